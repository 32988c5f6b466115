// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q2_k', waves=8, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q2_k_w8p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
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
  %c10 = arith.constant 2048 : index
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
  %c33 = arith.constant 512 : index
  %c34 = arith.constant 768 : index
  %c35 = arith.constant 1024 : index
  %c36 = arith.constant 1280 : index
  %c37 = arith.constant 1536 : index
  %c38 = arith.constant 1792 : index
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
    %691 = arith.muli %670, %c7 : index
    %692 = arith.addi %691, %c8 : index
    %693 = arith.muli %692, %c16 : index
    %694 = arith.addi %693, %669 : index
    %695 = arith.addi %694, %c8 : index
    %696 = memref.load %19[%695] : memref<?xf32>
    %697 = arith.addi %695, %c3 : index
    %698 = memref.load %19[%697] : memref<?xf32>
    %699 = arith.addf %696, %698 : f32
    %700 = arith.addi %695, %c33 : index
    %701 = memref.load %19[%700] : memref<?xf32>
    %702 = arith.addf %699, %701 : f32
    %703 = arith.addi %695, %c34 : index
    %704 = memref.load %19[%703] : memref<?xf32>
    %705 = arith.addf %702, %704 : f32
    %706 = arith.addi %695, %c35 : index
    %707 = memref.load %19[%706] : memref<?xf32>
    %708 = arith.addf %705, %707 : f32
    %709 = arith.addi %695, %c36 : index
    %710 = memref.load %19[%709] : memref<?xf32>
    %711 = arith.addf %708, %710 : f32
    %712 = arith.addi %695, %c37 : index
    %713 = memref.load %19[%712] : memref<?xf32>
    %714 = arith.addf %711, %713 : f32
    %715 = arith.addi %695, %c38 : index
    %716 = memref.load %19[%715] : memref<?xf32>
    %717 = arith.addf %714, %716 : f32
    %718 = wave.lane
    %719 = arith.addi %18, %c8 : index
    %720 = arith.muli %692, %c2 : index
    %721 = arith.addi %719, %720 : index
    %722 = arith.divui %718, %c13 : index
    %723 = arith.addi %721, %722 : index
    %724 = arith.cmpi slt, %723, %17 : index
    scf.if %724 {
      %725 = arith.cmpi eq, %hasFactors, %c7 : index
      %726 = arith.muli %723, %c2 : index
      %727 = memref.load %factors[%726] : memref<?xf32>
      %728 = arith.mulf %727, %operandScale : f32
      %729 = arith.select %725, %728, %operandScale : f32
      %730 = arith.remui %718, %c13 : index
      %731 = arith.muli %730, %c1 : index
      %732 = arith.addi %15, %731 : index
      %733 = vector.load %w[%732] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %734 = vector.bitcast %733 : vector<4xi8> to vector<1xf32>
      %735 = vector.extract %734[0] : f32 from vector<1xf32>
      %736 = arith.mulf %735, %729 : f32
      %737 = arith.mulf %717, %736 : f32
      %738 = arith.muli %723, %outputFeatures : index
      %739 = arith.addi %738, %22 : index
      %740 = wave.lane
      %741 = arith.remui %740, %c13 : index
      %742 = arith.addi %739, %741 : index
      scf.if %20 {
        %743 = arith.addi %742, %c8 : index
        %744 = memref.load %residual[%743] : memref<?xf32>
        %745 = arith.addf %744, %737 : f32
        %746 = arith.addi %742, %c8 : index
        memref.store %745, %out[%746] : memref<?xf32>
      } else {
        %747 = arith.addi %742, %c8 : index
        memref.store %737, %out[%747] : memref<?xf32>
      }
    }
    %748 = wave.lane
    wave.barrier
    %749 = wave.wave
    %750 = arith.muli %749, %c7 : index
    %751 = arith.addi %750, %c8 : index
    %752 = arith.muli %751, %c3 : index
    %753 = arith.addi %752, %748 : index
    %754 = vector.extract %486#1[0] : f32 from vector<8xf32>
    %755 = arith.addi %753, %c8 : index
    memref.store %754, %19[%755] : memref<?xf32>
    %756 = vector.extract %486#1[1] : f32 from vector<8xf32>
    %757 = arith.addi %753, %c16 : index
    memref.store %756, %19[%757] : memref<?xf32>
    %758 = vector.extract %486#1[2] : f32 from vector<8xf32>
    %759 = arith.addi %753, %c4 : index
    memref.store %758, %19[%759] : memref<?xf32>
    %760 = vector.extract %486#1[3] : f32 from vector<8xf32>
    %761 = arith.addi %753, %c29 : index
    memref.store %760, %19[%761] : memref<?xf32>
    %762 = vector.extract %486#1[4] : f32 from vector<8xf32>
    %763 = arith.addi %753, %c6 : index
    memref.store %762, %19[%763] : memref<?xf32>
    %764 = vector.extract %486#1[5] : f32 from vector<8xf32>
    %765 = arith.addi %753, %c30 : index
    memref.store %764, %19[%765] : memref<?xf32>
    %766 = vector.extract %486#1[6] : f32 from vector<8xf32>
    %767 = arith.addi %753, %c31 : index
    memref.store %766, %19[%767] : memref<?xf32>
    %768 = vector.extract %486#1[7] : f32 from vector<8xf32>
    %769 = arith.addi %753, %c32 : index
    memref.store %768, %19[%769] : memref<?xf32>
    wave.barrier
    %770 = arith.muli %749, %c7 : index
    %771 = arith.addi %770, %c8 : index
    %772 = arith.muli %771, %c16 : index
    %773 = arith.addi %772, %748 : index
    %774 = arith.addi %773, %c8 : index
    %775 = memref.load %19[%774] : memref<?xf32>
    %776 = arith.addi %774, %c3 : index
    %777 = memref.load %19[%776] : memref<?xf32>
    %778 = arith.addf %775, %777 : f32
    %779 = arith.addi %774, %c33 : index
    %780 = memref.load %19[%779] : memref<?xf32>
    %781 = arith.addf %778, %780 : f32
    %782 = arith.addi %774, %c34 : index
    %783 = memref.load %19[%782] : memref<?xf32>
    %784 = arith.addf %781, %783 : f32
    %785 = arith.addi %774, %c35 : index
    %786 = memref.load %19[%785] : memref<?xf32>
    %787 = arith.addf %784, %786 : f32
    %788 = arith.addi %774, %c36 : index
    %789 = memref.load %19[%788] : memref<?xf32>
    %790 = arith.addf %787, %789 : f32
    %791 = arith.addi %774, %c37 : index
    %792 = memref.load %19[%791] : memref<?xf32>
    %793 = arith.addf %790, %792 : f32
    %794 = arith.addi %774, %c38 : index
    %795 = memref.load %19[%794] : memref<?xf32>
    %796 = arith.addf %793, %795 : f32
    %797 = wave.lane
    %798 = arith.addi %18, %c13 : index
    %799 = arith.muli %771, %c2 : index
    %800 = arith.addi %798, %799 : index
    %801 = arith.divui %797, %c13 : index
    %802 = arith.addi %800, %801 : index
    %803 = arith.cmpi slt, %802, %17 : index
    scf.if %803 {
      %804 = arith.cmpi eq, %hasFactors, %c7 : index
      %805 = arith.muli %802, %c2 : index
      %806 = memref.load %factors[%805] : memref<?xf32>
      %807 = arith.mulf %806, %operandScale : f32
      %808 = arith.select %804, %807, %operandScale : f32
      %809 = arith.remui %797, %c13 : index
      %810 = arith.muli %809, %c1 : index
      %811 = arith.addi %15, %810 : index
      %812 = vector.load %w[%811] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %813 = vector.bitcast %812 : vector<4xi8> to vector<1xf32>
      %814 = vector.extract %813[0] : f32 from vector<1xf32>
      %815 = arith.mulf %814, %808 : f32
      %816 = arith.mulf %796, %815 : f32
      %817 = arith.muli %802, %outputFeatures : index
      %818 = arith.addi %817, %22 : index
      %819 = wave.lane
      %820 = arith.remui %819, %c13 : index
      %821 = arith.addi %818, %820 : index
      scf.if %20 {
        %822 = arith.addi %821, %c8 : index
        %823 = memref.load %residual[%822] : memref<?xf32>
        %824 = arith.addf %823, %816 : f32
        %825 = arith.addi %821, %c8 : index
        memref.store %824, %out[%825] : memref<?xf32>
      } else {
        %826 = arith.addi %821, %c8 : index
        memref.store %816, %out[%826] : memref<?xf32>
      }
    }
    %827 = wave.lane
    wave.barrier
    %828 = wave.wave
    %829 = arith.muli %828, %c7 : index
    %830 = arith.addi %829, %c8 : index
    %831 = arith.muli %830, %c3 : index
    %832 = arith.addi %831, %827 : index
    %833 = vector.extract %486#2[0] : f32 from vector<8xf32>
    %834 = arith.addi %832, %c8 : index
    memref.store %833, %19[%834] : memref<?xf32>
    %835 = vector.extract %486#2[1] : f32 from vector<8xf32>
    %836 = arith.addi %832, %c16 : index
    memref.store %835, %19[%836] : memref<?xf32>
    %837 = vector.extract %486#2[2] : f32 from vector<8xf32>
    %838 = arith.addi %832, %c4 : index
    memref.store %837, %19[%838] : memref<?xf32>
    %839 = vector.extract %486#2[3] : f32 from vector<8xf32>
    %840 = arith.addi %832, %c29 : index
    memref.store %839, %19[%840] : memref<?xf32>
    %841 = vector.extract %486#2[4] : f32 from vector<8xf32>
    %842 = arith.addi %832, %c6 : index
    memref.store %841, %19[%842] : memref<?xf32>
    %843 = vector.extract %486#2[5] : f32 from vector<8xf32>
    %844 = arith.addi %832, %c30 : index
    memref.store %843, %19[%844] : memref<?xf32>
    %845 = vector.extract %486#2[6] : f32 from vector<8xf32>
    %846 = arith.addi %832, %c31 : index
    memref.store %845, %19[%846] : memref<?xf32>
    %847 = vector.extract %486#2[7] : f32 from vector<8xf32>
    %848 = arith.addi %832, %c32 : index
    memref.store %847, %19[%848] : memref<?xf32>
    wave.barrier
    %849 = arith.muli %828, %c7 : index
    %850 = arith.addi %849, %c8 : index
    %851 = arith.muli %850, %c16 : index
    %852 = arith.addi %851, %827 : index
    %853 = arith.addi %852, %c8 : index
    %854 = memref.load %19[%853] : memref<?xf32>
    %855 = arith.addi %853, %c3 : index
    %856 = memref.load %19[%855] : memref<?xf32>
    %857 = arith.addf %854, %856 : f32
    %858 = arith.addi %853, %c33 : index
    %859 = memref.load %19[%858] : memref<?xf32>
    %860 = arith.addf %857, %859 : f32
    %861 = arith.addi %853, %c34 : index
    %862 = memref.load %19[%861] : memref<?xf32>
    %863 = arith.addf %860, %862 : f32
    %864 = arith.addi %853, %c35 : index
    %865 = memref.load %19[%864] : memref<?xf32>
    %866 = arith.addf %863, %865 : f32
    %867 = arith.addi %853, %c36 : index
    %868 = memref.load %19[%867] : memref<?xf32>
    %869 = arith.addf %866, %868 : f32
    %870 = arith.addi %853, %c37 : index
    %871 = memref.load %19[%870] : memref<?xf32>
    %872 = arith.addf %869, %871 : f32
    %873 = arith.addi %853, %c38 : index
    %874 = memref.load %19[%873] : memref<?xf32>
    %875 = arith.addf %872, %874 : f32
    %876 = wave.lane
    %877 = arith.addi %18, %c16 : index
    %878 = arith.muli %850, %c2 : index
    %879 = arith.addi %877, %878 : index
    %880 = arith.divui %876, %c13 : index
    %881 = arith.addi %879, %880 : index
    %882 = arith.cmpi slt, %881, %17 : index
    scf.if %882 {
      %883 = arith.cmpi eq, %hasFactors, %c7 : index
      %884 = arith.muli %881, %c2 : index
      %885 = memref.load %factors[%884] : memref<?xf32>
      %886 = arith.mulf %885, %operandScale : f32
      %887 = arith.select %883, %886, %operandScale : f32
      %888 = arith.remui %876, %c13 : index
      %889 = arith.muli %888, %c1 : index
      %890 = arith.addi %15, %889 : index
      %891 = vector.load %w[%890] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %892 = vector.bitcast %891 : vector<4xi8> to vector<1xf32>
      %893 = vector.extract %892[0] : f32 from vector<1xf32>
      %894 = arith.mulf %893, %887 : f32
      %895 = arith.mulf %875, %894 : f32
      %896 = arith.muli %881, %outputFeatures : index
      %897 = arith.addi %896, %22 : index
      %898 = wave.lane
      %899 = arith.remui %898, %c13 : index
      %900 = arith.addi %897, %899 : index
      scf.if %20 {
        %901 = arith.addi %900, %c8 : index
        %902 = memref.load %residual[%901] : memref<?xf32>
        %903 = arith.addf %902, %895 : f32
        %904 = arith.addi %900, %c8 : index
        memref.store %903, %out[%904] : memref<?xf32>
      } else {
        %905 = arith.addi %900, %c8 : index
        memref.store %895, %out[%905] : memref<?xf32>
      }
    }
    %906 = wave.lane
    wave.barrier
    %907 = wave.wave
    %908 = arith.muli %907, %c7 : index
    %909 = arith.addi %908, %c8 : index
    %910 = arith.muli %909, %c3 : index
    %911 = arith.addi %910, %906 : index
    %912 = vector.extract %486#3[0] : f32 from vector<8xf32>
    %913 = arith.addi %911, %c8 : index
    memref.store %912, %19[%913] : memref<?xf32>
    %914 = vector.extract %486#3[1] : f32 from vector<8xf32>
    %915 = arith.addi %911, %c16 : index
    memref.store %914, %19[%915] : memref<?xf32>
    %916 = vector.extract %486#3[2] : f32 from vector<8xf32>
    %917 = arith.addi %911, %c4 : index
    memref.store %916, %19[%917] : memref<?xf32>
    %918 = vector.extract %486#3[3] : f32 from vector<8xf32>
    %919 = arith.addi %911, %c29 : index
    memref.store %918, %19[%919] : memref<?xf32>
    %920 = vector.extract %486#3[4] : f32 from vector<8xf32>
    %921 = arith.addi %911, %c6 : index
    memref.store %920, %19[%921] : memref<?xf32>
    %922 = vector.extract %486#3[5] : f32 from vector<8xf32>
    %923 = arith.addi %911, %c30 : index
    memref.store %922, %19[%923] : memref<?xf32>
    %924 = vector.extract %486#3[6] : f32 from vector<8xf32>
    %925 = arith.addi %911, %c31 : index
    memref.store %924, %19[%925] : memref<?xf32>
    %926 = vector.extract %486#3[7] : f32 from vector<8xf32>
    %927 = arith.addi %911, %c32 : index
    memref.store %926, %19[%927] : memref<?xf32>
    wave.barrier
    %928 = arith.muli %907, %c7 : index
    %929 = arith.addi %928, %c8 : index
    %930 = arith.muli %929, %c16 : index
    %931 = arith.addi %930, %906 : index
    %932 = arith.addi %931, %c8 : index
    %933 = memref.load %19[%932] : memref<?xf32>
    %934 = arith.addi %932, %c3 : index
    %935 = memref.load %19[%934] : memref<?xf32>
    %936 = arith.addf %933, %935 : f32
    %937 = arith.addi %932, %c33 : index
    %938 = memref.load %19[%937] : memref<?xf32>
    %939 = arith.addf %936, %938 : f32
    %940 = arith.addi %932, %c34 : index
    %941 = memref.load %19[%940] : memref<?xf32>
    %942 = arith.addf %939, %941 : f32
    %943 = arith.addi %932, %c35 : index
    %944 = memref.load %19[%943] : memref<?xf32>
    %945 = arith.addf %942, %944 : f32
    %946 = arith.addi %932, %c36 : index
    %947 = memref.load %19[%946] : memref<?xf32>
    %948 = arith.addf %945, %947 : f32
    %949 = arith.addi %932, %c37 : index
    %950 = memref.load %19[%949] : memref<?xf32>
    %951 = arith.addf %948, %950 : f32
    %952 = arith.addi %932, %c38 : index
    %953 = memref.load %19[%952] : memref<?xf32>
    %954 = arith.addf %951, %953 : f32
    %955 = wave.lane
    %956 = arith.addi %18, %c17 : index
    %957 = arith.muli %929, %c2 : index
    %958 = arith.addi %956, %957 : index
    %959 = arith.divui %955, %c13 : index
    %960 = arith.addi %958, %959 : index
    %961 = arith.cmpi slt, %960, %17 : index
    scf.if %961 {
      %962 = arith.cmpi eq, %hasFactors, %c7 : index
      %963 = arith.muli %960, %c2 : index
      %964 = memref.load %factors[%963] : memref<?xf32>
      %965 = arith.mulf %964, %operandScale : f32
      %966 = arith.select %962, %965, %operandScale : f32
      %967 = arith.remui %955, %c13 : index
      %968 = arith.muli %967, %c1 : index
      %969 = arith.addi %15, %968 : index
      %970 = vector.load %w[%969] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %971 = vector.bitcast %970 : vector<4xi8> to vector<1xf32>
      %972 = vector.extract %971[0] : f32 from vector<1xf32>
      %973 = arith.mulf %972, %966 : f32
      %974 = arith.mulf %954, %973 : f32
      %975 = arith.muli %960, %outputFeatures : index
      %976 = arith.addi %975, %22 : index
      %977 = wave.lane
      %978 = arith.remui %977, %c13 : index
      %979 = arith.addi %976, %978 : index
      scf.if %20 {
        %980 = arith.addi %979, %c8 : index
        %981 = memref.load %residual[%980] : memref<?xf32>
        %982 = arith.addf %981, %974 : f32
        %983 = arith.addi %979, %c8 : index
        memref.store %982, %out[%983] : memref<?xf32>
      } else {
        %984 = arith.addi %979, %c8 : index
        memref.store %974, %out[%984] : memref<?xf32>
      }
    }
  }
  wave.return
}
