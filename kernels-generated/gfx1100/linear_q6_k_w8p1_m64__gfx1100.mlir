// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q6_k', waves=8, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q6_k_w8p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
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
  %c10 = arith.constant 2048 : index
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
  %c38 = arith.constant 512 : index
  %c39 = arith.constant 768 : index
  %c40 = arith.constant 1024 : index
  %c41 = arith.constant 1280 : index
  %c42 = arith.constant 1536 : index
  %c43 = arith.constant 1792 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c46 = arith.constant 4 : index
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
    %701 = arith.muli %680, %c6 : index
    %702 = arith.addi %701, %c7 : index
    %703 = arith.muli %702, %c3 : index
    %704 = arith.addi %703, %679 : index
    %705 = arith.addi %704, %c7 : index
    %706 = memref.load %17[%705] : memref<?xf32>
    %707 = arith.addi %705, %c2 : index
    %708 = memref.load %17[%707] : memref<?xf32>
    %709 = arith.addf %706, %708 : f32
    %710 = arith.addi %705, %c38 : index
    %711 = memref.load %17[%710] : memref<?xf32>
    %712 = arith.addf %709, %711 : f32
    %713 = arith.addi %705, %c39 : index
    %714 = memref.load %17[%713] : memref<?xf32>
    %715 = arith.addf %712, %714 : f32
    %716 = arith.addi %705, %c40 : index
    %717 = memref.load %17[%716] : memref<?xf32>
    %718 = arith.addf %715, %717 : f32
    %719 = arith.addi %705, %c41 : index
    %720 = memref.load %17[%719] : memref<?xf32>
    %721 = arith.addf %718, %720 : f32
    %722 = arith.addi %705, %c42 : index
    %723 = memref.load %17[%722] : memref<?xf32>
    %724 = arith.addf %721, %723 : f32
    %725 = arith.addi %705, %c43 : index
    %726 = memref.load %17[%725] : memref<?xf32>
    %727 = arith.addf %724, %726 : f32
    %728 = wave.lane
    %729 = arith.addi %16, %c7 : index
    %730 = arith.muli %702, %c15 : index
    %731 = arith.addi %729, %730 : index
    %732 = arith.divui %728, %c13 : index
    %733 = arith.addi %731, %732 : index
    %734 = arith.cmpi slt, %733, %15 : index
    scf.if %734 {
      %735 = arith.cmpi eq, %hasFactors, %c6 : index
      %736 = arith.muli %733, %c15 : index
      %737 = memref.load %factors[%736] : memref<?xf32>
      %738 = arith.mulf %737, %operandScale : f32
      %739 = arith.select %735, %738, %operandScale : f32
      %740 = arith.remui %728, %c13 : index
      %741 = arith.muli %740, %c46 : index
      %742 = arith.addi %13, %741 : index
      %743 = vector.load %w[%742] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %744 = vector.bitcast %743 : vector<4xi8> to vector<1xf32>
      %745 = vector.extract %744[0] : f32 from vector<1xf32>
      %746 = arith.mulf %745, %739 : f32
      %747 = arith.mulf %727, %746 : f32
      %748 = arith.muli %733, %outputFeatures : index
      %749 = arith.addi %748, %20 : index
      %750 = wave.lane
      %751 = arith.remui %750, %c13 : index
      %752 = arith.addi %749, %751 : index
      scf.if %18 {
        %753 = arith.addi %752, %c7 : index
        %754 = memref.load %residual[%753] : memref<?xf32>
        %755 = arith.addf %754, %747 : f32
        %756 = arith.addi %752, %c7 : index
        memref.store %755, %out[%756] : memref<?xf32>
      } else {
        %757 = arith.addi %752, %c7 : index
        memref.store %747, %out[%757] : memref<?xf32>
      }
    }
    %758 = wave.lane
    wave.barrier
    %759 = wave.wave
    %760 = arith.muli %759, %c6 : index
    %761 = arith.addi %760, %c7 : index
    %762 = arith.muli %761, %c2 : index
    %763 = arith.addi %762, %758 : index
    %764 = vector.extract %492#1[0] : f32 from vector<8xf32>
    %765 = arith.addi %763, %c7 : index
    memref.store %764, %17[%765] : memref<?xf32>
    %766 = vector.extract %492#1[1] : f32 from vector<8xf32>
    %767 = arith.addi %763, %c3 : index
    memref.store %766, %17[%767] : memref<?xf32>
    %768 = vector.extract %492#1[2] : f32 from vector<8xf32>
    %769 = arith.addi %763, %c9 : index
    memref.store %768, %17[%769] : memref<?xf32>
    %770 = vector.extract %492#1[3] : f32 from vector<8xf32>
    %771 = arith.addi %763, %c34 : index
    memref.store %770, %17[%771] : memref<?xf32>
    %772 = vector.extract %492#1[4] : f32 from vector<8xf32>
    %773 = arith.addi %763, %c5 : index
    memref.store %772, %17[%773] : memref<?xf32>
    %774 = vector.extract %492#1[5] : f32 from vector<8xf32>
    %775 = arith.addi %763, %c35 : index
    memref.store %774, %17[%775] : memref<?xf32>
    %776 = vector.extract %492#1[6] : f32 from vector<8xf32>
    %777 = arith.addi %763, %c36 : index
    memref.store %776, %17[%777] : memref<?xf32>
    %778 = vector.extract %492#1[7] : f32 from vector<8xf32>
    %779 = arith.addi %763, %c37 : index
    memref.store %778, %17[%779] : memref<?xf32>
    wave.barrier
    %780 = arith.muli %759, %c6 : index
    %781 = arith.addi %780, %c7 : index
    %782 = arith.muli %781, %c3 : index
    %783 = arith.addi %782, %758 : index
    %784 = arith.addi %783, %c7 : index
    %785 = memref.load %17[%784] : memref<?xf32>
    %786 = arith.addi %784, %c2 : index
    %787 = memref.load %17[%786] : memref<?xf32>
    %788 = arith.addf %785, %787 : f32
    %789 = arith.addi %784, %c38 : index
    %790 = memref.load %17[%789] : memref<?xf32>
    %791 = arith.addf %788, %790 : f32
    %792 = arith.addi %784, %c39 : index
    %793 = memref.load %17[%792] : memref<?xf32>
    %794 = arith.addf %791, %793 : f32
    %795 = arith.addi %784, %c40 : index
    %796 = memref.load %17[%795] : memref<?xf32>
    %797 = arith.addf %794, %796 : f32
    %798 = arith.addi %784, %c41 : index
    %799 = memref.load %17[%798] : memref<?xf32>
    %800 = arith.addf %797, %799 : f32
    %801 = arith.addi %784, %c42 : index
    %802 = memref.load %17[%801] : memref<?xf32>
    %803 = arith.addf %800, %802 : f32
    %804 = arith.addi %784, %c43 : index
    %805 = memref.load %17[%804] : memref<?xf32>
    %806 = arith.addf %803, %805 : f32
    %807 = wave.lane
    %808 = arith.addi %16, %c13 : index
    %809 = arith.muli %781, %c15 : index
    %810 = arith.addi %808, %809 : index
    %811 = arith.divui %807, %c13 : index
    %812 = arith.addi %810, %811 : index
    %813 = arith.cmpi slt, %812, %15 : index
    scf.if %813 {
      %814 = arith.cmpi eq, %hasFactors, %c6 : index
      %815 = arith.muli %812, %c15 : index
      %816 = memref.load %factors[%815] : memref<?xf32>
      %817 = arith.mulf %816, %operandScale : f32
      %818 = arith.select %814, %817, %operandScale : f32
      %819 = arith.remui %807, %c13 : index
      %820 = arith.muli %819, %c46 : index
      %821 = arith.addi %13, %820 : index
      %822 = vector.load %w[%821] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %823 = vector.bitcast %822 : vector<4xi8> to vector<1xf32>
      %824 = vector.extract %823[0] : f32 from vector<1xf32>
      %825 = arith.mulf %824, %818 : f32
      %826 = arith.mulf %806, %825 : f32
      %827 = arith.muli %812, %outputFeatures : index
      %828 = arith.addi %827, %20 : index
      %829 = wave.lane
      %830 = arith.remui %829, %c13 : index
      %831 = arith.addi %828, %830 : index
      scf.if %18 {
        %832 = arith.addi %831, %c7 : index
        %833 = memref.load %residual[%832] : memref<?xf32>
        %834 = arith.addf %833, %826 : f32
        %835 = arith.addi %831, %c7 : index
        memref.store %834, %out[%835] : memref<?xf32>
      } else {
        %836 = arith.addi %831, %c7 : index
        memref.store %826, %out[%836] : memref<?xf32>
      }
    }
    %837 = wave.lane
    wave.barrier
    %838 = wave.wave
    %839 = arith.muli %838, %c6 : index
    %840 = arith.addi %839, %c7 : index
    %841 = arith.muli %840, %c2 : index
    %842 = arith.addi %841, %837 : index
    %843 = vector.extract %492#2[0] : f32 from vector<8xf32>
    %844 = arith.addi %842, %c7 : index
    memref.store %843, %17[%844] : memref<?xf32>
    %845 = vector.extract %492#2[1] : f32 from vector<8xf32>
    %846 = arith.addi %842, %c3 : index
    memref.store %845, %17[%846] : memref<?xf32>
    %847 = vector.extract %492#2[2] : f32 from vector<8xf32>
    %848 = arith.addi %842, %c9 : index
    memref.store %847, %17[%848] : memref<?xf32>
    %849 = vector.extract %492#2[3] : f32 from vector<8xf32>
    %850 = arith.addi %842, %c34 : index
    memref.store %849, %17[%850] : memref<?xf32>
    %851 = vector.extract %492#2[4] : f32 from vector<8xf32>
    %852 = arith.addi %842, %c5 : index
    memref.store %851, %17[%852] : memref<?xf32>
    %853 = vector.extract %492#2[5] : f32 from vector<8xf32>
    %854 = arith.addi %842, %c35 : index
    memref.store %853, %17[%854] : memref<?xf32>
    %855 = vector.extract %492#2[6] : f32 from vector<8xf32>
    %856 = arith.addi %842, %c36 : index
    memref.store %855, %17[%856] : memref<?xf32>
    %857 = vector.extract %492#2[7] : f32 from vector<8xf32>
    %858 = arith.addi %842, %c37 : index
    memref.store %857, %17[%858] : memref<?xf32>
    wave.barrier
    %859 = arith.muli %838, %c6 : index
    %860 = arith.addi %859, %c7 : index
    %861 = arith.muli %860, %c3 : index
    %862 = arith.addi %861, %837 : index
    %863 = arith.addi %862, %c7 : index
    %864 = memref.load %17[%863] : memref<?xf32>
    %865 = arith.addi %863, %c2 : index
    %866 = memref.load %17[%865] : memref<?xf32>
    %867 = arith.addf %864, %866 : f32
    %868 = arith.addi %863, %c38 : index
    %869 = memref.load %17[%868] : memref<?xf32>
    %870 = arith.addf %867, %869 : f32
    %871 = arith.addi %863, %c39 : index
    %872 = memref.load %17[%871] : memref<?xf32>
    %873 = arith.addf %870, %872 : f32
    %874 = arith.addi %863, %c40 : index
    %875 = memref.load %17[%874] : memref<?xf32>
    %876 = arith.addf %873, %875 : f32
    %877 = arith.addi %863, %c41 : index
    %878 = memref.load %17[%877] : memref<?xf32>
    %879 = arith.addf %876, %878 : f32
    %880 = arith.addi %863, %c42 : index
    %881 = memref.load %17[%880] : memref<?xf32>
    %882 = arith.addf %879, %881 : f32
    %883 = arith.addi %863, %c43 : index
    %884 = memref.load %17[%883] : memref<?xf32>
    %885 = arith.addf %882, %884 : f32
    %886 = wave.lane
    %887 = arith.addi %16, %c3 : index
    %888 = arith.muli %860, %c15 : index
    %889 = arith.addi %887, %888 : index
    %890 = arith.divui %886, %c13 : index
    %891 = arith.addi %889, %890 : index
    %892 = arith.cmpi slt, %891, %15 : index
    scf.if %892 {
      %893 = arith.cmpi eq, %hasFactors, %c6 : index
      %894 = arith.muli %891, %c15 : index
      %895 = memref.load %factors[%894] : memref<?xf32>
      %896 = arith.mulf %895, %operandScale : f32
      %897 = arith.select %893, %896, %operandScale : f32
      %898 = arith.remui %886, %c13 : index
      %899 = arith.muli %898, %c46 : index
      %900 = arith.addi %13, %899 : index
      %901 = vector.load %w[%900] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %902 = vector.bitcast %901 : vector<4xi8> to vector<1xf32>
      %903 = vector.extract %902[0] : f32 from vector<1xf32>
      %904 = arith.mulf %903, %897 : f32
      %905 = arith.mulf %885, %904 : f32
      %906 = arith.muli %891, %outputFeatures : index
      %907 = arith.addi %906, %20 : index
      %908 = wave.lane
      %909 = arith.remui %908, %c13 : index
      %910 = arith.addi %907, %909 : index
      scf.if %18 {
        %911 = arith.addi %910, %c7 : index
        %912 = memref.load %residual[%911] : memref<?xf32>
        %913 = arith.addf %912, %905 : f32
        %914 = arith.addi %910, %c7 : index
        memref.store %913, %out[%914] : memref<?xf32>
      } else {
        %915 = arith.addi %910, %c7 : index
        memref.store %905, %out[%915] : memref<?xf32>
      }
    }
    %916 = wave.lane
    wave.barrier
    %917 = wave.wave
    %918 = arith.muli %917, %c6 : index
    %919 = arith.addi %918, %c7 : index
    %920 = arith.muli %919, %c2 : index
    %921 = arith.addi %920, %916 : index
    %922 = vector.extract %492#3[0] : f32 from vector<8xf32>
    %923 = arith.addi %921, %c7 : index
    memref.store %922, %17[%923] : memref<?xf32>
    %924 = vector.extract %492#3[1] : f32 from vector<8xf32>
    %925 = arith.addi %921, %c3 : index
    memref.store %924, %17[%925] : memref<?xf32>
    %926 = vector.extract %492#3[2] : f32 from vector<8xf32>
    %927 = arith.addi %921, %c9 : index
    memref.store %926, %17[%927] : memref<?xf32>
    %928 = vector.extract %492#3[3] : f32 from vector<8xf32>
    %929 = arith.addi %921, %c34 : index
    memref.store %928, %17[%929] : memref<?xf32>
    %930 = vector.extract %492#3[4] : f32 from vector<8xf32>
    %931 = arith.addi %921, %c5 : index
    memref.store %930, %17[%931] : memref<?xf32>
    %932 = vector.extract %492#3[5] : f32 from vector<8xf32>
    %933 = arith.addi %921, %c35 : index
    memref.store %932, %17[%933] : memref<?xf32>
    %934 = vector.extract %492#3[6] : f32 from vector<8xf32>
    %935 = arith.addi %921, %c36 : index
    memref.store %934, %17[%935] : memref<?xf32>
    %936 = vector.extract %492#3[7] : f32 from vector<8xf32>
    %937 = arith.addi %921, %c37 : index
    memref.store %936, %17[%937] : memref<?xf32>
    wave.barrier
    %938 = arith.muli %917, %c6 : index
    %939 = arith.addi %938, %c7 : index
    %940 = arith.muli %939, %c3 : index
    %941 = arith.addi %940, %916 : index
    %942 = arith.addi %941, %c7 : index
    %943 = memref.load %17[%942] : memref<?xf32>
    %944 = arith.addi %942, %c2 : index
    %945 = memref.load %17[%944] : memref<?xf32>
    %946 = arith.addf %943, %945 : f32
    %947 = arith.addi %942, %c38 : index
    %948 = memref.load %17[%947] : memref<?xf32>
    %949 = arith.addf %946, %948 : f32
    %950 = arith.addi %942, %c39 : index
    %951 = memref.load %17[%950] : memref<?xf32>
    %952 = arith.addf %949, %951 : f32
    %953 = arith.addi %942, %c40 : index
    %954 = memref.load %17[%953] : memref<?xf32>
    %955 = arith.addf %952, %954 : f32
    %956 = arith.addi %942, %c41 : index
    %957 = memref.load %17[%956] : memref<?xf32>
    %958 = arith.addf %955, %957 : f32
    %959 = arith.addi %942, %c42 : index
    %960 = memref.load %17[%959] : memref<?xf32>
    %961 = arith.addf %958, %960 : f32
    %962 = arith.addi %942, %c43 : index
    %963 = memref.load %17[%962] : memref<?xf32>
    %964 = arith.addf %961, %963 : f32
    %965 = wave.lane
    %966 = arith.addi %16, %c17 : index
    %967 = arith.muli %939, %c15 : index
    %968 = arith.addi %966, %967 : index
    %969 = arith.divui %965, %c13 : index
    %970 = arith.addi %968, %969 : index
    %971 = arith.cmpi slt, %970, %15 : index
    scf.if %971 {
      %972 = arith.cmpi eq, %hasFactors, %c6 : index
      %973 = arith.muli %970, %c15 : index
      %974 = memref.load %factors[%973] : memref<?xf32>
      %975 = arith.mulf %974, %operandScale : f32
      %976 = arith.select %972, %975, %operandScale : f32
      %977 = arith.remui %965, %c13 : index
      %978 = arith.muli %977, %c46 : index
      %979 = arith.addi %13, %978 : index
      %980 = vector.load %w[%979] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %981 = vector.bitcast %980 : vector<4xi8> to vector<1xf32>
      %982 = vector.extract %981[0] : f32 from vector<1xf32>
      %983 = arith.mulf %982, %976 : f32
      %984 = arith.mulf %964, %983 : f32
      %985 = arith.muli %970, %outputFeatures : index
      %986 = arith.addi %985, %20 : index
      %987 = wave.lane
      %988 = arith.remui %987, %c13 : index
      %989 = arith.addi %986, %988 : index
      scf.if %18 {
        %990 = arith.addi %989, %c7 : index
        %991 = memref.load %residual[%990] : memref<?xf32>
        %992 = arith.addf %991, %984 : f32
        %993 = arith.addi %989, %c7 : index
        memref.store %992, %out[%993] : memref<?xf32>
      } else {
        %994 = arith.addi %989, %c7 : index
        memref.store %984, %out[%994] : memref<?xf32>
      }
    }
  }
  wave.return
}
