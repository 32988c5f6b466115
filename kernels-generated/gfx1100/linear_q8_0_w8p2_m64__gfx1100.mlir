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
  %operandScale = wave.param "operandScale" : f32
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
      %821 = arith.muli %818, %c4 : index
      %822 = memref.load %factors[%821] : memref<?xf32>
      %823 = arith.mulf %822, %operandScale : f32
      %824 = arith.select %820, %823, %operandScale : f32
      %825 = arith.remui %813, %c1 : index
      %826 = arith.muli %825, %c38 : index
      %827 = arith.addi %10, %826 : index
      %828 = vector.load %w[%827] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %829 = vector.bitcast %828 : vector<4xi8> to vector<1xf32>
      %830 = vector.extract %829[0] : f32 from vector<1xf32>
      %831 = arith.mulf %830, %824 : f32
      %832 = arith.mulf %787, %831 : f32
      %833 = arith.remui %813, %c1 : index
      %834 = arith.muli %833, %c38 : index
      %835 = arith.addi %12, %834 : index
      %836 = vector.load %w[%835] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %837 = vector.bitcast %836 : vector<4xi8> to vector<1xf32>
      %838 = vector.extract %837[0] : f32 from vector<1xf32>
      %839 = arith.mulf %838, %824 : f32
      %840 = arith.mulf %812, %839 : f32
      %841 = arith.muli %818, %outputFeatures : index
      %842 = arith.addi %841, %19 : index
      %843 = wave.lane
      %844 = arith.remui %843, %c1 : index
      %845 = arith.addi %842, %844 : index
      scf.if %17 {
        %846 = arith.addi %845, %c5 : index
        %847 = memref.load %residual[%846] : memref<?xf32>
        %848 = arith.addf %847, %832 : f32
        %849 = arith.addi %845, %c5 : index
        memref.store %848, %out[%849] : memref<?xf32>
      } else {
        %850 = arith.addi %845, %c5 : index
        memref.store %832, %out[%850] : memref<?xf32>
      }
      scf.if %17 {
        %851 = arith.addi %845, %c1 : index
        %852 = memref.load %residual[%851] : memref<?xf32>
        %853 = arith.addf %852, %840 : f32
        %854 = arith.addi %845, %c1 : index
        memref.store %853, %out[%854] : memref<?xf32>
      } else {
        %855 = arith.addi %845, %c1 : index
        memref.store %840, %out[%855] : memref<?xf32>
      }
    }
    %856 = wave.lane
    wave.barrier
    %857 = wave.wave
    %858 = arith.muli %857, %c4 : index
    %859 = arith.addi %858, %c5 : index
    %860 = arith.muli %859, %c24 : index
    %861 = arith.addi %860, %856 : index
    %862 = vector.extract %521#2[0] : f32 from vector<8xf32>
    %863 = arith.addi %861, %c5 : index
    memref.store %862, %16[%863] : memref<?xf32>
    %864 = vector.extract %521#2[1] : f32 from vector<8xf32>
    %865 = arith.addi %861, %c12 : index
    memref.store %864, %16[%865] : memref<?xf32>
    %866 = vector.extract %521#2[2] : f32 from vector<8xf32>
    %867 = arith.addi %861, %c8 : index
    memref.store %866, %16[%867] : memref<?xf32>
    %868 = vector.extract %521#2[3] : f32 from vector<8xf32>
    %869 = arith.addi %861, %c26 : index
    memref.store %868, %16[%869] : memref<?xf32>
    %870 = vector.extract %521#2[4] : f32 from vector<8xf32>
    %871 = arith.addi %861, %c3 : index
    memref.store %870, %16[%871] : memref<?xf32>
    %872 = vector.extract %521#2[5] : f32 from vector<8xf32>
    %873 = arith.addi %861, %c27 : index
    memref.store %872, %16[%873] : memref<?xf32>
    %874 = vector.extract %521#2[6] : f32 from vector<8xf32>
    %875 = arith.addi %861, %c28 : index
    memref.store %874, %16[%875] : memref<?xf32>
    %876 = vector.extract %521#2[7] : f32 from vector<8xf32>
    %877 = arith.addi %861, %c29 : index
    memref.store %876, %16[%877] : memref<?xf32>
    %878 = arith.muli %857, %c4 : index
    %879 = arith.addi %878, %c6 : index
    %880 = arith.muli %879, %c24 : index
    %881 = arith.addi %880, %856 : index
    %882 = vector.extract %521#3[0] : f32 from vector<8xf32>
    %883 = arith.addi %881, %c5 : index
    memref.store %882, %16[%883] : memref<?xf32>
    %884 = vector.extract %521#3[1] : f32 from vector<8xf32>
    %885 = arith.addi %881, %c12 : index
    memref.store %884, %16[%885] : memref<?xf32>
    %886 = vector.extract %521#3[2] : f32 from vector<8xf32>
    %887 = arith.addi %881, %c8 : index
    memref.store %886, %16[%887] : memref<?xf32>
    %888 = vector.extract %521#3[3] : f32 from vector<8xf32>
    %889 = arith.addi %881, %c26 : index
    memref.store %888, %16[%889] : memref<?xf32>
    %890 = vector.extract %521#3[4] : f32 from vector<8xf32>
    %891 = arith.addi %881, %c3 : index
    memref.store %890, %16[%891] : memref<?xf32>
    %892 = vector.extract %521#3[5] : f32 from vector<8xf32>
    %893 = arith.addi %881, %c27 : index
    memref.store %892, %16[%893] : memref<?xf32>
    %894 = vector.extract %521#3[6] : f32 from vector<8xf32>
    %895 = arith.addi %881, %c28 : index
    memref.store %894, %16[%895] : memref<?xf32>
    %896 = vector.extract %521#3[7] : f32 from vector<8xf32>
    %897 = arith.addi %881, %c29 : index
    memref.store %896, %16[%897] : memref<?xf32>
    wave.barrier
    %898 = arith.muli %857, %c6 : index
    %899 = arith.addi %898, %c5 : index
    %900 = arith.muli %899, %c12 : index
    %901 = arith.addi %900, %856 : index
    %902 = arith.addi %901, %c5 : index
    %903 = memref.load %16[%902] : memref<?xf32>
    %904 = arith.addi %902, %c19 : index
    %905 = memref.load %16[%904] : memref<?xf32>
    %906 = arith.addf %903, %905 : f32
    %907 = arith.addi %902, %c30 : index
    %908 = memref.load %16[%907] : memref<?xf32>
    %909 = arith.addf %906, %908 : f32
    %910 = arith.addi %902, %c31 : index
    %911 = memref.load %16[%910] : memref<?xf32>
    %912 = arith.addf %909, %911 : f32
    %913 = arith.addi %902, %c32 : index
    %914 = memref.load %16[%913] : memref<?xf32>
    %915 = arith.addf %912, %914 : f32
    %916 = arith.addi %902, %c33 : index
    %917 = memref.load %16[%916] : memref<?xf32>
    %918 = arith.addf %915, %917 : f32
    %919 = arith.addi %902, %c34 : index
    %920 = memref.load %16[%919] : memref<?xf32>
    %921 = arith.addf %918, %920 : f32
    %922 = arith.addi %902, %c35 : index
    %923 = memref.load %16[%922] : memref<?xf32>
    %924 = arith.addf %921, %923 : f32
    %925 = arith.muli %899, %c12 : index
    %926 = arith.addi %925, %856 : index
    %927 = arith.addi %926, %c24 : index
    %928 = memref.load %16[%927] : memref<?xf32>
    %929 = arith.addi %927, %c19 : index
    %930 = memref.load %16[%929] : memref<?xf32>
    %931 = arith.addf %928, %930 : f32
    %932 = arith.addi %927, %c30 : index
    %933 = memref.load %16[%932] : memref<?xf32>
    %934 = arith.addf %931, %933 : f32
    %935 = arith.addi %927, %c31 : index
    %936 = memref.load %16[%935] : memref<?xf32>
    %937 = arith.addf %934, %936 : f32
    %938 = arith.addi %927, %c32 : index
    %939 = memref.load %16[%938] : memref<?xf32>
    %940 = arith.addf %937, %939 : f32
    %941 = arith.addi %927, %c33 : index
    %942 = memref.load %16[%941] : memref<?xf32>
    %943 = arith.addf %940, %942 : f32
    %944 = arith.addi %927, %c34 : index
    %945 = memref.load %16[%944] : memref<?xf32>
    %946 = arith.addf %943, %945 : f32
    %947 = arith.addi %927, %c35 : index
    %948 = memref.load %16[%947] : memref<?xf32>
    %949 = arith.addf %946, %948 : f32
    %950 = wave.lane
    %951 = arith.addi %15, %c1 : index
    %952 = arith.muli %899, %c4 : index
    %953 = arith.addi %951, %952 : index
    %954 = arith.divui %950, %c1 : index
    %955 = arith.addi %953, %954 : index
    %956 = arith.cmpi slt, %955, %14 : index
    scf.if %956 {
      %957 = arith.cmpi eq, %hasFactors, %c6 : index
      %958 = arith.muli %955, %c4 : index
      %959 = memref.load %factors[%958] : memref<?xf32>
      %960 = arith.mulf %959, %operandScale : f32
      %961 = arith.select %957, %960, %operandScale : f32
      %962 = arith.remui %950, %c1 : index
      %963 = arith.muli %962, %c38 : index
      %964 = arith.addi %10, %963 : index
      %965 = vector.load %w[%964] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %966 = vector.bitcast %965 : vector<4xi8> to vector<1xf32>
      %967 = vector.extract %966[0] : f32 from vector<1xf32>
      %968 = arith.mulf %967, %961 : f32
      %969 = arith.mulf %924, %968 : f32
      %970 = arith.remui %950, %c1 : index
      %971 = arith.muli %970, %c38 : index
      %972 = arith.addi %12, %971 : index
      %973 = vector.load %w[%972] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %974 = vector.bitcast %973 : vector<4xi8> to vector<1xf32>
      %975 = vector.extract %974[0] : f32 from vector<1xf32>
      %976 = arith.mulf %975, %961 : f32
      %977 = arith.mulf %949, %976 : f32
      %978 = arith.muli %955, %outputFeatures : index
      %979 = arith.addi %978, %19 : index
      %980 = wave.lane
      %981 = arith.remui %980, %c1 : index
      %982 = arith.addi %979, %981 : index
      scf.if %17 {
        %983 = arith.addi %982, %c5 : index
        %984 = memref.load %residual[%983] : memref<?xf32>
        %985 = arith.addf %984, %969 : f32
        %986 = arith.addi %982, %c5 : index
        memref.store %985, %out[%986] : memref<?xf32>
      } else {
        %987 = arith.addi %982, %c5 : index
        memref.store %969, %out[%987] : memref<?xf32>
      }
      scf.if %17 {
        %988 = arith.addi %982, %c1 : index
        %989 = memref.load %residual[%988] : memref<?xf32>
        %990 = arith.addf %989, %977 : f32
        %991 = arith.addi %982, %c1 : index
        memref.store %990, %out[%991] : memref<?xf32>
      } else {
        %992 = arith.addi %982, %c1 : index
        memref.store %977, %out[%992] : memref<?xf32>
      }
    }
    %993 = wave.lane
    wave.barrier
    %994 = wave.wave
    %995 = arith.muli %994, %c4 : index
    %996 = arith.addi %995, %c5 : index
    %997 = arith.muli %996, %c24 : index
    %998 = arith.addi %997, %993 : index
    %999 = vector.extract %521#4[0] : f32 from vector<8xf32>
    %1000 = arith.addi %998, %c5 : index
    memref.store %999, %16[%1000] : memref<?xf32>
    %1001 = vector.extract %521#4[1] : f32 from vector<8xf32>
    %1002 = arith.addi %998, %c12 : index
    memref.store %1001, %16[%1002] : memref<?xf32>
    %1003 = vector.extract %521#4[2] : f32 from vector<8xf32>
    %1004 = arith.addi %998, %c8 : index
    memref.store %1003, %16[%1004] : memref<?xf32>
    %1005 = vector.extract %521#4[3] : f32 from vector<8xf32>
    %1006 = arith.addi %998, %c26 : index
    memref.store %1005, %16[%1006] : memref<?xf32>
    %1007 = vector.extract %521#4[4] : f32 from vector<8xf32>
    %1008 = arith.addi %998, %c3 : index
    memref.store %1007, %16[%1008] : memref<?xf32>
    %1009 = vector.extract %521#4[5] : f32 from vector<8xf32>
    %1010 = arith.addi %998, %c27 : index
    memref.store %1009, %16[%1010] : memref<?xf32>
    %1011 = vector.extract %521#4[6] : f32 from vector<8xf32>
    %1012 = arith.addi %998, %c28 : index
    memref.store %1011, %16[%1012] : memref<?xf32>
    %1013 = vector.extract %521#4[7] : f32 from vector<8xf32>
    %1014 = arith.addi %998, %c29 : index
    memref.store %1013, %16[%1014] : memref<?xf32>
    %1015 = arith.muli %994, %c4 : index
    %1016 = arith.addi %1015, %c6 : index
    %1017 = arith.muli %1016, %c24 : index
    %1018 = arith.addi %1017, %993 : index
    %1019 = vector.extract %521#5[0] : f32 from vector<8xf32>
    %1020 = arith.addi %1018, %c5 : index
    memref.store %1019, %16[%1020] : memref<?xf32>
    %1021 = vector.extract %521#5[1] : f32 from vector<8xf32>
    %1022 = arith.addi %1018, %c12 : index
    memref.store %1021, %16[%1022] : memref<?xf32>
    %1023 = vector.extract %521#5[2] : f32 from vector<8xf32>
    %1024 = arith.addi %1018, %c8 : index
    memref.store %1023, %16[%1024] : memref<?xf32>
    %1025 = vector.extract %521#5[3] : f32 from vector<8xf32>
    %1026 = arith.addi %1018, %c26 : index
    memref.store %1025, %16[%1026] : memref<?xf32>
    %1027 = vector.extract %521#5[4] : f32 from vector<8xf32>
    %1028 = arith.addi %1018, %c3 : index
    memref.store %1027, %16[%1028] : memref<?xf32>
    %1029 = vector.extract %521#5[5] : f32 from vector<8xf32>
    %1030 = arith.addi %1018, %c27 : index
    memref.store %1029, %16[%1030] : memref<?xf32>
    %1031 = vector.extract %521#5[6] : f32 from vector<8xf32>
    %1032 = arith.addi %1018, %c28 : index
    memref.store %1031, %16[%1032] : memref<?xf32>
    %1033 = vector.extract %521#5[7] : f32 from vector<8xf32>
    %1034 = arith.addi %1018, %c29 : index
    memref.store %1033, %16[%1034] : memref<?xf32>
    wave.barrier
    %1035 = arith.muli %994, %c6 : index
    %1036 = arith.addi %1035, %c5 : index
    %1037 = arith.muli %1036, %c12 : index
    %1038 = arith.addi %1037, %993 : index
    %1039 = arith.addi %1038, %c5 : index
    %1040 = memref.load %16[%1039] : memref<?xf32>
    %1041 = arith.addi %1039, %c19 : index
    %1042 = memref.load %16[%1041] : memref<?xf32>
    %1043 = arith.addf %1040, %1042 : f32
    %1044 = arith.addi %1039, %c30 : index
    %1045 = memref.load %16[%1044] : memref<?xf32>
    %1046 = arith.addf %1043, %1045 : f32
    %1047 = arith.addi %1039, %c31 : index
    %1048 = memref.load %16[%1047] : memref<?xf32>
    %1049 = arith.addf %1046, %1048 : f32
    %1050 = arith.addi %1039, %c32 : index
    %1051 = memref.load %16[%1050] : memref<?xf32>
    %1052 = arith.addf %1049, %1051 : f32
    %1053 = arith.addi %1039, %c33 : index
    %1054 = memref.load %16[%1053] : memref<?xf32>
    %1055 = arith.addf %1052, %1054 : f32
    %1056 = arith.addi %1039, %c34 : index
    %1057 = memref.load %16[%1056] : memref<?xf32>
    %1058 = arith.addf %1055, %1057 : f32
    %1059 = arith.addi %1039, %c35 : index
    %1060 = memref.load %16[%1059] : memref<?xf32>
    %1061 = arith.addf %1058, %1060 : f32
    %1062 = arith.muli %1036, %c12 : index
    %1063 = arith.addi %1062, %993 : index
    %1064 = arith.addi %1063, %c24 : index
    %1065 = memref.load %16[%1064] : memref<?xf32>
    %1066 = arith.addi %1064, %c19 : index
    %1067 = memref.load %16[%1066] : memref<?xf32>
    %1068 = arith.addf %1065, %1067 : f32
    %1069 = arith.addi %1064, %c30 : index
    %1070 = memref.load %16[%1069] : memref<?xf32>
    %1071 = arith.addf %1068, %1070 : f32
    %1072 = arith.addi %1064, %c31 : index
    %1073 = memref.load %16[%1072] : memref<?xf32>
    %1074 = arith.addf %1071, %1073 : f32
    %1075 = arith.addi %1064, %c32 : index
    %1076 = memref.load %16[%1075] : memref<?xf32>
    %1077 = arith.addf %1074, %1076 : f32
    %1078 = arith.addi %1064, %c33 : index
    %1079 = memref.load %16[%1078] : memref<?xf32>
    %1080 = arith.addf %1077, %1079 : f32
    %1081 = arith.addi %1064, %c34 : index
    %1082 = memref.load %16[%1081] : memref<?xf32>
    %1083 = arith.addf %1080, %1082 : f32
    %1084 = arith.addi %1064, %c35 : index
    %1085 = memref.load %16[%1084] : memref<?xf32>
    %1086 = arith.addf %1083, %1085 : f32
    %1087 = wave.lane
    %1088 = arith.addi %15, %c12 : index
    %1089 = arith.muli %1036, %c4 : index
    %1090 = arith.addi %1088, %1089 : index
    %1091 = arith.divui %1087, %c1 : index
    %1092 = arith.addi %1090, %1091 : index
    %1093 = arith.cmpi slt, %1092, %14 : index
    scf.if %1093 {
      %1094 = arith.cmpi eq, %hasFactors, %c6 : index
      %1095 = arith.muli %1092, %c4 : index
      %1096 = memref.load %factors[%1095] : memref<?xf32>
      %1097 = arith.mulf %1096, %operandScale : f32
      %1098 = arith.select %1094, %1097, %operandScale : f32
      %1099 = arith.remui %1087, %c1 : index
      %1100 = arith.muli %1099, %c38 : index
      %1101 = arith.addi %10, %1100 : index
      %1102 = vector.load %w[%1101] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1103 = vector.bitcast %1102 : vector<4xi8> to vector<1xf32>
      %1104 = vector.extract %1103[0] : f32 from vector<1xf32>
      %1105 = arith.mulf %1104, %1098 : f32
      %1106 = arith.mulf %1061, %1105 : f32
      %1107 = arith.remui %1087, %c1 : index
      %1108 = arith.muli %1107, %c38 : index
      %1109 = arith.addi %12, %1108 : index
      %1110 = vector.load %w[%1109] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1111 = vector.bitcast %1110 : vector<4xi8> to vector<1xf32>
      %1112 = vector.extract %1111[0] : f32 from vector<1xf32>
      %1113 = arith.mulf %1112, %1098 : f32
      %1114 = arith.mulf %1086, %1113 : f32
      %1115 = arith.muli %1092, %outputFeatures : index
      %1116 = arith.addi %1115, %19 : index
      %1117 = wave.lane
      %1118 = arith.remui %1117, %c1 : index
      %1119 = arith.addi %1116, %1118 : index
      scf.if %17 {
        %1120 = arith.addi %1119, %c5 : index
        %1121 = memref.load %residual[%1120] : memref<?xf32>
        %1122 = arith.addf %1121, %1106 : f32
        %1123 = arith.addi %1119, %c5 : index
        memref.store %1122, %out[%1123] : memref<?xf32>
      } else {
        %1124 = arith.addi %1119, %c5 : index
        memref.store %1106, %out[%1124] : memref<?xf32>
      }
      scf.if %17 {
        %1125 = arith.addi %1119, %c1 : index
        %1126 = memref.load %residual[%1125] : memref<?xf32>
        %1127 = arith.addf %1126, %1114 : f32
        %1128 = arith.addi %1119, %c1 : index
        memref.store %1127, %out[%1128] : memref<?xf32>
      } else {
        %1129 = arith.addi %1119, %c1 : index
        memref.store %1114, %out[%1129] : memref<?xf32>
      }
    }
    %1130 = wave.lane
    wave.barrier
    %1131 = wave.wave
    %1132 = arith.muli %1131, %c4 : index
    %1133 = arith.addi %1132, %c5 : index
    %1134 = arith.muli %1133, %c24 : index
    %1135 = arith.addi %1134, %1130 : index
    %1136 = vector.extract %521#6[0] : f32 from vector<8xf32>
    %1137 = arith.addi %1135, %c5 : index
    memref.store %1136, %16[%1137] : memref<?xf32>
    %1138 = vector.extract %521#6[1] : f32 from vector<8xf32>
    %1139 = arith.addi %1135, %c12 : index
    memref.store %1138, %16[%1139] : memref<?xf32>
    %1140 = vector.extract %521#6[2] : f32 from vector<8xf32>
    %1141 = arith.addi %1135, %c8 : index
    memref.store %1140, %16[%1141] : memref<?xf32>
    %1142 = vector.extract %521#6[3] : f32 from vector<8xf32>
    %1143 = arith.addi %1135, %c26 : index
    memref.store %1142, %16[%1143] : memref<?xf32>
    %1144 = vector.extract %521#6[4] : f32 from vector<8xf32>
    %1145 = arith.addi %1135, %c3 : index
    memref.store %1144, %16[%1145] : memref<?xf32>
    %1146 = vector.extract %521#6[5] : f32 from vector<8xf32>
    %1147 = arith.addi %1135, %c27 : index
    memref.store %1146, %16[%1147] : memref<?xf32>
    %1148 = vector.extract %521#6[6] : f32 from vector<8xf32>
    %1149 = arith.addi %1135, %c28 : index
    memref.store %1148, %16[%1149] : memref<?xf32>
    %1150 = vector.extract %521#6[7] : f32 from vector<8xf32>
    %1151 = arith.addi %1135, %c29 : index
    memref.store %1150, %16[%1151] : memref<?xf32>
    %1152 = arith.muli %1131, %c4 : index
    %1153 = arith.addi %1152, %c6 : index
    %1154 = arith.muli %1153, %c24 : index
    %1155 = arith.addi %1154, %1130 : index
    %1156 = vector.extract %521#7[0] : f32 from vector<8xf32>
    %1157 = arith.addi %1155, %c5 : index
    memref.store %1156, %16[%1157] : memref<?xf32>
    %1158 = vector.extract %521#7[1] : f32 from vector<8xf32>
    %1159 = arith.addi %1155, %c12 : index
    memref.store %1158, %16[%1159] : memref<?xf32>
    %1160 = vector.extract %521#7[2] : f32 from vector<8xf32>
    %1161 = arith.addi %1155, %c8 : index
    memref.store %1160, %16[%1161] : memref<?xf32>
    %1162 = vector.extract %521#7[3] : f32 from vector<8xf32>
    %1163 = arith.addi %1155, %c26 : index
    memref.store %1162, %16[%1163] : memref<?xf32>
    %1164 = vector.extract %521#7[4] : f32 from vector<8xf32>
    %1165 = arith.addi %1155, %c3 : index
    memref.store %1164, %16[%1165] : memref<?xf32>
    %1166 = vector.extract %521#7[5] : f32 from vector<8xf32>
    %1167 = arith.addi %1155, %c27 : index
    memref.store %1166, %16[%1167] : memref<?xf32>
    %1168 = vector.extract %521#7[6] : f32 from vector<8xf32>
    %1169 = arith.addi %1155, %c28 : index
    memref.store %1168, %16[%1169] : memref<?xf32>
    %1170 = vector.extract %521#7[7] : f32 from vector<8xf32>
    %1171 = arith.addi %1155, %c29 : index
    memref.store %1170, %16[%1171] : memref<?xf32>
    wave.barrier
    %1172 = arith.muli %1131, %c6 : index
    %1173 = arith.addi %1172, %c5 : index
    %1174 = arith.muli %1173, %c12 : index
    %1175 = arith.addi %1174, %1130 : index
    %1176 = arith.addi %1175, %c5 : index
    %1177 = memref.load %16[%1176] : memref<?xf32>
    %1178 = arith.addi %1176, %c19 : index
    %1179 = memref.load %16[%1178] : memref<?xf32>
    %1180 = arith.addf %1177, %1179 : f32
    %1181 = arith.addi %1176, %c30 : index
    %1182 = memref.load %16[%1181] : memref<?xf32>
    %1183 = arith.addf %1180, %1182 : f32
    %1184 = arith.addi %1176, %c31 : index
    %1185 = memref.load %16[%1184] : memref<?xf32>
    %1186 = arith.addf %1183, %1185 : f32
    %1187 = arith.addi %1176, %c32 : index
    %1188 = memref.load %16[%1187] : memref<?xf32>
    %1189 = arith.addf %1186, %1188 : f32
    %1190 = arith.addi %1176, %c33 : index
    %1191 = memref.load %16[%1190] : memref<?xf32>
    %1192 = arith.addf %1189, %1191 : f32
    %1193 = arith.addi %1176, %c34 : index
    %1194 = memref.load %16[%1193] : memref<?xf32>
    %1195 = arith.addf %1192, %1194 : f32
    %1196 = arith.addi %1176, %c35 : index
    %1197 = memref.load %16[%1196] : memref<?xf32>
    %1198 = arith.addf %1195, %1197 : f32
    %1199 = arith.muli %1173, %c12 : index
    %1200 = arith.addi %1199, %1130 : index
    %1201 = arith.addi %1200, %c24 : index
    %1202 = memref.load %16[%1201] : memref<?xf32>
    %1203 = arith.addi %1201, %c19 : index
    %1204 = memref.load %16[%1203] : memref<?xf32>
    %1205 = arith.addf %1202, %1204 : f32
    %1206 = arith.addi %1201, %c30 : index
    %1207 = memref.load %16[%1206] : memref<?xf32>
    %1208 = arith.addf %1205, %1207 : f32
    %1209 = arith.addi %1201, %c31 : index
    %1210 = memref.load %16[%1209] : memref<?xf32>
    %1211 = arith.addf %1208, %1210 : f32
    %1212 = arith.addi %1201, %c32 : index
    %1213 = memref.load %16[%1212] : memref<?xf32>
    %1214 = arith.addf %1211, %1213 : f32
    %1215 = arith.addi %1201, %c33 : index
    %1216 = memref.load %16[%1215] : memref<?xf32>
    %1217 = arith.addf %1214, %1216 : f32
    %1218 = arith.addi %1201, %c34 : index
    %1219 = memref.load %16[%1218] : memref<?xf32>
    %1220 = arith.addf %1217, %1219 : f32
    %1221 = arith.addi %1201, %c35 : index
    %1222 = memref.load %16[%1221] : memref<?xf32>
    %1223 = arith.addf %1220, %1222 : f32
    %1224 = wave.lane
    %1225 = arith.addi %15, %c15 : index
    %1226 = arith.muli %1173, %c4 : index
    %1227 = arith.addi %1225, %1226 : index
    %1228 = arith.divui %1224, %c1 : index
    %1229 = arith.addi %1227, %1228 : index
    %1230 = arith.cmpi slt, %1229, %14 : index
    scf.if %1230 {
      %1231 = arith.cmpi eq, %hasFactors, %c6 : index
      %1232 = arith.muli %1229, %c4 : index
      %1233 = memref.load %factors[%1232] : memref<?xf32>
      %1234 = arith.mulf %1233, %operandScale : f32
      %1235 = arith.select %1231, %1234, %operandScale : f32
      %1236 = arith.remui %1224, %c1 : index
      %1237 = arith.muli %1236, %c38 : index
      %1238 = arith.addi %10, %1237 : index
      %1239 = vector.load %w[%1238] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1240 = vector.bitcast %1239 : vector<4xi8> to vector<1xf32>
      %1241 = vector.extract %1240[0] : f32 from vector<1xf32>
      %1242 = arith.mulf %1241, %1235 : f32
      %1243 = arith.mulf %1198, %1242 : f32
      %1244 = arith.remui %1224, %c1 : index
      %1245 = arith.muli %1244, %c38 : index
      %1246 = arith.addi %12, %1245 : index
      %1247 = vector.load %w[%1246] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1248 = vector.bitcast %1247 : vector<4xi8> to vector<1xf32>
      %1249 = vector.extract %1248[0] : f32 from vector<1xf32>
      %1250 = arith.mulf %1249, %1235 : f32
      %1251 = arith.mulf %1223, %1250 : f32
      %1252 = arith.muli %1229, %outputFeatures : index
      %1253 = arith.addi %1252, %19 : index
      %1254 = wave.lane
      %1255 = arith.remui %1254, %c1 : index
      %1256 = arith.addi %1253, %1255 : index
      scf.if %17 {
        %1257 = arith.addi %1256, %c5 : index
        %1258 = memref.load %residual[%1257] : memref<?xf32>
        %1259 = arith.addf %1258, %1243 : f32
        %1260 = arith.addi %1256, %c5 : index
        memref.store %1259, %out[%1260] : memref<?xf32>
      } else {
        %1261 = arith.addi %1256, %c5 : index
        memref.store %1243, %out[%1261] : memref<?xf32>
      }
      scf.if %17 {
        %1262 = arith.addi %1256, %c1 : index
        %1263 = memref.load %residual[%1262] : memref<?xf32>
        %1264 = arith.addf %1263, %1251 : f32
        %1265 = arith.addi %1256, %c1 : index
        memref.store %1264, %out[%1265] : memref<?xf32>
      } else {
        %1266 = arith.addi %1256, %c1 : index
        memref.store %1251, %out[%1266] : memref<?xf32>
      }
    }
  }
  wave.return
}
