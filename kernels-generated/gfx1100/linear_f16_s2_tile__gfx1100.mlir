// GENERATED from codegen/kvcgen/gfx_tile.py; do not edit.
// Config: GfxTileLinear(format='f16', splits=2)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_f16_s2_tile__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %countAt = wave.param "countAt" : index
  %c2 = arith.constant 128 : index
  %panels = wave.param "panels" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 4 : index
  %c7 = arith.constant 8192 : index
  %hasResidual = wave.param "hasResidual" : index
  %c9 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c11 = arith.constant dense<0x00000000> : vector<8xf32>
  %c12 = arith.constant 16 : index
  %c13 = arith.constant 0 : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant 256 : index
  %c16 = arith.constant 512 : index
  %c17 = arith.constant 4096 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c19 = arith.constant 9 : index
  %c20 = arith.constant 10 : index
  %c21 = arith.constant 11 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c24 = arith.constant 3 : index
  %c25 = arith.constant 6 : index
  %c26 = arith.constant 12 : index
  %c27 = arith.constant 14 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = wave.lane
  %4 = memref.load %step[%countAt] : memref<?xi32>
  %5 = arith.index_cast %4 : i32 to index
  %6 = arith.muli %1, %c2 : index
  %7 = arith.muli %inputFeatures, %c4 : index
  %8 = arith.addi %7, %c2 : index
  %9 = arith.divui %2, %c5 : index
  %10 = arith.muli %9, %c5 : index
  %11 = arith.remui %2, %c5 : index
  %12 = arith.muli %11, %c6 : index
  %13 = wave.scratch %c7 : memref<?xf16>
  %14 = arith.cmpi eq, %hasResidual, %c9 : index
  %15 = arith.cmpi slt, %6, %5 : index
  scf.if %15 {
    %16 = arith.divui %inputFeatures, %c12 : index
    %17 = arith.muli %1, %c14 : index
    %18 = arith.addi %17, %2 : index
    %19 = arith.divui %inputFeatures, %c12 : index
    %20 = arith.muli %18, %19 : index
    %21 = arith.muli %c13, %c9 : index
    %22 = arith.addi %20, %21 : index
    %23 = arith.muli %22, %c15 : index
    %24 = arith.muli %3, %c14 : index
    %25 = arith.addi %23, %24 : index
    %26 = arith.addi %25, %c13 : index
    %27 = vector.load %x[%26] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %28 = arith.muli %0, %c14 : index
    %29 = arith.addi %28, %2 : index
    %30 = arith.subi %panels, %c9 : index
    %31 = arith.minsi %29, %30 : index
    %32 = arith.muli %31, %8 : index
    %33 = arith.addi %32, %c2 : index
    %34 = arith.muli %c13, %c16 : index
    %35 = arith.addi %33, %34 : index
    %36 = arith.remui %3, %c12 : index
    %37 = arith.muli %36, %c12 : index
    %38 = arith.addi %35, %37 : index
    %39 = vector.load %w[%38] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
    %40 = vector.bitcast %39 : vector<16xi8> to vector<8xf16>
    %41 = arith.addi %38, %c15 : index
    %42 = vector.load %w[%41] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
    %43 = vector.bitcast %42 : vector<16xi8> to vector<8xf16>
    %44 = vector.shuffle %40, %43 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
    %45 = arith.cmpi sge, %3, %c12 : index
    %46 = vector.shuffle %44, %44 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %47 = vector.shuffle %44, %44 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %48 = arith.select %45, %46, %47 : vector<8xf16>
    %49 = arith.addi %2, %c13 : index
    %50 = arith.muli %49, %c9 : index
    %51 = arith.addi %50, %c13 : index
    %52 = arith.muli %51, %c15 : index
    %53 = arith.muli %c13, %c17 : index
    %54 = arith.addi %53, %52 : index
    %55 = arith.muli %3, %c14 : index
    %56 = arith.addi %54, %55 : index
    vector.store %27, %13[%56] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %57 = arith.addi %2, %c14 : index
    %58 = arith.muli %57, %c9 : index
    %59 = arith.addi %58, %c13 : index
    %60 = arith.muli %59, %c15 : index
    %61 = arith.muli %c13, %c17 : index
    %62 = arith.addi %61, %60 : index
    %63 = arith.muli %3, %c14 : index
    %64 = arith.addi %62, %63 : index
    vector.store %48, %13[%64] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    wave.barrier
    %74:8 = scf.for %65 = %c13 to %c5 step %c9 iter_args(%66 = %c11, %67 = %c11, %68 = %c11, %69 = %c11, %70 = %c11, %71 = %c11, %72 = %c11, %73 = %c11) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %75 = arith.muli %65, %stepsPerWave : index
      %76 = arith.minsi %75, %16 : index
      %77 = arith.addi %76, %stepsPerWave : index
      %78 = arith.minsi %77, %16 : index
      %88:8 = scf.for %79 = %76 to %78 step %c9 iter_args(%80 = %c11, %81 = %c11, %82 = %c11, %83 = %c11, %84 = %c11, %85 = %c11, %86 = %c11, %87 = %c11) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %89 = arith.addi %79, %c9 : index
        %90 = arith.subi %16, %c9 : index
        %91 = arith.minsi %89, %90 : index
        %92 = arith.muli %1, %c14 : index
        %93 = arith.addi %92, %2 : index
        %94 = arith.divui %inputFeatures, %c12 : index
        %95 = arith.muli %93, %94 : index
        %96 = arith.muli %91, %c9 : index
        %97 = arith.addi %95, %96 : index
        %98 = arith.muli %97, %c15 : index
        %99 = arith.muli %3, %c14 : index
        %100 = arith.addi %98, %99 : index
        %101 = arith.addi %100, %c13 : index
        %102 = vector.load %x[%101] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %103 = arith.muli %0, %c14 : index
        %104 = arith.addi %103, %2 : index
        %105 = arith.subi %panels, %c9 : index
        %106 = arith.minsi %104, %105 : index
        %107 = arith.muli %106, %8 : index
        %108 = arith.addi %107, %c2 : index
        %109 = arith.muli %91, %c16 : index
        %110 = arith.addi %108, %109 : index
        %111 = arith.remui %3, %c12 : index
        %112 = arith.muli %111, %c12 : index
        %113 = arith.addi %110, %112 : index
        %114 = vector.load %w[%113] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %115 = vector.bitcast %114 : vector<16xi8> to vector<8xf16>
        %116 = arith.addi %113, %c15 : index
        %117 = vector.load %w[%116] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %118 = vector.bitcast %117 : vector<16xi8> to vector<8xf16>
        %119 = vector.shuffle %115, %118 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %120 = arith.cmpi sge, %3, %c12 : index
        %121 = vector.shuffle %119, %119 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %122 = vector.shuffle %119, %119 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %123 = arith.select %120, %121, %122 : vector<8xf16>
        %124 = arith.remui %79, %c5 : index
        %125 = arith.addi %10, %c13 : index
        %126 = arith.muli %125, %c9 : index
        %127 = arith.addi %126, %c13 : index
        %128 = arith.muli %127, %c15 : index
        %129 = arith.remui %3, %c12 : index
        %130 = arith.muli %129, %c14 : index
        %131 = arith.addi %128, %130 : index
        %132 = arith.muli %124, %c17 : index
        %133 = arith.addi %131, %132 : index
        %134 = vector.load %13[%133] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %135 = arith.addi %133, %c2 : index
        %136 = vector.load %13[%135] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %137 = vector.shuffle %134, %136 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %138 = arith.addi %10, %c9 : index
        %139 = arith.muli %138, %c9 : index
        %140 = arith.addi %139, %c13 : index
        %141 = arith.muli %140, %c15 : index
        %142 = arith.remui %3, %c12 : index
        %143 = arith.muli %142, %c14 : index
        %144 = arith.addi %141, %143 : index
        %145 = arith.muli %124, %c17 : index
        %146 = arith.addi %144, %145 : index
        %147 = vector.load %13[%146] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %148 = arith.addi %146, %c2 : index
        %149 = vector.load %13[%148] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %150 = vector.shuffle %147, %149 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %151 = arith.addi %12, %c14 : index
        %152 = arith.muli %151, %c9 : index
        %153 = arith.addi %152, %c13 : index
        %154 = arith.muli %153, %c15 : index
        %155 = arith.remui %3, %c12 : index
        %156 = arith.muli %155, %c14 : index
        %157 = arith.addi %154, %156 : index
        %158 = arith.muli %124, %c17 : index
        %159 = arith.addi %157, %158 : index
        %160 = vector.load %13[%159] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %161 = arith.addi %159, %c2 : index
        %162 = vector.load %13[%161] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %163 = vector.shuffle %160, %162 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %164 = wave.mma %137, %163, %80 : vector<16xf16>, vector<8xf32>
        %165 = wave.mma %150, %163, %84 : vector<16xf16>, vector<8xf32>
        %166 = arith.addi %12, %c19 : index
        %167 = arith.muli %166, %c9 : index
        %168 = arith.addi %167, %c13 : index
        %169 = arith.muli %168, %c15 : index
        %170 = arith.remui %3, %c12 : index
        %171 = arith.muli %170, %c14 : index
        %172 = arith.addi %169, %171 : index
        %173 = arith.muli %124, %c17 : index
        %174 = arith.addi %172, %173 : index
        %175 = vector.load %13[%174] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %176 = arith.addi %174, %c2 : index
        %177 = vector.load %13[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %178 = vector.shuffle %175, %177 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %179 = wave.mma %137, %178, %81 : vector<16xf16>, vector<8xf32>
        %180 = wave.mma %150, %178, %85 : vector<16xf16>, vector<8xf32>
        %181 = arith.addi %12, %c20 : index
        %182 = arith.muli %181, %c9 : index
        %183 = arith.addi %182, %c13 : index
        %184 = arith.muli %183, %c15 : index
        %185 = arith.remui %3, %c12 : index
        %186 = arith.muli %185, %c14 : index
        %187 = arith.addi %184, %186 : index
        %188 = arith.muli %124, %c17 : index
        %189 = arith.addi %187, %188 : index
        %190 = vector.load %13[%189] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %191 = arith.addi %189, %c2 : index
        %192 = vector.load %13[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %193 = vector.shuffle %190, %192 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %194 = wave.mma %137, %193, %82 : vector<16xf16>, vector<8xf32>
        %195 = wave.mma %150, %193, %86 : vector<16xf16>, vector<8xf32>
        %196 = arith.addi %12, %c21 : index
        %197 = arith.muli %196, %c9 : index
        %198 = arith.addi %197, %c13 : index
        %199 = arith.muli %198, %c15 : index
        %200 = arith.remui %3, %c12 : index
        %201 = arith.muli %200, %c14 : index
        %202 = arith.addi %199, %201 : index
        %203 = arith.muli %124, %c17 : index
        %204 = arith.addi %202, %203 : index
        %205 = vector.load %13[%204] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %206 = arith.addi %204, %c2 : index
        %207 = vector.load %13[%206] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %208 = vector.shuffle %205, %207 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %209 = wave.mma %137, %208, %83 : vector<16xf16>, vector<8xf32>
        %210 = wave.mma %150, %208, %87 : vector<16xf16>, vector<8xf32>
        %211 = arith.subi %c9, %124 : index
        %212 = arith.addi %2, %c13 : index
        %213 = arith.muli %212, %c9 : index
        %214 = arith.addi %213, %c13 : index
        %215 = arith.muli %214, %c15 : index
        %216 = arith.muli %211, %c17 : index
        %217 = arith.addi %216, %215 : index
        %218 = arith.muli %3, %c14 : index
        %219 = arith.addi %217, %218 : index
        vector.store %102, %13[%219] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %220 = arith.addi %2, %c14 : index
        %221 = arith.muli %220, %c9 : index
        %222 = arith.addi %221, %c13 : index
        %223 = arith.muli %222, %c15 : index
        %224 = arith.muli %211, %c17 : index
        %225 = arith.addi %224, %223 : index
        %226 = arith.muli %3, %c14 : index
        %227 = arith.addi %225, %226 : index
        vector.store %123, %13[%227] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        wave.barrier
        scf.yield %164, %179, %194, %209, %165, %180, %195, %210 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %228 = arith.cmpi eq, %65, %c13 : index
      %229 = arith.addf %66, %88#0 : vector<8xf32>
      %230 = arith.select %228, %88#0, %229 : vector<8xf32>
      %231 = arith.addf %67, %88#1 : vector<8xf32>
      %232 = arith.select %228, %88#1, %231 : vector<8xf32>
      %233 = arith.addf %68, %88#2 : vector<8xf32>
      %234 = arith.select %228, %88#2, %233 : vector<8xf32>
      %235 = arith.addf %69, %88#3 : vector<8xf32>
      %236 = arith.select %228, %88#3, %235 : vector<8xf32>
      %237 = arith.addf %70, %88#4 : vector<8xf32>
      %238 = arith.select %228, %88#4, %237 : vector<8xf32>
      %239 = arith.addf %71, %88#5 : vector<8xf32>
      %240 = arith.select %228, %88#5, %239 : vector<8xf32>
      %241 = arith.addf %72, %88#6 : vector<8xf32>
      %242 = arith.select %228, %88#6, %241 : vector<8xf32>
      %243 = arith.addf %73, %88#7 : vector<8xf32>
      %244 = arith.select %228, %88#7, %243 : vector<8xf32>
      scf.yield %230, %232, %234, %236, %238, %240, %242, %244 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %245 = arith.addi %10, %c13 : index
    %246 = arith.muli %245, %c12 : index
    %247 = arith.addi %6, %246 : index
    %248 = arith.addi %247, %c13 : index
    %249 = arith.divui %3, %c12 : index
    %250 = arith.addi %248, %249 : index
    %251 = arith.cmpi slt, %250, %5 : index
    scf.if %251 {
      %252 = arith.cmpi eq, %hasFactors, %c9 : index
      %253 = arith.muli %250, %c5 : index
      %254 = memref.load %factors[%253] : memref<?xf32>
      %255 = arith.mulf %254, %operandScale : f32
      %256 = arith.select %252, %255, %operandScale : f32
      %257 = vector.extract %74#0[0] : f32 from vector<8xf32>
      %258 = arith.addi %12, %c13 : index
      %259 = arith.muli %0, %c14 : index
      %260 = arith.addi %259, %258 : index
      %261 = arith.subi %panels, %c9 : index
      %262 = arith.minsi %260, %261 : index
      %263 = arith.muli %262, %8 : index
      %264 = arith.remui %3, %c12 : index
      %265 = arith.muli %264, %c6 : index
      %266 = arith.addi %263, %265 : index
      %267 = vector.load %w[%266] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %268 = vector.bitcast %267 : vector<4xi8> to vector<1xf32>
      %269 = vector.extract %268[0] : f32 from vector<1xf32>
      %270 = arith.mulf %269, %256 : f32
      %271 = arith.mulf %257, %270 : f32
      %272 = vector.extract %74#1[0] : f32 from vector<8xf32>
      %273 = arith.addi %12, %c9 : index
      %274 = arith.muli %0, %c14 : index
      %275 = arith.addi %274, %273 : index
      %276 = arith.subi %panels, %c9 : index
      %277 = arith.minsi %275, %276 : index
      %278 = arith.muli %277, %8 : index
      %279 = arith.remui %3, %c12 : index
      %280 = arith.muli %279, %c6 : index
      %281 = arith.addi %278, %280 : index
      %282 = vector.load %w[%281] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %283 = vector.bitcast %282 : vector<4xi8> to vector<1xf32>
      %284 = vector.extract %283[0] : f32 from vector<1xf32>
      %285 = arith.mulf %284, %256 : f32
      %286 = arith.mulf %272, %285 : f32
      %287 = vector.extract %74#2[0] : f32 from vector<8xf32>
      %288 = arith.addi %12, %c5 : index
      %289 = arith.muli %0, %c14 : index
      %290 = arith.addi %289, %288 : index
      %291 = arith.subi %panels, %c9 : index
      %292 = arith.minsi %290, %291 : index
      %293 = arith.muli %292, %8 : index
      %294 = arith.remui %3, %c12 : index
      %295 = arith.muli %294, %c6 : index
      %296 = arith.addi %293, %295 : index
      %297 = vector.load %w[%296] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %298 = vector.bitcast %297 : vector<4xi8> to vector<1xf32>
      %299 = vector.extract %298[0] : f32 from vector<1xf32>
      %300 = arith.mulf %299, %256 : f32
      %301 = arith.mulf %287, %300 : f32
      %302 = vector.extract %74#3[0] : f32 from vector<8xf32>
      %303 = arith.addi %12, %c24 : index
      %304 = arith.muli %0, %c14 : index
      %305 = arith.addi %304, %303 : index
      %306 = arith.subi %panels, %c9 : index
      %307 = arith.minsi %305, %306 : index
      %308 = arith.muli %307, %8 : index
      %309 = arith.remui %3, %c12 : index
      %310 = arith.muli %309, %c6 : index
      %311 = arith.addi %308, %310 : index
      %312 = vector.load %w[%311] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %313 = vector.bitcast %312 : vector<4xi8> to vector<1xf32>
      %314 = vector.extract %313[0] : f32 from vector<1xf32>
      %315 = arith.mulf %314, %256 : f32
      %316 = arith.mulf %302, %315 : f32
      %317 = arith.muli %0, %c14 : index
      %318 = arith.addi %317, %12 : index
      %319 = arith.addi %318, %c13 : index
      %320 = arith.muli %250, %outputFeatures : index
      %321 = arith.muli %319, %c12 : index
      %322 = arith.addi %320, %321 : index
      %323 = wave.lane
      %324 = arith.remui %323, %c12 : index
      %325 = arith.addi %322, %324 : index
      %326 = arith.cmpi slt, %319, %panels : index
      scf.if %326 {
        scf.if %14 {
          %327 = memref.load %residual[%325] : memref<?xf32>
          %328 = arith.addf %327, %271 : f32
          memref.store %328, %out[%325] : memref<?xf32>
        } else {
          memref.store %271, %out[%325] : memref<?xf32>
        }
      }
      %329 = arith.muli %0, %c14 : index
      %330 = arith.addi %329, %12 : index
      %331 = arith.addi %330, %c9 : index
      %332 = arith.muli %250, %outputFeatures : index
      %333 = arith.muli %331, %c12 : index
      %334 = arith.addi %332, %333 : index
      %335 = wave.lane
      %336 = arith.remui %335, %c12 : index
      %337 = arith.addi %334, %336 : index
      %338 = arith.cmpi slt, %331, %panels : index
      scf.if %338 {
        scf.if %14 {
          %339 = memref.load %residual[%337] : memref<?xf32>
          %340 = arith.addf %339, %286 : f32
          memref.store %340, %out[%337] : memref<?xf32>
        } else {
          memref.store %286, %out[%337] : memref<?xf32>
        }
      }
      %341 = arith.muli %0, %c14 : index
      %342 = arith.addi %341, %12 : index
      %343 = arith.addi %342, %c5 : index
      %344 = arith.muli %250, %outputFeatures : index
      %345 = arith.muli %343, %c12 : index
      %346 = arith.addi %344, %345 : index
      %347 = wave.lane
      %348 = arith.remui %347, %c12 : index
      %349 = arith.addi %346, %348 : index
      %350 = arith.cmpi slt, %343, %panels : index
      scf.if %350 {
        scf.if %14 {
          %351 = memref.load %residual[%349] : memref<?xf32>
          %352 = arith.addf %351, %301 : f32
          memref.store %352, %out[%349] : memref<?xf32>
        } else {
          memref.store %301, %out[%349] : memref<?xf32>
        }
      }
      %353 = arith.muli %0, %c14 : index
      %354 = arith.addi %353, %12 : index
      %355 = arith.addi %354, %c24 : index
      %356 = arith.muli %250, %outputFeatures : index
      %357 = arith.muli %355, %c12 : index
      %358 = arith.addi %356, %357 : index
      %359 = wave.lane
      %360 = arith.remui %359, %c12 : index
      %361 = arith.addi %358, %360 : index
      %362 = arith.cmpi slt, %355, %panels : index
      scf.if %362 {
        scf.if %14 {
          %363 = memref.load %residual[%361] : memref<?xf32>
          %364 = arith.addf %363, %316 : f32
          memref.store %364, %out[%361] : memref<?xf32>
        } else {
          memref.store %316, %out[%361] : memref<?xf32>
        }
      }
    }
    %365 = arith.addi %10, %c13 : index
    %366 = arith.muli %365, %c12 : index
    %367 = arith.addi %6, %366 : index
    %368 = arith.addi %367, %c5 : index
    %369 = arith.divui %3, %c12 : index
    %370 = arith.addi %368, %369 : index
    %371 = arith.cmpi slt, %370, %5 : index
    scf.if %371 {
      %372 = arith.cmpi eq, %hasFactors, %c9 : index
      %373 = arith.muli %370, %c5 : index
      %374 = memref.load %factors[%373] : memref<?xf32>
      %375 = arith.mulf %374, %operandScale : f32
      %376 = arith.select %372, %375, %operandScale : f32
      %377 = vector.extract %74#0[1] : f32 from vector<8xf32>
      %378 = arith.addi %12, %c13 : index
      %379 = arith.muli %0, %c14 : index
      %380 = arith.addi %379, %378 : index
      %381 = arith.subi %panels, %c9 : index
      %382 = arith.minsi %380, %381 : index
      %383 = arith.muli %382, %8 : index
      %384 = arith.remui %3, %c12 : index
      %385 = arith.muli %384, %c6 : index
      %386 = arith.addi %383, %385 : index
      %387 = vector.load %w[%386] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %388 = vector.bitcast %387 : vector<4xi8> to vector<1xf32>
      %389 = vector.extract %388[0] : f32 from vector<1xf32>
      %390 = arith.mulf %389, %376 : f32
      %391 = arith.mulf %377, %390 : f32
      %392 = vector.extract %74#1[1] : f32 from vector<8xf32>
      %393 = arith.addi %12, %c9 : index
      %394 = arith.muli %0, %c14 : index
      %395 = arith.addi %394, %393 : index
      %396 = arith.subi %panels, %c9 : index
      %397 = arith.minsi %395, %396 : index
      %398 = arith.muli %397, %8 : index
      %399 = arith.remui %3, %c12 : index
      %400 = arith.muli %399, %c6 : index
      %401 = arith.addi %398, %400 : index
      %402 = vector.load %w[%401] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %403 = vector.bitcast %402 : vector<4xi8> to vector<1xf32>
      %404 = vector.extract %403[0] : f32 from vector<1xf32>
      %405 = arith.mulf %404, %376 : f32
      %406 = arith.mulf %392, %405 : f32
      %407 = vector.extract %74#2[1] : f32 from vector<8xf32>
      %408 = arith.addi %12, %c5 : index
      %409 = arith.muli %0, %c14 : index
      %410 = arith.addi %409, %408 : index
      %411 = arith.subi %panels, %c9 : index
      %412 = arith.minsi %410, %411 : index
      %413 = arith.muli %412, %8 : index
      %414 = arith.remui %3, %c12 : index
      %415 = arith.muli %414, %c6 : index
      %416 = arith.addi %413, %415 : index
      %417 = vector.load %w[%416] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %418 = vector.bitcast %417 : vector<4xi8> to vector<1xf32>
      %419 = vector.extract %418[0] : f32 from vector<1xf32>
      %420 = arith.mulf %419, %376 : f32
      %421 = arith.mulf %407, %420 : f32
      %422 = vector.extract %74#3[1] : f32 from vector<8xf32>
      %423 = arith.addi %12, %c24 : index
      %424 = arith.muli %0, %c14 : index
      %425 = arith.addi %424, %423 : index
      %426 = arith.subi %panels, %c9 : index
      %427 = arith.minsi %425, %426 : index
      %428 = arith.muli %427, %8 : index
      %429 = arith.remui %3, %c12 : index
      %430 = arith.muli %429, %c6 : index
      %431 = arith.addi %428, %430 : index
      %432 = vector.load %w[%431] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %433 = vector.bitcast %432 : vector<4xi8> to vector<1xf32>
      %434 = vector.extract %433[0] : f32 from vector<1xf32>
      %435 = arith.mulf %434, %376 : f32
      %436 = arith.mulf %422, %435 : f32
      %437 = arith.muli %0, %c14 : index
      %438 = arith.addi %437, %12 : index
      %439 = arith.addi %438, %c13 : index
      %440 = arith.muli %370, %outputFeatures : index
      %441 = arith.muli %439, %c12 : index
      %442 = arith.addi %440, %441 : index
      %443 = wave.lane
      %444 = arith.remui %443, %c12 : index
      %445 = arith.addi %442, %444 : index
      %446 = arith.cmpi slt, %439, %panels : index
      scf.if %446 {
        scf.if %14 {
          %447 = memref.load %residual[%445] : memref<?xf32>
          %448 = arith.addf %447, %391 : f32
          memref.store %448, %out[%445] : memref<?xf32>
        } else {
          memref.store %391, %out[%445] : memref<?xf32>
        }
      }
      %449 = arith.muli %0, %c14 : index
      %450 = arith.addi %449, %12 : index
      %451 = arith.addi %450, %c9 : index
      %452 = arith.muli %370, %outputFeatures : index
      %453 = arith.muli %451, %c12 : index
      %454 = arith.addi %452, %453 : index
      %455 = wave.lane
      %456 = arith.remui %455, %c12 : index
      %457 = arith.addi %454, %456 : index
      %458 = arith.cmpi slt, %451, %panels : index
      scf.if %458 {
        scf.if %14 {
          %459 = memref.load %residual[%457] : memref<?xf32>
          %460 = arith.addf %459, %406 : f32
          memref.store %460, %out[%457] : memref<?xf32>
        } else {
          memref.store %406, %out[%457] : memref<?xf32>
        }
      }
      %461 = arith.muli %0, %c14 : index
      %462 = arith.addi %461, %12 : index
      %463 = arith.addi %462, %c5 : index
      %464 = arith.muli %370, %outputFeatures : index
      %465 = arith.muli %463, %c12 : index
      %466 = arith.addi %464, %465 : index
      %467 = wave.lane
      %468 = arith.remui %467, %c12 : index
      %469 = arith.addi %466, %468 : index
      %470 = arith.cmpi slt, %463, %panels : index
      scf.if %470 {
        scf.if %14 {
          %471 = memref.load %residual[%469] : memref<?xf32>
          %472 = arith.addf %471, %421 : f32
          memref.store %472, %out[%469] : memref<?xf32>
        } else {
          memref.store %421, %out[%469] : memref<?xf32>
        }
      }
      %473 = arith.muli %0, %c14 : index
      %474 = arith.addi %473, %12 : index
      %475 = arith.addi %474, %c24 : index
      %476 = arith.muli %370, %outputFeatures : index
      %477 = arith.muli %475, %c12 : index
      %478 = arith.addi %476, %477 : index
      %479 = wave.lane
      %480 = arith.remui %479, %c12 : index
      %481 = arith.addi %478, %480 : index
      %482 = arith.cmpi slt, %475, %panels : index
      scf.if %482 {
        scf.if %14 {
          %483 = memref.load %residual[%481] : memref<?xf32>
          %484 = arith.addf %483, %436 : f32
          memref.store %484, %out[%481] : memref<?xf32>
        } else {
          memref.store %436, %out[%481] : memref<?xf32>
        }
      }
    }
    %485 = arith.addi %10, %c13 : index
    %486 = arith.muli %485, %c12 : index
    %487 = arith.addi %6, %486 : index
    %488 = arith.addi %487, %c6 : index
    %489 = arith.divui %3, %c12 : index
    %490 = arith.addi %488, %489 : index
    %491 = arith.cmpi slt, %490, %5 : index
    scf.if %491 {
      %492 = arith.cmpi eq, %hasFactors, %c9 : index
      %493 = arith.muli %490, %c5 : index
      %494 = memref.load %factors[%493] : memref<?xf32>
      %495 = arith.mulf %494, %operandScale : f32
      %496 = arith.select %492, %495, %operandScale : f32
      %497 = vector.extract %74#0[2] : f32 from vector<8xf32>
      %498 = arith.addi %12, %c13 : index
      %499 = arith.muli %0, %c14 : index
      %500 = arith.addi %499, %498 : index
      %501 = arith.subi %panels, %c9 : index
      %502 = arith.minsi %500, %501 : index
      %503 = arith.muli %502, %8 : index
      %504 = arith.remui %3, %c12 : index
      %505 = arith.muli %504, %c6 : index
      %506 = arith.addi %503, %505 : index
      %507 = vector.load %w[%506] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %508 = vector.bitcast %507 : vector<4xi8> to vector<1xf32>
      %509 = vector.extract %508[0] : f32 from vector<1xf32>
      %510 = arith.mulf %509, %496 : f32
      %511 = arith.mulf %497, %510 : f32
      %512 = vector.extract %74#1[2] : f32 from vector<8xf32>
      %513 = arith.addi %12, %c9 : index
      %514 = arith.muli %0, %c14 : index
      %515 = arith.addi %514, %513 : index
      %516 = arith.subi %panels, %c9 : index
      %517 = arith.minsi %515, %516 : index
      %518 = arith.muli %517, %8 : index
      %519 = arith.remui %3, %c12 : index
      %520 = arith.muli %519, %c6 : index
      %521 = arith.addi %518, %520 : index
      %522 = vector.load %w[%521] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %523 = vector.bitcast %522 : vector<4xi8> to vector<1xf32>
      %524 = vector.extract %523[0] : f32 from vector<1xf32>
      %525 = arith.mulf %524, %496 : f32
      %526 = arith.mulf %512, %525 : f32
      %527 = vector.extract %74#2[2] : f32 from vector<8xf32>
      %528 = arith.addi %12, %c5 : index
      %529 = arith.muli %0, %c14 : index
      %530 = arith.addi %529, %528 : index
      %531 = arith.subi %panels, %c9 : index
      %532 = arith.minsi %530, %531 : index
      %533 = arith.muli %532, %8 : index
      %534 = arith.remui %3, %c12 : index
      %535 = arith.muli %534, %c6 : index
      %536 = arith.addi %533, %535 : index
      %537 = vector.load %w[%536] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %538 = vector.bitcast %537 : vector<4xi8> to vector<1xf32>
      %539 = vector.extract %538[0] : f32 from vector<1xf32>
      %540 = arith.mulf %539, %496 : f32
      %541 = arith.mulf %527, %540 : f32
      %542 = vector.extract %74#3[2] : f32 from vector<8xf32>
      %543 = arith.addi %12, %c24 : index
      %544 = arith.muli %0, %c14 : index
      %545 = arith.addi %544, %543 : index
      %546 = arith.subi %panels, %c9 : index
      %547 = arith.minsi %545, %546 : index
      %548 = arith.muli %547, %8 : index
      %549 = arith.remui %3, %c12 : index
      %550 = arith.muli %549, %c6 : index
      %551 = arith.addi %548, %550 : index
      %552 = vector.load %w[%551] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %553 = vector.bitcast %552 : vector<4xi8> to vector<1xf32>
      %554 = vector.extract %553[0] : f32 from vector<1xf32>
      %555 = arith.mulf %554, %496 : f32
      %556 = arith.mulf %542, %555 : f32
      %557 = arith.muli %0, %c14 : index
      %558 = arith.addi %557, %12 : index
      %559 = arith.addi %558, %c13 : index
      %560 = arith.muli %490, %outputFeatures : index
      %561 = arith.muli %559, %c12 : index
      %562 = arith.addi %560, %561 : index
      %563 = wave.lane
      %564 = arith.remui %563, %c12 : index
      %565 = arith.addi %562, %564 : index
      %566 = arith.cmpi slt, %559, %panels : index
      scf.if %566 {
        scf.if %14 {
          %567 = memref.load %residual[%565] : memref<?xf32>
          %568 = arith.addf %567, %511 : f32
          memref.store %568, %out[%565] : memref<?xf32>
        } else {
          memref.store %511, %out[%565] : memref<?xf32>
        }
      }
      %569 = arith.muli %0, %c14 : index
      %570 = arith.addi %569, %12 : index
      %571 = arith.addi %570, %c9 : index
      %572 = arith.muli %490, %outputFeatures : index
      %573 = arith.muli %571, %c12 : index
      %574 = arith.addi %572, %573 : index
      %575 = wave.lane
      %576 = arith.remui %575, %c12 : index
      %577 = arith.addi %574, %576 : index
      %578 = arith.cmpi slt, %571, %panels : index
      scf.if %578 {
        scf.if %14 {
          %579 = memref.load %residual[%577] : memref<?xf32>
          %580 = arith.addf %579, %526 : f32
          memref.store %580, %out[%577] : memref<?xf32>
        } else {
          memref.store %526, %out[%577] : memref<?xf32>
        }
      }
      %581 = arith.muli %0, %c14 : index
      %582 = arith.addi %581, %12 : index
      %583 = arith.addi %582, %c5 : index
      %584 = arith.muli %490, %outputFeatures : index
      %585 = arith.muli %583, %c12 : index
      %586 = arith.addi %584, %585 : index
      %587 = wave.lane
      %588 = arith.remui %587, %c12 : index
      %589 = arith.addi %586, %588 : index
      %590 = arith.cmpi slt, %583, %panels : index
      scf.if %590 {
        scf.if %14 {
          %591 = memref.load %residual[%589] : memref<?xf32>
          %592 = arith.addf %591, %541 : f32
          memref.store %592, %out[%589] : memref<?xf32>
        } else {
          memref.store %541, %out[%589] : memref<?xf32>
        }
      }
      %593 = arith.muli %0, %c14 : index
      %594 = arith.addi %593, %12 : index
      %595 = arith.addi %594, %c24 : index
      %596 = arith.muli %490, %outputFeatures : index
      %597 = arith.muli %595, %c12 : index
      %598 = arith.addi %596, %597 : index
      %599 = wave.lane
      %600 = arith.remui %599, %c12 : index
      %601 = arith.addi %598, %600 : index
      %602 = arith.cmpi slt, %595, %panels : index
      scf.if %602 {
        scf.if %14 {
          %603 = memref.load %residual[%601] : memref<?xf32>
          %604 = arith.addf %603, %556 : f32
          memref.store %604, %out[%601] : memref<?xf32>
        } else {
          memref.store %556, %out[%601] : memref<?xf32>
        }
      }
    }
    %605 = arith.addi %10, %c13 : index
    %606 = arith.muli %605, %c12 : index
    %607 = arith.addi %6, %606 : index
    %608 = arith.addi %607, %c25 : index
    %609 = arith.divui %3, %c12 : index
    %610 = arith.addi %608, %609 : index
    %611 = arith.cmpi slt, %610, %5 : index
    scf.if %611 {
      %612 = arith.cmpi eq, %hasFactors, %c9 : index
      %613 = arith.muli %610, %c5 : index
      %614 = memref.load %factors[%613] : memref<?xf32>
      %615 = arith.mulf %614, %operandScale : f32
      %616 = arith.select %612, %615, %operandScale : f32
      %617 = vector.extract %74#0[3] : f32 from vector<8xf32>
      %618 = arith.addi %12, %c13 : index
      %619 = arith.muli %0, %c14 : index
      %620 = arith.addi %619, %618 : index
      %621 = arith.subi %panels, %c9 : index
      %622 = arith.minsi %620, %621 : index
      %623 = arith.muli %622, %8 : index
      %624 = arith.remui %3, %c12 : index
      %625 = arith.muli %624, %c6 : index
      %626 = arith.addi %623, %625 : index
      %627 = vector.load %w[%626] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %628 = vector.bitcast %627 : vector<4xi8> to vector<1xf32>
      %629 = vector.extract %628[0] : f32 from vector<1xf32>
      %630 = arith.mulf %629, %616 : f32
      %631 = arith.mulf %617, %630 : f32
      %632 = vector.extract %74#1[3] : f32 from vector<8xf32>
      %633 = arith.addi %12, %c9 : index
      %634 = arith.muli %0, %c14 : index
      %635 = arith.addi %634, %633 : index
      %636 = arith.subi %panels, %c9 : index
      %637 = arith.minsi %635, %636 : index
      %638 = arith.muli %637, %8 : index
      %639 = arith.remui %3, %c12 : index
      %640 = arith.muli %639, %c6 : index
      %641 = arith.addi %638, %640 : index
      %642 = vector.load %w[%641] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %643 = vector.bitcast %642 : vector<4xi8> to vector<1xf32>
      %644 = vector.extract %643[0] : f32 from vector<1xf32>
      %645 = arith.mulf %644, %616 : f32
      %646 = arith.mulf %632, %645 : f32
      %647 = vector.extract %74#2[3] : f32 from vector<8xf32>
      %648 = arith.addi %12, %c5 : index
      %649 = arith.muli %0, %c14 : index
      %650 = arith.addi %649, %648 : index
      %651 = arith.subi %panels, %c9 : index
      %652 = arith.minsi %650, %651 : index
      %653 = arith.muli %652, %8 : index
      %654 = arith.remui %3, %c12 : index
      %655 = arith.muli %654, %c6 : index
      %656 = arith.addi %653, %655 : index
      %657 = vector.load %w[%656] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %658 = vector.bitcast %657 : vector<4xi8> to vector<1xf32>
      %659 = vector.extract %658[0] : f32 from vector<1xf32>
      %660 = arith.mulf %659, %616 : f32
      %661 = arith.mulf %647, %660 : f32
      %662 = vector.extract %74#3[3] : f32 from vector<8xf32>
      %663 = arith.addi %12, %c24 : index
      %664 = arith.muli %0, %c14 : index
      %665 = arith.addi %664, %663 : index
      %666 = arith.subi %panels, %c9 : index
      %667 = arith.minsi %665, %666 : index
      %668 = arith.muli %667, %8 : index
      %669 = arith.remui %3, %c12 : index
      %670 = arith.muli %669, %c6 : index
      %671 = arith.addi %668, %670 : index
      %672 = vector.load %w[%671] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %673 = vector.bitcast %672 : vector<4xi8> to vector<1xf32>
      %674 = vector.extract %673[0] : f32 from vector<1xf32>
      %675 = arith.mulf %674, %616 : f32
      %676 = arith.mulf %662, %675 : f32
      %677 = arith.muli %0, %c14 : index
      %678 = arith.addi %677, %12 : index
      %679 = arith.addi %678, %c13 : index
      %680 = arith.muli %610, %outputFeatures : index
      %681 = arith.muli %679, %c12 : index
      %682 = arith.addi %680, %681 : index
      %683 = wave.lane
      %684 = arith.remui %683, %c12 : index
      %685 = arith.addi %682, %684 : index
      %686 = arith.cmpi slt, %679, %panels : index
      scf.if %686 {
        scf.if %14 {
          %687 = memref.load %residual[%685] : memref<?xf32>
          %688 = arith.addf %687, %631 : f32
          memref.store %688, %out[%685] : memref<?xf32>
        } else {
          memref.store %631, %out[%685] : memref<?xf32>
        }
      }
      %689 = arith.muli %0, %c14 : index
      %690 = arith.addi %689, %12 : index
      %691 = arith.addi %690, %c9 : index
      %692 = arith.muli %610, %outputFeatures : index
      %693 = arith.muli %691, %c12 : index
      %694 = arith.addi %692, %693 : index
      %695 = wave.lane
      %696 = arith.remui %695, %c12 : index
      %697 = arith.addi %694, %696 : index
      %698 = arith.cmpi slt, %691, %panels : index
      scf.if %698 {
        scf.if %14 {
          %699 = memref.load %residual[%697] : memref<?xf32>
          %700 = arith.addf %699, %646 : f32
          memref.store %700, %out[%697] : memref<?xf32>
        } else {
          memref.store %646, %out[%697] : memref<?xf32>
        }
      }
      %701 = arith.muli %0, %c14 : index
      %702 = arith.addi %701, %12 : index
      %703 = arith.addi %702, %c5 : index
      %704 = arith.muli %610, %outputFeatures : index
      %705 = arith.muli %703, %c12 : index
      %706 = arith.addi %704, %705 : index
      %707 = wave.lane
      %708 = arith.remui %707, %c12 : index
      %709 = arith.addi %706, %708 : index
      %710 = arith.cmpi slt, %703, %panels : index
      scf.if %710 {
        scf.if %14 {
          %711 = memref.load %residual[%709] : memref<?xf32>
          %712 = arith.addf %711, %661 : f32
          memref.store %712, %out[%709] : memref<?xf32>
        } else {
          memref.store %661, %out[%709] : memref<?xf32>
        }
      }
      %713 = arith.muli %0, %c14 : index
      %714 = arith.addi %713, %12 : index
      %715 = arith.addi %714, %c24 : index
      %716 = arith.muli %610, %outputFeatures : index
      %717 = arith.muli %715, %c12 : index
      %718 = arith.addi %716, %717 : index
      %719 = wave.lane
      %720 = arith.remui %719, %c12 : index
      %721 = arith.addi %718, %720 : index
      %722 = arith.cmpi slt, %715, %panels : index
      scf.if %722 {
        scf.if %14 {
          %723 = memref.load %residual[%721] : memref<?xf32>
          %724 = arith.addf %723, %676 : f32
          memref.store %724, %out[%721] : memref<?xf32>
        } else {
          memref.store %676, %out[%721] : memref<?xf32>
        }
      }
    }
    %725 = arith.addi %10, %c13 : index
    %726 = arith.muli %725, %c12 : index
    %727 = arith.addi %6, %726 : index
    %728 = arith.addi %727, %c14 : index
    %729 = arith.divui %3, %c12 : index
    %730 = arith.addi %728, %729 : index
    %731 = arith.cmpi slt, %730, %5 : index
    scf.if %731 {
      %732 = arith.cmpi eq, %hasFactors, %c9 : index
      %733 = arith.muli %730, %c5 : index
      %734 = memref.load %factors[%733] : memref<?xf32>
      %735 = arith.mulf %734, %operandScale : f32
      %736 = arith.select %732, %735, %operandScale : f32
      %737 = vector.extract %74#0[4] : f32 from vector<8xf32>
      %738 = arith.addi %12, %c13 : index
      %739 = arith.muli %0, %c14 : index
      %740 = arith.addi %739, %738 : index
      %741 = arith.subi %panels, %c9 : index
      %742 = arith.minsi %740, %741 : index
      %743 = arith.muli %742, %8 : index
      %744 = arith.remui %3, %c12 : index
      %745 = arith.muli %744, %c6 : index
      %746 = arith.addi %743, %745 : index
      %747 = vector.load %w[%746] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %748 = vector.bitcast %747 : vector<4xi8> to vector<1xf32>
      %749 = vector.extract %748[0] : f32 from vector<1xf32>
      %750 = arith.mulf %749, %736 : f32
      %751 = arith.mulf %737, %750 : f32
      %752 = vector.extract %74#1[4] : f32 from vector<8xf32>
      %753 = arith.addi %12, %c9 : index
      %754 = arith.muli %0, %c14 : index
      %755 = arith.addi %754, %753 : index
      %756 = arith.subi %panels, %c9 : index
      %757 = arith.minsi %755, %756 : index
      %758 = arith.muli %757, %8 : index
      %759 = arith.remui %3, %c12 : index
      %760 = arith.muli %759, %c6 : index
      %761 = arith.addi %758, %760 : index
      %762 = vector.load %w[%761] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %763 = vector.bitcast %762 : vector<4xi8> to vector<1xf32>
      %764 = vector.extract %763[0] : f32 from vector<1xf32>
      %765 = arith.mulf %764, %736 : f32
      %766 = arith.mulf %752, %765 : f32
      %767 = vector.extract %74#2[4] : f32 from vector<8xf32>
      %768 = arith.addi %12, %c5 : index
      %769 = arith.muli %0, %c14 : index
      %770 = arith.addi %769, %768 : index
      %771 = arith.subi %panels, %c9 : index
      %772 = arith.minsi %770, %771 : index
      %773 = arith.muli %772, %8 : index
      %774 = arith.remui %3, %c12 : index
      %775 = arith.muli %774, %c6 : index
      %776 = arith.addi %773, %775 : index
      %777 = vector.load %w[%776] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %778 = vector.bitcast %777 : vector<4xi8> to vector<1xf32>
      %779 = vector.extract %778[0] : f32 from vector<1xf32>
      %780 = arith.mulf %779, %736 : f32
      %781 = arith.mulf %767, %780 : f32
      %782 = vector.extract %74#3[4] : f32 from vector<8xf32>
      %783 = arith.addi %12, %c24 : index
      %784 = arith.muli %0, %c14 : index
      %785 = arith.addi %784, %783 : index
      %786 = arith.subi %panels, %c9 : index
      %787 = arith.minsi %785, %786 : index
      %788 = arith.muli %787, %8 : index
      %789 = arith.remui %3, %c12 : index
      %790 = arith.muli %789, %c6 : index
      %791 = arith.addi %788, %790 : index
      %792 = vector.load %w[%791] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %793 = vector.bitcast %792 : vector<4xi8> to vector<1xf32>
      %794 = vector.extract %793[0] : f32 from vector<1xf32>
      %795 = arith.mulf %794, %736 : f32
      %796 = arith.mulf %782, %795 : f32
      %797 = arith.muli %0, %c14 : index
      %798 = arith.addi %797, %12 : index
      %799 = arith.addi %798, %c13 : index
      %800 = arith.muli %730, %outputFeatures : index
      %801 = arith.muli %799, %c12 : index
      %802 = arith.addi %800, %801 : index
      %803 = wave.lane
      %804 = arith.remui %803, %c12 : index
      %805 = arith.addi %802, %804 : index
      %806 = arith.cmpi slt, %799, %panels : index
      scf.if %806 {
        scf.if %14 {
          %807 = memref.load %residual[%805] : memref<?xf32>
          %808 = arith.addf %807, %751 : f32
          memref.store %808, %out[%805] : memref<?xf32>
        } else {
          memref.store %751, %out[%805] : memref<?xf32>
        }
      }
      %809 = arith.muli %0, %c14 : index
      %810 = arith.addi %809, %12 : index
      %811 = arith.addi %810, %c9 : index
      %812 = arith.muli %730, %outputFeatures : index
      %813 = arith.muli %811, %c12 : index
      %814 = arith.addi %812, %813 : index
      %815 = wave.lane
      %816 = arith.remui %815, %c12 : index
      %817 = arith.addi %814, %816 : index
      %818 = arith.cmpi slt, %811, %panels : index
      scf.if %818 {
        scf.if %14 {
          %819 = memref.load %residual[%817] : memref<?xf32>
          %820 = arith.addf %819, %766 : f32
          memref.store %820, %out[%817] : memref<?xf32>
        } else {
          memref.store %766, %out[%817] : memref<?xf32>
        }
      }
      %821 = arith.muli %0, %c14 : index
      %822 = arith.addi %821, %12 : index
      %823 = arith.addi %822, %c5 : index
      %824 = arith.muli %730, %outputFeatures : index
      %825 = arith.muli %823, %c12 : index
      %826 = arith.addi %824, %825 : index
      %827 = wave.lane
      %828 = arith.remui %827, %c12 : index
      %829 = arith.addi %826, %828 : index
      %830 = arith.cmpi slt, %823, %panels : index
      scf.if %830 {
        scf.if %14 {
          %831 = memref.load %residual[%829] : memref<?xf32>
          %832 = arith.addf %831, %781 : f32
          memref.store %832, %out[%829] : memref<?xf32>
        } else {
          memref.store %781, %out[%829] : memref<?xf32>
        }
      }
      %833 = arith.muli %0, %c14 : index
      %834 = arith.addi %833, %12 : index
      %835 = arith.addi %834, %c24 : index
      %836 = arith.muli %730, %outputFeatures : index
      %837 = arith.muli %835, %c12 : index
      %838 = arith.addi %836, %837 : index
      %839 = wave.lane
      %840 = arith.remui %839, %c12 : index
      %841 = arith.addi %838, %840 : index
      %842 = arith.cmpi slt, %835, %panels : index
      scf.if %842 {
        scf.if %14 {
          %843 = memref.load %residual[%841] : memref<?xf32>
          %844 = arith.addf %843, %796 : f32
          memref.store %844, %out[%841] : memref<?xf32>
        } else {
          memref.store %796, %out[%841] : memref<?xf32>
        }
      }
    }
    %845 = arith.addi %10, %c13 : index
    %846 = arith.muli %845, %c12 : index
    %847 = arith.addi %6, %846 : index
    %848 = arith.addi %847, %c20 : index
    %849 = arith.divui %3, %c12 : index
    %850 = arith.addi %848, %849 : index
    %851 = arith.cmpi slt, %850, %5 : index
    scf.if %851 {
      %852 = arith.cmpi eq, %hasFactors, %c9 : index
      %853 = arith.muli %850, %c5 : index
      %854 = memref.load %factors[%853] : memref<?xf32>
      %855 = arith.mulf %854, %operandScale : f32
      %856 = arith.select %852, %855, %operandScale : f32
      %857 = vector.extract %74#0[5] : f32 from vector<8xf32>
      %858 = arith.addi %12, %c13 : index
      %859 = arith.muli %0, %c14 : index
      %860 = arith.addi %859, %858 : index
      %861 = arith.subi %panels, %c9 : index
      %862 = arith.minsi %860, %861 : index
      %863 = arith.muli %862, %8 : index
      %864 = arith.remui %3, %c12 : index
      %865 = arith.muli %864, %c6 : index
      %866 = arith.addi %863, %865 : index
      %867 = vector.load %w[%866] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %868 = vector.bitcast %867 : vector<4xi8> to vector<1xf32>
      %869 = vector.extract %868[0] : f32 from vector<1xf32>
      %870 = arith.mulf %869, %856 : f32
      %871 = arith.mulf %857, %870 : f32
      %872 = vector.extract %74#1[5] : f32 from vector<8xf32>
      %873 = arith.addi %12, %c9 : index
      %874 = arith.muli %0, %c14 : index
      %875 = arith.addi %874, %873 : index
      %876 = arith.subi %panels, %c9 : index
      %877 = arith.minsi %875, %876 : index
      %878 = arith.muli %877, %8 : index
      %879 = arith.remui %3, %c12 : index
      %880 = arith.muli %879, %c6 : index
      %881 = arith.addi %878, %880 : index
      %882 = vector.load %w[%881] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %883 = vector.bitcast %882 : vector<4xi8> to vector<1xf32>
      %884 = vector.extract %883[0] : f32 from vector<1xf32>
      %885 = arith.mulf %884, %856 : f32
      %886 = arith.mulf %872, %885 : f32
      %887 = vector.extract %74#2[5] : f32 from vector<8xf32>
      %888 = arith.addi %12, %c5 : index
      %889 = arith.muli %0, %c14 : index
      %890 = arith.addi %889, %888 : index
      %891 = arith.subi %panels, %c9 : index
      %892 = arith.minsi %890, %891 : index
      %893 = arith.muli %892, %8 : index
      %894 = arith.remui %3, %c12 : index
      %895 = arith.muli %894, %c6 : index
      %896 = arith.addi %893, %895 : index
      %897 = vector.load %w[%896] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %898 = vector.bitcast %897 : vector<4xi8> to vector<1xf32>
      %899 = vector.extract %898[0] : f32 from vector<1xf32>
      %900 = arith.mulf %899, %856 : f32
      %901 = arith.mulf %887, %900 : f32
      %902 = vector.extract %74#3[5] : f32 from vector<8xf32>
      %903 = arith.addi %12, %c24 : index
      %904 = arith.muli %0, %c14 : index
      %905 = arith.addi %904, %903 : index
      %906 = arith.subi %panels, %c9 : index
      %907 = arith.minsi %905, %906 : index
      %908 = arith.muli %907, %8 : index
      %909 = arith.remui %3, %c12 : index
      %910 = arith.muli %909, %c6 : index
      %911 = arith.addi %908, %910 : index
      %912 = vector.load %w[%911] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %913 = vector.bitcast %912 : vector<4xi8> to vector<1xf32>
      %914 = vector.extract %913[0] : f32 from vector<1xf32>
      %915 = arith.mulf %914, %856 : f32
      %916 = arith.mulf %902, %915 : f32
      %917 = arith.muli %0, %c14 : index
      %918 = arith.addi %917, %12 : index
      %919 = arith.addi %918, %c13 : index
      %920 = arith.muli %850, %outputFeatures : index
      %921 = arith.muli %919, %c12 : index
      %922 = arith.addi %920, %921 : index
      %923 = wave.lane
      %924 = arith.remui %923, %c12 : index
      %925 = arith.addi %922, %924 : index
      %926 = arith.cmpi slt, %919, %panels : index
      scf.if %926 {
        scf.if %14 {
          %927 = memref.load %residual[%925] : memref<?xf32>
          %928 = arith.addf %927, %871 : f32
          memref.store %928, %out[%925] : memref<?xf32>
        } else {
          memref.store %871, %out[%925] : memref<?xf32>
        }
      }
      %929 = arith.muli %0, %c14 : index
      %930 = arith.addi %929, %12 : index
      %931 = arith.addi %930, %c9 : index
      %932 = arith.muli %850, %outputFeatures : index
      %933 = arith.muli %931, %c12 : index
      %934 = arith.addi %932, %933 : index
      %935 = wave.lane
      %936 = arith.remui %935, %c12 : index
      %937 = arith.addi %934, %936 : index
      %938 = arith.cmpi slt, %931, %panels : index
      scf.if %938 {
        scf.if %14 {
          %939 = memref.load %residual[%937] : memref<?xf32>
          %940 = arith.addf %939, %886 : f32
          memref.store %940, %out[%937] : memref<?xf32>
        } else {
          memref.store %886, %out[%937] : memref<?xf32>
        }
      }
      %941 = arith.muli %0, %c14 : index
      %942 = arith.addi %941, %12 : index
      %943 = arith.addi %942, %c5 : index
      %944 = arith.muli %850, %outputFeatures : index
      %945 = arith.muli %943, %c12 : index
      %946 = arith.addi %944, %945 : index
      %947 = wave.lane
      %948 = arith.remui %947, %c12 : index
      %949 = arith.addi %946, %948 : index
      %950 = arith.cmpi slt, %943, %panels : index
      scf.if %950 {
        scf.if %14 {
          %951 = memref.load %residual[%949] : memref<?xf32>
          %952 = arith.addf %951, %901 : f32
          memref.store %952, %out[%949] : memref<?xf32>
        } else {
          memref.store %901, %out[%949] : memref<?xf32>
        }
      }
      %953 = arith.muli %0, %c14 : index
      %954 = arith.addi %953, %12 : index
      %955 = arith.addi %954, %c24 : index
      %956 = arith.muli %850, %outputFeatures : index
      %957 = arith.muli %955, %c12 : index
      %958 = arith.addi %956, %957 : index
      %959 = wave.lane
      %960 = arith.remui %959, %c12 : index
      %961 = arith.addi %958, %960 : index
      %962 = arith.cmpi slt, %955, %panels : index
      scf.if %962 {
        scf.if %14 {
          %963 = memref.load %residual[%961] : memref<?xf32>
          %964 = arith.addf %963, %916 : f32
          memref.store %964, %out[%961] : memref<?xf32>
        } else {
          memref.store %916, %out[%961] : memref<?xf32>
        }
      }
    }
    %965 = arith.addi %10, %c13 : index
    %966 = arith.muli %965, %c12 : index
    %967 = arith.addi %6, %966 : index
    %968 = arith.addi %967, %c26 : index
    %969 = arith.divui %3, %c12 : index
    %970 = arith.addi %968, %969 : index
    %971 = arith.cmpi slt, %970, %5 : index
    scf.if %971 {
      %972 = arith.cmpi eq, %hasFactors, %c9 : index
      %973 = arith.muli %970, %c5 : index
      %974 = memref.load %factors[%973] : memref<?xf32>
      %975 = arith.mulf %974, %operandScale : f32
      %976 = arith.select %972, %975, %operandScale : f32
      %977 = vector.extract %74#0[6] : f32 from vector<8xf32>
      %978 = arith.addi %12, %c13 : index
      %979 = arith.muli %0, %c14 : index
      %980 = arith.addi %979, %978 : index
      %981 = arith.subi %panels, %c9 : index
      %982 = arith.minsi %980, %981 : index
      %983 = arith.muli %982, %8 : index
      %984 = arith.remui %3, %c12 : index
      %985 = arith.muli %984, %c6 : index
      %986 = arith.addi %983, %985 : index
      %987 = vector.load %w[%986] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %988 = vector.bitcast %987 : vector<4xi8> to vector<1xf32>
      %989 = vector.extract %988[0] : f32 from vector<1xf32>
      %990 = arith.mulf %989, %976 : f32
      %991 = arith.mulf %977, %990 : f32
      %992 = vector.extract %74#1[6] : f32 from vector<8xf32>
      %993 = arith.addi %12, %c9 : index
      %994 = arith.muli %0, %c14 : index
      %995 = arith.addi %994, %993 : index
      %996 = arith.subi %panels, %c9 : index
      %997 = arith.minsi %995, %996 : index
      %998 = arith.muli %997, %8 : index
      %999 = arith.remui %3, %c12 : index
      %1000 = arith.muli %999, %c6 : index
      %1001 = arith.addi %998, %1000 : index
      %1002 = vector.load %w[%1001] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1003 = vector.bitcast %1002 : vector<4xi8> to vector<1xf32>
      %1004 = vector.extract %1003[0] : f32 from vector<1xf32>
      %1005 = arith.mulf %1004, %976 : f32
      %1006 = arith.mulf %992, %1005 : f32
      %1007 = vector.extract %74#2[6] : f32 from vector<8xf32>
      %1008 = arith.addi %12, %c5 : index
      %1009 = arith.muli %0, %c14 : index
      %1010 = arith.addi %1009, %1008 : index
      %1011 = arith.subi %panels, %c9 : index
      %1012 = arith.minsi %1010, %1011 : index
      %1013 = arith.muli %1012, %8 : index
      %1014 = arith.remui %3, %c12 : index
      %1015 = arith.muli %1014, %c6 : index
      %1016 = arith.addi %1013, %1015 : index
      %1017 = vector.load %w[%1016] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1018 = vector.bitcast %1017 : vector<4xi8> to vector<1xf32>
      %1019 = vector.extract %1018[0] : f32 from vector<1xf32>
      %1020 = arith.mulf %1019, %976 : f32
      %1021 = arith.mulf %1007, %1020 : f32
      %1022 = vector.extract %74#3[6] : f32 from vector<8xf32>
      %1023 = arith.addi %12, %c24 : index
      %1024 = arith.muli %0, %c14 : index
      %1025 = arith.addi %1024, %1023 : index
      %1026 = arith.subi %panels, %c9 : index
      %1027 = arith.minsi %1025, %1026 : index
      %1028 = arith.muli %1027, %8 : index
      %1029 = arith.remui %3, %c12 : index
      %1030 = arith.muli %1029, %c6 : index
      %1031 = arith.addi %1028, %1030 : index
      %1032 = vector.load %w[%1031] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1033 = vector.bitcast %1032 : vector<4xi8> to vector<1xf32>
      %1034 = vector.extract %1033[0] : f32 from vector<1xf32>
      %1035 = arith.mulf %1034, %976 : f32
      %1036 = arith.mulf %1022, %1035 : f32
      %1037 = arith.muli %0, %c14 : index
      %1038 = arith.addi %1037, %12 : index
      %1039 = arith.addi %1038, %c13 : index
      %1040 = arith.muli %970, %outputFeatures : index
      %1041 = arith.muli %1039, %c12 : index
      %1042 = arith.addi %1040, %1041 : index
      %1043 = wave.lane
      %1044 = arith.remui %1043, %c12 : index
      %1045 = arith.addi %1042, %1044 : index
      %1046 = arith.cmpi slt, %1039, %panels : index
      scf.if %1046 {
        scf.if %14 {
          %1047 = memref.load %residual[%1045] : memref<?xf32>
          %1048 = arith.addf %1047, %991 : f32
          memref.store %1048, %out[%1045] : memref<?xf32>
        } else {
          memref.store %991, %out[%1045] : memref<?xf32>
        }
      }
      %1049 = arith.muli %0, %c14 : index
      %1050 = arith.addi %1049, %12 : index
      %1051 = arith.addi %1050, %c9 : index
      %1052 = arith.muli %970, %outputFeatures : index
      %1053 = arith.muli %1051, %c12 : index
      %1054 = arith.addi %1052, %1053 : index
      %1055 = wave.lane
      %1056 = arith.remui %1055, %c12 : index
      %1057 = arith.addi %1054, %1056 : index
      %1058 = arith.cmpi slt, %1051, %panels : index
      scf.if %1058 {
        scf.if %14 {
          %1059 = memref.load %residual[%1057] : memref<?xf32>
          %1060 = arith.addf %1059, %1006 : f32
          memref.store %1060, %out[%1057] : memref<?xf32>
        } else {
          memref.store %1006, %out[%1057] : memref<?xf32>
        }
      }
      %1061 = arith.muli %0, %c14 : index
      %1062 = arith.addi %1061, %12 : index
      %1063 = arith.addi %1062, %c5 : index
      %1064 = arith.muli %970, %outputFeatures : index
      %1065 = arith.muli %1063, %c12 : index
      %1066 = arith.addi %1064, %1065 : index
      %1067 = wave.lane
      %1068 = arith.remui %1067, %c12 : index
      %1069 = arith.addi %1066, %1068 : index
      %1070 = arith.cmpi slt, %1063, %panels : index
      scf.if %1070 {
        scf.if %14 {
          %1071 = memref.load %residual[%1069] : memref<?xf32>
          %1072 = arith.addf %1071, %1021 : f32
          memref.store %1072, %out[%1069] : memref<?xf32>
        } else {
          memref.store %1021, %out[%1069] : memref<?xf32>
        }
      }
      %1073 = arith.muli %0, %c14 : index
      %1074 = arith.addi %1073, %12 : index
      %1075 = arith.addi %1074, %c24 : index
      %1076 = arith.muli %970, %outputFeatures : index
      %1077 = arith.muli %1075, %c12 : index
      %1078 = arith.addi %1076, %1077 : index
      %1079 = wave.lane
      %1080 = arith.remui %1079, %c12 : index
      %1081 = arith.addi %1078, %1080 : index
      %1082 = arith.cmpi slt, %1075, %panels : index
      scf.if %1082 {
        scf.if %14 {
          %1083 = memref.load %residual[%1081] : memref<?xf32>
          %1084 = arith.addf %1083, %1036 : f32
          memref.store %1084, %out[%1081] : memref<?xf32>
        } else {
          memref.store %1036, %out[%1081] : memref<?xf32>
        }
      }
    }
    %1085 = arith.addi %10, %c13 : index
    %1086 = arith.muli %1085, %c12 : index
    %1087 = arith.addi %6, %1086 : index
    %1088 = arith.addi %1087, %c27 : index
    %1089 = arith.divui %3, %c12 : index
    %1090 = arith.addi %1088, %1089 : index
    %1091 = arith.cmpi slt, %1090, %5 : index
    scf.if %1091 {
      %1092 = arith.cmpi eq, %hasFactors, %c9 : index
      %1093 = arith.muli %1090, %c5 : index
      %1094 = memref.load %factors[%1093] : memref<?xf32>
      %1095 = arith.mulf %1094, %operandScale : f32
      %1096 = arith.select %1092, %1095, %operandScale : f32
      %1097 = vector.extract %74#0[7] : f32 from vector<8xf32>
      %1098 = arith.addi %12, %c13 : index
      %1099 = arith.muli %0, %c14 : index
      %1100 = arith.addi %1099, %1098 : index
      %1101 = arith.subi %panels, %c9 : index
      %1102 = arith.minsi %1100, %1101 : index
      %1103 = arith.muli %1102, %8 : index
      %1104 = arith.remui %3, %c12 : index
      %1105 = arith.muli %1104, %c6 : index
      %1106 = arith.addi %1103, %1105 : index
      %1107 = vector.load %w[%1106] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1108 = vector.bitcast %1107 : vector<4xi8> to vector<1xf32>
      %1109 = vector.extract %1108[0] : f32 from vector<1xf32>
      %1110 = arith.mulf %1109, %1096 : f32
      %1111 = arith.mulf %1097, %1110 : f32
      %1112 = vector.extract %74#1[7] : f32 from vector<8xf32>
      %1113 = arith.addi %12, %c9 : index
      %1114 = arith.muli %0, %c14 : index
      %1115 = arith.addi %1114, %1113 : index
      %1116 = arith.subi %panels, %c9 : index
      %1117 = arith.minsi %1115, %1116 : index
      %1118 = arith.muli %1117, %8 : index
      %1119 = arith.remui %3, %c12 : index
      %1120 = arith.muli %1119, %c6 : index
      %1121 = arith.addi %1118, %1120 : index
      %1122 = vector.load %w[%1121] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1123 = vector.bitcast %1122 : vector<4xi8> to vector<1xf32>
      %1124 = vector.extract %1123[0] : f32 from vector<1xf32>
      %1125 = arith.mulf %1124, %1096 : f32
      %1126 = arith.mulf %1112, %1125 : f32
      %1127 = vector.extract %74#2[7] : f32 from vector<8xf32>
      %1128 = arith.addi %12, %c5 : index
      %1129 = arith.muli %0, %c14 : index
      %1130 = arith.addi %1129, %1128 : index
      %1131 = arith.subi %panels, %c9 : index
      %1132 = arith.minsi %1130, %1131 : index
      %1133 = arith.muli %1132, %8 : index
      %1134 = arith.remui %3, %c12 : index
      %1135 = arith.muli %1134, %c6 : index
      %1136 = arith.addi %1133, %1135 : index
      %1137 = vector.load %w[%1136] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1138 = vector.bitcast %1137 : vector<4xi8> to vector<1xf32>
      %1139 = vector.extract %1138[0] : f32 from vector<1xf32>
      %1140 = arith.mulf %1139, %1096 : f32
      %1141 = arith.mulf %1127, %1140 : f32
      %1142 = vector.extract %74#3[7] : f32 from vector<8xf32>
      %1143 = arith.addi %12, %c24 : index
      %1144 = arith.muli %0, %c14 : index
      %1145 = arith.addi %1144, %1143 : index
      %1146 = arith.subi %panels, %c9 : index
      %1147 = arith.minsi %1145, %1146 : index
      %1148 = arith.muli %1147, %8 : index
      %1149 = arith.remui %3, %c12 : index
      %1150 = arith.muli %1149, %c6 : index
      %1151 = arith.addi %1148, %1150 : index
      %1152 = vector.load %w[%1151] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1153 = vector.bitcast %1152 : vector<4xi8> to vector<1xf32>
      %1154 = vector.extract %1153[0] : f32 from vector<1xf32>
      %1155 = arith.mulf %1154, %1096 : f32
      %1156 = arith.mulf %1142, %1155 : f32
      %1157 = arith.muli %0, %c14 : index
      %1158 = arith.addi %1157, %12 : index
      %1159 = arith.addi %1158, %c13 : index
      %1160 = arith.muli %1090, %outputFeatures : index
      %1161 = arith.muli %1159, %c12 : index
      %1162 = arith.addi %1160, %1161 : index
      %1163 = wave.lane
      %1164 = arith.remui %1163, %c12 : index
      %1165 = arith.addi %1162, %1164 : index
      %1166 = arith.cmpi slt, %1159, %panels : index
      scf.if %1166 {
        scf.if %14 {
          %1167 = memref.load %residual[%1165] : memref<?xf32>
          %1168 = arith.addf %1167, %1111 : f32
          memref.store %1168, %out[%1165] : memref<?xf32>
        } else {
          memref.store %1111, %out[%1165] : memref<?xf32>
        }
      }
      %1169 = arith.muli %0, %c14 : index
      %1170 = arith.addi %1169, %12 : index
      %1171 = arith.addi %1170, %c9 : index
      %1172 = arith.muli %1090, %outputFeatures : index
      %1173 = arith.muli %1171, %c12 : index
      %1174 = arith.addi %1172, %1173 : index
      %1175 = wave.lane
      %1176 = arith.remui %1175, %c12 : index
      %1177 = arith.addi %1174, %1176 : index
      %1178 = arith.cmpi slt, %1171, %panels : index
      scf.if %1178 {
        scf.if %14 {
          %1179 = memref.load %residual[%1177] : memref<?xf32>
          %1180 = arith.addf %1179, %1126 : f32
          memref.store %1180, %out[%1177] : memref<?xf32>
        } else {
          memref.store %1126, %out[%1177] : memref<?xf32>
        }
      }
      %1181 = arith.muli %0, %c14 : index
      %1182 = arith.addi %1181, %12 : index
      %1183 = arith.addi %1182, %c5 : index
      %1184 = arith.muli %1090, %outputFeatures : index
      %1185 = arith.muli %1183, %c12 : index
      %1186 = arith.addi %1184, %1185 : index
      %1187 = wave.lane
      %1188 = arith.remui %1187, %c12 : index
      %1189 = arith.addi %1186, %1188 : index
      %1190 = arith.cmpi slt, %1183, %panels : index
      scf.if %1190 {
        scf.if %14 {
          %1191 = memref.load %residual[%1189] : memref<?xf32>
          %1192 = arith.addf %1191, %1141 : f32
          memref.store %1192, %out[%1189] : memref<?xf32>
        } else {
          memref.store %1141, %out[%1189] : memref<?xf32>
        }
      }
      %1193 = arith.muli %0, %c14 : index
      %1194 = arith.addi %1193, %12 : index
      %1195 = arith.addi %1194, %c24 : index
      %1196 = arith.muli %1090, %outputFeatures : index
      %1197 = arith.muli %1195, %c12 : index
      %1198 = arith.addi %1196, %1197 : index
      %1199 = wave.lane
      %1200 = arith.remui %1199, %c12 : index
      %1201 = arith.addi %1198, %1200 : index
      %1202 = arith.cmpi slt, %1195, %panels : index
      scf.if %1202 {
        scf.if %14 {
          %1203 = memref.load %residual[%1201] : memref<?xf32>
          %1204 = arith.addf %1203, %1156 : f32
          memref.store %1204, %out[%1201] : memref<?xf32>
        } else {
          memref.store %1156, %out[%1201] : memref<?xf32>
        }
      }
    }
    %1205 = arith.addi %10, %c9 : index
    %1206 = arith.muli %1205, %c12 : index
    %1207 = arith.addi %6, %1206 : index
    %1208 = arith.addi %1207, %c13 : index
    %1209 = arith.divui %3, %c12 : index
    %1210 = arith.addi %1208, %1209 : index
    %1211 = arith.cmpi slt, %1210, %5 : index
    scf.if %1211 {
      %1212 = arith.cmpi eq, %hasFactors, %c9 : index
      %1213 = arith.muli %1210, %c5 : index
      %1214 = memref.load %factors[%1213] : memref<?xf32>
      %1215 = arith.mulf %1214, %operandScale : f32
      %1216 = arith.select %1212, %1215, %operandScale : f32
      %1217 = vector.extract %74#4[0] : f32 from vector<8xf32>
      %1218 = arith.addi %12, %c13 : index
      %1219 = arith.muli %0, %c14 : index
      %1220 = arith.addi %1219, %1218 : index
      %1221 = arith.subi %panels, %c9 : index
      %1222 = arith.minsi %1220, %1221 : index
      %1223 = arith.muli %1222, %8 : index
      %1224 = arith.remui %3, %c12 : index
      %1225 = arith.muli %1224, %c6 : index
      %1226 = arith.addi %1223, %1225 : index
      %1227 = vector.load %w[%1226] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1228 = vector.bitcast %1227 : vector<4xi8> to vector<1xf32>
      %1229 = vector.extract %1228[0] : f32 from vector<1xf32>
      %1230 = arith.mulf %1229, %1216 : f32
      %1231 = arith.mulf %1217, %1230 : f32
      %1232 = vector.extract %74#5[0] : f32 from vector<8xf32>
      %1233 = arith.addi %12, %c9 : index
      %1234 = arith.muli %0, %c14 : index
      %1235 = arith.addi %1234, %1233 : index
      %1236 = arith.subi %panels, %c9 : index
      %1237 = arith.minsi %1235, %1236 : index
      %1238 = arith.muli %1237, %8 : index
      %1239 = arith.remui %3, %c12 : index
      %1240 = arith.muli %1239, %c6 : index
      %1241 = arith.addi %1238, %1240 : index
      %1242 = vector.load %w[%1241] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1243 = vector.bitcast %1242 : vector<4xi8> to vector<1xf32>
      %1244 = vector.extract %1243[0] : f32 from vector<1xf32>
      %1245 = arith.mulf %1244, %1216 : f32
      %1246 = arith.mulf %1232, %1245 : f32
      %1247 = vector.extract %74#6[0] : f32 from vector<8xf32>
      %1248 = arith.addi %12, %c5 : index
      %1249 = arith.muli %0, %c14 : index
      %1250 = arith.addi %1249, %1248 : index
      %1251 = arith.subi %panels, %c9 : index
      %1252 = arith.minsi %1250, %1251 : index
      %1253 = arith.muli %1252, %8 : index
      %1254 = arith.remui %3, %c12 : index
      %1255 = arith.muli %1254, %c6 : index
      %1256 = arith.addi %1253, %1255 : index
      %1257 = vector.load %w[%1256] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1258 = vector.bitcast %1257 : vector<4xi8> to vector<1xf32>
      %1259 = vector.extract %1258[0] : f32 from vector<1xf32>
      %1260 = arith.mulf %1259, %1216 : f32
      %1261 = arith.mulf %1247, %1260 : f32
      %1262 = vector.extract %74#7[0] : f32 from vector<8xf32>
      %1263 = arith.addi %12, %c24 : index
      %1264 = arith.muli %0, %c14 : index
      %1265 = arith.addi %1264, %1263 : index
      %1266 = arith.subi %panels, %c9 : index
      %1267 = arith.minsi %1265, %1266 : index
      %1268 = arith.muli %1267, %8 : index
      %1269 = arith.remui %3, %c12 : index
      %1270 = arith.muli %1269, %c6 : index
      %1271 = arith.addi %1268, %1270 : index
      %1272 = vector.load %w[%1271] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1273 = vector.bitcast %1272 : vector<4xi8> to vector<1xf32>
      %1274 = vector.extract %1273[0] : f32 from vector<1xf32>
      %1275 = arith.mulf %1274, %1216 : f32
      %1276 = arith.mulf %1262, %1275 : f32
      %1277 = arith.muli %0, %c14 : index
      %1278 = arith.addi %1277, %12 : index
      %1279 = arith.addi %1278, %c13 : index
      %1280 = arith.muli %1210, %outputFeatures : index
      %1281 = arith.muli %1279, %c12 : index
      %1282 = arith.addi %1280, %1281 : index
      %1283 = wave.lane
      %1284 = arith.remui %1283, %c12 : index
      %1285 = arith.addi %1282, %1284 : index
      %1286 = arith.cmpi slt, %1279, %panels : index
      scf.if %1286 {
        scf.if %14 {
          %1287 = memref.load %residual[%1285] : memref<?xf32>
          %1288 = arith.addf %1287, %1231 : f32
          memref.store %1288, %out[%1285] : memref<?xf32>
        } else {
          memref.store %1231, %out[%1285] : memref<?xf32>
        }
      }
      %1289 = arith.muli %0, %c14 : index
      %1290 = arith.addi %1289, %12 : index
      %1291 = arith.addi %1290, %c9 : index
      %1292 = arith.muli %1210, %outputFeatures : index
      %1293 = arith.muli %1291, %c12 : index
      %1294 = arith.addi %1292, %1293 : index
      %1295 = wave.lane
      %1296 = arith.remui %1295, %c12 : index
      %1297 = arith.addi %1294, %1296 : index
      %1298 = arith.cmpi slt, %1291, %panels : index
      scf.if %1298 {
        scf.if %14 {
          %1299 = memref.load %residual[%1297] : memref<?xf32>
          %1300 = arith.addf %1299, %1246 : f32
          memref.store %1300, %out[%1297] : memref<?xf32>
        } else {
          memref.store %1246, %out[%1297] : memref<?xf32>
        }
      }
      %1301 = arith.muli %0, %c14 : index
      %1302 = arith.addi %1301, %12 : index
      %1303 = arith.addi %1302, %c5 : index
      %1304 = arith.muli %1210, %outputFeatures : index
      %1305 = arith.muli %1303, %c12 : index
      %1306 = arith.addi %1304, %1305 : index
      %1307 = wave.lane
      %1308 = arith.remui %1307, %c12 : index
      %1309 = arith.addi %1306, %1308 : index
      %1310 = arith.cmpi slt, %1303, %panels : index
      scf.if %1310 {
        scf.if %14 {
          %1311 = memref.load %residual[%1309] : memref<?xf32>
          %1312 = arith.addf %1311, %1261 : f32
          memref.store %1312, %out[%1309] : memref<?xf32>
        } else {
          memref.store %1261, %out[%1309] : memref<?xf32>
        }
      }
      %1313 = arith.muli %0, %c14 : index
      %1314 = arith.addi %1313, %12 : index
      %1315 = arith.addi %1314, %c24 : index
      %1316 = arith.muli %1210, %outputFeatures : index
      %1317 = arith.muli %1315, %c12 : index
      %1318 = arith.addi %1316, %1317 : index
      %1319 = wave.lane
      %1320 = arith.remui %1319, %c12 : index
      %1321 = arith.addi %1318, %1320 : index
      %1322 = arith.cmpi slt, %1315, %panels : index
      scf.if %1322 {
        scf.if %14 {
          %1323 = memref.load %residual[%1321] : memref<?xf32>
          %1324 = arith.addf %1323, %1276 : f32
          memref.store %1324, %out[%1321] : memref<?xf32>
        } else {
          memref.store %1276, %out[%1321] : memref<?xf32>
        }
      }
    }
    %1325 = arith.addi %10, %c9 : index
    %1326 = arith.muli %1325, %c12 : index
    %1327 = arith.addi %6, %1326 : index
    %1328 = arith.addi %1327, %c5 : index
    %1329 = arith.divui %3, %c12 : index
    %1330 = arith.addi %1328, %1329 : index
    %1331 = arith.cmpi slt, %1330, %5 : index
    scf.if %1331 {
      %1332 = arith.cmpi eq, %hasFactors, %c9 : index
      %1333 = arith.muli %1330, %c5 : index
      %1334 = memref.load %factors[%1333] : memref<?xf32>
      %1335 = arith.mulf %1334, %operandScale : f32
      %1336 = arith.select %1332, %1335, %operandScale : f32
      %1337 = vector.extract %74#4[1] : f32 from vector<8xf32>
      %1338 = arith.addi %12, %c13 : index
      %1339 = arith.muli %0, %c14 : index
      %1340 = arith.addi %1339, %1338 : index
      %1341 = arith.subi %panels, %c9 : index
      %1342 = arith.minsi %1340, %1341 : index
      %1343 = arith.muli %1342, %8 : index
      %1344 = arith.remui %3, %c12 : index
      %1345 = arith.muli %1344, %c6 : index
      %1346 = arith.addi %1343, %1345 : index
      %1347 = vector.load %w[%1346] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1348 = vector.bitcast %1347 : vector<4xi8> to vector<1xf32>
      %1349 = vector.extract %1348[0] : f32 from vector<1xf32>
      %1350 = arith.mulf %1349, %1336 : f32
      %1351 = arith.mulf %1337, %1350 : f32
      %1352 = vector.extract %74#5[1] : f32 from vector<8xf32>
      %1353 = arith.addi %12, %c9 : index
      %1354 = arith.muli %0, %c14 : index
      %1355 = arith.addi %1354, %1353 : index
      %1356 = arith.subi %panels, %c9 : index
      %1357 = arith.minsi %1355, %1356 : index
      %1358 = arith.muli %1357, %8 : index
      %1359 = arith.remui %3, %c12 : index
      %1360 = arith.muli %1359, %c6 : index
      %1361 = arith.addi %1358, %1360 : index
      %1362 = vector.load %w[%1361] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1363 = vector.bitcast %1362 : vector<4xi8> to vector<1xf32>
      %1364 = vector.extract %1363[0] : f32 from vector<1xf32>
      %1365 = arith.mulf %1364, %1336 : f32
      %1366 = arith.mulf %1352, %1365 : f32
      %1367 = vector.extract %74#6[1] : f32 from vector<8xf32>
      %1368 = arith.addi %12, %c5 : index
      %1369 = arith.muli %0, %c14 : index
      %1370 = arith.addi %1369, %1368 : index
      %1371 = arith.subi %panels, %c9 : index
      %1372 = arith.minsi %1370, %1371 : index
      %1373 = arith.muli %1372, %8 : index
      %1374 = arith.remui %3, %c12 : index
      %1375 = arith.muli %1374, %c6 : index
      %1376 = arith.addi %1373, %1375 : index
      %1377 = vector.load %w[%1376] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1378 = vector.bitcast %1377 : vector<4xi8> to vector<1xf32>
      %1379 = vector.extract %1378[0] : f32 from vector<1xf32>
      %1380 = arith.mulf %1379, %1336 : f32
      %1381 = arith.mulf %1367, %1380 : f32
      %1382 = vector.extract %74#7[1] : f32 from vector<8xf32>
      %1383 = arith.addi %12, %c24 : index
      %1384 = arith.muli %0, %c14 : index
      %1385 = arith.addi %1384, %1383 : index
      %1386 = arith.subi %panels, %c9 : index
      %1387 = arith.minsi %1385, %1386 : index
      %1388 = arith.muli %1387, %8 : index
      %1389 = arith.remui %3, %c12 : index
      %1390 = arith.muli %1389, %c6 : index
      %1391 = arith.addi %1388, %1390 : index
      %1392 = vector.load %w[%1391] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1393 = vector.bitcast %1392 : vector<4xi8> to vector<1xf32>
      %1394 = vector.extract %1393[0] : f32 from vector<1xf32>
      %1395 = arith.mulf %1394, %1336 : f32
      %1396 = arith.mulf %1382, %1395 : f32
      %1397 = arith.muli %0, %c14 : index
      %1398 = arith.addi %1397, %12 : index
      %1399 = arith.addi %1398, %c13 : index
      %1400 = arith.muli %1330, %outputFeatures : index
      %1401 = arith.muli %1399, %c12 : index
      %1402 = arith.addi %1400, %1401 : index
      %1403 = wave.lane
      %1404 = arith.remui %1403, %c12 : index
      %1405 = arith.addi %1402, %1404 : index
      %1406 = arith.cmpi slt, %1399, %panels : index
      scf.if %1406 {
        scf.if %14 {
          %1407 = memref.load %residual[%1405] : memref<?xf32>
          %1408 = arith.addf %1407, %1351 : f32
          memref.store %1408, %out[%1405] : memref<?xf32>
        } else {
          memref.store %1351, %out[%1405] : memref<?xf32>
        }
      }
      %1409 = arith.muli %0, %c14 : index
      %1410 = arith.addi %1409, %12 : index
      %1411 = arith.addi %1410, %c9 : index
      %1412 = arith.muli %1330, %outputFeatures : index
      %1413 = arith.muli %1411, %c12 : index
      %1414 = arith.addi %1412, %1413 : index
      %1415 = wave.lane
      %1416 = arith.remui %1415, %c12 : index
      %1417 = arith.addi %1414, %1416 : index
      %1418 = arith.cmpi slt, %1411, %panels : index
      scf.if %1418 {
        scf.if %14 {
          %1419 = memref.load %residual[%1417] : memref<?xf32>
          %1420 = arith.addf %1419, %1366 : f32
          memref.store %1420, %out[%1417] : memref<?xf32>
        } else {
          memref.store %1366, %out[%1417] : memref<?xf32>
        }
      }
      %1421 = arith.muli %0, %c14 : index
      %1422 = arith.addi %1421, %12 : index
      %1423 = arith.addi %1422, %c5 : index
      %1424 = arith.muli %1330, %outputFeatures : index
      %1425 = arith.muli %1423, %c12 : index
      %1426 = arith.addi %1424, %1425 : index
      %1427 = wave.lane
      %1428 = arith.remui %1427, %c12 : index
      %1429 = arith.addi %1426, %1428 : index
      %1430 = arith.cmpi slt, %1423, %panels : index
      scf.if %1430 {
        scf.if %14 {
          %1431 = memref.load %residual[%1429] : memref<?xf32>
          %1432 = arith.addf %1431, %1381 : f32
          memref.store %1432, %out[%1429] : memref<?xf32>
        } else {
          memref.store %1381, %out[%1429] : memref<?xf32>
        }
      }
      %1433 = arith.muli %0, %c14 : index
      %1434 = arith.addi %1433, %12 : index
      %1435 = arith.addi %1434, %c24 : index
      %1436 = arith.muli %1330, %outputFeatures : index
      %1437 = arith.muli %1435, %c12 : index
      %1438 = arith.addi %1436, %1437 : index
      %1439 = wave.lane
      %1440 = arith.remui %1439, %c12 : index
      %1441 = arith.addi %1438, %1440 : index
      %1442 = arith.cmpi slt, %1435, %panels : index
      scf.if %1442 {
        scf.if %14 {
          %1443 = memref.load %residual[%1441] : memref<?xf32>
          %1444 = arith.addf %1443, %1396 : f32
          memref.store %1444, %out[%1441] : memref<?xf32>
        } else {
          memref.store %1396, %out[%1441] : memref<?xf32>
        }
      }
    }
    %1445 = arith.addi %10, %c9 : index
    %1446 = arith.muli %1445, %c12 : index
    %1447 = arith.addi %6, %1446 : index
    %1448 = arith.addi %1447, %c6 : index
    %1449 = arith.divui %3, %c12 : index
    %1450 = arith.addi %1448, %1449 : index
    %1451 = arith.cmpi slt, %1450, %5 : index
    scf.if %1451 {
      %1452 = arith.cmpi eq, %hasFactors, %c9 : index
      %1453 = arith.muli %1450, %c5 : index
      %1454 = memref.load %factors[%1453] : memref<?xf32>
      %1455 = arith.mulf %1454, %operandScale : f32
      %1456 = arith.select %1452, %1455, %operandScale : f32
      %1457 = vector.extract %74#4[2] : f32 from vector<8xf32>
      %1458 = arith.addi %12, %c13 : index
      %1459 = arith.muli %0, %c14 : index
      %1460 = arith.addi %1459, %1458 : index
      %1461 = arith.subi %panels, %c9 : index
      %1462 = arith.minsi %1460, %1461 : index
      %1463 = arith.muli %1462, %8 : index
      %1464 = arith.remui %3, %c12 : index
      %1465 = arith.muli %1464, %c6 : index
      %1466 = arith.addi %1463, %1465 : index
      %1467 = vector.load %w[%1466] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1468 = vector.bitcast %1467 : vector<4xi8> to vector<1xf32>
      %1469 = vector.extract %1468[0] : f32 from vector<1xf32>
      %1470 = arith.mulf %1469, %1456 : f32
      %1471 = arith.mulf %1457, %1470 : f32
      %1472 = vector.extract %74#5[2] : f32 from vector<8xf32>
      %1473 = arith.addi %12, %c9 : index
      %1474 = arith.muli %0, %c14 : index
      %1475 = arith.addi %1474, %1473 : index
      %1476 = arith.subi %panels, %c9 : index
      %1477 = arith.minsi %1475, %1476 : index
      %1478 = arith.muli %1477, %8 : index
      %1479 = arith.remui %3, %c12 : index
      %1480 = arith.muli %1479, %c6 : index
      %1481 = arith.addi %1478, %1480 : index
      %1482 = vector.load %w[%1481] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1483 = vector.bitcast %1482 : vector<4xi8> to vector<1xf32>
      %1484 = vector.extract %1483[0] : f32 from vector<1xf32>
      %1485 = arith.mulf %1484, %1456 : f32
      %1486 = arith.mulf %1472, %1485 : f32
      %1487 = vector.extract %74#6[2] : f32 from vector<8xf32>
      %1488 = arith.addi %12, %c5 : index
      %1489 = arith.muli %0, %c14 : index
      %1490 = arith.addi %1489, %1488 : index
      %1491 = arith.subi %panels, %c9 : index
      %1492 = arith.minsi %1490, %1491 : index
      %1493 = arith.muli %1492, %8 : index
      %1494 = arith.remui %3, %c12 : index
      %1495 = arith.muli %1494, %c6 : index
      %1496 = arith.addi %1493, %1495 : index
      %1497 = vector.load %w[%1496] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1498 = vector.bitcast %1497 : vector<4xi8> to vector<1xf32>
      %1499 = vector.extract %1498[0] : f32 from vector<1xf32>
      %1500 = arith.mulf %1499, %1456 : f32
      %1501 = arith.mulf %1487, %1500 : f32
      %1502 = vector.extract %74#7[2] : f32 from vector<8xf32>
      %1503 = arith.addi %12, %c24 : index
      %1504 = arith.muli %0, %c14 : index
      %1505 = arith.addi %1504, %1503 : index
      %1506 = arith.subi %panels, %c9 : index
      %1507 = arith.minsi %1505, %1506 : index
      %1508 = arith.muli %1507, %8 : index
      %1509 = arith.remui %3, %c12 : index
      %1510 = arith.muli %1509, %c6 : index
      %1511 = arith.addi %1508, %1510 : index
      %1512 = vector.load %w[%1511] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1513 = vector.bitcast %1512 : vector<4xi8> to vector<1xf32>
      %1514 = vector.extract %1513[0] : f32 from vector<1xf32>
      %1515 = arith.mulf %1514, %1456 : f32
      %1516 = arith.mulf %1502, %1515 : f32
      %1517 = arith.muli %0, %c14 : index
      %1518 = arith.addi %1517, %12 : index
      %1519 = arith.addi %1518, %c13 : index
      %1520 = arith.muli %1450, %outputFeatures : index
      %1521 = arith.muli %1519, %c12 : index
      %1522 = arith.addi %1520, %1521 : index
      %1523 = wave.lane
      %1524 = arith.remui %1523, %c12 : index
      %1525 = arith.addi %1522, %1524 : index
      %1526 = arith.cmpi slt, %1519, %panels : index
      scf.if %1526 {
        scf.if %14 {
          %1527 = memref.load %residual[%1525] : memref<?xf32>
          %1528 = arith.addf %1527, %1471 : f32
          memref.store %1528, %out[%1525] : memref<?xf32>
        } else {
          memref.store %1471, %out[%1525] : memref<?xf32>
        }
      }
      %1529 = arith.muli %0, %c14 : index
      %1530 = arith.addi %1529, %12 : index
      %1531 = arith.addi %1530, %c9 : index
      %1532 = arith.muli %1450, %outputFeatures : index
      %1533 = arith.muli %1531, %c12 : index
      %1534 = arith.addi %1532, %1533 : index
      %1535 = wave.lane
      %1536 = arith.remui %1535, %c12 : index
      %1537 = arith.addi %1534, %1536 : index
      %1538 = arith.cmpi slt, %1531, %panels : index
      scf.if %1538 {
        scf.if %14 {
          %1539 = memref.load %residual[%1537] : memref<?xf32>
          %1540 = arith.addf %1539, %1486 : f32
          memref.store %1540, %out[%1537] : memref<?xf32>
        } else {
          memref.store %1486, %out[%1537] : memref<?xf32>
        }
      }
      %1541 = arith.muli %0, %c14 : index
      %1542 = arith.addi %1541, %12 : index
      %1543 = arith.addi %1542, %c5 : index
      %1544 = arith.muli %1450, %outputFeatures : index
      %1545 = arith.muli %1543, %c12 : index
      %1546 = arith.addi %1544, %1545 : index
      %1547 = wave.lane
      %1548 = arith.remui %1547, %c12 : index
      %1549 = arith.addi %1546, %1548 : index
      %1550 = arith.cmpi slt, %1543, %panels : index
      scf.if %1550 {
        scf.if %14 {
          %1551 = memref.load %residual[%1549] : memref<?xf32>
          %1552 = arith.addf %1551, %1501 : f32
          memref.store %1552, %out[%1549] : memref<?xf32>
        } else {
          memref.store %1501, %out[%1549] : memref<?xf32>
        }
      }
      %1553 = arith.muli %0, %c14 : index
      %1554 = arith.addi %1553, %12 : index
      %1555 = arith.addi %1554, %c24 : index
      %1556 = arith.muli %1450, %outputFeatures : index
      %1557 = arith.muli %1555, %c12 : index
      %1558 = arith.addi %1556, %1557 : index
      %1559 = wave.lane
      %1560 = arith.remui %1559, %c12 : index
      %1561 = arith.addi %1558, %1560 : index
      %1562 = arith.cmpi slt, %1555, %panels : index
      scf.if %1562 {
        scf.if %14 {
          %1563 = memref.load %residual[%1561] : memref<?xf32>
          %1564 = arith.addf %1563, %1516 : f32
          memref.store %1564, %out[%1561] : memref<?xf32>
        } else {
          memref.store %1516, %out[%1561] : memref<?xf32>
        }
      }
    }
    %1565 = arith.addi %10, %c9 : index
    %1566 = arith.muli %1565, %c12 : index
    %1567 = arith.addi %6, %1566 : index
    %1568 = arith.addi %1567, %c25 : index
    %1569 = arith.divui %3, %c12 : index
    %1570 = arith.addi %1568, %1569 : index
    %1571 = arith.cmpi slt, %1570, %5 : index
    scf.if %1571 {
      %1572 = arith.cmpi eq, %hasFactors, %c9 : index
      %1573 = arith.muli %1570, %c5 : index
      %1574 = memref.load %factors[%1573] : memref<?xf32>
      %1575 = arith.mulf %1574, %operandScale : f32
      %1576 = arith.select %1572, %1575, %operandScale : f32
      %1577 = vector.extract %74#4[3] : f32 from vector<8xf32>
      %1578 = arith.addi %12, %c13 : index
      %1579 = arith.muli %0, %c14 : index
      %1580 = arith.addi %1579, %1578 : index
      %1581 = arith.subi %panels, %c9 : index
      %1582 = arith.minsi %1580, %1581 : index
      %1583 = arith.muli %1582, %8 : index
      %1584 = arith.remui %3, %c12 : index
      %1585 = arith.muli %1584, %c6 : index
      %1586 = arith.addi %1583, %1585 : index
      %1587 = vector.load %w[%1586] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1588 = vector.bitcast %1587 : vector<4xi8> to vector<1xf32>
      %1589 = vector.extract %1588[0] : f32 from vector<1xf32>
      %1590 = arith.mulf %1589, %1576 : f32
      %1591 = arith.mulf %1577, %1590 : f32
      %1592 = vector.extract %74#5[3] : f32 from vector<8xf32>
      %1593 = arith.addi %12, %c9 : index
      %1594 = arith.muli %0, %c14 : index
      %1595 = arith.addi %1594, %1593 : index
      %1596 = arith.subi %panels, %c9 : index
      %1597 = arith.minsi %1595, %1596 : index
      %1598 = arith.muli %1597, %8 : index
      %1599 = arith.remui %3, %c12 : index
      %1600 = arith.muli %1599, %c6 : index
      %1601 = arith.addi %1598, %1600 : index
      %1602 = vector.load %w[%1601] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1603 = vector.bitcast %1602 : vector<4xi8> to vector<1xf32>
      %1604 = vector.extract %1603[0] : f32 from vector<1xf32>
      %1605 = arith.mulf %1604, %1576 : f32
      %1606 = arith.mulf %1592, %1605 : f32
      %1607 = vector.extract %74#6[3] : f32 from vector<8xf32>
      %1608 = arith.addi %12, %c5 : index
      %1609 = arith.muli %0, %c14 : index
      %1610 = arith.addi %1609, %1608 : index
      %1611 = arith.subi %panels, %c9 : index
      %1612 = arith.minsi %1610, %1611 : index
      %1613 = arith.muli %1612, %8 : index
      %1614 = arith.remui %3, %c12 : index
      %1615 = arith.muli %1614, %c6 : index
      %1616 = arith.addi %1613, %1615 : index
      %1617 = vector.load %w[%1616] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1618 = vector.bitcast %1617 : vector<4xi8> to vector<1xf32>
      %1619 = vector.extract %1618[0] : f32 from vector<1xf32>
      %1620 = arith.mulf %1619, %1576 : f32
      %1621 = arith.mulf %1607, %1620 : f32
      %1622 = vector.extract %74#7[3] : f32 from vector<8xf32>
      %1623 = arith.addi %12, %c24 : index
      %1624 = arith.muli %0, %c14 : index
      %1625 = arith.addi %1624, %1623 : index
      %1626 = arith.subi %panels, %c9 : index
      %1627 = arith.minsi %1625, %1626 : index
      %1628 = arith.muli %1627, %8 : index
      %1629 = arith.remui %3, %c12 : index
      %1630 = arith.muli %1629, %c6 : index
      %1631 = arith.addi %1628, %1630 : index
      %1632 = vector.load %w[%1631] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1633 = vector.bitcast %1632 : vector<4xi8> to vector<1xf32>
      %1634 = vector.extract %1633[0] : f32 from vector<1xf32>
      %1635 = arith.mulf %1634, %1576 : f32
      %1636 = arith.mulf %1622, %1635 : f32
      %1637 = arith.muli %0, %c14 : index
      %1638 = arith.addi %1637, %12 : index
      %1639 = arith.addi %1638, %c13 : index
      %1640 = arith.muli %1570, %outputFeatures : index
      %1641 = arith.muli %1639, %c12 : index
      %1642 = arith.addi %1640, %1641 : index
      %1643 = wave.lane
      %1644 = arith.remui %1643, %c12 : index
      %1645 = arith.addi %1642, %1644 : index
      %1646 = arith.cmpi slt, %1639, %panels : index
      scf.if %1646 {
        scf.if %14 {
          %1647 = memref.load %residual[%1645] : memref<?xf32>
          %1648 = arith.addf %1647, %1591 : f32
          memref.store %1648, %out[%1645] : memref<?xf32>
        } else {
          memref.store %1591, %out[%1645] : memref<?xf32>
        }
      }
      %1649 = arith.muli %0, %c14 : index
      %1650 = arith.addi %1649, %12 : index
      %1651 = arith.addi %1650, %c9 : index
      %1652 = arith.muli %1570, %outputFeatures : index
      %1653 = arith.muli %1651, %c12 : index
      %1654 = arith.addi %1652, %1653 : index
      %1655 = wave.lane
      %1656 = arith.remui %1655, %c12 : index
      %1657 = arith.addi %1654, %1656 : index
      %1658 = arith.cmpi slt, %1651, %panels : index
      scf.if %1658 {
        scf.if %14 {
          %1659 = memref.load %residual[%1657] : memref<?xf32>
          %1660 = arith.addf %1659, %1606 : f32
          memref.store %1660, %out[%1657] : memref<?xf32>
        } else {
          memref.store %1606, %out[%1657] : memref<?xf32>
        }
      }
      %1661 = arith.muli %0, %c14 : index
      %1662 = arith.addi %1661, %12 : index
      %1663 = arith.addi %1662, %c5 : index
      %1664 = arith.muli %1570, %outputFeatures : index
      %1665 = arith.muli %1663, %c12 : index
      %1666 = arith.addi %1664, %1665 : index
      %1667 = wave.lane
      %1668 = arith.remui %1667, %c12 : index
      %1669 = arith.addi %1666, %1668 : index
      %1670 = arith.cmpi slt, %1663, %panels : index
      scf.if %1670 {
        scf.if %14 {
          %1671 = memref.load %residual[%1669] : memref<?xf32>
          %1672 = arith.addf %1671, %1621 : f32
          memref.store %1672, %out[%1669] : memref<?xf32>
        } else {
          memref.store %1621, %out[%1669] : memref<?xf32>
        }
      }
      %1673 = arith.muli %0, %c14 : index
      %1674 = arith.addi %1673, %12 : index
      %1675 = arith.addi %1674, %c24 : index
      %1676 = arith.muli %1570, %outputFeatures : index
      %1677 = arith.muli %1675, %c12 : index
      %1678 = arith.addi %1676, %1677 : index
      %1679 = wave.lane
      %1680 = arith.remui %1679, %c12 : index
      %1681 = arith.addi %1678, %1680 : index
      %1682 = arith.cmpi slt, %1675, %panels : index
      scf.if %1682 {
        scf.if %14 {
          %1683 = memref.load %residual[%1681] : memref<?xf32>
          %1684 = arith.addf %1683, %1636 : f32
          memref.store %1684, %out[%1681] : memref<?xf32>
        } else {
          memref.store %1636, %out[%1681] : memref<?xf32>
        }
      }
    }
    %1685 = arith.addi %10, %c9 : index
    %1686 = arith.muli %1685, %c12 : index
    %1687 = arith.addi %6, %1686 : index
    %1688 = arith.addi %1687, %c14 : index
    %1689 = arith.divui %3, %c12 : index
    %1690 = arith.addi %1688, %1689 : index
    %1691 = arith.cmpi slt, %1690, %5 : index
    scf.if %1691 {
      %1692 = arith.cmpi eq, %hasFactors, %c9 : index
      %1693 = arith.muli %1690, %c5 : index
      %1694 = memref.load %factors[%1693] : memref<?xf32>
      %1695 = arith.mulf %1694, %operandScale : f32
      %1696 = arith.select %1692, %1695, %operandScale : f32
      %1697 = vector.extract %74#4[4] : f32 from vector<8xf32>
      %1698 = arith.addi %12, %c13 : index
      %1699 = arith.muli %0, %c14 : index
      %1700 = arith.addi %1699, %1698 : index
      %1701 = arith.subi %panels, %c9 : index
      %1702 = arith.minsi %1700, %1701 : index
      %1703 = arith.muli %1702, %8 : index
      %1704 = arith.remui %3, %c12 : index
      %1705 = arith.muli %1704, %c6 : index
      %1706 = arith.addi %1703, %1705 : index
      %1707 = vector.load %w[%1706] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1708 = vector.bitcast %1707 : vector<4xi8> to vector<1xf32>
      %1709 = vector.extract %1708[0] : f32 from vector<1xf32>
      %1710 = arith.mulf %1709, %1696 : f32
      %1711 = arith.mulf %1697, %1710 : f32
      %1712 = vector.extract %74#5[4] : f32 from vector<8xf32>
      %1713 = arith.addi %12, %c9 : index
      %1714 = arith.muli %0, %c14 : index
      %1715 = arith.addi %1714, %1713 : index
      %1716 = arith.subi %panels, %c9 : index
      %1717 = arith.minsi %1715, %1716 : index
      %1718 = arith.muli %1717, %8 : index
      %1719 = arith.remui %3, %c12 : index
      %1720 = arith.muli %1719, %c6 : index
      %1721 = arith.addi %1718, %1720 : index
      %1722 = vector.load %w[%1721] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1723 = vector.bitcast %1722 : vector<4xi8> to vector<1xf32>
      %1724 = vector.extract %1723[0] : f32 from vector<1xf32>
      %1725 = arith.mulf %1724, %1696 : f32
      %1726 = arith.mulf %1712, %1725 : f32
      %1727 = vector.extract %74#6[4] : f32 from vector<8xf32>
      %1728 = arith.addi %12, %c5 : index
      %1729 = arith.muli %0, %c14 : index
      %1730 = arith.addi %1729, %1728 : index
      %1731 = arith.subi %panels, %c9 : index
      %1732 = arith.minsi %1730, %1731 : index
      %1733 = arith.muli %1732, %8 : index
      %1734 = arith.remui %3, %c12 : index
      %1735 = arith.muli %1734, %c6 : index
      %1736 = arith.addi %1733, %1735 : index
      %1737 = vector.load %w[%1736] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1738 = vector.bitcast %1737 : vector<4xi8> to vector<1xf32>
      %1739 = vector.extract %1738[0] : f32 from vector<1xf32>
      %1740 = arith.mulf %1739, %1696 : f32
      %1741 = arith.mulf %1727, %1740 : f32
      %1742 = vector.extract %74#7[4] : f32 from vector<8xf32>
      %1743 = arith.addi %12, %c24 : index
      %1744 = arith.muli %0, %c14 : index
      %1745 = arith.addi %1744, %1743 : index
      %1746 = arith.subi %panels, %c9 : index
      %1747 = arith.minsi %1745, %1746 : index
      %1748 = arith.muli %1747, %8 : index
      %1749 = arith.remui %3, %c12 : index
      %1750 = arith.muli %1749, %c6 : index
      %1751 = arith.addi %1748, %1750 : index
      %1752 = vector.load %w[%1751] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1753 = vector.bitcast %1752 : vector<4xi8> to vector<1xf32>
      %1754 = vector.extract %1753[0] : f32 from vector<1xf32>
      %1755 = arith.mulf %1754, %1696 : f32
      %1756 = arith.mulf %1742, %1755 : f32
      %1757 = arith.muli %0, %c14 : index
      %1758 = arith.addi %1757, %12 : index
      %1759 = arith.addi %1758, %c13 : index
      %1760 = arith.muli %1690, %outputFeatures : index
      %1761 = arith.muli %1759, %c12 : index
      %1762 = arith.addi %1760, %1761 : index
      %1763 = wave.lane
      %1764 = arith.remui %1763, %c12 : index
      %1765 = arith.addi %1762, %1764 : index
      %1766 = arith.cmpi slt, %1759, %panels : index
      scf.if %1766 {
        scf.if %14 {
          %1767 = memref.load %residual[%1765] : memref<?xf32>
          %1768 = arith.addf %1767, %1711 : f32
          memref.store %1768, %out[%1765] : memref<?xf32>
        } else {
          memref.store %1711, %out[%1765] : memref<?xf32>
        }
      }
      %1769 = arith.muli %0, %c14 : index
      %1770 = arith.addi %1769, %12 : index
      %1771 = arith.addi %1770, %c9 : index
      %1772 = arith.muli %1690, %outputFeatures : index
      %1773 = arith.muli %1771, %c12 : index
      %1774 = arith.addi %1772, %1773 : index
      %1775 = wave.lane
      %1776 = arith.remui %1775, %c12 : index
      %1777 = arith.addi %1774, %1776 : index
      %1778 = arith.cmpi slt, %1771, %panels : index
      scf.if %1778 {
        scf.if %14 {
          %1779 = memref.load %residual[%1777] : memref<?xf32>
          %1780 = arith.addf %1779, %1726 : f32
          memref.store %1780, %out[%1777] : memref<?xf32>
        } else {
          memref.store %1726, %out[%1777] : memref<?xf32>
        }
      }
      %1781 = arith.muli %0, %c14 : index
      %1782 = arith.addi %1781, %12 : index
      %1783 = arith.addi %1782, %c5 : index
      %1784 = arith.muli %1690, %outputFeatures : index
      %1785 = arith.muli %1783, %c12 : index
      %1786 = arith.addi %1784, %1785 : index
      %1787 = wave.lane
      %1788 = arith.remui %1787, %c12 : index
      %1789 = arith.addi %1786, %1788 : index
      %1790 = arith.cmpi slt, %1783, %panels : index
      scf.if %1790 {
        scf.if %14 {
          %1791 = memref.load %residual[%1789] : memref<?xf32>
          %1792 = arith.addf %1791, %1741 : f32
          memref.store %1792, %out[%1789] : memref<?xf32>
        } else {
          memref.store %1741, %out[%1789] : memref<?xf32>
        }
      }
      %1793 = arith.muli %0, %c14 : index
      %1794 = arith.addi %1793, %12 : index
      %1795 = arith.addi %1794, %c24 : index
      %1796 = arith.muli %1690, %outputFeatures : index
      %1797 = arith.muli %1795, %c12 : index
      %1798 = arith.addi %1796, %1797 : index
      %1799 = wave.lane
      %1800 = arith.remui %1799, %c12 : index
      %1801 = arith.addi %1798, %1800 : index
      %1802 = arith.cmpi slt, %1795, %panels : index
      scf.if %1802 {
        scf.if %14 {
          %1803 = memref.load %residual[%1801] : memref<?xf32>
          %1804 = arith.addf %1803, %1756 : f32
          memref.store %1804, %out[%1801] : memref<?xf32>
        } else {
          memref.store %1756, %out[%1801] : memref<?xf32>
        }
      }
    }
    %1805 = arith.addi %10, %c9 : index
    %1806 = arith.muli %1805, %c12 : index
    %1807 = arith.addi %6, %1806 : index
    %1808 = arith.addi %1807, %c20 : index
    %1809 = arith.divui %3, %c12 : index
    %1810 = arith.addi %1808, %1809 : index
    %1811 = arith.cmpi slt, %1810, %5 : index
    scf.if %1811 {
      %1812 = arith.cmpi eq, %hasFactors, %c9 : index
      %1813 = arith.muli %1810, %c5 : index
      %1814 = memref.load %factors[%1813] : memref<?xf32>
      %1815 = arith.mulf %1814, %operandScale : f32
      %1816 = arith.select %1812, %1815, %operandScale : f32
      %1817 = vector.extract %74#4[5] : f32 from vector<8xf32>
      %1818 = arith.addi %12, %c13 : index
      %1819 = arith.muli %0, %c14 : index
      %1820 = arith.addi %1819, %1818 : index
      %1821 = arith.subi %panels, %c9 : index
      %1822 = arith.minsi %1820, %1821 : index
      %1823 = arith.muli %1822, %8 : index
      %1824 = arith.remui %3, %c12 : index
      %1825 = arith.muli %1824, %c6 : index
      %1826 = arith.addi %1823, %1825 : index
      %1827 = vector.load %w[%1826] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1828 = vector.bitcast %1827 : vector<4xi8> to vector<1xf32>
      %1829 = vector.extract %1828[0] : f32 from vector<1xf32>
      %1830 = arith.mulf %1829, %1816 : f32
      %1831 = arith.mulf %1817, %1830 : f32
      %1832 = vector.extract %74#5[5] : f32 from vector<8xf32>
      %1833 = arith.addi %12, %c9 : index
      %1834 = arith.muli %0, %c14 : index
      %1835 = arith.addi %1834, %1833 : index
      %1836 = arith.subi %panels, %c9 : index
      %1837 = arith.minsi %1835, %1836 : index
      %1838 = arith.muli %1837, %8 : index
      %1839 = arith.remui %3, %c12 : index
      %1840 = arith.muli %1839, %c6 : index
      %1841 = arith.addi %1838, %1840 : index
      %1842 = vector.load %w[%1841] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1843 = vector.bitcast %1842 : vector<4xi8> to vector<1xf32>
      %1844 = vector.extract %1843[0] : f32 from vector<1xf32>
      %1845 = arith.mulf %1844, %1816 : f32
      %1846 = arith.mulf %1832, %1845 : f32
      %1847 = vector.extract %74#6[5] : f32 from vector<8xf32>
      %1848 = arith.addi %12, %c5 : index
      %1849 = arith.muli %0, %c14 : index
      %1850 = arith.addi %1849, %1848 : index
      %1851 = arith.subi %panels, %c9 : index
      %1852 = arith.minsi %1850, %1851 : index
      %1853 = arith.muli %1852, %8 : index
      %1854 = arith.remui %3, %c12 : index
      %1855 = arith.muli %1854, %c6 : index
      %1856 = arith.addi %1853, %1855 : index
      %1857 = vector.load %w[%1856] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1858 = vector.bitcast %1857 : vector<4xi8> to vector<1xf32>
      %1859 = vector.extract %1858[0] : f32 from vector<1xf32>
      %1860 = arith.mulf %1859, %1816 : f32
      %1861 = arith.mulf %1847, %1860 : f32
      %1862 = vector.extract %74#7[5] : f32 from vector<8xf32>
      %1863 = arith.addi %12, %c24 : index
      %1864 = arith.muli %0, %c14 : index
      %1865 = arith.addi %1864, %1863 : index
      %1866 = arith.subi %panels, %c9 : index
      %1867 = arith.minsi %1865, %1866 : index
      %1868 = arith.muli %1867, %8 : index
      %1869 = arith.remui %3, %c12 : index
      %1870 = arith.muli %1869, %c6 : index
      %1871 = arith.addi %1868, %1870 : index
      %1872 = vector.load %w[%1871] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1873 = vector.bitcast %1872 : vector<4xi8> to vector<1xf32>
      %1874 = vector.extract %1873[0] : f32 from vector<1xf32>
      %1875 = arith.mulf %1874, %1816 : f32
      %1876 = arith.mulf %1862, %1875 : f32
      %1877 = arith.muli %0, %c14 : index
      %1878 = arith.addi %1877, %12 : index
      %1879 = arith.addi %1878, %c13 : index
      %1880 = arith.muli %1810, %outputFeatures : index
      %1881 = arith.muli %1879, %c12 : index
      %1882 = arith.addi %1880, %1881 : index
      %1883 = wave.lane
      %1884 = arith.remui %1883, %c12 : index
      %1885 = arith.addi %1882, %1884 : index
      %1886 = arith.cmpi slt, %1879, %panels : index
      scf.if %1886 {
        scf.if %14 {
          %1887 = memref.load %residual[%1885] : memref<?xf32>
          %1888 = arith.addf %1887, %1831 : f32
          memref.store %1888, %out[%1885] : memref<?xf32>
        } else {
          memref.store %1831, %out[%1885] : memref<?xf32>
        }
      }
      %1889 = arith.muli %0, %c14 : index
      %1890 = arith.addi %1889, %12 : index
      %1891 = arith.addi %1890, %c9 : index
      %1892 = arith.muli %1810, %outputFeatures : index
      %1893 = arith.muli %1891, %c12 : index
      %1894 = arith.addi %1892, %1893 : index
      %1895 = wave.lane
      %1896 = arith.remui %1895, %c12 : index
      %1897 = arith.addi %1894, %1896 : index
      %1898 = arith.cmpi slt, %1891, %panels : index
      scf.if %1898 {
        scf.if %14 {
          %1899 = memref.load %residual[%1897] : memref<?xf32>
          %1900 = arith.addf %1899, %1846 : f32
          memref.store %1900, %out[%1897] : memref<?xf32>
        } else {
          memref.store %1846, %out[%1897] : memref<?xf32>
        }
      }
      %1901 = arith.muli %0, %c14 : index
      %1902 = arith.addi %1901, %12 : index
      %1903 = arith.addi %1902, %c5 : index
      %1904 = arith.muli %1810, %outputFeatures : index
      %1905 = arith.muli %1903, %c12 : index
      %1906 = arith.addi %1904, %1905 : index
      %1907 = wave.lane
      %1908 = arith.remui %1907, %c12 : index
      %1909 = arith.addi %1906, %1908 : index
      %1910 = arith.cmpi slt, %1903, %panels : index
      scf.if %1910 {
        scf.if %14 {
          %1911 = memref.load %residual[%1909] : memref<?xf32>
          %1912 = arith.addf %1911, %1861 : f32
          memref.store %1912, %out[%1909] : memref<?xf32>
        } else {
          memref.store %1861, %out[%1909] : memref<?xf32>
        }
      }
      %1913 = arith.muli %0, %c14 : index
      %1914 = arith.addi %1913, %12 : index
      %1915 = arith.addi %1914, %c24 : index
      %1916 = arith.muli %1810, %outputFeatures : index
      %1917 = arith.muli %1915, %c12 : index
      %1918 = arith.addi %1916, %1917 : index
      %1919 = wave.lane
      %1920 = arith.remui %1919, %c12 : index
      %1921 = arith.addi %1918, %1920 : index
      %1922 = arith.cmpi slt, %1915, %panels : index
      scf.if %1922 {
        scf.if %14 {
          %1923 = memref.load %residual[%1921] : memref<?xf32>
          %1924 = arith.addf %1923, %1876 : f32
          memref.store %1924, %out[%1921] : memref<?xf32>
        } else {
          memref.store %1876, %out[%1921] : memref<?xf32>
        }
      }
    }
    %1925 = arith.addi %10, %c9 : index
    %1926 = arith.muli %1925, %c12 : index
    %1927 = arith.addi %6, %1926 : index
    %1928 = arith.addi %1927, %c26 : index
    %1929 = arith.divui %3, %c12 : index
    %1930 = arith.addi %1928, %1929 : index
    %1931 = arith.cmpi slt, %1930, %5 : index
    scf.if %1931 {
      %1932 = arith.cmpi eq, %hasFactors, %c9 : index
      %1933 = arith.muli %1930, %c5 : index
      %1934 = memref.load %factors[%1933] : memref<?xf32>
      %1935 = arith.mulf %1934, %operandScale : f32
      %1936 = arith.select %1932, %1935, %operandScale : f32
      %1937 = vector.extract %74#4[6] : f32 from vector<8xf32>
      %1938 = arith.addi %12, %c13 : index
      %1939 = arith.muli %0, %c14 : index
      %1940 = arith.addi %1939, %1938 : index
      %1941 = arith.subi %panels, %c9 : index
      %1942 = arith.minsi %1940, %1941 : index
      %1943 = arith.muli %1942, %8 : index
      %1944 = arith.remui %3, %c12 : index
      %1945 = arith.muli %1944, %c6 : index
      %1946 = arith.addi %1943, %1945 : index
      %1947 = vector.load %w[%1946] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1948 = vector.bitcast %1947 : vector<4xi8> to vector<1xf32>
      %1949 = vector.extract %1948[0] : f32 from vector<1xf32>
      %1950 = arith.mulf %1949, %1936 : f32
      %1951 = arith.mulf %1937, %1950 : f32
      %1952 = vector.extract %74#5[6] : f32 from vector<8xf32>
      %1953 = arith.addi %12, %c9 : index
      %1954 = arith.muli %0, %c14 : index
      %1955 = arith.addi %1954, %1953 : index
      %1956 = arith.subi %panels, %c9 : index
      %1957 = arith.minsi %1955, %1956 : index
      %1958 = arith.muli %1957, %8 : index
      %1959 = arith.remui %3, %c12 : index
      %1960 = arith.muli %1959, %c6 : index
      %1961 = arith.addi %1958, %1960 : index
      %1962 = vector.load %w[%1961] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1963 = vector.bitcast %1962 : vector<4xi8> to vector<1xf32>
      %1964 = vector.extract %1963[0] : f32 from vector<1xf32>
      %1965 = arith.mulf %1964, %1936 : f32
      %1966 = arith.mulf %1952, %1965 : f32
      %1967 = vector.extract %74#6[6] : f32 from vector<8xf32>
      %1968 = arith.addi %12, %c5 : index
      %1969 = arith.muli %0, %c14 : index
      %1970 = arith.addi %1969, %1968 : index
      %1971 = arith.subi %panels, %c9 : index
      %1972 = arith.minsi %1970, %1971 : index
      %1973 = arith.muli %1972, %8 : index
      %1974 = arith.remui %3, %c12 : index
      %1975 = arith.muli %1974, %c6 : index
      %1976 = arith.addi %1973, %1975 : index
      %1977 = vector.load %w[%1976] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1978 = vector.bitcast %1977 : vector<4xi8> to vector<1xf32>
      %1979 = vector.extract %1978[0] : f32 from vector<1xf32>
      %1980 = arith.mulf %1979, %1936 : f32
      %1981 = arith.mulf %1967, %1980 : f32
      %1982 = vector.extract %74#7[6] : f32 from vector<8xf32>
      %1983 = arith.addi %12, %c24 : index
      %1984 = arith.muli %0, %c14 : index
      %1985 = arith.addi %1984, %1983 : index
      %1986 = arith.subi %panels, %c9 : index
      %1987 = arith.minsi %1985, %1986 : index
      %1988 = arith.muli %1987, %8 : index
      %1989 = arith.remui %3, %c12 : index
      %1990 = arith.muli %1989, %c6 : index
      %1991 = arith.addi %1988, %1990 : index
      %1992 = vector.load %w[%1991] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1993 = vector.bitcast %1992 : vector<4xi8> to vector<1xf32>
      %1994 = vector.extract %1993[0] : f32 from vector<1xf32>
      %1995 = arith.mulf %1994, %1936 : f32
      %1996 = arith.mulf %1982, %1995 : f32
      %1997 = arith.muli %0, %c14 : index
      %1998 = arith.addi %1997, %12 : index
      %1999 = arith.addi %1998, %c13 : index
      %2000 = arith.muli %1930, %outputFeatures : index
      %2001 = arith.muli %1999, %c12 : index
      %2002 = arith.addi %2000, %2001 : index
      %2003 = wave.lane
      %2004 = arith.remui %2003, %c12 : index
      %2005 = arith.addi %2002, %2004 : index
      %2006 = arith.cmpi slt, %1999, %panels : index
      scf.if %2006 {
        scf.if %14 {
          %2007 = memref.load %residual[%2005] : memref<?xf32>
          %2008 = arith.addf %2007, %1951 : f32
          memref.store %2008, %out[%2005] : memref<?xf32>
        } else {
          memref.store %1951, %out[%2005] : memref<?xf32>
        }
      }
      %2009 = arith.muli %0, %c14 : index
      %2010 = arith.addi %2009, %12 : index
      %2011 = arith.addi %2010, %c9 : index
      %2012 = arith.muli %1930, %outputFeatures : index
      %2013 = arith.muli %2011, %c12 : index
      %2014 = arith.addi %2012, %2013 : index
      %2015 = wave.lane
      %2016 = arith.remui %2015, %c12 : index
      %2017 = arith.addi %2014, %2016 : index
      %2018 = arith.cmpi slt, %2011, %panels : index
      scf.if %2018 {
        scf.if %14 {
          %2019 = memref.load %residual[%2017] : memref<?xf32>
          %2020 = arith.addf %2019, %1966 : f32
          memref.store %2020, %out[%2017] : memref<?xf32>
        } else {
          memref.store %1966, %out[%2017] : memref<?xf32>
        }
      }
      %2021 = arith.muli %0, %c14 : index
      %2022 = arith.addi %2021, %12 : index
      %2023 = arith.addi %2022, %c5 : index
      %2024 = arith.muli %1930, %outputFeatures : index
      %2025 = arith.muli %2023, %c12 : index
      %2026 = arith.addi %2024, %2025 : index
      %2027 = wave.lane
      %2028 = arith.remui %2027, %c12 : index
      %2029 = arith.addi %2026, %2028 : index
      %2030 = arith.cmpi slt, %2023, %panels : index
      scf.if %2030 {
        scf.if %14 {
          %2031 = memref.load %residual[%2029] : memref<?xf32>
          %2032 = arith.addf %2031, %1981 : f32
          memref.store %2032, %out[%2029] : memref<?xf32>
        } else {
          memref.store %1981, %out[%2029] : memref<?xf32>
        }
      }
      %2033 = arith.muli %0, %c14 : index
      %2034 = arith.addi %2033, %12 : index
      %2035 = arith.addi %2034, %c24 : index
      %2036 = arith.muli %1930, %outputFeatures : index
      %2037 = arith.muli %2035, %c12 : index
      %2038 = arith.addi %2036, %2037 : index
      %2039 = wave.lane
      %2040 = arith.remui %2039, %c12 : index
      %2041 = arith.addi %2038, %2040 : index
      %2042 = arith.cmpi slt, %2035, %panels : index
      scf.if %2042 {
        scf.if %14 {
          %2043 = memref.load %residual[%2041] : memref<?xf32>
          %2044 = arith.addf %2043, %1996 : f32
          memref.store %2044, %out[%2041] : memref<?xf32>
        } else {
          memref.store %1996, %out[%2041] : memref<?xf32>
        }
      }
    }
    %2045 = arith.addi %10, %c9 : index
    %2046 = arith.muli %2045, %c12 : index
    %2047 = arith.addi %6, %2046 : index
    %2048 = arith.addi %2047, %c27 : index
    %2049 = arith.divui %3, %c12 : index
    %2050 = arith.addi %2048, %2049 : index
    %2051 = arith.cmpi slt, %2050, %5 : index
    scf.if %2051 {
      %2052 = arith.cmpi eq, %hasFactors, %c9 : index
      %2053 = arith.muli %2050, %c5 : index
      %2054 = memref.load %factors[%2053] : memref<?xf32>
      %2055 = arith.mulf %2054, %operandScale : f32
      %2056 = arith.select %2052, %2055, %operandScale : f32
      %2057 = vector.extract %74#4[7] : f32 from vector<8xf32>
      %2058 = arith.addi %12, %c13 : index
      %2059 = arith.muli %0, %c14 : index
      %2060 = arith.addi %2059, %2058 : index
      %2061 = arith.subi %panels, %c9 : index
      %2062 = arith.minsi %2060, %2061 : index
      %2063 = arith.muli %2062, %8 : index
      %2064 = arith.remui %3, %c12 : index
      %2065 = arith.muli %2064, %c6 : index
      %2066 = arith.addi %2063, %2065 : index
      %2067 = vector.load %w[%2066] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2068 = vector.bitcast %2067 : vector<4xi8> to vector<1xf32>
      %2069 = vector.extract %2068[0] : f32 from vector<1xf32>
      %2070 = arith.mulf %2069, %2056 : f32
      %2071 = arith.mulf %2057, %2070 : f32
      %2072 = vector.extract %74#5[7] : f32 from vector<8xf32>
      %2073 = arith.addi %12, %c9 : index
      %2074 = arith.muli %0, %c14 : index
      %2075 = arith.addi %2074, %2073 : index
      %2076 = arith.subi %panels, %c9 : index
      %2077 = arith.minsi %2075, %2076 : index
      %2078 = arith.muli %2077, %8 : index
      %2079 = arith.remui %3, %c12 : index
      %2080 = arith.muli %2079, %c6 : index
      %2081 = arith.addi %2078, %2080 : index
      %2082 = vector.load %w[%2081] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2083 = vector.bitcast %2082 : vector<4xi8> to vector<1xf32>
      %2084 = vector.extract %2083[0] : f32 from vector<1xf32>
      %2085 = arith.mulf %2084, %2056 : f32
      %2086 = arith.mulf %2072, %2085 : f32
      %2087 = vector.extract %74#6[7] : f32 from vector<8xf32>
      %2088 = arith.addi %12, %c5 : index
      %2089 = arith.muli %0, %c14 : index
      %2090 = arith.addi %2089, %2088 : index
      %2091 = arith.subi %panels, %c9 : index
      %2092 = arith.minsi %2090, %2091 : index
      %2093 = arith.muli %2092, %8 : index
      %2094 = arith.remui %3, %c12 : index
      %2095 = arith.muli %2094, %c6 : index
      %2096 = arith.addi %2093, %2095 : index
      %2097 = vector.load %w[%2096] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2098 = vector.bitcast %2097 : vector<4xi8> to vector<1xf32>
      %2099 = vector.extract %2098[0] : f32 from vector<1xf32>
      %2100 = arith.mulf %2099, %2056 : f32
      %2101 = arith.mulf %2087, %2100 : f32
      %2102 = vector.extract %74#7[7] : f32 from vector<8xf32>
      %2103 = arith.addi %12, %c24 : index
      %2104 = arith.muli %0, %c14 : index
      %2105 = arith.addi %2104, %2103 : index
      %2106 = arith.subi %panels, %c9 : index
      %2107 = arith.minsi %2105, %2106 : index
      %2108 = arith.muli %2107, %8 : index
      %2109 = arith.remui %3, %c12 : index
      %2110 = arith.muli %2109, %c6 : index
      %2111 = arith.addi %2108, %2110 : index
      %2112 = vector.load %w[%2111] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2113 = vector.bitcast %2112 : vector<4xi8> to vector<1xf32>
      %2114 = vector.extract %2113[0] : f32 from vector<1xf32>
      %2115 = arith.mulf %2114, %2056 : f32
      %2116 = arith.mulf %2102, %2115 : f32
      %2117 = arith.muli %0, %c14 : index
      %2118 = arith.addi %2117, %12 : index
      %2119 = arith.addi %2118, %c13 : index
      %2120 = arith.muli %2050, %outputFeatures : index
      %2121 = arith.muli %2119, %c12 : index
      %2122 = arith.addi %2120, %2121 : index
      %2123 = wave.lane
      %2124 = arith.remui %2123, %c12 : index
      %2125 = arith.addi %2122, %2124 : index
      %2126 = arith.cmpi slt, %2119, %panels : index
      scf.if %2126 {
        scf.if %14 {
          %2127 = memref.load %residual[%2125] : memref<?xf32>
          %2128 = arith.addf %2127, %2071 : f32
          memref.store %2128, %out[%2125] : memref<?xf32>
        } else {
          memref.store %2071, %out[%2125] : memref<?xf32>
        }
      }
      %2129 = arith.muli %0, %c14 : index
      %2130 = arith.addi %2129, %12 : index
      %2131 = arith.addi %2130, %c9 : index
      %2132 = arith.muli %2050, %outputFeatures : index
      %2133 = arith.muli %2131, %c12 : index
      %2134 = arith.addi %2132, %2133 : index
      %2135 = wave.lane
      %2136 = arith.remui %2135, %c12 : index
      %2137 = arith.addi %2134, %2136 : index
      %2138 = arith.cmpi slt, %2131, %panels : index
      scf.if %2138 {
        scf.if %14 {
          %2139 = memref.load %residual[%2137] : memref<?xf32>
          %2140 = arith.addf %2139, %2086 : f32
          memref.store %2140, %out[%2137] : memref<?xf32>
        } else {
          memref.store %2086, %out[%2137] : memref<?xf32>
        }
      }
      %2141 = arith.muli %0, %c14 : index
      %2142 = arith.addi %2141, %12 : index
      %2143 = arith.addi %2142, %c5 : index
      %2144 = arith.muli %2050, %outputFeatures : index
      %2145 = arith.muli %2143, %c12 : index
      %2146 = arith.addi %2144, %2145 : index
      %2147 = wave.lane
      %2148 = arith.remui %2147, %c12 : index
      %2149 = arith.addi %2146, %2148 : index
      %2150 = arith.cmpi slt, %2143, %panels : index
      scf.if %2150 {
        scf.if %14 {
          %2151 = memref.load %residual[%2149] : memref<?xf32>
          %2152 = arith.addf %2151, %2101 : f32
          memref.store %2152, %out[%2149] : memref<?xf32>
        } else {
          memref.store %2101, %out[%2149] : memref<?xf32>
        }
      }
      %2153 = arith.muli %0, %c14 : index
      %2154 = arith.addi %2153, %12 : index
      %2155 = arith.addi %2154, %c24 : index
      %2156 = arith.muli %2050, %outputFeatures : index
      %2157 = arith.muli %2155, %c12 : index
      %2158 = arith.addi %2156, %2157 : index
      %2159 = wave.lane
      %2160 = arith.remui %2159, %c12 : index
      %2161 = arith.addi %2158, %2160 : index
      %2162 = arith.cmpi slt, %2155, %panels : index
      scf.if %2162 {
        scf.if %14 {
          %2163 = memref.load %residual[%2161] : memref<?xf32>
          %2164 = arith.addf %2163, %2116 : f32
          memref.store %2164, %out[%2161] : memref<?xf32>
        } else {
          memref.store %2116, %out[%2161] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
