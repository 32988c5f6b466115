// GENERATED from codegen/kvcgen/gfx_tile.py; do not edit.
// Config: GfxTileLinear(format='q5_k', splits=8)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q5_k_s8_tile__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %countAt = wave.param "countAt" : index
  %c2 = arith.constant 128 : index
  %panels = wave.param "panels" : index
  %c4 = arith.constant 10 : index
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
  %c17 = arith.constant 8 : index
  %c18 = arith.constant 16 : index
  %c19 = arith.constant dense<0> : vector<4xi32>
  %c20 = arith.constant dense<983055> : vector<4xi32>
  %c21 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c22 = arith.constant dense<65537> : vector<4xi32>
  %c23 = arith.constant dense<4> : vector<4xi32>
  %c24 = arith.constant dense<1677747200> : vector<4xi32>
  %c25 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c26 = arith.constant dense<8> : vector<4xi32>
  %c27 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c28 = arith.constant dense<12> : vector<4xi32>
  %c29 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c30 = arith.constant dense<0x6400> : vector<32xf16>
  %c31 = arith.constant 8192 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %c33 = arith.constant 9 : index
  %c34 = arith.constant 11 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c37 = arith.constant 3 : index
  %c38 = arith.constant 6 : index
  %c39 = arith.constant 12 : index
  %c40 = arith.constant 14 : index
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
    %24 = arith.muli %1, %c17 : index
    %25 = arith.addi %24, %2 : index
    %26 = arith.divui %inputFeatures, %c18 : index
    %27 = arith.muli %25, %26 : index
    %28 = arith.muli %c16, %c8 : index
    %29 = arith.addi %27, %28 : index
    %30 = arith.muli %29, %c5 : index
    %31 = arith.muli %3, %c17 : index
    %32 = arith.addi %30, %31 : index
    %33 = arith.addi %32, %c16 : index
    %34 = vector.load %x[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %35 = arith.muli %3, %c17 : index
    %36 = arith.addi %30, %35 : index
    %37 = arith.addi %36, %c5 : index
    %38 = vector.load %x[%37] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %39 = arith.muli %0, %c17 : index
    %40 = arith.addi %39, %2 : index
    %41 = arith.subi %panels, %c12 : index
    %42 = arith.minsi %40, %41 : index
    %43 = arith.muli %42, %15 : index
    %44 = arith.remui %3, %c18 : index
    %45 = arith.addi %43, %c2 : index
    %46 = arith.divui %c16, %c17 : index
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
    %85 = arith.muli %inputFeatures, %c17 : index
    %86 = arith.addi %84, %85 : index
    %87 = arith.muli %c16, %c18 : index
    %88 = arith.addi %87, %44 : index
    %89 = arith.muli %88, %c9 : index
    %90 = arith.addi %86, %89 : index
    %91 = arith.muli %c16, %c5 : index
    %92 = arith.addi %84, %91 : index
    %93 = arith.muli %44, %c18 : index
    %94 = arith.addi %92, %93 : index
    %95 = vector.load %w[%90] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %96 = vector.bitcast %95 : vector<4xi8> to vector<1xi32>
    %97 = vector.shuffle %96, %96 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
    %98 = vector.load %w[%94] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
    %99 = vector.bitcast %98 : vector<16xi8> to vector<4xi32>
    %100 = arith.shrui %99, %c19 : vector<4xi32>
    %101 = arith.andi %100, %c20 : vector<4xi32>
    %102 = arith.shrui %97, %c21 : vector<4xi32>
    %103 = arith.andi %102, %c22 : vector<4xi32>
    %104 = arith.shli %103, %c23 : vector<4xi32>
    %105 = arith.ori %101, %104 : vector<4xi32>
    %106 = arith.ori %105, %c24 : vector<4xi32>
    %107 = vector.bitcast %106 : vector<4xi32> to vector<8xf16>
    %108 = arith.shrui %99, %c23 : vector<4xi32>
    %109 = arith.andi %108, %c20 : vector<4xi32>
    %110 = arith.shrui %97, %c25 : vector<4xi32>
    %111 = arith.andi %110, %c22 : vector<4xi32>
    %112 = arith.shli %111, %c23 : vector<4xi32>
    %113 = arith.ori %109, %112 : vector<4xi32>
    %114 = arith.ori %113, %c24 : vector<4xi32>
    %115 = vector.bitcast %114 : vector<4xi32> to vector<8xf16>
    %116 = arith.shrui %99, %c26 : vector<4xi32>
    %117 = arith.andi %116, %c20 : vector<4xi32>
    %118 = arith.shrui %97, %c27 : vector<4xi32>
    %119 = arith.andi %118, %c22 : vector<4xi32>
    %120 = arith.shli %119, %c23 : vector<4xi32>
    %121 = arith.ori %117, %120 : vector<4xi32>
    %122 = arith.ori %121, %c24 : vector<4xi32>
    %123 = vector.bitcast %122 : vector<4xi32> to vector<8xf16>
    %124 = arith.shrui %99, %c28 : vector<4xi32>
    %125 = arith.andi %124, %c20 : vector<4xi32>
    %126 = arith.shrui %97, %c29 : vector<4xi32>
    %127 = arith.andi %126, %c22 : vector<4xi32>
    %128 = arith.shli %127, %c23 : vector<4xi32>
    %129 = arith.ori %125, %128 : vector<4xi32>
    %130 = arith.ori %129, %c24 : vector<4xi32>
    %131 = vector.bitcast %130 : vector<4xi32> to vector<8xf16>
    %132 = vector.shuffle %107, %115 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
    %133 = vector.shuffle %123, %131 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
    %134 = vector.shuffle %132, %133 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
    %135 = arith.subf %134, %c30 : vector<32xf16>
    %136 = vector.shuffle %135, %135 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
    %137 = vector.shuffle %135, %135 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
    %138 = math.fma %136, %68, %76 : vector<16xf16>
    %139 = math.fma %137, %68, %76 : vector<16xf16>
    %140 = arith.cmpi sge, %3, %c18 : index
    %141 = vector.shuffle %138, %138 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %142 = vector.shuffle %138, %138 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %143 = arith.select %140, %141, %142 : vector<8xf16>
    %144 = vector.shuffle %139, %139 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %145 = vector.shuffle %139, %139 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %146 = arith.select %140, %144, %145 : vector<8xf16>
    %147 = arith.addi %2, %c16 : index
    %148 = arith.muli %147, %c8 : index
    %149 = arith.addi %148, %c16 : index
    %150 = arith.muli %149, %c5 : index
    %151 = arith.muli %c16, %c31 : index
    %152 = arith.addi %151, %150 : index
    %153 = arith.muli %3, %c17 : index
    %154 = arith.addi %152, %153 : index
    vector.store %34, %20[%154] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %155 = arith.addi %2, %c16 : index
    %156 = arith.muli %155, %c8 : index
    %157 = arith.addi %156, %c12 : index
    %158 = arith.muli %157, %c5 : index
    %159 = arith.muli %c16, %c31 : index
    %160 = arith.addi %159, %158 : index
    %161 = arith.muli %3, %c17 : index
    %162 = arith.addi %160, %161 : index
    vector.store %38, %20[%162] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %163 = arith.addi %2, %c17 : index
    %164 = arith.muli %163, %c8 : index
    %165 = arith.addi %164, %c16 : index
    %166 = arith.muli %165, %c5 : index
    %167 = arith.muli %c16, %c31 : index
    %168 = arith.addi %167, %166 : index
    %169 = arith.muli %3, %c17 : index
    %170 = arith.addi %168, %169 : index
    vector.store %143, %20[%170] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %171 = arith.addi %2, %c17 : index
    %172 = arith.muli %171, %c8 : index
    %173 = arith.addi %172, %c12 : index
    %174 = arith.muli %173, %c5 : index
    %175 = arith.muli %c16, %c31 : index
    %176 = arith.addi %175, %174 : index
    %177 = arith.muli %3, %c17 : index
    %178 = arith.addi %176, %177 : index
    vector.store %146, %20[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    wave.barrier
    %188:8 = scf.for %179 = %c16 to %c17 step %c12 iter_args(%180 = %c14, %181 = %c14, %182 = %c14, %183 = %c14, %184 = %c14, %185 = %c14, %186 = %c14, %187 = %c14) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %189 = arith.muli %179, %stepsPerWave : index
      %190 = arith.minsi %189, %23 : index
      %191 = arith.addi %190, %stepsPerWave : index
      %192 = arith.minsi %191, %23 : index
      %202:8 = scf.for %193 = %190 to %192 step %c12 iter_args(%194 = %c14, %195 = %c14, %196 = %c14, %197 = %c14, %198 = %c14, %199 = %c14, %200 = %c14, %201 = %c14) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
        %203 = arith.addi %193, %c12 : index
        %204 = arith.subi %23, %c12 : index
        %205 = arith.minsi %203, %204 : index
        %206 = arith.muli %1, %c17 : index
        %207 = arith.addi %206, %2 : index
        %208 = arith.divui %inputFeatures, %c18 : index
        %209 = arith.muli %207, %208 : index
        %210 = arith.muli %205, %c8 : index
        %211 = arith.addi %209, %210 : index
        %212 = arith.muli %211, %c5 : index
        %213 = arith.muli %3, %c17 : index
        %214 = arith.addi %212, %213 : index
        %215 = arith.addi %214, %c16 : index
        %216 = vector.load %x[%215] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %217 = arith.muli %3, %c17 : index
        %218 = arith.addi %212, %217 : index
        %219 = arith.addi %218, %c5 : index
        %220 = vector.load %x[%219] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %221 = arith.muli %0, %c17 : index
        %222 = arith.addi %221, %2 : index
        %223 = arith.subi %panels, %c12 : index
        %224 = arith.minsi %222, %223 : index
        %225 = arith.muli %224, %15 : index
        %226 = arith.remui %3, %c18 : index
        %227 = arith.addi %225, %c2 : index
        %228 = arith.divui %205, %c17 : index
        %229 = arith.muli %228, %c6 : index
        %230 = arith.addi %227, %229 : index
        %231 = arith.muli %226, %c9 : index
        %232 = arith.addi %230, %231 : index
        %233 = vector.load %w[%232] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %234 = vector.bitcast %233 : vector<4xi8> to vector<2xf16>
        %235 = arith.divui %inputFeatures, %c5 : index
        %236 = arith.muli %235, %c6 : index
        %237 = arith.addi %227, %236 : index
        %238 = arith.muli %205, %c15 : index
        %239 = arith.addi %237, %238 : index
        %240 = arith.muli %226, %c8 : index
        %241 = arith.addi %239, %240 : index
        %242 = vector.load %w[%241] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
        %243 = vector.extract %234[0] : f16 from vector<2xf16>
        %244 = arith.extf %243 : f16 to f32
        %245 = vector.extract %242[0] : i8 from vector<2xi8>
        %246 = arith.extui %245 : i8 to i32
        %247 = arith.sitofp %246 : i32 to f32
        %248 = arith.mulf %244, %247 : f32
        %249 = arith.truncf %248 : f32 to f16
        %250 = vector.broadcast %249 : f16 to vector<16xf16>
        %251 = vector.extract %234[1] : f16 from vector<2xf16>
        %252 = arith.extf %251 : f16 to f32
        %253 = vector.extract %242[1] : i8 from vector<2xi8>
        %254 = arith.extui %253 : i8 to i32
        %255 = arith.sitofp %254 : i32 to f32
        %256 = arith.mulf %252, %255 : f32
        %257 = arith.truncf %256 : f32 to f16
        %258 = vector.broadcast %257 : f16 to vector<16xf16>
        %259 = arith.addi %225, %c2 : index
        %260 = arith.divui %inputFeatures, %c5 : index
        %261 = arith.muli %260, %c6 : index
        %262 = arith.addi %261, %inputFeatures : index
        %263 = arith.addi %262, %c7 : index
        %264 = arith.divui %263, %c2 : index
        %265 = arith.muli %264, %c2 : index
        %266 = arith.addi %259, %265 : index
        %267 = arith.muli %inputFeatures, %c17 : index
        %268 = arith.addi %266, %267 : index
        %269 = arith.muli %205, %c18 : index
        %270 = arith.addi %269, %226 : index
        %271 = arith.muli %270, %c9 : index
        %272 = arith.addi %268, %271 : index
        %273 = arith.muli %205, %c5 : index
        %274 = arith.addi %266, %273 : index
        %275 = arith.muli %226, %c18 : index
        %276 = arith.addi %274, %275 : index
        %277 = vector.load %w[%272] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
        %278 = vector.bitcast %277 : vector<4xi8> to vector<1xi32>
        %279 = vector.shuffle %278, %278 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
        %280 = vector.load %w[%276] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
        %281 = vector.bitcast %280 : vector<16xi8> to vector<4xi32>
        %282 = arith.shrui %281, %c19 : vector<4xi32>
        %283 = arith.andi %282, %c20 : vector<4xi32>
        %284 = arith.shrui %279, %c21 : vector<4xi32>
        %285 = arith.andi %284, %c22 : vector<4xi32>
        %286 = arith.shli %285, %c23 : vector<4xi32>
        %287 = arith.ori %283, %286 : vector<4xi32>
        %288 = arith.ori %287, %c24 : vector<4xi32>
        %289 = vector.bitcast %288 : vector<4xi32> to vector<8xf16>
        %290 = arith.shrui %281, %c23 : vector<4xi32>
        %291 = arith.andi %290, %c20 : vector<4xi32>
        %292 = arith.shrui %279, %c25 : vector<4xi32>
        %293 = arith.andi %292, %c22 : vector<4xi32>
        %294 = arith.shli %293, %c23 : vector<4xi32>
        %295 = arith.ori %291, %294 : vector<4xi32>
        %296 = arith.ori %295, %c24 : vector<4xi32>
        %297 = vector.bitcast %296 : vector<4xi32> to vector<8xf16>
        %298 = arith.shrui %281, %c26 : vector<4xi32>
        %299 = arith.andi %298, %c20 : vector<4xi32>
        %300 = arith.shrui %279, %c27 : vector<4xi32>
        %301 = arith.andi %300, %c22 : vector<4xi32>
        %302 = arith.shli %301, %c23 : vector<4xi32>
        %303 = arith.ori %299, %302 : vector<4xi32>
        %304 = arith.ori %303, %c24 : vector<4xi32>
        %305 = vector.bitcast %304 : vector<4xi32> to vector<8xf16>
        %306 = arith.shrui %281, %c28 : vector<4xi32>
        %307 = arith.andi %306, %c20 : vector<4xi32>
        %308 = arith.shrui %279, %c29 : vector<4xi32>
        %309 = arith.andi %308, %c22 : vector<4xi32>
        %310 = arith.shli %309, %c23 : vector<4xi32>
        %311 = arith.ori %307, %310 : vector<4xi32>
        %312 = arith.ori %311, %c24 : vector<4xi32>
        %313 = vector.bitcast %312 : vector<4xi32> to vector<8xf16>
        %314 = vector.shuffle %289, %297 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %315 = vector.shuffle %305, %313 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
        %316 = vector.shuffle %314, %315 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
        %317 = arith.subf %316, %c30 : vector<32xf16>
        %318 = vector.shuffle %317, %317 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
        %319 = vector.shuffle %317, %317 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
        %320 = math.fma %318, %250, %258 : vector<16xf16>
        %321 = math.fma %319, %250, %258 : vector<16xf16>
        %322 = arith.cmpi sge, %3, %c18 : index
        %323 = vector.shuffle %320, %320 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %324 = vector.shuffle %320, %320 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %325 = arith.select %322, %323, %324 : vector<8xf16>
        %326 = vector.shuffle %321, %321 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
        %327 = vector.shuffle %321, %321 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
        %328 = arith.select %322, %326, %327 : vector<8xf16>
        %329 = arith.remui %193, %c8 : index
        %330 = arith.addi %17, %c16 : index
        %331 = arith.muli %330, %c8 : index
        %332 = arith.addi %331, %c16 : index
        %333 = arith.muli %332, %c5 : index
        %334 = arith.remui %3, %c18 : index
        %335 = arith.muli %334, %c17 : index
        %336 = arith.addi %333, %335 : index
        %337 = arith.muli %329, %c31 : index
        %338 = arith.addi %336, %337 : index
        %339 = vector.load %20[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %340 = arith.addi %338, %c2 : index
        %341 = vector.load %20[%340] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %342 = vector.shuffle %339, %341 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %343 = arith.addi %17, %c12 : index
        %344 = arith.muli %343, %c8 : index
        %345 = arith.addi %344, %c16 : index
        %346 = arith.muli %345, %c5 : index
        %347 = arith.remui %3, %c18 : index
        %348 = arith.muli %347, %c17 : index
        %349 = arith.addi %346, %348 : index
        %350 = arith.muli %329, %c31 : index
        %351 = arith.addi %349, %350 : index
        %352 = vector.load %20[%351] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %353 = arith.addi %351, %c2 : index
        %354 = vector.load %20[%353] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %355 = vector.shuffle %352, %354 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %356 = arith.addi %19, %c17 : index
        %357 = arith.muli %356, %c8 : index
        %358 = arith.addi %357, %c16 : index
        %359 = arith.muli %358, %c5 : index
        %360 = arith.remui %3, %c18 : index
        %361 = arith.muli %360, %c17 : index
        %362 = arith.addi %359, %361 : index
        %363 = arith.muli %329, %c31 : index
        %364 = arith.addi %362, %363 : index
        %365 = vector.load %20[%364] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %366 = arith.addi %364, %c2 : index
        %367 = vector.load %20[%366] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %368 = vector.shuffle %365, %367 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %369 = wave.mma %342, %368, %194 : vector<16xf16>, vector<8xf32>
        %370 = wave.mma %355, %368, %198 : vector<16xf16>, vector<8xf32>
        %371 = arith.addi %19, %c33 : index
        %372 = arith.muli %371, %c8 : index
        %373 = arith.addi %372, %c16 : index
        %374 = arith.muli %373, %c5 : index
        %375 = arith.remui %3, %c18 : index
        %376 = arith.muli %375, %c17 : index
        %377 = arith.addi %374, %376 : index
        %378 = arith.muli %329, %c31 : index
        %379 = arith.addi %377, %378 : index
        %380 = vector.load %20[%379] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %381 = arith.addi %379, %c2 : index
        %382 = vector.load %20[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %383 = vector.shuffle %380, %382 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %384 = wave.mma %342, %383, %195 : vector<16xf16>, vector<8xf32>
        %385 = wave.mma %355, %383, %199 : vector<16xf16>, vector<8xf32>
        %386 = arith.addi %19, %c4 : index
        %387 = arith.muli %386, %c8 : index
        %388 = arith.addi %387, %c16 : index
        %389 = arith.muli %388, %c5 : index
        %390 = arith.remui %3, %c18 : index
        %391 = arith.muli %390, %c17 : index
        %392 = arith.addi %389, %391 : index
        %393 = arith.muli %329, %c31 : index
        %394 = arith.addi %392, %393 : index
        %395 = vector.load %20[%394] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %396 = arith.addi %394, %c2 : index
        %397 = vector.load %20[%396] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %398 = vector.shuffle %395, %397 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %399 = wave.mma %342, %398, %196 : vector<16xf16>, vector<8xf32>
        %400 = wave.mma %355, %398, %200 : vector<16xf16>, vector<8xf32>
        %401 = arith.addi %19, %c34 : index
        %402 = arith.muli %401, %c8 : index
        %403 = arith.addi %402, %c16 : index
        %404 = arith.muli %403, %c5 : index
        %405 = arith.remui %3, %c18 : index
        %406 = arith.muli %405, %c17 : index
        %407 = arith.addi %404, %406 : index
        %408 = arith.muli %329, %c31 : index
        %409 = arith.addi %407, %408 : index
        %410 = vector.load %20[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %411 = arith.addi %409, %c2 : index
        %412 = vector.load %20[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %413 = vector.shuffle %410, %412 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %414 = wave.mma %342, %413, %197 : vector<16xf16>, vector<8xf32>
        %415 = wave.mma %355, %413, %201 : vector<16xf16>, vector<8xf32>
        %416 = arith.addi %17, %c16 : index
        %417 = arith.muli %416, %c8 : index
        %418 = arith.addi %417, %c12 : index
        %419 = arith.muli %418, %c5 : index
        %420 = arith.remui %3, %c18 : index
        %421 = arith.muli %420, %c17 : index
        %422 = arith.addi %419, %421 : index
        %423 = arith.muli %329, %c31 : index
        %424 = arith.addi %422, %423 : index
        %425 = vector.load %20[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %426 = arith.addi %424, %c2 : index
        %427 = vector.load %20[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %428 = vector.shuffle %425, %427 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %429 = arith.addi %17, %c12 : index
        %430 = arith.muli %429, %c8 : index
        %431 = arith.addi %430, %c12 : index
        %432 = arith.muli %431, %c5 : index
        %433 = arith.remui %3, %c18 : index
        %434 = arith.muli %433, %c17 : index
        %435 = arith.addi %432, %434 : index
        %436 = arith.muli %329, %c31 : index
        %437 = arith.addi %435, %436 : index
        %438 = vector.load %20[%437] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %439 = arith.addi %437, %c2 : index
        %440 = vector.load %20[%439] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %441 = vector.shuffle %438, %440 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %442 = arith.addi %19, %c17 : index
        %443 = arith.muli %442, %c8 : index
        %444 = arith.addi %443, %c12 : index
        %445 = arith.muli %444, %c5 : index
        %446 = arith.remui %3, %c18 : index
        %447 = arith.muli %446, %c17 : index
        %448 = arith.addi %445, %447 : index
        %449 = arith.muli %329, %c31 : index
        %450 = arith.addi %448, %449 : index
        %451 = vector.load %20[%450] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %452 = arith.addi %450, %c2 : index
        %453 = vector.load %20[%452] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %454 = vector.shuffle %451, %453 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %455 = wave.mma %428, %454, %369 : vector<16xf16>, vector<8xf32>
        %456 = wave.mma %441, %454, %370 : vector<16xf16>, vector<8xf32>
        %457 = arith.addi %19, %c33 : index
        %458 = arith.muli %457, %c8 : index
        %459 = arith.addi %458, %c12 : index
        %460 = arith.muli %459, %c5 : index
        %461 = arith.remui %3, %c18 : index
        %462 = arith.muli %461, %c17 : index
        %463 = arith.addi %460, %462 : index
        %464 = arith.muli %329, %c31 : index
        %465 = arith.addi %463, %464 : index
        %466 = vector.load %20[%465] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %467 = arith.addi %465, %c2 : index
        %468 = vector.load %20[%467] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %469 = vector.shuffle %466, %468 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %470 = wave.mma %428, %469, %384 : vector<16xf16>, vector<8xf32>
        %471 = wave.mma %441, %469, %385 : vector<16xf16>, vector<8xf32>
        %472 = arith.addi %19, %c4 : index
        %473 = arith.muli %472, %c8 : index
        %474 = arith.addi %473, %c12 : index
        %475 = arith.muli %474, %c5 : index
        %476 = arith.remui %3, %c18 : index
        %477 = arith.muli %476, %c17 : index
        %478 = arith.addi %475, %477 : index
        %479 = arith.muli %329, %c31 : index
        %480 = arith.addi %478, %479 : index
        %481 = vector.load %20[%480] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %482 = arith.addi %480, %c2 : index
        %483 = vector.load %20[%482] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %484 = vector.shuffle %481, %483 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %485 = wave.mma %428, %484, %399 : vector<16xf16>, vector<8xf32>
        %486 = wave.mma %441, %484, %400 : vector<16xf16>, vector<8xf32>
        %487 = arith.addi %19, %c34 : index
        %488 = arith.muli %487, %c8 : index
        %489 = arith.addi %488, %c12 : index
        %490 = arith.muli %489, %c5 : index
        %491 = arith.remui %3, %c18 : index
        %492 = arith.muli %491, %c17 : index
        %493 = arith.addi %490, %492 : index
        %494 = arith.muli %329, %c31 : index
        %495 = arith.addi %493, %494 : index
        %496 = vector.load %20[%495] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %497 = arith.addi %495, %c2 : index
        %498 = vector.load %20[%497] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %499 = vector.shuffle %496, %498 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
        %500 = wave.mma %428, %499, %414 : vector<16xf16>, vector<8xf32>
        %501 = wave.mma %441, %499, %415 : vector<16xf16>, vector<8xf32>
        %502 = arith.subi %c12, %329 : index
        %503 = arith.addi %2, %c16 : index
        %504 = arith.muli %503, %c8 : index
        %505 = arith.addi %504, %c16 : index
        %506 = arith.muli %505, %c5 : index
        %507 = arith.muli %502, %c31 : index
        %508 = arith.addi %507, %506 : index
        %509 = arith.muli %3, %c17 : index
        %510 = arith.addi %508, %509 : index
        vector.store %216, %20[%510] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %511 = arith.addi %2, %c16 : index
        %512 = arith.muli %511, %c8 : index
        %513 = arith.addi %512, %c12 : index
        %514 = arith.muli %513, %c5 : index
        %515 = arith.muli %502, %c31 : index
        %516 = arith.addi %515, %514 : index
        %517 = arith.muli %3, %c17 : index
        %518 = arith.addi %516, %517 : index
        vector.store %220, %20[%518] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %519 = arith.addi %2, %c17 : index
        %520 = arith.muli %519, %c8 : index
        %521 = arith.addi %520, %c16 : index
        %522 = arith.muli %521, %c5 : index
        %523 = arith.muli %502, %c31 : index
        %524 = arith.addi %523, %522 : index
        %525 = arith.muli %3, %c17 : index
        %526 = arith.addi %524, %525 : index
        vector.store %325, %20[%526] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        %527 = arith.addi %2, %c17 : index
        %528 = arith.muli %527, %c8 : index
        %529 = arith.addi %528, %c12 : index
        %530 = arith.muli %529, %c5 : index
        %531 = arith.muli %502, %c31 : index
        %532 = arith.addi %531, %530 : index
        %533 = arith.muli %3, %c17 : index
        %534 = arith.addi %532, %533 : index
        vector.store %328, %20[%534] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
        wave.barrier
        scf.yield %455, %470, %485, %500, %456, %471, %486, %501 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
      }
      %535 = arith.cmpi eq, %179, %c16 : index
      %536 = arith.addf %180, %202#0 : vector<8xf32>
      %537 = arith.select %535, %202#0, %536 : vector<8xf32>
      %538 = arith.addf %181, %202#1 : vector<8xf32>
      %539 = arith.select %535, %202#1, %538 : vector<8xf32>
      %540 = arith.addf %182, %202#2 : vector<8xf32>
      %541 = arith.select %535, %202#2, %540 : vector<8xf32>
      %542 = arith.addf %183, %202#3 : vector<8xf32>
      %543 = arith.select %535, %202#3, %542 : vector<8xf32>
      %544 = arith.addf %184, %202#4 : vector<8xf32>
      %545 = arith.select %535, %202#4, %544 : vector<8xf32>
      %546 = arith.addf %185, %202#5 : vector<8xf32>
      %547 = arith.select %535, %202#5, %546 : vector<8xf32>
      %548 = arith.addf %186, %202#6 : vector<8xf32>
      %549 = arith.select %535, %202#6, %548 : vector<8xf32>
      %550 = arith.addf %187, %202#7 : vector<8xf32>
      %551 = arith.select %535, %202#7, %550 : vector<8xf32>
      scf.yield %537, %539, %541, %543, %545, %547, %549, %551 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %552 = arith.addi %17, %c16 : index
    %553 = arith.muli %552, %c18 : index
    %554 = arith.addi %6, %553 : index
    %555 = arith.addi %554, %c16 : index
    %556 = arith.divui %3, %c18 : index
    %557 = arith.addi %555, %556 : index
    %558 = arith.cmpi slt, %557, %5 : index
    scf.if %558 {
      %559 = arith.cmpi eq, %hasFactors, %c12 : index
      %560 = arith.muli %557, %c8 : index
      %561 = memref.load %factors[%560] : memref<?xf32>
      %562 = arith.mulf %561, %operandScale : f32
      %563 = arith.select %559, %562, %operandScale : f32
      %564 = vector.extract %188#0[0] : f32 from vector<8xf32>
      %565 = arith.addi %19, %c16 : index
      %566 = arith.muli %0, %c17 : index
      %567 = arith.addi %566, %565 : index
      %568 = arith.subi %panels, %c12 : index
      %569 = arith.minsi %567, %568 : index
      %570 = arith.muli %569, %15 : index
      %571 = arith.remui %3, %c18 : index
      %572 = arith.muli %571, %c9 : index
      %573 = arith.addi %570, %572 : index
      %574 = vector.load %w[%573] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %575 = vector.bitcast %574 : vector<4xi8> to vector<1xf32>
      %576 = vector.extract %575[0] : f32 from vector<1xf32>
      %577 = arith.mulf %576, %563 : f32
      %578 = arith.mulf %564, %577 : f32
      %579 = vector.extract %188#1[0] : f32 from vector<8xf32>
      %580 = arith.addi %19, %c12 : index
      %581 = arith.muli %0, %c17 : index
      %582 = arith.addi %581, %580 : index
      %583 = arith.subi %panels, %c12 : index
      %584 = arith.minsi %582, %583 : index
      %585 = arith.muli %584, %15 : index
      %586 = arith.remui %3, %c18 : index
      %587 = arith.muli %586, %c9 : index
      %588 = arith.addi %585, %587 : index
      %589 = vector.load %w[%588] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %590 = vector.bitcast %589 : vector<4xi8> to vector<1xf32>
      %591 = vector.extract %590[0] : f32 from vector<1xf32>
      %592 = arith.mulf %591, %563 : f32
      %593 = arith.mulf %579, %592 : f32
      %594 = vector.extract %188#2[0] : f32 from vector<8xf32>
      %595 = arith.addi %19, %c8 : index
      %596 = arith.muli %0, %c17 : index
      %597 = arith.addi %596, %595 : index
      %598 = arith.subi %panels, %c12 : index
      %599 = arith.minsi %597, %598 : index
      %600 = arith.muli %599, %15 : index
      %601 = arith.remui %3, %c18 : index
      %602 = arith.muli %601, %c9 : index
      %603 = arith.addi %600, %602 : index
      %604 = vector.load %w[%603] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %605 = vector.bitcast %604 : vector<4xi8> to vector<1xf32>
      %606 = vector.extract %605[0] : f32 from vector<1xf32>
      %607 = arith.mulf %606, %563 : f32
      %608 = arith.mulf %594, %607 : f32
      %609 = vector.extract %188#3[0] : f32 from vector<8xf32>
      %610 = arith.addi %19, %c37 : index
      %611 = arith.muli %0, %c17 : index
      %612 = arith.addi %611, %610 : index
      %613 = arith.subi %panels, %c12 : index
      %614 = arith.minsi %612, %613 : index
      %615 = arith.muli %614, %15 : index
      %616 = arith.remui %3, %c18 : index
      %617 = arith.muli %616, %c9 : index
      %618 = arith.addi %615, %617 : index
      %619 = vector.load %w[%618] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %620 = vector.bitcast %619 : vector<4xi8> to vector<1xf32>
      %621 = vector.extract %620[0] : f32 from vector<1xf32>
      %622 = arith.mulf %621, %563 : f32
      %623 = arith.mulf %609, %622 : f32
      %624 = arith.muli %0, %c17 : index
      %625 = arith.addi %624, %19 : index
      %626 = arith.addi %625, %c16 : index
      %627 = arith.muli %557, %outputFeatures : index
      %628 = arith.muli %626, %c18 : index
      %629 = arith.addi %627, %628 : index
      %630 = wave.lane
      %631 = arith.remui %630, %c18 : index
      %632 = arith.addi %629, %631 : index
      %633 = arith.cmpi slt, %626, %panels : index
      scf.if %633 {
        scf.if %21 {
          %634 = memref.load %residual[%632] : memref<?xf32>
          %635 = arith.addf %634, %578 : f32
          memref.store %635, %out[%632] : memref<?xf32>
        } else {
          memref.store %578, %out[%632] : memref<?xf32>
        }
      }
      %636 = arith.muli %0, %c17 : index
      %637 = arith.addi %636, %19 : index
      %638 = arith.addi %637, %c12 : index
      %639 = arith.muli %557, %outputFeatures : index
      %640 = arith.muli %638, %c18 : index
      %641 = arith.addi %639, %640 : index
      %642 = wave.lane
      %643 = arith.remui %642, %c18 : index
      %644 = arith.addi %641, %643 : index
      %645 = arith.cmpi slt, %638, %panels : index
      scf.if %645 {
        scf.if %21 {
          %646 = memref.load %residual[%644] : memref<?xf32>
          %647 = arith.addf %646, %593 : f32
          memref.store %647, %out[%644] : memref<?xf32>
        } else {
          memref.store %593, %out[%644] : memref<?xf32>
        }
      }
      %648 = arith.muli %0, %c17 : index
      %649 = arith.addi %648, %19 : index
      %650 = arith.addi %649, %c8 : index
      %651 = arith.muli %557, %outputFeatures : index
      %652 = arith.muli %650, %c18 : index
      %653 = arith.addi %651, %652 : index
      %654 = wave.lane
      %655 = arith.remui %654, %c18 : index
      %656 = arith.addi %653, %655 : index
      %657 = arith.cmpi slt, %650, %panels : index
      scf.if %657 {
        scf.if %21 {
          %658 = memref.load %residual[%656] : memref<?xf32>
          %659 = arith.addf %658, %608 : f32
          memref.store %659, %out[%656] : memref<?xf32>
        } else {
          memref.store %608, %out[%656] : memref<?xf32>
        }
      }
      %660 = arith.muli %0, %c17 : index
      %661 = arith.addi %660, %19 : index
      %662 = arith.addi %661, %c37 : index
      %663 = arith.muli %557, %outputFeatures : index
      %664 = arith.muli %662, %c18 : index
      %665 = arith.addi %663, %664 : index
      %666 = wave.lane
      %667 = arith.remui %666, %c18 : index
      %668 = arith.addi %665, %667 : index
      %669 = arith.cmpi slt, %662, %panels : index
      scf.if %669 {
        scf.if %21 {
          %670 = memref.load %residual[%668] : memref<?xf32>
          %671 = arith.addf %670, %623 : f32
          memref.store %671, %out[%668] : memref<?xf32>
        } else {
          memref.store %623, %out[%668] : memref<?xf32>
        }
      }
    }
    %672 = arith.addi %17, %c16 : index
    %673 = arith.muli %672, %c18 : index
    %674 = arith.addi %6, %673 : index
    %675 = arith.addi %674, %c8 : index
    %676 = arith.divui %3, %c18 : index
    %677 = arith.addi %675, %676 : index
    %678 = arith.cmpi slt, %677, %5 : index
    scf.if %678 {
      %679 = arith.cmpi eq, %hasFactors, %c12 : index
      %680 = arith.muli %677, %c8 : index
      %681 = memref.load %factors[%680] : memref<?xf32>
      %682 = arith.mulf %681, %operandScale : f32
      %683 = arith.select %679, %682, %operandScale : f32
      %684 = vector.extract %188#0[1] : f32 from vector<8xf32>
      %685 = arith.addi %19, %c16 : index
      %686 = arith.muli %0, %c17 : index
      %687 = arith.addi %686, %685 : index
      %688 = arith.subi %panels, %c12 : index
      %689 = arith.minsi %687, %688 : index
      %690 = arith.muli %689, %15 : index
      %691 = arith.remui %3, %c18 : index
      %692 = arith.muli %691, %c9 : index
      %693 = arith.addi %690, %692 : index
      %694 = vector.load %w[%693] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %695 = vector.bitcast %694 : vector<4xi8> to vector<1xf32>
      %696 = vector.extract %695[0] : f32 from vector<1xf32>
      %697 = arith.mulf %696, %683 : f32
      %698 = arith.mulf %684, %697 : f32
      %699 = vector.extract %188#1[1] : f32 from vector<8xf32>
      %700 = arith.addi %19, %c12 : index
      %701 = arith.muli %0, %c17 : index
      %702 = arith.addi %701, %700 : index
      %703 = arith.subi %panels, %c12 : index
      %704 = arith.minsi %702, %703 : index
      %705 = arith.muli %704, %15 : index
      %706 = arith.remui %3, %c18 : index
      %707 = arith.muli %706, %c9 : index
      %708 = arith.addi %705, %707 : index
      %709 = vector.load %w[%708] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %710 = vector.bitcast %709 : vector<4xi8> to vector<1xf32>
      %711 = vector.extract %710[0] : f32 from vector<1xf32>
      %712 = arith.mulf %711, %683 : f32
      %713 = arith.mulf %699, %712 : f32
      %714 = vector.extract %188#2[1] : f32 from vector<8xf32>
      %715 = arith.addi %19, %c8 : index
      %716 = arith.muli %0, %c17 : index
      %717 = arith.addi %716, %715 : index
      %718 = arith.subi %panels, %c12 : index
      %719 = arith.minsi %717, %718 : index
      %720 = arith.muli %719, %15 : index
      %721 = arith.remui %3, %c18 : index
      %722 = arith.muli %721, %c9 : index
      %723 = arith.addi %720, %722 : index
      %724 = vector.load %w[%723] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %725 = vector.bitcast %724 : vector<4xi8> to vector<1xf32>
      %726 = vector.extract %725[0] : f32 from vector<1xf32>
      %727 = arith.mulf %726, %683 : f32
      %728 = arith.mulf %714, %727 : f32
      %729 = vector.extract %188#3[1] : f32 from vector<8xf32>
      %730 = arith.addi %19, %c37 : index
      %731 = arith.muli %0, %c17 : index
      %732 = arith.addi %731, %730 : index
      %733 = arith.subi %panels, %c12 : index
      %734 = arith.minsi %732, %733 : index
      %735 = arith.muli %734, %15 : index
      %736 = arith.remui %3, %c18 : index
      %737 = arith.muli %736, %c9 : index
      %738 = arith.addi %735, %737 : index
      %739 = vector.load %w[%738] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %740 = vector.bitcast %739 : vector<4xi8> to vector<1xf32>
      %741 = vector.extract %740[0] : f32 from vector<1xf32>
      %742 = arith.mulf %741, %683 : f32
      %743 = arith.mulf %729, %742 : f32
      %744 = arith.muli %0, %c17 : index
      %745 = arith.addi %744, %19 : index
      %746 = arith.addi %745, %c16 : index
      %747 = arith.muli %677, %outputFeatures : index
      %748 = arith.muli %746, %c18 : index
      %749 = arith.addi %747, %748 : index
      %750 = wave.lane
      %751 = arith.remui %750, %c18 : index
      %752 = arith.addi %749, %751 : index
      %753 = arith.cmpi slt, %746, %panels : index
      scf.if %753 {
        scf.if %21 {
          %754 = memref.load %residual[%752] : memref<?xf32>
          %755 = arith.addf %754, %698 : f32
          memref.store %755, %out[%752] : memref<?xf32>
        } else {
          memref.store %698, %out[%752] : memref<?xf32>
        }
      }
      %756 = arith.muli %0, %c17 : index
      %757 = arith.addi %756, %19 : index
      %758 = arith.addi %757, %c12 : index
      %759 = arith.muli %677, %outputFeatures : index
      %760 = arith.muli %758, %c18 : index
      %761 = arith.addi %759, %760 : index
      %762 = wave.lane
      %763 = arith.remui %762, %c18 : index
      %764 = arith.addi %761, %763 : index
      %765 = arith.cmpi slt, %758, %panels : index
      scf.if %765 {
        scf.if %21 {
          %766 = memref.load %residual[%764] : memref<?xf32>
          %767 = arith.addf %766, %713 : f32
          memref.store %767, %out[%764] : memref<?xf32>
        } else {
          memref.store %713, %out[%764] : memref<?xf32>
        }
      }
      %768 = arith.muli %0, %c17 : index
      %769 = arith.addi %768, %19 : index
      %770 = arith.addi %769, %c8 : index
      %771 = arith.muli %677, %outputFeatures : index
      %772 = arith.muli %770, %c18 : index
      %773 = arith.addi %771, %772 : index
      %774 = wave.lane
      %775 = arith.remui %774, %c18 : index
      %776 = arith.addi %773, %775 : index
      %777 = arith.cmpi slt, %770, %panels : index
      scf.if %777 {
        scf.if %21 {
          %778 = memref.load %residual[%776] : memref<?xf32>
          %779 = arith.addf %778, %728 : f32
          memref.store %779, %out[%776] : memref<?xf32>
        } else {
          memref.store %728, %out[%776] : memref<?xf32>
        }
      }
      %780 = arith.muli %0, %c17 : index
      %781 = arith.addi %780, %19 : index
      %782 = arith.addi %781, %c37 : index
      %783 = arith.muli %677, %outputFeatures : index
      %784 = arith.muli %782, %c18 : index
      %785 = arith.addi %783, %784 : index
      %786 = wave.lane
      %787 = arith.remui %786, %c18 : index
      %788 = arith.addi %785, %787 : index
      %789 = arith.cmpi slt, %782, %panels : index
      scf.if %789 {
        scf.if %21 {
          %790 = memref.load %residual[%788] : memref<?xf32>
          %791 = arith.addf %790, %743 : f32
          memref.store %791, %out[%788] : memref<?xf32>
        } else {
          memref.store %743, %out[%788] : memref<?xf32>
        }
      }
    }
    %792 = arith.addi %17, %c16 : index
    %793 = arith.muli %792, %c18 : index
    %794 = arith.addi %6, %793 : index
    %795 = arith.addi %794, %c9 : index
    %796 = arith.divui %3, %c18 : index
    %797 = arith.addi %795, %796 : index
    %798 = arith.cmpi slt, %797, %5 : index
    scf.if %798 {
      %799 = arith.cmpi eq, %hasFactors, %c12 : index
      %800 = arith.muli %797, %c8 : index
      %801 = memref.load %factors[%800] : memref<?xf32>
      %802 = arith.mulf %801, %operandScale : f32
      %803 = arith.select %799, %802, %operandScale : f32
      %804 = vector.extract %188#0[2] : f32 from vector<8xf32>
      %805 = arith.addi %19, %c16 : index
      %806 = arith.muli %0, %c17 : index
      %807 = arith.addi %806, %805 : index
      %808 = arith.subi %panels, %c12 : index
      %809 = arith.minsi %807, %808 : index
      %810 = arith.muli %809, %15 : index
      %811 = arith.remui %3, %c18 : index
      %812 = arith.muli %811, %c9 : index
      %813 = arith.addi %810, %812 : index
      %814 = vector.load %w[%813] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %815 = vector.bitcast %814 : vector<4xi8> to vector<1xf32>
      %816 = vector.extract %815[0] : f32 from vector<1xf32>
      %817 = arith.mulf %816, %803 : f32
      %818 = arith.mulf %804, %817 : f32
      %819 = vector.extract %188#1[2] : f32 from vector<8xf32>
      %820 = arith.addi %19, %c12 : index
      %821 = arith.muli %0, %c17 : index
      %822 = arith.addi %821, %820 : index
      %823 = arith.subi %panels, %c12 : index
      %824 = arith.minsi %822, %823 : index
      %825 = arith.muli %824, %15 : index
      %826 = arith.remui %3, %c18 : index
      %827 = arith.muli %826, %c9 : index
      %828 = arith.addi %825, %827 : index
      %829 = vector.load %w[%828] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %830 = vector.bitcast %829 : vector<4xi8> to vector<1xf32>
      %831 = vector.extract %830[0] : f32 from vector<1xf32>
      %832 = arith.mulf %831, %803 : f32
      %833 = arith.mulf %819, %832 : f32
      %834 = vector.extract %188#2[2] : f32 from vector<8xf32>
      %835 = arith.addi %19, %c8 : index
      %836 = arith.muli %0, %c17 : index
      %837 = arith.addi %836, %835 : index
      %838 = arith.subi %panels, %c12 : index
      %839 = arith.minsi %837, %838 : index
      %840 = arith.muli %839, %15 : index
      %841 = arith.remui %3, %c18 : index
      %842 = arith.muli %841, %c9 : index
      %843 = arith.addi %840, %842 : index
      %844 = vector.load %w[%843] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %845 = vector.bitcast %844 : vector<4xi8> to vector<1xf32>
      %846 = vector.extract %845[0] : f32 from vector<1xf32>
      %847 = arith.mulf %846, %803 : f32
      %848 = arith.mulf %834, %847 : f32
      %849 = vector.extract %188#3[2] : f32 from vector<8xf32>
      %850 = arith.addi %19, %c37 : index
      %851 = arith.muli %0, %c17 : index
      %852 = arith.addi %851, %850 : index
      %853 = arith.subi %panels, %c12 : index
      %854 = arith.minsi %852, %853 : index
      %855 = arith.muli %854, %15 : index
      %856 = arith.remui %3, %c18 : index
      %857 = arith.muli %856, %c9 : index
      %858 = arith.addi %855, %857 : index
      %859 = vector.load %w[%858] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %860 = vector.bitcast %859 : vector<4xi8> to vector<1xf32>
      %861 = vector.extract %860[0] : f32 from vector<1xf32>
      %862 = arith.mulf %861, %803 : f32
      %863 = arith.mulf %849, %862 : f32
      %864 = arith.muli %0, %c17 : index
      %865 = arith.addi %864, %19 : index
      %866 = arith.addi %865, %c16 : index
      %867 = arith.muli %797, %outputFeatures : index
      %868 = arith.muli %866, %c18 : index
      %869 = arith.addi %867, %868 : index
      %870 = wave.lane
      %871 = arith.remui %870, %c18 : index
      %872 = arith.addi %869, %871 : index
      %873 = arith.cmpi slt, %866, %panels : index
      scf.if %873 {
        scf.if %21 {
          %874 = memref.load %residual[%872] : memref<?xf32>
          %875 = arith.addf %874, %818 : f32
          memref.store %875, %out[%872] : memref<?xf32>
        } else {
          memref.store %818, %out[%872] : memref<?xf32>
        }
      }
      %876 = arith.muli %0, %c17 : index
      %877 = arith.addi %876, %19 : index
      %878 = arith.addi %877, %c12 : index
      %879 = arith.muli %797, %outputFeatures : index
      %880 = arith.muli %878, %c18 : index
      %881 = arith.addi %879, %880 : index
      %882 = wave.lane
      %883 = arith.remui %882, %c18 : index
      %884 = arith.addi %881, %883 : index
      %885 = arith.cmpi slt, %878, %panels : index
      scf.if %885 {
        scf.if %21 {
          %886 = memref.load %residual[%884] : memref<?xf32>
          %887 = arith.addf %886, %833 : f32
          memref.store %887, %out[%884] : memref<?xf32>
        } else {
          memref.store %833, %out[%884] : memref<?xf32>
        }
      }
      %888 = arith.muli %0, %c17 : index
      %889 = arith.addi %888, %19 : index
      %890 = arith.addi %889, %c8 : index
      %891 = arith.muli %797, %outputFeatures : index
      %892 = arith.muli %890, %c18 : index
      %893 = arith.addi %891, %892 : index
      %894 = wave.lane
      %895 = arith.remui %894, %c18 : index
      %896 = arith.addi %893, %895 : index
      %897 = arith.cmpi slt, %890, %panels : index
      scf.if %897 {
        scf.if %21 {
          %898 = memref.load %residual[%896] : memref<?xf32>
          %899 = arith.addf %898, %848 : f32
          memref.store %899, %out[%896] : memref<?xf32>
        } else {
          memref.store %848, %out[%896] : memref<?xf32>
        }
      }
      %900 = arith.muli %0, %c17 : index
      %901 = arith.addi %900, %19 : index
      %902 = arith.addi %901, %c37 : index
      %903 = arith.muli %797, %outputFeatures : index
      %904 = arith.muli %902, %c18 : index
      %905 = arith.addi %903, %904 : index
      %906 = wave.lane
      %907 = arith.remui %906, %c18 : index
      %908 = arith.addi %905, %907 : index
      %909 = arith.cmpi slt, %902, %panels : index
      scf.if %909 {
        scf.if %21 {
          %910 = memref.load %residual[%908] : memref<?xf32>
          %911 = arith.addf %910, %863 : f32
          memref.store %911, %out[%908] : memref<?xf32>
        } else {
          memref.store %863, %out[%908] : memref<?xf32>
        }
      }
    }
    %912 = arith.addi %17, %c16 : index
    %913 = arith.muli %912, %c18 : index
    %914 = arith.addi %6, %913 : index
    %915 = arith.addi %914, %c38 : index
    %916 = arith.divui %3, %c18 : index
    %917 = arith.addi %915, %916 : index
    %918 = arith.cmpi slt, %917, %5 : index
    scf.if %918 {
      %919 = arith.cmpi eq, %hasFactors, %c12 : index
      %920 = arith.muli %917, %c8 : index
      %921 = memref.load %factors[%920] : memref<?xf32>
      %922 = arith.mulf %921, %operandScale : f32
      %923 = arith.select %919, %922, %operandScale : f32
      %924 = vector.extract %188#0[3] : f32 from vector<8xf32>
      %925 = arith.addi %19, %c16 : index
      %926 = arith.muli %0, %c17 : index
      %927 = arith.addi %926, %925 : index
      %928 = arith.subi %panels, %c12 : index
      %929 = arith.minsi %927, %928 : index
      %930 = arith.muli %929, %15 : index
      %931 = arith.remui %3, %c18 : index
      %932 = arith.muli %931, %c9 : index
      %933 = arith.addi %930, %932 : index
      %934 = vector.load %w[%933] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %935 = vector.bitcast %934 : vector<4xi8> to vector<1xf32>
      %936 = vector.extract %935[0] : f32 from vector<1xf32>
      %937 = arith.mulf %936, %923 : f32
      %938 = arith.mulf %924, %937 : f32
      %939 = vector.extract %188#1[3] : f32 from vector<8xf32>
      %940 = arith.addi %19, %c12 : index
      %941 = arith.muli %0, %c17 : index
      %942 = arith.addi %941, %940 : index
      %943 = arith.subi %panels, %c12 : index
      %944 = arith.minsi %942, %943 : index
      %945 = arith.muli %944, %15 : index
      %946 = arith.remui %3, %c18 : index
      %947 = arith.muli %946, %c9 : index
      %948 = arith.addi %945, %947 : index
      %949 = vector.load %w[%948] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %950 = vector.bitcast %949 : vector<4xi8> to vector<1xf32>
      %951 = vector.extract %950[0] : f32 from vector<1xf32>
      %952 = arith.mulf %951, %923 : f32
      %953 = arith.mulf %939, %952 : f32
      %954 = vector.extract %188#2[3] : f32 from vector<8xf32>
      %955 = arith.addi %19, %c8 : index
      %956 = arith.muli %0, %c17 : index
      %957 = arith.addi %956, %955 : index
      %958 = arith.subi %panels, %c12 : index
      %959 = arith.minsi %957, %958 : index
      %960 = arith.muli %959, %15 : index
      %961 = arith.remui %3, %c18 : index
      %962 = arith.muli %961, %c9 : index
      %963 = arith.addi %960, %962 : index
      %964 = vector.load %w[%963] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %965 = vector.bitcast %964 : vector<4xi8> to vector<1xf32>
      %966 = vector.extract %965[0] : f32 from vector<1xf32>
      %967 = arith.mulf %966, %923 : f32
      %968 = arith.mulf %954, %967 : f32
      %969 = vector.extract %188#3[3] : f32 from vector<8xf32>
      %970 = arith.addi %19, %c37 : index
      %971 = arith.muli %0, %c17 : index
      %972 = arith.addi %971, %970 : index
      %973 = arith.subi %panels, %c12 : index
      %974 = arith.minsi %972, %973 : index
      %975 = arith.muli %974, %15 : index
      %976 = arith.remui %3, %c18 : index
      %977 = arith.muli %976, %c9 : index
      %978 = arith.addi %975, %977 : index
      %979 = vector.load %w[%978] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %980 = vector.bitcast %979 : vector<4xi8> to vector<1xf32>
      %981 = vector.extract %980[0] : f32 from vector<1xf32>
      %982 = arith.mulf %981, %923 : f32
      %983 = arith.mulf %969, %982 : f32
      %984 = arith.muli %0, %c17 : index
      %985 = arith.addi %984, %19 : index
      %986 = arith.addi %985, %c16 : index
      %987 = arith.muli %917, %outputFeatures : index
      %988 = arith.muli %986, %c18 : index
      %989 = arith.addi %987, %988 : index
      %990 = wave.lane
      %991 = arith.remui %990, %c18 : index
      %992 = arith.addi %989, %991 : index
      %993 = arith.cmpi slt, %986, %panels : index
      scf.if %993 {
        scf.if %21 {
          %994 = memref.load %residual[%992] : memref<?xf32>
          %995 = arith.addf %994, %938 : f32
          memref.store %995, %out[%992] : memref<?xf32>
        } else {
          memref.store %938, %out[%992] : memref<?xf32>
        }
      }
      %996 = arith.muli %0, %c17 : index
      %997 = arith.addi %996, %19 : index
      %998 = arith.addi %997, %c12 : index
      %999 = arith.muli %917, %outputFeatures : index
      %1000 = arith.muli %998, %c18 : index
      %1001 = arith.addi %999, %1000 : index
      %1002 = wave.lane
      %1003 = arith.remui %1002, %c18 : index
      %1004 = arith.addi %1001, %1003 : index
      %1005 = arith.cmpi slt, %998, %panels : index
      scf.if %1005 {
        scf.if %21 {
          %1006 = memref.load %residual[%1004] : memref<?xf32>
          %1007 = arith.addf %1006, %953 : f32
          memref.store %1007, %out[%1004] : memref<?xf32>
        } else {
          memref.store %953, %out[%1004] : memref<?xf32>
        }
      }
      %1008 = arith.muli %0, %c17 : index
      %1009 = arith.addi %1008, %19 : index
      %1010 = arith.addi %1009, %c8 : index
      %1011 = arith.muli %917, %outputFeatures : index
      %1012 = arith.muli %1010, %c18 : index
      %1013 = arith.addi %1011, %1012 : index
      %1014 = wave.lane
      %1015 = arith.remui %1014, %c18 : index
      %1016 = arith.addi %1013, %1015 : index
      %1017 = arith.cmpi slt, %1010, %panels : index
      scf.if %1017 {
        scf.if %21 {
          %1018 = memref.load %residual[%1016] : memref<?xf32>
          %1019 = arith.addf %1018, %968 : f32
          memref.store %1019, %out[%1016] : memref<?xf32>
        } else {
          memref.store %968, %out[%1016] : memref<?xf32>
        }
      }
      %1020 = arith.muli %0, %c17 : index
      %1021 = arith.addi %1020, %19 : index
      %1022 = arith.addi %1021, %c37 : index
      %1023 = arith.muli %917, %outputFeatures : index
      %1024 = arith.muli %1022, %c18 : index
      %1025 = arith.addi %1023, %1024 : index
      %1026 = wave.lane
      %1027 = arith.remui %1026, %c18 : index
      %1028 = arith.addi %1025, %1027 : index
      %1029 = arith.cmpi slt, %1022, %panels : index
      scf.if %1029 {
        scf.if %21 {
          %1030 = memref.load %residual[%1028] : memref<?xf32>
          %1031 = arith.addf %1030, %983 : f32
          memref.store %1031, %out[%1028] : memref<?xf32>
        } else {
          memref.store %983, %out[%1028] : memref<?xf32>
        }
      }
    }
    %1032 = arith.addi %17, %c16 : index
    %1033 = arith.muli %1032, %c18 : index
    %1034 = arith.addi %6, %1033 : index
    %1035 = arith.addi %1034, %c17 : index
    %1036 = arith.divui %3, %c18 : index
    %1037 = arith.addi %1035, %1036 : index
    %1038 = arith.cmpi slt, %1037, %5 : index
    scf.if %1038 {
      %1039 = arith.cmpi eq, %hasFactors, %c12 : index
      %1040 = arith.muli %1037, %c8 : index
      %1041 = memref.load %factors[%1040] : memref<?xf32>
      %1042 = arith.mulf %1041, %operandScale : f32
      %1043 = arith.select %1039, %1042, %operandScale : f32
      %1044 = vector.extract %188#0[4] : f32 from vector<8xf32>
      %1045 = arith.addi %19, %c16 : index
      %1046 = arith.muli %0, %c17 : index
      %1047 = arith.addi %1046, %1045 : index
      %1048 = arith.subi %panels, %c12 : index
      %1049 = arith.minsi %1047, %1048 : index
      %1050 = arith.muli %1049, %15 : index
      %1051 = arith.remui %3, %c18 : index
      %1052 = arith.muli %1051, %c9 : index
      %1053 = arith.addi %1050, %1052 : index
      %1054 = vector.load %w[%1053] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1055 = vector.bitcast %1054 : vector<4xi8> to vector<1xf32>
      %1056 = vector.extract %1055[0] : f32 from vector<1xf32>
      %1057 = arith.mulf %1056, %1043 : f32
      %1058 = arith.mulf %1044, %1057 : f32
      %1059 = vector.extract %188#1[4] : f32 from vector<8xf32>
      %1060 = arith.addi %19, %c12 : index
      %1061 = arith.muli %0, %c17 : index
      %1062 = arith.addi %1061, %1060 : index
      %1063 = arith.subi %panels, %c12 : index
      %1064 = arith.minsi %1062, %1063 : index
      %1065 = arith.muli %1064, %15 : index
      %1066 = arith.remui %3, %c18 : index
      %1067 = arith.muli %1066, %c9 : index
      %1068 = arith.addi %1065, %1067 : index
      %1069 = vector.load %w[%1068] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1070 = vector.bitcast %1069 : vector<4xi8> to vector<1xf32>
      %1071 = vector.extract %1070[0] : f32 from vector<1xf32>
      %1072 = arith.mulf %1071, %1043 : f32
      %1073 = arith.mulf %1059, %1072 : f32
      %1074 = vector.extract %188#2[4] : f32 from vector<8xf32>
      %1075 = arith.addi %19, %c8 : index
      %1076 = arith.muli %0, %c17 : index
      %1077 = arith.addi %1076, %1075 : index
      %1078 = arith.subi %panels, %c12 : index
      %1079 = arith.minsi %1077, %1078 : index
      %1080 = arith.muli %1079, %15 : index
      %1081 = arith.remui %3, %c18 : index
      %1082 = arith.muli %1081, %c9 : index
      %1083 = arith.addi %1080, %1082 : index
      %1084 = vector.load %w[%1083] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1085 = vector.bitcast %1084 : vector<4xi8> to vector<1xf32>
      %1086 = vector.extract %1085[0] : f32 from vector<1xf32>
      %1087 = arith.mulf %1086, %1043 : f32
      %1088 = arith.mulf %1074, %1087 : f32
      %1089 = vector.extract %188#3[4] : f32 from vector<8xf32>
      %1090 = arith.addi %19, %c37 : index
      %1091 = arith.muli %0, %c17 : index
      %1092 = arith.addi %1091, %1090 : index
      %1093 = arith.subi %panels, %c12 : index
      %1094 = arith.minsi %1092, %1093 : index
      %1095 = arith.muli %1094, %15 : index
      %1096 = arith.remui %3, %c18 : index
      %1097 = arith.muli %1096, %c9 : index
      %1098 = arith.addi %1095, %1097 : index
      %1099 = vector.load %w[%1098] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1100 = vector.bitcast %1099 : vector<4xi8> to vector<1xf32>
      %1101 = vector.extract %1100[0] : f32 from vector<1xf32>
      %1102 = arith.mulf %1101, %1043 : f32
      %1103 = arith.mulf %1089, %1102 : f32
      %1104 = arith.muli %0, %c17 : index
      %1105 = arith.addi %1104, %19 : index
      %1106 = arith.addi %1105, %c16 : index
      %1107 = arith.muli %1037, %outputFeatures : index
      %1108 = arith.muli %1106, %c18 : index
      %1109 = arith.addi %1107, %1108 : index
      %1110 = wave.lane
      %1111 = arith.remui %1110, %c18 : index
      %1112 = arith.addi %1109, %1111 : index
      %1113 = arith.cmpi slt, %1106, %panels : index
      scf.if %1113 {
        scf.if %21 {
          %1114 = memref.load %residual[%1112] : memref<?xf32>
          %1115 = arith.addf %1114, %1058 : f32
          memref.store %1115, %out[%1112] : memref<?xf32>
        } else {
          memref.store %1058, %out[%1112] : memref<?xf32>
        }
      }
      %1116 = arith.muli %0, %c17 : index
      %1117 = arith.addi %1116, %19 : index
      %1118 = arith.addi %1117, %c12 : index
      %1119 = arith.muli %1037, %outputFeatures : index
      %1120 = arith.muli %1118, %c18 : index
      %1121 = arith.addi %1119, %1120 : index
      %1122 = wave.lane
      %1123 = arith.remui %1122, %c18 : index
      %1124 = arith.addi %1121, %1123 : index
      %1125 = arith.cmpi slt, %1118, %panels : index
      scf.if %1125 {
        scf.if %21 {
          %1126 = memref.load %residual[%1124] : memref<?xf32>
          %1127 = arith.addf %1126, %1073 : f32
          memref.store %1127, %out[%1124] : memref<?xf32>
        } else {
          memref.store %1073, %out[%1124] : memref<?xf32>
        }
      }
      %1128 = arith.muli %0, %c17 : index
      %1129 = arith.addi %1128, %19 : index
      %1130 = arith.addi %1129, %c8 : index
      %1131 = arith.muli %1037, %outputFeatures : index
      %1132 = arith.muli %1130, %c18 : index
      %1133 = arith.addi %1131, %1132 : index
      %1134 = wave.lane
      %1135 = arith.remui %1134, %c18 : index
      %1136 = arith.addi %1133, %1135 : index
      %1137 = arith.cmpi slt, %1130, %panels : index
      scf.if %1137 {
        scf.if %21 {
          %1138 = memref.load %residual[%1136] : memref<?xf32>
          %1139 = arith.addf %1138, %1088 : f32
          memref.store %1139, %out[%1136] : memref<?xf32>
        } else {
          memref.store %1088, %out[%1136] : memref<?xf32>
        }
      }
      %1140 = arith.muli %0, %c17 : index
      %1141 = arith.addi %1140, %19 : index
      %1142 = arith.addi %1141, %c37 : index
      %1143 = arith.muli %1037, %outputFeatures : index
      %1144 = arith.muli %1142, %c18 : index
      %1145 = arith.addi %1143, %1144 : index
      %1146 = wave.lane
      %1147 = arith.remui %1146, %c18 : index
      %1148 = arith.addi %1145, %1147 : index
      %1149 = arith.cmpi slt, %1142, %panels : index
      scf.if %1149 {
        scf.if %21 {
          %1150 = memref.load %residual[%1148] : memref<?xf32>
          %1151 = arith.addf %1150, %1103 : f32
          memref.store %1151, %out[%1148] : memref<?xf32>
        } else {
          memref.store %1103, %out[%1148] : memref<?xf32>
        }
      }
    }
    %1152 = arith.addi %17, %c16 : index
    %1153 = arith.muli %1152, %c18 : index
    %1154 = arith.addi %6, %1153 : index
    %1155 = arith.addi %1154, %c4 : index
    %1156 = arith.divui %3, %c18 : index
    %1157 = arith.addi %1155, %1156 : index
    %1158 = arith.cmpi slt, %1157, %5 : index
    scf.if %1158 {
      %1159 = arith.cmpi eq, %hasFactors, %c12 : index
      %1160 = arith.muli %1157, %c8 : index
      %1161 = memref.load %factors[%1160] : memref<?xf32>
      %1162 = arith.mulf %1161, %operandScale : f32
      %1163 = arith.select %1159, %1162, %operandScale : f32
      %1164 = vector.extract %188#0[5] : f32 from vector<8xf32>
      %1165 = arith.addi %19, %c16 : index
      %1166 = arith.muli %0, %c17 : index
      %1167 = arith.addi %1166, %1165 : index
      %1168 = arith.subi %panels, %c12 : index
      %1169 = arith.minsi %1167, %1168 : index
      %1170 = arith.muli %1169, %15 : index
      %1171 = arith.remui %3, %c18 : index
      %1172 = arith.muli %1171, %c9 : index
      %1173 = arith.addi %1170, %1172 : index
      %1174 = vector.load %w[%1173] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1175 = vector.bitcast %1174 : vector<4xi8> to vector<1xf32>
      %1176 = vector.extract %1175[0] : f32 from vector<1xf32>
      %1177 = arith.mulf %1176, %1163 : f32
      %1178 = arith.mulf %1164, %1177 : f32
      %1179 = vector.extract %188#1[5] : f32 from vector<8xf32>
      %1180 = arith.addi %19, %c12 : index
      %1181 = arith.muli %0, %c17 : index
      %1182 = arith.addi %1181, %1180 : index
      %1183 = arith.subi %panels, %c12 : index
      %1184 = arith.minsi %1182, %1183 : index
      %1185 = arith.muli %1184, %15 : index
      %1186 = arith.remui %3, %c18 : index
      %1187 = arith.muli %1186, %c9 : index
      %1188 = arith.addi %1185, %1187 : index
      %1189 = vector.load %w[%1188] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1190 = vector.bitcast %1189 : vector<4xi8> to vector<1xf32>
      %1191 = vector.extract %1190[0] : f32 from vector<1xf32>
      %1192 = arith.mulf %1191, %1163 : f32
      %1193 = arith.mulf %1179, %1192 : f32
      %1194 = vector.extract %188#2[5] : f32 from vector<8xf32>
      %1195 = arith.addi %19, %c8 : index
      %1196 = arith.muli %0, %c17 : index
      %1197 = arith.addi %1196, %1195 : index
      %1198 = arith.subi %panels, %c12 : index
      %1199 = arith.minsi %1197, %1198 : index
      %1200 = arith.muli %1199, %15 : index
      %1201 = arith.remui %3, %c18 : index
      %1202 = arith.muli %1201, %c9 : index
      %1203 = arith.addi %1200, %1202 : index
      %1204 = vector.load %w[%1203] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1205 = vector.bitcast %1204 : vector<4xi8> to vector<1xf32>
      %1206 = vector.extract %1205[0] : f32 from vector<1xf32>
      %1207 = arith.mulf %1206, %1163 : f32
      %1208 = arith.mulf %1194, %1207 : f32
      %1209 = vector.extract %188#3[5] : f32 from vector<8xf32>
      %1210 = arith.addi %19, %c37 : index
      %1211 = arith.muli %0, %c17 : index
      %1212 = arith.addi %1211, %1210 : index
      %1213 = arith.subi %panels, %c12 : index
      %1214 = arith.minsi %1212, %1213 : index
      %1215 = arith.muli %1214, %15 : index
      %1216 = arith.remui %3, %c18 : index
      %1217 = arith.muli %1216, %c9 : index
      %1218 = arith.addi %1215, %1217 : index
      %1219 = vector.load %w[%1218] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1220 = vector.bitcast %1219 : vector<4xi8> to vector<1xf32>
      %1221 = vector.extract %1220[0] : f32 from vector<1xf32>
      %1222 = arith.mulf %1221, %1163 : f32
      %1223 = arith.mulf %1209, %1222 : f32
      %1224 = arith.muli %0, %c17 : index
      %1225 = arith.addi %1224, %19 : index
      %1226 = arith.addi %1225, %c16 : index
      %1227 = arith.muli %1157, %outputFeatures : index
      %1228 = arith.muli %1226, %c18 : index
      %1229 = arith.addi %1227, %1228 : index
      %1230 = wave.lane
      %1231 = arith.remui %1230, %c18 : index
      %1232 = arith.addi %1229, %1231 : index
      %1233 = arith.cmpi slt, %1226, %panels : index
      scf.if %1233 {
        scf.if %21 {
          %1234 = memref.load %residual[%1232] : memref<?xf32>
          %1235 = arith.addf %1234, %1178 : f32
          memref.store %1235, %out[%1232] : memref<?xf32>
        } else {
          memref.store %1178, %out[%1232] : memref<?xf32>
        }
      }
      %1236 = arith.muli %0, %c17 : index
      %1237 = arith.addi %1236, %19 : index
      %1238 = arith.addi %1237, %c12 : index
      %1239 = arith.muli %1157, %outputFeatures : index
      %1240 = arith.muli %1238, %c18 : index
      %1241 = arith.addi %1239, %1240 : index
      %1242 = wave.lane
      %1243 = arith.remui %1242, %c18 : index
      %1244 = arith.addi %1241, %1243 : index
      %1245 = arith.cmpi slt, %1238, %panels : index
      scf.if %1245 {
        scf.if %21 {
          %1246 = memref.load %residual[%1244] : memref<?xf32>
          %1247 = arith.addf %1246, %1193 : f32
          memref.store %1247, %out[%1244] : memref<?xf32>
        } else {
          memref.store %1193, %out[%1244] : memref<?xf32>
        }
      }
      %1248 = arith.muli %0, %c17 : index
      %1249 = arith.addi %1248, %19 : index
      %1250 = arith.addi %1249, %c8 : index
      %1251 = arith.muli %1157, %outputFeatures : index
      %1252 = arith.muli %1250, %c18 : index
      %1253 = arith.addi %1251, %1252 : index
      %1254 = wave.lane
      %1255 = arith.remui %1254, %c18 : index
      %1256 = arith.addi %1253, %1255 : index
      %1257 = arith.cmpi slt, %1250, %panels : index
      scf.if %1257 {
        scf.if %21 {
          %1258 = memref.load %residual[%1256] : memref<?xf32>
          %1259 = arith.addf %1258, %1208 : f32
          memref.store %1259, %out[%1256] : memref<?xf32>
        } else {
          memref.store %1208, %out[%1256] : memref<?xf32>
        }
      }
      %1260 = arith.muli %0, %c17 : index
      %1261 = arith.addi %1260, %19 : index
      %1262 = arith.addi %1261, %c37 : index
      %1263 = arith.muli %1157, %outputFeatures : index
      %1264 = arith.muli %1262, %c18 : index
      %1265 = arith.addi %1263, %1264 : index
      %1266 = wave.lane
      %1267 = arith.remui %1266, %c18 : index
      %1268 = arith.addi %1265, %1267 : index
      %1269 = arith.cmpi slt, %1262, %panels : index
      scf.if %1269 {
        scf.if %21 {
          %1270 = memref.load %residual[%1268] : memref<?xf32>
          %1271 = arith.addf %1270, %1223 : f32
          memref.store %1271, %out[%1268] : memref<?xf32>
        } else {
          memref.store %1223, %out[%1268] : memref<?xf32>
        }
      }
    }
    %1272 = arith.addi %17, %c16 : index
    %1273 = arith.muli %1272, %c18 : index
    %1274 = arith.addi %6, %1273 : index
    %1275 = arith.addi %1274, %c39 : index
    %1276 = arith.divui %3, %c18 : index
    %1277 = arith.addi %1275, %1276 : index
    %1278 = arith.cmpi slt, %1277, %5 : index
    scf.if %1278 {
      %1279 = arith.cmpi eq, %hasFactors, %c12 : index
      %1280 = arith.muli %1277, %c8 : index
      %1281 = memref.load %factors[%1280] : memref<?xf32>
      %1282 = arith.mulf %1281, %operandScale : f32
      %1283 = arith.select %1279, %1282, %operandScale : f32
      %1284 = vector.extract %188#0[6] : f32 from vector<8xf32>
      %1285 = arith.addi %19, %c16 : index
      %1286 = arith.muli %0, %c17 : index
      %1287 = arith.addi %1286, %1285 : index
      %1288 = arith.subi %panels, %c12 : index
      %1289 = arith.minsi %1287, %1288 : index
      %1290 = arith.muli %1289, %15 : index
      %1291 = arith.remui %3, %c18 : index
      %1292 = arith.muli %1291, %c9 : index
      %1293 = arith.addi %1290, %1292 : index
      %1294 = vector.load %w[%1293] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1295 = vector.bitcast %1294 : vector<4xi8> to vector<1xf32>
      %1296 = vector.extract %1295[0] : f32 from vector<1xf32>
      %1297 = arith.mulf %1296, %1283 : f32
      %1298 = arith.mulf %1284, %1297 : f32
      %1299 = vector.extract %188#1[6] : f32 from vector<8xf32>
      %1300 = arith.addi %19, %c12 : index
      %1301 = arith.muli %0, %c17 : index
      %1302 = arith.addi %1301, %1300 : index
      %1303 = arith.subi %panels, %c12 : index
      %1304 = arith.minsi %1302, %1303 : index
      %1305 = arith.muli %1304, %15 : index
      %1306 = arith.remui %3, %c18 : index
      %1307 = arith.muli %1306, %c9 : index
      %1308 = arith.addi %1305, %1307 : index
      %1309 = vector.load %w[%1308] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1310 = vector.bitcast %1309 : vector<4xi8> to vector<1xf32>
      %1311 = vector.extract %1310[0] : f32 from vector<1xf32>
      %1312 = arith.mulf %1311, %1283 : f32
      %1313 = arith.mulf %1299, %1312 : f32
      %1314 = vector.extract %188#2[6] : f32 from vector<8xf32>
      %1315 = arith.addi %19, %c8 : index
      %1316 = arith.muli %0, %c17 : index
      %1317 = arith.addi %1316, %1315 : index
      %1318 = arith.subi %panels, %c12 : index
      %1319 = arith.minsi %1317, %1318 : index
      %1320 = arith.muli %1319, %15 : index
      %1321 = arith.remui %3, %c18 : index
      %1322 = arith.muli %1321, %c9 : index
      %1323 = arith.addi %1320, %1322 : index
      %1324 = vector.load %w[%1323] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1325 = vector.bitcast %1324 : vector<4xi8> to vector<1xf32>
      %1326 = vector.extract %1325[0] : f32 from vector<1xf32>
      %1327 = arith.mulf %1326, %1283 : f32
      %1328 = arith.mulf %1314, %1327 : f32
      %1329 = vector.extract %188#3[6] : f32 from vector<8xf32>
      %1330 = arith.addi %19, %c37 : index
      %1331 = arith.muli %0, %c17 : index
      %1332 = arith.addi %1331, %1330 : index
      %1333 = arith.subi %panels, %c12 : index
      %1334 = arith.minsi %1332, %1333 : index
      %1335 = arith.muli %1334, %15 : index
      %1336 = arith.remui %3, %c18 : index
      %1337 = arith.muli %1336, %c9 : index
      %1338 = arith.addi %1335, %1337 : index
      %1339 = vector.load %w[%1338] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1340 = vector.bitcast %1339 : vector<4xi8> to vector<1xf32>
      %1341 = vector.extract %1340[0] : f32 from vector<1xf32>
      %1342 = arith.mulf %1341, %1283 : f32
      %1343 = arith.mulf %1329, %1342 : f32
      %1344 = arith.muli %0, %c17 : index
      %1345 = arith.addi %1344, %19 : index
      %1346 = arith.addi %1345, %c16 : index
      %1347 = arith.muli %1277, %outputFeatures : index
      %1348 = arith.muli %1346, %c18 : index
      %1349 = arith.addi %1347, %1348 : index
      %1350 = wave.lane
      %1351 = arith.remui %1350, %c18 : index
      %1352 = arith.addi %1349, %1351 : index
      %1353 = arith.cmpi slt, %1346, %panels : index
      scf.if %1353 {
        scf.if %21 {
          %1354 = memref.load %residual[%1352] : memref<?xf32>
          %1355 = arith.addf %1354, %1298 : f32
          memref.store %1355, %out[%1352] : memref<?xf32>
        } else {
          memref.store %1298, %out[%1352] : memref<?xf32>
        }
      }
      %1356 = arith.muli %0, %c17 : index
      %1357 = arith.addi %1356, %19 : index
      %1358 = arith.addi %1357, %c12 : index
      %1359 = arith.muli %1277, %outputFeatures : index
      %1360 = arith.muli %1358, %c18 : index
      %1361 = arith.addi %1359, %1360 : index
      %1362 = wave.lane
      %1363 = arith.remui %1362, %c18 : index
      %1364 = arith.addi %1361, %1363 : index
      %1365 = arith.cmpi slt, %1358, %panels : index
      scf.if %1365 {
        scf.if %21 {
          %1366 = memref.load %residual[%1364] : memref<?xf32>
          %1367 = arith.addf %1366, %1313 : f32
          memref.store %1367, %out[%1364] : memref<?xf32>
        } else {
          memref.store %1313, %out[%1364] : memref<?xf32>
        }
      }
      %1368 = arith.muli %0, %c17 : index
      %1369 = arith.addi %1368, %19 : index
      %1370 = arith.addi %1369, %c8 : index
      %1371 = arith.muli %1277, %outputFeatures : index
      %1372 = arith.muli %1370, %c18 : index
      %1373 = arith.addi %1371, %1372 : index
      %1374 = wave.lane
      %1375 = arith.remui %1374, %c18 : index
      %1376 = arith.addi %1373, %1375 : index
      %1377 = arith.cmpi slt, %1370, %panels : index
      scf.if %1377 {
        scf.if %21 {
          %1378 = memref.load %residual[%1376] : memref<?xf32>
          %1379 = arith.addf %1378, %1328 : f32
          memref.store %1379, %out[%1376] : memref<?xf32>
        } else {
          memref.store %1328, %out[%1376] : memref<?xf32>
        }
      }
      %1380 = arith.muli %0, %c17 : index
      %1381 = arith.addi %1380, %19 : index
      %1382 = arith.addi %1381, %c37 : index
      %1383 = arith.muli %1277, %outputFeatures : index
      %1384 = arith.muli %1382, %c18 : index
      %1385 = arith.addi %1383, %1384 : index
      %1386 = wave.lane
      %1387 = arith.remui %1386, %c18 : index
      %1388 = arith.addi %1385, %1387 : index
      %1389 = arith.cmpi slt, %1382, %panels : index
      scf.if %1389 {
        scf.if %21 {
          %1390 = memref.load %residual[%1388] : memref<?xf32>
          %1391 = arith.addf %1390, %1343 : f32
          memref.store %1391, %out[%1388] : memref<?xf32>
        } else {
          memref.store %1343, %out[%1388] : memref<?xf32>
        }
      }
    }
    %1392 = arith.addi %17, %c16 : index
    %1393 = arith.muli %1392, %c18 : index
    %1394 = arith.addi %6, %1393 : index
    %1395 = arith.addi %1394, %c40 : index
    %1396 = arith.divui %3, %c18 : index
    %1397 = arith.addi %1395, %1396 : index
    %1398 = arith.cmpi slt, %1397, %5 : index
    scf.if %1398 {
      %1399 = arith.cmpi eq, %hasFactors, %c12 : index
      %1400 = arith.muli %1397, %c8 : index
      %1401 = memref.load %factors[%1400] : memref<?xf32>
      %1402 = arith.mulf %1401, %operandScale : f32
      %1403 = arith.select %1399, %1402, %operandScale : f32
      %1404 = vector.extract %188#0[7] : f32 from vector<8xf32>
      %1405 = arith.addi %19, %c16 : index
      %1406 = arith.muli %0, %c17 : index
      %1407 = arith.addi %1406, %1405 : index
      %1408 = arith.subi %panels, %c12 : index
      %1409 = arith.minsi %1407, %1408 : index
      %1410 = arith.muli %1409, %15 : index
      %1411 = arith.remui %3, %c18 : index
      %1412 = arith.muli %1411, %c9 : index
      %1413 = arith.addi %1410, %1412 : index
      %1414 = vector.load %w[%1413] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1415 = vector.bitcast %1414 : vector<4xi8> to vector<1xf32>
      %1416 = vector.extract %1415[0] : f32 from vector<1xf32>
      %1417 = arith.mulf %1416, %1403 : f32
      %1418 = arith.mulf %1404, %1417 : f32
      %1419 = vector.extract %188#1[7] : f32 from vector<8xf32>
      %1420 = arith.addi %19, %c12 : index
      %1421 = arith.muli %0, %c17 : index
      %1422 = arith.addi %1421, %1420 : index
      %1423 = arith.subi %panels, %c12 : index
      %1424 = arith.minsi %1422, %1423 : index
      %1425 = arith.muli %1424, %15 : index
      %1426 = arith.remui %3, %c18 : index
      %1427 = arith.muli %1426, %c9 : index
      %1428 = arith.addi %1425, %1427 : index
      %1429 = vector.load %w[%1428] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1430 = vector.bitcast %1429 : vector<4xi8> to vector<1xf32>
      %1431 = vector.extract %1430[0] : f32 from vector<1xf32>
      %1432 = arith.mulf %1431, %1403 : f32
      %1433 = arith.mulf %1419, %1432 : f32
      %1434 = vector.extract %188#2[7] : f32 from vector<8xf32>
      %1435 = arith.addi %19, %c8 : index
      %1436 = arith.muli %0, %c17 : index
      %1437 = arith.addi %1436, %1435 : index
      %1438 = arith.subi %panels, %c12 : index
      %1439 = arith.minsi %1437, %1438 : index
      %1440 = arith.muli %1439, %15 : index
      %1441 = arith.remui %3, %c18 : index
      %1442 = arith.muli %1441, %c9 : index
      %1443 = arith.addi %1440, %1442 : index
      %1444 = vector.load %w[%1443] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1445 = vector.bitcast %1444 : vector<4xi8> to vector<1xf32>
      %1446 = vector.extract %1445[0] : f32 from vector<1xf32>
      %1447 = arith.mulf %1446, %1403 : f32
      %1448 = arith.mulf %1434, %1447 : f32
      %1449 = vector.extract %188#3[7] : f32 from vector<8xf32>
      %1450 = arith.addi %19, %c37 : index
      %1451 = arith.muli %0, %c17 : index
      %1452 = arith.addi %1451, %1450 : index
      %1453 = arith.subi %panels, %c12 : index
      %1454 = arith.minsi %1452, %1453 : index
      %1455 = arith.muli %1454, %15 : index
      %1456 = arith.remui %3, %c18 : index
      %1457 = arith.muli %1456, %c9 : index
      %1458 = arith.addi %1455, %1457 : index
      %1459 = vector.load %w[%1458] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1460 = vector.bitcast %1459 : vector<4xi8> to vector<1xf32>
      %1461 = vector.extract %1460[0] : f32 from vector<1xf32>
      %1462 = arith.mulf %1461, %1403 : f32
      %1463 = arith.mulf %1449, %1462 : f32
      %1464 = arith.muli %0, %c17 : index
      %1465 = arith.addi %1464, %19 : index
      %1466 = arith.addi %1465, %c16 : index
      %1467 = arith.muli %1397, %outputFeatures : index
      %1468 = arith.muli %1466, %c18 : index
      %1469 = arith.addi %1467, %1468 : index
      %1470 = wave.lane
      %1471 = arith.remui %1470, %c18 : index
      %1472 = arith.addi %1469, %1471 : index
      %1473 = arith.cmpi slt, %1466, %panels : index
      scf.if %1473 {
        scf.if %21 {
          %1474 = memref.load %residual[%1472] : memref<?xf32>
          %1475 = arith.addf %1474, %1418 : f32
          memref.store %1475, %out[%1472] : memref<?xf32>
        } else {
          memref.store %1418, %out[%1472] : memref<?xf32>
        }
      }
      %1476 = arith.muli %0, %c17 : index
      %1477 = arith.addi %1476, %19 : index
      %1478 = arith.addi %1477, %c12 : index
      %1479 = arith.muli %1397, %outputFeatures : index
      %1480 = arith.muli %1478, %c18 : index
      %1481 = arith.addi %1479, %1480 : index
      %1482 = wave.lane
      %1483 = arith.remui %1482, %c18 : index
      %1484 = arith.addi %1481, %1483 : index
      %1485 = arith.cmpi slt, %1478, %panels : index
      scf.if %1485 {
        scf.if %21 {
          %1486 = memref.load %residual[%1484] : memref<?xf32>
          %1487 = arith.addf %1486, %1433 : f32
          memref.store %1487, %out[%1484] : memref<?xf32>
        } else {
          memref.store %1433, %out[%1484] : memref<?xf32>
        }
      }
      %1488 = arith.muli %0, %c17 : index
      %1489 = arith.addi %1488, %19 : index
      %1490 = arith.addi %1489, %c8 : index
      %1491 = arith.muli %1397, %outputFeatures : index
      %1492 = arith.muli %1490, %c18 : index
      %1493 = arith.addi %1491, %1492 : index
      %1494 = wave.lane
      %1495 = arith.remui %1494, %c18 : index
      %1496 = arith.addi %1493, %1495 : index
      %1497 = arith.cmpi slt, %1490, %panels : index
      scf.if %1497 {
        scf.if %21 {
          %1498 = memref.load %residual[%1496] : memref<?xf32>
          %1499 = arith.addf %1498, %1448 : f32
          memref.store %1499, %out[%1496] : memref<?xf32>
        } else {
          memref.store %1448, %out[%1496] : memref<?xf32>
        }
      }
      %1500 = arith.muli %0, %c17 : index
      %1501 = arith.addi %1500, %19 : index
      %1502 = arith.addi %1501, %c37 : index
      %1503 = arith.muli %1397, %outputFeatures : index
      %1504 = arith.muli %1502, %c18 : index
      %1505 = arith.addi %1503, %1504 : index
      %1506 = wave.lane
      %1507 = arith.remui %1506, %c18 : index
      %1508 = arith.addi %1505, %1507 : index
      %1509 = arith.cmpi slt, %1502, %panels : index
      scf.if %1509 {
        scf.if %21 {
          %1510 = memref.load %residual[%1508] : memref<?xf32>
          %1511 = arith.addf %1510, %1463 : f32
          memref.store %1511, %out[%1508] : memref<?xf32>
        } else {
          memref.store %1463, %out[%1508] : memref<?xf32>
        }
      }
    }
    %1512 = arith.addi %17, %c12 : index
    %1513 = arith.muli %1512, %c18 : index
    %1514 = arith.addi %6, %1513 : index
    %1515 = arith.addi %1514, %c16 : index
    %1516 = arith.divui %3, %c18 : index
    %1517 = arith.addi %1515, %1516 : index
    %1518 = arith.cmpi slt, %1517, %5 : index
    scf.if %1518 {
      %1519 = arith.cmpi eq, %hasFactors, %c12 : index
      %1520 = arith.muli %1517, %c8 : index
      %1521 = memref.load %factors[%1520] : memref<?xf32>
      %1522 = arith.mulf %1521, %operandScale : f32
      %1523 = arith.select %1519, %1522, %operandScale : f32
      %1524 = vector.extract %188#4[0] : f32 from vector<8xf32>
      %1525 = arith.addi %19, %c16 : index
      %1526 = arith.muli %0, %c17 : index
      %1527 = arith.addi %1526, %1525 : index
      %1528 = arith.subi %panels, %c12 : index
      %1529 = arith.minsi %1527, %1528 : index
      %1530 = arith.muli %1529, %15 : index
      %1531 = arith.remui %3, %c18 : index
      %1532 = arith.muli %1531, %c9 : index
      %1533 = arith.addi %1530, %1532 : index
      %1534 = vector.load %w[%1533] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1535 = vector.bitcast %1534 : vector<4xi8> to vector<1xf32>
      %1536 = vector.extract %1535[0] : f32 from vector<1xf32>
      %1537 = arith.mulf %1536, %1523 : f32
      %1538 = arith.mulf %1524, %1537 : f32
      %1539 = vector.extract %188#5[0] : f32 from vector<8xf32>
      %1540 = arith.addi %19, %c12 : index
      %1541 = arith.muli %0, %c17 : index
      %1542 = arith.addi %1541, %1540 : index
      %1543 = arith.subi %panels, %c12 : index
      %1544 = arith.minsi %1542, %1543 : index
      %1545 = arith.muli %1544, %15 : index
      %1546 = arith.remui %3, %c18 : index
      %1547 = arith.muli %1546, %c9 : index
      %1548 = arith.addi %1545, %1547 : index
      %1549 = vector.load %w[%1548] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1550 = vector.bitcast %1549 : vector<4xi8> to vector<1xf32>
      %1551 = vector.extract %1550[0] : f32 from vector<1xf32>
      %1552 = arith.mulf %1551, %1523 : f32
      %1553 = arith.mulf %1539, %1552 : f32
      %1554 = vector.extract %188#6[0] : f32 from vector<8xf32>
      %1555 = arith.addi %19, %c8 : index
      %1556 = arith.muli %0, %c17 : index
      %1557 = arith.addi %1556, %1555 : index
      %1558 = arith.subi %panels, %c12 : index
      %1559 = arith.minsi %1557, %1558 : index
      %1560 = arith.muli %1559, %15 : index
      %1561 = arith.remui %3, %c18 : index
      %1562 = arith.muli %1561, %c9 : index
      %1563 = arith.addi %1560, %1562 : index
      %1564 = vector.load %w[%1563] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1565 = vector.bitcast %1564 : vector<4xi8> to vector<1xf32>
      %1566 = vector.extract %1565[0] : f32 from vector<1xf32>
      %1567 = arith.mulf %1566, %1523 : f32
      %1568 = arith.mulf %1554, %1567 : f32
      %1569 = vector.extract %188#7[0] : f32 from vector<8xf32>
      %1570 = arith.addi %19, %c37 : index
      %1571 = arith.muli %0, %c17 : index
      %1572 = arith.addi %1571, %1570 : index
      %1573 = arith.subi %panels, %c12 : index
      %1574 = arith.minsi %1572, %1573 : index
      %1575 = arith.muli %1574, %15 : index
      %1576 = arith.remui %3, %c18 : index
      %1577 = arith.muli %1576, %c9 : index
      %1578 = arith.addi %1575, %1577 : index
      %1579 = vector.load %w[%1578] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1580 = vector.bitcast %1579 : vector<4xi8> to vector<1xf32>
      %1581 = vector.extract %1580[0] : f32 from vector<1xf32>
      %1582 = arith.mulf %1581, %1523 : f32
      %1583 = arith.mulf %1569, %1582 : f32
      %1584 = arith.muli %0, %c17 : index
      %1585 = arith.addi %1584, %19 : index
      %1586 = arith.addi %1585, %c16 : index
      %1587 = arith.muli %1517, %outputFeatures : index
      %1588 = arith.muli %1586, %c18 : index
      %1589 = arith.addi %1587, %1588 : index
      %1590 = wave.lane
      %1591 = arith.remui %1590, %c18 : index
      %1592 = arith.addi %1589, %1591 : index
      %1593 = arith.cmpi slt, %1586, %panels : index
      scf.if %1593 {
        scf.if %21 {
          %1594 = memref.load %residual[%1592] : memref<?xf32>
          %1595 = arith.addf %1594, %1538 : f32
          memref.store %1595, %out[%1592] : memref<?xf32>
        } else {
          memref.store %1538, %out[%1592] : memref<?xf32>
        }
      }
      %1596 = arith.muli %0, %c17 : index
      %1597 = arith.addi %1596, %19 : index
      %1598 = arith.addi %1597, %c12 : index
      %1599 = arith.muli %1517, %outputFeatures : index
      %1600 = arith.muli %1598, %c18 : index
      %1601 = arith.addi %1599, %1600 : index
      %1602 = wave.lane
      %1603 = arith.remui %1602, %c18 : index
      %1604 = arith.addi %1601, %1603 : index
      %1605 = arith.cmpi slt, %1598, %panels : index
      scf.if %1605 {
        scf.if %21 {
          %1606 = memref.load %residual[%1604] : memref<?xf32>
          %1607 = arith.addf %1606, %1553 : f32
          memref.store %1607, %out[%1604] : memref<?xf32>
        } else {
          memref.store %1553, %out[%1604] : memref<?xf32>
        }
      }
      %1608 = arith.muli %0, %c17 : index
      %1609 = arith.addi %1608, %19 : index
      %1610 = arith.addi %1609, %c8 : index
      %1611 = arith.muli %1517, %outputFeatures : index
      %1612 = arith.muli %1610, %c18 : index
      %1613 = arith.addi %1611, %1612 : index
      %1614 = wave.lane
      %1615 = arith.remui %1614, %c18 : index
      %1616 = arith.addi %1613, %1615 : index
      %1617 = arith.cmpi slt, %1610, %panels : index
      scf.if %1617 {
        scf.if %21 {
          %1618 = memref.load %residual[%1616] : memref<?xf32>
          %1619 = arith.addf %1618, %1568 : f32
          memref.store %1619, %out[%1616] : memref<?xf32>
        } else {
          memref.store %1568, %out[%1616] : memref<?xf32>
        }
      }
      %1620 = arith.muli %0, %c17 : index
      %1621 = arith.addi %1620, %19 : index
      %1622 = arith.addi %1621, %c37 : index
      %1623 = arith.muli %1517, %outputFeatures : index
      %1624 = arith.muli %1622, %c18 : index
      %1625 = arith.addi %1623, %1624 : index
      %1626 = wave.lane
      %1627 = arith.remui %1626, %c18 : index
      %1628 = arith.addi %1625, %1627 : index
      %1629 = arith.cmpi slt, %1622, %panels : index
      scf.if %1629 {
        scf.if %21 {
          %1630 = memref.load %residual[%1628] : memref<?xf32>
          %1631 = arith.addf %1630, %1583 : f32
          memref.store %1631, %out[%1628] : memref<?xf32>
        } else {
          memref.store %1583, %out[%1628] : memref<?xf32>
        }
      }
    }
    %1632 = arith.addi %17, %c12 : index
    %1633 = arith.muli %1632, %c18 : index
    %1634 = arith.addi %6, %1633 : index
    %1635 = arith.addi %1634, %c8 : index
    %1636 = arith.divui %3, %c18 : index
    %1637 = arith.addi %1635, %1636 : index
    %1638 = arith.cmpi slt, %1637, %5 : index
    scf.if %1638 {
      %1639 = arith.cmpi eq, %hasFactors, %c12 : index
      %1640 = arith.muli %1637, %c8 : index
      %1641 = memref.load %factors[%1640] : memref<?xf32>
      %1642 = arith.mulf %1641, %operandScale : f32
      %1643 = arith.select %1639, %1642, %operandScale : f32
      %1644 = vector.extract %188#4[1] : f32 from vector<8xf32>
      %1645 = arith.addi %19, %c16 : index
      %1646 = arith.muli %0, %c17 : index
      %1647 = arith.addi %1646, %1645 : index
      %1648 = arith.subi %panels, %c12 : index
      %1649 = arith.minsi %1647, %1648 : index
      %1650 = arith.muli %1649, %15 : index
      %1651 = arith.remui %3, %c18 : index
      %1652 = arith.muli %1651, %c9 : index
      %1653 = arith.addi %1650, %1652 : index
      %1654 = vector.load %w[%1653] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1655 = vector.bitcast %1654 : vector<4xi8> to vector<1xf32>
      %1656 = vector.extract %1655[0] : f32 from vector<1xf32>
      %1657 = arith.mulf %1656, %1643 : f32
      %1658 = arith.mulf %1644, %1657 : f32
      %1659 = vector.extract %188#5[1] : f32 from vector<8xf32>
      %1660 = arith.addi %19, %c12 : index
      %1661 = arith.muli %0, %c17 : index
      %1662 = arith.addi %1661, %1660 : index
      %1663 = arith.subi %panels, %c12 : index
      %1664 = arith.minsi %1662, %1663 : index
      %1665 = arith.muli %1664, %15 : index
      %1666 = arith.remui %3, %c18 : index
      %1667 = arith.muli %1666, %c9 : index
      %1668 = arith.addi %1665, %1667 : index
      %1669 = vector.load %w[%1668] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1670 = vector.bitcast %1669 : vector<4xi8> to vector<1xf32>
      %1671 = vector.extract %1670[0] : f32 from vector<1xf32>
      %1672 = arith.mulf %1671, %1643 : f32
      %1673 = arith.mulf %1659, %1672 : f32
      %1674 = vector.extract %188#6[1] : f32 from vector<8xf32>
      %1675 = arith.addi %19, %c8 : index
      %1676 = arith.muli %0, %c17 : index
      %1677 = arith.addi %1676, %1675 : index
      %1678 = arith.subi %panels, %c12 : index
      %1679 = arith.minsi %1677, %1678 : index
      %1680 = arith.muli %1679, %15 : index
      %1681 = arith.remui %3, %c18 : index
      %1682 = arith.muli %1681, %c9 : index
      %1683 = arith.addi %1680, %1682 : index
      %1684 = vector.load %w[%1683] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1685 = vector.bitcast %1684 : vector<4xi8> to vector<1xf32>
      %1686 = vector.extract %1685[0] : f32 from vector<1xf32>
      %1687 = arith.mulf %1686, %1643 : f32
      %1688 = arith.mulf %1674, %1687 : f32
      %1689 = vector.extract %188#7[1] : f32 from vector<8xf32>
      %1690 = arith.addi %19, %c37 : index
      %1691 = arith.muli %0, %c17 : index
      %1692 = arith.addi %1691, %1690 : index
      %1693 = arith.subi %panels, %c12 : index
      %1694 = arith.minsi %1692, %1693 : index
      %1695 = arith.muli %1694, %15 : index
      %1696 = arith.remui %3, %c18 : index
      %1697 = arith.muli %1696, %c9 : index
      %1698 = arith.addi %1695, %1697 : index
      %1699 = vector.load %w[%1698] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1700 = vector.bitcast %1699 : vector<4xi8> to vector<1xf32>
      %1701 = vector.extract %1700[0] : f32 from vector<1xf32>
      %1702 = arith.mulf %1701, %1643 : f32
      %1703 = arith.mulf %1689, %1702 : f32
      %1704 = arith.muli %0, %c17 : index
      %1705 = arith.addi %1704, %19 : index
      %1706 = arith.addi %1705, %c16 : index
      %1707 = arith.muli %1637, %outputFeatures : index
      %1708 = arith.muli %1706, %c18 : index
      %1709 = arith.addi %1707, %1708 : index
      %1710 = wave.lane
      %1711 = arith.remui %1710, %c18 : index
      %1712 = arith.addi %1709, %1711 : index
      %1713 = arith.cmpi slt, %1706, %panels : index
      scf.if %1713 {
        scf.if %21 {
          %1714 = memref.load %residual[%1712] : memref<?xf32>
          %1715 = arith.addf %1714, %1658 : f32
          memref.store %1715, %out[%1712] : memref<?xf32>
        } else {
          memref.store %1658, %out[%1712] : memref<?xf32>
        }
      }
      %1716 = arith.muli %0, %c17 : index
      %1717 = arith.addi %1716, %19 : index
      %1718 = arith.addi %1717, %c12 : index
      %1719 = arith.muli %1637, %outputFeatures : index
      %1720 = arith.muli %1718, %c18 : index
      %1721 = arith.addi %1719, %1720 : index
      %1722 = wave.lane
      %1723 = arith.remui %1722, %c18 : index
      %1724 = arith.addi %1721, %1723 : index
      %1725 = arith.cmpi slt, %1718, %panels : index
      scf.if %1725 {
        scf.if %21 {
          %1726 = memref.load %residual[%1724] : memref<?xf32>
          %1727 = arith.addf %1726, %1673 : f32
          memref.store %1727, %out[%1724] : memref<?xf32>
        } else {
          memref.store %1673, %out[%1724] : memref<?xf32>
        }
      }
      %1728 = arith.muli %0, %c17 : index
      %1729 = arith.addi %1728, %19 : index
      %1730 = arith.addi %1729, %c8 : index
      %1731 = arith.muli %1637, %outputFeatures : index
      %1732 = arith.muli %1730, %c18 : index
      %1733 = arith.addi %1731, %1732 : index
      %1734 = wave.lane
      %1735 = arith.remui %1734, %c18 : index
      %1736 = arith.addi %1733, %1735 : index
      %1737 = arith.cmpi slt, %1730, %panels : index
      scf.if %1737 {
        scf.if %21 {
          %1738 = memref.load %residual[%1736] : memref<?xf32>
          %1739 = arith.addf %1738, %1688 : f32
          memref.store %1739, %out[%1736] : memref<?xf32>
        } else {
          memref.store %1688, %out[%1736] : memref<?xf32>
        }
      }
      %1740 = arith.muli %0, %c17 : index
      %1741 = arith.addi %1740, %19 : index
      %1742 = arith.addi %1741, %c37 : index
      %1743 = arith.muli %1637, %outputFeatures : index
      %1744 = arith.muli %1742, %c18 : index
      %1745 = arith.addi %1743, %1744 : index
      %1746 = wave.lane
      %1747 = arith.remui %1746, %c18 : index
      %1748 = arith.addi %1745, %1747 : index
      %1749 = arith.cmpi slt, %1742, %panels : index
      scf.if %1749 {
        scf.if %21 {
          %1750 = memref.load %residual[%1748] : memref<?xf32>
          %1751 = arith.addf %1750, %1703 : f32
          memref.store %1751, %out[%1748] : memref<?xf32>
        } else {
          memref.store %1703, %out[%1748] : memref<?xf32>
        }
      }
    }
    %1752 = arith.addi %17, %c12 : index
    %1753 = arith.muli %1752, %c18 : index
    %1754 = arith.addi %6, %1753 : index
    %1755 = arith.addi %1754, %c9 : index
    %1756 = arith.divui %3, %c18 : index
    %1757 = arith.addi %1755, %1756 : index
    %1758 = arith.cmpi slt, %1757, %5 : index
    scf.if %1758 {
      %1759 = arith.cmpi eq, %hasFactors, %c12 : index
      %1760 = arith.muli %1757, %c8 : index
      %1761 = memref.load %factors[%1760] : memref<?xf32>
      %1762 = arith.mulf %1761, %operandScale : f32
      %1763 = arith.select %1759, %1762, %operandScale : f32
      %1764 = vector.extract %188#4[2] : f32 from vector<8xf32>
      %1765 = arith.addi %19, %c16 : index
      %1766 = arith.muli %0, %c17 : index
      %1767 = arith.addi %1766, %1765 : index
      %1768 = arith.subi %panels, %c12 : index
      %1769 = arith.minsi %1767, %1768 : index
      %1770 = arith.muli %1769, %15 : index
      %1771 = arith.remui %3, %c18 : index
      %1772 = arith.muli %1771, %c9 : index
      %1773 = arith.addi %1770, %1772 : index
      %1774 = vector.load %w[%1773] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1775 = vector.bitcast %1774 : vector<4xi8> to vector<1xf32>
      %1776 = vector.extract %1775[0] : f32 from vector<1xf32>
      %1777 = arith.mulf %1776, %1763 : f32
      %1778 = arith.mulf %1764, %1777 : f32
      %1779 = vector.extract %188#5[2] : f32 from vector<8xf32>
      %1780 = arith.addi %19, %c12 : index
      %1781 = arith.muli %0, %c17 : index
      %1782 = arith.addi %1781, %1780 : index
      %1783 = arith.subi %panels, %c12 : index
      %1784 = arith.minsi %1782, %1783 : index
      %1785 = arith.muli %1784, %15 : index
      %1786 = arith.remui %3, %c18 : index
      %1787 = arith.muli %1786, %c9 : index
      %1788 = arith.addi %1785, %1787 : index
      %1789 = vector.load %w[%1788] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1790 = vector.bitcast %1789 : vector<4xi8> to vector<1xf32>
      %1791 = vector.extract %1790[0] : f32 from vector<1xf32>
      %1792 = arith.mulf %1791, %1763 : f32
      %1793 = arith.mulf %1779, %1792 : f32
      %1794 = vector.extract %188#6[2] : f32 from vector<8xf32>
      %1795 = arith.addi %19, %c8 : index
      %1796 = arith.muli %0, %c17 : index
      %1797 = arith.addi %1796, %1795 : index
      %1798 = arith.subi %panels, %c12 : index
      %1799 = arith.minsi %1797, %1798 : index
      %1800 = arith.muli %1799, %15 : index
      %1801 = arith.remui %3, %c18 : index
      %1802 = arith.muli %1801, %c9 : index
      %1803 = arith.addi %1800, %1802 : index
      %1804 = vector.load %w[%1803] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1805 = vector.bitcast %1804 : vector<4xi8> to vector<1xf32>
      %1806 = vector.extract %1805[0] : f32 from vector<1xf32>
      %1807 = arith.mulf %1806, %1763 : f32
      %1808 = arith.mulf %1794, %1807 : f32
      %1809 = vector.extract %188#7[2] : f32 from vector<8xf32>
      %1810 = arith.addi %19, %c37 : index
      %1811 = arith.muli %0, %c17 : index
      %1812 = arith.addi %1811, %1810 : index
      %1813 = arith.subi %panels, %c12 : index
      %1814 = arith.minsi %1812, %1813 : index
      %1815 = arith.muli %1814, %15 : index
      %1816 = arith.remui %3, %c18 : index
      %1817 = arith.muli %1816, %c9 : index
      %1818 = arith.addi %1815, %1817 : index
      %1819 = vector.load %w[%1818] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1820 = vector.bitcast %1819 : vector<4xi8> to vector<1xf32>
      %1821 = vector.extract %1820[0] : f32 from vector<1xf32>
      %1822 = arith.mulf %1821, %1763 : f32
      %1823 = arith.mulf %1809, %1822 : f32
      %1824 = arith.muli %0, %c17 : index
      %1825 = arith.addi %1824, %19 : index
      %1826 = arith.addi %1825, %c16 : index
      %1827 = arith.muli %1757, %outputFeatures : index
      %1828 = arith.muli %1826, %c18 : index
      %1829 = arith.addi %1827, %1828 : index
      %1830 = wave.lane
      %1831 = arith.remui %1830, %c18 : index
      %1832 = arith.addi %1829, %1831 : index
      %1833 = arith.cmpi slt, %1826, %panels : index
      scf.if %1833 {
        scf.if %21 {
          %1834 = memref.load %residual[%1832] : memref<?xf32>
          %1835 = arith.addf %1834, %1778 : f32
          memref.store %1835, %out[%1832] : memref<?xf32>
        } else {
          memref.store %1778, %out[%1832] : memref<?xf32>
        }
      }
      %1836 = arith.muli %0, %c17 : index
      %1837 = arith.addi %1836, %19 : index
      %1838 = arith.addi %1837, %c12 : index
      %1839 = arith.muli %1757, %outputFeatures : index
      %1840 = arith.muli %1838, %c18 : index
      %1841 = arith.addi %1839, %1840 : index
      %1842 = wave.lane
      %1843 = arith.remui %1842, %c18 : index
      %1844 = arith.addi %1841, %1843 : index
      %1845 = arith.cmpi slt, %1838, %panels : index
      scf.if %1845 {
        scf.if %21 {
          %1846 = memref.load %residual[%1844] : memref<?xf32>
          %1847 = arith.addf %1846, %1793 : f32
          memref.store %1847, %out[%1844] : memref<?xf32>
        } else {
          memref.store %1793, %out[%1844] : memref<?xf32>
        }
      }
      %1848 = arith.muli %0, %c17 : index
      %1849 = arith.addi %1848, %19 : index
      %1850 = arith.addi %1849, %c8 : index
      %1851 = arith.muli %1757, %outputFeatures : index
      %1852 = arith.muli %1850, %c18 : index
      %1853 = arith.addi %1851, %1852 : index
      %1854 = wave.lane
      %1855 = arith.remui %1854, %c18 : index
      %1856 = arith.addi %1853, %1855 : index
      %1857 = arith.cmpi slt, %1850, %panels : index
      scf.if %1857 {
        scf.if %21 {
          %1858 = memref.load %residual[%1856] : memref<?xf32>
          %1859 = arith.addf %1858, %1808 : f32
          memref.store %1859, %out[%1856] : memref<?xf32>
        } else {
          memref.store %1808, %out[%1856] : memref<?xf32>
        }
      }
      %1860 = arith.muli %0, %c17 : index
      %1861 = arith.addi %1860, %19 : index
      %1862 = arith.addi %1861, %c37 : index
      %1863 = arith.muli %1757, %outputFeatures : index
      %1864 = arith.muli %1862, %c18 : index
      %1865 = arith.addi %1863, %1864 : index
      %1866 = wave.lane
      %1867 = arith.remui %1866, %c18 : index
      %1868 = arith.addi %1865, %1867 : index
      %1869 = arith.cmpi slt, %1862, %panels : index
      scf.if %1869 {
        scf.if %21 {
          %1870 = memref.load %residual[%1868] : memref<?xf32>
          %1871 = arith.addf %1870, %1823 : f32
          memref.store %1871, %out[%1868] : memref<?xf32>
        } else {
          memref.store %1823, %out[%1868] : memref<?xf32>
        }
      }
    }
    %1872 = arith.addi %17, %c12 : index
    %1873 = arith.muli %1872, %c18 : index
    %1874 = arith.addi %6, %1873 : index
    %1875 = arith.addi %1874, %c38 : index
    %1876 = arith.divui %3, %c18 : index
    %1877 = arith.addi %1875, %1876 : index
    %1878 = arith.cmpi slt, %1877, %5 : index
    scf.if %1878 {
      %1879 = arith.cmpi eq, %hasFactors, %c12 : index
      %1880 = arith.muli %1877, %c8 : index
      %1881 = memref.load %factors[%1880] : memref<?xf32>
      %1882 = arith.mulf %1881, %operandScale : f32
      %1883 = arith.select %1879, %1882, %operandScale : f32
      %1884 = vector.extract %188#4[3] : f32 from vector<8xf32>
      %1885 = arith.addi %19, %c16 : index
      %1886 = arith.muli %0, %c17 : index
      %1887 = arith.addi %1886, %1885 : index
      %1888 = arith.subi %panels, %c12 : index
      %1889 = arith.minsi %1887, %1888 : index
      %1890 = arith.muli %1889, %15 : index
      %1891 = arith.remui %3, %c18 : index
      %1892 = arith.muli %1891, %c9 : index
      %1893 = arith.addi %1890, %1892 : index
      %1894 = vector.load %w[%1893] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1895 = vector.bitcast %1894 : vector<4xi8> to vector<1xf32>
      %1896 = vector.extract %1895[0] : f32 from vector<1xf32>
      %1897 = arith.mulf %1896, %1883 : f32
      %1898 = arith.mulf %1884, %1897 : f32
      %1899 = vector.extract %188#5[3] : f32 from vector<8xf32>
      %1900 = arith.addi %19, %c12 : index
      %1901 = arith.muli %0, %c17 : index
      %1902 = arith.addi %1901, %1900 : index
      %1903 = arith.subi %panels, %c12 : index
      %1904 = arith.minsi %1902, %1903 : index
      %1905 = arith.muli %1904, %15 : index
      %1906 = arith.remui %3, %c18 : index
      %1907 = arith.muli %1906, %c9 : index
      %1908 = arith.addi %1905, %1907 : index
      %1909 = vector.load %w[%1908] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1910 = vector.bitcast %1909 : vector<4xi8> to vector<1xf32>
      %1911 = vector.extract %1910[0] : f32 from vector<1xf32>
      %1912 = arith.mulf %1911, %1883 : f32
      %1913 = arith.mulf %1899, %1912 : f32
      %1914 = vector.extract %188#6[3] : f32 from vector<8xf32>
      %1915 = arith.addi %19, %c8 : index
      %1916 = arith.muli %0, %c17 : index
      %1917 = arith.addi %1916, %1915 : index
      %1918 = arith.subi %panels, %c12 : index
      %1919 = arith.minsi %1917, %1918 : index
      %1920 = arith.muli %1919, %15 : index
      %1921 = arith.remui %3, %c18 : index
      %1922 = arith.muli %1921, %c9 : index
      %1923 = arith.addi %1920, %1922 : index
      %1924 = vector.load %w[%1923] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1925 = vector.bitcast %1924 : vector<4xi8> to vector<1xf32>
      %1926 = vector.extract %1925[0] : f32 from vector<1xf32>
      %1927 = arith.mulf %1926, %1883 : f32
      %1928 = arith.mulf %1914, %1927 : f32
      %1929 = vector.extract %188#7[3] : f32 from vector<8xf32>
      %1930 = arith.addi %19, %c37 : index
      %1931 = arith.muli %0, %c17 : index
      %1932 = arith.addi %1931, %1930 : index
      %1933 = arith.subi %panels, %c12 : index
      %1934 = arith.minsi %1932, %1933 : index
      %1935 = arith.muli %1934, %15 : index
      %1936 = arith.remui %3, %c18 : index
      %1937 = arith.muli %1936, %c9 : index
      %1938 = arith.addi %1935, %1937 : index
      %1939 = vector.load %w[%1938] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1940 = vector.bitcast %1939 : vector<4xi8> to vector<1xf32>
      %1941 = vector.extract %1940[0] : f32 from vector<1xf32>
      %1942 = arith.mulf %1941, %1883 : f32
      %1943 = arith.mulf %1929, %1942 : f32
      %1944 = arith.muli %0, %c17 : index
      %1945 = arith.addi %1944, %19 : index
      %1946 = arith.addi %1945, %c16 : index
      %1947 = arith.muli %1877, %outputFeatures : index
      %1948 = arith.muli %1946, %c18 : index
      %1949 = arith.addi %1947, %1948 : index
      %1950 = wave.lane
      %1951 = arith.remui %1950, %c18 : index
      %1952 = arith.addi %1949, %1951 : index
      %1953 = arith.cmpi slt, %1946, %panels : index
      scf.if %1953 {
        scf.if %21 {
          %1954 = memref.load %residual[%1952] : memref<?xf32>
          %1955 = arith.addf %1954, %1898 : f32
          memref.store %1955, %out[%1952] : memref<?xf32>
        } else {
          memref.store %1898, %out[%1952] : memref<?xf32>
        }
      }
      %1956 = arith.muli %0, %c17 : index
      %1957 = arith.addi %1956, %19 : index
      %1958 = arith.addi %1957, %c12 : index
      %1959 = arith.muli %1877, %outputFeatures : index
      %1960 = arith.muli %1958, %c18 : index
      %1961 = arith.addi %1959, %1960 : index
      %1962 = wave.lane
      %1963 = arith.remui %1962, %c18 : index
      %1964 = arith.addi %1961, %1963 : index
      %1965 = arith.cmpi slt, %1958, %panels : index
      scf.if %1965 {
        scf.if %21 {
          %1966 = memref.load %residual[%1964] : memref<?xf32>
          %1967 = arith.addf %1966, %1913 : f32
          memref.store %1967, %out[%1964] : memref<?xf32>
        } else {
          memref.store %1913, %out[%1964] : memref<?xf32>
        }
      }
      %1968 = arith.muli %0, %c17 : index
      %1969 = arith.addi %1968, %19 : index
      %1970 = arith.addi %1969, %c8 : index
      %1971 = arith.muli %1877, %outputFeatures : index
      %1972 = arith.muli %1970, %c18 : index
      %1973 = arith.addi %1971, %1972 : index
      %1974 = wave.lane
      %1975 = arith.remui %1974, %c18 : index
      %1976 = arith.addi %1973, %1975 : index
      %1977 = arith.cmpi slt, %1970, %panels : index
      scf.if %1977 {
        scf.if %21 {
          %1978 = memref.load %residual[%1976] : memref<?xf32>
          %1979 = arith.addf %1978, %1928 : f32
          memref.store %1979, %out[%1976] : memref<?xf32>
        } else {
          memref.store %1928, %out[%1976] : memref<?xf32>
        }
      }
      %1980 = arith.muli %0, %c17 : index
      %1981 = arith.addi %1980, %19 : index
      %1982 = arith.addi %1981, %c37 : index
      %1983 = arith.muli %1877, %outputFeatures : index
      %1984 = arith.muli %1982, %c18 : index
      %1985 = arith.addi %1983, %1984 : index
      %1986 = wave.lane
      %1987 = arith.remui %1986, %c18 : index
      %1988 = arith.addi %1985, %1987 : index
      %1989 = arith.cmpi slt, %1982, %panels : index
      scf.if %1989 {
        scf.if %21 {
          %1990 = memref.load %residual[%1988] : memref<?xf32>
          %1991 = arith.addf %1990, %1943 : f32
          memref.store %1991, %out[%1988] : memref<?xf32>
        } else {
          memref.store %1943, %out[%1988] : memref<?xf32>
        }
      }
    }
    %1992 = arith.addi %17, %c12 : index
    %1993 = arith.muli %1992, %c18 : index
    %1994 = arith.addi %6, %1993 : index
    %1995 = arith.addi %1994, %c17 : index
    %1996 = arith.divui %3, %c18 : index
    %1997 = arith.addi %1995, %1996 : index
    %1998 = arith.cmpi slt, %1997, %5 : index
    scf.if %1998 {
      %1999 = arith.cmpi eq, %hasFactors, %c12 : index
      %2000 = arith.muli %1997, %c8 : index
      %2001 = memref.load %factors[%2000] : memref<?xf32>
      %2002 = arith.mulf %2001, %operandScale : f32
      %2003 = arith.select %1999, %2002, %operandScale : f32
      %2004 = vector.extract %188#4[4] : f32 from vector<8xf32>
      %2005 = arith.addi %19, %c16 : index
      %2006 = arith.muli %0, %c17 : index
      %2007 = arith.addi %2006, %2005 : index
      %2008 = arith.subi %panels, %c12 : index
      %2009 = arith.minsi %2007, %2008 : index
      %2010 = arith.muli %2009, %15 : index
      %2011 = arith.remui %3, %c18 : index
      %2012 = arith.muli %2011, %c9 : index
      %2013 = arith.addi %2010, %2012 : index
      %2014 = vector.load %w[%2013] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2015 = vector.bitcast %2014 : vector<4xi8> to vector<1xf32>
      %2016 = vector.extract %2015[0] : f32 from vector<1xf32>
      %2017 = arith.mulf %2016, %2003 : f32
      %2018 = arith.mulf %2004, %2017 : f32
      %2019 = vector.extract %188#5[4] : f32 from vector<8xf32>
      %2020 = arith.addi %19, %c12 : index
      %2021 = arith.muli %0, %c17 : index
      %2022 = arith.addi %2021, %2020 : index
      %2023 = arith.subi %panels, %c12 : index
      %2024 = arith.minsi %2022, %2023 : index
      %2025 = arith.muli %2024, %15 : index
      %2026 = arith.remui %3, %c18 : index
      %2027 = arith.muli %2026, %c9 : index
      %2028 = arith.addi %2025, %2027 : index
      %2029 = vector.load %w[%2028] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2030 = vector.bitcast %2029 : vector<4xi8> to vector<1xf32>
      %2031 = vector.extract %2030[0] : f32 from vector<1xf32>
      %2032 = arith.mulf %2031, %2003 : f32
      %2033 = arith.mulf %2019, %2032 : f32
      %2034 = vector.extract %188#6[4] : f32 from vector<8xf32>
      %2035 = arith.addi %19, %c8 : index
      %2036 = arith.muli %0, %c17 : index
      %2037 = arith.addi %2036, %2035 : index
      %2038 = arith.subi %panels, %c12 : index
      %2039 = arith.minsi %2037, %2038 : index
      %2040 = arith.muli %2039, %15 : index
      %2041 = arith.remui %3, %c18 : index
      %2042 = arith.muli %2041, %c9 : index
      %2043 = arith.addi %2040, %2042 : index
      %2044 = vector.load %w[%2043] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2045 = vector.bitcast %2044 : vector<4xi8> to vector<1xf32>
      %2046 = vector.extract %2045[0] : f32 from vector<1xf32>
      %2047 = arith.mulf %2046, %2003 : f32
      %2048 = arith.mulf %2034, %2047 : f32
      %2049 = vector.extract %188#7[4] : f32 from vector<8xf32>
      %2050 = arith.addi %19, %c37 : index
      %2051 = arith.muli %0, %c17 : index
      %2052 = arith.addi %2051, %2050 : index
      %2053 = arith.subi %panels, %c12 : index
      %2054 = arith.minsi %2052, %2053 : index
      %2055 = arith.muli %2054, %15 : index
      %2056 = arith.remui %3, %c18 : index
      %2057 = arith.muli %2056, %c9 : index
      %2058 = arith.addi %2055, %2057 : index
      %2059 = vector.load %w[%2058] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2060 = vector.bitcast %2059 : vector<4xi8> to vector<1xf32>
      %2061 = vector.extract %2060[0] : f32 from vector<1xf32>
      %2062 = arith.mulf %2061, %2003 : f32
      %2063 = arith.mulf %2049, %2062 : f32
      %2064 = arith.muli %0, %c17 : index
      %2065 = arith.addi %2064, %19 : index
      %2066 = arith.addi %2065, %c16 : index
      %2067 = arith.muli %1997, %outputFeatures : index
      %2068 = arith.muli %2066, %c18 : index
      %2069 = arith.addi %2067, %2068 : index
      %2070 = wave.lane
      %2071 = arith.remui %2070, %c18 : index
      %2072 = arith.addi %2069, %2071 : index
      %2073 = arith.cmpi slt, %2066, %panels : index
      scf.if %2073 {
        scf.if %21 {
          %2074 = memref.load %residual[%2072] : memref<?xf32>
          %2075 = arith.addf %2074, %2018 : f32
          memref.store %2075, %out[%2072] : memref<?xf32>
        } else {
          memref.store %2018, %out[%2072] : memref<?xf32>
        }
      }
      %2076 = arith.muli %0, %c17 : index
      %2077 = arith.addi %2076, %19 : index
      %2078 = arith.addi %2077, %c12 : index
      %2079 = arith.muli %1997, %outputFeatures : index
      %2080 = arith.muli %2078, %c18 : index
      %2081 = arith.addi %2079, %2080 : index
      %2082 = wave.lane
      %2083 = arith.remui %2082, %c18 : index
      %2084 = arith.addi %2081, %2083 : index
      %2085 = arith.cmpi slt, %2078, %panels : index
      scf.if %2085 {
        scf.if %21 {
          %2086 = memref.load %residual[%2084] : memref<?xf32>
          %2087 = arith.addf %2086, %2033 : f32
          memref.store %2087, %out[%2084] : memref<?xf32>
        } else {
          memref.store %2033, %out[%2084] : memref<?xf32>
        }
      }
      %2088 = arith.muli %0, %c17 : index
      %2089 = arith.addi %2088, %19 : index
      %2090 = arith.addi %2089, %c8 : index
      %2091 = arith.muli %1997, %outputFeatures : index
      %2092 = arith.muli %2090, %c18 : index
      %2093 = arith.addi %2091, %2092 : index
      %2094 = wave.lane
      %2095 = arith.remui %2094, %c18 : index
      %2096 = arith.addi %2093, %2095 : index
      %2097 = arith.cmpi slt, %2090, %panels : index
      scf.if %2097 {
        scf.if %21 {
          %2098 = memref.load %residual[%2096] : memref<?xf32>
          %2099 = arith.addf %2098, %2048 : f32
          memref.store %2099, %out[%2096] : memref<?xf32>
        } else {
          memref.store %2048, %out[%2096] : memref<?xf32>
        }
      }
      %2100 = arith.muli %0, %c17 : index
      %2101 = arith.addi %2100, %19 : index
      %2102 = arith.addi %2101, %c37 : index
      %2103 = arith.muli %1997, %outputFeatures : index
      %2104 = arith.muli %2102, %c18 : index
      %2105 = arith.addi %2103, %2104 : index
      %2106 = wave.lane
      %2107 = arith.remui %2106, %c18 : index
      %2108 = arith.addi %2105, %2107 : index
      %2109 = arith.cmpi slt, %2102, %panels : index
      scf.if %2109 {
        scf.if %21 {
          %2110 = memref.load %residual[%2108] : memref<?xf32>
          %2111 = arith.addf %2110, %2063 : f32
          memref.store %2111, %out[%2108] : memref<?xf32>
        } else {
          memref.store %2063, %out[%2108] : memref<?xf32>
        }
      }
    }
    %2112 = arith.addi %17, %c12 : index
    %2113 = arith.muli %2112, %c18 : index
    %2114 = arith.addi %6, %2113 : index
    %2115 = arith.addi %2114, %c4 : index
    %2116 = arith.divui %3, %c18 : index
    %2117 = arith.addi %2115, %2116 : index
    %2118 = arith.cmpi slt, %2117, %5 : index
    scf.if %2118 {
      %2119 = arith.cmpi eq, %hasFactors, %c12 : index
      %2120 = arith.muli %2117, %c8 : index
      %2121 = memref.load %factors[%2120] : memref<?xf32>
      %2122 = arith.mulf %2121, %operandScale : f32
      %2123 = arith.select %2119, %2122, %operandScale : f32
      %2124 = vector.extract %188#4[5] : f32 from vector<8xf32>
      %2125 = arith.addi %19, %c16 : index
      %2126 = arith.muli %0, %c17 : index
      %2127 = arith.addi %2126, %2125 : index
      %2128 = arith.subi %panels, %c12 : index
      %2129 = arith.minsi %2127, %2128 : index
      %2130 = arith.muli %2129, %15 : index
      %2131 = arith.remui %3, %c18 : index
      %2132 = arith.muli %2131, %c9 : index
      %2133 = arith.addi %2130, %2132 : index
      %2134 = vector.load %w[%2133] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2135 = vector.bitcast %2134 : vector<4xi8> to vector<1xf32>
      %2136 = vector.extract %2135[0] : f32 from vector<1xf32>
      %2137 = arith.mulf %2136, %2123 : f32
      %2138 = arith.mulf %2124, %2137 : f32
      %2139 = vector.extract %188#5[5] : f32 from vector<8xf32>
      %2140 = arith.addi %19, %c12 : index
      %2141 = arith.muli %0, %c17 : index
      %2142 = arith.addi %2141, %2140 : index
      %2143 = arith.subi %panels, %c12 : index
      %2144 = arith.minsi %2142, %2143 : index
      %2145 = arith.muli %2144, %15 : index
      %2146 = arith.remui %3, %c18 : index
      %2147 = arith.muli %2146, %c9 : index
      %2148 = arith.addi %2145, %2147 : index
      %2149 = vector.load %w[%2148] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2150 = vector.bitcast %2149 : vector<4xi8> to vector<1xf32>
      %2151 = vector.extract %2150[0] : f32 from vector<1xf32>
      %2152 = arith.mulf %2151, %2123 : f32
      %2153 = arith.mulf %2139, %2152 : f32
      %2154 = vector.extract %188#6[5] : f32 from vector<8xf32>
      %2155 = arith.addi %19, %c8 : index
      %2156 = arith.muli %0, %c17 : index
      %2157 = arith.addi %2156, %2155 : index
      %2158 = arith.subi %panels, %c12 : index
      %2159 = arith.minsi %2157, %2158 : index
      %2160 = arith.muli %2159, %15 : index
      %2161 = arith.remui %3, %c18 : index
      %2162 = arith.muli %2161, %c9 : index
      %2163 = arith.addi %2160, %2162 : index
      %2164 = vector.load %w[%2163] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2165 = vector.bitcast %2164 : vector<4xi8> to vector<1xf32>
      %2166 = vector.extract %2165[0] : f32 from vector<1xf32>
      %2167 = arith.mulf %2166, %2123 : f32
      %2168 = arith.mulf %2154, %2167 : f32
      %2169 = vector.extract %188#7[5] : f32 from vector<8xf32>
      %2170 = arith.addi %19, %c37 : index
      %2171 = arith.muli %0, %c17 : index
      %2172 = arith.addi %2171, %2170 : index
      %2173 = arith.subi %panels, %c12 : index
      %2174 = arith.minsi %2172, %2173 : index
      %2175 = arith.muli %2174, %15 : index
      %2176 = arith.remui %3, %c18 : index
      %2177 = arith.muli %2176, %c9 : index
      %2178 = arith.addi %2175, %2177 : index
      %2179 = vector.load %w[%2178] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2180 = vector.bitcast %2179 : vector<4xi8> to vector<1xf32>
      %2181 = vector.extract %2180[0] : f32 from vector<1xf32>
      %2182 = arith.mulf %2181, %2123 : f32
      %2183 = arith.mulf %2169, %2182 : f32
      %2184 = arith.muli %0, %c17 : index
      %2185 = arith.addi %2184, %19 : index
      %2186 = arith.addi %2185, %c16 : index
      %2187 = arith.muli %2117, %outputFeatures : index
      %2188 = arith.muli %2186, %c18 : index
      %2189 = arith.addi %2187, %2188 : index
      %2190 = wave.lane
      %2191 = arith.remui %2190, %c18 : index
      %2192 = arith.addi %2189, %2191 : index
      %2193 = arith.cmpi slt, %2186, %panels : index
      scf.if %2193 {
        scf.if %21 {
          %2194 = memref.load %residual[%2192] : memref<?xf32>
          %2195 = arith.addf %2194, %2138 : f32
          memref.store %2195, %out[%2192] : memref<?xf32>
        } else {
          memref.store %2138, %out[%2192] : memref<?xf32>
        }
      }
      %2196 = arith.muli %0, %c17 : index
      %2197 = arith.addi %2196, %19 : index
      %2198 = arith.addi %2197, %c12 : index
      %2199 = arith.muli %2117, %outputFeatures : index
      %2200 = arith.muli %2198, %c18 : index
      %2201 = arith.addi %2199, %2200 : index
      %2202 = wave.lane
      %2203 = arith.remui %2202, %c18 : index
      %2204 = arith.addi %2201, %2203 : index
      %2205 = arith.cmpi slt, %2198, %panels : index
      scf.if %2205 {
        scf.if %21 {
          %2206 = memref.load %residual[%2204] : memref<?xf32>
          %2207 = arith.addf %2206, %2153 : f32
          memref.store %2207, %out[%2204] : memref<?xf32>
        } else {
          memref.store %2153, %out[%2204] : memref<?xf32>
        }
      }
      %2208 = arith.muli %0, %c17 : index
      %2209 = arith.addi %2208, %19 : index
      %2210 = arith.addi %2209, %c8 : index
      %2211 = arith.muli %2117, %outputFeatures : index
      %2212 = arith.muli %2210, %c18 : index
      %2213 = arith.addi %2211, %2212 : index
      %2214 = wave.lane
      %2215 = arith.remui %2214, %c18 : index
      %2216 = arith.addi %2213, %2215 : index
      %2217 = arith.cmpi slt, %2210, %panels : index
      scf.if %2217 {
        scf.if %21 {
          %2218 = memref.load %residual[%2216] : memref<?xf32>
          %2219 = arith.addf %2218, %2168 : f32
          memref.store %2219, %out[%2216] : memref<?xf32>
        } else {
          memref.store %2168, %out[%2216] : memref<?xf32>
        }
      }
      %2220 = arith.muli %0, %c17 : index
      %2221 = arith.addi %2220, %19 : index
      %2222 = arith.addi %2221, %c37 : index
      %2223 = arith.muli %2117, %outputFeatures : index
      %2224 = arith.muli %2222, %c18 : index
      %2225 = arith.addi %2223, %2224 : index
      %2226 = wave.lane
      %2227 = arith.remui %2226, %c18 : index
      %2228 = arith.addi %2225, %2227 : index
      %2229 = arith.cmpi slt, %2222, %panels : index
      scf.if %2229 {
        scf.if %21 {
          %2230 = memref.load %residual[%2228] : memref<?xf32>
          %2231 = arith.addf %2230, %2183 : f32
          memref.store %2231, %out[%2228] : memref<?xf32>
        } else {
          memref.store %2183, %out[%2228] : memref<?xf32>
        }
      }
    }
    %2232 = arith.addi %17, %c12 : index
    %2233 = arith.muli %2232, %c18 : index
    %2234 = arith.addi %6, %2233 : index
    %2235 = arith.addi %2234, %c39 : index
    %2236 = arith.divui %3, %c18 : index
    %2237 = arith.addi %2235, %2236 : index
    %2238 = arith.cmpi slt, %2237, %5 : index
    scf.if %2238 {
      %2239 = arith.cmpi eq, %hasFactors, %c12 : index
      %2240 = arith.muli %2237, %c8 : index
      %2241 = memref.load %factors[%2240] : memref<?xf32>
      %2242 = arith.mulf %2241, %operandScale : f32
      %2243 = arith.select %2239, %2242, %operandScale : f32
      %2244 = vector.extract %188#4[6] : f32 from vector<8xf32>
      %2245 = arith.addi %19, %c16 : index
      %2246 = arith.muli %0, %c17 : index
      %2247 = arith.addi %2246, %2245 : index
      %2248 = arith.subi %panels, %c12 : index
      %2249 = arith.minsi %2247, %2248 : index
      %2250 = arith.muli %2249, %15 : index
      %2251 = arith.remui %3, %c18 : index
      %2252 = arith.muli %2251, %c9 : index
      %2253 = arith.addi %2250, %2252 : index
      %2254 = vector.load %w[%2253] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2255 = vector.bitcast %2254 : vector<4xi8> to vector<1xf32>
      %2256 = vector.extract %2255[0] : f32 from vector<1xf32>
      %2257 = arith.mulf %2256, %2243 : f32
      %2258 = arith.mulf %2244, %2257 : f32
      %2259 = vector.extract %188#5[6] : f32 from vector<8xf32>
      %2260 = arith.addi %19, %c12 : index
      %2261 = arith.muli %0, %c17 : index
      %2262 = arith.addi %2261, %2260 : index
      %2263 = arith.subi %panels, %c12 : index
      %2264 = arith.minsi %2262, %2263 : index
      %2265 = arith.muli %2264, %15 : index
      %2266 = arith.remui %3, %c18 : index
      %2267 = arith.muli %2266, %c9 : index
      %2268 = arith.addi %2265, %2267 : index
      %2269 = vector.load %w[%2268] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2270 = vector.bitcast %2269 : vector<4xi8> to vector<1xf32>
      %2271 = vector.extract %2270[0] : f32 from vector<1xf32>
      %2272 = arith.mulf %2271, %2243 : f32
      %2273 = arith.mulf %2259, %2272 : f32
      %2274 = vector.extract %188#6[6] : f32 from vector<8xf32>
      %2275 = arith.addi %19, %c8 : index
      %2276 = arith.muli %0, %c17 : index
      %2277 = arith.addi %2276, %2275 : index
      %2278 = arith.subi %panels, %c12 : index
      %2279 = arith.minsi %2277, %2278 : index
      %2280 = arith.muli %2279, %15 : index
      %2281 = arith.remui %3, %c18 : index
      %2282 = arith.muli %2281, %c9 : index
      %2283 = arith.addi %2280, %2282 : index
      %2284 = vector.load %w[%2283] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2285 = vector.bitcast %2284 : vector<4xi8> to vector<1xf32>
      %2286 = vector.extract %2285[0] : f32 from vector<1xf32>
      %2287 = arith.mulf %2286, %2243 : f32
      %2288 = arith.mulf %2274, %2287 : f32
      %2289 = vector.extract %188#7[6] : f32 from vector<8xf32>
      %2290 = arith.addi %19, %c37 : index
      %2291 = arith.muli %0, %c17 : index
      %2292 = arith.addi %2291, %2290 : index
      %2293 = arith.subi %panels, %c12 : index
      %2294 = arith.minsi %2292, %2293 : index
      %2295 = arith.muli %2294, %15 : index
      %2296 = arith.remui %3, %c18 : index
      %2297 = arith.muli %2296, %c9 : index
      %2298 = arith.addi %2295, %2297 : index
      %2299 = vector.load %w[%2298] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2300 = vector.bitcast %2299 : vector<4xi8> to vector<1xf32>
      %2301 = vector.extract %2300[0] : f32 from vector<1xf32>
      %2302 = arith.mulf %2301, %2243 : f32
      %2303 = arith.mulf %2289, %2302 : f32
      %2304 = arith.muli %0, %c17 : index
      %2305 = arith.addi %2304, %19 : index
      %2306 = arith.addi %2305, %c16 : index
      %2307 = arith.muli %2237, %outputFeatures : index
      %2308 = arith.muli %2306, %c18 : index
      %2309 = arith.addi %2307, %2308 : index
      %2310 = wave.lane
      %2311 = arith.remui %2310, %c18 : index
      %2312 = arith.addi %2309, %2311 : index
      %2313 = arith.cmpi slt, %2306, %panels : index
      scf.if %2313 {
        scf.if %21 {
          %2314 = memref.load %residual[%2312] : memref<?xf32>
          %2315 = arith.addf %2314, %2258 : f32
          memref.store %2315, %out[%2312] : memref<?xf32>
        } else {
          memref.store %2258, %out[%2312] : memref<?xf32>
        }
      }
      %2316 = arith.muli %0, %c17 : index
      %2317 = arith.addi %2316, %19 : index
      %2318 = arith.addi %2317, %c12 : index
      %2319 = arith.muli %2237, %outputFeatures : index
      %2320 = arith.muli %2318, %c18 : index
      %2321 = arith.addi %2319, %2320 : index
      %2322 = wave.lane
      %2323 = arith.remui %2322, %c18 : index
      %2324 = arith.addi %2321, %2323 : index
      %2325 = arith.cmpi slt, %2318, %panels : index
      scf.if %2325 {
        scf.if %21 {
          %2326 = memref.load %residual[%2324] : memref<?xf32>
          %2327 = arith.addf %2326, %2273 : f32
          memref.store %2327, %out[%2324] : memref<?xf32>
        } else {
          memref.store %2273, %out[%2324] : memref<?xf32>
        }
      }
      %2328 = arith.muli %0, %c17 : index
      %2329 = arith.addi %2328, %19 : index
      %2330 = arith.addi %2329, %c8 : index
      %2331 = arith.muli %2237, %outputFeatures : index
      %2332 = arith.muli %2330, %c18 : index
      %2333 = arith.addi %2331, %2332 : index
      %2334 = wave.lane
      %2335 = arith.remui %2334, %c18 : index
      %2336 = arith.addi %2333, %2335 : index
      %2337 = arith.cmpi slt, %2330, %panels : index
      scf.if %2337 {
        scf.if %21 {
          %2338 = memref.load %residual[%2336] : memref<?xf32>
          %2339 = arith.addf %2338, %2288 : f32
          memref.store %2339, %out[%2336] : memref<?xf32>
        } else {
          memref.store %2288, %out[%2336] : memref<?xf32>
        }
      }
      %2340 = arith.muli %0, %c17 : index
      %2341 = arith.addi %2340, %19 : index
      %2342 = arith.addi %2341, %c37 : index
      %2343 = arith.muli %2237, %outputFeatures : index
      %2344 = arith.muli %2342, %c18 : index
      %2345 = arith.addi %2343, %2344 : index
      %2346 = wave.lane
      %2347 = arith.remui %2346, %c18 : index
      %2348 = arith.addi %2345, %2347 : index
      %2349 = arith.cmpi slt, %2342, %panels : index
      scf.if %2349 {
        scf.if %21 {
          %2350 = memref.load %residual[%2348] : memref<?xf32>
          %2351 = arith.addf %2350, %2303 : f32
          memref.store %2351, %out[%2348] : memref<?xf32>
        } else {
          memref.store %2303, %out[%2348] : memref<?xf32>
        }
      }
    }
    %2352 = arith.addi %17, %c12 : index
    %2353 = arith.muli %2352, %c18 : index
    %2354 = arith.addi %6, %2353 : index
    %2355 = arith.addi %2354, %c40 : index
    %2356 = arith.divui %3, %c18 : index
    %2357 = arith.addi %2355, %2356 : index
    %2358 = arith.cmpi slt, %2357, %5 : index
    scf.if %2358 {
      %2359 = arith.cmpi eq, %hasFactors, %c12 : index
      %2360 = arith.muli %2357, %c8 : index
      %2361 = memref.load %factors[%2360] : memref<?xf32>
      %2362 = arith.mulf %2361, %operandScale : f32
      %2363 = arith.select %2359, %2362, %operandScale : f32
      %2364 = vector.extract %188#4[7] : f32 from vector<8xf32>
      %2365 = arith.addi %19, %c16 : index
      %2366 = arith.muli %0, %c17 : index
      %2367 = arith.addi %2366, %2365 : index
      %2368 = arith.subi %panels, %c12 : index
      %2369 = arith.minsi %2367, %2368 : index
      %2370 = arith.muli %2369, %15 : index
      %2371 = arith.remui %3, %c18 : index
      %2372 = arith.muli %2371, %c9 : index
      %2373 = arith.addi %2370, %2372 : index
      %2374 = vector.load %w[%2373] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2375 = vector.bitcast %2374 : vector<4xi8> to vector<1xf32>
      %2376 = vector.extract %2375[0] : f32 from vector<1xf32>
      %2377 = arith.mulf %2376, %2363 : f32
      %2378 = arith.mulf %2364, %2377 : f32
      %2379 = vector.extract %188#5[7] : f32 from vector<8xf32>
      %2380 = arith.addi %19, %c12 : index
      %2381 = arith.muli %0, %c17 : index
      %2382 = arith.addi %2381, %2380 : index
      %2383 = arith.subi %panels, %c12 : index
      %2384 = arith.minsi %2382, %2383 : index
      %2385 = arith.muli %2384, %15 : index
      %2386 = arith.remui %3, %c18 : index
      %2387 = arith.muli %2386, %c9 : index
      %2388 = arith.addi %2385, %2387 : index
      %2389 = vector.load %w[%2388] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2390 = vector.bitcast %2389 : vector<4xi8> to vector<1xf32>
      %2391 = vector.extract %2390[0] : f32 from vector<1xf32>
      %2392 = arith.mulf %2391, %2363 : f32
      %2393 = arith.mulf %2379, %2392 : f32
      %2394 = vector.extract %188#6[7] : f32 from vector<8xf32>
      %2395 = arith.addi %19, %c8 : index
      %2396 = arith.muli %0, %c17 : index
      %2397 = arith.addi %2396, %2395 : index
      %2398 = arith.subi %panels, %c12 : index
      %2399 = arith.minsi %2397, %2398 : index
      %2400 = arith.muli %2399, %15 : index
      %2401 = arith.remui %3, %c18 : index
      %2402 = arith.muli %2401, %c9 : index
      %2403 = arith.addi %2400, %2402 : index
      %2404 = vector.load %w[%2403] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2405 = vector.bitcast %2404 : vector<4xi8> to vector<1xf32>
      %2406 = vector.extract %2405[0] : f32 from vector<1xf32>
      %2407 = arith.mulf %2406, %2363 : f32
      %2408 = arith.mulf %2394, %2407 : f32
      %2409 = vector.extract %188#7[7] : f32 from vector<8xf32>
      %2410 = arith.addi %19, %c37 : index
      %2411 = arith.muli %0, %c17 : index
      %2412 = arith.addi %2411, %2410 : index
      %2413 = arith.subi %panels, %c12 : index
      %2414 = arith.minsi %2412, %2413 : index
      %2415 = arith.muli %2414, %15 : index
      %2416 = arith.remui %3, %c18 : index
      %2417 = arith.muli %2416, %c9 : index
      %2418 = arith.addi %2415, %2417 : index
      %2419 = vector.load %w[%2418] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2420 = vector.bitcast %2419 : vector<4xi8> to vector<1xf32>
      %2421 = vector.extract %2420[0] : f32 from vector<1xf32>
      %2422 = arith.mulf %2421, %2363 : f32
      %2423 = arith.mulf %2409, %2422 : f32
      %2424 = arith.muli %0, %c17 : index
      %2425 = arith.addi %2424, %19 : index
      %2426 = arith.addi %2425, %c16 : index
      %2427 = arith.muli %2357, %outputFeatures : index
      %2428 = arith.muli %2426, %c18 : index
      %2429 = arith.addi %2427, %2428 : index
      %2430 = wave.lane
      %2431 = arith.remui %2430, %c18 : index
      %2432 = arith.addi %2429, %2431 : index
      %2433 = arith.cmpi slt, %2426, %panels : index
      scf.if %2433 {
        scf.if %21 {
          %2434 = memref.load %residual[%2432] : memref<?xf32>
          %2435 = arith.addf %2434, %2378 : f32
          memref.store %2435, %out[%2432] : memref<?xf32>
        } else {
          memref.store %2378, %out[%2432] : memref<?xf32>
        }
      }
      %2436 = arith.muli %0, %c17 : index
      %2437 = arith.addi %2436, %19 : index
      %2438 = arith.addi %2437, %c12 : index
      %2439 = arith.muli %2357, %outputFeatures : index
      %2440 = arith.muli %2438, %c18 : index
      %2441 = arith.addi %2439, %2440 : index
      %2442 = wave.lane
      %2443 = arith.remui %2442, %c18 : index
      %2444 = arith.addi %2441, %2443 : index
      %2445 = arith.cmpi slt, %2438, %panels : index
      scf.if %2445 {
        scf.if %21 {
          %2446 = memref.load %residual[%2444] : memref<?xf32>
          %2447 = arith.addf %2446, %2393 : f32
          memref.store %2447, %out[%2444] : memref<?xf32>
        } else {
          memref.store %2393, %out[%2444] : memref<?xf32>
        }
      }
      %2448 = arith.muli %0, %c17 : index
      %2449 = arith.addi %2448, %19 : index
      %2450 = arith.addi %2449, %c8 : index
      %2451 = arith.muli %2357, %outputFeatures : index
      %2452 = arith.muli %2450, %c18 : index
      %2453 = arith.addi %2451, %2452 : index
      %2454 = wave.lane
      %2455 = arith.remui %2454, %c18 : index
      %2456 = arith.addi %2453, %2455 : index
      %2457 = arith.cmpi slt, %2450, %panels : index
      scf.if %2457 {
        scf.if %21 {
          %2458 = memref.load %residual[%2456] : memref<?xf32>
          %2459 = arith.addf %2458, %2408 : f32
          memref.store %2459, %out[%2456] : memref<?xf32>
        } else {
          memref.store %2408, %out[%2456] : memref<?xf32>
        }
      }
      %2460 = arith.muli %0, %c17 : index
      %2461 = arith.addi %2460, %19 : index
      %2462 = arith.addi %2461, %c37 : index
      %2463 = arith.muli %2357, %outputFeatures : index
      %2464 = arith.muli %2462, %c18 : index
      %2465 = arith.addi %2463, %2464 : index
      %2466 = wave.lane
      %2467 = arith.remui %2466, %c18 : index
      %2468 = arith.addi %2465, %2467 : index
      %2469 = arith.cmpi slt, %2462, %panels : index
      scf.if %2469 {
        scf.if %21 {
          %2470 = memref.load %residual[%2468] : memref<?xf32>
          %2471 = arith.addf %2470, %2423 : f32
          memref.store %2471, %out[%2468] : memref<?xf32>
        } else {
          memref.store %2423, %out[%2468] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
