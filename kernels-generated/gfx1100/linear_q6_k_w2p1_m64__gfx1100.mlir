// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q6_k', waves=2, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q6_k_w2p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 12 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 32 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c9 = arith.constant 64 : index
  %c10 = arith.constant 512 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c13 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %c15 = arith.constant 2 : index
  %c16 = arith.constant 8 : index
  %c17 = arith.constant 48 : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant dense<0> : vector<4xi32>
  %c22 = arith.constant dense<983055> : vector<4xi32>
  %c23 = arith.constant dense<[0, 8, 0, 8]> : vector<4xi32>
  %c24 = arith.constant dense<196611> : vector<4xi32>
  %c25 = arith.constant dense<4> : vector<4xi32>
  %c26 = arith.constant dense<1677747200> : vector<4xi32>
  %c27 = arith.constant dense<[2, 10, 2, 10]> : vector<4xi32>
  %c28 = arith.constant dense<8> : vector<4xi32>
  %c29 = arith.constant dense<[4, 12, 4, 12]> : vector<4xi32>
  %c30 = arith.constant dense<12> : vector<4xi32>
  %c31 = arith.constant dense<[6, 14, 6, 14]> : vector<4xi32>
  %c32 = arith.constant dense<0x6420> : vector<32xf16>
  %c33 = arith.constant 3 : index
  %c34 = arith.constant 96 : index
  %c35 = arith.constant 160 : index
  %c36 = arith.constant 192 : index
  %c37 = arith.constant 224 : index
  %c38 = arith.constant 4 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
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
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c9 : index
  %17 = wave.scratch %c10 : memref<?xf32>
  %18 = arith.cmpi eq, %hasResidual, %c6 : index
  %19 = wave.block 0
  %20 = arith.muli %19, %c13 : index
  %21 = arith.cmpi slt, %16, %15 : index
  scf.if %21 {
    %22 = wave.lane
    %23 = arith.remui %22, %c13 : index
    %24 = arith.remui %23, %tileRows : index
    %25 = arith.addi %16, %24 : index
    %26 = arith.divui %25, %tileRows : index
    %27 = arith.divui %inputFeatures, %c13 : index
    %28 = arith.muli %26, %27 : index
    %29 = arith.divui %c7, %c13 : index
    %30 = arith.addi %28, %29 : index
    %31 = arith.muli %30, %c15 : index
    %32 = arith.remui %c7, %c13 : index
    %33 = arith.divui %32, %c16 : index
    %34 = arith.addi %31, %33 : index
    %35 = arith.muli %tileRows, %c16 : index
    %36 = arith.muli %34, %35 : index
    %37 = arith.remui %25, %tileRows : index
    %38 = arith.muli %37, %c16 : index
    %39 = arith.addi %36, %38 : index
    %40 = arith.remui %c7, %c16 : index
    %41 = arith.addi %39, %40 : index
    %42 = arith.addi %23, %c13 : index
    %43 = arith.addi %16, %42 : index
    %44 = arith.divui %43, %tileRows : index
    %45 = arith.divui %inputFeatures, %c13 : index
    %46 = arith.muli %44, %45 : index
    %47 = arith.divui %c7, %c13 : index
    %48 = arith.addi %46, %47 : index
    %49 = arith.muli %48, %c15 : index
    %50 = arith.remui %c7, %c13 : index
    %51 = arith.divui %50, %c16 : index
    %52 = arith.addi %49, %51 : index
    %53 = arith.muli %tileRows, %c16 : index
    %54 = arith.muli %52, %53 : index
    %55 = arith.remui %43, %tileRows : index
    %56 = arith.muli %55, %c16 : index
    %57 = arith.addi %54, %56 : index
    %58 = arith.remui %c7, %c16 : index
    %59 = arith.addi %57, %58 : index
    %60 = arith.addi %23, %c3 : index
    %61 = arith.addi %16, %60 : index
    %62 = arith.divui %61, %tileRows : index
    %63 = arith.divui %inputFeatures, %c13 : index
    %64 = arith.muli %62, %63 : index
    %65 = arith.divui %c7, %c13 : index
    %66 = arith.addi %64, %65 : index
    %67 = arith.muli %66, %c15 : index
    %68 = arith.remui %c7, %c13 : index
    %69 = arith.divui %68, %c16 : index
    %70 = arith.addi %67, %69 : index
    %71 = arith.muli %tileRows, %c16 : index
    %72 = arith.muli %70, %71 : index
    %73 = arith.remui %61, %tileRows : index
    %74 = arith.muli %73, %c16 : index
    %75 = arith.addi %72, %74 : index
    %76 = arith.remui %c7, %c16 : index
    %77 = arith.addi %75, %76 : index
    %78 = arith.addi %23, %c17 : index
    %79 = arith.addi %16, %78 : index
    %80 = arith.divui %79, %tileRows : index
    %81 = arith.divui %inputFeatures, %c13 : index
    %82 = arith.muli %80, %81 : index
    %83 = arith.divui %c7, %c13 : index
    %84 = arith.addi %82, %83 : index
    %85 = arith.muli %84, %c15 : index
    %86 = arith.remui %c7, %c13 : index
    %87 = arith.divui %86, %c16 : index
    %88 = arith.addi %85, %87 : index
    %89 = arith.muli %tileRows, %c16 : index
    %90 = arith.muli %88, %89 : index
    %91 = arith.remui %79, %tileRows : index
    %92 = arith.muli %91, %c16 : index
    %93 = arith.addi %90, %92 : index
    %94 = arith.remui %c7, %c16 : index
    %95 = arith.addi %93, %94 : index
    %96 = wave.wave
    %97 = arith.divui %inputFeatures, %c3 : index
    %98 = arith.muli %96, %stepsPerWave : index
    %99 = arith.minsi %98, %97 : index
    %100 = arith.addi %99, %stepsPerWave : index
    %101 = arith.minsi %100, %97 : index
    %102 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %103 = arith.subi %101, %99 : index
    %104 = arith.divui %103, %c15 : index
    %105 = arith.muli %104, %c15 : index
    %106 = arith.addi %99, %105 : index
    %107 = arith.addi %99, %stepsPerWave : index
    %108 = arith.select %102, %107, %106 : index
    %114:4 = scf.for %109 = %99 to %108 step %c15 iter_args(%110 = %c18, %111 = %c18, %112 = %c18, %113 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %115 = wave.lane
      %116 = arith.addi %109, %c7 : index
      %117 = arith.remui %115, %c13 : index
      %118 = arith.addi %13, %c5 : index
      %119 = arith.divui %116, %c16 : index
      %120 = arith.muli %119, %c3 : index
      %121 = arith.addi %118, %120 : index
      %122 = arith.muli %117, %c15 : index
      %123 = arith.addi %121, %122 : index
      %124 = vector.load %w[%123] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %125 = vector.bitcast %124 : vector<2xi8> to vector<1xf16>
      %126 = arith.divui %inputFeatures, %c2 : index
      %127 = arith.muli %126, %c3 : index
      %128 = arith.addi %118, %127 : index
      %129 = arith.muli %116, %c3 : index
      %130 = arith.addi %128, %129 : index
      %131 = arith.muli %117, %c15 : index
      %132 = arith.addi %130, %131 : index
      %133 = vector.load %w[%132] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %134 = vector.extract %125[0] : f16 from vector<1xf16>
      %135 = arith.extf %134 : f16 to f32
      %136 = vector.extract %133[0] : i8 from vector<2xi8>
      %137 = arith.extsi %136 : i8 to i32
      %138 = arith.sitofp %137 : i32 to f32
      %139 = arith.mulf %135, %138 : f32
      %140 = arith.truncf %139 : f32 to f16
      %141 = vector.broadcast %140 : f16 to vector<16xf16>
      %142 = vector.extract %125[0] : f16 from vector<1xf16>
      %143 = arith.extf %142 : f16 to f32
      %144 = vector.extract %133[1] : i8 from vector<2xi8>
      %145 = arith.extsi %144 : i8 to i32
      %146 = arith.sitofp %145 : i32 to f32
      %147 = arith.mulf %143, %146 : f32
      %148 = arith.truncf %147 : f32 to f16
      %149 = vector.broadcast %148 : f16 to vector<16xf16>
      %150 = arith.addi %13, %c5 : index
      %151 = arith.divui %inputFeatures, %c2 : index
      %152 = arith.muli %151, %c3 : index
      %153 = arith.addi %152, %inputFeatures : index
      %154 = arith.addi %153, %c4 : index
      %155 = arith.divui %154, %c5 : index
      %156 = arith.muli %155, %c5 : index
      %157 = arith.addi %150, %156 : index
      %158 = arith.muli %inputFeatures, %c16 : index
      %159 = arith.addi %157, %158 : index
      %160 = arith.muli %116, %c13 : index
      %161 = arith.addi %160, %117 : index
      %162 = arith.muli %161, %c16 : index
      %163 = arith.addi %159, %162 : index
      %164 = arith.muli %116, %c2 : index
      %165 = arith.addi %157, %164 : index
      %166 = arith.muli %117, %c13 : index
      %167 = arith.addi %165, %166 : index
      %168 = vector.load %w[%163] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %169 = vector.bitcast %168 : vector<8xi8> to vector<2xi32>
      %170 = vector.shuffle %169, %169 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %171 = vector.load %w[%167] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %172 = vector.bitcast %171 : vector<16xi8> to vector<4xi32>
      %173 = arith.shrui %172, %c21 : vector<4xi32>
      %174 = arith.andi %173, %c22 : vector<4xi32>
      %175 = arith.shrui %170, %c23 : vector<4xi32>
      %176 = arith.andi %175, %c24 : vector<4xi32>
      %177 = arith.shli %176, %c25 : vector<4xi32>
      %178 = arith.ori %174, %177 : vector<4xi32>
      %179 = arith.ori %178, %c26 : vector<4xi32>
      %180 = vector.bitcast %179 : vector<4xi32> to vector<8xf16>
      %181 = arith.shrui %172, %c25 : vector<4xi32>
      %182 = arith.andi %181, %c22 : vector<4xi32>
      %183 = arith.shrui %170, %c27 : vector<4xi32>
      %184 = arith.andi %183, %c24 : vector<4xi32>
      %185 = arith.shli %184, %c25 : vector<4xi32>
      %186 = arith.ori %182, %185 : vector<4xi32>
      %187 = arith.ori %186, %c26 : vector<4xi32>
      %188 = vector.bitcast %187 : vector<4xi32> to vector<8xf16>
      %189 = arith.shrui %172, %c28 : vector<4xi32>
      %190 = arith.andi %189, %c22 : vector<4xi32>
      %191 = arith.shrui %170, %c29 : vector<4xi32>
      %192 = arith.andi %191, %c24 : vector<4xi32>
      %193 = arith.shli %192, %c25 : vector<4xi32>
      %194 = arith.ori %190, %193 : vector<4xi32>
      %195 = arith.ori %194, %c26 : vector<4xi32>
      %196 = vector.bitcast %195 : vector<4xi32> to vector<8xf16>
      %197 = arith.shrui %172, %c30 : vector<4xi32>
      %198 = arith.andi %197, %c22 : vector<4xi32>
      %199 = arith.shrui %170, %c31 : vector<4xi32>
      %200 = arith.andi %199, %c24 : vector<4xi32>
      %201 = arith.shli %200, %c25 : vector<4xi32>
      %202 = arith.ori %198, %201 : vector<4xi32>
      %203 = arith.ori %202, %c26 : vector<4xi32>
      %204 = vector.bitcast %203 : vector<4xi32> to vector<8xf16>
      %205 = vector.shuffle %180, %188 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %206 = vector.shuffle %196, %204 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %207 = vector.shuffle %205, %206 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %208 = arith.subf %207, %c32 : vector<32xf16>
      %209 = vector.shuffle %208, %208 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %210 = vector.shuffle %208, %208 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %211 = arith.mulf %209, %141 : vector<16xf16>
      %212 = arith.mulf %210, %149 : vector<16xf16>
      %213 = arith.addi %109, %c6 : index
      %214 = arith.remui %115, %c13 : index
      %215 = arith.addi %13, %c5 : index
      %216 = arith.divui %213, %c16 : index
      %217 = arith.muli %216, %c3 : index
      %218 = arith.addi %215, %217 : index
      %219 = arith.muli %214, %c15 : index
      %220 = arith.addi %218, %219 : index
      %221 = vector.load %w[%220] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %222 = vector.bitcast %221 : vector<2xi8> to vector<1xf16>
      %223 = arith.divui %inputFeatures, %c2 : index
      %224 = arith.muli %223, %c3 : index
      %225 = arith.addi %215, %224 : index
      %226 = arith.muli %213, %c3 : index
      %227 = arith.addi %225, %226 : index
      %228 = arith.muli %214, %c15 : index
      %229 = arith.addi %227, %228 : index
      %230 = vector.load %w[%229] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %231 = vector.extract %222[0] : f16 from vector<1xf16>
      %232 = arith.extf %231 : f16 to f32
      %233 = vector.extract %230[0] : i8 from vector<2xi8>
      %234 = arith.extsi %233 : i8 to i32
      %235 = arith.sitofp %234 : i32 to f32
      %236 = arith.mulf %232, %235 : f32
      %237 = arith.truncf %236 : f32 to f16
      %238 = vector.broadcast %237 : f16 to vector<16xf16>
      %239 = vector.extract %222[0] : f16 from vector<1xf16>
      %240 = arith.extf %239 : f16 to f32
      %241 = vector.extract %230[1] : i8 from vector<2xi8>
      %242 = arith.extsi %241 : i8 to i32
      %243 = arith.sitofp %242 : i32 to f32
      %244 = arith.mulf %240, %243 : f32
      %245 = arith.truncf %244 : f32 to f16
      %246 = vector.broadcast %245 : f16 to vector<16xf16>
      %247 = arith.addi %13, %c5 : index
      %248 = arith.divui %inputFeatures, %c2 : index
      %249 = arith.muli %248, %c3 : index
      %250 = arith.addi %249, %inputFeatures : index
      %251 = arith.addi %250, %c4 : index
      %252 = arith.divui %251, %c5 : index
      %253 = arith.muli %252, %c5 : index
      %254 = arith.addi %247, %253 : index
      %255 = arith.muli %inputFeatures, %c16 : index
      %256 = arith.addi %254, %255 : index
      %257 = arith.muli %213, %c13 : index
      %258 = arith.addi %257, %214 : index
      %259 = arith.muli %258, %c16 : index
      %260 = arith.addi %256, %259 : index
      %261 = arith.muli %213, %c2 : index
      %262 = arith.addi %254, %261 : index
      %263 = arith.muli %214, %c13 : index
      %264 = arith.addi %262, %263 : index
      %265 = vector.load %w[%260] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %266 = vector.bitcast %265 : vector<8xi8> to vector<2xi32>
      %267 = vector.shuffle %266, %266 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %268 = vector.load %w[%264] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %269 = vector.bitcast %268 : vector<16xi8> to vector<4xi32>
      %270 = arith.shrui %269, %c21 : vector<4xi32>
      %271 = arith.andi %270, %c22 : vector<4xi32>
      %272 = arith.shrui %267, %c23 : vector<4xi32>
      %273 = arith.andi %272, %c24 : vector<4xi32>
      %274 = arith.shli %273, %c25 : vector<4xi32>
      %275 = arith.ori %271, %274 : vector<4xi32>
      %276 = arith.ori %275, %c26 : vector<4xi32>
      %277 = vector.bitcast %276 : vector<4xi32> to vector<8xf16>
      %278 = arith.shrui %269, %c25 : vector<4xi32>
      %279 = arith.andi %278, %c22 : vector<4xi32>
      %280 = arith.shrui %267, %c27 : vector<4xi32>
      %281 = arith.andi %280, %c24 : vector<4xi32>
      %282 = arith.shli %281, %c25 : vector<4xi32>
      %283 = arith.ori %279, %282 : vector<4xi32>
      %284 = arith.ori %283, %c26 : vector<4xi32>
      %285 = vector.bitcast %284 : vector<4xi32> to vector<8xf16>
      %286 = arith.shrui %269, %c28 : vector<4xi32>
      %287 = arith.andi %286, %c22 : vector<4xi32>
      %288 = arith.shrui %267, %c29 : vector<4xi32>
      %289 = arith.andi %288, %c24 : vector<4xi32>
      %290 = arith.shli %289, %c25 : vector<4xi32>
      %291 = arith.ori %287, %290 : vector<4xi32>
      %292 = arith.ori %291, %c26 : vector<4xi32>
      %293 = vector.bitcast %292 : vector<4xi32> to vector<8xf16>
      %294 = arith.shrui %269, %c30 : vector<4xi32>
      %295 = arith.andi %294, %c22 : vector<4xi32>
      %296 = arith.shrui %267, %c31 : vector<4xi32>
      %297 = arith.andi %296, %c24 : vector<4xi32>
      %298 = arith.shli %297, %c25 : vector<4xi32>
      %299 = arith.ori %295, %298 : vector<4xi32>
      %300 = arith.ori %299, %c26 : vector<4xi32>
      %301 = vector.bitcast %300 : vector<4xi32> to vector<8xf16>
      %302 = vector.shuffle %277, %285 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %303 = vector.shuffle %293, %301 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %304 = vector.shuffle %302, %303 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %305 = arith.subf %304, %c32 : vector<32xf16>
      %306 = vector.shuffle %305, %305 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %307 = vector.shuffle %305, %305 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %308 = arith.mulf %306, %238 : vector<16xf16>
      %309 = arith.mulf %307, %246 : vector<16xf16>
      %310 = arith.muli %109, %c15 : index
      %311 = arith.addi %310, %c7 : index
      %312 = arith.muli %tileRows, %c13 : index
      %313 = arith.muli %311, %312 : index
      %314 = arith.addi %41, %313 : index
      %315 = vector.load %x[%314] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %316 = arith.muli %tileRows, %c16 : index
      %317 = arith.addi %314, %316 : index
      %318 = vector.load %x[%317] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %319 = vector.shuffle %315, %318 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %320 = wave.mma %319, %211, %110 : vector<16xf16>, vector<8xf32>
      %321 = arith.muli %109, %c15 : index
      %322 = arith.addi %321, %c7 : index
      %323 = arith.muli %tileRows, %c13 : index
      %324 = arith.muli %322, %323 : index
      %325 = arith.addi %59, %324 : index
      %326 = vector.load %x[%325] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %327 = arith.muli %tileRows, %c16 : index
      %328 = arith.addi %325, %327 : index
      %329 = vector.load %x[%328] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %330 = vector.shuffle %326, %329 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %331 = wave.mma %330, %211, %111 : vector<16xf16>, vector<8xf32>
      %332 = arith.muli %109, %c15 : index
      %333 = arith.addi %332, %c7 : index
      %334 = arith.muli %tileRows, %c13 : index
      %335 = arith.muli %333, %334 : index
      %336 = arith.addi %77, %335 : index
      %337 = vector.load %x[%336] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %338 = arith.muli %tileRows, %c16 : index
      %339 = arith.addi %336, %338 : index
      %340 = vector.load %x[%339] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %341 = vector.shuffle %337, %340 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %342 = wave.mma %341, %211, %112 : vector<16xf16>, vector<8xf32>
      %343 = arith.muli %109, %c15 : index
      %344 = arith.addi %343, %c7 : index
      %345 = arith.muli %tileRows, %c13 : index
      %346 = arith.muli %344, %345 : index
      %347 = arith.addi %95, %346 : index
      %348 = vector.load %x[%347] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %349 = arith.muli %tileRows, %c16 : index
      %350 = arith.addi %347, %349 : index
      %351 = vector.load %x[%350] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %352 = vector.shuffle %348, %351 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %353 = wave.mma %352, %211, %113 : vector<16xf16>, vector<8xf32>
      %354 = arith.muli %109, %c15 : index
      %355 = arith.addi %354, %c6 : index
      %356 = arith.muli %tileRows, %c13 : index
      %357 = arith.muli %355, %356 : index
      %358 = arith.addi %41, %357 : index
      %359 = vector.load %x[%358] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %360 = arith.muli %tileRows, %c16 : index
      %361 = arith.addi %358, %360 : index
      %362 = vector.load %x[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %363 = vector.shuffle %359, %362 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %364 = wave.mma %363, %212, %320 : vector<16xf16>, vector<8xf32>
      %365 = arith.muli %109, %c15 : index
      %366 = arith.addi %365, %c6 : index
      %367 = arith.muli %tileRows, %c13 : index
      %368 = arith.muli %366, %367 : index
      %369 = arith.addi %59, %368 : index
      %370 = vector.load %x[%369] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %371 = arith.muli %tileRows, %c16 : index
      %372 = arith.addi %369, %371 : index
      %373 = vector.load %x[%372] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %374 = vector.shuffle %370, %373 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %375 = wave.mma %374, %212, %331 : vector<16xf16>, vector<8xf32>
      %376 = arith.muli %109, %c15 : index
      %377 = arith.addi %376, %c6 : index
      %378 = arith.muli %tileRows, %c13 : index
      %379 = arith.muli %377, %378 : index
      %380 = arith.addi %77, %379 : index
      %381 = vector.load %x[%380] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %382 = arith.muli %tileRows, %c16 : index
      %383 = arith.addi %380, %382 : index
      %384 = vector.load %x[%383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %385 = vector.shuffle %381, %384 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %386 = wave.mma %385, %212, %342 : vector<16xf16>, vector<8xf32>
      %387 = arith.muli %109, %c15 : index
      %388 = arith.addi %387, %c6 : index
      %389 = arith.muli %tileRows, %c13 : index
      %390 = arith.muli %388, %389 : index
      %391 = arith.addi %95, %390 : index
      %392 = vector.load %x[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %393 = arith.muli %tileRows, %c16 : index
      %394 = arith.addi %391, %393 : index
      %395 = vector.load %x[%394] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %396 = vector.shuffle %392, %395 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %397 = wave.mma %396, %212, %353 : vector<16xf16>, vector<8xf32>
      %398 = arith.muli %109, %c15 : index
      %399 = arith.addi %398, %c15 : index
      %400 = arith.muli %tileRows, %c13 : index
      %401 = arith.muli %399, %400 : index
      %402 = arith.addi %41, %401 : index
      %403 = vector.load %x[%402] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %404 = arith.muli %tileRows, %c16 : index
      %405 = arith.addi %402, %404 : index
      %406 = vector.load %x[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %407 = vector.shuffle %403, %406 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %408 = wave.mma %407, %308, %364 : vector<16xf16>, vector<8xf32>
      %409 = arith.muli %109, %c15 : index
      %410 = arith.addi %409, %c15 : index
      %411 = arith.muli %tileRows, %c13 : index
      %412 = arith.muli %410, %411 : index
      %413 = arith.addi %59, %412 : index
      %414 = vector.load %x[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %415 = arith.muli %tileRows, %c16 : index
      %416 = arith.addi %413, %415 : index
      %417 = vector.load %x[%416] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %418 = vector.shuffle %414, %417 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %419 = wave.mma %418, %308, %375 : vector<16xf16>, vector<8xf32>
      %420 = arith.muli %109, %c15 : index
      %421 = arith.addi %420, %c15 : index
      %422 = arith.muli %tileRows, %c13 : index
      %423 = arith.muli %421, %422 : index
      %424 = arith.addi %77, %423 : index
      %425 = vector.load %x[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %426 = arith.muli %tileRows, %c16 : index
      %427 = arith.addi %424, %426 : index
      %428 = vector.load %x[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %429 = vector.shuffle %425, %428 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %430 = wave.mma %429, %308, %386 : vector<16xf16>, vector<8xf32>
      %431 = arith.muli %109, %c15 : index
      %432 = arith.addi %431, %c15 : index
      %433 = arith.muli %tileRows, %c13 : index
      %434 = arith.muli %432, %433 : index
      %435 = arith.addi %95, %434 : index
      %436 = vector.load %x[%435] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %437 = arith.muli %tileRows, %c16 : index
      %438 = arith.addi %435, %437 : index
      %439 = vector.load %x[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %440 = vector.shuffle %436, %439 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %441 = wave.mma %440, %308, %397 : vector<16xf16>, vector<8xf32>
      %442 = arith.muli %109, %c15 : index
      %443 = arith.addi %442, %c33 : index
      %444 = arith.muli %tileRows, %c13 : index
      %445 = arith.muli %443, %444 : index
      %446 = arith.addi %41, %445 : index
      %447 = vector.load %x[%446] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %448 = arith.muli %tileRows, %c16 : index
      %449 = arith.addi %446, %448 : index
      %450 = vector.load %x[%449] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %451 = vector.shuffle %447, %450 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %452 = wave.mma %451, %309, %408 : vector<16xf16>, vector<8xf32>
      %453 = arith.muli %109, %c15 : index
      %454 = arith.addi %453, %c33 : index
      %455 = arith.muli %tileRows, %c13 : index
      %456 = arith.muli %454, %455 : index
      %457 = arith.addi %59, %456 : index
      %458 = vector.load %x[%457] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %459 = arith.muli %tileRows, %c16 : index
      %460 = arith.addi %457, %459 : index
      %461 = vector.load %x[%460] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %462 = vector.shuffle %458, %461 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %463 = wave.mma %462, %309, %419 : vector<16xf16>, vector<8xf32>
      %464 = arith.muli %109, %c15 : index
      %465 = arith.addi %464, %c33 : index
      %466 = arith.muli %tileRows, %c13 : index
      %467 = arith.muli %465, %466 : index
      %468 = arith.addi %77, %467 : index
      %469 = vector.load %x[%468] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %470 = arith.muli %tileRows, %c16 : index
      %471 = arith.addi %468, %470 : index
      %472 = vector.load %x[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %473 = vector.shuffle %469, %472 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %474 = wave.mma %473, %309, %430 : vector<16xf16>, vector<8xf32>
      %475 = arith.muli %109, %c15 : index
      %476 = arith.addi %475, %c33 : index
      %477 = arith.muli %tileRows, %c13 : index
      %478 = arith.muli %476, %477 : index
      %479 = arith.addi %95, %478 : index
      %480 = vector.load %x[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %481 = arith.muli %tileRows, %c16 : index
      %482 = arith.addi %479, %481 : index
      %483 = vector.load %x[%482] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %484 = vector.shuffle %480, %483 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %485 = wave.mma %484, %309, %441 : vector<16xf16>, vector<8xf32>
      scf.yield %452, %463, %474, %485 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %486 = arith.select %102, %108, %101 : index
    %492:4 = scf.for %487 = %108 to %486 step %c6 iter_args(%488 = %114#0, %489 = %114#1, %490 = %114#2, %491 = %114#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %493 = wave.lane
      %494 = arith.addi %487, %c7 : index
      %495 = arith.remui %493, %c13 : index
      %496 = arith.addi %13, %c5 : index
      %497 = arith.divui %494, %c16 : index
      %498 = arith.muli %497, %c3 : index
      %499 = arith.addi %496, %498 : index
      %500 = arith.muli %495, %c15 : index
      %501 = arith.addi %499, %500 : index
      %502 = vector.load %w[%501] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %503 = vector.bitcast %502 : vector<2xi8> to vector<1xf16>
      %504 = arith.divui %inputFeatures, %c2 : index
      %505 = arith.muli %504, %c3 : index
      %506 = arith.addi %496, %505 : index
      %507 = arith.muli %494, %c3 : index
      %508 = arith.addi %506, %507 : index
      %509 = arith.muli %495, %c15 : index
      %510 = arith.addi %508, %509 : index
      %511 = vector.load %w[%510] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %512 = vector.extract %503[0] : f16 from vector<1xf16>
      %513 = arith.extf %512 : f16 to f32
      %514 = vector.extract %511[0] : i8 from vector<2xi8>
      %515 = arith.extsi %514 : i8 to i32
      %516 = arith.sitofp %515 : i32 to f32
      %517 = arith.mulf %513, %516 : f32
      %518 = arith.truncf %517 : f32 to f16
      %519 = vector.broadcast %518 : f16 to vector<16xf16>
      %520 = vector.extract %503[0] : f16 from vector<1xf16>
      %521 = arith.extf %520 : f16 to f32
      %522 = vector.extract %511[1] : i8 from vector<2xi8>
      %523 = arith.extsi %522 : i8 to i32
      %524 = arith.sitofp %523 : i32 to f32
      %525 = arith.mulf %521, %524 : f32
      %526 = arith.truncf %525 : f32 to f16
      %527 = vector.broadcast %526 : f16 to vector<16xf16>
      %528 = arith.addi %13, %c5 : index
      %529 = arith.divui %inputFeatures, %c2 : index
      %530 = arith.muli %529, %c3 : index
      %531 = arith.addi %530, %inputFeatures : index
      %532 = arith.addi %531, %c4 : index
      %533 = arith.divui %532, %c5 : index
      %534 = arith.muli %533, %c5 : index
      %535 = arith.addi %528, %534 : index
      %536 = arith.muli %inputFeatures, %c16 : index
      %537 = arith.addi %535, %536 : index
      %538 = arith.muli %494, %c13 : index
      %539 = arith.addi %538, %495 : index
      %540 = arith.muli %539, %c16 : index
      %541 = arith.addi %537, %540 : index
      %542 = arith.muli %494, %c2 : index
      %543 = arith.addi %535, %542 : index
      %544 = arith.muli %495, %c13 : index
      %545 = arith.addi %543, %544 : index
      %546 = vector.load %w[%541] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
      %547 = vector.bitcast %546 : vector<8xi8> to vector<2xi32>
      %548 = vector.shuffle %547, %547 [0, 0, 1, 1] : vector<2xi32>, vector<2xi32>
      %549 = vector.load %w[%545] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %550 = vector.bitcast %549 : vector<16xi8> to vector<4xi32>
      %551 = arith.shrui %550, %c21 : vector<4xi32>
      %552 = arith.andi %551, %c22 : vector<4xi32>
      %553 = arith.shrui %548, %c23 : vector<4xi32>
      %554 = arith.andi %553, %c24 : vector<4xi32>
      %555 = arith.shli %554, %c25 : vector<4xi32>
      %556 = arith.ori %552, %555 : vector<4xi32>
      %557 = arith.ori %556, %c26 : vector<4xi32>
      %558 = vector.bitcast %557 : vector<4xi32> to vector<8xf16>
      %559 = arith.shrui %550, %c25 : vector<4xi32>
      %560 = arith.andi %559, %c22 : vector<4xi32>
      %561 = arith.shrui %548, %c27 : vector<4xi32>
      %562 = arith.andi %561, %c24 : vector<4xi32>
      %563 = arith.shli %562, %c25 : vector<4xi32>
      %564 = arith.ori %560, %563 : vector<4xi32>
      %565 = arith.ori %564, %c26 : vector<4xi32>
      %566 = vector.bitcast %565 : vector<4xi32> to vector<8xf16>
      %567 = arith.shrui %550, %c28 : vector<4xi32>
      %568 = arith.andi %567, %c22 : vector<4xi32>
      %569 = arith.shrui %548, %c29 : vector<4xi32>
      %570 = arith.andi %569, %c24 : vector<4xi32>
      %571 = arith.shli %570, %c25 : vector<4xi32>
      %572 = arith.ori %568, %571 : vector<4xi32>
      %573 = arith.ori %572, %c26 : vector<4xi32>
      %574 = vector.bitcast %573 : vector<4xi32> to vector<8xf16>
      %575 = arith.shrui %550, %c30 : vector<4xi32>
      %576 = arith.andi %575, %c22 : vector<4xi32>
      %577 = arith.shrui %548, %c31 : vector<4xi32>
      %578 = arith.andi %577, %c24 : vector<4xi32>
      %579 = arith.shli %578, %c25 : vector<4xi32>
      %580 = arith.ori %576, %579 : vector<4xi32>
      %581 = arith.ori %580, %c26 : vector<4xi32>
      %582 = vector.bitcast %581 : vector<4xi32> to vector<8xf16>
      %583 = vector.shuffle %558, %566 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %584 = vector.shuffle %574, %582 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %585 = vector.shuffle %583, %584 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %586 = arith.subf %585, %c32 : vector<32xf16>
      %587 = vector.shuffle %586, %586 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %588 = vector.shuffle %586, %586 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %589 = arith.mulf %587, %519 : vector<16xf16>
      %590 = arith.mulf %588, %527 : vector<16xf16>
      %591 = arith.muli %487, %c15 : index
      %592 = arith.addi %591, %c7 : index
      %593 = arith.muli %tileRows, %c13 : index
      %594 = arith.muli %592, %593 : index
      %595 = arith.addi %41, %594 : index
      %596 = vector.load %x[%595] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %597 = arith.muli %tileRows, %c16 : index
      %598 = arith.addi %595, %597 : index
      %599 = vector.load %x[%598] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %600 = vector.shuffle %596, %599 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %601 = wave.mma %600, %589, %488 : vector<16xf16>, vector<8xf32>
      %602 = arith.muli %487, %c15 : index
      %603 = arith.addi %602, %c7 : index
      %604 = arith.muli %tileRows, %c13 : index
      %605 = arith.muli %603, %604 : index
      %606 = arith.addi %59, %605 : index
      %607 = vector.load %x[%606] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %608 = arith.muli %tileRows, %c16 : index
      %609 = arith.addi %606, %608 : index
      %610 = vector.load %x[%609] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %611 = vector.shuffle %607, %610 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %612 = wave.mma %611, %589, %489 : vector<16xf16>, vector<8xf32>
      %613 = arith.muli %487, %c15 : index
      %614 = arith.addi %613, %c7 : index
      %615 = arith.muli %tileRows, %c13 : index
      %616 = arith.muli %614, %615 : index
      %617 = arith.addi %77, %616 : index
      %618 = vector.load %x[%617] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %619 = arith.muli %tileRows, %c16 : index
      %620 = arith.addi %617, %619 : index
      %621 = vector.load %x[%620] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %622 = vector.shuffle %618, %621 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %623 = wave.mma %622, %589, %490 : vector<16xf16>, vector<8xf32>
      %624 = arith.muli %487, %c15 : index
      %625 = arith.addi %624, %c7 : index
      %626 = arith.muli %tileRows, %c13 : index
      %627 = arith.muli %625, %626 : index
      %628 = arith.addi %95, %627 : index
      %629 = vector.load %x[%628] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %630 = arith.muli %tileRows, %c16 : index
      %631 = arith.addi %628, %630 : index
      %632 = vector.load %x[%631] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %633 = vector.shuffle %629, %632 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %634 = wave.mma %633, %589, %491 : vector<16xf16>, vector<8xf32>
      %635 = arith.muli %487, %c15 : index
      %636 = arith.addi %635, %c6 : index
      %637 = arith.muli %tileRows, %c13 : index
      %638 = arith.muli %636, %637 : index
      %639 = arith.addi %41, %638 : index
      %640 = vector.load %x[%639] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %641 = arith.muli %tileRows, %c16 : index
      %642 = arith.addi %639, %641 : index
      %643 = vector.load %x[%642] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %644 = vector.shuffle %640, %643 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %645 = wave.mma %644, %590, %601 : vector<16xf16>, vector<8xf32>
      %646 = arith.muli %487, %c15 : index
      %647 = arith.addi %646, %c6 : index
      %648 = arith.muli %tileRows, %c13 : index
      %649 = arith.muli %647, %648 : index
      %650 = arith.addi %59, %649 : index
      %651 = vector.load %x[%650] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %652 = arith.muli %tileRows, %c16 : index
      %653 = arith.addi %650, %652 : index
      %654 = vector.load %x[%653] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %655 = vector.shuffle %651, %654 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %656 = wave.mma %655, %590, %612 : vector<16xf16>, vector<8xf32>
      %657 = arith.muli %487, %c15 : index
      %658 = arith.addi %657, %c6 : index
      %659 = arith.muli %tileRows, %c13 : index
      %660 = arith.muli %658, %659 : index
      %661 = arith.addi %77, %660 : index
      %662 = vector.load %x[%661] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %663 = arith.muli %tileRows, %c16 : index
      %664 = arith.addi %661, %663 : index
      %665 = vector.load %x[%664] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %666 = vector.shuffle %662, %665 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %667 = wave.mma %666, %590, %623 : vector<16xf16>, vector<8xf32>
      %668 = arith.muli %487, %c15 : index
      %669 = arith.addi %668, %c6 : index
      %670 = arith.muli %tileRows, %c13 : index
      %671 = arith.muli %669, %670 : index
      %672 = arith.addi %95, %671 : index
      %673 = vector.load %x[%672] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %674 = arith.muli %tileRows, %c16 : index
      %675 = arith.addi %672, %674 : index
      %676 = vector.load %x[%675] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %677 = vector.shuffle %673, %676 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %678 = wave.mma %677, %590, %634 : vector<16xf16>, vector<8xf32>
      scf.yield %645, %656, %667, %678 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %679 = wave.lane
    %680 = wave.wave
    %681 = arith.muli %680, %c6 : index
    %682 = arith.addi %681, %c7 : index
    %683 = arith.muli %682, %c2 : index
    %684 = arith.addi %683, %679 : index
    %685 = vector.extract %492#0[0] : f32 from vector<8xf32>
    %686 = arith.addi %684, %c7 : index
    memref.store %685, %17[%686] : memref<?xf32>
    %687 = vector.extract %492#0[1] : f32 from vector<8xf32>
    %688 = arith.addi %684, %c3 : index
    memref.store %687, %17[%688] : memref<?xf32>
    %689 = vector.extract %492#0[2] : f32 from vector<8xf32>
    %690 = arith.addi %684, %c9 : index
    memref.store %689, %17[%690] : memref<?xf32>
    %691 = vector.extract %492#0[3] : f32 from vector<8xf32>
    %692 = arith.addi %684, %c34 : index
    memref.store %691, %17[%692] : memref<?xf32>
    %693 = vector.extract %492#0[4] : f32 from vector<8xf32>
    %694 = arith.addi %684, %c5 : index
    memref.store %693, %17[%694] : memref<?xf32>
    %695 = vector.extract %492#0[5] : f32 from vector<8xf32>
    %696 = arith.addi %684, %c35 : index
    memref.store %695, %17[%696] : memref<?xf32>
    %697 = vector.extract %492#0[6] : f32 from vector<8xf32>
    %698 = arith.addi %684, %c36 : index
    memref.store %697, %17[%698] : memref<?xf32>
    %699 = vector.extract %492#0[7] : f32 from vector<8xf32>
    %700 = arith.addi %684, %c37 : index
    memref.store %699, %17[%700] : memref<?xf32>
    wave.barrier
    %701 = arith.muli %680, %c38 : index
    %702 = arith.addi %701, %c7 : index
    %703 = arith.muli %702, %c3 : index
    %704 = arith.addi %703, %679 : index
    %705 = arith.addi %704, %c7 : index
    %706 = memref.load %17[%705] : memref<?xf32>
    %707 = arith.addi %705, %c2 : index
    %708 = memref.load %17[%707] : memref<?xf32>
    %709 = arith.addf %706, %708 : f32
    %710 = wave.lane
    %711 = arith.addi %16, %c7 : index
    %712 = arith.muli %702, %c15 : index
    %713 = arith.addi %711, %712 : index
    %714 = arith.divui %710, %c13 : index
    %715 = arith.addi %713, %714 : index
    %716 = arith.cmpi slt, %715, %15 : index
    scf.if %716 {
      %717 = arith.cmpi eq, %hasFactors, %c6 : index
      %718 = arith.muli %715, %c15 : index
      %719 = memref.load %factors[%718] : memref<?xf32>
      %720 = arith.mulf %719, %operandScale : f32
      %721 = arith.select %717, %720, %operandScale : f32
      %722 = arith.remui %710, %c13 : index
      %723 = arith.muli %722, %c38 : index
      %724 = arith.addi %13, %723 : index
      %725 = vector.load %w[%724] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %726 = vector.bitcast %725 : vector<4xi8> to vector<1xf32>
      %727 = vector.extract %726[0] : f32 from vector<1xf32>
      %728 = arith.mulf %727, %721 : f32
      %729 = arith.mulf %709, %728 : f32
      %730 = arith.muli %715, %outputFeatures : index
      %731 = arith.addi %730, %20 : index
      %732 = wave.lane
      %733 = arith.remui %732, %c13 : index
      %734 = arith.addi %731, %733 : index
      scf.if %18 {
        %735 = arith.addi %734, %c7 : index
        %736 = memref.load %residual[%735] : memref<?xf32>
        %737 = arith.addf %736, %729 : f32
        %738 = arith.addi %734, %c7 : index
        memref.store %737, %out[%738] : memref<?xf32>
      } else {
        %739 = arith.addi %734, %c7 : index
        memref.store %729, %out[%739] : memref<?xf32>
      }
    }
    %740 = arith.muli %680, %c38 : index
    %741 = arith.addi %740, %c6 : index
    %742 = arith.muli %741, %c3 : index
    %743 = arith.addi %742, %679 : index
    %744 = arith.addi %743, %c7 : index
    %745 = memref.load %17[%744] : memref<?xf32>
    %746 = arith.addi %744, %c2 : index
    %747 = memref.load %17[%746] : memref<?xf32>
    %748 = arith.addf %745, %747 : f32
    %749 = wave.lane
    %750 = arith.addi %16, %c7 : index
    %751 = arith.muli %741, %c15 : index
    %752 = arith.addi %750, %751 : index
    %753 = arith.divui %749, %c13 : index
    %754 = arith.addi %752, %753 : index
    %755 = arith.cmpi slt, %754, %15 : index
    scf.if %755 {
      %756 = arith.cmpi eq, %hasFactors, %c6 : index
      %757 = arith.muli %754, %c15 : index
      %758 = memref.load %factors[%757] : memref<?xf32>
      %759 = arith.mulf %758, %operandScale : f32
      %760 = arith.select %756, %759, %operandScale : f32
      %761 = arith.remui %749, %c13 : index
      %762 = arith.muli %761, %c38 : index
      %763 = arith.addi %13, %762 : index
      %764 = vector.load %w[%763] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %765 = vector.bitcast %764 : vector<4xi8> to vector<1xf32>
      %766 = vector.extract %765[0] : f32 from vector<1xf32>
      %767 = arith.mulf %766, %760 : f32
      %768 = arith.mulf %748, %767 : f32
      %769 = arith.muli %754, %outputFeatures : index
      %770 = arith.addi %769, %20 : index
      %771 = wave.lane
      %772 = arith.remui %771, %c13 : index
      %773 = arith.addi %770, %772 : index
      scf.if %18 {
        %774 = arith.addi %773, %c7 : index
        %775 = memref.load %residual[%774] : memref<?xf32>
        %776 = arith.addf %775, %768 : f32
        %777 = arith.addi %773, %c7 : index
        memref.store %776, %out[%777] : memref<?xf32>
      } else {
        %778 = arith.addi %773, %c7 : index
        memref.store %768, %out[%778] : memref<?xf32>
      }
    }
    %779 = arith.muli %680, %c38 : index
    %780 = arith.addi %779, %c15 : index
    %781 = arith.muli %780, %c3 : index
    %782 = arith.addi %781, %679 : index
    %783 = arith.addi %782, %c7 : index
    %784 = memref.load %17[%783] : memref<?xf32>
    %785 = arith.addi %783, %c2 : index
    %786 = memref.load %17[%785] : memref<?xf32>
    %787 = arith.addf %784, %786 : f32
    %788 = wave.lane
    %789 = arith.addi %16, %c7 : index
    %790 = arith.muli %780, %c15 : index
    %791 = arith.addi %789, %790 : index
    %792 = arith.divui %788, %c13 : index
    %793 = arith.addi %791, %792 : index
    %794 = arith.cmpi slt, %793, %15 : index
    scf.if %794 {
      %795 = arith.cmpi eq, %hasFactors, %c6 : index
      %796 = arith.muli %793, %c15 : index
      %797 = memref.load %factors[%796] : memref<?xf32>
      %798 = arith.mulf %797, %operandScale : f32
      %799 = arith.select %795, %798, %operandScale : f32
      %800 = arith.remui %788, %c13 : index
      %801 = arith.muli %800, %c38 : index
      %802 = arith.addi %13, %801 : index
      %803 = vector.load %w[%802] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %804 = vector.bitcast %803 : vector<4xi8> to vector<1xf32>
      %805 = vector.extract %804[0] : f32 from vector<1xf32>
      %806 = arith.mulf %805, %799 : f32
      %807 = arith.mulf %787, %806 : f32
      %808 = arith.muli %793, %outputFeatures : index
      %809 = arith.addi %808, %20 : index
      %810 = wave.lane
      %811 = arith.remui %810, %c13 : index
      %812 = arith.addi %809, %811 : index
      scf.if %18 {
        %813 = arith.addi %812, %c7 : index
        %814 = memref.load %residual[%813] : memref<?xf32>
        %815 = arith.addf %814, %807 : f32
        %816 = arith.addi %812, %c7 : index
        memref.store %815, %out[%816] : memref<?xf32>
      } else {
        %817 = arith.addi %812, %c7 : index
        memref.store %807, %out[%817] : memref<?xf32>
      }
    }
    %818 = arith.muli %680, %c38 : index
    %819 = arith.addi %818, %c33 : index
    %820 = arith.muli %819, %c3 : index
    %821 = arith.addi %820, %679 : index
    %822 = arith.addi %821, %c7 : index
    %823 = memref.load %17[%822] : memref<?xf32>
    %824 = arith.addi %822, %c2 : index
    %825 = memref.load %17[%824] : memref<?xf32>
    %826 = arith.addf %823, %825 : f32
    %827 = wave.lane
    %828 = arith.addi %16, %c7 : index
    %829 = arith.muli %819, %c15 : index
    %830 = arith.addi %828, %829 : index
    %831 = arith.divui %827, %c13 : index
    %832 = arith.addi %830, %831 : index
    %833 = arith.cmpi slt, %832, %15 : index
    scf.if %833 {
      %834 = arith.cmpi eq, %hasFactors, %c6 : index
      %835 = arith.muli %832, %c15 : index
      %836 = memref.load %factors[%835] : memref<?xf32>
      %837 = arith.mulf %836, %operandScale : f32
      %838 = arith.select %834, %837, %operandScale : f32
      %839 = arith.remui %827, %c13 : index
      %840 = arith.muli %839, %c38 : index
      %841 = arith.addi %13, %840 : index
      %842 = vector.load %w[%841] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %843 = vector.bitcast %842 : vector<4xi8> to vector<1xf32>
      %844 = vector.extract %843[0] : f32 from vector<1xf32>
      %845 = arith.mulf %844, %838 : f32
      %846 = arith.mulf %826, %845 : f32
      %847 = arith.muli %832, %outputFeatures : index
      %848 = arith.addi %847, %20 : index
      %849 = wave.lane
      %850 = arith.remui %849, %c13 : index
      %851 = arith.addi %848, %850 : index
      scf.if %18 {
        %852 = arith.addi %851, %c7 : index
        %853 = memref.load %residual[%852] : memref<?xf32>
        %854 = arith.addf %853, %846 : f32
        %855 = arith.addi %851, %c7 : index
        memref.store %854, %out[%855] : memref<?xf32>
      } else {
        %856 = arith.addi %851, %c7 : index
        memref.store %846, %out[%856] : memref<?xf32>
      }
    }
    %857 = wave.lane
    wave.barrier
    %858 = wave.wave
    %859 = arith.muli %858, %c6 : index
    %860 = arith.addi %859, %c7 : index
    %861 = arith.muli %860, %c2 : index
    %862 = arith.addi %861, %857 : index
    %863 = vector.extract %492#1[0] : f32 from vector<8xf32>
    %864 = arith.addi %862, %c7 : index
    memref.store %863, %17[%864] : memref<?xf32>
    %865 = vector.extract %492#1[1] : f32 from vector<8xf32>
    %866 = arith.addi %862, %c3 : index
    memref.store %865, %17[%866] : memref<?xf32>
    %867 = vector.extract %492#1[2] : f32 from vector<8xf32>
    %868 = arith.addi %862, %c9 : index
    memref.store %867, %17[%868] : memref<?xf32>
    %869 = vector.extract %492#1[3] : f32 from vector<8xf32>
    %870 = arith.addi %862, %c34 : index
    memref.store %869, %17[%870] : memref<?xf32>
    %871 = vector.extract %492#1[4] : f32 from vector<8xf32>
    %872 = arith.addi %862, %c5 : index
    memref.store %871, %17[%872] : memref<?xf32>
    %873 = vector.extract %492#1[5] : f32 from vector<8xf32>
    %874 = arith.addi %862, %c35 : index
    memref.store %873, %17[%874] : memref<?xf32>
    %875 = vector.extract %492#1[6] : f32 from vector<8xf32>
    %876 = arith.addi %862, %c36 : index
    memref.store %875, %17[%876] : memref<?xf32>
    %877 = vector.extract %492#1[7] : f32 from vector<8xf32>
    %878 = arith.addi %862, %c37 : index
    memref.store %877, %17[%878] : memref<?xf32>
    wave.barrier
    %879 = arith.muli %858, %c38 : index
    %880 = arith.addi %879, %c7 : index
    %881 = arith.muli %880, %c3 : index
    %882 = arith.addi %881, %857 : index
    %883 = arith.addi %882, %c7 : index
    %884 = memref.load %17[%883] : memref<?xf32>
    %885 = arith.addi %883, %c2 : index
    %886 = memref.load %17[%885] : memref<?xf32>
    %887 = arith.addf %884, %886 : f32
    %888 = wave.lane
    %889 = arith.addi %16, %c13 : index
    %890 = arith.muli %880, %c15 : index
    %891 = arith.addi %889, %890 : index
    %892 = arith.divui %888, %c13 : index
    %893 = arith.addi %891, %892 : index
    %894 = arith.cmpi slt, %893, %15 : index
    scf.if %894 {
      %895 = arith.cmpi eq, %hasFactors, %c6 : index
      %896 = arith.muli %893, %c15 : index
      %897 = memref.load %factors[%896] : memref<?xf32>
      %898 = arith.mulf %897, %operandScale : f32
      %899 = arith.select %895, %898, %operandScale : f32
      %900 = arith.remui %888, %c13 : index
      %901 = arith.muli %900, %c38 : index
      %902 = arith.addi %13, %901 : index
      %903 = vector.load %w[%902] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %904 = vector.bitcast %903 : vector<4xi8> to vector<1xf32>
      %905 = vector.extract %904[0] : f32 from vector<1xf32>
      %906 = arith.mulf %905, %899 : f32
      %907 = arith.mulf %887, %906 : f32
      %908 = arith.muli %893, %outputFeatures : index
      %909 = arith.addi %908, %20 : index
      %910 = wave.lane
      %911 = arith.remui %910, %c13 : index
      %912 = arith.addi %909, %911 : index
      scf.if %18 {
        %913 = arith.addi %912, %c7 : index
        %914 = memref.load %residual[%913] : memref<?xf32>
        %915 = arith.addf %914, %907 : f32
        %916 = arith.addi %912, %c7 : index
        memref.store %915, %out[%916] : memref<?xf32>
      } else {
        %917 = arith.addi %912, %c7 : index
        memref.store %907, %out[%917] : memref<?xf32>
      }
    }
    %918 = arith.muli %858, %c38 : index
    %919 = arith.addi %918, %c6 : index
    %920 = arith.muli %919, %c3 : index
    %921 = arith.addi %920, %857 : index
    %922 = arith.addi %921, %c7 : index
    %923 = memref.load %17[%922] : memref<?xf32>
    %924 = arith.addi %922, %c2 : index
    %925 = memref.load %17[%924] : memref<?xf32>
    %926 = arith.addf %923, %925 : f32
    %927 = wave.lane
    %928 = arith.addi %16, %c13 : index
    %929 = arith.muli %919, %c15 : index
    %930 = arith.addi %928, %929 : index
    %931 = arith.divui %927, %c13 : index
    %932 = arith.addi %930, %931 : index
    %933 = arith.cmpi slt, %932, %15 : index
    scf.if %933 {
      %934 = arith.cmpi eq, %hasFactors, %c6 : index
      %935 = arith.muli %932, %c15 : index
      %936 = memref.load %factors[%935] : memref<?xf32>
      %937 = arith.mulf %936, %operandScale : f32
      %938 = arith.select %934, %937, %operandScale : f32
      %939 = arith.remui %927, %c13 : index
      %940 = arith.muli %939, %c38 : index
      %941 = arith.addi %13, %940 : index
      %942 = vector.load %w[%941] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %943 = vector.bitcast %942 : vector<4xi8> to vector<1xf32>
      %944 = vector.extract %943[0] : f32 from vector<1xf32>
      %945 = arith.mulf %944, %938 : f32
      %946 = arith.mulf %926, %945 : f32
      %947 = arith.muli %932, %outputFeatures : index
      %948 = arith.addi %947, %20 : index
      %949 = wave.lane
      %950 = arith.remui %949, %c13 : index
      %951 = arith.addi %948, %950 : index
      scf.if %18 {
        %952 = arith.addi %951, %c7 : index
        %953 = memref.load %residual[%952] : memref<?xf32>
        %954 = arith.addf %953, %946 : f32
        %955 = arith.addi %951, %c7 : index
        memref.store %954, %out[%955] : memref<?xf32>
      } else {
        %956 = arith.addi %951, %c7 : index
        memref.store %946, %out[%956] : memref<?xf32>
      }
    }
    %957 = arith.muli %858, %c38 : index
    %958 = arith.addi %957, %c15 : index
    %959 = arith.muli %958, %c3 : index
    %960 = arith.addi %959, %857 : index
    %961 = arith.addi %960, %c7 : index
    %962 = memref.load %17[%961] : memref<?xf32>
    %963 = arith.addi %961, %c2 : index
    %964 = memref.load %17[%963] : memref<?xf32>
    %965 = arith.addf %962, %964 : f32
    %966 = wave.lane
    %967 = arith.addi %16, %c13 : index
    %968 = arith.muli %958, %c15 : index
    %969 = arith.addi %967, %968 : index
    %970 = arith.divui %966, %c13 : index
    %971 = arith.addi %969, %970 : index
    %972 = arith.cmpi slt, %971, %15 : index
    scf.if %972 {
      %973 = arith.cmpi eq, %hasFactors, %c6 : index
      %974 = arith.muli %971, %c15 : index
      %975 = memref.load %factors[%974] : memref<?xf32>
      %976 = arith.mulf %975, %operandScale : f32
      %977 = arith.select %973, %976, %operandScale : f32
      %978 = arith.remui %966, %c13 : index
      %979 = arith.muli %978, %c38 : index
      %980 = arith.addi %13, %979 : index
      %981 = vector.load %w[%980] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %982 = vector.bitcast %981 : vector<4xi8> to vector<1xf32>
      %983 = vector.extract %982[0] : f32 from vector<1xf32>
      %984 = arith.mulf %983, %977 : f32
      %985 = arith.mulf %965, %984 : f32
      %986 = arith.muli %971, %outputFeatures : index
      %987 = arith.addi %986, %20 : index
      %988 = wave.lane
      %989 = arith.remui %988, %c13 : index
      %990 = arith.addi %987, %989 : index
      scf.if %18 {
        %991 = arith.addi %990, %c7 : index
        %992 = memref.load %residual[%991] : memref<?xf32>
        %993 = arith.addf %992, %985 : f32
        %994 = arith.addi %990, %c7 : index
        memref.store %993, %out[%994] : memref<?xf32>
      } else {
        %995 = arith.addi %990, %c7 : index
        memref.store %985, %out[%995] : memref<?xf32>
      }
    }
    %996 = arith.muli %858, %c38 : index
    %997 = arith.addi %996, %c33 : index
    %998 = arith.muli %997, %c3 : index
    %999 = arith.addi %998, %857 : index
    %1000 = arith.addi %999, %c7 : index
    %1001 = memref.load %17[%1000] : memref<?xf32>
    %1002 = arith.addi %1000, %c2 : index
    %1003 = memref.load %17[%1002] : memref<?xf32>
    %1004 = arith.addf %1001, %1003 : f32
    %1005 = wave.lane
    %1006 = arith.addi %16, %c13 : index
    %1007 = arith.muli %997, %c15 : index
    %1008 = arith.addi %1006, %1007 : index
    %1009 = arith.divui %1005, %c13 : index
    %1010 = arith.addi %1008, %1009 : index
    %1011 = arith.cmpi slt, %1010, %15 : index
    scf.if %1011 {
      %1012 = arith.cmpi eq, %hasFactors, %c6 : index
      %1013 = arith.muli %1010, %c15 : index
      %1014 = memref.load %factors[%1013] : memref<?xf32>
      %1015 = arith.mulf %1014, %operandScale : f32
      %1016 = arith.select %1012, %1015, %operandScale : f32
      %1017 = arith.remui %1005, %c13 : index
      %1018 = arith.muli %1017, %c38 : index
      %1019 = arith.addi %13, %1018 : index
      %1020 = vector.load %w[%1019] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1021 = vector.bitcast %1020 : vector<4xi8> to vector<1xf32>
      %1022 = vector.extract %1021[0] : f32 from vector<1xf32>
      %1023 = arith.mulf %1022, %1016 : f32
      %1024 = arith.mulf %1004, %1023 : f32
      %1025 = arith.muli %1010, %outputFeatures : index
      %1026 = arith.addi %1025, %20 : index
      %1027 = wave.lane
      %1028 = arith.remui %1027, %c13 : index
      %1029 = arith.addi %1026, %1028 : index
      scf.if %18 {
        %1030 = arith.addi %1029, %c7 : index
        %1031 = memref.load %residual[%1030] : memref<?xf32>
        %1032 = arith.addf %1031, %1024 : f32
        %1033 = arith.addi %1029, %c7 : index
        memref.store %1032, %out[%1033] : memref<?xf32>
      } else {
        %1034 = arith.addi %1029, %c7 : index
        memref.store %1024, %out[%1034] : memref<?xf32>
      }
    }
    %1035 = wave.lane
    wave.barrier
    %1036 = wave.wave
    %1037 = arith.muli %1036, %c6 : index
    %1038 = arith.addi %1037, %c7 : index
    %1039 = arith.muli %1038, %c2 : index
    %1040 = arith.addi %1039, %1035 : index
    %1041 = vector.extract %492#2[0] : f32 from vector<8xf32>
    %1042 = arith.addi %1040, %c7 : index
    memref.store %1041, %17[%1042] : memref<?xf32>
    %1043 = vector.extract %492#2[1] : f32 from vector<8xf32>
    %1044 = arith.addi %1040, %c3 : index
    memref.store %1043, %17[%1044] : memref<?xf32>
    %1045 = vector.extract %492#2[2] : f32 from vector<8xf32>
    %1046 = arith.addi %1040, %c9 : index
    memref.store %1045, %17[%1046] : memref<?xf32>
    %1047 = vector.extract %492#2[3] : f32 from vector<8xf32>
    %1048 = arith.addi %1040, %c34 : index
    memref.store %1047, %17[%1048] : memref<?xf32>
    %1049 = vector.extract %492#2[4] : f32 from vector<8xf32>
    %1050 = arith.addi %1040, %c5 : index
    memref.store %1049, %17[%1050] : memref<?xf32>
    %1051 = vector.extract %492#2[5] : f32 from vector<8xf32>
    %1052 = arith.addi %1040, %c35 : index
    memref.store %1051, %17[%1052] : memref<?xf32>
    %1053 = vector.extract %492#2[6] : f32 from vector<8xf32>
    %1054 = arith.addi %1040, %c36 : index
    memref.store %1053, %17[%1054] : memref<?xf32>
    %1055 = vector.extract %492#2[7] : f32 from vector<8xf32>
    %1056 = arith.addi %1040, %c37 : index
    memref.store %1055, %17[%1056] : memref<?xf32>
    wave.barrier
    %1057 = arith.muli %1036, %c38 : index
    %1058 = arith.addi %1057, %c7 : index
    %1059 = arith.muli %1058, %c3 : index
    %1060 = arith.addi %1059, %1035 : index
    %1061 = arith.addi %1060, %c7 : index
    %1062 = memref.load %17[%1061] : memref<?xf32>
    %1063 = arith.addi %1061, %c2 : index
    %1064 = memref.load %17[%1063] : memref<?xf32>
    %1065 = arith.addf %1062, %1064 : f32
    %1066 = wave.lane
    %1067 = arith.addi %16, %c3 : index
    %1068 = arith.muli %1058, %c15 : index
    %1069 = arith.addi %1067, %1068 : index
    %1070 = arith.divui %1066, %c13 : index
    %1071 = arith.addi %1069, %1070 : index
    %1072 = arith.cmpi slt, %1071, %15 : index
    scf.if %1072 {
      %1073 = arith.cmpi eq, %hasFactors, %c6 : index
      %1074 = arith.muli %1071, %c15 : index
      %1075 = memref.load %factors[%1074] : memref<?xf32>
      %1076 = arith.mulf %1075, %operandScale : f32
      %1077 = arith.select %1073, %1076, %operandScale : f32
      %1078 = arith.remui %1066, %c13 : index
      %1079 = arith.muli %1078, %c38 : index
      %1080 = arith.addi %13, %1079 : index
      %1081 = vector.load %w[%1080] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1082 = vector.bitcast %1081 : vector<4xi8> to vector<1xf32>
      %1083 = vector.extract %1082[0] : f32 from vector<1xf32>
      %1084 = arith.mulf %1083, %1077 : f32
      %1085 = arith.mulf %1065, %1084 : f32
      %1086 = arith.muli %1071, %outputFeatures : index
      %1087 = arith.addi %1086, %20 : index
      %1088 = wave.lane
      %1089 = arith.remui %1088, %c13 : index
      %1090 = arith.addi %1087, %1089 : index
      scf.if %18 {
        %1091 = arith.addi %1090, %c7 : index
        %1092 = memref.load %residual[%1091] : memref<?xf32>
        %1093 = arith.addf %1092, %1085 : f32
        %1094 = arith.addi %1090, %c7 : index
        memref.store %1093, %out[%1094] : memref<?xf32>
      } else {
        %1095 = arith.addi %1090, %c7 : index
        memref.store %1085, %out[%1095] : memref<?xf32>
      }
    }
    %1096 = arith.muli %1036, %c38 : index
    %1097 = arith.addi %1096, %c6 : index
    %1098 = arith.muli %1097, %c3 : index
    %1099 = arith.addi %1098, %1035 : index
    %1100 = arith.addi %1099, %c7 : index
    %1101 = memref.load %17[%1100] : memref<?xf32>
    %1102 = arith.addi %1100, %c2 : index
    %1103 = memref.load %17[%1102] : memref<?xf32>
    %1104 = arith.addf %1101, %1103 : f32
    %1105 = wave.lane
    %1106 = arith.addi %16, %c3 : index
    %1107 = arith.muli %1097, %c15 : index
    %1108 = arith.addi %1106, %1107 : index
    %1109 = arith.divui %1105, %c13 : index
    %1110 = arith.addi %1108, %1109 : index
    %1111 = arith.cmpi slt, %1110, %15 : index
    scf.if %1111 {
      %1112 = arith.cmpi eq, %hasFactors, %c6 : index
      %1113 = arith.muli %1110, %c15 : index
      %1114 = memref.load %factors[%1113] : memref<?xf32>
      %1115 = arith.mulf %1114, %operandScale : f32
      %1116 = arith.select %1112, %1115, %operandScale : f32
      %1117 = arith.remui %1105, %c13 : index
      %1118 = arith.muli %1117, %c38 : index
      %1119 = arith.addi %13, %1118 : index
      %1120 = vector.load %w[%1119] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1121 = vector.bitcast %1120 : vector<4xi8> to vector<1xf32>
      %1122 = vector.extract %1121[0] : f32 from vector<1xf32>
      %1123 = arith.mulf %1122, %1116 : f32
      %1124 = arith.mulf %1104, %1123 : f32
      %1125 = arith.muli %1110, %outputFeatures : index
      %1126 = arith.addi %1125, %20 : index
      %1127 = wave.lane
      %1128 = arith.remui %1127, %c13 : index
      %1129 = arith.addi %1126, %1128 : index
      scf.if %18 {
        %1130 = arith.addi %1129, %c7 : index
        %1131 = memref.load %residual[%1130] : memref<?xf32>
        %1132 = arith.addf %1131, %1124 : f32
        %1133 = arith.addi %1129, %c7 : index
        memref.store %1132, %out[%1133] : memref<?xf32>
      } else {
        %1134 = arith.addi %1129, %c7 : index
        memref.store %1124, %out[%1134] : memref<?xf32>
      }
    }
    %1135 = arith.muli %1036, %c38 : index
    %1136 = arith.addi %1135, %c15 : index
    %1137 = arith.muli %1136, %c3 : index
    %1138 = arith.addi %1137, %1035 : index
    %1139 = arith.addi %1138, %c7 : index
    %1140 = memref.load %17[%1139] : memref<?xf32>
    %1141 = arith.addi %1139, %c2 : index
    %1142 = memref.load %17[%1141] : memref<?xf32>
    %1143 = arith.addf %1140, %1142 : f32
    %1144 = wave.lane
    %1145 = arith.addi %16, %c3 : index
    %1146 = arith.muli %1136, %c15 : index
    %1147 = arith.addi %1145, %1146 : index
    %1148 = arith.divui %1144, %c13 : index
    %1149 = arith.addi %1147, %1148 : index
    %1150 = arith.cmpi slt, %1149, %15 : index
    scf.if %1150 {
      %1151 = arith.cmpi eq, %hasFactors, %c6 : index
      %1152 = arith.muli %1149, %c15 : index
      %1153 = memref.load %factors[%1152] : memref<?xf32>
      %1154 = arith.mulf %1153, %operandScale : f32
      %1155 = arith.select %1151, %1154, %operandScale : f32
      %1156 = arith.remui %1144, %c13 : index
      %1157 = arith.muli %1156, %c38 : index
      %1158 = arith.addi %13, %1157 : index
      %1159 = vector.load %w[%1158] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1160 = vector.bitcast %1159 : vector<4xi8> to vector<1xf32>
      %1161 = vector.extract %1160[0] : f32 from vector<1xf32>
      %1162 = arith.mulf %1161, %1155 : f32
      %1163 = arith.mulf %1143, %1162 : f32
      %1164 = arith.muli %1149, %outputFeatures : index
      %1165 = arith.addi %1164, %20 : index
      %1166 = wave.lane
      %1167 = arith.remui %1166, %c13 : index
      %1168 = arith.addi %1165, %1167 : index
      scf.if %18 {
        %1169 = arith.addi %1168, %c7 : index
        %1170 = memref.load %residual[%1169] : memref<?xf32>
        %1171 = arith.addf %1170, %1163 : f32
        %1172 = arith.addi %1168, %c7 : index
        memref.store %1171, %out[%1172] : memref<?xf32>
      } else {
        %1173 = arith.addi %1168, %c7 : index
        memref.store %1163, %out[%1173] : memref<?xf32>
      }
    }
    %1174 = arith.muli %1036, %c38 : index
    %1175 = arith.addi %1174, %c33 : index
    %1176 = arith.muli %1175, %c3 : index
    %1177 = arith.addi %1176, %1035 : index
    %1178 = arith.addi %1177, %c7 : index
    %1179 = memref.load %17[%1178] : memref<?xf32>
    %1180 = arith.addi %1178, %c2 : index
    %1181 = memref.load %17[%1180] : memref<?xf32>
    %1182 = arith.addf %1179, %1181 : f32
    %1183 = wave.lane
    %1184 = arith.addi %16, %c3 : index
    %1185 = arith.muli %1175, %c15 : index
    %1186 = arith.addi %1184, %1185 : index
    %1187 = arith.divui %1183, %c13 : index
    %1188 = arith.addi %1186, %1187 : index
    %1189 = arith.cmpi slt, %1188, %15 : index
    scf.if %1189 {
      %1190 = arith.cmpi eq, %hasFactors, %c6 : index
      %1191 = arith.muli %1188, %c15 : index
      %1192 = memref.load %factors[%1191] : memref<?xf32>
      %1193 = arith.mulf %1192, %operandScale : f32
      %1194 = arith.select %1190, %1193, %operandScale : f32
      %1195 = arith.remui %1183, %c13 : index
      %1196 = arith.muli %1195, %c38 : index
      %1197 = arith.addi %13, %1196 : index
      %1198 = vector.load %w[%1197] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1199 = vector.bitcast %1198 : vector<4xi8> to vector<1xf32>
      %1200 = vector.extract %1199[0] : f32 from vector<1xf32>
      %1201 = arith.mulf %1200, %1194 : f32
      %1202 = arith.mulf %1182, %1201 : f32
      %1203 = arith.muli %1188, %outputFeatures : index
      %1204 = arith.addi %1203, %20 : index
      %1205 = wave.lane
      %1206 = arith.remui %1205, %c13 : index
      %1207 = arith.addi %1204, %1206 : index
      scf.if %18 {
        %1208 = arith.addi %1207, %c7 : index
        %1209 = memref.load %residual[%1208] : memref<?xf32>
        %1210 = arith.addf %1209, %1202 : f32
        %1211 = arith.addi %1207, %c7 : index
        memref.store %1210, %out[%1211] : memref<?xf32>
      } else {
        %1212 = arith.addi %1207, %c7 : index
        memref.store %1202, %out[%1212] : memref<?xf32>
      }
    }
    %1213 = wave.lane
    wave.barrier
    %1214 = wave.wave
    %1215 = arith.muli %1214, %c6 : index
    %1216 = arith.addi %1215, %c7 : index
    %1217 = arith.muli %1216, %c2 : index
    %1218 = arith.addi %1217, %1213 : index
    %1219 = vector.extract %492#3[0] : f32 from vector<8xf32>
    %1220 = arith.addi %1218, %c7 : index
    memref.store %1219, %17[%1220] : memref<?xf32>
    %1221 = vector.extract %492#3[1] : f32 from vector<8xf32>
    %1222 = arith.addi %1218, %c3 : index
    memref.store %1221, %17[%1222] : memref<?xf32>
    %1223 = vector.extract %492#3[2] : f32 from vector<8xf32>
    %1224 = arith.addi %1218, %c9 : index
    memref.store %1223, %17[%1224] : memref<?xf32>
    %1225 = vector.extract %492#3[3] : f32 from vector<8xf32>
    %1226 = arith.addi %1218, %c34 : index
    memref.store %1225, %17[%1226] : memref<?xf32>
    %1227 = vector.extract %492#3[4] : f32 from vector<8xf32>
    %1228 = arith.addi %1218, %c5 : index
    memref.store %1227, %17[%1228] : memref<?xf32>
    %1229 = vector.extract %492#3[5] : f32 from vector<8xf32>
    %1230 = arith.addi %1218, %c35 : index
    memref.store %1229, %17[%1230] : memref<?xf32>
    %1231 = vector.extract %492#3[6] : f32 from vector<8xf32>
    %1232 = arith.addi %1218, %c36 : index
    memref.store %1231, %17[%1232] : memref<?xf32>
    %1233 = vector.extract %492#3[7] : f32 from vector<8xf32>
    %1234 = arith.addi %1218, %c37 : index
    memref.store %1233, %17[%1234] : memref<?xf32>
    wave.barrier
    %1235 = arith.muli %1214, %c38 : index
    %1236 = arith.addi %1235, %c7 : index
    %1237 = arith.muli %1236, %c3 : index
    %1238 = arith.addi %1237, %1213 : index
    %1239 = arith.addi %1238, %c7 : index
    %1240 = memref.load %17[%1239] : memref<?xf32>
    %1241 = arith.addi %1239, %c2 : index
    %1242 = memref.load %17[%1241] : memref<?xf32>
    %1243 = arith.addf %1240, %1242 : f32
    %1244 = wave.lane
    %1245 = arith.addi %16, %c17 : index
    %1246 = arith.muli %1236, %c15 : index
    %1247 = arith.addi %1245, %1246 : index
    %1248 = arith.divui %1244, %c13 : index
    %1249 = arith.addi %1247, %1248 : index
    %1250 = arith.cmpi slt, %1249, %15 : index
    scf.if %1250 {
      %1251 = arith.cmpi eq, %hasFactors, %c6 : index
      %1252 = arith.muli %1249, %c15 : index
      %1253 = memref.load %factors[%1252] : memref<?xf32>
      %1254 = arith.mulf %1253, %operandScale : f32
      %1255 = arith.select %1251, %1254, %operandScale : f32
      %1256 = arith.remui %1244, %c13 : index
      %1257 = arith.muli %1256, %c38 : index
      %1258 = arith.addi %13, %1257 : index
      %1259 = vector.load %w[%1258] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1260 = vector.bitcast %1259 : vector<4xi8> to vector<1xf32>
      %1261 = vector.extract %1260[0] : f32 from vector<1xf32>
      %1262 = arith.mulf %1261, %1255 : f32
      %1263 = arith.mulf %1243, %1262 : f32
      %1264 = arith.muli %1249, %outputFeatures : index
      %1265 = arith.addi %1264, %20 : index
      %1266 = wave.lane
      %1267 = arith.remui %1266, %c13 : index
      %1268 = arith.addi %1265, %1267 : index
      scf.if %18 {
        %1269 = arith.addi %1268, %c7 : index
        %1270 = memref.load %residual[%1269] : memref<?xf32>
        %1271 = arith.addf %1270, %1263 : f32
        %1272 = arith.addi %1268, %c7 : index
        memref.store %1271, %out[%1272] : memref<?xf32>
      } else {
        %1273 = arith.addi %1268, %c7 : index
        memref.store %1263, %out[%1273] : memref<?xf32>
      }
    }
    %1274 = arith.muli %1214, %c38 : index
    %1275 = arith.addi %1274, %c6 : index
    %1276 = arith.muli %1275, %c3 : index
    %1277 = arith.addi %1276, %1213 : index
    %1278 = arith.addi %1277, %c7 : index
    %1279 = memref.load %17[%1278] : memref<?xf32>
    %1280 = arith.addi %1278, %c2 : index
    %1281 = memref.load %17[%1280] : memref<?xf32>
    %1282 = arith.addf %1279, %1281 : f32
    %1283 = wave.lane
    %1284 = arith.addi %16, %c17 : index
    %1285 = arith.muli %1275, %c15 : index
    %1286 = arith.addi %1284, %1285 : index
    %1287 = arith.divui %1283, %c13 : index
    %1288 = arith.addi %1286, %1287 : index
    %1289 = arith.cmpi slt, %1288, %15 : index
    scf.if %1289 {
      %1290 = arith.cmpi eq, %hasFactors, %c6 : index
      %1291 = arith.muli %1288, %c15 : index
      %1292 = memref.load %factors[%1291] : memref<?xf32>
      %1293 = arith.mulf %1292, %operandScale : f32
      %1294 = arith.select %1290, %1293, %operandScale : f32
      %1295 = arith.remui %1283, %c13 : index
      %1296 = arith.muli %1295, %c38 : index
      %1297 = arith.addi %13, %1296 : index
      %1298 = vector.load %w[%1297] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1299 = vector.bitcast %1298 : vector<4xi8> to vector<1xf32>
      %1300 = vector.extract %1299[0] : f32 from vector<1xf32>
      %1301 = arith.mulf %1300, %1294 : f32
      %1302 = arith.mulf %1282, %1301 : f32
      %1303 = arith.muli %1288, %outputFeatures : index
      %1304 = arith.addi %1303, %20 : index
      %1305 = wave.lane
      %1306 = arith.remui %1305, %c13 : index
      %1307 = arith.addi %1304, %1306 : index
      scf.if %18 {
        %1308 = arith.addi %1307, %c7 : index
        %1309 = memref.load %residual[%1308] : memref<?xf32>
        %1310 = arith.addf %1309, %1302 : f32
        %1311 = arith.addi %1307, %c7 : index
        memref.store %1310, %out[%1311] : memref<?xf32>
      } else {
        %1312 = arith.addi %1307, %c7 : index
        memref.store %1302, %out[%1312] : memref<?xf32>
      }
    }
    %1313 = arith.muli %1214, %c38 : index
    %1314 = arith.addi %1313, %c15 : index
    %1315 = arith.muli %1314, %c3 : index
    %1316 = arith.addi %1315, %1213 : index
    %1317 = arith.addi %1316, %c7 : index
    %1318 = memref.load %17[%1317] : memref<?xf32>
    %1319 = arith.addi %1317, %c2 : index
    %1320 = memref.load %17[%1319] : memref<?xf32>
    %1321 = arith.addf %1318, %1320 : f32
    %1322 = wave.lane
    %1323 = arith.addi %16, %c17 : index
    %1324 = arith.muli %1314, %c15 : index
    %1325 = arith.addi %1323, %1324 : index
    %1326 = arith.divui %1322, %c13 : index
    %1327 = arith.addi %1325, %1326 : index
    %1328 = arith.cmpi slt, %1327, %15 : index
    scf.if %1328 {
      %1329 = arith.cmpi eq, %hasFactors, %c6 : index
      %1330 = arith.muli %1327, %c15 : index
      %1331 = memref.load %factors[%1330] : memref<?xf32>
      %1332 = arith.mulf %1331, %operandScale : f32
      %1333 = arith.select %1329, %1332, %operandScale : f32
      %1334 = arith.remui %1322, %c13 : index
      %1335 = arith.muli %1334, %c38 : index
      %1336 = arith.addi %13, %1335 : index
      %1337 = vector.load %w[%1336] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1338 = vector.bitcast %1337 : vector<4xi8> to vector<1xf32>
      %1339 = vector.extract %1338[0] : f32 from vector<1xf32>
      %1340 = arith.mulf %1339, %1333 : f32
      %1341 = arith.mulf %1321, %1340 : f32
      %1342 = arith.muli %1327, %outputFeatures : index
      %1343 = arith.addi %1342, %20 : index
      %1344 = wave.lane
      %1345 = arith.remui %1344, %c13 : index
      %1346 = arith.addi %1343, %1345 : index
      scf.if %18 {
        %1347 = arith.addi %1346, %c7 : index
        %1348 = memref.load %residual[%1347] : memref<?xf32>
        %1349 = arith.addf %1348, %1341 : f32
        %1350 = arith.addi %1346, %c7 : index
        memref.store %1349, %out[%1350] : memref<?xf32>
      } else {
        %1351 = arith.addi %1346, %c7 : index
        memref.store %1341, %out[%1351] : memref<?xf32>
      }
    }
    %1352 = arith.muli %1214, %c38 : index
    %1353 = arith.addi %1352, %c33 : index
    %1354 = arith.muli %1353, %c3 : index
    %1355 = arith.addi %1354, %1213 : index
    %1356 = arith.addi %1355, %c7 : index
    %1357 = memref.load %17[%1356] : memref<?xf32>
    %1358 = arith.addi %1356, %c2 : index
    %1359 = memref.load %17[%1358] : memref<?xf32>
    %1360 = arith.addf %1357, %1359 : f32
    %1361 = wave.lane
    %1362 = arith.addi %16, %c17 : index
    %1363 = arith.muli %1353, %c15 : index
    %1364 = arith.addi %1362, %1363 : index
    %1365 = arith.divui %1361, %c13 : index
    %1366 = arith.addi %1364, %1365 : index
    %1367 = arith.cmpi slt, %1366, %15 : index
    scf.if %1367 {
      %1368 = arith.cmpi eq, %hasFactors, %c6 : index
      %1369 = arith.muli %1366, %c15 : index
      %1370 = memref.load %factors[%1369] : memref<?xf32>
      %1371 = arith.mulf %1370, %operandScale : f32
      %1372 = arith.select %1368, %1371, %operandScale : f32
      %1373 = arith.remui %1361, %c13 : index
      %1374 = arith.muli %1373, %c38 : index
      %1375 = arith.addi %13, %1374 : index
      %1376 = vector.load %w[%1375] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1377 = vector.bitcast %1376 : vector<4xi8> to vector<1xf32>
      %1378 = vector.extract %1377[0] : f32 from vector<1xf32>
      %1379 = arith.mulf %1378, %1372 : f32
      %1380 = arith.mulf %1360, %1379 : f32
      %1381 = arith.muli %1366, %outputFeatures : index
      %1382 = arith.addi %1381, %20 : index
      %1383 = wave.lane
      %1384 = arith.remui %1383, %c13 : index
      %1385 = arith.addi %1382, %1384 : index
      scf.if %18 {
        %1386 = arith.addi %1385, %c7 : index
        %1387 = memref.load %residual[%1386] : memref<?xf32>
        %1388 = arith.addf %1387, %1380 : f32
        %1389 = arith.addi %1385, %c7 : index
        memref.store %1388, %out[%1389] : memref<?xf32>
      } else {
        %1390 = arith.addi %1385, %c7 : index
        memref.store %1380, %out[%1390] : memref<?xf32>
      }
    }
  }
  wave.return
}
