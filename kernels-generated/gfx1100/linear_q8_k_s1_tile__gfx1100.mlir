// GENERATED from codegen/kvcgen/gfx_tile.py; do not edit.
// Config: GfxTileLinear(format='q8_k', splits=1)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_k_s1_tile__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
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
  %c29 = arith.constant 9 : index
  %c30 = arith.constant 10 : index
  %c31 = arith.constant 11 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c34 = arith.constant 3 : index
  %c35 = arith.constant 6 : index
  %c36 = arith.constant 12 : index
  %c37 = arith.constant 14 : index
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
    %183:8 = scf.for %174 = %c15 to %25 step %c5 iter_args(%175 = %c14, %176 = %c14, %177 = %c14, %178 = %c14, %179 = %c14, %180 = %c14, %181 = %c14, %182 = %c14) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %184 = arith.addi %174, %c5 : index
      %185 = arith.subi %25, %c5 : index
      %186 = arith.minsi %184, %185 : index
      %187 = arith.muli %1, %c16 : index
      %188 = arith.addi %187, %2 : index
      %189 = arith.divui %inputFeatures, %c4 : index
      %190 = arith.muli %188, %189 : index
      %191 = arith.muli %186, %c6 : index
      %192 = arith.addi %190, %191 : index
      %193 = arith.muli %192, %c7 : index
      %194 = arith.muli %3, %c16 : index
      %195 = arith.addi %193, %194 : index
      %196 = arith.addi %195, %c15 : index
      %197 = vector.load %x[%196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %198 = arith.muli %3, %c16 : index
      %199 = arith.addi %193, %198 : index
      %200 = arith.addi %199, %c7 : index
      %201 = vector.load %x[%200] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %202 = arith.muli %0, %c16 : index
      %203 = arith.addi %202, %2 : index
      %204 = arith.subi %panels, %c5 : index
      %205 = arith.minsi %203, %204 : index
      %206 = arith.muli %205, %17 : index
      %207 = arith.remui %3, %c4 : index
      %208 = arith.addi %206, %c2 : index
      %209 = arith.divui %186, %c16 : index
      %210 = arith.muli %209, %c8 : index
      %211 = arith.addi %208, %210 : index
      %212 = arith.muli %207, %c6 : index
      %213 = arith.addi %211, %212 : index
      %214 = vector.load %w[%213] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %215 = vector.bitcast %214 : vector<2xi8> to vector<1xf16>
      %216 = arith.divui %inputFeatures, %c7 : index
      %217 = arith.muli %216, %c8 : index
      %218 = arith.addi %208, %217 : index
      %219 = arith.muli %186, %c4 : index
      %220 = arith.addi %218, %219 : index
      %221 = arith.muli %207, %c5 : index
      %222 = arith.addi %220, %221 : index
      %223 = vector.load %w[%222] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %224 = vector.extract %215[0] : f16 from vector<1xf16>
      %225 = arith.extf %224 : f16 to f32
      %226 = vector.extract %223[0] : i8 from vector<1xi8>
      %227 = arith.extsi %226 : i8 to i32
      %228 = arith.sitofp %227 : i32 to f32
      %229 = arith.mulf %225, %228 : f32
      %230 = arith.truncf %229 : f32 to f16
      %231 = vector.broadcast %230 : f16 to vector<16xf16>
      %232 = arith.addi %206, %c2 : index
      %233 = arith.muli %inputFeatures, %c5 : index
      %234 = arith.divui %233, %c6 : index
      %235 = arith.divui %inputFeatures, %c7 : index
      %236 = arith.muli %235, %c8 : index
      %237 = arith.addi %236, %234 : index
      %238 = arith.addi %237, %c9 : index
      %239 = arith.divui %238, %c2 : index
      %240 = arith.muli %239, %c2 : index
      %241 = arith.addi %232, %240 : index
      %242 = arith.muli %inputFeatures, %c16 : index
      %243 = arith.addi %241, %242 : index
      %244 = arith.muli %186, %c4 : index
      %245 = arith.addi %244, %207 : index
      %246 = arith.muli %245, %c4 : index
      %247 = arith.addi %243, %246 : index
      %248 = arith.muli %186, %c7 : index
      %249 = arith.addi %241, %248 : index
      %250 = arith.muli %207, %c4 : index
      %251 = arith.addi %249, %250 : index
      %252 = vector.load %w[%247] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %253 = vector.bitcast %252 : vector<16xi8> to vector<4xi32>
      %254 = vector.load %w[%251] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %255 = vector.bitcast %254 : vector<16xi8> to vector<4xi32>
      %256 = arith.shrui %255, %c17 : vector<4xi32>
      %257 = arith.andi %256, %c18 : vector<4xi32>
      %258 = arith.shrui %253, %c19 : vector<4xi32>
      %259 = arith.andi %258, %c18 : vector<4xi32>
      %260 = arith.shli %259, %c20 : vector<4xi32>
      %261 = arith.ori %257, %260 : vector<4xi32>
      %262 = arith.ori %261, %c21 : vector<4xi32>
      %263 = vector.bitcast %262 : vector<4xi32> to vector<8xf16>
      %264 = arith.shrui %255, %c20 : vector<4xi32>
      %265 = arith.andi %264, %c18 : vector<4xi32>
      %266 = arith.shrui %253, %c22 : vector<4xi32>
      %267 = arith.andi %266, %c18 : vector<4xi32>
      %268 = arith.shli %267, %c20 : vector<4xi32>
      %269 = arith.ori %265, %268 : vector<4xi32>
      %270 = arith.ori %269, %c21 : vector<4xi32>
      %271 = vector.bitcast %270 : vector<4xi32> to vector<8xf16>
      %272 = arith.shrui %255, %c23 : vector<4xi32>
      %273 = arith.andi %272, %c18 : vector<4xi32>
      %274 = arith.shrui %253, %c24 : vector<4xi32>
      %275 = arith.andi %274, %c18 : vector<4xi32>
      %276 = arith.shli %275, %c20 : vector<4xi32>
      %277 = arith.ori %273, %276 : vector<4xi32>
      %278 = arith.ori %277, %c21 : vector<4xi32>
      %279 = vector.bitcast %278 : vector<4xi32> to vector<8xf16>
      %280 = arith.shrui %255, %c25 : vector<4xi32>
      %281 = arith.andi %280, %c18 : vector<4xi32>
      %282 = arith.shrui %253, %c26 : vector<4xi32>
      %283 = arith.andi %282, %c18 : vector<4xi32>
      %284 = arith.shli %283, %c20 : vector<4xi32>
      %285 = arith.ori %281, %284 : vector<4xi32>
      %286 = arith.ori %285, %c21 : vector<4xi32>
      %287 = vector.bitcast %286 : vector<4xi32> to vector<8xf16>
      %288 = vector.shuffle %263, %271 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %289 = vector.shuffle %279, %287 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %290 = vector.shuffle %288, %289 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %291 = arith.subf %290, %c27 : vector<32xf16>
      %292 = vector.shuffle %291, %291 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %293 = vector.shuffle %291, %291 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %294 = arith.mulf %292, %231 : vector<16xf16>
      %295 = arith.mulf %293, %231 : vector<16xf16>
      %296 = arith.cmpi sge, %3, %c4 : index
      %297 = vector.shuffle %294, %294 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
      %298 = vector.shuffle %294, %294 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
      %299 = arith.select %296, %297, %298 : vector<8xf16>
      %300 = vector.shuffle %295, %295 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
      %301 = vector.shuffle %295, %295 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
      %302 = arith.select %296, %300, %301 : vector<8xf16>
      %303 = arith.remui %174, %c6 : index
      %304 = arith.addi %19, %c15 : index
      %305 = arith.muli %304, %c6 : index
      %306 = arith.addi %305, %c15 : index
      %307 = arith.muli %306, %c7 : index
      %308 = arith.remui %3, %c4 : index
      %309 = arith.muli %308, %c16 : index
      %310 = arith.addi %307, %309 : index
      %311 = arith.muli %303, %c28 : index
      %312 = arith.addi %310, %311 : index
      %313 = vector.load %22[%312] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %314 = arith.addi %312, %c2 : index
      %315 = vector.load %22[%314] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %316 = vector.shuffle %313, %315 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %317 = arith.addi %19, %c5 : index
      %318 = arith.muli %317, %c6 : index
      %319 = arith.addi %318, %c15 : index
      %320 = arith.muli %319, %c7 : index
      %321 = arith.remui %3, %c4 : index
      %322 = arith.muli %321, %c16 : index
      %323 = arith.addi %320, %322 : index
      %324 = arith.muli %303, %c28 : index
      %325 = arith.addi %323, %324 : index
      %326 = vector.load %22[%325] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %327 = arith.addi %325, %c2 : index
      %328 = vector.load %22[%327] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %329 = vector.shuffle %326, %328 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %330 = arith.addi %21, %c16 : index
      %331 = arith.muli %330, %c6 : index
      %332 = arith.addi %331, %c15 : index
      %333 = arith.muli %332, %c7 : index
      %334 = arith.remui %3, %c4 : index
      %335 = arith.muli %334, %c16 : index
      %336 = arith.addi %333, %335 : index
      %337 = arith.muli %303, %c28 : index
      %338 = arith.addi %336, %337 : index
      %339 = vector.load %22[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %340 = arith.addi %338, %c2 : index
      %341 = vector.load %22[%340] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %342 = vector.shuffle %339, %341 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %343 = wave.mma %316, %342, %175 : vector<16xf16>, vector<8xf32>
      %344 = wave.mma %329, %342, %179 : vector<16xf16>, vector<8xf32>
      %345 = arith.addi %21, %c29 : index
      %346 = arith.muli %345, %c6 : index
      %347 = arith.addi %346, %c15 : index
      %348 = arith.muli %347, %c7 : index
      %349 = arith.remui %3, %c4 : index
      %350 = arith.muli %349, %c16 : index
      %351 = arith.addi %348, %350 : index
      %352 = arith.muli %303, %c28 : index
      %353 = arith.addi %351, %352 : index
      %354 = vector.load %22[%353] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %355 = arith.addi %353, %c2 : index
      %356 = vector.load %22[%355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %357 = vector.shuffle %354, %356 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %358 = wave.mma %316, %357, %176 : vector<16xf16>, vector<8xf32>
      %359 = wave.mma %329, %357, %180 : vector<16xf16>, vector<8xf32>
      %360 = arith.addi %21, %c30 : index
      %361 = arith.muli %360, %c6 : index
      %362 = arith.addi %361, %c15 : index
      %363 = arith.muli %362, %c7 : index
      %364 = arith.remui %3, %c4 : index
      %365 = arith.muli %364, %c16 : index
      %366 = arith.addi %363, %365 : index
      %367 = arith.muli %303, %c28 : index
      %368 = arith.addi %366, %367 : index
      %369 = vector.load %22[%368] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %370 = arith.addi %368, %c2 : index
      %371 = vector.load %22[%370] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %372 = vector.shuffle %369, %371 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %373 = wave.mma %316, %372, %177 : vector<16xf16>, vector<8xf32>
      %374 = wave.mma %329, %372, %181 : vector<16xf16>, vector<8xf32>
      %375 = arith.addi %21, %c31 : index
      %376 = arith.muli %375, %c6 : index
      %377 = arith.addi %376, %c15 : index
      %378 = arith.muli %377, %c7 : index
      %379 = arith.remui %3, %c4 : index
      %380 = arith.muli %379, %c16 : index
      %381 = arith.addi %378, %380 : index
      %382 = arith.muli %303, %c28 : index
      %383 = arith.addi %381, %382 : index
      %384 = vector.load %22[%383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %385 = arith.addi %383, %c2 : index
      %386 = vector.load %22[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %387 = vector.shuffle %384, %386 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %388 = wave.mma %316, %387, %178 : vector<16xf16>, vector<8xf32>
      %389 = wave.mma %329, %387, %182 : vector<16xf16>, vector<8xf32>
      %390 = arith.addi %19, %c15 : index
      %391 = arith.muli %390, %c6 : index
      %392 = arith.addi %391, %c5 : index
      %393 = arith.muli %392, %c7 : index
      %394 = arith.remui %3, %c4 : index
      %395 = arith.muli %394, %c16 : index
      %396 = arith.addi %393, %395 : index
      %397 = arith.muli %303, %c28 : index
      %398 = arith.addi %396, %397 : index
      %399 = vector.load %22[%398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %400 = arith.addi %398, %c2 : index
      %401 = vector.load %22[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %402 = vector.shuffle %399, %401 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %403 = arith.addi %19, %c5 : index
      %404 = arith.muli %403, %c6 : index
      %405 = arith.addi %404, %c5 : index
      %406 = arith.muli %405, %c7 : index
      %407 = arith.remui %3, %c4 : index
      %408 = arith.muli %407, %c16 : index
      %409 = arith.addi %406, %408 : index
      %410 = arith.muli %303, %c28 : index
      %411 = arith.addi %409, %410 : index
      %412 = vector.load %22[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %413 = arith.addi %411, %c2 : index
      %414 = vector.load %22[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %415 = vector.shuffle %412, %414 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %416 = arith.addi %21, %c16 : index
      %417 = arith.muli %416, %c6 : index
      %418 = arith.addi %417, %c5 : index
      %419 = arith.muli %418, %c7 : index
      %420 = arith.remui %3, %c4 : index
      %421 = arith.muli %420, %c16 : index
      %422 = arith.addi %419, %421 : index
      %423 = arith.muli %303, %c28 : index
      %424 = arith.addi %422, %423 : index
      %425 = vector.load %22[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %426 = arith.addi %424, %c2 : index
      %427 = vector.load %22[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %428 = vector.shuffle %425, %427 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %429 = wave.mma %402, %428, %343 : vector<16xf16>, vector<8xf32>
      %430 = wave.mma %415, %428, %344 : vector<16xf16>, vector<8xf32>
      %431 = arith.addi %21, %c29 : index
      %432 = arith.muli %431, %c6 : index
      %433 = arith.addi %432, %c5 : index
      %434 = arith.muli %433, %c7 : index
      %435 = arith.remui %3, %c4 : index
      %436 = arith.muli %435, %c16 : index
      %437 = arith.addi %434, %436 : index
      %438 = arith.muli %303, %c28 : index
      %439 = arith.addi %437, %438 : index
      %440 = vector.load %22[%439] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %441 = arith.addi %439, %c2 : index
      %442 = vector.load %22[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %443 = vector.shuffle %440, %442 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %444 = wave.mma %402, %443, %358 : vector<16xf16>, vector<8xf32>
      %445 = wave.mma %415, %443, %359 : vector<16xf16>, vector<8xf32>
      %446 = arith.addi %21, %c30 : index
      %447 = arith.muli %446, %c6 : index
      %448 = arith.addi %447, %c5 : index
      %449 = arith.muli %448, %c7 : index
      %450 = arith.remui %3, %c4 : index
      %451 = arith.muli %450, %c16 : index
      %452 = arith.addi %449, %451 : index
      %453 = arith.muli %303, %c28 : index
      %454 = arith.addi %452, %453 : index
      %455 = vector.load %22[%454] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %456 = arith.addi %454, %c2 : index
      %457 = vector.load %22[%456] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %458 = vector.shuffle %455, %457 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %459 = wave.mma %402, %458, %373 : vector<16xf16>, vector<8xf32>
      %460 = wave.mma %415, %458, %374 : vector<16xf16>, vector<8xf32>
      %461 = arith.addi %21, %c31 : index
      %462 = arith.muli %461, %c6 : index
      %463 = arith.addi %462, %c5 : index
      %464 = arith.muli %463, %c7 : index
      %465 = arith.remui %3, %c4 : index
      %466 = arith.muli %465, %c16 : index
      %467 = arith.addi %464, %466 : index
      %468 = arith.muli %303, %c28 : index
      %469 = arith.addi %467, %468 : index
      %470 = vector.load %22[%469] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %471 = arith.addi %469, %c2 : index
      %472 = vector.load %22[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %473 = vector.shuffle %470, %472 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %474 = wave.mma %402, %473, %388 : vector<16xf16>, vector<8xf32>
      %475 = wave.mma %415, %473, %389 : vector<16xf16>, vector<8xf32>
      %476 = arith.subi %c5, %303 : index
      %477 = arith.addi %2, %c15 : index
      %478 = arith.muli %477, %c6 : index
      %479 = arith.addi %478, %c15 : index
      %480 = arith.muli %479, %c7 : index
      %481 = arith.muli %476, %c28 : index
      %482 = arith.addi %481, %480 : index
      %483 = arith.muli %3, %c16 : index
      %484 = arith.addi %482, %483 : index
      vector.store %197, %22[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %485 = arith.addi %2, %c15 : index
      %486 = arith.muli %485, %c6 : index
      %487 = arith.addi %486, %c5 : index
      %488 = arith.muli %487, %c7 : index
      %489 = arith.muli %476, %c28 : index
      %490 = arith.addi %489, %488 : index
      %491 = arith.muli %3, %c16 : index
      %492 = arith.addi %490, %491 : index
      vector.store %201, %22[%492] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %493 = arith.addi %2, %c16 : index
      %494 = arith.muli %493, %c6 : index
      %495 = arith.addi %494, %c15 : index
      %496 = arith.muli %495, %c7 : index
      %497 = arith.muli %476, %c28 : index
      %498 = arith.addi %497, %496 : index
      %499 = arith.muli %3, %c16 : index
      %500 = arith.addi %498, %499 : index
      vector.store %299, %22[%500] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %501 = arith.addi %2, %c16 : index
      %502 = arith.muli %501, %c6 : index
      %503 = arith.addi %502, %c5 : index
      %504 = arith.muli %503, %c7 : index
      %505 = arith.muli %476, %c28 : index
      %506 = arith.addi %505, %504 : index
      %507 = arith.muli %3, %c16 : index
      %508 = arith.addi %506, %507 : index
      vector.store %302, %22[%508] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      wave.barrier
      scf.yield %429, %444, %459, %474, %430, %445, %460, %475 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %509 = arith.addi %19, %c15 : index
    %510 = arith.muli %509, %c4 : index
    %511 = arith.addi %6, %510 : index
    %512 = arith.addi %511, %c15 : index
    %513 = arith.divui %3, %c4 : index
    %514 = arith.addi %512, %513 : index
    %515 = arith.cmpi slt, %514, %5 : index
    scf.if %515 {
      %516 = arith.cmpi eq, %hasFactors, %c5 : index
      %517 = arith.muli %514, %c6 : index
      %518 = memref.load %factors[%517] : memref<?xf32>
      %519 = arith.mulf %518, %operandScale : f32
      %520 = arith.select %516, %519, %operandScale : f32
      %521 = vector.extract %183#0[0] : f32 from vector<8xf32>
      %522 = arith.addi %21, %c15 : index
      %523 = arith.muli %0, %c16 : index
      %524 = arith.addi %523, %522 : index
      %525 = arith.subi %panels, %c5 : index
      %526 = arith.minsi %524, %525 : index
      %527 = arith.muli %526, %17 : index
      %528 = arith.remui %3, %c4 : index
      %529 = arith.muli %528, %c10 : index
      %530 = arith.addi %527, %529 : index
      %531 = vector.load %w[%530] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %532 = vector.bitcast %531 : vector<4xi8> to vector<1xf32>
      %533 = vector.extract %532[0] : f32 from vector<1xf32>
      %534 = arith.mulf %533, %520 : f32
      %535 = arith.mulf %521, %534 : f32
      %536 = vector.extract %183#1[0] : f32 from vector<8xf32>
      %537 = arith.addi %21, %c5 : index
      %538 = arith.muli %0, %c16 : index
      %539 = arith.addi %538, %537 : index
      %540 = arith.subi %panels, %c5 : index
      %541 = arith.minsi %539, %540 : index
      %542 = arith.muli %541, %17 : index
      %543 = arith.remui %3, %c4 : index
      %544 = arith.muli %543, %c10 : index
      %545 = arith.addi %542, %544 : index
      %546 = vector.load %w[%545] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %547 = vector.bitcast %546 : vector<4xi8> to vector<1xf32>
      %548 = vector.extract %547[0] : f32 from vector<1xf32>
      %549 = arith.mulf %548, %520 : f32
      %550 = arith.mulf %536, %549 : f32
      %551 = vector.extract %183#2[0] : f32 from vector<8xf32>
      %552 = arith.addi %21, %c6 : index
      %553 = arith.muli %0, %c16 : index
      %554 = arith.addi %553, %552 : index
      %555 = arith.subi %panels, %c5 : index
      %556 = arith.minsi %554, %555 : index
      %557 = arith.muli %556, %17 : index
      %558 = arith.remui %3, %c4 : index
      %559 = arith.muli %558, %c10 : index
      %560 = arith.addi %557, %559 : index
      %561 = vector.load %w[%560] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %562 = vector.bitcast %561 : vector<4xi8> to vector<1xf32>
      %563 = vector.extract %562[0] : f32 from vector<1xf32>
      %564 = arith.mulf %563, %520 : f32
      %565 = arith.mulf %551, %564 : f32
      %566 = vector.extract %183#3[0] : f32 from vector<8xf32>
      %567 = arith.addi %21, %c34 : index
      %568 = arith.muli %0, %c16 : index
      %569 = arith.addi %568, %567 : index
      %570 = arith.subi %panels, %c5 : index
      %571 = arith.minsi %569, %570 : index
      %572 = arith.muli %571, %17 : index
      %573 = arith.remui %3, %c4 : index
      %574 = arith.muli %573, %c10 : index
      %575 = arith.addi %572, %574 : index
      %576 = vector.load %w[%575] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %577 = vector.bitcast %576 : vector<4xi8> to vector<1xf32>
      %578 = vector.extract %577[0] : f32 from vector<1xf32>
      %579 = arith.mulf %578, %520 : f32
      %580 = arith.mulf %566, %579 : f32
      %581 = arith.muli %0, %c16 : index
      %582 = arith.addi %581, %21 : index
      %583 = arith.addi %582, %c15 : index
      %584 = arith.muli %514, %outputFeatures : index
      %585 = arith.muli %583, %c4 : index
      %586 = arith.addi %584, %585 : index
      %587 = wave.lane
      %588 = arith.remui %587, %c4 : index
      %589 = arith.addi %586, %588 : index
      %590 = arith.cmpi slt, %583, %panels : index
      scf.if %590 {
        scf.if %23 {
          %591 = memref.load %residual[%589] : memref<?xf32>
          %592 = arith.addf %591, %535 : f32
          memref.store %592, %out[%589] : memref<?xf32>
        } else {
          memref.store %535, %out[%589] : memref<?xf32>
        }
      }
      %593 = arith.muli %0, %c16 : index
      %594 = arith.addi %593, %21 : index
      %595 = arith.addi %594, %c5 : index
      %596 = arith.muli %514, %outputFeatures : index
      %597 = arith.muli %595, %c4 : index
      %598 = arith.addi %596, %597 : index
      %599 = wave.lane
      %600 = arith.remui %599, %c4 : index
      %601 = arith.addi %598, %600 : index
      %602 = arith.cmpi slt, %595, %panels : index
      scf.if %602 {
        scf.if %23 {
          %603 = memref.load %residual[%601] : memref<?xf32>
          %604 = arith.addf %603, %550 : f32
          memref.store %604, %out[%601] : memref<?xf32>
        } else {
          memref.store %550, %out[%601] : memref<?xf32>
        }
      }
      %605 = arith.muli %0, %c16 : index
      %606 = arith.addi %605, %21 : index
      %607 = arith.addi %606, %c6 : index
      %608 = arith.muli %514, %outputFeatures : index
      %609 = arith.muli %607, %c4 : index
      %610 = arith.addi %608, %609 : index
      %611 = wave.lane
      %612 = arith.remui %611, %c4 : index
      %613 = arith.addi %610, %612 : index
      %614 = arith.cmpi slt, %607, %panels : index
      scf.if %614 {
        scf.if %23 {
          %615 = memref.load %residual[%613] : memref<?xf32>
          %616 = arith.addf %615, %565 : f32
          memref.store %616, %out[%613] : memref<?xf32>
        } else {
          memref.store %565, %out[%613] : memref<?xf32>
        }
      }
      %617 = arith.muli %0, %c16 : index
      %618 = arith.addi %617, %21 : index
      %619 = arith.addi %618, %c34 : index
      %620 = arith.muli %514, %outputFeatures : index
      %621 = arith.muli %619, %c4 : index
      %622 = arith.addi %620, %621 : index
      %623 = wave.lane
      %624 = arith.remui %623, %c4 : index
      %625 = arith.addi %622, %624 : index
      %626 = arith.cmpi slt, %619, %panels : index
      scf.if %626 {
        scf.if %23 {
          %627 = memref.load %residual[%625] : memref<?xf32>
          %628 = arith.addf %627, %580 : f32
          memref.store %628, %out[%625] : memref<?xf32>
        } else {
          memref.store %580, %out[%625] : memref<?xf32>
        }
      }
    }
    %629 = arith.addi %19, %c15 : index
    %630 = arith.muli %629, %c4 : index
    %631 = arith.addi %6, %630 : index
    %632 = arith.addi %631, %c6 : index
    %633 = arith.divui %3, %c4 : index
    %634 = arith.addi %632, %633 : index
    %635 = arith.cmpi slt, %634, %5 : index
    scf.if %635 {
      %636 = arith.cmpi eq, %hasFactors, %c5 : index
      %637 = arith.muli %634, %c6 : index
      %638 = memref.load %factors[%637] : memref<?xf32>
      %639 = arith.mulf %638, %operandScale : f32
      %640 = arith.select %636, %639, %operandScale : f32
      %641 = vector.extract %183#0[1] : f32 from vector<8xf32>
      %642 = arith.addi %21, %c15 : index
      %643 = arith.muli %0, %c16 : index
      %644 = arith.addi %643, %642 : index
      %645 = arith.subi %panels, %c5 : index
      %646 = arith.minsi %644, %645 : index
      %647 = arith.muli %646, %17 : index
      %648 = arith.remui %3, %c4 : index
      %649 = arith.muli %648, %c10 : index
      %650 = arith.addi %647, %649 : index
      %651 = vector.load %w[%650] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %652 = vector.bitcast %651 : vector<4xi8> to vector<1xf32>
      %653 = vector.extract %652[0] : f32 from vector<1xf32>
      %654 = arith.mulf %653, %640 : f32
      %655 = arith.mulf %641, %654 : f32
      %656 = vector.extract %183#1[1] : f32 from vector<8xf32>
      %657 = arith.addi %21, %c5 : index
      %658 = arith.muli %0, %c16 : index
      %659 = arith.addi %658, %657 : index
      %660 = arith.subi %panels, %c5 : index
      %661 = arith.minsi %659, %660 : index
      %662 = arith.muli %661, %17 : index
      %663 = arith.remui %3, %c4 : index
      %664 = arith.muli %663, %c10 : index
      %665 = arith.addi %662, %664 : index
      %666 = vector.load %w[%665] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %667 = vector.bitcast %666 : vector<4xi8> to vector<1xf32>
      %668 = vector.extract %667[0] : f32 from vector<1xf32>
      %669 = arith.mulf %668, %640 : f32
      %670 = arith.mulf %656, %669 : f32
      %671 = vector.extract %183#2[1] : f32 from vector<8xf32>
      %672 = arith.addi %21, %c6 : index
      %673 = arith.muli %0, %c16 : index
      %674 = arith.addi %673, %672 : index
      %675 = arith.subi %panels, %c5 : index
      %676 = arith.minsi %674, %675 : index
      %677 = arith.muli %676, %17 : index
      %678 = arith.remui %3, %c4 : index
      %679 = arith.muli %678, %c10 : index
      %680 = arith.addi %677, %679 : index
      %681 = vector.load %w[%680] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %682 = vector.bitcast %681 : vector<4xi8> to vector<1xf32>
      %683 = vector.extract %682[0] : f32 from vector<1xf32>
      %684 = arith.mulf %683, %640 : f32
      %685 = arith.mulf %671, %684 : f32
      %686 = vector.extract %183#3[1] : f32 from vector<8xf32>
      %687 = arith.addi %21, %c34 : index
      %688 = arith.muli %0, %c16 : index
      %689 = arith.addi %688, %687 : index
      %690 = arith.subi %panels, %c5 : index
      %691 = arith.minsi %689, %690 : index
      %692 = arith.muli %691, %17 : index
      %693 = arith.remui %3, %c4 : index
      %694 = arith.muli %693, %c10 : index
      %695 = arith.addi %692, %694 : index
      %696 = vector.load %w[%695] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %697 = vector.bitcast %696 : vector<4xi8> to vector<1xf32>
      %698 = vector.extract %697[0] : f32 from vector<1xf32>
      %699 = arith.mulf %698, %640 : f32
      %700 = arith.mulf %686, %699 : f32
      %701 = arith.muli %0, %c16 : index
      %702 = arith.addi %701, %21 : index
      %703 = arith.addi %702, %c15 : index
      %704 = arith.muli %634, %outputFeatures : index
      %705 = arith.muli %703, %c4 : index
      %706 = arith.addi %704, %705 : index
      %707 = wave.lane
      %708 = arith.remui %707, %c4 : index
      %709 = arith.addi %706, %708 : index
      %710 = arith.cmpi slt, %703, %panels : index
      scf.if %710 {
        scf.if %23 {
          %711 = memref.load %residual[%709] : memref<?xf32>
          %712 = arith.addf %711, %655 : f32
          memref.store %712, %out[%709] : memref<?xf32>
        } else {
          memref.store %655, %out[%709] : memref<?xf32>
        }
      }
      %713 = arith.muli %0, %c16 : index
      %714 = arith.addi %713, %21 : index
      %715 = arith.addi %714, %c5 : index
      %716 = arith.muli %634, %outputFeatures : index
      %717 = arith.muli %715, %c4 : index
      %718 = arith.addi %716, %717 : index
      %719 = wave.lane
      %720 = arith.remui %719, %c4 : index
      %721 = arith.addi %718, %720 : index
      %722 = arith.cmpi slt, %715, %panels : index
      scf.if %722 {
        scf.if %23 {
          %723 = memref.load %residual[%721] : memref<?xf32>
          %724 = arith.addf %723, %670 : f32
          memref.store %724, %out[%721] : memref<?xf32>
        } else {
          memref.store %670, %out[%721] : memref<?xf32>
        }
      }
      %725 = arith.muli %0, %c16 : index
      %726 = arith.addi %725, %21 : index
      %727 = arith.addi %726, %c6 : index
      %728 = arith.muli %634, %outputFeatures : index
      %729 = arith.muli %727, %c4 : index
      %730 = arith.addi %728, %729 : index
      %731 = wave.lane
      %732 = arith.remui %731, %c4 : index
      %733 = arith.addi %730, %732 : index
      %734 = arith.cmpi slt, %727, %panels : index
      scf.if %734 {
        scf.if %23 {
          %735 = memref.load %residual[%733] : memref<?xf32>
          %736 = arith.addf %735, %685 : f32
          memref.store %736, %out[%733] : memref<?xf32>
        } else {
          memref.store %685, %out[%733] : memref<?xf32>
        }
      }
      %737 = arith.muli %0, %c16 : index
      %738 = arith.addi %737, %21 : index
      %739 = arith.addi %738, %c34 : index
      %740 = arith.muli %634, %outputFeatures : index
      %741 = arith.muli %739, %c4 : index
      %742 = arith.addi %740, %741 : index
      %743 = wave.lane
      %744 = arith.remui %743, %c4 : index
      %745 = arith.addi %742, %744 : index
      %746 = arith.cmpi slt, %739, %panels : index
      scf.if %746 {
        scf.if %23 {
          %747 = memref.load %residual[%745] : memref<?xf32>
          %748 = arith.addf %747, %700 : f32
          memref.store %748, %out[%745] : memref<?xf32>
        } else {
          memref.store %700, %out[%745] : memref<?xf32>
        }
      }
    }
    %749 = arith.addi %19, %c15 : index
    %750 = arith.muli %749, %c4 : index
    %751 = arith.addi %6, %750 : index
    %752 = arith.addi %751, %c10 : index
    %753 = arith.divui %3, %c4 : index
    %754 = arith.addi %752, %753 : index
    %755 = arith.cmpi slt, %754, %5 : index
    scf.if %755 {
      %756 = arith.cmpi eq, %hasFactors, %c5 : index
      %757 = arith.muli %754, %c6 : index
      %758 = memref.load %factors[%757] : memref<?xf32>
      %759 = arith.mulf %758, %operandScale : f32
      %760 = arith.select %756, %759, %operandScale : f32
      %761 = vector.extract %183#0[2] : f32 from vector<8xf32>
      %762 = arith.addi %21, %c15 : index
      %763 = arith.muli %0, %c16 : index
      %764 = arith.addi %763, %762 : index
      %765 = arith.subi %panels, %c5 : index
      %766 = arith.minsi %764, %765 : index
      %767 = arith.muli %766, %17 : index
      %768 = arith.remui %3, %c4 : index
      %769 = arith.muli %768, %c10 : index
      %770 = arith.addi %767, %769 : index
      %771 = vector.load %w[%770] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %772 = vector.bitcast %771 : vector<4xi8> to vector<1xf32>
      %773 = vector.extract %772[0] : f32 from vector<1xf32>
      %774 = arith.mulf %773, %760 : f32
      %775 = arith.mulf %761, %774 : f32
      %776 = vector.extract %183#1[2] : f32 from vector<8xf32>
      %777 = arith.addi %21, %c5 : index
      %778 = arith.muli %0, %c16 : index
      %779 = arith.addi %778, %777 : index
      %780 = arith.subi %panels, %c5 : index
      %781 = arith.minsi %779, %780 : index
      %782 = arith.muli %781, %17 : index
      %783 = arith.remui %3, %c4 : index
      %784 = arith.muli %783, %c10 : index
      %785 = arith.addi %782, %784 : index
      %786 = vector.load %w[%785] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %787 = vector.bitcast %786 : vector<4xi8> to vector<1xf32>
      %788 = vector.extract %787[0] : f32 from vector<1xf32>
      %789 = arith.mulf %788, %760 : f32
      %790 = arith.mulf %776, %789 : f32
      %791 = vector.extract %183#2[2] : f32 from vector<8xf32>
      %792 = arith.addi %21, %c6 : index
      %793 = arith.muli %0, %c16 : index
      %794 = arith.addi %793, %792 : index
      %795 = arith.subi %panels, %c5 : index
      %796 = arith.minsi %794, %795 : index
      %797 = arith.muli %796, %17 : index
      %798 = arith.remui %3, %c4 : index
      %799 = arith.muli %798, %c10 : index
      %800 = arith.addi %797, %799 : index
      %801 = vector.load %w[%800] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %802 = vector.bitcast %801 : vector<4xi8> to vector<1xf32>
      %803 = vector.extract %802[0] : f32 from vector<1xf32>
      %804 = arith.mulf %803, %760 : f32
      %805 = arith.mulf %791, %804 : f32
      %806 = vector.extract %183#3[2] : f32 from vector<8xf32>
      %807 = arith.addi %21, %c34 : index
      %808 = arith.muli %0, %c16 : index
      %809 = arith.addi %808, %807 : index
      %810 = arith.subi %panels, %c5 : index
      %811 = arith.minsi %809, %810 : index
      %812 = arith.muli %811, %17 : index
      %813 = arith.remui %3, %c4 : index
      %814 = arith.muli %813, %c10 : index
      %815 = arith.addi %812, %814 : index
      %816 = vector.load %w[%815] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %817 = vector.bitcast %816 : vector<4xi8> to vector<1xf32>
      %818 = vector.extract %817[0] : f32 from vector<1xf32>
      %819 = arith.mulf %818, %760 : f32
      %820 = arith.mulf %806, %819 : f32
      %821 = arith.muli %0, %c16 : index
      %822 = arith.addi %821, %21 : index
      %823 = arith.addi %822, %c15 : index
      %824 = arith.muli %754, %outputFeatures : index
      %825 = arith.muli %823, %c4 : index
      %826 = arith.addi %824, %825 : index
      %827 = wave.lane
      %828 = arith.remui %827, %c4 : index
      %829 = arith.addi %826, %828 : index
      %830 = arith.cmpi slt, %823, %panels : index
      scf.if %830 {
        scf.if %23 {
          %831 = memref.load %residual[%829] : memref<?xf32>
          %832 = arith.addf %831, %775 : f32
          memref.store %832, %out[%829] : memref<?xf32>
        } else {
          memref.store %775, %out[%829] : memref<?xf32>
        }
      }
      %833 = arith.muli %0, %c16 : index
      %834 = arith.addi %833, %21 : index
      %835 = arith.addi %834, %c5 : index
      %836 = arith.muli %754, %outputFeatures : index
      %837 = arith.muli %835, %c4 : index
      %838 = arith.addi %836, %837 : index
      %839 = wave.lane
      %840 = arith.remui %839, %c4 : index
      %841 = arith.addi %838, %840 : index
      %842 = arith.cmpi slt, %835, %panels : index
      scf.if %842 {
        scf.if %23 {
          %843 = memref.load %residual[%841] : memref<?xf32>
          %844 = arith.addf %843, %790 : f32
          memref.store %844, %out[%841] : memref<?xf32>
        } else {
          memref.store %790, %out[%841] : memref<?xf32>
        }
      }
      %845 = arith.muli %0, %c16 : index
      %846 = arith.addi %845, %21 : index
      %847 = arith.addi %846, %c6 : index
      %848 = arith.muli %754, %outputFeatures : index
      %849 = arith.muli %847, %c4 : index
      %850 = arith.addi %848, %849 : index
      %851 = wave.lane
      %852 = arith.remui %851, %c4 : index
      %853 = arith.addi %850, %852 : index
      %854 = arith.cmpi slt, %847, %panels : index
      scf.if %854 {
        scf.if %23 {
          %855 = memref.load %residual[%853] : memref<?xf32>
          %856 = arith.addf %855, %805 : f32
          memref.store %856, %out[%853] : memref<?xf32>
        } else {
          memref.store %805, %out[%853] : memref<?xf32>
        }
      }
      %857 = arith.muli %0, %c16 : index
      %858 = arith.addi %857, %21 : index
      %859 = arith.addi %858, %c34 : index
      %860 = arith.muli %754, %outputFeatures : index
      %861 = arith.muli %859, %c4 : index
      %862 = arith.addi %860, %861 : index
      %863 = wave.lane
      %864 = arith.remui %863, %c4 : index
      %865 = arith.addi %862, %864 : index
      %866 = arith.cmpi slt, %859, %panels : index
      scf.if %866 {
        scf.if %23 {
          %867 = memref.load %residual[%865] : memref<?xf32>
          %868 = arith.addf %867, %820 : f32
          memref.store %868, %out[%865] : memref<?xf32>
        } else {
          memref.store %820, %out[%865] : memref<?xf32>
        }
      }
    }
    %869 = arith.addi %19, %c15 : index
    %870 = arith.muli %869, %c4 : index
    %871 = arith.addi %6, %870 : index
    %872 = arith.addi %871, %c35 : index
    %873 = arith.divui %3, %c4 : index
    %874 = arith.addi %872, %873 : index
    %875 = arith.cmpi slt, %874, %5 : index
    scf.if %875 {
      %876 = arith.cmpi eq, %hasFactors, %c5 : index
      %877 = arith.muli %874, %c6 : index
      %878 = memref.load %factors[%877] : memref<?xf32>
      %879 = arith.mulf %878, %operandScale : f32
      %880 = arith.select %876, %879, %operandScale : f32
      %881 = vector.extract %183#0[3] : f32 from vector<8xf32>
      %882 = arith.addi %21, %c15 : index
      %883 = arith.muli %0, %c16 : index
      %884 = arith.addi %883, %882 : index
      %885 = arith.subi %panels, %c5 : index
      %886 = arith.minsi %884, %885 : index
      %887 = arith.muli %886, %17 : index
      %888 = arith.remui %3, %c4 : index
      %889 = arith.muli %888, %c10 : index
      %890 = arith.addi %887, %889 : index
      %891 = vector.load %w[%890] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %892 = vector.bitcast %891 : vector<4xi8> to vector<1xf32>
      %893 = vector.extract %892[0] : f32 from vector<1xf32>
      %894 = arith.mulf %893, %880 : f32
      %895 = arith.mulf %881, %894 : f32
      %896 = vector.extract %183#1[3] : f32 from vector<8xf32>
      %897 = arith.addi %21, %c5 : index
      %898 = arith.muli %0, %c16 : index
      %899 = arith.addi %898, %897 : index
      %900 = arith.subi %panels, %c5 : index
      %901 = arith.minsi %899, %900 : index
      %902 = arith.muli %901, %17 : index
      %903 = arith.remui %3, %c4 : index
      %904 = arith.muli %903, %c10 : index
      %905 = arith.addi %902, %904 : index
      %906 = vector.load %w[%905] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %907 = vector.bitcast %906 : vector<4xi8> to vector<1xf32>
      %908 = vector.extract %907[0] : f32 from vector<1xf32>
      %909 = arith.mulf %908, %880 : f32
      %910 = arith.mulf %896, %909 : f32
      %911 = vector.extract %183#2[3] : f32 from vector<8xf32>
      %912 = arith.addi %21, %c6 : index
      %913 = arith.muli %0, %c16 : index
      %914 = arith.addi %913, %912 : index
      %915 = arith.subi %panels, %c5 : index
      %916 = arith.minsi %914, %915 : index
      %917 = arith.muli %916, %17 : index
      %918 = arith.remui %3, %c4 : index
      %919 = arith.muli %918, %c10 : index
      %920 = arith.addi %917, %919 : index
      %921 = vector.load %w[%920] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %922 = vector.bitcast %921 : vector<4xi8> to vector<1xf32>
      %923 = vector.extract %922[0] : f32 from vector<1xf32>
      %924 = arith.mulf %923, %880 : f32
      %925 = arith.mulf %911, %924 : f32
      %926 = vector.extract %183#3[3] : f32 from vector<8xf32>
      %927 = arith.addi %21, %c34 : index
      %928 = arith.muli %0, %c16 : index
      %929 = arith.addi %928, %927 : index
      %930 = arith.subi %panels, %c5 : index
      %931 = arith.minsi %929, %930 : index
      %932 = arith.muli %931, %17 : index
      %933 = arith.remui %3, %c4 : index
      %934 = arith.muli %933, %c10 : index
      %935 = arith.addi %932, %934 : index
      %936 = vector.load %w[%935] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %937 = vector.bitcast %936 : vector<4xi8> to vector<1xf32>
      %938 = vector.extract %937[0] : f32 from vector<1xf32>
      %939 = arith.mulf %938, %880 : f32
      %940 = arith.mulf %926, %939 : f32
      %941 = arith.muli %0, %c16 : index
      %942 = arith.addi %941, %21 : index
      %943 = arith.addi %942, %c15 : index
      %944 = arith.muli %874, %outputFeatures : index
      %945 = arith.muli %943, %c4 : index
      %946 = arith.addi %944, %945 : index
      %947 = wave.lane
      %948 = arith.remui %947, %c4 : index
      %949 = arith.addi %946, %948 : index
      %950 = arith.cmpi slt, %943, %panels : index
      scf.if %950 {
        scf.if %23 {
          %951 = memref.load %residual[%949] : memref<?xf32>
          %952 = arith.addf %951, %895 : f32
          memref.store %952, %out[%949] : memref<?xf32>
        } else {
          memref.store %895, %out[%949] : memref<?xf32>
        }
      }
      %953 = arith.muli %0, %c16 : index
      %954 = arith.addi %953, %21 : index
      %955 = arith.addi %954, %c5 : index
      %956 = arith.muli %874, %outputFeatures : index
      %957 = arith.muli %955, %c4 : index
      %958 = arith.addi %956, %957 : index
      %959 = wave.lane
      %960 = arith.remui %959, %c4 : index
      %961 = arith.addi %958, %960 : index
      %962 = arith.cmpi slt, %955, %panels : index
      scf.if %962 {
        scf.if %23 {
          %963 = memref.load %residual[%961] : memref<?xf32>
          %964 = arith.addf %963, %910 : f32
          memref.store %964, %out[%961] : memref<?xf32>
        } else {
          memref.store %910, %out[%961] : memref<?xf32>
        }
      }
      %965 = arith.muli %0, %c16 : index
      %966 = arith.addi %965, %21 : index
      %967 = arith.addi %966, %c6 : index
      %968 = arith.muli %874, %outputFeatures : index
      %969 = arith.muli %967, %c4 : index
      %970 = arith.addi %968, %969 : index
      %971 = wave.lane
      %972 = arith.remui %971, %c4 : index
      %973 = arith.addi %970, %972 : index
      %974 = arith.cmpi slt, %967, %panels : index
      scf.if %974 {
        scf.if %23 {
          %975 = memref.load %residual[%973] : memref<?xf32>
          %976 = arith.addf %975, %925 : f32
          memref.store %976, %out[%973] : memref<?xf32>
        } else {
          memref.store %925, %out[%973] : memref<?xf32>
        }
      }
      %977 = arith.muli %0, %c16 : index
      %978 = arith.addi %977, %21 : index
      %979 = arith.addi %978, %c34 : index
      %980 = arith.muli %874, %outputFeatures : index
      %981 = arith.muli %979, %c4 : index
      %982 = arith.addi %980, %981 : index
      %983 = wave.lane
      %984 = arith.remui %983, %c4 : index
      %985 = arith.addi %982, %984 : index
      %986 = arith.cmpi slt, %979, %panels : index
      scf.if %986 {
        scf.if %23 {
          %987 = memref.load %residual[%985] : memref<?xf32>
          %988 = arith.addf %987, %940 : f32
          memref.store %988, %out[%985] : memref<?xf32>
        } else {
          memref.store %940, %out[%985] : memref<?xf32>
        }
      }
    }
    %989 = arith.addi %19, %c15 : index
    %990 = arith.muli %989, %c4 : index
    %991 = arith.addi %6, %990 : index
    %992 = arith.addi %991, %c16 : index
    %993 = arith.divui %3, %c4 : index
    %994 = arith.addi %992, %993 : index
    %995 = arith.cmpi slt, %994, %5 : index
    scf.if %995 {
      %996 = arith.cmpi eq, %hasFactors, %c5 : index
      %997 = arith.muli %994, %c6 : index
      %998 = memref.load %factors[%997] : memref<?xf32>
      %999 = arith.mulf %998, %operandScale : f32
      %1000 = arith.select %996, %999, %operandScale : f32
      %1001 = vector.extract %183#0[4] : f32 from vector<8xf32>
      %1002 = arith.addi %21, %c15 : index
      %1003 = arith.muli %0, %c16 : index
      %1004 = arith.addi %1003, %1002 : index
      %1005 = arith.subi %panels, %c5 : index
      %1006 = arith.minsi %1004, %1005 : index
      %1007 = arith.muli %1006, %17 : index
      %1008 = arith.remui %3, %c4 : index
      %1009 = arith.muli %1008, %c10 : index
      %1010 = arith.addi %1007, %1009 : index
      %1011 = vector.load %w[%1010] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1012 = vector.bitcast %1011 : vector<4xi8> to vector<1xf32>
      %1013 = vector.extract %1012[0] : f32 from vector<1xf32>
      %1014 = arith.mulf %1013, %1000 : f32
      %1015 = arith.mulf %1001, %1014 : f32
      %1016 = vector.extract %183#1[4] : f32 from vector<8xf32>
      %1017 = arith.addi %21, %c5 : index
      %1018 = arith.muli %0, %c16 : index
      %1019 = arith.addi %1018, %1017 : index
      %1020 = arith.subi %panels, %c5 : index
      %1021 = arith.minsi %1019, %1020 : index
      %1022 = arith.muli %1021, %17 : index
      %1023 = arith.remui %3, %c4 : index
      %1024 = arith.muli %1023, %c10 : index
      %1025 = arith.addi %1022, %1024 : index
      %1026 = vector.load %w[%1025] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1027 = vector.bitcast %1026 : vector<4xi8> to vector<1xf32>
      %1028 = vector.extract %1027[0] : f32 from vector<1xf32>
      %1029 = arith.mulf %1028, %1000 : f32
      %1030 = arith.mulf %1016, %1029 : f32
      %1031 = vector.extract %183#2[4] : f32 from vector<8xf32>
      %1032 = arith.addi %21, %c6 : index
      %1033 = arith.muli %0, %c16 : index
      %1034 = arith.addi %1033, %1032 : index
      %1035 = arith.subi %panels, %c5 : index
      %1036 = arith.minsi %1034, %1035 : index
      %1037 = arith.muli %1036, %17 : index
      %1038 = arith.remui %3, %c4 : index
      %1039 = arith.muli %1038, %c10 : index
      %1040 = arith.addi %1037, %1039 : index
      %1041 = vector.load %w[%1040] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1042 = vector.bitcast %1041 : vector<4xi8> to vector<1xf32>
      %1043 = vector.extract %1042[0] : f32 from vector<1xf32>
      %1044 = arith.mulf %1043, %1000 : f32
      %1045 = arith.mulf %1031, %1044 : f32
      %1046 = vector.extract %183#3[4] : f32 from vector<8xf32>
      %1047 = arith.addi %21, %c34 : index
      %1048 = arith.muli %0, %c16 : index
      %1049 = arith.addi %1048, %1047 : index
      %1050 = arith.subi %panels, %c5 : index
      %1051 = arith.minsi %1049, %1050 : index
      %1052 = arith.muli %1051, %17 : index
      %1053 = arith.remui %3, %c4 : index
      %1054 = arith.muli %1053, %c10 : index
      %1055 = arith.addi %1052, %1054 : index
      %1056 = vector.load %w[%1055] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1057 = vector.bitcast %1056 : vector<4xi8> to vector<1xf32>
      %1058 = vector.extract %1057[0] : f32 from vector<1xf32>
      %1059 = arith.mulf %1058, %1000 : f32
      %1060 = arith.mulf %1046, %1059 : f32
      %1061 = arith.muli %0, %c16 : index
      %1062 = arith.addi %1061, %21 : index
      %1063 = arith.addi %1062, %c15 : index
      %1064 = arith.muli %994, %outputFeatures : index
      %1065 = arith.muli %1063, %c4 : index
      %1066 = arith.addi %1064, %1065 : index
      %1067 = wave.lane
      %1068 = arith.remui %1067, %c4 : index
      %1069 = arith.addi %1066, %1068 : index
      %1070 = arith.cmpi slt, %1063, %panels : index
      scf.if %1070 {
        scf.if %23 {
          %1071 = memref.load %residual[%1069] : memref<?xf32>
          %1072 = arith.addf %1071, %1015 : f32
          memref.store %1072, %out[%1069] : memref<?xf32>
        } else {
          memref.store %1015, %out[%1069] : memref<?xf32>
        }
      }
      %1073 = arith.muli %0, %c16 : index
      %1074 = arith.addi %1073, %21 : index
      %1075 = arith.addi %1074, %c5 : index
      %1076 = arith.muli %994, %outputFeatures : index
      %1077 = arith.muli %1075, %c4 : index
      %1078 = arith.addi %1076, %1077 : index
      %1079 = wave.lane
      %1080 = arith.remui %1079, %c4 : index
      %1081 = arith.addi %1078, %1080 : index
      %1082 = arith.cmpi slt, %1075, %panels : index
      scf.if %1082 {
        scf.if %23 {
          %1083 = memref.load %residual[%1081] : memref<?xf32>
          %1084 = arith.addf %1083, %1030 : f32
          memref.store %1084, %out[%1081] : memref<?xf32>
        } else {
          memref.store %1030, %out[%1081] : memref<?xf32>
        }
      }
      %1085 = arith.muli %0, %c16 : index
      %1086 = arith.addi %1085, %21 : index
      %1087 = arith.addi %1086, %c6 : index
      %1088 = arith.muli %994, %outputFeatures : index
      %1089 = arith.muli %1087, %c4 : index
      %1090 = arith.addi %1088, %1089 : index
      %1091 = wave.lane
      %1092 = arith.remui %1091, %c4 : index
      %1093 = arith.addi %1090, %1092 : index
      %1094 = arith.cmpi slt, %1087, %panels : index
      scf.if %1094 {
        scf.if %23 {
          %1095 = memref.load %residual[%1093] : memref<?xf32>
          %1096 = arith.addf %1095, %1045 : f32
          memref.store %1096, %out[%1093] : memref<?xf32>
        } else {
          memref.store %1045, %out[%1093] : memref<?xf32>
        }
      }
      %1097 = arith.muli %0, %c16 : index
      %1098 = arith.addi %1097, %21 : index
      %1099 = arith.addi %1098, %c34 : index
      %1100 = arith.muli %994, %outputFeatures : index
      %1101 = arith.muli %1099, %c4 : index
      %1102 = arith.addi %1100, %1101 : index
      %1103 = wave.lane
      %1104 = arith.remui %1103, %c4 : index
      %1105 = arith.addi %1102, %1104 : index
      %1106 = arith.cmpi slt, %1099, %panels : index
      scf.if %1106 {
        scf.if %23 {
          %1107 = memref.load %residual[%1105] : memref<?xf32>
          %1108 = arith.addf %1107, %1060 : f32
          memref.store %1108, %out[%1105] : memref<?xf32>
        } else {
          memref.store %1060, %out[%1105] : memref<?xf32>
        }
      }
    }
    %1109 = arith.addi %19, %c15 : index
    %1110 = arith.muli %1109, %c4 : index
    %1111 = arith.addi %6, %1110 : index
    %1112 = arith.addi %1111, %c30 : index
    %1113 = arith.divui %3, %c4 : index
    %1114 = arith.addi %1112, %1113 : index
    %1115 = arith.cmpi slt, %1114, %5 : index
    scf.if %1115 {
      %1116 = arith.cmpi eq, %hasFactors, %c5 : index
      %1117 = arith.muli %1114, %c6 : index
      %1118 = memref.load %factors[%1117] : memref<?xf32>
      %1119 = arith.mulf %1118, %operandScale : f32
      %1120 = arith.select %1116, %1119, %operandScale : f32
      %1121 = vector.extract %183#0[5] : f32 from vector<8xf32>
      %1122 = arith.addi %21, %c15 : index
      %1123 = arith.muli %0, %c16 : index
      %1124 = arith.addi %1123, %1122 : index
      %1125 = arith.subi %panels, %c5 : index
      %1126 = arith.minsi %1124, %1125 : index
      %1127 = arith.muli %1126, %17 : index
      %1128 = arith.remui %3, %c4 : index
      %1129 = arith.muli %1128, %c10 : index
      %1130 = arith.addi %1127, %1129 : index
      %1131 = vector.load %w[%1130] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1132 = vector.bitcast %1131 : vector<4xi8> to vector<1xf32>
      %1133 = vector.extract %1132[0] : f32 from vector<1xf32>
      %1134 = arith.mulf %1133, %1120 : f32
      %1135 = arith.mulf %1121, %1134 : f32
      %1136 = vector.extract %183#1[5] : f32 from vector<8xf32>
      %1137 = arith.addi %21, %c5 : index
      %1138 = arith.muli %0, %c16 : index
      %1139 = arith.addi %1138, %1137 : index
      %1140 = arith.subi %panels, %c5 : index
      %1141 = arith.minsi %1139, %1140 : index
      %1142 = arith.muli %1141, %17 : index
      %1143 = arith.remui %3, %c4 : index
      %1144 = arith.muli %1143, %c10 : index
      %1145 = arith.addi %1142, %1144 : index
      %1146 = vector.load %w[%1145] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1147 = vector.bitcast %1146 : vector<4xi8> to vector<1xf32>
      %1148 = vector.extract %1147[0] : f32 from vector<1xf32>
      %1149 = arith.mulf %1148, %1120 : f32
      %1150 = arith.mulf %1136, %1149 : f32
      %1151 = vector.extract %183#2[5] : f32 from vector<8xf32>
      %1152 = arith.addi %21, %c6 : index
      %1153 = arith.muli %0, %c16 : index
      %1154 = arith.addi %1153, %1152 : index
      %1155 = arith.subi %panels, %c5 : index
      %1156 = arith.minsi %1154, %1155 : index
      %1157 = arith.muli %1156, %17 : index
      %1158 = arith.remui %3, %c4 : index
      %1159 = arith.muli %1158, %c10 : index
      %1160 = arith.addi %1157, %1159 : index
      %1161 = vector.load %w[%1160] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1162 = vector.bitcast %1161 : vector<4xi8> to vector<1xf32>
      %1163 = vector.extract %1162[0] : f32 from vector<1xf32>
      %1164 = arith.mulf %1163, %1120 : f32
      %1165 = arith.mulf %1151, %1164 : f32
      %1166 = vector.extract %183#3[5] : f32 from vector<8xf32>
      %1167 = arith.addi %21, %c34 : index
      %1168 = arith.muli %0, %c16 : index
      %1169 = arith.addi %1168, %1167 : index
      %1170 = arith.subi %panels, %c5 : index
      %1171 = arith.minsi %1169, %1170 : index
      %1172 = arith.muli %1171, %17 : index
      %1173 = arith.remui %3, %c4 : index
      %1174 = arith.muli %1173, %c10 : index
      %1175 = arith.addi %1172, %1174 : index
      %1176 = vector.load %w[%1175] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1177 = vector.bitcast %1176 : vector<4xi8> to vector<1xf32>
      %1178 = vector.extract %1177[0] : f32 from vector<1xf32>
      %1179 = arith.mulf %1178, %1120 : f32
      %1180 = arith.mulf %1166, %1179 : f32
      %1181 = arith.muli %0, %c16 : index
      %1182 = arith.addi %1181, %21 : index
      %1183 = arith.addi %1182, %c15 : index
      %1184 = arith.muli %1114, %outputFeatures : index
      %1185 = arith.muli %1183, %c4 : index
      %1186 = arith.addi %1184, %1185 : index
      %1187 = wave.lane
      %1188 = arith.remui %1187, %c4 : index
      %1189 = arith.addi %1186, %1188 : index
      %1190 = arith.cmpi slt, %1183, %panels : index
      scf.if %1190 {
        scf.if %23 {
          %1191 = memref.load %residual[%1189] : memref<?xf32>
          %1192 = arith.addf %1191, %1135 : f32
          memref.store %1192, %out[%1189] : memref<?xf32>
        } else {
          memref.store %1135, %out[%1189] : memref<?xf32>
        }
      }
      %1193 = arith.muli %0, %c16 : index
      %1194 = arith.addi %1193, %21 : index
      %1195 = arith.addi %1194, %c5 : index
      %1196 = arith.muli %1114, %outputFeatures : index
      %1197 = arith.muli %1195, %c4 : index
      %1198 = arith.addi %1196, %1197 : index
      %1199 = wave.lane
      %1200 = arith.remui %1199, %c4 : index
      %1201 = arith.addi %1198, %1200 : index
      %1202 = arith.cmpi slt, %1195, %panels : index
      scf.if %1202 {
        scf.if %23 {
          %1203 = memref.load %residual[%1201] : memref<?xf32>
          %1204 = arith.addf %1203, %1150 : f32
          memref.store %1204, %out[%1201] : memref<?xf32>
        } else {
          memref.store %1150, %out[%1201] : memref<?xf32>
        }
      }
      %1205 = arith.muli %0, %c16 : index
      %1206 = arith.addi %1205, %21 : index
      %1207 = arith.addi %1206, %c6 : index
      %1208 = arith.muli %1114, %outputFeatures : index
      %1209 = arith.muli %1207, %c4 : index
      %1210 = arith.addi %1208, %1209 : index
      %1211 = wave.lane
      %1212 = arith.remui %1211, %c4 : index
      %1213 = arith.addi %1210, %1212 : index
      %1214 = arith.cmpi slt, %1207, %panels : index
      scf.if %1214 {
        scf.if %23 {
          %1215 = memref.load %residual[%1213] : memref<?xf32>
          %1216 = arith.addf %1215, %1165 : f32
          memref.store %1216, %out[%1213] : memref<?xf32>
        } else {
          memref.store %1165, %out[%1213] : memref<?xf32>
        }
      }
      %1217 = arith.muli %0, %c16 : index
      %1218 = arith.addi %1217, %21 : index
      %1219 = arith.addi %1218, %c34 : index
      %1220 = arith.muli %1114, %outputFeatures : index
      %1221 = arith.muli %1219, %c4 : index
      %1222 = arith.addi %1220, %1221 : index
      %1223 = wave.lane
      %1224 = arith.remui %1223, %c4 : index
      %1225 = arith.addi %1222, %1224 : index
      %1226 = arith.cmpi slt, %1219, %panels : index
      scf.if %1226 {
        scf.if %23 {
          %1227 = memref.load %residual[%1225] : memref<?xf32>
          %1228 = arith.addf %1227, %1180 : f32
          memref.store %1228, %out[%1225] : memref<?xf32>
        } else {
          memref.store %1180, %out[%1225] : memref<?xf32>
        }
      }
    }
    %1229 = arith.addi %19, %c15 : index
    %1230 = arith.muli %1229, %c4 : index
    %1231 = arith.addi %6, %1230 : index
    %1232 = arith.addi %1231, %c36 : index
    %1233 = arith.divui %3, %c4 : index
    %1234 = arith.addi %1232, %1233 : index
    %1235 = arith.cmpi slt, %1234, %5 : index
    scf.if %1235 {
      %1236 = arith.cmpi eq, %hasFactors, %c5 : index
      %1237 = arith.muli %1234, %c6 : index
      %1238 = memref.load %factors[%1237] : memref<?xf32>
      %1239 = arith.mulf %1238, %operandScale : f32
      %1240 = arith.select %1236, %1239, %operandScale : f32
      %1241 = vector.extract %183#0[6] : f32 from vector<8xf32>
      %1242 = arith.addi %21, %c15 : index
      %1243 = arith.muli %0, %c16 : index
      %1244 = arith.addi %1243, %1242 : index
      %1245 = arith.subi %panels, %c5 : index
      %1246 = arith.minsi %1244, %1245 : index
      %1247 = arith.muli %1246, %17 : index
      %1248 = arith.remui %3, %c4 : index
      %1249 = arith.muli %1248, %c10 : index
      %1250 = arith.addi %1247, %1249 : index
      %1251 = vector.load %w[%1250] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1252 = vector.bitcast %1251 : vector<4xi8> to vector<1xf32>
      %1253 = vector.extract %1252[0] : f32 from vector<1xf32>
      %1254 = arith.mulf %1253, %1240 : f32
      %1255 = arith.mulf %1241, %1254 : f32
      %1256 = vector.extract %183#1[6] : f32 from vector<8xf32>
      %1257 = arith.addi %21, %c5 : index
      %1258 = arith.muli %0, %c16 : index
      %1259 = arith.addi %1258, %1257 : index
      %1260 = arith.subi %panels, %c5 : index
      %1261 = arith.minsi %1259, %1260 : index
      %1262 = arith.muli %1261, %17 : index
      %1263 = arith.remui %3, %c4 : index
      %1264 = arith.muli %1263, %c10 : index
      %1265 = arith.addi %1262, %1264 : index
      %1266 = vector.load %w[%1265] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1267 = vector.bitcast %1266 : vector<4xi8> to vector<1xf32>
      %1268 = vector.extract %1267[0] : f32 from vector<1xf32>
      %1269 = arith.mulf %1268, %1240 : f32
      %1270 = arith.mulf %1256, %1269 : f32
      %1271 = vector.extract %183#2[6] : f32 from vector<8xf32>
      %1272 = arith.addi %21, %c6 : index
      %1273 = arith.muli %0, %c16 : index
      %1274 = arith.addi %1273, %1272 : index
      %1275 = arith.subi %panels, %c5 : index
      %1276 = arith.minsi %1274, %1275 : index
      %1277 = arith.muli %1276, %17 : index
      %1278 = arith.remui %3, %c4 : index
      %1279 = arith.muli %1278, %c10 : index
      %1280 = arith.addi %1277, %1279 : index
      %1281 = vector.load %w[%1280] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1282 = vector.bitcast %1281 : vector<4xi8> to vector<1xf32>
      %1283 = vector.extract %1282[0] : f32 from vector<1xf32>
      %1284 = arith.mulf %1283, %1240 : f32
      %1285 = arith.mulf %1271, %1284 : f32
      %1286 = vector.extract %183#3[6] : f32 from vector<8xf32>
      %1287 = arith.addi %21, %c34 : index
      %1288 = arith.muli %0, %c16 : index
      %1289 = arith.addi %1288, %1287 : index
      %1290 = arith.subi %panels, %c5 : index
      %1291 = arith.minsi %1289, %1290 : index
      %1292 = arith.muli %1291, %17 : index
      %1293 = arith.remui %3, %c4 : index
      %1294 = arith.muli %1293, %c10 : index
      %1295 = arith.addi %1292, %1294 : index
      %1296 = vector.load %w[%1295] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1297 = vector.bitcast %1296 : vector<4xi8> to vector<1xf32>
      %1298 = vector.extract %1297[0] : f32 from vector<1xf32>
      %1299 = arith.mulf %1298, %1240 : f32
      %1300 = arith.mulf %1286, %1299 : f32
      %1301 = arith.muli %0, %c16 : index
      %1302 = arith.addi %1301, %21 : index
      %1303 = arith.addi %1302, %c15 : index
      %1304 = arith.muli %1234, %outputFeatures : index
      %1305 = arith.muli %1303, %c4 : index
      %1306 = arith.addi %1304, %1305 : index
      %1307 = wave.lane
      %1308 = arith.remui %1307, %c4 : index
      %1309 = arith.addi %1306, %1308 : index
      %1310 = arith.cmpi slt, %1303, %panels : index
      scf.if %1310 {
        scf.if %23 {
          %1311 = memref.load %residual[%1309] : memref<?xf32>
          %1312 = arith.addf %1311, %1255 : f32
          memref.store %1312, %out[%1309] : memref<?xf32>
        } else {
          memref.store %1255, %out[%1309] : memref<?xf32>
        }
      }
      %1313 = arith.muli %0, %c16 : index
      %1314 = arith.addi %1313, %21 : index
      %1315 = arith.addi %1314, %c5 : index
      %1316 = arith.muli %1234, %outputFeatures : index
      %1317 = arith.muli %1315, %c4 : index
      %1318 = arith.addi %1316, %1317 : index
      %1319 = wave.lane
      %1320 = arith.remui %1319, %c4 : index
      %1321 = arith.addi %1318, %1320 : index
      %1322 = arith.cmpi slt, %1315, %panels : index
      scf.if %1322 {
        scf.if %23 {
          %1323 = memref.load %residual[%1321] : memref<?xf32>
          %1324 = arith.addf %1323, %1270 : f32
          memref.store %1324, %out[%1321] : memref<?xf32>
        } else {
          memref.store %1270, %out[%1321] : memref<?xf32>
        }
      }
      %1325 = arith.muli %0, %c16 : index
      %1326 = arith.addi %1325, %21 : index
      %1327 = arith.addi %1326, %c6 : index
      %1328 = arith.muli %1234, %outputFeatures : index
      %1329 = arith.muli %1327, %c4 : index
      %1330 = arith.addi %1328, %1329 : index
      %1331 = wave.lane
      %1332 = arith.remui %1331, %c4 : index
      %1333 = arith.addi %1330, %1332 : index
      %1334 = arith.cmpi slt, %1327, %panels : index
      scf.if %1334 {
        scf.if %23 {
          %1335 = memref.load %residual[%1333] : memref<?xf32>
          %1336 = arith.addf %1335, %1285 : f32
          memref.store %1336, %out[%1333] : memref<?xf32>
        } else {
          memref.store %1285, %out[%1333] : memref<?xf32>
        }
      }
      %1337 = arith.muli %0, %c16 : index
      %1338 = arith.addi %1337, %21 : index
      %1339 = arith.addi %1338, %c34 : index
      %1340 = arith.muli %1234, %outputFeatures : index
      %1341 = arith.muli %1339, %c4 : index
      %1342 = arith.addi %1340, %1341 : index
      %1343 = wave.lane
      %1344 = arith.remui %1343, %c4 : index
      %1345 = arith.addi %1342, %1344 : index
      %1346 = arith.cmpi slt, %1339, %panels : index
      scf.if %1346 {
        scf.if %23 {
          %1347 = memref.load %residual[%1345] : memref<?xf32>
          %1348 = arith.addf %1347, %1300 : f32
          memref.store %1348, %out[%1345] : memref<?xf32>
        } else {
          memref.store %1300, %out[%1345] : memref<?xf32>
        }
      }
    }
    %1349 = arith.addi %19, %c15 : index
    %1350 = arith.muli %1349, %c4 : index
    %1351 = arith.addi %6, %1350 : index
    %1352 = arith.addi %1351, %c37 : index
    %1353 = arith.divui %3, %c4 : index
    %1354 = arith.addi %1352, %1353 : index
    %1355 = arith.cmpi slt, %1354, %5 : index
    scf.if %1355 {
      %1356 = arith.cmpi eq, %hasFactors, %c5 : index
      %1357 = arith.muli %1354, %c6 : index
      %1358 = memref.load %factors[%1357] : memref<?xf32>
      %1359 = arith.mulf %1358, %operandScale : f32
      %1360 = arith.select %1356, %1359, %operandScale : f32
      %1361 = vector.extract %183#0[7] : f32 from vector<8xf32>
      %1362 = arith.addi %21, %c15 : index
      %1363 = arith.muli %0, %c16 : index
      %1364 = arith.addi %1363, %1362 : index
      %1365 = arith.subi %panels, %c5 : index
      %1366 = arith.minsi %1364, %1365 : index
      %1367 = arith.muli %1366, %17 : index
      %1368 = arith.remui %3, %c4 : index
      %1369 = arith.muli %1368, %c10 : index
      %1370 = arith.addi %1367, %1369 : index
      %1371 = vector.load %w[%1370] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1372 = vector.bitcast %1371 : vector<4xi8> to vector<1xf32>
      %1373 = vector.extract %1372[0] : f32 from vector<1xf32>
      %1374 = arith.mulf %1373, %1360 : f32
      %1375 = arith.mulf %1361, %1374 : f32
      %1376 = vector.extract %183#1[7] : f32 from vector<8xf32>
      %1377 = arith.addi %21, %c5 : index
      %1378 = arith.muli %0, %c16 : index
      %1379 = arith.addi %1378, %1377 : index
      %1380 = arith.subi %panels, %c5 : index
      %1381 = arith.minsi %1379, %1380 : index
      %1382 = arith.muli %1381, %17 : index
      %1383 = arith.remui %3, %c4 : index
      %1384 = arith.muli %1383, %c10 : index
      %1385 = arith.addi %1382, %1384 : index
      %1386 = vector.load %w[%1385] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1387 = vector.bitcast %1386 : vector<4xi8> to vector<1xf32>
      %1388 = vector.extract %1387[0] : f32 from vector<1xf32>
      %1389 = arith.mulf %1388, %1360 : f32
      %1390 = arith.mulf %1376, %1389 : f32
      %1391 = vector.extract %183#2[7] : f32 from vector<8xf32>
      %1392 = arith.addi %21, %c6 : index
      %1393 = arith.muli %0, %c16 : index
      %1394 = arith.addi %1393, %1392 : index
      %1395 = arith.subi %panels, %c5 : index
      %1396 = arith.minsi %1394, %1395 : index
      %1397 = arith.muli %1396, %17 : index
      %1398 = arith.remui %3, %c4 : index
      %1399 = arith.muli %1398, %c10 : index
      %1400 = arith.addi %1397, %1399 : index
      %1401 = vector.load %w[%1400] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1402 = vector.bitcast %1401 : vector<4xi8> to vector<1xf32>
      %1403 = vector.extract %1402[0] : f32 from vector<1xf32>
      %1404 = arith.mulf %1403, %1360 : f32
      %1405 = arith.mulf %1391, %1404 : f32
      %1406 = vector.extract %183#3[7] : f32 from vector<8xf32>
      %1407 = arith.addi %21, %c34 : index
      %1408 = arith.muli %0, %c16 : index
      %1409 = arith.addi %1408, %1407 : index
      %1410 = arith.subi %panels, %c5 : index
      %1411 = arith.minsi %1409, %1410 : index
      %1412 = arith.muli %1411, %17 : index
      %1413 = arith.remui %3, %c4 : index
      %1414 = arith.muli %1413, %c10 : index
      %1415 = arith.addi %1412, %1414 : index
      %1416 = vector.load %w[%1415] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1417 = vector.bitcast %1416 : vector<4xi8> to vector<1xf32>
      %1418 = vector.extract %1417[0] : f32 from vector<1xf32>
      %1419 = arith.mulf %1418, %1360 : f32
      %1420 = arith.mulf %1406, %1419 : f32
      %1421 = arith.muli %0, %c16 : index
      %1422 = arith.addi %1421, %21 : index
      %1423 = arith.addi %1422, %c15 : index
      %1424 = arith.muli %1354, %outputFeatures : index
      %1425 = arith.muli %1423, %c4 : index
      %1426 = arith.addi %1424, %1425 : index
      %1427 = wave.lane
      %1428 = arith.remui %1427, %c4 : index
      %1429 = arith.addi %1426, %1428 : index
      %1430 = arith.cmpi slt, %1423, %panels : index
      scf.if %1430 {
        scf.if %23 {
          %1431 = memref.load %residual[%1429] : memref<?xf32>
          %1432 = arith.addf %1431, %1375 : f32
          memref.store %1432, %out[%1429] : memref<?xf32>
        } else {
          memref.store %1375, %out[%1429] : memref<?xf32>
        }
      }
      %1433 = arith.muli %0, %c16 : index
      %1434 = arith.addi %1433, %21 : index
      %1435 = arith.addi %1434, %c5 : index
      %1436 = arith.muli %1354, %outputFeatures : index
      %1437 = arith.muli %1435, %c4 : index
      %1438 = arith.addi %1436, %1437 : index
      %1439 = wave.lane
      %1440 = arith.remui %1439, %c4 : index
      %1441 = arith.addi %1438, %1440 : index
      %1442 = arith.cmpi slt, %1435, %panels : index
      scf.if %1442 {
        scf.if %23 {
          %1443 = memref.load %residual[%1441] : memref<?xf32>
          %1444 = arith.addf %1443, %1390 : f32
          memref.store %1444, %out[%1441] : memref<?xf32>
        } else {
          memref.store %1390, %out[%1441] : memref<?xf32>
        }
      }
      %1445 = arith.muli %0, %c16 : index
      %1446 = arith.addi %1445, %21 : index
      %1447 = arith.addi %1446, %c6 : index
      %1448 = arith.muli %1354, %outputFeatures : index
      %1449 = arith.muli %1447, %c4 : index
      %1450 = arith.addi %1448, %1449 : index
      %1451 = wave.lane
      %1452 = arith.remui %1451, %c4 : index
      %1453 = arith.addi %1450, %1452 : index
      %1454 = arith.cmpi slt, %1447, %panels : index
      scf.if %1454 {
        scf.if %23 {
          %1455 = memref.load %residual[%1453] : memref<?xf32>
          %1456 = arith.addf %1455, %1405 : f32
          memref.store %1456, %out[%1453] : memref<?xf32>
        } else {
          memref.store %1405, %out[%1453] : memref<?xf32>
        }
      }
      %1457 = arith.muli %0, %c16 : index
      %1458 = arith.addi %1457, %21 : index
      %1459 = arith.addi %1458, %c34 : index
      %1460 = arith.muli %1354, %outputFeatures : index
      %1461 = arith.muli %1459, %c4 : index
      %1462 = arith.addi %1460, %1461 : index
      %1463 = wave.lane
      %1464 = arith.remui %1463, %c4 : index
      %1465 = arith.addi %1462, %1464 : index
      %1466 = arith.cmpi slt, %1459, %panels : index
      scf.if %1466 {
        scf.if %23 {
          %1467 = memref.load %residual[%1465] : memref<?xf32>
          %1468 = arith.addf %1467, %1420 : f32
          memref.store %1468, %out[%1465] : memref<?xf32>
        } else {
          memref.store %1420, %out[%1465] : memref<?xf32>
        }
      }
    }
    %1469 = arith.addi %19, %c5 : index
    %1470 = arith.muli %1469, %c4 : index
    %1471 = arith.addi %6, %1470 : index
    %1472 = arith.addi %1471, %c15 : index
    %1473 = arith.divui %3, %c4 : index
    %1474 = arith.addi %1472, %1473 : index
    %1475 = arith.cmpi slt, %1474, %5 : index
    scf.if %1475 {
      %1476 = arith.cmpi eq, %hasFactors, %c5 : index
      %1477 = arith.muli %1474, %c6 : index
      %1478 = memref.load %factors[%1477] : memref<?xf32>
      %1479 = arith.mulf %1478, %operandScale : f32
      %1480 = arith.select %1476, %1479, %operandScale : f32
      %1481 = vector.extract %183#4[0] : f32 from vector<8xf32>
      %1482 = arith.addi %21, %c15 : index
      %1483 = arith.muli %0, %c16 : index
      %1484 = arith.addi %1483, %1482 : index
      %1485 = arith.subi %panels, %c5 : index
      %1486 = arith.minsi %1484, %1485 : index
      %1487 = arith.muli %1486, %17 : index
      %1488 = arith.remui %3, %c4 : index
      %1489 = arith.muli %1488, %c10 : index
      %1490 = arith.addi %1487, %1489 : index
      %1491 = vector.load %w[%1490] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1492 = vector.bitcast %1491 : vector<4xi8> to vector<1xf32>
      %1493 = vector.extract %1492[0] : f32 from vector<1xf32>
      %1494 = arith.mulf %1493, %1480 : f32
      %1495 = arith.mulf %1481, %1494 : f32
      %1496 = vector.extract %183#5[0] : f32 from vector<8xf32>
      %1497 = arith.addi %21, %c5 : index
      %1498 = arith.muli %0, %c16 : index
      %1499 = arith.addi %1498, %1497 : index
      %1500 = arith.subi %panels, %c5 : index
      %1501 = arith.minsi %1499, %1500 : index
      %1502 = arith.muli %1501, %17 : index
      %1503 = arith.remui %3, %c4 : index
      %1504 = arith.muli %1503, %c10 : index
      %1505 = arith.addi %1502, %1504 : index
      %1506 = vector.load %w[%1505] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1507 = vector.bitcast %1506 : vector<4xi8> to vector<1xf32>
      %1508 = vector.extract %1507[0] : f32 from vector<1xf32>
      %1509 = arith.mulf %1508, %1480 : f32
      %1510 = arith.mulf %1496, %1509 : f32
      %1511 = vector.extract %183#6[0] : f32 from vector<8xf32>
      %1512 = arith.addi %21, %c6 : index
      %1513 = arith.muli %0, %c16 : index
      %1514 = arith.addi %1513, %1512 : index
      %1515 = arith.subi %panels, %c5 : index
      %1516 = arith.minsi %1514, %1515 : index
      %1517 = arith.muli %1516, %17 : index
      %1518 = arith.remui %3, %c4 : index
      %1519 = arith.muli %1518, %c10 : index
      %1520 = arith.addi %1517, %1519 : index
      %1521 = vector.load %w[%1520] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1522 = vector.bitcast %1521 : vector<4xi8> to vector<1xf32>
      %1523 = vector.extract %1522[0] : f32 from vector<1xf32>
      %1524 = arith.mulf %1523, %1480 : f32
      %1525 = arith.mulf %1511, %1524 : f32
      %1526 = vector.extract %183#7[0] : f32 from vector<8xf32>
      %1527 = arith.addi %21, %c34 : index
      %1528 = arith.muli %0, %c16 : index
      %1529 = arith.addi %1528, %1527 : index
      %1530 = arith.subi %panels, %c5 : index
      %1531 = arith.minsi %1529, %1530 : index
      %1532 = arith.muli %1531, %17 : index
      %1533 = arith.remui %3, %c4 : index
      %1534 = arith.muli %1533, %c10 : index
      %1535 = arith.addi %1532, %1534 : index
      %1536 = vector.load %w[%1535] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1537 = vector.bitcast %1536 : vector<4xi8> to vector<1xf32>
      %1538 = vector.extract %1537[0] : f32 from vector<1xf32>
      %1539 = arith.mulf %1538, %1480 : f32
      %1540 = arith.mulf %1526, %1539 : f32
      %1541 = arith.muli %0, %c16 : index
      %1542 = arith.addi %1541, %21 : index
      %1543 = arith.addi %1542, %c15 : index
      %1544 = arith.muli %1474, %outputFeatures : index
      %1545 = arith.muli %1543, %c4 : index
      %1546 = arith.addi %1544, %1545 : index
      %1547 = wave.lane
      %1548 = arith.remui %1547, %c4 : index
      %1549 = arith.addi %1546, %1548 : index
      %1550 = arith.cmpi slt, %1543, %panels : index
      scf.if %1550 {
        scf.if %23 {
          %1551 = memref.load %residual[%1549] : memref<?xf32>
          %1552 = arith.addf %1551, %1495 : f32
          memref.store %1552, %out[%1549] : memref<?xf32>
        } else {
          memref.store %1495, %out[%1549] : memref<?xf32>
        }
      }
      %1553 = arith.muli %0, %c16 : index
      %1554 = arith.addi %1553, %21 : index
      %1555 = arith.addi %1554, %c5 : index
      %1556 = arith.muli %1474, %outputFeatures : index
      %1557 = arith.muli %1555, %c4 : index
      %1558 = arith.addi %1556, %1557 : index
      %1559 = wave.lane
      %1560 = arith.remui %1559, %c4 : index
      %1561 = arith.addi %1558, %1560 : index
      %1562 = arith.cmpi slt, %1555, %panels : index
      scf.if %1562 {
        scf.if %23 {
          %1563 = memref.load %residual[%1561] : memref<?xf32>
          %1564 = arith.addf %1563, %1510 : f32
          memref.store %1564, %out[%1561] : memref<?xf32>
        } else {
          memref.store %1510, %out[%1561] : memref<?xf32>
        }
      }
      %1565 = arith.muli %0, %c16 : index
      %1566 = arith.addi %1565, %21 : index
      %1567 = arith.addi %1566, %c6 : index
      %1568 = arith.muli %1474, %outputFeatures : index
      %1569 = arith.muli %1567, %c4 : index
      %1570 = arith.addi %1568, %1569 : index
      %1571 = wave.lane
      %1572 = arith.remui %1571, %c4 : index
      %1573 = arith.addi %1570, %1572 : index
      %1574 = arith.cmpi slt, %1567, %panels : index
      scf.if %1574 {
        scf.if %23 {
          %1575 = memref.load %residual[%1573] : memref<?xf32>
          %1576 = arith.addf %1575, %1525 : f32
          memref.store %1576, %out[%1573] : memref<?xf32>
        } else {
          memref.store %1525, %out[%1573] : memref<?xf32>
        }
      }
      %1577 = arith.muli %0, %c16 : index
      %1578 = arith.addi %1577, %21 : index
      %1579 = arith.addi %1578, %c34 : index
      %1580 = arith.muli %1474, %outputFeatures : index
      %1581 = arith.muli %1579, %c4 : index
      %1582 = arith.addi %1580, %1581 : index
      %1583 = wave.lane
      %1584 = arith.remui %1583, %c4 : index
      %1585 = arith.addi %1582, %1584 : index
      %1586 = arith.cmpi slt, %1579, %panels : index
      scf.if %1586 {
        scf.if %23 {
          %1587 = memref.load %residual[%1585] : memref<?xf32>
          %1588 = arith.addf %1587, %1540 : f32
          memref.store %1588, %out[%1585] : memref<?xf32>
        } else {
          memref.store %1540, %out[%1585] : memref<?xf32>
        }
      }
    }
    %1589 = arith.addi %19, %c5 : index
    %1590 = arith.muli %1589, %c4 : index
    %1591 = arith.addi %6, %1590 : index
    %1592 = arith.addi %1591, %c6 : index
    %1593 = arith.divui %3, %c4 : index
    %1594 = arith.addi %1592, %1593 : index
    %1595 = arith.cmpi slt, %1594, %5 : index
    scf.if %1595 {
      %1596 = arith.cmpi eq, %hasFactors, %c5 : index
      %1597 = arith.muli %1594, %c6 : index
      %1598 = memref.load %factors[%1597] : memref<?xf32>
      %1599 = arith.mulf %1598, %operandScale : f32
      %1600 = arith.select %1596, %1599, %operandScale : f32
      %1601 = vector.extract %183#4[1] : f32 from vector<8xf32>
      %1602 = arith.addi %21, %c15 : index
      %1603 = arith.muli %0, %c16 : index
      %1604 = arith.addi %1603, %1602 : index
      %1605 = arith.subi %panels, %c5 : index
      %1606 = arith.minsi %1604, %1605 : index
      %1607 = arith.muli %1606, %17 : index
      %1608 = arith.remui %3, %c4 : index
      %1609 = arith.muli %1608, %c10 : index
      %1610 = arith.addi %1607, %1609 : index
      %1611 = vector.load %w[%1610] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1612 = vector.bitcast %1611 : vector<4xi8> to vector<1xf32>
      %1613 = vector.extract %1612[0] : f32 from vector<1xf32>
      %1614 = arith.mulf %1613, %1600 : f32
      %1615 = arith.mulf %1601, %1614 : f32
      %1616 = vector.extract %183#5[1] : f32 from vector<8xf32>
      %1617 = arith.addi %21, %c5 : index
      %1618 = arith.muli %0, %c16 : index
      %1619 = arith.addi %1618, %1617 : index
      %1620 = arith.subi %panels, %c5 : index
      %1621 = arith.minsi %1619, %1620 : index
      %1622 = arith.muli %1621, %17 : index
      %1623 = arith.remui %3, %c4 : index
      %1624 = arith.muli %1623, %c10 : index
      %1625 = arith.addi %1622, %1624 : index
      %1626 = vector.load %w[%1625] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1627 = vector.bitcast %1626 : vector<4xi8> to vector<1xf32>
      %1628 = vector.extract %1627[0] : f32 from vector<1xf32>
      %1629 = arith.mulf %1628, %1600 : f32
      %1630 = arith.mulf %1616, %1629 : f32
      %1631 = vector.extract %183#6[1] : f32 from vector<8xf32>
      %1632 = arith.addi %21, %c6 : index
      %1633 = arith.muli %0, %c16 : index
      %1634 = arith.addi %1633, %1632 : index
      %1635 = arith.subi %panels, %c5 : index
      %1636 = arith.minsi %1634, %1635 : index
      %1637 = arith.muli %1636, %17 : index
      %1638 = arith.remui %3, %c4 : index
      %1639 = arith.muli %1638, %c10 : index
      %1640 = arith.addi %1637, %1639 : index
      %1641 = vector.load %w[%1640] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1642 = vector.bitcast %1641 : vector<4xi8> to vector<1xf32>
      %1643 = vector.extract %1642[0] : f32 from vector<1xf32>
      %1644 = arith.mulf %1643, %1600 : f32
      %1645 = arith.mulf %1631, %1644 : f32
      %1646 = vector.extract %183#7[1] : f32 from vector<8xf32>
      %1647 = arith.addi %21, %c34 : index
      %1648 = arith.muli %0, %c16 : index
      %1649 = arith.addi %1648, %1647 : index
      %1650 = arith.subi %panels, %c5 : index
      %1651 = arith.minsi %1649, %1650 : index
      %1652 = arith.muli %1651, %17 : index
      %1653 = arith.remui %3, %c4 : index
      %1654 = arith.muli %1653, %c10 : index
      %1655 = arith.addi %1652, %1654 : index
      %1656 = vector.load %w[%1655] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1657 = vector.bitcast %1656 : vector<4xi8> to vector<1xf32>
      %1658 = vector.extract %1657[0] : f32 from vector<1xf32>
      %1659 = arith.mulf %1658, %1600 : f32
      %1660 = arith.mulf %1646, %1659 : f32
      %1661 = arith.muli %0, %c16 : index
      %1662 = arith.addi %1661, %21 : index
      %1663 = arith.addi %1662, %c15 : index
      %1664 = arith.muli %1594, %outputFeatures : index
      %1665 = arith.muli %1663, %c4 : index
      %1666 = arith.addi %1664, %1665 : index
      %1667 = wave.lane
      %1668 = arith.remui %1667, %c4 : index
      %1669 = arith.addi %1666, %1668 : index
      %1670 = arith.cmpi slt, %1663, %panels : index
      scf.if %1670 {
        scf.if %23 {
          %1671 = memref.load %residual[%1669] : memref<?xf32>
          %1672 = arith.addf %1671, %1615 : f32
          memref.store %1672, %out[%1669] : memref<?xf32>
        } else {
          memref.store %1615, %out[%1669] : memref<?xf32>
        }
      }
      %1673 = arith.muli %0, %c16 : index
      %1674 = arith.addi %1673, %21 : index
      %1675 = arith.addi %1674, %c5 : index
      %1676 = arith.muli %1594, %outputFeatures : index
      %1677 = arith.muli %1675, %c4 : index
      %1678 = arith.addi %1676, %1677 : index
      %1679 = wave.lane
      %1680 = arith.remui %1679, %c4 : index
      %1681 = arith.addi %1678, %1680 : index
      %1682 = arith.cmpi slt, %1675, %panels : index
      scf.if %1682 {
        scf.if %23 {
          %1683 = memref.load %residual[%1681] : memref<?xf32>
          %1684 = arith.addf %1683, %1630 : f32
          memref.store %1684, %out[%1681] : memref<?xf32>
        } else {
          memref.store %1630, %out[%1681] : memref<?xf32>
        }
      }
      %1685 = arith.muli %0, %c16 : index
      %1686 = arith.addi %1685, %21 : index
      %1687 = arith.addi %1686, %c6 : index
      %1688 = arith.muli %1594, %outputFeatures : index
      %1689 = arith.muli %1687, %c4 : index
      %1690 = arith.addi %1688, %1689 : index
      %1691 = wave.lane
      %1692 = arith.remui %1691, %c4 : index
      %1693 = arith.addi %1690, %1692 : index
      %1694 = arith.cmpi slt, %1687, %panels : index
      scf.if %1694 {
        scf.if %23 {
          %1695 = memref.load %residual[%1693] : memref<?xf32>
          %1696 = arith.addf %1695, %1645 : f32
          memref.store %1696, %out[%1693] : memref<?xf32>
        } else {
          memref.store %1645, %out[%1693] : memref<?xf32>
        }
      }
      %1697 = arith.muli %0, %c16 : index
      %1698 = arith.addi %1697, %21 : index
      %1699 = arith.addi %1698, %c34 : index
      %1700 = arith.muli %1594, %outputFeatures : index
      %1701 = arith.muli %1699, %c4 : index
      %1702 = arith.addi %1700, %1701 : index
      %1703 = wave.lane
      %1704 = arith.remui %1703, %c4 : index
      %1705 = arith.addi %1702, %1704 : index
      %1706 = arith.cmpi slt, %1699, %panels : index
      scf.if %1706 {
        scf.if %23 {
          %1707 = memref.load %residual[%1705] : memref<?xf32>
          %1708 = arith.addf %1707, %1660 : f32
          memref.store %1708, %out[%1705] : memref<?xf32>
        } else {
          memref.store %1660, %out[%1705] : memref<?xf32>
        }
      }
    }
    %1709 = arith.addi %19, %c5 : index
    %1710 = arith.muli %1709, %c4 : index
    %1711 = arith.addi %6, %1710 : index
    %1712 = arith.addi %1711, %c10 : index
    %1713 = arith.divui %3, %c4 : index
    %1714 = arith.addi %1712, %1713 : index
    %1715 = arith.cmpi slt, %1714, %5 : index
    scf.if %1715 {
      %1716 = arith.cmpi eq, %hasFactors, %c5 : index
      %1717 = arith.muli %1714, %c6 : index
      %1718 = memref.load %factors[%1717] : memref<?xf32>
      %1719 = arith.mulf %1718, %operandScale : f32
      %1720 = arith.select %1716, %1719, %operandScale : f32
      %1721 = vector.extract %183#4[2] : f32 from vector<8xf32>
      %1722 = arith.addi %21, %c15 : index
      %1723 = arith.muli %0, %c16 : index
      %1724 = arith.addi %1723, %1722 : index
      %1725 = arith.subi %panels, %c5 : index
      %1726 = arith.minsi %1724, %1725 : index
      %1727 = arith.muli %1726, %17 : index
      %1728 = arith.remui %3, %c4 : index
      %1729 = arith.muli %1728, %c10 : index
      %1730 = arith.addi %1727, %1729 : index
      %1731 = vector.load %w[%1730] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1732 = vector.bitcast %1731 : vector<4xi8> to vector<1xf32>
      %1733 = vector.extract %1732[0] : f32 from vector<1xf32>
      %1734 = arith.mulf %1733, %1720 : f32
      %1735 = arith.mulf %1721, %1734 : f32
      %1736 = vector.extract %183#5[2] : f32 from vector<8xf32>
      %1737 = arith.addi %21, %c5 : index
      %1738 = arith.muli %0, %c16 : index
      %1739 = arith.addi %1738, %1737 : index
      %1740 = arith.subi %panels, %c5 : index
      %1741 = arith.minsi %1739, %1740 : index
      %1742 = arith.muli %1741, %17 : index
      %1743 = arith.remui %3, %c4 : index
      %1744 = arith.muli %1743, %c10 : index
      %1745 = arith.addi %1742, %1744 : index
      %1746 = vector.load %w[%1745] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1747 = vector.bitcast %1746 : vector<4xi8> to vector<1xf32>
      %1748 = vector.extract %1747[0] : f32 from vector<1xf32>
      %1749 = arith.mulf %1748, %1720 : f32
      %1750 = arith.mulf %1736, %1749 : f32
      %1751 = vector.extract %183#6[2] : f32 from vector<8xf32>
      %1752 = arith.addi %21, %c6 : index
      %1753 = arith.muli %0, %c16 : index
      %1754 = arith.addi %1753, %1752 : index
      %1755 = arith.subi %panels, %c5 : index
      %1756 = arith.minsi %1754, %1755 : index
      %1757 = arith.muli %1756, %17 : index
      %1758 = arith.remui %3, %c4 : index
      %1759 = arith.muli %1758, %c10 : index
      %1760 = arith.addi %1757, %1759 : index
      %1761 = vector.load %w[%1760] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1762 = vector.bitcast %1761 : vector<4xi8> to vector<1xf32>
      %1763 = vector.extract %1762[0] : f32 from vector<1xf32>
      %1764 = arith.mulf %1763, %1720 : f32
      %1765 = arith.mulf %1751, %1764 : f32
      %1766 = vector.extract %183#7[2] : f32 from vector<8xf32>
      %1767 = arith.addi %21, %c34 : index
      %1768 = arith.muli %0, %c16 : index
      %1769 = arith.addi %1768, %1767 : index
      %1770 = arith.subi %panels, %c5 : index
      %1771 = arith.minsi %1769, %1770 : index
      %1772 = arith.muli %1771, %17 : index
      %1773 = arith.remui %3, %c4 : index
      %1774 = arith.muli %1773, %c10 : index
      %1775 = arith.addi %1772, %1774 : index
      %1776 = vector.load %w[%1775] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1777 = vector.bitcast %1776 : vector<4xi8> to vector<1xf32>
      %1778 = vector.extract %1777[0] : f32 from vector<1xf32>
      %1779 = arith.mulf %1778, %1720 : f32
      %1780 = arith.mulf %1766, %1779 : f32
      %1781 = arith.muli %0, %c16 : index
      %1782 = arith.addi %1781, %21 : index
      %1783 = arith.addi %1782, %c15 : index
      %1784 = arith.muli %1714, %outputFeatures : index
      %1785 = arith.muli %1783, %c4 : index
      %1786 = arith.addi %1784, %1785 : index
      %1787 = wave.lane
      %1788 = arith.remui %1787, %c4 : index
      %1789 = arith.addi %1786, %1788 : index
      %1790 = arith.cmpi slt, %1783, %panels : index
      scf.if %1790 {
        scf.if %23 {
          %1791 = memref.load %residual[%1789] : memref<?xf32>
          %1792 = arith.addf %1791, %1735 : f32
          memref.store %1792, %out[%1789] : memref<?xf32>
        } else {
          memref.store %1735, %out[%1789] : memref<?xf32>
        }
      }
      %1793 = arith.muli %0, %c16 : index
      %1794 = arith.addi %1793, %21 : index
      %1795 = arith.addi %1794, %c5 : index
      %1796 = arith.muli %1714, %outputFeatures : index
      %1797 = arith.muli %1795, %c4 : index
      %1798 = arith.addi %1796, %1797 : index
      %1799 = wave.lane
      %1800 = arith.remui %1799, %c4 : index
      %1801 = arith.addi %1798, %1800 : index
      %1802 = arith.cmpi slt, %1795, %panels : index
      scf.if %1802 {
        scf.if %23 {
          %1803 = memref.load %residual[%1801] : memref<?xf32>
          %1804 = arith.addf %1803, %1750 : f32
          memref.store %1804, %out[%1801] : memref<?xf32>
        } else {
          memref.store %1750, %out[%1801] : memref<?xf32>
        }
      }
      %1805 = arith.muli %0, %c16 : index
      %1806 = arith.addi %1805, %21 : index
      %1807 = arith.addi %1806, %c6 : index
      %1808 = arith.muli %1714, %outputFeatures : index
      %1809 = arith.muli %1807, %c4 : index
      %1810 = arith.addi %1808, %1809 : index
      %1811 = wave.lane
      %1812 = arith.remui %1811, %c4 : index
      %1813 = arith.addi %1810, %1812 : index
      %1814 = arith.cmpi slt, %1807, %panels : index
      scf.if %1814 {
        scf.if %23 {
          %1815 = memref.load %residual[%1813] : memref<?xf32>
          %1816 = arith.addf %1815, %1765 : f32
          memref.store %1816, %out[%1813] : memref<?xf32>
        } else {
          memref.store %1765, %out[%1813] : memref<?xf32>
        }
      }
      %1817 = arith.muli %0, %c16 : index
      %1818 = arith.addi %1817, %21 : index
      %1819 = arith.addi %1818, %c34 : index
      %1820 = arith.muli %1714, %outputFeatures : index
      %1821 = arith.muli %1819, %c4 : index
      %1822 = arith.addi %1820, %1821 : index
      %1823 = wave.lane
      %1824 = arith.remui %1823, %c4 : index
      %1825 = arith.addi %1822, %1824 : index
      %1826 = arith.cmpi slt, %1819, %panels : index
      scf.if %1826 {
        scf.if %23 {
          %1827 = memref.load %residual[%1825] : memref<?xf32>
          %1828 = arith.addf %1827, %1780 : f32
          memref.store %1828, %out[%1825] : memref<?xf32>
        } else {
          memref.store %1780, %out[%1825] : memref<?xf32>
        }
      }
    }
    %1829 = arith.addi %19, %c5 : index
    %1830 = arith.muli %1829, %c4 : index
    %1831 = arith.addi %6, %1830 : index
    %1832 = arith.addi %1831, %c35 : index
    %1833 = arith.divui %3, %c4 : index
    %1834 = arith.addi %1832, %1833 : index
    %1835 = arith.cmpi slt, %1834, %5 : index
    scf.if %1835 {
      %1836 = arith.cmpi eq, %hasFactors, %c5 : index
      %1837 = arith.muli %1834, %c6 : index
      %1838 = memref.load %factors[%1837] : memref<?xf32>
      %1839 = arith.mulf %1838, %operandScale : f32
      %1840 = arith.select %1836, %1839, %operandScale : f32
      %1841 = vector.extract %183#4[3] : f32 from vector<8xf32>
      %1842 = arith.addi %21, %c15 : index
      %1843 = arith.muli %0, %c16 : index
      %1844 = arith.addi %1843, %1842 : index
      %1845 = arith.subi %panels, %c5 : index
      %1846 = arith.minsi %1844, %1845 : index
      %1847 = arith.muli %1846, %17 : index
      %1848 = arith.remui %3, %c4 : index
      %1849 = arith.muli %1848, %c10 : index
      %1850 = arith.addi %1847, %1849 : index
      %1851 = vector.load %w[%1850] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1852 = vector.bitcast %1851 : vector<4xi8> to vector<1xf32>
      %1853 = vector.extract %1852[0] : f32 from vector<1xf32>
      %1854 = arith.mulf %1853, %1840 : f32
      %1855 = arith.mulf %1841, %1854 : f32
      %1856 = vector.extract %183#5[3] : f32 from vector<8xf32>
      %1857 = arith.addi %21, %c5 : index
      %1858 = arith.muli %0, %c16 : index
      %1859 = arith.addi %1858, %1857 : index
      %1860 = arith.subi %panels, %c5 : index
      %1861 = arith.minsi %1859, %1860 : index
      %1862 = arith.muli %1861, %17 : index
      %1863 = arith.remui %3, %c4 : index
      %1864 = arith.muli %1863, %c10 : index
      %1865 = arith.addi %1862, %1864 : index
      %1866 = vector.load %w[%1865] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1867 = vector.bitcast %1866 : vector<4xi8> to vector<1xf32>
      %1868 = vector.extract %1867[0] : f32 from vector<1xf32>
      %1869 = arith.mulf %1868, %1840 : f32
      %1870 = arith.mulf %1856, %1869 : f32
      %1871 = vector.extract %183#6[3] : f32 from vector<8xf32>
      %1872 = arith.addi %21, %c6 : index
      %1873 = arith.muli %0, %c16 : index
      %1874 = arith.addi %1873, %1872 : index
      %1875 = arith.subi %panels, %c5 : index
      %1876 = arith.minsi %1874, %1875 : index
      %1877 = arith.muli %1876, %17 : index
      %1878 = arith.remui %3, %c4 : index
      %1879 = arith.muli %1878, %c10 : index
      %1880 = arith.addi %1877, %1879 : index
      %1881 = vector.load %w[%1880] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1882 = vector.bitcast %1881 : vector<4xi8> to vector<1xf32>
      %1883 = vector.extract %1882[0] : f32 from vector<1xf32>
      %1884 = arith.mulf %1883, %1840 : f32
      %1885 = arith.mulf %1871, %1884 : f32
      %1886 = vector.extract %183#7[3] : f32 from vector<8xf32>
      %1887 = arith.addi %21, %c34 : index
      %1888 = arith.muli %0, %c16 : index
      %1889 = arith.addi %1888, %1887 : index
      %1890 = arith.subi %panels, %c5 : index
      %1891 = arith.minsi %1889, %1890 : index
      %1892 = arith.muli %1891, %17 : index
      %1893 = arith.remui %3, %c4 : index
      %1894 = arith.muli %1893, %c10 : index
      %1895 = arith.addi %1892, %1894 : index
      %1896 = vector.load %w[%1895] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1897 = vector.bitcast %1896 : vector<4xi8> to vector<1xf32>
      %1898 = vector.extract %1897[0] : f32 from vector<1xf32>
      %1899 = arith.mulf %1898, %1840 : f32
      %1900 = arith.mulf %1886, %1899 : f32
      %1901 = arith.muli %0, %c16 : index
      %1902 = arith.addi %1901, %21 : index
      %1903 = arith.addi %1902, %c15 : index
      %1904 = arith.muli %1834, %outputFeatures : index
      %1905 = arith.muli %1903, %c4 : index
      %1906 = arith.addi %1904, %1905 : index
      %1907 = wave.lane
      %1908 = arith.remui %1907, %c4 : index
      %1909 = arith.addi %1906, %1908 : index
      %1910 = arith.cmpi slt, %1903, %panels : index
      scf.if %1910 {
        scf.if %23 {
          %1911 = memref.load %residual[%1909] : memref<?xf32>
          %1912 = arith.addf %1911, %1855 : f32
          memref.store %1912, %out[%1909] : memref<?xf32>
        } else {
          memref.store %1855, %out[%1909] : memref<?xf32>
        }
      }
      %1913 = arith.muli %0, %c16 : index
      %1914 = arith.addi %1913, %21 : index
      %1915 = arith.addi %1914, %c5 : index
      %1916 = arith.muli %1834, %outputFeatures : index
      %1917 = arith.muli %1915, %c4 : index
      %1918 = arith.addi %1916, %1917 : index
      %1919 = wave.lane
      %1920 = arith.remui %1919, %c4 : index
      %1921 = arith.addi %1918, %1920 : index
      %1922 = arith.cmpi slt, %1915, %panels : index
      scf.if %1922 {
        scf.if %23 {
          %1923 = memref.load %residual[%1921] : memref<?xf32>
          %1924 = arith.addf %1923, %1870 : f32
          memref.store %1924, %out[%1921] : memref<?xf32>
        } else {
          memref.store %1870, %out[%1921] : memref<?xf32>
        }
      }
      %1925 = arith.muli %0, %c16 : index
      %1926 = arith.addi %1925, %21 : index
      %1927 = arith.addi %1926, %c6 : index
      %1928 = arith.muli %1834, %outputFeatures : index
      %1929 = arith.muli %1927, %c4 : index
      %1930 = arith.addi %1928, %1929 : index
      %1931 = wave.lane
      %1932 = arith.remui %1931, %c4 : index
      %1933 = arith.addi %1930, %1932 : index
      %1934 = arith.cmpi slt, %1927, %panels : index
      scf.if %1934 {
        scf.if %23 {
          %1935 = memref.load %residual[%1933] : memref<?xf32>
          %1936 = arith.addf %1935, %1885 : f32
          memref.store %1936, %out[%1933] : memref<?xf32>
        } else {
          memref.store %1885, %out[%1933] : memref<?xf32>
        }
      }
      %1937 = arith.muli %0, %c16 : index
      %1938 = arith.addi %1937, %21 : index
      %1939 = arith.addi %1938, %c34 : index
      %1940 = arith.muli %1834, %outputFeatures : index
      %1941 = arith.muli %1939, %c4 : index
      %1942 = arith.addi %1940, %1941 : index
      %1943 = wave.lane
      %1944 = arith.remui %1943, %c4 : index
      %1945 = arith.addi %1942, %1944 : index
      %1946 = arith.cmpi slt, %1939, %panels : index
      scf.if %1946 {
        scf.if %23 {
          %1947 = memref.load %residual[%1945] : memref<?xf32>
          %1948 = arith.addf %1947, %1900 : f32
          memref.store %1948, %out[%1945] : memref<?xf32>
        } else {
          memref.store %1900, %out[%1945] : memref<?xf32>
        }
      }
    }
    %1949 = arith.addi %19, %c5 : index
    %1950 = arith.muli %1949, %c4 : index
    %1951 = arith.addi %6, %1950 : index
    %1952 = arith.addi %1951, %c16 : index
    %1953 = arith.divui %3, %c4 : index
    %1954 = arith.addi %1952, %1953 : index
    %1955 = arith.cmpi slt, %1954, %5 : index
    scf.if %1955 {
      %1956 = arith.cmpi eq, %hasFactors, %c5 : index
      %1957 = arith.muli %1954, %c6 : index
      %1958 = memref.load %factors[%1957] : memref<?xf32>
      %1959 = arith.mulf %1958, %operandScale : f32
      %1960 = arith.select %1956, %1959, %operandScale : f32
      %1961 = vector.extract %183#4[4] : f32 from vector<8xf32>
      %1962 = arith.addi %21, %c15 : index
      %1963 = arith.muli %0, %c16 : index
      %1964 = arith.addi %1963, %1962 : index
      %1965 = arith.subi %panels, %c5 : index
      %1966 = arith.minsi %1964, %1965 : index
      %1967 = arith.muli %1966, %17 : index
      %1968 = arith.remui %3, %c4 : index
      %1969 = arith.muli %1968, %c10 : index
      %1970 = arith.addi %1967, %1969 : index
      %1971 = vector.load %w[%1970] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1972 = vector.bitcast %1971 : vector<4xi8> to vector<1xf32>
      %1973 = vector.extract %1972[0] : f32 from vector<1xf32>
      %1974 = arith.mulf %1973, %1960 : f32
      %1975 = arith.mulf %1961, %1974 : f32
      %1976 = vector.extract %183#5[4] : f32 from vector<8xf32>
      %1977 = arith.addi %21, %c5 : index
      %1978 = arith.muli %0, %c16 : index
      %1979 = arith.addi %1978, %1977 : index
      %1980 = arith.subi %panels, %c5 : index
      %1981 = arith.minsi %1979, %1980 : index
      %1982 = arith.muli %1981, %17 : index
      %1983 = arith.remui %3, %c4 : index
      %1984 = arith.muli %1983, %c10 : index
      %1985 = arith.addi %1982, %1984 : index
      %1986 = vector.load %w[%1985] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1987 = vector.bitcast %1986 : vector<4xi8> to vector<1xf32>
      %1988 = vector.extract %1987[0] : f32 from vector<1xf32>
      %1989 = arith.mulf %1988, %1960 : f32
      %1990 = arith.mulf %1976, %1989 : f32
      %1991 = vector.extract %183#6[4] : f32 from vector<8xf32>
      %1992 = arith.addi %21, %c6 : index
      %1993 = arith.muli %0, %c16 : index
      %1994 = arith.addi %1993, %1992 : index
      %1995 = arith.subi %panels, %c5 : index
      %1996 = arith.minsi %1994, %1995 : index
      %1997 = arith.muli %1996, %17 : index
      %1998 = arith.remui %3, %c4 : index
      %1999 = arith.muli %1998, %c10 : index
      %2000 = arith.addi %1997, %1999 : index
      %2001 = vector.load %w[%2000] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2002 = vector.bitcast %2001 : vector<4xi8> to vector<1xf32>
      %2003 = vector.extract %2002[0] : f32 from vector<1xf32>
      %2004 = arith.mulf %2003, %1960 : f32
      %2005 = arith.mulf %1991, %2004 : f32
      %2006 = vector.extract %183#7[4] : f32 from vector<8xf32>
      %2007 = arith.addi %21, %c34 : index
      %2008 = arith.muli %0, %c16 : index
      %2009 = arith.addi %2008, %2007 : index
      %2010 = arith.subi %panels, %c5 : index
      %2011 = arith.minsi %2009, %2010 : index
      %2012 = arith.muli %2011, %17 : index
      %2013 = arith.remui %3, %c4 : index
      %2014 = arith.muli %2013, %c10 : index
      %2015 = arith.addi %2012, %2014 : index
      %2016 = vector.load %w[%2015] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2017 = vector.bitcast %2016 : vector<4xi8> to vector<1xf32>
      %2018 = vector.extract %2017[0] : f32 from vector<1xf32>
      %2019 = arith.mulf %2018, %1960 : f32
      %2020 = arith.mulf %2006, %2019 : f32
      %2021 = arith.muli %0, %c16 : index
      %2022 = arith.addi %2021, %21 : index
      %2023 = arith.addi %2022, %c15 : index
      %2024 = arith.muli %1954, %outputFeatures : index
      %2025 = arith.muli %2023, %c4 : index
      %2026 = arith.addi %2024, %2025 : index
      %2027 = wave.lane
      %2028 = arith.remui %2027, %c4 : index
      %2029 = arith.addi %2026, %2028 : index
      %2030 = arith.cmpi slt, %2023, %panels : index
      scf.if %2030 {
        scf.if %23 {
          %2031 = memref.load %residual[%2029] : memref<?xf32>
          %2032 = arith.addf %2031, %1975 : f32
          memref.store %2032, %out[%2029] : memref<?xf32>
        } else {
          memref.store %1975, %out[%2029] : memref<?xf32>
        }
      }
      %2033 = arith.muli %0, %c16 : index
      %2034 = arith.addi %2033, %21 : index
      %2035 = arith.addi %2034, %c5 : index
      %2036 = arith.muli %1954, %outputFeatures : index
      %2037 = arith.muli %2035, %c4 : index
      %2038 = arith.addi %2036, %2037 : index
      %2039 = wave.lane
      %2040 = arith.remui %2039, %c4 : index
      %2041 = arith.addi %2038, %2040 : index
      %2042 = arith.cmpi slt, %2035, %panels : index
      scf.if %2042 {
        scf.if %23 {
          %2043 = memref.load %residual[%2041] : memref<?xf32>
          %2044 = arith.addf %2043, %1990 : f32
          memref.store %2044, %out[%2041] : memref<?xf32>
        } else {
          memref.store %1990, %out[%2041] : memref<?xf32>
        }
      }
      %2045 = arith.muli %0, %c16 : index
      %2046 = arith.addi %2045, %21 : index
      %2047 = arith.addi %2046, %c6 : index
      %2048 = arith.muli %1954, %outputFeatures : index
      %2049 = arith.muli %2047, %c4 : index
      %2050 = arith.addi %2048, %2049 : index
      %2051 = wave.lane
      %2052 = arith.remui %2051, %c4 : index
      %2053 = arith.addi %2050, %2052 : index
      %2054 = arith.cmpi slt, %2047, %panels : index
      scf.if %2054 {
        scf.if %23 {
          %2055 = memref.load %residual[%2053] : memref<?xf32>
          %2056 = arith.addf %2055, %2005 : f32
          memref.store %2056, %out[%2053] : memref<?xf32>
        } else {
          memref.store %2005, %out[%2053] : memref<?xf32>
        }
      }
      %2057 = arith.muli %0, %c16 : index
      %2058 = arith.addi %2057, %21 : index
      %2059 = arith.addi %2058, %c34 : index
      %2060 = arith.muli %1954, %outputFeatures : index
      %2061 = arith.muli %2059, %c4 : index
      %2062 = arith.addi %2060, %2061 : index
      %2063 = wave.lane
      %2064 = arith.remui %2063, %c4 : index
      %2065 = arith.addi %2062, %2064 : index
      %2066 = arith.cmpi slt, %2059, %panels : index
      scf.if %2066 {
        scf.if %23 {
          %2067 = memref.load %residual[%2065] : memref<?xf32>
          %2068 = arith.addf %2067, %2020 : f32
          memref.store %2068, %out[%2065] : memref<?xf32>
        } else {
          memref.store %2020, %out[%2065] : memref<?xf32>
        }
      }
    }
    %2069 = arith.addi %19, %c5 : index
    %2070 = arith.muli %2069, %c4 : index
    %2071 = arith.addi %6, %2070 : index
    %2072 = arith.addi %2071, %c30 : index
    %2073 = arith.divui %3, %c4 : index
    %2074 = arith.addi %2072, %2073 : index
    %2075 = arith.cmpi slt, %2074, %5 : index
    scf.if %2075 {
      %2076 = arith.cmpi eq, %hasFactors, %c5 : index
      %2077 = arith.muli %2074, %c6 : index
      %2078 = memref.load %factors[%2077] : memref<?xf32>
      %2079 = arith.mulf %2078, %operandScale : f32
      %2080 = arith.select %2076, %2079, %operandScale : f32
      %2081 = vector.extract %183#4[5] : f32 from vector<8xf32>
      %2082 = arith.addi %21, %c15 : index
      %2083 = arith.muli %0, %c16 : index
      %2084 = arith.addi %2083, %2082 : index
      %2085 = arith.subi %panels, %c5 : index
      %2086 = arith.minsi %2084, %2085 : index
      %2087 = arith.muli %2086, %17 : index
      %2088 = arith.remui %3, %c4 : index
      %2089 = arith.muli %2088, %c10 : index
      %2090 = arith.addi %2087, %2089 : index
      %2091 = vector.load %w[%2090] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2092 = vector.bitcast %2091 : vector<4xi8> to vector<1xf32>
      %2093 = vector.extract %2092[0] : f32 from vector<1xf32>
      %2094 = arith.mulf %2093, %2080 : f32
      %2095 = arith.mulf %2081, %2094 : f32
      %2096 = vector.extract %183#5[5] : f32 from vector<8xf32>
      %2097 = arith.addi %21, %c5 : index
      %2098 = arith.muli %0, %c16 : index
      %2099 = arith.addi %2098, %2097 : index
      %2100 = arith.subi %panels, %c5 : index
      %2101 = arith.minsi %2099, %2100 : index
      %2102 = arith.muli %2101, %17 : index
      %2103 = arith.remui %3, %c4 : index
      %2104 = arith.muli %2103, %c10 : index
      %2105 = arith.addi %2102, %2104 : index
      %2106 = vector.load %w[%2105] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2107 = vector.bitcast %2106 : vector<4xi8> to vector<1xf32>
      %2108 = vector.extract %2107[0] : f32 from vector<1xf32>
      %2109 = arith.mulf %2108, %2080 : f32
      %2110 = arith.mulf %2096, %2109 : f32
      %2111 = vector.extract %183#6[5] : f32 from vector<8xf32>
      %2112 = arith.addi %21, %c6 : index
      %2113 = arith.muli %0, %c16 : index
      %2114 = arith.addi %2113, %2112 : index
      %2115 = arith.subi %panels, %c5 : index
      %2116 = arith.minsi %2114, %2115 : index
      %2117 = arith.muli %2116, %17 : index
      %2118 = arith.remui %3, %c4 : index
      %2119 = arith.muli %2118, %c10 : index
      %2120 = arith.addi %2117, %2119 : index
      %2121 = vector.load %w[%2120] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2122 = vector.bitcast %2121 : vector<4xi8> to vector<1xf32>
      %2123 = vector.extract %2122[0] : f32 from vector<1xf32>
      %2124 = arith.mulf %2123, %2080 : f32
      %2125 = arith.mulf %2111, %2124 : f32
      %2126 = vector.extract %183#7[5] : f32 from vector<8xf32>
      %2127 = arith.addi %21, %c34 : index
      %2128 = arith.muli %0, %c16 : index
      %2129 = arith.addi %2128, %2127 : index
      %2130 = arith.subi %panels, %c5 : index
      %2131 = arith.minsi %2129, %2130 : index
      %2132 = arith.muli %2131, %17 : index
      %2133 = arith.remui %3, %c4 : index
      %2134 = arith.muli %2133, %c10 : index
      %2135 = arith.addi %2132, %2134 : index
      %2136 = vector.load %w[%2135] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2137 = vector.bitcast %2136 : vector<4xi8> to vector<1xf32>
      %2138 = vector.extract %2137[0] : f32 from vector<1xf32>
      %2139 = arith.mulf %2138, %2080 : f32
      %2140 = arith.mulf %2126, %2139 : f32
      %2141 = arith.muli %0, %c16 : index
      %2142 = arith.addi %2141, %21 : index
      %2143 = arith.addi %2142, %c15 : index
      %2144 = arith.muli %2074, %outputFeatures : index
      %2145 = arith.muli %2143, %c4 : index
      %2146 = arith.addi %2144, %2145 : index
      %2147 = wave.lane
      %2148 = arith.remui %2147, %c4 : index
      %2149 = arith.addi %2146, %2148 : index
      %2150 = arith.cmpi slt, %2143, %panels : index
      scf.if %2150 {
        scf.if %23 {
          %2151 = memref.load %residual[%2149] : memref<?xf32>
          %2152 = arith.addf %2151, %2095 : f32
          memref.store %2152, %out[%2149] : memref<?xf32>
        } else {
          memref.store %2095, %out[%2149] : memref<?xf32>
        }
      }
      %2153 = arith.muli %0, %c16 : index
      %2154 = arith.addi %2153, %21 : index
      %2155 = arith.addi %2154, %c5 : index
      %2156 = arith.muli %2074, %outputFeatures : index
      %2157 = arith.muli %2155, %c4 : index
      %2158 = arith.addi %2156, %2157 : index
      %2159 = wave.lane
      %2160 = arith.remui %2159, %c4 : index
      %2161 = arith.addi %2158, %2160 : index
      %2162 = arith.cmpi slt, %2155, %panels : index
      scf.if %2162 {
        scf.if %23 {
          %2163 = memref.load %residual[%2161] : memref<?xf32>
          %2164 = arith.addf %2163, %2110 : f32
          memref.store %2164, %out[%2161] : memref<?xf32>
        } else {
          memref.store %2110, %out[%2161] : memref<?xf32>
        }
      }
      %2165 = arith.muli %0, %c16 : index
      %2166 = arith.addi %2165, %21 : index
      %2167 = arith.addi %2166, %c6 : index
      %2168 = arith.muli %2074, %outputFeatures : index
      %2169 = arith.muli %2167, %c4 : index
      %2170 = arith.addi %2168, %2169 : index
      %2171 = wave.lane
      %2172 = arith.remui %2171, %c4 : index
      %2173 = arith.addi %2170, %2172 : index
      %2174 = arith.cmpi slt, %2167, %panels : index
      scf.if %2174 {
        scf.if %23 {
          %2175 = memref.load %residual[%2173] : memref<?xf32>
          %2176 = arith.addf %2175, %2125 : f32
          memref.store %2176, %out[%2173] : memref<?xf32>
        } else {
          memref.store %2125, %out[%2173] : memref<?xf32>
        }
      }
      %2177 = arith.muli %0, %c16 : index
      %2178 = arith.addi %2177, %21 : index
      %2179 = arith.addi %2178, %c34 : index
      %2180 = arith.muli %2074, %outputFeatures : index
      %2181 = arith.muli %2179, %c4 : index
      %2182 = arith.addi %2180, %2181 : index
      %2183 = wave.lane
      %2184 = arith.remui %2183, %c4 : index
      %2185 = arith.addi %2182, %2184 : index
      %2186 = arith.cmpi slt, %2179, %panels : index
      scf.if %2186 {
        scf.if %23 {
          %2187 = memref.load %residual[%2185] : memref<?xf32>
          %2188 = arith.addf %2187, %2140 : f32
          memref.store %2188, %out[%2185] : memref<?xf32>
        } else {
          memref.store %2140, %out[%2185] : memref<?xf32>
        }
      }
    }
    %2189 = arith.addi %19, %c5 : index
    %2190 = arith.muli %2189, %c4 : index
    %2191 = arith.addi %6, %2190 : index
    %2192 = arith.addi %2191, %c36 : index
    %2193 = arith.divui %3, %c4 : index
    %2194 = arith.addi %2192, %2193 : index
    %2195 = arith.cmpi slt, %2194, %5 : index
    scf.if %2195 {
      %2196 = arith.cmpi eq, %hasFactors, %c5 : index
      %2197 = arith.muli %2194, %c6 : index
      %2198 = memref.load %factors[%2197] : memref<?xf32>
      %2199 = arith.mulf %2198, %operandScale : f32
      %2200 = arith.select %2196, %2199, %operandScale : f32
      %2201 = vector.extract %183#4[6] : f32 from vector<8xf32>
      %2202 = arith.addi %21, %c15 : index
      %2203 = arith.muli %0, %c16 : index
      %2204 = arith.addi %2203, %2202 : index
      %2205 = arith.subi %panels, %c5 : index
      %2206 = arith.minsi %2204, %2205 : index
      %2207 = arith.muli %2206, %17 : index
      %2208 = arith.remui %3, %c4 : index
      %2209 = arith.muli %2208, %c10 : index
      %2210 = arith.addi %2207, %2209 : index
      %2211 = vector.load %w[%2210] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2212 = vector.bitcast %2211 : vector<4xi8> to vector<1xf32>
      %2213 = vector.extract %2212[0] : f32 from vector<1xf32>
      %2214 = arith.mulf %2213, %2200 : f32
      %2215 = arith.mulf %2201, %2214 : f32
      %2216 = vector.extract %183#5[6] : f32 from vector<8xf32>
      %2217 = arith.addi %21, %c5 : index
      %2218 = arith.muli %0, %c16 : index
      %2219 = arith.addi %2218, %2217 : index
      %2220 = arith.subi %panels, %c5 : index
      %2221 = arith.minsi %2219, %2220 : index
      %2222 = arith.muli %2221, %17 : index
      %2223 = arith.remui %3, %c4 : index
      %2224 = arith.muli %2223, %c10 : index
      %2225 = arith.addi %2222, %2224 : index
      %2226 = vector.load %w[%2225] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2227 = vector.bitcast %2226 : vector<4xi8> to vector<1xf32>
      %2228 = vector.extract %2227[0] : f32 from vector<1xf32>
      %2229 = arith.mulf %2228, %2200 : f32
      %2230 = arith.mulf %2216, %2229 : f32
      %2231 = vector.extract %183#6[6] : f32 from vector<8xf32>
      %2232 = arith.addi %21, %c6 : index
      %2233 = arith.muli %0, %c16 : index
      %2234 = arith.addi %2233, %2232 : index
      %2235 = arith.subi %panels, %c5 : index
      %2236 = arith.minsi %2234, %2235 : index
      %2237 = arith.muli %2236, %17 : index
      %2238 = arith.remui %3, %c4 : index
      %2239 = arith.muli %2238, %c10 : index
      %2240 = arith.addi %2237, %2239 : index
      %2241 = vector.load %w[%2240] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2242 = vector.bitcast %2241 : vector<4xi8> to vector<1xf32>
      %2243 = vector.extract %2242[0] : f32 from vector<1xf32>
      %2244 = arith.mulf %2243, %2200 : f32
      %2245 = arith.mulf %2231, %2244 : f32
      %2246 = vector.extract %183#7[6] : f32 from vector<8xf32>
      %2247 = arith.addi %21, %c34 : index
      %2248 = arith.muli %0, %c16 : index
      %2249 = arith.addi %2248, %2247 : index
      %2250 = arith.subi %panels, %c5 : index
      %2251 = arith.minsi %2249, %2250 : index
      %2252 = arith.muli %2251, %17 : index
      %2253 = arith.remui %3, %c4 : index
      %2254 = arith.muli %2253, %c10 : index
      %2255 = arith.addi %2252, %2254 : index
      %2256 = vector.load %w[%2255] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2257 = vector.bitcast %2256 : vector<4xi8> to vector<1xf32>
      %2258 = vector.extract %2257[0] : f32 from vector<1xf32>
      %2259 = arith.mulf %2258, %2200 : f32
      %2260 = arith.mulf %2246, %2259 : f32
      %2261 = arith.muli %0, %c16 : index
      %2262 = arith.addi %2261, %21 : index
      %2263 = arith.addi %2262, %c15 : index
      %2264 = arith.muli %2194, %outputFeatures : index
      %2265 = arith.muli %2263, %c4 : index
      %2266 = arith.addi %2264, %2265 : index
      %2267 = wave.lane
      %2268 = arith.remui %2267, %c4 : index
      %2269 = arith.addi %2266, %2268 : index
      %2270 = arith.cmpi slt, %2263, %panels : index
      scf.if %2270 {
        scf.if %23 {
          %2271 = memref.load %residual[%2269] : memref<?xf32>
          %2272 = arith.addf %2271, %2215 : f32
          memref.store %2272, %out[%2269] : memref<?xf32>
        } else {
          memref.store %2215, %out[%2269] : memref<?xf32>
        }
      }
      %2273 = arith.muli %0, %c16 : index
      %2274 = arith.addi %2273, %21 : index
      %2275 = arith.addi %2274, %c5 : index
      %2276 = arith.muli %2194, %outputFeatures : index
      %2277 = arith.muli %2275, %c4 : index
      %2278 = arith.addi %2276, %2277 : index
      %2279 = wave.lane
      %2280 = arith.remui %2279, %c4 : index
      %2281 = arith.addi %2278, %2280 : index
      %2282 = arith.cmpi slt, %2275, %panels : index
      scf.if %2282 {
        scf.if %23 {
          %2283 = memref.load %residual[%2281] : memref<?xf32>
          %2284 = arith.addf %2283, %2230 : f32
          memref.store %2284, %out[%2281] : memref<?xf32>
        } else {
          memref.store %2230, %out[%2281] : memref<?xf32>
        }
      }
      %2285 = arith.muli %0, %c16 : index
      %2286 = arith.addi %2285, %21 : index
      %2287 = arith.addi %2286, %c6 : index
      %2288 = arith.muli %2194, %outputFeatures : index
      %2289 = arith.muli %2287, %c4 : index
      %2290 = arith.addi %2288, %2289 : index
      %2291 = wave.lane
      %2292 = arith.remui %2291, %c4 : index
      %2293 = arith.addi %2290, %2292 : index
      %2294 = arith.cmpi slt, %2287, %panels : index
      scf.if %2294 {
        scf.if %23 {
          %2295 = memref.load %residual[%2293] : memref<?xf32>
          %2296 = arith.addf %2295, %2245 : f32
          memref.store %2296, %out[%2293] : memref<?xf32>
        } else {
          memref.store %2245, %out[%2293] : memref<?xf32>
        }
      }
      %2297 = arith.muli %0, %c16 : index
      %2298 = arith.addi %2297, %21 : index
      %2299 = arith.addi %2298, %c34 : index
      %2300 = arith.muli %2194, %outputFeatures : index
      %2301 = arith.muli %2299, %c4 : index
      %2302 = arith.addi %2300, %2301 : index
      %2303 = wave.lane
      %2304 = arith.remui %2303, %c4 : index
      %2305 = arith.addi %2302, %2304 : index
      %2306 = arith.cmpi slt, %2299, %panels : index
      scf.if %2306 {
        scf.if %23 {
          %2307 = memref.load %residual[%2305] : memref<?xf32>
          %2308 = arith.addf %2307, %2260 : f32
          memref.store %2308, %out[%2305] : memref<?xf32>
        } else {
          memref.store %2260, %out[%2305] : memref<?xf32>
        }
      }
    }
    %2309 = arith.addi %19, %c5 : index
    %2310 = arith.muli %2309, %c4 : index
    %2311 = arith.addi %6, %2310 : index
    %2312 = arith.addi %2311, %c37 : index
    %2313 = arith.divui %3, %c4 : index
    %2314 = arith.addi %2312, %2313 : index
    %2315 = arith.cmpi slt, %2314, %5 : index
    scf.if %2315 {
      %2316 = arith.cmpi eq, %hasFactors, %c5 : index
      %2317 = arith.muli %2314, %c6 : index
      %2318 = memref.load %factors[%2317] : memref<?xf32>
      %2319 = arith.mulf %2318, %operandScale : f32
      %2320 = arith.select %2316, %2319, %operandScale : f32
      %2321 = vector.extract %183#4[7] : f32 from vector<8xf32>
      %2322 = arith.addi %21, %c15 : index
      %2323 = arith.muli %0, %c16 : index
      %2324 = arith.addi %2323, %2322 : index
      %2325 = arith.subi %panels, %c5 : index
      %2326 = arith.minsi %2324, %2325 : index
      %2327 = arith.muli %2326, %17 : index
      %2328 = arith.remui %3, %c4 : index
      %2329 = arith.muli %2328, %c10 : index
      %2330 = arith.addi %2327, %2329 : index
      %2331 = vector.load %w[%2330] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2332 = vector.bitcast %2331 : vector<4xi8> to vector<1xf32>
      %2333 = vector.extract %2332[0] : f32 from vector<1xf32>
      %2334 = arith.mulf %2333, %2320 : f32
      %2335 = arith.mulf %2321, %2334 : f32
      %2336 = vector.extract %183#5[7] : f32 from vector<8xf32>
      %2337 = arith.addi %21, %c5 : index
      %2338 = arith.muli %0, %c16 : index
      %2339 = arith.addi %2338, %2337 : index
      %2340 = arith.subi %panels, %c5 : index
      %2341 = arith.minsi %2339, %2340 : index
      %2342 = arith.muli %2341, %17 : index
      %2343 = arith.remui %3, %c4 : index
      %2344 = arith.muli %2343, %c10 : index
      %2345 = arith.addi %2342, %2344 : index
      %2346 = vector.load %w[%2345] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2347 = vector.bitcast %2346 : vector<4xi8> to vector<1xf32>
      %2348 = vector.extract %2347[0] : f32 from vector<1xf32>
      %2349 = arith.mulf %2348, %2320 : f32
      %2350 = arith.mulf %2336, %2349 : f32
      %2351 = vector.extract %183#6[7] : f32 from vector<8xf32>
      %2352 = arith.addi %21, %c6 : index
      %2353 = arith.muli %0, %c16 : index
      %2354 = arith.addi %2353, %2352 : index
      %2355 = arith.subi %panels, %c5 : index
      %2356 = arith.minsi %2354, %2355 : index
      %2357 = arith.muli %2356, %17 : index
      %2358 = arith.remui %3, %c4 : index
      %2359 = arith.muli %2358, %c10 : index
      %2360 = arith.addi %2357, %2359 : index
      %2361 = vector.load %w[%2360] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2362 = vector.bitcast %2361 : vector<4xi8> to vector<1xf32>
      %2363 = vector.extract %2362[0] : f32 from vector<1xf32>
      %2364 = arith.mulf %2363, %2320 : f32
      %2365 = arith.mulf %2351, %2364 : f32
      %2366 = vector.extract %183#7[7] : f32 from vector<8xf32>
      %2367 = arith.addi %21, %c34 : index
      %2368 = arith.muli %0, %c16 : index
      %2369 = arith.addi %2368, %2367 : index
      %2370 = arith.subi %panels, %c5 : index
      %2371 = arith.minsi %2369, %2370 : index
      %2372 = arith.muli %2371, %17 : index
      %2373 = arith.remui %3, %c4 : index
      %2374 = arith.muli %2373, %c10 : index
      %2375 = arith.addi %2372, %2374 : index
      %2376 = vector.load %w[%2375] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2377 = vector.bitcast %2376 : vector<4xi8> to vector<1xf32>
      %2378 = vector.extract %2377[0] : f32 from vector<1xf32>
      %2379 = arith.mulf %2378, %2320 : f32
      %2380 = arith.mulf %2366, %2379 : f32
      %2381 = arith.muli %0, %c16 : index
      %2382 = arith.addi %2381, %21 : index
      %2383 = arith.addi %2382, %c15 : index
      %2384 = arith.muli %2314, %outputFeatures : index
      %2385 = arith.muli %2383, %c4 : index
      %2386 = arith.addi %2384, %2385 : index
      %2387 = wave.lane
      %2388 = arith.remui %2387, %c4 : index
      %2389 = arith.addi %2386, %2388 : index
      %2390 = arith.cmpi slt, %2383, %panels : index
      scf.if %2390 {
        scf.if %23 {
          %2391 = memref.load %residual[%2389] : memref<?xf32>
          %2392 = arith.addf %2391, %2335 : f32
          memref.store %2392, %out[%2389] : memref<?xf32>
        } else {
          memref.store %2335, %out[%2389] : memref<?xf32>
        }
      }
      %2393 = arith.muli %0, %c16 : index
      %2394 = arith.addi %2393, %21 : index
      %2395 = arith.addi %2394, %c5 : index
      %2396 = arith.muli %2314, %outputFeatures : index
      %2397 = arith.muli %2395, %c4 : index
      %2398 = arith.addi %2396, %2397 : index
      %2399 = wave.lane
      %2400 = arith.remui %2399, %c4 : index
      %2401 = arith.addi %2398, %2400 : index
      %2402 = arith.cmpi slt, %2395, %panels : index
      scf.if %2402 {
        scf.if %23 {
          %2403 = memref.load %residual[%2401] : memref<?xf32>
          %2404 = arith.addf %2403, %2350 : f32
          memref.store %2404, %out[%2401] : memref<?xf32>
        } else {
          memref.store %2350, %out[%2401] : memref<?xf32>
        }
      }
      %2405 = arith.muli %0, %c16 : index
      %2406 = arith.addi %2405, %21 : index
      %2407 = arith.addi %2406, %c6 : index
      %2408 = arith.muli %2314, %outputFeatures : index
      %2409 = arith.muli %2407, %c4 : index
      %2410 = arith.addi %2408, %2409 : index
      %2411 = wave.lane
      %2412 = arith.remui %2411, %c4 : index
      %2413 = arith.addi %2410, %2412 : index
      %2414 = arith.cmpi slt, %2407, %panels : index
      scf.if %2414 {
        scf.if %23 {
          %2415 = memref.load %residual[%2413] : memref<?xf32>
          %2416 = arith.addf %2415, %2365 : f32
          memref.store %2416, %out[%2413] : memref<?xf32>
        } else {
          memref.store %2365, %out[%2413] : memref<?xf32>
        }
      }
      %2417 = arith.muli %0, %c16 : index
      %2418 = arith.addi %2417, %21 : index
      %2419 = arith.addi %2418, %c34 : index
      %2420 = arith.muli %2314, %outputFeatures : index
      %2421 = arith.muli %2419, %c4 : index
      %2422 = arith.addi %2420, %2421 : index
      %2423 = wave.lane
      %2424 = arith.remui %2423, %c4 : index
      %2425 = arith.addi %2422, %2424 : index
      %2426 = arith.cmpi slt, %2419, %panels : index
      scf.if %2426 {
        scf.if %23 {
          %2427 = memref.load %residual[%2425] : memref<?xf32>
          %2428 = arith.addf %2427, %2380 : f32
          memref.store %2428, %out[%2425] : memref<?xf32>
        } else {
          memref.store %2380, %out[%2425] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
