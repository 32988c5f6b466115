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
      %411 = memref.load %factors[%408] : memref<?xf32>
      %412 = arith.select %410, %411, %c22 : f32
      %413 = arith.remui %403, %c9 : index
      %414 = arith.muli %413, %c17 : index
      %415 = arith.addi %6, %414 : index
      %416 = vector.load %w[%415] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %417 = vector.bitcast %416 : vector<4xi8> to vector<1xf32>
      %418 = vector.extract %417[0] : f32 from vector<1xf32>
      %419 = arith.mulf %418, %412 : f32
      %420 = arith.mulf %402, %419 : f32
      %421 = arith.muli %408, %outputFeatures : index
      %422 = arith.addi %421, %12 : index
      %423 = wave.lane
      %424 = arith.remui %423, %c9 : index
      %425 = arith.addi %422, %424 : index
      scf.if %10 {
        %426 = arith.addi %425, %c4 : index
        %427 = memref.load %residual[%426] : memref<?xf32>
        %428 = arith.addf %427, %420 : f32
        %429 = arith.addi %425, %c4 : index
        memref.store %428, %out[%429] : memref<?xf32>
      } else {
        %430 = arith.addi %425, %c4 : index
        memref.store %420, %out[%430] : memref<?xf32>
      }
    }
    %431 = vector.extract %342#0[1] : f32 from vector<8xf32>
    %432 = wave.lane
    %433 = arith.addi %9, %c4 : index
    %434 = arith.muli %c3, %c11 : index
    %435 = arith.addi %433, %434 : index
    %436 = arith.divui %432, %c9 : index
    %437 = arith.addi %435, %436 : index
    %438 = arith.cmpi slt, %437, %8 : index
    scf.if %438 {
      %439 = arith.cmpi eq, %hasFactors, %c3 : index
      %440 = memref.load %factors[%437] : memref<?xf32>
      %441 = arith.select %439, %440, %c22 : f32
      %442 = arith.remui %432, %c9 : index
      %443 = arith.muli %442, %c17 : index
      %444 = arith.addi %6, %443 : index
      %445 = vector.load %w[%444] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %446 = vector.bitcast %445 : vector<4xi8> to vector<1xf32>
      %447 = vector.extract %446[0] : f32 from vector<1xf32>
      %448 = arith.mulf %447, %441 : f32
      %449 = arith.mulf %431, %448 : f32
      %450 = arith.muli %437, %outputFeatures : index
      %451 = arith.addi %450, %12 : index
      %452 = wave.lane
      %453 = arith.remui %452, %c9 : index
      %454 = arith.addi %451, %453 : index
      scf.if %10 {
        %455 = arith.addi %454, %c4 : index
        %456 = memref.load %residual[%455] : memref<?xf32>
        %457 = arith.addf %456, %449 : f32
        %458 = arith.addi %454, %c4 : index
        memref.store %457, %out[%458] : memref<?xf32>
      } else {
        %459 = arith.addi %454, %c4 : index
        memref.store %449, %out[%459] : memref<?xf32>
      }
    }
    %460 = vector.extract %342#0[2] : f32 from vector<8xf32>
    %461 = wave.lane
    %462 = arith.addi %9, %c4 : index
    %463 = arith.muli %c11, %c11 : index
    %464 = arith.addi %462, %463 : index
    %465 = arith.divui %461, %c9 : index
    %466 = arith.addi %464, %465 : index
    %467 = arith.cmpi slt, %466, %8 : index
    scf.if %467 {
      %468 = arith.cmpi eq, %hasFactors, %c3 : index
      %469 = memref.load %factors[%466] : memref<?xf32>
      %470 = arith.select %468, %469, %c22 : f32
      %471 = arith.remui %461, %c9 : index
      %472 = arith.muli %471, %c17 : index
      %473 = arith.addi %6, %472 : index
      %474 = vector.load %w[%473] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %475 = vector.bitcast %474 : vector<4xi8> to vector<1xf32>
      %476 = vector.extract %475[0] : f32 from vector<1xf32>
      %477 = arith.mulf %476, %470 : f32
      %478 = arith.mulf %460, %477 : f32
      %479 = arith.muli %466, %outputFeatures : index
      %480 = arith.addi %479, %12 : index
      %481 = wave.lane
      %482 = arith.remui %481, %c9 : index
      %483 = arith.addi %480, %482 : index
      scf.if %10 {
        %484 = arith.addi %483, %c4 : index
        %485 = memref.load %residual[%484] : memref<?xf32>
        %486 = arith.addf %485, %478 : f32
        %487 = arith.addi %483, %c4 : index
        memref.store %486, %out[%487] : memref<?xf32>
      } else {
        %488 = arith.addi %483, %c4 : index
        memref.store %478, %out[%488] : memref<?xf32>
      }
    }
    %489 = vector.extract %342#0[3] : f32 from vector<8xf32>
    %490 = wave.lane
    %491 = arith.addi %9, %c4 : index
    %492 = arith.muli %c20, %c11 : index
    %493 = arith.addi %491, %492 : index
    %494 = arith.divui %490, %c9 : index
    %495 = arith.addi %493, %494 : index
    %496 = arith.cmpi slt, %495, %8 : index
    scf.if %496 {
      %497 = arith.cmpi eq, %hasFactors, %c3 : index
      %498 = memref.load %factors[%495] : memref<?xf32>
      %499 = arith.select %497, %498, %c22 : f32
      %500 = arith.remui %490, %c9 : index
      %501 = arith.muli %500, %c17 : index
      %502 = arith.addi %6, %501 : index
      %503 = vector.load %w[%502] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %504 = vector.bitcast %503 : vector<4xi8> to vector<1xf32>
      %505 = vector.extract %504[0] : f32 from vector<1xf32>
      %506 = arith.mulf %505, %499 : f32
      %507 = arith.mulf %489, %506 : f32
      %508 = arith.muli %495, %outputFeatures : index
      %509 = arith.addi %508, %12 : index
      %510 = wave.lane
      %511 = arith.remui %510, %c9 : index
      %512 = arith.addi %509, %511 : index
      scf.if %10 {
        %513 = arith.addi %512, %c4 : index
        %514 = memref.load %residual[%513] : memref<?xf32>
        %515 = arith.addf %514, %507 : f32
        %516 = arith.addi %512, %c4 : index
        memref.store %515, %out[%516] : memref<?xf32>
      } else {
        %517 = arith.addi %512, %c4 : index
        memref.store %507, %out[%517] : memref<?xf32>
      }
    }
    %518 = vector.extract %342#0[4] : f32 from vector<8xf32>
    %519 = wave.lane
    %520 = arith.addi %9, %c4 : index
    %521 = arith.muli %c17, %c11 : index
    %522 = arith.addi %520, %521 : index
    %523 = arith.divui %519, %c9 : index
    %524 = arith.addi %522, %523 : index
    %525 = arith.cmpi slt, %524, %8 : index
    scf.if %525 {
      %526 = arith.cmpi eq, %hasFactors, %c3 : index
      %527 = memref.load %factors[%524] : memref<?xf32>
      %528 = arith.select %526, %527, %c22 : f32
      %529 = arith.remui %519, %c9 : index
      %530 = arith.muli %529, %c17 : index
      %531 = arith.addi %6, %530 : index
      %532 = vector.load %w[%531] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %533 = vector.bitcast %532 : vector<4xi8> to vector<1xf32>
      %534 = vector.extract %533[0] : f32 from vector<1xf32>
      %535 = arith.mulf %534, %528 : f32
      %536 = arith.mulf %518, %535 : f32
      %537 = arith.muli %524, %outputFeatures : index
      %538 = arith.addi %537, %12 : index
      %539 = wave.lane
      %540 = arith.remui %539, %c9 : index
      %541 = arith.addi %538, %540 : index
      scf.if %10 {
        %542 = arith.addi %541, %c4 : index
        %543 = memref.load %residual[%542] : memref<?xf32>
        %544 = arith.addf %543, %536 : f32
        %545 = arith.addi %541, %c4 : index
        memref.store %544, %out[%545] : memref<?xf32>
      } else {
        %546 = arith.addi %541, %c4 : index
        memref.store %536, %out[%546] : memref<?xf32>
      }
    }
    %547 = vector.extract %342#0[5] : f32 from vector<8xf32>
    %548 = wave.lane
    %549 = arith.addi %9, %c4 : index
    %550 = arith.muli %c23, %c11 : index
    %551 = arith.addi %549, %550 : index
    %552 = arith.divui %548, %c9 : index
    %553 = arith.addi %551, %552 : index
    %554 = arith.cmpi slt, %553, %8 : index
    scf.if %554 {
      %555 = arith.cmpi eq, %hasFactors, %c3 : index
      %556 = memref.load %factors[%553] : memref<?xf32>
      %557 = arith.select %555, %556, %c22 : f32
      %558 = arith.remui %548, %c9 : index
      %559 = arith.muli %558, %c17 : index
      %560 = arith.addi %6, %559 : index
      %561 = vector.load %w[%560] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %562 = vector.bitcast %561 : vector<4xi8> to vector<1xf32>
      %563 = vector.extract %562[0] : f32 from vector<1xf32>
      %564 = arith.mulf %563, %557 : f32
      %565 = arith.mulf %547, %564 : f32
      %566 = arith.muli %553, %outputFeatures : index
      %567 = arith.addi %566, %12 : index
      %568 = wave.lane
      %569 = arith.remui %568, %c9 : index
      %570 = arith.addi %567, %569 : index
      scf.if %10 {
        %571 = arith.addi %570, %c4 : index
        %572 = memref.load %residual[%571] : memref<?xf32>
        %573 = arith.addf %572, %565 : f32
        %574 = arith.addi %570, %c4 : index
        memref.store %573, %out[%574] : memref<?xf32>
      } else {
        %575 = arith.addi %570, %c4 : index
        memref.store %565, %out[%575] : memref<?xf32>
      }
    }
    %576 = vector.extract %342#0[6] : f32 from vector<8xf32>
    %577 = wave.lane
    %578 = arith.addi %9, %c4 : index
    %579 = arith.muli %c24, %c11 : index
    %580 = arith.addi %578, %579 : index
    %581 = arith.divui %577, %c9 : index
    %582 = arith.addi %580, %581 : index
    %583 = arith.cmpi slt, %582, %8 : index
    scf.if %583 {
      %584 = arith.cmpi eq, %hasFactors, %c3 : index
      %585 = memref.load %factors[%582] : memref<?xf32>
      %586 = arith.select %584, %585, %c22 : f32
      %587 = arith.remui %577, %c9 : index
      %588 = arith.muli %587, %c17 : index
      %589 = arith.addi %6, %588 : index
      %590 = vector.load %w[%589] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %591 = vector.bitcast %590 : vector<4xi8> to vector<1xf32>
      %592 = vector.extract %591[0] : f32 from vector<1xf32>
      %593 = arith.mulf %592, %586 : f32
      %594 = arith.mulf %576, %593 : f32
      %595 = arith.muli %582, %outputFeatures : index
      %596 = arith.addi %595, %12 : index
      %597 = wave.lane
      %598 = arith.remui %597, %c9 : index
      %599 = arith.addi %596, %598 : index
      scf.if %10 {
        %600 = arith.addi %599, %c4 : index
        %601 = memref.load %residual[%600] : memref<?xf32>
        %602 = arith.addf %601, %594 : f32
        %603 = arith.addi %599, %c4 : index
        memref.store %602, %out[%603] : memref<?xf32>
      } else {
        %604 = arith.addi %599, %c4 : index
        memref.store %594, %out[%604] : memref<?xf32>
      }
    }
    %605 = vector.extract %342#0[7] : f32 from vector<8xf32>
    %606 = wave.lane
    %607 = arith.addi %9, %c4 : index
    %608 = arith.muli %c25, %c11 : index
    %609 = arith.addi %607, %608 : index
    %610 = arith.divui %606, %c9 : index
    %611 = arith.addi %609, %610 : index
    %612 = arith.cmpi slt, %611, %8 : index
    scf.if %612 {
      %613 = arith.cmpi eq, %hasFactors, %c3 : index
      %614 = memref.load %factors[%611] : memref<?xf32>
      %615 = arith.select %613, %614, %c22 : f32
      %616 = arith.remui %606, %c9 : index
      %617 = arith.muli %616, %c17 : index
      %618 = arith.addi %6, %617 : index
      %619 = vector.load %w[%618] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %620 = vector.bitcast %619 : vector<4xi8> to vector<1xf32>
      %621 = vector.extract %620[0] : f32 from vector<1xf32>
      %622 = arith.mulf %621, %615 : f32
      %623 = arith.mulf %605, %622 : f32
      %624 = arith.muli %611, %outputFeatures : index
      %625 = arith.addi %624, %12 : index
      %626 = wave.lane
      %627 = arith.remui %626, %c9 : index
      %628 = arith.addi %625, %627 : index
      scf.if %10 {
        %629 = arith.addi %628, %c4 : index
        %630 = memref.load %residual[%629] : memref<?xf32>
        %631 = arith.addf %630, %623 : f32
        %632 = arith.addi %628, %c4 : index
        memref.store %631, %out[%632] : memref<?xf32>
      } else {
        %633 = arith.addi %628, %c4 : index
        memref.store %623, %out[%633] : memref<?xf32>
      }
    }
    %634 = wave.lane
    %635 = vector.extract %342#1[0] : f32 from vector<8xf32>
    %636 = wave.lane
    %637 = arith.addi %9, %c9 : index
    %638 = arith.muli %c4, %c11 : index
    %639 = arith.addi %637, %638 : index
    %640 = arith.divui %636, %c9 : index
    %641 = arith.addi %639, %640 : index
    %642 = arith.cmpi slt, %641, %8 : index
    scf.if %642 {
      %643 = arith.cmpi eq, %hasFactors, %c3 : index
      %644 = memref.load %factors[%641] : memref<?xf32>
      %645 = arith.select %643, %644, %c22 : f32
      %646 = arith.remui %636, %c9 : index
      %647 = arith.muli %646, %c17 : index
      %648 = arith.addi %6, %647 : index
      %649 = vector.load %w[%648] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %650 = vector.bitcast %649 : vector<4xi8> to vector<1xf32>
      %651 = vector.extract %650[0] : f32 from vector<1xf32>
      %652 = arith.mulf %651, %645 : f32
      %653 = arith.mulf %635, %652 : f32
      %654 = arith.muli %641, %outputFeatures : index
      %655 = arith.addi %654, %12 : index
      %656 = wave.lane
      %657 = arith.remui %656, %c9 : index
      %658 = arith.addi %655, %657 : index
      scf.if %10 {
        %659 = arith.addi %658, %c4 : index
        %660 = memref.load %residual[%659] : memref<?xf32>
        %661 = arith.addf %660, %653 : f32
        %662 = arith.addi %658, %c4 : index
        memref.store %661, %out[%662] : memref<?xf32>
      } else {
        %663 = arith.addi %658, %c4 : index
        memref.store %653, %out[%663] : memref<?xf32>
      }
    }
    %664 = vector.extract %342#1[1] : f32 from vector<8xf32>
    %665 = wave.lane
    %666 = arith.addi %9, %c9 : index
    %667 = arith.muli %c3, %c11 : index
    %668 = arith.addi %666, %667 : index
    %669 = arith.divui %665, %c9 : index
    %670 = arith.addi %668, %669 : index
    %671 = arith.cmpi slt, %670, %8 : index
    scf.if %671 {
      %672 = arith.cmpi eq, %hasFactors, %c3 : index
      %673 = memref.load %factors[%670] : memref<?xf32>
      %674 = arith.select %672, %673, %c22 : f32
      %675 = arith.remui %665, %c9 : index
      %676 = arith.muli %675, %c17 : index
      %677 = arith.addi %6, %676 : index
      %678 = vector.load %w[%677] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %679 = vector.bitcast %678 : vector<4xi8> to vector<1xf32>
      %680 = vector.extract %679[0] : f32 from vector<1xf32>
      %681 = arith.mulf %680, %674 : f32
      %682 = arith.mulf %664, %681 : f32
      %683 = arith.muli %670, %outputFeatures : index
      %684 = arith.addi %683, %12 : index
      %685 = wave.lane
      %686 = arith.remui %685, %c9 : index
      %687 = arith.addi %684, %686 : index
      scf.if %10 {
        %688 = arith.addi %687, %c4 : index
        %689 = memref.load %residual[%688] : memref<?xf32>
        %690 = arith.addf %689, %682 : f32
        %691 = arith.addi %687, %c4 : index
        memref.store %690, %out[%691] : memref<?xf32>
      } else {
        %692 = arith.addi %687, %c4 : index
        memref.store %682, %out[%692] : memref<?xf32>
      }
    }
    %693 = vector.extract %342#1[2] : f32 from vector<8xf32>
    %694 = wave.lane
    %695 = arith.addi %9, %c9 : index
    %696 = arith.muli %c11, %c11 : index
    %697 = arith.addi %695, %696 : index
    %698 = arith.divui %694, %c9 : index
    %699 = arith.addi %697, %698 : index
    %700 = arith.cmpi slt, %699, %8 : index
    scf.if %700 {
      %701 = arith.cmpi eq, %hasFactors, %c3 : index
      %702 = memref.load %factors[%699] : memref<?xf32>
      %703 = arith.select %701, %702, %c22 : f32
      %704 = arith.remui %694, %c9 : index
      %705 = arith.muli %704, %c17 : index
      %706 = arith.addi %6, %705 : index
      %707 = vector.load %w[%706] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %708 = vector.bitcast %707 : vector<4xi8> to vector<1xf32>
      %709 = vector.extract %708[0] : f32 from vector<1xf32>
      %710 = arith.mulf %709, %703 : f32
      %711 = arith.mulf %693, %710 : f32
      %712 = arith.muli %699, %outputFeatures : index
      %713 = arith.addi %712, %12 : index
      %714 = wave.lane
      %715 = arith.remui %714, %c9 : index
      %716 = arith.addi %713, %715 : index
      scf.if %10 {
        %717 = arith.addi %716, %c4 : index
        %718 = memref.load %residual[%717] : memref<?xf32>
        %719 = arith.addf %718, %711 : f32
        %720 = arith.addi %716, %c4 : index
        memref.store %719, %out[%720] : memref<?xf32>
      } else {
        %721 = arith.addi %716, %c4 : index
        memref.store %711, %out[%721] : memref<?xf32>
      }
    }
    %722 = vector.extract %342#1[3] : f32 from vector<8xf32>
    %723 = wave.lane
    %724 = arith.addi %9, %c9 : index
    %725 = arith.muli %c20, %c11 : index
    %726 = arith.addi %724, %725 : index
    %727 = arith.divui %723, %c9 : index
    %728 = arith.addi %726, %727 : index
    %729 = arith.cmpi slt, %728, %8 : index
    scf.if %729 {
      %730 = arith.cmpi eq, %hasFactors, %c3 : index
      %731 = memref.load %factors[%728] : memref<?xf32>
      %732 = arith.select %730, %731, %c22 : f32
      %733 = arith.remui %723, %c9 : index
      %734 = arith.muli %733, %c17 : index
      %735 = arith.addi %6, %734 : index
      %736 = vector.load %w[%735] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %737 = vector.bitcast %736 : vector<4xi8> to vector<1xf32>
      %738 = vector.extract %737[0] : f32 from vector<1xf32>
      %739 = arith.mulf %738, %732 : f32
      %740 = arith.mulf %722, %739 : f32
      %741 = arith.muli %728, %outputFeatures : index
      %742 = arith.addi %741, %12 : index
      %743 = wave.lane
      %744 = arith.remui %743, %c9 : index
      %745 = arith.addi %742, %744 : index
      scf.if %10 {
        %746 = arith.addi %745, %c4 : index
        %747 = memref.load %residual[%746] : memref<?xf32>
        %748 = arith.addf %747, %740 : f32
        %749 = arith.addi %745, %c4 : index
        memref.store %748, %out[%749] : memref<?xf32>
      } else {
        %750 = arith.addi %745, %c4 : index
        memref.store %740, %out[%750] : memref<?xf32>
      }
    }
    %751 = vector.extract %342#1[4] : f32 from vector<8xf32>
    %752 = wave.lane
    %753 = arith.addi %9, %c9 : index
    %754 = arith.muli %c17, %c11 : index
    %755 = arith.addi %753, %754 : index
    %756 = arith.divui %752, %c9 : index
    %757 = arith.addi %755, %756 : index
    %758 = arith.cmpi slt, %757, %8 : index
    scf.if %758 {
      %759 = arith.cmpi eq, %hasFactors, %c3 : index
      %760 = memref.load %factors[%757] : memref<?xf32>
      %761 = arith.select %759, %760, %c22 : f32
      %762 = arith.remui %752, %c9 : index
      %763 = arith.muli %762, %c17 : index
      %764 = arith.addi %6, %763 : index
      %765 = vector.load %w[%764] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %766 = vector.bitcast %765 : vector<4xi8> to vector<1xf32>
      %767 = vector.extract %766[0] : f32 from vector<1xf32>
      %768 = arith.mulf %767, %761 : f32
      %769 = arith.mulf %751, %768 : f32
      %770 = arith.muli %757, %outputFeatures : index
      %771 = arith.addi %770, %12 : index
      %772 = wave.lane
      %773 = arith.remui %772, %c9 : index
      %774 = arith.addi %771, %773 : index
      scf.if %10 {
        %775 = arith.addi %774, %c4 : index
        %776 = memref.load %residual[%775] : memref<?xf32>
        %777 = arith.addf %776, %769 : f32
        %778 = arith.addi %774, %c4 : index
        memref.store %777, %out[%778] : memref<?xf32>
      } else {
        %779 = arith.addi %774, %c4 : index
        memref.store %769, %out[%779] : memref<?xf32>
      }
    }
    %780 = vector.extract %342#1[5] : f32 from vector<8xf32>
    %781 = wave.lane
    %782 = arith.addi %9, %c9 : index
    %783 = arith.muli %c23, %c11 : index
    %784 = arith.addi %782, %783 : index
    %785 = arith.divui %781, %c9 : index
    %786 = arith.addi %784, %785 : index
    %787 = arith.cmpi slt, %786, %8 : index
    scf.if %787 {
      %788 = arith.cmpi eq, %hasFactors, %c3 : index
      %789 = memref.load %factors[%786] : memref<?xf32>
      %790 = arith.select %788, %789, %c22 : f32
      %791 = arith.remui %781, %c9 : index
      %792 = arith.muli %791, %c17 : index
      %793 = arith.addi %6, %792 : index
      %794 = vector.load %w[%793] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %795 = vector.bitcast %794 : vector<4xi8> to vector<1xf32>
      %796 = vector.extract %795[0] : f32 from vector<1xf32>
      %797 = arith.mulf %796, %790 : f32
      %798 = arith.mulf %780, %797 : f32
      %799 = arith.muli %786, %outputFeatures : index
      %800 = arith.addi %799, %12 : index
      %801 = wave.lane
      %802 = arith.remui %801, %c9 : index
      %803 = arith.addi %800, %802 : index
      scf.if %10 {
        %804 = arith.addi %803, %c4 : index
        %805 = memref.load %residual[%804] : memref<?xf32>
        %806 = arith.addf %805, %798 : f32
        %807 = arith.addi %803, %c4 : index
        memref.store %806, %out[%807] : memref<?xf32>
      } else {
        %808 = arith.addi %803, %c4 : index
        memref.store %798, %out[%808] : memref<?xf32>
      }
    }
    %809 = vector.extract %342#1[6] : f32 from vector<8xf32>
    %810 = wave.lane
    %811 = arith.addi %9, %c9 : index
    %812 = arith.muli %c24, %c11 : index
    %813 = arith.addi %811, %812 : index
    %814 = arith.divui %810, %c9 : index
    %815 = arith.addi %813, %814 : index
    %816 = arith.cmpi slt, %815, %8 : index
    scf.if %816 {
      %817 = arith.cmpi eq, %hasFactors, %c3 : index
      %818 = memref.load %factors[%815] : memref<?xf32>
      %819 = arith.select %817, %818, %c22 : f32
      %820 = arith.remui %810, %c9 : index
      %821 = arith.muli %820, %c17 : index
      %822 = arith.addi %6, %821 : index
      %823 = vector.load %w[%822] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %824 = vector.bitcast %823 : vector<4xi8> to vector<1xf32>
      %825 = vector.extract %824[0] : f32 from vector<1xf32>
      %826 = arith.mulf %825, %819 : f32
      %827 = arith.mulf %809, %826 : f32
      %828 = arith.muli %815, %outputFeatures : index
      %829 = arith.addi %828, %12 : index
      %830 = wave.lane
      %831 = arith.remui %830, %c9 : index
      %832 = arith.addi %829, %831 : index
      scf.if %10 {
        %833 = arith.addi %832, %c4 : index
        %834 = memref.load %residual[%833] : memref<?xf32>
        %835 = arith.addf %834, %827 : f32
        %836 = arith.addi %832, %c4 : index
        memref.store %835, %out[%836] : memref<?xf32>
      } else {
        %837 = arith.addi %832, %c4 : index
        memref.store %827, %out[%837] : memref<?xf32>
      }
    }
    %838 = vector.extract %342#1[7] : f32 from vector<8xf32>
    %839 = wave.lane
    %840 = arith.addi %9, %c9 : index
    %841 = arith.muli %c25, %c11 : index
    %842 = arith.addi %840, %841 : index
    %843 = arith.divui %839, %c9 : index
    %844 = arith.addi %842, %843 : index
    %845 = arith.cmpi slt, %844, %8 : index
    scf.if %845 {
      %846 = arith.cmpi eq, %hasFactors, %c3 : index
      %847 = memref.load %factors[%844] : memref<?xf32>
      %848 = arith.select %846, %847, %c22 : f32
      %849 = arith.remui %839, %c9 : index
      %850 = arith.muli %849, %c17 : index
      %851 = arith.addi %6, %850 : index
      %852 = vector.load %w[%851] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %853 = vector.bitcast %852 : vector<4xi8> to vector<1xf32>
      %854 = vector.extract %853[0] : f32 from vector<1xf32>
      %855 = arith.mulf %854, %848 : f32
      %856 = arith.mulf %838, %855 : f32
      %857 = arith.muli %844, %outputFeatures : index
      %858 = arith.addi %857, %12 : index
      %859 = wave.lane
      %860 = arith.remui %859, %c9 : index
      %861 = arith.addi %858, %860 : index
      scf.if %10 {
        %862 = arith.addi %861, %c4 : index
        %863 = memref.load %residual[%862] : memref<?xf32>
        %864 = arith.addf %863, %856 : f32
        %865 = arith.addi %861, %c4 : index
        memref.store %864, %out[%865] : memref<?xf32>
      } else {
        %866 = arith.addi %861, %c4 : index
        memref.store %856, %out[%866] : memref<?xf32>
      }
    }
    %867 = wave.lane
    %868 = vector.extract %342#2[0] : f32 from vector<8xf32>
    %869 = wave.lane
    %870 = arith.addi %9, %c1 : index
    %871 = arith.muli %c4, %c11 : index
    %872 = arith.addi %870, %871 : index
    %873 = arith.divui %869, %c9 : index
    %874 = arith.addi %872, %873 : index
    %875 = arith.cmpi slt, %874, %8 : index
    scf.if %875 {
      %876 = arith.cmpi eq, %hasFactors, %c3 : index
      %877 = memref.load %factors[%874] : memref<?xf32>
      %878 = arith.select %876, %877, %c22 : f32
      %879 = arith.remui %869, %c9 : index
      %880 = arith.muli %879, %c17 : index
      %881 = arith.addi %6, %880 : index
      %882 = vector.load %w[%881] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %883 = vector.bitcast %882 : vector<4xi8> to vector<1xf32>
      %884 = vector.extract %883[0] : f32 from vector<1xf32>
      %885 = arith.mulf %884, %878 : f32
      %886 = arith.mulf %868, %885 : f32
      %887 = arith.muli %874, %outputFeatures : index
      %888 = arith.addi %887, %12 : index
      %889 = wave.lane
      %890 = arith.remui %889, %c9 : index
      %891 = arith.addi %888, %890 : index
      scf.if %10 {
        %892 = arith.addi %891, %c4 : index
        %893 = memref.load %residual[%892] : memref<?xf32>
        %894 = arith.addf %893, %886 : f32
        %895 = arith.addi %891, %c4 : index
        memref.store %894, %out[%895] : memref<?xf32>
      } else {
        %896 = arith.addi %891, %c4 : index
        memref.store %886, %out[%896] : memref<?xf32>
      }
    }
    %897 = vector.extract %342#2[1] : f32 from vector<8xf32>
    %898 = wave.lane
    %899 = arith.addi %9, %c1 : index
    %900 = arith.muli %c3, %c11 : index
    %901 = arith.addi %899, %900 : index
    %902 = arith.divui %898, %c9 : index
    %903 = arith.addi %901, %902 : index
    %904 = arith.cmpi slt, %903, %8 : index
    scf.if %904 {
      %905 = arith.cmpi eq, %hasFactors, %c3 : index
      %906 = memref.load %factors[%903] : memref<?xf32>
      %907 = arith.select %905, %906, %c22 : f32
      %908 = arith.remui %898, %c9 : index
      %909 = arith.muli %908, %c17 : index
      %910 = arith.addi %6, %909 : index
      %911 = vector.load %w[%910] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %912 = vector.bitcast %911 : vector<4xi8> to vector<1xf32>
      %913 = vector.extract %912[0] : f32 from vector<1xf32>
      %914 = arith.mulf %913, %907 : f32
      %915 = arith.mulf %897, %914 : f32
      %916 = arith.muli %903, %outputFeatures : index
      %917 = arith.addi %916, %12 : index
      %918 = wave.lane
      %919 = arith.remui %918, %c9 : index
      %920 = arith.addi %917, %919 : index
      scf.if %10 {
        %921 = arith.addi %920, %c4 : index
        %922 = memref.load %residual[%921] : memref<?xf32>
        %923 = arith.addf %922, %915 : f32
        %924 = arith.addi %920, %c4 : index
        memref.store %923, %out[%924] : memref<?xf32>
      } else {
        %925 = arith.addi %920, %c4 : index
        memref.store %915, %out[%925] : memref<?xf32>
      }
    }
    %926 = vector.extract %342#2[2] : f32 from vector<8xf32>
    %927 = wave.lane
    %928 = arith.addi %9, %c1 : index
    %929 = arith.muli %c11, %c11 : index
    %930 = arith.addi %928, %929 : index
    %931 = arith.divui %927, %c9 : index
    %932 = arith.addi %930, %931 : index
    %933 = arith.cmpi slt, %932, %8 : index
    scf.if %933 {
      %934 = arith.cmpi eq, %hasFactors, %c3 : index
      %935 = memref.load %factors[%932] : memref<?xf32>
      %936 = arith.select %934, %935, %c22 : f32
      %937 = arith.remui %927, %c9 : index
      %938 = arith.muli %937, %c17 : index
      %939 = arith.addi %6, %938 : index
      %940 = vector.load %w[%939] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %941 = vector.bitcast %940 : vector<4xi8> to vector<1xf32>
      %942 = vector.extract %941[0] : f32 from vector<1xf32>
      %943 = arith.mulf %942, %936 : f32
      %944 = arith.mulf %926, %943 : f32
      %945 = arith.muli %932, %outputFeatures : index
      %946 = arith.addi %945, %12 : index
      %947 = wave.lane
      %948 = arith.remui %947, %c9 : index
      %949 = arith.addi %946, %948 : index
      scf.if %10 {
        %950 = arith.addi %949, %c4 : index
        %951 = memref.load %residual[%950] : memref<?xf32>
        %952 = arith.addf %951, %944 : f32
        %953 = arith.addi %949, %c4 : index
        memref.store %952, %out[%953] : memref<?xf32>
      } else {
        %954 = arith.addi %949, %c4 : index
        memref.store %944, %out[%954] : memref<?xf32>
      }
    }
    %955 = vector.extract %342#2[3] : f32 from vector<8xf32>
    %956 = wave.lane
    %957 = arith.addi %9, %c1 : index
    %958 = arith.muli %c20, %c11 : index
    %959 = arith.addi %957, %958 : index
    %960 = arith.divui %956, %c9 : index
    %961 = arith.addi %959, %960 : index
    %962 = arith.cmpi slt, %961, %8 : index
    scf.if %962 {
      %963 = arith.cmpi eq, %hasFactors, %c3 : index
      %964 = memref.load %factors[%961] : memref<?xf32>
      %965 = arith.select %963, %964, %c22 : f32
      %966 = arith.remui %956, %c9 : index
      %967 = arith.muli %966, %c17 : index
      %968 = arith.addi %6, %967 : index
      %969 = vector.load %w[%968] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %970 = vector.bitcast %969 : vector<4xi8> to vector<1xf32>
      %971 = vector.extract %970[0] : f32 from vector<1xf32>
      %972 = arith.mulf %971, %965 : f32
      %973 = arith.mulf %955, %972 : f32
      %974 = arith.muli %961, %outputFeatures : index
      %975 = arith.addi %974, %12 : index
      %976 = wave.lane
      %977 = arith.remui %976, %c9 : index
      %978 = arith.addi %975, %977 : index
      scf.if %10 {
        %979 = arith.addi %978, %c4 : index
        %980 = memref.load %residual[%979] : memref<?xf32>
        %981 = arith.addf %980, %973 : f32
        %982 = arith.addi %978, %c4 : index
        memref.store %981, %out[%982] : memref<?xf32>
      } else {
        %983 = arith.addi %978, %c4 : index
        memref.store %973, %out[%983] : memref<?xf32>
      }
    }
    %984 = vector.extract %342#2[4] : f32 from vector<8xf32>
    %985 = wave.lane
    %986 = arith.addi %9, %c1 : index
    %987 = arith.muli %c17, %c11 : index
    %988 = arith.addi %986, %987 : index
    %989 = arith.divui %985, %c9 : index
    %990 = arith.addi %988, %989 : index
    %991 = arith.cmpi slt, %990, %8 : index
    scf.if %991 {
      %992 = arith.cmpi eq, %hasFactors, %c3 : index
      %993 = memref.load %factors[%990] : memref<?xf32>
      %994 = arith.select %992, %993, %c22 : f32
      %995 = arith.remui %985, %c9 : index
      %996 = arith.muli %995, %c17 : index
      %997 = arith.addi %6, %996 : index
      %998 = vector.load %w[%997] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %999 = vector.bitcast %998 : vector<4xi8> to vector<1xf32>
      %1000 = vector.extract %999[0] : f32 from vector<1xf32>
      %1001 = arith.mulf %1000, %994 : f32
      %1002 = arith.mulf %984, %1001 : f32
      %1003 = arith.muli %990, %outputFeatures : index
      %1004 = arith.addi %1003, %12 : index
      %1005 = wave.lane
      %1006 = arith.remui %1005, %c9 : index
      %1007 = arith.addi %1004, %1006 : index
      scf.if %10 {
        %1008 = arith.addi %1007, %c4 : index
        %1009 = memref.load %residual[%1008] : memref<?xf32>
        %1010 = arith.addf %1009, %1002 : f32
        %1011 = arith.addi %1007, %c4 : index
        memref.store %1010, %out[%1011] : memref<?xf32>
      } else {
        %1012 = arith.addi %1007, %c4 : index
        memref.store %1002, %out[%1012] : memref<?xf32>
      }
    }
    %1013 = vector.extract %342#2[5] : f32 from vector<8xf32>
    %1014 = wave.lane
    %1015 = arith.addi %9, %c1 : index
    %1016 = arith.muli %c23, %c11 : index
    %1017 = arith.addi %1015, %1016 : index
    %1018 = arith.divui %1014, %c9 : index
    %1019 = arith.addi %1017, %1018 : index
    %1020 = arith.cmpi slt, %1019, %8 : index
    scf.if %1020 {
      %1021 = arith.cmpi eq, %hasFactors, %c3 : index
      %1022 = memref.load %factors[%1019] : memref<?xf32>
      %1023 = arith.select %1021, %1022, %c22 : f32
      %1024 = arith.remui %1014, %c9 : index
      %1025 = arith.muli %1024, %c17 : index
      %1026 = arith.addi %6, %1025 : index
      %1027 = vector.load %w[%1026] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1028 = vector.bitcast %1027 : vector<4xi8> to vector<1xf32>
      %1029 = vector.extract %1028[0] : f32 from vector<1xf32>
      %1030 = arith.mulf %1029, %1023 : f32
      %1031 = arith.mulf %1013, %1030 : f32
      %1032 = arith.muli %1019, %outputFeatures : index
      %1033 = arith.addi %1032, %12 : index
      %1034 = wave.lane
      %1035 = arith.remui %1034, %c9 : index
      %1036 = arith.addi %1033, %1035 : index
      scf.if %10 {
        %1037 = arith.addi %1036, %c4 : index
        %1038 = memref.load %residual[%1037] : memref<?xf32>
        %1039 = arith.addf %1038, %1031 : f32
        %1040 = arith.addi %1036, %c4 : index
        memref.store %1039, %out[%1040] : memref<?xf32>
      } else {
        %1041 = arith.addi %1036, %c4 : index
        memref.store %1031, %out[%1041] : memref<?xf32>
      }
    }
    %1042 = vector.extract %342#2[6] : f32 from vector<8xf32>
    %1043 = wave.lane
    %1044 = arith.addi %9, %c1 : index
    %1045 = arith.muli %c24, %c11 : index
    %1046 = arith.addi %1044, %1045 : index
    %1047 = arith.divui %1043, %c9 : index
    %1048 = arith.addi %1046, %1047 : index
    %1049 = arith.cmpi slt, %1048, %8 : index
    scf.if %1049 {
      %1050 = arith.cmpi eq, %hasFactors, %c3 : index
      %1051 = memref.load %factors[%1048] : memref<?xf32>
      %1052 = arith.select %1050, %1051, %c22 : f32
      %1053 = arith.remui %1043, %c9 : index
      %1054 = arith.muli %1053, %c17 : index
      %1055 = arith.addi %6, %1054 : index
      %1056 = vector.load %w[%1055] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1057 = vector.bitcast %1056 : vector<4xi8> to vector<1xf32>
      %1058 = vector.extract %1057[0] : f32 from vector<1xf32>
      %1059 = arith.mulf %1058, %1052 : f32
      %1060 = arith.mulf %1042, %1059 : f32
      %1061 = arith.muli %1048, %outputFeatures : index
      %1062 = arith.addi %1061, %12 : index
      %1063 = wave.lane
      %1064 = arith.remui %1063, %c9 : index
      %1065 = arith.addi %1062, %1064 : index
      scf.if %10 {
        %1066 = arith.addi %1065, %c4 : index
        %1067 = memref.load %residual[%1066] : memref<?xf32>
        %1068 = arith.addf %1067, %1060 : f32
        %1069 = arith.addi %1065, %c4 : index
        memref.store %1068, %out[%1069] : memref<?xf32>
      } else {
        %1070 = arith.addi %1065, %c4 : index
        memref.store %1060, %out[%1070] : memref<?xf32>
      }
    }
    %1071 = vector.extract %342#2[7] : f32 from vector<8xf32>
    %1072 = wave.lane
    %1073 = arith.addi %9, %c1 : index
    %1074 = arith.muli %c25, %c11 : index
    %1075 = arith.addi %1073, %1074 : index
    %1076 = arith.divui %1072, %c9 : index
    %1077 = arith.addi %1075, %1076 : index
    %1078 = arith.cmpi slt, %1077, %8 : index
    scf.if %1078 {
      %1079 = arith.cmpi eq, %hasFactors, %c3 : index
      %1080 = memref.load %factors[%1077] : memref<?xf32>
      %1081 = arith.select %1079, %1080, %c22 : f32
      %1082 = arith.remui %1072, %c9 : index
      %1083 = arith.muli %1082, %c17 : index
      %1084 = arith.addi %6, %1083 : index
      %1085 = vector.load %w[%1084] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1086 = vector.bitcast %1085 : vector<4xi8> to vector<1xf32>
      %1087 = vector.extract %1086[0] : f32 from vector<1xf32>
      %1088 = arith.mulf %1087, %1081 : f32
      %1089 = arith.mulf %1071, %1088 : f32
      %1090 = arith.muli %1077, %outputFeatures : index
      %1091 = arith.addi %1090, %12 : index
      %1092 = wave.lane
      %1093 = arith.remui %1092, %c9 : index
      %1094 = arith.addi %1091, %1093 : index
      scf.if %10 {
        %1095 = arith.addi %1094, %c4 : index
        %1096 = memref.load %residual[%1095] : memref<?xf32>
        %1097 = arith.addf %1096, %1089 : f32
        %1098 = arith.addi %1094, %c4 : index
        memref.store %1097, %out[%1098] : memref<?xf32>
      } else {
        %1099 = arith.addi %1094, %c4 : index
        memref.store %1089, %out[%1099] : memref<?xf32>
      }
    }
    %1100 = wave.lane
    %1101 = vector.extract %342#3[0] : f32 from vector<8xf32>
    %1102 = wave.lane
    %1103 = arith.addi %9, %c13 : index
    %1104 = arith.muli %c4, %c11 : index
    %1105 = arith.addi %1103, %1104 : index
    %1106 = arith.divui %1102, %c9 : index
    %1107 = arith.addi %1105, %1106 : index
    %1108 = arith.cmpi slt, %1107, %8 : index
    scf.if %1108 {
      %1109 = arith.cmpi eq, %hasFactors, %c3 : index
      %1110 = memref.load %factors[%1107] : memref<?xf32>
      %1111 = arith.select %1109, %1110, %c22 : f32
      %1112 = arith.remui %1102, %c9 : index
      %1113 = arith.muli %1112, %c17 : index
      %1114 = arith.addi %6, %1113 : index
      %1115 = vector.load %w[%1114] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1116 = vector.bitcast %1115 : vector<4xi8> to vector<1xf32>
      %1117 = vector.extract %1116[0] : f32 from vector<1xf32>
      %1118 = arith.mulf %1117, %1111 : f32
      %1119 = arith.mulf %1101, %1118 : f32
      %1120 = arith.muli %1107, %outputFeatures : index
      %1121 = arith.addi %1120, %12 : index
      %1122 = wave.lane
      %1123 = arith.remui %1122, %c9 : index
      %1124 = arith.addi %1121, %1123 : index
      scf.if %10 {
        %1125 = arith.addi %1124, %c4 : index
        %1126 = memref.load %residual[%1125] : memref<?xf32>
        %1127 = arith.addf %1126, %1119 : f32
        %1128 = arith.addi %1124, %c4 : index
        memref.store %1127, %out[%1128] : memref<?xf32>
      } else {
        %1129 = arith.addi %1124, %c4 : index
        memref.store %1119, %out[%1129] : memref<?xf32>
      }
    }
    %1130 = vector.extract %342#3[1] : f32 from vector<8xf32>
    %1131 = wave.lane
    %1132 = arith.addi %9, %c13 : index
    %1133 = arith.muli %c3, %c11 : index
    %1134 = arith.addi %1132, %1133 : index
    %1135 = arith.divui %1131, %c9 : index
    %1136 = arith.addi %1134, %1135 : index
    %1137 = arith.cmpi slt, %1136, %8 : index
    scf.if %1137 {
      %1138 = arith.cmpi eq, %hasFactors, %c3 : index
      %1139 = memref.load %factors[%1136] : memref<?xf32>
      %1140 = arith.select %1138, %1139, %c22 : f32
      %1141 = arith.remui %1131, %c9 : index
      %1142 = arith.muli %1141, %c17 : index
      %1143 = arith.addi %6, %1142 : index
      %1144 = vector.load %w[%1143] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1145 = vector.bitcast %1144 : vector<4xi8> to vector<1xf32>
      %1146 = vector.extract %1145[0] : f32 from vector<1xf32>
      %1147 = arith.mulf %1146, %1140 : f32
      %1148 = arith.mulf %1130, %1147 : f32
      %1149 = arith.muli %1136, %outputFeatures : index
      %1150 = arith.addi %1149, %12 : index
      %1151 = wave.lane
      %1152 = arith.remui %1151, %c9 : index
      %1153 = arith.addi %1150, %1152 : index
      scf.if %10 {
        %1154 = arith.addi %1153, %c4 : index
        %1155 = memref.load %residual[%1154] : memref<?xf32>
        %1156 = arith.addf %1155, %1148 : f32
        %1157 = arith.addi %1153, %c4 : index
        memref.store %1156, %out[%1157] : memref<?xf32>
      } else {
        %1158 = arith.addi %1153, %c4 : index
        memref.store %1148, %out[%1158] : memref<?xf32>
      }
    }
    %1159 = vector.extract %342#3[2] : f32 from vector<8xf32>
    %1160 = wave.lane
    %1161 = arith.addi %9, %c13 : index
    %1162 = arith.muli %c11, %c11 : index
    %1163 = arith.addi %1161, %1162 : index
    %1164 = arith.divui %1160, %c9 : index
    %1165 = arith.addi %1163, %1164 : index
    %1166 = arith.cmpi slt, %1165, %8 : index
    scf.if %1166 {
      %1167 = arith.cmpi eq, %hasFactors, %c3 : index
      %1168 = memref.load %factors[%1165] : memref<?xf32>
      %1169 = arith.select %1167, %1168, %c22 : f32
      %1170 = arith.remui %1160, %c9 : index
      %1171 = arith.muli %1170, %c17 : index
      %1172 = arith.addi %6, %1171 : index
      %1173 = vector.load %w[%1172] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1174 = vector.bitcast %1173 : vector<4xi8> to vector<1xf32>
      %1175 = vector.extract %1174[0] : f32 from vector<1xf32>
      %1176 = arith.mulf %1175, %1169 : f32
      %1177 = arith.mulf %1159, %1176 : f32
      %1178 = arith.muli %1165, %outputFeatures : index
      %1179 = arith.addi %1178, %12 : index
      %1180 = wave.lane
      %1181 = arith.remui %1180, %c9 : index
      %1182 = arith.addi %1179, %1181 : index
      scf.if %10 {
        %1183 = arith.addi %1182, %c4 : index
        %1184 = memref.load %residual[%1183] : memref<?xf32>
        %1185 = arith.addf %1184, %1177 : f32
        %1186 = arith.addi %1182, %c4 : index
        memref.store %1185, %out[%1186] : memref<?xf32>
      } else {
        %1187 = arith.addi %1182, %c4 : index
        memref.store %1177, %out[%1187] : memref<?xf32>
      }
    }
    %1188 = vector.extract %342#3[3] : f32 from vector<8xf32>
    %1189 = wave.lane
    %1190 = arith.addi %9, %c13 : index
    %1191 = arith.muli %c20, %c11 : index
    %1192 = arith.addi %1190, %1191 : index
    %1193 = arith.divui %1189, %c9 : index
    %1194 = arith.addi %1192, %1193 : index
    %1195 = arith.cmpi slt, %1194, %8 : index
    scf.if %1195 {
      %1196 = arith.cmpi eq, %hasFactors, %c3 : index
      %1197 = memref.load %factors[%1194] : memref<?xf32>
      %1198 = arith.select %1196, %1197, %c22 : f32
      %1199 = arith.remui %1189, %c9 : index
      %1200 = arith.muli %1199, %c17 : index
      %1201 = arith.addi %6, %1200 : index
      %1202 = vector.load %w[%1201] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1203 = vector.bitcast %1202 : vector<4xi8> to vector<1xf32>
      %1204 = vector.extract %1203[0] : f32 from vector<1xf32>
      %1205 = arith.mulf %1204, %1198 : f32
      %1206 = arith.mulf %1188, %1205 : f32
      %1207 = arith.muli %1194, %outputFeatures : index
      %1208 = arith.addi %1207, %12 : index
      %1209 = wave.lane
      %1210 = arith.remui %1209, %c9 : index
      %1211 = arith.addi %1208, %1210 : index
      scf.if %10 {
        %1212 = arith.addi %1211, %c4 : index
        %1213 = memref.load %residual[%1212] : memref<?xf32>
        %1214 = arith.addf %1213, %1206 : f32
        %1215 = arith.addi %1211, %c4 : index
        memref.store %1214, %out[%1215] : memref<?xf32>
      } else {
        %1216 = arith.addi %1211, %c4 : index
        memref.store %1206, %out[%1216] : memref<?xf32>
      }
    }
    %1217 = vector.extract %342#3[4] : f32 from vector<8xf32>
    %1218 = wave.lane
    %1219 = arith.addi %9, %c13 : index
    %1220 = arith.muli %c17, %c11 : index
    %1221 = arith.addi %1219, %1220 : index
    %1222 = arith.divui %1218, %c9 : index
    %1223 = arith.addi %1221, %1222 : index
    %1224 = arith.cmpi slt, %1223, %8 : index
    scf.if %1224 {
      %1225 = arith.cmpi eq, %hasFactors, %c3 : index
      %1226 = memref.load %factors[%1223] : memref<?xf32>
      %1227 = arith.select %1225, %1226, %c22 : f32
      %1228 = arith.remui %1218, %c9 : index
      %1229 = arith.muli %1228, %c17 : index
      %1230 = arith.addi %6, %1229 : index
      %1231 = vector.load %w[%1230] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1232 = vector.bitcast %1231 : vector<4xi8> to vector<1xf32>
      %1233 = vector.extract %1232[0] : f32 from vector<1xf32>
      %1234 = arith.mulf %1233, %1227 : f32
      %1235 = arith.mulf %1217, %1234 : f32
      %1236 = arith.muli %1223, %outputFeatures : index
      %1237 = arith.addi %1236, %12 : index
      %1238 = wave.lane
      %1239 = arith.remui %1238, %c9 : index
      %1240 = arith.addi %1237, %1239 : index
      scf.if %10 {
        %1241 = arith.addi %1240, %c4 : index
        %1242 = memref.load %residual[%1241] : memref<?xf32>
        %1243 = arith.addf %1242, %1235 : f32
        %1244 = arith.addi %1240, %c4 : index
        memref.store %1243, %out[%1244] : memref<?xf32>
      } else {
        %1245 = arith.addi %1240, %c4 : index
        memref.store %1235, %out[%1245] : memref<?xf32>
      }
    }
    %1246 = vector.extract %342#3[5] : f32 from vector<8xf32>
    %1247 = wave.lane
    %1248 = arith.addi %9, %c13 : index
    %1249 = arith.muli %c23, %c11 : index
    %1250 = arith.addi %1248, %1249 : index
    %1251 = arith.divui %1247, %c9 : index
    %1252 = arith.addi %1250, %1251 : index
    %1253 = arith.cmpi slt, %1252, %8 : index
    scf.if %1253 {
      %1254 = arith.cmpi eq, %hasFactors, %c3 : index
      %1255 = memref.load %factors[%1252] : memref<?xf32>
      %1256 = arith.select %1254, %1255, %c22 : f32
      %1257 = arith.remui %1247, %c9 : index
      %1258 = arith.muli %1257, %c17 : index
      %1259 = arith.addi %6, %1258 : index
      %1260 = vector.load %w[%1259] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1261 = vector.bitcast %1260 : vector<4xi8> to vector<1xf32>
      %1262 = vector.extract %1261[0] : f32 from vector<1xf32>
      %1263 = arith.mulf %1262, %1256 : f32
      %1264 = arith.mulf %1246, %1263 : f32
      %1265 = arith.muli %1252, %outputFeatures : index
      %1266 = arith.addi %1265, %12 : index
      %1267 = wave.lane
      %1268 = arith.remui %1267, %c9 : index
      %1269 = arith.addi %1266, %1268 : index
      scf.if %10 {
        %1270 = arith.addi %1269, %c4 : index
        %1271 = memref.load %residual[%1270] : memref<?xf32>
        %1272 = arith.addf %1271, %1264 : f32
        %1273 = arith.addi %1269, %c4 : index
        memref.store %1272, %out[%1273] : memref<?xf32>
      } else {
        %1274 = arith.addi %1269, %c4 : index
        memref.store %1264, %out[%1274] : memref<?xf32>
      }
    }
    %1275 = vector.extract %342#3[6] : f32 from vector<8xf32>
    %1276 = wave.lane
    %1277 = arith.addi %9, %c13 : index
    %1278 = arith.muli %c24, %c11 : index
    %1279 = arith.addi %1277, %1278 : index
    %1280 = arith.divui %1276, %c9 : index
    %1281 = arith.addi %1279, %1280 : index
    %1282 = arith.cmpi slt, %1281, %8 : index
    scf.if %1282 {
      %1283 = arith.cmpi eq, %hasFactors, %c3 : index
      %1284 = memref.load %factors[%1281] : memref<?xf32>
      %1285 = arith.select %1283, %1284, %c22 : f32
      %1286 = arith.remui %1276, %c9 : index
      %1287 = arith.muli %1286, %c17 : index
      %1288 = arith.addi %6, %1287 : index
      %1289 = vector.load %w[%1288] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1290 = vector.bitcast %1289 : vector<4xi8> to vector<1xf32>
      %1291 = vector.extract %1290[0] : f32 from vector<1xf32>
      %1292 = arith.mulf %1291, %1285 : f32
      %1293 = arith.mulf %1275, %1292 : f32
      %1294 = arith.muli %1281, %outputFeatures : index
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
    %1304 = vector.extract %342#3[7] : f32 from vector<8xf32>
    %1305 = wave.lane
    %1306 = arith.addi %9, %c13 : index
    %1307 = arith.muli %c25, %c11 : index
    %1308 = arith.addi %1306, %1307 : index
    %1309 = arith.divui %1305, %c9 : index
    %1310 = arith.addi %1308, %1309 : index
    %1311 = arith.cmpi slt, %1310, %8 : index
    scf.if %1311 {
      %1312 = arith.cmpi eq, %hasFactors, %c3 : index
      %1313 = memref.load %factors[%1310] : memref<?xf32>
      %1314 = arith.select %1312, %1313, %c22 : f32
      %1315 = arith.remui %1305, %c9 : index
      %1316 = arith.muli %1315, %c17 : index
      %1317 = arith.addi %6, %1316 : index
      %1318 = vector.load %w[%1317] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1319 = vector.bitcast %1318 : vector<4xi8> to vector<1xf32>
      %1320 = vector.extract %1319[0] : f32 from vector<1xf32>
      %1321 = arith.mulf %1320, %1314 : f32
      %1322 = arith.mulf %1304, %1321 : f32
      %1323 = arith.muli %1310, %outputFeatures : index
      %1324 = arith.addi %1323, %12 : index
      %1325 = wave.lane
      %1326 = arith.remui %1325, %c9 : index
      %1327 = arith.addi %1324, %1326 : index
      scf.if %10 {
        %1328 = arith.addi %1327, %c4 : index
        %1329 = memref.load %residual[%1328] : memref<?xf32>
        %1330 = arith.addf %1329, %1322 : f32
        %1331 = arith.addi %1327, %c4 : index
        memref.store %1330, %out[%1331] : memref<?xf32>
      } else {
        %1332 = arith.addi %1327, %c4 : index
        memref.store %1322, %out[%1332] : memref<?xf32>
      }
    }
  }
  wave.return
}
