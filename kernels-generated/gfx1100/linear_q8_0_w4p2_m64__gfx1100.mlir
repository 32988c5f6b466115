// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q8_0', waves=4, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_0_w4p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 64 : index
  %c9 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant 48 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 512 : index
  %c20 = arith.constant dense<16711935> : vector<4xi32>
  %c21 = arith.constant dense<1677747200> : vector<4xi32>
  %c22 = arith.constant dense<8> : vector<4xi32>
  %c23 = arith.constant dense<0x6480> : vector<16xf16>
  %c24 = arith.constant 256 : index
  %c25 = arith.constant 3 : index
  %c26 = arith.constant 96 : index
  %c27 = arith.constant 160 : index
  %c28 = arith.constant 192 : index
  %c29 = arith.constant 224 : index
  %c30 = arith.constant 1024 : index
  %c31 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c34 = arith.constant 4 : index
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
  %15 = arith.muli %1, %c8 : index
  %16 = wave.scratch %c9 : memref<?xf32>
  %17 = arith.cmpi eq, %hasResidual, %c6 : index
  %18 = wave.block 0
  %19 = arith.muli %18, %c12 : index
  %20 = arith.cmpi slt, %15, %14 : index
  scf.if %20 {
    %21 = wave.lane
    %22 = arith.remui %21, %c1 : index
    %23 = arith.remui %22, %tileRows : index
    %24 = arith.addi %15, %23 : index
    %25 = arith.divui %24, %tileRows : index
    %26 = arith.divui %inputFeatures, %c1 : index
    %27 = arith.muli %25, %26 : index
    %28 = arith.divui %c5, %c1 : index
    %29 = arith.addi %27, %28 : index
    %30 = arith.muli %29, %c4 : index
    %31 = arith.remui %c5, %c1 : index
    %32 = arith.divui %31, %c14 : index
    %33 = arith.addi %30, %32 : index
    %34 = arith.muli %tileRows, %c14 : index
    %35 = arith.muli %33, %34 : index
    %36 = arith.remui %24, %tileRows : index
    %37 = arith.muli %36, %c14 : index
    %38 = arith.addi %35, %37 : index
    %39 = arith.remui %c5, %c14 : index
    %40 = arith.addi %38, %39 : index
    %41 = arith.addi %22, %c1 : index
    %42 = arith.addi %15, %41 : index
    %43 = arith.divui %42, %tileRows : index
    %44 = arith.divui %inputFeatures, %c1 : index
    %45 = arith.muli %43, %44 : index
    %46 = arith.divui %c5, %c1 : index
    %47 = arith.addi %45, %46 : index
    %48 = arith.muli %47, %c4 : index
    %49 = arith.remui %c5, %c1 : index
    %50 = arith.divui %49, %c14 : index
    %51 = arith.addi %48, %50 : index
    %52 = arith.muli %tileRows, %c14 : index
    %53 = arith.muli %51, %52 : index
    %54 = arith.remui %42, %tileRows : index
    %55 = arith.muli %54, %c14 : index
    %56 = arith.addi %53, %55 : index
    %57 = arith.remui %c5, %c14 : index
    %58 = arith.addi %56, %57 : index
    %59 = arith.addi %22, %c12 : index
    %60 = arith.addi %15, %59 : index
    %61 = arith.divui %60, %tileRows : index
    %62 = arith.divui %inputFeatures, %c1 : index
    %63 = arith.muli %61, %62 : index
    %64 = arith.divui %c5, %c1 : index
    %65 = arith.addi %63, %64 : index
    %66 = arith.muli %65, %c4 : index
    %67 = arith.remui %c5, %c1 : index
    %68 = arith.divui %67, %c14 : index
    %69 = arith.addi %66, %68 : index
    %70 = arith.muli %tileRows, %c14 : index
    %71 = arith.muli %69, %70 : index
    %72 = arith.remui %60, %tileRows : index
    %73 = arith.muli %72, %c14 : index
    %74 = arith.addi %71, %73 : index
    %75 = arith.remui %c5, %c14 : index
    %76 = arith.addi %74, %75 : index
    %77 = arith.addi %22, %c15 : index
    %78 = arith.addi %15, %77 : index
    %79 = arith.divui %78, %tileRows : index
    %80 = arith.divui %inputFeatures, %c1 : index
    %81 = arith.muli %79, %80 : index
    %82 = arith.divui %c5, %c1 : index
    %83 = arith.addi %81, %82 : index
    %84 = arith.muli %83, %c4 : index
    %85 = arith.remui %c5, %c1 : index
    %86 = arith.divui %85, %c14 : index
    %87 = arith.addi %84, %86 : index
    %88 = arith.muli %tileRows, %c14 : index
    %89 = arith.muli %87, %88 : index
    %90 = arith.remui %78, %tileRows : index
    %91 = arith.muli %90, %c14 : index
    %92 = arith.addi %89, %91 : index
    %93 = arith.remui %c5, %c14 : index
    %94 = arith.addi %92, %93 : index
    %95 = wave.wave
    %96 = arith.divui %inputFeatures, %c12 : index
    %97 = arith.muli %95, %stepsPerWave : index
    %98 = arith.minsi %97, %96 : index
    %99 = arith.addi %98, %stepsPerWave : index
    %100 = arith.minsi %99, %96 : index
    %101 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %102 = arith.subi %100, %98 : index
    %103 = arith.divui %102, %c4 : index
    %104 = arith.muli %103, %c4 : index
    %105 = arith.addi %98, %104 : index
    %106 = arith.addi %98, %stepsPerWave : index
    %107 = arith.select %101, %106, %105 : index
    %117:8 = scf.for %108 = %98 to %107 step %c4 iter_args(%109 = %c16, %110 = %c16, %111 = %c16, %112 = %c16, %113 = %c16, %114 = %c16, %115 = %c16, %116 = %c16) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %118 = wave.lane
      %119 = arith.addi %108, %c5 : index
      %120 = arith.remui %118, %c1 : index
      %121 = arith.addi %10, %c3 : index
      %122 = arith.muli %119, %c12 : index
      %123 = arith.addi %121, %122 : index
      %124 = arith.muli %120, %c4 : index
      %125 = arith.addi %123, %124 : index
      %126 = vector.load %w[%125] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %127 = vector.bitcast %126 : vector<2xi8> to vector<1xf16>
      %128 = vector.extract %127[0] : f16 from vector<1xf16>
      %129 = vector.broadcast %128 : f16 to vector<16xf16>
      %130 = arith.addi %10, %c3 : index
      %131 = arith.addi %inputFeatures, %c2 : index
      %132 = arith.divui %131, %c3 : index
      %133 = arith.muli %132, %c3 : index
      %134 = arith.addi %130, %133 : index
      %135 = arith.muli %119, %c19 : index
      %136 = arith.addi %134, %135 : index
      %137 = arith.addi %136, %c5 : index
      %138 = arith.muli %120, %c1 : index
      %139 = arith.addi %137, %138 : index
      %140 = vector.load %w[%139] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %141 = vector.bitcast %140 : vector<16xi8> to vector<4xi32>
      %142 = arith.andi %141, %c20 : vector<4xi32>
      %143 = arith.ori %142, %c21 : vector<4xi32>
      %144 = vector.bitcast %143 : vector<4xi32> to vector<8xf16>
      %145 = arith.shrui %141, %c22 : vector<4xi32>
      %146 = arith.andi %145, %c20 : vector<4xi32>
      %147 = arith.ori %146, %c21 : vector<4xi32>
      %148 = vector.bitcast %147 : vector<4xi32> to vector<8xf16>
      %149 = vector.shuffle %144, %148 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %150 = arith.subf %149, %c23 : vector<16xf16>
      %151 = arith.mulf %150, %129 : vector<16xf16>
      %152 = arith.muli %119, %c19 : index
      %153 = arith.addi %134, %152 : index
      %154 = arith.addi %153, %c24 : index
      %155 = arith.muli %120, %c1 : index
      %156 = arith.addi %154, %155 : index
      %157 = vector.load %w[%156] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %158 = vector.bitcast %157 : vector<16xi8> to vector<4xi32>
      %159 = arith.andi %158, %c20 : vector<4xi32>
      %160 = arith.ori %159, %c21 : vector<4xi32>
      %161 = vector.bitcast %160 : vector<4xi32> to vector<8xf16>
      %162 = arith.shrui %158, %c22 : vector<4xi32>
      %163 = arith.andi %162, %c20 : vector<4xi32>
      %164 = arith.ori %163, %c21 : vector<4xi32>
      %165 = vector.bitcast %164 : vector<4xi32> to vector<8xf16>
      %166 = vector.shuffle %161, %165 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %167 = arith.subf %166, %c23 : vector<16xf16>
      %168 = arith.mulf %167, %129 : vector<16xf16>
      %169 = arith.addi %108, %c6 : index
      %170 = arith.remui %118, %c1 : index
      %171 = arith.addi %10, %c3 : index
      %172 = arith.muli %169, %c12 : index
      %173 = arith.addi %171, %172 : index
      %174 = arith.muli %170, %c4 : index
      %175 = arith.addi %173, %174 : index
      %176 = vector.load %w[%175] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %177 = vector.bitcast %176 : vector<2xi8> to vector<1xf16>
      %178 = vector.extract %177[0] : f16 from vector<1xf16>
      %179 = vector.broadcast %178 : f16 to vector<16xf16>
      %180 = arith.addi %10, %c3 : index
      %181 = arith.addi %inputFeatures, %c2 : index
      %182 = arith.divui %181, %c3 : index
      %183 = arith.muli %182, %c3 : index
      %184 = arith.addi %180, %183 : index
      %185 = arith.muli %169, %c19 : index
      %186 = arith.addi %184, %185 : index
      %187 = arith.addi %186, %c5 : index
      %188 = arith.muli %170, %c1 : index
      %189 = arith.addi %187, %188 : index
      %190 = vector.load %w[%189] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %191 = vector.bitcast %190 : vector<16xi8> to vector<4xi32>
      %192 = arith.andi %191, %c20 : vector<4xi32>
      %193 = arith.ori %192, %c21 : vector<4xi32>
      %194 = vector.bitcast %193 : vector<4xi32> to vector<8xf16>
      %195 = arith.shrui %191, %c22 : vector<4xi32>
      %196 = arith.andi %195, %c20 : vector<4xi32>
      %197 = arith.ori %196, %c21 : vector<4xi32>
      %198 = vector.bitcast %197 : vector<4xi32> to vector<8xf16>
      %199 = vector.shuffle %194, %198 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %200 = arith.subf %199, %c23 : vector<16xf16>
      %201 = arith.mulf %200, %179 : vector<16xf16>
      %202 = arith.muli %169, %c19 : index
      %203 = arith.addi %184, %202 : index
      %204 = arith.addi %203, %c24 : index
      %205 = arith.muli %170, %c1 : index
      %206 = arith.addi %204, %205 : index
      %207 = vector.load %w[%206] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %208 = vector.bitcast %207 : vector<16xi8> to vector<4xi32>
      %209 = arith.andi %208, %c20 : vector<4xi32>
      %210 = arith.ori %209, %c21 : vector<4xi32>
      %211 = vector.bitcast %210 : vector<4xi32> to vector<8xf16>
      %212 = arith.shrui %208, %c22 : vector<4xi32>
      %213 = arith.andi %212, %c20 : vector<4xi32>
      %214 = arith.ori %213, %c21 : vector<4xi32>
      %215 = vector.bitcast %214 : vector<4xi32> to vector<8xf16>
      %216 = vector.shuffle %211, %215 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %217 = arith.subf %216, %c23 : vector<16xf16>
      %218 = arith.mulf %217, %179 : vector<16xf16>
      %219 = arith.addi %108, %c5 : index
      %220 = arith.remui %118, %c1 : index
      %221 = arith.addi %12, %c3 : index
      %222 = arith.muli %219, %c12 : index
      %223 = arith.addi %221, %222 : index
      %224 = arith.muli %220, %c4 : index
      %225 = arith.addi %223, %224 : index
      %226 = vector.load %w[%225] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %227 = vector.bitcast %226 : vector<2xi8> to vector<1xf16>
      %228 = vector.extract %227[0] : f16 from vector<1xf16>
      %229 = vector.broadcast %228 : f16 to vector<16xf16>
      %230 = arith.addi %12, %c3 : index
      %231 = arith.addi %inputFeatures, %c2 : index
      %232 = arith.divui %231, %c3 : index
      %233 = arith.muli %232, %c3 : index
      %234 = arith.addi %230, %233 : index
      %235 = arith.muli %219, %c19 : index
      %236 = arith.addi %234, %235 : index
      %237 = arith.addi %236, %c5 : index
      %238 = arith.muli %220, %c1 : index
      %239 = arith.addi %237, %238 : index
      %240 = vector.load %w[%239] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %241 = vector.bitcast %240 : vector<16xi8> to vector<4xi32>
      %242 = arith.andi %241, %c20 : vector<4xi32>
      %243 = arith.ori %242, %c21 : vector<4xi32>
      %244 = vector.bitcast %243 : vector<4xi32> to vector<8xf16>
      %245 = arith.shrui %241, %c22 : vector<4xi32>
      %246 = arith.andi %245, %c20 : vector<4xi32>
      %247 = arith.ori %246, %c21 : vector<4xi32>
      %248 = vector.bitcast %247 : vector<4xi32> to vector<8xf16>
      %249 = vector.shuffle %244, %248 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %250 = arith.subf %249, %c23 : vector<16xf16>
      %251 = arith.mulf %250, %229 : vector<16xf16>
      %252 = arith.muli %219, %c19 : index
      %253 = arith.addi %234, %252 : index
      %254 = arith.addi %253, %c24 : index
      %255 = arith.muli %220, %c1 : index
      %256 = arith.addi %254, %255 : index
      %257 = vector.load %w[%256] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %258 = vector.bitcast %257 : vector<16xi8> to vector<4xi32>
      %259 = arith.andi %258, %c20 : vector<4xi32>
      %260 = arith.ori %259, %c21 : vector<4xi32>
      %261 = vector.bitcast %260 : vector<4xi32> to vector<8xf16>
      %262 = arith.shrui %258, %c22 : vector<4xi32>
      %263 = arith.andi %262, %c20 : vector<4xi32>
      %264 = arith.ori %263, %c21 : vector<4xi32>
      %265 = vector.bitcast %264 : vector<4xi32> to vector<8xf16>
      %266 = vector.shuffle %261, %265 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %267 = arith.subf %266, %c23 : vector<16xf16>
      %268 = arith.mulf %267, %229 : vector<16xf16>
      %269 = arith.addi %108, %c6 : index
      %270 = arith.remui %118, %c1 : index
      %271 = arith.addi %12, %c3 : index
      %272 = arith.muli %269, %c12 : index
      %273 = arith.addi %271, %272 : index
      %274 = arith.muli %270, %c4 : index
      %275 = arith.addi %273, %274 : index
      %276 = vector.load %w[%275] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %277 = vector.bitcast %276 : vector<2xi8> to vector<1xf16>
      %278 = vector.extract %277[0] : f16 from vector<1xf16>
      %279 = vector.broadcast %278 : f16 to vector<16xf16>
      %280 = arith.addi %12, %c3 : index
      %281 = arith.addi %inputFeatures, %c2 : index
      %282 = arith.divui %281, %c3 : index
      %283 = arith.muli %282, %c3 : index
      %284 = arith.addi %280, %283 : index
      %285 = arith.muli %269, %c19 : index
      %286 = arith.addi %284, %285 : index
      %287 = arith.addi %286, %c5 : index
      %288 = arith.muli %270, %c1 : index
      %289 = arith.addi %287, %288 : index
      %290 = vector.load %w[%289] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %291 = vector.bitcast %290 : vector<16xi8> to vector<4xi32>
      %292 = arith.andi %291, %c20 : vector<4xi32>
      %293 = arith.ori %292, %c21 : vector<4xi32>
      %294 = vector.bitcast %293 : vector<4xi32> to vector<8xf16>
      %295 = arith.shrui %291, %c22 : vector<4xi32>
      %296 = arith.andi %295, %c20 : vector<4xi32>
      %297 = arith.ori %296, %c21 : vector<4xi32>
      %298 = vector.bitcast %297 : vector<4xi32> to vector<8xf16>
      %299 = vector.shuffle %294, %298 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %300 = arith.subf %299, %c23 : vector<16xf16>
      %301 = arith.mulf %300, %279 : vector<16xf16>
      %302 = arith.muli %269, %c19 : index
      %303 = arith.addi %284, %302 : index
      %304 = arith.addi %303, %c24 : index
      %305 = arith.muli %270, %c1 : index
      %306 = arith.addi %304, %305 : index
      %307 = vector.load %w[%306] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %308 = vector.bitcast %307 : vector<16xi8> to vector<4xi32>
      %309 = arith.andi %308, %c20 : vector<4xi32>
      %310 = arith.ori %309, %c21 : vector<4xi32>
      %311 = vector.bitcast %310 : vector<4xi32> to vector<8xf16>
      %312 = arith.shrui %308, %c22 : vector<4xi32>
      %313 = arith.andi %312, %c20 : vector<4xi32>
      %314 = arith.ori %313, %c21 : vector<4xi32>
      %315 = vector.bitcast %314 : vector<4xi32> to vector<8xf16>
      %316 = vector.shuffle %311, %315 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %317 = arith.subf %316, %c23 : vector<16xf16>
      %318 = arith.mulf %317, %279 : vector<16xf16>
      %319 = arith.muli %108, %c4 : index
      %320 = arith.addi %319, %c5 : index
      %321 = arith.muli %tileRows, %c1 : index
      %322 = arith.muli %320, %321 : index
      %323 = arith.addi %40, %322 : index
      %324 = vector.load %x[%323] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %325 = arith.muli %tileRows, %c14 : index
      %326 = arith.addi %323, %325 : index
      %327 = vector.load %x[%326] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %328 = vector.shuffle %324, %327 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %329 = wave.mma %328, %151, %109 : vector<16xf16>, vector<8xf32>
      %330 = wave.mma %328, %251, %110 : vector<16xf16>, vector<8xf32>
      %331 = arith.muli %108, %c4 : index
      %332 = arith.addi %331, %c5 : index
      %333 = arith.muli %tileRows, %c1 : index
      %334 = arith.muli %332, %333 : index
      %335 = arith.addi %58, %334 : index
      %336 = vector.load %x[%335] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %337 = arith.muli %tileRows, %c14 : index
      %338 = arith.addi %335, %337 : index
      %339 = vector.load %x[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %340 = vector.shuffle %336, %339 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %341 = wave.mma %340, %151, %111 : vector<16xf16>, vector<8xf32>
      %342 = wave.mma %340, %251, %112 : vector<16xf16>, vector<8xf32>
      %343 = arith.muli %108, %c4 : index
      %344 = arith.addi %343, %c5 : index
      %345 = arith.muli %tileRows, %c1 : index
      %346 = arith.muli %344, %345 : index
      %347 = arith.addi %76, %346 : index
      %348 = vector.load %x[%347] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %349 = arith.muli %tileRows, %c14 : index
      %350 = arith.addi %347, %349 : index
      %351 = vector.load %x[%350] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %352 = vector.shuffle %348, %351 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %353 = wave.mma %352, %151, %113 : vector<16xf16>, vector<8xf32>
      %354 = wave.mma %352, %251, %114 : vector<16xf16>, vector<8xf32>
      %355 = arith.muli %108, %c4 : index
      %356 = arith.addi %355, %c5 : index
      %357 = arith.muli %tileRows, %c1 : index
      %358 = arith.muli %356, %357 : index
      %359 = arith.addi %94, %358 : index
      %360 = vector.load %x[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %361 = arith.muli %tileRows, %c14 : index
      %362 = arith.addi %359, %361 : index
      %363 = vector.load %x[%362] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %364 = vector.shuffle %360, %363 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %365 = wave.mma %364, %151, %115 : vector<16xf16>, vector<8xf32>
      %366 = wave.mma %364, %251, %116 : vector<16xf16>, vector<8xf32>
      %367 = arith.muli %108, %c4 : index
      %368 = arith.addi %367, %c6 : index
      %369 = arith.muli %tileRows, %c1 : index
      %370 = arith.muli %368, %369 : index
      %371 = arith.addi %40, %370 : index
      %372 = vector.load %x[%371] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %373 = arith.muli %tileRows, %c14 : index
      %374 = arith.addi %371, %373 : index
      %375 = vector.load %x[%374] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %376 = vector.shuffle %372, %375 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %377 = wave.mma %376, %168, %329 : vector<16xf16>, vector<8xf32>
      %378 = wave.mma %376, %268, %330 : vector<16xf16>, vector<8xf32>
      %379 = arith.muli %108, %c4 : index
      %380 = arith.addi %379, %c6 : index
      %381 = arith.muli %tileRows, %c1 : index
      %382 = arith.muli %380, %381 : index
      %383 = arith.addi %58, %382 : index
      %384 = vector.load %x[%383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %385 = arith.muli %tileRows, %c14 : index
      %386 = arith.addi %383, %385 : index
      %387 = vector.load %x[%386] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %388 = vector.shuffle %384, %387 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %389 = wave.mma %388, %168, %341 : vector<16xf16>, vector<8xf32>
      %390 = wave.mma %388, %268, %342 : vector<16xf16>, vector<8xf32>
      %391 = arith.muli %108, %c4 : index
      %392 = arith.addi %391, %c6 : index
      %393 = arith.muli %tileRows, %c1 : index
      %394 = arith.muli %392, %393 : index
      %395 = arith.addi %76, %394 : index
      %396 = vector.load %x[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %397 = arith.muli %tileRows, %c14 : index
      %398 = arith.addi %395, %397 : index
      %399 = vector.load %x[%398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %400 = vector.shuffle %396, %399 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %401 = wave.mma %400, %168, %353 : vector<16xf16>, vector<8xf32>
      %402 = wave.mma %400, %268, %354 : vector<16xf16>, vector<8xf32>
      %403 = arith.muli %108, %c4 : index
      %404 = arith.addi %403, %c6 : index
      %405 = arith.muli %tileRows, %c1 : index
      %406 = arith.muli %404, %405 : index
      %407 = arith.addi %94, %406 : index
      %408 = vector.load %x[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %409 = arith.muli %tileRows, %c14 : index
      %410 = arith.addi %407, %409 : index
      %411 = vector.load %x[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %412 = vector.shuffle %408, %411 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %413 = wave.mma %412, %168, %365 : vector<16xf16>, vector<8xf32>
      %414 = wave.mma %412, %268, %366 : vector<16xf16>, vector<8xf32>
      %415 = arith.muli %108, %c4 : index
      %416 = arith.addi %415, %c4 : index
      %417 = arith.muli %tileRows, %c1 : index
      %418 = arith.muli %416, %417 : index
      %419 = arith.addi %40, %418 : index
      %420 = vector.load %x[%419] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %421 = arith.muli %tileRows, %c14 : index
      %422 = arith.addi %419, %421 : index
      %423 = vector.load %x[%422] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %424 = vector.shuffle %420, %423 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %425 = wave.mma %424, %201, %377 : vector<16xf16>, vector<8xf32>
      %426 = wave.mma %424, %301, %378 : vector<16xf16>, vector<8xf32>
      %427 = arith.muli %108, %c4 : index
      %428 = arith.addi %427, %c4 : index
      %429 = arith.muli %tileRows, %c1 : index
      %430 = arith.muli %428, %429 : index
      %431 = arith.addi %58, %430 : index
      %432 = vector.load %x[%431] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %433 = arith.muli %tileRows, %c14 : index
      %434 = arith.addi %431, %433 : index
      %435 = vector.load %x[%434] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %436 = vector.shuffle %432, %435 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %437 = wave.mma %436, %201, %389 : vector<16xf16>, vector<8xf32>
      %438 = wave.mma %436, %301, %390 : vector<16xf16>, vector<8xf32>
      %439 = arith.muli %108, %c4 : index
      %440 = arith.addi %439, %c4 : index
      %441 = arith.muli %tileRows, %c1 : index
      %442 = arith.muli %440, %441 : index
      %443 = arith.addi %76, %442 : index
      %444 = vector.load %x[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %445 = arith.muli %tileRows, %c14 : index
      %446 = arith.addi %443, %445 : index
      %447 = vector.load %x[%446] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %448 = vector.shuffle %444, %447 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %449 = wave.mma %448, %201, %401 : vector<16xf16>, vector<8xf32>
      %450 = wave.mma %448, %301, %402 : vector<16xf16>, vector<8xf32>
      %451 = arith.muli %108, %c4 : index
      %452 = arith.addi %451, %c4 : index
      %453 = arith.muli %tileRows, %c1 : index
      %454 = arith.muli %452, %453 : index
      %455 = arith.addi %94, %454 : index
      %456 = vector.load %x[%455] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %457 = arith.muli %tileRows, %c14 : index
      %458 = arith.addi %455, %457 : index
      %459 = vector.load %x[%458] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %460 = vector.shuffle %456, %459 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %461 = wave.mma %460, %201, %413 : vector<16xf16>, vector<8xf32>
      %462 = wave.mma %460, %301, %414 : vector<16xf16>, vector<8xf32>
      %463 = arith.muli %108, %c4 : index
      %464 = arith.addi %463, %c25 : index
      %465 = arith.muli %tileRows, %c1 : index
      %466 = arith.muli %464, %465 : index
      %467 = arith.addi %40, %466 : index
      %468 = vector.load %x[%467] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %469 = arith.muli %tileRows, %c14 : index
      %470 = arith.addi %467, %469 : index
      %471 = vector.load %x[%470] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %472 = vector.shuffle %468, %471 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %473 = wave.mma %472, %218, %425 : vector<16xf16>, vector<8xf32>
      %474 = wave.mma %472, %318, %426 : vector<16xf16>, vector<8xf32>
      %475 = arith.muli %108, %c4 : index
      %476 = arith.addi %475, %c25 : index
      %477 = arith.muli %tileRows, %c1 : index
      %478 = arith.muli %476, %477 : index
      %479 = arith.addi %58, %478 : index
      %480 = vector.load %x[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %481 = arith.muli %tileRows, %c14 : index
      %482 = arith.addi %479, %481 : index
      %483 = vector.load %x[%482] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %484 = vector.shuffle %480, %483 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %485 = wave.mma %484, %218, %437 : vector<16xf16>, vector<8xf32>
      %486 = wave.mma %484, %318, %438 : vector<16xf16>, vector<8xf32>
      %487 = arith.muli %108, %c4 : index
      %488 = arith.addi %487, %c25 : index
      %489 = arith.muli %tileRows, %c1 : index
      %490 = arith.muli %488, %489 : index
      %491 = arith.addi %76, %490 : index
      %492 = vector.load %x[%491] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %493 = arith.muli %tileRows, %c14 : index
      %494 = arith.addi %491, %493 : index
      %495 = vector.load %x[%494] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %496 = vector.shuffle %492, %495 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %497 = wave.mma %496, %218, %449 : vector<16xf16>, vector<8xf32>
      %498 = wave.mma %496, %318, %450 : vector<16xf16>, vector<8xf32>
      %499 = arith.muli %108, %c4 : index
      %500 = arith.addi %499, %c25 : index
      %501 = arith.muli %tileRows, %c1 : index
      %502 = arith.muli %500, %501 : index
      %503 = arith.addi %94, %502 : index
      %504 = vector.load %x[%503] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %505 = arith.muli %tileRows, %c14 : index
      %506 = arith.addi %503, %505 : index
      %507 = vector.load %x[%506] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %508 = vector.shuffle %504, %507 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %509 = wave.mma %508, %218, %461 : vector<16xf16>, vector<8xf32>
      %510 = wave.mma %508, %318, %462 : vector<16xf16>, vector<8xf32>
      scf.yield %473, %474, %485, %486, %497, %498, %509, %510 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %511 = arith.select %101, %107, %100 : index
    %521:8 = scf.for %512 = %107 to %511 step %c6 iter_args(%513 = %117#0, %514 = %117#1, %515 = %117#2, %516 = %117#3, %517 = %117#4, %518 = %117#5, %519 = %117#6, %520 = %117#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %522 = wave.lane
      %523 = arith.addi %512, %c5 : index
      %524 = arith.remui %522, %c1 : index
      %525 = arith.addi %10, %c3 : index
      %526 = arith.muli %523, %c12 : index
      %527 = arith.addi %525, %526 : index
      %528 = arith.muli %524, %c4 : index
      %529 = arith.addi %527, %528 : index
      %530 = vector.load %w[%529] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %531 = vector.bitcast %530 : vector<2xi8> to vector<1xf16>
      %532 = vector.extract %531[0] : f16 from vector<1xf16>
      %533 = vector.broadcast %532 : f16 to vector<16xf16>
      %534 = arith.addi %10, %c3 : index
      %535 = arith.addi %inputFeatures, %c2 : index
      %536 = arith.divui %535, %c3 : index
      %537 = arith.muli %536, %c3 : index
      %538 = arith.addi %534, %537 : index
      %539 = arith.muli %523, %c19 : index
      %540 = arith.addi %538, %539 : index
      %541 = arith.addi %540, %c5 : index
      %542 = arith.muli %524, %c1 : index
      %543 = arith.addi %541, %542 : index
      %544 = vector.load %w[%543] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %545 = vector.bitcast %544 : vector<16xi8> to vector<4xi32>
      %546 = arith.andi %545, %c20 : vector<4xi32>
      %547 = arith.ori %546, %c21 : vector<4xi32>
      %548 = vector.bitcast %547 : vector<4xi32> to vector<8xf16>
      %549 = arith.shrui %545, %c22 : vector<4xi32>
      %550 = arith.andi %549, %c20 : vector<4xi32>
      %551 = arith.ori %550, %c21 : vector<4xi32>
      %552 = vector.bitcast %551 : vector<4xi32> to vector<8xf16>
      %553 = vector.shuffle %548, %552 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %554 = arith.subf %553, %c23 : vector<16xf16>
      %555 = arith.mulf %554, %533 : vector<16xf16>
      %556 = arith.muli %523, %c19 : index
      %557 = arith.addi %538, %556 : index
      %558 = arith.addi %557, %c24 : index
      %559 = arith.muli %524, %c1 : index
      %560 = arith.addi %558, %559 : index
      %561 = vector.load %w[%560] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %562 = vector.bitcast %561 : vector<16xi8> to vector<4xi32>
      %563 = arith.andi %562, %c20 : vector<4xi32>
      %564 = arith.ori %563, %c21 : vector<4xi32>
      %565 = vector.bitcast %564 : vector<4xi32> to vector<8xf16>
      %566 = arith.shrui %562, %c22 : vector<4xi32>
      %567 = arith.andi %566, %c20 : vector<4xi32>
      %568 = arith.ori %567, %c21 : vector<4xi32>
      %569 = vector.bitcast %568 : vector<4xi32> to vector<8xf16>
      %570 = vector.shuffle %565, %569 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %571 = arith.subf %570, %c23 : vector<16xf16>
      %572 = arith.mulf %571, %533 : vector<16xf16>
      %573 = arith.addi %512, %c5 : index
      %574 = arith.remui %522, %c1 : index
      %575 = arith.addi %12, %c3 : index
      %576 = arith.muli %573, %c12 : index
      %577 = arith.addi %575, %576 : index
      %578 = arith.muli %574, %c4 : index
      %579 = arith.addi %577, %578 : index
      %580 = vector.load %w[%579] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %581 = vector.bitcast %580 : vector<2xi8> to vector<1xf16>
      %582 = vector.extract %581[0] : f16 from vector<1xf16>
      %583 = vector.broadcast %582 : f16 to vector<16xf16>
      %584 = arith.addi %12, %c3 : index
      %585 = arith.addi %inputFeatures, %c2 : index
      %586 = arith.divui %585, %c3 : index
      %587 = arith.muli %586, %c3 : index
      %588 = arith.addi %584, %587 : index
      %589 = arith.muli %573, %c19 : index
      %590 = arith.addi %588, %589 : index
      %591 = arith.addi %590, %c5 : index
      %592 = arith.muli %574, %c1 : index
      %593 = arith.addi %591, %592 : index
      %594 = vector.load %w[%593] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %595 = vector.bitcast %594 : vector<16xi8> to vector<4xi32>
      %596 = arith.andi %595, %c20 : vector<4xi32>
      %597 = arith.ori %596, %c21 : vector<4xi32>
      %598 = vector.bitcast %597 : vector<4xi32> to vector<8xf16>
      %599 = arith.shrui %595, %c22 : vector<4xi32>
      %600 = arith.andi %599, %c20 : vector<4xi32>
      %601 = arith.ori %600, %c21 : vector<4xi32>
      %602 = vector.bitcast %601 : vector<4xi32> to vector<8xf16>
      %603 = vector.shuffle %598, %602 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %604 = arith.subf %603, %c23 : vector<16xf16>
      %605 = arith.mulf %604, %583 : vector<16xf16>
      %606 = arith.muli %573, %c19 : index
      %607 = arith.addi %588, %606 : index
      %608 = arith.addi %607, %c24 : index
      %609 = arith.muli %574, %c1 : index
      %610 = arith.addi %608, %609 : index
      %611 = vector.load %w[%610] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %612 = vector.bitcast %611 : vector<16xi8> to vector<4xi32>
      %613 = arith.andi %612, %c20 : vector<4xi32>
      %614 = arith.ori %613, %c21 : vector<4xi32>
      %615 = vector.bitcast %614 : vector<4xi32> to vector<8xf16>
      %616 = arith.shrui %612, %c22 : vector<4xi32>
      %617 = arith.andi %616, %c20 : vector<4xi32>
      %618 = arith.ori %617, %c21 : vector<4xi32>
      %619 = vector.bitcast %618 : vector<4xi32> to vector<8xf16>
      %620 = vector.shuffle %615, %619 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %621 = arith.subf %620, %c23 : vector<16xf16>
      %622 = arith.mulf %621, %583 : vector<16xf16>
      %623 = arith.muli %512, %c4 : index
      %624 = arith.addi %623, %c5 : index
      %625 = arith.muli %tileRows, %c1 : index
      %626 = arith.muli %624, %625 : index
      %627 = arith.addi %40, %626 : index
      %628 = vector.load %x[%627] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %629 = arith.muli %tileRows, %c14 : index
      %630 = arith.addi %627, %629 : index
      %631 = vector.load %x[%630] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %632 = vector.shuffle %628, %631 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %633 = wave.mma %632, %555, %513 : vector<16xf16>, vector<8xf32>
      %634 = wave.mma %632, %605, %514 : vector<16xf16>, vector<8xf32>
      %635 = arith.muli %512, %c4 : index
      %636 = arith.addi %635, %c5 : index
      %637 = arith.muli %tileRows, %c1 : index
      %638 = arith.muli %636, %637 : index
      %639 = arith.addi %58, %638 : index
      %640 = vector.load %x[%639] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %641 = arith.muli %tileRows, %c14 : index
      %642 = arith.addi %639, %641 : index
      %643 = vector.load %x[%642] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %644 = vector.shuffle %640, %643 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %645 = wave.mma %644, %555, %515 : vector<16xf16>, vector<8xf32>
      %646 = wave.mma %644, %605, %516 : vector<16xf16>, vector<8xf32>
      %647 = arith.muli %512, %c4 : index
      %648 = arith.addi %647, %c5 : index
      %649 = arith.muli %tileRows, %c1 : index
      %650 = arith.muli %648, %649 : index
      %651 = arith.addi %76, %650 : index
      %652 = vector.load %x[%651] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %653 = arith.muli %tileRows, %c14 : index
      %654 = arith.addi %651, %653 : index
      %655 = vector.load %x[%654] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %656 = vector.shuffle %652, %655 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %657 = wave.mma %656, %555, %517 : vector<16xf16>, vector<8xf32>
      %658 = wave.mma %656, %605, %518 : vector<16xf16>, vector<8xf32>
      %659 = arith.muli %512, %c4 : index
      %660 = arith.addi %659, %c5 : index
      %661 = arith.muli %tileRows, %c1 : index
      %662 = arith.muli %660, %661 : index
      %663 = arith.addi %94, %662 : index
      %664 = vector.load %x[%663] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %665 = arith.muli %tileRows, %c14 : index
      %666 = arith.addi %663, %665 : index
      %667 = vector.load %x[%666] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %668 = vector.shuffle %664, %667 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %669 = wave.mma %668, %555, %519 : vector<16xf16>, vector<8xf32>
      %670 = wave.mma %668, %605, %520 : vector<16xf16>, vector<8xf32>
      %671 = arith.muli %512, %c4 : index
      %672 = arith.addi %671, %c6 : index
      %673 = arith.muli %tileRows, %c1 : index
      %674 = arith.muli %672, %673 : index
      %675 = arith.addi %40, %674 : index
      %676 = vector.load %x[%675] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %677 = arith.muli %tileRows, %c14 : index
      %678 = arith.addi %675, %677 : index
      %679 = vector.load %x[%678] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %680 = vector.shuffle %676, %679 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %681 = wave.mma %680, %572, %633 : vector<16xf16>, vector<8xf32>
      %682 = wave.mma %680, %622, %634 : vector<16xf16>, vector<8xf32>
      %683 = arith.muli %512, %c4 : index
      %684 = arith.addi %683, %c6 : index
      %685 = arith.muli %tileRows, %c1 : index
      %686 = arith.muli %684, %685 : index
      %687 = arith.addi %58, %686 : index
      %688 = vector.load %x[%687] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %689 = arith.muli %tileRows, %c14 : index
      %690 = arith.addi %687, %689 : index
      %691 = vector.load %x[%690] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %692 = vector.shuffle %688, %691 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %693 = wave.mma %692, %572, %645 : vector<16xf16>, vector<8xf32>
      %694 = wave.mma %692, %622, %646 : vector<16xf16>, vector<8xf32>
      %695 = arith.muli %512, %c4 : index
      %696 = arith.addi %695, %c6 : index
      %697 = arith.muli %tileRows, %c1 : index
      %698 = arith.muli %696, %697 : index
      %699 = arith.addi %76, %698 : index
      %700 = vector.load %x[%699] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %701 = arith.muli %tileRows, %c14 : index
      %702 = arith.addi %699, %701 : index
      %703 = vector.load %x[%702] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %704 = vector.shuffle %700, %703 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %705 = wave.mma %704, %572, %657 : vector<16xf16>, vector<8xf32>
      %706 = wave.mma %704, %622, %658 : vector<16xf16>, vector<8xf32>
      %707 = arith.muli %512, %c4 : index
      %708 = arith.addi %707, %c6 : index
      %709 = arith.muli %tileRows, %c1 : index
      %710 = arith.muli %708, %709 : index
      %711 = arith.addi %94, %710 : index
      %712 = vector.load %x[%711] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %713 = arith.muli %tileRows, %c14 : index
      %714 = arith.addi %711, %713 : index
      %715 = vector.load %x[%714] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %716 = vector.shuffle %712, %715 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %717 = wave.mma %716, %572, %669 : vector<16xf16>, vector<8xf32>
      %718 = wave.mma %716, %622, %670 : vector<16xf16>, vector<8xf32>
      scf.yield %681, %682, %693, %694, %705, %706, %717, %718 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %719 = wave.lane
    %720 = wave.wave
    %721 = arith.muli %720, %c4 : index
    %722 = arith.addi %721, %c5 : index
    %723 = arith.muli %722, %c24 : index
    %724 = arith.addi %723, %719 : index
    %725 = vector.extract %521#0[0] : f32 from vector<8xf32>
    %726 = arith.addi %724, %c5 : index
    memref.store %725, %16[%726] : memref<?xf32>
    %727 = vector.extract %521#0[1] : f32 from vector<8xf32>
    %728 = arith.addi %724, %c12 : index
    memref.store %727, %16[%728] : memref<?xf32>
    %729 = vector.extract %521#0[2] : f32 from vector<8xf32>
    %730 = arith.addi %724, %c8 : index
    memref.store %729, %16[%730] : memref<?xf32>
    %731 = vector.extract %521#0[3] : f32 from vector<8xf32>
    %732 = arith.addi %724, %c26 : index
    memref.store %731, %16[%732] : memref<?xf32>
    %733 = vector.extract %521#0[4] : f32 from vector<8xf32>
    %734 = arith.addi %724, %c3 : index
    memref.store %733, %16[%734] : memref<?xf32>
    %735 = vector.extract %521#0[5] : f32 from vector<8xf32>
    %736 = arith.addi %724, %c27 : index
    memref.store %735, %16[%736] : memref<?xf32>
    %737 = vector.extract %521#0[6] : f32 from vector<8xf32>
    %738 = arith.addi %724, %c28 : index
    memref.store %737, %16[%738] : memref<?xf32>
    %739 = vector.extract %521#0[7] : f32 from vector<8xf32>
    %740 = arith.addi %724, %c29 : index
    memref.store %739, %16[%740] : memref<?xf32>
    %741 = arith.muli %720, %c4 : index
    %742 = arith.addi %741, %c6 : index
    %743 = arith.muli %742, %c24 : index
    %744 = arith.addi %743, %719 : index
    %745 = vector.extract %521#1[0] : f32 from vector<8xf32>
    %746 = arith.addi %744, %c5 : index
    memref.store %745, %16[%746] : memref<?xf32>
    %747 = vector.extract %521#1[1] : f32 from vector<8xf32>
    %748 = arith.addi %744, %c12 : index
    memref.store %747, %16[%748] : memref<?xf32>
    %749 = vector.extract %521#1[2] : f32 from vector<8xf32>
    %750 = arith.addi %744, %c8 : index
    memref.store %749, %16[%750] : memref<?xf32>
    %751 = vector.extract %521#1[3] : f32 from vector<8xf32>
    %752 = arith.addi %744, %c26 : index
    memref.store %751, %16[%752] : memref<?xf32>
    %753 = vector.extract %521#1[4] : f32 from vector<8xf32>
    %754 = arith.addi %744, %c3 : index
    memref.store %753, %16[%754] : memref<?xf32>
    %755 = vector.extract %521#1[5] : f32 from vector<8xf32>
    %756 = arith.addi %744, %c27 : index
    memref.store %755, %16[%756] : memref<?xf32>
    %757 = vector.extract %521#1[6] : f32 from vector<8xf32>
    %758 = arith.addi %744, %c28 : index
    memref.store %757, %16[%758] : memref<?xf32>
    %759 = vector.extract %521#1[7] : f32 from vector<8xf32>
    %760 = arith.addi %744, %c29 : index
    memref.store %759, %16[%760] : memref<?xf32>
    wave.barrier
    %761 = arith.muli %720, %c4 : index
    %762 = arith.addi %761, %c5 : index
    %763 = arith.muli %762, %c12 : index
    %764 = arith.addi %763, %719 : index
    %765 = arith.addi %764, %c5 : index
    %766 = memref.load %16[%765] : memref<?xf32>
    %767 = arith.addi %765, %c19 : index
    %768 = memref.load %16[%767] : memref<?xf32>
    %769 = arith.addf %766, %768 : f32
    %770 = arith.addi %765, %c30 : index
    %771 = memref.load %16[%770] : memref<?xf32>
    %772 = arith.addf %769, %771 : f32
    %773 = arith.addi %765, %c31 : index
    %774 = memref.load %16[%773] : memref<?xf32>
    %775 = arith.addf %772, %774 : f32
    %776 = arith.muli %762, %c12 : index
    %777 = arith.addi %776, %719 : index
    %778 = arith.addi %777, %c24 : index
    %779 = memref.load %16[%778] : memref<?xf32>
    %780 = arith.addi %778, %c19 : index
    %781 = memref.load %16[%780] : memref<?xf32>
    %782 = arith.addf %779, %781 : f32
    %783 = arith.addi %778, %c30 : index
    %784 = memref.load %16[%783] : memref<?xf32>
    %785 = arith.addf %782, %784 : f32
    %786 = arith.addi %778, %c31 : index
    %787 = memref.load %16[%786] : memref<?xf32>
    %788 = arith.addf %785, %787 : f32
    %789 = wave.lane
    %790 = arith.addi %15, %c5 : index
    %791 = arith.muli %762, %c4 : index
    %792 = arith.addi %790, %791 : index
    %793 = arith.divui %789, %c1 : index
    %794 = arith.addi %792, %793 : index
    %795 = arith.cmpi slt, %794, %14 : index
    scf.if %795 {
      %796 = arith.cmpi eq, %hasFactors, %c6 : index
      %797 = arith.muli %794, %c4 : index
      %798 = memref.load %factors[%797] : memref<?xf32>
      %799 = arith.mulf %798, %operandScale : f32
      %800 = arith.select %796, %799, %operandScale : f32
      %801 = arith.remui %789, %c1 : index
      %802 = arith.muli %801, %c34 : index
      %803 = arith.addi %10, %802 : index
      %804 = vector.load %w[%803] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %805 = vector.bitcast %804 : vector<4xi8> to vector<1xf32>
      %806 = vector.extract %805[0] : f32 from vector<1xf32>
      %807 = arith.mulf %806, %800 : f32
      %808 = arith.mulf %775, %807 : f32
      %809 = arith.remui %789, %c1 : index
      %810 = arith.muli %809, %c34 : index
      %811 = arith.addi %12, %810 : index
      %812 = vector.load %w[%811] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %813 = vector.bitcast %812 : vector<4xi8> to vector<1xf32>
      %814 = vector.extract %813[0] : f32 from vector<1xf32>
      %815 = arith.mulf %814, %800 : f32
      %816 = arith.mulf %788, %815 : f32
      %817 = arith.muli %794, %outputFeatures : index
      %818 = arith.addi %817, %19 : index
      %819 = wave.lane
      %820 = arith.remui %819, %c1 : index
      %821 = arith.addi %818, %820 : index
      scf.if %17 {
        %822 = arith.addi %821, %c5 : index
        %823 = memref.load %residual[%822] : memref<?xf32>
        %824 = arith.addf %823, %808 : f32
        %825 = arith.addi %821, %c5 : index
        memref.store %824, %out[%825] : memref<?xf32>
      } else {
        %826 = arith.addi %821, %c5 : index
        memref.store %808, %out[%826] : memref<?xf32>
      }
      scf.if %17 {
        %827 = arith.addi %821, %c1 : index
        %828 = memref.load %residual[%827] : memref<?xf32>
        %829 = arith.addf %828, %816 : f32
        %830 = arith.addi %821, %c1 : index
        memref.store %829, %out[%830] : memref<?xf32>
      } else {
        %831 = arith.addi %821, %c1 : index
        memref.store %816, %out[%831] : memref<?xf32>
      }
    }
    %832 = arith.muli %720, %c4 : index
    %833 = arith.addi %832, %c6 : index
    %834 = arith.muli %833, %c12 : index
    %835 = arith.addi %834, %719 : index
    %836 = arith.addi %835, %c5 : index
    %837 = memref.load %16[%836] : memref<?xf32>
    %838 = arith.addi %836, %c19 : index
    %839 = memref.load %16[%838] : memref<?xf32>
    %840 = arith.addf %837, %839 : f32
    %841 = arith.addi %836, %c30 : index
    %842 = memref.load %16[%841] : memref<?xf32>
    %843 = arith.addf %840, %842 : f32
    %844 = arith.addi %836, %c31 : index
    %845 = memref.load %16[%844] : memref<?xf32>
    %846 = arith.addf %843, %845 : f32
    %847 = arith.muli %833, %c12 : index
    %848 = arith.addi %847, %719 : index
    %849 = arith.addi %848, %c24 : index
    %850 = memref.load %16[%849] : memref<?xf32>
    %851 = arith.addi %849, %c19 : index
    %852 = memref.load %16[%851] : memref<?xf32>
    %853 = arith.addf %850, %852 : f32
    %854 = arith.addi %849, %c30 : index
    %855 = memref.load %16[%854] : memref<?xf32>
    %856 = arith.addf %853, %855 : f32
    %857 = arith.addi %849, %c31 : index
    %858 = memref.load %16[%857] : memref<?xf32>
    %859 = arith.addf %856, %858 : f32
    %860 = wave.lane
    %861 = arith.addi %15, %c5 : index
    %862 = arith.muli %833, %c4 : index
    %863 = arith.addi %861, %862 : index
    %864 = arith.divui %860, %c1 : index
    %865 = arith.addi %863, %864 : index
    %866 = arith.cmpi slt, %865, %14 : index
    scf.if %866 {
      %867 = arith.cmpi eq, %hasFactors, %c6 : index
      %868 = arith.muli %865, %c4 : index
      %869 = memref.load %factors[%868] : memref<?xf32>
      %870 = arith.mulf %869, %operandScale : f32
      %871 = arith.select %867, %870, %operandScale : f32
      %872 = arith.remui %860, %c1 : index
      %873 = arith.muli %872, %c34 : index
      %874 = arith.addi %10, %873 : index
      %875 = vector.load %w[%874] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %876 = vector.bitcast %875 : vector<4xi8> to vector<1xf32>
      %877 = vector.extract %876[0] : f32 from vector<1xf32>
      %878 = arith.mulf %877, %871 : f32
      %879 = arith.mulf %846, %878 : f32
      %880 = arith.remui %860, %c1 : index
      %881 = arith.muli %880, %c34 : index
      %882 = arith.addi %12, %881 : index
      %883 = vector.load %w[%882] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %884 = vector.bitcast %883 : vector<4xi8> to vector<1xf32>
      %885 = vector.extract %884[0] : f32 from vector<1xf32>
      %886 = arith.mulf %885, %871 : f32
      %887 = arith.mulf %859, %886 : f32
      %888 = arith.muli %865, %outputFeatures : index
      %889 = arith.addi %888, %19 : index
      %890 = wave.lane
      %891 = arith.remui %890, %c1 : index
      %892 = arith.addi %889, %891 : index
      scf.if %17 {
        %893 = arith.addi %892, %c5 : index
        %894 = memref.load %residual[%893] : memref<?xf32>
        %895 = arith.addf %894, %879 : f32
        %896 = arith.addi %892, %c5 : index
        memref.store %895, %out[%896] : memref<?xf32>
      } else {
        %897 = arith.addi %892, %c5 : index
        memref.store %879, %out[%897] : memref<?xf32>
      }
      scf.if %17 {
        %898 = arith.addi %892, %c1 : index
        %899 = memref.load %residual[%898] : memref<?xf32>
        %900 = arith.addf %899, %887 : f32
        %901 = arith.addi %892, %c1 : index
        memref.store %900, %out[%901] : memref<?xf32>
      } else {
        %902 = arith.addi %892, %c1 : index
        memref.store %887, %out[%902] : memref<?xf32>
      }
    }
    %903 = wave.lane
    wave.barrier
    %904 = wave.wave
    %905 = arith.muli %904, %c4 : index
    %906 = arith.addi %905, %c5 : index
    %907 = arith.muli %906, %c24 : index
    %908 = arith.addi %907, %903 : index
    %909 = vector.extract %521#2[0] : f32 from vector<8xf32>
    %910 = arith.addi %908, %c5 : index
    memref.store %909, %16[%910] : memref<?xf32>
    %911 = vector.extract %521#2[1] : f32 from vector<8xf32>
    %912 = arith.addi %908, %c12 : index
    memref.store %911, %16[%912] : memref<?xf32>
    %913 = vector.extract %521#2[2] : f32 from vector<8xf32>
    %914 = arith.addi %908, %c8 : index
    memref.store %913, %16[%914] : memref<?xf32>
    %915 = vector.extract %521#2[3] : f32 from vector<8xf32>
    %916 = arith.addi %908, %c26 : index
    memref.store %915, %16[%916] : memref<?xf32>
    %917 = vector.extract %521#2[4] : f32 from vector<8xf32>
    %918 = arith.addi %908, %c3 : index
    memref.store %917, %16[%918] : memref<?xf32>
    %919 = vector.extract %521#2[5] : f32 from vector<8xf32>
    %920 = arith.addi %908, %c27 : index
    memref.store %919, %16[%920] : memref<?xf32>
    %921 = vector.extract %521#2[6] : f32 from vector<8xf32>
    %922 = arith.addi %908, %c28 : index
    memref.store %921, %16[%922] : memref<?xf32>
    %923 = vector.extract %521#2[7] : f32 from vector<8xf32>
    %924 = arith.addi %908, %c29 : index
    memref.store %923, %16[%924] : memref<?xf32>
    %925 = arith.muli %904, %c4 : index
    %926 = arith.addi %925, %c6 : index
    %927 = arith.muli %926, %c24 : index
    %928 = arith.addi %927, %903 : index
    %929 = vector.extract %521#3[0] : f32 from vector<8xf32>
    %930 = arith.addi %928, %c5 : index
    memref.store %929, %16[%930] : memref<?xf32>
    %931 = vector.extract %521#3[1] : f32 from vector<8xf32>
    %932 = arith.addi %928, %c12 : index
    memref.store %931, %16[%932] : memref<?xf32>
    %933 = vector.extract %521#3[2] : f32 from vector<8xf32>
    %934 = arith.addi %928, %c8 : index
    memref.store %933, %16[%934] : memref<?xf32>
    %935 = vector.extract %521#3[3] : f32 from vector<8xf32>
    %936 = arith.addi %928, %c26 : index
    memref.store %935, %16[%936] : memref<?xf32>
    %937 = vector.extract %521#3[4] : f32 from vector<8xf32>
    %938 = arith.addi %928, %c3 : index
    memref.store %937, %16[%938] : memref<?xf32>
    %939 = vector.extract %521#3[5] : f32 from vector<8xf32>
    %940 = arith.addi %928, %c27 : index
    memref.store %939, %16[%940] : memref<?xf32>
    %941 = vector.extract %521#3[6] : f32 from vector<8xf32>
    %942 = arith.addi %928, %c28 : index
    memref.store %941, %16[%942] : memref<?xf32>
    %943 = vector.extract %521#3[7] : f32 from vector<8xf32>
    %944 = arith.addi %928, %c29 : index
    memref.store %943, %16[%944] : memref<?xf32>
    wave.barrier
    %945 = arith.muli %904, %c4 : index
    %946 = arith.addi %945, %c5 : index
    %947 = arith.muli %946, %c12 : index
    %948 = arith.addi %947, %903 : index
    %949 = arith.addi %948, %c5 : index
    %950 = memref.load %16[%949] : memref<?xf32>
    %951 = arith.addi %949, %c19 : index
    %952 = memref.load %16[%951] : memref<?xf32>
    %953 = arith.addf %950, %952 : f32
    %954 = arith.addi %949, %c30 : index
    %955 = memref.load %16[%954] : memref<?xf32>
    %956 = arith.addf %953, %955 : f32
    %957 = arith.addi %949, %c31 : index
    %958 = memref.load %16[%957] : memref<?xf32>
    %959 = arith.addf %956, %958 : f32
    %960 = arith.muli %946, %c12 : index
    %961 = arith.addi %960, %903 : index
    %962 = arith.addi %961, %c24 : index
    %963 = memref.load %16[%962] : memref<?xf32>
    %964 = arith.addi %962, %c19 : index
    %965 = memref.load %16[%964] : memref<?xf32>
    %966 = arith.addf %963, %965 : f32
    %967 = arith.addi %962, %c30 : index
    %968 = memref.load %16[%967] : memref<?xf32>
    %969 = arith.addf %966, %968 : f32
    %970 = arith.addi %962, %c31 : index
    %971 = memref.load %16[%970] : memref<?xf32>
    %972 = arith.addf %969, %971 : f32
    %973 = wave.lane
    %974 = arith.addi %15, %c1 : index
    %975 = arith.muli %946, %c4 : index
    %976 = arith.addi %974, %975 : index
    %977 = arith.divui %973, %c1 : index
    %978 = arith.addi %976, %977 : index
    %979 = arith.cmpi slt, %978, %14 : index
    scf.if %979 {
      %980 = arith.cmpi eq, %hasFactors, %c6 : index
      %981 = arith.muli %978, %c4 : index
      %982 = memref.load %factors[%981] : memref<?xf32>
      %983 = arith.mulf %982, %operandScale : f32
      %984 = arith.select %980, %983, %operandScale : f32
      %985 = arith.remui %973, %c1 : index
      %986 = arith.muli %985, %c34 : index
      %987 = arith.addi %10, %986 : index
      %988 = vector.load %w[%987] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %989 = vector.bitcast %988 : vector<4xi8> to vector<1xf32>
      %990 = vector.extract %989[0] : f32 from vector<1xf32>
      %991 = arith.mulf %990, %984 : f32
      %992 = arith.mulf %959, %991 : f32
      %993 = arith.remui %973, %c1 : index
      %994 = arith.muli %993, %c34 : index
      %995 = arith.addi %12, %994 : index
      %996 = vector.load %w[%995] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %997 = vector.bitcast %996 : vector<4xi8> to vector<1xf32>
      %998 = vector.extract %997[0] : f32 from vector<1xf32>
      %999 = arith.mulf %998, %984 : f32
      %1000 = arith.mulf %972, %999 : f32
      %1001 = arith.muli %978, %outputFeatures : index
      %1002 = arith.addi %1001, %19 : index
      %1003 = wave.lane
      %1004 = arith.remui %1003, %c1 : index
      %1005 = arith.addi %1002, %1004 : index
      scf.if %17 {
        %1006 = arith.addi %1005, %c5 : index
        %1007 = memref.load %residual[%1006] : memref<?xf32>
        %1008 = arith.addf %1007, %992 : f32
        %1009 = arith.addi %1005, %c5 : index
        memref.store %1008, %out[%1009] : memref<?xf32>
      } else {
        %1010 = arith.addi %1005, %c5 : index
        memref.store %992, %out[%1010] : memref<?xf32>
      }
      scf.if %17 {
        %1011 = arith.addi %1005, %c1 : index
        %1012 = memref.load %residual[%1011] : memref<?xf32>
        %1013 = arith.addf %1012, %1000 : f32
        %1014 = arith.addi %1005, %c1 : index
        memref.store %1013, %out[%1014] : memref<?xf32>
      } else {
        %1015 = arith.addi %1005, %c1 : index
        memref.store %1000, %out[%1015] : memref<?xf32>
      }
    }
    %1016 = arith.muli %904, %c4 : index
    %1017 = arith.addi %1016, %c6 : index
    %1018 = arith.muli %1017, %c12 : index
    %1019 = arith.addi %1018, %903 : index
    %1020 = arith.addi %1019, %c5 : index
    %1021 = memref.load %16[%1020] : memref<?xf32>
    %1022 = arith.addi %1020, %c19 : index
    %1023 = memref.load %16[%1022] : memref<?xf32>
    %1024 = arith.addf %1021, %1023 : f32
    %1025 = arith.addi %1020, %c30 : index
    %1026 = memref.load %16[%1025] : memref<?xf32>
    %1027 = arith.addf %1024, %1026 : f32
    %1028 = arith.addi %1020, %c31 : index
    %1029 = memref.load %16[%1028] : memref<?xf32>
    %1030 = arith.addf %1027, %1029 : f32
    %1031 = arith.muli %1017, %c12 : index
    %1032 = arith.addi %1031, %903 : index
    %1033 = arith.addi %1032, %c24 : index
    %1034 = memref.load %16[%1033] : memref<?xf32>
    %1035 = arith.addi %1033, %c19 : index
    %1036 = memref.load %16[%1035] : memref<?xf32>
    %1037 = arith.addf %1034, %1036 : f32
    %1038 = arith.addi %1033, %c30 : index
    %1039 = memref.load %16[%1038] : memref<?xf32>
    %1040 = arith.addf %1037, %1039 : f32
    %1041 = arith.addi %1033, %c31 : index
    %1042 = memref.load %16[%1041] : memref<?xf32>
    %1043 = arith.addf %1040, %1042 : f32
    %1044 = wave.lane
    %1045 = arith.addi %15, %c1 : index
    %1046 = arith.muli %1017, %c4 : index
    %1047 = arith.addi %1045, %1046 : index
    %1048 = arith.divui %1044, %c1 : index
    %1049 = arith.addi %1047, %1048 : index
    %1050 = arith.cmpi slt, %1049, %14 : index
    scf.if %1050 {
      %1051 = arith.cmpi eq, %hasFactors, %c6 : index
      %1052 = arith.muli %1049, %c4 : index
      %1053 = memref.load %factors[%1052] : memref<?xf32>
      %1054 = arith.mulf %1053, %operandScale : f32
      %1055 = arith.select %1051, %1054, %operandScale : f32
      %1056 = arith.remui %1044, %c1 : index
      %1057 = arith.muli %1056, %c34 : index
      %1058 = arith.addi %10, %1057 : index
      %1059 = vector.load %w[%1058] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1060 = vector.bitcast %1059 : vector<4xi8> to vector<1xf32>
      %1061 = vector.extract %1060[0] : f32 from vector<1xf32>
      %1062 = arith.mulf %1061, %1055 : f32
      %1063 = arith.mulf %1030, %1062 : f32
      %1064 = arith.remui %1044, %c1 : index
      %1065 = arith.muli %1064, %c34 : index
      %1066 = arith.addi %12, %1065 : index
      %1067 = vector.load %w[%1066] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1068 = vector.bitcast %1067 : vector<4xi8> to vector<1xf32>
      %1069 = vector.extract %1068[0] : f32 from vector<1xf32>
      %1070 = arith.mulf %1069, %1055 : f32
      %1071 = arith.mulf %1043, %1070 : f32
      %1072 = arith.muli %1049, %outputFeatures : index
      %1073 = arith.addi %1072, %19 : index
      %1074 = wave.lane
      %1075 = arith.remui %1074, %c1 : index
      %1076 = arith.addi %1073, %1075 : index
      scf.if %17 {
        %1077 = arith.addi %1076, %c5 : index
        %1078 = memref.load %residual[%1077] : memref<?xf32>
        %1079 = arith.addf %1078, %1063 : f32
        %1080 = arith.addi %1076, %c5 : index
        memref.store %1079, %out[%1080] : memref<?xf32>
      } else {
        %1081 = arith.addi %1076, %c5 : index
        memref.store %1063, %out[%1081] : memref<?xf32>
      }
      scf.if %17 {
        %1082 = arith.addi %1076, %c1 : index
        %1083 = memref.load %residual[%1082] : memref<?xf32>
        %1084 = arith.addf %1083, %1071 : f32
        %1085 = arith.addi %1076, %c1 : index
        memref.store %1084, %out[%1085] : memref<?xf32>
      } else {
        %1086 = arith.addi %1076, %c1 : index
        memref.store %1071, %out[%1086] : memref<?xf32>
      }
    }
    %1087 = wave.lane
    wave.barrier
    %1088 = wave.wave
    %1089 = arith.muli %1088, %c4 : index
    %1090 = arith.addi %1089, %c5 : index
    %1091 = arith.muli %1090, %c24 : index
    %1092 = arith.addi %1091, %1087 : index
    %1093 = vector.extract %521#4[0] : f32 from vector<8xf32>
    %1094 = arith.addi %1092, %c5 : index
    memref.store %1093, %16[%1094] : memref<?xf32>
    %1095 = vector.extract %521#4[1] : f32 from vector<8xf32>
    %1096 = arith.addi %1092, %c12 : index
    memref.store %1095, %16[%1096] : memref<?xf32>
    %1097 = vector.extract %521#4[2] : f32 from vector<8xf32>
    %1098 = arith.addi %1092, %c8 : index
    memref.store %1097, %16[%1098] : memref<?xf32>
    %1099 = vector.extract %521#4[3] : f32 from vector<8xf32>
    %1100 = arith.addi %1092, %c26 : index
    memref.store %1099, %16[%1100] : memref<?xf32>
    %1101 = vector.extract %521#4[4] : f32 from vector<8xf32>
    %1102 = arith.addi %1092, %c3 : index
    memref.store %1101, %16[%1102] : memref<?xf32>
    %1103 = vector.extract %521#4[5] : f32 from vector<8xf32>
    %1104 = arith.addi %1092, %c27 : index
    memref.store %1103, %16[%1104] : memref<?xf32>
    %1105 = vector.extract %521#4[6] : f32 from vector<8xf32>
    %1106 = arith.addi %1092, %c28 : index
    memref.store %1105, %16[%1106] : memref<?xf32>
    %1107 = vector.extract %521#4[7] : f32 from vector<8xf32>
    %1108 = arith.addi %1092, %c29 : index
    memref.store %1107, %16[%1108] : memref<?xf32>
    %1109 = arith.muli %1088, %c4 : index
    %1110 = arith.addi %1109, %c6 : index
    %1111 = arith.muli %1110, %c24 : index
    %1112 = arith.addi %1111, %1087 : index
    %1113 = vector.extract %521#5[0] : f32 from vector<8xf32>
    %1114 = arith.addi %1112, %c5 : index
    memref.store %1113, %16[%1114] : memref<?xf32>
    %1115 = vector.extract %521#5[1] : f32 from vector<8xf32>
    %1116 = arith.addi %1112, %c12 : index
    memref.store %1115, %16[%1116] : memref<?xf32>
    %1117 = vector.extract %521#5[2] : f32 from vector<8xf32>
    %1118 = arith.addi %1112, %c8 : index
    memref.store %1117, %16[%1118] : memref<?xf32>
    %1119 = vector.extract %521#5[3] : f32 from vector<8xf32>
    %1120 = arith.addi %1112, %c26 : index
    memref.store %1119, %16[%1120] : memref<?xf32>
    %1121 = vector.extract %521#5[4] : f32 from vector<8xf32>
    %1122 = arith.addi %1112, %c3 : index
    memref.store %1121, %16[%1122] : memref<?xf32>
    %1123 = vector.extract %521#5[5] : f32 from vector<8xf32>
    %1124 = arith.addi %1112, %c27 : index
    memref.store %1123, %16[%1124] : memref<?xf32>
    %1125 = vector.extract %521#5[6] : f32 from vector<8xf32>
    %1126 = arith.addi %1112, %c28 : index
    memref.store %1125, %16[%1126] : memref<?xf32>
    %1127 = vector.extract %521#5[7] : f32 from vector<8xf32>
    %1128 = arith.addi %1112, %c29 : index
    memref.store %1127, %16[%1128] : memref<?xf32>
    wave.barrier
    %1129 = arith.muli %1088, %c4 : index
    %1130 = arith.addi %1129, %c5 : index
    %1131 = arith.muli %1130, %c12 : index
    %1132 = arith.addi %1131, %1087 : index
    %1133 = arith.addi %1132, %c5 : index
    %1134 = memref.load %16[%1133] : memref<?xf32>
    %1135 = arith.addi %1133, %c19 : index
    %1136 = memref.load %16[%1135] : memref<?xf32>
    %1137 = arith.addf %1134, %1136 : f32
    %1138 = arith.addi %1133, %c30 : index
    %1139 = memref.load %16[%1138] : memref<?xf32>
    %1140 = arith.addf %1137, %1139 : f32
    %1141 = arith.addi %1133, %c31 : index
    %1142 = memref.load %16[%1141] : memref<?xf32>
    %1143 = arith.addf %1140, %1142 : f32
    %1144 = arith.muli %1130, %c12 : index
    %1145 = arith.addi %1144, %1087 : index
    %1146 = arith.addi %1145, %c24 : index
    %1147 = memref.load %16[%1146] : memref<?xf32>
    %1148 = arith.addi %1146, %c19 : index
    %1149 = memref.load %16[%1148] : memref<?xf32>
    %1150 = arith.addf %1147, %1149 : f32
    %1151 = arith.addi %1146, %c30 : index
    %1152 = memref.load %16[%1151] : memref<?xf32>
    %1153 = arith.addf %1150, %1152 : f32
    %1154 = arith.addi %1146, %c31 : index
    %1155 = memref.load %16[%1154] : memref<?xf32>
    %1156 = arith.addf %1153, %1155 : f32
    %1157 = wave.lane
    %1158 = arith.addi %15, %c12 : index
    %1159 = arith.muli %1130, %c4 : index
    %1160 = arith.addi %1158, %1159 : index
    %1161 = arith.divui %1157, %c1 : index
    %1162 = arith.addi %1160, %1161 : index
    %1163 = arith.cmpi slt, %1162, %14 : index
    scf.if %1163 {
      %1164 = arith.cmpi eq, %hasFactors, %c6 : index
      %1165 = arith.muli %1162, %c4 : index
      %1166 = memref.load %factors[%1165] : memref<?xf32>
      %1167 = arith.mulf %1166, %operandScale : f32
      %1168 = arith.select %1164, %1167, %operandScale : f32
      %1169 = arith.remui %1157, %c1 : index
      %1170 = arith.muli %1169, %c34 : index
      %1171 = arith.addi %10, %1170 : index
      %1172 = vector.load %w[%1171] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1173 = vector.bitcast %1172 : vector<4xi8> to vector<1xf32>
      %1174 = vector.extract %1173[0] : f32 from vector<1xf32>
      %1175 = arith.mulf %1174, %1168 : f32
      %1176 = arith.mulf %1143, %1175 : f32
      %1177 = arith.remui %1157, %c1 : index
      %1178 = arith.muli %1177, %c34 : index
      %1179 = arith.addi %12, %1178 : index
      %1180 = vector.load %w[%1179] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1181 = vector.bitcast %1180 : vector<4xi8> to vector<1xf32>
      %1182 = vector.extract %1181[0] : f32 from vector<1xf32>
      %1183 = arith.mulf %1182, %1168 : f32
      %1184 = arith.mulf %1156, %1183 : f32
      %1185 = arith.muli %1162, %outputFeatures : index
      %1186 = arith.addi %1185, %19 : index
      %1187 = wave.lane
      %1188 = arith.remui %1187, %c1 : index
      %1189 = arith.addi %1186, %1188 : index
      scf.if %17 {
        %1190 = arith.addi %1189, %c5 : index
        %1191 = memref.load %residual[%1190] : memref<?xf32>
        %1192 = arith.addf %1191, %1176 : f32
        %1193 = arith.addi %1189, %c5 : index
        memref.store %1192, %out[%1193] : memref<?xf32>
      } else {
        %1194 = arith.addi %1189, %c5 : index
        memref.store %1176, %out[%1194] : memref<?xf32>
      }
      scf.if %17 {
        %1195 = arith.addi %1189, %c1 : index
        %1196 = memref.load %residual[%1195] : memref<?xf32>
        %1197 = arith.addf %1196, %1184 : f32
        %1198 = arith.addi %1189, %c1 : index
        memref.store %1197, %out[%1198] : memref<?xf32>
      } else {
        %1199 = arith.addi %1189, %c1 : index
        memref.store %1184, %out[%1199] : memref<?xf32>
      }
    }
    %1200 = arith.muli %1088, %c4 : index
    %1201 = arith.addi %1200, %c6 : index
    %1202 = arith.muli %1201, %c12 : index
    %1203 = arith.addi %1202, %1087 : index
    %1204 = arith.addi %1203, %c5 : index
    %1205 = memref.load %16[%1204] : memref<?xf32>
    %1206 = arith.addi %1204, %c19 : index
    %1207 = memref.load %16[%1206] : memref<?xf32>
    %1208 = arith.addf %1205, %1207 : f32
    %1209 = arith.addi %1204, %c30 : index
    %1210 = memref.load %16[%1209] : memref<?xf32>
    %1211 = arith.addf %1208, %1210 : f32
    %1212 = arith.addi %1204, %c31 : index
    %1213 = memref.load %16[%1212] : memref<?xf32>
    %1214 = arith.addf %1211, %1213 : f32
    %1215 = arith.muli %1201, %c12 : index
    %1216 = arith.addi %1215, %1087 : index
    %1217 = arith.addi %1216, %c24 : index
    %1218 = memref.load %16[%1217] : memref<?xf32>
    %1219 = arith.addi %1217, %c19 : index
    %1220 = memref.load %16[%1219] : memref<?xf32>
    %1221 = arith.addf %1218, %1220 : f32
    %1222 = arith.addi %1217, %c30 : index
    %1223 = memref.load %16[%1222] : memref<?xf32>
    %1224 = arith.addf %1221, %1223 : f32
    %1225 = arith.addi %1217, %c31 : index
    %1226 = memref.load %16[%1225] : memref<?xf32>
    %1227 = arith.addf %1224, %1226 : f32
    %1228 = wave.lane
    %1229 = arith.addi %15, %c12 : index
    %1230 = arith.muli %1201, %c4 : index
    %1231 = arith.addi %1229, %1230 : index
    %1232 = arith.divui %1228, %c1 : index
    %1233 = arith.addi %1231, %1232 : index
    %1234 = arith.cmpi slt, %1233, %14 : index
    scf.if %1234 {
      %1235 = arith.cmpi eq, %hasFactors, %c6 : index
      %1236 = arith.muli %1233, %c4 : index
      %1237 = memref.load %factors[%1236] : memref<?xf32>
      %1238 = arith.mulf %1237, %operandScale : f32
      %1239 = arith.select %1235, %1238, %operandScale : f32
      %1240 = arith.remui %1228, %c1 : index
      %1241 = arith.muli %1240, %c34 : index
      %1242 = arith.addi %10, %1241 : index
      %1243 = vector.load %w[%1242] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1244 = vector.bitcast %1243 : vector<4xi8> to vector<1xf32>
      %1245 = vector.extract %1244[0] : f32 from vector<1xf32>
      %1246 = arith.mulf %1245, %1239 : f32
      %1247 = arith.mulf %1214, %1246 : f32
      %1248 = arith.remui %1228, %c1 : index
      %1249 = arith.muli %1248, %c34 : index
      %1250 = arith.addi %12, %1249 : index
      %1251 = vector.load %w[%1250] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1252 = vector.bitcast %1251 : vector<4xi8> to vector<1xf32>
      %1253 = vector.extract %1252[0] : f32 from vector<1xf32>
      %1254 = arith.mulf %1253, %1239 : f32
      %1255 = arith.mulf %1227, %1254 : f32
      %1256 = arith.muli %1233, %outputFeatures : index
      %1257 = arith.addi %1256, %19 : index
      %1258 = wave.lane
      %1259 = arith.remui %1258, %c1 : index
      %1260 = arith.addi %1257, %1259 : index
      scf.if %17 {
        %1261 = arith.addi %1260, %c5 : index
        %1262 = memref.load %residual[%1261] : memref<?xf32>
        %1263 = arith.addf %1262, %1247 : f32
        %1264 = arith.addi %1260, %c5 : index
        memref.store %1263, %out[%1264] : memref<?xf32>
      } else {
        %1265 = arith.addi %1260, %c5 : index
        memref.store %1247, %out[%1265] : memref<?xf32>
      }
      scf.if %17 {
        %1266 = arith.addi %1260, %c1 : index
        %1267 = memref.load %residual[%1266] : memref<?xf32>
        %1268 = arith.addf %1267, %1255 : f32
        %1269 = arith.addi %1260, %c1 : index
        memref.store %1268, %out[%1269] : memref<?xf32>
      } else {
        %1270 = arith.addi %1260, %c1 : index
        memref.store %1255, %out[%1270] : memref<?xf32>
      }
    }
    %1271 = wave.lane
    wave.barrier
    %1272 = wave.wave
    %1273 = arith.muli %1272, %c4 : index
    %1274 = arith.addi %1273, %c5 : index
    %1275 = arith.muli %1274, %c24 : index
    %1276 = arith.addi %1275, %1271 : index
    %1277 = vector.extract %521#6[0] : f32 from vector<8xf32>
    %1278 = arith.addi %1276, %c5 : index
    memref.store %1277, %16[%1278] : memref<?xf32>
    %1279 = vector.extract %521#6[1] : f32 from vector<8xf32>
    %1280 = arith.addi %1276, %c12 : index
    memref.store %1279, %16[%1280] : memref<?xf32>
    %1281 = vector.extract %521#6[2] : f32 from vector<8xf32>
    %1282 = arith.addi %1276, %c8 : index
    memref.store %1281, %16[%1282] : memref<?xf32>
    %1283 = vector.extract %521#6[3] : f32 from vector<8xf32>
    %1284 = arith.addi %1276, %c26 : index
    memref.store %1283, %16[%1284] : memref<?xf32>
    %1285 = vector.extract %521#6[4] : f32 from vector<8xf32>
    %1286 = arith.addi %1276, %c3 : index
    memref.store %1285, %16[%1286] : memref<?xf32>
    %1287 = vector.extract %521#6[5] : f32 from vector<8xf32>
    %1288 = arith.addi %1276, %c27 : index
    memref.store %1287, %16[%1288] : memref<?xf32>
    %1289 = vector.extract %521#6[6] : f32 from vector<8xf32>
    %1290 = arith.addi %1276, %c28 : index
    memref.store %1289, %16[%1290] : memref<?xf32>
    %1291 = vector.extract %521#6[7] : f32 from vector<8xf32>
    %1292 = arith.addi %1276, %c29 : index
    memref.store %1291, %16[%1292] : memref<?xf32>
    %1293 = arith.muli %1272, %c4 : index
    %1294 = arith.addi %1293, %c6 : index
    %1295 = arith.muli %1294, %c24 : index
    %1296 = arith.addi %1295, %1271 : index
    %1297 = vector.extract %521#7[0] : f32 from vector<8xf32>
    %1298 = arith.addi %1296, %c5 : index
    memref.store %1297, %16[%1298] : memref<?xf32>
    %1299 = vector.extract %521#7[1] : f32 from vector<8xf32>
    %1300 = arith.addi %1296, %c12 : index
    memref.store %1299, %16[%1300] : memref<?xf32>
    %1301 = vector.extract %521#7[2] : f32 from vector<8xf32>
    %1302 = arith.addi %1296, %c8 : index
    memref.store %1301, %16[%1302] : memref<?xf32>
    %1303 = vector.extract %521#7[3] : f32 from vector<8xf32>
    %1304 = arith.addi %1296, %c26 : index
    memref.store %1303, %16[%1304] : memref<?xf32>
    %1305 = vector.extract %521#7[4] : f32 from vector<8xf32>
    %1306 = arith.addi %1296, %c3 : index
    memref.store %1305, %16[%1306] : memref<?xf32>
    %1307 = vector.extract %521#7[5] : f32 from vector<8xf32>
    %1308 = arith.addi %1296, %c27 : index
    memref.store %1307, %16[%1308] : memref<?xf32>
    %1309 = vector.extract %521#7[6] : f32 from vector<8xf32>
    %1310 = arith.addi %1296, %c28 : index
    memref.store %1309, %16[%1310] : memref<?xf32>
    %1311 = vector.extract %521#7[7] : f32 from vector<8xf32>
    %1312 = arith.addi %1296, %c29 : index
    memref.store %1311, %16[%1312] : memref<?xf32>
    wave.barrier
    %1313 = arith.muli %1272, %c4 : index
    %1314 = arith.addi %1313, %c5 : index
    %1315 = arith.muli %1314, %c12 : index
    %1316 = arith.addi %1315, %1271 : index
    %1317 = arith.addi %1316, %c5 : index
    %1318 = memref.load %16[%1317] : memref<?xf32>
    %1319 = arith.addi %1317, %c19 : index
    %1320 = memref.load %16[%1319] : memref<?xf32>
    %1321 = arith.addf %1318, %1320 : f32
    %1322 = arith.addi %1317, %c30 : index
    %1323 = memref.load %16[%1322] : memref<?xf32>
    %1324 = arith.addf %1321, %1323 : f32
    %1325 = arith.addi %1317, %c31 : index
    %1326 = memref.load %16[%1325] : memref<?xf32>
    %1327 = arith.addf %1324, %1326 : f32
    %1328 = arith.muli %1314, %c12 : index
    %1329 = arith.addi %1328, %1271 : index
    %1330 = arith.addi %1329, %c24 : index
    %1331 = memref.load %16[%1330] : memref<?xf32>
    %1332 = arith.addi %1330, %c19 : index
    %1333 = memref.load %16[%1332] : memref<?xf32>
    %1334 = arith.addf %1331, %1333 : f32
    %1335 = arith.addi %1330, %c30 : index
    %1336 = memref.load %16[%1335] : memref<?xf32>
    %1337 = arith.addf %1334, %1336 : f32
    %1338 = arith.addi %1330, %c31 : index
    %1339 = memref.load %16[%1338] : memref<?xf32>
    %1340 = arith.addf %1337, %1339 : f32
    %1341 = wave.lane
    %1342 = arith.addi %15, %c15 : index
    %1343 = arith.muli %1314, %c4 : index
    %1344 = arith.addi %1342, %1343 : index
    %1345 = arith.divui %1341, %c1 : index
    %1346 = arith.addi %1344, %1345 : index
    %1347 = arith.cmpi slt, %1346, %14 : index
    scf.if %1347 {
      %1348 = arith.cmpi eq, %hasFactors, %c6 : index
      %1349 = arith.muli %1346, %c4 : index
      %1350 = memref.load %factors[%1349] : memref<?xf32>
      %1351 = arith.mulf %1350, %operandScale : f32
      %1352 = arith.select %1348, %1351, %operandScale : f32
      %1353 = arith.remui %1341, %c1 : index
      %1354 = arith.muli %1353, %c34 : index
      %1355 = arith.addi %10, %1354 : index
      %1356 = vector.load %w[%1355] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1357 = vector.bitcast %1356 : vector<4xi8> to vector<1xf32>
      %1358 = vector.extract %1357[0] : f32 from vector<1xf32>
      %1359 = arith.mulf %1358, %1352 : f32
      %1360 = arith.mulf %1327, %1359 : f32
      %1361 = arith.remui %1341, %c1 : index
      %1362 = arith.muli %1361, %c34 : index
      %1363 = arith.addi %12, %1362 : index
      %1364 = vector.load %w[%1363] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1365 = vector.bitcast %1364 : vector<4xi8> to vector<1xf32>
      %1366 = vector.extract %1365[0] : f32 from vector<1xf32>
      %1367 = arith.mulf %1366, %1352 : f32
      %1368 = arith.mulf %1340, %1367 : f32
      %1369 = arith.muli %1346, %outputFeatures : index
      %1370 = arith.addi %1369, %19 : index
      %1371 = wave.lane
      %1372 = arith.remui %1371, %c1 : index
      %1373 = arith.addi %1370, %1372 : index
      scf.if %17 {
        %1374 = arith.addi %1373, %c5 : index
        %1375 = memref.load %residual[%1374] : memref<?xf32>
        %1376 = arith.addf %1375, %1360 : f32
        %1377 = arith.addi %1373, %c5 : index
        memref.store %1376, %out[%1377] : memref<?xf32>
      } else {
        %1378 = arith.addi %1373, %c5 : index
        memref.store %1360, %out[%1378] : memref<?xf32>
      }
      scf.if %17 {
        %1379 = arith.addi %1373, %c1 : index
        %1380 = memref.load %residual[%1379] : memref<?xf32>
        %1381 = arith.addf %1380, %1368 : f32
        %1382 = arith.addi %1373, %c1 : index
        memref.store %1381, %out[%1382] : memref<?xf32>
      } else {
        %1383 = arith.addi %1373, %c1 : index
        memref.store %1368, %out[%1383] : memref<?xf32>
      }
    }
    %1384 = arith.muli %1272, %c4 : index
    %1385 = arith.addi %1384, %c6 : index
    %1386 = arith.muli %1385, %c12 : index
    %1387 = arith.addi %1386, %1271 : index
    %1388 = arith.addi %1387, %c5 : index
    %1389 = memref.load %16[%1388] : memref<?xf32>
    %1390 = arith.addi %1388, %c19 : index
    %1391 = memref.load %16[%1390] : memref<?xf32>
    %1392 = arith.addf %1389, %1391 : f32
    %1393 = arith.addi %1388, %c30 : index
    %1394 = memref.load %16[%1393] : memref<?xf32>
    %1395 = arith.addf %1392, %1394 : f32
    %1396 = arith.addi %1388, %c31 : index
    %1397 = memref.load %16[%1396] : memref<?xf32>
    %1398 = arith.addf %1395, %1397 : f32
    %1399 = arith.muli %1385, %c12 : index
    %1400 = arith.addi %1399, %1271 : index
    %1401 = arith.addi %1400, %c24 : index
    %1402 = memref.load %16[%1401] : memref<?xf32>
    %1403 = arith.addi %1401, %c19 : index
    %1404 = memref.load %16[%1403] : memref<?xf32>
    %1405 = arith.addf %1402, %1404 : f32
    %1406 = arith.addi %1401, %c30 : index
    %1407 = memref.load %16[%1406] : memref<?xf32>
    %1408 = arith.addf %1405, %1407 : f32
    %1409 = arith.addi %1401, %c31 : index
    %1410 = memref.load %16[%1409] : memref<?xf32>
    %1411 = arith.addf %1408, %1410 : f32
    %1412 = wave.lane
    %1413 = arith.addi %15, %c15 : index
    %1414 = arith.muli %1385, %c4 : index
    %1415 = arith.addi %1413, %1414 : index
    %1416 = arith.divui %1412, %c1 : index
    %1417 = arith.addi %1415, %1416 : index
    %1418 = arith.cmpi slt, %1417, %14 : index
    scf.if %1418 {
      %1419 = arith.cmpi eq, %hasFactors, %c6 : index
      %1420 = arith.muli %1417, %c4 : index
      %1421 = memref.load %factors[%1420] : memref<?xf32>
      %1422 = arith.mulf %1421, %operandScale : f32
      %1423 = arith.select %1419, %1422, %operandScale : f32
      %1424 = arith.remui %1412, %c1 : index
      %1425 = arith.muli %1424, %c34 : index
      %1426 = arith.addi %10, %1425 : index
      %1427 = vector.load %w[%1426] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1428 = vector.bitcast %1427 : vector<4xi8> to vector<1xf32>
      %1429 = vector.extract %1428[0] : f32 from vector<1xf32>
      %1430 = arith.mulf %1429, %1423 : f32
      %1431 = arith.mulf %1398, %1430 : f32
      %1432 = arith.remui %1412, %c1 : index
      %1433 = arith.muli %1432, %c34 : index
      %1434 = arith.addi %12, %1433 : index
      %1435 = vector.load %w[%1434] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1436 = vector.bitcast %1435 : vector<4xi8> to vector<1xf32>
      %1437 = vector.extract %1436[0] : f32 from vector<1xf32>
      %1438 = arith.mulf %1437, %1423 : f32
      %1439 = arith.mulf %1411, %1438 : f32
      %1440 = arith.muli %1417, %outputFeatures : index
      %1441 = arith.addi %1440, %19 : index
      %1442 = wave.lane
      %1443 = arith.remui %1442, %c1 : index
      %1444 = arith.addi %1441, %1443 : index
      scf.if %17 {
        %1445 = arith.addi %1444, %c5 : index
        %1446 = memref.load %residual[%1445] : memref<?xf32>
        %1447 = arith.addf %1446, %1431 : f32
        %1448 = arith.addi %1444, %c5 : index
        memref.store %1447, %out[%1448] : memref<?xf32>
      } else {
        %1449 = arith.addi %1444, %c5 : index
        memref.store %1431, %out[%1449] : memref<?xf32>
      }
      scf.if %17 {
        %1450 = arith.addi %1444, %c1 : index
        %1451 = memref.load %residual[%1450] : memref<?xf32>
        %1452 = arith.addf %1451, %1439 : f32
        %1453 = arith.addi %1444, %c1 : index
        memref.store %1452, %out[%1453] : memref<?xf32>
      } else {
        %1454 = arith.addi %1444, %c1 : index
        memref.store %1439, %out[%1454] : memref<?xf32>
      }
    }
  }
  wave.return
}
