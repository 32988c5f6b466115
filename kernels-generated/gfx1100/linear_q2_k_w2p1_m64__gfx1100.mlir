// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q2_k', waves=2, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q2_k_w2p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 2 : i64} {
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
  %c10 = arith.constant 512 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c13 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant 32 : index
  %c17 = arith.constant 48 : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %c22 = arith.constant dense<196611> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %c25 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %c26 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %c27 = arith.constant dense<0x6400> : vector<32xf16>
  %c28 = arith.constant 3 : index
  %c29 = arith.constant 96 : index
  %c30 = arith.constant 160 : index
  %c31 = arith.constant 192 : index
  %c32 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
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
  %19 = wave.scratch %c10 : memref<?xf32>
  %20 = arith.cmpi eq, %hasResidual, %c7 : index
  %21 = wave.block 0
  %22 = arith.muli %21, %c13 : index
  %23 = arith.cmpi slt, %18, %17 : index
  scf.if %23 {
    %24 = wave.lane
    %25 = arith.remui %24, %c13 : index
    %26 = arith.remui %25, %tileRows : index
    %27 = arith.addi %18, %26 : index
    %28 = arith.divui %27, %tileRows : index
    %29 = arith.divui %inputFeatures, %c13 : index
    %30 = arith.muli %28, %29 : index
    %31 = arith.divui %c8, %c13 : index
    %32 = arith.addi %30, %31 : index
    %33 = arith.muli %32, %c2 : index
    %34 = arith.remui %c8, %c13 : index
    %35 = arith.divui %34, %c15 : index
    %36 = arith.addi %33, %35 : index
    %37 = arith.muli %tileRows, %c15 : index
    %38 = arith.muli %36, %37 : index
    %39 = arith.remui %27, %tileRows : index
    %40 = arith.muli %39, %c15 : index
    %41 = arith.addi %38, %40 : index
    %42 = arith.remui %c8, %c15 : index
    %43 = arith.addi %41, %42 : index
    %44 = arith.addi %25, %c13 : index
    %45 = arith.addi %18, %44 : index
    %46 = arith.divui %45, %tileRows : index
    %47 = arith.divui %inputFeatures, %c13 : index
    %48 = arith.muli %46, %47 : index
    %49 = arith.divui %c8, %c13 : index
    %50 = arith.addi %48, %49 : index
    %51 = arith.muli %50, %c2 : index
    %52 = arith.remui %c8, %c13 : index
    %53 = arith.divui %52, %c15 : index
    %54 = arith.addi %51, %53 : index
    %55 = arith.muli %tileRows, %c15 : index
    %56 = arith.muli %54, %55 : index
    %57 = arith.remui %45, %tileRows : index
    %58 = arith.muli %57, %c15 : index
    %59 = arith.addi %56, %58 : index
    %60 = arith.remui %c8, %c15 : index
    %61 = arith.addi %59, %60 : index
    %62 = arith.addi %25, %c16 : index
    %63 = arith.addi %18, %62 : index
    %64 = arith.divui %63, %tileRows : index
    %65 = arith.divui %inputFeatures, %c13 : index
    %66 = arith.muli %64, %65 : index
    %67 = arith.divui %c8, %c13 : index
    %68 = arith.addi %66, %67 : index
    %69 = arith.muli %68, %c2 : index
    %70 = arith.remui %c8, %c13 : index
    %71 = arith.divui %70, %c15 : index
    %72 = arith.addi %69, %71 : index
    %73 = arith.muli %tileRows, %c15 : index
    %74 = arith.muli %72, %73 : index
    %75 = arith.remui %63, %tileRows : index
    %76 = arith.muli %75, %c15 : index
    %77 = arith.addi %74, %76 : index
    %78 = arith.remui %c8, %c15 : index
    %79 = arith.addi %77, %78 : index
    %80 = arith.addi %25, %c17 : index
    %81 = arith.addi %18, %80 : index
    %82 = arith.divui %81, %tileRows : index
    %83 = arith.divui %inputFeatures, %c13 : index
    %84 = arith.muli %82, %83 : index
    %85 = arith.divui %c8, %c13 : index
    %86 = arith.addi %84, %85 : index
    %87 = arith.muli %86, %c2 : index
    %88 = arith.remui %c8, %c13 : index
    %89 = arith.divui %88, %c15 : index
    %90 = arith.addi %87, %89 : index
    %91 = arith.muli %tileRows, %c15 : index
    %92 = arith.muli %90, %91 : index
    %93 = arith.remui %81, %tileRows : index
    %94 = arith.muli %93, %c15 : index
    %95 = arith.addi %92, %94 : index
    %96 = arith.remui %c8, %c15 : index
    %97 = arith.addi %95, %96 : index
    %98 = wave.wave
    %99 = arith.divui %inputFeatures, %c16 : index
    %100 = arith.muli %98, %stepsPerWave : index
    %101 = arith.minsi %100, %99 : index
    %102 = arith.addi %101, %stepsPerWave : index
    %103 = arith.minsi %102, %99 : index
    %104 = arith.cmpi eq, %wholeBlocks, %c7 : index
    %105 = arith.subi %103, %101 : index
    %106 = arith.divui %105, %c2 : index
    %107 = arith.muli %106, %c2 : index
    %108 = arith.addi %101, %107 : index
    %109 = arith.addi %101, %stepsPerWave : index
    %110 = arith.select %104, %109, %108 : index
    %116:4 = scf.for %111 = %101 to %110 step %c2 iter_args(%112 = %c18, %113 = %c18, %114 = %c18, %115 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %117 = wave.lane
      %118 = arith.addi %111, %c8 : index
      %119 = arith.remui %117, %c13 : index
      %120 = arith.addi %15, %c6 : index
      %121 = arith.divui %118, %c15 : index
      %122 = arith.muli %121, %c4 : index
      %123 = arith.addi %120, %122 : index
      %124 = arith.muli %119, %c1 : index
      %125 = arith.addi %123, %124 : index
      %126 = vector.load %w[%125] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %127 = vector.bitcast %126 : vector<4xi8> to vector<2xf16>
      %128 = arith.divui %inputFeatures, %c3 : index
      %129 = arith.muli %128, %c4 : index
      %130 = arith.addi %120, %129 : index
      %131 = arith.muli %118, %c4 : index
      %132 = arith.addi %130, %131 : index
      %133 = arith.muli %119, %c1 : index
      %134 = arith.addi %132, %133 : index
      %135 = vector.load %w[%134] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %136 = vector.extract %127[0] : f16 from vector<2xf16>
      %137 = arith.extf %136 : f16 to f32
      %138 = vector.extract %135[0] : i8 from vector<4xi8>
      %139 = arith.extui %138 : i8 to i32
      %140 = arith.sitofp %139 : i32 to f32
      %141 = arith.mulf %137, %140 : f32
      %142 = arith.truncf %141 : f32 to f16
      %143 = vector.broadcast %142 : f16 to vector<16xf16>
      %144 = vector.extract %127[1] : f16 from vector<2xf16>
      %145 = arith.extf %144 : f16 to f32
      %146 = vector.extract %135[1] : i8 from vector<4xi8>
      %147 = arith.extui %146 : i8 to i32
      %148 = arith.sitofp %147 : i32 to f32
      %149 = arith.mulf %145, %148 : f32
      %150 = arith.truncf %149 : f32 to f16
      %151 = vector.broadcast %150 : f16 to vector<16xf16>
      %152 = vector.extract %127[0] : f16 from vector<2xf16>
      %153 = arith.extf %152 : f16 to f32
      %154 = vector.extract %135[2] : i8 from vector<4xi8>
      %155 = arith.extui %154 : i8 to i32
      %156 = arith.sitofp %155 : i32 to f32
      %157 = arith.mulf %153, %156 : f32
      %158 = arith.truncf %157 : f32 to f16
      %159 = vector.broadcast %158 : f16 to vector<16xf16>
      %160 = vector.extract %127[1] : f16 from vector<2xf16>
      %161 = arith.extf %160 : f16 to f32
      %162 = vector.extract %135[3] : i8 from vector<4xi8>
      %163 = arith.extui %162 : i8 to i32
      %164 = arith.sitofp %163 : i32 to f32
      %165 = arith.mulf %161, %164 : f32
      %166 = arith.truncf %165 : f32 to f16
      %167 = vector.broadcast %166 : f16 to vector<16xf16>
      %168 = arith.addi %15, %c6 : index
      %169 = arith.muli %inputFeatures, %c1 : index
      %170 = arith.divui %169, %c2 : index
      %171 = arith.divui %inputFeatures, %c3 : index
      %172 = arith.muli %171, %c4 : index
      %173 = arith.addi %172, %170 : index
      %174 = arith.addi %173, %c5 : index
      %175 = arith.divui %174, %c6 : index
      %176 = arith.muli %175, %c6 : index
      %177 = arith.addi %168, %176 : index
      %178 = arith.muli %inputFeatures, %c8 : index
      %179 = arith.addi %177, %178 : index
      %180 = arith.muli %118, %c13 : index
      %181 = arith.addi %180, %119 : index
      %182 = arith.muli %181, %c15 : index
      %183 = arith.addi %179, %182 : index
      %184 = vector.load %w[%183] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %185 = vector.bitcast %184 : vector<8xi8> to vector<2xi32>
      %186 = vector.shuffle %185, %185 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %187 = arith.shrui %186, %c21 : vector<4xi32>
      %188 = arith.andi %187, %c22 : vector<4xi32>
      %189 = arith.ori %188, %c23 : vector<4xi32>
      %190 = vector.bitcast %189 : vector<4xi32> to vector<8xf16>
      %191 = arith.shrui %186, %c24 : vector<4xi32>
      %192 = arith.andi %191, %c22 : vector<4xi32>
      %193 = arith.ori %192, %c23 : vector<4xi32>
      %194 = vector.bitcast %193 : vector<4xi32> to vector<8xf16>
      %195 = arith.shrui %186, %c25 : vector<4xi32>
      %196 = arith.andi %195, %c22 : vector<4xi32>
      %197 = arith.ori %196, %c23 : vector<4xi32>
      %198 = vector.bitcast %197 : vector<4xi32> to vector<8xf16>
      %199 = arith.shrui %186, %c26 : vector<4xi32>
      %200 = arith.andi %199, %c22 : vector<4xi32>
      %201 = arith.ori %200, %c23 : vector<4xi32>
      %202 = vector.bitcast %201 : vector<4xi32> to vector<8xf16>
      %203 = vector.shuffle %190, %194 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %204 = vector.shuffle %198, %202 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %205 = vector.shuffle %203, %204 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %206 = arith.subf %205, %c27 : vector<32xf16>
      %207 = vector.shuffle %206, %206 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %208 = vector.shuffle %206, %206 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %209 = math.fma %207, %143, %151 : vector<16xf16>
      %210 = math.fma %208, %159, %167 : vector<16xf16>
      %211 = arith.addi %111, %c7 : index
      %212 = arith.remui %117, %c13 : index
      %213 = arith.addi %15, %c6 : index
      %214 = arith.divui %211, %c15 : index
      %215 = arith.muli %214, %c4 : index
      %216 = arith.addi %213, %215 : index
      %217 = arith.muli %212, %c1 : index
      %218 = arith.addi %216, %217 : index
      %219 = vector.load %w[%218] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %220 = vector.bitcast %219 : vector<4xi8> to vector<2xf16>
      %221 = arith.divui %inputFeatures, %c3 : index
      %222 = arith.muli %221, %c4 : index
      %223 = arith.addi %213, %222 : index
      %224 = arith.muli %211, %c4 : index
      %225 = arith.addi %223, %224 : index
      %226 = arith.muli %212, %c1 : index
      %227 = arith.addi %225, %226 : index
      %228 = vector.load %w[%227] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %229 = vector.extract %220[0] : f16 from vector<2xf16>
      %230 = arith.extf %229 : f16 to f32
      %231 = vector.extract %228[0] : i8 from vector<4xi8>
      %232 = arith.extui %231 : i8 to i32
      %233 = arith.sitofp %232 : i32 to f32
      %234 = arith.mulf %230, %233 : f32
      %235 = arith.truncf %234 : f32 to f16
      %236 = vector.broadcast %235 : f16 to vector<16xf16>
      %237 = vector.extract %220[1] : f16 from vector<2xf16>
      %238 = arith.extf %237 : f16 to f32
      %239 = vector.extract %228[1] : i8 from vector<4xi8>
      %240 = arith.extui %239 : i8 to i32
      %241 = arith.sitofp %240 : i32 to f32
      %242 = arith.mulf %238, %241 : f32
      %243 = arith.truncf %242 : f32 to f16
      %244 = vector.broadcast %243 : f16 to vector<16xf16>
      %245 = vector.extract %220[0] : f16 from vector<2xf16>
      %246 = arith.extf %245 : f16 to f32
      %247 = vector.extract %228[2] : i8 from vector<4xi8>
      %248 = arith.extui %247 : i8 to i32
      %249 = arith.sitofp %248 : i32 to f32
      %250 = arith.mulf %246, %249 : f32
      %251 = arith.truncf %250 : f32 to f16
      %252 = vector.broadcast %251 : f16 to vector<16xf16>
      %253 = vector.extract %220[1] : f16 from vector<2xf16>
      %254 = arith.extf %253 : f16 to f32
      %255 = vector.extract %228[3] : i8 from vector<4xi8>
      %256 = arith.extui %255 : i8 to i32
      %257 = arith.sitofp %256 : i32 to f32
      %258 = arith.mulf %254, %257 : f32
      %259 = arith.truncf %258 : f32 to f16
      %260 = vector.broadcast %259 : f16 to vector<16xf16>
      %261 = arith.addi %15, %c6 : index
      %262 = arith.muli %inputFeatures, %c1 : index
      %263 = arith.divui %262, %c2 : index
      %264 = arith.divui %inputFeatures, %c3 : index
      %265 = arith.muli %264, %c4 : index
      %266 = arith.addi %265, %263 : index
      %267 = arith.addi %266, %c5 : index
      %268 = arith.divui %267, %c6 : index
      %269 = arith.muli %268, %c6 : index
      %270 = arith.addi %261, %269 : index
      %271 = arith.muli %inputFeatures, %c8 : index
      %272 = arith.addi %270, %271 : index
      %273 = arith.muli %211, %c13 : index
      %274 = arith.addi %273, %212 : index
      %275 = arith.muli %274, %c15 : index
      %276 = arith.addi %272, %275 : index
      %277 = vector.load %w[%276] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %278 = vector.bitcast %277 : vector<8xi8> to vector<2xi32>
      %279 = vector.shuffle %278, %278 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %280 = arith.shrui %279, %c21 : vector<4xi32>
      %281 = arith.andi %280, %c22 : vector<4xi32>
      %282 = arith.ori %281, %c23 : vector<4xi32>
      %283 = vector.bitcast %282 : vector<4xi32> to vector<8xf16>
      %284 = arith.shrui %279, %c24 : vector<4xi32>
      %285 = arith.andi %284, %c22 : vector<4xi32>
      %286 = arith.ori %285, %c23 : vector<4xi32>
      %287 = vector.bitcast %286 : vector<4xi32> to vector<8xf16>
      %288 = arith.shrui %279, %c25 : vector<4xi32>
      %289 = arith.andi %288, %c22 : vector<4xi32>
      %290 = arith.ori %289, %c23 : vector<4xi32>
      %291 = vector.bitcast %290 : vector<4xi32> to vector<8xf16>
      %292 = arith.shrui %279, %c26 : vector<4xi32>
      %293 = arith.andi %292, %c22 : vector<4xi32>
      %294 = arith.ori %293, %c23 : vector<4xi32>
      %295 = vector.bitcast %294 : vector<4xi32> to vector<8xf16>
      %296 = vector.shuffle %283, %287 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %297 = vector.shuffle %291, %295 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %298 = vector.shuffle %296, %297 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %299 = arith.subf %298, %c27 : vector<32xf16>
      %300 = vector.shuffle %299, %299 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %301 = vector.shuffle %299, %299 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %302 = math.fma %300, %236, %244 : vector<16xf16>
      %303 = math.fma %301, %252, %260 : vector<16xf16>
      %304 = arith.muli %111, %c2 : index
      %305 = arith.addi %304, %c8 : index
      %306 = arith.muli %tileRows, %c13 : index
      %307 = arith.muli %305, %306 : index
      %308 = arith.addi %43, %307 : index
      %309 = vector.load %x[%308] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %310 = arith.muli %tileRows, %c15 : index
      %311 = arith.addi %308, %310 : index
      %312 = vector.load %x[%311] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %313 = vector.shuffle %309, %312 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %314 = wave.mma %313, %209, %112 : vector<16xf16>, vector<8xf32>
      %315 = arith.muli %111, %c2 : index
      %316 = arith.addi %315, %c8 : index
      %317 = arith.muli %tileRows, %c13 : index
      %318 = arith.muli %316, %317 : index
      %319 = arith.addi %61, %318 : index
      %320 = vector.load %x[%319] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %321 = arith.muli %tileRows, %c15 : index
      %322 = arith.addi %319, %321 : index
      %323 = vector.load %x[%322] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %324 = vector.shuffle %320, %323 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %325 = wave.mma %324, %209, %113 : vector<16xf16>, vector<8xf32>
      %326 = arith.muli %111, %c2 : index
      %327 = arith.addi %326, %c8 : index
      %328 = arith.muli %tileRows, %c13 : index
      %329 = arith.muli %327, %328 : index
      %330 = arith.addi %79, %329 : index
      %331 = vector.load %x[%330] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %332 = arith.muli %tileRows, %c15 : index
      %333 = arith.addi %330, %332 : index
      %334 = vector.load %x[%333] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %335 = vector.shuffle %331, %334 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %336 = wave.mma %335, %209, %114 : vector<16xf16>, vector<8xf32>
      %337 = arith.muli %111, %c2 : index
      %338 = arith.addi %337, %c8 : index
      %339 = arith.muli %tileRows, %c13 : index
      %340 = arith.muli %338, %339 : index
      %341 = arith.addi %97, %340 : index
      %342 = vector.load %x[%341] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %343 = arith.muli %tileRows, %c15 : index
      %344 = arith.addi %341, %343 : index
      %345 = vector.load %x[%344] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %346 = vector.shuffle %342, %345 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %347 = wave.mma %346, %209, %115 : vector<16xf16>, vector<8xf32>
      %348 = arith.muli %111, %c2 : index
      %349 = arith.addi %348, %c7 : index
      %350 = arith.muli %tileRows, %c13 : index
      %351 = arith.muli %349, %350 : index
      %352 = arith.addi %43, %351 : index
      %353 = vector.load %x[%352] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %354 = arith.muli %tileRows, %c15 : index
      %355 = arith.addi %352, %354 : index
      %356 = vector.load %x[%355] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %357 = vector.shuffle %353, %356 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %358 = wave.mma %357, %210, %314 : vector<16xf16>, vector<8xf32>
      %359 = arith.muli %111, %c2 : index
      %360 = arith.addi %359, %c7 : index
      %361 = arith.muli %tileRows, %c13 : index
      %362 = arith.muli %360, %361 : index
      %363 = arith.addi %61, %362 : index
      %364 = vector.load %x[%363] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %365 = arith.muli %tileRows, %c15 : index
      %366 = arith.addi %363, %365 : index
      %367 = vector.load %x[%366] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %368 = vector.shuffle %364, %367 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %369 = wave.mma %368, %210, %325 : vector<16xf16>, vector<8xf32>
      %370 = arith.muli %111, %c2 : index
      %371 = arith.addi %370, %c7 : index
      %372 = arith.muli %tileRows, %c13 : index
      %373 = arith.muli %371, %372 : index
      %374 = arith.addi %79, %373 : index
      %375 = vector.load %x[%374] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %376 = arith.muli %tileRows, %c15 : index
      %377 = arith.addi %374, %376 : index
      %378 = vector.load %x[%377] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %379 = vector.shuffle %375, %378 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %380 = wave.mma %379, %210, %336 : vector<16xf16>, vector<8xf32>
      %381 = arith.muli %111, %c2 : index
      %382 = arith.addi %381, %c7 : index
      %383 = arith.muli %tileRows, %c13 : index
      %384 = arith.muli %382, %383 : index
      %385 = arith.addi %97, %384 : index
      %386 = vector.load %x[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %387 = arith.muli %tileRows, %c15 : index
      %388 = arith.addi %385, %387 : index
      %389 = vector.load %x[%388] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %390 = vector.shuffle %386, %389 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %391 = wave.mma %390, %210, %347 : vector<16xf16>, vector<8xf32>
      %392 = arith.muli %111, %c2 : index
      %393 = arith.addi %392, %c2 : index
      %394 = arith.muli %tileRows, %c13 : index
      %395 = arith.muli %393, %394 : index
      %396 = arith.addi %43, %395 : index
      %397 = vector.load %x[%396] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %398 = arith.muli %tileRows, %c15 : index
      %399 = arith.addi %396, %398 : index
      %400 = vector.load %x[%399] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %401 = vector.shuffle %397, %400 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %402 = wave.mma %401, %302, %358 : vector<16xf16>, vector<8xf32>
      %403 = arith.muli %111, %c2 : index
      %404 = arith.addi %403, %c2 : index
      %405 = arith.muli %tileRows, %c13 : index
      %406 = arith.muli %404, %405 : index
      %407 = arith.addi %61, %406 : index
      %408 = vector.load %x[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %409 = arith.muli %tileRows, %c15 : index
      %410 = arith.addi %407, %409 : index
      %411 = vector.load %x[%410] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %412 = vector.shuffle %408, %411 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %413 = wave.mma %412, %302, %369 : vector<16xf16>, vector<8xf32>
      %414 = arith.muli %111, %c2 : index
      %415 = arith.addi %414, %c2 : index
      %416 = arith.muli %tileRows, %c13 : index
      %417 = arith.muli %415, %416 : index
      %418 = arith.addi %79, %417 : index
      %419 = vector.load %x[%418] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %420 = arith.muli %tileRows, %c15 : index
      %421 = arith.addi %418, %420 : index
      %422 = vector.load %x[%421] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %423 = vector.shuffle %419, %422 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %424 = wave.mma %423, %302, %380 : vector<16xf16>, vector<8xf32>
      %425 = arith.muli %111, %c2 : index
      %426 = arith.addi %425, %c2 : index
      %427 = arith.muli %tileRows, %c13 : index
      %428 = arith.muli %426, %427 : index
      %429 = arith.addi %97, %428 : index
      %430 = vector.load %x[%429] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %431 = arith.muli %tileRows, %c15 : index
      %432 = arith.addi %429, %431 : index
      %433 = vector.load %x[%432] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %434 = vector.shuffle %430, %433 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %435 = wave.mma %434, %302, %391 : vector<16xf16>, vector<8xf32>
      %436 = arith.muli %111, %c2 : index
      %437 = arith.addi %436, %c28 : index
      %438 = arith.muli %tileRows, %c13 : index
      %439 = arith.muli %437, %438 : index
      %440 = arith.addi %43, %439 : index
      %441 = vector.load %x[%440] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %442 = arith.muli %tileRows, %c15 : index
      %443 = arith.addi %440, %442 : index
      %444 = vector.load %x[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %445 = vector.shuffle %441, %444 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %446 = wave.mma %445, %303, %402 : vector<16xf16>, vector<8xf32>
      %447 = arith.muli %111, %c2 : index
      %448 = arith.addi %447, %c28 : index
      %449 = arith.muli %tileRows, %c13 : index
      %450 = arith.muli %448, %449 : index
      %451 = arith.addi %61, %450 : index
      %452 = vector.load %x[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %453 = arith.muli %tileRows, %c15 : index
      %454 = arith.addi %451, %453 : index
      %455 = vector.load %x[%454] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %456 = vector.shuffle %452, %455 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %457 = wave.mma %456, %303, %413 : vector<16xf16>, vector<8xf32>
      %458 = arith.muli %111, %c2 : index
      %459 = arith.addi %458, %c28 : index
      %460 = arith.muli %tileRows, %c13 : index
      %461 = arith.muli %459, %460 : index
      %462 = arith.addi %79, %461 : index
      %463 = vector.load %x[%462] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %464 = arith.muli %tileRows, %c15 : index
      %465 = arith.addi %462, %464 : index
      %466 = vector.load %x[%465] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %467 = vector.shuffle %463, %466 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %468 = wave.mma %467, %303, %424 : vector<16xf16>, vector<8xf32>
      %469 = arith.muli %111, %c2 : index
      %470 = arith.addi %469, %c28 : index
      %471 = arith.muli %tileRows, %c13 : index
      %472 = arith.muli %470, %471 : index
      %473 = arith.addi %97, %472 : index
      %474 = vector.load %x[%473] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %475 = arith.muli %tileRows, %c15 : index
      %476 = arith.addi %473, %475 : index
      %477 = vector.load %x[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %478 = vector.shuffle %474, %477 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %479 = wave.mma %478, %303, %435 : vector<16xf16>, vector<8xf32>
      scf.yield %446, %457, %468, %479 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %480 = arith.select %104, %110, %103 : index
    %486:4 = scf.for %481 = %110 to %480 step %c7 iter_args(%482 = %116#0, %483 = %116#1, %484 = %116#2, %485 = %116#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %487 = wave.lane
      %488 = arith.addi %481, %c8 : index
      %489 = arith.remui %487, %c13 : index
      %490 = arith.addi %15, %c6 : index
      %491 = arith.divui %488, %c15 : index
      %492 = arith.muli %491, %c4 : index
      %493 = arith.addi %490, %492 : index
      %494 = arith.muli %489, %c1 : index
      %495 = arith.addi %493, %494 : index
      %496 = vector.load %w[%495] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %497 = vector.bitcast %496 : vector<4xi8> to vector<2xf16>
      %498 = arith.divui %inputFeatures, %c3 : index
      %499 = arith.muli %498, %c4 : index
      %500 = arith.addi %490, %499 : index
      %501 = arith.muli %488, %c4 : index
      %502 = arith.addi %500, %501 : index
      %503 = arith.muli %489, %c1 : index
      %504 = arith.addi %502, %503 : index
      %505 = vector.load %w[%504] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %506 = vector.extract %497[0] : f16 from vector<2xf16>
      %507 = arith.extf %506 : f16 to f32
      %508 = vector.extract %505[0] : i8 from vector<4xi8>
      %509 = arith.extui %508 : i8 to i32
      %510 = arith.sitofp %509 : i32 to f32
      %511 = arith.mulf %507, %510 : f32
      %512 = arith.truncf %511 : f32 to f16
      %513 = vector.broadcast %512 : f16 to vector<16xf16>
      %514 = vector.extract %497[1] : f16 from vector<2xf16>
      %515 = arith.extf %514 : f16 to f32
      %516 = vector.extract %505[1] : i8 from vector<4xi8>
      %517 = arith.extui %516 : i8 to i32
      %518 = arith.sitofp %517 : i32 to f32
      %519 = arith.mulf %515, %518 : f32
      %520 = arith.truncf %519 : f32 to f16
      %521 = vector.broadcast %520 : f16 to vector<16xf16>
      %522 = vector.extract %497[0] : f16 from vector<2xf16>
      %523 = arith.extf %522 : f16 to f32
      %524 = vector.extract %505[2] : i8 from vector<4xi8>
      %525 = arith.extui %524 : i8 to i32
      %526 = arith.sitofp %525 : i32 to f32
      %527 = arith.mulf %523, %526 : f32
      %528 = arith.truncf %527 : f32 to f16
      %529 = vector.broadcast %528 : f16 to vector<16xf16>
      %530 = vector.extract %497[1] : f16 from vector<2xf16>
      %531 = arith.extf %530 : f16 to f32
      %532 = vector.extract %505[3] : i8 from vector<4xi8>
      %533 = arith.extui %532 : i8 to i32
      %534 = arith.sitofp %533 : i32 to f32
      %535 = arith.mulf %531, %534 : f32
      %536 = arith.truncf %535 : f32 to f16
      %537 = vector.broadcast %536 : f16 to vector<16xf16>
      %538 = arith.addi %15, %c6 : index
      %539 = arith.muli %inputFeatures, %c1 : index
      %540 = arith.divui %539, %c2 : index
      %541 = arith.divui %inputFeatures, %c3 : index
      %542 = arith.muli %541, %c4 : index
      %543 = arith.addi %542, %540 : index
      %544 = arith.addi %543, %c5 : index
      %545 = arith.divui %544, %c6 : index
      %546 = arith.muli %545, %c6 : index
      %547 = arith.addi %538, %546 : index
      %548 = arith.muli %inputFeatures, %c8 : index
      %549 = arith.addi %547, %548 : index
      %550 = arith.muli %488, %c13 : index
      %551 = arith.addi %550, %489 : index
      %552 = arith.muli %551, %c15 : index
      %553 = arith.addi %549, %552 : index
      %554 = vector.load %w[%553] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %555 = vector.bitcast %554 : vector<8xi8> to vector<2xi32>
      %556 = vector.shuffle %555, %555 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %557 = arith.shrui %556, %c21 : vector<4xi32>
      %558 = arith.andi %557, %c22 : vector<4xi32>
      %559 = arith.ori %558, %c23 : vector<4xi32>
      %560 = vector.bitcast %559 : vector<4xi32> to vector<8xf16>
      %561 = arith.shrui %556, %c24 : vector<4xi32>
      %562 = arith.andi %561, %c22 : vector<4xi32>
      %563 = arith.ori %562, %c23 : vector<4xi32>
      %564 = vector.bitcast %563 : vector<4xi32> to vector<8xf16>
      %565 = arith.shrui %556, %c25 : vector<4xi32>
      %566 = arith.andi %565, %c22 : vector<4xi32>
      %567 = arith.ori %566, %c23 : vector<4xi32>
      %568 = vector.bitcast %567 : vector<4xi32> to vector<8xf16>
      %569 = arith.shrui %556, %c26 : vector<4xi32>
      %570 = arith.andi %569, %c22 : vector<4xi32>
      %571 = arith.ori %570, %c23 : vector<4xi32>
      %572 = vector.bitcast %571 : vector<4xi32> to vector<8xf16>
      %573 = vector.shuffle %560, %564 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %574 = vector.shuffle %568, %572 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %575 = vector.shuffle %573, %574 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %576 = arith.subf %575, %c27 : vector<32xf16>
      %577 = vector.shuffle %576, %576 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %578 = vector.shuffle %576, %576 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %579 = math.fma %577, %513, %521 : vector<16xf16>
      %580 = math.fma %578, %529, %537 : vector<16xf16>
      %581 = arith.muli %481, %c2 : index
      %582 = arith.addi %581, %c8 : index
      %583 = arith.muli %tileRows, %c13 : index
      %584 = arith.muli %582, %583 : index
      %585 = arith.addi %43, %584 : index
      %586 = vector.load %x[%585] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %587 = arith.muli %tileRows, %c15 : index
      %588 = arith.addi %585, %587 : index
      %589 = vector.load %x[%588] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %590 = vector.shuffle %586, %589 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %591 = wave.mma %590, %579, %482 : vector<16xf16>, vector<8xf32>
      %592 = arith.muli %481, %c2 : index
      %593 = arith.addi %592, %c8 : index
      %594 = arith.muli %tileRows, %c13 : index
      %595 = arith.muli %593, %594 : index
      %596 = arith.addi %61, %595 : index
      %597 = vector.load %x[%596] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %598 = arith.muli %tileRows, %c15 : index
      %599 = arith.addi %596, %598 : index
      %600 = vector.load %x[%599] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %601 = vector.shuffle %597, %600 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %602 = wave.mma %601, %579, %483 : vector<16xf16>, vector<8xf32>
      %603 = arith.muli %481, %c2 : index
      %604 = arith.addi %603, %c8 : index
      %605 = arith.muli %tileRows, %c13 : index
      %606 = arith.muli %604, %605 : index
      %607 = arith.addi %79, %606 : index
      %608 = vector.load %x[%607] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %609 = arith.muli %tileRows, %c15 : index
      %610 = arith.addi %607, %609 : index
      %611 = vector.load %x[%610] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %612 = vector.shuffle %608, %611 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %613 = wave.mma %612, %579, %484 : vector<16xf16>, vector<8xf32>
      %614 = arith.muli %481, %c2 : index
      %615 = arith.addi %614, %c8 : index
      %616 = arith.muli %tileRows, %c13 : index
      %617 = arith.muli %615, %616 : index
      %618 = arith.addi %97, %617 : index
      %619 = vector.load %x[%618] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %620 = arith.muli %tileRows, %c15 : index
      %621 = arith.addi %618, %620 : index
      %622 = vector.load %x[%621] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %623 = vector.shuffle %619, %622 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %624 = wave.mma %623, %579, %485 : vector<16xf16>, vector<8xf32>
      %625 = arith.muli %481, %c2 : index
      %626 = arith.addi %625, %c7 : index
      %627 = arith.muli %tileRows, %c13 : index
      %628 = arith.muli %626, %627 : index
      %629 = arith.addi %43, %628 : index
      %630 = vector.load %x[%629] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %631 = arith.muli %tileRows, %c15 : index
      %632 = arith.addi %629, %631 : index
      %633 = vector.load %x[%632] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %634 = vector.shuffle %630, %633 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %635 = wave.mma %634, %580, %591 : vector<16xf16>, vector<8xf32>
      %636 = arith.muli %481, %c2 : index
      %637 = arith.addi %636, %c7 : index
      %638 = arith.muli %tileRows, %c13 : index
      %639 = arith.muli %637, %638 : index
      %640 = arith.addi %61, %639 : index
      %641 = vector.load %x[%640] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %642 = arith.muli %tileRows, %c15 : index
      %643 = arith.addi %640, %642 : index
      %644 = vector.load %x[%643] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %645 = vector.shuffle %641, %644 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %646 = wave.mma %645, %580, %602 : vector<16xf16>, vector<8xf32>
      %647 = arith.muli %481, %c2 : index
      %648 = arith.addi %647, %c7 : index
      %649 = arith.muli %tileRows, %c13 : index
      %650 = arith.muli %648, %649 : index
      %651 = arith.addi %79, %650 : index
      %652 = vector.load %x[%651] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %653 = arith.muli %tileRows, %c15 : index
      %654 = arith.addi %651, %653 : index
      %655 = vector.load %x[%654] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %656 = vector.shuffle %652, %655 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %657 = wave.mma %656, %580, %613 : vector<16xf16>, vector<8xf32>
      %658 = arith.muli %481, %c2 : index
      %659 = arith.addi %658, %c7 : index
      %660 = arith.muli %tileRows, %c13 : index
      %661 = arith.muli %659, %660 : index
      %662 = arith.addi %97, %661 : index
      %663 = vector.load %x[%662] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %664 = arith.muli %tileRows, %c15 : index
      %665 = arith.addi %662, %664 : index
      %666 = vector.load %x[%665] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %667 = vector.shuffle %663, %666 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %668 = wave.mma %667, %580, %624 : vector<16xf16>, vector<8xf32>
      scf.yield %635, %646, %657, %668 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %669 = wave.lane
    %670 = wave.wave
    %671 = arith.muli %670, %c7 : index
    %672 = arith.addi %671, %c8 : index
    %673 = arith.muli %672, %c3 : index
    %674 = arith.addi %673, %669 : index
    %675 = vector.extract %486#0[0] : f32 from vector<8xf32>
    %676 = arith.addi %674, %c8 : index
    memref.store %675, %19[%676] : memref<?xf32>
    %677 = vector.extract %486#0[1] : f32 from vector<8xf32>
    %678 = arith.addi %674, %c16 : index
    memref.store %677, %19[%678] : memref<?xf32>
    %679 = vector.extract %486#0[2] : f32 from vector<8xf32>
    %680 = arith.addi %674, %c4 : index
    memref.store %679, %19[%680] : memref<?xf32>
    %681 = vector.extract %486#0[3] : f32 from vector<8xf32>
    %682 = arith.addi %674, %c29 : index
    memref.store %681, %19[%682] : memref<?xf32>
    %683 = vector.extract %486#0[4] : f32 from vector<8xf32>
    %684 = arith.addi %674, %c6 : index
    memref.store %683, %19[%684] : memref<?xf32>
    %685 = vector.extract %486#0[5] : f32 from vector<8xf32>
    %686 = arith.addi %674, %c30 : index
    memref.store %685, %19[%686] : memref<?xf32>
    %687 = vector.extract %486#0[6] : f32 from vector<8xf32>
    %688 = arith.addi %674, %c31 : index
    memref.store %687, %19[%688] : memref<?xf32>
    %689 = vector.extract %486#0[7] : f32 from vector<8xf32>
    %690 = arith.addi %674, %c32 : index
    memref.store %689, %19[%690] : memref<?xf32>
    wave.barrier
    %691 = arith.muli %670, %c1 : index
    %692 = arith.addi %691, %c8 : index
    %693 = arith.muli %692, %c16 : index
    %694 = arith.addi %693, %669 : index
    %695 = arith.addi %694, %c8 : index
    %696 = memref.load %19[%695] : memref<?xf32>
    %697 = arith.addi %695, %c3 : index
    %698 = memref.load %19[%697] : memref<?xf32>
    %699 = arith.addf %696, %698 : f32
    %700 = wave.lane
    %701 = arith.addi %18, %c8 : index
    %702 = arith.muli %692, %c2 : index
    %703 = arith.addi %701, %702 : index
    %704 = arith.divui %700, %c13 : index
    %705 = arith.addi %703, %704 : index
    %706 = arith.cmpi slt, %705, %17 : index
    scf.if %706 {
      %707 = arith.cmpi eq, %hasFactors, %c7 : index
      %708 = arith.muli %705, %c2 : index
      %709 = memref.load %factors[%708] : memref<?xf32>
      %710 = arith.mulf %709, %operandScale : f32
      %711 = arith.select %707, %710, %operandScale : f32
      %712 = arith.remui %700, %c13 : index
      %713 = arith.muli %712, %c1 : index
      %714 = arith.addi %15, %713 : index
      %715 = vector.load %w[%714] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %716 = vector.bitcast %715 : vector<4xi8> to vector<1xf32>
      %717 = vector.extract %716[0] : f32 from vector<1xf32>
      %718 = arith.mulf %717, %711 : f32
      %719 = arith.mulf %699, %718 : f32
      %720 = arith.muli %705, %outputFeatures : index
      %721 = arith.addi %720, %22 : index
      %722 = wave.lane
      %723 = arith.remui %722, %c13 : index
      %724 = arith.addi %721, %723 : index
      scf.if %20 {
        %725 = arith.addi %724, %c8 : index
        %726 = memref.load %residual[%725] : memref<?xf32>
        %727 = arith.addf %726, %719 : f32
        %728 = arith.addi %724, %c8 : index
        memref.store %727, %out[%728] : memref<?xf32>
      } else {
        %729 = arith.addi %724, %c8 : index
        memref.store %719, %out[%729] : memref<?xf32>
      }
    }
    %730 = arith.muli %670, %c1 : index
    %731 = arith.addi %730, %c7 : index
    %732 = arith.muli %731, %c16 : index
    %733 = arith.addi %732, %669 : index
    %734 = arith.addi %733, %c8 : index
    %735 = memref.load %19[%734] : memref<?xf32>
    %736 = arith.addi %734, %c3 : index
    %737 = memref.load %19[%736] : memref<?xf32>
    %738 = arith.addf %735, %737 : f32
    %739 = wave.lane
    %740 = arith.addi %18, %c8 : index
    %741 = arith.muli %731, %c2 : index
    %742 = arith.addi %740, %741 : index
    %743 = arith.divui %739, %c13 : index
    %744 = arith.addi %742, %743 : index
    %745 = arith.cmpi slt, %744, %17 : index
    scf.if %745 {
      %746 = arith.cmpi eq, %hasFactors, %c7 : index
      %747 = arith.muli %744, %c2 : index
      %748 = memref.load %factors[%747] : memref<?xf32>
      %749 = arith.mulf %748, %operandScale : f32
      %750 = arith.select %746, %749, %operandScale : f32
      %751 = arith.remui %739, %c13 : index
      %752 = arith.muli %751, %c1 : index
      %753 = arith.addi %15, %752 : index
      %754 = vector.load %w[%753] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %755 = vector.bitcast %754 : vector<4xi8> to vector<1xf32>
      %756 = vector.extract %755[0] : f32 from vector<1xf32>
      %757 = arith.mulf %756, %750 : f32
      %758 = arith.mulf %738, %757 : f32
      %759 = arith.muli %744, %outputFeatures : index
      %760 = arith.addi %759, %22 : index
      %761 = wave.lane
      %762 = arith.remui %761, %c13 : index
      %763 = arith.addi %760, %762 : index
      scf.if %20 {
        %764 = arith.addi %763, %c8 : index
        %765 = memref.load %residual[%764] : memref<?xf32>
        %766 = arith.addf %765, %758 : f32
        %767 = arith.addi %763, %c8 : index
        memref.store %766, %out[%767] : memref<?xf32>
      } else {
        %768 = arith.addi %763, %c8 : index
        memref.store %758, %out[%768] : memref<?xf32>
      }
    }
    %769 = arith.muli %670, %c1 : index
    %770 = arith.addi %769, %c2 : index
    %771 = arith.muli %770, %c16 : index
    %772 = arith.addi %771, %669 : index
    %773 = arith.addi %772, %c8 : index
    %774 = memref.load %19[%773] : memref<?xf32>
    %775 = arith.addi %773, %c3 : index
    %776 = memref.load %19[%775] : memref<?xf32>
    %777 = arith.addf %774, %776 : f32
    %778 = wave.lane
    %779 = arith.addi %18, %c8 : index
    %780 = arith.muli %770, %c2 : index
    %781 = arith.addi %779, %780 : index
    %782 = arith.divui %778, %c13 : index
    %783 = arith.addi %781, %782 : index
    %784 = arith.cmpi slt, %783, %17 : index
    scf.if %784 {
      %785 = arith.cmpi eq, %hasFactors, %c7 : index
      %786 = arith.muli %783, %c2 : index
      %787 = memref.load %factors[%786] : memref<?xf32>
      %788 = arith.mulf %787, %operandScale : f32
      %789 = arith.select %785, %788, %operandScale : f32
      %790 = arith.remui %778, %c13 : index
      %791 = arith.muli %790, %c1 : index
      %792 = arith.addi %15, %791 : index
      %793 = vector.load %w[%792] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %794 = vector.bitcast %793 : vector<4xi8> to vector<1xf32>
      %795 = vector.extract %794[0] : f32 from vector<1xf32>
      %796 = arith.mulf %795, %789 : f32
      %797 = arith.mulf %777, %796 : f32
      %798 = arith.muli %783, %outputFeatures : index
      %799 = arith.addi %798, %22 : index
      %800 = wave.lane
      %801 = arith.remui %800, %c13 : index
      %802 = arith.addi %799, %801 : index
      scf.if %20 {
        %803 = arith.addi %802, %c8 : index
        %804 = memref.load %residual[%803] : memref<?xf32>
        %805 = arith.addf %804, %797 : f32
        %806 = arith.addi %802, %c8 : index
        memref.store %805, %out[%806] : memref<?xf32>
      } else {
        %807 = arith.addi %802, %c8 : index
        memref.store %797, %out[%807] : memref<?xf32>
      }
    }
    %808 = arith.muli %670, %c1 : index
    %809 = arith.addi %808, %c28 : index
    %810 = arith.muli %809, %c16 : index
    %811 = arith.addi %810, %669 : index
    %812 = arith.addi %811, %c8 : index
    %813 = memref.load %19[%812] : memref<?xf32>
    %814 = arith.addi %812, %c3 : index
    %815 = memref.load %19[%814] : memref<?xf32>
    %816 = arith.addf %813, %815 : f32
    %817 = wave.lane
    %818 = arith.addi %18, %c8 : index
    %819 = arith.muli %809, %c2 : index
    %820 = arith.addi %818, %819 : index
    %821 = arith.divui %817, %c13 : index
    %822 = arith.addi %820, %821 : index
    %823 = arith.cmpi slt, %822, %17 : index
    scf.if %823 {
      %824 = arith.cmpi eq, %hasFactors, %c7 : index
      %825 = arith.muli %822, %c2 : index
      %826 = memref.load %factors[%825] : memref<?xf32>
      %827 = arith.mulf %826, %operandScale : f32
      %828 = arith.select %824, %827, %operandScale : f32
      %829 = arith.remui %817, %c13 : index
      %830 = arith.muli %829, %c1 : index
      %831 = arith.addi %15, %830 : index
      %832 = vector.load %w[%831] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %833 = vector.bitcast %832 : vector<4xi8> to vector<1xf32>
      %834 = vector.extract %833[0] : f32 from vector<1xf32>
      %835 = arith.mulf %834, %828 : f32
      %836 = arith.mulf %816, %835 : f32
      %837 = arith.muli %822, %outputFeatures : index
      %838 = arith.addi %837, %22 : index
      %839 = wave.lane
      %840 = arith.remui %839, %c13 : index
      %841 = arith.addi %838, %840 : index
      scf.if %20 {
        %842 = arith.addi %841, %c8 : index
        %843 = memref.load %residual[%842] : memref<?xf32>
        %844 = arith.addf %843, %836 : f32
        %845 = arith.addi %841, %c8 : index
        memref.store %844, %out[%845] : memref<?xf32>
      } else {
        %846 = arith.addi %841, %c8 : index
        memref.store %836, %out[%846] : memref<?xf32>
      }
    }
    %847 = wave.lane
    wave.barrier
    %848 = wave.wave
    %849 = arith.muli %848, %c7 : index
    %850 = arith.addi %849, %c8 : index
    %851 = arith.muli %850, %c3 : index
    %852 = arith.addi %851, %847 : index
    %853 = vector.extract %486#1[0] : f32 from vector<8xf32>
    %854 = arith.addi %852, %c8 : index
    memref.store %853, %19[%854] : memref<?xf32>
    %855 = vector.extract %486#1[1] : f32 from vector<8xf32>
    %856 = arith.addi %852, %c16 : index
    memref.store %855, %19[%856] : memref<?xf32>
    %857 = vector.extract %486#1[2] : f32 from vector<8xf32>
    %858 = arith.addi %852, %c4 : index
    memref.store %857, %19[%858] : memref<?xf32>
    %859 = vector.extract %486#1[3] : f32 from vector<8xf32>
    %860 = arith.addi %852, %c29 : index
    memref.store %859, %19[%860] : memref<?xf32>
    %861 = vector.extract %486#1[4] : f32 from vector<8xf32>
    %862 = arith.addi %852, %c6 : index
    memref.store %861, %19[%862] : memref<?xf32>
    %863 = vector.extract %486#1[5] : f32 from vector<8xf32>
    %864 = arith.addi %852, %c30 : index
    memref.store %863, %19[%864] : memref<?xf32>
    %865 = vector.extract %486#1[6] : f32 from vector<8xf32>
    %866 = arith.addi %852, %c31 : index
    memref.store %865, %19[%866] : memref<?xf32>
    %867 = vector.extract %486#1[7] : f32 from vector<8xf32>
    %868 = arith.addi %852, %c32 : index
    memref.store %867, %19[%868] : memref<?xf32>
    wave.barrier
    %869 = arith.muli %848, %c1 : index
    %870 = arith.addi %869, %c8 : index
    %871 = arith.muli %870, %c16 : index
    %872 = arith.addi %871, %847 : index
    %873 = arith.addi %872, %c8 : index
    %874 = memref.load %19[%873] : memref<?xf32>
    %875 = arith.addi %873, %c3 : index
    %876 = memref.load %19[%875] : memref<?xf32>
    %877 = arith.addf %874, %876 : f32
    %878 = wave.lane
    %879 = arith.addi %18, %c13 : index
    %880 = arith.muli %870, %c2 : index
    %881 = arith.addi %879, %880 : index
    %882 = arith.divui %878, %c13 : index
    %883 = arith.addi %881, %882 : index
    %884 = arith.cmpi slt, %883, %17 : index
    scf.if %884 {
      %885 = arith.cmpi eq, %hasFactors, %c7 : index
      %886 = arith.muli %883, %c2 : index
      %887 = memref.load %factors[%886] : memref<?xf32>
      %888 = arith.mulf %887, %operandScale : f32
      %889 = arith.select %885, %888, %operandScale : f32
      %890 = arith.remui %878, %c13 : index
      %891 = arith.muli %890, %c1 : index
      %892 = arith.addi %15, %891 : index
      %893 = vector.load %w[%892] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %894 = vector.bitcast %893 : vector<4xi8> to vector<1xf32>
      %895 = vector.extract %894[0] : f32 from vector<1xf32>
      %896 = arith.mulf %895, %889 : f32
      %897 = arith.mulf %877, %896 : f32
      %898 = arith.muli %883, %outputFeatures : index
      %899 = arith.addi %898, %22 : index
      %900 = wave.lane
      %901 = arith.remui %900, %c13 : index
      %902 = arith.addi %899, %901 : index
      scf.if %20 {
        %903 = arith.addi %902, %c8 : index
        %904 = memref.load %residual[%903] : memref<?xf32>
        %905 = arith.addf %904, %897 : f32
        %906 = arith.addi %902, %c8 : index
        memref.store %905, %out[%906] : memref<?xf32>
      } else {
        %907 = arith.addi %902, %c8 : index
        memref.store %897, %out[%907] : memref<?xf32>
      }
    }
    %908 = arith.muli %848, %c1 : index
    %909 = arith.addi %908, %c7 : index
    %910 = arith.muli %909, %c16 : index
    %911 = arith.addi %910, %847 : index
    %912 = arith.addi %911, %c8 : index
    %913 = memref.load %19[%912] : memref<?xf32>
    %914 = arith.addi %912, %c3 : index
    %915 = memref.load %19[%914] : memref<?xf32>
    %916 = arith.addf %913, %915 : f32
    %917 = wave.lane
    %918 = arith.addi %18, %c13 : index
    %919 = arith.muli %909, %c2 : index
    %920 = arith.addi %918, %919 : index
    %921 = arith.divui %917, %c13 : index
    %922 = arith.addi %920, %921 : index
    %923 = arith.cmpi slt, %922, %17 : index
    scf.if %923 {
      %924 = arith.cmpi eq, %hasFactors, %c7 : index
      %925 = arith.muli %922, %c2 : index
      %926 = memref.load %factors[%925] : memref<?xf32>
      %927 = arith.mulf %926, %operandScale : f32
      %928 = arith.select %924, %927, %operandScale : f32
      %929 = arith.remui %917, %c13 : index
      %930 = arith.muli %929, %c1 : index
      %931 = arith.addi %15, %930 : index
      %932 = vector.load %w[%931] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %933 = vector.bitcast %932 : vector<4xi8> to vector<1xf32>
      %934 = vector.extract %933[0] : f32 from vector<1xf32>
      %935 = arith.mulf %934, %928 : f32
      %936 = arith.mulf %916, %935 : f32
      %937 = arith.muli %922, %outputFeatures : index
      %938 = arith.addi %937, %22 : index
      %939 = wave.lane
      %940 = arith.remui %939, %c13 : index
      %941 = arith.addi %938, %940 : index
      scf.if %20 {
        %942 = arith.addi %941, %c8 : index
        %943 = memref.load %residual[%942] : memref<?xf32>
        %944 = arith.addf %943, %936 : f32
        %945 = arith.addi %941, %c8 : index
        memref.store %944, %out[%945] : memref<?xf32>
      } else {
        %946 = arith.addi %941, %c8 : index
        memref.store %936, %out[%946] : memref<?xf32>
      }
    }
    %947 = arith.muli %848, %c1 : index
    %948 = arith.addi %947, %c2 : index
    %949 = arith.muli %948, %c16 : index
    %950 = arith.addi %949, %847 : index
    %951 = arith.addi %950, %c8 : index
    %952 = memref.load %19[%951] : memref<?xf32>
    %953 = arith.addi %951, %c3 : index
    %954 = memref.load %19[%953] : memref<?xf32>
    %955 = arith.addf %952, %954 : f32
    %956 = wave.lane
    %957 = arith.addi %18, %c13 : index
    %958 = arith.muli %948, %c2 : index
    %959 = arith.addi %957, %958 : index
    %960 = arith.divui %956, %c13 : index
    %961 = arith.addi %959, %960 : index
    %962 = arith.cmpi slt, %961, %17 : index
    scf.if %962 {
      %963 = arith.cmpi eq, %hasFactors, %c7 : index
      %964 = arith.muli %961, %c2 : index
      %965 = memref.load %factors[%964] : memref<?xf32>
      %966 = arith.mulf %965, %operandScale : f32
      %967 = arith.select %963, %966, %operandScale : f32
      %968 = arith.remui %956, %c13 : index
      %969 = arith.muli %968, %c1 : index
      %970 = arith.addi %15, %969 : index
      %971 = vector.load %w[%970] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %972 = vector.bitcast %971 : vector<4xi8> to vector<1xf32>
      %973 = vector.extract %972[0] : f32 from vector<1xf32>
      %974 = arith.mulf %973, %967 : f32
      %975 = arith.mulf %955, %974 : f32
      %976 = arith.muli %961, %outputFeatures : index
      %977 = arith.addi %976, %22 : index
      %978 = wave.lane
      %979 = arith.remui %978, %c13 : index
      %980 = arith.addi %977, %979 : index
      scf.if %20 {
        %981 = arith.addi %980, %c8 : index
        %982 = memref.load %residual[%981] : memref<?xf32>
        %983 = arith.addf %982, %975 : f32
        %984 = arith.addi %980, %c8 : index
        memref.store %983, %out[%984] : memref<?xf32>
      } else {
        %985 = arith.addi %980, %c8 : index
        memref.store %975, %out[%985] : memref<?xf32>
      }
    }
    %986 = arith.muli %848, %c1 : index
    %987 = arith.addi %986, %c28 : index
    %988 = arith.muli %987, %c16 : index
    %989 = arith.addi %988, %847 : index
    %990 = arith.addi %989, %c8 : index
    %991 = memref.load %19[%990] : memref<?xf32>
    %992 = arith.addi %990, %c3 : index
    %993 = memref.load %19[%992] : memref<?xf32>
    %994 = arith.addf %991, %993 : f32
    %995 = wave.lane
    %996 = arith.addi %18, %c13 : index
    %997 = arith.muli %987, %c2 : index
    %998 = arith.addi %996, %997 : index
    %999 = arith.divui %995, %c13 : index
    %1000 = arith.addi %998, %999 : index
    %1001 = arith.cmpi slt, %1000, %17 : index
    scf.if %1001 {
      %1002 = arith.cmpi eq, %hasFactors, %c7 : index
      %1003 = arith.muli %1000, %c2 : index
      %1004 = memref.load %factors[%1003] : memref<?xf32>
      %1005 = arith.mulf %1004, %operandScale : f32
      %1006 = arith.select %1002, %1005, %operandScale : f32
      %1007 = arith.remui %995, %c13 : index
      %1008 = arith.muli %1007, %c1 : index
      %1009 = arith.addi %15, %1008 : index
      %1010 = vector.load %w[%1009] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1011 = vector.bitcast %1010 : vector<4xi8> to vector<1xf32>
      %1012 = vector.extract %1011[0] : f32 from vector<1xf32>
      %1013 = arith.mulf %1012, %1006 : f32
      %1014 = arith.mulf %994, %1013 : f32
      %1015 = arith.muli %1000, %outputFeatures : index
      %1016 = arith.addi %1015, %22 : index
      %1017 = wave.lane
      %1018 = arith.remui %1017, %c13 : index
      %1019 = arith.addi %1016, %1018 : index
      scf.if %20 {
        %1020 = arith.addi %1019, %c8 : index
        %1021 = memref.load %residual[%1020] : memref<?xf32>
        %1022 = arith.addf %1021, %1014 : f32
        %1023 = arith.addi %1019, %c8 : index
        memref.store %1022, %out[%1023] : memref<?xf32>
      } else {
        %1024 = arith.addi %1019, %c8 : index
        memref.store %1014, %out[%1024] : memref<?xf32>
      }
    }
    %1025 = wave.lane
    wave.barrier
    %1026 = wave.wave
    %1027 = arith.muli %1026, %c7 : index
    %1028 = arith.addi %1027, %c8 : index
    %1029 = arith.muli %1028, %c3 : index
    %1030 = arith.addi %1029, %1025 : index
    %1031 = vector.extract %486#2[0] : f32 from vector<8xf32>
    %1032 = arith.addi %1030, %c8 : index
    memref.store %1031, %19[%1032] : memref<?xf32>
    %1033 = vector.extract %486#2[1] : f32 from vector<8xf32>
    %1034 = arith.addi %1030, %c16 : index
    memref.store %1033, %19[%1034] : memref<?xf32>
    %1035 = vector.extract %486#2[2] : f32 from vector<8xf32>
    %1036 = arith.addi %1030, %c4 : index
    memref.store %1035, %19[%1036] : memref<?xf32>
    %1037 = vector.extract %486#2[3] : f32 from vector<8xf32>
    %1038 = arith.addi %1030, %c29 : index
    memref.store %1037, %19[%1038] : memref<?xf32>
    %1039 = vector.extract %486#2[4] : f32 from vector<8xf32>
    %1040 = arith.addi %1030, %c6 : index
    memref.store %1039, %19[%1040] : memref<?xf32>
    %1041 = vector.extract %486#2[5] : f32 from vector<8xf32>
    %1042 = arith.addi %1030, %c30 : index
    memref.store %1041, %19[%1042] : memref<?xf32>
    %1043 = vector.extract %486#2[6] : f32 from vector<8xf32>
    %1044 = arith.addi %1030, %c31 : index
    memref.store %1043, %19[%1044] : memref<?xf32>
    %1045 = vector.extract %486#2[7] : f32 from vector<8xf32>
    %1046 = arith.addi %1030, %c32 : index
    memref.store %1045, %19[%1046] : memref<?xf32>
    wave.barrier
    %1047 = arith.muli %1026, %c1 : index
    %1048 = arith.addi %1047, %c8 : index
    %1049 = arith.muli %1048, %c16 : index
    %1050 = arith.addi %1049, %1025 : index
    %1051 = arith.addi %1050, %c8 : index
    %1052 = memref.load %19[%1051] : memref<?xf32>
    %1053 = arith.addi %1051, %c3 : index
    %1054 = memref.load %19[%1053] : memref<?xf32>
    %1055 = arith.addf %1052, %1054 : f32
    %1056 = wave.lane
    %1057 = arith.addi %18, %c16 : index
    %1058 = arith.muli %1048, %c2 : index
    %1059 = arith.addi %1057, %1058 : index
    %1060 = arith.divui %1056, %c13 : index
    %1061 = arith.addi %1059, %1060 : index
    %1062 = arith.cmpi slt, %1061, %17 : index
    scf.if %1062 {
      %1063 = arith.cmpi eq, %hasFactors, %c7 : index
      %1064 = arith.muli %1061, %c2 : index
      %1065 = memref.load %factors[%1064] : memref<?xf32>
      %1066 = arith.mulf %1065, %operandScale : f32
      %1067 = arith.select %1063, %1066, %operandScale : f32
      %1068 = arith.remui %1056, %c13 : index
      %1069 = arith.muli %1068, %c1 : index
      %1070 = arith.addi %15, %1069 : index
      %1071 = vector.load %w[%1070] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1072 = vector.bitcast %1071 : vector<4xi8> to vector<1xf32>
      %1073 = vector.extract %1072[0] : f32 from vector<1xf32>
      %1074 = arith.mulf %1073, %1067 : f32
      %1075 = arith.mulf %1055, %1074 : f32
      %1076 = arith.muli %1061, %outputFeatures : index
      %1077 = arith.addi %1076, %22 : index
      %1078 = wave.lane
      %1079 = arith.remui %1078, %c13 : index
      %1080 = arith.addi %1077, %1079 : index
      scf.if %20 {
        %1081 = arith.addi %1080, %c8 : index
        %1082 = memref.load %residual[%1081] : memref<?xf32>
        %1083 = arith.addf %1082, %1075 : f32
        %1084 = arith.addi %1080, %c8 : index
        memref.store %1083, %out[%1084] : memref<?xf32>
      } else {
        %1085 = arith.addi %1080, %c8 : index
        memref.store %1075, %out[%1085] : memref<?xf32>
      }
    }
    %1086 = arith.muli %1026, %c1 : index
    %1087 = arith.addi %1086, %c7 : index
    %1088 = arith.muli %1087, %c16 : index
    %1089 = arith.addi %1088, %1025 : index
    %1090 = arith.addi %1089, %c8 : index
    %1091 = memref.load %19[%1090] : memref<?xf32>
    %1092 = arith.addi %1090, %c3 : index
    %1093 = memref.load %19[%1092] : memref<?xf32>
    %1094 = arith.addf %1091, %1093 : f32
    %1095 = wave.lane
    %1096 = arith.addi %18, %c16 : index
    %1097 = arith.muli %1087, %c2 : index
    %1098 = arith.addi %1096, %1097 : index
    %1099 = arith.divui %1095, %c13 : index
    %1100 = arith.addi %1098, %1099 : index
    %1101 = arith.cmpi slt, %1100, %17 : index
    scf.if %1101 {
      %1102 = arith.cmpi eq, %hasFactors, %c7 : index
      %1103 = arith.muli %1100, %c2 : index
      %1104 = memref.load %factors[%1103] : memref<?xf32>
      %1105 = arith.mulf %1104, %operandScale : f32
      %1106 = arith.select %1102, %1105, %operandScale : f32
      %1107 = arith.remui %1095, %c13 : index
      %1108 = arith.muli %1107, %c1 : index
      %1109 = arith.addi %15, %1108 : index
      %1110 = vector.load %w[%1109] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1111 = vector.bitcast %1110 : vector<4xi8> to vector<1xf32>
      %1112 = vector.extract %1111[0] : f32 from vector<1xf32>
      %1113 = arith.mulf %1112, %1106 : f32
      %1114 = arith.mulf %1094, %1113 : f32
      %1115 = arith.muli %1100, %outputFeatures : index
      %1116 = arith.addi %1115, %22 : index
      %1117 = wave.lane
      %1118 = arith.remui %1117, %c13 : index
      %1119 = arith.addi %1116, %1118 : index
      scf.if %20 {
        %1120 = arith.addi %1119, %c8 : index
        %1121 = memref.load %residual[%1120] : memref<?xf32>
        %1122 = arith.addf %1121, %1114 : f32
        %1123 = arith.addi %1119, %c8 : index
        memref.store %1122, %out[%1123] : memref<?xf32>
      } else {
        %1124 = arith.addi %1119, %c8 : index
        memref.store %1114, %out[%1124] : memref<?xf32>
      }
    }
    %1125 = arith.muli %1026, %c1 : index
    %1126 = arith.addi %1125, %c2 : index
    %1127 = arith.muli %1126, %c16 : index
    %1128 = arith.addi %1127, %1025 : index
    %1129 = arith.addi %1128, %c8 : index
    %1130 = memref.load %19[%1129] : memref<?xf32>
    %1131 = arith.addi %1129, %c3 : index
    %1132 = memref.load %19[%1131] : memref<?xf32>
    %1133 = arith.addf %1130, %1132 : f32
    %1134 = wave.lane
    %1135 = arith.addi %18, %c16 : index
    %1136 = arith.muli %1126, %c2 : index
    %1137 = arith.addi %1135, %1136 : index
    %1138 = arith.divui %1134, %c13 : index
    %1139 = arith.addi %1137, %1138 : index
    %1140 = arith.cmpi slt, %1139, %17 : index
    scf.if %1140 {
      %1141 = arith.cmpi eq, %hasFactors, %c7 : index
      %1142 = arith.muli %1139, %c2 : index
      %1143 = memref.load %factors[%1142] : memref<?xf32>
      %1144 = arith.mulf %1143, %operandScale : f32
      %1145 = arith.select %1141, %1144, %operandScale : f32
      %1146 = arith.remui %1134, %c13 : index
      %1147 = arith.muli %1146, %c1 : index
      %1148 = arith.addi %15, %1147 : index
      %1149 = vector.load %w[%1148] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1150 = vector.bitcast %1149 : vector<4xi8> to vector<1xf32>
      %1151 = vector.extract %1150[0] : f32 from vector<1xf32>
      %1152 = arith.mulf %1151, %1145 : f32
      %1153 = arith.mulf %1133, %1152 : f32
      %1154 = arith.muli %1139, %outputFeatures : index
      %1155 = arith.addi %1154, %22 : index
      %1156 = wave.lane
      %1157 = arith.remui %1156, %c13 : index
      %1158 = arith.addi %1155, %1157 : index
      scf.if %20 {
        %1159 = arith.addi %1158, %c8 : index
        %1160 = memref.load %residual[%1159] : memref<?xf32>
        %1161 = arith.addf %1160, %1153 : f32
        %1162 = arith.addi %1158, %c8 : index
        memref.store %1161, %out[%1162] : memref<?xf32>
      } else {
        %1163 = arith.addi %1158, %c8 : index
        memref.store %1153, %out[%1163] : memref<?xf32>
      }
    }
    %1164 = arith.muli %1026, %c1 : index
    %1165 = arith.addi %1164, %c28 : index
    %1166 = arith.muli %1165, %c16 : index
    %1167 = arith.addi %1166, %1025 : index
    %1168 = arith.addi %1167, %c8 : index
    %1169 = memref.load %19[%1168] : memref<?xf32>
    %1170 = arith.addi %1168, %c3 : index
    %1171 = memref.load %19[%1170] : memref<?xf32>
    %1172 = arith.addf %1169, %1171 : f32
    %1173 = wave.lane
    %1174 = arith.addi %18, %c16 : index
    %1175 = arith.muli %1165, %c2 : index
    %1176 = arith.addi %1174, %1175 : index
    %1177 = arith.divui %1173, %c13 : index
    %1178 = arith.addi %1176, %1177 : index
    %1179 = arith.cmpi slt, %1178, %17 : index
    scf.if %1179 {
      %1180 = arith.cmpi eq, %hasFactors, %c7 : index
      %1181 = arith.muli %1178, %c2 : index
      %1182 = memref.load %factors[%1181] : memref<?xf32>
      %1183 = arith.mulf %1182, %operandScale : f32
      %1184 = arith.select %1180, %1183, %operandScale : f32
      %1185 = arith.remui %1173, %c13 : index
      %1186 = arith.muli %1185, %c1 : index
      %1187 = arith.addi %15, %1186 : index
      %1188 = vector.load %w[%1187] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1189 = vector.bitcast %1188 : vector<4xi8> to vector<1xf32>
      %1190 = vector.extract %1189[0] : f32 from vector<1xf32>
      %1191 = arith.mulf %1190, %1184 : f32
      %1192 = arith.mulf %1172, %1191 : f32
      %1193 = arith.muli %1178, %outputFeatures : index
      %1194 = arith.addi %1193, %22 : index
      %1195 = wave.lane
      %1196 = arith.remui %1195, %c13 : index
      %1197 = arith.addi %1194, %1196 : index
      scf.if %20 {
        %1198 = arith.addi %1197, %c8 : index
        %1199 = memref.load %residual[%1198] : memref<?xf32>
        %1200 = arith.addf %1199, %1192 : f32
        %1201 = arith.addi %1197, %c8 : index
        memref.store %1200, %out[%1201] : memref<?xf32>
      } else {
        %1202 = arith.addi %1197, %c8 : index
        memref.store %1192, %out[%1202] : memref<?xf32>
      }
    }
    %1203 = wave.lane
    wave.barrier
    %1204 = wave.wave
    %1205 = arith.muli %1204, %c7 : index
    %1206 = arith.addi %1205, %c8 : index
    %1207 = arith.muli %1206, %c3 : index
    %1208 = arith.addi %1207, %1203 : index
    %1209 = vector.extract %486#3[0] : f32 from vector<8xf32>
    %1210 = arith.addi %1208, %c8 : index
    memref.store %1209, %19[%1210] : memref<?xf32>
    %1211 = vector.extract %486#3[1] : f32 from vector<8xf32>
    %1212 = arith.addi %1208, %c16 : index
    memref.store %1211, %19[%1212] : memref<?xf32>
    %1213 = vector.extract %486#3[2] : f32 from vector<8xf32>
    %1214 = arith.addi %1208, %c4 : index
    memref.store %1213, %19[%1214] : memref<?xf32>
    %1215 = vector.extract %486#3[3] : f32 from vector<8xf32>
    %1216 = arith.addi %1208, %c29 : index
    memref.store %1215, %19[%1216] : memref<?xf32>
    %1217 = vector.extract %486#3[4] : f32 from vector<8xf32>
    %1218 = arith.addi %1208, %c6 : index
    memref.store %1217, %19[%1218] : memref<?xf32>
    %1219 = vector.extract %486#3[5] : f32 from vector<8xf32>
    %1220 = arith.addi %1208, %c30 : index
    memref.store %1219, %19[%1220] : memref<?xf32>
    %1221 = vector.extract %486#3[6] : f32 from vector<8xf32>
    %1222 = arith.addi %1208, %c31 : index
    memref.store %1221, %19[%1222] : memref<?xf32>
    %1223 = vector.extract %486#3[7] : f32 from vector<8xf32>
    %1224 = arith.addi %1208, %c32 : index
    memref.store %1223, %19[%1224] : memref<?xf32>
    wave.barrier
    %1225 = arith.muli %1204, %c1 : index
    %1226 = arith.addi %1225, %c8 : index
    %1227 = arith.muli %1226, %c16 : index
    %1228 = arith.addi %1227, %1203 : index
    %1229 = arith.addi %1228, %c8 : index
    %1230 = memref.load %19[%1229] : memref<?xf32>
    %1231 = arith.addi %1229, %c3 : index
    %1232 = memref.load %19[%1231] : memref<?xf32>
    %1233 = arith.addf %1230, %1232 : f32
    %1234 = wave.lane
    %1235 = arith.addi %18, %c17 : index
    %1236 = arith.muli %1226, %c2 : index
    %1237 = arith.addi %1235, %1236 : index
    %1238 = arith.divui %1234, %c13 : index
    %1239 = arith.addi %1237, %1238 : index
    %1240 = arith.cmpi slt, %1239, %17 : index
    scf.if %1240 {
      %1241 = arith.cmpi eq, %hasFactors, %c7 : index
      %1242 = arith.muli %1239, %c2 : index
      %1243 = memref.load %factors[%1242] : memref<?xf32>
      %1244 = arith.mulf %1243, %operandScale : f32
      %1245 = arith.select %1241, %1244, %operandScale : f32
      %1246 = arith.remui %1234, %c13 : index
      %1247 = arith.muli %1246, %c1 : index
      %1248 = arith.addi %15, %1247 : index
      %1249 = vector.load %w[%1248] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1250 = vector.bitcast %1249 : vector<4xi8> to vector<1xf32>
      %1251 = vector.extract %1250[0] : f32 from vector<1xf32>
      %1252 = arith.mulf %1251, %1245 : f32
      %1253 = arith.mulf %1233, %1252 : f32
      %1254 = arith.muli %1239, %outputFeatures : index
      %1255 = arith.addi %1254, %22 : index
      %1256 = wave.lane
      %1257 = arith.remui %1256, %c13 : index
      %1258 = arith.addi %1255, %1257 : index
      scf.if %20 {
        %1259 = arith.addi %1258, %c8 : index
        %1260 = memref.load %residual[%1259] : memref<?xf32>
        %1261 = arith.addf %1260, %1253 : f32
        %1262 = arith.addi %1258, %c8 : index
        memref.store %1261, %out[%1262] : memref<?xf32>
      } else {
        %1263 = arith.addi %1258, %c8 : index
        memref.store %1253, %out[%1263] : memref<?xf32>
      }
    }
    %1264 = arith.muli %1204, %c1 : index
    %1265 = arith.addi %1264, %c7 : index
    %1266 = arith.muli %1265, %c16 : index
    %1267 = arith.addi %1266, %1203 : index
    %1268 = arith.addi %1267, %c8 : index
    %1269 = memref.load %19[%1268] : memref<?xf32>
    %1270 = arith.addi %1268, %c3 : index
    %1271 = memref.load %19[%1270] : memref<?xf32>
    %1272 = arith.addf %1269, %1271 : f32
    %1273 = wave.lane
    %1274 = arith.addi %18, %c17 : index
    %1275 = arith.muli %1265, %c2 : index
    %1276 = arith.addi %1274, %1275 : index
    %1277 = arith.divui %1273, %c13 : index
    %1278 = arith.addi %1276, %1277 : index
    %1279 = arith.cmpi slt, %1278, %17 : index
    scf.if %1279 {
      %1280 = arith.cmpi eq, %hasFactors, %c7 : index
      %1281 = arith.muli %1278, %c2 : index
      %1282 = memref.load %factors[%1281] : memref<?xf32>
      %1283 = arith.mulf %1282, %operandScale : f32
      %1284 = arith.select %1280, %1283, %operandScale : f32
      %1285 = arith.remui %1273, %c13 : index
      %1286 = arith.muli %1285, %c1 : index
      %1287 = arith.addi %15, %1286 : index
      %1288 = vector.load %w[%1287] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1289 = vector.bitcast %1288 : vector<4xi8> to vector<1xf32>
      %1290 = vector.extract %1289[0] : f32 from vector<1xf32>
      %1291 = arith.mulf %1290, %1284 : f32
      %1292 = arith.mulf %1272, %1291 : f32
      %1293 = arith.muli %1278, %outputFeatures : index
      %1294 = arith.addi %1293, %22 : index
      %1295 = wave.lane
      %1296 = arith.remui %1295, %c13 : index
      %1297 = arith.addi %1294, %1296 : index
      scf.if %20 {
        %1298 = arith.addi %1297, %c8 : index
        %1299 = memref.load %residual[%1298] : memref<?xf32>
        %1300 = arith.addf %1299, %1292 : f32
        %1301 = arith.addi %1297, %c8 : index
        memref.store %1300, %out[%1301] : memref<?xf32>
      } else {
        %1302 = arith.addi %1297, %c8 : index
        memref.store %1292, %out[%1302] : memref<?xf32>
      }
    }
    %1303 = arith.muli %1204, %c1 : index
    %1304 = arith.addi %1303, %c2 : index
    %1305 = arith.muli %1304, %c16 : index
    %1306 = arith.addi %1305, %1203 : index
    %1307 = arith.addi %1306, %c8 : index
    %1308 = memref.load %19[%1307] : memref<?xf32>
    %1309 = arith.addi %1307, %c3 : index
    %1310 = memref.load %19[%1309] : memref<?xf32>
    %1311 = arith.addf %1308, %1310 : f32
    %1312 = wave.lane
    %1313 = arith.addi %18, %c17 : index
    %1314 = arith.muli %1304, %c2 : index
    %1315 = arith.addi %1313, %1314 : index
    %1316 = arith.divui %1312, %c13 : index
    %1317 = arith.addi %1315, %1316 : index
    %1318 = arith.cmpi slt, %1317, %17 : index
    scf.if %1318 {
      %1319 = arith.cmpi eq, %hasFactors, %c7 : index
      %1320 = arith.muli %1317, %c2 : index
      %1321 = memref.load %factors[%1320] : memref<?xf32>
      %1322 = arith.mulf %1321, %operandScale : f32
      %1323 = arith.select %1319, %1322, %operandScale : f32
      %1324 = arith.remui %1312, %c13 : index
      %1325 = arith.muli %1324, %c1 : index
      %1326 = arith.addi %15, %1325 : index
      %1327 = vector.load %w[%1326] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1328 = vector.bitcast %1327 : vector<4xi8> to vector<1xf32>
      %1329 = vector.extract %1328[0] : f32 from vector<1xf32>
      %1330 = arith.mulf %1329, %1323 : f32
      %1331 = arith.mulf %1311, %1330 : f32
      %1332 = arith.muli %1317, %outputFeatures : index
      %1333 = arith.addi %1332, %22 : index
      %1334 = wave.lane
      %1335 = arith.remui %1334, %c13 : index
      %1336 = arith.addi %1333, %1335 : index
      scf.if %20 {
        %1337 = arith.addi %1336, %c8 : index
        %1338 = memref.load %residual[%1337] : memref<?xf32>
        %1339 = arith.addf %1338, %1331 : f32
        %1340 = arith.addi %1336, %c8 : index
        memref.store %1339, %out[%1340] : memref<?xf32>
      } else {
        %1341 = arith.addi %1336, %c8 : index
        memref.store %1331, %out[%1341] : memref<?xf32>
      }
    }
    %1342 = arith.muli %1204, %c1 : index
    %1343 = arith.addi %1342, %c28 : index
    %1344 = arith.muli %1343, %c16 : index
    %1345 = arith.addi %1344, %1203 : index
    %1346 = arith.addi %1345, %c8 : index
    %1347 = memref.load %19[%1346] : memref<?xf32>
    %1348 = arith.addi %1346, %c3 : index
    %1349 = memref.load %19[%1348] : memref<?xf32>
    %1350 = arith.addf %1347, %1349 : f32
    %1351 = wave.lane
    %1352 = arith.addi %18, %c17 : index
    %1353 = arith.muli %1343, %c2 : index
    %1354 = arith.addi %1352, %1353 : index
    %1355 = arith.divui %1351, %c13 : index
    %1356 = arith.addi %1354, %1355 : index
    %1357 = arith.cmpi slt, %1356, %17 : index
    scf.if %1357 {
      %1358 = arith.cmpi eq, %hasFactors, %c7 : index
      %1359 = arith.muli %1356, %c2 : index
      %1360 = memref.load %factors[%1359] : memref<?xf32>
      %1361 = arith.mulf %1360, %operandScale : f32
      %1362 = arith.select %1358, %1361, %operandScale : f32
      %1363 = arith.remui %1351, %c13 : index
      %1364 = arith.muli %1363, %c1 : index
      %1365 = arith.addi %15, %1364 : index
      %1366 = vector.load %w[%1365] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1367 = vector.bitcast %1366 : vector<4xi8> to vector<1xf32>
      %1368 = vector.extract %1367[0] : f32 from vector<1xf32>
      %1369 = arith.mulf %1368, %1362 : f32
      %1370 = arith.mulf %1350, %1369 : f32
      %1371 = arith.muli %1356, %outputFeatures : index
      %1372 = arith.addi %1371, %22 : index
      %1373 = wave.lane
      %1374 = arith.remui %1373, %c13 : index
      %1375 = arith.addi %1372, %1374 : index
      scf.if %20 {
        %1376 = arith.addi %1375, %c8 : index
        %1377 = memref.load %residual[%1376] : memref<?xf32>
        %1378 = arith.addf %1377, %1370 : f32
        %1379 = arith.addi %1375, %c8 : index
        memref.store %1378, %out[%1379] : memref<?xf32>
      } else {
        %1380 = arith.addi %1375, %c8 : index
        memref.store %1370, %out[%1380] : memref<?xf32>
      }
    }
  }
  wave.return
}
