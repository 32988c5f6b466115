// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='f16', waves=1, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_w1p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 1 : index
  %c4 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c6 = arith.constant 64 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c9 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %c11 = arith.constant 2 : index
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
  %7 = memref.load %step[%countAt] : memref<?xi32>
  %8 = arith.index_cast %7 : i32 to index
  %9 = arith.muli %1, %c6 : index
  %10 = arith.cmpi eq, %hasResidual, %c3 : index
  %11 = wave.block 0
  %12 = arith.muli %11, %c9 : index
  %13 = arith.cmpi slt, %9, %8 : index
  scf.if %13 {
    %14 = wave.lane
    %15 = arith.remui %14, %c9 : index
    %16 = arith.remui %15, %tileRows : index
    %17 = arith.addi %9, %16 : index
    %18 = arith.divui %17, %tileRows : index
    %19 = arith.divui %inputFeatures, %c9 : index
    %20 = arith.muli %18, %19 : index
    %21 = arith.divui %c4, %c9 : index
    %22 = arith.addi %20, %21 : index
    %23 = arith.muli %22, %c11 : index
    %24 = arith.remui %c4, %c9 : index
    %25 = arith.divui %24, %c12 : index
    %26 = arith.addi %23, %25 : index
    %27 = arith.muli %tileRows, %c12 : index
    %28 = arith.muli %26, %27 : index
    %29 = arith.remui %17, %tileRows : index
    %30 = arith.muli %29, %c12 : index
    %31 = arith.addi %28, %30 : index
    %32 = arith.remui %c4, %c12 : index
    %33 = arith.addi %31, %32 : index
    %34 = arith.addi %15, %c9 : index
    %35 = arith.addi %9, %34 : index
    %36 = arith.divui %35, %tileRows : index
    %37 = arith.divui %inputFeatures, %c9 : index
    %38 = arith.muli %36, %37 : index
    %39 = arith.divui %c4, %c9 : index
    %40 = arith.addi %38, %39 : index
    %41 = arith.muli %40, %c11 : index
    %42 = arith.remui %c4, %c9 : index
    %43 = arith.divui %42, %c12 : index
    %44 = arith.addi %41, %43 : index
    %45 = arith.muli %tileRows, %c12 : index
    %46 = arith.muli %44, %45 : index
    %47 = arith.remui %35, %tileRows : index
    %48 = arith.muli %47, %c12 : index
    %49 = arith.addi %46, %48 : index
    %50 = arith.remui %c4, %c12 : index
    %51 = arith.addi %49, %50 : index
    %52 = arith.addi %15, %c1 : index
    %53 = arith.addi %9, %52 : index
    %54 = arith.divui %53, %tileRows : index
    %55 = arith.divui %inputFeatures, %c9 : index
    %56 = arith.muli %54, %55 : index
    %57 = arith.divui %c4, %c9 : index
    %58 = arith.addi %56, %57 : index
    %59 = arith.muli %58, %c11 : index
    %60 = arith.remui %c4, %c9 : index
    %61 = arith.divui %60, %c12 : index
    %62 = arith.addi %59, %61 : index
    %63 = arith.muli %tileRows, %c12 : index
    %64 = arith.muli %62, %63 : index
    %65 = arith.remui %53, %tileRows : index
    %66 = arith.muli %65, %c12 : index
    %67 = arith.addi %64, %66 : index
    %68 = arith.remui %c4, %c12 : index
    %69 = arith.addi %67, %68 : index
    %70 = arith.addi %15, %c13 : index
    %71 = arith.addi %9, %70 : index
    %72 = arith.divui %71, %tileRows : index
    %73 = arith.divui %inputFeatures, %c9 : index
    %74 = arith.muli %72, %73 : index
    %75 = arith.divui %c4, %c9 : index
    %76 = arith.addi %74, %75 : index
    %77 = arith.muli %76, %c11 : index
    %78 = arith.remui %c4, %c9 : index
    %79 = arith.divui %78, %c12 : index
    %80 = arith.addi %77, %79 : index
    %81 = arith.muli %tileRows, %c12 : index
    %82 = arith.muli %80, %81 : index
    %83 = arith.remui %71, %tileRows : index
    %84 = arith.muli %83, %c12 : index
    %85 = arith.addi %82, %84 : index
    %86 = arith.remui %c4, %c12 : index
    %87 = arith.addi %85, %86 : index
    %88 = wave.wave
    %89 = arith.divui %inputFeatures, %c9 : index
    %90 = arith.muli %88, %stepsPerWave : index
    %91 = arith.minsi %90, %89 : index
    %92 = arith.addi %91, %stepsPerWave : index
    %93 = arith.minsi %92, %89 : index
    %94 = arith.cmpi eq, %wholeBlocks, %c3 : index
    %95 = arith.subi %93, %91 : index
    %96 = arith.divui %95, %c17 : index
    %97 = arith.muli %96, %c17 : index
    %98 = arith.addi %91, %97 : index
    %99 = arith.addi %91, %stepsPerWave : index
    %100 = arith.select %94, %99, %98 : index
    %106:4 = scf.for %101 = %91 to %100 step %c17 iter_args(%102 = %c14, %103 = %c14, %104 = %c14, %105 = %c14) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %107 = wave.lane
      %108 = arith.addi %101, %c4 : index
      %109 = arith.addi %6, %c2 : index
      %110 = arith.muli %108, %c18 : index
      %111 = arith.addi %109, %110 : index
      %112 = arith.remui %107, %c9 : index
      %113 = arith.muli %112, %c9 : index
      %114 = arith.addi %111, %113 : index
      %115 = vector.load %w[%114] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %116 = vector.bitcast %115 : vector<16xi8> to vector<8xf16>
      %117 = arith.addi %114, %c19 : index
      %118 = vector.load %w[%117] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %119 = vector.bitcast %118 : vector<16xi8> to vector<8xf16>
      %120 = vector.shuffle %116, %119 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %121 = arith.addi %101, %c3 : index
      %122 = arith.addi %6, %c2 : index
      %123 = arith.muli %121, %c18 : index
      %124 = arith.addi %122, %123 : index
      %125 = arith.remui %107, %c9 : index
      %126 = arith.muli %125, %c9 : index
      %127 = arith.addi %124, %126 : index
      %128 = vector.load %w[%127] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %129 = vector.bitcast %128 : vector<16xi8> to vector<8xf16>
      %130 = arith.addi %127, %c19 : index
      %131 = vector.load %w[%130] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %132 = vector.bitcast %131 : vector<16xi8> to vector<8xf16>
      %133 = vector.shuffle %129, %132 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %134 = arith.addi %101, %c11 : index
      %135 = arith.addi %6, %c2 : index
      %136 = arith.muli %134, %c18 : index
      %137 = arith.addi %135, %136 : index
      %138 = arith.remui %107, %c9 : index
      %139 = arith.muli %138, %c9 : index
      %140 = arith.addi %137, %139 : index
      %141 = vector.load %w[%140] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %142 = vector.bitcast %141 : vector<16xi8> to vector<8xf16>
      %143 = arith.addi %140, %c19 : index
      %144 = vector.load %w[%143] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %145 = vector.bitcast %144 : vector<16xi8> to vector<8xf16>
      %146 = vector.shuffle %142, %145 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %147 = arith.addi %101, %c20 : index
      %148 = arith.addi %6, %c2 : index
      %149 = arith.muli %147, %c18 : index
      %150 = arith.addi %148, %149 : index
      %151 = arith.remui %107, %c9 : index
      %152 = arith.muli %151, %c9 : index
      %153 = arith.addi %150, %152 : index
      %154 = vector.load %w[%153] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %155 = vector.bitcast %154 : vector<16xi8> to vector<8xf16>
      %156 = arith.addi %153, %c19 : index
      %157 = vector.load %w[%156] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %158 = vector.bitcast %157 : vector<16xi8> to vector<8xf16>
      %159 = vector.shuffle %155, %158 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %160 = arith.muli %101, %c3 : index
      %161 = arith.addi %160, %c4 : index
      %162 = arith.muli %tileRows, %c9 : index
      %163 = arith.muli %161, %162 : index
      %164 = arith.addi %33, %163 : index
      %165 = vector.load %x[%164] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %166 = arith.muli %tileRows, %c12 : index
      %167 = arith.addi %164, %166 : index
      %168 = vector.load %x[%167] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %169 = vector.shuffle %165, %168 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %170 = wave.mma %169, %120, %102 : vector<16xf16>, vector<8xf32>
      %171 = arith.muli %101, %c3 : index
      %172 = arith.addi %171, %c4 : index
      %173 = arith.muli %tileRows, %c9 : index
      %174 = arith.muli %172, %173 : index
      %175 = arith.addi %51, %174 : index
      %176 = vector.load %x[%175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %177 = arith.muli %tileRows, %c12 : index
      %178 = arith.addi %175, %177 : index
      %179 = vector.load %x[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %180 = vector.shuffle %176, %179 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %181 = wave.mma %180, %120, %103 : vector<16xf16>, vector<8xf32>
      %182 = arith.muli %101, %c3 : index
      %183 = arith.addi %182, %c4 : index
      %184 = arith.muli %tileRows, %c9 : index
      %185 = arith.muli %183, %184 : index
      %186 = arith.addi %69, %185 : index
      %187 = vector.load %x[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %188 = arith.muli %tileRows, %c12 : index
      %189 = arith.addi %186, %188 : index
      %190 = vector.load %x[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %191 = vector.shuffle %187, %190 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %192 = wave.mma %191, %120, %104 : vector<16xf16>, vector<8xf32>
      %193 = arith.muli %101, %c3 : index
      %194 = arith.addi %193, %c4 : index
      %195 = arith.muli %tileRows, %c9 : index
      %196 = arith.muli %194, %195 : index
      %197 = arith.addi %87, %196 : index
      %198 = vector.load %x[%197] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %199 = arith.muli %tileRows, %c12 : index
      %200 = arith.addi %197, %199 : index
      %201 = vector.load %x[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %202 = vector.shuffle %198, %201 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %203 = wave.mma %202, %120, %105 : vector<16xf16>, vector<8xf32>
      %204 = arith.muli %101, %c3 : index
      %205 = arith.addi %204, %c3 : index
      %206 = arith.muli %tileRows, %c9 : index
      %207 = arith.muli %205, %206 : index
      %208 = arith.addi %33, %207 : index
      %209 = vector.load %x[%208] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %210 = arith.muli %tileRows, %c12 : index
      %211 = arith.addi %208, %210 : index
      %212 = vector.load %x[%211] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %213 = vector.shuffle %209, %212 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %214 = wave.mma %213, %133, %170 : vector<16xf16>, vector<8xf32>
      %215 = arith.muli %101, %c3 : index
      %216 = arith.addi %215, %c3 : index
      %217 = arith.muli %tileRows, %c9 : index
      %218 = arith.muli %216, %217 : index
      %219 = arith.addi %51, %218 : index
      %220 = vector.load %x[%219] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %221 = arith.muli %tileRows, %c12 : index
      %222 = arith.addi %219, %221 : index
      %223 = vector.load %x[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %224 = vector.shuffle %220, %223 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %225 = wave.mma %224, %133, %181 : vector<16xf16>, vector<8xf32>
      %226 = arith.muli %101, %c3 : index
      %227 = arith.addi %226, %c3 : index
      %228 = arith.muli %tileRows, %c9 : index
      %229 = arith.muli %227, %228 : index
      %230 = arith.addi %69, %229 : index
      %231 = vector.load %x[%230] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %232 = arith.muli %tileRows, %c12 : index
      %233 = arith.addi %230, %232 : index
      %234 = vector.load %x[%233] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %235 = vector.shuffle %231, %234 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %236 = wave.mma %235, %133, %192 : vector<16xf16>, vector<8xf32>
      %237 = arith.muli %101, %c3 : index
      %238 = arith.addi %237, %c3 : index
      %239 = arith.muli %tileRows, %c9 : index
      %240 = arith.muli %238, %239 : index
      %241 = arith.addi %87, %240 : index
      %242 = vector.load %x[%241] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %243 = arith.muli %tileRows, %c12 : index
      %244 = arith.addi %241, %243 : index
      %245 = vector.load %x[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %246 = vector.shuffle %242, %245 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %247 = wave.mma %246, %133, %203 : vector<16xf16>, vector<8xf32>
      %248 = arith.muli %101, %c3 : index
      %249 = arith.addi %248, %c11 : index
      %250 = arith.muli %tileRows, %c9 : index
      %251 = arith.muli %249, %250 : index
      %252 = arith.addi %33, %251 : index
      %253 = vector.load %x[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %254 = arith.muli %tileRows, %c12 : index
      %255 = arith.addi %252, %254 : index
      %256 = vector.load %x[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %257 = vector.shuffle %253, %256 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %258 = wave.mma %257, %146, %214 : vector<16xf16>, vector<8xf32>
      %259 = arith.muli %101, %c3 : index
      %260 = arith.addi %259, %c11 : index
      %261 = arith.muli %tileRows, %c9 : index
      %262 = arith.muli %260, %261 : index
      %263 = arith.addi %51, %262 : index
      %264 = vector.load %x[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %265 = arith.muli %tileRows, %c12 : index
      %266 = arith.addi %263, %265 : index
      %267 = vector.load %x[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %268 = vector.shuffle %264, %267 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %269 = wave.mma %268, %146, %225 : vector<16xf16>, vector<8xf32>
      %270 = arith.muli %101, %c3 : index
      %271 = arith.addi %270, %c11 : index
      %272 = arith.muli %tileRows, %c9 : index
      %273 = arith.muli %271, %272 : index
      %274 = arith.addi %69, %273 : index
      %275 = vector.load %x[%274] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %276 = arith.muli %tileRows, %c12 : index
      %277 = arith.addi %274, %276 : index
      %278 = vector.load %x[%277] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %279 = vector.shuffle %275, %278 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %280 = wave.mma %279, %146, %236 : vector<16xf16>, vector<8xf32>
      %281 = arith.muli %101, %c3 : index
      %282 = arith.addi %281, %c11 : index
      %283 = arith.muli %tileRows, %c9 : index
      %284 = arith.muli %282, %283 : index
      %285 = arith.addi %87, %284 : index
      %286 = vector.load %x[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %287 = arith.muli %tileRows, %c12 : index
      %288 = arith.addi %285, %287 : index
      %289 = vector.load %x[%288] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %290 = vector.shuffle %286, %289 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %291 = wave.mma %290, %146, %247 : vector<16xf16>, vector<8xf32>
      %292 = arith.muli %101, %c3 : index
      %293 = arith.addi %292, %c20 : index
      %294 = arith.muli %tileRows, %c9 : index
      %295 = arith.muli %293, %294 : index
      %296 = arith.addi %33, %295 : index
      %297 = vector.load %x[%296] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %298 = arith.muli %tileRows, %c12 : index
      %299 = arith.addi %296, %298 : index
      %300 = vector.load %x[%299] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %301 = vector.shuffle %297, %300 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %302 = wave.mma %301, %159, %258 : vector<16xf16>, vector<8xf32>
      %303 = arith.muli %101, %c3 : index
      %304 = arith.addi %303, %c20 : index
      %305 = arith.muli %tileRows, %c9 : index
      %306 = arith.muli %304, %305 : index
      %307 = arith.addi %51, %306 : index
      %308 = vector.load %x[%307] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %309 = arith.muli %tileRows, %c12 : index
      %310 = arith.addi %307, %309 : index
      %311 = vector.load %x[%310] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %312 = vector.shuffle %308, %311 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %313 = wave.mma %312, %159, %269 : vector<16xf16>, vector<8xf32>
      %314 = arith.muli %101, %c3 : index
      %315 = arith.addi %314, %c20 : index
      %316 = arith.muli %tileRows, %c9 : index
      %317 = arith.muli %315, %316 : index
      %318 = arith.addi %69, %317 : index
      %319 = vector.load %x[%318] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %320 = arith.muli %tileRows, %c12 : index
      %321 = arith.addi %318, %320 : index
      %322 = vector.load %x[%321] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %323 = vector.shuffle %319, %322 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %324 = wave.mma %323, %159, %280 : vector<16xf16>, vector<8xf32>
      %325 = arith.muli %101, %c3 : index
      %326 = arith.addi %325, %c20 : index
      %327 = arith.muli %tileRows, %c9 : index
      %328 = arith.muli %326, %327 : index
      %329 = arith.addi %87, %328 : index
      %330 = vector.load %x[%329] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %331 = arith.muli %tileRows, %c12 : index
      %332 = arith.addi %329, %331 : index
      %333 = vector.load %x[%332] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %334 = vector.shuffle %330, %333 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %335 = wave.mma %334, %159, %291 : vector<16xf16>, vector<8xf32>
      scf.yield %302, %313, %324, %335 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %336 = arith.select %94, %100, %93 : index
    %342:4 = scf.for %337 = %100 to %336 step %c3 iter_args(%338 = %106#0, %339 = %106#1, %340 = %106#2, %341 = %106#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %343 = wave.lane
      %344 = arith.addi %337, %c4 : index
      %345 = arith.addi %6, %c2 : index
      %346 = arith.muli %344, %c18 : index
      %347 = arith.addi %345, %346 : index
      %348 = arith.remui %343, %c9 : index
      %349 = arith.muli %348, %c9 : index
      %350 = arith.addi %347, %349 : index
      %351 = vector.load %w[%350] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %352 = vector.bitcast %351 : vector<16xi8> to vector<8xf16>
      %353 = arith.addi %350, %c19 : index
      %354 = vector.load %w[%353] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %355 = vector.bitcast %354 : vector<16xi8> to vector<8xf16>
      %356 = vector.shuffle %352, %355 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %357 = arith.muli %337, %c3 : index
      %358 = arith.addi %357, %c4 : index
      %359 = arith.muli %tileRows, %c9 : index
      %360 = arith.muli %358, %359 : index
      %361 = arith.addi %33, %360 : index
      %362 = vector.load %x[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %363 = arith.muli %tileRows, %c12 : index
      %364 = arith.addi %361, %363 : index
      %365 = vector.load %x[%364] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %366 = vector.shuffle %362, %365 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %367 = wave.mma %366, %356, %338 : vector<16xf16>, vector<8xf32>
      %368 = arith.muli %337, %c3 : index
      %369 = arith.addi %368, %c4 : index
      %370 = arith.muli %tileRows, %c9 : index
      %371 = arith.muli %369, %370 : index
      %372 = arith.addi %51, %371 : index
      %373 = vector.load %x[%372] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %374 = arith.muli %tileRows, %c12 : index
      %375 = arith.addi %372, %374 : index
      %376 = vector.load %x[%375] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %377 = vector.shuffle %373, %376 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %378 = wave.mma %377, %356, %339 : vector<16xf16>, vector<8xf32>
      %379 = arith.muli %337, %c3 : index
      %380 = arith.addi %379, %c4 : index
      %381 = arith.muli %tileRows, %c9 : index
      %382 = arith.muli %380, %381 : index
      %383 = arith.addi %69, %382 : index
      %384 = vector.load %x[%383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %385 = arith.muli %tileRows, %c12 : index
      %386 = arith.addi %383, %385 : index
      %387 = vector.load %x[%386] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %388 = vector.shuffle %384, %387 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %389 = wave.mma %388, %356, %340 : vector<16xf16>, vector<8xf32>
      %390 = arith.muli %337, %c3 : index
      %391 = arith.addi %390, %c4 : index
      %392 = arith.muli %tileRows, %c9 : index
      %393 = arith.muli %391, %392 : index
      %394 = arith.addi %87, %393 : index
      %395 = vector.load %x[%394] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %396 = arith.muli %tileRows, %c12 : index
      %397 = arith.addi %394, %396 : index
      %398 = vector.load %x[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %399 = vector.shuffle %395, %398 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %400 = wave.mma %399, %356, %341 : vector<16xf16>, vector<8xf32>
      scf.yield %367, %378, %389, %400 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %401 = wave.lane
    %402 = vector.extract %342#0[0] : f32 from vector<8xf32>
    %403 = wave.lane
    %404 = arith.addi %9, %c4 : index
    %405 = arith.muli %c4, %c11 : index
    %406 = arith.addi %404, %405 : index
    %407 = arith.divui %403, %c9 : index
    %408 = arith.addi %406, %407 : index
    %409 = arith.cmpi slt, %408, %8 : index
    scf.if %409 {
      %410 = arith.cmpi eq, %hasFactors, %c3 : index
      %411 = arith.muli %408, %c11 : index
      %412 = memref.load %factors[%411] : memref<?xf32>
      %413 = arith.mulf %412, %operandScale : f32
      %414 = arith.select %410, %413, %operandScale : f32
      %415 = arith.remui %403, %c9 : index
      %416 = arith.muli %415, %c17 : index
      %417 = arith.addi %6, %416 : index
      %418 = vector.load %w[%417] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %419 = vector.bitcast %418 : vector<4xi8> to vector<1xf32>
      %420 = vector.extract %419[0] : f32 from vector<1xf32>
      %421 = arith.mulf %420, %414 : f32
      %422 = arith.mulf %402, %421 : f32
      %423 = arith.muli %408, %outputFeatures : index
      %424 = arith.addi %423, %12 : index
      %425 = wave.lane
      %426 = arith.remui %425, %c9 : index
      %427 = arith.addi %424, %426 : index
      scf.if %10 {
        %428 = arith.addi %427, %c4 : index
        %429 = memref.load %residual[%428] : memref<?xf32>
        %430 = arith.addf %429, %422 : f32
        %431 = arith.addi %427, %c4 : index
        memref.store %430, %out[%431] : memref<?xf32>
      } else {
        %432 = arith.addi %427, %c4 : index
        memref.store %422, %out[%432] : memref<?xf32>
      }
    }
    %433 = vector.extract %342#0[1] : f32 from vector<8xf32>
    %434 = wave.lane
    %435 = arith.addi %9, %c4 : index
    %436 = arith.muli %c3, %c11 : index
    %437 = arith.addi %435, %436 : index
    %438 = arith.divui %434, %c9 : index
    %439 = arith.addi %437, %438 : index
    %440 = arith.cmpi slt, %439, %8 : index
    scf.if %440 {
      %441 = arith.cmpi eq, %hasFactors, %c3 : index
      %442 = arith.muli %439, %c11 : index
      %443 = memref.load %factors[%442] : memref<?xf32>
      %444 = arith.mulf %443, %operandScale : f32
      %445 = arith.select %441, %444, %operandScale : f32
      %446 = arith.remui %434, %c9 : index
      %447 = arith.muli %446, %c17 : index
      %448 = arith.addi %6, %447 : index
      %449 = vector.load %w[%448] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %450 = vector.bitcast %449 : vector<4xi8> to vector<1xf32>
      %451 = vector.extract %450[0] : f32 from vector<1xf32>
      %452 = arith.mulf %451, %445 : f32
      %453 = arith.mulf %433, %452 : f32
      %454 = arith.muli %439, %outputFeatures : index
      %455 = arith.addi %454, %12 : index
      %456 = wave.lane
      %457 = arith.remui %456, %c9 : index
      %458 = arith.addi %455, %457 : index
      scf.if %10 {
        %459 = arith.addi %458, %c4 : index
        %460 = memref.load %residual[%459] : memref<?xf32>
        %461 = arith.addf %460, %453 : f32
        %462 = arith.addi %458, %c4 : index
        memref.store %461, %out[%462] : memref<?xf32>
      } else {
        %463 = arith.addi %458, %c4 : index
        memref.store %453, %out[%463] : memref<?xf32>
      }
    }
    %464 = vector.extract %342#0[2] : f32 from vector<8xf32>
    %465 = wave.lane
    %466 = arith.addi %9, %c4 : index
    %467 = arith.muli %c11, %c11 : index
    %468 = arith.addi %466, %467 : index
    %469 = arith.divui %465, %c9 : index
    %470 = arith.addi %468, %469 : index
    %471 = arith.cmpi slt, %470, %8 : index
    scf.if %471 {
      %472 = arith.cmpi eq, %hasFactors, %c3 : index
      %473 = arith.muli %470, %c11 : index
      %474 = memref.load %factors[%473] : memref<?xf32>
      %475 = arith.mulf %474, %operandScale : f32
      %476 = arith.select %472, %475, %operandScale : f32
      %477 = arith.remui %465, %c9 : index
      %478 = arith.muli %477, %c17 : index
      %479 = arith.addi %6, %478 : index
      %480 = vector.load %w[%479] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %481 = vector.bitcast %480 : vector<4xi8> to vector<1xf32>
      %482 = vector.extract %481[0] : f32 from vector<1xf32>
      %483 = arith.mulf %482, %476 : f32
      %484 = arith.mulf %464, %483 : f32
      %485 = arith.muli %470, %outputFeatures : index
      %486 = arith.addi %485, %12 : index
      %487 = wave.lane
      %488 = arith.remui %487, %c9 : index
      %489 = arith.addi %486, %488 : index
      scf.if %10 {
        %490 = arith.addi %489, %c4 : index
        %491 = memref.load %residual[%490] : memref<?xf32>
        %492 = arith.addf %491, %484 : f32
        %493 = arith.addi %489, %c4 : index
        memref.store %492, %out[%493] : memref<?xf32>
      } else {
        %494 = arith.addi %489, %c4 : index
        memref.store %484, %out[%494] : memref<?xf32>
      }
    }
    %495 = vector.extract %342#0[3] : f32 from vector<8xf32>
    %496 = wave.lane
    %497 = arith.addi %9, %c4 : index
    %498 = arith.muli %c20, %c11 : index
    %499 = arith.addi %497, %498 : index
    %500 = arith.divui %496, %c9 : index
    %501 = arith.addi %499, %500 : index
    %502 = arith.cmpi slt, %501, %8 : index
    scf.if %502 {
      %503 = arith.cmpi eq, %hasFactors, %c3 : index
      %504 = arith.muli %501, %c11 : index
      %505 = memref.load %factors[%504] : memref<?xf32>
      %506 = arith.mulf %505, %operandScale : f32
      %507 = arith.select %503, %506, %operandScale : f32
      %508 = arith.remui %496, %c9 : index
      %509 = arith.muli %508, %c17 : index
      %510 = arith.addi %6, %509 : index
      %511 = vector.load %w[%510] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %512 = vector.bitcast %511 : vector<4xi8> to vector<1xf32>
      %513 = vector.extract %512[0] : f32 from vector<1xf32>
      %514 = arith.mulf %513, %507 : f32
      %515 = arith.mulf %495, %514 : f32
      %516 = arith.muli %501, %outputFeatures : index
      %517 = arith.addi %516, %12 : index
      %518 = wave.lane
      %519 = arith.remui %518, %c9 : index
      %520 = arith.addi %517, %519 : index
      scf.if %10 {
        %521 = arith.addi %520, %c4 : index
        %522 = memref.load %residual[%521] : memref<?xf32>
        %523 = arith.addf %522, %515 : f32
        %524 = arith.addi %520, %c4 : index
        memref.store %523, %out[%524] : memref<?xf32>
      } else {
        %525 = arith.addi %520, %c4 : index
        memref.store %515, %out[%525] : memref<?xf32>
      }
    }
    %526 = vector.extract %342#0[4] : f32 from vector<8xf32>
    %527 = wave.lane
    %528 = arith.addi %9, %c4 : index
    %529 = arith.muli %c17, %c11 : index
    %530 = arith.addi %528, %529 : index
    %531 = arith.divui %527, %c9 : index
    %532 = arith.addi %530, %531 : index
    %533 = arith.cmpi slt, %532, %8 : index
    scf.if %533 {
      %534 = arith.cmpi eq, %hasFactors, %c3 : index
      %535 = arith.muli %532, %c11 : index
      %536 = memref.load %factors[%535] : memref<?xf32>
      %537 = arith.mulf %536, %operandScale : f32
      %538 = arith.select %534, %537, %operandScale : f32
      %539 = arith.remui %527, %c9 : index
      %540 = arith.muli %539, %c17 : index
      %541 = arith.addi %6, %540 : index
      %542 = vector.load %w[%541] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %543 = vector.bitcast %542 : vector<4xi8> to vector<1xf32>
      %544 = vector.extract %543[0] : f32 from vector<1xf32>
      %545 = arith.mulf %544, %538 : f32
      %546 = arith.mulf %526, %545 : f32
      %547 = arith.muli %532, %outputFeatures : index
      %548 = arith.addi %547, %12 : index
      %549 = wave.lane
      %550 = arith.remui %549, %c9 : index
      %551 = arith.addi %548, %550 : index
      scf.if %10 {
        %552 = arith.addi %551, %c4 : index
        %553 = memref.load %residual[%552] : memref<?xf32>
        %554 = arith.addf %553, %546 : f32
        %555 = arith.addi %551, %c4 : index
        memref.store %554, %out[%555] : memref<?xf32>
      } else {
        %556 = arith.addi %551, %c4 : index
        memref.store %546, %out[%556] : memref<?xf32>
      }
    }
    %557 = vector.extract %342#0[5] : f32 from vector<8xf32>
    %558 = wave.lane
    %559 = arith.addi %9, %c4 : index
    %560 = arith.muli %c23, %c11 : index
    %561 = arith.addi %559, %560 : index
    %562 = arith.divui %558, %c9 : index
    %563 = arith.addi %561, %562 : index
    %564 = arith.cmpi slt, %563, %8 : index
    scf.if %564 {
      %565 = arith.cmpi eq, %hasFactors, %c3 : index
      %566 = arith.muli %563, %c11 : index
      %567 = memref.load %factors[%566] : memref<?xf32>
      %568 = arith.mulf %567, %operandScale : f32
      %569 = arith.select %565, %568, %operandScale : f32
      %570 = arith.remui %558, %c9 : index
      %571 = arith.muli %570, %c17 : index
      %572 = arith.addi %6, %571 : index
      %573 = vector.load %w[%572] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %574 = vector.bitcast %573 : vector<4xi8> to vector<1xf32>
      %575 = vector.extract %574[0] : f32 from vector<1xf32>
      %576 = arith.mulf %575, %569 : f32
      %577 = arith.mulf %557, %576 : f32
      %578 = arith.muli %563, %outputFeatures : index
      %579 = arith.addi %578, %12 : index
      %580 = wave.lane
      %581 = arith.remui %580, %c9 : index
      %582 = arith.addi %579, %581 : index
      scf.if %10 {
        %583 = arith.addi %582, %c4 : index
        %584 = memref.load %residual[%583] : memref<?xf32>
        %585 = arith.addf %584, %577 : f32
        %586 = arith.addi %582, %c4 : index
        memref.store %585, %out[%586] : memref<?xf32>
      } else {
        %587 = arith.addi %582, %c4 : index
        memref.store %577, %out[%587] : memref<?xf32>
      }
    }
    %588 = vector.extract %342#0[6] : f32 from vector<8xf32>
    %589 = wave.lane
    %590 = arith.addi %9, %c4 : index
    %591 = arith.muli %c24, %c11 : index
    %592 = arith.addi %590, %591 : index
    %593 = arith.divui %589, %c9 : index
    %594 = arith.addi %592, %593 : index
    %595 = arith.cmpi slt, %594, %8 : index
    scf.if %595 {
      %596 = arith.cmpi eq, %hasFactors, %c3 : index
      %597 = arith.muli %594, %c11 : index
      %598 = memref.load %factors[%597] : memref<?xf32>
      %599 = arith.mulf %598, %operandScale : f32
      %600 = arith.select %596, %599, %operandScale : f32
      %601 = arith.remui %589, %c9 : index
      %602 = arith.muli %601, %c17 : index
      %603 = arith.addi %6, %602 : index
      %604 = vector.load %w[%603] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %605 = vector.bitcast %604 : vector<4xi8> to vector<1xf32>
      %606 = vector.extract %605[0] : f32 from vector<1xf32>
      %607 = arith.mulf %606, %600 : f32
      %608 = arith.mulf %588, %607 : f32
      %609 = arith.muli %594, %outputFeatures : index
      %610 = arith.addi %609, %12 : index
      %611 = wave.lane
      %612 = arith.remui %611, %c9 : index
      %613 = arith.addi %610, %612 : index
      scf.if %10 {
        %614 = arith.addi %613, %c4 : index
        %615 = memref.load %residual[%614] : memref<?xf32>
        %616 = arith.addf %615, %608 : f32
        %617 = arith.addi %613, %c4 : index
        memref.store %616, %out[%617] : memref<?xf32>
      } else {
        %618 = arith.addi %613, %c4 : index
        memref.store %608, %out[%618] : memref<?xf32>
      }
    }
    %619 = vector.extract %342#0[7] : f32 from vector<8xf32>
    %620 = wave.lane
    %621 = arith.addi %9, %c4 : index
    %622 = arith.muli %c25, %c11 : index
    %623 = arith.addi %621, %622 : index
    %624 = arith.divui %620, %c9 : index
    %625 = arith.addi %623, %624 : index
    %626 = arith.cmpi slt, %625, %8 : index
    scf.if %626 {
      %627 = arith.cmpi eq, %hasFactors, %c3 : index
      %628 = arith.muli %625, %c11 : index
      %629 = memref.load %factors[%628] : memref<?xf32>
      %630 = arith.mulf %629, %operandScale : f32
      %631 = arith.select %627, %630, %operandScale : f32
      %632 = arith.remui %620, %c9 : index
      %633 = arith.muli %632, %c17 : index
      %634 = arith.addi %6, %633 : index
      %635 = vector.load %w[%634] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %636 = vector.bitcast %635 : vector<4xi8> to vector<1xf32>
      %637 = vector.extract %636[0] : f32 from vector<1xf32>
      %638 = arith.mulf %637, %631 : f32
      %639 = arith.mulf %619, %638 : f32
      %640 = arith.muli %625, %outputFeatures : index
      %641 = arith.addi %640, %12 : index
      %642 = wave.lane
      %643 = arith.remui %642, %c9 : index
      %644 = arith.addi %641, %643 : index
      scf.if %10 {
        %645 = arith.addi %644, %c4 : index
        %646 = memref.load %residual[%645] : memref<?xf32>
        %647 = arith.addf %646, %639 : f32
        %648 = arith.addi %644, %c4 : index
        memref.store %647, %out[%648] : memref<?xf32>
      } else {
        %649 = arith.addi %644, %c4 : index
        memref.store %639, %out[%649] : memref<?xf32>
      }
    }
    %650 = wave.lane
    %651 = vector.extract %342#1[0] : f32 from vector<8xf32>
    %652 = wave.lane
    %653 = arith.addi %9, %c9 : index
    %654 = arith.muli %c4, %c11 : index
    %655 = arith.addi %653, %654 : index
    %656 = arith.divui %652, %c9 : index
    %657 = arith.addi %655, %656 : index
    %658 = arith.cmpi slt, %657, %8 : index
    scf.if %658 {
      %659 = arith.cmpi eq, %hasFactors, %c3 : index
      %660 = arith.muli %657, %c11 : index
      %661 = memref.load %factors[%660] : memref<?xf32>
      %662 = arith.mulf %661, %operandScale : f32
      %663 = arith.select %659, %662, %operandScale : f32
      %664 = arith.remui %652, %c9 : index
      %665 = arith.muli %664, %c17 : index
      %666 = arith.addi %6, %665 : index
      %667 = vector.load %w[%666] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %668 = vector.bitcast %667 : vector<4xi8> to vector<1xf32>
      %669 = vector.extract %668[0] : f32 from vector<1xf32>
      %670 = arith.mulf %669, %663 : f32
      %671 = arith.mulf %651, %670 : f32
      %672 = arith.muli %657, %outputFeatures : index
      %673 = arith.addi %672, %12 : index
      %674 = wave.lane
      %675 = arith.remui %674, %c9 : index
      %676 = arith.addi %673, %675 : index
      scf.if %10 {
        %677 = arith.addi %676, %c4 : index
        %678 = memref.load %residual[%677] : memref<?xf32>
        %679 = arith.addf %678, %671 : f32
        %680 = arith.addi %676, %c4 : index
        memref.store %679, %out[%680] : memref<?xf32>
      } else {
        %681 = arith.addi %676, %c4 : index
        memref.store %671, %out[%681] : memref<?xf32>
      }
    }
    %682 = vector.extract %342#1[1] : f32 from vector<8xf32>
    %683 = wave.lane
    %684 = arith.addi %9, %c9 : index
    %685 = arith.muli %c3, %c11 : index
    %686 = arith.addi %684, %685 : index
    %687 = arith.divui %683, %c9 : index
    %688 = arith.addi %686, %687 : index
    %689 = arith.cmpi slt, %688, %8 : index
    scf.if %689 {
      %690 = arith.cmpi eq, %hasFactors, %c3 : index
      %691 = arith.muli %688, %c11 : index
      %692 = memref.load %factors[%691] : memref<?xf32>
      %693 = arith.mulf %692, %operandScale : f32
      %694 = arith.select %690, %693, %operandScale : f32
      %695 = arith.remui %683, %c9 : index
      %696 = arith.muli %695, %c17 : index
      %697 = arith.addi %6, %696 : index
      %698 = vector.load %w[%697] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %699 = vector.bitcast %698 : vector<4xi8> to vector<1xf32>
      %700 = vector.extract %699[0] : f32 from vector<1xf32>
      %701 = arith.mulf %700, %694 : f32
      %702 = arith.mulf %682, %701 : f32
      %703 = arith.muli %688, %outputFeatures : index
      %704 = arith.addi %703, %12 : index
      %705 = wave.lane
      %706 = arith.remui %705, %c9 : index
      %707 = arith.addi %704, %706 : index
      scf.if %10 {
        %708 = arith.addi %707, %c4 : index
        %709 = memref.load %residual[%708] : memref<?xf32>
        %710 = arith.addf %709, %702 : f32
        %711 = arith.addi %707, %c4 : index
        memref.store %710, %out[%711] : memref<?xf32>
      } else {
        %712 = arith.addi %707, %c4 : index
        memref.store %702, %out[%712] : memref<?xf32>
      }
    }
    %713 = vector.extract %342#1[2] : f32 from vector<8xf32>
    %714 = wave.lane
    %715 = arith.addi %9, %c9 : index
    %716 = arith.muli %c11, %c11 : index
    %717 = arith.addi %715, %716 : index
    %718 = arith.divui %714, %c9 : index
    %719 = arith.addi %717, %718 : index
    %720 = arith.cmpi slt, %719, %8 : index
    scf.if %720 {
      %721 = arith.cmpi eq, %hasFactors, %c3 : index
      %722 = arith.muli %719, %c11 : index
      %723 = memref.load %factors[%722] : memref<?xf32>
      %724 = arith.mulf %723, %operandScale : f32
      %725 = arith.select %721, %724, %operandScale : f32
      %726 = arith.remui %714, %c9 : index
      %727 = arith.muli %726, %c17 : index
      %728 = arith.addi %6, %727 : index
      %729 = vector.load %w[%728] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %730 = vector.bitcast %729 : vector<4xi8> to vector<1xf32>
      %731 = vector.extract %730[0] : f32 from vector<1xf32>
      %732 = arith.mulf %731, %725 : f32
      %733 = arith.mulf %713, %732 : f32
      %734 = arith.muli %719, %outputFeatures : index
      %735 = arith.addi %734, %12 : index
      %736 = wave.lane
      %737 = arith.remui %736, %c9 : index
      %738 = arith.addi %735, %737 : index
      scf.if %10 {
        %739 = arith.addi %738, %c4 : index
        %740 = memref.load %residual[%739] : memref<?xf32>
        %741 = arith.addf %740, %733 : f32
        %742 = arith.addi %738, %c4 : index
        memref.store %741, %out[%742] : memref<?xf32>
      } else {
        %743 = arith.addi %738, %c4 : index
        memref.store %733, %out[%743] : memref<?xf32>
      }
    }
    %744 = vector.extract %342#1[3] : f32 from vector<8xf32>
    %745 = wave.lane
    %746 = arith.addi %9, %c9 : index
    %747 = arith.muli %c20, %c11 : index
    %748 = arith.addi %746, %747 : index
    %749 = arith.divui %745, %c9 : index
    %750 = arith.addi %748, %749 : index
    %751 = arith.cmpi slt, %750, %8 : index
    scf.if %751 {
      %752 = arith.cmpi eq, %hasFactors, %c3 : index
      %753 = arith.muli %750, %c11 : index
      %754 = memref.load %factors[%753] : memref<?xf32>
      %755 = arith.mulf %754, %operandScale : f32
      %756 = arith.select %752, %755, %operandScale : f32
      %757 = arith.remui %745, %c9 : index
      %758 = arith.muli %757, %c17 : index
      %759 = arith.addi %6, %758 : index
      %760 = vector.load %w[%759] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %761 = vector.bitcast %760 : vector<4xi8> to vector<1xf32>
      %762 = vector.extract %761[0] : f32 from vector<1xf32>
      %763 = arith.mulf %762, %756 : f32
      %764 = arith.mulf %744, %763 : f32
      %765 = arith.muli %750, %outputFeatures : index
      %766 = arith.addi %765, %12 : index
      %767 = wave.lane
      %768 = arith.remui %767, %c9 : index
      %769 = arith.addi %766, %768 : index
      scf.if %10 {
        %770 = arith.addi %769, %c4 : index
        %771 = memref.load %residual[%770] : memref<?xf32>
        %772 = arith.addf %771, %764 : f32
        %773 = arith.addi %769, %c4 : index
        memref.store %772, %out[%773] : memref<?xf32>
      } else {
        %774 = arith.addi %769, %c4 : index
        memref.store %764, %out[%774] : memref<?xf32>
      }
    }
    %775 = vector.extract %342#1[4] : f32 from vector<8xf32>
    %776 = wave.lane
    %777 = arith.addi %9, %c9 : index
    %778 = arith.muli %c17, %c11 : index
    %779 = arith.addi %777, %778 : index
    %780 = arith.divui %776, %c9 : index
    %781 = arith.addi %779, %780 : index
    %782 = arith.cmpi slt, %781, %8 : index
    scf.if %782 {
      %783 = arith.cmpi eq, %hasFactors, %c3 : index
      %784 = arith.muli %781, %c11 : index
      %785 = memref.load %factors[%784] : memref<?xf32>
      %786 = arith.mulf %785, %operandScale : f32
      %787 = arith.select %783, %786, %operandScale : f32
      %788 = arith.remui %776, %c9 : index
      %789 = arith.muli %788, %c17 : index
      %790 = arith.addi %6, %789 : index
      %791 = vector.load %w[%790] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %792 = vector.bitcast %791 : vector<4xi8> to vector<1xf32>
      %793 = vector.extract %792[0] : f32 from vector<1xf32>
      %794 = arith.mulf %793, %787 : f32
      %795 = arith.mulf %775, %794 : f32
      %796 = arith.muli %781, %outputFeatures : index
      %797 = arith.addi %796, %12 : index
      %798 = wave.lane
      %799 = arith.remui %798, %c9 : index
      %800 = arith.addi %797, %799 : index
      scf.if %10 {
        %801 = arith.addi %800, %c4 : index
        %802 = memref.load %residual[%801] : memref<?xf32>
        %803 = arith.addf %802, %795 : f32
        %804 = arith.addi %800, %c4 : index
        memref.store %803, %out[%804] : memref<?xf32>
      } else {
        %805 = arith.addi %800, %c4 : index
        memref.store %795, %out[%805] : memref<?xf32>
      }
    }
    %806 = vector.extract %342#1[5] : f32 from vector<8xf32>
    %807 = wave.lane
    %808 = arith.addi %9, %c9 : index
    %809 = arith.muli %c23, %c11 : index
    %810 = arith.addi %808, %809 : index
    %811 = arith.divui %807, %c9 : index
    %812 = arith.addi %810, %811 : index
    %813 = arith.cmpi slt, %812, %8 : index
    scf.if %813 {
      %814 = arith.cmpi eq, %hasFactors, %c3 : index
      %815 = arith.muli %812, %c11 : index
      %816 = memref.load %factors[%815] : memref<?xf32>
      %817 = arith.mulf %816, %operandScale : f32
      %818 = arith.select %814, %817, %operandScale : f32
      %819 = arith.remui %807, %c9 : index
      %820 = arith.muli %819, %c17 : index
      %821 = arith.addi %6, %820 : index
      %822 = vector.load %w[%821] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %823 = vector.bitcast %822 : vector<4xi8> to vector<1xf32>
      %824 = vector.extract %823[0] : f32 from vector<1xf32>
      %825 = arith.mulf %824, %818 : f32
      %826 = arith.mulf %806, %825 : f32
      %827 = arith.muli %812, %outputFeatures : index
      %828 = arith.addi %827, %12 : index
      %829 = wave.lane
      %830 = arith.remui %829, %c9 : index
      %831 = arith.addi %828, %830 : index
      scf.if %10 {
        %832 = arith.addi %831, %c4 : index
        %833 = memref.load %residual[%832] : memref<?xf32>
        %834 = arith.addf %833, %826 : f32
        %835 = arith.addi %831, %c4 : index
        memref.store %834, %out[%835] : memref<?xf32>
      } else {
        %836 = arith.addi %831, %c4 : index
        memref.store %826, %out[%836] : memref<?xf32>
      }
    }
    %837 = vector.extract %342#1[6] : f32 from vector<8xf32>
    %838 = wave.lane
    %839 = arith.addi %9, %c9 : index
    %840 = arith.muli %c24, %c11 : index
    %841 = arith.addi %839, %840 : index
    %842 = arith.divui %838, %c9 : index
    %843 = arith.addi %841, %842 : index
    %844 = arith.cmpi slt, %843, %8 : index
    scf.if %844 {
      %845 = arith.cmpi eq, %hasFactors, %c3 : index
      %846 = arith.muli %843, %c11 : index
      %847 = memref.load %factors[%846] : memref<?xf32>
      %848 = arith.mulf %847, %operandScale : f32
      %849 = arith.select %845, %848, %operandScale : f32
      %850 = arith.remui %838, %c9 : index
      %851 = arith.muli %850, %c17 : index
      %852 = arith.addi %6, %851 : index
      %853 = vector.load %w[%852] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %854 = vector.bitcast %853 : vector<4xi8> to vector<1xf32>
      %855 = vector.extract %854[0] : f32 from vector<1xf32>
      %856 = arith.mulf %855, %849 : f32
      %857 = arith.mulf %837, %856 : f32
      %858 = arith.muli %843, %outputFeatures : index
      %859 = arith.addi %858, %12 : index
      %860 = wave.lane
      %861 = arith.remui %860, %c9 : index
      %862 = arith.addi %859, %861 : index
      scf.if %10 {
        %863 = arith.addi %862, %c4 : index
        %864 = memref.load %residual[%863] : memref<?xf32>
        %865 = arith.addf %864, %857 : f32
        %866 = arith.addi %862, %c4 : index
        memref.store %865, %out[%866] : memref<?xf32>
      } else {
        %867 = arith.addi %862, %c4 : index
        memref.store %857, %out[%867] : memref<?xf32>
      }
    }
    %868 = vector.extract %342#1[7] : f32 from vector<8xf32>
    %869 = wave.lane
    %870 = arith.addi %9, %c9 : index
    %871 = arith.muli %c25, %c11 : index
    %872 = arith.addi %870, %871 : index
    %873 = arith.divui %869, %c9 : index
    %874 = arith.addi %872, %873 : index
    %875 = arith.cmpi slt, %874, %8 : index
    scf.if %875 {
      %876 = arith.cmpi eq, %hasFactors, %c3 : index
      %877 = arith.muli %874, %c11 : index
      %878 = memref.load %factors[%877] : memref<?xf32>
      %879 = arith.mulf %878, %operandScale : f32
      %880 = arith.select %876, %879, %operandScale : f32
      %881 = arith.remui %869, %c9 : index
      %882 = arith.muli %881, %c17 : index
      %883 = arith.addi %6, %882 : index
      %884 = vector.load %w[%883] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %885 = vector.bitcast %884 : vector<4xi8> to vector<1xf32>
      %886 = vector.extract %885[0] : f32 from vector<1xf32>
      %887 = arith.mulf %886, %880 : f32
      %888 = arith.mulf %868, %887 : f32
      %889 = arith.muli %874, %outputFeatures : index
      %890 = arith.addi %889, %12 : index
      %891 = wave.lane
      %892 = arith.remui %891, %c9 : index
      %893 = arith.addi %890, %892 : index
      scf.if %10 {
        %894 = arith.addi %893, %c4 : index
        %895 = memref.load %residual[%894] : memref<?xf32>
        %896 = arith.addf %895, %888 : f32
        %897 = arith.addi %893, %c4 : index
        memref.store %896, %out[%897] : memref<?xf32>
      } else {
        %898 = arith.addi %893, %c4 : index
        memref.store %888, %out[%898] : memref<?xf32>
      }
    }
    %899 = wave.lane
    %900 = vector.extract %342#2[0] : f32 from vector<8xf32>
    %901 = wave.lane
    %902 = arith.addi %9, %c1 : index
    %903 = arith.muli %c4, %c11 : index
    %904 = arith.addi %902, %903 : index
    %905 = arith.divui %901, %c9 : index
    %906 = arith.addi %904, %905 : index
    %907 = arith.cmpi slt, %906, %8 : index
    scf.if %907 {
      %908 = arith.cmpi eq, %hasFactors, %c3 : index
      %909 = arith.muli %906, %c11 : index
      %910 = memref.load %factors[%909] : memref<?xf32>
      %911 = arith.mulf %910, %operandScale : f32
      %912 = arith.select %908, %911, %operandScale : f32
      %913 = arith.remui %901, %c9 : index
      %914 = arith.muli %913, %c17 : index
      %915 = arith.addi %6, %914 : index
      %916 = vector.load %w[%915] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %917 = vector.bitcast %916 : vector<4xi8> to vector<1xf32>
      %918 = vector.extract %917[0] : f32 from vector<1xf32>
      %919 = arith.mulf %918, %912 : f32
      %920 = arith.mulf %900, %919 : f32
      %921 = arith.muli %906, %outputFeatures : index
      %922 = arith.addi %921, %12 : index
      %923 = wave.lane
      %924 = arith.remui %923, %c9 : index
      %925 = arith.addi %922, %924 : index
      scf.if %10 {
        %926 = arith.addi %925, %c4 : index
        %927 = memref.load %residual[%926] : memref<?xf32>
        %928 = arith.addf %927, %920 : f32
        %929 = arith.addi %925, %c4 : index
        memref.store %928, %out[%929] : memref<?xf32>
      } else {
        %930 = arith.addi %925, %c4 : index
        memref.store %920, %out[%930] : memref<?xf32>
      }
    }
    %931 = vector.extract %342#2[1] : f32 from vector<8xf32>
    %932 = wave.lane
    %933 = arith.addi %9, %c1 : index
    %934 = arith.muli %c3, %c11 : index
    %935 = arith.addi %933, %934 : index
    %936 = arith.divui %932, %c9 : index
    %937 = arith.addi %935, %936 : index
    %938 = arith.cmpi slt, %937, %8 : index
    scf.if %938 {
      %939 = arith.cmpi eq, %hasFactors, %c3 : index
      %940 = arith.muli %937, %c11 : index
      %941 = memref.load %factors[%940] : memref<?xf32>
      %942 = arith.mulf %941, %operandScale : f32
      %943 = arith.select %939, %942, %operandScale : f32
      %944 = arith.remui %932, %c9 : index
      %945 = arith.muli %944, %c17 : index
      %946 = arith.addi %6, %945 : index
      %947 = vector.load %w[%946] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %948 = vector.bitcast %947 : vector<4xi8> to vector<1xf32>
      %949 = vector.extract %948[0] : f32 from vector<1xf32>
      %950 = arith.mulf %949, %943 : f32
      %951 = arith.mulf %931, %950 : f32
      %952 = arith.muli %937, %outputFeatures : index
      %953 = arith.addi %952, %12 : index
      %954 = wave.lane
      %955 = arith.remui %954, %c9 : index
      %956 = arith.addi %953, %955 : index
      scf.if %10 {
        %957 = arith.addi %956, %c4 : index
        %958 = memref.load %residual[%957] : memref<?xf32>
        %959 = arith.addf %958, %951 : f32
        %960 = arith.addi %956, %c4 : index
        memref.store %959, %out[%960] : memref<?xf32>
      } else {
        %961 = arith.addi %956, %c4 : index
        memref.store %951, %out[%961] : memref<?xf32>
      }
    }
    %962 = vector.extract %342#2[2] : f32 from vector<8xf32>
    %963 = wave.lane
    %964 = arith.addi %9, %c1 : index
    %965 = arith.muli %c11, %c11 : index
    %966 = arith.addi %964, %965 : index
    %967 = arith.divui %963, %c9 : index
    %968 = arith.addi %966, %967 : index
    %969 = arith.cmpi slt, %968, %8 : index
    scf.if %969 {
      %970 = arith.cmpi eq, %hasFactors, %c3 : index
      %971 = arith.muli %968, %c11 : index
      %972 = memref.load %factors[%971] : memref<?xf32>
      %973 = arith.mulf %972, %operandScale : f32
      %974 = arith.select %970, %973, %operandScale : f32
      %975 = arith.remui %963, %c9 : index
      %976 = arith.muli %975, %c17 : index
      %977 = arith.addi %6, %976 : index
      %978 = vector.load %w[%977] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %979 = vector.bitcast %978 : vector<4xi8> to vector<1xf32>
      %980 = vector.extract %979[0] : f32 from vector<1xf32>
      %981 = arith.mulf %980, %974 : f32
      %982 = arith.mulf %962, %981 : f32
      %983 = arith.muli %968, %outputFeatures : index
      %984 = arith.addi %983, %12 : index
      %985 = wave.lane
      %986 = arith.remui %985, %c9 : index
      %987 = arith.addi %984, %986 : index
      scf.if %10 {
        %988 = arith.addi %987, %c4 : index
        %989 = memref.load %residual[%988] : memref<?xf32>
        %990 = arith.addf %989, %982 : f32
        %991 = arith.addi %987, %c4 : index
        memref.store %990, %out[%991] : memref<?xf32>
      } else {
        %992 = arith.addi %987, %c4 : index
        memref.store %982, %out[%992] : memref<?xf32>
      }
    }
    %993 = vector.extract %342#2[3] : f32 from vector<8xf32>
    %994 = wave.lane
    %995 = arith.addi %9, %c1 : index
    %996 = arith.muli %c20, %c11 : index
    %997 = arith.addi %995, %996 : index
    %998 = arith.divui %994, %c9 : index
    %999 = arith.addi %997, %998 : index
    %1000 = arith.cmpi slt, %999, %8 : index
    scf.if %1000 {
      %1001 = arith.cmpi eq, %hasFactors, %c3 : index
      %1002 = arith.muli %999, %c11 : index
      %1003 = memref.load %factors[%1002] : memref<?xf32>
      %1004 = arith.mulf %1003, %operandScale : f32
      %1005 = arith.select %1001, %1004, %operandScale : f32
      %1006 = arith.remui %994, %c9 : index
      %1007 = arith.muli %1006, %c17 : index
      %1008 = arith.addi %6, %1007 : index
      %1009 = vector.load %w[%1008] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1010 = vector.bitcast %1009 : vector<4xi8> to vector<1xf32>
      %1011 = vector.extract %1010[0] : f32 from vector<1xf32>
      %1012 = arith.mulf %1011, %1005 : f32
      %1013 = arith.mulf %993, %1012 : f32
      %1014 = arith.muli %999, %outputFeatures : index
      %1015 = arith.addi %1014, %12 : index
      %1016 = wave.lane
      %1017 = arith.remui %1016, %c9 : index
      %1018 = arith.addi %1015, %1017 : index
      scf.if %10 {
        %1019 = arith.addi %1018, %c4 : index
        %1020 = memref.load %residual[%1019] : memref<?xf32>
        %1021 = arith.addf %1020, %1013 : f32
        %1022 = arith.addi %1018, %c4 : index
        memref.store %1021, %out[%1022] : memref<?xf32>
      } else {
        %1023 = arith.addi %1018, %c4 : index
        memref.store %1013, %out[%1023] : memref<?xf32>
      }
    }
    %1024 = vector.extract %342#2[4] : f32 from vector<8xf32>
    %1025 = wave.lane
    %1026 = arith.addi %9, %c1 : index
    %1027 = arith.muli %c17, %c11 : index
    %1028 = arith.addi %1026, %1027 : index
    %1029 = arith.divui %1025, %c9 : index
    %1030 = arith.addi %1028, %1029 : index
    %1031 = arith.cmpi slt, %1030, %8 : index
    scf.if %1031 {
      %1032 = arith.cmpi eq, %hasFactors, %c3 : index
      %1033 = arith.muli %1030, %c11 : index
      %1034 = memref.load %factors[%1033] : memref<?xf32>
      %1035 = arith.mulf %1034, %operandScale : f32
      %1036 = arith.select %1032, %1035, %operandScale : f32
      %1037 = arith.remui %1025, %c9 : index
      %1038 = arith.muli %1037, %c17 : index
      %1039 = arith.addi %6, %1038 : index
      %1040 = vector.load %w[%1039] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1041 = vector.bitcast %1040 : vector<4xi8> to vector<1xf32>
      %1042 = vector.extract %1041[0] : f32 from vector<1xf32>
      %1043 = arith.mulf %1042, %1036 : f32
      %1044 = arith.mulf %1024, %1043 : f32
      %1045 = arith.muli %1030, %outputFeatures : index
      %1046 = arith.addi %1045, %12 : index
      %1047 = wave.lane
      %1048 = arith.remui %1047, %c9 : index
      %1049 = arith.addi %1046, %1048 : index
      scf.if %10 {
        %1050 = arith.addi %1049, %c4 : index
        %1051 = memref.load %residual[%1050] : memref<?xf32>
        %1052 = arith.addf %1051, %1044 : f32
        %1053 = arith.addi %1049, %c4 : index
        memref.store %1052, %out[%1053] : memref<?xf32>
      } else {
        %1054 = arith.addi %1049, %c4 : index
        memref.store %1044, %out[%1054] : memref<?xf32>
      }
    }
    %1055 = vector.extract %342#2[5] : f32 from vector<8xf32>
    %1056 = wave.lane
    %1057 = arith.addi %9, %c1 : index
    %1058 = arith.muli %c23, %c11 : index
    %1059 = arith.addi %1057, %1058 : index
    %1060 = arith.divui %1056, %c9 : index
    %1061 = arith.addi %1059, %1060 : index
    %1062 = arith.cmpi slt, %1061, %8 : index
    scf.if %1062 {
      %1063 = arith.cmpi eq, %hasFactors, %c3 : index
      %1064 = arith.muli %1061, %c11 : index
      %1065 = memref.load %factors[%1064] : memref<?xf32>
      %1066 = arith.mulf %1065, %operandScale : f32
      %1067 = arith.select %1063, %1066, %operandScale : f32
      %1068 = arith.remui %1056, %c9 : index
      %1069 = arith.muli %1068, %c17 : index
      %1070 = arith.addi %6, %1069 : index
      %1071 = vector.load %w[%1070] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1072 = vector.bitcast %1071 : vector<4xi8> to vector<1xf32>
      %1073 = vector.extract %1072[0] : f32 from vector<1xf32>
      %1074 = arith.mulf %1073, %1067 : f32
      %1075 = arith.mulf %1055, %1074 : f32
      %1076 = arith.muli %1061, %outputFeatures : index
      %1077 = arith.addi %1076, %12 : index
      %1078 = wave.lane
      %1079 = arith.remui %1078, %c9 : index
      %1080 = arith.addi %1077, %1079 : index
      scf.if %10 {
        %1081 = arith.addi %1080, %c4 : index
        %1082 = memref.load %residual[%1081] : memref<?xf32>
        %1083 = arith.addf %1082, %1075 : f32
        %1084 = arith.addi %1080, %c4 : index
        memref.store %1083, %out[%1084] : memref<?xf32>
      } else {
        %1085 = arith.addi %1080, %c4 : index
        memref.store %1075, %out[%1085] : memref<?xf32>
      }
    }
    %1086 = vector.extract %342#2[6] : f32 from vector<8xf32>
    %1087 = wave.lane
    %1088 = arith.addi %9, %c1 : index
    %1089 = arith.muli %c24, %c11 : index
    %1090 = arith.addi %1088, %1089 : index
    %1091 = arith.divui %1087, %c9 : index
    %1092 = arith.addi %1090, %1091 : index
    %1093 = arith.cmpi slt, %1092, %8 : index
    scf.if %1093 {
      %1094 = arith.cmpi eq, %hasFactors, %c3 : index
      %1095 = arith.muli %1092, %c11 : index
      %1096 = memref.load %factors[%1095] : memref<?xf32>
      %1097 = arith.mulf %1096, %operandScale : f32
      %1098 = arith.select %1094, %1097, %operandScale : f32
      %1099 = arith.remui %1087, %c9 : index
      %1100 = arith.muli %1099, %c17 : index
      %1101 = arith.addi %6, %1100 : index
      %1102 = vector.load %w[%1101] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1103 = vector.bitcast %1102 : vector<4xi8> to vector<1xf32>
      %1104 = vector.extract %1103[0] : f32 from vector<1xf32>
      %1105 = arith.mulf %1104, %1098 : f32
      %1106 = arith.mulf %1086, %1105 : f32
      %1107 = arith.muli %1092, %outputFeatures : index
      %1108 = arith.addi %1107, %12 : index
      %1109 = wave.lane
      %1110 = arith.remui %1109, %c9 : index
      %1111 = arith.addi %1108, %1110 : index
      scf.if %10 {
        %1112 = arith.addi %1111, %c4 : index
        %1113 = memref.load %residual[%1112] : memref<?xf32>
        %1114 = arith.addf %1113, %1106 : f32
        %1115 = arith.addi %1111, %c4 : index
        memref.store %1114, %out[%1115] : memref<?xf32>
      } else {
        %1116 = arith.addi %1111, %c4 : index
        memref.store %1106, %out[%1116] : memref<?xf32>
      }
    }
    %1117 = vector.extract %342#2[7] : f32 from vector<8xf32>
    %1118 = wave.lane
    %1119 = arith.addi %9, %c1 : index
    %1120 = arith.muli %c25, %c11 : index
    %1121 = arith.addi %1119, %1120 : index
    %1122 = arith.divui %1118, %c9 : index
    %1123 = arith.addi %1121, %1122 : index
    %1124 = arith.cmpi slt, %1123, %8 : index
    scf.if %1124 {
      %1125 = arith.cmpi eq, %hasFactors, %c3 : index
      %1126 = arith.muli %1123, %c11 : index
      %1127 = memref.load %factors[%1126] : memref<?xf32>
      %1128 = arith.mulf %1127, %operandScale : f32
      %1129 = arith.select %1125, %1128, %operandScale : f32
      %1130 = arith.remui %1118, %c9 : index
      %1131 = arith.muli %1130, %c17 : index
      %1132 = arith.addi %6, %1131 : index
      %1133 = vector.load %w[%1132] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1134 = vector.bitcast %1133 : vector<4xi8> to vector<1xf32>
      %1135 = vector.extract %1134[0] : f32 from vector<1xf32>
      %1136 = arith.mulf %1135, %1129 : f32
      %1137 = arith.mulf %1117, %1136 : f32
      %1138 = arith.muli %1123, %outputFeatures : index
      %1139 = arith.addi %1138, %12 : index
      %1140 = wave.lane
      %1141 = arith.remui %1140, %c9 : index
      %1142 = arith.addi %1139, %1141 : index
      scf.if %10 {
        %1143 = arith.addi %1142, %c4 : index
        %1144 = memref.load %residual[%1143] : memref<?xf32>
        %1145 = arith.addf %1144, %1137 : f32
        %1146 = arith.addi %1142, %c4 : index
        memref.store %1145, %out[%1146] : memref<?xf32>
      } else {
        %1147 = arith.addi %1142, %c4 : index
        memref.store %1137, %out[%1147] : memref<?xf32>
      }
    }
    %1148 = wave.lane
    %1149 = vector.extract %342#3[0] : f32 from vector<8xf32>
    %1150 = wave.lane
    %1151 = arith.addi %9, %c13 : index
    %1152 = arith.muli %c4, %c11 : index
    %1153 = arith.addi %1151, %1152 : index
    %1154 = arith.divui %1150, %c9 : index
    %1155 = arith.addi %1153, %1154 : index
    %1156 = arith.cmpi slt, %1155, %8 : index
    scf.if %1156 {
      %1157 = arith.cmpi eq, %hasFactors, %c3 : index
      %1158 = arith.muli %1155, %c11 : index
      %1159 = memref.load %factors[%1158] : memref<?xf32>
      %1160 = arith.mulf %1159, %operandScale : f32
      %1161 = arith.select %1157, %1160, %operandScale : f32
      %1162 = arith.remui %1150, %c9 : index
      %1163 = arith.muli %1162, %c17 : index
      %1164 = arith.addi %6, %1163 : index
      %1165 = vector.load %w[%1164] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1166 = vector.bitcast %1165 : vector<4xi8> to vector<1xf32>
      %1167 = vector.extract %1166[0] : f32 from vector<1xf32>
      %1168 = arith.mulf %1167, %1161 : f32
      %1169 = arith.mulf %1149, %1168 : f32
      %1170 = arith.muli %1155, %outputFeatures : index
      %1171 = arith.addi %1170, %12 : index
      %1172 = wave.lane
      %1173 = arith.remui %1172, %c9 : index
      %1174 = arith.addi %1171, %1173 : index
      scf.if %10 {
        %1175 = arith.addi %1174, %c4 : index
        %1176 = memref.load %residual[%1175] : memref<?xf32>
        %1177 = arith.addf %1176, %1169 : f32
        %1178 = arith.addi %1174, %c4 : index
        memref.store %1177, %out[%1178] : memref<?xf32>
      } else {
        %1179 = arith.addi %1174, %c4 : index
        memref.store %1169, %out[%1179] : memref<?xf32>
      }
    }
    %1180 = vector.extract %342#3[1] : f32 from vector<8xf32>
    %1181 = wave.lane
    %1182 = arith.addi %9, %c13 : index
    %1183 = arith.muli %c3, %c11 : index
    %1184 = arith.addi %1182, %1183 : index
    %1185 = arith.divui %1181, %c9 : index
    %1186 = arith.addi %1184, %1185 : index
    %1187 = arith.cmpi slt, %1186, %8 : index
    scf.if %1187 {
      %1188 = arith.cmpi eq, %hasFactors, %c3 : index
      %1189 = arith.muli %1186, %c11 : index
      %1190 = memref.load %factors[%1189] : memref<?xf32>
      %1191 = arith.mulf %1190, %operandScale : f32
      %1192 = arith.select %1188, %1191, %operandScale : f32
      %1193 = arith.remui %1181, %c9 : index
      %1194 = arith.muli %1193, %c17 : index
      %1195 = arith.addi %6, %1194 : index
      %1196 = vector.load %w[%1195] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1197 = vector.bitcast %1196 : vector<4xi8> to vector<1xf32>
      %1198 = vector.extract %1197[0] : f32 from vector<1xf32>
      %1199 = arith.mulf %1198, %1192 : f32
      %1200 = arith.mulf %1180, %1199 : f32
      %1201 = arith.muli %1186, %outputFeatures : index
      %1202 = arith.addi %1201, %12 : index
      %1203 = wave.lane
      %1204 = arith.remui %1203, %c9 : index
      %1205 = arith.addi %1202, %1204 : index
      scf.if %10 {
        %1206 = arith.addi %1205, %c4 : index
        %1207 = memref.load %residual[%1206] : memref<?xf32>
        %1208 = arith.addf %1207, %1200 : f32
        %1209 = arith.addi %1205, %c4 : index
        memref.store %1208, %out[%1209] : memref<?xf32>
      } else {
        %1210 = arith.addi %1205, %c4 : index
        memref.store %1200, %out[%1210] : memref<?xf32>
      }
    }
    %1211 = vector.extract %342#3[2] : f32 from vector<8xf32>
    %1212 = wave.lane
    %1213 = arith.addi %9, %c13 : index
    %1214 = arith.muli %c11, %c11 : index
    %1215 = arith.addi %1213, %1214 : index
    %1216 = arith.divui %1212, %c9 : index
    %1217 = arith.addi %1215, %1216 : index
    %1218 = arith.cmpi slt, %1217, %8 : index
    scf.if %1218 {
      %1219 = arith.cmpi eq, %hasFactors, %c3 : index
      %1220 = arith.muli %1217, %c11 : index
      %1221 = memref.load %factors[%1220] : memref<?xf32>
      %1222 = arith.mulf %1221, %operandScale : f32
      %1223 = arith.select %1219, %1222, %operandScale : f32
      %1224 = arith.remui %1212, %c9 : index
      %1225 = arith.muli %1224, %c17 : index
      %1226 = arith.addi %6, %1225 : index
      %1227 = vector.load %w[%1226] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1228 = vector.bitcast %1227 : vector<4xi8> to vector<1xf32>
      %1229 = vector.extract %1228[0] : f32 from vector<1xf32>
      %1230 = arith.mulf %1229, %1223 : f32
      %1231 = arith.mulf %1211, %1230 : f32
      %1232 = arith.muli %1217, %outputFeatures : index
      %1233 = arith.addi %1232, %12 : index
      %1234 = wave.lane
      %1235 = arith.remui %1234, %c9 : index
      %1236 = arith.addi %1233, %1235 : index
      scf.if %10 {
        %1237 = arith.addi %1236, %c4 : index
        %1238 = memref.load %residual[%1237] : memref<?xf32>
        %1239 = arith.addf %1238, %1231 : f32
        %1240 = arith.addi %1236, %c4 : index
        memref.store %1239, %out[%1240] : memref<?xf32>
      } else {
        %1241 = arith.addi %1236, %c4 : index
        memref.store %1231, %out[%1241] : memref<?xf32>
      }
    }
    %1242 = vector.extract %342#3[3] : f32 from vector<8xf32>
    %1243 = wave.lane
    %1244 = arith.addi %9, %c13 : index
    %1245 = arith.muli %c20, %c11 : index
    %1246 = arith.addi %1244, %1245 : index
    %1247 = arith.divui %1243, %c9 : index
    %1248 = arith.addi %1246, %1247 : index
    %1249 = arith.cmpi slt, %1248, %8 : index
    scf.if %1249 {
      %1250 = arith.cmpi eq, %hasFactors, %c3 : index
      %1251 = arith.muli %1248, %c11 : index
      %1252 = memref.load %factors[%1251] : memref<?xf32>
      %1253 = arith.mulf %1252, %operandScale : f32
      %1254 = arith.select %1250, %1253, %operandScale : f32
      %1255 = arith.remui %1243, %c9 : index
      %1256 = arith.muli %1255, %c17 : index
      %1257 = arith.addi %6, %1256 : index
      %1258 = vector.load %w[%1257] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1259 = vector.bitcast %1258 : vector<4xi8> to vector<1xf32>
      %1260 = vector.extract %1259[0] : f32 from vector<1xf32>
      %1261 = arith.mulf %1260, %1254 : f32
      %1262 = arith.mulf %1242, %1261 : f32
      %1263 = arith.muli %1248, %outputFeatures : index
      %1264 = arith.addi %1263, %12 : index
      %1265 = wave.lane
      %1266 = arith.remui %1265, %c9 : index
      %1267 = arith.addi %1264, %1266 : index
      scf.if %10 {
        %1268 = arith.addi %1267, %c4 : index
        %1269 = memref.load %residual[%1268] : memref<?xf32>
        %1270 = arith.addf %1269, %1262 : f32
        %1271 = arith.addi %1267, %c4 : index
        memref.store %1270, %out[%1271] : memref<?xf32>
      } else {
        %1272 = arith.addi %1267, %c4 : index
        memref.store %1262, %out[%1272] : memref<?xf32>
      }
    }
    %1273 = vector.extract %342#3[4] : f32 from vector<8xf32>
    %1274 = wave.lane
    %1275 = arith.addi %9, %c13 : index
    %1276 = arith.muli %c17, %c11 : index
    %1277 = arith.addi %1275, %1276 : index
    %1278 = arith.divui %1274, %c9 : index
    %1279 = arith.addi %1277, %1278 : index
    %1280 = arith.cmpi slt, %1279, %8 : index
    scf.if %1280 {
      %1281 = arith.cmpi eq, %hasFactors, %c3 : index
      %1282 = arith.muli %1279, %c11 : index
      %1283 = memref.load %factors[%1282] : memref<?xf32>
      %1284 = arith.mulf %1283, %operandScale : f32
      %1285 = arith.select %1281, %1284, %operandScale : f32
      %1286 = arith.remui %1274, %c9 : index
      %1287 = arith.muli %1286, %c17 : index
      %1288 = arith.addi %6, %1287 : index
      %1289 = vector.load %w[%1288] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1290 = vector.bitcast %1289 : vector<4xi8> to vector<1xf32>
      %1291 = vector.extract %1290[0] : f32 from vector<1xf32>
      %1292 = arith.mulf %1291, %1285 : f32
      %1293 = arith.mulf %1273, %1292 : f32
      %1294 = arith.muli %1279, %outputFeatures : index
      %1295 = arith.addi %1294, %12 : index
      %1296 = wave.lane
      %1297 = arith.remui %1296, %c9 : index
      %1298 = arith.addi %1295, %1297 : index
      scf.if %10 {
        %1299 = arith.addi %1298, %c4 : index
        %1300 = memref.load %residual[%1299] : memref<?xf32>
        %1301 = arith.addf %1300, %1293 : f32
        %1302 = arith.addi %1298, %c4 : index
        memref.store %1301, %out[%1302] : memref<?xf32>
      } else {
        %1303 = arith.addi %1298, %c4 : index
        memref.store %1293, %out[%1303] : memref<?xf32>
      }
    }
    %1304 = vector.extract %342#3[5] : f32 from vector<8xf32>
    %1305 = wave.lane
    %1306 = arith.addi %9, %c13 : index
    %1307 = arith.muli %c23, %c11 : index
    %1308 = arith.addi %1306, %1307 : index
    %1309 = arith.divui %1305, %c9 : index
    %1310 = arith.addi %1308, %1309 : index
    %1311 = arith.cmpi slt, %1310, %8 : index
    scf.if %1311 {
      %1312 = arith.cmpi eq, %hasFactors, %c3 : index
      %1313 = arith.muli %1310, %c11 : index
      %1314 = memref.load %factors[%1313] : memref<?xf32>
      %1315 = arith.mulf %1314, %operandScale : f32
      %1316 = arith.select %1312, %1315, %operandScale : f32
      %1317 = arith.remui %1305, %c9 : index
      %1318 = arith.muli %1317, %c17 : index
      %1319 = arith.addi %6, %1318 : index
      %1320 = vector.load %w[%1319] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1321 = vector.bitcast %1320 : vector<4xi8> to vector<1xf32>
      %1322 = vector.extract %1321[0] : f32 from vector<1xf32>
      %1323 = arith.mulf %1322, %1316 : f32
      %1324 = arith.mulf %1304, %1323 : f32
      %1325 = arith.muli %1310, %outputFeatures : index
      %1326 = arith.addi %1325, %12 : index
      %1327 = wave.lane
      %1328 = arith.remui %1327, %c9 : index
      %1329 = arith.addi %1326, %1328 : index
      scf.if %10 {
        %1330 = arith.addi %1329, %c4 : index
        %1331 = memref.load %residual[%1330] : memref<?xf32>
        %1332 = arith.addf %1331, %1324 : f32
        %1333 = arith.addi %1329, %c4 : index
        memref.store %1332, %out[%1333] : memref<?xf32>
      } else {
        %1334 = arith.addi %1329, %c4 : index
        memref.store %1324, %out[%1334] : memref<?xf32>
      }
    }
    %1335 = vector.extract %342#3[6] : f32 from vector<8xf32>
    %1336 = wave.lane
    %1337 = arith.addi %9, %c13 : index
    %1338 = arith.muli %c24, %c11 : index
    %1339 = arith.addi %1337, %1338 : index
    %1340 = arith.divui %1336, %c9 : index
    %1341 = arith.addi %1339, %1340 : index
    %1342 = arith.cmpi slt, %1341, %8 : index
    scf.if %1342 {
      %1343 = arith.cmpi eq, %hasFactors, %c3 : index
      %1344 = arith.muli %1341, %c11 : index
      %1345 = memref.load %factors[%1344] : memref<?xf32>
      %1346 = arith.mulf %1345, %operandScale : f32
      %1347 = arith.select %1343, %1346, %operandScale : f32
      %1348 = arith.remui %1336, %c9 : index
      %1349 = arith.muli %1348, %c17 : index
      %1350 = arith.addi %6, %1349 : index
      %1351 = vector.load %w[%1350] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1352 = vector.bitcast %1351 : vector<4xi8> to vector<1xf32>
      %1353 = vector.extract %1352[0] : f32 from vector<1xf32>
      %1354 = arith.mulf %1353, %1347 : f32
      %1355 = arith.mulf %1335, %1354 : f32
      %1356 = arith.muli %1341, %outputFeatures : index
      %1357 = arith.addi %1356, %12 : index
      %1358 = wave.lane
      %1359 = arith.remui %1358, %c9 : index
      %1360 = arith.addi %1357, %1359 : index
      scf.if %10 {
        %1361 = arith.addi %1360, %c4 : index
        %1362 = memref.load %residual[%1361] : memref<?xf32>
        %1363 = arith.addf %1362, %1355 : f32
        %1364 = arith.addi %1360, %c4 : index
        memref.store %1363, %out[%1364] : memref<?xf32>
      } else {
        %1365 = arith.addi %1360, %c4 : index
        memref.store %1355, %out[%1365] : memref<?xf32>
      }
    }
    %1366 = vector.extract %342#3[7] : f32 from vector<8xf32>
    %1367 = wave.lane
    %1368 = arith.addi %9, %c13 : index
    %1369 = arith.muli %c25, %c11 : index
    %1370 = arith.addi %1368, %1369 : index
    %1371 = arith.divui %1367, %c9 : index
    %1372 = arith.addi %1370, %1371 : index
    %1373 = arith.cmpi slt, %1372, %8 : index
    scf.if %1373 {
      %1374 = arith.cmpi eq, %hasFactors, %c3 : index
      %1375 = arith.muli %1372, %c11 : index
      %1376 = memref.load %factors[%1375] : memref<?xf32>
      %1377 = arith.mulf %1376, %operandScale : f32
      %1378 = arith.select %1374, %1377, %operandScale : f32
      %1379 = arith.remui %1367, %c9 : index
      %1380 = arith.muli %1379, %c17 : index
      %1381 = arith.addi %6, %1380 : index
      %1382 = vector.load %w[%1381] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1383 = vector.bitcast %1382 : vector<4xi8> to vector<1xf32>
      %1384 = vector.extract %1383[0] : f32 from vector<1xf32>
      %1385 = arith.mulf %1384, %1378 : f32
      %1386 = arith.mulf %1366, %1385 : f32
      %1387 = arith.muli %1372, %outputFeatures : index
      %1388 = arith.addi %1387, %12 : index
      %1389 = wave.lane
      %1390 = arith.remui %1389, %c9 : index
      %1391 = arith.addi %1388, %1390 : index
      scf.if %10 {
        %1392 = arith.addi %1391, %c4 : index
        %1393 = memref.load %residual[%1392] : memref<?xf32>
        %1394 = arith.addf %1393, %1386 : f32
        %1395 = arith.addi %1391, %c4 : index
        memref.store %1394, %out[%1395] : memref<?xf32>
      } else {
        %1396 = arith.addi %1391, %c4 : index
        memref.store %1386, %out[%1396] : memref<?xf32>
      }
    }
  }
  wave.return
}
