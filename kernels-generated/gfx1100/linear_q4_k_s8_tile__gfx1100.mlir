// GENERATED from codegen/kvcgen/gfx_tile.py; do not edit.
// Config: GfxTileLinear(format='q4_k', splits=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_k_s8_tile__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %countAt = wave.param "countAt" : index
  %c2 = arith.constant 128 : index
  %panels = wave.param "panels" : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 256 : index
  %c6 = arith.constant 64 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 2 : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 16384 : index
  %hasResidual = wave.param "hasResidual" : index
  %c12 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 0 : index
  %c17 = arith.constant 16 : index
  %c18 = arith.constant dense<0> : vector<4xi32>
  %c19 = arith.constant dense<983055> : vector<4xi32>
  %c20 = arith.constant dense<1677747200> : vector<4xi32>
  %c21 = arith.constant dense<4> : vector<4xi32>
  %c22 = arith.constant dense<8> : vector<4xi32>
  %c23 = arith.constant dense<12> : vector<4xi32>
  %c24 = arith.constant dense<0x6400> : vector<32xf16>
  %c25 = arith.constant 8192 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c27 = arith.constant 9 : index
  %c28 = arith.constant 10 : index
  %c29 = arith.constant 11 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c32 = arith.constant 3 : index
  %c33 = arith.constant 6 : index
  %c34 = arith.constant 12 : index
  %c35 = arith.constant 14 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = wave.lane
  %4 = memref.load %step[%countAt] : memref<?xi32>
  %5 = arith.index_cast %4 : i32 to index
  %6 = arith.muli %1, %c2 : index
  %7 = arith.muli %inputFeatures, %c4 : index
  %8 = arith.divui %inputFeatures, %c5 : index
  %9 = arith.muli %8, %c6 : index
  %10 = arith.addi %9, %inputFeatures : index
  %11 = arith.addi %10, %c7 : index
  %12 = arith.divui %11, %c2 : index
  %13 = arith.muli %12, %c2 : index
  %14 = arith.addi %7, %13 : index
  %15 = arith.addi %14, %c2 : index
  %16 = arith.divui %2, %c8 : index
  %17 = arith.muli %16, %c8 : index
  %18 = arith.remui %2, %c8 : index
  %19 = arith.muli %18, %c9 : index
  %20 = wave.scratch %c10 : memref<?xf16>
  %21 = arith.cmpi eq, %hasResidual, %c12 : index
  %22 = arith.cmpi slt, %6, %5 : index
  scf.if %22 {
    %23 = arith.divui %inputFeatures, %c15 : index
    %24 = arith.muli %1, %c4 : index
    %25 = arith.addi %24, %2 : index
    %26 = arith.divui %inputFeatures, %c17 : index
    %27 = arith.muli %25, %26 : index
    %28 = arith.muli %c16, %c8 : index
    %29 = arith.addi %27, %28 : index
    %30 = arith.muli %29, %c5 : index
    %31 = arith.muli %3, %c4 : index
    %32 = arith.addi %30, %31 : index
    %33 = arith.addi %32, %c16 : index
    %34 = vector.load %x[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %35 = arith.muli %3, %c4 : index
    %36 = arith.addi %30, %35 : index
    %37 = arith.addi %36, %c5 : index
    %38 = vector.load %x[%37] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %39 = arith.muli %0, %c4 : index
    %40 = arith.addi %39, %2 : index
    %41 = arith.subi %panels, %c12 : index
    %42 = arith.minsi %40, %41 : index
    %43 = arith.muli %42, %15 : index
    %44 = arith.remui %3, %c17 : index
    %45 = arith.addi %43, %c2 : index
    %46 = arith.divui %c16, %c4 : index
    %47 = arith.muli %46, %c6 : index
    %48 = arith.addi %45, %47 : index
    %49 = arith.muli %44, %c9 : index
    %50 = arith.addi %48, %49 : index
    %51 = vector.load %w[%50] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %52 = vector.bitcast %51 : vector<4xi8> to vector<2xf16>
    %53 = arith.divui %inputFeatures, %c5 : index
    %54 = arith.muli %53, %c6 : index
    %55 = arith.addi %45, %54 : index
    %56 = arith.muli %c16, %c15 : index
    %57 = arith.addi %55, %56 : index
    %58 = arith.muli %44, %c8 : index
    %59 = arith.addi %57, %58 : index
    %60 = vector.load %w[%59] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    %61 = vector.extract %52[0] : f16 from vector<2xf16>
    %62 = arith.extf %61 : f16 to f32
    %63 = vector.extract %60[0] : i8 from vector<2xi8>
    %64 = arith.extui %63 : i8 to i32
    %65 = arith.sitofp %64 : i32 to f32
    %66 = arith.mulf %62, %65 : f32
    %67 = arith.truncf %66 : f32 to f16
    %68 = vector.broadcast %67 : f16 to vector<16xf16>
    %69 = vector.extract %52[1] : f16 from vector<2xf16>
    %70 = arith.extf %69 : f16 to f32
    %71 = vector.extract %60[1] : i8 from vector<2xi8>
    %72 = arith.extui %71 : i8 to i32
    %73 = arith.sitofp %72 : i32 to f32
    %74 = arith.mulf %70, %73 : f32
    %75 = arith.truncf %74 : f32 to f16
    %76 = vector.broadcast %75 : f16 to vector<16xf16>
    %77 = arith.addi %43, %c2 : index
    %78 = arith.divui %inputFeatures, %c5 : index
    %79 = arith.muli %78, %c6 : index
    %80 = arith.addi %79, %inputFeatures : index
    %81 = arith.addi %80, %c7 : index
    %82 = arith.divui %81, %c2 : index
    %83 = arith.muli %82, %c2 : index
    %84 = arith.addi %77, %83 : index
    %85 = arith.muli %inputFeatures, %c4 : index
    %86 = arith.addi %84, %85 : index
    %87 = arith.muli %c16, %c17 : index
    %88 = arith.addi %87, %44 : index
    %89 = arith.muli %88, %c16 : index
    %90 = arith.addi %86, %89 : index
    %91 = arith.muli %c16, %c5 : index
    %92 = arith.addi %84, %91 : index
    %93 = arith.muli %44, %c17 : index
    %94 = arith.addi %92, %93 : index
    %95 = vector.load %w[%94] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
    %96 = vector.bitcast %95 : vector<16xi8> to vector<4xi32>
    %97 = arith.shrui %96, %c18 : vector<4xi32>
    %98 = arith.andi %97, %c19 : vector<4xi32>
    %99 = arith.ori %98, %c20 : vector<4xi32>
    %100 = vector.bitcast %99 : vector<4xi32> to vector<8xf16>
    %101 = arith.shrui %96, %c21 : vector<4xi32>
    %102 = arith.andi %101, %c19 : vector<4xi32>
    %103 = arith.ori %102, %c20 : vector<4xi32>
    %104 = vector.bitcast %103 : vector<4xi32> to vector<8xf16>
    %105 = arith.shrui %96, %c22 : vector<4xi32>
    %106 = arith.andi %105, %c19 : vector<4xi32>
    %107 = arith.ori %106, %c20 : vector<4xi32>
    %108 = vector.bitcast %107 : vector<4xi32> to vector<8xf16>
    %109 = arith.shrui %96, %c23 : vector<4xi32>
    %110 = arith.andi %109, %c19 : vector<4xi32>
    %111 = arith.ori %110, %c20 : vector<4xi32>
    %112 = vector.bitcast %111 : vector<4xi32> to vector<8xf16>
    %113 = vector.shuffle %100, %104 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
    %114 = vector.shuffle %108, %112 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
    %115 = vector.shuffle %113, %114 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
    %116 = arith.subf %115, %c24 : vector<32xf16>
    %117 = vector.shuffle %116, %116 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
    %118 = vector.shuffle %116, %116 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
    %119 = math.fma %117, %68, %76 : vector<16xf16>
    %120 = math.fma %118, %68, %76 : vector<16xf16>
    %121 = arith.cmpi sge, %3, %c17 : index
    %122 = vector.shuffle %119, %119 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %123 = vector.shuffle %119, %119 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %124 = arith.select %121, %122, %123 : vector<8xf16>
    %125 = vector.shuffle %120, %120 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %126 = vector.shuffle %120, %120 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %127 = arith.select %121, %125, %126 : vector<8xf16>
    %128 = arith.addi %2, %c16 : index
    %129 = arith.muli %128, %c8 : index
    %130 = arith.addi %129, %c16 : index
    %131 = arith.muli %130, %c5 : index
    %132 = arith.muli %c16, %c25 : index
    %133 = arith.addi %132, %131 : index
    %134 = arith.muli %3, %c4 : index
    %135 = arith.addi %133, %134 : index
    vector.store %34, %20[%135] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %136 = arith.addi %2, %c16 : index
    %137 = arith.muli %136, %c8 : index
    %138 = arith.addi %137, %c12 : index
    %139 = arith.muli %138, %c5 : index
    %140 = arith.muli %c16, %c25 : index
    %141 = arith.addi %140, %139 : index
    %142 = arith.muli %3, %c4 : index
    %143 = arith.addi %141, %142 : index
    vector.store %38, %20[%143] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %144 = arith.addi %2, %c4 : index
    %145 = arith.muli %144, %c8 : index
    %146 = arith.addi %145, %c16 : index
    %147 = arith.muli %146, %c5 : index
    %148 = arith.muli %c16, %c25 : index
    %149 = arith.addi %148, %147 : index
    %150 = arith.muli %3, %c4 : index
    %151 = arith.addi %149, %150 : index
    vector.store %124, %20[%151] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %152 = arith.addi %2, %c4 : index
    %153 = arith.muli %152, %c8 : index
    %154 = arith.addi %153, %c12 : index
    %155 = arith.muli %154, %c5 : index
    %156 = arith.muli %c16, %c25 : index
    %157 = arith.addi %156, %155 : index
    %158 = arith.muli %3, %c4 : index
    %159 = arith.addi %157, %158 : index
    vector.store %127, %20[%159] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    wave.barrier
    %169:8 = scf.for %160 = %c16 to %c4 step %c12 iter_args(%161 = %c14, %162 = %c14, %163 = %c14, %164 = %c14, %165 = %c14, %166 = %c14, %167 = %c14, %168 = %c14) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %170 = arith.muli %160, %stepsPerWave : index
      %171 = arith.minsi %170, %23 : index
      %172 = arith.addi %171, %stepsPerWave : index
      %173 = arith.minsi %172, %23 : index
      %183:8 = scf.for %174 = %171 to %173 step %c12 iter_args(%175 = %c14, %176 = %c14, %177 = %c14, %178 = %c14, %179 = %c14, %180 = %c14, %181 = %c14, %182 = %c14) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %184 = arith.addi %174, %c12 : index
        %185 = arith.subi %23, %c12 : index
        %186 = arith.minsi %184, %185 : index
        %187 = arith.muli %1, %c4 : index
        %188 = arith.addi %187, %2 : index
        %189 = arith.divui %inputFeatures, %c17 : index
        %190 = arith.muli %188, %189 : index
        %191 = arith.muli %186, %c8 : index
        %192 = arith.addi %190, %191 : index
        %193 = arith.muli %192, %c5 : index
        %194 = arith.muli %3, %c4 : index
        %195 = arith.addi %193, %194 : index
        %196 = arith.addi %195, %c16 : index
        %197 = vector.load %x[%196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %198 = arith.muli %3, %c4 : index
        %199 = arith.addi %193, %198 : index
        %200 = arith.addi %199, %c5 : index
        %201 = vector.load %x[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %202 = arith.muli %0, %c4 : index
        %203 = arith.addi %202, %2 : index
        %204 = arith.subi %panels, %c12 : index
        %205 = arith.minsi %203, %204 : index
        %206 = arith.muli %205, %15 : index
        %207 = arith.remui %3, %c17 : index
        %208 = arith.addi %206, %c2 : index
        %209 = arith.divui %186, %c4 : index
        %210 = arith.muli %209, %c6 : index
        %211 = arith.addi %208, %210 : index
        %212 = arith.muli %207, %c9 : index
        %213 = arith.addi %211, %212 : index
        %214 = vector.load %w[%213] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %215 = vector.bitcast %214 : vector<4xi8> to vector<2xf16>
        %216 = arith.divui %inputFeatures, %c5 : index
        %217 = arith.muli %216, %c6 : index
        %218 = arith.addi %208, %217 : index
        %219 = arith.muli %186, %c15 : index
        %220 = arith.addi %218, %219 : index
        %221 = arith.muli %207, %c8 : index
        %222 = arith.addi %220, %221 : index
        %223 = vector.load %w[%222] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
        %224 = vector.extract %215[0] : f16 from vector<2xf16>
        %225 = arith.extf %224 : f16 to f32
        %226 = vector.extract %223[0] : i8 from vector<2xi8>
        %227 = arith.extui %226 : i8 to i32
        %228 = arith.sitofp %227 : i32 to f32
        %229 = arith.mulf %225, %228 : f32
        %230 = arith.truncf %229 : f32 to f16
        %231 = vector.broadcast %230 : f16 to vector<16xf16>
        %232 = vector.extract %215[1] : f16 from vector<2xf16>
        %233 = arith.extf %232 : f16 to f32
        %234 = vector.extract %223[1] : i8 from vector<2xi8>
        %235 = arith.extui %234 : i8 to i32
        %236 = arith.sitofp %235 : i32 to f32
        %237 = arith.mulf %233, %236 : f32
        %238 = arith.truncf %237 : f32 to f16
        %239 = vector.broadcast %238 : f16 to vector<16xf16>
        %240 = arith.addi %206, %c2 : index
        %241 = arith.divui %inputFeatures, %c5 : index
        %242 = arith.muli %241, %c6 : index
        %243 = arith.addi %242, %inputFeatures : index
        %244 = arith.addi %243, %c7 : index
        %245 = arith.divui %244, %c2 : index
        %246 = arith.muli %245, %c2 : index
        %247 = arith.addi %240, %246 : index
        %248 = arith.muli %inputFeatures, %c4 : index
        %249 = arith.addi %247, %248 : index
        %250 = arith.muli %186, %c17 : index
        %251 = arith.addi %250, %207 : index
        %252 = arith.muli %251, %c16 : index
        %253 = arith.addi %249, %252 : index
        %254 = arith.muli %186, %c5 : index
        %255 = arith.addi %247, %254 : index
        %256 = arith.muli %207, %c17 : index
        %257 = arith.addi %255, %256 : index
        %258 = vector.load %w[%257] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %259 = vector.bitcast %258 : vector<16xi8> to vector<4xi32>
        %260 = arith.shrui %259, %c18 : vector<4xi32>
        %261 = arith.andi %260, %c19 : vector<4xi32>
        %262 = arith.ori %261, %c20 : vector<4xi32>
        %263 = vector.bitcast %262 : vector<4xi32> to vector<8xf16>
        %264 = arith.shrui %259, %c21 : vector<4xi32>
        %265 = arith.andi %264, %c19 : vector<4xi32>
        %266 = arith.ori %265, %c20 : vector<4xi32>
        %267 = vector.bitcast %266 : vector<4xi32> to vector<8xf16>
        %268 = arith.shrui %259, %c22 : vector<4xi32>
        %269 = arith.andi %268, %c19 : vector<4xi32>
        %270 = arith.ori %269, %c20 : vector<4xi32>
        %271 = vector.bitcast %270 : vector<4xi32> to vector<8xf16>
        %272 = arith.shrui %259, %c23 : vector<4xi32>
        %273 = arith.andi %272, %c19 : vector<4xi32>
        %274 = arith.ori %273, %c20 : vector<4xi32>
        %275 = vector.bitcast %274 : vector<4xi32> to vector<8xf16>
        %276 = vector.shuffle %263, %267 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %277 = vector.shuffle %271, %275 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %278 = vector.shuffle %276, %277 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
        %279 = arith.subf %278, %c24 : vector<32xf16>
        %280 = vector.shuffle %279, %279 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
        %281 = vector.shuffle %279, %279 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
        %282 = math.fma %280, %231, %239 : vector<16xf16>
        %283 = math.fma %281, %231, %239 : vector<16xf16>
        %284 = arith.cmpi sge, %3, %c17 : index
        %285 = vector.shuffle %282, %282 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %286 = vector.shuffle %282, %282 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %287 = arith.select %284, %285, %286 : vector<8xf16>
        %288 = vector.shuffle %283, %283 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %289 = vector.shuffle %283, %283 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %290 = arith.select %284, %288, %289 : vector<8xf16>
        %291 = arith.remui %174, %c8 : index
        %292 = arith.addi %17, %c16 : index
        %293 = arith.muli %292, %c8 : index
        %294 = arith.addi %293, %c16 : index
        %295 = arith.muli %294, %c5 : index
        %296 = arith.remui %3, %c17 : index
        %297 = arith.muli %296, %c4 : index
        %298 = arith.addi %295, %297 : index
        %299 = arith.muli %291, %c25 : index
        %300 = arith.addi %298, %299 : index
        %301 = vector.load %20[%300] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %302 = arith.addi %300, %c2 : index
        %303 = vector.load %20[%302] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %304 = vector.shuffle %301, %303 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %305 = arith.addi %17, %c12 : index
        %306 = arith.muli %305, %c8 : index
        %307 = arith.addi %306, %c16 : index
        %308 = arith.muli %307, %c5 : index
        %309 = arith.remui %3, %c17 : index
        %310 = arith.muli %309, %c4 : index
        %311 = arith.addi %308, %310 : index
        %312 = arith.muli %291, %c25 : index
        %313 = arith.addi %311, %312 : index
        %314 = vector.load %20[%313] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %315 = arith.addi %313, %c2 : index
        %316 = vector.load %20[%315] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %317 = vector.shuffle %314, %316 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %318 = arith.addi %19, %c4 : index
        %319 = arith.muli %318, %c8 : index
        %320 = arith.addi %319, %c16 : index
        %321 = arith.muli %320, %c5 : index
        %322 = arith.remui %3, %c17 : index
        %323 = arith.muli %322, %c4 : index
        %324 = arith.addi %321, %323 : index
        %325 = arith.muli %291, %c25 : index
        %326 = arith.addi %324, %325 : index
        %327 = vector.load %20[%326] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %328 = arith.addi %326, %c2 : index
        %329 = vector.load %20[%328] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %330 = vector.shuffle %327, %329 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %331 = wave.mma %304, %330, %175 : vector<16xf16>, vector<8xf32>
        %332 = wave.mma %317, %330, %179 : vector<16xf16>, vector<8xf32>
        %333 = arith.addi %19, %c27 : index
        %334 = arith.muli %333, %c8 : index
        %335 = arith.addi %334, %c16 : index
        %336 = arith.muli %335, %c5 : index
        %337 = arith.remui %3, %c17 : index
        %338 = arith.muli %337, %c4 : index
        %339 = arith.addi %336, %338 : index
        %340 = arith.muli %291, %c25 : index
        %341 = arith.addi %339, %340 : index
        %342 = vector.load %20[%341] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %343 = arith.addi %341, %c2 : index
        %344 = vector.load %20[%343] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %345 = vector.shuffle %342, %344 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %346 = wave.mma %304, %345, %176 : vector<16xf16>, vector<8xf32>
        %347 = wave.mma %317, %345, %180 : vector<16xf16>, vector<8xf32>
        %348 = arith.addi %19, %c28 : index
        %349 = arith.muli %348, %c8 : index
        %350 = arith.addi %349, %c16 : index
        %351 = arith.muli %350, %c5 : index
        %352 = arith.remui %3, %c17 : index
        %353 = arith.muli %352, %c4 : index
        %354 = arith.addi %351, %353 : index
        %355 = arith.muli %291, %c25 : index
        %356 = arith.addi %354, %355 : index
        %357 = vector.load %20[%356] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %358 = arith.addi %356, %c2 : index
        %359 = vector.load %20[%358] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %360 = vector.shuffle %357, %359 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %361 = wave.mma %304, %360, %177 : vector<16xf16>, vector<8xf32>
        %362 = wave.mma %317, %360, %181 : vector<16xf16>, vector<8xf32>
        %363 = arith.addi %19, %c29 : index
        %364 = arith.muli %363, %c8 : index
        %365 = arith.addi %364, %c16 : index
        %366 = arith.muli %365, %c5 : index
        %367 = arith.remui %3, %c17 : index
        %368 = arith.muli %367, %c4 : index
        %369 = arith.addi %366, %368 : index
        %370 = arith.muli %291, %c25 : index
        %371 = arith.addi %369, %370 : index
        %372 = vector.load %20[%371] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %373 = arith.addi %371, %c2 : index
        %374 = vector.load %20[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %375 = vector.shuffle %372, %374 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %376 = wave.mma %304, %375, %178 : vector<16xf16>, vector<8xf32>
        %377 = wave.mma %317, %375, %182 : vector<16xf16>, vector<8xf32>
        %378 = arith.addi %17, %c16 : index
        %379 = arith.muli %378, %c8 : index
        %380 = arith.addi %379, %c12 : index
        %381 = arith.muli %380, %c5 : index
        %382 = arith.remui %3, %c17 : index
        %383 = arith.muli %382, %c4 : index
        %384 = arith.addi %381, %383 : index
        %385 = arith.muli %291, %c25 : index
        %386 = arith.addi %384, %385 : index
        %387 = vector.load %20[%386] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %388 = arith.addi %386, %c2 : index
        %389 = vector.load %20[%388] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %390 = vector.shuffle %387, %389 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %391 = arith.addi %17, %c12 : index
        %392 = arith.muli %391, %c8 : index
        %393 = arith.addi %392, %c12 : index
        %394 = arith.muli %393, %c5 : index
        %395 = arith.remui %3, %c17 : index
        %396 = arith.muli %395, %c4 : index
        %397 = arith.addi %394, %396 : index
        %398 = arith.muli %291, %c25 : index
        %399 = arith.addi %397, %398 : index
        %400 = vector.load %20[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %401 = arith.addi %399, %c2 : index
        %402 = vector.load %20[%401] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %403 = vector.shuffle %400, %402 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %404 = arith.addi %19, %c4 : index
        %405 = arith.muli %404, %c8 : index
        %406 = arith.addi %405, %c12 : index
        %407 = arith.muli %406, %c5 : index
        %408 = arith.remui %3, %c17 : index
        %409 = arith.muli %408, %c4 : index
        %410 = arith.addi %407, %409 : index
        %411 = arith.muli %291, %c25 : index
        %412 = arith.addi %410, %411 : index
        %413 = vector.load %20[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %414 = arith.addi %412, %c2 : index
        %415 = vector.load %20[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %416 = vector.shuffle %413, %415 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %417 = wave.mma %390, %416, %331 : vector<16xf16>, vector<8xf32>
        %418 = wave.mma %403, %416, %332 : vector<16xf16>, vector<8xf32>
        %419 = arith.addi %19, %c27 : index
        %420 = arith.muli %419, %c8 : index
        %421 = arith.addi %420, %c12 : index
        %422 = arith.muli %421, %c5 : index
        %423 = arith.remui %3, %c17 : index
        %424 = arith.muli %423, %c4 : index
        %425 = arith.addi %422, %424 : index
        %426 = arith.muli %291, %c25 : index
        %427 = arith.addi %425, %426 : index
        %428 = vector.load %20[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %429 = arith.addi %427, %c2 : index
        %430 = vector.load %20[%429] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %431 = vector.shuffle %428, %430 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %432 = wave.mma %390, %431, %346 : vector<16xf16>, vector<8xf32>
        %433 = wave.mma %403, %431, %347 : vector<16xf16>, vector<8xf32>
        %434 = arith.addi %19, %c28 : index
        %435 = arith.muli %434, %c8 : index
        %436 = arith.addi %435, %c12 : index
        %437 = arith.muli %436, %c5 : index
        %438 = arith.remui %3, %c17 : index
        %439 = arith.muli %438, %c4 : index
        %440 = arith.addi %437, %439 : index
        %441 = arith.muli %291, %c25 : index
        %442 = arith.addi %440, %441 : index
        %443 = vector.load %20[%442] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %444 = arith.addi %442, %c2 : index
        %445 = vector.load %20[%444] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %446 = vector.shuffle %443, %445 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %447 = wave.mma %390, %446, %361 : vector<16xf16>, vector<8xf32>
        %448 = wave.mma %403, %446, %362 : vector<16xf16>, vector<8xf32>
        %449 = arith.addi %19, %c29 : index
        %450 = arith.muli %449, %c8 : index
        %451 = arith.addi %450, %c12 : index
        %452 = arith.muli %451, %c5 : index
        %453 = arith.remui %3, %c17 : index
        %454 = arith.muli %453, %c4 : index
        %455 = arith.addi %452, %454 : index
        %456 = arith.muli %291, %c25 : index
        %457 = arith.addi %455, %456 : index
        %458 = vector.load %20[%457] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %459 = arith.addi %457, %c2 : index
        %460 = vector.load %20[%459] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %461 = vector.shuffle %458, %460 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %462 = wave.mma %390, %461, %376 : vector<16xf16>, vector<8xf32>
        %463 = wave.mma %403, %461, %377 : vector<16xf16>, vector<8xf32>
        %464 = arith.subi %c12, %291 : index
        %465 = arith.addi %2, %c16 : index
        %466 = arith.muli %465, %c8 : index
        %467 = arith.addi %466, %c16 : index
        %468 = arith.muli %467, %c5 : index
        %469 = arith.muli %464, %c25 : index
        %470 = arith.addi %469, %468 : index
        %471 = arith.muli %3, %c4 : index
        %472 = arith.addi %470, %471 : index
        vector.store %197, %20[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %473 = arith.addi %2, %c16 : index
        %474 = arith.muli %473, %c8 : index
        %475 = arith.addi %474, %c12 : index
        %476 = arith.muli %475, %c5 : index
        %477 = arith.muli %464, %c25 : index
        %478 = arith.addi %477, %476 : index
        %479 = arith.muli %3, %c4 : index
        %480 = arith.addi %478, %479 : index
        vector.store %201, %20[%480] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %481 = arith.addi %2, %c4 : index
        %482 = arith.muli %481, %c8 : index
        %483 = arith.addi %482, %c16 : index
        %484 = arith.muli %483, %c5 : index
        %485 = arith.muli %464, %c25 : index
        %486 = arith.addi %485, %484 : index
        %487 = arith.muli %3, %c4 : index
        %488 = arith.addi %486, %487 : index
        vector.store %287, %20[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %489 = arith.addi %2, %c4 : index
        %490 = arith.muli %489, %c8 : index
        %491 = arith.addi %490, %c12 : index
        %492 = arith.muli %491, %c5 : index
        %493 = arith.muli %464, %c25 : index
        %494 = arith.addi %493, %492 : index
        %495 = arith.muli %3, %c4 : index
        %496 = arith.addi %494, %495 : index
        vector.store %290, %20[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        wave.barrier
        scf.yield %417, %432, %447, %462, %418, %433, %448, %463 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %497 = arith.cmpi eq, %160, %c16 : index
      %498 = arith.addf %161, %183#0 : vector<8xf32>
      %499 = arith.select %497, %183#0, %498 : vector<8xf32>
      %500 = arith.addf %162, %183#1 : vector<8xf32>
      %501 = arith.select %497, %183#1, %500 : vector<8xf32>
      %502 = arith.addf %163, %183#2 : vector<8xf32>
      %503 = arith.select %497, %183#2, %502 : vector<8xf32>
      %504 = arith.addf %164, %183#3 : vector<8xf32>
      %505 = arith.select %497, %183#3, %504 : vector<8xf32>
      %506 = arith.addf %165, %183#4 : vector<8xf32>
      %507 = arith.select %497, %183#4, %506 : vector<8xf32>
      %508 = arith.addf %166, %183#5 : vector<8xf32>
      %509 = arith.select %497, %183#5, %508 : vector<8xf32>
      %510 = arith.addf %167, %183#6 : vector<8xf32>
      %511 = arith.select %497, %183#6, %510 : vector<8xf32>
      %512 = arith.addf %168, %183#7 : vector<8xf32>
      %513 = arith.select %497, %183#7, %512 : vector<8xf32>
      scf.yield %499, %501, %503, %505, %507, %509, %511, %513 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %514 = arith.addi %17, %c16 : index
    %515 = arith.muli %514, %c17 : index
    %516 = arith.addi %6, %515 : index
    %517 = arith.addi %516, %c16 : index
    %518 = arith.divui %3, %c17 : index
    %519 = arith.addi %517, %518 : index
    %520 = arith.cmpi slt, %519, %5 : index
    scf.if %520 {
      %521 = arith.cmpi eq, %hasFactors, %c12 : index
      %522 = arith.muli %519, %c8 : index
      %523 = memref.load %factors[%522] : memref<?xf32>
      %524 = arith.mulf %523, %operandScale : f32
      %525 = arith.select %521, %524, %operandScale : f32
      %526 = vector.extract %169#0[0] : f32 from vector<8xf32>
      %527 = arith.addi %19, %c16 : index
      %528 = arith.muli %0, %c4 : index
      %529 = arith.addi %528, %527 : index
      %530 = arith.subi %panels, %c12 : index
      %531 = arith.minsi %529, %530 : index
      %532 = arith.muli %531, %15 : index
      %533 = arith.remui %3, %c17 : index
      %534 = arith.muli %533, %c9 : index
      %535 = arith.addi %532, %534 : index
      %536 = vector.load %w[%535] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %537 = vector.bitcast %536 : vector<4xi8> to vector<1xf32>
      %538 = vector.extract %537[0] : f32 from vector<1xf32>
      %539 = arith.mulf %538, %525 : f32
      %540 = arith.mulf %526, %539 : f32
      %541 = vector.extract %169#1[0] : f32 from vector<8xf32>
      %542 = arith.addi %19, %c12 : index
      %543 = arith.muli %0, %c4 : index
      %544 = arith.addi %543, %542 : index
      %545 = arith.subi %panels, %c12 : index
      %546 = arith.minsi %544, %545 : index
      %547 = arith.muli %546, %15 : index
      %548 = arith.remui %3, %c17 : index
      %549 = arith.muli %548, %c9 : index
      %550 = arith.addi %547, %549 : index
      %551 = vector.load %w[%550] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %552 = vector.bitcast %551 : vector<4xi8> to vector<1xf32>
      %553 = vector.extract %552[0] : f32 from vector<1xf32>
      %554 = arith.mulf %553, %525 : f32
      %555 = arith.mulf %541, %554 : f32
      %556 = vector.extract %169#2[0] : f32 from vector<8xf32>
      %557 = arith.addi %19, %c8 : index
      %558 = arith.muli %0, %c4 : index
      %559 = arith.addi %558, %557 : index
      %560 = arith.subi %panels, %c12 : index
      %561 = arith.minsi %559, %560 : index
      %562 = arith.muli %561, %15 : index
      %563 = arith.remui %3, %c17 : index
      %564 = arith.muli %563, %c9 : index
      %565 = arith.addi %562, %564 : index
      %566 = vector.load %w[%565] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %567 = vector.bitcast %566 : vector<4xi8> to vector<1xf32>
      %568 = vector.extract %567[0] : f32 from vector<1xf32>
      %569 = arith.mulf %568, %525 : f32
      %570 = arith.mulf %556, %569 : f32
      %571 = vector.extract %169#3[0] : f32 from vector<8xf32>
      %572 = arith.addi %19, %c32 : index
      %573 = arith.muli %0, %c4 : index
      %574 = arith.addi %573, %572 : index
      %575 = arith.subi %panels, %c12 : index
      %576 = arith.minsi %574, %575 : index
      %577 = arith.muli %576, %15 : index
      %578 = arith.remui %3, %c17 : index
      %579 = arith.muli %578, %c9 : index
      %580 = arith.addi %577, %579 : index
      %581 = vector.load %w[%580] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %582 = vector.bitcast %581 : vector<4xi8> to vector<1xf32>
      %583 = vector.extract %582[0] : f32 from vector<1xf32>
      %584 = arith.mulf %583, %525 : f32
      %585 = arith.mulf %571, %584 : f32
      %586 = arith.muli %0, %c4 : index
      %587 = arith.addi %586, %19 : index
      %588 = arith.addi %587, %c16 : index
      %589 = arith.muli %519, %outputFeatures : index
      %590 = arith.muli %588, %c17 : index
      %591 = arith.addi %589, %590 : index
      %592 = wave.lane
      %593 = arith.remui %592, %c17 : index
      %594 = arith.addi %591, %593 : index
      %595 = arith.cmpi slt, %588, %panels : index
      scf.if %595 {
        scf.if %21 {
          %596 = memref.load %residual[%594] : memref<?xf32>
          %597 = arith.addf %596, %540 : f32
          memref.store %597, %out[%594] : memref<?xf32>
        } else {
          memref.store %540, %out[%594] : memref<?xf32>
        }
      }
      %598 = arith.muli %0, %c4 : index
      %599 = arith.addi %598, %19 : index
      %600 = arith.addi %599, %c12 : index
      %601 = arith.muli %519, %outputFeatures : index
      %602 = arith.muli %600, %c17 : index
      %603 = arith.addi %601, %602 : index
      %604 = wave.lane
      %605 = arith.remui %604, %c17 : index
      %606 = arith.addi %603, %605 : index
      %607 = arith.cmpi slt, %600, %panels : index
      scf.if %607 {
        scf.if %21 {
          %608 = memref.load %residual[%606] : memref<?xf32>
          %609 = arith.addf %608, %555 : f32
          memref.store %609, %out[%606] : memref<?xf32>
        } else {
          memref.store %555, %out[%606] : memref<?xf32>
        }
      }
      %610 = arith.muli %0, %c4 : index
      %611 = arith.addi %610, %19 : index
      %612 = arith.addi %611, %c8 : index
      %613 = arith.muli %519, %outputFeatures : index
      %614 = arith.muli %612, %c17 : index
      %615 = arith.addi %613, %614 : index
      %616 = wave.lane
      %617 = arith.remui %616, %c17 : index
      %618 = arith.addi %615, %617 : index
      %619 = arith.cmpi slt, %612, %panels : index
      scf.if %619 {
        scf.if %21 {
          %620 = memref.load %residual[%618] : memref<?xf32>
          %621 = arith.addf %620, %570 : f32
          memref.store %621, %out[%618] : memref<?xf32>
        } else {
          memref.store %570, %out[%618] : memref<?xf32>
        }
      }
      %622 = arith.muli %0, %c4 : index
      %623 = arith.addi %622, %19 : index
      %624 = arith.addi %623, %c32 : index
      %625 = arith.muli %519, %outputFeatures : index
      %626 = arith.muli %624, %c17 : index
      %627 = arith.addi %625, %626 : index
      %628 = wave.lane
      %629 = arith.remui %628, %c17 : index
      %630 = arith.addi %627, %629 : index
      %631 = arith.cmpi slt, %624, %panels : index
      scf.if %631 {
        scf.if %21 {
          %632 = memref.load %residual[%630] : memref<?xf32>
          %633 = arith.addf %632, %585 : f32
          memref.store %633, %out[%630] : memref<?xf32>
        } else {
          memref.store %585, %out[%630] : memref<?xf32>
        }
      }
    }
    %634 = arith.addi %17, %c16 : index
    %635 = arith.muli %634, %c17 : index
    %636 = arith.addi %6, %635 : index
    %637 = arith.addi %636, %c8 : index
    %638 = arith.divui %3, %c17 : index
    %639 = arith.addi %637, %638 : index
    %640 = arith.cmpi slt, %639, %5 : index
    scf.if %640 {
      %641 = arith.cmpi eq, %hasFactors, %c12 : index
      %642 = arith.muli %639, %c8 : index
      %643 = memref.load %factors[%642] : memref<?xf32>
      %644 = arith.mulf %643, %operandScale : f32
      %645 = arith.select %641, %644, %operandScale : f32
      %646 = vector.extract %169#0[1] : f32 from vector<8xf32>
      %647 = arith.addi %19, %c16 : index
      %648 = arith.muli %0, %c4 : index
      %649 = arith.addi %648, %647 : index
      %650 = arith.subi %panels, %c12 : index
      %651 = arith.minsi %649, %650 : index
      %652 = arith.muli %651, %15 : index
      %653 = arith.remui %3, %c17 : index
      %654 = arith.muli %653, %c9 : index
      %655 = arith.addi %652, %654 : index
      %656 = vector.load %w[%655] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %657 = vector.bitcast %656 : vector<4xi8> to vector<1xf32>
      %658 = vector.extract %657[0] : f32 from vector<1xf32>
      %659 = arith.mulf %658, %645 : f32
      %660 = arith.mulf %646, %659 : f32
      %661 = vector.extract %169#1[1] : f32 from vector<8xf32>
      %662 = arith.addi %19, %c12 : index
      %663 = arith.muli %0, %c4 : index
      %664 = arith.addi %663, %662 : index
      %665 = arith.subi %panels, %c12 : index
      %666 = arith.minsi %664, %665 : index
      %667 = arith.muli %666, %15 : index
      %668 = arith.remui %3, %c17 : index
      %669 = arith.muli %668, %c9 : index
      %670 = arith.addi %667, %669 : index
      %671 = vector.load %w[%670] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %672 = vector.bitcast %671 : vector<4xi8> to vector<1xf32>
      %673 = vector.extract %672[0] : f32 from vector<1xf32>
      %674 = arith.mulf %673, %645 : f32
      %675 = arith.mulf %661, %674 : f32
      %676 = vector.extract %169#2[1] : f32 from vector<8xf32>
      %677 = arith.addi %19, %c8 : index
      %678 = arith.muli %0, %c4 : index
      %679 = arith.addi %678, %677 : index
      %680 = arith.subi %panels, %c12 : index
      %681 = arith.minsi %679, %680 : index
      %682 = arith.muli %681, %15 : index
      %683 = arith.remui %3, %c17 : index
      %684 = arith.muli %683, %c9 : index
      %685 = arith.addi %682, %684 : index
      %686 = vector.load %w[%685] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %687 = vector.bitcast %686 : vector<4xi8> to vector<1xf32>
      %688 = vector.extract %687[0] : f32 from vector<1xf32>
      %689 = arith.mulf %688, %645 : f32
      %690 = arith.mulf %676, %689 : f32
      %691 = vector.extract %169#3[1] : f32 from vector<8xf32>
      %692 = arith.addi %19, %c32 : index
      %693 = arith.muli %0, %c4 : index
      %694 = arith.addi %693, %692 : index
      %695 = arith.subi %panels, %c12 : index
      %696 = arith.minsi %694, %695 : index
      %697 = arith.muli %696, %15 : index
      %698 = arith.remui %3, %c17 : index
      %699 = arith.muli %698, %c9 : index
      %700 = arith.addi %697, %699 : index
      %701 = vector.load %w[%700] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %702 = vector.bitcast %701 : vector<4xi8> to vector<1xf32>
      %703 = vector.extract %702[0] : f32 from vector<1xf32>
      %704 = arith.mulf %703, %645 : f32
      %705 = arith.mulf %691, %704 : f32
      %706 = arith.muli %0, %c4 : index
      %707 = arith.addi %706, %19 : index
      %708 = arith.addi %707, %c16 : index
      %709 = arith.muli %639, %outputFeatures : index
      %710 = arith.muli %708, %c17 : index
      %711 = arith.addi %709, %710 : index
      %712 = wave.lane
      %713 = arith.remui %712, %c17 : index
      %714 = arith.addi %711, %713 : index
      %715 = arith.cmpi slt, %708, %panels : index
      scf.if %715 {
        scf.if %21 {
          %716 = memref.load %residual[%714] : memref<?xf32>
          %717 = arith.addf %716, %660 : f32
          memref.store %717, %out[%714] : memref<?xf32>
        } else {
          memref.store %660, %out[%714] : memref<?xf32>
        }
      }
      %718 = arith.muli %0, %c4 : index
      %719 = arith.addi %718, %19 : index
      %720 = arith.addi %719, %c12 : index
      %721 = arith.muli %639, %outputFeatures : index
      %722 = arith.muli %720, %c17 : index
      %723 = arith.addi %721, %722 : index
      %724 = wave.lane
      %725 = arith.remui %724, %c17 : index
      %726 = arith.addi %723, %725 : index
      %727 = arith.cmpi slt, %720, %panels : index
      scf.if %727 {
        scf.if %21 {
          %728 = memref.load %residual[%726] : memref<?xf32>
          %729 = arith.addf %728, %675 : f32
          memref.store %729, %out[%726] : memref<?xf32>
        } else {
          memref.store %675, %out[%726] : memref<?xf32>
        }
      }
      %730 = arith.muli %0, %c4 : index
      %731 = arith.addi %730, %19 : index
      %732 = arith.addi %731, %c8 : index
      %733 = arith.muli %639, %outputFeatures : index
      %734 = arith.muli %732, %c17 : index
      %735 = arith.addi %733, %734 : index
      %736 = wave.lane
      %737 = arith.remui %736, %c17 : index
      %738 = arith.addi %735, %737 : index
      %739 = arith.cmpi slt, %732, %panels : index
      scf.if %739 {
        scf.if %21 {
          %740 = memref.load %residual[%738] : memref<?xf32>
          %741 = arith.addf %740, %690 : f32
          memref.store %741, %out[%738] : memref<?xf32>
        } else {
          memref.store %690, %out[%738] : memref<?xf32>
        }
      }
      %742 = arith.muli %0, %c4 : index
      %743 = arith.addi %742, %19 : index
      %744 = arith.addi %743, %c32 : index
      %745 = arith.muli %639, %outputFeatures : index
      %746 = arith.muli %744, %c17 : index
      %747 = arith.addi %745, %746 : index
      %748 = wave.lane
      %749 = arith.remui %748, %c17 : index
      %750 = arith.addi %747, %749 : index
      %751 = arith.cmpi slt, %744, %panels : index
      scf.if %751 {
        scf.if %21 {
          %752 = memref.load %residual[%750] : memref<?xf32>
          %753 = arith.addf %752, %705 : f32
          memref.store %753, %out[%750] : memref<?xf32>
        } else {
          memref.store %705, %out[%750] : memref<?xf32>
        }
      }
    }
    %754 = arith.addi %17, %c16 : index
    %755 = arith.muli %754, %c17 : index
    %756 = arith.addi %6, %755 : index
    %757 = arith.addi %756, %c9 : index
    %758 = arith.divui %3, %c17 : index
    %759 = arith.addi %757, %758 : index
    %760 = arith.cmpi slt, %759, %5 : index
    scf.if %760 {
      %761 = arith.cmpi eq, %hasFactors, %c12 : index
      %762 = arith.muli %759, %c8 : index
      %763 = memref.load %factors[%762] : memref<?xf32>
      %764 = arith.mulf %763, %operandScale : f32
      %765 = arith.select %761, %764, %operandScale : f32
      %766 = vector.extract %169#0[2] : f32 from vector<8xf32>
      %767 = arith.addi %19, %c16 : index
      %768 = arith.muli %0, %c4 : index
      %769 = arith.addi %768, %767 : index
      %770 = arith.subi %panels, %c12 : index
      %771 = arith.minsi %769, %770 : index
      %772 = arith.muli %771, %15 : index
      %773 = arith.remui %3, %c17 : index
      %774 = arith.muli %773, %c9 : index
      %775 = arith.addi %772, %774 : index
      %776 = vector.load %w[%775] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %777 = vector.bitcast %776 : vector<4xi8> to vector<1xf32>
      %778 = vector.extract %777[0] : f32 from vector<1xf32>
      %779 = arith.mulf %778, %765 : f32
      %780 = arith.mulf %766, %779 : f32
      %781 = vector.extract %169#1[2] : f32 from vector<8xf32>
      %782 = arith.addi %19, %c12 : index
      %783 = arith.muli %0, %c4 : index
      %784 = arith.addi %783, %782 : index
      %785 = arith.subi %panels, %c12 : index
      %786 = arith.minsi %784, %785 : index
      %787 = arith.muli %786, %15 : index
      %788 = arith.remui %3, %c17 : index
      %789 = arith.muli %788, %c9 : index
      %790 = arith.addi %787, %789 : index
      %791 = vector.load %w[%790] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %792 = vector.bitcast %791 : vector<4xi8> to vector<1xf32>
      %793 = vector.extract %792[0] : f32 from vector<1xf32>
      %794 = arith.mulf %793, %765 : f32
      %795 = arith.mulf %781, %794 : f32
      %796 = vector.extract %169#2[2] : f32 from vector<8xf32>
      %797 = arith.addi %19, %c8 : index
      %798 = arith.muli %0, %c4 : index
      %799 = arith.addi %798, %797 : index
      %800 = arith.subi %panels, %c12 : index
      %801 = arith.minsi %799, %800 : index
      %802 = arith.muli %801, %15 : index
      %803 = arith.remui %3, %c17 : index
      %804 = arith.muli %803, %c9 : index
      %805 = arith.addi %802, %804 : index
      %806 = vector.load %w[%805] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %807 = vector.bitcast %806 : vector<4xi8> to vector<1xf32>
      %808 = vector.extract %807[0] : f32 from vector<1xf32>
      %809 = arith.mulf %808, %765 : f32
      %810 = arith.mulf %796, %809 : f32
      %811 = vector.extract %169#3[2] : f32 from vector<8xf32>
      %812 = arith.addi %19, %c32 : index
      %813 = arith.muli %0, %c4 : index
      %814 = arith.addi %813, %812 : index
      %815 = arith.subi %panels, %c12 : index
      %816 = arith.minsi %814, %815 : index
      %817 = arith.muli %816, %15 : index
      %818 = arith.remui %3, %c17 : index
      %819 = arith.muli %818, %c9 : index
      %820 = arith.addi %817, %819 : index
      %821 = vector.load %w[%820] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %822 = vector.bitcast %821 : vector<4xi8> to vector<1xf32>
      %823 = vector.extract %822[0] : f32 from vector<1xf32>
      %824 = arith.mulf %823, %765 : f32
      %825 = arith.mulf %811, %824 : f32
      %826 = arith.muli %0, %c4 : index
      %827 = arith.addi %826, %19 : index
      %828 = arith.addi %827, %c16 : index
      %829 = arith.muli %759, %outputFeatures : index
      %830 = arith.muli %828, %c17 : index
      %831 = arith.addi %829, %830 : index
      %832 = wave.lane
      %833 = arith.remui %832, %c17 : index
      %834 = arith.addi %831, %833 : index
      %835 = arith.cmpi slt, %828, %panels : index
      scf.if %835 {
        scf.if %21 {
          %836 = memref.load %residual[%834] : memref<?xf32>
          %837 = arith.addf %836, %780 : f32
          memref.store %837, %out[%834] : memref<?xf32>
        } else {
          memref.store %780, %out[%834] : memref<?xf32>
        }
      }
      %838 = arith.muli %0, %c4 : index
      %839 = arith.addi %838, %19 : index
      %840 = arith.addi %839, %c12 : index
      %841 = arith.muli %759, %outputFeatures : index
      %842 = arith.muli %840, %c17 : index
      %843 = arith.addi %841, %842 : index
      %844 = wave.lane
      %845 = arith.remui %844, %c17 : index
      %846 = arith.addi %843, %845 : index
      %847 = arith.cmpi slt, %840, %panels : index
      scf.if %847 {
        scf.if %21 {
          %848 = memref.load %residual[%846] : memref<?xf32>
          %849 = arith.addf %848, %795 : f32
          memref.store %849, %out[%846] : memref<?xf32>
        } else {
          memref.store %795, %out[%846] : memref<?xf32>
        }
      }
      %850 = arith.muli %0, %c4 : index
      %851 = arith.addi %850, %19 : index
      %852 = arith.addi %851, %c8 : index
      %853 = arith.muli %759, %outputFeatures : index
      %854 = arith.muli %852, %c17 : index
      %855 = arith.addi %853, %854 : index
      %856 = wave.lane
      %857 = arith.remui %856, %c17 : index
      %858 = arith.addi %855, %857 : index
      %859 = arith.cmpi slt, %852, %panels : index
      scf.if %859 {
        scf.if %21 {
          %860 = memref.load %residual[%858] : memref<?xf32>
          %861 = arith.addf %860, %810 : f32
          memref.store %861, %out[%858] : memref<?xf32>
        } else {
          memref.store %810, %out[%858] : memref<?xf32>
        }
      }
      %862 = arith.muli %0, %c4 : index
      %863 = arith.addi %862, %19 : index
      %864 = arith.addi %863, %c32 : index
      %865 = arith.muli %759, %outputFeatures : index
      %866 = arith.muli %864, %c17 : index
      %867 = arith.addi %865, %866 : index
      %868 = wave.lane
      %869 = arith.remui %868, %c17 : index
      %870 = arith.addi %867, %869 : index
      %871 = arith.cmpi slt, %864, %panels : index
      scf.if %871 {
        scf.if %21 {
          %872 = memref.load %residual[%870] : memref<?xf32>
          %873 = arith.addf %872, %825 : f32
          memref.store %873, %out[%870] : memref<?xf32>
        } else {
          memref.store %825, %out[%870] : memref<?xf32>
        }
      }
    }
    %874 = arith.addi %17, %c16 : index
    %875 = arith.muli %874, %c17 : index
    %876 = arith.addi %6, %875 : index
    %877 = arith.addi %876, %c33 : index
    %878 = arith.divui %3, %c17 : index
    %879 = arith.addi %877, %878 : index
    %880 = arith.cmpi slt, %879, %5 : index
    scf.if %880 {
      %881 = arith.cmpi eq, %hasFactors, %c12 : index
      %882 = arith.muli %879, %c8 : index
      %883 = memref.load %factors[%882] : memref<?xf32>
      %884 = arith.mulf %883, %operandScale : f32
      %885 = arith.select %881, %884, %operandScale : f32
      %886 = vector.extract %169#0[3] : f32 from vector<8xf32>
      %887 = arith.addi %19, %c16 : index
      %888 = arith.muli %0, %c4 : index
      %889 = arith.addi %888, %887 : index
      %890 = arith.subi %panels, %c12 : index
      %891 = arith.minsi %889, %890 : index
      %892 = arith.muli %891, %15 : index
      %893 = arith.remui %3, %c17 : index
      %894 = arith.muli %893, %c9 : index
      %895 = arith.addi %892, %894 : index
      %896 = vector.load %w[%895] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %897 = vector.bitcast %896 : vector<4xi8> to vector<1xf32>
      %898 = vector.extract %897[0] : f32 from vector<1xf32>
      %899 = arith.mulf %898, %885 : f32
      %900 = arith.mulf %886, %899 : f32
      %901 = vector.extract %169#1[3] : f32 from vector<8xf32>
      %902 = arith.addi %19, %c12 : index
      %903 = arith.muli %0, %c4 : index
      %904 = arith.addi %903, %902 : index
      %905 = arith.subi %panels, %c12 : index
      %906 = arith.minsi %904, %905 : index
      %907 = arith.muli %906, %15 : index
      %908 = arith.remui %3, %c17 : index
      %909 = arith.muli %908, %c9 : index
      %910 = arith.addi %907, %909 : index
      %911 = vector.load %w[%910] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %912 = vector.bitcast %911 : vector<4xi8> to vector<1xf32>
      %913 = vector.extract %912[0] : f32 from vector<1xf32>
      %914 = arith.mulf %913, %885 : f32
      %915 = arith.mulf %901, %914 : f32
      %916 = vector.extract %169#2[3] : f32 from vector<8xf32>
      %917 = arith.addi %19, %c8 : index
      %918 = arith.muli %0, %c4 : index
      %919 = arith.addi %918, %917 : index
      %920 = arith.subi %panels, %c12 : index
      %921 = arith.minsi %919, %920 : index
      %922 = arith.muli %921, %15 : index
      %923 = arith.remui %3, %c17 : index
      %924 = arith.muli %923, %c9 : index
      %925 = arith.addi %922, %924 : index
      %926 = vector.load %w[%925] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %927 = vector.bitcast %926 : vector<4xi8> to vector<1xf32>
      %928 = vector.extract %927[0] : f32 from vector<1xf32>
      %929 = arith.mulf %928, %885 : f32
      %930 = arith.mulf %916, %929 : f32
      %931 = vector.extract %169#3[3] : f32 from vector<8xf32>
      %932 = arith.addi %19, %c32 : index
      %933 = arith.muli %0, %c4 : index
      %934 = arith.addi %933, %932 : index
      %935 = arith.subi %panels, %c12 : index
      %936 = arith.minsi %934, %935 : index
      %937 = arith.muli %936, %15 : index
      %938 = arith.remui %3, %c17 : index
      %939 = arith.muli %938, %c9 : index
      %940 = arith.addi %937, %939 : index
      %941 = vector.load %w[%940] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %942 = vector.bitcast %941 : vector<4xi8> to vector<1xf32>
      %943 = vector.extract %942[0] : f32 from vector<1xf32>
      %944 = arith.mulf %943, %885 : f32
      %945 = arith.mulf %931, %944 : f32
      %946 = arith.muli %0, %c4 : index
      %947 = arith.addi %946, %19 : index
      %948 = arith.addi %947, %c16 : index
      %949 = arith.muli %879, %outputFeatures : index
      %950 = arith.muli %948, %c17 : index
      %951 = arith.addi %949, %950 : index
      %952 = wave.lane
      %953 = arith.remui %952, %c17 : index
      %954 = arith.addi %951, %953 : index
      %955 = arith.cmpi slt, %948, %panels : index
      scf.if %955 {
        scf.if %21 {
          %956 = memref.load %residual[%954] : memref<?xf32>
          %957 = arith.addf %956, %900 : f32
          memref.store %957, %out[%954] : memref<?xf32>
        } else {
          memref.store %900, %out[%954] : memref<?xf32>
        }
      }
      %958 = arith.muli %0, %c4 : index
      %959 = arith.addi %958, %19 : index
      %960 = arith.addi %959, %c12 : index
      %961 = arith.muli %879, %outputFeatures : index
      %962 = arith.muli %960, %c17 : index
      %963 = arith.addi %961, %962 : index
      %964 = wave.lane
      %965 = arith.remui %964, %c17 : index
      %966 = arith.addi %963, %965 : index
      %967 = arith.cmpi slt, %960, %panels : index
      scf.if %967 {
        scf.if %21 {
          %968 = memref.load %residual[%966] : memref<?xf32>
          %969 = arith.addf %968, %915 : f32
          memref.store %969, %out[%966] : memref<?xf32>
        } else {
          memref.store %915, %out[%966] : memref<?xf32>
        }
      }
      %970 = arith.muli %0, %c4 : index
      %971 = arith.addi %970, %19 : index
      %972 = arith.addi %971, %c8 : index
      %973 = arith.muli %879, %outputFeatures : index
      %974 = arith.muli %972, %c17 : index
      %975 = arith.addi %973, %974 : index
      %976 = wave.lane
      %977 = arith.remui %976, %c17 : index
      %978 = arith.addi %975, %977 : index
      %979 = arith.cmpi slt, %972, %panels : index
      scf.if %979 {
        scf.if %21 {
          %980 = memref.load %residual[%978] : memref<?xf32>
          %981 = arith.addf %980, %930 : f32
          memref.store %981, %out[%978] : memref<?xf32>
        } else {
          memref.store %930, %out[%978] : memref<?xf32>
        }
      }
      %982 = arith.muli %0, %c4 : index
      %983 = arith.addi %982, %19 : index
      %984 = arith.addi %983, %c32 : index
      %985 = arith.muli %879, %outputFeatures : index
      %986 = arith.muli %984, %c17 : index
      %987 = arith.addi %985, %986 : index
      %988 = wave.lane
      %989 = arith.remui %988, %c17 : index
      %990 = arith.addi %987, %989 : index
      %991 = arith.cmpi slt, %984, %panels : index
      scf.if %991 {
        scf.if %21 {
          %992 = memref.load %residual[%990] : memref<?xf32>
          %993 = arith.addf %992, %945 : f32
          memref.store %993, %out[%990] : memref<?xf32>
        } else {
          memref.store %945, %out[%990] : memref<?xf32>
        }
      }
    }
    %994 = arith.addi %17, %c16 : index
    %995 = arith.muli %994, %c17 : index
    %996 = arith.addi %6, %995 : index
    %997 = arith.addi %996, %c4 : index
    %998 = arith.divui %3, %c17 : index
    %999 = arith.addi %997, %998 : index
    %1000 = arith.cmpi slt, %999, %5 : index
    scf.if %1000 {
      %1001 = arith.cmpi eq, %hasFactors, %c12 : index
      %1002 = arith.muli %999, %c8 : index
      %1003 = memref.load %factors[%1002] : memref<?xf32>
      %1004 = arith.mulf %1003, %operandScale : f32
      %1005 = arith.select %1001, %1004, %operandScale : f32
      %1006 = vector.extract %169#0[4] : f32 from vector<8xf32>
      %1007 = arith.addi %19, %c16 : index
      %1008 = arith.muli %0, %c4 : index
      %1009 = arith.addi %1008, %1007 : index
      %1010 = arith.subi %panels, %c12 : index
      %1011 = arith.minsi %1009, %1010 : index
      %1012 = arith.muli %1011, %15 : index
      %1013 = arith.remui %3, %c17 : index
      %1014 = arith.muli %1013, %c9 : index
      %1015 = arith.addi %1012, %1014 : index
      %1016 = vector.load %w[%1015] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1017 = vector.bitcast %1016 : vector<4xi8> to vector<1xf32>
      %1018 = vector.extract %1017[0] : f32 from vector<1xf32>
      %1019 = arith.mulf %1018, %1005 : f32
      %1020 = arith.mulf %1006, %1019 : f32
      %1021 = vector.extract %169#1[4] : f32 from vector<8xf32>
      %1022 = arith.addi %19, %c12 : index
      %1023 = arith.muli %0, %c4 : index
      %1024 = arith.addi %1023, %1022 : index
      %1025 = arith.subi %panels, %c12 : index
      %1026 = arith.minsi %1024, %1025 : index
      %1027 = arith.muli %1026, %15 : index
      %1028 = arith.remui %3, %c17 : index
      %1029 = arith.muli %1028, %c9 : index
      %1030 = arith.addi %1027, %1029 : index
      %1031 = vector.load %w[%1030] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1032 = vector.bitcast %1031 : vector<4xi8> to vector<1xf32>
      %1033 = vector.extract %1032[0] : f32 from vector<1xf32>
      %1034 = arith.mulf %1033, %1005 : f32
      %1035 = arith.mulf %1021, %1034 : f32
      %1036 = vector.extract %169#2[4] : f32 from vector<8xf32>
      %1037 = arith.addi %19, %c8 : index
      %1038 = arith.muli %0, %c4 : index
      %1039 = arith.addi %1038, %1037 : index
      %1040 = arith.subi %panels, %c12 : index
      %1041 = arith.minsi %1039, %1040 : index
      %1042 = arith.muli %1041, %15 : index
      %1043 = arith.remui %3, %c17 : index
      %1044 = arith.muli %1043, %c9 : index
      %1045 = arith.addi %1042, %1044 : index
      %1046 = vector.load %w[%1045] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1047 = vector.bitcast %1046 : vector<4xi8> to vector<1xf32>
      %1048 = vector.extract %1047[0] : f32 from vector<1xf32>
      %1049 = arith.mulf %1048, %1005 : f32
      %1050 = arith.mulf %1036, %1049 : f32
      %1051 = vector.extract %169#3[4] : f32 from vector<8xf32>
      %1052 = arith.addi %19, %c32 : index
      %1053 = arith.muli %0, %c4 : index
      %1054 = arith.addi %1053, %1052 : index
      %1055 = arith.subi %panels, %c12 : index
      %1056 = arith.minsi %1054, %1055 : index
      %1057 = arith.muli %1056, %15 : index
      %1058 = arith.remui %3, %c17 : index
      %1059 = arith.muli %1058, %c9 : index
      %1060 = arith.addi %1057, %1059 : index
      %1061 = vector.load %w[%1060] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1062 = vector.bitcast %1061 : vector<4xi8> to vector<1xf32>
      %1063 = vector.extract %1062[0] : f32 from vector<1xf32>
      %1064 = arith.mulf %1063, %1005 : f32
      %1065 = arith.mulf %1051, %1064 : f32
      %1066 = arith.muli %0, %c4 : index
      %1067 = arith.addi %1066, %19 : index
      %1068 = arith.addi %1067, %c16 : index
      %1069 = arith.muli %999, %outputFeatures : index
      %1070 = arith.muli %1068, %c17 : index
      %1071 = arith.addi %1069, %1070 : index
      %1072 = wave.lane
      %1073 = arith.remui %1072, %c17 : index
      %1074 = arith.addi %1071, %1073 : index
      %1075 = arith.cmpi slt, %1068, %panels : index
      scf.if %1075 {
        scf.if %21 {
          %1076 = memref.load %residual[%1074] : memref<?xf32>
          %1077 = arith.addf %1076, %1020 : f32
          memref.store %1077, %out[%1074] : memref<?xf32>
        } else {
          memref.store %1020, %out[%1074] : memref<?xf32>
        }
      }
      %1078 = arith.muli %0, %c4 : index
      %1079 = arith.addi %1078, %19 : index
      %1080 = arith.addi %1079, %c12 : index
      %1081 = arith.muli %999, %outputFeatures : index
      %1082 = arith.muli %1080, %c17 : index
      %1083 = arith.addi %1081, %1082 : index
      %1084 = wave.lane
      %1085 = arith.remui %1084, %c17 : index
      %1086 = arith.addi %1083, %1085 : index
      %1087 = arith.cmpi slt, %1080, %panels : index
      scf.if %1087 {
        scf.if %21 {
          %1088 = memref.load %residual[%1086] : memref<?xf32>
          %1089 = arith.addf %1088, %1035 : f32
          memref.store %1089, %out[%1086] : memref<?xf32>
        } else {
          memref.store %1035, %out[%1086] : memref<?xf32>
        }
      }
      %1090 = arith.muli %0, %c4 : index
      %1091 = arith.addi %1090, %19 : index
      %1092 = arith.addi %1091, %c8 : index
      %1093 = arith.muli %999, %outputFeatures : index
      %1094 = arith.muli %1092, %c17 : index
      %1095 = arith.addi %1093, %1094 : index
      %1096 = wave.lane
      %1097 = arith.remui %1096, %c17 : index
      %1098 = arith.addi %1095, %1097 : index
      %1099 = arith.cmpi slt, %1092, %panels : index
      scf.if %1099 {
        scf.if %21 {
          %1100 = memref.load %residual[%1098] : memref<?xf32>
          %1101 = arith.addf %1100, %1050 : f32
          memref.store %1101, %out[%1098] : memref<?xf32>
        } else {
          memref.store %1050, %out[%1098] : memref<?xf32>
        }
      }
      %1102 = arith.muli %0, %c4 : index
      %1103 = arith.addi %1102, %19 : index
      %1104 = arith.addi %1103, %c32 : index
      %1105 = arith.muli %999, %outputFeatures : index
      %1106 = arith.muli %1104, %c17 : index
      %1107 = arith.addi %1105, %1106 : index
      %1108 = wave.lane
      %1109 = arith.remui %1108, %c17 : index
      %1110 = arith.addi %1107, %1109 : index
      %1111 = arith.cmpi slt, %1104, %panels : index
      scf.if %1111 {
        scf.if %21 {
          %1112 = memref.load %residual[%1110] : memref<?xf32>
          %1113 = arith.addf %1112, %1065 : f32
          memref.store %1113, %out[%1110] : memref<?xf32>
        } else {
          memref.store %1065, %out[%1110] : memref<?xf32>
        }
      }
    }
    %1114 = arith.addi %17, %c16 : index
    %1115 = arith.muli %1114, %c17 : index
    %1116 = arith.addi %6, %1115 : index
    %1117 = arith.addi %1116, %c28 : index
    %1118 = arith.divui %3, %c17 : index
    %1119 = arith.addi %1117, %1118 : index
    %1120 = arith.cmpi slt, %1119, %5 : index
    scf.if %1120 {
      %1121 = arith.cmpi eq, %hasFactors, %c12 : index
      %1122 = arith.muli %1119, %c8 : index
      %1123 = memref.load %factors[%1122] : memref<?xf32>
      %1124 = arith.mulf %1123, %operandScale : f32
      %1125 = arith.select %1121, %1124, %operandScale : f32
      %1126 = vector.extract %169#0[5] : f32 from vector<8xf32>
      %1127 = arith.addi %19, %c16 : index
      %1128 = arith.muli %0, %c4 : index
      %1129 = arith.addi %1128, %1127 : index
      %1130 = arith.subi %panels, %c12 : index
      %1131 = arith.minsi %1129, %1130 : index
      %1132 = arith.muli %1131, %15 : index
      %1133 = arith.remui %3, %c17 : index
      %1134 = arith.muli %1133, %c9 : index
      %1135 = arith.addi %1132, %1134 : index
      %1136 = vector.load %w[%1135] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1137 = vector.bitcast %1136 : vector<4xi8> to vector<1xf32>
      %1138 = vector.extract %1137[0] : f32 from vector<1xf32>
      %1139 = arith.mulf %1138, %1125 : f32
      %1140 = arith.mulf %1126, %1139 : f32
      %1141 = vector.extract %169#1[5] : f32 from vector<8xf32>
      %1142 = arith.addi %19, %c12 : index
      %1143 = arith.muli %0, %c4 : index
      %1144 = arith.addi %1143, %1142 : index
      %1145 = arith.subi %panels, %c12 : index
      %1146 = arith.minsi %1144, %1145 : index
      %1147 = arith.muli %1146, %15 : index
      %1148 = arith.remui %3, %c17 : index
      %1149 = arith.muli %1148, %c9 : index
      %1150 = arith.addi %1147, %1149 : index
      %1151 = vector.load %w[%1150] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1152 = vector.bitcast %1151 : vector<4xi8> to vector<1xf32>
      %1153 = vector.extract %1152[0] : f32 from vector<1xf32>
      %1154 = arith.mulf %1153, %1125 : f32
      %1155 = arith.mulf %1141, %1154 : f32
      %1156 = vector.extract %169#2[5] : f32 from vector<8xf32>
      %1157 = arith.addi %19, %c8 : index
      %1158 = arith.muli %0, %c4 : index
      %1159 = arith.addi %1158, %1157 : index
      %1160 = arith.subi %panels, %c12 : index
      %1161 = arith.minsi %1159, %1160 : index
      %1162 = arith.muli %1161, %15 : index
      %1163 = arith.remui %3, %c17 : index
      %1164 = arith.muli %1163, %c9 : index
      %1165 = arith.addi %1162, %1164 : index
      %1166 = vector.load %w[%1165] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1167 = vector.bitcast %1166 : vector<4xi8> to vector<1xf32>
      %1168 = vector.extract %1167[0] : f32 from vector<1xf32>
      %1169 = arith.mulf %1168, %1125 : f32
      %1170 = arith.mulf %1156, %1169 : f32
      %1171 = vector.extract %169#3[5] : f32 from vector<8xf32>
      %1172 = arith.addi %19, %c32 : index
      %1173 = arith.muli %0, %c4 : index
      %1174 = arith.addi %1173, %1172 : index
      %1175 = arith.subi %panels, %c12 : index
      %1176 = arith.minsi %1174, %1175 : index
      %1177 = arith.muli %1176, %15 : index
      %1178 = arith.remui %3, %c17 : index
      %1179 = arith.muli %1178, %c9 : index
      %1180 = arith.addi %1177, %1179 : index
      %1181 = vector.load %w[%1180] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1182 = vector.bitcast %1181 : vector<4xi8> to vector<1xf32>
      %1183 = vector.extract %1182[0] : f32 from vector<1xf32>
      %1184 = arith.mulf %1183, %1125 : f32
      %1185 = arith.mulf %1171, %1184 : f32
      %1186 = arith.muli %0, %c4 : index
      %1187 = arith.addi %1186, %19 : index
      %1188 = arith.addi %1187, %c16 : index
      %1189 = arith.muli %1119, %outputFeatures : index
      %1190 = arith.muli %1188, %c17 : index
      %1191 = arith.addi %1189, %1190 : index
      %1192 = wave.lane
      %1193 = arith.remui %1192, %c17 : index
      %1194 = arith.addi %1191, %1193 : index
      %1195 = arith.cmpi slt, %1188, %panels : index
      scf.if %1195 {
        scf.if %21 {
          %1196 = memref.load %residual[%1194] : memref<?xf32>
          %1197 = arith.addf %1196, %1140 : f32
          memref.store %1197, %out[%1194] : memref<?xf32>
        } else {
          memref.store %1140, %out[%1194] : memref<?xf32>
        }
      }
      %1198 = arith.muli %0, %c4 : index
      %1199 = arith.addi %1198, %19 : index
      %1200 = arith.addi %1199, %c12 : index
      %1201 = arith.muli %1119, %outputFeatures : index
      %1202 = arith.muli %1200, %c17 : index
      %1203 = arith.addi %1201, %1202 : index
      %1204 = wave.lane
      %1205 = arith.remui %1204, %c17 : index
      %1206 = arith.addi %1203, %1205 : index
      %1207 = arith.cmpi slt, %1200, %panels : index
      scf.if %1207 {
        scf.if %21 {
          %1208 = memref.load %residual[%1206] : memref<?xf32>
          %1209 = arith.addf %1208, %1155 : f32
          memref.store %1209, %out[%1206] : memref<?xf32>
        } else {
          memref.store %1155, %out[%1206] : memref<?xf32>
        }
      }
      %1210 = arith.muli %0, %c4 : index
      %1211 = arith.addi %1210, %19 : index
      %1212 = arith.addi %1211, %c8 : index
      %1213 = arith.muli %1119, %outputFeatures : index
      %1214 = arith.muli %1212, %c17 : index
      %1215 = arith.addi %1213, %1214 : index
      %1216 = wave.lane
      %1217 = arith.remui %1216, %c17 : index
      %1218 = arith.addi %1215, %1217 : index
      %1219 = arith.cmpi slt, %1212, %panels : index
      scf.if %1219 {
        scf.if %21 {
          %1220 = memref.load %residual[%1218] : memref<?xf32>
          %1221 = arith.addf %1220, %1170 : f32
          memref.store %1221, %out[%1218] : memref<?xf32>
        } else {
          memref.store %1170, %out[%1218] : memref<?xf32>
        }
      }
      %1222 = arith.muli %0, %c4 : index
      %1223 = arith.addi %1222, %19 : index
      %1224 = arith.addi %1223, %c32 : index
      %1225 = arith.muli %1119, %outputFeatures : index
      %1226 = arith.muli %1224, %c17 : index
      %1227 = arith.addi %1225, %1226 : index
      %1228 = wave.lane
      %1229 = arith.remui %1228, %c17 : index
      %1230 = arith.addi %1227, %1229 : index
      %1231 = arith.cmpi slt, %1224, %panels : index
      scf.if %1231 {
        scf.if %21 {
          %1232 = memref.load %residual[%1230] : memref<?xf32>
          %1233 = arith.addf %1232, %1185 : f32
          memref.store %1233, %out[%1230] : memref<?xf32>
        } else {
          memref.store %1185, %out[%1230] : memref<?xf32>
        }
      }
    }
    %1234 = arith.addi %17, %c16 : index
    %1235 = arith.muli %1234, %c17 : index
    %1236 = arith.addi %6, %1235 : index
    %1237 = arith.addi %1236, %c34 : index
    %1238 = arith.divui %3, %c17 : index
    %1239 = arith.addi %1237, %1238 : index
    %1240 = arith.cmpi slt, %1239, %5 : index
    scf.if %1240 {
      %1241 = arith.cmpi eq, %hasFactors, %c12 : index
      %1242 = arith.muli %1239, %c8 : index
      %1243 = memref.load %factors[%1242] : memref<?xf32>
      %1244 = arith.mulf %1243, %operandScale : f32
      %1245 = arith.select %1241, %1244, %operandScale : f32
      %1246 = vector.extract %169#0[6] : f32 from vector<8xf32>
      %1247 = arith.addi %19, %c16 : index
      %1248 = arith.muli %0, %c4 : index
      %1249 = arith.addi %1248, %1247 : index
      %1250 = arith.subi %panels, %c12 : index
      %1251 = arith.minsi %1249, %1250 : index
      %1252 = arith.muli %1251, %15 : index
      %1253 = arith.remui %3, %c17 : index
      %1254 = arith.muli %1253, %c9 : index
      %1255 = arith.addi %1252, %1254 : index
      %1256 = vector.load %w[%1255] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1257 = vector.bitcast %1256 : vector<4xi8> to vector<1xf32>
      %1258 = vector.extract %1257[0] : f32 from vector<1xf32>
      %1259 = arith.mulf %1258, %1245 : f32
      %1260 = arith.mulf %1246, %1259 : f32
      %1261 = vector.extract %169#1[6] : f32 from vector<8xf32>
      %1262 = arith.addi %19, %c12 : index
      %1263 = arith.muli %0, %c4 : index
      %1264 = arith.addi %1263, %1262 : index
      %1265 = arith.subi %panels, %c12 : index
      %1266 = arith.minsi %1264, %1265 : index
      %1267 = arith.muli %1266, %15 : index
      %1268 = arith.remui %3, %c17 : index
      %1269 = arith.muli %1268, %c9 : index
      %1270 = arith.addi %1267, %1269 : index
      %1271 = vector.load %w[%1270] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1272 = vector.bitcast %1271 : vector<4xi8> to vector<1xf32>
      %1273 = vector.extract %1272[0] : f32 from vector<1xf32>
      %1274 = arith.mulf %1273, %1245 : f32
      %1275 = arith.mulf %1261, %1274 : f32
      %1276 = vector.extract %169#2[6] : f32 from vector<8xf32>
      %1277 = arith.addi %19, %c8 : index
      %1278 = arith.muli %0, %c4 : index
      %1279 = arith.addi %1278, %1277 : index
      %1280 = arith.subi %panels, %c12 : index
      %1281 = arith.minsi %1279, %1280 : index
      %1282 = arith.muli %1281, %15 : index
      %1283 = arith.remui %3, %c17 : index
      %1284 = arith.muli %1283, %c9 : index
      %1285 = arith.addi %1282, %1284 : index
      %1286 = vector.load %w[%1285] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1287 = vector.bitcast %1286 : vector<4xi8> to vector<1xf32>
      %1288 = vector.extract %1287[0] : f32 from vector<1xf32>
      %1289 = arith.mulf %1288, %1245 : f32
      %1290 = arith.mulf %1276, %1289 : f32
      %1291 = vector.extract %169#3[6] : f32 from vector<8xf32>
      %1292 = arith.addi %19, %c32 : index
      %1293 = arith.muli %0, %c4 : index
      %1294 = arith.addi %1293, %1292 : index
      %1295 = arith.subi %panels, %c12 : index
      %1296 = arith.minsi %1294, %1295 : index
      %1297 = arith.muli %1296, %15 : index
      %1298 = arith.remui %3, %c17 : index
      %1299 = arith.muli %1298, %c9 : index
      %1300 = arith.addi %1297, %1299 : index
      %1301 = vector.load %w[%1300] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1302 = vector.bitcast %1301 : vector<4xi8> to vector<1xf32>
      %1303 = vector.extract %1302[0] : f32 from vector<1xf32>
      %1304 = arith.mulf %1303, %1245 : f32
      %1305 = arith.mulf %1291, %1304 : f32
      %1306 = arith.muli %0, %c4 : index
      %1307 = arith.addi %1306, %19 : index
      %1308 = arith.addi %1307, %c16 : index
      %1309 = arith.muli %1239, %outputFeatures : index
      %1310 = arith.muli %1308, %c17 : index
      %1311 = arith.addi %1309, %1310 : index
      %1312 = wave.lane
      %1313 = arith.remui %1312, %c17 : index
      %1314 = arith.addi %1311, %1313 : index
      %1315 = arith.cmpi slt, %1308, %panels : index
      scf.if %1315 {
        scf.if %21 {
          %1316 = memref.load %residual[%1314] : memref<?xf32>
          %1317 = arith.addf %1316, %1260 : f32
          memref.store %1317, %out[%1314] : memref<?xf32>
        } else {
          memref.store %1260, %out[%1314] : memref<?xf32>
        }
      }
      %1318 = arith.muli %0, %c4 : index
      %1319 = arith.addi %1318, %19 : index
      %1320 = arith.addi %1319, %c12 : index
      %1321 = arith.muli %1239, %outputFeatures : index
      %1322 = arith.muli %1320, %c17 : index
      %1323 = arith.addi %1321, %1322 : index
      %1324 = wave.lane
      %1325 = arith.remui %1324, %c17 : index
      %1326 = arith.addi %1323, %1325 : index
      %1327 = arith.cmpi slt, %1320, %panels : index
      scf.if %1327 {
        scf.if %21 {
          %1328 = memref.load %residual[%1326] : memref<?xf32>
          %1329 = arith.addf %1328, %1275 : f32
          memref.store %1329, %out[%1326] : memref<?xf32>
        } else {
          memref.store %1275, %out[%1326] : memref<?xf32>
        }
      }
      %1330 = arith.muli %0, %c4 : index
      %1331 = arith.addi %1330, %19 : index
      %1332 = arith.addi %1331, %c8 : index
      %1333 = arith.muli %1239, %outputFeatures : index
      %1334 = arith.muli %1332, %c17 : index
      %1335 = arith.addi %1333, %1334 : index
      %1336 = wave.lane
      %1337 = arith.remui %1336, %c17 : index
      %1338 = arith.addi %1335, %1337 : index
      %1339 = arith.cmpi slt, %1332, %panels : index
      scf.if %1339 {
        scf.if %21 {
          %1340 = memref.load %residual[%1338] : memref<?xf32>
          %1341 = arith.addf %1340, %1290 : f32
          memref.store %1341, %out[%1338] : memref<?xf32>
        } else {
          memref.store %1290, %out[%1338] : memref<?xf32>
        }
      }
      %1342 = arith.muli %0, %c4 : index
      %1343 = arith.addi %1342, %19 : index
      %1344 = arith.addi %1343, %c32 : index
      %1345 = arith.muli %1239, %outputFeatures : index
      %1346 = arith.muli %1344, %c17 : index
      %1347 = arith.addi %1345, %1346 : index
      %1348 = wave.lane
      %1349 = arith.remui %1348, %c17 : index
      %1350 = arith.addi %1347, %1349 : index
      %1351 = arith.cmpi slt, %1344, %panels : index
      scf.if %1351 {
        scf.if %21 {
          %1352 = memref.load %residual[%1350] : memref<?xf32>
          %1353 = arith.addf %1352, %1305 : f32
          memref.store %1353, %out[%1350] : memref<?xf32>
        } else {
          memref.store %1305, %out[%1350] : memref<?xf32>
        }
      }
    }
    %1354 = arith.addi %17, %c16 : index
    %1355 = arith.muli %1354, %c17 : index
    %1356 = arith.addi %6, %1355 : index
    %1357 = arith.addi %1356, %c35 : index
    %1358 = arith.divui %3, %c17 : index
    %1359 = arith.addi %1357, %1358 : index
    %1360 = arith.cmpi slt, %1359, %5 : index
    scf.if %1360 {
      %1361 = arith.cmpi eq, %hasFactors, %c12 : index
      %1362 = arith.muli %1359, %c8 : index
      %1363 = memref.load %factors[%1362] : memref<?xf32>
      %1364 = arith.mulf %1363, %operandScale : f32
      %1365 = arith.select %1361, %1364, %operandScale : f32
      %1366 = vector.extract %169#0[7] : f32 from vector<8xf32>
      %1367 = arith.addi %19, %c16 : index
      %1368 = arith.muli %0, %c4 : index
      %1369 = arith.addi %1368, %1367 : index
      %1370 = arith.subi %panels, %c12 : index
      %1371 = arith.minsi %1369, %1370 : index
      %1372 = arith.muli %1371, %15 : index
      %1373 = arith.remui %3, %c17 : index
      %1374 = arith.muli %1373, %c9 : index
      %1375 = arith.addi %1372, %1374 : index
      %1376 = vector.load %w[%1375] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1377 = vector.bitcast %1376 : vector<4xi8> to vector<1xf32>
      %1378 = vector.extract %1377[0] : f32 from vector<1xf32>
      %1379 = arith.mulf %1378, %1365 : f32
      %1380 = arith.mulf %1366, %1379 : f32
      %1381 = vector.extract %169#1[7] : f32 from vector<8xf32>
      %1382 = arith.addi %19, %c12 : index
      %1383 = arith.muli %0, %c4 : index
      %1384 = arith.addi %1383, %1382 : index
      %1385 = arith.subi %panels, %c12 : index
      %1386 = arith.minsi %1384, %1385 : index
      %1387 = arith.muli %1386, %15 : index
      %1388 = arith.remui %3, %c17 : index
      %1389 = arith.muli %1388, %c9 : index
      %1390 = arith.addi %1387, %1389 : index
      %1391 = vector.load %w[%1390] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1392 = vector.bitcast %1391 : vector<4xi8> to vector<1xf32>
      %1393 = vector.extract %1392[0] : f32 from vector<1xf32>
      %1394 = arith.mulf %1393, %1365 : f32
      %1395 = arith.mulf %1381, %1394 : f32
      %1396 = vector.extract %169#2[7] : f32 from vector<8xf32>
      %1397 = arith.addi %19, %c8 : index
      %1398 = arith.muli %0, %c4 : index
      %1399 = arith.addi %1398, %1397 : index
      %1400 = arith.subi %panels, %c12 : index
      %1401 = arith.minsi %1399, %1400 : index
      %1402 = arith.muli %1401, %15 : index
      %1403 = arith.remui %3, %c17 : index
      %1404 = arith.muli %1403, %c9 : index
      %1405 = arith.addi %1402, %1404 : index
      %1406 = vector.load %w[%1405] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1407 = vector.bitcast %1406 : vector<4xi8> to vector<1xf32>
      %1408 = vector.extract %1407[0] : f32 from vector<1xf32>
      %1409 = arith.mulf %1408, %1365 : f32
      %1410 = arith.mulf %1396, %1409 : f32
      %1411 = vector.extract %169#3[7] : f32 from vector<8xf32>
      %1412 = arith.addi %19, %c32 : index
      %1413 = arith.muli %0, %c4 : index
      %1414 = arith.addi %1413, %1412 : index
      %1415 = arith.subi %panels, %c12 : index
      %1416 = arith.minsi %1414, %1415 : index
      %1417 = arith.muli %1416, %15 : index
      %1418 = arith.remui %3, %c17 : index
      %1419 = arith.muli %1418, %c9 : index
      %1420 = arith.addi %1417, %1419 : index
      %1421 = vector.load %w[%1420] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1422 = vector.bitcast %1421 : vector<4xi8> to vector<1xf32>
      %1423 = vector.extract %1422[0] : f32 from vector<1xf32>
      %1424 = arith.mulf %1423, %1365 : f32
      %1425 = arith.mulf %1411, %1424 : f32
      %1426 = arith.muli %0, %c4 : index
      %1427 = arith.addi %1426, %19 : index
      %1428 = arith.addi %1427, %c16 : index
      %1429 = arith.muli %1359, %outputFeatures : index
      %1430 = arith.muli %1428, %c17 : index
      %1431 = arith.addi %1429, %1430 : index
      %1432 = wave.lane
      %1433 = arith.remui %1432, %c17 : index
      %1434 = arith.addi %1431, %1433 : index
      %1435 = arith.cmpi slt, %1428, %panels : index
      scf.if %1435 {
        scf.if %21 {
          %1436 = memref.load %residual[%1434] : memref<?xf32>
          %1437 = arith.addf %1436, %1380 : f32
          memref.store %1437, %out[%1434] : memref<?xf32>
        } else {
          memref.store %1380, %out[%1434] : memref<?xf32>
        }
      }
      %1438 = arith.muli %0, %c4 : index
      %1439 = arith.addi %1438, %19 : index
      %1440 = arith.addi %1439, %c12 : index
      %1441 = arith.muli %1359, %outputFeatures : index
      %1442 = arith.muli %1440, %c17 : index
      %1443 = arith.addi %1441, %1442 : index
      %1444 = wave.lane
      %1445 = arith.remui %1444, %c17 : index
      %1446 = arith.addi %1443, %1445 : index
      %1447 = arith.cmpi slt, %1440, %panels : index
      scf.if %1447 {
        scf.if %21 {
          %1448 = memref.load %residual[%1446] : memref<?xf32>
          %1449 = arith.addf %1448, %1395 : f32
          memref.store %1449, %out[%1446] : memref<?xf32>
        } else {
          memref.store %1395, %out[%1446] : memref<?xf32>
        }
      }
      %1450 = arith.muli %0, %c4 : index
      %1451 = arith.addi %1450, %19 : index
      %1452 = arith.addi %1451, %c8 : index
      %1453 = arith.muli %1359, %outputFeatures : index
      %1454 = arith.muli %1452, %c17 : index
      %1455 = arith.addi %1453, %1454 : index
      %1456 = wave.lane
      %1457 = arith.remui %1456, %c17 : index
      %1458 = arith.addi %1455, %1457 : index
      %1459 = arith.cmpi slt, %1452, %panels : index
      scf.if %1459 {
        scf.if %21 {
          %1460 = memref.load %residual[%1458] : memref<?xf32>
          %1461 = arith.addf %1460, %1410 : f32
          memref.store %1461, %out[%1458] : memref<?xf32>
        } else {
          memref.store %1410, %out[%1458] : memref<?xf32>
        }
      }
      %1462 = arith.muli %0, %c4 : index
      %1463 = arith.addi %1462, %19 : index
      %1464 = arith.addi %1463, %c32 : index
      %1465 = arith.muli %1359, %outputFeatures : index
      %1466 = arith.muli %1464, %c17 : index
      %1467 = arith.addi %1465, %1466 : index
      %1468 = wave.lane
      %1469 = arith.remui %1468, %c17 : index
      %1470 = arith.addi %1467, %1469 : index
      %1471 = arith.cmpi slt, %1464, %panels : index
      scf.if %1471 {
        scf.if %21 {
          %1472 = memref.load %residual[%1470] : memref<?xf32>
          %1473 = arith.addf %1472, %1425 : f32
          memref.store %1473, %out[%1470] : memref<?xf32>
        } else {
          memref.store %1425, %out[%1470] : memref<?xf32>
        }
      }
    }
    %1474 = arith.addi %17, %c12 : index
    %1475 = arith.muli %1474, %c17 : index
    %1476 = arith.addi %6, %1475 : index
    %1477 = arith.addi %1476, %c16 : index
    %1478 = arith.divui %3, %c17 : index
    %1479 = arith.addi %1477, %1478 : index
    %1480 = arith.cmpi slt, %1479, %5 : index
    scf.if %1480 {
      %1481 = arith.cmpi eq, %hasFactors, %c12 : index
      %1482 = arith.muli %1479, %c8 : index
      %1483 = memref.load %factors[%1482] : memref<?xf32>
      %1484 = arith.mulf %1483, %operandScale : f32
      %1485 = arith.select %1481, %1484, %operandScale : f32
      %1486 = vector.extract %169#4[0] : f32 from vector<8xf32>
      %1487 = arith.addi %19, %c16 : index
      %1488 = arith.muli %0, %c4 : index
      %1489 = arith.addi %1488, %1487 : index
      %1490 = arith.subi %panels, %c12 : index
      %1491 = arith.minsi %1489, %1490 : index
      %1492 = arith.muli %1491, %15 : index
      %1493 = arith.remui %3, %c17 : index
      %1494 = arith.muli %1493, %c9 : index
      %1495 = arith.addi %1492, %1494 : index
      %1496 = vector.load %w[%1495] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1497 = vector.bitcast %1496 : vector<4xi8> to vector<1xf32>
      %1498 = vector.extract %1497[0] : f32 from vector<1xf32>
      %1499 = arith.mulf %1498, %1485 : f32
      %1500 = arith.mulf %1486, %1499 : f32
      %1501 = vector.extract %169#5[0] : f32 from vector<8xf32>
      %1502 = arith.addi %19, %c12 : index
      %1503 = arith.muli %0, %c4 : index
      %1504 = arith.addi %1503, %1502 : index
      %1505 = arith.subi %panels, %c12 : index
      %1506 = arith.minsi %1504, %1505 : index
      %1507 = arith.muli %1506, %15 : index
      %1508 = arith.remui %3, %c17 : index
      %1509 = arith.muli %1508, %c9 : index
      %1510 = arith.addi %1507, %1509 : index
      %1511 = vector.load %w[%1510] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1512 = vector.bitcast %1511 : vector<4xi8> to vector<1xf32>
      %1513 = vector.extract %1512[0] : f32 from vector<1xf32>
      %1514 = arith.mulf %1513, %1485 : f32
      %1515 = arith.mulf %1501, %1514 : f32
      %1516 = vector.extract %169#6[0] : f32 from vector<8xf32>
      %1517 = arith.addi %19, %c8 : index
      %1518 = arith.muli %0, %c4 : index
      %1519 = arith.addi %1518, %1517 : index
      %1520 = arith.subi %panels, %c12 : index
      %1521 = arith.minsi %1519, %1520 : index
      %1522 = arith.muli %1521, %15 : index
      %1523 = arith.remui %3, %c17 : index
      %1524 = arith.muli %1523, %c9 : index
      %1525 = arith.addi %1522, %1524 : index
      %1526 = vector.load %w[%1525] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1527 = vector.bitcast %1526 : vector<4xi8> to vector<1xf32>
      %1528 = vector.extract %1527[0] : f32 from vector<1xf32>
      %1529 = arith.mulf %1528, %1485 : f32
      %1530 = arith.mulf %1516, %1529 : f32
      %1531 = vector.extract %169#7[0] : f32 from vector<8xf32>
      %1532 = arith.addi %19, %c32 : index
      %1533 = arith.muli %0, %c4 : index
      %1534 = arith.addi %1533, %1532 : index
      %1535 = arith.subi %panels, %c12 : index
      %1536 = arith.minsi %1534, %1535 : index
      %1537 = arith.muli %1536, %15 : index
      %1538 = arith.remui %3, %c17 : index
      %1539 = arith.muli %1538, %c9 : index
      %1540 = arith.addi %1537, %1539 : index
      %1541 = vector.load %w[%1540] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1542 = vector.bitcast %1541 : vector<4xi8> to vector<1xf32>
      %1543 = vector.extract %1542[0] : f32 from vector<1xf32>
      %1544 = arith.mulf %1543, %1485 : f32
      %1545 = arith.mulf %1531, %1544 : f32
      %1546 = arith.muli %0, %c4 : index
      %1547 = arith.addi %1546, %19 : index
      %1548 = arith.addi %1547, %c16 : index
      %1549 = arith.muli %1479, %outputFeatures : index
      %1550 = arith.muli %1548, %c17 : index
      %1551 = arith.addi %1549, %1550 : index
      %1552 = wave.lane
      %1553 = arith.remui %1552, %c17 : index
      %1554 = arith.addi %1551, %1553 : index
      %1555 = arith.cmpi slt, %1548, %panels : index
      scf.if %1555 {
        scf.if %21 {
          %1556 = memref.load %residual[%1554] : memref<?xf32>
          %1557 = arith.addf %1556, %1500 : f32
          memref.store %1557, %out[%1554] : memref<?xf32>
        } else {
          memref.store %1500, %out[%1554] : memref<?xf32>
        }
      }
      %1558 = arith.muli %0, %c4 : index
      %1559 = arith.addi %1558, %19 : index
      %1560 = arith.addi %1559, %c12 : index
      %1561 = arith.muli %1479, %outputFeatures : index
      %1562 = arith.muli %1560, %c17 : index
      %1563 = arith.addi %1561, %1562 : index
      %1564 = wave.lane
      %1565 = arith.remui %1564, %c17 : index
      %1566 = arith.addi %1563, %1565 : index
      %1567 = arith.cmpi slt, %1560, %panels : index
      scf.if %1567 {
        scf.if %21 {
          %1568 = memref.load %residual[%1566] : memref<?xf32>
          %1569 = arith.addf %1568, %1515 : f32
          memref.store %1569, %out[%1566] : memref<?xf32>
        } else {
          memref.store %1515, %out[%1566] : memref<?xf32>
        }
      }
      %1570 = arith.muli %0, %c4 : index
      %1571 = arith.addi %1570, %19 : index
      %1572 = arith.addi %1571, %c8 : index
      %1573 = arith.muli %1479, %outputFeatures : index
      %1574 = arith.muli %1572, %c17 : index
      %1575 = arith.addi %1573, %1574 : index
      %1576 = wave.lane
      %1577 = arith.remui %1576, %c17 : index
      %1578 = arith.addi %1575, %1577 : index
      %1579 = arith.cmpi slt, %1572, %panels : index
      scf.if %1579 {
        scf.if %21 {
          %1580 = memref.load %residual[%1578] : memref<?xf32>
          %1581 = arith.addf %1580, %1530 : f32
          memref.store %1581, %out[%1578] : memref<?xf32>
        } else {
          memref.store %1530, %out[%1578] : memref<?xf32>
        }
      }
      %1582 = arith.muli %0, %c4 : index
      %1583 = arith.addi %1582, %19 : index
      %1584 = arith.addi %1583, %c32 : index
      %1585 = arith.muli %1479, %outputFeatures : index
      %1586 = arith.muli %1584, %c17 : index
      %1587 = arith.addi %1585, %1586 : index
      %1588 = wave.lane
      %1589 = arith.remui %1588, %c17 : index
      %1590 = arith.addi %1587, %1589 : index
      %1591 = arith.cmpi slt, %1584, %panels : index
      scf.if %1591 {
        scf.if %21 {
          %1592 = memref.load %residual[%1590] : memref<?xf32>
          %1593 = arith.addf %1592, %1545 : f32
          memref.store %1593, %out[%1590] : memref<?xf32>
        } else {
          memref.store %1545, %out[%1590] : memref<?xf32>
        }
      }
    }
    %1594 = arith.addi %17, %c12 : index
    %1595 = arith.muli %1594, %c17 : index
    %1596 = arith.addi %6, %1595 : index
    %1597 = arith.addi %1596, %c8 : index
    %1598 = arith.divui %3, %c17 : index
    %1599 = arith.addi %1597, %1598 : index
    %1600 = arith.cmpi slt, %1599, %5 : index
    scf.if %1600 {
      %1601 = arith.cmpi eq, %hasFactors, %c12 : index
      %1602 = arith.muli %1599, %c8 : index
      %1603 = memref.load %factors[%1602] : memref<?xf32>
      %1604 = arith.mulf %1603, %operandScale : f32
      %1605 = arith.select %1601, %1604, %operandScale : f32
      %1606 = vector.extract %169#4[1] : f32 from vector<8xf32>
      %1607 = arith.addi %19, %c16 : index
      %1608 = arith.muli %0, %c4 : index
      %1609 = arith.addi %1608, %1607 : index
      %1610 = arith.subi %panels, %c12 : index
      %1611 = arith.minsi %1609, %1610 : index
      %1612 = arith.muli %1611, %15 : index
      %1613 = arith.remui %3, %c17 : index
      %1614 = arith.muli %1613, %c9 : index
      %1615 = arith.addi %1612, %1614 : index
      %1616 = vector.load %w[%1615] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1617 = vector.bitcast %1616 : vector<4xi8> to vector<1xf32>
      %1618 = vector.extract %1617[0] : f32 from vector<1xf32>
      %1619 = arith.mulf %1618, %1605 : f32
      %1620 = arith.mulf %1606, %1619 : f32
      %1621 = vector.extract %169#5[1] : f32 from vector<8xf32>
      %1622 = arith.addi %19, %c12 : index
      %1623 = arith.muli %0, %c4 : index
      %1624 = arith.addi %1623, %1622 : index
      %1625 = arith.subi %panels, %c12 : index
      %1626 = arith.minsi %1624, %1625 : index
      %1627 = arith.muli %1626, %15 : index
      %1628 = arith.remui %3, %c17 : index
      %1629 = arith.muli %1628, %c9 : index
      %1630 = arith.addi %1627, %1629 : index
      %1631 = vector.load %w[%1630] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1632 = vector.bitcast %1631 : vector<4xi8> to vector<1xf32>
      %1633 = vector.extract %1632[0] : f32 from vector<1xf32>
      %1634 = arith.mulf %1633, %1605 : f32
      %1635 = arith.mulf %1621, %1634 : f32
      %1636 = vector.extract %169#6[1] : f32 from vector<8xf32>
      %1637 = arith.addi %19, %c8 : index
      %1638 = arith.muli %0, %c4 : index
      %1639 = arith.addi %1638, %1637 : index
      %1640 = arith.subi %panels, %c12 : index
      %1641 = arith.minsi %1639, %1640 : index
      %1642 = arith.muli %1641, %15 : index
      %1643 = arith.remui %3, %c17 : index
      %1644 = arith.muli %1643, %c9 : index
      %1645 = arith.addi %1642, %1644 : index
      %1646 = vector.load %w[%1645] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1647 = vector.bitcast %1646 : vector<4xi8> to vector<1xf32>
      %1648 = vector.extract %1647[0] : f32 from vector<1xf32>
      %1649 = arith.mulf %1648, %1605 : f32
      %1650 = arith.mulf %1636, %1649 : f32
      %1651 = vector.extract %169#7[1] : f32 from vector<8xf32>
      %1652 = arith.addi %19, %c32 : index
      %1653 = arith.muli %0, %c4 : index
      %1654 = arith.addi %1653, %1652 : index
      %1655 = arith.subi %panels, %c12 : index
      %1656 = arith.minsi %1654, %1655 : index
      %1657 = arith.muli %1656, %15 : index
      %1658 = arith.remui %3, %c17 : index
      %1659 = arith.muli %1658, %c9 : index
      %1660 = arith.addi %1657, %1659 : index
      %1661 = vector.load %w[%1660] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1662 = vector.bitcast %1661 : vector<4xi8> to vector<1xf32>
      %1663 = vector.extract %1662[0] : f32 from vector<1xf32>
      %1664 = arith.mulf %1663, %1605 : f32
      %1665 = arith.mulf %1651, %1664 : f32
      %1666 = arith.muli %0, %c4 : index
      %1667 = arith.addi %1666, %19 : index
      %1668 = arith.addi %1667, %c16 : index
      %1669 = arith.muli %1599, %outputFeatures : index
      %1670 = arith.muli %1668, %c17 : index
      %1671 = arith.addi %1669, %1670 : index
      %1672 = wave.lane
      %1673 = arith.remui %1672, %c17 : index
      %1674 = arith.addi %1671, %1673 : index
      %1675 = arith.cmpi slt, %1668, %panels : index
      scf.if %1675 {
        scf.if %21 {
          %1676 = memref.load %residual[%1674] : memref<?xf32>
          %1677 = arith.addf %1676, %1620 : f32
          memref.store %1677, %out[%1674] : memref<?xf32>
        } else {
          memref.store %1620, %out[%1674] : memref<?xf32>
        }
      }
      %1678 = arith.muli %0, %c4 : index
      %1679 = arith.addi %1678, %19 : index
      %1680 = arith.addi %1679, %c12 : index
      %1681 = arith.muli %1599, %outputFeatures : index
      %1682 = arith.muli %1680, %c17 : index
      %1683 = arith.addi %1681, %1682 : index
      %1684 = wave.lane
      %1685 = arith.remui %1684, %c17 : index
      %1686 = arith.addi %1683, %1685 : index
      %1687 = arith.cmpi slt, %1680, %panels : index
      scf.if %1687 {
        scf.if %21 {
          %1688 = memref.load %residual[%1686] : memref<?xf32>
          %1689 = arith.addf %1688, %1635 : f32
          memref.store %1689, %out[%1686] : memref<?xf32>
        } else {
          memref.store %1635, %out[%1686] : memref<?xf32>
        }
      }
      %1690 = arith.muli %0, %c4 : index
      %1691 = arith.addi %1690, %19 : index
      %1692 = arith.addi %1691, %c8 : index
      %1693 = arith.muli %1599, %outputFeatures : index
      %1694 = arith.muli %1692, %c17 : index
      %1695 = arith.addi %1693, %1694 : index
      %1696 = wave.lane
      %1697 = arith.remui %1696, %c17 : index
      %1698 = arith.addi %1695, %1697 : index
      %1699 = arith.cmpi slt, %1692, %panels : index
      scf.if %1699 {
        scf.if %21 {
          %1700 = memref.load %residual[%1698] : memref<?xf32>
          %1701 = arith.addf %1700, %1650 : f32
          memref.store %1701, %out[%1698] : memref<?xf32>
        } else {
          memref.store %1650, %out[%1698] : memref<?xf32>
        }
      }
      %1702 = arith.muli %0, %c4 : index
      %1703 = arith.addi %1702, %19 : index
      %1704 = arith.addi %1703, %c32 : index
      %1705 = arith.muli %1599, %outputFeatures : index
      %1706 = arith.muli %1704, %c17 : index
      %1707 = arith.addi %1705, %1706 : index
      %1708 = wave.lane
      %1709 = arith.remui %1708, %c17 : index
      %1710 = arith.addi %1707, %1709 : index
      %1711 = arith.cmpi slt, %1704, %panels : index
      scf.if %1711 {
        scf.if %21 {
          %1712 = memref.load %residual[%1710] : memref<?xf32>
          %1713 = arith.addf %1712, %1665 : f32
          memref.store %1713, %out[%1710] : memref<?xf32>
        } else {
          memref.store %1665, %out[%1710] : memref<?xf32>
        }
      }
    }
    %1714 = arith.addi %17, %c12 : index
    %1715 = arith.muli %1714, %c17 : index
    %1716 = arith.addi %6, %1715 : index
    %1717 = arith.addi %1716, %c9 : index
    %1718 = arith.divui %3, %c17 : index
    %1719 = arith.addi %1717, %1718 : index
    %1720 = arith.cmpi slt, %1719, %5 : index
    scf.if %1720 {
      %1721 = arith.cmpi eq, %hasFactors, %c12 : index
      %1722 = arith.muli %1719, %c8 : index
      %1723 = memref.load %factors[%1722] : memref<?xf32>
      %1724 = arith.mulf %1723, %operandScale : f32
      %1725 = arith.select %1721, %1724, %operandScale : f32
      %1726 = vector.extract %169#4[2] : f32 from vector<8xf32>
      %1727 = arith.addi %19, %c16 : index
      %1728 = arith.muli %0, %c4 : index
      %1729 = arith.addi %1728, %1727 : index
      %1730 = arith.subi %panels, %c12 : index
      %1731 = arith.minsi %1729, %1730 : index
      %1732 = arith.muli %1731, %15 : index
      %1733 = arith.remui %3, %c17 : index
      %1734 = arith.muli %1733, %c9 : index
      %1735 = arith.addi %1732, %1734 : index
      %1736 = vector.load %w[%1735] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1737 = vector.bitcast %1736 : vector<4xi8> to vector<1xf32>
      %1738 = vector.extract %1737[0] : f32 from vector<1xf32>
      %1739 = arith.mulf %1738, %1725 : f32
      %1740 = arith.mulf %1726, %1739 : f32
      %1741 = vector.extract %169#5[2] : f32 from vector<8xf32>
      %1742 = arith.addi %19, %c12 : index
      %1743 = arith.muli %0, %c4 : index
      %1744 = arith.addi %1743, %1742 : index
      %1745 = arith.subi %panels, %c12 : index
      %1746 = arith.minsi %1744, %1745 : index
      %1747 = arith.muli %1746, %15 : index
      %1748 = arith.remui %3, %c17 : index
      %1749 = arith.muli %1748, %c9 : index
      %1750 = arith.addi %1747, %1749 : index
      %1751 = vector.load %w[%1750] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1752 = vector.bitcast %1751 : vector<4xi8> to vector<1xf32>
      %1753 = vector.extract %1752[0] : f32 from vector<1xf32>
      %1754 = arith.mulf %1753, %1725 : f32
      %1755 = arith.mulf %1741, %1754 : f32
      %1756 = vector.extract %169#6[2] : f32 from vector<8xf32>
      %1757 = arith.addi %19, %c8 : index
      %1758 = arith.muli %0, %c4 : index
      %1759 = arith.addi %1758, %1757 : index
      %1760 = arith.subi %panels, %c12 : index
      %1761 = arith.minsi %1759, %1760 : index
      %1762 = arith.muli %1761, %15 : index
      %1763 = arith.remui %3, %c17 : index
      %1764 = arith.muli %1763, %c9 : index
      %1765 = arith.addi %1762, %1764 : index
      %1766 = vector.load %w[%1765] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1767 = vector.bitcast %1766 : vector<4xi8> to vector<1xf32>
      %1768 = vector.extract %1767[0] : f32 from vector<1xf32>
      %1769 = arith.mulf %1768, %1725 : f32
      %1770 = arith.mulf %1756, %1769 : f32
      %1771 = vector.extract %169#7[2] : f32 from vector<8xf32>
      %1772 = arith.addi %19, %c32 : index
      %1773 = arith.muli %0, %c4 : index
      %1774 = arith.addi %1773, %1772 : index
      %1775 = arith.subi %panels, %c12 : index
      %1776 = arith.minsi %1774, %1775 : index
      %1777 = arith.muli %1776, %15 : index
      %1778 = arith.remui %3, %c17 : index
      %1779 = arith.muli %1778, %c9 : index
      %1780 = arith.addi %1777, %1779 : index
      %1781 = vector.load %w[%1780] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1782 = vector.bitcast %1781 : vector<4xi8> to vector<1xf32>
      %1783 = vector.extract %1782[0] : f32 from vector<1xf32>
      %1784 = arith.mulf %1783, %1725 : f32
      %1785 = arith.mulf %1771, %1784 : f32
      %1786 = arith.muli %0, %c4 : index
      %1787 = arith.addi %1786, %19 : index
      %1788 = arith.addi %1787, %c16 : index
      %1789 = arith.muli %1719, %outputFeatures : index
      %1790 = arith.muli %1788, %c17 : index
      %1791 = arith.addi %1789, %1790 : index
      %1792 = wave.lane
      %1793 = arith.remui %1792, %c17 : index
      %1794 = arith.addi %1791, %1793 : index
      %1795 = arith.cmpi slt, %1788, %panels : index
      scf.if %1795 {
        scf.if %21 {
          %1796 = memref.load %residual[%1794] : memref<?xf32>
          %1797 = arith.addf %1796, %1740 : f32
          memref.store %1797, %out[%1794] : memref<?xf32>
        } else {
          memref.store %1740, %out[%1794] : memref<?xf32>
        }
      }
      %1798 = arith.muli %0, %c4 : index
      %1799 = arith.addi %1798, %19 : index
      %1800 = arith.addi %1799, %c12 : index
      %1801 = arith.muli %1719, %outputFeatures : index
      %1802 = arith.muli %1800, %c17 : index
      %1803 = arith.addi %1801, %1802 : index
      %1804 = wave.lane
      %1805 = arith.remui %1804, %c17 : index
      %1806 = arith.addi %1803, %1805 : index
      %1807 = arith.cmpi slt, %1800, %panels : index
      scf.if %1807 {
        scf.if %21 {
          %1808 = memref.load %residual[%1806] : memref<?xf32>
          %1809 = arith.addf %1808, %1755 : f32
          memref.store %1809, %out[%1806] : memref<?xf32>
        } else {
          memref.store %1755, %out[%1806] : memref<?xf32>
        }
      }
      %1810 = arith.muli %0, %c4 : index
      %1811 = arith.addi %1810, %19 : index
      %1812 = arith.addi %1811, %c8 : index
      %1813 = arith.muli %1719, %outputFeatures : index
      %1814 = arith.muli %1812, %c17 : index
      %1815 = arith.addi %1813, %1814 : index
      %1816 = wave.lane
      %1817 = arith.remui %1816, %c17 : index
      %1818 = arith.addi %1815, %1817 : index
      %1819 = arith.cmpi slt, %1812, %panels : index
      scf.if %1819 {
        scf.if %21 {
          %1820 = memref.load %residual[%1818] : memref<?xf32>
          %1821 = arith.addf %1820, %1770 : f32
          memref.store %1821, %out[%1818] : memref<?xf32>
        } else {
          memref.store %1770, %out[%1818] : memref<?xf32>
        }
      }
      %1822 = arith.muli %0, %c4 : index
      %1823 = arith.addi %1822, %19 : index
      %1824 = arith.addi %1823, %c32 : index
      %1825 = arith.muli %1719, %outputFeatures : index
      %1826 = arith.muli %1824, %c17 : index
      %1827 = arith.addi %1825, %1826 : index
      %1828 = wave.lane
      %1829 = arith.remui %1828, %c17 : index
      %1830 = arith.addi %1827, %1829 : index
      %1831 = arith.cmpi slt, %1824, %panels : index
      scf.if %1831 {
        scf.if %21 {
          %1832 = memref.load %residual[%1830] : memref<?xf32>
          %1833 = arith.addf %1832, %1785 : f32
          memref.store %1833, %out[%1830] : memref<?xf32>
        } else {
          memref.store %1785, %out[%1830] : memref<?xf32>
        }
      }
    }
    %1834 = arith.addi %17, %c12 : index
    %1835 = arith.muli %1834, %c17 : index
    %1836 = arith.addi %6, %1835 : index
    %1837 = arith.addi %1836, %c33 : index
    %1838 = arith.divui %3, %c17 : index
    %1839 = arith.addi %1837, %1838 : index
    %1840 = arith.cmpi slt, %1839, %5 : index
    scf.if %1840 {
      %1841 = arith.cmpi eq, %hasFactors, %c12 : index
      %1842 = arith.muli %1839, %c8 : index
      %1843 = memref.load %factors[%1842] : memref<?xf32>
      %1844 = arith.mulf %1843, %operandScale : f32
      %1845 = arith.select %1841, %1844, %operandScale : f32
      %1846 = vector.extract %169#4[3] : f32 from vector<8xf32>
      %1847 = arith.addi %19, %c16 : index
      %1848 = arith.muli %0, %c4 : index
      %1849 = arith.addi %1848, %1847 : index
      %1850 = arith.subi %panels, %c12 : index
      %1851 = arith.minsi %1849, %1850 : index
      %1852 = arith.muli %1851, %15 : index
      %1853 = arith.remui %3, %c17 : index
      %1854 = arith.muli %1853, %c9 : index
      %1855 = arith.addi %1852, %1854 : index
      %1856 = vector.load %w[%1855] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1857 = vector.bitcast %1856 : vector<4xi8> to vector<1xf32>
      %1858 = vector.extract %1857[0] : f32 from vector<1xf32>
      %1859 = arith.mulf %1858, %1845 : f32
      %1860 = arith.mulf %1846, %1859 : f32
      %1861 = vector.extract %169#5[3] : f32 from vector<8xf32>
      %1862 = arith.addi %19, %c12 : index
      %1863 = arith.muli %0, %c4 : index
      %1864 = arith.addi %1863, %1862 : index
      %1865 = arith.subi %panels, %c12 : index
      %1866 = arith.minsi %1864, %1865 : index
      %1867 = arith.muli %1866, %15 : index
      %1868 = arith.remui %3, %c17 : index
      %1869 = arith.muli %1868, %c9 : index
      %1870 = arith.addi %1867, %1869 : index
      %1871 = vector.load %w[%1870] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1872 = vector.bitcast %1871 : vector<4xi8> to vector<1xf32>
      %1873 = vector.extract %1872[0] : f32 from vector<1xf32>
      %1874 = arith.mulf %1873, %1845 : f32
      %1875 = arith.mulf %1861, %1874 : f32
      %1876 = vector.extract %169#6[3] : f32 from vector<8xf32>
      %1877 = arith.addi %19, %c8 : index
      %1878 = arith.muli %0, %c4 : index
      %1879 = arith.addi %1878, %1877 : index
      %1880 = arith.subi %panels, %c12 : index
      %1881 = arith.minsi %1879, %1880 : index
      %1882 = arith.muli %1881, %15 : index
      %1883 = arith.remui %3, %c17 : index
      %1884 = arith.muli %1883, %c9 : index
      %1885 = arith.addi %1882, %1884 : index
      %1886 = vector.load %w[%1885] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1887 = vector.bitcast %1886 : vector<4xi8> to vector<1xf32>
      %1888 = vector.extract %1887[0] : f32 from vector<1xf32>
      %1889 = arith.mulf %1888, %1845 : f32
      %1890 = arith.mulf %1876, %1889 : f32
      %1891 = vector.extract %169#7[3] : f32 from vector<8xf32>
      %1892 = arith.addi %19, %c32 : index
      %1893 = arith.muli %0, %c4 : index
      %1894 = arith.addi %1893, %1892 : index
      %1895 = arith.subi %panels, %c12 : index
      %1896 = arith.minsi %1894, %1895 : index
      %1897 = arith.muli %1896, %15 : index
      %1898 = arith.remui %3, %c17 : index
      %1899 = arith.muli %1898, %c9 : index
      %1900 = arith.addi %1897, %1899 : index
      %1901 = vector.load %w[%1900] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1902 = vector.bitcast %1901 : vector<4xi8> to vector<1xf32>
      %1903 = vector.extract %1902[0] : f32 from vector<1xf32>
      %1904 = arith.mulf %1903, %1845 : f32
      %1905 = arith.mulf %1891, %1904 : f32
      %1906 = arith.muli %0, %c4 : index
      %1907 = arith.addi %1906, %19 : index
      %1908 = arith.addi %1907, %c16 : index
      %1909 = arith.muli %1839, %outputFeatures : index
      %1910 = arith.muli %1908, %c17 : index
      %1911 = arith.addi %1909, %1910 : index
      %1912 = wave.lane
      %1913 = arith.remui %1912, %c17 : index
      %1914 = arith.addi %1911, %1913 : index
      %1915 = arith.cmpi slt, %1908, %panels : index
      scf.if %1915 {
        scf.if %21 {
          %1916 = memref.load %residual[%1914] : memref<?xf32>
          %1917 = arith.addf %1916, %1860 : f32
          memref.store %1917, %out[%1914] : memref<?xf32>
        } else {
          memref.store %1860, %out[%1914] : memref<?xf32>
        }
      }
      %1918 = arith.muli %0, %c4 : index
      %1919 = arith.addi %1918, %19 : index
      %1920 = arith.addi %1919, %c12 : index
      %1921 = arith.muli %1839, %outputFeatures : index
      %1922 = arith.muli %1920, %c17 : index
      %1923 = arith.addi %1921, %1922 : index
      %1924 = wave.lane
      %1925 = arith.remui %1924, %c17 : index
      %1926 = arith.addi %1923, %1925 : index
      %1927 = arith.cmpi slt, %1920, %panels : index
      scf.if %1927 {
        scf.if %21 {
          %1928 = memref.load %residual[%1926] : memref<?xf32>
          %1929 = arith.addf %1928, %1875 : f32
          memref.store %1929, %out[%1926] : memref<?xf32>
        } else {
          memref.store %1875, %out[%1926] : memref<?xf32>
        }
      }
      %1930 = arith.muli %0, %c4 : index
      %1931 = arith.addi %1930, %19 : index
      %1932 = arith.addi %1931, %c8 : index
      %1933 = arith.muli %1839, %outputFeatures : index
      %1934 = arith.muli %1932, %c17 : index
      %1935 = arith.addi %1933, %1934 : index
      %1936 = wave.lane
      %1937 = arith.remui %1936, %c17 : index
      %1938 = arith.addi %1935, %1937 : index
      %1939 = arith.cmpi slt, %1932, %panels : index
      scf.if %1939 {
        scf.if %21 {
          %1940 = memref.load %residual[%1938] : memref<?xf32>
          %1941 = arith.addf %1940, %1890 : f32
          memref.store %1941, %out[%1938] : memref<?xf32>
        } else {
          memref.store %1890, %out[%1938] : memref<?xf32>
        }
      }
      %1942 = arith.muli %0, %c4 : index
      %1943 = arith.addi %1942, %19 : index
      %1944 = arith.addi %1943, %c32 : index
      %1945 = arith.muli %1839, %outputFeatures : index
      %1946 = arith.muli %1944, %c17 : index
      %1947 = arith.addi %1945, %1946 : index
      %1948 = wave.lane
      %1949 = arith.remui %1948, %c17 : index
      %1950 = arith.addi %1947, %1949 : index
      %1951 = arith.cmpi slt, %1944, %panels : index
      scf.if %1951 {
        scf.if %21 {
          %1952 = memref.load %residual[%1950] : memref<?xf32>
          %1953 = arith.addf %1952, %1905 : f32
          memref.store %1953, %out[%1950] : memref<?xf32>
        } else {
          memref.store %1905, %out[%1950] : memref<?xf32>
        }
      }
    }
    %1954 = arith.addi %17, %c12 : index
    %1955 = arith.muli %1954, %c17 : index
    %1956 = arith.addi %6, %1955 : index
    %1957 = arith.addi %1956, %c4 : index
    %1958 = arith.divui %3, %c17 : index
    %1959 = arith.addi %1957, %1958 : index
    %1960 = arith.cmpi slt, %1959, %5 : index
    scf.if %1960 {
      %1961 = arith.cmpi eq, %hasFactors, %c12 : index
      %1962 = arith.muli %1959, %c8 : index
      %1963 = memref.load %factors[%1962] : memref<?xf32>
      %1964 = arith.mulf %1963, %operandScale : f32
      %1965 = arith.select %1961, %1964, %operandScale : f32
      %1966 = vector.extract %169#4[4] : f32 from vector<8xf32>
      %1967 = arith.addi %19, %c16 : index
      %1968 = arith.muli %0, %c4 : index
      %1969 = arith.addi %1968, %1967 : index
      %1970 = arith.subi %panels, %c12 : index
      %1971 = arith.minsi %1969, %1970 : index
      %1972 = arith.muli %1971, %15 : index
      %1973 = arith.remui %3, %c17 : index
      %1974 = arith.muli %1973, %c9 : index
      %1975 = arith.addi %1972, %1974 : index
      %1976 = vector.load %w[%1975] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1977 = vector.bitcast %1976 : vector<4xi8> to vector<1xf32>
      %1978 = vector.extract %1977[0] : f32 from vector<1xf32>
      %1979 = arith.mulf %1978, %1965 : f32
      %1980 = arith.mulf %1966, %1979 : f32
      %1981 = vector.extract %169#5[4] : f32 from vector<8xf32>
      %1982 = arith.addi %19, %c12 : index
      %1983 = arith.muli %0, %c4 : index
      %1984 = arith.addi %1983, %1982 : index
      %1985 = arith.subi %panels, %c12 : index
      %1986 = arith.minsi %1984, %1985 : index
      %1987 = arith.muli %1986, %15 : index
      %1988 = arith.remui %3, %c17 : index
      %1989 = arith.muli %1988, %c9 : index
      %1990 = arith.addi %1987, %1989 : index
      %1991 = vector.load %w[%1990] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1992 = vector.bitcast %1991 : vector<4xi8> to vector<1xf32>
      %1993 = vector.extract %1992[0] : f32 from vector<1xf32>
      %1994 = arith.mulf %1993, %1965 : f32
      %1995 = arith.mulf %1981, %1994 : f32
      %1996 = vector.extract %169#6[4] : f32 from vector<8xf32>
      %1997 = arith.addi %19, %c8 : index
      %1998 = arith.muli %0, %c4 : index
      %1999 = arith.addi %1998, %1997 : index
      %2000 = arith.subi %panels, %c12 : index
      %2001 = arith.minsi %1999, %2000 : index
      %2002 = arith.muli %2001, %15 : index
      %2003 = arith.remui %3, %c17 : index
      %2004 = arith.muli %2003, %c9 : index
      %2005 = arith.addi %2002, %2004 : index
      %2006 = vector.load %w[%2005] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2007 = vector.bitcast %2006 : vector<4xi8> to vector<1xf32>
      %2008 = vector.extract %2007[0] : f32 from vector<1xf32>
      %2009 = arith.mulf %2008, %1965 : f32
      %2010 = arith.mulf %1996, %2009 : f32
      %2011 = vector.extract %169#7[4] : f32 from vector<8xf32>
      %2012 = arith.addi %19, %c32 : index
      %2013 = arith.muli %0, %c4 : index
      %2014 = arith.addi %2013, %2012 : index
      %2015 = arith.subi %panels, %c12 : index
      %2016 = arith.minsi %2014, %2015 : index
      %2017 = arith.muli %2016, %15 : index
      %2018 = arith.remui %3, %c17 : index
      %2019 = arith.muli %2018, %c9 : index
      %2020 = arith.addi %2017, %2019 : index
      %2021 = vector.load %w[%2020] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2022 = vector.bitcast %2021 : vector<4xi8> to vector<1xf32>
      %2023 = vector.extract %2022[0] : f32 from vector<1xf32>
      %2024 = arith.mulf %2023, %1965 : f32
      %2025 = arith.mulf %2011, %2024 : f32
      %2026 = arith.muli %0, %c4 : index
      %2027 = arith.addi %2026, %19 : index
      %2028 = arith.addi %2027, %c16 : index
      %2029 = arith.muli %1959, %outputFeatures : index
      %2030 = arith.muli %2028, %c17 : index
      %2031 = arith.addi %2029, %2030 : index
      %2032 = wave.lane
      %2033 = arith.remui %2032, %c17 : index
      %2034 = arith.addi %2031, %2033 : index
      %2035 = arith.cmpi slt, %2028, %panels : index
      scf.if %2035 {
        scf.if %21 {
          %2036 = memref.load %residual[%2034] : memref<?xf32>
          %2037 = arith.addf %2036, %1980 : f32
          memref.store %2037, %out[%2034] : memref<?xf32>
        } else {
          memref.store %1980, %out[%2034] : memref<?xf32>
        }
      }
      %2038 = arith.muli %0, %c4 : index
      %2039 = arith.addi %2038, %19 : index
      %2040 = arith.addi %2039, %c12 : index
      %2041 = arith.muli %1959, %outputFeatures : index
      %2042 = arith.muli %2040, %c17 : index
      %2043 = arith.addi %2041, %2042 : index
      %2044 = wave.lane
      %2045 = arith.remui %2044, %c17 : index
      %2046 = arith.addi %2043, %2045 : index
      %2047 = arith.cmpi slt, %2040, %panels : index
      scf.if %2047 {
        scf.if %21 {
          %2048 = memref.load %residual[%2046] : memref<?xf32>
          %2049 = arith.addf %2048, %1995 : f32
          memref.store %2049, %out[%2046] : memref<?xf32>
        } else {
          memref.store %1995, %out[%2046] : memref<?xf32>
        }
      }
      %2050 = arith.muli %0, %c4 : index
      %2051 = arith.addi %2050, %19 : index
      %2052 = arith.addi %2051, %c8 : index
      %2053 = arith.muli %1959, %outputFeatures : index
      %2054 = arith.muli %2052, %c17 : index
      %2055 = arith.addi %2053, %2054 : index
      %2056 = wave.lane
      %2057 = arith.remui %2056, %c17 : index
      %2058 = arith.addi %2055, %2057 : index
      %2059 = arith.cmpi slt, %2052, %panels : index
      scf.if %2059 {
        scf.if %21 {
          %2060 = memref.load %residual[%2058] : memref<?xf32>
          %2061 = arith.addf %2060, %2010 : f32
          memref.store %2061, %out[%2058] : memref<?xf32>
        } else {
          memref.store %2010, %out[%2058] : memref<?xf32>
        }
      }
      %2062 = arith.muli %0, %c4 : index
      %2063 = arith.addi %2062, %19 : index
      %2064 = arith.addi %2063, %c32 : index
      %2065 = arith.muli %1959, %outputFeatures : index
      %2066 = arith.muli %2064, %c17 : index
      %2067 = arith.addi %2065, %2066 : index
      %2068 = wave.lane
      %2069 = arith.remui %2068, %c17 : index
      %2070 = arith.addi %2067, %2069 : index
      %2071 = arith.cmpi slt, %2064, %panels : index
      scf.if %2071 {
        scf.if %21 {
          %2072 = memref.load %residual[%2070] : memref<?xf32>
          %2073 = arith.addf %2072, %2025 : f32
          memref.store %2073, %out[%2070] : memref<?xf32>
        } else {
          memref.store %2025, %out[%2070] : memref<?xf32>
        }
      }
    }
    %2074 = arith.addi %17, %c12 : index
    %2075 = arith.muli %2074, %c17 : index
    %2076 = arith.addi %6, %2075 : index
    %2077 = arith.addi %2076, %c28 : index
    %2078 = arith.divui %3, %c17 : index
    %2079 = arith.addi %2077, %2078 : index
    %2080 = arith.cmpi slt, %2079, %5 : index
    scf.if %2080 {
      %2081 = arith.cmpi eq, %hasFactors, %c12 : index
      %2082 = arith.muli %2079, %c8 : index
      %2083 = memref.load %factors[%2082] : memref<?xf32>
      %2084 = arith.mulf %2083, %operandScale : f32
      %2085 = arith.select %2081, %2084, %operandScale : f32
      %2086 = vector.extract %169#4[5] : f32 from vector<8xf32>
      %2087 = arith.addi %19, %c16 : index
      %2088 = arith.muli %0, %c4 : index
      %2089 = arith.addi %2088, %2087 : index
      %2090 = arith.subi %panels, %c12 : index
      %2091 = arith.minsi %2089, %2090 : index
      %2092 = arith.muli %2091, %15 : index
      %2093 = arith.remui %3, %c17 : index
      %2094 = arith.muli %2093, %c9 : index
      %2095 = arith.addi %2092, %2094 : index
      %2096 = vector.load %w[%2095] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2097 = vector.bitcast %2096 : vector<4xi8> to vector<1xf32>
      %2098 = vector.extract %2097[0] : f32 from vector<1xf32>
      %2099 = arith.mulf %2098, %2085 : f32
      %2100 = arith.mulf %2086, %2099 : f32
      %2101 = vector.extract %169#5[5] : f32 from vector<8xf32>
      %2102 = arith.addi %19, %c12 : index
      %2103 = arith.muli %0, %c4 : index
      %2104 = arith.addi %2103, %2102 : index
      %2105 = arith.subi %panels, %c12 : index
      %2106 = arith.minsi %2104, %2105 : index
      %2107 = arith.muli %2106, %15 : index
      %2108 = arith.remui %3, %c17 : index
      %2109 = arith.muli %2108, %c9 : index
      %2110 = arith.addi %2107, %2109 : index
      %2111 = vector.load %w[%2110] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2112 = vector.bitcast %2111 : vector<4xi8> to vector<1xf32>
      %2113 = vector.extract %2112[0] : f32 from vector<1xf32>
      %2114 = arith.mulf %2113, %2085 : f32
      %2115 = arith.mulf %2101, %2114 : f32
      %2116 = vector.extract %169#6[5] : f32 from vector<8xf32>
      %2117 = arith.addi %19, %c8 : index
      %2118 = arith.muli %0, %c4 : index
      %2119 = arith.addi %2118, %2117 : index
      %2120 = arith.subi %panels, %c12 : index
      %2121 = arith.minsi %2119, %2120 : index
      %2122 = arith.muli %2121, %15 : index
      %2123 = arith.remui %3, %c17 : index
      %2124 = arith.muli %2123, %c9 : index
      %2125 = arith.addi %2122, %2124 : index
      %2126 = vector.load %w[%2125] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2127 = vector.bitcast %2126 : vector<4xi8> to vector<1xf32>
      %2128 = vector.extract %2127[0] : f32 from vector<1xf32>
      %2129 = arith.mulf %2128, %2085 : f32
      %2130 = arith.mulf %2116, %2129 : f32
      %2131 = vector.extract %169#7[5] : f32 from vector<8xf32>
      %2132 = arith.addi %19, %c32 : index
      %2133 = arith.muli %0, %c4 : index
      %2134 = arith.addi %2133, %2132 : index
      %2135 = arith.subi %panels, %c12 : index
      %2136 = arith.minsi %2134, %2135 : index
      %2137 = arith.muli %2136, %15 : index
      %2138 = arith.remui %3, %c17 : index
      %2139 = arith.muli %2138, %c9 : index
      %2140 = arith.addi %2137, %2139 : index
      %2141 = vector.load %w[%2140] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2142 = vector.bitcast %2141 : vector<4xi8> to vector<1xf32>
      %2143 = vector.extract %2142[0] : f32 from vector<1xf32>
      %2144 = arith.mulf %2143, %2085 : f32
      %2145 = arith.mulf %2131, %2144 : f32
      %2146 = arith.muli %0, %c4 : index
      %2147 = arith.addi %2146, %19 : index
      %2148 = arith.addi %2147, %c16 : index
      %2149 = arith.muli %2079, %outputFeatures : index
      %2150 = arith.muli %2148, %c17 : index
      %2151 = arith.addi %2149, %2150 : index
      %2152 = wave.lane
      %2153 = arith.remui %2152, %c17 : index
      %2154 = arith.addi %2151, %2153 : index
      %2155 = arith.cmpi slt, %2148, %panels : index
      scf.if %2155 {
        scf.if %21 {
          %2156 = memref.load %residual[%2154] : memref<?xf32>
          %2157 = arith.addf %2156, %2100 : f32
          memref.store %2157, %out[%2154] : memref<?xf32>
        } else {
          memref.store %2100, %out[%2154] : memref<?xf32>
        }
      }
      %2158 = arith.muli %0, %c4 : index
      %2159 = arith.addi %2158, %19 : index
      %2160 = arith.addi %2159, %c12 : index
      %2161 = arith.muli %2079, %outputFeatures : index
      %2162 = arith.muli %2160, %c17 : index
      %2163 = arith.addi %2161, %2162 : index
      %2164 = wave.lane
      %2165 = arith.remui %2164, %c17 : index
      %2166 = arith.addi %2163, %2165 : index
      %2167 = arith.cmpi slt, %2160, %panels : index
      scf.if %2167 {
        scf.if %21 {
          %2168 = memref.load %residual[%2166] : memref<?xf32>
          %2169 = arith.addf %2168, %2115 : f32
          memref.store %2169, %out[%2166] : memref<?xf32>
        } else {
          memref.store %2115, %out[%2166] : memref<?xf32>
        }
      }
      %2170 = arith.muli %0, %c4 : index
      %2171 = arith.addi %2170, %19 : index
      %2172 = arith.addi %2171, %c8 : index
      %2173 = arith.muli %2079, %outputFeatures : index
      %2174 = arith.muli %2172, %c17 : index
      %2175 = arith.addi %2173, %2174 : index
      %2176 = wave.lane
      %2177 = arith.remui %2176, %c17 : index
      %2178 = arith.addi %2175, %2177 : index
      %2179 = arith.cmpi slt, %2172, %panels : index
      scf.if %2179 {
        scf.if %21 {
          %2180 = memref.load %residual[%2178] : memref<?xf32>
          %2181 = arith.addf %2180, %2130 : f32
          memref.store %2181, %out[%2178] : memref<?xf32>
        } else {
          memref.store %2130, %out[%2178] : memref<?xf32>
        }
      }
      %2182 = arith.muli %0, %c4 : index
      %2183 = arith.addi %2182, %19 : index
      %2184 = arith.addi %2183, %c32 : index
      %2185 = arith.muli %2079, %outputFeatures : index
      %2186 = arith.muli %2184, %c17 : index
      %2187 = arith.addi %2185, %2186 : index
      %2188 = wave.lane
      %2189 = arith.remui %2188, %c17 : index
      %2190 = arith.addi %2187, %2189 : index
      %2191 = arith.cmpi slt, %2184, %panels : index
      scf.if %2191 {
        scf.if %21 {
          %2192 = memref.load %residual[%2190] : memref<?xf32>
          %2193 = arith.addf %2192, %2145 : f32
          memref.store %2193, %out[%2190] : memref<?xf32>
        } else {
          memref.store %2145, %out[%2190] : memref<?xf32>
        }
      }
    }
    %2194 = arith.addi %17, %c12 : index
    %2195 = arith.muli %2194, %c17 : index
    %2196 = arith.addi %6, %2195 : index
    %2197 = arith.addi %2196, %c34 : index
    %2198 = arith.divui %3, %c17 : index
    %2199 = arith.addi %2197, %2198 : index
    %2200 = arith.cmpi slt, %2199, %5 : index
    scf.if %2200 {
      %2201 = arith.cmpi eq, %hasFactors, %c12 : index
      %2202 = arith.muli %2199, %c8 : index
      %2203 = memref.load %factors[%2202] : memref<?xf32>
      %2204 = arith.mulf %2203, %operandScale : f32
      %2205 = arith.select %2201, %2204, %operandScale : f32
      %2206 = vector.extract %169#4[6] : f32 from vector<8xf32>
      %2207 = arith.addi %19, %c16 : index
      %2208 = arith.muli %0, %c4 : index
      %2209 = arith.addi %2208, %2207 : index
      %2210 = arith.subi %panels, %c12 : index
      %2211 = arith.minsi %2209, %2210 : index
      %2212 = arith.muli %2211, %15 : index
      %2213 = arith.remui %3, %c17 : index
      %2214 = arith.muli %2213, %c9 : index
      %2215 = arith.addi %2212, %2214 : index
      %2216 = vector.load %w[%2215] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2217 = vector.bitcast %2216 : vector<4xi8> to vector<1xf32>
      %2218 = vector.extract %2217[0] : f32 from vector<1xf32>
      %2219 = arith.mulf %2218, %2205 : f32
      %2220 = arith.mulf %2206, %2219 : f32
      %2221 = vector.extract %169#5[6] : f32 from vector<8xf32>
      %2222 = arith.addi %19, %c12 : index
      %2223 = arith.muli %0, %c4 : index
      %2224 = arith.addi %2223, %2222 : index
      %2225 = arith.subi %panels, %c12 : index
      %2226 = arith.minsi %2224, %2225 : index
      %2227 = arith.muli %2226, %15 : index
      %2228 = arith.remui %3, %c17 : index
      %2229 = arith.muli %2228, %c9 : index
      %2230 = arith.addi %2227, %2229 : index
      %2231 = vector.load %w[%2230] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2232 = vector.bitcast %2231 : vector<4xi8> to vector<1xf32>
      %2233 = vector.extract %2232[0] : f32 from vector<1xf32>
      %2234 = arith.mulf %2233, %2205 : f32
      %2235 = arith.mulf %2221, %2234 : f32
      %2236 = vector.extract %169#6[6] : f32 from vector<8xf32>
      %2237 = arith.addi %19, %c8 : index
      %2238 = arith.muli %0, %c4 : index
      %2239 = arith.addi %2238, %2237 : index
      %2240 = arith.subi %panels, %c12 : index
      %2241 = arith.minsi %2239, %2240 : index
      %2242 = arith.muli %2241, %15 : index
      %2243 = arith.remui %3, %c17 : index
      %2244 = arith.muli %2243, %c9 : index
      %2245 = arith.addi %2242, %2244 : index
      %2246 = vector.load %w[%2245] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2247 = vector.bitcast %2246 : vector<4xi8> to vector<1xf32>
      %2248 = vector.extract %2247[0] : f32 from vector<1xf32>
      %2249 = arith.mulf %2248, %2205 : f32
      %2250 = arith.mulf %2236, %2249 : f32
      %2251 = vector.extract %169#7[6] : f32 from vector<8xf32>
      %2252 = arith.addi %19, %c32 : index
      %2253 = arith.muli %0, %c4 : index
      %2254 = arith.addi %2253, %2252 : index
      %2255 = arith.subi %panels, %c12 : index
      %2256 = arith.minsi %2254, %2255 : index
      %2257 = arith.muli %2256, %15 : index
      %2258 = arith.remui %3, %c17 : index
      %2259 = arith.muli %2258, %c9 : index
      %2260 = arith.addi %2257, %2259 : index
      %2261 = vector.load %w[%2260] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2262 = vector.bitcast %2261 : vector<4xi8> to vector<1xf32>
      %2263 = vector.extract %2262[0] : f32 from vector<1xf32>
      %2264 = arith.mulf %2263, %2205 : f32
      %2265 = arith.mulf %2251, %2264 : f32
      %2266 = arith.muli %0, %c4 : index
      %2267 = arith.addi %2266, %19 : index
      %2268 = arith.addi %2267, %c16 : index
      %2269 = arith.muli %2199, %outputFeatures : index
      %2270 = arith.muli %2268, %c17 : index
      %2271 = arith.addi %2269, %2270 : index
      %2272 = wave.lane
      %2273 = arith.remui %2272, %c17 : index
      %2274 = arith.addi %2271, %2273 : index
      %2275 = arith.cmpi slt, %2268, %panels : index
      scf.if %2275 {
        scf.if %21 {
          %2276 = memref.load %residual[%2274] : memref<?xf32>
          %2277 = arith.addf %2276, %2220 : f32
          memref.store %2277, %out[%2274] : memref<?xf32>
        } else {
          memref.store %2220, %out[%2274] : memref<?xf32>
        }
      }
      %2278 = arith.muli %0, %c4 : index
      %2279 = arith.addi %2278, %19 : index
      %2280 = arith.addi %2279, %c12 : index
      %2281 = arith.muli %2199, %outputFeatures : index
      %2282 = arith.muli %2280, %c17 : index
      %2283 = arith.addi %2281, %2282 : index
      %2284 = wave.lane
      %2285 = arith.remui %2284, %c17 : index
      %2286 = arith.addi %2283, %2285 : index
      %2287 = arith.cmpi slt, %2280, %panels : index
      scf.if %2287 {
        scf.if %21 {
          %2288 = memref.load %residual[%2286] : memref<?xf32>
          %2289 = arith.addf %2288, %2235 : f32
          memref.store %2289, %out[%2286] : memref<?xf32>
        } else {
          memref.store %2235, %out[%2286] : memref<?xf32>
        }
      }
      %2290 = arith.muli %0, %c4 : index
      %2291 = arith.addi %2290, %19 : index
      %2292 = arith.addi %2291, %c8 : index
      %2293 = arith.muli %2199, %outputFeatures : index
      %2294 = arith.muli %2292, %c17 : index
      %2295 = arith.addi %2293, %2294 : index
      %2296 = wave.lane
      %2297 = arith.remui %2296, %c17 : index
      %2298 = arith.addi %2295, %2297 : index
      %2299 = arith.cmpi slt, %2292, %panels : index
      scf.if %2299 {
        scf.if %21 {
          %2300 = memref.load %residual[%2298] : memref<?xf32>
          %2301 = arith.addf %2300, %2250 : f32
          memref.store %2301, %out[%2298] : memref<?xf32>
        } else {
          memref.store %2250, %out[%2298] : memref<?xf32>
        }
      }
      %2302 = arith.muli %0, %c4 : index
      %2303 = arith.addi %2302, %19 : index
      %2304 = arith.addi %2303, %c32 : index
      %2305 = arith.muli %2199, %outputFeatures : index
      %2306 = arith.muli %2304, %c17 : index
      %2307 = arith.addi %2305, %2306 : index
      %2308 = wave.lane
      %2309 = arith.remui %2308, %c17 : index
      %2310 = arith.addi %2307, %2309 : index
      %2311 = arith.cmpi slt, %2304, %panels : index
      scf.if %2311 {
        scf.if %21 {
          %2312 = memref.load %residual[%2310] : memref<?xf32>
          %2313 = arith.addf %2312, %2265 : f32
          memref.store %2313, %out[%2310] : memref<?xf32>
        } else {
          memref.store %2265, %out[%2310] : memref<?xf32>
        }
      }
    }
    %2314 = arith.addi %17, %c12 : index
    %2315 = arith.muli %2314, %c17 : index
    %2316 = arith.addi %6, %2315 : index
    %2317 = arith.addi %2316, %c35 : index
    %2318 = arith.divui %3, %c17 : index
    %2319 = arith.addi %2317, %2318 : index
    %2320 = arith.cmpi slt, %2319, %5 : index
    scf.if %2320 {
      %2321 = arith.cmpi eq, %hasFactors, %c12 : index
      %2322 = arith.muli %2319, %c8 : index
      %2323 = memref.load %factors[%2322] : memref<?xf32>
      %2324 = arith.mulf %2323, %operandScale : f32
      %2325 = arith.select %2321, %2324, %operandScale : f32
      %2326 = vector.extract %169#4[7] : f32 from vector<8xf32>
      %2327 = arith.addi %19, %c16 : index
      %2328 = arith.muli %0, %c4 : index
      %2329 = arith.addi %2328, %2327 : index
      %2330 = arith.subi %panels, %c12 : index
      %2331 = arith.minsi %2329, %2330 : index
      %2332 = arith.muli %2331, %15 : index
      %2333 = arith.remui %3, %c17 : index
      %2334 = arith.muli %2333, %c9 : index
      %2335 = arith.addi %2332, %2334 : index
      %2336 = vector.load %w[%2335] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2337 = vector.bitcast %2336 : vector<4xi8> to vector<1xf32>
      %2338 = vector.extract %2337[0] : f32 from vector<1xf32>
      %2339 = arith.mulf %2338, %2325 : f32
      %2340 = arith.mulf %2326, %2339 : f32
      %2341 = vector.extract %169#5[7] : f32 from vector<8xf32>
      %2342 = arith.addi %19, %c12 : index
      %2343 = arith.muli %0, %c4 : index
      %2344 = arith.addi %2343, %2342 : index
      %2345 = arith.subi %panels, %c12 : index
      %2346 = arith.minsi %2344, %2345 : index
      %2347 = arith.muli %2346, %15 : index
      %2348 = arith.remui %3, %c17 : index
      %2349 = arith.muli %2348, %c9 : index
      %2350 = arith.addi %2347, %2349 : index
      %2351 = vector.load %w[%2350] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2352 = vector.bitcast %2351 : vector<4xi8> to vector<1xf32>
      %2353 = vector.extract %2352[0] : f32 from vector<1xf32>
      %2354 = arith.mulf %2353, %2325 : f32
      %2355 = arith.mulf %2341, %2354 : f32
      %2356 = vector.extract %169#6[7] : f32 from vector<8xf32>
      %2357 = arith.addi %19, %c8 : index
      %2358 = arith.muli %0, %c4 : index
      %2359 = arith.addi %2358, %2357 : index
      %2360 = arith.subi %panels, %c12 : index
      %2361 = arith.minsi %2359, %2360 : index
      %2362 = arith.muli %2361, %15 : index
      %2363 = arith.remui %3, %c17 : index
      %2364 = arith.muli %2363, %c9 : index
      %2365 = arith.addi %2362, %2364 : index
      %2366 = vector.load %w[%2365] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2367 = vector.bitcast %2366 : vector<4xi8> to vector<1xf32>
      %2368 = vector.extract %2367[0] : f32 from vector<1xf32>
      %2369 = arith.mulf %2368, %2325 : f32
      %2370 = arith.mulf %2356, %2369 : f32
      %2371 = vector.extract %169#7[7] : f32 from vector<8xf32>
      %2372 = arith.addi %19, %c32 : index
      %2373 = arith.muli %0, %c4 : index
      %2374 = arith.addi %2373, %2372 : index
      %2375 = arith.subi %panels, %c12 : index
      %2376 = arith.minsi %2374, %2375 : index
      %2377 = arith.muli %2376, %15 : index
      %2378 = arith.remui %3, %c17 : index
      %2379 = arith.muli %2378, %c9 : index
      %2380 = arith.addi %2377, %2379 : index
      %2381 = vector.load %w[%2380] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2382 = vector.bitcast %2381 : vector<4xi8> to vector<1xf32>
      %2383 = vector.extract %2382[0] : f32 from vector<1xf32>
      %2384 = arith.mulf %2383, %2325 : f32
      %2385 = arith.mulf %2371, %2384 : f32
      %2386 = arith.muli %0, %c4 : index
      %2387 = arith.addi %2386, %19 : index
      %2388 = arith.addi %2387, %c16 : index
      %2389 = arith.muli %2319, %outputFeatures : index
      %2390 = arith.muli %2388, %c17 : index
      %2391 = arith.addi %2389, %2390 : index
      %2392 = wave.lane
      %2393 = arith.remui %2392, %c17 : index
      %2394 = arith.addi %2391, %2393 : index
      %2395 = arith.cmpi slt, %2388, %panels : index
      scf.if %2395 {
        scf.if %21 {
          %2396 = memref.load %residual[%2394] : memref<?xf32>
          %2397 = arith.addf %2396, %2340 : f32
          memref.store %2397, %out[%2394] : memref<?xf32>
        } else {
          memref.store %2340, %out[%2394] : memref<?xf32>
        }
      }
      %2398 = arith.muli %0, %c4 : index
      %2399 = arith.addi %2398, %19 : index
      %2400 = arith.addi %2399, %c12 : index
      %2401 = arith.muli %2319, %outputFeatures : index
      %2402 = arith.muli %2400, %c17 : index
      %2403 = arith.addi %2401, %2402 : index
      %2404 = wave.lane
      %2405 = arith.remui %2404, %c17 : index
      %2406 = arith.addi %2403, %2405 : index
      %2407 = arith.cmpi slt, %2400, %panels : index
      scf.if %2407 {
        scf.if %21 {
          %2408 = memref.load %residual[%2406] : memref<?xf32>
          %2409 = arith.addf %2408, %2355 : f32
          memref.store %2409, %out[%2406] : memref<?xf32>
        } else {
          memref.store %2355, %out[%2406] : memref<?xf32>
        }
      }
      %2410 = arith.muli %0, %c4 : index
      %2411 = arith.addi %2410, %19 : index
      %2412 = arith.addi %2411, %c8 : index
      %2413 = arith.muli %2319, %outputFeatures : index
      %2414 = arith.muli %2412, %c17 : index
      %2415 = arith.addi %2413, %2414 : index
      %2416 = wave.lane
      %2417 = arith.remui %2416, %c17 : index
      %2418 = arith.addi %2415, %2417 : index
      %2419 = arith.cmpi slt, %2412, %panels : index
      scf.if %2419 {
        scf.if %21 {
          %2420 = memref.load %residual[%2418] : memref<?xf32>
          %2421 = arith.addf %2420, %2370 : f32
          memref.store %2421, %out[%2418] : memref<?xf32>
        } else {
          memref.store %2370, %out[%2418] : memref<?xf32>
        }
      }
      %2422 = arith.muli %0, %c4 : index
      %2423 = arith.addi %2422, %19 : index
      %2424 = arith.addi %2423, %c32 : index
      %2425 = arith.muli %2319, %outputFeatures : index
      %2426 = arith.muli %2424, %c17 : index
      %2427 = arith.addi %2425, %2426 : index
      %2428 = wave.lane
      %2429 = arith.remui %2428, %c17 : index
      %2430 = arith.addi %2427, %2429 : index
      %2431 = arith.cmpi slt, %2424, %panels : index
      scf.if %2431 {
        scf.if %21 {
          %2432 = memref.load %residual[%2430] : memref<?xf32>
          %2433 = arith.addf %2432, %2385 : f32
          memref.store %2433, %out[%2430] : memref<?xf32>
        } else {
          memref.store %2385, %out[%2430] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
