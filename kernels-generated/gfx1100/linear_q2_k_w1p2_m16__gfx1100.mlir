// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q2_k', waves=1, panels=2, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q2_k_w1p2_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 4 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 256 : index
  %c4 = arith.constant 64 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
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
  %c19 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %c20 = arith.constant dense<196611> : vector<4xi32>
  %c21 = arith.constant dense<1677747200> : vector<4xi32>
  %c22 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %c23 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %c24 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %c25 = arith.constant dense<0x6400> : vector<32xf16>
  %c26 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c29 = arith.constant 5 : index
  %c30 = arith.constant 6 : index
  %c31 = arith.constant 7 : index
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
  %13 = arith.muli %0, %c2 : index
  %14 = arith.addi %13, %c7 : index
  %15 = arith.muli %14, %12 : index
  %16 = arith.addi %13, %c8 : index
  %17 = arith.muli %16, %12 : index
  %18 = memref.load %step[%countAt] : memref<?xi32>
  %19 = arith.index_cast %18 : i32 to index
  %20 = arith.muli %1, %c10 : index
  %21 = arith.cmpi eq, %hasResidual, %c8 : index
  %22 = wave.block 0
  %23 = arith.muli %22, %c13 : index
  %24 = arith.cmpi slt, %20, %19 : index
  scf.if %24 {
    %25 = wave.lane
    %26 = arith.remui %25, %c10 : index
    %27 = arith.remui %26, %tileRows : index
    %28 = arith.addi %20, %27 : index
    %29 = arith.divui %28, %tileRows : index
    %30 = arith.divui %inputFeatures, %c10 : index
    %31 = arith.muli %29, %30 : index
    %32 = arith.divui %c7, %c10 : index
    %33 = arith.addi %31, %32 : index
    %34 = arith.muli %33, %c2 : index
    %35 = arith.remui %c7, %c10 : index
    %36 = arith.divui %35, %c15 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.muli %tileRows, %c15 : index
    %39 = arith.muli %37, %38 : index
    %40 = arith.remui %28, %tileRows : index
    %41 = arith.muli %40, %c15 : index
    %42 = arith.addi %39, %41 : index
    %43 = arith.remui %c7, %c15 : index
    %44 = arith.addi %42, %43 : index
    %45 = wave.wave
    %46 = arith.divui %inputFeatures, %c13 : index
    %47 = arith.muli %45, %stepsPerWave : index
    %48 = arith.minsi %47, %46 : index
    %49 = arith.addi %48, %stepsPerWave : index
    %50 = arith.minsi %49, %46 : index
    %51 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %52 = arith.subi %50, %48 : index
    %53 = arith.divui %52, %c2 : index
    %54 = arith.muli %53, %c2 : index
    %55 = arith.addi %48, %54 : index
    %56 = arith.addi %48, %stepsPerWave : index
    %57 = arith.select %51, %56, %55 : index
    %61:2 = scf.for %58 = %48 to %57 step %c2 iter_args(%59 = %c16, %60 = %c16) -> (vector<8xf32>, vector<8xf32>) {
      %62 = wave.lane
      %63 = arith.addi %58, %c7 : index
      %64 = arith.remui %62, %c10 : index
      %65 = arith.addi %15, %c6 : index
      %66 = arith.divui %63, %c15 : index
      %67 = arith.muli %66, %c4 : index
      %68 = arith.addi %65, %67 : index
      %69 = arith.muli %64, %c1 : index
      %70 = arith.addi %68, %69 : index
      %71 = vector.load %w[%70] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %72 = vector.bitcast %71 : vector<4xi8> to vector<2xf16>
      %73 = arith.divui %inputFeatures, %c3 : index
      %74 = arith.muli %73, %c4 : index
      %75 = arith.addi %65, %74 : index
      %76 = arith.muli %63, %c4 : index
      %77 = arith.addi %75, %76 : index
      %78 = arith.muli %64, %c1 : index
      %79 = arith.addi %77, %78 : index
      %80 = vector.load %w[%79] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %81 = vector.extract %72[0] : f16 from vector<2xf16>
      %82 = arith.extf %81 : f16 to f32
      %83 = vector.extract %80[0] : i8 from vector<4xi8>
      %84 = arith.extui %83 : i8 to i32
      %85 = arith.sitofp %84 : i32 to f32
      %86 = arith.mulf %82, %85 : f32
      %87 = arith.truncf %86 : f32 to f16
      %88 = vector.broadcast %87 : f16 to vector<16xf16>
      %89 = vector.extract %72[1] : f16 from vector<2xf16>
      %90 = arith.extf %89 : f16 to f32
      %91 = vector.extract %80[1] : i8 from vector<4xi8>
      %92 = arith.extui %91 : i8 to i32
      %93 = arith.sitofp %92 : i32 to f32
      %94 = arith.mulf %90, %93 : f32
      %95 = arith.truncf %94 : f32 to f16
      %96 = vector.broadcast %95 : f16 to vector<16xf16>
      %97 = vector.extract %72[0] : f16 from vector<2xf16>
      %98 = arith.extf %97 : f16 to f32
      %99 = vector.extract %80[2] : i8 from vector<4xi8>
      %100 = arith.extui %99 : i8 to i32
      %101 = arith.sitofp %100 : i32 to f32
      %102 = arith.mulf %98, %101 : f32
      %103 = arith.truncf %102 : f32 to f16
      %104 = vector.broadcast %103 : f16 to vector<16xf16>
      %105 = vector.extract %72[1] : f16 from vector<2xf16>
      %106 = arith.extf %105 : f16 to f32
      %107 = vector.extract %80[3] : i8 from vector<4xi8>
      %108 = arith.extui %107 : i8 to i32
      %109 = arith.sitofp %108 : i32 to f32
      %110 = arith.mulf %106, %109 : f32
      %111 = arith.truncf %110 : f32 to f16
      %112 = vector.broadcast %111 : f16 to vector<16xf16>
      %113 = arith.addi %15, %c6 : index
      %114 = arith.muli %inputFeatures, %c1 : index
      %115 = arith.divui %114, %c2 : index
      %116 = arith.divui %inputFeatures, %c3 : index
      %117 = arith.muli %116, %c4 : index
      %118 = arith.addi %117, %115 : index
      %119 = arith.addi %118, %c5 : index
      %120 = arith.divui %119, %c6 : index
      %121 = arith.muli %120, %c6 : index
      %122 = arith.addi %113, %121 : index
      %123 = arith.muli %inputFeatures, %c7 : index
      %124 = arith.addi %122, %123 : index
      %125 = arith.muli %63, %c10 : index
      %126 = arith.addi %125, %64 : index
      %127 = arith.muli %126, %c15 : index
      %128 = arith.addi %124, %127 : index
      %129 = vector.load %w[%128] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %130 = vector.bitcast %129 : vector<8xi8> to vector<2xi32>
      %131 = vector.shuffle %130, %130 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %132 = arith.shrui %131, %c19 : vector<4xi32>
      %133 = arith.andi %132, %c20 : vector<4xi32>
      %134 = arith.ori %133, %c21 : vector<4xi32>
      %135 = vector.bitcast %134 : vector<4xi32> to vector<8xf16>
      %136 = arith.shrui %131, %c22 : vector<4xi32>
      %137 = arith.andi %136, %c20 : vector<4xi32>
      %138 = arith.ori %137, %c21 : vector<4xi32>
      %139 = vector.bitcast %138 : vector<4xi32> to vector<8xf16>
      %140 = arith.shrui %131, %c23 : vector<4xi32>
      %141 = arith.andi %140, %c20 : vector<4xi32>
      %142 = arith.ori %141, %c21 : vector<4xi32>
      %143 = vector.bitcast %142 : vector<4xi32> to vector<8xf16>
      %144 = arith.shrui %131, %c24 : vector<4xi32>
      %145 = arith.andi %144, %c20 : vector<4xi32>
      %146 = arith.ori %145, %c21 : vector<4xi32>
      %147 = vector.bitcast %146 : vector<4xi32> to vector<8xf16>
      %148 = vector.shuffle %135, %139 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %149 = vector.shuffle %143, %147 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %150 = vector.shuffle %148, %149 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %151 = arith.subf %150, %c25 : vector<32xf16>
      %152 = vector.shuffle %151, %151 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %153 = vector.shuffle %151, %151 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %154 = math.fma %152, %88, %96 : vector<16xf16>
      %155 = math.fma %153, %104, %112 : vector<16xf16>
      %156 = arith.addi %58, %c8 : index
      %157 = arith.remui %62, %c10 : index
      %158 = arith.addi %15, %c6 : index
      %159 = arith.divui %156, %c15 : index
      %160 = arith.muli %159, %c4 : index
      %161 = arith.addi %158, %160 : index
      %162 = arith.muli %157, %c1 : index
      %163 = arith.addi %161, %162 : index
      %164 = vector.load %w[%163] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %165 = vector.bitcast %164 : vector<4xi8> to vector<2xf16>
      %166 = arith.divui %inputFeatures, %c3 : index
      %167 = arith.muli %166, %c4 : index
      %168 = arith.addi %158, %167 : index
      %169 = arith.muli %156, %c4 : index
      %170 = arith.addi %168, %169 : index
      %171 = arith.muli %157, %c1 : index
      %172 = arith.addi %170, %171 : index
      %173 = vector.load %w[%172] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %174 = vector.extract %165[0] : f16 from vector<2xf16>
      %175 = arith.extf %174 : f16 to f32
      %176 = vector.extract %173[0] : i8 from vector<4xi8>
      %177 = arith.extui %176 : i8 to i32
      %178 = arith.sitofp %177 : i32 to f32
      %179 = arith.mulf %175, %178 : f32
      %180 = arith.truncf %179 : f32 to f16
      %181 = vector.broadcast %180 : f16 to vector<16xf16>
      %182 = vector.extract %165[1] : f16 from vector<2xf16>
      %183 = arith.extf %182 : f16 to f32
      %184 = vector.extract %173[1] : i8 from vector<4xi8>
      %185 = arith.extui %184 : i8 to i32
      %186 = arith.sitofp %185 : i32 to f32
      %187 = arith.mulf %183, %186 : f32
      %188 = arith.truncf %187 : f32 to f16
      %189 = vector.broadcast %188 : f16 to vector<16xf16>
      %190 = vector.extract %165[0] : f16 from vector<2xf16>
      %191 = arith.extf %190 : f16 to f32
      %192 = vector.extract %173[2] : i8 from vector<4xi8>
      %193 = arith.extui %192 : i8 to i32
      %194 = arith.sitofp %193 : i32 to f32
      %195 = arith.mulf %191, %194 : f32
      %196 = arith.truncf %195 : f32 to f16
      %197 = vector.broadcast %196 : f16 to vector<16xf16>
      %198 = vector.extract %165[1] : f16 from vector<2xf16>
      %199 = arith.extf %198 : f16 to f32
      %200 = vector.extract %173[3] : i8 from vector<4xi8>
      %201 = arith.extui %200 : i8 to i32
      %202 = arith.sitofp %201 : i32 to f32
      %203 = arith.mulf %199, %202 : f32
      %204 = arith.truncf %203 : f32 to f16
      %205 = vector.broadcast %204 : f16 to vector<16xf16>
      %206 = arith.addi %15, %c6 : index
      %207 = arith.muli %inputFeatures, %c1 : index
      %208 = arith.divui %207, %c2 : index
      %209 = arith.divui %inputFeatures, %c3 : index
      %210 = arith.muli %209, %c4 : index
      %211 = arith.addi %210, %208 : index
      %212 = arith.addi %211, %c5 : index
      %213 = arith.divui %212, %c6 : index
      %214 = arith.muli %213, %c6 : index
      %215 = arith.addi %206, %214 : index
      %216 = arith.muli %inputFeatures, %c7 : index
      %217 = arith.addi %215, %216 : index
      %218 = arith.muli %156, %c10 : index
      %219 = arith.addi %218, %157 : index
      %220 = arith.muli %219, %c15 : index
      %221 = arith.addi %217, %220 : index
      %222 = vector.load %w[%221] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %223 = vector.bitcast %222 : vector<8xi8> to vector<2xi32>
      %224 = vector.shuffle %223, %223 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %225 = arith.shrui %224, %c19 : vector<4xi32>
      %226 = arith.andi %225, %c20 : vector<4xi32>
      %227 = arith.ori %226, %c21 : vector<4xi32>
      %228 = vector.bitcast %227 : vector<4xi32> to vector<8xf16>
      %229 = arith.shrui %224, %c22 : vector<4xi32>
      %230 = arith.andi %229, %c20 : vector<4xi32>
      %231 = arith.ori %230, %c21 : vector<4xi32>
      %232 = vector.bitcast %231 : vector<4xi32> to vector<8xf16>
      %233 = arith.shrui %224, %c23 : vector<4xi32>
      %234 = arith.andi %233, %c20 : vector<4xi32>
      %235 = arith.ori %234, %c21 : vector<4xi32>
      %236 = vector.bitcast %235 : vector<4xi32> to vector<8xf16>
      %237 = arith.shrui %224, %c24 : vector<4xi32>
      %238 = arith.andi %237, %c20 : vector<4xi32>
      %239 = arith.ori %238, %c21 : vector<4xi32>
      %240 = vector.bitcast %239 : vector<4xi32> to vector<8xf16>
      %241 = vector.shuffle %228, %232 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %242 = vector.shuffle %236, %240 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %243 = vector.shuffle %241, %242 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %244 = arith.subf %243, %c25 : vector<32xf16>
      %245 = vector.shuffle %244, %244 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %246 = vector.shuffle %244, %244 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %247 = math.fma %245, %181, %189 : vector<16xf16>
      %248 = math.fma %246, %197, %205 : vector<16xf16>
      %249 = arith.addi %58, %c7 : index
      %250 = arith.remui %62, %c10 : index
      %251 = arith.addi %17, %c6 : index
      %252 = arith.divui %249, %c15 : index
      %253 = arith.muli %252, %c4 : index
      %254 = arith.addi %251, %253 : index
      %255 = arith.muli %250, %c1 : index
      %256 = arith.addi %254, %255 : index
      %257 = vector.load %w[%256] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %258 = vector.bitcast %257 : vector<4xi8> to vector<2xf16>
      %259 = arith.divui %inputFeatures, %c3 : index
      %260 = arith.muli %259, %c4 : index
      %261 = arith.addi %251, %260 : index
      %262 = arith.muli %249, %c4 : index
      %263 = arith.addi %261, %262 : index
      %264 = arith.muli %250, %c1 : index
      %265 = arith.addi %263, %264 : index
      %266 = vector.load %w[%265] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %267 = vector.extract %258[0] : f16 from vector<2xf16>
      %268 = arith.extf %267 : f16 to f32
      %269 = vector.extract %266[0] : i8 from vector<4xi8>
      %270 = arith.extui %269 : i8 to i32
      %271 = arith.sitofp %270 : i32 to f32
      %272 = arith.mulf %268, %271 : f32
      %273 = arith.truncf %272 : f32 to f16
      %274 = vector.broadcast %273 : f16 to vector<16xf16>
      %275 = vector.extract %258[1] : f16 from vector<2xf16>
      %276 = arith.extf %275 : f16 to f32
      %277 = vector.extract %266[1] : i8 from vector<4xi8>
      %278 = arith.extui %277 : i8 to i32
      %279 = arith.sitofp %278 : i32 to f32
      %280 = arith.mulf %276, %279 : f32
      %281 = arith.truncf %280 : f32 to f16
      %282 = vector.broadcast %281 : f16 to vector<16xf16>
      %283 = vector.extract %258[0] : f16 from vector<2xf16>
      %284 = arith.extf %283 : f16 to f32
      %285 = vector.extract %266[2] : i8 from vector<4xi8>
      %286 = arith.extui %285 : i8 to i32
      %287 = arith.sitofp %286 : i32 to f32
      %288 = arith.mulf %284, %287 : f32
      %289 = arith.truncf %288 : f32 to f16
      %290 = vector.broadcast %289 : f16 to vector<16xf16>
      %291 = vector.extract %258[1] : f16 from vector<2xf16>
      %292 = arith.extf %291 : f16 to f32
      %293 = vector.extract %266[3] : i8 from vector<4xi8>
      %294 = arith.extui %293 : i8 to i32
      %295 = arith.sitofp %294 : i32 to f32
      %296 = arith.mulf %292, %295 : f32
      %297 = arith.truncf %296 : f32 to f16
      %298 = vector.broadcast %297 : f16 to vector<16xf16>
      %299 = arith.addi %17, %c6 : index
      %300 = arith.muli %inputFeatures, %c1 : index
      %301 = arith.divui %300, %c2 : index
      %302 = arith.divui %inputFeatures, %c3 : index
      %303 = arith.muli %302, %c4 : index
      %304 = arith.addi %303, %301 : index
      %305 = arith.addi %304, %c5 : index
      %306 = arith.divui %305, %c6 : index
      %307 = arith.muli %306, %c6 : index
      %308 = arith.addi %299, %307 : index
      %309 = arith.muli %inputFeatures, %c7 : index
      %310 = arith.addi %308, %309 : index
      %311 = arith.muli %249, %c10 : index
      %312 = arith.addi %311, %250 : index
      %313 = arith.muli %312, %c15 : index
      %314 = arith.addi %310, %313 : index
      %315 = vector.load %w[%314] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %316 = vector.bitcast %315 : vector<8xi8> to vector<2xi32>
      %317 = vector.shuffle %316, %316 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %318 = arith.shrui %317, %c19 : vector<4xi32>
      %319 = arith.andi %318, %c20 : vector<4xi32>
      %320 = arith.ori %319, %c21 : vector<4xi32>
      %321 = vector.bitcast %320 : vector<4xi32> to vector<8xf16>
      %322 = arith.shrui %317, %c22 : vector<4xi32>
      %323 = arith.andi %322, %c20 : vector<4xi32>
      %324 = arith.ori %323, %c21 : vector<4xi32>
      %325 = vector.bitcast %324 : vector<4xi32> to vector<8xf16>
      %326 = arith.shrui %317, %c23 : vector<4xi32>
      %327 = arith.andi %326, %c20 : vector<4xi32>
      %328 = arith.ori %327, %c21 : vector<4xi32>
      %329 = vector.bitcast %328 : vector<4xi32> to vector<8xf16>
      %330 = arith.shrui %317, %c24 : vector<4xi32>
      %331 = arith.andi %330, %c20 : vector<4xi32>
      %332 = arith.ori %331, %c21 : vector<4xi32>
      %333 = vector.bitcast %332 : vector<4xi32> to vector<8xf16>
      %334 = vector.shuffle %321, %325 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %335 = vector.shuffle %329, %333 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %336 = vector.shuffle %334, %335 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %337 = arith.subf %336, %c25 : vector<32xf16>
      %338 = vector.shuffle %337, %337 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %339 = vector.shuffle %337, %337 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %340 = math.fma %338, %274, %282 : vector<16xf16>
      %341 = math.fma %339, %290, %298 : vector<16xf16>
      %342 = arith.addi %58, %c8 : index
      %343 = arith.remui %62, %c10 : index
      %344 = arith.addi %17, %c6 : index
      %345 = arith.divui %342, %c15 : index
      %346 = arith.muli %345, %c4 : index
      %347 = arith.addi %344, %346 : index
      %348 = arith.muli %343, %c1 : index
      %349 = arith.addi %347, %348 : index
      %350 = vector.load %w[%349] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %351 = vector.bitcast %350 : vector<4xi8> to vector<2xf16>
      %352 = arith.divui %inputFeatures, %c3 : index
      %353 = arith.muli %352, %c4 : index
      %354 = arith.addi %344, %353 : index
      %355 = arith.muli %342, %c4 : index
      %356 = arith.addi %354, %355 : index
      %357 = arith.muli %343, %c1 : index
      %358 = arith.addi %356, %357 : index
      %359 = vector.load %w[%358] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %360 = vector.extract %351[0] : f16 from vector<2xf16>
      %361 = arith.extf %360 : f16 to f32
      %362 = vector.extract %359[0] : i8 from vector<4xi8>
      %363 = arith.extui %362 : i8 to i32
      %364 = arith.sitofp %363 : i32 to f32
      %365 = arith.mulf %361, %364 : f32
      %366 = arith.truncf %365 : f32 to f16
      %367 = vector.broadcast %366 : f16 to vector<16xf16>
      %368 = vector.extract %351[1] : f16 from vector<2xf16>
      %369 = arith.extf %368 : f16 to f32
      %370 = vector.extract %359[1] : i8 from vector<4xi8>
      %371 = arith.extui %370 : i8 to i32
      %372 = arith.sitofp %371 : i32 to f32
      %373 = arith.mulf %369, %372 : f32
      %374 = arith.truncf %373 : f32 to f16
      %375 = vector.broadcast %374 : f16 to vector<16xf16>
      %376 = vector.extract %351[0] : f16 from vector<2xf16>
      %377 = arith.extf %376 : f16 to f32
      %378 = vector.extract %359[2] : i8 from vector<4xi8>
      %379 = arith.extui %378 : i8 to i32
      %380 = arith.sitofp %379 : i32 to f32
      %381 = arith.mulf %377, %380 : f32
      %382 = arith.truncf %381 : f32 to f16
      %383 = vector.broadcast %382 : f16 to vector<16xf16>
      %384 = vector.extract %351[1] : f16 from vector<2xf16>
      %385 = arith.extf %384 : f16 to f32
      %386 = vector.extract %359[3] : i8 from vector<4xi8>
      %387 = arith.extui %386 : i8 to i32
      %388 = arith.sitofp %387 : i32 to f32
      %389 = arith.mulf %385, %388 : f32
      %390 = arith.truncf %389 : f32 to f16
      %391 = vector.broadcast %390 : f16 to vector<16xf16>
      %392 = arith.addi %17, %c6 : index
      %393 = arith.muli %inputFeatures, %c1 : index
      %394 = arith.divui %393, %c2 : index
      %395 = arith.divui %inputFeatures, %c3 : index
      %396 = arith.muli %395, %c4 : index
      %397 = arith.addi %396, %394 : index
      %398 = arith.addi %397, %c5 : index
      %399 = arith.divui %398, %c6 : index
      %400 = arith.muli %399, %c6 : index
      %401 = arith.addi %392, %400 : index
      %402 = arith.muli %inputFeatures, %c7 : index
      %403 = arith.addi %401, %402 : index
      %404 = arith.muli %342, %c10 : index
      %405 = arith.addi %404, %343 : index
      %406 = arith.muli %405, %c15 : index
      %407 = arith.addi %403, %406 : index
      %408 = vector.load %w[%407] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %409 = vector.bitcast %408 : vector<8xi8> to vector<2xi32>
      %410 = vector.shuffle %409, %409 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %411 = arith.shrui %410, %c19 : vector<4xi32>
      %412 = arith.andi %411, %c20 : vector<4xi32>
      %413 = arith.ori %412, %c21 : vector<4xi32>
      %414 = vector.bitcast %413 : vector<4xi32> to vector<8xf16>
      %415 = arith.shrui %410, %c22 : vector<4xi32>
      %416 = arith.andi %415, %c20 : vector<4xi32>
      %417 = arith.ori %416, %c21 : vector<4xi32>
      %418 = vector.bitcast %417 : vector<4xi32> to vector<8xf16>
      %419 = arith.shrui %410, %c23 : vector<4xi32>
      %420 = arith.andi %419, %c20 : vector<4xi32>
      %421 = arith.ori %420, %c21 : vector<4xi32>
      %422 = vector.bitcast %421 : vector<4xi32> to vector<8xf16>
      %423 = arith.shrui %410, %c24 : vector<4xi32>
      %424 = arith.andi %423, %c20 : vector<4xi32>
      %425 = arith.ori %424, %c21 : vector<4xi32>
      %426 = vector.bitcast %425 : vector<4xi32> to vector<8xf16>
      %427 = vector.shuffle %414, %418 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %428 = vector.shuffle %422, %426 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %429 = vector.shuffle %427, %428 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %430 = arith.subf %429, %c25 : vector<32xf16>
      %431 = vector.shuffle %430, %430 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %432 = vector.shuffle %430, %430 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %433 = math.fma %431, %367, %375 : vector<16xf16>
      %434 = math.fma %432, %383, %391 : vector<16xf16>
      %435 = arith.muli %58, %c2 : index
      %436 = arith.addi %435, %c7 : index
      %437 = arith.muli %tileRows, %c10 : index
      %438 = arith.muli %436, %437 : index
      %439 = arith.addi %44, %438 : index
      %440 = vector.load %x[%439] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %441 = arith.muli %tileRows, %c15 : index
      %442 = arith.addi %439, %441 : index
      %443 = vector.load %x[%442] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %444 = vector.shuffle %440, %443 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %445 = wave.mma %444, %154, %59 : vector<16xf16>, vector<8xf32>
      %446 = wave.mma %444, %340, %60 : vector<16xf16>, vector<8xf32>
      %447 = arith.muli %58, %c2 : index
      %448 = arith.addi %447, %c8 : index
      %449 = arith.muli %tileRows, %c10 : index
      %450 = arith.muli %448, %449 : index
      %451 = arith.addi %44, %450 : index
      %452 = vector.load %x[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %453 = arith.muli %tileRows, %c15 : index
      %454 = arith.addi %451, %453 : index
      %455 = vector.load %x[%454] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %456 = vector.shuffle %452, %455 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %457 = wave.mma %456, %155, %445 : vector<16xf16>, vector<8xf32>
      %458 = wave.mma %456, %341, %446 : vector<16xf16>, vector<8xf32>
      %459 = arith.muli %58, %c2 : index
      %460 = arith.addi %459, %c2 : index
      %461 = arith.muli %tileRows, %c10 : index
      %462 = arith.muli %460, %461 : index
      %463 = arith.addi %44, %462 : index
      %464 = vector.load %x[%463] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %465 = arith.muli %tileRows, %c15 : index
      %466 = arith.addi %463, %465 : index
      %467 = vector.load %x[%466] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %468 = vector.shuffle %464, %467 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %469 = wave.mma %468, %247, %457 : vector<16xf16>, vector<8xf32>
      %470 = wave.mma %468, %433, %458 : vector<16xf16>, vector<8xf32>
      %471 = arith.muli %58, %c2 : index
      %472 = arith.addi %471, %c26 : index
      %473 = arith.muli %tileRows, %c10 : index
      %474 = arith.muli %472, %473 : index
      %475 = arith.addi %44, %474 : index
      %476 = vector.load %x[%475] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %477 = arith.muli %tileRows, %c15 : index
      %478 = arith.addi %475, %477 : index
      %479 = vector.load %x[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %480 = vector.shuffle %476, %479 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %481 = wave.mma %480, %248, %469 : vector<16xf16>, vector<8xf32>
      %482 = wave.mma %480, %434, %470 : vector<16xf16>, vector<8xf32>
      scf.yield %481, %482 : vector<8xf32>, vector<8xf32>
    }
    %483 = arith.select %51, %57, %50 : index
    %487:2 = scf.for %484 = %57 to %483 step %c8 iter_args(%485 = %61#0, %486 = %61#1) -> (vector<8xf32>, vector<8xf32>) {
      %488 = wave.lane
      %489 = arith.addi %484, %c7 : index
      %490 = arith.remui %488, %c10 : index
      %491 = arith.addi %15, %c6 : index
      %492 = arith.divui %489, %c15 : index
      %493 = arith.muli %492, %c4 : index
      %494 = arith.addi %491, %493 : index
      %495 = arith.muli %490, %c1 : index
      %496 = arith.addi %494, %495 : index
      %497 = vector.load %w[%496] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %498 = vector.bitcast %497 : vector<4xi8> to vector<2xf16>
      %499 = arith.divui %inputFeatures, %c3 : index
      %500 = arith.muli %499, %c4 : index
      %501 = arith.addi %491, %500 : index
      %502 = arith.muli %489, %c4 : index
      %503 = arith.addi %501, %502 : index
      %504 = arith.muli %490, %c1 : index
      %505 = arith.addi %503, %504 : index
      %506 = vector.load %w[%505] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %507 = vector.extract %498[0] : f16 from vector<2xf16>
      %508 = arith.extf %507 : f16 to f32
      %509 = vector.extract %506[0] : i8 from vector<4xi8>
      %510 = arith.extui %509 : i8 to i32
      %511 = arith.sitofp %510 : i32 to f32
      %512 = arith.mulf %508, %511 : f32
      %513 = arith.truncf %512 : f32 to f16
      %514 = vector.broadcast %513 : f16 to vector<16xf16>
      %515 = vector.extract %498[1] : f16 from vector<2xf16>
      %516 = arith.extf %515 : f16 to f32
      %517 = vector.extract %506[1] : i8 from vector<4xi8>
      %518 = arith.extui %517 : i8 to i32
      %519 = arith.sitofp %518 : i32 to f32
      %520 = arith.mulf %516, %519 : f32
      %521 = arith.truncf %520 : f32 to f16
      %522 = vector.broadcast %521 : f16 to vector<16xf16>
      %523 = vector.extract %498[0] : f16 from vector<2xf16>
      %524 = arith.extf %523 : f16 to f32
      %525 = vector.extract %506[2] : i8 from vector<4xi8>
      %526 = arith.extui %525 : i8 to i32
      %527 = arith.sitofp %526 : i32 to f32
      %528 = arith.mulf %524, %527 : f32
      %529 = arith.truncf %528 : f32 to f16
      %530 = vector.broadcast %529 : f16 to vector<16xf16>
      %531 = vector.extract %498[1] : f16 from vector<2xf16>
      %532 = arith.extf %531 : f16 to f32
      %533 = vector.extract %506[3] : i8 from vector<4xi8>
      %534 = arith.extui %533 : i8 to i32
      %535 = arith.sitofp %534 : i32 to f32
      %536 = arith.mulf %532, %535 : f32
      %537 = arith.truncf %536 : f32 to f16
      %538 = vector.broadcast %537 : f16 to vector<16xf16>
      %539 = arith.addi %15, %c6 : index
      %540 = arith.muli %inputFeatures, %c1 : index
      %541 = arith.divui %540, %c2 : index
      %542 = arith.divui %inputFeatures, %c3 : index
      %543 = arith.muli %542, %c4 : index
      %544 = arith.addi %543, %541 : index
      %545 = arith.addi %544, %c5 : index
      %546 = arith.divui %545, %c6 : index
      %547 = arith.muli %546, %c6 : index
      %548 = arith.addi %539, %547 : index
      %549 = arith.muli %inputFeatures, %c7 : index
      %550 = arith.addi %548, %549 : index
      %551 = arith.muli %489, %c10 : index
      %552 = arith.addi %551, %490 : index
      %553 = arith.muli %552, %c15 : index
      %554 = arith.addi %550, %553 : index
      %555 = vector.load %w[%554] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %556 = vector.bitcast %555 : vector<8xi8> to vector<2xi32>
      %557 = vector.shuffle %556, %556 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %558 = arith.shrui %557, %c19 : vector<4xi32>
      %559 = arith.andi %558, %c20 : vector<4xi32>
      %560 = arith.ori %559, %c21 : vector<4xi32>
      %561 = vector.bitcast %560 : vector<4xi32> to vector<8xf16>
      %562 = arith.shrui %557, %c22 : vector<4xi32>
      %563 = arith.andi %562, %c20 : vector<4xi32>
      %564 = arith.ori %563, %c21 : vector<4xi32>
      %565 = vector.bitcast %564 : vector<4xi32> to vector<8xf16>
      %566 = arith.shrui %557, %c23 : vector<4xi32>
      %567 = arith.andi %566, %c20 : vector<4xi32>
      %568 = arith.ori %567, %c21 : vector<4xi32>
      %569 = vector.bitcast %568 : vector<4xi32> to vector<8xf16>
      %570 = arith.shrui %557, %c24 : vector<4xi32>
      %571 = arith.andi %570, %c20 : vector<4xi32>
      %572 = arith.ori %571, %c21 : vector<4xi32>
      %573 = vector.bitcast %572 : vector<4xi32> to vector<8xf16>
      %574 = vector.shuffle %561, %565 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %575 = vector.shuffle %569, %573 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %576 = vector.shuffle %574, %575 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %577 = arith.subf %576, %c25 : vector<32xf16>
      %578 = vector.shuffle %577, %577 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %579 = vector.shuffle %577, %577 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %580 = math.fma %578, %514, %522 : vector<16xf16>
      %581 = math.fma %579, %530, %538 : vector<16xf16>
      %582 = arith.addi %484, %c7 : index
      %583 = arith.remui %488, %c10 : index
      %584 = arith.addi %17, %c6 : index
      %585 = arith.divui %582, %c15 : index
      %586 = arith.muli %585, %c4 : index
      %587 = arith.addi %584, %586 : index
      %588 = arith.muli %583, %c1 : index
      %589 = arith.addi %587, %588 : index
      %590 = vector.load %w[%589] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %591 = vector.bitcast %590 : vector<4xi8> to vector<2xf16>
      %592 = arith.divui %inputFeatures, %c3 : index
      %593 = arith.muli %592, %c4 : index
      %594 = arith.addi %584, %593 : index
      %595 = arith.muli %582, %c4 : index
      %596 = arith.addi %594, %595 : index
      %597 = arith.muli %583, %c1 : index
      %598 = arith.addi %596, %597 : index
      %599 = vector.load %w[%598] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %600 = vector.extract %591[0] : f16 from vector<2xf16>
      %601 = arith.extf %600 : f16 to f32
      %602 = vector.extract %599[0] : i8 from vector<4xi8>
      %603 = arith.extui %602 : i8 to i32
      %604 = arith.sitofp %603 : i32 to f32
      %605 = arith.mulf %601, %604 : f32
      %606 = arith.truncf %605 : f32 to f16
      %607 = vector.broadcast %606 : f16 to vector<16xf16>
      %608 = vector.extract %591[1] : f16 from vector<2xf16>
      %609 = arith.extf %608 : f16 to f32
      %610 = vector.extract %599[1] : i8 from vector<4xi8>
      %611 = arith.extui %610 : i8 to i32
      %612 = arith.sitofp %611 : i32 to f32
      %613 = arith.mulf %609, %612 : f32
      %614 = arith.truncf %613 : f32 to f16
      %615 = vector.broadcast %614 : f16 to vector<16xf16>
      %616 = vector.extract %591[0] : f16 from vector<2xf16>
      %617 = arith.extf %616 : f16 to f32
      %618 = vector.extract %599[2] : i8 from vector<4xi8>
      %619 = arith.extui %618 : i8 to i32
      %620 = arith.sitofp %619 : i32 to f32
      %621 = arith.mulf %617, %620 : f32
      %622 = arith.truncf %621 : f32 to f16
      %623 = vector.broadcast %622 : f16 to vector<16xf16>
      %624 = vector.extract %591[1] : f16 from vector<2xf16>
      %625 = arith.extf %624 : f16 to f32
      %626 = vector.extract %599[3] : i8 from vector<4xi8>
      %627 = arith.extui %626 : i8 to i32
      %628 = arith.sitofp %627 : i32 to f32
      %629 = arith.mulf %625, %628 : f32
      %630 = arith.truncf %629 : f32 to f16
      %631 = vector.broadcast %630 : f16 to vector<16xf16>
      %632 = arith.addi %17, %c6 : index
      %633 = arith.muli %inputFeatures, %c1 : index
      %634 = arith.divui %633, %c2 : index
      %635 = arith.divui %inputFeatures, %c3 : index
      %636 = arith.muli %635, %c4 : index
      %637 = arith.addi %636, %634 : index
      %638 = arith.addi %637, %c5 : index
      %639 = arith.divui %638, %c6 : index
      %640 = arith.muli %639, %c6 : index
      %641 = arith.addi %632, %640 : index
      %642 = arith.muli %inputFeatures, %c7 : index
      %643 = arith.addi %641, %642 : index
      %644 = arith.muli %582, %c10 : index
      %645 = arith.addi %644, %583 : index
      %646 = arith.muli %645, %c15 : index
      %647 = arith.addi %643, %646 : index
      %648 = vector.load %w[%647] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %649 = vector.bitcast %648 : vector<8xi8> to vector<2xi32>
      %650 = vector.shuffle %649, %649 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %651 = arith.shrui %650, %c19 : vector<4xi32>
      %652 = arith.andi %651, %c20 : vector<4xi32>
      %653 = arith.ori %652, %c21 : vector<4xi32>
      %654 = vector.bitcast %653 : vector<4xi32> to vector<8xf16>
      %655 = arith.shrui %650, %c22 : vector<4xi32>
      %656 = arith.andi %655, %c20 : vector<4xi32>
      %657 = arith.ori %656, %c21 : vector<4xi32>
      %658 = vector.bitcast %657 : vector<4xi32> to vector<8xf16>
      %659 = arith.shrui %650, %c23 : vector<4xi32>
      %660 = arith.andi %659, %c20 : vector<4xi32>
      %661 = arith.ori %660, %c21 : vector<4xi32>
      %662 = vector.bitcast %661 : vector<4xi32> to vector<8xf16>
      %663 = arith.shrui %650, %c24 : vector<4xi32>
      %664 = arith.andi %663, %c20 : vector<4xi32>
      %665 = arith.ori %664, %c21 : vector<4xi32>
      %666 = vector.bitcast %665 : vector<4xi32> to vector<8xf16>
      %667 = vector.shuffle %654, %658 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %668 = vector.shuffle %662, %666 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %669 = vector.shuffle %667, %668 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %670 = arith.subf %669, %c25 : vector<32xf16>
      %671 = vector.shuffle %670, %670 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %672 = vector.shuffle %670, %670 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %673 = math.fma %671, %607, %615 : vector<16xf16>
      %674 = math.fma %672, %623, %631 : vector<16xf16>
      %675 = arith.muli %484, %c2 : index
      %676 = arith.addi %675, %c7 : index
      %677 = arith.muli %tileRows, %c10 : index
      %678 = arith.muli %676, %677 : index
      %679 = arith.addi %44, %678 : index
      %680 = vector.load %x[%679] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %681 = arith.muli %tileRows, %c15 : index
      %682 = arith.addi %679, %681 : index
      %683 = vector.load %x[%682] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %684 = vector.shuffle %680, %683 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %685 = wave.mma %684, %580, %485 : vector<16xf16>, vector<8xf32>
      %686 = wave.mma %684, %673, %486 : vector<16xf16>, vector<8xf32>
      %687 = arith.muli %484, %c2 : index
      %688 = arith.addi %687, %c8 : index
      %689 = arith.muli %tileRows, %c10 : index
      %690 = arith.muli %688, %689 : index
      %691 = arith.addi %44, %690 : index
      %692 = vector.load %x[%691] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %693 = arith.muli %tileRows, %c15 : index
      %694 = arith.addi %691, %693 : index
      %695 = vector.load %x[%694] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %696 = vector.shuffle %692, %695 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %697 = wave.mma %696, %581, %685 : vector<16xf16>, vector<8xf32>
      %698 = wave.mma %696, %674, %686 : vector<16xf16>, vector<8xf32>
      scf.yield %697, %698 : vector<8xf32>, vector<8xf32>
    }
    %699 = wave.lane
    %700 = vector.extract %487#0[0] : f32 from vector<8xf32>
    %701 = vector.extract %487#1[0] : f32 from vector<8xf32>
    %702 = wave.lane
    %703 = arith.addi %20, %c7 : index
    %704 = arith.muli %c7, %c2 : index
    %705 = arith.addi %703, %704 : index
    %706 = arith.divui %702, %c10 : index
    %707 = arith.addi %705, %706 : index
    %708 = arith.cmpi slt, %707, %19 : index
    scf.if %708 {
      %709 = arith.cmpi eq, %hasFactors, %c8 : index
      %710 = arith.muli %707, %c2 : index
      %711 = memref.load %factors[%710] : memref<?xf32>
      %712 = arith.mulf %711, %operandScale : f32
      %713 = arith.select %709, %712, %operandScale : f32
      %714 = arith.remui %702, %c10 : index
      %715 = arith.muli %714, %c1 : index
      %716 = arith.addi %15, %715 : index
      %717 = vector.load %w[%716] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %718 = vector.bitcast %717 : vector<4xi8> to vector<1xf32>
      %719 = vector.extract %718[0] : f32 from vector<1xf32>
      %720 = arith.mulf %719, %713 : f32
      %721 = arith.mulf %700, %720 : f32
      %722 = arith.remui %702, %c10 : index
      %723 = arith.muli %722, %c1 : index
      %724 = arith.addi %17, %723 : index
      %725 = vector.load %w[%724] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %726 = vector.bitcast %725 : vector<4xi8> to vector<1xf32>
      %727 = vector.extract %726[0] : f32 from vector<1xf32>
      %728 = arith.mulf %727, %713 : f32
      %729 = arith.mulf %701, %728 : f32
      %730 = arith.muli %707, %outputFeatures : index
      %731 = arith.addi %730, %23 : index
      %732 = wave.lane
      %733 = arith.remui %732, %c10 : index
      %734 = arith.addi %731, %733 : index
      scf.if %21 {
        %735 = arith.addi %734, %c7 : index
        %736 = memref.load %residual[%735] : memref<?xf32>
        %737 = arith.addf %736, %721 : f32
        %738 = arith.addi %734, %c7 : index
        memref.store %737, %out[%738] : memref<?xf32>
      } else {
        %739 = arith.addi %734, %c7 : index
        memref.store %721, %out[%739] : memref<?xf32>
      }
      scf.if %21 {
        %740 = arith.addi %734, %c10 : index
        %741 = memref.load %residual[%740] : memref<?xf32>
        %742 = arith.addf %741, %729 : f32
        %743 = arith.addi %734, %c10 : index
        memref.store %742, %out[%743] : memref<?xf32>
      } else {
        %744 = arith.addi %734, %c10 : index
        memref.store %729, %out[%744] : memref<?xf32>
      }
    }
    %745 = vector.extract %487#0[1] : f32 from vector<8xf32>
    %746 = vector.extract %487#1[1] : f32 from vector<8xf32>
    %747 = wave.lane
    %748 = arith.addi %20, %c7 : index
    %749 = arith.muli %c8, %c2 : index
    %750 = arith.addi %748, %749 : index
    %751 = arith.divui %747, %c10 : index
    %752 = arith.addi %750, %751 : index
    %753 = arith.cmpi slt, %752, %19 : index
    scf.if %753 {
      %754 = arith.cmpi eq, %hasFactors, %c8 : index
      %755 = arith.muli %752, %c2 : index
      %756 = memref.load %factors[%755] : memref<?xf32>
      %757 = arith.mulf %756, %operandScale : f32
      %758 = arith.select %754, %757, %operandScale : f32
      %759 = arith.remui %747, %c10 : index
      %760 = arith.muli %759, %c1 : index
      %761 = arith.addi %15, %760 : index
      %762 = vector.load %w[%761] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %763 = vector.bitcast %762 : vector<4xi8> to vector<1xf32>
      %764 = vector.extract %763[0] : f32 from vector<1xf32>
      %765 = arith.mulf %764, %758 : f32
      %766 = arith.mulf %745, %765 : f32
      %767 = arith.remui %747, %c10 : index
      %768 = arith.muli %767, %c1 : index
      %769 = arith.addi %17, %768 : index
      %770 = vector.load %w[%769] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %771 = vector.bitcast %770 : vector<4xi8> to vector<1xf32>
      %772 = vector.extract %771[0] : f32 from vector<1xf32>
      %773 = arith.mulf %772, %758 : f32
      %774 = arith.mulf %746, %773 : f32
      %775 = arith.muli %752, %outputFeatures : index
      %776 = arith.addi %775, %23 : index
      %777 = wave.lane
      %778 = arith.remui %777, %c10 : index
      %779 = arith.addi %776, %778 : index
      scf.if %21 {
        %780 = arith.addi %779, %c7 : index
        %781 = memref.load %residual[%780] : memref<?xf32>
        %782 = arith.addf %781, %766 : f32
        %783 = arith.addi %779, %c7 : index
        memref.store %782, %out[%783] : memref<?xf32>
      } else {
        %784 = arith.addi %779, %c7 : index
        memref.store %766, %out[%784] : memref<?xf32>
      }
      scf.if %21 {
        %785 = arith.addi %779, %c10 : index
        %786 = memref.load %residual[%785] : memref<?xf32>
        %787 = arith.addf %786, %774 : f32
        %788 = arith.addi %779, %c10 : index
        memref.store %787, %out[%788] : memref<?xf32>
      } else {
        %789 = arith.addi %779, %c10 : index
        memref.store %774, %out[%789] : memref<?xf32>
      }
    }
    %790 = vector.extract %487#0[2] : f32 from vector<8xf32>
    %791 = vector.extract %487#1[2] : f32 from vector<8xf32>
    %792 = wave.lane
    %793 = arith.addi %20, %c7 : index
    %794 = arith.muli %c2, %c2 : index
    %795 = arith.addi %793, %794 : index
    %796 = arith.divui %792, %c10 : index
    %797 = arith.addi %795, %796 : index
    %798 = arith.cmpi slt, %797, %19 : index
    scf.if %798 {
      %799 = arith.cmpi eq, %hasFactors, %c8 : index
      %800 = arith.muli %797, %c2 : index
      %801 = memref.load %factors[%800] : memref<?xf32>
      %802 = arith.mulf %801, %operandScale : f32
      %803 = arith.select %799, %802, %operandScale : f32
      %804 = arith.remui %792, %c10 : index
      %805 = arith.muli %804, %c1 : index
      %806 = arith.addi %15, %805 : index
      %807 = vector.load %w[%806] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %808 = vector.bitcast %807 : vector<4xi8> to vector<1xf32>
      %809 = vector.extract %808[0] : f32 from vector<1xf32>
      %810 = arith.mulf %809, %803 : f32
      %811 = arith.mulf %790, %810 : f32
      %812 = arith.remui %792, %c10 : index
      %813 = arith.muli %812, %c1 : index
      %814 = arith.addi %17, %813 : index
      %815 = vector.load %w[%814] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %816 = vector.bitcast %815 : vector<4xi8> to vector<1xf32>
      %817 = vector.extract %816[0] : f32 from vector<1xf32>
      %818 = arith.mulf %817, %803 : f32
      %819 = arith.mulf %791, %818 : f32
      %820 = arith.muli %797, %outputFeatures : index
      %821 = arith.addi %820, %23 : index
      %822 = wave.lane
      %823 = arith.remui %822, %c10 : index
      %824 = arith.addi %821, %823 : index
      scf.if %21 {
        %825 = arith.addi %824, %c7 : index
        %826 = memref.load %residual[%825] : memref<?xf32>
        %827 = arith.addf %826, %811 : f32
        %828 = arith.addi %824, %c7 : index
        memref.store %827, %out[%828] : memref<?xf32>
      } else {
        %829 = arith.addi %824, %c7 : index
        memref.store %811, %out[%829] : memref<?xf32>
      }
      scf.if %21 {
        %830 = arith.addi %824, %c10 : index
        %831 = memref.load %residual[%830] : memref<?xf32>
        %832 = arith.addf %831, %819 : f32
        %833 = arith.addi %824, %c10 : index
        memref.store %832, %out[%833] : memref<?xf32>
      } else {
        %834 = arith.addi %824, %c10 : index
        memref.store %819, %out[%834] : memref<?xf32>
      }
    }
    %835 = vector.extract %487#0[3] : f32 from vector<8xf32>
    %836 = vector.extract %487#1[3] : f32 from vector<8xf32>
    %837 = wave.lane
    %838 = arith.addi %20, %c7 : index
    %839 = arith.muli %c26, %c2 : index
    %840 = arith.addi %838, %839 : index
    %841 = arith.divui %837, %c10 : index
    %842 = arith.addi %840, %841 : index
    %843 = arith.cmpi slt, %842, %19 : index
    scf.if %843 {
      %844 = arith.cmpi eq, %hasFactors, %c8 : index
      %845 = arith.muli %842, %c2 : index
      %846 = memref.load %factors[%845] : memref<?xf32>
      %847 = arith.mulf %846, %operandScale : f32
      %848 = arith.select %844, %847, %operandScale : f32
      %849 = arith.remui %837, %c10 : index
      %850 = arith.muli %849, %c1 : index
      %851 = arith.addi %15, %850 : index
      %852 = vector.load %w[%851] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %853 = vector.bitcast %852 : vector<4xi8> to vector<1xf32>
      %854 = vector.extract %853[0] : f32 from vector<1xf32>
      %855 = arith.mulf %854, %848 : f32
      %856 = arith.mulf %835, %855 : f32
      %857 = arith.remui %837, %c10 : index
      %858 = arith.muli %857, %c1 : index
      %859 = arith.addi %17, %858 : index
      %860 = vector.load %w[%859] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %861 = vector.bitcast %860 : vector<4xi8> to vector<1xf32>
      %862 = vector.extract %861[0] : f32 from vector<1xf32>
      %863 = arith.mulf %862, %848 : f32
      %864 = arith.mulf %836, %863 : f32
      %865 = arith.muli %842, %outputFeatures : index
      %866 = arith.addi %865, %23 : index
      %867 = wave.lane
      %868 = arith.remui %867, %c10 : index
      %869 = arith.addi %866, %868 : index
      scf.if %21 {
        %870 = arith.addi %869, %c7 : index
        %871 = memref.load %residual[%870] : memref<?xf32>
        %872 = arith.addf %871, %856 : f32
        %873 = arith.addi %869, %c7 : index
        memref.store %872, %out[%873] : memref<?xf32>
      } else {
        %874 = arith.addi %869, %c7 : index
        memref.store %856, %out[%874] : memref<?xf32>
      }
      scf.if %21 {
        %875 = arith.addi %869, %c10 : index
        %876 = memref.load %residual[%875] : memref<?xf32>
        %877 = arith.addf %876, %864 : f32
        %878 = arith.addi %869, %c10 : index
        memref.store %877, %out[%878] : memref<?xf32>
      } else {
        %879 = arith.addi %869, %c10 : index
        memref.store %864, %out[%879] : memref<?xf32>
      }
    }
    %880 = vector.extract %487#0[4] : f32 from vector<8xf32>
    %881 = vector.extract %487#1[4] : f32 from vector<8xf32>
    %882 = wave.lane
    %883 = arith.addi %20, %c7 : index
    %884 = arith.muli %c1, %c2 : index
    %885 = arith.addi %883, %884 : index
    %886 = arith.divui %882, %c10 : index
    %887 = arith.addi %885, %886 : index
    %888 = arith.cmpi slt, %887, %19 : index
    scf.if %888 {
      %889 = arith.cmpi eq, %hasFactors, %c8 : index
      %890 = arith.muli %887, %c2 : index
      %891 = memref.load %factors[%890] : memref<?xf32>
      %892 = arith.mulf %891, %operandScale : f32
      %893 = arith.select %889, %892, %operandScale : f32
      %894 = arith.remui %882, %c10 : index
      %895 = arith.muli %894, %c1 : index
      %896 = arith.addi %15, %895 : index
      %897 = vector.load %w[%896] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %898 = vector.bitcast %897 : vector<4xi8> to vector<1xf32>
      %899 = vector.extract %898[0] : f32 from vector<1xf32>
      %900 = arith.mulf %899, %893 : f32
      %901 = arith.mulf %880, %900 : f32
      %902 = arith.remui %882, %c10 : index
      %903 = arith.muli %902, %c1 : index
      %904 = arith.addi %17, %903 : index
      %905 = vector.load %w[%904] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %906 = vector.bitcast %905 : vector<4xi8> to vector<1xf32>
      %907 = vector.extract %906[0] : f32 from vector<1xf32>
      %908 = arith.mulf %907, %893 : f32
      %909 = arith.mulf %881, %908 : f32
      %910 = arith.muli %887, %outputFeatures : index
      %911 = arith.addi %910, %23 : index
      %912 = wave.lane
      %913 = arith.remui %912, %c10 : index
      %914 = arith.addi %911, %913 : index
      scf.if %21 {
        %915 = arith.addi %914, %c7 : index
        %916 = memref.load %residual[%915] : memref<?xf32>
        %917 = arith.addf %916, %901 : f32
        %918 = arith.addi %914, %c7 : index
        memref.store %917, %out[%918] : memref<?xf32>
      } else {
        %919 = arith.addi %914, %c7 : index
        memref.store %901, %out[%919] : memref<?xf32>
      }
      scf.if %21 {
        %920 = arith.addi %914, %c10 : index
        %921 = memref.load %residual[%920] : memref<?xf32>
        %922 = arith.addf %921, %909 : f32
        %923 = arith.addi %914, %c10 : index
        memref.store %922, %out[%923] : memref<?xf32>
      } else {
        %924 = arith.addi %914, %c10 : index
        memref.store %909, %out[%924] : memref<?xf32>
      }
    }
    %925 = vector.extract %487#0[5] : f32 from vector<8xf32>
    %926 = vector.extract %487#1[5] : f32 from vector<8xf32>
    %927 = wave.lane
    %928 = arith.addi %20, %c7 : index
    %929 = arith.muli %c29, %c2 : index
    %930 = arith.addi %928, %929 : index
    %931 = arith.divui %927, %c10 : index
    %932 = arith.addi %930, %931 : index
    %933 = arith.cmpi slt, %932, %19 : index
    scf.if %933 {
      %934 = arith.cmpi eq, %hasFactors, %c8 : index
      %935 = arith.muli %932, %c2 : index
      %936 = memref.load %factors[%935] : memref<?xf32>
      %937 = arith.mulf %936, %operandScale : f32
      %938 = arith.select %934, %937, %operandScale : f32
      %939 = arith.remui %927, %c10 : index
      %940 = arith.muli %939, %c1 : index
      %941 = arith.addi %15, %940 : index
      %942 = vector.load %w[%941] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %943 = vector.bitcast %942 : vector<4xi8> to vector<1xf32>
      %944 = vector.extract %943[0] : f32 from vector<1xf32>
      %945 = arith.mulf %944, %938 : f32
      %946 = arith.mulf %925, %945 : f32
      %947 = arith.remui %927, %c10 : index
      %948 = arith.muli %947, %c1 : index
      %949 = arith.addi %17, %948 : index
      %950 = vector.load %w[%949] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %951 = vector.bitcast %950 : vector<4xi8> to vector<1xf32>
      %952 = vector.extract %951[0] : f32 from vector<1xf32>
      %953 = arith.mulf %952, %938 : f32
      %954 = arith.mulf %926, %953 : f32
      %955 = arith.muli %932, %outputFeatures : index
      %956 = arith.addi %955, %23 : index
      %957 = wave.lane
      %958 = arith.remui %957, %c10 : index
      %959 = arith.addi %956, %958 : index
      scf.if %21 {
        %960 = arith.addi %959, %c7 : index
        %961 = memref.load %residual[%960] : memref<?xf32>
        %962 = arith.addf %961, %946 : f32
        %963 = arith.addi %959, %c7 : index
        memref.store %962, %out[%963] : memref<?xf32>
      } else {
        %964 = arith.addi %959, %c7 : index
        memref.store %946, %out[%964] : memref<?xf32>
      }
      scf.if %21 {
        %965 = arith.addi %959, %c10 : index
        %966 = memref.load %residual[%965] : memref<?xf32>
        %967 = arith.addf %966, %954 : f32
        %968 = arith.addi %959, %c10 : index
        memref.store %967, %out[%968] : memref<?xf32>
      } else {
        %969 = arith.addi %959, %c10 : index
        memref.store %954, %out[%969] : memref<?xf32>
      }
    }
    %970 = vector.extract %487#0[6] : f32 from vector<8xf32>
    %971 = vector.extract %487#1[6] : f32 from vector<8xf32>
    %972 = wave.lane
    %973 = arith.addi %20, %c7 : index
    %974 = arith.muli %c30, %c2 : index
    %975 = arith.addi %973, %974 : index
    %976 = arith.divui %972, %c10 : index
    %977 = arith.addi %975, %976 : index
    %978 = arith.cmpi slt, %977, %19 : index
    scf.if %978 {
      %979 = arith.cmpi eq, %hasFactors, %c8 : index
      %980 = arith.muli %977, %c2 : index
      %981 = memref.load %factors[%980] : memref<?xf32>
      %982 = arith.mulf %981, %operandScale : f32
      %983 = arith.select %979, %982, %operandScale : f32
      %984 = arith.remui %972, %c10 : index
      %985 = arith.muli %984, %c1 : index
      %986 = arith.addi %15, %985 : index
      %987 = vector.load %w[%986] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %988 = vector.bitcast %987 : vector<4xi8> to vector<1xf32>
      %989 = vector.extract %988[0] : f32 from vector<1xf32>
      %990 = arith.mulf %989, %983 : f32
      %991 = arith.mulf %970, %990 : f32
      %992 = arith.remui %972, %c10 : index
      %993 = arith.muli %992, %c1 : index
      %994 = arith.addi %17, %993 : index
      %995 = vector.load %w[%994] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %996 = vector.bitcast %995 : vector<4xi8> to vector<1xf32>
      %997 = vector.extract %996[0] : f32 from vector<1xf32>
      %998 = arith.mulf %997, %983 : f32
      %999 = arith.mulf %971, %998 : f32
      %1000 = arith.muli %977, %outputFeatures : index
      %1001 = arith.addi %1000, %23 : index
      %1002 = wave.lane
      %1003 = arith.remui %1002, %c10 : index
      %1004 = arith.addi %1001, %1003 : index
      scf.if %21 {
        %1005 = arith.addi %1004, %c7 : index
        %1006 = memref.load %residual[%1005] : memref<?xf32>
        %1007 = arith.addf %1006, %991 : f32
        %1008 = arith.addi %1004, %c7 : index
        memref.store %1007, %out[%1008] : memref<?xf32>
      } else {
        %1009 = arith.addi %1004, %c7 : index
        memref.store %991, %out[%1009] : memref<?xf32>
      }
      scf.if %21 {
        %1010 = arith.addi %1004, %c10 : index
        %1011 = memref.load %residual[%1010] : memref<?xf32>
        %1012 = arith.addf %1011, %999 : f32
        %1013 = arith.addi %1004, %c10 : index
        memref.store %1012, %out[%1013] : memref<?xf32>
      } else {
        %1014 = arith.addi %1004, %c10 : index
        memref.store %999, %out[%1014] : memref<?xf32>
      }
    }
    %1015 = vector.extract %487#0[7] : f32 from vector<8xf32>
    %1016 = vector.extract %487#1[7] : f32 from vector<8xf32>
    %1017 = wave.lane
    %1018 = arith.addi %20, %c7 : index
    %1019 = arith.muli %c31, %c2 : index
    %1020 = arith.addi %1018, %1019 : index
    %1021 = arith.divui %1017, %c10 : index
    %1022 = arith.addi %1020, %1021 : index
    %1023 = arith.cmpi slt, %1022, %19 : index
    scf.if %1023 {
      %1024 = arith.cmpi eq, %hasFactors, %c8 : index
      %1025 = arith.muli %1022, %c2 : index
      %1026 = memref.load %factors[%1025] : memref<?xf32>
      %1027 = arith.mulf %1026, %operandScale : f32
      %1028 = arith.select %1024, %1027, %operandScale : f32
      %1029 = arith.remui %1017, %c10 : index
      %1030 = arith.muli %1029, %c1 : index
      %1031 = arith.addi %15, %1030 : index
      %1032 = vector.load %w[%1031] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1033 = vector.bitcast %1032 : vector<4xi8> to vector<1xf32>
      %1034 = vector.extract %1033[0] : f32 from vector<1xf32>
      %1035 = arith.mulf %1034, %1028 : f32
      %1036 = arith.mulf %1015, %1035 : f32
      %1037 = arith.remui %1017, %c10 : index
      %1038 = arith.muli %1037, %c1 : index
      %1039 = arith.addi %17, %1038 : index
      %1040 = vector.load %w[%1039] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1041 = vector.bitcast %1040 : vector<4xi8> to vector<1xf32>
      %1042 = vector.extract %1041[0] : f32 from vector<1xf32>
      %1043 = arith.mulf %1042, %1028 : f32
      %1044 = arith.mulf %1016, %1043 : f32
      %1045 = arith.muli %1022, %outputFeatures : index
      %1046 = arith.addi %1045, %23 : index
      %1047 = wave.lane
      %1048 = arith.remui %1047, %c10 : index
      %1049 = arith.addi %1046, %1048 : index
      scf.if %21 {
        %1050 = arith.addi %1049, %c7 : index
        %1051 = memref.load %residual[%1050] : memref<?xf32>
        %1052 = arith.addf %1051, %1036 : f32
        %1053 = arith.addi %1049, %c7 : index
        memref.store %1052, %out[%1053] : memref<?xf32>
      } else {
        %1054 = arith.addi %1049, %c7 : index
        memref.store %1036, %out[%1054] : memref<?xf32>
      }
      scf.if %21 {
        %1055 = arith.addi %1049, %c10 : index
        %1056 = memref.load %residual[%1055] : memref<?xf32>
        %1057 = arith.addf %1056, %1044 : f32
        %1058 = arith.addi %1049, %c10 : index
        memref.store %1057, %out[%1058] : memref<?xf32>
      } else {
        %1059 = arith.addi %1049, %c10 : index
        memref.store %1044, %out[%1059] : memref<?xf32>
      }
    }
  }
  wave.return
}
