// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='f16', waves=1, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_f16_w1p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 32 : index
  %c2 = arith.constant 128 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 0 : index
  %c5 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c7 = arith.constant 64 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
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
  %c23 = arith.constant 23 : i32
  %c24 = arith.constant 141 : i32
  %c25 = arith.constant 268 : i32
  %c26 = arith.constant 14 : i32
  %c27 = arith.constant 0x3F800000 : f32
  %c28 = arith.constant 0xBFB8AA3B : f32
  %c29 = arith.constant 5 : index
  %c30 = arith.constant 6 : index
  %c31 = arith.constant 7 : index
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
  %12 = arith.cmpi slt, %11, %10 : index
  scf.if %12 {
    %13 = wave.lane
    %14 = arith.remui %13, %c11 : index
    %15 = arith.remui %14, %tileRows : index
    %16 = arith.addi %11, %15 : index
    %17 = arith.divui %16, %tileRows : index
    %18 = arith.divui %inputFeatures, %c11 : index
    %19 = arith.muli %17, %18 : index
    %20 = arith.divui %c4, %c11 : index
    %21 = arith.addi %19, %20 : index
    %22 = arith.muli %21, %c3 : index
    %23 = arith.remui %c4, %c11 : index
    %24 = arith.divui %23, %c12 : index
    %25 = arith.addi %22, %24 : index
    %26 = arith.muli %tileRows, %c12 : index
    %27 = arith.muli %25, %26 : index
    %28 = arith.remui %16, %tileRows : index
    %29 = arith.muli %28, %c12 : index
    %30 = arith.addi %27, %29 : index
    %31 = arith.remui %c4, %c12 : index
    %32 = arith.addi %30, %31 : index
    %33 = arith.addi %14, %c11 : index
    %34 = arith.addi %11, %33 : index
    %35 = arith.divui %34, %tileRows : index
    %36 = arith.divui %inputFeatures, %c11 : index
    %37 = arith.muli %35, %36 : index
    %38 = arith.divui %c4, %c11 : index
    %39 = arith.addi %37, %38 : index
    %40 = arith.muli %39, %c3 : index
    %41 = arith.remui %c4, %c11 : index
    %42 = arith.divui %41, %c12 : index
    %43 = arith.addi %40, %42 : index
    %44 = arith.muli %tileRows, %c12 : index
    %45 = arith.muli %43, %44 : index
    %46 = arith.remui %34, %tileRows : index
    %47 = arith.muli %46, %c12 : index
    %48 = arith.addi %45, %47 : index
    %49 = arith.remui %c4, %c12 : index
    %50 = arith.addi %48, %49 : index
    %51 = arith.addi %14, %c1 : index
    %52 = arith.addi %11, %51 : index
    %53 = arith.divui %52, %tileRows : index
    %54 = arith.divui %inputFeatures, %c11 : index
    %55 = arith.muli %53, %54 : index
    %56 = arith.divui %c4, %c11 : index
    %57 = arith.addi %55, %56 : index
    %58 = arith.muli %57, %c3 : index
    %59 = arith.remui %c4, %c11 : index
    %60 = arith.divui %59, %c12 : index
    %61 = arith.addi %58, %60 : index
    %62 = arith.muli %tileRows, %c12 : index
    %63 = arith.muli %61, %62 : index
    %64 = arith.remui %52, %tileRows : index
    %65 = arith.muli %64, %c12 : index
    %66 = arith.addi %63, %65 : index
    %67 = arith.remui %c4, %c12 : index
    %68 = arith.addi %66, %67 : index
    %69 = arith.addi %14, %c13 : index
    %70 = arith.addi %11, %69 : index
    %71 = arith.divui %70, %tileRows : index
    %72 = arith.divui %inputFeatures, %c11 : index
    %73 = arith.muli %71, %72 : index
    %74 = arith.divui %c4, %c11 : index
    %75 = arith.addi %73, %74 : index
    %76 = arith.muli %75, %c3 : index
    %77 = arith.remui %c4, %c11 : index
    %78 = arith.divui %77, %c12 : index
    %79 = arith.addi %76, %78 : index
    %80 = arith.muli %tileRows, %c12 : index
    %81 = arith.muli %79, %80 : index
    %82 = arith.remui %70, %tileRows : index
    %83 = arith.muli %82, %c12 : index
    %84 = arith.addi %81, %83 : index
    %85 = arith.remui %c4, %c12 : index
    %86 = arith.addi %84, %85 : index
    %87 = wave.wave
    %88 = arith.divui %inputFeatures, %c11 : index
    %89 = arith.muli %87, %stepsPerWave : index
    %90 = arith.minsi %89, %88 : index
    %91 = arith.addi %90, %stepsPerWave : index
    %92 = arith.minsi %91, %88 : index
    %93 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %94 = arith.subi %92, %90 : index
    %95 = arith.divui %94, %c17 : index
    %96 = arith.muli %95, %c17 : index
    %97 = arith.addi %90, %96 : index
    %98 = arith.addi %90, %stepsPerWave : index
    %99 = arith.select %93, %98, %97 : index
    %109:8 = scf.for %100 = %90 to %99 step %c17 iter_args(%101 = %c14, %102 = %c14, %103 = %c14, %104 = %c14, %105 = %c14, %106 = %c14, %107 = %c14, %108 = %c14) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %110 = wave.lane
      %111 = arith.addi %100, %c4 : index
      %112 = arith.addi %6, %c2 : index
      %113 = arith.muli %111, %c18 : index
      %114 = arith.addi %112, %113 : index
      %115 = arith.remui %110, %c11 : index
      %116 = arith.muli %115, %c11 : index
      %117 = arith.addi %114, %116 : index
      %118 = vector.load %w[%117] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %119 = vector.bitcast %118 : vector<16xi8> to vector<8xf16>
      %120 = arith.addi %117, %c19 : index
      %121 = vector.load %w[%120] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %122 = vector.bitcast %121 : vector<16xi8> to vector<8xf16>
      %123 = vector.shuffle %119, %122 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %124 = arith.addi %100, %c5 : index
      %125 = arith.addi %6, %c2 : index
      %126 = arith.muli %124, %c18 : index
      %127 = arith.addi %125, %126 : index
      %128 = arith.remui %110, %c11 : index
      %129 = arith.muli %128, %c11 : index
      %130 = arith.addi %127, %129 : index
      %131 = vector.load %w[%130] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %132 = vector.bitcast %131 : vector<16xi8> to vector<8xf16>
      %133 = arith.addi %130, %c19 : index
      %134 = vector.load %w[%133] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %135 = vector.bitcast %134 : vector<16xi8> to vector<8xf16>
      %136 = vector.shuffle %132, %135 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %137 = arith.addi %100, %c3 : index
      %138 = arith.addi %6, %c2 : index
      %139 = arith.muli %137, %c18 : index
      %140 = arith.addi %138, %139 : index
      %141 = arith.remui %110, %c11 : index
      %142 = arith.muli %141, %c11 : index
      %143 = arith.addi %140, %142 : index
      %144 = vector.load %w[%143] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %145 = vector.bitcast %144 : vector<16xi8> to vector<8xf16>
      %146 = arith.addi %143, %c19 : index
      %147 = vector.load %w[%146] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %148 = vector.bitcast %147 : vector<16xi8> to vector<8xf16>
      %149 = vector.shuffle %145, %148 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %150 = arith.addi %100, %c20 : index
      %151 = arith.addi %6, %c2 : index
      %152 = arith.muli %150, %c18 : index
      %153 = arith.addi %151, %152 : index
      %154 = arith.remui %110, %c11 : index
      %155 = arith.muli %154, %c11 : index
      %156 = arith.addi %153, %155 : index
      %157 = vector.load %w[%156] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %158 = vector.bitcast %157 : vector<16xi8> to vector<8xf16>
      %159 = arith.addi %156, %c19 : index
      %160 = vector.load %w[%159] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %161 = vector.bitcast %160 : vector<16xi8> to vector<8xf16>
      %162 = vector.shuffle %158, %161 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %163 = arith.addi %100, %c4 : index
      %164 = arith.addi %8, %c2 : index
      %165 = arith.muli %163, %c18 : index
      %166 = arith.addi %164, %165 : index
      %167 = arith.remui %110, %c11 : index
      %168 = arith.muli %167, %c11 : index
      %169 = arith.addi %166, %168 : index
      %170 = vector.load %w[%169] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %171 = vector.bitcast %170 : vector<16xi8> to vector<8xf16>
      %172 = arith.addi %169, %c19 : index
      %173 = vector.load %w[%172] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %174 = vector.bitcast %173 : vector<16xi8> to vector<8xf16>
      %175 = vector.shuffle %171, %174 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %176 = arith.addi %100, %c5 : index
      %177 = arith.addi %8, %c2 : index
      %178 = arith.muli %176, %c18 : index
      %179 = arith.addi %177, %178 : index
      %180 = arith.remui %110, %c11 : index
      %181 = arith.muli %180, %c11 : index
      %182 = arith.addi %179, %181 : index
      %183 = vector.load %w[%182] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %184 = vector.bitcast %183 : vector<16xi8> to vector<8xf16>
      %185 = arith.addi %182, %c19 : index
      %186 = vector.load %w[%185] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %187 = vector.bitcast %186 : vector<16xi8> to vector<8xf16>
      %188 = vector.shuffle %184, %187 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %189 = arith.addi %100, %c3 : index
      %190 = arith.addi %8, %c2 : index
      %191 = arith.muli %189, %c18 : index
      %192 = arith.addi %190, %191 : index
      %193 = arith.remui %110, %c11 : index
      %194 = arith.muli %193, %c11 : index
      %195 = arith.addi %192, %194 : index
      %196 = vector.load %w[%195] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %197 = vector.bitcast %196 : vector<16xi8> to vector<8xf16>
      %198 = arith.addi %195, %c19 : index
      %199 = vector.load %w[%198] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %200 = vector.bitcast %199 : vector<16xi8> to vector<8xf16>
      %201 = vector.shuffle %197, %200 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %202 = arith.addi %100, %c20 : index
      %203 = arith.addi %8, %c2 : index
      %204 = arith.muli %202, %c18 : index
      %205 = arith.addi %203, %204 : index
      %206 = arith.remui %110, %c11 : index
      %207 = arith.muli %206, %c11 : index
      %208 = arith.addi %205, %207 : index
      %209 = vector.load %w[%208] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %210 = vector.bitcast %209 : vector<16xi8> to vector<8xf16>
      %211 = arith.addi %208, %c19 : index
      %212 = vector.load %w[%211] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %213 = vector.bitcast %212 : vector<16xi8> to vector<8xf16>
      %214 = vector.shuffle %210, %213 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %215 = arith.muli %100, %c5 : index
      %216 = arith.addi %215, %c4 : index
      %217 = arith.muli %tileRows, %c11 : index
      %218 = arith.muli %216, %217 : index
      %219 = arith.addi %32, %218 : index
      %220 = vector.load %x[%219] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %221 = arith.muli %tileRows, %c12 : index
      %222 = arith.addi %219, %221 : index
      %223 = vector.load %x[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %224 = vector.shuffle %220, %223 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %225 = wave.mma %224, %123, %101 : vector<16xf16>, vector<8xf32>
      %226 = wave.mma %224, %175, %102 : vector<16xf16>, vector<8xf32>
      %227 = arith.muli %100, %c5 : index
      %228 = arith.addi %227, %c4 : index
      %229 = arith.muli %tileRows, %c11 : index
      %230 = arith.muli %228, %229 : index
      %231 = arith.addi %50, %230 : index
      %232 = vector.load %x[%231] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %233 = arith.muli %tileRows, %c12 : index
      %234 = arith.addi %231, %233 : index
      %235 = vector.load %x[%234] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %236 = vector.shuffle %232, %235 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %237 = wave.mma %236, %123, %103 : vector<16xf16>, vector<8xf32>
      %238 = wave.mma %236, %175, %104 : vector<16xf16>, vector<8xf32>
      %239 = arith.muli %100, %c5 : index
      %240 = arith.addi %239, %c4 : index
      %241 = arith.muli %tileRows, %c11 : index
      %242 = arith.muli %240, %241 : index
      %243 = arith.addi %68, %242 : index
      %244 = vector.load %x[%243] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %245 = arith.muli %tileRows, %c12 : index
      %246 = arith.addi %243, %245 : index
      %247 = vector.load %x[%246] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %248 = vector.shuffle %244, %247 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %249 = wave.mma %248, %123, %105 : vector<16xf16>, vector<8xf32>
      %250 = wave.mma %248, %175, %106 : vector<16xf16>, vector<8xf32>
      %251 = arith.muli %100, %c5 : index
      %252 = arith.addi %251, %c4 : index
      %253 = arith.muli %tileRows, %c11 : index
      %254 = arith.muli %252, %253 : index
      %255 = arith.addi %86, %254 : index
      %256 = vector.load %x[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %257 = arith.muli %tileRows, %c12 : index
      %258 = arith.addi %255, %257 : index
      %259 = vector.load %x[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %260 = vector.shuffle %256, %259 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %261 = wave.mma %260, %123, %107 : vector<16xf16>, vector<8xf32>
      %262 = wave.mma %260, %175, %108 : vector<16xf16>, vector<8xf32>
      %263 = arith.muli %100, %c5 : index
      %264 = arith.addi %263, %c5 : index
      %265 = arith.muli %tileRows, %c11 : index
      %266 = arith.muli %264, %265 : index
      %267 = arith.addi %32, %266 : index
      %268 = vector.load %x[%267] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %269 = arith.muli %tileRows, %c12 : index
      %270 = arith.addi %267, %269 : index
      %271 = vector.load %x[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %272 = vector.shuffle %268, %271 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %273 = wave.mma %272, %136, %225 : vector<16xf16>, vector<8xf32>
      %274 = wave.mma %272, %188, %226 : vector<16xf16>, vector<8xf32>
      %275 = arith.muli %100, %c5 : index
      %276 = arith.addi %275, %c5 : index
      %277 = arith.muli %tileRows, %c11 : index
      %278 = arith.muli %276, %277 : index
      %279 = arith.addi %50, %278 : index
      %280 = vector.load %x[%279] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %281 = arith.muli %tileRows, %c12 : index
      %282 = arith.addi %279, %281 : index
      %283 = vector.load %x[%282] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %284 = vector.shuffle %280, %283 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %285 = wave.mma %284, %136, %237 : vector<16xf16>, vector<8xf32>
      %286 = wave.mma %284, %188, %238 : vector<16xf16>, vector<8xf32>
      %287 = arith.muli %100, %c5 : index
      %288 = arith.addi %287, %c5 : index
      %289 = arith.muli %tileRows, %c11 : index
      %290 = arith.muli %288, %289 : index
      %291 = arith.addi %68, %290 : index
      %292 = vector.load %x[%291] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %293 = arith.muli %tileRows, %c12 : index
      %294 = arith.addi %291, %293 : index
      %295 = vector.load %x[%294] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %296 = vector.shuffle %292, %295 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %297 = wave.mma %296, %136, %249 : vector<16xf16>, vector<8xf32>
      %298 = wave.mma %296, %188, %250 : vector<16xf16>, vector<8xf32>
      %299 = arith.muli %100, %c5 : index
      %300 = arith.addi %299, %c5 : index
      %301 = arith.muli %tileRows, %c11 : index
      %302 = arith.muli %300, %301 : index
      %303 = arith.addi %86, %302 : index
      %304 = vector.load %x[%303] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %305 = arith.muli %tileRows, %c12 : index
      %306 = arith.addi %303, %305 : index
      %307 = vector.load %x[%306] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %308 = vector.shuffle %304, %307 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %309 = wave.mma %308, %136, %261 : vector<16xf16>, vector<8xf32>
      %310 = wave.mma %308, %188, %262 : vector<16xf16>, vector<8xf32>
      %311 = arith.muli %100, %c5 : index
      %312 = arith.addi %311, %c3 : index
      %313 = arith.muli %tileRows, %c11 : index
      %314 = arith.muli %312, %313 : index
      %315 = arith.addi %32, %314 : index
      %316 = vector.load %x[%315] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %317 = arith.muli %tileRows, %c12 : index
      %318 = arith.addi %315, %317 : index
      %319 = vector.load %x[%318] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %320 = vector.shuffle %316, %319 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %321 = wave.mma %320, %149, %273 : vector<16xf16>, vector<8xf32>
      %322 = wave.mma %320, %201, %274 : vector<16xf16>, vector<8xf32>
      %323 = arith.muli %100, %c5 : index
      %324 = arith.addi %323, %c3 : index
      %325 = arith.muli %tileRows, %c11 : index
      %326 = arith.muli %324, %325 : index
      %327 = arith.addi %50, %326 : index
      %328 = vector.load %x[%327] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %329 = arith.muli %tileRows, %c12 : index
      %330 = arith.addi %327, %329 : index
      %331 = vector.load %x[%330] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %332 = vector.shuffle %328, %331 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %333 = wave.mma %332, %149, %285 : vector<16xf16>, vector<8xf32>
      %334 = wave.mma %332, %201, %286 : vector<16xf16>, vector<8xf32>
      %335 = arith.muli %100, %c5 : index
      %336 = arith.addi %335, %c3 : index
      %337 = arith.muli %tileRows, %c11 : index
      %338 = arith.muli %336, %337 : index
      %339 = arith.addi %68, %338 : index
      %340 = vector.load %x[%339] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %341 = arith.muli %tileRows, %c12 : index
      %342 = arith.addi %339, %341 : index
      %343 = vector.load %x[%342] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %344 = vector.shuffle %340, %343 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %345 = wave.mma %344, %149, %297 : vector<16xf16>, vector<8xf32>
      %346 = wave.mma %344, %201, %298 : vector<16xf16>, vector<8xf32>
      %347 = arith.muli %100, %c5 : index
      %348 = arith.addi %347, %c3 : index
      %349 = arith.muli %tileRows, %c11 : index
      %350 = arith.muli %348, %349 : index
      %351 = arith.addi %86, %350 : index
      %352 = vector.load %x[%351] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %353 = arith.muli %tileRows, %c12 : index
      %354 = arith.addi %351, %353 : index
      %355 = vector.load %x[%354] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %356 = vector.shuffle %352, %355 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %357 = wave.mma %356, %149, %309 : vector<16xf16>, vector<8xf32>
      %358 = wave.mma %356, %201, %310 : vector<16xf16>, vector<8xf32>
      %359 = arith.muli %100, %c5 : index
      %360 = arith.addi %359, %c20 : index
      %361 = arith.muli %tileRows, %c11 : index
      %362 = arith.muli %360, %361 : index
      %363 = arith.addi %32, %362 : index
      %364 = vector.load %x[%363] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %365 = arith.muli %tileRows, %c12 : index
      %366 = arith.addi %363, %365 : index
      %367 = vector.load %x[%366] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %368 = vector.shuffle %364, %367 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %369 = wave.mma %368, %162, %321 : vector<16xf16>, vector<8xf32>
      %370 = wave.mma %368, %214, %322 : vector<16xf16>, vector<8xf32>
      %371 = arith.muli %100, %c5 : index
      %372 = arith.addi %371, %c20 : index
      %373 = arith.muli %tileRows, %c11 : index
      %374 = arith.muli %372, %373 : index
      %375 = arith.addi %50, %374 : index
      %376 = vector.load %x[%375] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %377 = arith.muli %tileRows, %c12 : index
      %378 = arith.addi %375, %377 : index
      %379 = vector.load %x[%378] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %380 = vector.shuffle %376, %379 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %381 = wave.mma %380, %162, %333 : vector<16xf16>, vector<8xf32>
      %382 = wave.mma %380, %214, %334 : vector<16xf16>, vector<8xf32>
      %383 = arith.muli %100, %c5 : index
      %384 = arith.addi %383, %c20 : index
      %385 = arith.muli %tileRows, %c11 : index
      %386 = arith.muli %384, %385 : index
      %387 = arith.addi %68, %386 : index
      %388 = vector.load %x[%387] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %389 = arith.muli %tileRows, %c12 : index
      %390 = arith.addi %387, %389 : index
      %391 = vector.load %x[%390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %392 = vector.shuffle %388, %391 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %393 = wave.mma %392, %162, %345 : vector<16xf16>, vector<8xf32>
      %394 = wave.mma %392, %214, %346 : vector<16xf16>, vector<8xf32>
      %395 = arith.muli %100, %c5 : index
      %396 = arith.addi %395, %c20 : index
      %397 = arith.muli %tileRows, %c11 : index
      %398 = arith.muli %396, %397 : index
      %399 = arith.addi %86, %398 : index
      %400 = vector.load %x[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %401 = arith.muli %tileRows, %c12 : index
      %402 = arith.addi %399, %401 : index
      %403 = vector.load %x[%402] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %404 = vector.shuffle %400, %403 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %405 = wave.mma %404, %162, %357 : vector<16xf16>, vector<8xf32>
      %406 = wave.mma %404, %214, %358 : vector<16xf16>, vector<8xf32>
      scf.yield %369, %370, %381, %382, %393, %394, %405, %406 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %407 = arith.select %93, %99, %92 : index
    %417:8 = scf.for %408 = %99 to %407 step %c5 iter_args(%409 = %109#0, %410 = %109#1, %411 = %109#2, %412 = %109#3, %413 = %109#4, %414 = %109#5, %415 = %109#6, %416 = %109#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %418 = wave.lane
      %419 = arith.addi %408, %c4 : index
      %420 = arith.addi %6, %c2 : index
      %421 = arith.muli %419, %c18 : index
      %422 = arith.addi %420, %421 : index
      %423 = arith.remui %418, %c11 : index
      %424 = arith.muli %423, %c11 : index
      %425 = arith.addi %422, %424 : index
      %426 = vector.load %w[%425] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %427 = vector.bitcast %426 : vector<16xi8> to vector<8xf16>
      %428 = arith.addi %425, %c19 : index
      %429 = vector.load %w[%428] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %430 = vector.bitcast %429 : vector<16xi8> to vector<8xf16>
      %431 = vector.shuffle %427, %430 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %432 = arith.addi %408, %c4 : index
      %433 = arith.addi %8, %c2 : index
      %434 = arith.muli %432, %c18 : index
      %435 = arith.addi %433, %434 : index
      %436 = arith.remui %418, %c11 : index
      %437 = arith.muli %436, %c11 : index
      %438 = arith.addi %435, %437 : index
      %439 = vector.load %w[%438] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %440 = vector.bitcast %439 : vector<16xi8> to vector<8xf16>
      %441 = arith.addi %438, %c19 : index
      %442 = vector.load %w[%441] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %443 = vector.bitcast %442 : vector<16xi8> to vector<8xf16>
      %444 = vector.shuffle %440, %443 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %445 = arith.muli %408, %c5 : index
      %446 = arith.addi %445, %c4 : index
      %447 = arith.muli %tileRows, %c11 : index
      %448 = arith.muli %446, %447 : index
      %449 = arith.addi %32, %448 : index
      %450 = vector.load %x[%449] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %451 = arith.muli %tileRows, %c12 : index
      %452 = arith.addi %449, %451 : index
      %453 = vector.load %x[%452] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %454 = vector.shuffle %450, %453 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %455 = wave.mma %454, %431, %409 : vector<16xf16>, vector<8xf32>
      %456 = wave.mma %454, %444, %410 : vector<16xf16>, vector<8xf32>
      %457 = arith.muli %408, %c5 : index
      %458 = arith.addi %457, %c4 : index
      %459 = arith.muli %tileRows, %c11 : index
      %460 = arith.muli %458, %459 : index
      %461 = arith.addi %50, %460 : index
      %462 = vector.load %x[%461] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %463 = arith.muli %tileRows, %c12 : index
      %464 = arith.addi %461, %463 : index
      %465 = vector.load %x[%464] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %466 = vector.shuffle %462, %465 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %467 = wave.mma %466, %431, %411 : vector<16xf16>, vector<8xf32>
      %468 = wave.mma %466, %444, %412 : vector<16xf16>, vector<8xf32>
      %469 = arith.muli %408, %c5 : index
      %470 = arith.addi %469, %c4 : index
      %471 = arith.muli %tileRows, %c11 : index
      %472 = arith.muli %470, %471 : index
      %473 = arith.addi %68, %472 : index
      %474 = vector.load %x[%473] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %475 = arith.muli %tileRows, %c12 : index
      %476 = arith.addi %473, %475 : index
      %477 = vector.load %x[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %478 = vector.shuffle %474, %477 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %479 = wave.mma %478, %431, %413 : vector<16xf16>, vector<8xf32>
      %480 = wave.mma %478, %444, %414 : vector<16xf16>, vector<8xf32>
      %481 = arith.muli %408, %c5 : index
      %482 = arith.addi %481, %c4 : index
      %483 = arith.muli %tileRows, %c11 : index
      %484 = arith.muli %482, %483 : index
      %485 = arith.addi %86, %484 : index
      %486 = vector.load %x[%485] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %487 = arith.muli %tileRows, %c12 : index
      %488 = arith.addi %485, %487 : index
      %489 = vector.load %x[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %490 = vector.shuffle %486, %489 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %491 = wave.mma %490, %431, %415 : vector<16xf16>, vector<8xf32>
      %492 = wave.mma %490, %444, %416 : vector<16xf16>, vector<8xf32>
      scf.yield %455, %456, %467, %468, %479, %480, %491, %492 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %493 = wave.lane
    %494 = vector.extract %417#0[0] : f32 from vector<8xf32>
    %495 = vector.extract %417#1[0] : f32 from vector<8xf32>
    %496 = wave.lane
    %497 = arith.addi %11, %c4 : index
    %498 = arith.muli %c4, %c3 : index
    %499 = arith.addi %497, %498 : index
    %500 = arith.divui %496, %c11 : index
    %501 = arith.addi %499, %500 : index
    %502 = arith.cmpi slt, %501, %10 : index
    scf.if %502 {
      %503 = arith.cmpi eq, %hasFactors, %c5 : index
      %504 = arith.muli %501, %c3 : index
      %505 = memref.load %factors[%504] : memref<?xf32>
      %506 = arith.mulf %505, %operandScale : f32
      %507 = arith.select %503, %506, %operandScale : f32
      %508 = arith.remui %496, %c11 : index
      %509 = arith.muli %508, %c17 : index
      %510 = arith.addi %6, %509 : index
      %511 = vector.load %w[%510] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %512 = vector.bitcast %511 : vector<4xi8> to vector<1xf32>
      %513 = vector.extract %512[0] : f32 from vector<1xf32>
      %514 = arith.mulf %513, %507 : f32
      %515 = arith.mulf %494, %514 : f32
      %516 = arith.remui %496, %c11 : index
      %517 = arith.muli %516, %c17 : index
      %518 = arith.addi %8, %517 : index
      %519 = vector.load %w[%518] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %520 = vector.bitcast %519 : vector<4xi8> to vector<1xf32>
      %521 = vector.extract %520[0] : f32 from vector<1xf32>
      %522 = arith.mulf %521, %507 : f32
      %523 = arith.mulf %495, %522 : f32
      %524 = arith.addi %6, %c7 : index
      %525 = vector.load %w[%524] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %526 = vector.bitcast %525 : vector<4xi8> to vector<1xf32>
      %527 = vector.extract %526[0] : f32 from vector<1xf32>
      %528 = arith.muli %501, %c3 : index
      %529 = arith.addi %528, %c5 : index
      %530 = memref.load %factors[%529] : memref<?xf32>
      %531 = arith.mulf %530, %527 : f32
      %532 = arith.bitcast %531 : f32 to i32
      %533 = arith.shrui %532, %c23 : i32
      %534 = arith.maxsi %533, %c24 : i32
      %535 = arith.subi %c25, %534 : i32
      %536 = arith.shli %535, %c23 : i32
      %537 = arith.subi %534, %c26 : i32
      %538 = arith.shli %537, %c23 : i32
      %539 = arith.bitcast %536 : i32 to f32
      %540 = arith.bitcast %538 : i32 to f32
      %541 = arith.cmpi eq, %0, %c4 : index
      %542 = wave.lane
      %543 = arith.remui %542, %c11 : index
      %544 = arith.cmpi eq, %543, %c4 : index
      %545 = arith.andi %541, %544 : i1
      scf.if %545 {
        %546 = arith.muli %501, %c3 : index
        memref.store %540, %out_factors[%546] : memref<?xf32>
      }
      %547 = arith.mulf %515, %c28 : f32
      %548 = wave.exp2 %547 : f32
      %549 = arith.addf %c27, %548 : f32
      %550 = arith.divf %515, %549 : f32
      %551 = arith.mulf %550, %523 : f32
      %552 = arith.mulf %551, %539 : f32
      %553 = arith.truncf %552 : f32 to f16
      %554 = arith.muli %0, %c11 : index
      %555 = wave.lane
      %556 = arith.remui %555, %c11 : index
      %557 = arith.addi %554, %556 : index
      %558 = arith.divui %501, %outTileRows : index
      %559 = arith.divui %outputFeatures, %c11 : index
      %560 = arith.muli %558, %559 : index
      %561 = arith.divui %557, %c11 : index
      %562 = arith.addi %560, %561 : index
      %563 = arith.muli %562, %c3 : index
      %564 = arith.remui %557, %c11 : index
      %565 = arith.divui %564, %c12 : index
      %566 = arith.addi %563, %565 : index
      %567 = arith.muli %outTileRows, %c12 : index
      %568 = arith.muli %566, %567 : index
      %569 = arith.remui %501, %outTileRows : index
      %570 = arith.muli %569, %c12 : index
      %571 = arith.addi %568, %570 : index
      %572 = arith.remui %557, %c12 : index
      %573 = arith.addi %571, %572 : index
      memref.store %553, %out[%573] : memref<?xf16>
    }
    %574 = vector.extract %417#0[1] : f32 from vector<8xf32>
    %575 = vector.extract %417#1[1] : f32 from vector<8xf32>
    %576 = wave.lane
    %577 = arith.addi %11, %c4 : index
    %578 = arith.muli %c5, %c3 : index
    %579 = arith.addi %577, %578 : index
    %580 = arith.divui %576, %c11 : index
    %581 = arith.addi %579, %580 : index
    %582 = arith.cmpi slt, %581, %10 : index
    scf.if %582 {
      %583 = arith.cmpi eq, %hasFactors, %c5 : index
      %584 = arith.muli %581, %c3 : index
      %585 = memref.load %factors[%584] : memref<?xf32>
      %586 = arith.mulf %585, %operandScale : f32
      %587 = arith.select %583, %586, %operandScale : f32
      %588 = arith.remui %576, %c11 : index
      %589 = arith.muli %588, %c17 : index
      %590 = arith.addi %6, %589 : index
      %591 = vector.load %w[%590] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %592 = vector.bitcast %591 : vector<4xi8> to vector<1xf32>
      %593 = vector.extract %592[0] : f32 from vector<1xf32>
      %594 = arith.mulf %593, %587 : f32
      %595 = arith.mulf %574, %594 : f32
      %596 = arith.remui %576, %c11 : index
      %597 = arith.muli %596, %c17 : index
      %598 = arith.addi %8, %597 : index
      %599 = vector.load %w[%598] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %600 = vector.bitcast %599 : vector<4xi8> to vector<1xf32>
      %601 = vector.extract %600[0] : f32 from vector<1xf32>
      %602 = arith.mulf %601, %587 : f32
      %603 = arith.mulf %575, %602 : f32
      %604 = arith.addi %6, %c7 : index
      %605 = vector.load %w[%604] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %606 = vector.bitcast %605 : vector<4xi8> to vector<1xf32>
      %607 = vector.extract %606[0] : f32 from vector<1xf32>
      %608 = arith.muli %581, %c3 : index
      %609 = arith.addi %608, %c5 : index
      %610 = memref.load %factors[%609] : memref<?xf32>
      %611 = arith.mulf %610, %607 : f32
      %612 = arith.bitcast %611 : f32 to i32
      %613 = arith.shrui %612, %c23 : i32
      %614 = arith.maxsi %613, %c24 : i32
      %615 = arith.subi %c25, %614 : i32
      %616 = arith.shli %615, %c23 : i32
      %617 = arith.subi %614, %c26 : i32
      %618 = arith.shli %617, %c23 : i32
      %619 = arith.bitcast %616 : i32 to f32
      %620 = arith.bitcast %618 : i32 to f32
      %621 = arith.cmpi eq, %0, %c4 : index
      %622 = wave.lane
      %623 = arith.remui %622, %c11 : index
      %624 = arith.cmpi eq, %623, %c4 : index
      %625 = arith.andi %621, %624 : i1
      scf.if %625 {
        %626 = arith.muli %581, %c3 : index
        memref.store %620, %out_factors[%626] : memref<?xf32>
      }
      %627 = arith.mulf %595, %c28 : f32
      %628 = wave.exp2 %627 : f32
      %629 = arith.addf %c27, %628 : f32
      %630 = arith.divf %595, %629 : f32
      %631 = arith.mulf %630, %603 : f32
      %632 = arith.mulf %631, %619 : f32
      %633 = arith.truncf %632 : f32 to f16
      %634 = arith.muli %0, %c11 : index
      %635 = wave.lane
      %636 = arith.remui %635, %c11 : index
      %637 = arith.addi %634, %636 : index
      %638 = arith.divui %581, %outTileRows : index
      %639 = arith.divui %outputFeatures, %c11 : index
      %640 = arith.muli %638, %639 : index
      %641 = arith.divui %637, %c11 : index
      %642 = arith.addi %640, %641 : index
      %643 = arith.muli %642, %c3 : index
      %644 = arith.remui %637, %c11 : index
      %645 = arith.divui %644, %c12 : index
      %646 = arith.addi %643, %645 : index
      %647 = arith.muli %outTileRows, %c12 : index
      %648 = arith.muli %646, %647 : index
      %649 = arith.remui %581, %outTileRows : index
      %650 = arith.muli %649, %c12 : index
      %651 = arith.addi %648, %650 : index
      %652 = arith.remui %637, %c12 : index
      %653 = arith.addi %651, %652 : index
      memref.store %633, %out[%653] : memref<?xf16>
    }
    %654 = vector.extract %417#0[2] : f32 from vector<8xf32>
    %655 = vector.extract %417#1[2] : f32 from vector<8xf32>
    %656 = wave.lane
    %657 = arith.addi %11, %c4 : index
    %658 = arith.muli %c3, %c3 : index
    %659 = arith.addi %657, %658 : index
    %660 = arith.divui %656, %c11 : index
    %661 = arith.addi %659, %660 : index
    %662 = arith.cmpi slt, %661, %10 : index
    scf.if %662 {
      %663 = arith.cmpi eq, %hasFactors, %c5 : index
      %664 = arith.muli %661, %c3 : index
      %665 = memref.load %factors[%664] : memref<?xf32>
      %666 = arith.mulf %665, %operandScale : f32
      %667 = arith.select %663, %666, %operandScale : f32
      %668 = arith.remui %656, %c11 : index
      %669 = arith.muli %668, %c17 : index
      %670 = arith.addi %6, %669 : index
      %671 = vector.load %w[%670] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %672 = vector.bitcast %671 : vector<4xi8> to vector<1xf32>
      %673 = vector.extract %672[0] : f32 from vector<1xf32>
      %674 = arith.mulf %673, %667 : f32
      %675 = arith.mulf %654, %674 : f32
      %676 = arith.remui %656, %c11 : index
      %677 = arith.muli %676, %c17 : index
      %678 = arith.addi %8, %677 : index
      %679 = vector.load %w[%678] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %680 = vector.bitcast %679 : vector<4xi8> to vector<1xf32>
      %681 = vector.extract %680[0] : f32 from vector<1xf32>
      %682 = arith.mulf %681, %667 : f32
      %683 = arith.mulf %655, %682 : f32
      %684 = arith.addi %6, %c7 : index
      %685 = vector.load %w[%684] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %686 = vector.bitcast %685 : vector<4xi8> to vector<1xf32>
      %687 = vector.extract %686[0] : f32 from vector<1xf32>
      %688 = arith.muli %661, %c3 : index
      %689 = arith.addi %688, %c5 : index
      %690 = memref.load %factors[%689] : memref<?xf32>
      %691 = arith.mulf %690, %687 : f32
      %692 = arith.bitcast %691 : f32 to i32
      %693 = arith.shrui %692, %c23 : i32
      %694 = arith.maxsi %693, %c24 : i32
      %695 = arith.subi %c25, %694 : i32
      %696 = arith.shli %695, %c23 : i32
      %697 = arith.subi %694, %c26 : i32
      %698 = arith.shli %697, %c23 : i32
      %699 = arith.bitcast %696 : i32 to f32
      %700 = arith.bitcast %698 : i32 to f32
      %701 = arith.cmpi eq, %0, %c4 : index
      %702 = wave.lane
      %703 = arith.remui %702, %c11 : index
      %704 = arith.cmpi eq, %703, %c4 : index
      %705 = arith.andi %701, %704 : i1
      scf.if %705 {
        %706 = arith.muli %661, %c3 : index
        memref.store %700, %out_factors[%706] : memref<?xf32>
      }
      %707 = arith.mulf %675, %c28 : f32
      %708 = wave.exp2 %707 : f32
      %709 = arith.addf %c27, %708 : f32
      %710 = arith.divf %675, %709 : f32
      %711 = arith.mulf %710, %683 : f32
      %712 = arith.mulf %711, %699 : f32
      %713 = arith.truncf %712 : f32 to f16
      %714 = arith.muli %0, %c11 : index
      %715 = wave.lane
      %716 = arith.remui %715, %c11 : index
      %717 = arith.addi %714, %716 : index
      %718 = arith.divui %661, %outTileRows : index
      %719 = arith.divui %outputFeatures, %c11 : index
      %720 = arith.muli %718, %719 : index
      %721 = arith.divui %717, %c11 : index
      %722 = arith.addi %720, %721 : index
      %723 = arith.muli %722, %c3 : index
      %724 = arith.remui %717, %c11 : index
      %725 = arith.divui %724, %c12 : index
      %726 = arith.addi %723, %725 : index
      %727 = arith.muli %outTileRows, %c12 : index
      %728 = arith.muli %726, %727 : index
      %729 = arith.remui %661, %outTileRows : index
      %730 = arith.muli %729, %c12 : index
      %731 = arith.addi %728, %730 : index
      %732 = arith.remui %717, %c12 : index
      %733 = arith.addi %731, %732 : index
      memref.store %713, %out[%733] : memref<?xf16>
    }
    %734 = vector.extract %417#0[3] : f32 from vector<8xf32>
    %735 = vector.extract %417#1[3] : f32 from vector<8xf32>
    %736 = wave.lane
    %737 = arith.addi %11, %c4 : index
    %738 = arith.muli %c20, %c3 : index
    %739 = arith.addi %737, %738 : index
    %740 = arith.divui %736, %c11 : index
    %741 = arith.addi %739, %740 : index
    %742 = arith.cmpi slt, %741, %10 : index
    scf.if %742 {
      %743 = arith.cmpi eq, %hasFactors, %c5 : index
      %744 = arith.muli %741, %c3 : index
      %745 = memref.load %factors[%744] : memref<?xf32>
      %746 = arith.mulf %745, %operandScale : f32
      %747 = arith.select %743, %746, %operandScale : f32
      %748 = arith.remui %736, %c11 : index
      %749 = arith.muli %748, %c17 : index
      %750 = arith.addi %6, %749 : index
      %751 = vector.load %w[%750] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %752 = vector.bitcast %751 : vector<4xi8> to vector<1xf32>
      %753 = vector.extract %752[0] : f32 from vector<1xf32>
      %754 = arith.mulf %753, %747 : f32
      %755 = arith.mulf %734, %754 : f32
      %756 = arith.remui %736, %c11 : index
      %757 = arith.muli %756, %c17 : index
      %758 = arith.addi %8, %757 : index
      %759 = vector.load %w[%758] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %760 = vector.bitcast %759 : vector<4xi8> to vector<1xf32>
      %761 = vector.extract %760[0] : f32 from vector<1xf32>
      %762 = arith.mulf %761, %747 : f32
      %763 = arith.mulf %735, %762 : f32
      %764 = arith.addi %6, %c7 : index
      %765 = vector.load %w[%764] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %766 = vector.bitcast %765 : vector<4xi8> to vector<1xf32>
      %767 = vector.extract %766[0] : f32 from vector<1xf32>
      %768 = arith.muli %741, %c3 : index
      %769 = arith.addi %768, %c5 : index
      %770 = memref.load %factors[%769] : memref<?xf32>
      %771 = arith.mulf %770, %767 : f32
      %772 = arith.bitcast %771 : f32 to i32
      %773 = arith.shrui %772, %c23 : i32
      %774 = arith.maxsi %773, %c24 : i32
      %775 = arith.subi %c25, %774 : i32
      %776 = arith.shli %775, %c23 : i32
      %777 = arith.subi %774, %c26 : i32
      %778 = arith.shli %777, %c23 : i32
      %779 = arith.bitcast %776 : i32 to f32
      %780 = arith.bitcast %778 : i32 to f32
      %781 = arith.cmpi eq, %0, %c4 : index
      %782 = wave.lane
      %783 = arith.remui %782, %c11 : index
      %784 = arith.cmpi eq, %783, %c4 : index
      %785 = arith.andi %781, %784 : i1
      scf.if %785 {
        %786 = arith.muli %741, %c3 : index
        memref.store %780, %out_factors[%786] : memref<?xf32>
      }
      %787 = arith.mulf %755, %c28 : f32
      %788 = wave.exp2 %787 : f32
      %789 = arith.addf %c27, %788 : f32
      %790 = arith.divf %755, %789 : f32
      %791 = arith.mulf %790, %763 : f32
      %792 = arith.mulf %791, %779 : f32
      %793 = arith.truncf %792 : f32 to f16
      %794 = arith.muli %0, %c11 : index
      %795 = wave.lane
      %796 = arith.remui %795, %c11 : index
      %797 = arith.addi %794, %796 : index
      %798 = arith.divui %741, %outTileRows : index
      %799 = arith.divui %outputFeatures, %c11 : index
      %800 = arith.muli %798, %799 : index
      %801 = arith.divui %797, %c11 : index
      %802 = arith.addi %800, %801 : index
      %803 = arith.muli %802, %c3 : index
      %804 = arith.remui %797, %c11 : index
      %805 = arith.divui %804, %c12 : index
      %806 = arith.addi %803, %805 : index
      %807 = arith.muli %outTileRows, %c12 : index
      %808 = arith.muli %806, %807 : index
      %809 = arith.remui %741, %outTileRows : index
      %810 = arith.muli %809, %c12 : index
      %811 = arith.addi %808, %810 : index
      %812 = arith.remui %797, %c12 : index
      %813 = arith.addi %811, %812 : index
      memref.store %793, %out[%813] : memref<?xf16>
    }
    %814 = vector.extract %417#0[4] : f32 from vector<8xf32>
    %815 = vector.extract %417#1[4] : f32 from vector<8xf32>
    %816 = wave.lane
    %817 = arith.addi %11, %c4 : index
    %818 = arith.muli %c17, %c3 : index
    %819 = arith.addi %817, %818 : index
    %820 = arith.divui %816, %c11 : index
    %821 = arith.addi %819, %820 : index
    %822 = arith.cmpi slt, %821, %10 : index
    scf.if %822 {
      %823 = arith.cmpi eq, %hasFactors, %c5 : index
      %824 = arith.muli %821, %c3 : index
      %825 = memref.load %factors[%824] : memref<?xf32>
      %826 = arith.mulf %825, %operandScale : f32
      %827 = arith.select %823, %826, %operandScale : f32
      %828 = arith.remui %816, %c11 : index
      %829 = arith.muli %828, %c17 : index
      %830 = arith.addi %6, %829 : index
      %831 = vector.load %w[%830] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %832 = vector.bitcast %831 : vector<4xi8> to vector<1xf32>
      %833 = vector.extract %832[0] : f32 from vector<1xf32>
      %834 = arith.mulf %833, %827 : f32
      %835 = arith.mulf %814, %834 : f32
      %836 = arith.remui %816, %c11 : index
      %837 = arith.muli %836, %c17 : index
      %838 = arith.addi %8, %837 : index
      %839 = vector.load %w[%838] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %840 = vector.bitcast %839 : vector<4xi8> to vector<1xf32>
      %841 = vector.extract %840[0] : f32 from vector<1xf32>
      %842 = arith.mulf %841, %827 : f32
      %843 = arith.mulf %815, %842 : f32
      %844 = arith.addi %6, %c7 : index
      %845 = vector.load %w[%844] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %846 = vector.bitcast %845 : vector<4xi8> to vector<1xf32>
      %847 = vector.extract %846[0] : f32 from vector<1xf32>
      %848 = arith.muli %821, %c3 : index
      %849 = arith.addi %848, %c5 : index
      %850 = memref.load %factors[%849] : memref<?xf32>
      %851 = arith.mulf %850, %847 : f32
      %852 = arith.bitcast %851 : f32 to i32
      %853 = arith.shrui %852, %c23 : i32
      %854 = arith.maxsi %853, %c24 : i32
      %855 = arith.subi %c25, %854 : i32
      %856 = arith.shli %855, %c23 : i32
      %857 = arith.subi %854, %c26 : i32
      %858 = arith.shli %857, %c23 : i32
      %859 = arith.bitcast %856 : i32 to f32
      %860 = arith.bitcast %858 : i32 to f32
      %861 = arith.cmpi eq, %0, %c4 : index
      %862 = wave.lane
      %863 = arith.remui %862, %c11 : index
      %864 = arith.cmpi eq, %863, %c4 : index
      %865 = arith.andi %861, %864 : i1
      scf.if %865 {
        %866 = arith.muli %821, %c3 : index
        memref.store %860, %out_factors[%866] : memref<?xf32>
      }
      %867 = arith.mulf %835, %c28 : f32
      %868 = wave.exp2 %867 : f32
      %869 = arith.addf %c27, %868 : f32
      %870 = arith.divf %835, %869 : f32
      %871 = arith.mulf %870, %843 : f32
      %872 = arith.mulf %871, %859 : f32
      %873 = arith.truncf %872 : f32 to f16
      %874 = arith.muli %0, %c11 : index
      %875 = wave.lane
      %876 = arith.remui %875, %c11 : index
      %877 = arith.addi %874, %876 : index
      %878 = arith.divui %821, %outTileRows : index
      %879 = arith.divui %outputFeatures, %c11 : index
      %880 = arith.muli %878, %879 : index
      %881 = arith.divui %877, %c11 : index
      %882 = arith.addi %880, %881 : index
      %883 = arith.muli %882, %c3 : index
      %884 = arith.remui %877, %c11 : index
      %885 = arith.divui %884, %c12 : index
      %886 = arith.addi %883, %885 : index
      %887 = arith.muli %outTileRows, %c12 : index
      %888 = arith.muli %886, %887 : index
      %889 = arith.remui %821, %outTileRows : index
      %890 = arith.muli %889, %c12 : index
      %891 = arith.addi %888, %890 : index
      %892 = arith.remui %877, %c12 : index
      %893 = arith.addi %891, %892 : index
      memref.store %873, %out[%893] : memref<?xf16>
    }
    %894 = vector.extract %417#0[5] : f32 from vector<8xf32>
    %895 = vector.extract %417#1[5] : f32 from vector<8xf32>
    %896 = wave.lane
    %897 = arith.addi %11, %c4 : index
    %898 = arith.muli %c29, %c3 : index
    %899 = arith.addi %897, %898 : index
    %900 = arith.divui %896, %c11 : index
    %901 = arith.addi %899, %900 : index
    %902 = arith.cmpi slt, %901, %10 : index
    scf.if %902 {
      %903 = arith.cmpi eq, %hasFactors, %c5 : index
      %904 = arith.muli %901, %c3 : index
      %905 = memref.load %factors[%904] : memref<?xf32>
      %906 = arith.mulf %905, %operandScale : f32
      %907 = arith.select %903, %906, %operandScale : f32
      %908 = arith.remui %896, %c11 : index
      %909 = arith.muli %908, %c17 : index
      %910 = arith.addi %6, %909 : index
      %911 = vector.load %w[%910] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %912 = vector.bitcast %911 : vector<4xi8> to vector<1xf32>
      %913 = vector.extract %912[0] : f32 from vector<1xf32>
      %914 = arith.mulf %913, %907 : f32
      %915 = arith.mulf %894, %914 : f32
      %916 = arith.remui %896, %c11 : index
      %917 = arith.muli %916, %c17 : index
      %918 = arith.addi %8, %917 : index
      %919 = vector.load %w[%918] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %920 = vector.bitcast %919 : vector<4xi8> to vector<1xf32>
      %921 = vector.extract %920[0] : f32 from vector<1xf32>
      %922 = arith.mulf %921, %907 : f32
      %923 = arith.mulf %895, %922 : f32
      %924 = arith.addi %6, %c7 : index
      %925 = vector.load %w[%924] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %926 = vector.bitcast %925 : vector<4xi8> to vector<1xf32>
      %927 = vector.extract %926[0] : f32 from vector<1xf32>
      %928 = arith.muli %901, %c3 : index
      %929 = arith.addi %928, %c5 : index
      %930 = memref.load %factors[%929] : memref<?xf32>
      %931 = arith.mulf %930, %927 : f32
      %932 = arith.bitcast %931 : f32 to i32
      %933 = arith.shrui %932, %c23 : i32
      %934 = arith.maxsi %933, %c24 : i32
      %935 = arith.subi %c25, %934 : i32
      %936 = arith.shli %935, %c23 : i32
      %937 = arith.subi %934, %c26 : i32
      %938 = arith.shli %937, %c23 : i32
      %939 = arith.bitcast %936 : i32 to f32
      %940 = arith.bitcast %938 : i32 to f32
      %941 = arith.cmpi eq, %0, %c4 : index
      %942 = wave.lane
      %943 = arith.remui %942, %c11 : index
      %944 = arith.cmpi eq, %943, %c4 : index
      %945 = arith.andi %941, %944 : i1
      scf.if %945 {
        %946 = arith.muli %901, %c3 : index
        memref.store %940, %out_factors[%946] : memref<?xf32>
      }
      %947 = arith.mulf %915, %c28 : f32
      %948 = wave.exp2 %947 : f32
      %949 = arith.addf %c27, %948 : f32
      %950 = arith.divf %915, %949 : f32
      %951 = arith.mulf %950, %923 : f32
      %952 = arith.mulf %951, %939 : f32
      %953 = arith.truncf %952 : f32 to f16
      %954 = arith.muli %0, %c11 : index
      %955 = wave.lane
      %956 = arith.remui %955, %c11 : index
      %957 = arith.addi %954, %956 : index
      %958 = arith.divui %901, %outTileRows : index
      %959 = arith.divui %outputFeatures, %c11 : index
      %960 = arith.muli %958, %959 : index
      %961 = arith.divui %957, %c11 : index
      %962 = arith.addi %960, %961 : index
      %963 = arith.muli %962, %c3 : index
      %964 = arith.remui %957, %c11 : index
      %965 = arith.divui %964, %c12 : index
      %966 = arith.addi %963, %965 : index
      %967 = arith.muli %outTileRows, %c12 : index
      %968 = arith.muli %966, %967 : index
      %969 = arith.remui %901, %outTileRows : index
      %970 = arith.muli %969, %c12 : index
      %971 = arith.addi %968, %970 : index
      %972 = arith.remui %957, %c12 : index
      %973 = arith.addi %971, %972 : index
      memref.store %953, %out[%973] : memref<?xf16>
    }
    %974 = vector.extract %417#0[6] : f32 from vector<8xf32>
    %975 = vector.extract %417#1[6] : f32 from vector<8xf32>
    %976 = wave.lane
    %977 = arith.addi %11, %c4 : index
    %978 = arith.muli %c30, %c3 : index
    %979 = arith.addi %977, %978 : index
    %980 = arith.divui %976, %c11 : index
    %981 = arith.addi %979, %980 : index
    %982 = arith.cmpi slt, %981, %10 : index
    scf.if %982 {
      %983 = arith.cmpi eq, %hasFactors, %c5 : index
      %984 = arith.muli %981, %c3 : index
      %985 = memref.load %factors[%984] : memref<?xf32>
      %986 = arith.mulf %985, %operandScale : f32
      %987 = arith.select %983, %986, %operandScale : f32
      %988 = arith.remui %976, %c11 : index
      %989 = arith.muli %988, %c17 : index
      %990 = arith.addi %6, %989 : index
      %991 = vector.load %w[%990] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %992 = vector.bitcast %991 : vector<4xi8> to vector<1xf32>
      %993 = vector.extract %992[0] : f32 from vector<1xf32>
      %994 = arith.mulf %993, %987 : f32
      %995 = arith.mulf %974, %994 : f32
      %996 = arith.remui %976, %c11 : index
      %997 = arith.muli %996, %c17 : index
      %998 = arith.addi %8, %997 : index
      %999 = vector.load %w[%998] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1000 = vector.bitcast %999 : vector<4xi8> to vector<1xf32>
      %1001 = vector.extract %1000[0] : f32 from vector<1xf32>
      %1002 = arith.mulf %1001, %987 : f32
      %1003 = arith.mulf %975, %1002 : f32
      %1004 = arith.addi %6, %c7 : index
      %1005 = vector.load %w[%1004] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1006 = vector.bitcast %1005 : vector<4xi8> to vector<1xf32>
      %1007 = vector.extract %1006[0] : f32 from vector<1xf32>
      %1008 = arith.muli %981, %c3 : index
      %1009 = arith.addi %1008, %c5 : index
      %1010 = memref.load %factors[%1009] : memref<?xf32>
      %1011 = arith.mulf %1010, %1007 : f32
      %1012 = arith.bitcast %1011 : f32 to i32
      %1013 = arith.shrui %1012, %c23 : i32
      %1014 = arith.maxsi %1013, %c24 : i32
      %1015 = arith.subi %c25, %1014 : i32
      %1016 = arith.shli %1015, %c23 : i32
      %1017 = arith.subi %1014, %c26 : i32
      %1018 = arith.shli %1017, %c23 : i32
      %1019 = arith.bitcast %1016 : i32 to f32
      %1020 = arith.bitcast %1018 : i32 to f32
      %1021 = arith.cmpi eq, %0, %c4 : index
      %1022 = wave.lane
      %1023 = arith.remui %1022, %c11 : index
      %1024 = arith.cmpi eq, %1023, %c4 : index
      %1025 = arith.andi %1021, %1024 : i1
      scf.if %1025 {
        %1026 = arith.muli %981, %c3 : index
        memref.store %1020, %out_factors[%1026] : memref<?xf32>
      }
      %1027 = arith.mulf %995, %c28 : f32
      %1028 = wave.exp2 %1027 : f32
      %1029 = arith.addf %c27, %1028 : f32
      %1030 = arith.divf %995, %1029 : f32
      %1031 = arith.mulf %1030, %1003 : f32
      %1032 = arith.mulf %1031, %1019 : f32
      %1033 = arith.truncf %1032 : f32 to f16
      %1034 = arith.muli %0, %c11 : index
      %1035 = wave.lane
      %1036 = arith.remui %1035, %c11 : index
      %1037 = arith.addi %1034, %1036 : index
      %1038 = arith.divui %981, %outTileRows : index
      %1039 = arith.divui %outputFeatures, %c11 : index
      %1040 = arith.muli %1038, %1039 : index
      %1041 = arith.divui %1037, %c11 : index
      %1042 = arith.addi %1040, %1041 : index
      %1043 = arith.muli %1042, %c3 : index
      %1044 = arith.remui %1037, %c11 : index
      %1045 = arith.divui %1044, %c12 : index
      %1046 = arith.addi %1043, %1045 : index
      %1047 = arith.muli %outTileRows, %c12 : index
      %1048 = arith.muli %1046, %1047 : index
      %1049 = arith.remui %981, %outTileRows : index
      %1050 = arith.muli %1049, %c12 : index
      %1051 = arith.addi %1048, %1050 : index
      %1052 = arith.remui %1037, %c12 : index
      %1053 = arith.addi %1051, %1052 : index
      memref.store %1033, %out[%1053] : memref<?xf16>
    }
    %1054 = vector.extract %417#0[7] : f32 from vector<8xf32>
    %1055 = vector.extract %417#1[7] : f32 from vector<8xf32>
    %1056 = wave.lane
    %1057 = arith.addi %11, %c4 : index
    %1058 = arith.muli %c31, %c3 : index
    %1059 = arith.addi %1057, %1058 : index
    %1060 = arith.divui %1056, %c11 : index
    %1061 = arith.addi %1059, %1060 : index
    %1062 = arith.cmpi slt, %1061, %10 : index
    scf.if %1062 {
      %1063 = arith.cmpi eq, %hasFactors, %c5 : index
      %1064 = arith.muli %1061, %c3 : index
      %1065 = memref.load %factors[%1064] : memref<?xf32>
      %1066 = arith.mulf %1065, %operandScale : f32
      %1067 = arith.select %1063, %1066, %operandScale : f32
      %1068 = arith.remui %1056, %c11 : index
      %1069 = arith.muli %1068, %c17 : index
      %1070 = arith.addi %6, %1069 : index
      %1071 = vector.load %w[%1070] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1072 = vector.bitcast %1071 : vector<4xi8> to vector<1xf32>
      %1073 = vector.extract %1072[0] : f32 from vector<1xf32>
      %1074 = arith.mulf %1073, %1067 : f32
      %1075 = arith.mulf %1054, %1074 : f32
      %1076 = arith.remui %1056, %c11 : index
      %1077 = arith.muli %1076, %c17 : index
      %1078 = arith.addi %8, %1077 : index
      %1079 = vector.load %w[%1078] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1080 = vector.bitcast %1079 : vector<4xi8> to vector<1xf32>
      %1081 = vector.extract %1080[0] : f32 from vector<1xf32>
      %1082 = arith.mulf %1081, %1067 : f32
      %1083 = arith.mulf %1055, %1082 : f32
      %1084 = arith.addi %6, %c7 : index
      %1085 = vector.load %w[%1084] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1086 = vector.bitcast %1085 : vector<4xi8> to vector<1xf32>
      %1087 = vector.extract %1086[0] : f32 from vector<1xf32>
      %1088 = arith.muli %1061, %c3 : index
      %1089 = arith.addi %1088, %c5 : index
      %1090 = memref.load %factors[%1089] : memref<?xf32>
      %1091 = arith.mulf %1090, %1087 : f32
      %1092 = arith.bitcast %1091 : f32 to i32
      %1093 = arith.shrui %1092, %c23 : i32
      %1094 = arith.maxsi %1093, %c24 : i32
      %1095 = arith.subi %c25, %1094 : i32
      %1096 = arith.shli %1095, %c23 : i32
      %1097 = arith.subi %1094, %c26 : i32
      %1098 = arith.shli %1097, %c23 : i32
      %1099 = arith.bitcast %1096 : i32 to f32
      %1100 = arith.bitcast %1098 : i32 to f32
      %1101 = arith.cmpi eq, %0, %c4 : index
      %1102 = wave.lane
      %1103 = arith.remui %1102, %c11 : index
      %1104 = arith.cmpi eq, %1103, %c4 : index
      %1105 = arith.andi %1101, %1104 : i1
      scf.if %1105 {
        %1106 = arith.muli %1061, %c3 : index
        memref.store %1100, %out_factors[%1106] : memref<?xf32>
      }
      %1107 = arith.mulf %1075, %c28 : f32
      %1108 = wave.exp2 %1107 : f32
      %1109 = arith.addf %c27, %1108 : f32
      %1110 = arith.divf %1075, %1109 : f32
      %1111 = arith.mulf %1110, %1083 : f32
      %1112 = arith.mulf %1111, %1099 : f32
      %1113 = arith.truncf %1112 : f32 to f16
      %1114 = arith.muli %0, %c11 : index
      %1115 = wave.lane
      %1116 = arith.remui %1115, %c11 : index
      %1117 = arith.addi %1114, %1116 : index
      %1118 = arith.divui %1061, %outTileRows : index
      %1119 = arith.divui %outputFeatures, %c11 : index
      %1120 = arith.muli %1118, %1119 : index
      %1121 = arith.divui %1117, %c11 : index
      %1122 = arith.addi %1120, %1121 : index
      %1123 = arith.muli %1122, %c3 : index
      %1124 = arith.remui %1117, %c11 : index
      %1125 = arith.divui %1124, %c12 : index
      %1126 = arith.addi %1123, %1125 : index
      %1127 = arith.muli %outTileRows, %c12 : index
      %1128 = arith.muli %1126, %1127 : index
      %1129 = arith.remui %1061, %outTileRows : index
      %1130 = arith.muli %1129, %c12 : index
      %1131 = arith.addi %1128, %1130 : index
      %1132 = arith.remui %1117, %c12 : index
      %1133 = arith.addi %1131, %1132 : index
      memref.store %1113, %out[%1133] : memref<?xf16>
    }
    %1134 = wave.lane
    %1135 = vector.extract %417#2[0] : f32 from vector<8xf32>
    %1136 = vector.extract %417#3[0] : f32 from vector<8xf32>
    %1137 = wave.lane
    %1138 = arith.addi %11, %c11 : index
    %1139 = arith.muli %c4, %c3 : index
    %1140 = arith.addi %1138, %1139 : index
    %1141 = arith.divui %1137, %c11 : index
    %1142 = arith.addi %1140, %1141 : index
    %1143 = arith.cmpi slt, %1142, %10 : index
    scf.if %1143 {
      %1144 = arith.cmpi eq, %hasFactors, %c5 : index
      %1145 = arith.muli %1142, %c3 : index
      %1146 = memref.load %factors[%1145] : memref<?xf32>
      %1147 = arith.mulf %1146, %operandScale : f32
      %1148 = arith.select %1144, %1147, %operandScale : f32
      %1149 = arith.remui %1137, %c11 : index
      %1150 = arith.muli %1149, %c17 : index
      %1151 = arith.addi %6, %1150 : index
      %1152 = vector.load %w[%1151] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1153 = vector.bitcast %1152 : vector<4xi8> to vector<1xf32>
      %1154 = vector.extract %1153[0] : f32 from vector<1xf32>
      %1155 = arith.mulf %1154, %1148 : f32
      %1156 = arith.mulf %1135, %1155 : f32
      %1157 = arith.remui %1137, %c11 : index
      %1158 = arith.muli %1157, %c17 : index
      %1159 = arith.addi %8, %1158 : index
      %1160 = vector.load %w[%1159] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1161 = vector.bitcast %1160 : vector<4xi8> to vector<1xf32>
      %1162 = vector.extract %1161[0] : f32 from vector<1xf32>
      %1163 = arith.mulf %1162, %1148 : f32
      %1164 = arith.mulf %1136, %1163 : f32
      %1165 = arith.addi %6, %c7 : index
      %1166 = vector.load %w[%1165] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1167 = vector.bitcast %1166 : vector<4xi8> to vector<1xf32>
      %1168 = vector.extract %1167[0] : f32 from vector<1xf32>
      %1169 = arith.muli %1142, %c3 : index
      %1170 = arith.addi %1169, %c5 : index
      %1171 = memref.load %factors[%1170] : memref<?xf32>
      %1172 = arith.mulf %1171, %1168 : f32
      %1173 = arith.bitcast %1172 : f32 to i32
      %1174 = arith.shrui %1173, %c23 : i32
      %1175 = arith.maxsi %1174, %c24 : i32
      %1176 = arith.subi %c25, %1175 : i32
      %1177 = arith.shli %1176, %c23 : i32
      %1178 = arith.subi %1175, %c26 : i32
      %1179 = arith.shli %1178, %c23 : i32
      %1180 = arith.bitcast %1177 : i32 to f32
      %1181 = arith.bitcast %1179 : i32 to f32
      %1182 = arith.cmpi eq, %0, %c4 : index
      %1183 = wave.lane
      %1184 = arith.remui %1183, %c11 : index
      %1185 = arith.cmpi eq, %1184, %c4 : index
      %1186 = arith.andi %1182, %1185 : i1
      scf.if %1186 {
        %1187 = arith.muli %1142, %c3 : index
        memref.store %1181, %out_factors[%1187] : memref<?xf32>
      }
      %1188 = arith.mulf %1156, %c28 : f32
      %1189 = wave.exp2 %1188 : f32
      %1190 = arith.addf %c27, %1189 : f32
      %1191 = arith.divf %1156, %1190 : f32
      %1192 = arith.mulf %1191, %1164 : f32
      %1193 = arith.mulf %1192, %1180 : f32
      %1194 = arith.truncf %1193 : f32 to f16
      %1195 = arith.muli %0, %c11 : index
      %1196 = wave.lane
      %1197 = arith.remui %1196, %c11 : index
      %1198 = arith.addi %1195, %1197 : index
      %1199 = arith.divui %1142, %outTileRows : index
      %1200 = arith.divui %outputFeatures, %c11 : index
      %1201 = arith.muli %1199, %1200 : index
      %1202 = arith.divui %1198, %c11 : index
      %1203 = arith.addi %1201, %1202 : index
      %1204 = arith.muli %1203, %c3 : index
      %1205 = arith.remui %1198, %c11 : index
      %1206 = arith.divui %1205, %c12 : index
      %1207 = arith.addi %1204, %1206 : index
      %1208 = arith.muli %outTileRows, %c12 : index
      %1209 = arith.muli %1207, %1208 : index
      %1210 = arith.remui %1142, %outTileRows : index
      %1211 = arith.muli %1210, %c12 : index
      %1212 = arith.addi %1209, %1211 : index
      %1213 = arith.remui %1198, %c12 : index
      %1214 = arith.addi %1212, %1213 : index
      memref.store %1194, %out[%1214] : memref<?xf16>
    }
    %1215 = vector.extract %417#2[1] : f32 from vector<8xf32>
    %1216 = vector.extract %417#3[1] : f32 from vector<8xf32>
    %1217 = wave.lane
    %1218 = arith.addi %11, %c11 : index
    %1219 = arith.muli %c5, %c3 : index
    %1220 = arith.addi %1218, %1219 : index
    %1221 = arith.divui %1217, %c11 : index
    %1222 = arith.addi %1220, %1221 : index
    %1223 = arith.cmpi slt, %1222, %10 : index
    scf.if %1223 {
      %1224 = arith.cmpi eq, %hasFactors, %c5 : index
      %1225 = arith.muli %1222, %c3 : index
      %1226 = memref.load %factors[%1225] : memref<?xf32>
      %1227 = arith.mulf %1226, %operandScale : f32
      %1228 = arith.select %1224, %1227, %operandScale : f32
      %1229 = arith.remui %1217, %c11 : index
      %1230 = arith.muli %1229, %c17 : index
      %1231 = arith.addi %6, %1230 : index
      %1232 = vector.load %w[%1231] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1233 = vector.bitcast %1232 : vector<4xi8> to vector<1xf32>
      %1234 = vector.extract %1233[0] : f32 from vector<1xf32>
      %1235 = arith.mulf %1234, %1228 : f32
      %1236 = arith.mulf %1215, %1235 : f32
      %1237 = arith.remui %1217, %c11 : index
      %1238 = arith.muli %1237, %c17 : index
      %1239 = arith.addi %8, %1238 : index
      %1240 = vector.load %w[%1239] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1241 = vector.bitcast %1240 : vector<4xi8> to vector<1xf32>
      %1242 = vector.extract %1241[0] : f32 from vector<1xf32>
      %1243 = arith.mulf %1242, %1228 : f32
      %1244 = arith.mulf %1216, %1243 : f32
      %1245 = arith.addi %6, %c7 : index
      %1246 = vector.load %w[%1245] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1247 = vector.bitcast %1246 : vector<4xi8> to vector<1xf32>
      %1248 = vector.extract %1247[0] : f32 from vector<1xf32>
      %1249 = arith.muli %1222, %c3 : index
      %1250 = arith.addi %1249, %c5 : index
      %1251 = memref.load %factors[%1250] : memref<?xf32>
      %1252 = arith.mulf %1251, %1248 : f32
      %1253 = arith.bitcast %1252 : f32 to i32
      %1254 = arith.shrui %1253, %c23 : i32
      %1255 = arith.maxsi %1254, %c24 : i32
      %1256 = arith.subi %c25, %1255 : i32
      %1257 = arith.shli %1256, %c23 : i32
      %1258 = arith.subi %1255, %c26 : i32
      %1259 = arith.shli %1258, %c23 : i32
      %1260 = arith.bitcast %1257 : i32 to f32
      %1261 = arith.bitcast %1259 : i32 to f32
      %1262 = arith.cmpi eq, %0, %c4 : index
      %1263 = wave.lane
      %1264 = arith.remui %1263, %c11 : index
      %1265 = arith.cmpi eq, %1264, %c4 : index
      %1266 = arith.andi %1262, %1265 : i1
      scf.if %1266 {
        %1267 = arith.muli %1222, %c3 : index
        memref.store %1261, %out_factors[%1267] : memref<?xf32>
      }
      %1268 = arith.mulf %1236, %c28 : f32
      %1269 = wave.exp2 %1268 : f32
      %1270 = arith.addf %c27, %1269 : f32
      %1271 = arith.divf %1236, %1270 : f32
      %1272 = arith.mulf %1271, %1244 : f32
      %1273 = arith.mulf %1272, %1260 : f32
      %1274 = arith.truncf %1273 : f32 to f16
      %1275 = arith.muli %0, %c11 : index
      %1276 = wave.lane
      %1277 = arith.remui %1276, %c11 : index
      %1278 = arith.addi %1275, %1277 : index
      %1279 = arith.divui %1222, %outTileRows : index
      %1280 = arith.divui %outputFeatures, %c11 : index
      %1281 = arith.muli %1279, %1280 : index
      %1282 = arith.divui %1278, %c11 : index
      %1283 = arith.addi %1281, %1282 : index
      %1284 = arith.muli %1283, %c3 : index
      %1285 = arith.remui %1278, %c11 : index
      %1286 = arith.divui %1285, %c12 : index
      %1287 = arith.addi %1284, %1286 : index
      %1288 = arith.muli %outTileRows, %c12 : index
      %1289 = arith.muli %1287, %1288 : index
      %1290 = arith.remui %1222, %outTileRows : index
      %1291 = arith.muli %1290, %c12 : index
      %1292 = arith.addi %1289, %1291 : index
      %1293 = arith.remui %1278, %c12 : index
      %1294 = arith.addi %1292, %1293 : index
      memref.store %1274, %out[%1294] : memref<?xf16>
    }
    %1295 = vector.extract %417#2[2] : f32 from vector<8xf32>
    %1296 = vector.extract %417#3[2] : f32 from vector<8xf32>
    %1297 = wave.lane
    %1298 = arith.addi %11, %c11 : index
    %1299 = arith.muli %c3, %c3 : index
    %1300 = arith.addi %1298, %1299 : index
    %1301 = arith.divui %1297, %c11 : index
    %1302 = arith.addi %1300, %1301 : index
    %1303 = arith.cmpi slt, %1302, %10 : index
    scf.if %1303 {
      %1304 = arith.cmpi eq, %hasFactors, %c5 : index
      %1305 = arith.muli %1302, %c3 : index
      %1306 = memref.load %factors[%1305] : memref<?xf32>
      %1307 = arith.mulf %1306, %operandScale : f32
      %1308 = arith.select %1304, %1307, %operandScale : f32
      %1309 = arith.remui %1297, %c11 : index
      %1310 = arith.muli %1309, %c17 : index
      %1311 = arith.addi %6, %1310 : index
      %1312 = vector.load %w[%1311] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1313 = vector.bitcast %1312 : vector<4xi8> to vector<1xf32>
      %1314 = vector.extract %1313[0] : f32 from vector<1xf32>
      %1315 = arith.mulf %1314, %1308 : f32
      %1316 = arith.mulf %1295, %1315 : f32
      %1317 = arith.remui %1297, %c11 : index
      %1318 = arith.muli %1317, %c17 : index
      %1319 = arith.addi %8, %1318 : index
      %1320 = vector.load %w[%1319] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1321 = vector.bitcast %1320 : vector<4xi8> to vector<1xf32>
      %1322 = vector.extract %1321[0] : f32 from vector<1xf32>
      %1323 = arith.mulf %1322, %1308 : f32
      %1324 = arith.mulf %1296, %1323 : f32
      %1325 = arith.addi %6, %c7 : index
      %1326 = vector.load %w[%1325] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1327 = vector.bitcast %1326 : vector<4xi8> to vector<1xf32>
      %1328 = vector.extract %1327[0] : f32 from vector<1xf32>
      %1329 = arith.muli %1302, %c3 : index
      %1330 = arith.addi %1329, %c5 : index
      %1331 = memref.load %factors[%1330] : memref<?xf32>
      %1332 = arith.mulf %1331, %1328 : f32
      %1333 = arith.bitcast %1332 : f32 to i32
      %1334 = arith.shrui %1333, %c23 : i32
      %1335 = arith.maxsi %1334, %c24 : i32
      %1336 = arith.subi %c25, %1335 : i32
      %1337 = arith.shli %1336, %c23 : i32
      %1338 = arith.subi %1335, %c26 : i32
      %1339 = arith.shli %1338, %c23 : i32
      %1340 = arith.bitcast %1337 : i32 to f32
      %1341 = arith.bitcast %1339 : i32 to f32
      %1342 = arith.cmpi eq, %0, %c4 : index
      %1343 = wave.lane
      %1344 = arith.remui %1343, %c11 : index
      %1345 = arith.cmpi eq, %1344, %c4 : index
      %1346 = arith.andi %1342, %1345 : i1
      scf.if %1346 {
        %1347 = arith.muli %1302, %c3 : index
        memref.store %1341, %out_factors[%1347] : memref<?xf32>
      }
      %1348 = arith.mulf %1316, %c28 : f32
      %1349 = wave.exp2 %1348 : f32
      %1350 = arith.addf %c27, %1349 : f32
      %1351 = arith.divf %1316, %1350 : f32
      %1352 = arith.mulf %1351, %1324 : f32
      %1353 = arith.mulf %1352, %1340 : f32
      %1354 = arith.truncf %1353 : f32 to f16
      %1355 = arith.muli %0, %c11 : index
      %1356 = wave.lane
      %1357 = arith.remui %1356, %c11 : index
      %1358 = arith.addi %1355, %1357 : index
      %1359 = arith.divui %1302, %outTileRows : index
      %1360 = arith.divui %outputFeatures, %c11 : index
      %1361 = arith.muli %1359, %1360 : index
      %1362 = arith.divui %1358, %c11 : index
      %1363 = arith.addi %1361, %1362 : index
      %1364 = arith.muli %1363, %c3 : index
      %1365 = arith.remui %1358, %c11 : index
      %1366 = arith.divui %1365, %c12 : index
      %1367 = arith.addi %1364, %1366 : index
      %1368 = arith.muli %outTileRows, %c12 : index
      %1369 = arith.muli %1367, %1368 : index
      %1370 = arith.remui %1302, %outTileRows : index
      %1371 = arith.muli %1370, %c12 : index
      %1372 = arith.addi %1369, %1371 : index
      %1373 = arith.remui %1358, %c12 : index
      %1374 = arith.addi %1372, %1373 : index
      memref.store %1354, %out[%1374] : memref<?xf16>
    }
    %1375 = vector.extract %417#2[3] : f32 from vector<8xf32>
    %1376 = vector.extract %417#3[3] : f32 from vector<8xf32>
    %1377 = wave.lane
    %1378 = arith.addi %11, %c11 : index
    %1379 = arith.muli %c20, %c3 : index
    %1380 = arith.addi %1378, %1379 : index
    %1381 = arith.divui %1377, %c11 : index
    %1382 = arith.addi %1380, %1381 : index
    %1383 = arith.cmpi slt, %1382, %10 : index
    scf.if %1383 {
      %1384 = arith.cmpi eq, %hasFactors, %c5 : index
      %1385 = arith.muli %1382, %c3 : index
      %1386 = memref.load %factors[%1385] : memref<?xf32>
      %1387 = arith.mulf %1386, %operandScale : f32
      %1388 = arith.select %1384, %1387, %operandScale : f32
      %1389 = arith.remui %1377, %c11 : index
      %1390 = arith.muli %1389, %c17 : index
      %1391 = arith.addi %6, %1390 : index
      %1392 = vector.load %w[%1391] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1393 = vector.bitcast %1392 : vector<4xi8> to vector<1xf32>
      %1394 = vector.extract %1393[0] : f32 from vector<1xf32>
      %1395 = arith.mulf %1394, %1388 : f32
      %1396 = arith.mulf %1375, %1395 : f32
      %1397 = arith.remui %1377, %c11 : index
      %1398 = arith.muli %1397, %c17 : index
      %1399 = arith.addi %8, %1398 : index
      %1400 = vector.load %w[%1399] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1401 = vector.bitcast %1400 : vector<4xi8> to vector<1xf32>
      %1402 = vector.extract %1401[0] : f32 from vector<1xf32>
      %1403 = arith.mulf %1402, %1388 : f32
      %1404 = arith.mulf %1376, %1403 : f32
      %1405 = arith.addi %6, %c7 : index
      %1406 = vector.load %w[%1405] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1407 = vector.bitcast %1406 : vector<4xi8> to vector<1xf32>
      %1408 = vector.extract %1407[0] : f32 from vector<1xf32>
      %1409 = arith.muli %1382, %c3 : index
      %1410 = arith.addi %1409, %c5 : index
      %1411 = memref.load %factors[%1410] : memref<?xf32>
      %1412 = arith.mulf %1411, %1408 : f32
      %1413 = arith.bitcast %1412 : f32 to i32
      %1414 = arith.shrui %1413, %c23 : i32
      %1415 = arith.maxsi %1414, %c24 : i32
      %1416 = arith.subi %c25, %1415 : i32
      %1417 = arith.shli %1416, %c23 : i32
      %1418 = arith.subi %1415, %c26 : i32
      %1419 = arith.shli %1418, %c23 : i32
      %1420 = arith.bitcast %1417 : i32 to f32
      %1421 = arith.bitcast %1419 : i32 to f32
      %1422 = arith.cmpi eq, %0, %c4 : index
      %1423 = wave.lane
      %1424 = arith.remui %1423, %c11 : index
      %1425 = arith.cmpi eq, %1424, %c4 : index
      %1426 = arith.andi %1422, %1425 : i1
      scf.if %1426 {
        %1427 = arith.muli %1382, %c3 : index
        memref.store %1421, %out_factors[%1427] : memref<?xf32>
      }
      %1428 = arith.mulf %1396, %c28 : f32
      %1429 = wave.exp2 %1428 : f32
      %1430 = arith.addf %c27, %1429 : f32
      %1431 = arith.divf %1396, %1430 : f32
      %1432 = arith.mulf %1431, %1404 : f32
      %1433 = arith.mulf %1432, %1420 : f32
      %1434 = arith.truncf %1433 : f32 to f16
      %1435 = arith.muli %0, %c11 : index
      %1436 = wave.lane
      %1437 = arith.remui %1436, %c11 : index
      %1438 = arith.addi %1435, %1437 : index
      %1439 = arith.divui %1382, %outTileRows : index
      %1440 = arith.divui %outputFeatures, %c11 : index
      %1441 = arith.muli %1439, %1440 : index
      %1442 = arith.divui %1438, %c11 : index
      %1443 = arith.addi %1441, %1442 : index
      %1444 = arith.muli %1443, %c3 : index
      %1445 = arith.remui %1438, %c11 : index
      %1446 = arith.divui %1445, %c12 : index
      %1447 = arith.addi %1444, %1446 : index
      %1448 = arith.muli %outTileRows, %c12 : index
      %1449 = arith.muli %1447, %1448 : index
      %1450 = arith.remui %1382, %outTileRows : index
      %1451 = arith.muli %1450, %c12 : index
      %1452 = arith.addi %1449, %1451 : index
      %1453 = arith.remui %1438, %c12 : index
      %1454 = arith.addi %1452, %1453 : index
      memref.store %1434, %out[%1454] : memref<?xf16>
    }
    %1455 = vector.extract %417#2[4] : f32 from vector<8xf32>
    %1456 = vector.extract %417#3[4] : f32 from vector<8xf32>
    %1457 = wave.lane
    %1458 = arith.addi %11, %c11 : index
    %1459 = arith.muli %c17, %c3 : index
    %1460 = arith.addi %1458, %1459 : index
    %1461 = arith.divui %1457, %c11 : index
    %1462 = arith.addi %1460, %1461 : index
    %1463 = arith.cmpi slt, %1462, %10 : index
    scf.if %1463 {
      %1464 = arith.cmpi eq, %hasFactors, %c5 : index
      %1465 = arith.muli %1462, %c3 : index
      %1466 = memref.load %factors[%1465] : memref<?xf32>
      %1467 = arith.mulf %1466, %operandScale : f32
      %1468 = arith.select %1464, %1467, %operandScale : f32
      %1469 = arith.remui %1457, %c11 : index
      %1470 = arith.muli %1469, %c17 : index
      %1471 = arith.addi %6, %1470 : index
      %1472 = vector.load %w[%1471] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1473 = vector.bitcast %1472 : vector<4xi8> to vector<1xf32>
      %1474 = vector.extract %1473[0] : f32 from vector<1xf32>
      %1475 = arith.mulf %1474, %1468 : f32
      %1476 = arith.mulf %1455, %1475 : f32
      %1477 = arith.remui %1457, %c11 : index
      %1478 = arith.muli %1477, %c17 : index
      %1479 = arith.addi %8, %1478 : index
      %1480 = vector.load %w[%1479] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1481 = vector.bitcast %1480 : vector<4xi8> to vector<1xf32>
      %1482 = vector.extract %1481[0] : f32 from vector<1xf32>
      %1483 = arith.mulf %1482, %1468 : f32
      %1484 = arith.mulf %1456, %1483 : f32
      %1485 = arith.addi %6, %c7 : index
      %1486 = vector.load %w[%1485] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1487 = vector.bitcast %1486 : vector<4xi8> to vector<1xf32>
      %1488 = vector.extract %1487[0] : f32 from vector<1xf32>
      %1489 = arith.muli %1462, %c3 : index
      %1490 = arith.addi %1489, %c5 : index
      %1491 = memref.load %factors[%1490] : memref<?xf32>
      %1492 = arith.mulf %1491, %1488 : f32
      %1493 = arith.bitcast %1492 : f32 to i32
      %1494 = arith.shrui %1493, %c23 : i32
      %1495 = arith.maxsi %1494, %c24 : i32
      %1496 = arith.subi %c25, %1495 : i32
      %1497 = arith.shli %1496, %c23 : i32
      %1498 = arith.subi %1495, %c26 : i32
      %1499 = arith.shli %1498, %c23 : i32
      %1500 = arith.bitcast %1497 : i32 to f32
      %1501 = arith.bitcast %1499 : i32 to f32
      %1502 = arith.cmpi eq, %0, %c4 : index
      %1503 = wave.lane
      %1504 = arith.remui %1503, %c11 : index
      %1505 = arith.cmpi eq, %1504, %c4 : index
      %1506 = arith.andi %1502, %1505 : i1
      scf.if %1506 {
        %1507 = arith.muli %1462, %c3 : index
        memref.store %1501, %out_factors[%1507] : memref<?xf32>
      }
      %1508 = arith.mulf %1476, %c28 : f32
      %1509 = wave.exp2 %1508 : f32
      %1510 = arith.addf %c27, %1509 : f32
      %1511 = arith.divf %1476, %1510 : f32
      %1512 = arith.mulf %1511, %1484 : f32
      %1513 = arith.mulf %1512, %1500 : f32
      %1514 = arith.truncf %1513 : f32 to f16
      %1515 = arith.muli %0, %c11 : index
      %1516 = wave.lane
      %1517 = arith.remui %1516, %c11 : index
      %1518 = arith.addi %1515, %1517 : index
      %1519 = arith.divui %1462, %outTileRows : index
      %1520 = arith.divui %outputFeatures, %c11 : index
      %1521 = arith.muli %1519, %1520 : index
      %1522 = arith.divui %1518, %c11 : index
      %1523 = arith.addi %1521, %1522 : index
      %1524 = arith.muli %1523, %c3 : index
      %1525 = arith.remui %1518, %c11 : index
      %1526 = arith.divui %1525, %c12 : index
      %1527 = arith.addi %1524, %1526 : index
      %1528 = arith.muli %outTileRows, %c12 : index
      %1529 = arith.muli %1527, %1528 : index
      %1530 = arith.remui %1462, %outTileRows : index
      %1531 = arith.muli %1530, %c12 : index
      %1532 = arith.addi %1529, %1531 : index
      %1533 = arith.remui %1518, %c12 : index
      %1534 = arith.addi %1532, %1533 : index
      memref.store %1514, %out[%1534] : memref<?xf16>
    }
    %1535 = vector.extract %417#2[5] : f32 from vector<8xf32>
    %1536 = vector.extract %417#3[5] : f32 from vector<8xf32>
    %1537 = wave.lane
    %1538 = arith.addi %11, %c11 : index
    %1539 = arith.muli %c29, %c3 : index
    %1540 = arith.addi %1538, %1539 : index
    %1541 = arith.divui %1537, %c11 : index
    %1542 = arith.addi %1540, %1541 : index
    %1543 = arith.cmpi slt, %1542, %10 : index
    scf.if %1543 {
      %1544 = arith.cmpi eq, %hasFactors, %c5 : index
      %1545 = arith.muli %1542, %c3 : index
      %1546 = memref.load %factors[%1545] : memref<?xf32>
      %1547 = arith.mulf %1546, %operandScale : f32
      %1548 = arith.select %1544, %1547, %operandScale : f32
      %1549 = arith.remui %1537, %c11 : index
      %1550 = arith.muli %1549, %c17 : index
      %1551 = arith.addi %6, %1550 : index
      %1552 = vector.load %w[%1551] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1553 = vector.bitcast %1552 : vector<4xi8> to vector<1xf32>
      %1554 = vector.extract %1553[0] : f32 from vector<1xf32>
      %1555 = arith.mulf %1554, %1548 : f32
      %1556 = arith.mulf %1535, %1555 : f32
      %1557 = arith.remui %1537, %c11 : index
      %1558 = arith.muli %1557, %c17 : index
      %1559 = arith.addi %8, %1558 : index
      %1560 = vector.load %w[%1559] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1561 = vector.bitcast %1560 : vector<4xi8> to vector<1xf32>
      %1562 = vector.extract %1561[0] : f32 from vector<1xf32>
      %1563 = arith.mulf %1562, %1548 : f32
      %1564 = arith.mulf %1536, %1563 : f32
      %1565 = arith.addi %6, %c7 : index
      %1566 = vector.load %w[%1565] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1567 = vector.bitcast %1566 : vector<4xi8> to vector<1xf32>
      %1568 = vector.extract %1567[0] : f32 from vector<1xf32>
      %1569 = arith.muli %1542, %c3 : index
      %1570 = arith.addi %1569, %c5 : index
      %1571 = memref.load %factors[%1570] : memref<?xf32>
      %1572 = arith.mulf %1571, %1568 : f32
      %1573 = arith.bitcast %1572 : f32 to i32
      %1574 = arith.shrui %1573, %c23 : i32
      %1575 = arith.maxsi %1574, %c24 : i32
      %1576 = arith.subi %c25, %1575 : i32
      %1577 = arith.shli %1576, %c23 : i32
      %1578 = arith.subi %1575, %c26 : i32
      %1579 = arith.shli %1578, %c23 : i32
      %1580 = arith.bitcast %1577 : i32 to f32
      %1581 = arith.bitcast %1579 : i32 to f32
      %1582 = arith.cmpi eq, %0, %c4 : index
      %1583 = wave.lane
      %1584 = arith.remui %1583, %c11 : index
      %1585 = arith.cmpi eq, %1584, %c4 : index
      %1586 = arith.andi %1582, %1585 : i1
      scf.if %1586 {
        %1587 = arith.muli %1542, %c3 : index
        memref.store %1581, %out_factors[%1587] : memref<?xf32>
      }
      %1588 = arith.mulf %1556, %c28 : f32
      %1589 = wave.exp2 %1588 : f32
      %1590 = arith.addf %c27, %1589 : f32
      %1591 = arith.divf %1556, %1590 : f32
      %1592 = arith.mulf %1591, %1564 : f32
      %1593 = arith.mulf %1592, %1580 : f32
      %1594 = arith.truncf %1593 : f32 to f16
      %1595 = arith.muli %0, %c11 : index
      %1596 = wave.lane
      %1597 = arith.remui %1596, %c11 : index
      %1598 = arith.addi %1595, %1597 : index
      %1599 = arith.divui %1542, %outTileRows : index
      %1600 = arith.divui %outputFeatures, %c11 : index
      %1601 = arith.muli %1599, %1600 : index
      %1602 = arith.divui %1598, %c11 : index
      %1603 = arith.addi %1601, %1602 : index
      %1604 = arith.muli %1603, %c3 : index
      %1605 = arith.remui %1598, %c11 : index
      %1606 = arith.divui %1605, %c12 : index
      %1607 = arith.addi %1604, %1606 : index
      %1608 = arith.muli %outTileRows, %c12 : index
      %1609 = arith.muli %1607, %1608 : index
      %1610 = arith.remui %1542, %outTileRows : index
      %1611 = arith.muli %1610, %c12 : index
      %1612 = arith.addi %1609, %1611 : index
      %1613 = arith.remui %1598, %c12 : index
      %1614 = arith.addi %1612, %1613 : index
      memref.store %1594, %out[%1614] : memref<?xf16>
    }
    %1615 = vector.extract %417#2[6] : f32 from vector<8xf32>
    %1616 = vector.extract %417#3[6] : f32 from vector<8xf32>
    %1617 = wave.lane
    %1618 = arith.addi %11, %c11 : index
    %1619 = arith.muli %c30, %c3 : index
    %1620 = arith.addi %1618, %1619 : index
    %1621 = arith.divui %1617, %c11 : index
    %1622 = arith.addi %1620, %1621 : index
    %1623 = arith.cmpi slt, %1622, %10 : index
    scf.if %1623 {
      %1624 = arith.cmpi eq, %hasFactors, %c5 : index
      %1625 = arith.muli %1622, %c3 : index
      %1626 = memref.load %factors[%1625] : memref<?xf32>
      %1627 = arith.mulf %1626, %operandScale : f32
      %1628 = arith.select %1624, %1627, %operandScale : f32
      %1629 = arith.remui %1617, %c11 : index
      %1630 = arith.muli %1629, %c17 : index
      %1631 = arith.addi %6, %1630 : index
      %1632 = vector.load %w[%1631] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1633 = vector.bitcast %1632 : vector<4xi8> to vector<1xf32>
      %1634 = vector.extract %1633[0] : f32 from vector<1xf32>
      %1635 = arith.mulf %1634, %1628 : f32
      %1636 = arith.mulf %1615, %1635 : f32
      %1637 = arith.remui %1617, %c11 : index
      %1638 = arith.muli %1637, %c17 : index
      %1639 = arith.addi %8, %1638 : index
      %1640 = vector.load %w[%1639] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1641 = vector.bitcast %1640 : vector<4xi8> to vector<1xf32>
      %1642 = vector.extract %1641[0] : f32 from vector<1xf32>
      %1643 = arith.mulf %1642, %1628 : f32
      %1644 = arith.mulf %1616, %1643 : f32
      %1645 = arith.addi %6, %c7 : index
      %1646 = vector.load %w[%1645] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1647 = vector.bitcast %1646 : vector<4xi8> to vector<1xf32>
      %1648 = vector.extract %1647[0] : f32 from vector<1xf32>
      %1649 = arith.muli %1622, %c3 : index
      %1650 = arith.addi %1649, %c5 : index
      %1651 = memref.load %factors[%1650] : memref<?xf32>
      %1652 = arith.mulf %1651, %1648 : f32
      %1653 = arith.bitcast %1652 : f32 to i32
      %1654 = arith.shrui %1653, %c23 : i32
      %1655 = arith.maxsi %1654, %c24 : i32
      %1656 = arith.subi %c25, %1655 : i32
      %1657 = arith.shli %1656, %c23 : i32
      %1658 = arith.subi %1655, %c26 : i32
      %1659 = arith.shli %1658, %c23 : i32
      %1660 = arith.bitcast %1657 : i32 to f32
      %1661 = arith.bitcast %1659 : i32 to f32
      %1662 = arith.cmpi eq, %0, %c4 : index
      %1663 = wave.lane
      %1664 = arith.remui %1663, %c11 : index
      %1665 = arith.cmpi eq, %1664, %c4 : index
      %1666 = arith.andi %1662, %1665 : i1
      scf.if %1666 {
        %1667 = arith.muli %1622, %c3 : index
        memref.store %1661, %out_factors[%1667] : memref<?xf32>
      }
      %1668 = arith.mulf %1636, %c28 : f32
      %1669 = wave.exp2 %1668 : f32
      %1670 = arith.addf %c27, %1669 : f32
      %1671 = arith.divf %1636, %1670 : f32
      %1672 = arith.mulf %1671, %1644 : f32
      %1673 = arith.mulf %1672, %1660 : f32
      %1674 = arith.truncf %1673 : f32 to f16
      %1675 = arith.muli %0, %c11 : index
      %1676 = wave.lane
      %1677 = arith.remui %1676, %c11 : index
      %1678 = arith.addi %1675, %1677 : index
      %1679 = arith.divui %1622, %outTileRows : index
      %1680 = arith.divui %outputFeatures, %c11 : index
      %1681 = arith.muli %1679, %1680 : index
      %1682 = arith.divui %1678, %c11 : index
      %1683 = arith.addi %1681, %1682 : index
      %1684 = arith.muli %1683, %c3 : index
      %1685 = arith.remui %1678, %c11 : index
      %1686 = arith.divui %1685, %c12 : index
      %1687 = arith.addi %1684, %1686 : index
      %1688 = arith.muli %outTileRows, %c12 : index
      %1689 = arith.muli %1687, %1688 : index
      %1690 = arith.remui %1622, %outTileRows : index
      %1691 = arith.muli %1690, %c12 : index
      %1692 = arith.addi %1689, %1691 : index
      %1693 = arith.remui %1678, %c12 : index
      %1694 = arith.addi %1692, %1693 : index
      memref.store %1674, %out[%1694] : memref<?xf16>
    }
    %1695 = vector.extract %417#2[7] : f32 from vector<8xf32>
    %1696 = vector.extract %417#3[7] : f32 from vector<8xf32>
    %1697 = wave.lane
    %1698 = arith.addi %11, %c11 : index
    %1699 = arith.muli %c31, %c3 : index
    %1700 = arith.addi %1698, %1699 : index
    %1701 = arith.divui %1697, %c11 : index
    %1702 = arith.addi %1700, %1701 : index
    %1703 = arith.cmpi slt, %1702, %10 : index
    scf.if %1703 {
      %1704 = arith.cmpi eq, %hasFactors, %c5 : index
      %1705 = arith.muli %1702, %c3 : index
      %1706 = memref.load %factors[%1705] : memref<?xf32>
      %1707 = arith.mulf %1706, %operandScale : f32
      %1708 = arith.select %1704, %1707, %operandScale : f32
      %1709 = arith.remui %1697, %c11 : index
      %1710 = arith.muli %1709, %c17 : index
      %1711 = arith.addi %6, %1710 : index
      %1712 = vector.load %w[%1711] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1713 = vector.bitcast %1712 : vector<4xi8> to vector<1xf32>
      %1714 = vector.extract %1713[0] : f32 from vector<1xf32>
      %1715 = arith.mulf %1714, %1708 : f32
      %1716 = arith.mulf %1695, %1715 : f32
      %1717 = arith.remui %1697, %c11 : index
      %1718 = arith.muli %1717, %c17 : index
      %1719 = arith.addi %8, %1718 : index
      %1720 = vector.load %w[%1719] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1721 = vector.bitcast %1720 : vector<4xi8> to vector<1xf32>
      %1722 = vector.extract %1721[0] : f32 from vector<1xf32>
      %1723 = arith.mulf %1722, %1708 : f32
      %1724 = arith.mulf %1696, %1723 : f32
      %1725 = arith.addi %6, %c7 : index
      %1726 = vector.load %w[%1725] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1727 = vector.bitcast %1726 : vector<4xi8> to vector<1xf32>
      %1728 = vector.extract %1727[0] : f32 from vector<1xf32>
      %1729 = arith.muli %1702, %c3 : index
      %1730 = arith.addi %1729, %c5 : index
      %1731 = memref.load %factors[%1730] : memref<?xf32>
      %1732 = arith.mulf %1731, %1728 : f32
      %1733 = arith.bitcast %1732 : f32 to i32
      %1734 = arith.shrui %1733, %c23 : i32
      %1735 = arith.maxsi %1734, %c24 : i32
      %1736 = arith.subi %c25, %1735 : i32
      %1737 = arith.shli %1736, %c23 : i32
      %1738 = arith.subi %1735, %c26 : i32
      %1739 = arith.shli %1738, %c23 : i32
      %1740 = arith.bitcast %1737 : i32 to f32
      %1741 = arith.bitcast %1739 : i32 to f32
      %1742 = arith.cmpi eq, %0, %c4 : index
      %1743 = wave.lane
      %1744 = arith.remui %1743, %c11 : index
      %1745 = arith.cmpi eq, %1744, %c4 : index
      %1746 = arith.andi %1742, %1745 : i1
      scf.if %1746 {
        %1747 = arith.muli %1702, %c3 : index
        memref.store %1741, %out_factors[%1747] : memref<?xf32>
      }
      %1748 = arith.mulf %1716, %c28 : f32
      %1749 = wave.exp2 %1748 : f32
      %1750 = arith.addf %c27, %1749 : f32
      %1751 = arith.divf %1716, %1750 : f32
      %1752 = arith.mulf %1751, %1724 : f32
      %1753 = arith.mulf %1752, %1740 : f32
      %1754 = arith.truncf %1753 : f32 to f16
      %1755 = arith.muli %0, %c11 : index
      %1756 = wave.lane
      %1757 = arith.remui %1756, %c11 : index
      %1758 = arith.addi %1755, %1757 : index
      %1759 = arith.divui %1702, %outTileRows : index
      %1760 = arith.divui %outputFeatures, %c11 : index
      %1761 = arith.muli %1759, %1760 : index
      %1762 = arith.divui %1758, %c11 : index
      %1763 = arith.addi %1761, %1762 : index
      %1764 = arith.muli %1763, %c3 : index
      %1765 = arith.remui %1758, %c11 : index
      %1766 = arith.divui %1765, %c12 : index
      %1767 = arith.addi %1764, %1766 : index
      %1768 = arith.muli %outTileRows, %c12 : index
      %1769 = arith.muli %1767, %1768 : index
      %1770 = arith.remui %1702, %outTileRows : index
      %1771 = arith.muli %1770, %c12 : index
      %1772 = arith.addi %1769, %1771 : index
      %1773 = arith.remui %1758, %c12 : index
      %1774 = arith.addi %1772, %1773 : index
      memref.store %1754, %out[%1774] : memref<?xf16>
    }
    %1775 = wave.lane
    %1776 = vector.extract %417#4[0] : f32 from vector<8xf32>
    %1777 = vector.extract %417#5[0] : f32 from vector<8xf32>
    %1778 = wave.lane
    %1779 = arith.addi %11, %c1 : index
    %1780 = arith.muli %c4, %c3 : index
    %1781 = arith.addi %1779, %1780 : index
    %1782 = arith.divui %1778, %c11 : index
    %1783 = arith.addi %1781, %1782 : index
    %1784 = arith.cmpi slt, %1783, %10 : index
    scf.if %1784 {
      %1785 = arith.cmpi eq, %hasFactors, %c5 : index
      %1786 = arith.muli %1783, %c3 : index
      %1787 = memref.load %factors[%1786] : memref<?xf32>
      %1788 = arith.mulf %1787, %operandScale : f32
      %1789 = arith.select %1785, %1788, %operandScale : f32
      %1790 = arith.remui %1778, %c11 : index
      %1791 = arith.muli %1790, %c17 : index
      %1792 = arith.addi %6, %1791 : index
      %1793 = vector.load %w[%1792] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1794 = vector.bitcast %1793 : vector<4xi8> to vector<1xf32>
      %1795 = vector.extract %1794[0] : f32 from vector<1xf32>
      %1796 = arith.mulf %1795, %1789 : f32
      %1797 = arith.mulf %1776, %1796 : f32
      %1798 = arith.remui %1778, %c11 : index
      %1799 = arith.muli %1798, %c17 : index
      %1800 = arith.addi %8, %1799 : index
      %1801 = vector.load %w[%1800] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1802 = vector.bitcast %1801 : vector<4xi8> to vector<1xf32>
      %1803 = vector.extract %1802[0] : f32 from vector<1xf32>
      %1804 = arith.mulf %1803, %1789 : f32
      %1805 = arith.mulf %1777, %1804 : f32
      %1806 = arith.addi %6, %c7 : index
      %1807 = vector.load %w[%1806] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1808 = vector.bitcast %1807 : vector<4xi8> to vector<1xf32>
      %1809 = vector.extract %1808[0] : f32 from vector<1xf32>
      %1810 = arith.muli %1783, %c3 : index
      %1811 = arith.addi %1810, %c5 : index
      %1812 = memref.load %factors[%1811] : memref<?xf32>
      %1813 = arith.mulf %1812, %1809 : f32
      %1814 = arith.bitcast %1813 : f32 to i32
      %1815 = arith.shrui %1814, %c23 : i32
      %1816 = arith.maxsi %1815, %c24 : i32
      %1817 = arith.subi %c25, %1816 : i32
      %1818 = arith.shli %1817, %c23 : i32
      %1819 = arith.subi %1816, %c26 : i32
      %1820 = arith.shli %1819, %c23 : i32
      %1821 = arith.bitcast %1818 : i32 to f32
      %1822 = arith.bitcast %1820 : i32 to f32
      %1823 = arith.cmpi eq, %0, %c4 : index
      %1824 = wave.lane
      %1825 = arith.remui %1824, %c11 : index
      %1826 = arith.cmpi eq, %1825, %c4 : index
      %1827 = arith.andi %1823, %1826 : i1
      scf.if %1827 {
        %1828 = arith.muli %1783, %c3 : index
        memref.store %1822, %out_factors[%1828] : memref<?xf32>
      }
      %1829 = arith.mulf %1797, %c28 : f32
      %1830 = wave.exp2 %1829 : f32
      %1831 = arith.addf %c27, %1830 : f32
      %1832 = arith.divf %1797, %1831 : f32
      %1833 = arith.mulf %1832, %1805 : f32
      %1834 = arith.mulf %1833, %1821 : f32
      %1835 = arith.truncf %1834 : f32 to f16
      %1836 = arith.muli %0, %c11 : index
      %1837 = wave.lane
      %1838 = arith.remui %1837, %c11 : index
      %1839 = arith.addi %1836, %1838 : index
      %1840 = arith.divui %1783, %outTileRows : index
      %1841 = arith.divui %outputFeatures, %c11 : index
      %1842 = arith.muli %1840, %1841 : index
      %1843 = arith.divui %1839, %c11 : index
      %1844 = arith.addi %1842, %1843 : index
      %1845 = arith.muli %1844, %c3 : index
      %1846 = arith.remui %1839, %c11 : index
      %1847 = arith.divui %1846, %c12 : index
      %1848 = arith.addi %1845, %1847 : index
      %1849 = arith.muli %outTileRows, %c12 : index
      %1850 = arith.muli %1848, %1849 : index
      %1851 = arith.remui %1783, %outTileRows : index
      %1852 = arith.muli %1851, %c12 : index
      %1853 = arith.addi %1850, %1852 : index
      %1854 = arith.remui %1839, %c12 : index
      %1855 = arith.addi %1853, %1854 : index
      memref.store %1835, %out[%1855] : memref<?xf16>
    }
    %1856 = vector.extract %417#4[1] : f32 from vector<8xf32>
    %1857 = vector.extract %417#5[1] : f32 from vector<8xf32>
    %1858 = wave.lane
    %1859 = arith.addi %11, %c1 : index
    %1860 = arith.muli %c5, %c3 : index
    %1861 = arith.addi %1859, %1860 : index
    %1862 = arith.divui %1858, %c11 : index
    %1863 = arith.addi %1861, %1862 : index
    %1864 = arith.cmpi slt, %1863, %10 : index
    scf.if %1864 {
      %1865 = arith.cmpi eq, %hasFactors, %c5 : index
      %1866 = arith.muli %1863, %c3 : index
      %1867 = memref.load %factors[%1866] : memref<?xf32>
      %1868 = arith.mulf %1867, %operandScale : f32
      %1869 = arith.select %1865, %1868, %operandScale : f32
      %1870 = arith.remui %1858, %c11 : index
      %1871 = arith.muli %1870, %c17 : index
      %1872 = arith.addi %6, %1871 : index
      %1873 = vector.load %w[%1872] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1874 = vector.bitcast %1873 : vector<4xi8> to vector<1xf32>
      %1875 = vector.extract %1874[0] : f32 from vector<1xf32>
      %1876 = arith.mulf %1875, %1869 : f32
      %1877 = arith.mulf %1856, %1876 : f32
      %1878 = arith.remui %1858, %c11 : index
      %1879 = arith.muli %1878, %c17 : index
      %1880 = arith.addi %8, %1879 : index
      %1881 = vector.load %w[%1880] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1882 = vector.bitcast %1881 : vector<4xi8> to vector<1xf32>
      %1883 = vector.extract %1882[0] : f32 from vector<1xf32>
      %1884 = arith.mulf %1883, %1869 : f32
      %1885 = arith.mulf %1857, %1884 : f32
      %1886 = arith.addi %6, %c7 : index
      %1887 = vector.load %w[%1886] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1888 = vector.bitcast %1887 : vector<4xi8> to vector<1xf32>
      %1889 = vector.extract %1888[0] : f32 from vector<1xf32>
      %1890 = arith.muli %1863, %c3 : index
      %1891 = arith.addi %1890, %c5 : index
      %1892 = memref.load %factors[%1891] : memref<?xf32>
      %1893 = arith.mulf %1892, %1889 : f32
      %1894 = arith.bitcast %1893 : f32 to i32
      %1895 = arith.shrui %1894, %c23 : i32
      %1896 = arith.maxsi %1895, %c24 : i32
      %1897 = arith.subi %c25, %1896 : i32
      %1898 = arith.shli %1897, %c23 : i32
      %1899 = arith.subi %1896, %c26 : i32
      %1900 = arith.shli %1899, %c23 : i32
      %1901 = arith.bitcast %1898 : i32 to f32
      %1902 = arith.bitcast %1900 : i32 to f32
      %1903 = arith.cmpi eq, %0, %c4 : index
      %1904 = wave.lane
      %1905 = arith.remui %1904, %c11 : index
      %1906 = arith.cmpi eq, %1905, %c4 : index
      %1907 = arith.andi %1903, %1906 : i1
      scf.if %1907 {
        %1908 = arith.muli %1863, %c3 : index
        memref.store %1902, %out_factors[%1908] : memref<?xf32>
      }
      %1909 = arith.mulf %1877, %c28 : f32
      %1910 = wave.exp2 %1909 : f32
      %1911 = arith.addf %c27, %1910 : f32
      %1912 = arith.divf %1877, %1911 : f32
      %1913 = arith.mulf %1912, %1885 : f32
      %1914 = arith.mulf %1913, %1901 : f32
      %1915 = arith.truncf %1914 : f32 to f16
      %1916 = arith.muli %0, %c11 : index
      %1917 = wave.lane
      %1918 = arith.remui %1917, %c11 : index
      %1919 = arith.addi %1916, %1918 : index
      %1920 = arith.divui %1863, %outTileRows : index
      %1921 = arith.divui %outputFeatures, %c11 : index
      %1922 = arith.muli %1920, %1921 : index
      %1923 = arith.divui %1919, %c11 : index
      %1924 = arith.addi %1922, %1923 : index
      %1925 = arith.muli %1924, %c3 : index
      %1926 = arith.remui %1919, %c11 : index
      %1927 = arith.divui %1926, %c12 : index
      %1928 = arith.addi %1925, %1927 : index
      %1929 = arith.muli %outTileRows, %c12 : index
      %1930 = arith.muli %1928, %1929 : index
      %1931 = arith.remui %1863, %outTileRows : index
      %1932 = arith.muli %1931, %c12 : index
      %1933 = arith.addi %1930, %1932 : index
      %1934 = arith.remui %1919, %c12 : index
      %1935 = arith.addi %1933, %1934 : index
      memref.store %1915, %out[%1935] : memref<?xf16>
    }
    %1936 = vector.extract %417#4[2] : f32 from vector<8xf32>
    %1937 = vector.extract %417#5[2] : f32 from vector<8xf32>
    %1938 = wave.lane
    %1939 = arith.addi %11, %c1 : index
    %1940 = arith.muli %c3, %c3 : index
    %1941 = arith.addi %1939, %1940 : index
    %1942 = arith.divui %1938, %c11 : index
    %1943 = arith.addi %1941, %1942 : index
    %1944 = arith.cmpi slt, %1943, %10 : index
    scf.if %1944 {
      %1945 = arith.cmpi eq, %hasFactors, %c5 : index
      %1946 = arith.muli %1943, %c3 : index
      %1947 = memref.load %factors[%1946] : memref<?xf32>
      %1948 = arith.mulf %1947, %operandScale : f32
      %1949 = arith.select %1945, %1948, %operandScale : f32
      %1950 = arith.remui %1938, %c11 : index
      %1951 = arith.muli %1950, %c17 : index
      %1952 = arith.addi %6, %1951 : index
      %1953 = vector.load %w[%1952] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1954 = vector.bitcast %1953 : vector<4xi8> to vector<1xf32>
      %1955 = vector.extract %1954[0] : f32 from vector<1xf32>
      %1956 = arith.mulf %1955, %1949 : f32
      %1957 = arith.mulf %1936, %1956 : f32
      %1958 = arith.remui %1938, %c11 : index
      %1959 = arith.muli %1958, %c17 : index
      %1960 = arith.addi %8, %1959 : index
      %1961 = vector.load %w[%1960] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1962 = vector.bitcast %1961 : vector<4xi8> to vector<1xf32>
      %1963 = vector.extract %1962[0] : f32 from vector<1xf32>
      %1964 = arith.mulf %1963, %1949 : f32
      %1965 = arith.mulf %1937, %1964 : f32
      %1966 = arith.addi %6, %c7 : index
      %1967 = vector.load %w[%1966] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1968 = vector.bitcast %1967 : vector<4xi8> to vector<1xf32>
      %1969 = vector.extract %1968[0] : f32 from vector<1xf32>
      %1970 = arith.muli %1943, %c3 : index
      %1971 = arith.addi %1970, %c5 : index
      %1972 = memref.load %factors[%1971] : memref<?xf32>
      %1973 = arith.mulf %1972, %1969 : f32
      %1974 = arith.bitcast %1973 : f32 to i32
      %1975 = arith.shrui %1974, %c23 : i32
      %1976 = arith.maxsi %1975, %c24 : i32
      %1977 = arith.subi %c25, %1976 : i32
      %1978 = arith.shli %1977, %c23 : i32
      %1979 = arith.subi %1976, %c26 : i32
      %1980 = arith.shli %1979, %c23 : i32
      %1981 = arith.bitcast %1978 : i32 to f32
      %1982 = arith.bitcast %1980 : i32 to f32
      %1983 = arith.cmpi eq, %0, %c4 : index
      %1984 = wave.lane
      %1985 = arith.remui %1984, %c11 : index
      %1986 = arith.cmpi eq, %1985, %c4 : index
      %1987 = arith.andi %1983, %1986 : i1
      scf.if %1987 {
        %1988 = arith.muli %1943, %c3 : index
        memref.store %1982, %out_factors[%1988] : memref<?xf32>
      }
      %1989 = arith.mulf %1957, %c28 : f32
      %1990 = wave.exp2 %1989 : f32
      %1991 = arith.addf %c27, %1990 : f32
      %1992 = arith.divf %1957, %1991 : f32
      %1993 = arith.mulf %1992, %1965 : f32
      %1994 = arith.mulf %1993, %1981 : f32
      %1995 = arith.truncf %1994 : f32 to f16
      %1996 = arith.muli %0, %c11 : index
      %1997 = wave.lane
      %1998 = arith.remui %1997, %c11 : index
      %1999 = arith.addi %1996, %1998 : index
      %2000 = arith.divui %1943, %outTileRows : index
      %2001 = arith.divui %outputFeatures, %c11 : index
      %2002 = arith.muli %2000, %2001 : index
      %2003 = arith.divui %1999, %c11 : index
      %2004 = arith.addi %2002, %2003 : index
      %2005 = arith.muli %2004, %c3 : index
      %2006 = arith.remui %1999, %c11 : index
      %2007 = arith.divui %2006, %c12 : index
      %2008 = arith.addi %2005, %2007 : index
      %2009 = arith.muli %outTileRows, %c12 : index
      %2010 = arith.muli %2008, %2009 : index
      %2011 = arith.remui %1943, %outTileRows : index
      %2012 = arith.muli %2011, %c12 : index
      %2013 = arith.addi %2010, %2012 : index
      %2014 = arith.remui %1999, %c12 : index
      %2015 = arith.addi %2013, %2014 : index
      memref.store %1995, %out[%2015] : memref<?xf16>
    }
    %2016 = vector.extract %417#4[3] : f32 from vector<8xf32>
    %2017 = vector.extract %417#5[3] : f32 from vector<8xf32>
    %2018 = wave.lane
    %2019 = arith.addi %11, %c1 : index
    %2020 = arith.muli %c20, %c3 : index
    %2021 = arith.addi %2019, %2020 : index
    %2022 = arith.divui %2018, %c11 : index
    %2023 = arith.addi %2021, %2022 : index
    %2024 = arith.cmpi slt, %2023, %10 : index
    scf.if %2024 {
      %2025 = arith.cmpi eq, %hasFactors, %c5 : index
      %2026 = arith.muli %2023, %c3 : index
      %2027 = memref.load %factors[%2026] : memref<?xf32>
      %2028 = arith.mulf %2027, %operandScale : f32
      %2029 = arith.select %2025, %2028, %operandScale : f32
      %2030 = arith.remui %2018, %c11 : index
      %2031 = arith.muli %2030, %c17 : index
      %2032 = arith.addi %6, %2031 : index
      %2033 = vector.load %w[%2032] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2034 = vector.bitcast %2033 : vector<4xi8> to vector<1xf32>
      %2035 = vector.extract %2034[0] : f32 from vector<1xf32>
      %2036 = arith.mulf %2035, %2029 : f32
      %2037 = arith.mulf %2016, %2036 : f32
      %2038 = arith.remui %2018, %c11 : index
      %2039 = arith.muli %2038, %c17 : index
      %2040 = arith.addi %8, %2039 : index
      %2041 = vector.load %w[%2040] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2042 = vector.bitcast %2041 : vector<4xi8> to vector<1xf32>
      %2043 = vector.extract %2042[0] : f32 from vector<1xf32>
      %2044 = arith.mulf %2043, %2029 : f32
      %2045 = arith.mulf %2017, %2044 : f32
      %2046 = arith.addi %6, %c7 : index
      %2047 = vector.load %w[%2046] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2048 = vector.bitcast %2047 : vector<4xi8> to vector<1xf32>
      %2049 = vector.extract %2048[0] : f32 from vector<1xf32>
      %2050 = arith.muli %2023, %c3 : index
      %2051 = arith.addi %2050, %c5 : index
      %2052 = memref.load %factors[%2051] : memref<?xf32>
      %2053 = arith.mulf %2052, %2049 : f32
      %2054 = arith.bitcast %2053 : f32 to i32
      %2055 = arith.shrui %2054, %c23 : i32
      %2056 = arith.maxsi %2055, %c24 : i32
      %2057 = arith.subi %c25, %2056 : i32
      %2058 = arith.shli %2057, %c23 : i32
      %2059 = arith.subi %2056, %c26 : i32
      %2060 = arith.shli %2059, %c23 : i32
      %2061 = arith.bitcast %2058 : i32 to f32
      %2062 = arith.bitcast %2060 : i32 to f32
      %2063 = arith.cmpi eq, %0, %c4 : index
      %2064 = wave.lane
      %2065 = arith.remui %2064, %c11 : index
      %2066 = arith.cmpi eq, %2065, %c4 : index
      %2067 = arith.andi %2063, %2066 : i1
      scf.if %2067 {
        %2068 = arith.muli %2023, %c3 : index
        memref.store %2062, %out_factors[%2068] : memref<?xf32>
      }
      %2069 = arith.mulf %2037, %c28 : f32
      %2070 = wave.exp2 %2069 : f32
      %2071 = arith.addf %c27, %2070 : f32
      %2072 = arith.divf %2037, %2071 : f32
      %2073 = arith.mulf %2072, %2045 : f32
      %2074 = arith.mulf %2073, %2061 : f32
      %2075 = arith.truncf %2074 : f32 to f16
      %2076 = arith.muli %0, %c11 : index
      %2077 = wave.lane
      %2078 = arith.remui %2077, %c11 : index
      %2079 = arith.addi %2076, %2078 : index
      %2080 = arith.divui %2023, %outTileRows : index
      %2081 = arith.divui %outputFeatures, %c11 : index
      %2082 = arith.muli %2080, %2081 : index
      %2083 = arith.divui %2079, %c11 : index
      %2084 = arith.addi %2082, %2083 : index
      %2085 = arith.muli %2084, %c3 : index
      %2086 = arith.remui %2079, %c11 : index
      %2087 = arith.divui %2086, %c12 : index
      %2088 = arith.addi %2085, %2087 : index
      %2089 = arith.muli %outTileRows, %c12 : index
      %2090 = arith.muli %2088, %2089 : index
      %2091 = arith.remui %2023, %outTileRows : index
      %2092 = arith.muli %2091, %c12 : index
      %2093 = arith.addi %2090, %2092 : index
      %2094 = arith.remui %2079, %c12 : index
      %2095 = arith.addi %2093, %2094 : index
      memref.store %2075, %out[%2095] : memref<?xf16>
    }
    %2096 = vector.extract %417#4[4] : f32 from vector<8xf32>
    %2097 = vector.extract %417#5[4] : f32 from vector<8xf32>
    %2098 = wave.lane
    %2099 = arith.addi %11, %c1 : index
    %2100 = arith.muli %c17, %c3 : index
    %2101 = arith.addi %2099, %2100 : index
    %2102 = arith.divui %2098, %c11 : index
    %2103 = arith.addi %2101, %2102 : index
    %2104 = arith.cmpi slt, %2103, %10 : index
    scf.if %2104 {
      %2105 = arith.cmpi eq, %hasFactors, %c5 : index
      %2106 = arith.muli %2103, %c3 : index
      %2107 = memref.load %factors[%2106] : memref<?xf32>
      %2108 = arith.mulf %2107, %operandScale : f32
      %2109 = arith.select %2105, %2108, %operandScale : f32
      %2110 = arith.remui %2098, %c11 : index
      %2111 = arith.muli %2110, %c17 : index
      %2112 = arith.addi %6, %2111 : index
      %2113 = vector.load %w[%2112] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2114 = vector.bitcast %2113 : vector<4xi8> to vector<1xf32>
      %2115 = vector.extract %2114[0] : f32 from vector<1xf32>
      %2116 = arith.mulf %2115, %2109 : f32
      %2117 = arith.mulf %2096, %2116 : f32
      %2118 = arith.remui %2098, %c11 : index
      %2119 = arith.muli %2118, %c17 : index
      %2120 = arith.addi %8, %2119 : index
      %2121 = vector.load %w[%2120] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2122 = vector.bitcast %2121 : vector<4xi8> to vector<1xf32>
      %2123 = vector.extract %2122[0] : f32 from vector<1xf32>
      %2124 = arith.mulf %2123, %2109 : f32
      %2125 = arith.mulf %2097, %2124 : f32
      %2126 = arith.addi %6, %c7 : index
      %2127 = vector.load %w[%2126] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2128 = vector.bitcast %2127 : vector<4xi8> to vector<1xf32>
      %2129 = vector.extract %2128[0] : f32 from vector<1xf32>
      %2130 = arith.muli %2103, %c3 : index
      %2131 = arith.addi %2130, %c5 : index
      %2132 = memref.load %factors[%2131] : memref<?xf32>
      %2133 = arith.mulf %2132, %2129 : f32
      %2134 = arith.bitcast %2133 : f32 to i32
      %2135 = arith.shrui %2134, %c23 : i32
      %2136 = arith.maxsi %2135, %c24 : i32
      %2137 = arith.subi %c25, %2136 : i32
      %2138 = arith.shli %2137, %c23 : i32
      %2139 = arith.subi %2136, %c26 : i32
      %2140 = arith.shli %2139, %c23 : i32
      %2141 = arith.bitcast %2138 : i32 to f32
      %2142 = arith.bitcast %2140 : i32 to f32
      %2143 = arith.cmpi eq, %0, %c4 : index
      %2144 = wave.lane
      %2145 = arith.remui %2144, %c11 : index
      %2146 = arith.cmpi eq, %2145, %c4 : index
      %2147 = arith.andi %2143, %2146 : i1
      scf.if %2147 {
        %2148 = arith.muli %2103, %c3 : index
        memref.store %2142, %out_factors[%2148] : memref<?xf32>
      }
      %2149 = arith.mulf %2117, %c28 : f32
      %2150 = wave.exp2 %2149 : f32
      %2151 = arith.addf %c27, %2150 : f32
      %2152 = arith.divf %2117, %2151 : f32
      %2153 = arith.mulf %2152, %2125 : f32
      %2154 = arith.mulf %2153, %2141 : f32
      %2155 = arith.truncf %2154 : f32 to f16
      %2156 = arith.muli %0, %c11 : index
      %2157 = wave.lane
      %2158 = arith.remui %2157, %c11 : index
      %2159 = arith.addi %2156, %2158 : index
      %2160 = arith.divui %2103, %outTileRows : index
      %2161 = arith.divui %outputFeatures, %c11 : index
      %2162 = arith.muli %2160, %2161 : index
      %2163 = arith.divui %2159, %c11 : index
      %2164 = arith.addi %2162, %2163 : index
      %2165 = arith.muli %2164, %c3 : index
      %2166 = arith.remui %2159, %c11 : index
      %2167 = arith.divui %2166, %c12 : index
      %2168 = arith.addi %2165, %2167 : index
      %2169 = arith.muli %outTileRows, %c12 : index
      %2170 = arith.muli %2168, %2169 : index
      %2171 = arith.remui %2103, %outTileRows : index
      %2172 = arith.muli %2171, %c12 : index
      %2173 = arith.addi %2170, %2172 : index
      %2174 = arith.remui %2159, %c12 : index
      %2175 = arith.addi %2173, %2174 : index
      memref.store %2155, %out[%2175] : memref<?xf16>
    }
    %2176 = vector.extract %417#4[5] : f32 from vector<8xf32>
    %2177 = vector.extract %417#5[5] : f32 from vector<8xf32>
    %2178 = wave.lane
    %2179 = arith.addi %11, %c1 : index
    %2180 = arith.muli %c29, %c3 : index
    %2181 = arith.addi %2179, %2180 : index
    %2182 = arith.divui %2178, %c11 : index
    %2183 = arith.addi %2181, %2182 : index
    %2184 = arith.cmpi slt, %2183, %10 : index
    scf.if %2184 {
      %2185 = arith.cmpi eq, %hasFactors, %c5 : index
      %2186 = arith.muli %2183, %c3 : index
      %2187 = memref.load %factors[%2186] : memref<?xf32>
      %2188 = arith.mulf %2187, %operandScale : f32
      %2189 = arith.select %2185, %2188, %operandScale : f32
      %2190 = arith.remui %2178, %c11 : index
      %2191 = arith.muli %2190, %c17 : index
      %2192 = arith.addi %6, %2191 : index
      %2193 = vector.load %w[%2192] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2194 = vector.bitcast %2193 : vector<4xi8> to vector<1xf32>
      %2195 = vector.extract %2194[0] : f32 from vector<1xf32>
      %2196 = arith.mulf %2195, %2189 : f32
      %2197 = arith.mulf %2176, %2196 : f32
      %2198 = arith.remui %2178, %c11 : index
      %2199 = arith.muli %2198, %c17 : index
      %2200 = arith.addi %8, %2199 : index
      %2201 = vector.load %w[%2200] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2202 = vector.bitcast %2201 : vector<4xi8> to vector<1xf32>
      %2203 = vector.extract %2202[0] : f32 from vector<1xf32>
      %2204 = arith.mulf %2203, %2189 : f32
      %2205 = arith.mulf %2177, %2204 : f32
      %2206 = arith.addi %6, %c7 : index
      %2207 = vector.load %w[%2206] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2208 = vector.bitcast %2207 : vector<4xi8> to vector<1xf32>
      %2209 = vector.extract %2208[0] : f32 from vector<1xf32>
      %2210 = arith.muli %2183, %c3 : index
      %2211 = arith.addi %2210, %c5 : index
      %2212 = memref.load %factors[%2211] : memref<?xf32>
      %2213 = arith.mulf %2212, %2209 : f32
      %2214 = arith.bitcast %2213 : f32 to i32
      %2215 = arith.shrui %2214, %c23 : i32
      %2216 = arith.maxsi %2215, %c24 : i32
      %2217 = arith.subi %c25, %2216 : i32
      %2218 = arith.shli %2217, %c23 : i32
      %2219 = arith.subi %2216, %c26 : i32
      %2220 = arith.shli %2219, %c23 : i32
      %2221 = arith.bitcast %2218 : i32 to f32
      %2222 = arith.bitcast %2220 : i32 to f32
      %2223 = arith.cmpi eq, %0, %c4 : index
      %2224 = wave.lane
      %2225 = arith.remui %2224, %c11 : index
      %2226 = arith.cmpi eq, %2225, %c4 : index
      %2227 = arith.andi %2223, %2226 : i1
      scf.if %2227 {
        %2228 = arith.muli %2183, %c3 : index
        memref.store %2222, %out_factors[%2228] : memref<?xf32>
      }
      %2229 = arith.mulf %2197, %c28 : f32
      %2230 = wave.exp2 %2229 : f32
      %2231 = arith.addf %c27, %2230 : f32
      %2232 = arith.divf %2197, %2231 : f32
      %2233 = arith.mulf %2232, %2205 : f32
      %2234 = arith.mulf %2233, %2221 : f32
      %2235 = arith.truncf %2234 : f32 to f16
      %2236 = arith.muli %0, %c11 : index
      %2237 = wave.lane
      %2238 = arith.remui %2237, %c11 : index
      %2239 = arith.addi %2236, %2238 : index
      %2240 = arith.divui %2183, %outTileRows : index
      %2241 = arith.divui %outputFeatures, %c11 : index
      %2242 = arith.muli %2240, %2241 : index
      %2243 = arith.divui %2239, %c11 : index
      %2244 = arith.addi %2242, %2243 : index
      %2245 = arith.muli %2244, %c3 : index
      %2246 = arith.remui %2239, %c11 : index
      %2247 = arith.divui %2246, %c12 : index
      %2248 = arith.addi %2245, %2247 : index
      %2249 = arith.muli %outTileRows, %c12 : index
      %2250 = arith.muli %2248, %2249 : index
      %2251 = arith.remui %2183, %outTileRows : index
      %2252 = arith.muli %2251, %c12 : index
      %2253 = arith.addi %2250, %2252 : index
      %2254 = arith.remui %2239, %c12 : index
      %2255 = arith.addi %2253, %2254 : index
      memref.store %2235, %out[%2255] : memref<?xf16>
    }
    %2256 = vector.extract %417#4[6] : f32 from vector<8xf32>
    %2257 = vector.extract %417#5[6] : f32 from vector<8xf32>
    %2258 = wave.lane
    %2259 = arith.addi %11, %c1 : index
    %2260 = arith.muli %c30, %c3 : index
    %2261 = arith.addi %2259, %2260 : index
    %2262 = arith.divui %2258, %c11 : index
    %2263 = arith.addi %2261, %2262 : index
    %2264 = arith.cmpi slt, %2263, %10 : index
    scf.if %2264 {
      %2265 = arith.cmpi eq, %hasFactors, %c5 : index
      %2266 = arith.muli %2263, %c3 : index
      %2267 = memref.load %factors[%2266] : memref<?xf32>
      %2268 = arith.mulf %2267, %operandScale : f32
      %2269 = arith.select %2265, %2268, %operandScale : f32
      %2270 = arith.remui %2258, %c11 : index
      %2271 = arith.muli %2270, %c17 : index
      %2272 = arith.addi %6, %2271 : index
      %2273 = vector.load %w[%2272] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2274 = vector.bitcast %2273 : vector<4xi8> to vector<1xf32>
      %2275 = vector.extract %2274[0] : f32 from vector<1xf32>
      %2276 = arith.mulf %2275, %2269 : f32
      %2277 = arith.mulf %2256, %2276 : f32
      %2278 = arith.remui %2258, %c11 : index
      %2279 = arith.muli %2278, %c17 : index
      %2280 = arith.addi %8, %2279 : index
      %2281 = vector.load %w[%2280] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2282 = vector.bitcast %2281 : vector<4xi8> to vector<1xf32>
      %2283 = vector.extract %2282[0] : f32 from vector<1xf32>
      %2284 = arith.mulf %2283, %2269 : f32
      %2285 = arith.mulf %2257, %2284 : f32
      %2286 = arith.addi %6, %c7 : index
      %2287 = vector.load %w[%2286] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2288 = vector.bitcast %2287 : vector<4xi8> to vector<1xf32>
      %2289 = vector.extract %2288[0] : f32 from vector<1xf32>
      %2290 = arith.muli %2263, %c3 : index
      %2291 = arith.addi %2290, %c5 : index
      %2292 = memref.load %factors[%2291] : memref<?xf32>
      %2293 = arith.mulf %2292, %2289 : f32
      %2294 = arith.bitcast %2293 : f32 to i32
      %2295 = arith.shrui %2294, %c23 : i32
      %2296 = arith.maxsi %2295, %c24 : i32
      %2297 = arith.subi %c25, %2296 : i32
      %2298 = arith.shli %2297, %c23 : i32
      %2299 = arith.subi %2296, %c26 : i32
      %2300 = arith.shli %2299, %c23 : i32
      %2301 = arith.bitcast %2298 : i32 to f32
      %2302 = arith.bitcast %2300 : i32 to f32
      %2303 = arith.cmpi eq, %0, %c4 : index
      %2304 = wave.lane
      %2305 = arith.remui %2304, %c11 : index
      %2306 = arith.cmpi eq, %2305, %c4 : index
      %2307 = arith.andi %2303, %2306 : i1
      scf.if %2307 {
        %2308 = arith.muli %2263, %c3 : index
        memref.store %2302, %out_factors[%2308] : memref<?xf32>
      }
      %2309 = arith.mulf %2277, %c28 : f32
      %2310 = wave.exp2 %2309 : f32
      %2311 = arith.addf %c27, %2310 : f32
      %2312 = arith.divf %2277, %2311 : f32
      %2313 = arith.mulf %2312, %2285 : f32
      %2314 = arith.mulf %2313, %2301 : f32
      %2315 = arith.truncf %2314 : f32 to f16
      %2316 = arith.muli %0, %c11 : index
      %2317 = wave.lane
      %2318 = arith.remui %2317, %c11 : index
      %2319 = arith.addi %2316, %2318 : index
      %2320 = arith.divui %2263, %outTileRows : index
      %2321 = arith.divui %outputFeatures, %c11 : index
      %2322 = arith.muli %2320, %2321 : index
      %2323 = arith.divui %2319, %c11 : index
      %2324 = arith.addi %2322, %2323 : index
      %2325 = arith.muli %2324, %c3 : index
      %2326 = arith.remui %2319, %c11 : index
      %2327 = arith.divui %2326, %c12 : index
      %2328 = arith.addi %2325, %2327 : index
      %2329 = arith.muli %outTileRows, %c12 : index
      %2330 = arith.muli %2328, %2329 : index
      %2331 = arith.remui %2263, %outTileRows : index
      %2332 = arith.muli %2331, %c12 : index
      %2333 = arith.addi %2330, %2332 : index
      %2334 = arith.remui %2319, %c12 : index
      %2335 = arith.addi %2333, %2334 : index
      memref.store %2315, %out[%2335] : memref<?xf16>
    }
    %2336 = vector.extract %417#4[7] : f32 from vector<8xf32>
    %2337 = vector.extract %417#5[7] : f32 from vector<8xf32>
    %2338 = wave.lane
    %2339 = arith.addi %11, %c1 : index
    %2340 = arith.muli %c31, %c3 : index
    %2341 = arith.addi %2339, %2340 : index
    %2342 = arith.divui %2338, %c11 : index
    %2343 = arith.addi %2341, %2342 : index
    %2344 = arith.cmpi slt, %2343, %10 : index
    scf.if %2344 {
      %2345 = arith.cmpi eq, %hasFactors, %c5 : index
      %2346 = arith.muli %2343, %c3 : index
      %2347 = memref.load %factors[%2346] : memref<?xf32>
      %2348 = arith.mulf %2347, %operandScale : f32
      %2349 = arith.select %2345, %2348, %operandScale : f32
      %2350 = arith.remui %2338, %c11 : index
      %2351 = arith.muli %2350, %c17 : index
      %2352 = arith.addi %6, %2351 : index
      %2353 = vector.load %w[%2352] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2354 = vector.bitcast %2353 : vector<4xi8> to vector<1xf32>
      %2355 = vector.extract %2354[0] : f32 from vector<1xf32>
      %2356 = arith.mulf %2355, %2349 : f32
      %2357 = arith.mulf %2336, %2356 : f32
      %2358 = arith.remui %2338, %c11 : index
      %2359 = arith.muli %2358, %c17 : index
      %2360 = arith.addi %8, %2359 : index
      %2361 = vector.load %w[%2360] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2362 = vector.bitcast %2361 : vector<4xi8> to vector<1xf32>
      %2363 = vector.extract %2362[0] : f32 from vector<1xf32>
      %2364 = arith.mulf %2363, %2349 : f32
      %2365 = arith.mulf %2337, %2364 : f32
      %2366 = arith.addi %6, %c7 : index
      %2367 = vector.load %w[%2366] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2368 = vector.bitcast %2367 : vector<4xi8> to vector<1xf32>
      %2369 = vector.extract %2368[0] : f32 from vector<1xf32>
      %2370 = arith.muli %2343, %c3 : index
      %2371 = arith.addi %2370, %c5 : index
      %2372 = memref.load %factors[%2371] : memref<?xf32>
      %2373 = arith.mulf %2372, %2369 : f32
      %2374 = arith.bitcast %2373 : f32 to i32
      %2375 = arith.shrui %2374, %c23 : i32
      %2376 = arith.maxsi %2375, %c24 : i32
      %2377 = arith.subi %c25, %2376 : i32
      %2378 = arith.shli %2377, %c23 : i32
      %2379 = arith.subi %2376, %c26 : i32
      %2380 = arith.shli %2379, %c23 : i32
      %2381 = arith.bitcast %2378 : i32 to f32
      %2382 = arith.bitcast %2380 : i32 to f32
      %2383 = arith.cmpi eq, %0, %c4 : index
      %2384 = wave.lane
      %2385 = arith.remui %2384, %c11 : index
      %2386 = arith.cmpi eq, %2385, %c4 : index
      %2387 = arith.andi %2383, %2386 : i1
      scf.if %2387 {
        %2388 = arith.muli %2343, %c3 : index
        memref.store %2382, %out_factors[%2388] : memref<?xf32>
      }
      %2389 = arith.mulf %2357, %c28 : f32
      %2390 = wave.exp2 %2389 : f32
      %2391 = arith.addf %c27, %2390 : f32
      %2392 = arith.divf %2357, %2391 : f32
      %2393 = arith.mulf %2392, %2365 : f32
      %2394 = arith.mulf %2393, %2381 : f32
      %2395 = arith.truncf %2394 : f32 to f16
      %2396 = arith.muli %0, %c11 : index
      %2397 = wave.lane
      %2398 = arith.remui %2397, %c11 : index
      %2399 = arith.addi %2396, %2398 : index
      %2400 = arith.divui %2343, %outTileRows : index
      %2401 = arith.divui %outputFeatures, %c11 : index
      %2402 = arith.muli %2400, %2401 : index
      %2403 = arith.divui %2399, %c11 : index
      %2404 = arith.addi %2402, %2403 : index
      %2405 = arith.muli %2404, %c3 : index
      %2406 = arith.remui %2399, %c11 : index
      %2407 = arith.divui %2406, %c12 : index
      %2408 = arith.addi %2405, %2407 : index
      %2409 = arith.muli %outTileRows, %c12 : index
      %2410 = arith.muli %2408, %2409 : index
      %2411 = arith.remui %2343, %outTileRows : index
      %2412 = arith.muli %2411, %c12 : index
      %2413 = arith.addi %2410, %2412 : index
      %2414 = arith.remui %2399, %c12 : index
      %2415 = arith.addi %2413, %2414 : index
      memref.store %2395, %out[%2415] : memref<?xf16>
    }
    %2416 = wave.lane
    %2417 = vector.extract %417#6[0] : f32 from vector<8xf32>
    %2418 = vector.extract %417#7[0] : f32 from vector<8xf32>
    %2419 = wave.lane
    %2420 = arith.addi %11, %c13 : index
    %2421 = arith.muli %c4, %c3 : index
    %2422 = arith.addi %2420, %2421 : index
    %2423 = arith.divui %2419, %c11 : index
    %2424 = arith.addi %2422, %2423 : index
    %2425 = arith.cmpi slt, %2424, %10 : index
    scf.if %2425 {
      %2426 = arith.cmpi eq, %hasFactors, %c5 : index
      %2427 = arith.muli %2424, %c3 : index
      %2428 = memref.load %factors[%2427] : memref<?xf32>
      %2429 = arith.mulf %2428, %operandScale : f32
      %2430 = arith.select %2426, %2429, %operandScale : f32
      %2431 = arith.remui %2419, %c11 : index
      %2432 = arith.muli %2431, %c17 : index
      %2433 = arith.addi %6, %2432 : index
      %2434 = vector.load %w[%2433] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2435 = vector.bitcast %2434 : vector<4xi8> to vector<1xf32>
      %2436 = vector.extract %2435[0] : f32 from vector<1xf32>
      %2437 = arith.mulf %2436, %2430 : f32
      %2438 = arith.mulf %2417, %2437 : f32
      %2439 = arith.remui %2419, %c11 : index
      %2440 = arith.muli %2439, %c17 : index
      %2441 = arith.addi %8, %2440 : index
      %2442 = vector.load %w[%2441] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2443 = vector.bitcast %2442 : vector<4xi8> to vector<1xf32>
      %2444 = vector.extract %2443[0] : f32 from vector<1xf32>
      %2445 = arith.mulf %2444, %2430 : f32
      %2446 = arith.mulf %2418, %2445 : f32
      %2447 = arith.addi %6, %c7 : index
      %2448 = vector.load %w[%2447] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2449 = vector.bitcast %2448 : vector<4xi8> to vector<1xf32>
      %2450 = vector.extract %2449[0] : f32 from vector<1xf32>
      %2451 = arith.muli %2424, %c3 : index
      %2452 = arith.addi %2451, %c5 : index
      %2453 = memref.load %factors[%2452] : memref<?xf32>
      %2454 = arith.mulf %2453, %2450 : f32
      %2455 = arith.bitcast %2454 : f32 to i32
      %2456 = arith.shrui %2455, %c23 : i32
      %2457 = arith.maxsi %2456, %c24 : i32
      %2458 = arith.subi %c25, %2457 : i32
      %2459 = arith.shli %2458, %c23 : i32
      %2460 = arith.subi %2457, %c26 : i32
      %2461 = arith.shli %2460, %c23 : i32
      %2462 = arith.bitcast %2459 : i32 to f32
      %2463 = arith.bitcast %2461 : i32 to f32
      %2464 = arith.cmpi eq, %0, %c4 : index
      %2465 = wave.lane
      %2466 = arith.remui %2465, %c11 : index
      %2467 = arith.cmpi eq, %2466, %c4 : index
      %2468 = arith.andi %2464, %2467 : i1
      scf.if %2468 {
        %2469 = arith.muli %2424, %c3 : index
        memref.store %2463, %out_factors[%2469] : memref<?xf32>
      }
      %2470 = arith.mulf %2438, %c28 : f32
      %2471 = wave.exp2 %2470 : f32
      %2472 = arith.addf %c27, %2471 : f32
      %2473 = arith.divf %2438, %2472 : f32
      %2474 = arith.mulf %2473, %2446 : f32
      %2475 = arith.mulf %2474, %2462 : f32
      %2476 = arith.truncf %2475 : f32 to f16
      %2477 = arith.muli %0, %c11 : index
      %2478 = wave.lane
      %2479 = arith.remui %2478, %c11 : index
      %2480 = arith.addi %2477, %2479 : index
      %2481 = arith.divui %2424, %outTileRows : index
      %2482 = arith.divui %outputFeatures, %c11 : index
      %2483 = arith.muli %2481, %2482 : index
      %2484 = arith.divui %2480, %c11 : index
      %2485 = arith.addi %2483, %2484 : index
      %2486 = arith.muli %2485, %c3 : index
      %2487 = arith.remui %2480, %c11 : index
      %2488 = arith.divui %2487, %c12 : index
      %2489 = arith.addi %2486, %2488 : index
      %2490 = arith.muli %outTileRows, %c12 : index
      %2491 = arith.muli %2489, %2490 : index
      %2492 = arith.remui %2424, %outTileRows : index
      %2493 = arith.muli %2492, %c12 : index
      %2494 = arith.addi %2491, %2493 : index
      %2495 = arith.remui %2480, %c12 : index
      %2496 = arith.addi %2494, %2495 : index
      memref.store %2476, %out[%2496] : memref<?xf16>
    }
    %2497 = vector.extract %417#6[1] : f32 from vector<8xf32>
    %2498 = vector.extract %417#7[1] : f32 from vector<8xf32>
    %2499 = wave.lane
    %2500 = arith.addi %11, %c13 : index
    %2501 = arith.muli %c5, %c3 : index
    %2502 = arith.addi %2500, %2501 : index
    %2503 = arith.divui %2499, %c11 : index
    %2504 = arith.addi %2502, %2503 : index
    %2505 = arith.cmpi slt, %2504, %10 : index
    scf.if %2505 {
      %2506 = arith.cmpi eq, %hasFactors, %c5 : index
      %2507 = arith.muli %2504, %c3 : index
      %2508 = memref.load %factors[%2507] : memref<?xf32>
      %2509 = arith.mulf %2508, %operandScale : f32
      %2510 = arith.select %2506, %2509, %operandScale : f32
      %2511 = arith.remui %2499, %c11 : index
      %2512 = arith.muli %2511, %c17 : index
      %2513 = arith.addi %6, %2512 : index
      %2514 = vector.load %w[%2513] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2515 = vector.bitcast %2514 : vector<4xi8> to vector<1xf32>
      %2516 = vector.extract %2515[0] : f32 from vector<1xf32>
      %2517 = arith.mulf %2516, %2510 : f32
      %2518 = arith.mulf %2497, %2517 : f32
      %2519 = arith.remui %2499, %c11 : index
      %2520 = arith.muli %2519, %c17 : index
      %2521 = arith.addi %8, %2520 : index
      %2522 = vector.load %w[%2521] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2523 = vector.bitcast %2522 : vector<4xi8> to vector<1xf32>
      %2524 = vector.extract %2523[0] : f32 from vector<1xf32>
      %2525 = arith.mulf %2524, %2510 : f32
      %2526 = arith.mulf %2498, %2525 : f32
      %2527 = arith.addi %6, %c7 : index
      %2528 = vector.load %w[%2527] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2529 = vector.bitcast %2528 : vector<4xi8> to vector<1xf32>
      %2530 = vector.extract %2529[0] : f32 from vector<1xf32>
      %2531 = arith.muli %2504, %c3 : index
      %2532 = arith.addi %2531, %c5 : index
      %2533 = memref.load %factors[%2532] : memref<?xf32>
      %2534 = arith.mulf %2533, %2530 : f32
      %2535 = arith.bitcast %2534 : f32 to i32
      %2536 = arith.shrui %2535, %c23 : i32
      %2537 = arith.maxsi %2536, %c24 : i32
      %2538 = arith.subi %c25, %2537 : i32
      %2539 = arith.shli %2538, %c23 : i32
      %2540 = arith.subi %2537, %c26 : i32
      %2541 = arith.shli %2540, %c23 : i32
      %2542 = arith.bitcast %2539 : i32 to f32
      %2543 = arith.bitcast %2541 : i32 to f32
      %2544 = arith.cmpi eq, %0, %c4 : index
      %2545 = wave.lane
      %2546 = arith.remui %2545, %c11 : index
      %2547 = arith.cmpi eq, %2546, %c4 : index
      %2548 = arith.andi %2544, %2547 : i1
      scf.if %2548 {
        %2549 = arith.muli %2504, %c3 : index
        memref.store %2543, %out_factors[%2549] : memref<?xf32>
      }
      %2550 = arith.mulf %2518, %c28 : f32
      %2551 = wave.exp2 %2550 : f32
      %2552 = arith.addf %c27, %2551 : f32
      %2553 = arith.divf %2518, %2552 : f32
      %2554 = arith.mulf %2553, %2526 : f32
      %2555 = arith.mulf %2554, %2542 : f32
      %2556 = arith.truncf %2555 : f32 to f16
      %2557 = arith.muli %0, %c11 : index
      %2558 = wave.lane
      %2559 = arith.remui %2558, %c11 : index
      %2560 = arith.addi %2557, %2559 : index
      %2561 = arith.divui %2504, %outTileRows : index
      %2562 = arith.divui %outputFeatures, %c11 : index
      %2563 = arith.muli %2561, %2562 : index
      %2564 = arith.divui %2560, %c11 : index
      %2565 = arith.addi %2563, %2564 : index
      %2566 = arith.muli %2565, %c3 : index
      %2567 = arith.remui %2560, %c11 : index
      %2568 = arith.divui %2567, %c12 : index
      %2569 = arith.addi %2566, %2568 : index
      %2570 = arith.muli %outTileRows, %c12 : index
      %2571 = arith.muli %2569, %2570 : index
      %2572 = arith.remui %2504, %outTileRows : index
      %2573 = arith.muli %2572, %c12 : index
      %2574 = arith.addi %2571, %2573 : index
      %2575 = arith.remui %2560, %c12 : index
      %2576 = arith.addi %2574, %2575 : index
      memref.store %2556, %out[%2576] : memref<?xf16>
    }
    %2577 = vector.extract %417#6[2] : f32 from vector<8xf32>
    %2578 = vector.extract %417#7[2] : f32 from vector<8xf32>
    %2579 = wave.lane
    %2580 = arith.addi %11, %c13 : index
    %2581 = arith.muli %c3, %c3 : index
    %2582 = arith.addi %2580, %2581 : index
    %2583 = arith.divui %2579, %c11 : index
    %2584 = arith.addi %2582, %2583 : index
    %2585 = arith.cmpi slt, %2584, %10 : index
    scf.if %2585 {
      %2586 = arith.cmpi eq, %hasFactors, %c5 : index
      %2587 = arith.muli %2584, %c3 : index
      %2588 = memref.load %factors[%2587] : memref<?xf32>
      %2589 = arith.mulf %2588, %operandScale : f32
      %2590 = arith.select %2586, %2589, %operandScale : f32
      %2591 = arith.remui %2579, %c11 : index
      %2592 = arith.muli %2591, %c17 : index
      %2593 = arith.addi %6, %2592 : index
      %2594 = vector.load %w[%2593] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2595 = vector.bitcast %2594 : vector<4xi8> to vector<1xf32>
      %2596 = vector.extract %2595[0] : f32 from vector<1xf32>
      %2597 = arith.mulf %2596, %2590 : f32
      %2598 = arith.mulf %2577, %2597 : f32
      %2599 = arith.remui %2579, %c11 : index
      %2600 = arith.muli %2599, %c17 : index
      %2601 = arith.addi %8, %2600 : index
      %2602 = vector.load %w[%2601] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2603 = vector.bitcast %2602 : vector<4xi8> to vector<1xf32>
      %2604 = vector.extract %2603[0] : f32 from vector<1xf32>
      %2605 = arith.mulf %2604, %2590 : f32
      %2606 = arith.mulf %2578, %2605 : f32
      %2607 = arith.addi %6, %c7 : index
      %2608 = vector.load %w[%2607] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2609 = vector.bitcast %2608 : vector<4xi8> to vector<1xf32>
      %2610 = vector.extract %2609[0] : f32 from vector<1xf32>
      %2611 = arith.muli %2584, %c3 : index
      %2612 = arith.addi %2611, %c5 : index
      %2613 = memref.load %factors[%2612] : memref<?xf32>
      %2614 = arith.mulf %2613, %2610 : f32
      %2615 = arith.bitcast %2614 : f32 to i32
      %2616 = arith.shrui %2615, %c23 : i32
      %2617 = arith.maxsi %2616, %c24 : i32
      %2618 = arith.subi %c25, %2617 : i32
      %2619 = arith.shli %2618, %c23 : i32
      %2620 = arith.subi %2617, %c26 : i32
      %2621 = arith.shli %2620, %c23 : i32
      %2622 = arith.bitcast %2619 : i32 to f32
      %2623 = arith.bitcast %2621 : i32 to f32
      %2624 = arith.cmpi eq, %0, %c4 : index
      %2625 = wave.lane
      %2626 = arith.remui %2625, %c11 : index
      %2627 = arith.cmpi eq, %2626, %c4 : index
      %2628 = arith.andi %2624, %2627 : i1
      scf.if %2628 {
        %2629 = arith.muli %2584, %c3 : index
        memref.store %2623, %out_factors[%2629] : memref<?xf32>
      }
      %2630 = arith.mulf %2598, %c28 : f32
      %2631 = wave.exp2 %2630 : f32
      %2632 = arith.addf %c27, %2631 : f32
      %2633 = arith.divf %2598, %2632 : f32
      %2634 = arith.mulf %2633, %2606 : f32
      %2635 = arith.mulf %2634, %2622 : f32
      %2636 = arith.truncf %2635 : f32 to f16
      %2637 = arith.muli %0, %c11 : index
      %2638 = wave.lane
      %2639 = arith.remui %2638, %c11 : index
      %2640 = arith.addi %2637, %2639 : index
      %2641 = arith.divui %2584, %outTileRows : index
      %2642 = arith.divui %outputFeatures, %c11 : index
      %2643 = arith.muli %2641, %2642 : index
      %2644 = arith.divui %2640, %c11 : index
      %2645 = arith.addi %2643, %2644 : index
      %2646 = arith.muli %2645, %c3 : index
      %2647 = arith.remui %2640, %c11 : index
      %2648 = arith.divui %2647, %c12 : index
      %2649 = arith.addi %2646, %2648 : index
      %2650 = arith.muli %outTileRows, %c12 : index
      %2651 = arith.muli %2649, %2650 : index
      %2652 = arith.remui %2584, %outTileRows : index
      %2653 = arith.muli %2652, %c12 : index
      %2654 = arith.addi %2651, %2653 : index
      %2655 = arith.remui %2640, %c12 : index
      %2656 = arith.addi %2654, %2655 : index
      memref.store %2636, %out[%2656] : memref<?xf16>
    }
    %2657 = vector.extract %417#6[3] : f32 from vector<8xf32>
    %2658 = vector.extract %417#7[3] : f32 from vector<8xf32>
    %2659 = wave.lane
    %2660 = arith.addi %11, %c13 : index
    %2661 = arith.muli %c20, %c3 : index
    %2662 = arith.addi %2660, %2661 : index
    %2663 = arith.divui %2659, %c11 : index
    %2664 = arith.addi %2662, %2663 : index
    %2665 = arith.cmpi slt, %2664, %10 : index
    scf.if %2665 {
      %2666 = arith.cmpi eq, %hasFactors, %c5 : index
      %2667 = arith.muli %2664, %c3 : index
      %2668 = memref.load %factors[%2667] : memref<?xf32>
      %2669 = arith.mulf %2668, %operandScale : f32
      %2670 = arith.select %2666, %2669, %operandScale : f32
      %2671 = arith.remui %2659, %c11 : index
      %2672 = arith.muli %2671, %c17 : index
      %2673 = arith.addi %6, %2672 : index
      %2674 = vector.load %w[%2673] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2675 = vector.bitcast %2674 : vector<4xi8> to vector<1xf32>
      %2676 = vector.extract %2675[0] : f32 from vector<1xf32>
      %2677 = arith.mulf %2676, %2670 : f32
      %2678 = arith.mulf %2657, %2677 : f32
      %2679 = arith.remui %2659, %c11 : index
      %2680 = arith.muli %2679, %c17 : index
      %2681 = arith.addi %8, %2680 : index
      %2682 = vector.load %w[%2681] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2683 = vector.bitcast %2682 : vector<4xi8> to vector<1xf32>
      %2684 = vector.extract %2683[0] : f32 from vector<1xf32>
      %2685 = arith.mulf %2684, %2670 : f32
      %2686 = arith.mulf %2658, %2685 : f32
      %2687 = arith.addi %6, %c7 : index
      %2688 = vector.load %w[%2687] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2689 = vector.bitcast %2688 : vector<4xi8> to vector<1xf32>
      %2690 = vector.extract %2689[0] : f32 from vector<1xf32>
      %2691 = arith.muli %2664, %c3 : index
      %2692 = arith.addi %2691, %c5 : index
      %2693 = memref.load %factors[%2692] : memref<?xf32>
      %2694 = arith.mulf %2693, %2690 : f32
      %2695 = arith.bitcast %2694 : f32 to i32
      %2696 = arith.shrui %2695, %c23 : i32
      %2697 = arith.maxsi %2696, %c24 : i32
      %2698 = arith.subi %c25, %2697 : i32
      %2699 = arith.shli %2698, %c23 : i32
      %2700 = arith.subi %2697, %c26 : i32
      %2701 = arith.shli %2700, %c23 : i32
      %2702 = arith.bitcast %2699 : i32 to f32
      %2703 = arith.bitcast %2701 : i32 to f32
      %2704 = arith.cmpi eq, %0, %c4 : index
      %2705 = wave.lane
      %2706 = arith.remui %2705, %c11 : index
      %2707 = arith.cmpi eq, %2706, %c4 : index
      %2708 = arith.andi %2704, %2707 : i1
      scf.if %2708 {
        %2709 = arith.muli %2664, %c3 : index
        memref.store %2703, %out_factors[%2709] : memref<?xf32>
      }
      %2710 = arith.mulf %2678, %c28 : f32
      %2711 = wave.exp2 %2710 : f32
      %2712 = arith.addf %c27, %2711 : f32
      %2713 = arith.divf %2678, %2712 : f32
      %2714 = arith.mulf %2713, %2686 : f32
      %2715 = arith.mulf %2714, %2702 : f32
      %2716 = arith.truncf %2715 : f32 to f16
      %2717 = arith.muli %0, %c11 : index
      %2718 = wave.lane
      %2719 = arith.remui %2718, %c11 : index
      %2720 = arith.addi %2717, %2719 : index
      %2721 = arith.divui %2664, %outTileRows : index
      %2722 = arith.divui %outputFeatures, %c11 : index
      %2723 = arith.muli %2721, %2722 : index
      %2724 = arith.divui %2720, %c11 : index
      %2725 = arith.addi %2723, %2724 : index
      %2726 = arith.muli %2725, %c3 : index
      %2727 = arith.remui %2720, %c11 : index
      %2728 = arith.divui %2727, %c12 : index
      %2729 = arith.addi %2726, %2728 : index
      %2730 = arith.muli %outTileRows, %c12 : index
      %2731 = arith.muli %2729, %2730 : index
      %2732 = arith.remui %2664, %outTileRows : index
      %2733 = arith.muli %2732, %c12 : index
      %2734 = arith.addi %2731, %2733 : index
      %2735 = arith.remui %2720, %c12 : index
      %2736 = arith.addi %2734, %2735 : index
      memref.store %2716, %out[%2736] : memref<?xf16>
    }
    %2737 = vector.extract %417#6[4] : f32 from vector<8xf32>
    %2738 = vector.extract %417#7[4] : f32 from vector<8xf32>
    %2739 = wave.lane
    %2740 = arith.addi %11, %c13 : index
    %2741 = arith.muli %c17, %c3 : index
    %2742 = arith.addi %2740, %2741 : index
    %2743 = arith.divui %2739, %c11 : index
    %2744 = arith.addi %2742, %2743 : index
    %2745 = arith.cmpi slt, %2744, %10 : index
    scf.if %2745 {
      %2746 = arith.cmpi eq, %hasFactors, %c5 : index
      %2747 = arith.muli %2744, %c3 : index
      %2748 = memref.load %factors[%2747] : memref<?xf32>
      %2749 = arith.mulf %2748, %operandScale : f32
      %2750 = arith.select %2746, %2749, %operandScale : f32
      %2751 = arith.remui %2739, %c11 : index
      %2752 = arith.muli %2751, %c17 : index
      %2753 = arith.addi %6, %2752 : index
      %2754 = vector.load %w[%2753] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2755 = vector.bitcast %2754 : vector<4xi8> to vector<1xf32>
      %2756 = vector.extract %2755[0] : f32 from vector<1xf32>
      %2757 = arith.mulf %2756, %2750 : f32
      %2758 = arith.mulf %2737, %2757 : f32
      %2759 = arith.remui %2739, %c11 : index
      %2760 = arith.muli %2759, %c17 : index
      %2761 = arith.addi %8, %2760 : index
      %2762 = vector.load %w[%2761] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2763 = vector.bitcast %2762 : vector<4xi8> to vector<1xf32>
      %2764 = vector.extract %2763[0] : f32 from vector<1xf32>
      %2765 = arith.mulf %2764, %2750 : f32
      %2766 = arith.mulf %2738, %2765 : f32
      %2767 = arith.addi %6, %c7 : index
      %2768 = vector.load %w[%2767] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2769 = vector.bitcast %2768 : vector<4xi8> to vector<1xf32>
      %2770 = vector.extract %2769[0] : f32 from vector<1xf32>
      %2771 = arith.muli %2744, %c3 : index
      %2772 = arith.addi %2771, %c5 : index
      %2773 = memref.load %factors[%2772] : memref<?xf32>
      %2774 = arith.mulf %2773, %2770 : f32
      %2775 = arith.bitcast %2774 : f32 to i32
      %2776 = arith.shrui %2775, %c23 : i32
      %2777 = arith.maxsi %2776, %c24 : i32
      %2778 = arith.subi %c25, %2777 : i32
      %2779 = arith.shli %2778, %c23 : i32
      %2780 = arith.subi %2777, %c26 : i32
      %2781 = arith.shli %2780, %c23 : i32
      %2782 = arith.bitcast %2779 : i32 to f32
      %2783 = arith.bitcast %2781 : i32 to f32
      %2784 = arith.cmpi eq, %0, %c4 : index
      %2785 = wave.lane
      %2786 = arith.remui %2785, %c11 : index
      %2787 = arith.cmpi eq, %2786, %c4 : index
      %2788 = arith.andi %2784, %2787 : i1
      scf.if %2788 {
        %2789 = arith.muli %2744, %c3 : index
        memref.store %2783, %out_factors[%2789] : memref<?xf32>
      }
      %2790 = arith.mulf %2758, %c28 : f32
      %2791 = wave.exp2 %2790 : f32
      %2792 = arith.addf %c27, %2791 : f32
      %2793 = arith.divf %2758, %2792 : f32
      %2794 = arith.mulf %2793, %2766 : f32
      %2795 = arith.mulf %2794, %2782 : f32
      %2796 = arith.truncf %2795 : f32 to f16
      %2797 = arith.muli %0, %c11 : index
      %2798 = wave.lane
      %2799 = arith.remui %2798, %c11 : index
      %2800 = arith.addi %2797, %2799 : index
      %2801 = arith.divui %2744, %outTileRows : index
      %2802 = arith.divui %outputFeatures, %c11 : index
      %2803 = arith.muli %2801, %2802 : index
      %2804 = arith.divui %2800, %c11 : index
      %2805 = arith.addi %2803, %2804 : index
      %2806 = arith.muli %2805, %c3 : index
      %2807 = arith.remui %2800, %c11 : index
      %2808 = arith.divui %2807, %c12 : index
      %2809 = arith.addi %2806, %2808 : index
      %2810 = arith.muli %outTileRows, %c12 : index
      %2811 = arith.muli %2809, %2810 : index
      %2812 = arith.remui %2744, %outTileRows : index
      %2813 = arith.muli %2812, %c12 : index
      %2814 = arith.addi %2811, %2813 : index
      %2815 = arith.remui %2800, %c12 : index
      %2816 = arith.addi %2814, %2815 : index
      memref.store %2796, %out[%2816] : memref<?xf16>
    }
    %2817 = vector.extract %417#6[5] : f32 from vector<8xf32>
    %2818 = vector.extract %417#7[5] : f32 from vector<8xf32>
    %2819 = wave.lane
    %2820 = arith.addi %11, %c13 : index
    %2821 = arith.muli %c29, %c3 : index
    %2822 = arith.addi %2820, %2821 : index
    %2823 = arith.divui %2819, %c11 : index
    %2824 = arith.addi %2822, %2823 : index
    %2825 = arith.cmpi slt, %2824, %10 : index
    scf.if %2825 {
      %2826 = arith.cmpi eq, %hasFactors, %c5 : index
      %2827 = arith.muli %2824, %c3 : index
      %2828 = memref.load %factors[%2827] : memref<?xf32>
      %2829 = arith.mulf %2828, %operandScale : f32
      %2830 = arith.select %2826, %2829, %operandScale : f32
      %2831 = arith.remui %2819, %c11 : index
      %2832 = arith.muli %2831, %c17 : index
      %2833 = arith.addi %6, %2832 : index
      %2834 = vector.load %w[%2833] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2835 = vector.bitcast %2834 : vector<4xi8> to vector<1xf32>
      %2836 = vector.extract %2835[0] : f32 from vector<1xf32>
      %2837 = arith.mulf %2836, %2830 : f32
      %2838 = arith.mulf %2817, %2837 : f32
      %2839 = arith.remui %2819, %c11 : index
      %2840 = arith.muli %2839, %c17 : index
      %2841 = arith.addi %8, %2840 : index
      %2842 = vector.load %w[%2841] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2843 = vector.bitcast %2842 : vector<4xi8> to vector<1xf32>
      %2844 = vector.extract %2843[0] : f32 from vector<1xf32>
      %2845 = arith.mulf %2844, %2830 : f32
      %2846 = arith.mulf %2818, %2845 : f32
      %2847 = arith.addi %6, %c7 : index
      %2848 = vector.load %w[%2847] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2849 = vector.bitcast %2848 : vector<4xi8> to vector<1xf32>
      %2850 = vector.extract %2849[0] : f32 from vector<1xf32>
      %2851 = arith.muli %2824, %c3 : index
      %2852 = arith.addi %2851, %c5 : index
      %2853 = memref.load %factors[%2852] : memref<?xf32>
      %2854 = arith.mulf %2853, %2850 : f32
      %2855 = arith.bitcast %2854 : f32 to i32
      %2856 = arith.shrui %2855, %c23 : i32
      %2857 = arith.maxsi %2856, %c24 : i32
      %2858 = arith.subi %c25, %2857 : i32
      %2859 = arith.shli %2858, %c23 : i32
      %2860 = arith.subi %2857, %c26 : i32
      %2861 = arith.shli %2860, %c23 : i32
      %2862 = arith.bitcast %2859 : i32 to f32
      %2863 = arith.bitcast %2861 : i32 to f32
      %2864 = arith.cmpi eq, %0, %c4 : index
      %2865 = wave.lane
      %2866 = arith.remui %2865, %c11 : index
      %2867 = arith.cmpi eq, %2866, %c4 : index
      %2868 = arith.andi %2864, %2867 : i1
      scf.if %2868 {
        %2869 = arith.muli %2824, %c3 : index
        memref.store %2863, %out_factors[%2869] : memref<?xf32>
      }
      %2870 = arith.mulf %2838, %c28 : f32
      %2871 = wave.exp2 %2870 : f32
      %2872 = arith.addf %c27, %2871 : f32
      %2873 = arith.divf %2838, %2872 : f32
      %2874 = arith.mulf %2873, %2846 : f32
      %2875 = arith.mulf %2874, %2862 : f32
      %2876 = arith.truncf %2875 : f32 to f16
      %2877 = arith.muli %0, %c11 : index
      %2878 = wave.lane
      %2879 = arith.remui %2878, %c11 : index
      %2880 = arith.addi %2877, %2879 : index
      %2881 = arith.divui %2824, %outTileRows : index
      %2882 = arith.divui %outputFeatures, %c11 : index
      %2883 = arith.muli %2881, %2882 : index
      %2884 = arith.divui %2880, %c11 : index
      %2885 = arith.addi %2883, %2884 : index
      %2886 = arith.muli %2885, %c3 : index
      %2887 = arith.remui %2880, %c11 : index
      %2888 = arith.divui %2887, %c12 : index
      %2889 = arith.addi %2886, %2888 : index
      %2890 = arith.muli %outTileRows, %c12 : index
      %2891 = arith.muli %2889, %2890 : index
      %2892 = arith.remui %2824, %outTileRows : index
      %2893 = arith.muli %2892, %c12 : index
      %2894 = arith.addi %2891, %2893 : index
      %2895 = arith.remui %2880, %c12 : index
      %2896 = arith.addi %2894, %2895 : index
      memref.store %2876, %out[%2896] : memref<?xf16>
    }
    %2897 = vector.extract %417#6[6] : f32 from vector<8xf32>
    %2898 = vector.extract %417#7[6] : f32 from vector<8xf32>
    %2899 = wave.lane
    %2900 = arith.addi %11, %c13 : index
    %2901 = arith.muli %c30, %c3 : index
    %2902 = arith.addi %2900, %2901 : index
    %2903 = arith.divui %2899, %c11 : index
    %2904 = arith.addi %2902, %2903 : index
    %2905 = arith.cmpi slt, %2904, %10 : index
    scf.if %2905 {
      %2906 = arith.cmpi eq, %hasFactors, %c5 : index
      %2907 = arith.muli %2904, %c3 : index
      %2908 = memref.load %factors[%2907] : memref<?xf32>
      %2909 = arith.mulf %2908, %operandScale : f32
      %2910 = arith.select %2906, %2909, %operandScale : f32
      %2911 = arith.remui %2899, %c11 : index
      %2912 = arith.muli %2911, %c17 : index
      %2913 = arith.addi %6, %2912 : index
      %2914 = vector.load %w[%2913] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2915 = vector.bitcast %2914 : vector<4xi8> to vector<1xf32>
      %2916 = vector.extract %2915[0] : f32 from vector<1xf32>
      %2917 = arith.mulf %2916, %2910 : f32
      %2918 = arith.mulf %2897, %2917 : f32
      %2919 = arith.remui %2899, %c11 : index
      %2920 = arith.muli %2919, %c17 : index
      %2921 = arith.addi %8, %2920 : index
      %2922 = vector.load %w[%2921] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2923 = vector.bitcast %2922 : vector<4xi8> to vector<1xf32>
      %2924 = vector.extract %2923[0] : f32 from vector<1xf32>
      %2925 = arith.mulf %2924, %2910 : f32
      %2926 = arith.mulf %2898, %2925 : f32
      %2927 = arith.addi %6, %c7 : index
      %2928 = vector.load %w[%2927] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2929 = vector.bitcast %2928 : vector<4xi8> to vector<1xf32>
      %2930 = vector.extract %2929[0] : f32 from vector<1xf32>
      %2931 = arith.muli %2904, %c3 : index
      %2932 = arith.addi %2931, %c5 : index
      %2933 = memref.load %factors[%2932] : memref<?xf32>
      %2934 = arith.mulf %2933, %2930 : f32
      %2935 = arith.bitcast %2934 : f32 to i32
      %2936 = arith.shrui %2935, %c23 : i32
      %2937 = arith.maxsi %2936, %c24 : i32
      %2938 = arith.subi %c25, %2937 : i32
      %2939 = arith.shli %2938, %c23 : i32
      %2940 = arith.subi %2937, %c26 : i32
      %2941 = arith.shli %2940, %c23 : i32
      %2942 = arith.bitcast %2939 : i32 to f32
      %2943 = arith.bitcast %2941 : i32 to f32
      %2944 = arith.cmpi eq, %0, %c4 : index
      %2945 = wave.lane
      %2946 = arith.remui %2945, %c11 : index
      %2947 = arith.cmpi eq, %2946, %c4 : index
      %2948 = arith.andi %2944, %2947 : i1
      scf.if %2948 {
        %2949 = arith.muli %2904, %c3 : index
        memref.store %2943, %out_factors[%2949] : memref<?xf32>
      }
      %2950 = arith.mulf %2918, %c28 : f32
      %2951 = wave.exp2 %2950 : f32
      %2952 = arith.addf %c27, %2951 : f32
      %2953 = arith.divf %2918, %2952 : f32
      %2954 = arith.mulf %2953, %2926 : f32
      %2955 = arith.mulf %2954, %2942 : f32
      %2956 = arith.truncf %2955 : f32 to f16
      %2957 = arith.muli %0, %c11 : index
      %2958 = wave.lane
      %2959 = arith.remui %2958, %c11 : index
      %2960 = arith.addi %2957, %2959 : index
      %2961 = arith.divui %2904, %outTileRows : index
      %2962 = arith.divui %outputFeatures, %c11 : index
      %2963 = arith.muli %2961, %2962 : index
      %2964 = arith.divui %2960, %c11 : index
      %2965 = arith.addi %2963, %2964 : index
      %2966 = arith.muli %2965, %c3 : index
      %2967 = arith.remui %2960, %c11 : index
      %2968 = arith.divui %2967, %c12 : index
      %2969 = arith.addi %2966, %2968 : index
      %2970 = arith.muli %outTileRows, %c12 : index
      %2971 = arith.muli %2969, %2970 : index
      %2972 = arith.remui %2904, %outTileRows : index
      %2973 = arith.muli %2972, %c12 : index
      %2974 = arith.addi %2971, %2973 : index
      %2975 = arith.remui %2960, %c12 : index
      %2976 = arith.addi %2974, %2975 : index
      memref.store %2956, %out[%2976] : memref<?xf16>
    }
    %2977 = vector.extract %417#6[7] : f32 from vector<8xf32>
    %2978 = vector.extract %417#7[7] : f32 from vector<8xf32>
    %2979 = wave.lane
    %2980 = arith.addi %11, %c13 : index
    %2981 = arith.muli %c31, %c3 : index
    %2982 = arith.addi %2980, %2981 : index
    %2983 = arith.divui %2979, %c11 : index
    %2984 = arith.addi %2982, %2983 : index
    %2985 = arith.cmpi slt, %2984, %10 : index
    scf.if %2985 {
      %2986 = arith.cmpi eq, %hasFactors, %c5 : index
      %2987 = arith.muli %2984, %c3 : index
      %2988 = memref.load %factors[%2987] : memref<?xf32>
      %2989 = arith.mulf %2988, %operandScale : f32
      %2990 = arith.select %2986, %2989, %operandScale : f32
      %2991 = arith.remui %2979, %c11 : index
      %2992 = arith.muli %2991, %c17 : index
      %2993 = arith.addi %6, %2992 : index
      %2994 = vector.load %w[%2993] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2995 = vector.bitcast %2994 : vector<4xi8> to vector<1xf32>
      %2996 = vector.extract %2995[0] : f32 from vector<1xf32>
      %2997 = arith.mulf %2996, %2990 : f32
      %2998 = arith.mulf %2977, %2997 : f32
      %2999 = arith.remui %2979, %c11 : index
      %3000 = arith.muli %2999, %c17 : index
      %3001 = arith.addi %8, %3000 : index
      %3002 = vector.load %w[%3001] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3003 = vector.bitcast %3002 : vector<4xi8> to vector<1xf32>
      %3004 = vector.extract %3003[0] : f32 from vector<1xf32>
      %3005 = arith.mulf %3004, %2990 : f32
      %3006 = arith.mulf %2978, %3005 : f32
      %3007 = arith.addi %6, %c7 : index
      %3008 = vector.load %w[%3007] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3009 = vector.bitcast %3008 : vector<4xi8> to vector<1xf32>
      %3010 = vector.extract %3009[0] : f32 from vector<1xf32>
      %3011 = arith.muli %2984, %c3 : index
      %3012 = arith.addi %3011, %c5 : index
      %3013 = memref.load %factors[%3012] : memref<?xf32>
      %3014 = arith.mulf %3013, %3010 : f32
      %3015 = arith.bitcast %3014 : f32 to i32
      %3016 = arith.shrui %3015, %c23 : i32
      %3017 = arith.maxsi %3016, %c24 : i32
      %3018 = arith.subi %c25, %3017 : i32
      %3019 = arith.shli %3018, %c23 : i32
      %3020 = arith.subi %3017, %c26 : i32
      %3021 = arith.shli %3020, %c23 : i32
      %3022 = arith.bitcast %3019 : i32 to f32
      %3023 = arith.bitcast %3021 : i32 to f32
      %3024 = arith.cmpi eq, %0, %c4 : index
      %3025 = wave.lane
      %3026 = arith.remui %3025, %c11 : index
      %3027 = arith.cmpi eq, %3026, %c4 : index
      %3028 = arith.andi %3024, %3027 : i1
      scf.if %3028 {
        %3029 = arith.muli %2984, %c3 : index
        memref.store %3023, %out_factors[%3029] : memref<?xf32>
      }
      %3030 = arith.mulf %2998, %c28 : f32
      %3031 = wave.exp2 %3030 : f32
      %3032 = arith.addf %c27, %3031 : f32
      %3033 = arith.divf %2998, %3032 : f32
      %3034 = arith.mulf %3033, %3006 : f32
      %3035 = arith.mulf %3034, %3022 : f32
      %3036 = arith.truncf %3035 : f32 to f16
      %3037 = arith.muli %0, %c11 : index
      %3038 = wave.lane
      %3039 = arith.remui %3038, %c11 : index
      %3040 = arith.addi %3037, %3039 : index
      %3041 = arith.divui %2984, %outTileRows : index
      %3042 = arith.divui %outputFeatures, %c11 : index
      %3043 = arith.muli %3041, %3042 : index
      %3044 = arith.divui %3040, %c11 : index
      %3045 = arith.addi %3043, %3044 : index
      %3046 = arith.muli %3045, %c3 : index
      %3047 = arith.remui %3040, %c11 : index
      %3048 = arith.divui %3047, %c12 : index
      %3049 = arith.addi %3046, %3048 : index
      %3050 = arith.muli %outTileRows, %c12 : index
      %3051 = arith.muli %3049, %3050 : index
      %3052 = arith.remui %2984, %outTileRows : index
      %3053 = arith.muli %3052, %c12 : index
      %3054 = arith.addi %3051, %3053 : index
      %3055 = arith.remui %3040, %c12 : index
      %3056 = arith.addi %3054, %3055 : index
      memref.store %3036, %out[%3056] : memref<?xf16>
    }
  }
  wave.return
}
