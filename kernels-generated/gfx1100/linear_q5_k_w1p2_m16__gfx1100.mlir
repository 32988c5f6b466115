// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q5_k', waves=1, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q5_k_w1p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %c10 = arith.constant 16 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c13 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 4 : index
  %c20 = arith.constant dense<0> : vector<4xi32>
  %c21 = arith.constant dense<983055> : vector<4xi32>
  %c22 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c23 = arith.constant dense<65537> : vector<4xi32>
  %c24 = arith.constant dense<4> : vector<4xi32>
  %c25 = arith.constant dense<1677747200> : vector<4xi32>
  %c26 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c27 = arith.constant dense<8> : vector<4xi32>
  %c28 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c29 = arith.constant dense<12> : vector<4xi32>
  %c30 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c31 = arith.constant dense<0x6400> : vector<32xf16>
  %c32 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c35 = arith.constant 5 : index
  %c36 = arith.constant 6 : index
  %c37 = arith.constant 7 : index
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
  %18 = arith.muli %1, %c10 : index
  %19 = arith.cmpi eq, %hasResidual, %c8 : index
  %20 = wave.block 0
  %21 = arith.muli %20, %c13 : index
  %22 = arith.cmpi slt, %18, %17 : index
  scf.if %22 {
    %23 = wave.lane
    %24 = arith.remui %23, %c10 : index
    %25 = arith.remui %24, %tileRows : index
    %26 = arith.addi %18, %25 : index
    %27 = arith.divui %26, %tileRows : index
    %28 = arith.divui %inputFeatures, %c10 : index
    %29 = arith.muli %27, %28 : index
    %30 = arith.divui %c7, %c10 : index
    %31 = arith.addi %29, %30 : index
    %32 = arith.muli %31, %c6 : index
    %33 = arith.remui %c7, %c10 : index
    %34 = arith.divui %33, %c15 : index
    %35 = arith.addi %32, %34 : index
    %36 = arith.muli %tileRows, %c15 : index
    %37 = arith.muli %35, %36 : index
    %38 = arith.remui %26, %tileRows : index
    %39 = arith.muli %38, %c15 : index
    %40 = arith.addi %37, %39 : index
    %41 = arith.remui %c7, %c15 : index
    %42 = arith.addi %40, %41 : index
    %43 = wave.wave
    %44 = arith.divui %inputFeatures, %c13 : index
    %45 = arith.muli %43, %stepsPerWave : index
    %46 = arith.minsi %45, %44 : index
    %47 = arith.addi %46, %stepsPerWave : index
    %48 = arith.minsi %47, %44 : index
    %49 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %50 = arith.subi %48, %46 : index
    %51 = arith.divui %50, %c6 : index
    %52 = arith.muli %51, %c6 : index
    %53 = arith.addi %46, %52 : index
    %54 = arith.addi %46, %stepsPerWave : index
    %55 = arith.select %49, %54, %53 : index
    %59:2 = scf.for %56 = %46 to %55 step %c6 iter_args(%57 = %c16, %58 = %c16) -> (vector<8xf32>, vector<8xf32>) {
      %60 = wave.lane
      %61 = arith.addi %56, %c7 : index
      %62 = arith.remui %60, %c10 : index
      %63 = arith.addi %13, %c5 : index
      %64 = arith.divui %61, %c15 : index
      %65 = arith.muli %64, %c3 : index
      %66 = arith.addi %63, %65 : index
      %67 = arith.muli %62, %c19 : index
      %68 = arith.addi %66, %67 : index
      %69 = vector.load %w[%68] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %70 = vector.bitcast %69 : vector<4xi8> to vector<2xf16>
      %71 = arith.divui %inputFeatures, %c2 : index
      %72 = arith.muli %71, %c3 : index
      %73 = arith.addi %63, %72 : index
      %74 = arith.muli %61, %c13 : index
      %75 = arith.addi %73, %74 : index
      %76 = arith.muli %62, %c6 : index
      %77 = arith.addi %75, %76 : index
      %78 = vector.load %w[%77] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %79 = vector.extract %70[0] : f16 from vector<2xf16>
      %80 = arith.extf %79 : f16 to f32
      %81 = vector.extract %78[0] : i8 from vector<2xi8>
      %82 = arith.extui %81 : i8 to i32
      %83 = arith.sitofp %82 : i32 to f32
      %84 = arith.mulf %80, %83 : f32
      %85 = arith.truncf %84 : f32 to f16
      %86 = vector.broadcast %85 : f16 to vector<16xf16>
      %87 = vector.extract %70[1] : f16 from vector<2xf16>
      %88 = arith.extf %87 : f16 to f32
      %89 = vector.extract %78[1] : i8 from vector<2xi8>
      %90 = arith.extui %89 : i8 to i32
      %91 = arith.sitofp %90 : i32 to f32
      %92 = arith.mulf %88, %91 : f32
      %93 = arith.truncf %92 : f32 to f16
      %94 = vector.broadcast %93 : f16 to vector<16xf16>
      %95 = arith.addi %13, %c5 : index
      %96 = arith.divui %inputFeatures, %c2 : index
      %97 = arith.muli %96, %c3 : index
      %98 = arith.addi %97, %inputFeatures : index
      %99 = arith.addi %98, %c4 : index
      %100 = arith.divui %99, %c5 : index
      %101 = arith.muli %100, %c5 : index
      %102 = arith.addi %95, %101 : index
      %103 = arith.muli %inputFeatures, %c15 : index
      %104 = arith.addi %102, %103 : index
      %105 = arith.muli %61, %c10 : index
      %106 = arith.addi %105, %62 : index
      %107 = arith.muli %106, %c19 : index
      %108 = arith.addi %104, %107 : index
      %109 = arith.muli %61, %c2 : index
      %110 = arith.addi %102, %109 : index
      %111 = arith.muli %62, %c10 : index
      %112 = arith.addi %110, %111 : index
      %113 = vector.load %w[%108] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %114 = vector.bitcast %113 : vector<4xi8> to vector<1xi32>
      %115 = vector.shuffle %114, %114 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %116 = vector.load %w[%112] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %117 = vector.bitcast %116 : vector<16xi8> to vector<4xi32>
      %118 = arith.shrui %117, %c20 : vector<4xi32>
      %119 = arith.andi %118, %c21 : vector<4xi32>
      %120 = arith.shrui %115, %c22 : vector<4xi32>
      %121 = arith.andi %120, %c23 : vector<4xi32>
      %122 = arith.shli %121, %c24 : vector<4xi32>
      %123 = arith.ori %119, %122 : vector<4xi32>
      %124 = arith.ori %123, %c25 : vector<4xi32>
      %125 = vector.bitcast %124 : vector<4xi32> to vector<8xf16>
      %126 = arith.shrui %117, %c24 : vector<4xi32>
      %127 = arith.andi %126, %c21 : vector<4xi32>
      %128 = arith.shrui %115, %c26 : vector<4xi32>
      %129 = arith.andi %128, %c23 : vector<4xi32>
      %130 = arith.shli %129, %c24 : vector<4xi32>
      %131 = arith.ori %127, %130 : vector<4xi32>
      %132 = arith.ori %131, %c25 : vector<4xi32>
      %133 = vector.bitcast %132 : vector<4xi32> to vector<8xf16>
      %134 = arith.shrui %117, %c27 : vector<4xi32>
      %135 = arith.andi %134, %c21 : vector<4xi32>
      %136 = arith.shrui %115, %c28 : vector<4xi32>
      %137 = arith.andi %136, %c23 : vector<4xi32>
      %138 = arith.shli %137, %c24 : vector<4xi32>
      %139 = arith.ori %135, %138 : vector<4xi32>
      %140 = arith.ori %139, %c25 : vector<4xi32>
      %141 = vector.bitcast %140 : vector<4xi32> to vector<8xf16>
      %142 = arith.shrui %117, %c29 : vector<4xi32>
      %143 = arith.andi %142, %c21 : vector<4xi32>
      %144 = arith.shrui %115, %c30 : vector<4xi32>
      %145 = arith.andi %144, %c23 : vector<4xi32>
      %146 = arith.shli %145, %c24 : vector<4xi32>
      %147 = arith.ori %143, %146 : vector<4xi32>
      %148 = arith.ori %147, %c25 : vector<4xi32>
      %149 = vector.bitcast %148 : vector<4xi32> to vector<8xf16>
      %150 = vector.shuffle %125, %133 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %151 = vector.shuffle %141, %149 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %152 = vector.shuffle %150, %151 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %153 = arith.subf %152, %c31 : vector<32xf16>
      %154 = vector.shuffle %153, %153 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %155 = vector.shuffle %153, %153 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %156 = math.fma %154, %86, %94 : vector<16xf16>
      %157 = math.fma %155, %86, %94 : vector<16xf16>
      %158 = arith.addi %56, %c8 : index
      %159 = arith.remui %60, %c10 : index
      %160 = arith.addi %13, %c5 : index
      %161 = arith.divui %158, %c15 : index
      %162 = arith.muli %161, %c3 : index
      %163 = arith.addi %160, %162 : index
      %164 = arith.muli %159, %c19 : index
      %165 = arith.addi %163, %164 : index
      %166 = vector.load %w[%165] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %167 = vector.bitcast %166 : vector<4xi8> to vector<2xf16>
      %168 = arith.divui %inputFeatures, %c2 : index
      %169 = arith.muli %168, %c3 : index
      %170 = arith.addi %160, %169 : index
      %171 = arith.muli %158, %c13 : index
      %172 = arith.addi %170, %171 : index
      %173 = arith.muli %159, %c6 : index
      %174 = arith.addi %172, %173 : index
      %175 = vector.load %w[%174] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %176 = vector.extract %167[0] : f16 from vector<2xf16>
      %177 = arith.extf %176 : f16 to f32
      %178 = vector.extract %175[0] : i8 from vector<2xi8>
      %179 = arith.extui %178 : i8 to i32
      %180 = arith.sitofp %179 : i32 to f32
      %181 = arith.mulf %177, %180 : f32
      %182 = arith.truncf %181 : f32 to f16
      %183 = vector.broadcast %182 : f16 to vector<16xf16>
      %184 = vector.extract %167[1] : f16 from vector<2xf16>
      %185 = arith.extf %184 : f16 to f32
      %186 = vector.extract %175[1] : i8 from vector<2xi8>
      %187 = arith.extui %186 : i8 to i32
      %188 = arith.sitofp %187 : i32 to f32
      %189 = arith.mulf %185, %188 : f32
      %190 = arith.truncf %189 : f32 to f16
      %191 = vector.broadcast %190 : f16 to vector<16xf16>
      %192 = arith.addi %13, %c5 : index
      %193 = arith.divui %inputFeatures, %c2 : index
      %194 = arith.muli %193, %c3 : index
      %195 = arith.addi %194, %inputFeatures : index
      %196 = arith.addi %195, %c4 : index
      %197 = arith.divui %196, %c5 : index
      %198 = arith.muli %197, %c5 : index
      %199 = arith.addi %192, %198 : index
      %200 = arith.muli %inputFeatures, %c15 : index
      %201 = arith.addi %199, %200 : index
      %202 = arith.muli %158, %c10 : index
      %203 = arith.addi %202, %159 : index
      %204 = arith.muli %203, %c19 : index
      %205 = arith.addi %201, %204 : index
      %206 = arith.muli %158, %c2 : index
      %207 = arith.addi %199, %206 : index
      %208 = arith.muli %159, %c10 : index
      %209 = arith.addi %207, %208 : index
      %210 = vector.load %w[%205] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %211 = vector.bitcast %210 : vector<4xi8> to vector<1xi32>
      %212 = vector.shuffle %211, %211 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %213 = vector.load %w[%209] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %214 = vector.bitcast %213 : vector<16xi8> to vector<4xi32>
      %215 = arith.shrui %214, %c20 : vector<4xi32>
      %216 = arith.andi %215, %c21 : vector<4xi32>
      %217 = arith.shrui %212, %c22 : vector<4xi32>
      %218 = arith.andi %217, %c23 : vector<4xi32>
      %219 = arith.shli %218, %c24 : vector<4xi32>
      %220 = arith.ori %216, %219 : vector<4xi32>
      %221 = arith.ori %220, %c25 : vector<4xi32>
      %222 = vector.bitcast %221 : vector<4xi32> to vector<8xf16>
      %223 = arith.shrui %214, %c24 : vector<4xi32>
      %224 = arith.andi %223, %c21 : vector<4xi32>
      %225 = arith.shrui %212, %c26 : vector<4xi32>
      %226 = arith.andi %225, %c23 : vector<4xi32>
      %227 = arith.shli %226, %c24 : vector<4xi32>
      %228 = arith.ori %224, %227 : vector<4xi32>
      %229 = arith.ori %228, %c25 : vector<4xi32>
      %230 = vector.bitcast %229 : vector<4xi32> to vector<8xf16>
      %231 = arith.shrui %214, %c27 : vector<4xi32>
      %232 = arith.andi %231, %c21 : vector<4xi32>
      %233 = arith.shrui %212, %c28 : vector<4xi32>
      %234 = arith.andi %233, %c23 : vector<4xi32>
      %235 = arith.shli %234, %c24 : vector<4xi32>
      %236 = arith.ori %232, %235 : vector<4xi32>
      %237 = arith.ori %236, %c25 : vector<4xi32>
      %238 = vector.bitcast %237 : vector<4xi32> to vector<8xf16>
      %239 = arith.shrui %214, %c29 : vector<4xi32>
      %240 = arith.andi %239, %c21 : vector<4xi32>
      %241 = arith.shrui %212, %c30 : vector<4xi32>
      %242 = arith.andi %241, %c23 : vector<4xi32>
      %243 = arith.shli %242, %c24 : vector<4xi32>
      %244 = arith.ori %240, %243 : vector<4xi32>
      %245 = arith.ori %244, %c25 : vector<4xi32>
      %246 = vector.bitcast %245 : vector<4xi32> to vector<8xf16>
      %247 = vector.shuffle %222, %230 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %248 = vector.shuffle %238, %246 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %249 = vector.shuffle %247, %248 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %250 = arith.subf %249, %c31 : vector<32xf16>
      %251 = vector.shuffle %250, %250 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %252 = vector.shuffle %250, %250 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %253 = math.fma %251, %183, %191 : vector<16xf16>
      %254 = math.fma %252, %183, %191 : vector<16xf16>
      %255 = arith.addi %56, %c7 : index
      %256 = arith.remui %60, %c10 : index
      %257 = arith.addi %15, %c5 : index
      %258 = arith.divui %255, %c15 : index
      %259 = arith.muli %258, %c3 : index
      %260 = arith.addi %257, %259 : index
      %261 = arith.muli %256, %c19 : index
      %262 = arith.addi %260, %261 : index
      %263 = vector.load %w[%262] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %264 = vector.bitcast %263 : vector<4xi8> to vector<2xf16>
      %265 = arith.divui %inputFeatures, %c2 : index
      %266 = arith.muli %265, %c3 : index
      %267 = arith.addi %257, %266 : index
      %268 = arith.muli %255, %c13 : index
      %269 = arith.addi %267, %268 : index
      %270 = arith.muli %256, %c6 : index
      %271 = arith.addi %269, %270 : index
      %272 = vector.load %w[%271] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %273 = vector.extract %264[0] : f16 from vector<2xf16>
      %274 = arith.extf %273 : f16 to f32
      %275 = vector.extract %272[0] : i8 from vector<2xi8>
      %276 = arith.extui %275 : i8 to i32
      %277 = arith.sitofp %276 : i32 to f32
      %278 = arith.mulf %274, %277 : f32
      %279 = arith.truncf %278 : f32 to f16
      %280 = vector.broadcast %279 : f16 to vector<16xf16>
      %281 = vector.extract %264[1] : f16 from vector<2xf16>
      %282 = arith.extf %281 : f16 to f32
      %283 = vector.extract %272[1] : i8 from vector<2xi8>
      %284 = arith.extui %283 : i8 to i32
      %285 = arith.sitofp %284 : i32 to f32
      %286 = arith.mulf %282, %285 : f32
      %287 = arith.truncf %286 : f32 to f16
      %288 = vector.broadcast %287 : f16 to vector<16xf16>
      %289 = arith.addi %15, %c5 : index
      %290 = arith.divui %inputFeatures, %c2 : index
      %291 = arith.muli %290, %c3 : index
      %292 = arith.addi %291, %inputFeatures : index
      %293 = arith.addi %292, %c4 : index
      %294 = arith.divui %293, %c5 : index
      %295 = arith.muli %294, %c5 : index
      %296 = arith.addi %289, %295 : index
      %297 = arith.muli %inputFeatures, %c15 : index
      %298 = arith.addi %296, %297 : index
      %299 = arith.muli %255, %c10 : index
      %300 = arith.addi %299, %256 : index
      %301 = arith.muli %300, %c19 : index
      %302 = arith.addi %298, %301 : index
      %303 = arith.muli %255, %c2 : index
      %304 = arith.addi %296, %303 : index
      %305 = arith.muli %256, %c10 : index
      %306 = arith.addi %304, %305 : index
      %307 = vector.load %w[%302] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %308 = vector.bitcast %307 : vector<4xi8> to vector<1xi32>
      %309 = vector.shuffle %308, %308 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %310 = vector.load %w[%306] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %311 = vector.bitcast %310 : vector<16xi8> to vector<4xi32>
      %312 = arith.shrui %311, %c20 : vector<4xi32>
      %313 = arith.andi %312, %c21 : vector<4xi32>
      %314 = arith.shrui %309, %c22 : vector<4xi32>
      %315 = arith.andi %314, %c23 : vector<4xi32>
      %316 = arith.shli %315, %c24 : vector<4xi32>
      %317 = arith.ori %313, %316 : vector<4xi32>
      %318 = arith.ori %317, %c25 : vector<4xi32>
      %319 = vector.bitcast %318 : vector<4xi32> to vector<8xf16>
      %320 = arith.shrui %311, %c24 : vector<4xi32>
      %321 = arith.andi %320, %c21 : vector<4xi32>
      %322 = arith.shrui %309, %c26 : vector<4xi32>
      %323 = arith.andi %322, %c23 : vector<4xi32>
      %324 = arith.shli %323, %c24 : vector<4xi32>
      %325 = arith.ori %321, %324 : vector<4xi32>
      %326 = arith.ori %325, %c25 : vector<4xi32>
      %327 = vector.bitcast %326 : vector<4xi32> to vector<8xf16>
      %328 = arith.shrui %311, %c27 : vector<4xi32>
      %329 = arith.andi %328, %c21 : vector<4xi32>
      %330 = arith.shrui %309, %c28 : vector<4xi32>
      %331 = arith.andi %330, %c23 : vector<4xi32>
      %332 = arith.shli %331, %c24 : vector<4xi32>
      %333 = arith.ori %329, %332 : vector<4xi32>
      %334 = arith.ori %333, %c25 : vector<4xi32>
      %335 = vector.bitcast %334 : vector<4xi32> to vector<8xf16>
      %336 = arith.shrui %311, %c29 : vector<4xi32>
      %337 = arith.andi %336, %c21 : vector<4xi32>
      %338 = arith.shrui %309, %c30 : vector<4xi32>
      %339 = arith.andi %338, %c23 : vector<4xi32>
      %340 = arith.shli %339, %c24 : vector<4xi32>
      %341 = arith.ori %337, %340 : vector<4xi32>
      %342 = arith.ori %341, %c25 : vector<4xi32>
      %343 = vector.bitcast %342 : vector<4xi32> to vector<8xf16>
      %344 = vector.shuffle %319, %327 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %345 = vector.shuffle %335, %343 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %346 = vector.shuffle %344, %345 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %347 = arith.subf %346, %c31 : vector<32xf16>
      %348 = vector.shuffle %347, %347 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %349 = vector.shuffle %347, %347 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %350 = math.fma %348, %280, %288 : vector<16xf16>
      %351 = math.fma %349, %280, %288 : vector<16xf16>
      %352 = arith.addi %56, %c8 : index
      %353 = arith.remui %60, %c10 : index
      %354 = arith.addi %15, %c5 : index
      %355 = arith.divui %352, %c15 : index
      %356 = arith.muli %355, %c3 : index
      %357 = arith.addi %354, %356 : index
      %358 = arith.muli %353, %c19 : index
      %359 = arith.addi %357, %358 : index
      %360 = vector.load %w[%359] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %361 = vector.bitcast %360 : vector<4xi8> to vector<2xf16>
      %362 = arith.divui %inputFeatures, %c2 : index
      %363 = arith.muli %362, %c3 : index
      %364 = arith.addi %354, %363 : index
      %365 = arith.muli %352, %c13 : index
      %366 = arith.addi %364, %365 : index
      %367 = arith.muli %353, %c6 : index
      %368 = arith.addi %366, %367 : index
      %369 = vector.load %w[%368] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %370 = vector.extract %361[0] : f16 from vector<2xf16>
      %371 = arith.extf %370 : f16 to f32
      %372 = vector.extract %369[0] : i8 from vector<2xi8>
      %373 = arith.extui %372 : i8 to i32
      %374 = arith.sitofp %373 : i32 to f32
      %375 = arith.mulf %371, %374 : f32
      %376 = arith.truncf %375 : f32 to f16
      %377 = vector.broadcast %376 : f16 to vector<16xf16>
      %378 = vector.extract %361[1] : f16 from vector<2xf16>
      %379 = arith.extf %378 : f16 to f32
      %380 = vector.extract %369[1] : i8 from vector<2xi8>
      %381 = arith.extui %380 : i8 to i32
      %382 = arith.sitofp %381 : i32 to f32
      %383 = arith.mulf %379, %382 : f32
      %384 = arith.truncf %383 : f32 to f16
      %385 = vector.broadcast %384 : f16 to vector<16xf16>
      %386 = arith.addi %15, %c5 : index
      %387 = arith.divui %inputFeatures, %c2 : index
      %388 = arith.muli %387, %c3 : index
      %389 = arith.addi %388, %inputFeatures : index
      %390 = arith.addi %389, %c4 : index
      %391 = arith.divui %390, %c5 : index
      %392 = arith.muli %391, %c5 : index
      %393 = arith.addi %386, %392 : index
      %394 = arith.muli %inputFeatures, %c15 : index
      %395 = arith.addi %393, %394 : index
      %396 = arith.muli %352, %c10 : index
      %397 = arith.addi %396, %353 : index
      %398 = arith.muli %397, %c19 : index
      %399 = arith.addi %395, %398 : index
      %400 = arith.muli %352, %c2 : index
      %401 = arith.addi %393, %400 : index
      %402 = arith.muli %353, %c10 : index
      %403 = arith.addi %401, %402 : index
      %404 = vector.load %w[%399] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %405 = vector.bitcast %404 : vector<4xi8> to vector<1xi32>
      %406 = vector.shuffle %405, %405 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %407 = vector.load %w[%403] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %408 = vector.bitcast %407 : vector<16xi8> to vector<4xi32>
      %409 = arith.shrui %408, %c20 : vector<4xi32>
      %410 = arith.andi %409, %c21 : vector<4xi32>
      %411 = arith.shrui %406, %c22 : vector<4xi32>
      %412 = arith.andi %411, %c23 : vector<4xi32>
      %413 = arith.shli %412, %c24 : vector<4xi32>
      %414 = arith.ori %410, %413 : vector<4xi32>
      %415 = arith.ori %414, %c25 : vector<4xi32>
      %416 = vector.bitcast %415 : vector<4xi32> to vector<8xf16>
      %417 = arith.shrui %408, %c24 : vector<4xi32>
      %418 = arith.andi %417, %c21 : vector<4xi32>
      %419 = arith.shrui %406, %c26 : vector<4xi32>
      %420 = arith.andi %419, %c23 : vector<4xi32>
      %421 = arith.shli %420, %c24 : vector<4xi32>
      %422 = arith.ori %418, %421 : vector<4xi32>
      %423 = arith.ori %422, %c25 : vector<4xi32>
      %424 = vector.bitcast %423 : vector<4xi32> to vector<8xf16>
      %425 = arith.shrui %408, %c27 : vector<4xi32>
      %426 = arith.andi %425, %c21 : vector<4xi32>
      %427 = arith.shrui %406, %c28 : vector<4xi32>
      %428 = arith.andi %427, %c23 : vector<4xi32>
      %429 = arith.shli %428, %c24 : vector<4xi32>
      %430 = arith.ori %426, %429 : vector<4xi32>
      %431 = arith.ori %430, %c25 : vector<4xi32>
      %432 = vector.bitcast %431 : vector<4xi32> to vector<8xf16>
      %433 = arith.shrui %408, %c29 : vector<4xi32>
      %434 = arith.andi %433, %c21 : vector<4xi32>
      %435 = arith.shrui %406, %c30 : vector<4xi32>
      %436 = arith.andi %435, %c23 : vector<4xi32>
      %437 = arith.shli %436, %c24 : vector<4xi32>
      %438 = arith.ori %434, %437 : vector<4xi32>
      %439 = arith.ori %438, %c25 : vector<4xi32>
      %440 = vector.bitcast %439 : vector<4xi32> to vector<8xf16>
      %441 = vector.shuffle %416, %424 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %442 = vector.shuffle %432, %440 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %443 = vector.shuffle %441, %442 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %444 = arith.subf %443, %c31 : vector<32xf16>
      %445 = vector.shuffle %444, %444 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %446 = vector.shuffle %444, %444 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %447 = math.fma %445, %377, %385 : vector<16xf16>
      %448 = math.fma %446, %377, %385 : vector<16xf16>
      %449 = arith.muli %56, %c6 : index
      %450 = arith.addi %449, %c7 : index
      %451 = arith.muli %tileRows, %c10 : index
      %452 = arith.muli %450, %451 : index
      %453 = arith.addi %42, %452 : index
      %454 = vector.load %x[%453] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %455 = arith.muli %tileRows, %c15 : index
      %456 = arith.addi %453, %455 : index
      %457 = vector.load %x[%456] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %458 = vector.shuffle %454, %457 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %459 = wave.mma %458, %156, %57 : vector<16xf16>, vector<8xf32>
      %460 = wave.mma %458, %350, %58 : vector<16xf16>, vector<8xf32>
      %461 = arith.muli %56, %c6 : index
      %462 = arith.addi %461, %c8 : index
      %463 = arith.muli %tileRows, %c10 : index
      %464 = arith.muli %462, %463 : index
      %465 = arith.addi %42, %464 : index
      %466 = vector.load %x[%465] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %467 = arith.muli %tileRows, %c15 : index
      %468 = arith.addi %465, %467 : index
      %469 = vector.load %x[%468] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %470 = vector.shuffle %466, %469 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %471 = wave.mma %470, %157, %459 : vector<16xf16>, vector<8xf32>
      %472 = wave.mma %470, %351, %460 : vector<16xf16>, vector<8xf32>
      %473 = arith.muli %56, %c6 : index
      %474 = arith.addi %473, %c6 : index
      %475 = arith.muli %tileRows, %c10 : index
      %476 = arith.muli %474, %475 : index
      %477 = arith.addi %42, %476 : index
      %478 = vector.load %x[%477] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %479 = arith.muli %tileRows, %c15 : index
      %480 = arith.addi %477, %479 : index
      %481 = vector.load %x[%480] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %482 = vector.shuffle %478, %481 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %483 = wave.mma %482, %253, %471 : vector<16xf16>, vector<8xf32>
      %484 = wave.mma %482, %447, %472 : vector<16xf16>, vector<8xf32>
      %485 = arith.muli %56, %c6 : index
      %486 = arith.addi %485, %c32 : index
      %487 = arith.muli %tileRows, %c10 : index
      %488 = arith.muli %486, %487 : index
      %489 = arith.addi %42, %488 : index
      %490 = vector.load %x[%489] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %491 = arith.muli %tileRows, %c15 : index
      %492 = arith.addi %489, %491 : index
      %493 = vector.load %x[%492] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %494 = vector.shuffle %490, %493 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %495 = wave.mma %494, %254, %483 : vector<16xf16>, vector<8xf32>
      %496 = wave.mma %494, %448, %484 : vector<16xf16>, vector<8xf32>
      scf.yield %495, %496 : vector<8xf32>, vector<8xf32>
    }
    %497 = arith.select %49, %55, %48 : index
    %501:2 = scf.for %498 = %55 to %497 step %c8 iter_args(%499 = %59#0, %500 = %59#1) -> (vector<8xf32>, vector<8xf32>) {
      %502 = wave.lane
      %503 = arith.addi %498, %c7 : index
      %504 = arith.remui %502, %c10 : index
      %505 = arith.addi %13, %c5 : index
      %506 = arith.divui %503, %c15 : index
      %507 = arith.muli %506, %c3 : index
      %508 = arith.addi %505, %507 : index
      %509 = arith.muli %504, %c19 : index
      %510 = arith.addi %508, %509 : index
      %511 = vector.load %w[%510] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %512 = vector.bitcast %511 : vector<4xi8> to vector<2xf16>
      %513 = arith.divui %inputFeatures, %c2 : index
      %514 = arith.muli %513, %c3 : index
      %515 = arith.addi %505, %514 : index
      %516 = arith.muli %503, %c13 : index
      %517 = arith.addi %515, %516 : index
      %518 = arith.muli %504, %c6 : index
      %519 = arith.addi %517, %518 : index
      %520 = vector.load %w[%519] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %521 = vector.extract %512[0] : f16 from vector<2xf16>
      %522 = arith.extf %521 : f16 to f32
      %523 = vector.extract %520[0] : i8 from vector<2xi8>
      %524 = arith.extui %523 : i8 to i32
      %525 = arith.sitofp %524 : i32 to f32
      %526 = arith.mulf %522, %525 : f32
      %527 = arith.truncf %526 : f32 to f16
      %528 = vector.broadcast %527 : f16 to vector<16xf16>
      %529 = vector.extract %512[1] : f16 from vector<2xf16>
      %530 = arith.extf %529 : f16 to f32
      %531 = vector.extract %520[1] : i8 from vector<2xi8>
      %532 = arith.extui %531 : i8 to i32
      %533 = arith.sitofp %532 : i32 to f32
      %534 = arith.mulf %530, %533 : f32
      %535 = arith.truncf %534 : f32 to f16
      %536 = vector.broadcast %535 : f16 to vector<16xf16>
      %537 = arith.addi %13, %c5 : index
      %538 = arith.divui %inputFeatures, %c2 : index
      %539 = arith.muli %538, %c3 : index
      %540 = arith.addi %539, %inputFeatures : index
      %541 = arith.addi %540, %c4 : index
      %542 = arith.divui %541, %c5 : index
      %543 = arith.muli %542, %c5 : index
      %544 = arith.addi %537, %543 : index
      %545 = arith.muli %inputFeatures, %c15 : index
      %546 = arith.addi %544, %545 : index
      %547 = arith.muli %503, %c10 : index
      %548 = arith.addi %547, %504 : index
      %549 = arith.muli %548, %c19 : index
      %550 = arith.addi %546, %549 : index
      %551 = arith.muli %503, %c2 : index
      %552 = arith.addi %544, %551 : index
      %553 = arith.muli %504, %c10 : index
      %554 = arith.addi %552, %553 : index
      %555 = vector.load %w[%550] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %556 = vector.bitcast %555 : vector<4xi8> to vector<1xi32>
      %557 = vector.shuffle %556, %556 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %558 = vector.load %w[%554] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %559 = vector.bitcast %558 : vector<16xi8> to vector<4xi32>
      %560 = arith.shrui %559, %c20 : vector<4xi32>
      %561 = arith.andi %560, %c21 : vector<4xi32>
      %562 = arith.shrui %557, %c22 : vector<4xi32>
      %563 = arith.andi %562, %c23 : vector<4xi32>
      %564 = arith.shli %563, %c24 : vector<4xi32>
      %565 = arith.ori %561, %564 : vector<4xi32>
      %566 = arith.ori %565, %c25 : vector<4xi32>
      %567 = vector.bitcast %566 : vector<4xi32> to vector<8xf16>
      %568 = arith.shrui %559, %c24 : vector<4xi32>
      %569 = arith.andi %568, %c21 : vector<4xi32>
      %570 = arith.shrui %557, %c26 : vector<4xi32>
      %571 = arith.andi %570, %c23 : vector<4xi32>
      %572 = arith.shli %571, %c24 : vector<4xi32>
      %573 = arith.ori %569, %572 : vector<4xi32>
      %574 = arith.ori %573, %c25 : vector<4xi32>
      %575 = vector.bitcast %574 : vector<4xi32> to vector<8xf16>
      %576 = arith.shrui %559, %c27 : vector<4xi32>
      %577 = arith.andi %576, %c21 : vector<4xi32>
      %578 = arith.shrui %557, %c28 : vector<4xi32>
      %579 = arith.andi %578, %c23 : vector<4xi32>
      %580 = arith.shli %579, %c24 : vector<4xi32>
      %581 = arith.ori %577, %580 : vector<4xi32>
      %582 = arith.ori %581, %c25 : vector<4xi32>
      %583 = vector.bitcast %582 : vector<4xi32> to vector<8xf16>
      %584 = arith.shrui %559, %c29 : vector<4xi32>
      %585 = arith.andi %584, %c21 : vector<4xi32>
      %586 = arith.shrui %557, %c30 : vector<4xi32>
      %587 = arith.andi %586, %c23 : vector<4xi32>
      %588 = arith.shli %587, %c24 : vector<4xi32>
      %589 = arith.ori %585, %588 : vector<4xi32>
      %590 = arith.ori %589, %c25 : vector<4xi32>
      %591 = vector.bitcast %590 : vector<4xi32> to vector<8xf16>
      %592 = vector.shuffle %567, %575 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %593 = vector.shuffle %583, %591 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %594 = vector.shuffle %592, %593 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %595 = arith.subf %594, %c31 : vector<32xf16>
      %596 = vector.shuffle %595, %595 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %597 = vector.shuffle %595, %595 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %598 = math.fma %596, %528, %536 : vector<16xf16>
      %599 = math.fma %597, %528, %536 : vector<16xf16>
      %600 = arith.addi %498, %c7 : index
      %601 = arith.remui %502, %c10 : index
      %602 = arith.addi %15, %c5 : index
      %603 = arith.divui %600, %c15 : index
      %604 = arith.muli %603, %c3 : index
      %605 = arith.addi %602, %604 : index
      %606 = arith.muli %601, %c19 : index
      %607 = arith.addi %605, %606 : index
      %608 = vector.load %w[%607] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %609 = vector.bitcast %608 : vector<4xi8> to vector<2xf16>
      %610 = arith.divui %inputFeatures, %c2 : index
      %611 = arith.muli %610, %c3 : index
      %612 = arith.addi %602, %611 : index
      %613 = arith.muli %600, %c13 : index
      %614 = arith.addi %612, %613 : index
      %615 = arith.muli %601, %c6 : index
      %616 = arith.addi %614, %615 : index
      %617 = vector.load %w[%616] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %618 = vector.extract %609[0] : f16 from vector<2xf16>
      %619 = arith.extf %618 : f16 to f32
      %620 = vector.extract %617[0] : i8 from vector<2xi8>
      %621 = arith.extui %620 : i8 to i32
      %622 = arith.sitofp %621 : i32 to f32
      %623 = arith.mulf %619, %622 : f32
      %624 = arith.truncf %623 : f32 to f16
      %625 = vector.broadcast %624 : f16 to vector<16xf16>
      %626 = vector.extract %609[1] : f16 from vector<2xf16>
      %627 = arith.extf %626 : f16 to f32
      %628 = vector.extract %617[1] : i8 from vector<2xi8>
      %629 = arith.extui %628 : i8 to i32
      %630 = arith.sitofp %629 : i32 to f32
      %631 = arith.mulf %627, %630 : f32
      %632 = arith.truncf %631 : f32 to f16
      %633 = vector.broadcast %632 : f16 to vector<16xf16>
      %634 = arith.addi %15, %c5 : index
      %635 = arith.divui %inputFeatures, %c2 : index
      %636 = arith.muli %635, %c3 : index
      %637 = arith.addi %636, %inputFeatures : index
      %638 = arith.addi %637, %c4 : index
      %639 = arith.divui %638, %c5 : index
      %640 = arith.muli %639, %c5 : index
      %641 = arith.addi %634, %640 : index
      %642 = arith.muli %inputFeatures, %c15 : index
      %643 = arith.addi %641, %642 : index
      %644 = arith.muli %600, %c10 : index
      %645 = arith.addi %644, %601 : index
      %646 = arith.muli %645, %c19 : index
      %647 = arith.addi %643, %646 : index
      %648 = arith.muli %600, %c2 : index
      %649 = arith.addi %641, %648 : index
      %650 = arith.muli %601, %c10 : index
      %651 = arith.addi %649, %650 : index
      %652 = vector.load %w[%647] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %653 = vector.bitcast %652 : vector<4xi8> to vector<1xi32>
      %654 = vector.shuffle %653, %653 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %655 = vector.load %w[%651] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %656 = vector.bitcast %655 : vector<16xi8> to vector<4xi32>
      %657 = arith.shrui %656, %c20 : vector<4xi32>
      %658 = arith.andi %657, %c21 : vector<4xi32>
      %659 = arith.shrui %654, %c22 : vector<4xi32>
      %660 = arith.andi %659, %c23 : vector<4xi32>
      %661 = arith.shli %660, %c24 : vector<4xi32>
      %662 = arith.ori %658, %661 : vector<4xi32>
      %663 = arith.ori %662, %c25 : vector<4xi32>
      %664 = vector.bitcast %663 : vector<4xi32> to vector<8xf16>
      %665 = arith.shrui %656, %c24 : vector<4xi32>
      %666 = arith.andi %665, %c21 : vector<4xi32>
      %667 = arith.shrui %654, %c26 : vector<4xi32>
      %668 = arith.andi %667, %c23 : vector<4xi32>
      %669 = arith.shli %668, %c24 : vector<4xi32>
      %670 = arith.ori %666, %669 : vector<4xi32>
      %671 = arith.ori %670, %c25 : vector<4xi32>
      %672 = vector.bitcast %671 : vector<4xi32> to vector<8xf16>
      %673 = arith.shrui %656, %c27 : vector<4xi32>
      %674 = arith.andi %673, %c21 : vector<4xi32>
      %675 = arith.shrui %654, %c28 : vector<4xi32>
      %676 = arith.andi %675, %c23 : vector<4xi32>
      %677 = arith.shli %676, %c24 : vector<4xi32>
      %678 = arith.ori %674, %677 : vector<4xi32>
      %679 = arith.ori %678, %c25 : vector<4xi32>
      %680 = vector.bitcast %679 : vector<4xi32> to vector<8xf16>
      %681 = arith.shrui %656, %c29 : vector<4xi32>
      %682 = arith.andi %681, %c21 : vector<4xi32>
      %683 = arith.shrui %654, %c30 : vector<4xi32>
      %684 = arith.andi %683, %c23 : vector<4xi32>
      %685 = arith.shli %684, %c24 : vector<4xi32>
      %686 = arith.ori %682, %685 : vector<4xi32>
      %687 = arith.ori %686, %c25 : vector<4xi32>
      %688 = vector.bitcast %687 : vector<4xi32> to vector<8xf16>
      %689 = vector.shuffle %664, %672 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %690 = vector.shuffle %680, %688 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %691 = vector.shuffle %689, %690 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %692 = arith.subf %691, %c31 : vector<32xf16>
      %693 = vector.shuffle %692, %692 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %694 = vector.shuffle %692, %692 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %695 = math.fma %693, %625, %633 : vector<16xf16>
      %696 = math.fma %694, %625, %633 : vector<16xf16>
      %697 = arith.muli %498, %c6 : index
      %698 = arith.addi %697, %c7 : index
      %699 = arith.muli %tileRows, %c10 : index
      %700 = arith.muli %698, %699 : index
      %701 = arith.addi %42, %700 : index
      %702 = vector.load %x[%701] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %703 = arith.muli %tileRows, %c15 : index
      %704 = arith.addi %701, %703 : index
      %705 = vector.load %x[%704] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %706 = vector.shuffle %702, %705 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %707 = wave.mma %706, %598, %499 : vector<16xf16>, vector<8xf32>
      %708 = wave.mma %706, %695, %500 : vector<16xf16>, vector<8xf32>
      %709 = arith.muli %498, %c6 : index
      %710 = arith.addi %709, %c8 : index
      %711 = arith.muli %tileRows, %c10 : index
      %712 = arith.muli %710, %711 : index
      %713 = arith.addi %42, %712 : index
      %714 = vector.load %x[%713] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %715 = arith.muli %tileRows, %c15 : index
      %716 = arith.addi %713, %715 : index
      %717 = vector.load %x[%716] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %718 = vector.shuffle %714, %717 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %719 = wave.mma %718, %599, %707 : vector<16xf16>, vector<8xf32>
      %720 = wave.mma %718, %696, %708 : vector<16xf16>, vector<8xf32>
      scf.yield %719, %720 : vector<8xf32>, vector<8xf32>
    }
    %721 = wave.lane
    %722 = vector.extract %501#0[0] : f32 from vector<8xf32>
    %723 = vector.extract %501#1[0] : f32 from vector<8xf32>
    %724 = wave.lane
    %725 = arith.addi %18, %c7 : index
    %726 = arith.muli %c7, %c6 : index
    %727 = arith.addi %725, %726 : index
    %728 = arith.divui %724, %c10 : index
    %729 = arith.addi %727, %728 : index
    %730 = arith.cmpi slt, %729, %17 : index
    scf.if %730 {
      %731 = arith.cmpi eq, %hasFactors, %c8 : index
      %732 = arith.muli %729, %c6 : index
      %733 = memref.load %factors[%732] : memref<?xf32>
      %734 = arith.mulf %733, %operandScale : f32
      %735 = arith.select %731, %734, %operandScale : f32
      %736 = arith.remui %724, %c10 : index
      %737 = arith.muli %736, %c19 : index
      %738 = arith.addi %13, %737 : index
      %739 = vector.load %w[%738] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %740 = vector.bitcast %739 : vector<4xi8> to vector<1xf32>
      %741 = vector.extract %740[0] : f32 from vector<1xf32>
      %742 = arith.mulf %741, %735 : f32
      %743 = arith.mulf %722, %742 : f32
      %744 = arith.remui %724, %c10 : index
      %745 = arith.muli %744, %c19 : index
      %746 = arith.addi %15, %745 : index
      %747 = vector.load %w[%746] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %748 = vector.bitcast %747 : vector<4xi8> to vector<1xf32>
      %749 = vector.extract %748[0] : f32 from vector<1xf32>
      %750 = arith.mulf %749, %735 : f32
      %751 = arith.mulf %723, %750 : f32
      %752 = arith.muli %729, %outputFeatures : index
      %753 = arith.addi %752, %21 : index
      %754 = wave.lane
      %755 = arith.remui %754, %c10 : index
      %756 = arith.addi %753, %755 : index
      scf.if %19 {
        %757 = arith.addi %756, %c7 : index
        %758 = memref.load %residual[%757] : memref<?xf32>
        %759 = arith.addf %758, %743 : f32
        %760 = arith.addi %756, %c7 : index
        memref.store %759, %out[%760] : memref<?xf32>
      } else {
        %761 = arith.addi %756, %c7 : index
        memref.store %743, %out[%761] : memref<?xf32>
      }
      scf.if %19 {
        %762 = arith.addi %756, %c10 : index
        %763 = memref.load %residual[%762] : memref<?xf32>
        %764 = arith.addf %763, %751 : f32
        %765 = arith.addi %756, %c10 : index
        memref.store %764, %out[%765] : memref<?xf32>
      } else {
        %766 = arith.addi %756, %c10 : index
        memref.store %751, %out[%766] : memref<?xf32>
      }
    }
    %767 = vector.extract %501#0[1] : f32 from vector<8xf32>
    %768 = vector.extract %501#1[1] : f32 from vector<8xf32>
    %769 = wave.lane
    %770 = arith.addi %18, %c7 : index
    %771 = arith.muli %c8, %c6 : index
    %772 = arith.addi %770, %771 : index
    %773 = arith.divui %769, %c10 : index
    %774 = arith.addi %772, %773 : index
    %775 = arith.cmpi slt, %774, %17 : index
    scf.if %775 {
      %776 = arith.cmpi eq, %hasFactors, %c8 : index
      %777 = arith.muli %774, %c6 : index
      %778 = memref.load %factors[%777] : memref<?xf32>
      %779 = arith.mulf %778, %operandScale : f32
      %780 = arith.select %776, %779, %operandScale : f32
      %781 = arith.remui %769, %c10 : index
      %782 = arith.muli %781, %c19 : index
      %783 = arith.addi %13, %782 : index
      %784 = vector.load %w[%783] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %785 = vector.bitcast %784 : vector<4xi8> to vector<1xf32>
      %786 = vector.extract %785[0] : f32 from vector<1xf32>
      %787 = arith.mulf %786, %780 : f32
      %788 = arith.mulf %767, %787 : f32
      %789 = arith.remui %769, %c10 : index
      %790 = arith.muli %789, %c19 : index
      %791 = arith.addi %15, %790 : index
      %792 = vector.load %w[%791] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %793 = vector.bitcast %792 : vector<4xi8> to vector<1xf32>
      %794 = vector.extract %793[0] : f32 from vector<1xf32>
      %795 = arith.mulf %794, %780 : f32
      %796 = arith.mulf %768, %795 : f32
      %797 = arith.muli %774, %outputFeatures : index
      %798 = arith.addi %797, %21 : index
      %799 = wave.lane
      %800 = arith.remui %799, %c10 : index
      %801 = arith.addi %798, %800 : index
      scf.if %19 {
        %802 = arith.addi %801, %c7 : index
        %803 = memref.load %residual[%802] : memref<?xf32>
        %804 = arith.addf %803, %788 : f32
        %805 = arith.addi %801, %c7 : index
        memref.store %804, %out[%805] : memref<?xf32>
      } else {
        %806 = arith.addi %801, %c7 : index
        memref.store %788, %out[%806] : memref<?xf32>
      }
      scf.if %19 {
        %807 = arith.addi %801, %c10 : index
        %808 = memref.load %residual[%807] : memref<?xf32>
        %809 = arith.addf %808, %796 : f32
        %810 = arith.addi %801, %c10 : index
        memref.store %809, %out[%810] : memref<?xf32>
      } else {
        %811 = arith.addi %801, %c10 : index
        memref.store %796, %out[%811] : memref<?xf32>
      }
    }
    %812 = vector.extract %501#0[2] : f32 from vector<8xf32>
    %813 = vector.extract %501#1[2] : f32 from vector<8xf32>
    %814 = wave.lane
    %815 = arith.addi %18, %c7 : index
    %816 = arith.muli %c6, %c6 : index
    %817 = arith.addi %815, %816 : index
    %818 = arith.divui %814, %c10 : index
    %819 = arith.addi %817, %818 : index
    %820 = arith.cmpi slt, %819, %17 : index
    scf.if %820 {
      %821 = arith.cmpi eq, %hasFactors, %c8 : index
      %822 = arith.muli %819, %c6 : index
      %823 = memref.load %factors[%822] : memref<?xf32>
      %824 = arith.mulf %823, %operandScale : f32
      %825 = arith.select %821, %824, %operandScale : f32
      %826 = arith.remui %814, %c10 : index
      %827 = arith.muli %826, %c19 : index
      %828 = arith.addi %13, %827 : index
      %829 = vector.load %w[%828] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %830 = vector.bitcast %829 : vector<4xi8> to vector<1xf32>
      %831 = vector.extract %830[0] : f32 from vector<1xf32>
      %832 = arith.mulf %831, %825 : f32
      %833 = arith.mulf %812, %832 : f32
      %834 = arith.remui %814, %c10 : index
      %835 = arith.muli %834, %c19 : index
      %836 = arith.addi %15, %835 : index
      %837 = vector.load %w[%836] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %838 = vector.bitcast %837 : vector<4xi8> to vector<1xf32>
      %839 = vector.extract %838[0] : f32 from vector<1xf32>
      %840 = arith.mulf %839, %825 : f32
      %841 = arith.mulf %813, %840 : f32
      %842 = arith.muli %819, %outputFeatures : index
      %843 = arith.addi %842, %21 : index
      %844 = wave.lane
      %845 = arith.remui %844, %c10 : index
      %846 = arith.addi %843, %845 : index
      scf.if %19 {
        %847 = arith.addi %846, %c7 : index
        %848 = memref.load %residual[%847] : memref<?xf32>
        %849 = arith.addf %848, %833 : f32
        %850 = arith.addi %846, %c7 : index
        memref.store %849, %out[%850] : memref<?xf32>
      } else {
        %851 = arith.addi %846, %c7 : index
        memref.store %833, %out[%851] : memref<?xf32>
      }
      scf.if %19 {
        %852 = arith.addi %846, %c10 : index
        %853 = memref.load %residual[%852] : memref<?xf32>
        %854 = arith.addf %853, %841 : f32
        %855 = arith.addi %846, %c10 : index
        memref.store %854, %out[%855] : memref<?xf32>
      } else {
        %856 = arith.addi %846, %c10 : index
        memref.store %841, %out[%856] : memref<?xf32>
      }
    }
    %857 = vector.extract %501#0[3] : f32 from vector<8xf32>
    %858 = vector.extract %501#1[3] : f32 from vector<8xf32>
    %859 = wave.lane
    %860 = arith.addi %18, %c7 : index
    %861 = arith.muli %c32, %c6 : index
    %862 = arith.addi %860, %861 : index
    %863 = arith.divui %859, %c10 : index
    %864 = arith.addi %862, %863 : index
    %865 = arith.cmpi slt, %864, %17 : index
    scf.if %865 {
      %866 = arith.cmpi eq, %hasFactors, %c8 : index
      %867 = arith.muli %864, %c6 : index
      %868 = memref.load %factors[%867] : memref<?xf32>
      %869 = arith.mulf %868, %operandScale : f32
      %870 = arith.select %866, %869, %operandScale : f32
      %871 = arith.remui %859, %c10 : index
      %872 = arith.muli %871, %c19 : index
      %873 = arith.addi %13, %872 : index
      %874 = vector.load %w[%873] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %875 = vector.bitcast %874 : vector<4xi8> to vector<1xf32>
      %876 = vector.extract %875[0] : f32 from vector<1xf32>
      %877 = arith.mulf %876, %870 : f32
      %878 = arith.mulf %857, %877 : f32
      %879 = arith.remui %859, %c10 : index
      %880 = arith.muli %879, %c19 : index
      %881 = arith.addi %15, %880 : index
      %882 = vector.load %w[%881] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %883 = vector.bitcast %882 : vector<4xi8> to vector<1xf32>
      %884 = vector.extract %883[0] : f32 from vector<1xf32>
      %885 = arith.mulf %884, %870 : f32
      %886 = arith.mulf %858, %885 : f32
      %887 = arith.muli %864, %outputFeatures : index
      %888 = arith.addi %887, %21 : index
      %889 = wave.lane
      %890 = arith.remui %889, %c10 : index
      %891 = arith.addi %888, %890 : index
      scf.if %19 {
        %892 = arith.addi %891, %c7 : index
        %893 = memref.load %residual[%892] : memref<?xf32>
        %894 = arith.addf %893, %878 : f32
        %895 = arith.addi %891, %c7 : index
        memref.store %894, %out[%895] : memref<?xf32>
      } else {
        %896 = arith.addi %891, %c7 : index
        memref.store %878, %out[%896] : memref<?xf32>
      }
      scf.if %19 {
        %897 = arith.addi %891, %c10 : index
        %898 = memref.load %residual[%897] : memref<?xf32>
        %899 = arith.addf %898, %886 : f32
        %900 = arith.addi %891, %c10 : index
        memref.store %899, %out[%900] : memref<?xf32>
      } else {
        %901 = arith.addi %891, %c10 : index
        memref.store %886, %out[%901] : memref<?xf32>
      }
    }
    %902 = vector.extract %501#0[4] : f32 from vector<8xf32>
    %903 = vector.extract %501#1[4] : f32 from vector<8xf32>
    %904 = wave.lane
    %905 = arith.addi %18, %c7 : index
    %906 = arith.muli %c19, %c6 : index
    %907 = arith.addi %905, %906 : index
    %908 = arith.divui %904, %c10 : index
    %909 = arith.addi %907, %908 : index
    %910 = arith.cmpi slt, %909, %17 : index
    scf.if %910 {
      %911 = arith.cmpi eq, %hasFactors, %c8 : index
      %912 = arith.muli %909, %c6 : index
      %913 = memref.load %factors[%912] : memref<?xf32>
      %914 = arith.mulf %913, %operandScale : f32
      %915 = arith.select %911, %914, %operandScale : f32
      %916 = arith.remui %904, %c10 : index
      %917 = arith.muli %916, %c19 : index
      %918 = arith.addi %13, %917 : index
      %919 = vector.load %w[%918] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %920 = vector.bitcast %919 : vector<4xi8> to vector<1xf32>
      %921 = vector.extract %920[0] : f32 from vector<1xf32>
      %922 = arith.mulf %921, %915 : f32
      %923 = arith.mulf %902, %922 : f32
      %924 = arith.remui %904, %c10 : index
      %925 = arith.muli %924, %c19 : index
      %926 = arith.addi %15, %925 : index
      %927 = vector.load %w[%926] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %928 = vector.bitcast %927 : vector<4xi8> to vector<1xf32>
      %929 = vector.extract %928[0] : f32 from vector<1xf32>
      %930 = arith.mulf %929, %915 : f32
      %931 = arith.mulf %903, %930 : f32
      %932 = arith.muli %909, %outputFeatures : index
      %933 = arith.addi %932, %21 : index
      %934 = wave.lane
      %935 = arith.remui %934, %c10 : index
      %936 = arith.addi %933, %935 : index
      scf.if %19 {
        %937 = arith.addi %936, %c7 : index
        %938 = memref.load %residual[%937] : memref<?xf32>
        %939 = arith.addf %938, %923 : f32
        %940 = arith.addi %936, %c7 : index
        memref.store %939, %out[%940] : memref<?xf32>
      } else {
        %941 = arith.addi %936, %c7 : index
        memref.store %923, %out[%941] : memref<?xf32>
      }
      scf.if %19 {
        %942 = arith.addi %936, %c10 : index
        %943 = memref.load %residual[%942] : memref<?xf32>
        %944 = arith.addf %943, %931 : f32
        %945 = arith.addi %936, %c10 : index
        memref.store %944, %out[%945] : memref<?xf32>
      } else {
        %946 = arith.addi %936, %c10 : index
        memref.store %931, %out[%946] : memref<?xf32>
      }
    }
    %947 = vector.extract %501#0[5] : f32 from vector<8xf32>
    %948 = vector.extract %501#1[5] : f32 from vector<8xf32>
    %949 = wave.lane
    %950 = arith.addi %18, %c7 : index
    %951 = arith.muli %c35, %c6 : index
    %952 = arith.addi %950, %951 : index
    %953 = arith.divui %949, %c10 : index
    %954 = arith.addi %952, %953 : index
    %955 = arith.cmpi slt, %954, %17 : index
    scf.if %955 {
      %956 = arith.cmpi eq, %hasFactors, %c8 : index
      %957 = arith.muli %954, %c6 : index
      %958 = memref.load %factors[%957] : memref<?xf32>
      %959 = arith.mulf %958, %operandScale : f32
      %960 = arith.select %956, %959, %operandScale : f32
      %961 = arith.remui %949, %c10 : index
      %962 = arith.muli %961, %c19 : index
      %963 = arith.addi %13, %962 : index
      %964 = vector.load %w[%963] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %965 = vector.bitcast %964 : vector<4xi8> to vector<1xf32>
      %966 = vector.extract %965[0] : f32 from vector<1xf32>
      %967 = arith.mulf %966, %960 : f32
      %968 = arith.mulf %947, %967 : f32
      %969 = arith.remui %949, %c10 : index
      %970 = arith.muli %969, %c19 : index
      %971 = arith.addi %15, %970 : index
      %972 = vector.load %w[%971] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %973 = vector.bitcast %972 : vector<4xi8> to vector<1xf32>
      %974 = vector.extract %973[0] : f32 from vector<1xf32>
      %975 = arith.mulf %974, %960 : f32
      %976 = arith.mulf %948, %975 : f32
      %977 = arith.muli %954, %outputFeatures : index
      %978 = arith.addi %977, %21 : index
      %979 = wave.lane
      %980 = arith.remui %979, %c10 : index
      %981 = arith.addi %978, %980 : index
      scf.if %19 {
        %982 = arith.addi %981, %c7 : index
        %983 = memref.load %residual[%982] : memref<?xf32>
        %984 = arith.addf %983, %968 : f32
        %985 = arith.addi %981, %c7 : index
        memref.store %984, %out[%985] : memref<?xf32>
      } else {
        %986 = arith.addi %981, %c7 : index
        memref.store %968, %out[%986] : memref<?xf32>
      }
      scf.if %19 {
        %987 = arith.addi %981, %c10 : index
        %988 = memref.load %residual[%987] : memref<?xf32>
        %989 = arith.addf %988, %976 : f32
        %990 = arith.addi %981, %c10 : index
        memref.store %989, %out[%990] : memref<?xf32>
      } else {
        %991 = arith.addi %981, %c10 : index
        memref.store %976, %out[%991] : memref<?xf32>
      }
    }
    %992 = vector.extract %501#0[6] : f32 from vector<8xf32>
    %993 = vector.extract %501#1[6] : f32 from vector<8xf32>
    %994 = wave.lane
    %995 = arith.addi %18, %c7 : index
    %996 = arith.muli %c36, %c6 : index
    %997 = arith.addi %995, %996 : index
    %998 = arith.divui %994, %c10 : index
    %999 = arith.addi %997, %998 : index
    %1000 = arith.cmpi slt, %999, %17 : index
    scf.if %1000 {
      %1001 = arith.cmpi eq, %hasFactors, %c8 : index
      %1002 = arith.muli %999, %c6 : index
      %1003 = memref.load %factors[%1002] : memref<?xf32>
      %1004 = arith.mulf %1003, %operandScale : f32
      %1005 = arith.select %1001, %1004, %operandScale : f32
      %1006 = arith.remui %994, %c10 : index
      %1007 = arith.muli %1006, %c19 : index
      %1008 = arith.addi %13, %1007 : index
      %1009 = vector.load %w[%1008] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1010 = vector.bitcast %1009 : vector<4xi8> to vector<1xf32>
      %1011 = vector.extract %1010[0] : f32 from vector<1xf32>
      %1012 = arith.mulf %1011, %1005 : f32
      %1013 = arith.mulf %992, %1012 : f32
      %1014 = arith.remui %994, %c10 : index
      %1015 = arith.muli %1014, %c19 : index
      %1016 = arith.addi %15, %1015 : index
      %1017 = vector.load %w[%1016] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1018 = vector.bitcast %1017 : vector<4xi8> to vector<1xf32>
      %1019 = vector.extract %1018[0] : f32 from vector<1xf32>
      %1020 = arith.mulf %1019, %1005 : f32
      %1021 = arith.mulf %993, %1020 : f32
      %1022 = arith.muli %999, %outputFeatures : index
      %1023 = arith.addi %1022, %21 : index
      %1024 = wave.lane
      %1025 = arith.remui %1024, %c10 : index
      %1026 = arith.addi %1023, %1025 : index
      scf.if %19 {
        %1027 = arith.addi %1026, %c7 : index
        %1028 = memref.load %residual[%1027] : memref<?xf32>
        %1029 = arith.addf %1028, %1013 : f32
        %1030 = arith.addi %1026, %c7 : index
        memref.store %1029, %out[%1030] : memref<?xf32>
      } else {
        %1031 = arith.addi %1026, %c7 : index
        memref.store %1013, %out[%1031] : memref<?xf32>
      }
      scf.if %19 {
        %1032 = arith.addi %1026, %c10 : index
        %1033 = memref.load %residual[%1032] : memref<?xf32>
        %1034 = arith.addf %1033, %1021 : f32
        %1035 = arith.addi %1026, %c10 : index
        memref.store %1034, %out[%1035] : memref<?xf32>
      } else {
        %1036 = arith.addi %1026, %c10 : index
        memref.store %1021, %out[%1036] : memref<?xf32>
      }
    }
    %1037 = vector.extract %501#0[7] : f32 from vector<8xf32>
    %1038 = vector.extract %501#1[7] : f32 from vector<8xf32>
    %1039 = wave.lane
    %1040 = arith.addi %18, %c7 : index
    %1041 = arith.muli %c37, %c6 : index
    %1042 = arith.addi %1040, %1041 : index
    %1043 = arith.divui %1039, %c10 : index
    %1044 = arith.addi %1042, %1043 : index
    %1045 = arith.cmpi slt, %1044, %17 : index
    scf.if %1045 {
      %1046 = arith.cmpi eq, %hasFactors, %c8 : index
      %1047 = arith.muli %1044, %c6 : index
      %1048 = memref.load %factors[%1047] : memref<?xf32>
      %1049 = arith.mulf %1048, %operandScale : f32
      %1050 = arith.select %1046, %1049, %operandScale : f32
      %1051 = arith.remui %1039, %c10 : index
      %1052 = arith.muli %1051, %c19 : index
      %1053 = arith.addi %13, %1052 : index
      %1054 = vector.load %w[%1053] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1055 = vector.bitcast %1054 : vector<4xi8> to vector<1xf32>
      %1056 = vector.extract %1055[0] : f32 from vector<1xf32>
      %1057 = arith.mulf %1056, %1050 : f32
      %1058 = arith.mulf %1037, %1057 : f32
      %1059 = arith.remui %1039, %c10 : index
      %1060 = arith.muli %1059, %c19 : index
      %1061 = arith.addi %15, %1060 : index
      %1062 = vector.load %w[%1061] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1063 = vector.bitcast %1062 : vector<4xi8> to vector<1xf32>
      %1064 = vector.extract %1063[0] : f32 from vector<1xf32>
      %1065 = arith.mulf %1064, %1050 : f32
      %1066 = arith.mulf %1038, %1065 : f32
      %1067 = arith.muli %1044, %outputFeatures : index
      %1068 = arith.addi %1067, %21 : index
      %1069 = wave.lane
      %1070 = arith.remui %1069, %c10 : index
      %1071 = arith.addi %1068, %1070 : index
      scf.if %19 {
        %1072 = arith.addi %1071, %c7 : index
        %1073 = memref.load %residual[%1072] : memref<?xf32>
        %1074 = arith.addf %1073, %1058 : f32
        %1075 = arith.addi %1071, %c7 : index
        memref.store %1074, %out[%1075] : memref<?xf32>
      } else {
        %1076 = arith.addi %1071, %c7 : index
        memref.store %1058, %out[%1076] : memref<?xf32>
      }
      scf.if %19 {
        %1077 = arith.addi %1071, %c10 : index
        %1078 = memref.load %residual[%1077] : memref<?xf32>
        %1079 = arith.addf %1078, %1066 : f32
        %1080 = arith.addi %1071, %c10 : index
        memref.store %1079, %out[%1080] : memref<?xf32>
      } else {
        %1081 = arith.addi %1071, %c10 : index
        memref.store %1066, %out[%1081] : memref<?xf32>
      }
    }
  }
  wave.return
}
