// GENERATED from codegen/kvcgen/gfx_tile.py; do not edit.
// Config: GfxTileLinear(format='q6_k', splits=1)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q6_k_s1_tile__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %countAt = wave.param "countAt" : index
  %c2 = arith.constant 128 : index
  %panels = wave.param "panels" : index
  %c4 = arith.constant 12 : index
  %c5 = arith.constant 256 : index
  %c6 = arith.constant 32 : index
  %c7 = arith.constant 127 : index
  %c8 = arith.constant 2 : index
  %c9 = arith.constant 4 : index
  %c10 = arith.constant 16384 : index
  %hasResidual = wave.param "hasResidual" : index
  %c12 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %c15 = arith.constant 0 : index
  %c16 = arith.constant 8 : index
  %c17 = arith.constant 16 : index
  %c18 = arith.constant dense<0> : vector<4xi32>
  %c19 = arith.constant dense<983055> : vector<4xi32>
  %c20 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %c21 = arith.constant dense<196611> : vector<4xi32>
  %c22 = arith.constant dense<4> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %c25 = arith.constant dense<8> : vector<4xi32>
  %c26 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %c27 = arith.constant dense<12> : vector<4xi32>
  %c28 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %c29 = arith.constant dense<0x6420> : vector<32xf16>
  %c30 = arith.constant 8192 : index
  %c31 = arith.constant 9 : index
  %c32 = arith.constant 10 : index
  %c33 = arith.constant 11 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c36 = arith.constant 3 : index
  %c37 = arith.constant 6 : index
  %c38 = arith.constant 14 : index
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
    %23 = arith.divui %inputFeatures, %c6 : index
    %24 = arith.muli %1, %c16 : index
    %25 = arith.addi %24, %2 : index
    %26 = arith.divui %inputFeatures, %c17 : index
    %27 = arith.muli %25, %26 : index
    %28 = arith.muli %c15, %c8 : index
    %29 = arith.addi %27, %28 : index
    %30 = arith.muli %29, %c5 : index
    %31 = arith.muli %3, %c16 : index
    %32 = arith.addi %30, %31 : index
    %33 = arith.addi %32, %c15 : index
    %34 = vector.load %x[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %35 = arith.muli %3, %c16 : index
    %36 = arith.addi %30, %35 : index
    %37 = arith.addi %36, %c5 : index
    %38 = vector.load %x[%37] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %39 = arith.muli %0, %c16 : index
    %40 = arith.addi %39, %2 : index
    %41 = arith.subi %panels, %c12 : index
    %42 = arith.minsi %40, %41 : index
    %43 = arith.muli %42, %15 : index
    %44 = arith.remui %3, %c17 : index
    %45 = arith.addi %43, %c2 : index
    %46 = arith.divui %c15, %c16 : index
    %47 = arith.muli %46, %c6 : index
    %48 = arith.addi %45, %47 : index
    %49 = arith.muli %44, %c8 : index
    %50 = arith.addi %48, %49 : index
    %51 = vector.load %w[%50] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    %52 = vector.bitcast %51 : vector<2xi8> to vector<1xf16>
    %53 = arith.divui %inputFeatures, %c5 : index
    %54 = arith.muli %53, %c6 : index
    %55 = arith.addi %45, %54 : index
    %56 = arith.muli %c15, %c6 : index
    %57 = arith.addi %55, %56 : index
    %58 = arith.muli %44, %c8 : index
    %59 = arith.addi %57, %58 : index
    %60 = vector.load %w[%59] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
    %61 = vector.extract %52[0] : f16 from vector<1xf16>
    %62 = arith.extf %61 : f16 to f32
    %63 = vector.extract %60[0] : i8 from vector<2xi8>
    %64 = arith.extsi %63 : i8 to i32
    %65 = arith.sitofp %64 : i32 to f32
    %66 = arith.mulf %62, %65 : f32
    %67 = arith.truncf %66 : f32 to f16
    %68 = vector.broadcast %67 : f16 to vector<16xf16>
    %69 = vector.extract %52[0] : f16 from vector<1xf16>
    %70 = arith.extf %69 : f16 to f32
    %71 = vector.extract %60[1] : i8 from vector<2xi8>
    %72 = arith.extsi %71 : i8 to i32
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
    %85 = arith.muli %inputFeatures, %c16 : index
    %86 = arith.addi %84, %85 : index
    %87 = arith.muli %c15, %c17 : index
    %88 = arith.addi %87, %44 : index
    %89 = arith.muli %88, %c16 : index
    %90 = arith.addi %86, %89 : index
    %91 = arith.muli %c15, %c5 : index
    %92 = arith.addi %84, %91 : index
    %93 = arith.muli %44, %c17 : index
    %94 = arith.addi %92, %93 : index
    %95 = vector.load %w[%90] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
    %96 = vector.bitcast %95 : vector<8xi8> to vector<2xi32>
    %97 = vector.shuffle %96, %96 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
    %98 = vector.load %w[%94] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
    %99 = vector.bitcast %98 : vector<16xi8> to vector<4xi32>
    %100 = arith.shrui %99, %c18 : vector<4xi32>
    %101 = arith.andi %100, %c19 : vector<4xi32>
    %102 = arith.shrui %97, %c20 : vector<4xi32>
    %103 = arith.andi %102, %c21 : vector<4xi32>
    %104 = arith.shli %103, %c22 : vector<4xi32>
    %105 = arith.ori %101, %104 : vector<4xi32>
    %106 = arith.ori %105, %c23 : vector<4xi32>
    %107 = vector.bitcast %106 : vector<4xi32> to vector<8xf16>
    %108 = arith.shrui %99, %c22 : vector<4xi32>
    %109 = arith.andi %108, %c19 : vector<4xi32>
    %110 = arith.shrui %97, %c24 : vector<4xi32>
    %111 = arith.andi %110, %c21 : vector<4xi32>
    %112 = arith.shli %111, %c22 : vector<4xi32>
    %113 = arith.ori %109, %112 : vector<4xi32>
    %114 = arith.ori %113, %c23 : vector<4xi32>
    %115 = vector.bitcast %114 : vector<4xi32> to vector<8xf16>
    %116 = arith.shrui %99, %c25 : vector<4xi32>
    %117 = arith.andi %116, %c19 : vector<4xi32>
    %118 = arith.shrui %97, %c26 : vector<4xi32>
    %119 = arith.andi %118, %c21 : vector<4xi32>
    %120 = arith.shli %119, %c22 : vector<4xi32>
    %121 = arith.ori %117, %120 : vector<4xi32>
    %122 = arith.ori %121, %c23 : vector<4xi32>
    %123 = vector.bitcast %122 : vector<4xi32> to vector<8xf16>
    %124 = arith.shrui %99, %c27 : vector<4xi32>
    %125 = arith.andi %124, %c19 : vector<4xi32>
    %126 = arith.shrui %97, %c28 : vector<4xi32>
    %127 = arith.andi %126, %c21 : vector<4xi32>
    %128 = arith.shli %127, %c22 : vector<4xi32>
    %129 = arith.ori %125, %128 : vector<4xi32>
    %130 = arith.ori %129, %c23 : vector<4xi32>
    %131 = vector.bitcast %130 : vector<4xi32> to vector<8xf16>
    %132 = vector.shuffle %107, %115 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
    %133 = vector.shuffle %123, %131 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
    %134 = vector.shuffle %132, %133 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
    %135 = arith.subf %134, %c29 : vector<32xf16>
    %136 = vector.shuffle %135, %135 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
    %137 = vector.shuffle %135, %135 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
    %138 = arith.mulf %136, %68 : vector<16xf16>
    %139 = arith.mulf %137, %76 : vector<16xf16>
    %140 = arith.cmpi sge, %3, %c17 : index
    %141 = vector.shuffle %138, %138 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %142 = vector.shuffle %138, %138 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %143 = arith.select %140, %141, %142 : vector<8xf16>
    %144 = vector.shuffle %139, %139 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %145 = vector.shuffle %139, %139 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %146 = arith.select %140, %144, %145 : vector<8xf16>
    %147 = arith.addi %2, %c15 : index
    %148 = arith.muli %147, %c8 : index
    %149 = arith.addi %148, %c15 : index
    %150 = arith.muli %149, %c5 : index
    %151 = arith.muli %c15, %c30 : index
    %152 = arith.addi %151, %150 : index
    %153 = arith.muli %3, %c16 : index
    %154 = arith.addi %152, %153 : index
    vector.store %34, %20[%154] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %155 = arith.addi %2, %c15 : index
    %156 = arith.muli %155, %c8 : index
    %157 = arith.addi %156, %c12 : index
    %158 = arith.muli %157, %c5 : index
    %159 = arith.muli %c15, %c30 : index
    %160 = arith.addi %159, %158 : index
    %161 = arith.muli %3, %c16 : index
    %162 = arith.addi %160, %161 : index
    vector.store %38, %20[%162] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %163 = arith.addi %2, %c16 : index
    %164 = arith.muli %163, %c8 : index
    %165 = arith.addi %164, %c15 : index
    %166 = arith.muli %165, %c5 : index
    %167 = arith.muli %c15, %c30 : index
    %168 = arith.addi %167, %166 : index
    %169 = arith.muli %3, %c16 : index
    %170 = arith.addi %168, %169 : index
    vector.store %143, %20[%170] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %171 = arith.addi %2, %c16 : index
    %172 = arith.muli %171, %c8 : index
    %173 = arith.addi %172, %c12 : index
    %174 = arith.muli %173, %c5 : index
    %175 = arith.muli %c15, %c30 : index
    %176 = arith.addi %175, %174 : index
    %177 = arith.muli %3, %c16 : index
    %178 = arith.addi %176, %177 : index
    vector.store %146, %20[%178] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    wave.barrier
    %188:8 = scf.for %179 = %c15 to %23 step %c12 iter_args(%180 = %c14, %181 = %c14, %182 = %c14, %183 = %c14, %184 = %c14, %185 = %c14, %186 = %c14, %187 = %c14) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %189 = arith.addi %179, %c12 : index
      %190 = arith.subi %23, %c12 : index
      %191 = arith.minsi %189, %190 : index
      %192 = arith.muli %1, %c16 : index
      %193 = arith.addi %192, %2 : index
      %194 = arith.divui %inputFeatures, %c17 : index
      %195 = arith.muli %193, %194 : index
      %196 = arith.muli %191, %c8 : index
      %197 = arith.addi %195, %196 : index
      %198 = arith.muli %197, %c5 : index
      %199 = arith.muli %3, %c16 : index
      %200 = arith.addi %198, %199 : index
      %201 = arith.addi %200, %c15 : index
      %202 = vector.load %x[%201] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %203 = arith.muli %3, %c16 : index
      %204 = arith.addi %198, %203 : index
      %205 = arith.addi %204, %c5 : index
      %206 = vector.load %x[%205] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %207 = arith.muli %0, %c16 : index
      %208 = arith.addi %207, %2 : index
      %209 = arith.subi %panels, %c12 : index
      %210 = arith.minsi %208, %209 : index
      %211 = arith.muli %210, %15 : index
      %212 = arith.remui %3, %c17 : index
      %213 = arith.addi %211, %c2 : index
      %214 = arith.divui %191, %c16 : index
      %215 = arith.muli %214, %c6 : index
      %216 = arith.addi %213, %215 : index
      %217 = arith.muli %212, %c8 : index
      %218 = arith.addi %216, %217 : index
      %219 = vector.load %w[%218] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %220 = vector.bitcast %219 : vector<2xi8> to vector<1xf16>
      %221 = arith.divui %inputFeatures, %c5 : index
      %222 = arith.muli %221, %c6 : index
      %223 = arith.addi %213, %222 : index
      %224 = arith.muli %191, %c6 : index
      %225 = arith.addi %223, %224 : index
      %226 = arith.muli %212, %c8 : index
      %227 = arith.addi %225, %226 : index
      %228 = vector.load %w[%227] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %229 = vector.extract %220[0] : f16 from vector<1xf16>
      %230 = arith.extf %229 : f16 to f32
      %231 = vector.extract %228[0] : i8 from vector<2xi8>
      %232 = arith.extsi %231 : i8 to i32
      %233 = arith.sitofp %232 : i32 to f32
      %234 = arith.mulf %230, %233 : f32
      %235 = arith.truncf %234 : f32 to f16
      %236 = vector.broadcast %235 : f16 to vector<16xf16>
      %237 = vector.extract %220[0] : f16 from vector<1xf16>
      %238 = arith.extf %237 : f16 to f32
      %239 = vector.extract %228[1] : i8 from vector<2xi8>
      %240 = arith.extsi %239 : i8 to i32
      %241 = arith.sitofp %240 : i32 to f32
      %242 = arith.mulf %238, %241 : f32
      %243 = arith.truncf %242 : f32 to f16
      %244 = vector.broadcast %243 : f16 to vector<16xf16>
      %245 = arith.addi %211, %c2 : index
      %246 = arith.divui %inputFeatures, %c5 : index
      %247 = arith.muli %246, %c6 : index
      %248 = arith.addi %247, %inputFeatures : index
      %249 = arith.addi %248, %c7 : index
      %250 = arith.divui %249, %c2 : index
      %251 = arith.muli %250, %c2 : index
      %252 = arith.addi %245, %251 : index
      %253 = arith.muli %inputFeatures, %c16 : index
      %254 = arith.addi %252, %253 : index
      %255 = arith.muli %191, %c17 : index
      %256 = arith.addi %255, %212 : index
      %257 = arith.muli %256, %c16 : index
      %258 = arith.addi %254, %257 : index
      %259 = arith.muli %191, %c5 : index
      %260 = arith.addi %252, %259 : index
      %261 = arith.muli %212, %c17 : index
      %262 = arith.addi %260, %261 : index
      %263 = vector.load %w[%258] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %264 = vector.bitcast %263 : vector<8xi8> to vector<2xi32>
      %265 = vector.shuffle %264, %264 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %266 = vector.load %w[%262] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %267 = vector.bitcast %266 : vector<16xi8> to vector<4xi32>
      %268 = arith.shrui %267, %c18 : vector<4xi32>
      %269 = arith.andi %268, %c19 : vector<4xi32>
      %270 = arith.shrui %265, %c20 : vector<4xi32>
      %271 = arith.andi %270, %c21 : vector<4xi32>
      %272 = arith.shli %271, %c22 : vector<4xi32>
      %273 = arith.ori %269, %272 : vector<4xi32>
      %274 = arith.ori %273, %c23 : vector<4xi32>
      %275 = vector.bitcast %274 : vector<4xi32> to vector<8xf16>
      %276 = arith.shrui %267, %c22 : vector<4xi32>
      %277 = arith.andi %276, %c19 : vector<4xi32>
      %278 = arith.shrui %265, %c24 : vector<4xi32>
      %279 = arith.andi %278, %c21 : vector<4xi32>
      %280 = arith.shli %279, %c22 : vector<4xi32>
      %281 = arith.ori %277, %280 : vector<4xi32>
      %282 = arith.ori %281, %c23 : vector<4xi32>
      %283 = vector.bitcast %282 : vector<4xi32> to vector<8xf16>
      %284 = arith.shrui %267, %c25 : vector<4xi32>
      %285 = arith.andi %284, %c19 : vector<4xi32>
      %286 = arith.shrui %265, %c26 : vector<4xi32>
      %287 = arith.andi %286, %c21 : vector<4xi32>
      %288 = arith.shli %287, %c22 : vector<4xi32>
      %289 = arith.ori %285, %288 : vector<4xi32>
      %290 = arith.ori %289, %c23 : vector<4xi32>
      %291 = vector.bitcast %290 : vector<4xi32> to vector<8xf16>
      %292 = arith.shrui %267, %c27 : vector<4xi32>
      %293 = arith.andi %292, %c19 : vector<4xi32>
      %294 = arith.shrui %265, %c28 : vector<4xi32>
      %295 = arith.andi %294, %c21 : vector<4xi32>
      %296 = arith.shli %295, %c22 : vector<4xi32>
      %297 = arith.ori %293, %296 : vector<4xi32>
      %298 = arith.ori %297, %c23 : vector<4xi32>
      %299 = vector.bitcast %298 : vector<4xi32> to vector<8xf16>
      %300 = vector.shuffle %275, %283 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %301 = vector.shuffle %291, %299 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %302 = vector.shuffle %300, %301 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %303 = arith.subf %302, %c29 : vector<32xf16>
      %304 = vector.shuffle %303, %303 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %305 = vector.shuffle %303, %303 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %306 = arith.mulf %304, %236 : vector<16xf16>
      %307 = arith.mulf %305, %244 : vector<16xf16>
      %308 = arith.cmpi sge, %3, %c17 : index
      %309 = vector.shuffle %306, %306 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
      %310 = vector.shuffle %306, %306 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
      %311 = arith.select %308, %309, %310 : vector<8xf16>
      %312 = vector.shuffle %307, %307 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
      %313 = vector.shuffle %307, %307 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
      %314 = arith.select %308, %312, %313 : vector<8xf16>
      %315 = arith.remui %179, %c8 : index
      %316 = arith.addi %17, %c15 : index
      %317 = arith.muli %316, %c8 : index
      %318 = arith.addi %317, %c15 : index
      %319 = arith.muli %318, %c5 : index
      %320 = arith.remui %3, %c17 : index
      %321 = arith.muli %320, %c16 : index
      %322 = arith.addi %319, %321 : index
      %323 = arith.muli %315, %c30 : index
      %324 = arith.addi %322, %323 : index
      %325 = vector.load %20[%324] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %326 = arith.addi %324, %c2 : index
      %327 = vector.load %20[%326] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %328 = vector.shuffle %325, %327 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %329 = arith.addi %17, %c12 : index
      %330 = arith.muli %329, %c8 : index
      %331 = arith.addi %330, %c15 : index
      %332 = arith.muli %331, %c5 : index
      %333 = arith.remui %3, %c17 : index
      %334 = arith.muli %333, %c16 : index
      %335 = arith.addi %332, %334 : index
      %336 = arith.muli %315, %c30 : index
      %337 = arith.addi %335, %336 : index
      %338 = vector.load %20[%337] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %339 = arith.addi %337, %c2 : index
      %340 = vector.load %20[%339] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %341 = vector.shuffle %338, %340 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %342 = arith.addi %19, %c16 : index
      %343 = arith.muli %342, %c8 : index
      %344 = arith.addi %343, %c15 : index
      %345 = arith.muli %344, %c5 : index
      %346 = arith.remui %3, %c17 : index
      %347 = arith.muli %346, %c16 : index
      %348 = arith.addi %345, %347 : index
      %349 = arith.muli %315, %c30 : index
      %350 = arith.addi %348, %349 : index
      %351 = vector.load %20[%350] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %352 = arith.addi %350, %c2 : index
      %353 = vector.load %20[%352] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %354 = vector.shuffle %351, %353 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %355 = wave.mma %328, %354, %180 : vector<16xf16>, vector<8xf32>
      %356 = wave.mma %341, %354, %184 : vector<16xf16>, vector<8xf32>
      %357 = arith.addi %19, %c31 : index
      %358 = arith.muli %357, %c8 : index
      %359 = arith.addi %358, %c15 : index
      %360 = arith.muli %359, %c5 : index
      %361 = arith.remui %3, %c17 : index
      %362 = arith.muli %361, %c16 : index
      %363 = arith.addi %360, %362 : index
      %364 = arith.muli %315, %c30 : index
      %365 = arith.addi %363, %364 : index
      %366 = vector.load %20[%365] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %367 = arith.addi %365, %c2 : index
      %368 = vector.load %20[%367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %369 = vector.shuffle %366, %368 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %370 = wave.mma %328, %369, %181 : vector<16xf16>, vector<8xf32>
      %371 = wave.mma %341, %369, %185 : vector<16xf16>, vector<8xf32>
      %372 = arith.addi %19, %c32 : index
      %373 = arith.muli %372, %c8 : index
      %374 = arith.addi %373, %c15 : index
      %375 = arith.muli %374, %c5 : index
      %376 = arith.remui %3, %c17 : index
      %377 = arith.muli %376, %c16 : index
      %378 = arith.addi %375, %377 : index
      %379 = arith.muli %315, %c30 : index
      %380 = arith.addi %378, %379 : index
      %381 = vector.load %20[%380] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %382 = arith.addi %380, %c2 : index
      %383 = vector.load %20[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %384 = vector.shuffle %381, %383 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %385 = wave.mma %328, %384, %182 : vector<16xf16>, vector<8xf32>
      %386 = wave.mma %341, %384, %186 : vector<16xf16>, vector<8xf32>
      %387 = arith.addi %19, %c33 : index
      %388 = arith.muli %387, %c8 : index
      %389 = arith.addi %388, %c15 : index
      %390 = arith.muli %389, %c5 : index
      %391 = arith.remui %3, %c17 : index
      %392 = arith.muli %391, %c16 : index
      %393 = arith.addi %390, %392 : index
      %394 = arith.muli %315, %c30 : index
      %395 = arith.addi %393, %394 : index
      %396 = vector.load %20[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %397 = arith.addi %395, %c2 : index
      %398 = vector.load %20[%397] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %399 = vector.shuffle %396, %398 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %400 = wave.mma %328, %399, %183 : vector<16xf16>, vector<8xf32>
      %401 = wave.mma %341, %399, %187 : vector<16xf16>, vector<8xf32>
      %402 = arith.addi %17, %c15 : index
      %403 = arith.muli %402, %c8 : index
      %404 = arith.addi %403, %c12 : index
      %405 = arith.muli %404, %c5 : index
      %406 = arith.remui %3, %c17 : index
      %407 = arith.muli %406, %c16 : index
      %408 = arith.addi %405, %407 : index
      %409 = arith.muli %315, %c30 : index
      %410 = arith.addi %408, %409 : index
      %411 = vector.load %20[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %412 = arith.addi %410, %c2 : index
      %413 = vector.load %20[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %414 = vector.shuffle %411, %413 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %415 = arith.addi %17, %c12 : index
      %416 = arith.muli %415, %c8 : index
      %417 = arith.addi %416, %c12 : index
      %418 = arith.muli %417, %c5 : index
      %419 = arith.remui %3, %c17 : index
      %420 = arith.muli %419, %c16 : index
      %421 = arith.addi %418, %420 : index
      %422 = arith.muli %315, %c30 : index
      %423 = arith.addi %421, %422 : index
      %424 = vector.load %20[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %425 = arith.addi %423, %c2 : index
      %426 = vector.load %20[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %427 = vector.shuffle %424, %426 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %428 = arith.addi %19, %c16 : index
      %429 = arith.muli %428, %c8 : index
      %430 = arith.addi %429, %c12 : index
      %431 = arith.muli %430, %c5 : index
      %432 = arith.remui %3, %c17 : index
      %433 = arith.muli %432, %c16 : index
      %434 = arith.addi %431, %433 : index
      %435 = arith.muli %315, %c30 : index
      %436 = arith.addi %434, %435 : index
      %437 = vector.load %20[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %438 = arith.addi %436, %c2 : index
      %439 = vector.load %20[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %440 = vector.shuffle %437, %439 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %441 = wave.mma %414, %440, %355 : vector<16xf16>, vector<8xf32>
      %442 = wave.mma %427, %440, %356 : vector<16xf16>, vector<8xf32>
      %443 = arith.addi %19, %c31 : index
      %444 = arith.muli %443, %c8 : index
      %445 = arith.addi %444, %c12 : index
      %446 = arith.muli %445, %c5 : index
      %447 = arith.remui %3, %c17 : index
      %448 = arith.muli %447, %c16 : index
      %449 = arith.addi %446, %448 : index
      %450 = arith.muli %315, %c30 : index
      %451 = arith.addi %449, %450 : index
      %452 = vector.load %20[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %453 = arith.addi %451, %c2 : index
      %454 = vector.load %20[%453] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %455 = vector.shuffle %452, %454 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %456 = wave.mma %414, %455, %370 : vector<16xf16>, vector<8xf32>
      %457 = wave.mma %427, %455, %371 : vector<16xf16>, vector<8xf32>
      %458 = arith.addi %19, %c32 : index
      %459 = arith.muli %458, %c8 : index
      %460 = arith.addi %459, %c12 : index
      %461 = arith.muli %460, %c5 : index
      %462 = arith.remui %3, %c17 : index
      %463 = arith.muli %462, %c16 : index
      %464 = arith.addi %461, %463 : index
      %465 = arith.muli %315, %c30 : index
      %466 = arith.addi %464, %465 : index
      %467 = vector.load %20[%466] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %468 = arith.addi %466, %c2 : index
      %469 = vector.load %20[%468] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %470 = vector.shuffle %467, %469 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %471 = wave.mma %414, %470, %385 : vector<16xf16>, vector<8xf32>
      %472 = wave.mma %427, %470, %386 : vector<16xf16>, vector<8xf32>
      %473 = arith.addi %19, %c33 : index
      %474 = arith.muli %473, %c8 : index
      %475 = arith.addi %474, %c12 : index
      %476 = arith.muli %475, %c5 : index
      %477 = arith.remui %3, %c17 : index
      %478 = arith.muli %477, %c16 : index
      %479 = arith.addi %476, %478 : index
      %480 = arith.muli %315, %c30 : index
      %481 = arith.addi %479, %480 : index
      %482 = vector.load %20[%481] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %483 = arith.addi %481, %c2 : index
      %484 = vector.load %20[%483] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %485 = vector.shuffle %482, %484 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %486 = wave.mma %414, %485, %400 : vector<16xf16>, vector<8xf32>
      %487 = wave.mma %427, %485, %401 : vector<16xf16>, vector<8xf32>
      %488 = arith.subi %c12, %315 : index
      %489 = arith.addi %2, %c15 : index
      %490 = arith.muli %489, %c8 : index
      %491 = arith.addi %490, %c15 : index
      %492 = arith.muli %491, %c5 : index
      %493 = arith.muli %488, %c30 : index
      %494 = arith.addi %493, %492 : index
      %495 = arith.muli %3, %c16 : index
      %496 = arith.addi %494, %495 : index
      vector.store %202, %20[%496] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %497 = arith.addi %2, %c15 : index
      %498 = arith.muli %497, %c8 : index
      %499 = arith.addi %498, %c12 : index
      %500 = arith.muli %499, %c5 : index
      %501 = arith.muli %488, %c30 : index
      %502 = arith.addi %501, %500 : index
      %503 = arith.muli %3, %c16 : index
      %504 = arith.addi %502, %503 : index
      vector.store %206, %20[%504] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %505 = arith.addi %2, %c16 : index
      %506 = arith.muli %505, %c8 : index
      %507 = arith.addi %506, %c15 : index
      %508 = arith.muli %507, %c5 : index
      %509 = arith.muli %488, %c30 : index
      %510 = arith.addi %509, %508 : index
      %511 = arith.muli %3, %c16 : index
      %512 = arith.addi %510, %511 : index
      vector.store %311, %20[%512] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %513 = arith.addi %2, %c16 : index
      %514 = arith.muli %513, %c8 : index
      %515 = arith.addi %514, %c12 : index
      %516 = arith.muli %515, %c5 : index
      %517 = arith.muli %488, %c30 : index
      %518 = arith.addi %517, %516 : index
      %519 = arith.muli %3, %c16 : index
      %520 = arith.addi %518, %519 : index
      vector.store %314, %20[%520] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      wave.barrier
      scf.yield %441, %456, %471, %486, %442, %457, %472, %487 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %521 = arith.addi %17, %c15 : index
    %522 = arith.muli %521, %c17 : index
    %523 = arith.addi %6, %522 : index
    %524 = arith.addi %523, %c15 : index
    %525 = arith.divui %3, %c17 : index
    %526 = arith.addi %524, %525 : index
    %527 = arith.cmpi slt, %526, %5 : index
    scf.if %527 {
      %528 = arith.cmpi eq, %hasFactors, %c12 : index
      %529 = arith.muli %526, %c8 : index
      %530 = memref.load %factors[%529] : memref<?xf32>
      %531 = arith.mulf %530, %operandScale : f32
      %532 = arith.select %528, %531, %operandScale : f32
      %533 = vector.extract %188#0[0] : f32 from vector<8xf32>
      %534 = arith.addi %19, %c15 : index
      %535 = arith.muli %0, %c16 : index
      %536 = arith.addi %535, %534 : index
      %537 = arith.subi %panels, %c12 : index
      %538 = arith.minsi %536, %537 : index
      %539 = arith.muli %538, %15 : index
      %540 = arith.remui %3, %c17 : index
      %541 = arith.muli %540, %c9 : index
      %542 = arith.addi %539, %541 : index
      %543 = vector.load %w[%542] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %544 = vector.bitcast %543 : vector<4xi8> to vector<1xf32>
      %545 = vector.extract %544[0] : f32 from vector<1xf32>
      %546 = arith.mulf %545, %532 : f32
      %547 = arith.mulf %533, %546 : f32
      %548 = vector.extract %188#1[0] : f32 from vector<8xf32>
      %549 = arith.addi %19, %c12 : index
      %550 = arith.muli %0, %c16 : index
      %551 = arith.addi %550, %549 : index
      %552 = arith.subi %panels, %c12 : index
      %553 = arith.minsi %551, %552 : index
      %554 = arith.muli %553, %15 : index
      %555 = arith.remui %3, %c17 : index
      %556 = arith.muli %555, %c9 : index
      %557 = arith.addi %554, %556 : index
      %558 = vector.load %w[%557] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %559 = vector.bitcast %558 : vector<4xi8> to vector<1xf32>
      %560 = vector.extract %559[0] : f32 from vector<1xf32>
      %561 = arith.mulf %560, %532 : f32
      %562 = arith.mulf %548, %561 : f32
      %563 = vector.extract %188#2[0] : f32 from vector<8xf32>
      %564 = arith.addi %19, %c8 : index
      %565 = arith.muli %0, %c16 : index
      %566 = arith.addi %565, %564 : index
      %567 = arith.subi %panels, %c12 : index
      %568 = arith.minsi %566, %567 : index
      %569 = arith.muli %568, %15 : index
      %570 = arith.remui %3, %c17 : index
      %571 = arith.muli %570, %c9 : index
      %572 = arith.addi %569, %571 : index
      %573 = vector.load %w[%572] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %574 = vector.bitcast %573 : vector<4xi8> to vector<1xf32>
      %575 = vector.extract %574[0] : f32 from vector<1xf32>
      %576 = arith.mulf %575, %532 : f32
      %577 = arith.mulf %563, %576 : f32
      %578 = vector.extract %188#3[0] : f32 from vector<8xf32>
      %579 = arith.addi %19, %c36 : index
      %580 = arith.muli %0, %c16 : index
      %581 = arith.addi %580, %579 : index
      %582 = arith.subi %panels, %c12 : index
      %583 = arith.minsi %581, %582 : index
      %584 = arith.muli %583, %15 : index
      %585 = arith.remui %3, %c17 : index
      %586 = arith.muli %585, %c9 : index
      %587 = arith.addi %584, %586 : index
      %588 = vector.load %w[%587] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %589 = vector.bitcast %588 : vector<4xi8> to vector<1xf32>
      %590 = vector.extract %589[0] : f32 from vector<1xf32>
      %591 = arith.mulf %590, %532 : f32
      %592 = arith.mulf %578, %591 : f32
      %593 = arith.muli %0, %c16 : index
      %594 = arith.addi %593, %19 : index
      %595 = arith.addi %594, %c15 : index
      %596 = arith.muli %526, %outputFeatures : index
      %597 = arith.muli %595, %c17 : index
      %598 = arith.addi %596, %597 : index
      %599 = wave.lane
      %600 = arith.remui %599, %c17 : index
      %601 = arith.addi %598, %600 : index
      %602 = arith.cmpi slt, %595, %panels : index
      scf.if %602 {
        scf.if %21 {
          %603 = memref.load %residual[%601] : memref<?xf32>
          %604 = arith.addf %603, %547 : f32
          memref.store %604, %out[%601] : memref<?xf32>
        } else {
          memref.store %547, %out[%601] : memref<?xf32>
        }
      }
      %605 = arith.muli %0, %c16 : index
      %606 = arith.addi %605, %19 : index
      %607 = arith.addi %606, %c12 : index
      %608 = arith.muli %526, %outputFeatures : index
      %609 = arith.muli %607, %c17 : index
      %610 = arith.addi %608, %609 : index
      %611 = wave.lane
      %612 = arith.remui %611, %c17 : index
      %613 = arith.addi %610, %612 : index
      %614 = arith.cmpi slt, %607, %panels : index
      scf.if %614 {
        scf.if %21 {
          %615 = memref.load %residual[%613] : memref<?xf32>
          %616 = arith.addf %615, %562 : f32
          memref.store %616, %out[%613] : memref<?xf32>
        } else {
          memref.store %562, %out[%613] : memref<?xf32>
        }
      }
      %617 = arith.muli %0, %c16 : index
      %618 = arith.addi %617, %19 : index
      %619 = arith.addi %618, %c8 : index
      %620 = arith.muli %526, %outputFeatures : index
      %621 = arith.muli %619, %c17 : index
      %622 = arith.addi %620, %621 : index
      %623 = wave.lane
      %624 = arith.remui %623, %c17 : index
      %625 = arith.addi %622, %624 : index
      %626 = arith.cmpi slt, %619, %panels : index
      scf.if %626 {
        scf.if %21 {
          %627 = memref.load %residual[%625] : memref<?xf32>
          %628 = arith.addf %627, %577 : f32
          memref.store %628, %out[%625] : memref<?xf32>
        } else {
          memref.store %577, %out[%625] : memref<?xf32>
        }
      }
      %629 = arith.muli %0, %c16 : index
      %630 = arith.addi %629, %19 : index
      %631 = arith.addi %630, %c36 : index
      %632 = arith.muli %526, %outputFeatures : index
      %633 = arith.muli %631, %c17 : index
      %634 = arith.addi %632, %633 : index
      %635 = wave.lane
      %636 = arith.remui %635, %c17 : index
      %637 = arith.addi %634, %636 : index
      %638 = arith.cmpi slt, %631, %panels : index
      scf.if %638 {
        scf.if %21 {
          %639 = memref.load %residual[%637] : memref<?xf32>
          %640 = arith.addf %639, %592 : f32
          memref.store %640, %out[%637] : memref<?xf32>
        } else {
          memref.store %592, %out[%637] : memref<?xf32>
        }
      }
    }
    %641 = arith.addi %17, %c15 : index
    %642 = arith.muli %641, %c17 : index
    %643 = arith.addi %6, %642 : index
    %644 = arith.addi %643, %c8 : index
    %645 = arith.divui %3, %c17 : index
    %646 = arith.addi %644, %645 : index
    %647 = arith.cmpi slt, %646, %5 : index
    scf.if %647 {
      %648 = arith.cmpi eq, %hasFactors, %c12 : index
      %649 = arith.muli %646, %c8 : index
      %650 = memref.load %factors[%649] : memref<?xf32>
      %651 = arith.mulf %650, %operandScale : f32
      %652 = arith.select %648, %651, %operandScale : f32
      %653 = vector.extract %188#0[1] : f32 from vector<8xf32>
      %654 = arith.addi %19, %c15 : index
      %655 = arith.muli %0, %c16 : index
      %656 = arith.addi %655, %654 : index
      %657 = arith.subi %panels, %c12 : index
      %658 = arith.minsi %656, %657 : index
      %659 = arith.muli %658, %15 : index
      %660 = arith.remui %3, %c17 : index
      %661 = arith.muli %660, %c9 : index
      %662 = arith.addi %659, %661 : index
      %663 = vector.load %w[%662] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %664 = vector.bitcast %663 : vector<4xi8> to vector<1xf32>
      %665 = vector.extract %664[0] : f32 from vector<1xf32>
      %666 = arith.mulf %665, %652 : f32
      %667 = arith.mulf %653, %666 : f32
      %668 = vector.extract %188#1[1] : f32 from vector<8xf32>
      %669 = arith.addi %19, %c12 : index
      %670 = arith.muli %0, %c16 : index
      %671 = arith.addi %670, %669 : index
      %672 = arith.subi %panels, %c12 : index
      %673 = arith.minsi %671, %672 : index
      %674 = arith.muli %673, %15 : index
      %675 = arith.remui %3, %c17 : index
      %676 = arith.muli %675, %c9 : index
      %677 = arith.addi %674, %676 : index
      %678 = vector.load %w[%677] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %679 = vector.bitcast %678 : vector<4xi8> to vector<1xf32>
      %680 = vector.extract %679[0] : f32 from vector<1xf32>
      %681 = arith.mulf %680, %652 : f32
      %682 = arith.mulf %668, %681 : f32
      %683 = vector.extract %188#2[1] : f32 from vector<8xf32>
      %684 = arith.addi %19, %c8 : index
      %685 = arith.muli %0, %c16 : index
      %686 = arith.addi %685, %684 : index
      %687 = arith.subi %panels, %c12 : index
      %688 = arith.minsi %686, %687 : index
      %689 = arith.muli %688, %15 : index
      %690 = arith.remui %3, %c17 : index
      %691 = arith.muli %690, %c9 : index
      %692 = arith.addi %689, %691 : index
      %693 = vector.load %w[%692] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %694 = vector.bitcast %693 : vector<4xi8> to vector<1xf32>
      %695 = vector.extract %694[0] : f32 from vector<1xf32>
      %696 = arith.mulf %695, %652 : f32
      %697 = arith.mulf %683, %696 : f32
      %698 = vector.extract %188#3[1] : f32 from vector<8xf32>
      %699 = arith.addi %19, %c36 : index
      %700 = arith.muli %0, %c16 : index
      %701 = arith.addi %700, %699 : index
      %702 = arith.subi %panels, %c12 : index
      %703 = arith.minsi %701, %702 : index
      %704 = arith.muli %703, %15 : index
      %705 = arith.remui %3, %c17 : index
      %706 = arith.muli %705, %c9 : index
      %707 = arith.addi %704, %706 : index
      %708 = vector.load %w[%707] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %709 = vector.bitcast %708 : vector<4xi8> to vector<1xf32>
      %710 = vector.extract %709[0] : f32 from vector<1xf32>
      %711 = arith.mulf %710, %652 : f32
      %712 = arith.mulf %698, %711 : f32
      %713 = arith.muli %0, %c16 : index
      %714 = arith.addi %713, %19 : index
      %715 = arith.addi %714, %c15 : index
      %716 = arith.muli %646, %outputFeatures : index
      %717 = arith.muli %715, %c17 : index
      %718 = arith.addi %716, %717 : index
      %719 = wave.lane
      %720 = arith.remui %719, %c17 : index
      %721 = arith.addi %718, %720 : index
      %722 = arith.cmpi slt, %715, %panels : index
      scf.if %722 {
        scf.if %21 {
          %723 = memref.load %residual[%721] : memref<?xf32>
          %724 = arith.addf %723, %667 : f32
          memref.store %724, %out[%721] : memref<?xf32>
        } else {
          memref.store %667, %out[%721] : memref<?xf32>
        }
      }
      %725 = arith.muli %0, %c16 : index
      %726 = arith.addi %725, %19 : index
      %727 = arith.addi %726, %c12 : index
      %728 = arith.muli %646, %outputFeatures : index
      %729 = arith.muli %727, %c17 : index
      %730 = arith.addi %728, %729 : index
      %731 = wave.lane
      %732 = arith.remui %731, %c17 : index
      %733 = arith.addi %730, %732 : index
      %734 = arith.cmpi slt, %727, %panels : index
      scf.if %734 {
        scf.if %21 {
          %735 = memref.load %residual[%733] : memref<?xf32>
          %736 = arith.addf %735, %682 : f32
          memref.store %736, %out[%733] : memref<?xf32>
        } else {
          memref.store %682, %out[%733] : memref<?xf32>
        }
      }
      %737 = arith.muli %0, %c16 : index
      %738 = arith.addi %737, %19 : index
      %739 = arith.addi %738, %c8 : index
      %740 = arith.muli %646, %outputFeatures : index
      %741 = arith.muli %739, %c17 : index
      %742 = arith.addi %740, %741 : index
      %743 = wave.lane
      %744 = arith.remui %743, %c17 : index
      %745 = arith.addi %742, %744 : index
      %746 = arith.cmpi slt, %739, %panels : index
      scf.if %746 {
        scf.if %21 {
          %747 = memref.load %residual[%745] : memref<?xf32>
          %748 = arith.addf %747, %697 : f32
          memref.store %748, %out[%745] : memref<?xf32>
        } else {
          memref.store %697, %out[%745] : memref<?xf32>
        }
      }
      %749 = arith.muli %0, %c16 : index
      %750 = arith.addi %749, %19 : index
      %751 = arith.addi %750, %c36 : index
      %752 = arith.muli %646, %outputFeatures : index
      %753 = arith.muli %751, %c17 : index
      %754 = arith.addi %752, %753 : index
      %755 = wave.lane
      %756 = arith.remui %755, %c17 : index
      %757 = arith.addi %754, %756 : index
      %758 = arith.cmpi slt, %751, %panels : index
      scf.if %758 {
        scf.if %21 {
          %759 = memref.load %residual[%757] : memref<?xf32>
          %760 = arith.addf %759, %712 : f32
          memref.store %760, %out[%757] : memref<?xf32>
        } else {
          memref.store %712, %out[%757] : memref<?xf32>
        }
      }
    }
    %761 = arith.addi %17, %c15 : index
    %762 = arith.muli %761, %c17 : index
    %763 = arith.addi %6, %762 : index
    %764 = arith.addi %763, %c9 : index
    %765 = arith.divui %3, %c17 : index
    %766 = arith.addi %764, %765 : index
    %767 = arith.cmpi slt, %766, %5 : index
    scf.if %767 {
      %768 = arith.cmpi eq, %hasFactors, %c12 : index
      %769 = arith.muli %766, %c8 : index
      %770 = memref.load %factors[%769] : memref<?xf32>
      %771 = arith.mulf %770, %operandScale : f32
      %772 = arith.select %768, %771, %operandScale : f32
      %773 = vector.extract %188#0[2] : f32 from vector<8xf32>
      %774 = arith.addi %19, %c15 : index
      %775 = arith.muli %0, %c16 : index
      %776 = arith.addi %775, %774 : index
      %777 = arith.subi %panels, %c12 : index
      %778 = arith.minsi %776, %777 : index
      %779 = arith.muli %778, %15 : index
      %780 = arith.remui %3, %c17 : index
      %781 = arith.muli %780, %c9 : index
      %782 = arith.addi %779, %781 : index
      %783 = vector.load %w[%782] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %784 = vector.bitcast %783 : vector<4xi8> to vector<1xf32>
      %785 = vector.extract %784[0] : f32 from vector<1xf32>
      %786 = arith.mulf %785, %772 : f32
      %787 = arith.mulf %773, %786 : f32
      %788 = vector.extract %188#1[2] : f32 from vector<8xf32>
      %789 = arith.addi %19, %c12 : index
      %790 = arith.muli %0, %c16 : index
      %791 = arith.addi %790, %789 : index
      %792 = arith.subi %panels, %c12 : index
      %793 = arith.minsi %791, %792 : index
      %794 = arith.muli %793, %15 : index
      %795 = arith.remui %3, %c17 : index
      %796 = arith.muli %795, %c9 : index
      %797 = arith.addi %794, %796 : index
      %798 = vector.load %w[%797] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %799 = vector.bitcast %798 : vector<4xi8> to vector<1xf32>
      %800 = vector.extract %799[0] : f32 from vector<1xf32>
      %801 = arith.mulf %800, %772 : f32
      %802 = arith.mulf %788, %801 : f32
      %803 = vector.extract %188#2[2] : f32 from vector<8xf32>
      %804 = arith.addi %19, %c8 : index
      %805 = arith.muli %0, %c16 : index
      %806 = arith.addi %805, %804 : index
      %807 = arith.subi %panels, %c12 : index
      %808 = arith.minsi %806, %807 : index
      %809 = arith.muli %808, %15 : index
      %810 = arith.remui %3, %c17 : index
      %811 = arith.muli %810, %c9 : index
      %812 = arith.addi %809, %811 : index
      %813 = vector.load %w[%812] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %814 = vector.bitcast %813 : vector<4xi8> to vector<1xf32>
      %815 = vector.extract %814[0] : f32 from vector<1xf32>
      %816 = arith.mulf %815, %772 : f32
      %817 = arith.mulf %803, %816 : f32
      %818 = vector.extract %188#3[2] : f32 from vector<8xf32>
      %819 = arith.addi %19, %c36 : index
      %820 = arith.muli %0, %c16 : index
      %821 = arith.addi %820, %819 : index
      %822 = arith.subi %panels, %c12 : index
      %823 = arith.minsi %821, %822 : index
      %824 = arith.muli %823, %15 : index
      %825 = arith.remui %3, %c17 : index
      %826 = arith.muli %825, %c9 : index
      %827 = arith.addi %824, %826 : index
      %828 = vector.load %w[%827] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %829 = vector.bitcast %828 : vector<4xi8> to vector<1xf32>
      %830 = vector.extract %829[0] : f32 from vector<1xf32>
      %831 = arith.mulf %830, %772 : f32
      %832 = arith.mulf %818, %831 : f32
      %833 = arith.muli %0, %c16 : index
      %834 = arith.addi %833, %19 : index
      %835 = arith.addi %834, %c15 : index
      %836 = arith.muli %766, %outputFeatures : index
      %837 = arith.muli %835, %c17 : index
      %838 = arith.addi %836, %837 : index
      %839 = wave.lane
      %840 = arith.remui %839, %c17 : index
      %841 = arith.addi %838, %840 : index
      %842 = arith.cmpi slt, %835, %panels : index
      scf.if %842 {
        scf.if %21 {
          %843 = memref.load %residual[%841] : memref<?xf32>
          %844 = arith.addf %843, %787 : f32
          memref.store %844, %out[%841] : memref<?xf32>
        } else {
          memref.store %787, %out[%841] : memref<?xf32>
        }
      }
      %845 = arith.muli %0, %c16 : index
      %846 = arith.addi %845, %19 : index
      %847 = arith.addi %846, %c12 : index
      %848 = arith.muli %766, %outputFeatures : index
      %849 = arith.muli %847, %c17 : index
      %850 = arith.addi %848, %849 : index
      %851 = wave.lane
      %852 = arith.remui %851, %c17 : index
      %853 = arith.addi %850, %852 : index
      %854 = arith.cmpi slt, %847, %panels : index
      scf.if %854 {
        scf.if %21 {
          %855 = memref.load %residual[%853] : memref<?xf32>
          %856 = arith.addf %855, %802 : f32
          memref.store %856, %out[%853] : memref<?xf32>
        } else {
          memref.store %802, %out[%853] : memref<?xf32>
        }
      }
      %857 = arith.muli %0, %c16 : index
      %858 = arith.addi %857, %19 : index
      %859 = arith.addi %858, %c8 : index
      %860 = arith.muli %766, %outputFeatures : index
      %861 = arith.muli %859, %c17 : index
      %862 = arith.addi %860, %861 : index
      %863 = wave.lane
      %864 = arith.remui %863, %c17 : index
      %865 = arith.addi %862, %864 : index
      %866 = arith.cmpi slt, %859, %panels : index
      scf.if %866 {
        scf.if %21 {
          %867 = memref.load %residual[%865] : memref<?xf32>
          %868 = arith.addf %867, %817 : f32
          memref.store %868, %out[%865] : memref<?xf32>
        } else {
          memref.store %817, %out[%865] : memref<?xf32>
        }
      }
      %869 = arith.muli %0, %c16 : index
      %870 = arith.addi %869, %19 : index
      %871 = arith.addi %870, %c36 : index
      %872 = arith.muli %766, %outputFeatures : index
      %873 = arith.muli %871, %c17 : index
      %874 = arith.addi %872, %873 : index
      %875 = wave.lane
      %876 = arith.remui %875, %c17 : index
      %877 = arith.addi %874, %876 : index
      %878 = arith.cmpi slt, %871, %panels : index
      scf.if %878 {
        scf.if %21 {
          %879 = memref.load %residual[%877] : memref<?xf32>
          %880 = arith.addf %879, %832 : f32
          memref.store %880, %out[%877] : memref<?xf32>
        } else {
          memref.store %832, %out[%877] : memref<?xf32>
        }
      }
    }
    %881 = arith.addi %17, %c15 : index
    %882 = arith.muli %881, %c17 : index
    %883 = arith.addi %6, %882 : index
    %884 = arith.addi %883, %c37 : index
    %885 = arith.divui %3, %c17 : index
    %886 = arith.addi %884, %885 : index
    %887 = arith.cmpi slt, %886, %5 : index
    scf.if %887 {
      %888 = arith.cmpi eq, %hasFactors, %c12 : index
      %889 = arith.muli %886, %c8 : index
      %890 = memref.load %factors[%889] : memref<?xf32>
      %891 = arith.mulf %890, %operandScale : f32
      %892 = arith.select %888, %891, %operandScale : f32
      %893 = vector.extract %188#0[3] : f32 from vector<8xf32>
      %894 = arith.addi %19, %c15 : index
      %895 = arith.muli %0, %c16 : index
      %896 = arith.addi %895, %894 : index
      %897 = arith.subi %panels, %c12 : index
      %898 = arith.minsi %896, %897 : index
      %899 = arith.muli %898, %15 : index
      %900 = arith.remui %3, %c17 : index
      %901 = arith.muli %900, %c9 : index
      %902 = arith.addi %899, %901 : index
      %903 = vector.load %w[%902] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %904 = vector.bitcast %903 : vector<4xi8> to vector<1xf32>
      %905 = vector.extract %904[0] : f32 from vector<1xf32>
      %906 = arith.mulf %905, %892 : f32
      %907 = arith.mulf %893, %906 : f32
      %908 = vector.extract %188#1[3] : f32 from vector<8xf32>
      %909 = arith.addi %19, %c12 : index
      %910 = arith.muli %0, %c16 : index
      %911 = arith.addi %910, %909 : index
      %912 = arith.subi %panels, %c12 : index
      %913 = arith.minsi %911, %912 : index
      %914 = arith.muli %913, %15 : index
      %915 = arith.remui %3, %c17 : index
      %916 = arith.muli %915, %c9 : index
      %917 = arith.addi %914, %916 : index
      %918 = vector.load %w[%917] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %919 = vector.bitcast %918 : vector<4xi8> to vector<1xf32>
      %920 = vector.extract %919[0] : f32 from vector<1xf32>
      %921 = arith.mulf %920, %892 : f32
      %922 = arith.mulf %908, %921 : f32
      %923 = vector.extract %188#2[3] : f32 from vector<8xf32>
      %924 = arith.addi %19, %c8 : index
      %925 = arith.muli %0, %c16 : index
      %926 = arith.addi %925, %924 : index
      %927 = arith.subi %panels, %c12 : index
      %928 = arith.minsi %926, %927 : index
      %929 = arith.muli %928, %15 : index
      %930 = arith.remui %3, %c17 : index
      %931 = arith.muli %930, %c9 : index
      %932 = arith.addi %929, %931 : index
      %933 = vector.load %w[%932] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %934 = vector.bitcast %933 : vector<4xi8> to vector<1xf32>
      %935 = vector.extract %934[0] : f32 from vector<1xf32>
      %936 = arith.mulf %935, %892 : f32
      %937 = arith.mulf %923, %936 : f32
      %938 = vector.extract %188#3[3] : f32 from vector<8xf32>
      %939 = arith.addi %19, %c36 : index
      %940 = arith.muli %0, %c16 : index
      %941 = arith.addi %940, %939 : index
      %942 = arith.subi %panels, %c12 : index
      %943 = arith.minsi %941, %942 : index
      %944 = arith.muli %943, %15 : index
      %945 = arith.remui %3, %c17 : index
      %946 = arith.muli %945, %c9 : index
      %947 = arith.addi %944, %946 : index
      %948 = vector.load %w[%947] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %949 = vector.bitcast %948 : vector<4xi8> to vector<1xf32>
      %950 = vector.extract %949[0] : f32 from vector<1xf32>
      %951 = arith.mulf %950, %892 : f32
      %952 = arith.mulf %938, %951 : f32
      %953 = arith.muli %0, %c16 : index
      %954 = arith.addi %953, %19 : index
      %955 = arith.addi %954, %c15 : index
      %956 = arith.muli %886, %outputFeatures : index
      %957 = arith.muli %955, %c17 : index
      %958 = arith.addi %956, %957 : index
      %959 = wave.lane
      %960 = arith.remui %959, %c17 : index
      %961 = arith.addi %958, %960 : index
      %962 = arith.cmpi slt, %955, %panels : index
      scf.if %962 {
        scf.if %21 {
          %963 = memref.load %residual[%961] : memref<?xf32>
          %964 = arith.addf %963, %907 : f32
          memref.store %964, %out[%961] : memref<?xf32>
        } else {
          memref.store %907, %out[%961] : memref<?xf32>
        }
      }
      %965 = arith.muli %0, %c16 : index
      %966 = arith.addi %965, %19 : index
      %967 = arith.addi %966, %c12 : index
      %968 = arith.muli %886, %outputFeatures : index
      %969 = arith.muli %967, %c17 : index
      %970 = arith.addi %968, %969 : index
      %971 = wave.lane
      %972 = arith.remui %971, %c17 : index
      %973 = arith.addi %970, %972 : index
      %974 = arith.cmpi slt, %967, %panels : index
      scf.if %974 {
        scf.if %21 {
          %975 = memref.load %residual[%973] : memref<?xf32>
          %976 = arith.addf %975, %922 : f32
          memref.store %976, %out[%973] : memref<?xf32>
        } else {
          memref.store %922, %out[%973] : memref<?xf32>
        }
      }
      %977 = arith.muli %0, %c16 : index
      %978 = arith.addi %977, %19 : index
      %979 = arith.addi %978, %c8 : index
      %980 = arith.muli %886, %outputFeatures : index
      %981 = arith.muli %979, %c17 : index
      %982 = arith.addi %980, %981 : index
      %983 = wave.lane
      %984 = arith.remui %983, %c17 : index
      %985 = arith.addi %982, %984 : index
      %986 = arith.cmpi slt, %979, %panels : index
      scf.if %986 {
        scf.if %21 {
          %987 = memref.load %residual[%985] : memref<?xf32>
          %988 = arith.addf %987, %937 : f32
          memref.store %988, %out[%985] : memref<?xf32>
        } else {
          memref.store %937, %out[%985] : memref<?xf32>
        }
      }
      %989 = arith.muli %0, %c16 : index
      %990 = arith.addi %989, %19 : index
      %991 = arith.addi %990, %c36 : index
      %992 = arith.muli %886, %outputFeatures : index
      %993 = arith.muli %991, %c17 : index
      %994 = arith.addi %992, %993 : index
      %995 = wave.lane
      %996 = arith.remui %995, %c17 : index
      %997 = arith.addi %994, %996 : index
      %998 = arith.cmpi slt, %991, %panels : index
      scf.if %998 {
        scf.if %21 {
          %999 = memref.load %residual[%997] : memref<?xf32>
          %1000 = arith.addf %999, %952 : f32
          memref.store %1000, %out[%997] : memref<?xf32>
        } else {
          memref.store %952, %out[%997] : memref<?xf32>
        }
      }
    }
    %1001 = arith.addi %17, %c15 : index
    %1002 = arith.muli %1001, %c17 : index
    %1003 = arith.addi %6, %1002 : index
    %1004 = arith.addi %1003, %c16 : index
    %1005 = arith.divui %3, %c17 : index
    %1006 = arith.addi %1004, %1005 : index
    %1007 = arith.cmpi slt, %1006, %5 : index
    scf.if %1007 {
      %1008 = arith.cmpi eq, %hasFactors, %c12 : index
      %1009 = arith.muli %1006, %c8 : index
      %1010 = memref.load %factors[%1009] : memref<?xf32>
      %1011 = arith.mulf %1010, %operandScale : f32
      %1012 = arith.select %1008, %1011, %operandScale : f32
      %1013 = vector.extract %188#0[4] : f32 from vector<8xf32>
      %1014 = arith.addi %19, %c15 : index
      %1015 = arith.muli %0, %c16 : index
      %1016 = arith.addi %1015, %1014 : index
      %1017 = arith.subi %panels, %c12 : index
      %1018 = arith.minsi %1016, %1017 : index
      %1019 = arith.muli %1018, %15 : index
      %1020 = arith.remui %3, %c17 : index
      %1021 = arith.muli %1020, %c9 : index
      %1022 = arith.addi %1019, %1021 : index
      %1023 = vector.load %w[%1022] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1024 = vector.bitcast %1023 : vector<4xi8> to vector<1xf32>
      %1025 = vector.extract %1024[0] : f32 from vector<1xf32>
      %1026 = arith.mulf %1025, %1012 : f32
      %1027 = arith.mulf %1013, %1026 : f32
      %1028 = vector.extract %188#1[4] : f32 from vector<8xf32>
      %1029 = arith.addi %19, %c12 : index
      %1030 = arith.muli %0, %c16 : index
      %1031 = arith.addi %1030, %1029 : index
      %1032 = arith.subi %panels, %c12 : index
      %1033 = arith.minsi %1031, %1032 : index
      %1034 = arith.muli %1033, %15 : index
      %1035 = arith.remui %3, %c17 : index
      %1036 = arith.muli %1035, %c9 : index
      %1037 = arith.addi %1034, %1036 : index
      %1038 = vector.load %w[%1037] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1039 = vector.bitcast %1038 : vector<4xi8> to vector<1xf32>
      %1040 = vector.extract %1039[0] : f32 from vector<1xf32>
      %1041 = arith.mulf %1040, %1012 : f32
      %1042 = arith.mulf %1028, %1041 : f32
      %1043 = vector.extract %188#2[4] : f32 from vector<8xf32>
      %1044 = arith.addi %19, %c8 : index
      %1045 = arith.muli %0, %c16 : index
      %1046 = arith.addi %1045, %1044 : index
      %1047 = arith.subi %panels, %c12 : index
      %1048 = arith.minsi %1046, %1047 : index
      %1049 = arith.muli %1048, %15 : index
      %1050 = arith.remui %3, %c17 : index
      %1051 = arith.muli %1050, %c9 : index
      %1052 = arith.addi %1049, %1051 : index
      %1053 = vector.load %w[%1052] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1054 = vector.bitcast %1053 : vector<4xi8> to vector<1xf32>
      %1055 = vector.extract %1054[0] : f32 from vector<1xf32>
      %1056 = arith.mulf %1055, %1012 : f32
      %1057 = arith.mulf %1043, %1056 : f32
      %1058 = vector.extract %188#3[4] : f32 from vector<8xf32>
      %1059 = arith.addi %19, %c36 : index
      %1060 = arith.muli %0, %c16 : index
      %1061 = arith.addi %1060, %1059 : index
      %1062 = arith.subi %panels, %c12 : index
      %1063 = arith.minsi %1061, %1062 : index
      %1064 = arith.muli %1063, %15 : index
      %1065 = arith.remui %3, %c17 : index
      %1066 = arith.muli %1065, %c9 : index
      %1067 = arith.addi %1064, %1066 : index
      %1068 = vector.load %w[%1067] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1069 = vector.bitcast %1068 : vector<4xi8> to vector<1xf32>
      %1070 = vector.extract %1069[0] : f32 from vector<1xf32>
      %1071 = arith.mulf %1070, %1012 : f32
      %1072 = arith.mulf %1058, %1071 : f32
      %1073 = arith.muli %0, %c16 : index
      %1074 = arith.addi %1073, %19 : index
      %1075 = arith.addi %1074, %c15 : index
      %1076 = arith.muli %1006, %outputFeatures : index
      %1077 = arith.muli %1075, %c17 : index
      %1078 = arith.addi %1076, %1077 : index
      %1079 = wave.lane
      %1080 = arith.remui %1079, %c17 : index
      %1081 = arith.addi %1078, %1080 : index
      %1082 = arith.cmpi slt, %1075, %panels : index
      scf.if %1082 {
        scf.if %21 {
          %1083 = memref.load %residual[%1081] : memref<?xf32>
          %1084 = arith.addf %1083, %1027 : f32
          memref.store %1084, %out[%1081] : memref<?xf32>
        } else {
          memref.store %1027, %out[%1081] : memref<?xf32>
        }
      }
      %1085 = arith.muli %0, %c16 : index
      %1086 = arith.addi %1085, %19 : index
      %1087 = arith.addi %1086, %c12 : index
      %1088 = arith.muli %1006, %outputFeatures : index
      %1089 = arith.muli %1087, %c17 : index
      %1090 = arith.addi %1088, %1089 : index
      %1091 = wave.lane
      %1092 = arith.remui %1091, %c17 : index
      %1093 = arith.addi %1090, %1092 : index
      %1094 = arith.cmpi slt, %1087, %panels : index
      scf.if %1094 {
        scf.if %21 {
          %1095 = memref.load %residual[%1093] : memref<?xf32>
          %1096 = arith.addf %1095, %1042 : f32
          memref.store %1096, %out[%1093] : memref<?xf32>
        } else {
          memref.store %1042, %out[%1093] : memref<?xf32>
        }
      }
      %1097 = arith.muli %0, %c16 : index
      %1098 = arith.addi %1097, %19 : index
      %1099 = arith.addi %1098, %c8 : index
      %1100 = arith.muli %1006, %outputFeatures : index
      %1101 = arith.muli %1099, %c17 : index
      %1102 = arith.addi %1100, %1101 : index
      %1103 = wave.lane
      %1104 = arith.remui %1103, %c17 : index
      %1105 = arith.addi %1102, %1104 : index
      %1106 = arith.cmpi slt, %1099, %panels : index
      scf.if %1106 {
        scf.if %21 {
          %1107 = memref.load %residual[%1105] : memref<?xf32>
          %1108 = arith.addf %1107, %1057 : f32
          memref.store %1108, %out[%1105] : memref<?xf32>
        } else {
          memref.store %1057, %out[%1105] : memref<?xf32>
        }
      }
      %1109 = arith.muli %0, %c16 : index
      %1110 = arith.addi %1109, %19 : index
      %1111 = arith.addi %1110, %c36 : index
      %1112 = arith.muli %1006, %outputFeatures : index
      %1113 = arith.muli %1111, %c17 : index
      %1114 = arith.addi %1112, %1113 : index
      %1115 = wave.lane
      %1116 = arith.remui %1115, %c17 : index
      %1117 = arith.addi %1114, %1116 : index
      %1118 = arith.cmpi slt, %1111, %panels : index
      scf.if %1118 {
        scf.if %21 {
          %1119 = memref.load %residual[%1117] : memref<?xf32>
          %1120 = arith.addf %1119, %1072 : f32
          memref.store %1120, %out[%1117] : memref<?xf32>
        } else {
          memref.store %1072, %out[%1117] : memref<?xf32>
        }
      }
    }
    %1121 = arith.addi %17, %c15 : index
    %1122 = arith.muli %1121, %c17 : index
    %1123 = arith.addi %6, %1122 : index
    %1124 = arith.addi %1123, %c32 : index
    %1125 = arith.divui %3, %c17 : index
    %1126 = arith.addi %1124, %1125 : index
    %1127 = arith.cmpi slt, %1126, %5 : index
    scf.if %1127 {
      %1128 = arith.cmpi eq, %hasFactors, %c12 : index
      %1129 = arith.muli %1126, %c8 : index
      %1130 = memref.load %factors[%1129] : memref<?xf32>
      %1131 = arith.mulf %1130, %operandScale : f32
      %1132 = arith.select %1128, %1131, %operandScale : f32
      %1133 = vector.extract %188#0[5] : f32 from vector<8xf32>
      %1134 = arith.addi %19, %c15 : index
      %1135 = arith.muli %0, %c16 : index
      %1136 = arith.addi %1135, %1134 : index
      %1137 = arith.subi %panels, %c12 : index
      %1138 = arith.minsi %1136, %1137 : index
      %1139 = arith.muli %1138, %15 : index
      %1140 = arith.remui %3, %c17 : index
      %1141 = arith.muli %1140, %c9 : index
      %1142 = arith.addi %1139, %1141 : index
      %1143 = vector.load %w[%1142] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1144 = vector.bitcast %1143 : vector<4xi8> to vector<1xf32>
      %1145 = vector.extract %1144[0] : f32 from vector<1xf32>
      %1146 = arith.mulf %1145, %1132 : f32
      %1147 = arith.mulf %1133, %1146 : f32
      %1148 = vector.extract %188#1[5] : f32 from vector<8xf32>
      %1149 = arith.addi %19, %c12 : index
      %1150 = arith.muli %0, %c16 : index
      %1151 = arith.addi %1150, %1149 : index
      %1152 = arith.subi %panels, %c12 : index
      %1153 = arith.minsi %1151, %1152 : index
      %1154 = arith.muli %1153, %15 : index
      %1155 = arith.remui %3, %c17 : index
      %1156 = arith.muli %1155, %c9 : index
      %1157 = arith.addi %1154, %1156 : index
      %1158 = vector.load %w[%1157] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1159 = vector.bitcast %1158 : vector<4xi8> to vector<1xf32>
      %1160 = vector.extract %1159[0] : f32 from vector<1xf32>
      %1161 = arith.mulf %1160, %1132 : f32
      %1162 = arith.mulf %1148, %1161 : f32
      %1163 = vector.extract %188#2[5] : f32 from vector<8xf32>
      %1164 = arith.addi %19, %c8 : index
      %1165 = arith.muli %0, %c16 : index
      %1166 = arith.addi %1165, %1164 : index
      %1167 = arith.subi %panels, %c12 : index
      %1168 = arith.minsi %1166, %1167 : index
      %1169 = arith.muli %1168, %15 : index
      %1170 = arith.remui %3, %c17 : index
      %1171 = arith.muli %1170, %c9 : index
      %1172 = arith.addi %1169, %1171 : index
      %1173 = vector.load %w[%1172] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1174 = vector.bitcast %1173 : vector<4xi8> to vector<1xf32>
      %1175 = vector.extract %1174[0] : f32 from vector<1xf32>
      %1176 = arith.mulf %1175, %1132 : f32
      %1177 = arith.mulf %1163, %1176 : f32
      %1178 = vector.extract %188#3[5] : f32 from vector<8xf32>
      %1179 = arith.addi %19, %c36 : index
      %1180 = arith.muli %0, %c16 : index
      %1181 = arith.addi %1180, %1179 : index
      %1182 = arith.subi %panels, %c12 : index
      %1183 = arith.minsi %1181, %1182 : index
      %1184 = arith.muli %1183, %15 : index
      %1185 = arith.remui %3, %c17 : index
      %1186 = arith.muli %1185, %c9 : index
      %1187 = arith.addi %1184, %1186 : index
      %1188 = vector.load %w[%1187] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1189 = vector.bitcast %1188 : vector<4xi8> to vector<1xf32>
      %1190 = vector.extract %1189[0] : f32 from vector<1xf32>
      %1191 = arith.mulf %1190, %1132 : f32
      %1192 = arith.mulf %1178, %1191 : f32
      %1193 = arith.muli %0, %c16 : index
      %1194 = arith.addi %1193, %19 : index
      %1195 = arith.addi %1194, %c15 : index
      %1196 = arith.muli %1126, %outputFeatures : index
      %1197 = arith.muli %1195, %c17 : index
      %1198 = arith.addi %1196, %1197 : index
      %1199 = wave.lane
      %1200 = arith.remui %1199, %c17 : index
      %1201 = arith.addi %1198, %1200 : index
      %1202 = arith.cmpi slt, %1195, %panels : index
      scf.if %1202 {
        scf.if %21 {
          %1203 = memref.load %residual[%1201] : memref<?xf32>
          %1204 = arith.addf %1203, %1147 : f32
          memref.store %1204, %out[%1201] : memref<?xf32>
        } else {
          memref.store %1147, %out[%1201] : memref<?xf32>
        }
      }
      %1205 = arith.muli %0, %c16 : index
      %1206 = arith.addi %1205, %19 : index
      %1207 = arith.addi %1206, %c12 : index
      %1208 = arith.muli %1126, %outputFeatures : index
      %1209 = arith.muli %1207, %c17 : index
      %1210 = arith.addi %1208, %1209 : index
      %1211 = wave.lane
      %1212 = arith.remui %1211, %c17 : index
      %1213 = arith.addi %1210, %1212 : index
      %1214 = arith.cmpi slt, %1207, %panels : index
      scf.if %1214 {
        scf.if %21 {
          %1215 = memref.load %residual[%1213] : memref<?xf32>
          %1216 = arith.addf %1215, %1162 : f32
          memref.store %1216, %out[%1213] : memref<?xf32>
        } else {
          memref.store %1162, %out[%1213] : memref<?xf32>
        }
      }
      %1217 = arith.muli %0, %c16 : index
      %1218 = arith.addi %1217, %19 : index
      %1219 = arith.addi %1218, %c8 : index
      %1220 = arith.muli %1126, %outputFeatures : index
      %1221 = arith.muli %1219, %c17 : index
      %1222 = arith.addi %1220, %1221 : index
      %1223 = wave.lane
      %1224 = arith.remui %1223, %c17 : index
      %1225 = arith.addi %1222, %1224 : index
      %1226 = arith.cmpi slt, %1219, %panels : index
      scf.if %1226 {
        scf.if %21 {
          %1227 = memref.load %residual[%1225] : memref<?xf32>
          %1228 = arith.addf %1227, %1177 : f32
          memref.store %1228, %out[%1225] : memref<?xf32>
        } else {
          memref.store %1177, %out[%1225] : memref<?xf32>
        }
      }
      %1229 = arith.muli %0, %c16 : index
      %1230 = arith.addi %1229, %19 : index
      %1231 = arith.addi %1230, %c36 : index
      %1232 = arith.muli %1126, %outputFeatures : index
      %1233 = arith.muli %1231, %c17 : index
      %1234 = arith.addi %1232, %1233 : index
      %1235 = wave.lane
      %1236 = arith.remui %1235, %c17 : index
      %1237 = arith.addi %1234, %1236 : index
      %1238 = arith.cmpi slt, %1231, %panels : index
      scf.if %1238 {
        scf.if %21 {
          %1239 = memref.load %residual[%1237] : memref<?xf32>
          %1240 = arith.addf %1239, %1192 : f32
          memref.store %1240, %out[%1237] : memref<?xf32>
        } else {
          memref.store %1192, %out[%1237] : memref<?xf32>
        }
      }
    }
    %1241 = arith.addi %17, %c15 : index
    %1242 = arith.muli %1241, %c17 : index
    %1243 = arith.addi %6, %1242 : index
    %1244 = arith.addi %1243, %c4 : index
    %1245 = arith.divui %3, %c17 : index
    %1246 = arith.addi %1244, %1245 : index
    %1247 = arith.cmpi slt, %1246, %5 : index
    scf.if %1247 {
      %1248 = arith.cmpi eq, %hasFactors, %c12 : index
      %1249 = arith.muli %1246, %c8 : index
      %1250 = memref.load %factors[%1249] : memref<?xf32>
      %1251 = arith.mulf %1250, %operandScale : f32
      %1252 = arith.select %1248, %1251, %operandScale : f32
      %1253 = vector.extract %188#0[6] : f32 from vector<8xf32>
      %1254 = arith.addi %19, %c15 : index
      %1255 = arith.muli %0, %c16 : index
      %1256 = arith.addi %1255, %1254 : index
      %1257 = arith.subi %panels, %c12 : index
      %1258 = arith.minsi %1256, %1257 : index
      %1259 = arith.muli %1258, %15 : index
      %1260 = arith.remui %3, %c17 : index
      %1261 = arith.muli %1260, %c9 : index
      %1262 = arith.addi %1259, %1261 : index
      %1263 = vector.load %w[%1262] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1264 = vector.bitcast %1263 : vector<4xi8> to vector<1xf32>
      %1265 = vector.extract %1264[0] : f32 from vector<1xf32>
      %1266 = arith.mulf %1265, %1252 : f32
      %1267 = arith.mulf %1253, %1266 : f32
      %1268 = vector.extract %188#1[6] : f32 from vector<8xf32>
      %1269 = arith.addi %19, %c12 : index
      %1270 = arith.muli %0, %c16 : index
      %1271 = arith.addi %1270, %1269 : index
      %1272 = arith.subi %panels, %c12 : index
      %1273 = arith.minsi %1271, %1272 : index
      %1274 = arith.muli %1273, %15 : index
      %1275 = arith.remui %3, %c17 : index
      %1276 = arith.muli %1275, %c9 : index
      %1277 = arith.addi %1274, %1276 : index
      %1278 = vector.load %w[%1277] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1279 = vector.bitcast %1278 : vector<4xi8> to vector<1xf32>
      %1280 = vector.extract %1279[0] : f32 from vector<1xf32>
      %1281 = arith.mulf %1280, %1252 : f32
      %1282 = arith.mulf %1268, %1281 : f32
      %1283 = vector.extract %188#2[6] : f32 from vector<8xf32>
      %1284 = arith.addi %19, %c8 : index
      %1285 = arith.muli %0, %c16 : index
      %1286 = arith.addi %1285, %1284 : index
      %1287 = arith.subi %panels, %c12 : index
      %1288 = arith.minsi %1286, %1287 : index
      %1289 = arith.muli %1288, %15 : index
      %1290 = arith.remui %3, %c17 : index
      %1291 = arith.muli %1290, %c9 : index
      %1292 = arith.addi %1289, %1291 : index
      %1293 = vector.load %w[%1292] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1294 = vector.bitcast %1293 : vector<4xi8> to vector<1xf32>
      %1295 = vector.extract %1294[0] : f32 from vector<1xf32>
      %1296 = arith.mulf %1295, %1252 : f32
      %1297 = arith.mulf %1283, %1296 : f32
      %1298 = vector.extract %188#3[6] : f32 from vector<8xf32>
      %1299 = arith.addi %19, %c36 : index
      %1300 = arith.muli %0, %c16 : index
      %1301 = arith.addi %1300, %1299 : index
      %1302 = arith.subi %panels, %c12 : index
      %1303 = arith.minsi %1301, %1302 : index
      %1304 = arith.muli %1303, %15 : index
      %1305 = arith.remui %3, %c17 : index
      %1306 = arith.muli %1305, %c9 : index
      %1307 = arith.addi %1304, %1306 : index
      %1308 = vector.load %w[%1307] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1309 = vector.bitcast %1308 : vector<4xi8> to vector<1xf32>
      %1310 = vector.extract %1309[0] : f32 from vector<1xf32>
      %1311 = arith.mulf %1310, %1252 : f32
      %1312 = arith.mulf %1298, %1311 : f32
      %1313 = arith.muli %0, %c16 : index
      %1314 = arith.addi %1313, %19 : index
      %1315 = arith.addi %1314, %c15 : index
      %1316 = arith.muli %1246, %outputFeatures : index
      %1317 = arith.muli %1315, %c17 : index
      %1318 = arith.addi %1316, %1317 : index
      %1319 = wave.lane
      %1320 = arith.remui %1319, %c17 : index
      %1321 = arith.addi %1318, %1320 : index
      %1322 = arith.cmpi slt, %1315, %panels : index
      scf.if %1322 {
        scf.if %21 {
          %1323 = memref.load %residual[%1321] : memref<?xf32>
          %1324 = arith.addf %1323, %1267 : f32
          memref.store %1324, %out[%1321] : memref<?xf32>
        } else {
          memref.store %1267, %out[%1321] : memref<?xf32>
        }
      }
      %1325 = arith.muli %0, %c16 : index
      %1326 = arith.addi %1325, %19 : index
      %1327 = arith.addi %1326, %c12 : index
      %1328 = arith.muli %1246, %outputFeatures : index
      %1329 = arith.muli %1327, %c17 : index
      %1330 = arith.addi %1328, %1329 : index
      %1331 = wave.lane
      %1332 = arith.remui %1331, %c17 : index
      %1333 = arith.addi %1330, %1332 : index
      %1334 = arith.cmpi slt, %1327, %panels : index
      scf.if %1334 {
        scf.if %21 {
          %1335 = memref.load %residual[%1333] : memref<?xf32>
          %1336 = arith.addf %1335, %1282 : f32
          memref.store %1336, %out[%1333] : memref<?xf32>
        } else {
          memref.store %1282, %out[%1333] : memref<?xf32>
        }
      }
      %1337 = arith.muli %0, %c16 : index
      %1338 = arith.addi %1337, %19 : index
      %1339 = arith.addi %1338, %c8 : index
      %1340 = arith.muli %1246, %outputFeatures : index
      %1341 = arith.muli %1339, %c17 : index
      %1342 = arith.addi %1340, %1341 : index
      %1343 = wave.lane
      %1344 = arith.remui %1343, %c17 : index
      %1345 = arith.addi %1342, %1344 : index
      %1346 = arith.cmpi slt, %1339, %panels : index
      scf.if %1346 {
        scf.if %21 {
          %1347 = memref.load %residual[%1345] : memref<?xf32>
          %1348 = arith.addf %1347, %1297 : f32
          memref.store %1348, %out[%1345] : memref<?xf32>
        } else {
          memref.store %1297, %out[%1345] : memref<?xf32>
        }
      }
      %1349 = arith.muli %0, %c16 : index
      %1350 = arith.addi %1349, %19 : index
      %1351 = arith.addi %1350, %c36 : index
      %1352 = arith.muli %1246, %outputFeatures : index
      %1353 = arith.muli %1351, %c17 : index
      %1354 = arith.addi %1352, %1353 : index
      %1355 = wave.lane
      %1356 = arith.remui %1355, %c17 : index
      %1357 = arith.addi %1354, %1356 : index
      %1358 = arith.cmpi slt, %1351, %panels : index
      scf.if %1358 {
        scf.if %21 {
          %1359 = memref.load %residual[%1357] : memref<?xf32>
          %1360 = arith.addf %1359, %1312 : f32
          memref.store %1360, %out[%1357] : memref<?xf32>
        } else {
          memref.store %1312, %out[%1357] : memref<?xf32>
        }
      }
    }
    %1361 = arith.addi %17, %c15 : index
    %1362 = arith.muli %1361, %c17 : index
    %1363 = arith.addi %6, %1362 : index
    %1364 = arith.addi %1363, %c38 : index
    %1365 = arith.divui %3, %c17 : index
    %1366 = arith.addi %1364, %1365 : index
    %1367 = arith.cmpi slt, %1366, %5 : index
    scf.if %1367 {
      %1368 = arith.cmpi eq, %hasFactors, %c12 : index
      %1369 = arith.muli %1366, %c8 : index
      %1370 = memref.load %factors[%1369] : memref<?xf32>
      %1371 = arith.mulf %1370, %operandScale : f32
      %1372 = arith.select %1368, %1371, %operandScale : f32
      %1373 = vector.extract %188#0[7] : f32 from vector<8xf32>
      %1374 = arith.addi %19, %c15 : index
      %1375 = arith.muli %0, %c16 : index
      %1376 = arith.addi %1375, %1374 : index
      %1377 = arith.subi %panels, %c12 : index
      %1378 = arith.minsi %1376, %1377 : index
      %1379 = arith.muli %1378, %15 : index
      %1380 = arith.remui %3, %c17 : index
      %1381 = arith.muli %1380, %c9 : index
      %1382 = arith.addi %1379, %1381 : index
      %1383 = vector.load %w[%1382] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1384 = vector.bitcast %1383 : vector<4xi8> to vector<1xf32>
      %1385 = vector.extract %1384[0] : f32 from vector<1xf32>
      %1386 = arith.mulf %1385, %1372 : f32
      %1387 = arith.mulf %1373, %1386 : f32
      %1388 = vector.extract %188#1[7] : f32 from vector<8xf32>
      %1389 = arith.addi %19, %c12 : index
      %1390 = arith.muli %0, %c16 : index
      %1391 = arith.addi %1390, %1389 : index
      %1392 = arith.subi %panels, %c12 : index
      %1393 = arith.minsi %1391, %1392 : index
      %1394 = arith.muli %1393, %15 : index
      %1395 = arith.remui %3, %c17 : index
      %1396 = arith.muli %1395, %c9 : index
      %1397 = arith.addi %1394, %1396 : index
      %1398 = vector.load %w[%1397] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1399 = vector.bitcast %1398 : vector<4xi8> to vector<1xf32>
      %1400 = vector.extract %1399[0] : f32 from vector<1xf32>
      %1401 = arith.mulf %1400, %1372 : f32
      %1402 = arith.mulf %1388, %1401 : f32
      %1403 = vector.extract %188#2[7] : f32 from vector<8xf32>
      %1404 = arith.addi %19, %c8 : index
      %1405 = arith.muli %0, %c16 : index
      %1406 = arith.addi %1405, %1404 : index
      %1407 = arith.subi %panels, %c12 : index
      %1408 = arith.minsi %1406, %1407 : index
      %1409 = arith.muli %1408, %15 : index
      %1410 = arith.remui %3, %c17 : index
      %1411 = arith.muli %1410, %c9 : index
      %1412 = arith.addi %1409, %1411 : index
      %1413 = vector.load %w[%1412] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1414 = vector.bitcast %1413 : vector<4xi8> to vector<1xf32>
      %1415 = vector.extract %1414[0] : f32 from vector<1xf32>
      %1416 = arith.mulf %1415, %1372 : f32
      %1417 = arith.mulf %1403, %1416 : f32
      %1418 = vector.extract %188#3[7] : f32 from vector<8xf32>
      %1419 = arith.addi %19, %c36 : index
      %1420 = arith.muli %0, %c16 : index
      %1421 = arith.addi %1420, %1419 : index
      %1422 = arith.subi %panels, %c12 : index
      %1423 = arith.minsi %1421, %1422 : index
      %1424 = arith.muli %1423, %15 : index
      %1425 = arith.remui %3, %c17 : index
      %1426 = arith.muli %1425, %c9 : index
      %1427 = arith.addi %1424, %1426 : index
      %1428 = vector.load %w[%1427] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1429 = vector.bitcast %1428 : vector<4xi8> to vector<1xf32>
      %1430 = vector.extract %1429[0] : f32 from vector<1xf32>
      %1431 = arith.mulf %1430, %1372 : f32
      %1432 = arith.mulf %1418, %1431 : f32
      %1433 = arith.muli %0, %c16 : index
      %1434 = arith.addi %1433, %19 : index
      %1435 = arith.addi %1434, %c15 : index
      %1436 = arith.muli %1366, %outputFeatures : index
      %1437 = arith.muli %1435, %c17 : index
      %1438 = arith.addi %1436, %1437 : index
      %1439 = wave.lane
      %1440 = arith.remui %1439, %c17 : index
      %1441 = arith.addi %1438, %1440 : index
      %1442 = arith.cmpi slt, %1435, %panels : index
      scf.if %1442 {
        scf.if %21 {
          %1443 = memref.load %residual[%1441] : memref<?xf32>
          %1444 = arith.addf %1443, %1387 : f32
          memref.store %1444, %out[%1441] : memref<?xf32>
        } else {
          memref.store %1387, %out[%1441] : memref<?xf32>
        }
      }
      %1445 = arith.muli %0, %c16 : index
      %1446 = arith.addi %1445, %19 : index
      %1447 = arith.addi %1446, %c12 : index
      %1448 = arith.muli %1366, %outputFeatures : index
      %1449 = arith.muli %1447, %c17 : index
      %1450 = arith.addi %1448, %1449 : index
      %1451 = wave.lane
      %1452 = arith.remui %1451, %c17 : index
      %1453 = arith.addi %1450, %1452 : index
      %1454 = arith.cmpi slt, %1447, %panels : index
      scf.if %1454 {
        scf.if %21 {
          %1455 = memref.load %residual[%1453] : memref<?xf32>
          %1456 = arith.addf %1455, %1402 : f32
          memref.store %1456, %out[%1453] : memref<?xf32>
        } else {
          memref.store %1402, %out[%1453] : memref<?xf32>
        }
      }
      %1457 = arith.muli %0, %c16 : index
      %1458 = arith.addi %1457, %19 : index
      %1459 = arith.addi %1458, %c8 : index
      %1460 = arith.muli %1366, %outputFeatures : index
      %1461 = arith.muli %1459, %c17 : index
      %1462 = arith.addi %1460, %1461 : index
      %1463 = wave.lane
      %1464 = arith.remui %1463, %c17 : index
      %1465 = arith.addi %1462, %1464 : index
      %1466 = arith.cmpi slt, %1459, %panels : index
      scf.if %1466 {
        scf.if %21 {
          %1467 = memref.load %residual[%1465] : memref<?xf32>
          %1468 = arith.addf %1467, %1417 : f32
          memref.store %1468, %out[%1465] : memref<?xf32>
        } else {
          memref.store %1417, %out[%1465] : memref<?xf32>
        }
      }
      %1469 = arith.muli %0, %c16 : index
      %1470 = arith.addi %1469, %19 : index
      %1471 = arith.addi %1470, %c36 : index
      %1472 = arith.muli %1366, %outputFeatures : index
      %1473 = arith.muli %1471, %c17 : index
      %1474 = arith.addi %1472, %1473 : index
      %1475 = wave.lane
      %1476 = arith.remui %1475, %c17 : index
      %1477 = arith.addi %1474, %1476 : index
      %1478 = arith.cmpi slt, %1471, %panels : index
      scf.if %1478 {
        scf.if %21 {
          %1479 = memref.load %residual[%1477] : memref<?xf32>
          %1480 = arith.addf %1479, %1432 : f32
          memref.store %1480, %out[%1477] : memref<?xf32>
        } else {
          memref.store %1432, %out[%1477] : memref<?xf32>
        }
      }
    }
    %1481 = arith.addi %17, %c12 : index
    %1482 = arith.muli %1481, %c17 : index
    %1483 = arith.addi %6, %1482 : index
    %1484 = arith.addi %1483, %c15 : index
    %1485 = arith.divui %3, %c17 : index
    %1486 = arith.addi %1484, %1485 : index
    %1487 = arith.cmpi slt, %1486, %5 : index
    scf.if %1487 {
      %1488 = arith.cmpi eq, %hasFactors, %c12 : index
      %1489 = arith.muli %1486, %c8 : index
      %1490 = memref.load %factors[%1489] : memref<?xf32>
      %1491 = arith.mulf %1490, %operandScale : f32
      %1492 = arith.select %1488, %1491, %operandScale : f32
      %1493 = vector.extract %188#4[0] : f32 from vector<8xf32>
      %1494 = arith.addi %19, %c15 : index
      %1495 = arith.muli %0, %c16 : index
      %1496 = arith.addi %1495, %1494 : index
      %1497 = arith.subi %panels, %c12 : index
      %1498 = arith.minsi %1496, %1497 : index
      %1499 = arith.muli %1498, %15 : index
      %1500 = arith.remui %3, %c17 : index
      %1501 = arith.muli %1500, %c9 : index
      %1502 = arith.addi %1499, %1501 : index
      %1503 = vector.load %w[%1502] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1504 = vector.bitcast %1503 : vector<4xi8> to vector<1xf32>
      %1505 = vector.extract %1504[0] : f32 from vector<1xf32>
      %1506 = arith.mulf %1505, %1492 : f32
      %1507 = arith.mulf %1493, %1506 : f32
      %1508 = vector.extract %188#5[0] : f32 from vector<8xf32>
      %1509 = arith.addi %19, %c12 : index
      %1510 = arith.muli %0, %c16 : index
      %1511 = arith.addi %1510, %1509 : index
      %1512 = arith.subi %panels, %c12 : index
      %1513 = arith.minsi %1511, %1512 : index
      %1514 = arith.muli %1513, %15 : index
      %1515 = arith.remui %3, %c17 : index
      %1516 = arith.muli %1515, %c9 : index
      %1517 = arith.addi %1514, %1516 : index
      %1518 = vector.load %w[%1517] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1519 = vector.bitcast %1518 : vector<4xi8> to vector<1xf32>
      %1520 = vector.extract %1519[0] : f32 from vector<1xf32>
      %1521 = arith.mulf %1520, %1492 : f32
      %1522 = arith.mulf %1508, %1521 : f32
      %1523 = vector.extract %188#6[0] : f32 from vector<8xf32>
      %1524 = arith.addi %19, %c8 : index
      %1525 = arith.muli %0, %c16 : index
      %1526 = arith.addi %1525, %1524 : index
      %1527 = arith.subi %panels, %c12 : index
      %1528 = arith.minsi %1526, %1527 : index
      %1529 = arith.muli %1528, %15 : index
      %1530 = arith.remui %3, %c17 : index
      %1531 = arith.muli %1530, %c9 : index
      %1532 = arith.addi %1529, %1531 : index
      %1533 = vector.load %w[%1532] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1534 = vector.bitcast %1533 : vector<4xi8> to vector<1xf32>
      %1535 = vector.extract %1534[0] : f32 from vector<1xf32>
      %1536 = arith.mulf %1535, %1492 : f32
      %1537 = arith.mulf %1523, %1536 : f32
      %1538 = vector.extract %188#7[0] : f32 from vector<8xf32>
      %1539 = arith.addi %19, %c36 : index
      %1540 = arith.muli %0, %c16 : index
      %1541 = arith.addi %1540, %1539 : index
      %1542 = arith.subi %panels, %c12 : index
      %1543 = arith.minsi %1541, %1542 : index
      %1544 = arith.muli %1543, %15 : index
      %1545 = arith.remui %3, %c17 : index
      %1546 = arith.muli %1545, %c9 : index
      %1547 = arith.addi %1544, %1546 : index
      %1548 = vector.load %w[%1547] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1549 = vector.bitcast %1548 : vector<4xi8> to vector<1xf32>
      %1550 = vector.extract %1549[0] : f32 from vector<1xf32>
      %1551 = arith.mulf %1550, %1492 : f32
      %1552 = arith.mulf %1538, %1551 : f32
      %1553 = arith.muli %0, %c16 : index
      %1554 = arith.addi %1553, %19 : index
      %1555 = arith.addi %1554, %c15 : index
      %1556 = arith.muli %1486, %outputFeatures : index
      %1557 = arith.muli %1555, %c17 : index
      %1558 = arith.addi %1556, %1557 : index
      %1559 = wave.lane
      %1560 = arith.remui %1559, %c17 : index
      %1561 = arith.addi %1558, %1560 : index
      %1562 = arith.cmpi slt, %1555, %panels : index
      scf.if %1562 {
        scf.if %21 {
          %1563 = memref.load %residual[%1561] : memref<?xf32>
          %1564 = arith.addf %1563, %1507 : f32
          memref.store %1564, %out[%1561] : memref<?xf32>
        } else {
          memref.store %1507, %out[%1561] : memref<?xf32>
        }
      }
      %1565 = arith.muli %0, %c16 : index
      %1566 = arith.addi %1565, %19 : index
      %1567 = arith.addi %1566, %c12 : index
      %1568 = arith.muli %1486, %outputFeatures : index
      %1569 = arith.muli %1567, %c17 : index
      %1570 = arith.addi %1568, %1569 : index
      %1571 = wave.lane
      %1572 = arith.remui %1571, %c17 : index
      %1573 = arith.addi %1570, %1572 : index
      %1574 = arith.cmpi slt, %1567, %panels : index
      scf.if %1574 {
        scf.if %21 {
          %1575 = memref.load %residual[%1573] : memref<?xf32>
          %1576 = arith.addf %1575, %1522 : f32
          memref.store %1576, %out[%1573] : memref<?xf32>
        } else {
          memref.store %1522, %out[%1573] : memref<?xf32>
        }
      }
      %1577 = arith.muli %0, %c16 : index
      %1578 = arith.addi %1577, %19 : index
      %1579 = arith.addi %1578, %c8 : index
      %1580 = arith.muli %1486, %outputFeatures : index
      %1581 = arith.muli %1579, %c17 : index
      %1582 = arith.addi %1580, %1581 : index
      %1583 = wave.lane
      %1584 = arith.remui %1583, %c17 : index
      %1585 = arith.addi %1582, %1584 : index
      %1586 = arith.cmpi slt, %1579, %panels : index
      scf.if %1586 {
        scf.if %21 {
          %1587 = memref.load %residual[%1585] : memref<?xf32>
          %1588 = arith.addf %1587, %1537 : f32
          memref.store %1588, %out[%1585] : memref<?xf32>
        } else {
          memref.store %1537, %out[%1585] : memref<?xf32>
        }
      }
      %1589 = arith.muli %0, %c16 : index
      %1590 = arith.addi %1589, %19 : index
      %1591 = arith.addi %1590, %c36 : index
      %1592 = arith.muli %1486, %outputFeatures : index
      %1593 = arith.muli %1591, %c17 : index
      %1594 = arith.addi %1592, %1593 : index
      %1595 = wave.lane
      %1596 = arith.remui %1595, %c17 : index
      %1597 = arith.addi %1594, %1596 : index
      %1598 = arith.cmpi slt, %1591, %panels : index
      scf.if %1598 {
        scf.if %21 {
          %1599 = memref.load %residual[%1597] : memref<?xf32>
          %1600 = arith.addf %1599, %1552 : f32
          memref.store %1600, %out[%1597] : memref<?xf32>
        } else {
          memref.store %1552, %out[%1597] : memref<?xf32>
        }
      }
    }
    %1601 = arith.addi %17, %c12 : index
    %1602 = arith.muli %1601, %c17 : index
    %1603 = arith.addi %6, %1602 : index
    %1604 = arith.addi %1603, %c8 : index
    %1605 = arith.divui %3, %c17 : index
    %1606 = arith.addi %1604, %1605 : index
    %1607 = arith.cmpi slt, %1606, %5 : index
    scf.if %1607 {
      %1608 = arith.cmpi eq, %hasFactors, %c12 : index
      %1609 = arith.muli %1606, %c8 : index
      %1610 = memref.load %factors[%1609] : memref<?xf32>
      %1611 = arith.mulf %1610, %operandScale : f32
      %1612 = arith.select %1608, %1611, %operandScale : f32
      %1613 = vector.extract %188#4[1] : f32 from vector<8xf32>
      %1614 = arith.addi %19, %c15 : index
      %1615 = arith.muli %0, %c16 : index
      %1616 = arith.addi %1615, %1614 : index
      %1617 = arith.subi %panels, %c12 : index
      %1618 = arith.minsi %1616, %1617 : index
      %1619 = arith.muli %1618, %15 : index
      %1620 = arith.remui %3, %c17 : index
      %1621 = arith.muli %1620, %c9 : index
      %1622 = arith.addi %1619, %1621 : index
      %1623 = vector.load %w[%1622] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1624 = vector.bitcast %1623 : vector<4xi8> to vector<1xf32>
      %1625 = vector.extract %1624[0] : f32 from vector<1xf32>
      %1626 = arith.mulf %1625, %1612 : f32
      %1627 = arith.mulf %1613, %1626 : f32
      %1628 = vector.extract %188#5[1] : f32 from vector<8xf32>
      %1629 = arith.addi %19, %c12 : index
      %1630 = arith.muli %0, %c16 : index
      %1631 = arith.addi %1630, %1629 : index
      %1632 = arith.subi %panels, %c12 : index
      %1633 = arith.minsi %1631, %1632 : index
      %1634 = arith.muli %1633, %15 : index
      %1635 = arith.remui %3, %c17 : index
      %1636 = arith.muli %1635, %c9 : index
      %1637 = arith.addi %1634, %1636 : index
      %1638 = vector.load %w[%1637] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1639 = vector.bitcast %1638 : vector<4xi8> to vector<1xf32>
      %1640 = vector.extract %1639[0] : f32 from vector<1xf32>
      %1641 = arith.mulf %1640, %1612 : f32
      %1642 = arith.mulf %1628, %1641 : f32
      %1643 = vector.extract %188#6[1] : f32 from vector<8xf32>
      %1644 = arith.addi %19, %c8 : index
      %1645 = arith.muli %0, %c16 : index
      %1646 = arith.addi %1645, %1644 : index
      %1647 = arith.subi %panels, %c12 : index
      %1648 = arith.minsi %1646, %1647 : index
      %1649 = arith.muli %1648, %15 : index
      %1650 = arith.remui %3, %c17 : index
      %1651 = arith.muli %1650, %c9 : index
      %1652 = arith.addi %1649, %1651 : index
      %1653 = vector.load %w[%1652] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1654 = vector.bitcast %1653 : vector<4xi8> to vector<1xf32>
      %1655 = vector.extract %1654[0] : f32 from vector<1xf32>
      %1656 = arith.mulf %1655, %1612 : f32
      %1657 = arith.mulf %1643, %1656 : f32
      %1658 = vector.extract %188#7[1] : f32 from vector<8xf32>
      %1659 = arith.addi %19, %c36 : index
      %1660 = arith.muli %0, %c16 : index
      %1661 = arith.addi %1660, %1659 : index
      %1662 = arith.subi %panels, %c12 : index
      %1663 = arith.minsi %1661, %1662 : index
      %1664 = arith.muli %1663, %15 : index
      %1665 = arith.remui %3, %c17 : index
      %1666 = arith.muli %1665, %c9 : index
      %1667 = arith.addi %1664, %1666 : index
      %1668 = vector.load %w[%1667] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1669 = vector.bitcast %1668 : vector<4xi8> to vector<1xf32>
      %1670 = vector.extract %1669[0] : f32 from vector<1xf32>
      %1671 = arith.mulf %1670, %1612 : f32
      %1672 = arith.mulf %1658, %1671 : f32
      %1673 = arith.muli %0, %c16 : index
      %1674 = arith.addi %1673, %19 : index
      %1675 = arith.addi %1674, %c15 : index
      %1676 = arith.muli %1606, %outputFeatures : index
      %1677 = arith.muli %1675, %c17 : index
      %1678 = arith.addi %1676, %1677 : index
      %1679 = wave.lane
      %1680 = arith.remui %1679, %c17 : index
      %1681 = arith.addi %1678, %1680 : index
      %1682 = arith.cmpi slt, %1675, %panels : index
      scf.if %1682 {
        scf.if %21 {
          %1683 = memref.load %residual[%1681] : memref<?xf32>
          %1684 = arith.addf %1683, %1627 : f32
          memref.store %1684, %out[%1681] : memref<?xf32>
        } else {
          memref.store %1627, %out[%1681] : memref<?xf32>
        }
      }
      %1685 = arith.muli %0, %c16 : index
      %1686 = arith.addi %1685, %19 : index
      %1687 = arith.addi %1686, %c12 : index
      %1688 = arith.muli %1606, %outputFeatures : index
      %1689 = arith.muli %1687, %c17 : index
      %1690 = arith.addi %1688, %1689 : index
      %1691 = wave.lane
      %1692 = arith.remui %1691, %c17 : index
      %1693 = arith.addi %1690, %1692 : index
      %1694 = arith.cmpi slt, %1687, %panels : index
      scf.if %1694 {
        scf.if %21 {
          %1695 = memref.load %residual[%1693] : memref<?xf32>
          %1696 = arith.addf %1695, %1642 : f32
          memref.store %1696, %out[%1693] : memref<?xf32>
        } else {
          memref.store %1642, %out[%1693] : memref<?xf32>
        }
      }
      %1697 = arith.muli %0, %c16 : index
      %1698 = arith.addi %1697, %19 : index
      %1699 = arith.addi %1698, %c8 : index
      %1700 = arith.muli %1606, %outputFeatures : index
      %1701 = arith.muli %1699, %c17 : index
      %1702 = arith.addi %1700, %1701 : index
      %1703 = wave.lane
      %1704 = arith.remui %1703, %c17 : index
      %1705 = arith.addi %1702, %1704 : index
      %1706 = arith.cmpi slt, %1699, %panels : index
      scf.if %1706 {
        scf.if %21 {
          %1707 = memref.load %residual[%1705] : memref<?xf32>
          %1708 = arith.addf %1707, %1657 : f32
          memref.store %1708, %out[%1705] : memref<?xf32>
        } else {
          memref.store %1657, %out[%1705] : memref<?xf32>
        }
      }
      %1709 = arith.muli %0, %c16 : index
      %1710 = arith.addi %1709, %19 : index
      %1711 = arith.addi %1710, %c36 : index
      %1712 = arith.muli %1606, %outputFeatures : index
      %1713 = arith.muli %1711, %c17 : index
      %1714 = arith.addi %1712, %1713 : index
      %1715 = wave.lane
      %1716 = arith.remui %1715, %c17 : index
      %1717 = arith.addi %1714, %1716 : index
      %1718 = arith.cmpi slt, %1711, %panels : index
      scf.if %1718 {
        scf.if %21 {
          %1719 = memref.load %residual[%1717] : memref<?xf32>
          %1720 = arith.addf %1719, %1672 : f32
          memref.store %1720, %out[%1717] : memref<?xf32>
        } else {
          memref.store %1672, %out[%1717] : memref<?xf32>
        }
      }
    }
    %1721 = arith.addi %17, %c12 : index
    %1722 = arith.muli %1721, %c17 : index
    %1723 = arith.addi %6, %1722 : index
    %1724 = arith.addi %1723, %c9 : index
    %1725 = arith.divui %3, %c17 : index
    %1726 = arith.addi %1724, %1725 : index
    %1727 = arith.cmpi slt, %1726, %5 : index
    scf.if %1727 {
      %1728 = arith.cmpi eq, %hasFactors, %c12 : index
      %1729 = arith.muli %1726, %c8 : index
      %1730 = memref.load %factors[%1729] : memref<?xf32>
      %1731 = arith.mulf %1730, %operandScale : f32
      %1732 = arith.select %1728, %1731, %operandScale : f32
      %1733 = vector.extract %188#4[2] : f32 from vector<8xf32>
      %1734 = arith.addi %19, %c15 : index
      %1735 = arith.muli %0, %c16 : index
      %1736 = arith.addi %1735, %1734 : index
      %1737 = arith.subi %panels, %c12 : index
      %1738 = arith.minsi %1736, %1737 : index
      %1739 = arith.muli %1738, %15 : index
      %1740 = arith.remui %3, %c17 : index
      %1741 = arith.muli %1740, %c9 : index
      %1742 = arith.addi %1739, %1741 : index
      %1743 = vector.load %w[%1742] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1744 = vector.bitcast %1743 : vector<4xi8> to vector<1xf32>
      %1745 = vector.extract %1744[0] : f32 from vector<1xf32>
      %1746 = arith.mulf %1745, %1732 : f32
      %1747 = arith.mulf %1733, %1746 : f32
      %1748 = vector.extract %188#5[2] : f32 from vector<8xf32>
      %1749 = arith.addi %19, %c12 : index
      %1750 = arith.muli %0, %c16 : index
      %1751 = arith.addi %1750, %1749 : index
      %1752 = arith.subi %panels, %c12 : index
      %1753 = arith.minsi %1751, %1752 : index
      %1754 = arith.muli %1753, %15 : index
      %1755 = arith.remui %3, %c17 : index
      %1756 = arith.muli %1755, %c9 : index
      %1757 = arith.addi %1754, %1756 : index
      %1758 = vector.load %w[%1757] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1759 = vector.bitcast %1758 : vector<4xi8> to vector<1xf32>
      %1760 = vector.extract %1759[0] : f32 from vector<1xf32>
      %1761 = arith.mulf %1760, %1732 : f32
      %1762 = arith.mulf %1748, %1761 : f32
      %1763 = vector.extract %188#6[2] : f32 from vector<8xf32>
      %1764 = arith.addi %19, %c8 : index
      %1765 = arith.muli %0, %c16 : index
      %1766 = arith.addi %1765, %1764 : index
      %1767 = arith.subi %panels, %c12 : index
      %1768 = arith.minsi %1766, %1767 : index
      %1769 = arith.muli %1768, %15 : index
      %1770 = arith.remui %3, %c17 : index
      %1771 = arith.muli %1770, %c9 : index
      %1772 = arith.addi %1769, %1771 : index
      %1773 = vector.load %w[%1772] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1774 = vector.bitcast %1773 : vector<4xi8> to vector<1xf32>
      %1775 = vector.extract %1774[0] : f32 from vector<1xf32>
      %1776 = arith.mulf %1775, %1732 : f32
      %1777 = arith.mulf %1763, %1776 : f32
      %1778 = vector.extract %188#7[2] : f32 from vector<8xf32>
      %1779 = arith.addi %19, %c36 : index
      %1780 = arith.muli %0, %c16 : index
      %1781 = arith.addi %1780, %1779 : index
      %1782 = arith.subi %panels, %c12 : index
      %1783 = arith.minsi %1781, %1782 : index
      %1784 = arith.muli %1783, %15 : index
      %1785 = arith.remui %3, %c17 : index
      %1786 = arith.muli %1785, %c9 : index
      %1787 = arith.addi %1784, %1786 : index
      %1788 = vector.load %w[%1787] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1789 = vector.bitcast %1788 : vector<4xi8> to vector<1xf32>
      %1790 = vector.extract %1789[0] : f32 from vector<1xf32>
      %1791 = arith.mulf %1790, %1732 : f32
      %1792 = arith.mulf %1778, %1791 : f32
      %1793 = arith.muli %0, %c16 : index
      %1794 = arith.addi %1793, %19 : index
      %1795 = arith.addi %1794, %c15 : index
      %1796 = arith.muli %1726, %outputFeatures : index
      %1797 = arith.muli %1795, %c17 : index
      %1798 = arith.addi %1796, %1797 : index
      %1799 = wave.lane
      %1800 = arith.remui %1799, %c17 : index
      %1801 = arith.addi %1798, %1800 : index
      %1802 = arith.cmpi slt, %1795, %panels : index
      scf.if %1802 {
        scf.if %21 {
          %1803 = memref.load %residual[%1801] : memref<?xf32>
          %1804 = arith.addf %1803, %1747 : f32
          memref.store %1804, %out[%1801] : memref<?xf32>
        } else {
          memref.store %1747, %out[%1801] : memref<?xf32>
        }
      }
      %1805 = arith.muli %0, %c16 : index
      %1806 = arith.addi %1805, %19 : index
      %1807 = arith.addi %1806, %c12 : index
      %1808 = arith.muli %1726, %outputFeatures : index
      %1809 = arith.muli %1807, %c17 : index
      %1810 = arith.addi %1808, %1809 : index
      %1811 = wave.lane
      %1812 = arith.remui %1811, %c17 : index
      %1813 = arith.addi %1810, %1812 : index
      %1814 = arith.cmpi slt, %1807, %panels : index
      scf.if %1814 {
        scf.if %21 {
          %1815 = memref.load %residual[%1813] : memref<?xf32>
          %1816 = arith.addf %1815, %1762 : f32
          memref.store %1816, %out[%1813] : memref<?xf32>
        } else {
          memref.store %1762, %out[%1813] : memref<?xf32>
        }
      }
      %1817 = arith.muli %0, %c16 : index
      %1818 = arith.addi %1817, %19 : index
      %1819 = arith.addi %1818, %c8 : index
      %1820 = arith.muli %1726, %outputFeatures : index
      %1821 = arith.muli %1819, %c17 : index
      %1822 = arith.addi %1820, %1821 : index
      %1823 = wave.lane
      %1824 = arith.remui %1823, %c17 : index
      %1825 = arith.addi %1822, %1824 : index
      %1826 = arith.cmpi slt, %1819, %panels : index
      scf.if %1826 {
        scf.if %21 {
          %1827 = memref.load %residual[%1825] : memref<?xf32>
          %1828 = arith.addf %1827, %1777 : f32
          memref.store %1828, %out[%1825] : memref<?xf32>
        } else {
          memref.store %1777, %out[%1825] : memref<?xf32>
        }
      }
      %1829 = arith.muli %0, %c16 : index
      %1830 = arith.addi %1829, %19 : index
      %1831 = arith.addi %1830, %c36 : index
      %1832 = arith.muli %1726, %outputFeatures : index
      %1833 = arith.muli %1831, %c17 : index
      %1834 = arith.addi %1832, %1833 : index
      %1835 = wave.lane
      %1836 = arith.remui %1835, %c17 : index
      %1837 = arith.addi %1834, %1836 : index
      %1838 = arith.cmpi slt, %1831, %panels : index
      scf.if %1838 {
        scf.if %21 {
          %1839 = memref.load %residual[%1837] : memref<?xf32>
          %1840 = arith.addf %1839, %1792 : f32
          memref.store %1840, %out[%1837] : memref<?xf32>
        } else {
          memref.store %1792, %out[%1837] : memref<?xf32>
        }
      }
    }
    %1841 = arith.addi %17, %c12 : index
    %1842 = arith.muli %1841, %c17 : index
    %1843 = arith.addi %6, %1842 : index
    %1844 = arith.addi %1843, %c37 : index
    %1845 = arith.divui %3, %c17 : index
    %1846 = arith.addi %1844, %1845 : index
    %1847 = arith.cmpi slt, %1846, %5 : index
    scf.if %1847 {
      %1848 = arith.cmpi eq, %hasFactors, %c12 : index
      %1849 = arith.muli %1846, %c8 : index
      %1850 = memref.load %factors[%1849] : memref<?xf32>
      %1851 = arith.mulf %1850, %operandScale : f32
      %1852 = arith.select %1848, %1851, %operandScale : f32
      %1853 = vector.extract %188#4[3] : f32 from vector<8xf32>
      %1854 = arith.addi %19, %c15 : index
      %1855 = arith.muli %0, %c16 : index
      %1856 = arith.addi %1855, %1854 : index
      %1857 = arith.subi %panels, %c12 : index
      %1858 = arith.minsi %1856, %1857 : index
      %1859 = arith.muli %1858, %15 : index
      %1860 = arith.remui %3, %c17 : index
      %1861 = arith.muli %1860, %c9 : index
      %1862 = arith.addi %1859, %1861 : index
      %1863 = vector.load %w[%1862] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1864 = vector.bitcast %1863 : vector<4xi8> to vector<1xf32>
      %1865 = vector.extract %1864[0] : f32 from vector<1xf32>
      %1866 = arith.mulf %1865, %1852 : f32
      %1867 = arith.mulf %1853, %1866 : f32
      %1868 = vector.extract %188#5[3] : f32 from vector<8xf32>
      %1869 = arith.addi %19, %c12 : index
      %1870 = arith.muli %0, %c16 : index
      %1871 = arith.addi %1870, %1869 : index
      %1872 = arith.subi %panels, %c12 : index
      %1873 = arith.minsi %1871, %1872 : index
      %1874 = arith.muli %1873, %15 : index
      %1875 = arith.remui %3, %c17 : index
      %1876 = arith.muli %1875, %c9 : index
      %1877 = arith.addi %1874, %1876 : index
      %1878 = vector.load %w[%1877] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1879 = vector.bitcast %1878 : vector<4xi8> to vector<1xf32>
      %1880 = vector.extract %1879[0] : f32 from vector<1xf32>
      %1881 = arith.mulf %1880, %1852 : f32
      %1882 = arith.mulf %1868, %1881 : f32
      %1883 = vector.extract %188#6[3] : f32 from vector<8xf32>
      %1884 = arith.addi %19, %c8 : index
      %1885 = arith.muli %0, %c16 : index
      %1886 = arith.addi %1885, %1884 : index
      %1887 = arith.subi %panels, %c12 : index
      %1888 = arith.minsi %1886, %1887 : index
      %1889 = arith.muli %1888, %15 : index
      %1890 = arith.remui %3, %c17 : index
      %1891 = arith.muli %1890, %c9 : index
      %1892 = arith.addi %1889, %1891 : index
      %1893 = vector.load %w[%1892] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1894 = vector.bitcast %1893 : vector<4xi8> to vector<1xf32>
      %1895 = vector.extract %1894[0] : f32 from vector<1xf32>
      %1896 = arith.mulf %1895, %1852 : f32
      %1897 = arith.mulf %1883, %1896 : f32
      %1898 = vector.extract %188#7[3] : f32 from vector<8xf32>
      %1899 = arith.addi %19, %c36 : index
      %1900 = arith.muli %0, %c16 : index
      %1901 = arith.addi %1900, %1899 : index
      %1902 = arith.subi %panels, %c12 : index
      %1903 = arith.minsi %1901, %1902 : index
      %1904 = arith.muli %1903, %15 : index
      %1905 = arith.remui %3, %c17 : index
      %1906 = arith.muli %1905, %c9 : index
      %1907 = arith.addi %1904, %1906 : index
      %1908 = vector.load %w[%1907] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1909 = vector.bitcast %1908 : vector<4xi8> to vector<1xf32>
      %1910 = vector.extract %1909[0] : f32 from vector<1xf32>
      %1911 = arith.mulf %1910, %1852 : f32
      %1912 = arith.mulf %1898, %1911 : f32
      %1913 = arith.muli %0, %c16 : index
      %1914 = arith.addi %1913, %19 : index
      %1915 = arith.addi %1914, %c15 : index
      %1916 = arith.muli %1846, %outputFeatures : index
      %1917 = arith.muli %1915, %c17 : index
      %1918 = arith.addi %1916, %1917 : index
      %1919 = wave.lane
      %1920 = arith.remui %1919, %c17 : index
      %1921 = arith.addi %1918, %1920 : index
      %1922 = arith.cmpi slt, %1915, %panels : index
      scf.if %1922 {
        scf.if %21 {
          %1923 = memref.load %residual[%1921] : memref<?xf32>
          %1924 = arith.addf %1923, %1867 : f32
          memref.store %1924, %out[%1921] : memref<?xf32>
        } else {
          memref.store %1867, %out[%1921] : memref<?xf32>
        }
      }
      %1925 = arith.muli %0, %c16 : index
      %1926 = arith.addi %1925, %19 : index
      %1927 = arith.addi %1926, %c12 : index
      %1928 = arith.muli %1846, %outputFeatures : index
      %1929 = arith.muli %1927, %c17 : index
      %1930 = arith.addi %1928, %1929 : index
      %1931 = wave.lane
      %1932 = arith.remui %1931, %c17 : index
      %1933 = arith.addi %1930, %1932 : index
      %1934 = arith.cmpi slt, %1927, %panels : index
      scf.if %1934 {
        scf.if %21 {
          %1935 = memref.load %residual[%1933] : memref<?xf32>
          %1936 = arith.addf %1935, %1882 : f32
          memref.store %1936, %out[%1933] : memref<?xf32>
        } else {
          memref.store %1882, %out[%1933] : memref<?xf32>
        }
      }
      %1937 = arith.muli %0, %c16 : index
      %1938 = arith.addi %1937, %19 : index
      %1939 = arith.addi %1938, %c8 : index
      %1940 = arith.muli %1846, %outputFeatures : index
      %1941 = arith.muli %1939, %c17 : index
      %1942 = arith.addi %1940, %1941 : index
      %1943 = wave.lane
      %1944 = arith.remui %1943, %c17 : index
      %1945 = arith.addi %1942, %1944 : index
      %1946 = arith.cmpi slt, %1939, %panels : index
      scf.if %1946 {
        scf.if %21 {
          %1947 = memref.load %residual[%1945] : memref<?xf32>
          %1948 = arith.addf %1947, %1897 : f32
          memref.store %1948, %out[%1945] : memref<?xf32>
        } else {
          memref.store %1897, %out[%1945] : memref<?xf32>
        }
      }
      %1949 = arith.muli %0, %c16 : index
      %1950 = arith.addi %1949, %19 : index
      %1951 = arith.addi %1950, %c36 : index
      %1952 = arith.muli %1846, %outputFeatures : index
      %1953 = arith.muli %1951, %c17 : index
      %1954 = arith.addi %1952, %1953 : index
      %1955 = wave.lane
      %1956 = arith.remui %1955, %c17 : index
      %1957 = arith.addi %1954, %1956 : index
      %1958 = arith.cmpi slt, %1951, %panels : index
      scf.if %1958 {
        scf.if %21 {
          %1959 = memref.load %residual[%1957] : memref<?xf32>
          %1960 = arith.addf %1959, %1912 : f32
          memref.store %1960, %out[%1957] : memref<?xf32>
        } else {
          memref.store %1912, %out[%1957] : memref<?xf32>
        }
      }
    }
    %1961 = arith.addi %17, %c12 : index
    %1962 = arith.muli %1961, %c17 : index
    %1963 = arith.addi %6, %1962 : index
    %1964 = arith.addi %1963, %c16 : index
    %1965 = arith.divui %3, %c17 : index
    %1966 = arith.addi %1964, %1965 : index
    %1967 = arith.cmpi slt, %1966, %5 : index
    scf.if %1967 {
      %1968 = arith.cmpi eq, %hasFactors, %c12 : index
      %1969 = arith.muli %1966, %c8 : index
      %1970 = memref.load %factors[%1969] : memref<?xf32>
      %1971 = arith.mulf %1970, %operandScale : f32
      %1972 = arith.select %1968, %1971, %operandScale : f32
      %1973 = vector.extract %188#4[4] : f32 from vector<8xf32>
      %1974 = arith.addi %19, %c15 : index
      %1975 = arith.muli %0, %c16 : index
      %1976 = arith.addi %1975, %1974 : index
      %1977 = arith.subi %panels, %c12 : index
      %1978 = arith.minsi %1976, %1977 : index
      %1979 = arith.muli %1978, %15 : index
      %1980 = arith.remui %3, %c17 : index
      %1981 = arith.muli %1980, %c9 : index
      %1982 = arith.addi %1979, %1981 : index
      %1983 = vector.load %w[%1982] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1984 = vector.bitcast %1983 : vector<4xi8> to vector<1xf32>
      %1985 = vector.extract %1984[0] : f32 from vector<1xf32>
      %1986 = arith.mulf %1985, %1972 : f32
      %1987 = arith.mulf %1973, %1986 : f32
      %1988 = vector.extract %188#5[4] : f32 from vector<8xf32>
      %1989 = arith.addi %19, %c12 : index
      %1990 = arith.muli %0, %c16 : index
      %1991 = arith.addi %1990, %1989 : index
      %1992 = arith.subi %panels, %c12 : index
      %1993 = arith.minsi %1991, %1992 : index
      %1994 = arith.muli %1993, %15 : index
      %1995 = arith.remui %3, %c17 : index
      %1996 = arith.muli %1995, %c9 : index
      %1997 = arith.addi %1994, %1996 : index
      %1998 = vector.load %w[%1997] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1999 = vector.bitcast %1998 : vector<4xi8> to vector<1xf32>
      %2000 = vector.extract %1999[0] : f32 from vector<1xf32>
      %2001 = arith.mulf %2000, %1972 : f32
      %2002 = arith.mulf %1988, %2001 : f32
      %2003 = vector.extract %188#6[4] : f32 from vector<8xf32>
      %2004 = arith.addi %19, %c8 : index
      %2005 = arith.muli %0, %c16 : index
      %2006 = arith.addi %2005, %2004 : index
      %2007 = arith.subi %panels, %c12 : index
      %2008 = arith.minsi %2006, %2007 : index
      %2009 = arith.muli %2008, %15 : index
      %2010 = arith.remui %3, %c17 : index
      %2011 = arith.muli %2010, %c9 : index
      %2012 = arith.addi %2009, %2011 : index
      %2013 = vector.load %w[%2012] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2014 = vector.bitcast %2013 : vector<4xi8> to vector<1xf32>
      %2015 = vector.extract %2014[0] : f32 from vector<1xf32>
      %2016 = arith.mulf %2015, %1972 : f32
      %2017 = arith.mulf %2003, %2016 : f32
      %2018 = vector.extract %188#7[4] : f32 from vector<8xf32>
      %2019 = arith.addi %19, %c36 : index
      %2020 = arith.muli %0, %c16 : index
      %2021 = arith.addi %2020, %2019 : index
      %2022 = arith.subi %panels, %c12 : index
      %2023 = arith.minsi %2021, %2022 : index
      %2024 = arith.muli %2023, %15 : index
      %2025 = arith.remui %3, %c17 : index
      %2026 = arith.muli %2025, %c9 : index
      %2027 = arith.addi %2024, %2026 : index
      %2028 = vector.load %w[%2027] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2029 = vector.bitcast %2028 : vector<4xi8> to vector<1xf32>
      %2030 = vector.extract %2029[0] : f32 from vector<1xf32>
      %2031 = arith.mulf %2030, %1972 : f32
      %2032 = arith.mulf %2018, %2031 : f32
      %2033 = arith.muli %0, %c16 : index
      %2034 = arith.addi %2033, %19 : index
      %2035 = arith.addi %2034, %c15 : index
      %2036 = arith.muli %1966, %outputFeatures : index
      %2037 = arith.muli %2035, %c17 : index
      %2038 = arith.addi %2036, %2037 : index
      %2039 = wave.lane
      %2040 = arith.remui %2039, %c17 : index
      %2041 = arith.addi %2038, %2040 : index
      %2042 = arith.cmpi slt, %2035, %panels : index
      scf.if %2042 {
        scf.if %21 {
          %2043 = memref.load %residual[%2041] : memref<?xf32>
          %2044 = arith.addf %2043, %1987 : f32
          memref.store %2044, %out[%2041] : memref<?xf32>
        } else {
          memref.store %1987, %out[%2041] : memref<?xf32>
        }
      }
      %2045 = arith.muli %0, %c16 : index
      %2046 = arith.addi %2045, %19 : index
      %2047 = arith.addi %2046, %c12 : index
      %2048 = arith.muli %1966, %outputFeatures : index
      %2049 = arith.muli %2047, %c17 : index
      %2050 = arith.addi %2048, %2049 : index
      %2051 = wave.lane
      %2052 = arith.remui %2051, %c17 : index
      %2053 = arith.addi %2050, %2052 : index
      %2054 = arith.cmpi slt, %2047, %panels : index
      scf.if %2054 {
        scf.if %21 {
          %2055 = memref.load %residual[%2053] : memref<?xf32>
          %2056 = arith.addf %2055, %2002 : f32
          memref.store %2056, %out[%2053] : memref<?xf32>
        } else {
          memref.store %2002, %out[%2053] : memref<?xf32>
        }
      }
      %2057 = arith.muli %0, %c16 : index
      %2058 = arith.addi %2057, %19 : index
      %2059 = arith.addi %2058, %c8 : index
      %2060 = arith.muli %1966, %outputFeatures : index
      %2061 = arith.muli %2059, %c17 : index
      %2062 = arith.addi %2060, %2061 : index
      %2063 = wave.lane
      %2064 = arith.remui %2063, %c17 : index
      %2065 = arith.addi %2062, %2064 : index
      %2066 = arith.cmpi slt, %2059, %panels : index
      scf.if %2066 {
        scf.if %21 {
          %2067 = memref.load %residual[%2065] : memref<?xf32>
          %2068 = arith.addf %2067, %2017 : f32
          memref.store %2068, %out[%2065] : memref<?xf32>
        } else {
          memref.store %2017, %out[%2065] : memref<?xf32>
        }
      }
      %2069 = arith.muli %0, %c16 : index
      %2070 = arith.addi %2069, %19 : index
      %2071 = arith.addi %2070, %c36 : index
      %2072 = arith.muli %1966, %outputFeatures : index
      %2073 = arith.muli %2071, %c17 : index
      %2074 = arith.addi %2072, %2073 : index
      %2075 = wave.lane
      %2076 = arith.remui %2075, %c17 : index
      %2077 = arith.addi %2074, %2076 : index
      %2078 = arith.cmpi slt, %2071, %panels : index
      scf.if %2078 {
        scf.if %21 {
          %2079 = memref.load %residual[%2077] : memref<?xf32>
          %2080 = arith.addf %2079, %2032 : f32
          memref.store %2080, %out[%2077] : memref<?xf32>
        } else {
          memref.store %2032, %out[%2077] : memref<?xf32>
        }
      }
    }
    %2081 = arith.addi %17, %c12 : index
    %2082 = arith.muli %2081, %c17 : index
    %2083 = arith.addi %6, %2082 : index
    %2084 = arith.addi %2083, %c32 : index
    %2085 = arith.divui %3, %c17 : index
    %2086 = arith.addi %2084, %2085 : index
    %2087 = arith.cmpi slt, %2086, %5 : index
    scf.if %2087 {
      %2088 = arith.cmpi eq, %hasFactors, %c12 : index
      %2089 = arith.muli %2086, %c8 : index
      %2090 = memref.load %factors[%2089] : memref<?xf32>
      %2091 = arith.mulf %2090, %operandScale : f32
      %2092 = arith.select %2088, %2091, %operandScale : f32
      %2093 = vector.extract %188#4[5] : f32 from vector<8xf32>
      %2094 = arith.addi %19, %c15 : index
      %2095 = arith.muli %0, %c16 : index
      %2096 = arith.addi %2095, %2094 : index
      %2097 = arith.subi %panels, %c12 : index
      %2098 = arith.minsi %2096, %2097 : index
      %2099 = arith.muli %2098, %15 : index
      %2100 = arith.remui %3, %c17 : index
      %2101 = arith.muli %2100, %c9 : index
      %2102 = arith.addi %2099, %2101 : index
      %2103 = vector.load %w[%2102] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2104 = vector.bitcast %2103 : vector<4xi8> to vector<1xf32>
      %2105 = vector.extract %2104[0] : f32 from vector<1xf32>
      %2106 = arith.mulf %2105, %2092 : f32
      %2107 = arith.mulf %2093, %2106 : f32
      %2108 = vector.extract %188#5[5] : f32 from vector<8xf32>
      %2109 = arith.addi %19, %c12 : index
      %2110 = arith.muli %0, %c16 : index
      %2111 = arith.addi %2110, %2109 : index
      %2112 = arith.subi %panels, %c12 : index
      %2113 = arith.minsi %2111, %2112 : index
      %2114 = arith.muli %2113, %15 : index
      %2115 = arith.remui %3, %c17 : index
      %2116 = arith.muli %2115, %c9 : index
      %2117 = arith.addi %2114, %2116 : index
      %2118 = vector.load %w[%2117] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2119 = vector.bitcast %2118 : vector<4xi8> to vector<1xf32>
      %2120 = vector.extract %2119[0] : f32 from vector<1xf32>
      %2121 = arith.mulf %2120, %2092 : f32
      %2122 = arith.mulf %2108, %2121 : f32
      %2123 = vector.extract %188#6[5] : f32 from vector<8xf32>
      %2124 = arith.addi %19, %c8 : index
      %2125 = arith.muli %0, %c16 : index
      %2126 = arith.addi %2125, %2124 : index
      %2127 = arith.subi %panels, %c12 : index
      %2128 = arith.minsi %2126, %2127 : index
      %2129 = arith.muli %2128, %15 : index
      %2130 = arith.remui %3, %c17 : index
      %2131 = arith.muli %2130, %c9 : index
      %2132 = arith.addi %2129, %2131 : index
      %2133 = vector.load %w[%2132] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2134 = vector.bitcast %2133 : vector<4xi8> to vector<1xf32>
      %2135 = vector.extract %2134[0] : f32 from vector<1xf32>
      %2136 = arith.mulf %2135, %2092 : f32
      %2137 = arith.mulf %2123, %2136 : f32
      %2138 = vector.extract %188#7[5] : f32 from vector<8xf32>
      %2139 = arith.addi %19, %c36 : index
      %2140 = arith.muli %0, %c16 : index
      %2141 = arith.addi %2140, %2139 : index
      %2142 = arith.subi %panels, %c12 : index
      %2143 = arith.minsi %2141, %2142 : index
      %2144 = arith.muli %2143, %15 : index
      %2145 = arith.remui %3, %c17 : index
      %2146 = arith.muli %2145, %c9 : index
      %2147 = arith.addi %2144, %2146 : index
      %2148 = vector.load %w[%2147] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2149 = vector.bitcast %2148 : vector<4xi8> to vector<1xf32>
      %2150 = vector.extract %2149[0] : f32 from vector<1xf32>
      %2151 = arith.mulf %2150, %2092 : f32
      %2152 = arith.mulf %2138, %2151 : f32
      %2153 = arith.muli %0, %c16 : index
      %2154 = arith.addi %2153, %19 : index
      %2155 = arith.addi %2154, %c15 : index
      %2156 = arith.muli %2086, %outputFeatures : index
      %2157 = arith.muli %2155, %c17 : index
      %2158 = arith.addi %2156, %2157 : index
      %2159 = wave.lane
      %2160 = arith.remui %2159, %c17 : index
      %2161 = arith.addi %2158, %2160 : index
      %2162 = arith.cmpi slt, %2155, %panels : index
      scf.if %2162 {
        scf.if %21 {
          %2163 = memref.load %residual[%2161] : memref<?xf32>
          %2164 = arith.addf %2163, %2107 : f32
          memref.store %2164, %out[%2161] : memref<?xf32>
        } else {
          memref.store %2107, %out[%2161] : memref<?xf32>
        }
      }
      %2165 = arith.muli %0, %c16 : index
      %2166 = arith.addi %2165, %19 : index
      %2167 = arith.addi %2166, %c12 : index
      %2168 = arith.muli %2086, %outputFeatures : index
      %2169 = arith.muli %2167, %c17 : index
      %2170 = arith.addi %2168, %2169 : index
      %2171 = wave.lane
      %2172 = arith.remui %2171, %c17 : index
      %2173 = arith.addi %2170, %2172 : index
      %2174 = arith.cmpi slt, %2167, %panels : index
      scf.if %2174 {
        scf.if %21 {
          %2175 = memref.load %residual[%2173] : memref<?xf32>
          %2176 = arith.addf %2175, %2122 : f32
          memref.store %2176, %out[%2173] : memref<?xf32>
        } else {
          memref.store %2122, %out[%2173] : memref<?xf32>
        }
      }
      %2177 = arith.muli %0, %c16 : index
      %2178 = arith.addi %2177, %19 : index
      %2179 = arith.addi %2178, %c8 : index
      %2180 = arith.muli %2086, %outputFeatures : index
      %2181 = arith.muli %2179, %c17 : index
      %2182 = arith.addi %2180, %2181 : index
      %2183 = wave.lane
      %2184 = arith.remui %2183, %c17 : index
      %2185 = arith.addi %2182, %2184 : index
      %2186 = arith.cmpi slt, %2179, %panels : index
      scf.if %2186 {
        scf.if %21 {
          %2187 = memref.load %residual[%2185] : memref<?xf32>
          %2188 = arith.addf %2187, %2137 : f32
          memref.store %2188, %out[%2185] : memref<?xf32>
        } else {
          memref.store %2137, %out[%2185] : memref<?xf32>
        }
      }
      %2189 = arith.muli %0, %c16 : index
      %2190 = arith.addi %2189, %19 : index
      %2191 = arith.addi %2190, %c36 : index
      %2192 = arith.muli %2086, %outputFeatures : index
      %2193 = arith.muli %2191, %c17 : index
      %2194 = arith.addi %2192, %2193 : index
      %2195 = wave.lane
      %2196 = arith.remui %2195, %c17 : index
      %2197 = arith.addi %2194, %2196 : index
      %2198 = arith.cmpi slt, %2191, %panels : index
      scf.if %2198 {
        scf.if %21 {
          %2199 = memref.load %residual[%2197] : memref<?xf32>
          %2200 = arith.addf %2199, %2152 : f32
          memref.store %2200, %out[%2197] : memref<?xf32>
        } else {
          memref.store %2152, %out[%2197] : memref<?xf32>
        }
      }
    }
    %2201 = arith.addi %17, %c12 : index
    %2202 = arith.muli %2201, %c17 : index
    %2203 = arith.addi %6, %2202 : index
    %2204 = arith.addi %2203, %c4 : index
    %2205 = arith.divui %3, %c17 : index
    %2206 = arith.addi %2204, %2205 : index
    %2207 = arith.cmpi slt, %2206, %5 : index
    scf.if %2207 {
      %2208 = arith.cmpi eq, %hasFactors, %c12 : index
      %2209 = arith.muli %2206, %c8 : index
      %2210 = memref.load %factors[%2209] : memref<?xf32>
      %2211 = arith.mulf %2210, %operandScale : f32
      %2212 = arith.select %2208, %2211, %operandScale : f32
      %2213 = vector.extract %188#4[6] : f32 from vector<8xf32>
      %2214 = arith.addi %19, %c15 : index
      %2215 = arith.muli %0, %c16 : index
      %2216 = arith.addi %2215, %2214 : index
      %2217 = arith.subi %panels, %c12 : index
      %2218 = arith.minsi %2216, %2217 : index
      %2219 = arith.muli %2218, %15 : index
      %2220 = arith.remui %3, %c17 : index
      %2221 = arith.muli %2220, %c9 : index
      %2222 = arith.addi %2219, %2221 : index
      %2223 = vector.load %w[%2222] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2224 = vector.bitcast %2223 : vector<4xi8> to vector<1xf32>
      %2225 = vector.extract %2224[0] : f32 from vector<1xf32>
      %2226 = arith.mulf %2225, %2212 : f32
      %2227 = arith.mulf %2213, %2226 : f32
      %2228 = vector.extract %188#5[6] : f32 from vector<8xf32>
      %2229 = arith.addi %19, %c12 : index
      %2230 = arith.muli %0, %c16 : index
      %2231 = arith.addi %2230, %2229 : index
      %2232 = arith.subi %panels, %c12 : index
      %2233 = arith.minsi %2231, %2232 : index
      %2234 = arith.muli %2233, %15 : index
      %2235 = arith.remui %3, %c17 : index
      %2236 = arith.muli %2235, %c9 : index
      %2237 = arith.addi %2234, %2236 : index
      %2238 = vector.load %w[%2237] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2239 = vector.bitcast %2238 : vector<4xi8> to vector<1xf32>
      %2240 = vector.extract %2239[0] : f32 from vector<1xf32>
      %2241 = arith.mulf %2240, %2212 : f32
      %2242 = arith.mulf %2228, %2241 : f32
      %2243 = vector.extract %188#6[6] : f32 from vector<8xf32>
      %2244 = arith.addi %19, %c8 : index
      %2245 = arith.muli %0, %c16 : index
      %2246 = arith.addi %2245, %2244 : index
      %2247 = arith.subi %panels, %c12 : index
      %2248 = arith.minsi %2246, %2247 : index
      %2249 = arith.muli %2248, %15 : index
      %2250 = arith.remui %3, %c17 : index
      %2251 = arith.muli %2250, %c9 : index
      %2252 = arith.addi %2249, %2251 : index
      %2253 = vector.load %w[%2252] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2254 = vector.bitcast %2253 : vector<4xi8> to vector<1xf32>
      %2255 = vector.extract %2254[0] : f32 from vector<1xf32>
      %2256 = arith.mulf %2255, %2212 : f32
      %2257 = arith.mulf %2243, %2256 : f32
      %2258 = vector.extract %188#7[6] : f32 from vector<8xf32>
      %2259 = arith.addi %19, %c36 : index
      %2260 = arith.muli %0, %c16 : index
      %2261 = arith.addi %2260, %2259 : index
      %2262 = arith.subi %panels, %c12 : index
      %2263 = arith.minsi %2261, %2262 : index
      %2264 = arith.muli %2263, %15 : index
      %2265 = arith.remui %3, %c17 : index
      %2266 = arith.muli %2265, %c9 : index
      %2267 = arith.addi %2264, %2266 : index
      %2268 = vector.load %w[%2267] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2269 = vector.bitcast %2268 : vector<4xi8> to vector<1xf32>
      %2270 = vector.extract %2269[0] : f32 from vector<1xf32>
      %2271 = arith.mulf %2270, %2212 : f32
      %2272 = arith.mulf %2258, %2271 : f32
      %2273 = arith.muli %0, %c16 : index
      %2274 = arith.addi %2273, %19 : index
      %2275 = arith.addi %2274, %c15 : index
      %2276 = arith.muli %2206, %outputFeatures : index
      %2277 = arith.muli %2275, %c17 : index
      %2278 = arith.addi %2276, %2277 : index
      %2279 = wave.lane
      %2280 = arith.remui %2279, %c17 : index
      %2281 = arith.addi %2278, %2280 : index
      %2282 = arith.cmpi slt, %2275, %panels : index
      scf.if %2282 {
        scf.if %21 {
          %2283 = memref.load %residual[%2281] : memref<?xf32>
          %2284 = arith.addf %2283, %2227 : f32
          memref.store %2284, %out[%2281] : memref<?xf32>
        } else {
          memref.store %2227, %out[%2281] : memref<?xf32>
        }
      }
      %2285 = arith.muli %0, %c16 : index
      %2286 = arith.addi %2285, %19 : index
      %2287 = arith.addi %2286, %c12 : index
      %2288 = arith.muli %2206, %outputFeatures : index
      %2289 = arith.muli %2287, %c17 : index
      %2290 = arith.addi %2288, %2289 : index
      %2291 = wave.lane
      %2292 = arith.remui %2291, %c17 : index
      %2293 = arith.addi %2290, %2292 : index
      %2294 = arith.cmpi slt, %2287, %panels : index
      scf.if %2294 {
        scf.if %21 {
          %2295 = memref.load %residual[%2293] : memref<?xf32>
          %2296 = arith.addf %2295, %2242 : f32
          memref.store %2296, %out[%2293] : memref<?xf32>
        } else {
          memref.store %2242, %out[%2293] : memref<?xf32>
        }
      }
      %2297 = arith.muli %0, %c16 : index
      %2298 = arith.addi %2297, %19 : index
      %2299 = arith.addi %2298, %c8 : index
      %2300 = arith.muli %2206, %outputFeatures : index
      %2301 = arith.muli %2299, %c17 : index
      %2302 = arith.addi %2300, %2301 : index
      %2303 = wave.lane
      %2304 = arith.remui %2303, %c17 : index
      %2305 = arith.addi %2302, %2304 : index
      %2306 = arith.cmpi slt, %2299, %panels : index
      scf.if %2306 {
        scf.if %21 {
          %2307 = memref.load %residual[%2305] : memref<?xf32>
          %2308 = arith.addf %2307, %2257 : f32
          memref.store %2308, %out[%2305] : memref<?xf32>
        } else {
          memref.store %2257, %out[%2305] : memref<?xf32>
        }
      }
      %2309 = arith.muli %0, %c16 : index
      %2310 = arith.addi %2309, %19 : index
      %2311 = arith.addi %2310, %c36 : index
      %2312 = arith.muli %2206, %outputFeatures : index
      %2313 = arith.muli %2311, %c17 : index
      %2314 = arith.addi %2312, %2313 : index
      %2315 = wave.lane
      %2316 = arith.remui %2315, %c17 : index
      %2317 = arith.addi %2314, %2316 : index
      %2318 = arith.cmpi slt, %2311, %panels : index
      scf.if %2318 {
        scf.if %21 {
          %2319 = memref.load %residual[%2317] : memref<?xf32>
          %2320 = arith.addf %2319, %2272 : f32
          memref.store %2320, %out[%2317] : memref<?xf32>
        } else {
          memref.store %2272, %out[%2317] : memref<?xf32>
        }
      }
    }
    %2321 = arith.addi %17, %c12 : index
    %2322 = arith.muli %2321, %c17 : index
    %2323 = arith.addi %6, %2322 : index
    %2324 = arith.addi %2323, %c38 : index
    %2325 = arith.divui %3, %c17 : index
    %2326 = arith.addi %2324, %2325 : index
    %2327 = arith.cmpi slt, %2326, %5 : index
    scf.if %2327 {
      %2328 = arith.cmpi eq, %hasFactors, %c12 : index
      %2329 = arith.muli %2326, %c8 : index
      %2330 = memref.load %factors[%2329] : memref<?xf32>
      %2331 = arith.mulf %2330, %operandScale : f32
      %2332 = arith.select %2328, %2331, %operandScale : f32
      %2333 = vector.extract %188#4[7] : f32 from vector<8xf32>
      %2334 = arith.addi %19, %c15 : index
      %2335 = arith.muli %0, %c16 : index
      %2336 = arith.addi %2335, %2334 : index
      %2337 = arith.subi %panels, %c12 : index
      %2338 = arith.minsi %2336, %2337 : index
      %2339 = arith.muli %2338, %15 : index
      %2340 = arith.remui %3, %c17 : index
      %2341 = arith.muli %2340, %c9 : index
      %2342 = arith.addi %2339, %2341 : index
      %2343 = vector.load %w[%2342] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2344 = vector.bitcast %2343 : vector<4xi8> to vector<1xf32>
      %2345 = vector.extract %2344[0] : f32 from vector<1xf32>
      %2346 = arith.mulf %2345, %2332 : f32
      %2347 = arith.mulf %2333, %2346 : f32
      %2348 = vector.extract %188#5[7] : f32 from vector<8xf32>
      %2349 = arith.addi %19, %c12 : index
      %2350 = arith.muli %0, %c16 : index
      %2351 = arith.addi %2350, %2349 : index
      %2352 = arith.subi %panels, %c12 : index
      %2353 = arith.minsi %2351, %2352 : index
      %2354 = arith.muli %2353, %15 : index
      %2355 = arith.remui %3, %c17 : index
      %2356 = arith.muli %2355, %c9 : index
      %2357 = arith.addi %2354, %2356 : index
      %2358 = vector.load %w[%2357] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2359 = vector.bitcast %2358 : vector<4xi8> to vector<1xf32>
      %2360 = vector.extract %2359[0] : f32 from vector<1xf32>
      %2361 = arith.mulf %2360, %2332 : f32
      %2362 = arith.mulf %2348, %2361 : f32
      %2363 = vector.extract %188#6[7] : f32 from vector<8xf32>
      %2364 = arith.addi %19, %c8 : index
      %2365 = arith.muli %0, %c16 : index
      %2366 = arith.addi %2365, %2364 : index
      %2367 = arith.subi %panels, %c12 : index
      %2368 = arith.minsi %2366, %2367 : index
      %2369 = arith.muli %2368, %15 : index
      %2370 = arith.remui %3, %c17 : index
      %2371 = arith.muli %2370, %c9 : index
      %2372 = arith.addi %2369, %2371 : index
      %2373 = vector.load %w[%2372] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2374 = vector.bitcast %2373 : vector<4xi8> to vector<1xf32>
      %2375 = vector.extract %2374[0] : f32 from vector<1xf32>
      %2376 = arith.mulf %2375, %2332 : f32
      %2377 = arith.mulf %2363, %2376 : f32
      %2378 = vector.extract %188#7[7] : f32 from vector<8xf32>
      %2379 = arith.addi %19, %c36 : index
      %2380 = arith.muli %0, %c16 : index
      %2381 = arith.addi %2380, %2379 : index
      %2382 = arith.subi %panels, %c12 : index
      %2383 = arith.minsi %2381, %2382 : index
      %2384 = arith.muli %2383, %15 : index
      %2385 = arith.remui %3, %c17 : index
      %2386 = arith.muli %2385, %c9 : index
      %2387 = arith.addi %2384, %2386 : index
      %2388 = vector.load %w[%2387] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2389 = vector.bitcast %2388 : vector<4xi8> to vector<1xf32>
      %2390 = vector.extract %2389[0] : f32 from vector<1xf32>
      %2391 = arith.mulf %2390, %2332 : f32
      %2392 = arith.mulf %2378, %2391 : f32
      %2393 = arith.muli %0, %c16 : index
      %2394 = arith.addi %2393, %19 : index
      %2395 = arith.addi %2394, %c15 : index
      %2396 = arith.muli %2326, %outputFeatures : index
      %2397 = arith.muli %2395, %c17 : index
      %2398 = arith.addi %2396, %2397 : index
      %2399 = wave.lane
      %2400 = arith.remui %2399, %c17 : index
      %2401 = arith.addi %2398, %2400 : index
      %2402 = arith.cmpi slt, %2395, %panels : index
      scf.if %2402 {
        scf.if %21 {
          %2403 = memref.load %residual[%2401] : memref<?xf32>
          %2404 = arith.addf %2403, %2347 : f32
          memref.store %2404, %out[%2401] : memref<?xf32>
        } else {
          memref.store %2347, %out[%2401] : memref<?xf32>
        }
      }
      %2405 = arith.muli %0, %c16 : index
      %2406 = arith.addi %2405, %19 : index
      %2407 = arith.addi %2406, %c12 : index
      %2408 = arith.muli %2326, %outputFeatures : index
      %2409 = arith.muli %2407, %c17 : index
      %2410 = arith.addi %2408, %2409 : index
      %2411 = wave.lane
      %2412 = arith.remui %2411, %c17 : index
      %2413 = arith.addi %2410, %2412 : index
      %2414 = arith.cmpi slt, %2407, %panels : index
      scf.if %2414 {
        scf.if %21 {
          %2415 = memref.load %residual[%2413] : memref<?xf32>
          %2416 = arith.addf %2415, %2362 : f32
          memref.store %2416, %out[%2413] : memref<?xf32>
        } else {
          memref.store %2362, %out[%2413] : memref<?xf32>
        }
      }
      %2417 = arith.muli %0, %c16 : index
      %2418 = arith.addi %2417, %19 : index
      %2419 = arith.addi %2418, %c8 : index
      %2420 = arith.muli %2326, %outputFeatures : index
      %2421 = arith.muli %2419, %c17 : index
      %2422 = arith.addi %2420, %2421 : index
      %2423 = wave.lane
      %2424 = arith.remui %2423, %c17 : index
      %2425 = arith.addi %2422, %2424 : index
      %2426 = arith.cmpi slt, %2419, %panels : index
      scf.if %2426 {
        scf.if %21 {
          %2427 = memref.load %residual[%2425] : memref<?xf32>
          %2428 = arith.addf %2427, %2377 : f32
          memref.store %2428, %out[%2425] : memref<?xf32>
        } else {
          memref.store %2377, %out[%2425] : memref<?xf32>
        }
      }
      %2429 = arith.muli %0, %c16 : index
      %2430 = arith.addi %2429, %19 : index
      %2431 = arith.addi %2430, %c36 : index
      %2432 = arith.muli %2326, %outputFeatures : index
      %2433 = arith.muli %2431, %c17 : index
      %2434 = arith.addi %2432, %2433 : index
      %2435 = wave.lane
      %2436 = arith.remui %2435, %c17 : index
      %2437 = arith.addi %2434, %2436 : index
      %2438 = arith.cmpi slt, %2431, %panels : index
      scf.if %2438 {
        scf.if %21 {
          %2439 = memref.load %residual[%2437] : memref<?xf32>
          %2440 = arith.addf %2439, %2392 : f32
          memref.store %2440, %out[%2437] : memref<?xf32>
        } else {
          memref.store %2392, %out[%2437] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
