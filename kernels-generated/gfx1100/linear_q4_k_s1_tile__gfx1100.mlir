// GENERATED from codegen/kvcgen/gfx_tile.py; do not edit.
// Config: GfxTileLinear(format='q4_k', splits=1)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_k_s1_tile__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
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
  %c26 = arith.constant 9 : index
  %c27 = arith.constant 10 : index
  %c28 = arith.constant 11 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c31 = arith.constant 3 : index
  %c32 = arith.constant 6 : index
  %c33 = arith.constant 12 : index
  %c34 = arith.constant 14 : index
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
    %169:8 = scf.for %160 = %c16 to %23 step %c12 iter_args(%161 = %c14, %162 = %c14, %163 = %c14, %164 = %c14, %165 = %c14, %166 = %c14, %167 = %c14, %168 = %c14) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %170 = arith.addi %160, %c12 : index
      %171 = arith.subi %23, %c12 : index
      %172 = arith.minsi %170, %171 : index
      %173 = arith.muli %1, %c4 : index
      %174 = arith.addi %173, %2 : index
      %175 = arith.divui %inputFeatures, %c17 : index
      %176 = arith.muli %174, %175 : index
      %177 = arith.muli %172, %c8 : index
      %178 = arith.addi %176, %177 : index
      %179 = arith.muli %178, %c5 : index
      %180 = arith.muli %3, %c4 : index
      %181 = arith.addi %179, %180 : index
      %182 = arith.addi %181, %c16 : index
      %183 = vector.load %x[%182] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %184 = arith.muli %3, %c4 : index
      %185 = arith.addi %179, %184 : index
      %186 = arith.addi %185, %c5 : index
      %187 = vector.load %x[%186] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %188 = arith.muli %0, %c4 : index
      %189 = arith.addi %188, %2 : index
      %190 = arith.subi %panels, %c12 : index
      %191 = arith.minsi %189, %190 : index
      %192 = arith.muli %191, %15 : index
      %193 = arith.remui %3, %c17 : index
      %194 = arith.addi %192, %c2 : index
      %195 = arith.divui %172, %c4 : index
      %196 = arith.muli %195, %c6 : index
      %197 = arith.addi %194, %196 : index
      %198 = arith.muli %193, %c9 : index
      %199 = arith.addi %197, %198 : index
      %200 = vector.load %w[%199] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %201 = vector.bitcast %200 : vector<4xi8> to vector<2xf16>
      %202 = arith.divui %inputFeatures, %c5 : index
      %203 = arith.muli %202, %c6 : index
      %204 = arith.addi %194, %203 : index
      %205 = arith.muli %172, %c15 : index
      %206 = arith.addi %204, %205 : index
      %207 = arith.muli %193, %c8 : index
      %208 = arith.addi %206, %207 : index
      %209 = vector.load %w[%208] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %210 = vector.extract %201[0] : f16 from vector<2xf16>
      %211 = arith.extf %210 : f16 to f32
      %212 = vector.extract %209[0] : i8 from vector<2xi8>
      %213 = arith.extui %212 : i8 to i32
      %214 = arith.sitofp %213 : i32 to f32
      %215 = arith.mulf %211, %214 : f32
      %216 = arith.truncf %215 : f32 to f16
      %217 = vector.broadcast %216 : f16 to vector<16xf16>
      %218 = vector.extract %201[1] : f16 from vector<2xf16>
      %219 = arith.extf %218 : f16 to f32
      %220 = vector.extract %209[1] : i8 from vector<2xi8>
      %221 = arith.extui %220 : i8 to i32
      %222 = arith.sitofp %221 : i32 to f32
      %223 = arith.mulf %219, %222 : f32
      %224 = arith.truncf %223 : f32 to f16
      %225 = vector.broadcast %224 : f16 to vector<16xf16>
      %226 = arith.addi %192, %c2 : index
      %227 = arith.divui %inputFeatures, %c5 : index
      %228 = arith.muli %227, %c6 : index
      %229 = arith.addi %228, %inputFeatures : index
      %230 = arith.addi %229, %c7 : index
      %231 = arith.divui %230, %c2 : index
      %232 = arith.muli %231, %c2 : index
      %233 = arith.addi %226, %232 : index
      %234 = arith.muli %inputFeatures, %c4 : index
      %235 = arith.addi %233, %234 : index
      %236 = arith.muli %172, %c17 : index
      %237 = arith.addi %236, %193 : index
      %238 = arith.muli %237, %c16 : index
      %239 = arith.addi %235, %238 : index
      %240 = arith.muli %172, %c5 : index
      %241 = arith.addi %233, %240 : index
      %242 = arith.muli %193, %c17 : index
      %243 = arith.addi %241, %242 : index
      %244 = vector.load %w[%243] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %245 = vector.bitcast %244 : vector<16xi8> to vector<4xi32>
      %246 = arith.shrui %245, %c18 : vector<4xi32>
      %247 = arith.andi %246, %c19 : vector<4xi32>
      %248 = arith.ori %247, %c20 : vector<4xi32>
      %249 = vector.bitcast %248 : vector<4xi32> to vector<8xf16>
      %250 = arith.shrui %245, %c21 : vector<4xi32>
      %251 = arith.andi %250, %c19 : vector<4xi32>
      %252 = arith.ori %251, %c20 : vector<4xi32>
      %253 = vector.bitcast %252 : vector<4xi32> to vector<8xf16>
      %254 = arith.shrui %245, %c22 : vector<4xi32>
      %255 = arith.andi %254, %c19 : vector<4xi32>
      %256 = arith.ori %255, %c20 : vector<4xi32>
      %257 = vector.bitcast %256 : vector<4xi32> to vector<8xf16>
      %258 = arith.shrui %245, %c23 : vector<4xi32>
      %259 = arith.andi %258, %c19 : vector<4xi32>
      %260 = arith.ori %259, %c20 : vector<4xi32>
      %261 = vector.bitcast %260 : vector<4xi32> to vector<8xf16>
      %262 = vector.shuffle %249, %253 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %263 = vector.shuffle %257, %261 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %264 = vector.shuffle %262, %263 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %265 = arith.subf %264, %c24 : vector<32xf16>
      %266 = vector.shuffle %265, %265 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %267 = vector.shuffle %265, %265 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %268 = math.fma %266, %217, %225 : vector<16xf16>
      %269 = math.fma %267, %217, %225 : vector<16xf16>
      %270 = arith.cmpi sge, %3, %c17 : index
      %271 = vector.shuffle %268, %268 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
      %272 = vector.shuffle %268, %268 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
      %273 = arith.select %270, %271, %272 : vector<8xf16>
      %274 = vector.shuffle %269, %269 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
      %275 = vector.shuffle %269, %269 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
      %276 = arith.select %270, %274, %275 : vector<8xf16>
      %277 = arith.remui %160, %c8 : index
      %278 = arith.addi %17, %c16 : index
      %279 = arith.muli %278, %c8 : index
      %280 = arith.addi %279, %c16 : index
      %281 = arith.muli %280, %c5 : index
      %282 = arith.remui %3, %c17 : index
      %283 = arith.muli %282, %c4 : index
      %284 = arith.addi %281, %283 : index
      %285 = arith.muli %277, %c25 : index
      %286 = arith.addi %284, %285 : index
      %287 = vector.load %20[%286] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %288 = arith.addi %286, %c2 : index
      %289 = vector.load %20[%288] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %290 = vector.shuffle %287, %289 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %291 = arith.addi %17, %c12 : index
      %292 = arith.muli %291, %c8 : index
      %293 = arith.addi %292, %c16 : index
      %294 = arith.muli %293, %c5 : index
      %295 = arith.remui %3, %c17 : index
      %296 = arith.muli %295, %c4 : index
      %297 = arith.addi %294, %296 : index
      %298 = arith.muli %277, %c25 : index
      %299 = arith.addi %297, %298 : index
      %300 = vector.load %20[%299] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %301 = arith.addi %299, %c2 : index
      %302 = vector.load %20[%301] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %303 = vector.shuffle %300, %302 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %304 = arith.addi %19, %c4 : index
      %305 = arith.muli %304, %c8 : index
      %306 = arith.addi %305, %c16 : index
      %307 = arith.muli %306, %c5 : index
      %308 = arith.remui %3, %c17 : index
      %309 = arith.muli %308, %c4 : index
      %310 = arith.addi %307, %309 : index
      %311 = arith.muli %277, %c25 : index
      %312 = arith.addi %310, %311 : index
      %313 = vector.load %20[%312] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %314 = arith.addi %312, %c2 : index
      %315 = vector.load %20[%314] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %316 = vector.shuffle %313, %315 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %317 = wave.mma %290, %316, %161 : vector<16xf16>, vector<8xf32>
      %318 = wave.mma %303, %316, %165 : vector<16xf16>, vector<8xf32>
      %319 = arith.addi %19, %c26 : index
      %320 = arith.muli %319, %c8 : index
      %321 = arith.addi %320, %c16 : index
      %322 = arith.muli %321, %c5 : index
      %323 = arith.remui %3, %c17 : index
      %324 = arith.muli %323, %c4 : index
      %325 = arith.addi %322, %324 : index
      %326 = arith.muli %277, %c25 : index
      %327 = arith.addi %325, %326 : index
      %328 = vector.load %20[%327] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %329 = arith.addi %327, %c2 : index
      %330 = vector.load %20[%329] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %331 = vector.shuffle %328, %330 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %332 = wave.mma %290, %331, %162 : vector<16xf16>, vector<8xf32>
      %333 = wave.mma %303, %331, %166 : vector<16xf16>, vector<8xf32>
      %334 = arith.addi %19, %c27 : index
      %335 = arith.muli %334, %c8 : index
      %336 = arith.addi %335, %c16 : index
      %337 = arith.muli %336, %c5 : index
      %338 = arith.remui %3, %c17 : index
      %339 = arith.muli %338, %c4 : index
      %340 = arith.addi %337, %339 : index
      %341 = arith.muli %277, %c25 : index
      %342 = arith.addi %340, %341 : index
      %343 = vector.load %20[%342] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %344 = arith.addi %342, %c2 : index
      %345 = vector.load %20[%344] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %346 = vector.shuffle %343, %345 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %347 = wave.mma %290, %346, %163 : vector<16xf16>, vector<8xf32>
      %348 = wave.mma %303, %346, %167 : vector<16xf16>, vector<8xf32>
      %349 = arith.addi %19, %c28 : index
      %350 = arith.muli %349, %c8 : index
      %351 = arith.addi %350, %c16 : index
      %352 = arith.muli %351, %c5 : index
      %353 = arith.remui %3, %c17 : index
      %354 = arith.muli %353, %c4 : index
      %355 = arith.addi %352, %354 : index
      %356 = arith.muli %277, %c25 : index
      %357 = arith.addi %355, %356 : index
      %358 = vector.load %20[%357] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %359 = arith.addi %357, %c2 : index
      %360 = vector.load %20[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %361 = vector.shuffle %358, %360 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %362 = wave.mma %290, %361, %164 : vector<16xf16>, vector<8xf32>
      %363 = wave.mma %303, %361, %168 : vector<16xf16>, vector<8xf32>
      %364 = arith.addi %17, %c16 : index
      %365 = arith.muli %364, %c8 : index
      %366 = arith.addi %365, %c12 : index
      %367 = arith.muli %366, %c5 : index
      %368 = arith.remui %3, %c17 : index
      %369 = arith.muli %368, %c4 : index
      %370 = arith.addi %367, %369 : index
      %371 = arith.muli %277, %c25 : index
      %372 = arith.addi %370, %371 : index
      %373 = vector.load %20[%372] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %374 = arith.addi %372, %c2 : index
      %375 = vector.load %20[%374] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %376 = vector.shuffle %373, %375 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %377 = arith.addi %17, %c12 : index
      %378 = arith.muli %377, %c8 : index
      %379 = arith.addi %378, %c12 : index
      %380 = arith.muli %379, %c5 : index
      %381 = arith.remui %3, %c17 : index
      %382 = arith.muli %381, %c4 : index
      %383 = arith.addi %380, %382 : index
      %384 = arith.muli %277, %c25 : index
      %385 = arith.addi %383, %384 : index
      %386 = vector.load %20[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %387 = arith.addi %385, %c2 : index
      %388 = vector.load %20[%387] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %389 = vector.shuffle %386, %388 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %390 = arith.addi %19, %c4 : index
      %391 = arith.muli %390, %c8 : index
      %392 = arith.addi %391, %c12 : index
      %393 = arith.muli %392, %c5 : index
      %394 = arith.remui %3, %c17 : index
      %395 = arith.muli %394, %c4 : index
      %396 = arith.addi %393, %395 : index
      %397 = arith.muli %277, %c25 : index
      %398 = arith.addi %396, %397 : index
      %399 = vector.load %20[%398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %400 = arith.addi %398, %c2 : index
      %401 = vector.load %20[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %402 = vector.shuffle %399, %401 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %403 = wave.mma %376, %402, %317 : vector<16xf16>, vector<8xf32>
      %404 = wave.mma %389, %402, %318 : vector<16xf16>, vector<8xf32>
      %405 = arith.addi %19, %c26 : index
      %406 = arith.muli %405, %c8 : index
      %407 = arith.addi %406, %c12 : index
      %408 = arith.muli %407, %c5 : index
      %409 = arith.remui %3, %c17 : index
      %410 = arith.muli %409, %c4 : index
      %411 = arith.addi %408, %410 : index
      %412 = arith.muli %277, %c25 : index
      %413 = arith.addi %411, %412 : index
      %414 = vector.load %20[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %415 = arith.addi %413, %c2 : index
      %416 = vector.load %20[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %417 = vector.shuffle %414, %416 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %418 = wave.mma %376, %417, %332 : vector<16xf16>, vector<8xf32>
      %419 = wave.mma %389, %417, %333 : vector<16xf16>, vector<8xf32>
      %420 = arith.addi %19, %c27 : index
      %421 = arith.muli %420, %c8 : index
      %422 = arith.addi %421, %c12 : index
      %423 = arith.muli %422, %c5 : index
      %424 = arith.remui %3, %c17 : index
      %425 = arith.muli %424, %c4 : index
      %426 = arith.addi %423, %425 : index
      %427 = arith.muli %277, %c25 : index
      %428 = arith.addi %426, %427 : index
      %429 = vector.load %20[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %430 = arith.addi %428, %c2 : index
      %431 = vector.load %20[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %432 = vector.shuffle %429, %431 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %433 = wave.mma %376, %432, %347 : vector<16xf16>, vector<8xf32>
      %434 = wave.mma %389, %432, %348 : vector<16xf16>, vector<8xf32>
      %435 = arith.addi %19, %c28 : index
      %436 = arith.muli %435, %c8 : index
      %437 = arith.addi %436, %c12 : index
      %438 = arith.muli %437, %c5 : index
      %439 = arith.remui %3, %c17 : index
      %440 = arith.muli %439, %c4 : index
      %441 = arith.addi %438, %440 : index
      %442 = arith.muli %277, %c25 : index
      %443 = arith.addi %441, %442 : index
      %444 = vector.load %20[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %445 = arith.addi %443, %c2 : index
      %446 = vector.load %20[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %447 = vector.shuffle %444, %446 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %448 = wave.mma %376, %447, %362 : vector<16xf16>, vector<8xf32>
      %449 = wave.mma %389, %447, %363 : vector<16xf16>, vector<8xf32>
      %450 = arith.subi %c12, %277 : index
      %451 = arith.addi %2, %c16 : index
      %452 = arith.muli %451, %c8 : index
      %453 = arith.addi %452, %c16 : index
      %454 = arith.muli %453, %c5 : index
      %455 = arith.muli %450, %c25 : index
      %456 = arith.addi %455, %454 : index
      %457 = arith.muli %3, %c4 : index
      %458 = arith.addi %456, %457 : index
      vector.store %183, %20[%458] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %459 = arith.addi %2, %c16 : index
      %460 = arith.muli %459, %c8 : index
      %461 = arith.addi %460, %c12 : index
      %462 = arith.muli %461, %c5 : index
      %463 = arith.muli %450, %c25 : index
      %464 = arith.addi %463, %462 : index
      %465 = arith.muli %3, %c4 : index
      %466 = arith.addi %464, %465 : index
      vector.store %187, %20[%466] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %467 = arith.addi %2, %c4 : index
      %468 = arith.muli %467, %c8 : index
      %469 = arith.addi %468, %c16 : index
      %470 = arith.muli %469, %c5 : index
      %471 = arith.muli %450, %c25 : index
      %472 = arith.addi %471, %470 : index
      %473 = arith.muli %3, %c4 : index
      %474 = arith.addi %472, %473 : index
      vector.store %273, %20[%474] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %475 = arith.addi %2, %c4 : index
      %476 = arith.muli %475, %c8 : index
      %477 = arith.addi %476, %c12 : index
      %478 = arith.muli %477, %c5 : index
      %479 = arith.muli %450, %c25 : index
      %480 = arith.addi %479, %478 : index
      %481 = arith.muli %3, %c4 : index
      %482 = arith.addi %480, %481 : index
      vector.store %276, %20[%482] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      wave.barrier
      scf.yield %403, %418, %433, %448, %404, %419, %434, %449 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %483 = arith.addi %17, %c16 : index
    %484 = arith.muli %483, %c17 : index
    %485 = arith.addi %6, %484 : index
    %486 = arith.addi %485, %c16 : index
    %487 = arith.divui %3, %c17 : index
    %488 = arith.addi %486, %487 : index
    %489 = arith.cmpi slt, %488, %5 : index
    scf.if %489 {
      %490 = arith.cmpi eq, %hasFactors, %c12 : index
      %491 = arith.muli %488, %c8 : index
      %492 = memref.load %factors[%491] : memref<?xf32>
      %493 = arith.mulf %492, %operandScale : f32
      %494 = arith.select %490, %493, %operandScale : f32
      %495 = vector.extract %169#0[0] : f32 from vector<8xf32>
      %496 = arith.addi %19, %c16 : index
      %497 = arith.muli %0, %c4 : index
      %498 = arith.addi %497, %496 : index
      %499 = arith.subi %panels, %c12 : index
      %500 = arith.minsi %498, %499 : index
      %501 = arith.muli %500, %15 : index
      %502 = arith.remui %3, %c17 : index
      %503 = arith.muli %502, %c9 : index
      %504 = arith.addi %501, %503 : index
      %505 = vector.load %w[%504] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %506 = vector.bitcast %505 : vector<4xi8> to vector<1xf32>
      %507 = vector.extract %506[0] : f32 from vector<1xf32>
      %508 = arith.mulf %507, %494 : f32
      %509 = arith.mulf %495, %508 : f32
      %510 = vector.extract %169#1[0] : f32 from vector<8xf32>
      %511 = arith.addi %19, %c12 : index
      %512 = arith.muli %0, %c4 : index
      %513 = arith.addi %512, %511 : index
      %514 = arith.subi %panels, %c12 : index
      %515 = arith.minsi %513, %514 : index
      %516 = arith.muli %515, %15 : index
      %517 = arith.remui %3, %c17 : index
      %518 = arith.muli %517, %c9 : index
      %519 = arith.addi %516, %518 : index
      %520 = vector.load %w[%519] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %521 = vector.bitcast %520 : vector<4xi8> to vector<1xf32>
      %522 = vector.extract %521[0] : f32 from vector<1xf32>
      %523 = arith.mulf %522, %494 : f32
      %524 = arith.mulf %510, %523 : f32
      %525 = vector.extract %169#2[0] : f32 from vector<8xf32>
      %526 = arith.addi %19, %c8 : index
      %527 = arith.muli %0, %c4 : index
      %528 = arith.addi %527, %526 : index
      %529 = arith.subi %panels, %c12 : index
      %530 = arith.minsi %528, %529 : index
      %531 = arith.muli %530, %15 : index
      %532 = arith.remui %3, %c17 : index
      %533 = arith.muli %532, %c9 : index
      %534 = arith.addi %531, %533 : index
      %535 = vector.load %w[%534] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %536 = vector.bitcast %535 : vector<4xi8> to vector<1xf32>
      %537 = vector.extract %536[0] : f32 from vector<1xf32>
      %538 = arith.mulf %537, %494 : f32
      %539 = arith.mulf %525, %538 : f32
      %540 = vector.extract %169#3[0] : f32 from vector<8xf32>
      %541 = arith.addi %19, %c31 : index
      %542 = arith.muli %0, %c4 : index
      %543 = arith.addi %542, %541 : index
      %544 = arith.subi %panels, %c12 : index
      %545 = arith.minsi %543, %544 : index
      %546 = arith.muli %545, %15 : index
      %547 = arith.remui %3, %c17 : index
      %548 = arith.muli %547, %c9 : index
      %549 = arith.addi %546, %548 : index
      %550 = vector.load %w[%549] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %551 = vector.bitcast %550 : vector<4xi8> to vector<1xf32>
      %552 = vector.extract %551[0] : f32 from vector<1xf32>
      %553 = arith.mulf %552, %494 : f32
      %554 = arith.mulf %540, %553 : f32
      %555 = arith.muli %0, %c4 : index
      %556 = arith.addi %555, %19 : index
      %557 = arith.addi %556, %c16 : index
      %558 = arith.muli %488, %outputFeatures : index
      %559 = arith.muli %557, %c17 : index
      %560 = arith.addi %558, %559 : index
      %561 = wave.lane
      %562 = arith.remui %561, %c17 : index
      %563 = arith.addi %560, %562 : index
      %564 = arith.cmpi slt, %557, %panels : index
      scf.if %564 {
        scf.if %21 {
          %565 = memref.load %residual[%563] : memref<?xf32>
          %566 = arith.addf %565, %509 : f32
          memref.store %566, %out[%563] : memref<?xf32>
        } else {
          memref.store %509, %out[%563] : memref<?xf32>
        }
      }
      %567 = arith.muli %0, %c4 : index
      %568 = arith.addi %567, %19 : index
      %569 = arith.addi %568, %c12 : index
      %570 = arith.muli %488, %outputFeatures : index
      %571 = arith.muli %569, %c17 : index
      %572 = arith.addi %570, %571 : index
      %573 = wave.lane
      %574 = arith.remui %573, %c17 : index
      %575 = arith.addi %572, %574 : index
      %576 = arith.cmpi slt, %569, %panels : index
      scf.if %576 {
        scf.if %21 {
          %577 = memref.load %residual[%575] : memref<?xf32>
          %578 = arith.addf %577, %524 : f32
          memref.store %578, %out[%575] : memref<?xf32>
        } else {
          memref.store %524, %out[%575] : memref<?xf32>
        }
      }
      %579 = arith.muli %0, %c4 : index
      %580 = arith.addi %579, %19 : index
      %581 = arith.addi %580, %c8 : index
      %582 = arith.muli %488, %outputFeatures : index
      %583 = arith.muli %581, %c17 : index
      %584 = arith.addi %582, %583 : index
      %585 = wave.lane
      %586 = arith.remui %585, %c17 : index
      %587 = arith.addi %584, %586 : index
      %588 = arith.cmpi slt, %581, %panels : index
      scf.if %588 {
        scf.if %21 {
          %589 = memref.load %residual[%587] : memref<?xf32>
          %590 = arith.addf %589, %539 : f32
          memref.store %590, %out[%587] : memref<?xf32>
        } else {
          memref.store %539, %out[%587] : memref<?xf32>
        }
      }
      %591 = arith.muli %0, %c4 : index
      %592 = arith.addi %591, %19 : index
      %593 = arith.addi %592, %c31 : index
      %594 = arith.muli %488, %outputFeatures : index
      %595 = arith.muli %593, %c17 : index
      %596 = arith.addi %594, %595 : index
      %597 = wave.lane
      %598 = arith.remui %597, %c17 : index
      %599 = arith.addi %596, %598 : index
      %600 = arith.cmpi slt, %593, %panels : index
      scf.if %600 {
        scf.if %21 {
          %601 = memref.load %residual[%599] : memref<?xf32>
          %602 = arith.addf %601, %554 : f32
          memref.store %602, %out[%599] : memref<?xf32>
        } else {
          memref.store %554, %out[%599] : memref<?xf32>
        }
      }
    }
    %603 = arith.addi %17, %c16 : index
    %604 = arith.muli %603, %c17 : index
    %605 = arith.addi %6, %604 : index
    %606 = arith.addi %605, %c8 : index
    %607 = arith.divui %3, %c17 : index
    %608 = arith.addi %606, %607 : index
    %609 = arith.cmpi slt, %608, %5 : index
    scf.if %609 {
      %610 = arith.cmpi eq, %hasFactors, %c12 : index
      %611 = arith.muli %608, %c8 : index
      %612 = memref.load %factors[%611] : memref<?xf32>
      %613 = arith.mulf %612, %operandScale : f32
      %614 = arith.select %610, %613, %operandScale : f32
      %615 = vector.extract %169#0[1] : f32 from vector<8xf32>
      %616 = arith.addi %19, %c16 : index
      %617 = arith.muli %0, %c4 : index
      %618 = arith.addi %617, %616 : index
      %619 = arith.subi %panels, %c12 : index
      %620 = arith.minsi %618, %619 : index
      %621 = arith.muli %620, %15 : index
      %622 = arith.remui %3, %c17 : index
      %623 = arith.muli %622, %c9 : index
      %624 = arith.addi %621, %623 : index
      %625 = vector.load %w[%624] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %626 = vector.bitcast %625 : vector<4xi8> to vector<1xf32>
      %627 = vector.extract %626[0] : f32 from vector<1xf32>
      %628 = arith.mulf %627, %614 : f32
      %629 = arith.mulf %615, %628 : f32
      %630 = vector.extract %169#1[1] : f32 from vector<8xf32>
      %631 = arith.addi %19, %c12 : index
      %632 = arith.muli %0, %c4 : index
      %633 = arith.addi %632, %631 : index
      %634 = arith.subi %panels, %c12 : index
      %635 = arith.minsi %633, %634 : index
      %636 = arith.muli %635, %15 : index
      %637 = arith.remui %3, %c17 : index
      %638 = arith.muli %637, %c9 : index
      %639 = arith.addi %636, %638 : index
      %640 = vector.load %w[%639] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %641 = vector.bitcast %640 : vector<4xi8> to vector<1xf32>
      %642 = vector.extract %641[0] : f32 from vector<1xf32>
      %643 = arith.mulf %642, %614 : f32
      %644 = arith.mulf %630, %643 : f32
      %645 = vector.extract %169#2[1] : f32 from vector<8xf32>
      %646 = arith.addi %19, %c8 : index
      %647 = arith.muli %0, %c4 : index
      %648 = arith.addi %647, %646 : index
      %649 = arith.subi %panels, %c12 : index
      %650 = arith.minsi %648, %649 : index
      %651 = arith.muli %650, %15 : index
      %652 = arith.remui %3, %c17 : index
      %653 = arith.muli %652, %c9 : index
      %654 = arith.addi %651, %653 : index
      %655 = vector.load %w[%654] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %656 = vector.bitcast %655 : vector<4xi8> to vector<1xf32>
      %657 = vector.extract %656[0] : f32 from vector<1xf32>
      %658 = arith.mulf %657, %614 : f32
      %659 = arith.mulf %645, %658 : f32
      %660 = vector.extract %169#3[1] : f32 from vector<8xf32>
      %661 = arith.addi %19, %c31 : index
      %662 = arith.muli %0, %c4 : index
      %663 = arith.addi %662, %661 : index
      %664 = arith.subi %panels, %c12 : index
      %665 = arith.minsi %663, %664 : index
      %666 = arith.muli %665, %15 : index
      %667 = arith.remui %3, %c17 : index
      %668 = arith.muli %667, %c9 : index
      %669 = arith.addi %666, %668 : index
      %670 = vector.load %w[%669] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %671 = vector.bitcast %670 : vector<4xi8> to vector<1xf32>
      %672 = vector.extract %671[0] : f32 from vector<1xf32>
      %673 = arith.mulf %672, %614 : f32
      %674 = arith.mulf %660, %673 : f32
      %675 = arith.muli %0, %c4 : index
      %676 = arith.addi %675, %19 : index
      %677 = arith.addi %676, %c16 : index
      %678 = arith.muli %608, %outputFeatures : index
      %679 = arith.muli %677, %c17 : index
      %680 = arith.addi %678, %679 : index
      %681 = wave.lane
      %682 = arith.remui %681, %c17 : index
      %683 = arith.addi %680, %682 : index
      %684 = arith.cmpi slt, %677, %panels : index
      scf.if %684 {
        scf.if %21 {
          %685 = memref.load %residual[%683] : memref<?xf32>
          %686 = arith.addf %685, %629 : f32
          memref.store %686, %out[%683] : memref<?xf32>
        } else {
          memref.store %629, %out[%683] : memref<?xf32>
        }
      }
      %687 = arith.muli %0, %c4 : index
      %688 = arith.addi %687, %19 : index
      %689 = arith.addi %688, %c12 : index
      %690 = arith.muli %608, %outputFeatures : index
      %691 = arith.muli %689, %c17 : index
      %692 = arith.addi %690, %691 : index
      %693 = wave.lane
      %694 = arith.remui %693, %c17 : index
      %695 = arith.addi %692, %694 : index
      %696 = arith.cmpi slt, %689, %panels : index
      scf.if %696 {
        scf.if %21 {
          %697 = memref.load %residual[%695] : memref<?xf32>
          %698 = arith.addf %697, %644 : f32
          memref.store %698, %out[%695] : memref<?xf32>
        } else {
          memref.store %644, %out[%695] : memref<?xf32>
        }
      }
      %699 = arith.muli %0, %c4 : index
      %700 = arith.addi %699, %19 : index
      %701 = arith.addi %700, %c8 : index
      %702 = arith.muli %608, %outputFeatures : index
      %703 = arith.muli %701, %c17 : index
      %704 = arith.addi %702, %703 : index
      %705 = wave.lane
      %706 = arith.remui %705, %c17 : index
      %707 = arith.addi %704, %706 : index
      %708 = arith.cmpi slt, %701, %panels : index
      scf.if %708 {
        scf.if %21 {
          %709 = memref.load %residual[%707] : memref<?xf32>
          %710 = arith.addf %709, %659 : f32
          memref.store %710, %out[%707] : memref<?xf32>
        } else {
          memref.store %659, %out[%707] : memref<?xf32>
        }
      }
      %711 = arith.muli %0, %c4 : index
      %712 = arith.addi %711, %19 : index
      %713 = arith.addi %712, %c31 : index
      %714 = arith.muli %608, %outputFeatures : index
      %715 = arith.muli %713, %c17 : index
      %716 = arith.addi %714, %715 : index
      %717 = wave.lane
      %718 = arith.remui %717, %c17 : index
      %719 = arith.addi %716, %718 : index
      %720 = arith.cmpi slt, %713, %panels : index
      scf.if %720 {
        scf.if %21 {
          %721 = memref.load %residual[%719] : memref<?xf32>
          %722 = arith.addf %721, %674 : f32
          memref.store %722, %out[%719] : memref<?xf32>
        } else {
          memref.store %674, %out[%719] : memref<?xf32>
        }
      }
    }
    %723 = arith.addi %17, %c16 : index
    %724 = arith.muli %723, %c17 : index
    %725 = arith.addi %6, %724 : index
    %726 = arith.addi %725, %c9 : index
    %727 = arith.divui %3, %c17 : index
    %728 = arith.addi %726, %727 : index
    %729 = arith.cmpi slt, %728, %5 : index
    scf.if %729 {
      %730 = arith.cmpi eq, %hasFactors, %c12 : index
      %731 = arith.muli %728, %c8 : index
      %732 = memref.load %factors[%731] : memref<?xf32>
      %733 = arith.mulf %732, %operandScale : f32
      %734 = arith.select %730, %733, %operandScale : f32
      %735 = vector.extract %169#0[2] : f32 from vector<8xf32>
      %736 = arith.addi %19, %c16 : index
      %737 = arith.muli %0, %c4 : index
      %738 = arith.addi %737, %736 : index
      %739 = arith.subi %panels, %c12 : index
      %740 = arith.minsi %738, %739 : index
      %741 = arith.muli %740, %15 : index
      %742 = arith.remui %3, %c17 : index
      %743 = arith.muli %742, %c9 : index
      %744 = arith.addi %741, %743 : index
      %745 = vector.load %w[%744] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %746 = vector.bitcast %745 : vector<4xi8> to vector<1xf32>
      %747 = vector.extract %746[0] : f32 from vector<1xf32>
      %748 = arith.mulf %747, %734 : f32
      %749 = arith.mulf %735, %748 : f32
      %750 = vector.extract %169#1[2] : f32 from vector<8xf32>
      %751 = arith.addi %19, %c12 : index
      %752 = arith.muli %0, %c4 : index
      %753 = arith.addi %752, %751 : index
      %754 = arith.subi %panels, %c12 : index
      %755 = arith.minsi %753, %754 : index
      %756 = arith.muli %755, %15 : index
      %757 = arith.remui %3, %c17 : index
      %758 = arith.muli %757, %c9 : index
      %759 = arith.addi %756, %758 : index
      %760 = vector.load %w[%759] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %761 = vector.bitcast %760 : vector<4xi8> to vector<1xf32>
      %762 = vector.extract %761[0] : f32 from vector<1xf32>
      %763 = arith.mulf %762, %734 : f32
      %764 = arith.mulf %750, %763 : f32
      %765 = vector.extract %169#2[2] : f32 from vector<8xf32>
      %766 = arith.addi %19, %c8 : index
      %767 = arith.muli %0, %c4 : index
      %768 = arith.addi %767, %766 : index
      %769 = arith.subi %panels, %c12 : index
      %770 = arith.minsi %768, %769 : index
      %771 = arith.muli %770, %15 : index
      %772 = arith.remui %3, %c17 : index
      %773 = arith.muli %772, %c9 : index
      %774 = arith.addi %771, %773 : index
      %775 = vector.load %w[%774] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %776 = vector.bitcast %775 : vector<4xi8> to vector<1xf32>
      %777 = vector.extract %776[0] : f32 from vector<1xf32>
      %778 = arith.mulf %777, %734 : f32
      %779 = arith.mulf %765, %778 : f32
      %780 = vector.extract %169#3[2] : f32 from vector<8xf32>
      %781 = arith.addi %19, %c31 : index
      %782 = arith.muli %0, %c4 : index
      %783 = arith.addi %782, %781 : index
      %784 = arith.subi %panels, %c12 : index
      %785 = arith.minsi %783, %784 : index
      %786 = arith.muli %785, %15 : index
      %787 = arith.remui %3, %c17 : index
      %788 = arith.muli %787, %c9 : index
      %789 = arith.addi %786, %788 : index
      %790 = vector.load %w[%789] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %791 = vector.bitcast %790 : vector<4xi8> to vector<1xf32>
      %792 = vector.extract %791[0] : f32 from vector<1xf32>
      %793 = arith.mulf %792, %734 : f32
      %794 = arith.mulf %780, %793 : f32
      %795 = arith.muli %0, %c4 : index
      %796 = arith.addi %795, %19 : index
      %797 = arith.addi %796, %c16 : index
      %798 = arith.muli %728, %outputFeatures : index
      %799 = arith.muli %797, %c17 : index
      %800 = arith.addi %798, %799 : index
      %801 = wave.lane
      %802 = arith.remui %801, %c17 : index
      %803 = arith.addi %800, %802 : index
      %804 = arith.cmpi slt, %797, %panels : index
      scf.if %804 {
        scf.if %21 {
          %805 = memref.load %residual[%803] : memref<?xf32>
          %806 = arith.addf %805, %749 : f32
          memref.store %806, %out[%803] : memref<?xf32>
        } else {
          memref.store %749, %out[%803] : memref<?xf32>
        }
      }
      %807 = arith.muli %0, %c4 : index
      %808 = arith.addi %807, %19 : index
      %809 = arith.addi %808, %c12 : index
      %810 = arith.muli %728, %outputFeatures : index
      %811 = arith.muli %809, %c17 : index
      %812 = arith.addi %810, %811 : index
      %813 = wave.lane
      %814 = arith.remui %813, %c17 : index
      %815 = arith.addi %812, %814 : index
      %816 = arith.cmpi slt, %809, %panels : index
      scf.if %816 {
        scf.if %21 {
          %817 = memref.load %residual[%815] : memref<?xf32>
          %818 = arith.addf %817, %764 : f32
          memref.store %818, %out[%815] : memref<?xf32>
        } else {
          memref.store %764, %out[%815] : memref<?xf32>
        }
      }
      %819 = arith.muli %0, %c4 : index
      %820 = arith.addi %819, %19 : index
      %821 = arith.addi %820, %c8 : index
      %822 = arith.muli %728, %outputFeatures : index
      %823 = arith.muli %821, %c17 : index
      %824 = arith.addi %822, %823 : index
      %825 = wave.lane
      %826 = arith.remui %825, %c17 : index
      %827 = arith.addi %824, %826 : index
      %828 = arith.cmpi slt, %821, %panels : index
      scf.if %828 {
        scf.if %21 {
          %829 = memref.load %residual[%827] : memref<?xf32>
          %830 = arith.addf %829, %779 : f32
          memref.store %830, %out[%827] : memref<?xf32>
        } else {
          memref.store %779, %out[%827] : memref<?xf32>
        }
      }
      %831 = arith.muli %0, %c4 : index
      %832 = arith.addi %831, %19 : index
      %833 = arith.addi %832, %c31 : index
      %834 = arith.muli %728, %outputFeatures : index
      %835 = arith.muli %833, %c17 : index
      %836 = arith.addi %834, %835 : index
      %837 = wave.lane
      %838 = arith.remui %837, %c17 : index
      %839 = arith.addi %836, %838 : index
      %840 = arith.cmpi slt, %833, %panels : index
      scf.if %840 {
        scf.if %21 {
          %841 = memref.load %residual[%839] : memref<?xf32>
          %842 = arith.addf %841, %794 : f32
          memref.store %842, %out[%839] : memref<?xf32>
        } else {
          memref.store %794, %out[%839] : memref<?xf32>
        }
      }
    }
    %843 = arith.addi %17, %c16 : index
    %844 = arith.muli %843, %c17 : index
    %845 = arith.addi %6, %844 : index
    %846 = arith.addi %845, %c32 : index
    %847 = arith.divui %3, %c17 : index
    %848 = arith.addi %846, %847 : index
    %849 = arith.cmpi slt, %848, %5 : index
    scf.if %849 {
      %850 = arith.cmpi eq, %hasFactors, %c12 : index
      %851 = arith.muli %848, %c8 : index
      %852 = memref.load %factors[%851] : memref<?xf32>
      %853 = arith.mulf %852, %operandScale : f32
      %854 = arith.select %850, %853, %operandScale : f32
      %855 = vector.extract %169#0[3] : f32 from vector<8xf32>
      %856 = arith.addi %19, %c16 : index
      %857 = arith.muli %0, %c4 : index
      %858 = arith.addi %857, %856 : index
      %859 = arith.subi %panels, %c12 : index
      %860 = arith.minsi %858, %859 : index
      %861 = arith.muli %860, %15 : index
      %862 = arith.remui %3, %c17 : index
      %863 = arith.muli %862, %c9 : index
      %864 = arith.addi %861, %863 : index
      %865 = vector.load %w[%864] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %866 = vector.bitcast %865 : vector<4xi8> to vector<1xf32>
      %867 = vector.extract %866[0] : f32 from vector<1xf32>
      %868 = arith.mulf %867, %854 : f32
      %869 = arith.mulf %855, %868 : f32
      %870 = vector.extract %169#1[3] : f32 from vector<8xf32>
      %871 = arith.addi %19, %c12 : index
      %872 = arith.muli %0, %c4 : index
      %873 = arith.addi %872, %871 : index
      %874 = arith.subi %panels, %c12 : index
      %875 = arith.minsi %873, %874 : index
      %876 = arith.muli %875, %15 : index
      %877 = arith.remui %3, %c17 : index
      %878 = arith.muli %877, %c9 : index
      %879 = arith.addi %876, %878 : index
      %880 = vector.load %w[%879] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %881 = vector.bitcast %880 : vector<4xi8> to vector<1xf32>
      %882 = vector.extract %881[0] : f32 from vector<1xf32>
      %883 = arith.mulf %882, %854 : f32
      %884 = arith.mulf %870, %883 : f32
      %885 = vector.extract %169#2[3] : f32 from vector<8xf32>
      %886 = arith.addi %19, %c8 : index
      %887 = arith.muli %0, %c4 : index
      %888 = arith.addi %887, %886 : index
      %889 = arith.subi %panels, %c12 : index
      %890 = arith.minsi %888, %889 : index
      %891 = arith.muli %890, %15 : index
      %892 = arith.remui %3, %c17 : index
      %893 = arith.muli %892, %c9 : index
      %894 = arith.addi %891, %893 : index
      %895 = vector.load %w[%894] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %896 = vector.bitcast %895 : vector<4xi8> to vector<1xf32>
      %897 = vector.extract %896[0] : f32 from vector<1xf32>
      %898 = arith.mulf %897, %854 : f32
      %899 = arith.mulf %885, %898 : f32
      %900 = vector.extract %169#3[3] : f32 from vector<8xf32>
      %901 = arith.addi %19, %c31 : index
      %902 = arith.muli %0, %c4 : index
      %903 = arith.addi %902, %901 : index
      %904 = arith.subi %panels, %c12 : index
      %905 = arith.minsi %903, %904 : index
      %906 = arith.muli %905, %15 : index
      %907 = arith.remui %3, %c17 : index
      %908 = arith.muli %907, %c9 : index
      %909 = arith.addi %906, %908 : index
      %910 = vector.load %w[%909] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %911 = vector.bitcast %910 : vector<4xi8> to vector<1xf32>
      %912 = vector.extract %911[0] : f32 from vector<1xf32>
      %913 = arith.mulf %912, %854 : f32
      %914 = arith.mulf %900, %913 : f32
      %915 = arith.muli %0, %c4 : index
      %916 = arith.addi %915, %19 : index
      %917 = arith.addi %916, %c16 : index
      %918 = arith.muli %848, %outputFeatures : index
      %919 = arith.muli %917, %c17 : index
      %920 = arith.addi %918, %919 : index
      %921 = wave.lane
      %922 = arith.remui %921, %c17 : index
      %923 = arith.addi %920, %922 : index
      %924 = arith.cmpi slt, %917, %panels : index
      scf.if %924 {
        scf.if %21 {
          %925 = memref.load %residual[%923] : memref<?xf32>
          %926 = arith.addf %925, %869 : f32
          memref.store %926, %out[%923] : memref<?xf32>
        } else {
          memref.store %869, %out[%923] : memref<?xf32>
        }
      }
      %927 = arith.muli %0, %c4 : index
      %928 = arith.addi %927, %19 : index
      %929 = arith.addi %928, %c12 : index
      %930 = arith.muli %848, %outputFeatures : index
      %931 = arith.muli %929, %c17 : index
      %932 = arith.addi %930, %931 : index
      %933 = wave.lane
      %934 = arith.remui %933, %c17 : index
      %935 = arith.addi %932, %934 : index
      %936 = arith.cmpi slt, %929, %panels : index
      scf.if %936 {
        scf.if %21 {
          %937 = memref.load %residual[%935] : memref<?xf32>
          %938 = arith.addf %937, %884 : f32
          memref.store %938, %out[%935] : memref<?xf32>
        } else {
          memref.store %884, %out[%935] : memref<?xf32>
        }
      }
      %939 = arith.muli %0, %c4 : index
      %940 = arith.addi %939, %19 : index
      %941 = arith.addi %940, %c8 : index
      %942 = arith.muli %848, %outputFeatures : index
      %943 = arith.muli %941, %c17 : index
      %944 = arith.addi %942, %943 : index
      %945 = wave.lane
      %946 = arith.remui %945, %c17 : index
      %947 = arith.addi %944, %946 : index
      %948 = arith.cmpi slt, %941, %panels : index
      scf.if %948 {
        scf.if %21 {
          %949 = memref.load %residual[%947] : memref<?xf32>
          %950 = arith.addf %949, %899 : f32
          memref.store %950, %out[%947] : memref<?xf32>
        } else {
          memref.store %899, %out[%947] : memref<?xf32>
        }
      }
      %951 = arith.muli %0, %c4 : index
      %952 = arith.addi %951, %19 : index
      %953 = arith.addi %952, %c31 : index
      %954 = arith.muli %848, %outputFeatures : index
      %955 = arith.muli %953, %c17 : index
      %956 = arith.addi %954, %955 : index
      %957 = wave.lane
      %958 = arith.remui %957, %c17 : index
      %959 = arith.addi %956, %958 : index
      %960 = arith.cmpi slt, %953, %panels : index
      scf.if %960 {
        scf.if %21 {
          %961 = memref.load %residual[%959] : memref<?xf32>
          %962 = arith.addf %961, %914 : f32
          memref.store %962, %out[%959] : memref<?xf32>
        } else {
          memref.store %914, %out[%959] : memref<?xf32>
        }
      }
    }
    %963 = arith.addi %17, %c16 : index
    %964 = arith.muli %963, %c17 : index
    %965 = arith.addi %6, %964 : index
    %966 = arith.addi %965, %c4 : index
    %967 = arith.divui %3, %c17 : index
    %968 = arith.addi %966, %967 : index
    %969 = arith.cmpi slt, %968, %5 : index
    scf.if %969 {
      %970 = arith.cmpi eq, %hasFactors, %c12 : index
      %971 = arith.muli %968, %c8 : index
      %972 = memref.load %factors[%971] : memref<?xf32>
      %973 = arith.mulf %972, %operandScale : f32
      %974 = arith.select %970, %973, %operandScale : f32
      %975 = vector.extract %169#0[4] : f32 from vector<8xf32>
      %976 = arith.addi %19, %c16 : index
      %977 = arith.muli %0, %c4 : index
      %978 = arith.addi %977, %976 : index
      %979 = arith.subi %panels, %c12 : index
      %980 = arith.minsi %978, %979 : index
      %981 = arith.muli %980, %15 : index
      %982 = arith.remui %3, %c17 : index
      %983 = arith.muli %982, %c9 : index
      %984 = arith.addi %981, %983 : index
      %985 = vector.load %w[%984] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %986 = vector.bitcast %985 : vector<4xi8> to vector<1xf32>
      %987 = vector.extract %986[0] : f32 from vector<1xf32>
      %988 = arith.mulf %987, %974 : f32
      %989 = arith.mulf %975, %988 : f32
      %990 = vector.extract %169#1[4] : f32 from vector<8xf32>
      %991 = arith.addi %19, %c12 : index
      %992 = arith.muli %0, %c4 : index
      %993 = arith.addi %992, %991 : index
      %994 = arith.subi %panels, %c12 : index
      %995 = arith.minsi %993, %994 : index
      %996 = arith.muli %995, %15 : index
      %997 = arith.remui %3, %c17 : index
      %998 = arith.muli %997, %c9 : index
      %999 = arith.addi %996, %998 : index
      %1000 = vector.load %w[%999] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1001 = vector.bitcast %1000 : vector<4xi8> to vector<1xf32>
      %1002 = vector.extract %1001[0] : f32 from vector<1xf32>
      %1003 = arith.mulf %1002, %974 : f32
      %1004 = arith.mulf %990, %1003 : f32
      %1005 = vector.extract %169#2[4] : f32 from vector<8xf32>
      %1006 = arith.addi %19, %c8 : index
      %1007 = arith.muli %0, %c4 : index
      %1008 = arith.addi %1007, %1006 : index
      %1009 = arith.subi %panels, %c12 : index
      %1010 = arith.minsi %1008, %1009 : index
      %1011 = arith.muli %1010, %15 : index
      %1012 = arith.remui %3, %c17 : index
      %1013 = arith.muli %1012, %c9 : index
      %1014 = arith.addi %1011, %1013 : index
      %1015 = vector.load %w[%1014] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1016 = vector.bitcast %1015 : vector<4xi8> to vector<1xf32>
      %1017 = vector.extract %1016[0] : f32 from vector<1xf32>
      %1018 = arith.mulf %1017, %974 : f32
      %1019 = arith.mulf %1005, %1018 : f32
      %1020 = vector.extract %169#3[4] : f32 from vector<8xf32>
      %1021 = arith.addi %19, %c31 : index
      %1022 = arith.muli %0, %c4 : index
      %1023 = arith.addi %1022, %1021 : index
      %1024 = arith.subi %panels, %c12 : index
      %1025 = arith.minsi %1023, %1024 : index
      %1026 = arith.muli %1025, %15 : index
      %1027 = arith.remui %3, %c17 : index
      %1028 = arith.muli %1027, %c9 : index
      %1029 = arith.addi %1026, %1028 : index
      %1030 = vector.load %w[%1029] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1031 = vector.bitcast %1030 : vector<4xi8> to vector<1xf32>
      %1032 = vector.extract %1031[0] : f32 from vector<1xf32>
      %1033 = arith.mulf %1032, %974 : f32
      %1034 = arith.mulf %1020, %1033 : f32
      %1035 = arith.muli %0, %c4 : index
      %1036 = arith.addi %1035, %19 : index
      %1037 = arith.addi %1036, %c16 : index
      %1038 = arith.muli %968, %outputFeatures : index
      %1039 = arith.muli %1037, %c17 : index
      %1040 = arith.addi %1038, %1039 : index
      %1041 = wave.lane
      %1042 = arith.remui %1041, %c17 : index
      %1043 = arith.addi %1040, %1042 : index
      %1044 = arith.cmpi slt, %1037, %panels : index
      scf.if %1044 {
        scf.if %21 {
          %1045 = memref.load %residual[%1043] : memref<?xf32>
          %1046 = arith.addf %1045, %989 : f32
          memref.store %1046, %out[%1043] : memref<?xf32>
        } else {
          memref.store %989, %out[%1043] : memref<?xf32>
        }
      }
      %1047 = arith.muli %0, %c4 : index
      %1048 = arith.addi %1047, %19 : index
      %1049 = arith.addi %1048, %c12 : index
      %1050 = arith.muli %968, %outputFeatures : index
      %1051 = arith.muli %1049, %c17 : index
      %1052 = arith.addi %1050, %1051 : index
      %1053 = wave.lane
      %1054 = arith.remui %1053, %c17 : index
      %1055 = arith.addi %1052, %1054 : index
      %1056 = arith.cmpi slt, %1049, %panels : index
      scf.if %1056 {
        scf.if %21 {
          %1057 = memref.load %residual[%1055] : memref<?xf32>
          %1058 = arith.addf %1057, %1004 : f32
          memref.store %1058, %out[%1055] : memref<?xf32>
        } else {
          memref.store %1004, %out[%1055] : memref<?xf32>
        }
      }
      %1059 = arith.muli %0, %c4 : index
      %1060 = arith.addi %1059, %19 : index
      %1061 = arith.addi %1060, %c8 : index
      %1062 = arith.muli %968, %outputFeatures : index
      %1063 = arith.muli %1061, %c17 : index
      %1064 = arith.addi %1062, %1063 : index
      %1065 = wave.lane
      %1066 = arith.remui %1065, %c17 : index
      %1067 = arith.addi %1064, %1066 : index
      %1068 = arith.cmpi slt, %1061, %panels : index
      scf.if %1068 {
        scf.if %21 {
          %1069 = memref.load %residual[%1067] : memref<?xf32>
          %1070 = arith.addf %1069, %1019 : f32
          memref.store %1070, %out[%1067] : memref<?xf32>
        } else {
          memref.store %1019, %out[%1067] : memref<?xf32>
        }
      }
      %1071 = arith.muli %0, %c4 : index
      %1072 = arith.addi %1071, %19 : index
      %1073 = arith.addi %1072, %c31 : index
      %1074 = arith.muli %968, %outputFeatures : index
      %1075 = arith.muli %1073, %c17 : index
      %1076 = arith.addi %1074, %1075 : index
      %1077 = wave.lane
      %1078 = arith.remui %1077, %c17 : index
      %1079 = arith.addi %1076, %1078 : index
      %1080 = arith.cmpi slt, %1073, %panels : index
      scf.if %1080 {
        scf.if %21 {
          %1081 = memref.load %residual[%1079] : memref<?xf32>
          %1082 = arith.addf %1081, %1034 : f32
          memref.store %1082, %out[%1079] : memref<?xf32>
        } else {
          memref.store %1034, %out[%1079] : memref<?xf32>
        }
      }
    }
    %1083 = arith.addi %17, %c16 : index
    %1084 = arith.muli %1083, %c17 : index
    %1085 = arith.addi %6, %1084 : index
    %1086 = arith.addi %1085, %c27 : index
    %1087 = arith.divui %3, %c17 : index
    %1088 = arith.addi %1086, %1087 : index
    %1089 = arith.cmpi slt, %1088, %5 : index
    scf.if %1089 {
      %1090 = arith.cmpi eq, %hasFactors, %c12 : index
      %1091 = arith.muli %1088, %c8 : index
      %1092 = memref.load %factors[%1091] : memref<?xf32>
      %1093 = arith.mulf %1092, %operandScale : f32
      %1094 = arith.select %1090, %1093, %operandScale : f32
      %1095 = vector.extract %169#0[5] : f32 from vector<8xf32>
      %1096 = arith.addi %19, %c16 : index
      %1097 = arith.muli %0, %c4 : index
      %1098 = arith.addi %1097, %1096 : index
      %1099 = arith.subi %panels, %c12 : index
      %1100 = arith.minsi %1098, %1099 : index
      %1101 = arith.muli %1100, %15 : index
      %1102 = arith.remui %3, %c17 : index
      %1103 = arith.muli %1102, %c9 : index
      %1104 = arith.addi %1101, %1103 : index
      %1105 = vector.load %w[%1104] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1106 = vector.bitcast %1105 : vector<4xi8> to vector<1xf32>
      %1107 = vector.extract %1106[0] : f32 from vector<1xf32>
      %1108 = arith.mulf %1107, %1094 : f32
      %1109 = arith.mulf %1095, %1108 : f32
      %1110 = vector.extract %169#1[5] : f32 from vector<8xf32>
      %1111 = arith.addi %19, %c12 : index
      %1112 = arith.muli %0, %c4 : index
      %1113 = arith.addi %1112, %1111 : index
      %1114 = arith.subi %panels, %c12 : index
      %1115 = arith.minsi %1113, %1114 : index
      %1116 = arith.muli %1115, %15 : index
      %1117 = arith.remui %3, %c17 : index
      %1118 = arith.muli %1117, %c9 : index
      %1119 = arith.addi %1116, %1118 : index
      %1120 = vector.load %w[%1119] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1121 = vector.bitcast %1120 : vector<4xi8> to vector<1xf32>
      %1122 = vector.extract %1121[0] : f32 from vector<1xf32>
      %1123 = arith.mulf %1122, %1094 : f32
      %1124 = arith.mulf %1110, %1123 : f32
      %1125 = vector.extract %169#2[5] : f32 from vector<8xf32>
      %1126 = arith.addi %19, %c8 : index
      %1127 = arith.muli %0, %c4 : index
      %1128 = arith.addi %1127, %1126 : index
      %1129 = arith.subi %panels, %c12 : index
      %1130 = arith.minsi %1128, %1129 : index
      %1131 = arith.muli %1130, %15 : index
      %1132 = arith.remui %3, %c17 : index
      %1133 = arith.muli %1132, %c9 : index
      %1134 = arith.addi %1131, %1133 : index
      %1135 = vector.load %w[%1134] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1136 = vector.bitcast %1135 : vector<4xi8> to vector<1xf32>
      %1137 = vector.extract %1136[0] : f32 from vector<1xf32>
      %1138 = arith.mulf %1137, %1094 : f32
      %1139 = arith.mulf %1125, %1138 : f32
      %1140 = vector.extract %169#3[5] : f32 from vector<8xf32>
      %1141 = arith.addi %19, %c31 : index
      %1142 = arith.muli %0, %c4 : index
      %1143 = arith.addi %1142, %1141 : index
      %1144 = arith.subi %panels, %c12 : index
      %1145 = arith.minsi %1143, %1144 : index
      %1146 = arith.muli %1145, %15 : index
      %1147 = arith.remui %3, %c17 : index
      %1148 = arith.muli %1147, %c9 : index
      %1149 = arith.addi %1146, %1148 : index
      %1150 = vector.load %w[%1149] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1151 = vector.bitcast %1150 : vector<4xi8> to vector<1xf32>
      %1152 = vector.extract %1151[0] : f32 from vector<1xf32>
      %1153 = arith.mulf %1152, %1094 : f32
      %1154 = arith.mulf %1140, %1153 : f32
      %1155 = arith.muli %0, %c4 : index
      %1156 = arith.addi %1155, %19 : index
      %1157 = arith.addi %1156, %c16 : index
      %1158 = arith.muli %1088, %outputFeatures : index
      %1159 = arith.muli %1157, %c17 : index
      %1160 = arith.addi %1158, %1159 : index
      %1161 = wave.lane
      %1162 = arith.remui %1161, %c17 : index
      %1163 = arith.addi %1160, %1162 : index
      %1164 = arith.cmpi slt, %1157, %panels : index
      scf.if %1164 {
        scf.if %21 {
          %1165 = memref.load %residual[%1163] : memref<?xf32>
          %1166 = arith.addf %1165, %1109 : f32
          memref.store %1166, %out[%1163] : memref<?xf32>
        } else {
          memref.store %1109, %out[%1163] : memref<?xf32>
        }
      }
      %1167 = arith.muli %0, %c4 : index
      %1168 = arith.addi %1167, %19 : index
      %1169 = arith.addi %1168, %c12 : index
      %1170 = arith.muli %1088, %outputFeatures : index
      %1171 = arith.muli %1169, %c17 : index
      %1172 = arith.addi %1170, %1171 : index
      %1173 = wave.lane
      %1174 = arith.remui %1173, %c17 : index
      %1175 = arith.addi %1172, %1174 : index
      %1176 = arith.cmpi slt, %1169, %panels : index
      scf.if %1176 {
        scf.if %21 {
          %1177 = memref.load %residual[%1175] : memref<?xf32>
          %1178 = arith.addf %1177, %1124 : f32
          memref.store %1178, %out[%1175] : memref<?xf32>
        } else {
          memref.store %1124, %out[%1175] : memref<?xf32>
        }
      }
      %1179 = arith.muli %0, %c4 : index
      %1180 = arith.addi %1179, %19 : index
      %1181 = arith.addi %1180, %c8 : index
      %1182 = arith.muli %1088, %outputFeatures : index
      %1183 = arith.muli %1181, %c17 : index
      %1184 = arith.addi %1182, %1183 : index
      %1185 = wave.lane
      %1186 = arith.remui %1185, %c17 : index
      %1187 = arith.addi %1184, %1186 : index
      %1188 = arith.cmpi slt, %1181, %panels : index
      scf.if %1188 {
        scf.if %21 {
          %1189 = memref.load %residual[%1187] : memref<?xf32>
          %1190 = arith.addf %1189, %1139 : f32
          memref.store %1190, %out[%1187] : memref<?xf32>
        } else {
          memref.store %1139, %out[%1187] : memref<?xf32>
        }
      }
      %1191 = arith.muli %0, %c4 : index
      %1192 = arith.addi %1191, %19 : index
      %1193 = arith.addi %1192, %c31 : index
      %1194 = arith.muli %1088, %outputFeatures : index
      %1195 = arith.muli %1193, %c17 : index
      %1196 = arith.addi %1194, %1195 : index
      %1197 = wave.lane
      %1198 = arith.remui %1197, %c17 : index
      %1199 = arith.addi %1196, %1198 : index
      %1200 = arith.cmpi slt, %1193, %panels : index
      scf.if %1200 {
        scf.if %21 {
          %1201 = memref.load %residual[%1199] : memref<?xf32>
          %1202 = arith.addf %1201, %1154 : f32
          memref.store %1202, %out[%1199] : memref<?xf32>
        } else {
          memref.store %1154, %out[%1199] : memref<?xf32>
        }
      }
    }
    %1203 = arith.addi %17, %c16 : index
    %1204 = arith.muli %1203, %c17 : index
    %1205 = arith.addi %6, %1204 : index
    %1206 = arith.addi %1205, %c33 : index
    %1207 = arith.divui %3, %c17 : index
    %1208 = arith.addi %1206, %1207 : index
    %1209 = arith.cmpi slt, %1208, %5 : index
    scf.if %1209 {
      %1210 = arith.cmpi eq, %hasFactors, %c12 : index
      %1211 = arith.muli %1208, %c8 : index
      %1212 = memref.load %factors[%1211] : memref<?xf32>
      %1213 = arith.mulf %1212, %operandScale : f32
      %1214 = arith.select %1210, %1213, %operandScale : f32
      %1215 = vector.extract %169#0[6] : f32 from vector<8xf32>
      %1216 = arith.addi %19, %c16 : index
      %1217 = arith.muli %0, %c4 : index
      %1218 = arith.addi %1217, %1216 : index
      %1219 = arith.subi %panels, %c12 : index
      %1220 = arith.minsi %1218, %1219 : index
      %1221 = arith.muli %1220, %15 : index
      %1222 = arith.remui %3, %c17 : index
      %1223 = arith.muli %1222, %c9 : index
      %1224 = arith.addi %1221, %1223 : index
      %1225 = vector.load %w[%1224] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1226 = vector.bitcast %1225 : vector<4xi8> to vector<1xf32>
      %1227 = vector.extract %1226[0] : f32 from vector<1xf32>
      %1228 = arith.mulf %1227, %1214 : f32
      %1229 = arith.mulf %1215, %1228 : f32
      %1230 = vector.extract %169#1[6] : f32 from vector<8xf32>
      %1231 = arith.addi %19, %c12 : index
      %1232 = arith.muli %0, %c4 : index
      %1233 = arith.addi %1232, %1231 : index
      %1234 = arith.subi %panels, %c12 : index
      %1235 = arith.minsi %1233, %1234 : index
      %1236 = arith.muli %1235, %15 : index
      %1237 = arith.remui %3, %c17 : index
      %1238 = arith.muli %1237, %c9 : index
      %1239 = arith.addi %1236, %1238 : index
      %1240 = vector.load %w[%1239] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1241 = vector.bitcast %1240 : vector<4xi8> to vector<1xf32>
      %1242 = vector.extract %1241[0] : f32 from vector<1xf32>
      %1243 = arith.mulf %1242, %1214 : f32
      %1244 = arith.mulf %1230, %1243 : f32
      %1245 = vector.extract %169#2[6] : f32 from vector<8xf32>
      %1246 = arith.addi %19, %c8 : index
      %1247 = arith.muli %0, %c4 : index
      %1248 = arith.addi %1247, %1246 : index
      %1249 = arith.subi %panels, %c12 : index
      %1250 = arith.minsi %1248, %1249 : index
      %1251 = arith.muli %1250, %15 : index
      %1252 = arith.remui %3, %c17 : index
      %1253 = arith.muli %1252, %c9 : index
      %1254 = arith.addi %1251, %1253 : index
      %1255 = vector.load %w[%1254] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1256 = vector.bitcast %1255 : vector<4xi8> to vector<1xf32>
      %1257 = vector.extract %1256[0] : f32 from vector<1xf32>
      %1258 = arith.mulf %1257, %1214 : f32
      %1259 = arith.mulf %1245, %1258 : f32
      %1260 = vector.extract %169#3[6] : f32 from vector<8xf32>
      %1261 = arith.addi %19, %c31 : index
      %1262 = arith.muli %0, %c4 : index
      %1263 = arith.addi %1262, %1261 : index
      %1264 = arith.subi %panels, %c12 : index
      %1265 = arith.minsi %1263, %1264 : index
      %1266 = arith.muli %1265, %15 : index
      %1267 = arith.remui %3, %c17 : index
      %1268 = arith.muli %1267, %c9 : index
      %1269 = arith.addi %1266, %1268 : index
      %1270 = vector.load %w[%1269] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1271 = vector.bitcast %1270 : vector<4xi8> to vector<1xf32>
      %1272 = vector.extract %1271[0] : f32 from vector<1xf32>
      %1273 = arith.mulf %1272, %1214 : f32
      %1274 = arith.mulf %1260, %1273 : f32
      %1275 = arith.muli %0, %c4 : index
      %1276 = arith.addi %1275, %19 : index
      %1277 = arith.addi %1276, %c16 : index
      %1278 = arith.muli %1208, %outputFeatures : index
      %1279 = arith.muli %1277, %c17 : index
      %1280 = arith.addi %1278, %1279 : index
      %1281 = wave.lane
      %1282 = arith.remui %1281, %c17 : index
      %1283 = arith.addi %1280, %1282 : index
      %1284 = arith.cmpi slt, %1277, %panels : index
      scf.if %1284 {
        scf.if %21 {
          %1285 = memref.load %residual[%1283] : memref<?xf32>
          %1286 = arith.addf %1285, %1229 : f32
          memref.store %1286, %out[%1283] : memref<?xf32>
        } else {
          memref.store %1229, %out[%1283] : memref<?xf32>
        }
      }
      %1287 = arith.muli %0, %c4 : index
      %1288 = arith.addi %1287, %19 : index
      %1289 = arith.addi %1288, %c12 : index
      %1290 = arith.muli %1208, %outputFeatures : index
      %1291 = arith.muli %1289, %c17 : index
      %1292 = arith.addi %1290, %1291 : index
      %1293 = wave.lane
      %1294 = arith.remui %1293, %c17 : index
      %1295 = arith.addi %1292, %1294 : index
      %1296 = arith.cmpi slt, %1289, %panels : index
      scf.if %1296 {
        scf.if %21 {
          %1297 = memref.load %residual[%1295] : memref<?xf32>
          %1298 = arith.addf %1297, %1244 : f32
          memref.store %1298, %out[%1295] : memref<?xf32>
        } else {
          memref.store %1244, %out[%1295] : memref<?xf32>
        }
      }
      %1299 = arith.muli %0, %c4 : index
      %1300 = arith.addi %1299, %19 : index
      %1301 = arith.addi %1300, %c8 : index
      %1302 = arith.muli %1208, %outputFeatures : index
      %1303 = arith.muli %1301, %c17 : index
      %1304 = arith.addi %1302, %1303 : index
      %1305 = wave.lane
      %1306 = arith.remui %1305, %c17 : index
      %1307 = arith.addi %1304, %1306 : index
      %1308 = arith.cmpi slt, %1301, %panels : index
      scf.if %1308 {
        scf.if %21 {
          %1309 = memref.load %residual[%1307] : memref<?xf32>
          %1310 = arith.addf %1309, %1259 : f32
          memref.store %1310, %out[%1307] : memref<?xf32>
        } else {
          memref.store %1259, %out[%1307] : memref<?xf32>
        }
      }
      %1311 = arith.muli %0, %c4 : index
      %1312 = arith.addi %1311, %19 : index
      %1313 = arith.addi %1312, %c31 : index
      %1314 = arith.muli %1208, %outputFeatures : index
      %1315 = arith.muli %1313, %c17 : index
      %1316 = arith.addi %1314, %1315 : index
      %1317 = wave.lane
      %1318 = arith.remui %1317, %c17 : index
      %1319 = arith.addi %1316, %1318 : index
      %1320 = arith.cmpi slt, %1313, %panels : index
      scf.if %1320 {
        scf.if %21 {
          %1321 = memref.load %residual[%1319] : memref<?xf32>
          %1322 = arith.addf %1321, %1274 : f32
          memref.store %1322, %out[%1319] : memref<?xf32>
        } else {
          memref.store %1274, %out[%1319] : memref<?xf32>
        }
      }
    }
    %1323 = arith.addi %17, %c16 : index
    %1324 = arith.muli %1323, %c17 : index
    %1325 = arith.addi %6, %1324 : index
    %1326 = arith.addi %1325, %c34 : index
    %1327 = arith.divui %3, %c17 : index
    %1328 = arith.addi %1326, %1327 : index
    %1329 = arith.cmpi slt, %1328, %5 : index
    scf.if %1329 {
      %1330 = arith.cmpi eq, %hasFactors, %c12 : index
      %1331 = arith.muli %1328, %c8 : index
      %1332 = memref.load %factors[%1331] : memref<?xf32>
      %1333 = arith.mulf %1332, %operandScale : f32
      %1334 = arith.select %1330, %1333, %operandScale : f32
      %1335 = vector.extract %169#0[7] : f32 from vector<8xf32>
      %1336 = arith.addi %19, %c16 : index
      %1337 = arith.muli %0, %c4 : index
      %1338 = arith.addi %1337, %1336 : index
      %1339 = arith.subi %panels, %c12 : index
      %1340 = arith.minsi %1338, %1339 : index
      %1341 = arith.muli %1340, %15 : index
      %1342 = arith.remui %3, %c17 : index
      %1343 = arith.muli %1342, %c9 : index
      %1344 = arith.addi %1341, %1343 : index
      %1345 = vector.load %w[%1344] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1346 = vector.bitcast %1345 : vector<4xi8> to vector<1xf32>
      %1347 = vector.extract %1346[0] : f32 from vector<1xf32>
      %1348 = arith.mulf %1347, %1334 : f32
      %1349 = arith.mulf %1335, %1348 : f32
      %1350 = vector.extract %169#1[7] : f32 from vector<8xf32>
      %1351 = arith.addi %19, %c12 : index
      %1352 = arith.muli %0, %c4 : index
      %1353 = arith.addi %1352, %1351 : index
      %1354 = arith.subi %panels, %c12 : index
      %1355 = arith.minsi %1353, %1354 : index
      %1356 = arith.muli %1355, %15 : index
      %1357 = arith.remui %3, %c17 : index
      %1358 = arith.muli %1357, %c9 : index
      %1359 = arith.addi %1356, %1358 : index
      %1360 = vector.load %w[%1359] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1361 = vector.bitcast %1360 : vector<4xi8> to vector<1xf32>
      %1362 = vector.extract %1361[0] : f32 from vector<1xf32>
      %1363 = arith.mulf %1362, %1334 : f32
      %1364 = arith.mulf %1350, %1363 : f32
      %1365 = vector.extract %169#2[7] : f32 from vector<8xf32>
      %1366 = arith.addi %19, %c8 : index
      %1367 = arith.muli %0, %c4 : index
      %1368 = arith.addi %1367, %1366 : index
      %1369 = arith.subi %panels, %c12 : index
      %1370 = arith.minsi %1368, %1369 : index
      %1371 = arith.muli %1370, %15 : index
      %1372 = arith.remui %3, %c17 : index
      %1373 = arith.muli %1372, %c9 : index
      %1374 = arith.addi %1371, %1373 : index
      %1375 = vector.load %w[%1374] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1376 = vector.bitcast %1375 : vector<4xi8> to vector<1xf32>
      %1377 = vector.extract %1376[0] : f32 from vector<1xf32>
      %1378 = arith.mulf %1377, %1334 : f32
      %1379 = arith.mulf %1365, %1378 : f32
      %1380 = vector.extract %169#3[7] : f32 from vector<8xf32>
      %1381 = arith.addi %19, %c31 : index
      %1382 = arith.muli %0, %c4 : index
      %1383 = arith.addi %1382, %1381 : index
      %1384 = arith.subi %panels, %c12 : index
      %1385 = arith.minsi %1383, %1384 : index
      %1386 = arith.muli %1385, %15 : index
      %1387 = arith.remui %3, %c17 : index
      %1388 = arith.muli %1387, %c9 : index
      %1389 = arith.addi %1386, %1388 : index
      %1390 = vector.load %w[%1389] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1391 = vector.bitcast %1390 : vector<4xi8> to vector<1xf32>
      %1392 = vector.extract %1391[0] : f32 from vector<1xf32>
      %1393 = arith.mulf %1392, %1334 : f32
      %1394 = arith.mulf %1380, %1393 : f32
      %1395 = arith.muli %0, %c4 : index
      %1396 = arith.addi %1395, %19 : index
      %1397 = arith.addi %1396, %c16 : index
      %1398 = arith.muli %1328, %outputFeatures : index
      %1399 = arith.muli %1397, %c17 : index
      %1400 = arith.addi %1398, %1399 : index
      %1401 = wave.lane
      %1402 = arith.remui %1401, %c17 : index
      %1403 = arith.addi %1400, %1402 : index
      %1404 = arith.cmpi slt, %1397, %panels : index
      scf.if %1404 {
        scf.if %21 {
          %1405 = memref.load %residual[%1403] : memref<?xf32>
          %1406 = arith.addf %1405, %1349 : f32
          memref.store %1406, %out[%1403] : memref<?xf32>
        } else {
          memref.store %1349, %out[%1403] : memref<?xf32>
        }
      }
      %1407 = arith.muli %0, %c4 : index
      %1408 = arith.addi %1407, %19 : index
      %1409 = arith.addi %1408, %c12 : index
      %1410 = arith.muli %1328, %outputFeatures : index
      %1411 = arith.muli %1409, %c17 : index
      %1412 = arith.addi %1410, %1411 : index
      %1413 = wave.lane
      %1414 = arith.remui %1413, %c17 : index
      %1415 = arith.addi %1412, %1414 : index
      %1416 = arith.cmpi slt, %1409, %panels : index
      scf.if %1416 {
        scf.if %21 {
          %1417 = memref.load %residual[%1415] : memref<?xf32>
          %1418 = arith.addf %1417, %1364 : f32
          memref.store %1418, %out[%1415] : memref<?xf32>
        } else {
          memref.store %1364, %out[%1415] : memref<?xf32>
        }
      }
      %1419 = arith.muli %0, %c4 : index
      %1420 = arith.addi %1419, %19 : index
      %1421 = arith.addi %1420, %c8 : index
      %1422 = arith.muli %1328, %outputFeatures : index
      %1423 = arith.muli %1421, %c17 : index
      %1424 = arith.addi %1422, %1423 : index
      %1425 = wave.lane
      %1426 = arith.remui %1425, %c17 : index
      %1427 = arith.addi %1424, %1426 : index
      %1428 = arith.cmpi slt, %1421, %panels : index
      scf.if %1428 {
        scf.if %21 {
          %1429 = memref.load %residual[%1427] : memref<?xf32>
          %1430 = arith.addf %1429, %1379 : f32
          memref.store %1430, %out[%1427] : memref<?xf32>
        } else {
          memref.store %1379, %out[%1427] : memref<?xf32>
        }
      }
      %1431 = arith.muli %0, %c4 : index
      %1432 = arith.addi %1431, %19 : index
      %1433 = arith.addi %1432, %c31 : index
      %1434 = arith.muli %1328, %outputFeatures : index
      %1435 = arith.muli %1433, %c17 : index
      %1436 = arith.addi %1434, %1435 : index
      %1437 = wave.lane
      %1438 = arith.remui %1437, %c17 : index
      %1439 = arith.addi %1436, %1438 : index
      %1440 = arith.cmpi slt, %1433, %panels : index
      scf.if %1440 {
        scf.if %21 {
          %1441 = memref.load %residual[%1439] : memref<?xf32>
          %1442 = arith.addf %1441, %1394 : f32
          memref.store %1442, %out[%1439] : memref<?xf32>
        } else {
          memref.store %1394, %out[%1439] : memref<?xf32>
        }
      }
    }
    %1443 = arith.addi %17, %c12 : index
    %1444 = arith.muli %1443, %c17 : index
    %1445 = arith.addi %6, %1444 : index
    %1446 = arith.addi %1445, %c16 : index
    %1447 = arith.divui %3, %c17 : index
    %1448 = arith.addi %1446, %1447 : index
    %1449 = arith.cmpi slt, %1448, %5 : index
    scf.if %1449 {
      %1450 = arith.cmpi eq, %hasFactors, %c12 : index
      %1451 = arith.muli %1448, %c8 : index
      %1452 = memref.load %factors[%1451] : memref<?xf32>
      %1453 = arith.mulf %1452, %operandScale : f32
      %1454 = arith.select %1450, %1453, %operandScale : f32
      %1455 = vector.extract %169#4[0] : f32 from vector<8xf32>
      %1456 = arith.addi %19, %c16 : index
      %1457 = arith.muli %0, %c4 : index
      %1458 = arith.addi %1457, %1456 : index
      %1459 = arith.subi %panels, %c12 : index
      %1460 = arith.minsi %1458, %1459 : index
      %1461 = arith.muli %1460, %15 : index
      %1462 = arith.remui %3, %c17 : index
      %1463 = arith.muli %1462, %c9 : index
      %1464 = arith.addi %1461, %1463 : index
      %1465 = vector.load %w[%1464] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1466 = vector.bitcast %1465 : vector<4xi8> to vector<1xf32>
      %1467 = vector.extract %1466[0] : f32 from vector<1xf32>
      %1468 = arith.mulf %1467, %1454 : f32
      %1469 = arith.mulf %1455, %1468 : f32
      %1470 = vector.extract %169#5[0] : f32 from vector<8xf32>
      %1471 = arith.addi %19, %c12 : index
      %1472 = arith.muli %0, %c4 : index
      %1473 = arith.addi %1472, %1471 : index
      %1474 = arith.subi %panels, %c12 : index
      %1475 = arith.minsi %1473, %1474 : index
      %1476 = arith.muli %1475, %15 : index
      %1477 = arith.remui %3, %c17 : index
      %1478 = arith.muli %1477, %c9 : index
      %1479 = arith.addi %1476, %1478 : index
      %1480 = vector.load %w[%1479] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1481 = vector.bitcast %1480 : vector<4xi8> to vector<1xf32>
      %1482 = vector.extract %1481[0] : f32 from vector<1xf32>
      %1483 = arith.mulf %1482, %1454 : f32
      %1484 = arith.mulf %1470, %1483 : f32
      %1485 = vector.extract %169#6[0] : f32 from vector<8xf32>
      %1486 = arith.addi %19, %c8 : index
      %1487 = arith.muli %0, %c4 : index
      %1488 = arith.addi %1487, %1486 : index
      %1489 = arith.subi %panels, %c12 : index
      %1490 = arith.minsi %1488, %1489 : index
      %1491 = arith.muli %1490, %15 : index
      %1492 = arith.remui %3, %c17 : index
      %1493 = arith.muli %1492, %c9 : index
      %1494 = arith.addi %1491, %1493 : index
      %1495 = vector.load %w[%1494] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1496 = vector.bitcast %1495 : vector<4xi8> to vector<1xf32>
      %1497 = vector.extract %1496[0] : f32 from vector<1xf32>
      %1498 = arith.mulf %1497, %1454 : f32
      %1499 = arith.mulf %1485, %1498 : f32
      %1500 = vector.extract %169#7[0] : f32 from vector<8xf32>
      %1501 = arith.addi %19, %c31 : index
      %1502 = arith.muli %0, %c4 : index
      %1503 = arith.addi %1502, %1501 : index
      %1504 = arith.subi %panels, %c12 : index
      %1505 = arith.minsi %1503, %1504 : index
      %1506 = arith.muli %1505, %15 : index
      %1507 = arith.remui %3, %c17 : index
      %1508 = arith.muli %1507, %c9 : index
      %1509 = arith.addi %1506, %1508 : index
      %1510 = vector.load %w[%1509] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1511 = vector.bitcast %1510 : vector<4xi8> to vector<1xf32>
      %1512 = vector.extract %1511[0] : f32 from vector<1xf32>
      %1513 = arith.mulf %1512, %1454 : f32
      %1514 = arith.mulf %1500, %1513 : f32
      %1515 = arith.muli %0, %c4 : index
      %1516 = arith.addi %1515, %19 : index
      %1517 = arith.addi %1516, %c16 : index
      %1518 = arith.muli %1448, %outputFeatures : index
      %1519 = arith.muli %1517, %c17 : index
      %1520 = arith.addi %1518, %1519 : index
      %1521 = wave.lane
      %1522 = arith.remui %1521, %c17 : index
      %1523 = arith.addi %1520, %1522 : index
      %1524 = arith.cmpi slt, %1517, %panels : index
      scf.if %1524 {
        scf.if %21 {
          %1525 = memref.load %residual[%1523] : memref<?xf32>
          %1526 = arith.addf %1525, %1469 : f32
          memref.store %1526, %out[%1523] : memref<?xf32>
        } else {
          memref.store %1469, %out[%1523] : memref<?xf32>
        }
      }
      %1527 = arith.muli %0, %c4 : index
      %1528 = arith.addi %1527, %19 : index
      %1529 = arith.addi %1528, %c12 : index
      %1530 = arith.muli %1448, %outputFeatures : index
      %1531 = arith.muli %1529, %c17 : index
      %1532 = arith.addi %1530, %1531 : index
      %1533 = wave.lane
      %1534 = arith.remui %1533, %c17 : index
      %1535 = arith.addi %1532, %1534 : index
      %1536 = arith.cmpi slt, %1529, %panels : index
      scf.if %1536 {
        scf.if %21 {
          %1537 = memref.load %residual[%1535] : memref<?xf32>
          %1538 = arith.addf %1537, %1484 : f32
          memref.store %1538, %out[%1535] : memref<?xf32>
        } else {
          memref.store %1484, %out[%1535] : memref<?xf32>
        }
      }
      %1539 = arith.muli %0, %c4 : index
      %1540 = arith.addi %1539, %19 : index
      %1541 = arith.addi %1540, %c8 : index
      %1542 = arith.muli %1448, %outputFeatures : index
      %1543 = arith.muli %1541, %c17 : index
      %1544 = arith.addi %1542, %1543 : index
      %1545 = wave.lane
      %1546 = arith.remui %1545, %c17 : index
      %1547 = arith.addi %1544, %1546 : index
      %1548 = arith.cmpi slt, %1541, %panels : index
      scf.if %1548 {
        scf.if %21 {
          %1549 = memref.load %residual[%1547] : memref<?xf32>
          %1550 = arith.addf %1549, %1499 : f32
          memref.store %1550, %out[%1547] : memref<?xf32>
        } else {
          memref.store %1499, %out[%1547] : memref<?xf32>
        }
      }
      %1551 = arith.muli %0, %c4 : index
      %1552 = arith.addi %1551, %19 : index
      %1553 = arith.addi %1552, %c31 : index
      %1554 = arith.muli %1448, %outputFeatures : index
      %1555 = arith.muli %1553, %c17 : index
      %1556 = arith.addi %1554, %1555 : index
      %1557 = wave.lane
      %1558 = arith.remui %1557, %c17 : index
      %1559 = arith.addi %1556, %1558 : index
      %1560 = arith.cmpi slt, %1553, %panels : index
      scf.if %1560 {
        scf.if %21 {
          %1561 = memref.load %residual[%1559] : memref<?xf32>
          %1562 = arith.addf %1561, %1514 : f32
          memref.store %1562, %out[%1559] : memref<?xf32>
        } else {
          memref.store %1514, %out[%1559] : memref<?xf32>
        }
      }
    }
    %1563 = arith.addi %17, %c12 : index
    %1564 = arith.muli %1563, %c17 : index
    %1565 = arith.addi %6, %1564 : index
    %1566 = arith.addi %1565, %c8 : index
    %1567 = arith.divui %3, %c17 : index
    %1568 = arith.addi %1566, %1567 : index
    %1569 = arith.cmpi slt, %1568, %5 : index
    scf.if %1569 {
      %1570 = arith.cmpi eq, %hasFactors, %c12 : index
      %1571 = arith.muli %1568, %c8 : index
      %1572 = memref.load %factors[%1571] : memref<?xf32>
      %1573 = arith.mulf %1572, %operandScale : f32
      %1574 = arith.select %1570, %1573, %operandScale : f32
      %1575 = vector.extract %169#4[1] : f32 from vector<8xf32>
      %1576 = arith.addi %19, %c16 : index
      %1577 = arith.muli %0, %c4 : index
      %1578 = arith.addi %1577, %1576 : index
      %1579 = arith.subi %panels, %c12 : index
      %1580 = arith.minsi %1578, %1579 : index
      %1581 = arith.muli %1580, %15 : index
      %1582 = arith.remui %3, %c17 : index
      %1583 = arith.muli %1582, %c9 : index
      %1584 = arith.addi %1581, %1583 : index
      %1585 = vector.load %w[%1584] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1586 = vector.bitcast %1585 : vector<4xi8> to vector<1xf32>
      %1587 = vector.extract %1586[0] : f32 from vector<1xf32>
      %1588 = arith.mulf %1587, %1574 : f32
      %1589 = arith.mulf %1575, %1588 : f32
      %1590 = vector.extract %169#5[1] : f32 from vector<8xf32>
      %1591 = arith.addi %19, %c12 : index
      %1592 = arith.muli %0, %c4 : index
      %1593 = arith.addi %1592, %1591 : index
      %1594 = arith.subi %panels, %c12 : index
      %1595 = arith.minsi %1593, %1594 : index
      %1596 = arith.muli %1595, %15 : index
      %1597 = arith.remui %3, %c17 : index
      %1598 = arith.muli %1597, %c9 : index
      %1599 = arith.addi %1596, %1598 : index
      %1600 = vector.load %w[%1599] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1601 = vector.bitcast %1600 : vector<4xi8> to vector<1xf32>
      %1602 = vector.extract %1601[0] : f32 from vector<1xf32>
      %1603 = arith.mulf %1602, %1574 : f32
      %1604 = arith.mulf %1590, %1603 : f32
      %1605 = vector.extract %169#6[1] : f32 from vector<8xf32>
      %1606 = arith.addi %19, %c8 : index
      %1607 = arith.muli %0, %c4 : index
      %1608 = arith.addi %1607, %1606 : index
      %1609 = arith.subi %panels, %c12 : index
      %1610 = arith.minsi %1608, %1609 : index
      %1611 = arith.muli %1610, %15 : index
      %1612 = arith.remui %3, %c17 : index
      %1613 = arith.muli %1612, %c9 : index
      %1614 = arith.addi %1611, %1613 : index
      %1615 = vector.load %w[%1614] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1616 = vector.bitcast %1615 : vector<4xi8> to vector<1xf32>
      %1617 = vector.extract %1616[0] : f32 from vector<1xf32>
      %1618 = arith.mulf %1617, %1574 : f32
      %1619 = arith.mulf %1605, %1618 : f32
      %1620 = vector.extract %169#7[1] : f32 from vector<8xf32>
      %1621 = arith.addi %19, %c31 : index
      %1622 = arith.muli %0, %c4 : index
      %1623 = arith.addi %1622, %1621 : index
      %1624 = arith.subi %panels, %c12 : index
      %1625 = arith.minsi %1623, %1624 : index
      %1626 = arith.muli %1625, %15 : index
      %1627 = arith.remui %3, %c17 : index
      %1628 = arith.muli %1627, %c9 : index
      %1629 = arith.addi %1626, %1628 : index
      %1630 = vector.load %w[%1629] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1631 = vector.bitcast %1630 : vector<4xi8> to vector<1xf32>
      %1632 = vector.extract %1631[0] : f32 from vector<1xf32>
      %1633 = arith.mulf %1632, %1574 : f32
      %1634 = arith.mulf %1620, %1633 : f32
      %1635 = arith.muli %0, %c4 : index
      %1636 = arith.addi %1635, %19 : index
      %1637 = arith.addi %1636, %c16 : index
      %1638 = arith.muli %1568, %outputFeatures : index
      %1639 = arith.muli %1637, %c17 : index
      %1640 = arith.addi %1638, %1639 : index
      %1641 = wave.lane
      %1642 = arith.remui %1641, %c17 : index
      %1643 = arith.addi %1640, %1642 : index
      %1644 = arith.cmpi slt, %1637, %panels : index
      scf.if %1644 {
        scf.if %21 {
          %1645 = memref.load %residual[%1643] : memref<?xf32>
          %1646 = arith.addf %1645, %1589 : f32
          memref.store %1646, %out[%1643] : memref<?xf32>
        } else {
          memref.store %1589, %out[%1643] : memref<?xf32>
        }
      }
      %1647 = arith.muli %0, %c4 : index
      %1648 = arith.addi %1647, %19 : index
      %1649 = arith.addi %1648, %c12 : index
      %1650 = arith.muli %1568, %outputFeatures : index
      %1651 = arith.muli %1649, %c17 : index
      %1652 = arith.addi %1650, %1651 : index
      %1653 = wave.lane
      %1654 = arith.remui %1653, %c17 : index
      %1655 = arith.addi %1652, %1654 : index
      %1656 = arith.cmpi slt, %1649, %panels : index
      scf.if %1656 {
        scf.if %21 {
          %1657 = memref.load %residual[%1655] : memref<?xf32>
          %1658 = arith.addf %1657, %1604 : f32
          memref.store %1658, %out[%1655] : memref<?xf32>
        } else {
          memref.store %1604, %out[%1655] : memref<?xf32>
        }
      }
      %1659 = arith.muli %0, %c4 : index
      %1660 = arith.addi %1659, %19 : index
      %1661 = arith.addi %1660, %c8 : index
      %1662 = arith.muli %1568, %outputFeatures : index
      %1663 = arith.muli %1661, %c17 : index
      %1664 = arith.addi %1662, %1663 : index
      %1665 = wave.lane
      %1666 = arith.remui %1665, %c17 : index
      %1667 = arith.addi %1664, %1666 : index
      %1668 = arith.cmpi slt, %1661, %panels : index
      scf.if %1668 {
        scf.if %21 {
          %1669 = memref.load %residual[%1667] : memref<?xf32>
          %1670 = arith.addf %1669, %1619 : f32
          memref.store %1670, %out[%1667] : memref<?xf32>
        } else {
          memref.store %1619, %out[%1667] : memref<?xf32>
        }
      }
      %1671 = arith.muli %0, %c4 : index
      %1672 = arith.addi %1671, %19 : index
      %1673 = arith.addi %1672, %c31 : index
      %1674 = arith.muli %1568, %outputFeatures : index
      %1675 = arith.muli %1673, %c17 : index
      %1676 = arith.addi %1674, %1675 : index
      %1677 = wave.lane
      %1678 = arith.remui %1677, %c17 : index
      %1679 = arith.addi %1676, %1678 : index
      %1680 = arith.cmpi slt, %1673, %panels : index
      scf.if %1680 {
        scf.if %21 {
          %1681 = memref.load %residual[%1679] : memref<?xf32>
          %1682 = arith.addf %1681, %1634 : f32
          memref.store %1682, %out[%1679] : memref<?xf32>
        } else {
          memref.store %1634, %out[%1679] : memref<?xf32>
        }
      }
    }
    %1683 = arith.addi %17, %c12 : index
    %1684 = arith.muli %1683, %c17 : index
    %1685 = arith.addi %6, %1684 : index
    %1686 = arith.addi %1685, %c9 : index
    %1687 = arith.divui %3, %c17 : index
    %1688 = arith.addi %1686, %1687 : index
    %1689 = arith.cmpi slt, %1688, %5 : index
    scf.if %1689 {
      %1690 = arith.cmpi eq, %hasFactors, %c12 : index
      %1691 = arith.muli %1688, %c8 : index
      %1692 = memref.load %factors[%1691] : memref<?xf32>
      %1693 = arith.mulf %1692, %operandScale : f32
      %1694 = arith.select %1690, %1693, %operandScale : f32
      %1695 = vector.extract %169#4[2] : f32 from vector<8xf32>
      %1696 = arith.addi %19, %c16 : index
      %1697 = arith.muli %0, %c4 : index
      %1698 = arith.addi %1697, %1696 : index
      %1699 = arith.subi %panels, %c12 : index
      %1700 = arith.minsi %1698, %1699 : index
      %1701 = arith.muli %1700, %15 : index
      %1702 = arith.remui %3, %c17 : index
      %1703 = arith.muli %1702, %c9 : index
      %1704 = arith.addi %1701, %1703 : index
      %1705 = vector.load %w[%1704] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1706 = vector.bitcast %1705 : vector<4xi8> to vector<1xf32>
      %1707 = vector.extract %1706[0] : f32 from vector<1xf32>
      %1708 = arith.mulf %1707, %1694 : f32
      %1709 = arith.mulf %1695, %1708 : f32
      %1710 = vector.extract %169#5[2] : f32 from vector<8xf32>
      %1711 = arith.addi %19, %c12 : index
      %1712 = arith.muli %0, %c4 : index
      %1713 = arith.addi %1712, %1711 : index
      %1714 = arith.subi %panels, %c12 : index
      %1715 = arith.minsi %1713, %1714 : index
      %1716 = arith.muli %1715, %15 : index
      %1717 = arith.remui %3, %c17 : index
      %1718 = arith.muli %1717, %c9 : index
      %1719 = arith.addi %1716, %1718 : index
      %1720 = vector.load %w[%1719] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1721 = vector.bitcast %1720 : vector<4xi8> to vector<1xf32>
      %1722 = vector.extract %1721[0] : f32 from vector<1xf32>
      %1723 = arith.mulf %1722, %1694 : f32
      %1724 = arith.mulf %1710, %1723 : f32
      %1725 = vector.extract %169#6[2] : f32 from vector<8xf32>
      %1726 = arith.addi %19, %c8 : index
      %1727 = arith.muli %0, %c4 : index
      %1728 = arith.addi %1727, %1726 : index
      %1729 = arith.subi %panels, %c12 : index
      %1730 = arith.minsi %1728, %1729 : index
      %1731 = arith.muli %1730, %15 : index
      %1732 = arith.remui %3, %c17 : index
      %1733 = arith.muli %1732, %c9 : index
      %1734 = arith.addi %1731, %1733 : index
      %1735 = vector.load %w[%1734] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1736 = vector.bitcast %1735 : vector<4xi8> to vector<1xf32>
      %1737 = vector.extract %1736[0] : f32 from vector<1xf32>
      %1738 = arith.mulf %1737, %1694 : f32
      %1739 = arith.mulf %1725, %1738 : f32
      %1740 = vector.extract %169#7[2] : f32 from vector<8xf32>
      %1741 = arith.addi %19, %c31 : index
      %1742 = arith.muli %0, %c4 : index
      %1743 = arith.addi %1742, %1741 : index
      %1744 = arith.subi %panels, %c12 : index
      %1745 = arith.minsi %1743, %1744 : index
      %1746 = arith.muli %1745, %15 : index
      %1747 = arith.remui %3, %c17 : index
      %1748 = arith.muli %1747, %c9 : index
      %1749 = arith.addi %1746, %1748 : index
      %1750 = vector.load %w[%1749] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1751 = vector.bitcast %1750 : vector<4xi8> to vector<1xf32>
      %1752 = vector.extract %1751[0] : f32 from vector<1xf32>
      %1753 = arith.mulf %1752, %1694 : f32
      %1754 = arith.mulf %1740, %1753 : f32
      %1755 = arith.muli %0, %c4 : index
      %1756 = arith.addi %1755, %19 : index
      %1757 = arith.addi %1756, %c16 : index
      %1758 = arith.muli %1688, %outputFeatures : index
      %1759 = arith.muli %1757, %c17 : index
      %1760 = arith.addi %1758, %1759 : index
      %1761 = wave.lane
      %1762 = arith.remui %1761, %c17 : index
      %1763 = arith.addi %1760, %1762 : index
      %1764 = arith.cmpi slt, %1757, %panels : index
      scf.if %1764 {
        scf.if %21 {
          %1765 = memref.load %residual[%1763] : memref<?xf32>
          %1766 = arith.addf %1765, %1709 : f32
          memref.store %1766, %out[%1763] : memref<?xf32>
        } else {
          memref.store %1709, %out[%1763] : memref<?xf32>
        }
      }
      %1767 = arith.muli %0, %c4 : index
      %1768 = arith.addi %1767, %19 : index
      %1769 = arith.addi %1768, %c12 : index
      %1770 = arith.muli %1688, %outputFeatures : index
      %1771 = arith.muli %1769, %c17 : index
      %1772 = arith.addi %1770, %1771 : index
      %1773 = wave.lane
      %1774 = arith.remui %1773, %c17 : index
      %1775 = arith.addi %1772, %1774 : index
      %1776 = arith.cmpi slt, %1769, %panels : index
      scf.if %1776 {
        scf.if %21 {
          %1777 = memref.load %residual[%1775] : memref<?xf32>
          %1778 = arith.addf %1777, %1724 : f32
          memref.store %1778, %out[%1775] : memref<?xf32>
        } else {
          memref.store %1724, %out[%1775] : memref<?xf32>
        }
      }
      %1779 = arith.muli %0, %c4 : index
      %1780 = arith.addi %1779, %19 : index
      %1781 = arith.addi %1780, %c8 : index
      %1782 = arith.muli %1688, %outputFeatures : index
      %1783 = arith.muli %1781, %c17 : index
      %1784 = arith.addi %1782, %1783 : index
      %1785 = wave.lane
      %1786 = arith.remui %1785, %c17 : index
      %1787 = arith.addi %1784, %1786 : index
      %1788 = arith.cmpi slt, %1781, %panels : index
      scf.if %1788 {
        scf.if %21 {
          %1789 = memref.load %residual[%1787] : memref<?xf32>
          %1790 = arith.addf %1789, %1739 : f32
          memref.store %1790, %out[%1787] : memref<?xf32>
        } else {
          memref.store %1739, %out[%1787] : memref<?xf32>
        }
      }
      %1791 = arith.muli %0, %c4 : index
      %1792 = arith.addi %1791, %19 : index
      %1793 = arith.addi %1792, %c31 : index
      %1794 = arith.muli %1688, %outputFeatures : index
      %1795 = arith.muli %1793, %c17 : index
      %1796 = arith.addi %1794, %1795 : index
      %1797 = wave.lane
      %1798 = arith.remui %1797, %c17 : index
      %1799 = arith.addi %1796, %1798 : index
      %1800 = arith.cmpi slt, %1793, %panels : index
      scf.if %1800 {
        scf.if %21 {
          %1801 = memref.load %residual[%1799] : memref<?xf32>
          %1802 = arith.addf %1801, %1754 : f32
          memref.store %1802, %out[%1799] : memref<?xf32>
        } else {
          memref.store %1754, %out[%1799] : memref<?xf32>
        }
      }
    }
    %1803 = arith.addi %17, %c12 : index
    %1804 = arith.muli %1803, %c17 : index
    %1805 = arith.addi %6, %1804 : index
    %1806 = arith.addi %1805, %c32 : index
    %1807 = arith.divui %3, %c17 : index
    %1808 = arith.addi %1806, %1807 : index
    %1809 = arith.cmpi slt, %1808, %5 : index
    scf.if %1809 {
      %1810 = arith.cmpi eq, %hasFactors, %c12 : index
      %1811 = arith.muli %1808, %c8 : index
      %1812 = memref.load %factors[%1811] : memref<?xf32>
      %1813 = arith.mulf %1812, %operandScale : f32
      %1814 = arith.select %1810, %1813, %operandScale : f32
      %1815 = vector.extract %169#4[3] : f32 from vector<8xf32>
      %1816 = arith.addi %19, %c16 : index
      %1817 = arith.muli %0, %c4 : index
      %1818 = arith.addi %1817, %1816 : index
      %1819 = arith.subi %panels, %c12 : index
      %1820 = arith.minsi %1818, %1819 : index
      %1821 = arith.muli %1820, %15 : index
      %1822 = arith.remui %3, %c17 : index
      %1823 = arith.muli %1822, %c9 : index
      %1824 = arith.addi %1821, %1823 : index
      %1825 = vector.load %w[%1824] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1826 = vector.bitcast %1825 : vector<4xi8> to vector<1xf32>
      %1827 = vector.extract %1826[0] : f32 from vector<1xf32>
      %1828 = arith.mulf %1827, %1814 : f32
      %1829 = arith.mulf %1815, %1828 : f32
      %1830 = vector.extract %169#5[3] : f32 from vector<8xf32>
      %1831 = arith.addi %19, %c12 : index
      %1832 = arith.muli %0, %c4 : index
      %1833 = arith.addi %1832, %1831 : index
      %1834 = arith.subi %panels, %c12 : index
      %1835 = arith.minsi %1833, %1834 : index
      %1836 = arith.muli %1835, %15 : index
      %1837 = arith.remui %3, %c17 : index
      %1838 = arith.muli %1837, %c9 : index
      %1839 = arith.addi %1836, %1838 : index
      %1840 = vector.load %w[%1839] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1841 = vector.bitcast %1840 : vector<4xi8> to vector<1xf32>
      %1842 = vector.extract %1841[0] : f32 from vector<1xf32>
      %1843 = arith.mulf %1842, %1814 : f32
      %1844 = arith.mulf %1830, %1843 : f32
      %1845 = vector.extract %169#6[3] : f32 from vector<8xf32>
      %1846 = arith.addi %19, %c8 : index
      %1847 = arith.muli %0, %c4 : index
      %1848 = arith.addi %1847, %1846 : index
      %1849 = arith.subi %panels, %c12 : index
      %1850 = arith.minsi %1848, %1849 : index
      %1851 = arith.muli %1850, %15 : index
      %1852 = arith.remui %3, %c17 : index
      %1853 = arith.muli %1852, %c9 : index
      %1854 = arith.addi %1851, %1853 : index
      %1855 = vector.load %w[%1854] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1856 = vector.bitcast %1855 : vector<4xi8> to vector<1xf32>
      %1857 = vector.extract %1856[0] : f32 from vector<1xf32>
      %1858 = arith.mulf %1857, %1814 : f32
      %1859 = arith.mulf %1845, %1858 : f32
      %1860 = vector.extract %169#7[3] : f32 from vector<8xf32>
      %1861 = arith.addi %19, %c31 : index
      %1862 = arith.muli %0, %c4 : index
      %1863 = arith.addi %1862, %1861 : index
      %1864 = arith.subi %panels, %c12 : index
      %1865 = arith.minsi %1863, %1864 : index
      %1866 = arith.muli %1865, %15 : index
      %1867 = arith.remui %3, %c17 : index
      %1868 = arith.muli %1867, %c9 : index
      %1869 = arith.addi %1866, %1868 : index
      %1870 = vector.load %w[%1869] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1871 = vector.bitcast %1870 : vector<4xi8> to vector<1xf32>
      %1872 = vector.extract %1871[0] : f32 from vector<1xf32>
      %1873 = arith.mulf %1872, %1814 : f32
      %1874 = arith.mulf %1860, %1873 : f32
      %1875 = arith.muli %0, %c4 : index
      %1876 = arith.addi %1875, %19 : index
      %1877 = arith.addi %1876, %c16 : index
      %1878 = arith.muli %1808, %outputFeatures : index
      %1879 = arith.muli %1877, %c17 : index
      %1880 = arith.addi %1878, %1879 : index
      %1881 = wave.lane
      %1882 = arith.remui %1881, %c17 : index
      %1883 = arith.addi %1880, %1882 : index
      %1884 = arith.cmpi slt, %1877, %panels : index
      scf.if %1884 {
        scf.if %21 {
          %1885 = memref.load %residual[%1883] : memref<?xf32>
          %1886 = arith.addf %1885, %1829 : f32
          memref.store %1886, %out[%1883] : memref<?xf32>
        } else {
          memref.store %1829, %out[%1883] : memref<?xf32>
        }
      }
      %1887 = arith.muli %0, %c4 : index
      %1888 = arith.addi %1887, %19 : index
      %1889 = arith.addi %1888, %c12 : index
      %1890 = arith.muli %1808, %outputFeatures : index
      %1891 = arith.muli %1889, %c17 : index
      %1892 = arith.addi %1890, %1891 : index
      %1893 = wave.lane
      %1894 = arith.remui %1893, %c17 : index
      %1895 = arith.addi %1892, %1894 : index
      %1896 = arith.cmpi slt, %1889, %panels : index
      scf.if %1896 {
        scf.if %21 {
          %1897 = memref.load %residual[%1895] : memref<?xf32>
          %1898 = arith.addf %1897, %1844 : f32
          memref.store %1898, %out[%1895] : memref<?xf32>
        } else {
          memref.store %1844, %out[%1895] : memref<?xf32>
        }
      }
      %1899 = arith.muli %0, %c4 : index
      %1900 = arith.addi %1899, %19 : index
      %1901 = arith.addi %1900, %c8 : index
      %1902 = arith.muli %1808, %outputFeatures : index
      %1903 = arith.muli %1901, %c17 : index
      %1904 = arith.addi %1902, %1903 : index
      %1905 = wave.lane
      %1906 = arith.remui %1905, %c17 : index
      %1907 = arith.addi %1904, %1906 : index
      %1908 = arith.cmpi slt, %1901, %panels : index
      scf.if %1908 {
        scf.if %21 {
          %1909 = memref.load %residual[%1907] : memref<?xf32>
          %1910 = arith.addf %1909, %1859 : f32
          memref.store %1910, %out[%1907] : memref<?xf32>
        } else {
          memref.store %1859, %out[%1907] : memref<?xf32>
        }
      }
      %1911 = arith.muli %0, %c4 : index
      %1912 = arith.addi %1911, %19 : index
      %1913 = arith.addi %1912, %c31 : index
      %1914 = arith.muli %1808, %outputFeatures : index
      %1915 = arith.muli %1913, %c17 : index
      %1916 = arith.addi %1914, %1915 : index
      %1917 = wave.lane
      %1918 = arith.remui %1917, %c17 : index
      %1919 = arith.addi %1916, %1918 : index
      %1920 = arith.cmpi slt, %1913, %panels : index
      scf.if %1920 {
        scf.if %21 {
          %1921 = memref.load %residual[%1919] : memref<?xf32>
          %1922 = arith.addf %1921, %1874 : f32
          memref.store %1922, %out[%1919] : memref<?xf32>
        } else {
          memref.store %1874, %out[%1919] : memref<?xf32>
        }
      }
    }
    %1923 = arith.addi %17, %c12 : index
    %1924 = arith.muli %1923, %c17 : index
    %1925 = arith.addi %6, %1924 : index
    %1926 = arith.addi %1925, %c4 : index
    %1927 = arith.divui %3, %c17 : index
    %1928 = arith.addi %1926, %1927 : index
    %1929 = arith.cmpi slt, %1928, %5 : index
    scf.if %1929 {
      %1930 = arith.cmpi eq, %hasFactors, %c12 : index
      %1931 = arith.muli %1928, %c8 : index
      %1932 = memref.load %factors[%1931] : memref<?xf32>
      %1933 = arith.mulf %1932, %operandScale : f32
      %1934 = arith.select %1930, %1933, %operandScale : f32
      %1935 = vector.extract %169#4[4] : f32 from vector<8xf32>
      %1936 = arith.addi %19, %c16 : index
      %1937 = arith.muli %0, %c4 : index
      %1938 = arith.addi %1937, %1936 : index
      %1939 = arith.subi %panels, %c12 : index
      %1940 = arith.minsi %1938, %1939 : index
      %1941 = arith.muli %1940, %15 : index
      %1942 = arith.remui %3, %c17 : index
      %1943 = arith.muli %1942, %c9 : index
      %1944 = arith.addi %1941, %1943 : index
      %1945 = vector.load %w[%1944] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1946 = vector.bitcast %1945 : vector<4xi8> to vector<1xf32>
      %1947 = vector.extract %1946[0] : f32 from vector<1xf32>
      %1948 = arith.mulf %1947, %1934 : f32
      %1949 = arith.mulf %1935, %1948 : f32
      %1950 = vector.extract %169#5[4] : f32 from vector<8xf32>
      %1951 = arith.addi %19, %c12 : index
      %1952 = arith.muli %0, %c4 : index
      %1953 = arith.addi %1952, %1951 : index
      %1954 = arith.subi %panels, %c12 : index
      %1955 = arith.minsi %1953, %1954 : index
      %1956 = arith.muli %1955, %15 : index
      %1957 = arith.remui %3, %c17 : index
      %1958 = arith.muli %1957, %c9 : index
      %1959 = arith.addi %1956, %1958 : index
      %1960 = vector.load %w[%1959] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1961 = vector.bitcast %1960 : vector<4xi8> to vector<1xf32>
      %1962 = vector.extract %1961[0] : f32 from vector<1xf32>
      %1963 = arith.mulf %1962, %1934 : f32
      %1964 = arith.mulf %1950, %1963 : f32
      %1965 = vector.extract %169#6[4] : f32 from vector<8xf32>
      %1966 = arith.addi %19, %c8 : index
      %1967 = arith.muli %0, %c4 : index
      %1968 = arith.addi %1967, %1966 : index
      %1969 = arith.subi %panels, %c12 : index
      %1970 = arith.minsi %1968, %1969 : index
      %1971 = arith.muli %1970, %15 : index
      %1972 = arith.remui %3, %c17 : index
      %1973 = arith.muli %1972, %c9 : index
      %1974 = arith.addi %1971, %1973 : index
      %1975 = vector.load %w[%1974] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1976 = vector.bitcast %1975 : vector<4xi8> to vector<1xf32>
      %1977 = vector.extract %1976[0] : f32 from vector<1xf32>
      %1978 = arith.mulf %1977, %1934 : f32
      %1979 = arith.mulf %1965, %1978 : f32
      %1980 = vector.extract %169#7[4] : f32 from vector<8xf32>
      %1981 = arith.addi %19, %c31 : index
      %1982 = arith.muli %0, %c4 : index
      %1983 = arith.addi %1982, %1981 : index
      %1984 = arith.subi %panels, %c12 : index
      %1985 = arith.minsi %1983, %1984 : index
      %1986 = arith.muli %1985, %15 : index
      %1987 = arith.remui %3, %c17 : index
      %1988 = arith.muli %1987, %c9 : index
      %1989 = arith.addi %1986, %1988 : index
      %1990 = vector.load %w[%1989] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1991 = vector.bitcast %1990 : vector<4xi8> to vector<1xf32>
      %1992 = vector.extract %1991[0] : f32 from vector<1xf32>
      %1993 = arith.mulf %1992, %1934 : f32
      %1994 = arith.mulf %1980, %1993 : f32
      %1995 = arith.muli %0, %c4 : index
      %1996 = arith.addi %1995, %19 : index
      %1997 = arith.addi %1996, %c16 : index
      %1998 = arith.muli %1928, %outputFeatures : index
      %1999 = arith.muli %1997, %c17 : index
      %2000 = arith.addi %1998, %1999 : index
      %2001 = wave.lane
      %2002 = arith.remui %2001, %c17 : index
      %2003 = arith.addi %2000, %2002 : index
      %2004 = arith.cmpi slt, %1997, %panels : index
      scf.if %2004 {
        scf.if %21 {
          %2005 = memref.load %residual[%2003] : memref<?xf32>
          %2006 = arith.addf %2005, %1949 : f32
          memref.store %2006, %out[%2003] : memref<?xf32>
        } else {
          memref.store %1949, %out[%2003] : memref<?xf32>
        }
      }
      %2007 = arith.muli %0, %c4 : index
      %2008 = arith.addi %2007, %19 : index
      %2009 = arith.addi %2008, %c12 : index
      %2010 = arith.muli %1928, %outputFeatures : index
      %2011 = arith.muli %2009, %c17 : index
      %2012 = arith.addi %2010, %2011 : index
      %2013 = wave.lane
      %2014 = arith.remui %2013, %c17 : index
      %2015 = arith.addi %2012, %2014 : index
      %2016 = arith.cmpi slt, %2009, %panels : index
      scf.if %2016 {
        scf.if %21 {
          %2017 = memref.load %residual[%2015] : memref<?xf32>
          %2018 = arith.addf %2017, %1964 : f32
          memref.store %2018, %out[%2015] : memref<?xf32>
        } else {
          memref.store %1964, %out[%2015] : memref<?xf32>
        }
      }
      %2019 = arith.muli %0, %c4 : index
      %2020 = arith.addi %2019, %19 : index
      %2021 = arith.addi %2020, %c8 : index
      %2022 = arith.muli %1928, %outputFeatures : index
      %2023 = arith.muli %2021, %c17 : index
      %2024 = arith.addi %2022, %2023 : index
      %2025 = wave.lane
      %2026 = arith.remui %2025, %c17 : index
      %2027 = arith.addi %2024, %2026 : index
      %2028 = arith.cmpi slt, %2021, %panels : index
      scf.if %2028 {
        scf.if %21 {
          %2029 = memref.load %residual[%2027] : memref<?xf32>
          %2030 = arith.addf %2029, %1979 : f32
          memref.store %2030, %out[%2027] : memref<?xf32>
        } else {
          memref.store %1979, %out[%2027] : memref<?xf32>
        }
      }
      %2031 = arith.muli %0, %c4 : index
      %2032 = arith.addi %2031, %19 : index
      %2033 = arith.addi %2032, %c31 : index
      %2034 = arith.muli %1928, %outputFeatures : index
      %2035 = arith.muli %2033, %c17 : index
      %2036 = arith.addi %2034, %2035 : index
      %2037 = wave.lane
      %2038 = arith.remui %2037, %c17 : index
      %2039 = arith.addi %2036, %2038 : index
      %2040 = arith.cmpi slt, %2033, %panels : index
      scf.if %2040 {
        scf.if %21 {
          %2041 = memref.load %residual[%2039] : memref<?xf32>
          %2042 = arith.addf %2041, %1994 : f32
          memref.store %2042, %out[%2039] : memref<?xf32>
        } else {
          memref.store %1994, %out[%2039] : memref<?xf32>
        }
      }
    }
    %2043 = arith.addi %17, %c12 : index
    %2044 = arith.muli %2043, %c17 : index
    %2045 = arith.addi %6, %2044 : index
    %2046 = arith.addi %2045, %c27 : index
    %2047 = arith.divui %3, %c17 : index
    %2048 = arith.addi %2046, %2047 : index
    %2049 = arith.cmpi slt, %2048, %5 : index
    scf.if %2049 {
      %2050 = arith.cmpi eq, %hasFactors, %c12 : index
      %2051 = arith.muli %2048, %c8 : index
      %2052 = memref.load %factors[%2051] : memref<?xf32>
      %2053 = arith.mulf %2052, %operandScale : f32
      %2054 = arith.select %2050, %2053, %operandScale : f32
      %2055 = vector.extract %169#4[5] : f32 from vector<8xf32>
      %2056 = arith.addi %19, %c16 : index
      %2057 = arith.muli %0, %c4 : index
      %2058 = arith.addi %2057, %2056 : index
      %2059 = arith.subi %panels, %c12 : index
      %2060 = arith.minsi %2058, %2059 : index
      %2061 = arith.muli %2060, %15 : index
      %2062 = arith.remui %3, %c17 : index
      %2063 = arith.muli %2062, %c9 : index
      %2064 = arith.addi %2061, %2063 : index
      %2065 = vector.load %w[%2064] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2066 = vector.bitcast %2065 : vector<4xi8> to vector<1xf32>
      %2067 = vector.extract %2066[0] : f32 from vector<1xf32>
      %2068 = arith.mulf %2067, %2054 : f32
      %2069 = arith.mulf %2055, %2068 : f32
      %2070 = vector.extract %169#5[5] : f32 from vector<8xf32>
      %2071 = arith.addi %19, %c12 : index
      %2072 = arith.muli %0, %c4 : index
      %2073 = arith.addi %2072, %2071 : index
      %2074 = arith.subi %panels, %c12 : index
      %2075 = arith.minsi %2073, %2074 : index
      %2076 = arith.muli %2075, %15 : index
      %2077 = arith.remui %3, %c17 : index
      %2078 = arith.muli %2077, %c9 : index
      %2079 = arith.addi %2076, %2078 : index
      %2080 = vector.load %w[%2079] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2081 = vector.bitcast %2080 : vector<4xi8> to vector<1xf32>
      %2082 = vector.extract %2081[0] : f32 from vector<1xf32>
      %2083 = arith.mulf %2082, %2054 : f32
      %2084 = arith.mulf %2070, %2083 : f32
      %2085 = vector.extract %169#6[5] : f32 from vector<8xf32>
      %2086 = arith.addi %19, %c8 : index
      %2087 = arith.muli %0, %c4 : index
      %2088 = arith.addi %2087, %2086 : index
      %2089 = arith.subi %panels, %c12 : index
      %2090 = arith.minsi %2088, %2089 : index
      %2091 = arith.muli %2090, %15 : index
      %2092 = arith.remui %3, %c17 : index
      %2093 = arith.muli %2092, %c9 : index
      %2094 = arith.addi %2091, %2093 : index
      %2095 = vector.load %w[%2094] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2096 = vector.bitcast %2095 : vector<4xi8> to vector<1xf32>
      %2097 = vector.extract %2096[0] : f32 from vector<1xf32>
      %2098 = arith.mulf %2097, %2054 : f32
      %2099 = arith.mulf %2085, %2098 : f32
      %2100 = vector.extract %169#7[5] : f32 from vector<8xf32>
      %2101 = arith.addi %19, %c31 : index
      %2102 = arith.muli %0, %c4 : index
      %2103 = arith.addi %2102, %2101 : index
      %2104 = arith.subi %panels, %c12 : index
      %2105 = arith.minsi %2103, %2104 : index
      %2106 = arith.muli %2105, %15 : index
      %2107 = arith.remui %3, %c17 : index
      %2108 = arith.muli %2107, %c9 : index
      %2109 = arith.addi %2106, %2108 : index
      %2110 = vector.load %w[%2109] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2111 = vector.bitcast %2110 : vector<4xi8> to vector<1xf32>
      %2112 = vector.extract %2111[0] : f32 from vector<1xf32>
      %2113 = arith.mulf %2112, %2054 : f32
      %2114 = arith.mulf %2100, %2113 : f32
      %2115 = arith.muli %0, %c4 : index
      %2116 = arith.addi %2115, %19 : index
      %2117 = arith.addi %2116, %c16 : index
      %2118 = arith.muli %2048, %outputFeatures : index
      %2119 = arith.muli %2117, %c17 : index
      %2120 = arith.addi %2118, %2119 : index
      %2121 = wave.lane
      %2122 = arith.remui %2121, %c17 : index
      %2123 = arith.addi %2120, %2122 : index
      %2124 = arith.cmpi slt, %2117, %panels : index
      scf.if %2124 {
        scf.if %21 {
          %2125 = memref.load %residual[%2123] : memref<?xf32>
          %2126 = arith.addf %2125, %2069 : f32
          memref.store %2126, %out[%2123] : memref<?xf32>
        } else {
          memref.store %2069, %out[%2123] : memref<?xf32>
        }
      }
      %2127 = arith.muli %0, %c4 : index
      %2128 = arith.addi %2127, %19 : index
      %2129 = arith.addi %2128, %c12 : index
      %2130 = arith.muli %2048, %outputFeatures : index
      %2131 = arith.muli %2129, %c17 : index
      %2132 = arith.addi %2130, %2131 : index
      %2133 = wave.lane
      %2134 = arith.remui %2133, %c17 : index
      %2135 = arith.addi %2132, %2134 : index
      %2136 = arith.cmpi slt, %2129, %panels : index
      scf.if %2136 {
        scf.if %21 {
          %2137 = memref.load %residual[%2135] : memref<?xf32>
          %2138 = arith.addf %2137, %2084 : f32
          memref.store %2138, %out[%2135] : memref<?xf32>
        } else {
          memref.store %2084, %out[%2135] : memref<?xf32>
        }
      }
      %2139 = arith.muli %0, %c4 : index
      %2140 = arith.addi %2139, %19 : index
      %2141 = arith.addi %2140, %c8 : index
      %2142 = arith.muli %2048, %outputFeatures : index
      %2143 = arith.muli %2141, %c17 : index
      %2144 = arith.addi %2142, %2143 : index
      %2145 = wave.lane
      %2146 = arith.remui %2145, %c17 : index
      %2147 = arith.addi %2144, %2146 : index
      %2148 = arith.cmpi slt, %2141, %panels : index
      scf.if %2148 {
        scf.if %21 {
          %2149 = memref.load %residual[%2147] : memref<?xf32>
          %2150 = arith.addf %2149, %2099 : f32
          memref.store %2150, %out[%2147] : memref<?xf32>
        } else {
          memref.store %2099, %out[%2147] : memref<?xf32>
        }
      }
      %2151 = arith.muli %0, %c4 : index
      %2152 = arith.addi %2151, %19 : index
      %2153 = arith.addi %2152, %c31 : index
      %2154 = arith.muli %2048, %outputFeatures : index
      %2155 = arith.muli %2153, %c17 : index
      %2156 = arith.addi %2154, %2155 : index
      %2157 = wave.lane
      %2158 = arith.remui %2157, %c17 : index
      %2159 = arith.addi %2156, %2158 : index
      %2160 = arith.cmpi slt, %2153, %panels : index
      scf.if %2160 {
        scf.if %21 {
          %2161 = memref.load %residual[%2159] : memref<?xf32>
          %2162 = arith.addf %2161, %2114 : f32
          memref.store %2162, %out[%2159] : memref<?xf32>
        } else {
          memref.store %2114, %out[%2159] : memref<?xf32>
        }
      }
    }
    %2163 = arith.addi %17, %c12 : index
    %2164 = arith.muli %2163, %c17 : index
    %2165 = arith.addi %6, %2164 : index
    %2166 = arith.addi %2165, %c33 : index
    %2167 = arith.divui %3, %c17 : index
    %2168 = arith.addi %2166, %2167 : index
    %2169 = arith.cmpi slt, %2168, %5 : index
    scf.if %2169 {
      %2170 = arith.cmpi eq, %hasFactors, %c12 : index
      %2171 = arith.muli %2168, %c8 : index
      %2172 = memref.load %factors[%2171] : memref<?xf32>
      %2173 = arith.mulf %2172, %operandScale : f32
      %2174 = arith.select %2170, %2173, %operandScale : f32
      %2175 = vector.extract %169#4[6] : f32 from vector<8xf32>
      %2176 = arith.addi %19, %c16 : index
      %2177 = arith.muli %0, %c4 : index
      %2178 = arith.addi %2177, %2176 : index
      %2179 = arith.subi %panels, %c12 : index
      %2180 = arith.minsi %2178, %2179 : index
      %2181 = arith.muli %2180, %15 : index
      %2182 = arith.remui %3, %c17 : index
      %2183 = arith.muli %2182, %c9 : index
      %2184 = arith.addi %2181, %2183 : index
      %2185 = vector.load %w[%2184] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2186 = vector.bitcast %2185 : vector<4xi8> to vector<1xf32>
      %2187 = vector.extract %2186[0] : f32 from vector<1xf32>
      %2188 = arith.mulf %2187, %2174 : f32
      %2189 = arith.mulf %2175, %2188 : f32
      %2190 = vector.extract %169#5[6] : f32 from vector<8xf32>
      %2191 = arith.addi %19, %c12 : index
      %2192 = arith.muli %0, %c4 : index
      %2193 = arith.addi %2192, %2191 : index
      %2194 = arith.subi %panels, %c12 : index
      %2195 = arith.minsi %2193, %2194 : index
      %2196 = arith.muli %2195, %15 : index
      %2197 = arith.remui %3, %c17 : index
      %2198 = arith.muli %2197, %c9 : index
      %2199 = arith.addi %2196, %2198 : index
      %2200 = vector.load %w[%2199] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2201 = vector.bitcast %2200 : vector<4xi8> to vector<1xf32>
      %2202 = vector.extract %2201[0] : f32 from vector<1xf32>
      %2203 = arith.mulf %2202, %2174 : f32
      %2204 = arith.mulf %2190, %2203 : f32
      %2205 = vector.extract %169#6[6] : f32 from vector<8xf32>
      %2206 = arith.addi %19, %c8 : index
      %2207 = arith.muli %0, %c4 : index
      %2208 = arith.addi %2207, %2206 : index
      %2209 = arith.subi %panels, %c12 : index
      %2210 = arith.minsi %2208, %2209 : index
      %2211 = arith.muli %2210, %15 : index
      %2212 = arith.remui %3, %c17 : index
      %2213 = arith.muli %2212, %c9 : index
      %2214 = arith.addi %2211, %2213 : index
      %2215 = vector.load %w[%2214] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2216 = vector.bitcast %2215 : vector<4xi8> to vector<1xf32>
      %2217 = vector.extract %2216[0] : f32 from vector<1xf32>
      %2218 = arith.mulf %2217, %2174 : f32
      %2219 = arith.mulf %2205, %2218 : f32
      %2220 = vector.extract %169#7[6] : f32 from vector<8xf32>
      %2221 = arith.addi %19, %c31 : index
      %2222 = arith.muli %0, %c4 : index
      %2223 = arith.addi %2222, %2221 : index
      %2224 = arith.subi %panels, %c12 : index
      %2225 = arith.minsi %2223, %2224 : index
      %2226 = arith.muli %2225, %15 : index
      %2227 = arith.remui %3, %c17 : index
      %2228 = arith.muli %2227, %c9 : index
      %2229 = arith.addi %2226, %2228 : index
      %2230 = vector.load %w[%2229] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2231 = vector.bitcast %2230 : vector<4xi8> to vector<1xf32>
      %2232 = vector.extract %2231[0] : f32 from vector<1xf32>
      %2233 = arith.mulf %2232, %2174 : f32
      %2234 = arith.mulf %2220, %2233 : f32
      %2235 = arith.muli %0, %c4 : index
      %2236 = arith.addi %2235, %19 : index
      %2237 = arith.addi %2236, %c16 : index
      %2238 = arith.muli %2168, %outputFeatures : index
      %2239 = arith.muli %2237, %c17 : index
      %2240 = arith.addi %2238, %2239 : index
      %2241 = wave.lane
      %2242 = arith.remui %2241, %c17 : index
      %2243 = arith.addi %2240, %2242 : index
      %2244 = arith.cmpi slt, %2237, %panels : index
      scf.if %2244 {
        scf.if %21 {
          %2245 = memref.load %residual[%2243] : memref<?xf32>
          %2246 = arith.addf %2245, %2189 : f32
          memref.store %2246, %out[%2243] : memref<?xf32>
        } else {
          memref.store %2189, %out[%2243] : memref<?xf32>
        }
      }
      %2247 = arith.muli %0, %c4 : index
      %2248 = arith.addi %2247, %19 : index
      %2249 = arith.addi %2248, %c12 : index
      %2250 = arith.muli %2168, %outputFeatures : index
      %2251 = arith.muli %2249, %c17 : index
      %2252 = arith.addi %2250, %2251 : index
      %2253 = wave.lane
      %2254 = arith.remui %2253, %c17 : index
      %2255 = arith.addi %2252, %2254 : index
      %2256 = arith.cmpi slt, %2249, %panels : index
      scf.if %2256 {
        scf.if %21 {
          %2257 = memref.load %residual[%2255] : memref<?xf32>
          %2258 = arith.addf %2257, %2204 : f32
          memref.store %2258, %out[%2255] : memref<?xf32>
        } else {
          memref.store %2204, %out[%2255] : memref<?xf32>
        }
      }
      %2259 = arith.muli %0, %c4 : index
      %2260 = arith.addi %2259, %19 : index
      %2261 = arith.addi %2260, %c8 : index
      %2262 = arith.muli %2168, %outputFeatures : index
      %2263 = arith.muli %2261, %c17 : index
      %2264 = arith.addi %2262, %2263 : index
      %2265 = wave.lane
      %2266 = arith.remui %2265, %c17 : index
      %2267 = arith.addi %2264, %2266 : index
      %2268 = arith.cmpi slt, %2261, %panels : index
      scf.if %2268 {
        scf.if %21 {
          %2269 = memref.load %residual[%2267] : memref<?xf32>
          %2270 = arith.addf %2269, %2219 : f32
          memref.store %2270, %out[%2267] : memref<?xf32>
        } else {
          memref.store %2219, %out[%2267] : memref<?xf32>
        }
      }
      %2271 = arith.muli %0, %c4 : index
      %2272 = arith.addi %2271, %19 : index
      %2273 = arith.addi %2272, %c31 : index
      %2274 = arith.muli %2168, %outputFeatures : index
      %2275 = arith.muli %2273, %c17 : index
      %2276 = arith.addi %2274, %2275 : index
      %2277 = wave.lane
      %2278 = arith.remui %2277, %c17 : index
      %2279 = arith.addi %2276, %2278 : index
      %2280 = arith.cmpi slt, %2273, %panels : index
      scf.if %2280 {
        scf.if %21 {
          %2281 = memref.load %residual[%2279] : memref<?xf32>
          %2282 = arith.addf %2281, %2234 : f32
          memref.store %2282, %out[%2279] : memref<?xf32>
        } else {
          memref.store %2234, %out[%2279] : memref<?xf32>
        }
      }
    }
    %2283 = arith.addi %17, %c12 : index
    %2284 = arith.muli %2283, %c17 : index
    %2285 = arith.addi %6, %2284 : index
    %2286 = arith.addi %2285, %c34 : index
    %2287 = arith.divui %3, %c17 : index
    %2288 = arith.addi %2286, %2287 : index
    %2289 = arith.cmpi slt, %2288, %5 : index
    scf.if %2289 {
      %2290 = arith.cmpi eq, %hasFactors, %c12 : index
      %2291 = arith.muli %2288, %c8 : index
      %2292 = memref.load %factors[%2291] : memref<?xf32>
      %2293 = arith.mulf %2292, %operandScale : f32
      %2294 = arith.select %2290, %2293, %operandScale : f32
      %2295 = vector.extract %169#4[7] : f32 from vector<8xf32>
      %2296 = arith.addi %19, %c16 : index
      %2297 = arith.muli %0, %c4 : index
      %2298 = arith.addi %2297, %2296 : index
      %2299 = arith.subi %panels, %c12 : index
      %2300 = arith.minsi %2298, %2299 : index
      %2301 = arith.muli %2300, %15 : index
      %2302 = arith.remui %3, %c17 : index
      %2303 = arith.muli %2302, %c9 : index
      %2304 = arith.addi %2301, %2303 : index
      %2305 = vector.load %w[%2304] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2306 = vector.bitcast %2305 : vector<4xi8> to vector<1xf32>
      %2307 = vector.extract %2306[0] : f32 from vector<1xf32>
      %2308 = arith.mulf %2307, %2294 : f32
      %2309 = arith.mulf %2295, %2308 : f32
      %2310 = vector.extract %169#5[7] : f32 from vector<8xf32>
      %2311 = arith.addi %19, %c12 : index
      %2312 = arith.muli %0, %c4 : index
      %2313 = arith.addi %2312, %2311 : index
      %2314 = arith.subi %panels, %c12 : index
      %2315 = arith.minsi %2313, %2314 : index
      %2316 = arith.muli %2315, %15 : index
      %2317 = arith.remui %3, %c17 : index
      %2318 = arith.muli %2317, %c9 : index
      %2319 = arith.addi %2316, %2318 : index
      %2320 = vector.load %w[%2319] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2321 = vector.bitcast %2320 : vector<4xi8> to vector<1xf32>
      %2322 = vector.extract %2321[0] : f32 from vector<1xf32>
      %2323 = arith.mulf %2322, %2294 : f32
      %2324 = arith.mulf %2310, %2323 : f32
      %2325 = vector.extract %169#6[7] : f32 from vector<8xf32>
      %2326 = arith.addi %19, %c8 : index
      %2327 = arith.muli %0, %c4 : index
      %2328 = arith.addi %2327, %2326 : index
      %2329 = arith.subi %panels, %c12 : index
      %2330 = arith.minsi %2328, %2329 : index
      %2331 = arith.muli %2330, %15 : index
      %2332 = arith.remui %3, %c17 : index
      %2333 = arith.muli %2332, %c9 : index
      %2334 = arith.addi %2331, %2333 : index
      %2335 = vector.load %w[%2334] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2336 = vector.bitcast %2335 : vector<4xi8> to vector<1xf32>
      %2337 = vector.extract %2336[0] : f32 from vector<1xf32>
      %2338 = arith.mulf %2337, %2294 : f32
      %2339 = arith.mulf %2325, %2338 : f32
      %2340 = vector.extract %169#7[7] : f32 from vector<8xf32>
      %2341 = arith.addi %19, %c31 : index
      %2342 = arith.muli %0, %c4 : index
      %2343 = arith.addi %2342, %2341 : index
      %2344 = arith.subi %panels, %c12 : index
      %2345 = arith.minsi %2343, %2344 : index
      %2346 = arith.muli %2345, %15 : index
      %2347 = arith.remui %3, %c17 : index
      %2348 = arith.muli %2347, %c9 : index
      %2349 = arith.addi %2346, %2348 : index
      %2350 = vector.load %w[%2349] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2351 = vector.bitcast %2350 : vector<4xi8> to vector<1xf32>
      %2352 = vector.extract %2351[0] : f32 from vector<1xf32>
      %2353 = arith.mulf %2352, %2294 : f32
      %2354 = arith.mulf %2340, %2353 : f32
      %2355 = arith.muli %0, %c4 : index
      %2356 = arith.addi %2355, %19 : index
      %2357 = arith.addi %2356, %c16 : index
      %2358 = arith.muli %2288, %outputFeatures : index
      %2359 = arith.muli %2357, %c17 : index
      %2360 = arith.addi %2358, %2359 : index
      %2361 = wave.lane
      %2362 = arith.remui %2361, %c17 : index
      %2363 = arith.addi %2360, %2362 : index
      %2364 = arith.cmpi slt, %2357, %panels : index
      scf.if %2364 {
        scf.if %21 {
          %2365 = memref.load %residual[%2363] : memref<?xf32>
          %2366 = arith.addf %2365, %2309 : f32
          memref.store %2366, %out[%2363] : memref<?xf32>
        } else {
          memref.store %2309, %out[%2363] : memref<?xf32>
        }
      }
      %2367 = arith.muli %0, %c4 : index
      %2368 = arith.addi %2367, %19 : index
      %2369 = arith.addi %2368, %c12 : index
      %2370 = arith.muli %2288, %outputFeatures : index
      %2371 = arith.muli %2369, %c17 : index
      %2372 = arith.addi %2370, %2371 : index
      %2373 = wave.lane
      %2374 = arith.remui %2373, %c17 : index
      %2375 = arith.addi %2372, %2374 : index
      %2376 = arith.cmpi slt, %2369, %panels : index
      scf.if %2376 {
        scf.if %21 {
          %2377 = memref.load %residual[%2375] : memref<?xf32>
          %2378 = arith.addf %2377, %2324 : f32
          memref.store %2378, %out[%2375] : memref<?xf32>
        } else {
          memref.store %2324, %out[%2375] : memref<?xf32>
        }
      }
      %2379 = arith.muli %0, %c4 : index
      %2380 = arith.addi %2379, %19 : index
      %2381 = arith.addi %2380, %c8 : index
      %2382 = arith.muli %2288, %outputFeatures : index
      %2383 = arith.muli %2381, %c17 : index
      %2384 = arith.addi %2382, %2383 : index
      %2385 = wave.lane
      %2386 = arith.remui %2385, %c17 : index
      %2387 = arith.addi %2384, %2386 : index
      %2388 = arith.cmpi slt, %2381, %panels : index
      scf.if %2388 {
        scf.if %21 {
          %2389 = memref.load %residual[%2387] : memref<?xf32>
          %2390 = arith.addf %2389, %2339 : f32
          memref.store %2390, %out[%2387] : memref<?xf32>
        } else {
          memref.store %2339, %out[%2387] : memref<?xf32>
        }
      }
      %2391 = arith.muli %0, %c4 : index
      %2392 = arith.addi %2391, %19 : index
      %2393 = arith.addi %2392, %c31 : index
      %2394 = arith.muli %2288, %outputFeatures : index
      %2395 = arith.muli %2393, %c17 : index
      %2396 = arith.addi %2394, %2395 : index
      %2397 = wave.lane
      %2398 = arith.remui %2397, %c17 : index
      %2399 = arith.addi %2396, %2398 : index
      %2400 = arith.cmpi slt, %2393, %panels : index
      scf.if %2400 {
        scf.if %21 {
          %2401 = memref.load %residual[%2399] : memref<?xf32>
          %2402 = arith.addf %2401, %2354 : f32
          memref.store %2402, %out[%2399] : memref<?xf32>
        } else {
          memref.store %2354, %out[%2399] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
