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
  %operandScale = wave.param "operandScale" : f32
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
      %785 = arith.muli %782, %c4 : index
      %786 = memref.load %factors[%785] : memref<?xf32>
      %787 = arith.mulf %786, %operandScale : f32
      %788 = arith.select %784, %787, %operandScale : f32
      %789 = arith.remui %777, %c1 : index
      %790 = arith.muli %789, %c30 : index
      %791 = arith.addi %10, %790 : index
      %792 = vector.load %w[%791] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %793 = vector.bitcast %792 : vector<4xi8> to vector<1xf32>
      %794 = vector.extract %793[0] : f32 from vector<1xf32>
      %795 = arith.mulf %794, %788 : f32
      %796 = arith.mulf %769, %795 : f32
      %797 = arith.remui %777, %c1 : index
      %798 = arith.muli %797, %c30 : index
      %799 = arith.addi %12, %798 : index
      %800 = vector.load %w[%799] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %801 = vector.bitcast %800 : vector<4xi8> to vector<1xf32>
      %802 = vector.extract %801[0] : f32 from vector<1xf32>
      %803 = arith.mulf %802, %788 : f32
      %804 = arith.mulf %776, %803 : f32
      %805 = arith.muli %782, %outputFeatures : index
      %806 = arith.addi %805, %19 : index
      %807 = wave.lane
      %808 = arith.remui %807, %c1 : index
      %809 = arith.addi %806, %808 : index
      scf.if %17 {
        %810 = arith.addi %809, %c5 : index
        %811 = memref.load %residual[%810] : memref<?xf32>
        %812 = arith.addf %811, %796 : f32
        %813 = arith.addi %809, %c5 : index
        memref.store %812, %out[%813] : memref<?xf32>
      } else {
        %814 = arith.addi %809, %c5 : index
        memref.store %796, %out[%814] : memref<?xf32>
      }
      scf.if %17 {
        %815 = arith.addi %809, %c1 : index
        %816 = memref.load %residual[%815] : memref<?xf32>
        %817 = arith.addf %816, %804 : f32
        %818 = arith.addi %809, %c1 : index
        memref.store %817, %out[%818] : memref<?xf32>
      } else {
        %819 = arith.addi %809, %c1 : index
        memref.store %804, %out[%819] : memref<?xf32>
      }
    }
    %820 = arith.muli %720, %c30 : index
    %821 = arith.addi %820, %c6 : index
    %822 = arith.muli %821, %c12 : index
    %823 = arith.addi %822, %719 : index
    %824 = arith.addi %823, %c5 : index
    %825 = memref.load %16[%824] : memref<?xf32>
    %826 = arith.addi %824, %c19 : index
    %827 = memref.load %16[%826] : memref<?xf32>
    %828 = arith.addf %825, %827 : f32
    %829 = arith.muli %821, %c12 : index
    %830 = arith.addi %829, %719 : index
    %831 = arith.addi %830, %c24 : index
    %832 = memref.load %16[%831] : memref<?xf32>
    %833 = arith.addi %831, %c19 : index
    %834 = memref.load %16[%833] : memref<?xf32>
    %835 = arith.addf %832, %834 : f32
    %836 = wave.lane
    %837 = arith.addi %15, %c5 : index
    %838 = arith.muli %821, %c4 : index
    %839 = arith.addi %837, %838 : index
    %840 = arith.divui %836, %c1 : index
    %841 = arith.addi %839, %840 : index
    %842 = arith.cmpi slt, %841, %14 : index
    scf.if %842 {
      %843 = arith.cmpi eq, %hasFactors, %c6 : index
      %844 = arith.muli %841, %c4 : index
      %845 = memref.load %factors[%844] : memref<?xf32>
      %846 = arith.mulf %845, %operandScale : f32
      %847 = arith.select %843, %846, %operandScale : f32
      %848 = arith.remui %836, %c1 : index
      %849 = arith.muli %848, %c30 : index
      %850 = arith.addi %10, %849 : index
      %851 = vector.load %w[%850] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %852 = vector.bitcast %851 : vector<4xi8> to vector<1xf32>
      %853 = vector.extract %852[0] : f32 from vector<1xf32>
      %854 = arith.mulf %853, %847 : f32
      %855 = arith.mulf %828, %854 : f32
      %856 = arith.remui %836, %c1 : index
      %857 = arith.muli %856, %c30 : index
      %858 = arith.addi %12, %857 : index
      %859 = vector.load %w[%858] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %860 = vector.bitcast %859 : vector<4xi8> to vector<1xf32>
      %861 = vector.extract %860[0] : f32 from vector<1xf32>
      %862 = arith.mulf %861, %847 : f32
      %863 = arith.mulf %835, %862 : f32
      %864 = arith.muli %841, %outputFeatures : index
      %865 = arith.addi %864, %19 : index
      %866 = wave.lane
      %867 = arith.remui %866, %c1 : index
      %868 = arith.addi %865, %867 : index
      scf.if %17 {
        %869 = arith.addi %868, %c5 : index
        %870 = memref.load %residual[%869] : memref<?xf32>
        %871 = arith.addf %870, %855 : f32
        %872 = arith.addi %868, %c5 : index
        memref.store %871, %out[%872] : memref<?xf32>
      } else {
        %873 = arith.addi %868, %c5 : index
        memref.store %855, %out[%873] : memref<?xf32>
      }
      scf.if %17 {
        %874 = arith.addi %868, %c1 : index
        %875 = memref.load %residual[%874] : memref<?xf32>
        %876 = arith.addf %875, %863 : f32
        %877 = arith.addi %868, %c1 : index
        memref.store %876, %out[%877] : memref<?xf32>
      } else {
        %878 = arith.addi %868, %c1 : index
        memref.store %863, %out[%878] : memref<?xf32>
      }
    }
    %879 = arith.muli %720, %c30 : index
    %880 = arith.addi %879, %c4 : index
    %881 = arith.muli %880, %c12 : index
    %882 = arith.addi %881, %719 : index
    %883 = arith.addi %882, %c5 : index
    %884 = memref.load %16[%883] : memref<?xf32>
    %885 = arith.addi %883, %c19 : index
    %886 = memref.load %16[%885] : memref<?xf32>
    %887 = arith.addf %884, %886 : f32
    %888 = arith.muli %880, %c12 : index
    %889 = arith.addi %888, %719 : index
    %890 = arith.addi %889, %c24 : index
    %891 = memref.load %16[%890] : memref<?xf32>
    %892 = arith.addi %890, %c19 : index
    %893 = memref.load %16[%892] : memref<?xf32>
    %894 = arith.addf %891, %893 : f32
    %895 = wave.lane
    %896 = arith.addi %15, %c5 : index
    %897 = arith.muli %880, %c4 : index
    %898 = arith.addi %896, %897 : index
    %899 = arith.divui %895, %c1 : index
    %900 = arith.addi %898, %899 : index
    %901 = arith.cmpi slt, %900, %14 : index
    scf.if %901 {
      %902 = arith.cmpi eq, %hasFactors, %c6 : index
      %903 = arith.muli %900, %c4 : index
      %904 = memref.load %factors[%903] : memref<?xf32>
      %905 = arith.mulf %904, %operandScale : f32
      %906 = arith.select %902, %905, %operandScale : f32
      %907 = arith.remui %895, %c1 : index
      %908 = arith.muli %907, %c30 : index
      %909 = arith.addi %10, %908 : index
      %910 = vector.load %w[%909] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %911 = vector.bitcast %910 : vector<4xi8> to vector<1xf32>
      %912 = vector.extract %911[0] : f32 from vector<1xf32>
      %913 = arith.mulf %912, %906 : f32
      %914 = arith.mulf %887, %913 : f32
      %915 = arith.remui %895, %c1 : index
      %916 = arith.muli %915, %c30 : index
      %917 = arith.addi %12, %916 : index
      %918 = vector.load %w[%917] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %919 = vector.bitcast %918 : vector<4xi8> to vector<1xf32>
      %920 = vector.extract %919[0] : f32 from vector<1xf32>
      %921 = arith.mulf %920, %906 : f32
      %922 = arith.mulf %894, %921 : f32
      %923 = arith.muli %900, %outputFeatures : index
      %924 = arith.addi %923, %19 : index
      %925 = wave.lane
      %926 = arith.remui %925, %c1 : index
      %927 = arith.addi %924, %926 : index
      scf.if %17 {
        %928 = arith.addi %927, %c5 : index
        %929 = memref.load %residual[%928] : memref<?xf32>
        %930 = arith.addf %929, %914 : f32
        %931 = arith.addi %927, %c5 : index
        memref.store %930, %out[%931] : memref<?xf32>
      } else {
        %932 = arith.addi %927, %c5 : index
        memref.store %914, %out[%932] : memref<?xf32>
      }
      scf.if %17 {
        %933 = arith.addi %927, %c1 : index
        %934 = memref.load %residual[%933] : memref<?xf32>
        %935 = arith.addf %934, %922 : f32
        %936 = arith.addi %927, %c1 : index
        memref.store %935, %out[%936] : memref<?xf32>
      } else {
        %937 = arith.addi %927, %c1 : index
        memref.store %922, %out[%937] : memref<?xf32>
      }
    }
    %938 = arith.muli %720, %c30 : index
    %939 = arith.addi %938, %c25 : index
    %940 = arith.muli %939, %c12 : index
    %941 = arith.addi %940, %719 : index
    %942 = arith.addi %941, %c5 : index
    %943 = memref.load %16[%942] : memref<?xf32>
    %944 = arith.addi %942, %c19 : index
    %945 = memref.load %16[%944] : memref<?xf32>
    %946 = arith.addf %943, %945 : f32
    %947 = arith.muli %939, %c12 : index
    %948 = arith.addi %947, %719 : index
    %949 = arith.addi %948, %c24 : index
    %950 = memref.load %16[%949] : memref<?xf32>
    %951 = arith.addi %949, %c19 : index
    %952 = memref.load %16[%951] : memref<?xf32>
    %953 = arith.addf %950, %952 : f32
    %954 = wave.lane
    %955 = arith.addi %15, %c5 : index
    %956 = arith.muli %939, %c4 : index
    %957 = arith.addi %955, %956 : index
    %958 = arith.divui %954, %c1 : index
    %959 = arith.addi %957, %958 : index
    %960 = arith.cmpi slt, %959, %14 : index
    scf.if %960 {
      %961 = arith.cmpi eq, %hasFactors, %c6 : index
      %962 = arith.muli %959, %c4 : index
      %963 = memref.load %factors[%962] : memref<?xf32>
      %964 = arith.mulf %963, %operandScale : f32
      %965 = arith.select %961, %964, %operandScale : f32
      %966 = arith.remui %954, %c1 : index
      %967 = arith.muli %966, %c30 : index
      %968 = arith.addi %10, %967 : index
      %969 = vector.load %w[%968] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %970 = vector.bitcast %969 : vector<4xi8> to vector<1xf32>
      %971 = vector.extract %970[0] : f32 from vector<1xf32>
      %972 = arith.mulf %971, %965 : f32
      %973 = arith.mulf %946, %972 : f32
      %974 = arith.remui %954, %c1 : index
      %975 = arith.muli %974, %c30 : index
      %976 = arith.addi %12, %975 : index
      %977 = vector.load %w[%976] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %978 = vector.bitcast %977 : vector<4xi8> to vector<1xf32>
      %979 = vector.extract %978[0] : f32 from vector<1xf32>
      %980 = arith.mulf %979, %965 : f32
      %981 = arith.mulf %953, %980 : f32
      %982 = arith.muli %959, %outputFeatures : index
      %983 = arith.addi %982, %19 : index
      %984 = wave.lane
      %985 = arith.remui %984, %c1 : index
      %986 = arith.addi %983, %985 : index
      scf.if %17 {
        %987 = arith.addi %986, %c5 : index
        %988 = memref.load %residual[%987] : memref<?xf32>
        %989 = arith.addf %988, %973 : f32
        %990 = arith.addi %986, %c5 : index
        memref.store %989, %out[%990] : memref<?xf32>
      } else {
        %991 = arith.addi %986, %c5 : index
        memref.store %973, %out[%991] : memref<?xf32>
      }
      scf.if %17 {
        %992 = arith.addi %986, %c1 : index
        %993 = memref.load %residual[%992] : memref<?xf32>
        %994 = arith.addf %993, %981 : f32
        %995 = arith.addi %986, %c1 : index
        memref.store %994, %out[%995] : memref<?xf32>
      } else {
        %996 = arith.addi %986, %c1 : index
        memref.store %981, %out[%996] : memref<?xf32>
      }
    }
    %997 = wave.lane
    wave.barrier
    %998 = wave.wave
    %999 = arith.muli %998, %c4 : index
    %1000 = arith.addi %999, %c5 : index
    %1001 = arith.muli %1000, %c24 : index
    %1002 = arith.addi %1001, %997 : index
    %1003 = vector.extract %521#2[0] : f32 from vector<8xf32>
    %1004 = arith.addi %1002, %c5 : index
    memref.store %1003, %16[%1004] : memref<?xf32>
    %1005 = vector.extract %521#2[1] : f32 from vector<8xf32>
    %1006 = arith.addi %1002, %c12 : index
    memref.store %1005, %16[%1006] : memref<?xf32>
    %1007 = vector.extract %521#2[2] : f32 from vector<8xf32>
    %1008 = arith.addi %1002, %c8 : index
    memref.store %1007, %16[%1008] : memref<?xf32>
    %1009 = vector.extract %521#2[3] : f32 from vector<8xf32>
    %1010 = arith.addi %1002, %c26 : index
    memref.store %1009, %16[%1010] : memref<?xf32>
    %1011 = vector.extract %521#2[4] : f32 from vector<8xf32>
    %1012 = arith.addi %1002, %c3 : index
    memref.store %1011, %16[%1012] : memref<?xf32>
    %1013 = vector.extract %521#2[5] : f32 from vector<8xf32>
    %1014 = arith.addi %1002, %c27 : index
    memref.store %1013, %16[%1014] : memref<?xf32>
    %1015 = vector.extract %521#2[6] : f32 from vector<8xf32>
    %1016 = arith.addi %1002, %c28 : index
    memref.store %1015, %16[%1016] : memref<?xf32>
    %1017 = vector.extract %521#2[7] : f32 from vector<8xf32>
    %1018 = arith.addi %1002, %c29 : index
    memref.store %1017, %16[%1018] : memref<?xf32>
    %1019 = arith.muli %998, %c4 : index
    %1020 = arith.addi %1019, %c6 : index
    %1021 = arith.muli %1020, %c24 : index
    %1022 = arith.addi %1021, %997 : index
    %1023 = vector.extract %521#3[0] : f32 from vector<8xf32>
    %1024 = arith.addi %1022, %c5 : index
    memref.store %1023, %16[%1024] : memref<?xf32>
    %1025 = vector.extract %521#3[1] : f32 from vector<8xf32>
    %1026 = arith.addi %1022, %c12 : index
    memref.store %1025, %16[%1026] : memref<?xf32>
    %1027 = vector.extract %521#3[2] : f32 from vector<8xf32>
    %1028 = arith.addi %1022, %c8 : index
    memref.store %1027, %16[%1028] : memref<?xf32>
    %1029 = vector.extract %521#3[3] : f32 from vector<8xf32>
    %1030 = arith.addi %1022, %c26 : index
    memref.store %1029, %16[%1030] : memref<?xf32>
    %1031 = vector.extract %521#3[4] : f32 from vector<8xf32>
    %1032 = arith.addi %1022, %c3 : index
    memref.store %1031, %16[%1032] : memref<?xf32>
    %1033 = vector.extract %521#3[5] : f32 from vector<8xf32>
    %1034 = arith.addi %1022, %c27 : index
    memref.store %1033, %16[%1034] : memref<?xf32>
    %1035 = vector.extract %521#3[6] : f32 from vector<8xf32>
    %1036 = arith.addi %1022, %c28 : index
    memref.store %1035, %16[%1036] : memref<?xf32>
    %1037 = vector.extract %521#3[7] : f32 from vector<8xf32>
    %1038 = arith.addi %1022, %c29 : index
    memref.store %1037, %16[%1038] : memref<?xf32>
    wave.barrier
    %1039 = arith.muli %998, %c30 : index
    %1040 = arith.addi %1039, %c5 : index
    %1041 = arith.muli %1040, %c12 : index
    %1042 = arith.addi %1041, %997 : index
    %1043 = arith.addi %1042, %c5 : index
    %1044 = memref.load %16[%1043] : memref<?xf32>
    %1045 = arith.addi %1043, %c19 : index
    %1046 = memref.load %16[%1045] : memref<?xf32>
    %1047 = arith.addf %1044, %1046 : f32
    %1048 = arith.muli %1040, %c12 : index
    %1049 = arith.addi %1048, %997 : index
    %1050 = arith.addi %1049, %c24 : index
    %1051 = memref.load %16[%1050] : memref<?xf32>
    %1052 = arith.addi %1050, %c19 : index
    %1053 = memref.load %16[%1052] : memref<?xf32>
    %1054 = arith.addf %1051, %1053 : f32
    %1055 = wave.lane
    %1056 = arith.addi %15, %c1 : index
    %1057 = arith.muli %1040, %c4 : index
    %1058 = arith.addi %1056, %1057 : index
    %1059 = arith.divui %1055, %c1 : index
    %1060 = arith.addi %1058, %1059 : index
    %1061 = arith.cmpi slt, %1060, %14 : index
    scf.if %1061 {
      %1062 = arith.cmpi eq, %hasFactors, %c6 : index
      %1063 = arith.muli %1060, %c4 : index
      %1064 = memref.load %factors[%1063] : memref<?xf32>
      %1065 = arith.mulf %1064, %operandScale : f32
      %1066 = arith.select %1062, %1065, %operandScale : f32
      %1067 = arith.remui %1055, %c1 : index
      %1068 = arith.muli %1067, %c30 : index
      %1069 = arith.addi %10, %1068 : index
      %1070 = vector.load %w[%1069] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1071 = vector.bitcast %1070 : vector<4xi8> to vector<1xf32>
      %1072 = vector.extract %1071[0] : f32 from vector<1xf32>
      %1073 = arith.mulf %1072, %1066 : f32
      %1074 = arith.mulf %1047, %1073 : f32
      %1075 = arith.remui %1055, %c1 : index
      %1076 = arith.muli %1075, %c30 : index
      %1077 = arith.addi %12, %1076 : index
      %1078 = vector.load %w[%1077] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1079 = vector.bitcast %1078 : vector<4xi8> to vector<1xf32>
      %1080 = vector.extract %1079[0] : f32 from vector<1xf32>
      %1081 = arith.mulf %1080, %1066 : f32
      %1082 = arith.mulf %1054, %1081 : f32
      %1083 = arith.muli %1060, %outputFeatures : index
      %1084 = arith.addi %1083, %19 : index
      %1085 = wave.lane
      %1086 = arith.remui %1085, %c1 : index
      %1087 = arith.addi %1084, %1086 : index
      scf.if %17 {
        %1088 = arith.addi %1087, %c5 : index
        %1089 = memref.load %residual[%1088] : memref<?xf32>
        %1090 = arith.addf %1089, %1074 : f32
        %1091 = arith.addi %1087, %c5 : index
        memref.store %1090, %out[%1091] : memref<?xf32>
      } else {
        %1092 = arith.addi %1087, %c5 : index
        memref.store %1074, %out[%1092] : memref<?xf32>
      }
      scf.if %17 {
        %1093 = arith.addi %1087, %c1 : index
        %1094 = memref.load %residual[%1093] : memref<?xf32>
        %1095 = arith.addf %1094, %1082 : f32
        %1096 = arith.addi %1087, %c1 : index
        memref.store %1095, %out[%1096] : memref<?xf32>
      } else {
        %1097 = arith.addi %1087, %c1 : index
        memref.store %1082, %out[%1097] : memref<?xf32>
      }
    }
    %1098 = arith.muli %998, %c30 : index
    %1099 = arith.addi %1098, %c6 : index
    %1100 = arith.muli %1099, %c12 : index
    %1101 = arith.addi %1100, %997 : index
    %1102 = arith.addi %1101, %c5 : index
    %1103 = memref.load %16[%1102] : memref<?xf32>
    %1104 = arith.addi %1102, %c19 : index
    %1105 = memref.load %16[%1104] : memref<?xf32>
    %1106 = arith.addf %1103, %1105 : f32
    %1107 = arith.muli %1099, %c12 : index
    %1108 = arith.addi %1107, %997 : index
    %1109 = arith.addi %1108, %c24 : index
    %1110 = memref.load %16[%1109] : memref<?xf32>
    %1111 = arith.addi %1109, %c19 : index
    %1112 = memref.load %16[%1111] : memref<?xf32>
    %1113 = arith.addf %1110, %1112 : f32
    %1114 = wave.lane
    %1115 = arith.addi %15, %c1 : index
    %1116 = arith.muli %1099, %c4 : index
    %1117 = arith.addi %1115, %1116 : index
    %1118 = arith.divui %1114, %c1 : index
    %1119 = arith.addi %1117, %1118 : index
    %1120 = arith.cmpi slt, %1119, %14 : index
    scf.if %1120 {
      %1121 = arith.cmpi eq, %hasFactors, %c6 : index
      %1122 = arith.muli %1119, %c4 : index
      %1123 = memref.load %factors[%1122] : memref<?xf32>
      %1124 = arith.mulf %1123, %operandScale : f32
      %1125 = arith.select %1121, %1124, %operandScale : f32
      %1126 = arith.remui %1114, %c1 : index
      %1127 = arith.muli %1126, %c30 : index
      %1128 = arith.addi %10, %1127 : index
      %1129 = vector.load %w[%1128] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1130 = vector.bitcast %1129 : vector<4xi8> to vector<1xf32>
      %1131 = vector.extract %1130[0] : f32 from vector<1xf32>
      %1132 = arith.mulf %1131, %1125 : f32
      %1133 = arith.mulf %1106, %1132 : f32
      %1134 = arith.remui %1114, %c1 : index
      %1135 = arith.muli %1134, %c30 : index
      %1136 = arith.addi %12, %1135 : index
      %1137 = vector.load %w[%1136] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1138 = vector.bitcast %1137 : vector<4xi8> to vector<1xf32>
      %1139 = vector.extract %1138[0] : f32 from vector<1xf32>
      %1140 = arith.mulf %1139, %1125 : f32
      %1141 = arith.mulf %1113, %1140 : f32
      %1142 = arith.muli %1119, %outputFeatures : index
      %1143 = arith.addi %1142, %19 : index
      %1144 = wave.lane
      %1145 = arith.remui %1144, %c1 : index
      %1146 = arith.addi %1143, %1145 : index
      scf.if %17 {
        %1147 = arith.addi %1146, %c5 : index
        %1148 = memref.load %residual[%1147] : memref<?xf32>
        %1149 = arith.addf %1148, %1133 : f32
        %1150 = arith.addi %1146, %c5 : index
        memref.store %1149, %out[%1150] : memref<?xf32>
      } else {
        %1151 = arith.addi %1146, %c5 : index
        memref.store %1133, %out[%1151] : memref<?xf32>
      }
      scf.if %17 {
        %1152 = arith.addi %1146, %c1 : index
        %1153 = memref.load %residual[%1152] : memref<?xf32>
        %1154 = arith.addf %1153, %1141 : f32
        %1155 = arith.addi %1146, %c1 : index
        memref.store %1154, %out[%1155] : memref<?xf32>
      } else {
        %1156 = arith.addi %1146, %c1 : index
        memref.store %1141, %out[%1156] : memref<?xf32>
      }
    }
    %1157 = arith.muli %998, %c30 : index
    %1158 = arith.addi %1157, %c4 : index
    %1159 = arith.muli %1158, %c12 : index
    %1160 = arith.addi %1159, %997 : index
    %1161 = arith.addi %1160, %c5 : index
    %1162 = memref.load %16[%1161] : memref<?xf32>
    %1163 = arith.addi %1161, %c19 : index
    %1164 = memref.load %16[%1163] : memref<?xf32>
    %1165 = arith.addf %1162, %1164 : f32
    %1166 = arith.muli %1158, %c12 : index
    %1167 = arith.addi %1166, %997 : index
    %1168 = arith.addi %1167, %c24 : index
    %1169 = memref.load %16[%1168] : memref<?xf32>
    %1170 = arith.addi %1168, %c19 : index
    %1171 = memref.load %16[%1170] : memref<?xf32>
    %1172 = arith.addf %1169, %1171 : f32
    %1173 = wave.lane
    %1174 = arith.addi %15, %c1 : index
    %1175 = arith.muli %1158, %c4 : index
    %1176 = arith.addi %1174, %1175 : index
    %1177 = arith.divui %1173, %c1 : index
    %1178 = arith.addi %1176, %1177 : index
    %1179 = arith.cmpi slt, %1178, %14 : index
    scf.if %1179 {
      %1180 = arith.cmpi eq, %hasFactors, %c6 : index
      %1181 = arith.muli %1178, %c4 : index
      %1182 = memref.load %factors[%1181] : memref<?xf32>
      %1183 = arith.mulf %1182, %operandScale : f32
      %1184 = arith.select %1180, %1183, %operandScale : f32
      %1185 = arith.remui %1173, %c1 : index
      %1186 = arith.muli %1185, %c30 : index
      %1187 = arith.addi %10, %1186 : index
      %1188 = vector.load %w[%1187] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1189 = vector.bitcast %1188 : vector<4xi8> to vector<1xf32>
      %1190 = vector.extract %1189[0] : f32 from vector<1xf32>
      %1191 = arith.mulf %1190, %1184 : f32
      %1192 = arith.mulf %1165, %1191 : f32
      %1193 = arith.remui %1173, %c1 : index
      %1194 = arith.muli %1193, %c30 : index
      %1195 = arith.addi %12, %1194 : index
      %1196 = vector.load %w[%1195] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1197 = vector.bitcast %1196 : vector<4xi8> to vector<1xf32>
      %1198 = vector.extract %1197[0] : f32 from vector<1xf32>
      %1199 = arith.mulf %1198, %1184 : f32
      %1200 = arith.mulf %1172, %1199 : f32
      %1201 = arith.muli %1178, %outputFeatures : index
      %1202 = arith.addi %1201, %19 : index
      %1203 = wave.lane
      %1204 = arith.remui %1203, %c1 : index
      %1205 = arith.addi %1202, %1204 : index
      scf.if %17 {
        %1206 = arith.addi %1205, %c5 : index
        %1207 = memref.load %residual[%1206] : memref<?xf32>
        %1208 = arith.addf %1207, %1192 : f32
        %1209 = arith.addi %1205, %c5 : index
        memref.store %1208, %out[%1209] : memref<?xf32>
      } else {
        %1210 = arith.addi %1205, %c5 : index
        memref.store %1192, %out[%1210] : memref<?xf32>
      }
      scf.if %17 {
        %1211 = arith.addi %1205, %c1 : index
        %1212 = memref.load %residual[%1211] : memref<?xf32>
        %1213 = arith.addf %1212, %1200 : f32
        %1214 = arith.addi %1205, %c1 : index
        memref.store %1213, %out[%1214] : memref<?xf32>
      } else {
        %1215 = arith.addi %1205, %c1 : index
        memref.store %1200, %out[%1215] : memref<?xf32>
      }
    }
    %1216 = arith.muli %998, %c30 : index
    %1217 = arith.addi %1216, %c25 : index
    %1218 = arith.muli %1217, %c12 : index
    %1219 = arith.addi %1218, %997 : index
    %1220 = arith.addi %1219, %c5 : index
    %1221 = memref.load %16[%1220] : memref<?xf32>
    %1222 = arith.addi %1220, %c19 : index
    %1223 = memref.load %16[%1222] : memref<?xf32>
    %1224 = arith.addf %1221, %1223 : f32
    %1225 = arith.muli %1217, %c12 : index
    %1226 = arith.addi %1225, %997 : index
    %1227 = arith.addi %1226, %c24 : index
    %1228 = memref.load %16[%1227] : memref<?xf32>
    %1229 = arith.addi %1227, %c19 : index
    %1230 = memref.load %16[%1229] : memref<?xf32>
    %1231 = arith.addf %1228, %1230 : f32
    %1232 = wave.lane
    %1233 = arith.addi %15, %c1 : index
    %1234 = arith.muli %1217, %c4 : index
    %1235 = arith.addi %1233, %1234 : index
    %1236 = arith.divui %1232, %c1 : index
    %1237 = arith.addi %1235, %1236 : index
    %1238 = arith.cmpi slt, %1237, %14 : index
    scf.if %1238 {
      %1239 = arith.cmpi eq, %hasFactors, %c6 : index
      %1240 = arith.muli %1237, %c4 : index
      %1241 = memref.load %factors[%1240] : memref<?xf32>
      %1242 = arith.mulf %1241, %operandScale : f32
      %1243 = arith.select %1239, %1242, %operandScale : f32
      %1244 = arith.remui %1232, %c1 : index
      %1245 = arith.muli %1244, %c30 : index
      %1246 = arith.addi %10, %1245 : index
      %1247 = vector.load %w[%1246] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1248 = vector.bitcast %1247 : vector<4xi8> to vector<1xf32>
      %1249 = vector.extract %1248[0] : f32 from vector<1xf32>
      %1250 = arith.mulf %1249, %1243 : f32
      %1251 = arith.mulf %1224, %1250 : f32
      %1252 = arith.remui %1232, %c1 : index
      %1253 = arith.muli %1252, %c30 : index
      %1254 = arith.addi %12, %1253 : index
      %1255 = vector.load %w[%1254] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1256 = vector.bitcast %1255 : vector<4xi8> to vector<1xf32>
      %1257 = vector.extract %1256[0] : f32 from vector<1xf32>
      %1258 = arith.mulf %1257, %1243 : f32
      %1259 = arith.mulf %1231, %1258 : f32
      %1260 = arith.muli %1237, %outputFeatures : index
      %1261 = arith.addi %1260, %19 : index
      %1262 = wave.lane
      %1263 = arith.remui %1262, %c1 : index
      %1264 = arith.addi %1261, %1263 : index
      scf.if %17 {
        %1265 = arith.addi %1264, %c5 : index
        %1266 = memref.load %residual[%1265] : memref<?xf32>
        %1267 = arith.addf %1266, %1251 : f32
        %1268 = arith.addi %1264, %c5 : index
        memref.store %1267, %out[%1268] : memref<?xf32>
      } else {
        %1269 = arith.addi %1264, %c5 : index
        memref.store %1251, %out[%1269] : memref<?xf32>
      }
      scf.if %17 {
        %1270 = arith.addi %1264, %c1 : index
        %1271 = memref.load %residual[%1270] : memref<?xf32>
        %1272 = arith.addf %1271, %1259 : f32
        %1273 = arith.addi %1264, %c1 : index
        memref.store %1272, %out[%1273] : memref<?xf32>
      } else {
        %1274 = arith.addi %1264, %c1 : index
        memref.store %1259, %out[%1274] : memref<?xf32>
      }
    }
    %1275 = wave.lane
    wave.barrier
    %1276 = wave.wave
    %1277 = arith.muli %1276, %c4 : index
    %1278 = arith.addi %1277, %c5 : index
    %1279 = arith.muli %1278, %c24 : index
    %1280 = arith.addi %1279, %1275 : index
    %1281 = vector.extract %521#4[0] : f32 from vector<8xf32>
    %1282 = arith.addi %1280, %c5 : index
    memref.store %1281, %16[%1282] : memref<?xf32>
    %1283 = vector.extract %521#4[1] : f32 from vector<8xf32>
    %1284 = arith.addi %1280, %c12 : index
    memref.store %1283, %16[%1284] : memref<?xf32>
    %1285 = vector.extract %521#4[2] : f32 from vector<8xf32>
    %1286 = arith.addi %1280, %c8 : index
    memref.store %1285, %16[%1286] : memref<?xf32>
    %1287 = vector.extract %521#4[3] : f32 from vector<8xf32>
    %1288 = arith.addi %1280, %c26 : index
    memref.store %1287, %16[%1288] : memref<?xf32>
    %1289 = vector.extract %521#4[4] : f32 from vector<8xf32>
    %1290 = arith.addi %1280, %c3 : index
    memref.store %1289, %16[%1290] : memref<?xf32>
    %1291 = vector.extract %521#4[5] : f32 from vector<8xf32>
    %1292 = arith.addi %1280, %c27 : index
    memref.store %1291, %16[%1292] : memref<?xf32>
    %1293 = vector.extract %521#4[6] : f32 from vector<8xf32>
    %1294 = arith.addi %1280, %c28 : index
    memref.store %1293, %16[%1294] : memref<?xf32>
    %1295 = vector.extract %521#4[7] : f32 from vector<8xf32>
    %1296 = arith.addi %1280, %c29 : index
    memref.store %1295, %16[%1296] : memref<?xf32>
    %1297 = arith.muli %1276, %c4 : index
    %1298 = arith.addi %1297, %c6 : index
    %1299 = arith.muli %1298, %c24 : index
    %1300 = arith.addi %1299, %1275 : index
    %1301 = vector.extract %521#5[0] : f32 from vector<8xf32>
    %1302 = arith.addi %1300, %c5 : index
    memref.store %1301, %16[%1302] : memref<?xf32>
    %1303 = vector.extract %521#5[1] : f32 from vector<8xf32>
    %1304 = arith.addi %1300, %c12 : index
    memref.store %1303, %16[%1304] : memref<?xf32>
    %1305 = vector.extract %521#5[2] : f32 from vector<8xf32>
    %1306 = arith.addi %1300, %c8 : index
    memref.store %1305, %16[%1306] : memref<?xf32>
    %1307 = vector.extract %521#5[3] : f32 from vector<8xf32>
    %1308 = arith.addi %1300, %c26 : index
    memref.store %1307, %16[%1308] : memref<?xf32>
    %1309 = vector.extract %521#5[4] : f32 from vector<8xf32>
    %1310 = arith.addi %1300, %c3 : index
    memref.store %1309, %16[%1310] : memref<?xf32>
    %1311 = vector.extract %521#5[5] : f32 from vector<8xf32>
    %1312 = arith.addi %1300, %c27 : index
    memref.store %1311, %16[%1312] : memref<?xf32>
    %1313 = vector.extract %521#5[6] : f32 from vector<8xf32>
    %1314 = arith.addi %1300, %c28 : index
    memref.store %1313, %16[%1314] : memref<?xf32>
    %1315 = vector.extract %521#5[7] : f32 from vector<8xf32>
    %1316 = arith.addi %1300, %c29 : index
    memref.store %1315, %16[%1316] : memref<?xf32>
    wave.barrier
    %1317 = arith.muli %1276, %c30 : index
    %1318 = arith.addi %1317, %c5 : index
    %1319 = arith.muli %1318, %c12 : index
    %1320 = arith.addi %1319, %1275 : index
    %1321 = arith.addi %1320, %c5 : index
    %1322 = memref.load %16[%1321] : memref<?xf32>
    %1323 = arith.addi %1321, %c19 : index
    %1324 = memref.load %16[%1323] : memref<?xf32>
    %1325 = arith.addf %1322, %1324 : f32
    %1326 = arith.muli %1318, %c12 : index
    %1327 = arith.addi %1326, %1275 : index
    %1328 = arith.addi %1327, %c24 : index
    %1329 = memref.load %16[%1328] : memref<?xf32>
    %1330 = arith.addi %1328, %c19 : index
    %1331 = memref.load %16[%1330] : memref<?xf32>
    %1332 = arith.addf %1329, %1331 : f32
    %1333 = wave.lane
    %1334 = arith.addi %15, %c12 : index
    %1335 = arith.muli %1318, %c4 : index
    %1336 = arith.addi %1334, %1335 : index
    %1337 = arith.divui %1333, %c1 : index
    %1338 = arith.addi %1336, %1337 : index
    %1339 = arith.cmpi slt, %1338, %14 : index
    scf.if %1339 {
      %1340 = arith.cmpi eq, %hasFactors, %c6 : index
      %1341 = arith.muli %1338, %c4 : index
      %1342 = memref.load %factors[%1341] : memref<?xf32>
      %1343 = arith.mulf %1342, %operandScale : f32
      %1344 = arith.select %1340, %1343, %operandScale : f32
      %1345 = arith.remui %1333, %c1 : index
      %1346 = arith.muli %1345, %c30 : index
      %1347 = arith.addi %10, %1346 : index
      %1348 = vector.load %w[%1347] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1349 = vector.bitcast %1348 : vector<4xi8> to vector<1xf32>
      %1350 = vector.extract %1349[0] : f32 from vector<1xf32>
      %1351 = arith.mulf %1350, %1344 : f32
      %1352 = arith.mulf %1325, %1351 : f32
      %1353 = arith.remui %1333, %c1 : index
      %1354 = arith.muli %1353, %c30 : index
      %1355 = arith.addi %12, %1354 : index
      %1356 = vector.load %w[%1355] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1357 = vector.bitcast %1356 : vector<4xi8> to vector<1xf32>
      %1358 = vector.extract %1357[0] : f32 from vector<1xf32>
      %1359 = arith.mulf %1358, %1344 : f32
      %1360 = arith.mulf %1332, %1359 : f32
      %1361 = arith.muli %1338, %outputFeatures : index
      %1362 = arith.addi %1361, %19 : index
      %1363 = wave.lane
      %1364 = arith.remui %1363, %c1 : index
      %1365 = arith.addi %1362, %1364 : index
      scf.if %17 {
        %1366 = arith.addi %1365, %c5 : index
        %1367 = memref.load %residual[%1366] : memref<?xf32>
        %1368 = arith.addf %1367, %1352 : f32
        %1369 = arith.addi %1365, %c5 : index
        memref.store %1368, %out[%1369] : memref<?xf32>
      } else {
        %1370 = arith.addi %1365, %c5 : index
        memref.store %1352, %out[%1370] : memref<?xf32>
      }
      scf.if %17 {
        %1371 = arith.addi %1365, %c1 : index
        %1372 = memref.load %residual[%1371] : memref<?xf32>
        %1373 = arith.addf %1372, %1360 : f32
        %1374 = arith.addi %1365, %c1 : index
        memref.store %1373, %out[%1374] : memref<?xf32>
      } else {
        %1375 = arith.addi %1365, %c1 : index
        memref.store %1360, %out[%1375] : memref<?xf32>
      }
    }
    %1376 = arith.muli %1276, %c30 : index
    %1377 = arith.addi %1376, %c6 : index
    %1378 = arith.muli %1377, %c12 : index
    %1379 = arith.addi %1378, %1275 : index
    %1380 = arith.addi %1379, %c5 : index
    %1381 = memref.load %16[%1380] : memref<?xf32>
    %1382 = arith.addi %1380, %c19 : index
    %1383 = memref.load %16[%1382] : memref<?xf32>
    %1384 = arith.addf %1381, %1383 : f32
    %1385 = arith.muli %1377, %c12 : index
    %1386 = arith.addi %1385, %1275 : index
    %1387 = arith.addi %1386, %c24 : index
    %1388 = memref.load %16[%1387] : memref<?xf32>
    %1389 = arith.addi %1387, %c19 : index
    %1390 = memref.load %16[%1389] : memref<?xf32>
    %1391 = arith.addf %1388, %1390 : f32
    %1392 = wave.lane
    %1393 = arith.addi %15, %c12 : index
    %1394 = arith.muli %1377, %c4 : index
    %1395 = arith.addi %1393, %1394 : index
    %1396 = arith.divui %1392, %c1 : index
    %1397 = arith.addi %1395, %1396 : index
    %1398 = arith.cmpi slt, %1397, %14 : index
    scf.if %1398 {
      %1399 = arith.cmpi eq, %hasFactors, %c6 : index
      %1400 = arith.muli %1397, %c4 : index
      %1401 = memref.load %factors[%1400] : memref<?xf32>
      %1402 = arith.mulf %1401, %operandScale : f32
      %1403 = arith.select %1399, %1402, %operandScale : f32
      %1404 = arith.remui %1392, %c1 : index
      %1405 = arith.muli %1404, %c30 : index
      %1406 = arith.addi %10, %1405 : index
      %1407 = vector.load %w[%1406] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1408 = vector.bitcast %1407 : vector<4xi8> to vector<1xf32>
      %1409 = vector.extract %1408[0] : f32 from vector<1xf32>
      %1410 = arith.mulf %1409, %1403 : f32
      %1411 = arith.mulf %1384, %1410 : f32
      %1412 = arith.remui %1392, %c1 : index
      %1413 = arith.muli %1412, %c30 : index
      %1414 = arith.addi %12, %1413 : index
      %1415 = vector.load %w[%1414] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1416 = vector.bitcast %1415 : vector<4xi8> to vector<1xf32>
      %1417 = vector.extract %1416[0] : f32 from vector<1xf32>
      %1418 = arith.mulf %1417, %1403 : f32
      %1419 = arith.mulf %1391, %1418 : f32
      %1420 = arith.muli %1397, %outputFeatures : index
      %1421 = arith.addi %1420, %19 : index
      %1422 = wave.lane
      %1423 = arith.remui %1422, %c1 : index
      %1424 = arith.addi %1421, %1423 : index
      scf.if %17 {
        %1425 = arith.addi %1424, %c5 : index
        %1426 = memref.load %residual[%1425] : memref<?xf32>
        %1427 = arith.addf %1426, %1411 : f32
        %1428 = arith.addi %1424, %c5 : index
        memref.store %1427, %out[%1428] : memref<?xf32>
      } else {
        %1429 = arith.addi %1424, %c5 : index
        memref.store %1411, %out[%1429] : memref<?xf32>
      }
      scf.if %17 {
        %1430 = arith.addi %1424, %c1 : index
        %1431 = memref.load %residual[%1430] : memref<?xf32>
        %1432 = arith.addf %1431, %1419 : f32
        %1433 = arith.addi %1424, %c1 : index
        memref.store %1432, %out[%1433] : memref<?xf32>
      } else {
        %1434 = arith.addi %1424, %c1 : index
        memref.store %1419, %out[%1434] : memref<?xf32>
      }
    }
    %1435 = arith.muli %1276, %c30 : index
    %1436 = arith.addi %1435, %c4 : index
    %1437 = arith.muli %1436, %c12 : index
    %1438 = arith.addi %1437, %1275 : index
    %1439 = arith.addi %1438, %c5 : index
    %1440 = memref.load %16[%1439] : memref<?xf32>
    %1441 = arith.addi %1439, %c19 : index
    %1442 = memref.load %16[%1441] : memref<?xf32>
    %1443 = arith.addf %1440, %1442 : f32
    %1444 = arith.muli %1436, %c12 : index
    %1445 = arith.addi %1444, %1275 : index
    %1446 = arith.addi %1445, %c24 : index
    %1447 = memref.load %16[%1446] : memref<?xf32>
    %1448 = arith.addi %1446, %c19 : index
    %1449 = memref.load %16[%1448] : memref<?xf32>
    %1450 = arith.addf %1447, %1449 : f32
    %1451 = wave.lane
    %1452 = arith.addi %15, %c12 : index
    %1453 = arith.muli %1436, %c4 : index
    %1454 = arith.addi %1452, %1453 : index
    %1455 = arith.divui %1451, %c1 : index
    %1456 = arith.addi %1454, %1455 : index
    %1457 = arith.cmpi slt, %1456, %14 : index
    scf.if %1457 {
      %1458 = arith.cmpi eq, %hasFactors, %c6 : index
      %1459 = arith.muli %1456, %c4 : index
      %1460 = memref.load %factors[%1459] : memref<?xf32>
      %1461 = arith.mulf %1460, %operandScale : f32
      %1462 = arith.select %1458, %1461, %operandScale : f32
      %1463 = arith.remui %1451, %c1 : index
      %1464 = arith.muli %1463, %c30 : index
      %1465 = arith.addi %10, %1464 : index
      %1466 = vector.load %w[%1465] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1467 = vector.bitcast %1466 : vector<4xi8> to vector<1xf32>
      %1468 = vector.extract %1467[0] : f32 from vector<1xf32>
      %1469 = arith.mulf %1468, %1462 : f32
      %1470 = arith.mulf %1443, %1469 : f32
      %1471 = arith.remui %1451, %c1 : index
      %1472 = arith.muli %1471, %c30 : index
      %1473 = arith.addi %12, %1472 : index
      %1474 = vector.load %w[%1473] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1475 = vector.bitcast %1474 : vector<4xi8> to vector<1xf32>
      %1476 = vector.extract %1475[0] : f32 from vector<1xf32>
      %1477 = arith.mulf %1476, %1462 : f32
      %1478 = arith.mulf %1450, %1477 : f32
      %1479 = arith.muli %1456, %outputFeatures : index
      %1480 = arith.addi %1479, %19 : index
      %1481 = wave.lane
      %1482 = arith.remui %1481, %c1 : index
      %1483 = arith.addi %1480, %1482 : index
      scf.if %17 {
        %1484 = arith.addi %1483, %c5 : index
        %1485 = memref.load %residual[%1484] : memref<?xf32>
        %1486 = arith.addf %1485, %1470 : f32
        %1487 = arith.addi %1483, %c5 : index
        memref.store %1486, %out[%1487] : memref<?xf32>
      } else {
        %1488 = arith.addi %1483, %c5 : index
        memref.store %1470, %out[%1488] : memref<?xf32>
      }
      scf.if %17 {
        %1489 = arith.addi %1483, %c1 : index
        %1490 = memref.load %residual[%1489] : memref<?xf32>
        %1491 = arith.addf %1490, %1478 : f32
        %1492 = arith.addi %1483, %c1 : index
        memref.store %1491, %out[%1492] : memref<?xf32>
      } else {
        %1493 = arith.addi %1483, %c1 : index
        memref.store %1478, %out[%1493] : memref<?xf32>
      }
    }
    %1494 = arith.muli %1276, %c30 : index
    %1495 = arith.addi %1494, %c25 : index
    %1496 = arith.muli %1495, %c12 : index
    %1497 = arith.addi %1496, %1275 : index
    %1498 = arith.addi %1497, %c5 : index
    %1499 = memref.load %16[%1498] : memref<?xf32>
    %1500 = arith.addi %1498, %c19 : index
    %1501 = memref.load %16[%1500] : memref<?xf32>
    %1502 = arith.addf %1499, %1501 : f32
    %1503 = arith.muli %1495, %c12 : index
    %1504 = arith.addi %1503, %1275 : index
    %1505 = arith.addi %1504, %c24 : index
    %1506 = memref.load %16[%1505] : memref<?xf32>
    %1507 = arith.addi %1505, %c19 : index
    %1508 = memref.load %16[%1507] : memref<?xf32>
    %1509 = arith.addf %1506, %1508 : f32
    %1510 = wave.lane
    %1511 = arith.addi %15, %c12 : index
    %1512 = arith.muli %1495, %c4 : index
    %1513 = arith.addi %1511, %1512 : index
    %1514 = arith.divui %1510, %c1 : index
    %1515 = arith.addi %1513, %1514 : index
    %1516 = arith.cmpi slt, %1515, %14 : index
    scf.if %1516 {
      %1517 = arith.cmpi eq, %hasFactors, %c6 : index
      %1518 = arith.muli %1515, %c4 : index
      %1519 = memref.load %factors[%1518] : memref<?xf32>
      %1520 = arith.mulf %1519, %operandScale : f32
      %1521 = arith.select %1517, %1520, %operandScale : f32
      %1522 = arith.remui %1510, %c1 : index
      %1523 = arith.muli %1522, %c30 : index
      %1524 = arith.addi %10, %1523 : index
      %1525 = vector.load %w[%1524] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1526 = vector.bitcast %1525 : vector<4xi8> to vector<1xf32>
      %1527 = vector.extract %1526[0] : f32 from vector<1xf32>
      %1528 = arith.mulf %1527, %1521 : f32
      %1529 = arith.mulf %1502, %1528 : f32
      %1530 = arith.remui %1510, %c1 : index
      %1531 = arith.muli %1530, %c30 : index
      %1532 = arith.addi %12, %1531 : index
      %1533 = vector.load %w[%1532] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1534 = vector.bitcast %1533 : vector<4xi8> to vector<1xf32>
      %1535 = vector.extract %1534[0] : f32 from vector<1xf32>
      %1536 = arith.mulf %1535, %1521 : f32
      %1537 = arith.mulf %1509, %1536 : f32
      %1538 = arith.muli %1515, %outputFeatures : index
      %1539 = arith.addi %1538, %19 : index
      %1540 = wave.lane
      %1541 = arith.remui %1540, %c1 : index
      %1542 = arith.addi %1539, %1541 : index
      scf.if %17 {
        %1543 = arith.addi %1542, %c5 : index
        %1544 = memref.load %residual[%1543] : memref<?xf32>
        %1545 = arith.addf %1544, %1529 : f32
        %1546 = arith.addi %1542, %c5 : index
        memref.store %1545, %out[%1546] : memref<?xf32>
      } else {
        %1547 = arith.addi %1542, %c5 : index
        memref.store %1529, %out[%1547] : memref<?xf32>
      }
      scf.if %17 {
        %1548 = arith.addi %1542, %c1 : index
        %1549 = memref.load %residual[%1548] : memref<?xf32>
        %1550 = arith.addf %1549, %1537 : f32
        %1551 = arith.addi %1542, %c1 : index
        memref.store %1550, %out[%1551] : memref<?xf32>
      } else {
        %1552 = arith.addi %1542, %c1 : index
        memref.store %1537, %out[%1552] : memref<?xf32>
      }
    }
    %1553 = wave.lane
    wave.barrier
    %1554 = wave.wave
    %1555 = arith.muli %1554, %c4 : index
    %1556 = arith.addi %1555, %c5 : index
    %1557 = arith.muli %1556, %c24 : index
    %1558 = arith.addi %1557, %1553 : index
    %1559 = vector.extract %521#6[0] : f32 from vector<8xf32>
    %1560 = arith.addi %1558, %c5 : index
    memref.store %1559, %16[%1560] : memref<?xf32>
    %1561 = vector.extract %521#6[1] : f32 from vector<8xf32>
    %1562 = arith.addi %1558, %c12 : index
    memref.store %1561, %16[%1562] : memref<?xf32>
    %1563 = vector.extract %521#6[2] : f32 from vector<8xf32>
    %1564 = arith.addi %1558, %c8 : index
    memref.store %1563, %16[%1564] : memref<?xf32>
    %1565 = vector.extract %521#6[3] : f32 from vector<8xf32>
    %1566 = arith.addi %1558, %c26 : index
    memref.store %1565, %16[%1566] : memref<?xf32>
    %1567 = vector.extract %521#6[4] : f32 from vector<8xf32>
    %1568 = arith.addi %1558, %c3 : index
    memref.store %1567, %16[%1568] : memref<?xf32>
    %1569 = vector.extract %521#6[5] : f32 from vector<8xf32>
    %1570 = arith.addi %1558, %c27 : index
    memref.store %1569, %16[%1570] : memref<?xf32>
    %1571 = vector.extract %521#6[6] : f32 from vector<8xf32>
    %1572 = arith.addi %1558, %c28 : index
    memref.store %1571, %16[%1572] : memref<?xf32>
    %1573 = vector.extract %521#6[7] : f32 from vector<8xf32>
    %1574 = arith.addi %1558, %c29 : index
    memref.store %1573, %16[%1574] : memref<?xf32>
    %1575 = arith.muli %1554, %c4 : index
    %1576 = arith.addi %1575, %c6 : index
    %1577 = arith.muli %1576, %c24 : index
    %1578 = arith.addi %1577, %1553 : index
    %1579 = vector.extract %521#7[0] : f32 from vector<8xf32>
    %1580 = arith.addi %1578, %c5 : index
    memref.store %1579, %16[%1580] : memref<?xf32>
    %1581 = vector.extract %521#7[1] : f32 from vector<8xf32>
    %1582 = arith.addi %1578, %c12 : index
    memref.store %1581, %16[%1582] : memref<?xf32>
    %1583 = vector.extract %521#7[2] : f32 from vector<8xf32>
    %1584 = arith.addi %1578, %c8 : index
    memref.store %1583, %16[%1584] : memref<?xf32>
    %1585 = vector.extract %521#7[3] : f32 from vector<8xf32>
    %1586 = arith.addi %1578, %c26 : index
    memref.store %1585, %16[%1586] : memref<?xf32>
    %1587 = vector.extract %521#7[4] : f32 from vector<8xf32>
    %1588 = arith.addi %1578, %c3 : index
    memref.store %1587, %16[%1588] : memref<?xf32>
    %1589 = vector.extract %521#7[5] : f32 from vector<8xf32>
    %1590 = arith.addi %1578, %c27 : index
    memref.store %1589, %16[%1590] : memref<?xf32>
    %1591 = vector.extract %521#7[6] : f32 from vector<8xf32>
    %1592 = arith.addi %1578, %c28 : index
    memref.store %1591, %16[%1592] : memref<?xf32>
    %1593 = vector.extract %521#7[7] : f32 from vector<8xf32>
    %1594 = arith.addi %1578, %c29 : index
    memref.store %1593, %16[%1594] : memref<?xf32>
    wave.barrier
    %1595 = arith.muli %1554, %c30 : index
    %1596 = arith.addi %1595, %c5 : index
    %1597 = arith.muli %1596, %c12 : index
    %1598 = arith.addi %1597, %1553 : index
    %1599 = arith.addi %1598, %c5 : index
    %1600 = memref.load %16[%1599] : memref<?xf32>
    %1601 = arith.addi %1599, %c19 : index
    %1602 = memref.load %16[%1601] : memref<?xf32>
    %1603 = arith.addf %1600, %1602 : f32
    %1604 = arith.muli %1596, %c12 : index
    %1605 = arith.addi %1604, %1553 : index
    %1606 = arith.addi %1605, %c24 : index
    %1607 = memref.load %16[%1606] : memref<?xf32>
    %1608 = arith.addi %1606, %c19 : index
    %1609 = memref.load %16[%1608] : memref<?xf32>
    %1610 = arith.addf %1607, %1609 : f32
    %1611 = wave.lane
    %1612 = arith.addi %15, %c15 : index
    %1613 = arith.muli %1596, %c4 : index
    %1614 = arith.addi %1612, %1613 : index
    %1615 = arith.divui %1611, %c1 : index
    %1616 = arith.addi %1614, %1615 : index
    %1617 = arith.cmpi slt, %1616, %14 : index
    scf.if %1617 {
      %1618 = arith.cmpi eq, %hasFactors, %c6 : index
      %1619 = arith.muli %1616, %c4 : index
      %1620 = memref.load %factors[%1619] : memref<?xf32>
      %1621 = arith.mulf %1620, %operandScale : f32
      %1622 = arith.select %1618, %1621, %operandScale : f32
      %1623 = arith.remui %1611, %c1 : index
      %1624 = arith.muli %1623, %c30 : index
      %1625 = arith.addi %10, %1624 : index
      %1626 = vector.load %w[%1625] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1627 = vector.bitcast %1626 : vector<4xi8> to vector<1xf32>
      %1628 = vector.extract %1627[0] : f32 from vector<1xf32>
      %1629 = arith.mulf %1628, %1622 : f32
      %1630 = arith.mulf %1603, %1629 : f32
      %1631 = arith.remui %1611, %c1 : index
      %1632 = arith.muli %1631, %c30 : index
      %1633 = arith.addi %12, %1632 : index
      %1634 = vector.load %w[%1633] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1635 = vector.bitcast %1634 : vector<4xi8> to vector<1xf32>
      %1636 = vector.extract %1635[0] : f32 from vector<1xf32>
      %1637 = arith.mulf %1636, %1622 : f32
      %1638 = arith.mulf %1610, %1637 : f32
      %1639 = arith.muli %1616, %outputFeatures : index
      %1640 = arith.addi %1639, %19 : index
      %1641 = wave.lane
      %1642 = arith.remui %1641, %c1 : index
      %1643 = arith.addi %1640, %1642 : index
      scf.if %17 {
        %1644 = arith.addi %1643, %c5 : index
        %1645 = memref.load %residual[%1644] : memref<?xf32>
        %1646 = arith.addf %1645, %1630 : f32
        %1647 = arith.addi %1643, %c5 : index
        memref.store %1646, %out[%1647] : memref<?xf32>
      } else {
        %1648 = arith.addi %1643, %c5 : index
        memref.store %1630, %out[%1648] : memref<?xf32>
      }
      scf.if %17 {
        %1649 = arith.addi %1643, %c1 : index
        %1650 = memref.load %residual[%1649] : memref<?xf32>
        %1651 = arith.addf %1650, %1638 : f32
        %1652 = arith.addi %1643, %c1 : index
        memref.store %1651, %out[%1652] : memref<?xf32>
      } else {
        %1653 = arith.addi %1643, %c1 : index
        memref.store %1638, %out[%1653] : memref<?xf32>
      }
    }
    %1654 = arith.muli %1554, %c30 : index
    %1655 = arith.addi %1654, %c6 : index
    %1656 = arith.muli %1655, %c12 : index
    %1657 = arith.addi %1656, %1553 : index
    %1658 = arith.addi %1657, %c5 : index
    %1659 = memref.load %16[%1658] : memref<?xf32>
    %1660 = arith.addi %1658, %c19 : index
    %1661 = memref.load %16[%1660] : memref<?xf32>
    %1662 = arith.addf %1659, %1661 : f32
    %1663 = arith.muli %1655, %c12 : index
    %1664 = arith.addi %1663, %1553 : index
    %1665 = arith.addi %1664, %c24 : index
    %1666 = memref.load %16[%1665] : memref<?xf32>
    %1667 = arith.addi %1665, %c19 : index
    %1668 = memref.load %16[%1667] : memref<?xf32>
    %1669 = arith.addf %1666, %1668 : f32
    %1670 = wave.lane
    %1671 = arith.addi %15, %c15 : index
    %1672 = arith.muli %1655, %c4 : index
    %1673 = arith.addi %1671, %1672 : index
    %1674 = arith.divui %1670, %c1 : index
    %1675 = arith.addi %1673, %1674 : index
    %1676 = arith.cmpi slt, %1675, %14 : index
    scf.if %1676 {
      %1677 = arith.cmpi eq, %hasFactors, %c6 : index
      %1678 = arith.muli %1675, %c4 : index
      %1679 = memref.load %factors[%1678] : memref<?xf32>
      %1680 = arith.mulf %1679, %operandScale : f32
      %1681 = arith.select %1677, %1680, %operandScale : f32
      %1682 = arith.remui %1670, %c1 : index
      %1683 = arith.muli %1682, %c30 : index
      %1684 = arith.addi %10, %1683 : index
      %1685 = vector.load %w[%1684] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1686 = vector.bitcast %1685 : vector<4xi8> to vector<1xf32>
      %1687 = vector.extract %1686[0] : f32 from vector<1xf32>
      %1688 = arith.mulf %1687, %1681 : f32
      %1689 = arith.mulf %1662, %1688 : f32
      %1690 = arith.remui %1670, %c1 : index
      %1691 = arith.muli %1690, %c30 : index
      %1692 = arith.addi %12, %1691 : index
      %1693 = vector.load %w[%1692] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1694 = vector.bitcast %1693 : vector<4xi8> to vector<1xf32>
      %1695 = vector.extract %1694[0] : f32 from vector<1xf32>
      %1696 = arith.mulf %1695, %1681 : f32
      %1697 = arith.mulf %1669, %1696 : f32
      %1698 = arith.muli %1675, %outputFeatures : index
      %1699 = arith.addi %1698, %19 : index
      %1700 = wave.lane
      %1701 = arith.remui %1700, %c1 : index
      %1702 = arith.addi %1699, %1701 : index
      scf.if %17 {
        %1703 = arith.addi %1702, %c5 : index
        %1704 = memref.load %residual[%1703] : memref<?xf32>
        %1705 = arith.addf %1704, %1689 : f32
        %1706 = arith.addi %1702, %c5 : index
        memref.store %1705, %out[%1706] : memref<?xf32>
      } else {
        %1707 = arith.addi %1702, %c5 : index
        memref.store %1689, %out[%1707] : memref<?xf32>
      }
      scf.if %17 {
        %1708 = arith.addi %1702, %c1 : index
        %1709 = memref.load %residual[%1708] : memref<?xf32>
        %1710 = arith.addf %1709, %1697 : f32
        %1711 = arith.addi %1702, %c1 : index
        memref.store %1710, %out[%1711] : memref<?xf32>
      } else {
        %1712 = arith.addi %1702, %c1 : index
        memref.store %1697, %out[%1712] : memref<?xf32>
      }
    }
    %1713 = arith.muli %1554, %c30 : index
    %1714 = arith.addi %1713, %c4 : index
    %1715 = arith.muli %1714, %c12 : index
    %1716 = arith.addi %1715, %1553 : index
    %1717 = arith.addi %1716, %c5 : index
    %1718 = memref.load %16[%1717] : memref<?xf32>
    %1719 = arith.addi %1717, %c19 : index
    %1720 = memref.load %16[%1719] : memref<?xf32>
    %1721 = arith.addf %1718, %1720 : f32
    %1722 = arith.muli %1714, %c12 : index
    %1723 = arith.addi %1722, %1553 : index
    %1724 = arith.addi %1723, %c24 : index
    %1725 = memref.load %16[%1724] : memref<?xf32>
    %1726 = arith.addi %1724, %c19 : index
    %1727 = memref.load %16[%1726] : memref<?xf32>
    %1728 = arith.addf %1725, %1727 : f32
    %1729 = wave.lane
    %1730 = arith.addi %15, %c15 : index
    %1731 = arith.muli %1714, %c4 : index
    %1732 = arith.addi %1730, %1731 : index
    %1733 = arith.divui %1729, %c1 : index
    %1734 = arith.addi %1732, %1733 : index
    %1735 = arith.cmpi slt, %1734, %14 : index
    scf.if %1735 {
      %1736 = arith.cmpi eq, %hasFactors, %c6 : index
      %1737 = arith.muli %1734, %c4 : index
      %1738 = memref.load %factors[%1737] : memref<?xf32>
      %1739 = arith.mulf %1738, %operandScale : f32
      %1740 = arith.select %1736, %1739, %operandScale : f32
      %1741 = arith.remui %1729, %c1 : index
      %1742 = arith.muli %1741, %c30 : index
      %1743 = arith.addi %10, %1742 : index
      %1744 = vector.load %w[%1743] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1745 = vector.bitcast %1744 : vector<4xi8> to vector<1xf32>
      %1746 = vector.extract %1745[0] : f32 from vector<1xf32>
      %1747 = arith.mulf %1746, %1740 : f32
      %1748 = arith.mulf %1721, %1747 : f32
      %1749 = arith.remui %1729, %c1 : index
      %1750 = arith.muli %1749, %c30 : index
      %1751 = arith.addi %12, %1750 : index
      %1752 = vector.load %w[%1751] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1753 = vector.bitcast %1752 : vector<4xi8> to vector<1xf32>
      %1754 = vector.extract %1753[0] : f32 from vector<1xf32>
      %1755 = arith.mulf %1754, %1740 : f32
      %1756 = arith.mulf %1728, %1755 : f32
      %1757 = arith.muli %1734, %outputFeatures : index
      %1758 = arith.addi %1757, %19 : index
      %1759 = wave.lane
      %1760 = arith.remui %1759, %c1 : index
      %1761 = arith.addi %1758, %1760 : index
      scf.if %17 {
        %1762 = arith.addi %1761, %c5 : index
        %1763 = memref.load %residual[%1762] : memref<?xf32>
        %1764 = arith.addf %1763, %1748 : f32
        %1765 = arith.addi %1761, %c5 : index
        memref.store %1764, %out[%1765] : memref<?xf32>
      } else {
        %1766 = arith.addi %1761, %c5 : index
        memref.store %1748, %out[%1766] : memref<?xf32>
      }
      scf.if %17 {
        %1767 = arith.addi %1761, %c1 : index
        %1768 = memref.load %residual[%1767] : memref<?xf32>
        %1769 = arith.addf %1768, %1756 : f32
        %1770 = arith.addi %1761, %c1 : index
        memref.store %1769, %out[%1770] : memref<?xf32>
      } else {
        %1771 = arith.addi %1761, %c1 : index
        memref.store %1756, %out[%1771] : memref<?xf32>
      }
    }
    %1772 = arith.muli %1554, %c30 : index
    %1773 = arith.addi %1772, %c25 : index
    %1774 = arith.muli %1773, %c12 : index
    %1775 = arith.addi %1774, %1553 : index
    %1776 = arith.addi %1775, %c5 : index
    %1777 = memref.load %16[%1776] : memref<?xf32>
    %1778 = arith.addi %1776, %c19 : index
    %1779 = memref.load %16[%1778] : memref<?xf32>
    %1780 = arith.addf %1777, %1779 : f32
    %1781 = arith.muli %1773, %c12 : index
    %1782 = arith.addi %1781, %1553 : index
    %1783 = arith.addi %1782, %c24 : index
    %1784 = memref.load %16[%1783] : memref<?xf32>
    %1785 = arith.addi %1783, %c19 : index
    %1786 = memref.load %16[%1785] : memref<?xf32>
    %1787 = arith.addf %1784, %1786 : f32
    %1788 = wave.lane
    %1789 = arith.addi %15, %c15 : index
    %1790 = arith.muli %1773, %c4 : index
    %1791 = arith.addi %1789, %1790 : index
    %1792 = arith.divui %1788, %c1 : index
    %1793 = arith.addi %1791, %1792 : index
    %1794 = arith.cmpi slt, %1793, %14 : index
    scf.if %1794 {
      %1795 = arith.cmpi eq, %hasFactors, %c6 : index
      %1796 = arith.muli %1793, %c4 : index
      %1797 = memref.load %factors[%1796] : memref<?xf32>
      %1798 = arith.mulf %1797, %operandScale : f32
      %1799 = arith.select %1795, %1798, %operandScale : f32
      %1800 = arith.remui %1788, %c1 : index
      %1801 = arith.muli %1800, %c30 : index
      %1802 = arith.addi %10, %1801 : index
      %1803 = vector.load %w[%1802] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1804 = vector.bitcast %1803 : vector<4xi8> to vector<1xf32>
      %1805 = vector.extract %1804[0] : f32 from vector<1xf32>
      %1806 = arith.mulf %1805, %1799 : f32
      %1807 = arith.mulf %1780, %1806 : f32
      %1808 = arith.remui %1788, %c1 : index
      %1809 = arith.muli %1808, %c30 : index
      %1810 = arith.addi %12, %1809 : index
      %1811 = vector.load %w[%1810] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1812 = vector.bitcast %1811 : vector<4xi8> to vector<1xf32>
      %1813 = vector.extract %1812[0] : f32 from vector<1xf32>
      %1814 = arith.mulf %1813, %1799 : f32
      %1815 = arith.mulf %1787, %1814 : f32
      %1816 = arith.muli %1793, %outputFeatures : index
      %1817 = arith.addi %1816, %19 : index
      %1818 = wave.lane
      %1819 = arith.remui %1818, %c1 : index
      %1820 = arith.addi %1817, %1819 : index
      scf.if %17 {
        %1821 = arith.addi %1820, %c5 : index
        %1822 = memref.load %residual[%1821] : memref<?xf32>
        %1823 = arith.addf %1822, %1807 : f32
        %1824 = arith.addi %1820, %c5 : index
        memref.store %1823, %out[%1824] : memref<?xf32>
      } else {
        %1825 = arith.addi %1820, %c5 : index
        memref.store %1807, %out[%1825] : memref<?xf32>
      }
      scf.if %17 {
        %1826 = arith.addi %1820, %c1 : index
        %1827 = memref.load %residual[%1826] : memref<?xf32>
        %1828 = arith.addf %1827, %1815 : f32
        %1829 = arith.addi %1820, %c1 : index
        memref.store %1828, %out[%1829] : memref<?xf32>
      } else {
        %1830 = arith.addi %1820, %c1 : index
        memref.store %1815, %out[%1830] : memref<?xf32>
      }
    }
  }
  wave.return
}
