// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='f16', waves=1, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_w1p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
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
  %c21 = arith.constant 5 : index
  %c22 = arith.constant 6 : index
  %c23 = arith.constant 7 : index
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
  %13 = arith.cmpi eq, %hasResidual, %c5 : index
  %14 = wave.block 0
  %15 = arith.muli %14, %c1 : index
  %16 = arith.cmpi slt, %11, %10 : index
  scf.if %16 {
    %17 = arith.muli %1, %c5 : index
    %18 = arith.divui %inputFeatures, %c7 : index
    %19 = arith.muli %12, %stepsPerWave : index
    %20 = arith.minsi %19, %18 : index
    %21 = arith.addi %20, %stepsPerWave : index
    %22 = arith.minsi %21, %18 : index
    %23 = arith.subi %22, %20 : index
    %24 = arith.divui %23, %c13 : index
    %25 = arith.muli %24, %c13 : index
    %26 = arith.addi %20, %25 : index
    %27 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %28 = arith.addi %20, %stepsPerWave : index
    %29 = arith.select %27, %28, %26 : index
    %33:2 = scf.for %30 = %20 to %29 step %c13 iter_args(%31 = %c11, %32 = %c11) -> (vector<8xf32>, vector<8xf32>) {
      %34 = wave.lane
      %35 = arith.addi %30, %c4 : index
      %36 = arith.addi %6, %c2 : index
      %37 = arith.muli %35, %c15 : index
      %38 = arith.addi %36, %37 : index
      %39 = arith.remui %34, %c7 : index
      %40 = arith.muli %39, %c7 : index
      %41 = arith.addi %38, %40 : index
      %42 = vector.load %w[%41] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %43 = vector.bitcast %42 : vector<16xi8> to vector<8xf16>
      %44 = arith.addi %41, %c16 : index
      %45 = vector.load %w[%44] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %46 = vector.bitcast %45 : vector<16xi8> to vector<8xf16>
      %47 = vector.shuffle %43, %46 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %48 = arith.addi %30, %c5 : index
      %49 = arith.addi %6, %c2 : index
      %50 = arith.muli %48, %c15 : index
      %51 = arith.addi %49, %50 : index
      %52 = arith.remui %34, %c7 : index
      %53 = arith.muli %52, %c7 : index
      %54 = arith.addi %51, %53 : index
      %55 = vector.load %w[%54] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %56 = vector.bitcast %55 : vector<16xi8> to vector<8xf16>
      %57 = arith.addi %54, %c16 : index
      %58 = vector.load %w[%57] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %59 = vector.bitcast %58 : vector<16xi8> to vector<8xf16>
      %60 = vector.shuffle %56, %59 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %61 = arith.addi %30, %c3 : index
      %62 = arith.addi %6, %c2 : index
      %63 = arith.muli %61, %c15 : index
      %64 = arith.addi %62, %63 : index
      %65 = arith.remui %34, %c7 : index
      %66 = arith.muli %65, %c7 : index
      %67 = arith.addi %64, %66 : index
      %68 = vector.load %w[%67] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %69 = vector.bitcast %68 : vector<16xi8> to vector<8xf16>
      %70 = arith.addi %67, %c16 : index
      %71 = vector.load %w[%70] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %72 = vector.bitcast %71 : vector<16xi8> to vector<8xf16>
      %73 = vector.shuffle %69, %72 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %74 = arith.addi %30, %c17 : index
      %75 = arith.addi %6, %c2 : index
      %76 = arith.muli %74, %c15 : index
      %77 = arith.addi %75, %76 : index
      %78 = arith.remui %34, %c7 : index
      %79 = arith.muli %78, %c7 : index
      %80 = arith.addi %77, %79 : index
      %81 = vector.load %w[%80] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %82 = vector.bitcast %81 : vector<16xi8> to vector<8xf16>
      %83 = arith.addi %80, %c16 : index
      %84 = vector.load %w[%83] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %85 = vector.bitcast %84 : vector<16xi8> to vector<8xf16>
      %86 = vector.shuffle %82, %85 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %87 = arith.addi %30, %c4 : index
      %88 = arith.addi %8, %c2 : index
      %89 = arith.muli %87, %c15 : index
      %90 = arith.addi %88, %89 : index
      %91 = arith.remui %34, %c7 : index
      %92 = arith.muli %91, %c7 : index
      %93 = arith.addi %90, %92 : index
      %94 = vector.load %w[%93] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %95 = vector.bitcast %94 : vector<16xi8> to vector<8xf16>
      %96 = arith.addi %93, %c16 : index
      %97 = vector.load %w[%96] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %98 = vector.bitcast %97 : vector<16xi8> to vector<8xf16>
      %99 = vector.shuffle %95, %98 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %100 = arith.addi %30, %c5 : index
      %101 = arith.addi %8, %c2 : index
      %102 = arith.muli %100, %c15 : index
      %103 = arith.addi %101, %102 : index
      %104 = arith.remui %34, %c7 : index
      %105 = arith.muli %104, %c7 : index
      %106 = arith.addi %103, %105 : index
      %107 = vector.load %w[%106] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %108 = vector.bitcast %107 : vector<16xi8> to vector<8xf16>
      %109 = arith.addi %106, %c16 : index
      %110 = vector.load %w[%109] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %111 = vector.bitcast %110 : vector<16xi8> to vector<8xf16>
      %112 = vector.shuffle %108, %111 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %113 = arith.addi %30, %c3 : index
      %114 = arith.addi %8, %c2 : index
      %115 = arith.muli %113, %c15 : index
      %116 = arith.addi %114, %115 : index
      %117 = arith.remui %34, %c7 : index
      %118 = arith.muli %117, %c7 : index
      %119 = arith.addi %116, %118 : index
      %120 = vector.load %w[%119] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %121 = vector.bitcast %120 : vector<16xi8> to vector<8xf16>
      %122 = arith.addi %119, %c16 : index
      %123 = vector.load %w[%122] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %124 = vector.bitcast %123 : vector<16xi8> to vector<8xf16>
      %125 = vector.shuffle %121, %124 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %126 = arith.addi %30, %c17 : index
      %127 = arith.addi %8, %c2 : index
      %128 = arith.muli %126, %c15 : index
      %129 = arith.addi %127, %128 : index
      %130 = arith.remui %34, %c7 : index
      %131 = arith.muli %130, %c7 : index
      %132 = arith.addi %129, %131 : index
      %133 = vector.load %w[%132] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %134 = vector.bitcast %133 : vector<16xi8> to vector<8xf16>
      %135 = arith.addi %132, %c16 : index
      %136 = vector.load %w[%135] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %137 = vector.bitcast %136 : vector<16xi8> to vector<8xf16>
      %138 = vector.shuffle %134, %137 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %139 = arith.addi %17, %c4 : index
      %140 = arith.muli %30, %c5 : index
      %141 = arith.addi %140, %c4 : index
      %142 = arith.divui %inputFeatures, %c7 : index
      %143 = arith.muli %139, %142 : index
      %144 = arith.addi %143, %141 : index
      %145 = arith.muli %tileRows, %c7 : index
      %146 = arith.muli %144, %145 : index
      %147 = arith.remui %34, %tileRows : index
      %148 = arith.muli %147, %c18 : index
      %149 = arith.addi %146, %148 : index
      %150 = vector.load %x[%149] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %151 = arith.muli %tileRows, %c18 : index
      %152 = arith.addi %149, %151 : index
      %153 = vector.load %x[%152] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %154 = vector.shuffle %150, %153 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %155 = wave.mma %154, %47, %31 : vector<16xf16>, vector<8xf32>
      %156 = wave.mma %154, %99, %32 : vector<16xf16>, vector<8xf32>
      %157 = arith.addi %17, %c4 : index
      %158 = arith.muli %30, %c5 : index
      %159 = arith.addi %158, %c5 : index
      %160 = arith.divui %inputFeatures, %c7 : index
      %161 = arith.muli %157, %160 : index
      %162 = arith.addi %161, %159 : index
      %163 = arith.muli %tileRows, %c7 : index
      %164 = arith.muli %162, %163 : index
      %165 = arith.remui %34, %tileRows : index
      %166 = arith.muli %165, %c18 : index
      %167 = arith.addi %164, %166 : index
      %168 = vector.load %x[%167] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %169 = arith.muli %tileRows, %c18 : index
      %170 = arith.addi %167, %169 : index
      %171 = vector.load %x[%170] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %172 = vector.shuffle %168, %171 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %173 = wave.mma %172, %60, %155 : vector<16xf16>, vector<8xf32>
      %174 = wave.mma %172, %112, %156 : vector<16xf16>, vector<8xf32>
      %175 = arith.addi %17, %c4 : index
      %176 = arith.muli %30, %c5 : index
      %177 = arith.addi %176, %c3 : index
      %178 = arith.divui %inputFeatures, %c7 : index
      %179 = arith.muli %175, %178 : index
      %180 = arith.addi %179, %177 : index
      %181 = arith.muli %tileRows, %c7 : index
      %182 = arith.muli %180, %181 : index
      %183 = arith.remui %34, %tileRows : index
      %184 = arith.muli %183, %c18 : index
      %185 = arith.addi %182, %184 : index
      %186 = vector.load %x[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %187 = arith.muli %tileRows, %c18 : index
      %188 = arith.addi %185, %187 : index
      %189 = vector.load %x[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %190 = vector.shuffle %186, %189 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %191 = wave.mma %190, %73, %173 : vector<16xf16>, vector<8xf32>
      %192 = wave.mma %190, %125, %174 : vector<16xf16>, vector<8xf32>
      %193 = arith.addi %17, %c4 : index
      %194 = arith.muli %30, %c5 : index
      %195 = arith.addi %194, %c17 : index
      %196 = arith.divui %inputFeatures, %c7 : index
      %197 = arith.muli %193, %196 : index
      %198 = arith.addi %197, %195 : index
      %199 = arith.muli %tileRows, %c7 : index
      %200 = arith.muli %198, %199 : index
      %201 = arith.remui %34, %tileRows : index
      %202 = arith.muli %201, %c18 : index
      %203 = arith.addi %200, %202 : index
      %204 = vector.load %x[%203] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %205 = arith.muli %tileRows, %c18 : index
      %206 = arith.addi %203, %205 : index
      %207 = vector.load %x[%206] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %208 = vector.shuffle %204, %207 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %209 = wave.mma %208, %86, %191 : vector<16xf16>, vector<8xf32>
      %210 = wave.mma %208, %138, %192 : vector<16xf16>, vector<8xf32>
      scf.yield %209, %210 : vector<8xf32>, vector<8xf32>
    }
    %211 = arith.select %27, %29, %22 : index
    %215:2 = scf.for %212 = %29 to %211 step %c5 iter_args(%213 = %33#0, %214 = %33#1) -> (vector<8xf32>, vector<8xf32>) {
      %216 = wave.lane
      %217 = arith.addi %212, %c4 : index
      %218 = arith.addi %6, %c2 : index
      %219 = arith.muli %217, %c15 : index
      %220 = arith.addi %218, %219 : index
      %221 = arith.remui %216, %c7 : index
      %222 = arith.muli %221, %c7 : index
      %223 = arith.addi %220, %222 : index
      %224 = vector.load %w[%223] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %225 = vector.bitcast %224 : vector<16xi8> to vector<8xf16>
      %226 = arith.addi %223, %c16 : index
      %227 = vector.load %w[%226] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %228 = vector.bitcast %227 : vector<16xi8> to vector<8xf16>
      %229 = vector.shuffle %225, %228 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %230 = arith.addi %212, %c4 : index
      %231 = arith.addi %8, %c2 : index
      %232 = arith.muli %230, %c15 : index
      %233 = arith.addi %231, %232 : index
      %234 = arith.remui %216, %c7 : index
      %235 = arith.muli %234, %c7 : index
      %236 = arith.addi %233, %235 : index
      %237 = vector.load %w[%236] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %238 = vector.bitcast %237 : vector<16xi8> to vector<8xf16>
      %239 = arith.addi %236, %c16 : index
      %240 = vector.load %w[%239] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %241 = vector.bitcast %240 : vector<16xi8> to vector<8xf16>
      %242 = vector.shuffle %238, %241 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %243 = arith.addi %17, %c4 : index
      %244 = arith.muli %212, %c5 : index
      %245 = arith.addi %244, %c4 : index
      %246 = arith.divui %inputFeatures, %c7 : index
      %247 = arith.muli %243, %246 : index
      %248 = arith.addi %247, %245 : index
      %249 = arith.muli %tileRows, %c7 : index
      %250 = arith.muli %248, %249 : index
      %251 = arith.remui %216, %tileRows : index
      %252 = arith.muli %251, %c18 : index
      %253 = arith.addi %250, %252 : index
      %254 = vector.load %x[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %255 = arith.muli %tileRows, %c18 : index
      %256 = arith.addi %253, %255 : index
      %257 = vector.load %x[%256] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %258 = vector.shuffle %254, %257 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %259 = wave.mma %258, %229, %213 : vector<16xf16>, vector<8xf32>
      %260 = wave.mma %258, %242, %214 : vector<16xf16>, vector<8xf32>
      scf.yield %259, %260 : vector<8xf32>, vector<8xf32>
    }
    %261 = wave.lane
    %262 = vector.extract %215#0[0] : f32 from vector<8xf32>
    %263 = vector.extract %215#1[0] : f32 from vector<8xf32>
    %264 = wave.lane
    %265 = arith.addi %11, %c4 : index
    %266 = arith.muli %c4, %c3 : index
    %267 = arith.addi %265, %266 : index
    %268 = arith.divui %264, %c7 : index
    %269 = arith.addi %267, %268 : index
    %270 = arith.cmpi slt, %269, %10 : index
    scf.if %270 {
      %271 = arith.cmpi eq, %hasFactors, %c5 : index
      %272 = memref.load %factors[%269] : memref<?xf32>
      %273 = arith.select %271, %272, %c20 : f32
      %274 = arith.remui %264, %c7 : index
      %275 = arith.muli %274, %c13 : index
      %276 = arith.addi %6, %275 : index
      %277 = vector.load %w[%276] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %278 = vector.bitcast %277 : vector<4xi8> to vector<1xf32>
      %279 = vector.extract %278[0] : f32 from vector<1xf32>
      %280 = arith.mulf %279, %273 : f32
      %281 = arith.mulf %262, %280 : f32
      %282 = arith.remui %264, %c7 : index
      %283 = arith.muli %282, %c13 : index
      %284 = arith.addi %8, %283 : index
      %285 = vector.load %w[%284] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %286 = vector.bitcast %285 : vector<4xi8> to vector<1xf32>
      %287 = vector.extract %286[0] : f32 from vector<1xf32>
      %288 = arith.mulf %287, %273 : f32
      %289 = arith.mulf %263, %288 : f32
      %290 = arith.muli %269, %outputFeatures : index
      %291 = arith.addi %290, %15 : index
      %292 = wave.lane
      %293 = arith.remui %292, %c7 : index
      %294 = arith.addi %291, %293 : index
      scf.if %13 {
        %295 = arith.addi %294, %c4 : index
        %296 = memref.load %residual[%295] : memref<?xf32>
        %297 = arith.addf %296, %281 : f32
        %298 = arith.addi %294, %c4 : index
        memref.store %297, %out[%298] : memref<?xf32>
      } else {
        %299 = arith.addi %294, %c4 : index
        memref.store %281, %out[%299] : memref<?xf32>
      }
      scf.if %13 {
        %300 = arith.addi %294, %c7 : index
        %301 = memref.load %residual[%300] : memref<?xf32>
        %302 = arith.addf %301, %289 : f32
        %303 = arith.addi %294, %c7 : index
        memref.store %302, %out[%303] : memref<?xf32>
      } else {
        %304 = arith.addi %294, %c7 : index
        memref.store %289, %out[%304] : memref<?xf32>
      }
    }
    %305 = vector.extract %215#0[1] : f32 from vector<8xf32>
    %306 = vector.extract %215#1[1] : f32 from vector<8xf32>
    %307 = wave.lane
    %308 = arith.addi %11, %c4 : index
    %309 = arith.muli %c5, %c3 : index
    %310 = arith.addi %308, %309 : index
    %311 = arith.divui %307, %c7 : index
    %312 = arith.addi %310, %311 : index
    %313 = arith.cmpi slt, %312, %10 : index
    scf.if %313 {
      %314 = arith.cmpi eq, %hasFactors, %c5 : index
      %315 = memref.load %factors[%312] : memref<?xf32>
      %316 = arith.select %314, %315, %c20 : f32
      %317 = arith.remui %307, %c7 : index
      %318 = arith.muli %317, %c13 : index
      %319 = arith.addi %6, %318 : index
      %320 = vector.load %w[%319] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %321 = vector.bitcast %320 : vector<4xi8> to vector<1xf32>
      %322 = vector.extract %321[0] : f32 from vector<1xf32>
      %323 = arith.mulf %322, %316 : f32
      %324 = arith.mulf %305, %323 : f32
      %325 = arith.remui %307, %c7 : index
      %326 = arith.muli %325, %c13 : index
      %327 = arith.addi %8, %326 : index
      %328 = vector.load %w[%327] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %329 = vector.bitcast %328 : vector<4xi8> to vector<1xf32>
      %330 = vector.extract %329[0] : f32 from vector<1xf32>
      %331 = arith.mulf %330, %316 : f32
      %332 = arith.mulf %306, %331 : f32
      %333 = arith.muli %312, %outputFeatures : index
      %334 = arith.addi %333, %15 : index
      %335 = wave.lane
      %336 = arith.remui %335, %c7 : index
      %337 = arith.addi %334, %336 : index
      scf.if %13 {
        %338 = arith.addi %337, %c4 : index
        %339 = memref.load %residual[%338] : memref<?xf32>
        %340 = arith.addf %339, %324 : f32
        %341 = arith.addi %337, %c4 : index
        memref.store %340, %out[%341] : memref<?xf32>
      } else {
        %342 = arith.addi %337, %c4 : index
        memref.store %324, %out[%342] : memref<?xf32>
      }
      scf.if %13 {
        %343 = arith.addi %337, %c7 : index
        %344 = memref.load %residual[%343] : memref<?xf32>
        %345 = arith.addf %344, %332 : f32
        %346 = arith.addi %337, %c7 : index
        memref.store %345, %out[%346] : memref<?xf32>
      } else {
        %347 = arith.addi %337, %c7 : index
        memref.store %332, %out[%347] : memref<?xf32>
      }
    }
    %348 = vector.extract %215#0[2] : f32 from vector<8xf32>
    %349 = vector.extract %215#1[2] : f32 from vector<8xf32>
    %350 = wave.lane
    %351 = arith.addi %11, %c4 : index
    %352 = arith.muli %c3, %c3 : index
    %353 = arith.addi %351, %352 : index
    %354 = arith.divui %350, %c7 : index
    %355 = arith.addi %353, %354 : index
    %356 = arith.cmpi slt, %355, %10 : index
    scf.if %356 {
      %357 = arith.cmpi eq, %hasFactors, %c5 : index
      %358 = memref.load %factors[%355] : memref<?xf32>
      %359 = arith.select %357, %358, %c20 : f32
      %360 = arith.remui %350, %c7 : index
      %361 = arith.muli %360, %c13 : index
      %362 = arith.addi %6, %361 : index
      %363 = vector.load %w[%362] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %364 = vector.bitcast %363 : vector<4xi8> to vector<1xf32>
      %365 = vector.extract %364[0] : f32 from vector<1xf32>
      %366 = arith.mulf %365, %359 : f32
      %367 = arith.mulf %348, %366 : f32
      %368 = arith.remui %350, %c7 : index
      %369 = arith.muli %368, %c13 : index
      %370 = arith.addi %8, %369 : index
      %371 = vector.load %w[%370] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %372 = vector.bitcast %371 : vector<4xi8> to vector<1xf32>
      %373 = vector.extract %372[0] : f32 from vector<1xf32>
      %374 = arith.mulf %373, %359 : f32
      %375 = arith.mulf %349, %374 : f32
      %376 = arith.muli %355, %outputFeatures : index
      %377 = arith.addi %376, %15 : index
      %378 = wave.lane
      %379 = arith.remui %378, %c7 : index
      %380 = arith.addi %377, %379 : index
      scf.if %13 {
        %381 = arith.addi %380, %c4 : index
        %382 = memref.load %residual[%381] : memref<?xf32>
        %383 = arith.addf %382, %367 : f32
        %384 = arith.addi %380, %c4 : index
        memref.store %383, %out[%384] : memref<?xf32>
      } else {
        %385 = arith.addi %380, %c4 : index
        memref.store %367, %out[%385] : memref<?xf32>
      }
      scf.if %13 {
        %386 = arith.addi %380, %c7 : index
        %387 = memref.load %residual[%386] : memref<?xf32>
        %388 = arith.addf %387, %375 : f32
        %389 = arith.addi %380, %c7 : index
        memref.store %388, %out[%389] : memref<?xf32>
      } else {
        %390 = arith.addi %380, %c7 : index
        memref.store %375, %out[%390] : memref<?xf32>
      }
    }
    %391 = vector.extract %215#0[3] : f32 from vector<8xf32>
    %392 = vector.extract %215#1[3] : f32 from vector<8xf32>
    %393 = wave.lane
    %394 = arith.addi %11, %c4 : index
    %395 = arith.muli %c17, %c3 : index
    %396 = arith.addi %394, %395 : index
    %397 = arith.divui %393, %c7 : index
    %398 = arith.addi %396, %397 : index
    %399 = arith.cmpi slt, %398, %10 : index
    scf.if %399 {
      %400 = arith.cmpi eq, %hasFactors, %c5 : index
      %401 = memref.load %factors[%398] : memref<?xf32>
      %402 = arith.select %400, %401, %c20 : f32
      %403 = arith.remui %393, %c7 : index
      %404 = arith.muli %403, %c13 : index
      %405 = arith.addi %6, %404 : index
      %406 = vector.load %w[%405] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %407 = vector.bitcast %406 : vector<4xi8> to vector<1xf32>
      %408 = vector.extract %407[0] : f32 from vector<1xf32>
      %409 = arith.mulf %408, %402 : f32
      %410 = arith.mulf %391, %409 : f32
      %411 = arith.remui %393, %c7 : index
      %412 = arith.muli %411, %c13 : index
      %413 = arith.addi %8, %412 : index
      %414 = vector.load %w[%413] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %415 = vector.bitcast %414 : vector<4xi8> to vector<1xf32>
      %416 = vector.extract %415[0] : f32 from vector<1xf32>
      %417 = arith.mulf %416, %402 : f32
      %418 = arith.mulf %392, %417 : f32
      %419 = arith.muli %398, %outputFeatures : index
      %420 = arith.addi %419, %15 : index
      %421 = wave.lane
      %422 = arith.remui %421, %c7 : index
      %423 = arith.addi %420, %422 : index
      scf.if %13 {
        %424 = arith.addi %423, %c4 : index
        %425 = memref.load %residual[%424] : memref<?xf32>
        %426 = arith.addf %425, %410 : f32
        %427 = arith.addi %423, %c4 : index
        memref.store %426, %out[%427] : memref<?xf32>
      } else {
        %428 = arith.addi %423, %c4 : index
        memref.store %410, %out[%428] : memref<?xf32>
      }
      scf.if %13 {
        %429 = arith.addi %423, %c7 : index
        %430 = memref.load %residual[%429] : memref<?xf32>
        %431 = arith.addf %430, %418 : f32
        %432 = arith.addi %423, %c7 : index
        memref.store %431, %out[%432] : memref<?xf32>
      } else {
        %433 = arith.addi %423, %c7 : index
        memref.store %418, %out[%433] : memref<?xf32>
      }
    }
    %434 = vector.extract %215#0[4] : f32 from vector<8xf32>
    %435 = vector.extract %215#1[4] : f32 from vector<8xf32>
    %436 = wave.lane
    %437 = arith.addi %11, %c4 : index
    %438 = arith.muli %c13, %c3 : index
    %439 = arith.addi %437, %438 : index
    %440 = arith.divui %436, %c7 : index
    %441 = arith.addi %439, %440 : index
    %442 = arith.cmpi slt, %441, %10 : index
    scf.if %442 {
      %443 = arith.cmpi eq, %hasFactors, %c5 : index
      %444 = memref.load %factors[%441] : memref<?xf32>
      %445 = arith.select %443, %444, %c20 : f32
      %446 = arith.remui %436, %c7 : index
      %447 = arith.muli %446, %c13 : index
      %448 = arith.addi %6, %447 : index
      %449 = vector.load %w[%448] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %450 = vector.bitcast %449 : vector<4xi8> to vector<1xf32>
      %451 = vector.extract %450[0] : f32 from vector<1xf32>
      %452 = arith.mulf %451, %445 : f32
      %453 = arith.mulf %434, %452 : f32
      %454 = arith.remui %436, %c7 : index
      %455 = arith.muli %454, %c13 : index
      %456 = arith.addi %8, %455 : index
      %457 = vector.load %w[%456] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %458 = vector.bitcast %457 : vector<4xi8> to vector<1xf32>
      %459 = vector.extract %458[0] : f32 from vector<1xf32>
      %460 = arith.mulf %459, %445 : f32
      %461 = arith.mulf %435, %460 : f32
      %462 = arith.muli %441, %outputFeatures : index
      %463 = arith.addi %462, %15 : index
      %464 = wave.lane
      %465 = arith.remui %464, %c7 : index
      %466 = arith.addi %463, %465 : index
      scf.if %13 {
        %467 = arith.addi %466, %c4 : index
        %468 = memref.load %residual[%467] : memref<?xf32>
        %469 = arith.addf %468, %453 : f32
        %470 = arith.addi %466, %c4 : index
        memref.store %469, %out[%470] : memref<?xf32>
      } else {
        %471 = arith.addi %466, %c4 : index
        memref.store %453, %out[%471] : memref<?xf32>
      }
      scf.if %13 {
        %472 = arith.addi %466, %c7 : index
        %473 = memref.load %residual[%472] : memref<?xf32>
        %474 = arith.addf %473, %461 : f32
        %475 = arith.addi %466, %c7 : index
        memref.store %474, %out[%475] : memref<?xf32>
      } else {
        %476 = arith.addi %466, %c7 : index
        memref.store %461, %out[%476] : memref<?xf32>
      }
    }
    %477 = vector.extract %215#0[5] : f32 from vector<8xf32>
    %478 = vector.extract %215#1[5] : f32 from vector<8xf32>
    %479 = wave.lane
    %480 = arith.addi %11, %c4 : index
    %481 = arith.muli %c21, %c3 : index
    %482 = arith.addi %480, %481 : index
    %483 = arith.divui %479, %c7 : index
    %484 = arith.addi %482, %483 : index
    %485 = arith.cmpi slt, %484, %10 : index
    scf.if %485 {
      %486 = arith.cmpi eq, %hasFactors, %c5 : index
      %487 = memref.load %factors[%484] : memref<?xf32>
      %488 = arith.select %486, %487, %c20 : f32
      %489 = arith.remui %479, %c7 : index
      %490 = arith.muli %489, %c13 : index
      %491 = arith.addi %6, %490 : index
      %492 = vector.load %w[%491] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %493 = vector.bitcast %492 : vector<4xi8> to vector<1xf32>
      %494 = vector.extract %493[0] : f32 from vector<1xf32>
      %495 = arith.mulf %494, %488 : f32
      %496 = arith.mulf %477, %495 : f32
      %497 = arith.remui %479, %c7 : index
      %498 = arith.muli %497, %c13 : index
      %499 = arith.addi %8, %498 : index
      %500 = vector.load %w[%499] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %501 = vector.bitcast %500 : vector<4xi8> to vector<1xf32>
      %502 = vector.extract %501[0] : f32 from vector<1xf32>
      %503 = arith.mulf %502, %488 : f32
      %504 = arith.mulf %478, %503 : f32
      %505 = arith.muli %484, %outputFeatures : index
      %506 = arith.addi %505, %15 : index
      %507 = wave.lane
      %508 = arith.remui %507, %c7 : index
      %509 = arith.addi %506, %508 : index
      scf.if %13 {
        %510 = arith.addi %509, %c4 : index
        %511 = memref.load %residual[%510] : memref<?xf32>
        %512 = arith.addf %511, %496 : f32
        %513 = arith.addi %509, %c4 : index
        memref.store %512, %out[%513] : memref<?xf32>
      } else {
        %514 = arith.addi %509, %c4 : index
        memref.store %496, %out[%514] : memref<?xf32>
      }
      scf.if %13 {
        %515 = arith.addi %509, %c7 : index
        %516 = memref.load %residual[%515] : memref<?xf32>
        %517 = arith.addf %516, %504 : f32
        %518 = arith.addi %509, %c7 : index
        memref.store %517, %out[%518] : memref<?xf32>
      } else {
        %519 = arith.addi %509, %c7 : index
        memref.store %504, %out[%519] : memref<?xf32>
      }
    }
    %520 = vector.extract %215#0[6] : f32 from vector<8xf32>
    %521 = vector.extract %215#1[6] : f32 from vector<8xf32>
    %522 = wave.lane
    %523 = arith.addi %11, %c4 : index
    %524 = arith.muli %c22, %c3 : index
    %525 = arith.addi %523, %524 : index
    %526 = arith.divui %522, %c7 : index
    %527 = arith.addi %525, %526 : index
    %528 = arith.cmpi slt, %527, %10 : index
    scf.if %528 {
      %529 = arith.cmpi eq, %hasFactors, %c5 : index
      %530 = memref.load %factors[%527] : memref<?xf32>
      %531 = arith.select %529, %530, %c20 : f32
      %532 = arith.remui %522, %c7 : index
      %533 = arith.muli %532, %c13 : index
      %534 = arith.addi %6, %533 : index
      %535 = vector.load %w[%534] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %536 = vector.bitcast %535 : vector<4xi8> to vector<1xf32>
      %537 = vector.extract %536[0] : f32 from vector<1xf32>
      %538 = arith.mulf %537, %531 : f32
      %539 = arith.mulf %520, %538 : f32
      %540 = arith.remui %522, %c7 : index
      %541 = arith.muli %540, %c13 : index
      %542 = arith.addi %8, %541 : index
      %543 = vector.load %w[%542] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %544 = vector.bitcast %543 : vector<4xi8> to vector<1xf32>
      %545 = vector.extract %544[0] : f32 from vector<1xf32>
      %546 = arith.mulf %545, %531 : f32
      %547 = arith.mulf %521, %546 : f32
      %548 = arith.muli %527, %outputFeatures : index
      %549 = arith.addi %548, %15 : index
      %550 = wave.lane
      %551 = arith.remui %550, %c7 : index
      %552 = arith.addi %549, %551 : index
      scf.if %13 {
        %553 = arith.addi %552, %c4 : index
        %554 = memref.load %residual[%553] : memref<?xf32>
        %555 = arith.addf %554, %539 : f32
        %556 = arith.addi %552, %c4 : index
        memref.store %555, %out[%556] : memref<?xf32>
      } else {
        %557 = arith.addi %552, %c4 : index
        memref.store %539, %out[%557] : memref<?xf32>
      }
      scf.if %13 {
        %558 = arith.addi %552, %c7 : index
        %559 = memref.load %residual[%558] : memref<?xf32>
        %560 = arith.addf %559, %547 : f32
        %561 = arith.addi %552, %c7 : index
        memref.store %560, %out[%561] : memref<?xf32>
      } else {
        %562 = arith.addi %552, %c7 : index
        memref.store %547, %out[%562] : memref<?xf32>
      }
    }
    %563 = vector.extract %215#0[7] : f32 from vector<8xf32>
    %564 = vector.extract %215#1[7] : f32 from vector<8xf32>
    %565 = wave.lane
    %566 = arith.addi %11, %c4 : index
    %567 = arith.muli %c23, %c3 : index
    %568 = arith.addi %566, %567 : index
    %569 = arith.divui %565, %c7 : index
    %570 = arith.addi %568, %569 : index
    %571 = arith.cmpi slt, %570, %10 : index
    scf.if %571 {
      %572 = arith.cmpi eq, %hasFactors, %c5 : index
      %573 = memref.load %factors[%570] : memref<?xf32>
      %574 = arith.select %572, %573, %c20 : f32
      %575 = arith.remui %565, %c7 : index
      %576 = arith.muli %575, %c13 : index
      %577 = arith.addi %6, %576 : index
      %578 = vector.load %w[%577] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %579 = vector.bitcast %578 : vector<4xi8> to vector<1xf32>
      %580 = vector.extract %579[0] : f32 from vector<1xf32>
      %581 = arith.mulf %580, %574 : f32
      %582 = arith.mulf %563, %581 : f32
      %583 = arith.remui %565, %c7 : index
      %584 = arith.muli %583, %c13 : index
      %585 = arith.addi %8, %584 : index
      %586 = vector.load %w[%585] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %587 = vector.bitcast %586 : vector<4xi8> to vector<1xf32>
      %588 = vector.extract %587[0] : f32 from vector<1xf32>
      %589 = arith.mulf %588, %574 : f32
      %590 = arith.mulf %564, %589 : f32
      %591 = arith.muli %570, %outputFeatures : index
      %592 = arith.addi %591, %15 : index
      %593 = wave.lane
      %594 = arith.remui %593, %c7 : index
      %595 = arith.addi %592, %594 : index
      scf.if %13 {
        %596 = arith.addi %595, %c4 : index
        %597 = memref.load %residual[%596] : memref<?xf32>
        %598 = arith.addf %597, %582 : f32
        %599 = arith.addi %595, %c4 : index
        memref.store %598, %out[%599] : memref<?xf32>
      } else {
        %600 = arith.addi %595, %c4 : index
        memref.store %582, %out[%600] : memref<?xf32>
      }
      scf.if %13 {
        %601 = arith.addi %595, %c7 : index
        %602 = memref.load %residual[%601] : memref<?xf32>
        %603 = arith.addf %602, %590 : f32
        %604 = arith.addi %595, %c7 : index
        memref.store %603, %out[%604] : memref<?xf32>
      } else {
        %605 = arith.addi %595, %c7 : index
        memref.store %590, %out[%605] : memref<?xf32>
      }
    }
  }
  wave.return
}
