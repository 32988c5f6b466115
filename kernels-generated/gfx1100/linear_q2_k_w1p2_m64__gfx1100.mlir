// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q2_k', waves=1, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q2_k_w1p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
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
  %13 = arith.muli %0, %c2 : index
  %14 = arith.addi %13, %c7 : index
  %15 = arith.muli %14, %12 : index
  %16 = arith.addi %13, %c8 : index
  %17 = arith.muli %16, %12 : index
  %18 = memref.load %step[%countAt] : memref<?xi32>
  %19 = arith.index_cast %18 : i32 to index
  %20 = arith.muli %1, %c4 : index
  %21 = arith.cmpi eq, %hasResidual, %c8 : index
  %22 = wave.block 0
  %23 = arith.muli %22, %c12 : index
  %24 = arith.cmpi slt, %20, %19 : index
  scf.if %24 {
    %25 = wave.lane
    %26 = arith.remui %25, %c14 : index
    %27 = arith.remui %26, %tileRows : index
    %28 = arith.addi %20, %27 : index
    %29 = arith.divui %28, %tileRows : index
    %30 = arith.divui %inputFeatures, %c14 : index
    %31 = arith.muli %29, %30 : index
    %32 = arith.divui %c7, %c14 : index
    %33 = arith.addi %31, %32 : index
    %34 = arith.muli %33, %c2 : index
    %35 = arith.remui %c7, %c14 : index
    %36 = arith.divui %35, %c15 : index
    %37 = arith.addi %34, %36 : index
    %38 = arith.muli %tileRows, %c15 : index
    %39 = arith.muli %37, %38 : index
    %40 = arith.remui %28, %tileRows : index
    %41 = arith.muli %40, %c15 : index
    %42 = arith.addi %39, %41 : index
    %43 = arith.remui %c7, %c15 : index
    %44 = arith.addi %42, %43 : index
    %45 = arith.addi %26, %c14 : index
    %46 = arith.addi %20, %45 : index
    %47 = arith.divui %46, %tileRows : index
    %48 = arith.divui %inputFeatures, %c14 : index
    %49 = arith.muli %47, %48 : index
    %50 = arith.divui %c7, %c14 : index
    %51 = arith.addi %49, %50 : index
    %52 = arith.muli %51, %c2 : index
    %53 = arith.remui %c7, %c14 : index
    %54 = arith.divui %53, %c15 : index
    %55 = arith.addi %52, %54 : index
    %56 = arith.muli %tileRows, %c15 : index
    %57 = arith.muli %55, %56 : index
    %58 = arith.remui %46, %tileRows : index
    %59 = arith.muli %58, %c15 : index
    %60 = arith.addi %57, %59 : index
    %61 = arith.remui %c7, %c15 : index
    %62 = arith.addi %60, %61 : index
    %63 = arith.addi %26, %c12 : index
    %64 = arith.addi %20, %63 : index
    %65 = arith.divui %64, %tileRows : index
    %66 = arith.divui %inputFeatures, %c14 : index
    %67 = arith.muli %65, %66 : index
    %68 = arith.divui %c7, %c14 : index
    %69 = arith.addi %67, %68 : index
    %70 = arith.muli %69, %c2 : index
    %71 = arith.remui %c7, %c14 : index
    %72 = arith.divui %71, %c15 : index
    %73 = arith.addi %70, %72 : index
    %74 = arith.muli %tileRows, %c15 : index
    %75 = arith.muli %73, %74 : index
    %76 = arith.remui %64, %tileRows : index
    %77 = arith.muli %76, %c15 : index
    %78 = arith.addi %75, %77 : index
    %79 = arith.remui %c7, %c15 : index
    %80 = arith.addi %78, %79 : index
    %81 = arith.addi %26, %c16 : index
    %82 = arith.addi %20, %81 : index
    %83 = arith.divui %82, %tileRows : index
    %84 = arith.divui %inputFeatures, %c14 : index
    %85 = arith.muli %83, %84 : index
    %86 = arith.divui %c7, %c14 : index
    %87 = arith.addi %85, %86 : index
    %88 = arith.muli %87, %c2 : index
    %89 = arith.remui %c7, %c14 : index
    %90 = arith.divui %89, %c15 : index
    %91 = arith.addi %88, %90 : index
    %92 = arith.muli %tileRows, %c15 : index
    %93 = arith.muli %91, %92 : index
    %94 = arith.remui %82, %tileRows : index
    %95 = arith.muli %94, %c15 : index
    %96 = arith.addi %93, %95 : index
    %97 = arith.remui %c7, %c15 : index
    %98 = arith.addi %96, %97 : index
    %99 = wave.wave
    %100 = arith.divui %inputFeatures, %c12 : index
    %101 = arith.muli %99, %stepsPerWave : index
    %102 = arith.minsi %101, %100 : index
    %103 = arith.addi %102, %stepsPerWave : index
    %104 = arith.minsi %103, %100 : index
    %105 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %106 = arith.subi %104, %102 : index
    %107 = arith.divui %106, %c2 : index
    %108 = arith.muli %107, %c2 : index
    %109 = arith.addi %102, %108 : index
    %110 = arith.addi %102, %stepsPerWave : index
    %111 = arith.select %105, %110, %109 : index
    %121:8 = scf.for %112 = %102 to %111 step %c2 iter_args(%113 = %c17, %114 = %c17, %115 = %c17, %116 = %c17, %117 = %c17, %118 = %c17, %119 = %c17, %120 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %122 = wave.lane
      %123 = arith.addi %112, %c7 : index
      %124 = arith.remui %122, %c14 : index
      %125 = arith.addi %15, %c6 : index
      %126 = arith.divui %123, %c15 : index
      %127 = arith.muli %126, %c4 : index
      %128 = arith.addi %125, %127 : index
      %129 = arith.muli %124, %c1 : index
      %130 = arith.addi %128, %129 : index
      %131 = vector.load %w[%130] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %132 = vector.bitcast %131 : vector<4xi8> to vector<2xf16>
      %133 = arith.divui %inputFeatures, %c3 : index
      %134 = arith.muli %133, %c4 : index
      %135 = arith.addi %125, %134 : index
      %136 = arith.muli %123, %c4 : index
      %137 = arith.addi %135, %136 : index
      %138 = arith.muli %124, %c1 : index
      %139 = arith.addi %137, %138 : index
      %140 = vector.load %w[%139] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %141 = vector.extract %132[0] : f16 from vector<2xf16>
      %142 = arith.extf %141 : f16 to f32
      %143 = vector.extract %140[0] : i8 from vector<4xi8>
      %144 = arith.extui %143 : i8 to i32
      %145 = arith.sitofp %144 : i32 to f32
      %146 = arith.mulf %142, %145 : f32
      %147 = arith.truncf %146 : f32 to f16
      %148 = vector.broadcast %147 : f16 to vector<16xf16>
      %149 = vector.extract %132[1] : f16 from vector<2xf16>
      %150 = arith.extf %149 : f16 to f32
      %151 = vector.extract %140[1] : i8 from vector<4xi8>
      %152 = arith.extui %151 : i8 to i32
      %153 = arith.sitofp %152 : i32 to f32
      %154 = arith.mulf %150, %153 : f32
      %155 = arith.truncf %154 : f32 to f16
      %156 = vector.broadcast %155 : f16 to vector<16xf16>
      %157 = vector.extract %132[0] : f16 from vector<2xf16>
      %158 = arith.extf %157 : f16 to f32
      %159 = vector.extract %140[2] : i8 from vector<4xi8>
      %160 = arith.extui %159 : i8 to i32
      %161 = arith.sitofp %160 : i32 to f32
      %162 = arith.mulf %158, %161 : f32
      %163 = arith.truncf %162 : f32 to f16
      %164 = vector.broadcast %163 : f16 to vector<16xf16>
      %165 = vector.extract %132[1] : f16 from vector<2xf16>
      %166 = arith.extf %165 : f16 to f32
      %167 = vector.extract %140[3] : i8 from vector<4xi8>
      %168 = arith.extui %167 : i8 to i32
      %169 = arith.sitofp %168 : i32 to f32
      %170 = arith.mulf %166, %169 : f32
      %171 = arith.truncf %170 : f32 to f16
      %172 = vector.broadcast %171 : f16 to vector<16xf16>
      %173 = arith.addi %15, %c6 : index
      %174 = arith.muli %inputFeatures, %c1 : index
      %175 = arith.divui %174, %c2 : index
      %176 = arith.divui %inputFeatures, %c3 : index
      %177 = arith.muli %176, %c4 : index
      %178 = arith.addi %177, %175 : index
      %179 = arith.addi %178, %c5 : index
      %180 = arith.divui %179, %c6 : index
      %181 = arith.muli %180, %c6 : index
      %182 = arith.addi %173, %181 : index
      %183 = arith.muli %inputFeatures, %c7 : index
      %184 = arith.addi %182, %183 : index
      %185 = arith.muli %123, %c14 : index
      %186 = arith.addi %185, %124 : index
      %187 = arith.muli %186, %c15 : index
      %188 = arith.addi %184, %187 : index
      %189 = vector.load %w[%188] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %190 = vector.bitcast %189 : vector<8xi8> to vector<2xi32>
      %191 = vector.shuffle %190, %190 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %192 = arith.shrui %191, %c20 : vector<4xi32>
      %193 = arith.andi %192, %c21 : vector<4xi32>
      %194 = arith.ori %193, %c22 : vector<4xi32>
      %195 = vector.bitcast %194 : vector<4xi32> to vector<8xf16>
      %196 = arith.shrui %191, %c23 : vector<4xi32>
      %197 = arith.andi %196, %c21 : vector<4xi32>
      %198 = arith.ori %197, %c22 : vector<4xi32>
      %199 = vector.bitcast %198 : vector<4xi32> to vector<8xf16>
      %200 = arith.shrui %191, %c24 : vector<4xi32>
      %201 = arith.andi %200, %c21 : vector<4xi32>
      %202 = arith.ori %201, %c22 : vector<4xi32>
      %203 = vector.bitcast %202 : vector<4xi32> to vector<8xf16>
      %204 = arith.shrui %191, %c25 : vector<4xi32>
      %205 = arith.andi %204, %c21 : vector<4xi32>
      %206 = arith.ori %205, %c22 : vector<4xi32>
      %207 = vector.bitcast %206 : vector<4xi32> to vector<8xf16>
      %208 = vector.shuffle %195, %199 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %209 = vector.shuffle %203, %207 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %210 = vector.shuffle %208, %209 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %211 = arith.subf %210, %c26 : vector<32xf16>
      %212 = vector.shuffle %211, %211 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %213 = vector.shuffle %211, %211 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %214 = math.fma %212, %148, %156 : vector<16xf16>
      %215 = math.fma %213, %164, %172 : vector<16xf16>
      %216 = arith.addi %112, %c8 : index
      %217 = arith.remui %122, %c14 : index
      %218 = arith.addi %15, %c6 : index
      %219 = arith.divui %216, %c15 : index
      %220 = arith.muli %219, %c4 : index
      %221 = arith.addi %218, %220 : index
      %222 = arith.muli %217, %c1 : index
      %223 = arith.addi %221, %222 : index
      %224 = vector.load %w[%223] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %225 = vector.bitcast %224 : vector<4xi8> to vector<2xf16>
      %226 = arith.divui %inputFeatures, %c3 : index
      %227 = arith.muli %226, %c4 : index
      %228 = arith.addi %218, %227 : index
      %229 = arith.muli %216, %c4 : index
      %230 = arith.addi %228, %229 : index
      %231 = arith.muli %217, %c1 : index
      %232 = arith.addi %230, %231 : index
      %233 = vector.load %w[%232] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %234 = vector.extract %225[0] : f16 from vector<2xf16>
      %235 = arith.extf %234 : f16 to f32
      %236 = vector.extract %233[0] : i8 from vector<4xi8>
      %237 = arith.extui %236 : i8 to i32
      %238 = arith.sitofp %237 : i32 to f32
      %239 = arith.mulf %235, %238 : f32
      %240 = arith.truncf %239 : f32 to f16
      %241 = vector.broadcast %240 : f16 to vector<16xf16>
      %242 = vector.extract %225[1] : f16 from vector<2xf16>
      %243 = arith.extf %242 : f16 to f32
      %244 = vector.extract %233[1] : i8 from vector<4xi8>
      %245 = arith.extui %244 : i8 to i32
      %246 = arith.sitofp %245 : i32 to f32
      %247 = arith.mulf %243, %246 : f32
      %248 = arith.truncf %247 : f32 to f16
      %249 = vector.broadcast %248 : f16 to vector<16xf16>
      %250 = vector.extract %225[0] : f16 from vector<2xf16>
      %251 = arith.extf %250 : f16 to f32
      %252 = vector.extract %233[2] : i8 from vector<4xi8>
      %253 = arith.extui %252 : i8 to i32
      %254 = arith.sitofp %253 : i32 to f32
      %255 = arith.mulf %251, %254 : f32
      %256 = arith.truncf %255 : f32 to f16
      %257 = vector.broadcast %256 : f16 to vector<16xf16>
      %258 = vector.extract %225[1] : f16 from vector<2xf16>
      %259 = arith.extf %258 : f16 to f32
      %260 = vector.extract %233[3] : i8 from vector<4xi8>
      %261 = arith.extui %260 : i8 to i32
      %262 = arith.sitofp %261 : i32 to f32
      %263 = arith.mulf %259, %262 : f32
      %264 = arith.truncf %263 : f32 to f16
      %265 = vector.broadcast %264 : f16 to vector<16xf16>
      %266 = arith.addi %15, %c6 : index
      %267 = arith.muli %inputFeatures, %c1 : index
      %268 = arith.divui %267, %c2 : index
      %269 = arith.divui %inputFeatures, %c3 : index
      %270 = arith.muli %269, %c4 : index
      %271 = arith.addi %270, %268 : index
      %272 = arith.addi %271, %c5 : index
      %273 = arith.divui %272, %c6 : index
      %274 = arith.muli %273, %c6 : index
      %275 = arith.addi %266, %274 : index
      %276 = arith.muli %inputFeatures, %c7 : index
      %277 = arith.addi %275, %276 : index
      %278 = arith.muli %216, %c14 : index
      %279 = arith.addi %278, %217 : index
      %280 = arith.muli %279, %c15 : index
      %281 = arith.addi %277, %280 : index
      %282 = vector.load %w[%281] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %283 = vector.bitcast %282 : vector<8xi8> to vector<2xi32>
      %284 = vector.shuffle %283, %283 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %285 = arith.shrui %284, %c20 : vector<4xi32>
      %286 = arith.andi %285, %c21 : vector<4xi32>
      %287 = arith.ori %286, %c22 : vector<4xi32>
      %288 = vector.bitcast %287 : vector<4xi32> to vector<8xf16>
      %289 = arith.shrui %284, %c23 : vector<4xi32>
      %290 = arith.andi %289, %c21 : vector<4xi32>
      %291 = arith.ori %290, %c22 : vector<4xi32>
      %292 = vector.bitcast %291 : vector<4xi32> to vector<8xf16>
      %293 = arith.shrui %284, %c24 : vector<4xi32>
      %294 = arith.andi %293, %c21 : vector<4xi32>
      %295 = arith.ori %294, %c22 : vector<4xi32>
      %296 = vector.bitcast %295 : vector<4xi32> to vector<8xf16>
      %297 = arith.shrui %284, %c25 : vector<4xi32>
      %298 = arith.andi %297, %c21 : vector<4xi32>
      %299 = arith.ori %298, %c22 : vector<4xi32>
      %300 = vector.bitcast %299 : vector<4xi32> to vector<8xf16>
      %301 = vector.shuffle %288, %292 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %302 = vector.shuffle %296, %300 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %303 = vector.shuffle %301, %302 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %304 = arith.subf %303, %c26 : vector<32xf16>
      %305 = vector.shuffle %304, %304 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %306 = vector.shuffle %304, %304 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %307 = math.fma %305, %241, %249 : vector<16xf16>
      %308 = math.fma %306, %257, %265 : vector<16xf16>
      %309 = arith.addi %112, %c7 : index
      %310 = arith.remui %122, %c14 : index
      %311 = arith.addi %17, %c6 : index
      %312 = arith.divui %309, %c15 : index
      %313 = arith.muli %312, %c4 : index
      %314 = arith.addi %311, %313 : index
      %315 = arith.muli %310, %c1 : index
      %316 = arith.addi %314, %315 : index
      %317 = vector.load %w[%316] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %318 = vector.bitcast %317 : vector<4xi8> to vector<2xf16>
      %319 = arith.divui %inputFeatures, %c3 : index
      %320 = arith.muli %319, %c4 : index
      %321 = arith.addi %311, %320 : index
      %322 = arith.muli %309, %c4 : index
      %323 = arith.addi %321, %322 : index
      %324 = arith.muli %310, %c1 : index
      %325 = arith.addi %323, %324 : index
      %326 = vector.load %w[%325] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %327 = vector.extract %318[0] : f16 from vector<2xf16>
      %328 = arith.extf %327 : f16 to f32
      %329 = vector.extract %326[0] : i8 from vector<4xi8>
      %330 = arith.extui %329 : i8 to i32
      %331 = arith.sitofp %330 : i32 to f32
      %332 = arith.mulf %328, %331 : f32
      %333 = arith.truncf %332 : f32 to f16
      %334 = vector.broadcast %333 : f16 to vector<16xf16>
      %335 = vector.extract %318[1] : f16 from vector<2xf16>
      %336 = arith.extf %335 : f16 to f32
      %337 = vector.extract %326[1] : i8 from vector<4xi8>
      %338 = arith.extui %337 : i8 to i32
      %339 = arith.sitofp %338 : i32 to f32
      %340 = arith.mulf %336, %339 : f32
      %341 = arith.truncf %340 : f32 to f16
      %342 = vector.broadcast %341 : f16 to vector<16xf16>
      %343 = vector.extract %318[0] : f16 from vector<2xf16>
      %344 = arith.extf %343 : f16 to f32
      %345 = vector.extract %326[2] : i8 from vector<4xi8>
      %346 = arith.extui %345 : i8 to i32
      %347 = arith.sitofp %346 : i32 to f32
      %348 = arith.mulf %344, %347 : f32
      %349 = arith.truncf %348 : f32 to f16
      %350 = vector.broadcast %349 : f16 to vector<16xf16>
      %351 = vector.extract %318[1] : f16 from vector<2xf16>
      %352 = arith.extf %351 : f16 to f32
      %353 = vector.extract %326[3] : i8 from vector<4xi8>
      %354 = arith.extui %353 : i8 to i32
      %355 = arith.sitofp %354 : i32 to f32
      %356 = arith.mulf %352, %355 : f32
      %357 = arith.truncf %356 : f32 to f16
      %358 = vector.broadcast %357 : f16 to vector<16xf16>
      %359 = arith.addi %17, %c6 : index
      %360 = arith.muli %inputFeatures, %c1 : index
      %361 = arith.divui %360, %c2 : index
      %362 = arith.divui %inputFeatures, %c3 : index
      %363 = arith.muli %362, %c4 : index
      %364 = arith.addi %363, %361 : index
      %365 = arith.addi %364, %c5 : index
      %366 = arith.divui %365, %c6 : index
      %367 = arith.muli %366, %c6 : index
      %368 = arith.addi %359, %367 : index
      %369 = arith.muli %inputFeatures, %c7 : index
      %370 = arith.addi %368, %369 : index
      %371 = arith.muli %309, %c14 : index
      %372 = arith.addi %371, %310 : index
      %373 = arith.muli %372, %c15 : index
      %374 = arith.addi %370, %373 : index
      %375 = vector.load %w[%374] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %376 = vector.bitcast %375 : vector<8xi8> to vector<2xi32>
      %377 = vector.shuffle %376, %376 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %378 = arith.shrui %377, %c20 : vector<4xi32>
      %379 = arith.andi %378, %c21 : vector<4xi32>
      %380 = arith.ori %379, %c22 : vector<4xi32>
      %381 = vector.bitcast %380 : vector<4xi32> to vector<8xf16>
      %382 = arith.shrui %377, %c23 : vector<4xi32>
      %383 = arith.andi %382, %c21 : vector<4xi32>
      %384 = arith.ori %383, %c22 : vector<4xi32>
      %385 = vector.bitcast %384 : vector<4xi32> to vector<8xf16>
      %386 = arith.shrui %377, %c24 : vector<4xi32>
      %387 = arith.andi %386, %c21 : vector<4xi32>
      %388 = arith.ori %387, %c22 : vector<4xi32>
      %389 = vector.bitcast %388 : vector<4xi32> to vector<8xf16>
      %390 = arith.shrui %377, %c25 : vector<4xi32>
      %391 = arith.andi %390, %c21 : vector<4xi32>
      %392 = arith.ori %391, %c22 : vector<4xi32>
      %393 = vector.bitcast %392 : vector<4xi32> to vector<8xf16>
      %394 = vector.shuffle %381, %385 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %395 = vector.shuffle %389, %393 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %396 = vector.shuffle %394, %395 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %397 = arith.subf %396, %c26 : vector<32xf16>
      %398 = vector.shuffle %397, %397 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %399 = vector.shuffle %397, %397 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %400 = math.fma %398, %334, %342 : vector<16xf16>
      %401 = math.fma %399, %350, %358 : vector<16xf16>
      %402 = arith.addi %112, %c8 : index
      %403 = arith.remui %122, %c14 : index
      %404 = arith.addi %17, %c6 : index
      %405 = arith.divui %402, %c15 : index
      %406 = arith.muli %405, %c4 : index
      %407 = arith.addi %404, %406 : index
      %408 = arith.muli %403, %c1 : index
      %409 = arith.addi %407, %408 : index
      %410 = vector.load %w[%409] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %411 = vector.bitcast %410 : vector<4xi8> to vector<2xf16>
      %412 = arith.divui %inputFeatures, %c3 : index
      %413 = arith.muli %412, %c4 : index
      %414 = arith.addi %404, %413 : index
      %415 = arith.muli %402, %c4 : index
      %416 = arith.addi %414, %415 : index
      %417 = arith.muli %403, %c1 : index
      %418 = arith.addi %416, %417 : index
      %419 = vector.load %w[%418] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %420 = vector.extract %411[0] : f16 from vector<2xf16>
      %421 = arith.extf %420 : f16 to f32
      %422 = vector.extract %419[0] : i8 from vector<4xi8>
      %423 = arith.extui %422 : i8 to i32
      %424 = arith.sitofp %423 : i32 to f32
      %425 = arith.mulf %421, %424 : f32
      %426 = arith.truncf %425 : f32 to f16
      %427 = vector.broadcast %426 : f16 to vector<16xf16>
      %428 = vector.extract %411[1] : f16 from vector<2xf16>
      %429 = arith.extf %428 : f16 to f32
      %430 = vector.extract %419[1] : i8 from vector<4xi8>
      %431 = arith.extui %430 : i8 to i32
      %432 = arith.sitofp %431 : i32 to f32
      %433 = arith.mulf %429, %432 : f32
      %434 = arith.truncf %433 : f32 to f16
      %435 = vector.broadcast %434 : f16 to vector<16xf16>
      %436 = vector.extract %411[0] : f16 from vector<2xf16>
      %437 = arith.extf %436 : f16 to f32
      %438 = vector.extract %419[2] : i8 from vector<4xi8>
      %439 = arith.extui %438 : i8 to i32
      %440 = arith.sitofp %439 : i32 to f32
      %441 = arith.mulf %437, %440 : f32
      %442 = arith.truncf %441 : f32 to f16
      %443 = vector.broadcast %442 : f16 to vector<16xf16>
      %444 = vector.extract %411[1] : f16 from vector<2xf16>
      %445 = arith.extf %444 : f16 to f32
      %446 = vector.extract %419[3] : i8 from vector<4xi8>
      %447 = arith.extui %446 : i8 to i32
      %448 = arith.sitofp %447 : i32 to f32
      %449 = arith.mulf %445, %448 : f32
      %450 = arith.truncf %449 : f32 to f16
      %451 = vector.broadcast %450 : f16 to vector<16xf16>
      %452 = arith.addi %17, %c6 : index
      %453 = arith.muli %inputFeatures, %c1 : index
      %454 = arith.divui %453, %c2 : index
      %455 = arith.divui %inputFeatures, %c3 : index
      %456 = arith.muli %455, %c4 : index
      %457 = arith.addi %456, %454 : index
      %458 = arith.addi %457, %c5 : index
      %459 = arith.divui %458, %c6 : index
      %460 = arith.muli %459, %c6 : index
      %461 = arith.addi %452, %460 : index
      %462 = arith.muli %inputFeatures, %c7 : index
      %463 = arith.addi %461, %462 : index
      %464 = arith.muli %402, %c14 : index
      %465 = arith.addi %464, %403 : index
      %466 = arith.muli %465, %c15 : index
      %467 = arith.addi %463, %466 : index
      %468 = vector.load %w[%467] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %469 = vector.bitcast %468 : vector<8xi8> to vector<2xi32>
      %470 = vector.shuffle %469, %469 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %471 = arith.shrui %470, %c20 : vector<4xi32>
      %472 = arith.andi %471, %c21 : vector<4xi32>
      %473 = arith.ori %472, %c22 : vector<4xi32>
      %474 = vector.bitcast %473 : vector<4xi32> to vector<8xf16>
      %475 = arith.shrui %470, %c23 : vector<4xi32>
      %476 = arith.andi %475, %c21 : vector<4xi32>
      %477 = arith.ori %476, %c22 : vector<4xi32>
      %478 = vector.bitcast %477 : vector<4xi32> to vector<8xf16>
      %479 = arith.shrui %470, %c24 : vector<4xi32>
      %480 = arith.andi %479, %c21 : vector<4xi32>
      %481 = arith.ori %480, %c22 : vector<4xi32>
      %482 = vector.bitcast %481 : vector<4xi32> to vector<8xf16>
      %483 = arith.shrui %470, %c25 : vector<4xi32>
      %484 = arith.andi %483, %c21 : vector<4xi32>
      %485 = arith.ori %484, %c22 : vector<4xi32>
      %486 = vector.bitcast %485 : vector<4xi32> to vector<8xf16>
      %487 = vector.shuffle %474, %478 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %488 = vector.shuffle %482, %486 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %489 = vector.shuffle %487, %488 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %490 = arith.subf %489, %c26 : vector<32xf16>
      %491 = vector.shuffle %490, %490 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %492 = vector.shuffle %490, %490 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %493 = math.fma %491, %427, %435 : vector<16xf16>
      %494 = math.fma %492, %443, %451 : vector<16xf16>
      %495 = arith.muli %112, %c2 : index
      %496 = arith.addi %495, %c7 : index
      %497 = arith.muli %tileRows, %c14 : index
      %498 = arith.muli %496, %497 : index
      %499 = arith.addi %44, %498 : index
      %500 = vector.load %x[%499] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %501 = arith.muli %tileRows, %c15 : index
      %502 = arith.addi %499, %501 : index
      %503 = vector.load %x[%502] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %504 = vector.shuffle %500, %503 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %505 = wave.mma %504, %214, %113 : vector<16xf16>, vector<8xf32>
      %506 = wave.mma %504, %400, %114 : vector<16xf16>, vector<8xf32>
      %507 = arith.muli %112, %c2 : index
      %508 = arith.addi %507, %c7 : index
      %509 = arith.muli %tileRows, %c14 : index
      %510 = arith.muli %508, %509 : index
      %511 = arith.addi %62, %510 : index
      %512 = vector.load %x[%511] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %513 = arith.muli %tileRows, %c15 : index
      %514 = arith.addi %511, %513 : index
      %515 = vector.load %x[%514] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %516 = vector.shuffle %512, %515 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %517 = wave.mma %516, %214, %115 : vector<16xf16>, vector<8xf32>
      %518 = wave.mma %516, %400, %116 : vector<16xf16>, vector<8xf32>
      %519 = arith.muli %112, %c2 : index
      %520 = arith.addi %519, %c7 : index
      %521 = arith.muli %tileRows, %c14 : index
      %522 = arith.muli %520, %521 : index
      %523 = arith.addi %80, %522 : index
      %524 = vector.load %x[%523] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %525 = arith.muli %tileRows, %c15 : index
      %526 = arith.addi %523, %525 : index
      %527 = vector.load %x[%526] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %528 = vector.shuffle %524, %527 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %529 = wave.mma %528, %214, %117 : vector<16xf16>, vector<8xf32>
      %530 = wave.mma %528, %400, %118 : vector<16xf16>, vector<8xf32>
      %531 = arith.muli %112, %c2 : index
      %532 = arith.addi %531, %c7 : index
      %533 = arith.muli %tileRows, %c14 : index
      %534 = arith.muli %532, %533 : index
      %535 = arith.addi %98, %534 : index
      %536 = vector.load %x[%535] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %537 = arith.muli %tileRows, %c15 : index
      %538 = arith.addi %535, %537 : index
      %539 = vector.load %x[%538] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %540 = vector.shuffle %536, %539 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %541 = wave.mma %540, %214, %119 : vector<16xf16>, vector<8xf32>
      %542 = wave.mma %540, %400, %120 : vector<16xf16>, vector<8xf32>
      %543 = arith.muli %112, %c2 : index
      %544 = arith.addi %543, %c8 : index
      %545 = arith.muli %tileRows, %c14 : index
      %546 = arith.muli %544, %545 : index
      %547 = arith.addi %44, %546 : index
      %548 = vector.load %x[%547] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %549 = arith.muli %tileRows, %c15 : index
      %550 = arith.addi %547, %549 : index
      %551 = vector.load %x[%550] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %552 = vector.shuffle %548, %551 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %553 = wave.mma %552, %215, %505 : vector<16xf16>, vector<8xf32>
      %554 = wave.mma %552, %401, %506 : vector<16xf16>, vector<8xf32>
      %555 = arith.muli %112, %c2 : index
      %556 = arith.addi %555, %c8 : index
      %557 = arith.muli %tileRows, %c14 : index
      %558 = arith.muli %556, %557 : index
      %559 = arith.addi %62, %558 : index
      %560 = vector.load %x[%559] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %561 = arith.muli %tileRows, %c15 : index
      %562 = arith.addi %559, %561 : index
      %563 = vector.load %x[%562] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %564 = vector.shuffle %560, %563 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %565 = wave.mma %564, %215, %517 : vector<16xf16>, vector<8xf32>
      %566 = wave.mma %564, %401, %518 : vector<16xf16>, vector<8xf32>
      %567 = arith.muli %112, %c2 : index
      %568 = arith.addi %567, %c8 : index
      %569 = arith.muli %tileRows, %c14 : index
      %570 = arith.muli %568, %569 : index
      %571 = arith.addi %80, %570 : index
      %572 = vector.load %x[%571] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %573 = arith.muli %tileRows, %c15 : index
      %574 = arith.addi %571, %573 : index
      %575 = vector.load %x[%574] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %576 = vector.shuffle %572, %575 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %577 = wave.mma %576, %215, %529 : vector<16xf16>, vector<8xf32>
      %578 = wave.mma %576, %401, %530 : vector<16xf16>, vector<8xf32>
      %579 = arith.muli %112, %c2 : index
      %580 = arith.addi %579, %c8 : index
      %581 = arith.muli %tileRows, %c14 : index
      %582 = arith.muli %580, %581 : index
      %583 = arith.addi %98, %582 : index
      %584 = vector.load %x[%583] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %585 = arith.muli %tileRows, %c15 : index
      %586 = arith.addi %583, %585 : index
      %587 = vector.load %x[%586] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %588 = vector.shuffle %584, %587 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %589 = wave.mma %588, %215, %541 : vector<16xf16>, vector<8xf32>
      %590 = wave.mma %588, %401, %542 : vector<16xf16>, vector<8xf32>
      %591 = arith.muli %112, %c2 : index
      %592 = arith.addi %591, %c2 : index
      %593 = arith.muli %tileRows, %c14 : index
      %594 = arith.muli %592, %593 : index
      %595 = arith.addi %44, %594 : index
      %596 = vector.load %x[%595] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %597 = arith.muli %tileRows, %c15 : index
      %598 = arith.addi %595, %597 : index
      %599 = vector.load %x[%598] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %600 = vector.shuffle %596, %599 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %601 = wave.mma %600, %307, %553 : vector<16xf16>, vector<8xf32>
      %602 = wave.mma %600, %493, %554 : vector<16xf16>, vector<8xf32>
      %603 = arith.muli %112, %c2 : index
      %604 = arith.addi %603, %c2 : index
      %605 = arith.muli %tileRows, %c14 : index
      %606 = arith.muli %604, %605 : index
      %607 = arith.addi %62, %606 : index
      %608 = vector.load %x[%607] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %609 = arith.muli %tileRows, %c15 : index
      %610 = arith.addi %607, %609 : index
      %611 = vector.load %x[%610] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %612 = vector.shuffle %608, %611 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %613 = wave.mma %612, %307, %565 : vector<16xf16>, vector<8xf32>
      %614 = wave.mma %612, %493, %566 : vector<16xf16>, vector<8xf32>
      %615 = arith.muli %112, %c2 : index
      %616 = arith.addi %615, %c2 : index
      %617 = arith.muli %tileRows, %c14 : index
      %618 = arith.muli %616, %617 : index
      %619 = arith.addi %80, %618 : index
      %620 = vector.load %x[%619] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %621 = arith.muli %tileRows, %c15 : index
      %622 = arith.addi %619, %621 : index
      %623 = vector.load %x[%622] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %624 = vector.shuffle %620, %623 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %625 = wave.mma %624, %307, %577 : vector<16xf16>, vector<8xf32>
      %626 = wave.mma %624, %493, %578 : vector<16xf16>, vector<8xf32>
      %627 = arith.muli %112, %c2 : index
      %628 = arith.addi %627, %c2 : index
      %629 = arith.muli %tileRows, %c14 : index
      %630 = arith.muli %628, %629 : index
      %631 = arith.addi %98, %630 : index
      %632 = vector.load %x[%631] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %633 = arith.muli %tileRows, %c15 : index
      %634 = arith.addi %631, %633 : index
      %635 = vector.load %x[%634] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %636 = vector.shuffle %632, %635 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %637 = wave.mma %636, %307, %589 : vector<16xf16>, vector<8xf32>
      %638 = wave.mma %636, %493, %590 : vector<16xf16>, vector<8xf32>
      %639 = arith.muli %112, %c2 : index
      %640 = arith.addi %639, %c27 : index
      %641 = arith.muli %tileRows, %c14 : index
      %642 = arith.muli %640, %641 : index
      %643 = arith.addi %44, %642 : index
      %644 = vector.load %x[%643] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %645 = arith.muli %tileRows, %c15 : index
      %646 = arith.addi %643, %645 : index
      %647 = vector.load %x[%646] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %648 = vector.shuffle %644, %647 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %649 = wave.mma %648, %308, %601 : vector<16xf16>, vector<8xf32>
      %650 = wave.mma %648, %494, %602 : vector<16xf16>, vector<8xf32>
      %651 = arith.muli %112, %c2 : index
      %652 = arith.addi %651, %c27 : index
      %653 = arith.muli %tileRows, %c14 : index
      %654 = arith.muli %652, %653 : index
      %655 = arith.addi %62, %654 : index
      %656 = vector.load %x[%655] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %657 = arith.muli %tileRows, %c15 : index
      %658 = arith.addi %655, %657 : index
      %659 = vector.load %x[%658] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %660 = vector.shuffle %656, %659 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %661 = wave.mma %660, %308, %613 : vector<16xf16>, vector<8xf32>
      %662 = wave.mma %660, %494, %614 : vector<16xf16>, vector<8xf32>
      %663 = arith.muli %112, %c2 : index
      %664 = arith.addi %663, %c27 : index
      %665 = arith.muli %tileRows, %c14 : index
      %666 = arith.muli %664, %665 : index
      %667 = arith.addi %80, %666 : index
      %668 = vector.load %x[%667] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %669 = arith.muli %tileRows, %c15 : index
      %670 = arith.addi %667, %669 : index
      %671 = vector.load %x[%670] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %672 = vector.shuffle %668, %671 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %673 = wave.mma %672, %308, %625 : vector<16xf16>, vector<8xf32>
      %674 = wave.mma %672, %494, %626 : vector<16xf16>, vector<8xf32>
      %675 = arith.muli %112, %c2 : index
      %676 = arith.addi %675, %c27 : index
      %677 = arith.muli %tileRows, %c14 : index
      %678 = arith.muli %676, %677 : index
      %679 = arith.addi %98, %678 : index
      %680 = vector.load %x[%679] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %681 = arith.muli %tileRows, %c15 : index
      %682 = arith.addi %679, %681 : index
      %683 = vector.load %x[%682] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %684 = vector.shuffle %680, %683 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %685 = wave.mma %684, %308, %637 : vector<16xf16>, vector<8xf32>
      %686 = wave.mma %684, %494, %638 : vector<16xf16>, vector<8xf32>
      scf.yield %649, %650, %661, %662, %673, %674, %685, %686 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %687 = arith.select %105, %111, %104 : index
    %697:8 = scf.for %688 = %111 to %687 step %c8 iter_args(%689 = %121#0, %690 = %121#1, %691 = %121#2, %692 = %121#3, %693 = %121#4, %694 = %121#5, %695 = %121#6, %696 = %121#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %698 = wave.lane
      %699 = arith.addi %688, %c7 : index
      %700 = arith.remui %698, %c14 : index
      %701 = arith.addi %15, %c6 : index
      %702 = arith.divui %699, %c15 : index
      %703 = arith.muli %702, %c4 : index
      %704 = arith.addi %701, %703 : index
      %705 = arith.muli %700, %c1 : index
      %706 = arith.addi %704, %705 : index
      %707 = vector.load %w[%706] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %708 = vector.bitcast %707 : vector<4xi8> to vector<2xf16>
      %709 = arith.divui %inputFeatures, %c3 : index
      %710 = arith.muli %709, %c4 : index
      %711 = arith.addi %701, %710 : index
      %712 = arith.muli %699, %c4 : index
      %713 = arith.addi %711, %712 : index
      %714 = arith.muli %700, %c1 : index
      %715 = arith.addi %713, %714 : index
      %716 = vector.load %w[%715] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %717 = vector.extract %708[0] : f16 from vector<2xf16>
      %718 = arith.extf %717 : f16 to f32
      %719 = vector.extract %716[0] : i8 from vector<4xi8>
      %720 = arith.extui %719 : i8 to i32
      %721 = arith.sitofp %720 : i32 to f32
      %722 = arith.mulf %718, %721 : f32
      %723 = arith.truncf %722 : f32 to f16
      %724 = vector.broadcast %723 : f16 to vector<16xf16>
      %725 = vector.extract %708[1] : f16 from vector<2xf16>
      %726 = arith.extf %725 : f16 to f32
      %727 = vector.extract %716[1] : i8 from vector<4xi8>
      %728 = arith.extui %727 : i8 to i32
      %729 = arith.sitofp %728 : i32 to f32
      %730 = arith.mulf %726, %729 : f32
      %731 = arith.truncf %730 : f32 to f16
      %732 = vector.broadcast %731 : f16 to vector<16xf16>
      %733 = vector.extract %708[0] : f16 from vector<2xf16>
      %734 = arith.extf %733 : f16 to f32
      %735 = vector.extract %716[2] : i8 from vector<4xi8>
      %736 = arith.extui %735 : i8 to i32
      %737 = arith.sitofp %736 : i32 to f32
      %738 = arith.mulf %734, %737 : f32
      %739 = arith.truncf %738 : f32 to f16
      %740 = vector.broadcast %739 : f16 to vector<16xf16>
      %741 = vector.extract %708[1] : f16 from vector<2xf16>
      %742 = arith.extf %741 : f16 to f32
      %743 = vector.extract %716[3] : i8 from vector<4xi8>
      %744 = arith.extui %743 : i8 to i32
      %745 = arith.sitofp %744 : i32 to f32
      %746 = arith.mulf %742, %745 : f32
      %747 = arith.truncf %746 : f32 to f16
      %748 = vector.broadcast %747 : f16 to vector<16xf16>
      %749 = arith.addi %15, %c6 : index
      %750 = arith.muli %inputFeatures, %c1 : index
      %751 = arith.divui %750, %c2 : index
      %752 = arith.divui %inputFeatures, %c3 : index
      %753 = arith.muli %752, %c4 : index
      %754 = arith.addi %753, %751 : index
      %755 = arith.addi %754, %c5 : index
      %756 = arith.divui %755, %c6 : index
      %757 = arith.muli %756, %c6 : index
      %758 = arith.addi %749, %757 : index
      %759 = arith.muli %inputFeatures, %c7 : index
      %760 = arith.addi %758, %759 : index
      %761 = arith.muli %699, %c14 : index
      %762 = arith.addi %761, %700 : index
      %763 = arith.muli %762, %c15 : index
      %764 = arith.addi %760, %763 : index
      %765 = vector.load %w[%764] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %766 = vector.bitcast %765 : vector<8xi8> to vector<2xi32>
      %767 = vector.shuffle %766, %766 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %768 = arith.shrui %767, %c20 : vector<4xi32>
      %769 = arith.andi %768, %c21 : vector<4xi32>
      %770 = arith.ori %769, %c22 : vector<4xi32>
      %771 = vector.bitcast %770 : vector<4xi32> to vector<8xf16>
      %772 = arith.shrui %767, %c23 : vector<4xi32>
      %773 = arith.andi %772, %c21 : vector<4xi32>
      %774 = arith.ori %773, %c22 : vector<4xi32>
      %775 = vector.bitcast %774 : vector<4xi32> to vector<8xf16>
      %776 = arith.shrui %767, %c24 : vector<4xi32>
      %777 = arith.andi %776, %c21 : vector<4xi32>
      %778 = arith.ori %777, %c22 : vector<4xi32>
      %779 = vector.bitcast %778 : vector<4xi32> to vector<8xf16>
      %780 = arith.shrui %767, %c25 : vector<4xi32>
      %781 = arith.andi %780, %c21 : vector<4xi32>
      %782 = arith.ori %781, %c22 : vector<4xi32>
      %783 = vector.bitcast %782 : vector<4xi32> to vector<8xf16>
      %784 = vector.shuffle %771, %775 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %785 = vector.shuffle %779, %783 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %786 = vector.shuffle %784, %785 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %787 = arith.subf %786, %c26 : vector<32xf16>
      %788 = vector.shuffle %787, %787 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %789 = vector.shuffle %787, %787 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %790 = math.fma %788, %724, %732 : vector<16xf16>
      %791 = math.fma %789, %740, %748 : vector<16xf16>
      %792 = arith.addi %688, %c7 : index
      %793 = arith.remui %698, %c14 : index
      %794 = arith.addi %17, %c6 : index
      %795 = arith.divui %792, %c15 : index
      %796 = arith.muli %795, %c4 : index
      %797 = arith.addi %794, %796 : index
      %798 = arith.muli %793, %c1 : index
      %799 = arith.addi %797, %798 : index
      %800 = vector.load %w[%799] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %801 = vector.bitcast %800 : vector<4xi8> to vector<2xf16>
      %802 = arith.divui %inputFeatures, %c3 : index
      %803 = arith.muli %802, %c4 : index
      %804 = arith.addi %794, %803 : index
      %805 = arith.muli %792, %c4 : index
      %806 = arith.addi %804, %805 : index
      %807 = arith.muli %793, %c1 : index
      %808 = arith.addi %806, %807 : index
      %809 = vector.load %w[%808] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %810 = vector.extract %801[0] : f16 from vector<2xf16>
      %811 = arith.extf %810 : f16 to f32
      %812 = vector.extract %809[0] : i8 from vector<4xi8>
      %813 = arith.extui %812 : i8 to i32
      %814 = arith.sitofp %813 : i32 to f32
      %815 = arith.mulf %811, %814 : f32
      %816 = arith.truncf %815 : f32 to f16
      %817 = vector.broadcast %816 : f16 to vector<16xf16>
      %818 = vector.extract %801[1] : f16 from vector<2xf16>
      %819 = arith.extf %818 : f16 to f32
      %820 = vector.extract %809[1] : i8 from vector<4xi8>
      %821 = arith.extui %820 : i8 to i32
      %822 = arith.sitofp %821 : i32 to f32
      %823 = arith.mulf %819, %822 : f32
      %824 = arith.truncf %823 : f32 to f16
      %825 = vector.broadcast %824 : f16 to vector<16xf16>
      %826 = vector.extract %801[0] : f16 from vector<2xf16>
      %827 = arith.extf %826 : f16 to f32
      %828 = vector.extract %809[2] : i8 from vector<4xi8>
      %829 = arith.extui %828 : i8 to i32
      %830 = arith.sitofp %829 : i32 to f32
      %831 = arith.mulf %827, %830 : f32
      %832 = arith.truncf %831 : f32 to f16
      %833 = vector.broadcast %832 : f16 to vector<16xf16>
      %834 = vector.extract %801[1] : f16 from vector<2xf16>
      %835 = arith.extf %834 : f16 to f32
      %836 = vector.extract %809[3] : i8 from vector<4xi8>
      %837 = arith.extui %836 : i8 to i32
      %838 = arith.sitofp %837 : i32 to f32
      %839 = arith.mulf %835, %838 : f32
      %840 = arith.truncf %839 : f32 to f16
      %841 = vector.broadcast %840 : f16 to vector<16xf16>
      %842 = arith.addi %17, %c6 : index
      %843 = arith.muli %inputFeatures, %c1 : index
      %844 = arith.divui %843, %c2 : index
      %845 = arith.divui %inputFeatures, %c3 : index
      %846 = arith.muli %845, %c4 : index
      %847 = arith.addi %846, %844 : index
      %848 = arith.addi %847, %c5 : index
      %849 = arith.divui %848, %c6 : index
      %850 = arith.muli %849, %c6 : index
      %851 = arith.addi %842, %850 : index
      %852 = arith.muli %inputFeatures, %c7 : index
      %853 = arith.addi %851, %852 : index
      %854 = arith.muli %792, %c14 : index
      %855 = arith.addi %854, %793 : index
      %856 = arith.muli %855, %c15 : index
      %857 = arith.addi %853, %856 : index
      %858 = vector.load %w[%857] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %859 = vector.bitcast %858 : vector<8xi8> to vector<2xi32>
      %860 = vector.shuffle %859, %859 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %861 = arith.shrui %860, %c20 : vector<4xi32>
      %862 = arith.andi %861, %c21 : vector<4xi32>
      %863 = arith.ori %862, %c22 : vector<4xi32>
      %864 = vector.bitcast %863 : vector<4xi32> to vector<8xf16>
      %865 = arith.shrui %860, %c23 : vector<4xi32>
      %866 = arith.andi %865, %c21 : vector<4xi32>
      %867 = arith.ori %866, %c22 : vector<4xi32>
      %868 = vector.bitcast %867 : vector<4xi32> to vector<8xf16>
      %869 = arith.shrui %860, %c24 : vector<4xi32>
      %870 = arith.andi %869, %c21 : vector<4xi32>
      %871 = arith.ori %870, %c22 : vector<4xi32>
      %872 = vector.bitcast %871 : vector<4xi32> to vector<8xf16>
      %873 = arith.shrui %860, %c25 : vector<4xi32>
      %874 = arith.andi %873, %c21 : vector<4xi32>
      %875 = arith.ori %874, %c22 : vector<4xi32>
      %876 = vector.bitcast %875 : vector<4xi32> to vector<8xf16>
      %877 = vector.shuffle %864, %868 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %878 = vector.shuffle %872, %876 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %879 = vector.shuffle %877, %878 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %880 = arith.subf %879, %c26 : vector<32xf16>
      %881 = vector.shuffle %880, %880 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %882 = vector.shuffle %880, %880 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %883 = math.fma %881, %817, %825 : vector<16xf16>
      %884 = math.fma %882, %833, %841 : vector<16xf16>
      %885 = arith.muli %688, %c2 : index
      %886 = arith.addi %885, %c7 : index
      %887 = arith.muli %tileRows, %c14 : index
      %888 = arith.muli %886, %887 : index
      %889 = arith.addi %44, %888 : index
      %890 = vector.load %x[%889] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %891 = arith.muli %tileRows, %c15 : index
      %892 = arith.addi %889, %891 : index
      %893 = vector.load %x[%892] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %894 = vector.shuffle %890, %893 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %895 = wave.mma %894, %790, %689 : vector<16xf16>, vector<8xf32>
      %896 = wave.mma %894, %883, %690 : vector<16xf16>, vector<8xf32>
      %897 = arith.muli %688, %c2 : index
      %898 = arith.addi %897, %c7 : index
      %899 = arith.muli %tileRows, %c14 : index
      %900 = arith.muli %898, %899 : index
      %901 = arith.addi %62, %900 : index
      %902 = vector.load %x[%901] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %903 = arith.muli %tileRows, %c15 : index
      %904 = arith.addi %901, %903 : index
      %905 = vector.load %x[%904] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %906 = vector.shuffle %902, %905 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %907 = wave.mma %906, %790, %691 : vector<16xf16>, vector<8xf32>
      %908 = wave.mma %906, %883, %692 : vector<16xf16>, vector<8xf32>
      %909 = arith.muli %688, %c2 : index
      %910 = arith.addi %909, %c7 : index
      %911 = arith.muli %tileRows, %c14 : index
      %912 = arith.muli %910, %911 : index
      %913 = arith.addi %80, %912 : index
      %914 = vector.load %x[%913] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %915 = arith.muli %tileRows, %c15 : index
      %916 = arith.addi %913, %915 : index
      %917 = vector.load %x[%916] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %918 = vector.shuffle %914, %917 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %919 = wave.mma %918, %790, %693 : vector<16xf16>, vector<8xf32>
      %920 = wave.mma %918, %883, %694 : vector<16xf16>, vector<8xf32>
      %921 = arith.muli %688, %c2 : index
      %922 = arith.addi %921, %c7 : index
      %923 = arith.muli %tileRows, %c14 : index
      %924 = arith.muli %922, %923 : index
      %925 = arith.addi %98, %924 : index
      %926 = vector.load %x[%925] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %927 = arith.muli %tileRows, %c15 : index
      %928 = arith.addi %925, %927 : index
      %929 = vector.load %x[%928] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %930 = vector.shuffle %926, %929 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %931 = wave.mma %930, %790, %695 : vector<16xf16>, vector<8xf32>
      %932 = wave.mma %930, %883, %696 : vector<16xf16>, vector<8xf32>
      %933 = arith.muli %688, %c2 : index
      %934 = arith.addi %933, %c8 : index
      %935 = arith.muli %tileRows, %c14 : index
      %936 = arith.muli %934, %935 : index
      %937 = arith.addi %44, %936 : index
      %938 = vector.load %x[%937] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %939 = arith.muli %tileRows, %c15 : index
      %940 = arith.addi %937, %939 : index
      %941 = vector.load %x[%940] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %942 = vector.shuffle %938, %941 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %943 = wave.mma %942, %791, %895 : vector<16xf16>, vector<8xf32>
      %944 = wave.mma %942, %884, %896 : vector<16xf16>, vector<8xf32>
      %945 = arith.muli %688, %c2 : index
      %946 = arith.addi %945, %c8 : index
      %947 = arith.muli %tileRows, %c14 : index
      %948 = arith.muli %946, %947 : index
      %949 = arith.addi %62, %948 : index
      %950 = vector.load %x[%949] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %951 = arith.muli %tileRows, %c15 : index
      %952 = arith.addi %949, %951 : index
      %953 = vector.load %x[%952] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %954 = vector.shuffle %950, %953 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %955 = wave.mma %954, %791, %907 : vector<16xf16>, vector<8xf32>
      %956 = wave.mma %954, %884, %908 : vector<16xf16>, vector<8xf32>
      %957 = arith.muli %688, %c2 : index
      %958 = arith.addi %957, %c8 : index
      %959 = arith.muli %tileRows, %c14 : index
      %960 = arith.muli %958, %959 : index
      %961 = arith.addi %80, %960 : index
      %962 = vector.load %x[%961] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %963 = arith.muli %tileRows, %c15 : index
      %964 = arith.addi %961, %963 : index
      %965 = vector.load %x[%964] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %966 = vector.shuffle %962, %965 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %967 = wave.mma %966, %791, %919 : vector<16xf16>, vector<8xf32>
      %968 = wave.mma %966, %884, %920 : vector<16xf16>, vector<8xf32>
      %969 = arith.muli %688, %c2 : index
      %970 = arith.addi %969, %c8 : index
      %971 = arith.muli %tileRows, %c14 : index
      %972 = arith.muli %970, %971 : index
      %973 = arith.addi %98, %972 : index
      %974 = vector.load %x[%973] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %975 = arith.muli %tileRows, %c15 : index
      %976 = arith.addi %973, %975 : index
      %977 = vector.load %x[%976] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %978 = vector.shuffle %974, %977 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %979 = wave.mma %978, %791, %931 : vector<16xf16>, vector<8xf32>
      %980 = wave.mma %978, %884, %932 : vector<16xf16>, vector<8xf32>
      scf.yield %943, %944, %955, %956, %967, %968, %979, %980 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %981 = wave.lane
    %982 = vector.extract %697#0[0] : f32 from vector<8xf32>
    %983 = vector.extract %697#1[0] : f32 from vector<8xf32>
    %984 = wave.lane
    %985 = arith.addi %20, %c7 : index
    %986 = arith.muli %c7, %c2 : index
    %987 = arith.addi %985, %986 : index
    %988 = arith.divui %984, %c14 : index
    %989 = arith.addi %987, %988 : index
    %990 = arith.cmpi slt, %989, %19 : index
    scf.if %990 {
      %991 = arith.cmpi eq, %hasFactors, %c8 : index
      %992 = arith.muli %989, %c2 : index
      %993 = memref.load %factors[%992] : memref<?xf32>
      %994 = arith.mulf %993, %operandScale : f32
      %995 = arith.select %991, %994, %operandScale : f32
      %996 = arith.remui %984, %c14 : index
      %997 = arith.muli %996, %c1 : index
      %998 = arith.addi %15, %997 : index
      %999 = vector.load %w[%998] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1000 = vector.bitcast %999 : vector<4xi8> to vector<1xf32>
      %1001 = vector.extract %1000[0] : f32 from vector<1xf32>
      %1002 = arith.mulf %1001, %995 : f32
      %1003 = arith.mulf %982, %1002 : f32
      %1004 = arith.remui %984, %c14 : index
      %1005 = arith.muli %1004, %c1 : index
      %1006 = arith.addi %17, %1005 : index
      %1007 = vector.load %w[%1006] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1008 = vector.bitcast %1007 : vector<4xi8> to vector<1xf32>
      %1009 = vector.extract %1008[0] : f32 from vector<1xf32>
      %1010 = arith.mulf %1009, %995 : f32
      %1011 = arith.mulf %983, %1010 : f32
      %1012 = arith.muli %989, %outputFeatures : index
      %1013 = arith.addi %1012, %23 : index
      %1014 = wave.lane
      %1015 = arith.remui %1014, %c14 : index
      %1016 = arith.addi %1013, %1015 : index
      scf.if %21 {
        %1017 = arith.addi %1016, %c7 : index
        %1018 = memref.load %residual[%1017] : memref<?xf32>
        %1019 = arith.addf %1018, %1003 : f32
        %1020 = arith.addi %1016, %c7 : index
        memref.store %1019, %out[%1020] : memref<?xf32>
      } else {
        %1021 = arith.addi %1016, %c7 : index
        memref.store %1003, %out[%1021] : memref<?xf32>
      }
      scf.if %21 {
        %1022 = arith.addi %1016, %c14 : index
        %1023 = memref.load %residual[%1022] : memref<?xf32>
        %1024 = arith.addf %1023, %1011 : f32
        %1025 = arith.addi %1016, %c14 : index
        memref.store %1024, %out[%1025] : memref<?xf32>
      } else {
        %1026 = arith.addi %1016, %c14 : index
        memref.store %1011, %out[%1026] : memref<?xf32>
      }
    }
    %1027 = vector.extract %697#0[1] : f32 from vector<8xf32>
    %1028 = vector.extract %697#1[1] : f32 from vector<8xf32>
    %1029 = wave.lane
    %1030 = arith.addi %20, %c7 : index
    %1031 = arith.muli %c8, %c2 : index
    %1032 = arith.addi %1030, %1031 : index
    %1033 = arith.divui %1029, %c14 : index
    %1034 = arith.addi %1032, %1033 : index
    %1035 = arith.cmpi slt, %1034, %19 : index
    scf.if %1035 {
      %1036 = arith.cmpi eq, %hasFactors, %c8 : index
      %1037 = arith.muli %1034, %c2 : index
      %1038 = memref.load %factors[%1037] : memref<?xf32>
      %1039 = arith.mulf %1038, %operandScale : f32
      %1040 = arith.select %1036, %1039, %operandScale : f32
      %1041 = arith.remui %1029, %c14 : index
      %1042 = arith.muli %1041, %c1 : index
      %1043 = arith.addi %15, %1042 : index
      %1044 = vector.load %w[%1043] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1045 = vector.bitcast %1044 : vector<4xi8> to vector<1xf32>
      %1046 = vector.extract %1045[0] : f32 from vector<1xf32>
      %1047 = arith.mulf %1046, %1040 : f32
      %1048 = arith.mulf %1027, %1047 : f32
      %1049 = arith.remui %1029, %c14 : index
      %1050 = arith.muli %1049, %c1 : index
      %1051 = arith.addi %17, %1050 : index
      %1052 = vector.load %w[%1051] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1053 = vector.bitcast %1052 : vector<4xi8> to vector<1xf32>
      %1054 = vector.extract %1053[0] : f32 from vector<1xf32>
      %1055 = arith.mulf %1054, %1040 : f32
      %1056 = arith.mulf %1028, %1055 : f32
      %1057 = arith.muli %1034, %outputFeatures : index
      %1058 = arith.addi %1057, %23 : index
      %1059 = wave.lane
      %1060 = arith.remui %1059, %c14 : index
      %1061 = arith.addi %1058, %1060 : index
      scf.if %21 {
        %1062 = arith.addi %1061, %c7 : index
        %1063 = memref.load %residual[%1062] : memref<?xf32>
        %1064 = arith.addf %1063, %1048 : f32
        %1065 = arith.addi %1061, %c7 : index
        memref.store %1064, %out[%1065] : memref<?xf32>
      } else {
        %1066 = arith.addi %1061, %c7 : index
        memref.store %1048, %out[%1066] : memref<?xf32>
      }
      scf.if %21 {
        %1067 = arith.addi %1061, %c14 : index
        %1068 = memref.load %residual[%1067] : memref<?xf32>
        %1069 = arith.addf %1068, %1056 : f32
        %1070 = arith.addi %1061, %c14 : index
        memref.store %1069, %out[%1070] : memref<?xf32>
      } else {
        %1071 = arith.addi %1061, %c14 : index
        memref.store %1056, %out[%1071] : memref<?xf32>
      }
    }
    %1072 = vector.extract %697#0[2] : f32 from vector<8xf32>
    %1073 = vector.extract %697#1[2] : f32 from vector<8xf32>
    %1074 = wave.lane
    %1075 = arith.addi %20, %c7 : index
    %1076 = arith.muli %c2, %c2 : index
    %1077 = arith.addi %1075, %1076 : index
    %1078 = arith.divui %1074, %c14 : index
    %1079 = arith.addi %1077, %1078 : index
    %1080 = arith.cmpi slt, %1079, %19 : index
    scf.if %1080 {
      %1081 = arith.cmpi eq, %hasFactors, %c8 : index
      %1082 = arith.muli %1079, %c2 : index
      %1083 = memref.load %factors[%1082] : memref<?xf32>
      %1084 = arith.mulf %1083, %operandScale : f32
      %1085 = arith.select %1081, %1084, %operandScale : f32
      %1086 = arith.remui %1074, %c14 : index
      %1087 = arith.muli %1086, %c1 : index
      %1088 = arith.addi %15, %1087 : index
      %1089 = vector.load %w[%1088] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1090 = vector.bitcast %1089 : vector<4xi8> to vector<1xf32>
      %1091 = vector.extract %1090[0] : f32 from vector<1xf32>
      %1092 = arith.mulf %1091, %1085 : f32
      %1093 = arith.mulf %1072, %1092 : f32
      %1094 = arith.remui %1074, %c14 : index
      %1095 = arith.muli %1094, %c1 : index
      %1096 = arith.addi %17, %1095 : index
      %1097 = vector.load %w[%1096] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1098 = vector.bitcast %1097 : vector<4xi8> to vector<1xf32>
      %1099 = vector.extract %1098[0] : f32 from vector<1xf32>
      %1100 = arith.mulf %1099, %1085 : f32
      %1101 = arith.mulf %1073, %1100 : f32
      %1102 = arith.muli %1079, %outputFeatures : index
      %1103 = arith.addi %1102, %23 : index
      %1104 = wave.lane
      %1105 = arith.remui %1104, %c14 : index
      %1106 = arith.addi %1103, %1105 : index
      scf.if %21 {
        %1107 = arith.addi %1106, %c7 : index
        %1108 = memref.load %residual[%1107] : memref<?xf32>
        %1109 = arith.addf %1108, %1093 : f32
        %1110 = arith.addi %1106, %c7 : index
        memref.store %1109, %out[%1110] : memref<?xf32>
      } else {
        %1111 = arith.addi %1106, %c7 : index
        memref.store %1093, %out[%1111] : memref<?xf32>
      }
      scf.if %21 {
        %1112 = arith.addi %1106, %c14 : index
        %1113 = memref.load %residual[%1112] : memref<?xf32>
        %1114 = arith.addf %1113, %1101 : f32
        %1115 = arith.addi %1106, %c14 : index
        memref.store %1114, %out[%1115] : memref<?xf32>
      } else {
        %1116 = arith.addi %1106, %c14 : index
        memref.store %1101, %out[%1116] : memref<?xf32>
      }
    }
    %1117 = vector.extract %697#0[3] : f32 from vector<8xf32>
    %1118 = vector.extract %697#1[3] : f32 from vector<8xf32>
    %1119 = wave.lane
    %1120 = arith.addi %20, %c7 : index
    %1121 = arith.muli %c27, %c2 : index
    %1122 = arith.addi %1120, %1121 : index
    %1123 = arith.divui %1119, %c14 : index
    %1124 = arith.addi %1122, %1123 : index
    %1125 = arith.cmpi slt, %1124, %19 : index
    scf.if %1125 {
      %1126 = arith.cmpi eq, %hasFactors, %c8 : index
      %1127 = arith.muli %1124, %c2 : index
      %1128 = memref.load %factors[%1127] : memref<?xf32>
      %1129 = arith.mulf %1128, %operandScale : f32
      %1130 = arith.select %1126, %1129, %operandScale : f32
      %1131 = arith.remui %1119, %c14 : index
      %1132 = arith.muli %1131, %c1 : index
      %1133 = arith.addi %15, %1132 : index
      %1134 = vector.load %w[%1133] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1135 = vector.bitcast %1134 : vector<4xi8> to vector<1xf32>
      %1136 = vector.extract %1135[0] : f32 from vector<1xf32>
      %1137 = arith.mulf %1136, %1130 : f32
      %1138 = arith.mulf %1117, %1137 : f32
      %1139 = arith.remui %1119, %c14 : index
      %1140 = arith.muli %1139, %c1 : index
      %1141 = arith.addi %17, %1140 : index
      %1142 = vector.load %w[%1141] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1143 = vector.bitcast %1142 : vector<4xi8> to vector<1xf32>
      %1144 = vector.extract %1143[0] : f32 from vector<1xf32>
      %1145 = arith.mulf %1144, %1130 : f32
      %1146 = arith.mulf %1118, %1145 : f32
      %1147 = arith.muli %1124, %outputFeatures : index
      %1148 = arith.addi %1147, %23 : index
      %1149 = wave.lane
      %1150 = arith.remui %1149, %c14 : index
      %1151 = arith.addi %1148, %1150 : index
      scf.if %21 {
        %1152 = arith.addi %1151, %c7 : index
        %1153 = memref.load %residual[%1152] : memref<?xf32>
        %1154 = arith.addf %1153, %1138 : f32
        %1155 = arith.addi %1151, %c7 : index
        memref.store %1154, %out[%1155] : memref<?xf32>
      } else {
        %1156 = arith.addi %1151, %c7 : index
        memref.store %1138, %out[%1156] : memref<?xf32>
      }
      scf.if %21 {
        %1157 = arith.addi %1151, %c14 : index
        %1158 = memref.load %residual[%1157] : memref<?xf32>
        %1159 = arith.addf %1158, %1146 : f32
        %1160 = arith.addi %1151, %c14 : index
        memref.store %1159, %out[%1160] : memref<?xf32>
      } else {
        %1161 = arith.addi %1151, %c14 : index
        memref.store %1146, %out[%1161] : memref<?xf32>
      }
    }
    %1162 = vector.extract %697#0[4] : f32 from vector<8xf32>
    %1163 = vector.extract %697#1[4] : f32 from vector<8xf32>
    %1164 = wave.lane
    %1165 = arith.addi %20, %c7 : index
    %1166 = arith.muli %c1, %c2 : index
    %1167 = arith.addi %1165, %1166 : index
    %1168 = arith.divui %1164, %c14 : index
    %1169 = arith.addi %1167, %1168 : index
    %1170 = arith.cmpi slt, %1169, %19 : index
    scf.if %1170 {
      %1171 = arith.cmpi eq, %hasFactors, %c8 : index
      %1172 = arith.muli %1169, %c2 : index
      %1173 = memref.load %factors[%1172] : memref<?xf32>
      %1174 = arith.mulf %1173, %operandScale : f32
      %1175 = arith.select %1171, %1174, %operandScale : f32
      %1176 = arith.remui %1164, %c14 : index
      %1177 = arith.muli %1176, %c1 : index
      %1178 = arith.addi %15, %1177 : index
      %1179 = vector.load %w[%1178] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1180 = vector.bitcast %1179 : vector<4xi8> to vector<1xf32>
      %1181 = vector.extract %1180[0] : f32 from vector<1xf32>
      %1182 = arith.mulf %1181, %1175 : f32
      %1183 = arith.mulf %1162, %1182 : f32
      %1184 = arith.remui %1164, %c14 : index
      %1185 = arith.muli %1184, %c1 : index
      %1186 = arith.addi %17, %1185 : index
      %1187 = vector.load %w[%1186] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1188 = vector.bitcast %1187 : vector<4xi8> to vector<1xf32>
      %1189 = vector.extract %1188[0] : f32 from vector<1xf32>
      %1190 = arith.mulf %1189, %1175 : f32
      %1191 = arith.mulf %1163, %1190 : f32
      %1192 = arith.muli %1169, %outputFeatures : index
      %1193 = arith.addi %1192, %23 : index
      %1194 = wave.lane
      %1195 = arith.remui %1194, %c14 : index
      %1196 = arith.addi %1193, %1195 : index
      scf.if %21 {
        %1197 = arith.addi %1196, %c7 : index
        %1198 = memref.load %residual[%1197] : memref<?xf32>
        %1199 = arith.addf %1198, %1183 : f32
        %1200 = arith.addi %1196, %c7 : index
        memref.store %1199, %out[%1200] : memref<?xf32>
      } else {
        %1201 = arith.addi %1196, %c7 : index
        memref.store %1183, %out[%1201] : memref<?xf32>
      }
      scf.if %21 {
        %1202 = arith.addi %1196, %c14 : index
        %1203 = memref.load %residual[%1202] : memref<?xf32>
        %1204 = arith.addf %1203, %1191 : f32
        %1205 = arith.addi %1196, %c14 : index
        memref.store %1204, %out[%1205] : memref<?xf32>
      } else {
        %1206 = arith.addi %1196, %c14 : index
        memref.store %1191, %out[%1206] : memref<?xf32>
      }
    }
    %1207 = vector.extract %697#0[5] : f32 from vector<8xf32>
    %1208 = vector.extract %697#1[5] : f32 from vector<8xf32>
    %1209 = wave.lane
    %1210 = arith.addi %20, %c7 : index
    %1211 = arith.muli %c30, %c2 : index
    %1212 = arith.addi %1210, %1211 : index
    %1213 = arith.divui %1209, %c14 : index
    %1214 = arith.addi %1212, %1213 : index
    %1215 = arith.cmpi slt, %1214, %19 : index
    scf.if %1215 {
      %1216 = arith.cmpi eq, %hasFactors, %c8 : index
      %1217 = arith.muli %1214, %c2 : index
      %1218 = memref.load %factors[%1217] : memref<?xf32>
      %1219 = arith.mulf %1218, %operandScale : f32
      %1220 = arith.select %1216, %1219, %operandScale : f32
      %1221 = arith.remui %1209, %c14 : index
      %1222 = arith.muli %1221, %c1 : index
      %1223 = arith.addi %15, %1222 : index
      %1224 = vector.load %w[%1223] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1225 = vector.bitcast %1224 : vector<4xi8> to vector<1xf32>
      %1226 = vector.extract %1225[0] : f32 from vector<1xf32>
      %1227 = arith.mulf %1226, %1220 : f32
      %1228 = arith.mulf %1207, %1227 : f32
      %1229 = arith.remui %1209, %c14 : index
      %1230 = arith.muli %1229, %c1 : index
      %1231 = arith.addi %17, %1230 : index
      %1232 = vector.load %w[%1231] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1233 = vector.bitcast %1232 : vector<4xi8> to vector<1xf32>
      %1234 = vector.extract %1233[0] : f32 from vector<1xf32>
      %1235 = arith.mulf %1234, %1220 : f32
      %1236 = arith.mulf %1208, %1235 : f32
      %1237 = arith.muli %1214, %outputFeatures : index
      %1238 = arith.addi %1237, %23 : index
      %1239 = wave.lane
      %1240 = arith.remui %1239, %c14 : index
      %1241 = arith.addi %1238, %1240 : index
      scf.if %21 {
        %1242 = arith.addi %1241, %c7 : index
        %1243 = memref.load %residual[%1242] : memref<?xf32>
        %1244 = arith.addf %1243, %1228 : f32
        %1245 = arith.addi %1241, %c7 : index
        memref.store %1244, %out[%1245] : memref<?xf32>
      } else {
        %1246 = arith.addi %1241, %c7 : index
        memref.store %1228, %out[%1246] : memref<?xf32>
      }
      scf.if %21 {
        %1247 = arith.addi %1241, %c14 : index
        %1248 = memref.load %residual[%1247] : memref<?xf32>
        %1249 = arith.addf %1248, %1236 : f32
        %1250 = arith.addi %1241, %c14 : index
        memref.store %1249, %out[%1250] : memref<?xf32>
      } else {
        %1251 = arith.addi %1241, %c14 : index
        memref.store %1236, %out[%1251] : memref<?xf32>
      }
    }
    %1252 = vector.extract %697#0[6] : f32 from vector<8xf32>
    %1253 = vector.extract %697#1[6] : f32 from vector<8xf32>
    %1254 = wave.lane
    %1255 = arith.addi %20, %c7 : index
    %1256 = arith.muli %c31, %c2 : index
    %1257 = arith.addi %1255, %1256 : index
    %1258 = arith.divui %1254, %c14 : index
    %1259 = arith.addi %1257, %1258 : index
    %1260 = arith.cmpi slt, %1259, %19 : index
    scf.if %1260 {
      %1261 = arith.cmpi eq, %hasFactors, %c8 : index
      %1262 = arith.muli %1259, %c2 : index
      %1263 = memref.load %factors[%1262] : memref<?xf32>
      %1264 = arith.mulf %1263, %operandScale : f32
      %1265 = arith.select %1261, %1264, %operandScale : f32
      %1266 = arith.remui %1254, %c14 : index
      %1267 = arith.muli %1266, %c1 : index
      %1268 = arith.addi %15, %1267 : index
      %1269 = vector.load %w[%1268] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1270 = vector.bitcast %1269 : vector<4xi8> to vector<1xf32>
      %1271 = vector.extract %1270[0] : f32 from vector<1xf32>
      %1272 = arith.mulf %1271, %1265 : f32
      %1273 = arith.mulf %1252, %1272 : f32
      %1274 = arith.remui %1254, %c14 : index
      %1275 = arith.muli %1274, %c1 : index
      %1276 = arith.addi %17, %1275 : index
      %1277 = vector.load %w[%1276] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1278 = vector.bitcast %1277 : vector<4xi8> to vector<1xf32>
      %1279 = vector.extract %1278[0] : f32 from vector<1xf32>
      %1280 = arith.mulf %1279, %1265 : f32
      %1281 = arith.mulf %1253, %1280 : f32
      %1282 = arith.muli %1259, %outputFeatures : index
      %1283 = arith.addi %1282, %23 : index
      %1284 = wave.lane
      %1285 = arith.remui %1284, %c14 : index
      %1286 = arith.addi %1283, %1285 : index
      scf.if %21 {
        %1287 = arith.addi %1286, %c7 : index
        %1288 = memref.load %residual[%1287] : memref<?xf32>
        %1289 = arith.addf %1288, %1273 : f32
        %1290 = arith.addi %1286, %c7 : index
        memref.store %1289, %out[%1290] : memref<?xf32>
      } else {
        %1291 = arith.addi %1286, %c7 : index
        memref.store %1273, %out[%1291] : memref<?xf32>
      }
      scf.if %21 {
        %1292 = arith.addi %1286, %c14 : index
        %1293 = memref.load %residual[%1292] : memref<?xf32>
        %1294 = arith.addf %1293, %1281 : f32
        %1295 = arith.addi %1286, %c14 : index
        memref.store %1294, %out[%1295] : memref<?xf32>
      } else {
        %1296 = arith.addi %1286, %c14 : index
        memref.store %1281, %out[%1296] : memref<?xf32>
      }
    }
    %1297 = vector.extract %697#0[7] : f32 from vector<8xf32>
    %1298 = vector.extract %697#1[7] : f32 from vector<8xf32>
    %1299 = wave.lane
    %1300 = arith.addi %20, %c7 : index
    %1301 = arith.muli %c32, %c2 : index
    %1302 = arith.addi %1300, %1301 : index
    %1303 = arith.divui %1299, %c14 : index
    %1304 = arith.addi %1302, %1303 : index
    %1305 = arith.cmpi slt, %1304, %19 : index
    scf.if %1305 {
      %1306 = arith.cmpi eq, %hasFactors, %c8 : index
      %1307 = arith.muli %1304, %c2 : index
      %1308 = memref.load %factors[%1307] : memref<?xf32>
      %1309 = arith.mulf %1308, %operandScale : f32
      %1310 = arith.select %1306, %1309, %operandScale : f32
      %1311 = arith.remui %1299, %c14 : index
      %1312 = arith.muli %1311, %c1 : index
      %1313 = arith.addi %15, %1312 : index
      %1314 = vector.load %w[%1313] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1315 = vector.bitcast %1314 : vector<4xi8> to vector<1xf32>
      %1316 = vector.extract %1315[0] : f32 from vector<1xf32>
      %1317 = arith.mulf %1316, %1310 : f32
      %1318 = arith.mulf %1297, %1317 : f32
      %1319 = arith.remui %1299, %c14 : index
      %1320 = arith.muli %1319, %c1 : index
      %1321 = arith.addi %17, %1320 : index
      %1322 = vector.load %w[%1321] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1323 = vector.bitcast %1322 : vector<4xi8> to vector<1xf32>
      %1324 = vector.extract %1323[0] : f32 from vector<1xf32>
      %1325 = arith.mulf %1324, %1310 : f32
      %1326 = arith.mulf %1298, %1325 : f32
      %1327 = arith.muli %1304, %outputFeatures : index
      %1328 = arith.addi %1327, %23 : index
      %1329 = wave.lane
      %1330 = arith.remui %1329, %c14 : index
      %1331 = arith.addi %1328, %1330 : index
      scf.if %21 {
        %1332 = arith.addi %1331, %c7 : index
        %1333 = memref.load %residual[%1332] : memref<?xf32>
        %1334 = arith.addf %1333, %1318 : f32
        %1335 = arith.addi %1331, %c7 : index
        memref.store %1334, %out[%1335] : memref<?xf32>
      } else {
        %1336 = arith.addi %1331, %c7 : index
        memref.store %1318, %out[%1336] : memref<?xf32>
      }
      scf.if %21 {
        %1337 = arith.addi %1331, %c14 : index
        %1338 = memref.load %residual[%1337] : memref<?xf32>
        %1339 = arith.addf %1338, %1326 : f32
        %1340 = arith.addi %1331, %c14 : index
        memref.store %1339, %out[%1340] : memref<?xf32>
      } else {
        %1341 = arith.addi %1331, %c14 : index
        memref.store %1326, %out[%1341] : memref<?xf32>
      }
    }
    %1342 = wave.lane
    %1343 = vector.extract %697#2[0] : f32 from vector<8xf32>
    %1344 = vector.extract %697#3[0] : f32 from vector<8xf32>
    %1345 = wave.lane
    %1346 = arith.addi %20, %c14 : index
    %1347 = arith.muli %c7, %c2 : index
    %1348 = arith.addi %1346, %1347 : index
    %1349 = arith.divui %1345, %c14 : index
    %1350 = arith.addi %1348, %1349 : index
    %1351 = arith.cmpi slt, %1350, %19 : index
    scf.if %1351 {
      %1352 = arith.cmpi eq, %hasFactors, %c8 : index
      %1353 = arith.muli %1350, %c2 : index
      %1354 = memref.load %factors[%1353] : memref<?xf32>
      %1355 = arith.mulf %1354, %operandScale : f32
      %1356 = arith.select %1352, %1355, %operandScale : f32
      %1357 = arith.remui %1345, %c14 : index
      %1358 = arith.muli %1357, %c1 : index
      %1359 = arith.addi %15, %1358 : index
      %1360 = vector.load %w[%1359] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1361 = vector.bitcast %1360 : vector<4xi8> to vector<1xf32>
      %1362 = vector.extract %1361[0] : f32 from vector<1xf32>
      %1363 = arith.mulf %1362, %1356 : f32
      %1364 = arith.mulf %1343, %1363 : f32
      %1365 = arith.remui %1345, %c14 : index
      %1366 = arith.muli %1365, %c1 : index
      %1367 = arith.addi %17, %1366 : index
      %1368 = vector.load %w[%1367] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1369 = vector.bitcast %1368 : vector<4xi8> to vector<1xf32>
      %1370 = vector.extract %1369[0] : f32 from vector<1xf32>
      %1371 = arith.mulf %1370, %1356 : f32
      %1372 = arith.mulf %1344, %1371 : f32
      %1373 = arith.muli %1350, %outputFeatures : index
      %1374 = arith.addi %1373, %23 : index
      %1375 = wave.lane
      %1376 = arith.remui %1375, %c14 : index
      %1377 = arith.addi %1374, %1376 : index
      scf.if %21 {
        %1378 = arith.addi %1377, %c7 : index
        %1379 = memref.load %residual[%1378] : memref<?xf32>
        %1380 = arith.addf %1379, %1364 : f32
        %1381 = arith.addi %1377, %c7 : index
        memref.store %1380, %out[%1381] : memref<?xf32>
      } else {
        %1382 = arith.addi %1377, %c7 : index
        memref.store %1364, %out[%1382] : memref<?xf32>
      }
      scf.if %21 {
        %1383 = arith.addi %1377, %c14 : index
        %1384 = memref.load %residual[%1383] : memref<?xf32>
        %1385 = arith.addf %1384, %1372 : f32
        %1386 = arith.addi %1377, %c14 : index
        memref.store %1385, %out[%1386] : memref<?xf32>
      } else {
        %1387 = arith.addi %1377, %c14 : index
        memref.store %1372, %out[%1387] : memref<?xf32>
      }
    }
    %1388 = vector.extract %697#2[1] : f32 from vector<8xf32>
    %1389 = vector.extract %697#3[1] : f32 from vector<8xf32>
    %1390 = wave.lane
    %1391 = arith.addi %20, %c14 : index
    %1392 = arith.muli %c8, %c2 : index
    %1393 = arith.addi %1391, %1392 : index
    %1394 = arith.divui %1390, %c14 : index
    %1395 = arith.addi %1393, %1394 : index
    %1396 = arith.cmpi slt, %1395, %19 : index
    scf.if %1396 {
      %1397 = arith.cmpi eq, %hasFactors, %c8 : index
      %1398 = arith.muli %1395, %c2 : index
      %1399 = memref.load %factors[%1398] : memref<?xf32>
      %1400 = arith.mulf %1399, %operandScale : f32
      %1401 = arith.select %1397, %1400, %operandScale : f32
      %1402 = arith.remui %1390, %c14 : index
      %1403 = arith.muli %1402, %c1 : index
      %1404 = arith.addi %15, %1403 : index
      %1405 = vector.load %w[%1404] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1406 = vector.bitcast %1405 : vector<4xi8> to vector<1xf32>
      %1407 = vector.extract %1406[0] : f32 from vector<1xf32>
      %1408 = arith.mulf %1407, %1401 : f32
      %1409 = arith.mulf %1388, %1408 : f32
      %1410 = arith.remui %1390, %c14 : index
      %1411 = arith.muli %1410, %c1 : index
      %1412 = arith.addi %17, %1411 : index
      %1413 = vector.load %w[%1412] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1414 = vector.bitcast %1413 : vector<4xi8> to vector<1xf32>
      %1415 = vector.extract %1414[0] : f32 from vector<1xf32>
      %1416 = arith.mulf %1415, %1401 : f32
      %1417 = arith.mulf %1389, %1416 : f32
      %1418 = arith.muli %1395, %outputFeatures : index
      %1419 = arith.addi %1418, %23 : index
      %1420 = wave.lane
      %1421 = arith.remui %1420, %c14 : index
      %1422 = arith.addi %1419, %1421 : index
      scf.if %21 {
        %1423 = arith.addi %1422, %c7 : index
        %1424 = memref.load %residual[%1423] : memref<?xf32>
        %1425 = arith.addf %1424, %1409 : f32
        %1426 = arith.addi %1422, %c7 : index
        memref.store %1425, %out[%1426] : memref<?xf32>
      } else {
        %1427 = arith.addi %1422, %c7 : index
        memref.store %1409, %out[%1427] : memref<?xf32>
      }
      scf.if %21 {
        %1428 = arith.addi %1422, %c14 : index
        %1429 = memref.load %residual[%1428] : memref<?xf32>
        %1430 = arith.addf %1429, %1417 : f32
        %1431 = arith.addi %1422, %c14 : index
        memref.store %1430, %out[%1431] : memref<?xf32>
      } else {
        %1432 = arith.addi %1422, %c14 : index
        memref.store %1417, %out[%1432] : memref<?xf32>
      }
    }
    %1433 = vector.extract %697#2[2] : f32 from vector<8xf32>
    %1434 = vector.extract %697#3[2] : f32 from vector<8xf32>
    %1435 = wave.lane
    %1436 = arith.addi %20, %c14 : index
    %1437 = arith.muli %c2, %c2 : index
    %1438 = arith.addi %1436, %1437 : index
    %1439 = arith.divui %1435, %c14 : index
    %1440 = arith.addi %1438, %1439 : index
    %1441 = arith.cmpi slt, %1440, %19 : index
    scf.if %1441 {
      %1442 = arith.cmpi eq, %hasFactors, %c8 : index
      %1443 = arith.muli %1440, %c2 : index
      %1444 = memref.load %factors[%1443] : memref<?xf32>
      %1445 = arith.mulf %1444, %operandScale : f32
      %1446 = arith.select %1442, %1445, %operandScale : f32
      %1447 = arith.remui %1435, %c14 : index
      %1448 = arith.muli %1447, %c1 : index
      %1449 = arith.addi %15, %1448 : index
      %1450 = vector.load %w[%1449] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1451 = vector.bitcast %1450 : vector<4xi8> to vector<1xf32>
      %1452 = vector.extract %1451[0] : f32 from vector<1xf32>
      %1453 = arith.mulf %1452, %1446 : f32
      %1454 = arith.mulf %1433, %1453 : f32
      %1455 = arith.remui %1435, %c14 : index
      %1456 = arith.muli %1455, %c1 : index
      %1457 = arith.addi %17, %1456 : index
      %1458 = vector.load %w[%1457] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1459 = vector.bitcast %1458 : vector<4xi8> to vector<1xf32>
      %1460 = vector.extract %1459[0] : f32 from vector<1xf32>
      %1461 = arith.mulf %1460, %1446 : f32
      %1462 = arith.mulf %1434, %1461 : f32
      %1463 = arith.muli %1440, %outputFeatures : index
      %1464 = arith.addi %1463, %23 : index
      %1465 = wave.lane
      %1466 = arith.remui %1465, %c14 : index
      %1467 = arith.addi %1464, %1466 : index
      scf.if %21 {
        %1468 = arith.addi %1467, %c7 : index
        %1469 = memref.load %residual[%1468] : memref<?xf32>
        %1470 = arith.addf %1469, %1454 : f32
        %1471 = arith.addi %1467, %c7 : index
        memref.store %1470, %out[%1471] : memref<?xf32>
      } else {
        %1472 = arith.addi %1467, %c7 : index
        memref.store %1454, %out[%1472] : memref<?xf32>
      }
      scf.if %21 {
        %1473 = arith.addi %1467, %c14 : index
        %1474 = memref.load %residual[%1473] : memref<?xf32>
        %1475 = arith.addf %1474, %1462 : f32
        %1476 = arith.addi %1467, %c14 : index
        memref.store %1475, %out[%1476] : memref<?xf32>
      } else {
        %1477 = arith.addi %1467, %c14 : index
        memref.store %1462, %out[%1477] : memref<?xf32>
      }
    }
    %1478 = vector.extract %697#2[3] : f32 from vector<8xf32>
    %1479 = vector.extract %697#3[3] : f32 from vector<8xf32>
    %1480 = wave.lane
    %1481 = arith.addi %20, %c14 : index
    %1482 = arith.muli %c27, %c2 : index
    %1483 = arith.addi %1481, %1482 : index
    %1484 = arith.divui %1480, %c14 : index
    %1485 = arith.addi %1483, %1484 : index
    %1486 = arith.cmpi slt, %1485, %19 : index
    scf.if %1486 {
      %1487 = arith.cmpi eq, %hasFactors, %c8 : index
      %1488 = arith.muli %1485, %c2 : index
      %1489 = memref.load %factors[%1488] : memref<?xf32>
      %1490 = arith.mulf %1489, %operandScale : f32
      %1491 = arith.select %1487, %1490, %operandScale : f32
      %1492 = arith.remui %1480, %c14 : index
      %1493 = arith.muli %1492, %c1 : index
      %1494 = arith.addi %15, %1493 : index
      %1495 = vector.load %w[%1494] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1496 = vector.bitcast %1495 : vector<4xi8> to vector<1xf32>
      %1497 = vector.extract %1496[0] : f32 from vector<1xf32>
      %1498 = arith.mulf %1497, %1491 : f32
      %1499 = arith.mulf %1478, %1498 : f32
      %1500 = arith.remui %1480, %c14 : index
      %1501 = arith.muli %1500, %c1 : index
      %1502 = arith.addi %17, %1501 : index
      %1503 = vector.load %w[%1502] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1504 = vector.bitcast %1503 : vector<4xi8> to vector<1xf32>
      %1505 = vector.extract %1504[0] : f32 from vector<1xf32>
      %1506 = arith.mulf %1505, %1491 : f32
      %1507 = arith.mulf %1479, %1506 : f32
      %1508 = arith.muli %1485, %outputFeatures : index
      %1509 = arith.addi %1508, %23 : index
      %1510 = wave.lane
      %1511 = arith.remui %1510, %c14 : index
      %1512 = arith.addi %1509, %1511 : index
      scf.if %21 {
        %1513 = arith.addi %1512, %c7 : index
        %1514 = memref.load %residual[%1513] : memref<?xf32>
        %1515 = arith.addf %1514, %1499 : f32
        %1516 = arith.addi %1512, %c7 : index
        memref.store %1515, %out[%1516] : memref<?xf32>
      } else {
        %1517 = arith.addi %1512, %c7 : index
        memref.store %1499, %out[%1517] : memref<?xf32>
      }
      scf.if %21 {
        %1518 = arith.addi %1512, %c14 : index
        %1519 = memref.load %residual[%1518] : memref<?xf32>
        %1520 = arith.addf %1519, %1507 : f32
        %1521 = arith.addi %1512, %c14 : index
        memref.store %1520, %out[%1521] : memref<?xf32>
      } else {
        %1522 = arith.addi %1512, %c14 : index
        memref.store %1507, %out[%1522] : memref<?xf32>
      }
    }
    %1523 = vector.extract %697#2[4] : f32 from vector<8xf32>
    %1524 = vector.extract %697#3[4] : f32 from vector<8xf32>
    %1525 = wave.lane
    %1526 = arith.addi %20, %c14 : index
    %1527 = arith.muli %c1, %c2 : index
    %1528 = arith.addi %1526, %1527 : index
    %1529 = arith.divui %1525, %c14 : index
    %1530 = arith.addi %1528, %1529 : index
    %1531 = arith.cmpi slt, %1530, %19 : index
    scf.if %1531 {
      %1532 = arith.cmpi eq, %hasFactors, %c8 : index
      %1533 = arith.muli %1530, %c2 : index
      %1534 = memref.load %factors[%1533] : memref<?xf32>
      %1535 = arith.mulf %1534, %operandScale : f32
      %1536 = arith.select %1532, %1535, %operandScale : f32
      %1537 = arith.remui %1525, %c14 : index
      %1538 = arith.muli %1537, %c1 : index
      %1539 = arith.addi %15, %1538 : index
      %1540 = vector.load %w[%1539] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1541 = vector.bitcast %1540 : vector<4xi8> to vector<1xf32>
      %1542 = vector.extract %1541[0] : f32 from vector<1xf32>
      %1543 = arith.mulf %1542, %1536 : f32
      %1544 = arith.mulf %1523, %1543 : f32
      %1545 = arith.remui %1525, %c14 : index
      %1546 = arith.muli %1545, %c1 : index
      %1547 = arith.addi %17, %1546 : index
      %1548 = vector.load %w[%1547] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1549 = vector.bitcast %1548 : vector<4xi8> to vector<1xf32>
      %1550 = vector.extract %1549[0] : f32 from vector<1xf32>
      %1551 = arith.mulf %1550, %1536 : f32
      %1552 = arith.mulf %1524, %1551 : f32
      %1553 = arith.muli %1530, %outputFeatures : index
      %1554 = arith.addi %1553, %23 : index
      %1555 = wave.lane
      %1556 = arith.remui %1555, %c14 : index
      %1557 = arith.addi %1554, %1556 : index
      scf.if %21 {
        %1558 = arith.addi %1557, %c7 : index
        %1559 = memref.load %residual[%1558] : memref<?xf32>
        %1560 = arith.addf %1559, %1544 : f32
        %1561 = arith.addi %1557, %c7 : index
        memref.store %1560, %out[%1561] : memref<?xf32>
      } else {
        %1562 = arith.addi %1557, %c7 : index
        memref.store %1544, %out[%1562] : memref<?xf32>
      }
      scf.if %21 {
        %1563 = arith.addi %1557, %c14 : index
        %1564 = memref.load %residual[%1563] : memref<?xf32>
        %1565 = arith.addf %1564, %1552 : f32
        %1566 = arith.addi %1557, %c14 : index
        memref.store %1565, %out[%1566] : memref<?xf32>
      } else {
        %1567 = arith.addi %1557, %c14 : index
        memref.store %1552, %out[%1567] : memref<?xf32>
      }
    }
    %1568 = vector.extract %697#2[5] : f32 from vector<8xf32>
    %1569 = vector.extract %697#3[5] : f32 from vector<8xf32>
    %1570 = wave.lane
    %1571 = arith.addi %20, %c14 : index
    %1572 = arith.muli %c30, %c2 : index
    %1573 = arith.addi %1571, %1572 : index
    %1574 = arith.divui %1570, %c14 : index
    %1575 = arith.addi %1573, %1574 : index
    %1576 = arith.cmpi slt, %1575, %19 : index
    scf.if %1576 {
      %1577 = arith.cmpi eq, %hasFactors, %c8 : index
      %1578 = arith.muli %1575, %c2 : index
      %1579 = memref.load %factors[%1578] : memref<?xf32>
      %1580 = arith.mulf %1579, %operandScale : f32
      %1581 = arith.select %1577, %1580, %operandScale : f32
      %1582 = arith.remui %1570, %c14 : index
      %1583 = arith.muli %1582, %c1 : index
      %1584 = arith.addi %15, %1583 : index
      %1585 = vector.load %w[%1584] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1586 = vector.bitcast %1585 : vector<4xi8> to vector<1xf32>
      %1587 = vector.extract %1586[0] : f32 from vector<1xf32>
      %1588 = arith.mulf %1587, %1581 : f32
      %1589 = arith.mulf %1568, %1588 : f32
      %1590 = arith.remui %1570, %c14 : index
      %1591 = arith.muli %1590, %c1 : index
      %1592 = arith.addi %17, %1591 : index
      %1593 = vector.load %w[%1592] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1594 = vector.bitcast %1593 : vector<4xi8> to vector<1xf32>
      %1595 = vector.extract %1594[0] : f32 from vector<1xf32>
      %1596 = arith.mulf %1595, %1581 : f32
      %1597 = arith.mulf %1569, %1596 : f32
      %1598 = arith.muli %1575, %outputFeatures : index
      %1599 = arith.addi %1598, %23 : index
      %1600 = wave.lane
      %1601 = arith.remui %1600, %c14 : index
      %1602 = arith.addi %1599, %1601 : index
      scf.if %21 {
        %1603 = arith.addi %1602, %c7 : index
        %1604 = memref.load %residual[%1603] : memref<?xf32>
        %1605 = arith.addf %1604, %1589 : f32
        %1606 = arith.addi %1602, %c7 : index
        memref.store %1605, %out[%1606] : memref<?xf32>
      } else {
        %1607 = arith.addi %1602, %c7 : index
        memref.store %1589, %out[%1607] : memref<?xf32>
      }
      scf.if %21 {
        %1608 = arith.addi %1602, %c14 : index
        %1609 = memref.load %residual[%1608] : memref<?xf32>
        %1610 = arith.addf %1609, %1597 : f32
        %1611 = arith.addi %1602, %c14 : index
        memref.store %1610, %out[%1611] : memref<?xf32>
      } else {
        %1612 = arith.addi %1602, %c14 : index
        memref.store %1597, %out[%1612] : memref<?xf32>
      }
    }
    %1613 = vector.extract %697#2[6] : f32 from vector<8xf32>
    %1614 = vector.extract %697#3[6] : f32 from vector<8xf32>
    %1615 = wave.lane
    %1616 = arith.addi %20, %c14 : index
    %1617 = arith.muli %c31, %c2 : index
    %1618 = arith.addi %1616, %1617 : index
    %1619 = arith.divui %1615, %c14 : index
    %1620 = arith.addi %1618, %1619 : index
    %1621 = arith.cmpi slt, %1620, %19 : index
    scf.if %1621 {
      %1622 = arith.cmpi eq, %hasFactors, %c8 : index
      %1623 = arith.muli %1620, %c2 : index
      %1624 = memref.load %factors[%1623] : memref<?xf32>
      %1625 = arith.mulf %1624, %operandScale : f32
      %1626 = arith.select %1622, %1625, %operandScale : f32
      %1627 = arith.remui %1615, %c14 : index
      %1628 = arith.muli %1627, %c1 : index
      %1629 = arith.addi %15, %1628 : index
      %1630 = vector.load %w[%1629] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1631 = vector.bitcast %1630 : vector<4xi8> to vector<1xf32>
      %1632 = vector.extract %1631[0] : f32 from vector<1xf32>
      %1633 = arith.mulf %1632, %1626 : f32
      %1634 = arith.mulf %1613, %1633 : f32
      %1635 = arith.remui %1615, %c14 : index
      %1636 = arith.muli %1635, %c1 : index
      %1637 = arith.addi %17, %1636 : index
      %1638 = vector.load %w[%1637] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1639 = vector.bitcast %1638 : vector<4xi8> to vector<1xf32>
      %1640 = vector.extract %1639[0] : f32 from vector<1xf32>
      %1641 = arith.mulf %1640, %1626 : f32
      %1642 = arith.mulf %1614, %1641 : f32
      %1643 = arith.muli %1620, %outputFeatures : index
      %1644 = arith.addi %1643, %23 : index
      %1645 = wave.lane
      %1646 = arith.remui %1645, %c14 : index
      %1647 = arith.addi %1644, %1646 : index
      scf.if %21 {
        %1648 = arith.addi %1647, %c7 : index
        %1649 = memref.load %residual[%1648] : memref<?xf32>
        %1650 = arith.addf %1649, %1634 : f32
        %1651 = arith.addi %1647, %c7 : index
        memref.store %1650, %out[%1651] : memref<?xf32>
      } else {
        %1652 = arith.addi %1647, %c7 : index
        memref.store %1634, %out[%1652] : memref<?xf32>
      }
      scf.if %21 {
        %1653 = arith.addi %1647, %c14 : index
        %1654 = memref.load %residual[%1653] : memref<?xf32>
        %1655 = arith.addf %1654, %1642 : f32
        %1656 = arith.addi %1647, %c14 : index
        memref.store %1655, %out[%1656] : memref<?xf32>
      } else {
        %1657 = arith.addi %1647, %c14 : index
        memref.store %1642, %out[%1657] : memref<?xf32>
      }
    }
    %1658 = vector.extract %697#2[7] : f32 from vector<8xf32>
    %1659 = vector.extract %697#3[7] : f32 from vector<8xf32>
    %1660 = wave.lane
    %1661 = arith.addi %20, %c14 : index
    %1662 = arith.muli %c32, %c2 : index
    %1663 = arith.addi %1661, %1662 : index
    %1664 = arith.divui %1660, %c14 : index
    %1665 = arith.addi %1663, %1664 : index
    %1666 = arith.cmpi slt, %1665, %19 : index
    scf.if %1666 {
      %1667 = arith.cmpi eq, %hasFactors, %c8 : index
      %1668 = arith.muli %1665, %c2 : index
      %1669 = memref.load %factors[%1668] : memref<?xf32>
      %1670 = arith.mulf %1669, %operandScale : f32
      %1671 = arith.select %1667, %1670, %operandScale : f32
      %1672 = arith.remui %1660, %c14 : index
      %1673 = arith.muli %1672, %c1 : index
      %1674 = arith.addi %15, %1673 : index
      %1675 = vector.load %w[%1674] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1676 = vector.bitcast %1675 : vector<4xi8> to vector<1xf32>
      %1677 = vector.extract %1676[0] : f32 from vector<1xf32>
      %1678 = arith.mulf %1677, %1671 : f32
      %1679 = arith.mulf %1658, %1678 : f32
      %1680 = arith.remui %1660, %c14 : index
      %1681 = arith.muli %1680, %c1 : index
      %1682 = arith.addi %17, %1681 : index
      %1683 = vector.load %w[%1682] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1684 = vector.bitcast %1683 : vector<4xi8> to vector<1xf32>
      %1685 = vector.extract %1684[0] : f32 from vector<1xf32>
      %1686 = arith.mulf %1685, %1671 : f32
      %1687 = arith.mulf %1659, %1686 : f32
      %1688 = arith.muli %1665, %outputFeatures : index
      %1689 = arith.addi %1688, %23 : index
      %1690 = wave.lane
      %1691 = arith.remui %1690, %c14 : index
      %1692 = arith.addi %1689, %1691 : index
      scf.if %21 {
        %1693 = arith.addi %1692, %c7 : index
        %1694 = memref.load %residual[%1693] : memref<?xf32>
        %1695 = arith.addf %1694, %1679 : f32
        %1696 = arith.addi %1692, %c7 : index
        memref.store %1695, %out[%1696] : memref<?xf32>
      } else {
        %1697 = arith.addi %1692, %c7 : index
        memref.store %1679, %out[%1697] : memref<?xf32>
      }
      scf.if %21 {
        %1698 = arith.addi %1692, %c14 : index
        %1699 = memref.load %residual[%1698] : memref<?xf32>
        %1700 = arith.addf %1699, %1687 : f32
        %1701 = arith.addi %1692, %c14 : index
        memref.store %1700, %out[%1701] : memref<?xf32>
      } else {
        %1702 = arith.addi %1692, %c14 : index
        memref.store %1687, %out[%1702] : memref<?xf32>
      }
    }
    %1703 = wave.lane
    %1704 = vector.extract %697#4[0] : f32 from vector<8xf32>
    %1705 = vector.extract %697#5[0] : f32 from vector<8xf32>
    %1706 = wave.lane
    %1707 = arith.addi %20, %c12 : index
    %1708 = arith.muli %c7, %c2 : index
    %1709 = arith.addi %1707, %1708 : index
    %1710 = arith.divui %1706, %c14 : index
    %1711 = arith.addi %1709, %1710 : index
    %1712 = arith.cmpi slt, %1711, %19 : index
    scf.if %1712 {
      %1713 = arith.cmpi eq, %hasFactors, %c8 : index
      %1714 = arith.muli %1711, %c2 : index
      %1715 = memref.load %factors[%1714] : memref<?xf32>
      %1716 = arith.mulf %1715, %operandScale : f32
      %1717 = arith.select %1713, %1716, %operandScale : f32
      %1718 = arith.remui %1706, %c14 : index
      %1719 = arith.muli %1718, %c1 : index
      %1720 = arith.addi %15, %1719 : index
      %1721 = vector.load %w[%1720] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1722 = vector.bitcast %1721 : vector<4xi8> to vector<1xf32>
      %1723 = vector.extract %1722[0] : f32 from vector<1xf32>
      %1724 = arith.mulf %1723, %1717 : f32
      %1725 = arith.mulf %1704, %1724 : f32
      %1726 = arith.remui %1706, %c14 : index
      %1727 = arith.muli %1726, %c1 : index
      %1728 = arith.addi %17, %1727 : index
      %1729 = vector.load %w[%1728] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1730 = vector.bitcast %1729 : vector<4xi8> to vector<1xf32>
      %1731 = vector.extract %1730[0] : f32 from vector<1xf32>
      %1732 = arith.mulf %1731, %1717 : f32
      %1733 = arith.mulf %1705, %1732 : f32
      %1734 = arith.muli %1711, %outputFeatures : index
      %1735 = arith.addi %1734, %23 : index
      %1736 = wave.lane
      %1737 = arith.remui %1736, %c14 : index
      %1738 = arith.addi %1735, %1737 : index
      scf.if %21 {
        %1739 = arith.addi %1738, %c7 : index
        %1740 = memref.load %residual[%1739] : memref<?xf32>
        %1741 = arith.addf %1740, %1725 : f32
        %1742 = arith.addi %1738, %c7 : index
        memref.store %1741, %out[%1742] : memref<?xf32>
      } else {
        %1743 = arith.addi %1738, %c7 : index
        memref.store %1725, %out[%1743] : memref<?xf32>
      }
      scf.if %21 {
        %1744 = arith.addi %1738, %c14 : index
        %1745 = memref.load %residual[%1744] : memref<?xf32>
        %1746 = arith.addf %1745, %1733 : f32
        %1747 = arith.addi %1738, %c14 : index
        memref.store %1746, %out[%1747] : memref<?xf32>
      } else {
        %1748 = arith.addi %1738, %c14 : index
        memref.store %1733, %out[%1748] : memref<?xf32>
      }
    }
    %1749 = vector.extract %697#4[1] : f32 from vector<8xf32>
    %1750 = vector.extract %697#5[1] : f32 from vector<8xf32>
    %1751 = wave.lane
    %1752 = arith.addi %20, %c12 : index
    %1753 = arith.muli %c8, %c2 : index
    %1754 = arith.addi %1752, %1753 : index
    %1755 = arith.divui %1751, %c14 : index
    %1756 = arith.addi %1754, %1755 : index
    %1757 = arith.cmpi slt, %1756, %19 : index
    scf.if %1757 {
      %1758 = arith.cmpi eq, %hasFactors, %c8 : index
      %1759 = arith.muli %1756, %c2 : index
      %1760 = memref.load %factors[%1759] : memref<?xf32>
      %1761 = arith.mulf %1760, %operandScale : f32
      %1762 = arith.select %1758, %1761, %operandScale : f32
      %1763 = arith.remui %1751, %c14 : index
      %1764 = arith.muli %1763, %c1 : index
      %1765 = arith.addi %15, %1764 : index
      %1766 = vector.load %w[%1765] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1767 = vector.bitcast %1766 : vector<4xi8> to vector<1xf32>
      %1768 = vector.extract %1767[0] : f32 from vector<1xf32>
      %1769 = arith.mulf %1768, %1762 : f32
      %1770 = arith.mulf %1749, %1769 : f32
      %1771 = arith.remui %1751, %c14 : index
      %1772 = arith.muli %1771, %c1 : index
      %1773 = arith.addi %17, %1772 : index
      %1774 = vector.load %w[%1773] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1775 = vector.bitcast %1774 : vector<4xi8> to vector<1xf32>
      %1776 = vector.extract %1775[0] : f32 from vector<1xf32>
      %1777 = arith.mulf %1776, %1762 : f32
      %1778 = arith.mulf %1750, %1777 : f32
      %1779 = arith.muli %1756, %outputFeatures : index
      %1780 = arith.addi %1779, %23 : index
      %1781 = wave.lane
      %1782 = arith.remui %1781, %c14 : index
      %1783 = arith.addi %1780, %1782 : index
      scf.if %21 {
        %1784 = arith.addi %1783, %c7 : index
        %1785 = memref.load %residual[%1784] : memref<?xf32>
        %1786 = arith.addf %1785, %1770 : f32
        %1787 = arith.addi %1783, %c7 : index
        memref.store %1786, %out[%1787] : memref<?xf32>
      } else {
        %1788 = arith.addi %1783, %c7 : index
        memref.store %1770, %out[%1788] : memref<?xf32>
      }
      scf.if %21 {
        %1789 = arith.addi %1783, %c14 : index
        %1790 = memref.load %residual[%1789] : memref<?xf32>
        %1791 = arith.addf %1790, %1778 : f32
        %1792 = arith.addi %1783, %c14 : index
        memref.store %1791, %out[%1792] : memref<?xf32>
      } else {
        %1793 = arith.addi %1783, %c14 : index
        memref.store %1778, %out[%1793] : memref<?xf32>
      }
    }
    %1794 = vector.extract %697#4[2] : f32 from vector<8xf32>
    %1795 = vector.extract %697#5[2] : f32 from vector<8xf32>
    %1796 = wave.lane
    %1797 = arith.addi %20, %c12 : index
    %1798 = arith.muli %c2, %c2 : index
    %1799 = arith.addi %1797, %1798 : index
    %1800 = arith.divui %1796, %c14 : index
    %1801 = arith.addi %1799, %1800 : index
    %1802 = arith.cmpi slt, %1801, %19 : index
    scf.if %1802 {
      %1803 = arith.cmpi eq, %hasFactors, %c8 : index
      %1804 = arith.muli %1801, %c2 : index
      %1805 = memref.load %factors[%1804] : memref<?xf32>
      %1806 = arith.mulf %1805, %operandScale : f32
      %1807 = arith.select %1803, %1806, %operandScale : f32
      %1808 = arith.remui %1796, %c14 : index
      %1809 = arith.muli %1808, %c1 : index
      %1810 = arith.addi %15, %1809 : index
      %1811 = vector.load %w[%1810] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1812 = vector.bitcast %1811 : vector<4xi8> to vector<1xf32>
      %1813 = vector.extract %1812[0] : f32 from vector<1xf32>
      %1814 = arith.mulf %1813, %1807 : f32
      %1815 = arith.mulf %1794, %1814 : f32
      %1816 = arith.remui %1796, %c14 : index
      %1817 = arith.muli %1816, %c1 : index
      %1818 = arith.addi %17, %1817 : index
      %1819 = vector.load %w[%1818] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1820 = vector.bitcast %1819 : vector<4xi8> to vector<1xf32>
      %1821 = vector.extract %1820[0] : f32 from vector<1xf32>
      %1822 = arith.mulf %1821, %1807 : f32
      %1823 = arith.mulf %1795, %1822 : f32
      %1824 = arith.muli %1801, %outputFeatures : index
      %1825 = arith.addi %1824, %23 : index
      %1826 = wave.lane
      %1827 = arith.remui %1826, %c14 : index
      %1828 = arith.addi %1825, %1827 : index
      scf.if %21 {
        %1829 = arith.addi %1828, %c7 : index
        %1830 = memref.load %residual[%1829] : memref<?xf32>
        %1831 = arith.addf %1830, %1815 : f32
        %1832 = arith.addi %1828, %c7 : index
        memref.store %1831, %out[%1832] : memref<?xf32>
      } else {
        %1833 = arith.addi %1828, %c7 : index
        memref.store %1815, %out[%1833] : memref<?xf32>
      }
      scf.if %21 {
        %1834 = arith.addi %1828, %c14 : index
        %1835 = memref.load %residual[%1834] : memref<?xf32>
        %1836 = arith.addf %1835, %1823 : f32
        %1837 = arith.addi %1828, %c14 : index
        memref.store %1836, %out[%1837] : memref<?xf32>
      } else {
        %1838 = arith.addi %1828, %c14 : index
        memref.store %1823, %out[%1838] : memref<?xf32>
      }
    }
    %1839 = vector.extract %697#4[3] : f32 from vector<8xf32>
    %1840 = vector.extract %697#5[3] : f32 from vector<8xf32>
    %1841 = wave.lane
    %1842 = arith.addi %20, %c12 : index
    %1843 = arith.muli %c27, %c2 : index
    %1844 = arith.addi %1842, %1843 : index
    %1845 = arith.divui %1841, %c14 : index
    %1846 = arith.addi %1844, %1845 : index
    %1847 = arith.cmpi slt, %1846, %19 : index
    scf.if %1847 {
      %1848 = arith.cmpi eq, %hasFactors, %c8 : index
      %1849 = arith.muli %1846, %c2 : index
      %1850 = memref.load %factors[%1849] : memref<?xf32>
      %1851 = arith.mulf %1850, %operandScale : f32
      %1852 = arith.select %1848, %1851, %operandScale : f32
      %1853 = arith.remui %1841, %c14 : index
      %1854 = arith.muli %1853, %c1 : index
      %1855 = arith.addi %15, %1854 : index
      %1856 = vector.load %w[%1855] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1857 = vector.bitcast %1856 : vector<4xi8> to vector<1xf32>
      %1858 = vector.extract %1857[0] : f32 from vector<1xf32>
      %1859 = arith.mulf %1858, %1852 : f32
      %1860 = arith.mulf %1839, %1859 : f32
      %1861 = arith.remui %1841, %c14 : index
      %1862 = arith.muli %1861, %c1 : index
      %1863 = arith.addi %17, %1862 : index
      %1864 = vector.load %w[%1863] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1865 = vector.bitcast %1864 : vector<4xi8> to vector<1xf32>
      %1866 = vector.extract %1865[0] : f32 from vector<1xf32>
      %1867 = arith.mulf %1866, %1852 : f32
      %1868 = arith.mulf %1840, %1867 : f32
      %1869 = arith.muli %1846, %outputFeatures : index
      %1870 = arith.addi %1869, %23 : index
      %1871 = wave.lane
      %1872 = arith.remui %1871, %c14 : index
      %1873 = arith.addi %1870, %1872 : index
      scf.if %21 {
        %1874 = arith.addi %1873, %c7 : index
        %1875 = memref.load %residual[%1874] : memref<?xf32>
        %1876 = arith.addf %1875, %1860 : f32
        %1877 = arith.addi %1873, %c7 : index
        memref.store %1876, %out[%1877] : memref<?xf32>
      } else {
        %1878 = arith.addi %1873, %c7 : index
        memref.store %1860, %out[%1878] : memref<?xf32>
      }
      scf.if %21 {
        %1879 = arith.addi %1873, %c14 : index
        %1880 = memref.load %residual[%1879] : memref<?xf32>
        %1881 = arith.addf %1880, %1868 : f32
        %1882 = arith.addi %1873, %c14 : index
        memref.store %1881, %out[%1882] : memref<?xf32>
      } else {
        %1883 = arith.addi %1873, %c14 : index
        memref.store %1868, %out[%1883] : memref<?xf32>
      }
    }
    %1884 = vector.extract %697#4[4] : f32 from vector<8xf32>
    %1885 = vector.extract %697#5[4] : f32 from vector<8xf32>
    %1886 = wave.lane
    %1887 = arith.addi %20, %c12 : index
    %1888 = arith.muli %c1, %c2 : index
    %1889 = arith.addi %1887, %1888 : index
    %1890 = arith.divui %1886, %c14 : index
    %1891 = arith.addi %1889, %1890 : index
    %1892 = arith.cmpi slt, %1891, %19 : index
    scf.if %1892 {
      %1893 = arith.cmpi eq, %hasFactors, %c8 : index
      %1894 = arith.muli %1891, %c2 : index
      %1895 = memref.load %factors[%1894] : memref<?xf32>
      %1896 = arith.mulf %1895, %operandScale : f32
      %1897 = arith.select %1893, %1896, %operandScale : f32
      %1898 = arith.remui %1886, %c14 : index
      %1899 = arith.muli %1898, %c1 : index
      %1900 = arith.addi %15, %1899 : index
      %1901 = vector.load %w[%1900] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1902 = vector.bitcast %1901 : vector<4xi8> to vector<1xf32>
      %1903 = vector.extract %1902[0] : f32 from vector<1xf32>
      %1904 = arith.mulf %1903, %1897 : f32
      %1905 = arith.mulf %1884, %1904 : f32
      %1906 = arith.remui %1886, %c14 : index
      %1907 = arith.muli %1906, %c1 : index
      %1908 = arith.addi %17, %1907 : index
      %1909 = vector.load %w[%1908] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1910 = vector.bitcast %1909 : vector<4xi8> to vector<1xf32>
      %1911 = vector.extract %1910[0] : f32 from vector<1xf32>
      %1912 = arith.mulf %1911, %1897 : f32
      %1913 = arith.mulf %1885, %1912 : f32
      %1914 = arith.muli %1891, %outputFeatures : index
      %1915 = arith.addi %1914, %23 : index
      %1916 = wave.lane
      %1917 = arith.remui %1916, %c14 : index
      %1918 = arith.addi %1915, %1917 : index
      scf.if %21 {
        %1919 = arith.addi %1918, %c7 : index
        %1920 = memref.load %residual[%1919] : memref<?xf32>
        %1921 = arith.addf %1920, %1905 : f32
        %1922 = arith.addi %1918, %c7 : index
        memref.store %1921, %out[%1922] : memref<?xf32>
      } else {
        %1923 = arith.addi %1918, %c7 : index
        memref.store %1905, %out[%1923] : memref<?xf32>
      }
      scf.if %21 {
        %1924 = arith.addi %1918, %c14 : index
        %1925 = memref.load %residual[%1924] : memref<?xf32>
        %1926 = arith.addf %1925, %1913 : f32
        %1927 = arith.addi %1918, %c14 : index
        memref.store %1926, %out[%1927] : memref<?xf32>
      } else {
        %1928 = arith.addi %1918, %c14 : index
        memref.store %1913, %out[%1928] : memref<?xf32>
      }
    }
    %1929 = vector.extract %697#4[5] : f32 from vector<8xf32>
    %1930 = vector.extract %697#5[5] : f32 from vector<8xf32>
    %1931 = wave.lane
    %1932 = arith.addi %20, %c12 : index
    %1933 = arith.muli %c30, %c2 : index
    %1934 = arith.addi %1932, %1933 : index
    %1935 = arith.divui %1931, %c14 : index
    %1936 = arith.addi %1934, %1935 : index
    %1937 = arith.cmpi slt, %1936, %19 : index
    scf.if %1937 {
      %1938 = arith.cmpi eq, %hasFactors, %c8 : index
      %1939 = arith.muli %1936, %c2 : index
      %1940 = memref.load %factors[%1939] : memref<?xf32>
      %1941 = arith.mulf %1940, %operandScale : f32
      %1942 = arith.select %1938, %1941, %operandScale : f32
      %1943 = arith.remui %1931, %c14 : index
      %1944 = arith.muli %1943, %c1 : index
      %1945 = arith.addi %15, %1944 : index
      %1946 = vector.load %w[%1945] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1947 = vector.bitcast %1946 : vector<4xi8> to vector<1xf32>
      %1948 = vector.extract %1947[0] : f32 from vector<1xf32>
      %1949 = arith.mulf %1948, %1942 : f32
      %1950 = arith.mulf %1929, %1949 : f32
      %1951 = arith.remui %1931, %c14 : index
      %1952 = arith.muli %1951, %c1 : index
      %1953 = arith.addi %17, %1952 : index
      %1954 = vector.load %w[%1953] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1955 = vector.bitcast %1954 : vector<4xi8> to vector<1xf32>
      %1956 = vector.extract %1955[0] : f32 from vector<1xf32>
      %1957 = arith.mulf %1956, %1942 : f32
      %1958 = arith.mulf %1930, %1957 : f32
      %1959 = arith.muli %1936, %outputFeatures : index
      %1960 = arith.addi %1959, %23 : index
      %1961 = wave.lane
      %1962 = arith.remui %1961, %c14 : index
      %1963 = arith.addi %1960, %1962 : index
      scf.if %21 {
        %1964 = arith.addi %1963, %c7 : index
        %1965 = memref.load %residual[%1964] : memref<?xf32>
        %1966 = arith.addf %1965, %1950 : f32
        %1967 = arith.addi %1963, %c7 : index
        memref.store %1966, %out[%1967] : memref<?xf32>
      } else {
        %1968 = arith.addi %1963, %c7 : index
        memref.store %1950, %out[%1968] : memref<?xf32>
      }
      scf.if %21 {
        %1969 = arith.addi %1963, %c14 : index
        %1970 = memref.load %residual[%1969] : memref<?xf32>
        %1971 = arith.addf %1970, %1958 : f32
        %1972 = arith.addi %1963, %c14 : index
        memref.store %1971, %out[%1972] : memref<?xf32>
      } else {
        %1973 = arith.addi %1963, %c14 : index
        memref.store %1958, %out[%1973] : memref<?xf32>
      }
    }
    %1974 = vector.extract %697#4[6] : f32 from vector<8xf32>
    %1975 = vector.extract %697#5[6] : f32 from vector<8xf32>
    %1976 = wave.lane
    %1977 = arith.addi %20, %c12 : index
    %1978 = arith.muli %c31, %c2 : index
    %1979 = arith.addi %1977, %1978 : index
    %1980 = arith.divui %1976, %c14 : index
    %1981 = arith.addi %1979, %1980 : index
    %1982 = arith.cmpi slt, %1981, %19 : index
    scf.if %1982 {
      %1983 = arith.cmpi eq, %hasFactors, %c8 : index
      %1984 = arith.muli %1981, %c2 : index
      %1985 = memref.load %factors[%1984] : memref<?xf32>
      %1986 = arith.mulf %1985, %operandScale : f32
      %1987 = arith.select %1983, %1986, %operandScale : f32
      %1988 = arith.remui %1976, %c14 : index
      %1989 = arith.muli %1988, %c1 : index
      %1990 = arith.addi %15, %1989 : index
      %1991 = vector.load %w[%1990] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1992 = vector.bitcast %1991 : vector<4xi8> to vector<1xf32>
      %1993 = vector.extract %1992[0] : f32 from vector<1xf32>
      %1994 = arith.mulf %1993, %1987 : f32
      %1995 = arith.mulf %1974, %1994 : f32
      %1996 = arith.remui %1976, %c14 : index
      %1997 = arith.muli %1996, %c1 : index
      %1998 = arith.addi %17, %1997 : index
      %1999 = vector.load %w[%1998] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2000 = vector.bitcast %1999 : vector<4xi8> to vector<1xf32>
      %2001 = vector.extract %2000[0] : f32 from vector<1xf32>
      %2002 = arith.mulf %2001, %1987 : f32
      %2003 = arith.mulf %1975, %2002 : f32
      %2004 = arith.muli %1981, %outputFeatures : index
      %2005 = arith.addi %2004, %23 : index
      %2006 = wave.lane
      %2007 = arith.remui %2006, %c14 : index
      %2008 = arith.addi %2005, %2007 : index
      scf.if %21 {
        %2009 = arith.addi %2008, %c7 : index
        %2010 = memref.load %residual[%2009] : memref<?xf32>
        %2011 = arith.addf %2010, %1995 : f32
        %2012 = arith.addi %2008, %c7 : index
        memref.store %2011, %out[%2012] : memref<?xf32>
      } else {
        %2013 = arith.addi %2008, %c7 : index
        memref.store %1995, %out[%2013] : memref<?xf32>
      }
      scf.if %21 {
        %2014 = arith.addi %2008, %c14 : index
        %2015 = memref.load %residual[%2014] : memref<?xf32>
        %2016 = arith.addf %2015, %2003 : f32
        %2017 = arith.addi %2008, %c14 : index
        memref.store %2016, %out[%2017] : memref<?xf32>
      } else {
        %2018 = arith.addi %2008, %c14 : index
        memref.store %2003, %out[%2018] : memref<?xf32>
      }
    }
    %2019 = vector.extract %697#4[7] : f32 from vector<8xf32>
    %2020 = vector.extract %697#5[7] : f32 from vector<8xf32>
    %2021 = wave.lane
    %2022 = arith.addi %20, %c12 : index
    %2023 = arith.muli %c32, %c2 : index
    %2024 = arith.addi %2022, %2023 : index
    %2025 = arith.divui %2021, %c14 : index
    %2026 = arith.addi %2024, %2025 : index
    %2027 = arith.cmpi slt, %2026, %19 : index
    scf.if %2027 {
      %2028 = arith.cmpi eq, %hasFactors, %c8 : index
      %2029 = arith.muli %2026, %c2 : index
      %2030 = memref.load %factors[%2029] : memref<?xf32>
      %2031 = arith.mulf %2030, %operandScale : f32
      %2032 = arith.select %2028, %2031, %operandScale : f32
      %2033 = arith.remui %2021, %c14 : index
      %2034 = arith.muli %2033, %c1 : index
      %2035 = arith.addi %15, %2034 : index
      %2036 = vector.load %w[%2035] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2037 = vector.bitcast %2036 : vector<4xi8> to vector<1xf32>
      %2038 = vector.extract %2037[0] : f32 from vector<1xf32>
      %2039 = arith.mulf %2038, %2032 : f32
      %2040 = arith.mulf %2019, %2039 : f32
      %2041 = arith.remui %2021, %c14 : index
      %2042 = arith.muli %2041, %c1 : index
      %2043 = arith.addi %17, %2042 : index
      %2044 = vector.load %w[%2043] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2045 = vector.bitcast %2044 : vector<4xi8> to vector<1xf32>
      %2046 = vector.extract %2045[0] : f32 from vector<1xf32>
      %2047 = arith.mulf %2046, %2032 : f32
      %2048 = arith.mulf %2020, %2047 : f32
      %2049 = arith.muli %2026, %outputFeatures : index
      %2050 = arith.addi %2049, %23 : index
      %2051 = wave.lane
      %2052 = arith.remui %2051, %c14 : index
      %2053 = arith.addi %2050, %2052 : index
      scf.if %21 {
        %2054 = arith.addi %2053, %c7 : index
        %2055 = memref.load %residual[%2054] : memref<?xf32>
        %2056 = arith.addf %2055, %2040 : f32
        %2057 = arith.addi %2053, %c7 : index
        memref.store %2056, %out[%2057] : memref<?xf32>
      } else {
        %2058 = arith.addi %2053, %c7 : index
        memref.store %2040, %out[%2058] : memref<?xf32>
      }
      scf.if %21 {
        %2059 = arith.addi %2053, %c14 : index
        %2060 = memref.load %residual[%2059] : memref<?xf32>
        %2061 = arith.addf %2060, %2048 : f32
        %2062 = arith.addi %2053, %c14 : index
        memref.store %2061, %out[%2062] : memref<?xf32>
      } else {
        %2063 = arith.addi %2053, %c14 : index
        memref.store %2048, %out[%2063] : memref<?xf32>
      }
    }
    %2064 = wave.lane
    %2065 = vector.extract %697#6[0] : f32 from vector<8xf32>
    %2066 = vector.extract %697#7[0] : f32 from vector<8xf32>
    %2067 = wave.lane
    %2068 = arith.addi %20, %c16 : index
    %2069 = arith.muli %c7, %c2 : index
    %2070 = arith.addi %2068, %2069 : index
    %2071 = arith.divui %2067, %c14 : index
    %2072 = arith.addi %2070, %2071 : index
    %2073 = arith.cmpi slt, %2072, %19 : index
    scf.if %2073 {
      %2074 = arith.cmpi eq, %hasFactors, %c8 : index
      %2075 = arith.muli %2072, %c2 : index
      %2076 = memref.load %factors[%2075] : memref<?xf32>
      %2077 = arith.mulf %2076, %operandScale : f32
      %2078 = arith.select %2074, %2077, %operandScale : f32
      %2079 = arith.remui %2067, %c14 : index
      %2080 = arith.muli %2079, %c1 : index
      %2081 = arith.addi %15, %2080 : index
      %2082 = vector.load %w[%2081] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2083 = vector.bitcast %2082 : vector<4xi8> to vector<1xf32>
      %2084 = vector.extract %2083[0] : f32 from vector<1xf32>
      %2085 = arith.mulf %2084, %2078 : f32
      %2086 = arith.mulf %2065, %2085 : f32
      %2087 = arith.remui %2067, %c14 : index
      %2088 = arith.muli %2087, %c1 : index
      %2089 = arith.addi %17, %2088 : index
      %2090 = vector.load %w[%2089] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2091 = vector.bitcast %2090 : vector<4xi8> to vector<1xf32>
      %2092 = vector.extract %2091[0] : f32 from vector<1xf32>
      %2093 = arith.mulf %2092, %2078 : f32
      %2094 = arith.mulf %2066, %2093 : f32
      %2095 = arith.muli %2072, %outputFeatures : index
      %2096 = arith.addi %2095, %23 : index
      %2097 = wave.lane
      %2098 = arith.remui %2097, %c14 : index
      %2099 = arith.addi %2096, %2098 : index
      scf.if %21 {
        %2100 = arith.addi %2099, %c7 : index
        %2101 = memref.load %residual[%2100] : memref<?xf32>
        %2102 = arith.addf %2101, %2086 : f32
        %2103 = arith.addi %2099, %c7 : index
        memref.store %2102, %out[%2103] : memref<?xf32>
      } else {
        %2104 = arith.addi %2099, %c7 : index
        memref.store %2086, %out[%2104] : memref<?xf32>
      }
      scf.if %21 {
        %2105 = arith.addi %2099, %c14 : index
        %2106 = memref.load %residual[%2105] : memref<?xf32>
        %2107 = arith.addf %2106, %2094 : f32
        %2108 = arith.addi %2099, %c14 : index
        memref.store %2107, %out[%2108] : memref<?xf32>
      } else {
        %2109 = arith.addi %2099, %c14 : index
        memref.store %2094, %out[%2109] : memref<?xf32>
      }
    }
    %2110 = vector.extract %697#6[1] : f32 from vector<8xf32>
    %2111 = vector.extract %697#7[1] : f32 from vector<8xf32>
    %2112 = wave.lane
    %2113 = arith.addi %20, %c16 : index
    %2114 = arith.muli %c8, %c2 : index
    %2115 = arith.addi %2113, %2114 : index
    %2116 = arith.divui %2112, %c14 : index
    %2117 = arith.addi %2115, %2116 : index
    %2118 = arith.cmpi slt, %2117, %19 : index
    scf.if %2118 {
      %2119 = arith.cmpi eq, %hasFactors, %c8 : index
      %2120 = arith.muli %2117, %c2 : index
      %2121 = memref.load %factors[%2120] : memref<?xf32>
      %2122 = arith.mulf %2121, %operandScale : f32
      %2123 = arith.select %2119, %2122, %operandScale : f32
      %2124 = arith.remui %2112, %c14 : index
      %2125 = arith.muli %2124, %c1 : index
      %2126 = arith.addi %15, %2125 : index
      %2127 = vector.load %w[%2126] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2128 = vector.bitcast %2127 : vector<4xi8> to vector<1xf32>
      %2129 = vector.extract %2128[0] : f32 from vector<1xf32>
      %2130 = arith.mulf %2129, %2123 : f32
      %2131 = arith.mulf %2110, %2130 : f32
      %2132 = arith.remui %2112, %c14 : index
      %2133 = arith.muli %2132, %c1 : index
      %2134 = arith.addi %17, %2133 : index
      %2135 = vector.load %w[%2134] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2136 = vector.bitcast %2135 : vector<4xi8> to vector<1xf32>
      %2137 = vector.extract %2136[0] : f32 from vector<1xf32>
      %2138 = arith.mulf %2137, %2123 : f32
      %2139 = arith.mulf %2111, %2138 : f32
      %2140 = arith.muli %2117, %outputFeatures : index
      %2141 = arith.addi %2140, %23 : index
      %2142 = wave.lane
      %2143 = arith.remui %2142, %c14 : index
      %2144 = arith.addi %2141, %2143 : index
      scf.if %21 {
        %2145 = arith.addi %2144, %c7 : index
        %2146 = memref.load %residual[%2145] : memref<?xf32>
        %2147 = arith.addf %2146, %2131 : f32
        %2148 = arith.addi %2144, %c7 : index
        memref.store %2147, %out[%2148] : memref<?xf32>
      } else {
        %2149 = arith.addi %2144, %c7 : index
        memref.store %2131, %out[%2149] : memref<?xf32>
      }
      scf.if %21 {
        %2150 = arith.addi %2144, %c14 : index
        %2151 = memref.load %residual[%2150] : memref<?xf32>
        %2152 = arith.addf %2151, %2139 : f32
        %2153 = arith.addi %2144, %c14 : index
        memref.store %2152, %out[%2153] : memref<?xf32>
      } else {
        %2154 = arith.addi %2144, %c14 : index
        memref.store %2139, %out[%2154] : memref<?xf32>
      }
    }
    %2155 = vector.extract %697#6[2] : f32 from vector<8xf32>
    %2156 = vector.extract %697#7[2] : f32 from vector<8xf32>
    %2157 = wave.lane
    %2158 = arith.addi %20, %c16 : index
    %2159 = arith.muli %c2, %c2 : index
    %2160 = arith.addi %2158, %2159 : index
    %2161 = arith.divui %2157, %c14 : index
    %2162 = arith.addi %2160, %2161 : index
    %2163 = arith.cmpi slt, %2162, %19 : index
    scf.if %2163 {
      %2164 = arith.cmpi eq, %hasFactors, %c8 : index
      %2165 = arith.muli %2162, %c2 : index
      %2166 = memref.load %factors[%2165] : memref<?xf32>
      %2167 = arith.mulf %2166, %operandScale : f32
      %2168 = arith.select %2164, %2167, %operandScale : f32
      %2169 = arith.remui %2157, %c14 : index
      %2170 = arith.muli %2169, %c1 : index
      %2171 = arith.addi %15, %2170 : index
      %2172 = vector.load %w[%2171] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2173 = vector.bitcast %2172 : vector<4xi8> to vector<1xf32>
      %2174 = vector.extract %2173[0] : f32 from vector<1xf32>
      %2175 = arith.mulf %2174, %2168 : f32
      %2176 = arith.mulf %2155, %2175 : f32
      %2177 = arith.remui %2157, %c14 : index
      %2178 = arith.muli %2177, %c1 : index
      %2179 = arith.addi %17, %2178 : index
      %2180 = vector.load %w[%2179] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2181 = vector.bitcast %2180 : vector<4xi8> to vector<1xf32>
      %2182 = vector.extract %2181[0] : f32 from vector<1xf32>
      %2183 = arith.mulf %2182, %2168 : f32
      %2184 = arith.mulf %2156, %2183 : f32
      %2185 = arith.muli %2162, %outputFeatures : index
      %2186 = arith.addi %2185, %23 : index
      %2187 = wave.lane
      %2188 = arith.remui %2187, %c14 : index
      %2189 = arith.addi %2186, %2188 : index
      scf.if %21 {
        %2190 = arith.addi %2189, %c7 : index
        %2191 = memref.load %residual[%2190] : memref<?xf32>
        %2192 = arith.addf %2191, %2176 : f32
        %2193 = arith.addi %2189, %c7 : index
        memref.store %2192, %out[%2193] : memref<?xf32>
      } else {
        %2194 = arith.addi %2189, %c7 : index
        memref.store %2176, %out[%2194] : memref<?xf32>
      }
      scf.if %21 {
        %2195 = arith.addi %2189, %c14 : index
        %2196 = memref.load %residual[%2195] : memref<?xf32>
        %2197 = arith.addf %2196, %2184 : f32
        %2198 = arith.addi %2189, %c14 : index
        memref.store %2197, %out[%2198] : memref<?xf32>
      } else {
        %2199 = arith.addi %2189, %c14 : index
        memref.store %2184, %out[%2199] : memref<?xf32>
      }
    }
    %2200 = vector.extract %697#6[3] : f32 from vector<8xf32>
    %2201 = vector.extract %697#7[3] : f32 from vector<8xf32>
    %2202 = wave.lane
    %2203 = arith.addi %20, %c16 : index
    %2204 = arith.muli %c27, %c2 : index
    %2205 = arith.addi %2203, %2204 : index
    %2206 = arith.divui %2202, %c14 : index
    %2207 = arith.addi %2205, %2206 : index
    %2208 = arith.cmpi slt, %2207, %19 : index
    scf.if %2208 {
      %2209 = arith.cmpi eq, %hasFactors, %c8 : index
      %2210 = arith.muli %2207, %c2 : index
      %2211 = memref.load %factors[%2210] : memref<?xf32>
      %2212 = arith.mulf %2211, %operandScale : f32
      %2213 = arith.select %2209, %2212, %operandScale : f32
      %2214 = arith.remui %2202, %c14 : index
      %2215 = arith.muli %2214, %c1 : index
      %2216 = arith.addi %15, %2215 : index
      %2217 = vector.load %w[%2216] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2218 = vector.bitcast %2217 : vector<4xi8> to vector<1xf32>
      %2219 = vector.extract %2218[0] : f32 from vector<1xf32>
      %2220 = arith.mulf %2219, %2213 : f32
      %2221 = arith.mulf %2200, %2220 : f32
      %2222 = arith.remui %2202, %c14 : index
      %2223 = arith.muli %2222, %c1 : index
      %2224 = arith.addi %17, %2223 : index
      %2225 = vector.load %w[%2224] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2226 = vector.bitcast %2225 : vector<4xi8> to vector<1xf32>
      %2227 = vector.extract %2226[0] : f32 from vector<1xf32>
      %2228 = arith.mulf %2227, %2213 : f32
      %2229 = arith.mulf %2201, %2228 : f32
      %2230 = arith.muli %2207, %outputFeatures : index
      %2231 = arith.addi %2230, %23 : index
      %2232 = wave.lane
      %2233 = arith.remui %2232, %c14 : index
      %2234 = arith.addi %2231, %2233 : index
      scf.if %21 {
        %2235 = arith.addi %2234, %c7 : index
        %2236 = memref.load %residual[%2235] : memref<?xf32>
        %2237 = arith.addf %2236, %2221 : f32
        %2238 = arith.addi %2234, %c7 : index
        memref.store %2237, %out[%2238] : memref<?xf32>
      } else {
        %2239 = arith.addi %2234, %c7 : index
        memref.store %2221, %out[%2239] : memref<?xf32>
      }
      scf.if %21 {
        %2240 = arith.addi %2234, %c14 : index
        %2241 = memref.load %residual[%2240] : memref<?xf32>
        %2242 = arith.addf %2241, %2229 : f32
        %2243 = arith.addi %2234, %c14 : index
        memref.store %2242, %out[%2243] : memref<?xf32>
      } else {
        %2244 = arith.addi %2234, %c14 : index
        memref.store %2229, %out[%2244] : memref<?xf32>
      }
    }
    %2245 = vector.extract %697#6[4] : f32 from vector<8xf32>
    %2246 = vector.extract %697#7[4] : f32 from vector<8xf32>
    %2247 = wave.lane
    %2248 = arith.addi %20, %c16 : index
    %2249 = arith.muli %c1, %c2 : index
    %2250 = arith.addi %2248, %2249 : index
    %2251 = arith.divui %2247, %c14 : index
    %2252 = arith.addi %2250, %2251 : index
    %2253 = arith.cmpi slt, %2252, %19 : index
    scf.if %2253 {
      %2254 = arith.cmpi eq, %hasFactors, %c8 : index
      %2255 = arith.muli %2252, %c2 : index
      %2256 = memref.load %factors[%2255] : memref<?xf32>
      %2257 = arith.mulf %2256, %operandScale : f32
      %2258 = arith.select %2254, %2257, %operandScale : f32
      %2259 = arith.remui %2247, %c14 : index
      %2260 = arith.muli %2259, %c1 : index
      %2261 = arith.addi %15, %2260 : index
      %2262 = vector.load %w[%2261] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2263 = vector.bitcast %2262 : vector<4xi8> to vector<1xf32>
      %2264 = vector.extract %2263[0] : f32 from vector<1xf32>
      %2265 = arith.mulf %2264, %2258 : f32
      %2266 = arith.mulf %2245, %2265 : f32
      %2267 = arith.remui %2247, %c14 : index
      %2268 = arith.muli %2267, %c1 : index
      %2269 = arith.addi %17, %2268 : index
      %2270 = vector.load %w[%2269] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2271 = vector.bitcast %2270 : vector<4xi8> to vector<1xf32>
      %2272 = vector.extract %2271[0] : f32 from vector<1xf32>
      %2273 = arith.mulf %2272, %2258 : f32
      %2274 = arith.mulf %2246, %2273 : f32
      %2275 = arith.muli %2252, %outputFeatures : index
      %2276 = arith.addi %2275, %23 : index
      %2277 = wave.lane
      %2278 = arith.remui %2277, %c14 : index
      %2279 = arith.addi %2276, %2278 : index
      scf.if %21 {
        %2280 = arith.addi %2279, %c7 : index
        %2281 = memref.load %residual[%2280] : memref<?xf32>
        %2282 = arith.addf %2281, %2266 : f32
        %2283 = arith.addi %2279, %c7 : index
        memref.store %2282, %out[%2283] : memref<?xf32>
      } else {
        %2284 = arith.addi %2279, %c7 : index
        memref.store %2266, %out[%2284] : memref<?xf32>
      }
      scf.if %21 {
        %2285 = arith.addi %2279, %c14 : index
        %2286 = memref.load %residual[%2285] : memref<?xf32>
        %2287 = arith.addf %2286, %2274 : f32
        %2288 = arith.addi %2279, %c14 : index
        memref.store %2287, %out[%2288] : memref<?xf32>
      } else {
        %2289 = arith.addi %2279, %c14 : index
        memref.store %2274, %out[%2289] : memref<?xf32>
      }
    }
    %2290 = vector.extract %697#6[5] : f32 from vector<8xf32>
    %2291 = vector.extract %697#7[5] : f32 from vector<8xf32>
    %2292 = wave.lane
    %2293 = arith.addi %20, %c16 : index
    %2294 = arith.muli %c30, %c2 : index
    %2295 = arith.addi %2293, %2294 : index
    %2296 = arith.divui %2292, %c14 : index
    %2297 = arith.addi %2295, %2296 : index
    %2298 = arith.cmpi slt, %2297, %19 : index
    scf.if %2298 {
      %2299 = arith.cmpi eq, %hasFactors, %c8 : index
      %2300 = arith.muli %2297, %c2 : index
      %2301 = memref.load %factors[%2300] : memref<?xf32>
      %2302 = arith.mulf %2301, %operandScale : f32
      %2303 = arith.select %2299, %2302, %operandScale : f32
      %2304 = arith.remui %2292, %c14 : index
      %2305 = arith.muli %2304, %c1 : index
      %2306 = arith.addi %15, %2305 : index
      %2307 = vector.load %w[%2306] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2308 = vector.bitcast %2307 : vector<4xi8> to vector<1xf32>
      %2309 = vector.extract %2308[0] : f32 from vector<1xf32>
      %2310 = arith.mulf %2309, %2303 : f32
      %2311 = arith.mulf %2290, %2310 : f32
      %2312 = arith.remui %2292, %c14 : index
      %2313 = arith.muli %2312, %c1 : index
      %2314 = arith.addi %17, %2313 : index
      %2315 = vector.load %w[%2314] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2316 = vector.bitcast %2315 : vector<4xi8> to vector<1xf32>
      %2317 = vector.extract %2316[0] : f32 from vector<1xf32>
      %2318 = arith.mulf %2317, %2303 : f32
      %2319 = arith.mulf %2291, %2318 : f32
      %2320 = arith.muli %2297, %outputFeatures : index
      %2321 = arith.addi %2320, %23 : index
      %2322 = wave.lane
      %2323 = arith.remui %2322, %c14 : index
      %2324 = arith.addi %2321, %2323 : index
      scf.if %21 {
        %2325 = arith.addi %2324, %c7 : index
        %2326 = memref.load %residual[%2325] : memref<?xf32>
        %2327 = arith.addf %2326, %2311 : f32
        %2328 = arith.addi %2324, %c7 : index
        memref.store %2327, %out[%2328] : memref<?xf32>
      } else {
        %2329 = arith.addi %2324, %c7 : index
        memref.store %2311, %out[%2329] : memref<?xf32>
      }
      scf.if %21 {
        %2330 = arith.addi %2324, %c14 : index
        %2331 = memref.load %residual[%2330] : memref<?xf32>
        %2332 = arith.addf %2331, %2319 : f32
        %2333 = arith.addi %2324, %c14 : index
        memref.store %2332, %out[%2333] : memref<?xf32>
      } else {
        %2334 = arith.addi %2324, %c14 : index
        memref.store %2319, %out[%2334] : memref<?xf32>
      }
    }
    %2335 = vector.extract %697#6[6] : f32 from vector<8xf32>
    %2336 = vector.extract %697#7[6] : f32 from vector<8xf32>
    %2337 = wave.lane
    %2338 = arith.addi %20, %c16 : index
    %2339 = arith.muli %c31, %c2 : index
    %2340 = arith.addi %2338, %2339 : index
    %2341 = arith.divui %2337, %c14 : index
    %2342 = arith.addi %2340, %2341 : index
    %2343 = arith.cmpi slt, %2342, %19 : index
    scf.if %2343 {
      %2344 = arith.cmpi eq, %hasFactors, %c8 : index
      %2345 = arith.muli %2342, %c2 : index
      %2346 = memref.load %factors[%2345] : memref<?xf32>
      %2347 = arith.mulf %2346, %operandScale : f32
      %2348 = arith.select %2344, %2347, %operandScale : f32
      %2349 = arith.remui %2337, %c14 : index
      %2350 = arith.muli %2349, %c1 : index
      %2351 = arith.addi %15, %2350 : index
      %2352 = vector.load %w[%2351] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2353 = vector.bitcast %2352 : vector<4xi8> to vector<1xf32>
      %2354 = vector.extract %2353[0] : f32 from vector<1xf32>
      %2355 = arith.mulf %2354, %2348 : f32
      %2356 = arith.mulf %2335, %2355 : f32
      %2357 = arith.remui %2337, %c14 : index
      %2358 = arith.muli %2357, %c1 : index
      %2359 = arith.addi %17, %2358 : index
      %2360 = vector.load %w[%2359] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2361 = vector.bitcast %2360 : vector<4xi8> to vector<1xf32>
      %2362 = vector.extract %2361[0] : f32 from vector<1xf32>
      %2363 = arith.mulf %2362, %2348 : f32
      %2364 = arith.mulf %2336, %2363 : f32
      %2365 = arith.muli %2342, %outputFeatures : index
      %2366 = arith.addi %2365, %23 : index
      %2367 = wave.lane
      %2368 = arith.remui %2367, %c14 : index
      %2369 = arith.addi %2366, %2368 : index
      scf.if %21 {
        %2370 = arith.addi %2369, %c7 : index
        %2371 = memref.load %residual[%2370] : memref<?xf32>
        %2372 = arith.addf %2371, %2356 : f32
        %2373 = arith.addi %2369, %c7 : index
        memref.store %2372, %out[%2373] : memref<?xf32>
      } else {
        %2374 = arith.addi %2369, %c7 : index
        memref.store %2356, %out[%2374] : memref<?xf32>
      }
      scf.if %21 {
        %2375 = arith.addi %2369, %c14 : index
        %2376 = memref.load %residual[%2375] : memref<?xf32>
        %2377 = arith.addf %2376, %2364 : f32
        %2378 = arith.addi %2369, %c14 : index
        memref.store %2377, %out[%2378] : memref<?xf32>
      } else {
        %2379 = arith.addi %2369, %c14 : index
        memref.store %2364, %out[%2379] : memref<?xf32>
      }
    }
    %2380 = vector.extract %697#6[7] : f32 from vector<8xf32>
    %2381 = vector.extract %697#7[7] : f32 from vector<8xf32>
    %2382 = wave.lane
    %2383 = arith.addi %20, %c16 : index
    %2384 = arith.muli %c32, %c2 : index
    %2385 = arith.addi %2383, %2384 : index
    %2386 = arith.divui %2382, %c14 : index
    %2387 = arith.addi %2385, %2386 : index
    %2388 = arith.cmpi slt, %2387, %19 : index
    scf.if %2388 {
      %2389 = arith.cmpi eq, %hasFactors, %c8 : index
      %2390 = arith.muli %2387, %c2 : index
      %2391 = memref.load %factors[%2390] : memref<?xf32>
      %2392 = arith.mulf %2391, %operandScale : f32
      %2393 = arith.select %2389, %2392, %operandScale : f32
      %2394 = arith.remui %2382, %c14 : index
      %2395 = arith.muli %2394, %c1 : index
      %2396 = arith.addi %15, %2395 : index
      %2397 = vector.load %w[%2396] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2398 = vector.bitcast %2397 : vector<4xi8> to vector<1xf32>
      %2399 = vector.extract %2398[0] : f32 from vector<1xf32>
      %2400 = arith.mulf %2399, %2393 : f32
      %2401 = arith.mulf %2380, %2400 : f32
      %2402 = arith.remui %2382, %c14 : index
      %2403 = arith.muli %2402, %c1 : index
      %2404 = arith.addi %17, %2403 : index
      %2405 = vector.load %w[%2404] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %2406 = vector.bitcast %2405 : vector<4xi8> to vector<1xf32>
      %2407 = vector.extract %2406[0] : f32 from vector<1xf32>
      %2408 = arith.mulf %2407, %2393 : f32
      %2409 = arith.mulf %2381, %2408 : f32
      %2410 = arith.muli %2387, %outputFeatures : index
      %2411 = arith.addi %2410, %23 : index
      %2412 = wave.lane
      %2413 = arith.remui %2412, %c14 : index
      %2414 = arith.addi %2411, %2413 : index
      scf.if %21 {
        %2415 = arith.addi %2414, %c7 : index
        %2416 = memref.load %residual[%2415] : memref<?xf32>
        %2417 = arith.addf %2416, %2401 : f32
        %2418 = arith.addi %2414, %c7 : index
        memref.store %2417, %out[%2418] : memref<?xf32>
      } else {
        %2419 = arith.addi %2414, %c7 : index
        memref.store %2401, %out[%2419] : memref<?xf32>
      }
      scf.if %21 {
        %2420 = arith.addi %2414, %c14 : index
        %2421 = memref.load %residual[%2420] : memref<?xf32>
        %2422 = arith.addf %2421, %2409 : f32
        %2423 = arith.addi %2414, %c14 : index
        memref.store %2422, %out[%2423] : memref<?xf32>
      } else {
        %2424 = arith.addi %2414, %c14 : index
        memref.store %2409, %out[%2424] : memref<?xf32>
      }
    }
  }
  wave.return
}
