// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q8_0', waves=1, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_0_w1p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 32 : index
  %c13 = arith.constant 4 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 512 : index
  %c18 = arith.constant dense<16711935> : vector<4xi32>
  %c19 = arith.constant dense<1677747200> : vector<4xi32>
  %c20 = arith.constant dense<8> : vector<4xi32>
  %c21 = arith.constant dense<0x6480> : vector<16xf16>
  %c22 = arith.constant 256 : index
  %c23 = arith.constant 8 : index
  %c24 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %c26 = arith.constant 0x3F800000 : f32
  %c27 = arith.constant 5 : index
  %c28 = arith.constant 6 : index
  %c29 = arith.constant 7 : index
  %c30 = arith.constant 48 : index
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
  %16 = wave.wave
  %17 = arith.cmpi eq, %hasResidual, %c6 : index
  %18 = wave.block 0
  %19 = arith.muli %18, %c12 : index
  %20 = arith.cmpi slt, %15, %14 : index
  scf.if %20 {
    %21 = arith.muli %1, %c13 : index
    %22 = arith.divui %inputFeatures, %c12 : index
    %23 = arith.muli %16, %stepsPerWave : index
    %24 = arith.minsi %23, %22 : index
    %25 = arith.addi %24, %stepsPerWave : index
    %26 = arith.minsi %25, %22 : index
    %27 = arith.subi %26, %24 : index
    %28 = arith.divui %27, %c4 : index
    %29 = arith.muli %28, %c4 : index
    %30 = arith.addi %24, %29 : index
    %31 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %32 = arith.addi %24, %stepsPerWave : index
    %33 = arith.select %31, %32, %30 : index
    %43:8 = scf.for %34 = %24 to %33 step %c4 iter_args(%35 = %c14, %36 = %c14, %37 = %c14, %38 = %c14, %39 = %c14, %40 = %c14, %41 = %c14, %42 = %c14) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %44 = wave.lane
      %45 = arith.addi %34, %c5 : index
      %46 = arith.remui %44, %c1 : index
      %47 = arith.addi %10, %c3 : index
      %48 = arith.muli %45, %c12 : index
      %49 = arith.addi %47, %48 : index
      %50 = arith.muli %46, %c4 : index
      %51 = arith.addi %49, %50 : index
      %52 = vector.load %w[%51] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %53 = vector.bitcast %52 : vector<2xi8> to vector<1xf16>
      %54 = vector.extract %53[0] : f16 from vector<1xf16>
      %55 = vector.broadcast %54 : f16 to vector<16xf16>
      %56 = arith.addi %10, %c3 : index
      %57 = arith.addi %inputFeatures, %c2 : index
      %58 = arith.divui %57, %c3 : index
      %59 = arith.muli %58, %c3 : index
      %60 = arith.addi %56, %59 : index
      %61 = arith.muli %45, %c17 : index
      %62 = arith.addi %60, %61 : index
      %63 = arith.addi %62, %c5 : index
      %64 = arith.muli %46, %c1 : index
      %65 = arith.addi %63, %64 : index
      %66 = vector.load %w[%65] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %67 = vector.bitcast %66 : vector<16xi8> to vector<4xi32>
      %68 = arith.andi %67, %c18 : vector<4xi32>
      %69 = arith.ori %68, %c19 : vector<4xi32>
      %70 = vector.bitcast %69 : vector<4xi32> to vector<8xf16>
      %71 = arith.shrui %67, %c20 : vector<4xi32>
      %72 = arith.andi %71, %c18 : vector<4xi32>
      %73 = arith.ori %72, %c19 : vector<4xi32>
      %74 = vector.bitcast %73 : vector<4xi32> to vector<8xf16>
      %75 = vector.shuffle %70, %74 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %76 = arith.subf %75, %c21 : vector<16xf16>
      %77 = arith.mulf %76, %55 : vector<16xf16>
      %78 = arith.muli %45, %c17 : index
      %79 = arith.addi %60, %78 : index
      %80 = arith.addi %79, %c22 : index
      %81 = arith.muli %46, %c1 : index
      %82 = arith.addi %80, %81 : index
      %83 = vector.load %w[%82] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %84 = vector.bitcast %83 : vector<16xi8> to vector<4xi32>
      %85 = arith.andi %84, %c18 : vector<4xi32>
      %86 = arith.ori %85, %c19 : vector<4xi32>
      %87 = vector.bitcast %86 : vector<4xi32> to vector<8xf16>
      %88 = arith.shrui %84, %c20 : vector<4xi32>
      %89 = arith.andi %88, %c18 : vector<4xi32>
      %90 = arith.ori %89, %c19 : vector<4xi32>
      %91 = vector.bitcast %90 : vector<4xi32> to vector<8xf16>
      %92 = vector.shuffle %87, %91 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %93 = arith.subf %92, %c21 : vector<16xf16>
      %94 = arith.mulf %93, %55 : vector<16xf16>
      %95 = arith.addi %34, %c6 : index
      %96 = arith.remui %44, %c1 : index
      %97 = arith.addi %10, %c3 : index
      %98 = arith.muli %95, %c12 : index
      %99 = arith.addi %97, %98 : index
      %100 = arith.muli %96, %c4 : index
      %101 = arith.addi %99, %100 : index
      %102 = vector.load %w[%101] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %103 = vector.bitcast %102 : vector<2xi8> to vector<1xf16>
      %104 = vector.extract %103[0] : f16 from vector<1xf16>
      %105 = vector.broadcast %104 : f16 to vector<16xf16>
      %106 = arith.addi %10, %c3 : index
      %107 = arith.addi %inputFeatures, %c2 : index
      %108 = arith.divui %107, %c3 : index
      %109 = arith.muli %108, %c3 : index
      %110 = arith.addi %106, %109 : index
      %111 = arith.muli %95, %c17 : index
      %112 = arith.addi %110, %111 : index
      %113 = arith.addi %112, %c5 : index
      %114 = arith.muli %96, %c1 : index
      %115 = arith.addi %113, %114 : index
      %116 = vector.load %w[%115] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %117 = vector.bitcast %116 : vector<16xi8> to vector<4xi32>
      %118 = arith.andi %117, %c18 : vector<4xi32>
      %119 = arith.ori %118, %c19 : vector<4xi32>
      %120 = vector.bitcast %119 : vector<4xi32> to vector<8xf16>
      %121 = arith.shrui %117, %c20 : vector<4xi32>
      %122 = arith.andi %121, %c18 : vector<4xi32>
      %123 = arith.ori %122, %c19 : vector<4xi32>
      %124 = vector.bitcast %123 : vector<4xi32> to vector<8xf16>
      %125 = vector.shuffle %120, %124 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %126 = arith.subf %125, %c21 : vector<16xf16>
      %127 = arith.mulf %126, %105 : vector<16xf16>
      %128 = arith.muli %95, %c17 : index
      %129 = arith.addi %110, %128 : index
      %130 = arith.addi %129, %c22 : index
      %131 = arith.muli %96, %c1 : index
      %132 = arith.addi %130, %131 : index
      %133 = vector.load %w[%132] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %134 = vector.bitcast %133 : vector<16xi8> to vector<4xi32>
      %135 = arith.andi %134, %c18 : vector<4xi32>
      %136 = arith.ori %135, %c19 : vector<4xi32>
      %137 = vector.bitcast %136 : vector<4xi32> to vector<8xf16>
      %138 = arith.shrui %134, %c20 : vector<4xi32>
      %139 = arith.andi %138, %c18 : vector<4xi32>
      %140 = arith.ori %139, %c19 : vector<4xi32>
      %141 = vector.bitcast %140 : vector<4xi32> to vector<8xf16>
      %142 = vector.shuffle %137, %141 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %143 = arith.subf %142, %c21 : vector<16xf16>
      %144 = arith.mulf %143, %105 : vector<16xf16>
      %145 = arith.addi %34, %c5 : index
      %146 = arith.remui %44, %c1 : index
      %147 = arith.addi %12, %c3 : index
      %148 = arith.muli %145, %c12 : index
      %149 = arith.addi %147, %148 : index
      %150 = arith.muli %146, %c4 : index
      %151 = arith.addi %149, %150 : index
      %152 = vector.load %w[%151] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %153 = vector.bitcast %152 : vector<2xi8> to vector<1xf16>
      %154 = vector.extract %153[0] : f16 from vector<1xf16>
      %155 = vector.broadcast %154 : f16 to vector<16xf16>
      %156 = arith.addi %12, %c3 : index
      %157 = arith.addi %inputFeatures, %c2 : index
      %158 = arith.divui %157, %c3 : index
      %159 = arith.muli %158, %c3 : index
      %160 = arith.addi %156, %159 : index
      %161 = arith.muli %145, %c17 : index
      %162 = arith.addi %160, %161 : index
      %163 = arith.addi %162, %c5 : index
      %164 = arith.muli %146, %c1 : index
      %165 = arith.addi %163, %164 : index
      %166 = vector.load %w[%165] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %167 = vector.bitcast %166 : vector<16xi8> to vector<4xi32>
      %168 = arith.andi %167, %c18 : vector<4xi32>
      %169 = arith.ori %168, %c19 : vector<4xi32>
      %170 = vector.bitcast %169 : vector<4xi32> to vector<8xf16>
      %171 = arith.shrui %167, %c20 : vector<4xi32>
      %172 = arith.andi %171, %c18 : vector<4xi32>
      %173 = arith.ori %172, %c19 : vector<4xi32>
      %174 = vector.bitcast %173 : vector<4xi32> to vector<8xf16>
      %175 = vector.shuffle %170, %174 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %176 = arith.subf %175, %c21 : vector<16xf16>
      %177 = arith.mulf %176, %155 : vector<16xf16>
      %178 = arith.muli %145, %c17 : index
      %179 = arith.addi %160, %178 : index
      %180 = arith.addi %179, %c22 : index
      %181 = arith.muli %146, %c1 : index
      %182 = arith.addi %180, %181 : index
      %183 = vector.load %w[%182] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %184 = vector.bitcast %183 : vector<16xi8> to vector<4xi32>
      %185 = arith.andi %184, %c18 : vector<4xi32>
      %186 = arith.ori %185, %c19 : vector<4xi32>
      %187 = vector.bitcast %186 : vector<4xi32> to vector<8xf16>
      %188 = arith.shrui %184, %c20 : vector<4xi32>
      %189 = arith.andi %188, %c18 : vector<4xi32>
      %190 = arith.ori %189, %c19 : vector<4xi32>
      %191 = vector.bitcast %190 : vector<4xi32> to vector<8xf16>
      %192 = vector.shuffle %187, %191 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %193 = arith.subf %192, %c21 : vector<16xf16>
      %194 = arith.mulf %193, %155 : vector<16xf16>
      %195 = arith.addi %34, %c6 : index
      %196 = arith.remui %44, %c1 : index
      %197 = arith.addi %12, %c3 : index
      %198 = arith.muli %195, %c12 : index
      %199 = arith.addi %197, %198 : index
      %200 = arith.muli %196, %c4 : index
      %201 = arith.addi %199, %200 : index
      %202 = vector.load %w[%201] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %203 = vector.bitcast %202 : vector<2xi8> to vector<1xf16>
      %204 = vector.extract %203[0] : f16 from vector<1xf16>
      %205 = vector.broadcast %204 : f16 to vector<16xf16>
      %206 = arith.addi %12, %c3 : index
      %207 = arith.addi %inputFeatures, %c2 : index
      %208 = arith.divui %207, %c3 : index
      %209 = arith.muli %208, %c3 : index
      %210 = arith.addi %206, %209 : index
      %211 = arith.muli %195, %c17 : index
      %212 = arith.addi %210, %211 : index
      %213 = arith.addi %212, %c5 : index
      %214 = arith.muli %196, %c1 : index
      %215 = arith.addi %213, %214 : index
      %216 = vector.load %w[%215] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %217 = vector.bitcast %216 : vector<16xi8> to vector<4xi32>
      %218 = arith.andi %217, %c18 : vector<4xi32>
      %219 = arith.ori %218, %c19 : vector<4xi32>
      %220 = vector.bitcast %219 : vector<4xi32> to vector<8xf16>
      %221 = arith.shrui %217, %c20 : vector<4xi32>
      %222 = arith.andi %221, %c18 : vector<4xi32>
      %223 = arith.ori %222, %c19 : vector<4xi32>
      %224 = vector.bitcast %223 : vector<4xi32> to vector<8xf16>
      %225 = vector.shuffle %220, %224 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %226 = arith.subf %225, %c21 : vector<16xf16>
      %227 = arith.mulf %226, %205 : vector<16xf16>
      %228 = arith.muli %195, %c17 : index
      %229 = arith.addi %210, %228 : index
      %230 = arith.addi %229, %c22 : index
      %231 = arith.muli %196, %c1 : index
      %232 = arith.addi %230, %231 : index
      %233 = vector.load %w[%232] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %234 = vector.bitcast %233 : vector<16xi8> to vector<4xi32>
      %235 = arith.andi %234, %c18 : vector<4xi32>
      %236 = arith.ori %235, %c19 : vector<4xi32>
      %237 = vector.bitcast %236 : vector<4xi32> to vector<8xf16>
      %238 = arith.shrui %234, %c20 : vector<4xi32>
      %239 = arith.andi %238, %c18 : vector<4xi32>
      %240 = arith.ori %239, %c19 : vector<4xi32>
      %241 = vector.bitcast %240 : vector<4xi32> to vector<8xf16>
      %242 = vector.shuffle %237, %241 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %243 = arith.subf %242, %c21 : vector<16xf16>
      %244 = arith.mulf %243, %205 : vector<16xf16>
      %245 = arith.addi %21, %c5 : index
      %246 = arith.muli %34, %c4 : index
      %247 = arith.addi %246, %c5 : index
      %248 = arith.divui %inputFeatures, %c1 : index
      %249 = arith.muli %245, %248 : index
      %250 = arith.addi %249, %247 : index
      %251 = arith.muli %tileRows, %c1 : index
      %252 = arith.muli %250, %251 : index
      %253 = arith.remui %44, %tileRows : index
      %254 = arith.muli %253, %c23 : index
      %255 = arith.addi %252, %254 : index
      %256 = vector.load %x[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %257 = arith.muli %tileRows, %c23 : index
      %258 = arith.addi %255, %257 : index
      %259 = vector.load %x[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %260 = vector.shuffle %256, %259 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %261 = wave.mma %260, %77, %35 : vector<16xf16>, vector<8xf32>
      %262 = wave.mma %260, %177, %36 : vector<16xf16>, vector<8xf32>
      %263 = arith.addi %21, %c6 : index
      %264 = arith.muli %34, %c4 : index
      %265 = arith.addi %264, %c5 : index
      %266 = arith.divui %inputFeatures, %c1 : index
      %267 = arith.muli %263, %266 : index
      %268 = arith.addi %267, %265 : index
      %269 = arith.muli %tileRows, %c1 : index
      %270 = arith.muli %268, %269 : index
      %271 = arith.remui %44, %tileRows : index
      %272 = arith.muli %271, %c23 : index
      %273 = arith.addi %270, %272 : index
      %274 = vector.load %x[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %275 = arith.muli %tileRows, %c23 : index
      %276 = arith.addi %273, %275 : index
      %277 = vector.load %x[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %278 = vector.shuffle %274, %277 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %279 = wave.mma %278, %77, %37 : vector<16xf16>, vector<8xf32>
      %280 = wave.mma %278, %177, %38 : vector<16xf16>, vector<8xf32>
      %281 = arith.addi %21, %c4 : index
      %282 = arith.muli %34, %c4 : index
      %283 = arith.addi %282, %c5 : index
      %284 = arith.divui %inputFeatures, %c1 : index
      %285 = arith.muli %281, %284 : index
      %286 = arith.addi %285, %283 : index
      %287 = arith.muli %tileRows, %c1 : index
      %288 = arith.muli %286, %287 : index
      %289 = arith.remui %44, %tileRows : index
      %290 = arith.muli %289, %c23 : index
      %291 = arith.addi %288, %290 : index
      %292 = vector.load %x[%291] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %293 = arith.muli %tileRows, %c23 : index
      %294 = arith.addi %291, %293 : index
      %295 = vector.load %x[%294] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %296 = vector.shuffle %292, %295 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %297 = wave.mma %296, %77, %39 : vector<16xf16>, vector<8xf32>
      %298 = wave.mma %296, %177, %40 : vector<16xf16>, vector<8xf32>
      %299 = arith.addi %21, %c24 : index
      %300 = arith.muli %34, %c4 : index
      %301 = arith.addi %300, %c5 : index
      %302 = arith.divui %inputFeatures, %c1 : index
      %303 = arith.muli %299, %302 : index
      %304 = arith.addi %303, %301 : index
      %305 = arith.muli %tileRows, %c1 : index
      %306 = arith.muli %304, %305 : index
      %307 = arith.remui %44, %tileRows : index
      %308 = arith.muli %307, %c23 : index
      %309 = arith.addi %306, %308 : index
      %310 = vector.load %x[%309] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %311 = arith.muli %tileRows, %c23 : index
      %312 = arith.addi %309, %311 : index
      %313 = vector.load %x[%312] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %314 = vector.shuffle %310, %313 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %315 = wave.mma %314, %77, %41 : vector<16xf16>, vector<8xf32>
      %316 = wave.mma %314, %177, %42 : vector<16xf16>, vector<8xf32>
      %317 = arith.addi %21, %c5 : index
      %318 = arith.muli %34, %c4 : index
      %319 = arith.addi %318, %c6 : index
      %320 = arith.divui %inputFeatures, %c1 : index
      %321 = arith.muli %317, %320 : index
      %322 = arith.addi %321, %319 : index
      %323 = arith.muli %tileRows, %c1 : index
      %324 = arith.muli %322, %323 : index
      %325 = arith.remui %44, %tileRows : index
      %326 = arith.muli %325, %c23 : index
      %327 = arith.addi %324, %326 : index
      %328 = vector.load %x[%327] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %329 = arith.muli %tileRows, %c23 : index
      %330 = arith.addi %327, %329 : index
      %331 = vector.load %x[%330] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %332 = vector.shuffle %328, %331 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %333 = wave.mma %332, %94, %261 : vector<16xf16>, vector<8xf32>
      %334 = wave.mma %332, %194, %262 : vector<16xf16>, vector<8xf32>
      %335 = arith.addi %21, %c6 : index
      %336 = arith.muli %34, %c4 : index
      %337 = arith.addi %336, %c6 : index
      %338 = arith.divui %inputFeatures, %c1 : index
      %339 = arith.muli %335, %338 : index
      %340 = arith.addi %339, %337 : index
      %341 = arith.muli %tileRows, %c1 : index
      %342 = arith.muli %340, %341 : index
      %343 = arith.remui %44, %tileRows : index
      %344 = arith.muli %343, %c23 : index
      %345 = arith.addi %342, %344 : index
      %346 = vector.load %x[%345] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %347 = arith.muli %tileRows, %c23 : index
      %348 = arith.addi %345, %347 : index
      %349 = vector.load %x[%348] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %350 = vector.shuffle %346, %349 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %351 = wave.mma %350, %94, %279 : vector<16xf16>, vector<8xf32>
      %352 = wave.mma %350, %194, %280 : vector<16xf16>, vector<8xf32>
      %353 = arith.addi %21, %c4 : index
      %354 = arith.muli %34, %c4 : index
      %355 = arith.addi %354, %c6 : index
      %356 = arith.divui %inputFeatures, %c1 : index
      %357 = arith.muli %353, %356 : index
      %358 = arith.addi %357, %355 : index
      %359 = arith.muli %tileRows, %c1 : index
      %360 = arith.muli %358, %359 : index
      %361 = arith.remui %44, %tileRows : index
      %362 = arith.muli %361, %c23 : index
      %363 = arith.addi %360, %362 : index
      %364 = vector.load %x[%363] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %365 = arith.muli %tileRows, %c23 : index
      %366 = arith.addi %363, %365 : index
      %367 = vector.load %x[%366] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %368 = vector.shuffle %364, %367 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %369 = wave.mma %368, %94, %297 : vector<16xf16>, vector<8xf32>
      %370 = wave.mma %368, %194, %298 : vector<16xf16>, vector<8xf32>
      %371 = arith.addi %21, %c24 : index
      %372 = arith.muli %34, %c4 : index
      %373 = arith.addi %372, %c6 : index
      %374 = arith.divui %inputFeatures, %c1 : index
      %375 = arith.muli %371, %374 : index
      %376 = arith.addi %375, %373 : index
      %377 = arith.muli %tileRows, %c1 : index
      %378 = arith.muli %376, %377 : index
      %379 = arith.remui %44, %tileRows : index
      %380 = arith.muli %379, %c23 : index
      %381 = arith.addi %378, %380 : index
      %382 = vector.load %x[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %383 = arith.muli %tileRows, %c23 : index
      %384 = arith.addi %381, %383 : index
      %385 = vector.load %x[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %386 = vector.shuffle %382, %385 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %387 = wave.mma %386, %94, %315 : vector<16xf16>, vector<8xf32>
      %388 = wave.mma %386, %194, %316 : vector<16xf16>, vector<8xf32>
      %389 = arith.addi %21, %c5 : index
      %390 = arith.muli %34, %c4 : index
      %391 = arith.addi %390, %c4 : index
      %392 = arith.divui %inputFeatures, %c1 : index
      %393 = arith.muli %389, %392 : index
      %394 = arith.addi %393, %391 : index
      %395 = arith.muli %tileRows, %c1 : index
      %396 = arith.muli %394, %395 : index
      %397 = arith.remui %44, %tileRows : index
      %398 = arith.muli %397, %c23 : index
      %399 = arith.addi %396, %398 : index
      %400 = vector.load %x[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %401 = arith.muli %tileRows, %c23 : index
      %402 = arith.addi %399, %401 : index
      %403 = vector.load %x[%402] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %404 = vector.shuffle %400, %403 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %405 = wave.mma %404, %127, %333 : vector<16xf16>, vector<8xf32>
      %406 = wave.mma %404, %227, %334 : vector<16xf16>, vector<8xf32>
      %407 = arith.addi %21, %c6 : index
      %408 = arith.muli %34, %c4 : index
      %409 = arith.addi %408, %c4 : index
      %410 = arith.divui %inputFeatures, %c1 : index
      %411 = arith.muli %407, %410 : index
      %412 = arith.addi %411, %409 : index
      %413 = arith.muli %tileRows, %c1 : index
      %414 = arith.muli %412, %413 : index
      %415 = arith.remui %44, %tileRows : index
      %416 = arith.muli %415, %c23 : index
      %417 = arith.addi %414, %416 : index
      %418 = vector.load %x[%417] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %419 = arith.muli %tileRows, %c23 : index
      %420 = arith.addi %417, %419 : index
      %421 = vector.load %x[%420] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %422 = vector.shuffle %418, %421 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %423 = wave.mma %422, %127, %351 : vector<16xf16>, vector<8xf32>
      %424 = wave.mma %422, %227, %352 : vector<16xf16>, vector<8xf32>
      %425 = arith.addi %21, %c4 : index
      %426 = arith.muli %34, %c4 : index
      %427 = arith.addi %426, %c4 : index
      %428 = arith.divui %inputFeatures, %c1 : index
      %429 = arith.muli %425, %428 : index
      %430 = arith.addi %429, %427 : index
      %431 = arith.muli %tileRows, %c1 : index
      %432 = arith.muli %430, %431 : index
      %433 = arith.remui %44, %tileRows : index
      %434 = arith.muli %433, %c23 : index
      %435 = arith.addi %432, %434 : index
      %436 = vector.load %x[%435] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %437 = arith.muli %tileRows, %c23 : index
      %438 = arith.addi %435, %437 : index
      %439 = vector.load %x[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %440 = vector.shuffle %436, %439 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %441 = wave.mma %440, %127, %369 : vector<16xf16>, vector<8xf32>
      %442 = wave.mma %440, %227, %370 : vector<16xf16>, vector<8xf32>
      %443 = arith.addi %21, %c24 : index
      %444 = arith.muli %34, %c4 : index
      %445 = arith.addi %444, %c4 : index
      %446 = arith.divui %inputFeatures, %c1 : index
      %447 = arith.muli %443, %446 : index
      %448 = arith.addi %447, %445 : index
      %449 = arith.muli %tileRows, %c1 : index
      %450 = arith.muli %448, %449 : index
      %451 = arith.remui %44, %tileRows : index
      %452 = arith.muli %451, %c23 : index
      %453 = arith.addi %450, %452 : index
      %454 = vector.load %x[%453] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %455 = arith.muli %tileRows, %c23 : index
      %456 = arith.addi %453, %455 : index
      %457 = vector.load %x[%456] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %458 = vector.shuffle %454, %457 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %459 = wave.mma %458, %127, %387 : vector<16xf16>, vector<8xf32>
      %460 = wave.mma %458, %227, %388 : vector<16xf16>, vector<8xf32>
      %461 = arith.addi %21, %c5 : index
      %462 = arith.muli %34, %c4 : index
      %463 = arith.addi %462, %c24 : index
      %464 = arith.divui %inputFeatures, %c1 : index
      %465 = arith.muli %461, %464 : index
      %466 = arith.addi %465, %463 : index
      %467 = arith.muli %tileRows, %c1 : index
      %468 = arith.muli %466, %467 : index
      %469 = arith.remui %44, %tileRows : index
      %470 = arith.muli %469, %c23 : index
      %471 = arith.addi %468, %470 : index
      %472 = vector.load %x[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %473 = arith.muli %tileRows, %c23 : index
      %474 = arith.addi %471, %473 : index
      %475 = vector.load %x[%474] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %476 = vector.shuffle %472, %475 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %477 = wave.mma %476, %144, %405 : vector<16xf16>, vector<8xf32>
      %478 = wave.mma %476, %244, %406 : vector<16xf16>, vector<8xf32>
      %479 = arith.addi %21, %c6 : index
      %480 = arith.muli %34, %c4 : index
      %481 = arith.addi %480, %c24 : index
      %482 = arith.divui %inputFeatures, %c1 : index
      %483 = arith.muli %479, %482 : index
      %484 = arith.addi %483, %481 : index
      %485 = arith.muli %tileRows, %c1 : index
      %486 = arith.muli %484, %485 : index
      %487 = arith.remui %44, %tileRows : index
      %488 = arith.muli %487, %c23 : index
      %489 = arith.addi %486, %488 : index
      %490 = vector.load %x[%489] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %491 = arith.muli %tileRows, %c23 : index
      %492 = arith.addi %489, %491 : index
      %493 = vector.load %x[%492] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %494 = vector.shuffle %490, %493 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %495 = wave.mma %494, %144, %423 : vector<16xf16>, vector<8xf32>
      %496 = wave.mma %494, %244, %424 : vector<16xf16>, vector<8xf32>
      %497 = arith.addi %21, %c4 : index
      %498 = arith.muli %34, %c4 : index
      %499 = arith.addi %498, %c24 : index
      %500 = arith.divui %inputFeatures, %c1 : index
      %501 = arith.muli %497, %500 : index
      %502 = arith.addi %501, %499 : index
      %503 = arith.muli %tileRows, %c1 : index
      %504 = arith.muli %502, %503 : index
      %505 = arith.remui %44, %tileRows : index
      %506 = arith.muli %505, %c23 : index
      %507 = arith.addi %504, %506 : index
      %508 = vector.load %x[%507] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %509 = arith.muli %tileRows, %c23 : index
      %510 = arith.addi %507, %509 : index
      %511 = vector.load %x[%510] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %512 = vector.shuffle %508, %511 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %513 = wave.mma %512, %144, %441 : vector<16xf16>, vector<8xf32>
      %514 = wave.mma %512, %244, %442 : vector<16xf16>, vector<8xf32>
      %515 = arith.addi %21, %c24 : index
      %516 = arith.muli %34, %c4 : index
      %517 = arith.addi %516, %c24 : index
      %518 = arith.divui %inputFeatures, %c1 : index
      %519 = arith.muli %515, %518 : index
      %520 = arith.addi %519, %517 : index
      %521 = arith.muli %tileRows, %c1 : index
      %522 = arith.muli %520, %521 : index
      %523 = arith.remui %44, %tileRows : index
      %524 = arith.muli %523, %c23 : index
      %525 = arith.addi %522, %524 : index
      %526 = vector.load %x[%525] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %527 = arith.muli %tileRows, %c23 : index
      %528 = arith.addi %525, %527 : index
      %529 = vector.load %x[%528] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %530 = vector.shuffle %526, %529 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %531 = wave.mma %530, %144, %459 : vector<16xf16>, vector<8xf32>
      %532 = wave.mma %530, %244, %460 : vector<16xf16>, vector<8xf32>
      scf.yield %477, %478, %495, %496, %513, %514, %531, %532 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %533 = arith.select %31, %33, %26 : index
    %543:8 = scf.for %534 = %33 to %533 step %c6 iter_args(%535 = %43#0, %536 = %43#1, %537 = %43#2, %538 = %43#3, %539 = %43#4, %540 = %43#5, %541 = %43#6, %542 = %43#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %544 = wave.lane
      %545 = arith.addi %534, %c5 : index
      %546 = arith.remui %544, %c1 : index
      %547 = arith.addi %10, %c3 : index
      %548 = arith.muli %545, %c12 : index
      %549 = arith.addi %547, %548 : index
      %550 = arith.muli %546, %c4 : index
      %551 = arith.addi %549, %550 : index
      %552 = vector.load %w[%551] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %553 = vector.bitcast %552 : vector<2xi8> to vector<1xf16>
      %554 = vector.extract %553[0] : f16 from vector<1xf16>
      %555 = vector.broadcast %554 : f16 to vector<16xf16>
      %556 = arith.addi %10, %c3 : index
      %557 = arith.addi %inputFeatures, %c2 : index
      %558 = arith.divui %557, %c3 : index
      %559 = arith.muli %558, %c3 : index
      %560 = arith.addi %556, %559 : index
      %561 = arith.muli %545, %c17 : index
      %562 = arith.addi %560, %561 : index
      %563 = arith.addi %562, %c5 : index
      %564 = arith.muli %546, %c1 : index
      %565 = arith.addi %563, %564 : index
      %566 = vector.load %w[%565] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %567 = vector.bitcast %566 : vector<16xi8> to vector<4xi32>
      %568 = arith.andi %567, %c18 : vector<4xi32>
      %569 = arith.ori %568, %c19 : vector<4xi32>
      %570 = vector.bitcast %569 : vector<4xi32> to vector<8xf16>
      %571 = arith.shrui %567, %c20 : vector<4xi32>
      %572 = arith.andi %571, %c18 : vector<4xi32>
      %573 = arith.ori %572, %c19 : vector<4xi32>
      %574 = vector.bitcast %573 : vector<4xi32> to vector<8xf16>
      %575 = vector.shuffle %570, %574 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %576 = arith.subf %575, %c21 : vector<16xf16>
      %577 = arith.mulf %576, %555 : vector<16xf16>
      %578 = arith.muli %545, %c17 : index
      %579 = arith.addi %560, %578 : index
      %580 = arith.addi %579, %c22 : index
      %581 = arith.muli %546, %c1 : index
      %582 = arith.addi %580, %581 : index
      %583 = vector.load %w[%582] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %584 = vector.bitcast %583 : vector<16xi8> to vector<4xi32>
      %585 = arith.andi %584, %c18 : vector<4xi32>
      %586 = arith.ori %585, %c19 : vector<4xi32>
      %587 = vector.bitcast %586 : vector<4xi32> to vector<8xf16>
      %588 = arith.shrui %584, %c20 : vector<4xi32>
      %589 = arith.andi %588, %c18 : vector<4xi32>
      %590 = arith.ori %589, %c19 : vector<4xi32>
      %591 = vector.bitcast %590 : vector<4xi32> to vector<8xf16>
      %592 = vector.shuffle %587, %591 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %593 = arith.subf %592, %c21 : vector<16xf16>
      %594 = arith.mulf %593, %555 : vector<16xf16>
      %595 = arith.addi %534, %c5 : index
      %596 = arith.remui %544, %c1 : index
      %597 = arith.addi %12, %c3 : index
      %598 = arith.muli %595, %c12 : index
      %599 = arith.addi %597, %598 : index
      %600 = arith.muli %596, %c4 : index
      %601 = arith.addi %599, %600 : index
      %602 = vector.load %w[%601] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %603 = vector.bitcast %602 : vector<2xi8> to vector<1xf16>
      %604 = vector.extract %603[0] : f16 from vector<1xf16>
      %605 = vector.broadcast %604 : f16 to vector<16xf16>
      %606 = arith.addi %12, %c3 : index
      %607 = arith.addi %inputFeatures, %c2 : index
      %608 = arith.divui %607, %c3 : index
      %609 = arith.muli %608, %c3 : index
      %610 = arith.addi %606, %609 : index
      %611 = arith.muli %595, %c17 : index
      %612 = arith.addi %610, %611 : index
      %613 = arith.addi %612, %c5 : index
      %614 = arith.muli %596, %c1 : index
      %615 = arith.addi %613, %614 : index
      %616 = vector.load %w[%615] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %617 = vector.bitcast %616 : vector<16xi8> to vector<4xi32>
      %618 = arith.andi %617, %c18 : vector<4xi32>
      %619 = arith.ori %618, %c19 : vector<4xi32>
      %620 = vector.bitcast %619 : vector<4xi32> to vector<8xf16>
      %621 = arith.shrui %617, %c20 : vector<4xi32>
      %622 = arith.andi %621, %c18 : vector<4xi32>
      %623 = arith.ori %622, %c19 : vector<4xi32>
      %624 = vector.bitcast %623 : vector<4xi32> to vector<8xf16>
      %625 = vector.shuffle %620, %624 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %626 = arith.subf %625, %c21 : vector<16xf16>
      %627 = arith.mulf %626, %605 : vector<16xf16>
      %628 = arith.muli %595, %c17 : index
      %629 = arith.addi %610, %628 : index
      %630 = arith.addi %629, %c22 : index
      %631 = arith.muli %596, %c1 : index
      %632 = arith.addi %630, %631 : index
      %633 = vector.load %w[%632] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %634 = vector.bitcast %633 : vector<16xi8> to vector<4xi32>
      %635 = arith.andi %634, %c18 : vector<4xi32>
      %636 = arith.ori %635, %c19 : vector<4xi32>
      %637 = vector.bitcast %636 : vector<4xi32> to vector<8xf16>
      %638 = arith.shrui %634, %c20 : vector<4xi32>
      %639 = arith.andi %638, %c18 : vector<4xi32>
      %640 = arith.ori %639, %c19 : vector<4xi32>
      %641 = vector.bitcast %640 : vector<4xi32> to vector<8xf16>
      %642 = vector.shuffle %637, %641 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %643 = arith.subf %642, %c21 : vector<16xf16>
      %644 = arith.mulf %643, %605 : vector<16xf16>
      %645 = arith.addi %21, %c5 : index
      %646 = arith.muli %534, %c4 : index
      %647 = arith.addi %646, %c5 : index
      %648 = arith.divui %inputFeatures, %c1 : index
      %649 = arith.muli %645, %648 : index
      %650 = arith.addi %649, %647 : index
      %651 = arith.muli %tileRows, %c1 : index
      %652 = arith.muli %650, %651 : index
      %653 = arith.remui %544, %tileRows : index
      %654 = arith.muli %653, %c23 : index
      %655 = arith.addi %652, %654 : index
      %656 = vector.load %x[%655] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %657 = arith.muli %tileRows, %c23 : index
      %658 = arith.addi %655, %657 : index
      %659 = vector.load %x[%658] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %660 = vector.shuffle %656, %659 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %661 = wave.mma %660, %577, %535 : vector<16xf16>, vector<8xf32>
      %662 = wave.mma %660, %627, %536 : vector<16xf16>, vector<8xf32>
      %663 = arith.addi %21, %c6 : index
      %664 = arith.muli %534, %c4 : index
      %665 = arith.addi %664, %c5 : index
      %666 = arith.divui %inputFeatures, %c1 : index
      %667 = arith.muli %663, %666 : index
      %668 = arith.addi %667, %665 : index
      %669 = arith.muli %tileRows, %c1 : index
      %670 = arith.muli %668, %669 : index
      %671 = arith.remui %544, %tileRows : index
      %672 = arith.muli %671, %c23 : index
      %673 = arith.addi %670, %672 : index
      %674 = vector.load %x[%673] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %675 = arith.muli %tileRows, %c23 : index
      %676 = arith.addi %673, %675 : index
      %677 = vector.load %x[%676] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %678 = vector.shuffle %674, %677 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %679 = wave.mma %678, %577, %537 : vector<16xf16>, vector<8xf32>
      %680 = wave.mma %678, %627, %538 : vector<16xf16>, vector<8xf32>
      %681 = arith.addi %21, %c4 : index
      %682 = arith.muli %534, %c4 : index
      %683 = arith.addi %682, %c5 : index
      %684 = arith.divui %inputFeatures, %c1 : index
      %685 = arith.muli %681, %684 : index
      %686 = arith.addi %685, %683 : index
      %687 = arith.muli %tileRows, %c1 : index
      %688 = arith.muli %686, %687 : index
      %689 = arith.remui %544, %tileRows : index
      %690 = arith.muli %689, %c23 : index
      %691 = arith.addi %688, %690 : index
      %692 = vector.load %x[%691] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %693 = arith.muli %tileRows, %c23 : index
      %694 = arith.addi %691, %693 : index
      %695 = vector.load %x[%694] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %696 = vector.shuffle %692, %695 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %697 = wave.mma %696, %577, %539 : vector<16xf16>, vector<8xf32>
      %698 = wave.mma %696, %627, %540 : vector<16xf16>, vector<8xf32>
      %699 = arith.addi %21, %c24 : index
      %700 = arith.muli %534, %c4 : index
      %701 = arith.addi %700, %c5 : index
      %702 = arith.divui %inputFeatures, %c1 : index
      %703 = arith.muli %699, %702 : index
      %704 = arith.addi %703, %701 : index
      %705 = arith.muli %tileRows, %c1 : index
      %706 = arith.muli %704, %705 : index
      %707 = arith.remui %544, %tileRows : index
      %708 = arith.muli %707, %c23 : index
      %709 = arith.addi %706, %708 : index
      %710 = vector.load %x[%709] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %711 = arith.muli %tileRows, %c23 : index
      %712 = arith.addi %709, %711 : index
      %713 = vector.load %x[%712] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %714 = vector.shuffle %710, %713 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %715 = wave.mma %714, %577, %541 : vector<16xf16>, vector<8xf32>
      %716 = wave.mma %714, %627, %542 : vector<16xf16>, vector<8xf32>
      %717 = arith.addi %21, %c5 : index
      %718 = arith.muli %534, %c4 : index
      %719 = arith.addi %718, %c6 : index
      %720 = arith.divui %inputFeatures, %c1 : index
      %721 = arith.muli %717, %720 : index
      %722 = arith.addi %721, %719 : index
      %723 = arith.muli %tileRows, %c1 : index
      %724 = arith.muli %722, %723 : index
      %725 = arith.remui %544, %tileRows : index
      %726 = arith.muli %725, %c23 : index
      %727 = arith.addi %724, %726 : index
      %728 = vector.load %x[%727] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %729 = arith.muli %tileRows, %c23 : index
      %730 = arith.addi %727, %729 : index
      %731 = vector.load %x[%730] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %732 = vector.shuffle %728, %731 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %733 = wave.mma %732, %594, %661 : vector<16xf16>, vector<8xf32>
      %734 = wave.mma %732, %644, %662 : vector<16xf16>, vector<8xf32>
      %735 = arith.addi %21, %c6 : index
      %736 = arith.muli %534, %c4 : index
      %737 = arith.addi %736, %c6 : index
      %738 = arith.divui %inputFeatures, %c1 : index
      %739 = arith.muli %735, %738 : index
      %740 = arith.addi %739, %737 : index
      %741 = arith.muli %tileRows, %c1 : index
      %742 = arith.muli %740, %741 : index
      %743 = arith.remui %544, %tileRows : index
      %744 = arith.muli %743, %c23 : index
      %745 = arith.addi %742, %744 : index
      %746 = vector.load %x[%745] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %747 = arith.muli %tileRows, %c23 : index
      %748 = arith.addi %745, %747 : index
      %749 = vector.load %x[%748] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %750 = vector.shuffle %746, %749 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %751 = wave.mma %750, %594, %679 : vector<16xf16>, vector<8xf32>
      %752 = wave.mma %750, %644, %680 : vector<16xf16>, vector<8xf32>
      %753 = arith.addi %21, %c4 : index
      %754 = arith.muli %534, %c4 : index
      %755 = arith.addi %754, %c6 : index
      %756 = arith.divui %inputFeatures, %c1 : index
      %757 = arith.muli %753, %756 : index
      %758 = arith.addi %757, %755 : index
      %759 = arith.muli %tileRows, %c1 : index
      %760 = arith.muli %758, %759 : index
      %761 = arith.remui %544, %tileRows : index
      %762 = arith.muli %761, %c23 : index
      %763 = arith.addi %760, %762 : index
      %764 = vector.load %x[%763] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %765 = arith.muli %tileRows, %c23 : index
      %766 = arith.addi %763, %765 : index
      %767 = vector.load %x[%766] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %768 = vector.shuffle %764, %767 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %769 = wave.mma %768, %594, %697 : vector<16xf16>, vector<8xf32>
      %770 = wave.mma %768, %644, %698 : vector<16xf16>, vector<8xf32>
      %771 = arith.addi %21, %c24 : index
      %772 = arith.muli %534, %c4 : index
      %773 = arith.addi %772, %c6 : index
      %774 = arith.divui %inputFeatures, %c1 : index
      %775 = arith.muli %771, %774 : index
      %776 = arith.addi %775, %773 : index
      %777 = arith.muli %tileRows, %c1 : index
      %778 = arith.muli %776, %777 : index
      %779 = arith.remui %544, %tileRows : index
      %780 = arith.muli %779, %c23 : index
      %781 = arith.addi %778, %780 : index
      %782 = vector.load %x[%781] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %783 = arith.muli %tileRows, %c23 : index
      %784 = arith.addi %781, %783 : index
      %785 = vector.load %x[%784] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %786 = vector.shuffle %782, %785 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %787 = wave.mma %786, %594, %715 : vector<16xf16>, vector<8xf32>
      %788 = wave.mma %786, %644, %716 : vector<16xf16>, vector<8xf32>
      scf.yield %733, %734, %751, %752, %769, %770, %787, %788 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %789 = wave.lane
    %790 = vector.extract %543#0[0] : f32 from vector<8xf32>
    %791 = vector.extract %543#1[0] : f32 from vector<8xf32>
    %792 = wave.lane
    %793 = arith.addi %15, %c5 : index
    %794 = arith.muli %c5, %c4 : index
    %795 = arith.addi %793, %794 : index
    %796 = arith.divui %792, %c1 : index
    %797 = arith.addi %795, %796 : index
    %798 = arith.cmpi slt, %797, %14 : index
    scf.if %798 {
      %799 = arith.cmpi eq, %hasFactors, %c6 : index
      %800 = memref.load %factors[%797] : memref<?xf32>
      %801 = arith.select %799, %800, %c26 : f32
      %802 = arith.remui %792, %c1 : index
      %803 = arith.muli %802, %c13 : index
      %804 = arith.addi %10, %803 : index
      %805 = vector.load %w[%804] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %806 = vector.bitcast %805 : vector<4xi8> to vector<1xf32>
      %807 = vector.extract %806[0] : f32 from vector<1xf32>
      %808 = arith.mulf %807, %801 : f32
      %809 = arith.mulf %790, %808 : f32
      %810 = arith.remui %792, %c1 : index
      %811 = arith.muli %810, %c13 : index
      %812 = arith.addi %12, %811 : index
      %813 = vector.load %w[%812] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %814 = vector.bitcast %813 : vector<4xi8> to vector<1xf32>
      %815 = vector.extract %814[0] : f32 from vector<1xf32>
      %816 = arith.mulf %815, %801 : f32
      %817 = arith.mulf %791, %816 : f32
      %818 = arith.muli %797, %outputFeatures : index
      %819 = arith.addi %818, %19 : index
      %820 = wave.lane
      %821 = arith.remui %820, %c1 : index
      %822 = arith.addi %819, %821 : index
      scf.if %17 {
        %823 = arith.addi %822, %c5 : index
        %824 = memref.load %residual[%823] : memref<?xf32>
        %825 = arith.addf %824, %809 : f32
        %826 = arith.addi %822, %c5 : index
        memref.store %825, %out[%826] : memref<?xf32>
      } else {
        %827 = arith.addi %822, %c5 : index
        memref.store %809, %out[%827] : memref<?xf32>
      }
      scf.if %17 {
        %828 = arith.addi %822, %c1 : index
        %829 = memref.load %residual[%828] : memref<?xf32>
        %830 = arith.addf %829, %817 : f32
        %831 = arith.addi %822, %c1 : index
        memref.store %830, %out[%831] : memref<?xf32>
      } else {
        %832 = arith.addi %822, %c1 : index
        memref.store %817, %out[%832] : memref<?xf32>
      }
    }
    %833 = vector.extract %543#0[1] : f32 from vector<8xf32>
    %834 = vector.extract %543#1[1] : f32 from vector<8xf32>
    %835 = wave.lane
    %836 = arith.addi %15, %c5 : index
    %837 = arith.muli %c6, %c4 : index
    %838 = arith.addi %836, %837 : index
    %839 = arith.divui %835, %c1 : index
    %840 = arith.addi %838, %839 : index
    %841 = arith.cmpi slt, %840, %14 : index
    scf.if %841 {
      %842 = arith.cmpi eq, %hasFactors, %c6 : index
      %843 = memref.load %factors[%840] : memref<?xf32>
      %844 = arith.select %842, %843, %c26 : f32
      %845 = arith.remui %835, %c1 : index
      %846 = arith.muli %845, %c13 : index
      %847 = arith.addi %10, %846 : index
      %848 = vector.load %w[%847] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %849 = vector.bitcast %848 : vector<4xi8> to vector<1xf32>
      %850 = vector.extract %849[0] : f32 from vector<1xf32>
      %851 = arith.mulf %850, %844 : f32
      %852 = arith.mulf %833, %851 : f32
      %853 = arith.remui %835, %c1 : index
      %854 = arith.muli %853, %c13 : index
      %855 = arith.addi %12, %854 : index
      %856 = vector.load %w[%855] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %857 = vector.bitcast %856 : vector<4xi8> to vector<1xf32>
      %858 = vector.extract %857[0] : f32 from vector<1xf32>
      %859 = arith.mulf %858, %844 : f32
      %860 = arith.mulf %834, %859 : f32
      %861 = arith.muli %840, %outputFeatures : index
      %862 = arith.addi %861, %19 : index
      %863 = wave.lane
      %864 = arith.remui %863, %c1 : index
      %865 = arith.addi %862, %864 : index
      scf.if %17 {
        %866 = arith.addi %865, %c5 : index
        %867 = memref.load %residual[%866] : memref<?xf32>
        %868 = arith.addf %867, %852 : f32
        %869 = arith.addi %865, %c5 : index
        memref.store %868, %out[%869] : memref<?xf32>
      } else {
        %870 = arith.addi %865, %c5 : index
        memref.store %852, %out[%870] : memref<?xf32>
      }
      scf.if %17 {
        %871 = arith.addi %865, %c1 : index
        %872 = memref.load %residual[%871] : memref<?xf32>
        %873 = arith.addf %872, %860 : f32
        %874 = arith.addi %865, %c1 : index
        memref.store %873, %out[%874] : memref<?xf32>
      } else {
        %875 = arith.addi %865, %c1 : index
        memref.store %860, %out[%875] : memref<?xf32>
      }
    }
    %876 = vector.extract %543#0[2] : f32 from vector<8xf32>
    %877 = vector.extract %543#1[2] : f32 from vector<8xf32>
    %878 = wave.lane
    %879 = arith.addi %15, %c5 : index
    %880 = arith.muli %c4, %c4 : index
    %881 = arith.addi %879, %880 : index
    %882 = arith.divui %878, %c1 : index
    %883 = arith.addi %881, %882 : index
    %884 = arith.cmpi slt, %883, %14 : index
    scf.if %884 {
      %885 = arith.cmpi eq, %hasFactors, %c6 : index
      %886 = memref.load %factors[%883] : memref<?xf32>
      %887 = arith.select %885, %886, %c26 : f32
      %888 = arith.remui %878, %c1 : index
      %889 = arith.muli %888, %c13 : index
      %890 = arith.addi %10, %889 : index
      %891 = vector.load %w[%890] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %892 = vector.bitcast %891 : vector<4xi8> to vector<1xf32>
      %893 = vector.extract %892[0] : f32 from vector<1xf32>
      %894 = arith.mulf %893, %887 : f32
      %895 = arith.mulf %876, %894 : f32
      %896 = arith.remui %878, %c1 : index
      %897 = arith.muli %896, %c13 : index
      %898 = arith.addi %12, %897 : index
      %899 = vector.load %w[%898] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %900 = vector.bitcast %899 : vector<4xi8> to vector<1xf32>
      %901 = vector.extract %900[0] : f32 from vector<1xf32>
      %902 = arith.mulf %901, %887 : f32
      %903 = arith.mulf %877, %902 : f32
      %904 = arith.muli %883, %outputFeatures : index
      %905 = arith.addi %904, %19 : index
      %906 = wave.lane
      %907 = arith.remui %906, %c1 : index
      %908 = arith.addi %905, %907 : index
      scf.if %17 {
        %909 = arith.addi %908, %c5 : index
        %910 = memref.load %residual[%909] : memref<?xf32>
        %911 = arith.addf %910, %895 : f32
        %912 = arith.addi %908, %c5 : index
        memref.store %911, %out[%912] : memref<?xf32>
      } else {
        %913 = arith.addi %908, %c5 : index
        memref.store %895, %out[%913] : memref<?xf32>
      }
      scf.if %17 {
        %914 = arith.addi %908, %c1 : index
        %915 = memref.load %residual[%914] : memref<?xf32>
        %916 = arith.addf %915, %903 : f32
        %917 = arith.addi %908, %c1 : index
        memref.store %916, %out[%917] : memref<?xf32>
      } else {
        %918 = arith.addi %908, %c1 : index
        memref.store %903, %out[%918] : memref<?xf32>
      }
    }
    %919 = vector.extract %543#0[3] : f32 from vector<8xf32>
    %920 = vector.extract %543#1[3] : f32 from vector<8xf32>
    %921 = wave.lane
    %922 = arith.addi %15, %c5 : index
    %923 = arith.muli %c24, %c4 : index
    %924 = arith.addi %922, %923 : index
    %925 = arith.divui %921, %c1 : index
    %926 = arith.addi %924, %925 : index
    %927 = arith.cmpi slt, %926, %14 : index
    scf.if %927 {
      %928 = arith.cmpi eq, %hasFactors, %c6 : index
      %929 = memref.load %factors[%926] : memref<?xf32>
      %930 = arith.select %928, %929, %c26 : f32
      %931 = arith.remui %921, %c1 : index
      %932 = arith.muli %931, %c13 : index
      %933 = arith.addi %10, %932 : index
      %934 = vector.load %w[%933] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %935 = vector.bitcast %934 : vector<4xi8> to vector<1xf32>
      %936 = vector.extract %935[0] : f32 from vector<1xf32>
      %937 = arith.mulf %936, %930 : f32
      %938 = arith.mulf %919, %937 : f32
      %939 = arith.remui %921, %c1 : index
      %940 = arith.muli %939, %c13 : index
      %941 = arith.addi %12, %940 : index
      %942 = vector.load %w[%941] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %943 = vector.bitcast %942 : vector<4xi8> to vector<1xf32>
      %944 = vector.extract %943[0] : f32 from vector<1xf32>
      %945 = arith.mulf %944, %930 : f32
      %946 = arith.mulf %920, %945 : f32
      %947 = arith.muli %926, %outputFeatures : index
      %948 = arith.addi %947, %19 : index
      %949 = wave.lane
      %950 = arith.remui %949, %c1 : index
      %951 = arith.addi %948, %950 : index
      scf.if %17 {
        %952 = arith.addi %951, %c5 : index
        %953 = memref.load %residual[%952] : memref<?xf32>
        %954 = arith.addf %953, %938 : f32
        %955 = arith.addi %951, %c5 : index
        memref.store %954, %out[%955] : memref<?xf32>
      } else {
        %956 = arith.addi %951, %c5 : index
        memref.store %938, %out[%956] : memref<?xf32>
      }
      scf.if %17 {
        %957 = arith.addi %951, %c1 : index
        %958 = memref.load %residual[%957] : memref<?xf32>
        %959 = arith.addf %958, %946 : f32
        %960 = arith.addi %951, %c1 : index
        memref.store %959, %out[%960] : memref<?xf32>
      } else {
        %961 = arith.addi %951, %c1 : index
        memref.store %946, %out[%961] : memref<?xf32>
      }
    }
    %962 = vector.extract %543#0[4] : f32 from vector<8xf32>
    %963 = vector.extract %543#1[4] : f32 from vector<8xf32>
    %964 = wave.lane
    %965 = arith.addi %15, %c5 : index
    %966 = arith.muli %c13, %c4 : index
    %967 = arith.addi %965, %966 : index
    %968 = arith.divui %964, %c1 : index
    %969 = arith.addi %967, %968 : index
    %970 = arith.cmpi slt, %969, %14 : index
    scf.if %970 {
      %971 = arith.cmpi eq, %hasFactors, %c6 : index
      %972 = memref.load %factors[%969] : memref<?xf32>
      %973 = arith.select %971, %972, %c26 : f32
      %974 = arith.remui %964, %c1 : index
      %975 = arith.muli %974, %c13 : index
      %976 = arith.addi %10, %975 : index
      %977 = vector.load %w[%976] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %978 = vector.bitcast %977 : vector<4xi8> to vector<1xf32>
      %979 = vector.extract %978[0] : f32 from vector<1xf32>
      %980 = arith.mulf %979, %973 : f32
      %981 = arith.mulf %962, %980 : f32
      %982 = arith.remui %964, %c1 : index
      %983 = arith.muli %982, %c13 : index
      %984 = arith.addi %12, %983 : index
      %985 = vector.load %w[%984] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %986 = vector.bitcast %985 : vector<4xi8> to vector<1xf32>
      %987 = vector.extract %986[0] : f32 from vector<1xf32>
      %988 = arith.mulf %987, %973 : f32
      %989 = arith.mulf %963, %988 : f32
      %990 = arith.muli %969, %outputFeatures : index
      %991 = arith.addi %990, %19 : index
      %992 = wave.lane
      %993 = arith.remui %992, %c1 : index
      %994 = arith.addi %991, %993 : index
      scf.if %17 {
        %995 = arith.addi %994, %c5 : index
        %996 = memref.load %residual[%995] : memref<?xf32>
        %997 = arith.addf %996, %981 : f32
        %998 = arith.addi %994, %c5 : index
        memref.store %997, %out[%998] : memref<?xf32>
      } else {
        %999 = arith.addi %994, %c5 : index
        memref.store %981, %out[%999] : memref<?xf32>
      }
      scf.if %17 {
        %1000 = arith.addi %994, %c1 : index
        %1001 = memref.load %residual[%1000] : memref<?xf32>
        %1002 = arith.addf %1001, %989 : f32
        %1003 = arith.addi %994, %c1 : index
        memref.store %1002, %out[%1003] : memref<?xf32>
      } else {
        %1004 = arith.addi %994, %c1 : index
        memref.store %989, %out[%1004] : memref<?xf32>
      }
    }
    %1005 = vector.extract %543#0[5] : f32 from vector<8xf32>
    %1006 = vector.extract %543#1[5] : f32 from vector<8xf32>
    %1007 = wave.lane
    %1008 = arith.addi %15, %c5 : index
    %1009 = arith.muli %c27, %c4 : index
    %1010 = arith.addi %1008, %1009 : index
    %1011 = arith.divui %1007, %c1 : index
    %1012 = arith.addi %1010, %1011 : index
    %1013 = arith.cmpi slt, %1012, %14 : index
    scf.if %1013 {
      %1014 = arith.cmpi eq, %hasFactors, %c6 : index
      %1015 = memref.load %factors[%1012] : memref<?xf32>
      %1016 = arith.select %1014, %1015, %c26 : f32
      %1017 = arith.remui %1007, %c1 : index
      %1018 = arith.muli %1017, %c13 : index
      %1019 = arith.addi %10, %1018 : index
      %1020 = vector.load %w[%1019] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1021 = vector.bitcast %1020 : vector<4xi8> to vector<1xf32>
      %1022 = vector.extract %1021[0] : f32 from vector<1xf32>
      %1023 = arith.mulf %1022, %1016 : f32
      %1024 = arith.mulf %1005, %1023 : f32
      %1025 = arith.remui %1007, %c1 : index
      %1026 = arith.muli %1025, %c13 : index
      %1027 = arith.addi %12, %1026 : index
      %1028 = vector.load %w[%1027] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1029 = vector.bitcast %1028 : vector<4xi8> to vector<1xf32>
      %1030 = vector.extract %1029[0] : f32 from vector<1xf32>
      %1031 = arith.mulf %1030, %1016 : f32
      %1032 = arith.mulf %1006, %1031 : f32
      %1033 = arith.muli %1012, %outputFeatures : index
      %1034 = arith.addi %1033, %19 : index
      %1035 = wave.lane
      %1036 = arith.remui %1035, %c1 : index
      %1037 = arith.addi %1034, %1036 : index
      scf.if %17 {
        %1038 = arith.addi %1037, %c5 : index
        %1039 = memref.load %residual[%1038] : memref<?xf32>
        %1040 = arith.addf %1039, %1024 : f32
        %1041 = arith.addi %1037, %c5 : index
        memref.store %1040, %out[%1041] : memref<?xf32>
      } else {
        %1042 = arith.addi %1037, %c5 : index
        memref.store %1024, %out[%1042] : memref<?xf32>
      }
      scf.if %17 {
        %1043 = arith.addi %1037, %c1 : index
        %1044 = memref.load %residual[%1043] : memref<?xf32>
        %1045 = arith.addf %1044, %1032 : f32
        %1046 = arith.addi %1037, %c1 : index
        memref.store %1045, %out[%1046] : memref<?xf32>
      } else {
        %1047 = arith.addi %1037, %c1 : index
        memref.store %1032, %out[%1047] : memref<?xf32>
      }
    }
    %1048 = vector.extract %543#0[6] : f32 from vector<8xf32>
    %1049 = vector.extract %543#1[6] : f32 from vector<8xf32>
    %1050 = wave.lane
    %1051 = arith.addi %15, %c5 : index
    %1052 = arith.muli %c28, %c4 : index
    %1053 = arith.addi %1051, %1052 : index
    %1054 = arith.divui %1050, %c1 : index
    %1055 = arith.addi %1053, %1054 : index
    %1056 = arith.cmpi slt, %1055, %14 : index
    scf.if %1056 {
      %1057 = arith.cmpi eq, %hasFactors, %c6 : index
      %1058 = memref.load %factors[%1055] : memref<?xf32>
      %1059 = arith.select %1057, %1058, %c26 : f32
      %1060 = arith.remui %1050, %c1 : index
      %1061 = arith.muli %1060, %c13 : index
      %1062 = arith.addi %10, %1061 : index
      %1063 = vector.load %w[%1062] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1064 = vector.bitcast %1063 : vector<4xi8> to vector<1xf32>
      %1065 = vector.extract %1064[0] : f32 from vector<1xf32>
      %1066 = arith.mulf %1065, %1059 : f32
      %1067 = arith.mulf %1048, %1066 : f32
      %1068 = arith.remui %1050, %c1 : index
      %1069 = arith.muli %1068, %c13 : index
      %1070 = arith.addi %12, %1069 : index
      %1071 = vector.load %w[%1070] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1072 = vector.bitcast %1071 : vector<4xi8> to vector<1xf32>
      %1073 = vector.extract %1072[0] : f32 from vector<1xf32>
      %1074 = arith.mulf %1073, %1059 : f32
      %1075 = arith.mulf %1049, %1074 : f32
      %1076 = arith.muli %1055, %outputFeatures : index
      %1077 = arith.addi %1076, %19 : index
      %1078 = wave.lane
      %1079 = arith.remui %1078, %c1 : index
      %1080 = arith.addi %1077, %1079 : index
      scf.if %17 {
        %1081 = arith.addi %1080, %c5 : index
        %1082 = memref.load %residual[%1081] : memref<?xf32>
        %1083 = arith.addf %1082, %1067 : f32
        %1084 = arith.addi %1080, %c5 : index
        memref.store %1083, %out[%1084] : memref<?xf32>
      } else {
        %1085 = arith.addi %1080, %c5 : index
        memref.store %1067, %out[%1085] : memref<?xf32>
      }
      scf.if %17 {
        %1086 = arith.addi %1080, %c1 : index
        %1087 = memref.load %residual[%1086] : memref<?xf32>
        %1088 = arith.addf %1087, %1075 : f32
        %1089 = arith.addi %1080, %c1 : index
        memref.store %1088, %out[%1089] : memref<?xf32>
      } else {
        %1090 = arith.addi %1080, %c1 : index
        memref.store %1075, %out[%1090] : memref<?xf32>
      }
    }
    %1091 = vector.extract %543#0[7] : f32 from vector<8xf32>
    %1092 = vector.extract %543#1[7] : f32 from vector<8xf32>
    %1093 = wave.lane
    %1094 = arith.addi %15, %c5 : index
    %1095 = arith.muli %c29, %c4 : index
    %1096 = arith.addi %1094, %1095 : index
    %1097 = arith.divui %1093, %c1 : index
    %1098 = arith.addi %1096, %1097 : index
    %1099 = arith.cmpi slt, %1098, %14 : index
    scf.if %1099 {
      %1100 = arith.cmpi eq, %hasFactors, %c6 : index
      %1101 = memref.load %factors[%1098] : memref<?xf32>
      %1102 = arith.select %1100, %1101, %c26 : f32
      %1103 = arith.remui %1093, %c1 : index
      %1104 = arith.muli %1103, %c13 : index
      %1105 = arith.addi %10, %1104 : index
      %1106 = vector.load %w[%1105] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1107 = vector.bitcast %1106 : vector<4xi8> to vector<1xf32>
      %1108 = vector.extract %1107[0] : f32 from vector<1xf32>
      %1109 = arith.mulf %1108, %1102 : f32
      %1110 = arith.mulf %1091, %1109 : f32
      %1111 = arith.remui %1093, %c1 : index
      %1112 = arith.muli %1111, %c13 : index
      %1113 = arith.addi %12, %1112 : index
      %1114 = vector.load %w[%1113] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1115 = vector.bitcast %1114 : vector<4xi8> to vector<1xf32>
      %1116 = vector.extract %1115[0] : f32 from vector<1xf32>
      %1117 = arith.mulf %1116, %1102 : f32
      %1118 = arith.mulf %1092, %1117 : f32
      %1119 = arith.muli %1098, %outputFeatures : index
      %1120 = arith.addi %1119, %19 : index
      %1121 = wave.lane
      %1122 = arith.remui %1121, %c1 : index
      %1123 = arith.addi %1120, %1122 : index
      scf.if %17 {
        %1124 = arith.addi %1123, %c5 : index
        %1125 = memref.load %residual[%1124] : memref<?xf32>
        %1126 = arith.addf %1125, %1110 : f32
        %1127 = arith.addi %1123, %c5 : index
        memref.store %1126, %out[%1127] : memref<?xf32>
      } else {
        %1128 = arith.addi %1123, %c5 : index
        memref.store %1110, %out[%1128] : memref<?xf32>
      }
      scf.if %17 {
        %1129 = arith.addi %1123, %c1 : index
        %1130 = memref.load %residual[%1129] : memref<?xf32>
        %1131 = arith.addf %1130, %1118 : f32
        %1132 = arith.addi %1123, %c1 : index
        memref.store %1131, %out[%1132] : memref<?xf32>
      } else {
        %1133 = arith.addi %1123, %c1 : index
        memref.store %1118, %out[%1133] : memref<?xf32>
      }
    }
    %1134 = wave.lane
    %1135 = vector.extract %543#2[0] : f32 from vector<8xf32>
    %1136 = vector.extract %543#3[0] : f32 from vector<8xf32>
    %1137 = wave.lane
    %1138 = arith.addi %15, %c1 : index
    %1139 = arith.muli %c5, %c4 : index
    %1140 = arith.addi %1138, %1139 : index
    %1141 = arith.divui %1137, %c1 : index
    %1142 = arith.addi %1140, %1141 : index
    %1143 = arith.cmpi slt, %1142, %14 : index
    scf.if %1143 {
      %1144 = arith.cmpi eq, %hasFactors, %c6 : index
      %1145 = memref.load %factors[%1142] : memref<?xf32>
      %1146 = arith.select %1144, %1145, %c26 : f32
      %1147 = arith.remui %1137, %c1 : index
      %1148 = arith.muli %1147, %c13 : index
      %1149 = arith.addi %10, %1148 : index
      %1150 = vector.load %w[%1149] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1151 = vector.bitcast %1150 : vector<4xi8> to vector<1xf32>
      %1152 = vector.extract %1151[0] : f32 from vector<1xf32>
      %1153 = arith.mulf %1152, %1146 : f32
      %1154 = arith.mulf %1135, %1153 : f32
      %1155 = arith.remui %1137, %c1 : index
      %1156 = arith.muli %1155, %c13 : index
      %1157 = arith.addi %12, %1156 : index
      %1158 = vector.load %w[%1157] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1159 = vector.bitcast %1158 : vector<4xi8> to vector<1xf32>
      %1160 = vector.extract %1159[0] : f32 from vector<1xf32>
      %1161 = arith.mulf %1160, %1146 : f32
      %1162 = arith.mulf %1136, %1161 : f32
      %1163 = arith.muli %1142, %outputFeatures : index
      %1164 = arith.addi %1163, %19 : index
      %1165 = wave.lane
      %1166 = arith.remui %1165, %c1 : index
      %1167 = arith.addi %1164, %1166 : index
      scf.if %17 {
        %1168 = arith.addi %1167, %c5 : index
        %1169 = memref.load %residual[%1168] : memref<?xf32>
        %1170 = arith.addf %1169, %1154 : f32
        %1171 = arith.addi %1167, %c5 : index
        memref.store %1170, %out[%1171] : memref<?xf32>
      } else {
        %1172 = arith.addi %1167, %c5 : index
        memref.store %1154, %out[%1172] : memref<?xf32>
      }
      scf.if %17 {
        %1173 = arith.addi %1167, %c1 : index
        %1174 = memref.load %residual[%1173] : memref<?xf32>
        %1175 = arith.addf %1174, %1162 : f32
        %1176 = arith.addi %1167, %c1 : index
        memref.store %1175, %out[%1176] : memref<?xf32>
      } else {
        %1177 = arith.addi %1167, %c1 : index
        memref.store %1162, %out[%1177] : memref<?xf32>
      }
    }
    %1178 = vector.extract %543#2[1] : f32 from vector<8xf32>
    %1179 = vector.extract %543#3[1] : f32 from vector<8xf32>
    %1180 = wave.lane
    %1181 = arith.addi %15, %c1 : index
    %1182 = arith.muli %c6, %c4 : index
    %1183 = arith.addi %1181, %1182 : index
    %1184 = arith.divui %1180, %c1 : index
    %1185 = arith.addi %1183, %1184 : index
    %1186 = arith.cmpi slt, %1185, %14 : index
    scf.if %1186 {
      %1187 = arith.cmpi eq, %hasFactors, %c6 : index
      %1188 = memref.load %factors[%1185] : memref<?xf32>
      %1189 = arith.select %1187, %1188, %c26 : f32
      %1190 = arith.remui %1180, %c1 : index
      %1191 = arith.muli %1190, %c13 : index
      %1192 = arith.addi %10, %1191 : index
      %1193 = vector.load %w[%1192] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1194 = vector.bitcast %1193 : vector<4xi8> to vector<1xf32>
      %1195 = vector.extract %1194[0] : f32 from vector<1xf32>
      %1196 = arith.mulf %1195, %1189 : f32
      %1197 = arith.mulf %1178, %1196 : f32
      %1198 = arith.remui %1180, %c1 : index
      %1199 = arith.muli %1198, %c13 : index
      %1200 = arith.addi %12, %1199 : index
      %1201 = vector.load %w[%1200] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1202 = vector.bitcast %1201 : vector<4xi8> to vector<1xf32>
      %1203 = vector.extract %1202[0] : f32 from vector<1xf32>
      %1204 = arith.mulf %1203, %1189 : f32
      %1205 = arith.mulf %1179, %1204 : f32
      %1206 = arith.muli %1185, %outputFeatures : index
      %1207 = arith.addi %1206, %19 : index
      %1208 = wave.lane
      %1209 = arith.remui %1208, %c1 : index
      %1210 = arith.addi %1207, %1209 : index
      scf.if %17 {
        %1211 = arith.addi %1210, %c5 : index
        %1212 = memref.load %residual[%1211] : memref<?xf32>
        %1213 = arith.addf %1212, %1197 : f32
        %1214 = arith.addi %1210, %c5 : index
        memref.store %1213, %out[%1214] : memref<?xf32>
      } else {
        %1215 = arith.addi %1210, %c5 : index
        memref.store %1197, %out[%1215] : memref<?xf32>
      }
      scf.if %17 {
        %1216 = arith.addi %1210, %c1 : index
        %1217 = memref.load %residual[%1216] : memref<?xf32>
        %1218 = arith.addf %1217, %1205 : f32
        %1219 = arith.addi %1210, %c1 : index
        memref.store %1218, %out[%1219] : memref<?xf32>
      } else {
        %1220 = arith.addi %1210, %c1 : index
        memref.store %1205, %out[%1220] : memref<?xf32>
      }
    }
    %1221 = vector.extract %543#2[2] : f32 from vector<8xf32>
    %1222 = vector.extract %543#3[2] : f32 from vector<8xf32>
    %1223 = wave.lane
    %1224 = arith.addi %15, %c1 : index
    %1225 = arith.muli %c4, %c4 : index
    %1226 = arith.addi %1224, %1225 : index
    %1227 = arith.divui %1223, %c1 : index
    %1228 = arith.addi %1226, %1227 : index
    %1229 = arith.cmpi slt, %1228, %14 : index
    scf.if %1229 {
      %1230 = arith.cmpi eq, %hasFactors, %c6 : index
      %1231 = memref.load %factors[%1228] : memref<?xf32>
      %1232 = arith.select %1230, %1231, %c26 : f32
      %1233 = arith.remui %1223, %c1 : index
      %1234 = arith.muli %1233, %c13 : index
      %1235 = arith.addi %10, %1234 : index
      %1236 = vector.load %w[%1235] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1237 = vector.bitcast %1236 : vector<4xi8> to vector<1xf32>
      %1238 = vector.extract %1237[0] : f32 from vector<1xf32>
      %1239 = arith.mulf %1238, %1232 : f32
      %1240 = arith.mulf %1221, %1239 : f32
      %1241 = arith.remui %1223, %c1 : index
      %1242 = arith.muli %1241, %c13 : index
      %1243 = arith.addi %12, %1242 : index
      %1244 = vector.load %w[%1243] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1245 = vector.bitcast %1244 : vector<4xi8> to vector<1xf32>
      %1246 = vector.extract %1245[0] : f32 from vector<1xf32>
      %1247 = arith.mulf %1246, %1232 : f32
      %1248 = arith.mulf %1222, %1247 : f32
      %1249 = arith.muli %1228, %outputFeatures : index
      %1250 = arith.addi %1249, %19 : index
      %1251 = wave.lane
      %1252 = arith.remui %1251, %c1 : index
      %1253 = arith.addi %1250, %1252 : index
      scf.if %17 {
        %1254 = arith.addi %1253, %c5 : index
        %1255 = memref.load %residual[%1254] : memref<?xf32>
        %1256 = arith.addf %1255, %1240 : f32
        %1257 = arith.addi %1253, %c5 : index
        memref.store %1256, %out[%1257] : memref<?xf32>
      } else {
        %1258 = arith.addi %1253, %c5 : index
        memref.store %1240, %out[%1258] : memref<?xf32>
      }
      scf.if %17 {
        %1259 = arith.addi %1253, %c1 : index
        %1260 = memref.load %residual[%1259] : memref<?xf32>
        %1261 = arith.addf %1260, %1248 : f32
        %1262 = arith.addi %1253, %c1 : index
        memref.store %1261, %out[%1262] : memref<?xf32>
      } else {
        %1263 = arith.addi %1253, %c1 : index
        memref.store %1248, %out[%1263] : memref<?xf32>
      }
    }
    %1264 = vector.extract %543#2[3] : f32 from vector<8xf32>
    %1265 = vector.extract %543#3[3] : f32 from vector<8xf32>
    %1266 = wave.lane
    %1267 = arith.addi %15, %c1 : index
    %1268 = arith.muli %c24, %c4 : index
    %1269 = arith.addi %1267, %1268 : index
    %1270 = arith.divui %1266, %c1 : index
    %1271 = arith.addi %1269, %1270 : index
    %1272 = arith.cmpi slt, %1271, %14 : index
    scf.if %1272 {
      %1273 = arith.cmpi eq, %hasFactors, %c6 : index
      %1274 = memref.load %factors[%1271] : memref<?xf32>
      %1275 = arith.select %1273, %1274, %c26 : f32
      %1276 = arith.remui %1266, %c1 : index
      %1277 = arith.muli %1276, %c13 : index
      %1278 = arith.addi %10, %1277 : index
      %1279 = vector.load %w[%1278] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1280 = vector.bitcast %1279 : vector<4xi8> to vector<1xf32>
      %1281 = vector.extract %1280[0] : f32 from vector<1xf32>
      %1282 = arith.mulf %1281, %1275 : f32
      %1283 = arith.mulf %1264, %1282 : f32
      %1284 = arith.remui %1266, %c1 : index
      %1285 = arith.muli %1284, %c13 : index
      %1286 = arith.addi %12, %1285 : index
      %1287 = vector.load %w[%1286] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1288 = vector.bitcast %1287 : vector<4xi8> to vector<1xf32>
      %1289 = vector.extract %1288[0] : f32 from vector<1xf32>
      %1290 = arith.mulf %1289, %1275 : f32
      %1291 = arith.mulf %1265, %1290 : f32
      %1292 = arith.muli %1271, %outputFeatures : index
      %1293 = arith.addi %1292, %19 : index
      %1294 = wave.lane
      %1295 = arith.remui %1294, %c1 : index
      %1296 = arith.addi %1293, %1295 : index
      scf.if %17 {
        %1297 = arith.addi %1296, %c5 : index
        %1298 = memref.load %residual[%1297] : memref<?xf32>
        %1299 = arith.addf %1298, %1283 : f32
        %1300 = arith.addi %1296, %c5 : index
        memref.store %1299, %out[%1300] : memref<?xf32>
      } else {
        %1301 = arith.addi %1296, %c5 : index
        memref.store %1283, %out[%1301] : memref<?xf32>
      }
      scf.if %17 {
        %1302 = arith.addi %1296, %c1 : index
        %1303 = memref.load %residual[%1302] : memref<?xf32>
        %1304 = arith.addf %1303, %1291 : f32
        %1305 = arith.addi %1296, %c1 : index
        memref.store %1304, %out[%1305] : memref<?xf32>
      } else {
        %1306 = arith.addi %1296, %c1 : index
        memref.store %1291, %out[%1306] : memref<?xf32>
      }
    }
    %1307 = vector.extract %543#2[4] : f32 from vector<8xf32>
    %1308 = vector.extract %543#3[4] : f32 from vector<8xf32>
    %1309 = wave.lane
    %1310 = arith.addi %15, %c1 : index
    %1311 = arith.muli %c13, %c4 : index
    %1312 = arith.addi %1310, %1311 : index
    %1313 = arith.divui %1309, %c1 : index
    %1314 = arith.addi %1312, %1313 : index
    %1315 = arith.cmpi slt, %1314, %14 : index
    scf.if %1315 {
      %1316 = arith.cmpi eq, %hasFactors, %c6 : index
      %1317 = memref.load %factors[%1314] : memref<?xf32>
      %1318 = arith.select %1316, %1317, %c26 : f32
      %1319 = arith.remui %1309, %c1 : index
      %1320 = arith.muli %1319, %c13 : index
      %1321 = arith.addi %10, %1320 : index
      %1322 = vector.load %w[%1321] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1323 = vector.bitcast %1322 : vector<4xi8> to vector<1xf32>
      %1324 = vector.extract %1323[0] : f32 from vector<1xf32>
      %1325 = arith.mulf %1324, %1318 : f32
      %1326 = arith.mulf %1307, %1325 : f32
      %1327 = arith.remui %1309, %c1 : index
      %1328 = arith.muli %1327, %c13 : index
      %1329 = arith.addi %12, %1328 : index
      %1330 = vector.load %w[%1329] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1331 = vector.bitcast %1330 : vector<4xi8> to vector<1xf32>
      %1332 = vector.extract %1331[0] : f32 from vector<1xf32>
      %1333 = arith.mulf %1332, %1318 : f32
      %1334 = arith.mulf %1308, %1333 : f32
      %1335 = arith.muli %1314, %outputFeatures : index
      %1336 = arith.addi %1335, %19 : index
      %1337 = wave.lane
      %1338 = arith.remui %1337, %c1 : index
      %1339 = arith.addi %1336, %1338 : index
      scf.if %17 {
        %1340 = arith.addi %1339, %c5 : index
        %1341 = memref.load %residual[%1340] : memref<?xf32>
        %1342 = arith.addf %1341, %1326 : f32
        %1343 = arith.addi %1339, %c5 : index
        memref.store %1342, %out[%1343] : memref<?xf32>
      } else {
        %1344 = arith.addi %1339, %c5 : index
        memref.store %1326, %out[%1344] : memref<?xf32>
      }
      scf.if %17 {
        %1345 = arith.addi %1339, %c1 : index
        %1346 = memref.load %residual[%1345] : memref<?xf32>
        %1347 = arith.addf %1346, %1334 : f32
        %1348 = arith.addi %1339, %c1 : index
        memref.store %1347, %out[%1348] : memref<?xf32>
      } else {
        %1349 = arith.addi %1339, %c1 : index
        memref.store %1334, %out[%1349] : memref<?xf32>
      }
    }
    %1350 = vector.extract %543#2[5] : f32 from vector<8xf32>
    %1351 = vector.extract %543#3[5] : f32 from vector<8xf32>
    %1352 = wave.lane
    %1353 = arith.addi %15, %c1 : index
    %1354 = arith.muli %c27, %c4 : index
    %1355 = arith.addi %1353, %1354 : index
    %1356 = arith.divui %1352, %c1 : index
    %1357 = arith.addi %1355, %1356 : index
    %1358 = arith.cmpi slt, %1357, %14 : index
    scf.if %1358 {
      %1359 = arith.cmpi eq, %hasFactors, %c6 : index
      %1360 = memref.load %factors[%1357] : memref<?xf32>
      %1361 = arith.select %1359, %1360, %c26 : f32
      %1362 = arith.remui %1352, %c1 : index
      %1363 = arith.muli %1362, %c13 : index
      %1364 = arith.addi %10, %1363 : index
      %1365 = vector.load %w[%1364] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1366 = vector.bitcast %1365 : vector<4xi8> to vector<1xf32>
      %1367 = vector.extract %1366[0] : f32 from vector<1xf32>
      %1368 = arith.mulf %1367, %1361 : f32
      %1369 = arith.mulf %1350, %1368 : f32
      %1370 = arith.remui %1352, %c1 : index
      %1371 = arith.muli %1370, %c13 : index
      %1372 = arith.addi %12, %1371 : index
      %1373 = vector.load %w[%1372] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1374 = vector.bitcast %1373 : vector<4xi8> to vector<1xf32>
      %1375 = vector.extract %1374[0] : f32 from vector<1xf32>
      %1376 = arith.mulf %1375, %1361 : f32
      %1377 = arith.mulf %1351, %1376 : f32
      %1378 = arith.muli %1357, %outputFeatures : index
      %1379 = arith.addi %1378, %19 : index
      %1380 = wave.lane
      %1381 = arith.remui %1380, %c1 : index
      %1382 = arith.addi %1379, %1381 : index
      scf.if %17 {
        %1383 = arith.addi %1382, %c5 : index
        %1384 = memref.load %residual[%1383] : memref<?xf32>
        %1385 = arith.addf %1384, %1369 : f32
        %1386 = arith.addi %1382, %c5 : index
        memref.store %1385, %out[%1386] : memref<?xf32>
      } else {
        %1387 = arith.addi %1382, %c5 : index
        memref.store %1369, %out[%1387] : memref<?xf32>
      }
      scf.if %17 {
        %1388 = arith.addi %1382, %c1 : index
        %1389 = memref.load %residual[%1388] : memref<?xf32>
        %1390 = arith.addf %1389, %1377 : f32
        %1391 = arith.addi %1382, %c1 : index
        memref.store %1390, %out[%1391] : memref<?xf32>
      } else {
        %1392 = arith.addi %1382, %c1 : index
        memref.store %1377, %out[%1392] : memref<?xf32>
      }
    }
    %1393 = vector.extract %543#2[6] : f32 from vector<8xf32>
    %1394 = vector.extract %543#3[6] : f32 from vector<8xf32>
    %1395 = wave.lane
    %1396 = arith.addi %15, %c1 : index
    %1397 = arith.muli %c28, %c4 : index
    %1398 = arith.addi %1396, %1397 : index
    %1399 = arith.divui %1395, %c1 : index
    %1400 = arith.addi %1398, %1399 : index
    %1401 = arith.cmpi slt, %1400, %14 : index
    scf.if %1401 {
      %1402 = arith.cmpi eq, %hasFactors, %c6 : index
      %1403 = memref.load %factors[%1400] : memref<?xf32>
      %1404 = arith.select %1402, %1403, %c26 : f32
      %1405 = arith.remui %1395, %c1 : index
      %1406 = arith.muli %1405, %c13 : index
      %1407 = arith.addi %10, %1406 : index
      %1408 = vector.load %w[%1407] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1409 = vector.bitcast %1408 : vector<4xi8> to vector<1xf32>
      %1410 = vector.extract %1409[0] : f32 from vector<1xf32>
      %1411 = arith.mulf %1410, %1404 : f32
      %1412 = arith.mulf %1393, %1411 : f32
      %1413 = arith.remui %1395, %c1 : index
      %1414 = arith.muli %1413, %c13 : index
      %1415 = arith.addi %12, %1414 : index
      %1416 = vector.load %w[%1415] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1417 = vector.bitcast %1416 : vector<4xi8> to vector<1xf32>
      %1418 = vector.extract %1417[0] : f32 from vector<1xf32>
      %1419 = arith.mulf %1418, %1404 : f32
      %1420 = arith.mulf %1394, %1419 : f32
      %1421 = arith.muli %1400, %outputFeatures : index
      %1422 = arith.addi %1421, %19 : index
      %1423 = wave.lane
      %1424 = arith.remui %1423, %c1 : index
      %1425 = arith.addi %1422, %1424 : index
      scf.if %17 {
        %1426 = arith.addi %1425, %c5 : index
        %1427 = memref.load %residual[%1426] : memref<?xf32>
        %1428 = arith.addf %1427, %1412 : f32
        %1429 = arith.addi %1425, %c5 : index
        memref.store %1428, %out[%1429] : memref<?xf32>
      } else {
        %1430 = arith.addi %1425, %c5 : index
        memref.store %1412, %out[%1430] : memref<?xf32>
      }
      scf.if %17 {
        %1431 = arith.addi %1425, %c1 : index
        %1432 = memref.load %residual[%1431] : memref<?xf32>
        %1433 = arith.addf %1432, %1420 : f32
        %1434 = arith.addi %1425, %c1 : index
        memref.store %1433, %out[%1434] : memref<?xf32>
      } else {
        %1435 = arith.addi %1425, %c1 : index
        memref.store %1420, %out[%1435] : memref<?xf32>
      }
    }
    %1436 = vector.extract %543#2[7] : f32 from vector<8xf32>
    %1437 = vector.extract %543#3[7] : f32 from vector<8xf32>
    %1438 = wave.lane
    %1439 = arith.addi %15, %c1 : index
    %1440 = arith.muli %c29, %c4 : index
    %1441 = arith.addi %1439, %1440 : index
    %1442 = arith.divui %1438, %c1 : index
    %1443 = arith.addi %1441, %1442 : index
    %1444 = arith.cmpi slt, %1443, %14 : index
    scf.if %1444 {
      %1445 = arith.cmpi eq, %hasFactors, %c6 : index
      %1446 = memref.load %factors[%1443] : memref<?xf32>
      %1447 = arith.select %1445, %1446, %c26 : f32
      %1448 = arith.remui %1438, %c1 : index
      %1449 = arith.muli %1448, %c13 : index
      %1450 = arith.addi %10, %1449 : index
      %1451 = vector.load %w[%1450] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1452 = vector.bitcast %1451 : vector<4xi8> to vector<1xf32>
      %1453 = vector.extract %1452[0] : f32 from vector<1xf32>
      %1454 = arith.mulf %1453, %1447 : f32
      %1455 = arith.mulf %1436, %1454 : f32
      %1456 = arith.remui %1438, %c1 : index
      %1457 = arith.muli %1456, %c13 : index
      %1458 = arith.addi %12, %1457 : index
      %1459 = vector.load %w[%1458] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1460 = vector.bitcast %1459 : vector<4xi8> to vector<1xf32>
      %1461 = vector.extract %1460[0] : f32 from vector<1xf32>
      %1462 = arith.mulf %1461, %1447 : f32
      %1463 = arith.mulf %1437, %1462 : f32
      %1464 = arith.muli %1443, %outputFeatures : index
      %1465 = arith.addi %1464, %19 : index
      %1466 = wave.lane
      %1467 = arith.remui %1466, %c1 : index
      %1468 = arith.addi %1465, %1467 : index
      scf.if %17 {
        %1469 = arith.addi %1468, %c5 : index
        %1470 = memref.load %residual[%1469] : memref<?xf32>
        %1471 = arith.addf %1470, %1455 : f32
        %1472 = arith.addi %1468, %c5 : index
        memref.store %1471, %out[%1472] : memref<?xf32>
      } else {
        %1473 = arith.addi %1468, %c5 : index
        memref.store %1455, %out[%1473] : memref<?xf32>
      }
      scf.if %17 {
        %1474 = arith.addi %1468, %c1 : index
        %1475 = memref.load %residual[%1474] : memref<?xf32>
        %1476 = arith.addf %1475, %1463 : f32
        %1477 = arith.addi %1468, %c1 : index
        memref.store %1476, %out[%1477] : memref<?xf32>
      } else {
        %1478 = arith.addi %1468, %c1 : index
        memref.store %1463, %out[%1478] : memref<?xf32>
      }
    }
    %1479 = wave.lane
    %1480 = vector.extract %543#4[0] : f32 from vector<8xf32>
    %1481 = vector.extract %543#5[0] : f32 from vector<8xf32>
    %1482 = wave.lane
    %1483 = arith.addi %15, %c12 : index
    %1484 = arith.muli %c5, %c4 : index
    %1485 = arith.addi %1483, %1484 : index
    %1486 = arith.divui %1482, %c1 : index
    %1487 = arith.addi %1485, %1486 : index
    %1488 = arith.cmpi slt, %1487, %14 : index
    scf.if %1488 {
      %1489 = arith.cmpi eq, %hasFactors, %c6 : index
      %1490 = memref.load %factors[%1487] : memref<?xf32>
      %1491 = arith.select %1489, %1490, %c26 : f32
      %1492 = arith.remui %1482, %c1 : index
      %1493 = arith.muli %1492, %c13 : index
      %1494 = arith.addi %10, %1493 : index
      %1495 = vector.load %w[%1494] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1496 = vector.bitcast %1495 : vector<4xi8> to vector<1xf32>
      %1497 = vector.extract %1496[0] : f32 from vector<1xf32>
      %1498 = arith.mulf %1497, %1491 : f32
      %1499 = arith.mulf %1480, %1498 : f32
      %1500 = arith.remui %1482, %c1 : index
      %1501 = arith.muli %1500, %c13 : index
      %1502 = arith.addi %12, %1501 : index
      %1503 = vector.load %w[%1502] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1504 = vector.bitcast %1503 : vector<4xi8> to vector<1xf32>
      %1505 = vector.extract %1504[0] : f32 from vector<1xf32>
      %1506 = arith.mulf %1505, %1491 : f32
      %1507 = arith.mulf %1481, %1506 : f32
      %1508 = arith.muli %1487, %outputFeatures : index
      %1509 = arith.addi %1508, %19 : index
      %1510 = wave.lane
      %1511 = arith.remui %1510, %c1 : index
      %1512 = arith.addi %1509, %1511 : index
      scf.if %17 {
        %1513 = arith.addi %1512, %c5 : index
        %1514 = memref.load %residual[%1513] : memref<?xf32>
        %1515 = arith.addf %1514, %1499 : f32
        %1516 = arith.addi %1512, %c5 : index
        memref.store %1515, %out[%1516] : memref<?xf32>
      } else {
        %1517 = arith.addi %1512, %c5 : index
        memref.store %1499, %out[%1517] : memref<?xf32>
      }
      scf.if %17 {
        %1518 = arith.addi %1512, %c1 : index
        %1519 = memref.load %residual[%1518] : memref<?xf32>
        %1520 = arith.addf %1519, %1507 : f32
        %1521 = arith.addi %1512, %c1 : index
        memref.store %1520, %out[%1521] : memref<?xf32>
      } else {
        %1522 = arith.addi %1512, %c1 : index
        memref.store %1507, %out[%1522] : memref<?xf32>
      }
    }
    %1523 = vector.extract %543#4[1] : f32 from vector<8xf32>
    %1524 = vector.extract %543#5[1] : f32 from vector<8xf32>
    %1525 = wave.lane
    %1526 = arith.addi %15, %c12 : index
    %1527 = arith.muli %c6, %c4 : index
    %1528 = arith.addi %1526, %1527 : index
    %1529 = arith.divui %1525, %c1 : index
    %1530 = arith.addi %1528, %1529 : index
    %1531 = arith.cmpi slt, %1530, %14 : index
    scf.if %1531 {
      %1532 = arith.cmpi eq, %hasFactors, %c6 : index
      %1533 = memref.load %factors[%1530] : memref<?xf32>
      %1534 = arith.select %1532, %1533, %c26 : f32
      %1535 = arith.remui %1525, %c1 : index
      %1536 = arith.muli %1535, %c13 : index
      %1537 = arith.addi %10, %1536 : index
      %1538 = vector.load %w[%1537] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1539 = vector.bitcast %1538 : vector<4xi8> to vector<1xf32>
      %1540 = vector.extract %1539[0] : f32 from vector<1xf32>
      %1541 = arith.mulf %1540, %1534 : f32
      %1542 = arith.mulf %1523, %1541 : f32
      %1543 = arith.remui %1525, %c1 : index
      %1544 = arith.muli %1543, %c13 : index
      %1545 = arith.addi %12, %1544 : index
      %1546 = vector.load %w[%1545] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1547 = vector.bitcast %1546 : vector<4xi8> to vector<1xf32>
      %1548 = vector.extract %1547[0] : f32 from vector<1xf32>
      %1549 = arith.mulf %1548, %1534 : f32
      %1550 = arith.mulf %1524, %1549 : f32
      %1551 = arith.muli %1530, %outputFeatures : index
      %1552 = arith.addi %1551, %19 : index
      %1553 = wave.lane
      %1554 = arith.remui %1553, %c1 : index
      %1555 = arith.addi %1552, %1554 : index
      scf.if %17 {
        %1556 = arith.addi %1555, %c5 : index
        %1557 = memref.load %residual[%1556] : memref<?xf32>
        %1558 = arith.addf %1557, %1542 : f32
        %1559 = arith.addi %1555, %c5 : index
        memref.store %1558, %out[%1559] : memref<?xf32>
      } else {
        %1560 = arith.addi %1555, %c5 : index
        memref.store %1542, %out[%1560] : memref<?xf32>
      }
      scf.if %17 {
        %1561 = arith.addi %1555, %c1 : index
        %1562 = memref.load %residual[%1561] : memref<?xf32>
        %1563 = arith.addf %1562, %1550 : f32
        %1564 = arith.addi %1555, %c1 : index
        memref.store %1563, %out[%1564] : memref<?xf32>
      } else {
        %1565 = arith.addi %1555, %c1 : index
        memref.store %1550, %out[%1565] : memref<?xf32>
      }
    }
    %1566 = vector.extract %543#4[2] : f32 from vector<8xf32>
    %1567 = vector.extract %543#5[2] : f32 from vector<8xf32>
    %1568 = wave.lane
    %1569 = arith.addi %15, %c12 : index
    %1570 = arith.muli %c4, %c4 : index
    %1571 = arith.addi %1569, %1570 : index
    %1572 = arith.divui %1568, %c1 : index
    %1573 = arith.addi %1571, %1572 : index
    %1574 = arith.cmpi slt, %1573, %14 : index
    scf.if %1574 {
      %1575 = arith.cmpi eq, %hasFactors, %c6 : index
      %1576 = memref.load %factors[%1573] : memref<?xf32>
      %1577 = arith.select %1575, %1576, %c26 : f32
      %1578 = arith.remui %1568, %c1 : index
      %1579 = arith.muli %1578, %c13 : index
      %1580 = arith.addi %10, %1579 : index
      %1581 = vector.load %w[%1580] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1582 = vector.bitcast %1581 : vector<4xi8> to vector<1xf32>
      %1583 = vector.extract %1582[0] : f32 from vector<1xf32>
      %1584 = arith.mulf %1583, %1577 : f32
      %1585 = arith.mulf %1566, %1584 : f32
      %1586 = arith.remui %1568, %c1 : index
      %1587 = arith.muli %1586, %c13 : index
      %1588 = arith.addi %12, %1587 : index
      %1589 = vector.load %w[%1588] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1590 = vector.bitcast %1589 : vector<4xi8> to vector<1xf32>
      %1591 = vector.extract %1590[0] : f32 from vector<1xf32>
      %1592 = arith.mulf %1591, %1577 : f32
      %1593 = arith.mulf %1567, %1592 : f32
      %1594 = arith.muli %1573, %outputFeatures : index
      %1595 = arith.addi %1594, %19 : index
      %1596 = wave.lane
      %1597 = arith.remui %1596, %c1 : index
      %1598 = arith.addi %1595, %1597 : index
      scf.if %17 {
        %1599 = arith.addi %1598, %c5 : index
        %1600 = memref.load %residual[%1599] : memref<?xf32>
        %1601 = arith.addf %1600, %1585 : f32
        %1602 = arith.addi %1598, %c5 : index
        memref.store %1601, %out[%1602] : memref<?xf32>
      } else {
        %1603 = arith.addi %1598, %c5 : index
        memref.store %1585, %out[%1603] : memref<?xf32>
      }
      scf.if %17 {
        %1604 = arith.addi %1598, %c1 : index
        %1605 = memref.load %residual[%1604] : memref<?xf32>
        %1606 = arith.addf %1605, %1593 : f32
        %1607 = arith.addi %1598, %c1 : index
        memref.store %1606, %out[%1607] : memref<?xf32>
      } else {
        %1608 = arith.addi %1598, %c1 : index
        memref.store %1593, %out[%1608] : memref<?xf32>
      }
    }
    %1609 = vector.extract %543#4[3] : f32 from vector<8xf32>
    %1610 = vector.extract %543#5[3] : f32 from vector<8xf32>
    %1611 = wave.lane
    %1612 = arith.addi %15, %c12 : index
    %1613 = arith.muli %c24, %c4 : index
    %1614 = arith.addi %1612, %1613 : index
    %1615 = arith.divui %1611, %c1 : index
    %1616 = arith.addi %1614, %1615 : index
    %1617 = arith.cmpi slt, %1616, %14 : index
    scf.if %1617 {
      %1618 = arith.cmpi eq, %hasFactors, %c6 : index
      %1619 = memref.load %factors[%1616] : memref<?xf32>
      %1620 = arith.select %1618, %1619, %c26 : f32
      %1621 = arith.remui %1611, %c1 : index
      %1622 = arith.muli %1621, %c13 : index
      %1623 = arith.addi %10, %1622 : index
      %1624 = vector.load %w[%1623] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1625 = vector.bitcast %1624 : vector<4xi8> to vector<1xf32>
      %1626 = vector.extract %1625[0] : f32 from vector<1xf32>
      %1627 = arith.mulf %1626, %1620 : f32
      %1628 = arith.mulf %1609, %1627 : f32
      %1629 = arith.remui %1611, %c1 : index
      %1630 = arith.muli %1629, %c13 : index
      %1631 = arith.addi %12, %1630 : index
      %1632 = vector.load %w[%1631] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1633 = vector.bitcast %1632 : vector<4xi8> to vector<1xf32>
      %1634 = vector.extract %1633[0] : f32 from vector<1xf32>
      %1635 = arith.mulf %1634, %1620 : f32
      %1636 = arith.mulf %1610, %1635 : f32
      %1637 = arith.muli %1616, %outputFeatures : index
      %1638 = arith.addi %1637, %19 : index
      %1639 = wave.lane
      %1640 = arith.remui %1639, %c1 : index
      %1641 = arith.addi %1638, %1640 : index
      scf.if %17 {
        %1642 = arith.addi %1641, %c5 : index
        %1643 = memref.load %residual[%1642] : memref<?xf32>
        %1644 = arith.addf %1643, %1628 : f32
        %1645 = arith.addi %1641, %c5 : index
        memref.store %1644, %out[%1645] : memref<?xf32>
      } else {
        %1646 = arith.addi %1641, %c5 : index
        memref.store %1628, %out[%1646] : memref<?xf32>
      }
      scf.if %17 {
        %1647 = arith.addi %1641, %c1 : index
        %1648 = memref.load %residual[%1647] : memref<?xf32>
        %1649 = arith.addf %1648, %1636 : f32
        %1650 = arith.addi %1641, %c1 : index
        memref.store %1649, %out[%1650] : memref<?xf32>
      } else {
        %1651 = arith.addi %1641, %c1 : index
        memref.store %1636, %out[%1651] : memref<?xf32>
      }
    }
    %1652 = vector.extract %543#4[4] : f32 from vector<8xf32>
    %1653 = vector.extract %543#5[4] : f32 from vector<8xf32>
    %1654 = wave.lane
    %1655 = arith.addi %15, %c12 : index
    %1656 = arith.muli %c13, %c4 : index
    %1657 = arith.addi %1655, %1656 : index
    %1658 = arith.divui %1654, %c1 : index
    %1659 = arith.addi %1657, %1658 : index
    %1660 = arith.cmpi slt, %1659, %14 : index
    scf.if %1660 {
      %1661 = arith.cmpi eq, %hasFactors, %c6 : index
      %1662 = memref.load %factors[%1659] : memref<?xf32>
      %1663 = arith.select %1661, %1662, %c26 : f32
      %1664 = arith.remui %1654, %c1 : index
      %1665 = arith.muli %1664, %c13 : index
      %1666 = arith.addi %10, %1665 : index
      %1667 = vector.load %w[%1666] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1668 = vector.bitcast %1667 : vector<4xi8> to vector<1xf32>
      %1669 = vector.extract %1668[0] : f32 from vector<1xf32>
      %1670 = arith.mulf %1669, %1663 : f32
      %1671 = arith.mulf %1652, %1670 : f32
      %1672 = arith.remui %1654, %c1 : index
      %1673 = arith.muli %1672, %c13 : index
      %1674 = arith.addi %12, %1673 : index
      %1675 = vector.load %w[%1674] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1676 = vector.bitcast %1675 : vector<4xi8> to vector<1xf32>
      %1677 = vector.extract %1676[0] : f32 from vector<1xf32>
      %1678 = arith.mulf %1677, %1663 : f32
      %1679 = arith.mulf %1653, %1678 : f32
      %1680 = arith.muli %1659, %outputFeatures : index
      %1681 = arith.addi %1680, %19 : index
      %1682 = wave.lane
      %1683 = arith.remui %1682, %c1 : index
      %1684 = arith.addi %1681, %1683 : index
      scf.if %17 {
        %1685 = arith.addi %1684, %c5 : index
        %1686 = memref.load %residual[%1685] : memref<?xf32>
        %1687 = arith.addf %1686, %1671 : f32
        %1688 = arith.addi %1684, %c5 : index
        memref.store %1687, %out[%1688] : memref<?xf32>
      } else {
        %1689 = arith.addi %1684, %c5 : index
        memref.store %1671, %out[%1689] : memref<?xf32>
      }
      scf.if %17 {
        %1690 = arith.addi %1684, %c1 : index
        %1691 = memref.load %residual[%1690] : memref<?xf32>
        %1692 = arith.addf %1691, %1679 : f32
        %1693 = arith.addi %1684, %c1 : index
        memref.store %1692, %out[%1693] : memref<?xf32>
      } else {
        %1694 = arith.addi %1684, %c1 : index
        memref.store %1679, %out[%1694] : memref<?xf32>
      }
    }
    %1695 = vector.extract %543#4[5] : f32 from vector<8xf32>
    %1696 = vector.extract %543#5[5] : f32 from vector<8xf32>
    %1697 = wave.lane
    %1698 = arith.addi %15, %c12 : index
    %1699 = arith.muli %c27, %c4 : index
    %1700 = arith.addi %1698, %1699 : index
    %1701 = arith.divui %1697, %c1 : index
    %1702 = arith.addi %1700, %1701 : index
    %1703 = arith.cmpi slt, %1702, %14 : index
    scf.if %1703 {
      %1704 = arith.cmpi eq, %hasFactors, %c6 : index
      %1705 = memref.load %factors[%1702] : memref<?xf32>
      %1706 = arith.select %1704, %1705, %c26 : f32
      %1707 = arith.remui %1697, %c1 : index
      %1708 = arith.muli %1707, %c13 : index
      %1709 = arith.addi %10, %1708 : index
      %1710 = vector.load %w[%1709] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1711 = vector.bitcast %1710 : vector<4xi8> to vector<1xf32>
      %1712 = vector.extract %1711[0] : f32 from vector<1xf32>
      %1713 = arith.mulf %1712, %1706 : f32
      %1714 = arith.mulf %1695, %1713 : f32
      %1715 = arith.remui %1697, %c1 : index
      %1716 = arith.muli %1715, %c13 : index
      %1717 = arith.addi %12, %1716 : index
      %1718 = vector.load %w[%1717] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1719 = vector.bitcast %1718 : vector<4xi8> to vector<1xf32>
      %1720 = vector.extract %1719[0] : f32 from vector<1xf32>
      %1721 = arith.mulf %1720, %1706 : f32
      %1722 = arith.mulf %1696, %1721 : f32
      %1723 = arith.muli %1702, %outputFeatures : index
      %1724 = arith.addi %1723, %19 : index
      %1725 = wave.lane
      %1726 = arith.remui %1725, %c1 : index
      %1727 = arith.addi %1724, %1726 : index
      scf.if %17 {
        %1728 = arith.addi %1727, %c5 : index
        %1729 = memref.load %residual[%1728] : memref<?xf32>
        %1730 = arith.addf %1729, %1714 : f32
        %1731 = arith.addi %1727, %c5 : index
        memref.store %1730, %out[%1731] : memref<?xf32>
      } else {
        %1732 = arith.addi %1727, %c5 : index
        memref.store %1714, %out[%1732] : memref<?xf32>
      }
      scf.if %17 {
        %1733 = arith.addi %1727, %c1 : index
        %1734 = memref.load %residual[%1733] : memref<?xf32>
        %1735 = arith.addf %1734, %1722 : f32
        %1736 = arith.addi %1727, %c1 : index
        memref.store %1735, %out[%1736] : memref<?xf32>
      } else {
        %1737 = arith.addi %1727, %c1 : index
        memref.store %1722, %out[%1737] : memref<?xf32>
      }
    }
    %1738 = vector.extract %543#4[6] : f32 from vector<8xf32>
    %1739 = vector.extract %543#5[6] : f32 from vector<8xf32>
    %1740 = wave.lane
    %1741 = arith.addi %15, %c12 : index
    %1742 = arith.muli %c28, %c4 : index
    %1743 = arith.addi %1741, %1742 : index
    %1744 = arith.divui %1740, %c1 : index
    %1745 = arith.addi %1743, %1744 : index
    %1746 = arith.cmpi slt, %1745, %14 : index
    scf.if %1746 {
      %1747 = arith.cmpi eq, %hasFactors, %c6 : index
      %1748 = memref.load %factors[%1745] : memref<?xf32>
      %1749 = arith.select %1747, %1748, %c26 : f32
      %1750 = arith.remui %1740, %c1 : index
      %1751 = arith.muli %1750, %c13 : index
      %1752 = arith.addi %10, %1751 : index
      %1753 = vector.load %w[%1752] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1754 = vector.bitcast %1753 : vector<4xi8> to vector<1xf32>
      %1755 = vector.extract %1754[0] : f32 from vector<1xf32>
      %1756 = arith.mulf %1755, %1749 : f32
      %1757 = arith.mulf %1738, %1756 : f32
      %1758 = arith.remui %1740, %c1 : index
      %1759 = arith.muli %1758, %c13 : index
      %1760 = arith.addi %12, %1759 : index
      %1761 = vector.load %w[%1760] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1762 = vector.bitcast %1761 : vector<4xi8> to vector<1xf32>
      %1763 = vector.extract %1762[0] : f32 from vector<1xf32>
      %1764 = arith.mulf %1763, %1749 : f32
      %1765 = arith.mulf %1739, %1764 : f32
      %1766 = arith.muli %1745, %outputFeatures : index
      %1767 = arith.addi %1766, %19 : index
      %1768 = wave.lane
      %1769 = arith.remui %1768, %c1 : index
      %1770 = arith.addi %1767, %1769 : index
      scf.if %17 {
        %1771 = arith.addi %1770, %c5 : index
        %1772 = memref.load %residual[%1771] : memref<?xf32>
        %1773 = arith.addf %1772, %1757 : f32
        %1774 = arith.addi %1770, %c5 : index
        memref.store %1773, %out[%1774] : memref<?xf32>
      } else {
        %1775 = arith.addi %1770, %c5 : index
        memref.store %1757, %out[%1775] : memref<?xf32>
      }
      scf.if %17 {
        %1776 = arith.addi %1770, %c1 : index
        %1777 = memref.load %residual[%1776] : memref<?xf32>
        %1778 = arith.addf %1777, %1765 : f32
        %1779 = arith.addi %1770, %c1 : index
        memref.store %1778, %out[%1779] : memref<?xf32>
      } else {
        %1780 = arith.addi %1770, %c1 : index
        memref.store %1765, %out[%1780] : memref<?xf32>
      }
    }
    %1781 = vector.extract %543#4[7] : f32 from vector<8xf32>
    %1782 = vector.extract %543#5[7] : f32 from vector<8xf32>
    %1783 = wave.lane
    %1784 = arith.addi %15, %c12 : index
    %1785 = arith.muli %c29, %c4 : index
    %1786 = arith.addi %1784, %1785 : index
    %1787 = arith.divui %1783, %c1 : index
    %1788 = arith.addi %1786, %1787 : index
    %1789 = arith.cmpi slt, %1788, %14 : index
    scf.if %1789 {
      %1790 = arith.cmpi eq, %hasFactors, %c6 : index
      %1791 = memref.load %factors[%1788] : memref<?xf32>
      %1792 = arith.select %1790, %1791, %c26 : f32
      %1793 = arith.remui %1783, %c1 : index
      %1794 = arith.muli %1793, %c13 : index
      %1795 = arith.addi %10, %1794 : index
      %1796 = vector.load %w[%1795] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1797 = vector.bitcast %1796 : vector<4xi8> to vector<1xf32>
      %1798 = vector.extract %1797[0] : f32 from vector<1xf32>
      %1799 = arith.mulf %1798, %1792 : f32
      %1800 = arith.mulf %1781, %1799 : f32
      %1801 = arith.remui %1783, %c1 : index
      %1802 = arith.muli %1801, %c13 : index
      %1803 = arith.addi %12, %1802 : index
      %1804 = vector.load %w[%1803] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1805 = vector.bitcast %1804 : vector<4xi8> to vector<1xf32>
      %1806 = vector.extract %1805[0] : f32 from vector<1xf32>
      %1807 = arith.mulf %1806, %1792 : f32
      %1808 = arith.mulf %1782, %1807 : f32
      %1809 = arith.muli %1788, %outputFeatures : index
      %1810 = arith.addi %1809, %19 : index
      %1811 = wave.lane
      %1812 = arith.remui %1811, %c1 : index
      %1813 = arith.addi %1810, %1812 : index
      scf.if %17 {
        %1814 = arith.addi %1813, %c5 : index
        %1815 = memref.load %residual[%1814] : memref<?xf32>
        %1816 = arith.addf %1815, %1800 : f32
        %1817 = arith.addi %1813, %c5 : index
        memref.store %1816, %out[%1817] : memref<?xf32>
      } else {
        %1818 = arith.addi %1813, %c5 : index
        memref.store %1800, %out[%1818] : memref<?xf32>
      }
      scf.if %17 {
        %1819 = arith.addi %1813, %c1 : index
        %1820 = memref.load %residual[%1819] : memref<?xf32>
        %1821 = arith.addf %1820, %1808 : f32
        %1822 = arith.addi %1813, %c1 : index
        memref.store %1821, %out[%1822] : memref<?xf32>
      } else {
        %1823 = arith.addi %1813, %c1 : index
        memref.store %1808, %out[%1823] : memref<?xf32>
      }
    }
    %1824 = wave.lane
    %1825 = vector.extract %543#6[0] : f32 from vector<8xf32>
    %1826 = vector.extract %543#7[0] : f32 from vector<8xf32>
    %1827 = wave.lane
    %1828 = arith.addi %15, %c30 : index
    %1829 = arith.muli %c5, %c4 : index
    %1830 = arith.addi %1828, %1829 : index
    %1831 = arith.divui %1827, %c1 : index
    %1832 = arith.addi %1830, %1831 : index
    %1833 = arith.cmpi slt, %1832, %14 : index
    scf.if %1833 {
      %1834 = arith.cmpi eq, %hasFactors, %c6 : index
      %1835 = memref.load %factors[%1832] : memref<?xf32>
      %1836 = arith.select %1834, %1835, %c26 : f32
      %1837 = arith.remui %1827, %c1 : index
      %1838 = arith.muli %1837, %c13 : index
      %1839 = arith.addi %10, %1838 : index
      %1840 = vector.load %w[%1839] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1841 = vector.bitcast %1840 : vector<4xi8> to vector<1xf32>
      %1842 = vector.extract %1841[0] : f32 from vector<1xf32>
      %1843 = arith.mulf %1842, %1836 : f32
      %1844 = arith.mulf %1825, %1843 : f32
      %1845 = arith.remui %1827, %c1 : index
      %1846 = arith.muli %1845, %c13 : index
      %1847 = arith.addi %12, %1846 : index
      %1848 = vector.load %w[%1847] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1849 = vector.bitcast %1848 : vector<4xi8> to vector<1xf32>
      %1850 = vector.extract %1849[0] : f32 from vector<1xf32>
      %1851 = arith.mulf %1850, %1836 : f32
      %1852 = arith.mulf %1826, %1851 : f32
      %1853 = arith.muli %1832, %outputFeatures : index
      %1854 = arith.addi %1853, %19 : index
      %1855 = wave.lane
      %1856 = arith.remui %1855, %c1 : index
      %1857 = arith.addi %1854, %1856 : index
      scf.if %17 {
        %1858 = arith.addi %1857, %c5 : index
        %1859 = memref.load %residual[%1858] : memref<?xf32>
        %1860 = arith.addf %1859, %1844 : f32
        %1861 = arith.addi %1857, %c5 : index
        memref.store %1860, %out[%1861] : memref<?xf32>
      } else {
        %1862 = arith.addi %1857, %c5 : index
        memref.store %1844, %out[%1862] : memref<?xf32>
      }
      scf.if %17 {
        %1863 = arith.addi %1857, %c1 : index
        %1864 = memref.load %residual[%1863] : memref<?xf32>
        %1865 = arith.addf %1864, %1852 : f32
        %1866 = arith.addi %1857, %c1 : index
        memref.store %1865, %out[%1866] : memref<?xf32>
      } else {
        %1867 = arith.addi %1857, %c1 : index
        memref.store %1852, %out[%1867] : memref<?xf32>
      }
    }
    %1868 = vector.extract %543#6[1] : f32 from vector<8xf32>
    %1869 = vector.extract %543#7[1] : f32 from vector<8xf32>
    %1870 = wave.lane
    %1871 = arith.addi %15, %c30 : index
    %1872 = arith.muli %c6, %c4 : index
    %1873 = arith.addi %1871, %1872 : index
    %1874 = arith.divui %1870, %c1 : index
    %1875 = arith.addi %1873, %1874 : index
    %1876 = arith.cmpi slt, %1875, %14 : index
    scf.if %1876 {
      %1877 = arith.cmpi eq, %hasFactors, %c6 : index
      %1878 = memref.load %factors[%1875] : memref<?xf32>
      %1879 = arith.select %1877, %1878, %c26 : f32
      %1880 = arith.remui %1870, %c1 : index
      %1881 = arith.muli %1880, %c13 : index
      %1882 = arith.addi %10, %1881 : index
      %1883 = vector.load %w[%1882] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1884 = vector.bitcast %1883 : vector<4xi8> to vector<1xf32>
      %1885 = vector.extract %1884[0] : f32 from vector<1xf32>
      %1886 = arith.mulf %1885, %1879 : f32
      %1887 = arith.mulf %1868, %1886 : f32
      %1888 = arith.remui %1870, %c1 : index
      %1889 = arith.muli %1888, %c13 : index
      %1890 = arith.addi %12, %1889 : index
      %1891 = vector.load %w[%1890] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1892 = vector.bitcast %1891 : vector<4xi8> to vector<1xf32>
      %1893 = vector.extract %1892[0] : f32 from vector<1xf32>
      %1894 = arith.mulf %1893, %1879 : f32
      %1895 = arith.mulf %1869, %1894 : f32
      %1896 = arith.muli %1875, %outputFeatures : index
      %1897 = arith.addi %1896, %19 : index
      %1898 = wave.lane
      %1899 = arith.remui %1898, %c1 : index
      %1900 = arith.addi %1897, %1899 : index
      scf.if %17 {
        %1901 = arith.addi %1900, %c5 : index
        %1902 = memref.load %residual[%1901] : memref<?xf32>
        %1903 = arith.addf %1902, %1887 : f32
        %1904 = arith.addi %1900, %c5 : index
        memref.store %1903, %out[%1904] : memref<?xf32>
      } else {
        %1905 = arith.addi %1900, %c5 : index
        memref.store %1887, %out[%1905] : memref<?xf32>
      }
      scf.if %17 {
        %1906 = arith.addi %1900, %c1 : index
        %1907 = memref.load %residual[%1906] : memref<?xf32>
        %1908 = arith.addf %1907, %1895 : f32
        %1909 = arith.addi %1900, %c1 : index
        memref.store %1908, %out[%1909] : memref<?xf32>
      } else {
        %1910 = arith.addi %1900, %c1 : index
        memref.store %1895, %out[%1910] : memref<?xf32>
      }
    }
    %1911 = vector.extract %543#6[2] : f32 from vector<8xf32>
    %1912 = vector.extract %543#7[2] : f32 from vector<8xf32>
    %1913 = wave.lane
    %1914 = arith.addi %15, %c30 : index
    %1915 = arith.muli %c4, %c4 : index
    %1916 = arith.addi %1914, %1915 : index
    %1917 = arith.divui %1913, %c1 : index
    %1918 = arith.addi %1916, %1917 : index
    %1919 = arith.cmpi slt, %1918, %14 : index
    scf.if %1919 {
      %1920 = arith.cmpi eq, %hasFactors, %c6 : index
      %1921 = memref.load %factors[%1918] : memref<?xf32>
      %1922 = arith.select %1920, %1921, %c26 : f32
      %1923 = arith.remui %1913, %c1 : index
      %1924 = arith.muli %1923, %c13 : index
      %1925 = arith.addi %10, %1924 : index
      %1926 = vector.load %w[%1925] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1927 = vector.bitcast %1926 : vector<4xi8> to vector<1xf32>
      %1928 = vector.extract %1927[0] : f32 from vector<1xf32>
      %1929 = arith.mulf %1928, %1922 : f32
      %1930 = arith.mulf %1911, %1929 : f32
      %1931 = arith.remui %1913, %c1 : index
      %1932 = arith.muli %1931, %c13 : index
      %1933 = arith.addi %12, %1932 : index
      %1934 = vector.load %w[%1933] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1935 = vector.bitcast %1934 : vector<4xi8> to vector<1xf32>
      %1936 = vector.extract %1935[0] : f32 from vector<1xf32>
      %1937 = arith.mulf %1936, %1922 : f32
      %1938 = arith.mulf %1912, %1937 : f32
      %1939 = arith.muli %1918, %outputFeatures : index
      %1940 = arith.addi %1939, %19 : index
      %1941 = wave.lane
      %1942 = arith.remui %1941, %c1 : index
      %1943 = arith.addi %1940, %1942 : index
      scf.if %17 {
        %1944 = arith.addi %1943, %c5 : index
        %1945 = memref.load %residual[%1944] : memref<?xf32>
        %1946 = arith.addf %1945, %1930 : f32
        %1947 = arith.addi %1943, %c5 : index
        memref.store %1946, %out[%1947] : memref<?xf32>
      } else {
        %1948 = arith.addi %1943, %c5 : index
        memref.store %1930, %out[%1948] : memref<?xf32>
      }
      scf.if %17 {
        %1949 = arith.addi %1943, %c1 : index
        %1950 = memref.load %residual[%1949] : memref<?xf32>
        %1951 = arith.addf %1950, %1938 : f32
        %1952 = arith.addi %1943, %c1 : index
        memref.store %1951, %out[%1952] : memref<?xf32>
      } else {
        %1953 = arith.addi %1943, %c1 : index
        memref.store %1938, %out[%1953] : memref<?xf32>
      }
    }
    %1954 = vector.extract %543#6[3] : f32 from vector<8xf32>
    %1955 = vector.extract %543#7[3] : f32 from vector<8xf32>
    %1956 = wave.lane
    %1957 = arith.addi %15, %c30 : index
    %1958 = arith.muli %c24, %c4 : index
    %1959 = arith.addi %1957, %1958 : index
    %1960 = arith.divui %1956, %c1 : index
    %1961 = arith.addi %1959, %1960 : index
    %1962 = arith.cmpi slt, %1961, %14 : index
    scf.if %1962 {
      %1963 = arith.cmpi eq, %hasFactors, %c6 : index
      %1964 = memref.load %factors[%1961] : memref<?xf32>
      %1965 = arith.select %1963, %1964, %c26 : f32
      %1966 = arith.remui %1956, %c1 : index
      %1967 = arith.muli %1966, %c13 : index
      %1968 = arith.addi %10, %1967 : index
      %1969 = vector.load %w[%1968] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1970 = vector.bitcast %1969 : vector<4xi8> to vector<1xf32>
      %1971 = vector.extract %1970[0] : f32 from vector<1xf32>
      %1972 = arith.mulf %1971, %1965 : f32
      %1973 = arith.mulf %1954, %1972 : f32
      %1974 = arith.remui %1956, %c1 : index
      %1975 = arith.muli %1974, %c13 : index
      %1976 = arith.addi %12, %1975 : index
      %1977 = vector.load %w[%1976] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1978 = vector.bitcast %1977 : vector<4xi8> to vector<1xf32>
      %1979 = vector.extract %1978[0] : f32 from vector<1xf32>
      %1980 = arith.mulf %1979, %1965 : f32
      %1981 = arith.mulf %1955, %1980 : f32
      %1982 = arith.muli %1961, %outputFeatures : index
      %1983 = arith.addi %1982, %19 : index
      %1984 = wave.lane
      %1985 = arith.remui %1984, %c1 : index
      %1986 = arith.addi %1983, %1985 : index
      scf.if %17 {
        %1987 = arith.addi %1986, %c5 : index
        %1988 = memref.load %residual[%1987] : memref<?xf32>
        %1989 = arith.addf %1988, %1973 : f32
        %1990 = arith.addi %1986, %c5 : index
        memref.store %1989, %out[%1990] : memref<?xf32>
      } else {
        %1991 = arith.addi %1986, %c5 : index
        memref.store %1973, %out[%1991] : memref<?xf32>
      }
      scf.if %17 {
        %1992 = arith.addi %1986, %c1 : index
        %1993 = memref.load %residual[%1992] : memref<?xf32>
        %1994 = arith.addf %1993, %1981 : f32
        %1995 = arith.addi %1986, %c1 : index
        memref.store %1994, %out[%1995] : memref<?xf32>
      } else {
        %1996 = arith.addi %1986, %c1 : index
        memref.store %1981, %out[%1996] : memref<?xf32>
      }
    }
    %1997 = vector.extract %543#6[4] : f32 from vector<8xf32>
    %1998 = vector.extract %543#7[4] : f32 from vector<8xf32>
    %1999 = wave.lane
    %2000 = arith.addi %15, %c30 : index
    %2001 = arith.muli %c13, %c4 : index
    %2002 = arith.addi %2000, %2001 : index
    %2003 = arith.divui %1999, %c1 : index
    %2004 = arith.addi %2002, %2003 : index
    %2005 = arith.cmpi slt, %2004, %14 : index
    scf.if %2005 {
      %2006 = arith.cmpi eq, %hasFactors, %c6 : index
      %2007 = memref.load %factors[%2004] : memref<?xf32>
      %2008 = arith.select %2006, %2007, %c26 : f32
      %2009 = arith.remui %1999, %c1 : index
      %2010 = arith.muli %2009, %c13 : index
      %2011 = arith.addi %10, %2010 : index
      %2012 = vector.load %w[%2011] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2013 = vector.bitcast %2012 : vector<4xi8> to vector<1xf32>
      %2014 = vector.extract %2013[0] : f32 from vector<1xf32>
      %2015 = arith.mulf %2014, %2008 : f32
      %2016 = arith.mulf %1997, %2015 : f32
      %2017 = arith.remui %1999, %c1 : index
      %2018 = arith.muli %2017, %c13 : index
      %2019 = arith.addi %12, %2018 : index
      %2020 = vector.load %w[%2019] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2021 = vector.bitcast %2020 : vector<4xi8> to vector<1xf32>
      %2022 = vector.extract %2021[0] : f32 from vector<1xf32>
      %2023 = arith.mulf %2022, %2008 : f32
      %2024 = arith.mulf %1998, %2023 : f32
      %2025 = arith.muli %2004, %outputFeatures : index
      %2026 = arith.addi %2025, %19 : index
      %2027 = wave.lane
      %2028 = arith.remui %2027, %c1 : index
      %2029 = arith.addi %2026, %2028 : index
      scf.if %17 {
        %2030 = arith.addi %2029, %c5 : index
        %2031 = memref.load %residual[%2030] : memref<?xf32>
        %2032 = arith.addf %2031, %2016 : f32
        %2033 = arith.addi %2029, %c5 : index
        memref.store %2032, %out[%2033] : memref<?xf32>
      } else {
        %2034 = arith.addi %2029, %c5 : index
        memref.store %2016, %out[%2034] : memref<?xf32>
      }
      scf.if %17 {
        %2035 = arith.addi %2029, %c1 : index
        %2036 = memref.load %residual[%2035] : memref<?xf32>
        %2037 = arith.addf %2036, %2024 : f32
        %2038 = arith.addi %2029, %c1 : index
        memref.store %2037, %out[%2038] : memref<?xf32>
      } else {
        %2039 = arith.addi %2029, %c1 : index
        memref.store %2024, %out[%2039] : memref<?xf32>
      }
    }
    %2040 = vector.extract %543#6[5] : f32 from vector<8xf32>
    %2041 = vector.extract %543#7[5] : f32 from vector<8xf32>
    %2042 = wave.lane
    %2043 = arith.addi %15, %c30 : index
    %2044 = arith.muli %c27, %c4 : index
    %2045 = arith.addi %2043, %2044 : index
    %2046 = arith.divui %2042, %c1 : index
    %2047 = arith.addi %2045, %2046 : index
    %2048 = arith.cmpi slt, %2047, %14 : index
    scf.if %2048 {
      %2049 = arith.cmpi eq, %hasFactors, %c6 : index
      %2050 = memref.load %factors[%2047] : memref<?xf32>
      %2051 = arith.select %2049, %2050, %c26 : f32
      %2052 = arith.remui %2042, %c1 : index
      %2053 = arith.muli %2052, %c13 : index
      %2054 = arith.addi %10, %2053 : index
      %2055 = vector.load %w[%2054] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2056 = vector.bitcast %2055 : vector<4xi8> to vector<1xf32>
      %2057 = vector.extract %2056[0] : f32 from vector<1xf32>
      %2058 = arith.mulf %2057, %2051 : f32
      %2059 = arith.mulf %2040, %2058 : f32
      %2060 = arith.remui %2042, %c1 : index
      %2061 = arith.muli %2060, %c13 : index
      %2062 = arith.addi %12, %2061 : index
      %2063 = vector.load %w[%2062] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2064 = vector.bitcast %2063 : vector<4xi8> to vector<1xf32>
      %2065 = vector.extract %2064[0] : f32 from vector<1xf32>
      %2066 = arith.mulf %2065, %2051 : f32
      %2067 = arith.mulf %2041, %2066 : f32
      %2068 = arith.muli %2047, %outputFeatures : index
      %2069 = arith.addi %2068, %19 : index
      %2070 = wave.lane
      %2071 = arith.remui %2070, %c1 : index
      %2072 = arith.addi %2069, %2071 : index
      scf.if %17 {
        %2073 = arith.addi %2072, %c5 : index
        %2074 = memref.load %residual[%2073] : memref<?xf32>
        %2075 = arith.addf %2074, %2059 : f32
        %2076 = arith.addi %2072, %c5 : index
        memref.store %2075, %out[%2076] : memref<?xf32>
      } else {
        %2077 = arith.addi %2072, %c5 : index
        memref.store %2059, %out[%2077] : memref<?xf32>
      }
      scf.if %17 {
        %2078 = arith.addi %2072, %c1 : index
        %2079 = memref.load %residual[%2078] : memref<?xf32>
        %2080 = arith.addf %2079, %2067 : f32
        %2081 = arith.addi %2072, %c1 : index
        memref.store %2080, %out[%2081] : memref<?xf32>
      } else {
        %2082 = arith.addi %2072, %c1 : index
        memref.store %2067, %out[%2082] : memref<?xf32>
      }
    }
    %2083 = vector.extract %543#6[6] : f32 from vector<8xf32>
    %2084 = vector.extract %543#7[6] : f32 from vector<8xf32>
    %2085 = wave.lane
    %2086 = arith.addi %15, %c30 : index
    %2087 = arith.muli %c28, %c4 : index
    %2088 = arith.addi %2086, %2087 : index
    %2089 = arith.divui %2085, %c1 : index
    %2090 = arith.addi %2088, %2089 : index
    %2091 = arith.cmpi slt, %2090, %14 : index
    scf.if %2091 {
      %2092 = arith.cmpi eq, %hasFactors, %c6 : index
      %2093 = memref.load %factors[%2090] : memref<?xf32>
      %2094 = arith.select %2092, %2093, %c26 : f32
      %2095 = arith.remui %2085, %c1 : index
      %2096 = arith.muli %2095, %c13 : index
      %2097 = arith.addi %10, %2096 : index
      %2098 = vector.load %w[%2097] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2099 = vector.bitcast %2098 : vector<4xi8> to vector<1xf32>
      %2100 = vector.extract %2099[0] : f32 from vector<1xf32>
      %2101 = arith.mulf %2100, %2094 : f32
      %2102 = arith.mulf %2083, %2101 : f32
      %2103 = arith.remui %2085, %c1 : index
      %2104 = arith.muli %2103, %c13 : index
      %2105 = arith.addi %12, %2104 : index
      %2106 = vector.load %w[%2105] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2107 = vector.bitcast %2106 : vector<4xi8> to vector<1xf32>
      %2108 = vector.extract %2107[0] : f32 from vector<1xf32>
      %2109 = arith.mulf %2108, %2094 : f32
      %2110 = arith.mulf %2084, %2109 : f32
      %2111 = arith.muli %2090, %outputFeatures : index
      %2112 = arith.addi %2111, %19 : index
      %2113 = wave.lane
      %2114 = arith.remui %2113, %c1 : index
      %2115 = arith.addi %2112, %2114 : index
      scf.if %17 {
        %2116 = arith.addi %2115, %c5 : index
        %2117 = memref.load %residual[%2116] : memref<?xf32>
        %2118 = arith.addf %2117, %2102 : f32
        %2119 = arith.addi %2115, %c5 : index
        memref.store %2118, %out[%2119] : memref<?xf32>
      } else {
        %2120 = arith.addi %2115, %c5 : index
        memref.store %2102, %out[%2120] : memref<?xf32>
      }
      scf.if %17 {
        %2121 = arith.addi %2115, %c1 : index
        %2122 = memref.load %residual[%2121] : memref<?xf32>
        %2123 = arith.addf %2122, %2110 : f32
        %2124 = arith.addi %2115, %c1 : index
        memref.store %2123, %out[%2124] : memref<?xf32>
      } else {
        %2125 = arith.addi %2115, %c1 : index
        memref.store %2110, %out[%2125] : memref<?xf32>
      }
    }
    %2126 = vector.extract %543#6[7] : f32 from vector<8xf32>
    %2127 = vector.extract %543#7[7] : f32 from vector<8xf32>
    %2128 = wave.lane
    %2129 = arith.addi %15, %c30 : index
    %2130 = arith.muli %c29, %c4 : index
    %2131 = arith.addi %2129, %2130 : index
    %2132 = arith.divui %2128, %c1 : index
    %2133 = arith.addi %2131, %2132 : index
    %2134 = arith.cmpi slt, %2133, %14 : index
    scf.if %2134 {
      %2135 = arith.cmpi eq, %hasFactors, %c6 : index
      %2136 = memref.load %factors[%2133] : memref<?xf32>
      %2137 = arith.select %2135, %2136, %c26 : f32
      %2138 = arith.remui %2128, %c1 : index
      %2139 = arith.muli %2138, %c13 : index
      %2140 = arith.addi %10, %2139 : index
      %2141 = vector.load %w[%2140] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2142 = vector.bitcast %2141 : vector<4xi8> to vector<1xf32>
      %2143 = vector.extract %2142[0] : f32 from vector<1xf32>
      %2144 = arith.mulf %2143, %2137 : f32
      %2145 = arith.mulf %2126, %2144 : f32
      %2146 = arith.remui %2128, %c1 : index
      %2147 = arith.muli %2146, %c13 : index
      %2148 = arith.addi %12, %2147 : index
      %2149 = vector.load %w[%2148] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2150 = vector.bitcast %2149 : vector<4xi8> to vector<1xf32>
      %2151 = vector.extract %2150[0] : f32 from vector<1xf32>
      %2152 = arith.mulf %2151, %2137 : f32
      %2153 = arith.mulf %2127, %2152 : f32
      %2154 = arith.muli %2133, %outputFeatures : index
      %2155 = arith.addi %2154, %19 : index
      %2156 = wave.lane
      %2157 = arith.remui %2156, %c1 : index
      %2158 = arith.addi %2155, %2157 : index
      scf.if %17 {
        %2159 = arith.addi %2158, %c5 : index
        %2160 = memref.load %residual[%2159] : memref<?xf32>
        %2161 = arith.addf %2160, %2145 : f32
        %2162 = arith.addi %2158, %c5 : index
        memref.store %2161, %out[%2162] : memref<?xf32>
      } else {
        %2163 = arith.addi %2158, %c5 : index
        memref.store %2145, %out[%2163] : memref<?xf32>
      }
      scf.if %17 {
        %2164 = arith.addi %2158, %c1 : index
        %2165 = memref.load %residual[%2164] : memref<?xf32>
        %2166 = arith.addf %2165, %2153 : f32
        %2167 = arith.addi %2158, %c1 : index
        memref.store %2166, %out[%2167] : memref<?xf32>
      } else {
        %2168 = arith.addi %2158, %c1 : index
        memref.store %2153, %out[%2168] : memref<?xf32>
      }
    }
  }
  wave.return
}
