// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='f16', waves=1, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_w1p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 64 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c11 = arith.constant 16 : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 48 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 4 : index
  %c18 = arith.constant 512 : index
  %c19 = arith.constant 256 : index
  %c20 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %c22 = arith.constant 0x3F800000 : f32
  %c23 = arith.constant 5 : index
  %c24 = arith.constant 6 : index
  %c25 = arith.constant 7 : index
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
  %12 = arith.cmpi eq, %hasResidual, %c5 : index
  %13 = wave.block 0
  %14 = arith.muli %13, %c1 : index
  %15 = arith.cmpi slt, %11, %10 : index
  scf.if %15 {
    %16 = wave.lane
    %17 = arith.remui %16, %c11 : index
    %18 = arith.remui %17, %tileRows : index
    %19 = arith.addi %11, %18 : index
    %20 = arith.divui %19, %tileRows : index
    %21 = arith.divui %inputFeatures, %c11 : index
    %22 = arith.muli %20, %21 : index
    %23 = arith.divui %c4, %c11 : index
    %24 = arith.addi %22, %23 : index
    %25 = arith.muli %24, %c3 : index
    %26 = arith.remui %c4, %c11 : index
    %27 = arith.divui %26, %c12 : index
    %28 = arith.addi %25, %27 : index
    %29 = arith.muli %tileRows, %c12 : index
    %30 = arith.muli %28, %29 : index
    %31 = arith.remui %19, %tileRows : index
    %32 = arith.muli %31, %c12 : index
    %33 = arith.addi %30, %32 : index
    %34 = arith.remui %c4, %c12 : index
    %35 = arith.addi %33, %34 : index
    %36 = arith.addi %17, %c11 : index
    %37 = arith.addi %11, %36 : index
    %38 = arith.divui %37, %tileRows : index
    %39 = arith.divui %inputFeatures, %c11 : index
    %40 = arith.muli %38, %39 : index
    %41 = arith.divui %c4, %c11 : index
    %42 = arith.addi %40, %41 : index
    %43 = arith.muli %42, %c3 : index
    %44 = arith.remui %c4, %c11 : index
    %45 = arith.divui %44, %c12 : index
    %46 = arith.addi %43, %45 : index
    %47 = arith.muli %tileRows, %c12 : index
    %48 = arith.muli %46, %47 : index
    %49 = arith.remui %37, %tileRows : index
    %50 = arith.muli %49, %c12 : index
    %51 = arith.addi %48, %50 : index
    %52 = arith.remui %c4, %c12 : index
    %53 = arith.addi %51, %52 : index
    %54 = arith.addi %17, %c1 : index
    %55 = arith.addi %11, %54 : index
    %56 = arith.divui %55, %tileRows : index
    %57 = arith.divui %inputFeatures, %c11 : index
    %58 = arith.muli %56, %57 : index
    %59 = arith.divui %c4, %c11 : index
    %60 = arith.addi %58, %59 : index
    %61 = arith.muli %60, %c3 : index
    %62 = arith.remui %c4, %c11 : index
    %63 = arith.divui %62, %c12 : index
    %64 = arith.addi %61, %63 : index
    %65 = arith.muli %tileRows, %c12 : index
    %66 = arith.muli %64, %65 : index
    %67 = arith.remui %55, %tileRows : index
    %68 = arith.muli %67, %c12 : index
    %69 = arith.addi %66, %68 : index
    %70 = arith.remui %c4, %c12 : index
    %71 = arith.addi %69, %70 : index
    %72 = arith.addi %17, %c13 : index
    %73 = arith.addi %11, %72 : index
    %74 = arith.divui %73, %tileRows : index
    %75 = arith.divui %inputFeatures, %c11 : index
    %76 = arith.muli %74, %75 : index
    %77 = arith.divui %c4, %c11 : index
    %78 = arith.addi %76, %77 : index
    %79 = arith.muli %78, %c3 : index
    %80 = arith.remui %c4, %c11 : index
    %81 = arith.divui %80, %c12 : index
    %82 = arith.addi %79, %81 : index
    %83 = arith.muli %tileRows, %c12 : index
    %84 = arith.muli %82, %83 : index
    %85 = arith.remui %73, %tileRows : index
    %86 = arith.muli %85, %c12 : index
    %87 = arith.addi %84, %86 : index
    %88 = arith.remui %c4, %c12 : index
    %89 = arith.addi %87, %88 : index
    %90 = wave.wave
    %91 = arith.divui %inputFeatures, %c11 : index
    %92 = arith.muli %90, %stepsPerWave : index
    %93 = arith.minsi %92, %91 : index
    %94 = arith.addi %93, %stepsPerWave : index
    %95 = arith.minsi %94, %91 : index
    %96 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %97 = arith.subi %95, %93 : index
    %98 = arith.divui %97, %c17 : index
    %99 = arith.muli %98, %c17 : index
    %100 = arith.addi %93, %99 : index
    %101 = arith.addi %93, %stepsPerWave : index
    %102 = arith.select %96, %101, %100 : index
    %112:8 = scf.for %103 = %93 to %102 step %c17 iter_args(%104 = %c14, %105 = %c14, %106 = %c14, %107 = %c14, %108 = %c14, %109 = %c14, %110 = %c14, %111 = %c14) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %113 = wave.lane
      %114 = arith.addi %103, %c4 : index
      %115 = arith.addi %6, %c2 : index
      %116 = arith.muli %114, %c18 : index
      %117 = arith.addi %115, %116 : index
      %118 = arith.remui %113, %c11 : index
      %119 = arith.muli %118, %c11 : index
      %120 = arith.addi %117, %119 : index
      %121 = vector.load %w[%120] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %122 = vector.bitcast %121 : vector<16xi8> to vector<8xf16>
      %123 = arith.addi %120, %c19 : index
      %124 = vector.load %w[%123] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %125 = vector.bitcast %124 : vector<16xi8> to vector<8xf16>
      %126 = vector.shuffle %122, %125 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %127 = arith.addi %103, %c5 : index
      %128 = arith.addi %6, %c2 : index
      %129 = arith.muli %127, %c18 : index
      %130 = arith.addi %128, %129 : index
      %131 = arith.remui %113, %c11 : index
      %132 = arith.muli %131, %c11 : index
      %133 = arith.addi %130, %132 : index
      %134 = vector.load %w[%133] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %135 = vector.bitcast %134 : vector<16xi8> to vector<8xf16>
      %136 = arith.addi %133, %c19 : index
      %137 = vector.load %w[%136] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %138 = vector.bitcast %137 : vector<16xi8> to vector<8xf16>
      %139 = vector.shuffle %135, %138 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %140 = arith.addi %103, %c3 : index
      %141 = arith.addi %6, %c2 : index
      %142 = arith.muli %140, %c18 : index
      %143 = arith.addi %141, %142 : index
      %144 = arith.remui %113, %c11 : index
      %145 = arith.muli %144, %c11 : index
      %146 = arith.addi %143, %145 : index
      %147 = vector.load %w[%146] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %148 = vector.bitcast %147 : vector<16xi8> to vector<8xf16>
      %149 = arith.addi %146, %c19 : index
      %150 = vector.load %w[%149] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %151 = vector.bitcast %150 : vector<16xi8> to vector<8xf16>
      %152 = vector.shuffle %148, %151 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %153 = arith.addi %103, %c20 : index
      %154 = arith.addi %6, %c2 : index
      %155 = arith.muli %153, %c18 : index
      %156 = arith.addi %154, %155 : index
      %157 = arith.remui %113, %c11 : index
      %158 = arith.muli %157, %c11 : index
      %159 = arith.addi %156, %158 : index
      %160 = vector.load %w[%159] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %161 = vector.bitcast %160 : vector<16xi8> to vector<8xf16>
      %162 = arith.addi %159, %c19 : index
      %163 = vector.load %w[%162] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %164 = vector.bitcast %163 : vector<16xi8> to vector<8xf16>
      %165 = vector.shuffle %161, %164 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %166 = arith.addi %103, %c4 : index
      %167 = arith.addi %8, %c2 : index
      %168 = arith.muli %166, %c18 : index
      %169 = arith.addi %167, %168 : index
      %170 = arith.remui %113, %c11 : index
      %171 = arith.muli %170, %c11 : index
      %172 = arith.addi %169, %171 : index
      %173 = vector.load %w[%172] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %174 = vector.bitcast %173 : vector<16xi8> to vector<8xf16>
      %175 = arith.addi %172, %c19 : index
      %176 = vector.load %w[%175] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %177 = vector.bitcast %176 : vector<16xi8> to vector<8xf16>
      %178 = vector.shuffle %174, %177 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %179 = arith.addi %103, %c5 : index
      %180 = arith.addi %8, %c2 : index
      %181 = arith.muli %179, %c18 : index
      %182 = arith.addi %180, %181 : index
      %183 = arith.remui %113, %c11 : index
      %184 = arith.muli %183, %c11 : index
      %185 = arith.addi %182, %184 : index
      %186 = vector.load %w[%185] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %187 = vector.bitcast %186 : vector<16xi8> to vector<8xf16>
      %188 = arith.addi %185, %c19 : index
      %189 = vector.load %w[%188] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %190 = vector.bitcast %189 : vector<16xi8> to vector<8xf16>
      %191 = vector.shuffle %187, %190 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %192 = arith.addi %103, %c3 : index
      %193 = arith.addi %8, %c2 : index
      %194 = arith.muli %192, %c18 : index
      %195 = arith.addi %193, %194 : index
      %196 = arith.remui %113, %c11 : index
      %197 = arith.muli %196, %c11 : index
      %198 = arith.addi %195, %197 : index
      %199 = vector.load %w[%198] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %200 = vector.bitcast %199 : vector<16xi8> to vector<8xf16>
      %201 = arith.addi %198, %c19 : index
      %202 = vector.load %w[%201] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %203 = vector.bitcast %202 : vector<16xi8> to vector<8xf16>
      %204 = vector.shuffle %200, %203 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %205 = arith.addi %103, %c20 : index
      %206 = arith.addi %8, %c2 : index
      %207 = arith.muli %205, %c18 : index
      %208 = arith.addi %206, %207 : index
      %209 = arith.remui %113, %c11 : index
      %210 = arith.muli %209, %c11 : index
      %211 = arith.addi %208, %210 : index
      %212 = vector.load %w[%211] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %213 = vector.bitcast %212 : vector<16xi8> to vector<8xf16>
      %214 = arith.addi %211, %c19 : index
      %215 = vector.load %w[%214] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %216 = vector.bitcast %215 : vector<16xi8> to vector<8xf16>
      %217 = vector.shuffle %213, %216 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %218 = arith.muli %103, %c5 : index
      %219 = arith.addi %218, %c4 : index
      %220 = arith.muli %tileRows, %c11 : index
      %221 = arith.muli %219, %220 : index
      %222 = arith.addi %35, %221 : index
      %223 = vector.load %x[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %224 = arith.muli %tileRows, %c12 : index
      %225 = arith.addi %222, %224 : index
      %226 = vector.load %x[%225] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %227 = vector.shuffle %223, %226 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %228 = wave.mma %227, %126, %104 : vector<16xf16>, vector<8xf32>
      %229 = wave.mma %227, %178, %105 : vector<16xf16>, vector<8xf32>
      %230 = arith.muli %103, %c5 : index
      %231 = arith.addi %230, %c4 : index
      %232 = arith.muli %tileRows, %c11 : index
      %233 = arith.muli %231, %232 : index
      %234 = arith.addi %53, %233 : index
      %235 = vector.load %x[%234] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %236 = arith.muli %tileRows, %c12 : index
      %237 = arith.addi %234, %236 : index
      %238 = vector.load %x[%237] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %239 = vector.shuffle %235, %238 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %240 = wave.mma %239, %126, %106 : vector<16xf16>, vector<8xf32>
      %241 = wave.mma %239, %178, %107 : vector<16xf16>, vector<8xf32>
      %242 = arith.muli %103, %c5 : index
      %243 = arith.addi %242, %c4 : index
      %244 = arith.muli %tileRows, %c11 : index
      %245 = arith.muli %243, %244 : index
      %246 = arith.addi %71, %245 : index
      %247 = vector.load %x[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %248 = arith.muli %tileRows, %c12 : index
      %249 = arith.addi %246, %248 : index
      %250 = vector.load %x[%249] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %251 = vector.shuffle %247, %250 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %252 = wave.mma %251, %126, %108 : vector<16xf16>, vector<8xf32>
      %253 = wave.mma %251, %178, %109 : vector<16xf16>, vector<8xf32>
      %254 = arith.muli %103, %c5 : index
      %255 = arith.addi %254, %c4 : index
      %256 = arith.muli %tileRows, %c11 : index
      %257 = arith.muli %255, %256 : index
      %258 = arith.addi %89, %257 : index
      %259 = vector.load %x[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %260 = arith.muli %tileRows, %c12 : index
      %261 = arith.addi %258, %260 : index
      %262 = vector.load %x[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %263 = vector.shuffle %259, %262 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %264 = wave.mma %263, %126, %110 : vector<16xf16>, vector<8xf32>
      %265 = wave.mma %263, %178, %111 : vector<16xf16>, vector<8xf32>
      %266 = arith.muli %103, %c5 : index
      %267 = arith.addi %266, %c5 : index
      %268 = arith.muli %tileRows, %c11 : index
      %269 = arith.muli %267, %268 : index
      %270 = arith.addi %35, %269 : index
      %271 = vector.load %x[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %272 = arith.muli %tileRows, %c12 : index
      %273 = arith.addi %270, %272 : index
      %274 = vector.load %x[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %275 = vector.shuffle %271, %274 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %276 = wave.mma %275, %139, %228 : vector<16xf16>, vector<8xf32>
      %277 = wave.mma %275, %191, %229 : vector<16xf16>, vector<8xf32>
      %278 = arith.muli %103, %c5 : index
      %279 = arith.addi %278, %c5 : index
      %280 = arith.muli %tileRows, %c11 : index
      %281 = arith.muli %279, %280 : index
      %282 = arith.addi %53, %281 : index
      %283 = vector.load %x[%282] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %284 = arith.muli %tileRows, %c12 : index
      %285 = arith.addi %282, %284 : index
      %286 = vector.load %x[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %287 = vector.shuffle %283, %286 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %288 = wave.mma %287, %139, %240 : vector<16xf16>, vector<8xf32>
      %289 = wave.mma %287, %191, %241 : vector<16xf16>, vector<8xf32>
      %290 = arith.muli %103, %c5 : index
      %291 = arith.addi %290, %c5 : index
      %292 = arith.muli %tileRows, %c11 : index
      %293 = arith.muli %291, %292 : index
      %294 = arith.addi %71, %293 : index
      %295 = vector.load %x[%294] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %296 = arith.muli %tileRows, %c12 : index
      %297 = arith.addi %294, %296 : index
      %298 = vector.load %x[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %299 = vector.shuffle %295, %298 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %300 = wave.mma %299, %139, %252 : vector<16xf16>, vector<8xf32>
      %301 = wave.mma %299, %191, %253 : vector<16xf16>, vector<8xf32>
      %302 = arith.muli %103, %c5 : index
      %303 = arith.addi %302, %c5 : index
      %304 = arith.muli %tileRows, %c11 : index
      %305 = arith.muli %303, %304 : index
      %306 = arith.addi %89, %305 : index
      %307 = vector.load %x[%306] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %308 = arith.muli %tileRows, %c12 : index
      %309 = arith.addi %306, %308 : index
      %310 = vector.load %x[%309] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %311 = vector.shuffle %307, %310 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %312 = wave.mma %311, %139, %264 : vector<16xf16>, vector<8xf32>
      %313 = wave.mma %311, %191, %265 : vector<16xf16>, vector<8xf32>
      %314 = arith.muli %103, %c5 : index
      %315 = arith.addi %314, %c3 : index
      %316 = arith.muli %tileRows, %c11 : index
      %317 = arith.muli %315, %316 : index
      %318 = arith.addi %35, %317 : index
      %319 = vector.load %x[%318] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %320 = arith.muli %tileRows, %c12 : index
      %321 = arith.addi %318, %320 : index
      %322 = vector.load %x[%321] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %323 = vector.shuffle %319, %322 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %324 = wave.mma %323, %152, %276 : vector<16xf16>, vector<8xf32>
      %325 = wave.mma %323, %204, %277 : vector<16xf16>, vector<8xf32>
      %326 = arith.muli %103, %c5 : index
      %327 = arith.addi %326, %c3 : index
      %328 = arith.muli %tileRows, %c11 : index
      %329 = arith.muli %327, %328 : index
      %330 = arith.addi %53, %329 : index
      %331 = vector.load %x[%330] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %332 = arith.muli %tileRows, %c12 : index
      %333 = arith.addi %330, %332 : index
      %334 = vector.load %x[%333] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %335 = vector.shuffle %331, %334 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %336 = wave.mma %335, %152, %288 : vector<16xf16>, vector<8xf32>
      %337 = wave.mma %335, %204, %289 : vector<16xf16>, vector<8xf32>
      %338 = arith.muli %103, %c5 : index
      %339 = arith.addi %338, %c3 : index
      %340 = arith.muli %tileRows, %c11 : index
      %341 = arith.muli %339, %340 : index
      %342 = arith.addi %71, %341 : index
      %343 = vector.load %x[%342] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %344 = arith.muli %tileRows, %c12 : index
      %345 = arith.addi %342, %344 : index
      %346 = vector.load %x[%345] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %347 = vector.shuffle %343, %346 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %348 = wave.mma %347, %152, %300 : vector<16xf16>, vector<8xf32>
      %349 = wave.mma %347, %204, %301 : vector<16xf16>, vector<8xf32>
      %350 = arith.muli %103, %c5 : index
      %351 = arith.addi %350, %c3 : index
      %352 = arith.muli %tileRows, %c11 : index
      %353 = arith.muli %351, %352 : index
      %354 = arith.addi %89, %353 : index
      %355 = vector.load %x[%354] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %356 = arith.muli %tileRows, %c12 : index
      %357 = arith.addi %354, %356 : index
      %358 = vector.load %x[%357] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %359 = vector.shuffle %355, %358 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %360 = wave.mma %359, %152, %312 : vector<16xf16>, vector<8xf32>
      %361 = wave.mma %359, %204, %313 : vector<16xf16>, vector<8xf32>
      %362 = arith.muli %103, %c5 : index
      %363 = arith.addi %362, %c20 : index
      %364 = arith.muli %tileRows, %c11 : index
      %365 = arith.muli %363, %364 : index
      %366 = arith.addi %35, %365 : index
      %367 = vector.load %x[%366] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %368 = arith.muli %tileRows, %c12 : index
      %369 = arith.addi %366, %368 : index
      %370 = vector.load %x[%369] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %371 = vector.shuffle %367, %370 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %372 = wave.mma %371, %165, %324 : vector<16xf16>, vector<8xf32>
      %373 = wave.mma %371, %217, %325 : vector<16xf16>, vector<8xf32>
      %374 = arith.muli %103, %c5 : index
      %375 = arith.addi %374, %c20 : index
      %376 = arith.muli %tileRows, %c11 : index
      %377 = arith.muli %375, %376 : index
      %378 = arith.addi %53, %377 : index
      %379 = vector.load %x[%378] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %380 = arith.muli %tileRows, %c12 : index
      %381 = arith.addi %378, %380 : index
      %382 = vector.load %x[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %383 = vector.shuffle %379, %382 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %384 = wave.mma %383, %165, %336 : vector<16xf16>, vector<8xf32>
      %385 = wave.mma %383, %217, %337 : vector<16xf16>, vector<8xf32>
      %386 = arith.muli %103, %c5 : index
      %387 = arith.addi %386, %c20 : index
      %388 = arith.muli %tileRows, %c11 : index
      %389 = arith.muli %387, %388 : index
      %390 = arith.addi %71, %389 : index
      %391 = vector.load %x[%390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %392 = arith.muli %tileRows, %c12 : index
      %393 = arith.addi %390, %392 : index
      %394 = vector.load %x[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %395 = vector.shuffle %391, %394 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %396 = wave.mma %395, %165, %348 : vector<16xf16>, vector<8xf32>
      %397 = wave.mma %395, %217, %349 : vector<16xf16>, vector<8xf32>
      %398 = arith.muli %103, %c5 : index
      %399 = arith.addi %398, %c20 : index
      %400 = arith.muli %tileRows, %c11 : index
      %401 = arith.muli %399, %400 : index
      %402 = arith.addi %89, %401 : index
      %403 = vector.load %x[%402] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %404 = arith.muli %tileRows, %c12 : index
      %405 = arith.addi %402, %404 : index
      %406 = vector.load %x[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %407 = vector.shuffle %403, %406 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %408 = wave.mma %407, %165, %360 : vector<16xf16>, vector<8xf32>
      %409 = wave.mma %407, %217, %361 : vector<16xf16>, vector<8xf32>
      scf.yield %372, %373, %384, %385, %396, %397, %408, %409 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %410 = arith.select %96, %102, %95 : index
    %420:8 = scf.for %411 = %102 to %410 step %c5 iter_args(%412 = %112#0, %413 = %112#1, %414 = %112#2, %415 = %112#3, %416 = %112#4, %417 = %112#5, %418 = %112#6, %419 = %112#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %421 = wave.lane
      %422 = arith.addi %411, %c4 : index
      %423 = arith.addi %6, %c2 : index
      %424 = arith.muli %422, %c18 : index
      %425 = arith.addi %423, %424 : index
      %426 = arith.remui %421, %c11 : index
      %427 = arith.muli %426, %c11 : index
      %428 = arith.addi %425, %427 : index
      %429 = vector.load %w[%428] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %430 = vector.bitcast %429 : vector<16xi8> to vector<8xf16>
      %431 = arith.addi %428, %c19 : index
      %432 = vector.load %w[%431] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %433 = vector.bitcast %432 : vector<16xi8> to vector<8xf16>
      %434 = vector.shuffle %430, %433 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %435 = arith.addi %411, %c4 : index
      %436 = arith.addi %8, %c2 : index
      %437 = arith.muli %435, %c18 : index
      %438 = arith.addi %436, %437 : index
      %439 = arith.remui %421, %c11 : index
      %440 = arith.muli %439, %c11 : index
      %441 = arith.addi %438, %440 : index
      %442 = vector.load %w[%441] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %443 = vector.bitcast %442 : vector<16xi8> to vector<8xf16>
      %444 = arith.addi %441, %c19 : index
      %445 = vector.load %w[%444] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %446 = vector.bitcast %445 : vector<16xi8> to vector<8xf16>
      %447 = vector.shuffle %443, %446 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %448 = arith.muli %411, %c5 : index
      %449 = arith.addi %448, %c4 : index
      %450 = arith.muli %tileRows, %c11 : index
      %451 = arith.muli %449, %450 : index
      %452 = arith.addi %35, %451 : index
      %453 = vector.load %x[%452] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %454 = arith.muli %tileRows, %c12 : index
      %455 = arith.addi %452, %454 : index
      %456 = vector.load %x[%455] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %457 = vector.shuffle %453, %456 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %458 = wave.mma %457, %434, %412 : vector<16xf16>, vector<8xf32>
      %459 = wave.mma %457, %447, %413 : vector<16xf16>, vector<8xf32>
      %460 = arith.muli %411, %c5 : index
      %461 = arith.addi %460, %c4 : index
      %462 = arith.muli %tileRows, %c11 : index
      %463 = arith.muli %461, %462 : index
      %464 = arith.addi %53, %463 : index
      %465 = vector.load %x[%464] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %466 = arith.muli %tileRows, %c12 : index
      %467 = arith.addi %464, %466 : index
      %468 = vector.load %x[%467] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %469 = vector.shuffle %465, %468 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %470 = wave.mma %469, %434, %414 : vector<16xf16>, vector<8xf32>
      %471 = wave.mma %469, %447, %415 : vector<16xf16>, vector<8xf32>
      %472 = arith.muli %411, %c5 : index
      %473 = arith.addi %472, %c4 : index
      %474 = arith.muli %tileRows, %c11 : index
      %475 = arith.muli %473, %474 : index
      %476 = arith.addi %71, %475 : index
      %477 = vector.load %x[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %478 = arith.muli %tileRows, %c12 : index
      %479 = arith.addi %476, %478 : index
      %480 = vector.load %x[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %481 = vector.shuffle %477, %480 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %482 = wave.mma %481, %434, %416 : vector<16xf16>, vector<8xf32>
      %483 = wave.mma %481, %447, %417 : vector<16xf16>, vector<8xf32>
      %484 = arith.muli %411, %c5 : index
      %485 = arith.addi %484, %c4 : index
      %486 = arith.muli %tileRows, %c11 : index
      %487 = arith.muli %485, %486 : index
      %488 = arith.addi %89, %487 : index
      %489 = vector.load %x[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %490 = arith.muli %tileRows, %c12 : index
      %491 = arith.addi %488, %490 : index
      %492 = vector.load %x[%491] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %493 = vector.shuffle %489, %492 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %494 = wave.mma %493, %434, %418 : vector<16xf16>, vector<8xf32>
      %495 = wave.mma %493, %447, %419 : vector<16xf16>, vector<8xf32>
      scf.yield %458, %459, %470, %471, %482, %483, %494, %495 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %496 = wave.lane
    %497 = vector.extract %420#0[0] : f32 from vector<8xf32>
    %498 = vector.extract %420#1[0] : f32 from vector<8xf32>
    %499 = wave.lane
    %500 = arith.addi %11, %c4 : index
    %501 = arith.muli %c4, %c3 : index
    %502 = arith.addi %500, %501 : index
    %503 = arith.divui %499, %c11 : index
    %504 = arith.addi %502, %503 : index
    %505 = arith.cmpi slt, %504, %10 : index
    scf.if %505 {
      %506 = arith.cmpi eq, %hasFactors, %c5 : index
      %507 = memref.load %factors[%504] : memref<?xf32>
      %508 = arith.select %506, %507, %c22 : f32
      %509 = arith.remui %499, %c11 : index
      %510 = arith.muli %509, %c17 : index
      %511 = arith.addi %6, %510 : index
      %512 = vector.load %w[%511] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %513 = vector.bitcast %512 : vector<4xi8> to vector<1xf32>
      %514 = vector.extract %513[0] : f32 from vector<1xf32>
      %515 = arith.mulf %514, %508 : f32
      %516 = arith.mulf %497, %515 : f32
      %517 = arith.remui %499, %c11 : index
      %518 = arith.muli %517, %c17 : index
      %519 = arith.addi %8, %518 : index
      %520 = vector.load %w[%519] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %521 = vector.bitcast %520 : vector<4xi8> to vector<1xf32>
      %522 = vector.extract %521[0] : f32 from vector<1xf32>
      %523 = arith.mulf %522, %508 : f32
      %524 = arith.mulf %498, %523 : f32
      %525 = arith.muli %504, %outputFeatures : index
      %526 = arith.addi %525, %14 : index
      %527 = wave.lane
      %528 = arith.remui %527, %c11 : index
      %529 = arith.addi %526, %528 : index
      scf.if %12 {
        %530 = arith.addi %529, %c4 : index
        %531 = memref.load %residual[%530] : memref<?xf32>
        %532 = arith.addf %531, %516 : f32
        %533 = arith.addi %529, %c4 : index
        memref.store %532, %out[%533] : memref<?xf32>
      } else {
        %534 = arith.addi %529, %c4 : index
        memref.store %516, %out[%534] : memref<?xf32>
      }
      scf.if %12 {
        %535 = arith.addi %529, %c11 : index
        %536 = memref.load %residual[%535] : memref<?xf32>
        %537 = arith.addf %536, %524 : f32
        %538 = arith.addi %529, %c11 : index
        memref.store %537, %out[%538] : memref<?xf32>
      } else {
        %539 = arith.addi %529, %c11 : index
        memref.store %524, %out[%539] : memref<?xf32>
      }
    }
    %540 = vector.extract %420#0[1] : f32 from vector<8xf32>
    %541 = vector.extract %420#1[1] : f32 from vector<8xf32>
    %542 = wave.lane
    %543 = arith.addi %11, %c4 : index
    %544 = arith.muli %c5, %c3 : index
    %545 = arith.addi %543, %544 : index
    %546 = arith.divui %542, %c11 : index
    %547 = arith.addi %545, %546 : index
    %548 = arith.cmpi slt, %547, %10 : index
    scf.if %548 {
      %549 = arith.cmpi eq, %hasFactors, %c5 : index
      %550 = memref.load %factors[%547] : memref<?xf32>
      %551 = arith.select %549, %550, %c22 : f32
      %552 = arith.remui %542, %c11 : index
      %553 = arith.muli %552, %c17 : index
      %554 = arith.addi %6, %553 : index
      %555 = vector.load %w[%554] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %556 = vector.bitcast %555 : vector<4xi8> to vector<1xf32>
      %557 = vector.extract %556[0] : f32 from vector<1xf32>
      %558 = arith.mulf %557, %551 : f32
      %559 = arith.mulf %540, %558 : f32
      %560 = arith.remui %542, %c11 : index
      %561 = arith.muli %560, %c17 : index
      %562 = arith.addi %8, %561 : index
      %563 = vector.load %w[%562] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %564 = vector.bitcast %563 : vector<4xi8> to vector<1xf32>
      %565 = vector.extract %564[0] : f32 from vector<1xf32>
      %566 = arith.mulf %565, %551 : f32
      %567 = arith.mulf %541, %566 : f32
      %568 = arith.muli %547, %outputFeatures : index
      %569 = arith.addi %568, %14 : index
      %570 = wave.lane
      %571 = arith.remui %570, %c11 : index
      %572 = arith.addi %569, %571 : index
      scf.if %12 {
        %573 = arith.addi %572, %c4 : index
        %574 = memref.load %residual[%573] : memref<?xf32>
        %575 = arith.addf %574, %559 : f32
        %576 = arith.addi %572, %c4 : index
        memref.store %575, %out[%576] : memref<?xf32>
      } else {
        %577 = arith.addi %572, %c4 : index
        memref.store %559, %out[%577] : memref<?xf32>
      }
      scf.if %12 {
        %578 = arith.addi %572, %c11 : index
        %579 = memref.load %residual[%578] : memref<?xf32>
        %580 = arith.addf %579, %567 : f32
        %581 = arith.addi %572, %c11 : index
        memref.store %580, %out[%581] : memref<?xf32>
      } else {
        %582 = arith.addi %572, %c11 : index
        memref.store %567, %out[%582] : memref<?xf32>
      }
    }
    %583 = vector.extract %420#0[2] : f32 from vector<8xf32>
    %584 = vector.extract %420#1[2] : f32 from vector<8xf32>
    %585 = wave.lane
    %586 = arith.addi %11, %c4 : index
    %587 = arith.muli %c3, %c3 : index
    %588 = arith.addi %586, %587 : index
    %589 = arith.divui %585, %c11 : index
    %590 = arith.addi %588, %589 : index
    %591 = arith.cmpi slt, %590, %10 : index
    scf.if %591 {
      %592 = arith.cmpi eq, %hasFactors, %c5 : index
      %593 = memref.load %factors[%590] : memref<?xf32>
      %594 = arith.select %592, %593, %c22 : f32
      %595 = arith.remui %585, %c11 : index
      %596 = arith.muli %595, %c17 : index
      %597 = arith.addi %6, %596 : index
      %598 = vector.load %w[%597] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %599 = vector.bitcast %598 : vector<4xi8> to vector<1xf32>
      %600 = vector.extract %599[0] : f32 from vector<1xf32>
      %601 = arith.mulf %600, %594 : f32
      %602 = arith.mulf %583, %601 : f32
      %603 = arith.remui %585, %c11 : index
      %604 = arith.muli %603, %c17 : index
      %605 = arith.addi %8, %604 : index
      %606 = vector.load %w[%605] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %607 = vector.bitcast %606 : vector<4xi8> to vector<1xf32>
      %608 = vector.extract %607[0] : f32 from vector<1xf32>
      %609 = arith.mulf %608, %594 : f32
      %610 = arith.mulf %584, %609 : f32
      %611 = arith.muli %590, %outputFeatures : index
      %612 = arith.addi %611, %14 : index
      %613 = wave.lane
      %614 = arith.remui %613, %c11 : index
      %615 = arith.addi %612, %614 : index
      scf.if %12 {
        %616 = arith.addi %615, %c4 : index
        %617 = memref.load %residual[%616] : memref<?xf32>
        %618 = arith.addf %617, %602 : f32
        %619 = arith.addi %615, %c4 : index
        memref.store %618, %out[%619] : memref<?xf32>
      } else {
        %620 = arith.addi %615, %c4 : index
        memref.store %602, %out[%620] : memref<?xf32>
      }
      scf.if %12 {
        %621 = arith.addi %615, %c11 : index
        %622 = memref.load %residual[%621] : memref<?xf32>
        %623 = arith.addf %622, %610 : f32
        %624 = arith.addi %615, %c11 : index
        memref.store %623, %out[%624] : memref<?xf32>
      } else {
        %625 = arith.addi %615, %c11 : index
        memref.store %610, %out[%625] : memref<?xf32>
      }
    }
    %626 = vector.extract %420#0[3] : f32 from vector<8xf32>
    %627 = vector.extract %420#1[3] : f32 from vector<8xf32>
    %628 = wave.lane
    %629 = arith.addi %11, %c4 : index
    %630 = arith.muli %c20, %c3 : index
    %631 = arith.addi %629, %630 : index
    %632 = arith.divui %628, %c11 : index
    %633 = arith.addi %631, %632 : index
    %634 = arith.cmpi slt, %633, %10 : index
    scf.if %634 {
      %635 = arith.cmpi eq, %hasFactors, %c5 : index
      %636 = memref.load %factors[%633] : memref<?xf32>
      %637 = arith.select %635, %636, %c22 : f32
      %638 = arith.remui %628, %c11 : index
      %639 = arith.muli %638, %c17 : index
      %640 = arith.addi %6, %639 : index
      %641 = vector.load %w[%640] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %642 = vector.bitcast %641 : vector<4xi8> to vector<1xf32>
      %643 = vector.extract %642[0] : f32 from vector<1xf32>
      %644 = arith.mulf %643, %637 : f32
      %645 = arith.mulf %626, %644 : f32
      %646 = arith.remui %628, %c11 : index
      %647 = arith.muli %646, %c17 : index
      %648 = arith.addi %8, %647 : index
      %649 = vector.load %w[%648] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %650 = vector.bitcast %649 : vector<4xi8> to vector<1xf32>
      %651 = vector.extract %650[0] : f32 from vector<1xf32>
      %652 = arith.mulf %651, %637 : f32
      %653 = arith.mulf %627, %652 : f32
      %654 = arith.muli %633, %outputFeatures : index
      %655 = arith.addi %654, %14 : index
      %656 = wave.lane
      %657 = arith.remui %656, %c11 : index
      %658 = arith.addi %655, %657 : index
      scf.if %12 {
        %659 = arith.addi %658, %c4 : index
        %660 = memref.load %residual[%659] : memref<?xf32>
        %661 = arith.addf %660, %645 : f32
        %662 = arith.addi %658, %c4 : index
        memref.store %661, %out[%662] : memref<?xf32>
      } else {
        %663 = arith.addi %658, %c4 : index
        memref.store %645, %out[%663] : memref<?xf32>
      }
      scf.if %12 {
        %664 = arith.addi %658, %c11 : index
        %665 = memref.load %residual[%664] : memref<?xf32>
        %666 = arith.addf %665, %653 : f32
        %667 = arith.addi %658, %c11 : index
        memref.store %666, %out[%667] : memref<?xf32>
      } else {
        %668 = arith.addi %658, %c11 : index
        memref.store %653, %out[%668] : memref<?xf32>
      }
    }
    %669 = vector.extract %420#0[4] : f32 from vector<8xf32>
    %670 = vector.extract %420#1[4] : f32 from vector<8xf32>
    %671 = wave.lane
    %672 = arith.addi %11, %c4 : index
    %673 = arith.muli %c17, %c3 : index
    %674 = arith.addi %672, %673 : index
    %675 = arith.divui %671, %c11 : index
    %676 = arith.addi %674, %675 : index
    %677 = arith.cmpi slt, %676, %10 : index
    scf.if %677 {
      %678 = arith.cmpi eq, %hasFactors, %c5 : index
      %679 = memref.load %factors[%676] : memref<?xf32>
      %680 = arith.select %678, %679, %c22 : f32
      %681 = arith.remui %671, %c11 : index
      %682 = arith.muli %681, %c17 : index
      %683 = arith.addi %6, %682 : index
      %684 = vector.load %w[%683] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %685 = vector.bitcast %684 : vector<4xi8> to vector<1xf32>
      %686 = vector.extract %685[0] : f32 from vector<1xf32>
      %687 = arith.mulf %686, %680 : f32
      %688 = arith.mulf %669, %687 : f32
      %689 = arith.remui %671, %c11 : index
      %690 = arith.muli %689, %c17 : index
      %691 = arith.addi %8, %690 : index
      %692 = vector.load %w[%691] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %693 = vector.bitcast %692 : vector<4xi8> to vector<1xf32>
      %694 = vector.extract %693[0] : f32 from vector<1xf32>
      %695 = arith.mulf %694, %680 : f32
      %696 = arith.mulf %670, %695 : f32
      %697 = arith.muli %676, %outputFeatures : index
      %698 = arith.addi %697, %14 : index
      %699 = wave.lane
      %700 = arith.remui %699, %c11 : index
      %701 = arith.addi %698, %700 : index
      scf.if %12 {
        %702 = arith.addi %701, %c4 : index
        %703 = memref.load %residual[%702] : memref<?xf32>
        %704 = arith.addf %703, %688 : f32
        %705 = arith.addi %701, %c4 : index
        memref.store %704, %out[%705] : memref<?xf32>
      } else {
        %706 = arith.addi %701, %c4 : index
        memref.store %688, %out[%706] : memref<?xf32>
      }
      scf.if %12 {
        %707 = arith.addi %701, %c11 : index
        %708 = memref.load %residual[%707] : memref<?xf32>
        %709 = arith.addf %708, %696 : f32
        %710 = arith.addi %701, %c11 : index
        memref.store %709, %out[%710] : memref<?xf32>
      } else {
        %711 = arith.addi %701, %c11 : index
        memref.store %696, %out[%711] : memref<?xf32>
      }
    }
    %712 = vector.extract %420#0[5] : f32 from vector<8xf32>
    %713 = vector.extract %420#1[5] : f32 from vector<8xf32>
    %714 = wave.lane
    %715 = arith.addi %11, %c4 : index
    %716 = arith.muli %c23, %c3 : index
    %717 = arith.addi %715, %716 : index
    %718 = arith.divui %714, %c11 : index
    %719 = arith.addi %717, %718 : index
    %720 = arith.cmpi slt, %719, %10 : index
    scf.if %720 {
      %721 = arith.cmpi eq, %hasFactors, %c5 : index
      %722 = memref.load %factors[%719] : memref<?xf32>
      %723 = arith.select %721, %722, %c22 : f32
      %724 = arith.remui %714, %c11 : index
      %725 = arith.muli %724, %c17 : index
      %726 = arith.addi %6, %725 : index
      %727 = vector.load %w[%726] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %728 = vector.bitcast %727 : vector<4xi8> to vector<1xf32>
      %729 = vector.extract %728[0] : f32 from vector<1xf32>
      %730 = arith.mulf %729, %723 : f32
      %731 = arith.mulf %712, %730 : f32
      %732 = arith.remui %714, %c11 : index
      %733 = arith.muli %732, %c17 : index
      %734 = arith.addi %8, %733 : index
      %735 = vector.load %w[%734] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %736 = vector.bitcast %735 : vector<4xi8> to vector<1xf32>
      %737 = vector.extract %736[0] : f32 from vector<1xf32>
      %738 = arith.mulf %737, %723 : f32
      %739 = arith.mulf %713, %738 : f32
      %740 = arith.muli %719, %outputFeatures : index
      %741 = arith.addi %740, %14 : index
      %742 = wave.lane
      %743 = arith.remui %742, %c11 : index
      %744 = arith.addi %741, %743 : index
      scf.if %12 {
        %745 = arith.addi %744, %c4 : index
        %746 = memref.load %residual[%745] : memref<?xf32>
        %747 = arith.addf %746, %731 : f32
        %748 = arith.addi %744, %c4 : index
        memref.store %747, %out[%748] : memref<?xf32>
      } else {
        %749 = arith.addi %744, %c4 : index
        memref.store %731, %out[%749] : memref<?xf32>
      }
      scf.if %12 {
        %750 = arith.addi %744, %c11 : index
        %751 = memref.load %residual[%750] : memref<?xf32>
        %752 = arith.addf %751, %739 : f32
        %753 = arith.addi %744, %c11 : index
        memref.store %752, %out[%753] : memref<?xf32>
      } else {
        %754 = arith.addi %744, %c11 : index
        memref.store %739, %out[%754] : memref<?xf32>
      }
    }
    %755 = vector.extract %420#0[6] : f32 from vector<8xf32>
    %756 = vector.extract %420#1[6] : f32 from vector<8xf32>
    %757 = wave.lane
    %758 = arith.addi %11, %c4 : index
    %759 = arith.muli %c24, %c3 : index
    %760 = arith.addi %758, %759 : index
    %761 = arith.divui %757, %c11 : index
    %762 = arith.addi %760, %761 : index
    %763 = arith.cmpi slt, %762, %10 : index
    scf.if %763 {
      %764 = arith.cmpi eq, %hasFactors, %c5 : index
      %765 = memref.load %factors[%762] : memref<?xf32>
      %766 = arith.select %764, %765, %c22 : f32
      %767 = arith.remui %757, %c11 : index
      %768 = arith.muli %767, %c17 : index
      %769 = arith.addi %6, %768 : index
      %770 = vector.load %w[%769] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %771 = vector.bitcast %770 : vector<4xi8> to vector<1xf32>
      %772 = vector.extract %771[0] : f32 from vector<1xf32>
      %773 = arith.mulf %772, %766 : f32
      %774 = arith.mulf %755, %773 : f32
      %775 = arith.remui %757, %c11 : index
      %776 = arith.muli %775, %c17 : index
      %777 = arith.addi %8, %776 : index
      %778 = vector.load %w[%777] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %779 = vector.bitcast %778 : vector<4xi8> to vector<1xf32>
      %780 = vector.extract %779[0] : f32 from vector<1xf32>
      %781 = arith.mulf %780, %766 : f32
      %782 = arith.mulf %756, %781 : f32
      %783 = arith.muli %762, %outputFeatures : index
      %784 = arith.addi %783, %14 : index
      %785 = wave.lane
      %786 = arith.remui %785, %c11 : index
      %787 = arith.addi %784, %786 : index
      scf.if %12 {
        %788 = arith.addi %787, %c4 : index
        %789 = memref.load %residual[%788] : memref<?xf32>
        %790 = arith.addf %789, %774 : f32
        %791 = arith.addi %787, %c4 : index
        memref.store %790, %out[%791] : memref<?xf32>
      } else {
        %792 = arith.addi %787, %c4 : index
        memref.store %774, %out[%792] : memref<?xf32>
      }
      scf.if %12 {
        %793 = arith.addi %787, %c11 : index
        %794 = memref.load %residual[%793] : memref<?xf32>
        %795 = arith.addf %794, %782 : f32
        %796 = arith.addi %787, %c11 : index
        memref.store %795, %out[%796] : memref<?xf32>
      } else {
        %797 = arith.addi %787, %c11 : index
        memref.store %782, %out[%797] : memref<?xf32>
      }
    }
    %798 = vector.extract %420#0[7] : f32 from vector<8xf32>
    %799 = vector.extract %420#1[7] : f32 from vector<8xf32>
    %800 = wave.lane
    %801 = arith.addi %11, %c4 : index
    %802 = arith.muli %c25, %c3 : index
    %803 = arith.addi %801, %802 : index
    %804 = arith.divui %800, %c11 : index
    %805 = arith.addi %803, %804 : index
    %806 = arith.cmpi slt, %805, %10 : index
    scf.if %806 {
      %807 = arith.cmpi eq, %hasFactors, %c5 : index
      %808 = memref.load %factors[%805] : memref<?xf32>
      %809 = arith.select %807, %808, %c22 : f32
      %810 = arith.remui %800, %c11 : index
      %811 = arith.muli %810, %c17 : index
      %812 = arith.addi %6, %811 : index
      %813 = vector.load %w[%812] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %814 = vector.bitcast %813 : vector<4xi8> to vector<1xf32>
      %815 = vector.extract %814[0] : f32 from vector<1xf32>
      %816 = arith.mulf %815, %809 : f32
      %817 = arith.mulf %798, %816 : f32
      %818 = arith.remui %800, %c11 : index
      %819 = arith.muli %818, %c17 : index
      %820 = arith.addi %8, %819 : index
      %821 = vector.load %w[%820] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %822 = vector.bitcast %821 : vector<4xi8> to vector<1xf32>
      %823 = vector.extract %822[0] : f32 from vector<1xf32>
      %824 = arith.mulf %823, %809 : f32
      %825 = arith.mulf %799, %824 : f32
      %826 = arith.muli %805, %outputFeatures : index
      %827 = arith.addi %826, %14 : index
      %828 = wave.lane
      %829 = arith.remui %828, %c11 : index
      %830 = arith.addi %827, %829 : index
      scf.if %12 {
        %831 = arith.addi %830, %c4 : index
        %832 = memref.load %residual[%831] : memref<?xf32>
        %833 = arith.addf %832, %817 : f32
        %834 = arith.addi %830, %c4 : index
        memref.store %833, %out[%834] : memref<?xf32>
      } else {
        %835 = arith.addi %830, %c4 : index
        memref.store %817, %out[%835] : memref<?xf32>
      }
      scf.if %12 {
        %836 = arith.addi %830, %c11 : index
        %837 = memref.load %residual[%836] : memref<?xf32>
        %838 = arith.addf %837, %825 : f32
        %839 = arith.addi %830, %c11 : index
        memref.store %838, %out[%839] : memref<?xf32>
      } else {
        %840 = arith.addi %830, %c11 : index
        memref.store %825, %out[%840] : memref<?xf32>
      }
    }
    %841 = wave.lane
    %842 = vector.extract %420#2[0] : f32 from vector<8xf32>
    %843 = vector.extract %420#3[0] : f32 from vector<8xf32>
    %844 = wave.lane
    %845 = arith.addi %11, %c11 : index
    %846 = arith.muli %c4, %c3 : index
    %847 = arith.addi %845, %846 : index
    %848 = arith.divui %844, %c11 : index
    %849 = arith.addi %847, %848 : index
    %850 = arith.cmpi slt, %849, %10 : index
    scf.if %850 {
      %851 = arith.cmpi eq, %hasFactors, %c5 : index
      %852 = memref.load %factors[%849] : memref<?xf32>
      %853 = arith.select %851, %852, %c22 : f32
      %854 = arith.remui %844, %c11 : index
      %855 = arith.muli %854, %c17 : index
      %856 = arith.addi %6, %855 : index
      %857 = vector.load %w[%856] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %858 = vector.bitcast %857 : vector<4xi8> to vector<1xf32>
      %859 = vector.extract %858[0] : f32 from vector<1xf32>
      %860 = arith.mulf %859, %853 : f32
      %861 = arith.mulf %842, %860 : f32
      %862 = arith.remui %844, %c11 : index
      %863 = arith.muli %862, %c17 : index
      %864 = arith.addi %8, %863 : index
      %865 = vector.load %w[%864] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %866 = vector.bitcast %865 : vector<4xi8> to vector<1xf32>
      %867 = vector.extract %866[0] : f32 from vector<1xf32>
      %868 = arith.mulf %867, %853 : f32
      %869 = arith.mulf %843, %868 : f32
      %870 = arith.muli %849, %outputFeatures : index
      %871 = arith.addi %870, %14 : index
      %872 = wave.lane
      %873 = arith.remui %872, %c11 : index
      %874 = arith.addi %871, %873 : index
      scf.if %12 {
        %875 = arith.addi %874, %c4 : index
        %876 = memref.load %residual[%875] : memref<?xf32>
        %877 = arith.addf %876, %861 : f32
        %878 = arith.addi %874, %c4 : index
        memref.store %877, %out[%878] : memref<?xf32>
      } else {
        %879 = arith.addi %874, %c4 : index
        memref.store %861, %out[%879] : memref<?xf32>
      }
      scf.if %12 {
        %880 = arith.addi %874, %c11 : index
        %881 = memref.load %residual[%880] : memref<?xf32>
        %882 = arith.addf %881, %869 : f32
        %883 = arith.addi %874, %c11 : index
        memref.store %882, %out[%883] : memref<?xf32>
      } else {
        %884 = arith.addi %874, %c11 : index
        memref.store %869, %out[%884] : memref<?xf32>
      }
    }
    %885 = vector.extract %420#2[1] : f32 from vector<8xf32>
    %886 = vector.extract %420#3[1] : f32 from vector<8xf32>
    %887 = wave.lane
    %888 = arith.addi %11, %c11 : index
    %889 = arith.muli %c5, %c3 : index
    %890 = arith.addi %888, %889 : index
    %891 = arith.divui %887, %c11 : index
    %892 = arith.addi %890, %891 : index
    %893 = arith.cmpi slt, %892, %10 : index
    scf.if %893 {
      %894 = arith.cmpi eq, %hasFactors, %c5 : index
      %895 = memref.load %factors[%892] : memref<?xf32>
      %896 = arith.select %894, %895, %c22 : f32
      %897 = arith.remui %887, %c11 : index
      %898 = arith.muli %897, %c17 : index
      %899 = arith.addi %6, %898 : index
      %900 = vector.load %w[%899] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %901 = vector.bitcast %900 : vector<4xi8> to vector<1xf32>
      %902 = vector.extract %901[0] : f32 from vector<1xf32>
      %903 = arith.mulf %902, %896 : f32
      %904 = arith.mulf %885, %903 : f32
      %905 = arith.remui %887, %c11 : index
      %906 = arith.muli %905, %c17 : index
      %907 = arith.addi %8, %906 : index
      %908 = vector.load %w[%907] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %909 = vector.bitcast %908 : vector<4xi8> to vector<1xf32>
      %910 = vector.extract %909[0] : f32 from vector<1xf32>
      %911 = arith.mulf %910, %896 : f32
      %912 = arith.mulf %886, %911 : f32
      %913 = arith.muli %892, %outputFeatures : index
      %914 = arith.addi %913, %14 : index
      %915 = wave.lane
      %916 = arith.remui %915, %c11 : index
      %917 = arith.addi %914, %916 : index
      scf.if %12 {
        %918 = arith.addi %917, %c4 : index
        %919 = memref.load %residual[%918] : memref<?xf32>
        %920 = arith.addf %919, %904 : f32
        %921 = arith.addi %917, %c4 : index
        memref.store %920, %out[%921] : memref<?xf32>
      } else {
        %922 = arith.addi %917, %c4 : index
        memref.store %904, %out[%922] : memref<?xf32>
      }
      scf.if %12 {
        %923 = arith.addi %917, %c11 : index
        %924 = memref.load %residual[%923] : memref<?xf32>
        %925 = arith.addf %924, %912 : f32
        %926 = arith.addi %917, %c11 : index
        memref.store %925, %out[%926] : memref<?xf32>
      } else {
        %927 = arith.addi %917, %c11 : index
        memref.store %912, %out[%927] : memref<?xf32>
      }
    }
    %928 = vector.extract %420#2[2] : f32 from vector<8xf32>
    %929 = vector.extract %420#3[2] : f32 from vector<8xf32>
    %930 = wave.lane
    %931 = arith.addi %11, %c11 : index
    %932 = arith.muli %c3, %c3 : index
    %933 = arith.addi %931, %932 : index
    %934 = arith.divui %930, %c11 : index
    %935 = arith.addi %933, %934 : index
    %936 = arith.cmpi slt, %935, %10 : index
    scf.if %936 {
      %937 = arith.cmpi eq, %hasFactors, %c5 : index
      %938 = memref.load %factors[%935] : memref<?xf32>
      %939 = arith.select %937, %938, %c22 : f32
      %940 = arith.remui %930, %c11 : index
      %941 = arith.muli %940, %c17 : index
      %942 = arith.addi %6, %941 : index
      %943 = vector.load %w[%942] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %944 = vector.bitcast %943 : vector<4xi8> to vector<1xf32>
      %945 = vector.extract %944[0] : f32 from vector<1xf32>
      %946 = arith.mulf %945, %939 : f32
      %947 = arith.mulf %928, %946 : f32
      %948 = arith.remui %930, %c11 : index
      %949 = arith.muli %948, %c17 : index
      %950 = arith.addi %8, %949 : index
      %951 = vector.load %w[%950] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %952 = vector.bitcast %951 : vector<4xi8> to vector<1xf32>
      %953 = vector.extract %952[0] : f32 from vector<1xf32>
      %954 = arith.mulf %953, %939 : f32
      %955 = arith.mulf %929, %954 : f32
      %956 = arith.muli %935, %outputFeatures : index
      %957 = arith.addi %956, %14 : index
      %958 = wave.lane
      %959 = arith.remui %958, %c11 : index
      %960 = arith.addi %957, %959 : index
      scf.if %12 {
        %961 = arith.addi %960, %c4 : index
        %962 = memref.load %residual[%961] : memref<?xf32>
        %963 = arith.addf %962, %947 : f32
        %964 = arith.addi %960, %c4 : index
        memref.store %963, %out[%964] : memref<?xf32>
      } else {
        %965 = arith.addi %960, %c4 : index
        memref.store %947, %out[%965] : memref<?xf32>
      }
      scf.if %12 {
        %966 = arith.addi %960, %c11 : index
        %967 = memref.load %residual[%966] : memref<?xf32>
        %968 = arith.addf %967, %955 : f32
        %969 = arith.addi %960, %c11 : index
        memref.store %968, %out[%969] : memref<?xf32>
      } else {
        %970 = arith.addi %960, %c11 : index
        memref.store %955, %out[%970] : memref<?xf32>
      }
    }
    %971 = vector.extract %420#2[3] : f32 from vector<8xf32>
    %972 = vector.extract %420#3[3] : f32 from vector<8xf32>
    %973 = wave.lane
    %974 = arith.addi %11, %c11 : index
    %975 = arith.muli %c20, %c3 : index
    %976 = arith.addi %974, %975 : index
    %977 = arith.divui %973, %c11 : index
    %978 = arith.addi %976, %977 : index
    %979 = arith.cmpi slt, %978, %10 : index
    scf.if %979 {
      %980 = arith.cmpi eq, %hasFactors, %c5 : index
      %981 = memref.load %factors[%978] : memref<?xf32>
      %982 = arith.select %980, %981, %c22 : f32
      %983 = arith.remui %973, %c11 : index
      %984 = arith.muli %983, %c17 : index
      %985 = arith.addi %6, %984 : index
      %986 = vector.load %w[%985] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %987 = vector.bitcast %986 : vector<4xi8> to vector<1xf32>
      %988 = vector.extract %987[0] : f32 from vector<1xf32>
      %989 = arith.mulf %988, %982 : f32
      %990 = arith.mulf %971, %989 : f32
      %991 = arith.remui %973, %c11 : index
      %992 = arith.muli %991, %c17 : index
      %993 = arith.addi %8, %992 : index
      %994 = vector.load %w[%993] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %995 = vector.bitcast %994 : vector<4xi8> to vector<1xf32>
      %996 = vector.extract %995[0] : f32 from vector<1xf32>
      %997 = arith.mulf %996, %982 : f32
      %998 = arith.mulf %972, %997 : f32
      %999 = arith.muli %978, %outputFeatures : index
      %1000 = arith.addi %999, %14 : index
      %1001 = wave.lane
      %1002 = arith.remui %1001, %c11 : index
      %1003 = arith.addi %1000, %1002 : index
      scf.if %12 {
        %1004 = arith.addi %1003, %c4 : index
        %1005 = memref.load %residual[%1004] : memref<?xf32>
        %1006 = arith.addf %1005, %990 : f32
        %1007 = arith.addi %1003, %c4 : index
        memref.store %1006, %out[%1007] : memref<?xf32>
      } else {
        %1008 = arith.addi %1003, %c4 : index
        memref.store %990, %out[%1008] : memref<?xf32>
      }
      scf.if %12 {
        %1009 = arith.addi %1003, %c11 : index
        %1010 = memref.load %residual[%1009] : memref<?xf32>
        %1011 = arith.addf %1010, %998 : f32
        %1012 = arith.addi %1003, %c11 : index
        memref.store %1011, %out[%1012] : memref<?xf32>
      } else {
        %1013 = arith.addi %1003, %c11 : index
        memref.store %998, %out[%1013] : memref<?xf32>
      }
    }
    %1014 = vector.extract %420#2[4] : f32 from vector<8xf32>
    %1015 = vector.extract %420#3[4] : f32 from vector<8xf32>
    %1016 = wave.lane
    %1017 = arith.addi %11, %c11 : index
    %1018 = arith.muli %c17, %c3 : index
    %1019 = arith.addi %1017, %1018 : index
    %1020 = arith.divui %1016, %c11 : index
    %1021 = arith.addi %1019, %1020 : index
    %1022 = arith.cmpi slt, %1021, %10 : index
    scf.if %1022 {
      %1023 = arith.cmpi eq, %hasFactors, %c5 : index
      %1024 = memref.load %factors[%1021] : memref<?xf32>
      %1025 = arith.select %1023, %1024, %c22 : f32
      %1026 = arith.remui %1016, %c11 : index
      %1027 = arith.muli %1026, %c17 : index
      %1028 = arith.addi %6, %1027 : index
      %1029 = vector.load %w[%1028] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1030 = vector.bitcast %1029 : vector<4xi8> to vector<1xf32>
      %1031 = vector.extract %1030[0] : f32 from vector<1xf32>
      %1032 = arith.mulf %1031, %1025 : f32
      %1033 = arith.mulf %1014, %1032 : f32
      %1034 = arith.remui %1016, %c11 : index
      %1035 = arith.muli %1034, %c17 : index
      %1036 = arith.addi %8, %1035 : index
      %1037 = vector.load %w[%1036] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1038 = vector.bitcast %1037 : vector<4xi8> to vector<1xf32>
      %1039 = vector.extract %1038[0] : f32 from vector<1xf32>
      %1040 = arith.mulf %1039, %1025 : f32
      %1041 = arith.mulf %1015, %1040 : f32
      %1042 = arith.muli %1021, %outputFeatures : index
      %1043 = arith.addi %1042, %14 : index
      %1044 = wave.lane
      %1045 = arith.remui %1044, %c11 : index
      %1046 = arith.addi %1043, %1045 : index
      scf.if %12 {
        %1047 = arith.addi %1046, %c4 : index
        %1048 = memref.load %residual[%1047] : memref<?xf32>
        %1049 = arith.addf %1048, %1033 : f32
        %1050 = arith.addi %1046, %c4 : index
        memref.store %1049, %out[%1050] : memref<?xf32>
      } else {
        %1051 = arith.addi %1046, %c4 : index
        memref.store %1033, %out[%1051] : memref<?xf32>
      }
      scf.if %12 {
        %1052 = arith.addi %1046, %c11 : index
        %1053 = memref.load %residual[%1052] : memref<?xf32>
        %1054 = arith.addf %1053, %1041 : f32
        %1055 = arith.addi %1046, %c11 : index
        memref.store %1054, %out[%1055] : memref<?xf32>
      } else {
        %1056 = arith.addi %1046, %c11 : index
        memref.store %1041, %out[%1056] : memref<?xf32>
      }
    }
    %1057 = vector.extract %420#2[5] : f32 from vector<8xf32>
    %1058 = vector.extract %420#3[5] : f32 from vector<8xf32>
    %1059 = wave.lane
    %1060 = arith.addi %11, %c11 : index
    %1061 = arith.muli %c23, %c3 : index
    %1062 = arith.addi %1060, %1061 : index
    %1063 = arith.divui %1059, %c11 : index
    %1064 = arith.addi %1062, %1063 : index
    %1065 = arith.cmpi slt, %1064, %10 : index
    scf.if %1065 {
      %1066 = arith.cmpi eq, %hasFactors, %c5 : index
      %1067 = memref.load %factors[%1064] : memref<?xf32>
      %1068 = arith.select %1066, %1067, %c22 : f32
      %1069 = arith.remui %1059, %c11 : index
      %1070 = arith.muli %1069, %c17 : index
      %1071 = arith.addi %6, %1070 : index
      %1072 = vector.load %w[%1071] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1073 = vector.bitcast %1072 : vector<4xi8> to vector<1xf32>
      %1074 = vector.extract %1073[0] : f32 from vector<1xf32>
      %1075 = arith.mulf %1074, %1068 : f32
      %1076 = arith.mulf %1057, %1075 : f32
      %1077 = arith.remui %1059, %c11 : index
      %1078 = arith.muli %1077, %c17 : index
      %1079 = arith.addi %8, %1078 : index
      %1080 = vector.load %w[%1079] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1081 = vector.bitcast %1080 : vector<4xi8> to vector<1xf32>
      %1082 = vector.extract %1081[0] : f32 from vector<1xf32>
      %1083 = arith.mulf %1082, %1068 : f32
      %1084 = arith.mulf %1058, %1083 : f32
      %1085 = arith.muli %1064, %outputFeatures : index
      %1086 = arith.addi %1085, %14 : index
      %1087 = wave.lane
      %1088 = arith.remui %1087, %c11 : index
      %1089 = arith.addi %1086, %1088 : index
      scf.if %12 {
        %1090 = arith.addi %1089, %c4 : index
        %1091 = memref.load %residual[%1090] : memref<?xf32>
        %1092 = arith.addf %1091, %1076 : f32
        %1093 = arith.addi %1089, %c4 : index
        memref.store %1092, %out[%1093] : memref<?xf32>
      } else {
        %1094 = arith.addi %1089, %c4 : index
        memref.store %1076, %out[%1094] : memref<?xf32>
      }
      scf.if %12 {
        %1095 = arith.addi %1089, %c11 : index
        %1096 = memref.load %residual[%1095] : memref<?xf32>
        %1097 = arith.addf %1096, %1084 : f32
        %1098 = arith.addi %1089, %c11 : index
        memref.store %1097, %out[%1098] : memref<?xf32>
      } else {
        %1099 = arith.addi %1089, %c11 : index
        memref.store %1084, %out[%1099] : memref<?xf32>
      }
    }
    %1100 = vector.extract %420#2[6] : f32 from vector<8xf32>
    %1101 = vector.extract %420#3[6] : f32 from vector<8xf32>
    %1102 = wave.lane
    %1103 = arith.addi %11, %c11 : index
    %1104 = arith.muli %c24, %c3 : index
    %1105 = arith.addi %1103, %1104 : index
    %1106 = arith.divui %1102, %c11 : index
    %1107 = arith.addi %1105, %1106 : index
    %1108 = arith.cmpi slt, %1107, %10 : index
    scf.if %1108 {
      %1109 = arith.cmpi eq, %hasFactors, %c5 : index
      %1110 = memref.load %factors[%1107] : memref<?xf32>
      %1111 = arith.select %1109, %1110, %c22 : f32
      %1112 = arith.remui %1102, %c11 : index
      %1113 = arith.muli %1112, %c17 : index
      %1114 = arith.addi %6, %1113 : index
      %1115 = vector.load %w[%1114] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1116 = vector.bitcast %1115 : vector<4xi8> to vector<1xf32>
      %1117 = vector.extract %1116[0] : f32 from vector<1xf32>
      %1118 = arith.mulf %1117, %1111 : f32
      %1119 = arith.mulf %1100, %1118 : f32
      %1120 = arith.remui %1102, %c11 : index
      %1121 = arith.muli %1120, %c17 : index
      %1122 = arith.addi %8, %1121 : index
      %1123 = vector.load %w[%1122] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1124 = vector.bitcast %1123 : vector<4xi8> to vector<1xf32>
      %1125 = vector.extract %1124[0] : f32 from vector<1xf32>
      %1126 = arith.mulf %1125, %1111 : f32
      %1127 = arith.mulf %1101, %1126 : f32
      %1128 = arith.muli %1107, %outputFeatures : index
      %1129 = arith.addi %1128, %14 : index
      %1130 = wave.lane
      %1131 = arith.remui %1130, %c11 : index
      %1132 = arith.addi %1129, %1131 : index
      scf.if %12 {
        %1133 = arith.addi %1132, %c4 : index
        %1134 = memref.load %residual[%1133] : memref<?xf32>
        %1135 = arith.addf %1134, %1119 : f32
        %1136 = arith.addi %1132, %c4 : index
        memref.store %1135, %out[%1136] : memref<?xf32>
      } else {
        %1137 = arith.addi %1132, %c4 : index
        memref.store %1119, %out[%1137] : memref<?xf32>
      }
      scf.if %12 {
        %1138 = arith.addi %1132, %c11 : index
        %1139 = memref.load %residual[%1138] : memref<?xf32>
        %1140 = arith.addf %1139, %1127 : f32
        %1141 = arith.addi %1132, %c11 : index
        memref.store %1140, %out[%1141] : memref<?xf32>
      } else {
        %1142 = arith.addi %1132, %c11 : index
        memref.store %1127, %out[%1142] : memref<?xf32>
      }
    }
    %1143 = vector.extract %420#2[7] : f32 from vector<8xf32>
    %1144 = vector.extract %420#3[7] : f32 from vector<8xf32>
    %1145 = wave.lane
    %1146 = arith.addi %11, %c11 : index
    %1147 = arith.muli %c25, %c3 : index
    %1148 = arith.addi %1146, %1147 : index
    %1149 = arith.divui %1145, %c11 : index
    %1150 = arith.addi %1148, %1149 : index
    %1151 = arith.cmpi slt, %1150, %10 : index
    scf.if %1151 {
      %1152 = arith.cmpi eq, %hasFactors, %c5 : index
      %1153 = memref.load %factors[%1150] : memref<?xf32>
      %1154 = arith.select %1152, %1153, %c22 : f32
      %1155 = arith.remui %1145, %c11 : index
      %1156 = arith.muli %1155, %c17 : index
      %1157 = arith.addi %6, %1156 : index
      %1158 = vector.load %w[%1157] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1159 = vector.bitcast %1158 : vector<4xi8> to vector<1xf32>
      %1160 = vector.extract %1159[0] : f32 from vector<1xf32>
      %1161 = arith.mulf %1160, %1154 : f32
      %1162 = arith.mulf %1143, %1161 : f32
      %1163 = arith.remui %1145, %c11 : index
      %1164 = arith.muli %1163, %c17 : index
      %1165 = arith.addi %8, %1164 : index
      %1166 = vector.load %w[%1165] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1167 = vector.bitcast %1166 : vector<4xi8> to vector<1xf32>
      %1168 = vector.extract %1167[0] : f32 from vector<1xf32>
      %1169 = arith.mulf %1168, %1154 : f32
      %1170 = arith.mulf %1144, %1169 : f32
      %1171 = arith.muli %1150, %outputFeatures : index
      %1172 = arith.addi %1171, %14 : index
      %1173 = wave.lane
      %1174 = arith.remui %1173, %c11 : index
      %1175 = arith.addi %1172, %1174 : index
      scf.if %12 {
        %1176 = arith.addi %1175, %c4 : index
        %1177 = memref.load %residual[%1176] : memref<?xf32>
        %1178 = arith.addf %1177, %1162 : f32
        %1179 = arith.addi %1175, %c4 : index
        memref.store %1178, %out[%1179] : memref<?xf32>
      } else {
        %1180 = arith.addi %1175, %c4 : index
        memref.store %1162, %out[%1180] : memref<?xf32>
      }
      scf.if %12 {
        %1181 = arith.addi %1175, %c11 : index
        %1182 = memref.load %residual[%1181] : memref<?xf32>
        %1183 = arith.addf %1182, %1170 : f32
        %1184 = arith.addi %1175, %c11 : index
        memref.store %1183, %out[%1184] : memref<?xf32>
      } else {
        %1185 = arith.addi %1175, %c11 : index
        memref.store %1170, %out[%1185] : memref<?xf32>
      }
    }
    %1186 = wave.lane
    %1187 = vector.extract %420#4[0] : f32 from vector<8xf32>
    %1188 = vector.extract %420#5[0] : f32 from vector<8xf32>
    %1189 = wave.lane
    %1190 = arith.addi %11, %c1 : index
    %1191 = arith.muli %c4, %c3 : index
    %1192 = arith.addi %1190, %1191 : index
    %1193 = arith.divui %1189, %c11 : index
    %1194 = arith.addi %1192, %1193 : index
    %1195 = arith.cmpi slt, %1194, %10 : index
    scf.if %1195 {
      %1196 = arith.cmpi eq, %hasFactors, %c5 : index
      %1197 = memref.load %factors[%1194] : memref<?xf32>
      %1198 = arith.select %1196, %1197, %c22 : f32
      %1199 = arith.remui %1189, %c11 : index
      %1200 = arith.muli %1199, %c17 : index
      %1201 = arith.addi %6, %1200 : index
      %1202 = vector.load %w[%1201] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1203 = vector.bitcast %1202 : vector<4xi8> to vector<1xf32>
      %1204 = vector.extract %1203[0] : f32 from vector<1xf32>
      %1205 = arith.mulf %1204, %1198 : f32
      %1206 = arith.mulf %1187, %1205 : f32
      %1207 = arith.remui %1189, %c11 : index
      %1208 = arith.muli %1207, %c17 : index
      %1209 = arith.addi %8, %1208 : index
      %1210 = vector.load %w[%1209] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1211 = vector.bitcast %1210 : vector<4xi8> to vector<1xf32>
      %1212 = vector.extract %1211[0] : f32 from vector<1xf32>
      %1213 = arith.mulf %1212, %1198 : f32
      %1214 = arith.mulf %1188, %1213 : f32
      %1215 = arith.muli %1194, %outputFeatures : index
      %1216 = arith.addi %1215, %14 : index
      %1217 = wave.lane
      %1218 = arith.remui %1217, %c11 : index
      %1219 = arith.addi %1216, %1218 : index
      scf.if %12 {
        %1220 = arith.addi %1219, %c4 : index
        %1221 = memref.load %residual[%1220] : memref<?xf32>
        %1222 = arith.addf %1221, %1206 : f32
        %1223 = arith.addi %1219, %c4 : index
        memref.store %1222, %out[%1223] : memref<?xf32>
      } else {
        %1224 = arith.addi %1219, %c4 : index
        memref.store %1206, %out[%1224] : memref<?xf32>
      }
      scf.if %12 {
        %1225 = arith.addi %1219, %c11 : index
        %1226 = memref.load %residual[%1225] : memref<?xf32>
        %1227 = arith.addf %1226, %1214 : f32
        %1228 = arith.addi %1219, %c11 : index
        memref.store %1227, %out[%1228] : memref<?xf32>
      } else {
        %1229 = arith.addi %1219, %c11 : index
        memref.store %1214, %out[%1229] : memref<?xf32>
      }
    }
    %1230 = vector.extract %420#4[1] : f32 from vector<8xf32>
    %1231 = vector.extract %420#5[1] : f32 from vector<8xf32>
    %1232 = wave.lane
    %1233 = arith.addi %11, %c1 : index
    %1234 = arith.muli %c5, %c3 : index
    %1235 = arith.addi %1233, %1234 : index
    %1236 = arith.divui %1232, %c11 : index
    %1237 = arith.addi %1235, %1236 : index
    %1238 = arith.cmpi slt, %1237, %10 : index
    scf.if %1238 {
      %1239 = arith.cmpi eq, %hasFactors, %c5 : index
      %1240 = memref.load %factors[%1237] : memref<?xf32>
      %1241 = arith.select %1239, %1240, %c22 : f32
      %1242 = arith.remui %1232, %c11 : index
      %1243 = arith.muli %1242, %c17 : index
      %1244 = arith.addi %6, %1243 : index
      %1245 = vector.load %w[%1244] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1246 = vector.bitcast %1245 : vector<4xi8> to vector<1xf32>
      %1247 = vector.extract %1246[0] : f32 from vector<1xf32>
      %1248 = arith.mulf %1247, %1241 : f32
      %1249 = arith.mulf %1230, %1248 : f32
      %1250 = arith.remui %1232, %c11 : index
      %1251 = arith.muli %1250, %c17 : index
      %1252 = arith.addi %8, %1251 : index
      %1253 = vector.load %w[%1252] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1254 = vector.bitcast %1253 : vector<4xi8> to vector<1xf32>
      %1255 = vector.extract %1254[0] : f32 from vector<1xf32>
      %1256 = arith.mulf %1255, %1241 : f32
      %1257 = arith.mulf %1231, %1256 : f32
      %1258 = arith.muli %1237, %outputFeatures : index
      %1259 = arith.addi %1258, %14 : index
      %1260 = wave.lane
      %1261 = arith.remui %1260, %c11 : index
      %1262 = arith.addi %1259, %1261 : index
      scf.if %12 {
        %1263 = arith.addi %1262, %c4 : index
        %1264 = memref.load %residual[%1263] : memref<?xf32>
        %1265 = arith.addf %1264, %1249 : f32
        %1266 = arith.addi %1262, %c4 : index
        memref.store %1265, %out[%1266] : memref<?xf32>
      } else {
        %1267 = arith.addi %1262, %c4 : index
        memref.store %1249, %out[%1267] : memref<?xf32>
      }
      scf.if %12 {
        %1268 = arith.addi %1262, %c11 : index
        %1269 = memref.load %residual[%1268] : memref<?xf32>
        %1270 = arith.addf %1269, %1257 : f32
        %1271 = arith.addi %1262, %c11 : index
        memref.store %1270, %out[%1271] : memref<?xf32>
      } else {
        %1272 = arith.addi %1262, %c11 : index
        memref.store %1257, %out[%1272] : memref<?xf32>
      }
    }
    %1273 = vector.extract %420#4[2] : f32 from vector<8xf32>
    %1274 = vector.extract %420#5[2] : f32 from vector<8xf32>
    %1275 = wave.lane
    %1276 = arith.addi %11, %c1 : index
    %1277 = arith.muli %c3, %c3 : index
    %1278 = arith.addi %1276, %1277 : index
    %1279 = arith.divui %1275, %c11 : index
    %1280 = arith.addi %1278, %1279 : index
    %1281 = arith.cmpi slt, %1280, %10 : index
    scf.if %1281 {
      %1282 = arith.cmpi eq, %hasFactors, %c5 : index
      %1283 = memref.load %factors[%1280] : memref<?xf32>
      %1284 = arith.select %1282, %1283, %c22 : f32
      %1285 = arith.remui %1275, %c11 : index
      %1286 = arith.muli %1285, %c17 : index
      %1287 = arith.addi %6, %1286 : index
      %1288 = vector.load %w[%1287] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1289 = vector.bitcast %1288 : vector<4xi8> to vector<1xf32>
      %1290 = vector.extract %1289[0] : f32 from vector<1xf32>
      %1291 = arith.mulf %1290, %1284 : f32
      %1292 = arith.mulf %1273, %1291 : f32
      %1293 = arith.remui %1275, %c11 : index
      %1294 = arith.muli %1293, %c17 : index
      %1295 = arith.addi %8, %1294 : index
      %1296 = vector.load %w[%1295] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1297 = vector.bitcast %1296 : vector<4xi8> to vector<1xf32>
      %1298 = vector.extract %1297[0] : f32 from vector<1xf32>
      %1299 = arith.mulf %1298, %1284 : f32
      %1300 = arith.mulf %1274, %1299 : f32
      %1301 = arith.muli %1280, %outputFeatures : index
      %1302 = arith.addi %1301, %14 : index
      %1303 = wave.lane
      %1304 = arith.remui %1303, %c11 : index
      %1305 = arith.addi %1302, %1304 : index
      scf.if %12 {
        %1306 = arith.addi %1305, %c4 : index
        %1307 = memref.load %residual[%1306] : memref<?xf32>
        %1308 = arith.addf %1307, %1292 : f32
        %1309 = arith.addi %1305, %c4 : index
        memref.store %1308, %out[%1309] : memref<?xf32>
      } else {
        %1310 = arith.addi %1305, %c4 : index
        memref.store %1292, %out[%1310] : memref<?xf32>
      }
      scf.if %12 {
        %1311 = arith.addi %1305, %c11 : index
        %1312 = memref.load %residual[%1311] : memref<?xf32>
        %1313 = arith.addf %1312, %1300 : f32
        %1314 = arith.addi %1305, %c11 : index
        memref.store %1313, %out[%1314] : memref<?xf32>
      } else {
        %1315 = arith.addi %1305, %c11 : index
        memref.store %1300, %out[%1315] : memref<?xf32>
      }
    }
    %1316 = vector.extract %420#4[3] : f32 from vector<8xf32>
    %1317 = vector.extract %420#5[3] : f32 from vector<8xf32>
    %1318 = wave.lane
    %1319 = arith.addi %11, %c1 : index
    %1320 = arith.muli %c20, %c3 : index
    %1321 = arith.addi %1319, %1320 : index
    %1322 = arith.divui %1318, %c11 : index
    %1323 = arith.addi %1321, %1322 : index
    %1324 = arith.cmpi slt, %1323, %10 : index
    scf.if %1324 {
      %1325 = arith.cmpi eq, %hasFactors, %c5 : index
      %1326 = memref.load %factors[%1323] : memref<?xf32>
      %1327 = arith.select %1325, %1326, %c22 : f32
      %1328 = arith.remui %1318, %c11 : index
      %1329 = arith.muli %1328, %c17 : index
      %1330 = arith.addi %6, %1329 : index
      %1331 = vector.load %w[%1330] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1332 = vector.bitcast %1331 : vector<4xi8> to vector<1xf32>
      %1333 = vector.extract %1332[0] : f32 from vector<1xf32>
      %1334 = arith.mulf %1333, %1327 : f32
      %1335 = arith.mulf %1316, %1334 : f32
      %1336 = arith.remui %1318, %c11 : index
      %1337 = arith.muli %1336, %c17 : index
      %1338 = arith.addi %8, %1337 : index
      %1339 = vector.load %w[%1338] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1340 = vector.bitcast %1339 : vector<4xi8> to vector<1xf32>
      %1341 = vector.extract %1340[0] : f32 from vector<1xf32>
      %1342 = arith.mulf %1341, %1327 : f32
      %1343 = arith.mulf %1317, %1342 : f32
      %1344 = arith.muli %1323, %outputFeatures : index
      %1345 = arith.addi %1344, %14 : index
      %1346 = wave.lane
      %1347 = arith.remui %1346, %c11 : index
      %1348 = arith.addi %1345, %1347 : index
      scf.if %12 {
        %1349 = arith.addi %1348, %c4 : index
        %1350 = memref.load %residual[%1349] : memref<?xf32>
        %1351 = arith.addf %1350, %1335 : f32
        %1352 = arith.addi %1348, %c4 : index
        memref.store %1351, %out[%1352] : memref<?xf32>
      } else {
        %1353 = arith.addi %1348, %c4 : index
        memref.store %1335, %out[%1353] : memref<?xf32>
      }
      scf.if %12 {
        %1354 = arith.addi %1348, %c11 : index
        %1355 = memref.load %residual[%1354] : memref<?xf32>
        %1356 = arith.addf %1355, %1343 : f32
        %1357 = arith.addi %1348, %c11 : index
        memref.store %1356, %out[%1357] : memref<?xf32>
      } else {
        %1358 = arith.addi %1348, %c11 : index
        memref.store %1343, %out[%1358] : memref<?xf32>
      }
    }
    %1359 = vector.extract %420#4[4] : f32 from vector<8xf32>
    %1360 = vector.extract %420#5[4] : f32 from vector<8xf32>
    %1361 = wave.lane
    %1362 = arith.addi %11, %c1 : index
    %1363 = arith.muli %c17, %c3 : index
    %1364 = arith.addi %1362, %1363 : index
    %1365 = arith.divui %1361, %c11 : index
    %1366 = arith.addi %1364, %1365 : index
    %1367 = arith.cmpi slt, %1366, %10 : index
    scf.if %1367 {
      %1368 = arith.cmpi eq, %hasFactors, %c5 : index
      %1369 = memref.load %factors[%1366] : memref<?xf32>
      %1370 = arith.select %1368, %1369, %c22 : f32
      %1371 = arith.remui %1361, %c11 : index
      %1372 = arith.muli %1371, %c17 : index
      %1373 = arith.addi %6, %1372 : index
      %1374 = vector.load %w[%1373] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1375 = vector.bitcast %1374 : vector<4xi8> to vector<1xf32>
      %1376 = vector.extract %1375[0] : f32 from vector<1xf32>
      %1377 = arith.mulf %1376, %1370 : f32
      %1378 = arith.mulf %1359, %1377 : f32
      %1379 = arith.remui %1361, %c11 : index
      %1380 = arith.muli %1379, %c17 : index
      %1381 = arith.addi %8, %1380 : index
      %1382 = vector.load %w[%1381] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1383 = vector.bitcast %1382 : vector<4xi8> to vector<1xf32>
      %1384 = vector.extract %1383[0] : f32 from vector<1xf32>
      %1385 = arith.mulf %1384, %1370 : f32
      %1386 = arith.mulf %1360, %1385 : f32
      %1387 = arith.muli %1366, %outputFeatures : index
      %1388 = arith.addi %1387, %14 : index
      %1389 = wave.lane
      %1390 = arith.remui %1389, %c11 : index
      %1391 = arith.addi %1388, %1390 : index
      scf.if %12 {
        %1392 = arith.addi %1391, %c4 : index
        %1393 = memref.load %residual[%1392] : memref<?xf32>
        %1394 = arith.addf %1393, %1378 : f32
        %1395 = arith.addi %1391, %c4 : index
        memref.store %1394, %out[%1395] : memref<?xf32>
      } else {
        %1396 = arith.addi %1391, %c4 : index
        memref.store %1378, %out[%1396] : memref<?xf32>
      }
      scf.if %12 {
        %1397 = arith.addi %1391, %c11 : index
        %1398 = memref.load %residual[%1397] : memref<?xf32>
        %1399 = arith.addf %1398, %1386 : f32
        %1400 = arith.addi %1391, %c11 : index
        memref.store %1399, %out[%1400] : memref<?xf32>
      } else {
        %1401 = arith.addi %1391, %c11 : index
        memref.store %1386, %out[%1401] : memref<?xf32>
      }
    }
    %1402 = vector.extract %420#4[5] : f32 from vector<8xf32>
    %1403 = vector.extract %420#5[5] : f32 from vector<8xf32>
    %1404 = wave.lane
    %1405 = arith.addi %11, %c1 : index
    %1406 = arith.muli %c23, %c3 : index
    %1407 = arith.addi %1405, %1406 : index
    %1408 = arith.divui %1404, %c11 : index
    %1409 = arith.addi %1407, %1408 : index
    %1410 = arith.cmpi slt, %1409, %10 : index
    scf.if %1410 {
      %1411 = arith.cmpi eq, %hasFactors, %c5 : index
      %1412 = memref.load %factors[%1409] : memref<?xf32>
      %1413 = arith.select %1411, %1412, %c22 : f32
      %1414 = arith.remui %1404, %c11 : index
      %1415 = arith.muli %1414, %c17 : index
      %1416 = arith.addi %6, %1415 : index
      %1417 = vector.load %w[%1416] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1418 = vector.bitcast %1417 : vector<4xi8> to vector<1xf32>
      %1419 = vector.extract %1418[0] : f32 from vector<1xf32>
      %1420 = arith.mulf %1419, %1413 : f32
      %1421 = arith.mulf %1402, %1420 : f32
      %1422 = arith.remui %1404, %c11 : index
      %1423 = arith.muli %1422, %c17 : index
      %1424 = arith.addi %8, %1423 : index
      %1425 = vector.load %w[%1424] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1426 = vector.bitcast %1425 : vector<4xi8> to vector<1xf32>
      %1427 = vector.extract %1426[0] : f32 from vector<1xf32>
      %1428 = arith.mulf %1427, %1413 : f32
      %1429 = arith.mulf %1403, %1428 : f32
      %1430 = arith.muli %1409, %outputFeatures : index
      %1431 = arith.addi %1430, %14 : index
      %1432 = wave.lane
      %1433 = arith.remui %1432, %c11 : index
      %1434 = arith.addi %1431, %1433 : index
      scf.if %12 {
        %1435 = arith.addi %1434, %c4 : index
        %1436 = memref.load %residual[%1435] : memref<?xf32>
        %1437 = arith.addf %1436, %1421 : f32
        %1438 = arith.addi %1434, %c4 : index
        memref.store %1437, %out[%1438] : memref<?xf32>
      } else {
        %1439 = arith.addi %1434, %c4 : index
        memref.store %1421, %out[%1439] : memref<?xf32>
      }
      scf.if %12 {
        %1440 = arith.addi %1434, %c11 : index
        %1441 = memref.load %residual[%1440] : memref<?xf32>
        %1442 = arith.addf %1441, %1429 : f32
        %1443 = arith.addi %1434, %c11 : index
        memref.store %1442, %out[%1443] : memref<?xf32>
      } else {
        %1444 = arith.addi %1434, %c11 : index
        memref.store %1429, %out[%1444] : memref<?xf32>
      }
    }
    %1445 = vector.extract %420#4[6] : f32 from vector<8xf32>
    %1446 = vector.extract %420#5[6] : f32 from vector<8xf32>
    %1447 = wave.lane
    %1448 = arith.addi %11, %c1 : index
    %1449 = arith.muli %c24, %c3 : index
    %1450 = arith.addi %1448, %1449 : index
    %1451 = arith.divui %1447, %c11 : index
    %1452 = arith.addi %1450, %1451 : index
    %1453 = arith.cmpi slt, %1452, %10 : index
    scf.if %1453 {
      %1454 = arith.cmpi eq, %hasFactors, %c5 : index
      %1455 = memref.load %factors[%1452] : memref<?xf32>
      %1456 = arith.select %1454, %1455, %c22 : f32
      %1457 = arith.remui %1447, %c11 : index
      %1458 = arith.muli %1457, %c17 : index
      %1459 = arith.addi %6, %1458 : index
      %1460 = vector.load %w[%1459] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1461 = vector.bitcast %1460 : vector<4xi8> to vector<1xf32>
      %1462 = vector.extract %1461[0] : f32 from vector<1xf32>
      %1463 = arith.mulf %1462, %1456 : f32
      %1464 = arith.mulf %1445, %1463 : f32
      %1465 = arith.remui %1447, %c11 : index
      %1466 = arith.muli %1465, %c17 : index
      %1467 = arith.addi %8, %1466 : index
      %1468 = vector.load %w[%1467] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1469 = vector.bitcast %1468 : vector<4xi8> to vector<1xf32>
      %1470 = vector.extract %1469[0] : f32 from vector<1xf32>
      %1471 = arith.mulf %1470, %1456 : f32
      %1472 = arith.mulf %1446, %1471 : f32
      %1473 = arith.muli %1452, %outputFeatures : index
      %1474 = arith.addi %1473, %14 : index
      %1475 = wave.lane
      %1476 = arith.remui %1475, %c11 : index
      %1477 = arith.addi %1474, %1476 : index
      scf.if %12 {
        %1478 = arith.addi %1477, %c4 : index
        %1479 = memref.load %residual[%1478] : memref<?xf32>
        %1480 = arith.addf %1479, %1464 : f32
        %1481 = arith.addi %1477, %c4 : index
        memref.store %1480, %out[%1481] : memref<?xf32>
      } else {
        %1482 = arith.addi %1477, %c4 : index
        memref.store %1464, %out[%1482] : memref<?xf32>
      }
      scf.if %12 {
        %1483 = arith.addi %1477, %c11 : index
        %1484 = memref.load %residual[%1483] : memref<?xf32>
        %1485 = arith.addf %1484, %1472 : f32
        %1486 = arith.addi %1477, %c11 : index
        memref.store %1485, %out[%1486] : memref<?xf32>
      } else {
        %1487 = arith.addi %1477, %c11 : index
        memref.store %1472, %out[%1487] : memref<?xf32>
      }
    }
    %1488 = vector.extract %420#4[7] : f32 from vector<8xf32>
    %1489 = vector.extract %420#5[7] : f32 from vector<8xf32>
    %1490 = wave.lane
    %1491 = arith.addi %11, %c1 : index
    %1492 = arith.muli %c25, %c3 : index
    %1493 = arith.addi %1491, %1492 : index
    %1494 = arith.divui %1490, %c11 : index
    %1495 = arith.addi %1493, %1494 : index
    %1496 = arith.cmpi slt, %1495, %10 : index
    scf.if %1496 {
      %1497 = arith.cmpi eq, %hasFactors, %c5 : index
      %1498 = memref.load %factors[%1495] : memref<?xf32>
      %1499 = arith.select %1497, %1498, %c22 : f32
      %1500 = arith.remui %1490, %c11 : index
      %1501 = arith.muli %1500, %c17 : index
      %1502 = arith.addi %6, %1501 : index
      %1503 = vector.load %w[%1502] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1504 = vector.bitcast %1503 : vector<4xi8> to vector<1xf32>
      %1505 = vector.extract %1504[0] : f32 from vector<1xf32>
      %1506 = arith.mulf %1505, %1499 : f32
      %1507 = arith.mulf %1488, %1506 : f32
      %1508 = arith.remui %1490, %c11 : index
      %1509 = arith.muli %1508, %c17 : index
      %1510 = arith.addi %8, %1509 : index
      %1511 = vector.load %w[%1510] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1512 = vector.bitcast %1511 : vector<4xi8> to vector<1xf32>
      %1513 = vector.extract %1512[0] : f32 from vector<1xf32>
      %1514 = arith.mulf %1513, %1499 : f32
      %1515 = arith.mulf %1489, %1514 : f32
      %1516 = arith.muli %1495, %outputFeatures : index
      %1517 = arith.addi %1516, %14 : index
      %1518 = wave.lane
      %1519 = arith.remui %1518, %c11 : index
      %1520 = arith.addi %1517, %1519 : index
      scf.if %12 {
        %1521 = arith.addi %1520, %c4 : index
        %1522 = memref.load %residual[%1521] : memref<?xf32>
        %1523 = arith.addf %1522, %1507 : f32
        %1524 = arith.addi %1520, %c4 : index
        memref.store %1523, %out[%1524] : memref<?xf32>
      } else {
        %1525 = arith.addi %1520, %c4 : index
        memref.store %1507, %out[%1525] : memref<?xf32>
      }
      scf.if %12 {
        %1526 = arith.addi %1520, %c11 : index
        %1527 = memref.load %residual[%1526] : memref<?xf32>
        %1528 = arith.addf %1527, %1515 : f32
        %1529 = arith.addi %1520, %c11 : index
        memref.store %1528, %out[%1529] : memref<?xf32>
      } else {
        %1530 = arith.addi %1520, %c11 : index
        memref.store %1515, %out[%1530] : memref<?xf32>
      }
    }
    %1531 = wave.lane
    %1532 = vector.extract %420#6[0] : f32 from vector<8xf32>
    %1533 = vector.extract %420#7[0] : f32 from vector<8xf32>
    %1534 = wave.lane
    %1535 = arith.addi %11, %c13 : index
    %1536 = arith.muli %c4, %c3 : index
    %1537 = arith.addi %1535, %1536 : index
    %1538 = arith.divui %1534, %c11 : index
    %1539 = arith.addi %1537, %1538 : index
    %1540 = arith.cmpi slt, %1539, %10 : index
    scf.if %1540 {
      %1541 = arith.cmpi eq, %hasFactors, %c5 : index
      %1542 = memref.load %factors[%1539] : memref<?xf32>
      %1543 = arith.select %1541, %1542, %c22 : f32
      %1544 = arith.remui %1534, %c11 : index
      %1545 = arith.muli %1544, %c17 : index
      %1546 = arith.addi %6, %1545 : index
      %1547 = vector.load %w[%1546] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1548 = vector.bitcast %1547 : vector<4xi8> to vector<1xf32>
      %1549 = vector.extract %1548[0] : f32 from vector<1xf32>
      %1550 = arith.mulf %1549, %1543 : f32
      %1551 = arith.mulf %1532, %1550 : f32
      %1552 = arith.remui %1534, %c11 : index
      %1553 = arith.muli %1552, %c17 : index
      %1554 = arith.addi %8, %1553 : index
      %1555 = vector.load %w[%1554] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1556 = vector.bitcast %1555 : vector<4xi8> to vector<1xf32>
      %1557 = vector.extract %1556[0] : f32 from vector<1xf32>
      %1558 = arith.mulf %1557, %1543 : f32
      %1559 = arith.mulf %1533, %1558 : f32
      %1560 = arith.muli %1539, %outputFeatures : index
      %1561 = arith.addi %1560, %14 : index
      %1562 = wave.lane
      %1563 = arith.remui %1562, %c11 : index
      %1564 = arith.addi %1561, %1563 : index
      scf.if %12 {
        %1565 = arith.addi %1564, %c4 : index
        %1566 = memref.load %residual[%1565] : memref<?xf32>
        %1567 = arith.addf %1566, %1551 : f32
        %1568 = arith.addi %1564, %c4 : index
        memref.store %1567, %out[%1568] : memref<?xf32>
      } else {
        %1569 = arith.addi %1564, %c4 : index
        memref.store %1551, %out[%1569] : memref<?xf32>
      }
      scf.if %12 {
        %1570 = arith.addi %1564, %c11 : index
        %1571 = memref.load %residual[%1570] : memref<?xf32>
        %1572 = arith.addf %1571, %1559 : f32
        %1573 = arith.addi %1564, %c11 : index
        memref.store %1572, %out[%1573] : memref<?xf32>
      } else {
        %1574 = arith.addi %1564, %c11 : index
        memref.store %1559, %out[%1574] : memref<?xf32>
      }
    }
    %1575 = vector.extract %420#6[1] : f32 from vector<8xf32>
    %1576 = vector.extract %420#7[1] : f32 from vector<8xf32>
    %1577 = wave.lane
    %1578 = arith.addi %11, %c13 : index
    %1579 = arith.muli %c5, %c3 : index
    %1580 = arith.addi %1578, %1579 : index
    %1581 = arith.divui %1577, %c11 : index
    %1582 = arith.addi %1580, %1581 : index
    %1583 = arith.cmpi slt, %1582, %10 : index
    scf.if %1583 {
      %1584 = arith.cmpi eq, %hasFactors, %c5 : index
      %1585 = memref.load %factors[%1582] : memref<?xf32>
      %1586 = arith.select %1584, %1585, %c22 : f32
      %1587 = arith.remui %1577, %c11 : index
      %1588 = arith.muli %1587, %c17 : index
      %1589 = arith.addi %6, %1588 : index
      %1590 = vector.load %w[%1589] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1591 = vector.bitcast %1590 : vector<4xi8> to vector<1xf32>
      %1592 = vector.extract %1591[0] : f32 from vector<1xf32>
      %1593 = arith.mulf %1592, %1586 : f32
      %1594 = arith.mulf %1575, %1593 : f32
      %1595 = arith.remui %1577, %c11 : index
      %1596 = arith.muli %1595, %c17 : index
      %1597 = arith.addi %8, %1596 : index
      %1598 = vector.load %w[%1597] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1599 = vector.bitcast %1598 : vector<4xi8> to vector<1xf32>
      %1600 = vector.extract %1599[0] : f32 from vector<1xf32>
      %1601 = arith.mulf %1600, %1586 : f32
      %1602 = arith.mulf %1576, %1601 : f32
      %1603 = arith.muli %1582, %outputFeatures : index
      %1604 = arith.addi %1603, %14 : index
      %1605 = wave.lane
      %1606 = arith.remui %1605, %c11 : index
      %1607 = arith.addi %1604, %1606 : index
      scf.if %12 {
        %1608 = arith.addi %1607, %c4 : index
        %1609 = memref.load %residual[%1608] : memref<?xf32>
        %1610 = arith.addf %1609, %1594 : f32
        %1611 = arith.addi %1607, %c4 : index
        memref.store %1610, %out[%1611] : memref<?xf32>
      } else {
        %1612 = arith.addi %1607, %c4 : index
        memref.store %1594, %out[%1612] : memref<?xf32>
      }
      scf.if %12 {
        %1613 = arith.addi %1607, %c11 : index
        %1614 = memref.load %residual[%1613] : memref<?xf32>
        %1615 = arith.addf %1614, %1602 : f32
        %1616 = arith.addi %1607, %c11 : index
        memref.store %1615, %out[%1616] : memref<?xf32>
      } else {
        %1617 = arith.addi %1607, %c11 : index
        memref.store %1602, %out[%1617] : memref<?xf32>
      }
    }
    %1618 = vector.extract %420#6[2] : f32 from vector<8xf32>
    %1619 = vector.extract %420#7[2] : f32 from vector<8xf32>
    %1620 = wave.lane
    %1621 = arith.addi %11, %c13 : index
    %1622 = arith.muli %c3, %c3 : index
    %1623 = arith.addi %1621, %1622 : index
    %1624 = arith.divui %1620, %c11 : index
    %1625 = arith.addi %1623, %1624 : index
    %1626 = arith.cmpi slt, %1625, %10 : index
    scf.if %1626 {
      %1627 = arith.cmpi eq, %hasFactors, %c5 : index
      %1628 = memref.load %factors[%1625] : memref<?xf32>
      %1629 = arith.select %1627, %1628, %c22 : f32
      %1630 = arith.remui %1620, %c11 : index
      %1631 = arith.muli %1630, %c17 : index
      %1632 = arith.addi %6, %1631 : index
      %1633 = vector.load %w[%1632] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1634 = vector.bitcast %1633 : vector<4xi8> to vector<1xf32>
      %1635 = vector.extract %1634[0] : f32 from vector<1xf32>
      %1636 = arith.mulf %1635, %1629 : f32
      %1637 = arith.mulf %1618, %1636 : f32
      %1638 = arith.remui %1620, %c11 : index
      %1639 = arith.muli %1638, %c17 : index
      %1640 = arith.addi %8, %1639 : index
      %1641 = vector.load %w[%1640] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1642 = vector.bitcast %1641 : vector<4xi8> to vector<1xf32>
      %1643 = vector.extract %1642[0] : f32 from vector<1xf32>
      %1644 = arith.mulf %1643, %1629 : f32
      %1645 = arith.mulf %1619, %1644 : f32
      %1646 = arith.muli %1625, %outputFeatures : index
      %1647 = arith.addi %1646, %14 : index
      %1648 = wave.lane
      %1649 = arith.remui %1648, %c11 : index
      %1650 = arith.addi %1647, %1649 : index
      scf.if %12 {
        %1651 = arith.addi %1650, %c4 : index
        %1652 = memref.load %residual[%1651] : memref<?xf32>
        %1653 = arith.addf %1652, %1637 : f32
        %1654 = arith.addi %1650, %c4 : index
        memref.store %1653, %out[%1654] : memref<?xf32>
      } else {
        %1655 = arith.addi %1650, %c4 : index
        memref.store %1637, %out[%1655] : memref<?xf32>
      }
      scf.if %12 {
        %1656 = arith.addi %1650, %c11 : index
        %1657 = memref.load %residual[%1656] : memref<?xf32>
        %1658 = arith.addf %1657, %1645 : f32
        %1659 = arith.addi %1650, %c11 : index
        memref.store %1658, %out[%1659] : memref<?xf32>
      } else {
        %1660 = arith.addi %1650, %c11 : index
        memref.store %1645, %out[%1660] : memref<?xf32>
      }
    }
    %1661 = vector.extract %420#6[3] : f32 from vector<8xf32>
    %1662 = vector.extract %420#7[3] : f32 from vector<8xf32>
    %1663 = wave.lane
    %1664 = arith.addi %11, %c13 : index
    %1665 = arith.muli %c20, %c3 : index
    %1666 = arith.addi %1664, %1665 : index
    %1667 = arith.divui %1663, %c11 : index
    %1668 = arith.addi %1666, %1667 : index
    %1669 = arith.cmpi slt, %1668, %10 : index
    scf.if %1669 {
      %1670 = arith.cmpi eq, %hasFactors, %c5 : index
      %1671 = memref.load %factors[%1668] : memref<?xf32>
      %1672 = arith.select %1670, %1671, %c22 : f32
      %1673 = arith.remui %1663, %c11 : index
      %1674 = arith.muli %1673, %c17 : index
      %1675 = arith.addi %6, %1674 : index
      %1676 = vector.load %w[%1675] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1677 = vector.bitcast %1676 : vector<4xi8> to vector<1xf32>
      %1678 = vector.extract %1677[0] : f32 from vector<1xf32>
      %1679 = arith.mulf %1678, %1672 : f32
      %1680 = arith.mulf %1661, %1679 : f32
      %1681 = arith.remui %1663, %c11 : index
      %1682 = arith.muli %1681, %c17 : index
      %1683 = arith.addi %8, %1682 : index
      %1684 = vector.load %w[%1683] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1685 = vector.bitcast %1684 : vector<4xi8> to vector<1xf32>
      %1686 = vector.extract %1685[0] : f32 from vector<1xf32>
      %1687 = arith.mulf %1686, %1672 : f32
      %1688 = arith.mulf %1662, %1687 : f32
      %1689 = arith.muli %1668, %outputFeatures : index
      %1690 = arith.addi %1689, %14 : index
      %1691 = wave.lane
      %1692 = arith.remui %1691, %c11 : index
      %1693 = arith.addi %1690, %1692 : index
      scf.if %12 {
        %1694 = arith.addi %1693, %c4 : index
        %1695 = memref.load %residual[%1694] : memref<?xf32>
        %1696 = arith.addf %1695, %1680 : f32
        %1697 = arith.addi %1693, %c4 : index
        memref.store %1696, %out[%1697] : memref<?xf32>
      } else {
        %1698 = arith.addi %1693, %c4 : index
        memref.store %1680, %out[%1698] : memref<?xf32>
      }
      scf.if %12 {
        %1699 = arith.addi %1693, %c11 : index
        %1700 = memref.load %residual[%1699] : memref<?xf32>
        %1701 = arith.addf %1700, %1688 : f32
        %1702 = arith.addi %1693, %c11 : index
        memref.store %1701, %out[%1702] : memref<?xf32>
      } else {
        %1703 = arith.addi %1693, %c11 : index
        memref.store %1688, %out[%1703] : memref<?xf32>
      }
    }
    %1704 = vector.extract %420#6[4] : f32 from vector<8xf32>
    %1705 = vector.extract %420#7[4] : f32 from vector<8xf32>
    %1706 = wave.lane
    %1707 = arith.addi %11, %c13 : index
    %1708 = arith.muli %c17, %c3 : index
    %1709 = arith.addi %1707, %1708 : index
    %1710 = arith.divui %1706, %c11 : index
    %1711 = arith.addi %1709, %1710 : index
    %1712 = arith.cmpi slt, %1711, %10 : index
    scf.if %1712 {
      %1713 = arith.cmpi eq, %hasFactors, %c5 : index
      %1714 = memref.load %factors[%1711] : memref<?xf32>
      %1715 = arith.select %1713, %1714, %c22 : f32
      %1716 = arith.remui %1706, %c11 : index
      %1717 = arith.muli %1716, %c17 : index
      %1718 = arith.addi %6, %1717 : index
      %1719 = vector.load %w[%1718] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1720 = vector.bitcast %1719 : vector<4xi8> to vector<1xf32>
      %1721 = vector.extract %1720[0] : f32 from vector<1xf32>
      %1722 = arith.mulf %1721, %1715 : f32
      %1723 = arith.mulf %1704, %1722 : f32
      %1724 = arith.remui %1706, %c11 : index
      %1725 = arith.muli %1724, %c17 : index
      %1726 = arith.addi %8, %1725 : index
      %1727 = vector.load %w[%1726] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1728 = vector.bitcast %1727 : vector<4xi8> to vector<1xf32>
      %1729 = vector.extract %1728[0] : f32 from vector<1xf32>
      %1730 = arith.mulf %1729, %1715 : f32
      %1731 = arith.mulf %1705, %1730 : f32
      %1732 = arith.muli %1711, %outputFeatures : index
      %1733 = arith.addi %1732, %14 : index
      %1734 = wave.lane
      %1735 = arith.remui %1734, %c11 : index
      %1736 = arith.addi %1733, %1735 : index
      scf.if %12 {
        %1737 = arith.addi %1736, %c4 : index
        %1738 = memref.load %residual[%1737] : memref<?xf32>
        %1739 = arith.addf %1738, %1723 : f32
        %1740 = arith.addi %1736, %c4 : index
        memref.store %1739, %out[%1740] : memref<?xf32>
      } else {
        %1741 = arith.addi %1736, %c4 : index
        memref.store %1723, %out[%1741] : memref<?xf32>
      }
      scf.if %12 {
        %1742 = arith.addi %1736, %c11 : index
        %1743 = memref.load %residual[%1742] : memref<?xf32>
        %1744 = arith.addf %1743, %1731 : f32
        %1745 = arith.addi %1736, %c11 : index
        memref.store %1744, %out[%1745] : memref<?xf32>
      } else {
        %1746 = arith.addi %1736, %c11 : index
        memref.store %1731, %out[%1746] : memref<?xf32>
      }
    }
    %1747 = vector.extract %420#6[5] : f32 from vector<8xf32>
    %1748 = vector.extract %420#7[5] : f32 from vector<8xf32>
    %1749 = wave.lane
    %1750 = arith.addi %11, %c13 : index
    %1751 = arith.muli %c23, %c3 : index
    %1752 = arith.addi %1750, %1751 : index
    %1753 = arith.divui %1749, %c11 : index
    %1754 = arith.addi %1752, %1753 : index
    %1755 = arith.cmpi slt, %1754, %10 : index
    scf.if %1755 {
      %1756 = arith.cmpi eq, %hasFactors, %c5 : index
      %1757 = memref.load %factors[%1754] : memref<?xf32>
      %1758 = arith.select %1756, %1757, %c22 : f32
      %1759 = arith.remui %1749, %c11 : index
      %1760 = arith.muli %1759, %c17 : index
      %1761 = arith.addi %6, %1760 : index
      %1762 = vector.load %w[%1761] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1763 = vector.bitcast %1762 : vector<4xi8> to vector<1xf32>
      %1764 = vector.extract %1763[0] : f32 from vector<1xf32>
      %1765 = arith.mulf %1764, %1758 : f32
      %1766 = arith.mulf %1747, %1765 : f32
      %1767 = arith.remui %1749, %c11 : index
      %1768 = arith.muli %1767, %c17 : index
      %1769 = arith.addi %8, %1768 : index
      %1770 = vector.load %w[%1769] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1771 = vector.bitcast %1770 : vector<4xi8> to vector<1xf32>
      %1772 = vector.extract %1771[0] : f32 from vector<1xf32>
      %1773 = arith.mulf %1772, %1758 : f32
      %1774 = arith.mulf %1748, %1773 : f32
      %1775 = arith.muli %1754, %outputFeatures : index
      %1776 = arith.addi %1775, %14 : index
      %1777 = wave.lane
      %1778 = arith.remui %1777, %c11 : index
      %1779 = arith.addi %1776, %1778 : index
      scf.if %12 {
        %1780 = arith.addi %1779, %c4 : index
        %1781 = memref.load %residual[%1780] : memref<?xf32>
        %1782 = arith.addf %1781, %1766 : f32
        %1783 = arith.addi %1779, %c4 : index
        memref.store %1782, %out[%1783] : memref<?xf32>
      } else {
        %1784 = arith.addi %1779, %c4 : index
        memref.store %1766, %out[%1784] : memref<?xf32>
      }
      scf.if %12 {
        %1785 = arith.addi %1779, %c11 : index
        %1786 = memref.load %residual[%1785] : memref<?xf32>
        %1787 = arith.addf %1786, %1774 : f32
        %1788 = arith.addi %1779, %c11 : index
        memref.store %1787, %out[%1788] : memref<?xf32>
      } else {
        %1789 = arith.addi %1779, %c11 : index
        memref.store %1774, %out[%1789] : memref<?xf32>
      }
    }
    %1790 = vector.extract %420#6[6] : f32 from vector<8xf32>
    %1791 = vector.extract %420#7[6] : f32 from vector<8xf32>
    %1792 = wave.lane
    %1793 = arith.addi %11, %c13 : index
    %1794 = arith.muli %c24, %c3 : index
    %1795 = arith.addi %1793, %1794 : index
    %1796 = arith.divui %1792, %c11 : index
    %1797 = arith.addi %1795, %1796 : index
    %1798 = arith.cmpi slt, %1797, %10 : index
    scf.if %1798 {
      %1799 = arith.cmpi eq, %hasFactors, %c5 : index
      %1800 = memref.load %factors[%1797] : memref<?xf32>
      %1801 = arith.select %1799, %1800, %c22 : f32
      %1802 = arith.remui %1792, %c11 : index
      %1803 = arith.muli %1802, %c17 : index
      %1804 = arith.addi %6, %1803 : index
      %1805 = vector.load %w[%1804] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1806 = vector.bitcast %1805 : vector<4xi8> to vector<1xf32>
      %1807 = vector.extract %1806[0] : f32 from vector<1xf32>
      %1808 = arith.mulf %1807, %1801 : f32
      %1809 = arith.mulf %1790, %1808 : f32
      %1810 = arith.remui %1792, %c11 : index
      %1811 = arith.muli %1810, %c17 : index
      %1812 = arith.addi %8, %1811 : index
      %1813 = vector.load %w[%1812] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1814 = vector.bitcast %1813 : vector<4xi8> to vector<1xf32>
      %1815 = vector.extract %1814[0] : f32 from vector<1xf32>
      %1816 = arith.mulf %1815, %1801 : f32
      %1817 = arith.mulf %1791, %1816 : f32
      %1818 = arith.muli %1797, %outputFeatures : index
      %1819 = arith.addi %1818, %14 : index
      %1820 = wave.lane
      %1821 = arith.remui %1820, %c11 : index
      %1822 = arith.addi %1819, %1821 : index
      scf.if %12 {
        %1823 = arith.addi %1822, %c4 : index
        %1824 = memref.load %residual[%1823] : memref<?xf32>
        %1825 = arith.addf %1824, %1809 : f32
        %1826 = arith.addi %1822, %c4 : index
        memref.store %1825, %out[%1826] : memref<?xf32>
      } else {
        %1827 = arith.addi %1822, %c4 : index
        memref.store %1809, %out[%1827] : memref<?xf32>
      }
      scf.if %12 {
        %1828 = arith.addi %1822, %c11 : index
        %1829 = memref.load %residual[%1828] : memref<?xf32>
        %1830 = arith.addf %1829, %1817 : f32
        %1831 = arith.addi %1822, %c11 : index
        memref.store %1830, %out[%1831] : memref<?xf32>
      } else {
        %1832 = arith.addi %1822, %c11 : index
        memref.store %1817, %out[%1832] : memref<?xf32>
      }
    }
    %1833 = vector.extract %420#6[7] : f32 from vector<8xf32>
    %1834 = vector.extract %420#7[7] : f32 from vector<8xf32>
    %1835 = wave.lane
    %1836 = arith.addi %11, %c13 : index
    %1837 = arith.muli %c25, %c3 : index
    %1838 = arith.addi %1836, %1837 : index
    %1839 = arith.divui %1835, %c11 : index
    %1840 = arith.addi %1838, %1839 : index
    %1841 = arith.cmpi slt, %1840, %10 : index
    scf.if %1841 {
      %1842 = arith.cmpi eq, %hasFactors, %c5 : index
      %1843 = memref.load %factors[%1840] : memref<?xf32>
      %1844 = arith.select %1842, %1843, %c22 : f32
      %1845 = arith.remui %1835, %c11 : index
      %1846 = arith.muli %1845, %c17 : index
      %1847 = arith.addi %6, %1846 : index
      %1848 = vector.load %w[%1847] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1849 = vector.bitcast %1848 : vector<4xi8> to vector<1xf32>
      %1850 = vector.extract %1849[0] : f32 from vector<1xf32>
      %1851 = arith.mulf %1850, %1844 : f32
      %1852 = arith.mulf %1833, %1851 : f32
      %1853 = arith.remui %1835, %c11 : index
      %1854 = arith.muli %1853, %c17 : index
      %1855 = arith.addi %8, %1854 : index
      %1856 = vector.load %w[%1855] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1857 = vector.bitcast %1856 : vector<4xi8> to vector<1xf32>
      %1858 = vector.extract %1857[0] : f32 from vector<1xf32>
      %1859 = arith.mulf %1858, %1844 : f32
      %1860 = arith.mulf %1834, %1859 : f32
      %1861 = arith.muli %1840, %outputFeatures : index
      %1862 = arith.addi %1861, %14 : index
      %1863 = wave.lane
      %1864 = arith.remui %1863, %c11 : index
      %1865 = arith.addi %1862, %1864 : index
      scf.if %12 {
        %1866 = arith.addi %1865, %c4 : index
        %1867 = memref.load %residual[%1866] : memref<?xf32>
        %1868 = arith.addf %1867, %1852 : f32
        %1869 = arith.addi %1865, %c4 : index
        memref.store %1868, %out[%1869] : memref<?xf32>
      } else {
        %1870 = arith.addi %1865, %c4 : index
        memref.store %1852, %out[%1870] : memref<?xf32>
      }
      scf.if %12 {
        %1871 = arith.addi %1865, %c11 : index
        %1872 = memref.load %residual[%1871] : memref<?xf32>
        %1873 = arith.addf %1872, %1860 : f32
        %1874 = arith.addi %1865, %c11 : index
        memref.store %1873, %out[%1874] : memref<?xf32>
      } else {
        %1875 = arith.addi %1865, %c11 : index
        memref.store %1860, %out[%1875] : memref<?xf32>
      }
    }
  }
  wave.return
}
