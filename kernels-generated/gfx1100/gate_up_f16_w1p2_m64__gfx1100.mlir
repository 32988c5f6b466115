// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='f16', waves=1, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_f16_w1p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>) {
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
  %c22 = arith.constant 0x3F800000 : f32
  %c23 = arith.constant 0xBFB8AA3B : f32
  %c24 = arith.constant 0x477FE000 : f32
  %c25 = arith.constant 0xC77FE000 : f32
  %c26 = arith.constant 5 : index
  %c27 = arith.constant 6 : index
  %c28 = arith.constant 7 : index
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
      %504 = memref.load %factors[%501] : memref<?xf32>
      %505 = arith.select %503, %504, %c22 : f32
      %506 = arith.remui %496, %c11 : index
      %507 = arith.muli %506, %c17 : index
      %508 = arith.addi %6, %507 : index
      %509 = vector.load %w[%508] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %510 = vector.bitcast %509 : vector<4xi8> to vector<1xf32>
      %511 = vector.extract %510[0] : f32 from vector<1xf32>
      %512 = arith.mulf %511, %505 : f32
      %513 = arith.mulf %494, %512 : f32
      %514 = arith.remui %496, %c11 : index
      %515 = arith.muli %514, %c17 : index
      %516 = arith.addi %8, %515 : index
      %517 = vector.load %w[%516] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %518 = vector.bitcast %517 : vector<4xi8> to vector<1xf32>
      %519 = vector.extract %518[0] : f32 from vector<1xf32>
      %520 = arith.mulf %519, %505 : f32
      %521 = arith.mulf %495, %520 : f32
      %522 = arith.addi %6, %c7 : index
      %523 = vector.load %w[%522] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %524 = vector.bitcast %523 : vector<4xi8> to vector<1xf32>
      %525 = vector.extract %524[0] : f32 from vector<1xf32>
      %526 = arith.mulf %513, %c23 : f32
      %527 = wave.exp2 %526 : f32
      %528 = arith.addf %c22, %527 : f32
      %529 = arith.divf %513, %528 : f32
      %530 = arith.mulf %529, %521 : f32
      %531 = arith.mulf %530, %525 : f32
      %532 = arith.minimumf %531, %c24 : f32
      %533 = arith.maximumf %532, %c25 : f32
      %534 = arith.truncf %533 : f32 to f16
      %535 = arith.muli %0, %c11 : index
      %536 = wave.lane
      %537 = arith.remui %536, %c11 : index
      %538 = arith.addi %535, %537 : index
      %539 = arith.divui %501, %outTileRows : index
      %540 = arith.divui %outputFeatures, %c11 : index
      %541 = arith.muli %539, %540 : index
      %542 = arith.divui %538, %c11 : index
      %543 = arith.addi %541, %542 : index
      %544 = arith.muli %543, %c3 : index
      %545 = arith.remui %538, %c11 : index
      %546 = arith.divui %545, %c12 : index
      %547 = arith.addi %544, %546 : index
      %548 = arith.muli %outTileRows, %c12 : index
      %549 = arith.muli %547, %548 : index
      %550 = arith.remui %501, %outTileRows : index
      %551 = arith.muli %550, %c12 : index
      %552 = arith.addi %549, %551 : index
      %553 = arith.remui %538, %c12 : index
      %554 = arith.addi %552, %553 : index
      memref.store %534, %out[%554] : memref<?xf16>
    }
    %555 = vector.extract %417#0[1] : f32 from vector<8xf32>
    %556 = vector.extract %417#1[1] : f32 from vector<8xf32>
    %557 = wave.lane
    %558 = arith.addi %11, %c4 : index
    %559 = arith.muli %c5, %c3 : index
    %560 = arith.addi %558, %559 : index
    %561 = arith.divui %557, %c11 : index
    %562 = arith.addi %560, %561 : index
    %563 = arith.cmpi slt, %562, %10 : index
    scf.if %563 {
      %564 = arith.cmpi eq, %hasFactors, %c5 : index
      %565 = memref.load %factors[%562] : memref<?xf32>
      %566 = arith.select %564, %565, %c22 : f32
      %567 = arith.remui %557, %c11 : index
      %568 = arith.muli %567, %c17 : index
      %569 = arith.addi %6, %568 : index
      %570 = vector.load %w[%569] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %571 = vector.bitcast %570 : vector<4xi8> to vector<1xf32>
      %572 = vector.extract %571[0] : f32 from vector<1xf32>
      %573 = arith.mulf %572, %566 : f32
      %574 = arith.mulf %555, %573 : f32
      %575 = arith.remui %557, %c11 : index
      %576 = arith.muli %575, %c17 : index
      %577 = arith.addi %8, %576 : index
      %578 = vector.load %w[%577] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %579 = vector.bitcast %578 : vector<4xi8> to vector<1xf32>
      %580 = vector.extract %579[0] : f32 from vector<1xf32>
      %581 = arith.mulf %580, %566 : f32
      %582 = arith.mulf %556, %581 : f32
      %583 = arith.addi %6, %c7 : index
      %584 = vector.load %w[%583] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %585 = vector.bitcast %584 : vector<4xi8> to vector<1xf32>
      %586 = vector.extract %585[0] : f32 from vector<1xf32>
      %587 = arith.mulf %574, %c23 : f32
      %588 = wave.exp2 %587 : f32
      %589 = arith.addf %c22, %588 : f32
      %590 = arith.divf %574, %589 : f32
      %591 = arith.mulf %590, %582 : f32
      %592 = arith.mulf %591, %586 : f32
      %593 = arith.minimumf %592, %c24 : f32
      %594 = arith.maximumf %593, %c25 : f32
      %595 = arith.truncf %594 : f32 to f16
      %596 = arith.muli %0, %c11 : index
      %597 = wave.lane
      %598 = arith.remui %597, %c11 : index
      %599 = arith.addi %596, %598 : index
      %600 = arith.divui %562, %outTileRows : index
      %601 = arith.divui %outputFeatures, %c11 : index
      %602 = arith.muli %600, %601 : index
      %603 = arith.divui %599, %c11 : index
      %604 = arith.addi %602, %603 : index
      %605 = arith.muli %604, %c3 : index
      %606 = arith.remui %599, %c11 : index
      %607 = arith.divui %606, %c12 : index
      %608 = arith.addi %605, %607 : index
      %609 = arith.muli %outTileRows, %c12 : index
      %610 = arith.muli %608, %609 : index
      %611 = arith.remui %562, %outTileRows : index
      %612 = arith.muli %611, %c12 : index
      %613 = arith.addi %610, %612 : index
      %614 = arith.remui %599, %c12 : index
      %615 = arith.addi %613, %614 : index
      memref.store %595, %out[%615] : memref<?xf16>
    }
    %616 = vector.extract %417#0[2] : f32 from vector<8xf32>
    %617 = vector.extract %417#1[2] : f32 from vector<8xf32>
    %618 = wave.lane
    %619 = arith.addi %11, %c4 : index
    %620 = arith.muli %c3, %c3 : index
    %621 = arith.addi %619, %620 : index
    %622 = arith.divui %618, %c11 : index
    %623 = arith.addi %621, %622 : index
    %624 = arith.cmpi slt, %623, %10 : index
    scf.if %624 {
      %625 = arith.cmpi eq, %hasFactors, %c5 : index
      %626 = memref.load %factors[%623] : memref<?xf32>
      %627 = arith.select %625, %626, %c22 : f32
      %628 = arith.remui %618, %c11 : index
      %629 = arith.muli %628, %c17 : index
      %630 = arith.addi %6, %629 : index
      %631 = vector.load %w[%630] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %632 = vector.bitcast %631 : vector<4xi8> to vector<1xf32>
      %633 = vector.extract %632[0] : f32 from vector<1xf32>
      %634 = arith.mulf %633, %627 : f32
      %635 = arith.mulf %616, %634 : f32
      %636 = arith.remui %618, %c11 : index
      %637 = arith.muli %636, %c17 : index
      %638 = arith.addi %8, %637 : index
      %639 = vector.load %w[%638] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %640 = vector.bitcast %639 : vector<4xi8> to vector<1xf32>
      %641 = vector.extract %640[0] : f32 from vector<1xf32>
      %642 = arith.mulf %641, %627 : f32
      %643 = arith.mulf %617, %642 : f32
      %644 = arith.addi %6, %c7 : index
      %645 = vector.load %w[%644] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %646 = vector.bitcast %645 : vector<4xi8> to vector<1xf32>
      %647 = vector.extract %646[0] : f32 from vector<1xf32>
      %648 = arith.mulf %635, %c23 : f32
      %649 = wave.exp2 %648 : f32
      %650 = arith.addf %c22, %649 : f32
      %651 = arith.divf %635, %650 : f32
      %652 = arith.mulf %651, %643 : f32
      %653 = arith.mulf %652, %647 : f32
      %654 = arith.minimumf %653, %c24 : f32
      %655 = arith.maximumf %654, %c25 : f32
      %656 = arith.truncf %655 : f32 to f16
      %657 = arith.muli %0, %c11 : index
      %658 = wave.lane
      %659 = arith.remui %658, %c11 : index
      %660 = arith.addi %657, %659 : index
      %661 = arith.divui %623, %outTileRows : index
      %662 = arith.divui %outputFeatures, %c11 : index
      %663 = arith.muli %661, %662 : index
      %664 = arith.divui %660, %c11 : index
      %665 = arith.addi %663, %664 : index
      %666 = arith.muli %665, %c3 : index
      %667 = arith.remui %660, %c11 : index
      %668 = arith.divui %667, %c12 : index
      %669 = arith.addi %666, %668 : index
      %670 = arith.muli %outTileRows, %c12 : index
      %671 = arith.muli %669, %670 : index
      %672 = arith.remui %623, %outTileRows : index
      %673 = arith.muli %672, %c12 : index
      %674 = arith.addi %671, %673 : index
      %675 = arith.remui %660, %c12 : index
      %676 = arith.addi %674, %675 : index
      memref.store %656, %out[%676] : memref<?xf16>
    }
    %677 = vector.extract %417#0[3] : f32 from vector<8xf32>
    %678 = vector.extract %417#1[3] : f32 from vector<8xf32>
    %679 = wave.lane
    %680 = arith.addi %11, %c4 : index
    %681 = arith.muli %c20, %c3 : index
    %682 = arith.addi %680, %681 : index
    %683 = arith.divui %679, %c11 : index
    %684 = arith.addi %682, %683 : index
    %685 = arith.cmpi slt, %684, %10 : index
    scf.if %685 {
      %686 = arith.cmpi eq, %hasFactors, %c5 : index
      %687 = memref.load %factors[%684] : memref<?xf32>
      %688 = arith.select %686, %687, %c22 : f32
      %689 = arith.remui %679, %c11 : index
      %690 = arith.muli %689, %c17 : index
      %691 = arith.addi %6, %690 : index
      %692 = vector.load %w[%691] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %693 = vector.bitcast %692 : vector<4xi8> to vector<1xf32>
      %694 = vector.extract %693[0] : f32 from vector<1xf32>
      %695 = arith.mulf %694, %688 : f32
      %696 = arith.mulf %677, %695 : f32
      %697 = arith.remui %679, %c11 : index
      %698 = arith.muli %697, %c17 : index
      %699 = arith.addi %8, %698 : index
      %700 = vector.load %w[%699] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %701 = vector.bitcast %700 : vector<4xi8> to vector<1xf32>
      %702 = vector.extract %701[0] : f32 from vector<1xf32>
      %703 = arith.mulf %702, %688 : f32
      %704 = arith.mulf %678, %703 : f32
      %705 = arith.addi %6, %c7 : index
      %706 = vector.load %w[%705] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %707 = vector.bitcast %706 : vector<4xi8> to vector<1xf32>
      %708 = vector.extract %707[0] : f32 from vector<1xf32>
      %709 = arith.mulf %696, %c23 : f32
      %710 = wave.exp2 %709 : f32
      %711 = arith.addf %c22, %710 : f32
      %712 = arith.divf %696, %711 : f32
      %713 = arith.mulf %712, %704 : f32
      %714 = arith.mulf %713, %708 : f32
      %715 = arith.minimumf %714, %c24 : f32
      %716 = arith.maximumf %715, %c25 : f32
      %717 = arith.truncf %716 : f32 to f16
      %718 = arith.muli %0, %c11 : index
      %719 = wave.lane
      %720 = arith.remui %719, %c11 : index
      %721 = arith.addi %718, %720 : index
      %722 = arith.divui %684, %outTileRows : index
      %723 = arith.divui %outputFeatures, %c11 : index
      %724 = arith.muli %722, %723 : index
      %725 = arith.divui %721, %c11 : index
      %726 = arith.addi %724, %725 : index
      %727 = arith.muli %726, %c3 : index
      %728 = arith.remui %721, %c11 : index
      %729 = arith.divui %728, %c12 : index
      %730 = arith.addi %727, %729 : index
      %731 = arith.muli %outTileRows, %c12 : index
      %732 = arith.muli %730, %731 : index
      %733 = arith.remui %684, %outTileRows : index
      %734 = arith.muli %733, %c12 : index
      %735 = arith.addi %732, %734 : index
      %736 = arith.remui %721, %c12 : index
      %737 = arith.addi %735, %736 : index
      memref.store %717, %out[%737] : memref<?xf16>
    }
    %738 = vector.extract %417#0[4] : f32 from vector<8xf32>
    %739 = vector.extract %417#1[4] : f32 from vector<8xf32>
    %740 = wave.lane
    %741 = arith.addi %11, %c4 : index
    %742 = arith.muli %c17, %c3 : index
    %743 = arith.addi %741, %742 : index
    %744 = arith.divui %740, %c11 : index
    %745 = arith.addi %743, %744 : index
    %746 = arith.cmpi slt, %745, %10 : index
    scf.if %746 {
      %747 = arith.cmpi eq, %hasFactors, %c5 : index
      %748 = memref.load %factors[%745] : memref<?xf32>
      %749 = arith.select %747, %748, %c22 : f32
      %750 = arith.remui %740, %c11 : index
      %751 = arith.muli %750, %c17 : index
      %752 = arith.addi %6, %751 : index
      %753 = vector.load %w[%752] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %754 = vector.bitcast %753 : vector<4xi8> to vector<1xf32>
      %755 = vector.extract %754[0] : f32 from vector<1xf32>
      %756 = arith.mulf %755, %749 : f32
      %757 = arith.mulf %738, %756 : f32
      %758 = arith.remui %740, %c11 : index
      %759 = arith.muli %758, %c17 : index
      %760 = arith.addi %8, %759 : index
      %761 = vector.load %w[%760] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %762 = vector.bitcast %761 : vector<4xi8> to vector<1xf32>
      %763 = vector.extract %762[0] : f32 from vector<1xf32>
      %764 = arith.mulf %763, %749 : f32
      %765 = arith.mulf %739, %764 : f32
      %766 = arith.addi %6, %c7 : index
      %767 = vector.load %w[%766] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %768 = vector.bitcast %767 : vector<4xi8> to vector<1xf32>
      %769 = vector.extract %768[0] : f32 from vector<1xf32>
      %770 = arith.mulf %757, %c23 : f32
      %771 = wave.exp2 %770 : f32
      %772 = arith.addf %c22, %771 : f32
      %773 = arith.divf %757, %772 : f32
      %774 = arith.mulf %773, %765 : f32
      %775 = arith.mulf %774, %769 : f32
      %776 = arith.minimumf %775, %c24 : f32
      %777 = arith.maximumf %776, %c25 : f32
      %778 = arith.truncf %777 : f32 to f16
      %779 = arith.muli %0, %c11 : index
      %780 = wave.lane
      %781 = arith.remui %780, %c11 : index
      %782 = arith.addi %779, %781 : index
      %783 = arith.divui %745, %outTileRows : index
      %784 = arith.divui %outputFeatures, %c11 : index
      %785 = arith.muli %783, %784 : index
      %786 = arith.divui %782, %c11 : index
      %787 = arith.addi %785, %786 : index
      %788 = arith.muli %787, %c3 : index
      %789 = arith.remui %782, %c11 : index
      %790 = arith.divui %789, %c12 : index
      %791 = arith.addi %788, %790 : index
      %792 = arith.muli %outTileRows, %c12 : index
      %793 = arith.muli %791, %792 : index
      %794 = arith.remui %745, %outTileRows : index
      %795 = arith.muli %794, %c12 : index
      %796 = arith.addi %793, %795 : index
      %797 = arith.remui %782, %c12 : index
      %798 = arith.addi %796, %797 : index
      memref.store %778, %out[%798] : memref<?xf16>
    }
    %799 = vector.extract %417#0[5] : f32 from vector<8xf32>
    %800 = vector.extract %417#1[5] : f32 from vector<8xf32>
    %801 = wave.lane
    %802 = arith.addi %11, %c4 : index
    %803 = arith.muli %c26, %c3 : index
    %804 = arith.addi %802, %803 : index
    %805 = arith.divui %801, %c11 : index
    %806 = arith.addi %804, %805 : index
    %807 = arith.cmpi slt, %806, %10 : index
    scf.if %807 {
      %808 = arith.cmpi eq, %hasFactors, %c5 : index
      %809 = memref.load %factors[%806] : memref<?xf32>
      %810 = arith.select %808, %809, %c22 : f32
      %811 = arith.remui %801, %c11 : index
      %812 = arith.muli %811, %c17 : index
      %813 = arith.addi %6, %812 : index
      %814 = vector.load %w[%813] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %815 = vector.bitcast %814 : vector<4xi8> to vector<1xf32>
      %816 = vector.extract %815[0] : f32 from vector<1xf32>
      %817 = arith.mulf %816, %810 : f32
      %818 = arith.mulf %799, %817 : f32
      %819 = arith.remui %801, %c11 : index
      %820 = arith.muli %819, %c17 : index
      %821 = arith.addi %8, %820 : index
      %822 = vector.load %w[%821] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %823 = vector.bitcast %822 : vector<4xi8> to vector<1xf32>
      %824 = vector.extract %823[0] : f32 from vector<1xf32>
      %825 = arith.mulf %824, %810 : f32
      %826 = arith.mulf %800, %825 : f32
      %827 = arith.addi %6, %c7 : index
      %828 = vector.load %w[%827] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %829 = vector.bitcast %828 : vector<4xi8> to vector<1xf32>
      %830 = vector.extract %829[0] : f32 from vector<1xf32>
      %831 = arith.mulf %818, %c23 : f32
      %832 = wave.exp2 %831 : f32
      %833 = arith.addf %c22, %832 : f32
      %834 = arith.divf %818, %833 : f32
      %835 = arith.mulf %834, %826 : f32
      %836 = arith.mulf %835, %830 : f32
      %837 = arith.minimumf %836, %c24 : f32
      %838 = arith.maximumf %837, %c25 : f32
      %839 = arith.truncf %838 : f32 to f16
      %840 = arith.muli %0, %c11 : index
      %841 = wave.lane
      %842 = arith.remui %841, %c11 : index
      %843 = arith.addi %840, %842 : index
      %844 = arith.divui %806, %outTileRows : index
      %845 = arith.divui %outputFeatures, %c11 : index
      %846 = arith.muli %844, %845 : index
      %847 = arith.divui %843, %c11 : index
      %848 = arith.addi %846, %847 : index
      %849 = arith.muli %848, %c3 : index
      %850 = arith.remui %843, %c11 : index
      %851 = arith.divui %850, %c12 : index
      %852 = arith.addi %849, %851 : index
      %853 = arith.muli %outTileRows, %c12 : index
      %854 = arith.muli %852, %853 : index
      %855 = arith.remui %806, %outTileRows : index
      %856 = arith.muli %855, %c12 : index
      %857 = arith.addi %854, %856 : index
      %858 = arith.remui %843, %c12 : index
      %859 = arith.addi %857, %858 : index
      memref.store %839, %out[%859] : memref<?xf16>
    }
    %860 = vector.extract %417#0[6] : f32 from vector<8xf32>
    %861 = vector.extract %417#1[6] : f32 from vector<8xf32>
    %862 = wave.lane
    %863 = arith.addi %11, %c4 : index
    %864 = arith.muli %c27, %c3 : index
    %865 = arith.addi %863, %864 : index
    %866 = arith.divui %862, %c11 : index
    %867 = arith.addi %865, %866 : index
    %868 = arith.cmpi slt, %867, %10 : index
    scf.if %868 {
      %869 = arith.cmpi eq, %hasFactors, %c5 : index
      %870 = memref.load %factors[%867] : memref<?xf32>
      %871 = arith.select %869, %870, %c22 : f32
      %872 = arith.remui %862, %c11 : index
      %873 = arith.muli %872, %c17 : index
      %874 = arith.addi %6, %873 : index
      %875 = vector.load %w[%874] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %876 = vector.bitcast %875 : vector<4xi8> to vector<1xf32>
      %877 = vector.extract %876[0] : f32 from vector<1xf32>
      %878 = arith.mulf %877, %871 : f32
      %879 = arith.mulf %860, %878 : f32
      %880 = arith.remui %862, %c11 : index
      %881 = arith.muli %880, %c17 : index
      %882 = arith.addi %8, %881 : index
      %883 = vector.load %w[%882] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %884 = vector.bitcast %883 : vector<4xi8> to vector<1xf32>
      %885 = vector.extract %884[0] : f32 from vector<1xf32>
      %886 = arith.mulf %885, %871 : f32
      %887 = arith.mulf %861, %886 : f32
      %888 = arith.addi %6, %c7 : index
      %889 = vector.load %w[%888] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %890 = vector.bitcast %889 : vector<4xi8> to vector<1xf32>
      %891 = vector.extract %890[0] : f32 from vector<1xf32>
      %892 = arith.mulf %879, %c23 : f32
      %893 = wave.exp2 %892 : f32
      %894 = arith.addf %c22, %893 : f32
      %895 = arith.divf %879, %894 : f32
      %896 = arith.mulf %895, %887 : f32
      %897 = arith.mulf %896, %891 : f32
      %898 = arith.minimumf %897, %c24 : f32
      %899 = arith.maximumf %898, %c25 : f32
      %900 = arith.truncf %899 : f32 to f16
      %901 = arith.muli %0, %c11 : index
      %902 = wave.lane
      %903 = arith.remui %902, %c11 : index
      %904 = arith.addi %901, %903 : index
      %905 = arith.divui %867, %outTileRows : index
      %906 = arith.divui %outputFeatures, %c11 : index
      %907 = arith.muli %905, %906 : index
      %908 = arith.divui %904, %c11 : index
      %909 = arith.addi %907, %908 : index
      %910 = arith.muli %909, %c3 : index
      %911 = arith.remui %904, %c11 : index
      %912 = arith.divui %911, %c12 : index
      %913 = arith.addi %910, %912 : index
      %914 = arith.muli %outTileRows, %c12 : index
      %915 = arith.muli %913, %914 : index
      %916 = arith.remui %867, %outTileRows : index
      %917 = arith.muli %916, %c12 : index
      %918 = arith.addi %915, %917 : index
      %919 = arith.remui %904, %c12 : index
      %920 = arith.addi %918, %919 : index
      memref.store %900, %out[%920] : memref<?xf16>
    }
    %921 = vector.extract %417#0[7] : f32 from vector<8xf32>
    %922 = vector.extract %417#1[7] : f32 from vector<8xf32>
    %923 = wave.lane
    %924 = arith.addi %11, %c4 : index
    %925 = arith.muli %c28, %c3 : index
    %926 = arith.addi %924, %925 : index
    %927 = arith.divui %923, %c11 : index
    %928 = arith.addi %926, %927 : index
    %929 = arith.cmpi slt, %928, %10 : index
    scf.if %929 {
      %930 = arith.cmpi eq, %hasFactors, %c5 : index
      %931 = memref.load %factors[%928] : memref<?xf32>
      %932 = arith.select %930, %931, %c22 : f32
      %933 = arith.remui %923, %c11 : index
      %934 = arith.muli %933, %c17 : index
      %935 = arith.addi %6, %934 : index
      %936 = vector.load %w[%935] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %937 = vector.bitcast %936 : vector<4xi8> to vector<1xf32>
      %938 = vector.extract %937[0] : f32 from vector<1xf32>
      %939 = arith.mulf %938, %932 : f32
      %940 = arith.mulf %921, %939 : f32
      %941 = arith.remui %923, %c11 : index
      %942 = arith.muli %941, %c17 : index
      %943 = arith.addi %8, %942 : index
      %944 = vector.load %w[%943] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %945 = vector.bitcast %944 : vector<4xi8> to vector<1xf32>
      %946 = vector.extract %945[0] : f32 from vector<1xf32>
      %947 = arith.mulf %946, %932 : f32
      %948 = arith.mulf %922, %947 : f32
      %949 = arith.addi %6, %c7 : index
      %950 = vector.load %w[%949] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %951 = vector.bitcast %950 : vector<4xi8> to vector<1xf32>
      %952 = vector.extract %951[0] : f32 from vector<1xf32>
      %953 = arith.mulf %940, %c23 : f32
      %954 = wave.exp2 %953 : f32
      %955 = arith.addf %c22, %954 : f32
      %956 = arith.divf %940, %955 : f32
      %957 = arith.mulf %956, %948 : f32
      %958 = arith.mulf %957, %952 : f32
      %959 = arith.minimumf %958, %c24 : f32
      %960 = arith.maximumf %959, %c25 : f32
      %961 = arith.truncf %960 : f32 to f16
      %962 = arith.muli %0, %c11 : index
      %963 = wave.lane
      %964 = arith.remui %963, %c11 : index
      %965 = arith.addi %962, %964 : index
      %966 = arith.divui %928, %outTileRows : index
      %967 = arith.divui %outputFeatures, %c11 : index
      %968 = arith.muli %966, %967 : index
      %969 = arith.divui %965, %c11 : index
      %970 = arith.addi %968, %969 : index
      %971 = arith.muli %970, %c3 : index
      %972 = arith.remui %965, %c11 : index
      %973 = arith.divui %972, %c12 : index
      %974 = arith.addi %971, %973 : index
      %975 = arith.muli %outTileRows, %c12 : index
      %976 = arith.muli %974, %975 : index
      %977 = arith.remui %928, %outTileRows : index
      %978 = arith.muli %977, %c12 : index
      %979 = arith.addi %976, %978 : index
      %980 = arith.remui %965, %c12 : index
      %981 = arith.addi %979, %980 : index
      memref.store %961, %out[%981] : memref<?xf16>
    }
    %982 = wave.lane
    %983 = vector.extract %417#2[0] : f32 from vector<8xf32>
    %984 = vector.extract %417#3[0] : f32 from vector<8xf32>
    %985 = wave.lane
    %986 = arith.addi %11, %c11 : index
    %987 = arith.muli %c4, %c3 : index
    %988 = arith.addi %986, %987 : index
    %989 = arith.divui %985, %c11 : index
    %990 = arith.addi %988, %989 : index
    %991 = arith.cmpi slt, %990, %10 : index
    scf.if %991 {
      %992 = arith.cmpi eq, %hasFactors, %c5 : index
      %993 = memref.load %factors[%990] : memref<?xf32>
      %994 = arith.select %992, %993, %c22 : f32
      %995 = arith.remui %985, %c11 : index
      %996 = arith.muli %995, %c17 : index
      %997 = arith.addi %6, %996 : index
      %998 = vector.load %w[%997] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %999 = vector.bitcast %998 : vector<4xi8> to vector<1xf32>
      %1000 = vector.extract %999[0] : f32 from vector<1xf32>
      %1001 = arith.mulf %1000, %994 : f32
      %1002 = arith.mulf %983, %1001 : f32
      %1003 = arith.remui %985, %c11 : index
      %1004 = arith.muli %1003, %c17 : index
      %1005 = arith.addi %8, %1004 : index
      %1006 = vector.load %w[%1005] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1007 = vector.bitcast %1006 : vector<4xi8> to vector<1xf32>
      %1008 = vector.extract %1007[0] : f32 from vector<1xf32>
      %1009 = arith.mulf %1008, %994 : f32
      %1010 = arith.mulf %984, %1009 : f32
      %1011 = arith.addi %6, %c7 : index
      %1012 = vector.load %w[%1011] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1013 = vector.bitcast %1012 : vector<4xi8> to vector<1xf32>
      %1014 = vector.extract %1013[0] : f32 from vector<1xf32>
      %1015 = arith.mulf %1002, %c23 : f32
      %1016 = wave.exp2 %1015 : f32
      %1017 = arith.addf %c22, %1016 : f32
      %1018 = arith.divf %1002, %1017 : f32
      %1019 = arith.mulf %1018, %1010 : f32
      %1020 = arith.mulf %1019, %1014 : f32
      %1021 = arith.minimumf %1020, %c24 : f32
      %1022 = arith.maximumf %1021, %c25 : f32
      %1023 = arith.truncf %1022 : f32 to f16
      %1024 = arith.muli %0, %c11 : index
      %1025 = wave.lane
      %1026 = arith.remui %1025, %c11 : index
      %1027 = arith.addi %1024, %1026 : index
      %1028 = arith.divui %990, %outTileRows : index
      %1029 = arith.divui %outputFeatures, %c11 : index
      %1030 = arith.muli %1028, %1029 : index
      %1031 = arith.divui %1027, %c11 : index
      %1032 = arith.addi %1030, %1031 : index
      %1033 = arith.muli %1032, %c3 : index
      %1034 = arith.remui %1027, %c11 : index
      %1035 = arith.divui %1034, %c12 : index
      %1036 = arith.addi %1033, %1035 : index
      %1037 = arith.muli %outTileRows, %c12 : index
      %1038 = arith.muli %1036, %1037 : index
      %1039 = arith.remui %990, %outTileRows : index
      %1040 = arith.muli %1039, %c12 : index
      %1041 = arith.addi %1038, %1040 : index
      %1042 = arith.remui %1027, %c12 : index
      %1043 = arith.addi %1041, %1042 : index
      memref.store %1023, %out[%1043] : memref<?xf16>
    }
    %1044 = vector.extract %417#2[1] : f32 from vector<8xf32>
    %1045 = vector.extract %417#3[1] : f32 from vector<8xf32>
    %1046 = wave.lane
    %1047 = arith.addi %11, %c11 : index
    %1048 = arith.muli %c5, %c3 : index
    %1049 = arith.addi %1047, %1048 : index
    %1050 = arith.divui %1046, %c11 : index
    %1051 = arith.addi %1049, %1050 : index
    %1052 = arith.cmpi slt, %1051, %10 : index
    scf.if %1052 {
      %1053 = arith.cmpi eq, %hasFactors, %c5 : index
      %1054 = memref.load %factors[%1051] : memref<?xf32>
      %1055 = arith.select %1053, %1054, %c22 : f32
      %1056 = arith.remui %1046, %c11 : index
      %1057 = arith.muli %1056, %c17 : index
      %1058 = arith.addi %6, %1057 : index
      %1059 = vector.load %w[%1058] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1060 = vector.bitcast %1059 : vector<4xi8> to vector<1xf32>
      %1061 = vector.extract %1060[0] : f32 from vector<1xf32>
      %1062 = arith.mulf %1061, %1055 : f32
      %1063 = arith.mulf %1044, %1062 : f32
      %1064 = arith.remui %1046, %c11 : index
      %1065 = arith.muli %1064, %c17 : index
      %1066 = arith.addi %8, %1065 : index
      %1067 = vector.load %w[%1066] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1068 = vector.bitcast %1067 : vector<4xi8> to vector<1xf32>
      %1069 = vector.extract %1068[0] : f32 from vector<1xf32>
      %1070 = arith.mulf %1069, %1055 : f32
      %1071 = arith.mulf %1045, %1070 : f32
      %1072 = arith.addi %6, %c7 : index
      %1073 = vector.load %w[%1072] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1074 = vector.bitcast %1073 : vector<4xi8> to vector<1xf32>
      %1075 = vector.extract %1074[0] : f32 from vector<1xf32>
      %1076 = arith.mulf %1063, %c23 : f32
      %1077 = wave.exp2 %1076 : f32
      %1078 = arith.addf %c22, %1077 : f32
      %1079 = arith.divf %1063, %1078 : f32
      %1080 = arith.mulf %1079, %1071 : f32
      %1081 = arith.mulf %1080, %1075 : f32
      %1082 = arith.minimumf %1081, %c24 : f32
      %1083 = arith.maximumf %1082, %c25 : f32
      %1084 = arith.truncf %1083 : f32 to f16
      %1085 = arith.muli %0, %c11 : index
      %1086 = wave.lane
      %1087 = arith.remui %1086, %c11 : index
      %1088 = arith.addi %1085, %1087 : index
      %1089 = arith.divui %1051, %outTileRows : index
      %1090 = arith.divui %outputFeatures, %c11 : index
      %1091 = arith.muli %1089, %1090 : index
      %1092 = arith.divui %1088, %c11 : index
      %1093 = arith.addi %1091, %1092 : index
      %1094 = arith.muli %1093, %c3 : index
      %1095 = arith.remui %1088, %c11 : index
      %1096 = arith.divui %1095, %c12 : index
      %1097 = arith.addi %1094, %1096 : index
      %1098 = arith.muli %outTileRows, %c12 : index
      %1099 = arith.muli %1097, %1098 : index
      %1100 = arith.remui %1051, %outTileRows : index
      %1101 = arith.muli %1100, %c12 : index
      %1102 = arith.addi %1099, %1101 : index
      %1103 = arith.remui %1088, %c12 : index
      %1104 = arith.addi %1102, %1103 : index
      memref.store %1084, %out[%1104] : memref<?xf16>
    }
    %1105 = vector.extract %417#2[2] : f32 from vector<8xf32>
    %1106 = vector.extract %417#3[2] : f32 from vector<8xf32>
    %1107 = wave.lane
    %1108 = arith.addi %11, %c11 : index
    %1109 = arith.muli %c3, %c3 : index
    %1110 = arith.addi %1108, %1109 : index
    %1111 = arith.divui %1107, %c11 : index
    %1112 = arith.addi %1110, %1111 : index
    %1113 = arith.cmpi slt, %1112, %10 : index
    scf.if %1113 {
      %1114 = arith.cmpi eq, %hasFactors, %c5 : index
      %1115 = memref.load %factors[%1112] : memref<?xf32>
      %1116 = arith.select %1114, %1115, %c22 : f32
      %1117 = arith.remui %1107, %c11 : index
      %1118 = arith.muli %1117, %c17 : index
      %1119 = arith.addi %6, %1118 : index
      %1120 = vector.load %w[%1119] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1121 = vector.bitcast %1120 : vector<4xi8> to vector<1xf32>
      %1122 = vector.extract %1121[0] : f32 from vector<1xf32>
      %1123 = arith.mulf %1122, %1116 : f32
      %1124 = arith.mulf %1105, %1123 : f32
      %1125 = arith.remui %1107, %c11 : index
      %1126 = arith.muli %1125, %c17 : index
      %1127 = arith.addi %8, %1126 : index
      %1128 = vector.load %w[%1127] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1129 = vector.bitcast %1128 : vector<4xi8> to vector<1xf32>
      %1130 = vector.extract %1129[0] : f32 from vector<1xf32>
      %1131 = arith.mulf %1130, %1116 : f32
      %1132 = arith.mulf %1106, %1131 : f32
      %1133 = arith.addi %6, %c7 : index
      %1134 = vector.load %w[%1133] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1135 = vector.bitcast %1134 : vector<4xi8> to vector<1xf32>
      %1136 = vector.extract %1135[0] : f32 from vector<1xf32>
      %1137 = arith.mulf %1124, %c23 : f32
      %1138 = wave.exp2 %1137 : f32
      %1139 = arith.addf %c22, %1138 : f32
      %1140 = arith.divf %1124, %1139 : f32
      %1141 = arith.mulf %1140, %1132 : f32
      %1142 = arith.mulf %1141, %1136 : f32
      %1143 = arith.minimumf %1142, %c24 : f32
      %1144 = arith.maximumf %1143, %c25 : f32
      %1145 = arith.truncf %1144 : f32 to f16
      %1146 = arith.muli %0, %c11 : index
      %1147 = wave.lane
      %1148 = arith.remui %1147, %c11 : index
      %1149 = arith.addi %1146, %1148 : index
      %1150 = arith.divui %1112, %outTileRows : index
      %1151 = arith.divui %outputFeatures, %c11 : index
      %1152 = arith.muli %1150, %1151 : index
      %1153 = arith.divui %1149, %c11 : index
      %1154 = arith.addi %1152, %1153 : index
      %1155 = arith.muli %1154, %c3 : index
      %1156 = arith.remui %1149, %c11 : index
      %1157 = arith.divui %1156, %c12 : index
      %1158 = arith.addi %1155, %1157 : index
      %1159 = arith.muli %outTileRows, %c12 : index
      %1160 = arith.muli %1158, %1159 : index
      %1161 = arith.remui %1112, %outTileRows : index
      %1162 = arith.muli %1161, %c12 : index
      %1163 = arith.addi %1160, %1162 : index
      %1164 = arith.remui %1149, %c12 : index
      %1165 = arith.addi %1163, %1164 : index
      memref.store %1145, %out[%1165] : memref<?xf16>
    }
    %1166 = vector.extract %417#2[3] : f32 from vector<8xf32>
    %1167 = vector.extract %417#3[3] : f32 from vector<8xf32>
    %1168 = wave.lane
    %1169 = arith.addi %11, %c11 : index
    %1170 = arith.muli %c20, %c3 : index
    %1171 = arith.addi %1169, %1170 : index
    %1172 = arith.divui %1168, %c11 : index
    %1173 = arith.addi %1171, %1172 : index
    %1174 = arith.cmpi slt, %1173, %10 : index
    scf.if %1174 {
      %1175 = arith.cmpi eq, %hasFactors, %c5 : index
      %1176 = memref.load %factors[%1173] : memref<?xf32>
      %1177 = arith.select %1175, %1176, %c22 : f32
      %1178 = arith.remui %1168, %c11 : index
      %1179 = arith.muli %1178, %c17 : index
      %1180 = arith.addi %6, %1179 : index
      %1181 = vector.load %w[%1180] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1182 = vector.bitcast %1181 : vector<4xi8> to vector<1xf32>
      %1183 = vector.extract %1182[0] : f32 from vector<1xf32>
      %1184 = arith.mulf %1183, %1177 : f32
      %1185 = arith.mulf %1166, %1184 : f32
      %1186 = arith.remui %1168, %c11 : index
      %1187 = arith.muli %1186, %c17 : index
      %1188 = arith.addi %8, %1187 : index
      %1189 = vector.load %w[%1188] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1190 = vector.bitcast %1189 : vector<4xi8> to vector<1xf32>
      %1191 = vector.extract %1190[0] : f32 from vector<1xf32>
      %1192 = arith.mulf %1191, %1177 : f32
      %1193 = arith.mulf %1167, %1192 : f32
      %1194 = arith.addi %6, %c7 : index
      %1195 = vector.load %w[%1194] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1196 = vector.bitcast %1195 : vector<4xi8> to vector<1xf32>
      %1197 = vector.extract %1196[0] : f32 from vector<1xf32>
      %1198 = arith.mulf %1185, %c23 : f32
      %1199 = wave.exp2 %1198 : f32
      %1200 = arith.addf %c22, %1199 : f32
      %1201 = arith.divf %1185, %1200 : f32
      %1202 = arith.mulf %1201, %1193 : f32
      %1203 = arith.mulf %1202, %1197 : f32
      %1204 = arith.minimumf %1203, %c24 : f32
      %1205 = arith.maximumf %1204, %c25 : f32
      %1206 = arith.truncf %1205 : f32 to f16
      %1207 = arith.muli %0, %c11 : index
      %1208 = wave.lane
      %1209 = arith.remui %1208, %c11 : index
      %1210 = arith.addi %1207, %1209 : index
      %1211 = arith.divui %1173, %outTileRows : index
      %1212 = arith.divui %outputFeatures, %c11 : index
      %1213 = arith.muli %1211, %1212 : index
      %1214 = arith.divui %1210, %c11 : index
      %1215 = arith.addi %1213, %1214 : index
      %1216 = arith.muli %1215, %c3 : index
      %1217 = arith.remui %1210, %c11 : index
      %1218 = arith.divui %1217, %c12 : index
      %1219 = arith.addi %1216, %1218 : index
      %1220 = arith.muli %outTileRows, %c12 : index
      %1221 = arith.muli %1219, %1220 : index
      %1222 = arith.remui %1173, %outTileRows : index
      %1223 = arith.muli %1222, %c12 : index
      %1224 = arith.addi %1221, %1223 : index
      %1225 = arith.remui %1210, %c12 : index
      %1226 = arith.addi %1224, %1225 : index
      memref.store %1206, %out[%1226] : memref<?xf16>
    }
    %1227 = vector.extract %417#2[4] : f32 from vector<8xf32>
    %1228 = vector.extract %417#3[4] : f32 from vector<8xf32>
    %1229 = wave.lane
    %1230 = arith.addi %11, %c11 : index
    %1231 = arith.muli %c17, %c3 : index
    %1232 = arith.addi %1230, %1231 : index
    %1233 = arith.divui %1229, %c11 : index
    %1234 = arith.addi %1232, %1233 : index
    %1235 = arith.cmpi slt, %1234, %10 : index
    scf.if %1235 {
      %1236 = arith.cmpi eq, %hasFactors, %c5 : index
      %1237 = memref.load %factors[%1234] : memref<?xf32>
      %1238 = arith.select %1236, %1237, %c22 : f32
      %1239 = arith.remui %1229, %c11 : index
      %1240 = arith.muli %1239, %c17 : index
      %1241 = arith.addi %6, %1240 : index
      %1242 = vector.load %w[%1241] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1243 = vector.bitcast %1242 : vector<4xi8> to vector<1xf32>
      %1244 = vector.extract %1243[0] : f32 from vector<1xf32>
      %1245 = arith.mulf %1244, %1238 : f32
      %1246 = arith.mulf %1227, %1245 : f32
      %1247 = arith.remui %1229, %c11 : index
      %1248 = arith.muli %1247, %c17 : index
      %1249 = arith.addi %8, %1248 : index
      %1250 = vector.load %w[%1249] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1251 = vector.bitcast %1250 : vector<4xi8> to vector<1xf32>
      %1252 = vector.extract %1251[0] : f32 from vector<1xf32>
      %1253 = arith.mulf %1252, %1238 : f32
      %1254 = arith.mulf %1228, %1253 : f32
      %1255 = arith.addi %6, %c7 : index
      %1256 = vector.load %w[%1255] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1257 = vector.bitcast %1256 : vector<4xi8> to vector<1xf32>
      %1258 = vector.extract %1257[0] : f32 from vector<1xf32>
      %1259 = arith.mulf %1246, %c23 : f32
      %1260 = wave.exp2 %1259 : f32
      %1261 = arith.addf %c22, %1260 : f32
      %1262 = arith.divf %1246, %1261 : f32
      %1263 = arith.mulf %1262, %1254 : f32
      %1264 = arith.mulf %1263, %1258 : f32
      %1265 = arith.minimumf %1264, %c24 : f32
      %1266 = arith.maximumf %1265, %c25 : f32
      %1267 = arith.truncf %1266 : f32 to f16
      %1268 = arith.muli %0, %c11 : index
      %1269 = wave.lane
      %1270 = arith.remui %1269, %c11 : index
      %1271 = arith.addi %1268, %1270 : index
      %1272 = arith.divui %1234, %outTileRows : index
      %1273 = arith.divui %outputFeatures, %c11 : index
      %1274 = arith.muli %1272, %1273 : index
      %1275 = arith.divui %1271, %c11 : index
      %1276 = arith.addi %1274, %1275 : index
      %1277 = arith.muli %1276, %c3 : index
      %1278 = arith.remui %1271, %c11 : index
      %1279 = arith.divui %1278, %c12 : index
      %1280 = arith.addi %1277, %1279 : index
      %1281 = arith.muli %outTileRows, %c12 : index
      %1282 = arith.muli %1280, %1281 : index
      %1283 = arith.remui %1234, %outTileRows : index
      %1284 = arith.muli %1283, %c12 : index
      %1285 = arith.addi %1282, %1284 : index
      %1286 = arith.remui %1271, %c12 : index
      %1287 = arith.addi %1285, %1286 : index
      memref.store %1267, %out[%1287] : memref<?xf16>
    }
    %1288 = vector.extract %417#2[5] : f32 from vector<8xf32>
    %1289 = vector.extract %417#3[5] : f32 from vector<8xf32>
    %1290 = wave.lane
    %1291 = arith.addi %11, %c11 : index
    %1292 = arith.muli %c26, %c3 : index
    %1293 = arith.addi %1291, %1292 : index
    %1294 = arith.divui %1290, %c11 : index
    %1295 = arith.addi %1293, %1294 : index
    %1296 = arith.cmpi slt, %1295, %10 : index
    scf.if %1296 {
      %1297 = arith.cmpi eq, %hasFactors, %c5 : index
      %1298 = memref.load %factors[%1295] : memref<?xf32>
      %1299 = arith.select %1297, %1298, %c22 : f32
      %1300 = arith.remui %1290, %c11 : index
      %1301 = arith.muli %1300, %c17 : index
      %1302 = arith.addi %6, %1301 : index
      %1303 = vector.load %w[%1302] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1304 = vector.bitcast %1303 : vector<4xi8> to vector<1xf32>
      %1305 = vector.extract %1304[0] : f32 from vector<1xf32>
      %1306 = arith.mulf %1305, %1299 : f32
      %1307 = arith.mulf %1288, %1306 : f32
      %1308 = arith.remui %1290, %c11 : index
      %1309 = arith.muli %1308, %c17 : index
      %1310 = arith.addi %8, %1309 : index
      %1311 = vector.load %w[%1310] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1312 = vector.bitcast %1311 : vector<4xi8> to vector<1xf32>
      %1313 = vector.extract %1312[0] : f32 from vector<1xf32>
      %1314 = arith.mulf %1313, %1299 : f32
      %1315 = arith.mulf %1289, %1314 : f32
      %1316 = arith.addi %6, %c7 : index
      %1317 = vector.load %w[%1316] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1318 = vector.bitcast %1317 : vector<4xi8> to vector<1xf32>
      %1319 = vector.extract %1318[0] : f32 from vector<1xf32>
      %1320 = arith.mulf %1307, %c23 : f32
      %1321 = wave.exp2 %1320 : f32
      %1322 = arith.addf %c22, %1321 : f32
      %1323 = arith.divf %1307, %1322 : f32
      %1324 = arith.mulf %1323, %1315 : f32
      %1325 = arith.mulf %1324, %1319 : f32
      %1326 = arith.minimumf %1325, %c24 : f32
      %1327 = arith.maximumf %1326, %c25 : f32
      %1328 = arith.truncf %1327 : f32 to f16
      %1329 = arith.muli %0, %c11 : index
      %1330 = wave.lane
      %1331 = arith.remui %1330, %c11 : index
      %1332 = arith.addi %1329, %1331 : index
      %1333 = arith.divui %1295, %outTileRows : index
      %1334 = arith.divui %outputFeatures, %c11 : index
      %1335 = arith.muli %1333, %1334 : index
      %1336 = arith.divui %1332, %c11 : index
      %1337 = arith.addi %1335, %1336 : index
      %1338 = arith.muli %1337, %c3 : index
      %1339 = arith.remui %1332, %c11 : index
      %1340 = arith.divui %1339, %c12 : index
      %1341 = arith.addi %1338, %1340 : index
      %1342 = arith.muli %outTileRows, %c12 : index
      %1343 = arith.muli %1341, %1342 : index
      %1344 = arith.remui %1295, %outTileRows : index
      %1345 = arith.muli %1344, %c12 : index
      %1346 = arith.addi %1343, %1345 : index
      %1347 = arith.remui %1332, %c12 : index
      %1348 = arith.addi %1346, %1347 : index
      memref.store %1328, %out[%1348] : memref<?xf16>
    }
    %1349 = vector.extract %417#2[6] : f32 from vector<8xf32>
    %1350 = vector.extract %417#3[6] : f32 from vector<8xf32>
    %1351 = wave.lane
    %1352 = arith.addi %11, %c11 : index
    %1353 = arith.muli %c27, %c3 : index
    %1354 = arith.addi %1352, %1353 : index
    %1355 = arith.divui %1351, %c11 : index
    %1356 = arith.addi %1354, %1355 : index
    %1357 = arith.cmpi slt, %1356, %10 : index
    scf.if %1357 {
      %1358 = arith.cmpi eq, %hasFactors, %c5 : index
      %1359 = memref.load %factors[%1356] : memref<?xf32>
      %1360 = arith.select %1358, %1359, %c22 : f32
      %1361 = arith.remui %1351, %c11 : index
      %1362 = arith.muli %1361, %c17 : index
      %1363 = arith.addi %6, %1362 : index
      %1364 = vector.load %w[%1363] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1365 = vector.bitcast %1364 : vector<4xi8> to vector<1xf32>
      %1366 = vector.extract %1365[0] : f32 from vector<1xf32>
      %1367 = arith.mulf %1366, %1360 : f32
      %1368 = arith.mulf %1349, %1367 : f32
      %1369 = arith.remui %1351, %c11 : index
      %1370 = arith.muli %1369, %c17 : index
      %1371 = arith.addi %8, %1370 : index
      %1372 = vector.load %w[%1371] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1373 = vector.bitcast %1372 : vector<4xi8> to vector<1xf32>
      %1374 = vector.extract %1373[0] : f32 from vector<1xf32>
      %1375 = arith.mulf %1374, %1360 : f32
      %1376 = arith.mulf %1350, %1375 : f32
      %1377 = arith.addi %6, %c7 : index
      %1378 = vector.load %w[%1377] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1379 = vector.bitcast %1378 : vector<4xi8> to vector<1xf32>
      %1380 = vector.extract %1379[0] : f32 from vector<1xf32>
      %1381 = arith.mulf %1368, %c23 : f32
      %1382 = wave.exp2 %1381 : f32
      %1383 = arith.addf %c22, %1382 : f32
      %1384 = arith.divf %1368, %1383 : f32
      %1385 = arith.mulf %1384, %1376 : f32
      %1386 = arith.mulf %1385, %1380 : f32
      %1387 = arith.minimumf %1386, %c24 : f32
      %1388 = arith.maximumf %1387, %c25 : f32
      %1389 = arith.truncf %1388 : f32 to f16
      %1390 = arith.muli %0, %c11 : index
      %1391 = wave.lane
      %1392 = arith.remui %1391, %c11 : index
      %1393 = arith.addi %1390, %1392 : index
      %1394 = arith.divui %1356, %outTileRows : index
      %1395 = arith.divui %outputFeatures, %c11 : index
      %1396 = arith.muli %1394, %1395 : index
      %1397 = arith.divui %1393, %c11 : index
      %1398 = arith.addi %1396, %1397 : index
      %1399 = arith.muli %1398, %c3 : index
      %1400 = arith.remui %1393, %c11 : index
      %1401 = arith.divui %1400, %c12 : index
      %1402 = arith.addi %1399, %1401 : index
      %1403 = arith.muli %outTileRows, %c12 : index
      %1404 = arith.muli %1402, %1403 : index
      %1405 = arith.remui %1356, %outTileRows : index
      %1406 = arith.muli %1405, %c12 : index
      %1407 = arith.addi %1404, %1406 : index
      %1408 = arith.remui %1393, %c12 : index
      %1409 = arith.addi %1407, %1408 : index
      memref.store %1389, %out[%1409] : memref<?xf16>
    }
    %1410 = vector.extract %417#2[7] : f32 from vector<8xf32>
    %1411 = vector.extract %417#3[7] : f32 from vector<8xf32>
    %1412 = wave.lane
    %1413 = arith.addi %11, %c11 : index
    %1414 = arith.muli %c28, %c3 : index
    %1415 = arith.addi %1413, %1414 : index
    %1416 = arith.divui %1412, %c11 : index
    %1417 = arith.addi %1415, %1416 : index
    %1418 = arith.cmpi slt, %1417, %10 : index
    scf.if %1418 {
      %1419 = arith.cmpi eq, %hasFactors, %c5 : index
      %1420 = memref.load %factors[%1417] : memref<?xf32>
      %1421 = arith.select %1419, %1420, %c22 : f32
      %1422 = arith.remui %1412, %c11 : index
      %1423 = arith.muli %1422, %c17 : index
      %1424 = arith.addi %6, %1423 : index
      %1425 = vector.load %w[%1424] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1426 = vector.bitcast %1425 : vector<4xi8> to vector<1xf32>
      %1427 = vector.extract %1426[0] : f32 from vector<1xf32>
      %1428 = arith.mulf %1427, %1421 : f32
      %1429 = arith.mulf %1410, %1428 : f32
      %1430 = arith.remui %1412, %c11 : index
      %1431 = arith.muli %1430, %c17 : index
      %1432 = arith.addi %8, %1431 : index
      %1433 = vector.load %w[%1432] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1434 = vector.bitcast %1433 : vector<4xi8> to vector<1xf32>
      %1435 = vector.extract %1434[0] : f32 from vector<1xf32>
      %1436 = arith.mulf %1435, %1421 : f32
      %1437 = arith.mulf %1411, %1436 : f32
      %1438 = arith.addi %6, %c7 : index
      %1439 = vector.load %w[%1438] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1440 = vector.bitcast %1439 : vector<4xi8> to vector<1xf32>
      %1441 = vector.extract %1440[0] : f32 from vector<1xf32>
      %1442 = arith.mulf %1429, %c23 : f32
      %1443 = wave.exp2 %1442 : f32
      %1444 = arith.addf %c22, %1443 : f32
      %1445 = arith.divf %1429, %1444 : f32
      %1446 = arith.mulf %1445, %1437 : f32
      %1447 = arith.mulf %1446, %1441 : f32
      %1448 = arith.minimumf %1447, %c24 : f32
      %1449 = arith.maximumf %1448, %c25 : f32
      %1450 = arith.truncf %1449 : f32 to f16
      %1451 = arith.muli %0, %c11 : index
      %1452 = wave.lane
      %1453 = arith.remui %1452, %c11 : index
      %1454 = arith.addi %1451, %1453 : index
      %1455 = arith.divui %1417, %outTileRows : index
      %1456 = arith.divui %outputFeatures, %c11 : index
      %1457 = arith.muli %1455, %1456 : index
      %1458 = arith.divui %1454, %c11 : index
      %1459 = arith.addi %1457, %1458 : index
      %1460 = arith.muli %1459, %c3 : index
      %1461 = arith.remui %1454, %c11 : index
      %1462 = arith.divui %1461, %c12 : index
      %1463 = arith.addi %1460, %1462 : index
      %1464 = arith.muli %outTileRows, %c12 : index
      %1465 = arith.muli %1463, %1464 : index
      %1466 = arith.remui %1417, %outTileRows : index
      %1467 = arith.muli %1466, %c12 : index
      %1468 = arith.addi %1465, %1467 : index
      %1469 = arith.remui %1454, %c12 : index
      %1470 = arith.addi %1468, %1469 : index
      memref.store %1450, %out[%1470] : memref<?xf16>
    }
    %1471 = wave.lane
    %1472 = vector.extract %417#4[0] : f32 from vector<8xf32>
    %1473 = vector.extract %417#5[0] : f32 from vector<8xf32>
    %1474 = wave.lane
    %1475 = arith.addi %11, %c1 : index
    %1476 = arith.muli %c4, %c3 : index
    %1477 = arith.addi %1475, %1476 : index
    %1478 = arith.divui %1474, %c11 : index
    %1479 = arith.addi %1477, %1478 : index
    %1480 = arith.cmpi slt, %1479, %10 : index
    scf.if %1480 {
      %1481 = arith.cmpi eq, %hasFactors, %c5 : index
      %1482 = memref.load %factors[%1479] : memref<?xf32>
      %1483 = arith.select %1481, %1482, %c22 : f32
      %1484 = arith.remui %1474, %c11 : index
      %1485 = arith.muli %1484, %c17 : index
      %1486 = arith.addi %6, %1485 : index
      %1487 = vector.load %w[%1486] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1488 = vector.bitcast %1487 : vector<4xi8> to vector<1xf32>
      %1489 = vector.extract %1488[0] : f32 from vector<1xf32>
      %1490 = arith.mulf %1489, %1483 : f32
      %1491 = arith.mulf %1472, %1490 : f32
      %1492 = arith.remui %1474, %c11 : index
      %1493 = arith.muli %1492, %c17 : index
      %1494 = arith.addi %8, %1493 : index
      %1495 = vector.load %w[%1494] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1496 = vector.bitcast %1495 : vector<4xi8> to vector<1xf32>
      %1497 = vector.extract %1496[0] : f32 from vector<1xf32>
      %1498 = arith.mulf %1497, %1483 : f32
      %1499 = arith.mulf %1473, %1498 : f32
      %1500 = arith.addi %6, %c7 : index
      %1501 = vector.load %w[%1500] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1502 = vector.bitcast %1501 : vector<4xi8> to vector<1xf32>
      %1503 = vector.extract %1502[0] : f32 from vector<1xf32>
      %1504 = arith.mulf %1491, %c23 : f32
      %1505 = wave.exp2 %1504 : f32
      %1506 = arith.addf %c22, %1505 : f32
      %1507 = arith.divf %1491, %1506 : f32
      %1508 = arith.mulf %1507, %1499 : f32
      %1509 = arith.mulf %1508, %1503 : f32
      %1510 = arith.minimumf %1509, %c24 : f32
      %1511 = arith.maximumf %1510, %c25 : f32
      %1512 = arith.truncf %1511 : f32 to f16
      %1513 = arith.muli %0, %c11 : index
      %1514 = wave.lane
      %1515 = arith.remui %1514, %c11 : index
      %1516 = arith.addi %1513, %1515 : index
      %1517 = arith.divui %1479, %outTileRows : index
      %1518 = arith.divui %outputFeatures, %c11 : index
      %1519 = arith.muli %1517, %1518 : index
      %1520 = arith.divui %1516, %c11 : index
      %1521 = arith.addi %1519, %1520 : index
      %1522 = arith.muli %1521, %c3 : index
      %1523 = arith.remui %1516, %c11 : index
      %1524 = arith.divui %1523, %c12 : index
      %1525 = arith.addi %1522, %1524 : index
      %1526 = arith.muli %outTileRows, %c12 : index
      %1527 = arith.muli %1525, %1526 : index
      %1528 = arith.remui %1479, %outTileRows : index
      %1529 = arith.muli %1528, %c12 : index
      %1530 = arith.addi %1527, %1529 : index
      %1531 = arith.remui %1516, %c12 : index
      %1532 = arith.addi %1530, %1531 : index
      memref.store %1512, %out[%1532] : memref<?xf16>
    }
    %1533 = vector.extract %417#4[1] : f32 from vector<8xf32>
    %1534 = vector.extract %417#5[1] : f32 from vector<8xf32>
    %1535 = wave.lane
    %1536 = arith.addi %11, %c1 : index
    %1537 = arith.muli %c5, %c3 : index
    %1538 = arith.addi %1536, %1537 : index
    %1539 = arith.divui %1535, %c11 : index
    %1540 = arith.addi %1538, %1539 : index
    %1541 = arith.cmpi slt, %1540, %10 : index
    scf.if %1541 {
      %1542 = arith.cmpi eq, %hasFactors, %c5 : index
      %1543 = memref.load %factors[%1540] : memref<?xf32>
      %1544 = arith.select %1542, %1543, %c22 : f32
      %1545 = arith.remui %1535, %c11 : index
      %1546 = arith.muli %1545, %c17 : index
      %1547 = arith.addi %6, %1546 : index
      %1548 = vector.load %w[%1547] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1549 = vector.bitcast %1548 : vector<4xi8> to vector<1xf32>
      %1550 = vector.extract %1549[0] : f32 from vector<1xf32>
      %1551 = arith.mulf %1550, %1544 : f32
      %1552 = arith.mulf %1533, %1551 : f32
      %1553 = arith.remui %1535, %c11 : index
      %1554 = arith.muli %1553, %c17 : index
      %1555 = arith.addi %8, %1554 : index
      %1556 = vector.load %w[%1555] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1557 = vector.bitcast %1556 : vector<4xi8> to vector<1xf32>
      %1558 = vector.extract %1557[0] : f32 from vector<1xf32>
      %1559 = arith.mulf %1558, %1544 : f32
      %1560 = arith.mulf %1534, %1559 : f32
      %1561 = arith.addi %6, %c7 : index
      %1562 = vector.load %w[%1561] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1563 = vector.bitcast %1562 : vector<4xi8> to vector<1xf32>
      %1564 = vector.extract %1563[0] : f32 from vector<1xf32>
      %1565 = arith.mulf %1552, %c23 : f32
      %1566 = wave.exp2 %1565 : f32
      %1567 = arith.addf %c22, %1566 : f32
      %1568 = arith.divf %1552, %1567 : f32
      %1569 = arith.mulf %1568, %1560 : f32
      %1570 = arith.mulf %1569, %1564 : f32
      %1571 = arith.minimumf %1570, %c24 : f32
      %1572 = arith.maximumf %1571, %c25 : f32
      %1573 = arith.truncf %1572 : f32 to f16
      %1574 = arith.muli %0, %c11 : index
      %1575 = wave.lane
      %1576 = arith.remui %1575, %c11 : index
      %1577 = arith.addi %1574, %1576 : index
      %1578 = arith.divui %1540, %outTileRows : index
      %1579 = arith.divui %outputFeatures, %c11 : index
      %1580 = arith.muli %1578, %1579 : index
      %1581 = arith.divui %1577, %c11 : index
      %1582 = arith.addi %1580, %1581 : index
      %1583 = arith.muli %1582, %c3 : index
      %1584 = arith.remui %1577, %c11 : index
      %1585 = arith.divui %1584, %c12 : index
      %1586 = arith.addi %1583, %1585 : index
      %1587 = arith.muli %outTileRows, %c12 : index
      %1588 = arith.muli %1586, %1587 : index
      %1589 = arith.remui %1540, %outTileRows : index
      %1590 = arith.muli %1589, %c12 : index
      %1591 = arith.addi %1588, %1590 : index
      %1592 = arith.remui %1577, %c12 : index
      %1593 = arith.addi %1591, %1592 : index
      memref.store %1573, %out[%1593] : memref<?xf16>
    }
    %1594 = vector.extract %417#4[2] : f32 from vector<8xf32>
    %1595 = vector.extract %417#5[2] : f32 from vector<8xf32>
    %1596 = wave.lane
    %1597 = arith.addi %11, %c1 : index
    %1598 = arith.muli %c3, %c3 : index
    %1599 = arith.addi %1597, %1598 : index
    %1600 = arith.divui %1596, %c11 : index
    %1601 = arith.addi %1599, %1600 : index
    %1602 = arith.cmpi slt, %1601, %10 : index
    scf.if %1602 {
      %1603 = arith.cmpi eq, %hasFactors, %c5 : index
      %1604 = memref.load %factors[%1601] : memref<?xf32>
      %1605 = arith.select %1603, %1604, %c22 : f32
      %1606 = arith.remui %1596, %c11 : index
      %1607 = arith.muli %1606, %c17 : index
      %1608 = arith.addi %6, %1607 : index
      %1609 = vector.load %w[%1608] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1610 = vector.bitcast %1609 : vector<4xi8> to vector<1xf32>
      %1611 = vector.extract %1610[0] : f32 from vector<1xf32>
      %1612 = arith.mulf %1611, %1605 : f32
      %1613 = arith.mulf %1594, %1612 : f32
      %1614 = arith.remui %1596, %c11 : index
      %1615 = arith.muli %1614, %c17 : index
      %1616 = arith.addi %8, %1615 : index
      %1617 = vector.load %w[%1616] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1618 = vector.bitcast %1617 : vector<4xi8> to vector<1xf32>
      %1619 = vector.extract %1618[0] : f32 from vector<1xf32>
      %1620 = arith.mulf %1619, %1605 : f32
      %1621 = arith.mulf %1595, %1620 : f32
      %1622 = arith.addi %6, %c7 : index
      %1623 = vector.load %w[%1622] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1624 = vector.bitcast %1623 : vector<4xi8> to vector<1xf32>
      %1625 = vector.extract %1624[0] : f32 from vector<1xf32>
      %1626 = arith.mulf %1613, %c23 : f32
      %1627 = wave.exp2 %1626 : f32
      %1628 = arith.addf %c22, %1627 : f32
      %1629 = arith.divf %1613, %1628 : f32
      %1630 = arith.mulf %1629, %1621 : f32
      %1631 = arith.mulf %1630, %1625 : f32
      %1632 = arith.minimumf %1631, %c24 : f32
      %1633 = arith.maximumf %1632, %c25 : f32
      %1634 = arith.truncf %1633 : f32 to f16
      %1635 = arith.muli %0, %c11 : index
      %1636 = wave.lane
      %1637 = arith.remui %1636, %c11 : index
      %1638 = arith.addi %1635, %1637 : index
      %1639 = arith.divui %1601, %outTileRows : index
      %1640 = arith.divui %outputFeatures, %c11 : index
      %1641 = arith.muli %1639, %1640 : index
      %1642 = arith.divui %1638, %c11 : index
      %1643 = arith.addi %1641, %1642 : index
      %1644 = arith.muli %1643, %c3 : index
      %1645 = arith.remui %1638, %c11 : index
      %1646 = arith.divui %1645, %c12 : index
      %1647 = arith.addi %1644, %1646 : index
      %1648 = arith.muli %outTileRows, %c12 : index
      %1649 = arith.muli %1647, %1648 : index
      %1650 = arith.remui %1601, %outTileRows : index
      %1651 = arith.muli %1650, %c12 : index
      %1652 = arith.addi %1649, %1651 : index
      %1653 = arith.remui %1638, %c12 : index
      %1654 = arith.addi %1652, %1653 : index
      memref.store %1634, %out[%1654] : memref<?xf16>
    }
    %1655 = vector.extract %417#4[3] : f32 from vector<8xf32>
    %1656 = vector.extract %417#5[3] : f32 from vector<8xf32>
    %1657 = wave.lane
    %1658 = arith.addi %11, %c1 : index
    %1659 = arith.muli %c20, %c3 : index
    %1660 = arith.addi %1658, %1659 : index
    %1661 = arith.divui %1657, %c11 : index
    %1662 = arith.addi %1660, %1661 : index
    %1663 = arith.cmpi slt, %1662, %10 : index
    scf.if %1663 {
      %1664 = arith.cmpi eq, %hasFactors, %c5 : index
      %1665 = memref.load %factors[%1662] : memref<?xf32>
      %1666 = arith.select %1664, %1665, %c22 : f32
      %1667 = arith.remui %1657, %c11 : index
      %1668 = arith.muli %1667, %c17 : index
      %1669 = arith.addi %6, %1668 : index
      %1670 = vector.load %w[%1669] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1671 = vector.bitcast %1670 : vector<4xi8> to vector<1xf32>
      %1672 = vector.extract %1671[0] : f32 from vector<1xf32>
      %1673 = arith.mulf %1672, %1666 : f32
      %1674 = arith.mulf %1655, %1673 : f32
      %1675 = arith.remui %1657, %c11 : index
      %1676 = arith.muli %1675, %c17 : index
      %1677 = arith.addi %8, %1676 : index
      %1678 = vector.load %w[%1677] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1679 = vector.bitcast %1678 : vector<4xi8> to vector<1xf32>
      %1680 = vector.extract %1679[0] : f32 from vector<1xf32>
      %1681 = arith.mulf %1680, %1666 : f32
      %1682 = arith.mulf %1656, %1681 : f32
      %1683 = arith.addi %6, %c7 : index
      %1684 = vector.load %w[%1683] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1685 = vector.bitcast %1684 : vector<4xi8> to vector<1xf32>
      %1686 = vector.extract %1685[0] : f32 from vector<1xf32>
      %1687 = arith.mulf %1674, %c23 : f32
      %1688 = wave.exp2 %1687 : f32
      %1689 = arith.addf %c22, %1688 : f32
      %1690 = arith.divf %1674, %1689 : f32
      %1691 = arith.mulf %1690, %1682 : f32
      %1692 = arith.mulf %1691, %1686 : f32
      %1693 = arith.minimumf %1692, %c24 : f32
      %1694 = arith.maximumf %1693, %c25 : f32
      %1695 = arith.truncf %1694 : f32 to f16
      %1696 = arith.muli %0, %c11 : index
      %1697 = wave.lane
      %1698 = arith.remui %1697, %c11 : index
      %1699 = arith.addi %1696, %1698 : index
      %1700 = arith.divui %1662, %outTileRows : index
      %1701 = arith.divui %outputFeatures, %c11 : index
      %1702 = arith.muli %1700, %1701 : index
      %1703 = arith.divui %1699, %c11 : index
      %1704 = arith.addi %1702, %1703 : index
      %1705 = arith.muli %1704, %c3 : index
      %1706 = arith.remui %1699, %c11 : index
      %1707 = arith.divui %1706, %c12 : index
      %1708 = arith.addi %1705, %1707 : index
      %1709 = arith.muli %outTileRows, %c12 : index
      %1710 = arith.muli %1708, %1709 : index
      %1711 = arith.remui %1662, %outTileRows : index
      %1712 = arith.muli %1711, %c12 : index
      %1713 = arith.addi %1710, %1712 : index
      %1714 = arith.remui %1699, %c12 : index
      %1715 = arith.addi %1713, %1714 : index
      memref.store %1695, %out[%1715] : memref<?xf16>
    }
    %1716 = vector.extract %417#4[4] : f32 from vector<8xf32>
    %1717 = vector.extract %417#5[4] : f32 from vector<8xf32>
    %1718 = wave.lane
    %1719 = arith.addi %11, %c1 : index
    %1720 = arith.muli %c17, %c3 : index
    %1721 = arith.addi %1719, %1720 : index
    %1722 = arith.divui %1718, %c11 : index
    %1723 = arith.addi %1721, %1722 : index
    %1724 = arith.cmpi slt, %1723, %10 : index
    scf.if %1724 {
      %1725 = arith.cmpi eq, %hasFactors, %c5 : index
      %1726 = memref.load %factors[%1723] : memref<?xf32>
      %1727 = arith.select %1725, %1726, %c22 : f32
      %1728 = arith.remui %1718, %c11 : index
      %1729 = arith.muli %1728, %c17 : index
      %1730 = arith.addi %6, %1729 : index
      %1731 = vector.load %w[%1730] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1732 = vector.bitcast %1731 : vector<4xi8> to vector<1xf32>
      %1733 = vector.extract %1732[0] : f32 from vector<1xf32>
      %1734 = arith.mulf %1733, %1727 : f32
      %1735 = arith.mulf %1716, %1734 : f32
      %1736 = arith.remui %1718, %c11 : index
      %1737 = arith.muli %1736, %c17 : index
      %1738 = arith.addi %8, %1737 : index
      %1739 = vector.load %w[%1738] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1740 = vector.bitcast %1739 : vector<4xi8> to vector<1xf32>
      %1741 = vector.extract %1740[0] : f32 from vector<1xf32>
      %1742 = arith.mulf %1741, %1727 : f32
      %1743 = arith.mulf %1717, %1742 : f32
      %1744 = arith.addi %6, %c7 : index
      %1745 = vector.load %w[%1744] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1746 = vector.bitcast %1745 : vector<4xi8> to vector<1xf32>
      %1747 = vector.extract %1746[0] : f32 from vector<1xf32>
      %1748 = arith.mulf %1735, %c23 : f32
      %1749 = wave.exp2 %1748 : f32
      %1750 = arith.addf %c22, %1749 : f32
      %1751 = arith.divf %1735, %1750 : f32
      %1752 = arith.mulf %1751, %1743 : f32
      %1753 = arith.mulf %1752, %1747 : f32
      %1754 = arith.minimumf %1753, %c24 : f32
      %1755 = arith.maximumf %1754, %c25 : f32
      %1756 = arith.truncf %1755 : f32 to f16
      %1757 = arith.muli %0, %c11 : index
      %1758 = wave.lane
      %1759 = arith.remui %1758, %c11 : index
      %1760 = arith.addi %1757, %1759 : index
      %1761 = arith.divui %1723, %outTileRows : index
      %1762 = arith.divui %outputFeatures, %c11 : index
      %1763 = arith.muli %1761, %1762 : index
      %1764 = arith.divui %1760, %c11 : index
      %1765 = arith.addi %1763, %1764 : index
      %1766 = arith.muli %1765, %c3 : index
      %1767 = arith.remui %1760, %c11 : index
      %1768 = arith.divui %1767, %c12 : index
      %1769 = arith.addi %1766, %1768 : index
      %1770 = arith.muli %outTileRows, %c12 : index
      %1771 = arith.muli %1769, %1770 : index
      %1772 = arith.remui %1723, %outTileRows : index
      %1773 = arith.muli %1772, %c12 : index
      %1774 = arith.addi %1771, %1773 : index
      %1775 = arith.remui %1760, %c12 : index
      %1776 = arith.addi %1774, %1775 : index
      memref.store %1756, %out[%1776] : memref<?xf16>
    }
    %1777 = vector.extract %417#4[5] : f32 from vector<8xf32>
    %1778 = vector.extract %417#5[5] : f32 from vector<8xf32>
    %1779 = wave.lane
    %1780 = arith.addi %11, %c1 : index
    %1781 = arith.muli %c26, %c3 : index
    %1782 = arith.addi %1780, %1781 : index
    %1783 = arith.divui %1779, %c11 : index
    %1784 = arith.addi %1782, %1783 : index
    %1785 = arith.cmpi slt, %1784, %10 : index
    scf.if %1785 {
      %1786 = arith.cmpi eq, %hasFactors, %c5 : index
      %1787 = memref.load %factors[%1784] : memref<?xf32>
      %1788 = arith.select %1786, %1787, %c22 : f32
      %1789 = arith.remui %1779, %c11 : index
      %1790 = arith.muli %1789, %c17 : index
      %1791 = arith.addi %6, %1790 : index
      %1792 = vector.load %w[%1791] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1793 = vector.bitcast %1792 : vector<4xi8> to vector<1xf32>
      %1794 = vector.extract %1793[0] : f32 from vector<1xf32>
      %1795 = arith.mulf %1794, %1788 : f32
      %1796 = arith.mulf %1777, %1795 : f32
      %1797 = arith.remui %1779, %c11 : index
      %1798 = arith.muli %1797, %c17 : index
      %1799 = arith.addi %8, %1798 : index
      %1800 = vector.load %w[%1799] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1801 = vector.bitcast %1800 : vector<4xi8> to vector<1xf32>
      %1802 = vector.extract %1801[0] : f32 from vector<1xf32>
      %1803 = arith.mulf %1802, %1788 : f32
      %1804 = arith.mulf %1778, %1803 : f32
      %1805 = arith.addi %6, %c7 : index
      %1806 = vector.load %w[%1805] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1807 = vector.bitcast %1806 : vector<4xi8> to vector<1xf32>
      %1808 = vector.extract %1807[0] : f32 from vector<1xf32>
      %1809 = arith.mulf %1796, %c23 : f32
      %1810 = wave.exp2 %1809 : f32
      %1811 = arith.addf %c22, %1810 : f32
      %1812 = arith.divf %1796, %1811 : f32
      %1813 = arith.mulf %1812, %1804 : f32
      %1814 = arith.mulf %1813, %1808 : f32
      %1815 = arith.minimumf %1814, %c24 : f32
      %1816 = arith.maximumf %1815, %c25 : f32
      %1817 = arith.truncf %1816 : f32 to f16
      %1818 = arith.muli %0, %c11 : index
      %1819 = wave.lane
      %1820 = arith.remui %1819, %c11 : index
      %1821 = arith.addi %1818, %1820 : index
      %1822 = arith.divui %1784, %outTileRows : index
      %1823 = arith.divui %outputFeatures, %c11 : index
      %1824 = arith.muli %1822, %1823 : index
      %1825 = arith.divui %1821, %c11 : index
      %1826 = arith.addi %1824, %1825 : index
      %1827 = arith.muli %1826, %c3 : index
      %1828 = arith.remui %1821, %c11 : index
      %1829 = arith.divui %1828, %c12 : index
      %1830 = arith.addi %1827, %1829 : index
      %1831 = arith.muli %outTileRows, %c12 : index
      %1832 = arith.muli %1830, %1831 : index
      %1833 = arith.remui %1784, %outTileRows : index
      %1834 = arith.muli %1833, %c12 : index
      %1835 = arith.addi %1832, %1834 : index
      %1836 = arith.remui %1821, %c12 : index
      %1837 = arith.addi %1835, %1836 : index
      memref.store %1817, %out[%1837] : memref<?xf16>
    }
    %1838 = vector.extract %417#4[6] : f32 from vector<8xf32>
    %1839 = vector.extract %417#5[6] : f32 from vector<8xf32>
    %1840 = wave.lane
    %1841 = arith.addi %11, %c1 : index
    %1842 = arith.muli %c27, %c3 : index
    %1843 = arith.addi %1841, %1842 : index
    %1844 = arith.divui %1840, %c11 : index
    %1845 = arith.addi %1843, %1844 : index
    %1846 = arith.cmpi slt, %1845, %10 : index
    scf.if %1846 {
      %1847 = arith.cmpi eq, %hasFactors, %c5 : index
      %1848 = memref.load %factors[%1845] : memref<?xf32>
      %1849 = arith.select %1847, %1848, %c22 : f32
      %1850 = arith.remui %1840, %c11 : index
      %1851 = arith.muli %1850, %c17 : index
      %1852 = arith.addi %6, %1851 : index
      %1853 = vector.load %w[%1852] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1854 = vector.bitcast %1853 : vector<4xi8> to vector<1xf32>
      %1855 = vector.extract %1854[0] : f32 from vector<1xf32>
      %1856 = arith.mulf %1855, %1849 : f32
      %1857 = arith.mulf %1838, %1856 : f32
      %1858 = arith.remui %1840, %c11 : index
      %1859 = arith.muli %1858, %c17 : index
      %1860 = arith.addi %8, %1859 : index
      %1861 = vector.load %w[%1860] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1862 = vector.bitcast %1861 : vector<4xi8> to vector<1xf32>
      %1863 = vector.extract %1862[0] : f32 from vector<1xf32>
      %1864 = arith.mulf %1863, %1849 : f32
      %1865 = arith.mulf %1839, %1864 : f32
      %1866 = arith.addi %6, %c7 : index
      %1867 = vector.load %w[%1866] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1868 = vector.bitcast %1867 : vector<4xi8> to vector<1xf32>
      %1869 = vector.extract %1868[0] : f32 from vector<1xf32>
      %1870 = arith.mulf %1857, %c23 : f32
      %1871 = wave.exp2 %1870 : f32
      %1872 = arith.addf %c22, %1871 : f32
      %1873 = arith.divf %1857, %1872 : f32
      %1874 = arith.mulf %1873, %1865 : f32
      %1875 = arith.mulf %1874, %1869 : f32
      %1876 = arith.minimumf %1875, %c24 : f32
      %1877 = arith.maximumf %1876, %c25 : f32
      %1878 = arith.truncf %1877 : f32 to f16
      %1879 = arith.muli %0, %c11 : index
      %1880 = wave.lane
      %1881 = arith.remui %1880, %c11 : index
      %1882 = arith.addi %1879, %1881 : index
      %1883 = arith.divui %1845, %outTileRows : index
      %1884 = arith.divui %outputFeatures, %c11 : index
      %1885 = arith.muli %1883, %1884 : index
      %1886 = arith.divui %1882, %c11 : index
      %1887 = arith.addi %1885, %1886 : index
      %1888 = arith.muli %1887, %c3 : index
      %1889 = arith.remui %1882, %c11 : index
      %1890 = arith.divui %1889, %c12 : index
      %1891 = arith.addi %1888, %1890 : index
      %1892 = arith.muli %outTileRows, %c12 : index
      %1893 = arith.muli %1891, %1892 : index
      %1894 = arith.remui %1845, %outTileRows : index
      %1895 = arith.muli %1894, %c12 : index
      %1896 = arith.addi %1893, %1895 : index
      %1897 = arith.remui %1882, %c12 : index
      %1898 = arith.addi %1896, %1897 : index
      memref.store %1878, %out[%1898] : memref<?xf16>
    }
    %1899 = vector.extract %417#4[7] : f32 from vector<8xf32>
    %1900 = vector.extract %417#5[7] : f32 from vector<8xf32>
    %1901 = wave.lane
    %1902 = arith.addi %11, %c1 : index
    %1903 = arith.muli %c28, %c3 : index
    %1904 = arith.addi %1902, %1903 : index
    %1905 = arith.divui %1901, %c11 : index
    %1906 = arith.addi %1904, %1905 : index
    %1907 = arith.cmpi slt, %1906, %10 : index
    scf.if %1907 {
      %1908 = arith.cmpi eq, %hasFactors, %c5 : index
      %1909 = memref.load %factors[%1906] : memref<?xf32>
      %1910 = arith.select %1908, %1909, %c22 : f32
      %1911 = arith.remui %1901, %c11 : index
      %1912 = arith.muli %1911, %c17 : index
      %1913 = arith.addi %6, %1912 : index
      %1914 = vector.load %w[%1913] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1915 = vector.bitcast %1914 : vector<4xi8> to vector<1xf32>
      %1916 = vector.extract %1915[0] : f32 from vector<1xf32>
      %1917 = arith.mulf %1916, %1910 : f32
      %1918 = arith.mulf %1899, %1917 : f32
      %1919 = arith.remui %1901, %c11 : index
      %1920 = arith.muli %1919, %c17 : index
      %1921 = arith.addi %8, %1920 : index
      %1922 = vector.load %w[%1921] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1923 = vector.bitcast %1922 : vector<4xi8> to vector<1xf32>
      %1924 = vector.extract %1923[0] : f32 from vector<1xf32>
      %1925 = arith.mulf %1924, %1910 : f32
      %1926 = arith.mulf %1900, %1925 : f32
      %1927 = arith.addi %6, %c7 : index
      %1928 = vector.load %w[%1927] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1929 = vector.bitcast %1928 : vector<4xi8> to vector<1xf32>
      %1930 = vector.extract %1929[0] : f32 from vector<1xf32>
      %1931 = arith.mulf %1918, %c23 : f32
      %1932 = wave.exp2 %1931 : f32
      %1933 = arith.addf %c22, %1932 : f32
      %1934 = arith.divf %1918, %1933 : f32
      %1935 = arith.mulf %1934, %1926 : f32
      %1936 = arith.mulf %1935, %1930 : f32
      %1937 = arith.minimumf %1936, %c24 : f32
      %1938 = arith.maximumf %1937, %c25 : f32
      %1939 = arith.truncf %1938 : f32 to f16
      %1940 = arith.muli %0, %c11 : index
      %1941 = wave.lane
      %1942 = arith.remui %1941, %c11 : index
      %1943 = arith.addi %1940, %1942 : index
      %1944 = arith.divui %1906, %outTileRows : index
      %1945 = arith.divui %outputFeatures, %c11 : index
      %1946 = arith.muli %1944, %1945 : index
      %1947 = arith.divui %1943, %c11 : index
      %1948 = arith.addi %1946, %1947 : index
      %1949 = arith.muli %1948, %c3 : index
      %1950 = arith.remui %1943, %c11 : index
      %1951 = arith.divui %1950, %c12 : index
      %1952 = arith.addi %1949, %1951 : index
      %1953 = arith.muli %outTileRows, %c12 : index
      %1954 = arith.muli %1952, %1953 : index
      %1955 = arith.remui %1906, %outTileRows : index
      %1956 = arith.muli %1955, %c12 : index
      %1957 = arith.addi %1954, %1956 : index
      %1958 = arith.remui %1943, %c12 : index
      %1959 = arith.addi %1957, %1958 : index
      memref.store %1939, %out[%1959] : memref<?xf16>
    }
    %1960 = wave.lane
    %1961 = vector.extract %417#6[0] : f32 from vector<8xf32>
    %1962 = vector.extract %417#7[0] : f32 from vector<8xf32>
    %1963 = wave.lane
    %1964 = arith.addi %11, %c13 : index
    %1965 = arith.muli %c4, %c3 : index
    %1966 = arith.addi %1964, %1965 : index
    %1967 = arith.divui %1963, %c11 : index
    %1968 = arith.addi %1966, %1967 : index
    %1969 = arith.cmpi slt, %1968, %10 : index
    scf.if %1969 {
      %1970 = arith.cmpi eq, %hasFactors, %c5 : index
      %1971 = memref.load %factors[%1968] : memref<?xf32>
      %1972 = arith.select %1970, %1971, %c22 : f32
      %1973 = arith.remui %1963, %c11 : index
      %1974 = arith.muli %1973, %c17 : index
      %1975 = arith.addi %6, %1974 : index
      %1976 = vector.load %w[%1975] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1977 = vector.bitcast %1976 : vector<4xi8> to vector<1xf32>
      %1978 = vector.extract %1977[0] : f32 from vector<1xf32>
      %1979 = arith.mulf %1978, %1972 : f32
      %1980 = arith.mulf %1961, %1979 : f32
      %1981 = arith.remui %1963, %c11 : index
      %1982 = arith.muli %1981, %c17 : index
      %1983 = arith.addi %8, %1982 : index
      %1984 = vector.load %w[%1983] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1985 = vector.bitcast %1984 : vector<4xi8> to vector<1xf32>
      %1986 = vector.extract %1985[0] : f32 from vector<1xf32>
      %1987 = arith.mulf %1986, %1972 : f32
      %1988 = arith.mulf %1962, %1987 : f32
      %1989 = arith.addi %6, %c7 : index
      %1990 = vector.load %w[%1989] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1991 = vector.bitcast %1990 : vector<4xi8> to vector<1xf32>
      %1992 = vector.extract %1991[0] : f32 from vector<1xf32>
      %1993 = arith.mulf %1980, %c23 : f32
      %1994 = wave.exp2 %1993 : f32
      %1995 = arith.addf %c22, %1994 : f32
      %1996 = arith.divf %1980, %1995 : f32
      %1997 = arith.mulf %1996, %1988 : f32
      %1998 = arith.mulf %1997, %1992 : f32
      %1999 = arith.minimumf %1998, %c24 : f32
      %2000 = arith.maximumf %1999, %c25 : f32
      %2001 = arith.truncf %2000 : f32 to f16
      %2002 = arith.muli %0, %c11 : index
      %2003 = wave.lane
      %2004 = arith.remui %2003, %c11 : index
      %2005 = arith.addi %2002, %2004 : index
      %2006 = arith.divui %1968, %outTileRows : index
      %2007 = arith.divui %outputFeatures, %c11 : index
      %2008 = arith.muli %2006, %2007 : index
      %2009 = arith.divui %2005, %c11 : index
      %2010 = arith.addi %2008, %2009 : index
      %2011 = arith.muli %2010, %c3 : index
      %2012 = arith.remui %2005, %c11 : index
      %2013 = arith.divui %2012, %c12 : index
      %2014 = arith.addi %2011, %2013 : index
      %2015 = arith.muli %outTileRows, %c12 : index
      %2016 = arith.muli %2014, %2015 : index
      %2017 = arith.remui %1968, %outTileRows : index
      %2018 = arith.muli %2017, %c12 : index
      %2019 = arith.addi %2016, %2018 : index
      %2020 = arith.remui %2005, %c12 : index
      %2021 = arith.addi %2019, %2020 : index
      memref.store %2001, %out[%2021] : memref<?xf16>
    }
    %2022 = vector.extract %417#6[1] : f32 from vector<8xf32>
    %2023 = vector.extract %417#7[1] : f32 from vector<8xf32>
    %2024 = wave.lane
    %2025 = arith.addi %11, %c13 : index
    %2026 = arith.muli %c5, %c3 : index
    %2027 = arith.addi %2025, %2026 : index
    %2028 = arith.divui %2024, %c11 : index
    %2029 = arith.addi %2027, %2028 : index
    %2030 = arith.cmpi slt, %2029, %10 : index
    scf.if %2030 {
      %2031 = arith.cmpi eq, %hasFactors, %c5 : index
      %2032 = memref.load %factors[%2029] : memref<?xf32>
      %2033 = arith.select %2031, %2032, %c22 : f32
      %2034 = arith.remui %2024, %c11 : index
      %2035 = arith.muli %2034, %c17 : index
      %2036 = arith.addi %6, %2035 : index
      %2037 = vector.load %w[%2036] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2038 = vector.bitcast %2037 : vector<4xi8> to vector<1xf32>
      %2039 = vector.extract %2038[0] : f32 from vector<1xf32>
      %2040 = arith.mulf %2039, %2033 : f32
      %2041 = arith.mulf %2022, %2040 : f32
      %2042 = arith.remui %2024, %c11 : index
      %2043 = arith.muli %2042, %c17 : index
      %2044 = arith.addi %8, %2043 : index
      %2045 = vector.load %w[%2044] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2046 = vector.bitcast %2045 : vector<4xi8> to vector<1xf32>
      %2047 = vector.extract %2046[0] : f32 from vector<1xf32>
      %2048 = arith.mulf %2047, %2033 : f32
      %2049 = arith.mulf %2023, %2048 : f32
      %2050 = arith.addi %6, %c7 : index
      %2051 = vector.load %w[%2050] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2052 = vector.bitcast %2051 : vector<4xi8> to vector<1xf32>
      %2053 = vector.extract %2052[0] : f32 from vector<1xf32>
      %2054 = arith.mulf %2041, %c23 : f32
      %2055 = wave.exp2 %2054 : f32
      %2056 = arith.addf %c22, %2055 : f32
      %2057 = arith.divf %2041, %2056 : f32
      %2058 = arith.mulf %2057, %2049 : f32
      %2059 = arith.mulf %2058, %2053 : f32
      %2060 = arith.minimumf %2059, %c24 : f32
      %2061 = arith.maximumf %2060, %c25 : f32
      %2062 = arith.truncf %2061 : f32 to f16
      %2063 = arith.muli %0, %c11 : index
      %2064 = wave.lane
      %2065 = arith.remui %2064, %c11 : index
      %2066 = arith.addi %2063, %2065 : index
      %2067 = arith.divui %2029, %outTileRows : index
      %2068 = arith.divui %outputFeatures, %c11 : index
      %2069 = arith.muli %2067, %2068 : index
      %2070 = arith.divui %2066, %c11 : index
      %2071 = arith.addi %2069, %2070 : index
      %2072 = arith.muli %2071, %c3 : index
      %2073 = arith.remui %2066, %c11 : index
      %2074 = arith.divui %2073, %c12 : index
      %2075 = arith.addi %2072, %2074 : index
      %2076 = arith.muli %outTileRows, %c12 : index
      %2077 = arith.muli %2075, %2076 : index
      %2078 = arith.remui %2029, %outTileRows : index
      %2079 = arith.muli %2078, %c12 : index
      %2080 = arith.addi %2077, %2079 : index
      %2081 = arith.remui %2066, %c12 : index
      %2082 = arith.addi %2080, %2081 : index
      memref.store %2062, %out[%2082] : memref<?xf16>
    }
    %2083 = vector.extract %417#6[2] : f32 from vector<8xf32>
    %2084 = vector.extract %417#7[2] : f32 from vector<8xf32>
    %2085 = wave.lane
    %2086 = arith.addi %11, %c13 : index
    %2087 = arith.muli %c3, %c3 : index
    %2088 = arith.addi %2086, %2087 : index
    %2089 = arith.divui %2085, %c11 : index
    %2090 = arith.addi %2088, %2089 : index
    %2091 = arith.cmpi slt, %2090, %10 : index
    scf.if %2091 {
      %2092 = arith.cmpi eq, %hasFactors, %c5 : index
      %2093 = memref.load %factors[%2090] : memref<?xf32>
      %2094 = arith.select %2092, %2093, %c22 : f32
      %2095 = arith.remui %2085, %c11 : index
      %2096 = arith.muli %2095, %c17 : index
      %2097 = arith.addi %6, %2096 : index
      %2098 = vector.load %w[%2097] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2099 = vector.bitcast %2098 : vector<4xi8> to vector<1xf32>
      %2100 = vector.extract %2099[0] : f32 from vector<1xf32>
      %2101 = arith.mulf %2100, %2094 : f32
      %2102 = arith.mulf %2083, %2101 : f32
      %2103 = arith.remui %2085, %c11 : index
      %2104 = arith.muli %2103, %c17 : index
      %2105 = arith.addi %8, %2104 : index
      %2106 = vector.load %w[%2105] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2107 = vector.bitcast %2106 : vector<4xi8> to vector<1xf32>
      %2108 = vector.extract %2107[0] : f32 from vector<1xf32>
      %2109 = arith.mulf %2108, %2094 : f32
      %2110 = arith.mulf %2084, %2109 : f32
      %2111 = arith.addi %6, %c7 : index
      %2112 = vector.load %w[%2111] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2113 = vector.bitcast %2112 : vector<4xi8> to vector<1xf32>
      %2114 = vector.extract %2113[0] : f32 from vector<1xf32>
      %2115 = arith.mulf %2102, %c23 : f32
      %2116 = wave.exp2 %2115 : f32
      %2117 = arith.addf %c22, %2116 : f32
      %2118 = arith.divf %2102, %2117 : f32
      %2119 = arith.mulf %2118, %2110 : f32
      %2120 = arith.mulf %2119, %2114 : f32
      %2121 = arith.minimumf %2120, %c24 : f32
      %2122 = arith.maximumf %2121, %c25 : f32
      %2123 = arith.truncf %2122 : f32 to f16
      %2124 = arith.muli %0, %c11 : index
      %2125 = wave.lane
      %2126 = arith.remui %2125, %c11 : index
      %2127 = arith.addi %2124, %2126 : index
      %2128 = arith.divui %2090, %outTileRows : index
      %2129 = arith.divui %outputFeatures, %c11 : index
      %2130 = arith.muli %2128, %2129 : index
      %2131 = arith.divui %2127, %c11 : index
      %2132 = arith.addi %2130, %2131 : index
      %2133 = arith.muli %2132, %c3 : index
      %2134 = arith.remui %2127, %c11 : index
      %2135 = arith.divui %2134, %c12 : index
      %2136 = arith.addi %2133, %2135 : index
      %2137 = arith.muli %outTileRows, %c12 : index
      %2138 = arith.muli %2136, %2137 : index
      %2139 = arith.remui %2090, %outTileRows : index
      %2140 = arith.muli %2139, %c12 : index
      %2141 = arith.addi %2138, %2140 : index
      %2142 = arith.remui %2127, %c12 : index
      %2143 = arith.addi %2141, %2142 : index
      memref.store %2123, %out[%2143] : memref<?xf16>
    }
    %2144 = vector.extract %417#6[3] : f32 from vector<8xf32>
    %2145 = vector.extract %417#7[3] : f32 from vector<8xf32>
    %2146 = wave.lane
    %2147 = arith.addi %11, %c13 : index
    %2148 = arith.muli %c20, %c3 : index
    %2149 = arith.addi %2147, %2148 : index
    %2150 = arith.divui %2146, %c11 : index
    %2151 = arith.addi %2149, %2150 : index
    %2152 = arith.cmpi slt, %2151, %10 : index
    scf.if %2152 {
      %2153 = arith.cmpi eq, %hasFactors, %c5 : index
      %2154 = memref.load %factors[%2151] : memref<?xf32>
      %2155 = arith.select %2153, %2154, %c22 : f32
      %2156 = arith.remui %2146, %c11 : index
      %2157 = arith.muli %2156, %c17 : index
      %2158 = arith.addi %6, %2157 : index
      %2159 = vector.load %w[%2158] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2160 = vector.bitcast %2159 : vector<4xi8> to vector<1xf32>
      %2161 = vector.extract %2160[0] : f32 from vector<1xf32>
      %2162 = arith.mulf %2161, %2155 : f32
      %2163 = arith.mulf %2144, %2162 : f32
      %2164 = arith.remui %2146, %c11 : index
      %2165 = arith.muli %2164, %c17 : index
      %2166 = arith.addi %8, %2165 : index
      %2167 = vector.load %w[%2166] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2168 = vector.bitcast %2167 : vector<4xi8> to vector<1xf32>
      %2169 = vector.extract %2168[0] : f32 from vector<1xf32>
      %2170 = arith.mulf %2169, %2155 : f32
      %2171 = arith.mulf %2145, %2170 : f32
      %2172 = arith.addi %6, %c7 : index
      %2173 = vector.load %w[%2172] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2174 = vector.bitcast %2173 : vector<4xi8> to vector<1xf32>
      %2175 = vector.extract %2174[0] : f32 from vector<1xf32>
      %2176 = arith.mulf %2163, %c23 : f32
      %2177 = wave.exp2 %2176 : f32
      %2178 = arith.addf %c22, %2177 : f32
      %2179 = arith.divf %2163, %2178 : f32
      %2180 = arith.mulf %2179, %2171 : f32
      %2181 = arith.mulf %2180, %2175 : f32
      %2182 = arith.minimumf %2181, %c24 : f32
      %2183 = arith.maximumf %2182, %c25 : f32
      %2184 = arith.truncf %2183 : f32 to f16
      %2185 = arith.muli %0, %c11 : index
      %2186 = wave.lane
      %2187 = arith.remui %2186, %c11 : index
      %2188 = arith.addi %2185, %2187 : index
      %2189 = arith.divui %2151, %outTileRows : index
      %2190 = arith.divui %outputFeatures, %c11 : index
      %2191 = arith.muli %2189, %2190 : index
      %2192 = arith.divui %2188, %c11 : index
      %2193 = arith.addi %2191, %2192 : index
      %2194 = arith.muli %2193, %c3 : index
      %2195 = arith.remui %2188, %c11 : index
      %2196 = arith.divui %2195, %c12 : index
      %2197 = arith.addi %2194, %2196 : index
      %2198 = arith.muli %outTileRows, %c12 : index
      %2199 = arith.muli %2197, %2198 : index
      %2200 = arith.remui %2151, %outTileRows : index
      %2201 = arith.muli %2200, %c12 : index
      %2202 = arith.addi %2199, %2201 : index
      %2203 = arith.remui %2188, %c12 : index
      %2204 = arith.addi %2202, %2203 : index
      memref.store %2184, %out[%2204] : memref<?xf16>
    }
    %2205 = vector.extract %417#6[4] : f32 from vector<8xf32>
    %2206 = vector.extract %417#7[4] : f32 from vector<8xf32>
    %2207 = wave.lane
    %2208 = arith.addi %11, %c13 : index
    %2209 = arith.muli %c17, %c3 : index
    %2210 = arith.addi %2208, %2209 : index
    %2211 = arith.divui %2207, %c11 : index
    %2212 = arith.addi %2210, %2211 : index
    %2213 = arith.cmpi slt, %2212, %10 : index
    scf.if %2213 {
      %2214 = arith.cmpi eq, %hasFactors, %c5 : index
      %2215 = memref.load %factors[%2212] : memref<?xf32>
      %2216 = arith.select %2214, %2215, %c22 : f32
      %2217 = arith.remui %2207, %c11 : index
      %2218 = arith.muli %2217, %c17 : index
      %2219 = arith.addi %6, %2218 : index
      %2220 = vector.load %w[%2219] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2221 = vector.bitcast %2220 : vector<4xi8> to vector<1xf32>
      %2222 = vector.extract %2221[0] : f32 from vector<1xf32>
      %2223 = arith.mulf %2222, %2216 : f32
      %2224 = arith.mulf %2205, %2223 : f32
      %2225 = arith.remui %2207, %c11 : index
      %2226 = arith.muli %2225, %c17 : index
      %2227 = arith.addi %8, %2226 : index
      %2228 = vector.load %w[%2227] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2229 = vector.bitcast %2228 : vector<4xi8> to vector<1xf32>
      %2230 = vector.extract %2229[0] : f32 from vector<1xf32>
      %2231 = arith.mulf %2230, %2216 : f32
      %2232 = arith.mulf %2206, %2231 : f32
      %2233 = arith.addi %6, %c7 : index
      %2234 = vector.load %w[%2233] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2235 = vector.bitcast %2234 : vector<4xi8> to vector<1xf32>
      %2236 = vector.extract %2235[0] : f32 from vector<1xf32>
      %2237 = arith.mulf %2224, %c23 : f32
      %2238 = wave.exp2 %2237 : f32
      %2239 = arith.addf %c22, %2238 : f32
      %2240 = arith.divf %2224, %2239 : f32
      %2241 = arith.mulf %2240, %2232 : f32
      %2242 = arith.mulf %2241, %2236 : f32
      %2243 = arith.minimumf %2242, %c24 : f32
      %2244 = arith.maximumf %2243, %c25 : f32
      %2245 = arith.truncf %2244 : f32 to f16
      %2246 = arith.muli %0, %c11 : index
      %2247 = wave.lane
      %2248 = arith.remui %2247, %c11 : index
      %2249 = arith.addi %2246, %2248 : index
      %2250 = arith.divui %2212, %outTileRows : index
      %2251 = arith.divui %outputFeatures, %c11 : index
      %2252 = arith.muli %2250, %2251 : index
      %2253 = arith.divui %2249, %c11 : index
      %2254 = arith.addi %2252, %2253 : index
      %2255 = arith.muli %2254, %c3 : index
      %2256 = arith.remui %2249, %c11 : index
      %2257 = arith.divui %2256, %c12 : index
      %2258 = arith.addi %2255, %2257 : index
      %2259 = arith.muli %outTileRows, %c12 : index
      %2260 = arith.muli %2258, %2259 : index
      %2261 = arith.remui %2212, %outTileRows : index
      %2262 = arith.muli %2261, %c12 : index
      %2263 = arith.addi %2260, %2262 : index
      %2264 = arith.remui %2249, %c12 : index
      %2265 = arith.addi %2263, %2264 : index
      memref.store %2245, %out[%2265] : memref<?xf16>
    }
    %2266 = vector.extract %417#6[5] : f32 from vector<8xf32>
    %2267 = vector.extract %417#7[5] : f32 from vector<8xf32>
    %2268 = wave.lane
    %2269 = arith.addi %11, %c13 : index
    %2270 = arith.muli %c26, %c3 : index
    %2271 = arith.addi %2269, %2270 : index
    %2272 = arith.divui %2268, %c11 : index
    %2273 = arith.addi %2271, %2272 : index
    %2274 = arith.cmpi slt, %2273, %10 : index
    scf.if %2274 {
      %2275 = arith.cmpi eq, %hasFactors, %c5 : index
      %2276 = memref.load %factors[%2273] : memref<?xf32>
      %2277 = arith.select %2275, %2276, %c22 : f32
      %2278 = arith.remui %2268, %c11 : index
      %2279 = arith.muli %2278, %c17 : index
      %2280 = arith.addi %6, %2279 : index
      %2281 = vector.load %w[%2280] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2282 = vector.bitcast %2281 : vector<4xi8> to vector<1xf32>
      %2283 = vector.extract %2282[0] : f32 from vector<1xf32>
      %2284 = arith.mulf %2283, %2277 : f32
      %2285 = arith.mulf %2266, %2284 : f32
      %2286 = arith.remui %2268, %c11 : index
      %2287 = arith.muli %2286, %c17 : index
      %2288 = arith.addi %8, %2287 : index
      %2289 = vector.load %w[%2288] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2290 = vector.bitcast %2289 : vector<4xi8> to vector<1xf32>
      %2291 = vector.extract %2290[0] : f32 from vector<1xf32>
      %2292 = arith.mulf %2291, %2277 : f32
      %2293 = arith.mulf %2267, %2292 : f32
      %2294 = arith.addi %6, %c7 : index
      %2295 = vector.load %w[%2294] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2296 = vector.bitcast %2295 : vector<4xi8> to vector<1xf32>
      %2297 = vector.extract %2296[0] : f32 from vector<1xf32>
      %2298 = arith.mulf %2285, %c23 : f32
      %2299 = wave.exp2 %2298 : f32
      %2300 = arith.addf %c22, %2299 : f32
      %2301 = arith.divf %2285, %2300 : f32
      %2302 = arith.mulf %2301, %2293 : f32
      %2303 = arith.mulf %2302, %2297 : f32
      %2304 = arith.minimumf %2303, %c24 : f32
      %2305 = arith.maximumf %2304, %c25 : f32
      %2306 = arith.truncf %2305 : f32 to f16
      %2307 = arith.muli %0, %c11 : index
      %2308 = wave.lane
      %2309 = arith.remui %2308, %c11 : index
      %2310 = arith.addi %2307, %2309 : index
      %2311 = arith.divui %2273, %outTileRows : index
      %2312 = arith.divui %outputFeatures, %c11 : index
      %2313 = arith.muli %2311, %2312 : index
      %2314 = arith.divui %2310, %c11 : index
      %2315 = arith.addi %2313, %2314 : index
      %2316 = arith.muli %2315, %c3 : index
      %2317 = arith.remui %2310, %c11 : index
      %2318 = arith.divui %2317, %c12 : index
      %2319 = arith.addi %2316, %2318 : index
      %2320 = arith.muli %outTileRows, %c12 : index
      %2321 = arith.muli %2319, %2320 : index
      %2322 = arith.remui %2273, %outTileRows : index
      %2323 = arith.muli %2322, %c12 : index
      %2324 = arith.addi %2321, %2323 : index
      %2325 = arith.remui %2310, %c12 : index
      %2326 = arith.addi %2324, %2325 : index
      memref.store %2306, %out[%2326] : memref<?xf16>
    }
    %2327 = vector.extract %417#6[6] : f32 from vector<8xf32>
    %2328 = vector.extract %417#7[6] : f32 from vector<8xf32>
    %2329 = wave.lane
    %2330 = arith.addi %11, %c13 : index
    %2331 = arith.muli %c27, %c3 : index
    %2332 = arith.addi %2330, %2331 : index
    %2333 = arith.divui %2329, %c11 : index
    %2334 = arith.addi %2332, %2333 : index
    %2335 = arith.cmpi slt, %2334, %10 : index
    scf.if %2335 {
      %2336 = arith.cmpi eq, %hasFactors, %c5 : index
      %2337 = memref.load %factors[%2334] : memref<?xf32>
      %2338 = arith.select %2336, %2337, %c22 : f32
      %2339 = arith.remui %2329, %c11 : index
      %2340 = arith.muli %2339, %c17 : index
      %2341 = arith.addi %6, %2340 : index
      %2342 = vector.load %w[%2341] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2343 = vector.bitcast %2342 : vector<4xi8> to vector<1xf32>
      %2344 = vector.extract %2343[0] : f32 from vector<1xf32>
      %2345 = arith.mulf %2344, %2338 : f32
      %2346 = arith.mulf %2327, %2345 : f32
      %2347 = arith.remui %2329, %c11 : index
      %2348 = arith.muli %2347, %c17 : index
      %2349 = arith.addi %8, %2348 : index
      %2350 = vector.load %w[%2349] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2351 = vector.bitcast %2350 : vector<4xi8> to vector<1xf32>
      %2352 = vector.extract %2351[0] : f32 from vector<1xf32>
      %2353 = arith.mulf %2352, %2338 : f32
      %2354 = arith.mulf %2328, %2353 : f32
      %2355 = arith.addi %6, %c7 : index
      %2356 = vector.load %w[%2355] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2357 = vector.bitcast %2356 : vector<4xi8> to vector<1xf32>
      %2358 = vector.extract %2357[0] : f32 from vector<1xf32>
      %2359 = arith.mulf %2346, %c23 : f32
      %2360 = wave.exp2 %2359 : f32
      %2361 = arith.addf %c22, %2360 : f32
      %2362 = arith.divf %2346, %2361 : f32
      %2363 = arith.mulf %2362, %2354 : f32
      %2364 = arith.mulf %2363, %2358 : f32
      %2365 = arith.minimumf %2364, %c24 : f32
      %2366 = arith.maximumf %2365, %c25 : f32
      %2367 = arith.truncf %2366 : f32 to f16
      %2368 = arith.muli %0, %c11 : index
      %2369 = wave.lane
      %2370 = arith.remui %2369, %c11 : index
      %2371 = arith.addi %2368, %2370 : index
      %2372 = arith.divui %2334, %outTileRows : index
      %2373 = arith.divui %outputFeatures, %c11 : index
      %2374 = arith.muli %2372, %2373 : index
      %2375 = arith.divui %2371, %c11 : index
      %2376 = arith.addi %2374, %2375 : index
      %2377 = arith.muli %2376, %c3 : index
      %2378 = arith.remui %2371, %c11 : index
      %2379 = arith.divui %2378, %c12 : index
      %2380 = arith.addi %2377, %2379 : index
      %2381 = arith.muli %outTileRows, %c12 : index
      %2382 = arith.muli %2380, %2381 : index
      %2383 = arith.remui %2334, %outTileRows : index
      %2384 = arith.muli %2383, %c12 : index
      %2385 = arith.addi %2382, %2384 : index
      %2386 = arith.remui %2371, %c12 : index
      %2387 = arith.addi %2385, %2386 : index
      memref.store %2367, %out[%2387] : memref<?xf16>
    }
    %2388 = vector.extract %417#6[7] : f32 from vector<8xf32>
    %2389 = vector.extract %417#7[7] : f32 from vector<8xf32>
    %2390 = wave.lane
    %2391 = arith.addi %11, %c13 : index
    %2392 = arith.muli %c28, %c3 : index
    %2393 = arith.addi %2391, %2392 : index
    %2394 = arith.divui %2390, %c11 : index
    %2395 = arith.addi %2393, %2394 : index
    %2396 = arith.cmpi slt, %2395, %10 : index
    scf.if %2396 {
      %2397 = arith.cmpi eq, %hasFactors, %c5 : index
      %2398 = memref.load %factors[%2395] : memref<?xf32>
      %2399 = arith.select %2397, %2398, %c22 : f32
      %2400 = arith.remui %2390, %c11 : index
      %2401 = arith.muli %2400, %c17 : index
      %2402 = arith.addi %6, %2401 : index
      %2403 = vector.load %w[%2402] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2404 = vector.bitcast %2403 : vector<4xi8> to vector<1xf32>
      %2405 = vector.extract %2404[0] : f32 from vector<1xf32>
      %2406 = arith.mulf %2405, %2399 : f32
      %2407 = arith.mulf %2388, %2406 : f32
      %2408 = arith.remui %2390, %c11 : index
      %2409 = arith.muli %2408, %c17 : index
      %2410 = arith.addi %8, %2409 : index
      %2411 = vector.load %w[%2410] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2412 = vector.bitcast %2411 : vector<4xi8> to vector<1xf32>
      %2413 = vector.extract %2412[0] : f32 from vector<1xf32>
      %2414 = arith.mulf %2413, %2399 : f32
      %2415 = arith.mulf %2389, %2414 : f32
      %2416 = arith.addi %6, %c7 : index
      %2417 = vector.load %w[%2416] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2418 = vector.bitcast %2417 : vector<4xi8> to vector<1xf32>
      %2419 = vector.extract %2418[0] : f32 from vector<1xf32>
      %2420 = arith.mulf %2407, %c23 : f32
      %2421 = wave.exp2 %2420 : f32
      %2422 = arith.addf %c22, %2421 : f32
      %2423 = arith.divf %2407, %2422 : f32
      %2424 = arith.mulf %2423, %2415 : f32
      %2425 = arith.mulf %2424, %2419 : f32
      %2426 = arith.minimumf %2425, %c24 : f32
      %2427 = arith.maximumf %2426, %c25 : f32
      %2428 = arith.truncf %2427 : f32 to f16
      %2429 = arith.muli %0, %c11 : index
      %2430 = wave.lane
      %2431 = arith.remui %2430, %c11 : index
      %2432 = arith.addi %2429, %2431 : index
      %2433 = arith.divui %2395, %outTileRows : index
      %2434 = arith.divui %outputFeatures, %c11 : index
      %2435 = arith.muli %2433, %2434 : index
      %2436 = arith.divui %2432, %c11 : index
      %2437 = arith.addi %2435, %2436 : index
      %2438 = arith.muli %2437, %c3 : index
      %2439 = arith.remui %2432, %c11 : index
      %2440 = arith.divui %2439, %c12 : index
      %2441 = arith.addi %2438, %2440 : index
      %2442 = arith.muli %outTileRows, %c12 : index
      %2443 = arith.muli %2441, %2442 : index
      %2444 = arith.remui %2395, %outTileRows : index
      %2445 = arith.muli %2444, %c12 : index
      %2446 = arith.addi %2443, %2445 : index
      %2447 = arith.remui %2432, %c12 : index
      %2448 = arith.addi %2446, %2447 : index
      memref.store %2428, %out[%2448] : memref<?xf16>
    }
  }
  wave.return
}
