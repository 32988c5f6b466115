// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_k', waves=1, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_k_w1p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
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
  %c15 = arith.constant 48 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 4 : index
  %c20 = arith.constant dense<0> : vector<4xi32>
  %c21 = arith.constant dense<983055> : vector<4xi32>
  %c22 = arith.constant dense<1677747200> : vector<4xi32>
  %c23 = arith.constant dense<4> : vector<4xi32>
  %c24 = arith.constant dense<8> : vector<4xi32>
  %c25 = arith.constant dense<12> : vector<4xi32>
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
    %34 = arith.divui %33, %c1 : index
    %35 = arith.addi %32, %34 : index
    %36 = arith.muli %tileRows, %c1 : index
    %37 = arith.muli %35, %36 : index
    %38 = arith.remui %26, %tileRows : index
    %39 = arith.muli %38, %c1 : index
    %40 = arith.addi %37, %39 : index
    %41 = arith.remui %c7, %c1 : index
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
    %52 = arith.divui %51, %c1 : index
    %53 = arith.addi %50, %52 : index
    %54 = arith.muli %tileRows, %c1 : index
    %55 = arith.muli %53, %54 : index
    %56 = arith.remui %44, %tileRows : index
    %57 = arith.muli %56, %c1 : index
    %58 = arith.addi %55, %57 : index
    %59 = arith.remui %c7, %c1 : index
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
    %70 = arith.divui %69, %c1 : index
    %71 = arith.addi %68, %70 : index
    %72 = arith.muli %tileRows, %c1 : index
    %73 = arith.muli %71, %72 : index
    %74 = arith.remui %62, %tileRows : index
    %75 = arith.muli %74, %c1 : index
    %76 = arith.addi %73, %75 : index
    %77 = arith.remui %c7, %c1 : index
    %78 = arith.addi %76, %77 : index
    %79 = arith.addi %24, %c15 : index
    %80 = arith.addi %18, %79 : index
    %81 = arith.divui %80, %tileRows : index
    %82 = arith.divui %inputFeatures, %c14 : index
    %83 = arith.muli %81, %82 : index
    %84 = arith.divui %c7, %c14 : index
    %85 = arith.addi %83, %84 : index
    %86 = arith.muli %85, %c6 : index
    %87 = arith.remui %c7, %c14 : index
    %88 = arith.divui %87, %c1 : index
    %89 = arith.addi %86, %88 : index
    %90 = arith.muli %tileRows, %c1 : index
    %91 = arith.muli %89, %90 : index
    %92 = arith.remui %80, %tileRows : index
    %93 = arith.muli %92, %c1 : index
    %94 = arith.addi %91, %93 : index
    %95 = arith.remui %c7, %c1 : index
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
    %119:8 = scf.for %110 = %100 to %109 step %c6 iter_args(%111 = %c16, %112 = %c16, %113 = %c16, %114 = %c16, %115 = %c16, %116 = %c16, %117 = %c16, %118 = %c16) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %120 = wave.lane
      %121 = arith.addi %110, %c7 : index
      %122 = arith.remui %120, %c14 : index
      %123 = arith.addi %13, %c5 : index
      %124 = arith.divui %121, %c1 : index
      %125 = arith.muli %124, %c3 : index
      %126 = arith.addi %123, %125 : index
      %127 = arith.muli %122, %c19 : index
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
      %163 = arith.muli %inputFeatures, %c1 : index
      %164 = arith.addi %162, %163 : index
      %165 = arith.muli %121, %c14 : index
      %166 = arith.addi %165, %122 : index
      %167 = arith.muli %166, %c7 : index
      %168 = arith.addi %164, %167 : index
      %169 = arith.muli %121, %c2 : index
      %170 = arith.addi %162, %169 : index
      %171 = arith.muli %122, %c14 : index
      %172 = arith.addi %170, %171 : index
      %173 = vector.load %w[%172] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %174 = vector.bitcast %173 : vector<16xi8> to vector<4xi32>
      %175 = arith.shrui %174, %c20 : vector<4xi32>
      %176 = arith.andi %175, %c21 : vector<4xi32>
      %177 = arith.ori %176, %c22 : vector<4xi32>
      %178 = vector.bitcast %177 : vector<4xi32> to vector<8xf16>
      %179 = arith.shrui %174, %c23 : vector<4xi32>
      %180 = arith.andi %179, %c21 : vector<4xi32>
      %181 = arith.ori %180, %c22 : vector<4xi32>
      %182 = vector.bitcast %181 : vector<4xi32> to vector<8xf16>
      %183 = arith.shrui %174, %c24 : vector<4xi32>
      %184 = arith.andi %183, %c21 : vector<4xi32>
      %185 = arith.ori %184, %c22 : vector<4xi32>
      %186 = vector.bitcast %185 : vector<4xi32> to vector<8xf16>
      %187 = arith.shrui %174, %c25 : vector<4xi32>
      %188 = arith.andi %187, %c21 : vector<4xi32>
      %189 = arith.ori %188, %c22 : vector<4xi32>
      %190 = vector.bitcast %189 : vector<4xi32> to vector<8xf16>
      %191 = vector.shuffle %178, %182 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %192 = vector.shuffle %186, %190 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %193 = vector.shuffle %191, %192 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %194 = arith.subf %193, %c26 : vector<32xf16>
      %195 = vector.shuffle %194, %194 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %196 = vector.shuffle %194, %194 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %197 = math.fma %195, %146, %154 : vector<16xf16>
      %198 = math.fma %196, %146, %154 : vector<16xf16>
      %199 = arith.addi %110, %c8 : index
      %200 = arith.remui %120, %c14 : index
      %201 = arith.addi %13, %c5 : index
      %202 = arith.divui %199, %c1 : index
      %203 = arith.muli %202, %c3 : index
      %204 = arith.addi %201, %203 : index
      %205 = arith.muli %200, %c19 : index
      %206 = arith.addi %204, %205 : index
      %207 = vector.load %w[%206] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %208 = vector.bitcast %207 : vector<4xi8> to vector<2xf16>
      %209 = arith.divui %inputFeatures, %c2 : index
      %210 = arith.muli %209, %c3 : index
      %211 = arith.addi %201, %210 : index
      %212 = arith.muli %199, %c12 : index
      %213 = arith.addi %211, %212 : index
      %214 = arith.muli %200, %c6 : index
      %215 = arith.addi %213, %214 : index
      %216 = vector.load %w[%215] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %217 = vector.extract %208[0] : f16 from vector<2xf16>
      %218 = arith.extf %217 : f16 to f32
      %219 = vector.extract %216[0] : i8 from vector<2xi8>
      %220 = arith.extui %219 : i8 to i32
      %221 = arith.sitofp %220 : i32 to f32
      %222 = arith.mulf %218, %221 : f32
      %223 = arith.truncf %222 : f32 to f16
      %224 = vector.broadcast %223 : f16 to vector<16xf16>
      %225 = vector.extract %208[1] : f16 from vector<2xf16>
      %226 = arith.extf %225 : f16 to f32
      %227 = vector.extract %216[1] : i8 from vector<2xi8>
      %228 = arith.extui %227 : i8 to i32
      %229 = arith.sitofp %228 : i32 to f32
      %230 = arith.mulf %226, %229 : f32
      %231 = arith.truncf %230 : f32 to f16
      %232 = vector.broadcast %231 : f16 to vector<16xf16>
      %233 = arith.addi %13, %c5 : index
      %234 = arith.divui %inputFeatures, %c2 : index
      %235 = arith.muli %234, %c3 : index
      %236 = arith.addi %235, %inputFeatures : index
      %237 = arith.addi %236, %c4 : index
      %238 = arith.divui %237, %c5 : index
      %239 = arith.muli %238, %c5 : index
      %240 = arith.addi %233, %239 : index
      %241 = arith.muli %inputFeatures, %c1 : index
      %242 = arith.addi %240, %241 : index
      %243 = arith.muli %199, %c14 : index
      %244 = arith.addi %243, %200 : index
      %245 = arith.muli %244, %c7 : index
      %246 = arith.addi %242, %245 : index
      %247 = arith.muli %199, %c2 : index
      %248 = arith.addi %240, %247 : index
      %249 = arith.muli %200, %c14 : index
      %250 = arith.addi %248, %249 : index
      %251 = vector.load %w[%250] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %252 = vector.bitcast %251 : vector<16xi8> to vector<4xi32>
      %253 = arith.shrui %252, %c20 : vector<4xi32>
      %254 = arith.andi %253, %c21 : vector<4xi32>
      %255 = arith.ori %254, %c22 : vector<4xi32>
      %256 = vector.bitcast %255 : vector<4xi32> to vector<8xf16>
      %257 = arith.shrui %252, %c23 : vector<4xi32>
      %258 = arith.andi %257, %c21 : vector<4xi32>
      %259 = arith.ori %258, %c22 : vector<4xi32>
      %260 = vector.bitcast %259 : vector<4xi32> to vector<8xf16>
      %261 = arith.shrui %252, %c24 : vector<4xi32>
      %262 = arith.andi %261, %c21 : vector<4xi32>
      %263 = arith.ori %262, %c22 : vector<4xi32>
      %264 = vector.bitcast %263 : vector<4xi32> to vector<8xf16>
      %265 = arith.shrui %252, %c25 : vector<4xi32>
      %266 = arith.andi %265, %c21 : vector<4xi32>
      %267 = arith.ori %266, %c22 : vector<4xi32>
      %268 = vector.bitcast %267 : vector<4xi32> to vector<8xf16>
      %269 = vector.shuffle %256, %260 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %270 = vector.shuffle %264, %268 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %271 = vector.shuffle %269, %270 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %272 = arith.subf %271, %c26 : vector<32xf16>
      %273 = vector.shuffle %272, %272 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %274 = vector.shuffle %272, %272 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %275 = math.fma %273, %224, %232 : vector<16xf16>
      %276 = math.fma %274, %224, %232 : vector<16xf16>
      %277 = arith.addi %110, %c7 : index
      %278 = arith.remui %120, %c14 : index
      %279 = arith.addi %15, %c5 : index
      %280 = arith.divui %277, %c1 : index
      %281 = arith.muli %280, %c3 : index
      %282 = arith.addi %279, %281 : index
      %283 = arith.muli %278, %c19 : index
      %284 = arith.addi %282, %283 : index
      %285 = vector.load %w[%284] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %286 = vector.bitcast %285 : vector<4xi8> to vector<2xf16>
      %287 = arith.divui %inputFeatures, %c2 : index
      %288 = arith.muli %287, %c3 : index
      %289 = arith.addi %279, %288 : index
      %290 = arith.muli %277, %c12 : index
      %291 = arith.addi %289, %290 : index
      %292 = arith.muli %278, %c6 : index
      %293 = arith.addi %291, %292 : index
      %294 = vector.load %w[%293] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %295 = vector.extract %286[0] : f16 from vector<2xf16>
      %296 = arith.extf %295 : f16 to f32
      %297 = vector.extract %294[0] : i8 from vector<2xi8>
      %298 = arith.extui %297 : i8 to i32
      %299 = arith.sitofp %298 : i32 to f32
      %300 = arith.mulf %296, %299 : f32
      %301 = arith.truncf %300 : f32 to f16
      %302 = vector.broadcast %301 : f16 to vector<16xf16>
      %303 = vector.extract %286[1] : f16 from vector<2xf16>
      %304 = arith.extf %303 : f16 to f32
      %305 = vector.extract %294[1] : i8 from vector<2xi8>
      %306 = arith.extui %305 : i8 to i32
      %307 = arith.sitofp %306 : i32 to f32
      %308 = arith.mulf %304, %307 : f32
      %309 = arith.truncf %308 : f32 to f16
      %310 = vector.broadcast %309 : f16 to vector<16xf16>
      %311 = arith.addi %15, %c5 : index
      %312 = arith.divui %inputFeatures, %c2 : index
      %313 = arith.muli %312, %c3 : index
      %314 = arith.addi %313, %inputFeatures : index
      %315 = arith.addi %314, %c4 : index
      %316 = arith.divui %315, %c5 : index
      %317 = arith.muli %316, %c5 : index
      %318 = arith.addi %311, %317 : index
      %319 = arith.muli %inputFeatures, %c1 : index
      %320 = arith.addi %318, %319 : index
      %321 = arith.muli %277, %c14 : index
      %322 = arith.addi %321, %278 : index
      %323 = arith.muli %322, %c7 : index
      %324 = arith.addi %320, %323 : index
      %325 = arith.muli %277, %c2 : index
      %326 = arith.addi %318, %325 : index
      %327 = arith.muli %278, %c14 : index
      %328 = arith.addi %326, %327 : index
      %329 = vector.load %w[%328] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %330 = vector.bitcast %329 : vector<16xi8> to vector<4xi32>
      %331 = arith.shrui %330, %c20 : vector<4xi32>
      %332 = arith.andi %331, %c21 : vector<4xi32>
      %333 = arith.ori %332, %c22 : vector<4xi32>
      %334 = vector.bitcast %333 : vector<4xi32> to vector<8xf16>
      %335 = arith.shrui %330, %c23 : vector<4xi32>
      %336 = arith.andi %335, %c21 : vector<4xi32>
      %337 = arith.ori %336, %c22 : vector<4xi32>
      %338 = vector.bitcast %337 : vector<4xi32> to vector<8xf16>
      %339 = arith.shrui %330, %c24 : vector<4xi32>
      %340 = arith.andi %339, %c21 : vector<4xi32>
      %341 = arith.ori %340, %c22 : vector<4xi32>
      %342 = vector.bitcast %341 : vector<4xi32> to vector<8xf16>
      %343 = arith.shrui %330, %c25 : vector<4xi32>
      %344 = arith.andi %343, %c21 : vector<4xi32>
      %345 = arith.ori %344, %c22 : vector<4xi32>
      %346 = vector.bitcast %345 : vector<4xi32> to vector<8xf16>
      %347 = vector.shuffle %334, %338 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %348 = vector.shuffle %342, %346 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %349 = vector.shuffle %347, %348 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %350 = arith.subf %349, %c26 : vector<32xf16>
      %351 = vector.shuffle %350, %350 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %352 = vector.shuffle %350, %350 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %353 = math.fma %351, %302, %310 : vector<16xf16>
      %354 = math.fma %352, %302, %310 : vector<16xf16>
      %355 = arith.addi %110, %c8 : index
      %356 = arith.remui %120, %c14 : index
      %357 = arith.addi %15, %c5 : index
      %358 = arith.divui %355, %c1 : index
      %359 = arith.muli %358, %c3 : index
      %360 = arith.addi %357, %359 : index
      %361 = arith.muli %356, %c19 : index
      %362 = arith.addi %360, %361 : index
      %363 = vector.load %w[%362] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %364 = vector.bitcast %363 : vector<4xi8> to vector<2xf16>
      %365 = arith.divui %inputFeatures, %c2 : index
      %366 = arith.muli %365, %c3 : index
      %367 = arith.addi %357, %366 : index
      %368 = arith.muli %355, %c12 : index
      %369 = arith.addi %367, %368 : index
      %370 = arith.muli %356, %c6 : index
      %371 = arith.addi %369, %370 : index
      %372 = vector.load %w[%371] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %373 = vector.extract %364[0] : f16 from vector<2xf16>
      %374 = arith.extf %373 : f16 to f32
      %375 = vector.extract %372[0] : i8 from vector<2xi8>
      %376 = arith.extui %375 : i8 to i32
      %377 = arith.sitofp %376 : i32 to f32
      %378 = arith.mulf %374, %377 : f32
      %379 = arith.truncf %378 : f32 to f16
      %380 = vector.broadcast %379 : f16 to vector<16xf16>
      %381 = vector.extract %364[1] : f16 from vector<2xf16>
      %382 = arith.extf %381 : f16 to f32
      %383 = vector.extract %372[1] : i8 from vector<2xi8>
      %384 = arith.extui %383 : i8 to i32
      %385 = arith.sitofp %384 : i32 to f32
      %386 = arith.mulf %382, %385 : f32
      %387 = arith.truncf %386 : f32 to f16
      %388 = vector.broadcast %387 : f16 to vector<16xf16>
      %389 = arith.addi %15, %c5 : index
      %390 = arith.divui %inputFeatures, %c2 : index
      %391 = arith.muli %390, %c3 : index
      %392 = arith.addi %391, %inputFeatures : index
      %393 = arith.addi %392, %c4 : index
      %394 = arith.divui %393, %c5 : index
      %395 = arith.muli %394, %c5 : index
      %396 = arith.addi %389, %395 : index
      %397 = arith.muli %inputFeatures, %c1 : index
      %398 = arith.addi %396, %397 : index
      %399 = arith.muli %355, %c14 : index
      %400 = arith.addi %399, %356 : index
      %401 = arith.muli %400, %c7 : index
      %402 = arith.addi %398, %401 : index
      %403 = arith.muli %355, %c2 : index
      %404 = arith.addi %396, %403 : index
      %405 = arith.muli %356, %c14 : index
      %406 = arith.addi %404, %405 : index
      %407 = vector.load %w[%406] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %408 = vector.bitcast %407 : vector<16xi8> to vector<4xi32>
      %409 = arith.shrui %408, %c20 : vector<4xi32>
      %410 = arith.andi %409, %c21 : vector<4xi32>
      %411 = arith.ori %410, %c22 : vector<4xi32>
      %412 = vector.bitcast %411 : vector<4xi32> to vector<8xf16>
      %413 = arith.shrui %408, %c23 : vector<4xi32>
      %414 = arith.andi %413, %c21 : vector<4xi32>
      %415 = arith.ori %414, %c22 : vector<4xi32>
      %416 = vector.bitcast %415 : vector<4xi32> to vector<8xf16>
      %417 = arith.shrui %408, %c24 : vector<4xi32>
      %418 = arith.andi %417, %c21 : vector<4xi32>
      %419 = arith.ori %418, %c22 : vector<4xi32>
      %420 = vector.bitcast %419 : vector<4xi32> to vector<8xf16>
      %421 = arith.shrui %408, %c25 : vector<4xi32>
      %422 = arith.andi %421, %c21 : vector<4xi32>
      %423 = arith.ori %422, %c22 : vector<4xi32>
      %424 = vector.bitcast %423 : vector<4xi32> to vector<8xf16>
      %425 = vector.shuffle %412, %416 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %426 = vector.shuffle %420, %424 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %427 = vector.shuffle %425, %426 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %428 = arith.subf %427, %c26 : vector<32xf16>
      %429 = vector.shuffle %428, %428 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %430 = vector.shuffle %428, %428 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %431 = math.fma %429, %380, %388 : vector<16xf16>
      %432 = math.fma %430, %380, %388 : vector<16xf16>
      %433 = arith.muli %110, %c6 : index
      %434 = arith.addi %433, %c7 : index
      %435 = arith.muli %tileRows, %c14 : index
      %436 = arith.muli %434, %435 : index
      %437 = arith.addi %42, %436 : index
      %438 = vector.load %x[%437] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %439 = arith.muli %tileRows, %c1 : index
      %440 = arith.addi %437, %439 : index
      %441 = vector.load %x[%440] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %442 = vector.shuffle %438, %441 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %443 = wave.mma %442, %197, %111 : vector<16xf16>, vector<8xf32>
      %444 = wave.mma %442, %353, %112 : vector<16xf16>, vector<8xf32>
      %445 = arith.muli %110, %c6 : index
      %446 = arith.addi %445, %c7 : index
      %447 = arith.muli %tileRows, %c14 : index
      %448 = arith.muli %446, %447 : index
      %449 = arith.addi %60, %448 : index
      %450 = vector.load %x[%449] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %451 = arith.muli %tileRows, %c1 : index
      %452 = arith.addi %449, %451 : index
      %453 = vector.load %x[%452] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %454 = vector.shuffle %450, %453 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %455 = wave.mma %454, %197, %113 : vector<16xf16>, vector<8xf32>
      %456 = wave.mma %454, %353, %114 : vector<16xf16>, vector<8xf32>
      %457 = arith.muli %110, %c6 : index
      %458 = arith.addi %457, %c7 : index
      %459 = arith.muli %tileRows, %c14 : index
      %460 = arith.muli %458, %459 : index
      %461 = arith.addi %78, %460 : index
      %462 = vector.load %x[%461] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %463 = arith.muli %tileRows, %c1 : index
      %464 = arith.addi %461, %463 : index
      %465 = vector.load %x[%464] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %466 = vector.shuffle %462, %465 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %467 = wave.mma %466, %197, %115 : vector<16xf16>, vector<8xf32>
      %468 = wave.mma %466, %353, %116 : vector<16xf16>, vector<8xf32>
      %469 = arith.muli %110, %c6 : index
      %470 = arith.addi %469, %c7 : index
      %471 = arith.muli %tileRows, %c14 : index
      %472 = arith.muli %470, %471 : index
      %473 = arith.addi %96, %472 : index
      %474 = vector.load %x[%473] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %475 = arith.muli %tileRows, %c1 : index
      %476 = arith.addi %473, %475 : index
      %477 = vector.load %x[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %478 = vector.shuffle %474, %477 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %479 = wave.mma %478, %197, %117 : vector<16xf16>, vector<8xf32>
      %480 = wave.mma %478, %353, %118 : vector<16xf16>, vector<8xf32>
      %481 = arith.muli %110, %c6 : index
      %482 = arith.addi %481, %c8 : index
      %483 = arith.muli %tileRows, %c14 : index
      %484 = arith.muli %482, %483 : index
      %485 = arith.addi %42, %484 : index
      %486 = vector.load %x[%485] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %487 = arith.muli %tileRows, %c1 : index
      %488 = arith.addi %485, %487 : index
      %489 = vector.load %x[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %490 = vector.shuffle %486, %489 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %491 = wave.mma %490, %198, %443 : vector<16xf16>, vector<8xf32>
      %492 = wave.mma %490, %354, %444 : vector<16xf16>, vector<8xf32>
      %493 = arith.muli %110, %c6 : index
      %494 = arith.addi %493, %c8 : index
      %495 = arith.muli %tileRows, %c14 : index
      %496 = arith.muli %494, %495 : index
      %497 = arith.addi %60, %496 : index
      %498 = vector.load %x[%497] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %499 = arith.muli %tileRows, %c1 : index
      %500 = arith.addi %497, %499 : index
      %501 = vector.load %x[%500] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %502 = vector.shuffle %498, %501 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %503 = wave.mma %502, %198, %455 : vector<16xf16>, vector<8xf32>
      %504 = wave.mma %502, %354, %456 : vector<16xf16>, vector<8xf32>
      %505 = arith.muli %110, %c6 : index
      %506 = arith.addi %505, %c8 : index
      %507 = arith.muli %tileRows, %c14 : index
      %508 = arith.muli %506, %507 : index
      %509 = arith.addi %78, %508 : index
      %510 = vector.load %x[%509] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %511 = arith.muli %tileRows, %c1 : index
      %512 = arith.addi %509, %511 : index
      %513 = vector.load %x[%512] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %514 = vector.shuffle %510, %513 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %515 = wave.mma %514, %198, %467 : vector<16xf16>, vector<8xf32>
      %516 = wave.mma %514, %354, %468 : vector<16xf16>, vector<8xf32>
      %517 = arith.muli %110, %c6 : index
      %518 = arith.addi %517, %c8 : index
      %519 = arith.muli %tileRows, %c14 : index
      %520 = arith.muli %518, %519 : index
      %521 = arith.addi %96, %520 : index
      %522 = vector.load %x[%521] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %523 = arith.muli %tileRows, %c1 : index
      %524 = arith.addi %521, %523 : index
      %525 = vector.load %x[%524] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %526 = vector.shuffle %522, %525 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %527 = wave.mma %526, %198, %479 : vector<16xf16>, vector<8xf32>
      %528 = wave.mma %526, %354, %480 : vector<16xf16>, vector<8xf32>
      %529 = arith.muli %110, %c6 : index
      %530 = arith.addi %529, %c6 : index
      %531 = arith.muli %tileRows, %c14 : index
      %532 = arith.muli %530, %531 : index
      %533 = arith.addi %42, %532 : index
      %534 = vector.load %x[%533] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %535 = arith.muli %tileRows, %c1 : index
      %536 = arith.addi %533, %535 : index
      %537 = vector.load %x[%536] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %538 = vector.shuffle %534, %537 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %539 = wave.mma %538, %275, %491 : vector<16xf16>, vector<8xf32>
      %540 = wave.mma %538, %431, %492 : vector<16xf16>, vector<8xf32>
      %541 = arith.muli %110, %c6 : index
      %542 = arith.addi %541, %c6 : index
      %543 = arith.muli %tileRows, %c14 : index
      %544 = arith.muli %542, %543 : index
      %545 = arith.addi %60, %544 : index
      %546 = vector.load %x[%545] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %547 = arith.muli %tileRows, %c1 : index
      %548 = arith.addi %545, %547 : index
      %549 = vector.load %x[%548] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %550 = vector.shuffle %546, %549 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %551 = wave.mma %550, %275, %503 : vector<16xf16>, vector<8xf32>
      %552 = wave.mma %550, %431, %504 : vector<16xf16>, vector<8xf32>
      %553 = arith.muli %110, %c6 : index
      %554 = arith.addi %553, %c6 : index
      %555 = arith.muli %tileRows, %c14 : index
      %556 = arith.muli %554, %555 : index
      %557 = arith.addi %78, %556 : index
      %558 = vector.load %x[%557] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %559 = arith.muli %tileRows, %c1 : index
      %560 = arith.addi %557, %559 : index
      %561 = vector.load %x[%560] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %562 = vector.shuffle %558, %561 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %563 = wave.mma %562, %275, %515 : vector<16xf16>, vector<8xf32>
      %564 = wave.mma %562, %431, %516 : vector<16xf16>, vector<8xf32>
      %565 = arith.muli %110, %c6 : index
      %566 = arith.addi %565, %c6 : index
      %567 = arith.muli %tileRows, %c14 : index
      %568 = arith.muli %566, %567 : index
      %569 = arith.addi %96, %568 : index
      %570 = vector.load %x[%569] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %571 = arith.muli %tileRows, %c1 : index
      %572 = arith.addi %569, %571 : index
      %573 = vector.load %x[%572] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %574 = vector.shuffle %570, %573 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %575 = wave.mma %574, %275, %527 : vector<16xf16>, vector<8xf32>
      %576 = wave.mma %574, %431, %528 : vector<16xf16>, vector<8xf32>
      %577 = arith.muli %110, %c6 : index
      %578 = arith.addi %577, %c27 : index
      %579 = arith.muli %tileRows, %c14 : index
      %580 = arith.muli %578, %579 : index
      %581 = arith.addi %42, %580 : index
      %582 = vector.load %x[%581] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %583 = arith.muli %tileRows, %c1 : index
      %584 = arith.addi %581, %583 : index
      %585 = vector.load %x[%584] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %586 = vector.shuffle %582, %585 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %587 = wave.mma %586, %276, %539 : vector<16xf16>, vector<8xf32>
      %588 = wave.mma %586, %432, %540 : vector<16xf16>, vector<8xf32>
      %589 = arith.muli %110, %c6 : index
      %590 = arith.addi %589, %c27 : index
      %591 = arith.muli %tileRows, %c14 : index
      %592 = arith.muli %590, %591 : index
      %593 = arith.addi %60, %592 : index
      %594 = vector.load %x[%593] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %595 = arith.muli %tileRows, %c1 : index
      %596 = arith.addi %593, %595 : index
      %597 = vector.load %x[%596] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %598 = vector.shuffle %594, %597 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %599 = wave.mma %598, %276, %551 : vector<16xf16>, vector<8xf32>
      %600 = wave.mma %598, %432, %552 : vector<16xf16>, vector<8xf32>
      %601 = arith.muli %110, %c6 : index
      %602 = arith.addi %601, %c27 : index
      %603 = arith.muli %tileRows, %c14 : index
      %604 = arith.muli %602, %603 : index
      %605 = arith.addi %78, %604 : index
      %606 = vector.load %x[%605] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %607 = arith.muli %tileRows, %c1 : index
      %608 = arith.addi %605, %607 : index
      %609 = vector.load %x[%608] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %610 = vector.shuffle %606, %609 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %611 = wave.mma %610, %276, %563 : vector<16xf16>, vector<8xf32>
      %612 = wave.mma %610, %432, %564 : vector<16xf16>, vector<8xf32>
      %613 = arith.muli %110, %c6 : index
      %614 = arith.addi %613, %c27 : index
      %615 = arith.muli %tileRows, %c14 : index
      %616 = arith.muli %614, %615 : index
      %617 = arith.addi %96, %616 : index
      %618 = vector.load %x[%617] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %619 = arith.muli %tileRows, %c1 : index
      %620 = arith.addi %617, %619 : index
      %621 = vector.load %x[%620] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %622 = vector.shuffle %618, %621 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %623 = wave.mma %622, %276, %575 : vector<16xf16>, vector<8xf32>
      %624 = wave.mma %622, %432, %576 : vector<16xf16>, vector<8xf32>
      scf.yield %587, %588, %599, %600, %611, %612, %623, %624 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %625 = arith.select %103, %109, %102 : index
    %635:8 = scf.for %626 = %109 to %625 step %c8 iter_args(%627 = %119#0, %628 = %119#1, %629 = %119#2, %630 = %119#3, %631 = %119#4, %632 = %119#5, %633 = %119#6, %634 = %119#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %636 = wave.lane
      %637 = arith.addi %626, %c7 : index
      %638 = arith.remui %636, %c14 : index
      %639 = arith.addi %13, %c5 : index
      %640 = arith.divui %637, %c1 : index
      %641 = arith.muli %640, %c3 : index
      %642 = arith.addi %639, %641 : index
      %643 = arith.muli %638, %c19 : index
      %644 = arith.addi %642, %643 : index
      %645 = vector.load %w[%644] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %646 = vector.bitcast %645 : vector<4xi8> to vector<2xf16>
      %647 = arith.divui %inputFeatures, %c2 : index
      %648 = arith.muli %647, %c3 : index
      %649 = arith.addi %639, %648 : index
      %650 = arith.muli %637, %c12 : index
      %651 = arith.addi %649, %650 : index
      %652 = arith.muli %638, %c6 : index
      %653 = arith.addi %651, %652 : index
      %654 = vector.load %w[%653] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %655 = vector.extract %646[0] : f16 from vector<2xf16>
      %656 = arith.extf %655 : f16 to f32
      %657 = vector.extract %654[0] : i8 from vector<2xi8>
      %658 = arith.extui %657 : i8 to i32
      %659 = arith.sitofp %658 : i32 to f32
      %660 = arith.mulf %656, %659 : f32
      %661 = arith.truncf %660 : f32 to f16
      %662 = vector.broadcast %661 : f16 to vector<16xf16>
      %663 = vector.extract %646[1] : f16 from vector<2xf16>
      %664 = arith.extf %663 : f16 to f32
      %665 = vector.extract %654[1] : i8 from vector<2xi8>
      %666 = arith.extui %665 : i8 to i32
      %667 = arith.sitofp %666 : i32 to f32
      %668 = arith.mulf %664, %667 : f32
      %669 = arith.truncf %668 : f32 to f16
      %670 = vector.broadcast %669 : f16 to vector<16xf16>
      %671 = arith.addi %13, %c5 : index
      %672 = arith.divui %inputFeatures, %c2 : index
      %673 = arith.muli %672, %c3 : index
      %674 = arith.addi %673, %inputFeatures : index
      %675 = arith.addi %674, %c4 : index
      %676 = arith.divui %675, %c5 : index
      %677 = arith.muli %676, %c5 : index
      %678 = arith.addi %671, %677 : index
      %679 = arith.muli %inputFeatures, %c1 : index
      %680 = arith.addi %678, %679 : index
      %681 = arith.muli %637, %c14 : index
      %682 = arith.addi %681, %638 : index
      %683 = arith.muli %682, %c7 : index
      %684 = arith.addi %680, %683 : index
      %685 = arith.muli %637, %c2 : index
      %686 = arith.addi %678, %685 : index
      %687 = arith.muli %638, %c14 : index
      %688 = arith.addi %686, %687 : index
      %689 = vector.load %w[%688] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %690 = vector.bitcast %689 : vector<16xi8> to vector<4xi32>
      %691 = arith.shrui %690, %c20 : vector<4xi32>
      %692 = arith.andi %691, %c21 : vector<4xi32>
      %693 = arith.ori %692, %c22 : vector<4xi32>
      %694 = vector.bitcast %693 : vector<4xi32> to vector<8xf16>
      %695 = arith.shrui %690, %c23 : vector<4xi32>
      %696 = arith.andi %695, %c21 : vector<4xi32>
      %697 = arith.ori %696, %c22 : vector<4xi32>
      %698 = vector.bitcast %697 : vector<4xi32> to vector<8xf16>
      %699 = arith.shrui %690, %c24 : vector<4xi32>
      %700 = arith.andi %699, %c21 : vector<4xi32>
      %701 = arith.ori %700, %c22 : vector<4xi32>
      %702 = vector.bitcast %701 : vector<4xi32> to vector<8xf16>
      %703 = arith.shrui %690, %c25 : vector<4xi32>
      %704 = arith.andi %703, %c21 : vector<4xi32>
      %705 = arith.ori %704, %c22 : vector<4xi32>
      %706 = vector.bitcast %705 : vector<4xi32> to vector<8xf16>
      %707 = vector.shuffle %694, %698 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %708 = vector.shuffle %702, %706 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %709 = vector.shuffle %707, %708 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %710 = arith.subf %709, %c26 : vector<32xf16>
      %711 = vector.shuffle %710, %710 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %712 = vector.shuffle %710, %710 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %713 = math.fma %711, %662, %670 : vector<16xf16>
      %714 = math.fma %712, %662, %670 : vector<16xf16>
      %715 = arith.addi %626, %c7 : index
      %716 = arith.remui %636, %c14 : index
      %717 = arith.addi %15, %c5 : index
      %718 = arith.divui %715, %c1 : index
      %719 = arith.muli %718, %c3 : index
      %720 = arith.addi %717, %719 : index
      %721 = arith.muli %716, %c19 : index
      %722 = arith.addi %720, %721 : index
      %723 = vector.load %w[%722] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %724 = vector.bitcast %723 : vector<4xi8> to vector<2xf16>
      %725 = arith.divui %inputFeatures, %c2 : index
      %726 = arith.muli %725, %c3 : index
      %727 = arith.addi %717, %726 : index
      %728 = arith.muli %715, %c12 : index
      %729 = arith.addi %727, %728 : index
      %730 = arith.muli %716, %c6 : index
      %731 = arith.addi %729, %730 : index
      %732 = vector.load %w[%731] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %733 = vector.extract %724[0] : f16 from vector<2xf16>
      %734 = arith.extf %733 : f16 to f32
      %735 = vector.extract %732[0] : i8 from vector<2xi8>
      %736 = arith.extui %735 : i8 to i32
      %737 = arith.sitofp %736 : i32 to f32
      %738 = arith.mulf %734, %737 : f32
      %739 = arith.truncf %738 : f32 to f16
      %740 = vector.broadcast %739 : f16 to vector<16xf16>
      %741 = vector.extract %724[1] : f16 from vector<2xf16>
      %742 = arith.extf %741 : f16 to f32
      %743 = vector.extract %732[1] : i8 from vector<2xi8>
      %744 = arith.extui %743 : i8 to i32
      %745 = arith.sitofp %744 : i32 to f32
      %746 = arith.mulf %742, %745 : f32
      %747 = arith.truncf %746 : f32 to f16
      %748 = vector.broadcast %747 : f16 to vector<16xf16>
      %749 = arith.addi %15, %c5 : index
      %750 = arith.divui %inputFeatures, %c2 : index
      %751 = arith.muli %750, %c3 : index
      %752 = arith.addi %751, %inputFeatures : index
      %753 = arith.addi %752, %c4 : index
      %754 = arith.divui %753, %c5 : index
      %755 = arith.muli %754, %c5 : index
      %756 = arith.addi %749, %755 : index
      %757 = arith.muli %inputFeatures, %c1 : index
      %758 = arith.addi %756, %757 : index
      %759 = arith.muli %715, %c14 : index
      %760 = arith.addi %759, %716 : index
      %761 = arith.muli %760, %c7 : index
      %762 = arith.addi %758, %761 : index
      %763 = arith.muli %715, %c2 : index
      %764 = arith.addi %756, %763 : index
      %765 = arith.muli %716, %c14 : index
      %766 = arith.addi %764, %765 : index
      %767 = vector.load %w[%766] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %768 = vector.bitcast %767 : vector<16xi8> to vector<4xi32>
      %769 = arith.shrui %768, %c20 : vector<4xi32>
      %770 = arith.andi %769, %c21 : vector<4xi32>
      %771 = arith.ori %770, %c22 : vector<4xi32>
      %772 = vector.bitcast %771 : vector<4xi32> to vector<8xf16>
      %773 = arith.shrui %768, %c23 : vector<4xi32>
      %774 = arith.andi %773, %c21 : vector<4xi32>
      %775 = arith.ori %774, %c22 : vector<4xi32>
      %776 = vector.bitcast %775 : vector<4xi32> to vector<8xf16>
      %777 = arith.shrui %768, %c24 : vector<4xi32>
      %778 = arith.andi %777, %c21 : vector<4xi32>
      %779 = arith.ori %778, %c22 : vector<4xi32>
      %780 = vector.bitcast %779 : vector<4xi32> to vector<8xf16>
      %781 = arith.shrui %768, %c25 : vector<4xi32>
      %782 = arith.andi %781, %c21 : vector<4xi32>
      %783 = arith.ori %782, %c22 : vector<4xi32>
      %784 = vector.bitcast %783 : vector<4xi32> to vector<8xf16>
      %785 = vector.shuffle %772, %776 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %786 = vector.shuffle %780, %784 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %787 = vector.shuffle %785, %786 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %788 = arith.subf %787, %c26 : vector<32xf16>
      %789 = vector.shuffle %788, %788 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %790 = vector.shuffle %788, %788 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %791 = math.fma %789, %740, %748 : vector<16xf16>
      %792 = math.fma %790, %740, %748 : vector<16xf16>
      %793 = arith.muli %626, %c6 : index
      %794 = arith.addi %793, %c7 : index
      %795 = arith.muli %tileRows, %c14 : index
      %796 = arith.muli %794, %795 : index
      %797 = arith.addi %42, %796 : index
      %798 = vector.load %x[%797] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %799 = arith.muli %tileRows, %c1 : index
      %800 = arith.addi %797, %799 : index
      %801 = vector.load %x[%800] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %802 = vector.shuffle %798, %801 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %803 = wave.mma %802, %713, %627 : vector<16xf16>, vector<8xf32>
      %804 = wave.mma %802, %791, %628 : vector<16xf16>, vector<8xf32>
      %805 = arith.muli %626, %c6 : index
      %806 = arith.addi %805, %c7 : index
      %807 = arith.muli %tileRows, %c14 : index
      %808 = arith.muli %806, %807 : index
      %809 = arith.addi %60, %808 : index
      %810 = vector.load %x[%809] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %811 = arith.muli %tileRows, %c1 : index
      %812 = arith.addi %809, %811 : index
      %813 = vector.load %x[%812] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %814 = vector.shuffle %810, %813 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %815 = wave.mma %814, %713, %629 : vector<16xf16>, vector<8xf32>
      %816 = wave.mma %814, %791, %630 : vector<16xf16>, vector<8xf32>
      %817 = arith.muli %626, %c6 : index
      %818 = arith.addi %817, %c7 : index
      %819 = arith.muli %tileRows, %c14 : index
      %820 = arith.muli %818, %819 : index
      %821 = arith.addi %78, %820 : index
      %822 = vector.load %x[%821] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %823 = arith.muli %tileRows, %c1 : index
      %824 = arith.addi %821, %823 : index
      %825 = vector.load %x[%824] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %826 = vector.shuffle %822, %825 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %827 = wave.mma %826, %713, %631 : vector<16xf16>, vector<8xf32>
      %828 = wave.mma %826, %791, %632 : vector<16xf16>, vector<8xf32>
      %829 = arith.muli %626, %c6 : index
      %830 = arith.addi %829, %c7 : index
      %831 = arith.muli %tileRows, %c14 : index
      %832 = arith.muli %830, %831 : index
      %833 = arith.addi %96, %832 : index
      %834 = vector.load %x[%833] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %835 = arith.muli %tileRows, %c1 : index
      %836 = arith.addi %833, %835 : index
      %837 = vector.load %x[%836] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %838 = vector.shuffle %834, %837 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %839 = wave.mma %838, %713, %633 : vector<16xf16>, vector<8xf32>
      %840 = wave.mma %838, %791, %634 : vector<16xf16>, vector<8xf32>
      %841 = arith.muli %626, %c6 : index
      %842 = arith.addi %841, %c8 : index
      %843 = arith.muli %tileRows, %c14 : index
      %844 = arith.muli %842, %843 : index
      %845 = arith.addi %42, %844 : index
      %846 = vector.load %x[%845] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %847 = arith.muli %tileRows, %c1 : index
      %848 = arith.addi %845, %847 : index
      %849 = vector.load %x[%848] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %850 = vector.shuffle %846, %849 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %851 = wave.mma %850, %714, %803 : vector<16xf16>, vector<8xf32>
      %852 = wave.mma %850, %792, %804 : vector<16xf16>, vector<8xf32>
      %853 = arith.muli %626, %c6 : index
      %854 = arith.addi %853, %c8 : index
      %855 = arith.muli %tileRows, %c14 : index
      %856 = arith.muli %854, %855 : index
      %857 = arith.addi %60, %856 : index
      %858 = vector.load %x[%857] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %859 = arith.muli %tileRows, %c1 : index
      %860 = arith.addi %857, %859 : index
      %861 = vector.load %x[%860] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %862 = vector.shuffle %858, %861 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %863 = wave.mma %862, %714, %815 : vector<16xf16>, vector<8xf32>
      %864 = wave.mma %862, %792, %816 : vector<16xf16>, vector<8xf32>
      %865 = arith.muli %626, %c6 : index
      %866 = arith.addi %865, %c8 : index
      %867 = arith.muli %tileRows, %c14 : index
      %868 = arith.muli %866, %867 : index
      %869 = arith.addi %78, %868 : index
      %870 = vector.load %x[%869] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %871 = arith.muli %tileRows, %c1 : index
      %872 = arith.addi %869, %871 : index
      %873 = vector.load %x[%872] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %874 = vector.shuffle %870, %873 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %875 = wave.mma %874, %714, %827 : vector<16xf16>, vector<8xf32>
      %876 = wave.mma %874, %792, %828 : vector<16xf16>, vector<8xf32>
      %877 = arith.muli %626, %c6 : index
      %878 = arith.addi %877, %c8 : index
      %879 = arith.muli %tileRows, %c14 : index
      %880 = arith.muli %878, %879 : index
      %881 = arith.addi %96, %880 : index
      %882 = vector.load %x[%881] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %883 = arith.muli %tileRows, %c1 : index
      %884 = arith.addi %881, %883 : index
      %885 = vector.load %x[%884] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %886 = vector.shuffle %882, %885 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %887 = wave.mma %886, %714, %839 : vector<16xf16>, vector<8xf32>
      %888 = wave.mma %886, %792, %840 : vector<16xf16>, vector<8xf32>
      scf.yield %851, %852, %863, %864, %875, %876, %887, %888 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %889 = wave.lane
    %890 = vector.extract %635#0[0] : f32 from vector<8xf32>
    %891 = vector.extract %635#1[0] : f32 from vector<8xf32>
    %892 = wave.lane
    %893 = arith.addi %18, %c7 : index
    %894 = arith.muli %c7, %c6 : index
    %895 = arith.addi %893, %894 : index
    %896 = arith.divui %892, %c14 : index
    %897 = arith.addi %895, %896 : index
    %898 = arith.cmpi slt, %897, %17 : index
    scf.if %898 {
      %899 = arith.cmpi eq, %hasFactors, %c8 : index
      %900 = arith.muli %897, %c6 : index
      %901 = memref.load %factors[%900] : memref<?xf32>
      %902 = arith.mulf %901, %operandScale : f32
      %903 = arith.select %899, %902, %operandScale : f32
      %904 = arith.remui %892, %c14 : index
      %905 = arith.muli %904, %c19 : index
      %906 = arith.addi %13, %905 : index
      %907 = vector.load %w[%906] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %908 = vector.bitcast %907 : vector<4xi8> to vector<1xf32>
      %909 = vector.extract %908[0] : f32 from vector<1xf32>
      %910 = arith.mulf %909, %903 : f32
      %911 = arith.mulf %890, %910 : f32
      %912 = arith.remui %892, %c14 : index
      %913 = arith.muli %912, %c19 : index
      %914 = arith.addi %15, %913 : index
      %915 = vector.load %w[%914] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %916 = vector.bitcast %915 : vector<4xi8> to vector<1xf32>
      %917 = vector.extract %916[0] : f32 from vector<1xf32>
      %918 = arith.mulf %917, %903 : f32
      %919 = arith.mulf %891, %918 : f32
      %920 = arith.muli %897, %outputFeatures : index
      %921 = arith.addi %920, %21 : index
      %922 = wave.lane
      %923 = arith.remui %922, %c14 : index
      %924 = arith.addi %921, %923 : index
      scf.if %19 {
        %925 = arith.addi %924, %c7 : index
        %926 = memref.load %residual[%925] : memref<?xf32>
        %927 = arith.addf %926, %911 : f32
        %928 = arith.addi %924, %c7 : index
        memref.store %927, %out[%928] : memref<?xf32>
      } else {
        %929 = arith.addi %924, %c7 : index
        memref.store %911, %out[%929] : memref<?xf32>
      }
      scf.if %19 {
        %930 = arith.addi %924, %c14 : index
        %931 = memref.load %residual[%930] : memref<?xf32>
        %932 = arith.addf %931, %919 : f32
        %933 = arith.addi %924, %c14 : index
        memref.store %932, %out[%933] : memref<?xf32>
      } else {
        %934 = arith.addi %924, %c14 : index
        memref.store %919, %out[%934] : memref<?xf32>
      }
    }
    %935 = vector.extract %635#0[1] : f32 from vector<8xf32>
    %936 = vector.extract %635#1[1] : f32 from vector<8xf32>
    %937 = wave.lane
    %938 = arith.addi %18, %c7 : index
    %939 = arith.muli %c8, %c6 : index
    %940 = arith.addi %938, %939 : index
    %941 = arith.divui %937, %c14 : index
    %942 = arith.addi %940, %941 : index
    %943 = arith.cmpi slt, %942, %17 : index
    scf.if %943 {
      %944 = arith.cmpi eq, %hasFactors, %c8 : index
      %945 = arith.muli %942, %c6 : index
      %946 = memref.load %factors[%945] : memref<?xf32>
      %947 = arith.mulf %946, %operandScale : f32
      %948 = arith.select %944, %947, %operandScale : f32
      %949 = arith.remui %937, %c14 : index
      %950 = arith.muli %949, %c19 : index
      %951 = arith.addi %13, %950 : index
      %952 = vector.load %w[%951] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %953 = vector.bitcast %952 : vector<4xi8> to vector<1xf32>
      %954 = vector.extract %953[0] : f32 from vector<1xf32>
      %955 = arith.mulf %954, %948 : f32
      %956 = arith.mulf %935, %955 : f32
      %957 = arith.remui %937, %c14 : index
      %958 = arith.muli %957, %c19 : index
      %959 = arith.addi %15, %958 : index
      %960 = vector.load %w[%959] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %961 = vector.bitcast %960 : vector<4xi8> to vector<1xf32>
      %962 = vector.extract %961[0] : f32 from vector<1xf32>
      %963 = arith.mulf %962, %948 : f32
      %964 = arith.mulf %936, %963 : f32
      %965 = arith.muli %942, %outputFeatures : index
      %966 = arith.addi %965, %21 : index
      %967 = wave.lane
      %968 = arith.remui %967, %c14 : index
      %969 = arith.addi %966, %968 : index
      scf.if %19 {
        %970 = arith.addi %969, %c7 : index
        %971 = memref.load %residual[%970] : memref<?xf32>
        %972 = arith.addf %971, %956 : f32
        %973 = arith.addi %969, %c7 : index
        memref.store %972, %out[%973] : memref<?xf32>
      } else {
        %974 = arith.addi %969, %c7 : index
        memref.store %956, %out[%974] : memref<?xf32>
      }
      scf.if %19 {
        %975 = arith.addi %969, %c14 : index
        %976 = memref.load %residual[%975] : memref<?xf32>
        %977 = arith.addf %976, %964 : f32
        %978 = arith.addi %969, %c14 : index
        memref.store %977, %out[%978] : memref<?xf32>
      } else {
        %979 = arith.addi %969, %c14 : index
        memref.store %964, %out[%979] : memref<?xf32>
      }
    }
    %980 = vector.extract %635#0[2] : f32 from vector<8xf32>
    %981 = vector.extract %635#1[2] : f32 from vector<8xf32>
    %982 = wave.lane
    %983 = arith.addi %18, %c7 : index
    %984 = arith.muli %c6, %c6 : index
    %985 = arith.addi %983, %984 : index
    %986 = arith.divui %982, %c14 : index
    %987 = arith.addi %985, %986 : index
    %988 = arith.cmpi slt, %987, %17 : index
    scf.if %988 {
      %989 = arith.cmpi eq, %hasFactors, %c8 : index
      %990 = arith.muli %987, %c6 : index
      %991 = memref.load %factors[%990] : memref<?xf32>
      %992 = arith.mulf %991, %operandScale : f32
      %993 = arith.select %989, %992, %operandScale : f32
      %994 = arith.remui %982, %c14 : index
      %995 = arith.muli %994, %c19 : index
      %996 = arith.addi %13, %995 : index
      %997 = vector.load %w[%996] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %998 = vector.bitcast %997 : vector<4xi8> to vector<1xf32>
      %999 = vector.extract %998[0] : f32 from vector<1xf32>
      %1000 = arith.mulf %999, %993 : f32
      %1001 = arith.mulf %980, %1000 : f32
      %1002 = arith.remui %982, %c14 : index
      %1003 = arith.muli %1002, %c19 : index
      %1004 = arith.addi %15, %1003 : index
      %1005 = vector.load %w[%1004] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1006 = vector.bitcast %1005 : vector<4xi8> to vector<1xf32>
      %1007 = vector.extract %1006[0] : f32 from vector<1xf32>
      %1008 = arith.mulf %1007, %993 : f32
      %1009 = arith.mulf %981, %1008 : f32
      %1010 = arith.muli %987, %outputFeatures : index
      %1011 = arith.addi %1010, %21 : index
      %1012 = wave.lane
      %1013 = arith.remui %1012, %c14 : index
      %1014 = arith.addi %1011, %1013 : index
      scf.if %19 {
        %1015 = arith.addi %1014, %c7 : index
        %1016 = memref.load %residual[%1015] : memref<?xf32>
        %1017 = arith.addf %1016, %1001 : f32
        %1018 = arith.addi %1014, %c7 : index
        memref.store %1017, %out[%1018] : memref<?xf32>
      } else {
        %1019 = arith.addi %1014, %c7 : index
        memref.store %1001, %out[%1019] : memref<?xf32>
      }
      scf.if %19 {
        %1020 = arith.addi %1014, %c14 : index
        %1021 = memref.load %residual[%1020] : memref<?xf32>
        %1022 = arith.addf %1021, %1009 : f32
        %1023 = arith.addi %1014, %c14 : index
        memref.store %1022, %out[%1023] : memref<?xf32>
      } else {
        %1024 = arith.addi %1014, %c14 : index
        memref.store %1009, %out[%1024] : memref<?xf32>
      }
    }
    %1025 = vector.extract %635#0[3] : f32 from vector<8xf32>
    %1026 = vector.extract %635#1[3] : f32 from vector<8xf32>
    %1027 = wave.lane
    %1028 = arith.addi %18, %c7 : index
    %1029 = arith.muli %c27, %c6 : index
    %1030 = arith.addi %1028, %1029 : index
    %1031 = arith.divui %1027, %c14 : index
    %1032 = arith.addi %1030, %1031 : index
    %1033 = arith.cmpi slt, %1032, %17 : index
    scf.if %1033 {
      %1034 = arith.cmpi eq, %hasFactors, %c8 : index
      %1035 = arith.muli %1032, %c6 : index
      %1036 = memref.load %factors[%1035] : memref<?xf32>
      %1037 = arith.mulf %1036, %operandScale : f32
      %1038 = arith.select %1034, %1037, %operandScale : f32
      %1039 = arith.remui %1027, %c14 : index
      %1040 = arith.muli %1039, %c19 : index
      %1041 = arith.addi %13, %1040 : index
      %1042 = vector.load %w[%1041] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1043 = vector.bitcast %1042 : vector<4xi8> to vector<1xf32>
      %1044 = vector.extract %1043[0] : f32 from vector<1xf32>
      %1045 = arith.mulf %1044, %1038 : f32
      %1046 = arith.mulf %1025, %1045 : f32
      %1047 = arith.remui %1027, %c14 : index
      %1048 = arith.muli %1047, %c19 : index
      %1049 = arith.addi %15, %1048 : index
      %1050 = vector.load %w[%1049] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1051 = vector.bitcast %1050 : vector<4xi8> to vector<1xf32>
      %1052 = vector.extract %1051[0] : f32 from vector<1xf32>
      %1053 = arith.mulf %1052, %1038 : f32
      %1054 = arith.mulf %1026, %1053 : f32
      %1055 = arith.muli %1032, %outputFeatures : index
      %1056 = arith.addi %1055, %21 : index
      %1057 = wave.lane
      %1058 = arith.remui %1057, %c14 : index
      %1059 = arith.addi %1056, %1058 : index
      scf.if %19 {
        %1060 = arith.addi %1059, %c7 : index
        %1061 = memref.load %residual[%1060] : memref<?xf32>
        %1062 = arith.addf %1061, %1046 : f32
        %1063 = arith.addi %1059, %c7 : index
        memref.store %1062, %out[%1063] : memref<?xf32>
      } else {
        %1064 = arith.addi %1059, %c7 : index
        memref.store %1046, %out[%1064] : memref<?xf32>
      }
      scf.if %19 {
        %1065 = arith.addi %1059, %c14 : index
        %1066 = memref.load %residual[%1065] : memref<?xf32>
        %1067 = arith.addf %1066, %1054 : f32
        %1068 = arith.addi %1059, %c14 : index
        memref.store %1067, %out[%1068] : memref<?xf32>
      } else {
        %1069 = arith.addi %1059, %c14 : index
        memref.store %1054, %out[%1069] : memref<?xf32>
      }
    }
    %1070 = vector.extract %635#0[4] : f32 from vector<8xf32>
    %1071 = vector.extract %635#1[4] : f32 from vector<8xf32>
    %1072 = wave.lane
    %1073 = arith.addi %18, %c7 : index
    %1074 = arith.muli %c19, %c6 : index
    %1075 = arith.addi %1073, %1074 : index
    %1076 = arith.divui %1072, %c14 : index
    %1077 = arith.addi %1075, %1076 : index
    %1078 = arith.cmpi slt, %1077, %17 : index
    scf.if %1078 {
      %1079 = arith.cmpi eq, %hasFactors, %c8 : index
      %1080 = arith.muli %1077, %c6 : index
      %1081 = memref.load %factors[%1080] : memref<?xf32>
      %1082 = arith.mulf %1081, %operandScale : f32
      %1083 = arith.select %1079, %1082, %operandScale : f32
      %1084 = arith.remui %1072, %c14 : index
      %1085 = arith.muli %1084, %c19 : index
      %1086 = arith.addi %13, %1085 : index
      %1087 = vector.load %w[%1086] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1088 = vector.bitcast %1087 : vector<4xi8> to vector<1xf32>
      %1089 = vector.extract %1088[0] : f32 from vector<1xf32>
      %1090 = arith.mulf %1089, %1083 : f32
      %1091 = arith.mulf %1070, %1090 : f32
      %1092 = arith.remui %1072, %c14 : index
      %1093 = arith.muli %1092, %c19 : index
      %1094 = arith.addi %15, %1093 : index
      %1095 = vector.load %w[%1094] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1096 = vector.bitcast %1095 : vector<4xi8> to vector<1xf32>
      %1097 = vector.extract %1096[0] : f32 from vector<1xf32>
      %1098 = arith.mulf %1097, %1083 : f32
      %1099 = arith.mulf %1071, %1098 : f32
      %1100 = arith.muli %1077, %outputFeatures : index
      %1101 = arith.addi %1100, %21 : index
      %1102 = wave.lane
      %1103 = arith.remui %1102, %c14 : index
      %1104 = arith.addi %1101, %1103 : index
      scf.if %19 {
        %1105 = arith.addi %1104, %c7 : index
        %1106 = memref.load %residual[%1105] : memref<?xf32>
        %1107 = arith.addf %1106, %1091 : f32
        %1108 = arith.addi %1104, %c7 : index
        memref.store %1107, %out[%1108] : memref<?xf32>
      } else {
        %1109 = arith.addi %1104, %c7 : index
        memref.store %1091, %out[%1109] : memref<?xf32>
      }
      scf.if %19 {
        %1110 = arith.addi %1104, %c14 : index
        %1111 = memref.load %residual[%1110] : memref<?xf32>
        %1112 = arith.addf %1111, %1099 : f32
        %1113 = arith.addi %1104, %c14 : index
        memref.store %1112, %out[%1113] : memref<?xf32>
      } else {
        %1114 = arith.addi %1104, %c14 : index
        memref.store %1099, %out[%1114] : memref<?xf32>
      }
    }
    %1115 = vector.extract %635#0[5] : f32 from vector<8xf32>
    %1116 = vector.extract %635#1[5] : f32 from vector<8xf32>
    %1117 = wave.lane
    %1118 = arith.addi %18, %c7 : index
    %1119 = arith.muli %c30, %c6 : index
    %1120 = arith.addi %1118, %1119 : index
    %1121 = arith.divui %1117, %c14 : index
    %1122 = arith.addi %1120, %1121 : index
    %1123 = arith.cmpi slt, %1122, %17 : index
    scf.if %1123 {
      %1124 = arith.cmpi eq, %hasFactors, %c8 : index
      %1125 = arith.muli %1122, %c6 : index
      %1126 = memref.load %factors[%1125] : memref<?xf32>
      %1127 = arith.mulf %1126, %operandScale : f32
      %1128 = arith.select %1124, %1127, %operandScale : f32
      %1129 = arith.remui %1117, %c14 : index
      %1130 = arith.muli %1129, %c19 : index
      %1131 = arith.addi %13, %1130 : index
      %1132 = vector.load %w[%1131] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1133 = vector.bitcast %1132 : vector<4xi8> to vector<1xf32>
      %1134 = vector.extract %1133[0] : f32 from vector<1xf32>
      %1135 = arith.mulf %1134, %1128 : f32
      %1136 = arith.mulf %1115, %1135 : f32
      %1137 = arith.remui %1117, %c14 : index
      %1138 = arith.muli %1137, %c19 : index
      %1139 = arith.addi %15, %1138 : index
      %1140 = vector.load %w[%1139] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1141 = vector.bitcast %1140 : vector<4xi8> to vector<1xf32>
      %1142 = vector.extract %1141[0] : f32 from vector<1xf32>
      %1143 = arith.mulf %1142, %1128 : f32
      %1144 = arith.mulf %1116, %1143 : f32
      %1145 = arith.muli %1122, %outputFeatures : index
      %1146 = arith.addi %1145, %21 : index
      %1147 = wave.lane
      %1148 = arith.remui %1147, %c14 : index
      %1149 = arith.addi %1146, %1148 : index
      scf.if %19 {
        %1150 = arith.addi %1149, %c7 : index
        %1151 = memref.load %residual[%1150] : memref<?xf32>
        %1152 = arith.addf %1151, %1136 : f32
        %1153 = arith.addi %1149, %c7 : index
        memref.store %1152, %out[%1153] : memref<?xf32>
      } else {
        %1154 = arith.addi %1149, %c7 : index
        memref.store %1136, %out[%1154] : memref<?xf32>
      }
      scf.if %19 {
        %1155 = arith.addi %1149, %c14 : index
        %1156 = memref.load %residual[%1155] : memref<?xf32>
        %1157 = arith.addf %1156, %1144 : f32
        %1158 = arith.addi %1149, %c14 : index
        memref.store %1157, %out[%1158] : memref<?xf32>
      } else {
        %1159 = arith.addi %1149, %c14 : index
        memref.store %1144, %out[%1159] : memref<?xf32>
      }
    }
    %1160 = vector.extract %635#0[6] : f32 from vector<8xf32>
    %1161 = vector.extract %635#1[6] : f32 from vector<8xf32>
    %1162 = wave.lane
    %1163 = arith.addi %18, %c7 : index
    %1164 = arith.muli %c31, %c6 : index
    %1165 = arith.addi %1163, %1164 : index
    %1166 = arith.divui %1162, %c14 : index
    %1167 = arith.addi %1165, %1166 : index
    %1168 = arith.cmpi slt, %1167, %17 : index
    scf.if %1168 {
      %1169 = arith.cmpi eq, %hasFactors, %c8 : index
      %1170 = arith.muli %1167, %c6 : index
      %1171 = memref.load %factors[%1170] : memref<?xf32>
      %1172 = arith.mulf %1171, %operandScale : f32
      %1173 = arith.select %1169, %1172, %operandScale : f32
      %1174 = arith.remui %1162, %c14 : index
      %1175 = arith.muli %1174, %c19 : index
      %1176 = arith.addi %13, %1175 : index
      %1177 = vector.load %w[%1176] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1178 = vector.bitcast %1177 : vector<4xi8> to vector<1xf32>
      %1179 = vector.extract %1178[0] : f32 from vector<1xf32>
      %1180 = arith.mulf %1179, %1173 : f32
      %1181 = arith.mulf %1160, %1180 : f32
      %1182 = arith.remui %1162, %c14 : index
      %1183 = arith.muli %1182, %c19 : index
      %1184 = arith.addi %15, %1183 : index
      %1185 = vector.load %w[%1184] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1186 = vector.bitcast %1185 : vector<4xi8> to vector<1xf32>
      %1187 = vector.extract %1186[0] : f32 from vector<1xf32>
      %1188 = arith.mulf %1187, %1173 : f32
      %1189 = arith.mulf %1161, %1188 : f32
      %1190 = arith.muli %1167, %outputFeatures : index
      %1191 = arith.addi %1190, %21 : index
      %1192 = wave.lane
      %1193 = arith.remui %1192, %c14 : index
      %1194 = arith.addi %1191, %1193 : index
      scf.if %19 {
        %1195 = arith.addi %1194, %c7 : index
        %1196 = memref.load %residual[%1195] : memref<?xf32>
        %1197 = arith.addf %1196, %1181 : f32
        %1198 = arith.addi %1194, %c7 : index
        memref.store %1197, %out[%1198] : memref<?xf32>
      } else {
        %1199 = arith.addi %1194, %c7 : index
        memref.store %1181, %out[%1199] : memref<?xf32>
      }
      scf.if %19 {
        %1200 = arith.addi %1194, %c14 : index
        %1201 = memref.load %residual[%1200] : memref<?xf32>
        %1202 = arith.addf %1201, %1189 : f32
        %1203 = arith.addi %1194, %c14 : index
        memref.store %1202, %out[%1203] : memref<?xf32>
      } else {
        %1204 = arith.addi %1194, %c14 : index
        memref.store %1189, %out[%1204] : memref<?xf32>
      }
    }
    %1205 = vector.extract %635#0[7] : f32 from vector<8xf32>
    %1206 = vector.extract %635#1[7] : f32 from vector<8xf32>
    %1207 = wave.lane
    %1208 = arith.addi %18, %c7 : index
    %1209 = arith.muli %c32, %c6 : index
    %1210 = arith.addi %1208, %1209 : index
    %1211 = arith.divui %1207, %c14 : index
    %1212 = arith.addi %1210, %1211 : index
    %1213 = arith.cmpi slt, %1212, %17 : index
    scf.if %1213 {
      %1214 = arith.cmpi eq, %hasFactors, %c8 : index
      %1215 = arith.muli %1212, %c6 : index
      %1216 = memref.load %factors[%1215] : memref<?xf32>
      %1217 = arith.mulf %1216, %operandScale : f32
      %1218 = arith.select %1214, %1217, %operandScale : f32
      %1219 = arith.remui %1207, %c14 : index
      %1220 = arith.muli %1219, %c19 : index
      %1221 = arith.addi %13, %1220 : index
      %1222 = vector.load %w[%1221] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1223 = vector.bitcast %1222 : vector<4xi8> to vector<1xf32>
      %1224 = vector.extract %1223[0] : f32 from vector<1xf32>
      %1225 = arith.mulf %1224, %1218 : f32
      %1226 = arith.mulf %1205, %1225 : f32
      %1227 = arith.remui %1207, %c14 : index
      %1228 = arith.muli %1227, %c19 : index
      %1229 = arith.addi %15, %1228 : index
      %1230 = vector.load %w[%1229] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1231 = vector.bitcast %1230 : vector<4xi8> to vector<1xf32>
      %1232 = vector.extract %1231[0] : f32 from vector<1xf32>
      %1233 = arith.mulf %1232, %1218 : f32
      %1234 = arith.mulf %1206, %1233 : f32
      %1235 = arith.muli %1212, %outputFeatures : index
      %1236 = arith.addi %1235, %21 : index
      %1237 = wave.lane
      %1238 = arith.remui %1237, %c14 : index
      %1239 = arith.addi %1236, %1238 : index
      scf.if %19 {
        %1240 = arith.addi %1239, %c7 : index
        %1241 = memref.load %residual[%1240] : memref<?xf32>
        %1242 = arith.addf %1241, %1226 : f32
        %1243 = arith.addi %1239, %c7 : index
        memref.store %1242, %out[%1243] : memref<?xf32>
      } else {
        %1244 = arith.addi %1239, %c7 : index
        memref.store %1226, %out[%1244] : memref<?xf32>
      }
      scf.if %19 {
        %1245 = arith.addi %1239, %c14 : index
        %1246 = memref.load %residual[%1245] : memref<?xf32>
        %1247 = arith.addf %1246, %1234 : f32
        %1248 = arith.addi %1239, %c14 : index
        memref.store %1247, %out[%1248] : memref<?xf32>
      } else {
        %1249 = arith.addi %1239, %c14 : index
        memref.store %1234, %out[%1249] : memref<?xf32>
      }
    }
    %1250 = wave.lane
    %1251 = vector.extract %635#2[0] : f32 from vector<8xf32>
    %1252 = vector.extract %635#3[0] : f32 from vector<8xf32>
    %1253 = wave.lane
    %1254 = arith.addi %18, %c14 : index
    %1255 = arith.muli %c7, %c6 : index
    %1256 = arith.addi %1254, %1255 : index
    %1257 = arith.divui %1253, %c14 : index
    %1258 = arith.addi %1256, %1257 : index
    %1259 = arith.cmpi slt, %1258, %17 : index
    scf.if %1259 {
      %1260 = arith.cmpi eq, %hasFactors, %c8 : index
      %1261 = arith.muli %1258, %c6 : index
      %1262 = memref.load %factors[%1261] : memref<?xf32>
      %1263 = arith.mulf %1262, %operandScale : f32
      %1264 = arith.select %1260, %1263, %operandScale : f32
      %1265 = arith.remui %1253, %c14 : index
      %1266 = arith.muli %1265, %c19 : index
      %1267 = arith.addi %13, %1266 : index
      %1268 = vector.load %w[%1267] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1269 = vector.bitcast %1268 : vector<4xi8> to vector<1xf32>
      %1270 = vector.extract %1269[0] : f32 from vector<1xf32>
      %1271 = arith.mulf %1270, %1264 : f32
      %1272 = arith.mulf %1251, %1271 : f32
      %1273 = arith.remui %1253, %c14 : index
      %1274 = arith.muli %1273, %c19 : index
      %1275 = arith.addi %15, %1274 : index
      %1276 = vector.load %w[%1275] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1277 = vector.bitcast %1276 : vector<4xi8> to vector<1xf32>
      %1278 = vector.extract %1277[0] : f32 from vector<1xf32>
      %1279 = arith.mulf %1278, %1264 : f32
      %1280 = arith.mulf %1252, %1279 : f32
      %1281 = arith.muli %1258, %outputFeatures : index
      %1282 = arith.addi %1281, %21 : index
      %1283 = wave.lane
      %1284 = arith.remui %1283, %c14 : index
      %1285 = arith.addi %1282, %1284 : index
      scf.if %19 {
        %1286 = arith.addi %1285, %c7 : index
        %1287 = memref.load %residual[%1286] : memref<?xf32>
        %1288 = arith.addf %1287, %1272 : f32
        %1289 = arith.addi %1285, %c7 : index
        memref.store %1288, %out[%1289] : memref<?xf32>
      } else {
        %1290 = arith.addi %1285, %c7 : index
        memref.store %1272, %out[%1290] : memref<?xf32>
      }
      scf.if %19 {
        %1291 = arith.addi %1285, %c14 : index
        %1292 = memref.load %residual[%1291] : memref<?xf32>
        %1293 = arith.addf %1292, %1280 : f32
        %1294 = arith.addi %1285, %c14 : index
        memref.store %1293, %out[%1294] : memref<?xf32>
      } else {
        %1295 = arith.addi %1285, %c14 : index
        memref.store %1280, %out[%1295] : memref<?xf32>
      }
    }
    %1296 = vector.extract %635#2[1] : f32 from vector<8xf32>
    %1297 = vector.extract %635#3[1] : f32 from vector<8xf32>
    %1298 = wave.lane
    %1299 = arith.addi %18, %c14 : index
    %1300 = arith.muli %c8, %c6 : index
    %1301 = arith.addi %1299, %1300 : index
    %1302 = arith.divui %1298, %c14 : index
    %1303 = arith.addi %1301, %1302 : index
    %1304 = arith.cmpi slt, %1303, %17 : index
    scf.if %1304 {
      %1305 = arith.cmpi eq, %hasFactors, %c8 : index
      %1306 = arith.muli %1303, %c6 : index
      %1307 = memref.load %factors[%1306] : memref<?xf32>
      %1308 = arith.mulf %1307, %operandScale : f32
      %1309 = arith.select %1305, %1308, %operandScale : f32
      %1310 = arith.remui %1298, %c14 : index
      %1311 = arith.muli %1310, %c19 : index
      %1312 = arith.addi %13, %1311 : index
      %1313 = vector.load %w[%1312] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1314 = vector.bitcast %1313 : vector<4xi8> to vector<1xf32>
      %1315 = vector.extract %1314[0] : f32 from vector<1xf32>
      %1316 = arith.mulf %1315, %1309 : f32
      %1317 = arith.mulf %1296, %1316 : f32
      %1318 = arith.remui %1298, %c14 : index
      %1319 = arith.muli %1318, %c19 : index
      %1320 = arith.addi %15, %1319 : index
      %1321 = vector.load %w[%1320] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1322 = vector.bitcast %1321 : vector<4xi8> to vector<1xf32>
      %1323 = vector.extract %1322[0] : f32 from vector<1xf32>
      %1324 = arith.mulf %1323, %1309 : f32
      %1325 = arith.mulf %1297, %1324 : f32
      %1326 = arith.muli %1303, %outputFeatures : index
      %1327 = arith.addi %1326, %21 : index
      %1328 = wave.lane
      %1329 = arith.remui %1328, %c14 : index
      %1330 = arith.addi %1327, %1329 : index
      scf.if %19 {
        %1331 = arith.addi %1330, %c7 : index
        %1332 = memref.load %residual[%1331] : memref<?xf32>
        %1333 = arith.addf %1332, %1317 : f32
        %1334 = arith.addi %1330, %c7 : index
        memref.store %1333, %out[%1334] : memref<?xf32>
      } else {
        %1335 = arith.addi %1330, %c7 : index
        memref.store %1317, %out[%1335] : memref<?xf32>
      }
      scf.if %19 {
        %1336 = arith.addi %1330, %c14 : index
        %1337 = memref.load %residual[%1336] : memref<?xf32>
        %1338 = arith.addf %1337, %1325 : f32
        %1339 = arith.addi %1330, %c14 : index
        memref.store %1338, %out[%1339] : memref<?xf32>
      } else {
        %1340 = arith.addi %1330, %c14 : index
        memref.store %1325, %out[%1340] : memref<?xf32>
      }
    }
    %1341 = vector.extract %635#2[2] : f32 from vector<8xf32>
    %1342 = vector.extract %635#3[2] : f32 from vector<8xf32>
    %1343 = wave.lane
    %1344 = arith.addi %18, %c14 : index
    %1345 = arith.muli %c6, %c6 : index
    %1346 = arith.addi %1344, %1345 : index
    %1347 = arith.divui %1343, %c14 : index
    %1348 = arith.addi %1346, %1347 : index
    %1349 = arith.cmpi slt, %1348, %17 : index
    scf.if %1349 {
      %1350 = arith.cmpi eq, %hasFactors, %c8 : index
      %1351 = arith.muli %1348, %c6 : index
      %1352 = memref.load %factors[%1351] : memref<?xf32>
      %1353 = arith.mulf %1352, %operandScale : f32
      %1354 = arith.select %1350, %1353, %operandScale : f32
      %1355 = arith.remui %1343, %c14 : index
      %1356 = arith.muli %1355, %c19 : index
      %1357 = arith.addi %13, %1356 : index
      %1358 = vector.load %w[%1357] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1359 = vector.bitcast %1358 : vector<4xi8> to vector<1xf32>
      %1360 = vector.extract %1359[0] : f32 from vector<1xf32>
      %1361 = arith.mulf %1360, %1354 : f32
      %1362 = arith.mulf %1341, %1361 : f32
      %1363 = arith.remui %1343, %c14 : index
      %1364 = arith.muli %1363, %c19 : index
      %1365 = arith.addi %15, %1364 : index
      %1366 = vector.load %w[%1365] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1367 = vector.bitcast %1366 : vector<4xi8> to vector<1xf32>
      %1368 = vector.extract %1367[0] : f32 from vector<1xf32>
      %1369 = arith.mulf %1368, %1354 : f32
      %1370 = arith.mulf %1342, %1369 : f32
      %1371 = arith.muli %1348, %outputFeatures : index
      %1372 = arith.addi %1371, %21 : index
      %1373 = wave.lane
      %1374 = arith.remui %1373, %c14 : index
      %1375 = arith.addi %1372, %1374 : index
      scf.if %19 {
        %1376 = arith.addi %1375, %c7 : index
        %1377 = memref.load %residual[%1376] : memref<?xf32>
        %1378 = arith.addf %1377, %1362 : f32
        %1379 = arith.addi %1375, %c7 : index
        memref.store %1378, %out[%1379] : memref<?xf32>
      } else {
        %1380 = arith.addi %1375, %c7 : index
        memref.store %1362, %out[%1380] : memref<?xf32>
      }
      scf.if %19 {
        %1381 = arith.addi %1375, %c14 : index
        %1382 = memref.load %residual[%1381] : memref<?xf32>
        %1383 = arith.addf %1382, %1370 : f32
        %1384 = arith.addi %1375, %c14 : index
        memref.store %1383, %out[%1384] : memref<?xf32>
      } else {
        %1385 = arith.addi %1375, %c14 : index
        memref.store %1370, %out[%1385] : memref<?xf32>
      }
    }
    %1386 = vector.extract %635#2[3] : f32 from vector<8xf32>
    %1387 = vector.extract %635#3[3] : f32 from vector<8xf32>
    %1388 = wave.lane
    %1389 = arith.addi %18, %c14 : index
    %1390 = arith.muli %c27, %c6 : index
    %1391 = arith.addi %1389, %1390 : index
    %1392 = arith.divui %1388, %c14 : index
    %1393 = arith.addi %1391, %1392 : index
    %1394 = arith.cmpi slt, %1393, %17 : index
    scf.if %1394 {
      %1395 = arith.cmpi eq, %hasFactors, %c8 : index
      %1396 = arith.muli %1393, %c6 : index
      %1397 = memref.load %factors[%1396] : memref<?xf32>
      %1398 = arith.mulf %1397, %operandScale : f32
      %1399 = arith.select %1395, %1398, %operandScale : f32
      %1400 = arith.remui %1388, %c14 : index
      %1401 = arith.muli %1400, %c19 : index
      %1402 = arith.addi %13, %1401 : index
      %1403 = vector.load %w[%1402] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1404 = vector.bitcast %1403 : vector<4xi8> to vector<1xf32>
      %1405 = vector.extract %1404[0] : f32 from vector<1xf32>
      %1406 = arith.mulf %1405, %1399 : f32
      %1407 = arith.mulf %1386, %1406 : f32
      %1408 = arith.remui %1388, %c14 : index
      %1409 = arith.muli %1408, %c19 : index
      %1410 = arith.addi %15, %1409 : index
      %1411 = vector.load %w[%1410] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1412 = vector.bitcast %1411 : vector<4xi8> to vector<1xf32>
      %1413 = vector.extract %1412[0] : f32 from vector<1xf32>
      %1414 = arith.mulf %1413, %1399 : f32
      %1415 = arith.mulf %1387, %1414 : f32
      %1416 = arith.muli %1393, %outputFeatures : index
      %1417 = arith.addi %1416, %21 : index
      %1418 = wave.lane
      %1419 = arith.remui %1418, %c14 : index
      %1420 = arith.addi %1417, %1419 : index
      scf.if %19 {
        %1421 = arith.addi %1420, %c7 : index
        %1422 = memref.load %residual[%1421] : memref<?xf32>
        %1423 = arith.addf %1422, %1407 : f32
        %1424 = arith.addi %1420, %c7 : index
        memref.store %1423, %out[%1424] : memref<?xf32>
      } else {
        %1425 = arith.addi %1420, %c7 : index
        memref.store %1407, %out[%1425] : memref<?xf32>
      }
      scf.if %19 {
        %1426 = arith.addi %1420, %c14 : index
        %1427 = memref.load %residual[%1426] : memref<?xf32>
        %1428 = arith.addf %1427, %1415 : f32
        %1429 = arith.addi %1420, %c14 : index
        memref.store %1428, %out[%1429] : memref<?xf32>
      } else {
        %1430 = arith.addi %1420, %c14 : index
        memref.store %1415, %out[%1430] : memref<?xf32>
      }
    }
    %1431 = vector.extract %635#2[4] : f32 from vector<8xf32>
    %1432 = vector.extract %635#3[4] : f32 from vector<8xf32>
    %1433 = wave.lane
    %1434 = arith.addi %18, %c14 : index
    %1435 = arith.muli %c19, %c6 : index
    %1436 = arith.addi %1434, %1435 : index
    %1437 = arith.divui %1433, %c14 : index
    %1438 = arith.addi %1436, %1437 : index
    %1439 = arith.cmpi slt, %1438, %17 : index
    scf.if %1439 {
      %1440 = arith.cmpi eq, %hasFactors, %c8 : index
      %1441 = arith.muli %1438, %c6 : index
      %1442 = memref.load %factors[%1441] : memref<?xf32>
      %1443 = arith.mulf %1442, %operandScale : f32
      %1444 = arith.select %1440, %1443, %operandScale : f32
      %1445 = arith.remui %1433, %c14 : index
      %1446 = arith.muli %1445, %c19 : index
      %1447 = arith.addi %13, %1446 : index
      %1448 = vector.load %w[%1447] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1449 = vector.bitcast %1448 : vector<4xi8> to vector<1xf32>
      %1450 = vector.extract %1449[0] : f32 from vector<1xf32>
      %1451 = arith.mulf %1450, %1444 : f32
      %1452 = arith.mulf %1431, %1451 : f32
      %1453 = arith.remui %1433, %c14 : index
      %1454 = arith.muli %1453, %c19 : index
      %1455 = arith.addi %15, %1454 : index
      %1456 = vector.load %w[%1455] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1457 = vector.bitcast %1456 : vector<4xi8> to vector<1xf32>
      %1458 = vector.extract %1457[0] : f32 from vector<1xf32>
      %1459 = arith.mulf %1458, %1444 : f32
      %1460 = arith.mulf %1432, %1459 : f32
      %1461 = arith.muli %1438, %outputFeatures : index
      %1462 = arith.addi %1461, %21 : index
      %1463 = wave.lane
      %1464 = arith.remui %1463, %c14 : index
      %1465 = arith.addi %1462, %1464 : index
      scf.if %19 {
        %1466 = arith.addi %1465, %c7 : index
        %1467 = memref.load %residual[%1466] : memref<?xf32>
        %1468 = arith.addf %1467, %1452 : f32
        %1469 = arith.addi %1465, %c7 : index
        memref.store %1468, %out[%1469] : memref<?xf32>
      } else {
        %1470 = arith.addi %1465, %c7 : index
        memref.store %1452, %out[%1470] : memref<?xf32>
      }
      scf.if %19 {
        %1471 = arith.addi %1465, %c14 : index
        %1472 = memref.load %residual[%1471] : memref<?xf32>
        %1473 = arith.addf %1472, %1460 : f32
        %1474 = arith.addi %1465, %c14 : index
        memref.store %1473, %out[%1474] : memref<?xf32>
      } else {
        %1475 = arith.addi %1465, %c14 : index
        memref.store %1460, %out[%1475] : memref<?xf32>
      }
    }
    %1476 = vector.extract %635#2[5] : f32 from vector<8xf32>
    %1477 = vector.extract %635#3[5] : f32 from vector<8xf32>
    %1478 = wave.lane
    %1479 = arith.addi %18, %c14 : index
    %1480 = arith.muli %c30, %c6 : index
    %1481 = arith.addi %1479, %1480 : index
    %1482 = arith.divui %1478, %c14 : index
    %1483 = arith.addi %1481, %1482 : index
    %1484 = arith.cmpi slt, %1483, %17 : index
    scf.if %1484 {
      %1485 = arith.cmpi eq, %hasFactors, %c8 : index
      %1486 = arith.muli %1483, %c6 : index
      %1487 = memref.load %factors[%1486] : memref<?xf32>
      %1488 = arith.mulf %1487, %operandScale : f32
      %1489 = arith.select %1485, %1488, %operandScale : f32
      %1490 = arith.remui %1478, %c14 : index
      %1491 = arith.muli %1490, %c19 : index
      %1492 = arith.addi %13, %1491 : index
      %1493 = vector.load %w[%1492] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1494 = vector.bitcast %1493 : vector<4xi8> to vector<1xf32>
      %1495 = vector.extract %1494[0] : f32 from vector<1xf32>
      %1496 = arith.mulf %1495, %1489 : f32
      %1497 = arith.mulf %1476, %1496 : f32
      %1498 = arith.remui %1478, %c14 : index
      %1499 = arith.muli %1498, %c19 : index
      %1500 = arith.addi %15, %1499 : index
      %1501 = vector.load %w[%1500] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1502 = vector.bitcast %1501 : vector<4xi8> to vector<1xf32>
      %1503 = vector.extract %1502[0] : f32 from vector<1xf32>
      %1504 = arith.mulf %1503, %1489 : f32
      %1505 = arith.mulf %1477, %1504 : f32
      %1506 = arith.muli %1483, %outputFeatures : index
      %1507 = arith.addi %1506, %21 : index
      %1508 = wave.lane
      %1509 = arith.remui %1508, %c14 : index
      %1510 = arith.addi %1507, %1509 : index
      scf.if %19 {
        %1511 = arith.addi %1510, %c7 : index
        %1512 = memref.load %residual[%1511] : memref<?xf32>
        %1513 = arith.addf %1512, %1497 : f32
        %1514 = arith.addi %1510, %c7 : index
        memref.store %1513, %out[%1514] : memref<?xf32>
      } else {
        %1515 = arith.addi %1510, %c7 : index
        memref.store %1497, %out[%1515] : memref<?xf32>
      }
      scf.if %19 {
        %1516 = arith.addi %1510, %c14 : index
        %1517 = memref.load %residual[%1516] : memref<?xf32>
        %1518 = arith.addf %1517, %1505 : f32
        %1519 = arith.addi %1510, %c14 : index
        memref.store %1518, %out[%1519] : memref<?xf32>
      } else {
        %1520 = arith.addi %1510, %c14 : index
        memref.store %1505, %out[%1520] : memref<?xf32>
      }
    }
    %1521 = vector.extract %635#2[6] : f32 from vector<8xf32>
    %1522 = vector.extract %635#3[6] : f32 from vector<8xf32>
    %1523 = wave.lane
    %1524 = arith.addi %18, %c14 : index
    %1525 = arith.muli %c31, %c6 : index
    %1526 = arith.addi %1524, %1525 : index
    %1527 = arith.divui %1523, %c14 : index
    %1528 = arith.addi %1526, %1527 : index
    %1529 = arith.cmpi slt, %1528, %17 : index
    scf.if %1529 {
      %1530 = arith.cmpi eq, %hasFactors, %c8 : index
      %1531 = arith.muli %1528, %c6 : index
      %1532 = memref.load %factors[%1531] : memref<?xf32>
      %1533 = arith.mulf %1532, %operandScale : f32
      %1534 = arith.select %1530, %1533, %operandScale : f32
      %1535 = arith.remui %1523, %c14 : index
      %1536 = arith.muli %1535, %c19 : index
      %1537 = arith.addi %13, %1536 : index
      %1538 = vector.load %w[%1537] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1539 = vector.bitcast %1538 : vector<4xi8> to vector<1xf32>
      %1540 = vector.extract %1539[0] : f32 from vector<1xf32>
      %1541 = arith.mulf %1540, %1534 : f32
      %1542 = arith.mulf %1521, %1541 : f32
      %1543 = arith.remui %1523, %c14 : index
      %1544 = arith.muli %1543, %c19 : index
      %1545 = arith.addi %15, %1544 : index
      %1546 = vector.load %w[%1545] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1547 = vector.bitcast %1546 : vector<4xi8> to vector<1xf32>
      %1548 = vector.extract %1547[0] : f32 from vector<1xf32>
      %1549 = arith.mulf %1548, %1534 : f32
      %1550 = arith.mulf %1522, %1549 : f32
      %1551 = arith.muli %1528, %outputFeatures : index
      %1552 = arith.addi %1551, %21 : index
      %1553 = wave.lane
      %1554 = arith.remui %1553, %c14 : index
      %1555 = arith.addi %1552, %1554 : index
      scf.if %19 {
        %1556 = arith.addi %1555, %c7 : index
        %1557 = memref.load %residual[%1556] : memref<?xf32>
        %1558 = arith.addf %1557, %1542 : f32
        %1559 = arith.addi %1555, %c7 : index
        memref.store %1558, %out[%1559] : memref<?xf32>
      } else {
        %1560 = arith.addi %1555, %c7 : index
        memref.store %1542, %out[%1560] : memref<?xf32>
      }
      scf.if %19 {
        %1561 = arith.addi %1555, %c14 : index
        %1562 = memref.load %residual[%1561] : memref<?xf32>
        %1563 = arith.addf %1562, %1550 : f32
        %1564 = arith.addi %1555, %c14 : index
        memref.store %1563, %out[%1564] : memref<?xf32>
      } else {
        %1565 = arith.addi %1555, %c14 : index
        memref.store %1550, %out[%1565] : memref<?xf32>
      }
    }
    %1566 = vector.extract %635#2[7] : f32 from vector<8xf32>
    %1567 = vector.extract %635#3[7] : f32 from vector<8xf32>
    %1568 = wave.lane
    %1569 = arith.addi %18, %c14 : index
    %1570 = arith.muli %c32, %c6 : index
    %1571 = arith.addi %1569, %1570 : index
    %1572 = arith.divui %1568, %c14 : index
    %1573 = arith.addi %1571, %1572 : index
    %1574 = arith.cmpi slt, %1573, %17 : index
    scf.if %1574 {
      %1575 = arith.cmpi eq, %hasFactors, %c8 : index
      %1576 = arith.muli %1573, %c6 : index
      %1577 = memref.load %factors[%1576] : memref<?xf32>
      %1578 = arith.mulf %1577, %operandScale : f32
      %1579 = arith.select %1575, %1578, %operandScale : f32
      %1580 = arith.remui %1568, %c14 : index
      %1581 = arith.muli %1580, %c19 : index
      %1582 = arith.addi %13, %1581 : index
      %1583 = vector.load %w[%1582] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1584 = vector.bitcast %1583 : vector<4xi8> to vector<1xf32>
      %1585 = vector.extract %1584[0] : f32 from vector<1xf32>
      %1586 = arith.mulf %1585, %1579 : f32
      %1587 = arith.mulf %1566, %1586 : f32
      %1588 = arith.remui %1568, %c14 : index
      %1589 = arith.muli %1588, %c19 : index
      %1590 = arith.addi %15, %1589 : index
      %1591 = vector.load %w[%1590] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1592 = vector.bitcast %1591 : vector<4xi8> to vector<1xf32>
      %1593 = vector.extract %1592[0] : f32 from vector<1xf32>
      %1594 = arith.mulf %1593, %1579 : f32
      %1595 = arith.mulf %1567, %1594 : f32
      %1596 = arith.muli %1573, %outputFeatures : index
      %1597 = arith.addi %1596, %21 : index
      %1598 = wave.lane
      %1599 = arith.remui %1598, %c14 : index
      %1600 = arith.addi %1597, %1599 : index
      scf.if %19 {
        %1601 = arith.addi %1600, %c7 : index
        %1602 = memref.load %residual[%1601] : memref<?xf32>
        %1603 = arith.addf %1602, %1587 : f32
        %1604 = arith.addi %1600, %c7 : index
        memref.store %1603, %out[%1604] : memref<?xf32>
      } else {
        %1605 = arith.addi %1600, %c7 : index
        memref.store %1587, %out[%1605] : memref<?xf32>
      }
      scf.if %19 {
        %1606 = arith.addi %1600, %c14 : index
        %1607 = memref.load %residual[%1606] : memref<?xf32>
        %1608 = arith.addf %1607, %1595 : f32
        %1609 = arith.addi %1600, %c14 : index
        memref.store %1608, %out[%1609] : memref<?xf32>
      } else {
        %1610 = arith.addi %1600, %c14 : index
        memref.store %1595, %out[%1610] : memref<?xf32>
      }
    }
    %1611 = wave.lane
    %1612 = vector.extract %635#4[0] : f32 from vector<8xf32>
    %1613 = vector.extract %635#5[0] : f32 from vector<8xf32>
    %1614 = wave.lane
    %1615 = arith.addi %18, %c12 : index
    %1616 = arith.muli %c7, %c6 : index
    %1617 = arith.addi %1615, %1616 : index
    %1618 = arith.divui %1614, %c14 : index
    %1619 = arith.addi %1617, %1618 : index
    %1620 = arith.cmpi slt, %1619, %17 : index
    scf.if %1620 {
      %1621 = arith.cmpi eq, %hasFactors, %c8 : index
      %1622 = arith.muli %1619, %c6 : index
      %1623 = memref.load %factors[%1622] : memref<?xf32>
      %1624 = arith.mulf %1623, %operandScale : f32
      %1625 = arith.select %1621, %1624, %operandScale : f32
      %1626 = arith.remui %1614, %c14 : index
      %1627 = arith.muli %1626, %c19 : index
      %1628 = arith.addi %13, %1627 : index
      %1629 = vector.load %w[%1628] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1630 = vector.bitcast %1629 : vector<4xi8> to vector<1xf32>
      %1631 = vector.extract %1630[0] : f32 from vector<1xf32>
      %1632 = arith.mulf %1631, %1625 : f32
      %1633 = arith.mulf %1612, %1632 : f32
      %1634 = arith.remui %1614, %c14 : index
      %1635 = arith.muli %1634, %c19 : index
      %1636 = arith.addi %15, %1635 : index
      %1637 = vector.load %w[%1636] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1638 = vector.bitcast %1637 : vector<4xi8> to vector<1xf32>
      %1639 = vector.extract %1638[0] : f32 from vector<1xf32>
      %1640 = arith.mulf %1639, %1625 : f32
      %1641 = arith.mulf %1613, %1640 : f32
      %1642 = arith.muli %1619, %outputFeatures : index
      %1643 = arith.addi %1642, %21 : index
      %1644 = wave.lane
      %1645 = arith.remui %1644, %c14 : index
      %1646 = arith.addi %1643, %1645 : index
      scf.if %19 {
        %1647 = arith.addi %1646, %c7 : index
        %1648 = memref.load %residual[%1647] : memref<?xf32>
        %1649 = arith.addf %1648, %1633 : f32
        %1650 = arith.addi %1646, %c7 : index
        memref.store %1649, %out[%1650] : memref<?xf32>
      } else {
        %1651 = arith.addi %1646, %c7 : index
        memref.store %1633, %out[%1651] : memref<?xf32>
      }
      scf.if %19 {
        %1652 = arith.addi %1646, %c14 : index
        %1653 = memref.load %residual[%1652] : memref<?xf32>
        %1654 = arith.addf %1653, %1641 : f32
        %1655 = arith.addi %1646, %c14 : index
        memref.store %1654, %out[%1655] : memref<?xf32>
      } else {
        %1656 = arith.addi %1646, %c14 : index
        memref.store %1641, %out[%1656] : memref<?xf32>
      }
    }
    %1657 = vector.extract %635#4[1] : f32 from vector<8xf32>
    %1658 = vector.extract %635#5[1] : f32 from vector<8xf32>
    %1659 = wave.lane
    %1660 = arith.addi %18, %c12 : index
    %1661 = arith.muli %c8, %c6 : index
    %1662 = arith.addi %1660, %1661 : index
    %1663 = arith.divui %1659, %c14 : index
    %1664 = arith.addi %1662, %1663 : index
    %1665 = arith.cmpi slt, %1664, %17 : index
    scf.if %1665 {
      %1666 = arith.cmpi eq, %hasFactors, %c8 : index
      %1667 = arith.muli %1664, %c6 : index
      %1668 = memref.load %factors[%1667] : memref<?xf32>
      %1669 = arith.mulf %1668, %operandScale : f32
      %1670 = arith.select %1666, %1669, %operandScale : f32
      %1671 = arith.remui %1659, %c14 : index
      %1672 = arith.muli %1671, %c19 : index
      %1673 = arith.addi %13, %1672 : index
      %1674 = vector.load %w[%1673] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1675 = vector.bitcast %1674 : vector<4xi8> to vector<1xf32>
      %1676 = vector.extract %1675[0] : f32 from vector<1xf32>
      %1677 = arith.mulf %1676, %1670 : f32
      %1678 = arith.mulf %1657, %1677 : f32
      %1679 = arith.remui %1659, %c14 : index
      %1680 = arith.muli %1679, %c19 : index
      %1681 = arith.addi %15, %1680 : index
      %1682 = vector.load %w[%1681] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1683 = vector.bitcast %1682 : vector<4xi8> to vector<1xf32>
      %1684 = vector.extract %1683[0] : f32 from vector<1xf32>
      %1685 = arith.mulf %1684, %1670 : f32
      %1686 = arith.mulf %1658, %1685 : f32
      %1687 = arith.muli %1664, %outputFeatures : index
      %1688 = arith.addi %1687, %21 : index
      %1689 = wave.lane
      %1690 = arith.remui %1689, %c14 : index
      %1691 = arith.addi %1688, %1690 : index
      scf.if %19 {
        %1692 = arith.addi %1691, %c7 : index
        %1693 = memref.load %residual[%1692] : memref<?xf32>
        %1694 = arith.addf %1693, %1678 : f32
        %1695 = arith.addi %1691, %c7 : index
        memref.store %1694, %out[%1695] : memref<?xf32>
      } else {
        %1696 = arith.addi %1691, %c7 : index
        memref.store %1678, %out[%1696] : memref<?xf32>
      }
      scf.if %19 {
        %1697 = arith.addi %1691, %c14 : index
        %1698 = memref.load %residual[%1697] : memref<?xf32>
        %1699 = arith.addf %1698, %1686 : f32
        %1700 = arith.addi %1691, %c14 : index
        memref.store %1699, %out[%1700] : memref<?xf32>
      } else {
        %1701 = arith.addi %1691, %c14 : index
        memref.store %1686, %out[%1701] : memref<?xf32>
      }
    }
    %1702 = vector.extract %635#4[2] : f32 from vector<8xf32>
    %1703 = vector.extract %635#5[2] : f32 from vector<8xf32>
    %1704 = wave.lane
    %1705 = arith.addi %18, %c12 : index
    %1706 = arith.muli %c6, %c6 : index
    %1707 = arith.addi %1705, %1706 : index
    %1708 = arith.divui %1704, %c14 : index
    %1709 = arith.addi %1707, %1708 : index
    %1710 = arith.cmpi slt, %1709, %17 : index
    scf.if %1710 {
      %1711 = arith.cmpi eq, %hasFactors, %c8 : index
      %1712 = arith.muli %1709, %c6 : index
      %1713 = memref.load %factors[%1712] : memref<?xf32>
      %1714 = arith.mulf %1713, %operandScale : f32
      %1715 = arith.select %1711, %1714, %operandScale : f32
      %1716 = arith.remui %1704, %c14 : index
      %1717 = arith.muli %1716, %c19 : index
      %1718 = arith.addi %13, %1717 : index
      %1719 = vector.load %w[%1718] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1720 = vector.bitcast %1719 : vector<4xi8> to vector<1xf32>
      %1721 = vector.extract %1720[0] : f32 from vector<1xf32>
      %1722 = arith.mulf %1721, %1715 : f32
      %1723 = arith.mulf %1702, %1722 : f32
      %1724 = arith.remui %1704, %c14 : index
      %1725 = arith.muli %1724, %c19 : index
      %1726 = arith.addi %15, %1725 : index
      %1727 = vector.load %w[%1726] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1728 = vector.bitcast %1727 : vector<4xi8> to vector<1xf32>
      %1729 = vector.extract %1728[0] : f32 from vector<1xf32>
      %1730 = arith.mulf %1729, %1715 : f32
      %1731 = arith.mulf %1703, %1730 : f32
      %1732 = arith.muli %1709, %outputFeatures : index
      %1733 = arith.addi %1732, %21 : index
      %1734 = wave.lane
      %1735 = arith.remui %1734, %c14 : index
      %1736 = arith.addi %1733, %1735 : index
      scf.if %19 {
        %1737 = arith.addi %1736, %c7 : index
        %1738 = memref.load %residual[%1737] : memref<?xf32>
        %1739 = arith.addf %1738, %1723 : f32
        %1740 = arith.addi %1736, %c7 : index
        memref.store %1739, %out[%1740] : memref<?xf32>
      } else {
        %1741 = arith.addi %1736, %c7 : index
        memref.store %1723, %out[%1741] : memref<?xf32>
      }
      scf.if %19 {
        %1742 = arith.addi %1736, %c14 : index
        %1743 = memref.load %residual[%1742] : memref<?xf32>
        %1744 = arith.addf %1743, %1731 : f32
        %1745 = arith.addi %1736, %c14 : index
        memref.store %1744, %out[%1745] : memref<?xf32>
      } else {
        %1746 = arith.addi %1736, %c14 : index
        memref.store %1731, %out[%1746] : memref<?xf32>
      }
    }
    %1747 = vector.extract %635#4[3] : f32 from vector<8xf32>
    %1748 = vector.extract %635#5[3] : f32 from vector<8xf32>
    %1749 = wave.lane
    %1750 = arith.addi %18, %c12 : index
    %1751 = arith.muli %c27, %c6 : index
    %1752 = arith.addi %1750, %1751 : index
    %1753 = arith.divui %1749, %c14 : index
    %1754 = arith.addi %1752, %1753 : index
    %1755 = arith.cmpi slt, %1754, %17 : index
    scf.if %1755 {
      %1756 = arith.cmpi eq, %hasFactors, %c8 : index
      %1757 = arith.muli %1754, %c6 : index
      %1758 = memref.load %factors[%1757] : memref<?xf32>
      %1759 = arith.mulf %1758, %operandScale : f32
      %1760 = arith.select %1756, %1759, %operandScale : f32
      %1761 = arith.remui %1749, %c14 : index
      %1762 = arith.muli %1761, %c19 : index
      %1763 = arith.addi %13, %1762 : index
      %1764 = vector.load %w[%1763] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1765 = vector.bitcast %1764 : vector<4xi8> to vector<1xf32>
      %1766 = vector.extract %1765[0] : f32 from vector<1xf32>
      %1767 = arith.mulf %1766, %1760 : f32
      %1768 = arith.mulf %1747, %1767 : f32
      %1769 = arith.remui %1749, %c14 : index
      %1770 = arith.muli %1769, %c19 : index
      %1771 = arith.addi %15, %1770 : index
      %1772 = vector.load %w[%1771] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1773 = vector.bitcast %1772 : vector<4xi8> to vector<1xf32>
      %1774 = vector.extract %1773[0] : f32 from vector<1xf32>
      %1775 = arith.mulf %1774, %1760 : f32
      %1776 = arith.mulf %1748, %1775 : f32
      %1777 = arith.muli %1754, %outputFeatures : index
      %1778 = arith.addi %1777, %21 : index
      %1779 = wave.lane
      %1780 = arith.remui %1779, %c14 : index
      %1781 = arith.addi %1778, %1780 : index
      scf.if %19 {
        %1782 = arith.addi %1781, %c7 : index
        %1783 = memref.load %residual[%1782] : memref<?xf32>
        %1784 = arith.addf %1783, %1768 : f32
        %1785 = arith.addi %1781, %c7 : index
        memref.store %1784, %out[%1785] : memref<?xf32>
      } else {
        %1786 = arith.addi %1781, %c7 : index
        memref.store %1768, %out[%1786] : memref<?xf32>
      }
      scf.if %19 {
        %1787 = arith.addi %1781, %c14 : index
        %1788 = memref.load %residual[%1787] : memref<?xf32>
        %1789 = arith.addf %1788, %1776 : f32
        %1790 = arith.addi %1781, %c14 : index
        memref.store %1789, %out[%1790] : memref<?xf32>
      } else {
        %1791 = arith.addi %1781, %c14 : index
        memref.store %1776, %out[%1791] : memref<?xf32>
      }
    }
    %1792 = vector.extract %635#4[4] : f32 from vector<8xf32>
    %1793 = vector.extract %635#5[4] : f32 from vector<8xf32>
    %1794 = wave.lane
    %1795 = arith.addi %18, %c12 : index
    %1796 = arith.muli %c19, %c6 : index
    %1797 = arith.addi %1795, %1796 : index
    %1798 = arith.divui %1794, %c14 : index
    %1799 = arith.addi %1797, %1798 : index
    %1800 = arith.cmpi slt, %1799, %17 : index
    scf.if %1800 {
      %1801 = arith.cmpi eq, %hasFactors, %c8 : index
      %1802 = arith.muli %1799, %c6 : index
      %1803 = memref.load %factors[%1802] : memref<?xf32>
      %1804 = arith.mulf %1803, %operandScale : f32
      %1805 = arith.select %1801, %1804, %operandScale : f32
      %1806 = arith.remui %1794, %c14 : index
      %1807 = arith.muli %1806, %c19 : index
      %1808 = arith.addi %13, %1807 : index
      %1809 = vector.load %w[%1808] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1810 = vector.bitcast %1809 : vector<4xi8> to vector<1xf32>
      %1811 = vector.extract %1810[0] : f32 from vector<1xf32>
      %1812 = arith.mulf %1811, %1805 : f32
      %1813 = arith.mulf %1792, %1812 : f32
      %1814 = arith.remui %1794, %c14 : index
      %1815 = arith.muli %1814, %c19 : index
      %1816 = arith.addi %15, %1815 : index
      %1817 = vector.load %w[%1816] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1818 = vector.bitcast %1817 : vector<4xi8> to vector<1xf32>
      %1819 = vector.extract %1818[0] : f32 from vector<1xf32>
      %1820 = arith.mulf %1819, %1805 : f32
      %1821 = arith.mulf %1793, %1820 : f32
      %1822 = arith.muli %1799, %outputFeatures : index
      %1823 = arith.addi %1822, %21 : index
      %1824 = wave.lane
      %1825 = arith.remui %1824, %c14 : index
      %1826 = arith.addi %1823, %1825 : index
      scf.if %19 {
        %1827 = arith.addi %1826, %c7 : index
        %1828 = memref.load %residual[%1827] : memref<?xf32>
        %1829 = arith.addf %1828, %1813 : f32
        %1830 = arith.addi %1826, %c7 : index
        memref.store %1829, %out[%1830] : memref<?xf32>
      } else {
        %1831 = arith.addi %1826, %c7 : index
        memref.store %1813, %out[%1831] : memref<?xf32>
      }
      scf.if %19 {
        %1832 = arith.addi %1826, %c14 : index
        %1833 = memref.load %residual[%1832] : memref<?xf32>
        %1834 = arith.addf %1833, %1821 : f32
        %1835 = arith.addi %1826, %c14 : index
        memref.store %1834, %out[%1835] : memref<?xf32>
      } else {
        %1836 = arith.addi %1826, %c14 : index
        memref.store %1821, %out[%1836] : memref<?xf32>
      }
    }
    %1837 = vector.extract %635#4[5] : f32 from vector<8xf32>
    %1838 = vector.extract %635#5[5] : f32 from vector<8xf32>
    %1839 = wave.lane
    %1840 = arith.addi %18, %c12 : index
    %1841 = arith.muli %c30, %c6 : index
    %1842 = arith.addi %1840, %1841 : index
    %1843 = arith.divui %1839, %c14 : index
    %1844 = arith.addi %1842, %1843 : index
    %1845 = arith.cmpi slt, %1844, %17 : index
    scf.if %1845 {
      %1846 = arith.cmpi eq, %hasFactors, %c8 : index
      %1847 = arith.muli %1844, %c6 : index
      %1848 = memref.load %factors[%1847] : memref<?xf32>
      %1849 = arith.mulf %1848, %operandScale : f32
      %1850 = arith.select %1846, %1849, %operandScale : f32
      %1851 = arith.remui %1839, %c14 : index
      %1852 = arith.muli %1851, %c19 : index
      %1853 = arith.addi %13, %1852 : index
      %1854 = vector.load %w[%1853] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1855 = vector.bitcast %1854 : vector<4xi8> to vector<1xf32>
      %1856 = vector.extract %1855[0] : f32 from vector<1xf32>
      %1857 = arith.mulf %1856, %1850 : f32
      %1858 = arith.mulf %1837, %1857 : f32
      %1859 = arith.remui %1839, %c14 : index
      %1860 = arith.muli %1859, %c19 : index
      %1861 = arith.addi %15, %1860 : index
      %1862 = vector.load %w[%1861] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1863 = vector.bitcast %1862 : vector<4xi8> to vector<1xf32>
      %1864 = vector.extract %1863[0] : f32 from vector<1xf32>
      %1865 = arith.mulf %1864, %1850 : f32
      %1866 = arith.mulf %1838, %1865 : f32
      %1867 = arith.muli %1844, %outputFeatures : index
      %1868 = arith.addi %1867, %21 : index
      %1869 = wave.lane
      %1870 = arith.remui %1869, %c14 : index
      %1871 = arith.addi %1868, %1870 : index
      scf.if %19 {
        %1872 = arith.addi %1871, %c7 : index
        %1873 = memref.load %residual[%1872] : memref<?xf32>
        %1874 = arith.addf %1873, %1858 : f32
        %1875 = arith.addi %1871, %c7 : index
        memref.store %1874, %out[%1875] : memref<?xf32>
      } else {
        %1876 = arith.addi %1871, %c7 : index
        memref.store %1858, %out[%1876] : memref<?xf32>
      }
      scf.if %19 {
        %1877 = arith.addi %1871, %c14 : index
        %1878 = memref.load %residual[%1877] : memref<?xf32>
        %1879 = arith.addf %1878, %1866 : f32
        %1880 = arith.addi %1871, %c14 : index
        memref.store %1879, %out[%1880] : memref<?xf32>
      } else {
        %1881 = arith.addi %1871, %c14 : index
        memref.store %1866, %out[%1881] : memref<?xf32>
      }
    }
    %1882 = vector.extract %635#4[6] : f32 from vector<8xf32>
    %1883 = vector.extract %635#5[6] : f32 from vector<8xf32>
    %1884 = wave.lane
    %1885 = arith.addi %18, %c12 : index
    %1886 = arith.muli %c31, %c6 : index
    %1887 = arith.addi %1885, %1886 : index
    %1888 = arith.divui %1884, %c14 : index
    %1889 = arith.addi %1887, %1888 : index
    %1890 = arith.cmpi slt, %1889, %17 : index
    scf.if %1890 {
      %1891 = arith.cmpi eq, %hasFactors, %c8 : index
      %1892 = arith.muli %1889, %c6 : index
      %1893 = memref.load %factors[%1892] : memref<?xf32>
      %1894 = arith.mulf %1893, %operandScale : f32
      %1895 = arith.select %1891, %1894, %operandScale : f32
      %1896 = arith.remui %1884, %c14 : index
      %1897 = arith.muli %1896, %c19 : index
      %1898 = arith.addi %13, %1897 : index
      %1899 = vector.load %w[%1898] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1900 = vector.bitcast %1899 : vector<4xi8> to vector<1xf32>
      %1901 = vector.extract %1900[0] : f32 from vector<1xf32>
      %1902 = arith.mulf %1901, %1895 : f32
      %1903 = arith.mulf %1882, %1902 : f32
      %1904 = arith.remui %1884, %c14 : index
      %1905 = arith.muli %1904, %c19 : index
      %1906 = arith.addi %15, %1905 : index
      %1907 = vector.load %w[%1906] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1908 = vector.bitcast %1907 : vector<4xi8> to vector<1xf32>
      %1909 = vector.extract %1908[0] : f32 from vector<1xf32>
      %1910 = arith.mulf %1909, %1895 : f32
      %1911 = arith.mulf %1883, %1910 : f32
      %1912 = arith.muli %1889, %outputFeatures : index
      %1913 = arith.addi %1912, %21 : index
      %1914 = wave.lane
      %1915 = arith.remui %1914, %c14 : index
      %1916 = arith.addi %1913, %1915 : index
      scf.if %19 {
        %1917 = arith.addi %1916, %c7 : index
        %1918 = memref.load %residual[%1917] : memref<?xf32>
        %1919 = arith.addf %1918, %1903 : f32
        %1920 = arith.addi %1916, %c7 : index
        memref.store %1919, %out[%1920] : memref<?xf32>
      } else {
        %1921 = arith.addi %1916, %c7 : index
        memref.store %1903, %out[%1921] : memref<?xf32>
      }
      scf.if %19 {
        %1922 = arith.addi %1916, %c14 : index
        %1923 = memref.load %residual[%1922] : memref<?xf32>
        %1924 = arith.addf %1923, %1911 : f32
        %1925 = arith.addi %1916, %c14 : index
        memref.store %1924, %out[%1925] : memref<?xf32>
      } else {
        %1926 = arith.addi %1916, %c14 : index
        memref.store %1911, %out[%1926] : memref<?xf32>
      }
    }
    %1927 = vector.extract %635#4[7] : f32 from vector<8xf32>
    %1928 = vector.extract %635#5[7] : f32 from vector<8xf32>
    %1929 = wave.lane
    %1930 = arith.addi %18, %c12 : index
    %1931 = arith.muli %c32, %c6 : index
    %1932 = arith.addi %1930, %1931 : index
    %1933 = arith.divui %1929, %c14 : index
    %1934 = arith.addi %1932, %1933 : index
    %1935 = arith.cmpi slt, %1934, %17 : index
    scf.if %1935 {
      %1936 = arith.cmpi eq, %hasFactors, %c8 : index
      %1937 = arith.muli %1934, %c6 : index
      %1938 = memref.load %factors[%1937] : memref<?xf32>
      %1939 = arith.mulf %1938, %operandScale : f32
      %1940 = arith.select %1936, %1939, %operandScale : f32
      %1941 = arith.remui %1929, %c14 : index
      %1942 = arith.muli %1941, %c19 : index
      %1943 = arith.addi %13, %1942 : index
      %1944 = vector.load %w[%1943] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1945 = vector.bitcast %1944 : vector<4xi8> to vector<1xf32>
      %1946 = vector.extract %1945[0] : f32 from vector<1xf32>
      %1947 = arith.mulf %1946, %1940 : f32
      %1948 = arith.mulf %1927, %1947 : f32
      %1949 = arith.remui %1929, %c14 : index
      %1950 = arith.muli %1949, %c19 : index
      %1951 = arith.addi %15, %1950 : index
      %1952 = vector.load %w[%1951] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1953 = vector.bitcast %1952 : vector<4xi8> to vector<1xf32>
      %1954 = vector.extract %1953[0] : f32 from vector<1xf32>
      %1955 = arith.mulf %1954, %1940 : f32
      %1956 = arith.mulf %1928, %1955 : f32
      %1957 = arith.muli %1934, %outputFeatures : index
      %1958 = arith.addi %1957, %21 : index
      %1959 = wave.lane
      %1960 = arith.remui %1959, %c14 : index
      %1961 = arith.addi %1958, %1960 : index
      scf.if %19 {
        %1962 = arith.addi %1961, %c7 : index
        %1963 = memref.load %residual[%1962] : memref<?xf32>
        %1964 = arith.addf %1963, %1948 : f32
        %1965 = arith.addi %1961, %c7 : index
        memref.store %1964, %out[%1965] : memref<?xf32>
      } else {
        %1966 = arith.addi %1961, %c7 : index
        memref.store %1948, %out[%1966] : memref<?xf32>
      }
      scf.if %19 {
        %1967 = arith.addi %1961, %c14 : index
        %1968 = memref.load %residual[%1967] : memref<?xf32>
        %1969 = arith.addf %1968, %1956 : f32
        %1970 = arith.addi %1961, %c14 : index
        memref.store %1969, %out[%1970] : memref<?xf32>
      } else {
        %1971 = arith.addi %1961, %c14 : index
        memref.store %1956, %out[%1971] : memref<?xf32>
      }
    }
    %1972 = wave.lane
    %1973 = vector.extract %635#6[0] : f32 from vector<8xf32>
    %1974 = vector.extract %635#7[0] : f32 from vector<8xf32>
    %1975 = wave.lane
    %1976 = arith.addi %18, %c15 : index
    %1977 = arith.muli %c7, %c6 : index
    %1978 = arith.addi %1976, %1977 : index
    %1979 = arith.divui %1975, %c14 : index
    %1980 = arith.addi %1978, %1979 : index
    %1981 = arith.cmpi slt, %1980, %17 : index
    scf.if %1981 {
      %1982 = arith.cmpi eq, %hasFactors, %c8 : index
      %1983 = arith.muli %1980, %c6 : index
      %1984 = memref.load %factors[%1983] : memref<?xf32>
      %1985 = arith.mulf %1984, %operandScale : f32
      %1986 = arith.select %1982, %1985, %operandScale : f32
      %1987 = arith.remui %1975, %c14 : index
      %1988 = arith.muli %1987, %c19 : index
      %1989 = arith.addi %13, %1988 : index
      %1990 = vector.load %w[%1989] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1991 = vector.bitcast %1990 : vector<4xi8> to vector<1xf32>
      %1992 = vector.extract %1991[0] : f32 from vector<1xf32>
      %1993 = arith.mulf %1992, %1986 : f32
      %1994 = arith.mulf %1973, %1993 : f32
      %1995 = arith.remui %1975, %c14 : index
      %1996 = arith.muli %1995, %c19 : index
      %1997 = arith.addi %15, %1996 : index
      %1998 = vector.load %w[%1997] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1999 = vector.bitcast %1998 : vector<4xi8> to vector<1xf32>
      %2000 = vector.extract %1999[0] : f32 from vector<1xf32>
      %2001 = arith.mulf %2000, %1986 : f32
      %2002 = arith.mulf %1974, %2001 : f32
      %2003 = arith.muli %1980, %outputFeatures : index
      %2004 = arith.addi %2003, %21 : index
      %2005 = wave.lane
      %2006 = arith.remui %2005, %c14 : index
      %2007 = arith.addi %2004, %2006 : index
      scf.if %19 {
        %2008 = arith.addi %2007, %c7 : index
        %2009 = memref.load %residual[%2008] : memref<?xf32>
        %2010 = arith.addf %2009, %1994 : f32
        %2011 = arith.addi %2007, %c7 : index
        memref.store %2010, %out[%2011] : memref<?xf32>
      } else {
        %2012 = arith.addi %2007, %c7 : index
        memref.store %1994, %out[%2012] : memref<?xf32>
      }
      scf.if %19 {
        %2013 = arith.addi %2007, %c14 : index
        %2014 = memref.load %residual[%2013] : memref<?xf32>
        %2015 = arith.addf %2014, %2002 : f32
        %2016 = arith.addi %2007, %c14 : index
        memref.store %2015, %out[%2016] : memref<?xf32>
      } else {
        %2017 = arith.addi %2007, %c14 : index
        memref.store %2002, %out[%2017] : memref<?xf32>
      }
    }
    %2018 = vector.extract %635#6[1] : f32 from vector<8xf32>
    %2019 = vector.extract %635#7[1] : f32 from vector<8xf32>
    %2020 = wave.lane
    %2021 = arith.addi %18, %c15 : index
    %2022 = arith.muli %c8, %c6 : index
    %2023 = arith.addi %2021, %2022 : index
    %2024 = arith.divui %2020, %c14 : index
    %2025 = arith.addi %2023, %2024 : index
    %2026 = arith.cmpi slt, %2025, %17 : index
    scf.if %2026 {
      %2027 = arith.cmpi eq, %hasFactors, %c8 : index
      %2028 = arith.muli %2025, %c6 : index
      %2029 = memref.load %factors[%2028] : memref<?xf32>
      %2030 = arith.mulf %2029, %operandScale : f32
      %2031 = arith.select %2027, %2030, %operandScale : f32
      %2032 = arith.remui %2020, %c14 : index
      %2033 = arith.muli %2032, %c19 : index
      %2034 = arith.addi %13, %2033 : index
      %2035 = vector.load %w[%2034] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2036 = vector.bitcast %2035 : vector<4xi8> to vector<1xf32>
      %2037 = vector.extract %2036[0] : f32 from vector<1xf32>
      %2038 = arith.mulf %2037, %2031 : f32
      %2039 = arith.mulf %2018, %2038 : f32
      %2040 = arith.remui %2020, %c14 : index
      %2041 = arith.muli %2040, %c19 : index
      %2042 = arith.addi %15, %2041 : index
      %2043 = vector.load %w[%2042] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2044 = vector.bitcast %2043 : vector<4xi8> to vector<1xf32>
      %2045 = vector.extract %2044[0] : f32 from vector<1xf32>
      %2046 = arith.mulf %2045, %2031 : f32
      %2047 = arith.mulf %2019, %2046 : f32
      %2048 = arith.muli %2025, %outputFeatures : index
      %2049 = arith.addi %2048, %21 : index
      %2050 = wave.lane
      %2051 = arith.remui %2050, %c14 : index
      %2052 = arith.addi %2049, %2051 : index
      scf.if %19 {
        %2053 = arith.addi %2052, %c7 : index
        %2054 = memref.load %residual[%2053] : memref<?xf32>
        %2055 = arith.addf %2054, %2039 : f32
        %2056 = arith.addi %2052, %c7 : index
        memref.store %2055, %out[%2056] : memref<?xf32>
      } else {
        %2057 = arith.addi %2052, %c7 : index
        memref.store %2039, %out[%2057] : memref<?xf32>
      }
      scf.if %19 {
        %2058 = arith.addi %2052, %c14 : index
        %2059 = memref.load %residual[%2058] : memref<?xf32>
        %2060 = arith.addf %2059, %2047 : f32
        %2061 = arith.addi %2052, %c14 : index
        memref.store %2060, %out[%2061] : memref<?xf32>
      } else {
        %2062 = arith.addi %2052, %c14 : index
        memref.store %2047, %out[%2062] : memref<?xf32>
      }
    }
    %2063 = vector.extract %635#6[2] : f32 from vector<8xf32>
    %2064 = vector.extract %635#7[2] : f32 from vector<8xf32>
    %2065 = wave.lane
    %2066 = arith.addi %18, %c15 : index
    %2067 = arith.muli %c6, %c6 : index
    %2068 = arith.addi %2066, %2067 : index
    %2069 = arith.divui %2065, %c14 : index
    %2070 = arith.addi %2068, %2069 : index
    %2071 = arith.cmpi slt, %2070, %17 : index
    scf.if %2071 {
      %2072 = arith.cmpi eq, %hasFactors, %c8 : index
      %2073 = arith.muli %2070, %c6 : index
      %2074 = memref.load %factors[%2073] : memref<?xf32>
      %2075 = arith.mulf %2074, %operandScale : f32
      %2076 = arith.select %2072, %2075, %operandScale : f32
      %2077 = arith.remui %2065, %c14 : index
      %2078 = arith.muli %2077, %c19 : index
      %2079 = arith.addi %13, %2078 : index
      %2080 = vector.load %w[%2079] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2081 = vector.bitcast %2080 : vector<4xi8> to vector<1xf32>
      %2082 = vector.extract %2081[0] : f32 from vector<1xf32>
      %2083 = arith.mulf %2082, %2076 : f32
      %2084 = arith.mulf %2063, %2083 : f32
      %2085 = arith.remui %2065, %c14 : index
      %2086 = arith.muli %2085, %c19 : index
      %2087 = arith.addi %15, %2086 : index
      %2088 = vector.load %w[%2087] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2089 = vector.bitcast %2088 : vector<4xi8> to vector<1xf32>
      %2090 = vector.extract %2089[0] : f32 from vector<1xf32>
      %2091 = arith.mulf %2090, %2076 : f32
      %2092 = arith.mulf %2064, %2091 : f32
      %2093 = arith.muli %2070, %outputFeatures : index
      %2094 = arith.addi %2093, %21 : index
      %2095 = wave.lane
      %2096 = arith.remui %2095, %c14 : index
      %2097 = arith.addi %2094, %2096 : index
      scf.if %19 {
        %2098 = arith.addi %2097, %c7 : index
        %2099 = memref.load %residual[%2098] : memref<?xf32>
        %2100 = arith.addf %2099, %2084 : f32
        %2101 = arith.addi %2097, %c7 : index
        memref.store %2100, %out[%2101] : memref<?xf32>
      } else {
        %2102 = arith.addi %2097, %c7 : index
        memref.store %2084, %out[%2102] : memref<?xf32>
      }
      scf.if %19 {
        %2103 = arith.addi %2097, %c14 : index
        %2104 = memref.load %residual[%2103] : memref<?xf32>
        %2105 = arith.addf %2104, %2092 : f32
        %2106 = arith.addi %2097, %c14 : index
        memref.store %2105, %out[%2106] : memref<?xf32>
      } else {
        %2107 = arith.addi %2097, %c14 : index
        memref.store %2092, %out[%2107] : memref<?xf32>
      }
    }
    %2108 = vector.extract %635#6[3] : f32 from vector<8xf32>
    %2109 = vector.extract %635#7[3] : f32 from vector<8xf32>
    %2110 = wave.lane
    %2111 = arith.addi %18, %c15 : index
    %2112 = arith.muli %c27, %c6 : index
    %2113 = arith.addi %2111, %2112 : index
    %2114 = arith.divui %2110, %c14 : index
    %2115 = arith.addi %2113, %2114 : index
    %2116 = arith.cmpi slt, %2115, %17 : index
    scf.if %2116 {
      %2117 = arith.cmpi eq, %hasFactors, %c8 : index
      %2118 = arith.muli %2115, %c6 : index
      %2119 = memref.load %factors[%2118] : memref<?xf32>
      %2120 = arith.mulf %2119, %operandScale : f32
      %2121 = arith.select %2117, %2120, %operandScale : f32
      %2122 = arith.remui %2110, %c14 : index
      %2123 = arith.muli %2122, %c19 : index
      %2124 = arith.addi %13, %2123 : index
      %2125 = vector.load %w[%2124] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2126 = vector.bitcast %2125 : vector<4xi8> to vector<1xf32>
      %2127 = vector.extract %2126[0] : f32 from vector<1xf32>
      %2128 = arith.mulf %2127, %2121 : f32
      %2129 = arith.mulf %2108, %2128 : f32
      %2130 = arith.remui %2110, %c14 : index
      %2131 = arith.muli %2130, %c19 : index
      %2132 = arith.addi %15, %2131 : index
      %2133 = vector.load %w[%2132] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2134 = vector.bitcast %2133 : vector<4xi8> to vector<1xf32>
      %2135 = vector.extract %2134[0] : f32 from vector<1xf32>
      %2136 = arith.mulf %2135, %2121 : f32
      %2137 = arith.mulf %2109, %2136 : f32
      %2138 = arith.muli %2115, %outputFeatures : index
      %2139 = arith.addi %2138, %21 : index
      %2140 = wave.lane
      %2141 = arith.remui %2140, %c14 : index
      %2142 = arith.addi %2139, %2141 : index
      scf.if %19 {
        %2143 = arith.addi %2142, %c7 : index
        %2144 = memref.load %residual[%2143] : memref<?xf32>
        %2145 = arith.addf %2144, %2129 : f32
        %2146 = arith.addi %2142, %c7 : index
        memref.store %2145, %out[%2146] : memref<?xf32>
      } else {
        %2147 = arith.addi %2142, %c7 : index
        memref.store %2129, %out[%2147] : memref<?xf32>
      }
      scf.if %19 {
        %2148 = arith.addi %2142, %c14 : index
        %2149 = memref.load %residual[%2148] : memref<?xf32>
        %2150 = arith.addf %2149, %2137 : f32
        %2151 = arith.addi %2142, %c14 : index
        memref.store %2150, %out[%2151] : memref<?xf32>
      } else {
        %2152 = arith.addi %2142, %c14 : index
        memref.store %2137, %out[%2152] : memref<?xf32>
      }
    }
    %2153 = vector.extract %635#6[4] : f32 from vector<8xf32>
    %2154 = vector.extract %635#7[4] : f32 from vector<8xf32>
    %2155 = wave.lane
    %2156 = arith.addi %18, %c15 : index
    %2157 = arith.muli %c19, %c6 : index
    %2158 = arith.addi %2156, %2157 : index
    %2159 = arith.divui %2155, %c14 : index
    %2160 = arith.addi %2158, %2159 : index
    %2161 = arith.cmpi slt, %2160, %17 : index
    scf.if %2161 {
      %2162 = arith.cmpi eq, %hasFactors, %c8 : index
      %2163 = arith.muli %2160, %c6 : index
      %2164 = memref.load %factors[%2163] : memref<?xf32>
      %2165 = arith.mulf %2164, %operandScale : f32
      %2166 = arith.select %2162, %2165, %operandScale : f32
      %2167 = arith.remui %2155, %c14 : index
      %2168 = arith.muli %2167, %c19 : index
      %2169 = arith.addi %13, %2168 : index
      %2170 = vector.load %w[%2169] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2171 = vector.bitcast %2170 : vector<4xi8> to vector<1xf32>
      %2172 = vector.extract %2171[0] : f32 from vector<1xf32>
      %2173 = arith.mulf %2172, %2166 : f32
      %2174 = arith.mulf %2153, %2173 : f32
      %2175 = arith.remui %2155, %c14 : index
      %2176 = arith.muli %2175, %c19 : index
      %2177 = arith.addi %15, %2176 : index
      %2178 = vector.load %w[%2177] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2179 = vector.bitcast %2178 : vector<4xi8> to vector<1xf32>
      %2180 = vector.extract %2179[0] : f32 from vector<1xf32>
      %2181 = arith.mulf %2180, %2166 : f32
      %2182 = arith.mulf %2154, %2181 : f32
      %2183 = arith.muli %2160, %outputFeatures : index
      %2184 = arith.addi %2183, %21 : index
      %2185 = wave.lane
      %2186 = arith.remui %2185, %c14 : index
      %2187 = arith.addi %2184, %2186 : index
      scf.if %19 {
        %2188 = arith.addi %2187, %c7 : index
        %2189 = memref.load %residual[%2188] : memref<?xf32>
        %2190 = arith.addf %2189, %2174 : f32
        %2191 = arith.addi %2187, %c7 : index
        memref.store %2190, %out[%2191] : memref<?xf32>
      } else {
        %2192 = arith.addi %2187, %c7 : index
        memref.store %2174, %out[%2192] : memref<?xf32>
      }
      scf.if %19 {
        %2193 = arith.addi %2187, %c14 : index
        %2194 = memref.load %residual[%2193] : memref<?xf32>
        %2195 = arith.addf %2194, %2182 : f32
        %2196 = arith.addi %2187, %c14 : index
        memref.store %2195, %out[%2196] : memref<?xf32>
      } else {
        %2197 = arith.addi %2187, %c14 : index
        memref.store %2182, %out[%2197] : memref<?xf32>
      }
    }
    %2198 = vector.extract %635#6[5] : f32 from vector<8xf32>
    %2199 = vector.extract %635#7[5] : f32 from vector<8xf32>
    %2200 = wave.lane
    %2201 = arith.addi %18, %c15 : index
    %2202 = arith.muli %c30, %c6 : index
    %2203 = arith.addi %2201, %2202 : index
    %2204 = arith.divui %2200, %c14 : index
    %2205 = arith.addi %2203, %2204 : index
    %2206 = arith.cmpi slt, %2205, %17 : index
    scf.if %2206 {
      %2207 = arith.cmpi eq, %hasFactors, %c8 : index
      %2208 = arith.muli %2205, %c6 : index
      %2209 = memref.load %factors[%2208] : memref<?xf32>
      %2210 = arith.mulf %2209, %operandScale : f32
      %2211 = arith.select %2207, %2210, %operandScale : f32
      %2212 = arith.remui %2200, %c14 : index
      %2213 = arith.muli %2212, %c19 : index
      %2214 = arith.addi %13, %2213 : index
      %2215 = vector.load %w[%2214] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2216 = vector.bitcast %2215 : vector<4xi8> to vector<1xf32>
      %2217 = vector.extract %2216[0] : f32 from vector<1xf32>
      %2218 = arith.mulf %2217, %2211 : f32
      %2219 = arith.mulf %2198, %2218 : f32
      %2220 = arith.remui %2200, %c14 : index
      %2221 = arith.muli %2220, %c19 : index
      %2222 = arith.addi %15, %2221 : index
      %2223 = vector.load %w[%2222] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2224 = vector.bitcast %2223 : vector<4xi8> to vector<1xf32>
      %2225 = vector.extract %2224[0] : f32 from vector<1xf32>
      %2226 = arith.mulf %2225, %2211 : f32
      %2227 = arith.mulf %2199, %2226 : f32
      %2228 = arith.muli %2205, %outputFeatures : index
      %2229 = arith.addi %2228, %21 : index
      %2230 = wave.lane
      %2231 = arith.remui %2230, %c14 : index
      %2232 = arith.addi %2229, %2231 : index
      scf.if %19 {
        %2233 = arith.addi %2232, %c7 : index
        %2234 = memref.load %residual[%2233] : memref<?xf32>
        %2235 = arith.addf %2234, %2219 : f32
        %2236 = arith.addi %2232, %c7 : index
        memref.store %2235, %out[%2236] : memref<?xf32>
      } else {
        %2237 = arith.addi %2232, %c7 : index
        memref.store %2219, %out[%2237] : memref<?xf32>
      }
      scf.if %19 {
        %2238 = arith.addi %2232, %c14 : index
        %2239 = memref.load %residual[%2238] : memref<?xf32>
        %2240 = arith.addf %2239, %2227 : f32
        %2241 = arith.addi %2232, %c14 : index
        memref.store %2240, %out[%2241] : memref<?xf32>
      } else {
        %2242 = arith.addi %2232, %c14 : index
        memref.store %2227, %out[%2242] : memref<?xf32>
      }
    }
    %2243 = vector.extract %635#6[6] : f32 from vector<8xf32>
    %2244 = vector.extract %635#7[6] : f32 from vector<8xf32>
    %2245 = wave.lane
    %2246 = arith.addi %18, %c15 : index
    %2247 = arith.muli %c31, %c6 : index
    %2248 = arith.addi %2246, %2247 : index
    %2249 = arith.divui %2245, %c14 : index
    %2250 = arith.addi %2248, %2249 : index
    %2251 = arith.cmpi slt, %2250, %17 : index
    scf.if %2251 {
      %2252 = arith.cmpi eq, %hasFactors, %c8 : index
      %2253 = arith.muli %2250, %c6 : index
      %2254 = memref.load %factors[%2253] : memref<?xf32>
      %2255 = arith.mulf %2254, %operandScale : f32
      %2256 = arith.select %2252, %2255, %operandScale : f32
      %2257 = arith.remui %2245, %c14 : index
      %2258 = arith.muli %2257, %c19 : index
      %2259 = arith.addi %13, %2258 : index
      %2260 = vector.load %w[%2259] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2261 = vector.bitcast %2260 : vector<4xi8> to vector<1xf32>
      %2262 = vector.extract %2261[0] : f32 from vector<1xf32>
      %2263 = arith.mulf %2262, %2256 : f32
      %2264 = arith.mulf %2243, %2263 : f32
      %2265 = arith.remui %2245, %c14 : index
      %2266 = arith.muli %2265, %c19 : index
      %2267 = arith.addi %15, %2266 : index
      %2268 = vector.load %w[%2267] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2269 = vector.bitcast %2268 : vector<4xi8> to vector<1xf32>
      %2270 = vector.extract %2269[0] : f32 from vector<1xf32>
      %2271 = arith.mulf %2270, %2256 : f32
      %2272 = arith.mulf %2244, %2271 : f32
      %2273 = arith.muli %2250, %outputFeatures : index
      %2274 = arith.addi %2273, %21 : index
      %2275 = wave.lane
      %2276 = arith.remui %2275, %c14 : index
      %2277 = arith.addi %2274, %2276 : index
      scf.if %19 {
        %2278 = arith.addi %2277, %c7 : index
        %2279 = memref.load %residual[%2278] : memref<?xf32>
        %2280 = arith.addf %2279, %2264 : f32
        %2281 = arith.addi %2277, %c7 : index
        memref.store %2280, %out[%2281] : memref<?xf32>
      } else {
        %2282 = arith.addi %2277, %c7 : index
        memref.store %2264, %out[%2282] : memref<?xf32>
      }
      scf.if %19 {
        %2283 = arith.addi %2277, %c14 : index
        %2284 = memref.load %residual[%2283] : memref<?xf32>
        %2285 = arith.addf %2284, %2272 : f32
        %2286 = arith.addi %2277, %c14 : index
        memref.store %2285, %out[%2286] : memref<?xf32>
      } else {
        %2287 = arith.addi %2277, %c14 : index
        memref.store %2272, %out[%2287] : memref<?xf32>
      }
    }
    %2288 = vector.extract %635#6[7] : f32 from vector<8xf32>
    %2289 = vector.extract %635#7[7] : f32 from vector<8xf32>
    %2290 = wave.lane
    %2291 = arith.addi %18, %c15 : index
    %2292 = arith.muli %c32, %c6 : index
    %2293 = arith.addi %2291, %2292 : index
    %2294 = arith.divui %2290, %c14 : index
    %2295 = arith.addi %2293, %2294 : index
    %2296 = arith.cmpi slt, %2295, %17 : index
    scf.if %2296 {
      %2297 = arith.cmpi eq, %hasFactors, %c8 : index
      %2298 = arith.muli %2295, %c6 : index
      %2299 = memref.load %factors[%2298] : memref<?xf32>
      %2300 = arith.mulf %2299, %operandScale : f32
      %2301 = arith.select %2297, %2300, %operandScale : f32
      %2302 = arith.remui %2290, %c14 : index
      %2303 = arith.muli %2302, %c19 : index
      %2304 = arith.addi %13, %2303 : index
      %2305 = vector.load %w[%2304] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2306 = vector.bitcast %2305 : vector<4xi8> to vector<1xf32>
      %2307 = vector.extract %2306[0] : f32 from vector<1xf32>
      %2308 = arith.mulf %2307, %2301 : f32
      %2309 = arith.mulf %2288, %2308 : f32
      %2310 = arith.remui %2290, %c14 : index
      %2311 = arith.muli %2310, %c19 : index
      %2312 = arith.addi %15, %2311 : index
      %2313 = vector.load %w[%2312] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2314 = vector.bitcast %2313 : vector<4xi8> to vector<1xf32>
      %2315 = vector.extract %2314[0] : f32 from vector<1xf32>
      %2316 = arith.mulf %2315, %2301 : f32
      %2317 = arith.mulf %2289, %2316 : f32
      %2318 = arith.muli %2295, %outputFeatures : index
      %2319 = arith.addi %2318, %21 : index
      %2320 = wave.lane
      %2321 = arith.remui %2320, %c14 : index
      %2322 = arith.addi %2319, %2321 : index
      scf.if %19 {
        %2323 = arith.addi %2322, %c7 : index
        %2324 = memref.load %residual[%2323] : memref<?xf32>
        %2325 = arith.addf %2324, %2309 : f32
        %2326 = arith.addi %2322, %c7 : index
        memref.store %2325, %out[%2326] : memref<?xf32>
      } else {
        %2327 = arith.addi %2322, %c7 : index
        memref.store %2309, %out[%2327] : memref<?xf32>
      }
      scf.if %19 {
        %2328 = arith.addi %2322, %c14 : index
        %2329 = memref.load %residual[%2328] : memref<?xf32>
        %2330 = arith.addf %2329, %2317 : f32
        %2331 = arith.addi %2322, %c14 : index
        memref.store %2330, %out[%2331] : memref<?xf32>
      } else {
        %2332 = arith.addi %2322, %c14 : index
        memref.store %2317, %out[%2332] : memref<?xf32>
      }
    }
  }
  wave.return
}
