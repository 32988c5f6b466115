// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q8_0', waves=2, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_0_w2p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 64 : index
  %c9 = arith.constant 1024 : index
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
  %c30 = arith.constant 4 : index
  %hasFactors = wave.param "hasFactors" : index
  %c32 = arith.constant 0x3F800000 : f32
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
    %761 = arith.muli %720, %c30 : index
    %762 = arith.addi %761, %c5 : index
    %763 = arith.muli %762, %c12 : index
    %764 = arith.addi %763, %719 : index
    %765 = arith.addi %764, %c5 : index
    %766 = memref.load %16[%765] : memref<?xf32>
    %767 = arith.addi %765, %c19 : index
    %768 = memref.load %16[%767] : memref<?xf32>
    %769 = arith.addf %766, %768 : f32
    %770 = arith.muli %762, %c12 : index
    %771 = arith.addi %770, %719 : index
    %772 = arith.addi %771, %c24 : index
    %773 = memref.load %16[%772] : memref<?xf32>
    %774 = arith.addi %772, %c19 : index
    %775 = memref.load %16[%774] : memref<?xf32>
    %776 = arith.addf %773, %775 : f32
    %777 = wave.lane
    %778 = arith.addi %15, %c5 : index
    %779 = arith.muli %762, %c4 : index
    %780 = arith.addi %778, %779 : index
    %781 = arith.divui %777, %c1 : index
    %782 = arith.addi %780, %781 : index
    %783 = arith.cmpi slt, %782, %14 : index
    scf.if %783 {
      %784 = arith.cmpi eq, %hasFactors, %c6 : index
      %785 = memref.load %factors[%782] : memref<?xf32>
      %786 = arith.select %784, %785, %c32 : f32
      %787 = arith.remui %777, %c1 : index
      %788 = arith.muli %787, %c30 : index
      %789 = arith.addi %10, %788 : index
      %790 = vector.load %w[%789] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %791 = vector.bitcast %790 : vector<4xi8> to vector<1xf32>
      %792 = vector.extract %791[0] : f32 from vector<1xf32>
      %793 = arith.mulf %792, %786 : f32
      %794 = arith.mulf %769, %793 : f32
      %795 = arith.remui %777, %c1 : index
      %796 = arith.muli %795, %c30 : index
      %797 = arith.addi %12, %796 : index
      %798 = vector.load %w[%797] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %799 = vector.bitcast %798 : vector<4xi8> to vector<1xf32>
      %800 = vector.extract %799[0] : f32 from vector<1xf32>
      %801 = arith.mulf %800, %786 : f32
      %802 = arith.mulf %776, %801 : f32
      %803 = arith.muli %782, %outputFeatures : index
      %804 = arith.addi %803, %19 : index
      %805 = wave.lane
      %806 = arith.remui %805, %c1 : index
      %807 = arith.addi %804, %806 : index
      scf.if %17 {
        %808 = arith.addi %807, %c5 : index
        %809 = memref.load %residual[%808] : memref<?xf32>
        %810 = arith.addf %809, %794 : f32
        %811 = arith.addi %807, %c5 : index
        memref.store %810, %out[%811] : memref<?xf32>
      } else {
        %812 = arith.addi %807, %c5 : index
        memref.store %794, %out[%812] : memref<?xf32>
      }
      scf.if %17 {
        %813 = arith.addi %807, %c1 : index
        %814 = memref.load %residual[%813] : memref<?xf32>
        %815 = arith.addf %814, %802 : f32
        %816 = arith.addi %807, %c1 : index
        memref.store %815, %out[%816] : memref<?xf32>
      } else {
        %817 = arith.addi %807, %c1 : index
        memref.store %802, %out[%817] : memref<?xf32>
      }
    }
    %818 = arith.muli %720, %c30 : index
    %819 = arith.addi %818, %c6 : index
    %820 = arith.muli %819, %c12 : index
    %821 = arith.addi %820, %719 : index
    %822 = arith.addi %821, %c5 : index
    %823 = memref.load %16[%822] : memref<?xf32>
    %824 = arith.addi %822, %c19 : index
    %825 = memref.load %16[%824] : memref<?xf32>
    %826 = arith.addf %823, %825 : f32
    %827 = arith.muli %819, %c12 : index
    %828 = arith.addi %827, %719 : index
    %829 = arith.addi %828, %c24 : index
    %830 = memref.load %16[%829] : memref<?xf32>
    %831 = arith.addi %829, %c19 : index
    %832 = memref.load %16[%831] : memref<?xf32>
    %833 = arith.addf %830, %832 : f32
    %834 = wave.lane
    %835 = arith.addi %15, %c5 : index
    %836 = arith.muli %819, %c4 : index
    %837 = arith.addi %835, %836 : index
    %838 = arith.divui %834, %c1 : index
    %839 = arith.addi %837, %838 : index
    %840 = arith.cmpi slt, %839, %14 : index
    scf.if %840 {
      %841 = arith.cmpi eq, %hasFactors, %c6 : index
      %842 = memref.load %factors[%839] : memref<?xf32>
      %843 = arith.select %841, %842, %c32 : f32
      %844 = arith.remui %834, %c1 : index
      %845 = arith.muli %844, %c30 : index
      %846 = arith.addi %10, %845 : index
      %847 = vector.load %w[%846] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %848 = vector.bitcast %847 : vector<4xi8> to vector<1xf32>
      %849 = vector.extract %848[0] : f32 from vector<1xf32>
      %850 = arith.mulf %849, %843 : f32
      %851 = arith.mulf %826, %850 : f32
      %852 = arith.remui %834, %c1 : index
      %853 = arith.muli %852, %c30 : index
      %854 = arith.addi %12, %853 : index
      %855 = vector.load %w[%854] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %856 = vector.bitcast %855 : vector<4xi8> to vector<1xf32>
      %857 = vector.extract %856[0] : f32 from vector<1xf32>
      %858 = arith.mulf %857, %843 : f32
      %859 = arith.mulf %833, %858 : f32
      %860 = arith.muli %839, %outputFeatures : index
      %861 = arith.addi %860, %19 : index
      %862 = wave.lane
      %863 = arith.remui %862, %c1 : index
      %864 = arith.addi %861, %863 : index
      scf.if %17 {
        %865 = arith.addi %864, %c5 : index
        %866 = memref.load %residual[%865] : memref<?xf32>
        %867 = arith.addf %866, %851 : f32
        %868 = arith.addi %864, %c5 : index
        memref.store %867, %out[%868] : memref<?xf32>
      } else {
        %869 = arith.addi %864, %c5 : index
        memref.store %851, %out[%869] : memref<?xf32>
      }
      scf.if %17 {
        %870 = arith.addi %864, %c1 : index
        %871 = memref.load %residual[%870] : memref<?xf32>
        %872 = arith.addf %871, %859 : f32
        %873 = arith.addi %864, %c1 : index
        memref.store %872, %out[%873] : memref<?xf32>
      } else {
        %874 = arith.addi %864, %c1 : index
        memref.store %859, %out[%874] : memref<?xf32>
      }
    }
    %875 = arith.muli %720, %c30 : index
    %876 = arith.addi %875, %c4 : index
    %877 = arith.muli %876, %c12 : index
    %878 = arith.addi %877, %719 : index
    %879 = arith.addi %878, %c5 : index
    %880 = memref.load %16[%879] : memref<?xf32>
    %881 = arith.addi %879, %c19 : index
    %882 = memref.load %16[%881] : memref<?xf32>
    %883 = arith.addf %880, %882 : f32
    %884 = arith.muli %876, %c12 : index
    %885 = arith.addi %884, %719 : index
    %886 = arith.addi %885, %c24 : index
    %887 = memref.load %16[%886] : memref<?xf32>
    %888 = arith.addi %886, %c19 : index
    %889 = memref.load %16[%888] : memref<?xf32>
    %890 = arith.addf %887, %889 : f32
    %891 = wave.lane
    %892 = arith.addi %15, %c5 : index
    %893 = arith.muli %876, %c4 : index
    %894 = arith.addi %892, %893 : index
    %895 = arith.divui %891, %c1 : index
    %896 = arith.addi %894, %895 : index
    %897 = arith.cmpi slt, %896, %14 : index
    scf.if %897 {
      %898 = arith.cmpi eq, %hasFactors, %c6 : index
      %899 = memref.load %factors[%896] : memref<?xf32>
      %900 = arith.select %898, %899, %c32 : f32
      %901 = arith.remui %891, %c1 : index
      %902 = arith.muli %901, %c30 : index
      %903 = arith.addi %10, %902 : index
      %904 = vector.load %w[%903] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %905 = vector.bitcast %904 : vector<4xi8> to vector<1xf32>
      %906 = vector.extract %905[0] : f32 from vector<1xf32>
      %907 = arith.mulf %906, %900 : f32
      %908 = arith.mulf %883, %907 : f32
      %909 = arith.remui %891, %c1 : index
      %910 = arith.muli %909, %c30 : index
      %911 = arith.addi %12, %910 : index
      %912 = vector.load %w[%911] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %913 = vector.bitcast %912 : vector<4xi8> to vector<1xf32>
      %914 = vector.extract %913[0] : f32 from vector<1xf32>
      %915 = arith.mulf %914, %900 : f32
      %916 = arith.mulf %890, %915 : f32
      %917 = arith.muli %896, %outputFeatures : index
      %918 = arith.addi %917, %19 : index
      %919 = wave.lane
      %920 = arith.remui %919, %c1 : index
      %921 = arith.addi %918, %920 : index
      scf.if %17 {
        %922 = arith.addi %921, %c5 : index
        %923 = memref.load %residual[%922] : memref<?xf32>
        %924 = arith.addf %923, %908 : f32
        %925 = arith.addi %921, %c5 : index
        memref.store %924, %out[%925] : memref<?xf32>
      } else {
        %926 = arith.addi %921, %c5 : index
        memref.store %908, %out[%926] : memref<?xf32>
      }
      scf.if %17 {
        %927 = arith.addi %921, %c1 : index
        %928 = memref.load %residual[%927] : memref<?xf32>
        %929 = arith.addf %928, %916 : f32
        %930 = arith.addi %921, %c1 : index
        memref.store %929, %out[%930] : memref<?xf32>
      } else {
        %931 = arith.addi %921, %c1 : index
        memref.store %916, %out[%931] : memref<?xf32>
      }
    }
    %932 = arith.muli %720, %c30 : index
    %933 = arith.addi %932, %c25 : index
    %934 = arith.muli %933, %c12 : index
    %935 = arith.addi %934, %719 : index
    %936 = arith.addi %935, %c5 : index
    %937 = memref.load %16[%936] : memref<?xf32>
    %938 = arith.addi %936, %c19 : index
    %939 = memref.load %16[%938] : memref<?xf32>
    %940 = arith.addf %937, %939 : f32
    %941 = arith.muli %933, %c12 : index
    %942 = arith.addi %941, %719 : index
    %943 = arith.addi %942, %c24 : index
    %944 = memref.load %16[%943] : memref<?xf32>
    %945 = arith.addi %943, %c19 : index
    %946 = memref.load %16[%945] : memref<?xf32>
    %947 = arith.addf %944, %946 : f32
    %948 = wave.lane
    %949 = arith.addi %15, %c5 : index
    %950 = arith.muli %933, %c4 : index
    %951 = arith.addi %949, %950 : index
    %952 = arith.divui %948, %c1 : index
    %953 = arith.addi %951, %952 : index
    %954 = arith.cmpi slt, %953, %14 : index
    scf.if %954 {
      %955 = arith.cmpi eq, %hasFactors, %c6 : index
      %956 = memref.load %factors[%953] : memref<?xf32>
      %957 = arith.select %955, %956, %c32 : f32
      %958 = arith.remui %948, %c1 : index
      %959 = arith.muli %958, %c30 : index
      %960 = arith.addi %10, %959 : index
      %961 = vector.load %w[%960] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %962 = vector.bitcast %961 : vector<4xi8> to vector<1xf32>
      %963 = vector.extract %962[0] : f32 from vector<1xf32>
      %964 = arith.mulf %963, %957 : f32
      %965 = arith.mulf %940, %964 : f32
      %966 = arith.remui %948, %c1 : index
      %967 = arith.muli %966, %c30 : index
      %968 = arith.addi %12, %967 : index
      %969 = vector.load %w[%968] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %970 = vector.bitcast %969 : vector<4xi8> to vector<1xf32>
      %971 = vector.extract %970[0] : f32 from vector<1xf32>
      %972 = arith.mulf %971, %957 : f32
      %973 = arith.mulf %947, %972 : f32
      %974 = arith.muli %953, %outputFeatures : index
      %975 = arith.addi %974, %19 : index
      %976 = wave.lane
      %977 = arith.remui %976, %c1 : index
      %978 = arith.addi %975, %977 : index
      scf.if %17 {
        %979 = arith.addi %978, %c5 : index
        %980 = memref.load %residual[%979] : memref<?xf32>
        %981 = arith.addf %980, %965 : f32
        %982 = arith.addi %978, %c5 : index
        memref.store %981, %out[%982] : memref<?xf32>
      } else {
        %983 = arith.addi %978, %c5 : index
        memref.store %965, %out[%983] : memref<?xf32>
      }
      scf.if %17 {
        %984 = arith.addi %978, %c1 : index
        %985 = memref.load %residual[%984] : memref<?xf32>
        %986 = arith.addf %985, %973 : f32
        %987 = arith.addi %978, %c1 : index
        memref.store %986, %out[%987] : memref<?xf32>
      } else {
        %988 = arith.addi %978, %c1 : index
        memref.store %973, %out[%988] : memref<?xf32>
      }
    }
    %989 = wave.lane
    wave.barrier
    %990 = wave.wave
    %991 = arith.muli %990, %c4 : index
    %992 = arith.addi %991, %c5 : index
    %993 = arith.muli %992, %c24 : index
    %994 = arith.addi %993, %989 : index
    %995 = vector.extract %521#2[0] : f32 from vector<8xf32>
    %996 = arith.addi %994, %c5 : index
    memref.store %995, %16[%996] : memref<?xf32>
    %997 = vector.extract %521#2[1] : f32 from vector<8xf32>
    %998 = arith.addi %994, %c12 : index
    memref.store %997, %16[%998] : memref<?xf32>
    %999 = vector.extract %521#2[2] : f32 from vector<8xf32>
    %1000 = arith.addi %994, %c8 : index
    memref.store %999, %16[%1000] : memref<?xf32>
    %1001 = vector.extract %521#2[3] : f32 from vector<8xf32>
    %1002 = arith.addi %994, %c26 : index
    memref.store %1001, %16[%1002] : memref<?xf32>
    %1003 = vector.extract %521#2[4] : f32 from vector<8xf32>
    %1004 = arith.addi %994, %c3 : index
    memref.store %1003, %16[%1004] : memref<?xf32>
    %1005 = vector.extract %521#2[5] : f32 from vector<8xf32>
    %1006 = arith.addi %994, %c27 : index
    memref.store %1005, %16[%1006] : memref<?xf32>
    %1007 = vector.extract %521#2[6] : f32 from vector<8xf32>
    %1008 = arith.addi %994, %c28 : index
    memref.store %1007, %16[%1008] : memref<?xf32>
    %1009 = vector.extract %521#2[7] : f32 from vector<8xf32>
    %1010 = arith.addi %994, %c29 : index
    memref.store %1009, %16[%1010] : memref<?xf32>
    %1011 = arith.muli %990, %c4 : index
    %1012 = arith.addi %1011, %c6 : index
    %1013 = arith.muli %1012, %c24 : index
    %1014 = arith.addi %1013, %989 : index
    %1015 = vector.extract %521#3[0] : f32 from vector<8xf32>
    %1016 = arith.addi %1014, %c5 : index
    memref.store %1015, %16[%1016] : memref<?xf32>
    %1017 = vector.extract %521#3[1] : f32 from vector<8xf32>
    %1018 = arith.addi %1014, %c12 : index
    memref.store %1017, %16[%1018] : memref<?xf32>
    %1019 = vector.extract %521#3[2] : f32 from vector<8xf32>
    %1020 = arith.addi %1014, %c8 : index
    memref.store %1019, %16[%1020] : memref<?xf32>
    %1021 = vector.extract %521#3[3] : f32 from vector<8xf32>
    %1022 = arith.addi %1014, %c26 : index
    memref.store %1021, %16[%1022] : memref<?xf32>
    %1023 = vector.extract %521#3[4] : f32 from vector<8xf32>
    %1024 = arith.addi %1014, %c3 : index
    memref.store %1023, %16[%1024] : memref<?xf32>
    %1025 = vector.extract %521#3[5] : f32 from vector<8xf32>
    %1026 = arith.addi %1014, %c27 : index
    memref.store %1025, %16[%1026] : memref<?xf32>
    %1027 = vector.extract %521#3[6] : f32 from vector<8xf32>
    %1028 = arith.addi %1014, %c28 : index
    memref.store %1027, %16[%1028] : memref<?xf32>
    %1029 = vector.extract %521#3[7] : f32 from vector<8xf32>
    %1030 = arith.addi %1014, %c29 : index
    memref.store %1029, %16[%1030] : memref<?xf32>
    wave.barrier
    %1031 = arith.muli %990, %c30 : index
    %1032 = arith.addi %1031, %c5 : index
    %1033 = arith.muli %1032, %c12 : index
    %1034 = arith.addi %1033, %989 : index
    %1035 = arith.addi %1034, %c5 : index
    %1036 = memref.load %16[%1035] : memref<?xf32>
    %1037 = arith.addi %1035, %c19 : index
    %1038 = memref.load %16[%1037] : memref<?xf32>
    %1039 = arith.addf %1036, %1038 : f32
    %1040 = arith.muli %1032, %c12 : index
    %1041 = arith.addi %1040, %989 : index
    %1042 = arith.addi %1041, %c24 : index
    %1043 = memref.load %16[%1042] : memref<?xf32>
    %1044 = arith.addi %1042, %c19 : index
    %1045 = memref.load %16[%1044] : memref<?xf32>
    %1046 = arith.addf %1043, %1045 : f32
    %1047 = wave.lane
    %1048 = arith.addi %15, %c1 : index
    %1049 = arith.muli %1032, %c4 : index
    %1050 = arith.addi %1048, %1049 : index
    %1051 = arith.divui %1047, %c1 : index
    %1052 = arith.addi %1050, %1051 : index
    %1053 = arith.cmpi slt, %1052, %14 : index
    scf.if %1053 {
      %1054 = arith.cmpi eq, %hasFactors, %c6 : index
      %1055 = memref.load %factors[%1052] : memref<?xf32>
      %1056 = arith.select %1054, %1055, %c32 : f32
      %1057 = arith.remui %1047, %c1 : index
      %1058 = arith.muli %1057, %c30 : index
      %1059 = arith.addi %10, %1058 : index
      %1060 = vector.load %w[%1059] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1061 = vector.bitcast %1060 : vector<4xi8> to vector<1xf32>
      %1062 = vector.extract %1061[0] : f32 from vector<1xf32>
      %1063 = arith.mulf %1062, %1056 : f32
      %1064 = arith.mulf %1039, %1063 : f32
      %1065 = arith.remui %1047, %c1 : index
      %1066 = arith.muli %1065, %c30 : index
      %1067 = arith.addi %12, %1066 : index
      %1068 = vector.load %w[%1067] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1069 = vector.bitcast %1068 : vector<4xi8> to vector<1xf32>
      %1070 = vector.extract %1069[0] : f32 from vector<1xf32>
      %1071 = arith.mulf %1070, %1056 : f32
      %1072 = arith.mulf %1046, %1071 : f32
      %1073 = arith.muli %1052, %outputFeatures : index
      %1074 = arith.addi %1073, %19 : index
      %1075 = wave.lane
      %1076 = arith.remui %1075, %c1 : index
      %1077 = arith.addi %1074, %1076 : index
      scf.if %17 {
        %1078 = arith.addi %1077, %c5 : index
        %1079 = memref.load %residual[%1078] : memref<?xf32>
        %1080 = arith.addf %1079, %1064 : f32
        %1081 = arith.addi %1077, %c5 : index
        memref.store %1080, %out[%1081] : memref<?xf32>
      } else {
        %1082 = arith.addi %1077, %c5 : index
        memref.store %1064, %out[%1082] : memref<?xf32>
      }
      scf.if %17 {
        %1083 = arith.addi %1077, %c1 : index
        %1084 = memref.load %residual[%1083] : memref<?xf32>
        %1085 = arith.addf %1084, %1072 : f32
        %1086 = arith.addi %1077, %c1 : index
        memref.store %1085, %out[%1086] : memref<?xf32>
      } else {
        %1087 = arith.addi %1077, %c1 : index
        memref.store %1072, %out[%1087] : memref<?xf32>
      }
    }
    %1088 = arith.muli %990, %c30 : index
    %1089 = arith.addi %1088, %c6 : index
    %1090 = arith.muli %1089, %c12 : index
    %1091 = arith.addi %1090, %989 : index
    %1092 = arith.addi %1091, %c5 : index
    %1093 = memref.load %16[%1092] : memref<?xf32>
    %1094 = arith.addi %1092, %c19 : index
    %1095 = memref.load %16[%1094] : memref<?xf32>
    %1096 = arith.addf %1093, %1095 : f32
    %1097 = arith.muli %1089, %c12 : index
    %1098 = arith.addi %1097, %989 : index
    %1099 = arith.addi %1098, %c24 : index
    %1100 = memref.load %16[%1099] : memref<?xf32>
    %1101 = arith.addi %1099, %c19 : index
    %1102 = memref.load %16[%1101] : memref<?xf32>
    %1103 = arith.addf %1100, %1102 : f32
    %1104 = wave.lane
    %1105 = arith.addi %15, %c1 : index
    %1106 = arith.muli %1089, %c4 : index
    %1107 = arith.addi %1105, %1106 : index
    %1108 = arith.divui %1104, %c1 : index
    %1109 = arith.addi %1107, %1108 : index
    %1110 = arith.cmpi slt, %1109, %14 : index
    scf.if %1110 {
      %1111 = arith.cmpi eq, %hasFactors, %c6 : index
      %1112 = memref.load %factors[%1109] : memref<?xf32>
      %1113 = arith.select %1111, %1112, %c32 : f32
      %1114 = arith.remui %1104, %c1 : index
      %1115 = arith.muli %1114, %c30 : index
      %1116 = arith.addi %10, %1115 : index
      %1117 = vector.load %w[%1116] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1118 = vector.bitcast %1117 : vector<4xi8> to vector<1xf32>
      %1119 = vector.extract %1118[0] : f32 from vector<1xf32>
      %1120 = arith.mulf %1119, %1113 : f32
      %1121 = arith.mulf %1096, %1120 : f32
      %1122 = arith.remui %1104, %c1 : index
      %1123 = arith.muli %1122, %c30 : index
      %1124 = arith.addi %12, %1123 : index
      %1125 = vector.load %w[%1124] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1126 = vector.bitcast %1125 : vector<4xi8> to vector<1xf32>
      %1127 = vector.extract %1126[0] : f32 from vector<1xf32>
      %1128 = arith.mulf %1127, %1113 : f32
      %1129 = arith.mulf %1103, %1128 : f32
      %1130 = arith.muli %1109, %outputFeatures : index
      %1131 = arith.addi %1130, %19 : index
      %1132 = wave.lane
      %1133 = arith.remui %1132, %c1 : index
      %1134 = arith.addi %1131, %1133 : index
      scf.if %17 {
        %1135 = arith.addi %1134, %c5 : index
        %1136 = memref.load %residual[%1135] : memref<?xf32>
        %1137 = arith.addf %1136, %1121 : f32
        %1138 = arith.addi %1134, %c5 : index
        memref.store %1137, %out[%1138] : memref<?xf32>
      } else {
        %1139 = arith.addi %1134, %c5 : index
        memref.store %1121, %out[%1139] : memref<?xf32>
      }
      scf.if %17 {
        %1140 = arith.addi %1134, %c1 : index
        %1141 = memref.load %residual[%1140] : memref<?xf32>
        %1142 = arith.addf %1141, %1129 : f32
        %1143 = arith.addi %1134, %c1 : index
        memref.store %1142, %out[%1143] : memref<?xf32>
      } else {
        %1144 = arith.addi %1134, %c1 : index
        memref.store %1129, %out[%1144] : memref<?xf32>
      }
    }
    %1145 = arith.muli %990, %c30 : index
    %1146 = arith.addi %1145, %c4 : index
    %1147 = arith.muli %1146, %c12 : index
    %1148 = arith.addi %1147, %989 : index
    %1149 = arith.addi %1148, %c5 : index
    %1150 = memref.load %16[%1149] : memref<?xf32>
    %1151 = arith.addi %1149, %c19 : index
    %1152 = memref.load %16[%1151] : memref<?xf32>
    %1153 = arith.addf %1150, %1152 : f32
    %1154 = arith.muli %1146, %c12 : index
    %1155 = arith.addi %1154, %989 : index
    %1156 = arith.addi %1155, %c24 : index
    %1157 = memref.load %16[%1156] : memref<?xf32>
    %1158 = arith.addi %1156, %c19 : index
    %1159 = memref.load %16[%1158] : memref<?xf32>
    %1160 = arith.addf %1157, %1159 : f32
    %1161 = wave.lane
    %1162 = arith.addi %15, %c1 : index
    %1163 = arith.muli %1146, %c4 : index
    %1164 = arith.addi %1162, %1163 : index
    %1165 = arith.divui %1161, %c1 : index
    %1166 = arith.addi %1164, %1165 : index
    %1167 = arith.cmpi slt, %1166, %14 : index
    scf.if %1167 {
      %1168 = arith.cmpi eq, %hasFactors, %c6 : index
      %1169 = memref.load %factors[%1166] : memref<?xf32>
      %1170 = arith.select %1168, %1169, %c32 : f32
      %1171 = arith.remui %1161, %c1 : index
      %1172 = arith.muli %1171, %c30 : index
      %1173 = arith.addi %10, %1172 : index
      %1174 = vector.load %w[%1173] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1175 = vector.bitcast %1174 : vector<4xi8> to vector<1xf32>
      %1176 = vector.extract %1175[0] : f32 from vector<1xf32>
      %1177 = arith.mulf %1176, %1170 : f32
      %1178 = arith.mulf %1153, %1177 : f32
      %1179 = arith.remui %1161, %c1 : index
      %1180 = arith.muli %1179, %c30 : index
      %1181 = arith.addi %12, %1180 : index
      %1182 = vector.load %w[%1181] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1183 = vector.bitcast %1182 : vector<4xi8> to vector<1xf32>
      %1184 = vector.extract %1183[0] : f32 from vector<1xf32>
      %1185 = arith.mulf %1184, %1170 : f32
      %1186 = arith.mulf %1160, %1185 : f32
      %1187 = arith.muli %1166, %outputFeatures : index
      %1188 = arith.addi %1187, %19 : index
      %1189 = wave.lane
      %1190 = arith.remui %1189, %c1 : index
      %1191 = arith.addi %1188, %1190 : index
      scf.if %17 {
        %1192 = arith.addi %1191, %c5 : index
        %1193 = memref.load %residual[%1192] : memref<?xf32>
        %1194 = arith.addf %1193, %1178 : f32
        %1195 = arith.addi %1191, %c5 : index
        memref.store %1194, %out[%1195] : memref<?xf32>
      } else {
        %1196 = arith.addi %1191, %c5 : index
        memref.store %1178, %out[%1196] : memref<?xf32>
      }
      scf.if %17 {
        %1197 = arith.addi %1191, %c1 : index
        %1198 = memref.load %residual[%1197] : memref<?xf32>
        %1199 = arith.addf %1198, %1186 : f32
        %1200 = arith.addi %1191, %c1 : index
        memref.store %1199, %out[%1200] : memref<?xf32>
      } else {
        %1201 = arith.addi %1191, %c1 : index
        memref.store %1186, %out[%1201] : memref<?xf32>
      }
    }
    %1202 = arith.muli %990, %c30 : index
    %1203 = arith.addi %1202, %c25 : index
    %1204 = arith.muli %1203, %c12 : index
    %1205 = arith.addi %1204, %989 : index
    %1206 = arith.addi %1205, %c5 : index
    %1207 = memref.load %16[%1206] : memref<?xf32>
    %1208 = arith.addi %1206, %c19 : index
    %1209 = memref.load %16[%1208] : memref<?xf32>
    %1210 = arith.addf %1207, %1209 : f32
    %1211 = arith.muli %1203, %c12 : index
    %1212 = arith.addi %1211, %989 : index
    %1213 = arith.addi %1212, %c24 : index
    %1214 = memref.load %16[%1213] : memref<?xf32>
    %1215 = arith.addi %1213, %c19 : index
    %1216 = memref.load %16[%1215] : memref<?xf32>
    %1217 = arith.addf %1214, %1216 : f32
    %1218 = wave.lane
    %1219 = arith.addi %15, %c1 : index
    %1220 = arith.muli %1203, %c4 : index
    %1221 = arith.addi %1219, %1220 : index
    %1222 = arith.divui %1218, %c1 : index
    %1223 = arith.addi %1221, %1222 : index
    %1224 = arith.cmpi slt, %1223, %14 : index
    scf.if %1224 {
      %1225 = arith.cmpi eq, %hasFactors, %c6 : index
      %1226 = memref.load %factors[%1223] : memref<?xf32>
      %1227 = arith.select %1225, %1226, %c32 : f32
      %1228 = arith.remui %1218, %c1 : index
      %1229 = arith.muli %1228, %c30 : index
      %1230 = arith.addi %10, %1229 : index
      %1231 = vector.load %w[%1230] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1232 = vector.bitcast %1231 : vector<4xi8> to vector<1xf32>
      %1233 = vector.extract %1232[0] : f32 from vector<1xf32>
      %1234 = arith.mulf %1233, %1227 : f32
      %1235 = arith.mulf %1210, %1234 : f32
      %1236 = arith.remui %1218, %c1 : index
      %1237 = arith.muli %1236, %c30 : index
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
    %1265 = vector.extract %521#4[0] : f32 from vector<8xf32>
    %1266 = arith.addi %1264, %c5 : index
    memref.store %1265, %16[%1266] : memref<?xf32>
    %1267 = vector.extract %521#4[1] : f32 from vector<8xf32>
    %1268 = arith.addi %1264, %c12 : index
    memref.store %1267, %16[%1268] : memref<?xf32>
    %1269 = vector.extract %521#4[2] : f32 from vector<8xf32>
    %1270 = arith.addi %1264, %c8 : index
    memref.store %1269, %16[%1270] : memref<?xf32>
    %1271 = vector.extract %521#4[3] : f32 from vector<8xf32>
    %1272 = arith.addi %1264, %c26 : index
    memref.store %1271, %16[%1272] : memref<?xf32>
    %1273 = vector.extract %521#4[4] : f32 from vector<8xf32>
    %1274 = arith.addi %1264, %c3 : index
    memref.store %1273, %16[%1274] : memref<?xf32>
    %1275 = vector.extract %521#4[5] : f32 from vector<8xf32>
    %1276 = arith.addi %1264, %c27 : index
    memref.store %1275, %16[%1276] : memref<?xf32>
    %1277 = vector.extract %521#4[6] : f32 from vector<8xf32>
    %1278 = arith.addi %1264, %c28 : index
    memref.store %1277, %16[%1278] : memref<?xf32>
    %1279 = vector.extract %521#4[7] : f32 from vector<8xf32>
    %1280 = arith.addi %1264, %c29 : index
    memref.store %1279, %16[%1280] : memref<?xf32>
    %1281 = arith.muli %1260, %c4 : index
    %1282 = arith.addi %1281, %c6 : index
    %1283 = arith.muli %1282, %c24 : index
    %1284 = arith.addi %1283, %1259 : index
    %1285 = vector.extract %521#5[0] : f32 from vector<8xf32>
    %1286 = arith.addi %1284, %c5 : index
    memref.store %1285, %16[%1286] : memref<?xf32>
    %1287 = vector.extract %521#5[1] : f32 from vector<8xf32>
    %1288 = arith.addi %1284, %c12 : index
    memref.store %1287, %16[%1288] : memref<?xf32>
    %1289 = vector.extract %521#5[2] : f32 from vector<8xf32>
    %1290 = arith.addi %1284, %c8 : index
    memref.store %1289, %16[%1290] : memref<?xf32>
    %1291 = vector.extract %521#5[3] : f32 from vector<8xf32>
    %1292 = arith.addi %1284, %c26 : index
    memref.store %1291, %16[%1292] : memref<?xf32>
    %1293 = vector.extract %521#5[4] : f32 from vector<8xf32>
    %1294 = arith.addi %1284, %c3 : index
    memref.store %1293, %16[%1294] : memref<?xf32>
    %1295 = vector.extract %521#5[5] : f32 from vector<8xf32>
    %1296 = arith.addi %1284, %c27 : index
    memref.store %1295, %16[%1296] : memref<?xf32>
    %1297 = vector.extract %521#5[6] : f32 from vector<8xf32>
    %1298 = arith.addi %1284, %c28 : index
    memref.store %1297, %16[%1298] : memref<?xf32>
    %1299 = vector.extract %521#5[7] : f32 from vector<8xf32>
    %1300 = arith.addi %1284, %c29 : index
    memref.store %1299, %16[%1300] : memref<?xf32>
    wave.barrier
    %1301 = arith.muli %1260, %c30 : index
    %1302 = arith.addi %1301, %c5 : index
    %1303 = arith.muli %1302, %c12 : index
    %1304 = arith.addi %1303, %1259 : index
    %1305 = arith.addi %1304, %c5 : index
    %1306 = memref.load %16[%1305] : memref<?xf32>
    %1307 = arith.addi %1305, %c19 : index
    %1308 = memref.load %16[%1307] : memref<?xf32>
    %1309 = arith.addf %1306, %1308 : f32
    %1310 = arith.muli %1302, %c12 : index
    %1311 = arith.addi %1310, %1259 : index
    %1312 = arith.addi %1311, %c24 : index
    %1313 = memref.load %16[%1312] : memref<?xf32>
    %1314 = arith.addi %1312, %c19 : index
    %1315 = memref.load %16[%1314] : memref<?xf32>
    %1316 = arith.addf %1313, %1315 : f32
    %1317 = wave.lane
    %1318 = arith.addi %15, %c12 : index
    %1319 = arith.muli %1302, %c4 : index
    %1320 = arith.addi %1318, %1319 : index
    %1321 = arith.divui %1317, %c1 : index
    %1322 = arith.addi %1320, %1321 : index
    %1323 = arith.cmpi slt, %1322, %14 : index
    scf.if %1323 {
      %1324 = arith.cmpi eq, %hasFactors, %c6 : index
      %1325 = memref.load %factors[%1322] : memref<?xf32>
      %1326 = arith.select %1324, %1325, %c32 : f32
      %1327 = arith.remui %1317, %c1 : index
      %1328 = arith.muli %1327, %c30 : index
      %1329 = arith.addi %10, %1328 : index
      %1330 = vector.load %w[%1329] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1331 = vector.bitcast %1330 : vector<4xi8> to vector<1xf32>
      %1332 = vector.extract %1331[0] : f32 from vector<1xf32>
      %1333 = arith.mulf %1332, %1326 : f32
      %1334 = arith.mulf %1309, %1333 : f32
      %1335 = arith.remui %1317, %c1 : index
      %1336 = arith.muli %1335, %c30 : index
      %1337 = arith.addi %12, %1336 : index
      %1338 = vector.load %w[%1337] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1339 = vector.bitcast %1338 : vector<4xi8> to vector<1xf32>
      %1340 = vector.extract %1339[0] : f32 from vector<1xf32>
      %1341 = arith.mulf %1340, %1326 : f32
      %1342 = arith.mulf %1316, %1341 : f32
      %1343 = arith.muli %1322, %outputFeatures : index
      %1344 = arith.addi %1343, %19 : index
      %1345 = wave.lane
      %1346 = arith.remui %1345, %c1 : index
      %1347 = arith.addi %1344, %1346 : index
      scf.if %17 {
        %1348 = arith.addi %1347, %c5 : index
        %1349 = memref.load %residual[%1348] : memref<?xf32>
        %1350 = arith.addf %1349, %1334 : f32
        %1351 = arith.addi %1347, %c5 : index
        memref.store %1350, %out[%1351] : memref<?xf32>
      } else {
        %1352 = arith.addi %1347, %c5 : index
        memref.store %1334, %out[%1352] : memref<?xf32>
      }
      scf.if %17 {
        %1353 = arith.addi %1347, %c1 : index
        %1354 = memref.load %residual[%1353] : memref<?xf32>
        %1355 = arith.addf %1354, %1342 : f32
        %1356 = arith.addi %1347, %c1 : index
        memref.store %1355, %out[%1356] : memref<?xf32>
      } else {
        %1357 = arith.addi %1347, %c1 : index
        memref.store %1342, %out[%1357] : memref<?xf32>
      }
    }
    %1358 = arith.muli %1260, %c30 : index
    %1359 = arith.addi %1358, %c6 : index
    %1360 = arith.muli %1359, %c12 : index
    %1361 = arith.addi %1360, %1259 : index
    %1362 = arith.addi %1361, %c5 : index
    %1363 = memref.load %16[%1362] : memref<?xf32>
    %1364 = arith.addi %1362, %c19 : index
    %1365 = memref.load %16[%1364] : memref<?xf32>
    %1366 = arith.addf %1363, %1365 : f32
    %1367 = arith.muli %1359, %c12 : index
    %1368 = arith.addi %1367, %1259 : index
    %1369 = arith.addi %1368, %c24 : index
    %1370 = memref.load %16[%1369] : memref<?xf32>
    %1371 = arith.addi %1369, %c19 : index
    %1372 = memref.load %16[%1371] : memref<?xf32>
    %1373 = arith.addf %1370, %1372 : f32
    %1374 = wave.lane
    %1375 = arith.addi %15, %c12 : index
    %1376 = arith.muli %1359, %c4 : index
    %1377 = arith.addi %1375, %1376 : index
    %1378 = arith.divui %1374, %c1 : index
    %1379 = arith.addi %1377, %1378 : index
    %1380 = arith.cmpi slt, %1379, %14 : index
    scf.if %1380 {
      %1381 = arith.cmpi eq, %hasFactors, %c6 : index
      %1382 = memref.load %factors[%1379] : memref<?xf32>
      %1383 = arith.select %1381, %1382, %c32 : f32
      %1384 = arith.remui %1374, %c1 : index
      %1385 = arith.muli %1384, %c30 : index
      %1386 = arith.addi %10, %1385 : index
      %1387 = vector.load %w[%1386] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1388 = vector.bitcast %1387 : vector<4xi8> to vector<1xf32>
      %1389 = vector.extract %1388[0] : f32 from vector<1xf32>
      %1390 = arith.mulf %1389, %1383 : f32
      %1391 = arith.mulf %1366, %1390 : f32
      %1392 = arith.remui %1374, %c1 : index
      %1393 = arith.muli %1392, %c30 : index
      %1394 = arith.addi %12, %1393 : index
      %1395 = vector.load %w[%1394] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1396 = vector.bitcast %1395 : vector<4xi8> to vector<1xf32>
      %1397 = vector.extract %1396[0] : f32 from vector<1xf32>
      %1398 = arith.mulf %1397, %1383 : f32
      %1399 = arith.mulf %1373, %1398 : f32
      %1400 = arith.muli %1379, %outputFeatures : index
      %1401 = arith.addi %1400, %19 : index
      %1402 = wave.lane
      %1403 = arith.remui %1402, %c1 : index
      %1404 = arith.addi %1401, %1403 : index
      scf.if %17 {
        %1405 = arith.addi %1404, %c5 : index
        %1406 = memref.load %residual[%1405] : memref<?xf32>
        %1407 = arith.addf %1406, %1391 : f32
        %1408 = arith.addi %1404, %c5 : index
        memref.store %1407, %out[%1408] : memref<?xf32>
      } else {
        %1409 = arith.addi %1404, %c5 : index
        memref.store %1391, %out[%1409] : memref<?xf32>
      }
      scf.if %17 {
        %1410 = arith.addi %1404, %c1 : index
        %1411 = memref.load %residual[%1410] : memref<?xf32>
        %1412 = arith.addf %1411, %1399 : f32
        %1413 = arith.addi %1404, %c1 : index
        memref.store %1412, %out[%1413] : memref<?xf32>
      } else {
        %1414 = arith.addi %1404, %c1 : index
        memref.store %1399, %out[%1414] : memref<?xf32>
      }
    }
    %1415 = arith.muli %1260, %c30 : index
    %1416 = arith.addi %1415, %c4 : index
    %1417 = arith.muli %1416, %c12 : index
    %1418 = arith.addi %1417, %1259 : index
    %1419 = arith.addi %1418, %c5 : index
    %1420 = memref.load %16[%1419] : memref<?xf32>
    %1421 = arith.addi %1419, %c19 : index
    %1422 = memref.load %16[%1421] : memref<?xf32>
    %1423 = arith.addf %1420, %1422 : f32
    %1424 = arith.muli %1416, %c12 : index
    %1425 = arith.addi %1424, %1259 : index
    %1426 = arith.addi %1425, %c24 : index
    %1427 = memref.load %16[%1426] : memref<?xf32>
    %1428 = arith.addi %1426, %c19 : index
    %1429 = memref.load %16[%1428] : memref<?xf32>
    %1430 = arith.addf %1427, %1429 : f32
    %1431 = wave.lane
    %1432 = arith.addi %15, %c12 : index
    %1433 = arith.muli %1416, %c4 : index
    %1434 = arith.addi %1432, %1433 : index
    %1435 = arith.divui %1431, %c1 : index
    %1436 = arith.addi %1434, %1435 : index
    %1437 = arith.cmpi slt, %1436, %14 : index
    scf.if %1437 {
      %1438 = arith.cmpi eq, %hasFactors, %c6 : index
      %1439 = memref.load %factors[%1436] : memref<?xf32>
      %1440 = arith.select %1438, %1439, %c32 : f32
      %1441 = arith.remui %1431, %c1 : index
      %1442 = arith.muli %1441, %c30 : index
      %1443 = arith.addi %10, %1442 : index
      %1444 = vector.load %w[%1443] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1445 = vector.bitcast %1444 : vector<4xi8> to vector<1xf32>
      %1446 = vector.extract %1445[0] : f32 from vector<1xf32>
      %1447 = arith.mulf %1446, %1440 : f32
      %1448 = arith.mulf %1423, %1447 : f32
      %1449 = arith.remui %1431, %c1 : index
      %1450 = arith.muli %1449, %c30 : index
      %1451 = arith.addi %12, %1450 : index
      %1452 = vector.load %w[%1451] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1453 = vector.bitcast %1452 : vector<4xi8> to vector<1xf32>
      %1454 = vector.extract %1453[0] : f32 from vector<1xf32>
      %1455 = arith.mulf %1454, %1440 : f32
      %1456 = arith.mulf %1430, %1455 : f32
      %1457 = arith.muli %1436, %outputFeatures : index
      %1458 = arith.addi %1457, %19 : index
      %1459 = wave.lane
      %1460 = arith.remui %1459, %c1 : index
      %1461 = arith.addi %1458, %1460 : index
      scf.if %17 {
        %1462 = arith.addi %1461, %c5 : index
        %1463 = memref.load %residual[%1462] : memref<?xf32>
        %1464 = arith.addf %1463, %1448 : f32
        %1465 = arith.addi %1461, %c5 : index
        memref.store %1464, %out[%1465] : memref<?xf32>
      } else {
        %1466 = arith.addi %1461, %c5 : index
        memref.store %1448, %out[%1466] : memref<?xf32>
      }
      scf.if %17 {
        %1467 = arith.addi %1461, %c1 : index
        %1468 = memref.load %residual[%1467] : memref<?xf32>
        %1469 = arith.addf %1468, %1456 : f32
        %1470 = arith.addi %1461, %c1 : index
        memref.store %1469, %out[%1470] : memref<?xf32>
      } else {
        %1471 = arith.addi %1461, %c1 : index
        memref.store %1456, %out[%1471] : memref<?xf32>
      }
    }
    %1472 = arith.muli %1260, %c30 : index
    %1473 = arith.addi %1472, %c25 : index
    %1474 = arith.muli %1473, %c12 : index
    %1475 = arith.addi %1474, %1259 : index
    %1476 = arith.addi %1475, %c5 : index
    %1477 = memref.load %16[%1476] : memref<?xf32>
    %1478 = arith.addi %1476, %c19 : index
    %1479 = memref.load %16[%1478] : memref<?xf32>
    %1480 = arith.addf %1477, %1479 : f32
    %1481 = arith.muli %1473, %c12 : index
    %1482 = arith.addi %1481, %1259 : index
    %1483 = arith.addi %1482, %c24 : index
    %1484 = memref.load %16[%1483] : memref<?xf32>
    %1485 = arith.addi %1483, %c19 : index
    %1486 = memref.load %16[%1485] : memref<?xf32>
    %1487 = arith.addf %1484, %1486 : f32
    %1488 = wave.lane
    %1489 = arith.addi %15, %c12 : index
    %1490 = arith.muli %1473, %c4 : index
    %1491 = arith.addi %1489, %1490 : index
    %1492 = arith.divui %1488, %c1 : index
    %1493 = arith.addi %1491, %1492 : index
    %1494 = arith.cmpi slt, %1493, %14 : index
    scf.if %1494 {
      %1495 = arith.cmpi eq, %hasFactors, %c6 : index
      %1496 = memref.load %factors[%1493] : memref<?xf32>
      %1497 = arith.select %1495, %1496, %c32 : f32
      %1498 = arith.remui %1488, %c1 : index
      %1499 = arith.muli %1498, %c30 : index
      %1500 = arith.addi %10, %1499 : index
      %1501 = vector.load %w[%1500] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1502 = vector.bitcast %1501 : vector<4xi8> to vector<1xf32>
      %1503 = vector.extract %1502[0] : f32 from vector<1xf32>
      %1504 = arith.mulf %1503, %1497 : f32
      %1505 = arith.mulf %1480, %1504 : f32
      %1506 = arith.remui %1488, %c1 : index
      %1507 = arith.muli %1506, %c30 : index
      %1508 = arith.addi %12, %1507 : index
      %1509 = vector.load %w[%1508] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1510 = vector.bitcast %1509 : vector<4xi8> to vector<1xf32>
      %1511 = vector.extract %1510[0] : f32 from vector<1xf32>
      %1512 = arith.mulf %1511, %1497 : f32
      %1513 = arith.mulf %1487, %1512 : f32
      %1514 = arith.muli %1493, %outputFeatures : index
      %1515 = arith.addi %1514, %19 : index
      %1516 = wave.lane
      %1517 = arith.remui %1516, %c1 : index
      %1518 = arith.addi %1515, %1517 : index
      scf.if %17 {
        %1519 = arith.addi %1518, %c5 : index
        %1520 = memref.load %residual[%1519] : memref<?xf32>
        %1521 = arith.addf %1520, %1505 : f32
        %1522 = arith.addi %1518, %c5 : index
        memref.store %1521, %out[%1522] : memref<?xf32>
      } else {
        %1523 = arith.addi %1518, %c5 : index
        memref.store %1505, %out[%1523] : memref<?xf32>
      }
      scf.if %17 {
        %1524 = arith.addi %1518, %c1 : index
        %1525 = memref.load %residual[%1524] : memref<?xf32>
        %1526 = arith.addf %1525, %1513 : f32
        %1527 = arith.addi %1518, %c1 : index
        memref.store %1526, %out[%1527] : memref<?xf32>
      } else {
        %1528 = arith.addi %1518, %c1 : index
        memref.store %1513, %out[%1528] : memref<?xf32>
      }
    }
    %1529 = wave.lane
    wave.barrier
    %1530 = wave.wave
    %1531 = arith.muli %1530, %c4 : index
    %1532 = arith.addi %1531, %c5 : index
    %1533 = arith.muli %1532, %c24 : index
    %1534 = arith.addi %1533, %1529 : index
    %1535 = vector.extract %521#6[0] : f32 from vector<8xf32>
    %1536 = arith.addi %1534, %c5 : index
    memref.store %1535, %16[%1536] : memref<?xf32>
    %1537 = vector.extract %521#6[1] : f32 from vector<8xf32>
    %1538 = arith.addi %1534, %c12 : index
    memref.store %1537, %16[%1538] : memref<?xf32>
    %1539 = vector.extract %521#6[2] : f32 from vector<8xf32>
    %1540 = arith.addi %1534, %c8 : index
    memref.store %1539, %16[%1540] : memref<?xf32>
    %1541 = vector.extract %521#6[3] : f32 from vector<8xf32>
    %1542 = arith.addi %1534, %c26 : index
    memref.store %1541, %16[%1542] : memref<?xf32>
    %1543 = vector.extract %521#6[4] : f32 from vector<8xf32>
    %1544 = arith.addi %1534, %c3 : index
    memref.store %1543, %16[%1544] : memref<?xf32>
    %1545 = vector.extract %521#6[5] : f32 from vector<8xf32>
    %1546 = arith.addi %1534, %c27 : index
    memref.store %1545, %16[%1546] : memref<?xf32>
    %1547 = vector.extract %521#6[6] : f32 from vector<8xf32>
    %1548 = arith.addi %1534, %c28 : index
    memref.store %1547, %16[%1548] : memref<?xf32>
    %1549 = vector.extract %521#6[7] : f32 from vector<8xf32>
    %1550 = arith.addi %1534, %c29 : index
    memref.store %1549, %16[%1550] : memref<?xf32>
    %1551 = arith.muli %1530, %c4 : index
    %1552 = arith.addi %1551, %c6 : index
    %1553 = arith.muli %1552, %c24 : index
    %1554 = arith.addi %1553, %1529 : index
    %1555 = vector.extract %521#7[0] : f32 from vector<8xf32>
    %1556 = arith.addi %1554, %c5 : index
    memref.store %1555, %16[%1556] : memref<?xf32>
    %1557 = vector.extract %521#7[1] : f32 from vector<8xf32>
    %1558 = arith.addi %1554, %c12 : index
    memref.store %1557, %16[%1558] : memref<?xf32>
    %1559 = vector.extract %521#7[2] : f32 from vector<8xf32>
    %1560 = arith.addi %1554, %c8 : index
    memref.store %1559, %16[%1560] : memref<?xf32>
    %1561 = vector.extract %521#7[3] : f32 from vector<8xf32>
    %1562 = arith.addi %1554, %c26 : index
    memref.store %1561, %16[%1562] : memref<?xf32>
    %1563 = vector.extract %521#7[4] : f32 from vector<8xf32>
    %1564 = arith.addi %1554, %c3 : index
    memref.store %1563, %16[%1564] : memref<?xf32>
    %1565 = vector.extract %521#7[5] : f32 from vector<8xf32>
    %1566 = arith.addi %1554, %c27 : index
    memref.store %1565, %16[%1566] : memref<?xf32>
    %1567 = vector.extract %521#7[6] : f32 from vector<8xf32>
    %1568 = arith.addi %1554, %c28 : index
    memref.store %1567, %16[%1568] : memref<?xf32>
    %1569 = vector.extract %521#7[7] : f32 from vector<8xf32>
    %1570 = arith.addi %1554, %c29 : index
    memref.store %1569, %16[%1570] : memref<?xf32>
    wave.barrier
    %1571 = arith.muli %1530, %c30 : index
    %1572 = arith.addi %1571, %c5 : index
    %1573 = arith.muli %1572, %c12 : index
    %1574 = arith.addi %1573, %1529 : index
    %1575 = arith.addi %1574, %c5 : index
    %1576 = memref.load %16[%1575] : memref<?xf32>
    %1577 = arith.addi %1575, %c19 : index
    %1578 = memref.load %16[%1577] : memref<?xf32>
    %1579 = arith.addf %1576, %1578 : f32
    %1580 = arith.muli %1572, %c12 : index
    %1581 = arith.addi %1580, %1529 : index
    %1582 = arith.addi %1581, %c24 : index
    %1583 = memref.load %16[%1582] : memref<?xf32>
    %1584 = arith.addi %1582, %c19 : index
    %1585 = memref.load %16[%1584] : memref<?xf32>
    %1586 = arith.addf %1583, %1585 : f32
    %1587 = wave.lane
    %1588 = arith.addi %15, %c15 : index
    %1589 = arith.muli %1572, %c4 : index
    %1590 = arith.addi %1588, %1589 : index
    %1591 = arith.divui %1587, %c1 : index
    %1592 = arith.addi %1590, %1591 : index
    %1593 = arith.cmpi slt, %1592, %14 : index
    scf.if %1593 {
      %1594 = arith.cmpi eq, %hasFactors, %c6 : index
      %1595 = memref.load %factors[%1592] : memref<?xf32>
      %1596 = arith.select %1594, %1595, %c32 : f32
      %1597 = arith.remui %1587, %c1 : index
      %1598 = arith.muli %1597, %c30 : index
      %1599 = arith.addi %10, %1598 : index
      %1600 = vector.load %w[%1599] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1601 = vector.bitcast %1600 : vector<4xi8> to vector<1xf32>
      %1602 = vector.extract %1601[0] : f32 from vector<1xf32>
      %1603 = arith.mulf %1602, %1596 : f32
      %1604 = arith.mulf %1579, %1603 : f32
      %1605 = arith.remui %1587, %c1 : index
      %1606 = arith.muli %1605, %c30 : index
      %1607 = arith.addi %12, %1606 : index
      %1608 = vector.load %w[%1607] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1609 = vector.bitcast %1608 : vector<4xi8> to vector<1xf32>
      %1610 = vector.extract %1609[0] : f32 from vector<1xf32>
      %1611 = arith.mulf %1610, %1596 : f32
      %1612 = arith.mulf %1586, %1611 : f32
      %1613 = arith.muli %1592, %outputFeatures : index
      %1614 = arith.addi %1613, %19 : index
      %1615 = wave.lane
      %1616 = arith.remui %1615, %c1 : index
      %1617 = arith.addi %1614, %1616 : index
      scf.if %17 {
        %1618 = arith.addi %1617, %c5 : index
        %1619 = memref.load %residual[%1618] : memref<?xf32>
        %1620 = arith.addf %1619, %1604 : f32
        %1621 = arith.addi %1617, %c5 : index
        memref.store %1620, %out[%1621] : memref<?xf32>
      } else {
        %1622 = arith.addi %1617, %c5 : index
        memref.store %1604, %out[%1622] : memref<?xf32>
      }
      scf.if %17 {
        %1623 = arith.addi %1617, %c1 : index
        %1624 = memref.load %residual[%1623] : memref<?xf32>
        %1625 = arith.addf %1624, %1612 : f32
        %1626 = arith.addi %1617, %c1 : index
        memref.store %1625, %out[%1626] : memref<?xf32>
      } else {
        %1627 = arith.addi %1617, %c1 : index
        memref.store %1612, %out[%1627] : memref<?xf32>
      }
    }
    %1628 = arith.muli %1530, %c30 : index
    %1629 = arith.addi %1628, %c6 : index
    %1630 = arith.muli %1629, %c12 : index
    %1631 = arith.addi %1630, %1529 : index
    %1632 = arith.addi %1631, %c5 : index
    %1633 = memref.load %16[%1632] : memref<?xf32>
    %1634 = arith.addi %1632, %c19 : index
    %1635 = memref.load %16[%1634] : memref<?xf32>
    %1636 = arith.addf %1633, %1635 : f32
    %1637 = arith.muli %1629, %c12 : index
    %1638 = arith.addi %1637, %1529 : index
    %1639 = arith.addi %1638, %c24 : index
    %1640 = memref.load %16[%1639] : memref<?xf32>
    %1641 = arith.addi %1639, %c19 : index
    %1642 = memref.load %16[%1641] : memref<?xf32>
    %1643 = arith.addf %1640, %1642 : f32
    %1644 = wave.lane
    %1645 = arith.addi %15, %c15 : index
    %1646 = arith.muli %1629, %c4 : index
    %1647 = arith.addi %1645, %1646 : index
    %1648 = arith.divui %1644, %c1 : index
    %1649 = arith.addi %1647, %1648 : index
    %1650 = arith.cmpi slt, %1649, %14 : index
    scf.if %1650 {
      %1651 = arith.cmpi eq, %hasFactors, %c6 : index
      %1652 = memref.load %factors[%1649] : memref<?xf32>
      %1653 = arith.select %1651, %1652, %c32 : f32
      %1654 = arith.remui %1644, %c1 : index
      %1655 = arith.muli %1654, %c30 : index
      %1656 = arith.addi %10, %1655 : index
      %1657 = vector.load %w[%1656] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1658 = vector.bitcast %1657 : vector<4xi8> to vector<1xf32>
      %1659 = vector.extract %1658[0] : f32 from vector<1xf32>
      %1660 = arith.mulf %1659, %1653 : f32
      %1661 = arith.mulf %1636, %1660 : f32
      %1662 = arith.remui %1644, %c1 : index
      %1663 = arith.muli %1662, %c30 : index
      %1664 = arith.addi %12, %1663 : index
      %1665 = vector.load %w[%1664] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1666 = vector.bitcast %1665 : vector<4xi8> to vector<1xf32>
      %1667 = vector.extract %1666[0] : f32 from vector<1xf32>
      %1668 = arith.mulf %1667, %1653 : f32
      %1669 = arith.mulf %1643, %1668 : f32
      %1670 = arith.muli %1649, %outputFeatures : index
      %1671 = arith.addi %1670, %19 : index
      %1672 = wave.lane
      %1673 = arith.remui %1672, %c1 : index
      %1674 = arith.addi %1671, %1673 : index
      scf.if %17 {
        %1675 = arith.addi %1674, %c5 : index
        %1676 = memref.load %residual[%1675] : memref<?xf32>
        %1677 = arith.addf %1676, %1661 : f32
        %1678 = arith.addi %1674, %c5 : index
        memref.store %1677, %out[%1678] : memref<?xf32>
      } else {
        %1679 = arith.addi %1674, %c5 : index
        memref.store %1661, %out[%1679] : memref<?xf32>
      }
      scf.if %17 {
        %1680 = arith.addi %1674, %c1 : index
        %1681 = memref.load %residual[%1680] : memref<?xf32>
        %1682 = arith.addf %1681, %1669 : f32
        %1683 = arith.addi %1674, %c1 : index
        memref.store %1682, %out[%1683] : memref<?xf32>
      } else {
        %1684 = arith.addi %1674, %c1 : index
        memref.store %1669, %out[%1684] : memref<?xf32>
      }
    }
    %1685 = arith.muli %1530, %c30 : index
    %1686 = arith.addi %1685, %c4 : index
    %1687 = arith.muli %1686, %c12 : index
    %1688 = arith.addi %1687, %1529 : index
    %1689 = arith.addi %1688, %c5 : index
    %1690 = memref.load %16[%1689] : memref<?xf32>
    %1691 = arith.addi %1689, %c19 : index
    %1692 = memref.load %16[%1691] : memref<?xf32>
    %1693 = arith.addf %1690, %1692 : f32
    %1694 = arith.muli %1686, %c12 : index
    %1695 = arith.addi %1694, %1529 : index
    %1696 = arith.addi %1695, %c24 : index
    %1697 = memref.load %16[%1696] : memref<?xf32>
    %1698 = arith.addi %1696, %c19 : index
    %1699 = memref.load %16[%1698] : memref<?xf32>
    %1700 = arith.addf %1697, %1699 : f32
    %1701 = wave.lane
    %1702 = arith.addi %15, %c15 : index
    %1703 = arith.muli %1686, %c4 : index
    %1704 = arith.addi %1702, %1703 : index
    %1705 = arith.divui %1701, %c1 : index
    %1706 = arith.addi %1704, %1705 : index
    %1707 = arith.cmpi slt, %1706, %14 : index
    scf.if %1707 {
      %1708 = arith.cmpi eq, %hasFactors, %c6 : index
      %1709 = memref.load %factors[%1706] : memref<?xf32>
      %1710 = arith.select %1708, %1709, %c32 : f32
      %1711 = arith.remui %1701, %c1 : index
      %1712 = arith.muli %1711, %c30 : index
      %1713 = arith.addi %10, %1712 : index
      %1714 = vector.load %w[%1713] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1715 = vector.bitcast %1714 : vector<4xi8> to vector<1xf32>
      %1716 = vector.extract %1715[0] : f32 from vector<1xf32>
      %1717 = arith.mulf %1716, %1710 : f32
      %1718 = arith.mulf %1693, %1717 : f32
      %1719 = arith.remui %1701, %c1 : index
      %1720 = arith.muli %1719, %c30 : index
      %1721 = arith.addi %12, %1720 : index
      %1722 = vector.load %w[%1721] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1723 = vector.bitcast %1722 : vector<4xi8> to vector<1xf32>
      %1724 = vector.extract %1723[0] : f32 from vector<1xf32>
      %1725 = arith.mulf %1724, %1710 : f32
      %1726 = arith.mulf %1700, %1725 : f32
      %1727 = arith.muli %1706, %outputFeatures : index
      %1728 = arith.addi %1727, %19 : index
      %1729 = wave.lane
      %1730 = arith.remui %1729, %c1 : index
      %1731 = arith.addi %1728, %1730 : index
      scf.if %17 {
        %1732 = arith.addi %1731, %c5 : index
        %1733 = memref.load %residual[%1732] : memref<?xf32>
        %1734 = arith.addf %1733, %1718 : f32
        %1735 = arith.addi %1731, %c5 : index
        memref.store %1734, %out[%1735] : memref<?xf32>
      } else {
        %1736 = arith.addi %1731, %c5 : index
        memref.store %1718, %out[%1736] : memref<?xf32>
      }
      scf.if %17 {
        %1737 = arith.addi %1731, %c1 : index
        %1738 = memref.load %residual[%1737] : memref<?xf32>
        %1739 = arith.addf %1738, %1726 : f32
        %1740 = arith.addi %1731, %c1 : index
        memref.store %1739, %out[%1740] : memref<?xf32>
      } else {
        %1741 = arith.addi %1731, %c1 : index
        memref.store %1726, %out[%1741] : memref<?xf32>
      }
    }
    %1742 = arith.muli %1530, %c30 : index
    %1743 = arith.addi %1742, %c25 : index
    %1744 = arith.muli %1743, %c12 : index
    %1745 = arith.addi %1744, %1529 : index
    %1746 = arith.addi %1745, %c5 : index
    %1747 = memref.load %16[%1746] : memref<?xf32>
    %1748 = arith.addi %1746, %c19 : index
    %1749 = memref.load %16[%1748] : memref<?xf32>
    %1750 = arith.addf %1747, %1749 : f32
    %1751 = arith.muli %1743, %c12 : index
    %1752 = arith.addi %1751, %1529 : index
    %1753 = arith.addi %1752, %c24 : index
    %1754 = memref.load %16[%1753] : memref<?xf32>
    %1755 = arith.addi %1753, %c19 : index
    %1756 = memref.load %16[%1755] : memref<?xf32>
    %1757 = arith.addf %1754, %1756 : f32
    %1758 = wave.lane
    %1759 = arith.addi %15, %c15 : index
    %1760 = arith.muli %1743, %c4 : index
    %1761 = arith.addi %1759, %1760 : index
    %1762 = arith.divui %1758, %c1 : index
    %1763 = arith.addi %1761, %1762 : index
    %1764 = arith.cmpi slt, %1763, %14 : index
    scf.if %1764 {
      %1765 = arith.cmpi eq, %hasFactors, %c6 : index
      %1766 = memref.load %factors[%1763] : memref<?xf32>
      %1767 = arith.select %1765, %1766, %c32 : f32
      %1768 = arith.remui %1758, %c1 : index
      %1769 = arith.muli %1768, %c30 : index
      %1770 = arith.addi %10, %1769 : index
      %1771 = vector.load %w[%1770] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1772 = vector.bitcast %1771 : vector<4xi8> to vector<1xf32>
      %1773 = vector.extract %1772[0] : f32 from vector<1xf32>
      %1774 = arith.mulf %1773, %1767 : f32
      %1775 = arith.mulf %1750, %1774 : f32
      %1776 = arith.remui %1758, %c1 : index
      %1777 = arith.muli %1776, %c30 : index
      %1778 = arith.addi %12, %1777 : index
      %1779 = vector.load %w[%1778] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1780 = vector.bitcast %1779 : vector<4xi8> to vector<1xf32>
      %1781 = vector.extract %1780[0] : f32 from vector<1xf32>
      %1782 = arith.mulf %1781, %1767 : f32
      %1783 = arith.mulf %1757, %1782 : f32
      %1784 = arith.muli %1763, %outputFeatures : index
      %1785 = arith.addi %1784, %19 : index
      %1786 = wave.lane
      %1787 = arith.remui %1786, %c1 : index
      %1788 = arith.addi %1785, %1787 : index
      scf.if %17 {
        %1789 = arith.addi %1788, %c5 : index
        %1790 = memref.load %residual[%1789] : memref<?xf32>
        %1791 = arith.addf %1790, %1775 : f32
        %1792 = arith.addi %1788, %c5 : index
        memref.store %1791, %out[%1792] : memref<?xf32>
      } else {
        %1793 = arith.addi %1788, %c5 : index
        memref.store %1775, %out[%1793] : memref<?xf32>
      }
      scf.if %17 {
        %1794 = arith.addi %1788, %c1 : index
        %1795 = memref.load %residual[%1794] : memref<?xf32>
        %1796 = arith.addf %1795, %1783 : f32
        %1797 = arith.addi %1788, %c1 : index
        memref.store %1796, %out[%1797] : memref<?xf32>
      } else {
        %1798 = arith.addi %1788, %c1 : index
        memref.store %1783, %out[%1798] : memref<?xf32>
      }
    }
  }
  wave.return
}
