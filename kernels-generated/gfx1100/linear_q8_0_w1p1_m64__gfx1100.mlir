// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q8_0', waves=1, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_0_w1p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 64 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c11 = arith.constant 2 : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 48 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 512 : index
  %c19 = arith.constant dense<16711935> : vector<4xi32>
  %c20 = arith.constant dense<1677747200> : vector<4xi32>
  %c21 = arith.constant dense<8> : vector<4xi32>
  %c22 = arith.constant dense<0x6480> : vector<16xf16>
  %c23 = arith.constant 256 : index
  %c24 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c27 = arith.constant 4 : index
  %c28 = arith.constant 5 : index
  %c29 = arith.constant 6 : index
  %c30 = arith.constant 7 : index
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
  %11 = memref.load %step[%countAt] : memref<?xi32>
  %12 = arith.index_cast %11 : i32 to index
  %13 = arith.muli %1, %c7 : index
  %14 = arith.cmpi eq, %hasResidual, %c4 : index
  %15 = wave.block 0
  %16 = arith.muli %15, %c1 : index
  %17 = arith.cmpi slt, %13, %12 : index
  scf.if %17 {
    %18 = wave.lane
    %19 = arith.remui %18, %c1 : index
    %20 = arith.remui %19, %tileRows : index
    %21 = arith.addi %13, %20 : index
    %22 = arith.divui %21, %tileRows : index
    %23 = arith.divui %inputFeatures, %c1 : index
    %24 = arith.muli %22, %23 : index
    %25 = arith.divui %c5, %c1 : index
    %26 = arith.addi %24, %25 : index
    %27 = arith.muli %26, %c11 : index
    %28 = arith.remui %c5, %c1 : index
    %29 = arith.divui %28, %c12 : index
    %30 = arith.addi %27, %29 : index
    %31 = arith.muli %tileRows, %c12 : index
    %32 = arith.muli %30, %31 : index
    %33 = arith.remui %21, %tileRows : index
    %34 = arith.muli %33, %c12 : index
    %35 = arith.addi %32, %34 : index
    %36 = arith.remui %c5, %c12 : index
    %37 = arith.addi %35, %36 : index
    %38 = arith.addi %19, %c1 : index
    %39 = arith.addi %13, %38 : index
    %40 = arith.divui %39, %tileRows : index
    %41 = arith.divui %inputFeatures, %c1 : index
    %42 = arith.muli %40, %41 : index
    %43 = arith.divui %c5, %c1 : index
    %44 = arith.addi %42, %43 : index
    %45 = arith.muli %44, %c11 : index
    %46 = arith.remui %c5, %c1 : index
    %47 = arith.divui %46, %c12 : index
    %48 = arith.addi %45, %47 : index
    %49 = arith.muli %tileRows, %c12 : index
    %50 = arith.muli %48, %49 : index
    %51 = arith.remui %39, %tileRows : index
    %52 = arith.muli %51, %c12 : index
    %53 = arith.addi %50, %52 : index
    %54 = arith.remui %c5, %c12 : index
    %55 = arith.addi %53, %54 : index
    %56 = arith.addi %19, %c13 : index
    %57 = arith.addi %13, %56 : index
    %58 = arith.divui %57, %tileRows : index
    %59 = arith.divui %inputFeatures, %c1 : index
    %60 = arith.muli %58, %59 : index
    %61 = arith.divui %c5, %c1 : index
    %62 = arith.addi %60, %61 : index
    %63 = arith.muli %62, %c11 : index
    %64 = arith.remui %c5, %c1 : index
    %65 = arith.divui %64, %c12 : index
    %66 = arith.addi %63, %65 : index
    %67 = arith.muli %tileRows, %c12 : index
    %68 = arith.muli %66, %67 : index
    %69 = arith.remui %57, %tileRows : index
    %70 = arith.muli %69, %c12 : index
    %71 = arith.addi %68, %70 : index
    %72 = arith.remui %c5, %c12 : index
    %73 = arith.addi %71, %72 : index
    %74 = arith.addi %19, %c14 : index
    %75 = arith.addi %13, %74 : index
    %76 = arith.divui %75, %tileRows : index
    %77 = arith.divui %inputFeatures, %c1 : index
    %78 = arith.muli %76, %77 : index
    %79 = arith.divui %c5, %c1 : index
    %80 = arith.addi %78, %79 : index
    %81 = arith.muli %80, %c11 : index
    %82 = arith.remui %c5, %c1 : index
    %83 = arith.divui %82, %c12 : index
    %84 = arith.addi %81, %83 : index
    %85 = arith.muli %tileRows, %c12 : index
    %86 = arith.muli %84, %85 : index
    %87 = arith.remui %75, %tileRows : index
    %88 = arith.muli %87, %c12 : index
    %89 = arith.addi %86, %88 : index
    %90 = arith.remui %c5, %c12 : index
    %91 = arith.addi %89, %90 : index
    %92 = wave.wave
    %93 = arith.divui %inputFeatures, %c13 : index
    %94 = arith.muli %92, %stepsPerWave : index
    %95 = arith.minsi %94, %93 : index
    %96 = arith.addi %95, %stepsPerWave : index
    %97 = arith.minsi %96, %93 : index
    %98 = arith.cmpi eq, %wholeBlocks, %c4 : index
    %99 = arith.subi %97, %95 : index
    %100 = arith.divui %99, %c11 : index
    %101 = arith.muli %100, %c11 : index
    %102 = arith.addi %95, %101 : index
    %103 = arith.addi %95, %stepsPerWave : index
    %104 = arith.select %98, %103, %102 : index
    %110:4 = scf.for %105 = %95 to %104 step %c11 iter_args(%106 = %c15, %107 = %c15, %108 = %c15, %109 = %c15) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %111 = wave.lane
      %112 = arith.addi %105, %c5 : index
      %113 = arith.remui %111, %c1 : index
      %114 = arith.addi %10, %c3 : index
      %115 = arith.muli %112, %c13 : index
      %116 = arith.addi %114, %115 : index
      %117 = arith.muli %113, %c11 : index
      %118 = arith.addi %116, %117 : index
      %119 = vector.load %w[%118] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %120 = vector.bitcast %119 : vector<2xi8> to vector<1xf16>
      %121 = vector.extract %120[0] : f16 from vector<1xf16>
      %122 = vector.broadcast %121 : f16 to vector<16xf16>
      %123 = arith.addi %10, %c3 : index
      %124 = arith.addi %inputFeatures, %c2 : index
      %125 = arith.divui %124, %c3 : index
      %126 = arith.muli %125, %c3 : index
      %127 = arith.addi %123, %126 : index
      %128 = arith.muli %112, %c18 : index
      %129 = arith.addi %127, %128 : index
      %130 = arith.addi %129, %c5 : index
      %131 = arith.muli %113, %c1 : index
      %132 = arith.addi %130, %131 : index
      %133 = vector.load %w[%132] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %134 = vector.bitcast %133 : vector<16xi8> to vector<4xi32>
      %135 = arith.andi %134, %c19 : vector<4xi32>
      %136 = arith.ori %135, %c20 : vector<4xi32>
      %137 = vector.bitcast %136 : vector<4xi32> to vector<8xf16>
      %138 = arith.shrui %134, %c21 : vector<4xi32>
      %139 = arith.andi %138, %c19 : vector<4xi32>
      %140 = arith.ori %139, %c20 : vector<4xi32>
      %141 = vector.bitcast %140 : vector<4xi32> to vector<8xf16>
      %142 = vector.shuffle %137, %141 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %143 = arith.subf %142, %c22 : vector<16xf16>
      %144 = arith.mulf %143, %122 : vector<16xf16>
      %145 = arith.muli %112, %c18 : index
      %146 = arith.addi %127, %145 : index
      %147 = arith.addi %146, %c23 : index
      %148 = arith.muli %113, %c1 : index
      %149 = arith.addi %147, %148 : index
      %150 = vector.load %w[%149] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %151 = vector.bitcast %150 : vector<16xi8> to vector<4xi32>
      %152 = arith.andi %151, %c19 : vector<4xi32>
      %153 = arith.ori %152, %c20 : vector<4xi32>
      %154 = vector.bitcast %153 : vector<4xi32> to vector<8xf16>
      %155 = arith.shrui %151, %c21 : vector<4xi32>
      %156 = arith.andi %155, %c19 : vector<4xi32>
      %157 = arith.ori %156, %c20 : vector<4xi32>
      %158 = vector.bitcast %157 : vector<4xi32> to vector<8xf16>
      %159 = vector.shuffle %154, %158 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %160 = arith.subf %159, %c22 : vector<16xf16>
      %161 = arith.mulf %160, %122 : vector<16xf16>
      %162 = arith.addi %105, %c4 : index
      %163 = arith.remui %111, %c1 : index
      %164 = arith.addi %10, %c3 : index
      %165 = arith.muli %162, %c13 : index
      %166 = arith.addi %164, %165 : index
      %167 = arith.muli %163, %c11 : index
      %168 = arith.addi %166, %167 : index
      %169 = vector.load %w[%168] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %170 = vector.bitcast %169 : vector<2xi8> to vector<1xf16>
      %171 = vector.extract %170[0] : f16 from vector<1xf16>
      %172 = vector.broadcast %171 : f16 to vector<16xf16>
      %173 = arith.addi %10, %c3 : index
      %174 = arith.addi %inputFeatures, %c2 : index
      %175 = arith.divui %174, %c3 : index
      %176 = arith.muli %175, %c3 : index
      %177 = arith.addi %173, %176 : index
      %178 = arith.muli %162, %c18 : index
      %179 = arith.addi %177, %178 : index
      %180 = arith.addi %179, %c5 : index
      %181 = arith.muli %163, %c1 : index
      %182 = arith.addi %180, %181 : index
      %183 = vector.load %w[%182] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %184 = vector.bitcast %183 : vector<16xi8> to vector<4xi32>
      %185 = arith.andi %184, %c19 : vector<4xi32>
      %186 = arith.ori %185, %c20 : vector<4xi32>
      %187 = vector.bitcast %186 : vector<4xi32> to vector<8xf16>
      %188 = arith.shrui %184, %c21 : vector<4xi32>
      %189 = arith.andi %188, %c19 : vector<4xi32>
      %190 = arith.ori %189, %c20 : vector<4xi32>
      %191 = vector.bitcast %190 : vector<4xi32> to vector<8xf16>
      %192 = vector.shuffle %187, %191 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %193 = arith.subf %192, %c22 : vector<16xf16>
      %194 = arith.mulf %193, %172 : vector<16xf16>
      %195 = arith.muli %162, %c18 : index
      %196 = arith.addi %177, %195 : index
      %197 = arith.addi %196, %c23 : index
      %198 = arith.muli %163, %c1 : index
      %199 = arith.addi %197, %198 : index
      %200 = vector.load %w[%199] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %201 = vector.bitcast %200 : vector<16xi8> to vector<4xi32>
      %202 = arith.andi %201, %c19 : vector<4xi32>
      %203 = arith.ori %202, %c20 : vector<4xi32>
      %204 = vector.bitcast %203 : vector<4xi32> to vector<8xf16>
      %205 = arith.shrui %201, %c21 : vector<4xi32>
      %206 = arith.andi %205, %c19 : vector<4xi32>
      %207 = arith.ori %206, %c20 : vector<4xi32>
      %208 = vector.bitcast %207 : vector<4xi32> to vector<8xf16>
      %209 = vector.shuffle %204, %208 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %210 = arith.subf %209, %c22 : vector<16xf16>
      %211 = arith.mulf %210, %172 : vector<16xf16>
      %212 = arith.muli %105, %c11 : index
      %213 = arith.addi %212, %c5 : index
      %214 = arith.muli %tileRows, %c1 : index
      %215 = arith.muli %213, %214 : index
      %216 = arith.addi %37, %215 : index
      %217 = vector.load %x[%216] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %218 = arith.muli %tileRows, %c12 : index
      %219 = arith.addi %216, %218 : index
      %220 = vector.load %x[%219] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %221 = vector.shuffle %217, %220 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %222 = wave.mma %221, %144, %106 : vector<16xf16>, vector<8xf32>
      %223 = arith.muli %105, %c11 : index
      %224 = arith.addi %223, %c5 : index
      %225 = arith.muli %tileRows, %c1 : index
      %226 = arith.muli %224, %225 : index
      %227 = arith.addi %55, %226 : index
      %228 = vector.load %x[%227] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %229 = arith.muli %tileRows, %c12 : index
      %230 = arith.addi %227, %229 : index
      %231 = vector.load %x[%230] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %232 = vector.shuffle %228, %231 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %233 = wave.mma %232, %144, %107 : vector<16xf16>, vector<8xf32>
      %234 = arith.muli %105, %c11 : index
      %235 = arith.addi %234, %c5 : index
      %236 = arith.muli %tileRows, %c1 : index
      %237 = arith.muli %235, %236 : index
      %238 = arith.addi %73, %237 : index
      %239 = vector.load %x[%238] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %240 = arith.muli %tileRows, %c12 : index
      %241 = arith.addi %238, %240 : index
      %242 = vector.load %x[%241] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %243 = vector.shuffle %239, %242 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %244 = wave.mma %243, %144, %108 : vector<16xf16>, vector<8xf32>
      %245 = arith.muli %105, %c11 : index
      %246 = arith.addi %245, %c5 : index
      %247 = arith.muli %tileRows, %c1 : index
      %248 = arith.muli %246, %247 : index
      %249 = arith.addi %91, %248 : index
      %250 = vector.load %x[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %251 = arith.muli %tileRows, %c12 : index
      %252 = arith.addi %249, %251 : index
      %253 = vector.load %x[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %254 = vector.shuffle %250, %253 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %255 = wave.mma %254, %144, %109 : vector<16xf16>, vector<8xf32>
      %256 = arith.muli %105, %c11 : index
      %257 = arith.addi %256, %c4 : index
      %258 = arith.muli %tileRows, %c1 : index
      %259 = arith.muli %257, %258 : index
      %260 = arith.addi %37, %259 : index
      %261 = vector.load %x[%260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %262 = arith.muli %tileRows, %c12 : index
      %263 = arith.addi %260, %262 : index
      %264 = vector.load %x[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %265 = vector.shuffle %261, %264 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %266 = wave.mma %265, %161, %222 : vector<16xf16>, vector<8xf32>
      %267 = arith.muli %105, %c11 : index
      %268 = arith.addi %267, %c4 : index
      %269 = arith.muli %tileRows, %c1 : index
      %270 = arith.muli %268, %269 : index
      %271 = arith.addi %55, %270 : index
      %272 = vector.load %x[%271] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %273 = arith.muli %tileRows, %c12 : index
      %274 = arith.addi %271, %273 : index
      %275 = vector.load %x[%274] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %276 = vector.shuffle %272, %275 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %277 = wave.mma %276, %161, %233 : vector<16xf16>, vector<8xf32>
      %278 = arith.muli %105, %c11 : index
      %279 = arith.addi %278, %c4 : index
      %280 = arith.muli %tileRows, %c1 : index
      %281 = arith.muli %279, %280 : index
      %282 = arith.addi %73, %281 : index
      %283 = vector.load %x[%282] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %284 = arith.muli %tileRows, %c12 : index
      %285 = arith.addi %282, %284 : index
      %286 = vector.load %x[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %287 = vector.shuffle %283, %286 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %288 = wave.mma %287, %161, %244 : vector<16xf16>, vector<8xf32>
      %289 = arith.muli %105, %c11 : index
      %290 = arith.addi %289, %c4 : index
      %291 = arith.muli %tileRows, %c1 : index
      %292 = arith.muli %290, %291 : index
      %293 = arith.addi %91, %292 : index
      %294 = vector.load %x[%293] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %295 = arith.muli %tileRows, %c12 : index
      %296 = arith.addi %293, %295 : index
      %297 = vector.load %x[%296] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %298 = vector.shuffle %294, %297 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %299 = wave.mma %298, %161, %255 : vector<16xf16>, vector<8xf32>
      %300 = arith.muli %105, %c11 : index
      %301 = arith.addi %300, %c11 : index
      %302 = arith.muli %tileRows, %c1 : index
      %303 = arith.muli %301, %302 : index
      %304 = arith.addi %37, %303 : index
      %305 = vector.load %x[%304] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %306 = arith.muli %tileRows, %c12 : index
      %307 = arith.addi %304, %306 : index
      %308 = vector.load %x[%307] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %309 = vector.shuffle %305, %308 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %310 = wave.mma %309, %194, %266 : vector<16xf16>, vector<8xf32>
      %311 = arith.muli %105, %c11 : index
      %312 = arith.addi %311, %c11 : index
      %313 = arith.muli %tileRows, %c1 : index
      %314 = arith.muli %312, %313 : index
      %315 = arith.addi %55, %314 : index
      %316 = vector.load %x[%315] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %317 = arith.muli %tileRows, %c12 : index
      %318 = arith.addi %315, %317 : index
      %319 = vector.load %x[%318] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %320 = vector.shuffle %316, %319 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %321 = wave.mma %320, %194, %277 : vector<16xf16>, vector<8xf32>
      %322 = arith.muli %105, %c11 : index
      %323 = arith.addi %322, %c11 : index
      %324 = arith.muli %tileRows, %c1 : index
      %325 = arith.muli %323, %324 : index
      %326 = arith.addi %73, %325 : index
      %327 = vector.load %x[%326] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %328 = arith.muli %tileRows, %c12 : index
      %329 = arith.addi %326, %328 : index
      %330 = vector.load %x[%329] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %331 = vector.shuffle %327, %330 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %332 = wave.mma %331, %194, %288 : vector<16xf16>, vector<8xf32>
      %333 = arith.muli %105, %c11 : index
      %334 = arith.addi %333, %c11 : index
      %335 = arith.muli %tileRows, %c1 : index
      %336 = arith.muli %334, %335 : index
      %337 = arith.addi %91, %336 : index
      %338 = vector.load %x[%337] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %339 = arith.muli %tileRows, %c12 : index
      %340 = arith.addi %337, %339 : index
      %341 = vector.load %x[%340] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %342 = vector.shuffle %338, %341 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %343 = wave.mma %342, %194, %299 : vector<16xf16>, vector<8xf32>
      %344 = arith.muli %105, %c11 : index
      %345 = arith.addi %344, %c24 : index
      %346 = arith.muli %tileRows, %c1 : index
      %347 = arith.muli %345, %346 : index
      %348 = arith.addi %37, %347 : index
      %349 = vector.load %x[%348] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %350 = arith.muli %tileRows, %c12 : index
      %351 = arith.addi %348, %350 : index
      %352 = vector.load %x[%351] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %353 = vector.shuffle %349, %352 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %354 = wave.mma %353, %211, %310 : vector<16xf16>, vector<8xf32>
      %355 = arith.muli %105, %c11 : index
      %356 = arith.addi %355, %c24 : index
      %357 = arith.muli %tileRows, %c1 : index
      %358 = arith.muli %356, %357 : index
      %359 = arith.addi %55, %358 : index
      %360 = vector.load %x[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %361 = arith.muli %tileRows, %c12 : index
      %362 = arith.addi %359, %361 : index
      %363 = vector.load %x[%362] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %364 = vector.shuffle %360, %363 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %365 = wave.mma %364, %211, %321 : vector<16xf16>, vector<8xf32>
      %366 = arith.muli %105, %c11 : index
      %367 = arith.addi %366, %c24 : index
      %368 = arith.muli %tileRows, %c1 : index
      %369 = arith.muli %367, %368 : index
      %370 = arith.addi %73, %369 : index
      %371 = vector.load %x[%370] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %372 = arith.muli %tileRows, %c12 : index
      %373 = arith.addi %370, %372 : index
      %374 = vector.load %x[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %375 = vector.shuffle %371, %374 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %376 = wave.mma %375, %211, %332 : vector<16xf16>, vector<8xf32>
      %377 = arith.muli %105, %c11 : index
      %378 = arith.addi %377, %c24 : index
      %379 = arith.muli %tileRows, %c1 : index
      %380 = arith.muli %378, %379 : index
      %381 = arith.addi %91, %380 : index
      %382 = vector.load %x[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %383 = arith.muli %tileRows, %c12 : index
      %384 = arith.addi %381, %383 : index
      %385 = vector.load %x[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %386 = vector.shuffle %382, %385 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %387 = wave.mma %386, %211, %343 : vector<16xf16>, vector<8xf32>
      scf.yield %354, %365, %376, %387 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %388 = arith.select %98, %104, %97 : index
    %394:4 = scf.for %389 = %104 to %388 step %c4 iter_args(%390 = %110#0, %391 = %110#1, %392 = %110#2, %393 = %110#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %395 = wave.lane
      %396 = arith.addi %389, %c5 : index
      %397 = arith.remui %395, %c1 : index
      %398 = arith.addi %10, %c3 : index
      %399 = arith.muli %396, %c13 : index
      %400 = arith.addi %398, %399 : index
      %401 = arith.muli %397, %c11 : index
      %402 = arith.addi %400, %401 : index
      %403 = vector.load %w[%402] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %404 = vector.bitcast %403 : vector<2xi8> to vector<1xf16>
      %405 = vector.extract %404[0] : f16 from vector<1xf16>
      %406 = vector.broadcast %405 : f16 to vector<16xf16>
      %407 = arith.addi %10, %c3 : index
      %408 = arith.addi %inputFeatures, %c2 : index
      %409 = arith.divui %408, %c3 : index
      %410 = arith.muli %409, %c3 : index
      %411 = arith.addi %407, %410 : index
      %412 = arith.muli %396, %c18 : index
      %413 = arith.addi %411, %412 : index
      %414 = arith.addi %413, %c5 : index
      %415 = arith.muli %397, %c1 : index
      %416 = arith.addi %414, %415 : index
      %417 = vector.load %w[%416] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %418 = vector.bitcast %417 : vector<16xi8> to vector<4xi32>
      %419 = arith.andi %418, %c19 : vector<4xi32>
      %420 = arith.ori %419, %c20 : vector<4xi32>
      %421 = vector.bitcast %420 : vector<4xi32> to vector<8xf16>
      %422 = arith.shrui %418, %c21 : vector<4xi32>
      %423 = arith.andi %422, %c19 : vector<4xi32>
      %424 = arith.ori %423, %c20 : vector<4xi32>
      %425 = vector.bitcast %424 : vector<4xi32> to vector<8xf16>
      %426 = vector.shuffle %421, %425 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %427 = arith.subf %426, %c22 : vector<16xf16>
      %428 = arith.mulf %427, %406 : vector<16xf16>
      %429 = arith.muli %396, %c18 : index
      %430 = arith.addi %411, %429 : index
      %431 = arith.addi %430, %c23 : index
      %432 = arith.muli %397, %c1 : index
      %433 = arith.addi %431, %432 : index
      %434 = vector.load %w[%433] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %435 = vector.bitcast %434 : vector<16xi8> to vector<4xi32>
      %436 = arith.andi %435, %c19 : vector<4xi32>
      %437 = arith.ori %436, %c20 : vector<4xi32>
      %438 = vector.bitcast %437 : vector<4xi32> to vector<8xf16>
      %439 = arith.shrui %435, %c21 : vector<4xi32>
      %440 = arith.andi %439, %c19 : vector<4xi32>
      %441 = arith.ori %440, %c20 : vector<4xi32>
      %442 = vector.bitcast %441 : vector<4xi32> to vector<8xf16>
      %443 = vector.shuffle %438, %442 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %444 = arith.subf %443, %c22 : vector<16xf16>
      %445 = arith.mulf %444, %406 : vector<16xf16>
      %446 = arith.muli %389, %c11 : index
      %447 = arith.addi %446, %c5 : index
      %448 = arith.muli %tileRows, %c1 : index
      %449 = arith.muli %447, %448 : index
      %450 = arith.addi %37, %449 : index
      %451 = vector.load %x[%450] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %452 = arith.muli %tileRows, %c12 : index
      %453 = arith.addi %450, %452 : index
      %454 = vector.load %x[%453] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %455 = vector.shuffle %451, %454 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %456 = wave.mma %455, %428, %390 : vector<16xf16>, vector<8xf32>
      %457 = arith.muli %389, %c11 : index
      %458 = arith.addi %457, %c5 : index
      %459 = arith.muli %tileRows, %c1 : index
      %460 = arith.muli %458, %459 : index
      %461 = arith.addi %55, %460 : index
      %462 = vector.load %x[%461] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %463 = arith.muli %tileRows, %c12 : index
      %464 = arith.addi %461, %463 : index
      %465 = vector.load %x[%464] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %466 = vector.shuffle %462, %465 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %467 = wave.mma %466, %428, %391 : vector<16xf16>, vector<8xf32>
      %468 = arith.muli %389, %c11 : index
      %469 = arith.addi %468, %c5 : index
      %470 = arith.muli %tileRows, %c1 : index
      %471 = arith.muli %469, %470 : index
      %472 = arith.addi %73, %471 : index
      %473 = vector.load %x[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %474 = arith.muli %tileRows, %c12 : index
      %475 = arith.addi %472, %474 : index
      %476 = vector.load %x[%475] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %477 = vector.shuffle %473, %476 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %478 = wave.mma %477, %428, %392 : vector<16xf16>, vector<8xf32>
      %479 = arith.muli %389, %c11 : index
      %480 = arith.addi %479, %c5 : index
      %481 = arith.muli %tileRows, %c1 : index
      %482 = arith.muli %480, %481 : index
      %483 = arith.addi %91, %482 : index
      %484 = vector.load %x[%483] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %485 = arith.muli %tileRows, %c12 : index
      %486 = arith.addi %483, %485 : index
      %487 = vector.load %x[%486] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %488 = vector.shuffle %484, %487 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %489 = wave.mma %488, %428, %393 : vector<16xf16>, vector<8xf32>
      %490 = arith.muli %389, %c11 : index
      %491 = arith.addi %490, %c4 : index
      %492 = arith.muli %tileRows, %c1 : index
      %493 = arith.muli %491, %492 : index
      %494 = arith.addi %37, %493 : index
      %495 = vector.load %x[%494] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %496 = arith.muli %tileRows, %c12 : index
      %497 = arith.addi %494, %496 : index
      %498 = vector.load %x[%497] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %499 = vector.shuffle %495, %498 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %500 = wave.mma %499, %445, %456 : vector<16xf16>, vector<8xf32>
      %501 = arith.muli %389, %c11 : index
      %502 = arith.addi %501, %c4 : index
      %503 = arith.muli %tileRows, %c1 : index
      %504 = arith.muli %502, %503 : index
      %505 = arith.addi %55, %504 : index
      %506 = vector.load %x[%505] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %507 = arith.muli %tileRows, %c12 : index
      %508 = arith.addi %505, %507 : index
      %509 = vector.load %x[%508] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %510 = vector.shuffle %506, %509 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %511 = wave.mma %510, %445, %467 : vector<16xf16>, vector<8xf32>
      %512 = arith.muli %389, %c11 : index
      %513 = arith.addi %512, %c4 : index
      %514 = arith.muli %tileRows, %c1 : index
      %515 = arith.muli %513, %514 : index
      %516 = arith.addi %73, %515 : index
      %517 = vector.load %x[%516] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %518 = arith.muli %tileRows, %c12 : index
      %519 = arith.addi %516, %518 : index
      %520 = vector.load %x[%519] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %521 = vector.shuffle %517, %520 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %522 = wave.mma %521, %445, %478 : vector<16xf16>, vector<8xf32>
      %523 = arith.muli %389, %c11 : index
      %524 = arith.addi %523, %c4 : index
      %525 = arith.muli %tileRows, %c1 : index
      %526 = arith.muli %524, %525 : index
      %527 = arith.addi %91, %526 : index
      %528 = vector.load %x[%527] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %529 = arith.muli %tileRows, %c12 : index
      %530 = arith.addi %527, %529 : index
      %531 = vector.load %x[%530] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %532 = vector.shuffle %528, %531 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %533 = wave.mma %532, %445, %489 : vector<16xf16>, vector<8xf32>
      scf.yield %500, %511, %522, %533 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %534 = wave.lane
    %535 = vector.extract %394#0[0] : f32 from vector<8xf32>
    %536 = wave.lane
    %537 = arith.addi %13, %c5 : index
    %538 = arith.muli %c5, %c11 : index
    %539 = arith.addi %537, %538 : index
    %540 = arith.divui %536, %c1 : index
    %541 = arith.addi %539, %540 : index
    %542 = arith.cmpi slt, %541, %12 : index
    scf.if %542 {
      %543 = arith.cmpi eq, %hasFactors, %c4 : index
      %544 = arith.muli %541, %c11 : index
      %545 = memref.load %factors[%544] : memref<?xf32>
      %546 = arith.mulf %545, %operandScale : f32
      %547 = arith.select %543, %546, %operandScale : f32
      %548 = arith.remui %536, %c1 : index
      %549 = arith.muli %548, %c27 : index
      %550 = arith.addi %10, %549 : index
      %551 = vector.load %w[%550] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %552 = vector.bitcast %551 : vector<4xi8> to vector<1xf32>
      %553 = vector.extract %552[0] : f32 from vector<1xf32>
      %554 = arith.mulf %553, %547 : f32
      %555 = arith.mulf %535, %554 : f32
      %556 = arith.muli %541, %outputFeatures : index
      %557 = arith.addi %556, %16 : index
      %558 = wave.lane
      %559 = arith.remui %558, %c1 : index
      %560 = arith.addi %557, %559 : index
      scf.if %14 {
        %561 = arith.addi %560, %c5 : index
        %562 = memref.load %residual[%561] : memref<?xf32>
        %563 = arith.addf %562, %555 : f32
        %564 = arith.addi %560, %c5 : index
        memref.store %563, %out[%564] : memref<?xf32>
      } else {
        %565 = arith.addi %560, %c5 : index
        memref.store %555, %out[%565] : memref<?xf32>
      }
    }
    %566 = vector.extract %394#0[1] : f32 from vector<8xf32>
    %567 = wave.lane
    %568 = arith.addi %13, %c5 : index
    %569 = arith.muli %c4, %c11 : index
    %570 = arith.addi %568, %569 : index
    %571 = arith.divui %567, %c1 : index
    %572 = arith.addi %570, %571 : index
    %573 = arith.cmpi slt, %572, %12 : index
    scf.if %573 {
      %574 = arith.cmpi eq, %hasFactors, %c4 : index
      %575 = arith.muli %572, %c11 : index
      %576 = memref.load %factors[%575] : memref<?xf32>
      %577 = arith.mulf %576, %operandScale : f32
      %578 = arith.select %574, %577, %operandScale : f32
      %579 = arith.remui %567, %c1 : index
      %580 = arith.muli %579, %c27 : index
      %581 = arith.addi %10, %580 : index
      %582 = vector.load %w[%581] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %583 = vector.bitcast %582 : vector<4xi8> to vector<1xf32>
      %584 = vector.extract %583[0] : f32 from vector<1xf32>
      %585 = arith.mulf %584, %578 : f32
      %586 = arith.mulf %566, %585 : f32
      %587 = arith.muli %572, %outputFeatures : index
      %588 = arith.addi %587, %16 : index
      %589 = wave.lane
      %590 = arith.remui %589, %c1 : index
      %591 = arith.addi %588, %590 : index
      scf.if %14 {
        %592 = arith.addi %591, %c5 : index
        %593 = memref.load %residual[%592] : memref<?xf32>
        %594 = arith.addf %593, %586 : f32
        %595 = arith.addi %591, %c5 : index
        memref.store %594, %out[%595] : memref<?xf32>
      } else {
        %596 = arith.addi %591, %c5 : index
        memref.store %586, %out[%596] : memref<?xf32>
      }
    }
    %597 = vector.extract %394#0[2] : f32 from vector<8xf32>
    %598 = wave.lane
    %599 = arith.addi %13, %c5 : index
    %600 = arith.muli %c11, %c11 : index
    %601 = arith.addi %599, %600 : index
    %602 = arith.divui %598, %c1 : index
    %603 = arith.addi %601, %602 : index
    %604 = arith.cmpi slt, %603, %12 : index
    scf.if %604 {
      %605 = arith.cmpi eq, %hasFactors, %c4 : index
      %606 = arith.muli %603, %c11 : index
      %607 = memref.load %factors[%606] : memref<?xf32>
      %608 = arith.mulf %607, %operandScale : f32
      %609 = arith.select %605, %608, %operandScale : f32
      %610 = arith.remui %598, %c1 : index
      %611 = arith.muli %610, %c27 : index
      %612 = arith.addi %10, %611 : index
      %613 = vector.load %w[%612] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %614 = vector.bitcast %613 : vector<4xi8> to vector<1xf32>
      %615 = vector.extract %614[0] : f32 from vector<1xf32>
      %616 = arith.mulf %615, %609 : f32
      %617 = arith.mulf %597, %616 : f32
      %618 = arith.muli %603, %outputFeatures : index
      %619 = arith.addi %618, %16 : index
      %620 = wave.lane
      %621 = arith.remui %620, %c1 : index
      %622 = arith.addi %619, %621 : index
      scf.if %14 {
        %623 = arith.addi %622, %c5 : index
        %624 = memref.load %residual[%623] : memref<?xf32>
        %625 = arith.addf %624, %617 : f32
        %626 = arith.addi %622, %c5 : index
        memref.store %625, %out[%626] : memref<?xf32>
      } else {
        %627 = arith.addi %622, %c5 : index
        memref.store %617, %out[%627] : memref<?xf32>
      }
    }
    %628 = vector.extract %394#0[3] : f32 from vector<8xf32>
    %629 = wave.lane
    %630 = arith.addi %13, %c5 : index
    %631 = arith.muli %c24, %c11 : index
    %632 = arith.addi %630, %631 : index
    %633 = arith.divui %629, %c1 : index
    %634 = arith.addi %632, %633 : index
    %635 = arith.cmpi slt, %634, %12 : index
    scf.if %635 {
      %636 = arith.cmpi eq, %hasFactors, %c4 : index
      %637 = arith.muli %634, %c11 : index
      %638 = memref.load %factors[%637] : memref<?xf32>
      %639 = arith.mulf %638, %operandScale : f32
      %640 = arith.select %636, %639, %operandScale : f32
      %641 = arith.remui %629, %c1 : index
      %642 = arith.muli %641, %c27 : index
      %643 = arith.addi %10, %642 : index
      %644 = vector.load %w[%643] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %645 = vector.bitcast %644 : vector<4xi8> to vector<1xf32>
      %646 = vector.extract %645[0] : f32 from vector<1xf32>
      %647 = arith.mulf %646, %640 : f32
      %648 = arith.mulf %628, %647 : f32
      %649 = arith.muli %634, %outputFeatures : index
      %650 = arith.addi %649, %16 : index
      %651 = wave.lane
      %652 = arith.remui %651, %c1 : index
      %653 = arith.addi %650, %652 : index
      scf.if %14 {
        %654 = arith.addi %653, %c5 : index
        %655 = memref.load %residual[%654] : memref<?xf32>
        %656 = arith.addf %655, %648 : f32
        %657 = arith.addi %653, %c5 : index
        memref.store %656, %out[%657] : memref<?xf32>
      } else {
        %658 = arith.addi %653, %c5 : index
        memref.store %648, %out[%658] : memref<?xf32>
      }
    }
    %659 = vector.extract %394#0[4] : f32 from vector<8xf32>
    %660 = wave.lane
    %661 = arith.addi %13, %c5 : index
    %662 = arith.muli %c27, %c11 : index
    %663 = arith.addi %661, %662 : index
    %664 = arith.divui %660, %c1 : index
    %665 = arith.addi %663, %664 : index
    %666 = arith.cmpi slt, %665, %12 : index
    scf.if %666 {
      %667 = arith.cmpi eq, %hasFactors, %c4 : index
      %668 = arith.muli %665, %c11 : index
      %669 = memref.load %factors[%668] : memref<?xf32>
      %670 = arith.mulf %669, %operandScale : f32
      %671 = arith.select %667, %670, %operandScale : f32
      %672 = arith.remui %660, %c1 : index
      %673 = arith.muli %672, %c27 : index
      %674 = arith.addi %10, %673 : index
      %675 = vector.load %w[%674] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %676 = vector.bitcast %675 : vector<4xi8> to vector<1xf32>
      %677 = vector.extract %676[0] : f32 from vector<1xf32>
      %678 = arith.mulf %677, %671 : f32
      %679 = arith.mulf %659, %678 : f32
      %680 = arith.muli %665, %outputFeatures : index
      %681 = arith.addi %680, %16 : index
      %682 = wave.lane
      %683 = arith.remui %682, %c1 : index
      %684 = arith.addi %681, %683 : index
      scf.if %14 {
        %685 = arith.addi %684, %c5 : index
        %686 = memref.load %residual[%685] : memref<?xf32>
        %687 = arith.addf %686, %679 : f32
        %688 = arith.addi %684, %c5 : index
        memref.store %687, %out[%688] : memref<?xf32>
      } else {
        %689 = arith.addi %684, %c5 : index
        memref.store %679, %out[%689] : memref<?xf32>
      }
    }
    %690 = vector.extract %394#0[5] : f32 from vector<8xf32>
    %691 = wave.lane
    %692 = arith.addi %13, %c5 : index
    %693 = arith.muli %c28, %c11 : index
    %694 = arith.addi %692, %693 : index
    %695 = arith.divui %691, %c1 : index
    %696 = arith.addi %694, %695 : index
    %697 = arith.cmpi slt, %696, %12 : index
    scf.if %697 {
      %698 = arith.cmpi eq, %hasFactors, %c4 : index
      %699 = arith.muli %696, %c11 : index
      %700 = memref.load %factors[%699] : memref<?xf32>
      %701 = arith.mulf %700, %operandScale : f32
      %702 = arith.select %698, %701, %operandScale : f32
      %703 = arith.remui %691, %c1 : index
      %704 = arith.muli %703, %c27 : index
      %705 = arith.addi %10, %704 : index
      %706 = vector.load %w[%705] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %707 = vector.bitcast %706 : vector<4xi8> to vector<1xf32>
      %708 = vector.extract %707[0] : f32 from vector<1xf32>
      %709 = arith.mulf %708, %702 : f32
      %710 = arith.mulf %690, %709 : f32
      %711 = arith.muli %696, %outputFeatures : index
      %712 = arith.addi %711, %16 : index
      %713 = wave.lane
      %714 = arith.remui %713, %c1 : index
      %715 = arith.addi %712, %714 : index
      scf.if %14 {
        %716 = arith.addi %715, %c5 : index
        %717 = memref.load %residual[%716] : memref<?xf32>
        %718 = arith.addf %717, %710 : f32
        %719 = arith.addi %715, %c5 : index
        memref.store %718, %out[%719] : memref<?xf32>
      } else {
        %720 = arith.addi %715, %c5 : index
        memref.store %710, %out[%720] : memref<?xf32>
      }
    }
    %721 = vector.extract %394#0[6] : f32 from vector<8xf32>
    %722 = wave.lane
    %723 = arith.addi %13, %c5 : index
    %724 = arith.muli %c29, %c11 : index
    %725 = arith.addi %723, %724 : index
    %726 = arith.divui %722, %c1 : index
    %727 = arith.addi %725, %726 : index
    %728 = arith.cmpi slt, %727, %12 : index
    scf.if %728 {
      %729 = arith.cmpi eq, %hasFactors, %c4 : index
      %730 = arith.muli %727, %c11 : index
      %731 = memref.load %factors[%730] : memref<?xf32>
      %732 = arith.mulf %731, %operandScale : f32
      %733 = arith.select %729, %732, %operandScale : f32
      %734 = arith.remui %722, %c1 : index
      %735 = arith.muli %734, %c27 : index
      %736 = arith.addi %10, %735 : index
      %737 = vector.load %w[%736] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %738 = vector.bitcast %737 : vector<4xi8> to vector<1xf32>
      %739 = vector.extract %738[0] : f32 from vector<1xf32>
      %740 = arith.mulf %739, %733 : f32
      %741 = arith.mulf %721, %740 : f32
      %742 = arith.muli %727, %outputFeatures : index
      %743 = arith.addi %742, %16 : index
      %744 = wave.lane
      %745 = arith.remui %744, %c1 : index
      %746 = arith.addi %743, %745 : index
      scf.if %14 {
        %747 = arith.addi %746, %c5 : index
        %748 = memref.load %residual[%747] : memref<?xf32>
        %749 = arith.addf %748, %741 : f32
        %750 = arith.addi %746, %c5 : index
        memref.store %749, %out[%750] : memref<?xf32>
      } else {
        %751 = arith.addi %746, %c5 : index
        memref.store %741, %out[%751] : memref<?xf32>
      }
    }
    %752 = vector.extract %394#0[7] : f32 from vector<8xf32>
    %753 = wave.lane
    %754 = arith.addi %13, %c5 : index
    %755 = arith.muli %c30, %c11 : index
    %756 = arith.addi %754, %755 : index
    %757 = arith.divui %753, %c1 : index
    %758 = arith.addi %756, %757 : index
    %759 = arith.cmpi slt, %758, %12 : index
    scf.if %759 {
      %760 = arith.cmpi eq, %hasFactors, %c4 : index
      %761 = arith.muli %758, %c11 : index
      %762 = memref.load %factors[%761] : memref<?xf32>
      %763 = arith.mulf %762, %operandScale : f32
      %764 = arith.select %760, %763, %operandScale : f32
      %765 = arith.remui %753, %c1 : index
      %766 = arith.muli %765, %c27 : index
      %767 = arith.addi %10, %766 : index
      %768 = vector.load %w[%767] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %769 = vector.bitcast %768 : vector<4xi8> to vector<1xf32>
      %770 = vector.extract %769[0] : f32 from vector<1xf32>
      %771 = arith.mulf %770, %764 : f32
      %772 = arith.mulf %752, %771 : f32
      %773 = arith.muli %758, %outputFeatures : index
      %774 = arith.addi %773, %16 : index
      %775 = wave.lane
      %776 = arith.remui %775, %c1 : index
      %777 = arith.addi %774, %776 : index
      scf.if %14 {
        %778 = arith.addi %777, %c5 : index
        %779 = memref.load %residual[%778] : memref<?xf32>
        %780 = arith.addf %779, %772 : f32
        %781 = arith.addi %777, %c5 : index
        memref.store %780, %out[%781] : memref<?xf32>
      } else {
        %782 = arith.addi %777, %c5 : index
        memref.store %772, %out[%782] : memref<?xf32>
      }
    }
    %783 = wave.lane
    %784 = vector.extract %394#1[0] : f32 from vector<8xf32>
    %785 = wave.lane
    %786 = arith.addi %13, %c1 : index
    %787 = arith.muli %c5, %c11 : index
    %788 = arith.addi %786, %787 : index
    %789 = arith.divui %785, %c1 : index
    %790 = arith.addi %788, %789 : index
    %791 = arith.cmpi slt, %790, %12 : index
    scf.if %791 {
      %792 = arith.cmpi eq, %hasFactors, %c4 : index
      %793 = arith.muli %790, %c11 : index
      %794 = memref.load %factors[%793] : memref<?xf32>
      %795 = arith.mulf %794, %operandScale : f32
      %796 = arith.select %792, %795, %operandScale : f32
      %797 = arith.remui %785, %c1 : index
      %798 = arith.muli %797, %c27 : index
      %799 = arith.addi %10, %798 : index
      %800 = vector.load %w[%799] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %801 = vector.bitcast %800 : vector<4xi8> to vector<1xf32>
      %802 = vector.extract %801[0] : f32 from vector<1xf32>
      %803 = arith.mulf %802, %796 : f32
      %804 = arith.mulf %784, %803 : f32
      %805 = arith.muli %790, %outputFeatures : index
      %806 = arith.addi %805, %16 : index
      %807 = wave.lane
      %808 = arith.remui %807, %c1 : index
      %809 = arith.addi %806, %808 : index
      scf.if %14 {
        %810 = arith.addi %809, %c5 : index
        %811 = memref.load %residual[%810] : memref<?xf32>
        %812 = arith.addf %811, %804 : f32
        %813 = arith.addi %809, %c5 : index
        memref.store %812, %out[%813] : memref<?xf32>
      } else {
        %814 = arith.addi %809, %c5 : index
        memref.store %804, %out[%814] : memref<?xf32>
      }
    }
    %815 = vector.extract %394#1[1] : f32 from vector<8xf32>
    %816 = wave.lane
    %817 = arith.addi %13, %c1 : index
    %818 = arith.muli %c4, %c11 : index
    %819 = arith.addi %817, %818 : index
    %820 = arith.divui %816, %c1 : index
    %821 = arith.addi %819, %820 : index
    %822 = arith.cmpi slt, %821, %12 : index
    scf.if %822 {
      %823 = arith.cmpi eq, %hasFactors, %c4 : index
      %824 = arith.muli %821, %c11 : index
      %825 = memref.load %factors[%824] : memref<?xf32>
      %826 = arith.mulf %825, %operandScale : f32
      %827 = arith.select %823, %826, %operandScale : f32
      %828 = arith.remui %816, %c1 : index
      %829 = arith.muli %828, %c27 : index
      %830 = arith.addi %10, %829 : index
      %831 = vector.load %w[%830] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %832 = vector.bitcast %831 : vector<4xi8> to vector<1xf32>
      %833 = vector.extract %832[0] : f32 from vector<1xf32>
      %834 = arith.mulf %833, %827 : f32
      %835 = arith.mulf %815, %834 : f32
      %836 = arith.muli %821, %outputFeatures : index
      %837 = arith.addi %836, %16 : index
      %838 = wave.lane
      %839 = arith.remui %838, %c1 : index
      %840 = arith.addi %837, %839 : index
      scf.if %14 {
        %841 = arith.addi %840, %c5 : index
        %842 = memref.load %residual[%841] : memref<?xf32>
        %843 = arith.addf %842, %835 : f32
        %844 = arith.addi %840, %c5 : index
        memref.store %843, %out[%844] : memref<?xf32>
      } else {
        %845 = arith.addi %840, %c5 : index
        memref.store %835, %out[%845] : memref<?xf32>
      }
    }
    %846 = vector.extract %394#1[2] : f32 from vector<8xf32>
    %847 = wave.lane
    %848 = arith.addi %13, %c1 : index
    %849 = arith.muli %c11, %c11 : index
    %850 = arith.addi %848, %849 : index
    %851 = arith.divui %847, %c1 : index
    %852 = arith.addi %850, %851 : index
    %853 = arith.cmpi slt, %852, %12 : index
    scf.if %853 {
      %854 = arith.cmpi eq, %hasFactors, %c4 : index
      %855 = arith.muli %852, %c11 : index
      %856 = memref.load %factors[%855] : memref<?xf32>
      %857 = arith.mulf %856, %operandScale : f32
      %858 = arith.select %854, %857, %operandScale : f32
      %859 = arith.remui %847, %c1 : index
      %860 = arith.muli %859, %c27 : index
      %861 = arith.addi %10, %860 : index
      %862 = vector.load %w[%861] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %863 = vector.bitcast %862 : vector<4xi8> to vector<1xf32>
      %864 = vector.extract %863[0] : f32 from vector<1xf32>
      %865 = arith.mulf %864, %858 : f32
      %866 = arith.mulf %846, %865 : f32
      %867 = arith.muli %852, %outputFeatures : index
      %868 = arith.addi %867, %16 : index
      %869 = wave.lane
      %870 = arith.remui %869, %c1 : index
      %871 = arith.addi %868, %870 : index
      scf.if %14 {
        %872 = arith.addi %871, %c5 : index
        %873 = memref.load %residual[%872] : memref<?xf32>
        %874 = arith.addf %873, %866 : f32
        %875 = arith.addi %871, %c5 : index
        memref.store %874, %out[%875] : memref<?xf32>
      } else {
        %876 = arith.addi %871, %c5 : index
        memref.store %866, %out[%876] : memref<?xf32>
      }
    }
    %877 = vector.extract %394#1[3] : f32 from vector<8xf32>
    %878 = wave.lane
    %879 = arith.addi %13, %c1 : index
    %880 = arith.muli %c24, %c11 : index
    %881 = arith.addi %879, %880 : index
    %882 = arith.divui %878, %c1 : index
    %883 = arith.addi %881, %882 : index
    %884 = arith.cmpi slt, %883, %12 : index
    scf.if %884 {
      %885 = arith.cmpi eq, %hasFactors, %c4 : index
      %886 = arith.muli %883, %c11 : index
      %887 = memref.load %factors[%886] : memref<?xf32>
      %888 = arith.mulf %887, %operandScale : f32
      %889 = arith.select %885, %888, %operandScale : f32
      %890 = arith.remui %878, %c1 : index
      %891 = arith.muli %890, %c27 : index
      %892 = arith.addi %10, %891 : index
      %893 = vector.load %w[%892] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %894 = vector.bitcast %893 : vector<4xi8> to vector<1xf32>
      %895 = vector.extract %894[0] : f32 from vector<1xf32>
      %896 = arith.mulf %895, %889 : f32
      %897 = arith.mulf %877, %896 : f32
      %898 = arith.muli %883, %outputFeatures : index
      %899 = arith.addi %898, %16 : index
      %900 = wave.lane
      %901 = arith.remui %900, %c1 : index
      %902 = arith.addi %899, %901 : index
      scf.if %14 {
        %903 = arith.addi %902, %c5 : index
        %904 = memref.load %residual[%903] : memref<?xf32>
        %905 = arith.addf %904, %897 : f32
        %906 = arith.addi %902, %c5 : index
        memref.store %905, %out[%906] : memref<?xf32>
      } else {
        %907 = arith.addi %902, %c5 : index
        memref.store %897, %out[%907] : memref<?xf32>
      }
    }
    %908 = vector.extract %394#1[4] : f32 from vector<8xf32>
    %909 = wave.lane
    %910 = arith.addi %13, %c1 : index
    %911 = arith.muli %c27, %c11 : index
    %912 = arith.addi %910, %911 : index
    %913 = arith.divui %909, %c1 : index
    %914 = arith.addi %912, %913 : index
    %915 = arith.cmpi slt, %914, %12 : index
    scf.if %915 {
      %916 = arith.cmpi eq, %hasFactors, %c4 : index
      %917 = arith.muli %914, %c11 : index
      %918 = memref.load %factors[%917] : memref<?xf32>
      %919 = arith.mulf %918, %operandScale : f32
      %920 = arith.select %916, %919, %operandScale : f32
      %921 = arith.remui %909, %c1 : index
      %922 = arith.muli %921, %c27 : index
      %923 = arith.addi %10, %922 : index
      %924 = vector.load %w[%923] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %925 = vector.bitcast %924 : vector<4xi8> to vector<1xf32>
      %926 = vector.extract %925[0] : f32 from vector<1xf32>
      %927 = arith.mulf %926, %920 : f32
      %928 = arith.mulf %908, %927 : f32
      %929 = arith.muli %914, %outputFeatures : index
      %930 = arith.addi %929, %16 : index
      %931 = wave.lane
      %932 = arith.remui %931, %c1 : index
      %933 = arith.addi %930, %932 : index
      scf.if %14 {
        %934 = arith.addi %933, %c5 : index
        %935 = memref.load %residual[%934] : memref<?xf32>
        %936 = arith.addf %935, %928 : f32
        %937 = arith.addi %933, %c5 : index
        memref.store %936, %out[%937] : memref<?xf32>
      } else {
        %938 = arith.addi %933, %c5 : index
        memref.store %928, %out[%938] : memref<?xf32>
      }
    }
    %939 = vector.extract %394#1[5] : f32 from vector<8xf32>
    %940 = wave.lane
    %941 = arith.addi %13, %c1 : index
    %942 = arith.muli %c28, %c11 : index
    %943 = arith.addi %941, %942 : index
    %944 = arith.divui %940, %c1 : index
    %945 = arith.addi %943, %944 : index
    %946 = arith.cmpi slt, %945, %12 : index
    scf.if %946 {
      %947 = arith.cmpi eq, %hasFactors, %c4 : index
      %948 = arith.muli %945, %c11 : index
      %949 = memref.load %factors[%948] : memref<?xf32>
      %950 = arith.mulf %949, %operandScale : f32
      %951 = arith.select %947, %950, %operandScale : f32
      %952 = arith.remui %940, %c1 : index
      %953 = arith.muli %952, %c27 : index
      %954 = arith.addi %10, %953 : index
      %955 = vector.load %w[%954] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %956 = vector.bitcast %955 : vector<4xi8> to vector<1xf32>
      %957 = vector.extract %956[0] : f32 from vector<1xf32>
      %958 = arith.mulf %957, %951 : f32
      %959 = arith.mulf %939, %958 : f32
      %960 = arith.muli %945, %outputFeatures : index
      %961 = arith.addi %960, %16 : index
      %962 = wave.lane
      %963 = arith.remui %962, %c1 : index
      %964 = arith.addi %961, %963 : index
      scf.if %14 {
        %965 = arith.addi %964, %c5 : index
        %966 = memref.load %residual[%965] : memref<?xf32>
        %967 = arith.addf %966, %959 : f32
        %968 = arith.addi %964, %c5 : index
        memref.store %967, %out[%968] : memref<?xf32>
      } else {
        %969 = arith.addi %964, %c5 : index
        memref.store %959, %out[%969] : memref<?xf32>
      }
    }
    %970 = vector.extract %394#1[6] : f32 from vector<8xf32>
    %971 = wave.lane
    %972 = arith.addi %13, %c1 : index
    %973 = arith.muli %c29, %c11 : index
    %974 = arith.addi %972, %973 : index
    %975 = arith.divui %971, %c1 : index
    %976 = arith.addi %974, %975 : index
    %977 = arith.cmpi slt, %976, %12 : index
    scf.if %977 {
      %978 = arith.cmpi eq, %hasFactors, %c4 : index
      %979 = arith.muli %976, %c11 : index
      %980 = memref.load %factors[%979] : memref<?xf32>
      %981 = arith.mulf %980, %operandScale : f32
      %982 = arith.select %978, %981, %operandScale : f32
      %983 = arith.remui %971, %c1 : index
      %984 = arith.muli %983, %c27 : index
      %985 = arith.addi %10, %984 : index
      %986 = vector.load %w[%985] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %987 = vector.bitcast %986 : vector<4xi8> to vector<1xf32>
      %988 = vector.extract %987[0] : f32 from vector<1xf32>
      %989 = arith.mulf %988, %982 : f32
      %990 = arith.mulf %970, %989 : f32
      %991 = arith.muli %976, %outputFeatures : index
      %992 = arith.addi %991, %16 : index
      %993 = wave.lane
      %994 = arith.remui %993, %c1 : index
      %995 = arith.addi %992, %994 : index
      scf.if %14 {
        %996 = arith.addi %995, %c5 : index
        %997 = memref.load %residual[%996] : memref<?xf32>
        %998 = arith.addf %997, %990 : f32
        %999 = arith.addi %995, %c5 : index
        memref.store %998, %out[%999] : memref<?xf32>
      } else {
        %1000 = arith.addi %995, %c5 : index
        memref.store %990, %out[%1000] : memref<?xf32>
      }
    }
    %1001 = vector.extract %394#1[7] : f32 from vector<8xf32>
    %1002 = wave.lane
    %1003 = arith.addi %13, %c1 : index
    %1004 = arith.muli %c30, %c11 : index
    %1005 = arith.addi %1003, %1004 : index
    %1006 = arith.divui %1002, %c1 : index
    %1007 = arith.addi %1005, %1006 : index
    %1008 = arith.cmpi slt, %1007, %12 : index
    scf.if %1008 {
      %1009 = arith.cmpi eq, %hasFactors, %c4 : index
      %1010 = arith.muli %1007, %c11 : index
      %1011 = memref.load %factors[%1010] : memref<?xf32>
      %1012 = arith.mulf %1011, %operandScale : f32
      %1013 = arith.select %1009, %1012, %operandScale : f32
      %1014 = arith.remui %1002, %c1 : index
      %1015 = arith.muli %1014, %c27 : index
      %1016 = arith.addi %10, %1015 : index
      %1017 = vector.load %w[%1016] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1018 = vector.bitcast %1017 : vector<4xi8> to vector<1xf32>
      %1019 = vector.extract %1018[0] : f32 from vector<1xf32>
      %1020 = arith.mulf %1019, %1013 : f32
      %1021 = arith.mulf %1001, %1020 : f32
      %1022 = arith.muli %1007, %outputFeatures : index
      %1023 = arith.addi %1022, %16 : index
      %1024 = wave.lane
      %1025 = arith.remui %1024, %c1 : index
      %1026 = arith.addi %1023, %1025 : index
      scf.if %14 {
        %1027 = arith.addi %1026, %c5 : index
        %1028 = memref.load %residual[%1027] : memref<?xf32>
        %1029 = arith.addf %1028, %1021 : f32
        %1030 = arith.addi %1026, %c5 : index
        memref.store %1029, %out[%1030] : memref<?xf32>
      } else {
        %1031 = arith.addi %1026, %c5 : index
        memref.store %1021, %out[%1031] : memref<?xf32>
      }
    }
    %1032 = wave.lane
    %1033 = vector.extract %394#2[0] : f32 from vector<8xf32>
    %1034 = wave.lane
    %1035 = arith.addi %13, %c13 : index
    %1036 = arith.muli %c5, %c11 : index
    %1037 = arith.addi %1035, %1036 : index
    %1038 = arith.divui %1034, %c1 : index
    %1039 = arith.addi %1037, %1038 : index
    %1040 = arith.cmpi slt, %1039, %12 : index
    scf.if %1040 {
      %1041 = arith.cmpi eq, %hasFactors, %c4 : index
      %1042 = arith.muli %1039, %c11 : index
      %1043 = memref.load %factors[%1042] : memref<?xf32>
      %1044 = arith.mulf %1043, %operandScale : f32
      %1045 = arith.select %1041, %1044, %operandScale : f32
      %1046 = arith.remui %1034, %c1 : index
      %1047 = arith.muli %1046, %c27 : index
      %1048 = arith.addi %10, %1047 : index
      %1049 = vector.load %w[%1048] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1050 = vector.bitcast %1049 : vector<4xi8> to vector<1xf32>
      %1051 = vector.extract %1050[0] : f32 from vector<1xf32>
      %1052 = arith.mulf %1051, %1045 : f32
      %1053 = arith.mulf %1033, %1052 : f32
      %1054 = arith.muli %1039, %outputFeatures : index
      %1055 = arith.addi %1054, %16 : index
      %1056 = wave.lane
      %1057 = arith.remui %1056, %c1 : index
      %1058 = arith.addi %1055, %1057 : index
      scf.if %14 {
        %1059 = arith.addi %1058, %c5 : index
        %1060 = memref.load %residual[%1059] : memref<?xf32>
        %1061 = arith.addf %1060, %1053 : f32
        %1062 = arith.addi %1058, %c5 : index
        memref.store %1061, %out[%1062] : memref<?xf32>
      } else {
        %1063 = arith.addi %1058, %c5 : index
        memref.store %1053, %out[%1063] : memref<?xf32>
      }
    }
    %1064 = vector.extract %394#2[1] : f32 from vector<8xf32>
    %1065 = wave.lane
    %1066 = arith.addi %13, %c13 : index
    %1067 = arith.muli %c4, %c11 : index
    %1068 = arith.addi %1066, %1067 : index
    %1069 = arith.divui %1065, %c1 : index
    %1070 = arith.addi %1068, %1069 : index
    %1071 = arith.cmpi slt, %1070, %12 : index
    scf.if %1071 {
      %1072 = arith.cmpi eq, %hasFactors, %c4 : index
      %1073 = arith.muli %1070, %c11 : index
      %1074 = memref.load %factors[%1073] : memref<?xf32>
      %1075 = arith.mulf %1074, %operandScale : f32
      %1076 = arith.select %1072, %1075, %operandScale : f32
      %1077 = arith.remui %1065, %c1 : index
      %1078 = arith.muli %1077, %c27 : index
      %1079 = arith.addi %10, %1078 : index
      %1080 = vector.load %w[%1079] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1081 = vector.bitcast %1080 : vector<4xi8> to vector<1xf32>
      %1082 = vector.extract %1081[0] : f32 from vector<1xf32>
      %1083 = arith.mulf %1082, %1076 : f32
      %1084 = arith.mulf %1064, %1083 : f32
      %1085 = arith.muli %1070, %outputFeatures : index
      %1086 = arith.addi %1085, %16 : index
      %1087 = wave.lane
      %1088 = arith.remui %1087, %c1 : index
      %1089 = arith.addi %1086, %1088 : index
      scf.if %14 {
        %1090 = arith.addi %1089, %c5 : index
        %1091 = memref.load %residual[%1090] : memref<?xf32>
        %1092 = arith.addf %1091, %1084 : f32
        %1093 = arith.addi %1089, %c5 : index
        memref.store %1092, %out[%1093] : memref<?xf32>
      } else {
        %1094 = arith.addi %1089, %c5 : index
        memref.store %1084, %out[%1094] : memref<?xf32>
      }
    }
    %1095 = vector.extract %394#2[2] : f32 from vector<8xf32>
    %1096 = wave.lane
    %1097 = arith.addi %13, %c13 : index
    %1098 = arith.muli %c11, %c11 : index
    %1099 = arith.addi %1097, %1098 : index
    %1100 = arith.divui %1096, %c1 : index
    %1101 = arith.addi %1099, %1100 : index
    %1102 = arith.cmpi slt, %1101, %12 : index
    scf.if %1102 {
      %1103 = arith.cmpi eq, %hasFactors, %c4 : index
      %1104 = arith.muli %1101, %c11 : index
      %1105 = memref.load %factors[%1104] : memref<?xf32>
      %1106 = arith.mulf %1105, %operandScale : f32
      %1107 = arith.select %1103, %1106, %operandScale : f32
      %1108 = arith.remui %1096, %c1 : index
      %1109 = arith.muli %1108, %c27 : index
      %1110 = arith.addi %10, %1109 : index
      %1111 = vector.load %w[%1110] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1112 = vector.bitcast %1111 : vector<4xi8> to vector<1xf32>
      %1113 = vector.extract %1112[0] : f32 from vector<1xf32>
      %1114 = arith.mulf %1113, %1107 : f32
      %1115 = arith.mulf %1095, %1114 : f32
      %1116 = arith.muli %1101, %outputFeatures : index
      %1117 = arith.addi %1116, %16 : index
      %1118 = wave.lane
      %1119 = arith.remui %1118, %c1 : index
      %1120 = arith.addi %1117, %1119 : index
      scf.if %14 {
        %1121 = arith.addi %1120, %c5 : index
        %1122 = memref.load %residual[%1121] : memref<?xf32>
        %1123 = arith.addf %1122, %1115 : f32
        %1124 = arith.addi %1120, %c5 : index
        memref.store %1123, %out[%1124] : memref<?xf32>
      } else {
        %1125 = arith.addi %1120, %c5 : index
        memref.store %1115, %out[%1125] : memref<?xf32>
      }
    }
    %1126 = vector.extract %394#2[3] : f32 from vector<8xf32>
    %1127 = wave.lane
    %1128 = arith.addi %13, %c13 : index
    %1129 = arith.muli %c24, %c11 : index
    %1130 = arith.addi %1128, %1129 : index
    %1131 = arith.divui %1127, %c1 : index
    %1132 = arith.addi %1130, %1131 : index
    %1133 = arith.cmpi slt, %1132, %12 : index
    scf.if %1133 {
      %1134 = arith.cmpi eq, %hasFactors, %c4 : index
      %1135 = arith.muli %1132, %c11 : index
      %1136 = memref.load %factors[%1135] : memref<?xf32>
      %1137 = arith.mulf %1136, %operandScale : f32
      %1138 = arith.select %1134, %1137, %operandScale : f32
      %1139 = arith.remui %1127, %c1 : index
      %1140 = arith.muli %1139, %c27 : index
      %1141 = arith.addi %10, %1140 : index
      %1142 = vector.load %w[%1141] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1143 = vector.bitcast %1142 : vector<4xi8> to vector<1xf32>
      %1144 = vector.extract %1143[0] : f32 from vector<1xf32>
      %1145 = arith.mulf %1144, %1138 : f32
      %1146 = arith.mulf %1126, %1145 : f32
      %1147 = arith.muli %1132, %outputFeatures : index
      %1148 = arith.addi %1147, %16 : index
      %1149 = wave.lane
      %1150 = arith.remui %1149, %c1 : index
      %1151 = arith.addi %1148, %1150 : index
      scf.if %14 {
        %1152 = arith.addi %1151, %c5 : index
        %1153 = memref.load %residual[%1152] : memref<?xf32>
        %1154 = arith.addf %1153, %1146 : f32
        %1155 = arith.addi %1151, %c5 : index
        memref.store %1154, %out[%1155] : memref<?xf32>
      } else {
        %1156 = arith.addi %1151, %c5 : index
        memref.store %1146, %out[%1156] : memref<?xf32>
      }
    }
    %1157 = vector.extract %394#2[4] : f32 from vector<8xf32>
    %1158 = wave.lane
    %1159 = arith.addi %13, %c13 : index
    %1160 = arith.muli %c27, %c11 : index
    %1161 = arith.addi %1159, %1160 : index
    %1162 = arith.divui %1158, %c1 : index
    %1163 = arith.addi %1161, %1162 : index
    %1164 = arith.cmpi slt, %1163, %12 : index
    scf.if %1164 {
      %1165 = arith.cmpi eq, %hasFactors, %c4 : index
      %1166 = arith.muli %1163, %c11 : index
      %1167 = memref.load %factors[%1166] : memref<?xf32>
      %1168 = arith.mulf %1167, %operandScale : f32
      %1169 = arith.select %1165, %1168, %operandScale : f32
      %1170 = arith.remui %1158, %c1 : index
      %1171 = arith.muli %1170, %c27 : index
      %1172 = arith.addi %10, %1171 : index
      %1173 = vector.load %w[%1172] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1174 = vector.bitcast %1173 : vector<4xi8> to vector<1xf32>
      %1175 = vector.extract %1174[0] : f32 from vector<1xf32>
      %1176 = arith.mulf %1175, %1169 : f32
      %1177 = arith.mulf %1157, %1176 : f32
      %1178 = arith.muli %1163, %outputFeatures : index
      %1179 = arith.addi %1178, %16 : index
      %1180 = wave.lane
      %1181 = arith.remui %1180, %c1 : index
      %1182 = arith.addi %1179, %1181 : index
      scf.if %14 {
        %1183 = arith.addi %1182, %c5 : index
        %1184 = memref.load %residual[%1183] : memref<?xf32>
        %1185 = arith.addf %1184, %1177 : f32
        %1186 = arith.addi %1182, %c5 : index
        memref.store %1185, %out[%1186] : memref<?xf32>
      } else {
        %1187 = arith.addi %1182, %c5 : index
        memref.store %1177, %out[%1187] : memref<?xf32>
      }
    }
    %1188 = vector.extract %394#2[5] : f32 from vector<8xf32>
    %1189 = wave.lane
    %1190 = arith.addi %13, %c13 : index
    %1191 = arith.muli %c28, %c11 : index
    %1192 = arith.addi %1190, %1191 : index
    %1193 = arith.divui %1189, %c1 : index
    %1194 = arith.addi %1192, %1193 : index
    %1195 = arith.cmpi slt, %1194, %12 : index
    scf.if %1195 {
      %1196 = arith.cmpi eq, %hasFactors, %c4 : index
      %1197 = arith.muli %1194, %c11 : index
      %1198 = memref.load %factors[%1197] : memref<?xf32>
      %1199 = arith.mulf %1198, %operandScale : f32
      %1200 = arith.select %1196, %1199, %operandScale : f32
      %1201 = arith.remui %1189, %c1 : index
      %1202 = arith.muli %1201, %c27 : index
      %1203 = arith.addi %10, %1202 : index
      %1204 = vector.load %w[%1203] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1205 = vector.bitcast %1204 : vector<4xi8> to vector<1xf32>
      %1206 = vector.extract %1205[0] : f32 from vector<1xf32>
      %1207 = arith.mulf %1206, %1200 : f32
      %1208 = arith.mulf %1188, %1207 : f32
      %1209 = arith.muli %1194, %outputFeatures : index
      %1210 = arith.addi %1209, %16 : index
      %1211 = wave.lane
      %1212 = arith.remui %1211, %c1 : index
      %1213 = arith.addi %1210, %1212 : index
      scf.if %14 {
        %1214 = arith.addi %1213, %c5 : index
        %1215 = memref.load %residual[%1214] : memref<?xf32>
        %1216 = arith.addf %1215, %1208 : f32
        %1217 = arith.addi %1213, %c5 : index
        memref.store %1216, %out[%1217] : memref<?xf32>
      } else {
        %1218 = arith.addi %1213, %c5 : index
        memref.store %1208, %out[%1218] : memref<?xf32>
      }
    }
    %1219 = vector.extract %394#2[6] : f32 from vector<8xf32>
    %1220 = wave.lane
    %1221 = arith.addi %13, %c13 : index
    %1222 = arith.muli %c29, %c11 : index
    %1223 = arith.addi %1221, %1222 : index
    %1224 = arith.divui %1220, %c1 : index
    %1225 = arith.addi %1223, %1224 : index
    %1226 = arith.cmpi slt, %1225, %12 : index
    scf.if %1226 {
      %1227 = arith.cmpi eq, %hasFactors, %c4 : index
      %1228 = arith.muli %1225, %c11 : index
      %1229 = memref.load %factors[%1228] : memref<?xf32>
      %1230 = arith.mulf %1229, %operandScale : f32
      %1231 = arith.select %1227, %1230, %operandScale : f32
      %1232 = arith.remui %1220, %c1 : index
      %1233 = arith.muli %1232, %c27 : index
      %1234 = arith.addi %10, %1233 : index
      %1235 = vector.load %w[%1234] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1236 = vector.bitcast %1235 : vector<4xi8> to vector<1xf32>
      %1237 = vector.extract %1236[0] : f32 from vector<1xf32>
      %1238 = arith.mulf %1237, %1231 : f32
      %1239 = arith.mulf %1219, %1238 : f32
      %1240 = arith.muli %1225, %outputFeatures : index
      %1241 = arith.addi %1240, %16 : index
      %1242 = wave.lane
      %1243 = arith.remui %1242, %c1 : index
      %1244 = arith.addi %1241, %1243 : index
      scf.if %14 {
        %1245 = arith.addi %1244, %c5 : index
        %1246 = memref.load %residual[%1245] : memref<?xf32>
        %1247 = arith.addf %1246, %1239 : f32
        %1248 = arith.addi %1244, %c5 : index
        memref.store %1247, %out[%1248] : memref<?xf32>
      } else {
        %1249 = arith.addi %1244, %c5 : index
        memref.store %1239, %out[%1249] : memref<?xf32>
      }
    }
    %1250 = vector.extract %394#2[7] : f32 from vector<8xf32>
    %1251 = wave.lane
    %1252 = arith.addi %13, %c13 : index
    %1253 = arith.muli %c30, %c11 : index
    %1254 = arith.addi %1252, %1253 : index
    %1255 = arith.divui %1251, %c1 : index
    %1256 = arith.addi %1254, %1255 : index
    %1257 = arith.cmpi slt, %1256, %12 : index
    scf.if %1257 {
      %1258 = arith.cmpi eq, %hasFactors, %c4 : index
      %1259 = arith.muli %1256, %c11 : index
      %1260 = memref.load %factors[%1259] : memref<?xf32>
      %1261 = arith.mulf %1260, %operandScale : f32
      %1262 = arith.select %1258, %1261, %operandScale : f32
      %1263 = arith.remui %1251, %c1 : index
      %1264 = arith.muli %1263, %c27 : index
      %1265 = arith.addi %10, %1264 : index
      %1266 = vector.load %w[%1265] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1267 = vector.bitcast %1266 : vector<4xi8> to vector<1xf32>
      %1268 = vector.extract %1267[0] : f32 from vector<1xf32>
      %1269 = arith.mulf %1268, %1262 : f32
      %1270 = arith.mulf %1250, %1269 : f32
      %1271 = arith.muli %1256, %outputFeatures : index
      %1272 = arith.addi %1271, %16 : index
      %1273 = wave.lane
      %1274 = arith.remui %1273, %c1 : index
      %1275 = arith.addi %1272, %1274 : index
      scf.if %14 {
        %1276 = arith.addi %1275, %c5 : index
        %1277 = memref.load %residual[%1276] : memref<?xf32>
        %1278 = arith.addf %1277, %1270 : f32
        %1279 = arith.addi %1275, %c5 : index
        memref.store %1278, %out[%1279] : memref<?xf32>
      } else {
        %1280 = arith.addi %1275, %c5 : index
        memref.store %1270, %out[%1280] : memref<?xf32>
      }
    }
    %1281 = wave.lane
    %1282 = vector.extract %394#3[0] : f32 from vector<8xf32>
    %1283 = wave.lane
    %1284 = arith.addi %13, %c14 : index
    %1285 = arith.muli %c5, %c11 : index
    %1286 = arith.addi %1284, %1285 : index
    %1287 = arith.divui %1283, %c1 : index
    %1288 = arith.addi %1286, %1287 : index
    %1289 = arith.cmpi slt, %1288, %12 : index
    scf.if %1289 {
      %1290 = arith.cmpi eq, %hasFactors, %c4 : index
      %1291 = arith.muli %1288, %c11 : index
      %1292 = memref.load %factors[%1291] : memref<?xf32>
      %1293 = arith.mulf %1292, %operandScale : f32
      %1294 = arith.select %1290, %1293, %operandScale : f32
      %1295 = arith.remui %1283, %c1 : index
      %1296 = arith.muli %1295, %c27 : index
      %1297 = arith.addi %10, %1296 : index
      %1298 = vector.load %w[%1297] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1299 = vector.bitcast %1298 : vector<4xi8> to vector<1xf32>
      %1300 = vector.extract %1299[0] : f32 from vector<1xf32>
      %1301 = arith.mulf %1300, %1294 : f32
      %1302 = arith.mulf %1282, %1301 : f32
      %1303 = arith.muli %1288, %outputFeatures : index
      %1304 = arith.addi %1303, %16 : index
      %1305 = wave.lane
      %1306 = arith.remui %1305, %c1 : index
      %1307 = arith.addi %1304, %1306 : index
      scf.if %14 {
        %1308 = arith.addi %1307, %c5 : index
        %1309 = memref.load %residual[%1308] : memref<?xf32>
        %1310 = arith.addf %1309, %1302 : f32
        %1311 = arith.addi %1307, %c5 : index
        memref.store %1310, %out[%1311] : memref<?xf32>
      } else {
        %1312 = arith.addi %1307, %c5 : index
        memref.store %1302, %out[%1312] : memref<?xf32>
      }
    }
    %1313 = vector.extract %394#3[1] : f32 from vector<8xf32>
    %1314 = wave.lane
    %1315 = arith.addi %13, %c14 : index
    %1316 = arith.muli %c4, %c11 : index
    %1317 = arith.addi %1315, %1316 : index
    %1318 = arith.divui %1314, %c1 : index
    %1319 = arith.addi %1317, %1318 : index
    %1320 = arith.cmpi slt, %1319, %12 : index
    scf.if %1320 {
      %1321 = arith.cmpi eq, %hasFactors, %c4 : index
      %1322 = arith.muli %1319, %c11 : index
      %1323 = memref.load %factors[%1322] : memref<?xf32>
      %1324 = arith.mulf %1323, %operandScale : f32
      %1325 = arith.select %1321, %1324, %operandScale : f32
      %1326 = arith.remui %1314, %c1 : index
      %1327 = arith.muli %1326, %c27 : index
      %1328 = arith.addi %10, %1327 : index
      %1329 = vector.load %w[%1328] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1330 = vector.bitcast %1329 : vector<4xi8> to vector<1xf32>
      %1331 = vector.extract %1330[0] : f32 from vector<1xf32>
      %1332 = arith.mulf %1331, %1325 : f32
      %1333 = arith.mulf %1313, %1332 : f32
      %1334 = arith.muli %1319, %outputFeatures : index
      %1335 = arith.addi %1334, %16 : index
      %1336 = wave.lane
      %1337 = arith.remui %1336, %c1 : index
      %1338 = arith.addi %1335, %1337 : index
      scf.if %14 {
        %1339 = arith.addi %1338, %c5 : index
        %1340 = memref.load %residual[%1339] : memref<?xf32>
        %1341 = arith.addf %1340, %1333 : f32
        %1342 = arith.addi %1338, %c5 : index
        memref.store %1341, %out[%1342] : memref<?xf32>
      } else {
        %1343 = arith.addi %1338, %c5 : index
        memref.store %1333, %out[%1343] : memref<?xf32>
      }
    }
    %1344 = vector.extract %394#3[2] : f32 from vector<8xf32>
    %1345 = wave.lane
    %1346 = arith.addi %13, %c14 : index
    %1347 = arith.muli %c11, %c11 : index
    %1348 = arith.addi %1346, %1347 : index
    %1349 = arith.divui %1345, %c1 : index
    %1350 = arith.addi %1348, %1349 : index
    %1351 = arith.cmpi slt, %1350, %12 : index
    scf.if %1351 {
      %1352 = arith.cmpi eq, %hasFactors, %c4 : index
      %1353 = arith.muli %1350, %c11 : index
      %1354 = memref.load %factors[%1353] : memref<?xf32>
      %1355 = arith.mulf %1354, %operandScale : f32
      %1356 = arith.select %1352, %1355, %operandScale : f32
      %1357 = arith.remui %1345, %c1 : index
      %1358 = arith.muli %1357, %c27 : index
      %1359 = arith.addi %10, %1358 : index
      %1360 = vector.load %w[%1359] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1361 = vector.bitcast %1360 : vector<4xi8> to vector<1xf32>
      %1362 = vector.extract %1361[0] : f32 from vector<1xf32>
      %1363 = arith.mulf %1362, %1356 : f32
      %1364 = arith.mulf %1344, %1363 : f32
      %1365 = arith.muli %1350, %outputFeatures : index
      %1366 = arith.addi %1365, %16 : index
      %1367 = wave.lane
      %1368 = arith.remui %1367, %c1 : index
      %1369 = arith.addi %1366, %1368 : index
      scf.if %14 {
        %1370 = arith.addi %1369, %c5 : index
        %1371 = memref.load %residual[%1370] : memref<?xf32>
        %1372 = arith.addf %1371, %1364 : f32
        %1373 = arith.addi %1369, %c5 : index
        memref.store %1372, %out[%1373] : memref<?xf32>
      } else {
        %1374 = arith.addi %1369, %c5 : index
        memref.store %1364, %out[%1374] : memref<?xf32>
      }
    }
    %1375 = vector.extract %394#3[3] : f32 from vector<8xf32>
    %1376 = wave.lane
    %1377 = arith.addi %13, %c14 : index
    %1378 = arith.muli %c24, %c11 : index
    %1379 = arith.addi %1377, %1378 : index
    %1380 = arith.divui %1376, %c1 : index
    %1381 = arith.addi %1379, %1380 : index
    %1382 = arith.cmpi slt, %1381, %12 : index
    scf.if %1382 {
      %1383 = arith.cmpi eq, %hasFactors, %c4 : index
      %1384 = arith.muli %1381, %c11 : index
      %1385 = memref.load %factors[%1384] : memref<?xf32>
      %1386 = arith.mulf %1385, %operandScale : f32
      %1387 = arith.select %1383, %1386, %operandScale : f32
      %1388 = arith.remui %1376, %c1 : index
      %1389 = arith.muli %1388, %c27 : index
      %1390 = arith.addi %10, %1389 : index
      %1391 = vector.load %w[%1390] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1392 = vector.bitcast %1391 : vector<4xi8> to vector<1xf32>
      %1393 = vector.extract %1392[0] : f32 from vector<1xf32>
      %1394 = arith.mulf %1393, %1387 : f32
      %1395 = arith.mulf %1375, %1394 : f32
      %1396 = arith.muli %1381, %outputFeatures : index
      %1397 = arith.addi %1396, %16 : index
      %1398 = wave.lane
      %1399 = arith.remui %1398, %c1 : index
      %1400 = arith.addi %1397, %1399 : index
      scf.if %14 {
        %1401 = arith.addi %1400, %c5 : index
        %1402 = memref.load %residual[%1401] : memref<?xf32>
        %1403 = arith.addf %1402, %1395 : f32
        %1404 = arith.addi %1400, %c5 : index
        memref.store %1403, %out[%1404] : memref<?xf32>
      } else {
        %1405 = arith.addi %1400, %c5 : index
        memref.store %1395, %out[%1405] : memref<?xf32>
      }
    }
    %1406 = vector.extract %394#3[4] : f32 from vector<8xf32>
    %1407 = wave.lane
    %1408 = arith.addi %13, %c14 : index
    %1409 = arith.muli %c27, %c11 : index
    %1410 = arith.addi %1408, %1409 : index
    %1411 = arith.divui %1407, %c1 : index
    %1412 = arith.addi %1410, %1411 : index
    %1413 = arith.cmpi slt, %1412, %12 : index
    scf.if %1413 {
      %1414 = arith.cmpi eq, %hasFactors, %c4 : index
      %1415 = arith.muli %1412, %c11 : index
      %1416 = memref.load %factors[%1415] : memref<?xf32>
      %1417 = arith.mulf %1416, %operandScale : f32
      %1418 = arith.select %1414, %1417, %operandScale : f32
      %1419 = arith.remui %1407, %c1 : index
      %1420 = arith.muli %1419, %c27 : index
      %1421 = arith.addi %10, %1420 : index
      %1422 = vector.load %w[%1421] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1423 = vector.bitcast %1422 : vector<4xi8> to vector<1xf32>
      %1424 = vector.extract %1423[0] : f32 from vector<1xf32>
      %1425 = arith.mulf %1424, %1418 : f32
      %1426 = arith.mulf %1406, %1425 : f32
      %1427 = arith.muli %1412, %outputFeatures : index
      %1428 = arith.addi %1427, %16 : index
      %1429 = wave.lane
      %1430 = arith.remui %1429, %c1 : index
      %1431 = arith.addi %1428, %1430 : index
      scf.if %14 {
        %1432 = arith.addi %1431, %c5 : index
        %1433 = memref.load %residual[%1432] : memref<?xf32>
        %1434 = arith.addf %1433, %1426 : f32
        %1435 = arith.addi %1431, %c5 : index
        memref.store %1434, %out[%1435] : memref<?xf32>
      } else {
        %1436 = arith.addi %1431, %c5 : index
        memref.store %1426, %out[%1436] : memref<?xf32>
      }
    }
    %1437 = vector.extract %394#3[5] : f32 from vector<8xf32>
    %1438 = wave.lane
    %1439 = arith.addi %13, %c14 : index
    %1440 = arith.muli %c28, %c11 : index
    %1441 = arith.addi %1439, %1440 : index
    %1442 = arith.divui %1438, %c1 : index
    %1443 = arith.addi %1441, %1442 : index
    %1444 = arith.cmpi slt, %1443, %12 : index
    scf.if %1444 {
      %1445 = arith.cmpi eq, %hasFactors, %c4 : index
      %1446 = arith.muli %1443, %c11 : index
      %1447 = memref.load %factors[%1446] : memref<?xf32>
      %1448 = arith.mulf %1447, %operandScale : f32
      %1449 = arith.select %1445, %1448, %operandScale : f32
      %1450 = arith.remui %1438, %c1 : index
      %1451 = arith.muli %1450, %c27 : index
      %1452 = arith.addi %10, %1451 : index
      %1453 = vector.load %w[%1452] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1454 = vector.bitcast %1453 : vector<4xi8> to vector<1xf32>
      %1455 = vector.extract %1454[0] : f32 from vector<1xf32>
      %1456 = arith.mulf %1455, %1449 : f32
      %1457 = arith.mulf %1437, %1456 : f32
      %1458 = arith.muli %1443, %outputFeatures : index
      %1459 = arith.addi %1458, %16 : index
      %1460 = wave.lane
      %1461 = arith.remui %1460, %c1 : index
      %1462 = arith.addi %1459, %1461 : index
      scf.if %14 {
        %1463 = arith.addi %1462, %c5 : index
        %1464 = memref.load %residual[%1463] : memref<?xf32>
        %1465 = arith.addf %1464, %1457 : f32
        %1466 = arith.addi %1462, %c5 : index
        memref.store %1465, %out[%1466] : memref<?xf32>
      } else {
        %1467 = arith.addi %1462, %c5 : index
        memref.store %1457, %out[%1467] : memref<?xf32>
      }
    }
    %1468 = vector.extract %394#3[6] : f32 from vector<8xf32>
    %1469 = wave.lane
    %1470 = arith.addi %13, %c14 : index
    %1471 = arith.muli %c29, %c11 : index
    %1472 = arith.addi %1470, %1471 : index
    %1473 = arith.divui %1469, %c1 : index
    %1474 = arith.addi %1472, %1473 : index
    %1475 = arith.cmpi slt, %1474, %12 : index
    scf.if %1475 {
      %1476 = arith.cmpi eq, %hasFactors, %c4 : index
      %1477 = arith.muli %1474, %c11 : index
      %1478 = memref.load %factors[%1477] : memref<?xf32>
      %1479 = arith.mulf %1478, %operandScale : f32
      %1480 = arith.select %1476, %1479, %operandScale : f32
      %1481 = arith.remui %1469, %c1 : index
      %1482 = arith.muli %1481, %c27 : index
      %1483 = arith.addi %10, %1482 : index
      %1484 = vector.load %w[%1483] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1485 = vector.bitcast %1484 : vector<4xi8> to vector<1xf32>
      %1486 = vector.extract %1485[0] : f32 from vector<1xf32>
      %1487 = arith.mulf %1486, %1480 : f32
      %1488 = arith.mulf %1468, %1487 : f32
      %1489 = arith.muli %1474, %outputFeatures : index
      %1490 = arith.addi %1489, %16 : index
      %1491 = wave.lane
      %1492 = arith.remui %1491, %c1 : index
      %1493 = arith.addi %1490, %1492 : index
      scf.if %14 {
        %1494 = arith.addi %1493, %c5 : index
        %1495 = memref.load %residual[%1494] : memref<?xf32>
        %1496 = arith.addf %1495, %1488 : f32
        %1497 = arith.addi %1493, %c5 : index
        memref.store %1496, %out[%1497] : memref<?xf32>
      } else {
        %1498 = arith.addi %1493, %c5 : index
        memref.store %1488, %out[%1498] : memref<?xf32>
      }
    }
    %1499 = vector.extract %394#3[7] : f32 from vector<8xf32>
    %1500 = wave.lane
    %1501 = arith.addi %13, %c14 : index
    %1502 = arith.muli %c30, %c11 : index
    %1503 = arith.addi %1501, %1502 : index
    %1504 = arith.divui %1500, %c1 : index
    %1505 = arith.addi %1503, %1504 : index
    %1506 = arith.cmpi slt, %1505, %12 : index
    scf.if %1506 {
      %1507 = arith.cmpi eq, %hasFactors, %c4 : index
      %1508 = arith.muli %1505, %c11 : index
      %1509 = memref.load %factors[%1508] : memref<?xf32>
      %1510 = arith.mulf %1509, %operandScale : f32
      %1511 = arith.select %1507, %1510, %operandScale : f32
      %1512 = arith.remui %1500, %c1 : index
      %1513 = arith.muli %1512, %c27 : index
      %1514 = arith.addi %10, %1513 : index
      %1515 = vector.load %w[%1514] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1516 = vector.bitcast %1515 : vector<4xi8> to vector<1xf32>
      %1517 = vector.extract %1516[0] : f32 from vector<1xf32>
      %1518 = arith.mulf %1517, %1511 : f32
      %1519 = arith.mulf %1499, %1518 : f32
      %1520 = arith.muli %1505, %outputFeatures : index
      %1521 = arith.addi %1520, %16 : index
      %1522 = wave.lane
      %1523 = arith.remui %1522, %c1 : index
      %1524 = arith.addi %1521, %1523 : index
      scf.if %14 {
        %1525 = arith.addi %1524, %c5 : index
        %1526 = memref.load %residual[%1525] : memref<?xf32>
        %1527 = arith.addf %1526, %1519 : f32
        %1528 = arith.addi %1524, %c5 : index
        memref.store %1527, %out[%1528] : memref<?xf32>
      } else {
        %1529 = arith.addi %1524, %c5 : index
        memref.store %1519, %out[%1529] : memref<?xf32>
      }
    }
  }
  wave.return
}
