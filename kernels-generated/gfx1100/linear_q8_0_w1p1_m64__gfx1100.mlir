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
  %c26 = arith.constant 0x3F800000 : f32
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
      %544 = memref.load %factors[%541] : memref<?xf32>
      %545 = arith.select %543, %544, %c26 : f32
      %546 = arith.remui %536, %c1 : index
      %547 = arith.muli %546, %c27 : index
      %548 = arith.addi %10, %547 : index
      %549 = vector.load %w[%548] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %550 = vector.bitcast %549 : vector<4xi8> to vector<1xf32>
      %551 = vector.extract %550[0] : f32 from vector<1xf32>
      %552 = arith.mulf %551, %545 : f32
      %553 = arith.mulf %535, %552 : f32
      %554 = arith.muli %541, %outputFeatures : index
      %555 = arith.addi %554, %16 : index
      %556 = wave.lane
      %557 = arith.remui %556, %c1 : index
      %558 = arith.addi %555, %557 : index
      scf.if %14 {
        %559 = arith.addi %558, %c5 : index
        %560 = memref.load %residual[%559] : memref<?xf32>
        %561 = arith.addf %560, %553 : f32
        %562 = arith.addi %558, %c5 : index
        memref.store %561, %out[%562] : memref<?xf32>
      } else {
        %563 = arith.addi %558, %c5 : index
        memref.store %553, %out[%563] : memref<?xf32>
      }
    }
    %564 = vector.extract %394#0[1] : f32 from vector<8xf32>
    %565 = wave.lane
    %566 = arith.addi %13, %c5 : index
    %567 = arith.muli %c4, %c11 : index
    %568 = arith.addi %566, %567 : index
    %569 = arith.divui %565, %c1 : index
    %570 = arith.addi %568, %569 : index
    %571 = arith.cmpi slt, %570, %12 : index
    scf.if %571 {
      %572 = arith.cmpi eq, %hasFactors, %c4 : index
      %573 = memref.load %factors[%570] : memref<?xf32>
      %574 = arith.select %572, %573, %c26 : f32
      %575 = arith.remui %565, %c1 : index
      %576 = arith.muli %575, %c27 : index
      %577 = arith.addi %10, %576 : index
      %578 = vector.load %w[%577] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %579 = vector.bitcast %578 : vector<4xi8> to vector<1xf32>
      %580 = vector.extract %579[0] : f32 from vector<1xf32>
      %581 = arith.mulf %580, %574 : f32
      %582 = arith.mulf %564, %581 : f32
      %583 = arith.muli %570, %outputFeatures : index
      %584 = arith.addi %583, %16 : index
      %585 = wave.lane
      %586 = arith.remui %585, %c1 : index
      %587 = arith.addi %584, %586 : index
      scf.if %14 {
        %588 = arith.addi %587, %c5 : index
        %589 = memref.load %residual[%588] : memref<?xf32>
        %590 = arith.addf %589, %582 : f32
        %591 = arith.addi %587, %c5 : index
        memref.store %590, %out[%591] : memref<?xf32>
      } else {
        %592 = arith.addi %587, %c5 : index
        memref.store %582, %out[%592] : memref<?xf32>
      }
    }
    %593 = vector.extract %394#0[2] : f32 from vector<8xf32>
    %594 = wave.lane
    %595 = arith.addi %13, %c5 : index
    %596 = arith.muli %c11, %c11 : index
    %597 = arith.addi %595, %596 : index
    %598 = arith.divui %594, %c1 : index
    %599 = arith.addi %597, %598 : index
    %600 = arith.cmpi slt, %599, %12 : index
    scf.if %600 {
      %601 = arith.cmpi eq, %hasFactors, %c4 : index
      %602 = memref.load %factors[%599] : memref<?xf32>
      %603 = arith.select %601, %602, %c26 : f32
      %604 = arith.remui %594, %c1 : index
      %605 = arith.muli %604, %c27 : index
      %606 = arith.addi %10, %605 : index
      %607 = vector.load %w[%606] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %608 = vector.bitcast %607 : vector<4xi8> to vector<1xf32>
      %609 = vector.extract %608[0] : f32 from vector<1xf32>
      %610 = arith.mulf %609, %603 : f32
      %611 = arith.mulf %593, %610 : f32
      %612 = arith.muli %599, %outputFeatures : index
      %613 = arith.addi %612, %16 : index
      %614 = wave.lane
      %615 = arith.remui %614, %c1 : index
      %616 = arith.addi %613, %615 : index
      scf.if %14 {
        %617 = arith.addi %616, %c5 : index
        %618 = memref.load %residual[%617] : memref<?xf32>
        %619 = arith.addf %618, %611 : f32
        %620 = arith.addi %616, %c5 : index
        memref.store %619, %out[%620] : memref<?xf32>
      } else {
        %621 = arith.addi %616, %c5 : index
        memref.store %611, %out[%621] : memref<?xf32>
      }
    }
    %622 = vector.extract %394#0[3] : f32 from vector<8xf32>
    %623 = wave.lane
    %624 = arith.addi %13, %c5 : index
    %625 = arith.muli %c24, %c11 : index
    %626 = arith.addi %624, %625 : index
    %627 = arith.divui %623, %c1 : index
    %628 = arith.addi %626, %627 : index
    %629 = arith.cmpi slt, %628, %12 : index
    scf.if %629 {
      %630 = arith.cmpi eq, %hasFactors, %c4 : index
      %631 = memref.load %factors[%628] : memref<?xf32>
      %632 = arith.select %630, %631, %c26 : f32
      %633 = arith.remui %623, %c1 : index
      %634 = arith.muli %633, %c27 : index
      %635 = arith.addi %10, %634 : index
      %636 = vector.load %w[%635] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %637 = vector.bitcast %636 : vector<4xi8> to vector<1xf32>
      %638 = vector.extract %637[0] : f32 from vector<1xf32>
      %639 = arith.mulf %638, %632 : f32
      %640 = arith.mulf %622, %639 : f32
      %641 = arith.muli %628, %outputFeatures : index
      %642 = arith.addi %641, %16 : index
      %643 = wave.lane
      %644 = arith.remui %643, %c1 : index
      %645 = arith.addi %642, %644 : index
      scf.if %14 {
        %646 = arith.addi %645, %c5 : index
        %647 = memref.load %residual[%646] : memref<?xf32>
        %648 = arith.addf %647, %640 : f32
        %649 = arith.addi %645, %c5 : index
        memref.store %648, %out[%649] : memref<?xf32>
      } else {
        %650 = arith.addi %645, %c5 : index
        memref.store %640, %out[%650] : memref<?xf32>
      }
    }
    %651 = vector.extract %394#0[4] : f32 from vector<8xf32>
    %652 = wave.lane
    %653 = arith.addi %13, %c5 : index
    %654 = arith.muli %c27, %c11 : index
    %655 = arith.addi %653, %654 : index
    %656 = arith.divui %652, %c1 : index
    %657 = arith.addi %655, %656 : index
    %658 = arith.cmpi slt, %657, %12 : index
    scf.if %658 {
      %659 = arith.cmpi eq, %hasFactors, %c4 : index
      %660 = memref.load %factors[%657] : memref<?xf32>
      %661 = arith.select %659, %660, %c26 : f32
      %662 = arith.remui %652, %c1 : index
      %663 = arith.muli %662, %c27 : index
      %664 = arith.addi %10, %663 : index
      %665 = vector.load %w[%664] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %666 = vector.bitcast %665 : vector<4xi8> to vector<1xf32>
      %667 = vector.extract %666[0] : f32 from vector<1xf32>
      %668 = arith.mulf %667, %661 : f32
      %669 = arith.mulf %651, %668 : f32
      %670 = arith.muli %657, %outputFeatures : index
      %671 = arith.addi %670, %16 : index
      %672 = wave.lane
      %673 = arith.remui %672, %c1 : index
      %674 = arith.addi %671, %673 : index
      scf.if %14 {
        %675 = arith.addi %674, %c5 : index
        %676 = memref.load %residual[%675] : memref<?xf32>
        %677 = arith.addf %676, %669 : f32
        %678 = arith.addi %674, %c5 : index
        memref.store %677, %out[%678] : memref<?xf32>
      } else {
        %679 = arith.addi %674, %c5 : index
        memref.store %669, %out[%679] : memref<?xf32>
      }
    }
    %680 = vector.extract %394#0[5] : f32 from vector<8xf32>
    %681 = wave.lane
    %682 = arith.addi %13, %c5 : index
    %683 = arith.muli %c28, %c11 : index
    %684 = arith.addi %682, %683 : index
    %685 = arith.divui %681, %c1 : index
    %686 = arith.addi %684, %685 : index
    %687 = arith.cmpi slt, %686, %12 : index
    scf.if %687 {
      %688 = arith.cmpi eq, %hasFactors, %c4 : index
      %689 = memref.load %factors[%686] : memref<?xf32>
      %690 = arith.select %688, %689, %c26 : f32
      %691 = arith.remui %681, %c1 : index
      %692 = arith.muli %691, %c27 : index
      %693 = arith.addi %10, %692 : index
      %694 = vector.load %w[%693] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %695 = vector.bitcast %694 : vector<4xi8> to vector<1xf32>
      %696 = vector.extract %695[0] : f32 from vector<1xf32>
      %697 = arith.mulf %696, %690 : f32
      %698 = arith.mulf %680, %697 : f32
      %699 = arith.muli %686, %outputFeatures : index
      %700 = arith.addi %699, %16 : index
      %701 = wave.lane
      %702 = arith.remui %701, %c1 : index
      %703 = arith.addi %700, %702 : index
      scf.if %14 {
        %704 = arith.addi %703, %c5 : index
        %705 = memref.load %residual[%704] : memref<?xf32>
        %706 = arith.addf %705, %698 : f32
        %707 = arith.addi %703, %c5 : index
        memref.store %706, %out[%707] : memref<?xf32>
      } else {
        %708 = arith.addi %703, %c5 : index
        memref.store %698, %out[%708] : memref<?xf32>
      }
    }
    %709 = vector.extract %394#0[6] : f32 from vector<8xf32>
    %710 = wave.lane
    %711 = arith.addi %13, %c5 : index
    %712 = arith.muli %c29, %c11 : index
    %713 = arith.addi %711, %712 : index
    %714 = arith.divui %710, %c1 : index
    %715 = arith.addi %713, %714 : index
    %716 = arith.cmpi slt, %715, %12 : index
    scf.if %716 {
      %717 = arith.cmpi eq, %hasFactors, %c4 : index
      %718 = memref.load %factors[%715] : memref<?xf32>
      %719 = arith.select %717, %718, %c26 : f32
      %720 = arith.remui %710, %c1 : index
      %721 = arith.muli %720, %c27 : index
      %722 = arith.addi %10, %721 : index
      %723 = vector.load %w[%722] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %724 = vector.bitcast %723 : vector<4xi8> to vector<1xf32>
      %725 = vector.extract %724[0] : f32 from vector<1xf32>
      %726 = arith.mulf %725, %719 : f32
      %727 = arith.mulf %709, %726 : f32
      %728 = arith.muli %715, %outputFeatures : index
      %729 = arith.addi %728, %16 : index
      %730 = wave.lane
      %731 = arith.remui %730, %c1 : index
      %732 = arith.addi %729, %731 : index
      scf.if %14 {
        %733 = arith.addi %732, %c5 : index
        %734 = memref.load %residual[%733] : memref<?xf32>
        %735 = arith.addf %734, %727 : f32
        %736 = arith.addi %732, %c5 : index
        memref.store %735, %out[%736] : memref<?xf32>
      } else {
        %737 = arith.addi %732, %c5 : index
        memref.store %727, %out[%737] : memref<?xf32>
      }
    }
    %738 = vector.extract %394#0[7] : f32 from vector<8xf32>
    %739 = wave.lane
    %740 = arith.addi %13, %c5 : index
    %741 = arith.muli %c30, %c11 : index
    %742 = arith.addi %740, %741 : index
    %743 = arith.divui %739, %c1 : index
    %744 = arith.addi %742, %743 : index
    %745 = arith.cmpi slt, %744, %12 : index
    scf.if %745 {
      %746 = arith.cmpi eq, %hasFactors, %c4 : index
      %747 = memref.load %factors[%744] : memref<?xf32>
      %748 = arith.select %746, %747, %c26 : f32
      %749 = arith.remui %739, %c1 : index
      %750 = arith.muli %749, %c27 : index
      %751 = arith.addi %10, %750 : index
      %752 = vector.load %w[%751] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %753 = vector.bitcast %752 : vector<4xi8> to vector<1xf32>
      %754 = vector.extract %753[0] : f32 from vector<1xf32>
      %755 = arith.mulf %754, %748 : f32
      %756 = arith.mulf %738, %755 : f32
      %757 = arith.muli %744, %outputFeatures : index
      %758 = arith.addi %757, %16 : index
      %759 = wave.lane
      %760 = arith.remui %759, %c1 : index
      %761 = arith.addi %758, %760 : index
      scf.if %14 {
        %762 = arith.addi %761, %c5 : index
        %763 = memref.load %residual[%762] : memref<?xf32>
        %764 = arith.addf %763, %756 : f32
        %765 = arith.addi %761, %c5 : index
        memref.store %764, %out[%765] : memref<?xf32>
      } else {
        %766 = arith.addi %761, %c5 : index
        memref.store %756, %out[%766] : memref<?xf32>
      }
    }
    %767 = wave.lane
    %768 = vector.extract %394#1[0] : f32 from vector<8xf32>
    %769 = wave.lane
    %770 = arith.addi %13, %c1 : index
    %771 = arith.muli %c5, %c11 : index
    %772 = arith.addi %770, %771 : index
    %773 = arith.divui %769, %c1 : index
    %774 = arith.addi %772, %773 : index
    %775 = arith.cmpi slt, %774, %12 : index
    scf.if %775 {
      %776 = arith.cmpi eq, %hasFactors, %c4 : index
      %777 = memref.load %factors[%774] : memref<?xf32>
      %778 = arith.select %776, %777, %c26 : f32
      %779 = arith.remui %769, %c1 : index
      %780 = arith.muli %779, %c27 : index
      %781 = arith.addi %10, %780 : index
      %782 = vector.load %w[%781] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %783 = vector.bitcast %782 : vector<4xi8> to vector<1xf32>
      %784 = vector.extract %783[0] : f32 from vector<1xf32>
      %785 = arith.mulf %784, %778 : f32
      %786 = arith.mulf %768, %785 : f32
      %787 = arith.muli %774, %outputFeatures : index
      %788 = arith.addi %787, %16 : index
      %789 = wave.lane
      %790 = arith.remui %789, %c1 : index
      %791 = arith.addi %788, %790 : index
      scf.if %14 {
        %792 = arith.addi %791, %c5 : index
        %793 = memref.load %residual[%792] : memref<?xf32>
        %794 = arith.addf %793, %786 : f32
        %795 = arith.addi %791, %c5 : index
        memref.store %794, %out[%795] : memref<?xf32>
      } else {
        %796 = arith.addi %791, %c5 : index
        memref.store %786, %out[%796] : memref<?xf32>
      }
    }
    %797 = vector.extract %394#1[1] : f32 from vector<8xf32>
    %798 = wave.lane
    %799 = arith.addi %13, %c1 : index
    %800 = arith.muli %c4, %c11 : index
    %801 = arith.addi %799, %800 : index
    %802 = arith.divui %798, %c1 : index
    %803 = arith.addi %801, %802 : index
    %804 = arith.cmpi slt, %803, %12 : index
    scf.if %804 {
      %805 = arith.cmpi eq, %hasFactors, %c4 : index
      %806 = memref.load %factors[%803] : memref<?xf32>
      %807 = arith.select %805, %806, %c26 : f32
      %808 = arith.remui %798, %c1 : index
      %809 = arith.muli %808, %c27 : index
      %810 = arith.addi %10, %809 : index
      %811 = vector.load %w[%810] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %812 = vector.bitcast %811 : vector<4xi8> to vector<1xf32>
      %813 = vector.extract %812[0] : f32 from vector<1xf32>
      %814 = arith.mulf %813, %807 : f32
      %815 = arith.mulf %797, %814 : f32
      %816 = arith.muli %803, %outputFeatures : index
      %817 = arith.addi %816, %16 : index
      %818 = wave.lane
      %819 = arith.remui %818, %c1 : index
      %820 = arith.addi %817, %819 : index
      scf.if %14 {
        %821 = arith.addi %820, %c5 : index
        %822 = memref.load %residual[%821] : memref<?xf32>
        %823 = arith.addf %822, %815 : f32
        %824 = arith.addi %820, %c5 : index
        memref.store %823, %out[%824] : memref<?xf32>
      } else {
        %825 = arith.addi %820, %c5 : index
        memref.store %815, %out[%825] : memref<?xf32>
      }
    }
    %826 = vector.extract %394#1[2] : f32 from vector<8xf32>
    %827 = wave.lane
    %828 = arith.addi %13, %c1 : index
    %829 = arith.muli %c11, %c11 : index
    %830 = arith.addi %828, %829 : index
    %831 = arith.divui %827, %c1 : index
    %832 = arith.addi %830, %831 : index
    %833 = arith.cmpi slt, %832, %12 : index
    scf.if %833 {
      %834 = arith.cmpi eq, %hasFactors, %c4 : index
      %835 = memref.load %factors[%832] : memref<?xf32>
      %836 = arith.select %834, %835, %c26 : f32
      %837 = arith.remui %827, %c1 : index
      %838 = arith.muli %837, %c27 : index
      %839 = arith.addi %10, %838 : index
      %840 = vector.load %w[%839] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %841 = vector.bitcast %840 : vector<4xi8> to vector<1xf32>
      %842 = vector.extract %841[0] : f32 from vector<1xf32>
      %843 = arith.mulf %842, %836 : f32
      %844 = arith.mulf %826, %843 : f32
      %845 = arith.muli %832, %outputFeatures : index
      %846 = arith.addi %845, %16 : index
      %847 = wave.lane
      %848 = arith.remui %847, %c1 : index
      %849 = arith.addi %846, %848 : index
      scf.if %14 {
        %850 = arith.addi %849, %c5 : index
        %851 = memref.load %residual[%850] : memref<?xf32>
        %852 = arith.addf %851, %844 : f32
        %853 = arith.addi %849, %c5 : index
        memref.store %852, %out[%853] : memref<?xf32>
      } else {
        %854 = arith.addi %849, %c5 : index
        memref.store %844, %out[%854] : memref<?xf32>
      }
    }
    %855 = vector.extract %394#1[3] : f32 from vector<8xf32>
    %856 = wave.lane
    %857 = arith.addi %13, %c1 : index
    %858 = arith.muli %c24, %c11 : index
    %859 = arith.addi %857, %858 : index
    %860 = arith.divui %856, %c1 : index
    %861 = arith.addi %859, %860 : index
    %862 = arith.cmpi slt, %861, %12 : index
    scf.if %862 {
      %863 = arith.cmpi eq, %hasFactors, %c4 : index
      %864 = memref.load %factors[%861] : memref<?xf32>
      %865 = arith.select %863, %864, %c26 : f32
      %866 = arith.remui %856, %c1 : index
      %867 = arith.muli %866, %c27 : index
      %868 = arith.addi %10, %867 : index
      %869 = vector.load %w[%868] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %870 = vector.bitcast %869 : vector<4xi8> to vector<1xf32>
      %871 = vector.extract %870[0] : f32 from vector<1xf32>
      %872 = arith.mulf %871, %865 : f32
      %873 = arith.mulf %855, %872 : f32
      %874 = arith.muli %861, %outputFeatures : index
      %875 = arith.addi %874, %16 : index
      %876 = wave.lane
      %877 = arith.remui %876, %c1 : index
      %878 = arith.addi %875, %877 : index
      scf.if %14 {
        %879 = arith.addi %878, %c5 : index
        %880 = memref.load %residual[%879] : memref<?xf32>
        %881 = arith.addf %880, %873 : f32
        %882 = arith.addi %878, %c5 : index
        memref.store %881, %out[%882] : memref<?xf32>
      } else {
        %883 = arith.addi %878, %c5 : index
        memref.store %873, %out[%883] : memref<?xf32>
      }
    }
    %884 = vector.extract %394#1[4] : f32 from vector<8xf32>
    %885 = wave.lane
    %886 = arith.addi %13, %c1 : index
    %887 = arith.muli %c27, %c11 : index
    %888 = arith.addi %886, %887 : index
    %889 = arith.divui %885, %c1 : index
    %890 = arith.addi %888, %889 : index
    %891 = arith.cmpi slt, %890, %12 : index
    scf.if %891 {
      %892 = arith.cmpi eq, %hasFactors, %c4 : index
      %893 = memref.load %factors[%890] : memref<?xf32>
      %894 = arith.select %892, %893, %c26 : f32
      %895 = arith.remui %885, %c1 : index
      %896 = arith.muli %895, %c27 : index
      %897 = arith.addi %10, %896 : index
      %898 = vector.load %w[%897] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %899 = vector.bitcast %898 : vector<4xi8> to vector<1xf32>
      %900 = vector.extract %899[0] : f32 from vector<1xf32>
      %901 = arith.mulf %900, %894 : f32
      %902 = arith.mulf %884, %901 : f32
      %903 = arith.muli %890, %outputFeatures : index
      %904 = arith.addi %903, %16 : index
      %905 = wave.lane
      %906 = arith.remui %905, %c1 : index
      %907 = arith.addi %904, %906 : index
      scf.if %14 {
        %908 = arith.addi %907, %c5 : index
        %909 = memref.load %residual[%908] : memref<?xf32>
        %910 = arith.addf %909, %902 : f32
        %911 = arith.addi %907, %c5 : index
        memref.store %910, %out[%911] : memref<?xf32>
      } else {
        %912 = arith.addi %907, %c5 : index
        memref.store %902, %out[%912] : memref<?xf32>
      }
    }
    %913 = vector.extract %394#1[5] : f32 from vector<8xf32>
    %914 = wave.lane
    %915 = arith.addi %13, %c1 : index
    %916 = arith.muli %c28, %c11 : index
    %917 = arith.addi %915, %916 : index
    %918 = arith.divui %914, %c1 : index
    %919 = arith.addi %917, %918 : index
    %920 = arith.cmpi slt, %919, %12 : index
    scf.if %920 {
      %921 = arith.cmpi eq, %hasFactors, %c4 : index
      %922 = memref.load %factors[%919] : memref<?xf32>
      %923 = arith.select %921, %922, %c26 : f32
      %924 = arith.remui %914, %c1 : index
      %925 = arith.muli %924, %c27 : index
      %926 = arith.addi %10, %925 : index
      %927 = vector.load %w[%926] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %928 = vector.bitcast %927 : vector<4xi8> to vector<1xf32>
      %929 = vector.extract %928[0] : f32 from vector<1xf32>
      %930 = arith.mulf %929, %923 : f32
      %931 = arith.mulf %913, %930 : f32
      %932 = arith.muli %919, %outputFeatures : index
      %933 = arith.addi %932, %16 : index
      %934 = wave.lane
      %935 = arith.remui %934, %c1 : index
      %936 = arith.addi %933, %935 : index
      scf.if %14 {
        %937 = arith.addi %936, %c5 : index
        %938 = memref.load %residual[%937] : memref<?xf32>
        %939 = arith.addf %938, %931 : f32
        %940 = arith.addi %936, %c5 : index
        memref.store %939, %out[%940] : memref<?xf32>
      } else {
        %941 = arith.addi %936, %c5 : index
        memref.store %931, %out[%941] : memref<?xf32>
      }
    }
    %942 = vector.extract %394#1[6] : f32 from vector<8xf32>
    %943 = wave.lane
    %944 = arith.addi %13, %c1 : index
    %945 = arith.muli %c29, %c11 : index
    %946 = arith.addi %944, %945 : index
    %947 = arith.divui %943, %c1 : index
    %948 = arith.addi %946, %947 : index
    %949 = arith.cmpi slt, %948, %12 : index
    scf.if %949 {
      %950 = arith.cmpi eq, %hasFactors, %c4 : index
      %951 = memref.load %factors[%948] : memref<?xf32>
      %952 = arith.select %950, %951, %c26 : f32
      %953 = arith.remui %943, %c1 : index
      %954 = arith.muli %953, %c27 : index
      %955 = arith.addi %10, %954 : index
      %956 = vector.load %w[%955] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %957 = vector.bitcast %956 : vector<4xi8> to vector<1xf32>
      %958 = vector.extract %957[0] : f32 from vector<1xf32>
      %959 = arith.mulf %958, %952 : f32
      %960 = arith.mulf %942, %959 : f32
      %961 = arith.muli %948, %outputFeatures : index
      %962 = arith.addi %961, %16 : index
      %963 = wave.lane
      %964 = arith.remui %963, %c1 : index
      %965 = arith.addi %962, %964 : index
      scf.if %14 {
        %966 = arith.addi %965, %c5 : index
        %967 = memref.load %residual[%966] : memref<?xf32>
        %968 = arith.addf %967, %960 : f32
        %969 = arith.addi %965, %c5 : index
        memref.store %968, %out[%969] : memref<?xf32>
      } else {
        %970 = arith.addi %965, %c5 : index
        memref.store %960, %out[%970] : memref<?xf32>
      }
    }
    %971 = vector.extract %394#1[7] : f32 from vector<8xf32>
    %972 = wave.lane
    %973 = arith.addi %13, %c1 : index
    %974 = arith.muli %c30, %c11 : index
    %975 = arith.addi %973, %974 : index
    %976 = arith.divui %972, %c1 : index
    %977 = arith.addi %975, %976 : index
    %978 = arith.cmpi slt, %977, %12 : index
    scf.if %978 {
      %979 = arith.cmpi eq, %hasFactors, %c4 : index
      %980 = memref.load %factors[%977] : memref<?xf32>
      %981 = arith.select %979, %980, %c26 : f32
      %982 = arith.remui %972, %c1 : index
      %983 = arith.muli %982, %c27 : index
      %984 = arith.addi %10, %983 : index
      %985 = vector.load %w[%984] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %986 = vector.bitcast %985 : vector<4xi8> to vector<1xf32>
      %987 = vector.extract %986[0] : f32 from vector<1xf32>
      %988 = arith.mulf %987, %981 : f32
      %989 = arith.mulf %971, %988 : f32
      %990 = arith.muli %977, %outputFeatures : index
      %991 = arith.addi %990, %16 : index
      %992 = wave.lane
      %993 = arith.remui %992, %c1 : index
      %994 = arith.addi %991, %993 : index
      scf.if %14 {
        %995 = arith.addi %994, %c5 : index
        %996 = memref.load %residual[%995] : memref<?xf32>
        %997 = arith.addf %996, %989 : f32
        %998 = arith.addi %994, %c5 : index
        memref.store %997, %out[%998] : memref<?xf32>
      } else {
        %999 = arith.addi %994, %c5 : index
        memref.store %989, %out[%999] : memref<?xf32>
      }
    }
    %1000 = wave.lane
    %1001 = vector.extract %394#2[0] : f32 from vector<8xf32>
    %1002 = wave.lane
    %1003 = arith.addi %13, %c13 : index
    %1004 = arith.muli %c5, %c11 : index
    %1005 = arith.addi %1003, %1004 : index
    %1006 = arith.divui %1002, %c1 : index
    %1007 = arith.addi %1005, %1006 : index
    %1008 = arith.cmpi slt, %1007, %12 : index
    scf.if %1008 {
      %1009 = arith.cmpi eq, %hasFactors, %c4 : index
      %1010 = memref.load %factors[%1007] : memref<?xf32>
      %1011 = arith.select %1009, %1010, %c26 : f32
      %1012 = arith.remui %1002, %c1 : index
      %1013 = arith.muli %1012, %c27 : index
      %1014 = arith.addi %10, %1013 : index
      %1015 = vector.load %w[%1014] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1016 = vector.bitcast %1015 : vector<4xi8> to vector<1xf32>
      %1017 = vector.extract %1016[0] : f32 from vector<1xf32>
      %1018 = arith.mulf %1017, %1011 : f32
      %1019 = arith.mulf %1001, %1018 : f32
      %1020 = arith.muli %1007, %outputFeatures : index
      %1021 = arith.addi %1020, %16 : index
      %1022 = wave.lane
      %1023 = arith.remui %1022, %c1 : index
      %1024 = arith.addi %1021, %1023 : index
      scf.if %14 {
        %1025 = arith.addi %1024, %c5 : index
        %1026 = memref.load %residual[%1025] : memref<?xf32>
        %1027 = arith.addf %1026, %1019 : f32
        %1028 = arith.addi %1024, %c5 : index
        memref.store %1027, %out[%1028] : memref<?xf32>
      } else {
        %1029 = arith.addi %1024, %c5 : index
        memref.store %1019, %out[%1029] : memref<?xf32>
      }
    }
    %1030 = vector.extract %394#2[1] : f32 from vector<8xf32>
    %1031 = wave.lane
    %1032 = arith.addi %13, %c13 : index
    %1033 = arith.muli %c4, %c11 : index
    %1034 = arith.addi %1032, %1033 : index
    %1035 = arith.divui %1031, %c1 : index
    %1036 = arith.addi %1034, %1035 : index
    %1037 = arith.cmpi slt, %1036, %12 : index
    scf.if %1037 {
      %1038 = arith.cmpi eq, %hasFactors, %c4 : index
      %1039 = memref.load %factors[%1036] : memref<?xf32>
      %1040 = arith.select %1038, %1039, %c26 : f32
      %1041 = arith.remui %1031, %c1 : index
      %1042 = arith.muli %1041, %c27 : index
      %1043 = arith.addi %10, %1042 : index
      %1044 = vector.load %w[%1043] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1045 = vector.bitcast %1044 : vector<4xi8> to vector<1xf32>
      %1046 = vector.extract %1045[0] : f32 from vector<1xf32>
      %1047 = arith.mulf %1046, %1040 : f32
      %1048 = arith.mulf %1030, %1047 : f32
      %1049 = arith.muli %1036, %outputFeatures : index
      %1050 = arith.addi %1049, %16 : index
      %1051 = wave.lane
      %1052 = arith.remui %1051, %c1 : index
      %1053 = arith.addi %1050, %1052 : index
      scf.if %14 {
        %1054 = arith.addi %1053, %c5 : index
        %1055 = memref.load %residual[%1054] : memref<?xf32>
        %1056 = arith.addf %1055, %1048 : f32
        %1057 = arith.addi %1053, %c5 : index
        memref.store %1056, %out[%1057] : memref<?xf32>
      } else {
        %1058 = arith.addi %1053, %c5 : index
        memref.store %1048, %out[%1058] : memref<?xf32>
      }
    }
    %1059 = vector.extract %394#2[2] : f32 from vector<8xf32>
    %1060 = wave.lane
    %1061 = arith.addi %13, %c13 : index
    %1062 = arith.muli %c11, %c11 : index
    %1063 = arith.addi %1061, %1062 : index
    %1064 = arith.divui %1060, %c1 : index
    %1065 = arith.addi %1063, %1064 : index
    %1066 = arith.cmpi slt, %1065, %12 : index
    scf.if %1066 {
      %1067 = arith.cmpi eq, %hasFactors, %c4 : index
      %1068 = memref.load %factors[%1065] : memref<?xf32>
      %1069 = arith.select %1067, %1068, %c26 : f32
      %1070 = arith.remui %1060, %c1 : index
      %1071 = arith.muli %1070, %c27 : index
      %1072 = arith.addi %10, %1071 : index
      %1073 = vector.load %w[%1072] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1074 = vector.bitcast %1073 : vector<4xi8> to vector<1xf32>
      %1075 = vector.extract %1074[0] : f32 from vector<1xf32>
      %1076 = arith.mulf %1075, %1069 : f32
      %1077 = arith.mulf %1059, %1076 : f32
      %1078 = arith.muli %1065, %outputFeatures : index
      %1079 = arith.addi %1078, %16 : index
      %1080 = wave.lane
      %1081 = arith.remui %1080, %c1 : index
      %1082 = arith.addi %1079, %1081 : index
      scf.if %14 {
        %1083 = arith.addi %1082, %c5 : index
        %1084 = memref.load %residual[%1083] : memref<?xf32>
        %1085 = arith.addf %1084, %1077 : f32
        %1086 = arith.addi %1082, %c5 : index
        memref.store %1085, %out[%1086] : memref<?xf32>
      } else {
        %1087 = arith.addi %1082, %c5 : index
        memref.store %1077, %out[%1087] : memref<?xf32>
      }
    }
    %1088 = vector.extract %394#2[3] : f32 from vector<8xf32>
    %1089 = wave.lane
    %1090 = arith.addi %13, %c13 : index
    %1091 = arith.muli %c24, %c11 : index
    %1092 = arith.addi %1090, %1091 : index
    %1093 = arith.divui %1089, %c1 : index
    %1094 = arith.addi %1092, %1093 : index
    %1095 = arith.cmpi slt, %1094, %12 : index
    scf.if %1095 {
      %1096 = arith.cmpi eq, %hasFactors, %c4 : index
      %1097 = memref.load %factors[%1094] : memref<?xf32>
      %1098 = arith.select %1096, %1097, %c26 : f32
      %1099 = arith.remui %1089, %c1 : index
      %1100 = arith.muli %1099, %c27 : index
      %1101 = arith.addi %10, %1100 : index
      %1102 = vector.load %w[%1101] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1103 = vector.bitcast %1102 : vector<4xi8> to vector<1xf32>
      %1104 = vector.extract %1103[0] : f32 from vector<1xf32>
      %1105 = arith.mulf %1104, %1098 : f32
      %1106 = arith.mulf %1088, %1105 : f32
      %1107 = arith.muli %1094, %outputFeatures : index
      %1108 = arith.addi %1107, %16 : index
      %1109 = wave.lane
      %1110 = arith.remui %1109, %c1 : index
      %1111 = arith.addi %1108, %1110 : index
      scf.if %14 {
        %1112 = arith.addi %1111, %c5 : index
        %1113 = memref.load %residual[%1112] : memref<?xf32>
        %1114 = arith.addf %1113, %1106 : f32
        %1115 = arith.addi %1111, %c5 : index
        memref.store %1114, %out[%1115] : memref<?xf32>
      } else {
        %1116 = arith.addi %1111, %c5 : index
        memref.store %1106, %out[%1116] : memref<?xf32>
      }
    }
    %1117 = vector.extract %394#2[4] : f32 from vector<8xf32>
    %1118 = wave.lane
    %1119 = arith.addi %13, %c13 : index
    %1120 = arith.muli %c27, %c11 : index
    %1121 = arith.addi %1119, %1120 : index
    %1122 = arith.divui %1118, %c1 : index
    %1123 = arith.addi %1121, %1122 : index
    %1124 = arith.cmpi slt, %1123, %12 : index
    scf.if %1124 {
      %1125 = arith.cmpi eq, %hasFactors, %c4 : index
      %1126 = memref.load %factors[%1123] : memref<?xf32>
      %1127 = arith.select %1125, %1126, %c26 : f32
      %1128 = arith.remui %1118, %c1 : index
      %1129 = arith.muli %1128, %c27 : index
      %1130 = arith.addi %10, %1129 : index
      %1131 = vector.load %w[%1130] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1132 = vector.bitcast %1131 : vector<4xi8> to vector<1xf32>
      %1133 = vector.extract %1132[0] : f32 from vector<1xf32>
      %1134 = arith.mulf %1133, %1127 : f32
      %1135 = arith.mulf %1117, %1134 : f32
      %1136 = arith.muli %1123, %outputFeatures : index
      %1137 = arith.addi %1136, %16 : index
      %1138 = wave.lane
      %1139 = arith.remui %1138, %c1 : index
      %1140 = arith.addi %1137, %1139 : index
      scf.if %14 {
        %1141 = arith.addi %1140, %c5 : index
        %1142 = memref.load %residual[%1141] : memref<?xf32>
        %1143 = arith.addf %1142, %1135 : f32
        %1144 = arith.addi %1140, %c5 : index
        memref.store %1143, %out[%1144] : memref<?xf32>
      } else {
        %1145 = arith.addi %1140, %c5 : index
        memref.store %1135, %out[%1145] : memref<?xf32>
      }
    }
    %1146 = vector.extract %394#2[5] : f32 from vector<8xf32>
    %1147 = wave.lane
    %1148 = arith.addi %13, %c13 : index
    %1149 = arith.muli %c28, %c11 : index
    %1150 = arith.addi %1148, %1149 : index
    %1151 = arith.divui %1147, %c1 : index
    %1152 = arith.addi %1150, %1151 : index
    %1153 = arith.cmpi slt, %1152, %12 : index
    scf.if %1153 {
      %1154 = arith.cmpi eq, %hasFactors, %c4 : index
      %1155 = memref.load %factors[%1152] : memref<?xf32>
      %1156 = arith.select %1154, %1155, %c26 : f32
      %1157 = arith.remui %1147, %c1 : index
      %1158 = arith.muli %1157, %c27 : index
      %1159 = arith.addi %10, %1158 : index
      %1160 = vector.load %w[%1159] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1161 = vector.bitcast %1160 : vector<4xi8> to vector<1xf32>
      %1162 = vector.extract %1161[0] : f32 from vector<1xf32>
      %1163 = arith.mulf %1162, %1156 : f32
      %1164 = arith.mulf %1146, %1163 : f32
      %1165 = arith.muli %1152, %outputFeatures : index
      %1166 = arith.addi %1165, %16 : index
      %1167 = wave.lane
      %1168 = arith.remui %1167, %c1 : index
      %1169 = arith.addi %1166, %1168 : index
      scf.if %14 {
        %1170 = arith.addi %1169, %c5 : index
        %1171 = memref.load %residual[%1170] : memref<?xf32>
        %1172 = arith.addf %1171, %1164 : f32
        %1173 = arith.addi %1169, %c5 : index
        memref.store %1172, %out[%1173] : memref<?xf32>
      } else {
        %1174 = arith.addi %1169, %c5 : index
        memref.store %1164, %out[%1174] : memref<?xf32>
      }
    }
    %1175 = vector.extract %394#2[6] : f32 from vector<8xf32>
    %1176 = wave.lane
    %1177 = arith.addi %13, %c13 : index
    %1178 = arith.muli %c29, %c11 : index
    %1179 = arith.addi %1177, %1178 : index
    %1180 = arith.divui %1176, %c1 : index
    %1181 = arith.addi %1179, %1180 : index
    %1182 = arith.cmpi slt, %1181, %12 : index
    scf.if %1182 {
      %1183 = arith.cmpi eq, %hasFactors, %c4 : index
      %1184 = memref.load %factors[%1181] : memref<?xf32>
      %1185 = arith.select %1183, %1184, %c26 : f32
      %1186 = arith.remui %1176, %c1 : index
      %1187 = arith.muli %1186, %c27 : index
      %1188 = arith.addi %10, %1187 : index
      %1189 = vector.load %w[%1188] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1190 = vector.bitcast %1189 : vector<4xi8> to vector<1xf32>
      %1191 = vector.extract %1190[0] : f32 from vector<1xf32>
      %1192 = arith.mulf %1191, %1185 : f32
      %1193 = arith.mulf %1175, %1192 : f32
      %1194 = arith.muli %1181, %outputFeatures : index
      %1195 = arith.addi %1194, %16 : index
      %1196 = wave.lane
      %1197 = arith.remui %1196, %c1 : index
      %1198 = arith.addi %1195, %1197 : index
      scf.if %14 {
        %1199 = arith.addi %1198, %c5 : index
        %1200 = memref.load %residual[%1199] : memref<?xf32>
        %1201 = arith.addf %1200, %1193 : f32
        %1202 = arith.addi %1198, %c5 : index
        memref.store %1201, %out[%1202] : memref<?xf32>
      } else {
        %1203 = arith.addi %1198, %c5 : index
        memref.store %1193, %out[%1203] : memref<?xf32>
      }
    }
    %1204 = vector.extract %394#2[7] : f32 from vector<8xf32>
    %1205 = wave.lane
    %1206 = arith.addi %13, %c13 : index
    %1207 = arith.muli %c30, %c11 : index
    %1208 = arith.addi %1206, %1207 : index
    %1209 = arith.divui %1205, %c1 : index
    %1210 = arith.addi %1208, %1209 : index
    %1211 = arith.cmpi slt, %1210, %12 : index
    scf.if %1211 {
      %1212 = arith.cmpi eq, %hasFactors, %c4 : index
      %1213 = memref.load %factors[%1210] : memref<?xf32>
      %1214 = arith.select %1212, %1213, %c26 : f32
      %1215 = arith.remui %1205, %c1 : index
      %1216 = arith.muli %1215, %c27 : index
      %1217 = arith.addi %10, %1216 : index
      %1218 = vector.load %w[%1217] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1219 = vector.bitcast %1218 : vector<4xi8> to vector<1xf32>
      %1220 = vector.extract %1219[0] : f32 from vector<1xf32>
      %1221 = arith.mulf %1220, %1214 : f32
      %1222 = arith.mulf %1204, %1221 : f32
      %1223 = arith.muli %1210, %outputFeatures : index
      %1224 = arith.addi %1223, %16 : index
      %1225 = wave.lane
      %1226 = arith.remui %1225, %c1 : index
      %1227 = arith.addi %1224, %1226 : index
      scf.if %14 {
        %1228 = arith.addi %1227, %c5 : index
        %1229 = memref.load %residual[%1228] : memref<?xf32>
        %1230 = arith.addf %1229, %1222 : f32
        %1231 = arith.addi %1227, %c5 : index
        memref.store %1230, %out[%1231] : memref<?xf32>
      } else {
        %1232 = arith.addi %1227, %c5 : index
        memref.store %1222, %out[%1232] : memref<?xf32>
      }
    }
    %1233 = wave.lane
    %1234 = vector.extract %394#3[0] : f32 from vector<8xf32>
    %1235 = wave.lane
    %1236 = arith.addi %13, %c14 : index
    %1237 = arith.muli %c5, %c11 : index
    %1238 = arith.addi %1236, %1237 : index
    %1239 = arith.divui %1235, %c1 : index
    %1240 = arith.addi %1238, %1239 : index
    %1241 = arith.cmpi slt, %1240, %12 : index
    scf.if %1241 {
      %1242 = arith.cmpi eq, %hasFactors, %c4 : index
      %1243 = memref.load %factors[%1240] : memref<?xf32>
      %1244 = arith.select %1242, %1243, %c26 : f32
      %1245 = arith.remui %1235, %c1 : index
      %1246 = arith.muli %1245, %c27 : index
      %1247 = arith.addi %10, %1246 : index
      %1248 = vector.load %w[%1247] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1249 = vector.bitcast %1248 : vector<4xi8> to vector<1xf32>
      %1250 = vector.extract %1249[0] : f32 from vector<1xf32>
      %1251 = arith.mulf %1250, %1244 : f32
      %1252 = arith.mulf %1234, %1251 : f32
      %1253 = arith.muli %1240, %outputFeatures : index
      %1254 = arith.addi %1253, %16 : index
      %1255 = wave.lane
      %1256 = arith.remui %1255, %c1 : index
      %1257 = arith.addi %1254, %1256 : index
      scf.if %14 {
        %1258 = arith.addi %1257, %c5 : index
        %1259 = memref.load %residual[%1258] : memref<?xf32>
        %1260 = arith.addf %1259, %1252 : f32
        %1261 = arith.addi %1257, %c5 : index
        memref.store %1260, %out[%1261] : memref<?xf32>
      } else {
        %1262 = arith.addi %1257, %c5 : index
        memref.store %1252, %out[%1262] : memref<?xf32>
      }
    }
    %1263 = vector.extract %394#3[1] : f32 from vector<8xf32>
    %1264 = wave.lane
    %1265 = arith.addi %13, %c14 : index
    %1266 = arith.muli %c4, %c11 : index
    %1267 = arith.addi %1265, %1266 : index
    %1268 = arith.divui %1264, %c1 : index
    %1269 = arith.addi %1267, %1268 : index
    %1270 = arith.cmpi slt, %1269, %12 : index
    scf.if %1270 {
      %1271 = arith.cmpi eq, %hasFactors, %c4 : index
      %1272 = memref.load %factors[%1269] : memref<?xf32>
      %1273 = arith.select %1271, %1272, %c26 : f32
      %1274 = arith.remui %1264, %c1 : index
      %1275 = arith.muli %1274, %c27 : index
      %1276 = arith.addi %10, %1275 : index
      %1277 = vector.load %w[%1276] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1278 = vector.bitcast %1277 : vector<4xi8> to vector<1xf32>
      %1279 = vector.extract %1278[0] : f32 from vector<1xf32>
      %1280 = arith.mulf %1279, %1273 : f32
      %1281 = arith.mulf %1263, %1280 : f32
      %1282 = arith.muli %1269, %outputFeatures : index
      %1283 = arith.addi %1282, %16 : index
      %1284 = wave.lane
      %1285 = arith.remui %1284, %c1 : index
      %1286 = arith.addi %1283, %1285 : index
      scf.if %14 {
        %1287 = arith.addi %1286, %c5 : index
        %1288 = memref.load %residual[%1287] : memref<?xf32>
        %1289 = arith.addf %1288, %1281 : f32
        %1290 = arith.addi %1286, %c5 : index
        memref.store %1289, %out[%1290] : memref<?xf32>
      } else {
        %1291 = arith.addi %1286, %c5 : index
        memref.store %1281, %out[%1291] : memref<?xf32>
      }
    }
    %1292 = vector.extract %394#3[2] : f32 from vector<8xf32>
    %1293 = wave.lane
    %1294 = arith.addi %13, %c14 : index
    %1295 = arith.muli %c11, %c11 : index
    %1296 = arith.addi %1294, %1295 : index
    %1297 = arith.divui %1293, %c1 : index
    %1298 = arith.addi %1296, %1297 : index
    %1299 = arith.cmpi slt, %1298, %12 : index
    scf.if %1299 {
      %1300 = arith.cmpi eq, %hasFactors, %c4 : index
      %1301 = memref.load %factors[%1298] : memref<?xf32>
      %1302 = arith.select %1300, %1301, %c26 : f32
      %1303 = arith.remui %1293, %c1 : index
      %1304 = arith.muli %1303, %c27 : index
      %1305 = arith.addi %10, %1304 : index
      %1306 = vector.load %w[%1305] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1307 = vector.bitcast %1306 : vector<4xi8> to vector<1xf32>
      %1308 = vector.extract %1307[0] : f32 from vector<1xf32>
      %1309 = arith.mulf %1308, %1302 : f32
      %1310 = arith.mulf %1292, %1309 : f32
      %1311 = arith.muli %1298, %outputFeatures : index
      %1312 = arith.addi %1311, %16 : index
      %1313 = wave.lane
      %1314 = arith.remui %1313, %c1 : index
      %1315 = arith.addi %1312, %1314 : index
      scf.if %14 {
        %1316 = arith.addi %1315, %c5 : index
        %1317 = memref.load %residual[%1316] : memref<?xf32>
        %1318 = arith.addf %1317, %1310 : f32
        %1319 = arith.addi %1315, %c5 : index
        memref.store %1318, %out[%1319] : memref<?xf32>
      } else {
        %1320 = arith.addi %1315, %c5 : index
        memref.store %1310, %out[%1320] : memref<?xf32>
      }
    }
    %1321 = vector.extract %394#3[3] : f32 from vector<8xf32>
    %1322 = wave.lane
    %1323 = arith.addi %13, %c14 : index
    %1324 = arith.muli %c24, %c11 : index
    %1325 = arith.addi %1323, %1324 : index
    %1326 = arith.divui %1322, %c1 : index
    %1327 = arith.addi %1325, %1326 : index
    %1328 = arith.cmpi slt, %1327, %12 : index
    scf.if %1328 {
      %1329 = arith.cmpi eq, %hasFactors, %c4 : index
      %1330 = memref.load %factors[%1327] : memref<?xf32>
      %1331 = arith.select %1329, %1330, %c26 : f32
      %1332 = arith.remui %1322, %c1 : index
      %1333 = arith.muli %1332, %c27 : index
      %1334 = arith.addi %10, %1333 : index
      %1335 = vector.load %w[%1334] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1336 = vector.bitcast %1335 : vector<4xi8> to vector<1xf32>
      %1337 = vector.extract %1336[0] : f32 from vector<1xf32>
      %1338 = arith.mulf %1337, %1331 : f32
      %1339 = arith.mulf %1321, %1338 : f32
      %1340 = arith.muli %1327, %outputFeatures : index
      %1341 = arith.addi %1340, %16 : index
      %1342 = wave.lane
      %1343 = arith.remui %1342, %c1 : index
      %1344 = arith.addi %1341, %1343 : index
      scf.if %14 {
        %1345 = arith.addi %1344, %c5 : index
        %1346 = memref.load %residual[%1345] : memref<?xf32>
        %1347 = arith.addf %1346, %1339 : f32
        %1348 = arith.addi %1344, %c5 : index
        memref.store %1347, %out[%1348] : memref<?xf32>
      } else {
        %1349 = arith.addi %1344, %c5 : index
        memref.store %1339, %out[%1349] : memref<?xf32>
      }
    }
    %1350 = vector.extract %394#3[4] : f32 from vector<8xf32>
    %1351 = wave.lane
    %1352 = arith.addi %13, %c14 : index
    %1353 = arith.muli %c27, %c11 : index
    %1354 = arith.addi %1352, %1353 : index
    %1355 = arith.divui %1351, %c1 : index
    %1356 = arith.addi %1354, %1355 : index
    %1357 = arith.cmpi slt, %1356, %12 : index
    scf.if %1357 {
      %1358 = arith.cmpi eq, %hasFactors, %c4 : index
      %1359 = memref.load %factors[%1356] : memref<?xf32>
      %1360 = arith.select %1358, %1359, %c26 : f32
      %1361 = arith.remui %1351, %c1 : index
      %1362 = arith.muli %1361, %c27 : index
      %1363 = arith.addi %10, %1362 : index
      %1364 = vector.load %w[%1363] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1365 = vector.bitcast %1364 : vector<4xi8> to vector<1xf32>
      %1366 = vector.extract %1365[0] : f32 from vector<1xf32>
      %1367 = arith.mulf %1366, %1360 : f32
      %1368 = arith.mulf %1350, %1367 : f32
      %1369 = arith.muli %1356, %outputFeatures : index
      %1370 = arith.addi %1369, %16 : index
      %1371 = wave.lane
      %1372 = arith.remui %1371, %c1 : index
      %1373 = arith.addi %1370, %1372 : index
      scf.if %14 {
        %1374 = arith.addi %1373, %c5 : index
        %1375 = memref.load %residual[%1374] : memref<?xf32>
        %1376 = arith.addf %1375, %1368 : f32
        %1377 = arith.addi %1373, %c5 : index
        memref.store %1376, %out[%1377] : memref<?xf32>
      } else {
        %1378 = arith.addi %1373, %c5 : index
        memref.store %1368, %out[%1378] : memref<?xf32>
      }
    }
    %1379 = vector.extract %394#3[5] : f32 from vector<8xf32>
    %1380 = wave.lane
    %1381 = arith.addi %13, %c14 : index
    %1382 = arith.muli %c28, %c11 : index
    %1383 = arith.addi %1381, %1382 : index
    %1384 = arith.divui %1380, %c1 : index
    %1385 = arith.addi %1383, %1384 : index
    %1386 = arith.cmpi slt, %1385, %12 : index
    scf.if %1386 {
      %1387 = arith.cmpi eq, %hasFactors, %c4 : index
      %1388 = memref.load %factors[%1385] : memref<?xf32>
      %1389 = arith.select %1387, %1388, %c26 : f32
      %1390 = arith.remui %1380, %c1 : index
      %1391 = arith.muli %1390, %c27 : index
      %1392 = arith.addi %10, %1391 : index
      %1393 = vector.load %w[%1392] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1394 = vector.bitcast %1393 : vector<4xi8> to vector<1xf32>
      %1395 = vector.extract %1394[0] : f32 from vector<1xf32>
      %1396 = arith.mulf %1395, %1389 : f32
      %1397 = arith.mulf %1379, %1396 : f32
      %1398 = arith.muli %1385, %outputFeatures : index
      %1399 = arith.addi %1398, %16 : index
      %1400 = wave.lane
      %1401 = arith.remui %1400, %c1 : index
      %1402 = arith.addi %1399, %1401 : index
      scf.if %14 {
        %1403 = arith.addi %1402, %c5 : index
        %1404 = memref.load %residual[%1403] : memref<?xf32>
        %1405 = arith.addf %1404, %1397 : f32
        %1406 = arith.addi %1402, %c5 : index
        memref.store %1405, %out[%1406] : memref<?xf32>
      } else {
        %1407 = arith.addi %1402, %c5 : index
        memref.store %1397, %out[%1407] : memref<?xf32>
      }
    }
    %1408 = vector.extract %394#3[6] : f32 from vector<8xf32>
    %1409 = wave.lane
    %1410 = arith.addi %13, %c14 : index
    %1411 = arith.muli %c29, %c11 : index
    %1412 = arith.addi %1410, %1411 : index
    %1413 = arith.divui %1409, %c1 : index
    %1414 = arith.addi %1412, %1413 : index
    %1415 = arith.cmpi slt, %1414, %12 : index
    scf.if %1415 {
      %1416 = arith.cmpi eq, %hasFactors, %c4 : index
      %1417 = memref.load %factors[%1414] : memref<?xf32>
      %1418 = arith.select %1416, %1417, %c26 : f32
      %1419 = arith.remui %1409, %c1 : index
      %1420 = arith.muli %1419, %c27 : index
      %1421 = arith.addi %10, %1420 : index
      %1422 = vector.load %w[%1421] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1423 = vector.bitcast %1422 : vector<4xi8> to vector<1xf32>
      %1424 = vector.extract %1423[0] : f32 from vector<1xf32>
      %1425 = arith.mulf %1424, %1418 : f32
      %1426 = arith.mulf %1408, %1425 : f32
      %1427 = arith.muli %1414, %outputFeatures : index
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
    %1437 = vector.extract %394#3[7] : f32 from vector<8xf32>
    %1438 = wave.lane
    %1439 = arith.addi %13, %c14 : index
    %1440 = arith.muli %c30, %c11 : index
    %1441 = arith.addi %1439, %1440 : index
    %1442 = arith.divui %1438, %c1 : index
    %1443 = arith.addi %1441, %1442 : index
    %1444 = arith.cmpi slt, %1443, %12 : index
    scf.if %1444 {
      %1445 = arith.cmpi eq, %hasFactors, %c4 : index
      %1446 = memref.load %factors[%1443] : memref<?xf32>
      %1447 = arith.select %1445, %1446, %c26 : f32
      %1448 = arith.remui %1438, %c1 : index
      %1449 = arith.muli %1448, %c27 : index
      %1450 = arith.addi %10, %1449 : index
      %1451 = vector.load %w[%1450] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1452 = vector.bitcast %1451 : vector<4xi8> to vector<1xf32>
      %1453 = vector.extract %1452[0] : f32 from vector<1xf32>
      %1454 = arith.mulf %1453, %1447 : f32
      %1455 = arith.mulf %1437, %1454 : f32
      %1456 = arith.muli %1443, %outputFeatures : index
      %1457 = arith.addi %1456, %16 : index
      %1458 = wave.lane
      %1459 = arith.remui %1458, %c1 : index
      %1460 = arith.addi %1457, %1459 : index
      scf.if %14 {
        %1461 = arith.addi %1460, %c5 : index
        %1462 = memref.load %residual[%1461] : memref<?xf32>
        %1463 = arith.addf %1462, %1455 : f32
        %1464 = arith.addi %1460, %c5 : index
        memref.store %1463, %out[%1464] : memref<?xf32>
      } else {
        %1465 = arith.addi %1460, %c5 : index
        memref.store %1455, %out[%1465] : memref<?xf32>
      }
    }
  }
  wave.return
}
