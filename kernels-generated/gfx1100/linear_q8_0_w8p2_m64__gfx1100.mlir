// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q8_0', waves=8, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_0_w8p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 64 : index
  %c9 = arith.constant 4096 : index
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
  %c32 = arith.constant 2048 : index
  %c33 = arith.constant 2560 : index
  %c34 = arith.constant 3072 : index
  %c35 = arith.constant 3584 : index
  %hasFactors = wave.param "hasFactors" : index
  %c37 = arith.constant 0x3F800000 : f32
  %c38 = arith.constant 4 : index
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
    %761 = arith.muli %720, %c6 : index
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
    %776 = arith.addi %765, %c32 : index
    %777 = memref.load %16[%776] : memref<?xf32>
    %778 = arith.addf %775, %777 : f32
    %779 = arith.addi %765, %c33 : index
    %780 = memref.load %16[%779] : memref<?xf32>
    %781 = arith.addf %778, %780 : f32
    %782 = arith.addi %765, %c34 : index
    %783 = memref.load %16[%782] : memref<?xf32>
    %784 = arith.addf %781, %783 : f32
    %785 = arith.addi %765, %c35 : index
    %786 = memref.load %16[%785] : memref<?xf32>
    %787 = arith.addf %784, %786 : f32
    %788 = arith.muli %762, %c12 : index
    %789 = arith.addi %788, %719 : index
    %790 = arith.addi %789, %c24 : index
    %791 = memref.load %16[%790] : memref<?xf32>
    %792 = arith.addi %790, %c19 : index
    %793 = memref.load %16[%792] : memref<?xf32>
    %794 = arith.addf %791, %793 : f32
    %795 = arith.addi %790, %c30 : index
    %796 = memref.load %16[%795] : memref<?xf32>
    %797 = arith.addf %794, %796 : f32
    %798 = arith.addi %790, %c31 : index
    %799 = memref.load %16[%798] : memref<?xf32>
    %800 = arith.addf %797, %799 : f32
    %801 = arith.addi %790, %c32 : index
    %802 = memref.load %16[%801] : memref<?xf32>
    %803 = arith.addf %800, %802 : f32
    %804 = arith.addi %790, %c33 : index
    %805 = memref.load %16[%804] : memref<?xf32>
    %806 = arith.addf %803, %805 : f32
    %807 = arith.addi %790, %c34 : index
    %808 = memref.load %16[%807] : memref<?xf32>
    %809 = arith.addf %806, %808 : f32
    %810 = arith.addi %790, %c35 : index
    %811 = memref.load %16[%810] : memref<?xf32>
    %812 = arith.addf %809, %811 : f32
    %813 = wave.lane
    %814 = arith.addi %15, %c5 : index
    %815 = arith.muli %762, %c4 : index
    %816 = arith.addi %814, %815 : index
    %817 = arith.divui %813, %c1 : index
    %818 = arith.addi %816, %817 : index
    %819 = arith.cmpi slt, %818, %14 : index
    scf.if %819 {
      %820 = arith.cmpi eq, %hasFactors, %c6 : index
      %821 = memref.load %factors[%818] : memref<?xf32>
      %822 = arith.select %820, %821, %c37 : f32
      %823 = arith.remui %813, %c1 : index
      %824 = arith.muli %823, %c38 : index
      %825 = arith.addi %10, %824 : index
      %826 = vector.load %w[%825] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %827 = vector.bitcast %826 : vector<4xi8> to vector<1xf32>
      %828 = vector.extract %827[0] : f32 from vector<1xf32>
      %829 = arith.mulf %828, %822 : f32
      %830 = arith.mulf %787, %829 : f32
      %831 = arith.remui %813, %c1 : index
      %832 = arith.muli %831, %c38 : index
      %833 = arith.addi %12, %832 : index
      %834 = vector.load %w[%833] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %835 = vector.bitcast %834 : vector<4xi8> to vector<1xf32>
      %836 = vector.extract %835[0] : f32 from vector<1xf32>
      %837 = arith.mulf %836, %822 : f32
      %838 = arith.mulf %812, %837 : f32
      %839 = arith.muli %818, %outputFeatures : index
      %840 = arith.addi %839, %19 : index
      %841 = wave.lane
      %842 = arith.remui %841, %c1 : index
      %843 = arith.addi %840, %842 : index
      scf.if %17 {
        %844 = arith.addi %843, %c5 : index
        %845 = memref.load %residual[%844] : memref<?xf32>
        %846 = arith.addf %845, %830 : f32
        %847 = arith.addi %843, %c5 : index
        memref.store %846, %out[%847] : memref<?xf32>
      } else {
        %848 = arith.addi %843, %c5 : index
        memref.store %830, %out[%848] : memref<?xf32>
      }
      scf.if %17 {
        %849 = arith.addi %843, %c1 : index
        %850 = memref.load %residual[%849] : memref<?xf32>
        %851 = arith.addf %850, %838 : f32
        %852 = arith.addi %843, %c1 : index
        memref.store %851, %out[%852] : memref<?xf32>
      } else {
        %853 = arith.addi %843, %c1 : index
        memref.store %838, %out[%853] : memref<?xf32>
      }
    }
    %854 = wave.lane
    wave.barrier
    %855 = wave.wave
    %856 = arith.muli %855, %c4 : index
    %857 = arith.addi %856, %c5 : index
    %858 = arith.muli %857, %c24 : index
    %859 = arith.addi %858, %854 : index
    %860 = vector.extract %521#2[0] : f32 from vector<8xf32>
    %861 = arith.addi %859, %c5 : index
    memref.store %860, %16[%861] : memref<?xf32>
    %862 = vector.extract %521#2[1] : f32 from vector<8xf32>
    %863 = arith.addi %859, %c12 : index
    memref.store %862, %16[%863] : memref<?xf32>
    %864 = vector.extract %521#2[2] : f32 from vector<8xf32>
    %865 = arith.addi %859, %c8 : index
    memref.store %864, %16[%865] : memref<?xf32>
    %866 = vector.extract %521#2[3] : f32 from vector<8xf32>
    %867 = arith.addi %859, %c26 : index
    memref.store %866, %16[%867] : memref<?xf32>
    %868 = vector.extract %521#2[4] : f32 from vector<8xf32>
    %869 = arith.addi %859, %c3 : index
    memref.store %868, %16[%869] : memref<?xf32>
    %870 = vector.extract %521#2[5] : f32 from vector<8xf32>
    %871 = arith.addi %859, %c27 : index
    memref.store %870, %16[%871] : memref<?xf32>
    %872 = vector.extract %521#2[6] : f32 from vector<8xf32>
    %873 = arith.addi %859, %c28 : index
    memref.store %872, %16[%873] : memref<?xf32>
    %874 = vector.extract %521#2[7] : f32 from vector<8xf32>
    %875 = arith.addi %859, %c29 : index
    memref.store %874, %16[%875] : memref<?xf32>
    %876 = arith.muli %855, %c4 : index
    %877 = arith.addi %876, %c6 : index
    %878 = arith.muli %877, %c24 : index
    %879 = arith.addi %878, %854 : index
    %880 = vector.extract %521#3[0] : f32 from vector<8xf32>
    %881 = arith.addi %879, %c5 : index
    memref.store %880, %16[%881] : memref<?xf32>
    %882 = vector.extract %521#3[1] : f32 from vector<8xf32>
    %883 = arith.addi %879, %c12 : index
    memref.store %882, %16[%883] : memref<?xf32>
    %884 = vector.extract %521#3[2] : f32 from vector<8xf32>
    %885 = arith.addi %879, %c8 : index
    memref.store %884, %16[%885] : memref<?xf32>
    %886 = vector.extract %521#3[3] : f32 from vector<8xf32>
    %887 = arith.addi %879, %c26 : index
    memref.store %886, %16[%887] : memref<?xf32>
    %888 = vector.extract %521#3[4] : f32 from vector<8xf32>
    %889 = arith.addi %879, %c3 : index
    memref.store %888, %16[%889] : memref<?xf32>
    %890 = vector.extract %521#3[5] : f32 from vector<8xf32>
    %891 = arith.addi %879, %c27 : index
    memref.store %890, %16[%891] : memref<?xf32>
    %892 = vector.extract %521#3[6] : f32 from vector<8xf32>
    %893 = arith.addi %879, %c28 : index
    memref.store %892, %16[%893] : memref<?xf32>
    %894 = vector.extract %521#3[7] : f32 from vector<8xf32>
    %895 = arith.addi %879, %c29 : index
    memref.store %894, %16[%895] : memref<?xf32>
    wave.barrier
    %896 = arith.muli %855, %c6 : index
    %897 = arith.addi %896, %c5 : index
    %898 = arith.muli %897, %c12 : index
    %899 = arith.addi %898, %854 : index
    %900 = arith.addi %899, %c5 : index
    %901 = memref.load %16[%900] : memref<?xf32>
    %902 = arith.addi %900, %c19 : index
    %903 = memref.load %16[%902] : memref<?xf32>
    %904 = arith.addf %901, %903 : f32
    %905 = arith.addi %900, %c30 : index
    %906 = memref.load %16[%905] : memref<?xf32>
    %907 = arith.addf %904, %906 : f32
    %908 = arith.addi %900, %c31 : index
    %909 = memref.load %16[%908] : memref<?xf32>
    %910 = arith.addf %907, %909 : f32
    %911 = arith.addi %900, %c32 : index
    %912 = memref.load %16[%911] : memref<?xf32>
    %913 = arith.addf %910, %912 : f32
    %914 = arith.addi %900, %c33 : index
    %915 = memref.load %16[%914] : memref<?xf32>
    %916 = arith.addf %913, %915 : f32
    %917 = arith.addi %900, %c34 : index
    %918 = memref.load %16[%917] : memref<?xf32>
    %919 = arith.addf %916, %918 : f32
    %920 = arith.addi %900, %c35 : index
    %921 = memref.load %16[%920] : memref<?xf32>
    %922 = arith.addf %919, %921 : f32
    %923 = arith.muli %897, %c12 : index
    %924 = arith.addi %923, %854 : index
    %925 = arith.addi %924, %c24 : index
    %926 = memref.load %16[%925] : memref<?xf32>
    %927 = arith.addi %925, %c19 : index
    %928 = memref.load %16[%927] : memref<?xf32>
    %929 = arith.addf %926, %928 : f32
    %930 = arith.addi %925, %c30 : index
    %931 = memref.load %16[%930] : memref<?xf32>
    %932 = arith.addf %929, %931 : f32
    %933 = arith.addi %925, %c31 : index
    %934 = memref.load %16[%933] : memref<?xf32>
    %935 = arith.addf %932, %934 : f32
    %936 = arith.addi %925, %c32 : index
    %937 = memref.load %16[%936] : memref<?xf32>
    %938 = arith.addf %935, %937 : f32
    %939 = arith.addi %925, %c33 : index
    %940 = memref.load %16[%939] : memref<?xf32>
    %941 = arith.addf %938, %940 : f32
    %942 = arith.addi %925, %c34 : index
    %943 = memref.load %16[%942] : memref<?xf32>
    %944 = arith.addf %941, %943 : f32
    %945 = arith.addi %925, %c35 : index
    %946 = memref.load %16[%945] : memref<?xf32>
    %947 = arith.addf %944, %946 : f32
    %948 = wave.lane
    %949 = arith.addi %15, %c1 : index
    %950 = arith.muli %897, %c4 : index
    %951 = arith.addi %949, %950 : index
    %952 = arith.divui %948, %c1 : index
    %953 = arith.addi %951, %952 : index
    %954 = arith.cmpi slt, %953, %14 : index
    scf.if %954 {
      %955 = arith.cmpi eq, %hasFactors, %c6 : index
      %956 = memref.load %factors[%953] : memref<?xf32>
      %957 = arith.select %955, %956, %c37 : f32
      %958 = arith.remui %948, %c1 : index
      %959 = arith.muli %958, %c38 : index
      %960 = arith.addi %10, %959 : index
      %961 = vector.load %w[%960] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %962 = vector.bitcast %961 : vector<4xi8> to vector<1xf32>
      %963 = vector.extract %962[0] : f32 from vector<1xf32>
      %964 = arith.mulf %963, %957 : f32
      %965 = arith.mulf %922, %964 : f32
      %966 = arith.remui %948, %c1 : index
      %967 = arith.muli %966, %c38 : index
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
    %995 = vector.extract %521#4[0] : f32 from vector<8xf32>
    %996 = arith.addi %994, %c5 : index
    memref.store %995, %16[%996] : memref<?xf32>
    %997 = vector.extract %521#4[1] : f32 from vector<8xf32>
    %998 = arith.addi %994, %c12 : index
    memref.store %997, %16[%998] : memref<?xf32>
    %999 = vector.extract %521#4[2] : f32 from vector<8xf32>
    %1000 = arith.addi %994, %c8 : index
    memref.store %999, %16[%1000] : memref<?xf32>
    %1001 = vector.extract %521#4[3] : f32 from vector<8xf32>
    %1002 = arith.addi %994, %c26 : index
    memref.store %1001, %16[%1002] : memref<?xf32>
    %1003 = vector.extract %521#4[4] : f32 from vector<8xf32>
    %1004 = arith.addi %994, %c3 : index
    memref.store %1003, %16[%1004] : memref<?xf32>
    %1005 = vector.extract %521#4[5] : f32 from vector<8xf32>
    %1006 = arith.addi %994, %c27 : index
    memref.store %1005, %16[%1006] : memref<?xf32>
    %1007 = vector.extract %521#4[6] : f32 from vector<8xf32>
    %1008 = arith.addi %994, %c28 : index
    memref.store %1007, %16[%1008] : memref<?xf32>
    %1009 = vector.extract %521#4[7] : f32 from vector<8xf32>
    %1010 = arith.addi %994, %c29 : index
    memref.store %1009, %16[%1010] : memref<?xf32>
    %1011 = arith.muli %990, %c4 : index
    %1012 = arith.addi %1011, %c6 : index
    %1013 = arith.muli %1012, %c24 : index
    %1014 = arith.addi %1013, %989 : index
    %1015 = vector.extract %521#5[0] : f32 from vector<8xf32>
    %1016 = arith.addi %1014, %c5 : index
    memref.store %1015, %16[%1016] : memref<?xf32>
    %1017 = vector.extract %521#5[1] : f32 from vector<8xf32>
    %1018 = arith.addi %1014, %c12 : index
    memref.store %1017, %16[%1018] : memref<?xf32>
    %1019 = vector.extract %521#5[2] : f32 from vector<8xf32>
    %1020 = arith.addi %1014, %c8 : index
    memref.store %1019, %16[%1020] : memref<?xf32>
    %1021 = vector.extract %521#5[3] : f32 from vector<8xf32>
    %1022 = arith.addi %1014, %c26 : index
    memref.store %1021, %16[%1022] : memref<?xf32>
    %1023 = vector.extract %521#5[4] : f32 from vector<8xf32>
    %1024 = arith.addi %1014, %c3 : index
    memref.store %1023, %16[%1024] : memref<?xf32>
    %1025 = vector.extract %521#5[5] : f32 from vector<8xf32>
    %1026 = arith.addi %1014, %c27 : index
    memref.store %1025, %16[%1026] : memref<?xf32>
    %1027 = vector.extract %521#5[6] : f32 from vector<8xf32>
    %1028 = arith.addi %1014, %c28 : index
    memref.store %1027, %16[%1028] : memref<?xf32>
    %1029 = vector.extract %521#5[7] : f32 from vector<8xf32>
    %1030 = arith.addi %1014, %c29 : index
    memref.store %1029, %16[%1030] : memref<?xf32>
    wave.barrier
    %1031 = arith.muli %990, %c6 : index
    %1032 = arith.addi %1031, %c5 : index
    %1033 = arith.muli %1032, %c12 : index
    %1034 = arith.addi %1033, %989 : index
    %1035 = arith.addi %1034, %c5 : index
    %1036 = memref.load %16[%1035] : memref<?xf32>
    %1037 = arith.addi %1035, %c19 : index
    %1038 = memref.load %16[%1037] : memref<?xf32>
    %1039 = arith.addf %1036, %1038 : f32
    %1040 = arith.addi %1035, %c30 : index
    %1041 = memref.load %16[%1040] : memref<?xf32>
    %1042 = arith.addf %1039, %1041 : f32
    %1043 = arith.addi %1035, %c31 : index
    %1044 = memref.load %16[%1043] : memref<?xf32>
    %1045 = arith.addf %1042, %1044 : f32
    %1046 = arith.addi %1035, %c32 : index
    %1047 = memref.load %16[%1046] : memref<?xf32>
    %1048 = arith.addf %1045, %1047 : f32
    %1049 = arith.addi %1035, %c33 : index
    %1050 = memref.load %16[%1049] : memref<?xf32>
    %1051 = arith.addf %1048, %1050 : f32
    %1052 = arith.addi %1035, %c34 : index
    %1053 = memref.load %16[%1052] : memref<?xf32>
    %1054 = arith.addf %1051, %1053 : f32
    %1055 = arith.addi %1035, %c35 : index
    %1056 = memref.load %16[%1055] : memref<?xf32>
    %1057 = arith.addf %1054, %1056 : f32
    %1058 = arith.muli %1032, %c12 : index
    %1059 = arith.addi %1058, %989 : index
    %1060 = arith.addi %1059, %c24 : index
    %1061 = memref.load %16[%1060] : memref<?xf32>
    %1062 = arith.addi %1060, %c19 : index
    %1063 = memref.load %16[%1062] : memref<?xf32>
    %1064 = arith.addf %1061, %1063 : f32
    %1065 = arith.addi %1060, %c30 : index
    %1066 = memref.load %16[%1065] : memref<?xf32>
    %1067 = arith.addf %1064, %1066 : f32
    %1068 = arith.addi %1060, %c31 : index
    %1069 = memref.load %16[%1068] : memref<?xf32>
    %1070 = arith.addf %1067, %1069 : f32
    %1071 = arith.addi %1060, %c32 : index
    %1072 = memref.load %16[%1071] : memref<?xf32>
    %1073 = arith.addf %1070, %1072 : f32
    %1074 = arith.addi %1060, %c33 : index
    %1075 = memref.load %16[%1074] : memref<?xf32>
    %1076 = arith.addf %1073, %1075 : f32
    %1077 = arith.addi %1060, %c34 : index
    %1078 = memref.load %16[%1077] : memref<?xf32>
    %1079 = arith.addf %1076, %1078 : f32
    %1080 = arith.addi %1060, %c35 : index
    %1081 = memref.load %16[%1080] : memref<?xf32>
    %1082 = arith.addf %1079, %1081 : f32
    %1083 = wave.lane
    %1084 = arith.addi %15, %c12 : index
    %1085 = arith.muli %1032, %c4 : index
    %1086 = arith.addi %1084, %1085 : index
    %1087 = arith.divui %1083, %c1 : index
    %1088 = arith.addi %1086, %1087 : index
    %1089 = arith.cmpi slt, %1088, %14 : index
    scf.if %1089 {
      %1090 = arith.cmpi eq, %hasFactors, %c6 : index
      %1091 = memref.load %factors[%1088] : memref<?xf32>
      %1092 = arith.select %1090, %1091, %c37 : f32
      %1093 = arith.remui %1083, %c1 : index
      %1094 = arith.muli %1093, %c38 : index
      %1095 = arith.addi %10, %1094 : index
      %1096 = vector.load %w[%1095] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1097 = vector.bitcast %1096 : vector<4xi8> to vector<1xf32>
      %1098 = vector.extract %1097[0] : f32 from vector<1xf32>
      %1099 = arith.mulf %1098, %1092 : f32
      %1100 = arith.mulf %1057, %1099 : f32
      %1101 = arith.remui %1083, %c1 : index
      %1102 = arith.muli %1101, %c38 : index
      %1103 = arith.addi %12, %1102 : index
      %1104 = vector.load %w[%1103] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1105 = vector.bitcast %1104 : vector<4xi8> to vector<1xf32>
      %1106 = vector.extract %1105[0] : f32 from vector<1xf32>
      %1107 = arith.mulf %1106, %1092 : f32
      %1108 = arith.mulf %1082, %1107 : f32
      %1109 = arith.muli %1088, %outputFeatures : index
      %1110 = arith.addi %1109, %19 : index
      %1111 = wave.lane
      %1112 = arith.remui %1111, %c1 : index
      %1113 = arith.addi %1110, %1112 : index
      scf.if %17 {
        %1114 = arith.addi %1113, %c5 : index
        %1115 = memref.load %residual[%1114] : memref<?xf32>
        %1116 = arith.addf %1115, %1100 : f32
        %1117 = arith.addi %1113, %c5 : index
        memref.store %1116, %out[%1117] : memref<?xf32>
      } else {
        %1118 = arith.addi %1113, %c5 : index
        memref.store %1100, %out[%1118] : memref<?xf32>
      }
      scf.if %17 {
        %1119 = arith.addi %1113, %c1 : index
        %1120 = memref.load %residual[%1119] : memref<?xf32>
        %1121 = arith.addf %1120, %1108 : f32
        %1122 = arith.addi %1113, %c1 : index
        memref.store %1121, %out[%1122] : memref<?xf32>
      } else {
        %1123 = arith.addi %1113, %c1 : index
        memref.store %1108, %out[%1123] : memref<?xf32>
      }
    }
    %1124 = wave.lane
    wave.barrier
    %1125 = wave.wave
    %1126 = arith.muli %1125, %c4 : index
    %1127 = arith.addi %1126, %c5 : index
    %1128 = arith.muli %1127, %c24 : index
    %1129 = arith.addi %1128, %1124 : index
    %1130 = vector.extract %521#6[0] : f32 from vector<8xf32>
    %1131 = arith.addi %1129, %c5 : index
    memref.store %1130, %16[%1131] : memref<?xf32>
    %1132 = vector.extract %521#6[1] : f32 from vector<8xf32>
    %1133 = arith.addi %1129, %c12 : index
    memref.store %1132, %16[%1133] : memref<?xf32>
    %1134 = vector.extract %521#6[2] : f32 from vector<8xf32>
    %1135 = arith.addi %1129, %c8 : index
    memref.store %1134, %16[%1135] : memref<?xf32>
    %1136 = vector.extract %521#6[3] : f32 from vector<8xf32>
    %1137 = arith.addi %1129, %c26 : index
    memref.store %1136, %16[%1137] : memref<?xf32>
    %1138 = vector.extract %521#6[4] : f32 from vector<8xf32>
    %1139 = arith.addi %1129, %c3 : index
    memref.store %1138, %16[%1139] : memref<?xf32>
    %1140 = vector.extract %521#6[5] : f32 from vector<8xf32>
    %1141 = arith.addi %1129, %c27 : index
    memref.store %1140, %16[%1141] : memref<?xf32>
    %1142 = vector.extract %521#6[6] : f32 from vector<8xf32>
    %1143 = arith.addi %1129, %c28 : index
    memref.store %1142, %16[%1143] : memref<?xf32>
    %1144 = vector.extract %521#6[7] : f32 from vector<8xf32>
    %1145 = arith.addi %1129, %c29 : index
    memref.store %1144, %16[%1145] : memref<?xf32>
    %1146 = arith.muli %1125, %c4 : index
    %1147 = arith.addi %1146, %c6 : index
    %1148 = arith.muli %1147, %c24 : index
    %1149 = arith.addi %1148, %1124 : index
    %1150 = vector.extract %521#7[0] : f32 from vector<8xf32>
    %1151 = arith.addi %1149, %c5 : index
    memref.store %1150, %16[%1151] : memref<?xf32>
    %1152 = vector.extract %521#7[1] : f32 from vector<8xf32>
    %1153 = arith.addi %1149, %c12 : index
    memref.store %1152, %16[%1153] : memref<?xf32>
    %1154 = vector.extract %521#7[2] : f32 from vector<8xf32>
    %1155 = arith.addi %1149, %c8 : index
    memref.store %1154, %16[%1155] : memref<?xf32>
    %1156 = vector.extract %521#7[3] : f32 from vector<8xf32>
    %1157 = arith.addi %1149, %c26 : index
    memref.store %1156, %16[%1157] : memref<?xf32>
    %1158 = vector.extract %521#7[4] : f32 from vector<8xf32>
    %1159 = arith.addi %1149, %c3 : index
    memref.store %1158, %16[%1159] : memref<?xf32>
    %1160 = vector.extract %521#7[5] : f32 from vector<8xf32>
    %1161 = arith.addi %1149, %c27 : index
    memref.store %1160, %16[%1161] : memref<?xf32>
    %1162 = vector.extract %521#7[6] : f32 from vector<8xf32>
    %1163 = arith.addi %1149, %c28 : index
    memref.store %1162, %16[%1163] : memref<?xf32>
    %1164 = vector.extract %521#7[7] : f32 from vector<8xf32>
    %1165 = arith.addi %1149, %c29 : index
    memref.store %1164, %16[%1165] : memref<?xf32>
    wave.barrier
    %1166 = arith.muli %1125, %c6 : index
    %1167 = arith.addi %1166, %c5 : index
    %1168 = arith.muli %1167, %c12 : index
    %1169 = arith.addi %1168, %1124 : index
    %1170 = arith.addi %1169, %c5 : index
    %1171 = memref.load %16[%1170] : memref<?xf32>
    %1172 = arith.addi %1170, %c19 : index
    %1173 = memref.load %16[%1172] : memref<?xf32>
    %1174 = arith.addf %1171, %1173 : f32
    %1175 = arith.addi %1170, %c30 : index
    %1176 = memref.load %16[%1175] : memref<?xf32>
    %1177 = arith.addf %1174, %1176 : f32
    %1178 = arith.addi %1170, %c31 : index
    %1179 = memref.load %16[%1178] : memref<?xf32>
    %1180 = arith.addf %1177, %1179 : f32
    %1181 = arith.addi %1170, %c32 : index
    %1182 = memref.load %16[%1181] : memref<?xf32>
    %1183 = arith.addf %1180, %1182 : f32
    %1184 = arith.addi %1170, %c33 : index
    %1185 = memref.load %16[%1184] : memref<?xf32>
    %1186 = arith.addf %1183, %1185 : f32
    %1187 = arith.addi %1170, %c34 : index
    %1188 = memref.load %16[%1187] : memref<?xf32>
    %1189 = arith.addf %1186, %1188 : f32
    %1190 = arith.addi %1170, %c35 : index
    %1191 = memref.load %16[%1190] : memref<?xf32>
    %1192 = arith.addf %1189, %1191 : f32
    %1193 = arith.muli %1167, %c12 : index
    %1194 = arith.addi %1193, %1124 : index
    %1195 = arith.addi %1194, %c24 : index
    %1196 = memref.load %16[%1195] : memref<?xf32>
    %1197 = arith.addi %1195, %c19 : index
    %1198 = memref.load %16[%1197] : memref<?xf32>
    %1199 = arith.addf %1196, %1198 : f32
    %1200 = arith.addi %1195, %c30 : index
    %1201 = memref.load %16[%1200] : memref<?xf32>
    %1202 = arith.addf %1199, %1201 : f32
    %1203 = arith.addi %1195, %c31 : index
    %1204 = memref.load %16[%1203] : memref<?xf32>
    %1205 = arith.addf %1202, %1204 : f32
    %1206 = arith.addi %1195, %c32 : index
    %1207 = memref.load %16[%1206] : memref<?xf32>
    %1208 = arith.addf %1205, %1207 : f32
    %1209 = arith.addi %1195, %c33 : index
    %1210 = memref.load %16[%1209] : memref<?xf32>
    %1211 = arith.addf %1208, %1210 : f32
    %1212 = arith.addi %1195, %c34 : index
    %1213 = memref.load %16[%1212] : memref<?xf32>
    %1214 = arith.addf %1211, %1213 : f32
    %1215 = arith.addi %1195, %c35 : index
    %1216 = memref.load %16[%1215] : memref<?xf32>
    %1217 = arith.addf %1214, %1216 : f32
    %1218 = wave.lane
    %1219 = arith.addi %15, %c15 : index
    %1220 = arith.muli %1167, %c4 : index
    %1221 = arith.addi %1219, %1220 : index
    %1222 = arith.divui %1218, %c1 : index
    %1223 = arith.addi %1221, %1222 : index
    %1224 = arith.cmpi slt, %1223, %14 : index
    scf.if %1224 {
      %1225 = arith.cmpi eq, %hasFactors, %c6 : index
      %1226 = memref.load %factors[%1223] : memref<?xf32>
      %1227 = arith.select %1225, %1226, %c37 : f32
      %1228 = arith.remui %1218, %c1 : index
      %1229 = arith.muli %1228, %c38 : index
      %1230 = arith.addi %10, %1229 : index
      %1231 = vector.load %w[%1230] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1232 = vector.bitcast %1231 : vector<4xi8> to vector<1xf32>
      %1233 = vector.extract %1232[0] : f32 from vector<1xf32>
      %1234 = arith.mulf %1233, %1227 : f32
      %1235 = arith.mulf %1192, %1234 : f32
      %1236 = arith.remui %1218, %c1 : index
      %1237 = arith.muli %1236, %c38 : index
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
  }
  wave.return
}
