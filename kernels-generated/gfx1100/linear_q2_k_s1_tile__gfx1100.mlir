// GENERATED from codegen/kvcgen/gfx_tile.py; do not edit.
// Config: GfxTileLinear(format='q2_k', splits=1)
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q2_k_s1_tile__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %countAt = wave.param "countAt" : index
  %c2 = arith.constant 128 : index
  %panels = wave.param "panels" : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 256 : index
  %c7 = arith.constant 64 : index
  %c8 = arith.constant 127 : index
  %c9 = arith.constant 16384 : index
  %hasResidual = wave.param "hasResidual" : index
  %c11 = arith.constant 1 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c13 = arith.constant dense<0x00000000> : vector<8xf32>
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 0 : index
  %c16 = arith.constant 8 : index
  %c17 = arith.constant 16 : index
  %c18 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %c19 = arith.constant dense<196611> : vector<4xi32>
  %c20 = arith.constant dense<1677747200> : vector<4xi32>
  %c21 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %c22 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %c23 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
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
  %8 = arith.muli %inputFeatures, %c4 : index
  %9 = arith.divui %8, %c5 : index
  %10 = arith.divui %inputFeatures, %c6 : index
  %11 = arith.muli %10, %c7 : index
  %12 = arith.addi %11, %9 : index
  %13 = arith.addi %12, %c8 : index
  %14 = arith.divui %13, %c2 : index
  %15 = arith.muli %14, %c2 : index
  %16 = arith.addi %7, %15 : index
  %17 = arith.addi %16, %c2 : index
  %18 = arith.divui %2, %c5 : index
  %19 = arith.muli %18, %c5 : index
  %20 = arith.remui %2, %c5 : index
  %21 = arith.muli %20, %c4 : index
  %22 = wave.scratch %c9 : memref<?xf16>
  %23 = arith.cmpi eq, %hasResidual, %c11 : index
  %24 = arith.cmpi slt, %6, %5 : index
  scf.if %24 {
    %25 = arith.divui %inputFeatures, %c14 : index
    %26 = arith.muli %1, %c16 : index
    %27 = arith.addi %26, %2 : index
    %28 = arith.divui %inputFeatures, %c17 : index
    %29 = arith.muli %27, %28 : index
    %30 = arith.muli %c15, %c5 : index
    %31 = arith.addi %29, %30 : index
    %32 = arith.muli %31, %c6 : index
    %33 = arith.muli %3, %c16 : index
    %34 = arith.addi %32, %33 : index
    %35 = arith.addi %34, %c15 : index
    %36 = vector.load %x[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %37 = arith.muli %3, %c16 : index
    %38 = arith.addi %32, %37 : index
    %39 = arith.addi %38, %c6 : index
    %40 = vector.load %x[%39] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %41 = arith.muli %0, %c16 : index
    %42 = arith.addi %41, %2 : index
    %43 = arith.subi %panels, %c11 : index
    %44 = arith.minsi %42, %43 : index
    %45 = arith.muli %44, %17 : index
    %46 = arith.remui %3, %c17 : index
    %47 = arith.addi %45, %c2 : index
    %48 = arith.divui %c15, %c16 : index
    %49 = arith.muli %48, %c7 : index
    %50 = arith.addi %47, %49 : index
    %51 = arith.muli %46, %c4 : index
    %52 = arith.addi %50, %51 : index
    %53 = vector.load %w[%52] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %54 = vector.bitcast %53 : vector<4xi8> to vector<2xf16>
    %55 = arith.divui %inputFeatures, %c6 : index
    %56 = arith.muli %55, %c7 : index
    %57 = arith.addi %47, %56 : index
    %58 = arith.muli %c15, %c7 : index
    %59 = arith.addi %57, %58 : index
    %60 = arith.muli %46, %c4 : index
    %61 = arith.addi %59, %60 : index
    %62 = vector.load %w[%61] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
    %63 = vector.extract %54[0] : f16 from vector<2xf16>
    %64 = arith.extf %63 : f16 to f32
    %65 = vector.extract %62[0] : i8 from vector<4xi8>
    %66 = arith.extui %65 : i8 to i32
    %67 = arith.sitofp %66 : i32 to f32
    %68 = arith.mulf %64, %67 : f32
    %69 = arith.truncf %68 : f32 to f16
    %70 = vector.broadcast %69 : f16 to vector<16xf16>
    %71 = vector.extract %54[1] : f16 from vector<2xf16>
    %72 = arith.extf %71 : f16 to f32
    %73 = vector.extract %62[1] : i8 from vector<4xi8>
    %74 = arith.extui %73 : i8 to i32
    %75 = arith.sitofp %74 : i32 to f32
    %76 = arith.mulf %72, %75 : f32
    %77 = arith.truncf %76 : f32 to f16
    %78 = vector.broadcast %77 : f16 to vector<16xf16>
    %79 = vector.extract %54[0] : f16 from vector<2xf16>
    %80 = arith.extf %79 : f16 to f32
    %81 = vector.extract %62[2] : i8 from vector<4xi8>
    %82 = arith.extui %81 : i8 to i32
    %83 = arith.sitofp %82 : i32 to f32
    %84 = arith.mulf %80, %83 : f32
    %85 = arith.truncf %84 : f32 to f16
    %86 = vector.broadcast %85 : f16 to vector<16xf16>
    %87 = vector.extract %54[1] : f16 from vector<2xf16>
    %88 = arith.extf %87 : f16 to f32
    %89 = vector.extract %62[3] : i8 from vector<4xi8>
    %90 = arith.extui %89 : i8 to i32
    %91 = arith.sitofp %90 : i32 to f32
    %92 = arith.mulf %88, %91 : f32
    %93 = arith.truncf %92 : f32 to f16
    %94 = vector.broadcast %93 : f16 to vector<16xf16>
    %95 = arith.addi %45, %c2 : index
    %96 = arith.muli %inputFeatures, %c4 : index
    %97 = arith.divui %96, %c5 : index
    %98 = arith.divui %inputFeatures, %c6 : index
    %99 = arith.muli %98, %c7 : index
    %100 = arith.addi %99, %97 : index
    %101 = arith.addi %100, %c8 : index
    %102 = arith.divui %101, %c2 : index
    %103 = arith.muli %102, %c2 : index
    %104 = arith.addi %95, %103 : index
    %105 = arith.muli %inputFeatures, %c15 : index
    %106 = arith.addi %104, %105 : index
    %107 = arith.muli %c15, %c17 : index
    %108 = arith.addi %107, %46 : index
    %109 = arith.muli %108, %c16 : index
    %110 = arith.addi %106, %109 : index
    %111 = vector.load %w[%110] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
    %112 = vector.bitcast %111 : vector<8xi8> to vector<2xi32>
    %113 = vector.shuffle %112, %112 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
    %114 = arith.shrui %113, %c18 : vector<4xi32>
    %115 = arith.andi %114, %c19 : vector<4xi32>
    %116 = arith.ori %115, %c20 : vector<4xi32>
    %117 = vector.bitcast %116 : vector<4xi32> to vector<8xf16>
    %118 = arith.shrui %113, %c21 : vector<4xi32>
    %119 = arith.andi %118, %c19 : vector<4xi32>
    %120 = arith.ori %119, %c20 : vector<4xi32>
    %121 = vector.bitcast %120 : vector<4xi32> to vector<8xf16>
    %122 = arith.shrui %113, %c22 : vector<4xi32>
    %123 = arith.andi %122, %c19 : vector<4xi32>
    %124 = arith.ori %123, %c20 : vector<4xi32>
    %125 = vector.bitcast %124 : vector<4xi32> to vector<8xf16>
    %126 = arith.shrui %113, %c23 : vector<4xi32>
    %127 = arith.andi %126, %c19 : vector<4xi32>
    %128 = arith.ori %127, %c20 : vector<4xi32>
    %129 = vector.bitcast %128 : vector<4xi32> to vector<8xf16>
    %130 = vector.shuffle %117, %121 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
    %131 = vector.shuffle %125, %129 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
    %132 = vector.shuffle %130, %131 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
    %133 = arith.subf %132, %c24 : vector<32xf16>
    %134 = vector.shuffle %133, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
    %135 = vector.shuffle %133, %133 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
    %136 = math.fma %134, %70, %78 : vector<16xf16>
    %137 = math.fma %135, %86, %94 : vector<16xf16>
    %138 = arith.cmpi sge, %3, %c17 : index
    %139 = vector.shuffle %136, %136 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %140 = vector.shuffle %136, %136 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %141 = arith.select %138, %139, %140 : vector<8xf16>
    %142 = vector.shuffle %137, %137 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
    %143 = vector.shuffle %137, %137 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
    %144 = arith.select %138, %142, %143 : vector<8xf16>
    %145 = arith.addi %2, %c15 : index
    %146 = arith.muli %145, %c5 : index
    %147 = arith.addi %146, %c15 : index
    %148 = arith.muli %147, %c6 : index
    %149 = arith.muli %c15, %c25 : index
    %150 = arith.addi %149, %148 : index
    %151 = arith.muli %3, %c16 : index
    %152 = arith.addi %150, %151 : index
    vector.store %36, %22[%152] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %153 = arith.addi %2, %c15 : index
    %154 = arith.muli %153, %c5 : index
    %155 = arith.addi %154, %c11 : index
    %156 = arith.muli %155, %c6 : index
    %157 = arith.muli %c15, %c25 : index
    %158 = arith.addi %157, %156 : index
    %159 = arith.muli %3, %c16 : index
    %160 = arith.addi %158, %159 : index
    vector.store %40, %22[%160] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %161 = arith.addi %2, %c16 : index
    %162 = arith.muli %161, %c5 : index
    %163 = arith.addi %162, %c15 : index
    %164 = arith.muli %163, %c6 : index
    %165 = arith.muli %c15, %c25 : index
    %166 = arith.addi %165, %164 : index
    %167 = arith.muli %3, %c16 : index
    %168 = arith.addi %166, %167 : index
    vector.store %141, %22[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    %169 = arith.addi %2, %c16 : index
    %170 = arith.muli %169, %c5 : index
    %171 = arith.addi %170, %c11 : index
    %172 = arith.muli %171, %c6 : index
    %173 = arith.muli %c15, %c25 : index
    %174 = arith.addi %173, %172 : index
    %175 = arith.muli %3, %c16 : index
    %176 = arith.addi %174, %175 : index
    vector.store %144, %22[%176] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    wave.barrier
    %186:8 = scf.for %177 = %c15 to %25 step %c11 iter_args(%178 = %c13, %179 = %c13, %180 = %c13, %181 = %c13, %182 = %c13, %183 = %c13, %184 = %c13, %185 = %c13) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %187 = arith.addi %177, %c11 : index
      %188 = arith.subi %25, %c11 : index
      %189 = arith.minsi %187, %188 : index
      %190 = arith.muli %1, %c16 : index
      %191 = arith.addi %190, %2 : index
      %192 = arith.divui %inputFeatures, %c17 : index
      %193 = arith.muli %191, %192 : index
      %194 = arith.muli %189, %c5 : index
      %195 = arith.addi %193, %194 : index
      %196 = arith.muli %195, %c6 : index
      %197 = arith.muli %3, %c16 : index
      %198 = arith.addi %196, %197 : index
      %199 = arith.addi %198, %c15 : index
      %200 = vector.load %x[%199] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %201 = arith.muli %3, %c16 : index
      %202 = arith.addi %196, %201 : index
      %203 = arith.addi %202, %c6 : index
      %204 = vector.load %x[%203] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %205 = arith.muli %0, %c16 : index
      %206 = arith.addi %205, %2 : index
      %207 = arith.subi %panels, %c11 : index
      %208 = arith.minsi %206, %207 : index
      %209 = arith.muli %208, %17 : index
      %210 = arith.remui %3, %c17 : index
      %211 = arith.addi %209, %c2 : index
      %212 = arith.divui %189, %c16 : index
      %213 = arith.muli %212, %c7 : index
      %214 = arith.addi %211, %213 : index
      %215 = arith.muli %210, %c4 : index
      %216 = arith.addi %214, %215 : index
      %217 = vector.load %w[%216] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %218 = vector.bitcast %217 : vector<4xi8> to vector<2xf16>
      %219 = arith.divui %inputFeatures, %c6 : index
      %220 = arith.muli %219, %c7 : index
      %221 = arith.addi %211, %220 : index
      %222 = arith.muli %189, %c7 : index
      %223 = arith.addi %221, %222 : index
      %224 = arith.muli %210, %c4 : index
      %225 = arith.addi %223, %224 : index
      %226 = vector.load %w[%225] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %227 = vector.extract %218[0] : f16 from vector<2xf16>
      %228 = arith.extf %227 : f16 to f32
      %229 = vector.extract %226[0] : i8 from vector<4xi8>
      %230 = arith.extui %229 : i8 to i32
      %231 = arith.sitofp %230 : i32 to f32
      %232 = arith.mulf %228, %231 : f32
      %233 = arith.truncf %232 : f32 to f16
      %234 = vector.broadcast %233 : f16 to vector<16xf16>
      %235 = vector.extract %218[1] : f16 from vector<2xf16>
      %236 = arith.extf %235 : f16 to f32
      %237 = vector.extract %226[1] : i8 from vector<4xi8>
      %238 = arith.extui %237 : i8 to i32
      %239 = arith.sitofp %238 : i32 to f32
      %240 = arith.mulf %236, %239 : f32
      %241 = arith.truncf %240 : f32 to f16
      %242 = vector.broadcast %241 : f16 to vector<16xf16>
      %243 = vector.extract %218[0] : f16 from vector<2xf16>
      %244 = arith.extf %243 : f16 to f32
      %245 = vector.extract %226[2] : i8 from vector<4xi8>
      %246 = arith.extui %245 : i8 to i32
      %247 = arith.sitofp %246 : i32 to f32
      %248 = arith.mulf %244, %247 : f32
      %249 = arith.truncf %248 : f32 to f16
      %250 = vector.broadcast %249 : f16 to vector<16xf16>
      %251 = vector.extract %218[1] : f16 from vector<2xf16>
      %252 = arith.extf %251 : f16 to f32
      %253 = vector.extract %226[3] : i8 from vector<4xi8>
      %254 = arith.extui %253 : i8 to i32
      %255 = arith.sitofp %254 : i32 to f32
      %256 = arith.mulf %252, %255 : f32
      %257 = arith.truncf %256 : f32 to f16
      %258 = vector.broadcast %257 : f16 to vector<16xf16>
      %259 = arith.addi %209, %c2 : index
      %260 = arith.muli %inputFeatures, %c4 : index
      %261 = arith.divui %260, %c5 : index
      %262 = arith.divui %inputFeatures, %c6 : index
      %263 = arith.muli %262, %c7 : index
      %264 = arith.addi %263, %261 : index
      %265 = arith.addi %264, %c8 : index
      %266 = arith.divui %265, %c2 : index
      %267 = arith.muli %266, %c2 : index
      %268 = arith.addi %259, %267 : index
      %269 = arith.muli %inputFeatures, %c15 : index
      %270 = arith.addi %268, %269 : index
      %271 = arith.muli %189, %c17 : index
      %272 = arith.addi %271, %210 : index
      %273 = arith.muli %272, %c16 : index
      %274 = arith.addi %270, %273 : index
      %275 = vector.load %w[%274] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %276 = vector.bitcast %275 : vector<8xi8> to vector<2xi32>
      %277 = vector.shuffle %276, %276 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %278 = arith.shrui %277, %c18 : vector<4xi32>
      %279 = arith.andi %278, %c19 : vector<4xi32>
      %280 = arith.ori %279, %c20 : vector<4xi32>
      %281 = vector.bitcast %280 : vector<4xi32> to vector<8xf16>
      %282 = arith.shrui %277, %c21 : vector<4xi32>
      %283 = arith.andi %282, %c19 : vector<4xi32>
      %284 = arith.ori %283, %c20 : vector<4xi32>
      %285 = vector.bitcast %284 : vector<4xi32> to vector<8xf16>
      %286 = arith.shrui %277, %c22 : vector<4xi32>
      %287 = arith.andi %286, %c19 : vector<4xi32>
      %288 = arith.ori %287, %c20 : vector<4xi32>
      %289 = vector.bitcast %288 : vector<4xi32> to vector<8xf16>
      %290 = arith.shrui %277, %c23 : vector<4xi32>
      %291 = arith.andi %290, %c19 : vector<4xi32>
      %292 = arith.ori %291, %c20 : vector<4xi32>
      %293 = vector.bitcast %292 : vector<4xi32> to vector<8xf16>
      %294 = vector.shuffle %281, %285 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %295 = vector.shuffle %289, %293 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %296 = vector.shuffle %294, %295 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %297 = arith.subf %296, %c24 : vector<32xf16>
      %298 = vector.shuffle %297, %297 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %299 = vector.shuffle %297, %297 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %300 = math.fma %298, %234, %242 : vector<16xf16>
      %301 = math.fma %299, %250, %258 : vector<16xf16>
      %302 = arith.cmpi sge, %3, %c17 : index
      %303 = vector.shuffle %300, %300 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
      %304 = vector.shuffle %300, %300 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
      %305 = arith.select %302, %303, %304 : vector<8xf16>
      %306 = vector.shuffle %301, %301 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf16>, vector<16xf16>
      %307 = vector.shuffle %301, %301 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf16>, vector<16xf16>
      %308 = arith.select %302, %306, %307 : vector<8xf16>
      %309 = arith.remui %177, %c5 : index
      %310 = arith.addi %19, %c15 : index
      %311 = arith.muli %310, %c5 : index
      %312 = arith.addi %311, %c15 : index
      %313 = arith.muli %312, %c6 : index
      %314 = arith.remui %3, %c17 : index
      %315 = arith.muli %314, %c16 : index
      %316 = arith.addi %313, %315 : index
      %317 = arith.muli %309, %c25 : index
      %318 = arith.addi %316, %317 : index
      %319 = vector.load %22[%318] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %320 = arith.addi %318, %c2 : index
      %321 = vector.load %22[%320] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %322 = vector.shuffle %319, %321 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %323 = arith.addi %19, %c11 : index
      %324 = arith.muli %323, %c5 : index
      %325 = arith.addi %324, %c15 : index
      %326 = arith.muli %325, %c6 : index
      %327 = arith.remui %3, %c17 : index
      %328 = arith.muli %327, %c16 : index
      %329 = arith.addi %326, %328 : index
      %330 = arith.muli %309, %c25 : index
      %331 = arith.addi %329, %330 : index
      %332 = vector.load %22[%331] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %333 = arith.addi %331, %c2 : index
      %334 = vector.load %22[%333] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %335 = vector.shuffle %332, %334 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %336 = arith.addi %21, %c16 : index
      %337 = arith.muli %336, %c5 : index
      %338 = arith.addi %337, %c15 : index
      %339 = arith.muli %338, %c6 : index
      %340 = arith.remui %3, %c17 : index
      %341 = arith.muli %340, %c16 : index
      %342 = arith.addi %339, %341 : index
      %343 = arith.muli %309, %c25 : index
      %344 = arith.addi %342, %343 : index
      %345 = vector.load %22[%344] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %346 = arith.addi %344, %c2 : index
      %347 = vector.load %22[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %348 = vector.shuffle %345, %347 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %349 = wave.mma %322, %348, %178 : vector<16xf16>, vector<8xf32>
      %350 = wave.mma %335, %348, %182 : vector<16xf16>, vector<8xf32>
      %351 = arith.addi %21, %c26 : index
      %352 = arith.muli %351, %c5 : index
      %353 = arith.addi %352, %c15 : index
      %354 = arith.muli %353, %c6 : index
      %355 = arith.remui %3, %c17 : index
      %356 = arith.muli %355, %c16 : index
      %357 = arith.addi %354, %356 : index
      %358 = arith.muli %309, %c25 : index
      %359 = arith.addi %357, %358 : index
      %360 = vector.load %22[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %361 = arith.addi %359, %c2 : index
      %362 = vector.load %22[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %363 = vector.shuffle %360, %362 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %364 = wave.mma %322, %363, %179 : vector<16xf16>, vector<8xf32>
      %365 = wave.mma %335, %363, %183 : vector<16xf16>, vector<8xf32>
      %366 = arith.addi %21, %c27 : index
      %367 = arith.muli %366, %c5 : index
      %368 = arith.addi %367, %c15 : index
      %369 = arith.muli %368, %c6 : index
      %370 = arith.remui %3, %c17 : index
      %371 = arith.muli %370, %c16 : index
      %372 = arith.addi %369, %371 : index
      %373 = arith.muli %309, %c25 : index
      %374 = arith.addi %372, %373 : index
      %375 = vector.load %22[%374] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %376 = arith.addi %374, %c2 : index
      %377 = vector.load %22[%376] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %378 = vector.shuffle %375, %377 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %379 = wave.mma %322, %378, %180 : vector<16xf16>, vector<8xf32>
      %380 = wave.mma %335, %378, %184 : vector<16xf16>, vector<8xf32>
      %381 = arith.addi %21, %c28 : index
      %382 = arith.muli %381, %c5 : index
      %383 = arith.addi %382, %c15 : index
      %384 = arith.muli %383, %c6 : index
      %385 = arith.remui %3, %c17 : index
      %386 = arith.muli %385, %c16 : index
      %387 = arith.addi %384, %386 : index
      %388 = arith.muli %309, %c25 : index
      %389 = arith.addi %387, %388 : index
      %390 = vector.load %22[%389] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %391 = arith.addi %389, %c2 : index
      %392 = vector.load %22[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %393 = vector.shuffle %390, %392 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %394 = wave.mma %322, %393, %181 : vector<16xf16>, vector<8xf32>
      %395 = wave.mma %335, %393, %185 : vector<16xf16>, vector<8xf32>
      %396 = arith.addi %19, %c15 : index
      %397 = arith.muli %396, %c5 : index
      %398 = arith.addi %397, %c11 : index
      %399 = arith.muli %398, %c6 : index
      %400 = arith.remui %3, %c17 : index
      %401 = arith.muli %400, %c16 : index
      %402 = arith.addi %399, %401 : index
      %403 = arith.muli %309, %c25 : index
      %404 = arith.addi %402, %403 : index
      %405 = vector.load %22[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %406 = arith.addi %404, %c2 : index
      %407 = vector.load %22[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %408 = vector.shuffle %405, %407 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %409 = arith.addi %19, %c11 : index
      %410 = arith.muli %409, %c5 : index
      %411 = arith.addi %410, %c11 : index
      %412 = arith.muli %411, %c6 : index
      %413 = arith.remui %3, %c17 : index
      %414 = arith.muli %413, %c16 : index
      %415 = arith.addi %412, %414 : index
      %416 = arith.muli %309, %c25 : index
      %417 = arith.addi %415, %416 : index
      %418 = vector.load %22[%417] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %419 = arith.addi %417, %c2 : index
      %420 = vector.load %22[%419] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %421 = vector.shuffle %418, %420 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %422 = arith.addi %21, %c16 : index
      %423 = arith.muli %422, %c5 : index
      %424 = arith.addi %423, %c11 : index
      %425 = arith.muli %424, %c6 : index
      %426 = arith.remui %3, %c17 : index
      %427 = arith.muli %426, %c16 : index
      %428 = arith.addi %425, %427 : index
      %429 = arith.muli %309, %c25 : index
      %430 = arith.addi %428, %429 : index
      %431 = vector.load %22[%430] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %432 = arith.addi %430, %c2 : index
      %433 = vector.load %22[%432] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %434 = vector.shuffle %431, %433 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %435 = wave.mma %408, %434, %349 : vector<16xf16>, vector<8xf32>
      %436 = wave.mma %421, %434, %350 : vector<16xf16>, vector<8xf32>
      %437 = arith.addi %21, %c26 : index
      %438 = arith.muli %437, %c5 : index
      %439 = arith.addi %438, %c11 : index
      %440 = arith.muli %439, %c6 : index
      %441 = arith.remui %3, %c17 : index
      %442 = arith.muli %441, %c16 : index
      %443 = arith.addi %440, %442 : index
      %444 = arith.muli %309, %c25 : index
      %445 = arith.addi %443, %444 : index
      %446 = vector.load %22[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %447 = arith.addi %445, %c2 : index
      %448 = vector.load %22[%447] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %449 = vector.shuffle %446, %448 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %450 = wave.mma %408, %449, %364 : vector<16xf16>, vector<8xf32>
      %451 = wave.mma %421, %449, %365 : vector<16xf16>, vector<8xf32>
      %452 = arith.addi %21, %c27 : index
      %453 = arith.muli %452, %c5 : index
      %454 = arith.addi %453, %c11 : index
      %455 = arith.muli %454, %c6 : index
      %456 = arith.remui %3, %c17 : index
      %457 = arith.muli %456, %c16 : index
      %458 = arith.addi %455, %457 : index
      %459 = arith.muli %309, %c25 : index
      %460 = arith.addi %458, %459 : index
      %461 = vector.load %22[%460] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %462 = arith.addi %460, %c2 : index
      %463 = vector.load %22[%462] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %464 = vector.shuffle %461, %463 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %465 = wave.mma %408, %464, %379 : vector<16xf16>, vector<8xf32>
      %466 = wave.mma %421, %464, %380 : vector<16xf16>, vector<8xf32>
      %467 = arith.addi %21, %c28 : index
      %468 = arith.muli %467, %c5 : index
      %469 = arith.addi %468, %c11 : index
      %470 = arith.muli %469, %c6 : index
      %471 = arith.remui %3, %c17 : index
      %472 = arith.muli %471, %c16 : index
      %473 = arith.addi %470, %472 : index
      %474 = arith.muli %309, %c25 : index
      %475 = arith.addi %473, %474 : index
      %476 = vector.load %22[%475] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %477 = arith.addi %475, %c2 : index
      %478 = vector.load %22[%477] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %479 = vector.shuffle %476, %478 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %480 = wave.mma %408, %479, %394 : vector<16xf16>, vector<8xf32>
      %481 = wave.mma %421, %479, %395 : vector<16xf16>, vector<8xf32>
      %482 = arith.subi %c11, %309 : index
      %483 = arith.addi %2, %c15 : index
      %484 = arith.muli %483, %c5 : index
      %485 = arith.addi %484, %c15 : index
      %486 = arith.muli %485, %c6 : index
      %487 = arith.muli %482, %c25 : index
      %488 = arith.addi %487, %486 : index
      %489 = arith.muli %3, %c16 : index
      %490 = arith.addi %488, %489 : index
      vector.store %200, %22[%490] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %491 = arith.addi %2, %c15 : index
      %492 = arith.muli %491, %c5 : index
      %493 = arith.addi %492, %c11 : index
      %494 = arith.muli %493, %c6 : index
      %495 = arith.muli %482, %c25 : index
      %496 = arith.addi %495, %494 : index
      %497 = arith.muli %3, %c16 : index
      %498 = arith.addi %496, %497 : index
      vector.store %204, %22[%498] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %499 = arith.addi %2, %c16 : index
      %500 = arith.muli %499, %c5 : index
      %501 = arith.addi %500, %c15 : index
      %502 = arith.muli %501, %c6 : index
      %503 = arith.muli %482, %c25 : index
      %504 = arith.addi %503, %502 : index
      %505 = arith.muli %3, %c16 : index
      %506 = arith.addi %504, %505 : index
      vector.store %305, %22[%506] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %507 = arith.addi %2, %c16 : index
      %508 = arith.muli %507, %c5 : index
      %509 = arith.addi %508, %c11 : index
      %510 = arith.muli %509, %c6 : index
      %511 = arith.muli %482, %c25 : index
      %512 = arith.addi %511, %510 : index
      %513 = arith.muli %3, %c16 : index
      %514 = arith.addi %512, %513 : index
      vector.store %308, %22[%514] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      wave.barrier
      scf.yield %435, %450, %465, %480, %436, %451, %466, %481 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %515 = arith.addi %19, %c15 : index
    %516 = arith.muli %515, %c17 : index
    %517 = arith.addi %6, %516 : index
    %518 = arith.addi %517, %c15 : index
    %519 = arith.divui %3, %c17 : index
    %520 = arith.addi %518, %519 : index
    %521 = arith.cmpi slt, %520, %5 : index
    scf.if %521 {
      %522 = arith.cmpi eq, %hasFactors, %c11 : index
      %523 = arith.muli %520, %c5 : index
      %524 = memref.load %factors[%523] : memref<?xf32>
      %525 = arith.mulf %524, %operandScale : f32
      %526 = arith.select %522, %525, %operandScale : f32
      %527 = vector.extract %186#0[0] : f32 from vector<8xf32>
      %528 = arith.addi %21, %c15 : index
      %529 = arith.muli %0, %c16 : index
      %530 = arith.addi %529, %528 : index
      %531 = arith.subi %panels, %c11 : index
      %532 = arith.minsi %530, %531 : index
      %533 = arith.muli %532, %17 : index
      %534 = arith.remui %3, %c17 : index
      %535 = arith.muli %534, %c4 : index
      %536 = arith.addi %533, %535 : index
      %537 = vector.load %w[%536] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %538 = vector.bitcast %537 : vector<4xi8> to vector<1xf32>
      %539 = vector.extract %538[0] : f32 from vector<1xf32>
      %540 = arith.mulf %539, %526 : f32
      %541 = arith.mulf %527, %540 : f32
      %542 = vector.extract %186#1[0] : f32 from vector<8xf32>
      %543 = arith.addi %21, %c11 : index
      %544 = arith.muli %0, %c16 : index
      %545 = arith.addi %544, %543 : index
      %546 = arith.subi %panels, %c11 : index
      %547 = arith.minsi %545, %546 : index
      %548 = arith.muli %547, %17 : index
      %549 = arith.remui %3, %c17 : index
      %550 = arith.muli %549, %c4 : index
      %551 = arith.addi %548, %550 : index
      %552 = vector.load %w[%551] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %553 = vector.bitcast %552 : vector<4xi8> to vector<1xf32>
      %554 = vector.extract %553[0] : f32 from vector<1xf32>
      %555 = arith.mulf %554, %526 : f32
      %556 = arith.mulf %542, %555 : f32
      %557 = vector.extract %186#2[0] : f32 from vector<8xf32>
      %558 = arith.addi %21, %c5 : index
      %559 = arith.muli %0, %c16 : index
      %560 = arith.addi %559, %558 : index
      %561 = arith.subi %panels, %c11 : index
      %562 = arith.minsi %560, %561 : index
      %563 = arith.muli %562, %17 : index
      %564 = arith.remui %3, %c17 : index
      %565 = arith.muli %564, %c4 : index
      %566 = arith.addi %563, %565 : index
      %567 = vector.load %w[%566] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %568 = vector.bitcast %567 : vector<4xi8> to vector<1xf32>
      %569 = vector.extract %568[0] : f32 from vector<1xf32>
      %570 = arith.mulf %569, %526 : f32
      %571 = arith.mulf %557, %570 : f32
      %572 = vector.extract %186#3[0] : f32 from vector<8xf32>
      %573 = arith.addi %21, %c31 : index
      %574 = arith.muli %0, %c16 : index
      %575 = arith.addi %574, %573 : index
      %576 = arith.subi %panels, %c11 : index
      %577 = arith.minsi %575, %576 : index
      %578 = arith.muli %577, %17 : index
      %579 = arith.remui %3, %c17 : index
      %580 = arith.muli %579, %c4 : index
      %581 = arith.addi %578, %580 : index
      %582 = vector.load %w[%581] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %583 = vector.bitcast %582 : vector<4xi8> to vector<1xf32>
      %584 = vector.extract %583[0] : f32 from vector<1xf32>
      %585 = arith.mulf %584, %526 : f32
      %586 = arith.mulf %572, %585 : f32
      %587 = arith.muli %0, %c16 : index
      %588 = arith.addi %587, %21 : index
      %589 = arith.addi %588, %c15 : index
      %590 = arith.muli %520, %outputFeatures : index
      %591 = arith.muli %589, %c17 : index
      %592 = arith.addi %590, %591 : index
      %593 = wave.lane
      %594 = arith.remui %593, %c17 : index
      %595 = arith.addi %592, %594 : index
      %596 = arith.cmpi slt, %589, %panels : index
      scf.if %596 {
        scf.if %23 {
          %597 = memref.load %residual[%595] : memref<?xf32>
          %598 = arith.addf %597, %541 : f32
          memref.store %598, %out[%595] : memref<?xf32>
        } else {
          memref.store %541, %out[%595] : memref<?xf32>
        }
      }
      %599 = arith.muli %0, %c16 : index
      %600 = arith.addi %599, %21 : index
      %601 = arith.addi %600, %c11 : index
      %602 = arith.muli %520, %outputFeatures : index
      %603 = arith.muli %601, %c17 : index
      %604 = arith.addi %602, %603 : index
      %605 = wave.lane
      %606 = arith.remui %605, %c17 : index
      %607 = arith.addi %604, %606 : index
      %608 = arith.cmpi slt, %601, %panels : index
      scf.if %608 {
        scf.if %23 {
          %609 = memref.load %residual[%607] : memref<?xf32>
          %610 = arith.addf %609, %556 : f32
          memref.store %610, %out[%607] : memref<?xf32>
        } else {
          memref.store %556, %out[%607] : memref<?xf32>
        }
      }
      %611 = arith.muli %0, %c16 : index
      %612 = arith.addi %611, %21 : index
      %613 = arith.addi %612, %c5 : index
      %614 = arith.muli %520, %outputFeatures : index
      %615 = arith.muli %613, %c17 : index
      %616 = arith.addi %614, %615 : index
      %617 = wave.lane
      %618 = arith.remui %617, %c17 : index
      %619 = arith.addi %616, %618 : index
      %620 = arith.cmpi slt, %613, %panels : index
      scf.if %620 {
        scf.if %23 {
          %621 = memref.load %residual[%619] : memref<?xf32>
          %622 = arith.addf %621, %571 : f32
          memref.store %622, %out[%619] : memref<?xf32>
        } else {
          memref.store %571, %out[%619] : memref<?xf32>
        }
      }
      %623 = arith.muli %0, %c16 : index
      %624 = arith.addi %623, %21 : index
      %625 = arith.addi %624, %c31 : index
      %626 = arith.muli %520, %outputFeatures : index
      %627 = arith.muli %625, %c17 : index
      %628 = arith.addi %626, %627 : index
      %629 = wave.lane
      %630 = arith.remui %629, %c17 : index
      %631 = arith.addi %628, %630 : index
      %632 = arith.cmpi slt, %625, %panels : index
      scf.if %632 {
        scf.if %23 {
          %633 = memref.load %residual[%631] : memref<?xf32>
          %634 = arith.addf %633, %586 : f32
          memref.store %634, %out[%631] : memref<?xf32>
        } else {
          memref.store %586, %out[%631] : memref<?xf32>
        }
      }
    }
    %635 = arith.addi %19, %c15 : index
    %636 = arith.muli %635, %c17 : index
    %637 = arith.addi %6, %636 : index
    %638 = arith.addi %637, %c5 : index
    %639 = arith.divui %3, %c17 : index
    %640 = arith.addi %638, %639 : index
    %641 = arith.cmpi slt, %640, %5 : index
    scf.if %641 {
      %642 = arith.cmpi eq, %hasFactors, %c11 : index
      %643 = arith.muli %640, %c5 : index
      %644 = memref.load %factors[%643] : memref<?xf32>
      %645 = arith.mulf %644, %operandScale : f32
      %646 = arith.select %642, %645, %operandScale : f32
      %647 = vector.extract %186#0[1] : f32 from vector<8xf32>
      %648 = arith.addi %21, %c15 : index
      %649 = arith.muli %0, %c16 : index
      %650 = arith.addi %649, %648 : index
      %651 = arith.subi %panels, %c11 : index
      %652 = arith.minsi %650, %651 : index
      %653 = arith.muli %652, %17 : index
      %654 = arith.remui %3, %c17 : index
      %655 = arith.muli %654, %c4 : index
      %656 = arith.addi %653, %655 : index
      %657 = vector.load %w[%656] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %658 = vector.bitcast %657 : vector<4xi8> to vector<1xf32>
      %659 = vector.extract %658[0] : f32 from vector<1xf32>
      %660 = arith.mulf %659, %646 : f32
      %661 = arith.mulf %647, %660 : f32
      %662 = vector.extract %186#1[1] : f32 from vector<8xf32>
      %663 = arith.addi %21, %c11 : index
      %664 = arith.muli %0, %c16 : index
      %665 = arith.addi %664, %663 : index
      %666 = arith.subi %panels, %c11 : index
      %667 = arith.minsi %665, %666 : index
      %668 = arith.muli %667, %17 : index
      %669 = arith.remui %3, %c17 : index
      %670 = arith.muli %669, %c4 : index
      %671 = arith.addi %668, %670 : index
      %672 = vector.load %w[%671] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %673 = vector.bitcast %672 : vector<4xi8> to vector<1xf32>
      %674 = vector.extract %673[0] : f32 from vector<1xf32>
      %675 = arith.mulf %674, %646 : f32
      %676 = arith.mulf %662, %675 : f32
      %677 = vector.extract %186#2[1] : f32 from vector<8xf32>
      %678 = arith.addi %21, %c5 : index
      %679 = arith.muli %0, %c16 : index
      %680 = arith.addi %679, %678 : index
      %681 = arith.subi %panels, %c11 : index
      %682 = arith.minsi %680, %681 : index
      %683 = arith.muli %682, %17 : index
      %684 = arith.remui %3, %c17 : index
      %685 = arith.muli %684, %c4 : index
      %686 = arith.addi %683, %685 : index
      %687 = vector.load %w[%686] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %688 = vector.bitcast %687 : vector<4xi8> to vector<1xf32>
      %689 = vector.extract %688[0] : f32 from vector<1xf32>
      %690 = arith.mulf %689, %646 : f32
      %691 = arith.mulf %677, %690 : f32
      %692 = vector.extract %186#3[1] : f32 from vector<8xf32>
      %693 = arith.addi %21, %c31 : index
      %694 = arith.muli %0, %c16 : index
      %695 = arith.addi %694, %693 : index
      %696 = arith.subi %panels, %c11 : index
      %697 = arith.minsi %695, %696 : index
      %698 = arith.muli %697, %17 : index
      %699 = arith.remui %3, %c17 : index
      %700 = arith.muli %699, %c4 : index
      %701 = arith.addi %698, %700 : index
      %702 = vector.load %w[%701] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %703 = vector.bitcast %702 : vector<4xi8> to vector<1xf32>
      %704 = vector.extract %703[0] : f32 from vector<1xf32>
      %705 = arith.mulf %704, %646 : f32
      %706 = arith.mulf %692, %705 : f32
      %707 = arith.muli %0, %c16 : index
      %708 = arith.addi %707, %21 : index
      %709 = arith.addi %708, %c15 : index
      %710 = arith.muli %640, %outputFeatures : index
      %711 = arith.muli %709, %c17 : index
      %712 = arith.addi %710, %711 : index
      %713 = wave.lane
      %714 = arith.remui %713, %c17 : index
      %715 = arith.addi %712, %714 : index
      %716 = arith.cmpi slt, %709, %panels : index
      scf.if %716 {
        scf.if %23 {
          %717 = memref.load %residual[%715] : memref<?xf32>
          %718 = arith.addf %717, %661 : f32
          memref.store %718, %out[%715] : memref<?xf32>
        } else {
          memref.store %661, %out[%715] : memref<?xf32>
        }
      }
      %719 = arith.muli %0, %c16 : index
      %720 = arith.addi %719, %21 : index
      %721 = arith.addi %720, %c11 : index
      %722 = arith.muli %640, %outputFeatures : index
      %723 = arith.muli %721, %c17 : index
      %724 = arith.addi %722, %723 : index
      %725 = wave.lane
      %726 = arith.remui %725, %c17 : index
      %727 = arith.addi %724, %726 : index
      %728 = arith.cmpi slt, %721, %panels : index
      scf.if %728 {
        scf.if %23 {
          %729 = memref.load %residual[%727] : memref<?xf32>
          %730 = arith.addf %729, %676 : f32
          memref.store %730, %out[%727] : memref<?xf32>
        } else {
          memref.store %676, %out[%727] : memref<?xf32>
        }
      }
      %731 = arith.muli %0, %c16 : index
      %732 = arith.addi %731, %21 : index
      %733 = arith.addi %732, %c5 : index
      %734 = arith.muli %640, %outputFeatures : index
      %735 = arith.muli %733, %c17 : index
      %736 = arith.addi %734, %735 : index
      %737 = wave.lane
      %738 = arith.remui %737, %c17 : index
      %739 = arith.addi %736, %738 : index
      %740 = arith.cmpi slt, %733, %panels : index
      scf.if %740 {
        scf.if %23 {
          %741 = memref.load %residual[%739] : memref<?xf32>
          %742 = arith.addf %741, %691 : f32
          memref.store %742, %out[%739] : memref<?xf32>
        } else {
          memref.store %691, %out[%739] : memref<?xf32>
        }
      }
      %743 = arith.muli %0, %c16 : index
      %744 = arith.addi %743, %21 : index
      %745 = arith.addi %744, %c31 : index
      %746 = arith.muli %640, %outputFeatures : index
      %747 = arith.muli %745, %c17 : index
      %748 = arith.addi %746, %747 : index
      %749 = wave.lane
      %750 = arith.remui %749, %c17 : index
      %751 = arith.addi %748, %750 : index
      %752 = arith.cmpi slt, %745, %panels : index
      scf.if %752 {
        scf.if %23 {
          %753 = memref.load %residual[%751] : memref<?xf32>
          %754 = arith.addf %753, %706 : f32
          memref.store %754, %out[%751] : memref<?xf32>
        } else {
          memref.store %706, %out[%751] : memref<?xf32>
        }
      }
    }
    %755 = arith.addi %19, %c15 : index
    %756 = arith.muli %755, %c17 : index
    %757 = arith.addi %6, %756 : index
    %758 = arith.addi %757, %c4 : index
    %759 = arith.divui %3, %c17 : index
    %760 = arith.addi %758, %759 : index
    %761 = arith.cmpi slt, %760, %5 : index
    scf.if %761 {
      %762 = arith.cmpi eq, %hasFactors, %c11 : index
      %763 = arith.muli %760, %c5 : index
      %764 = memref.load %factors[%763] : memref<?xf32>
      %765 = arith.mulf %764, %operandScale : f32
      %766 = arith.select %762, %765, %operandScale : f32
      %767 = vector.extract %186#0[2] : f32 from vector<8xf32>
      %768 = arith.addi %21, %c15 : index
      %769 = arith.muli %0, %c16 : index
      %770 = arith.addi %769, %768 : index
      %771 = arith.subi %panels, %c11 : index
      %772 = arith.minsi %770, %771 : index
      %773 = arith.muli %772, %17 : index
      %774 = arith.remui %3, %c17 : index
      %775 = arith.muli %774, %c4 : index
      %776 = arith.addi %773, %775 : index
      %777 = vector.load %w[%776] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %778 = vector.bitcast %777 : vector<4xi8> to vector<1xf32>
      %779 = vector.extract %778[0] : f32 from vector<1xf32>
      %780 = arith.mulf %779, %766 : f32
      %781 = arith.mulf %767, %780 : f32
      %782 = vector.extract %186#1[2] : f32 from vector<8xf32>
      %783 = arith.addi %21, %c11 : index
      %784 = arith.muli %0, %c16 : index
      %785 = arith.addi %784, %783 : index
      %786 = arith.subi %panels, %c11 : index
      %787 = arith.minsi %785, %786 : index
      %788 = arith.muli %787, %17 : index
      %789 = arith.remui %3, %c17 : index
      %790 = arith.muli %789, %c4 : index
      %791 = arith.addi %788, %790 : index
      %792 = vector.load %w[%791] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %793 = vector.bitcast %792 : vector<4xi8> to vector<1xf32>
      %794 = vector.extract %793[0] : f32 from vector<1xf32>
      %795 = arith.mulf %794, %766 : f32
      %796 = arith.mulf %782, %795 : f32
      %797 = vector.extract %186#2[2] : f32 from vector<8xf32>
      %798 = arith.addi %21, %c5 : index
      %799 = arith.muli %0, %c16 : index
      %800 = arith.addi %799, %798 : index
      %801 = arith.subi %panels, %c11 : index
      %802 = arith.minsi %800, %801 : index
      %803 = arith.muli %802, %17 : index
      %804 = arith.remui %3, %c17 : index
      %805 = arith.muli %804, %c4 : index
      %806 = arith.addi %803, %805 : index
      %807 = vector.load %w[%806] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %808 = vector.bitcast %807 : vector<4xi8> to vector<1xf32>
      %809 = vector.extract %808[0] : f32 from vector<1xf32>
      %810 = arith.mulf %809, %766 : f32
      %811 = arith.mulf %797, %810 : f32
      %812 = vector.extract %186#3[2] : f32 from vector<8xf32>
      %813 = arith.addi %21, %c31 : index
      %814 = arith.muli %0, %c16 : index
      %815 = arith.addi %814, %813 : index
      %816 = arith.subi %panels, %c11 : index
      %817 = arith.minsi %815, %816 : index
      %818 = arith.muli %817, %17 : index
      %819 = arith.remui %3, %c17 : index
      %820 = arith.muli %819, %c4 : index
      %821 = arith.addi %818, %820 : index
      %822 = vector.load %w[%821] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %823 = vector.bitcast %822 : vector<4xi8> to vector<1xf32>
      %824 = vector.extract %823[0] : f32 from vector<1xf32>
      %825 = arith.mulf %824, %766 : f32
      %826 = arith.mulf %812, %825 : f32
      %827 = arith.muli %0, %c16 : index
      %828 = arith.addi %827, %21 : index
      %829 = arith.addi %828, %c15 : index
      %830 = arith.muli %760, %outputFeatures : index
      %831 = arith.muli %829, %c17 : index
      %832 = arith.addi %830, %831 : index
      %833 = wave.lane
      %834 = arith.remui %833, %c17 : index
      %835 = arith.addi %832, %834 : index
      %836 = arith.cmpi slt, %829, %panels : index
      scf.if %836 {
        scf.if %23 {
          %837 = memref.load %residual[%835] : memref<?xf32>
          %838 = arith.addf %837, %781 : f32
          memref.store %838, %out[%835] : memref<?xf32>
        } else {
          memref.store %781, %out[%835] : memref<?xf32>
        }
      }
      %839 = arith.muli %0, %c16 : index
      %840 = arith.addi %839, %21 : index
      %841 = arith.addi %840, %c11 : index
      %842 = arith.muli %760, %outputFeatures : index
      %843 = arith.muli %841, %c17 : index
      %844 = arith.addi %842, %843 : index
      %845 = wave.lane
      %846 = arith.remui %845, %c17 : index
      %847 = arith.addi %844, %846 : index
      %848 = arith.cmpi slt, %841, %panels : index
      scf.if %848 {
        scf.if %23 {
          %849 = memref.load %residual[%847] : memref<?xf32>
          %850 = arith.addf %849, %796 : f32
          memref.store %850, %out[%847] : memref<?xf32>
        } else {
          memref.store %796, %out[%847] : memref<?xf32>
        }
      }
      %851 = arith.muli %0, %c16 : index
      %852 = arith.addi %851, %21 : index
      %853 = arith.addi %852, %c5 : index
      %854 = arith.muli %760, %outputFeatures : index
      %855 = arith.muli %853, %c17 : index
      %856 = arith.addi %854, %855 : index
      %857 = wave.lane
      %858 = arith.remui %857, %c17 : index
      %859 = arith.addi %856, %858 : index
      %860 = arith.cmpi slt, %853, %panels : index
      scf.if %860 {
        scf.if %23 {
          %861 = memref.load %residual[%859] : memref<?xf32>
          %862 = arith.addf %861, %811 : f32
          memref.store %862, %out[%859] : memref<?xf32>
        } else {
          memref.store %811, %out[%859] : memref<?xf32>
        }
      }
      %863 = arith.muli %0, %c16 : index
      %864 = arith.addi %863, %21 : index
      %865 = arith.addi %864, %c31 : index
      %866 = arith.muli %760, %outputFeatures : index
      %867 = arith.muli %865, %c17 : index
      %868 = arith.addi %866, %867 : index
      %869 = wave.lane
      %870 = arith.remui %869, %c17 : index
      %871 = arith.addi %868, %870 : index
      %872 = arith.cmpi slt, %865, %panels : index
      scf.if %872 {
        scf.if %23 {
          %873 = memref.load %residual[%871] : memref<?xf32>
          %874 = arith.addf %873, %826 : f32
          memref.store %874, %out[%871] : memref<?xf32>
        } else {
          memref.store %826, %out[%871] : memref<?xf32>
        }
      }
    }
    %875 = arith.addi %19, %c15 : index
    %876 = arith.muli %875, %c17 : index
    %877 = arith.addi %6, %876 : index
    %878 = arith.addi %877, %c32 : index
    %879 = arith.divui %3, %c17 : index
    %880 = arith.addi %878, %879 : index
    %881 = arith.cmpi slt, %880, %5 : index
    scf.if %881 {
      %882 = arith.cmpi eq, %hasFactors, %c11 : index
      %883 = arith.muli %880, %c5 : index
      %884 = memref.load %factors[%883] : memref<?xf32>
      %885 = arith.mulf %884, %operandScale : f32
      %886 = arith.select %882, %885, %operandScale : f32
      %887 = vector.extract %186#0[3] : f32 from vector<8xf32>
      %888 = arith.addi %21, %c15 : index
      %889 = arith.muli %0, %c16 : index
      %890 = arith.addi %889, %888 : index
      %891 = arith.subi %panels, %c11 : index
      %892 = arith.minsi %890, %891 : index
      %893 = arith.muli %892, %17 : index
      %894 = arith.remui %3, %c17 : index
      %895 = arith.muli %894, %c4 : index
      %896 = arith.addi %893, %895 : index
      %897 = vector.load %w[%896] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %898 = vector.bitcast %897 : vector<4xi8> to vector<1xf32>
      %899 = vector.extract %898[0] : f32 from vector<1xf32>
      %900 = arith.mulf %899, %886 : f32
      %901 = arith.mulf %887, %900 : f32
      %902 = vector.extract %186#1[3] : f32 from vector<8xf32>
      %903 = arith.addi %21, %c11 : index
      %904 = arith.muli %0, %c16 : index
      %905 = arith.addi %904, %903 : index
      %906 = arith.subi %panels, %c11 : index
      %907 = arith.minsi %905, %906 : index
      %908 = arith.muli %907, %17 : index
      %909 = arith.remui %3, %c17 : index
      %910 = arith.muli %909, %c4 : index
      %911 = arith.addi %908, %910 : index
      %912 = vector.load %w[%911] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %913 = vector.bitcast %912 : vector<4xi8> to vector<1xf32>
      %914 = vector.extract %913[0] : f32 from vector<1xf32>
      %915 = arith.mulf %914, %886 : f32
      %916 = arith.mulf %902, %915 : f32
      %917 = vector.extract %186#2[3] : f32 from vector<8xf32>
      %918 = arith.addi %21, %c5 : index
      %919 = arith.muli %0, %c16 : index
      %920 = arith.addi %919, %918 : index
      %921 = arith.subi %panels, %c11 : index
      %922 = arith.minsi %920, %921 : index
      %923 = arith.muli %922, %17 : index
      %924 = arith.remui %3, %c17 : index
      %925 = arith.muli %924, %c4 : index
      %926 = arith.addi %923, %925 : index
      %927 = vector.load %w[%926] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %928 = vector.bitcast %927 : vector<4xi8> to vector<1xf32>
      %929 = vector.extract %928[0] : f32 from vector<1xf32>
      %930 = arith.mulf %929, %886 : f32
      %931 = arith.mulf %917, %930 : f32
      %932 = vector.extract %186#3[3] : f32 from vector<8xf32>
      %933 = arith.addi %21, %c31 : index
      %934 = arith.muli %0, %c16 : index
      %935 = arith.addi %934, %933 : index
      %936 = arith.subi %panels, %c11 : index
      %937 = arith.minsi %935, %936 : index
      %938 = arith.muli %937, %17 : index
      %939 = arith.remui %3, %c17 : index
      %940 = arith.muli %939, %c4 : index
      %941 = arith.addi %938, %940 : index
      %942 = vector.load %w[%941] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %943 = vector.bitcast %942 : vector<4xi8> to vector<1xf32>
      %944 = vector.extract %943[0] : f32 from vector<1xf32>
      %945 = arith.mulf %944, %886 : f32
      %946 = arith.mulf %932, %945 : f32
      %947 = arith.muli %0, %c16 : index
      %948 = arith.addi %947, %21 : index
      %949 = arith.addi %948, %c15 : index
      %950 = arith.muli %880, %outputFeatures : index
      %951 = arith.muli %949, %c17 : index
      %952 = arith.addi %950, %951 : index
      %953 = wave.lane
      %954 = arith.remui %953, %c17 : index
      %955 = arith.addi %952, %954 : index
      %956 = arith.cmpi slt, %949, %panels : index
      scf.if %956 {
        scf.if %23 {
          %957 = memref.load %residual[%955] : memref<?xf32>
          %958 = arith.addf %957, %901 : f32
          memref.store %958, %out[%955] : memref<?xf32>
        } else {
          memref.store %901, %out[%955] : memref<?xf32>
        }
      }
      %959 = arith.muli %0, %c16 : index
      %960 = arith.addi %959, %21 : index
      %961 = arith.addi %960, %c11 : index
      %962 = arith.muli %880, %outputFeatures : index
      %963 = arith.muli %961, %c17 : index
      %964 = arith.addi %962, %963 : index
      %965 = wave.lane
      %966 = arith.remui %965, %c17 : index
      %967 = arith.addi %964, %966 : index
      %968 = arith.cmpi slt, %961, %panels : index
      scf.if %968 {
        scf.if %23 {
          %969 = memref.load %residual[%967] : memref<?xf32>
          %970 = arith.addf %969, %916 : f32
          memref.store %970, %out[%967] : memref<?xf32>
        } else {
          memref.store %916, %out[%967] : memref<?xf32>
        }
      }
      %971 = arith.muli %0, %c16 : index
      %972 = arith.addi %971, %21 : index
      %973 = arith.addi %972, %c5 : index
      %974 = arith.muli %880, %outputFeatures : index
      %975 = arith.muli %973, %c17 : index
      %976 = arith.addi %974, %975 : index
      %977 = wave.lane
      %978 = arith.remui %977, %c17 : index
      %979 = arith.addi %976, %978 : index
      %980 = arith.cmpi slt, %973, %panels : index
      scf.if %980 {
        scf.if %23 {
          %981 = memref.load %residual[%979] : memref<?xf32>
          %982 = arith.addf %981, %931 : f32
          memref.store %982, %out[%979] : memref<?xf32>
        } else {
          memref.store %931, %out[%979] : memref<?xf32>
        }
      }
      %983 = arith.muli %0, %c16 : index
      %984 = arith.addi %983, %21 : index
      %985 = arith.addi %984, %c31 : index
      %986 = arith.muli %880, %outputFeatures : index
      %987 = arith.muli %985, %c17 : index
      %988 = arith.addi %986, %987 : index
      %989 = wave.lane
      %990 = arith.remui %989, %c17 : index
      %991 = arith.addi %988, %990 : index
      %992 = arith.cmpi slt, %985, %panels : index
      scf.if %992 {
        scf.if %23 {
          %993 = memref.load %residual[%991] : memref<?xf32>
          %994 = arith.addf %993, %946 : f32
          memref.store %994, %out[%991] : memref<?xf32>
        } else {
          memref.store %946, %out[%991] : memref<?xf32>
        }
      }
    }
    %995 = arith.addi %19, %c15 : index
    %996 = arith.muli %995, %c17 : index
    %997 = arith.addi %6, %996 : index
    %998 = arith.addi %997, %c16 : index
    %999 = arith.divui %3, %c17 : index
    %1000 = arith.addi %998, %999 : index
    %1001 = arith.cmpi slt, %1000, %5 : index
    scf.if %1001 {
      %1002 = arith.cmpi eq, %hasFactors, %c11 : index
      %1003 = arith.muli %1000, %c5 : index
      %1004 = memref.load %factors[%1003] : memref<?xf32>
      %1005 = arith.mulf %1004, %operandScale : f32
      %1006 = arith.select %1002, %1005, %operandScale : f32
      %1007 = vector.extract %186#0[4] : f32 from vector<8xf32>
      %1008 = arith.addi %21, %c15 : index
      %1009 = arith.muli %0, %c16 : index
      %1010 = arith.addi %1009, %1008 : index
      %1011 = arith.subi %panels, %c11 : index
      %1012 = arith.minsi %1010, %1011 : index
      %1013 = arith.muli %1012, %17 : index
      %1014 = arith.remui %3, %c17 : index
      %1015 = arith.muli %1014, %c4 : index
      %1016 = arith.addi %1013, %1015 : index
      %1017 = vector.load %w[%1016] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1018 = vector.bitcast %1017 : vector<4xi8> to vector<1xf32>
      %1019 = vector.extract %1018[0] : f32 from vector<1xf32>
      %1020 = arith.mulf %1019, %1006 : f32
      %1021 = arith.mulf %1007, %1020 : f32
      %1022 = vector.extract %186#1[4] : f32 from vector<8xf32>
      %1023 = arith.addi %21, %c11 : index
      %1024 = arith.muli %0, %c16 : index
      %1025 = arith.addi %1024, %1023 : index
      %1026 = arith.subi %panels, %c11 : index
      %1027 = arith.minsi %1025, %1026 : index
      %1028 = arith.muli %1027, %17 : index
      %1029 = arith.remui %3, %c17 : index
      %1030 = arith.muli %1029, %c4 : index
      %1031 = arith.addi %1028, %1030 : index
      %1032 = vector.load %w[%1031] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1033 = vector.bitcast %1032 : vector<4xi8> to vector<1xf32>
      %1034 = vector.extract %1033[0] : f32 from vector<1xf32>
      %1035 = arith.mulf %1034, %1006 : f32
      %1036 = arith.mulf %1022, %1035 : f32
      %1037 = vector.extract %186#2[4] : f32 from vector<8xf32>
      %1038 = arith.addi %21, %c5 : index
      %1039 = arith.muli %0, %c16 : index
      %1040 = arith.addi %1039, %1038 : index
      %1041 = arith.subi %panels, %c11 : index
      %1042 = arith.minsi %1040, %1041 : index
      %1043 = arith.muli %1042, %17 : index
      %1044 = arith.remui %3, %c17 : index
      %1045 = arith.muli %1044, %c4 : index
      %1046 = arith.addi %1043, %1045 : index
      %1047 = vector.load %w[%1046] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1048 = vector.bitcast %1047 : vector<4xi8> to vector<1xf32>
      %1049 = vector.extract %1048[0] : f32 from vector<1xf32>
      %1050 = arith.mulf %1049, %1006 : f32
      %1051 = arith.mulf %1037, %1050 : f32
      %1052 = vector.extract %186#3[4] : f32 from vector<8xf32>
      %1053 = arith.addi %21, %c31 : index
      %1054 = arith.muli %0, %c16 : index
      %1055 = arith.addi %1054, %1053 : index
      %1056 = arith.subi %panels, %c11 : index
      %1057 = arith.minsi %1055, %1056 : index
      %1058 = arith.muli %1057, %17 : index
      %1059 = arith.remui %3, %c17 : index
      %1060 = arith.muli %1059, %c4 : index
      %1061 = arith.addi %1058, %1060 : index
      %1062 = vector.load %w[%1061] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1063 = vector.bitcast %1062 : vector<4xi8> to vector<1xf32>
      %1064 = vector.extract %1063[0] : f32 from vector<1xf32>
      %1065 = arith.mulf %1064, %1006 : f32
      %1066 = arith.mulf %1052, %1065 : f32
      %1067 = arith.muli %0, %c16 : index
      %1068 = arith.addi %1067, %21 : index
      %1069 = arith.addi %1068, %c15 : index
      %1070 = arith.muli %1000, %outputFeatures : index
      %1071 = arith.muli %1069, %c17 : index
      %1072 = arith.addi %1070, %1071 : index
      %1073 = wave.lane
      %1074 = arith.remui %1073, %c17 : index
      %1075 = arith.addi %1072, %1074 : index
      %1076 = arith.cmpi slt, %1069, %panels : index
      scf.if %1076 {
        scf.if %23 {
          %1077 = memref.load %residual[%1075] : memref<?xf32>
          %1078 = arith.addf %1077, %1021 : f32
          memref.store %1078, %out[%1075] : memref<?xf32>
        } else {
          memref.store %1021, %out[%1075] : memref<?xf32>
        }
      }
      %1079 = arith.muli %0, %c16 : index
      %1080 = arith.addi %1079, %21 : index
      %1081 = arith.addi %1080, %c11 : index
      %1082 = arith.muli %1000, %outputFeatures : index
      %1083 = arith.muli %1081, %c17 : index
      %1084 = arith.addi %1082, %1083 : index
      %1085 = wave.lane
      %1086 = arith.remui %1085, %c17 : index
      %1087 = arith.addi %1084, %1086 : index
      %1088 = arith.cmpi slt, %1081, %panels : index
      scf.if %1088 {
        scf.if %23 {
          %1089 = memref.load %residual[%1087] : memref<?xf32>
          %1090 = arith.addf %1089, %1036 : f32
          memref.store %1090, %out[%1087] : memref<?xf32>
        } else {
          memref.store %1036, %out[%1087] : memref<?xf32>
        }
      }
      %1091 = arith.muli %0, %c16 : index
      %1092 = arith.addi %1091, %21 : index
      %1093 = arith.addi %1092, %c5 : index
      %1094 = arith.muli %1000, %outputFeatures : index
      %1095 = arith.muli %1093, %c17 : index
      %1096 = arith.addi %1094, %1095 : index
      %1097 = wave.lane
      %1098 = arith.remui %1097, %c17 : index
      %1099 = arith.addi %1096, %1098 : index
      %1100 = arith.cmpi slt, %1093, %panels : index
      scf.if %1100 {
        scf.if %23 {
          %1101 = memref.load %residual[%1099] : memref<?xf32>
          %1102 = arith.addf %1101, %1051 : f32
          memref.store %1102, %out[%1099] : memref<?xf32>
        } else {
          memref.store %1051, %out[%1099] : memref<?xf32>
        }
      }
      %1103 = arith.muli %0, %c16 : index
      %1104 = arith.addi %1103, %21 : index
      %1105 = arith.addi %1104, %c31 : index
      %1106 = arith.muli %1000, %outputFeatures : index
      %1107 = arith.muli %1105, %c17 : index
      %1108 = arith.addi %1106, %1107 : index
      %1109 = wave.lane
      %1110 = arith.remui %1109, %c17 : index
      %1111 = arith.addi %1108, %1110 : index
      %1112 = arith.cmpi slt, %1105, %panels : index
      scf.if %1112 {
        scf.if %23 {
          %1113 = memref.load %residual[%1111] : memref<?xf32>
          %1114 = arith.addf %1113, %1066 : f32
          memref.store %1114, %out[%1111] : memref<?xf32>
        } else {
          memref.store %1066, %out[%1111] : memref<?xf32>
        }
      }
    }
    %1115 = arith.addi %19, %c15 : index
    %1116 = arith.muli %1115, %c17 : index
    %1117 = arith.addi %6, %1116 : index
    %1118 = arith.addi %1117, %c27 : index
    %1119 = arith.divui %3, %c17 : index
    %1120 = arith.addi %1118, %1119 : index
    %1121 = arith.cmpi slt, %1120, %5 : index
    scf.if %1121 {
      %1122 = arith.cmpi eq, %hasFactors, %c11 : index
      %1123 = arith.muli %1120, %c5 : index
      %1124 = memref.load %factors[%1123] : memref<?xf32>
      %1125 = arith.mulf %1124, %operandScale : f32
      %1126 = arith.select %1122, %1125, %operandScale : f32
      %1127 = vector.extract %186#0[5] : f32 from vector<8xf32>
      %1128 = arith.addi %21, %c15 : index
      %1129 = arith.muli %0, %c16 : index
      %1130 = arith.addi %1129, %1128 : index
      %1131 = arith.subi %panels, %c11 : index
      %1132 = arith.minsi %1130, %1131 : index
      %1133 = arith.muli %1132, %17 : index
      %1134 = arith.remui %3, %c17 : index
      %1135 = arith.muli %1134, %c4 : index
      %1136 = arith.addi %1133, %1135 : index
      %1137 = vector.load %w[%1136] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1138 = vector.bitcast %1137 : vector<4xi8> to vector<1xf32>
      %1139 = vector.extract %1138[0] : f32 from vector<1xf32>
      %1140 = arith.mulf %1139, %1126 : f32
      %1141 = arith.mulf %1127, %1140 : f32
      %1142 = vector.extract %186#1[5] : f32 from vector<8xf32>
      %1143 = arith.addi %21, %c11 : index
      %1144 = arith.muli %0, %c16 : index
      %1145 = arith.addi %1144, %1143 : index
      %1146 = arith.subi %panels, %c11 : index
      %1147 = arith.minsi %1145, %1146 : index
      %1148 = arith.muli %1147, %17 : index
      %1149 = arith.remui %3, %c17 : index
      %1150 = arith.muli %1149, %c4 : index
      %1151 = arith.addi %1148, %1150 : index
      %1152 = vector.load %w[%1151] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1153 = vector.bitcast %1152 : vector<4xi8> to vector<1xf32>
      %1154 = vector.extract %1153[0] : f32 from vector<1xf32>
      %1155 = arith.mulf %1154, %1126 : f32
      %1156 = arith.mulf %1142, %1155 : f32
      %1157 = vector.extract %186#2[5] : f32 from vector<8xf32>
      %1158 = arith.addi %21, %c5 : index
      %1159 = arith.muli %0, %c16 : index
      %1160 = arith.addi %1159, %1158 : index
      %1161 = arith.subi %panels, %c11 : index
      %1162 = arith.minsi %1160, %1161 : index
      %1163 = arith.muli %1162, %17 : index
      %1164 = arith.remui %3, %c17 : index
      %1165 = arith.muli %1164, %c4 : index
      %1166 = arith.addi %1163, %1165 : index
      %1167 = vector.load %w[%1166] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1168 = vector.bitcast %1167 : vector<4xi8> to vector<1xf32>
      %1169 = vector.extract %1168[0] : f32 from vector<1xf32>
      %1170 = arith.mulf %1169, %1126 : f32
      %1171 = arith.mulf %1157, %1170 : f32
      %1172 = vector.extract %186#3[5] : f32 from vector<8xf32>
      %1173 = arith.addi %21, %c31 : index
      %1174 = arith.muli %0, %c16 : index
      %1175 = arith.addi %1174, %1173 : index
      %1176 = arith.subi %panels, %c11 : index
      %1177 = arith.minsi %1175, %1176 : index
      %1178 = arith.muli %1177, %17 : index
      %1179 = arith.remui %3, %c17 : index
      %1180 = arith.muli %1179, %c4 : index
      %1181 = arith.addi %1178, %1180 : index
      %1182 = vector.load %w[%1181] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1183 = vector.bitcast %1182 : vector<4xi8> to vector<1xf32>
      %1184 = vector.extract %1183[0] : f32 from vector<1xf32>
      %1185 = arith.mulf %1184, %1126 : f32
      %1186 = arith.mulf %1172, %1185 : f32
      %1187 = arith.muli %0, %c16 : index
      %1188 = arith.addi %1187, %21 : index
      %1189 = arith.addi %1188, %c15 : index
      %1190 = arith.muli %1120, %outputFeatures : index
      %1191 = arith.muli %1189, %c17 : index
      %1192 = arith.addi %1190, %1191 : index
      %1193 = wave.lane
      %1194 = arith.remui %1193, %c17 : index
      %1195 = arith.addi %1192, %1194 : index
      %1196 = arith.cmpi slt, %1189, %panels : index
      scf.if %1196 {
        scf.if %23 {
          %1197 = memref.load %residual[%1195] : memref<?xf32>
          %1198 = arith.addf %1197, %1141 : f32
          memref.store %1198, %out[%1195] : memref<?xf32>
        } else {
          memref.store %1141, %out[%1195] : memref<?xf32>
        }
      }
      %1199 = arith.muli %0, %c16 : index
      %1200 = arith.addi %1199, %21 : index
      %1201 = arith.addi %1200, %c11 : index
      %1202 = arith.muli %1120, %outputFeatures : index
      %1203 = arith.muli %1201, %c17 : index
      %1204 = arith.addi %1202, %1203 : index
      %1205 = wave.lane
      %1206 = arith.remui %1205, %c17 : index
      %1207 = arith.addi %1204, %1206 : index
      %1208 = arith.cmpi slt, %1201, %panels : index
      scf.if %1208 {
        scf.if %23 {
          %1209 = memref.load %residual[%1207] : memref<?xf32>
          %1210 = arith.addf %1209, %1156 : f32
          memref.store %1210, %out[%1207] : memref<?xf32>
        } else {
          memref.store %1156, %out[%1207] : memref<?xf32>
        }
      }
      %1211 = arith.muli %0, %c16 : index
      %1212 = arith.addi %1211, %21 : index
      %1213 = arith.addi %1212, %c5 : index
      %1214 = arith.muli %1120, %outputFeatures : index
      %1215 = arith.muli %1213, %c17 : index
      %1216 = arith.addi %1214, %1215 : index
      %1217 = wave.lane
      %1218 = arith.remui %1217, %c17 : index
      %1219 = arith.addi %1216, %1218 : index
      %1220 = arith.cmpi slt, %1213, %panels : index
      scf.if %1220 {
        scf.if %23 {
          %1221 = memref.load %residual[%1219] : memref<?xf32>
          %1222 = arith.addf %1221, %1171 : f32
          memref.store %1222, %out[%1219] : memref<?xf32>
        } else {
          memref.store %1171, %out[%1219] : memref<?xf32>
        }
      }
      %1223 = arith.muli %0, %c16 : index
      %1224 = arith.addi %1223, %21 : index
      %1225 = arith.addi %1224, %c31 : index
      %1226 = arith.muli %1120, %outputFeatures : index
      %1227 = arith.muli %1225, %c17 : index
      %1228 = arith.addi %1226, %1227 : index
      %1229 = wave.lane
      %1230 = arith.remui %1229, %c17 : index
      %1231 = arith.addi %1228, %1230 : index
      %1232 = arith.cmpi slt, %1225, %panels : index
      scf.if %1232 {
        scf.if %23 {
          %1233 = memref.load %residual[%1231] : memref<?xf32>
          %1234 = arith.addf %1233, %1186 : f32
          memref.store %1234, %out[%1231] : memref<?xf32>
        } else {
          memref.store %1186, %out[%1231] : memref<?xf32>
        }
      }
    }
    %1235 = arith.addi %19, %c15 : index
    %1236 = arith.muli %1235, %c17 : index
    %1237 = arith.addi %6, %1236 : index
    %1238 = arith.addi %1237, %c33 : index
    %1239 = arith.divui %3, %c17 : index
    %1240 = arith.addi %1238, %1239 : index
    %1241 = arith.cmpi slt, %1240, %5 : index
    scf.if %1241 {
      %1242 = arith.cmpi eq, %hasFactors, %c11 : index
      %1243 = arith.muli %1240, %c5 : index
      %1244 = memref.load %factors[%1243] : memref<?xf32>
      %1245 = arith.mulf %1244, %operandScale : f32
      %1246 = arith.select %1242, %1245, %operandScale : f32
      %1247 = vector.extract %186#0[6] : f32 from vector<8xf32>
      %1248 = arith.addi %21, %c15 : index
      %1249 = arith.muli %0, %c16 : index
      %1250 = arith.addi %1249, %1248 : index
      %1251 = arith.subi %panels, %c11 : index
      %1252 = arith.minsi %1250, %1251 : index
      %1253 = arith.muli %1252, %17 : index
      %1254 = arith.remui %3, %c17 : index
      %1255 = arith.muli %1254, %c4 : index
      %1256 = arith.addi %1253, %1255 : index
      %1257 = vector.load %w[%1256] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1258 = vector.bitcast %1257 : vector<4xi8> to vector<1xf32>
      %1259 = vector.extract %1258[0] : f32 from vector<1xf32>
      %1260 = arith.mulf %1259, %1246 : f32
      %1261 = arith.mulf %1247, %1260 : f32
      %1262 = vector.extract %186#1[6] : f32 from vector<8xf32>
      %1263 = arith.addi %21, %c11 : index
      %1264 = arith.muli %0, %c16 : index
      %1265 = arith.addi %1264, %1263 : index
      %1266 = arith.subi %panels, %c11 : index
      %1267 = arith.minsi %1265, %1266 : index
      %1268 = arith.muli %1267, %17 : index
      %1269 = arith.remui %3, %c17 : index
      %1270 = arith.muli %1269, %c4 : index
      %1271 = arith.addi %1268, %1270 : index
      %1272 = vector.load %w[%1271] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1273 = vector.bitcast %1272 : vector<4xi8> to vector<1xf32>
      %1274 = vector.extract %1273[0] : f32 from vector<1xf32>
      %1275 = arith.mulf %1274, %1246 : f32
      %1276 = arith.mulf %1262, %1275 : f32
      %1277 = vector.extract %186#2[6] : f32 from vector<8xf32>
      %1278 = arith.addi %21, %c5 : index
      %1279 = arith.muli %0, %c16 : index
      %1280 = arith.addi %1279, %1278 : index
      %1281 = arith.subi %panels, %c11 : index
      %1282 = arith.minsi %1280, %1281 : index
      %1283 = arith.muli %1282, %17 : index
      %1284 = arith.remui %3, %c17 : index
      %1285 = arith.muli %1284, %c4 : index
      %1286 = arith.addi %1283, %1285 : index
      %1287 = vector.load %w[%1286] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1288 = vector.bitcast %1287 : vector<4xi8> to vector<1xf32>
      %1289 = vector.extract %1288[0] : f32 from vector<1xf32>
      %1290 = arith.mulf %1289, %1246 : f32
      %1291 = arith.mulf %1277, %1290 : f32
      %1292 = vector.extract %186#3[6] : f32 from vector<8xf32>
      %1293 = arith.addi %21, %c31 : index
      %1294 = arith.muli %0, %c16 : index
      %1295 = arith.addi %1294, %1293 : index
      %1296 = arith.subi %panels, %c11 : index
      %1297 = arith.minsi %1295, %1296 : index
      %1298 = arith.muli %1297, %17 : index
      %1299 = arith.remui %3, %c17 : index
      %1300 = arith.muli %1299, %c4 : index
      %1301 = arith.addi %1298, %1300 : index
      %1302 = vector.load %w[%1301] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1303 = vector.bitcast %1302 : vector<4xi8> to vector<1xf32>
      %1304 = vector.extract %1303[0] : f32 from vector<1xf32>
      %1305 = arith.mulf %1304, %1246 : f32
      %1306 = arith.mulf %1292, %1305 : f32
      %1307 = arith.muli %0, %c16 : index
      %1308 = arith.addi %1307, %21 : index
      %1309 = arith.addi %1308, %c15 : index
      %1310 = arith.muli %1240, %outputFeatures : index
      %1311 = arith.muli %1309, %c17 : index
      %1312 = arith.addi %1310, %1311 : index
      %1313 = wave.lane
      %1314 = arith.remui %1313, %c17 : index
      %1315 = arith.addi %1312, %1314 : index
      %1316 = arith.cmpi slt, %1309, %panels : index
      scf.if %1316 {
        scf.if %23 {
          %1317 = memref.load %residual[%1315] : memref<?xf32>
          %1318 = arith.addf %1317, %1261 : f32
          memref.store %1318, %out[%1315] : memref<?xf32>
        } else {
          memref.store %1261, %out[%1315] : memref<?xf32>
        }
      }
      %1319 = arith.muli %0, %c16 : index
      %1320 = arith.addi %1319, %21 : index
      %1321 = arith.addi %1320, %c11 : index
      %1322 = arith.muli %1240, %outputFeatures : index
      %1323 = arith.muli %1321, %c17 : index
      %1324 = arith.addi %1322, %1323 : index
      %1325 = wave.lane
      %1326 = arith.remui %1325, %c17 : index
      %1327 = arith.addi %1324, %1326 : index
      %1328 = arith.cmpi slt, %1321, %panels : index
      scf.if %1328 {
        scf.if %23 {
          %1329 = memref.load %residual[%1327] : memref<?xf32>
          %1330 = arith.addf %1329, %1276 : f32
          memref.store %1330, %out[%1327] : memref<?xf32>
        } else {
          memref.store %1276, %out[%1327] : memref<?xf32>
        }
      }
      %1331 = arith.muli %0, %c16 : index
      %1332 = arith.addi %1331, %21 : index
      %1333 = arith.addi %1332, %c5 : index
      %1334 = arith.muli %1240, %outputFeatures : index
      %1335 = arith.muli %1333, %c17 : index
      %1336 = arith.addi %1334, %1335 : index
      %1337 = wave.lane
      %1338 = arith.remui %1337, %c17 : index
      %1339 = arith.addi %1336, %1338 : index
      %1340 = arith.cmpi slt, %1333, %panels : index
      scf.if %1340 {
        scf.if %23 {
          %1341 = memref.load %residual[%1339] : memref<?xf32>
          %1342 = arith.addf %1341, %1291 : f32
          memref.store %1342, %out[%1339] : memref<?xf32>
        } else {
          memref.store %1291, %out[%1339] : memref<?xf32>
        }
      }
      %1343 = arith.muli %0, %c16 : index
      %1344 = arith.addi %1343, %21 : index
      %1345 = arith.addi %1344, %c31 : index
      %1346 = arith.muli %1240, %outputFeatures : index
      %1347 = arith.muli %1345, %c17 : index
      %1348 = arith.addi %1346, %1347 : index
      %1349 = wave.lane
      %1350 = arith.remui %1349, %c17 : index
      %1351 = arith.addi %1348, %1350 : index
      %1352 = arith.cmpi slt, %1345, %panels : index
      scf.if %1352 {
        scf.if %23 {
          %1353 = memref.load %residual[%1351] : memref<?xf32>
          %1354 = arith.addf %1353, %1306 : f32
          memref.store %1354, %out[%1351] : memref<?xf32>
        } else {
          memref.store %1306, %out[%1351] : memref<?xf32>
        }
      }
    }
    %1355 = arith.addi %19, %c15 : index
    %1356 = arith.muli %1355, %c17 : index
    %1357 = arith.addi %6, %1356 : index
    %1358 = arith.addi %1357, %c34 : index
    %1359 = arith.divui %3, %c17 : index
    %1360 = arith.addi %1358, %1359 : index
    %1361 = arith.cmpi slt, %1360, %5 : index
    scf.if %1361 {
      %1362 = arith.cmpi eq, %hasFactors, %c11 : index
      %1363 = arith.muli %1360, %c5 : index
      %1364 = memref.load %factors[%1363] : memref<?xf32>
      %1365 = arith.mulf %1364, %operandScale : f32
      %1366 = arith.select %1362, %1365, %operandScale : f32
      %1367 = vector.extract %186#0[7] : f32 from vector<8xf32>
      %1368 = arith.addi %21, %c15 : index
      %1369 = arith.muli %0, %c16 : index
      %1370 = arith.addi %1369, %1368 : index
      %1371 = arith.subi %panels, %c11 : index
      %1372 = arith.minsi %1370, %1371 : index
      %1373 = arith.muli %1372, %17 : index
      %1374 = arith.remui %3, %c17 : index
      %1375 = arith.muli %1374, %c4 : index
      %1376 = arith.addi %1373, %1375 : index
      %1377 = vector.load %w[%1376] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1378 = vector.bitcast %1377 : vector<4xi8> to vector<1xf32>
      %1379 = vector.extract %1378[0] : f32 from vector<1xf32>
      %1380 = arith.mulf %1379, %1366 : f32
      %1381 = arith.mulf %1367, %1380 : f32
      %1382 = vector.extract %186#1[7] : f32 from vector<8xf32>
      %1383 = arith.addi %21, %c11 : index
      %1384 = arith.muli %0, %c16 : index
      %1385 = arith.addi %1384, %1383 : index
      %1386 = arith.subi %panels, %c11 : index
      %1387 = arith.minsi %1385, %1386 : index
      %1388 = arith.muli %1387, %17 : index
      %1389 = arith.remui %3, %c17 : index
      %1390 = arith.muli %1389, %c4 : index
      %1391 = arith.addi %1388, %1390 : index
      %1392 = vector.load %w[%1391] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1393 = vector.bitcast %1392 : vector<4xi8> to vector<1xf32>
      %1394 = vector.extract %1393[0] : f32 from vector<1xf32>
      %1395 = arith.mulf %1394, %1366 : f32
      %1396 = arith.mulf %1382, %1395 : f32
      %1397 = vector.extract %186#2[7] : f32 from vector<8xf32>
      %1398 = arith.addi %21, %c5 : index
      %1399 = arith.muli %0, %c16 : index
      %1400 = arith.addi %1399, %1398 : index
      %1401 = arith.subi %panels, %c11 : index
      %1402 = arith.minsi %1400, %1401 : index
      %1403 = arith.muli %1402, %17 : index
      %1404 = arith.remui %3, %c17 : index
      %1405 = arith.muli %1404, %c4 : index
      %1406 = arith.addi %1403, %1405 : index
      %1407 = vector.load %w[%1406] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1408 = vector.bitcast %1407 : vector<4xi8> to vector<1xf32>
      %1409 = vector.extract %1408[0] : f32 from vector<1xf32>
      %1410 = arith.mulf %1409, %1366 : f32
      %1411 = arith.mulf %1397, %1410 : f32
      %1412 = vector.extract %186#3[7] : f32 from vector<8xf32>
      %1413 = arith.addi %21, %c31 : index
      %1414 = arith.muli %0, %c16 : index
      %1415 = arith.addi %1414, %1413 : index
      %1416 = arith.subi %panels, %c11 : index
      %1417 = arith.minsi %1415, %1416 : index
      %1418 = arith.muli %1417, %17 : index
      %1419 = arith.remui %3, %c17 : index
      %1420 = arith.muli %1419, %c4 : index
      %1421 = arith.addi %1418, %1420 : index
      %1422 = vector.load %w[%1421] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1423 = vector.bitcast %1422 : vector<4xi8> to vector<1xf32>
      %1424 = vector.extract %1423[0] : f32 from vector<1xf32>
      %1425 = arith.mulf %1424, %1366 : f32
      %1426 = arith.mulf %1412, %1425 : f32
      %1427 = arith.muli %0, %c16 : index
      %1428 = arith.addi %1427, %21 : index
      %1429 = arith.addi %1428, %c15 : index
      %1430 = arith.muli %1360, %outputFeatures : index
      %1431 = arith.muli %1429, %c17 : index
      %1432 = arith.addi %1430, %1431 : index
      %1433 = wave.lane
      %1434 = arith.remui %1433, %c17 : index
      %1435 = arith.addi %1432, %1434 : index
      %1436 = arith.cmpi slt, %1429, %panels : index
      scf.if %1436 {
        scf.if %23 {
          %1437 = memref.load %residual[%1435] : memref<?xf32>
          %1438 = arith.addf %1437, %1381 : f32
          memref.store %1438, %out[%1435] : memref<?xf32>
        } else {
          memref.store %1381, %out[%1435] : memref<?xf32>
        }
      }
      %1439 = arith.muli %0, %c16 : index
      %1440 = arith.addi %1439, %21 : index
      %1441 = arith.addi %1440, %c11 : index
      %1442 = arith.muli %1360, %outputFeatures : index
      %1443 = arith.muli %1441, %c17 : index
      %1444 = arith.addi %1442, %1443 : index
      %1445 = wave.lane
      %1446 = arith.remui %1445, %c17 : index
      %1447 = arith.addi %1444, %1446 : index
      %1448 = arith.cmpi slt, %1441, %panels : index
      scf.if %1448 {
        scf.if %23 {
          %1449 = memref.load %residual[%1447] : memref<?xf32>
          %1450 = arith.addf %1449, %1396 : f32
          memref.store %1450, %out[%1447] : memref<?xf32>
        } else {
          memref.store %1396, %out[%1447] : memref<?xf32>
        }
      }
      %1451 = arith.muli %0, %c16 : index
      %1452 = arith.addi %1451, %21 : index
      %1453 = arith.addi %1452, %c5 : index
      %1454 = arith.muli %1360, %outputFeatures : index
      %1455 = arith.muli %1453, %c17 : index
      %1456 = arith.addi %1454, %1455 : index
      %1457 = wave.lane
      %1458 = arith.remui %1457, %c17 : index
      %1459 = arith.addi %1456, %1458 : index
      %1460 = arith.cmpi slt, %1453, %panels : index
      scf.if %1460 {
        scf.if %23 {
          %1461 = memref.load %residual[%1459] : memref<?xf32>
          %1462 = arith.addf %1461, %1411 : f32
          memref.store %1462, %out[%1459] : memref<?xf32>
        } else {
          memref.store %1411, %out[%1459] : memref<?xf32>
        }
      }
      %1463 = arith.muli %0, %c16 : index
      %1464 = arith.addi %1463, %21 : index
      %1465 = arith.addi %1464, %c31 : index
      %1466 = arith.muli %1360, %outputFeatures : index
      %1467 = arith.muli %1465, %c17 : index
      %1468 = arith.addi %1466, %1467 : index
      %1469 = wave.lane
      %1470 = arith.remui %1469, %c17 : index
      %1471 = arith.addi %1468, %1470 : index
      %1472 = arith.cmpi slt, %1465, %panels : index
      scf.if %1472 {
        scf.if %23 {
          %1473 = memref.load %residual[%1471] : memref<?xf32>
          %1474 = arith.addf %1473, %1426 : f32
          memref.store %1474, %out[%1471] : memref<?xf32>
        } else {
          memref.store %1426, %out[%1471] : memref<?xf32>
        }
      }
    }
    %1475 = arith.addi %19, %c11 : index
    %1476 = arith.muli %1475, %c17 : index
    %1477 = arith.addi %6, %1476 : index
    %1478 = arith.addi %1477, %c15 : index
    %1479 = arith.divui %3, %c17 : index
    %1480 = arith.addi %1478, %1479 : index
    %1481 = arith.cmpi slt, %1480, %5 : index
    scf.if %1481 {
      %1482 = arith.cmpi eq, %hasFactors, %c11 : index
      %1483 = arith.muli %1480, %c5 : index
      %1484 = memref.load %factors[%1483] : memref<?xf32>
      %1485 = arith.mulf %1484, %operandScale : f32
      %1486 = arith.select %1482, %1485, %operandScale : f32
      %1487 = vector.extract %186#4[0] : f32 from vector<8xf32>
      %1488 = arith.addi %21, %c15 : index
      %1489 = arith.muli %0, %c16 : index
      %1490 = arith.addi %1489, %1488 : index
      %1491 = arith.subi %panels, %c11 : index
      %1492 = arith.minsi %1490, %1491 : index
      %1493 = arith.muli %1492, %17 : index
      %1494 = arith.remui %3, %c17 : index
      %1495 = arith.muli %1494, %c4 : index
      %1496 = arith.addi %1493, %1495 : index
      %1497 = vector.load %w[%1496] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1498 = vector.bitcast %1497 : vector<4xi8> to vector<1xf32>
      %1499 = vector.extract %1498[0] : f32 from vector<1xf32>
      %1500 = arith.mulf %1499, %1486 : f32
      %1501 = arith.mulf %1487, %1500 : f32
      %1502 = vector.extract %186#5[0] : f32 from vector<8xf32>
      %1503 = arith.addi %21, %c11 : index
      %1504 = arith.muli %0, %c16 : index
      %1505 = arith.addi %1504, %1503 : index
      %1506 = arith.subi %panels, %c11 : index
      %1507 = arith.minsi %1505, %1506 : index
      %1508 = arith.muli %1507, %17 : index
      %1509 = arith.remui %3, %c17 : index
      %1510 = arith.muli %1509, %c4 : index
      %1511 = arith.addi %1508, %1510 : index
      %1512 = vector.load %w[%1511] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1513 = vector.bitcast %1512 : vector<4xi8> to vector<1xf32>
      %1514 = vector.extract %1513[0] : f32 from vector<1xf32>
      %1515 = arith.mulf %1514, %1486 : f32
      %1516 = arith.mulf %1502, %1515 : f32
      %1517 = vector.extract %186#6[0] : f32 from vector<8xf32>
      %1518 = arith.addi %21, %c5 : index
      %1519 = arith.muli %0, %c16 : index
      %1520 = arith.addi %1519, %1518 : index
      %1521 = arith.subi %panels, %c11 : index
      %1522 = arith.minsi %1520, %1521 : index
      %1523 = arith.muli %1522, %17 : index
      %1524 = arith.remui %3, %c17 : index
      %1525 = arith.muli %1524, %c4 : index
      %1526 = arith.addi %1523, %1525 : index
      %1527 = vector.load %w[%1526] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1528 = vector.bitcast %1527 : vector<4xi8> to vector<1xf32>
      %1529 = vector.extract %1528[0] : f32 from vector<1xf32>
      %1530 = arith.mulf %1529, %1486 : f32
      %1531 = arith.mulf %1517, %1530 : f32
      %1532 = vector.extract %186#7[0] : f32 from vector<8xf32>
      %1533 = arith.addi %21, %c31 : index
      %1534 = arith.muli %0, %c16 : index
      %1535 = arith.addi %1534, %1533 : index
      %1536 = arith.subi %panels, %c11 : index
      %1537 = arith.minsi %1535, %1536 : index
      %1538 = arith.muli %1537, %17 : index
      %1539 = arith.remui %3, %c17 : index
      %1540 = arith.muli %1539, %c4 : index
      %1541 = arith.addi %1538, %1540 : index
      %1542 = vector.load %w[%1541] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1543 = vector.bitcast %1542 : vector<4xi8> to vector<1xf32>
      %1544 = vector.extract %1543[0] : f32 from vector<1xf32>
      %1545 = arith.mulf %1544, %1486 : f32
      %1546 = arith.mulf %1532, %1545 : f32
      %1547 = arith.muli %0, %c16 : index
      %1548 = arith.addi %1547, %21 : index
      %1549 = arith.addi %1548, %c15 : index
      %1550 = arith.muli %1480, %outputFeatures : index
      %1551 = arith.muli %1549, %c17 : index
      %1552 = arith.addi %1550, %1551 : index
      %1553 = wave.lane
      %1554 = arith.remui %1553, %c17 : index
      %1555 = arith.addi %1552, %1554 : index
      %1556 = arith.cmpi slt, %1549, %panels : index
      scf.if %1556 {
        scf.if %23 {
          %1557 = memref.load %residual[%1555] : memref<?xf32>
          %1558 = arith.addf %1557, %1501 : f32
          memref.store %1558, %out[%1555] : memref<?xf32>
        } else {
          memref.store %1501, %out[%1555] : memref<?xf32>
        }
      }
      %1559 = arith.muli %0, %c16 : index
      %1560 = arith.addi %1559, %21 : index
      %1561 = arith.addi %1560, %c11 : index
      %1562 = arith.muli %1480, %outputFeatures : index
      %1563 = arith.muli %1561, %c17 : index
      %1564 = arith.addi %1562, %1563 : index
      %1565 = wave.lane
      %1566 = arith.remui %1565, %c17 : index
      %1567 = arith.addi %1564, %1566 : index
      %1568 = arith.cmpi slt, %1561, %panels : index
      scf.if %1568 {
        scf.if %23 {
          %1569 = memref.load %residual[%1567] : memref<?xf32>
          %1570 = arith.addf %1569, %1516 : f32
          memref.store %1570, %out[%1567] : memref<?xf32>
        } else {
          memref.store %1516, %out[%1567] : memref<?xf32>
        }
      }
      %1571 = arith.muli %0, %c16 : index
      %1572 = arith.addi %1571, %21 : index
      %1573 = arith.addi %1572, %c5 : index
      %1574 = arith.muli %1480, %outputFeatures : index
      %1575 = arith.muli %1573, %c17 : index
      %1576 = arith.addi %1574, %1575 : index
      %1577 = wave.lane
      %1578 = arith.remui %1577, %c17 : index
      %1579 = arith.addi %1576, %1578 : index
      %1580 = arith.cmpi slt, %1573, %panels : index
      scf.if %1580 {
        scf.if %23 {
          %1581 = memref.load %residual[%1579] : memref<?xf32>
          %1582 = arith.addf %1581, %1531 : f32
          memref.store %1582, %out[%1579] : memref<?xf32>
        } else {
          memref.store %1531, %out[%1579] : memref<?xf32>
        }
      }
      %1583 = arith.muli %0, %c16 : index
      %1584 = arith.addi %1583, %21 : index
      %1585 = arith.addi %1584, %c31 : index
      %1586 = arith.muli %1480, %outputFeatures : index
      %1587 = arith.muli %1585, %c17 : index
      %1588 = arith.addi %1586, %1587 : index
      %1589 = wave.lane
      %1590 = arith.remui %1589, %c17 : index
      %1591 = arith.addi %1588, %1590 : index
      %1592 = arith.cmpi slt, %1585, %panels : index
      scf.if %1592 {
        scf.if %23 {
          %1593 = memref.load %residual[%1591] : memref<?xf32>
          %1594 = arith.addf %1593, %1546 : f32
          memref.store %1594, %out[%1591] : memref<?xf32>
        } else {
          memref.store %1546, %out[%1591] : memref<?xf32>
        }
      }
    }
    %1595 = arith.addi %19, %c11 : index
    %1596 = arith.muli %1595, %c17 : index
    %1597 = arith.addi %6, %1596 : index
    %1598 = arith.addi %1597, %c5 : index
    %1599 = arith.divui %3, %c17 : index
    %1600 = arith.addi %1598, %1599 : index
    %1601 = arith.cmpi slt, %1600, %5 : index
    scf.if %1601 {
      %1602 = arith.cmpi eq, %hasFactors, %c11 : index
      %1603 = arith.muli %1600, %c5 : index
      %1604 = memref.load %factors[%1603] : memref<?xf32>
      %1605 = arith.mulf %1604, %operandScale : f32
      %1606 = arith.select %1602, %1605, %operandScale : f32
      %1607 = vector.extract %186#4[1] : f32 from vector<8xf32>
      %1608 = arith.addi %21, %c15 : index
      %1609 = arith.muli %0, %c16 : index
      %1610 = arith.addi %1609, %1608 : index
      %1611 = arith.subi %panels, %c11 : index
      %1612 = arith.minsi %1610, %1611 : index
      %1613 = arith.muli %1612, %17 : index
      %1614 = arith.remui %3, %c17 : index
      %1615 = arith.muli %1614, %c4 : index
      %1616 = arith.addi %1613, %1615 : index
      %1617 = vector.load %w[%1616] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1618 = vector.bitcast %1617 : vector<4xi8> to vector<1xf32>
      %1619 = vector.extract %1618[0] : f32 from vector<1xf32>
      %1620 = arith.mulf %1619, %1606 : f32
      %1621 = arith.mulf %1607, %1620 : f32
      %1622 = vector.extract %186#5[1] : f32 from vector<8xf32>
      %1623 = arith.addi %21, %c11 : index
      %1624 = arith.muli %0, %c16 : index
      %1625 = arith.addi %1624, %1623 : index
      %1626 = arith.subi %panels, %c11 : index
      %1627 = arith.minsi %1625, %1626 : index
      %1628 = arith.muli %1627, %17 : index
      %1629 = arith.remui %3, %c17 : index
      %1630 = arith.muli %1629, %c4 : index
      %1631 = arith.addi %1628, %1630 : index
      %1632 = vector.load %w[%1631] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1633 = vector.bitcast %1632 : vector<4xi8> to vector<1xf32>
      %1634 = vector.extract %1633[0] : f32 from vector<1xf32>
      %1635 = arith.mulf %1634, %1606 : f32
      %1636 = arith.mulf %1622, %1635 : f32
      %1637 = vector.extract %186#6[1] : f32 from vector<8xf32>
      %1638 = arith.addi %21, %c5 : index
      %1639 = arith.muli %0, %c16 : index
      %1640 = arith.addi %1639, %1638 : index
      %1641 = arith.subi %panels, %c11 : index
      %1642 = arith.minsi %1640, %1641 : index
      %1643 = arith.muli %1642, %17 : index
      %1644 = arith.remui %3, %c17 : index
      %1645 = arith.muli %1644, %c4 : index
      %1646 = arith.addi %1643, %1645 : index
      %1647 = vector.load %w[%1646] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1648 = vector.bitcast %1647 : vector<4xi8> to vector<1xf32>
      %1649 = vector.extract %1648[0] : f32 from vector<1xf32>
      %1650 = arith.mulf %1649, %1606 : f32
      %1651 = arith.mulf %1637, %1650 : f32
      %1652 = vector.extract %186#7[1] : f32 from vector<8xf32>
      %1653 = arith.addi %21, %c31 : index
      %1654 = arith.muli %0, %c16 : index
      %1655 = arith.addi %1654, %1653 : index
      %1656 = arith.subi %panels, %c11 : index
      %1657 = arith.minsi %1655, %1656 : index
      %1658 = arith.muli %1657, %17 : index
      %1659 = arith.remui %3, %c17 : index
      %1660 = arith.muli %1659, %c4 : index
      %1661 = arith.addi %1658, %1660 : index
      %1662 = vector.load %w[%1661] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1663 = vector.bitcast %1662 : vector<4xi8> to vector<1xf32>
      %1664 = vector.extract %1663[0] : f32 from vector<1xf32>
      %1665 = arith.mulf %1664, %1606 : f32
      %1666 = arith.mulf %1652, %1665 : f32
      %1667 = arith.muli %0, %c16 : index
      %1668 = arith.addi %1667, %21 : index
      %1669 = arith.addi %1668, %c15 : index
      %1670 = arith.muli %1600, %outputFeatures : index
      %1671 = arith.muli %1669, %c17 : index
      %1672 = arith.addi %1670, %1671 : index
      %1673 = wave.lane
      %1674 = arith.remui %1673, %c17 : index
      %1675 = arith.addi %1672, %1674 : index
      %1676 = arith.cmpi slt, %1669, %panels : index
      scf.if %1676 {
        scf.if %23 {
          %1677 = memref.load %residual[%1675] : memref<?xf32>
          %1678 = arith.addf %1677, %1621 : f32
          memref.store %1678, %out[%1675] : memref<?xf32>
        } else {
          memref.store %1621, %out[%1675] : memref<?xf32>
        }
      }
      %1679 = arith.muli %0, %c16 : index
      %1680 = arith.addi %1679, %21 : index
      %1681 = arith.addi %1680, %c11 : index
      %1682 = arith.muli %1600, %outputFeatures : index
      %1683 = arith.muli %1681, %c17 : index
      %1684 = arith.addi %1682, %1683 : index
      %1685 = wave.lane
      %1686 = arith.remui %1685, %c17 : index
      %1687 = arith.addi %1684, %1686 : index
      %1688 = arith.cmpi slt, %1681, %panels : index
      scf.if %1688 {
        scf.if %23 {
          %1689 = memref.load %residual[%1687] : memref<?xf32>
          %1690 = arith.addf %1689, %1636 : f32
          memref.store %1690, %out[%1687] : memref<?xf32>
        } else {
          memref.store %1636, %out[%1687] : memref<?xf32>
        }
      }
      %1691 = arith.muli %0, %c16 : index
      %1692 = arith.addi %1691, %21 : index
      %1693 = arith.addi %1692, %c5 : index
      %1694 = arith.muli %1600, %outputFeatures : index
      %1695 = arith.muli %1693, %c17 : index
      %1696 = arith.addi %1694, %1695 : index
      %1697 = wave.lane
      %1698 = arith.remui %1697, %c17 : index
      %1699 = arith.addi %1696, %1698 : index
      %1700 = arith.cmpi slt, %1693, %panels : index
      scf.if %1700 {
        scf.if %23 {
          %1701 = memref.load %residual[%1699] : memref<?xf32>
          %1702 = arith.addf %1701, %1651 : f32
          memref.store %1702, %out[%1699] : memref<?xf32>
        } else {
          memref.store %1651, %out[%1699] : memref<?xf32>
        }
      }
      %1703 = arith.muli %0, %c16 : index
      %1704 = arith.addi %1703, %21 : index
      %1705 = arith.addi %1704, %c31 : index
      %1706 = arith.muli %1600, %outputFeatures : index
      %1707 = arith.muli %1705, %c17 : index
      %1708 = arith.addi %1706, %1707 : index
      %1709 = wave.lane
      %1710 = arith.remui %1709, %c17 : index
      %1711 = arith.addi %1708, %1710 : index
      %1712 = arith.cmpi slt, %1705, %panels : index
      scf.if %1712 {
        scf.if %23 {
          %1713 = memref.load %residual[%1711] : memref<?xf32>
          %1714 = arith.addf %1713, %1666 : f32
          memref.store %1714, %out[%1711] : memref<?xf32>
        } else {
          memref.store %1666, %out[%1711] : memref<?xf32>
        }
      }
    }
    %1715 = arith.addi %19, %c11 : index
    %1716 = arith.muli %1715, %c17 : index
    %1717 = arith.addi %6, %1716 : index
    %1718 = arith.addi %1717, %c4 : index
    %1719 = arith.divui %3, %c17 : index
    %1720 = arith.addi %1718, %1719 : index
    %1721 = arith.cmpi slt, %1720, %5 : index
    scf.if %1721 {
      %1722 = arith.cmpi eq, %hasFactors, %c11 : index
      %1723 = arith.muli %1720, %c5 : index
      %1724 = memref.load %factors[%1723] : memref<?xf32>
      %1725 = arith.mulf %1724, %operandScale : f32
      %1726 = arith.select %1722, %1725, %operandScale : f32
      %1727 = vector.extract %186#4[2] : f32 from vector<8xf32>
      %1728 = arith.addi %21, %c15 : index
      %1729 = arith.muli %0, %c16 : index
      %1730 = arith.addi %1729, %1728 : index
      %1731 = arith.subi %panels, %c11 : index
      %1732 = arith.minsi %1730, %1731 : index
      %1733 = arith.muli %1732, %17 : index
      %1734 = arith.remui %3, %c17 : index
      %1735 = arith.muli %1734, %c4 : index
      %1736 = arith.addi %1733, %1735 : index
      %1737 = vector.load %w[%1736] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1738 = vector.bitcast %1737 : vector<4xi8> to vector<1xf32>
      %1739 = vector.extract %1738[0] : f32 from vector<1xf32>
      %1740 = arith.mulf %1739, %1726 : f32
      %1741 = arith.mulf %1727, %1740 : f32
      %1742 = vector.extract %186#5[2] : f32 from vector<8xf32>
      %1743 = arith.addi %21, %c11 : index
      %1744 = arith.muli %0, %c16 : index
      %1745 = arith.addi %1744, %1743 : index
      %1746 = arith.subi %panels, %c11 : index
      %1747 = arith.minsi %1745, %1746 : index
      %1748 = arith.muli %1747, %17 : index
      %1749 = arith.remui %3, %c17 : index
      %1750 = arith.muli %1749, %c4 : index
      %1751 = arith.addi %1748, %1750 : index
      %1752 = vector.load %w[%1751] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1753 = vector.bitcast %1752 : vector<4xi8> to vector<1xf32>
      %1754 = vector.extract %1753[0] : f32 from vector<1xf32>
      %1755 = arith.mulf %1754, %1726 : f32
      %1756 = arith.mulf %1742, %1755 : f32
      %1757 = vector.extract %186#6[2] : f32 from vector<8xf32>
      %1758 = arith.addi %21, %c5 : index
      %1759 = arith.muli %0, %c16 : index
      %1760 = arith.addi %1759, %1758 : index
      %1761 = arith.subi %panels, %c11 : index
      %1762 = arith.minsi %1760, %1761 : index
      %1763 = arith.muli %1762, %17 : index
      %1764 = arith.remui %3, %c17 : index
      %1765 = arith.muli %1764, %c4 : index
      %1766 = arith.addi %1763, %1765 : index
      %1767 = vector.load %w[%1766] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1768 = vector.bitcast %1767 : vector<4xi8> to vector<1xf32>
      %1769 = vector.extract %1768[0] : f32 from vector<1xf32>
      %1770 = arith.mulf %1769, %1726 : f32
      %1771 = arith.mulf %1757, %1770 : f32
      %1772 = vector.extract %186#7[2] : f32 from vector<8xf32>
      %1773 = arith.addi %21, %c31 : index
      %1774 = arith.muli %0, %c16 : index
      %1775 = arith.addi %1774, %1773 : index
      %1776 = arith.subi %panels, %c11 : index
      %1777 = arith.minsi %1775, %1776 : index
      %1778 = arith.muli %1777, %17 : index
      %1779 = arith.remui %3, %c17 : index
      %1780 = arith.muli %1779, %c4 : index
      %1781 = arith.addi %1778, %1780 : index
      %1782 = vector.load %w[%1781] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1783 = vector.bitcast %1782 : vector<4xi8> to vector<1xf32>
      %1784 = vector.extract %1783[0] : f32 from vector<1xf32>
      %1785 = arith.mulf %1784, %1726 : f32
      %1786 = arith.mulf %1772, %1785 : f32
      %1787 = arith.muli %0, %c16 : index
      %1788 = arith.addi %1787, %21 : index
      %1789 = arith.addi %1788, %c15 : index
      %1790 = arith.muli %1720, %outputFeatures : index
      %1791 = arith.muli %1789, %c17 : index
      %1792 = arith.addi %1790, %1791 : index
      %1793 = wave.lane
      %1794 = arith.remui %1793, %c17 : index
      %1795 = arith.addi %1792, %1794 : index
      %1796 = arith.cmpi slt, %1789, %panels : index
      scf.if %1796 {
        scf.if %23 {
          %1797 = memref.load %residual[%1795] : memref<?xf32>
          %1798 = arith.addf %1797, %1741 : f32
          memref.store %1798, %out[%1795] : memref<?xf32>
        } else {
          memref.store %1741, %out[%1795] : memref<?xf32>
        }
      }
      %1799 = arith.muli %0, %c16 : index
      %1800 = arith.addi %1799, %21 : index
      %1801 = arith.addi %1800, %c11 : index
      %1802 = arith.muli %1720, %outputFeatures : index
      %1803 = arith.muli %1801, %c17 : index
      %1804 = arith.addi %1802, %1803 : index
      %1805 = wave.lane
      %1806 = arith.remui %1805, %c17 : index
      %1807 = arith.addi %1804, %1806 : index
      %1808 = arith.cmpi slt, %1801, %panels : index
      scf.if %1808 {
        scf.if %23 {
          %1809 = memref.load %residual[%1807] : memref<?xf32>
          %1810 = arith.addf %1809, %1756 : f32
          memref.store %1810, %out[%1807] : memref<?xf32>
        } else {
          memref.store %1756, %out[%1807] : memref<?xf32>
        }
      }
      %1811 = arith.muli %0, %c16 : index
      %1812 = arith.addi %1811, %21 : index
      %1813 = arith.addi %1812, %c5 : index
      %1814 = arith.muli %1720, %outputFeatures : index
      %1815 = arith.muli %1813, %c17 : index
      %1816 = arith.addi %1814, %1815 : index
      %1817 = wave.lane
      %1818 = arith.remui %1817, %c17 : index
      %1819 = arith.addi %1816, %1818 : index
      %1820 = arith.cmpi slt, %1813, %panels : index
      scf.if %1820 {
        scf.if %23 {
          %1821 = memref.load %residual[%1819] : memref<?xf32>
          %1822 = arith.addf %1821, %1771 : f32
          memref.store %1822, %out[%1819] : memref<?xf32>
        } else {
          memref.store %1771, %out[%1819] : memref<?xf32>
        }
      }
      %1823 = arith.muli %0, %c16 : index
      %1824 = arith.addi %1823, %21 : index
      %1825 = arith.addi %1824, %c31 : index
      %1826 = arith.muli %1720, %outputFeatures : index
      %1827 = arith.muli %1825, %c17 : index
      %1828 = arith.addi %1826, %1827 : index
      %1829 = wave.lane
      %1830 = arith.remui %1829, %c17 : index
      %1831 = arith.addi %1828, %1830 : index
      %1832 = arith.cmpi slt, %1825, %panels : index
      scf.if %1832 {
        scf.if %23 {
          %1833 = memref.load %residual[%1831] : memref<?xf32>
          %1834 = arith.addf %1833, %1786 : f32
          memref.store %1834, %out[%1831] : memref<?xf32>
        } else {
          memref.store %1786, %out[%1831] : memref<?xf32>
        }
      }
    }
    %1835 = arith.addi %19, %c11 : index
    %1836 = arith.muli %1835, %c17 : index
    %1837 = arith.addi %6, %1836 : index
    %1838 = arith.addi %1837, %c32 : index
    %1839 = arith.divui %3, %c17 : index
    %1840 = arith.addi %1838, %1839 : index
    %1841 = arith.cmpi slt, %1840, %5 : index
    scf.if %1841 {
      %1842 = arith.cmpi eq, %hasFactors, %c11 : index
      %1843 = arith.muli %1840, %c5 : index
      %1844 = memref.load %factors[%1843] : memref<?xf32>
      %1845 = arith.mulf %1844, %operandScale : f32
      %1846 = arith.select %1842, %1845, %operandScale : f32
      %1847 = vector.extract %186#4[3] : f32 from vector<8xf32>
      %1848 = arith.addi %21, %c15 : index
      %1849 = arith.muli %0, %c16 : index
      %1850 = arith.addi %1849, %1848 : index
      %1851 = arith.subi %panels, %c11 : index
      %1852 = arith.minsi %1850, %1851 : index
      %1853 = arith.muli %1852, %17 : index
      %1854 = arith.remui %3, %c17 : index
      %1855 = arith.muli %1854, %c4 : index
      %1856 = arith.addi %1853, %1855 : index
      %1857 = vector.load %w[%1856] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1858 = vector.bitcast %1857 : vector<4xi8> to vector<1xf32>
      %1859 = vector.extract %1858[0] : f32 from vector<1xf32>
      %1860 = arith.mulf %1859, %1846 : f32
      %1861 = arith.mulf %1847, %1860 : f32
      %1862 = vector.extract %186#5[3] : f32 from vector<8xf32>
      %1863 = arith.addi %21, %c11 : index
      %1864 = arith.muli %0, %c16 : index
      %1865 = arith.addi %1864, %1863 : index
      %1866 = arith.subi %panels, %c11 : index
      %1867 = arith.minsi %1865, %1866 : index
      %1868 = arith.muli %1867, %17 : index
      %1869 = arith.remui %3, %c17 : index
      %1870 = arith.muli %1869, %c4 : index
      %1871 = arith.addi %1868, %1870 : index
      %1872 = vector.load %w[%1871] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1873 = vector.bitcast %1872 : vector<4xi8> to vector<1xf32>
      %1874 = vector.extract %1873[0] : f32 from vector<1xf32>
      %1875 = arith.mulf %1874, %1846 : f32
      %1876 = arith.mulf %1862, %1875 : f32
      %1877 = vector.extract %186#6[3] : f32 from vector<8xf32>
      %1878 = arith.addi %21, %c5 : index
      %1879 = arith.muli %0, %c16 : index
      %1880 = arith.addi %1879, %1878 : index
      %1881 = arith.subi %panels, %c11 : index
      %1882 = arith.minsi %1880, %1881 : index
      %1883 = arith.muli %1882, %17 : index
      %1884 = arith.remui %3, %c17 : index
      %1885 = arith.muli %1884, %c4 : index
      %1886 = arith.addi %1883, %1885 : index
      %1887 = vector.load %w[%1886] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1888 = vector.bitcast %1887 : vector<4xi8> to vector<1xf32>
      %1889 = vector.extract %1888[0] : f32 from vector<1xf32>
      %1890 = arith.mulf %1889, %1846 : f32
      %1891 = arith.mulf %1877, %1890 : f32
      %1892 = vector.extract %186#7[3] : f32 from vector<8xf32>
      %1893 = arith.addi %21, %c31 : index
      %1894 = arith.muli %0, %c16 : index
      %1895 = arith.addi %1894, %1893 : index
      %1896 = arith.subi %panels, %c11 : index
      %1897 = arith.minsi %1895, %1896 : index
      %1898 = arith.muli %1897, %17 : index
      %1899 = arith.remui %3, %c17 : index
      %1900 = arith.muli %1899, %c4 : index
      %1901 = arith.addi %1898, %1900 : index
      %1902 = vector.load %w[%1901] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1903 = vector.bitcast %1902 : vector<4xi8> to vector<1xf32>
      %1904 = vector.extract %1903[0] : f32 from vector<1xf32>
      %1905 = arith.mulf %1904, %1846 : f32
      %1906 = arith.mulf %1892, %1905 : f32
      %1907 = arith.muli %0, %c16 : index
      %1908 = arith.addi %1907, %21 : index
      %1909 = arith.addi %1908, %c15 : index
      %1910 = arith.muli %1840, %outputFeatures : index
      %1911 = arith.muli %1909, %c17 : index
      %1912 = arith.addi %1910, %1911 : index
      %1913 = wave.lane
      %1914 = arith.remui %1913, %c17 : index
      %1915 = arith.addi %1912, %1914 : index
      %1916 = arith.cmpi slt, %1909, %panels : index
      scf.if %1916 {
        scf.if %23 {
          %1917 = memref.load %residual[%1915] : memref<?xf32>
          %1918 = arith.addf %1917, %1861 : f32
          memref.store %1918, %out[%1915] : memref<?xf32>
        } else {
          memref.store %1861, %out[%1915] : memref<?xf32>
        }
      }
      %1919 = arith.muli %0, %c16 : index
      %1920 = arith.addi %1919, %21 : index
      %1921 = arith.addi %1920, %c11 : index
      %1922 = arith.muli %1840, %outputFeatures : index
      %1923 = arith.muli %1921, %c17 : index
      %1924 = arith.addi %1922, %1923 : index
      %1925 = wave.lane
      %1926 = arith.remui %1925, %c17 : index
      %1927 = arith.addi %1924, %1926 : index
      %1928 = arith.cmpi slt, %1921, %panels : index
      scf.if %1928 {
        scf.if %23 {
          %1929 = memref.load %residual[%1927] : memref<?xf32>
          %1930 = arith.addf %1929, %1876 : f32
          memref.store %1930, %out[%1927] : memref<?xf32>
        } else {
          memref.store %1876, %out[%1927] : memref<?xf32>
        }
      }
      %1931 = arith.muli %0, %c16 : index
      %1932 = arith.addi %1931, %21 : index
      %1933 = arith.addi %1932, %c5 : index
      %1934 = arith.muli %1840, %outputFeatures : index
      %1935 = arith.muli %1933, %c17 : index
      %1936 = arith.addi %1934, %1935 : index
      %1937 = wave.lane
      %1938 = arith.remui %1937, %c17 : index
      %1939 = arith.addi %1936, %1938 : index
      %1940 = arith.cmpi slt, %1933, %panels : index
      scf.if %1940 {
        scf.if %23 {
          %1941 = memref.load %residual[%1939] : memref<?xf32>
          %1942 = arith.addf %1941, %1891 : f32
          memref.store %1942, %out[%1939] : memref<?xf32>
        } else {
          memref.store %1891, %out[%1939] : memref<?xf32>
        }
      }
      %1943 = arith.muli %0, %c16 : index
      %1944 = arith.addi %1943, %21 : index
      %1945 = arith.addi %1944, %c31 : index
      %1946 = arith.muli %1840, %outputFeatures : index
      %1947 = arith.muli %1945, %c17 : index
      %1948 = arith.addi %1946, %1947 : index
      %1949 = wave.lane
      %1950 = arith.remui %1949, %c17 : index
      %1951 = arith.addi %1948, %1950 : index
      %1952 = arith.cmpi slt, %1945, %panels : index
      scf.if %1952 {
        scf.if %23 {
          %1953 = memref.load %residual[%1951] : memref<?xf32>
          %1954 = arith.addf %1953, %1906 : f32
          memref.store %1954, %out[%1951] : memref<?xf32>
        } else {
          memref.store %1906, %out[%1951] : memref<?xf32>
        }
      }
    }
    %1955 = arith.addi %19, %c11 : index
    %1956 = arith.muli %1955, %c17 : index
    %1957 = arith.addi %6, %1956 : index
    %1958 = arith.addi %1957, %c16 : index
    %1959 = arith.divui %3, %c17 : index
    %1960 = arith.addi %1958, %1959 : index
    %1961 = arith.cmpi slt, %1960, %5 : index
    scf.if %1961 {
      %1962 = arith.cmpi eq, %hasFactors, %c11 : index
      %1963 = arith.muli %1960, %c5 : index
      %1964 = memref.load %factors[%1963] : memref<?xf32>
      %1965 = arith.mulf %1964, %operandScale : f32
      %1966 = arith.select %1962, %1965, %operandScale : f32
      %1967 = vector.extract %186#4[4] : f32 from vector<8xf32>
      %1968 = arith.addi %21, %c15 : index
      %1969 = arith.muli %0, %c16 : index
      %1970 = arith.addi %1969, %1968 : index
      %1971 = arith.subi %panels, %c11 : index
      %1972 = arith.minsi %1970, %1971 : index
      %1973 = arith.muli %1972, %17 : index
      %1974 = arith.remui %3, %c17 : index
      %1975 = arith.muli %1974, %c4 : index
      %1976 = arith.addi %1973, %1975 : index
      %1977 = vector.load %w[%1976] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1978 = vector.bitcast %1977 : vector<4xi8> to vector<1xf32>
      %1979 = vector.extract %1978[0] : f32 from vector<1xf32>
      %1980 = arith.mulf %1979, %1966 : f32
      %1981 = arith.mulf %1967, %1980 : f32
      %1982 = vector.extract %186#5[4] : f32 from vector<8xf32>
      %1983 = arith.addi %21, %c11 : index
      %1984 = arith.muli %0, %c16 : index
      %1985 = arith.addi %1984, %1983 : index
      %1986 = arith.subi %panels, %c11 : index
      %1987 = arith.minsi %1985, %1986 : index
      %1988 = arith.muli %1987, %17 : index
      %1989 = arith.remui %3, %c17 : index
      %1990 = arith.muli %1989, %c4 : index
      %1991 = arith.addi %1988, %1990 : index
      %1992 = vector.load %w[%1991] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1993 = vector.bitcast %1992 : vector<4xi8> to vector<1xf32>
      %1994 = vector.extract %1993[0] : f32 from vector<1xf32>
      %1995 = arith.mulf %1994, %1966 : f32
      %1996 = arith.mulf %1982, %1995 : f32
      %1997 = vector.extract %186#6[4] : f32 from vector<8xf32>
      %1998 = arith.addi %21, %c5 : index
      %1999 = arith.muli %0, %c16 : index
      %2000 = arith.addi %1999, %1998 : index
      %2001 = arith.subi %panels, %c11 : index
      %2002 = arith.minsi %2000, %2001 : index
      %2003 = arith.muli %2002, %17 : index
      %2004 = arith.remui %3, %c17 : index
      %2005 = arith.muli %2004, %c4 : index
      %2006 = arith.addi %2003, %2005 : index
      %2007 = vector.load %w[%2006] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2008 = vector.bitcast %2007 : vector<4xi8> to vector<1xf32>
      %2009 = vector.extract %2008[0] : f32 from vector<1xf32>
      %2010 = arith.mulf %2009, %1966 : f32
      %2011 = arith.mulf %1997, %2010 : f32
      %2012 = vector.extract %186#7[4] : f32 from vector<8xf32>
      %2013 = arith.addi %21, %c31 : index
      %2014 = arith.muli %0, %c16 : index
      %2015 = arith.addi %2014, %2013 : index
      %2016 = arith.subi %panels, %c11 : index
      %2017 = arith.minsi %2015, %2016 : index
      %2018 = arith.muli %2017, %17 : index
      %2019 = arith.remui %3, %c17 : index
      %2020 = arith.muli %2019, %c4 : index
      %2021 = arith.addi %2018, %2020 : index
      %2022 = vector.load %w[%2021] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2023 = vector.bitcast %2022 : vector<4xi8> to vector<1xf32>
      %2024 = vector.extract %2023[0] : f32 from vector<1xf32>
      %2025 = arith.mulf %2024, %1966 : f32
      %2026 = arith.mulf %2012, %2025 : f32
      %2027 = arith.muli %0, %c16 : index
      %2028 = arith.addi %2027, %21 : index
      %2029 = arith.addi %2028, %c15 : index
      %2030 = arith.muli %1960, %outputFeatures : index
      %2031 = arith.muli %2029, %c17 : index
      %2032 = arith.addi %2030, %2031 : index
      %2033 = wave.lane
      %2034 = arith.remui %2033, %c17 : index
      %2035 = arith.addi %2032, %2034 : index
      %2036 = arith.cmpi slt, %2029, %panels : index
      scf.if %2036 {
        scf.if %23 {
          %2037 = memref.load %residual[%2035] : memref<?xf32>
          %2038 = arith.addf %2037, %1981 : f32
          memref.store %2038, %out[%2035] : memref<?xf32>
        } else {
          memref.store %1981, %out[%2035] : memref<?xf32>
        }
      }
      %2039 = arith.muli %0, %c16 : index
      %2040 = arith.addi %2039, %21 : index
      %2041 = arith.addi %2040, %c11 : index
      %2042 = arith.muli %1960, %outputFeatures : index
      %2043 = arith.muli %2041, %c17 : index
      %2044 = arith.addi %2042, %2043 : index
      %2045 = wave.lane
      %2046 = arith.remui %2045, %c17 : index
      %2047 = arith.addi %2044, %2046 : index
      %2048 = arith.cmpi slt, %2041, %panels : index
      scf.if %2048 {
        scf.if %23 {
          %2049 = memref.load %residual[%2047] : memref<?xf32>
          %2050 = arith.addf %2049, %1996 : f32
          memref.store %2050, %out[%2047] : memref<?xf32>
        } else {
          memref.store %1996, %out[%2047] : memref<?xf32>
        }
      }
      %2051 = arith.muli %0, %c16 : index
      %2052 = arith.addi %2051, %21 : index
      %2053 = arith.addi %2052, %c5 : index
      %2054 = arith.muli %1960, %outputFeatures : index
      %2055 = arith.muli %2053, %c17 : index
      %2056 = arith.addi %2054, %2055 : index
      %2057 = wave.lane
      %2058 = arith.remui %2057, %c17 : index
      %2059 = arith.addi %2056, %2058 : index
      %2060 = arith.cmpi slt, %2053, %panels : index
      scf.if %2060 {
        scf.if %23 {
          %2061 = memref.load %residual[%2059] : memref<?xf32>
          %2062 = arith.addf %2061, %2011 : f32
          memref.store %2062, %out[%2059] : memref<?xf32>
        } else {
          memref.store %2011, %out[%2059] : memref<?xf32>
        }
      }
      %2063 = arith.muli %0, %c16 : index
      %2064 = arith.addi %2063, %21 : index
      %2065 = arith.addi %2064, %c31 : index
      %2066 = arith.muli %1960, %outputFeatures : index
      %2067 = arith.muli %2065, %c17 : index
      %2068 = arith.addi %2066, %2067 : index
      %2069 = wave.lane
      %2070 = arith.remui %2069, %c17 : index
      %2071 = arith.addi %2068, %2070 : index
      %2072 = arith.cmpi slt, %2065, %panels : index
      scf.if %2072 {
        scf.if %23 {
          %2073 = memref.load %residual[%2071] : memref<?xf32>
          %2074 = arith.addf %2073, %2026 : f32
          memref.store %2074, %out[%2071] : memref<?xf32>
        } else {
          memref.store %2026, %out[%2071] : memref<?xf32>
        }
      }
    }
    %2075 = arith.addi %19, %c11 : index
    %2076 = arith.muli %2075, %c17 : index
    %2077 = arith.addi %6, %2076 : index
    %2078 = arith.addi %2077, %c27 : index
    %2079 = arith.divui %3, %c17 : index
    %2080 = arith.addi %2078, %2079 : index
    %2081 = arith.cmpi slt, %2080, %5 : index
    scf.if %2081 {
      %2082 = arith.cmpi eq, %hasFactors, %c11 : index
      %2083 = arith.muli %2080, %c5 : index
      %2084 = memref.load %factors[%2083] : memref<?xf32>
      %2085 = arith.mulf %2084, %operandScale : f32
      %2086 = arith.select %2082, %2085, %operandScale : f32
      %2087 = vector.extract %186#4[5] : f32 from vector<8xf32>
      %2088 = arith.addi %21, %c15 : index
      %2089 = arith.muli %0, %c16 : index
      %2090 = arith.addi %2089, %2088 : index
      %2091 = arith.subi %panels, %c11 : index
      %2092 = arith.minsi %2090, %2091 : index
      %2093 = arith.muli %2092, %17 : index
      %2094 = arith.remui %3, %c17 : index
      %2095 = arith.muli %2094, %c4 : index
      %2096 = arith.addi %2093, %2095 : index
      %2097 = vector.load %w[%2096] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2098 = vector.bitcast %2097 : vector<4xi8> to vector<1xf32>
      %2099 = vector.extract %2098[0] : f32 from vector<1xf32>
      %2100 = arith.mulf %2099, %2086 : f32
      %2101 = arith.mulf %2087, %2100 : f32
      %2102 = vector.extract %186#5[5] : f32 from vector<8xf32>
      %2103 = arith.addi %21, %c11 : index
      %2104 = arith.muli %0, %c16 : index
      %2105 = arith.addi %2104, %2103 : index
      %2106 = arith.subi %panels, %c11 : index
      %2107 = arith.minsi %2105, %2106 : index
      %2108 = arith.muli %2107, %17 : index
      %2109 = arith.remui %3, %c17 : index
      %2110 = arith.muli %2109, %c4 : index
      %2111 = arith.addi %2108, %2110 : index
      %2112 = vector.load %w[%2111] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2113 = vector.bitcast %2112 : vector<4xi8> to vector<1xf32>
      %2114 = vector.extract %2113[0] : f32 from vector<1xf32>
      %2115 = arith.mulf %2114, %2086 : f32
      %2116 = arith.mulf %2102, %2115 : f32
      %2117 = vector.extract %186#6[5] : f32 from vector<8xf32>
      %2118 = arith.addi %21, %c5 : index
      %2119 = arith.muli %0, %c16 : index
      %2120 = arith.addi %2119, %2118 : index
      %2121 = arith.subi %panels, %c11 : index
      %2122 = arith.minsi %2120, %2121 : index
      %2123 = arith.muli %2122, %17 : index
      %2124 = arith.remui %3, %c17 : index
      %2125 = arith.muli %2124, %c4 : index
      %2126 = arith.addi %2123, %2125 : index
      %2127 = vector.load %w[%2126] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2128 = vector.bitcast %2127 : vector<4xi8> to vector<1xf32>
      %2129 = vector.extract %2128[0] : f32 from vector<1xf32>
      %2130 = arith.mulf %2129, %2086 : f32
      %2131 = arith.mulf %2117, %2130 : f32
      %2132 = vector.extract %186#7[5] : f32 from vector<8xf32>
      %2133 = arith.addi %21, %c31 : index
      %2134 = arith.muli %0, %c16 : index
      %2135 = arith.addi %2134, %2133 : index
      %2136 = arith.subi %panels, %c11 : index
      %2137 = arith.minsi %2135, %2136 : index
      %2138 = arith.muli %2137, %17 : index
      %2139 = arith.remui %3, %c17 : index
      %2140 = arith.muli %2139, %c4 : index
      %2141 = arith.addi %2138, %2140 : index
      %2142 = vector.load %w[%2141] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2143 = vector.bitcast %2142 : vector<4xi8> to vector<1xf32>
      %2144 = vector.extract %2143[0] : f32 from vector<1xf32>
      %2145 = arith.mulf %2144, %2086 : f32
      %2146 = arith.mulf %2132, %2145 : f32
      %2147 = arith.muli %0, %c16 : index
      %2148 = arith.addi %2147, %21 : index
      %2149 = arith.addi %2148, %c15 : index
      %2150 = arith.muli %2080, %outputFeatures : index
      %2151 = arith.muli %2149, %c17 : index
      %2152 = arith.addi %2150, %2151 : index
      %2153 = wave.lane
      %2154 = arith.remui %2153, %c17 : index
      %2155 = arith.addi %2152, %2154 : index
      %2156 = arith.cmpi slt, %2149, %panels : index
      scf.if %2156 {
        scf.if %23 {
          %2157 = memref.load %residual[%2155] : memref<?xf32>
          %2158 = arith.addf %2157, %2101 : f32
          memref.store %2158, %out[%2155] : memref<?xf32>
        } else {
          memref.store %2101, %out[%2155] : memref<?xf32>
        }
      }
      %2159 = arith.muli %0, %c16 : index
      %2160 = arith.addi %2159, %21 : index
      %2161 = arith.addi %2160, %c11 : index
      %2162 = arith.muli %2080, %outputFeatures : index
      %2163 = arith.muli %2161, %c17 : index
      %2164 = arith.addi %2162, %2163 : index
      %2165 = wave.lane
      %2166 = arith.remui %2165, %c17 : index
      %2167 = arith.addi %2164, %2166 : index
      %2168 = arith.cmpi slt, %2161, %panels : index
      scf.if %2168 {
        scf.if %23 {
          %2169 = memref.load %residual[%2167] : memref<?xf32>
          %2170 = arith.addf %2169, %2116 : f32
          memref.store %2170, %out[%2167] : memref<?xf32>
        } else {
          memref.store %2116, %out[%2167] : memref<?xf32>
        }
      }
      %2171 = arith.muli %0, %c16 : index
      %2172 = arith.addi %2171, %21 : index
      %2173 = arith.addi %2172, %c5 : index
      %2174 = arith.muli %2080, %outputFeatures : index
      %2175 = arith.muli %2173, %c17 : index
      %2176 = arith.addi %2174, %2175 : index
      %2177 = wave.lane
      %2178 = arith.remui %2177, %c17 : index
      %2179 = arith.addi %2176, %2178 : index
      %2180 = arith.cmpi slt, %2173, %panels : index
      scf.if %2180 {
        scf.if %23 {
          %2181 = memref.load %residual[%2179] : memref<?xf32>
          %2182 = arith.addf %2181, %2131 : f32
          memref.store %2182, %out[%2179] : memref<?xf32>
        } else {
          memref.store %2131, %out[%2179] : memref<?xf32>
        }
      }
      %2183 = arith.muli %0, %c16 : index
      %2184 = arith.addi %2183, %21 : index
      %2185 = arith.addi %2184, %c31 : index
      %2186 = arith.muli %2080, %outputFeatures : index
      %2187 = arith.muli %2185, %c17 : index
      %2188 = arith.addi %2186, %2187 : index
      %2189 = wave.lane
      %2190 = arith.remui %2189, %c17 : index
      %2191 = arith.addi %2188, %2190 : index
      %2192 = arith.cmpi slt, %2185, %panels : index
      scf.if %2192 {
        scf.if %23 {
          %2193 = memref.load %residual[%2191] : memref<?xf32>
          %2194 = arith.addf %2193, %2146 : f32
          memref.store %2194, %out[%2191] : memref<?xf32>
        } else {
          memref.store %2146, %out[%2191] : memref<?xf32>
        }
      }
    }
    %2195 = arith.addi %19, %c11 : index
    %2196 = arith.muli %2195, %c17 : index
    %2197 = arith.addi %6, %2196 : index
    %2198 = arith.addi %2197, %c33 : index
    %2199 = arith.divui %3, %c17 : index
    %2200 = arith.addi %2198, %2199 : index
    %2201 = arith.cmpi slt, %2200, %5 : index
    scf.if %2201 {
      %2202 = arith.cmpi eq, %hasFactors, %c11 : index
      %2203 = arith.muli %2200, %c5 : index
      %2204 = memref.load %factors[%2203] : memref<?xf32>
      %2205 = arith.mulf %2204, %operandScale : f32
      %2206 = arith.select %2202, %2205, %operandScale : f32
      %2207 = vector.extract %186#4[6] : f32 from vector<8xf32>
      %2208 = arith.addi %21, %c15 : index
      %2209 = arith.muli %0, %c16 : index
      %2210 = arith.addi %2209, %2208 : index
      %2211 = arith.subi %panels, %c11 : index
      %2212 = arith.minsi %2210, %2211 : index
      %2213 = arith.muli %2212, %17 : index
      %2214 = arith.remui %3, %c17 : index
      %2215 = arith.muli %2214, %c4 : index
      %2216 = arith.addi %2213, %2215 : index
      %2217 = vector.load %w[%2216] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2218 = vector.bitcast %2217 : vector<4xi8> to vector<1xf32>
      %2219 = vector.extract %2218[0] : f32 from vector<1xf32>
      %2220 = arith.mulf %2219, %2206 : f32
      %2221 = arith.mulf %2207, %2220 : f32
      %2222 = vector.extract %186#5[6] : f32 from vector<8xf32>
      %2223 = arith.addi %21, %c11 : index
      %2224 = arith.muli %0, %c16 : index
      %2225 = arith.addi %2224, %2223 : index
      %2226 = arith.subi %panels, %c11 : index
      %2227 = arith.minsi %2225, %2226 : index
      %2228 = arith.muli %2227, %17 : index
      %2229 = arith.remui %3, %c17 : index
      %2230 = arith.muli %2229, %c4 : index
      %2231 = arith.addi %2228, %2230 : index
      %2232 = vector.load %w[%2231] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2233 = vector.bitcast %2232 : vector<4xi8> to vector<1xf32>
      %2234 = vector.extract %2233[0] : f32 from vector<1xf32>
      %2235 = arith.mulf %2234, %2206 : f32
      %2236 = arith.mulf %2222, %2235 : f32
      %2237 = vector.extract %186#6[6] : f32 from vector<8xf32>
      %2238 = arith.addi %21, %c5 : index
      %2239 = arith.muli %0, %c16 : index
      %2240 = arith.addi %2239, %2238 : index
      %2241 = arith.subi %panels, %c11 : index
      %2242 = arith.minsi %2240, %2241 : index
      %2243 = arith.muli %2242, %17 : index
      %2244 = arith.remui %3, %c17 : index
      %2245 = arith.muli %2244, %c4 : index
      %2246 = arith.addi %2243, %2245 : index
      %2247 = vector.load %w[%2246] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2248 = vector.bitcast %2247 : vector<4xi8> to vector<1xf32>
      %2249 = vector.extract %2248[0] : f32 from vector<1xf32>
      %2250 = arith.mulf %2249, %2206 : f32
      %2251 = arith.mulf %2237, %2250 : f32
      %2252 = vector.extract %186#7[6] : f32 from vector<8xf32>
      %2253 = arith.addi %21, %c31 : index
      %2254 = arith.muli %0, %c16 : index
      %2255 = arith.addi %2254, %2253 : index
      %2256 = arith.subi %panels, %c11 : index
      %2257 = arith.minsi %2255, %2256 : index
      %2258 = arith.muli %2257, %17 : index
      %2259 = arith.remui %3, %c17 : index
      %2260 = arith.muli %2259, %c4 : index
      %2261 = arith.addi %2258, %2260 : index
      %2262 = vector.load %w[%2261] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2263 = vector.bitcast %2262 : vector<4xi8> to vector<1xf32>
      %2264 = vector.extract %2263[0] : f32 from vector<1xf32>
      %2265 = arith.mulf %2264, %2206 : f32
      %2266 = arith.mulf %2252, %2265 : f32
      %2267 = arith.muli %0, %c16 : index
      %2268 = arith.addi %2267, %21 : index
      %2269 = arith.addi %2268, %c15 : index
      %2270 = arith.muli %2200, %outputFeatures : index
      %2271 = arith.muli %2269, %c17 : index
      %2272 = arith.addi %2270, %2271 : index
      %2273 = wave.lane
      %2274 = arith.remui %2273, %c17 : index
      %2275 = arith.addi %2272, %2274 : index
      %2276 = arith.cmpi slt, %2269, %panels : index
      scf.if %2276 {
        scf.if %23 {
          %2277 = memref.load %residual[%2275] : memref<?xf32>
          %2278 = arith.addf %2277, %2221 : f32
          memref.store %2278, %out[%2275] : memref<?xf32>
        } else {
          memref.store %2221, %out[%2275] : memref<?xf32>
        }
      }
      %2279 = arith.muli %0, %c16 : index
      %2280 = arith.addi %2279, %21 : index
      %2281 = arith.addi %2280, %c11 : index
      %2282 = arith.muli %2200, %outputFeatures : index
      %2283 = arith.muli %2281, %c17 : index
      %2284 = arith.addi %2282, %2283 : index
      %2285 = wave.lane
      %2286 = arith.remui %2285, %c17 : index
      %2287 = arith.addi %2284, %2286 : index
      %2288 = arith.cmpi slt, %2281, %panels : index
      scf.if %2288 {
        scf.if %23 {
          %2289 = memref.load %residual[%2287] : memref<?xf32>
          %2290 = arith.addf %2289, %2236 : f32
          memref.store %2290, %out[%2287] : memref<?xf32>
        } else {
          memref.store %2236, %out[%2287] : memref<?xf32>
        }
      }
      %2291 = arith.muli %0, %c16 : index
      %2292 = arith.addi %2291, %21 : index
      %2293 = arith.addi %2292, %c5 : index
      %2294 = arith.muli %2200, %outputFeatures : index
      %2295 = arith.muli %2293, %c17 : index
      %2296 = arith.addi %2294, %2295 : index
      %2297 = wave.lane
      %2298 = arith.remui %2297, %c17 : index
      %2299 = arith.addi %2296, %2298 : index
      %2300 = arith.cmpi slt, %2293, %panels : index
      scf.if %2300 {
        scf.if %23 {
          %2301 = memref.load %residual[%2299] : memref<?xf32>
          %2302 = arith.addf %2301, %2251 : f32
          memref.store %2302, %out[%2299] : memref<?xf32>
        } else {
          memref.store %2251, %out[%2299] : memref<?xf32>
        }
      }
      %2303 = arith.muli %0, %c16 : index
      %2304 = arith.addi %2303, %21 : index
      %2305 = arith.addi %2304, %c31 : index
      %2306 = arith.muli %2200, %outputFeatures : index
      %2307 = arith.muli %2305, %c17 : index
      %2308 = arith.addi %2306, %2307 : index
      %2309 = wave.lane
      %2310 = arith.remui %2309, %c17 : index
      %2311 = arith.addi %2308, %2310 : index
      %2312 = arith.cmpi slt, %2305, %panels : index
      scf.if %2312 {
        scf.if %23 {
          %2313 = memref.load %residual[%2311] : memref<?xf32>
          %2314 = arith.addf %2313, %2266 : f32
          memref.store %2314, %out[%2311] : memref<?xf32>
        } else {
          memref.store %2266, %out[%2311] : memref<?xf32>
        }
      }
    }
    %2315 = arith.addi %19, %c11 : index
    %2316 = arith.muli %2315, %c17 : index
    %2317 = arith.addi %6, %2316 : index
    %2318 = arith.addi %2317, %c34 : index
    %2319 = arith.divui %3, %c17 : index
    %2320 = arith.addi %2318, %2319 : index
    %2321 = arith.cmpi slt, %2320, %5 : index
    scf.if %2321 {
      %2322 = arith.cmpi eq, %hasFactors, %c11 : index
      %2323 = arith.muli %2320, %c5 : index
      %2324 = memref.load %factors[%2323] : memref<?xf32>
      %2325 = arith.mulf %2324, %operandScale : f32
      %2326 = arith.select %2322, %2325, %operandScale : f32
      %2327 = vector.extract %186#4[7] : f32 from vector<8xf32>
      %2328 = arith.addi %21, %c15 : index
      %2329 = arith.muli %0, %c16 : index
      %2330 = arith.addi %2329, %2328 : index
      %2331 = arith.subi %panels, %c11 : index
      %2332 = arith.minsi %2330, %2331 : index
      %2333 = arith.muli %2332, %17 : index
      %2334 = arith.remui %3, %c17 : index
      %2335 = arith.muli %2334, %c4 : index
      %2336 = arith.addi %2333, %2335 : index
      %2337 = vector.load %w[%2336] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2338 = vector.bitcast %2337 : vector<4xi8> to vector<1xf32>
      %2339 = vector.extract %2338[0] : f32 from vector<1xf32>
      %2340 = arith.mulf %2339, %2326 : f32
      %2341 = arith.mulf %2327, %2340 : f32
      %2342 = vector.extract %186#5[7] : f32 from vector<8xf32>
      %2343 = arith.addi %21, %c11 : index
      %2344 = arith.muli %0, %c16 : index
      %2345 = arith.addi %2344, %2343 : index
      %2346 = arith.subi %panels, %c11 : index
      %2347 = arith.minsi %2345, %2346 : index
      %2348 = arith.muli %2347, %17 : index
      %2349 = arith.remui %3, %c17 : index
      %2350 = arith.muli %2349, %c4 : index
      %2351 = arith.addi %2348, %2350 : index
      %2352 = vector.load %w[%2351] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2353 = vector.bitcast %2352 : vector<4xi8> to vector<1xf32>
      %2354 = vector.extract %2353[0] : f32 from vector<1xf32>
      %2355 = arith.mulf %2354, %2326 : f32
      %2356 = arith.mulf %2342, %2355 : f32
      %2357 = vector.extract %186#6[7] : f32 from vector<8xf32>
      %2358 = arith.addi %21, %c5 : index
      %2359 = arith.muli %0, %c16 : index
      %2360 = arith.addi %2359, %2358 : index
      %2361 = arith.subi %panels, %c11 : index
      %2362 = arith.minsi %2360, %2361 : index
      %2363 = arith.muli %2362, %17 : index
      %2364 = arith.remui %3, %c17 : index
      %2365 = arith.muli %2364, %c4 : index
      %2366 = arith.addi %2363, %2365 : index
      %2367 = vector.load %w[%2366] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2368 = vector.bitcast %2367 : vector<4xi8> to vector<1xf32>
      %2369 = vector.extract %2368[0] : f32 from vector<1xf32>
      %2370 = arith.mulf %2369, %2326 : f32
      %2371 = arith.mulf %2357, %2370 : f32
      %2372 = vector.extract %186#7[7] : f32 from vector<8xf32>
      %2373 = arith.addi %21, %c31 : index
      %2374 = arith.muli %0, %c16 : index
      %2375 = arith.addi %2374, %2373 : index
      %2376 = arith.subi %panels, %c11 : index
      %2377 = arith.minsi %2375, %2376 : index
      %2378 = arith.muli %2377, %17 : index
      %2379 = arith.remui %3, %c17 : index
      %2380 = arith.muli %2379, %c4 : index
      %2381 = arith.addi %2378, %2380 : index
      %2382 = vector.load %w[%2381] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2383 = vector.bitcast %2382 : vector<4xi8> to vector<1xf32>
      %2384 = vector.extract %2383[0] : f32 from vector<1xf32>
      %2385 = arith.mulf %2384, %2326 : f32
      %2386 = arith.mulf %2372, %2385 : f32
      %2387 = arith.muli %0, %c16 : index
      %2388 = arith.addi %2387, %21 : index
      %2389 = arith.addi %2388, %c15 : index
      %2390 = arith.muli %2320, %outputFeatures : index
      %2391 = arith.muli %2389, %c17 : index
      %2392 = arith.addi %2390, %2391 : index
      %2393 = wave.lane
      %2394 = arith.remui %2393, %c17 : index
      %2395 = arith.addi %2392, %2394 : index
      %2396 = arith.cmpi slt, %2389, %panels : index
      scf.if %2396 {
        scf.if %23 {
          %2397 = memref.load %residual[%2395] : memref<?xf32>
          %2398 = arith.addf %2397, %2341 : f32
          memref.store %2398, %out[%2395] : memref<?xf32>
        } else {
          memref.store %2341, %out[%2395] : memref<?xf32>
        }
      }
      %2399 = arith.muli %0, %c16 : index
      %2400 = arith.addi %2399, %21 : index
      %2401 = arith.addi %2400, %c11 : index
      %2402 = arith.muli %2320, %outputFeatures : index
      %2403 = arith.muli %2401, %c17 : index
      %2404 = arith.addi %2402, %2403 : index
      %2405 = wave.lane
      %2406 = arith.remui %2405, %c17 : index
      %2407 = arith.addi %2404, %2406 : index
      %2408 = arith.cmpi slt, %2401, %panels : index
      scf.if %2408 {
        scf.if %23 {
          %2409 = memref.load %residual[%2407] : memref<?xf32>
          %2410 = arith.addf %2409, %2356 : f32
          memref.store %2410, %out[%2407] : memref<?xf32>
        } else {
          memref.store %2356, %out[%2407] : memref<?xf32>
        }
      }
      %2411 = arith.muli %0, %c16 : index
      %2412 = arith.addi %2411, %21 : index
      %2413 = arith.addi %2412, %c5 : index
      %2414 = arith.muli %2320, %outputFeatures : index
      %2415 = arith.muli %2413, %c17 : index
      %2416 = arith.addi %2414, %2415 : index
      %2417 = wave.lane
      %2418 = arith.remui %2417, %c17 : index
      %2419 = arith.addi %2416, %2418 : index
      %2420 = arith.cmpi slt, %2413, %panels : index
      scf.if %2420 {
        scf.if %23 {
          %2421 = memref.load %residual[%2419] : memref<?xf32>
          %2422 = arith.addf %2421, %2371 : f32
          memref.store %2422, %out[%2419] : memref<?xf32>
        } else {
          memref.store %2371, %out[%2419] : memref<?xf32>
        }
      }
      %2423 = arith.muli %0, %c16 : index
      %2424 = arith.addi %2423, %21 : index
      %2425 = arith.addi %2424, %c31 : index
      %2426 = arith.muli %2320, %outputFeatures : index
      %2427 = arith.muli %2425, %c17 : index
      %2428 = arith.addi %2426, %2427 : index
      %2429 = wave.lane
      %2430 = arith.remui %2429, %c17 : index
      %2431 = arith.addi %2428, %2430 : index
      %2432 = arith.cmpi slt, %2425, %panels : index
      scf.if %2432 {
        scf.if %23 {
          %2433 = memref.load %residual[%2431] : memref<?xf32>
          %2434 = arith.addf %2433, %2386 : f32
          memref.store %2434, %out[%2431] : memref<?xf32>
        } else {
          memref.store %2386, %out[%2431] : memref<?xf32>
        }
      }
    }
  }
  wave.return
}
