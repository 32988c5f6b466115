// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q8_0', waves=1, panels=1, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_0_w1p1_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 1 : index
  %c5 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %tileRows = wave.param "tileRows" : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c10 = arith.constant dense<0x00000000> : vector<8xf32>
  %c11 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c13 = arith.constant 2 : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c15 = arith.constant 512 : index
  %c16 = arith.constant dense<16711935> : vector<4xi32>
  %c17 = arith.constant dense<1677747200> : vector<4xi32>
  %c18 = arith.constant dense<8> : vector<4xi32>
  %c19 = arith.constant dense<0x6480> : vector<16xf16>
  %c20 = arith.constant 256 : index
  %c21 = arith.constant 8 : index
  %c22 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %c24 = arith.constant 0x3F800000 : f32
  %c25 = arith.constant 4 : index
  %c26 = arith.constant 5 : index
  %c27 = arith.constant 6 : index
  %c28 = arith.constant 7 : index
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
  %13 = arith.muli %1, %c1 : index
  %14 = wave.wave
  %15 = arith.cmpi eq, %hasResidual, %c4 : index
  %16 = wave.block 0
  %17 = arith.muli %16, %c1 : index
  %18 = arith.cmpi slt, %13, %12 : index
  scf.if %18 {
    %19 = arith.muli %1, %c4 : index
    %20 = arith.divui %inputFeatures, %c11 : index
    %21 = arith.muli %14, %stepsPerWave : index
    %22 = arith.minsi %21, %20 : index
    %23 = arith.addi %22, %stepsPerWave : index
    %24 = arith.minsi %23, %20 : index
    %25 = arith.subi %24, %22 : index
    %26 = arith.divui %25, %c13 : index
    %27 = arith.muli %26, %c13 : index
    %28 = arith.addi %22, %27 : index
    %29 = arith.cmpi eq, %wholeBlocks, %c4 : index
    %30 = arith.addi %22, %stepsPerWave : index
    %31 = arith.select %29, %30, %28 : index
    %34 = scf.for %32 = %22 to %31 step %c13 iter_args(%33 = %c10) -> (vector<8xf32>) {
      %35 = wave.lane
      %36 = arith.addi %32, %c5 : index
      %37 = arith.remui %35, %c1 : index
      %38 = arith.addi %10, %c3 : index
      %39 = arith.muli %36, %c11 : index
      %40 = arith.addi %38, %39 : index
      %41 = arith.muli %37, %c13 : index
      %42 = arith.addi %40, %41 : index
      %43 = vector.load %w[%42] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %44 = vector.bitcast %43 : vector<2xi8> to vector<1xf16>
      %45 = vector.extract %44[0] : f16 from vector<1xf16>
      %46 = vector.broadcast %45 : f16 to vector<16xf16>
      %47 = arith.addi %10, %c3 : index
      %48 = arith.addi %inputFeatures, %c2 : index
      %49 = arith.divui %48, %c3 : index
      %50 = arith.muli %49, %c3 : index
      %51 = arith.addi %47, %50 : index
      %52 = arith.muli %36, %c15 : index
      %53 = arith.addi %51, %52 : index
      %54 = arith.addi %53, %c5 : index
      %55 = arith.muli %37, %c1 : index
      %56 = arith.addi %54, %55 : index
      %57 = vector.load %w[%56] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %58 = vector.bitcast %57 : vector<16xi8> to vector<4xi32>
      %59 = arith.andi %58, %c16 : vector<4xi32>
      %60 = arith.ori %59, %c17 : vector<4xi32>
      %61 = vector.bitcast %60 : vector<4xi32> to vector<8xf16>
      %62 = arith.shrui %58, %c18 : vector<4xi32>
      %63 = arith.andi %62, %c16 : vector<4xi32>
      %64 = arith.ori %63, %c17 : vector<4xi32>
      %65 = vector.bitcast %64 : vector<4xi32> to vector<8xf16>
      %66 = vector.shuffle %61, %65 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %67 = arith.subf %66, %c19 : vector<16xf16>
      %68 = arith.mulf %67, %46 : vector<16xf16>
      %69 = arith.muli %36, %c15 : index
      %70 = arith.addi %51, %69 : index
      %71 = arith.addi %70, %c20 : index
      %72 = arith.muli %37, %c1 : index
      %73 = arith.addi %71, %72 : index
      %74 = vector.load %w[%73] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %75 = vector.bitcast %74 : vector<16xi8> to vector<4xi32>
      %76 = arith.andi %75, %c16 : vector<4xi32>
      %77 = arith.ori %76, %c17 : vector<4xi32>
      %78 = vector.bitcast %77 : vector<4xi32> to vector<8xf16>
      %79 = arith.shrui %75, %c18 : vector<4xi32>
      %80 = arith.andi %79, %c16 : vector<4xi32>
      %81 = arith.ori %80, %c17 : vector<4xi32>
      %82 = vector.bitcast %81 : vector<4xi32> to vector<8xf16>
      %83 = vector.shuffle %78, %82 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %84 = arith.subf %83, %c19 : vector<16xf16>
      %85 = arith.mulf %84, %46 : vector<16xf16>
      %86 = arith.addi %32, %c4 : index
      %87 = arith.remui %35, %c1 : index
      %88 = arith.addi %10, %c3 : index
      %89 = arith.muli %86, %c11 : index
      %90 = arith.addi %88, %89 : index
      %91 = arith.muli %87, %c13 : index
      %92 = arith.addi %90, %91 : index
      %93 = vector.load %w[%92] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %94 = vector.bitcast %93 : vector<2xi8> to vector<1xf16>
      %95 = vector.extract %94[0] : f16 from vector<1xf16>
      %96 = vector.broadcast %95 : f16 to vector<16xf16>
      %97 = arith.addi %10, %c3 : index
      %98 = arith.addi %inputFeatures, %c2 : index
      %99 = arith.divui %98, %c3 : index
      %100 = arith.muli %99, %c3 : index
      %101 = arith.addi %97, %100 : index
      %102 = arith.muli %86, %c15 : index
      %103 = arith.addi %101, %102 : index
      %104 = arith.addi %103, %c5 : index
      %105 = arith.muli %87, %c1 : index
      %106 = arith.addi %104, %105 : index
      %107 = vector.load %w[%106] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %108 = vector.bitcast %107 : vector<16xi8> to vector<4xi32>
      %109 = arith.andi %108, %c16 : vector<4xi32>
      %110 = arith.ori %109, %c17 : vector<4xi32>
      %111 = vector.bitcast %110 : vector<4xi32> to vector<8xf16>
      %112 = arith.shrui %108, %c18 : vector<4xi32>
      %113 = arith.andi %112, %c16 : vector<4xi32>
      %114 = arith.ori %113, %c17 : vector<4xi32>
      %115 = vector.bitcast %114 : vector<4xi32> to vector<8xf16>
      %116 = vector.shuffle %111, %115 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %117 = arith.subf %116, %c19 : vector<16xf16>
      %118 = arith.mulf %117, %96 : vector<16xf16>
      %119 = arith.muli %86, %c15 : index
      %120 = arith.addi %101, %119 : index
      %121 = arith.addi %120, %c20 : index
      %122 = arith.muli %87, %c1 : index
      %123 = arith.addi %121, %122 : index
      %124 = vector.load %w[%123] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %125 = vector.bitcast %124 : vector<16xi8> to vector<4xi32>
      %126 = arith.andi %125, %c16 : vector<4xi32>
      %127 = arith.ori %126, %c17 : vector<4xi32>
      %128 = vector.bitcast %127 : vector<4xi32> to vector<8xf16>
      %129 = arith.shrui %125, %c18 : vector<4xi32>
      %130 = arith.andi %129, %c16 : vector<4xi32>
      %131 = arith.ori %130, %c17 : vector<4xi32>
      %132 = vector.bitcast %131 : vector<4xi32> to vector<8xf16>
      %133 = vector.shuffle %128, %132 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %134 = arith.subf %133, %c19 : vector<16xf16>
      %135 = arith.mulf %134, %96 : vector<16xf16>
      %136 = arith.addi %19, %c5 : index
      %137 = arith.muli %32, %c13 : index
      %138 = arith.addi %137, %c5 : index
      %139 = arith.divui %inputFeatures, %c1 : index
      %140 = arith.muli %136, %139 : index
      %141 = arith.addi %140, %138 : index
      %142 = arith.muli %tileRows, %c1 : index
      %143 = arith.muli %141, %142 : index
      %144 = arith.remui %35, %tileRows : index
      %145 = arith.muli %144, %c21 : index
      %146 = arith.addi %143, %145 : index
      %147 = vector.load %x[%146] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %148 = arith.muli %tileRows, %c21 : index
      %149 = arith.addi %146, %148 : index
      %150 = vector.load %x[%149] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %151 = vector.shuffle %147, %150 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %152 = wave.mma %151, %68, %33 : vector<16xf16>, vector<8xf32>
      %153 = arith.addi %19, %c5 : index
      %154 = arith.muli %32, %c13 : index
      %155 = arith.addi %154, %c4 : index
      %156 = arith.divui %inputFeatures, %c1 : index
      %157 = arith.muli %153, %156 : index
      %158 = arith.addi %157, %155 : index
      %159 = arith.muli %tileRows, %c1 : index
      %160 = arith.muli %158, %159 : index
      %161 = arith.remui %35, %tileRows : index
      %162 = arith.muli %161, %c21 : index
      %163 = arith.addi %160, %162 : index
      %164 = vector.load %x[%163] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %165 = arith.muli %tileRows, %c21 : index
      %166 = arith.addi %163, %165 : index
      %167 = vector.load %x[%166] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %168 = vector.shuffle %164, %167 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %169 = wave.mma %168, %85, %152 : vector<16xf16>, vector<8xf32>
      %170 = arith.addi %19, %c5 : index
      %171 = arith.muli %32, %c13 : index
      %172 = arith.addi %171, %c13 : index
      %173 = arith.divui %inputFeatures, %c1 : index
      %174 = arith.muli %170, %173 : index
      %175 = arith.addi %174, %172 : index
      %176 = arith.muli %tileRows, %c1 : index
      %177 = arith.muli %175, %176 : index
      %178 = arith.remui %35, %tileRows : index
      %179 = arith.muli %178, %c21 : index
      %180 = arith.addi %177, %179 : index
      %181 = vector.load %x[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %182 = arith.muli %tileRows, %c21 : index
      %183 = arith.addi %180, %182 : index
      %184 = vector.load %x[%183] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %185 = vector.shuffle %181, %184 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %186 = wave.mma %185, %118, %169 : vector<16xf16>, vector<8xf32>
      %187 = arith.addi %19, %c5 : index
      %188 = arith.muli %32, %c13 : index
      %189 = arith.addi %188, %c22 : index
      %190 = arith.divui %inputFeatures, %c1 : index
      %191 = arith.muli %187, %190 : index
      %192 = arith.addi %191, %189 : index
      %193 = arith.muli %tileRows, %c1 : index
      %194 = arith.muli %192, %193 : index
      %195 = arith.remui %35, %tileRows : index
      %196 = arith.muli %195, %c21 : index
      %197 = arith.addi %194, %196 : index
      %198 = vector.load %x[%197] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %199 = arith.muli %tileRows, %c21 : index
      %200 = arith.addi %197, %199 : index
      %201 = vector.load %x[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %202 = vector.shuffle %198, %201 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %203 = wave.mma %202, %135, %186 : vector<16xf16>, vector<8xf32>
      scf.yield %203 : vector<8xf32>
    }
    %204 = arith.select %29, %31, %24 : index
    %207 = scf.for %205 = %31 to %204 step %c4 iter_args(%206 = %34) -> (vector<8xf32>) {
      %208 = wave.lane
      %209 = arith.addi %205, %c5 : index
      %210 = arith.remui %208, %c1 : index
      %211 = arith.addi %10, %c3 : index
      %212 = arith.muli %209, %c11 : index
      %213 = arith.addi %211, %212 : index
      %214 = arith.muli %210, %c13 : index
      %215 = arith.addi %213, %214 : index
      %216 = vector.load %w[%215] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %217 = vector.bitcast %216 : vector<2xi8> to vector<1xf16>
      %218 = vector.extract %217[0] : f16 from vector<1xf16>
      %219 = vector.broadcast %218 : f16 to vector<16xf16>
      %220 = arith.addi %10, %c3 : index
      %221 = arith.addi %inputFeatures, %c2 : index
      %222 = arith.divui %221, %c3 : index
      %223 = arith.muli %222, %c3 : index
      %224 = arith.addi %220, %223 : index
      %225 = arith.muli %209, %c15 : index
      %226 = arith.addi %224, %225 : index
      %227 = arith.addi %226, %c5 : index
      %228 = arith.muli %210, %c1 : index
      %229 = arith.addi %227, %228 : index
      %230 = vector.load %w[%229] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %231 = vector.bitcast %230 : vector<16xi8> to vector<4xi32>
      %232 = arith.andi %231, %c16 : vector<4xi32>
      %233 = arith.ori %232, %c17 : vector<4xi32>
      %234 = vector.bitcast %233 : vector<4xi32> to vector<8xf16>
      %235 = arith.shrui %231, %c18 : vector<4xi32>
      %236 = arith.andi %235, %c16 : vector<4xi32>
      %237 = arith.ori %236, %c17 : vector<4xi32>
      %238 = vector.bitcast %237 : vector<4xi32> to vector<8xf16>
      %239 = vector.shuffle %234, %238 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %240 = arith.subf %239, %c19 : vector<16xf16>
      %241 = arith.mulf %240, %219 : vector<16xf16>
      %242 = arith.muli %209, %c15 : index
      %243 = arith.addi %224, %242 : index
      %244 = arith.addi %243, %c20 : index
      %245 = arith.muli %210, %c1 : index
      %246 = arith.addi %244, %245 : index
      %247 = vector.load %w[%246] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %248 = vector.bitcast %247 : vector<16xi8> to vector<4xi32>
      %249 = arith.andi %248, %c16 : vector<4xi32>
      %250 = arith.ori %249, %c17 : vector<4xi32>
      %251 = vector.bitcast %250 : vector<4xi32> to vector<8xf16>
      %252 = arith.shrui %248, %c18 : vector<4xi32>
      %253 = arith.andi %252, %c16 : vector<4xi32>
      %254 = arith.ori %253, %c17 : vector<4xi32>
      %255 = vector.bitcast %254 : vector<4xi32> to vector<8xf16>
      %256 = vector.shuffle %251, %255 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %257 = arith.subf %256, %c19 : vector<16xf16>
      %258 = arith.mulf %257, %219 : vector<16xf16>
      %259 = arith.addi %19, %c5 : index
      %260 = arith.muli %205, %c13 : index
      %261 = arith.addi %260, %c5 : index
      %262 = arith.divui %inputFeatures, %c1 : index
      %263 = arith.muli %259, %262 : index
      %264 = arith.addi %263, %261 : index
      %265 = arith.muli %tileRows, %c1 : index
      %266 = arith.muli %264, %265 : index
      %267 = arith.remui %208, %tileRows : index
      %268 = arith.muli %267, %c21 : index
      %269 = arith.addi %266, %268 : index
      %270 = vector.load %x[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %271 = arith.muli %tileRows, %c21 : index
      %272 = arith.addi %269, %271 : index
      %273 = vector.load %x[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %274 = vector.shuffle %270, %273 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %275 = wave.mma %274, %241, %206 : vector<16xf16>, vector<8xf32>
      %276 = arith.addi %19, %c5 : index
      %277 = arith.muli %205, %c13 : index
      %278 = arith.addi %277, %c4 : index
      %279 = arith.divui %inputFeatures, %c1 : index
      %280 = arith.muli %276, %279 : index
      %281 = arith.addi %280, %278 : index
      %282 = arith.muli %tileRows, %c1 : index
      %283 = arith.muli %281, %282 : index
      %284 = arith.remui %208, %tileRows : index
      %285 = arith.muli %284, %c21 : index
      %286 = arith.addi %283, %285 : index
      %287 = vector.load %x[%286] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %288 = arith.muli %tileRows, %c21 : index
      %289 = arith.addi %286, %288 : index
      %290 = vector.load %x[%289] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %291 = vector.shuffle %287, %290 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %292 = wave.mma %291, %258, %275 : vector<16xf16>, vector<8xf32>
      scf.yield %292 : vector<8xf32>
    }
    %293 = wave.lane
    %294 = vector.extract %207[0] : f32 from vector<8xf32>
    %295 = wave.lane
    %296 = arith.addi %13, %c5 : index
    %297 = arith.muli %c5, %c13 : index
    %298 = arith.addi %296, %297 : index
    %299 = arith.divui %295, %c1 : index
    %300 = arith.addi %298, %299 : index
    %301 = arith.cmpi slt, %300, %12 : index
    scf.if %301 {
      %302 = arith.cmpi eq, %hasFactors, %c4 : index
      %303 = memref.load %factors[%300] : memref<?xf32>
      %304 = arith.select %302, %303, %c24 : f32
      %305 = arith.remui %295, %c1 : index
      %306 = arith.muli %305, %c25 : index
      %307 = arith.addi %10, %306 : index
      %308 = vector.load %w[%307] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %309 = vector.bitcast %308 : vector<4xi8> to vector<1xf32>
      %310 = vector.extract %309[0] : f32 from vector<1xf32>
      %311 = arith.mulf %310, %304 : f32
      %312 = arith.mulf %294, %311 : f32
      %313 = arith.muli %300, %outputFeatures : index
      %314 = arith.addi %313, %17 : index
      %315 = wave.lane
      %316 = arith.remui %315, %c1 : index
      %317 = arith.addi %314, %316 : index
      scf.if %15 {
        %318 = arith.addi %317, %c5 : index
        %319 = memref.load %residual[%318] : memref<?xf32>
        %320 = arith.addf %319, %312 : f32
        %321 = arith.addi %317, %c5 : index
        memref.store %320, %out[%321] : memref<?xf32>
      } else {
        %322 = arith.addi %317, %c5 : index
        memref.store %312, %out[%322] : memref<?xf32>
      }
    }
    %323 = vector.extract %207[1] : f32 from vector<8xf32>
    %324 = wave.lane
    %325 = arith.addi %13, %c5 : index
    %326 = arith.muli %c4, %c13 : index
    %327 = arith.addi %325, %326 : index
    %328 = arith.divui %324, %c1 : index
    %329 = arith.addi %327, %328 : index
    %330 = arith.cmpi slt, %329, %12 : index
    scf.if %330 {
      %331 = arith.cmpi eq, %hasFactors, %c4 : index
      %332 = memref.load %factors[%329] : memref<?xf32>
      %333 = arith.select %331, %332, %c24 : f32
      %334 = arith.remui %324, %c1 : index
      %335 = arith.muli %334, %c25 : index
      %336 = arith.addi %10, %335 : index
      %337 = vector.load %w[%336] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %338 = vector.bitcast %337 : vector<4xi8> to vector<1xf32>
      %339 = vector.extract %338[0] : f32 from vector<1xf32>
      %340 = arith.mulf %339, %333 : f32
      %341 = arith.mulf %323, %340 : f32
      %342 = arith.muli %329, %outputFeatures : index
      %343 = arith.addi %342, %17 : index
      %344 = wave.lane
      %345 = arith.remui %344, %c1 : index
      %346 = arith.addi %343, %345 : index
      scf.if %15 {
        %347 = arith.addi %346, %c5 : index
        %348 = memref.load %residual[%347] : memref<?xf32>
        %349 = arith.addf %348, %341 : f32
        %350 = arith.addi %346, %c5 : index
        memref.store %349, %out[%350] : memref<?xf32>
      } else {
        %351 = arith.addi %346, %c5 : index
        memref.store %341, %out[%351] : memref<?xf32>
      }
    }
    %352 = vector.extract %207[2] : f32 from vector<8xf32>
    %353 = wave.lane
    %354 = arith.addi %13, %c5 : index
    %355 = arith.muli %c13, %c13 : index
    %356 = arith.addi %354, %355 : index
    %357 = arith.divui %353, %c1 : index
    %358 = arith.addi %356, %357 : index
    %359 = arith.cmpi slt, %358, %12 : index
    scf.if %359 {
      %360 = arith.cmpi eq, %hasFactors, %c4 : index
      %361 = memref.load %factors[%358] : memref<?xf32>
      %362 = arith.select %360, %361, %c24 : f32
      %363 = arith.remui %353, %c1 : index
      %364 = arith.muli %363, %c25 : index
      %365 = arith.addi %10, %364 : index
      %366 = vector.load %w[%365] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %367 = vector.bitcast %366 : vector<4xi8> to vector<1xf32>
      %368 = vector.extract %367[0] : f32 from vector<1xf32>
      %369 = arith.mulf %368, %362 : f32
      %370 = arith.mulf %352, %369 : f32
      %371 = arith.muli %358, %outputFeatures : index
      %372 = arith.addi %371, %17 : index
      %373 = wave.lane
      %374 = arith.remui %373, %c1 : index
      %375 = arith.addi %372, %374 : index
      scf.if %15 {
        %376 = arith.addi %375, %c5 : index
        %377 = memref.load %residual[%376] : memref<?xf32>
        %378 = arith.addf %377, %370 : f32
        %379 = arith.addi %375, %c5 : index
        memref.store %378, %out[%379] : memref<?xf32>
      } else {
        %380 = arith.addi %375, %c5 : index
        memref.store %370, %out[%380] : memref<?xf32>
      }
    }
    %381 = vector.extract %207[3] : f32 from vector<8xf32>
    %382 = wave.lane
    %383 = arith.addi %13, %c5 : index
    %384 = arith.muli %c22, %c13 : index
    %385 = arith.addi %383, %384 : index
    %386 = arith.divui %382, %c1 : index
    %387 = arith.addi %385, %386 : index
    %388 = arith.cmpi slt, %387, %12 : index
    scf.if %388 {
      %389 = arith.cmpi eq, %hasFactors, %c4 : index
      %390 = memref.load %factors[%387] : memref<?xf32>
      %391 = arith.select %389, %390, %c24 : f32
      %392 = arith.remui %382, %c1 : index
      %393 = arith.muli %392, %c25 : index
      %394 = arith.addi %10, %393 : index
      %395 = vector.load %w[%394] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %396 = vector.bitcast %395 : vector<4xi8> to vector<1xf32>
      %397 = vector.extract %396[0] : f32 from vector<1xf32>
      %398 = arith.mulf %397, %391 : f32
      %399 = arith.mulf %381, %398 : f32
      %400 = arith.muli %387, %outputFeatures : index
      %401 = arith.addi %400, %17 : index
      %402 = wave.lane
      %403 = arith.remui %402, %c1 : index
      %404 = arith.addi %401, %403 : index
      scf.if %15 {
        %405 = arith.addi %404, %c5 : index
        %406 = memref.load %residual[%405] : memref<?xf32>
        %407 = arith.addf %406, %399 : f32
        %408 = arith.addi %404, %c5 : index
        memref.store %407, %out[%408] : memref<?xf32>
      } else {
        %409 = arith.addi %404, %c5 : index
        memref.store %399, %out[%409] : memref<?xf32>
      }
    }
    %410 = vector.extract %207[4] : f32 from vector<8xf32>
    %411 = wave.lane
    %412 = arith.addi %13, %c5 : index
    %413 = arith.muli %c25, %c13 : index
    %414 = arith.addi %412, %413 : index
    %415 = arith.divui %411, %c1 : index
    %416 = arith.addi %414, %415 : index
    %417 = arith.cmpi slt, %416, %12 : index
    scf.if %417 {
      %418 = arith.cmpi eq, %hasFactors, %c4 : index
      %419 = memref.load %factors[%416] : memref<?xf32>
      %420 = arith.select %418, %419, %c24 : f32
      %421 = arith.remui %411, %c1 : index
      %422 = arith.muli %421, %c25 : index
      %423 = arith.addi %10, %422 : index
      %424 = vector.load %w[%423] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %425 = vector.bitcast %424 : vector<4xi8> to vector<1xf32>
      %426 = vector.extract %425[0] : f32 from vector<1xf32>
      %427 = arith.mulf %426, %420 : f32
      %428 = arith.mulf %410, %427 : f32
      %429 = arith.muli %416, %outputFeatures : index
      %430 = arith.addi %429, %17 : index
      %431 = wave.lane
      %432 = arith.remui %431, %c1 : index
      %433 = arith.addi %430, %432 : index
      scf.if %15 {
        %434 = arith.addi %433, %c5 : index
        %435 = memref.load %residual[%434] : memref<?xf32>
        %436 = arith.addf %435, %428 : f32
        %437 = arith.addi %433, %c5 : index
        memref.store %436, %out[%437] : memref<?xf32>
      } else {
        %438 = arith.addi %433, %c5 : index
        memref.store %428, %out[%438] : memref<?xf32>
      }
    }
    %439 = vector.extract %207[5] : f32 from vector<8xf32>
    %440 = wave.lane
    %441 = arith.addi %13, %c5 : index
    %442 = arith.muli %c26, %c13 : index
    %443 = arith.addi %441, %442 : index
    %444 = arith.divui %440, %c1 : index
    %445 = arith.addi %443, %444 : index
    %446 = arith.cmpi slt, %445, %12 : index
    scf.if %446 {
      %447 = arith.cmpi eq, %hasFactors, %c4 : index
      %448 = memref.load %factors[%445] : memref<?xf32>
      %449 = arith.select %447, %448, %c24 : f32
      %450 = arith.remui %440, %c1 : index
      %451 = arith.muli %450, %c25 : index
      %452 = arith.addi %10, %451 : index
      %453 = vector.load %w[%452] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %454 = vector.bitcast %453 : vector<4xi8> to vector<1xf32>
      %455 = vector.extract %454[0] : f32 from vector<1xf32>
      %456 = arith.mulf %455, %449 : f32
      %457 = arith.mulf %439, %456 : f32
      %458 = arith.muli %445, %outputFeatures : index
      %459 = arith.addi %458, %17 : index
      %460 = wave.lane
      %461 = arith.remui %460, %c1 : index
      %462 = arith.addi %459, %461 : index
      scf.if %15 {
        %463 = arith.addi %462, %c5 : index
        %464 = memref.load %residual[%463] : memref<?xf32>
        %465 = arith.addf %464, %457 : f32
        %466 = arith.addi %462, %c5 : index
        memref.store %465, %out[%466] : memref<?xf32>
      } else {
        %467 = arith.addi %462, %c5 : index
        memref.store %457, %out[%467] : memref<?xf32>
      }
    }
    %468 = vector.extract %207[6] : f32 from vector<8xf32>
    %469 = wave.lane
    %470 = arith.addi %13, %c5 : index
    %471 = arith.muli %c27, %c13 : index
    %472 = arith.addi %470, %471 : index
    %473 = arith.divui %469, %c1 : index
    %474 = arith.addi %472, %473 : index
    %475 = arith.cmpi slt, %474, %12 : index
    scf.if %475 {
      %476 = arith.cmpi eq, %hasFactors, %c4 : index
      %477 = memref.load %factors[%474] : memref<?xf32>
      %478 = arith.select %476, %477, %c24 : f32
      %479 = arith.remui %469, %c1 : index
      %480 = arith.muli %479, %c25 : index
      %481 = arith.addi %10, %480 : index
      %482 = vector.load %w[%481] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %483 = vector.bitcast %482 : vector<4xi8> to vector<1xf32>
      %484 = vector.extract %483[0] : f32 from vector<1xf32>
      %485 = arith.mulf %484, %478 : f32
      %486 = arith.mulf %468, %485 : f32
      %487 = arith.muli %474, %outputFeatures : index
      %488 = arith.addi %487, %17 : index
      %489 = wave.lane
      %490 = arith.remui %489, %c1 : index
      %491 = arith.addi %488, %490 : index
      scf.if %15 {
        %492 = arith.addi %491, %c5 : index
        %493 = memref.load %residual[%492] : memref<?xf32>
        %494 = arith.addf %493, %486 : f32
        %495 = arith.addi %491, %c5 : index
        memref.store %494, %out[%495] : memref<?xf32>
      } else {
        %496 = arith.addi %491, %c5 : index
        memref.store %486, %out[%496] : memref<?xf32>
      }
    }
    %497 = vector.extract %207[7] : f32 from vector<8xf32>
    %498 = wave.lane
    %499 = arith.addi %13, %c5 : index
    %500 = arith.muli %c28, %c13 : index
    %501 = arith.addi %499, %500 : index
    %502 = arith.divui %498, %c1 : index
    %503 = arith.addi %501, %502 : index
    %504 = arith.cmpi slt, %503, %12 : index
    scf.if %504 {
      %505 = arith.cmpi eq, %hasFactors, %c4 : index
      %506 = memref.load %factors[%503] : memref<?xf32>
      %507 = arith.select %505, %506, %c24 : f32
      %508 = arith.remui %498, %c1 : index
      %509 = arith.muli %508, %c25 : index
      %510 = arith.addi %10, %509 : index
      %511 = vector.load %w[%510] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %512 = vector.bitcast %511 : vector<4xi8> to vector<1xf32>
      %513 = vector.extract %512[0] : f32 from vector<1xf32>
      %514 = arith.mulf %513, %507 : f32
      %515 = arith.mulf %497, %514 : f32
      %516 = arith.muli %503, %outputFeatures : index
      %517 = arith.addi %516, %17 : index
      %518 = wave.lane
      %519 = arith.remui %518, %c1 : index
      %520 = arith.addi %517, %519 : index
      scf.if %15 {
        %521 = arith.addi %520, %c5 : index
        %522 = memref.load %residual[%521] : memref<?xf32>
        %523 = arith.addf %522, %515 : f32
        %524 = arith.addi %520, %c5 : index
        memref.store %523, %out[%524] : memref<?xf32>
      } else {
        %525 = arith.addi %520, %c5 : index
        memref.store %515, %out[%525] : memref<?xf32>
      }
    }
  }
  wave.return
}
