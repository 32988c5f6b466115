// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q2_k', waves=1, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q2_k_w1p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 4 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 64 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 1 : index
  %c8 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 48 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %c21 = arith.constant dense<196611> : vector<4xi32>
  %c22 = arith.constant dense<1677747200> : vector<4xi32>
  %c23 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %c24 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %c25 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %c26 = arith.constant dense<0x6400> : vector<32xf16>
  %c27 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c30 = arith.constant 5 : index
  %c31 = arith.constant 6 : index
  %c32 = arith.constant 7 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c1 : index
  %4 = arith.divui %3, %c2 : index
  %5 = arith.divui %inputFeatures, %c3 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %6, %4 : index
  %8 = arith.addi %7, %c5 : index
  %9 = arith.divui %8, %c6 : index
  %10 = arith.muli %9, %c6 : index
  %11 = arith.addi %2, %10 : index
  %12 = arith.addi %11, %c6 : index
  %13 = arith.muli %0, %c7 : index
  %14 = arith.addi %13, %c8 : index
  %15 = arith.muli %14, %12 : index
  %16 = memref.load %step[%countAt] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %1, %c4 : index
  %19 = arith.cmpi eq, %hasResidual, %c7 : index
  %20 = wave.block 0
  %21 = arith.muli %20, %c12 : index
  %22 = arith.cmpi slt, %18, %17 : index
  scf.if %22 {
    %23 = wave.lane
    %24 = arith.remui %23, %c12 : index
    %25 = arith.remui %24, %tileRows : index
    %26 = arith.addi %18, %25 : index
    %27 = arith.divui %26, %tileRows : index
    %28 = arith.divui %inputFeatures, %c12 : index
    %29 = arith.muli %27, %28 : index
    %30 = arith.divui %c8, %c12 : index
    %31 = arith.addi %29, %30 : index
    %32 = arith.muli %31, %c2 : index
    %33 = arith.remui %c8, %c12 : index
    %34 = arith.divui %33, %c14 : index
    %35 = arith.addi %32, %34 : index
    %36 = arith.muli %tileRows, %c14 : index
    %37 = arith.muli %35, %36 : index
    %38 = arith.remui %26, %tileRows : index
    %39 = arith.muli %38, %c14 : index
    %40 = arith.addi %37, %39 : index
    %41 = arith.remui %c8, %c14 : index
    %42 = arith.addi %40, %41 : index
    %43 = arith.addi %24, %c12 : index
    %44 = arith.addi %18, %43 : index
    %45 = arith.divui %44, %tileRows : index
    %46 = arith.divui %inputFeatures, %c12 : index
    %47 = arith.muli %45, %46 : index
    %48 = arith.divui %c8, %c12 : index
    %49 = arith.addi %47, %48 : index
    %50 = arith.muli %49, %c2 : index
    %51 = arith.remui %c8, %c12 : index
    %52 = arith.divui %51, %c14 : index
    %53 = arith.addi %50, %52 : index
    %54 = arith.muli %tileRows, %c14 : index
    %55 = arith.muli %53, %54 : index
    %56 = arith.remui %44, %tileRows : index
    %57 = arith.muli %56, %c14 : index
    %58 = arith.addi %55, %57 : index
    %59 = arith.remui %c8, %c14 : index
    %60 = arith.addi %58, %59 : index
    %61 = arith.addi %24, %c15 : index
    %62 = arith.addi %18, %61 : index
    %63 = arith.divui %62, %tileRows : index
    %64 = arith.divui %inputFeatures, %c12 : index
    %65 = arith.muli %63, %64 : index
    %66 = arith.divui %c8, %c12 : index
    %67 = arith.addi %65, %66 : index
    %68 = arith.muli %67, %c2 : index
    %69 = arith.remui %c8, %c12 : index
    %70 = arith.divui %69, %c14 : index
    %71 = arith.addi %68, %70 : index
    %72 = arith.muli %tileRows, %c14 : index
    %73 = arith.muli %71, %72 : index
    %74 = arith.remui %62, %tileRows : index
    %75 = arith.muli %74, %c14 : index
    %76 = arith.addi %73, %75 : index
    %77 = arith.remui %c8, %c14 : index
    %78 = arith.addi %76, %77 : index
    %79 = arith.addi %24, %c16 : index
    %80 = arith.addi %18, %79 : index
    %81 = arith.divui %80, %tileRows : index
    %82 = arith.divui %inputFeatures, %c12 : index
    %83 = arith.muli %81, %82 : index
    %84 = arith.divui %c8, %c12 : index
    %85 = arith.addi %83, %84 : index
    %86 = arith.muli %85, %c2 : index
    %87 = arith.remui %c8, %c12 : index
    %88 = arith.divui %87, %c14 : index
    %89 = arith.addi %86, %88 : index
    %90 = arith.muli %tileRows, %c14 : index
    %91 = arith.muli %89, %90 : index
    %92 = arith.remui %80, %tileRows : index
    %93 = arith.muli %92, %c14 : index
    %94 = arith.addi %91, %93 : index
    %95 = arith.remui %c8, %c14 : index
    %96 = arith.addi %94, %95 : index
    %97 = wave.wave
    %98 = arith.divui %inputFeatures, %c15 : index
    %99 = arith.muli %97, %stepsPerWave : index
    %100 = arith.minsi %99, %98 : index
    %101 = arith.addi %100, %stepsPerWave : index
    %102 = arith.minsi %101, %98 : index
    %103 = arith.cmpi eq, %wholeBlocks, %c7 : index
    %104 = arith.subi %102, %100 : index
    %105 = arith.divui %104, %c2 : index
    %106 = arith.muli %105, %c2 : index
    %107 = arith.addi %100, %106 : index
    %108 = arith.addi %100, %stepsPerWave : index
    %109 = arith.select %103, %108, %107 : index
    %115:4 = scf.for %110 = %100 to %109 step %c2 iter_args(%111 = %c17, %112 = %c17, %113 = %c17, %114 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %116 = wave.lane
      %117 = arith.addi %110, %c8 : index
      %118 = arith.remui %116, %c12 : index
      %119 = arith.addi %15, %c6 : index
      %120 = arith.divui %117, %c14 : index
      %121 = arith.muli %120, %c4 : index
      %122 = arith.addi %119, %121 : index
      %123 = arith.muli %118, %c1 : index
      %124 = arith.addi %122, %123 : index
      %125 = vector.load %w[%124] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %126 = vector.bitcast %125 : vector<4xi8> to vector<2xf16>
      %127 = arith.divui %inputFeatures, %c3 : index
      %128 = arith.muli %127, %c4 : index
      %129 = arith.addi %119, %128 : index
      %130 = arith.muli %117, %c4 : index
      %131 = arith.addi %129, %130 : index
      %132 = arith.muli %118, %c1 : index
      %133 = arith.addi %131, %132 : index
      %134 = vector.load %w[%133] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %135 = vector.extract %126[0] : f16 from vector<2xf16>
      %136 = arith.extf %135 : f16 to f32
      %137 = vector.extract %134[0] : i8 from vector<4xi8>
      %138 = arith.extui %137 : i8 to i32
      %139 = arith.sitofp %138 : i32 to f32
      %140 = arith.mulf %136, %139 : f32
      %141 = arith.truncf %140 : f32 to f16
      %142 = vector.broadcast %141 : f16 to vector<16xf16>
      %143 = vector.extract %126[1] : f16 from vector<2xf16>
      %144 = arith.extf %143 : f16 to f32
      %145 = vector.extract %134[1] : i8 from vector<4xi8>
      %146 = arith.extui %145 : i8 to i32
      %147 = arith.sitofp %146 : i32 to f32
      %148 = arith.mulf %144, %147 : f32
      %149 = arith.truncf %148 : f32 to f16
      %150 = vector.broadcast %149 : f16 to vector<16xf16>
      %151 = vector.extract %126[0] : f16 from vector<2xf16>
      %152 = arith.extf %151 : f16 to f32
      %153 = vector.extract %134[2] : i8 from vector<4xi8>
      %154 = arith.extui %153 : i8 to i32
      %155 = arith.sitofp %154 : i32 to f32
      %156 = arith.mulf %152, %155 : f32
      %157 = arith.truncf %156 : f32 to f16
      %158 = vector.broadcast %157 : f16 to vector<16xf16>
      %159 = vector.extract %126[1] : f16 from vector<2xf16>
      %160 = arith.extf %159 : f16 to f32
      %161 = vector.extract %134[3] : i8 from vector<4xi8>
      %162 = arith.extui %161 : i8 to i32
      %163 = arith.sitofp %162 : i32 to f32
      %164 = arith.mulf %160, %163 : f32
      %165 = arith.truncf %164 : f32 to f16
      %166 = vector.broadcast %165 : f16 to vector<16xf16>
      %167 = arith.addi %15, %c6 : index
      %168 = arith.muli %inputFeatures, %c1 : index
      %169 = arith.divui %168, %c2 : index
      %170 = arith.divui %inputFeatures, %c3 : index
      %171 = arith.muli %170, %c4 : index
      %172 = arith.addi %171, %169 : index
      %173 = arith.addi %172, %c5 : index
      %174 = arith.divui %173, %c6 : index
      %175 = arith.muli %174, %c6 : index
      %176 = arith.addi %167, %175 : index
      %177 = arith.muli %inputFeatures, %c8 : index
      %178 = arith.addi %176, %177 : index
      %179 = arith.muli %117, %c12 : index
      %180 = arith.addi %179, %118 : index
      %181 = arith.muli %180, %c14 : index
      %182 = arith.addi %178, %181 : index
      %183 = vector.load %w[%182] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %184 = vector.bitcast %183 : vector<8xi8> to vector<2xi32>
      %185 = vector.shuffle %184, %184 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %186 = arith.shrui %185, %c20 : vector<4xi32>
      %187 = arith.andi %186, %c21 : vector<4xi32>
      %188 = arith.ori %187, %c22 : vector<4xi32>
      %189 = vector.bitcast %188 : vector<4xi32> to vector<8xf16>
      %190 = arith.shrui %185, %c23 : vector<4xi32>
      %191 = arith.andi %190, %c21 : vector<4xi32>
      %192 = arith.ori %191, %c22 : vector<4xi32>
      %193 = vector.bitcast %192 : vector<4xi32> to vector<8xf16>
      %194 = arith.shrui %185, %c24 : vector<4xi32>
      %195 = arith.andi %194, %c21 : vector<4xi32>
      %196 = arith.ori %195, %c22 : vector<4xi32>
      %197 = vector.bitcast %196 : vector<4xi32> to vector<8xf16>
      %198 = arith.shrui %185, %c25 : vector<4xi32>
      %199 = arith.andi %198, %c21 : vector<4xi32>
      %200 = arith.ori %199, %c22 : vector<4xi32>
      %201 = vector.bitcast %200 : vector<4xi32> to vector<8xf16>
      %202 = vector.shuffle %189, %193 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %203 = vector.shuffle %197, %201 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %204 = vector.shuffle %202, %203 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %205 = arith.subf %204, %c26 : vector<32xf16>
      %206 = vector.shuffle %205, %205 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %207 = vector.shuffle %205, %205 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %208 = math.fma %206, %142, %150 : vector<16xf16>
      %209 = math.fma %207, %158, %166 : vector<16xf16>
      %210 = arith.addi %110, %c7 : index
      %211 = arith.remui %116, %c12 : index
      %212 = arith.addi %15, %c6 : index
      %213 = arith.divui %210, %c14 : index
      %214 = arith.muli %213, %c4 : index
      %215 = arith.addi %212, %214 : index
      %216 = arith.muli %211, %c1 : index
      %217 = arith.addi %215, %216 : index
      %218 = vector.load %w[%217] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %219 = vector.bitcast %218 : vector<4xi8> to vector<2xf16>
      %220 = arith.divui %inputFeatures, %c3 : index
      %221 = arith.muli %220, %c4 : index
      %222 = arith.addi %212, %221 : index
      %223 = arith.muli %210, %c4 : index
      %224 = arith.addi %222, %223 : index
      %225 = arith.muli %211, %c1 : index
      %226 = arith.addi %224, %225 : index
      %227 = vector.load %w[%226] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %228 = vector.extract %219[0] : f16 from vector<2xf16>
      %229 = arith.extf %228 : f16 to f32
      %230 = vector.extract %227[0] : i8 from vector<4xi8>
      %231 = arith.extui %230 : i8 to i32
      %232 = arith.sitofp %231 : i32 to f32
      %233 = arith.mulf %229, %232 : f32
      %234 = arith.truncf %233 : f32 to f16
      %235 = vector.broadcast %234 : f16 to vector<16xf16>
      %236 = vector.extract %219[1] : f16 from vector<2xf16>
      %237 = arith.extf %236 : f16 to f32
      %238 = vector.extract %227[1] : i8 from vector<4xi8>
      %239 = arith.extui %238 : i8 to i32
      %240 = arith.sitofp %239 : i32 to f32
      %241 = arith.mulf %237, %240 : f32
      %242 = arith.truncf %241 : f32 to f16
      %243 = vector.broadcast %242 : f16 to vector<16xf16>
      %244 = vector.extract %219[0] : f16 from vector<2xf16>
      %245 = arith.extf %244 : f16 to f32
      %246 = vector.extract %227[2] : i8 from vector<4xi8>
      %247 = arith.extui %246 : i8 to i32
      %248 = arith.sitofp %247 : i32 to f32
      %249 = arith.mulf %245, %248 : f32
      %250 = arith.truncf %249 : f32 to f16
      %251 = vector.broadcast %250 : f16 to vector<16xf16>
      %252 = vector.extract %219[1] : f16 from vector<2xf16>
      %253 = arith.extf %252 : f16 to f32
      %254 = vector.extract %227[3] : i8 from vector<4xi8>
      %255 = arith.extui %254 : i8 to i32
      %256 = arith.sitofp %255 : i32 to f32
      %257 = arith.mulf %253, %256 : f32
      %258 = arith.truncf %257 : f32 to f16
      %259 = vector.broadcast %258 : f16 to vector<16xf16>
      %260 = arith.addi %15, %c6 : index
      %261 = arith.muli %inputFeatures, %c1 : index
      %262 = arith.divui %261, %c2 : index
      %263 = arith.divui %inputFeatures, %c3 : index
      %264 = arith.muli %263, %c4 : index
      %265 = arith.addi %264, %262 : index
      %266 = arith.addi %265, %c5 : index
      %267 = arith.divui %266, %c6 : index
      %268 = arith.muli %267, %c6 : index
      %269 = arith.addi %260, %268 : index
      %270 = arith.muli %inputFeatures, %c8 : index
      %271 = arith.addi %269, %270 : index
      %272 = arith.muli %210, %c12 : index
      %273 = arith.addi %272, %211 : index
      %274 = arith.muli %273, %c14 : index
      %275 = arith.addi %271, %274 : index
      %276 = vector.load %w[%275] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %277 = vector.bitcast %276 : vector<8xi8> to vector<2xi32>
      %278 = vector.shuffle %277, %277 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %279 = arith.shrui %278, %c20 : vector<4xi32>
      %280 = arith.andi %279, %c21 : vector<4xi32>
      %281 = arith.ori %280, %c22 : vector<4xi32>
      %282 = vector.bitcast %281 : vector<4xi32> to vector<8xf16>
      %283 = arith.shrui %278, %c23 : vector<4xi32>
      %284 = arith.andi %283, %c21 : vector<4xi32>
      %285 = arith.ori %284, %c22 : vector<4xi32>
      %286 = vector.bitcast %285 : vector<4xi32> to vector<8xf16>
      %287 = arith.shrui %278, %c24 : vector<4xi32>
      %288 = arith.andi %287, %c21 : vector<4xi32>
      %289 = arith.ori %288, %c22 : vector<4xi32>
      %290 = vector.bitcast %289 : vector<4xi32> to vector<8xf16>
      %291 = arith.shrui %278, %c25 : vector<4xi32>
      %292 = arith.andi %291, %c21 : vector<4xi32>
      %293 = arith.ori %292, %c22 : vector<4xi32>
      %294 = vector.bitcast %293 : vector<4xi32> to vector<8xf16>
      %295 = vector.shuffle %282, %286 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %296 = vector.shuffle %290, %294 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %297 = vector.shuffle %295, %296 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %298 = arith.subf %297, %c26 : vector<32xf16>
      %299 = vector.shuffle %298, %298 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %300 = vector.shuffle %298, %298 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %301 = math.fma %299, %235, %243 : vector<16xf16>
      %302 = math.fma %300, %251, %259 : vector<16xf16>
      %303 = arith.muli %110, %c2 : index
      %304 = arith.addi %303, %c8 : index
      %305 = arith.muli %tileRows, %c12 : index
      %306 = arith.muli %304, %305 : index
      %307 = arith.addi %42, %306 : index
      %308 = vector.load %x[%307] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %309 = arith.muli %tileRows, %c14 : index
      %310 = arith.addi %307, %309 : index
      %311 = vector.load %x[%310] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %312 = vector.shuffle %308, %311 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %313 = wave.mma %312, %208, %111 : vector<16xf16>, vector<8xf32>
      %314 = arith.muli %110, %c2 : index
      %315 = arith.addi %314, %c8 : index
      %316 = arith.muli %tileRows, %c12 : index
      %317 = arith.muli %315, %316 : index
      %318 = arith.addi %60, %317 : index
      %319 = vector.load %x[%318] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %320 = arith.muli %tileRows, %c14 : index
      %321 = arith.addi %318, %320 : index
      %322 = vector.load %x[%321] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %323 = vector.shuffle %319, %322 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %324 = wave.mma %323, %208, %112 : vector<16xf16>, vector<8xf32>
      %325 = arith.muli %110, %c2 : index
      %326 = arith.addi %325, %c8 : index
      %327 = arith.muli %tileRows, %c12 : index
      %328 = arith.muli %326, %327 : index
      %329 = arith.addi %78, %328 : index
      %330 = vector.load %x[%329] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %331 = arith.muli %tileRows, %c14 : index
      %332 = arith.addi %329, %331 : index
      %333 = vector.load %x[%332] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %334 = vector.shuffle %330, %333 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %335 = wave.mma %334, %208, %113 : vector<16xf16>, vector<8xf32>
      %336 = arith.muli %110, %c2 : index
      %337 = arith.addi %336, %c8 : index
      %338 = arith.muli %tileRows, %c12 : index
      %339 = arith.muli %337, %338 : index
      %340 = arith.addi %96, %339 : index
      %341 = vector.load %x[%340] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %342 = arith.muli %tileRows, %c14 : index
      %343 = arith.addi %340, %342 : index
      %344 = vector.load %x[%343] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %345 = vector.shuffle %341, %344 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %346 = wave.mma %345, %208, %114 : vector<16xf16>, vector<8xf32>
      %347 = arith.muli %110, %c2 : index
      %348 = arith.addi %347, %c7 : index
      %349 = arith.muli %tileRows, %c12 : index
      %350 = arith.muli %348, %349 : index
      %351 = arith.addi %42, %350 : index
      %352 = vector.load %x[%351] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %353 = arith.muli %tileRows, %c14 : index
      %354 = arith.addi %351, %353 : index
      %355 = vector.load %x[%354] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %356 = vector.shuffle %352, %355 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %357 = wave.mma %356, %209, %313 : vector<16xf16>, vector<8xf32>
      %358 = arith.muli %110, %c2 : index
      %359 = arith.addi %358, %c7 : index
      %360 = arith.muli %tileRows, %c12 : index
      %361 = arith.muli %359, %360 : index
      %362 = arith.addi %60, %361 : index
      %363 = vector.load %x[%362] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %364 = arith.muli %tileRows, %c14 : index
      %365 = arith.addi %362, %364 : index
      %366 = vector.load %x[%365] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %367 = vector.shuffle %363, %366 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %368 = wave.mma %367, %209, %324 : vector<16xf16>, vector<8xf32>
      %369 = arith.muli %110, %c2 : index
      %370 = arith.addi %369, %c7 : index
      %371 = arith.muli %tileRows, %c12 : index
      %372 = arith.muli %370, %371 : index
      %373 = arith.addi %78, %372 : index
      %374 = vector.load %x[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %375 = arith.muli %tileRows, %c14 : index
      %376 = arith.addi %373, %375 : index
      %377 = vector.load %x[%376] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %378 = vector.shuffle %374, %377 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %379 = wave.mma %378, %209, %335 : vector<16xf16>, vector<8xf32>
      %380 = arith.muli %110, %c2 : index
      %381 = arith.addi %380, %c7 : index
      %382 = arith.muli %tileRows, %c12 : index
      %383 = arith.muli %381, %382 : index
      %384 = arith.addi %96, %383 : index
      %385 = vector.load %x[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %386 = arith.muli %tileRows, %c14 : index
      %387 = arith.addi %384, %386 : index
      %388 = vector.load %x[%387] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %389 = vector.shuffle %385, %388 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %390 = wave.mma %389, %209, %346 : vector<16xf16>, vector<8xf32>
      %391 = arith.muli %110, %c2 : index
      %392 = arith.addi %391, %c2 : index
      %393 = arith.muli %tileRows, %c12 : index
      %394 = arith.muli %392, %393 : index
      %395 = arith.addi %42, %394 : index
      %396 = vector.load %x[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %397 = arith.muli %tileRows, %c14 : index
      %398 = arith.addi %395, %397 : index
      %399 = vector.load %x[%398] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %400 = vector.shuffle %396, %399 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %401 = wave.mma %400, %301, %357 : vector<16xf16>, vector<8xf32>
      %402 = arith.muli %110, %c2 : index
      %403 = arith.addi %402, %c2 : index
      %404 = arith.muli %tileRows, %c12 : index
      %405 = arith.muli %403, %404 : index
      %406 = arith.addi %60, %405 : index
      %407 = vector.load %x[%406] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %408 = arith.muli %tileRows, %c14 : index
      %409 = arith.addi %406, %408 : index
      %410 = vector.load %x[%409] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %411 = vector.shuffle %407, %410 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %412 = wave.mma %411, %301, %368 : vector<16xf16>, vector<8xf32>
      %413 = arith.muli %110, %c2 : index
      %414 = arith.addi %413, %c2 : index
      %415 = arith.muli %tileRows, %c12 : index
      %416 = arith.muli %414, %415 : index
      %417 = arith.addi %78, %416 : index
      %418 = vector.load %x[%417] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %419 = arith.muli %tileRows, %c14 : index
      %420 = arith.addi %417, %419 : index
      %421 = vector.load %x[%420] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %422 = vector.shuffle %418, %421 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %423 = wave.mma %422, %301, %379 : vector<16xf16>, vector<8xf32>
      %424 = arith.muli %110, %c2 : index
      %425 = arith.addi %424, %c2 : index
      %426 = arith.muli %tileRows, %c12 : index
      %427 = arith.muli %425, %426 : index
      %428 = arith.addi %96, %427 : index
      %429 = vector.load %x[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %430 = arith.muli %tileRows, %c14 : index
      %431 = arith.addi %428, %430 : index
      %432 = vector.load %x[%431] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %433 = vector.shuffle %429, %432 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %434 = wave.mma %433, %301, %390 : vector<16xf16>, vector<8xf32>
      %435 = arith.muli %110, %c2 : index
      %436 = arith.addi %435, %c27 : index
      %437 = arith.muli %tileRows, %c12 : index
      %438 = arith.muli %436, %437 : index
      %439 = arith.addi %42, %438 : index
      %440 = vector.load %x[%439] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %441 = arith.muli %tileRows, %c14 : index
      %442 = arith.addi %439, %441 : index
      %443 = vector.load %x[%442] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %444 = vector.shuffle %440, %443 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %445 = wave.mma %444, %302, %401 : vector<16xf16>, vector<8xf32>
      %446 = arith.muli %110, %c2 : index
      %447 = arith.addi %446, %c27 : index
      %448 = arith.muli %tileRows, %c12 : index
      %449 = arith.muli %447, %448 : index
      %450 = arith.addi %60, %449 : index
      %451 = vector.load %x[%450] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %452 = arith.muli %tileRows, %c14 : index
      %453 = arith.addi %450, %452 : index
      %454 = vector.load %x[%453] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %455 = vector.shuffle %451, %454 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %456 = wave.mma %455, %302, %412 : vector<16xf16>, vector<8xf32>
      %457 = arith.muli %110, %c2 : index
      %458 = arith.addi %457, %c27 : index
      %459 = arith.muli %tileRows, %c12 : index
      %460 = arith.muli %458, %459 : index
      %461 = arith.addi %78, %460 : index
      %462 = vector.load %x[%461] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %463 = arith.muli %tileRows, %c14 : index
      %464 = arith.addi %461, %463 : index
      %465 = vector.load %x[%464] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %466 = vector.shuffle %462, %465 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %467 = wave.mma %466, %302, %423 : vector<16xf16>, vector<8xf32>
      %468 = arith.muli %110, %c2 : index
      %469 = arith.addi %468, %c27 : index
      %470 = arith.muli %tileRows, %c12 : index
      %471 = arith.muli %469, %470 : index
      %472 = arith.addi %96, %471 : index
      %473 = vector.load %x[%472] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %474 = arith.muli %tileRows, %c14 : index
      %475 = arith.addi %472, %474 : index
      %476 = vector.load %x[%475] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %477 = vector.shuffle %473, %476 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %478 = wave.mma %477, %302, %434 : vector<16xf16>, vector<8xf32>
      scf.yield %445, %456, %467, %478 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %479 = arith.select %103, %109, %102 : index
    %485:4 = scf.for %480 = %109 to %479 step %c7 iter_args(%481 = %115#0, %482 = %115#1, %483 = %115#2, %484 = %115#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %486 = wave.lane
      %487 = arith.addi %480, %c8 : index
      %488 = arith.remui %486, %c12 : index
      %489 = arith.addi %15, %c6 : index
      %490 = arith.divui %487, %c14 : index
      %491 = arith.muli %490, %c4 : index
      %492 = arith.addi %489, %491 : index
      %493 = arith.muli %488, %c1 : index
      %494 = arith.addi %492, %493 : index
      %495 = vector.load %w[%494] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %496 = vector.bitcast %495 : vector<4xi8> to vector<2xf16>
      %497 = arith.divui %inputFeatures, %c3 : index
      %498 = arith.muli %497, %c4 : index
      %499 = arith.addi %489, %498 : index
      %500 = arith.muli %487, %c4 : index
      %501 = arith.addi %499, %500 : index
      %502 = arith.muli %488, %c1 : index
      %503 = arith.addi %501, %502 : index
      %504 = vector.load %w[%503] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %505 = vector.extract %496[0] : f16 from vector<2xf16>
      %506 = arith.extf %505 : f16 to f32
      %507 = vector.extract %504[0] : i8 from vector<4xi8>
      %508 = arith.extui %507 : i8 to i32
      %509 = arith.sitofp %508 : i32 to f32
      %510 = arith.mulf %506, %509 : f32
      %511 = arith.truncf %510 : f32 to f16
      %512 = vector.broadcast %511 : f16 to vector<16xf16>
      %513 = vector.extract %496[1] : f16 from vector<2xf16>
      %514 = arith.extf %513 : f16 to f32
      %515 = vector.extract %504[1] : i8 from vector<4xi8>
      %516 = arith.extui %515 : i8 to i32
      %517 = arith.sitofp %516 : i32 to f32
      %518 = arith.mulf %514, %517 : f32
      %519 = arith.truncf %518 : f32 to f16
      %520 = vector.broadcast %519 : f16 to vector<16xf16>
      %521 = vector.extract %496[0] : f16 from vector<2xf16>
      %522 = arith.extf %521 : f16 to f32
      %523 = vector.extract %504[2] : i8 from vector<4xi8>
      %524 = arith.extui %523 : i8 to i32
      %525 = arith.sitofp %524 : i32 to f32
      %526 = arith.mulf %522, %525 : f32
      %527 = arith.truncf %526 : f32 to f16
      %528 = vector.broadcast %527 : f16 to vector<16xf16>
      %529 = vector.extract %496[1] : f16 from vector<2xf16>
      %530 = arith.extf %529 : f16 to f32
      %531 = vector.extract %504[3] : i8 from vector<4xi8>
      %532 = arith.extui %531 : i8 to i32
      %533 = arith.sitofp %532 : i32 to f32
      %534 = arith.mulf %530, %533 : f32
      %535 = arith.truncf %534 : f32 to f16
      %536 = vector.broadcast %535 : f16 to vector<16xf16>
      %537 = arith.addi %15, %c6 : index
      %538 = arith.muli %inputFeatures, %c1 : index
      %539 = arith.divui %538, %c2 : index
      %540 = arith.divui %inputFeatures, %c3 : index
      %541 = arith.muli %540, %c4 : index
      %542 = arith.addi %541, %539 : index
      %543 = arith.addi %542, %c5 : index
      %544 = arith.divui %543, %c6 : index
      %545 = arith.muli %544, %c6 : index
      %546 = arith.addi %537, %545 : index
      %547 = arith.muli %inputFeatures, %c8 : index
      %548 = arith.addi %546, %547 : index
      %549 = arith.muli %487, %c12 : index
      %550 = arith.addi %549, %488 : index
      %551 = arith.muli %550, %c14 : index
      %552 = arith.addi %548, %551 : index
      %553 = vector.load %w[%552] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %554 = vector.bitcast %553 : vector<8xi8> to vector<2xi32>
      %555 = vector.shuffle %554, %554 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %556 = arith.shrui %555, %c20 : vector<4xi32>
      %557 = arith.andi %556, %c21 : vector<4xi32>
      %558 = arith.ori %557, %c22 : vector<4xi32>
      %559 = vector.bitcast %558 : vector<4xi32> to vector<8xf16>
      %560 = arith.shrui %555, %c23 : vector<4xi32>
      %561 = arith.andi %560, %c21 : vector<4xi32>
      %562 = arith.ori %561, %c22 : vector<4xi32>
      %563 = vector.bitcast %562 : vector<4xi32> to vector<8xf16>
      %564 = arith.shrui %555, %c24 : vector<4xi32>
      %565 = arith.andi %564, %c21 : vector<4xi32>
      %566 = arith.ori %565, %c22 : vector<4xi32>
      %567 = vector.bitcast %566 : vector<4xi32> to vector<8xf16>
      %568 = arith.shrui %555, %c25 : vector<4xi32>
      %569 = arith.andi %568, %c21 : vector<4xi32>
      %570 = arith.ori %569, %c22 : vector<4xi32>
      %571 = vector.bitcast %570 : vector<4xi32> to vector<8xf16>
      %572 = vector.shuffle %559, %563 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %573 = vector.shuffle %567, %571 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %574 = vector.shuffle %572, %573 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %575 = arith.subf %574, %c26 : vector<32xf16>
      %576 = vector.shuffle %575, %575 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %577 = vector.shuffle %575, %575 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %578 = math.fma %576, %512, %520 : vector<16xf16>
      %579 = math.fma %577, %528, %536 : vector<16xf16>
      %580 = arith.muli %480, %c2 : index
      %581 = arith.addi %580, %c8 : index
      %582 = arith.muli %tileRows, %c12 : index
      %583 = arith.muli %581, %582 : index
      %584 = arith.addi %42, %583 : index
      %585 = vector.load %x[%584] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %586 = arith.muli %tileRows, %c14 : index
      %587 = arith.addi %584, %586 : index
      %588 = vector.load %x[%587] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %589 = vector.shuffle %585, %588 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %590 = wave.mma %589, %578, %481 : vector<16xf16>, vector<8xf32>
      %591 = arith.muli %480, %c2 : index
      %592 = arith.addi %591, %c8 : index
      %593 = arith.muli %tileRows, %c12 : index
      %594 = arith.muli %592, %593 : index
      %595 = arith.addi %60, %594 : index
      %596 = vector.load %x[%595] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %597 = arith.muli %tileRows, %c14 : index
      %598 = arith.addi %595, %597 : index
      %599 = vector.load %x[%598] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %600 = vector.shuffle %596, %599 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %601 = wave.mma %600, %578, %482 : vector<16xf16>, vector<8xf32>
      %602 = arith.muli %480, %c2 : index
      %603 = arith.addi %602, %c8 : index
      %604 = arith.muli %tileRows, %c12 : index
      %605 = arith.muli %603, %604 : index
      %606 = arith.addi %78, %605 : index
      %607 = vector.load %x[%606] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %608 = arith.muli %tileRows, %c14 : index
      %609 = arith.addi %606, %608 : index
      %610 = vector.load %x[%609] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %611 = vector.shuffle %607, %610 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %612 = wave.mma %611, %578, %483 : vector<16xf16>, vector<8xf32>
      %613 = arith.muli %480, %c2 : index
      %614 = arith.addi %613, %c8 : index
      %615 = arith.muli %tileRows, %c12 : index
      %616 = arith.muli %614, %615 : index
      %617 = arith.addi %96, %616 : index
      %618 = vector.load %x[%617] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %619 = arith.muli %tileRows, %c14 : index
      %620 = arith.addi %617, %619 : index
      %621 = vector.load %x[%620] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %622 = vector.shuffle %618, %621 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %623 = wave.mma %622, %578, %484 : vector<16xf16>, vector<8xf32>
      %624 = arith.muli %480, %c2 : index
      %625 = arith.addi %624, %c7 : index
      %626 = arith.muli %tileRows, %c12 : index
      %627 = arith.muli %625, %626 : index
      %628 = arith.addi %42, %627 : index
      %629 = vector.load %x[%628] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %630 = arith.muli %tileRows, %c14 : index
      %631 = arith.addi %628, %630 : index
      %632 = vector.load %x[%631] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %633 = vector.shuffle %629, %632 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %634 = wave.mma %633, %579, %590 : vector<16xf16>, vector<8xf32>
      %635 = arith.muli %480, %c2 : index
      %636 = arith.addi %635, %c7 : index
      %637 = arith.muli %tileRows, %c12 : index
      %638 = arith.muli %636, %637 : index
      %639 = arith.addi %60, %638 : index
      %640 = vector.load %x[%639] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %641 = arith.muli %tileRows, %c14 : index
      %642 = arith.addi %639, %641 : index
      %643 = vector.load %x[%642] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %644 = vector.shuffle %640, %643 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %645 = wave.mma %644, %579, %601 : vector<16xf16>, vector<8xf32>
      %646 = arith.muli %480, %c2 : index
      %647 = arith.addi %646, %c7 : index
      %648 = arith.muli %tileRows, %c12 : index
      %649 = arith.muli %647, %648 : index
      %650 = arith.addi %78, %649 : index
      %651 = vector.load %x[%650] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %652 = arith.muli %tileRows, %c14 : index
      %653 = arith.addi %650, %652 : index
      %654 = vector.load %x[%653] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %655 = vector.shuffle %651, %654 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %656 = wave.mma %655, %579, %612 : vector<16xf16>, vector<8xf32>
      %657 = arith.muli %480, %c2 : index
      %658 = arith.addi %657, %c7 : index
      %659 = arith.muli %tileRows, %c12 : index
      %660 = arith.muli %658, %659 : index
      %661 = arith.addi %96, %660 : index
      %662 = vector.load %x[%661] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %663 = arith.muli %tileRows, %c14 : index
      %664 = arith.addi %661, %663 : index
      %665 = vector.load %x[%664] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %666 = vector.shuffle %662, %665 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %667 = wave.mma %666, %579, %623 : vector<16xf16>, vector<8xf32>
      scf.yield %634, %645, %656, %667 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %668 = wave.lane
    %669 = vector.extract %485#0[0] : f32 from vector<8xf32>
    %670 = wave.lane
    %671 = arith.addi %18, %c8 : index
    %672 = arith.muli %c8, %c2 : index
    %673 = arith.addi %671, %672 : index
    %674 = arith.divui %670, %c12 : index
    %675 = arith.addi %673, %674 : index
    %676 = arith.cmpi slt, %675, %17 : index
    scf.if %676 {
      %677 = arith.cmpi eq, %hasFactors, %c7 : index
      %678 = arith.muli %675, %c2 : index
      %679 = memref.load %factors[%678] : memref<?xf32>
      %680 = arith.mulf %679, %operandScale : f32
      %681 = arith.select %677, %680, %operandScale : f32
      %682 = arith.remui %670, %c12 : index
      %683 = arith.muli %682, %c1 : index
      %684 = arith.addi %15, %683 : index
      %685 = vector.load %w[%684] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %686 = vector.bitcast %685 : vector<4xi8> to vector<1xf32>
      %687 = vector.extract %686[0] : f32 from vector<1xf32>
      %688 = arith.mulf %687, %681 : f32
      %689 = arith.mulf %669, %688 : f32
      %690 = arith.muli %675, %outputFeatures : index
      %691 = arith.addi %690, %21 : index
      %692 = wave.lane
      %693 = arith.remui %692, %c12 : index
      %694 = arith.addi %691, %693 : index
      scf.if %19 {
        %695 = arith.addi %694, %c8 : index
        %696 = memref.load %residual[%695] : memref<?xf32>
        %697 = arith.addf %696, %689 : f32
        %698 = arith.addi %694, %c8 : index
        memref.store %697, %out[%698] : memref<?xf32>
      } else {
        %699 = arith.addi %694, %c8 : index
        memref.store %689, %out[%699] : memref<?xf32>
      }
    }
    %700 = vector.extract %485#0[1] : f32 from vector<8xf32>
    %701 = wave.lane
    %702 = arith.addi %18, %c8 : index
    %703 = arith.muli %c7, %c2 : index
    %704 = arith.addi %702, %703 : index
    %705 = arith.divui %701, %c12 : index
    %706 = arith.addi %704, %705 : index
    %707 = arith.cmpi slt, %706, %17 : index
    scf.if %707 {
      %708 = arith.cmpi eq, %hasFactors, %c7 : index
      %709 = arith.muli %706, %c2 : index
      %710 = memref.load %factors[%709] : memref<?xf32>
      %711 = arith.mulf %710, %operandScale : f32
      %712 = arith.select %708, %711, %operandScale : f32
      %713 = arith.remui %701, %c12 : index
      %714 = arith.muli %713, %c1 : index
      %715 = arith.addi %15, %714 : index
      %716 = vector.load %w[%715] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %717 = vector.bitcast %716 : vector<4xi8> to vector<1xf32>
      %718 = vector.extract %717[0] : f32 from vector<1xf32>
      %719 = arith.mulf %718, %712 : f32
      %720 = arith.mulf %700, %719 : f32
      %721 = arith.muli %706, %outputFeatures : index
      %722 = arith.addi %721, %21 : index
      %723 = wave.lane
      %724 = arith.remui %723, %c12 : index
      %725 = arith.addi %722, %724 : index
      scf.if %19 {
        %726 = arith.addi %725, %c8 : index
        %727 = memref.load %residual[%726] : memref<?xf32>
        %728 = arith.addf %727, %720 : f32
        %729 = arith.addi %725, %c8 : index
        memref.store %728, %out[%729] : memref<?xf32>
      } else {
        %730 = arith.addi %725, %c8 : index
        memref.store %720, %out[%730] : memref<?xf32>
      }
    }
    %731 = vector.extract %485#0[2] : f32 from vector<8xf32>
    %732 = wave.lane
    %733 = arith.addi %18, %c8 : index
    %734 = arith.muli %c2, %c2 : index
    %735 = arith.addi %733, %734 : index
    %736 = arith.divui %732, %c12 : index
    %737 = arith.addi %735, %736 : index
    %738 = arith.cmpi slt, %737, %17 : index
    scf.if %738 {
      %739 = arith.cmpi eq, %hasFactors, %c7 : index
      %740 = arith.muli %737, %c2 : index
      %741 = memref.load %factors[%740] : memref<?xf32>
      %742 = arith.mulf %741, %operandScale : f32
      %743 = arith.select %739, %742, %operandScale : f32
      %744 = arith.remui %732, %c12 : index
      %745 = arith.muli %744, %c1 : index
      %746 = arith.addi %15, %745 : index
      %747 = vector.load %w[%746] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %748 = vector.bitcast %747 : vector<4xi8> to vector<1xf32>
      %749 = vector.extract %748[0] : f32 from vector<1xf32>
      %750 = arith.mulf %749, %743 : f32
      %751 = arith.mulf %731, %750 : f32
      %752 = arith.muli %737, %outputFeatures : index
      %753 = arith.addi %752, %21 : index
      %754 = wave.lane
      %755 = arith.remui %754, %c12 : index
      %756 = arith.addi %753, %755 : index
      scf.if %19 {
        %757 = arith.addi %756, %c8 : index
        %758 = memref.load %residual[%757] : memref<?xf32>
        %759 = arith.addf %758, %751 : f32
        %760 = arith.addi %756, %c8 : index
        memref.store %759, %out[%760] : memref<?xf32>
      } else {
        %761 = arith.addi %756, %c8 : index
        memref.store %751, %out[%761] : memref<?xf32>
      }
    }
    %762 = vector.extract %485#0[3] : f32 from vector<8xf32>
    %763 = wave.lane
    %764 = arith.addi %18, %c8 : index
    %765 = arith.muli %c27, %c2 : index
    %766 = arith.addi %764, %765 : index
    %767 = arith.divui %763, %c12 : index
    %768 = arith.addi %766, %767 : index
    %769 = arith.cmpi slt, %768, %17 : index
    scf.if %769 {
      %770 = arith.cmpi eq, %hasFactors, %c7 : index
      %771 = arith.muli %768, %c2 : index
      %772 = memref.load %factors[%771] : memref<?xf32>
      %773 = arith.mulf %772, %operandScale : f32
      %774 = arith.select %770, %773, %operandScale : f32
      %775 = arith.remui %763, %c12 : index
      %776 = arith.muli %775, %c1 : index
      %777 = arith.addi %15, %776 : index
      %778 = vector.load %w[%777] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %779 = vector.bitcast %778 : vector<4xi8> to vector<1xf32>
      %780 = vector.extract %779[0] : f32 from vector<1xf32>
      %781 = arith.mulf %780, %774 : f32
      %782 = arith.mulf %762, %781 : f32
      %783 = arith.muli %768, %outputFeatures : index
      %784 = arith.addi %783, %21 : index
      %785 = wave.lane
      %786 = arith.remui %785, %c12 : index
      %787 = arith.addi %784, %786 : index
      scf.if %19 {
        %788 = arith.addi %787, %c8 : index
        %789 = memref.load %residual[%788] : memref<?xf32>
        %790 = arith.addf %789, %782 : f32
        %791 = arith.addi %787, %c8 : index
        memref.store %790, %out[%791] : memref<?xf32>
      } else {
        %792 = arith.addi %787, %c8 : index
        memref.store %782, %out[%792] : memref<?xf32>
      }
    }
    %793 = vector.extract %485#0[4] : f32 from vector<8xf32>
    %794 = wave.lane
    %795 = arith.addi %18, %c8 : index
    %796 = arith.muli %c1, %c2 : index
    %797 = arith.addi %795, %796 : index
    %798 = arith.divui %794, %c12 : index
    %799 = arith.addi %797, %798 : index
    %800 = arith.cmpi slt, %799, %17 : index
    scf.if %800 {
      %801 = arith.cmpi eq, %hasFactors, %c7 : index
      %802 = arith.muli %799, %c2 : index
      %803 = memref.load %factors[%802] : memref<?xf32>
      %804 = arith.mulf %803, %operandScale : f32
      %805 = arith.select %801, %804, %operandScale : f32
      %806 = arith.remui %794, %c12 : index
      %807 = arith.muli %806, %c1 : index
      %808 = arith.addi %15, %807 : index
      %809 = vector.load %w[%808] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %810 = vector.bitcast %809 : vector<4xi8> to vector<1xf32>
      %811 = vector.extract %810[0] : f32 from vector<1xf32>
      %812 = arith.mulf %811, %805 : f32
      %813 = arith.mulf %793, %812 : f32
      %814 = arith.muli %799, %outputFeatures : index
      %815 = arith.addi %814, %21 : index
      %816 = wave.lane
      %817 = arith.remui %816, %c12 : index
      %818 = arith.addi %815, %817 : index
      scf.if %19 {
        %819 = arith.addi %818, %c8 : index
        %820 = memref.load %residual[%819] : memref<?xf32>
        %821 = arith.addf %820, %813 : f32
        %822 = arith.addi %818, %c8 : index
        memref.store %821, %out[%822] : memref<?xf32>
      } else {
        %823 = arith.addi %818, %c8 : index
        memref.store %813, %out[%823] : memref<?xf32>
      }
    }
    %824 = vector.extract %485#0[5] : f32 from vector<8xf32>
    %825 = wave.lane
    %826 = arith.addi %18, %c8 : index
    %827 = arith.muli %c30, %c2 : index
    %828 = arith.addi %826, %827 : index
    %829 = arith.divui %825, %c12 : index
    %830 = arith.addi %828, %829 : index
    %831 = arith.cmpi slt, %830, %17 : index
    scf.if %831 {
      %832 = arith.cmpi eq, %hasFactors, %c7 : index
      %833 = arith.muli %830, %c2 : index
      %834 = memref.load %factors[%833] : memref<?xf32>
      %835 = arith.mulf %834, %operandScale : f32
      %836 = arith.select %832, %835, %operandScale : f32
      %837 = arith.remui %825, %c12 : index
      %838 = arith.muli %837, %c1 : index
      %839 = arith.addi %15, %838 : index
      %840 = vector.load %w[%839] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %841 = vector.bitcast %840 : vector<4xi8> to vector<1xf32>
      %842 = vector.extract %841[0] : f32 from vector<1xf32>
      %843 = arith.mulf %842, %836 : f32
      %844 = arith.mulf %824, %843 : f32
      %845 = arith.muli %830, %outputFeatures : index
      %846 = arith.addi %845, %21 : index
      %847 = wave.lane
      %848 = arith.remui %847, %c12 : index
      %849 = arith.addi %846, %848 : index
      scf.if %19 {
        %850 = arith.addi %849, %c8 : index
        %851 = memref.load %residual[%850] : memref<?xf32>
        %852 = arith.addf %851, %844 : f32
        %853 = arith.addi %849, %c8 : index
        memref.store %852, %out[%853] : memref<?xf32>
      } else {
        %854 = arith.addi %849, %c8 : index
        memref.store %844, %out[%854] : memref<?xf32>
      }
    }
    %855 = vector.extract %485#0[6] : f32 from vector<8xf32>
    %856 = wave.lane
    %857 = arith.addi %18, %c8 : index
    %858 = arith.muli %c31, %c2 : index
    %859 = arith.addi %857, %858 : index
    %860 = arith.divui %856, %c12 : index
    %861 = arith.addi %859, %860 : index
    %862 = arith.cmpi slt, %861, %17 : index
    scf.if %862 {
      %863 = arith.cmpi eq, %hasFactors, %c7 : index
      %864 = arith.muli %861, %c2 : index
      %865 = memref.load %factors[%864] : memref<?xf32>
      %866 = arith.mulf %865, %operandScale : f32
      %867 = arith.select %863, %866, %operandScale : f32
      %868 = arith.remui %856, %c12 : index
      %869 = arith.muli %868, %c1 : index
      %870 = arith.addi %15, %869 : index
      %871 = vector.load %w[%870] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %872 = vector.bitcast %871 : vector<4xi8> to vector<1xf32>
      %873 = vector.extract %872[0] : f32 from vector<1xf32>
      %874 = arith.mulf %873, %867 : f32
      %875 = arith.mulf %855, %874 : f32
      %876 = arith.muli %861, %outputFeatures : index
      %877 = arith.addi %876, %21 : index
      %878 = wave.lane
      %879 = arith.remui %878, %c12 : index
      %880 = arith.addi %877, %879 : index
      scf.if %19 {
        %881 = arith.addi %880, %c8 : index
        %882 = memref.load %residual[%881] : memref<?xf32>
        %883 = arith.addf %882, %875 : f32
        %884 = arith.addi %880, %c8 : index
        memref.store %883, %out[%884] : memref<?xf32>
      } else {
        %885 = arith.addi %880, %c8 : index
        memref.store %875, %out[%885] : memref<?xf32>
      }
    }
    %886 = vector.extract %485#0[7] : f32 from vector<8xf32>
    %887 = wave.lane
    %888 = arith.addi %18, %c8 : index
    %889 = arith.muli %c32, %c2 : index
    %890 = arith.addi %888, %889 : index
    %891 = arith.divui %887, %c12 : index
    %892 = arith.addi %890, %891 : index
    %893 = arith.cmpi slt, %892, %17 : index
    scf.if %893 {
      %894 = arith.cmpi eq, %hasFactors, %c7 : index
      %895 = arith.muli %892, %c2 : index
      %896 = memref.load %factors[%895] : memref<?xf32>
      %897 = arith.mulf %896, %operandScale : f32
      %898 = arith.select %894, %897, %operandScale : f32
      %899 = arith.remui %887, %c12 : index
      %900 = arith.muli %899, %c1 : index
      %901 = arith.addi %15, %900 : index
      %902 = vector.load %w[%901] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %903 = vector.bitcast %902 : vector<4xi8> to vector<1xf32>
      %904 = vector.extract %903[0] : f32 from vector<1xf32>
      %905 = arith.mulf %904, %898 : f32
      %906 = arith.mulf %886, %905 : f32
      %907 = arith.muli %892, %outputFeatures : index
      %908 = arith.addi %907, %21 : index
      %909 = wave.lane
      %910 = arith.remui %909, %c12 : index
      %911 = arith.addi %908, %910 : index
      scf.if %19 {
        %912 = arith.addi %911, %c8 : index
        %913 = memref.load %residual[%912] : memref<?xf32>
        %914 = arith.addf %913, %906 : f32
        %915 = arith.addi %911, %c8 : index
        memref.store %914, %out[%915] : memref<?xf32>
      } else {
        %916 = arith.addi %911, %c8 : index
        memref.store %906, %out[%916] : memref<?xf32>
      }
    }
    %917 = wave.lane
    %918 = vector.extract %485#1[0] : f32 from vector<8xf32>
    %919 = wave.lane
    %920 = arith.addi %18, %c12 : index
    %921 = arith.muli %c8, %c2 : index
    %922 = arith.addi %920, %921 : index
    %923 = arith.divui %919, %c12 : index
    %924 = arith.addi %922, %923 : index
    %925 = arith.cmpi slt, %924, %17 : index
    scf.if %925 {
      %926 = arith.cmpi eq, %hasFactors, %c7 : index
      %927 = arith.muli %924, %c2 : index
      %928 = memref.load %factors[%927] : memref<?xf32>
      %929 = arith.mulf %928, %operandScale : f32
      %930 = arith.select %926, %929, %operandScale : f32
      %931 = arith.remui %919, %c12 : index
      %932 = arith.muli %931, %c1 : index
      %933 = arith.addi %15, %932 : index
      %934 = vector.load %w[%933] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %935 = vector.bitcast %934 : vector<4xi8> to vector<1xf32>
      %936 = vector.extract %935[0] : f32 from vector<1xf32>
      %937 = arith.mulf %936, %930 : f32
      %938 = arith.mulf %918, %937 : f32
      %939 = arith.muli %924, %outputFeatures : index
      %940 = arith.addi %939, %21 : index
      %941 = wave.lane
      %942 = arith.remui %941, %c12 : index
      %943 = arith.addi %940, %942 : index
      scf.if %19 {
        %944 = arith.addi %943, %c8 : index
        %945 = memref.load %residual[%944] : memref<?xf32>
        %946 = arith.addf %945, %938 : f32
        %947 = arith.addi %943, %c8 : index
        memref.store %946, %out[%947] : memref<?xf32>
      } else {
        %948 = arith.addi %943, %c8 : index
        memref.store %938, %out[%948] : memref<?xf32>
      }
    }
    %949 = vector.extract %485#1[1] : f32 from vector<8xf32>
    %950 = wave.lane
    %951 = arith.addi %18, %c12 : index
    %952 = arith.muli %c7, %c2 : index
    %953 = arith.addi %951, %952 : index
    %954 = arith.divui %950, %c12 : index
    %955 = arith.addi %953, %954 : index
    %956 = arith.cmpi slt, %955, %17 : index
    scf.if %956 {
      %957 = arith.cmpi eq, %hasFactors, %c7 : index
      %958 = arith.muli %955, %c2 : index
      %959 = memref.load %factors[%958] : memref<?xf32>
      %960 = arith.mulf %959, %operandScale : f32
      %961 = arith.select %957, %960, %operandScale : f32
      %962 = arith.remui %950, %c12 : index
      %963 = arith.muli %962, %c1 : index
      %964 = arith.addi %15, %963 : index
      %965 = vector.load %w[%964] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %966 = vector.bitcast %965 : vector<4xi8> to vector<1xf32>
      %967 = vector.extract %966[0] : f32 from vector<1xf32>
      %968 = arith.mulf %967, %961 : f32
      %969 = arith.mulf %949, %968 : f32
      %970 = arith.muli %955, %outputFeatures : index
      %971 = arith.addi %970, %21 : index
      %972 = wave.lane
      %973 = arith.remui %972, %c12 : index
      %974 = arith.addi %971, %973 : index
      scf.if %19 {
        %975 = arith.addi %974, %c8 : index
        %976 = memref.load %residual[%975] : memref<?xf32>
        %977 = arith.addf %976, %969 : f32
        %978 = arith.addi %974, %c8 : index
        memref.store %977, %out[%978] : memref<?xf32>
      } else {
        %979 = arith.addi %974, %c8 : index
        memref.store %969, %out[%979] : memref<?xf32>
      }
    }
    %980 = vector.extract %485#1[2] : f32 from vector<8xf32>
    %981 = wave.lane
    %982 = arith.addi %18, %c12 : index
    %983 = arith.muli %c2, %c2 : index
    %984 = arith.addi %982, %983 : index
    %985 = arith.divui %981, %c12 : index
    %986 = arith.addi %984, %985 : index
    %987 = arith.cmpi slt, %986, %17 : index
    scf.if %987 {
      %988 = arith.cmpi eq, %hasFactors, %c7 : index
      %989 = arith.muli %986, %c2 : index
      %990 = memref.load %factors[%989] : memref<?xf32>
      %991 = arith.mulf %990, %operandScale : f32
      %992 = arith.select %988, %991, %operandScale : f32
      %993 = arith.remui %981, %c12 : index
      %994 = arith.muli %993, %c1 : index
      %995 = arith.addi %15, %994 : index
      %996 = vector.load %w[%995] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %997 = vector.bitcast %996 : vector<4xi8> to vector<1xf32>
      %998 = vector.extract %997[0] : f32 from vector<1xf32>
      %999 = arith.mulf %998, %992 : f32
      %1000 = arith.mulf %980, %999 : f32
      %1001 = arith.muli %986, %outputFeatures : index
      %1002 = arith.addi %1001, %21 : index
      %1003 = wave.lane
      %1004 = arith.remui %1003, %c12 : index
      %1005 = arith.addi %1002, %1004 : index
      scf.if %19 {
        %1006 = arith.addi %1005, %c8 : index
        %1007 = memref.load %residual[%1006] : memref<?xf32>
        %1008 = arith.addf %1007, %1000 : f32
        %1009 = arith.addi %1005, %c8 : index
        memref.store %1008, %out[%1009] : memref<?xf32>
      } else {
        %1010 = arith.addi %1005, %c8 : index
        memref.store %1000, %out[%1010] : memref<?xf32>
      }
    }
    %1011 = vector.extract %485#1[3] : f32 from vector<8xf32>
    %1012 = wave.lane
    %1013 = arith.addi %18, %c12 : index
    %1014 = arith.muli %c27, %c2 : index
    %1015 = arith.addi %1013, %1014 : index
    %1016 = arith.divui %1012, %c12 : index
    %1017 = arith.addi %1015, %1016 : index
    %1018 = arith.cmpi slt, %1017, %17 : index
    scf.if %1018 {
      %1019 = arith.cmpi eq, %hasFactors, %c7 : index
      %1020 = arith.muli %1017, %c2 : index
      %1021 = memref.load %factors[%1020] : memref<?xf32>
      %1022 = arith.mulf %1021, %operandScale : f32
      %1023 = arith.select %1019, %1022, %operandScale : f32
      %1024 = arith.remui %1012, %c12 : index
      %1025 = arith.muli %1024, %c1 : index
      %1026 = arith.addi %15, %1025 : index
      %1027 = vector.load %w[%1026] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1028 = vector.bitcast %1027 : vector<4xi8> to vector<1xf32>
      %1029 = vector.extract %1028[0] : f32 from vector<1xf32>
      %1030 = arith.mulf %1029, %1023 : f32
      %1031 = arith.mulf %1011, %1030 : f32
      %1032 = arith.muli %1017, %outputFeatures : index
      %1033 = arith.addi %1032, %21 : index
      %1034 = wave.lane
      %1035 = arith.remui %1034, %c12 : index
      %1036 = arith.addi %1033, %1035 : index
      scf.if %19 {
        %1037 = arith.addi %1036, %c8 : index
        %1038 = memref.load %residual[%1037] : memref<?xf32>
        %1039 = arith.addf %1038, %1031 : f32
        %1040 = arith.addi %1036, %c8 : index
        memref.store %1039, %out[%1040] : memref<?xf32>
      } else {
        %1041 = arith.addi %1036, %c8 : index
        memref.store %1031, %out[%1041] : memref<?xf32>
      }
    }
    %1042 = vector.extract %485#1[4] : f32 from vector<8xf32>
    %1043 = wave.lane
    %1044 = arith.addi %18, %c12 : index
    %1045 = arith.muli %c1, %c2 : index
    %1046 = arith.addi %1044, %1045 : index
    %1047 = arith.divui %1043, %c12 : index
    %1048 = arith.addi %1046, %1047 : index
    %1049 = arith.cmpi slt, %1048, %17 : index
    scf.if %1049 {
      %1050 = arith.cmpi eq, %hasFactors, %c7 : index
      %1051 = arith.muli %1048, %c2 : index
      %1052 = memref.load %factors[%1051] : memref<?xf32>
      %1053 = arith.mulf %1052, %operandScale : f32
      %1054 = arith.select %1050, %1053, %operandScale : f32
      %1055 = arith.remui %1043, %c12 : index
      %1056 = arith.muli %1055, %c1 : index
      %1057 = arith.addi %15, %1056 : index
      %1058 = vector.load %w[%1057] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1059 = vector.bitcast %1058 : vector<4xi8> to vector<1xf32>
      %1060 = vector.extract %1059[0] : f32 from vector<1xf32>
      %1061 = arith.mulf %1060, %1054 : f32
      %1062 = arith.mulf %1042, %1061 : f32
      %1063 = arith.muli %1048, %outputFeatures : index
      %1064 = arith.addi %1063, %21 : index
      %1065 = wave.lane
      %1066 = arith.remui %1065, %c12 : index
      %1067 = arith.addi %1064, %1066 : index
      scf.if %19 {
        %1068 = arith.addi %1067, %c8 : index
        %1069 = memref.load %residual[%1068] : memref<?xf32>
        %1070 = arith.addf %1069, %1062 : f32
        %1071 = arith.addi %1067, %c8 : index
        memref.store %1070, %out[%1071] : memref<?xf32>
      } else {
        %1072 = arith.addi %1067, %c8 : index
        memref.store %1062, %out[%1072] : memref<?xf32>
      }
    }
    %1073 = vector.extract %485#1[5] : f32 from vector<8xf32>
    %1074 = wave.lane
    %1075 = arith.addi %18, %c12 : index
    %1076 = arith.muli %c30, %c2 : index
    %1077 = arith.addi %1075, %1076 : index
    %1078 = arith.divui %1074, %c12 : index
    %1079 = arith.addi %1077, %1078 : index
    %1080 = arith.cmpi slt, %1079, %17 : index
    scf.if %1080 {
      %1081 = arith.cmpi eq, %hasFactors, %c7 : index
      %1082 = arith.muli %1079, %c2 : index
      %1083 = memref.load %factors[%1082] : memref<?xf32>
      %1084 = arith.mulf %1083, %operandScale : f32
      %1085 = arith.select %1081, %1084, %operandScale : f32
      %1086 = arith.remui %1074, %c12 : index
      %1087 = arith.muli %1086, %c1 : index
      %1088 = arith.addi %15, %1087 : index
      %1089 = vector.load %w[%1088] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1090 = vector.bitcast %1089 : vector<4xi8> to vector<1xf32>
      %1091 = vector.extract %1090[0] : f32 from vector<1xf32>
      %1092 = arith.mulf %1091, %1085 : f32
      %1093 = arith.mulf %1073, %1092 : f32
      %1094 = arith.muli %1079, %outputFeatures : index
      %1095 = arith.addi %1094, %21 : index
      %1096 = wave.lane
      %1097 = arith.remui %1096, %c12 : index
      %1098 = arith.addi %1095, %1097 : index
      scf.if %19 {
        %1099 = arith.addi %1098, %c8 : index
        %1100 = memref.load %residual[%1099] : memref<?xf32>
        %1101 = arith.addf %1100, %1093 : f32
        %1102 = arith.addi %1098, %c8 : index
        memref.store %1101, %out[%1102] : memref<?xf32>
      } else {
        %1103 = arith.addi %1098, %c8 : index
        memref.store %1093, %out[%1103] : memref<?xf32>
      }
    }
    %1104 = vector.extract %485#1[6] : f32 from vector<8xf32>
    %1105 = wave.lane
    %1106 = arith.addi %18, %c12 : index
    %1107 = arith.muli %c31, %c2 : index
    %1108 = arith.addi %1106, %1107 : index
    %1109 = arith.divui %1105, %c12 : index
    %1110 = arith.addi %1108, %1109 : index
    %1111 = arith.cmpi slt, %1110, %17 : index
    scf.if %1111 {
      %1112 = arith.cmpi eq, %hasFactors, %c7 : index
      %1113 = arith.muli %1110, %c2 : index
      %1114 = memref.load %factors[%1113] : memref<?xf32>
      %1115 = arith.mulf %1114, %operandScale : f32
      %1116 = arith.select %1112, %1115, %operandScale : f32
      %1117 = arith.remui %1105, %c12 : index
      %1118 = arith.muli %1117, %c1 : index
      %1119 = arith.addi %15, %1118 : index
      %1120 = vector.load %w[%1119] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1121 = vector.bitcast %1120 : vector<4xi8> to vector<1xf32>
      %1122 = vector.extract %1121[0] : f32 from vector<1xf32>
      %1123 = arith.mulf %1122, %1116 : f32
      %1124 = arith.mulf %1104, %1123 : f32
      %1125 = arith.muli %1110, %outputFeatures : index
      %1126 = arith.addi %1125, %21 : index
      %1127 = wave.lane
      %1128 = arith.remui %1127, %c12 : index
      %1129 = arith.addi %1126, %1128 : index
      scf.if %19 {
        %1130 = arith.addi %1129, %c8 : index
        %1131 = memref.load %residual[%1130] : memref<?xf32>
        %1132 = arith.addf %1131, %1124 : f32
        %1133 = arith.addi %1129, %c8 : index
        memref.store %1132, %out[%1133] : memref<?xf32>
      } else {
        %1134 = arith.addi %1129, %c8 : index
        memref.store %1124, %out[%1134] : memref<?xf32>
      }
    }
    %1135 = vector.extract %485#1[7] : f32 from vector<8xf32>
    %1136 = wave.lane
    %1137 = arith.addi %18, %c12 : index
    %1138 = arith.muli %c32, %c2 : index
    %1139 = arith.addi %1137, %1138 : index
    %1140 = arith.divui %1136, %c12 : index
    %1141 = arith.addi %1139, %1140 : index
    %1142 = arith.cmpi slt, %1141, %17 : index
    scf.if %1142 {
      %1143 = arith.cmpi eq, %hasFactors, %c7 : index
      %1144 = arith.muli %1141, %c2 : index
      %1145 = memref.load %factors[%1144] : memref<?xf32>
      %1146 = arith.mulf %1145, %operandScale : f32
      %1147 = arith.select %1143, %1146, %operandScale : f32
      %1148 = arith.remui %1136, %c12 : index
      %1149 = arith.muli %1148, %c1 : index
      %1150 = arith.addi %15, %1149 : index
      %1151 = vector.load %w[%1150] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1152 = vector.bitcast %1151 : vector<4xi8> to vector<1xf32>
      %1153 = vector.extract %1152[0] : f32 from vector<1xf32>
      %1154 = arith.mulf %1153, %1147 : f32
      %1155 = arith.mulf %1135, %1154 : f32
      %1156 = arith.muli %1141, %outputFeatures : index
      %1157 = arith.addi %1156, %21 : index
      %1158 = wave.lane
      %1159 = arith.remui %1158, %c12 : index
      %1160 = arith.addi %1157, %1159 : index
      scf.if %19 {
        %1161 = arith.addi %1160, %c8 : index
        %1162 = memref.load %residual[%1161] : memref<?xf32>
        %1163 = arith.addf %1162, %1155 : f32
        %1164 = arith.addi %1160, %c8 : index
        memref.store %1163, %out[%1164] : memref<?xf32>
      } else {
        %1165 = arith.addi %1160, %c8 : index
        memref.store %1155, %out[%1165] : memref<?xf32>
      }
    }
    %1166 = wave.lane
    %1167 = vector.extract %485#2[0] : f32 from vector<8xf32>
    %1168 = wave.lane
    %1169 = arith.addi %18, %c15 : index
    %1170 = arith.muli %c8, %c2 : index
    %1171 = arith.addi %1169, %1170 : index
    %1172 = arith.divui %1168, %c12 : index
    %1173 = arith.addi %1171, %1172 : index
    %1174 = arith.cmpi slt, %1173, %17 : index
    scf.if %1174 {
      %1175 = arith.cmpi eq, %hasFactors, %c7 : index
      %1176 = arith.muli %1173, %c2 : index
      %1177 = memref.load %factors[%1176] : memref<?xf32>
      %1178 = arith.mulf %1177, %operandScale : f32
      %1179 = arith.select %1175, %1178, %operandScale : f32
      %1180 = arith.remui %1168, %c12 : index
      %1181 = arith.muli %1180, %c1 : index
      %1182 = arith.addi %15, %1181 : index
      %1183 = vector.load %w[%1182] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1184 = vector.bitcast %1183 : vector<4xi8> to vector<1xf32>
      %1185 = vector.extract %1184[0] : f32 from vector<1xf32>
      %1186 = arith.mulf %1185, %1179 : f32
      %1187 = arith.mulf %1167, %1186 : f32
      %1188 = arith.muli %1173, %outputFeatures : index
      %1189 = arith.addi %1188, %21 : index
      %1190 = wave.lane
      %1191 = arith.remui %1190, %c12 : index
      %1192 = arith.addi %1189, %1191 : index
      scf.if %19 {
        %1193 = arith.addi %1192, %c8 : index
        %1194 = memref.load %residual[%1193] : memref<?xf32>
        %1195 = arith.addf %1194, %1187 : f32
        %1196 = arith.addi %1192, %c8 : index
        memref.store %1195, %out[%1196] : memref<?xf32>
      } else {
        %1197 = arith.addi %1192, %c8 : index
        memref.store %1187, %out[%1197] : memref<?xf32>
      }
    }
    %1198 = vector.extract %485#2[1] : f32 from vector<8xf32>
    %1199 = wave.lane
    %1200 = arith.addi %18, %c15 : index
    %1201 = arith.muli %c7, %c2 : index
    %1202 = arith.addi %1200, %1201 : index
    %1203 = arith.divui %1199, %c12 : index
    %1204 = arith.addi %1202, %1203 : index
    %1205 = arith.cmpi slt, %1204, %17 : index
    scf.if %1205 {
      %1206 = arith.cmpi eq, %hasFactors, %c7 : index
      %1207 = arith.muli %1204, %c2 : index
      %1208 = memref.load %factors[%1207] : memref<?xf32>
      %1209 = arith.mulf %1208, %operandScale : f32
      %1210 = arith.select %1206, %1209, %operandScale : f32
      %1211 = arith.remui %1199, %c12 : index
      %1212 = arith.muli %1211, %c1 : index
      %1213 = arith.addi %15, %1212 : index
      %1214 = vector.load %w[%1213] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1215 = vector.bitcast %1214 : vector<4xi8> to vector<1xf32>
      %1216 = vector.extract %1215[0] : f32 from vector<1xf32>
      %1217 = arith.mulf %1216, %1210 : f32
      %1218 = arith.mulf %1198, %1217 : f32
      %1219 = arith.muli %1204, %outputFeatures : index
      %1220 = arith.addi %1219, %21 : index
      %1221 = wave.lane
      %1222 = arith.remui %1221, %c12 : index
      %1223 = arith.addi %1220, %1222 : index
      scf.if %19 {
        %1224 = arith.addi %1223, %c8 : index
        %1225 = memref.load %residual[%1224] : memref<?xf32>
        %1226 = arith.addf %1225, %1218 : f32
        %1227 = arith.addi %1223, %c8 : index
        memref.store %1226, %out[%1227] : memref<?xf32>
      } else {
        %1228 = arith.addi %1223, %c8 : index
        memref.store %1218, %out[%1228] : memref<?xf32>
      }
    }
    %1229 = vector.extract %485#2[2] : f32 from vector<8xf32>
    %1230 = wave.lane
    %1231 = arith.addi %18, %c15 : index
    %1232 = arith.muli %c2, %c2 : index
    %1233 = arith.addi %1231, %1232 : index
    %1234 = arith.divui %1230, %c12 : index
    %1235 = arith.addi %1233, %1234 : index
    %1236 = arith.cmpi slt, %1235, %17 : index
    scf.if %1236 {
      %1237 = arith.cmpi eq, %hasFactors, %c7 : index
      %1238 = arith.muli %1235, %c2 : index
      %1239 = memref.load %factors[%1238] : memref<?xf32>
      %1240 = arith.mulf %1239, %operandScale : f32
      %1241 = arith.select %1237, %1240, %operandScale : f32
      %1242 = arith.remui %1230, %c12 : index
      %1243 = arith.muli %1242, %c1 : index
      %1244 = arith.addi %15, %1243 : index
      %1245 = vector.load %w[%1244] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1246 = vector.bitcast %1245 : vector<4xi8> to vector<1xf32>
      %1247 = vector.extract %1246[0] : f32 from vector<1xf32>
      %1248 = arith.mulf %1247, %1241 : f32
      %1249 = arith.mulf %1229, %1248 : f32
      %1250 = arith.muli %1235, %outputFeatures : index
      %1251 = arith.addi %1250, %21 : index
      %1252 = wave.lane
      %1253 = arith.remui %1252, %c12 : index
      %1254 = arith.addi %1251, %1253 : index
      scf.if %19 {
        %1255 = arith.addi %1254, %c8 : index
        %1256 = memref.load %residual[%1255] : memref<?xf32>
        %1257 = arith.addf %1256, %1249 : f32
        %1258 = arith.addi %1254, %c8 : index
        memref.store %1257, %out[%1258] : memref<?xf32>
      } else {
        %1259 = arith.addi %1254, %c8 : index
        memref.store %1249, %out[%1259] : memref<?xf32>
      }
    }
    %1260 = vector.extract %485#2[3] : f32 from vector<8xf32>
    %1261 = wave.lane
    %1262 = arith.addi %18, %c15 : index
    %1263 = arith.muli %c27, %c2 : index
    %1264 = arith.addi %1262, %1263 : index
    %1265 = arith.divui %1261, %c12 : index
    %1266 = arith.addi %1264, %1265 : index
    %1267 = arith.cmpi slt, %1266, %17 : index
    scf.if %1267 {
      %1268 = arith.cmpi eq, %hasFactors, %c7 : index
      %1269 = arith.muli %1266, %c2 : index
      %1270 = memref.load %factors[%1269] : memref<?xf32>
      %1271 = arith.mulf %1270, %operandScale : f32
      %1272 = arith.select %1268, %1271, %operandScale : f32
      %1273 = arith.remui %1261, %c12 : index
      %1274 = arith.muli %1273, %c1 : index
      %1275 = arith.addi %15, %1274 : index
      %1276 = vector.load %w[%1275] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1277 = vector.bitcast %1276 : vector<4xi8> to vector<1xf32>
      %1278 = vector.extract %1277[0] : f32 from vector<1xf32>
      %1279 = arith.mulf %1278, %1272 : f32
      %1280 = arith.mulf %1260, %1279 : f32
      %1281 = arith.muli %1266, %outputFeatures : index
      %1282 = arith.addi %1281, %21 : index
      %1283 = wave.lane
      %1284 = arith.remui %1283, %c12 : index
      %1285 = arith.addi %1282, %1284 : index
      scf.if %19 {
        %1286 = arith.addi %1285, %c8 : index
        %1287 = memref.load %residual[%1286] : memref<?xf32>
        %1288 = arith.addf %1287, %1280 : f32
        %1289 = arith.addi %1285, %c8 : index
        memref.store %1288, %out[%1289] : memref<?xf32>
      } else {
        %1290 = arith.addi %1285, %c8 : index
        memref.store %1280, %out[%1290] : memref<?xf32>
      }
    }
    %1291 = vector.extract %485#2[4] : f32 from vector<8xf32>
    %1292 = wave.lane
    %1293 = arith.addi %18, %c15 : index
    %1294 = arith.muli %c1, %c2 : index
    %1295 = arith.addi %1293, %1294 : index
    %1296 = arith.divui %1292, %c12 : index
    %1297 = arith.addi %1295, %1296 : index
    %1298 = arith.cmpi slt, %1297, %17 : index
    scf.if %1298 {
      %1299 = arith.cmpi eq, %hasFactors, %c7 : index
      %1300 = arith.muli %1297, %c2 : index
      %1301 = memref.load %factors[%1300] : memref<?xf32>
      %1302 = arith.mulf %1301, %operandScale : f32
      %1303 = arith.select %1299, %1302, %operandScale : f32
      %1304 = arith.remui %1292, %c12 : index
      %1305 = arith.muli %1304, %c1 : index
      %1306 = arith.addi %15, %1305 : index
      %1307 = vector.load %w[%1306] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1308 = vector.bitcast %1307 : vector<4xi8> to vector<1xf32>
      %1309 = vector.extract %1308[0] : f32 from vector<1xf32>
      %1310 = arith.mulf %1309, %1303 : f32
      %1311 = arith.mulf %1291, %1310 : f32
      %1312 = arith.muli %1297, %outputFeatures : index
      %1313 = arith.addi %1312, %21 : index
      %1314 = wave.lane
      %1315 = arith.remui %1314, %c12 : index
      %1316 = arith.addi %1313, %1315 : index
      scf.if %19 {
        %1317 = arith.addi %1316, %c8 : index
        %1318 = memref.load %residual[%1317] : memref<?xf32>
        %1319 = arith.addf %1318, %1311 : f32
        %1320 = arith.addi %1316, %c8 : index
        memref.store %1319, %out[%1320] : memref<?xf32>
      } else {
        %1321 = arith.addi %1316, %c8 : index
        memref.store %1311, %out[%1321] : memref<?xf32>
      }
    }
    %1322 = vector.extract %485#2[5] : f32 from vector<8xf32>
    %1323 = wave.lane
    %1324 = arith.addi %18, %c15 : index
    %1325 = arith.muli %c30, %c2 : index
    %1326 = arith.addi %1324, %1325 : index
    %1327 = arith.divui %1323, %c12 : index
    %1328 = arith.addi %1326, %1327 : index
    %1329 = arith.cmpi slt, %1328, %17 : index
    scf.if %1329 {
      %1330 = arith.cmpi eq, %hasFactors, %c7 : index
      %1331 = arith.muli %1328, %c2 : index
      %1332 = memref.load %factors[%1331] : memref<?xf32>
      %1333 = arith.mulf %1332, %operandScale : f32
      %1334 = arith.select %1330, %1333, %operandScale : f32
      %1335 = arith.remui %1323, %c12 : index
      %1336 = arith.muli %1335, %c1 : index
      %1337 = arith.addi %15, %1336 : index
      %1338 = vector.load %w[%1337] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1339 = vector.bitcast %1338 : vector<4xi8> to vector<1xf32>
      %1340 = vector.extract %1339[0] : f32 from vector<1xf32>
      %1341 = arith.mulf %1340, %1334 : f32
      %1342 = arith.mulf %1322, %1341 : f32
      %1343 = arith.muli %1328, %outputFeatures : index
      %1344 = arith.addi %1343, %21 : index
      %1345 = wave.lane
      %1346 = arith.remui %1345, %c12 : index
      %1347 = arith.addi %1344, %1346 : index
      scf.if %19 {
        %1348 = arith.addi %1347, %c8 : index
        %1349 = memref.load %residual[%1348] : memref<?xf32>
        %1350 = arith.addf %1349, %1342 : f32
        %1351 = arith.addi %1347, %c8 : index
        memref.store %1350, %out[%1351] : memref<?xf32>
      } else {
        %1352 = arith.addi %1347, %c8 : index
        memref.store %1342, %out[%1352] : memref<?xf32>
      }
    }
    %1353 = vector.extract %485#2[6] : f32 from vector<8xf32>
    %1354 = wave.lane
    %1355 = arith.addi %18, %c15 : index
    %1356 = arith.muli %c31, %c2 : index
    %1357 = arith.addi %1355, %1356 : index
    %1358 = arith.divui %1354, %c12 : index
    %1359 = arith.addi %1357, %1358 : index
    %1360 = arith.cmpi slt, %1359, %17 : index
    scf.if %1360 {
      %1361 = arith.cmpi eq, %hasFactors, %c7 : index
      %1362 = arith.muli %1359, %c2 : index
      %1363 = memref.load %factors[%1362] : memref<?xf32>
      %1364 = arith.mulf %1363, %operandScale : f32
      %1365 = arith.select %1361, %1364, %operandScale : f32
      %1366 = arith.remui %1354, %c12 : index
      %1367 = arith.muli %1366, %c1 : index
      %1368 = arith.addi %15, %1367 : index
      %1369 = vector.load %w[%1368] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1370 = vector.bitcast %1369 : vector<4xi8> to vector<1xf32>
      %1371 = vector.extract %1370[0] : f32 from vector<1xf32>
      %1372 = arith.mulf %1371, %1365 : f32
      %1373 = arith.mulf %1353, %1372 : f32
      %1374 = arith.muli %1359, %outputFeatures : index
      %1375 = arith.addi %1374, %21 : index
      %1376 = wave.lane
      %1377 = arith.remui %1376, %c12 : index
      %1378 = arith.addi %1375, %1377 : index
      scf.if %19 {
        %1379 = arith.addi %1378, %c8 : index
        %1380 = memref.load %residual[%1379] : memref<?xf32>
        %1381 = arith.addf %1380, %1373 : f32
        %1382 = arith.addi %1378, %c8 : index
        memref.store %1381, %out[%1382] : memref<?xf32>
      } else {
        %1383 = arith.addi %1378, %c8 : index
        memref.store %1373, %out[%1383] : memref<?xf32>
      }
    }
    %1384 = vector.extract %485#2[7] : f32 from vector<8xf32>
    %1385 = wave.lane
    %1386 = arith.addi %18, %c15 : index
    %1387 = arith.muli %c32, %c2 : index
    %1388 = arith.addi %1386, %1387 : index
    %1389 = arith.divui %1385, %c12 : index
    %1390 = arith.addi %1388, %1389 : index
    %1391 = arith.cmpi slt, %1390, %17 : index
    scf.if %1391 {
      %1392 = arith.cmpi eq, %hasFactors, %c7 : index
      %1393 = arith.muli %1390, %c2 : index
      %1394 = memref.load %factors[%1393] : memref<?xf32>
      %1395 = arith.mulf %1394, %operandScale : f32
      %1396 = arith.select %1392, %1395, %operandScale : f32
      %1397 = arith.remui %1385, %c12 : index
      %1398 = arith.muli %1397, %c1 : index
      %1399 = arith.addi %15, %1398 : index
      %1400 = vector.load %w[%1399] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1401 = vector.bitcast %1400 : vector<4xi8> to vector<1xf32>
      %1402 = vector.extract %1401[0] : f32 from vector<1xf32>
      %1403 = arith.mulf %1402, %1396 : f32
      %1404 = arith.mulf %1384, %1403 : f32
      %1405 = arith.muli %1390, %outputFeatures : index
      %1406 = arith.addi %1405, %21 : index
      %1407 = wave.lane
      %1408 = arith.remui %1407, %c12 : index
      %1409 = arith.addi %1406, %1408 : index
      scf.if %19 {
        %1410 = arith.addi %1409, %c8 : index
        %1411 = memref.load %residual[%1410] : memref<?xf32>
        %1412 = arith.addf %1411, %1404 : f32
        %1413 = arith.addi %1409, %c8 : index
        memref.store %1412, %out[%1413] : memref<?xf32>
      } else {
        %1414 = arith.addi %1409, %c8 : index
        memref.store %1404, %out[%1414] : memref<?xf32>
      }
    }
    %1415 = wave.lane
    %1416 = vector.extract %485#3[0] : f32 from vector<8xf32>
    %1417 = wave.lane
    %1418 = arith.addi %18, %c16 : index
    %1419 = arith.muli %c8, %c2 : index
    %1420 = arith.addi %1418, %1419 : index
    %1421 = arith.divui %1417, %c12 : index
    %1422 = arith.addi %1420, %1421 : index
    %1423 = arith.cmpi slt, %1422, %17 : index
    scf.if %1423 {
      %1424 = arith.cmpi eq, %hasFactors, %c7 : index
      %1425 = arith.muli %1422, %c2 : index
      %1426 = memref.load %factors[%1425] : memref<?xf32>
      %1427 = arith.mulf %1426, %operandScale : f32
      %1428 = arith.select %1424, %1427, %operandScale : f32
      %1429 = arith.remui %1417, %c12 : index
      %1430 = arith.muli %1429, %c1 : index
      %1431 = arith.addi %15, %1430 : index
      %1432 = vector.load %w[%1431] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1433 = vector.bitcast %1432 : vector<4xi8> to vector<1xf32>
      %1434 = vector.extract %1433[0] : f32 from vector<1xf32>
      %1435 = arith.mulf %1434, %1428 : f32
      %1436 = arith.mulf %1416, %1435 : f32
      %1437 = arith.muli %1422, %outputFeatures : index
      %1438 = arith.addi %1437, %21 : index
      %1439 = wave.lane
      %1440 = arith.remui %1439, %c12 : index
      %1441 = arith.addi %1438, %1440 : index
      scf.if %19 {
        %1442 = arith.addi %1441, %c8 : index
        %1443 = memref.load %residual[%1442] : memref<?xf32>
        %1444 = arith.addf %1443, %1436 : f32
        %1445 = arith.addi %1441, %c8 : index
        memref.store %1444, %out[%1445] : memref<?xf32>
      } else {
        %1446 = arith.addi %1441, %c8 : index
        memref.store %1436, %out[%1446] : memref<?xf32>
      }
    }
    %1447 = vector.extract %485#3[1] : f32 from vector<8xf32>
    %1448 = wave.lane
    %1449 = arith.addi %18, %c16 : index
    %1450 = arith.muli %c7, %c2 : index
    %1451 = arith.addi %1449, %1450 : index
    %1452 = arith.divui %1448, %c12 : index
    %1453 = arith.addi %1451, %1452 : index
    %1454 = arith.cmpi slt, %1453, %17 : index
    scf.if %1454 {
      %1455 = arith.cmpi eq, %hasFactors, %c7 : index
      %1456 = arith.muli %1453, %c2 : index
      %1457 = memref.load %factors[%1456] : memref<?xf32>
      %1458 = arith.mulf %1457, %operandScale : f32
      %1459 = arith.select %1455, %1458, %operandScale : f32
      %1460 = arith.remui %1448, %c12 : index
      %1461 = arith.muli %1460, %c1 : index
      %1462 = arith.addi %15, %1461 : index
      %1463 = vector.load %w[%1462] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1464 = vector.bitcast %1463 : vector<4xi8> to vector<1xf32>
      %1465 = vector.extract %1464[0] : f32 from vector<1xf32>
      %1466 = arith.mulf %1465, %1459 : f32
      %1467 = arith.mulf %1447, %1466 : f32
      %1468 = arith.muli %1453, %outputFeatures : index
      %1469 = arith.addi %1468, %21 : index
      %1470 = wave.lane
      %1471 = arith.remui %1470, %c12 : index
      %1472 = arith.addi %1469, %1471 : index
      scf.if %19 {
        %1473 = arith.addi %1472, %c8 : index
        %1474 = memref.load %residual[%1473] : memref<?xf32>
        %1475 = arith.addf %1474, %1467 : f32
        %1476 = arith.addi %1472, %c8 : index
        memref.store %1475, %out[%1476] : memref<?xf32>
      } else {
        %1477 = arith.addi %1472, %c8 : index
        memref.store %1467, %out[%1477] : memref<?xf32>
      }
    }
    %1478 = vector.extract %485#3[2] : f32 from vector<8xf32>
    %1479 = wave.lane
    %1480 = arith.addi %18, %c16 : index
    %1481 = arith.muli %c2, %c2 : index
    %1482 = arith.addi %1480, %1481 : index
    %1483 = arith.divui %1479, %c12 : index
    %1484 = arith.addi %1482, %1483 : index
    %1485 = arith.cmpi slt, %1484, %17 : index
    scf.if %1485 {
      %1486 = arith.cmpi eq, %hasFactors, %c7 : index
      %1487 = arith.muli %1484, %c2 : index
      %1488 = memref.load %factors[%1487] : memref<?xf32>
      %1489 = arith.mulf %1488, %operandScale : f32
      %1490 = arith.select %1486, %1489, %operandScale : f32
      %1491 = arith.remui %1479, %c12 : index
      %1492 = arith.muli %1491, %c1 : index
      %1493 = arith.addi %15, %1492 : index
      %1494 = vector.load %w[%1493] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1495 = vector.bitcast %1494 : vector<4xi8> to vector<1xf32>
      %1496 = vector.extract %1495[0] : f32 from vector<1xf32>
      %1497 = arith.mulf %1496, %1490 : f32
      %1498 = arith.mulf %1478, %1497 : f32
      %1499 = arith.muli %1484, %outputFeatures : index
      %1500 = arith.addi %1499, %21 : index
      %1501 = wave.lane
      %1502 = arith.remui %1501, %c12 : index
      %1503 = arith.addi %1500, %1502 : index
      scf.if %19 {
        %1504 = arith.addi %1503, %c8 : index
        %1505 = memref.load %residual[%1504] : memref<?xf32>
        %1506 = arith.addf %1505, %1498 : f32
        %1507 = arith.addi %1503, %c8 : index
        memref.store %1506, %out[%1507] : memref<?xf32>
      } else {
        %1508 = arith.addi %1503, %c8 : index
        memref.store %1498, %out[%1508] : memref<?xf32>
      }
    }
    %1509 = vector.extract %485#3[3] : f32 from vector<8xf32>
    %1510 = wave.lane
    %1511 = arith.addi %18, %c16 : index
    %1512 = arith.muli %c27, %c2 : index
    %1513 = arith.addi %1511, %1512 : index
    %1514 = arith.divui %1510, %c12 : index
    %1515 = arith.addi %1513, %1514 : index
    %1516 = arith.cmpi slt, %1515, %17 : index
    scf.if %1516 {
      %1517 = arith.cmpi eq, %hasFactors, %c7 : index
      %1518 = arith.muli %1515, %c2 : index
      %1519 = memref.load %factors[%1518] : memref<?xf32>
      %1520 = arith.mulf %1519, %operandScale : f32
      %1521 = arith.select %1517, %1520, %operandScale : f32
      %1522 = arith.remui %1510, %c12 : index
      %1523 = arith.muli %1522, %c1 : index
      %1524 = arith.addi %15, %1523 : index
      %1525 = vector.load %w[%1524] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1526 = vector.bitcast %1525 : vector<4xi8> to vector<1xf32>
      %1527 = vector.extract %1526[0] : f32 from vector<1xf32>
      %1528 = arith.mulf %1527, %1521 : f32
      %1529 = arith.mulf %1509, %1528 : f32
      %1530 = arith.muli %1515, %outputFeatures : index
      %1531 = arith.addi %1530, %21 : index
      %1532 = wave.lane
      %1533 = arith.remui %1532, %c12 : index
      %1534 = arith.addi %1531, %1533 : index
      scf.if %19 {
        %1535 = arith.addi %1534, %c8 : index
        %1536 = memref.load %residual[%1535] : memref<?xf32>
        %1537 = arith.addf %1536, %1529 : f32
        %1538 = arith.addi %1534, %c8 : index
        memref.store %1537, %out[%1538] : memref<?xf32>
      } else {
        %1539 = arith.addi %1534, %c8 : index
        memref.store %1529, %out[%1539] : memref<?xf32>
      }
    }
    %1540 = vector.extract %485#3[4] : f32 from vector<8xf32>
    %1541 = wave.lane
    %1542 = arith.addi %18, %c16 : index
    %1543 = arith.muli %c1, %c2 : index
    %1544 = arith.addi %1542, %1543 : index
    %1545 = arith.divui %1541, %c12 : index
    %1546 = arith.addi %1544, %1545 : index
    %1547 = arith.cmpi slt, %1546, %17 : index
    scf.if %1547 {
      %1548 = arith.cmpi eq, %hasFactors, %c7 : index
      %1549 = arith.muli %1546, %c2 : index
      %1550 = memref.load %factors[%1549] : memref<?xf32>
      %1551 = arith.mulf %1550, %operandScale : f32
      %1552 = arith.select %1548, %1551, %operandScale : f32
      %1553 = arith.remui %1541, %c12 : index
      %1554 = arith.muli %1553, %c1 : index
      %1555 = arith.addi %15, %1554 : index
      %1556 = vector.load %w[%1555] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1557 = vector.bitcast %1556 : vector<4xi8> to vector<1xf32>
      %1558 = vector.extract %1557[0] : f32 from vector<1xf32>
      %1559 = arith.mulf %1558, %1552 : f32
      %1560 = arith.mulf %1540, %1559 : f32
      %1561 = arith.muli %1546, %outputFeatures : index
      %1562 = arith.addi %1561, %21 : index
      %1563 = wave.lane
      %1564 = arith.remui %1563, %c12 : index
      %1565 = arith.addi %1562, %1564 : index
      scf.if %19 {
        %1566 = arith.addi %1565, %c8 : index
        %1567 = memref.load %residual[%1566] : memref<?xf32>
        %1568 = arith.addf %1567, %1560 : f32
        %1569 = arith.addi %1565, %c8 : index
        memref.store %1568, %out[%1569] : memref<?xf32>
      } else {
        %1570 = arith.addi %1565, %c8 : index
        memref.store %1560, %out[%1570] : memref<?xf32>
      }
    }
    %1571 = vector.extract %485#3[5] : f32 from vector<8xf32>
    %1572 = wave.lane
    %1573 = arith.addi %18, %c16 : index
    %1574 = arith.muli %c30, %c2 : index
    %1575 = arith.addi %1573, %1574 : index
    %1576 = arith.divui %1572, %c12 : index
    %1577 = arith.addi %1575, %1576 : index
    %1578 = arith.cmpi slt, %1577, %17 : index
    scf.if %1578 {
      %1579 = arith.cmpi eq, %hasFactors, %c7 : index
      %1580 = arith.muli %1577, %c2 : index
      %1581 = memref.load %factors[%1580] : memref<?xf32>
      %1582 = arith.mulf %1581, %operandScale : f32
      %1583 = arith.select %1579, %1582, %operandScale : f32
      %1584 = arith.remui %1572, %c12 : index
      %1585 = arith.muli %1584, %c1 : index
      %1586 = arith.addi %15, %1585 : index
      %1587 = vector.load %w[%1586] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1588 = vector.bitcast %1587 : vector<4xi8> to vector<1xf32>
      %1589 = vector.extract %1588[0] : f32 from vector<1xf32>
      %1590 = arith.mulf %1589, %1583 : f32
      %1591 = arith.mulf %1571, %1590 : f32
      %1592 = arith.muli %1577, %outputFeatures : index
      %1593 = arith.addi %1592, %21 : index
      %1594 = wave.lane
      %1595 = arith.remui %1594, %c12 : index
      %1596 = arith.addi %1593, %1595 : index
      scf.if %19 {
        %1597 = arith.addi %1596, %c8 : index
        %1598 = memref.load %residual[%1597] : memref<?xf32>
        %1599 = arith.addf %1598, %1591 : f32
        %1600 = arith.addi %1596, %c8 : index
        memref.store %1599, %out[%1600] : memref<?xf32>
      } else {
        %1601 = arith.addi %1596, %c8 : index
        memref.store %1591, %out[%1601] : memref<?xf32>
      }
    }
    %1602 = vector.extract %485#3[6] : f32 from vector<8xf32>
    %1603 = wave.lane
    %1604 = arith.addi %18, %c16 : index
    %1605 = arith.muli %c31, %c2 : index
    %1606 = arith.addi %1604, %1605 : index
    %1607 = arith.divui %1603, %c12 : index
    %1608 = arith.addi %1606, %1607 : index
    %1609 = arith.cmpi slt, %1608, %17 : index
    scf.if %1609 {
      %1610 = arith.cmpi eq, %hasFactors, %c7 : index
      %1611 = arith.muli %1608, %c2 : index
      %1612 = memref.load %factors[%1611] : memref<?xf32>
      %1613 = arith.mulf %1612, %operandScale : f32
      %1614 = arith.select %1610, %1613, %operandScale : f32
      %1615 = arith.remui %1603, %c12 : index
      %1616 = arith.muli %1615, %c1 : index
      %1617 = arith.addi %15, %1616 : index
      %1618 = vector.load %w[%1617] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1619 = vector.bitcast %1618 : vector<4xi8> to vector<1xf32>
      %1620 = vector.extract %1619[0] : f32 from vector<1xf32>
      %1621 = arith.mulf %1620, %1614 : f32
      %1622 = arith.mulf %1602, %1621 : f32
      %1623 = arith.muli %1608, %outputFeatures : index
      %1624 = arith.addi %1623, %21 : index
      %1625 = wave.lane
      %1626 = arith.remui %1625, %c12 : index
      %1627 = arith.addi %1624, %1626 : index
      scf.if %19 {
        %1628 = arith.addi %1627, %c8 : index
        %1629 = memref.load %residual[%1628] : memref<?xf32>
        %1630 = arith.addf %1629, %1622 : f32
        %1631 = arith.addi %1627, %c8 : index
        memref.store %1630, %out[%1631] : memref<?xf32>
      } else {
        %1632 = arith.addi %1627, %c8 : index
        memref.store %1622, %out[%1632] : memref<?xf32>
      }
    }
    %1633 = vector.extract %485#3[7] : f32 from vector<8xf32>
    %1634 = wave.lane
    %1635 = arith.addi %18, %c16 : index
    %1636 = arith.muli %c32, %c2 : index
    %1637 = arith.addi %1635, %1636 : index
    %1638 = arith.divui %1634, %c12 : index
    %1639 = arith.addi %1637, %1638 : index
    %1640 = arith.cmpi slt, %1639, %17 : index
    scf.if %1640 {
      %1641 = arith.cmpi eq, %hasFactors, %c7 : index
      %1642 = arith.muli %1639, %c2 : index
      %1643 = memref.load %factors[%1642] : memref<?xf32>
      %1644 = arith.mulf %1643, %operandScale : f32
      %1645 = arith.select %1641, %1644, %operandScale : f32
      %1646 = arith.remui %1634, %c12 : index
      %1647 = arith.muli %1646, %c1 : index
      %1648 = arith.addi %15, %1647 : index
      %1649 = vector.load %w[%1648] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1650 = vector.bitcast %1649 : vector<4xi8> to vector<1xf32>
      %1651 = vector.extract %1650[0] : f32 from vector<1xf32>
      %1652 = arith.mulf %1651, %1645 : f32
      %1653 = arith.mulf %1633, %1652 : f32
      %1654 = arith.muli %1639, %outputFeatures : index
      %1655 = arith.addi %1654, %21 : index
      %1656 = wave.lane
      %1657 = arith.remui %1656, %c12 : index
      %1658 = arith.addi %1655, %1657 : index
      scf.if %19 {
        %1659 = arith.addi %1658, %c8 : index
        %1660 = memref.load %residual[%1659] : memref<?xf32>
        %1661 = arith.addf %1660, %1653 : f32
        %1662 = arith.addi %1658, %c8 : index
        memref.store %1661, %out[%1662] : memref<?xf32>
      } else {
        %1663 = arith.addi %1658, %c8 : index
        memref.store %1653, %out[%1663] : memref<?xf32>
      }
    }
  }
  wave.return
}
