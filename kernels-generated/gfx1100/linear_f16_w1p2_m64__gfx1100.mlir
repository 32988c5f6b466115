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
  %operandScale = wave.param "operandScale" : f32
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
      %507 = arith.muli %504, %c3 : index
      %508 = memref.load %factors[%507] : memref<?xf32>
      %509 = arith.mulf %508, %operandScale : f32
      %510 = arith.select %506, %509, %operandScale : f32
      %511 = arith.remui %499, %c11 : index
      %512 = arith.muli %511, %c17 : index
      %513 = arith.addi %6, %512 : index
      %514 = vector.load %w[%513] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %515 = vector.bitcast %514 : vector<4xi8> to vector<1xf32>
      %516 = vector.extract %515[0] : f32 from vector<1xf32>
      %517 = arith.mulf %516, %510 : f32
      %518 = arith.mulf %497, %517 : f32
      %519 = arith.remui %499, %c11 : index
      %520 = arith.muli %519, %c17 : index
      %521 = arith.addi %8, %520 : index
      %522 = vector.load %w[%521] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %523 = vector.bitcast %522 : vector<4xi8> to vector<1xf32>
      %524 = vector.extract %523[0] : f32 from vector<1xf32>
      %525 = arith.mulf %524, %510 : f32
      %526 = arith.mulf %498, %525 : f32
      %527 = arith.muli %504, %outputFeatures : index
      %528 = arith.addi %527, %14 : index
      %529 = wave.lane
      %530 = arith.remui %529, %c11 : index
      %531 = arith.addi %528, %530 : index
      scf.if %12 {
        %532 = arith.addi %531, %c4 : index
        %533 = memref.load %residual[%532] : memref<?xf32>
        %534 = arith.addf %533, %518 : f32
        %535 = arith.addi %531, %c4 : index
        memref.store %534, %out[%535] : memref<?xf32>
      } else {
        %536 = arith.addi %531, %c4 : index
        memref.store %518, %out[%536] : memref<?xf32>
      }
      scf.if %12 {
        %537 = arith.addi %531, %c11 : index
        %538 = memref.load %residual[%537] : memref<?xf32>
        %539 = arith.addf %538, %526 : f32
        %540 = arith.addi %531, %c11 : index
        memref.store %539, %out[%540] : memref<?xf32>
      } else {
        %541 = arith.addi %531, %c11 : index
        memref.store %526, %out[%541] : memref<?xf32>
      }
    }
    %542 = vector.extract %420#0[1] : f32 from vector<8xf32>
    %543 = vector.extract %420#1[1] : f32 from vector<8xf32>
    %544 = wave.lane
    %545 = arith.addi %11, %c4 : index
    %546 = arith.muli %c5, %c3 : index
    %547 = arith.addi %545, %546 : index
    %548 = arith.divui %544, %c11 : index
    %549 = arith.addi %547, %548 : index
    %550 = arith.cmpi slt, %549, %10 : index
    scf.if %550 {
      %551 = arith.cmpi eq, %hasFactors, %c5 : index
      %552 = arith.muli %549, %c3 : index
      %553 = memref.load %factors[%552] : memref<?xf32>
      %554 = arith.mulf %553, %operandScale : f32
      %555 = arith.select %551, %554, %operandScale : f32
      %556 = arith.remui %544, %c11 : index
      %557 = arith.muli %556, %c17 : index
      %558 = arith.addi %6, %557 : index
      %559 = vector.load %w[%558] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %560 = vector.bitcast %559 : vector<4xi8> to vector<1xf32>
      %561 = vector.extract %560[0] : f32 from vector<1xf32>
      %562 = arith.mulf %561, %555 : f32
      %563 = arith.mulf %542, %562 : f32
      %564 = arith.remui %544, %c11 : index
      %565 = arith.muli %564, %c17 : index
      %566 = arith.addi %8, %565 : index
      %567 = vector.load %w[%566] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %568 = vector.bitcast %567 : vector<4xi8> to vector<1xf32>
      %569 = vector.extract %568[0] : f32 from vector<1xf32>
      %570 = arith.mulf %569, %555 : f32
      %571 = arith.mulf %543, %570 : f32
      %572 = arith.muli %549, %outputFeatures : index
      %573 = arith.addi %572, %14 : index
      %574 = wave.lane
      %575 = arith.remui %574, %c11 : index
      %576 = arith.addi %573, %575 : index
      scf.if %12 {
        %577 = arith.addi %576, %c4 : index
        %578 = memref.load %residual[%577] : memref<?xf32>
        %579 = arith.addf %578, %563 : f32
        %580 = arith.addi %576, %c4 : index
        memref.store %579, %out[%580] : memref<?xf32>
      } else {
        %581 = arith.addi %576, %c4 : index
        memref.store %563, %out[%581] : memref<?xf32>
      }
      scf.if %12 {
        %582 = arith.addi %576, %c11 : index
        %583 = memref.load %residual[%582] : memref<?xf32>
        %584 = arith.addf %583, %571 : f32
        %585 = arith.addi %576, %c11 : index
        memref.store %584, %out[%585] : memref<?xf32>
      } else {
        %586 = arith.addi %576, %c11 : index
        memref.store %571, %out[%586] : memref<?xf32>
      }
    }
    %587 = vector.extract %420#0[2] : f32 from vector<8xf32>
    %588 = vector.extract %420#1[2] : f32 from vector<8xf32>
    %589 = wave.lane
    %590 = arith.addi %11, %c4 : index
    %591 = arith.muli %c3, %c3 : index
    %592 = arith.addi %590, %591 : index
    %593 = arith.divui %589, %c11 : index
    %594 = arith.addi %592, %593 : index
    %595 = arith.cmpi slt, %594, %10 : index
    scf.if %595 {
      %596 = arith.cmpi eq, %hasFactors, %c5 : index
      %597 = arith.muli %594, %c3 : index
      %598 = memref.load %factors[%597] : memref<?xf32>
      %599 = arith.mulf %598, %operandScale : f32
      %600 = arith.select %596, %599, %operandScale : f32
      %601 = arith.remui %589, %c11 : index
      %602 = arith.muli %601, %c17 : index
      %603 = arith.addi %6, %602 : index
      %604 = vector.load %w[%603] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %605 = vector.bitcast %604 : vector<4xi8> to vector<1xf32>
      %606 = vector.extract %605[0] : f32 from vector<1xf32>
      %607 = arith.mulf %606, %600 : f32
      %608 = arith.mulf %587, %607 : f32
      %609 = arith.remui %589, %c11 : index
      %610 = arith.muli %609, %c17 : index
      %611 = arith.addi %8, %610 : index
      %612 = vector.load %w[%611] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %613 = vector.bitcast %612 : vector<4xi8> to vector<1xf32>
      %614 = vector.extract %613[0] : f32 from vector<1xf32>
      %615 = arith.mulf %614, %600 : f32
      %616 = arith.mulf %588, %615 : f32
      %617 = arith.muli %594, %outputFeatures : index
      %618 = arith.addi %617, %14 : index
      %619 = wave.lane
      %620 = arith.remui %619, %c11 : index
      %621 = arith.addi %618, %620 : index
      scf.if %12 {
        %622 = arith.addi %621, %c4 : index
        %623 = memref.load %residual[%622] : memref<?xf32>
        %624 = arith.addf %623, %608 : f32
        %625 = arith.addi %621, %c4 : index
        memref.store %624, %out[%625] : memref<?xf32>
      } else {
        %626 = arith.addi %621, %c4 : index
        memref.store %608, %out[%626] : memref<?xf32>
      }
      scf.if %12 {
        %627 = arith.addi %621, %c11 : index
        %628 = memref.load %residual[%627] : memref<?xf32>
        %629 = arith.addf %628, %616 : f32
        %630 = arith.addi %621, %c11 : index
        memref.store %629, %out[%630] : memref<?xf32>
      } else {
        %631 = arith.addi %621, %c11 : index
        memref.store %616, %out[%631] : memref<?xf32>
      }
    }
    %632 = vector.extract %420#0[3] : f32 from vector<8xf32>
    %633 = vector.extract %420#1[3] : f32 from vector<8xf32>
    %634 = wave.lane
    %635 = arith.addi %11, %c4 : index
    %636 = arith.muli %c20, %c3 : index
    %637 = arith.addi %635, %636 : index
    %638 = arith.divui %634, %c11 : index
    %639 = arith.addi %637, %638 : index
    %640 = arith.cmpi slt, %639, %10 : index
    scf.if %640 {
      %641 = arith.cmpi eq, %hasFactors, %c5 : index
      %642 = arith.muli %639, %c3 : index
      %643 = memref.load %factors[%642] : memref<?xf32>
      %644 = arith.mulf %643, %operandScale : f32
      %645 = arith.select %641, %644, %operandScale : f32
      %646 = arith.remui %634, %c11 : index
      %647 = arith.muli %646, %c17 : index
      %648 = arith.addi %6, %647 : index
      %649 = vector.load %w[%648] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %650 = vector.bitcast %649 : vector<4xi8> to vector<1xf32>
      %651 = vector.extract %650[0] : f32 from vector<1xf32>
      %652 = arith.mulf %651, %645 : f32
      %653 = arith.mulf %632, %652 : f32
      %654 = arith.remui %634, %c11 : index
      %655 = arith.muli %654, %c17 : index
      %656 = arith.addi %8, %655 : index
      %657 = vector.load %w[%656] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %658 = vector.bitcast %657 : vector<4xi8> to vector<1xf32>
      %659 = vector.extract %658[0] : f32 from vector<1xf32>
      %660 = arith.mulf %659, %645 : f32
      %661 = arith.mulf %633, %660 : f32
      %662 = arith.muli %639, %outputFeatures : index
      %663 = arith.addi %662, %14 : index
      %664 = wave.lane
      %665 = arith.remui %664, %c11 : index
      %666 = arith.addi %663, %665 : index
      scf.if %12 {
        %667 = arith.addi %666, %c4 : index
        %668 = memref.load %residual[%667] : memref<?xf32>
        %669 = arith.addf %668, %653 : f32
        %670 = arith.addi %666, %c4 : index
        memref.store %669, %out[%670] : memref<?xf32>
      } else {
        %671 = arith.addi %666, %c4 : index
        memref.store %653, %out[%671] : memref<?xf32>
      }
      scf.if %12 {
        %672 = arith.addi %666, %c11 : index
        %673 = memref.load %residual[%672] : memref<?xf32>
        %674 = arith.addf %673, %661 : f32
        %675 = arith.addi %666, %c11 : index
        memref.store %674, %out[%675] : memref<?xf32>
      } else {
        %676 = arith.addi %666, %c11 : index
        memref.store %661, %out[%676] : memref<?xf32>
      }
    }
    %677 = vector.extract %420#0[4] : f32 from vector<8xf32>
    %678 = vector.extract %420#1[4] : f32 from vector<8xf32>
    %679 = wave.lane
    %680 = arith.addi %11, %c4 : index
    %681 = arith.muli %c17, %c3 : index
    %682 = arith.addi %680, %681 : index
    %683 = arith.divui %679, %c11 : index
    %684 = arith.addi %682, %683 : index
    %685 = arith.cmpi slt, %684, %10 : index
    scf.if %685 {
      %686 = arith.cmpi eq, %hasFactors, %c5 : index
      %687 = arith.muli %684, %c3 : index
      %688 = memref.load %factors[%687] : memref<?xf32>
      %689 = arith.mulf %688, %operandScale : f32
      %690 = arith.select %686, %689, %operandScale : f32
      %691 = arith.remui %679, %c11 : index
      %692 = arith.muli %691, %c17 : index
      %693 = arith.addi %6, %692 : index
      %694 = vector.load %w[%693] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %695 = vector.bitcast %694 : vector<4xi8> to vector<1xf32>
      %696 = vector.extract %695[0] : f32 from vector<1xf32>
      %697 = arith.mulf %696, %690 : f32
      %698 = arith.mulf %677, %697 : f32
      %699 = arith.remui %679, %c11 : index
      %700 = arith.muli %699, %c17 : index
      %701 = arith.addi %8, %700 : index
      %702 = vector.load %w[%701] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %703 = vector.bitcast %702 : vector<4xi8> to vector<1xf32>
      %704 = vector.extract %703[0] : f32 from vector<1xf32>
      %705 = arith.mulf %704, %690 : f32
      %706 = arith.mulf %678, %705 : f32
      %707 = arith.muli %684, %outputFeatures : index
      %708 = arith.addi %707, %14 : index
      %709 = wave.lane
      %710 = arith.remui %709, %c11 : index
      %711 = arith.addi %708, %710 : index
      scf.if %12 {
        %712 = arith.addi %711, %c4 : index
        %713 = memref.load %residual[%712] : memref<?xf32>
        %714 = arith.addf %713, %698 : f32
        %715 = arith.addi %711, %c4 : index
        memref.store %714, %out[%715] : memref<?xf32>
      } else {
        %716 = arith.addi %711, %c4 : index
        memref.store %698, %out[%716] : memref<?xf32>
      }
      scf.if %12 {
        %717 = arith.addi %711, %c11 : index
        %718 = memref.load %residual[%717] : memref<?xf32>
        %719 = arith.addf %718, %706 : f32
        %720 = arith.addi %711, %c11 : index
        memref.store %719, %out[%720] : memref<?xf32>
      } else {
        %721 = arith.addi %711, %c11 : index
        memref.store %706, %out[%721] : memref<?xf32>
      }
    }
    %722 = vector.extract %420#0[5] : f32 from vector<8xf32>
    %723 = vector.extract %420#1[5] : f32 from vector<8xf32>
    %724 = wave.lane
    %725 = arith.addi %11, %c4 : index
    %726 = arith.muli %c23, %c3 : index
    %727 = arith.addi %725, %726 : index
    %728 = arith.divui %724, %c11 : index
    %729 = arith.addi %727, %728 : index
    %730 = arith.cmpi slt, %729, %10 : index
    scf.if %730 {
      %731 = arith.cmpi eq, %hasFactors, %c5 : index
      %732 = arith.muli %729, %c3 : index
      %733 = memref.load %factors[%732] : memref<?xf32>
      %734 = arith.mulf %733, %operandScale : f32
      %735 = arith.select %731, %734, %operandScale : f32
      %736 = arith.remui %724, %c11 : index
      %737 = arith.muli %736, %c17 : index
      %738 = arith.addi %6, %737 : index
      %739 = vector.load %w[%738] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %740 = vector.bitcast %739 : vector<4xi8> to vector<1xf32>
      %741 = vector.extract %740[0] : f32 from vector<1xf32>
      %742 = arith.mulf %741, %735 : f32
      %743 = arith.mulf %722, %742 : f32
      %744 = arith.remui %724, %c11 : index
      %745 = arith.muli %744, %c17 : index
      %746 = arith.addi %8, %745 : index
      %747 = vector.load %w[%746] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %748 = vector.bitcast %747 : vector<4xi8> to vector<1xf32>
      %749 = vector.extract %748[0] : f32 from vector<1xf32>
      %750 = arith.mulf %749, %735 : f32
      %751 = arith.mulf %723, %750 : f32
      %752 = arith.muli %729, %outputFeatures : index
      %753 = arith.addi %752, %14 : index
      %754 = wave.lane
      %755 = arith.remui %754, %c11 : index
      %756 = arith.addi %753, %755 : index
      scf.if %12 {
        %757 = arith.addi %756, %c4 : index
        %758 = memref.load %residual[%757] : memref<?xf32>
        %759 = arith.addf %758, %743 : f32
        %760 = arith.addi %756, %c4 : index
        memref.store %759, %out[%760] : memref<?xf32>
      } else {
        %761 = arith.addi %756, %c4 : index
        memref.store %743, %out[%761] : memref<?xf32>
      }
      scf.if %12 {
        %762 = arith.addi %756, %c11 : index
        %763 = memref.load %residual[%762] : memref<?xf32>
        %764 = arith.addf %763, %751 : f32
        %765 = arith.addi %756, %c11 : index
        memref.store %764, %out[%765] : memref<?xf32>
      } else {
        %766 = arith.addi %756, %c11 : index
        memref.store %751, %out[%766] : memref<?xf32>
      }
    }
    %767 = vector.extract %420#0[6] : f32 from vector<8xf32>
    %768 = vector.extract %420#1[6] : f32 from vector<8xf32>
    %769 = wave.lane
    %770 = arith.addi %11, %c4 : index
    %771 = arith.muli %c24, %c3 : index
    %772 = arith.addi %770, %771 : index
    %773 = arith.divui %769, %c11 : index
    %774 = arith.addi %772, %773 : index
    %775 = arith.cmpi slt, %774, %10 : index
    scf.if %775 {
      %776 = arith.cmpi eq, %hasFactors, %c5 : index
      %777 = arith.muli %774, %c3 : index
      %778 = memref.load %factors[%777] : memref<?xf32>
      %779 = arith.mulf %778, %operandScale : f32
      %780 = arith.select %776, %779, %operandScale : f32
      %781 = arith.remui %769, %c11 : index
      %782 = arith.muli %781, %c17 : index
      %783 = arith.addi %6, %782 : index
      %784 = vector.load %w[%783] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %785 = vector.bitcast %784 : vector<4xi8> to vector<1xf32>
      %786 = vector.extract %785[0] : f32 from vector<1xf32>
      %787 = arith.mulf %786, %780 : f32
      %788 = arith.mulf %767, %787 : f32
      %789 = arith.remui %769, %c11 : index
      %790 = arith.muli %789, %c17 : index
      %791 = arith.addi %8, %790 : index
      %792 = vector.load %w[%791] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %793 = vector.bitcast %792 : vector<4xi8> to vector<1xf32>
      %794 = vector.extract %793[0] : f32 from vector<1xf32>
      %795 = arith.mulf %794, %780 : f32
      %796 = arith.mulf %768, %795 : f32
      %797 = arith.muli %774, %outputFeatures : index
      %798 = arith.addi %797, %14 : index
      %799 = wave.lane
      %800 = arith.remui %799, %c11 : index
      %801 = arith.addi %798, %800 : index
      scf.if %12 {
        %802 = arith.addi %801, %c4 : index
        %803 = memref.load %residual[%802] : memref<?xf32>
        %804 = arith.addf %803, %788 : f32
        %805 = arith.addi %801, %c4 : index
        memref.store %804, %out[%805] : memref<?xf32>
      } else {
        %806 = arith.addi %801, %c4 : index
        memref.store %788, %out[%806] : memref<?xf32>
      }
      scf.if %12 {
        %807 = arith.addi %801, %c11 : index
        %808 = memref.load %residual[%807] : memref<?xf32>
        %809 = arith.addf %808, %796 : f32
        %810 = arith.addi %801, %c11 : index
        memref.store %809, %out[%810] : memref<?xf32>
      } else {
        %811 = arith.addi %801, %c11 : index
        memref.store %796, %out[%811] : memref<?xf32>
      }
    }
    %812 = vector.extract %420#0[7] : f32 from vector<8xf32>
    %813 = vector.extract %420#1[7] : f32 from vector<8xf32>
    %814 = wave.lane
    %815 = arith.addi %11, %c4 : index
    %816 = arith.muli %c25, %c3 : index
    %817 = arith.addi %815, %816 : index
    %818 = arith.divui %814, %c11 : index
    %819 = arith.addi %817, %818 : index
    %820 = arith.cmpi slt, %819, %10 : index
    scf.if %820 {
      %821 = arith.cmpi eq, %hasFactors, %c5 : index
      %822 = arith.muli %819, %c3 : index
      %823 = memref.load %factors[%822] : memref<?xf32>
      %824 = arith.mulf %823, %operandScale : f32
      %825 = arith.select %821, %824, %operandScale : f32
      %826 = arith.remui %814, %c11 : index
      %827 = arith.muli %826, %c17 : index
      %828 = arith.addi %6, %827 : index
      %829 = vector.load %w[%828] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %830 = vector.bitcast %829 : vector<4xi8> to vector<1xf32>
      %831 = vector.extract %830[0] : f32 from vector<1xf32>
      %832 = arith.mulf %831, %825 : f32
      %833 = arith.mulf %812, %832 : f32
      %834 = arith.remui %814, %c11 : index
      %835 = arith.muli %834, %c17 : index
      %836 = arith.addi %8, %835 : index
      %837 = vector.load %w[%836] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %838 = vector.bitcast %837 : vector<4xi8> to vector<1xf32>
      %839 = vector.extract %838[0] : f32 from vector<1xf32>
      %840 = arith.mulf %839, %825 : f32
      %841 = arith.mulf %813, %840 : f32
      %842 = arith.muli %819, %outputFeatures : index
      %843 = arith.addi %842, %14 : index
      %844 = wave.lane
      %845 = arith.remui %844, %c11 : index
      %846 = arith.addi %843, %845 : index
      scf.if %12 {
        %847 = arith.addi %846, %c4 : index
        %848 = memref.load %residual[%847] : memref<?xf32>
        %849 = arith.addf %848, %833 : f32
        %850 = arith.addi %846, %c4 : index
        memref.store %849, %out[%850] : memref<?xf32>
      } else {
        %851 = arith.addi %846, %c4 : index
        memref.store %833, %out[%851] : memref<?xf32>
      }
      scf.if %12 {
        %852 = arith.addi %846, %c11 : index
        %853 = memref.load %residual[%852] : memref<?xf32>
        %854 = arith.addf %853, %841 : f32
        %855 = arith.addi %846, %c11 : index
        memref.store %854, %out[%855] : memref<?xf32>
      } else {
        %856 = arith.addi %846, %c11 : index
        memref.store %841, %out[%856] : memref<?xf32>
      }
    }
    %857 = wave.lane
    %858 = vector.extract %420#2[0] : f32 from vector<8xf32>
    %859 = vector.extract %420#3[0] : f32 from vector<8xf32>
    %860 = wave.lane
    %861 = arith.addi %11, %c11 : index
    %862 = arith.muli %c4, %c3 : index
    %863 = arith.addi %861, %862 : index
    %864 = arith.divui %860, %c11 : index
    %865 = arith.addi %863, %864 : index
    %866 = arith.cmpi slt, %865, %10 : index
    scf.if %866 {
      %867 = arith.cmpi eq, %hasFactors, %c5 : index
      %868 = arith.muli %865, %c3 : index
      %869 = memref.load %factors[%868] : memref<?xf32>
      %870 = arith.mulf %869, %operandScale : f32
      %871 = arith.select %867, %870, %operandScale : f32
      %872 = arith.remui %860, %c11 : index
      %873 = arith.muli %872, %c17 : index
      %874 = arith.addi %6, %873 : index
      %875 = vector.load %w[%874] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %876 = vector.bitcast %875 : vector<4xi8> to vector<1xf32>
      %877 = vector.extract %876[0] : f32 from vector<1xf32>
      %878 = arith.mulf %877, %871 : f32
      %879 = arith.mulf %858, %878 : f32
      %880 = arith.remui %860, %c11 : index
      %881 = arith.muli %880, %c17 : index
      %882 = arith.addi %8, %881 : index
      %883 = vector.load %w[%882] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %884 = vector.bitcast %883 : vector<4xi8> to vector<1xf32>
      %885 = vector.extract %884[0] : f32 from vector<1xf32>
      %886 = arith.mulf %885, %871 : f32
      %887 = arith.mulf %859, %886 : f32
      %888 = arith.muli %865, %outputFeatures : index
      %889 = arith.addi %888, %14 : index
      %890 = wave.lane
      %891 = arith.remui %890, %c11 : index
      %892 = arith.addi %889, %891 : index
      scf.if %12 {
        %893 = arith.addi %892, %c4 : index
        %894 = memref.load %residual[%893] : memref<?xf32>
        %895 = arith.addf %894, %879 : f32
        %896 = arith.addi %892, %c4 : index
        memref.store %895, %out[%896] : memref<?xf32>
      } else {
        %897 = arith.addi %892, %c4 : index
        memref.store %879, %out[%897] : memref<?xf32>
      }
      scf.if %12 {
        %898 = arith.addi %892, %c11 : index
        %899 = memref.load %residual[%898] : memref<?xf32>
        %900 = arith.addf %899, %887 : f32
        %901 = arith.addi %892, %c11 : index
        memref.store %900, %out[%901] : memref<?xf32>
      } else {
        %902 = arith.addi %892, %c11 : index
        memref.store %887, %out[%902] : memref<?xf32>
      }
    }
    %903 = vector.extract %420#2[1] : f32 from vector<8xf32>
    %904 = vector.extract %420#3[1] : f32 from vector<8xf32>
    %905 = wave.lane
    %906 = arith.addi %11, %c11 : index
    %907 = arith.muli %c5, %c3 : index
    %908 = arith.addi %906, %907 : index
    %909 = arith.divui %905, %c11 : index
    %910 = arith.addi %908, %909 : index
    %911 = arith.cmpi slt, %910, %10 : index
    scf.if %911 {
      %912 = arith.cmpi eq, %hasFactors, %c5 : index
      %913 = arith.muli %910, %c3 : index
      %914 = memref.load %factors[%913] : memref<?xf32>
      %915 = arith.mulf %914, %operandScale : f32
      %916 = arith.select %912, %915, %operandScale : f32
      %917 = arith.remui %905, %c11 : index
      %918 = arith.muli %917, %c17 : index
      %919 = arith.addi %6, %918 : index
      %920 = vector.load %w[%919] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %921 = vector.bitcast %920 : vector<4xi8> to vector<1xf32>
      %922 = vector.extract %921[0] : f32 from vector<1xf32>
      %923 = arith.mulf %922, %916 : f32
      %924 = arith.mulf %903, %923 : f32
      %925 = arith.remui %905, %c11 : index
      %926 = arith.muli %925, %c17 : index
      %927 = arith.addi %8, %926 : index
      %928 = vector.load %w[%927] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %929 = vector.bitcast %928 : vector<4xi8> to vector<1xf32>
      %930 = vector.extract %929[0] : f32 from vector<1xf32>
      %931 = arith.mulf %930, %916 : f32
      %932 = arith.mulf %904, %931 : f32
      %933 = arith.muli %910, %outputFeatures : index
      %934 = arith.addi %933, %14 : index
      %935 = wave.lane
      %936 = arith.remui %935, %c11 : index
      %937 = arith.addi %934, %936 : index
      scf.if %12 {
        %938 = arith.addi %937, %c4 : index
        %939 = memref.load %residual[%938] : memref<?xf32>
        %940 = arith.addf %939, %924 : f32
        %941 = arith.addi %937, %c4 : index
        memref.store %940, %out[%941] : memref<?xf32>
      } else {
        %942 = arith.addi %937, %c4 : index
        memref.store %924, %out[%942] : memref<?xf32>
      }
      scf.if %12 {
        %943 = arith.addi %937, %c11 : index
        %944 = memref.load %residual[%943] : memref<?xf32>
        %945 = arith.addf %944, %932 : f32
        %946 = arith.addi %937, %c11 : index
        memref.store %945, %out[%946] : memref<?xf32>
      } else {
        %947 = arith.addi %937, %c11 : index
        memref.store %932, %out[%947] : memref<?xf32>
      }
    }
    %948 = vector.extract %420#2[2] : f32 from vector<8xf32>
    %949 = vector.extract %420#3[2] : f32 from vector<8xf32>
    %950 = wave.lane
    %951 = arith.addi %11, %c11 : index
    %952 = arith.muli %c3, %c3 : index
    %953 = arith.addi %951, %952 : index
    %954 = arith.divui %950, %c11 : index
    %955 = arith.addi %953, %954 : index
    %956 = arith.cmpi slt, %955, %10 : index
    scf.if %956 {
      %957 = arith.cmpi eq, %hasFactors, %c5 : index
      %958 = arith.muli %955, %c3 : index
      %959 = memref.load %factors[%958] : memref<?xf32>
      %960 = arith.mulf %959, %operandScale : f32
      %961 = arith.select %957, %960, %operandScale : f32
      %962 = arith.remui %950, %c11 : index
      %963 = arith.muli %962, %c17 : index
      %964 = arith.addi %6, %963 : index
      %965 = vector.load %w[%964] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %966 = vector.bitcast %965 : vector<4xi8> to vector<1xf32>
      %967 = vector.extract %966[0] : f32 from vector<1xf32>
      %968 = arith.mulf %967, %961 : f32
      %969 = arith.mulf %948, %968 : f32
      %970 = arith.remui %950, %c11 : index
      %971 = arith.muli %970, %c17 : index
      %972 = arith.addi %8, %971 : index
      %973 = vector.load %w[%972] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %974 = vector.bitcast %973 : vector<4xi8> to vector<1xf32>
      %975 = vector.extract %974[0] : f32 from vector<1xf32>
      %976 = arith.mulf %975, %961 : f32
      %977 = arith.mulf %949, %976 : f32
      %978 = arith.muli %955, %outputFeatures : index
      %979 = arith.addi %978, %14 : index
      %980 = wave.lane
      %981 = arith.remui %980, %c11 : index
      %982 = arith.addi %979, %981 : index
      scf.if %12 {
        %983 = arith.addi %982, %c4 : index
        %984 = memref.load %residual[%983] : memref<?xf32>
        %985 = arith.addf %984, %969 : f32
        %986 = arith.addi %982, %c4 : index
        memref.store %985, %out[%986] : memref<?xf32>
      } else {
        %987 = arith.addi %982, %c4 : index
        memref.store %969, %out[%987] : memref<?xf32>
      }
      scf.if %12 {
        %988 = arith.addi %982, %c11 : index
        %989 = memref.load %residual[%988] : memref<?xf32>
        %990 = arith.addf %989, %977 : f32
        %991 = arith.addi %982, %c11 : index
        memref.store %990, %out[%991] : memref<?xf32>
      } else {
        %992 = arith.addi %982, %c11 : index
        memref.store %977, %out[%992] : memref<?xf32>
      }
    }
    %993 = vector.extract %420#2[3] : f32 from vector<8xf32>
    %994 = vector.extract %420#3[3] : f32 from vector<8xf32>
    %995 = wave.lane
    %996 = arith.addi %11, %c11 : index
    %997 = arith.muli %c20, %c3 : index
    %998 = arith.addi %996, %997 : index
    %999 = arith.divui %995, %c11 : index
    %1000 = arith.addi %998, %999 : index
    %1001 = arith.cmpi slt, %1000, %10 : index
    scf.if %1001 {
      %1002 = arith.cmpi eq, %hasFactors, %c5 : index
      %1003 = arith.muli %1000, %c3 : index
      %1004 = memref.load %factors[%1003] : memref<?xf32>
      %1005 = arith.mulf %1004, %operandScale : f32
      %1006 = arith.select %1002, %1005, %operandScale : f32
      %1007 = arith.remui %995, %c11 : index
      %1008 = arith.muli %1007, %c17 : index
      %1009 = arith.addi %6, %1008 : index
      %1010 = vector.load %w[%1009] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1011 = vector.bitcast %1010 : vector<4xi8> to vector<1xf32>
      %1012 = vector.extract %1011[0] : f32 from vector<1xf32>
      %1013 = arith.mulf %1012, %1006 : f32
      %1014 = arith.mulf %993, %1013 : f32
      %1015 = arith.remui %995, %c11 : index
      %1016 = arith.muli %1015, %c17 : index
      %1017 = arith.addi %8, %1016 : index
      %1018 = vector.load %w[%1017] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1019 = vector.bitcast %1018 : vector<4xi8> to vector<1xf32>
      %1020 = vector.extract %1019[0] : f32 from vector<1xf32>
      %1021 = arith.mulf %1020, %1006 : f32
      %1022 = arith.mulf %994, %1021 : f32
      %1023 = arith.muli %1000, %outputFeatures : index
      %1024 = arith.addi %1023, %14 : index
      %1025 = wave.lane
      %1026 = arith.remui %1025, %c11 : index
      %1027 = arith.addi %1024, %1026 : index
      scf.if %12 {
        %1028 = arith.addi %1027, %c4 : index
        %1029 = memref.load %residual[%1028] : memref<?xf32>
        %1030 = arith.addf %1029, %1014 : f32
        %1031 = arith.addi %1027, %c4 : index
        memref.store %1030, %out[%1031] : memref<?xf32>
      } else {
        %1032 = arith.addi %1027, %c4 : index
        memref.store %1014, %out[%1032] : memref<?xf32>
      }
      scf.if %12 {
        %1033 = arith.addi %1027, %c11 : index
        %1034 = memref.load %residual[%1033] : memref<?xf32>
        %1035 = arith.addf %1034, %1022 : f32
        %1036 = arith.addi %1027, %c11 : index
        memref.store %1035, %out[%1036] : memref<?xf32>
      } else {
        %1037 = arith.addi %1027, %c11 : index
        memref.store %1022, %out[%1037] : memref<?xf32>
      }
    }
    %1038 = vector.extract %420#2[4] : f32 from vector<8xf32>
    %1039 = vector.extract %420#3[4] : f32 from vector<8xf32>
    %1040 = wave.lane
    %1041 = arith.addi %11, %c11 : index
    %1042 = arith.muli %c17, %c3 : index
    %1043 = arith.addi %1041, %1042 : index
    %1044 = arith.divui %1040, %c11 : index
    %1045 = arith.addi %1043, %1044 : index
    %1046 = arith.cmpi slt, %1045, %10 : index
    scf.if %1046 {
      %1047 = arith.cmpi eq, %hasFactors, %c5 : index
      %1048 = arith.muli %1045, %c3 : index
      %1049 = memref.load %factors[%1048] : memref<?xf32>
      %1050 = arith.mulf %1049, %operandScale : f32
      %1051 = arith.select %1047, %1050, %operandScale : f32
      %1052 = arith.remui %1040, %c11 : index
      %1053 = arith.muli %1052, %c17 : index
      %1054 = arith.addi %6, %1053 : index
      %1055 = vector.load %w[%1054] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1056 = vector.bitcast %1055 : vector<4xi8> to vector<1xf32>
      %1057 = vector.extract %1056[0] : f32 from vector<1xf32>
      %1058 = arith.mulf %1057, %1051 : f32
      %1059 = arith.mulf %1038, %1058 : f32
      %1060 = arith.remui %1040, %c11 : index
      %1061 = arith.muli %1060, %c17 : index
      %1062 = arith.addi %8, %1061 : index
      %1063 = vector.load %w[%1062] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1064 = vector.bitcast %1063 : vector<4xi8> to vector<1xf32>
      %1065 = vector.extract %1064[0] : f32 from vector<1xf32>
      %1066 = arith.mulf %1065, %1051 : f32
      %1067 = arith.mulf %1039, %1066 : f32
      %1068 = arith.muli %1045, %outputFeatures : index
      %1069 = arith.addi %1068, %14 : index
      %1070 = wave.lane
      %1071 = arith.remui %1070, %c11 : index
      %1072 = arith.addi %1069, %1071 : index
      scf.if %12 {
        %1073 = arith.addi %1072, %c4 : index
        %1074 = memref.load %residual[%1073] : memref<?xf32>
        %1075 = arith.addf %1074, %1059 : f32
        %1076 = arith.addi %1072, %c4 : index
        memref.store %1075, %out[%1076] : memref<?xf32>
      } else {
        %1077 = arith.addi %1072, %c4 : index
        memref.store %1059, %out[%1077] : memref<?xf32>
      }
      scf.if %12 {
        %1078 = arith.addi %1072, %c11 : index
        %1079 = memref.load %residual[%1078] : memref<?xf32>
        %1080 = arith.addf %1079, %1067 : f32
        %1081 = arith.addi %1072, %c11 : index
        memref.store %1080, %out[%1081] : memref<?xf32>
      } else {
        %1082 = arith.addi %1072, %c11 : index
        memref.store %1067, %out[%1082] : memref<?xf32>
      }
    }
    %1083 = vector.extract %420#2[5] : f32 from vector<8xf32>
    %1084 = vector.extract %420#3[5] : f32 from vector<8xf32>
    %1085 = wave.lane
    %1086 = arith.addi %11, %c11 : index
    %1087 = arith.muli %c23, %c3 : index
    %1088 = arith.addi %1086, %1087 : index
    %1089 = arith.divui %1085, %c11 : index
    %1090 = arith.addi %1088, %1089 : index
    %1091 = arith.cmpi slt, %1090, %10 : index
    scf.if %1091 {
      %1092 = arith.cmpi eq, %hasFactors, %c5 : index
      %1093 = arith.muli %1090, %c3 : index
      %1094 = memref.load %factors[%1093] : memref<?xf32>
      %1095 = arith.mulf %1094, %operandScale : f32
      %1096 = arith.select %1092, %1095, %operandScale : f32
      %1097 = arith.remui %1085, %c11 : index
      %1098 = arith.muli %1097, %c17 : index
      %1099 = arith.addi %6, %1098 : index
      %1100 = vector.load %w[%1099] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1101 = vector.bitcast %1100 : vector<4xi8> to vector<1xf32>
      %1102 = vector.extract %1101[0] : f32 from vector<1xf32>
      %1103 = arith.mulf %1102, %1096 : f32
      %1104 = arith.mulf %1083, %1103 : f32
      %1105 = arith.remui %1085, %c11 : index
      %1106 = arith.muli %1105, %c17 : index
      %1107 = arith.addi %8, %1106 : index
      %1108 = vector.load %w[%1107] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1109 = vector.bitcast %1108 : vector<4xi8> to vector<1xf32>
      %1110 = vector.extract %1109[0] : f32 from vector<1xf32>
      %1111 = arith.mulf %1110, %1096 : f32
      %1112 = arith.mulf %1084, %1111 : f32
      %1113 = arith.muli %1090, %outputFeatures : index
      %1114 = arith.addi %1113, %14 : index
      %1115 = wave.lane
      %1116 = arith.remui %1115, %c11 : index
      %1117 = arith.addi %1114, %1116 : index
      scf.if %12 {
        %1118 = arith.addi %1117, %c4 : index
        %1119 = memref.load %residual[%1118] : memref<?xf32>
        %1120 = arith.addf %1119, %1104 : f32
        %1121 = arith.addi %1117, %c4 : index
        memref.store %1120, %out[%1121] : memref<?xf32>
      } else {
        %1122 = arith.addi %1117, %c4 : index
        memref.store %1104, %out[%1122] : memref<?xf32>
      }
      scf.if %12 {
        %1123 = arith.addi %1117, %c11 : index
        %1124 = memref.load %residual[%1123] : memref<?xf32>
        %1125 = arith.addf %1124, %1112 : f32
        %1126 = arith.addi %1117, %c11 : index
        memref.store %1125, %out[%1126] : memref<?xf32>
      } else {
        %1127 = arith.addi %1117, %c11 : index
        memref.store %1112, %out[%1127] : memref<?xf32>
      }
    }
    %1128 = vector.extract %420#2[6] : f32 from vector<8xf32>
    %1129 = vector.extract %420#3[6] : f32 from vector<8xf32>
    %1130 = wave.lane
    %1131 = arith.addi %11, %c11 : index
    %1132 = arith.muli %c24, %c3 : index
    %1133 = arith.addi %1131, %1132 : index
    %1134 = arith.divui %1130, %c11 : index
    %1135 = arith.addi %1133, %1134 : index
    %1136 = arith.cmpi slt, %1135, %10 : index
    scf.if %1136 {
      %1137 = arith.cmpi eq, %hasFactors, %c5 : index
      %1138 = arith.muli %1135, %c3 : index
      %1139 = memref.load %factors[%1138] : memref<?xf32>
      %1140 = arith.mulf %1139, %operandScale : f32
      %1141 = arith.select %1137, %1140, %operandScale : f32
      %1142 = arith.remui %1130, %c11 : index
      %1143 = arith.muli %1142, %c17 : index
      %1144 = arith.addi %6, %1143 : index
      %1145 = vector.load %w[%1144] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1146 = vector.bitcast %1145 : vector<4xi8> to vector<1xf32>
      %1147 = vector.extract %1146[0] : f32 from vector<1xf32>
      %1148 = arith.mulf %1147, %1141 : f32
      %1149 = arith.mulf %1128, %1148 : f32
      %1150 = arith.remui %1130, %c11 : index
      %1151 = arith.muli %1150, %c17 : index
      %1152 = arith.addi %8, %1151 : index
      %1153 = vector.load %w[%1152] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1154 = vector.bitcast %1153 : vector<4xi8> to vector<1xf32>
      %1155 = vector.extract %1154[0] : f32 from vector<1xf32>
      %1156 = arith.mulf %1155, %1141 : f32
      %1157 = arith.mulf %1129, %1156 : f32
      %1158 = arith.muli %1135, %outputFeatures : index
      %1159 = arith.addi %1158, %14 : index
      %1160 = wave.lane
      %1161 = arith.remui %1160, %c11 : index
      %1162 = arith.addi %1159, %1161 : index
      scf.if %12 {
        %1163 = arith.addi %1162, %c4 : index
        %1164 = memref.load %residual[%1163] : memref<?xf32>
        %1165 = arith.addf %1164, %1149 : f32
        %1166 = arith.addi %1162, %c4 : index
        memref.store %1165, %out[%1166] : memref<?xf32>
      } else {
        %1167 = arith.addi %1162, %c4 : index
        memref.store %1149, %out[%1167] : memref<?xf32>
      }
      scf.if %12 {
        %1168 = arith.addi %1162, %c11 : index
        %1169 = memref.load %residual[%1168] : memref<?xf32>
        %1170 = arith.addf %1169, %1157 : f32
        %1171 = arith.addi %1162, %c11 : index
        memref.store %1170, %out[%1171] : memref<?xf32>
      } else {
        %1172 = arith.addi %1162, %c11 : index
        memref.store %1157, %out[%1172] : memref<?xf32>
      }
    }
    %1173 = vector.extract %420#2[7] : f32 from vector<8xf32>
    %1174 = vector.extract %420#3[7] : f32 from vector<8xf32>
    %1175 = wave.lane
    %1176 = arith.addi %11, %c11 : index
    %1177 = arith.muli %c25, %c3 : index
    %1178 = arith.addi %1176, %1177 : index
    %1179 = arith.divui %1175, %c11 : index
    %1180 = arith.addi %1178, %1179 : index
    %1181 = arith.cmpi slt, %1180, %10 : index
    scf.if %1181 {
      %1182 = arith.cmpi eq, %hasFactors, %c5 : index
      %1183 = arith.muli %1180, %c3 : index
      %1184 = memref.load %factors[%1183] : memref<?xf32>
      %1185 = arith.mulf %1184, %operandScale : f32
      %1186 = arith.select %1182, %1185, %operandScale : f32
      %1187 = arith.remui %1175, %c11 : index
      %1188 = arith.muli %1187, %c17 : index
      %1189 = arith.addi %6, %1188 : index
      %1190 = vector.load %w[%1189] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1191 = vector.bitcast %1190 : vector<4xi8> to vector<1xf32>
      %1192 = vector.extract %1191[0] : f32 from vector<1xf32>
      %1193 = arith.mulf %1192, %1186 : f32
      %1194 = arith.mulf %1173, %1193 : f32
      %1195 = arith.remui %1175, %c11 : index
      %1196 = arith.muli %1195, %c17 : index
      %1197 = arith.addi %8, %1196 : index
      %1198 = vector.load %w[%1197] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1199 = vector.bitcast %1198 : vector<4xi8> to vector<1xf32>
      %1200 = vector.extract %1199[0] : f32 from vector<1xf32>
      %1201 = arith.mulf %1200, %1186 : f32
      %1202 = arith.mulf %1174, %1201 : f32
      %1203 = arith.muli %1180, %outputFeatures : index
      %1204 = arith.addi %1203, %14 : index
      %1205 = wave.lane
      %1206 = arith.remui %1205, %c11 : index
      %1207 = arith.addi %1204, %1206 : index
      scf.if %12 {
        %1208 = arith.addi %1207, %c4 : index
        %1209 = memref.load %residual[%1208] : memref<?xf32>
        %1210 = arith.addf %1209, %1194 : f32
        %1211 = arith.addi %1207, %c4 : index
        memref.store %1210, %out[%1211] : memref<?xf32>
      } else {
        %1212 = arith.addi %1207, %c4 : index
        memref.store %1194, %out[%1212] : memref<?xf32>
      }
      scf.if %12 {
        %1213 = arith.addi %1207, %c11 : index
        %1214 = memref.load %residual[%1213] : memref<?xf32>
        %1215 = arith.addf %1214, %1202 : f32
        %1216 = arith.addi %1207, %c11 : index
        memref.store %1215, %out[%1216] : memref<?xf32>
      } else {
        %1217 = arith.addi %1207, %c11 : index
        memref.store %1202, %out[%1217] : memref<?xf32>
      }
    }
    %1218 = wave.lane
    %1219 = vector.extract %420#4[0] : f32 from vector<8xf32>
    %1220 = vector.extract %420#5[0] : f32 from vector<8xf32>
    %1221 = wave.lane
    %1222 = arith.addi %11, %c1 : index
    %1223 = arith.muli %c4, %c3 : index
    %1224 = arith.addi %1222, %1223 : index
    %1225 = arith.divui %1221, %c11 : index
    %1226 = arith.addi %1224, %1225 : index
    %1227 = arith.cmpi slt, %1226, %10 : index
    scf.if %1227 {
      %1228 = arith.cmpi eq, %hasFactors, %c5 : index
      %1229 = arith.muli %1226, %c3 : index
      %1230 = memref.load %factors[%1229] : memref<?xf32>
      %1231 = arith.mulf %1230, %operandScale : f32
      %1232 = arith.select %1228, %1231, %operandScale : f32
      %1233 = arith.remui %1221, %c11 : index
      %1234 = arith.muli %1233, %c17 : index
      %1235 = arith.addi %6, %1234 : index
      %1236 = vector.load %w[%1235] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1237 = vector.bitcast %1236 : vector<4xi8> to vector<1xf32>
      %1238 = vector.extract %1237[0] : f32 from vector<1xf32>
      %1239 = arith.mulf %1238, %1232 : f32
      %1240 = arith.mulf %1219, %1239 : f32
      %1241 = arith.remui %1221, %c11 : index
      %1242 = arith.muli %1241, %c17 : index
      %1243 = arith.addi %8, %1242 : index
      %1244 = vector.load %w[%1243] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1245 = vector.bitcast %1244 : vector<4xi8> to vector<1xf32>
      %1246 = vector.extract %1245[0] : f32 from vector<1xf32>
      %1247 = arith.mulf %1246, %1232 : f32
      %1248 = arith.mulf %1220, %1247 : f32
      %1249 = arith.muli %1226, %outputFeatures : index
      %1250 = arith.addi %1249, %14 : index
      %1251 = wave.lane
      %1252 = arith.remui %1251, %c11 : index
      %1253 = arith.addi %1250, %1252 : index
      scf.if %12 {
        %1254 = arith.addi %1253, %c4 : index
        %1255 = memref.load %residual[%1254] : memref<?xf32>
        %1256 = arith.addf %1255, %1240 : f32
        %1257 = arith.addi %1253, %c4 : index
        memref.store %1256, %out[%1257] : memref<?xf32>
      } else {
        %1258 = arith.addi %1253, %c4 : index
        memref.store %1240, %out[%1258] : memref<?xf32>
      }
      scf.if %12 {
        %1259 = arith.addi %1253, %c11 : index
        %1260 = memref.load %residual[%1259] : memref<?xf32>
        %1261 = arith.addf %1260, %1248 : f32
        %1262 = arith.addi %1253, %c11 : index
        memref.store %1261, %out[%1262] : memref<?xf32>
      } else {
        %1263 = arith.addi %1253, %c11 : index
        memref.store %1248, %out[%1263] : memref<?xf32>
      }
    }
    %1264 = vector.extract %420#4[1] : f32 from vector<8xf32>
    %1265 = vector.extract %420#5[1] : f32 from vector<8xf32>
    %1266 = wave.lane
    %1267 = arith.addi %11, %c1 : index
    %1268 = arith.muli %c5, %c3 : index
    %1269 = arith.addi %1267, %1268 : index
    %1270 = arith.divui %1266, %c11 : index
    %1271 = arith.addi %1269, %1270 : index
    %1272 = arith.cmpi slt, %1271, %10 : index
    scf.if %1272 {
      %1273 = arith.cmpi eq, %hasFactors, %c5 : index
      %1274 = arith.muli %1271, %c3 : index
      %1275 = memref.load %factors[%1274] : memref<?xf32>
      %1276 = arith.mulf %1275, %operandScale : f32
      %1277 = arith.select %1273, %1276, %operandScale : f32
      %1278 = arith.remui %1266, %c11 : index
      %1279 = arith.muli %1278, %c17 : index
      %1280 = arith.addi %6, %1279 : index
      %1281 = vector.load %w[%1280] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1282 = vector.bitcast %1281 : vector<4xi8> to vector<1xf32>
      %1283 = vector.extract %1282[0] : f32 from vector<1xf32>
      %1284 = arith.mulf %1283, %1277 : f32
      %1285 = arith.mulf %1264, %1284 : f32
      %1286 = arith.remui %1266, %c11 : index
      %1287 = arith.muli %1286, %c17 : index
      %1288 = arith.addi %8, %1287 : index
      %1289 = vector.load %w[%1288] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1290 = vector.bitcast %1289 : vector<4xi8> to vector<1xf32>
      %1291 = vector.extract %1290[0] : f32 from vector<1xf32>
      %1292 = arith.mulf %1291, %1277 : f32
      %1293 = arith.mulf %1265, %1292 : f32
      %1294 = arith.muli %1271, %outputFeatures : index
      %1295 = arith.addi %1294, %14 : index
      %1296 = wave.lane
      %1297 = arith.remui %1296, %c11 : index
      %1298 = arith.addi %1295, %1297 : index
      scf.if %12 {
        %1299 = arith.addi %1298, %c4 : index
        %1300 = memref.load %residual[%1299] : memref<?xf32>
        %1301 = arith.addf %1300, %1285 : f32
        %1302 = arith.addi %1298, %c4 : index
        memref.store %1301, %out[%1302] : memref<?xf32>
      } else {
        %1303 = arith.addi %1298, %c4 : index
        memref.store %1285, %out[%1303] : memref<?xf32>
      }
      scf.if %12 {
        %1304 = arith.addi %1298, %c11 : index
        %1305 = memref.load %residual[%1304] : memref<?xf32>
        %1306 = arith.addf %1305, %1293 : f32
        %1307 = arith.addi %1298, %c11 : index
        memref.store %1306, %out[%1307] : memref<?xf32>
      } else {
        %1308 = arith.addi %1298, %c11 : index
        memref.store %1293, %out[%1308] : memref<?xf32>
      }
    }
    %1309 = vector.extract %420#4[2] : f32 from vector<8xf32>
    %1310 = vector.extract %420#5[2] : f32 from vector<8xf32>
    %1311 = wave.lane
    %1312 = arith.addi %11, %c1 : index
    %1313 = arith.muli %c3, %c3 : index
    %1314 = arith.addi %1312, %1313 : index
    %1315 = arith.divui %1311, %c11 : index
    %1316 = arith.addi %1314, %1315 : index
    %1317 = arith.cmpi slt, %1316, %10 : index
    scf.if %1317 {
      %1318 = arith.cmpi eq, %hasFactors, %c5 : index
      %1319 = arith.muli %1316, %c3 : index
      %1320 = memref.load %factors[%1319] : memref<?xf32>
      %1321 = arith.mulf %1320, %operandScale : f32
      %1322 = arith.select %1318, %1321, %operandScale : f32
      %1323 = arith.remui %1311, %c11 : index
      %1324 = arith.muli %1323, %c17 : index
      %1325 = arith.addi %6, %1324 : index
      %1326 = vector.load %w[%1325] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1327 = vector.bitcast %1326 : vector<4xi8> to vector<1xf32>
      %1328 = vector.extract %1327[0] : f32 from vector<1xf32>
      %1329 = arith.mulf %1328, %1322 : f32
      %1330 = arith.mulf %1309, %1329 : f32
      %1331 = arith.remui %1311, %c11 : index
      %1332 = arith.muli %1331, %c17 : index
      %1333 = arith.addi %8, %1332 : index
      %1334 = vector.load %w[%1333] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1335 = vector.bitcast %1334 : vector<4xi8> to vector<1xf32>
      %1336 = vector.extract %1335[0] : f32 from vector<1xf32>
      %1337 = arith.mulf %1336, %1322 : f32
      %1338 = arith.mulf %1310, %1337 : f32
      %1339 = arith.muli %1316, %outputFeatures : index
      %1340 = arith.addi %1339, %14 : index
      %1341 = wave.lane
      %1342 = arith.remui %1341, %c11 : index
      %1343 = arith.addi %1340, %1342 : index
      scf.if %12 {
        %1344 = arith.addi %1343, %c4 : index
        %1345 = memref.load %residual[%1344] : memref<?xf32>
        %1346 = arith.addf %1345, %1330 : f32
        %1347 = arith.addi %1343, %c4 : index
        memref.store %1346, %out[%1347] : memref<?xf32>
      } else {
        %1348 = arith.addi %1343, %c4 : index
        memref.store %1330, %out[%1348] : memref<?xf32>
      }
      scf.if %12 {
        %1349 = arith.addi %1343, %c11 : index
        %1350 = memref.load %residual[%1349] : memref<?xf32>
        %1351 = arith.addf %1350, %1338 : f32
        %1352 = arith.addi %1343, %c11 : index
        memref.store %1351, %out[%1352] : memref<?xf32>
      } else {
        %1353 = arith.addi %1343, %c11 : index
        memref.store %1338, %out[%1353] : memref<?xf32>
      }
    }
    %1354 = vector.extract %420#4[3] : f32 from vector<8xf32>
    %1355 = vector.extract %420#5[3] : f32 from vector<8xf32>
    %1356 = wave.lane
    %1357 = arith.addi %11, %c1 : index
    %1358 = arith.muli %c20, %c3 : index
    %1359 = arith.addi %1357, %1358 : index
    %1360 = arith.divui %1356, %c11 : index
    %1361 = arith.addi %1359, %1360 : index
    %1362 = arith.cmpi slt, %1361, %10 : index
    scf.if %1362 {
      %1363 = arith.cmpi eq, %hasFactors, %c5 : index
      %1364 = arith.muli %1361, %c3 : index
      %1365 = memref.load %factors[%1364] : memref<?xf32>
      %1366 = arith.mulf %1365, %operandScale : f32
      %1367 = arith.select %1363, %1366, %operandScale : f32
      %1368 = arith.remui %1356, %c11 : index
      %1369 = arith.muli %1368, %c17 : index
      %1370 = arith.addi %6, %1369 : index
      %1371 = vector.load %w[%1370] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1372 = vector.bitcast %1371 : vector<4xi8> to vector<1xf32>
      %1373 = vector.extract %1372[0] : f32 from vector<1xf32>
      %1374 = arith.mulf %1373, %1367 : f32
      %1375 = arith.mulf %1354, %1374 : f32
      %1376 = arith.remui %1356, %c11 : index
      %1377 = arith.muli %1376, %c17 : index
      %1378 = arith.addi %8, %1377 : index
      %1379 = vector.load %w[%1378] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1380 = vector.bitcast %1379 : vector<4xi8> to vector<1xf32>
      %1381 = vector.extract %1380[0] : f32 from vector<1xf32>
      %1382 = arith.mulf %1381, %1367 : f32
      %1383 = arith.mulf %1355, %1382 : f32
      %1384 = arith.muli %1361, %outputFeatures : index
      %1385 = arith.addi %1384, %14 : index
      %1386 = wave.lane
      %1387 = arith.remui %1386, %c11 : index
      %1388 = arith.addi %1385, %1387 : index
      scf.if %12 {
        %1389 = arith.addi %1388, %c4 : index
        %1390 = memref.load %residual[%1389] : memref<?xf32>
        %1391 = arith.addf %1390, %1375 : f32
        %1392 = arith.addi %1388, %c4 : index
        memref.store %1391, %out[%1392] : memref<?xf32>
      } else {
        %1393 = arith.addi %1388, %c4 : index
        memref.store %1375, %out[%1393] : memref<?xf32>
      }
      scf.if %12 {
        %1394 = arith.addi %1388, %c11 : index
        %1395 = memref.load %residual[%1394] : memref<?xf32>
        %1396 = arith.addf %1395, %1383 : f32
        %1397 = arith.addi %1388, %c11 : index
        memref.store %1396, %out[%1397] : memref<?xf32>
      } else {
        %1398 = arith.addi %1388, %c11 : index
        memref.store %1383, %out[%1398] : memref<?xf32>
      }
    }
    %1399 = vector.extract %420#4[4] : f32 from vector<8xf32>
    %1400 = vector.extract %420#5[4] : f32 from vector<8xf32>
    %1401 = wave.lane
    %1402 = arith.addi %11, %c1 : index
    %1403 = arith.muli %c17, %c3 : index
    %1404 = arith.addi %1402, %1403 : index
    %1405 = arith.divui %1401, %c11 : index
    %1406 = arith.addi %1404, %1405 : index
    %1407 = arith.cmpi slt, %1406, %10 : index
    scf.if %1407 {
      %1408 = arith.cmpi eq, %hasFactors, %c5 : index
      %1409 = arith.muli %1406, %c3 : index
      %1410 = memref.load %factors[%1409] : memref<?xf32>
      %1411 = arith.mulf %1410, %operandScale : f32
      %1412 = arith.select %1408, %1411, %operandScale : f32
      %1413 = arith.remui %1401, %c11 : index
      %1414 = arith.muli %1413, %c17 : index
      %1415 = arith.addi %6, %1414 : index
      %1416 = vector.load %w[%1415] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1417 = vector.bitcast %1416 : vector<4xi8> to vector<1xf32>
      %1418 = vector.extract %1417[0] : f32 from vector<1xf32>
      %1419 = arith.mulf %1418, %1412 : f32
      %1420 = arith.mulf %1399, %1419 : f32
      %1421 = arith.remui %1401, %c11 : index
      %1422 = arith.muli %1421, %c17 : index
      %1423 = arith.addi %8, %1422 : index
      %1424 = vector.load %w[%1423] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1425 = vector.bitcast %1424 : vector<4xi8> to vector<1xf32>
      %1426 = vector.extract %1425[0] : f32 from vector<1xf32>
      %1427 = arith.mulf %1426, %1412 : f32
      %1428 = arith.mulf %1400, %1427 : f32
      %1429 = arith.muli %1406, %outputFeatures : index
      %1430 = arith.addi %1429, %14 : index
      %1431 = wave.lane
      %1432 = arith.remui %1431, %c11 : index
      %1433 = arith.addi %1430, %1432 : index
      scf.if %12 {
        %1434 = arith.addi %1433, %c4 : index
        %1435 = memref.load %residual[%1434] : memref<?xf32>
        %1436 = arith.addf %1435, %1420 : f32
        %1437 = arith.addi %1433, %c4 : index
        memref.store %1436, %out[%1437] : memref<?xf32>
      } else {
        %1438 = arith.addi %1433, %c4 : index
        memref.store %1420, %out[%1438] : memref<?xf32>
      }
      scf.if %12 {
        %1439 = arith.addi %1433, %c11 : index
        %1440 = memref.load %residual[%1439] : memref<?xf32>
        %1441 = arith.addf %1440, %1428 : f32
        %1442 = arith.addi %1433, %c11 : index
        memref.store %1441, %out[%1442] : memref<?xf32>
      } else {
        %1443 = arith.addi %1433, %c11 : index
        memref.store %1428, %out[%1443] : memref<?xf32>
      }
    }
    %1444 = vector.extract %420#4[5] : f32 from vector<8xf32>
    %1445 = vector.extract %420#5[5] : f32 from vector<8xf32>
    %1446 = wave.lane
    %1447 = arith.addi %11, %c1 : index
    %1448 = arith.muli %c23, %c3 : index
    %1449 = arith.addi %1447, %1448 : index
    %1450 = arith.divui %1446, %c11 : index
    %1451 = arith.addi %1449, %1450 : index
    %1452 = arith.cmpi slt, %1451, %10 : index
    scf.if %1452 {
      %1453 = arith.cmpi eq, %hasFactors, %c5 : index
      %1454 = arith.muli %1451, %c3 : index
      %1455 = memref.load %factors[%1454] : memref<?xf32>
      %1456 = arith.mulf %1455, %operandScale : f32
      %1457 = arith.select %1453, %1456, %operandScale : f32
      %1458 = arith.remui %1446, %c11 : index
      %1459 = arith.muli %1458, %c17 : index
      %1460 = arith.addi %6, %1459 : index
      %1461 = vector.load %w[%1460] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1462 = vector.bitcast %1461 : vector<4xi8> to vector<1xf32>
      %1463 = vector.extract %1462[0] : f32 from vector<1xf32>
      %1464 = arith.mulf %1463, %1457 : f32
      %1465 = arith.mulf %1444, %1464 : f32
      %1466 = arith.remui %1446, %c11 : index
      %1467 = arith.muli %1466, %c17 : index
      %1468 = arith.addi %8, %1467 : index
      %1469 = vector.load %w[%1468] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1470 = vector.bitcast %1469 : vector<4xi8> to vector<1xf32>
      %1471 = vector.extract %1470[0] : f32 from vector<1xf32>
      %1472 = arith.mulf %1471, %1457 : f32
      %1473 = arith.mulf %1445, %1472 : f32
      %1474 = arith.muli %1451, %outputFeatures : index
      %1475 = arith.addi %1474, %14 : index
      %1476 = wave.lane
      %1477 = arith.remui %1476, %c11 : index
      %1478 = arith.addi %1475, %1477 : index
      scf.if %12 {
        %1479 = arith.addi %1478, %c4 : index
        %1480 = memref.load %residual[%1479] : memref<?xf32>
        %1481 = arith.addf %1480, %1465 : f32
        %1482 = arith.addi %1478, %c4 : index
        memref.store %1481, %out[%1482] : memref<?xf32>
      } else {
        %1483 = arith.addi %1478, %c4 : index
        memref.store %1465, %out[%1483] : memref<?xf32>
      }
      scf.if %12 {
        %1484 = arith.addi %1478, %c11 : index
        %1485 = memref.load %residual[%1484] : memref<?xf32>
        %1486 = arith.addf %1485, %1473 : f32
        %1487 = arith.addi %1478, %c11 : index
        memref.store %1486, %out[%1487] : memref<?xf32>
      } else {
        %1488 = arith.addi %1478, %c11 : index
        memref.store %1473, %out[%1488] : memref<?xf32>
      }
    }
    %1489 = vector.extract %420#4[6] : f32 from vector<8xf32>
    %1490 = vector.extract %420#5[6] : f32 from vector<8xf32>
    %1491 = wave.lane
    %1492 = arith.addi %11, %c1 : index
    %1493 = arith.muli %c24, %c3 : index
    %1494 = arith.addi %1492, %1493 : index
    %1495 = arith.divui %1491, %c11 : index
    %1496 = arith.addi %1494, %1495 : index
    %1497 = arith.cmpi slt, %1496, %10 : index
    scf.if %1497 {
      %1498 = arith.cmpi eq, %hasFactors, %c5 : index
      %1499 = arith.muli %1496, %c3 : index
      %1500 = memref.load %factors[%1499] : memref<?xf32>
      %1501 = arith.mulf %1500, %operandScale : f32
      %1502 = arith.select %1498, %1501, %operandScale : f32
      %1503 = arith.remui %1491, %c11 : index
      %1504 = arith.muli %1503, %c17 : index
      %1505 = arith.addi %6, %1504 : index
      %1506 = vector.load %w[%1505] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1507 = vector.bitcast %1506 : vector<4xi8> to vector<1xf32>
      %1508 = vector.extract %1507[0] : f32 from vector<1xf32>
      %1509 = arith.mulf %1508, %1502 : f32
      %1510 = arith.mulf %1489, %1509 : f32
      %1511 = arith.remui %1491, %c11 : index
      %1512 = arith.muli %1511, %c17 : index
      %1513 = arith.addi %8, %1512 : index
      %1514 = vector.load %w[%1513] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1515 = vector.bitcast %1514 : vector<4xi8> to vector<1xf32>
      %1516 = vector.extract %1515[0] : f32 from vector<1xf32>
      %1517 = arith.mulf %1516, %1502 : f32
      %1518 = arith.mulf %1490, %1517 : f32
      %1519 = arith.muli %1496, %outputFeatures : index
      %1520 = arith.addi %1519, %14 : index
      %1521 = wave.lane
      %1522 = arith.remui %1521, %c11 : index
      %1523 = arith.addi %1520, %1522 : index
      scf.if %12 {
        %1524 = arith.addi %1523, %c4 : index
        %1525 = memref.load %residual[%1524] : memref<?xf32>
        %1526 = arith.addf %1525, %1510 : f32
        %1527 = arith.addi %1523, %c4 : index
        memref.store %1526, %out[%1527] : memref<?xf32>
      } else {
        %1528 = arith.addi %1523, %c4 : index
        memref.store %1510, %out[%1528] : memref<?xf32>
      }
      scf.if %12 {
        %1529 = arith.addi %1523, %c11 : index
        %1530 = memref.load %residual[%1529] : memref<?xf32>
        %1531 = arith.addf %1530, %1518 : f32
        %1532 = arith.addi %1523, %c11 : index
        memref.store %1531, %out[%1532] : memref<?xf32>
      } else {
        %1533 = arith.addi %1523, %c11 : index
        memref.store %1518, %out[%1533] : memref<?xf32>
      }
    }
    %1534 = vector.extract %420#4[7] : f32 from vector<8xf32>
    %1535 = vector.extract %420#5[7] : f32 from vector<8xf32>
    %1536 = wave.lane
    %1537 = arith.addi %11, %c1 : index
    %1538 = arith.muli %c25, %c3 : index
    %1539 = arith.addi %1537, %1538 : index
    %1540 = arith.divui %1536, %c11 : index
    %1541 = arith.addi %1539, %1540 : index
    %1542 = arith.cmpi slt, %1541, %10 : index
    scf.if %1542 {
      %1543 = arith.cmpi eq, %hasFactors, %c5 : index
      %1544 = arith.muli %1541, %c3 : index
      %1545 = memref.load %factors[%1544] : memref<?xf32>
      %1546 = arith.mulf %1545, %operandScale : f32
      %1547 = arith.select %1543, %1546, %operandScale : f32
      %1548 = arith.remui %1536, %c11 : index
      %1549 = arith.muli %1548, %c17 : index
      %1550 = arith.addi %6, %1549 : index
      %1551 = vector.load %w[%1550] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1552 = vector.bitcast %1551 : vector<4xi8> to vector<1xf32>
      %1553 = vector.extract %1552[0] : f32 from vector<1xf32>
      %1554 = arith.mulf %1553, %1547 : f32
      %1555 = arith.mulf %1534, %1554 : f32
      %1556 = arith.remui %1536, %c11 : index
      %1557 = arith.muli %1556, %c17 : index
      %1558 = arith.addi %8, %1557 : index
      %1559 = vector.load %w[%1558] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1560 = vector.bitcast %1559 : vector<4xi8> to vector<1xf32>
      %1561 = vector.extract %1560[0] : f32 from vector<1xf32>
      %1562 = arith.mulf %1561, %1547 : f32
      %1563 = arith.mulf %1535, %1562 : f32
      %1564 = arith.muli %1541, %outputFeatures : index
      %1565 = arith.addi %1564, %14 : index
      %1566 = wave.lane
      %1567 = arith.remui %1566, %c11 : index
      %1568 = arith.addi %1565, %1567 : index
      scf.if %12 {
        %1569 = arith.addi %1568, %c4 : index
        %1570 = memref.load %residual[%1569] : memref<?xf32>
        %1571 = arith.addf %1570, %1555 : f32
        %1572 = arith.addi %1568, %c4 : index
        memref.store %1571, %out[%1572] : memref<?xf32>
      } else {
        %1573 = arith.addi %1568, %c4 : index
        memref.store %1555, %out[%1573] : memref<?xf32>
      }
      scf.if %12 {
        %1574 = arith.addi %1568, %c11 : index
        %1575 = memref.load %residual[%1574] : memref<?xf32>
        %1576 = arith.addf %1575, %1563 : f32
        %1577 = arith.addi %1568, %c11 : index
        memref.store %1576, %out[%1577] : memref<?xf32>
      } else {
        %1578 = arith.addi %1568, %c11 : index
        memref.store %1563, %out[%1578] : memref<?xf32>
      }
    }
    %1579 = wave.lane
    %1580 = vector.extract %420#6[0] : f32 from vector<8xf32>
    %1581 = vector.extract %420#7[0] : f32 from vector<8xf32>
    %1582 = wave.lane
    %1583 = arith.addi %11, %c13 : index
    %1584 = arith.muli %c4, %c3 : index
    %1585 = arith.addi %1583, %1584 : index
    %1586 = arith.divui %1582, %c11 : index
    %1587 = arith.addi %1585, %1586 : index
    %1588 = arith.cmpi slt, %1587, %10 : index
    scf.if %1588 {
      %1589 = arith.cmpi eq, %hasFactors, %c5 : index
      %1590 = arith.muli %1587, %c3 : index
      %1591 = memref.load %factors[%1590] : memref<?xf32>
      %1592 = arith.mulf %1591, %operandScale : f32
      %1593 = arith.select %1589, %1592, %operandScale : f32
      %1594 = arith.remui %1582, %c11 : index
      %1595 = arith.muli %1594, %c17 : index
      %1596 = arith.addi %6, %1595 : index
      %1597 = vector.load %w[%1596] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1598 = vector.bitcast %1597 : vector<4xi8> to vector<1xf32>
      %1599 = vector.extract %1598[0] : f32 from vector<1xf32>
      %1600 = arith.mulf %1599, %1593 : f32
      %1601 = arith.mulf %1580, %1600 : f32
      %1602 = arith.remui %1582, %c11 : index
      %1603 = arith.muli %1602, %c17 : index
      %1604 = arith.addi %8, %1603 : index
      %1605 = vector.load %w[%1604] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1606 = vector.bitcast %1605 : vector<4xi8> to vector<1xf32>
      %1607 = vector.extract %1606[0] : f32 from vector<1xf32>
      %1608 = arith.mulf %1607, %1593 : f32
      %1609 = arith.mulf %1581, %1608 : f32
      %1610 = arith.muli %1587, %outputFeatures : index
      %1611 = arith.addi %1610, %14 : index
      %1612 = wave.lane
      %1613 = arith.remui %1612, %c11 : index
      %1614 = arith.addi %1611, %1613 : index
      scf.if %12 {
        %1615 = arith.addi %1614, %c4 : index
        %1616 = memref.load %residual[%1615] : memref<?xf32>
        %1617 = arith.addf %1616, %1601 : f32
        %1618 = arith.addi %1614, %c4 : index
        memref.store %1617, %out[%1618] : memref<?xf32>
      } else {
        %1619 = arith.addi %1614, %c4 : index
        memref.store %1601, %out[%1619] : memref<?xf32>
      }
      scf.if %12 {
        %1620 = arith.addi %1614, %c11 : index
        %1621 = memref.load %residual[%1620] : memref<?xf32>
        %1622 = arith.addf %1621, %1609 : f32
        %1623 = arith.addi %1614, %c11 : index
        memref.store %1622, %out[%1623] : memref<?xf32>
      } else {
        %1624 = arith.addi %1614, %c11 : index
        memref.store %1609, %out[%1624] : memref<?xf32>
      }
    }
    %1625 = vector.extract %420#6[1] : f32 from vector<8xf32>
    %1626 = vector.extract %420#7[1] : f32 from vector<8xf32>
    %1627 = wave.lane
    %1628 = arith.addi %11, %c13 : index
    %1629 = arith.muli %c5, %c3 : index
    %1630 = arith.addi %1628, %1629 : index
    %1631 = arith.divui %1627, %c11 : index
    %1632 = arith.addi %1630, %1631 : index
    %1633 = arith.cmpi slt, %1632, %10 : index
    scf.if %1633 {
      %1634 = arith.cmpi eq, %hasFactors, %c5 : index
      %1635 = arith.muli %1632, %c3 : index
      %1636 = memref.load %factors[%1635] : memref<?xf32>
      %1637 = arith.mulf %1636, %operandScale : f32
      %1638 = arith.select %1634, %1637, %operandScale : f32
      %1639 = arith.remui %1627, %c11 : index
      %1640 = arith.muli %1639, %c17 : index
      %1641 = arith.addi %6, %1640 : index
      %1642 = vector.load %w[%1641] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1643 = vector.bitcast %1642 : vector<4xi8> to vector<1xf32>
      %1644 = vector.extract %1643[0] : f32 from vector<1xf32>
      %1645 = arith.mulf %1644, %1638 : f32
      %1646 = arith.mulf %1625, %1645 : f32
      %1647 = arith.remui %1627, %c11 : index
      %1648 = arith.muli %1647, %c17 : index
      %1649 = arith.addi %8, %1648 : index
      %1650 = vector.load %w[%1649] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1651 = vector.bitcast %1650 : vector<4xi8> to vector<1xf32>
      %1652 = vector.extract %1651[0] : f32 from vector<1xf32>
      %1653 = arith.mulf %1652, %1638 : f32
      %1654 = arith.mulf %1626, %1653 : f32
      %1655 = arith.muli %1632, %outputFeatures : index
      %1656 = arith.addi %1655, %14 : index
      %1657 = wave.lane
      %1658 = arith.remui %1657, %c11 : index
      %1659 = arith.addi %1656, %1658 : index
      scf.if %12 {
        %1660 = arith.addi %1659, %c4 : index
        %1661 = memref.load %residual[%1660] : memref<?xf32>
        %1662 = arith.addf %1661, %1646 : f32
        %1663 = arith.addi %1659, %c4 : index
        memref.store %1662, %out[%1663] : memref<?xf32>
      } else {
        %1664 = arith.addi %1659, %c4 : index
        memref.store %1646, %out[%1664] : memref<?xf32>
      }
      scf.if %12 {
        %1665 = arith.addi %1659, %c11 : index
        %1666 = memref.load %residual[%1665] : memref<?xf32>
        %1667 = arith.addf %1666, %1654 : f32
        %1668 = arith.addi %1659, %c11 : index
        memref.store %1667, %out[%1668] : memref<?xf32>
      } else {
        %1669 = arith.addi %1659, %c11 : index
        memref.store %1654, %out[%1669] : memref<?xf32>
      }
    }
    %1670 = vector.extract %420#6[2] : f32 from vector<8xf32>
    %1671 = vector.extract %420#7[2] : f32 from vector<8xf32>
    %1672 = wave.lane
    %1673 = arith.addi %11, %c13 : index
    %1674 = arith.muli %c3, %c3 : index
    %1675 = arith.addi %1673, %1674 : index
    %1676 = arith.divui %1672, %c11 : index
    %1677 = arith.addi %1675, %1676 : index
    %1678 = arith.cmpi slt, %1677, %10 : index
    scf.if %1678 {
      %1679 = arith.cmpi eq, %hasFactors, %c5 : index
      %1680 = arith.muli %1677, %c3 : index
      %1681 = memref.load %factors[%1680] : memref<?xf32>
      %1682 = arith.mulf %1681, %operandScale : f32
      %1683 = arith.select %1679, %1682, %operandScale : f32
      %1684 = arith.remui %1672, %c11 : index
      %1685 = arith.muli %1684, %c17 : index
      %1686 = arith.addi %6, %1685 : index
      %1687 = vector.load %w[%1686] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1688 = vector.bitcast %1687 : vector<4xi8> to vector<1xf32>
      %1689 = vector.extract %1688[0] : f32 from vector<1xf32>
      %1690 = arith.mulf %1689, %1683 : f32
      %1691 = arith.mulf %1670, %1690 : f32
      %1692 = arith.remui %1672, %c11 : index
      %1693 = arith.muli %1692, %c17 : index
      %1694 = arith.addi %8, %1693 : index
      %1695 = vector.load %w[%1694] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1696 = vector.bitcast %1695 : vector<4xi8> to vector<1xf32>
      %1697 = vector.extract %1696[0] : f32 from vector<1xf32>
      %1698 = arith.mulf %1697, %1683 : f32
      %1699 = arith.mulf %1671, %1698 : f32
      %1700 = arith.muli %1677, %outputFeatures : index
      %1701 = arith.addi %1700, %14 : index
      %1702 = wave.lane
      %1703 = arith.remui %1702, %c11 : index
      %1704 = arith.addi %1701, %1703 : index
      scf.if %12 {
        %1705 = arith.addi %1704, %c4 : index
        %1706 = memref.load %residual[%1705] : memref<?xf32>
        %1707 = arith.addf %1706, %1691 : f32
        %1708 = arith.addi %1704, %c4 : index
        memref.store %1707, %out[%1708] : memref<?xf32>
      } else {
        %1709 = arith.addi %1704, %c4 : index
        memref.store %1691, %out[%1709] : memref<?xf32>
      }
      scf.if %12 {
        %1710 = arith.addi %1704, %c11 : index
        %1711 = memref.load %residual[%1710] : memref<?xf32>
        %1712 = arith.addf %1711, %1699 : f32
        %1713 = arith.addi %1704, %c11 : index
        memref.store %1712, %out[%1713] : memref<?xf32>
      } else {
        %1714 = arith.addi %1704, %c11 : index
        memref.store %1699, %out[%1714] : memref<?xf32>
      }
    }
    %1715 = vector.extract %420#6[3] : f32 from vector<8xf32>
    %1716 = vector.extract %420#7[3] : f32 from vector<8xf32>
    %1717 = wave.lane
    %1718 = arith.addi %11, %c13 : index
    %1719 = arith.muli %c20, %c3 : index
    %1720 = arith.addi %1718, %1719 : index
    %1721 = arith.divui %1717, %c11 : index
    %1722 = arith.addi %1720, %1721 : index
    %1723 = arith.cmpi slt, %1722, %10 : index
    scf.if %1723 {
      %1724 = arith.cmpi eq, %hasFactors, %c5 : index
      %1725 = arith.muli %1722, %c3 : index
      %1726 = memref.load %factors[%1725] : memref<?xf32>
      %1727 = arith.mulf %1726, %operandScale : f32
      %1728 = arith.select %1724, %1727, %operandScale : f32
      %1729 = arith.remui %1717, %c11 : index
      %1730 = arith.muli %1729, %c17 : index
      %1731 = arith.addi %6, %1730 : index
      %1732 = vector.load %w[%1731] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1733 = vector.bitcast %1732 : vector<4xi8> to vector<1xf32>
      %1734 = vector.extract %1733[0] : f32 from vector<1xf32>
      %1735 = arith.mulf %1734, %1728 : f32
      %1736 = arith.mulf %1715, %1735 : f32
      %1737 = arith.remui %1717, %c11 : index
      %1738 = arith.muli %1737, %c17 : index
      %1739 = arith.addi %8, %1738 : index
      %1740 = vector.load %w[%1739] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1741 = vector.bitcast %1740 : vector<4xi8> to vector<1xf32>
      %1742 = vector.extract %1741[0] : f32 from vector<1xf32>
      %1743 = arith.mulf %1742, %1728 : f32
      %1744 = arith.mulf %1716, %1743 : f32
      %1745 = arith.muli %1722, %outputFeatures : index
      %1746 = arith.addi %1745, %14 : index
      %1747 = wave.lane
      %1748 = arith.remui %1747, %c11 : index
      %1749 = arith.addi %1746, %1748 : index
      scf.if %12 {
        %1750 = arith.addi %1749, %c4 : index
        %1751 = memref.load %residual[%1750] : memref<?xf32>
        %1752 = arith.addf %1751, %1736 : f32
        %1753 = arith.addi %1749, %c4 : index
        memref.store %1752, %out[%1753] : memref<?xf32>
      } else {
        %1754 = arith.addi %1749, %c4 : index
        memref.store %1736, %out[%1754] : memref<?xf32>
      }
      scf.if %12 {
        %1755 = arith.addi %1749, %c11 : index
        %1756 = memref.load %residual[%1755] : memref<?xf32>
        %1757 = arith.addf %1756, %1744 : f32
        %1758 = arith.addi %1749, %c11 : index
        memref.store %1757, %out[%1758] : memref<?xf32>
      } else {
        %1759 = arith.addi %1749, %c11 : index
        memref.store %1744, %out[%1759] : memref<?xf32>
      }
    }
    %1760 = vector.extract %420#6[4] : f32 from vector<8xf32>
    %1761 = vector.extract %420#7[4] : f32 from vector<8xf32>
    %1762 = wave.lane
    %1763 = arith.addi %11, %c13 : index
    %1764 = arith.muli %c17, %c3 : index
    %1765 = arith.addi %1763, %1764 : index
    %1766 = arith.divui %1762, %c11 : index
    %1767 = arith.addi %1765, %1766 : index
    %1768 = arith.cmpi slt, %1767, %10 : index
    scf.if %1768 {
      %1769 = arith.cmpi eq, %hasFactors, %c5 : index
      %1770 = arith.muli %1767, %c3 : index
      %1771 = memref.load %factors[%1770] : memref<?xf32>
      %1772 = arith.mulf %1771, %operandScale : f32
      %1773 = arith.select %1769, %1772, %operandScale : f32
      %1774 = arith.remui %1762, %c11 : index
      %1775 = arith.muli %1774, %c17 : index
      %1776 = arith.addi %6, %1775 : index
      %1777 = vector.load %w[%1776] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1778 = vector.bitcast %1777 : vector<4xi8> to vector<1xf32>
      %1779 = vector.extract %1778[0] : f32 from vector<1xf32>
      %1780 = arith.mulf %1779, %1773 : f32
      %1781 = arith.mulf %1760, %1780 : f32
      %1782 = arith.remui %1762, %c11 : index
      %1783 = arith.muli %1782, %c17 : index
      %1784 = arith.addi %8, %1783 : index
      %1785 = vector.load %w[%1784] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1786 = vector.bitcast %1785 : vector<4xi8> to vector<1xf32>
      %1787 = vector.extract %1786[0] : f32 from vector<1xf32>
      %1788 = arith.mulf %1787, %1773 : f32
      %1789 = arith.mulf %1761, %1788 : f32
      %1790 = arith.muli %1767, %outputFeatures : index
      %1791 = arith.addi %1790, %14 : index
      %1792 = wave.lane
      %1793 = arith.remui %1792, %c11 : index
      %1794 = arith.addi %1791, %1793 : index
      scf.if %12 {
        %1795 = arith.addi %1794, %c4 : index
        %1796 = memref.load %residual[%1795] : memref<?xf32>
        %1797 = arith.addf %1796, %1781 : f32
        %1798 = arith.addi %1794, %c4 : index
        memref.store %1797, %out[%1798] : memref<?xf32>
      } else {
        %1799 = arith.addi %1794, %c4 : index
        memref.store %1781, %out[%1799] : memref<?xf32>
      }
      scf.if %12 {
        %1800 = arith.addi %1794, %c11 : index
        %1801 = memref.load %residual[%1800] : memref<?xf32>
        %1802 = arith.addf %1801, %1789 : f32
        %1803 = arith.addi %1794, %c11 : index
        memref.store %1802, %out[%1803] : memref<?xf32>
      } else {
        %1804 = arith.addi %1794, %c11 : index
        memref.store %1789, %out[%1804] : memref<?xf32>
      }
    }
    %1805 = vector.extract %420#6[5] : f32 from vector<8xf32>
    %1806 = vector.extract %420#7[5] : f32 from vector<8xf32>
    %1807 = wave.lane
    %1808 = arith.addi %11, %c13 : index
    %1809 = arith.muli %c23, %c3 : index
    %1810 = arith.addi %1808, %1809 : index
    %1811 = arith.divui %1807, %c11 : index
    %1812 = arith.addi %1810, %1811 : index
    %1813 = arith.cmpi slt, %1812, %10 : index
    scf.if %1813 {
      %1814 = arith.cmpi eq, %hasFactors, %c5 : index
      %1815 = arith.muli %1812, %c3 : index
      %1816 = memref.load %factors[%1815] : memref<?xf32>
      %1817 = arith.mulf %1816, %operandScale : f32
      %1818 = arith.select %1814, %1817, %operandScale : f32
      %1819 = arith.remui %1807, %c11 : index
      %1820 = arith.muli %1819, %c17 : index
      %1821 = arith.addi %6, %1820 : index
      %1822 = vector.load %w[%1821] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1823 = vector.bitcast %1822 : vector<4xi8> to vector<1xf32>
      %1824 = vector.extract %1823[0] : f32 from vector<1xf32>
      %1825 = arith.mulf %1824, %1818 : f32
      %1826 = arith.mulf %1805, %1825 : f32
      %1827 = arith.remui %1807, %c11 : index
      %1828 = arith.muli %1827, %c17 : index
      %1829 = arith.addi %8, %1828 : index
      %1830 = vector.load %w[%1829] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1831 = vector.bitcast %1830 : vector<4xi8> to vector<1xf32>
      %1832 = vector.extract %1831[0] : f32 from vector<1xf32>
      %1833 = arith.mulf %1832, %1818 : f32
      %1834 = arith.mulf %1806, %1833 : f32
      %1835 = arith.muli %1812, %outputFeatures : index
      %1836 = arith.addi %1835, %14 : index
      %1837 = wave.lane
      %1838 = arith.remui %1837, %c11 : index
      %1839 = arith.addi %1836, %1838 : index
      scf.if %12 {
        %1840 = arith.addi %1839, %c4 : index
        %1841 = memref.load %residual[%1840] : memref<?xf32>
        %1842 = arith.addf %1841, %1826 : f32
        %1843 = arith.addi %1839, %c4 : index
        memref.store %1842, %out[%1843] : memref<?xf32>
      } else {
        %1844 = arith.addi %1839, %c4 : index
        memref.store %1826, %out[%1844] : memref<?xf32>
      }
      scf.if %12 {
        %1845 = arith.addi %1839, %c11 : index
        %1846 = memref.load %residual[%1845] : memref<?xf32>
        %1847 = arith.addf %1846, %1834 : f32
        %1848 = arith.addi %1839, %c11 : index
        memref.store %1847, %out[%1848] : memref<?xf32>
      } else {
        %1849 = arith.addi %1839, %c11 : index
        memref.store %1834, %out[%1849] : memref<?xf32>
      }
    }
    %1850 = vector.extract %420#6[6] : f32 from vector<8xf32>
    %1851 = vector.extract %420#7[6] : f32 from vector<8xf32>
    %1852 = wave.lane
    %1853 = arith.addi %11, %c13 : index
    %1854 = arith.muli %c24, %c3 : index
    %1855 = arith.addi %1853, %1854 : index
    %1856 = arith.divui %1852, %c11 : index
    %1857 = arith.addi %1855, %1856 : index
    %1858 = arith.cmpi slt, %1857, %10 : index
    scf.if %1858 {
      %1859 = arith.cmpi eq, %hasFactors, %c5 : index
      %1860 = arith.muli %1857, %c3 : index
      %1861 = memref.load %factors[%1860] : memref<?xf32>
      %1862 = arith.mulf %1861, %operandScale : f32
      %1863 = arith.select %1859, %1862, %operandScale : f32
      %1864 = arith.remui %1852, %c11 : index
      %1865 = arith.muli %1864, %c17 : index
      %1866 = arith.addi %6, %1865 : index
      %1867 = vector.load %w[%1866] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1868 = vector.bitcast %1867 : vector<4xi8> to vector<1xf32>
      %1869 = vector.extract %1868[0] : f32 from vector<1xf32>
      %1870 = arith.mulf %1869, %1863 : f32
      %1871 = arith.mulf %1850, %1870 : f32
      %1872 = arith.remui %1852, %c11 : index
      %1873 = arith.muli %1872, %c17 : index
      %1874 = arith.addi %8, %1873 : index
      %1875 = vector.load %w[%1874] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1876 = vector.bitcast %1875 : vector<4xi8> to vector<1xf32>
      %1877 = vector.extract %1876[0] : f32 from vector<1xf32>
      %1878 = arith.mulf %1877, %1863 : f32
      %1879 = arith.mulf %1851, %1878 : f32
      %1880 = arith.muli %1857, %outputFeatures : index
      %1881 = arith.addi %1880, %14 : index
      %1882 = wave.lane
      %1883 = arith.remui %1882, %c11 : index
      %1884 = arith.addi %1881, %1883 : index
      scf.if %12 {
        %1885 = arith.addi %1884, %c4 : index
        %1886 = memref.load %residual[%1885] : memref<?xf32>
        %1887 = arith.addf %1886, %1871 : f32
        %1888 = arith.addi %1884, %c4 : index
        memref.store %1887, %out[%1888] : memref<?xf32>
      } else {
        %1889 = arith.addi %1884, %c4 : index
        memref.store %1871, %out[%1889] : memref<?xf32>
      }
      scf.if %12 {
        %1890 = arith.addi %1884, %c11 : index
        %1891 = memref.load %residual[%1890] : memref<?xf32>
        %1892 = arith.addf %1891, %1879 : f32
        %1893 = arith.addi %1884, %c11 : index
        memref.store %1892, %out[%1893] : memref<?xf32>
      } else {
        %1894 = arith.addi %1884, %c11 : index
        memref.store %1879, %out[%1894] : memref<?xf32>
      }
    }
    %1895 = vector.extract %420#6[7] : f32 from vector<8xf32>
    %1896 = vector.extract %420#7[7] : f32 from vector<8xf32>
    %1897 = wave.lane
    %1898 = arith.addi %11, %c13 : index
    %1899 = arith.muli %c25, %c3 : index
    %1900 = arith.addi %1898, %1899 : index
    %1901 = arith.divui %1897, %c11 : index
    %1902 = arith.addi %1900, %1901 : index
    %1903 = arith.cmpi slt, %1902, %10 : index
    scf.if %1903 {
      %1904 = arith.cmpi eq, %hasFactors, %c5 : index
      %1905 = arith.muli %1902, %c3 : index
      %1906 = memref.load %factors[%1905] : memref<?xf32>
      %1907 = arith.mulf %1906, %operandScale : f32
      %1908 = arith.select %1904, %1907, %operandScale : f32
      %1909 = arith.remui %1897, %c11 : index
      %1910 = arith.muli %1909, %c17 : index
      %1911 = arith.addi %6, %1910 : index
      %1912 = vector.load %w[%1911] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1913 = vector.bitcast %1912 : vector<4xi8> to vector<1xf32>
      %1914 = vector.extract %1913[0] : f32 from vector<1xf32>
      %1915 = arith.mulf %1914, %1908 : f32
      %1916 = arith.mulf %1895, %1915 : f32
      %1917 = arith.remui %1897, %c11 : index
      %1918 = arith.muli %1917, %c17 : index
      %1919 = arith.addi %8, %1918 : index
      %1920 = vector.load %w[%1919] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1921 = vector.bitcast %1920 : vector<4xi8> to vector<1xf32>
      %1922 = vector.extract %1921[0] : f32 from vector<1xf32>
      %1923 = arith.mulf %1922, %1908 : f32
      %1924 = arith.mulf %1896, %1923 : f32
      %1925 = arith.muli %1902, %outputFeatures : index
      %1926 = arith.addi %1925, %14 : index
      %1927 = wave.lane
      %1928 = arith.remui %1927, %c11 : index
      %1929 = arith.addi %1926, %1928 : index
      scf.if %12 {
        %1930 = arith.addi %1929, %c4 : index
        %1931 = memref.load %residual[%1930] : memref<?xf32>
        %1932 = arith.addf %1931, %1916 : f32
        %1933 = arith.addi %1929, %c4 : index
        memref.store %1932, %out[%1933] : memref<?xf32>
      } else {
        %1934 = arith.addi %1929, %c4 : index
        memref.store %1916, %out[%1934] : memref<?xf32>
      }
      scf.if %12 {
        %1935 = arith.addi %1929, %c11 : index
        %1936 = memref.load %residual[%1935] : memref<?xf32>
        %1937 = arith.addf %1936, %1924 : f32
        %1938 = arith.addi %1929, %c11 : index
        memref.store %1937, %out[%1938] : memref<?xf32>
      } else {
        %1939 = arith.addi %1929, %c11 : index
        memref.store %1924, %out[%1939] : memref<?xf32>
      }
    }
  }
  wave.return
}
