// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q5_k', waves=1, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q5_k_w1p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 10 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant 48 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 4 : index
  %c21 = arith.constant dense<0> : vector<4xi32>
  %c22 = arith.constant dense<983055> : vector<4xi32>
  %c23 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c24 = arith.constant dense<65537> : vector<4xi32>
  %c25 = arith.constant dense<4> : vector<4xi32>
  %c26 = arith.constant dense<1677747200> : vector<4xi32>
  %c27 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c28 = arith.constant dense<8> : vector<4xi32>
  %c29 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c30 = arith.constant dense<12> : vector<4xi32>
  %c31 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c32 = arith.constant dense<0x6400> : vector<32xf16>
  %c33 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c36 = arith.constant 5 : index
  %c37 = arith.constant 6 : index
  %c38 = arith.constant 7 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.divui %inputFeatures, %c2 : index
  %4 = arith.muli %3, %c3 : index
  %5 = arith.addi %4, %inputFeatures : index
  %6 = arith.addi %5, %c4 : index
  %7 = arith.divui %6, %c5 : index
  %8 = arith.muli %7, %c5 : index
  %9 = arith.addi %2, %8 : index
  %10 = arith.addi %9, %c5 : index
  %11 = arith.muli %0, %c6 : index
  %12 = arith.addi %11, %c7 : index
  %13 = arith.muli %12, %10 : index
  %14 = arith.addi %11, %c8 : index
  %15 = arith.muli %14, %10 : index
  %16 = memref.load %step[%countAt] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %1, %c3 : index
  %19 = arith.cmpi eq, %hasResidual, %c8 : index
  %20 = wave.block 0
  %21 = arith.muli %20, %c12 : index
  %22 = arith.cmpi slt, %18, %17 : index
  scf.if %22 {
    %23 = wave.lane
    %24 = arith.remui %23, %c14 : index
    %25 = arith.remui %24, %tileRows : index
    %26 = arith.addi %18, %25 : index
    %27 = arith.divui %26, %tileRows : index
    %28 = arith.divui %inputFeatures, %c14 : index
    %29 = arith.muli %27, %28 : index
    %30 = arith.divui %c7, %c14 : index
    %31 = arith.addi %29, %30 : index
    %32 = arith.muli %31, %c6 : index
    %33 = arith.remui %c7, %c14 : index
    %34 = arith.divui %33, %c15 : index
    %35 = arith.addi %32, %34 : index
    %36 = arith.muli %tileRows, %c15 : index
    %37 = arith.muli %35, %36 : index
    %38 = arith.remui %26, %tileRows : index
    %39 = arith.muli %38, %c15 : index
    %40 = arith.addi %37, %39 : index
    %41 = arith.remui %c7, %c15 : index
    %42 = arith.addi %40, %41 : index
    %43 = arith.addi %24, %c14 : index
    %44 = arith.addi %18, %43 : index
    %45 = arith.divui %44, %tileRows : index
    %46 = arith.divui %inputFeatures, %c14 : index
    %47 = arith.muli %45, %46 : index
    %48 = arith.divui %c7, %c14 : index
    %49 = arith.addi %47, %48 : index
    %50 = arith.muli %49, %c6 : index
    %51 = arith.remui %c7, %c14 : index
    %52 = arith.divui %51, %c15 : index
    %53 = arith.addi %50, %52 : index
    %54 = arith.muli %tileRows, %c15 : index
    %55 = arith.muli %53, %54 : index
    %56 = arith.remui %44, %tileRows : index
    %57 = arith.muli %56, %c15 : index
    %58 = arith.addi %55, %57 : index
    %59 = arith.remui %c7, %c15 : index
    %60 = arith.addi %58, %59 : index
    %61 = arith.addi %24, %c12 : index
    %62 = arith.addi %18, %61 : index
    %63 = arith.divui %62, %tileRows : index
    %64 = arith.divui %inputFeatures, %c14 : index
    %65 = arith.muli %63, %64 : index
    %66 = arith.divui %c7, %c14 : index
    %67 = arith.addi %65, %66 : index
    %68 = arith.muli %67, %c6 : index
    %69 = arith.remui %c7, %c14 : index
    %70 = arith.divui %69, %c15 : index
    %71 = arith.addi %68, %70 : index
    %72 = arith.muli %tileRows, %c15 : index
    %73 = arith.muli %71, %72 : index
    %74 = arith.remui %62, %tileRows : index
    %75 = arith.muli %74, %c15 : index
    %76 = arith.addi %73, %75 : index
    %77 = arith.remui %c7, %c15 : index
    %78 = arith.addi %76, %77 : index
    %79 = arith.addi %24, %c16 : index
    %80 = arith.addi %18, %79 : index
    %81 = arith.divui %80, %tileRows : index
    %82 = arith.divui %inputFeatures, %c14 : index
    %83 = arith.muli %81, %82 : index
    %84 = arith.divui %c7, %c14 : index
    %85 = arith.addi %83, %84 : index
    %86 = arith.muli %85, %c6 : index
    %87 = arith.remui %c7, %c14 : index
    %88 = arith.divui %87, %c15 : index
    %89 = arith.addi %86, %88 : index
    %90 = arith.muli %tileRows, %c15 : index
    %91 = arith.muli %89, %90 : index
    %92 = arith.remui %80, %tileRows : index
    %93 = arith.muli %92, %c15 : index
    %94 = arith.addi %91, %93 : index
    %95 = arith.remui %c7, %c15 : index
    %96 = arith.addi %94, %95 : index
    %97 = wave.wave
    %98 = arith.divui %inputFeatures, %c12 : index
    %99 = arith.muli %97, %stepsPerWave : index
    %100 = arith.minsi %99, %98 : index
    %101 = arith.addi %100, %stepsPerWave : index
    %102 = arith.minsi %101, %98 : index
    %103 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %104 = arith.subi %102, %100 : index
    %105 = arith.divui %104, %c6 : index
    %106 = arith.muli %105, %c6 : index
    %107 = arith.addi %100, %106 : index
    %108 = arith.addi %100, %stepsPerWave : index
    %109 = arith.select %103, %108, %107 : index
    %119:8 = scf.for %110 = %100 to %109 step %c6 iter_args(%111 = %c17, %112 = %c17, %113 = %c17, %114 = %c17, %115 = %c17, %116 = %c17, %117 = %c17, %118 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %120 = wave.lane
      %121 = arith.addi %110, %c7 : index
      %122 = arith.remui %120, %c14 : index
      %123 = arith.addi %13, %c5 : index
      %124 = arith.divui %121, %c15 : index
      %125 = arith.muli %124, %c3 : index
      %126 = arith.addi %123, %125 : index
      %127 = arith.muli %122, %c20 : index
      %128 = arith.addi %126, %127 : index
      %129 = vector.load %w[%128] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %130 = vector.bitcast %129 : vector<4xi8> to vector<2xf16>
      %131 = arith.divui %inputFeatures, %c2 : index
      %132 = arith.muli %131, %c3 : index
      %133 = arith.addi %123, %132 : index
      %134 = arith.muli %121, %c12 : index
      %135 = arith.addi %133, %134 : index
      %136 = arith.muli %122, %c6 : index
      %137 = arith.addi %135, %136 : index
      %138 = vector.load %w[%137] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %139 = vector.extract %130[0] : f16 from vector<2xf16>
      %140 = arith.extf %139 : f16 to f32
      %141 = vector.extract %138[0] : i8 from vector<2xi8>
      %142 = arith.extui %141 : i8 to i32
      %143 = arith.sitofp %142 : i32 to f32
      %144 = arith.mulf %140, %143 : f32
      %145 = arith.truncf %144 : f32 to f16
      %146 = vector.broadcast %145 : f16 to vector<16xf16>
      %147 = vector.extract %130[1] : f16 from vector<2xf16>
      %148 = arith.extf %147 : f16 to f32
      %149 = vector.extract %138[1] : i8 from vector<2xi8>
      %150 = arith.extui %149 : i8 to i32
      %151 = arith.sitofp %150 : i32 to f32
      %152 = arith.mulf %148, %151 : f32
      %153 = arith.truncf %152 : f32 to f16
      %154 = vector.broadcast %153 : f16 to vector<16xf16>
      %155 = arith.addi %13, %c5 : index
      %156 = arith.divui %inputFeatures, %c2 : index
      %157 = arith.muli %156, %c3 : index
      %158 = arith.addi %157, %inputFeatures : index
      %159 = arith.addi %158, %c4 : index
      %160 = arith.divui %159, %c5 : index
      %161 = arith.muli %160, %c5 : index
      %162 = arith.addi %155, %161 : index
      %163 = arith.muli %inputFeatures, %c15 : index
      %164 = arith.addi %162, %163 : index
      %165 = arith.muli %121, %c14 : index
      %166 = arith.addi %165, %122 : index
      %167 = arith.muli %166, %c20 : index
      %168 = arith.addi %164, %167 : index
      %169 = arith.muli %121, %c2 : index
      %170 = arith.addi %162, %169 : index
      %171 = arith.muli %122, %c14 : index
      %172 = arith.addi %170, %171 : index
      %173 = vector.load %w[%168] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %174 = vector.bitcast %173 : vector<4xi8> to vector<1xi32>
      %175 = vector.shuffle %174, %174 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %176 = vector.load %w[%172] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %177 = vector.bitcast %176 : vector<16xi8> to vector<4xi32>
      %178 = arith.shrui %177, %c21 : vector<4xi32>
      %179 = arith.andi %178, %c22 : vector<4xi32>
      %180 = arith.shrui %175, %c23 : vector<4xi32>
      %181 = arith.andi %180, %c24 : vector<4xi32>
      %182 = arith.shli %181, %c25 : vector<4xi32>
      %183 = arith.ori %179, %182 : vector<4xi32>
      %184 = arith.ori %183, %c26 : vector<4xi32>
      %185 = vector.bitcast %184 : vector<4xi32> to vector<8xf16>
      %186 = arith.shrui %177, %c25 : vector<4xi32>
      %187 = arith.andi %186, %c22 : vector<4xi32>
      %188 = arith.shrui %175, %c27 : vector<4xi32>
      %189 = arith.andi %188, %c24 : vector<4xi32>
      %190 = arith.shli %189, %c25 : vector<4xi32>
      %191 = arith.ori %187, %190 : vector<4xi32>
      %192 = arith.ori %191, %c26 : vector<4xi32>
      %193 = vector.bitcast %192 : vector<4xi32> to vector<8xf16>
      %194 = arith.shrui %177, %c28 : vector<4xi32>
      %195 = arith.andi %194, %c22 : vector<4xi32>
      %196 = arith.shrui %175, %c29 : vector<4xi32>
      %197 = arith.andi %196, %c24 : vector<4xi32>
      %198 = arith.shli %197, %c25 : vector<4xi32>
      %199 = arith.ori %195, %198 : vector<4xi32>
      %200 = arith.ori %199, %c26 : vector<4xi32>
      %201 = vector.bitcast %200 : vector<4xi32> to vector<8xf16>
      %202 = arith.shrui %177, %c30 : vector<4xi32>
      %203 = arith.andi %202, %c22 : vector<4xi32>
      %204 = arith.shrui %175, %c31 : vector<4xi32>
      %205 = arith.andi %204, %c24 : vector<4xi32>
      %206 = arith.shli %205, %c25 : vector<4xi32>
      %207 = arith.ori %203, %206 : vector<4xi32>
      %208 = arith.ori %207, %c26 : vector<4xi32>
      %209 = vector.bitcast %208 : vector<4xi32> to vector<8xf16>
      %210 = vector.shuffle %185, %193 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %211 = vector.shuffle %201, %209 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %212 = vector.shuffle %210, %211 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %213 = arith.subf %212, %c32 : vector<32xf16>
      %214 = vector.shuffle %213, %213 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %215 = vector.shuffle %213, %213 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %216 = math.fma %214, %146, %154 : vector<16xf16>
      %217 = math.fma %215, %146, %154 : vector<16xf16>
      %218 = arith.addi %110, %c8 : index
      %219 = arith.remui %120, %c14 : index
      %220 = arith.addi %13, %c5 : index
      %221 = arith.divui %218, %c15 : index
      %222 = arith.muli %221, %c3 : index
      %223 = arith.addi %220, %222 : index
      %224 = arith.muli %219, %c20 : index
      %225 = arith.addi %223, %224 : index
      %226 = vector.load %w[%225] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %227 = vector.bitcast %226 : vector<4xi8> to vector<2xf16>
      %228 = arith.divui %inputFeatures, %c2 : index
      %229 = arith.muli %228, %c3 : index
      %230 = arith.addi %220, %229 : index
      %231 = arith.muli %218, %c12 : index
      %232 = arith.addi %230, %231 : index
      %233 = arith.muli %219, %c6 : index
      %234 = arith.addi %232, %233 : index
      %235 = vector.load %w[%234] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %236 = vector.extract %227[0] : f16 from vector<2xf16>
      %237 = arith.extf %236 : f16 to f32
      %238 = vector.extract %235[0] : i8 from vector<2xi8>
      %239 = arith.extui %238 : i8 to i32
      %240 = arith.sitofp %239 : i32 to f32
      %241 = arith.mulf %237, %240 : f32
      %242 = arith.truncf %241 : f32 to f16
      %243 = vector.broadcast %242 : f16 to vector<16xf16>
      %244 = vector.extract %227[1] : f16 from vector<2xf16>
      %245 = arith.extf %244 : f16 to f32
      %246 = vector.extract %235[1] : i8 from vector<2xi8>
      %247 = arith.extui %246 : i8 to i32
      %248 = arith.sitofp %247 : i32 to f32
      %249 = arith.mulf %245, %248 : f32
      %250 = arith.truncf %249 : f32 to f16
      %251 = vector.broadcast %250 : f16 to vector<16xf16>
      %252 = arith.addi %13, %c5 : index
      %253 = arith.divui %inputFeatures, %c2 : index
      %254 = arith.muli %253, %c3 : index
      %255 = arith.addi %254, %inputFeatures : index
      %256 = arith.addi %255, %c4 : index
      %257 = arith.divui %256, %c5 : index
      %258 = arith.muli %257, %c5 : index
      %259 = arith.addi %252, %258 : index
      %260 = arith.muli %inputFeatures, %c15 : index
      %261 = arith.addi %259, %260 : index
      %262 = arith.muli %218, %c14 : index
      %263 = arith.addi %262, %219 : index
      %264 = arith.muli %263, %c20 : index
      %265 = arith.addi %261, %264 : index
      %266 = arith.muli %218, %c2 : index
      %267 = arith.addi %259, %266 : index
      %268 = arith.muli %219, %c14 : index
      %269 = arith.addi %267, %268 : index
      %270 = vector.load %w[%265] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %271 = vector.bitcast %270 : vector<4xi8> to vector<1xi32>
      %272 = vector.shuffle %271, %271 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %273 = vector.load %w[%269] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %274 = vector.bitcast %273 : vector<16xi8> to vector<4xi32>
      %275 = arith.shrui %274, %c21 : vector<4xi32>
      %276 = arith.andi %275, %c22 : vector<4xi32>
      %277 = arith.shrui %272, %c23 : vector<4xi32>
      %278 = arith.andi %277, %c24 : vector<4xi32>
      %279 = arith.shli %278, %c25 : vector<4xi32>
      %280 = arith.ori %276, %279 : vector<4xi32>
      %281 = arith.ori %280, %c26 : vector<4xi32>
      %282 = vector.bitcast %281 : vector<4xi32> to vector<8xf16>
      %283 = arith.shrui %274, %c25 : vector<4xi32>
      %284 = arith.andi %283, %c22 : vector<4xi32>
      %285 = arith.shrui %272, %c27 : vector<4xi32>
      %286 = arith.andi %285, %c24 : vector<4xi32>
      %287 = arith.shli %286, %c25 : vector<4xi32>
      %288 = arith.ori %284, %287 : vector<4xi32>
      %289 = arith.ori %288, %c26 : vector<4xi32>
      %290 = vector.bitcast %289 : vector<4xi32> to vector<8xf16>
      %291 = arith.shrui %274, %c28 : vector<4xi32>
      %292 = arith.andi %291, %c22 : vector<4xi32>
      %293 = arith.shrui %272, %c29 : vector<4xi32>
      %294 = arith.andi %293, %c24 : vector<4xi32>
      %295 = arith.shli %294, %c25 : vector<4xi32>
      %296 = arith.ori %292, %295 : vector<4xi32>
      %297 = arith.ori %296, %c26 : vector<4xi32>
      %298 = vector.bitcast %297 : vector<4xi32> to vector<8xf16>
      %299 = arith.shrui %274, %c30 : vector<4xi32>
      %300 = arith.andi %299, %c22 : vector<4xi32>
      %301 = arith.shrui %272, %c31 : vector<4xi32>
      %302 = arith.andi %301, %c24 : vector<4xi32>
      %303 = arith.shli %302, %c25 : vector<4xi32>
      %304 = arith.ori %300, %303 : vector<4xi32>
      %305 = arith.ori %304, %c26 : vector<4xi32>
      %306 = vector.bitcast %305 : vector<4xi32> to vector<8xf16>
      %307 = vector.shuffle %282, %290 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %308 = vector.shuffle %298, %306 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %309 = vector.shuffle %307, %308 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %310 = arith.subf %309, %c32 : vector<32xf16>
      %311 = vector.shuffle %310, %310 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %312 = vector.shuffle %310, %310 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %313 = math.fma %311, %243, %251 : vector<16xf16>
      %314 = math.fma %312, %243, %251 : vector<16xf16>
      %315 = arith.addi %110, %c7 : index
      %316 = arith.remui %120, %c14 : index
      %317 = arith.addi %15, %c5 : index
      %318 = arith.divui %315, %c15 : index
      %319 = arith.muli %318, %c3 : index
      %320 = arith.addi %317, %319 : index
      %321 = arith.muli %316, %c20 : index
      %322 = arith.addi %320, %321 : index
      %323 = vector.load %w[%322] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %324 = vector.bitcast %323 : vector<4xi8> to vector<2xf16>
      %325 = arith.divui %inputFeatures, %c2 : index
      %326 = arith.muli %325, %c3 : index
      %327 = arith.addi %317, %326 : index
      %328 = arith.muli %315, %c12 : index
      %329 = arith.addi %327, %328 : index
      %330 = arith.muli %316, %c6 : index
      %331 = arith.addi %329, %330 : index
      %332 = vector.load %w[%331] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %333 = vector.extract %324[0] : f16 from vector<2xf16>
      %334 = arith.extf %333 : f16 to f32
      %335 = vector.extract %332[0] : i8 from vector<2xi8>
      %336 = arith.extui %335 : i8 to i32
      %337 = arith.sitofp %336 : i32 to f32
      %338 = arith.mulf %334, %337 : f32
      %339 = arith.truncf %338 : f32 to f16
      %340 = vector.broadcast %339 : f16 to vector<16xf16>
      %341 = vector.extract %324[1] : f16 from vector<2xf16>
      %342 = arith.extf %341 : f16 to f32
      %343 = vector.extract %332[1] : i8 from vector<2xi8>
      %344 = arith.extui %343 : i8 to i32
      %345 = arith.sitofp %344 : i32 to f32
      %346 = arith.mulf %342, %345 : f32
      %347 = arith.truncf %346 : f32 to f16
      %348 = vector.broadcast %347 : f16 to vector<16xf16>
      %349 = arith.addi %15, %c5 : index
      %350 = arith.divui %inputFeatures, %c2 : index
      %351 = arith.muli %350, %c3 : index
      %352 = arith.addi %351, %inputFeatures : index
      %353 = arith.addi %352, %c4 : index
      %354 = arith.divui %353, %c5 : index
      %355 = arith.muli %354, %c5 : index
      %356 = arith.addi %349, %355 : index
      %357 = arith.muli %inputFeatures, %c15 : index
      %358 = arith.addi %356, %357 : index
      %359 = arith.muli %315, %c14 : index
      %360 = arith.addi %359, %316 : index
      %361 = arith.muli %360, %c20 : index
      %362 = arith.addi %358, %361 : index
      %363 = arith.muli %315, %c2 : index
      %364 = arith.addi %356, %363 : index
      %365 = arith.muli %316, %c14 : index
      %366 = arith.addi %364, %365 : index
      %367 = vector.load %w[%362] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %368 = vector.bitcast %367 : vector<4xi8> to vector<1xi32>
      %369 = vector.shuffle %368, %368 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %370 = vector.load %w[%366] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %371 = vector.bitcast %370 : vector<16xi8> to vector<4xi32>
      %372 = arith.shrui %371, %c21 : vector<4xi32>
      %373 = arith.andi %372, %c22 : vector<4xi32>
      %374 = arith.shrui %369, %c23 : vector<4xi32>
      %375 = arith.andi %374, %c24 : vector<4xi32>
      %376 = arith.shli %375, %c25 : vector<4xi32>
      %377 = arith.ori %373, %376 : vector<4xi32>
      %378 = arith.ori %377, %c26 : vector<4xi32>
      %379 = vector.bitcast %378 : vector<4xi32> to vector<8xf16>
      %380 = arith.shrui %371, %c25 : vector<4xi32>
      %381 = arith.andi %380, %c22 : vector<4xi32>
      %382 = arith.shrui %369, %c27 : vector<4xi32>
      %383 = arith.andi %382, %c24 : vector<4xi32>
      %384 = arith.shli %383, %c25 : vector<4xi32>
      %385 = arith.ori %381, %384 : vector<4xi32>
      %386 = arith.ori %385, %c26 : vector<4xi32>
      %387 = vector.bitcast %386 : vector<4xi32> to vector<8xf16>
      %388 = arith.shrui %371, %c28 : vector<4xi32>
      %389 = arith.andi %388, %c22 : vector<4xi32>
      %390 = arith.shrui %369, %c29 : vector<4xi32>
      %391 = arith.andi %390, %c24 : vector<4xi32>
      %392 = arith.shli %391, %c25 : vector<4xi32>
      %393 = arith.ori %389, %392 : vector<4xi32>
      %394 = arith.ori %393, %c26 : vector<4xi32>
      %395 = vector.bitcast %394 : vector<4xi32> to vector<8xf16>
      %396 = arith.shrui %371, %c30 : vector<4xi32>
      %397 = arith.andi %396, %c22 : vector<4xi32>
      %398 = arith.shrui %369, %c31 : vector<4xi32>
      %399 = arith.andi %398, %c24 : vector<4xi32>
      %400 = arith.shli %399, %c25 : vector<4xi32>
      %401 = arith.ori %397, %400 : vector<4xi32>
      %402 = arith.ori %401, %c26 : vector<4xi32>
      %403 = vector.bitcast %402 : vector<4xi32> to vector<8xf16>
      %404 = vector.shuffle %379, %387 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %405 = vector.shuffle %395, %403 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %406 = vector.shuffle %404, %405 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %407 = arith.subf %406, %c32 : vector<32xf16>
      %408 = vector.shuffle %407, %407 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %409 = vector.shuffle %407, %407 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %410 = math.fma %408, %340, %348 : vector<16xf16>
      %411 = math.fma %409, %340, %348 : vector<16xf16>
      %412 = arith.addi %110, %c8 : index
      %413 = arith.remui %120, %c14 : index
      %414 = arith.addi %15, %c5 : index
      %415 = arith.divui %412, %c15 : index
      %416 = arith.muli %415, %c3 : index
      %417 = arith.addi %414, %416 : index
      %418 = arith.muli %413, %c20 : index
      %419 = arith.addi %417, %418 : index
      %420 = vector.load %w[%419] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %421 = vector.bitcast %420 : vector<4xi8> to vector<2xf16>
      %422 = arith.divui %inputFeatures, %c2 : index
      %423 = arith.muli %422, %c3 : index
      %424 = arith.addi %414, %423 : index
      %425 = arith.muli %412, %c12 : index
      %426 = arith.addi %424, %425 : index
      %427 = arith.muli %413, %c6 : index
      %428 = arith.addi %426, %427 : index
      %429 = vector.load %w[%428] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %430 = vector.extract %421[0] : f16 from vector<2xf16>
      %431 = arith.extf %430 : f16 to f32
      %432 = vector.extract %429[0] : i8 from vector<2xi8>
      %433 = arith.extui %432 : i8 to i32
      %434 = arith.sitofp %433 : i32 to f32
      %435 = arith.mulf %431, %434 : f32
      %436 = arith.truncf %435 : f32 to f16
      %437 = vector.broadcast %436 : f16 to vector<16xf16>
      %438 = vector.extract %421[1] : f16 from vector<2xf16>
      %439 = arith.extf %438 : f16 to f32
      %440 = vector.extract %429[1] : i8 from vector<2xi8>
      %441 = arith.extui %440 : i8 to i32
      %442 = arith.sitofp %441 : i32 to f32
      %443 = arith.mulf %439, %442 : f32
      %444 = arith.truncf %443 : f32 to f16
      %445 = vector.broadcast %444 : f16 to vector<16xf16>
      %446 = arith.addi %15, %c5 : index
      %447 = arith.divui %inputFeatures, %c2 : index
      %448 = arith.muli %447, %c3 : index
      %449 = arith.addi %448, %inputFeatures : index
      %450 = arith.addi %449, %c4 : index
      %451 = arith.divui %450, %c5 : index
      %452 = arith.muli %451, %c5 : index
      %453 = arith.addi %446, %452 : index
      %454 = arith.muli %inputFeatures, %c15 : index
      %455 = arith.addi %453, %454 : index
      %456 = arith.muli %412, %c14 : index
      %457 = arith.addi %456, %413 : index
      %458 = arith.muli %457, %c20 : index
      %459 = arith.addi %455, %458 : index
      %460 = arith.muli %412, %c2 : index
      %461 = arith.addi %453, %460 : index
      %462 = arith.muli %413, %c14 : index
      %463 = arith.addi %461, %462 : index
      %464 = vector.load %w[%459] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %465 = vector.bitcast %464 : vector<4xi8> to vector<1xi32>
      %466 = vector.shuffle %465, %465 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %467 = vector.load %w[%463] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %468 = vector.bitcast %467 : vector<16xi8> to vector<4xi32>
      %469 = arith.shrui %468, %c21 : vector<4xi32>
      %470 = arith.andi %469, %c22 : vector<4xi32>
      %471 = arith.shrui %466, %c23 : vector<4xi32>
      %472 = arith.andi %471, %c24 : vector<4xi32>
      %473 = arith.shli %472, %c25 : vector<4xi32>
      %474 = arith.ori %470, %473 : vector<4xi32>
      %475 = arith.ori %474, %c26 : vector<4xi32>
      %476 = vector.bitcast %475 : vector<4xi32> to vector<8xf16>
      %477 = arith.shrui %468, %c25 : vector<4xi32>
      %478 = arith.andi %477, %c22 : vector<4xi32>
      %479 = arith.shrui %466, %c27 : vector<4xi32>
      %480 = arith.andi %479, %c24 : vector<4xi32>
      %481 = arith.shli %480, %c25 : vector<4xi32>
      %482 = arith.ori %478, %481 : vector<4xi32>
      %483 = arith.ori %482, %c26 : vector<4xi32>
      %484 = vector.bitcast %483 : vector<4xi32> to vector<8xf16>
      %485 = arith.shrui %468, %c28 : vector<4xi32>
      %486 = arith.andi %485, %c22 : vector<4xi32>
      %487 = arith.shrui %466, %c29 : vector<4xi32>
      %488 = arith.andi %487, %c24 : vector<4xi32>
      %489 = arith.shli %488, %c25 : vector<4xi32>
      %490 = arith.ori %486, %489 : vector<4xi32>
      %491 = arith.ori %490, %c26 : vector<4xi32>
      %492 = vector.bitcast %491 : vector<4xi32> to vector<8xf16>
      %493 = arith.shrui %468, %c30 : vector<4xi32>
      %494 = arith.andi %493, %c22 : vector<4xi32>
      %495 = arith.shrui %466, %c31 : vector<4xi32>
      %496 = arith.andi %495, %c24 : vector<4xi32>
      %497 = arith.shli %496, %c25 : vector<4xi32>
      %498 = arith.ori %494, %497 : vector<4xi32>
      %499 = arith.ori %498, %c26 : vector<4xi32>
      %500 = vector.bitcast %499 : vector<4xi32> to vector<8xf16>
      %501 = vector.shuffle %476, %484 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %502 = vector.shuffle %492, %500 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %503 = vector.shuffle %501, %502 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %504 = arith.subf %503, %c32 : vector<32xf16>
      %505 = vector.shuffle %504, %504 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %506 = vector.shuffle %504, %504 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %507 = math.fma %505, %437, %445 : vector<16xf16>
      %508 = math.fma %506, %437, %445 : vector<16xf16>
      %509 = arith.muli %110, %c6 : index
      %510 = arith.addi %509, %c7 : index
      %511 = arith.muli %tileRows, %c14 : index
      %512 = arith.muli %510, %511 : index
      %513 = arith.addi %42, %512 : index
      %514 = vector.load %x[%513] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %515 = arith.muli %tileRows, %c15 : index
      %516 = arith.addi %513, %515 : index
      %517 = vector.load %x[%516] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %518 = vector.shuffle %514, %517 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %519 = wave.mma %518, %216, %111 : vector<16xf16>, vector<8xf32>
      %520 = wave.mma %518, %410, %112 : vector<16xf16>, vector<8xf32>
      %521 = arith.muli %110, %c6 : index
      %522 = arith.addi %521, %c7 : index
      %523 = arith.muli %tileRows, %c14 : index
      %524 = arith.muli %522, %523 : index
      %525 = arith.addi %60, %524 : index
      %526 = vector.load %x[%525] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %527 = arith.muli %tileRows, %c15 : index
      %528 = arith.addi %525, %527 : index
      %529 = vector.load %x[%528] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %530 = vector.shuffle %526, %529 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %531 = wave.mma %530, %216, %113 : vector<16xf16>, vector<8xf32>
      %532 = wave.mma %530, %410, %114 : vector<16xf16>, vector<8xf32>
      %533 = arith.muli %110, %c6 : index
      %534 = arith.addi %533, %c7 : index
      %535 = arith.muli %tileRows, %c14 : index
      %536 = arith.muli %534, %535 : index
      %537 = arith.addi %78, %536 : index
      %538 = vector.load %x[%537] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %539 = arith.muli %tileRows, %c15 : index
      %540 = arith.addi %537, %539 : index
      %541 = vector.load %x[%540] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %542 = vector.shuffle %538, %541 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %543 = wave.mma %542, %216, %115 : vector<16xf16>, vector<8xf32>
      %544 = wave.mma %542, %410, %116 : vector<16xf16>, vector<8xf32>
      %545 = arith.muli %110, %c6 : index
      %546 = arith.addi %545, %c7 : index
      %547 = arith.muli %tileRows, %c14 : index
      %548 = arith.muli %546, %547 : index
      %549 = arith.addi %96, %548 : index
      %550 = vector.load %x[%549] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %551 = arith.muli %tileRows, %c15 : index
      %552 = arith.addi %549, %551 : index
      %553 = vector.load %x[%552] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %554 = vector.shuffle %550, %553 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %555 = wave.mma %554, %216, %117 : vector<16xf16>, vector<8xf32>
      %556 = wave.mma %554, %410, %118 : vector<16xf16>, vector<8xf32>
      %557 = arith.muli %110, %c6 : index
      %558 = arith.addi %557, %c8 : index
      %559 = arith.muli %tileRows, %c14 : index
      %560 = arith.muli %558, %559 : index
      %561 = arith.addi %42, %560 : index
      %562 = vector.load %x[%561] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %563 = arith.muli %tileRows, %c15 : index
      %564 = arith.addi %561, %563 : index
      %565 = vector.load %x[%564] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %566 = vector.shuffle %562, %565 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %567 = wave.mma %566, %217, %519 : vector<16xf16>, vector<8xf32>
      %568 = wave.mma %566, %411, %520 : vector<16xf16>, vector<8xf32>
      %569 = arith.muli %110, %c6 : index
      %570 = arith.addi %569, %c8 : index
      %571 = arith.muli %tileRows, %c14 : index
      %572 = arith.muli %570, %571 : index
      %573 = arith.addi %60, %572 : index
      %574 = vector.load %x[%573] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %575 = arith.muli %tileRows, %c15 : index
      %576 = arith.addi %573, %575 : index
      %577 = vector.load %x[%576] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %578 = vector.shuffle %574, %577 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %579 = wave.mma %578, %217, %531 : vector<16xf16>, vector<8xf32>
      %580 = wave.mma %578, %411, %532 : vector<16xf16>, vector<8xf32>
      %581 = arith.muli %110, %c6 : index
      %582 = arith.addi %581, %c8 : index
      %583 = arith.muli %tileRows, %c14 : index
      %584 = arith.muli %582, %583 : index
      %585 = arith.addi %78, %584 : index
      %586 = vector.load %x[%585] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %587 = arith.muli %tileRows, %c15 : index
      %588 = arith.addi %585, %587 : index
      %589 = vector.load %x[%588] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %590 = vector.shuffle %586, %589 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %591 = wave.mma %590, %217, %543 : vector<16xf16>, vector<8xf32>
      %592 = wave.mma %590, %411, %544 : vector<16xf16>, vector<8xf32>
      %593 = arith.muli %110, %c6 : index
      %594 = arith.addi %593, %c8 : index
      %595 = arith.muli %tileRows, %c14 : index
      %596 = arith.muli %594, %595 : index
      %597 = arith.addi %96, %596 : index
      %598 = vector.load %x[%597] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %599 = arith.muli %tileRows, %c15 : index
      %600 = arith.addi %597, %599 : index
      %601 = vector.load %x[%600] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %602 = vector.shuffle %598, %601 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %603 = wave.mma %602, %217, %555 : vector<16xf16>, vector<8xf32>
      %604 = wave.mma %602, %411, %556 : vector<16xf16>, vector<8xf32>
      %605 = arith.muli %110, %c6 : index
      %606 = arith.addi %605, %c6 : index
      %607 = arith.muli %tileRows, %c14 : index
      %608 = arith.muli %606, %607 : index
      %609 = arith.addi %42, %608 : index
      %610 = vector.load %x[%609] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %611 = arith.muli %tileRows, %c15 : index
      %612 = arith.addi %609, %611 : index
      %613 = vector.load %x[%612] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %614 = vector.shuffle %610, %613 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %615 = wave.mma %614, %313, %567 : vector<16xf16>, vector<8xf32>
      %616 = wave.mma %614, %507, %568 : vector<16xf16>, vector<8xf32>
      %617 = arith.muli %110, %c6 : index
      %618 = arith.addi %617, %c6 : index
      %619 = arith.muli %tileRows, %c14 : index
      %620 = arith.muli %618, %619 : index
      %621 = arith.addi %60, %620 : index
      %622 = vector.load %x[%621] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %623 = arith.muli %tileRows, %c15 : index
      %624 = arith.addi %621, %623 : index
      %625 = vector.load %x[%624] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %626 = vector.shuffle %622, %625 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %627 = wave.mma %626, %313, %579 : vector<16xf16>, vector<8xf32>
      %628 = wave.mma %626, %507, %580 : vector<16xf16>, vector<8xf32>
      %629 = arith.muli %110, %c6 : index
      %630 = arith.addi %629, %c6 : index
      %631 = arith.muli %tileRows, %c14 : index
      %632 = arith.muli %630, %631 : index
      %633 = arith.addi %78, %632 : index
      %634 = vector.load %x[%633] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %635 = arith.muli %tileRows, %c15 : index
      %636 = arith.addi %633, %635 : index
      %637 = vector.load %x[%636] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %638 = vector.shuffle %634, %637 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %639 = wave.mma %638, %313, %591 : vector<16xf16>, vector<8xf32>
      %640 = wave.mma %638, %507, %592 : vector<16xf16>, vector<8xf32>
      %641 = arith.muli %110, %c6 : index
      %642 = arith.addi %641, %c6 : index
      %643 = arith.muli %tileRows, %c14 : index
      %644 = arith.muli %642, %643 : index
      %645 = arith.addi %96, %644 : index
      %646 = vector.load %x[%645] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %647 = arith.muli %tileRows, %c15 : index
      %648 = arith.addi %645, %647 : index
      %649 = vector.load %x[%648] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %650 = vector.shuffle %646, %649 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %651 = wave.mma %650, %313, %603 : vector<16xf16>, vector<8xf32>
      %652 = wave.mma %650, %507, %604 : vector<16xf16>, vector<8xf32>
      %653 = arith.muli %110, %c6 : index
      %654 = arith.addi %653, %c33 : index
      %655 = arith.muli %tileRows, %c14 : index
      %656 = arith.muli %654, %655 : index
      %657 = arith.addi %42, %656 : index
      %658 = vector.load %x[%657] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %659 = arith.muli %tileRows, %c15 : index
      %660 = arith.addi %657, %659 : index
      %661 = vector.load %x[%660] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %662 = vector.shuffle %658, %661 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %663 = wave.mma %662, %314, %615 : vector<16xf16>, vector<8xf32>
      %664 = wave.mma %662, %508, %616 : vector<16xf16>, vector<8xf32>
      %665 = arith.muli %110, %c6 : index
      %666 = arith.addi %665, %c33 : index
      %667 = arith.muli %tileRows, %c14 : index
      %668 = arith.muli %666, %667 : index
      %669 = arith.addi %60, %668 : index
      %670 = vector.load %x[%669] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %671 = arith.muli %tileRows, %c15 : index
      %672 = arith.addi %669, %671 : index
      %673 = vector.load %x[%672] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %674 = vector.shuffle %670, %673 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %675 = wave.mma %674, %314, %627 : vector<16xf16>, vector<8xf32>
      %676 = wave.mma %674, %508, %628 : vector<16xf16>, vector<8xf32>
      %677 = arith.muli %110, %c6 : index
      %678 = arith.addi %677, %c33 : index
      %679 = arith.muli %tileRows, %c14 : index
      %680 = arith.muli %678, %679 : index
      %681 = arith.addi %78, %680 : index
      %682 = vector.load %x[%681] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %683 = arith.muli %tileRows, %c15 : index
      %684 = arith.addi %681, %683 : index
      %685 = vector.load %x[%684] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %686 = vector.shuffle %682, %685 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %687 = wave.mma %686, %314, %639 : vector<16xf16>, vector<8xf32>
      %688 = wave.mma %686, %508, %640 : vector<16xf16>, vector<8xf32>
      %689 = arith.muli %110, %c6 : index
      %690 = arith.addi %689, %c33 : index
      %691 = arith.muli %tileRows, %c14 : index
      %692 = arith.muli %690, %691 : index
      %693 = arith.addi %96, %692 : index
      %694 = vector.load %x[%693] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %695 = arith.muli %tileRows, %c15 : index
      %696 = arith.addi %693, %695 : index
      %697 = vector.load %x[%696] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %698 = vector.shuffle %694, %697 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %699 = wave.mma %698, %314, %651 : vector<16xf16>, vector<8xf32>
      %700 = wave.mma %698, %508, %652 : vector<16xf16>, vector<8xf32>
      scf.yield %663, %664, %675, %676, %687, %688, %699, %700 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %701 = arith.select %103, %109, %102 : index
    %711:8 = scf.for %702 = %109 to %701 step %c8 iter_args(%703 = %119#0, %704 = %119#1, %705 = %119#2, %706 = %119#3, %707 = %119#4, %708 = %119#5, %709 = %119#6, %710 = %119#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %712 = wave.lane
      %713 = arith.addi %702, %c7 : index
      %714 = arith.remui %712, %c14 : index
      %715 = arith.addi %13, %c5 : index
      %716 = arith.divui %713, %c15 : index
      %717 = arith.muli %716, %c3 : index
      %718 = arith.addi %715, %717 : index
      %719 = arith.muli %714, %c20 : index
      %720 = arith.addi %718, %719 : index
      %721 = vector.load %w[%720] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %722 = vector.bitcast %721 : vector<4xi8> to vector<2xf16>
      %723 = arith.divui %inputFeatures, %c2 : index
      %724 = arith.muli %723, %c3 : index
      %725 = arith.addi %715, %724 : index
      %726 = arith.muli %713, %c12 : index
      %727 = arith.addi %725, %726 : index
      %728 = arith.muli %714, %c6 : index
      %729 = arith.addi %727, %728 : index
      %730 = vector.load %w[%729] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %731 = vector.extract %722[0] : f16 from vector<2xf16>
      %732 = arith.extf %731 : f16 to f32
      %733 = vector.extract %730[0] : i8 from vector<2xi8>
      %734 = arith.extui %733 : i8 to i32
      %735 = arith.sitofp %734 : i32 to f32
      %736 = arith.mulf %732, %735 : f32
      %737 = arith.truncf %736 : f32 to f16
      %738 = vector.broadcast %737 : f16 to vector<16xf16>
      %739 = vector.extract %722[1] : f16 from vector<2xf16>
      %740 = arith.extf %739 : f16 to f32
      %741 = vector.extract %730[1] : i8 from vector<2xi8>
      %742 = arith.extui %741 : i8 to i32
      %743 = arith.sitofp %742 : i32 to f32
      %744 = arith.mulf %740, %743 : f32
      %745 = arith.truncf %744 : f32 to f16
      %746 = vector.broadcast %745 : f16 to vector<16xf16>
      %747 = arith.addi %13, %c5 : index
      %748 = arith.divui %inputFeatures, %c2 : index
      %749 = arith.muli %748, %c3 : index
      %750 = arith.addi %749, %inputFeatures : index
      %751 = arith.addi %750, %c4 : index
      %752 = arith.divui %751, %c5 : index
      %753 = arith.muli %752, %c5 : index
      %754 = arith.addi %747, %753 : index
      %755 = arith.muli %inputFeatures, %c15 : index
      %756 = arith.addi %754, %755 : index
      %757 = arith.muli %713, %c14 : index
      %758 = arith.addi %757, %714 : index
      %759 = arith.muli %758, %c20 : index
      %760 = arith.addi %756, %759 : index
      %761 = arith.muli %713, %c2 : index
      %762 = arith.addi %754, %761 : index
      %763 = arith.muli %714, %c14 : index
      %764 = arith.addi %762, %763 : index
      %765 = vector.load %w[%760] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %766 = vector.bitcast %765 : vector<4xi8> to vector<1xi32>
      %767 = vector.shuffle %766, %766 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %768 = vector.load %w[%764] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %769 = vector.bitcast %768 : vector<16xi8> to vector<4xi32>
      %770 = arith.shrui %769, %c21 : vector<4xi32>
      %771 = arith.andi %770, %c22 : vector<4xi32>
      %772 = arith.shrui %767, %c23 : vector<4xi32>
      %773 = arith.andi %772, %c24 : vector<4xi32>
      %774 = arith.shli %773, %c25 : vector<4xi32>
      %775 = arith.ori %771, %774 : vector<4xi32>
      %776 = arith.ori %775, %c26 : vector<4xi32>
      %777 = vector.bitcast %776 : vector<4xi32> to vector<8xf16>
      %778 = arith.shrui %769, %c25 : vector<4xi32>
      %779 = arith.andi %778, %c22 : vector<4xi32>
      %780 = arith.shrui %767, %c27 : vector<4xi32>
      %781 = arith.andi %780, %c24 : vector<4xi32>
      %782 = arith.shli %781, %c25 : vector<4xi32>
      %783 = arith.ori %779, %782 : vector<4xi32>
      %784 = arith.ori %783, %c26 : vector<4xi32>
      %785 = vector.bitcast %784 : vector<4xi32> to vector<8xf16>
      %786 = arith.shrui %769, %c28 : vector<4xi32>
      %787 = arith.andi %786, %c22 : vector<4xi32>
      %788 = arith.shrui %767, %c29 : vector<4xi32>
      %789 = arith.andi %788, %c24 : vector<4xi32>
      %790 = arith.shli %789, %c25 : vector<4xi32>
      %791 = arith.ori %787, %790 : vector<4xi32>
      %792 = arith.ori %791, %c26 : vector<4xi32>
      %793 = vector.bitcast %792 : vector<4xi32> to vector<8xf16>
      %794 = arith.shrui %769, %c30 : vector<4xi32>
      %795 = arith.andi %794, %c22 : vector<4xi32>
      %796 = arith.shrui %767, %c31 : vector<4xi32>
      %797 = arith.andi %796, %c24 : vector<4xi32>
      %798 = arith.shli %797, %c25 : vector<4xi32>
      %799 = arith.ori %795, %798 : vector<4xi32>
      %800 = arith.ori %799, %c26 : vector<4xi32>
      %801 = vector.bitcast %800 : vector<4xi32> to vector<8xf16>
      %802 = vector.shuffle %777, %785 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %803 = vector.shuffle %793, %801 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %804 = vector.shuffle %802, %803 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %805 = arith.subf %804, %c32 : vector<32xf16>
      %806 = vector.shuffle %805, %805 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %807 = vector.shuffle %805, %805 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %808 = math.fma %806, %738, %746 : vector<16xf16>
      %809 = math.fma %807, %738, %746 : vector<16xf16>
      %810 = arith.addi %702, %c7 : index
      %811 = arith.remui %712, %c14 : index
      %812 = arith.addi %15, %c5 : index
      %813 = arith.divui %810, %c15 : index
      %814 = arith.muli %813, %c3 : index
      %815 = arith.addi %812, %814 : index
      %816 = arith.muli %811, %c20 : index
      %817 = arith.addi %815, %816 : index
      %818 = vector.load %w[%817] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %819 = vector.bitcast %818 : vector<4xi8> to vector<2xf16>
      %820 = arith.divui %inputFeatures, %c2 : index
      %821 = arith.muli %820, %c3 : index
      %822 = arith.addi %812, %821 : index
      %823 = arith.muli %810, %c12 : index
      %824 = arith.addi %822, %823 : index
      %825 = arith.muli %811, %c6 : index
      %826 = arith.addi %824, %825 : index
      %827 = vector.load %w[%826] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %828 = vector.extract %819[0] : f16 from vector<2xf16>
      %829 = arith.extf %828 : f16 to f32
      %830 = vector.extract %827[0] : i8 from vector<2xi8>
      %831 = arith.extui %830 : i8 to i32
      %832 = arith.sitofp %831 : i32 to f32
      %833 = arith.mulf %829, %832 : f32
      %834 = arith.truncf %833 : f32 to f16
      %835 = vector.broadcast %834 : f16 to vector<16xf16>
      %836 = vector.extract %819[1] : f16 from vector<2xf16>
      %837 = arith.extf %836 : f16 to f32
      %838 = vector.extract %827[1] : i8 from vector<2xi8>
      %839 = arith.extui %838 : i8 to i32
      %840 = arith.sitofp %839 : i32 to f32
      %841 = arith.mulf %837, %840 : f32
      %842 = arith.truncf %841 : f32 to f16
      %843 = vector.broadcast %842 : f16 to vector<16xf16>
      %844 = arith.addi %15, %c5 : index
      %845 = arith.divui %inputFeatures, %c2 : index
      %846 = arith.muli %845, %c3 : index
      %847 = arith.addi %846, %inputFeatures : index
      %848 = arith.addi %847, %c4 : index
      %849 = arith.divui %848, %c5 : index
      %850 = arith.muli %849, %c5 : index
      %851 = arith.addi %844, %850 : index
      %852 = arith.muli %inputFeatures, %c15 : index
      %853 = arith.addi %851, %852 : index
      %854 = arith.muli %810, %c14 : index
      %855 = arith.addi %854, %811 : index
      %856 = arith.muli %855, %c20 : index
      %857 = arith.addi %853, %856 : index
      %858 = arith.muli %810, %c2 : index
      %859 = arith.addi %851, %858 : index
      %860 = arith.muli %811, %c14 : index
      %861 = arith.addi %859, %860 : index
      %862 = vector.load %w[%857] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %863 = vector.bitcast %862 : vector<4xi8> to vector<1xi32>
      %864 = vector.shuffle %863, %863 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %865 = vector.load %w[%861] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %866 = vector.bitcast %865 : vector<16xi8> to vector<4xi32>
      %867 = arith.shrui %866, %c21 : vector<4xi32>
      %868 = arith.andi %867, %c22 : vector<4xi32>
      %869 = arith.shrui %864, %c23 : vector<4xi32>
      %870 = arith.andi %869, %c24 : vector<4xi32>
      %871 = arith.shli %870, %c25 : vector<4xi32>
      %872 = arith.ori %868, %871 : vector<4xi32>
      %873 = arith.ori %872, %c26 : vector<4xi32>
      %874 = vector.bitcast %873 : vector<4xi32> to vector<8xf16>
      %875 = arith.shrui %866, %c25 : vector<4xi32>
      %876 = arith.andi %875, %c22 : vector<4xi32>
      %877 = arith.shrui %864, %c27 : vector<4xi32>
      %878 = arith.andi %877, %c24 : vector<4xi32>
      %879 = arith.shli %878, %c25 : vector<4xi32>
      %880 = arith.ori %876, %879 : vector<4xi32>
      %881 = arith.ori %880, %c26 : vector<4xi32>
      %882 = vector.bitcast %881 : vector<4xi32> to vector<8xf16>
      %883 = arith.shrui %866, %c28 : vector<4xi32>
      %884 = arith.andi %883, %c22 : vector<4xi32>
      %885 = arith.shrui %864, %c29 : vector<4xi32>
      %886 = arith.andi %885, %c24 : vector<4xi32>
      %887 = arith.shli %886, %c25 : vector<4xi32>
      %888 = arith.ori %884, %887 : vector<4xi32>
      %889 = arith.ori %888, %c26 : vector<4xi32>
      %890 = vector.bitcast %889 : vector<4xi32> to vector<8xf16>
      %891 = arith.shrui %866, %c30 : vector<4xi32>
      %892 = arith.andi %891, %c22 : vector<4xi32>
      %893 = arith.shrui %864, %c31 : vector<4xi32>
      %894 = arith.andi %893, %c24 : vector<4xi32>
      %895 = arith.shli %894, %c25 : vector<4xi32>
      %896 = arith.ori %892, %895 : vector<4xi32>
      %897 = arith.ori %896, %c26 : vector<4xi32>
      %898 = vector.bitcast %897 : vector<4xi32> to vector<8xf16>
      %899 = vector.shuffle %874, %882 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %900 = vector.shuffle %890, %898 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %901 = vector.shuffle %899, %900 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %902 = arith.subf %901, %c32 : vector<32xf16>
      %903 = vector.shuffle %902, %902 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %904 = vector.shuffle %902, %902 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %905 = math.fma %903, %835, %843 : vector<16xf16>
      %906 = math.fma %904, %835, %843 : vector<16xf16>
      %907 = arith.muli %702, %c6 : index
      %908 = arith.addi %907, %c7 : index
      %909 = arith.muli %tileRows, %c14 : index
      %910 = arith.muli %908, %909 : index
      %911 = arith.addi %42, %910 : index
      %912 = vector.load %x[%911] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %913 = arith.muli %tileRows, %c15 : index
      %914 = arith.addi %911, %913 : index
      %915 = vector.load %x[%914] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %916 = vector.shuffle %912, %915 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %917 = wave.mma %916, %808, %703 : vector<16xf16>, vector<8xf32>
      %918 = wave.mma %916, %905, %704 : vector<16xf16>, vector<8xf32>
      %919 = arith.muli %702, %c6 : index
      %920 = arith.addi %919, %c7 : index
      %921 = arith.muli %tileRows, %c14 : index
      %922 = arith.muli %920, %921 : index
      %923 = arith.addi %60, %922 : index
      %924 = vector.load %x[%923] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %925 = arith.muli %tileRows, %c15 : index
      %926 = arith.addi %923, %925 : index
      %927 = vector.load %x[%926] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %928 = vector.shuffle %924, %927 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %929 = wave.mma %928, %808, %705 : vector<16xf16>, vector<8xf32>
      %930 = wave.mma %928, %905, %706 : vector<16xf16>, vector<8xf32>
      %931 = arith.muli %702, %c6 : index
      %932 = arith.addi %931, %c7 : index
      %933 = arith.muli %tileRows, %c14 : index
      %934 = arith.muli %932, %933 : index
      %935 = arith.addi %78, %934 : index
      %936 = vector.load %x[%935] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %937 = arith.muli %tileRows, %c15 : index
      %938 = arith.addi %935, %937 : index
      %939 = vector.load %x[%938] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %940 = vector.shuffle %936, %939 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %941 = wave.mma %940, %808, %707 : vector<16xf16>, vector<8xf32>
      %942 = wave.mma %940, %905, %708 : vector<16xf16>, vector<8xf32>
      %943 = arith.muli %702, %c6 : index
      %944 = arith.addi %943, %c7 : index
      %945 = arith.muli %tileRows, %c14 : index
      %946 = arith.muli %944, %945 : index
      %947 = arith.addi %96, %946 : index
      %948 = vector.load %x[%947] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %949 = arith.muli %tileRows, %c15 : index
      %950 = arith.addi %947, %949 : index
      %951 = vector.load %x[%950] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %952 = vector.shuffle %948, %951 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %953 = wave.mma %952, %808, %709 : vector<16xf16>, vector<8xf32>
      %954 = wave.mma %952, %905, %710 : vector<16xf16>, vector<8xf32>
      %955 = arith.muli %702, %c6 : index
      %956 = arith.addi %955, %c8 : index
      %957 = arith.muli %tileRows, %c14 : index
      %958 = arith.muli %956, %957 : index
      %959 = arith.addi %42, %958 : index
      %960 = vector.load %x[%959] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %961 = arith.muli %tileRows, %c15 : index
      %962 = arith.addi %959, %961 : index
      %963 = vector.load %x[%962] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %964 = vector.shuffle %960, %963 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %965 = wave.mma %964, %809, %917 : vector<16xf16>, vector<8xf32>
      %966 = wave.mma %964, %906, %918 : vector<16xf16>, vector<8xf32>
      %967 = arith.muli %702, %c6 : index
      %968 = arith.addi %967, %c8 : index
      %969 = arith.muli %tileRows, %c14 : index
      %970 = arith.muli %968, %969 : index
      %971 = arith.addi %60, %970 : index
      %972 = vector.load %x[%971] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %973 = arith.muli %tileRows, %c15 : index
      %974 = arith.addi %971, %973 : index
      %975 = vector.load %x[%974] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %976 = vector.shuffle %972, %975 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %977 = wave.mma %976, %809, %929 : vector<16xf16>, vector<8xf32>
      %978 = wave.mma %976, %906, %930 : vector<16xf16>, vector<8xf32>
      %979 = arith.muli %702, %c6 : index
      %980 = arith.addi %979, %c8 : index
      %981 = arith.muli %tileRows, %c14 : index
      %982 = arith.muli %980, %981 : index
      %983 = arith.addi %78, %982 : index
      %984 = vector.load %x[%983] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %985 = arith.muli %tileRows, %c15 : index
      %986 = arith.addi %983, %985 : index
      %987 = vector.load %x[%986] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %988 = vector.shuffle %984, %987 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %989 = wave.mma %988, %809, %941 : vector<16xf16>, vector<8xf32>
      %990 = wave.mma %988, %906, %942 : vector<16xf16>, vector<8xf32>
      %991 = arith.muli %702, %c6 : index
      %992 = arith.addi %991, %c8 : index
      %993 = arith.muli %tileRows, %c14 : index
      %994 = arith.muli %992, %993 : index
      %995 = arith.addi %96, %994 : index
      %996 = vector.load %x[%995] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %997 = arith.muli %tileRows, %c15 : index
      %998 = arith.addi %995, %997 : index
      %999 = vector.load %x[%998] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %1000 = vector.shuffle %996, %999 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %1001 = wave.mma %1000, %809, %953 : vector<16xf16>, vector<8xf32>
      %1002 = wave.mma %1000, %906, %954 : vector<16xf16>, vector<8xf32>
      scf.yield %965, %966, %977, %978, %989, %990, %1001, %1002 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %1003 = wave.lane
    %1004 = vector.extract %711#0[0] : f32 from vector<8xf32>
    %1005 = vector.extract %711#1[0] : f32 from vector<8xf32>
    %1006 = wave.lane
    %1007 = arith.addi %18, %c7 : index
    %1008 = arith.muli %c7, %c6 : index
    %1009 = arith.addi %1007, %1008 : index
    %1010 = arith.divui %1006, %c14 : index
    %1011 = arith.addi %1009, %1010 : index
    %1012 = arith.cmpi slt, %1011, %17 : index
    scf.if %1012 {
      %1013 = arith.cmpi eq, %hasFactors, %c8 : index
      %1014 = arith.muli %1011, %c6 : index
      %1015 = memref.load %factors[%1014] : memref<?xf32>
      %1016 = arith.mulf %1015, %operandScale : f32
      %1017 = arith.select %1013, %1016, %operandScale : f32
      %1018 = arith.remui %1006, %c14 : index
      %1019 = arith.muli %1018, %c20 : index
      %1020 = arith.addi %13, %1019 : index
      %1021 = vector.load %w[%1020] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1022 = vector.bitcast %1021 : vector<4xi8> to vector<1xf32>
      %1023 = vector.extract %1022[0] : f32 from vector<1xf32>
      %1024 = arith.mulf %1023, %1017 : f32
      %1025 = arith.mulf %1004, %1024 : f32
      %1026 = arith.remui %1006, %c14 : index
      %1027 = arith.muli %1026, %c20 : index
      %1028 = arith.addi %15, %1027 : index
      %1029 = vector.load %w[%1028] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1030 = vector.bitcast %1029 : vector<4xi8> to vector<1xf32>
      %1031 = vector.extract %1030[0] : f32 from vector<1xf32>
      %1032 = arith.mulf %1031, %1017 : f32
      %1033 = arith.mulf %1005, %1032 : f32
      %1034 = arith.muli %1011, %outputFeatures : index
      %1035 = arith.addi %1034, %21 : index
      %1036 = wave.lane
      %1037 = arith.remui %1036, %c14 : index
      %1038 = arith.addi %1035, %1037 : index
      scf.if %19 {
        %1039 = arith.addi %1038, %c7 : index
        %1040 = memref.load %residual[%1039] : memref<?xf32>
        %1041 = arith.addf %1040, %1025 : f32
        %1042 = arith.addi %1038, %c7 : index
        memref.store %1041, %out[%1042] : memref<?xf32>
      } else {
        %1043 = arith.addi %1038, %c7 : index
        memref.store %1025, %out[%1043] : memref<?xf32>
      }
      scf.if %19 {
        %1044 = arith.addi %1038, %c14 : index
        %1045 = memref.load %residual[%1044] : memref<?xf32>
        %1046 = arith.addf %1045, %1033 : f32
        %1047 = arith.addi %1038, %c14 : index
        memref.store %1046, %out[%1047] : memref<?xf32>
      } else {
        %1048 = arith.addi %1038, %c14 : index
        memref.store %1033, %out[%1048] : memref<?xf32>
      }
    }
    %1049 = vector.extract %711#0[1] : f32 from vector<8xf32>
    %1050 = vector.extract %711#1[1] : f32 from vector<8xf32>
    %1051 = wave.lane
    %1052 = arith.addi %18, %c7 : index
    %1053 = arith.muli %c8, %c6 : index
    %1054 = arith.addi %1052, %1053 : index
    %1055 = arith.divui %1051, %c14 : index
    %1056 = arith.addi %1054, %1055 : index
    %1057 = arith.cmpi slt, %1056, %17 : index
    scf.if %1057 {
      %1058 = arith.cmpi eq, %hasFactors, %c8 : index
      %1059 = arith.muli %1056, %c6 : index
      %1060 = memref.load %factors[%1059] : memref<?xf32>
      %1061 = arith.mulf %1060, %operandScale : f32
      %1062 = arith.select %1058, %1061, %operandScale : f32
      %1063 = arith.remui %1051, %c14 : index
      %1064 = arith.muli %1063, %c20 : index
      %1065 = arith.addi %13, %1064 : index
      %1066 = vector.load %w[%1065] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1067 = vector.bitcast %1066 : vector<4xi8> to vector<1xf32>
      %1068 = vector.extract %1067[0] : f32 from vector<1xf32>
      %1069 = arith.mulf %1068, %1062 : f32
      %1070 = arith.mulf %1049, %1069 : f32
      %1071 = arith.remui %1051, %c14 : index
      %1072 = arith.muli %1071, %c20 : index
      %1073 = arith.addi %15, %1072 : index
      %1074 = vector.load %w[%1073] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1075 = vector.bitcast %1074 : vector<4xi8> to vector<1xf32>
      %1076 = vector.extract %1075[0] : f32 from vector<1xf32>
      %1077 = arith.mulf %1076, %1062 : f32
      %1078 = arith.mulf %1050, %1077 : f32
      %1079 = arith.muli %1056, %outputFeatures : index
      %1080 = arith.addi %1079, %21 : index
      %1081 = wave.lane
      %1082 = arith.remui %1081, %c14 : index
      %1083 = arith.addi %1080, %1082 : index
      scf.if %19 {
        %1084 = arith.addi %1083, %c7 : index
        %1085 = memref.load %residual[%1084] : memref<?xf32>
        %1086 = arith.addf %1085, %1070 : f32
        %1087 = arith.addi %1083, %c7 : index
        memref.store %1086, %out[%1087] : memref<?xf32>
      } else {
        %1088 = arith.addi %1083, %c7 : index
        memref.store %1070, %out[%1088] : memref<?xf32>
      }
      scf.if %19 {
        %1089 = arith.addi %1083, %c14 : index
        %1090 = memref.load %residual[%1089] : memref<?xf32>
        %1091 = arith.addf %1090, %1078 : f32
        %1092 = arith.addi %1083, %c14 : index
        memref.store %1091, %out[%1092] : memref<?xf32>
      } else {
        %1093 = arith.addi %1083, %c14 : index
        memref.store %1078, %out[%1093] : memref<?xf32>
      }
    }
    %1094 = vector.extract %711#0[2] : f32 from vector<8xf32>
    %1095 = vector.extract %711#1[2] : f32 from vector<8xf32>
    %1096 = wave.lane
    %1097 = arith.addi %18, %c7 : index
    %1098 = arith.muli %c6, %c6 : index
    %1099 = arith.addi %1097, %1098 : index
    %1100 = arith.divui %1096, %c14 : index
    %1101 = arith.addi %1099, %1100 : index
    %1102 = arith.cmpi slt, %1101, %17 : index
    scf.if %1102 {
      %1103 = arith.cmpi eq, %hasFactors, %c8 : index
      %1104 = arith.muli %1101, %c6 : index
      %1105 = memref.load %factors[%1104] : memref<?xf32>
      %1106 = arith.mulf %1105, %operandScale : f32
      %1107 = arith.select %1103, %1106, %operandScale : f32
      %1108 = arith.remui %1096, %c14 : index
      %1109 = arith.muli %1108, %c20 : index
      %1110 = arith.addi %13, %1109 : index
      %1111 = vector.load %w[%1110] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1112 = vector.bitcast %1111 : vector<4xi8> to vector<1xf32>
      %1113 = vector.extract %1112[0] : f32 from vector<1xf32>
      %1114 = arith.mulf %1113, %1107 : f32
      %1115 = arith.mulf %1094, %1114 : f32
      %1116 = arith.remui %1096, %c14 : index
      %1117 = arith.muli %1116, %c20 : index
      %1118 = arith.addi %15, %1117 : index
      %1119 = vector.load %w[%1118] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1120 = vector.bitcast %1119 : vector<4xi8> to vector<1xf32>
      %1121 = vector.extract %1120[0] : f32 from vector<1xf32>
      %1122 = arith.mulf %1121, %1107 : f32
      %1123 = arith.mulf %1095, %1122 : f32
      %1124 = arith.muli %1101, %outputFeatures : index
      %1125 = arith.addi %1124, %21 : index
      %1126 = wave.lane
      %1127 = arith.remui %1126, %c14 : index
      %1128 = arith.addi %1125, %1127 : index
      scf.if %19 {
        %1129 = arith.addi %1128, %c7 : index
        %1130 = memref.load %residual[%1129] : memref<?xf32>
        %1131 = arith.addf %1130, %1115 : f32
        %1132 = arith.addi %1128, %c7 : index
        memref.store %1131, %out[%1132] : memref<?xf32>
      } else {
        %1133 = arith.addi %1128, %c7 : index
        memref.store %1115, %out[%1133] : memref<?xf32>
      }
      scf.if %19 {
        %1134 = arith.addi %1128, %c14 : index
        %1135 = memref.load %residual[%1134] : memref<?xf32>
        %1136 = arith.addf %1135, %1123 : f32
        %1137 = arith.addi %1128, %c14 : index
        memref.store %1136, %out[%1137] : memref<?xf32>
      } else {
        %1138 = arith.addi %1128, %c14 : index
        memref.store %1123, %out[%1138] : memref<?xf32>
      }
    }
    %1139 = vector.extract %711#0[3] : f32 from vector<8xf32>
    %1140 = vector.extract %711#1[3] : f32 from vector<8xf32>
    %1141 = wave.lane
    %1142 = arith.addi %18, %c7 : index
    %1143 = arith.muli %c33, %c6 : index
    %1144 = arith.addi %1142, %1143 : index
    %1145 = arith.divui %1141, %c14 : index
    %1146 = arith.addi %1144, %1145 : index
    %1147 = arith.cmpi slt, %1146, %17 : index
    scf.if %1147 {
      %1148 = arith.cmpi eq, %hasFactors, %c8 : index
      %1149 = arith.muli %1146, %c6 : index
      %1150 = memref.load %factors[%1149] : memref<?xf32>
      %1151 = arith.mulf %1150, %operandScale : f32
      %1152 = arith.select %1148, %1151, %operandScale : f32
      %1153 = arith.remui %1141, %c14 : index
      %1154 = arith.muli %1153, %c20 : index
      %1155 = arith.addi %13, %1154 : index
      %1156 = vector.load %w[%1155] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1157 = vector.bitcast %1156 : vector<4xi8> to vector<1xf32>
      %1158 = vector.extract %1157[0] : f32 from vector<1xf32>
      %1159 = arith.mulf %1158, %1152 : f32
      %1160 = arith.mulf %1139, %1159 : f32
      %1161 = arith.remui %1141, %c14 : index
      %1162 = arith.muli %1161, %c20 : index
      %1163 = arith.addi %15, %1162 : index
      %1164 = vector.load %w[%1163] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1165 = vector.bitcast %1164 : vector<4xi8> to vector<1xf32>
      %1166 = vector.extract %1165[0] : f32 from vector<1xf32>
      %1167 = arith.mulf %1166, %1152 : f32
      %1168 = arith.mulf %1140, %1167 : f32
      %1169 = arith.muli %1146, %outputFeatures : index
      %1170 = arith.addi %1169, %21 : index
      %1171 = wave.lane
      %1172 = arith.remui %1171, %c14 : index
      %1173 = arith.addi %1170, %1172 : index
      scf.if %19 {
        %1174 = arith.addi %1173, %c7 : index
        %1175 = memref.load %residual[%1174] : memref<?xf32>
        %1176 = arith.addf %1175, %1160 : f32
        %1177 = arith.addi %1173, %c7 : index
        memref.store %1176, %out[%1177] : memref<?xf32>
      } else {
        %1178 = arith.addi %1173, %c7 : index
        memref.store %1160, %out[%1178] : memref<?xf32>
      }
      scf.if %19 {
        %1179 = arith.addi %1173, %c14 : index
        %1180 = memref.load %residual[%1179] : memref<?xf32>
        %1181 = arith.addf %1180, %1168 : f32
        %1182 = arith.addi %1173, %c14 : index
        memref.store %1181, %out[%1182] : memref<?xf32>
      } else {
        %1183 = arith.addi %1173, %c14 : index
        memref.store %1168, %out[%1183] : memref<?xf32>
      }
    }
    %1184 = vector.extract %711#0[4] : f32 from vector<8xf32>
    %1185 = vector.extract %711#1[4] : f32 from vector<8xf32>
    %1186 = wave.lane
    %1187 = arith.addi %18, %c7 : index
    %1188 = arith.muli %c20, %c6 : index
    %1189 = arith.addi %1187, %1188 : index
    %1190 = arith.divui %1186, %c14 : index
    %1191 = arith.addi %1189, %1190 : index
    %1192 = arith.cmpi slt, %1191, %17 : index
    scf.if %1192 {
      %1193 = arith.cmpi eq, %hasFactors, %c8 : index
      %1194 = arith.muli %1191, %c6 : index
      %1195 = memref.load %factors[%1194] : memref<?xf32>
      %1196 = arith.mulf %1195, %operandScale : f32
      %1197 = arith.select %1193, %1196, %operandScale : f32
      %1198 = arith.remui %1186, %c14 : index
      %1199 = arith.muli %1198, %c20 : index
      %1200 = arith.addi %13, %1199 : index
      %1201 = vector.load %w[%1200] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1202 = vector.bitcast %1201 : vector<4xi8> to vector<1xf32>
      %1203 = vector.extract %1202[0] : f32 from vector<1xf32>
      %1204 = arith.mulf %1203, %1197 : f32
      %1205 = arith.mulf %1184, %1204 : f32
      %1206 = arith.remui %1186, %c14 : index
      %1207 = arith.muli %1206, %c20 : index
      %1208 = arith.addi %15, %1207 : index
      %1209 = vector.load %w[%1208] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1210 = vector.bitcast %1209 : vector<4xi8> to vector<1xf32>
      %1211 = vector.extract %1210[0] : f32 from vector<1xf32>
      %1212 = arith.mulf %1211, %1197 : f32
      %1213 = arith.mulf %1185, %1212 : f32
      %1214 = arith.muli %1191, %outputFeatures : index
      %1215 = arith.addi %1214, %21 : index
      %1216 = wave.lane
      %1217 = arith.remui %1216, %c14 : index
      %1218 = arith.addi %1215, %1217 : index
      scf.if %19 {
        %1219 = arith.addi %1218, %c7 : index
        %1220 = memref.load %residual[%1219] : memref<?xf32>
        %1221 = arith.addf %1220, %1205 : f32
        %1222 = arith.addi %1218, %c7 : index
        memref.store %1221, %out[%1222] : memref<?xf32>
      } else {
        %1223 = arith.addi %1218, %c7 : index
        memref.store %1205, %out[%1223] : memref<?xf32>
      }
      scf.if %19 {
        %1224 = arith.addi %1218, %c14 : index
        %1225 = memref.load %residual[%1224] : memref<?xf32>
        %1226 = arith.addf %1225, %1213 : f32
        %1227 = arith.addi %1218, %c14 : index
        memref.store %1226, %out[%1227] : memref<?xf32>
      } else {
        %1228 = arith.addi %1218, %c14 : index
        memref.store %1213, %out[%1228] : memref<?xf32>
      }
    }
    %1229 = vector.extract %711#0[5] : f32 from vector<8xf32>
    %1230 = vector.extract %711#1[5] : f32 from vector<8xf32>
    %1231 = wave.lane
    %1232 = arith.addi %18, %c7 : index
    %1233 = arith.muli %c36, %c6 : index
    %1234 = arith.addi %1232, %1233 : index
    %1235 = arith.divui %1231, %c14 : index
    %1236 = arith.addi %1234, %1235 : index
    %1237 = arith.cmpi slt, %1236, %17 : index
    scf.if %1237 {
      %1238 = arith.cmpi eq, %hasFactors, %c8 : index
      %1239 = arith.muli %1236, %c6 : index
      %1240 = memref.load %factors[%1239] : memref<?xf32>
      %1241 = arith.mulf %1240, %operandScale : f32
      %1242 = arith.select %1238, %1241, %operandScale : f32
      %1243 = arith.remui %1231, %c14 : index
      %1244 = arith.muli %1243, %c20 : index
      %1245 = arith.addi %13, %1244 : index
      %1246 = vector.load %w[%1245] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1247 = vector.bitcast %1246 : vector<4xi8> to vector<1xf32>
      %1248 = vector.extract %1247[0] : f32 from vector<1xf32>
      %1249 = arith.mulf %1248, %1242 : f32
      %1250 = arith.mulf %1229, %1249 : f32
      %1251 = arith.remui %1231, %c14 : index
      %1252 = arith.muli %1251, %c20 : index
      %1253 = arith.addi %15, %1252 : index
      %1254 = vector.load %w[%1253] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1255 = vector.bitcast %1254 : vector<4xi8> to vector<1xf32>
      %1256 = vector.extract %1255[0] : f32 from vector<1xf32>
      %1257 = arith.mulf %1256, %1242 : f32
      %1258 = arith.mulf %1230, %1257 : f32
      %1259 = arith.muli %1236, %outputFeatures : index
      %1260 = arith.addi %1259, %21 : index
      %1261 = wave.lane
      %1262 = arith.remui %1261, %c14 : index
      %1263 = arith.addi %1260, %1262 : index
      scf.if %19 {
        %1264 = arith.addi %1263, %c7 : index
        %1265 = memref.load %residual[%1264] : memref<?xf32>
        %1266 = arith.addf %1265, %1250 : f32
        %1267 = arith.addi %1263, %c7 : index
        memref.store %1266, %out[%1267] : memref<?xf32>
      } else {
        %1268 = arith.addi %1263, %c7 : index
        memref.store %1250, %out[%1268] : memref<?xf32>
      }
      scf.if %19 {
        %1269 = arith.addi %1263, %c14 : index
        %1270 = memref.load %residual[%1269] : memref<?xf32>
        %1271 = arith.addf %1270, %1258 : f32
        %1272 = arith.addi %1263, %c14 : index
        memref.store %1271, %out[%1272] : memref<?xf32>
      } else {
        %1273 = arith.addi %1263, %c14 : index
        memref.store %1258, %out[%1273] : memref<?xf32>
      }
    }
    %1274 = vector.extract %711#0[6] : f32 from vector<8xf32>
    %1275 = vector.extract %711#1[6] : f32 from vector<8xf32>
    %1276 = wave.lane
    %1277 = arith.addi %18, %c7 : index
    %1278 = arith.muli %c37, %c6 : index
    %1279 = arith.addi %1277, %1278 : index
    %1280 = arith.divui %1276, %c14 : index
    %1281 = arith.addi %1279, %1280 : index
    %1282 = arith.cmpi slt, %1281, %17 : index
    scf.if %1282 {
      %1283 = arith.cmpi eq, %hasFactors, %c8 : index
      %1284 = arith.muli %1281, %c6 : index
      %1285 = memref.load %factors[%1284] : memref<?xf32>
      %1286 = arith.mulf %1285, %operandScale : f32
      %1287 = arith.select %1283, %1286, %operandScale : f32
      %1288 = arith.remui %1276, %c14 : index
      %1289 = arith.muli %1288, %c20 : index
      %1290 = arith.addi %13, %1289 : index
      %1291 = vector.load %w[%1290] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1292 = vector.bitcast %1291 : vector<4xi8> to vector<1xf32>
      %1293 = vector.extract %1292[0] : f32 from vector<1xf32>
      %1294 = arith.mulf %1293, %1287 : f32
      %1295 = arith.mulf %1274, %1294 : f32
      %1296 = arith.remui %1276, %c14 : index
      %1297 = arith.muli %1296, %c20 : index
      %1298 = arith.addi %15, %1297 : index
      %1299 = vector.load %w[%1298] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1300 = vector.bitcast %1299 : vector<4xi8> to vector<1xf32>
      %1301 = vector.extract %1300[0] : f32 from vector<1xf32>
      %1302 = arith.mulf %1301, %1287 : f32
      %1303 = arith.mulf %1275, %1302 : f32
      %1304 = arith.muli %1281, %outputFeatures : index
      %1305 = arith.addi %1304, %21 : index
      %1306 = wave.lane
      %1307 = arith.remui %1306, %c14 : index
      %1308 = arith.addi %1305, %1307 : index
      scf.if %19 {
        %1309 = arith.addi %1308, %c7 : index
        %1310 = memref.load %residual[%1309] : memref<?xf32>
        %1311 = arith.addf %1310, %1295 : f32
        %1312 = arith.addi %1308, %c7 : index
        memref.store %1311, %out[%1312] : memref<?xf32>
      } else {
        %1313 = arith.addi %1308, %c7 : index
        memref.store %1295, %out[%1313] : memref<?xf32>
      }
      scf.if %19 {
        %1314 = arith.addi %1308, %c14 : index
        %1315 = memref.load %residual[%1314] : memref<?xf32>
        %1316 = arith.addf %1315, %1303 : f32
        %1317 = arith.addi %1308, %c14 : index
        memref.store %1316, %out[%1317] : memref<?xf32>
      } else {
        %1318 = arith.addi %1308, %c14 : index
        memref.store %1303, %out[%1318] : memref<?xf32>
      }
    }
    %1319 = vector.extract %711#0[7] : f32 from vector<8xf32>
    %1320 = vector.extract %711#1[7] : f32 from vector<8xf32>
    %1321 = wave.lane
    %1322 = arith.addi %18, %c7 : index
    %1323 = arith.muli %c38, %c6 : index
    %1324 = arith.addi %1322, %1323 : index
    %1325 = arith.divui %1321, %c14 : index
    %1326 = arith.addi %1324, %1325 : index
    %1327 = arith.cmpi slt, %1326, %17 : index
    scf.if %1327 {
      %1328 = arith.cmpi eq, %hasFactors, %c8 : index
      %1329 = arith.muli %1326, %c6 : index
      %1330 = memref.load %factors[%1329] : memref<?xf32>
      %1331 = arith.mulf %1330, %operandScale : f32
      %1332 = arith.select %1328, %1331, %operandScale : f32
      %1333 = arith.remui %1321, %c14 : index
      %1334 = arith.muli %1333, %c20 : index
      %1335 = arith.addi %13, %1334 : index
      %1336 = vector.load %w[%1335] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1337 = vector.bitcast %1336 : vector<4xi8> to vector<1xf32>
      %1338 = vector.extract %1337[0] : f32 from vector<1xf32>
      %1339 = arith.mulf %1338, %1332 : f32
      %1340 = arith.mulf %1319, %1339 : f32
      %1341 = arith.remui %1321, %c14 : index
      %1342 = arith.muli %1341, %c20 : index
      %1343 = arith.addi %15, %1342 : index
      %1344 = vector.load %w[%1343] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1345 = vector.bitcast %1344 : vector<4xi8> to vector<1xf32>
      %1346 = vector.extract %1345[0] : f32 from vector<1xf32>
      %1347 = arith.mulf %1346, %1332 : f32
      %1348 = arith.mulf %1320, %1347 : f32
      %1349 = arith.muli %1326, %outputFeatures : index
      %1350 = arith.addi %1349, %21 : index
      %1351 = wave.lane
      %1352 = arith.remui %1351, %c14 : index
      %1353 = arith.addi %1350, %1352 : index
      scf.if %19 {
        %1354 = arith.addi %1353, %c7 : index
        %1355 = memref.load %residual[%1354] : memref<?xf32>
        %1356 = arith.addf %1355, %1340 : f32
        %1357 = arith.addi %1353, %c7 : index
        memref.store %1356, %out[%1357] : memref<?xf32>
      } else {
        %1358 = arith.addi %1353, %c7 : index
        memref.store %1340, %out[%1358] : memref<?xf32>
      }
      scf.if %19 {
        %1359 = arith.addi %1353, %c14 : index
        %1360 = memref.load %residual[%1359] : memref<?xf32>
        %1361 = arith.addf %1360, %1348 : f32
        %1362 = arith.addi %1353, %c14 : index
        memref.store %1361, %out[%1362] : memref<?xf32>
      } else {
        %1363 = arith.addi %1353, %c14 : index
        memref.store %1348, %out[%1363] : memref<?xf32>
      }
    }
    %1364 = wave.lane
    %1365 = vector.extract %711#2[0] : f32 from vector<8xf32>
    %1366 = vector.extract %711#3[0] : f32 from vector<8xf32>
    %1367 = wave.lane
    %1368 = arith.addi %18, %c14 : index
    %1369 = arith.muli %c7, %c6 : index
    %1370 = arith.addi %1368, %1369 : index
    %1371 = arith.divui %1367, %c14 : index
    %1372 = arith.addi %1370, %1371 : index
    %1373 = arith.cmpi slt, %1372, %17 : index
    scf.if %1373 {
      %1374 = arith.cmpi eq, %hasFactors, %c8 : index
      %1375 = arith.muli %1372, %c6 : index
      %1376 = memref.load %factors[%1375] : memref<?xf32>
      %1377 = arith.mulf %1376, %operandScale : f32
      %1378 = arith.select %1374, %1377, %operandScale : f32
      %1379 = arith.remui %1367, %c14 : index
      %1380 = arith.muli %1379, %c20 : index
      %1381 = arith.addi %13, %1380 : index
      %1382 = vector.load %w[%1381] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1383 = vector.bitcast %1382 : vector<4xi8> to vector<1xf32>
      %1384 = vector.extract %1383[0] : f32 from vector<1xf32>
      %1385 = arith.mulf %1384, %1378 : f32
      %1386 = arith.mulf %1365, %1385 : f32
      %1387 = arith.remui %1367, %c14 : index
      %1388 = arith.muli %1387, %c20 : index
      %1389 = arith.addi %15, %1388 : index
      %1390 = vector.load %w[%1389] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1391 = vector.bitcast %1390 : vector<4xi8> to vector<1xf32>
      %1392 = vector.extract %1391[0] : f32 from vector<1xf32>
      %1393 = arith.mulf %1392, %1378 : f32
      %1394 = arith.mulf %1366, %1393 : f32
      %1395 = arith.muli %1372, %outputFeatures : index
      %1396 = arith.addi %1395, %21 : index
      %1397 = wave.lane
      %1398 = arith.remui %1397, %c14 : index
      %1399 = arith.addi %1396, %1398 : index
      scf.if %19 {
        %1400 = arith.addi %1399, %c7 : index
        %1401 = memref.load %residual[%1400] : memref<?xf32>
        %1402 = arith.addf %1401, %1386 : f32
        %1403 = arith.addi %1399, %c7 : index
        memref.store %1402, %out[%1403] : memref<?xf32>
      } else {
        %1404 = arith.addi %1399, %c7 : index
        memref.store %1386, %out[%1404] : memref<?xf32>
      }
      scf.if %19 {
        %1405 = arith.addi %1399, %c14 : index
        %1406 = memref.load %residual[%1405] : memref<?xf32>
        %1407 = arith.addf %1406, %1394 : f32
        %1408 = arith.addi %1399, %c14 : index
        memref.store %1407, %out[%1408] : memref<?xf32>
      } else {
        %1409 = arith.addi %1399, %c14 : index
        memref.store %1394, %out[%1409] : memref<?xf32>
      }
    }
    %1410 = vector.extract %711#2[1] : f32 from vector<8xf32>
    %1411 = vector.extract %711#3[1] : f32 from vector<8xf32>
    %1412 = wave.lane
    %1413 = arith.addi %18, %c14 : index
    %1414 = arith.muli %c8, %c6 : index
    %1415 = arith.addi %1413, %1414 : index
    %1416 = arith.divui %1412, %c14 : index
    %1417 = arith.addi %1415, %1416 : index
    %1418 = arith.cmpi slt, %1417, %17 : index
    scf.if %1418 {
      %1419 = arith.cmpi eq, %hasFactors, %c8 : index
      %1420 = arith.muli %1417, %c6 : index
      %1421 = memref.load %factors[%1420] : memref<?xf32>
      %1422 = arith.mulf %1421, %operandScale : f32
      %1423 = arith.select %1419, %1422, %operandScale : f32
      %1424 = arith.remui %1412, %c14 : index
      %1425 = arith.muli %1424, %c20 : index
      %1426 = arith.addi %13, %1425 : index
      %1427 = vector.load %w[%1426] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1428 = vector.bitcast %1427 : vector<4xi8> to vector<1xf32>
      %1429 = vector.extract %1428[0] : f32 from vector<1xf32>
      %1430 = arith.mulf %1429, %1423 : f32
      %1431 = arith.mulf %1410, %1430 : f32
      %1432 = arith.remui %1412, %c14 : index
      %1433 = arith.muli %1432, %c20 : index
      %1434 = arith.addi %15, %1433 : index
      %1435 = vector.load %w[%1434] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1436 = vector.bitcast %1435 : vector<4xi8> to vector<1xf32>
      %1437 = vector.extract %1436[0] : f32 from vector<1xf32>
      %1438 = arith.mulf %1437, %1423 : f32
      %1439 = arith.mulf %1411, %1438 : f32
      %1440 = arith.muli %1417, %outputFeatures : index
      %1441 = arith.addi %1440, %21 : index
      %1442 = wave.lane
      %1443 = arith.remui %1442, %c14 : index
      %1444 = arith.addi %1441, %1443 : index
      scf.if %19 {
        %1445 = arith.addi %1444, %c7 : index
        %1446 = memref.load %residual[%1445] : memref<?xf32>
        %1447 = arith.addf %1446, %1431 : f32
        %1448 = arith.addi %1444, %c7 : index
        memref.store %1447, %out[%1448] : memref<?xf32>
      } else {
        %1449 = arith.addi %1444, %c7 : index
        memref.store %1431, %out[%1449] : memref<?xf32>
      }
      scf.if %19 {
        %1450 = arith.addi %1444, %c14 : index
        %1451 = memref.load %residual[%1450] : memref<?xf32>
        %1452 = arith.addf %1451, %1439 : f32
        %1453 = arith.addi %1444, %c14 : index
        memref.store %1452, %out[%1453] : memref<?xf32>
      } else {
        %1454 = arith.addi %1444, %c14 : index
        memref.store %1439, %out[%1454] : memref<?xf32>
      }
    }
    %1455 = vector.extract %711#2[2] : f32 from vector<8xf32>
    %1456 = vector.extract %711#3[2] : f32 from vector<8xf32>
    %1457 = wave.lane
    %1458 = arith.addi %18, %c14 : index
    %1459 = arith.muli %c6, %c6 : index
    %1460 = arith.addi %1458, %1459 : index
    %1461 = arith.divui %1457, %c14 : index
    %1462 = arith.addi %1460, %1461 : index
    %1463 = arith.cmpi slt, %1462, %17 : index
    scf.if %1463 {
      %1464 = arith.cmpi eq, %hasFactors, %c8 : index
      %1465 = arith.muli %1462, %c6 : index
      %1466 = memref.load %factors[%1465] : memref<?xf32>
      %1467 = arith.mulf %1466, %operandScale : f32
      %1468 = arith.select %1464, %1467, %operandScale : f32
      %1469 = arith.remui %1457, %c14 : index
      %1470 = arith.muli %1469, %c20 : index
      %1471 = arith.addi %13, %1470 : index
      %1472 = vector.load %w[%1471] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1473 = vector.bitcast %1472 : vector<4xi8> to vector<1xf32>
      %1474 = vector.extract %1473[0] : f32 from vector<1xf32>
      %1475 = arith.mulf %1474, %1468 : f32
      %1476 = arith.mulf %1455, %1475 : f32
      %1477 = arith.remui %1457, %c14 : index
      %1478 = arith.muli %1477, %c20 : index
      %1479 = arith.addi %15, %1478 : index
      %1480 = vector.load %w[%1479] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1481 = vector.bitcast %1480 : vector<4xi8> to vector<1xf32>
      %1482 = vector.extract %1481[0] : f32 from vector<1xf32>
      %1483 = arith.mulf %1482, %1468 : f32
      %1484 = arith.mulf %1456, %1483 : f32
      %1485 = arith.muli %1462, %outputFeatures : index
      %1486 = arith.addi %1485, %21 : index
      %1487 = wave.lane
      %1488 = arith.remui %1487, %c14 : index
      %1489 = arith.addi %1486, %1488 : index
      scf.if %19 {
        %1490 = arith.addi %1489, %c7 : index
        %1491 = memref.load %residual[%1490] : memref<?xf32>
        %1492 = arith.addf %1491, %1476 : f32
        %1493 = arith.addi %1489, %c7 : index
        memref.store %1492, %out[%1493] : memref<?xf32>
      } else {
        %1494 = arith.addi %1489, %c7 : index
        memref.store %1476, %out[%1494] : memref<?xf32>
      }
      scf.if %19 {
        %1495 = arith.addi %1489, %c14 : index
        %1496 = memref.load %residual[%1495] : memref<?xf32>
        %1497 = arith.addf %1496, %1484 : f32
        %1498 = arith.addi %1489, %c14 : index
        memref.store %1497, %out[%1498] : memref<?xf32>
      } else {
        %1499 = arith.addi %1489, %c14 : index
        memref.store %1484, %out[%1499] : memref<?xf32>
      }
    }
    %1500 = vector.extract %711#2[3] : f32 from vector<8xf32>
    %1501 = vector.extract %711#3[3] : f32 from vector<8xf32>
    %1502 = wave.lane
    %1503 = arith.addi %18, %c14 : index
    %1504 = arith.muli %c33, %c6 : index
    %1505 = arith.addi %1503, %1504 : index
    %1506 = arith.divui %1502, %c14 : index
    %1507 = arith.addi %1505, %1506 : index
    %1508 = arith.cmpi slt, %1507, %17 : index
    scf.if %1508 {
      %1509 = arith.cmpi eq, %hasFactors, %c8 : index
      %1510 = arith.muli %1507, %c6 : index
      %1511 = memref.load %factors[%1510] : memref<?xf32>
      %1512 = arith.mulf %1511, %operandScale : f32
      %1513 = arith.select %1509, %1512, %operandScale : f32
      %1514 = arith.remui %1502, %c14 : index
      %1515 = arith.muli %1514, %c20 : index
      %1516 = arith.addi %13, %1515 : index
      %1517 = vector.load %w[%1516] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1518 = vector.bitcast %1517 : vector<4xi8> to vector<1xf32>
      %1519 = vector.extract %1518[0] : f32 from vector<1xf32>
      %1520 = arith.mulf %1519, %1513 : f32
      %1521 = arith.mulf %1500, %1520 : f32
      %1522 = arith.remui %1502, %c14 : index
      %1523 = arith.muli %1522, %c20 : index
      %1524 = arith.addi %15, %1523 : index
      %1525 = vector.load %w[%1524] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1526 = vector.bitcast %1525 : vector<4xi8> to vector<1xf32>
      %1527 = vector.extract %1526[0] : f32 from vector<1xf32>
      %1528 = arith.mulf %1527, %1513 : f32
      %1529 = arith.mulf %1501, %1528 : f32
      %1530 = arith.muli %1507, %outputFeatures : index
      %1531 = arith.addi %1530, %21 : index
      %1532 = wave.lane
      %1533 = arith.remui %1532, %c14 : index
      %1534 = arith.addi %1531, %1533 : index
      scf.if %19 {
        %1535 = arith.addi %1534, %c7 : index
        %1536 = memref.load %residual[%1535] : memref<?xf32>
        %1537 = arith.addf %1536, %1521 : f32
        %1538 = arith.addi %1534, %c7 : index
        memref.store %1537, %out[%1538] : memref<?xf32>
      } else {
        %1539 = arith.addi %1534, %c7 : index
        memref.store %1521, %out[%1539] : memref<?xf32>
      }
      scf.if %19 {
        %1540 = arith.addi %1534, %c14 : index
        %1541 = memref.load %residual[%1540] : memref<?xf32>
        %1542 = arith.addf %1541, %1529 : f32
        %1543 = arith.addi %1534, %c14 : index
        memref.store %1542, %out[%1543] : memref<?xf32>
      } else {
        %1544 = arith.addi %1534, %c14 : index
        memref.store %1529, %out[%1544] : memref<?xf32>
      }
    }
    %1545 = vector.extract %711#2[4] : f32 from vector<8xf32>
    %1546 = vector.extract %711#3[4] : f32 from vector<8xf32>
    %1547 = wave.lane
    %1548 = arith.addi %18, %c14 : index
    %1549 = arith.muli %c20, %c6 : index
    %1550 = arith.addi %1548, %1549 : index
    %1551 = arith.divui %1547, %c14 : index
    %1552 = arith.addi %1550, %1551 : index
    %1553 = arith.cmpi slt, %1552, %17 : index
    scf.if %1553 {
      %1554 = arith.cmpi eq, %hasFactors, %c8 : index
      %1555 = arith.muli %1552, %c6 : index
      %1556 = memref.load %factors[%1555] : memref<?xf32>
      %1557 = arith.mulf %1556, %operandScale : f32
      %1558 = arith.select %1554, %1557, %operandScale : f32
      %1559 = arith.remui %1547, %c14 : index
      %1560 = arith.muli %1559, %c20 : index
      %1561 = arith.addi %13, %1560 : index
      %1562 = vector.load %w[%1561] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1563 = vector.bitcast %1562 : vector<4xi8> to vector<1xf32>
      %1564 = vector.extract %1563[0] : f32 from vector<1xf32>
      %1565 = arith.mulf %1564, %1558 : f32
      %1566 = arith.mulf %1545, %1565 : f32
      %1567 = arith.remui %1547, %c14 : index
      %1568 = arith.muli %1567, %c20 : index
      %1569 = arith.addi %15, %1568 : index
      %1570 = vector.load %w[%1569] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1571 = vector.bitcast %1570 : vector<4xi8> to vector<1xf32>
      %1572 = vector.extract %1571[0] : f32 from vector<1xf32>
      %1573 = arith.mulf %1572, %1558 : f32
      %1574 = arith.mulf %1546, %1573 : f32
      %1575 = arith.muli %1552, %outputFeatures : index
      %1576 = arith.addi %1575, %21 : index
      %1577 = wave.lane
      %1578 = arith.remui %1577, %c14 : index
      %1579 = arith.addi %1576, %1578 : index
      scf.if %19 {
        %1580 = arith.addi %1579, %c7 : index
        %1581 = memref.load %residual[%1580] : memref<?xf32>
        %1582 = arith.addf %1581, %1566 : f32
        %1583 = arith.addi %1579, %c7 : index
        memref.store %1582, %out[%1583] : memref<?xf32>
      } else {
        %1584 = arith.addi %1579, %c7 : index
        memref.store %1566, %out[%1584] : memref<?xf32>
      }
      scf.if %19 {
        %1585 = arith.addi %1579, %c14 : index
        %1586 = memref.load %residual[%1585] : memref<?xf32>
        %1587 = arith.addf %1586, %1574 : f32
        %1588 = arith.addi %1579, %c14 : index
        memref.store %1587, %out[%1588] : memref<?xf32>
      } else {
        %1589 = arith.addi %1579, %c14 : index
        memref.store %1574, %out[%1589] : memref<?xf32>
      }
    }
    %1590 = vector.extract %711#2[5] : f32 from vector<8xf32>
    %1591 = vector.extract %711#3[5] : f32 from vector<8xf32>
    %1592 = wave.lane
    %1593 = arith.addi %18, %c14 : index
    %1594 = arith.muli %c36, %c6 : index
    %1595 = arith.addi %1593, %1594 : index
    %1596 = arith.divui %1592, %c14 : index
    %1597 = arith.addi %1595, %1596 : index
    %1598 = arith.cmpi slt, %1597, %17 : index
    scf.if %1598 {
      %1599 = arith.cmpi eq, %hasFactors, %c8 : index
      %1600 = arith.muli %1597, %c6 : index
      %1601 = memref.load %factors[%1600] : memref<?xf32>
      %1602 = arith.mulf %1601, %operandScale : f32
      %1603 = arith.select %1599, %1602, %operandScale : f32
      %1604 = arith.remui %1592, %c14 : index
      %1605 = arith.muli %1604, %c20 : index
      %1606 = arith.addi %13, %1605 : index
      %1607 = vector.load %w[%1606] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1608 = vector.bitcast %1607 : vector<4xi8> to vector<1xf32>
      %1609 = vector.extract %1608[0] : f32 from vector<1xf32>
      %1610 = arith.mulf %1609, %1603 : f32
      %1611 = arith.mulf %1590, %1610 : f32
      %1612 = arith.remui %1592, %c14 : index
      %1613 = arith.muli %1612, %c20 : index
      %1614 = arith.addi %15, %1613 : index
      %1615 = vector.load %w[%1614] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1616 = vector.bitcast %1615 : vector<4xi8> to vector<1xf32>
      %1617 = vector.extract %1616[0] : f32 from vector<1xf32>
      %1618 = arith.mulf %1617, %1603 : f32
      %1619 = arith.mulf %1591, %1618 : f32
      %1620 = arith.muli %1597, %outputFeatures : index
      %1621 = arith.addi %1620, %21 : index
      %1622 = wave.lane
      %1623 = arith.remui %1622, %c14 : index
      %1624 = arith.addi %1621, %1623 : index
      scf.if %19 {
        %1625 = arith.addi %1624, %c7 : index
        %1626 = memref.load %residual[%1625] : memref<?xf32>
        %1627 = arith.addf %1626, %1611 : f32
        %1628 = arith.addi %1624, %c7 : index
        memref.store %1627, %out[%1628] : memref<?xf32>
      } else {
        %1629 = arith.addi %1624, %c7 : index
        memref.store %1611, %out[%1629] : memref<?xf32>
      }
      scf.if %19 {
        %1630 = arith.addi %1624, %c14 : index
        %1631 = memref.load %residual[%1630] : memref<?xf32>
        %1632 = arith.addf %1631, %1619 : f32
        %1633 = arith.addi %1624, %c14 : index
        memref.store %1632, %out[%1633] : memref<?xf32>
      } else {
        %1634 = arith.addi %1624, %c14 : index
        memref.store %1619, %out[%1634] : memref<?xf32>
      }
    }
    %1635 = vector.extract %711#2[6] : f32 from vector<8xf32>
    %1636 = vector.extract %711#3[6] : f32 from vector<8xf32>
    %1637 = wave.lane
    %1638 = arith.addi %18, %c14 : index
    %1639 = arith.muli %c37, %c6 : index
    %1640 = arith.addi %1638, %1639 : index
    %1641 = arith.divui %1637, %c14 : index
    %1642 = arith.addi %1640, %1641 : index
    %1643 = arith.cmpi slt, %1642, %17 : index
    scf.if %1643 {
      %1644 = arith.cmpi eq, %hasFactors, %c8 : index
      %1645 = arith.muli %1642, %c6 : index
      %1646 = memref.load %factors[%1645] : memref<?xf32>
      %1647 = arith.mulf %1646, %operandScale : f32
      %1648 = arith.select %1644, %1647, %operandScale : f32
      %1649 = arith.remui %1637, %c14 : index
      %1650 = arith.muli %1649, %c20 : index
      %1651 = arith.addi %13, %1650 : index
      %1652 = vector.load %w[%1651] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1653 = vector.bitcast %1652 : vector<4xi8> to vector<1xf32>
      %1654 = vector.extract %1653[0] : f32 from vector<1xf32>
      %1655 = arith.mulf %1654, %1648 : f32
      %1656 = arith.mulf %1635, %1655 : f32
      %1657 = arith.remui %1637, %c14 : index
      %1658 = arith.muli %1657, %c20 : index
      %1659 = arith.addi %15, %1658 : index
      %1660 = vector.load %w[%1659] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1661 = vector.bitcast %1660 : vector<4xi8> to vector<1xf32>
      %1662 = vector.extract %1661[0] : f32 from vector<1xf32>
      %1663 = arith.mulf %1662, %1648 : f32
      %1664 = arith.mulf %1636, %1663 : f32
      %1665 = arith.muli %1642, %outputFeatures : index
      %1666 = arith.addi %1665, %21 : index
      %1667 = wave.lane
      %1668 = arith.remui %1667, %c14 : index
      %1669 = arith.addi %1666, %1668 : index
      scf.if %19 {
        %1670 = arith.addi %1669, %c7 : index
        %1671 = memref.load %residual[%1670] : memref<?xf32>
        %1672 = arith.addf %1671, %1656 : f32
        %1673 = arith.addi %1669, %c7 : index
        memref.store %1672, %out[%1673] : memref<?xf32>
      } else {
        %1674 = arith.addi %1669, %c7 : index
        memref.store %1656, %out[%1674] : memref<?xf32>
      }
      scf.if %19 {
        %1675 = arith.addi %1669, %c14 : index
        %1676 = memref.load %residual[%1675] : memref<?xf32>
        %1677 = arith.addf %1676, %1664 : f32
        %1678 = arith.addi %1669, %c14 : index
        memref.store %1677, %out[%1678] : memref<?xf32>
      } else {
        %1679 = arith.addi %1669, %c14 : index
        memref.store %1664, %out[%1679] : memref<?xf32>
      }
    }
    %1680 = vector.extract %711#2[7] : f32 from vector<8xf32>
    %1681 = vector.extract %711#3[7] : f32 from vector<8xf32>
    %1682 = wave.lane
    %1683 = arith.addi %18, %c14 : index
    %1684 = arith.muli %c38, %c6 : index
    %1685 = arith.addi %1683, %1684 : index
    %1686 = arith.divui %1682, %c14 : index
    %1687 = arith.addi %1685, %1686 : index
    %1688 = arith.cmpi slt, %1687, %17 : index
    scf.if %1688 {
      %1689 = arith.cmpi eq, %hasFactors, %c8 : index
      %1690 = arith.muli %1687, %c6 : index
      %1691 = memref.load %factors[%1690] : memref<?xf32>
      %1692 = arith.mulf %1691, %operandScale : f32
      %1693 = arith.select %1689, %1692, %operandScale : f32
      %1694 = arith.remui %1682, %c14 : index
      %1695 = arith.muli %1694, %c20 : index
      %1696 = arith.addi %13, %1695 : index
      %1697 = vector.load %w[%1696] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1698 = vector.bitcast %1697 : vector<4xi8> to vector<1xf32>
      %1699 = vector.extract %1698[0] : f32 from vector<1xf32>
      %1700 = arith.mulf %1699, %1693 : f32
      %1701 = arith.mulf %1680, %1700 : f32
      %1702 = arith.remui %1682, %c14 : index
      %1703 = arith.muli %1702, %c20 : index
      %1704 = arith.addi %15, %1703 : index
      %1705 = vector.load %w[%1704] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1706 = vector.bitcast %1705 : vector<4xi8> to vector<1xf32>
      %1707 = vector.extract %1706[0] : f32 from vector<1xf32>
      %1708 = arith.mulf %1707, %1693 : f32
      %1709 = arith.mulf %1681, %1708 : f32
      %1710 = arith.muli %1687, %outputFeatures : index
      %1711 = arith.addi %1710, %21 : index
      %1712 = wave.lane
      %1713 = arith.remui %1712, %c14 : index
      %1714 = arith.addi %1711, %1713 : index
      scf.if %19 {
        %1715 = arith.addi %1714, %c7 : index
        %1716 = memref.load %residual[%1715] : memref<?xf32>
        %1717 = arith.addf %1716, %1701 : f32
        %1718 = arith.addi %1714, %c7 : index
        memref.store %1717, %out[%1718] : memref<?xf32>
      } else {
        %1719 = arith.addi %1714, %c7 : index
        memref.store %1701, %out[%1719] : memref<?xf32>
      }
      scf.if %19 {
        %1720 = arith.addi %1714, %c14 : index
        %1721 = memref.load %residual[%1720] : memref<?xf32>
        %1722 = arith.addf %1721, %1709 : f32
        %1723 = arith.addi %1714, %c14 : index
        memref.store %1722, %out[%1723] : memref<?xf32>
      } else {
        %1724 = arith.addi %1714, %c14 : index
        memref.store %1709, %out[%1724] : memref<?xf32>
      }
    }
    %1725 = wave.lane
    %1726 = vector.extract %711#4[0] : f32 from vector<8xf32>
    %1727 = vector.extract %711#5[0] : f32 from vector<8xf32>
    %1728 = wave.lane
    %1729 = arith.addi %18, %c12 : index
    %1730 = arith.muli %c7, %c6 : index
    %1731 = arith.addi %1729, %1730 : index
    %1732 = arith.divui %1728, %c14 : index
    %1733 = arith.addi %1731, %1732 : index
    %1734 = arith.cmpi slt, %1733, %17 : index
    scf.if %1734 {
      %1735 = arith.cmpi eq, %hasFactors, %c8 : index
      %1736 = arith.muli %1733, %c6 : index
      %1737 = memref.load %factors[%1736] : memref<?xf32>
      %1738 = arith.mulf %1737, %operandScale : f32
      %1739 = arith.select %1735, %1738, %operandScale : f32
      %1740 = arith.remui %1728, %c14 : index
      %1741 = arith.muli %1740, %c20 : index
      %1742 = arith.addi %13, %1741 : index
      %1743 = vector.load %w[%1742] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1744 = vector.bitcast %1743 : vector<4xi8> to vector<1xf32>
      %1745 = vector.extract %1744[0] : f32 from vector<1xf32>
      %1746 = arith.mulf %1745, %1739 : f32
      %1747 = arith.mulf %1726, %1746 : f32
      %1748 = arith.remui %1728, %c14 : index
      %1749 = arith.muli %1748, %c20 : index
      %1750 = arith.addi %15, %1749 : index
      %1751 = vector.load %w[%1750] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1752 = vector.bitcast %1751 : vector<4xi8> to vector<1xf32>
      %1753 = vector.extract %1752[0] : f32 from vector<1xf32>
      %1754 = arith.mulf %1753, %1739 : f32
      %1755 = arith.mulf %1727, %1754 : f32
      %1756 = arith.muli %1733, %outputFeatures : index
      %1757 = arith.addi %1756, %21 : index
      %1758 = wave.lane
      %1759 = arith.remui %1758, %c14 : index
      %1760 = arith.addi %1757, %1759 : index
      scf.if %19 {
        %1761 = arith.addi %1760, %c7 : index
        %1762 = memref.load %residual[%1761] : memref<?xf32>
        %1763 = arith.addf %1762, %1747 : f32
        %1764 = arith.addi %1760, %c7 : index
        memref.store %1763, %out[%1764] : memref<?xf32>
      } else {
        %1765 = arith.addi %1760, %c7 : index
        memref.store %1747, %out[%1765] : memref<?xf32>
      }
      scf.if %19 {
        %1766 = arith.addi %1760, %c14 : index
        %1767 = memref.load %residual[%1766] : memref<?xf32>
        %1768 = arith.addf %1767, %1755 : f32
        %1769 = arith.addi %1760, %c14 : index
        memref.store %1768, %out[%1769] : memref<?xf32>
      } else {
        %1770 = arith.addi %1760, %c14 : index
        memref.store %1755, %out[%1770] : memref<?xf32>
      }
    }
    %1771 = vector.extract %711#4[1] : f32 from vector<8xf32>
    %1772 = vector.extract %711#5[1] : f32 from vector<8xf32>
    %1773 = wave.lane
    %1774 = arith.addi %18, %c12 : index
    %1775 = arith.muli %c8, %c6 : index
    %1776 = arith.addi %1774, %1775 : index
    %1777 = arith.divui %1773, %c14 : index
    %1778 = arith.addi %1776, %1777 : index
    %1779 = arith.cmpi slt, %1778, %17 : index
    scf.if %1779 {
      %1780 = arith.cmpi eq, %hasFactors, %c8 : index
      %1781 = arith.muli %1778, %c6 : index
      %1782 = memref.load %factors[%1781] : memref<?xf32>
      %1783 = arith.mulf %1782, %operandScale : f32
      %1784 = arith.select %1780, %1783, %operandScale : f32
      %1785 = arith.remui %1773, %c14 : index
      %1786 = arith.muli %1785, %c20 : index
      %1787 = arith.addi %13, %1786 : index
      %1788 = vector.load %w[%1787] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1789 = vector.bitcast %1788 : vector<4xi8> to vector<1xf32>
      %1790 = vector.extract %1789[0] : f32 from vector<1xf32>
      %1791 = arith.mulf %1790, %1784 : f32
      %1792 = arith.mulf %1771, %1791 : f32
      %1793 = arith.remui %1773, %c14 : index
      %1794 = arith.muli %1793, %c20 : index
      %1795 = arith.addi %15, %1794 : index
      %1796 = vector.load %w[%1795] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1797 = vector.bitcast %1796 : vector<4xi8> to vector<1xf32>
      %1798 = vector.extract %1797[0] : f32 from vector<1xf32>
      %1799 = arith.mulf %1798, %1784 : f32
      %1800 = arith.mulf %1772, %1799 : f32
      %1801 = arith.muli %1778, %outputFeatures : index
      %1802 = arith.addi %1801, %21 : index
      %1803 = wave.lane
      %1804 = arith.remui %1803, %c14 : index
      %1805 = arith.addi %1802, %1804 : index
      scf.if %19 {
        %1806 = arith.addi %1805, %c7 : index
        %1807 = memref.load %residual[%1806] : memref<?xf32>
        %1808 = arith.addf %1807, %1792 : f32
        %1809 = arith.addi %1805, %c7 : index
        memref.store %1808, %out[%1809] : memref<?xf32>
      } else {
        %1810 = arith.addi %1805, %c7 : index
        memref.store %1792, %out[%1810] : memref<?xf32>
      }
      scf.if %19 {
        %1811 = arith.addi %1805, %c14 : index
        %1812 = memref.load %residual[%1811] : memref<?xf32>
        %1813 = arith.addf %1812, %1800 : f32
        %1814 = arith.addi %1805, %c14 : index
        memref.store %1813, %out[%1814] : memref<?xf32>
      } else {
        %1815 = arith.addi %1805, %c14 : index
        memref.store %1800, %out[%1815] : memref<?xf32>
      }
    }
    %1816 = vector.extract %711#4[2] : f32 from vector<8xf32>
    %1817 = vector.extract %711#5[2] : f32 from vector<8xf32>
    %1818 = wave.lane
    %1819 = arith.addi %18, %c12 : index
    %1820 = arith.muli %c6, %c6 : index
    %1821 = arith.addi %1819, %1820 : index
    %1822 = arith.divui %1818, %c14 : index
    %1823 = arith.addi %1821, %1822 : index
    %1824 = arith.cmpi slt, %1823, %17 : index
    scf.if %1824 {
      %1825 = arith.cmpi eq, %hasFactors, %c8 : index
      %1826 = arith.muli %1823, %c6 : index
      %1827 = memref.load %factors[%1826] : memref<?xf32>
      %1828 = arith.mulf %1827, %operandScale : f32
      %1829 = arith.select %1825, %1828, %operandScale : f32
      %1830 = arith.remui %1818, %c14 : index
      %1831 = arith.muli %1830, %c20 : index
      %1832 = arith.addi %13, %1831 : index
      %1833 = vector.load %w[%1832] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1834 = vector.bitcast %1833 : vector<4xi8> to vector<1xf32>
      %1835 = vector.extract %1834[0] : f32 from vector<1xf32>
      %1836 = arith.mulf %1835, %1829 : f32
      %1837 = arith.mulf %1816, %1836 : f32
      %1838 = arith.remui %1818, %c14 : index
      %1839 = arith.muli %1838, %c20 : index
      %1840 = arith.addi %15, %1839 : index
      %1841 = vector.load %w[%1840] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1842 = vector.bitcast %1841 : vector<4xi8> to vector<1xf32>
      %1843 = vector.extract %1842[0] : f32 from vector<1xf32>
      %1844 = arith.mulf %1843, %1829 : f32
      %1845 = arith.mulf %1817, %1844 : f32
      %1846 = arith.muli %1823, %outputFeatures : index
      %1847 = arith.addi %1846, %21 : index
      %1848 = wave.lane
      %1849 = arith.remui %1848, %c14 : index
      %1850 = arith.addi %1847, %1849 : index
      scf.if %19 {
        %1851 = arith.addi %1850, %c7 : index
        %1852 = memref.load %residual[%1851] : memref<?xf32>
        %1853 = arith.addf %1852, %1837 : f32
        %1854 = arith.addi %1850, %c7 : index
        memref.store %1853, %out[%1854] : memref<?xf32>
      } else {
        %1855 = arith.addi %1850, %c7 : index
        memref.store %1837, %out[%1855] : memref<?xf32>
      }
      scf.if %19 {
        %1856 = arith.addi %1850, %c14 : index
        %1857 = memref.load %residual[%1856] : memref<?xf32>
        %1858 = arith.addf %1857, %1845 : f32
        %1859 = arith.addi %1850, %c14 : index
        memref.store %1858, %out[%1859] : memref<?xf32>
      } else {
        %1860 = arith.addi %1850, %c14 : index
        memref.store %1845, %out[%1860] : memref<?xf32>
      }
    }
    %1861 = vector.extract %711#4[3] : f32 from vector<8xf32>
    %1862 = vector.extract %711#5[3] : f32 from vector<8xf32>
    %1863 = wave.lane
    %1864 = arith.addi %18, %c12 : index
    %1865 = arith.muli %c33, %c6 : index
    %1866 = arith.addi %1864, %1865 : index
    %1867 = arith.divui %1863, %c14 : index
    %1868 = arith.addi %1866, %1867 : index
    %1869 = arith.cmpi slt, %1868, %17 : index
    scf.if %1869 {
      %1870 = arith.cmpi eq, %hasFactors, %c8 : index
      %1871 = arith.muli %1868, %c6 : index
      %1872 = memref.load %factors[%1871] : memref<?xf32>
      %1873 = arith.mulf %1872, %operandScale : f32
      %1874 = arith.select %1870, %1873, %operandScale : f32
      %1875 = arith.remui %1863, %c14 : index
      %1876 = arith.muli %1875, %c20 : index
      %1877 = arith.addi %13, %1876 : index
      %1878 = vector.load %w[%1877] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1879 = vector.bitcast %1878 : vector<4xi8> to vector<1xf32>
      %1880 = vector.extract %1879[0] : f32 from vector<1xf32>
      %1881 = arith.mulf %1880, %1874 : f32
      %1882 = arith.mulf %1861, %1881 : f32
      %1883 = arith.remui %1863, %c14 : index
      %1884 = arith.muli %1883, %c20 : index
      %1885 = arith.addi %15, %1884 : index
      %1886 = vector.load %w[%1885] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1887 = vector.bitcast %1886 : vector<4xi8> to vector<1xf32>
      %1888 = vector.extract %1887[0] : f32 from vector<1xf32>
      %1889 = arith.mulf %1888, %1874 : f32
      %1890 = arith.mulf %1862, %1889 : f32
      %1891 = arith.muli %1868, %outputFeatures : index
      %1892 = arith.addi %1891, %21 : index
      %1893 = wave.lane
      %1894 = arith.remui %1893, %c14 : index
      %1895 = arith.addi %1892, %1894 : index
      scf.if %19 {
        %1896 = arith.addi %1895, %c7 : index
        %1897 = memref.load %residual[%1896] : memref<?xf32>
        %1898 = arith.addf %1897, %1882 : f32
        %1899 = arith.addi %1895, %c7 : index
        memref.store %1898, %out[%1899] : memref<?xf32>
      } else {
        %1900 = arith.addi %1895, %c7 : index
        memref.store %1882, %out[%1900] : memref<?xf32>
      }
      scf.if %19 {
        %1901 = arith.addi %1895, %c14 : index
        %1902 = memref.load %residual[%1901] : memref<?xf32>
        %1903 = arith.addf %1902, %1890 : f32
        %1904 = arith.addi %1895, %c14 : index
        memref.store %1903, %out[%1904] : memref<?xf32>
      } else {
        %1905 = arith.addi %1895, %c14 : index
        memref.store %1890, %out[%1905] : memref<?xf32>
      }
    }
    %1906 = vector.extract %711#4[4] : f32 from vector<8xf32>
    %1907 = vector.extract %711#5[4] : f32 from vector<8xf32>
    %1908 = wave.lane
    %1909 = arith.addi %18, %c12 : index
    %1910 = arith.muli %c20, %c6 : index
    %1911 = arith.addi %1909, %1910 : index
    %1912 = arith.divui %1908, %c14 : index
    %1913 = arith.addi %1911, %1912 : index
    %1914 = arith.cmpi slt, %1913, %17 : index
    scf.if %1914 {
      %1915 = arith.cmpi eq, %hasFactors, %c8 : index
      %1916 = arith.muli %1913, %c6 : index
      %1917 = memref.load %factors[%1916] : memref<?xf32>
      %1918 = arith.mulf %1917, %operandScale : f32
      %1919 = arith.select %1915, %1918, %operandScale : f32
      %1920 = arith.remui %1908, %c14 : index
      %1921 = arith.muli %1920, %c20 : index
      %1922 = arith.addi %13, %1921 : index
      %1923 = vector.load %w[%1922] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1924 = vector.bitcast %1923 : vector<4xi8> to vector<1xf32>
      %1925 = vector.extract %1924[0] : f32 from vector<1xf32>
      %1926 = arith.mulf %1925, %1919 : f32
      %1927 = arith.mulf %1906, %1926 : f32
      %1928 = arith.remui %1908, %c14 : index
      %1929 = arith.muli %1928, %c20 : index
      %1930 = arith.addi %15, %1929 : index
      %1931 = vector.load %w[%1930] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1932 = vector.bitcast %1931 : vector<4xi8> to vector<1xf32>
      %1933 = vector.extract %1932[0] : f32 from vector<1xf32>
      %1934 = arith.mulf %1933, %1919 : f32
      %1935 = arith.mulf %1907, %1934 : f32
      %1936 = arith.muli %1913, %outputFeatures : index
      %1937 = arith.addi %1936, %21 : index
      %1938 = wave.lane
      %1939 = arith.remui %1938, %c14 : index
      %1940 = arith.addi %1937, %1939 : index
      scf.if %19 {
        %1941 = arith.addi %1940, %c7 : index
        %1942 = memref.load %residual[%1941] : memref<?xf32>
        %1943 = arith.addf %1942, %1927 : f32
        %1944 = arith.addi %1940, %c7 : index
        memref.store %1943, %out[%1944] : memref<?xf32>
      } else {
        %1945 = arith.addi %1940, %c7 : index
        memref.store %1927, %out[%1945] : memref<?xf32>
      }
      scf.if %19 {
        %1946 = arith.addi %1940, %c14 : index
        %1947 = memref.load %residual[%1946] : memref<?xf32>
        %1948 = arith.addf %1947, %1935 : f32
        %1949 = arith.addi %1940, %c14 : index
        memref.store %1948, %out[%1949] : memref<?xf32>
      } else {
        %1950 = arith.addi %1940, %c14 : index
        memref.store %1935, %out[%1950] : memref<?xf32>
      }
    }
    %1951 = vector.extract %711#4[5] : f32 from vector<8xf32>
    %1952 = vector.extract %711#5[5] : f32 from vector<8xf32>
    %1953 = wave.lane
    %1954 = arith.addi %18, %c12 : index
    %1955 = arith.muli %c36, %c6 : index
    %1956 = arith.addi %1954, %1955 : index
    %1957 = arith.divui %1953, %c14 : index
    %1958 = arith.addi %1956, %1957 : index
    %1959 = arith.cmpi slt, %1958, %17 : index
    scf.if %1959 {
      %1960 = arith.cmpi eq, %hasFactors, %c8 : index
      %1961 = arith.muli %1958, %c6 : index
      %1962 = memref.load %factors[%1961] : memref<?xf32>
      %1963 = arith.mulf %1962, %operandScale : f32
      %1964 = arith.select %1960, %1963, %operandScale : f32
      %1965 = arith.remui %1953, %c14 : index
      %1966 = arith.muli %1965, %c20 : index
      %1967 = arith.addi %13, %1966 : index
      %1968 = vector.load %w[%1967] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1969 = vector.bitcast %1968 : vector<4xi8> to vector<1xf32>
      %1970 = vector.extract %1969[0] : f32 from vector<1xf32>
      %1971 = arith.mulf %1970, %1964 : f32
      %1972 = arith.mulf %1951, %1971 : f32
      %1973 = arith.remui %1953, %c14 : index
      %1974 = arith.muli %1973, %c20 : index
      %1975 = arith.addi %15, %1974 : index
      %1976 = vector.load %w[%1975] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1977 = vector.bitcast %1976 : vector<4xi8> to vector<1xf32>
      %1978 = vector.extract %1977[0] : f32 from vector<1xf32>
      %1979 = arith.mulf %1978, %1964 : f32
      %1980 = arith.mulf %1952, %1979 : f32
      %1981 = arith.muli %1958, %outputFeatures : index
      %1982 = arith.addi %1981, %21 : index
      %1983 = wave.lane
      %1984 = arith.remui %1983, %c14 : index
      %1985 = arith.addi %1982, %1984 : index
      scf.if %19 {
        %1986 = arith.addi %1985, %c7 : index
        %1987 = memref.load %residual[%1986] : memref<?xf32>
        %1988 = arith.addf %1987, %1972 : f32
        %1989 = arith.addi %1985, %c7 : index
        memref.store %1988, %out[%1989] : memref<?xf32>
      } else {
        %1990 = arith.addi %1985, %c7 : index
        memref.store %1972, %out[%1990] : memref<?xf32>
      }
      scf.if %19 {
        %1991 = arith.addi %1985, %c14 : index
        %1992 = memref.load %residual[%1991] : memref<?xf32>
        %1993 = arith.addf %1992, %1980 : f32
        %1994 = arith.addi %1985, %c14 : index
        memref.store %1993, %out[%1994] : memref<?xf32>
      } else {
        %1995 = arith.addi %1985, %c14 : index
        memref.store %1980, %out[%1995] : memref<?xf32>
      }
    }
    %1996 = vector.extract %711#4[6] : f32 from vector<8xf32>
    %1997 = vector.extract %711#5[6] : f32 from vector<8xf32>
    %1998 = wave.lane
    %1999 = arith.addi %18, %c12 : index
    %2000 = arith.muli %c37, %c6 : index
    %2001 = arith.addi %1999, %2000 : index
    %2002 = arith.divui %1998, %c14 : index
    %2003 = arith.addi %2001, %2002 : index
    %2004 = arith.cmpi slt, %2003, %17 : index
    scf.if %2004 {
      %2005 = arith.cmpi eq, %hasFactors, %c8 : index
      %2006 = arith.muli %2003, %c6 : index
      %2007 = memref.load %factors[%2006] : memref<?xf32>
      %2008 = arith.mulf %2007, %operandScale : f32
      %2009 = arith.select %2005, %2008, %operandScale : f32
      %2010 = arith.remui %1998, %c14 : index
      %2011 = arith.muli %2010, %c20 : index
      %2012 = arith.addi %13, %2011 : index
      %2013 = vector.load %w[%2012] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2014 = vector.bitcast %2013 : vector<4xi8> to vector<1xf32>
      %2015 = vector.extract %2014[0] : f32 from vector<1xf32>
      %2016 = arith.mulf %2015, %2009 : f32
      %2017 = arith.mulf %1996, %2016 : f32
      %2018 = arith.remui %1998, %c14 : index
      %2019 = arith.muli %2018, %c20 : index
      %2020 = arith.addi %15, %2019 : index
      %2021 = vector.load %w[%2020] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2022 = vector.bitcast %2021 : vector<4xi8> to vector<1xf32>
      %2023 = vector.extract %2022[0] : f32 from vector<1xf32>
      %2024 = arith.mulf %2023, %2009 : f32
      %2025 = arith.mulf %1997, %2024 : f32
      %2026 = arith.muli %2003, %outputFeatures : index
      %2027 = arith.addi %2026, %21 : index
      %2028 = wave.lane
      %2029 = arith.remui %2028, %c14 : index
      %2030 = arith.addi %2027, %2029 : index
      scf.if %19 {
        %2031 = arith.addi %2030, %c7 : index
        %2032 = memref.load %residual[%2031] : memref<?xf32>
        %2033 = arith.addf %2032, %2017 : f32
        %2034 = arith.addi %2030, %c7 : index
        memref.store %2033, %out[%2034] : memref<?xf32>
      } else {
        %2035 = arith.addi %2030, %c7 : index
        memref.store %2017, %out[%2035] : memref<?xf32>
      }
      scf.if %19 {
        %2036 = arith.addi %2030, %c14 : index
        %2037 = memref.load %residual[%2036] : memref<?xf32>
        %2038 = arith.addf %2037, %2025 : f32
        %2039 = arith.addi %2030, %c14 : index
        memref.store %2038, %out[%2039] : memref<?xf32>
      } else {
        %2040 = arith.addi %2030, %c14 : index
        memref.store %2025, %out[%2040] : memref<?xf32>
      }
    }
    %2041 = vector.extract %711#4[7] : f32 from vector<8xf32>
    %2042 = vector.extract %711#5[7] : f32 from vector<8xf32>
    %2043 = wave.lane
    %2044 = arith.addi %18, %c12 : index
    %2045 = arith.muli %c38, %c6 : index
    %2046 = arith.addi %2044, %2045 : index
    %2047 = arith.divui %2043, %c14 : index
    %2048 = arith.addi %2046, %2047 : index
    %2049 = arith.cmpi slt, %2048, %17 : index
    scf.if %2049 {
      %2050 = arith.cmpi eq, %hasFactors, %c8 : index
      %2051 = arith.muli %2048, %c6 : index
      %2052 = memref.load %factors[%2051] : memref<?xf32>
      %2053 = arith.mulf %2052, %operandScale : f32
      %2054 = arith.select %2050, %2053, %operandScale : f32
      %2055 = arith.remui %2043, %c14 : index
      %2056 = arith.muli %2055, %c20 : index
      %2057 = arith.addi %13, %2056 : index
      %2058 = vector.load %w[%2057] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2059 = vector.bitcast %2058 : vector<4xi8> to vector<1xf32>
      %2060 = vector.extract %2059[0] : f32 from vector<1xf32>
      %2061 = arith.mulf %2060, %2054 : f32
      %2062 = arith.mulf %2041, %2061 : f32
      %2063 = arith.remui %2043, %c14 : index
      %2064 = arith.muli %2063, %c20 : index
      %2065 = arith.addi %15, %2064 : index
      %2066 = vector.load %w[%2065] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2067 = vector.bitcast %2066 : vector<4xi8> to vector<1xf32>
      %2068 = vector.extract %2067[0] : f32 from vector<1xf32>
      %2069 = arith.mulf %2068, %2054 : f32
      %2070 = arith.mulf %2042, %2069 : f32
      %2071 = arith.muli %2048, %outputFeatures : index
      %2072 = arith.addi %2071, %21 : index
      %2073 = wave.lane
      %2074 = arith.remui %2073, %c14 : index
      %2075 = arith.addi %2072, %2074 : index
      scf.if %19 {
        %2076 = arith.addi %2075, %c7 : index
        %2077 = memref.load %residual[%2076] : memref<?xf32>
        %2078 = arith.addf %2077, %2062 : f32
        %2079 = arith.addi %2075, %c7 : index
        memref.store %2078, %out[%2079] : memref<?xf32>
      } else {
        %2080 = arith.addi %2075, %c7 : index
        memref.store %2062, %out[%2080] : memref<?xf32>
      }
      scf.if %19 {
        %2081 = arith.addi %2075, %c14 : index
        %2082 = memref.load %residual[%2081] : memref<?xf32>
        %2083 = arith.addf %2082, %2070 : f32
        %2084 = arith.addi %2075, %c14 : index
        memref.store %2083, %out[%2084] : memref<?xf32>
      } else {
        %2085 = arith.addi %2075, %c14 : index
        memref.store %2070, %out[%2085] : memref<?xf32>
      }
    }
    %2086 = wave.lane
    %2087 = vector.extract %711#6[0] : f32 from vector<8xf32>
    %2088 = vector.extract %711#7[0] : f32 from vector<8xf32>
    %2089 = wave.lane
    %2090 = arith.addi %18, %c16 : index
    %2091 = arith.muli %c7, %c6 : index
    %2092 = arith.addi %2090, %2091 : index
    %2093 = arith.divui %2089, %c14 : index
    %2094 = arith.addi %2092, %2093 : index
    %2095 = arith.cmpi slt, %2094, %17 : index
    scf.if %2095 {
      %2096 = arith.cmpi eq, %hasFactors, %c8 : index
      %2097 = arith.muli %2094, %c6 : index
      %2098 = memref.load %factors[%2097] : memref<?xf32>
      %2099 = arith.mulf %2098, %operandScale : f32
      %2100 = arith.select %2096, %2099, %operandScale : f32
      %2101 = arith.remui %2089, %c14 : index
      %2102 = arith.muli %2101, %c20 : index
      %2103 = arith.addi %13, %2102 : index
      %2104 = vector.load %w[%2103] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2105 = vector.bitcast %2104 : vector<4xi8> to vector<1xf32>
      %2106 = vector.extract %2105[0] : f32 from vector<1xf32>
      %2107 = arith.mulf %2106, %2100 : f32
      %2108 = arith.mulf %2087, %2107 : f32
      %2109 = arith.remui %2089, %c14 : index
      %2110 = arith.muli %2109, %c20 : index
      %2111 = arith.addi %15, %2110 : index
      %2112 = vector.load %w[%2111] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2113 = vector.bitcast %2112 : vector<4xi8> to vector<1xf32>
      %2114 = vector.extract %2113[0] : f32 from vector<1xf32>
      %2115 = arith.mulf %2114, %2100 : f32
      %2116 = arith.mulf %2088, %2115 : f32
      %2117 = arith.muli %2094, %outputFeatures : index
      %2118 = arith.addi %2117, %21 : index
      %2119 = wave.lane
      %2120 = arith.remui %2119, %c14 : index
      %2121 = arith.addi %2118, %2120 : index
      scf.if %19 {
        %2122 = arith.addi %2121, %c7 : index
        %2123 = memref.load %residual[%2122] : memref<?xf32>
        %2124 = arith.addf %2123, %2108 : f32
        %2125 = arith.addi %2121, %c7 : index
        memref.store %2124, %out[%2125] : memref<?xf32>
      } else {
        %2126 = arith.addi %2121, %c7 : index
        memref.store %2108, %out[%2126] : memref<?xf32>
      }
      scf.if %19 {
        %2127 = arith.addi %2121, %c14 : index
        %2128 = memref.load %residual[%2127] : memref<?xf32>
        %2129 = arith.addf %2128, %2116 : f32
        %2130 = arith.addi %2121, %c14 : index
        memref.store %2129, %out[%2130] : memref<?xf32>
      } else {
        %2131 = arith.addi %2121, %c14 : index
        memref.store %2116, %out[%2131] : memref<?xf32>
      }
    }
    %2132 = vector.extract %711#6[1] : f32 from vector<8xf32>
    %2133 = vector.extract %711#7[1] : f32 from vector<8xf32>
    %2134 = wave.lane
    %2135 = arith.addi %18, %c16 : index
    %2136 = arith.muli %c8, %c6 : index
    %2137 = arith.addi %2135, %2136 : index
    %2138 = arith.divui %2134, %c14 : index
    %2139 = arith.addi %2137, %2138 : index
    %2140 = arith.cmpi slt, %2139, %17 : index
    scf.if %2140 {
      %2141 = arith.cmpi eq, %hasFactors, %c8 : index
      %2142 = arith.muli %2139, %c6 : index
      %2143 = memref.load %factors[%2142] : memref<?xf32>
      %2144 = arith.mulf %2143, %operandScale : f32
      %2145 = arith.select %2141, %2144, %operandScale : f32
      %2146 = arith.remui %2134, %c14 : index
      %2147 = arith.muli %2146, %c20 : index
      %2148 = arith.addi %13, %2147 : index
      %2149 = vector.load %w[%2148] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2150 = vector.bitcast %2149 : vector<4xi8> to vector<1xf32>
      %2151 = vector.extract %2150[0] : f32 from vector<1xf32>
      %2152 = arith.mulf %2151, %2145 : f32
      %2153 = arith.mulf %2132, %2152 : f32
      %2154 = arith.remui %2134, %c14 : index
      %2155 = arith.muli %2154, %c20 : index
      %2156 = arith.addi %15, %2155 : index
      %2157 = vector.load %w[%2156] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2158 = vector.bitcast %2157 : vector<4xi8> to vector<1xf32>
      %2159 = vector.extract %2158[0] : f32 from vector<1xf32>
      %2160 = arith.mulf %2159, %2145 : f32
      %2161 = arith.mulf %2133, %2160 : f32
      %2162 = arith.muli %2139, %outputFeatures : index
      %2163 = arith.addi %2162, %21 : index
      %2164 = wave.lane
      %2165 = arith.remui %2164, %c14 : index
      %2166 = arith.addi %2163, %2165 : index
      scf.if %19 {
        %2167 = arith.addi %2166, %c7 : index
        %2168 = memref.load %residual[%2167] : memref<?xf32>
        %2169 = arith.addf %2168, %2153 : f32
        %2170 = arith.addi %2166, %c7 : index
        memref.store %2169, %out[%2170] : memref<?xf32>
      } else {
        %2171 = arith.addi %2166, %c7 : index
        memref.store %2153, %out[%2171] : memref<?xf32>
      }
      scf.if %19 {
        %2172 = arith.addi %2166, %c14 : index
        %2173 = memref.load %residual[%2172] : memref<?xf32>
        %2174 = arith.addf %2173, %2161 : f32
        %2175 = arith.addi %2166, %c14 : index
        memref.store %2174, %out[%2175] : memref<?xf32>
      } else {
        %2176 = arith.addi %2166, %c14 : index
        memref.store %2161, %out[%2176] : memref<?xf32>
      }
    }
    %2177 = vector.extract %711#6[2] : f32 from vector<8xf32>
    %2178 = vector.extract %711#7[2] : f32 from vector<8xf32>
    %2179 = wave.lane
    %2180 = arith.addi %18, %c16 : index
    %2181 = arith.muli %c6, %c6 : index
    %2182 = arith.addi %2180, %2181 : index
    %2183 = arith.divui %2179, %c14 : index
    %2184 = arith.addi %2182, %2183 : index
    %2185 = arith.cmpi slt, %2184, %17 : index
    scf.if %2185 {
      %2186 = arith.cmpi eq, %hasFactors, %c8 : index
      %2187 = arith.muli %2184, %c6 : index
      %2188 = memref.load %factors[%2187] : memref<?xf32>
      %2189 = arith.mulf %2188, %operandScale : f32
      %2190 = arith.select %2186, %2189, %operandScale : f32
      %2191 = arith.remui %2179, %c14 : index
      %2192 = arith.muli %2191, %c20 : index
      %2193 = arith.addi %13, %2192 : index
      %2194 = vector.load %w[%2193] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2195 = vector.bitcast %2194 : vector<4xi8> to vector<1xf32>
      %2196 = vector.extract %2195[0] : f32 from vector<1xf32>
      %2197 = arith.mulf %2196, %2190 : f32
      %2198 = arith.mulf %2177, %2197 : f32
      %2199 = arith.remui %2179, %c14 : index
      %2200 = arith.muli %2199, %c20 : index
      %2201 = arith.addi %15, %2200 : index
      %2202 = vector.load %w[%2201] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2203 = vector.bitcast %2202 : vector<4xi8> to vector<1xf32>
      %2204 = vector.extract %2203[0] : f32 from vector<1xf32>
      %2205 = arith.mulf %2204, %2190 : f32
      %2206 = arith.mulf %2178, %2205 : f32
      %2207 = arith.muli %2184, %outputFeatures : index
      %2208 = arith.addi %2207, %21 : index
      %2209 = wave.lane
      %2210 = arith.remui %2209, %c14 : index
      %2211 = arith.addi %2208, %2210 : index
      scf.if %19 {
        %2212 = arith.addi %2211, %c7 : index
        %2213 = memref.load %residual[%2212] : memref<?xf32>
        %2214 = arith.addf %2213, %2198 : f32
        %2215 = arith.addi %2211, %c7 : index
        memref.store %2214, %out[%2215] : memref<?xf32>
      } else {
        %2216 = arith.addi %2211, %c7 : index
        memref.store %2198, %out[%2216] : memref<?xf32>
      }
      scf.if %19 {
        %2217 = arith.addi %2211, %c14 : index
        %2218 = memref.load %residual[%2217] : memref<?xf32>
        %2219 = arith.addf %2218, %2206 : f32
        %2220 = arith.addi %2211, %c14 : index
        memref.store %2219, %out[%2220] : memref<?xf32>
      } else {
        %2221 = arith.addi %2211, %c14 : index
        memref.store %2206, %out[%2221] : memref<?xf32>
      }
    }
    %2222 = vector.extract %711#6[3] : f32 from vector<8xf32>
    %2223 = vector.extract %711#7[3] : f32 from vector<8xf32>
    %2224 = wave.lane
    %2225 = arith.addi %18, %c16 : index
    %2226 = arith.muli %c33, %c6 : index
    %2227 = arith.addi %2225, %2226 : index
    %2228 = arith.divui %2224, %c14 : index
    %2229 = arith.addi %2227, %2228 : index
    %2230 = arith.cmpi slt, %2229, %17 : index
    scf.if %2230 {
      %2231 = arith.cmpi eq, %hasFactors, %c8 : index
      %2232 = arith.muli %2229, %c6 : index
      %2233 = memref.load %factors[%2232] : memref<?xf32>
      %2234 = arith.mulf %2233, %operandScale : f32
      %2235 = arith.select %2231, %2234, %operandScale : f32
      %2236 = arith.remui %2224, %c14 : index
      %2237 = arith.muli %2236, %c20 : index
      %2238 = arith.addi %13, %2237 : index
      %2239 = vector.load %w[%2238] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2240 = vector.bitcast %2239 : vector<4xi8> to vector<1xf32>
      %2241 = vector.extract %2240[0] : f32 from vector<1xf32>
      %2242 = arith.mulf %2241, %2235 : f32
      %2243 = arith.mulf %2222, %2242 : f32
      %2244 = arith.remui %2224, %c14 : index
      %2245 = arith.muli %2244, %c20 : index
      %2246 = arith.addi %15, %2245 : index
      %2247 = vector.load %w[%2246] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2248 = vector.bitcast %2247 : vector<4xi8> to vector<1xf32>
      %2249 = vector.extract %2248[0] : f32 from vector<1xf32>
      %2250 = arith.mulf %2249, %2235 : f32
      %2251 = arith.mulf %2223, %2250 : f32
      %2252 = arith.muli %2229, %outputFeatures : index
      %2253 = arith.addi %2252, %21 : index
      %2254 = wave.lane
      %2255 = arith.remui %2254, %c14 : index
      %2256 = arith.addi %2253, %2255 : index
      scf.if %19 {
        %2257 = arith.addi %2256, %c7 : index
        %2258 = memref.load %residual[%2257] : memref<?xf32>
        %2259 = arith.addf %2258, %2243 : f32
        %2260 = arith.addi %2256, %c7 : index
        memref.store %2259, %out[%2260] : memref<?xf32>
      } else {
        %2261 = arith.addi %2256, %c7 : index
        memref.store %2243, %out[%2261] : memref<?xf32>
      }
      scf.if %19 {
        %2262 = arith.addi %2256, %c14 : index
        %2263 = memref.load %residual[%2262] : memref<?xf32>
        %2264 = arith.addf %2263, %2251 : f32
        %2265 = arith.addi %2256, %c14 : index
        memref.store %2264, %out[%2265] : memref<?xf32>
      } else {
        %2266 = arith.addi %2256, %c14 : index
        memref.store %2251, %out[%2266] : memref<?xf32>
      }
    }
    %2267 = vector.extract %711#6[4] : f32 from vector<8xf32>
    %2268 = vector.extract %711#7[4] : f32 from vector<8xf32>
    %2269 = wave.lane
    %2270 = arith.addi %18, %c16 : index
    %2271 = arith.muli %c20, %c6 : index
    %2272 = arith.addi %2270, %2271 : index
    %2273 = arith.divui %2269, %c14 : index
    %2274 = arith.addi %2272, %2273 : index
    %2275 = arith.cmpi slt, %2274, %17 : index
    scf.if %2275 {
      %2276 = arith.cmpi eq, %hasFactors, %c8 : index
      %2277 = arith.muli %2274, %c6 : index
      %2278 = memref.load %factors[%2277] : memref<?xf32>
      %2279 = arith.mulf %2278, %operandScale : f32
      %2280 = arith.select %2276, %2279, %operandScale : f32
      %2281 = arith.remui %2269, %c14 : index
      %2282 = arith.muli %2281, %c20 : index
      %2283 = arith.addi %13, %2282 : index
      %2284 = vector.load %w[%2283] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2285 = vector.bitcast %2284 : vector<4xi8> to vector<1xf32>
      %2286 = vector.extract %2285[0] : f32 from vector<1xf32>
      %2287 = arith.mulf %2286, %2280 : f32
      %2288 = arith.mulf %2267, %2287 : f32
      %2289 = arith.remui %2269, %c14 : index
      %2290 = arith.muli %2289, %c20 : index
      %2291 = arith.addi %15, %2290 : index
      %2292 = vector.load %w[%2291] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2293 = vector.bitcast %2292 : vector<4xi8> to vector<1xf32>
      %2294 = vector.extract %2293[0] : f32 from vector<1xf32>
      %2295 = arith.mulf %2294, %2280 : f32
      %2296 = arith.mulf %2268, %2295 : f32
      %2297 = arith.muli %2274, %outputFeatures : index
      %2298 = arith.addi %2297, %21 : index
      %2299 = wave.lane
      %2300 = arith.remui %2299, %c14 : index
      %2301 = arith.addi %2298, %2300 : index
      scf.if %19 {
        %2302 = arith.addi %2301, %c7 : index
        %2303 = memref.load %residual[%2302] : memref<?xf32>
        %2304 = arith.addf %2303, %2288 : f32
        %2305 = arith.addi %2301, %c7 : index
        memref.store %2304, %out[%2305] : memref<?xf32>
      } else {
        %2306 = arith.addi %2301, %c7 : index
        memref.store %2288, %out[%2306] : memref<?xf32>
      }
      scf.if %19 {
        %2307 = arith.addi %2301, %c14 : index
        %2308 = memref.load %residual[%2307] : memref<?xf32>
        %2309 = arith.addf %2308, %2296 : f32
        %2310 = arith.addi %2301, %c14 : index
        memref.store %2309, %out[%2310] : memref<?xf32>
      } else {
        %2311 = arith.addi %2301, %c14 : index
        memref.store %2296, %out[%2311] : memref<?xf32>
      }
    }
    %2312 = vector.extract %711#6[5] : f32 from vector<8xf32>
    %2313 = vector.extract %711#7[5] : f32 from vector<8xf32>
    %2314 = wave.lane
    %2315 = arith.addi %18, %c16 : index
    %2316 = arith.muli %c36, %c6 : index
    %2317 = arith.addi %2315, %2316 : index
    %2318 = arith.divui %2314, %c14 : index
    %2319 = arith.addi %2317, %2318 : index
    %2320 = arith.cmpi slt, %2319, %17 : index
    scf.if %2320 {
      %2321 = arith.cmpi eq, %hasFactors, %c8 : index
      %2322 = arith.muli %2319, %c6 : index
      %2323 = memref.load %factors[%2322] : memref<?xf32>
      %2324 = arith.mulf %2323, %operandScale : f32
      %2325 = arith.select %2321, %2324, %operandScale : f32
      %2326 = arith.remui %2314, %c14 : index
      %2327 = arith.muli %2326, %c20 : index
      %2328 = arith.addi %13, %2327 : index
      %2329 = vector.load %w[%2328] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2330 = vector.bitcast %2329 : vector<4xi8> to vector<1xf32>
      %2331 = vector.extract %2330[0] : f32 from vector<1xf32>
      %2332 = arith.mulf %2331, %2325 : f32
      %2333 = arith.mulf %2312, %2332 : f32
      %2334 = arith.remui %2314, %c14 : index
      %2335 = arith.muli %2334, %c20 : index
      %2336 = arith.addi %15, %2335 : index
      %2337 = vector.load %w[%2336] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2338 = vector.bitcast %2337 : vector<4xi8> to vector<1xf32>
      %2339 = vector.extract %2338[0] : f32 from vector<1xf32>
      %2340 = arith.mulf %2339, %2325 : f32
      %2341 = arith.mulf %2313, %2340 : f32
      %2342 = arith.muli %2319, %outputFeatures : index
      %2343 = arith.addi %2342, %21 : index
      %2344 = wave.lane
      %2345 = arith.remui %2344, %c14 : index
      %2346 = arith.addi %2343, %2345 : index
      scf.if %19 {
        %2347 = arith.addi %2346, %c7 : index
        %2348 = memref.load %residual[%2347] : memref<?xf32>
        %2349 = arith.addf %2348, %2333 : f32
        %2350 = arith.addi %2346, %c7 : index
        memref.store %2349, %out[%2350] : memref<?xf32>
      } else {
        %2351 = arith.addi %2346, %c7 : index
        memref.store %2333, %out[%2351] : memref<?xf32>
      }
      scf.if %19 {
        %2352 = arith.addi %2346, %c14 : index
        %2353 = memref.load %residual[%2352] : memref<?xf32>
        %2354 = arith.addf %2353, %2341 : f32
        %2355 = arith.addi %2346, %c14 : index
        memref.store %2354, %out[%2355] : memref<?xf32>
      } else {
        %2356 = arith.addi %2346, %c14 : index
        memref.store %2341, %out[%2356] : memref<?xf32>
      }
    }
    %2357 = vector.extract %711#6[6] : f32 from vector<8xf32>
    %2358 = vector.extract %711#7[6] : f32 from vector<8xf32>
    %2359 = wave.lane
    %2360 = arith.addi %18, %c16 : index
    %2361 = arith.muli %c37, %c6 : index
    %2362 = arith.addi %2360, %2361 : index
    %2363 = arith.divui %2359, %c14 : index
    %2364 = arith.addi %2362, %2363 : index
    %2365 = arith.cmpi slt, %2364, %17 : index
    scf.if %2365 {
      %2366 = arith.cmpi eq, %hasFactors, %c8 : index
      %2367 = arith.muli %2364, %c6 : index
      %2368 = memref.load %factors[%2367] : memref<?xf32>
      %2369 = arith.mulf %2368, %operandScale : f32
      %2370 = arith.select %2366, %2369, %operandScale : f32
      %2371 = arith.remui %2359, %c14 : index
      %2372 = arith.muli %2371, %c20 : index
      %2373 = arith.addi %13, %2372 : index
      %2374 = vector.load %w[%2373] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2375 = vector.bitcast %2374 : vector<4xi8> to vector<1xf32>
      %2376 = vector.extract %2375[0] : f32 from vector<1xf32>
      %2377 = arith.mulf %2376, %2370 : f32
      %2378 = arith.mulf %2357, %2377 : f32
      %2379 = arith.remui %2359, %c14 : index
      %2380 = arith.muli %2379, %c20 : index
      %2381 = arith.addi %15, %2380 : index
      %2382 = vector.load %w[%2381] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2383 = vector.bitcast %2382 : vector<4xi8> to vector<1xf32>
      %2384 = vector.extract %2383[0] : f32 from vector<1xf32>
      %2385 = arith.mulf %2384, %2370 : f32
      %2386 = arith.mulf %2358, %2385 : f32
      %2387 = arith.muli %2364, %outputFeatures : index
      %2388 = arith.addi %2387, %21 : index
      %2389 = wave.lane
      %2390 = arith.remui %2389, %c14 : index
      %2391 = arith.addi %2388, %2390 : index
      scf.if %19 {
        %2392 = arith.addi %2391, %c7 : index
        %2393 = memref.load %residual[%2392] : memref<?xf32>
        %2394 = arith.addf %2393, %2378 : f32
        %2395 = arith.addi %2391, %c7 : index
        memref.store %2394, %out[%2395] : memref<?xf32>
      } else {
        %2396 = arith.addi %2391, %c7 : index
        memref.store %2378, %out[%2396] : memref<?xf32>
      }
      scf.if %19 {
        %2397 = arith.addi %2391, %c14 : index
        %2398 = memref.load %residual[%2397] : memref<?xf32>
        %2399 = arith.addf %2398, %2386 : f32
        %2400 = arith.addi %2391, %c14 : index
        memref.store %2399, %out[%2400] : memref<?xf32>
      } else {
        %2401 = arith.addi %2391, %c14 : index
        memref.store %2386, %out[%2401] : memref<?xf32>
      }
    }
    %2402 = vector.extract %711#6[7] : f32 from vector<8xf32>
    %2403 = vector.extract %711#7[7] : f32 from vector<8xf32>
    %2404 = wave.lane
    %2405 = arith.addi %18, %c16 : index
    %2406 = arith.muli %c38, %c6 : index
    %2407 = arith.addi %2405, %2406 : index
    %2408 = arith.divui %2404, %c14 : index
    %2409 = arith.addi %2407, %2408 : index
    %2410 = arith.cmpi slt, %2409, %17 : index
    scf.if %2410 {
      %2411 = arith.cmpi eq, %hasFactors, %c8 : index
      %2412 = arith.muli %2409, %c6 : index
      %2413 = memref.load %factors[%2412] : memref<?xf32>
      %2414 = arith.mulf %2413, %operandScale : f32
      %2415 = arith.select %2411, %2414, %operandScale : f32
      %2416 = arith.remui %2404, %c14 : index
      %2417 = arith.muli %2416, %c20 : index
      %2418 = arith.addi %13, %2417 : index
      %2419 = vector.load %w[%2418] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2420 = vector.bitcast %2419 : vector<4xi8> to vector<1xf32>
      %2421 = vector.extract %2420[0] : f32 from vector<1xf32>
      %2422 = arith.mulf %2421, %2415 : f32
      %2423 = arith.mulf %2402, %2422 : f32
      %2424 = arith.remui %2404, %c14 : index
      %2425 = arith.muli %2424, %c20 : index
      %2426 = arith.addi %15, %2425 : index
      %2427 = vector.load %w[%2426] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2428 = vector.bitcast %2427 : vector<4xi8> to vector<1xf32>
      %2429 = vector.extract %2428[0] : f32 from vector<1xf32>
      %2430 = arith.mulf %2429, %2415 : f32
      %2431 = arith.mulf %2403, %2430 : f32
      %2432 = arith.muli %2409, %outputFeatures : index
      %2433 = arith.addi %2432, %21 : index
      %2434 = wave.lane
      %2435 = arith.remui %2434, %c14 : index
      %2436 = arith.addi %2433, %2435 : index
      scf.if %19 {
        %2437 = arith.addi %2436, %c7 : index
        %2438 = memref.load %residual[%2437] : memref<?xf32>
        %2439 = arith.addf %2438, %2423 : f32
        %2440 = arith.addi %2436, %c7 : index
        memref.store %2439, %out[%2440] : memref<?xf32>
      } else {
        %2441 = arith.addi %2436, %c7 : index
        memref.store %2423, %out[%2441] : memref<?xf32>
      }
      scf.if %19 {
        %2442 = arith.addi %2436, %c14 : index
        %2443 = memref.load %residual[%2442] : memref<?xf32>
        %2444 = arith.addf %2443, %2431 : f32
        %2445 = arith.addi %2436, %c14 : index
        memref.store %2444, %out[%2445] : memref<?xf32>
      } else {
        %2446 = arith.addi %2436, %c14 : index
        memref.store %2431, %out[%2446] : memref<?xf32>
      }
    }
  }
  wave.return
}
