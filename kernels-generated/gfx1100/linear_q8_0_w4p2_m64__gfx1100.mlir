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
  %c33 = arith.constant 0x3F800000 : f32
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
      %797 = memref.load %factors[%794] : memref<?xf32>
      %798 = arith.select %796, %797, %c33 : f32
      %799 = arith.remui %789, %c1 : index
      %800 = arith.muli %799, %c34 : index
      %801 = arith.addi %10, %800 : index
      %802 = vector.load %w[%801] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %803 = vector.bitcast %802 : vector<4xi8> to vector<1xf32>
      %804 = vector.extract %803[0] : f32 from vector<1xf32>
      %805 = arith.mulf %804, %798 : f32
      %806 = arith.mulf %775, %805 : f32
      %807 = arith.remui %789, %c1 : index
      %808 = arith.muli %807, %c34 : index
      %809 = arith.addi %12, %808 : index
      %810 = vector.load %w[%809] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %811 = vector.bitcast %810 : vector<4xi8> to vector<1xf32>
      %812 = vector.extract %811[0] : f32 from vector<1xf32>
      %813 = arith.mulf %812, %798 : f32
      %814 = arith.mulf %788, %813 : f32
      %815 = arith.muli %794, %outputFeatures : index
      %816 = arith.addi %815, %19 : index
      %817 = wave.lane
      %818 = arith.remui %817, %c1 : index
      %819 = arith.addi %816, %818 : index
      scf.if %17 {
        %820 = arith.addi %819, %c5 : index
        %821 = memref.load %residual[%820] : memref<?xf32>
        %822 = arith.addf %821, %806 : f32
        %823 = arith.addi %819, %c5 : index
        memref.store %822, %out[%823] : memref<?xf32>
      } else {
        %824 = arith.addi %819, %c5 : index
        memref.store %806, %out[%824] : memref<?xf32>
      }
      scf.if %17 {
        %825 = arith.addi %819, %c1 : index
        %826 = memref.load %residual[%825] : memref<?xf32>
        %827 = arith.addf %826, %814 : f32
        %828 = arith.addi %819, %c1 : index
        memref.store %827, %out[%828] : memref<?xf32>
      } else {
        %829 = arith.addi %819, %c1 : index
        memref.store %814, %out[%829] : memref<?xf32>
      }
    }
    %830 = arith.muli %720, %c4 : index
    %831 = arith.addi %830, %c6 : index
    %832 = arith.muli %831, %c12 : index
    %833 = arith.addi %832, %719 : index
    %834 = arith.addi %833, %c5 : index
    %835 = memref.load %16[%834] : memref<?xf32>
    %836 = arith.addi %834, %c19 : index
    %837 = memref.load %16[%836] : memref<?xf32>
    %838 = arith.addf %835, %837 : f32
    %839 = arith.addi %834, %c30 : index
    %840 = memref.load %16[%839] : memref<?xf32>
    %841 = arith.addf %838, %840 : f32
    %842 = arith.addi %834, %c31 : index
    %843 = memref.load %16[%842] : memref<?xf32>
    %844 = arith.addf %841, %843 : f32
    %845 = arith.muli %831, %c12 : index
    %846 = arith.addi %845, %719 : index
    %847 = arith.addi %846, %c24 : index
    %848 = memref.load %16[%847] : memref<?xf32>
    %849 = arith.addi %847, %c19 : index
    %850 = memref.load %16[%849] : memref<?xf32>
    %851 = arith.addf %848, %850 : f32
    %852 = arith.addi %847, %c30 : index
    %853 = memref.load %16[%852] : memref<?xf32>
    %854 = arith.addf %851, %853 : f32
    %855 = arith.addi %847, %c31 : index
    %856 = memref.load %16[%855] : memref<?xf32>
    %857 = arith.addf %854, %856 : f32
    %858 = wave.lane
    %859 = arith.addi %15, %c5 : index
    %860 = arith.muli %831, %c4 : index
    %861 = arith.addi %859, %860 : index
    %862 = arith.divui %858, %c1 : index
    %863 = arith.addi %861, %862 : index
    %864 = arith.cmpi slt, %863, %14 : index
    scf.if %864 {
      %865 = arith.cmpi eq, %hasFactors, %c6 : index
      %866 = memref.load %factors[%863] : memref<?xf32>
      %867 = arith.select %865, %866, %c33 : f32
      %868 = arith.remui %858, %c1 : index
      %869 = arith.muli %868, %c34 : index
      %870 = arith.addi %10, %869 : index
      %871 = vector.load %w[%870] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %872 = vector.bitcast %871 : vector<4xi8> to vector<1xf32>
      %873 = vector.extract %872[0] : f32 from vector<1xf32>
      %874 = arith.mulf %873, %867 : f32
      %875 = arith.mulf %844, %874 : f32
      %876 = arith.remui %858, %c1 : index
      %877 = arith.muli %876, %c34 : index
      %878 = arith.addi %12, %877 : index
      %879 = vector.load %w[%878] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %880 = vector.bitcast %879 : vector<4xi8> to vector<1xf32>
      %881 = vector.extract %880[0] : f32 from vector<1xf32>
      %882 = arith.mulf %881, %867 : f32
      %883 = arith.mulf %857, %882 : f32
      %884 = arith.muli %863, %outputFeatures : index
      %885 = arith.addi %884, %19 : index
      %886 = wave.lane
      %887 = arith.remui %886, %c1 : index
      %888 = arith.addi %885, %887 : index
      scf.if %17 {
        %889 = arith.addi %888, %c5 : index
        %890 = memref.load %residual[%889] : memref<?xf32>
        %891 = arith.addf %890, %875 : f32
        %892 = arith.addi %888, %c5 : index
        memref.store %891, %out[%892] : memref<?xf32>
      } else {
        %893 = arith.addi %888, %c5 : index
        memref.store %875, %out[%893] : memref<?xf32>
      }
      scf.if %17 {
        %894 = arith.addi %888, %c1 : index
        %895 = memref.load %residual[%894] : memref<?xf32>
        %896 = arith.addf %895, %883 : f32
        %897 = arith.addi %888, %c1 : index
        memref.store %896, %out[%897] : memref<?xf32>
      } else {
        %898 = arith.addi %888, %c1 : index
        memref.store %883, %out[%898] : memref<?xf32>
      }
    }
    %899 = wave.lane
    wave.barrier
    %900 = wave.wave
    %901 = arith.muli %900, %c4 : index
    %902 = arith.addi %901, %c5 : index
    %903 = arith.muli %902, %c24 : index
    %904 = arith.addi %903, %899 : index
    %905 = vector.extract %521#2[0] : f32 from vector<8xf32>
    %906 = arith.addi %904, %c5 : index
    memref.store %905, %16[%906] : memref<?xf32>
    %907 = vector.extract %521#2[1] : f32 from vector<8xf32>
    %908 = arith.addi %904, %c12 : index
    memref.store %907, %16[%908] : memref<?xf32>
    %909 = vector.extract %521#2[2] : f32 from vector<8xf32>
    %910 = arith.addi %904, %c8 : index
    memref.store %909, %16[%910] : memref<?xf32>
    %911 = vector.extract %521#2[3] : f32 from vector<8xf32>
    %912 = arith.addi %904, %c26 : index
    memref.store %911, %16[%912] : memref<?xf32>
    %913 = vector.extract %521#2[4] : f32 from vector<8xf32>
    %914 = arith.addi %904, %c3 : index
    memref.store %913, %16[%914] : memref<?xf32>
    %915 = vector.extract %521#2[5] : f32 from vector<8xf32>
    %916 = arith.addi %904, %c27 : index
    memref.store %915, %16[%916] : memref<?xf32>
    %917 = vector.extract %521#2[6] : f32 from vector<8xf32>
    %918 = arith.addi %904, %c28 : index
    memref.store %917, %16[%918] : memref<?xf32>
    %919 = vector.extract %521#2[7] : f32 from vector<8xf32>
    %920 = arith.addi %904, %c29 : index
    memref.store %919, %16[%920] : memref<?xf32>
    %921 = arith.muli %900, %c4 : index
    %922 = arith.addi %921, %c6 : index
    %923 = arith.muli %922, %c24 : index
    %924 = arith.addi %923, %899 : index
    %925 = vector.extract %521#3[0] : f32 from vector<8xf32>
    %926 = arith.addi %924, %c5 : index
    memref.store %925, %16[%926] : memref<?xf32>
    %927 = vector.extract %521#3[1] : f32 from vector<8xf32>
    %928 = arith.addi %924, %c12 : index
    memref.store %927, %16[%928] : memref<?xf32>
    %929 = vector.extract %521#3[2] : f32 from vector<8xf32>
    %930 = arith.addi %924, %c8 : index
    memref.store %929, %16[%930] : memref<?xf32>
    %931 = vector.extract %521#3[3] : f32 from vector<8xf32>
    %932 = arith.addi %924, %c26 : index
    memref.store %931, %16[%932] : memref<?xf32>
    %933 = vector.extract %521#3[4] : f32 from vector<8xf32>
    %934 = arith.addi %924, %c3 : index
    memref.store %933, %16[%934] : memref<?xf32>
    %935 = vector.extract %521#3[5] : f32 from vector<8xf32>
    %936 = arith.addi %924, %c27 : index
    memref.store %935, %16[%936] : memref<?xf32>
    %937 = vector.extract %521#3[6] : f32 from vector<8xf32>
    %938 = arith.addi %924, %c28 : index
    memref.store %937, %16[%938] : memref<?xf32>
    %939 = vector.extract %521#3[7] : f32 from vector<8xf32>
    %940 = arith.addi %924, %c29 : index
    memref.store %939, %16[%940] : memref<?xf32>
    wave.barrier
    %941 = arith.muli %900, %c4 : index
    %942 = arith.addi %941, %c5 : index
    %943 = arith.muli %942, %c12 : index
    %944 = arith.addi %943, %899 : index
    %945 = arith.addi %944, %c5 : index
    %946 = memref.load %16[%945] : memref<?xf32>
    %947 = arith.addi %945, %c19 : index
    %948 = memref.load %16[%947] : memref<?xf32>
    %949 = arith.addf %946, %948 : f32
    %950 = arith.addi %945, %c30 : index
    %951 = memref.load %16[%950] : memref<?xf32>
    %952 = arith.addf %949, %951 : f32
    %953 = arith.addi %945, %c31 : index
    %954 = memref.load %16[%953] : memref<?xf32>
    %955 = arith.addf %952, %954 : f32
    %956 = arith.muli %942, %c12 : index
    %957 = arith.addi %956, %899 : index
    %958 = arith.addi %957, %c24 : index
    %959 = memref.load %16[%958] : memref<?xf32>
    %960 = arith.addi %958, %c19 : index
    %961 = memref.load %16[%960] : memref<?xf32>
    %962 = arith.addf %959, %961 : f32
    %963 = arith.addi %958, %c30 : index
    %964 = memref.load %16[%963] : memref<?xf32>
    %965 = arith.addf %962, %964 : f32
    %966 = arith.addi %958, %c31 : index
    %967 = memref.load %16[%966] : memref<?xf32>
    %968 = arith.addf %965, %967 : f32
    %969 = wave.lane
    %970 = arith.addi %15, %c1 : index
    %971 = arith.muli %942, %c4 : index
    %972 = arith.addi %970, %971 : index
    %973 = arith.divui %969, %c1 : index
    %974 = arith.addi %972, %973 : index
    %975 = arith.cmpi slt, %974, %14 : index
    scf.if %975 {
      %976 = arith.cmpi eq, %hasFactors, %c6 : index
      %977 = memref.load %factors[%974] : memref<?xf32>
      %978 = arith.select %976, %977, %c33 : f32
      %979 = arith.remui %969, %c1 : index
      %980 = arith.muli %979, %c34 : index
      %981 = arith.addi %10, %980 : index
      %982 = vector.load %w[%981] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %983 = vector.bitcast %982 : vector<4xi8> to vector<1xf32>
      %984 = vector.extract %983[0] : f32 from vector<1xf32>
      %985 = arith.mulf %984, %978 : f32
      %986 = arith.mulf %955, %985 : f32
      %987 = arith.remui %969, %c1 : index
      %988 = arith.muli %987, %c34 : index
      %989 = arith.addi %12, %988 : index
      %990 = vector.load %w[%989] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %991 = vector.bitcast %990 : vector<4xi8> to vector<1xf32>
      %992 = vector.extract %991[0] : f32 from vector<1xf32>
      %993 = arith.mulf %992, %978 : f32
      %994 = arith.mulf %968, %993 : f32
      %995 = arith.muli %974, %outputFeatures : index
      %996 = arith.addi %995, %19 : index
      %997 = wave.lane
      %998 = arith.remui %997, %c1 : index
      %999 = arith.addi %996, %998 : index
      scf.if %17 {
        %1000 = arith.addi %999, %c5 : index
        %1001 = memref.load %residual[%1000] : memref<?xf32>
        %1002 = arith.addf %1001, %986 : f32
        %1003 = arith.addi %999, %c5 : index
        memref.store %1002, %out[%1003] : memref<?xf32>
      } else {
        %1004 = arith.addi %999, %c5 : index
        memref.store %986, %out[%1004] : memref<?xf32>
      }
      scf.if %17 {
        %1005 = arith.addi %999, %c1 : index
        %1006 = memref.load %residual[%1005] : memref<?xf32>
        %1007 = arith.addf %1006, %994 : f32
        %1008 = arith.addi %999, %c1 : index
        memref.store %1007, %out[%1008] : memref<?xf32>
      } else {
        %1009 = arith.addi %999, %c1 : index
        memref.store %994, %out[%1009] : memref<?xf32>
      }
    }
    %1010 = arith.muli %900, %c4 : index
    %1011 = arith.addi %1010, %c6 : index
    %1012 = arith.muli %1011, %c12 : index
    %1013 = arith.addi %1012, %899 : index
    %1014 = arith.addi %1013, %c5 : index
    %1015 = memref.load %16[%1014] : memref<?xf32>
    %1016 = arith.addi %1014, %c19 : index
    %1017 = memref.load %16[%1016] : memref<?xf32>
    %1018 = arith.addf %1015, %1017 : f32
    %1019 = arith.addi %1014, %c30 : index
    %1020 = memref.load %16[%1019] : memref<?xf32>
    %1021 = arith.addf %1018, %1020 : f32
    %1022 = arith.addi %1014, %c31 : index
    %1023 = memref.load %16[%1022] : memref<?xf32>
    %1024 = arith.addf %1021, %1023 : f32
    %1025 = arith.muli %1011, %c12 : index
    %1026 = arith.addi %1025, %899 : index
    %1027 = arith.addi %1026, %c24 : index
    %1028 = memref.load %16[%1027] : memref<?xf32>
    %1029 = arith.addi %1027, %c19 : index
    %1030 = memref.load %16[%1029] : memref<?xf32>
    %1031 = arith.addf %1028, %1030 : f32
    %1032 = arith.addi %1027, %c30 : index
    %1033 = memref.load %16[%1032] : memref<?xf32>
    %1034 = arith.addf %1031, %1033 : f32
    %1035 = arith.addi %1027, %c31 : index
    %1036 = memref.load %16[%1035] : memref<?xf32>
    %1037 = arith.addf %1034, %1036 : f32
    %1038 = wave.lane
    %1039 = arith.addi %15, %c1 : index
    %1040 = arith.muli %1011, %c4 : index
    %1041 = arith.addi %1039, %1040 : index
    %1042 = arith.divui %1038, %c1 : index
    %1043 = arith.addi %1041, %1042 : index
    %1044 = arith.cmpi slt, %1043, %14 : index
    scf.if %1044 {
      %1045 = arith.cmpi eq, %hasFactors, %c6 : index
      %1046 = memref.load %factors[%1043] : memref<?xf32>
      %1047 = arith.select %1045, %1046, %c33 : f32
      %1048 = arith.remui %1038, %c1 : index
      %1049 = arith.muli %1048, %c34 : index
      %1050 = arith.addi %10, %1049 : index
      %1051 = vector.load %w[%1050] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1052 = vector.bitcast %1051 : vector<4xi8> to vector<1xf32>
      %1053 = vector.extract %1052[0] : f32 from vector<1xf32>
      %1054 = arith.mulf %1053, %1047 : f32
      %1055 = arith.mulf %1024, %1054 : f32
      %1056 = arith.remui %1038, %c1 : index
      %1057 = arith.muli %1056, %c34 : index
      %1058 = arith.addi %12, %1057 : index
      %1059 = vector.load %w[%1058] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1060 = vector.bitcast %1059 : vector<4xi8> to vector<1xf32>
      %1061 = vector.extract %1060[0] : f32 from vector<1xf32>
      %1062 = arith.mulf %1061, %1047 : f32
      %1063 = arith.mulf %1037, %1062 : f32
      %1064 = arith.muli %1043, %outputFeatures : index
      %1065 = arith.addi %1064, %19 : index
      %1066 = wave.lane
      %1067 = arith.remui %1066, %c1 : index
      %1068 = arith.addi %1065, %1067 : index
      scf.if %17 {
        %1069 = arith.addi %1068, %c5 : index
        %1070 = memref.load %residual[%1069] : memref<?xf32>
        %1071 = arith.addf %1070, %1055 : f32
        %1072 = arith.addi %1068, %c5 : index
        memref.store %1071, %out[%1072] : memref<?xf32>
      } else {
        %1073 = arith.addi %1068, %c5 : index
        memref.store %1055, %out[%1073] : memref<?xf32>
      }
      scf.if %17 {
        %1074 = arith.addi %1068, %c1 : index
        %1075 = memref.load %residual[%1074] : memref<?xf32>
        %1076 = arith.addf %1075, %1063 : f32
        %1077 = arith.addi %1068, %c1 : index
        memref.store %1076, %out[%1077] : memref<?xf32>
      } else {
        %1078 = arith.addi %1068, %c1 : index
        memref.store %1063, %out[%1078] : memref<?xf32>
      }
    }
    %1079 = wave.lane
    wave.barrier
    %1080 = wave.wave
    %1081 = arith.muli %1080, %c4 : index
    %1082 = arith.addi %1081, %c5 : index
    %1083 = arith.muli %1082, %c24 : index
    %1084 = arith.addi %1083, %1079 : index
    %1085 = vector.extract %521#4[0] : f32 from vector<8xf32>
    %1086 = arith.addi %1084, %c5 : index
    memref.store %1085, %16[%1086] : memref<?xf32>
    %1087 = vector.extract %521#4[1] : f32 from vector<8xf32>
    %1088 = arith.addi %1084, %c12 : index
    memref.store %1087, %16[%1088] : memref<?xf32>
    %1089 = vector.extract %521#4[2] : f32 from vector<8xf32>
    %1090 = arith.addi %1084, %c8 : index
    memref.store %1089, %16[%1090] : memref<?xf32>
    %1091 = vector.extract %521#4[3] : f32 from vector<8xf32>
    %1092 = arith.addi %1084, %c26 : index
    memref.store %1091, %16[%1092] : memref<?xf32>
    %1093 = vector.extract %521#4[4] : f32 from vector<8xf32>
    %1094 = arith.addi %1084, %c3 : index
    memref.store %1093, %16[%1094] : memref<?xf32>
    %1095 = vector.extract %521#4[5] : f32 from vector<8xf32>
    %1096 = arith.addi %1084, %c27 : index
    memref.store %1095, %16[%1096] : memref<?xf32>
    %1097 = vector.extract %521#4[6] : f32 from vector<8xf32>
    %1098 = arith.addi %1084, %c28 : index
    memref.store %1097, %16[%1098] : memref<?xf32>
    %1099 = vector.extract %521#4[7] : f32 from vector<8xf32>
    %1100 = arith.addi %1084, %c29 : index
    memref.store %1099, %16[%1100] : memref<?xf32>
    %1101 = arith.muli %1080, %c4 : index
    %1102 = arith.addi %1101, %c6 : index
    %1103 = arith.muli %1102, %c24 : index
    %1104 = arith.addi %1103, %1079 : index
    %1105 = vector.extract %521#5[0] : f32 from vector<8xf32>
    %1106 = arith.addi %1104, %c5 : index
    memref.store %1105, %16[%1106] : memref<?xf32>
    %1107 = vector.extract %521#5[1] : f32 from vector<8xf32>
    %1108 = arith.addi %1104, %c12 : index
    memref.store %1107, %16[%1108] : memref<?xf32>
    %1109 = vector.extract %521#5[2] : f32 from vector<8xf32>
    %1110 = arith.addi %1104, %c8 : index
    memref.store %1109, %16[%1110] : memref<?xf32>
    %1111 = vector.extract %521#5[3] : f32 from vector<8xf32>
    %1112 = arith.addi %1104, %c26 : index
    memref.store %1111, %16[%1112] : memref<?xf32>
    %1113 = vector.extract %521#5[4] : f32 from vector<8xf32>
    %1114 = arith.addi %1104, %c3 : index
    memref.store %1113, %16[%1114] : memref<?xf32>
    %1115 = vector.extract %521#5[5] : f32 from vector<8xf32>
    %1116 = arith.addi %1104, %c27 : index
    memref.store %1115, %16[%1116] : memref<?xf32>
    %1117 = vector.extract %521#5[6] : f32 from vector<8xf32>
    %1118 = arith.addi %1104, %c28 : index
    memref.store %1117, %16[%1118] : memref<?xf32>
    %1119 = vector.extract %521#5[7] : f32 from vector<8xf32>
    %1120 = arith.addi %1104, %c29 : index
    memref.store %1119, %16[%1120] : memref<?xf32>
    wave.barrier
    %1121 = arith.muli %1080, %c4 : index
    %1122 = arith.addi %1121, %c5 : index
    %1123 = arith.muli %1122, %c12 : index
    %1124 = arith.addi %1123, %1079 : index
    %1125 = arith.addi %1124, %c5 : index
    %1126 = memref.load %16[%1125] : memref<?xf32>
    %1127 = arith.addi %1125, %c19 : index
    %1128 = memref.load %16[%1127] : memref<?xf32>
    %1129 = arith.addf %1126, %1128 : f32
    %1130 = arith.addi %1125, %c30 : index
    %1131 = memref.load %16[%1130] : memref<?xf32>
    %1132 = arith.addf %1129, %1131 : f32
    %1133 = arith.addi %1125, %c31 : index
    %1134 = memref.load %16[%1133] : memref<?xf32>
    %1135 = arith.addf %1132, %1134 : f32
    %1136 = arith.muli %1122, %c12 : index
    %1137 = arith.addi %1136, %1079 : index
    %1138 = arith.addi %1137, %c24 : index
    %1139 = memref.load %16[%1138] : memref<?xf32>
    %1140 = arith.addi %1138, %c19 : index
    %1141 = memref.load %16[%1140] : memref<?xf32>
    %1142 = arith.addf %1139, %1141 : f32
    %1143 = arith.addi %1138, %c30 : index
    %1144 = memref.load %16[%1143] : memref<?xf32>
    %1145 = arith.addf %1142, %1144 : f32
    %1146 = arith.addi %1138, %c31 : index
    %1147 = memref.load %16[%1146] : memref<?xf32>
    %1148 = arith.addf %1145, %1147 : f32
    %1149 = wave.lane
    %1150 = arith.addi %15, %c12 : index
    %1151 = arith.muli %1122, %c4 : index
    %1152 = arith.addi %1150, %1151 : index
    %1153 = arith.divui %1149, %c1 : index
    %1154 = arith.addi %1152, %1153 : index
    %1155 = arith.cmpi slt, %1154, %14 : index
    scf.if %1155 {
      %1156 = arith.cmpi eq, %hasFactors, %c6 : index
      %1157 = memref.load %factors[%1154] : memref<?xf32>
      %1158 = arith.select %1156, %1157, %c33 : f32
      %1159 = arith.remui %1149, %c1 : index
      %1160 = arith.muli %1159, %c34 : index
      %1161 = arith.addi %10, %1160 : index
      %1162 = vector.load %w[%1161] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1163 = vector.bitcast %1162 : vector<4xi8> to vector<1xf32>
      %1164 = vector.extract %1163[0] : f32 from vector<1xf32>
      %1165 = arith.mulf %1164, %1158 : f32
      %1166 = arith.mulf %1135, %1165 : f32
      %1167 = arith.remui %1149, %c1 : index
      %1168 = arith.muli %1167, %c34 : index
      %1169 = arith.addi %12, %1168 : index
      %1170 = vector.load %w[%1169] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1171 = vector.bitcast %1170 : vector<4xi8> to vector<1xf32>
      %1172 = vector.extract %1171[0] : f32 from vector<1xf32>
      %1173 = arith.mulf %1172, %1158 : f32
      %1174 = arith.mulf %1148, %1173 : f32
      %1175 = arith.muli %1154, %outputFeatures : index
      %1176 = arith.addi %1175, %19 : index
      %1177 = wave.lane
      %1178 = arith.remui %1177, %c1 : index
      %1179 = arith.addi %1176, %1178 : index
      scf.if %17 {
        %1180 = arith.addi %1179, %c5 : index
        %1181 = memref.load %residual[%1180] : memref<?xf32>
        %1182 = arith.addf %1181, %1166 : f32
        %1183 = arith.addi %1179, %c5 : index
        memref.store %1182, %out[%1183] : memref<?xf32>
      } else {
        %1184 = arith.addi %1179, %c5 : index
        memref.store %1166, %out[%1184] : memref<?xf32>
      }
      scf.if %17 {
        %1185 = arith.addi %1179, %c1 : index
        %1186 = memref.load %residual[%1185] : memref<?xf32>
        %1187 = arith.addf %1186, %1174 : f32
        %1188 = arith.addi %1179, %c1 : index
        memref.store %1187, %out[%1188] : memref<?xf32>
      } else {
        %1189 = arith.addi %1179, %c1 : index
        memref.store %1174, %out[%1189] : memref<?xf32>
      }
    }
    %1190 = arith.muli %1080, %c4 : index
    %1191 = arith.addi %1190, %c6 : index
    %1192 = arith.muli %1191, %c12 : index
    %1193 = arith.addi %1192, %1079 : index
    %1194 = arith.addi %1193, %c5 : index
    %1195 = memref.load %16[%1194] : memref<?xf32>
    %1196 = arith.addi %1194, %c19 : index
    %1197 = memref.load %16[%1196] : memref<?xf32>
    %1198 = arith.addf %1195, %1197 : f32
    %1199 = arith.addi %1194, %c30 : index
    %1200 = memref.load %16[%1199] : memref<?xf32>
    %1201 = arith.addf %1198, %1200 : f32
    %1202 = arith.addi %1194, %c31 : index
    %1203 = memref.load %16[%1202] : memref<?xf32>
    %1204 = arith.addf %1201, %1203 : f32
    %1205 = arith.muli %1191, %c12 : index
    %1206 = arith.addi %1205, %1079 : index
    %1207 = arith.addi %1206, %c24 : index
    %1208 = memref.load %16[%1207] : memref<?xf32>
    %1209 = arith.addi %1207, %c19 : index
    %1210 = memref.load %16[%1209] : memref<?xf32>
    %1211 = arith.addf %1208, %1210 : f32
    %1212 = arith.addi %1207, %c30 : index
    %1213 = memref.load %16[%1212] : memref<?xf32>
    %1214 = arith.addf %1211, %1213 : f32
    %1215 = arith.addi %1207, %c31 : index
    %1216 = memref.load %16[%1215] : memref<?xf32>
    %1217 = arith.addf %1214, %1216 : f32
    %1218 = wave.lane
    %1219 = arith.addi %15, %c12 : index
    %1220 = arith.muli %1191, %c4 : index
    %1221 = arith.addi %1219, %1220 : index
    %1222 = arith.divui %1218, %c1 : index
    %1223 = arith.addi %1221, %1222 : index
    %1224 = arith.cmpi slt, %1223, %14 : index
    scf.if %1224 {
      %1225 = arith.cmpi eq, %hasFactors, %c6 : index
      %1226 = memref.load %factors[%1223] : memref<?xf32>
      %1227 = arith.select %1225, %1226, %c33 : f32
      %1228 = arith.remui %1218, %c1 : index
      %1229 = arith.muli %1228, %c34 : index
      %1230 = arith.addi %10, %1229 : index
      %1231 = vector.load %w[%1230] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1232 = vector.bitcast %1231 : vector<4xi8> to vector<1xf32>
      %1233 = vector.extract %1232[0] : f32 from vector<1xf32>
      %1234 = arith.mulf %1233, %1227 : f32
      %1235 = arith.mulf %1204, %1234 : f32
      %1236 = arith.remui %1218, %c1 : index
      %1237 = arith.muli %1236, %c34 : index
      %1238 = arith.addi %12, %1237 : index
      %1239 = vector.load %w[%1238] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1240 = vector.bitcast %1239 : vector<4xi8> to vector<1xf32>
      %1241 = vector.extract %1240[0] : f32 from vector<1xf32>
      %1242 = arith.mulf %1241, %1227 : f32
      %1243 = arith.mulf %1217, %1242 : f32
      %1244 = arith.muli %1223, %outputFeatures : index
      %1245 = arith.addi %1244, %19 : index
      %1246 = wave.lane
      %1247 = arith.remui %1246, %c1 : index
      %1248 = arith.addi %1245, %1247 : index
      scf.if %17 {
        %1249 = arith.addi %1248, %c5 : index
        %1250 = memref.load %residual[%1249] : memref<?xf32>
        %1251 = arith.addf %1250, %1235 : f32
        %1252 = arith.addi %1248, %c5 : index
        memref.store %1251, %out[%1252] : memref<?xf32>
      } else {
        %1253 = arith.addi %1248, %c5 : index
        memref.store %1235, %out[%1253] : memref<?xf32>
      }
      scf.if %17 {
        %1254 = arith.addi %1248, %c1 : index
        %1255 = memref.load %residual[%1254] : memref<?xf32>
        %1256 = arith.addf %1255, %1243 : f32
        %1257 = arith.addi %1248, %c1 : index
        memref.store %1256, %out[%1257] : memref<?xf32>
      } else {
        %1258 = arith.addi %1248, %c1 : index
        memref.store %1243, %out[%1258] : memref<?xf32>
      }
    }
    %1259 = wave.lane
    wave.barrier
    %1260 = wave.wave
    %1261 = arith.muli %1260, %c4 : index
    %1262 = arith.addi %1261, %c5 : index
    %1263 = arith.muli %1262, %c24 : index
    %1264 = arith.addi %1263, %1259 : index
    %1265 = vector.extract %521#6[0] : f32 from vector<8xf32>
    %1266 = arith.addi %1264, %c5 : index
    memref.store %1265, %16[%1266] : memref<?xf32>
    %1267 = vector.extract %521#6[1] : f32 from vector<8xf32>
    %1268 = arith.addi %1264, %c12 : index
    memref.store %1267, %16[%1268] : memref<?xf32>
    %1269 = vector.extract %521#6[2] : f32 from vector<8xf32>
    %1270 = arith.addi %1264, %c8 : index
    memref.store %1269, %16[%1270] : memref<?xf32>
    %1271 = vector.extract %521#6[3] : f32 from vector<8xf32>
    %1272 = arith.addi %1264, %c26 : index
    memref.store %1271, %16[%1272] : memref<?xf32>
    %1273 = vector.extract %521#6[4] : f32 from vector<8xf32>
    %1274 = arith.addi %1264, %c3 : index
    memref.store %1273, %16[%1274] : memref<?xf32>
    %1275 = vector.extract %521#6[5] : f32 from vector<8xf32>
    %1276 = arith.addi %1264, %c27 : index
    memref.store %1275, %16[%1276] : memref<?xf32>
    %1277 = vector.extract %521#6[6] : f32 from vector<8xf32>
    %1278 = arith.addi %1264, %c28 : index
    memref.store %1277, %16[%1278] : memref<?xf32>
    %1279 = vector.extract %521#6[7] : f32 from vector<8xf32>
    %1280 = arith.addi %1264, %c29 : index
    memref.store %1279, %16[%1280] : memref<?xf32>
    %1281 = arith.muli %1260, %c4 : index
    %1282 = arith.addi %1281, %c6 : index
    %1283 = arith.muli %1282, %c24 : index
    %1284 = arith.addi %1283, %1259 : index
    %1285 = vector.extract %521#7[0] : f32 from vector<8xf32>
    %1286 = arith.addi %1284, %c5 : index
    memref.store %1285, %16[%1286] : memref<?xf32>
    %1287 = vector.extract %521#7[1] : f32 from vector<8xf32>
    %1288 = arith.addi %1284, %c12 : index
    memref.store %1287, %16[%1288] : memref<?xf32>
    %1289 = vector.extract %521#7[2] : f32 from vector<8xf32>
    %1290 = arith.addi %1284, %c8 : index
    memref.store %1289, %16[%1290] : memref<?xf32>
    %1291 = vector.extract %521#7[3] : f32 from vector<8xf32>
    %1292 = arith.addi %1284, %c26 : index
    memref.store %1291, %16[%1292] : memref<?xf32>
    %1293 = vector.extract %521#7[4] : f32 from vector<8xf32>
    %1294 = arith.addi %1284, %c3 : index
    memref.store %1293, %16[%1294] : memref<?xf32>
    %1295 = vector.extract %521#7[5] : f32 from vector<8xf32>
    %1296 = arith.addi %1284, %c27 : index
    memref.store %1295, %16[%1296] : memref<?xf32>
    %1297 = vector.extract %521#7[6] : f32 from vector<8xf32>
    %1298 = arith.addi %1284, %c28 : index
    memref.store %1297, %16[%1298] : memref<?xf32>
    %1299 = vector.extract %521#7[7] : f32 from vector<8xf32>
    %1300 = arith.addi %1284, %c29 : index
    memref.store %1299, %16[%1300] : memref<?xf32>
    wave.barrier
    %1301 = arith.muli %1260, %c4 : index
    %1302 = arith.addi %1301, %c5 : index
    %1303 = arith.muli %1302, %c12 : index
    %1304 = arith.addi %1303, %1259 : index
    %1305 = arith.addi %1304, %c5 : index
    %1306 = memref.load %16[%1305] : memref<?xf32>
    %1307 = arith.addi %1305, %c19 : index
    %1308 = memref.load %16[%1307] : memref<?xf32>
    %1309 = arith.addf %1306, %1308 : f32
    %1310 = arith.addi %1305, %c30 : index
    %1311 = memref.load %16[%1310] : memref<?xf32>
    %1312 = arith.addf %1309, %1311 : f32
    %1313 = arith.addi %1305, %c31 : index
    %1314 = memref.load %16[%1313] : memref<?xf32>
    %1315 = arith.addf %1312, %1314 : f32
    %1316 = arith.muli %1302, %c12 : index
    %1317 = arith.addi %1316, %1259 : index
    %1318 = arith.addi %1317, %c24 : index
    %1319 = memref.load %16[%1318] : memref<?xf32>
    %1320 = arith.addi %1318, %c19 : index
    %1321 = memref.load %16[%1320] : memref<?xf32>
    %1322 = arith.addf %1319, %1321 : f32
    %1323 = arith.addi %1318, %c30 : index
    %1324 = memref.load %16[%1323] : memref<?xf32>
    %1325 = arith.addf %1322, %1324 : f32
    %1326 = arith.addi %1318, %c31 : index
    %1327 = memref.load %16[%1326] : memref<?xf32>
    %1328 = arith.addf %1325, %1327 : f32
    %1329 = wave.lane
    %1330 = arith.addi %15, %c15 : index
    %1331 = arith.muli %1302, %c4 : index
    %1332 = arith.addi %1330, %1331 : index
    %1333 = arith.divui %1329, %c1 : index
    %1334 = arith.addi %1332, %1333 : index
    %1335 = arith.cmpi slt, %1334, %14 : index
    scf.if %1335 {
      %1336 = arith.cmpi eq, %hasFactors, %c6 : index
      %1337 = memref.load %factors[%1334] : memref<?xf32>
      %1338 = arith.select %1336, %1337, %c33 : f32
      %1339 = arith.remui %1329, %c1 : index
      %1340 = arith.muli %1339, %c34 : index
      %1341 = arith.addi %10, %1340 : index
      %1342 = vector.load %w[%1341] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1343 = vector.bitcast %1342 : vector<4xi8> to vector<1xf32>
      %1344 = vector.extract %1343[0] : f32 from vector<1xf32>
      %1345 = arith.mulf %1344, %1338 : f32
      %1346 = arith.mulf %1315, %1345 : f32
      %1347 = arith.remui %1329, %c1 : index
      %1348 = arith.muli %1347, %c34 : index
      %1349 = arith.addi %12, %1348 : index
      %1350 = vector.load %w[%1349] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1351 = vector.bitcast %1350 : vector<4xi8> to vector<1xf32>
      %1352 = vector.extract %1351[0] : f32 from vector<1xf32>
      %1353 = arith.mulf %1352, %1338 : f32
      %1354 = arith.mulf %1328, %1353 : f32
      %1355 = arith.muli %1334, %outputFeatures : index
      %1356 = arith.addi %1355, %19 : index
      %1357 = wave.lane
      %1358 = arith.remui %1357, %c1 : index
      %1359 = arith.addi %1356, %1358 : index
      scf.if %17 {
        %1360 = arith.addi %1359, %c5 : index
        %1361 = memref.load %residual[%1360] : memref<?xf32>
        %1362 = arith.addf %1361, %1346 : f32
        %1363 = arith.addi %1359, %c5 : index
        memref.store %1362, %out[%1363] : memref<?xf32>
      } else {
        %1364 = arith.addi %1359, %c5 : index
        memref.store %1346, %out[%1364] : memref<?xf32>
      }
      scf.if %17 {
        %1365 = arith.addi %1359, %c1 : index
        %1366 = memref.load %residual[%1365] : memref<?xf32>
        %1367 = arith.addf %1366, %1354 : f32
        %1368 = arith.addi %1359, %c1 : index
        memref.store %1367, %out[%1368] : memref<?xf32>
      } else {
        %1369 = arith.addi %1359, %c1 : index
        memref.store %1354, %out[%1369] : memref<?xf32>
      }
    }
    %1370 = arith.muli %1260, %c4 : index
    %1371 = arith.addi %1370, %c6 : index
    %1372 = arith.muli %1371, %c12 : index
    %1373 = arith.addi %1372, %1259 : index
    %1374 = arith.addi %1373, %c5 : index
    %1375 = memref.load %16[%1374] : memref<?xf32>
    %1376 = arith.addi %1374, %c19 : index
    %1377 = memref.load %16[%1376] : memref<?xf32>
    %1378 = arith.addf %1375, %1377 : f32
    %1379 = arith.addi %1374, %c30 : index
    %1380 = memref.load %16[%1379] : memref<?xf32>
    %1381 = arith.addf %1378, %1380 : f32
    %1382 = arith.addi %1374, %c31 : index
    %1383 = memref.load %16[%1382] : memref<?xf32>
    %1384 = arith.addf %1381, %1383 : f32
    %1385 = arith.muli %1371, %c12 : index
    %1386 = arith.addi %1385, %1259 : index
    %1387 = arith.addi %1386, %c24 : index
    %1388 = memref.load %16[%1387] : memref<?xf32>
    %1389 = arith.addi %1387, %c19 : index
    %1390 = memref.load %16[%1389] : memref<?xf32>
    %1391 = arith.addf %1388, %1390 : f32
    %1392 = arith.addi %1387, %c30 : index
    %1393 = memref.load %16[%1392] : memref<?xf32>
    %1394 = arith.addf %1391, %1393 : f32
    %1395 = arith.addi %1387, %c31 : index
    %1396 = memref.load %16[%1395] : memref<?xf32>
    %1397 = arith.addf %1394, %1396 : f32
    %1398 = wave.lane
    %1399 = arith.addi %15, %c15 : index
    %1400 = arith.muli %1371, %c4 : index
    %1401 = arith.addi %1399, %1400 : index
    %1402 = arith.divui %1398, %c1 : index
    %1403 = arith.addi %1401, %1402 : index
    %1404 = arith.cmpi slt, %1403, %14 : index
    scf.if %1404 {
      %1405 = arith.cmpi eq, %hasFactors, %c6 : index
      %1406 = memref.load %factors[%1403] : memref<?xf32>
      %1407 = arith.select %1405, %1406, %c33 : f32
      %1408 = arith.remui %1398, %c1 : index
      %1409 = arith.muli %1408, %c34 : index
      %1410 = arith.addi %10, %1409 : index
      %1411 = vector.load %w[%1410] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1412 = vector.bitcast %1411 : vector<4xi8> to vector<1xf32>
      %1413 = vector.extract %1412[0] : f32 from vector<1xf32>
      %1414 = arith.mulf %1413, %1407 : f32
      %1415 = arith.mulf %1384, %1414 : f32
      %1416 = arith.remui %1398, %c1 : index
      %1417 = arith.muli %1416, %c34 : index
      %1418 = arith.addi %12, %1417 : index
      %1419 = vector.load %w[%1418] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1420 = vector.bitcast %1419 : vector<4xi8> to vector<1xf32>
      %1421 = vector.extract %1420[0] : f32 from vector<1xf32>
      %1422 = arith.mulf %1421, %1407 : f32
      %1423 = arith.mulf %1397, %1422 : f32
      %1424 = arith.muli %1403, %outputFeatures : index
      %1425 = arith.addi %1424, %19 : index
      %1426 = wave.lane
      %1427 = arith.remui %1426, %c1 : index
      %1428 = arith.addi %1425, %1427 : index
      scf.if %17 {
        %1429 = arith.addi %1428, %c5 : index
        %1430 = memref.load %residual[%1429] : memref<?xf32>
        %1431 = arith.addf %1430, %1415 : f32
        %1432 = arith.addi %1428, %c5 : index
        memref.store %1431, %out[%1432] : memref<?xf32>
      } else {
        %1433 = arith.addi %1428, %c5 : index
        memref.store %1415, %out[%1433] : memref<?xf32>
      }
      scf.if %17 {
        %1434 = arith.addi %1428, %c1 : index
        %1435 = memref.load %residual[%1434] : memref<?xf32>
        %1436 = arith.addf %1435, %1423 : f32
        %1437 = arith.addi %1428, %c1 : index
        memref.store %1436, %out[%1437] : memref<?xf32>
      } else {
        %1438 = arith.addi %1428, %c1 : index
        memref.store %1423, %out[%1438] : memref<?xf32>
      }
    }
  }
  wave.return
}
