// GENERATED from codegen/kvcgen/gfx_tile.py; do not edit.
// Config: GfxTileLinear(format='q8_k', splits=2)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_k_s2_tile__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %countAt = wave.param "countAt" : index
  %c2 = arith.constant 128 : index
  %panels = wave.param "panels" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 256 : index
  %c8 = arith.constant 32 : index
  %c9 = arith.constant 127 : index
  %c10 = arith.constant 4 : index
  %c11 = arith.constant 16384 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %c15 = arith.constant 0 : index
  %c16 = arith.constant 8 : index
  %c17 = arith.constant dense<0> : vector<4xi32>
  %c18 = arith.constant dense<983055> : vector<4xi32>
  %c19 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %c20 = arith.constant dense<4> : vector<4xi32>
  %c21 = arith.constant dense<1677747200> : vector<4xi32>
  %c22 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %c23 = arith.constant dense<8> : vector<4xi32>
  %c24 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %c25 = arith.constant dense<12> : vector<4xi32>
  %c26 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %c27 = arith.constant dense<0x6480> : vector<32xf16>
  %c28 = arith.constant 8192 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c30 = arith.constant 9 : index
  %c31 = arith.constant 10 : index
  %c32 = arith.constant 11 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c35 = arith.constant 3 : index
  %c36 = arith.constant 6 : index
  %c37 = arith.constant 12 : index
  %c38 = arith.constant 14 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = wave.lane
  %4 = memref.load %step[%countAt] : memref<?xi32>
  %5 = arith.index_cast %4 : i32 to index
  %6 = arith.muli %1, %c2 : index
  %7 = arith.muli %inputFeatures, %c4 : index
  %8 = arith.muli %inputFeatures, %c5 : index
  %9 = arith.divui %8, %c6 : index
  %10 = arith.divui %inputFeatures, %c7 : index
  %11 = arith.muli %10, %c8 : index
  %12 = arith.addi %11, %9 : index
  %13 = arith.addi %12, %c9 : index
  %14 = arith.divui %13, %c2 : index
  %15 = arith.muli %14, %c2 : index
  %16 = arith.addi %7, %15 : index
  %17 = arith.addi %16, %c2 : index
  %18 = arith.divui %2, %c6 : index
  %19 = arith.muli %18, %c6 : index
  %20 = arith.remui %2, %c6 : index
  %21 = arith.muli %20, %c10 : index
  %22 = wave.scratch %c11 : memref<?xf16>
  %23 = arith.cmpi eq, %hasResidual, %c5 : index
  %24 = arith.cmpi slt, %6, %5 : index
  scf.if %24 {
    %25 = arith.divui %inputFeatures, %c8 : index
    %26 = arith.muli %1, %c16 : index
    %27 = arith.addi %26, %2 : index
    %28 = arith.divui %inputFeatures, %c4 : index
    %29 = arith.muli %27, %28 : index
    %30 = arith.muli %c15, %c6 : index
    %31 = arith.addi %29, %30 : index
    %32 = arith.muli %31, %c7 : index
    %33 = arith.muli %3, %c16 : index
    %34 = arith.addi %32, %33 : index
    %35 = arith.addi %34, %c15 : index
    %36 = vector.load %x[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %37 = arith.muli %3, %c16 : index
    %38 = arith.addi %32, %37 : index
    %39 = arith.addi %38, %c7 : index
    %40 = vector.load %x[%39] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %41 = arith.muli %0, %c16 : index
    %42 = arith.addi %41, %2 : index
    %43 = arith.subi %panels, %c5 : index
    %44 = arith.minsi %42, %43 : index
    %45 = arith.muli %44, %17 : index
    %46 = arith.remui %3, %c4 : index
    %47 = arith.addi %45, %c2 : index
    %48 = arith.divui %c15, %c16 : index
    %49 = arith.muli %48, %c8 : index
    %50 = arith.addi %47, %49 : index
    %51 = arith.muli %46, %c6 : index
    %52 = arith.addi %50, %51 : index
    %53 = vector.load %w[%52] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    %54 = vector.bitcast %53 : vector<2xi8> to vector<1xf16>
    %55 = arith.divui %inputFeatures, %c7 : index
    %56 = arith.muli %55, %c8 : index
    %57 = arith.addi %47, %56 : index
    %58 = arith.muli %c15, %c4 : index
    %59 = arith.addi %57, %58 : index
    %60 = arith.muli %46, %c5 : index
    %61 = arith.addi %59, %60 : index
    %62 = vector.load %w[%61] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
    %63 = vector.extract %54[0] : f16 from vector<1xf16>
    %64 = arith.extf %63 : f16 to f32
    %65 = vector.extract %62[0] : i8 from vector<1xi8>
    %66 = arith.extsi %65 : i8 to i32
    %67 = arith.sitofp %66 : i32 to f32
    %68 = arith.mulf %64, %67 : f32
    %69 = arith.truncf %68 : f32 to f16
    %70 = vector.broadcast %69 : f16 to vector<16xf16>
    %71 = arith.addi %45, %c2 : index
    %72 = arith.muli %inputFeatures, %c5 : index
    %73 = arith.divui %72, %c6 : index
    %74 = arith.divui %inputFeatures, %c7 : index
    %75 = arith.muli %74, %c8 : index
    %76 = arith.addi %75, %73 : index
    %77 = arith.addi %76, %c9 : index
    %78 = arith.divui %77, %c2 : index
    %79 = arith.muli %78, %c2 : index
    %80 = arith.addi %71, %79 : index
    %81 = arith.muli %inputFeatures, %c16 : index
    %82 = arith.addi %80, %81 : index
    %83 = arith.muli %c15, %c4 : index
    %84 = arith.addi %83, %46 : index
    %85 = arith.muli %84, %c4 : index
    %86 = arith.addi %82, %85 : index
    %87 = arith.muli %c15, %c7 : index
    %88 = arith.addi %80, %87 : index
    %89 = arith.muli %46, %c4 : index
    %90 = arith.addi %88, %89 : index
    %91 = vector.load %w[%86] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
    %92 = vector.bitcast %91 : vector<16xi8> to vector<4xi32>
    %93 = vector.load %w[%90] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
    %94 = vector.bitcast %93 : vector<16xi8> to vector<4xi32>
    %95 = arith.shrui %94, %c17 : vector<4xi32>
    %96 = arith.andi %95, %c18 : vector<4xi32>
    %97 = arith.shrui %92, %c19 : vector<4xi32>
    %98 = arith.andi %97, %c18 : vector<4xi32>
    %99 = arith.shli %98, %c20 : vector<4xi32>
    %100 = arith.ori %96, %99 : vector<4xi32>
    %101 = arith.ori %100, %c21 : vector<4xi32>
    %102 = vector.bitcast %101 : vector<4xi32> to vector<8xf16>
    %103 = arith.shrui %94, %c20 : vector<4xi32>
    %104 = arith.andi %103, %c18 : vector<4xi32>
    %105 = arith.shrui %92, %c22 : vector<4xi32>
    %106 = arith.andi %105, %c18 : vector<4xi32>
    %107 = arith.shli %106, %c20 : vector<4xi32>
    %108 = arith.ori %104, %107 : vector<4xi32>
    %109 = arith.ori %108, %c21 : vector<4xi32>
    %110 = vector.bitcast %109 : vector<4xi32> to vector<8xf16>
    %111 = arith.shrui %94, %c23 : vector<4xi32>
    %112 = arith.andi %111, %c18 : vector<4xi32>
    %113 = arith.shrui %92, %c24 : vector<4xi32>
    %114 = arith.andi %113, %c18 : vector<4xi32>
    %115 = arith.shli %114, %c20 : vector<4xi32>
    %116 = arith.ori %112, %115 : vector<4xi32>
    %117 = arith.ori %116, %c21 : vector<4xi32>
    %118 = vector.bitcast %117 : vector<4xi32> to vector<8xf16>
    %119 = arith.shrui %94, %c25 : vector<4xi32>
    %120 = arith.andi %119, %c18 : vector<4xi32>
    %121 = arith.shrui %92, %c26 : vector<4xi32>
    %122 = arith.andi %121, %c18 : vector<4xi32>
    %123 = arith.shli %122, %c20 : vector<4xi32>
    %124 = arith.ori %120, %123 : vector<4xi32>
    %125 = arith.ori %124, %c21 : vector<4xi32>
    %126 = vector.bitcast %125 : vector<4xi32> to vector<8xf16>
    %127 = vector.shuffle %102, %110 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
    %128 = vector.shuffle %118, %126 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
    %129 = vector.shuffle %127, %128 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
    %130 = arith.subf %129, %c27 : vector<32xf16>
    %131 = vector.shuffle %130, %130 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
    %132 = vector.shuffle %130, %130 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
    %133 = arith.mulf %131, %70 : vector<16xf16>
    %134 = arith.mulf %132, %70 : vector<16xf16>
    %135 = arith.cmpi sge, %3, %c4 : index
    %136 = vector.shuffle %133, %133 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %137 = vector.shuffle %133, %133 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %138 = arith.select %135, %136, %137 : vector<8xf16>
    %139 = vector.shuffle %134, %134 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %140 = vector.shuffle %134, %134 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %141 = arith.select %135, %139, %140 : vector<8xf16>
    %142 = arith.addi %2, %c15 : index
    %143 = arith.muli %142, %c6 : index
    %144 = arith.addi %143, %c15 : index
    %145 = arith.muli %144, %c7 : index
    %146 = arith.muli %c15, %c28 : index
    %147 = arith.addi %146, %145 : index
    %148 = arith.muli %3, %c16 : index
    %149 = arith.addi %147, %148 : index
    vector.store %36, %22[%149] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %150 = arith.addi %2, %c15 : index
    %151 = arith.muli %150, %c6 : index
    %152 = arith.addi %151, %c5 : index
    %153 = arith.muli %152, %c7 : index
    %154 = arith.muli %c15, %c28 : index
    %155 = arith.addi %154, %153 : index
    %156 = arith.muli %3, %c16 : index
    %157 = arith.addi %155, %156 : index
    vector.store %40, %22[%157] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %158 = arith.addi %2, %c16 : index
    %159 = arith.muli %158, %c6 : index
    %160 = arith.addi %159, %c15 : index
    %161 = arith.muli %160, %c7 : index
    %162 = arith.muli %c15, %c28 : index
    %163 = arith.addi %162, %161 : index
    %164 = arith.muli %3, %c16 : index
    %165 = arith.addi %163, %164 : index
    vector.store %138, %22[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %166 = arith.addi %2, %c16 : index
    %167 = arith.muli %166, %c6 : index
    %168 = arith.addi %167, %c5 : index
    %169 = arith.muli %168, %c7 : index
    %170 = arith.muli %c15, %c28 : index
    %171 = arith.addi %170, %169 : index
    %172 = arith.muli %3, %c16 : index
    %173 = arith.addi %171, %172 : index
    vector.store %141, %22[%173] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    wave.barrier
    %183:8 = scf.for %174 = %c15 to %c6 step %c5 iter_args(%175 = %c14, %176 = %c14, %177 = %c14, %178 = %c14, %179 = %c14, %180 = %c14, %181 = %c14, %182 = %c14) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %184 = arith.muli %174, %stepsPerWave : index
      %185 = arith.minsi %184, %25 : index
      %186 = arith.addi %185, %stepsPerWave : index
      %187 = arith.minsi %186, %25 : index
      %197:8 = scf.for %188 = %185 to %187 step %c5 iter_args(%189 = %c14, %190 = %c14, %191 = %c14, %192 = %c14, %193 = %c14, %194 = %c14, %195 = %c14, %196 = %c14) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %198 = arith.addi %188, %c5 : index
        %199 = arith.subi %25, %c5 : index
        %200 = arith.minsi %198, %199 : index
        %201 = arith.muli %1, %c16 : index
        %202 = arith.addi %201, %2 : index
        %203 = arith.divui %inputFeatures, %c4 : index
        %204 = arith.muli %202, %203 : index
        %205 = arith.muli %200, %c6 : index
        %206 = arith.addi %204, %205 : index
        %207 = arith.muli %206, %c7 : index
        %208 = arith.muli %3, %c16 : index
        %209 = arith.addi %207, %208 : index
        %210 = arith.addi %209, %c15 : index
        %211 = vector.load %x[%210] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %212 = arith.muli %3, %c16 : index
        %213 = arith.addi %207, %212 : index
        %214 = arith.addi %213, %c7 : index
        %215 = vector.load %x[%214] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %216 = arith.muli %0, %c16 : index
        %217 = arith.addi %216, %2 : index
        %218 = arith.subi %panels, %c5 : index
        %219 = arith.minsi %217, %218 : index
        %220 = arith.muli %219, %17 : index
        %221 = arith.remui %3, %c4 : index
        %222 = arith.addi %220, %c2 : index
        %223 = arith.divui %200, %c16 : index
        %224 = arith.muli %223, %c8 : index
        %225 = arith.addi %222, %224 : index
        %226 = arith.muli %221, %c6 : index
        %227 = arith.addi %225, %226 : index
        %228 = vector.load %w[%227] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
        %229 = vector.bitcast %228 : vector<2xi8> to vector<1xf16>
        %230 = arith.divui %inputFeatures, %c7 : index
        %231 = arith.muli %230, %c8 : index
        %232 = arith.addi %222, %231 : index
        %233 = arith.muli %200, %c4 : index
        %234 = arith.addi %232, %233 : index
        %235 = arith.muli %221, %c5 : index
        %236 = arith.addi %234, %235 : index
        %237 = vector.load %w[%236] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
        %238 = vector.extract %229[0] : f16 from vector<1xf16>
        %239 = arith.extf %238 : f16 to f32
        %240 = vector.extract %237[0] : i8 from vector<1xi8>
        %241 = arith.extsi %240 : i8 to i32
        %242 = arith.sitofp %241 : i32 to f32
        %243 = arith.mulf %239, %242 : f32
        %244 = arith.truncf %243 : f32 to f16
        %245 = vector.broadcast %244 : f16 to vector<16xf16>
        %246 = arith.addi %220, %c2 : index
        %247 = arith.muli %inputFeatures, %c5 : index
        %248 = arith.divui %247, %c6 : index
        %249 = arith.divui %inputFeatures, %c7 : index
        %250 = arith.muli %249, %c8 : index
        %251 = arith.addi %250, %248 : index
        %252 = arith.addi %251, %c9 : index
        %253 = arith.divui %252, %c2 : index
        %254 = arith.muli %253, %c2 : index
        %255 = arith.addi %246, %254 : index
        %256 = arith.muli %inputFeatures, %c16 : index
        %257 = arith.addi %255, %256 : index
        %258 = arith.muli %200, %c4 : index
        %259 = arith.addi %258, %221 : index
        %260 = arith.muli %259, %c4 : index
        %261 = arith.addi %257, %260 : index
        %262 = arith.muli %200, %c7 : index
        %263 = arith.addi %255, %262 : index
        %264 = arith.muli %221, %c4 : index
        %265 = arith.addi %263, %264 : index
        %266 = vector.load %w[%261] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %267 = vector.bitcast %266 : vector<16xi8> to vector<4xi32>
        %268 = vector.load %w[%265] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %269 = vector.bitcast %268 : vector<16xi8> to vector<4xi32>
        %270 = arith.shrui %269, %c17 : vector<4xi32>
        %271 = arith.andi %270, %c18 : vector<4xi32>
        %272 = arith.shrui %267, %c19 : vector<4xi32>
        %273 = arith.andi %272, %c18 : vector<4xi32>
        %274 = arith.shli %273, %c20 : vector<4xi32>
        %275 = arith.ori %271, %274 : vector<4xi32>
        %276 = arith.ori %275, %c21 : vector<4xi32>
        %277 = vector.bitcast %276 : vector<4xi32> to vector<8xf16>
        %278 = arith.shrui %269, %c20 : vector<4xi32>
        %279 = arith.andi %278, %c18 : vector<4xi32>
        %280 = arith.shrui %267, %c22 : vector<4xi32>
        %281 = arith.andi %280, %c18 : vector<4xi32>
        %282 = arith.shli %281, %c20 : vector<4xi32>
        %283 = arith.ori %279, %282 : vector<4xi32>
        %284 = arith.ori %283, %c21 : vector<4xi32>
        %285 = vector.bitcast %284 : vector<4xi32> to vector<8xf16>
        %286 = arith.shrui %269, %c23 : vector<4xi32>
        %287 = arith.andi %286, %c18 : vector<4xi32>
        %288 = arith.shrui %267, %c24 : vector<4xi32>
        %289 = arith.andi %288, %c18 : vector<4xi32>
        %290 = arith.shli %289, %c20 : vector<4xi32>
        %291 = arith.ori %287, %290 : vector<4xi32>
        %292 = arith.ori %291, %c21 : vector<4xi32>
        %293 = vector.bitcast %292 : vector<4xi32> to vector<8xf16>
        %294 = arith.shrui %269, %c25 : vector<4xi32>
        %295 = arith.andi %294, %c18 : vector<4xi32>
        %296 = arith.shrui %267, %c26 : vector<4xi32>
        %297 = arith.andi %296, %c18 : vector<4xi32>
        %298 = arith.shli %297, %c20 : vector<4xi32>
        %299 = arith.ori %295, %298 : vector<4xi32>
        %300 = arith.ori %299, %c21 : vector<4xi32>
        %301 = vector.bitcast %300 : vector<4xi32> to vector<8xf16>
        %302 = vector.shuffle %277, %285 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %303 = vector.shuffle %293, %301 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %304 = vector.shuffle %302, %303 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
        %305 = arith.subf %304, %c27 : vector<32xf16>
        %306 = vector.shuffle %305, %305 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
        %307 = vector.shuffle %305, %305 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
        %308 = arith.mulf %306, %245 : vector<16xf16>
        %309 = arith.mulf %307, %245 : vector<16xf16>
        %310 = arith.cmpi sge, %3, %c4 : index
        %311 = vector.shuffle %308, %308 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %312 = vector.shuffle %308, %308 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %313 = arith.select %310, %311, %312 : vector<8xf16>
        %314 = vector.shuffle %309, %309 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %315 = vector.shuffle %309, %309 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %316 = arith.select %310, %314, %315 : vector<8xf16>
        %317 = arith.remui %188, %c6 : index
        %318 = arith.addi %19, %c15 : index
        %319 = arith.muli %318, %c6 : index
        %320 = arith.addi %319, %c15 : index
        %321 = arith.muli %320, %c7 : index
        %322 = arith.remui %3, %c4 : index
        %323 = arith.muli %322, %c16 : index
        %324 = arith.addi %321, %323 : index
        %325 = arith.muli %317, %c28 : index
        %326 = arith.addi %324, %325 : index
        %327 = vector.load %22[%326] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %328 = arith.addi %326, %c2 : index
        %329 = vector.load %22[%328] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %330 = vector.shuffle %327, %329 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %331 = arith.addi %19, %c5 : index
        %332 = arith.muli %331, %c6 : index
        %333 = arith.addi %332, %c15 : index
        %334 = arith.muli %333, %c7 : index
        %335 = arith.remui %3, %c4 : index
        %336 = arith.muli %335, %c16 : index
        %337 = arith.addi %334, %336 : index
        %338 = arith.muli %317, %c28 : index
        %339 = arith.addi %337, %338 : index
        %340 = vector.load %22[%339] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %341 = arith.addi %339, %c2 : index
        %342 = vector.load %22[%341] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %343 = vector.shuffle %340, %342 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %344 = arith.addi %21, %c16 : index
        %345 = arith.muli %344, %c6 : index
        %346 = arith.addi %345, %c15 : index
        %347 = arith.muli %346, %c7 : index
        %348 = arith.remui %3, %c4 : index
        %349 = arith.muli %348, %c16 : index
        %350 = arith.addi %347, %349 : index
        %351 = arith.muli %317, %c28 : index
        %352 = arith.addi %350, %351 : index
        %353 = vector.load %22[%352] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %354 = arith.addi %352, %c2 : index
        %355 = vector.load %22[%354] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %356 = vector.shuffle %353, %355 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %357 = wave.mma %330, %356, %189 : vector<16xf16>, vector<8xf32>
        %358 = wave.mma %343, %356, %193 : vector<16xf16>, vector<8xf32>
        %359 = arith.addi %21, %c30 : index
        %360 = arith.muli %359, %c6 : index
        %361 = arith.addi %360, %c15 : index
        %362 = arith.muli %361, %c7 : index
        %363 = arith.remui %3, %c4 : index
        %364 = arith.muli %363, %c16 : index
        %365 = arith.addi %362, %364 : index
        %366 = arith.muli %317, %c28 : index
        %367 = arith.addi %365, %366 : index
        %368 = vector.load %22[%367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %369 = arith.addi %367, %c2 : index
        %370 = vector.load %22[%369] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %371 = vector.shuffle %368, %370 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %372 = wave.mma %330, %371, %190 : vector<16xf16>, vector<8xf32>
        %373 = wave.mma %343, %371, %194 : vector<16xf16>, vector<8xf32>
        %374 = arith.addi %21, %c31 : index
        %375 = arith.muli %374, %c6 : index
        %376 = arith.addi %375, %c15 : index
        %377 = arith.muli %376, %c7 : index
        %378 = arith.remui %3, %c4 : index
        %379 = arith.muli %378, %c16 : index
        %380 = arith.addi %377, %379 : index
        %381 = arith.muli %317, %c28 : index
        %382 = arith.addi %380, %381 : index
        %383 = vector.load %22[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %384 = arith.addi %382, %c2 : index
        %385 = vector.load %22[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %386 = vector.shuffle %383, %385 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %387 = wave.mma %330, %386, %191 : vector<16xf16>, vector<8xf32>
        %388 = wave.mma %343, %386, %195 : vector<16xf16>, vector<8xf32>
        %389 = arith.addi %21, %c32 : index
        %390 = arith.muli %389, %c6 : index
        %391 = arith.addi %390, %c15 : index
        %392 = arith.muli %391, %c7 : index
        %393 = arith.remui %3, %c4 : index
        %394 = arith.muli %393, %c16 : index
        %395 = arith.addi %392, %394 : index
        %396 = arith.muli %317, %c28 : index
        %397 = arith.addi %395, %396 : index
        %398 = vector.load %22[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %399 = arith.addi %397, %c2 : index
        %400 = vector.load %22[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %401 = vector.shuffle %398, %400 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %402 = wave.mma %330, %401, %192 : vector<16xf16>, vector<8xf32>
        %403 = wave.mma %343, %401, %196 : vector<16xf16>, vector<8xf32>
        %404 = arith.addi %19, %c15 : index
        %405 = arith.muli %404, %c6 : index
        %406 = arith.addi %405, %c5 : index
        %407 = arith.muli %406, %c7 : index
        %408 = arith.remui %3, %c4 : index
        %409 = arith.muli %408, %c16 : index
        %410 = arith.addi %407, %409 : index
        %411 = arith.muli %317, %c28 : index
        %412 = arith.addi %410, %411 : index
        %413 = vector.load %22[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %414 = arith.addi %412, %c2 : index
        %415 = vector.load %22[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %416 = vector.shuffle %413, %415 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %417 = arith.addi %19, %c5 : index
        %418 = arith.muli %417, %c6 : index
        %419 = arith.addi %418, %c5 : index
        %420 = arith.muli %419, %c7 : index
        %421 = arith.remui %3, %c4 : index
        %422 = arith.muli %421, %c16 : index
        %423 = arith.addi %420, %422 : index
        %424 = arith.muli %317, %c28 : index
        %425 = arith.addi %423, %424 : index
        %426 = vector.load %22[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %427 = arith.addi %425, %c2 : index
        %428 = vector.load %22[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %429 = vector.shuffle %426, %428 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %430 = arith.addi %21, %c16 : index
        %431 = arith.muli %430, %c6 : index
        %432 = arith.addi %431, %c5 : index
        %433 = arith.muli %432, %c7 : index
        %434 = arith.remui %3, %c4 : index
        %435 = arith.muli %434, %c16 : index
        %436 = arith.addi %433, %435 : index
        %437 = arith.muli %317, %c28 : index
        %438 = arith.addi %436, %437 : index
        %439 = vector.load %22[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %440 = arith.addi %438, %c2 : index
        %441 = vector.load %22[%440] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %442 = vector.shuffle %439, %441 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %443 = wave.mma %416, %442, %357 : vector<16xf16>, vector<8xf32>
        %444 = wave.mma %429, %442, %358 : vector<16xf16>, vector<8xf32>
        %445 = arith.addi %21, %c30 : index
        %446 = arith.muli %445, %c6 : index
        %447 = arith.addi %446, %c5 : index
        %448 = arith.muli %447, %c7 : index
        %449 = arith.remui %3, %c4 : index
        %450 = arith.muli %449, %c16 : index
        %451 = arith.addi %448, %450 : index
        %452 = arith.muli %317, %c28 : index
        %453 = arith.addi %451, %452 : index
        %454 = vector.load %22[%453] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %455 = arith.addi %453, %c2 : index
        %456 = vector.load %22[%455] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %457 = vector.shuffle %454, %456 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %458 = wave.mma %416, %457, %372 : vector<16xf16>, vector<8xf32>
        %459 = wave.mma %429, %457, %373 : vector<16xf16>, vector<8xf32>
        %460 = arith.addi %21, %c31 : index
        %461 = arith.muli %460, %c6 : index
        %462 = arith.addi %461, %c5 : index
        %463 = arith.muli %462, %c7 : index
        %464 = arith.remui %3, %c4 : index
        %465 = arith.muli %464, %c16 : index
        %466 = arith.addi %463, %465 : index
        %467 = arith.muli %317, %c28 : index
        %468 = arith.addi %466, %467 : index
        %469 = vector.load %22[%468] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %470 = arith.addi %468, %c2 : index
        %471 = vector.load %22[%470] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %472 = vector.shuffle %469, %471 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %473 = wave.mma %416, %472, %387 : vector<16xf16>, vector<8xf32>
        %474 = wave.mma %429, %472, %388 : vector<16xf16>, vector<8xf32>
        %475 = arith.addi %21, %c32 : index
        %476 = arith.muli %475, %c6 : index
        %477 = arith.addi %476, %c5 : index
        %478 = arith.muli %477, %c7 : index
        %479 = arith.remui %3, %c4 : index
        %480 = arith.muli %479, %c16 : index
        %481 = arith.addi %478, %480 : index
        %482 = arith.muli %317, %c28 : index
        %483 = arith.addi %481, %482 : index
        %484 = vector.load %22[%483] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %485 = arith.addi %483, %c2 : index
        %486 = vector.load %22[%485] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %487 = vector.shuffle %484, %486 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %488 = wave.mma %416, %487, %402 : vector<16xf16>, vector<8xf32>
        %489 = wave.mma %429, %487, %403 : vector<16xf16>, vector<8xf32>
        %490 = arith.subi %c5, %317 : index
        %491 = arith.addi %2, %c15 : index
        %492 = arith.muli %491, %c6 : index
        %493 = arith.addi %492, %c15 : index
        %494 = arith.muli %493, %c7 : index
        %495 = arith.muli %490, %c28 : index
        %496 = arith.addi %495, %494 : index
        %497 = arith.muli %3, %c16 : index
        %498 = arith.addi %496, %497 : index
        vector.store %211, %22[%498] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %499 = arith.addi %2, %c15 : index
        %500 = arith.muli %499, %c6 : index
        %501 = arith.addi %500, %c5 : index
        %502 = arith.muli %501, %c7 : index
        %503 = arith.muli %490, %c28 : index
        %504 = arith.addi %503, %502 : index
        %505 = arith.muli %3, %c16 : index
        %506 = arith.addi %504, %505 : index
        vector.store %215, %22[%506] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %507 = arith.addi %2, %c16 : index
        %508 = arith.muli %507, %c6 : index
        %509 = arith.addi %508, %c15 : index
        %510 = arith.muli %509, %c7 : index
        %511 = arith.muli %490, %c28 : index
        %512 = arith.addi %511, %510 : index
        %513 = arith.muli %3, %c16 : index
        %514 = arith.addi %512, %513 : index
        vector.store %313, %22[%514] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %515 = arith.addi %2, %c16 : index
        %516 = arith.muli %515, %c6 : index
        %517 = arith.addi %516, %c5 : index
        %518 = arith.muli %517, %c7 : index
        %519 = arith.muli %490, %c28 : index
        %520 = arith.addi %519, %518 : index
        %521 = arith.muli %3, %c16 : index
        %522 = arith.addi %520, %521 : index
        vector.store %316, %22[%522] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        wave.barrier
        scf.yield %443, %458, %473, %488, %444, %459, %474, %489 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %523 = arith.cmpi eq, %174, %c15 : index
      %524 = arith.addf %175, %197#0 : vector<8xf32>
      %525 = arith.select %523, %197#0, %524 : vector<8xf32>
      %526 = arith.addf %176, %197#1 : vector<8xf32>
      %527 = arith.select %523, %197#1, %526 : vector<8xf32>
      %528 = arith.addf %177, %197#2 : vector<8xf32>
      %529 = arith.select %523, %197#2, %528 : vector<8xf32>
      %530 = arith.addf %178, %197#3 : vector<8xf32>
      %531 = arith.select %523, %197#3, %530 : vector<8xf32>
      %532 = arith.addf %179, %197#4 : vector<8xf32>
      %533 = arith.select %523, %197#4, %532 : vector<8xf32>
      %534 = arith.addf %180, %197#5 : vector<8xf32>
      %535 = arith.select %523, %197#5, %534 : vector<8xf32>
      %536 = arith.addf %181, %197#6 : vector<8xf32>
      %537 = arith.select %523, %197#6, %536 : vector<8xf32>
      %538 = arith.addf %182, %197#7 : vector<8xf32>
      %539 = arith.select %523, %197#7, %538 : vector<8xf32>
      scf.yield %525, %527, %529, %531, %533, %535, %537, %539 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %540 = arith.addi %19, %c15 : index
    %541 = arith.muli %540, %c4 : index
    %542 = arith.addi %6, %541 : index
    %543 = arith.addi %542, %c15 : index
    %544 = arith.divui %3, %c4 : index
    %545 = arith.addi %543, %544 : index
    %546 = arith.cmpi slt, %545, %5 : index
    scf.if %546 {
      %547 = arith.cmpi eq, %hasFactors, %c5 : index
      %548 = arith.muli %545, %c6 : index
      %549 = memref.load %factors[%548] : memref<?xf32>
      %550 = arith.mulf %549, %operandScale : f32
      %551 = arith.select %547, %550, %operandScale : f32
      %552 = vector.extract %183#0[0] : f32 from vector<8xf32>
      %553 = arith.addi %21, %c15 : index
      %554 = arith.muli %0, %c16 : index
      %555 = arith.addi %554, %553 : index
      %556 = arith.subi %panels, %c5 : index
      %557 = arith.minsi %555, %556 : index
      %558 = arith.muli %557, %17 : index
      %559 = arith.remui %3, %c4 : index
      %560 = arith.muli %559, %c10 : index
      %561 = arith.addi %558, %560 : index
      %562 = vector.load %w[%561] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %563 = vector.bitcast %562 : vector<4xi8> to vector<1xf32>
      %564 = vector.extract %563[0] : f32 from vector<1xf32>
      %565 = arith.mulf %564, %551 : f32
      %566 = arith.mulf %552, %565 : f32
      %567 = vector.extract %183#1[0] : f32 from vector<8xf32>
      %568 = arith.addi %21, %c5 : index
      %569 = arith.muli %0, %c16 : index
      %570 = arith.addi %569, %568 : index
      %571 = arith.subi %panels, %c5 : index
      %572 = arith.minsi %570, %571 : index
      %573 = arith.muli %572, %17 : index
      %574 = arith.remui %3, %c4 : index
      %575 = arith.muli %574, %c10 : index
      %576 = arith.addi %573, %575 : index
      %577 = vector.load %w[%576] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %578 = vector.bitcast %577 : vector<4xi8> to vector<1xf32>
      %579 = vector.extract %578[0] : f32 from vector<1xf32>
      %580 = arith.mulf %579, %551 : f32
      %581 = arith.mulf %567, %580 : f32
      %582 = vector.extract %183#2[0] : f32 from vector<8xf32>
      %583 = arith.addi %21, %c6 : index
      %584 = arith.muli %0, %c16 : index
      %585 = arith.addi %584, %583 : index
      %586 = arith.subi %panels, %c5 : index
      %587 = arith.minsi %585, %586 : index
      %588 = arith.muli %587, %17 : index
      %589 = arith.remui %3, %c4 : index
      %590 = arith.muli %589, %c10 : index
      %591 = arith.addi %588, %590 : index
      %592 = vector.load %w[%591] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %593 = vector.bitcast %592 : vector<4xi8> to vector<1xf32>
      %594 = vector.extract %593[0] : f32 from vector<1xf32>
      %595 = arith.mulf %594, %551 : f32
      %596 = arith.mulf %582, %595 : f32
      %597 = vector.extract %183#3[0] : f32 from vector<8xf32>
      %598 = arith.addi %21, %c35 : index
      %599 = arith.muli %0, %c16 : index
      %600 = arith.addi %599, %598 : index
      %601 = arith.subi %panels, %c5 : index
      %602 = arith.minsi %600, %601 : index
      %603 = arith.muli %602, %17 : index
      %604 = arith.remui %3, %c4 : index
      %605 = arith.muli %604, %c10 : index
      %606 = arith.addi %603, %605 : index
      %607 = vector.load %w[%606] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %608 = vector.bitcast %607 : vector<4xi8> to vector<1xf32>
      %609 = vector.extract %608[0] : f32 from vector<1xf32>
      %610 = arith.mulf %609, %551 : f32
      %611 = arith.mulf %597, %610 : f32
      %612 = arith.muli %0, %c16 : index
      %613 = arith.addi %612, %21 : index
      %614 = arith.addi %613, %c15 : index
      %615 = arith.muli %545, %outputFeatures : index
      %616 = arith.muli %614, %c4 : index
      %617 = arith.addi %615, %616 : index
      %618 = wave.lane
      %619 = arith.remui %618, %c4 : index
      %620 = arith.addi %617, %619 : index
      %621 = arith.cmpi slt, %614, %panels : index
      scf.if %621 {
        scf.if %23 {
          %622 = memref.load %residual[%620] : memref<?xf32>
          %623 = arith.addf %622, %566 : f32
          memref.store %623, %out[%620] : memref<?xf32>
        } else {
          memref.store %566, %out[%620] : memref<?xf32>
        }
      }
      %624 = arith.muli %0, %c16 : index
      %625 = arith.addi %624, %21 : index
      %626 = arith.addi %625, %c5 : index
      %627 = arith.muli %545, %outputFeatures : index
      %628 = arith.muli %626, %c4 : index
      %629 = arith.addi %627, %628 : index
      %630 = wave.lane
      %631 = arith.remui %630, %c4 : index
      %632 = arith.addi %629, %631 : index
      %633 = arith.cmpi slt, %626, %panels : index
      scf.if %633 {
        scf.if %23 {
          %634 = memref.load %residual[%632] : memref<?xf32>
          %635 = arith.addf %634, %581 : f32
          memref.store %635, %out[%632] : memref<?xf32>
        } else {
          memref.store %581, %out[%632] : memref<?xf32>
        }
      }
      %636 = arith.muli %0, %c16 : index
      %637 = arith.addi %636, %21 : index
      %638 = arith.addi %637, %c6 : index
      %639 = arith.muli %545, %outputFeatures : index
      %640 = arith.muli %638, %c4 : index
      %641 = arith.addi %639, %640 : index
      %642 = wave.lane
      %643 = arith.remui %642, %c4 : index
      %644 = arith.addi %641, %643 : index
      %645 = arith.cmpi slt, %638, %panels : index
      scf.if %645 {
        scf.if %23 {
          %646 = memref.load %residual[%644] : memref<?xf32>
          %647 = arith.addf %646, %596 : f32
          memref.store %647, %out[%644] : memref<?xf32>
        } else {
          memref.store %596, %out[%644] : memref<?xf32>
        }
      }
      %648 = arith.muli %0, %c16 : index
      %649 = arith.addi %648, %21 : index
      %650 = arith.addi %649, %c35 : index
      %651 = arith.muli %545, %outputFeatures : index
      %652 = arith.muli %650, %c4 : index
      %653 = arith.addi %651, %652 : index
      %654 = wave.lane
      %655 = arith.remui %654, %c4 : index
      %656 = arith.addi %653, %655 : index
      %657 = arith.cmpi slt, %650, %panels : index
      scf.if %657 {
        scf.if %23 {
          %658 = memref.load %residual[%656] : memref<?xf32>
          %659 = arith.addf %658, %611 : f32
          memref.store %659, %out[%656] : memref<?xf32>
        } else {
          memref.store %611, %out[%656] : memref<?xf32>
        }
      }
    }
    %660 = arith.addi %19, %c15 : index
    %661 = arith.muli %660, %c4 : index
    %662 = arith.addi %6, %661 : index
    %663 = arith.addi %662, %c6 : index
    %664 = arith.divui %3, %c4 : index
    %665 = arith.addi %663, %664 : index
    %666 = arith.cmpi slt, %665, %5 : index
    scf.if %666 {
      %667 = arith.cmpi eq, %hasFactors, %c5 : index
      %668 = arith.muli %665, %c6 : index
      %669 = memref.load %factors[%668] : memref<?xf32>
      %670 = arith.mulf %669, %operandScale : f32
      %671 = arith.select %667, %670, %operandScale : f32
      %672 = vector.extract %183#0[1] : f32 from vector<8xf32>
      %673 = arith.addi %21, %c15 : index
      %674 = arith.muli %0, %c16 : index
      %675 = arith.addi %674, %673 : index
      %676 = arith.subi %panels, %c5 : index
      %677 = arith.minsi %675, %676 : index
      %678 = arith.muli %677, %17 : index
      %679 = arith.remui %3, %c4 : index
      %680 = arith.muli %679, %c10 : index
      %681 = arith.addi %678, %680 : index
      %682 = vector.load %w[%681] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %683 = vector.bitcast %682 : vector<4xi8> to vector<1xf32>
      %684 = vector.extract %683[0] : f32 from vector<1xf32>
      %685 = arith.mulf %684, %671 : f32
      %686 = arith.mulf %672, %685 : f32
      %687 = vector.extract %183#1[1] : f32 from vector<8xf32>
      %688 = arith.addi %21, %c5 : index
      %689 = arith.muli %0, %c16 : index
      %690 = arith.addi %689, %688 : index
      %691 = arith.subi %panels, %c5 : index
      %692 = arith.minsi %690, %691 : index
      %693 = arith.muli %692, %17 : index
      %694 = arith.remui %3, %c4 : index
      %695 = arith.muli %694, %c10 : index
      %696 = arith.addi %693, %695 : index
      %697 = vector.load %w[%696] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %698 = vector.bitcast %697 : vector<4xi8> to vector<1xf32>
      %699 = vector.extract %698[0] : f32 from vector<1xf32>
      %700 = arith.mulf %699, %671 : f32
      %701 = arith.mulf %687, %700 : f32
      %702 = vector.extract %183#2[1] : f32 from vector<8xf32>
      %703 = arith.addi %21, %c6 : index
      %704 = arith.muli %0, %c16 : index
      %705 = arith.addi %704, %703 : index
      %706 = arith.subi %panels, %c5 : index
      %707 = arith.minsi %705, %706 : index
      %708 = arith.muli %707, %17 : index
      %709 = arith.remui %3, %c4 : index
      %710 = arith.muli %709, %c10 : index
      %711 = arith.addi %708, %710 : index
      %712 = vector.load %w[%711] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %713 = vector.bitcast %712 : vector<4xi8> to vector<1xf32>
      %714 = vector.extract %713[0] : f32 from vector<1xf32>
      %715 = arith.mulf %714, %671 : f32
      %716 = arith.mulf %702, %715 : f32
      %717 = vector.extract %183#3[1] : f32 from vector<8xf32>
      %718 = arith.addi %21, %c35 : index
      %719 = arith.muli %0, %c16 : index
      %720 = arith.addi %719, %718 : index
      %721 = arith.subi %panels, %c5 : index
      %722 = arith.minsi %720, %721 : index
      %723 = arith.muli %722, %17 : index
      %724 = arith.remui %3, %c4 : index
      %725 = arith.muli %724, %c10 : index
      %726 = arith.addi %723, %725 : index
      %727 = vector.load %w[%726] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %728 = vector.bitcast %727 : vector<4xi8> to vector<1xf32>
      %729 = vector.extract %728[0] : f32 from vector<1xf32>
      %730 = arith.mulf %729, %671 : f32
      %731 = arith.mulf %717, %730 : f32
      %732 = arith.muli %0, %c16 : index
      %733 = arith.addi %732, %21 : index
      %734 = arith.addi %733, %c15 : index
      %735 = arith.muli %665, %outputFeatures : index
      %736 = arith.muli %734, %c4 : index
      %737 = arith.addi %735, %736 : index
      %738 = wave.lane
      %739 = arith.remui %738, %c4 : index
      %740 = arith.addi %737, %739 : index
      %741 = arith.cmpi slt, %734, %panels : index
      scf.if %741 {
        scf.if %23 {
          %742 = memref.load %residual[%740] : memref<?xf32>
          %743 = arith.addf %742, %686 : f32
          memref.store %743, %out[%740] : memref<?xf32>
        } else {
          memref.store %686, %out[%740] : memref<?xf32>
        }
      }
      %744 = arith.muli %0, %c16 : index
      %745 = arith.addi %744, %21 : index
      %746 = arith.addi %745, %c5 : index
      %747 = arith.muli %665, %outputFeatures : index
      %748 = arith.muli %746, %c4 : index
      %749 = arith.addi %747, %748 : index
      %750 = wave.lane
      %751 = arith.remui %750, %c4 : index
      %752 = arith.addi %749, %751 : index
      %753 = arith.cmpi slt, %746, %panels : index
      scf.if %753 {
        scf.if %23 {
          %754 = memref.load %residual[%752] : memref<?xf32>
          %755 = arith.addf %754, %701 : f32
          memref.store %755, %out[%752] : memref<?xf32>
        } else {
          memref.store %701, %out[%752] : memref<?xf32>
        }
      }
      %756 = arith.muli %0, %c16 : index
      %757 = arith.addi %756, %21 : index
      %758 = arith.addi %757, %c6 : index
      %759 = arith.muli %665, %outputFeatures : index
      %760 = arith.muli %758, %c4 : index
      %761 = arith.addi %759, %760 : index
      %762 = wave.lane
      %763 = arith.remui %762, %c4 : index
      %764 = arith.addi %761, %763 : index
      %765 = arith.cmpi slt, %758, %panels : index
      scf.if %765 {
        scf.if %23 {
          %766 = memref.load %residual[%764] : memref<?xf32>
          %767 = arith.addf %766, %716 : f32
          memref.store %767, %out[%764] : memref<?xf32>
        } else {
          memref.store %716, %out[%764] : memref<?xf32>
        }
      }
      %768 = arith.muli %0, %c16 : index
      %769 = arith.addi %768, %21 : index
      %770 = arith.addi %769, %c35 : index
      %771 = arith.muli %665, %outputFeatures : index
      %772 = arith.muli %770, %c4 : index
      %773 = arith.addi %771, %772 : index
      %774 = wave.lane
      %775 = arith.remui %774, %c4 : index
      %776 = arith.addi %773, %775 : index
      %777 = arith.cmpi slt, %770, %panels : index
      scf.if %777 {
        scf.if %23 {
          %778 = memref.load %residual[%776] : memref<?xf32>
          %779 = arith.addf %778, %731 : f32
          memref.store %779, %out[%776] : memref<?xf32>
        } else {
          memref.store %731, %out[%776] : memref<?xf32>
        }
      }
    }
    %780 = arith.addi %19, %c15 : index
    %781 = arith.muli %780, %c4 : index
    %782 = arith.addi %6, %781 : index
    %783 = arith.addi %782, %c10 : index
    %784 = arith.divui %3, %c4 : index
    %785 = arith.addi %783, %784 : index
    %786 = arith.cmpi slt, %785, %5 : index
    scf.if %786 {
      %787 = arith.cmpi eq, %hasFactors, %c5 : index
      %788 = arith.muli %785, %c6 : index
      %789 = memref.load %factors[%788] : memref<?xf32>
      %790 = arith.mulf %789, %operandScale : f32
      %791 = arith.select %787, %790, %operandScale : f32
      %792 = vector.extract %183#0[2] : f32 from vector<8xf32>
      %793 = arith.addi %21, %c15 : index
      %794 = arith.muli %0, %c16 : index
      %795 = arith.addi %794, %793 : index
      %796 = arith.subi %panels, %c5 : index
      %797 = arith.minsi %795, %796 : index
      %798 = arith.muli %797, %17 : index
      %799 = arith.remui %3, %c4 : index
      %800 = arith.muli %799, %c10 : index
      %801 = arith.addi %798, %800 : index
      %802 = vector.load %w[%801] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %803 = vector.bitcast %802 : vector<4xi8> to vector<1xf32>
      %804 = vector.extract %803[0] : f32 from vector<1xf32>
      %805 = arith.mulf %804, %791 : f32
      %806 = arith.mulf %792, %805 : f32
      %807 = vector.extract %183#1[2] : f32 from vector<8xf32>
      %808 = arith.addi %21, %c5 : index
      %809 = arith.muli %0, %c16 : index
      %810 = arith.addi %809, %808 : index
      %811 = arith.subi %panels, %c5 : index
      %812 = arith.minsi %810, %811 : index
      %813 = arith.muli %812, %17 : index
      %814 = arith.remui %3, %c4 : index
      %815 = arith.muli %814, %c10 : index
      %816 = arith.addi %813, %815 : index
      %817 = vector.load %w[%816] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %818 = vector.bitcast %817 : vector<4xi8> to vector<1xf32>
      %819 = vector.extract %818[0] : f32 from vector<1xf32>
      %820 = arith.mulf %819, %791 : f32
      %821 = arith.mulf %807, %820 : f32
      %822 = vector.extract %183#2[2] : f32 from vector<8xf32>
      %823 = arith.addi %21, %c6 : index
      %824 = arith.muli %0, %c16 : index
      %825 = arith.addi %824, %823 : index
      %826 = arith.subi %panels, %c5 : index
      %827 = arith.minsi %825, %826 : index
      %828 = arith.muli %827, %17 : index
      %829 = arith.remui %3, %c4 : index
      %830 = arith.muli %829, %c10 : index
      %831 = arith.addi %828, %830 : index
      %832 = vector.load %w[%831] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %833 = vector.bitcast %832 : vector<4xi8> to vector<1xf32>
      %834 = vector.extract %833[0] : f32 from vector<1xf32>
      %835 = arith.mulf %834, %791 : f32
      %836 = arith.mulf %822, %835 : f32
      %837 = vector.extract %183#3[2] : f32 from vector<8xf32>
      %838 = arith.addi %21, %c35 : index
      %839 = arith.muli %0, %c16 : index
      %840 = arith.addi %839, %838 : index
      %841 = arith.subi %panels, %c5 : index
      %842 = arith.minsi %840, %841 : index
      %843 = arith.muli %842, %17 : index
      %844 = arith.remui %3, %c4 : index
      %845 = arith.muli %844, %c10 : index
      %846 = arith.addi %843, %845 : index
      %847 = vector.load %w[%846] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %848 = vector.bitcast %847 : vector<4xi8> to vector<1xf32>
      %849 = vector.extract %848[0] : f32 from vector<1xf32>
      %850 = arith.mulf %849, %791 : f32
      %851 = arith.mulf %837, %850 : f32
      %852 = arith.muli %0, %c16 : index
      %853 = arith.addi %852, %21 : index
      %854 = arith.addi %853, %c15 : index
      %855 = arith.muli %785, %outputFeatures : index
      %856 = arith.muli %854, %c4 : index
      %857 = arith.addi %855, %856 : index
      %858 = wave.lane
      %859 = arith.remui %858, %c4 : index
      %860 = arith.addi %857, %859 : index
      %861 = arith.cmpi slt, %854, %panels : index
      scf.if %861 {
        scf.if %23 {
          %862 = memref.load %residual[%860] : memref<?xf32>
          %863 = arith.addf %862, %806 : f32
          memref.store %863, %out[%860] : memref<?xf32>
        } else {
          memref.store %806, %out[%860] : memref<?xf32>
        }
      }
      %864 = arith.muli %0, %c16 : index
      %865 = arith.addi %864, %21 : index
      %866 = arith.addi %865, %c5 : index
      %867 = arith.muli %785, %outputFeatures : index
      %868 = arith.muli %866, %c4 : index
      %869 = arith.addi %867, %868 : index
      %870 = wave.lane
      %871 = arith.remui %870, %c4 : index
      %872 = arith.addi %869, %871 : index
      %873 = arith.cmpi slt, %866, %panels : index
      scf.if %873 {
        scf.if %23 {
          %874 = memref.load %residual[%872] : memref<?xf32>
          %875 = arith.addf %874, %821 : f32
          memref.store %875, %out[%872] : memref<?xf32>
        } else {
          memref.store %821, %out[%872] : memref<?xf32>
        }
      }
      %876 = arith.muli %0, %c16 : index
      %877 = arith.addi %876, %21 : index
      %878 = arith.addi %877, %c6 : index
      %879 = arith.muli %785, %outputFeatures : index
      %880 = arith.muli %878, %c4 : index
      %881 = arith.addi %879, %880 : index
      %882 = wave.lane
      %883 = arith.remui %882, %c4 : index
      %884 = arith.addi %881, %883 : index
      %885 = arith.cmpi slt, %878, %panels : index
      scf.if %885 {
        scf.if %23 {
          %886 = memref.load %residual[%884] : memref<?xf32>
          %887 = arith.addf %886, %836 : f32
          memref.store %887, %out[%884] : memref<?xf32>
        } else {
          memref.store %836, %out[%884] : memref<?xf32>
        }
      }
      %888 = arith.muli %0, %c16 : index
      %889 = arith.addi %888, %21 : index
      %890 = arith.addi %889, %c35 : index
      %891 = arith.muli %785, %outputFeatures : index
      %892 = arith.muli %890, %c4 : index
      %893 = arith.addi %891, %892 : index
      %894 = wave.lane
      %895 = arith.remui %894, %c4 : index
      %896 = arith.addi %893, %895 : index
      %897 = arith.cmpi slt, %890, %panels : index
      scf.if %897 {
        scf.if %23 {
          %898 = memref.load %residual[%896] : memref<?xf32>
          %899 = arith.addf %898, %851 : f32
          memref.store %899, %out[%896] : memref<?xf32>
        } else {
          memref.store %851, %out[%896] : memref<?xf32>
        }
      }
    }
    %900 = arith.addi %19, %c15 : index
    %901 = arith.muli %900, %c4 : index
    %902 = arith.addi %6, %901 : index
    %903 = arith.addi %902, %c36 : index
    %904 = arith.divui %3, %c4 : index
    %905 = arith.addi %903, %904 : index
    %906 = arith.cmpi slt, %905, %5 : index
    scf.if %906 {
      %907 = arith.cmpi eq, %hasFactors, %c5 : index
      %908 = arith.muli %905, %c6 : index
      %909 = memref.load %factors[%908] : memref<?xf32>
      %910 = arith.mulf %909, %operandScale : f32
      %911 = arith.select %907, %910, %operandScale : f32
      %912 = vector.extract %183#0[3] : f32 from vector<8xf32>
      %913 = arith.addi %21, %c15 : index
      %914 = arith.muli %0, %c16 : index
      %915 = arith.addi %914, %913 : index
      %916 = arith.subi %panels, %c5 : index
      %917 = arith.minsi %915, %916 : index
      %918 = arith.muli %917, %17 : index
      %919 = arith.remui %3, %c4 : index
      %920 = arith.muli %919, %c10 : index
      %921 = arith.addi %918, %920 : index
      %922 = vector.load %w[%921] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %923 = vector.bitcast %922 : vector<4xi8> to vector<1xf32>
      %924 = vector.extract %923[0] : f32 from vector<1xf32>
      %925 = arith.mulf %924, %911 : f32
      %926 = arith.mulf %912, %925 : f32
      %927 = vector.extract %183#1[3] : f32 from vector<8xf32>
      %928 = arith.addi %21, %c5 : index
      %929 = arith.muli %0, %c16 : index
      %930 = arith.addi %929, %928 : index
      %931 = arith.subi %panels, %c5 : index
      %932 = arith.minsi %930, %931 : index
      %933 = arith.muli %932, %17 : index
      %934 = arith.remui %3, %c4 : index
      %935 = arith.muli %934, %c10 : index
      %936 = arith.addi %933, %935 : index
      %937 = vector.load %w[%936] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %938 = vector.bitcast %937 : vector<4xi8> to vector<1xf32>
      %939 = vector.extract %938[0] : f32 from vector<1xf32>
      %940 = arith.mulf %939, %911 : f32
      %941 = arith.mulf %927, %940 : f32
      %942 = vector.extract %183#2[3] : f32 from vector<8xf32>
      %943 = arith.addi %21, %c6 : index
      %944 = arith.muli %0, %c16 : index
      %945 = arith.addi %944, %943 : index
      %946 = arith.subi %panels, %c5 : index
      %947 = arith.minsi %945, %946 : index
      %948 = arith.muli %947, %17 : index
      %949 = arith.remui %3, %c4 : index
      %950 = arith.muli %949, %c10 : index
      %951 = arith.addi %948, %950 : index
      %952 = vector.load %w[%951] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %953 = vector.bitcast %952 : vector<4xi8> to vector<1xf32>
      %954 = vector.extract %953[0] : f32 from vector<1xf32>
      %955 = arith.mulf %954, %911 : f32
      %956 = arith.mulf %942, %955 : f32
      %957 = vector.extract %183#3[3] : f32 from vector<8xf32>
      %958 = arith.addi %21, %c35 : index
      %959 = arith.muli %0, %c16 : index
      %960 = arith.addi %959, %958 : index
      %961 = arith.subi %panels, %c5 : index
      %962 = arith.minsi %960, %961 : index
      %963 = arith.muli %962, %17 : index
      %964 = arith.remui %3, %c4 : index
      %965 = arith.muli %964, %c10 : index
      %966 = arith.addi %963, %965 : index
      %967 = vector.load %w[%966] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %968 = vector.bitcast %967 : vector<4xi8> to vector<1xf32>
      %969 = vector.extract %968[0] : f32 from vector<1xf32>
      %970 = arith.mulf %969, %911 : f32
      %971 = arith.mulf %957, %970 : f32
      %972 = arith.muli %0, %c16 : index
      %973 = arith.addi %972, %21 : index
      %974 = arith.addi %973, %c15 : index
      %975 = arith.muli %905, %outputFeatures : index
      %976 = arith.muli %974, %c4 : index
      %977 = arith.addi %975, %976 : index
      %978 = wave.lane
      %979 = arith.remui %978, %c4 : index
      %980 = arith.addi %977, %979 : index
      %981 = arith.cmpi slt, %974, %panels : index
      scf.if %981 {
        scf.if %23 {
          %982 = memref.load %residual[%980] : memref<?xf32>
          %983 = arith.addf %982, %926 : f32
          memref.store %983, %out[%980] : memref<?xf32>
        } else {
          memref.store %926, %out[%980] : memref<?xf32>
        }
      }
      %984 = arith.muli %0, %c16 : index
      %985 = arith.addi %984, %21 : index
      %986 = arith.addi %985, %c5 : index
      %987 = arith.muli %905, %outputFeatures : index
      %988 = arith.muli %986, %c4 : index
      %989 = arith.addi %987, %988 : index
      %990 = wave.lane
      %991 = arith.remui %990, %c4 : index
      %992 = arith.addi %989, %991 : index
      %993 = arith.cmpi slt, %986, %panels : index
      scf.if %993 {
        scf.if %23 {
          %994 = memref.load %residual[%992] : memref<?xf32>
          %995 = arith.addf %994, %941 : f32
          memref.store %995, %out[%992] : memref<?xf32>
        } else {
          memref.store %941, %out[%992] : memref<?xf32>
        }
      }
      %996 = arith.muli %0, %c16 : index
      %997 = arith.addi %996, %21 : index
      %998 = arith.addi %997, %c6 : index
      %999 = arith.muli %905, %outputFeatures : index
      %1000 = arith.muli %998, %c4 : index
      %1001 = arith.addi %999, %1000 : index
      %1002 = wave.lane
      %1003 = arith.remui %1002, %c4 : index
      %1004 = arith.addi %1001, %1003 : index
      %1005 = arith.cmpi slt, %998, %panels : index
      scf.if %1005 {
        scf.if %23 {
          %1006 = memref.load %residual[%1004] : memref<?xf32>
          %1007 = arith.addf %1006, %956 : f32
          memref.store %1007, %out[%1004] : memref<?xf32>
        } else {
          memref.store %956, %out[%1004] : memref<?xf32>
        }
      }
      %1008 = arith.muli %0, %c16 : index
      %1009 = arith.addi %1008, %21 : index
      %1010 = arith.addi %1009, %c35 : index
      %1011 = arith.muli %905, %outputFeatures : index
      %1012 = arith.muli %1010, %c4 : index
      %1013 = arith.addi %1011, %1012 : index
      %1014 = wave.lane
      %1015 = arith.remui %1014, %c4 : index
      %1016 = arith.addi %1013, %1015 : index
      %1017 = arith.cmpi slt, %1010, %panels : index
      scf.if %1017 {
        scf.if %23 {
          %1018 = memref.load %residual[%1016] : memref<?xf32>
          %1019 = arith.addf %1018, %971 : f32
          memref.store %1019, %out[%1016] : memref<?xf32>
        } else {
          memref.store %971, %out[%1016] : memref<?xf32>
        }
      }
    }
    %1020 = arith.addi %19, %c15 : index
    %1021 = arith.muli %1020, %c4 : index
    %1022 = arith.addi %6, %1021 : index
    %1023 = arith.addi %1022, %c16 : index
    %1024 = arith.divui %3, %c4 : index
    %1025 = arith.addi %1023, %1024 : index
    %1026 = arith.cmpi slt, %1025, %5 : index
    scf.if %1026 {
      %1027 = arith.cmpi eq, %hasFactors, %c5 : index
      %1028 = arith.muli %1025, %c6 : index
      %1029 = memref.load %factors[%1028] : memref<?xf32>
      %1030 = arith.mulf %1029, %operandScale : f32
      %1031 = arith.select %1027, %1030, %operandScale : f32
      %1032 = vector.extract %183#0[4] : f32 from vector<8xf32>
      %1033 = arith.addi %21, %c15 : index
      %1034 = arith.muli %0, %c16 : index
      %1035 = arith.addi %1034, %1033 : index
      %1036 = arith.subi %panels, %c5 : index
      %1037 = arith.minsi %1035, %1036 : index
      %1038 = arith.muli %1037, %17 : index
      %1039 = arith.remui %3, %c4 : index
      %1040 = arith.muli %1039, %c10 : index
      %1041 = arith.addi %1038, %1040 : index
      %1042 = vector.load %w[%1041] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1043 = vector.bitcast %1042 : vector<4xi8> to vector<1xf32>
      %1044 = vector.extract %1043[0] : f32 from vector<1xf32>
      %1045 = arith.mulf %1044, %1031 : f32
      %1046 = arith.mulf %1032, %1045 : f32
      %1047 = vector.extract %183#1[4] : f32 from vector<8xf32>
      %1048 = arith.addi %21, %c5 : index
      %1049 = arith.muli %0, %c16 : index
      %1050 = arith.addi %1049, %1048 : index
      %1051 = arith.subi %panels, %c5 : index
      %1052 = arith.minsi %1050, %1051 : index
      %1053 = arith.muli %1052, %17 : index
      %1054 = arith.remui %3, %c4 : index
      %1055 = arith.muli %1054, %c10 : index
      %1056 = arith.addi %1053, %1055 : index
      %1057 = vector.load %w[%1056] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1058 = vector.bitcast %1057 : vector<4xi8> to vector<1xf32>
      %1059 = vector.extract %1058[0] : f32 from vector<1xf32>
      %1060 = arith.mulf %1059, %1031 : f32
      %1061 = arith.mulf %1047, %1060 : f32
      %1062 = vector.extract %183#2[4] : f32 from vector<8xf32>
      %1063 = arith.addi %21, %c6 : index
      %1064 = arith.muli %0, %c16 : index
      %1065 = arith.addi %1064, %1063 : index
      %1066 = arith.subi %panels, %c5 : index
      %1067 = arith.minsi %1065, %1066 : index
      %1068 = arith.muli %1067, %17 : index
      %1069 = arith.remui %3, %c4 : index
      %1070 = arith.muli %1069, %c10 : index
      %1071 = arith.addi %1068, %1070 : index
      %1072 = vector.load %w[%1071] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1073 = vector.bitcast %1072 : vector<4xi8> to vector<1xf32>
      %1074 = vector.extract %1073[0] : f32 from vector<1xf32>
      %1075 = arith.mulf %1074, %1031 : f32
      %1076 = arith.mulf %1062, %1075 : f32
      %1077 = vector.extract %183#3[4] : f32 from vector<8xf32>
      %1078 = arith.addi %21, %c35 : index
      %1079 = arith.muli %0, %c16 : index
      %1080 = arith.addi %1079, %1078 : index
      %1081 = arith.subi %panels, %c5 : index
      %1082 = arith.minsi %1080, %1081 : index
      %1083 = arith.muli %1082, %17 : index
      %1084 = arith.remui %3, %c4 : index
      %1085 = arith.muli %1084, %c10 : index
      %1086 = arith.addi %1083, %1085 : index
      %1087 = vector.load %w[%1086] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1088 = vector.bitcast %1087 : vector<4xi8> to vector<1xf32>
      %1089 = vector.extract %1088[0] : f32 from vector<1xf32>
      %1090 = arith.mulf %1089, %1031 : f32
      %1091 = arith.mulf %1077, %1090 : f32
      %1092 = arith.muli %0, %c16 : index
      %1093 = arith.addi %1092, %21 : index
      %1094 = arith.addi %1093, %c15 : index
      %1095 = arith.muli %1025, %outputFeatures : index
      %1096 = arith.muli %1094, %c4 : index
      %1097 = arith.addi %1095, %1096 : index
      %1098 = wave.lane
      %1099 = arith.remui %1098, %c4 : index
      %1100 = arith.addi %1097, %1099 : index
      %1101 = arith.cmpi slt, %1094, %panels : index
      scf.if %1101 {
        scf.if %23 {
          %1102 = memref.load %residual[%1100] : memref<?xf32>
          %1103 = arith.addf %1102, %1046 : f32
          memref.store %1103, %out[%1100] : memref<?xf32>
        } else {
          memref.store %1046, %out[%1100] : memref<?xf32>
        }
      }
      %1104 = arith.muli %0, %c16 : index
      %1105 = arith.addi %1104, %21 : index
      %1106 = arith.addi %1105, %c5 : index
      %1107 = arith.muli %1025, %outputFeatures : index
      %1108 = arith.muli %1106, %c4 : index
      %1109 = arith.addi %1107, %1108 : index
      %1110 = wave.lane
      %1111 = arith.remui %1110, %c4 : index
      %1112 = arith.addi %1109, %1111 : index
      %1113 = arith.cmpi slt, %1106, %panels : index
      scf.if %1113 {
        scf.if %23 {
          %1114 = memref.load %residual[%1112] : memref<?xf32>
          %1115 = arith.addf %1114, %1061 : f32
          memref.store %1115, %out[%1112] : memref<?xf32>
        } else {
          memref.store %1061, %out[%1112] : memref<?xf32>
        }
      }
      %1116 = arith.muli %0, %c16 : index
      %1117 = arith.addi %1116, %21 : index
      %1118 = arith.addi %1117, %c6 : index
      %1119 = arith.muli %1025, %outputFeatures : index
      %1120 = arith.muli %1118, %c4 : index
      %1121 = arith.addi %1119, %1120 : index
      %1122 = wave.lane
      %1123 = arith.remui %1122, %c4 : index
      %1124 = arith.addi %1121, %1123 : index
      %1125 = arith.cmpi slt, %1118, %panels : index
      scf.if %1125 {
        scf.if %23 {
          %1126 = memref.load %residual[%1124] : memref<?xf32>
          %1127 = arith.addf %1126, %1076 : f32
          memref.store %1127, %out[%1124] : memref<?xf32>
        } else {
          memref.store %1076, %out[%1124] : memref<?xf32>
        }
      }
      %1128 = arith.muli %0, %c16 : index
      %1129 = arith.addi %1128, %21 : index
      %1130 = arith.addi %1129, %c35 : index
      %1131 = arith.muli %1025, %outputFeatures : index
      %1132 = arith.muli %1130, %c4 : index
      %1133 = arith.addi %1131, %1132 : index
      %1134 = wave.lane
      %1135 = arith.remui %1134, %c4 : index
      %1136 = arith.addi %1133, %1135 : index
      %1137 = arith.cmpi slt, %1130, %panels : index
      scf.if %1137 {
        scf.if %23 {
          %1138 = memref.load %residual[%1136] : memref<?xf32>
          %1139 = arith.addf %1138, %1091 : f32
          memref.store %1139, %out[%1136] : memref<?xf32>
        } else {
          memref.store %1091, %out[%1136] : memref<?xf32>
        }
      }
    }
    %1140 = arith.addi %19, %c15 : index
    %1141 = arith.muli %1140, %c4 : index
    %1142 = arith.addi %6, %1141 : index
    %1143 = arith.addi %1142, %c31 : index
    %1144 = arith.divui %3, %c4 : index
    %1145 = arith.addi %1143, %1144 : index
    %1146 = arith.cmpi slt, %1145, %5 : index
    scf.if %1146 {
      %1147 = arith.cmpi eq, %hasFactors, %c5 : index
      %1148 = arith.muli %1145, %c6 : index
      %1149 = memref.load %factors[%1148] : memref<?xf32>
      %1150 = arith.mulf %1149, %operandScale : f32
      %1151 = arith.select %1147, %1150, %operandScale : f32
      %1152 = vector.extract %183#0[5] : f32 from vector<8xf32>
      %1153 = arith.addi %21, %c15 : index
      %1154 = arith.muli %0, %c16 : index
      %1155 = arith.addi %1154, %1153 : index
      %1156 = arith.subi %panels, %c5 : index
      %1157 = arith.minsi %1155, %1156 : index
      %1158 = arith.muli %1157, %17 : index
      %1159 = arith.remui %3, %c4 : index
      %1160 = arith.muli %1159, %c10 : index
      %1161 = arith.addi %1158, %1160 : index
      %1162 = vector.load %w[%1161] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1163 = vector.bitcast %1162 : vector<4xi8> to vector<1xf32>
      %1164 = vector.extract %1163[0] : f32 from vector<1xf32>
      %1165 = arith.mulf %1164, %1151 : f32
      %1166 = arith.mulf %1152, %1165 : f32
      %1167 = vector.extract %183#1[5] : f32 from vector<8xf32>
      %1168 = arith.addi %21, %c5 : index
      %1169 = arith.muli %0, %c16 : index
      %1170 = arith.addi %1169, %1168 : index
      %1171 = arith.subi %panels, %c5 : index
      %1172 = arith.minsi %1170, %1171 : index
      %1173 = arith.muli %1172, %17 : index
      %1174 = arith.remui %3, %c4 : index
      %1175 = arith.muli %1174, %c10 : index
      %1176 = arith.addi %1173, %1175 : index
      %1177 = vector.load %w[%1176] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1178 = vector.bitcast %1177 : vector<4xi8> to vector<1xf32>
      %1179 = vector.extract %1178[0] : f32 from vector<1xf32>
      %1180 = arith.mulf %1179, %1151 : f32
      %1181 = arith.mulf %1167, %1180 : f32
      %1182 = vector.extract %183#2[5] : f32 from vector<8xf32>
      %1183 = arith.addi %21, %c6 : index
      %1184 = arith.muli %0, %c16 : index
      %1185 = arith.addi %1184, %1183 : index
      %1186 = arith.subi %panels, %c5 : index
      %1187 = arith.minsi %1185, %1186 : index
      %1188 = arith.muli %1187, %17 : index
      %1189 = arith.remui %3, %c4 : index
      %1190 = arith.muli %1189, %c10 : index
      %1191 = arith.addi %1188, %1190 : index
      %1192 = vector.load %w[%1191] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1193 = vector.bitcast %1192 : vector<4xi8> to vector<1xf32>
      %1194 = vector.extract %1193[0] : f32 from vector<1xf32>
      %1195 = arith.mulf %1194, %1151 : f32
      %1196 = arith.mulf %1182, %1195 : f32
      %1197 = vector.extract %183#3[5] : f32 from vector<8xf32>
      %1198 = arith.addi %21, %c35 : index
      %1199 = arith.muli %0, %c16 : index
      %1200 = arith.addi %1199, %1198 : index
      %1201 = arith.subi %panels, %c5 : index
      %1202 = arith.minsi %1200, %1201 : index
      %1203 = arith.muli %1202, %17 : index
      %1204 = arith.remui %3, %c4 : index
      %1205 = arith.muli %1204, %c10 : index
      %1206 = arith.addi %1203, %1205 : index
      %1207 = vector.load %w[%1206] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1208 = vector.bitcast %1207 : vector<4xi8> to vector<1xf32>
      %1209 = vector.extract %1208[0] : f32 from vector<1xf32>
      %1210 = arith.mulf %1209, %1151 : f32
      %1211 = arith.mulf %1197, %1210 : f32
      %1212 = arith.muli %0, %c16 : index
      %1213 = arith.addi %1212, %21 : index
      %1214 = arith.addi %1213, %c15 : index
      %1215 = arith.muli %1145, %outputFeatures : index
      %1216 = arith.muli %1214, %c4 : index
      %1217 = arith.addi %1215, %1216 : index
      %1218 = wave.lane
      %1219 = arith.remui %1218, %c4 : index
      %1220 = arith.addi %1217, %1219 : index
      %1221 = arith.cmpi slt, %1214, %panels : index
      scf.if %1221 {
        scf.if %23 {
          %1222 = memref.load %residual[%1220] : memref<?xf32>
          %1223 = arith.addf %1222, %1166 : f32
          memref.store %1223, %out[%1220] : memref<?xf32>
        } else {
          memref.store %1166, %out[%1220] : memref<?xf32>
        }
      }
      %1224 = arith.muli %0, %c16 : index
      %1225 = arith.addi %1224, %21 : index
      %1226 = arith.addi %1225, %c5 : index
      %1227 = arith.muli %1145, %outputFeatures : index
      %1228 = arith.muli %1226, %c4 : index
      %1229 = arith.addi %1227, %1228 : index
      %1230 = wave.lane
      %1231 = arith.remui %1230, %c4 : index
      %1232 = arith.addi %1229, %1231 : index
      %1233 = arith.cmpi slt, %1226, %panels : index
      scf.if %1233 {
        scf.if %23 {
          %1234 = memref.load %residual[%1232] : memref<?xf32>
          %1235 = arith.addf %1234, %1181 : f32
          memref.store %1235, %out[%1232] : memref<?xf32>
        } else {
          memref.store %1181, %out[%1232] : memref<?xf32>
        }
      }
      %1236 = arith.muli %0, %c16 : index
      %1237 = arith.addi %1236, %21 : index
      %1238 = arith.addi %1237, %c6 : index
      %1239 = arith.muli %1145, %outputFeatures : index
      %1240 = arith.muli %1238, %c4 : index
      %1241 = arith.addi %1239, %1240 : index
      %1242 = wave.lane
      %1243 = arith.remui %1242, %c4 : index
      %1244 = arith.addi %1241, %1243 : index
      %1245 = arith.cmpi slt, %1238, %panels : index
      scf.if %1245 {
        scf.if %23 {
          %1246 = memref.load %residual[%1244] : memref<?xf32>
          %1247 = arith.addf %1246, %1196 : f32
          memref.store %1247, %out[%1244] : memref<?xf32>
        } else {
          memref.store %1196, %out[%1244] : memref<?xf32>
        }
      }
      %1248 = arith.muli %0, %c16 : index
      %1249 = arith.addi %1248, %21 : index
      %1250 = arith.addi %1249, %c35 : index
      %1251 = arith.muli %1145, %outputFeatures : index
      %1252 = arith.muli %1250, %c4 : index
      %1253 = arith.addi %1251, %1252 : index
      %1254 = wave.lane
      %1255 = arith.remui %1254, %c4 : index
      %1256 = arith.addi %1253, %1255 : index
      %1257 = arith.cmpi slt, %1250, %panels : index
      scf.if %1257 {
        scf.if %23 {
          %1258 = memref.load %residual[%1256] : memref<?xf32>
          %1259 = arith.addf %1258, %1211 : f32
          memref.store %1259, %out[%1256] : memref<?xf32>
        } else {
          memref.store %1211, %out[%1256] : memref<?xf32>
        }
      }
    }
    %1260 = arith.addi %19, %c15 : index
    %1261 = arith.muli %1260, %c4 : index
    %1262 = arith.addi %6, %1261 : index
    %1263 = arith.addi %1262, %c37 : index
    %1264 = arith.divui %3, %c4 : index
    %1265 = arith.addi %1263, %1264 : index
    %1266 = arith.cmpi slt, %1265, %5 : index
    scf.if %1266 {
      %1267 = arith.cmpi eq, %hasFactors, %c5 : index
      %1268 = arith.muli %1265, %c6 : index
      %1269 = memref.load %factors[%1268] : memref<?xf32>
      %1270 = arith.mulf %1269, %operandScale : f32
      %1271 = arith.select %1267, %1270, %operandScale : f32
      %1272 = vector.extract %183#0[6] : f32 from vector<8xf32>
      %1273 = arith.addi %21, %c15 : index
      %1274 = arith.muli %0, %c16 : index
      %1275 = arith.addi %1274, %1273 : index
      %1276 = arith.subi %panels, %c5 : index
      %1277 = arith.minsi %1275, %1276 : index
      %1278 = arith.muli %1277, %17 : index
      %1279 = arith.remui %3, %c4 : index
      %1280 = arith.muli %1279, %c10 : index
      %1281 = arith.addi %1278, %1280 : index
      %1282 = vector.load %w[%1281] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1283 = vector.bitcast %1282 : vector<4xi8> to vector<1xf32>
      %1284 = vector.extract %1283[0] : f32 from vector<1xf32>
      %1285 = arith.mulf %1284, %1271 : f32
      %1286 = arith.mulf %1272, %1285 : f32
      %1287 = vector.extract %183#1[6] : f32 from vector<8xf32>
      %1288 = arith.addi %21, %c5 : index
      %1289 = arith.muli %0, %c16 : index
      %1290 = arith.addi %1289, %1288 : index
      %1291 = arith.subi %panels, %c5 : index
      %1292 = arith.minsi %1290, %1291 : index
      %1293 = arith.muli %1292, %17 : index
      %1294 = arith.remui %3, %c4 : index
      %1295 = arith.muli %1294, %c10 : index
      %1296 = arith.addi %1293, %1295 : index
      %1297 = vector.load %w[%1296] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1298 = vector.bitcast %1297 : vector<4xi8> to vector<1xf32>
      %1299 = vector.extract %1298[0] : f32 from vector<1xf32>
      %1300 = arith.mulf %1299, %1271 : f32
      %1301 = arith.mulf %1287, %1300 : f32
      %1302 = vector.extract %183#2[6] : f32 from vector<8xf32>
      %1303 = arith.addi %21, %c6 : index
      %1304 = arith.muli %0, %c16 : index
      %1305 = arith.addi %1304, %1303 : index
      %1306 = arith.subi %panels, %c5 : index
      %1307 = arith.minsi %1305, %1306 : index
      %1308 = arith.muli %1307, %17 : index
      %1309 = arith.remui %3, %c4 : index
      %1310 = arith.muli %1309, %c10 : index
      %1311 = arith.addi %1308, %1310 : index
      %1312 = vector.load %w[%1311] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1313 = vector.bitcast %1312 : vector<4xi8> to vector<1xf32>
      %1314 = vector.extract %1313[0] : f32 from vector<1xf32>
      %1315 = arith.mulf %1314, %1271 : f32
      %1316 = arith.mulf %1302, %1315 : f32
      %1317 = vector.extract %183#3[6] : f32 from vector<8xf32>
      %1318 = arith.addi %21, %c35 : index
      %1319 = arith.muli %0, %c16 : index
      %1320 = arith.addi %1319, %1318 : index
      %1321 = arith.subi %panels, %c5 : index
      %1322 = arith.minsi %1320, %1321 : index
      %1323 = arith.muli %1322, %17 : index
      %1324 = arith.remui %3, %c4 : index
      %1325 = arith.muli %1324, %c10 : index
      %1326 = arith.addi %1323, %1325 : index
      %1327 = vector.load %w[%1326] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1328 = vector.bitcast %1327 : vector<4xi8> to vector<1xf32>
      %1329 = vector.extract %1328[0] : f32 from vector<1xf32>
      %1330 = arith.mulf %1329, %1271 : f32
      %1331 = arith.mulf %1317, %1330 : f32
      %1332 = arith.muli %0, %c16 : index
      %1333 = arith.addi %1332, %21 : index
      %1334 = arith.addi %1333, %c15 : index
      %1335 = arith.muli %1265, %outputFeatures : index
      %1336 = arith.muli %1334, %c4 : index
      %1337 = arith.addi %1335, %1336 : index
      %1338 = wave.lane
      %1339 = arith.remui %1338, %c4 : index
      %1340 = arith.addi %1337, %1339 : index
      %1341 = arith.cmpi slt, %1334, %panels : index
      scf.if %1341 {
        scf.if %23 {
          %1342 = memref.load %residual[%1340] : memref<?xf32>
          %1343 = arith.addf %1342, %1286 : f32
          memref.store %1343, %out[%1340] : memref<?xf32>
        } else {
          memref.store %1286, %out[%1340] : memref<?xf32>
        }
      }
      %1344 = arith.muli %0, %c16 : index
      %1345 = arith.addi %1344, %21 : index
      %1346 = arith.addi %1345, %c5 : index
      %1347 = arith.muli %1265, %outputFeatures : index
      %1348 = arith.muli %1346, %c4 : index
      %1349 = arith.addi %1347, %1348 : index
      %1350 = wave.lane
      %1351 = arith.remui %1350, %c4 : index
      %1352 = arith.addi %1349, %1351 : index
      %1353 = arith.cmpi slt, %1346, %panels : index
      scf.if %1353 {
        scf.if %23 {
          %1354 = memref.load %residual[%1352] : memref<?xf32>
          %1355 = arith.addf %1354, %1301 : f32
          memref.store %1355, %out[%1352] : memref<?xf32>
        } else {
          memref.store %1301, %out[%1352] : memref<?xf32>
        }
      }
      %1356 = arith.muli %0, %c16 : index
      %1357 = arith.addi %1356, %21 : index
      %1358 = arith.addi %1357, %c6 : index
      %1359 = arith.muli %1265, %outputFeatures : index
      %1360 = arith.muli %1358, %c4 : index
      %1361 = arith.addi %1359, %1360 : index
      %1362 = wave.lane
      %1363 = arith.remui %1362, %c4 : index
      %1364 = arith.addi %1361, %1363 : index
      %1365 = arith.cmpi slt, %1358, %panels : index
      scf.if %1365 {
        scf.if %23 {
          %1366 = memref.load %residual[%1364] : memref<?xf32>
          %1367 = arith.addf %1366, %1316 : f32
          memref.store %1367, %out[%1364] : memref<?xf32>
        } else {
          memref.store %1316, %out[%1364] : memref<?xf32>
        }
      }
      %1368 = arith.muli %0, %c16 : index
      %1369 = arith.addi %1368, %21 : index
      %1370 = arith.addi %1369, %c35 : index
      %1371 = arith.muli %1265, %outputFeatures : index
      %1372 = arith.muli %1370, %c4 : index
      %1373 = arith.addi %1371, %1372 : index
      %1374 = wave.lane
      %1375 = arith.remui %1374, %c4 : index
      %1376 = arith.addi %1373, %1375 : index
      %1377 = arith.cmpi slt, %1370, %panels : index
      scf.if %1377 {
        scf.if %23 {
          %1378 = memref.load %residual[%1376] : memref<?xf32>
          %1379 = arith.addf %1378, %1331 : f32
          memref.store %1379, %out[%1376] : memref<?xf32>
        } else {
          memref.store %1331, %out[%1376] : memref<?xf32>
        }
      }
    }
    %1380 = arith.addi %19, %c15 : index
    %1381 = arith.muli %1380, %c4 : index
    %1382 = arith.addi %6, %1381 : index
    %1383 = arith.addi %1382, %c38 : index
    %1384 = arith.divui %3, %c4 : index
    %1385 = arith.addi %1383, %1384 : index
    %1386 = arith.cmpi slt, %1385, %5 : index
    scf.if %1386 {
      %1387 = arith.cmpi eq, %hasFactors, %c5 : index
      %1388 = arith.muli %1385, %c6 : index
      %1389 = memref.load %factors[%1388] : memref<?xf32>
      %1390 = arith.mulf %1389, %operandScale : f32
      %1391 = arith.select %1387, %1390, %operandScale : f32
      %1392 = vector.extract %183#0[7] : f32 from vector<8xf32>
      %1393 = arith.addi %21, %c15 : index
      %1394 = arith.muli %0, %c16 : index
      %1395 = arith.addi %1394, %1393 : index
      %1396 = arith.subi %panels, %c5 : index
      %1397 = arith.minsi %1395, %1396 : index
      %1398 = arith.muli %1397, %17 : index
      %1399 = arith.remui %3, %c4 : index
      %1400 = arith.muli %1399, %c10 : index
      %1401 = arith.addi %1398, %1400 : index
      %1402 = vector.load %w[%1401] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1403 = vector.bitcast %1402 : vector<4xi8> to vector<1xf32>
      %1404 = vector.extract %1403[0] : f32 from vector<1xf32>
      %1405 = arith.mulf %1404, %1391 : f32
      %1406 = arith.mulf %1392, %1405 : f32
      %1407 = vector.extract %183#1[7] : f32 from vector<8xf32>
      %1408 = arith.addi %21, %c5 : index
      %1409 = arith.muli %0, %c16 : index
      %1410 = arith.addi %1409, %1408 : index
      %1411 = arith.subi %panels, %c5 : index
      %1412 = arith.minsi %1410, %1411 : index
      %1413 = arith.muli %1412, %17 : index
      %1414 = arith.remui %3, %c4 : index
      %1415 = arith.muli %1414, %c10 : index
      %1416 = arith.addi %1413, %1415 : index
      %1417 = vector.load %w[%1416] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1418 = vector.bitcast %1417 : vector<4xi8> to vector<1xf32>
      %1419 = vector.extract %1418[0] : f32 from vector<1xf32>
      %1420 = arith.mulf %1419, %1391 : f32
      %1421 = arith.mulf %1407, %1420 : f32
      %1422 = vector.extract %183#2[7] : f32 from vector<8xf32>
      %1423 = arith.addi %21, %c6 : index
      %1424 = arith.muli %0, %c16 : index
      %1425 = arith.addi %1424, %1423 : index
      %1426 = arith.subi %panels, %c5 : index
      %1427 = arith.minsi %1425, %1426 : index
      %1428 = arith.muli %1427, %17 : index
      %1429 = arith.remui %3, %c4 : index
      %1430 = arith.muli %1429, %c10 : index
      %1431 = arith.addi %1428, %1430 : index
      %1432 = vector.load %w[%1431] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1433 = vector.bitcast %1432 : vector<4xi8> to vector<1xf32>
      %1434 = vector.extract %1433[0] : f32 from vector<1xf32>
      %1435 = arith.mulf %1434, %1391 : f32
      %1436 = arith.mulf %1422, %1435 : f32
      %1437 = vector.extract %183#3[7] : f32 from vector<8xf32>
      %1438 = arith.addi %21, %c35 : index
      %1439 = arith.muli %0, %c16 : index
      %1440 = arith.addi %1439, %1438 : index
      %1441 = arith.subi %panels, %c5 : index
      %1442 = arith.minsi %1440, %1441 : index
      %1443 = arith.muli %1442, %17 : index
      %1444 = arith.remui %3, %c4 : index
      %1445 = arith.muli %1444, %c10 : index
      %1446 = arith.addi %1443, %1445 : index
      %1447 = vector.load %w[%1446] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1448 = vector.bitcast %1447 : vector<4xi8> to vector<1xf32>
      %1449 = vector.extract %1448[0] : f32 from vector<1xf32>
      %1450 = arith.mulf %1449, %1391 : f32
      %1451 = arith.mulf %1437, %1450 : f32
      %1452 = arith.muli %0, %c16 : index
      %1453 = arith.addi %1452, %21 : index
      %1454 = arith.addi %1453, %c15 : index
      %1455 = arith.muli %1385, %outputFeatures : index
      %1456 = arith.muli %1454, %c4 : index
      %1457 = arith.addi %1455, %1456 : index
      %1458 = wave.lane
      %1459 = arith.remui %1458, %c4 : index
      %1460 = arith.addi %1457, %1459 : index
      %1461 = arith.cmpi slt, %1454, %panels : index
      scf.if %1461 {
        scf.if %23 {
          %1462 = memref.load %residual[%1460] : memref<?xf32>
          %1463 = arith.addf %1462, %1406 : f32
          memref.store %1463, %out[%1460] : memref<?xf32>
        } else {
          memref.store %1406, %out[%1460] : memref<?xf32>
        }
      }
      %1464 = arith.muli %0, %c16 : index
      %1465 = arith.addi %1464, %21 : index
      %1466 = arith.addi %1465, %c5 : index
      %1467 = arith.muli %1385, %outputFeatures : index
      %1468 = arith.muli %1466, %c4 : index
      %1469 = arith.addi %1467, %1468 : index
      %1470 = wave.lane
      %1471 = arith.remui %1470, %c4 : index
      %1472 = arith.addi %1469, %1471 : index
      %1473 = arith.cmpi slt, %1466, %panels : index
      scf.if %1473 {
        scf.if %23 {
          %1474 = memref.load %residual[%1472] : memref<?xf32>
          %1475 = arith.addf %1474, %1421 : f32
          memref.store %1475, %out[%1472] : memref<?xf32>
        } else {
          memref.store %1421, %out[%1472] : memref<?xf32>
        }
      }
      %1476 = arith.muli %0, %c16 : index
      %1477 = arith.addi %1476, %21 : index
      %1478 = arith.addi %1477, %c6 : index
      %1479 = arith.muli %1385, %outputFeatures : index
      %1480 = arith.muli %1478, %c4 : index
      %1481 = arith.addi %1479, %1480 : index
      %1482 = wave.lane
      %1483 = arith.remui %1482, %c4 : index
      %1484 = arith.addi %1481, %1483 : index
      %1485 = arith.cmpi slt, %1478, %panels : index
      scf.if %1485 {
        scf.if %23 {
          %1486 = memref.load %residual[%1484] : memref<?xf32>
          %1487 = arith.addf %1486, %1436 : f32
          memref.store %1487, %out[%1484] : memref<?xf32>
        } else {
          memref.store %1436, %out[%1484] : memref<?xf32>
        }
      }
      %1488 = arith.muli %0, %c16 : index
      %1489 = arith.addi %1488, %21 : index
      %1490 = arith.addi %1489, %c35 : index
      %1491 = arith.muli %1385, %outputFeatures : index
      %1492 = arith.muli %1490, %c4 : index
      %1493 = arith.addi %1491, %1492 : index
      %1494 = wave.lane
      %1495 = arith.remui %1494, %c4 : index
      %1496 = arith.addi %1493, %1495 : index
      %1497 = arith.cmpi slt, %1490, %panels : index
      scf.if %1497 {
        scf.if %23 {
          %1498 = memref.load %residual[%1496] : memref<?xf32>
          %1499 = arith.addf %1498, %1451 : f32
          memref.store %1499, %out[%1496] : memref<?xf32>
        } else {
          memref.store %1451, %out[%1496] : memref<?xf32>
        }
      }
    }
    %1500 = arith.addi %19, %c5 : index
    %1501 = arith.muli %1500, %c4 : index
    %1502 = arith.addi %6, %1501 : index
    %1503 = arith.addi %1502, %c15 : index
    %1504 = arith.divui %3, %c4 : index
    %1505 = arith.addi %1503, %1504 : index
    %1506 = arith.cmpi slt, %1505, %5 : index
    scf.if %1506 {
      %1507 = arith.cmpi eq, %hasFactors, %c5 : index
      %1508 = arith.muli %1505, %c6 : index
      %1509 = memref.load %factors[%1508] : memref<?xf32>
      %1510 = arith.mulf %1509, %operandScale : f32
      %1511 = arith.select %1507, %1510, %operandScale : f32
      %1512 = vector.extract %183#4[0] : f32 from vector<8xf32>
      %1513 = arith.addi %21, %c15 : index
      %1514 = arith.muli %0, %c16 : index
      %1515 = arith.addi %1514, %1513 : index
      %1516 = arith.subi %panels, %c5 : index
      %1517 = arith.minsi %1515, %1516 : index
      %1518 = arith.muli %1517, %17 : index
      %1519 = arith.remui %3, %c4 : index
      %1520 = arith.muli %1519, %c10 : index
      %1521 = arith.addi %1518, %1520 : index
      %1522 = vector.load %w[%1521] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1523 = vector.bitcast %1522 : vector<4xi8> to vector<1xf32>
      %1524 = vector.extract %1523[0] : f32 from vector<1xf32>
      %1525 = arith.mulf %1524, %1511 : f32
      %1526 = arith.mulf %1512, %1525 : f32
      %1527 = vector.extract %183#5[0] : f32 from vector<8xf32>
      %1528 = arith.addi %21, %c5 : index
      %1529 = arith.muli %0, %c16 : index
      %1530 = arith.addi %1529, %1528 : index
      %1531 = arith.subi %panels, %c5 : index
      %1532 = arith.minsi %1530, %1531 : index
      %1533 = arith.muli %1532, %17 : index
      %1534 = arith.remui %3, %c4 : index
      %1535 = arith.muli %1534, %c10 : index
      %1536 = arith.addi %1533, %1535 : index
      %1537 = vector.load %w[%1536] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1538 = vector.bitcast %1537 : vector<4xi8> to vector<1xf32>
      %1539 = vector.extract %1538[0] : f32 from vector<1xf32>
      %1540 = arith.mulf %1539, %1511 : f32
      %1541 = arith.mulf %1527, %1540 : f32
      %1542 = vector.extract %183#6[0] : f32 from vector<8xf32>
      %1543 = arith.addi %21, %c6 : index
      %1544 = arith.muli %0, %c16 : index
      %1545 = arith.addi %1544, %1543 : index
      %1546 = arith.subi %panels, %c5 : index
      %1547 = arith.minsi %1545, %1546 : index
      %1548 = arith.muli %1547, %17 : index
      %1549 = arith.remui %3, %c4 : index
      %1550 = arith.muli %1549, %c10 : index
      %1551 = arith.addi %1548, %1550 : index
      %1552 = vector.load %w[%1551] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1553 = vector.bitcast %1552 : vector<4xi8> to vector<1xf32>
      %1554 = vector.extract %1553[0] : f32 from vector<1xf32>
      %1555 = arith.mulf %1554, %1511 : f32
      %1556 = arith.mulf %1542, %1555 : f32
      %1557 = vector.extract %183#7[0] : f32 from vector<8xf32>
      %1558 = arith.addi %21, %c35 : index
      %1559 = arith.muli %0, %c16 : index
      %1560 = arith.addi %1559, %1558 : index
      %1561 = arith.subi %panels, %c5 : index
      %1562 = arith.minsi %1560, %1561 : index
      %1563 = arith.muli %1562, %17 : index
      %1564 = arith.remui %3, %c4 : index
      %1565 = arith.muli %1564, %c10 : index
      %1566 = arith.addi %1563, %1565 : index
      %1567 = vector.load %w[%1566] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1568 = vector.bitcast %1567 : vector<4xi8> to vector<1xf32>
      %1569 = vector.extract %1568[0] : f32 from vector<1xf32>
      %1570 = arith.mulf %1569, %1511 : f32
      %1571 = arith.mulf %1557, %1570 : f32
      %1572 = arith.muli %0, %c16 : index
      %1573 = arith.addi %1572, %21 : index
      %1574 = arith.addi %1573, %c15 : index
      %1575 = arith.muli %1505, %outputFeatures : index
      %1576 = arith.muli %1574, %c4 : index
      %1577 = arith.addi %1575, %1576 : index
      %1578 = wave.lane
      %1579 = arith.remui %1578, %c4 : index
      %1580 = arith.addi %1577, %1579 : index
      %1581 = arith.cmpi slt, %1574, %panels : index
      scf.if %1581 {
        scf.if %23 {
          %1582 = memref.load %residual[%1580] : memref<?xf32>
          %1583 = arith.addf %1582, %1526 : f32
          memref.store %1583, %out[%1580] : memref<?xf32>
        } else {
          memref.store %1526, %out[%1580] : memref<?xf32>
        }
      }
      %1584 = arith.muli %0, %c16 : index
      %1585 = arith.addi %1584, %21 : index
      %1586 = arith.addi %1585, %c5 : index
      %1587 = arith.muli %1505, %outputFeatures : index
      %1588 = arith.muli %1586, %c4 : index
      %1589 = arith.addi %1587, %1588 : index
      %1590 = wave.lane
      %1591 = arith.remui %1590, %c4 : index
      %1592 = arith.addi %1589, %1591 : index
      %1593 = arith.cmpi slt, %1586, %panels : index
      scf.if %1593 {
        scf.if %23 {
          %1594 = memref.load %residual[%1592] : memref<?xf32>
          %1595 = arith.addf %1594, %1541 : f32
          memref.store %1595, %out[%1592] : memref<?xf32>
        } else {
          memref.store %1541, %out[%1592] : memref<?xf32>
        }
      }
      %1596 = arith.muli %0, %c16 : index
      %1597 = arith.addi %1596, %21 : index
      %1598 = arith.addi %1597, %c6 : index
      %1599 = arith.muli %1505, %outputFeatures : index
      %1600 = arith.muli %1598, %c4 : index
      %1601 = arith.addi %1599, %1600 : index
      %1602 = wave.lane
      %1603 = arith.remui %1602, %c4 : index
      %1604 = arith.addi %1601, %1603 : index
      %1605 = arith.cmpi slt, %1598, %panels : index
      scf.if %1605 {
        scf.if %23 {
          %1606 = memref.load %residual[%1604] : memref<?xf32>
          %1607 = arith.addf %1606, %1556 : f32
          memref.store %1607, %out[%1604] : memref<?xf32>
        } else {
          memref.store %1556, %out[%1604] : memref<?xf32>
        }
      }
      %1608 = arith.muli %0, %c16 : index
      %1609 = arith.addi %1608, %21 : index
      %1610 = arith.addi %1609, %c35 : index
      %1611 = arith.muli %1505, %outputFeatures : index
      %1612 = arith.muli %1610, %c4 : index
      %1613 = arith.addi %1611, %1612 : index
      %1614 = wave.lane
      %1615 = arith.remui %1614, %c4 : index
      %1616 = arith.addi %1613, %1615 : index
      %1617 = arith.cmpi slt, %1610, %panels : index
      scf.if %1617 {
        scf.if %23 {
          %1618 = memref.load %residual[%1616] : memref<?xf32>
          %1619 = arith.addf %1618, %1571 : f32
          memref.store %1619, %out[%1616] : memref<?xf32>
        } else {
          memref.store %1571, %out[%1616] : memref<?xf32>
        }
      }
    }
    %1620 = arith.addi %19, %c5 : index
    %1621 = arith.muli %1620, %c4 : index
    %1622 = arith.addi %6, %1621 : index
    %1623 = arith.addi %1622, %c6 : index
    %1624 = arith.divui %3, %c4 : index
    %1625 = arith.addi %1623, %1624 : index
    %1626 = arith.cmpi slt, %1625, %5 : index
    scf.if %1626 {
      %1627 = arith.cmpi eq, %hasFactors, %c5 : index
      %1628 = arith.muli %1625, %c6 : index
      %1629 = memref.load %factors[%1628] : memref<?xf32>
      %1630 = arith.mulf %1629, %operandScale : f32
      %1631 = arith.select %1627, %1630, %operandScale : f32
      %1632 = vector.extract %183#4[1] : f32 from vector<8xf32>
      %1633 = arith.addi %21, %c15 : index
      %1634 = arith.muli %0, %c16 : index
      %1635 = arith.addi %1634, %1633 : index
      %1636 = arith.subi %panels, %c5 : index
      %1637 = arith.minsi %1635, %1636 : index
      %1638 = arith.muli %1637, %17 : index
      %1639 = arith.remui %3, %c4 : index
      %1640 = arith.muli %1639, %c10 : index
      %1641 = arith.addi %1638, %1640 : index
      %1642 = vector.load %w[%1641] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1643 = vector.bitcast %1642 : vector<4xi8> to vector<1xf32>
      %1644 = vector.extract %1643[0] : f32 from vector<1xf32>
      %1645 = arith.mulf %1644, %1631 : f32
      %1646 = arith.mulf %1632, %1645 : f32
      %1647 = vector.extract %183#5[1] : f32 from vector<8xf32>
      %1648 = arith.addi %21, %c5 : index
      %1649 = arith.muli %0, %c16 : index
      %1650 = arith.addi %1649, %1648 : index
      %1651 = arith.subi %panels, %c5 : index
      %1652 = arith.minsi %1650, %1651 : index
      %1653 = arith.muli %1652, %17 : index
      %1654 = arith.remui %3, %c4 : index
      %1655 = arith.muli %1654, %c10 : index
      %1656 = arith.addi %1653, %1655 : index
      %1657 = vector.load %w[%1656] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1658 = vector.bitcast %1657 : vector<4xi8> to vector<1xf32>
      %1659 = vector.extract %1658[0] : f32 from vector<1xf32>
      %1660 = arith.mulf %1659, %1631 : f32
      %1661 = arith.mulf %1647, %1660 : f32
      %1662 = vector.extract %183#6[1] : f32 from vector<8xf32>
      %1663 = arith.addi %21, %c6 : index
      %1664 = arith.muli %0, %c16 : index
      %1665 = arith.addi %1664, %1663 : index
      %1666 = arith.subi %panels, %c5 : index
      %1667 = arith.minsi %1665, %1666 : index
      %1668 = arith.muli %1667, %17 : index
      %1669 = arith.remui %3, %c4 : index
      %1670 = arith.muli %1669, %c10 : index
      %1671 = arith.addi %1668, %1670 : index
      %1672 = vector.load %w[%1671] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1673 = vector.bitcast %1672 : vector<4xi8> to vector<1xf32>
      %1674 = vector.extract %1673[0] : f32 from vector<1xf32>
      %1675 = arith.mulf %1674, %1631 : f32
      %1676 = arith.mulf %1662, %1675 : f32
      %1677 = vector.extract %183#7[1] : f32 from vector<8xf32>
      %1678 = arith.addi %21, %c35 : index
      %1679 = arith.muli %0, %c16 : index
      %1680 = arith.addi %1679, %1678 : index
      %1681 = arith.subi %panels, %c5 : index
      %1682 = arith.minsi %1680, %1681 : index
      %1683 = arith.muli %1682, %17 : index
      %1684 = arith.remui %3, %c4 : index
      %1685 = arith.muli %1684, %c10 : index
      %1686 = arith.addi %1683, %1685 : index
      %1687 = vector.load %w[%1686] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1688 = vector.bitcast %1687 : vector<4xi8> to vector<1xf32>
      %1689 = vector.extract %1688[0] : f32 from vector<1xf32>
      %1690 = arith.mulf %1689, %1631 : f32
      %1691 = arith.mulf %1677, %1690 : f32
      %1692 = arith.muli %0, %c16 : index
      %1693 = arith.addi %1692, %21 : index
      %1694 = arith.addi %1693, %c15 : index
      %1695 = arith.muli %1625, %outputFeatures : index
      %1696 = arith.muli %1694, %c4 : index
      %1697 = arith.addi %1695, %1696 : index
      %1698 = wave.lane
      %1699 = arith.remui %1698, %c4 : index
      %1700 = arith.addi %1697, %1699 : index
      %1701 = arith.cmpi slt, %1694, %panels : index
      scf.if %1701 {
        scf.if %23 {
          %1702 = memref.load %residual[%1700] : memref<?xf32>
          %1703 = arith.addf %1702, %1646 : f32
          memref.store %1703, %out[%1700] : memref<?xf32>
        } else {
          memref.store %1646, %out[%1700] : memref<?xf32>
        }
      }
      %1704 = arith.muli %0, %c16 : index
      %1705 = arith.addi %1704, %21 : index
      %1706 = arith.addi %1705, %c5 : index
      %1707 = arith.muli %1625, %outputFeatures : index
      %1708 = arith.muli %1706, %c4 : index
      %1709 = arith.addi %1707, %1708 : index
      %1710 = wave.lane
      %1711 = arith.remui %1710, %c4 : index
      %1712 = arith.addi %1709, %1711 : index
      %1713 = arith.cmpi slt, %1706, %panels : index
      scf.if %1713 {
        scf.if %23 {
          %1714 = memref.load %residual[%1712] : memref<?xf32>
          %1715 = arith.addf %1714, %1661 : f32
          memref.store %1715, %out[%1712] : memref<?xf32>
        } else {
          memref.store %1661, %out[%1712] : memref<?xf32>
        }
      }
      %1716 = arith.muli %0, %c16 : index
      %1717 = arith.addi %1716, %21 : index
      %1718 = arith.addi %1717, %c6 : index
      %1719 = arith.muli %1625, %outputFeatures : index
      %1720 = arith.muli %1718, %c4 : index
      %1721 = arith.addi %1719, %1720 : index
      %1722 = wave.lane
      %1723 = arith.remui %1722, %c4 : index
      %1724 = arith.addi %1721, %1723 : index
      %1725 = arith.cmpi slt, %1718, %panels : index
      scf.if %1725 {
        scf.if %23 {
          %1726 = memref.load %residual[%1724] : memref<?xf32>
          %1727 = arith.addf %1726, %1676 : f32
          memref.store %1727, %out[%1724] : memref<?xf32>
        } else {
          memref.store %1676, %out[%1724] : memref<?xf32>
        }
      }
      %1728 = arith.muli %0, %c16 : index
      %1729 = arith.addi %1728, %21 : index
      %1730 = arith.addi %1729, %c35 : index
      %1731 = arith.muli %1625, %outputFeatures : index
      %1732 = arith.muli %1730, %c4 : index
      %1733 = arith.addi %1731, %1732 : index
      %1734 = wave.lane
      %1735 = arith.remui %1734, %c4 : index
      %1736 = arith.addi %1733, %1735 : index
      %1737 = arith.cmpi slt, %1730, %panels : index
      scf.if %1737 {
        scf.if %23 {
          %1738 = memref.load %residual[%1736] : memref<?xf32>
          %1739 = arith.addf %1738, %1691 : f32
          memref.store %1739, %out[%1736] : memref<?xf32>
        } else {
          memref.store %1691, %out[%1736] : memref<?xf32>
        }
      }
    }
    %1740 = arith.addi %19, %c5 : index
    %1741 = arith.muli %1740, %c4 : index
    %1742 = arith.addi %6, %1741 : index
    %1743 = arith.addi %1742, %c10 : index
    %1744 = arith.divui %3, %c4 : index
    %1745 = arith.addi %1743, %1744 : index
    %1746 = arith.cmpi slt, %1745, %5 : index
    scf.if %1746 {
      %1747 = arith.cmpi eq, %hasFactors, %c5 : index
      %1748 = arith.muli %1745, %c6 : index
      %1749 = memref.load %factors[%1748] : memref<?xf32>
      %1750 = arith.mulf %1749, %operandScale : f32
      %1751 = arith.select %1747, %1750, %operandScale : f32
      %1752 = vector.extract %183#4[2] : f32 from vector<8xf32>
      %1753 = arith.addi %21, %c15 : index
      %1754 = arith.muli %0, %c16 : index
      %1755 = arith.addi %1754, %1753 : index
      %1756 = arith.subi %panels, %c5 : index
      %1757 = arith.minsi %1755, %1756 : index
      %1758 = arith.muli %1757, %17 : index
      %1759 = arith.remui %3, %c4 : index
      %1760 = arith.muli %1759, %c10 : index
      %1761 = arith.addi %1758, %1760 : index
      %1762 = vector.load %w[%1761] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1763 = vector.bitcast %1762 : vector<4xi8> to vector<1xf32>
      %1764 = vector.extract %1763[0] : f32 from vector<1xf32>
      %1765 = arith.mulf %1764, %1751 : f32
      %1766 = arith.mulf %1752, %1765 : f32
      %1767 = vector.extract %183#5[2] : f32 from vector<8xf32>
      %1768 = arith.addi %21, %c5 : index
      %1769 = arith.muli %0, %c16 : index
      %1770 = arith.addi %1769, %1768 : index
      %1771 = arith.subi %panels, %c5 : index
      %1772 = arith.minsi %1770, %1771 : index
      %1773 = arith.muli %1772, %17 : index
      %1774 = arith.remui %3, %c4 : index
      %1775 = arith.muli %1774, %c10 : index
      %1776 = arith.addi %1773, %1775 : index
      %1777 = vector.load %w[%1776] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1778 = vector.bitcast %1777 : vector<4xi8> to vector<1xf32>
      %1779 = vector.extract %1778[0] : f32 from vector<1xf32>
      %1780 = arith.mulf %1779, %1751 : f32
      %1781 = arith.mulf %1767, %1780 : f32
      %1782 = vector.extract %183#6[2] : f32 from vector<8xf32>
      %1783 = arith.addi %21, %c6 : index
      %1784 = arith.muli %0, %c16 : index
      %1785 = arith.addi %1784, %1783 : index
      %1786 = arith.subi %panels, %c5 : index
      %1787 = arith.minsi %1785, %1786 : index
      %1788 = arith.muli %1787, %17 : index
      %1789 = arith.remui %3, %c4 : index
      %1790 = arith.muli %1789, %c10 : index
      %1791 = arith.addi %1788, %1790 : index
      %1792 = vector.load %w[%1791] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1793 = vector.bitcast %1792 : vector<4xi8> to vector<1xf32>
      %1794 = vector.extract %1793[0] : f32 from vector<1xf32>
      %1795 = arith.mulf %1794, %1751 : f32
      %1796 = arith.mulf %1782, %1795 : f32
      %1797 = vector.extract %183#7[2] : f32 from vector<8xf32>
      %1798 = arith.addi %21, %c35 : index
      %1799 = arith.muli %0, %c16 : index
      %1800 = arith.addi %1799, %1798 : index
      %1801 = arith.subi %panels, %c5 : index
      %1802 = arith.minsi %1800, %1801 : index
      %1803 = arith.muli %1802, %17 : index
      %1804 = arith.remui %3, %c4 : index
      %1805 = arith.muli %1804, %c10 : index
      %1806 = arith.addi %1803, %1805 : index
      %1807 = vector.load %w[%1806] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1808 = vector.bitcast %1807 : vector<4xi8> to vector<1xf32>
      %1809 = vector.extract %1808[0] : f32 from vector<1xf32>
      %1810 = arith.mulf %1809, %1751 : f32
      %1811 = arith.mulf %1797, %1810 : f32
      %1812 = arith.muli %0, %c16 : index
      %1813 = arith.addi %1812, %21 : index
      %1814 = arith.addi %1813, %c15 : index
      %1815 = arith.muli %1745, %outputFeatures : index
      %1816 = arith.muli %1814, %c4 : index
      %1817 = arith.addi %1815, %1816 : index
      %1818 = wave.lane
      %1819 = arith.remui %1818, %c4 : index
      %1820 = arith.addi %1817, %1819 : index
      %1821 = arith.cmpi slt, %1814, %panels : index
      scf.if %1821 {
        scf.if %23 {
          %1822 = memref.load %residual[%1820] : memref<?xf32>
          %1823 = arith.addf %1822, %1766 : f32
          memref.store %1823, %out[%1820] : memref<?xf32>
        } else {
          memref.store %1766, %out[%1820] : memref<?xf32>
        }
      }
      %1824 = arith.muli %0, %c16 : index
      %1825 = arith.addi %1824, %21 : index
      %1826 = arith.addi %1825, %c5 : index
      %1827 = arith.muli %1745, %outputFeatures : index
      %1828 = arith.muli %1826, %c4 : index
      %1829 = arith.addi %1827, %1828 : index
      %1830 = wave.lane
      %1831 = arith.remui %1830, %c4 : index
      %1832 = arith.addi %1829, %1831 : index
      %1833 = arith.cmpi slt, %1826, %panels : index
      scf.if %1833 {
        scf.if %23 {
          %1834 = memref.load %residual[%1832] : memref<?xf32>
          %1835 = arith.addf %1834, %1781 : f32
          memref.store %1835, %out[%1832] : memref<?xf32>
        } else {
          memref.store %1781, %out[%1832] : memref<?xf32>
        }
      }
      %1836 = arith.muli %0, %c16 : index
      %1837 = arith.addi %1836, %21 : index
      %1838 = arith.addi %1837, %c6 : index
      %1839 = arith.muli %1745, %outputFeatures : index
      %1840 = arith.muli %1838, %c4 : index
      %1841 = arith.addi %1839, %1840 : index
      %1842 = wave.lane
      %1843 = arith.remui %1842, %c4 : index
      %1844 = arith.addi %1841, %1843 : index
      %1845 = arith.cmpi slt, %1838, %panels : index
      scf.if %1845 {
        scf.if %23 {
          %1846 = memref.load %residual[%1844] : memref<?xf32>
          %1847 = arith.addf %1846, %1796 : f32
          memref.store %1847, %out[%1844] : memref<?xf32>
        } else {
          memref.store %1796, %out[%1844] : memref<?xf32>
        }
      }
      %1848 = arith.muli %0, %c16 : index
      %1849 = arith.addi %1848, %21 : index
      %1850 = arith.addi %1849, %c35 : index
      %1851 = arith.muli %1745, %outputFeatures : index
      %1852 = arith.muli %1850, %c4 : index
      %1853 = arith.addi %1851, %1852 : index
      %1854 = wave.lane
      %1855 = arith.remui %1854, %c4 : index
      %1856 = arith.addi %1853, %1855 : index
      %1857 = arith.cmpi slt, %1850, %panels : index
      scf.if %1857 {
        scf.if %23 {
          %1858 = memref.load %residual[%1856] : memref<?xf32>
          %1859 = arith.addf %1858, %1811 : f32
          memref.store %1859, %out[%1856] : memref<?xf32>
        } else {
          memref.store %1811, %out[%1856] : memref<?xf32>
        }
      }
    }
    %1860 = arith.addi %19, %c5 : index
    %1861 = arith.muli %1860, %c4 : index
    %1862 = arith.addi %6, %1861 : index
    %1863 = arith.addi %1862, %c36 : index
    %1864 = arith.divui %3, %c4 : index
    %1865 = arith.addi %1863, %1864 : index
    %1866 = arith.cmpi slt, %1865, %5 : index
    scf.if %1866 {
      %1867 = arith.cmpi eq, %hasFactors, %c5 : index
      %1868 = arith.muli %1865, %c6 : index
      %1869 = memref.load %factors[%1868] : memref<?xf32>
      %1870 = arith.mulf %1869, %operandScale : f32
      %1871 = arith.select %1867, %1870, %operandScale : f32
      %1872 = vector.extract %183#4[3] : f32 from vector<8xf32>
      %1873 = arith.addi %21, %c15 : index
      %1874 = arith.muli %0, %c16 : index
      %1875 = arith.addi %1874, %1873 : index
      %1876 = arith.subi %panels, %c5 : index
      %1877 = arith.minsi %1875, %1876 : index
      %1878 = arith.muli %1877, %17 : index
      %1879 = arith.remui %3, %c4 : index
      %1880 = arith.muli %1879, %c10 : index
      %1881 = arith.addi %1878, %1880 : index
      %1882 = vector.load %w[%1881] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1883 = vector.bitcast %1882 : vector<4xi8> to vector<1xf32>
      %1884 = vector.extract %1883[0] : f32 from vector<1xf32>
      %1885 = arith.mulf %1884, %1871 : f32
      %1886 = arith.mulf %1872, %1885 : f32
      %1887 = vector.extract %183#5[3] : f32 from vector<8xf32>
      %1888 = arith.addi %21, %c5 : index
      %1889 = arith.muli %0, %c16 : index
      %1890 = arith.addi %1889, %1888 : index
      %1891 = arith.subi %panels, %c5 : index
      %1892 = arith.minsi %1890, %1891 : index
      %1893 = arith.muli %1892, %17 : index
      %1894 = arith.remui %3, %c4 : index
      %1895 = arith.muli %1894, %c10 : index
      %1896 = arith.addi %1893, %1895 : index
      %1897 = vector.load %w[%1896] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1898 = vector.bitcast %1897 : vector<4xi8> to vector<1xf32>
      %1899 = vector.extract %1898[0] : f32 from vector<1xf32>
      %1900 = arith.mulf %1899, %1871 : f32
      %1901 = arith.mulf %1887, %1900 : f32
      %1902 = vector.extract %183#6[3] : f32 from vector<8xf32>
      %1903 = arith.addi %21, %c6 : index
      %1904 = arith.muli %0, %c16 : index
      %1905 = arith.addi %1904, %1903 : index
      %1906 = arith.subi %panels, %c5 : index
      %1907 = arith.minsi %1905, %1906 : index
      %1908 = arith.muli %1907, %17 : index
      %1909 = arith.remui %3, %c4 : index
      %1910 = arith.muli %1909, %c10 : index
      %1911 = arith.addi %1908, %1910 : index
      %1912 = vector.load %w[%1911] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1913 = vector.bitcast %1912 : vector<4xi8> to vector<1xf32>
      %1914 = vector.extract %1913[0] : f32 from vector<1xf32>
      %1915 = arith.mulf %1914, %1871 : f32
      %1916 = arith.mulf %1902, %1915 : f32
      %1917 = vector.extract %183#7[3] : f32 from vector<8xf32>
      %1918 = arith.addi %21, %c35 : index
      %1919 = arith.muli %0, %c16 : index
      %1920 = arith.addi %1919, %1918 : index
      %1921 = arith.subi %panels, %c5 : index
      %1922 = arith.minsi %1920, %1921 : index
      %1923 = arith.muli %1922, %17 : index
      %1924 = arith.remui %3, %c4 : index
      %1925 = arith.muli %1924, %c10 : index
      %1926 = arith.addi %1923, %1925 : index
      %1927 = vector.load %w[%1926] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1928 = vector.bitcast %1927 : vector<4xi8> to vector<1xf32>
      %1929 = vector.extract %1928[0] : f32 from vector<1xf32>
      %1930 = arith.mulf %1929, %1871 : f32
      %1931 = arith.mulf %1917, %1930 : f32
      %1932 = arith.muli %0, %c16 : index
      %1933 = arith.addi %1932, %21 : index
      %1934 = arith.addi %1933, %c15 : index
      %1935 = arith.muli %1865, %outputFeatures : index
      %1936 = arith.muli %1934, %c4 : index
      %1937 = arith.addi %1935, %1936 : index
      %1938 = wave.lane
      %1939 = arith.remui %1938, %c4 : index
      %1940 = arith.addi %1937, %1939 : index
      %1941 = arith.cmpi slt, %1934, %panels : index
      scf.if %1941 {
        scf.if %23 {
          %1942 = memref.load %residual[%1940] : memref<?xf32>
          %1943 = arith.addf %1942, %1886 : f32
          memref.store %1943, %out[%1940] : memref<?xf32>
        } else {
          memref.store %1886, %out[%1940] : memref<?xf32>
        }
      }
      %1944 = arith.muli %0, %c16 : index
      %1945 = arith.addi %1944, %21 : index
      %1946 = arith.addi %1945, %c5 : index
      %1947 = arith.muli %1865, %outputFeatures : index
      %1948 = arith.muli %1946, %c4 : index
      %1949 = arith.addi %1947, %1948 : index
      %1950 = wave.lane
      %1951 = arith.remui %1950, %c4 : index
      %1952 = arith.addi %1949, %1951 : index
      %1953 = arith.cmpi slt, %1946, %panels : index
      scf.if %1953 {
        scf.if %23 {
          %1954 = memref.load %residual[%1952] : memref<?xf32>
          %1955 = arith.addf %1954, %1901 : f32
          memref.store %1955, %out[%1952] : memref<?xf32>
        } else {
          memref.store %1901, %out[%1952] : memref<?xf32>
        }
      }
      %1956 = arith.muli %0, %c16 : index
      %1957 = arith.addi %1956, %21 : index
      %1958 = arith.addi %1957, %c6 : index
      %1959 = arith.muli %1865, %outputFeatures : index
      %1960 = arith.muli %1958, %c4 : index
      %1961 = arith.addi %1959, %1960 : index
      %1962 = wave.lane
      %1963 = arith.remui %1962, %c4 : index
      %1964 = arith.addi %1961, %1963 : index
      %1965 = arith.cmpi slt, %1958, %panels : index
      scf.if %1965 {
        scf.if %23 {
          %1966 = memref.load %residual[%1964] : memref<?xf32>
          %1967 = arith.addf %1966, %1916 : f32
          memref.store %1967, %out[%1964] : memref<?xf32>
        } else {
          memref.store %1916, %out[%1964] : memref<?xf32>
        }
      }
      %1968 = arith.muli %0, %c16 : index
      %1969 = arith.addi %1968, %21 : index
      %1970 = arith.addi %1969, %c35 : index
      %1971 = arith.muli %1865, %outputFeatures : index
      %1972 = arith.muli %1970, %c4 : index
      %1973 = arith.addi %1971, %1972 : index
      %1974 = wave.lane
      %1975 = arith.remui %1974, %c4 : index
      %1976 = arith.addi %1973, %1975 : index
      %1977 = arith.cmpi slt, %1970, %panels : index
      scf.if %1977 {
        scf.if %23 {
          %1978 = memref.load %residual[%1976] : memref<?xf32>
          %1979 = arith.addf %1978, %1931 : f32
          memref.store %1979, %out[%1976] : memref<?xf32>
        } else {
          memref.store %1931, %out[%1976] : memref<?xf32>
        }
      }
    }
    %1980 = arith.addi %19, %c5 : index
    %1981 = arith.muli %1980, %c4 : index
    %1982 = arith.addi %6, %1981 : index
    %1983 = arith.addi %1982, %c16 : index
    %1984 = arith.divui %3, %c4 : index
    %1985 = arith.addi %1983, %1984 : index
    %1986 = arith.cmpi slt, %1985, %5 : index
    scf.if %1986 {
      %1987 = arith.cmpi eq, %hasFactors, %c5 : index
      %1988 = arith.muli %1985, %c6 : index
      %1989 = memref.load %factors[%1988] : memref<?xf32>
      %1990 = arith.mulf %1989, %operandScale : f32
      %1991 = arith.select %1987, %1990, %operandScale : f32
      %1992 = vector.extract %183#4[4] : f32 from vector<8xf32>
      %1993 = arith.addi %21, %c15 : index
      %1994 = arith.muli %0, %c16 : index
      %1995 = arith.addi %1994, %1993 : index
      %1996 = arith.subi %panels, %c5 : index
      %1997 = arith.minsi %1995, %1996 : index
      %1998 = arith.muli %1997, %17 : index
      %1999 = arith.remui %3, %c4 : index
      %2000 = arith.muli %1999, %c10 : index
      %2001 = arith.addi %1998, %2000 : index
      %2002 = vector.load %w[%2001] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2003 = vector.bitcast %2002 : vector<4xi8> to vector<1xf32>
      %2004 = vector.extract %2003[0] : f32 from vector<1xf32>
      %2005 = arith.mulf %2004, %1991 : f32
      %2006 = arith.mulf %1992, %2005 : f32
      %2007 = vector.extract %183#5[4] : f32 from vector<8xf32>
      %2008 = arith.addi %21, %c5 : index
      %2009 = arith.muli %0, %c16 : index
      %2010 = arith.addi %2009, %2008 : index
      %2011 = arith.subi %panels, %c5 : index
      %2012 = arith.minsi %2010, %2011 : index
      %2013 = arith.muli %2012, %17 : index
      %2014 = arith.remui %3, %c4 : index
      %2015 = arith.muli %2014, %c10 : index
      %2016 = arith.addi %2013, %2015 : index
      %2017 = vector.load %w[%2016] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2018 = vector.bitcast %2017 : vector<4xi8> to vector<1xf32>
      %2019 = vector.extract %2018[0] : f32 from vector<1xf32>
      %2020 = arith.mulf %2019, %1991 : f32
      %2021 = arith.mulf %2007, %2020 : f32
      %2022 = vector.extract %183#6[4] : f32 from vector<8xf32>
      %2023 = arith.addi %21, %c6 : index
      %2024 = arith.muli %0, %c16 : index
      %2025 = arith.addi %2024, %2023 : index
      %2026 = arith.subi %panels, %c5 : index
      %2027 = arith.minsi %2025, %2026 : index
      %2028 = arith.muli %2027, %17 : index
      %2029 = arith.remui %3, %c4 : index
      %2030 = arith.muli %2029, %c10 : index
      %2031 = arith.addi %2028, %2030 : index
      %2032 = vector.load %w[%2031] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2033 = vector.bitcast %2032 : vector<4xi8> to vector<1xf32>
      %2034 = vector.extract %2033[0] : f32 from vector<1xf32>
      %2035 = arith.mulf %2034, %1991 : f32
      %2036 = arith.mulf %2022, %2035 : f32
      %2037 = vector.extract %183#7[4] : f32 from vector<8xf32>
      %2038 = arith.addi %21, %c35 : index
      %2039 = arith.muli %0, %c16 : index
      %2040 = arith.addi %2039, %2038 : index
      %2041 = arith.subi %panels, %c5 : index
      %2042 = arith.minsi %2040, %2041 : index
      %2043 = arith.muli %2042, %17 : index
      %2044 = arith.remui %3, %c4 : index
      %2045 = arith.muli %2044, %c10 : index
      %2046 = arith.addi %2043, %2045 : index
      %2047 = vector.load %w[%2046] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2048 = vector.bitcast %2047 : vector<4xi8> to vector<1xf32>
      %2049 = vector.extract %2048[0] : f32 from vector<1xf32>
      %2050 = arith.mulf %2049, %1991 : f32
      %2051 = arith.mulf %2037, %2050 : f32
      %2052 = arith.muli %0, %c16 : index
      %2053 = arith.addi %2052, %21 : index
      %2054 = arith.addi %2053, %c15 : index
      %2055 = arith.muli %1985, %outputFeatures : index
      %2056 = arith.muli %2054, %c4 : index
      %2057 = arith.addi %2055, %2056 : index
      %2058 = wave.lane
      %2059 = arith.remui %2058, %c4 : index
      %2060 = arith.addi %2057, %2059 : index
      %2061 = arith.cmpi slt, %2054, %panels : index
      scf.if %2061 {
        scf.if %23 {
          %2062 = memref.load %residual[%2060] : memref<?xf32>
          %2063 = arith.addf %2062, %2006 : f32
          memref.store %2063, %out[%2060] : memref<?xf32>
        } else {
          memref.store %2006, %out[%2060] : memref<?xf32>
        }
      }
      %2064 = arith.muli %0, %c16 : index
      %2065 = arith.addi %2064, %21 : index
      %2066 = arith.addi %2065, %c5 : index
      %2067 = arith.muli %1985, %outputFeatures : index
      %2068 = arith.muli %2066, %c4 : index
      %2069 = arith.addi %2067, %2068 : index
      %2070 = wave.lane
      %2071 = arith.remui %2070, %c4 : index
      %2072 = arith.addi %2069, %2071 : index
      %2073 = arith.cmpi slt, %2066, %panels : index
      scf.if %2073 {
        scf.if %23 {
          %2074 = memref.load %residual[%2072] : memref<?xf32>
          %2075 = arith.addf %2074, %2021 : f32
          memref.store %2075, %out[%2072] : memref<?xf32>
        } else {
          memref.store %2021, %out[%2072] : memref<?xf32>
        }
      }
      %2076 = arith.muli %0, %c16 : index
      %2077 = arith.addi %2076, %21 : index
      %2078 = arith.addi %2077, %c6 : index
      %2079 = arith.muli %1985, %outputFeatures : index
      %2080 = arith.muli %2078, %c4 : index
      %2081 = arith.addi %2079, %2080 : index
      %2082 = wave.lane
      %2083 = arith.remui %2082, %c4 : index
      %2084 = arith.addi %2081, %2083 : index
      %2085 = arith.cmpi slt, %2078, %panels : index
      scf.if %2085 {
        scf.if %23 {
          %2086 = memref.load %residual[%2084] : memref<?xf32>
          %2087 = arith.addf %2086, %2036 : f32
          memref.store %2087, %out[%2084] : memref<?xf32>
        } else {
          memref.store %2036, %out[%2084] : memref<?xf32>
        }
      }
      %2088 = arith.muli %0, %c16 : index
      %2089 = arith.addi %2088, %21 : index
      %2090 = arith.addi %2089, %c35 : index
      %2091 = arith.muli %1985, %outputFeatures : index
      %2092 = arith.muli %2090, %c4 : index
      %2093 = arith.addi %2091, %2092 : index
      %2094 = wave.lane
      %2095 = arith.remui %2094, %c4 : index
      %2096 = arith.addi %2093, %2095 : index
      %2097 = arith.cmpi slt, %2090, %panels : index
      scf.if %2097 {
        scf.if %23 {
          %2098 = memref.load %residual[%2096] : memref<?xf32>
          %2099 = arith.addf %2098, %2051 : f32
          memref.store %2099, %out[%2096] : memref<?xf32>
        } else {
          memref.store %2051, %out[%2096] : memref<?xf32>
        }
      }
    }
    %2100 = arith.addi %19, %c5 : index
    %2101 = arith.muli %2100, %c4 : index
    %2102 = arith.addi %6, %2101 : index
    %2103 = arith.addi %2102, %c31 : index
    %2104 = arith.divui %3, %c4 : index
    %2105 = arith.addi %2103, %2104 : index
    %2106 = arith.cmpi slt, %2105, %5 : index
    scf.if %2106 {
      %2107 = arith.cmpi eq, %hasFactors, %c5 : index
      %2108 = arith.muli %2105, %c6 : index
      %2109 = memref.load %factors[%2108] : memref<?xf32>
      %2110 = arith.mulf %2109, %operandScale : f32
      %2111 = arith.select %2107, %2110, %operandScale : f32
      %2112 = vector.extract %183#4[5] : f32 from vector<8xf32>
      %2113 = arith.addi %21, %c15 : index
      %2114 = arith.muli %0, %c16 : index
      %2115 = arith.addi %2114, %2113 : index
      %2116 = arith.subi %panels, %c5 : index
      %2117 = arith.minsi %2115, %2116 : index
      %2118 = arith.muli %2117, %17 : index
      %2119 = arith.remui %3, %c4 : index
      %2120 = arith.muli %2119, %c10 : index
      %2121 = arith.addi %2118, %2120 : index
      %2122 = vector.load %w[%2121] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2123 = vector.bitcast %2122 : vector<4xi8> to vector<1xf32>
      %2124 = vector.extract %2123[0] : f32 from vector<1xf32>
      %2125 = arith.mulf %2124, %2111 : f32
      %2126 = arith.mulf %2112, %2125 : f32
      %2127 = vector.extract %183#5[5] : f32 from vector<8xf32>
      %2128 = arith.addi %21, %c5 : index
      %2129 = arith.muli %0, %c16 : index
      %2130 = arith.addi %2129, %2128 : index
      %2131 = arith.subi %panels, %c5 : index
      %2132 = arith.minsi %2130, %2131 : index
      %2133 = arith.muli %2132, %17 : index
      %2134 = arith.remui %3, %c4 : index
      %2135 = arith.muli %2134, %c10 : index
      %2136 = arith.addi %2133, %2135 : index
      %2137 = vector.load %w[%2136] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2138 = vector.bitcast %2137 : vector<4xi8> to vector<1xf32>
      %2139 = vector.extract %2138[0] : f32 from vector<1xf32>
      %2140 = arith.mulf %2139, %2111 : f32
      %2141 = arith.mulf %2127, %2140 : f32
      %2142 = vector.extract %183#6[5] : f32 from vector<8xf32>
      %2143 = arith.addi %21, %c6 : index
      %2144 = arith.muli %0, %c16 : index
      %2145 = arith.addi %2144, %2143 : index
      %2146 = arith.subi %panels, %c5 : index
      %2147 = arith.minsi %2145, %2146 : index
      %2148 = arith.muli %2147, %17 : index
      %2149 = arith.remui %3, %c4 : index
      %2150 = arith.muli %2149, %c10 : index
      %2151 = arith.addi %2148, %2150 : index
      %2152 = vector.load %w[%2151] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2153 = vector.bitcast %2152 : vector<4xi8> to vector<1xf32>
      %2154 = vector.extract %2153[0] : f32 from vector<1xf32>
      %2155 = arith.mulf %2154, %2111 : f32
      %2156 = arith.mulf %2142, %2155 : f32
      %2157 = vector.extract %183#7[5] : f32 from vector<8xf32>
      %2158 = arith.addi %21, %c35 : index
      %2159 = arith.muli %0, %c16 : index
      %2160 = arith.addi %2159, %2158 : index
      %2161 = arith.subi %panels, %c5 : index
      %2162 = arith.minsi %2160, %2161 : index
      %2163 = arith.muli %2162, %17 : index
      %2164 = arith.remui %3, %c4 : index
      %2165 = arith.muli %2164, %c10 : index
      %2166 = arith.addi %2163, %2165 : index
      %2167 = vector.load %w[%2166] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2168 = vector.bitcast %2167 : vector<4xi8> to vector<1xf32>
      %2169 = vector.extract %2168[0] : f32 from vector<1xf32>
      %2170 = arith.mulf %2169, %2111 : f32
      %2171 = arith.mulf %2157, %2170 : f32
      %2172 = arith.muli %0, %c16 : index
      %2173 = arith.addi %2172, %21 : index
      %2174 = arith.addi %2173, %c15 : index
      %2175 = arith.muli %2105, %outputFeatures : index
      %2176 = arith.muli %2174, %c4 : index
      %2177 = arith.addi %2175, %2176 : index
      %2178 = wave.lane
      %2179 = arith.remui %2178, %c4 : index
      %2180 = arith.addi %2177, %2179 : index
      %2181 = arith.cmpi slt, %2174, %panels : index
      scf.if %2181 {
        scf.if %23 {
          %2182 = memref.load %residual[%2180] : memref<?xf32>
          %2183 = arith.addf %2182, %2126 : f32
          memref.store %2183, %out[%2180] : memref<?xf32>
        } else {
          memref.store %2126, %out[%2180] : memref<?xf32>
        }
      }
      %2184 = arith.muli %0, %c16 : index
      %2185 = arith.addi %2184, %21 : index
      %2186 = arith.addi %2185, %c5 : index
      %2187 = arith.muli %2105, %outputFeatures : index
      %2188 = arith.muli %2186, %c4 : index
      %2189 = arith.addi %2187, %2188 : index
      %2190 = wave.lane
      %2191 = arith.remui %2190, %c4 : index
      %2192 = arith.addi %2189, %2191 : index
      %2193 = arith.cmpi slt, %2186, %panels : index
      scf.if %2193 {
        scf.if %23 {
          %2194 = memref.load %residual[%2192] : memref<?xf32>
          %2195 = arith.addf %2194, %2141 : f32
          memref.store %2195, %out[%2192] : memref<?xf32>
        } else {
          memref.store %2141, %out[%2192] : memref<?xf32>
        }
      }
      %2196 = arith.muli %0, %c16 : index
      %2197 = arith.addi %2196, %21 : index
      %2198 = arith.addi %2197, %c6 : index
      %2199 = arith.muli %2105, %outputFeatures : index
      %2200 = arith.muli %2198, %c4 : index
      %2201 = arith.addi %2199, %2200 : index
      %2202 = wave.lane
      %2203 = arith.remui %2202, %c4 : index
      %2204 = arith.addi %2201, %2203 : index
      %2205 = arith.cmpi slt, %2198, %panels : index
      scf.if %2205 {
        scf.if %23 {
          %2206 = memref.load %residual[%2204] : memref<?xf32>
          %2207 = arith.addf %2206, %2156 : f32
          memref.store %2207, %out[%2204] : memref<?xf32>
        } else {
          memref.store %2156, %out[%2204] : memref<?xf32>
        }
      }
      %2208 = arith.muli %0, %c16 : index
      %2209 = arith.addi %2208, %21 : index
      %2210 = arith.addi %2209, %c35 : index
      %2211 = arith.muli %2105, %outputFeatures : index
      %2212 = arith.muli %2210, %c4 : index
      %2213 = arith.addi %2211, %2212 : index
      %2214 = wave.lane
      %2215 = arith.remui %2214, %c4 : index
      %2216 = arith.addi %2213, %2215 : index
      %2217 = arith.cmpi slt, %2210, %panels : index
      scf.if %2217 {
        scf.if %23 {
          %2218 = memref.load %residual[%2216] : memref<?xf32>
          %2219 = arith.addf %2218, %2171 : f32
          memref.store %2219, %out[%2216] : memref<?xf32>
        } else {
          memref.store %2171, %out[%2216] : memref<?xf32>
        }
      }
    }
    %2220 = arith.addi %19, %c5 : index
    %2221 = arith.muli %2220, %c4 : index
    %2222 = arith.addi %6, %2221 : index
    %2223 = arith.addi %2222, %c37 : index
    %2224 = arith.divui %3, %c4 : index
    %2225 = arith.addi %2223, %2224 : index
    %2226 = arith.cmpi slt, %2225, %5 : index
    scf.if %2226 {
      %2227 = arith.cmpi eq, %hasFactors, %c5 : index
      %2228 = arith.muli %2225, %c6 : index
      %2229 = memref.load %factors[%2228] : memref<?xf32>
      %2230 = arith.mulf %2229, %operandScale : f32
      %2231 = arith.select %2227, %2230, %operandScale : f32
      %2232 = vector.extract %183#4[6] : f32 from vector<8xf32>
      %2233 = arith.addi %21, %c15 : index
      %2234 = arith.muli %0, %c16 : index
      %2235 = arith.addi %2234, %2233 : index
      %2236 = arith.subi %panels, %c5 : index
      %2237 = arith.minsi %2235, %2236 : index
      %2238 = arith.muli %2237, %17 : index
      %2239 = arith.remui %3, %c4 : index
      %2240 = arith.muli %2239, %c10 : index
      %2241 = arith.addi %2238, %2240 : index
      %2242 = vector.load %w[%2241] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2243 = vector.bitcast %2242 : vector<4xi8> to vector<1xf32>
      %2244 = vector.extract %2243[0] : f32 from vector<1xf32>
      %2245 = arith.mulf %2244, %2231 : f32
      %2246 = arith.mulf %2232, %2245 : f32
      %2247 = vector.extract %183#5[6] : f32 from vector<8xf32>
      %2248 = arith.addi %21, %c5 : index
      %2249 = arith.muli %0, %c16 : index
      %2250 = arith.addi %2249, %2248 : index
      %2251 = arith.subi %panels, %c5 : index
      %2252 = arith.minsi %2250, %2251 : index
      %2253 = arith.muli %2252, %17 : index
      %2254 = arith.remui %3, %c4 : index
      %2255 = arith.muli %2254, %c10 : index
      %2256 = arith.addi %2253, %2255 : index
      %2257 = vector.load %w[%2256] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2258 = vector.bitcast %2257 : vector<4xi8> to vector<1xf32>
      %2259 = vector.extract %2258[0] : f32 from vector<1xf32>
      %2260 = arith.mulf %2259, %2231 : f32
      %2261 = arith.mulf %2247, %2260 : f32
      %2262 = vector.extract %183#6[6] : f32 from vector<8xf32>
      %2263 = arith.addi %21, %c6 : index
      %2264 = arith.muli %0, %c16 : index
      %2265 = arith.addi %2264, %2263 : index
      %2266 = arith.subi %panels, %c5 : index
      %2267 = arith.minsi %2265, %2266 : index
      %2268 = arith.muli %2267, %17 : index
      %2269 = arith.remui %3, %c4 : index
      %2270 = arith.muli %2269, %c10 : index
      %2271 = arith.addi %2268, %2270 : index
      %2272 = vector.load %w[%2271] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2273 = vector.bitcast %2272 : vector<4xi8> to vector<1xf32>
      %2274 = vector.extract %2273[0] : f32 from vector<1xf32>
      %2275 = arith.mulf %2274, %2231 : f32
      %2276 = arith.mulf %2262, %2275 : f32
      %2277 = vector.extract %183#7[6] : f32 from vector<8xf32>
      %2278 = arith.addi %21, %c35 : index
      %2279 = arith.muli %0, %c16 : index
      %2280 = arith.addi %2279, %2278 : index
      %2281 = arith.subi %panels, %c5 : index
      %2282 = arith.minsi %2280, %2281 : index
      %2283 = arith.muli %2282, %17 : index
      %2284 = arith.remui %3, %c4 : index
      %2285 = arith.muli %2284, %c10 : index
      %2286 = arith.addi %2283, %2285 : index
      %2287 = vector.load %w[%2286] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2288 = vector.bitcast %2287 : vector<4xi8> to vector<1xf32>
      %2289 = vector.extract %2288[0] : f32 from vector<1xf32>
      %2290 = arith.mulf %2289, %2231 : f32
      %2291 = arith.mulf %2277, %2290 : f32
      %2292 = arith.muli %0, %c16 : index
      %2293 = arith.addi %2292, %21 : index
      %2294 = arith.addi %2293, %c15 : index
      %2295 = arith.muli %2225, %outputFeatures : index
      %2296 = arith.muli %2294, %c4 : index
      %2297 = arith.addi %2295, %2296 : index
      %2298 = wave.lane
      %2299 = arith.remui %2298, %c4 : index
      %2300 = arith.addi %2297, %2299 : index
      %2301 = arith.cmpi slt, %2294, %panels : index
      scf.if %2301 {
        scf.if %23 {
          %2302 = memref.load %residual[%2300] : memref<?xf32>
          %2303 = arith.addf %2302, %2246 : f32
          memref.store %2303, %out[%2300] : memref<?xf32>
        } else {
          memref.store %2246, %out[%2300] : memref<?xf32>
        }
      }
      %2304 = arith.muli %0, %c16 : index
      %2305 = arith.addi %2304, %21 : index
      %2306 = arith.addi %2305, %c5 : index
      %2307 = arith.muli %2225, %outputFeatures : index
      %2308 = arith.muli %2306, %c4 : index
      %2309 = arith.addi %2307, %2308 : index
      %2310 = wave.lane
      %2311 = arith.remui %2310, %c4 : index
      %2312 = arith.addi %2309, %2311 : index
      %2313 = arith.cmpi slt, %2306, %panels : index
      scf.if %2313 {
        scf.if %23 {
          %2314 = memref.load %residual[%2312] : memref<?xf32>
          %2315 = arith.addf %2314, %2261 : f32
          memref.store %2315, %out[%2312] : memref<?xf32>
        } else {
          memref.store %2261, %out[%2312] : memref<?xf32>
        }
      }
      %2316 = arith.muli %0, %c16 : index
      %2317 = arith.addi %2316, %21 : index
      %2318 = arith.addi %2317, %c6 : index
      %2319 = arith.muli %2225, %outputFeatures : index
      %2320 = arith.muli %2318, %c4 : index
      %2321 = arith.addi %2319, %2320 : index
      %2322 = wave.lane
      %2323 = arith.remui %2322, %c4 : index
      %2324 = arith.addi %2321, %2323 : index
      %2325 = arith.cmpi slt, %2318, %panels : index
      scf.if %2325 {
        scf.if %23 {
          %2326 = memref.load %residual[%2324] : memref<?xf32>
          %2327 = arith.addf %2326, %2276 : f32
          memref.store %2327, %out[%2324] : memref<?xf32>
        } else {
          memref.store %2276, %out[%2324] : memref<?xf32>
        }
      }
      %2328 = arith.muli %0, %c16 : index
      %2329 = arith.addi %2328, %21 : index
      %2330 = arith.addi %2329, %c35 : index
      %2331 = arith.muli %2225, %outputFeatures : index
      %2332 = arith.muli %2330, %c4 : index
      %2333 = arith.addi %2331, %2332 : index
      %2334 = wave.lane
      %2335 = arith.remui %2334, %c4 : index
      %2336 = arith.addi %2333, %2335 : index
      %2337 = arith.cmpi slt, %2330, %panels : index
      scf.if %2337 {
        scf.if %23 {
          %2338 = memref.load %residual[%2336] : memref<?xf32>
          %2339 = arith.addf %2338, %2291 : f32
          memref.store %2339, %out[%2336] : memref<?xf32>
        } else {
          memref.store %2291, %out[%2336] : memref<?xf32>
        }
      }
    }
    %2340 = arith.addi %19, %c5 : index
    %2341 = arith.muli %2340, %c4 : index
    %2342 = arith.addi %6, %2341 : index
    %2343 = arith.addi %2342, %c38 : index
    %2344 = arith.divui %3, %c4 : index
    %2345 = arith.addi %2343, %2344 : index
    %2346 = arith.cmpi slt, %2345, %5 : index
    scf.if %2346 {
      %2347 = arith.cmpi eq, %hasFactors, %c5 : index
      %2348 = arith.muli %2345, %c6 : index
      %2349 = memref.load %factors[%2348] : memref<?xf32>
      %2350 = arith.mulf %2349, %operandScale : f32
      %2351 = arith.select %2347, %2350, %operandScale : f32
      %2352 = vector.extract %183#4[7] : f32 from vector<8xf32>
      %2353 = arith.addi %21, %c15 : index
      %2354 = arith.muli %0, %c16 : index
      %2355 = arith.addi %2354, %2353 : index
      %2356 = arith.subi %panels, %c5 : index
      %2357 = arith.minsi %2355, %2356 : index
      %2358 = arith.muli %2357, %17 : index
      %2359 = arith.remui %3, %c4 : index
      %2360 = arith.muli %2359, %c10 : index
      %2361 = arith.addi %2358, %2360 : index
      %2362 = vector.load %w[%2361] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2363 = vector.bitcast %2362 : vector<4xi8> to vector<1xf32>
      %2364 = vector.extract %2363[0] : f32 from vector<1xf32>
      %2365 = arith.mulf %2364, %2351 : f32
      %2366 = arith.mulf %2352, %2365 : f32
      %2367 = vector.extract %183#5[7] : f32 from vector<8xf32>
      %2368 = arith.addi %21, %c5 : index
      %2369 = arith.muli %0, %c16 : index
      %2370 = arith.addi %2369, %2368 : index
      %2371 = arith.subi %panels, %c5 : index
      %2372 = arith.minsi %2370, %2371 : index
      %2373 = arith.muli %2372, %17 : index
      %2374 = arith.remui %3, %c4 : index
      %2375 = arith.muli %2374, %c10 : index
      %2376 = arith.addi %2373, %2375 : index
      %2377 = vector.load %w[%2376] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2378 = vector.bitcast %2377 : vector<4xi8> to vector<1xf32>
      %2379 = vector.extract %2378[0] : f32 from vector<1xf32>
      %2380 = arith.mulf %2379, %2351 : f32
      %2381 = arith.mulf %2367, %2380 : f32
      %2382 = vector.extract %183#6[7] : f32 from vector<8xf32>
      %2383 = arith.addi %21, %c6 : index
      %2384 = arith.muli %0, %c16 : index
      %2385 = arith.addi %2384, %2383 : index
      %2386 = arith.subi %panels, %c5 : index
      %2387 = arith.minsi %2385, %2386 : index
      %2388 = arith.muli %2387, %17 : index
      %2389 = arith.remui %3, %c4 : index
      %2390 = arith.muli %2389, %c10 : index
      %2391 = arith.addi %2388, %2390 : index
      %2392 = vector.load %w[%2391] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2393 = vector.bitcast %2392 : vector<4xi8> to vector<1xf32>
      %2394 = vector.extract %2393[0] : f32 from vector<1xf32>
      %2395 = arith.mulf %2394, %2351 : f32
      %2396 = arith.mulf %2382, %2395 : f32
      %2397 = vector.extract %183#7[7] : f32 from vector<8xf32>
      %2398 = arith.addi %21, %c35 : index
      %2399 = arith.muli %0, %c16 : index
      %2400 = arith.addi %2399, %2398 : index
      %2401 = arith.subi %panels, %c5 : index
      %2402 = arith.minsi %2400, %2401 : index
      %2403 = arith.muli %2402, %17 : index
      %2404 = arith.remui %3, %c4 : index
      %2405 = arith.muli %2404, %c10 : index
      %2406 = arith.addi %2403, %2405 : index
      %2407 = vector.load %w[%2406] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2408 = vector.bitcast %2407 : vector<4xi8> to vector<1xf32>
      %2409 = vector.extract %2408[0] : f32 from vector<1xf32>
      %2410 = arith.mulf %2409, %2351 : f32
      %2411 = arith.mulf %2397, %2410 : f32
      %2412 = arith.muli %0, %c16 : index
      %2413 = arith.addi %2412, %21 : index
      %2414 = arith.addi %2413, %c15 : index
      %2415 = arith.muli %2345, %outputFeatures : index
      %2416 = arith.muli %2414, %c4 : index
      %2417 = arith.addi %2415, %2416 : index
      %2418 = wave.lane
      %2419 = arith.remui %2418, %c4 : index
      %2420 = arith.addi %2417, %2419 : index
      %2421 = arith.cmpi slt, %2414, %panels : index
      scf.if %2421 {
        scf.if %23 {
          %2422 = memref.load %residual[%2420] : memref<?xf32>
          %2423 = arith.addf %2422, %2366 : f32
          memref.store %2423, %out[%2420] : memref<?xf32>
        } else {
          memref.store %2366, %out[%2420] : memref<?xf32>
        }
      }
      %2424 = arith.muli %0, %c16 : index
      %2425 = arith.addi %2424, %21 : index
      %2426 = arith.addi %2425, %c5 : index
      %2427 = arith.muli %2345, %outputFeatures : index
      %2428 = arith.muli %2426, %c4 : index
      %2429 = arith.addi %2427, %2428 : index
      %2430 = wave.lane
      %2431 = arith.remui %2430, %c4 : index
      %2432 = arith.addi %2429, %2431 : index
      %2433 = arith.cmpi slt, %2426, %panels : index
      scf.if %2433 {
        scf.if %23 {
          %2434 = memref.load %residual[%2432] : memref<?xf32>
          %2435 = arith.addf %2434, %2381 : f32
          memref.store %2435, %out[%2432] : memref<?xf32>
        } else {
          memref.store %2381, %out[%2432] : memref<?xf32>
        }
      }
      %2436 = arith.muli %0, %c16 : index
      %2437 = arith.addi %2436, %21 : index
      %2438 = arith.addi %2437, %c6 : index
      %2439 = arith.muli %2345, %outputFeatures : index
      %2440 = arith.muli %2438, %c4 : index
      %2441 = arith.addi %2439, %2440 : index
      %2442 = wave.lane
      %2443 = arith.remui %2442, %c4 : index
      %2444 = arith.addi %2441, %2443 : index
      %2445 = arith.cmpi slt, %2438, %panels : index
      scf.if %2445 {
        scf.if %23 {
          %2446 = memref.load %residual[%2444] : memref<?xf32>
          %2447 = arith.addf %2446, %2396 : f32
          memref.store %2447, %out[%2444] : memref<?xf32>
        } else {
          memref.store %2396, %out[%2444] : memref<?xf32>
        }
      }
      %2448 = arith.muli %0, %c16 : index
      %2449 = arith.addi %2448, %21 : index
      %2450 = arith.addi %2449, %c35 : index
      %2451 = arith.muli %2345, %outputFeatures : index
      %2452 = arith.muli %2450, %c4 : index
      %2453 = arith.addi %2451, %2452 : index
      %2454 = wave.lane
      %2455 = arith.remui %2454, %c4 : index
      %2456 = arith.addi %2453, %2455 : index
      %2457 = arith.cmpi slt, %2450, %panels : index
      scf.if %2457 {
        scf.if %23 {
          %2458 = memref.load %residual[%2456] : memref<?xf32>
          %2459 = arith.addf %2458, %2411 : f32
          memref.store %2459, %out[%2456] : memref<?xf32>
        } else {
          memref.store %2411, %out[%2456] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
