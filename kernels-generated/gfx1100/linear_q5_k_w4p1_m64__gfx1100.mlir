// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q5_k', waves=4, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q5_k_w4p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 10 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c9 = arith.constant 1024 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 2 : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant 32 : index
  %c17 = arith.constant 48 : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant 4 : index
  %c22 = arith.constant dense<0> : vector<4xi32>
  %c23 = arith.constant dense<983055> : vector<4xi32>
  %c24 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c25 = arith.constant dense<65537> : vector<4xi32>
  %c26 = arith.constant dense<4> : vector<4xi32>
  %c27 = arith.constant dense<1677747200> : vector<4xi32>
  %c28 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c29 = arith.constant dense<8> : vector<4xi32>
  %c30 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c31 = arith.constant dense<12> : vector<4xi32>
  %c32 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c33 = arith.constant dense<0x6400> : vector<32xf16>
  %c34 = arith.constant 3 : index
  %c35 = arith.constant 96 : index
  %c36 = arith.constant 160 : index
  %c37 = arith.constant 192 : index
  %c38 = arith.constant 224 : index
  %c39 = arith.constant 512 : index
  %c40 = arith.constant 768 : index
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
  %16 = arith.muli %1, %c3 : index
  %17 = wave.scratch %c9 : memref<?xf32>
  %18 = arith.cmpi eq, %hasResidual, %c6 : index
  %19 = wave.block 0
  %20 = arith.muli %19, %c12 : index
  %21 = arith.cmpi slt, %16, %15 : index
  scf.if %21 {
    %22 = wave.lane
    %23 = arith.remui %22, %c12 : index
    %24 = arith.remui %23, %tileRows : index
    %25 = arith.addi %16, %24 : index
    %26 = arith.divui %25, %tileRows : index
    %27 = arith.divui %inputFeatures, %c12 : index
    %28 = arith.muli %26, %27 : index
    %29 = arith.divui %c7, %c12 : index
    %30 = arith.addi %28, %29 : index
    %31 = arith.muli %30, %c14 : index
    %32 = arith.remui %c7, %c12 : index
    %33 = arith.divui %32, %c15 : index
    %34 = arith.addi %31, %33 : index
    %35 = arith.muli %tileRows, %c15 : index
    %36 = arith.muli %34, %35 : index
    %37 = arith.remui %25, %tileRows : index
    %38 = arith.muli %37, %c15 : index
    %39 = arith.addi %36, %38 : index
    %40 = arith.remui %c7, %c15 : index
    %41 = arith.addi %39, %40 : index
    %42 = arith.addi %23, %c12 : index
    %43 = arith.addi %16, %42 : index
    %44 = arith.divui %43, %tileRows : index
    %45 = arith.divui %inputFeatures, %c12 : index
    %46 = arith.muli %44, %45 : index
    %47 = arith.divui %c7, %c12 : index
    %48 = arith.addi %46, %47 : index
    %49 = arith.muli %48, %c14 : index
    %50 = arith.remui %c7, %c12 : index
    %51 = arith.divui %50, %c15 : index
    %52 = arith.addi %49, %51 : index
    %53 = arith.muli %tileRows, %c15 : index
    %54 = arith.muli %52, %53 : index
    %55 = arith.remui %43, %tileRows : index
    %56 = arith.muli %55, %c15 : index
    %57 = arith.addi %54, %56 : index
    %58 = arith.remui %c7, %c15 : index
    %59 = arith.addi %57, %58 : index
    %60 = arith.addi %23, %c16 : index
    %61 = arith.addi %16, %60 : index
    %62 = arith.divui %61, %tileRows : index
    %63 = arith.divui %inputFeatures, %c12 : index
    %64 = arith.muli %62, %63 : index
    %65 = arith.divui %c7, %c12 : index
    %66 = arith.addi %64, %65 : index
    %67 = arith.muli %66, %c14 : index
    %68 = arith.remui %c7, %c12 : index
    %69 = arith.divui %68, %c15 : index
    %70 = arith.addi %67, %69 : index
    %71 = arith.muli %tileRows, %c15 : index
    %72 = arith.muli %70, %71 : index
    %73 = arith.remui %61, %tileRows : index
    %74 = arith.muli %73, %c15 : index
    %75 = arith.addi %72, %74 : index
    %76 = arith.remui %c7, %c15 : index
    %77 = arith.addi %75, %76 : index
    %78 = arith.addi %23, %c17 : index
    %79 = arith.addi %16, %78 : index
    %80 = arith.divui %79, %tileRows : index
    %81 = arith.divui %inputFeatures, %c12 : index
    %82 = arith.muli %80, %81 : index
    %83 = arith.divui %c7, %c12 : index
    %84 = arith.addi %82, %83 : index
    %85 = arith.muli %84, %c14 : index
    %86 = arith.remui %c7, %c12 : index
    %87 = arith.divui %86, %c15 : index
    %88 = arith.addi %85, %87 : index
    %89 = arith.muli %tileRows, %c15 : index
    %90 = arith.muli %88, %89 : index
    %91 = arith.remui %79, %tileRows : index
    %92 = arith.muli %91, %c15 : index
    %93 = arith.addi %90, %92 : index
    %94 = arith.remui %c7, %c15 : index
    %95 = arith.addi %93, %94 : index
    %96 = wave.wave
    %97 = arith.divui %inputFeatures, %c16 : index
    %98 = arith.muli %96, %stepsPerWave : index
    %99 = arith.minsi %98, %97 : index
    %100 = arith.addi %99, %stepsPerWave : index
    %101 = arith.minsi %100, %97 : index
    %102 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %103 = arith.subi %101, %99 : index
    %104 = arith.divui %103, %c14 : index
    %105 = arith.muli %104, %c14 : index
    %106 = arith.addi %99, %105 : index
    %107 = arith.addi %99, %stepsPerWave : index
    %108 = arith.select %102, %107, %106 : index
    %114:4 = scf.for %109 = %99 to %108 step %c14 iter_args(%110 = %c18, %111 = %c18, %112 = %c18, %113 = %c18) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %115 = wave.lane
      %116 = arith.addi %109, %c7 : index
      %117 = arith.remui %115, %c12 : index
      %118 = arith.addi %13, %c5 : index
      %119 = arith.divui %116, %c15 : index
      %120 = arith.muli %119, %c3 : index
      %121 = arith.addi %118, %120 : index
      %122 = arith.muli %117, %c21 : index
      %123 = arith.addi %121, %122 : index
      %124 = vector.load %w[%123] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %125 = vector.bitcast %124 : vector<4xi8> to vector<2xf16>
      %126 = arith.divui %inputFeatures, %c2 : index
      %127 = arith.muli %126, %c3 : index
      %128 = arith.addi %118, %127 : index
      %129 = arith.muli %116, %c16 : index
      %130 = arith.addi %128, %129 : index
      %131 = arith.muli %117, %c14 : index
      %132 = arith.addi %130, %131 : index
      %133 = vector.load %w[%132] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %134 = vector.extract %125[0] : f16 from vector<2xf16>
      %135 = arith.extf %134 : f16 to f32
      %136 = vector.extract %133[0] : i8 from vector<2xi8>
      %137 = arith.extui %136 : i8 to i32
      %138 = arith.sitofp %137 : i32 to f32
      %139 = arith.mulf %135, %138 : f32
      %140 = arith.truncf %139 : f32 to f16
      %141 = vector.broadcast %140 : f16 to vector<16xf16>
      %142 = vector.extract %125[1] : f16 from vector<2xf16>
      %143 = arith.extf %142 : f16 to f32
      %144 = vector.extract %133[1] : i8 from vector<2xi8>
      %145 = arith.extui %144 : i8 to i32
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
      %158 = arith.muli %inputFeatures, %c15 : index
      %159 = arith.addi %157, %158 : index
      %160 = arith.muli %116, %c12 : index
      %161 = arith.addi %160, %117 : index
      %162 = arith.muli %161, %c21 : index
      %163 = arith.addi %159, %162 : index
      %164 = arith.muli %116, %c2 : index
      %165 = arith.addi %157, %164 : index
      %166 = arith.muli %117, %c12 : index
      %167 = arith.addi %165, %166 : index
      %168 = vector.load %w[%163] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %169 = vector.bitcast %168 : vector<4xi8> to vector<1xi32>
      %170 = vector.shuffle %169, %169 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %171 = vector.load %w[%167] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %172 = vector.bitcast %171 : vector<16xi8> to vector<4xi32>
      %173 = arith.shrui %172, %c22 : vector<4xi32>
      %174 = arith.andi %173, %c23 : vector<4xi32>
      %175 = arith.shrui %170, %c24 : vector<4xi32>
      %176 = arith.andi %175, %c25 : vector<4xi32>
      %177 = arith.shli %176, %c26 : vector<4xi32>
      %178 = arith.ori %174, %177 : vector<4xi32>
      %179 = arith.ori %178, %c27 : vector<4xi32>
      %180 = vector.bitcast %179 : vector<4xi32> to vector<8xf16>
      %181 = arith.shrui %172, %c26 : vector<4xi32>
      %182 = arith.andi %181, %c23 : vector<4xi32>
      %183 = arith.shrui %170, %c28 : vector<4xi32>
      %184 = arith.andi %183, %c25 : vector<4xi32>
      %185 = arith.shli %184, %c26 : vector<4xi32>
      %186 = arith.ori %182, %185 : vector<4xi32>
      %187 = arith.ori %186, %c27 : vector<4xi32>
      %188 = vector.bitcast %187 : vector<4xi32> to vector<8xf16>
      %189 = arith.shrui %172, %c29 : vector<4xi32>
      %190 = arith.andi %189, %c23 : vector<4xi32>
      %191 = arith.shrui %170, %c30 : vector<4xi32>
      %192 = arith.andi %191, %c25 : vector<4xi32>
      %193 = arith.shli %192, %c26 : vector<4xi32>
      %194 = arith.ori %190, %193 : vector<4xi32>
      %195 = arith.ori %194, %c27 : vector<4xi32>
      %196 = vector.bitcast %195 : vector<4xi32> to vector<8xf16>
      %197 = arith.shrui %172, %c31 : vector<4xi32>
      %198 = arith.andi %197, %c23 : vector<4xi32>
      %199 = arith.shrui %170, %c32 : vector<4xi32>
      %200 = arith.andi %199, %c25 : vector<4xi32>
      %201 = arith.shli %200, %c26 : vector<4xi32>
      %202 = arith.ori %198, %201 : vector<4xi32>
      %203 = arith.ori %202, %c27 : vector<4xi32>
      %204 = vector.bitcast %203 : vector<4xi32> to vector<8xf16>
      %205 = vector.shuffle %180, %188 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %206 = vector.shuffle %196, %204 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %207 = vector.shuffle %205, %206 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %208 = arith.subf %207, %c33 : vector<32xf16>
      %209 = vector.shuffle %208, %208 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %210 = vector.shuffle %208, %208 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %211 = math.fma %209, %141, %149 : vector<16xf16>
      %212 = math.fma %210, %141, %149 : vector<16xf16>
      %213 = arith.addi %109, %c6 : index
      %214 = arith.remui %115, %c12 : index
      %215 = arith.addi %13, %c5 : index
      %216 = arith.divui %213, %c15 : index
      %217 = arith.muli %216, %c3 : index
      %218 = arith.addi %215, %217 : index
      %219 = arith.muli %214, %c21 : index
      %220 = arith.addi %218, %219 : index
      %221 = vector.load %w[%220] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %222 = vector.bitcast %221 : vector<4xi8> to vector<2xf16>
      %223 = arith.divui %inputFeatures, %c2 : index
      %224 = arith.muli %223, %c3 : index
      %225 = arith.addi %215, %224 : index
      %226 = arith.muli %213, %c16 : index
      %227 = arith.addi %225, %226 : index
      %228 = arith.muli %214, %c14 : index
      %229 = arith.addi %227, %228 : index
      %230 = vector.load %w[%229] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %231 = vector.extract %222[0] : f16 from vector<2xf16>
      %232 = arith.extf %231 : f16 to f32
      %233 = vector.extract %230[0] : i8 from vector<2xi8>
      %234 = arith.extui %233 : i8 to i32
      %235 = arith.sitofp %234 : i32 to f32
      %236 = arith.mulf %232, %235 : f32
      %237 = arith.truncf %236 : f32 to f16
      %238 = vector.broadcast %237 : f16 to vector<16xf16>
      %239 = vector.extract %222[1] : f16 from vector<2xf16>
      %240 = arith.extf %239 : f16 to f32
      %241 = vector.extract %230[1] : i8 from vector<2xi8>
      %242 = arith.extui %241 : i8 to i32
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
      %255 = arith.muli %inputFeatures, %c15 : index
      %256 = arith.addi %254, %255 : index
      %257 = arith.muli %213, %c12 : index
      %258 = arith.addi %257, %214 : index
      %259 = arith.muli %258, %c21 : index
      %260 = arith.addi %256, %259 : index
      %261 = arith.muli %213, %c2 : index
      %262 = arith.addi %254, %261 : index
      %263 = arith.muli %214, %c12 : index
      %264 = arith.addi %262, %263 : index
      %265 = vector.load %w[%260] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %266 = vector.bitcast %265 : vector<4xi8> to vector<1xi32>
      %267 = vector.shuffle %266, %266 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %268 = vector.load %w[%264] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %269 = vector.bitcast %268 : vector<16xi8> to vector<4xi32>
      %270 = arith.shrui %269, %c22 : vector<4xi32>
      %271 = arith.andi %270, %c23 : vector<4xi32>
      %272 = arith.shrui %267, %c24 : vector<4xi32>
      %273 = arith.andi %272, %c25 : vector<4xi32>
      %274 = arith.shli %273, %c26 : vector<4xi32>
      %275 = arith.ori %271, %274 : vector<4xi32>
      %276 = arith.ori %275, %c27 : vector<4xi32>
      %277 = vector.bitcast %276 : vector<4xi32> to vector<8xf16>
      %278 = arith.shrui %269, %c26 : vector<4xi32>
      %279 = arith.andi %278, %c23 : vector<4xi32>
      %280 = arith.shrui %267, %c28 : vector<4xi32>
      %281 = arith.andi %280, %c25 : vector<4xi32>
      %282 = arith.shli %281, %c26 : vector<4xi32>
      %283 = arith.ori %279, %282 : vector<4xi32>
      %284 = arith.ori %283, %c27 : vector<4xi32>
      %285 = vector.bitcast %284 : vector<4xi32> to vector<8xf16>
      %286 = arith.shrui %269, %c29 : vector<4xi32>
      %287 = arith.andi %286, %c23 : vector<4xi32>
      %288 = arith.shrui %267, %c30 : vector<4xi32>
      %289 = arith.andi %288, %c25 : vector<4xi32>
      %290 = arith.shli %289, %c26 : vector<4xi32>
      %291 = arith.ori %287, %290 : vector<4xi32>
      %292 = arith.ori %291, %c27 : vector<4xi32>
      %293 = vector.bitcast %292 : vector<4xi32> to vector<8xf16>
      %294 = arith.shrui %269, %c31 : vector<4xi32>
      %295 = arith.andi %294, %c23 : vector<4xi32>
      %296 = arith.shrui %267, %c32 : vector<4xi32>
      %297 = arith.andi %296, %c25 : vector<4xi32>
      %298 = arith.shli %297, %c26 : vector<4xi32>
      %299 = arith.ori %295, %298 : vector<4xi32>
      %300 = arith.ori %299, %c27 : vector<4xi32>
      %301 = vector.bitcast %300 : vector<4xi32> to vector<8xf16>
      %302 = vector.shuffle %277, %285 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %303 = vector.shuffle %293, %301 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %304 = vector.shuffle %302, %303 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %305 = arith.subf %304, %c33 : vector<32xf16>
      %306 = vector.shuffle %305, %305 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %307 = vector.shuffle %305, %305 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %308 = math.fma %306, %238, %246 : vector<16xf16>
      %309 = math.fma %307, %238, %246 : vector<16xf16>
      %310 = arith.muli %109, %c14 : index
      %311 = arith.addi %310, %c7 : index
      %312 = arith.muli %tileRows, %c12 : index
      %313 = arith.muli %311, %312 : index
      %314 = arith.addi %41, %313 : index
      %315 = vector.load %x[%314] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %316 = arith.muli %tileRows, %c15 : index
      %317 = arith.addi %314, %316 : index
      %318 = vector.load %x[%317] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %319 = vector.shuffle %315, %318 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %320 = wave.mma %319, %211, %110 : vector<16xf16>, vector<8xf32>
      %321 = arith.muli %109, %c14 : index
      %322 = arith.addi %321, %c7 : index
      %323 = arith.muli %tileRows, %c12 : index
      %324 = arith.muli %322, %323 : index
      %325 = arith.addi %59, %324 : index
      %326 = vector.load %x[%325] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %327 = arith.muli %tileRows, %c15 : index
      %328 = arith.addi %325, %327 : index
      %329 = vector.load %x[%328] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %330 = vector.shuffle %326, %329 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %331 = wave.mma %330, %211, %111 : vector<16xf16>, vector<8xf32>
      %332 = arith.muli %109, %c14 : index
      %333 = arith.addi %332, %c7 : index
      %334 = arith.muli %tileRows, %c12 : index
      %335 = arith.muli %333, %334 : index
      %336 = arith.addi %77, %335 : index
      %337 = vector.load %x[%336] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %338 = arith.muli %tileRows, %c15 : index
      %339 = arith.addi %336, %338 : index
      %340 = vector.load %x[%339] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %341 = vector.shuffle %337, %340 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %342 = wave.mma %341, %211, %112 : vector<16xf16>, vector<8xf32>
      %343 = arith.muli %109, %c14 : index
      %344 = arith.addi %343, %c7 : index
      %345 = arith.muli %tileRows, %c12 : index
      %346 = arith.muli %344, %345 : index
      %347 = arith.addi %95, %346 : index
      %348 = vector.load %x[%347] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %349 = arith.muli %tileRows, %c15 : index
      %350 = arith.addi %347, %349 : index
      %351 = vector.load %x[%350] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %352 = vector.shuffle %348, %351 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %353 = wave.mma %352, %211, %113 : vector<16xf16>, vector<8xf32>
      %354 = arith.muli %109, %c14 : index
      %355 = arith.addi %354, %c6 : index
      %356 = arith.muli %tileRows, %c12 : index
      %357 = arith.muli %355, %356 : index
      %358 = arith.addi %41, %357 : index
      %359 = vector.load %x[%358] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %360 = arith.muli %tileRows, %c15 : index
      %361 = arith.addi %358, %360 : index
      %362 = vector.load %x[%361] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %363 = vector.shuffle %359, %362 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %364 = wave.mma %363, %212, %320 : vector<16xf16>, vector<8xf32>
      %365 = arith.muli %109, %c14 : index
      %366 = arith.addi %365, %c6 : index
      %367 = arith.muli %tileRows, %c12 : index
      %368 = arith.muli %366, %367 : index
      %369 = arith.addi %59, %368 : index
      %370 = vector.load %x[%369] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %371 = arith.muli %tileRows, %c15 : index
      %372 = arith.addi %369, %371 : index
      %373 = vector.load %x[%372] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %374 = vector.shuffle %370, %373 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %375 = wave.mma %374, %212, %331 : vector<16xf16>, vector<8xf32>
      %376 = arith.muli %109, %c14 : index
      %377 = arith.addi %376, %c6 : index
      %378 = arith.muli %tileRows, %c12 : index
      %379 = arith.muli %377, %378 : index
      %380 = arith.addi %77, %379 : index
      %381 = vector.load %x[%380] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %382 = arith.muli %tileRows, %c15 : index
      %383 = arith.addi %380, %382 : index
      %384 = vector.load %x[%383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %385 = vector.shuffle %381, %384 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %386 = wave.mma %385, %212, %342 : vector<16xf16>, vector<8xf32>
      %387 = arith.muli %109, %c14 : index
      %388 = arith.addi %387, %c6 : index
      %389 = arith.muli %tileRows, %c12 : index
      %390 = arith.muli %388, %389 : index
      %391 = arith.addi %95, %390 : index
      %392 = vector.load %x[%391] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %393 = arith.muli %tileRows, %c15 : index
      %394 = arith.addi %391, %393 : index
      %395 = vector.load %x[%394] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %396 = vector.shuffle %392, %395 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %397 = wave.mma %396, %212, %353 : vector<16xf16>, vector<8xf32>
      %398 = arith.muli %109, %c14 : index
      %399 = arith.addi %398, %c14 : index
      %400 = arith.muli %tileRows, %c12 : index
      %401 = arith.muli %399, %400 : index
      %402 = arith.addi %41, %401 : index
      %403 = vector.load %x[%402] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %404 = arith.muli %tileRows, %c15 : index
      %405 = arith.addi %402, %404 : index
      %406 = vector.load %x[%405] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %407 = vector.shuffle %403, %406 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %408 = wave.mma %407, %308, %364 : vector<16xf16>, vector<8xf32>
      %409 = arith.muli %109, %c14 : index
      %410 = arith.addi %409, %c14 : index
      %411 = arith.muli %tileRows, %c12 : index
      %412 = arith.muli %410, %411 : index
      %413 = arith.addi %59, %412 : index
      %414 = vector.load %x[%413] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %415 = arith.muli %tileRows, %c15 : index
      %416 = arith.addi %413, %415 : index
      %417 = vector.load %x[%416] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %418 = vector.shuffle %414, %417 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %419 = wave.mma %418, %308, %375 : vector<16xf16>, vector<8xf32>
      %420 = arith.muli %109, %c14 : index
      %421 = arith.addi %420, %c14 : index
      %422 = arith.muli %tileRows, %c12 : index
      %423 = arith.muli %421, %422 : index
      %424 = arith.addi %77, %423 : index
      %425 = vector.load %x[%424] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %426 = arith.muli %tileRows, %c15 : index
      %427 = arith.addi %424, %426 : index
      %428 = vector.load %x[%427] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %429 = vector.shuffle %425, %428 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %430 = wave.mma %429, %308, %386 : vector<16xf16>, vector<8xf32>
      %431 = arith.muli %109, %c14 : index
      %432 = arith.addi %431, %c14 : index
      %433 = arith.muli %tileRows, %c12 : index
      %434 = arith.muli %432, %433 : index
      %435 = arith.addi %95, %434 : index
      %436 = vector.load %x[%435] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %437 = arith.muli %tileRows, %c15 : index
      %438 = arith.addi %435, %437 : index
      %439 = vector.load %x[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %440 = vector.shuffle %436, %439 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %441 = wave.mma %440, %308, %397 : vector<16xf16>, vector<8xf32>
      %442 = arith.muli %109, %c14 : index
      %443 = arith.addi %442, %c34 : index
      %444 = arith.muli %tileRows, %c12 : index
      %445 = arith.muli %443, %444 : index
      %446 = arith.addi %41, %445 : index
      %447 = vector.load %x[%446] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %448 = arith.muli %tileRows, %c15 : index
      %449 = arith.addi %446, %448 : index
      %450 = vector.load %x[%449] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %451 = vector.shuffle %447, %450 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %452 = wave.mma %451, %309, %408 : vector<16xf16>, vector<8xf32>
      %453 = arith.muli %109, %c14 : index
      %454 = arith.addi %453, %c34 : index
      %455 = arith.muli %tileRows, %c12 : index
      %456 = arith.muli %454, %455 : index
      %457 = arith.addi %59, %456 : index
      %458 = vector.load %x[%457] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %459 = arith.muli %tileRows, %c15 : index
      %460 = arith.addi %457, %459 : index
      %461 = vector.load %x[%460] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %462 = vector.shuffle %458, %461 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %463 = wave.mma %462, %309, %419 : vector<16xf16>, vector<8xf32>
      %464 = arith.muli %109, %c14 : index
      %465 = arith.addi %464, %c34 : index
      %466 = arith.muli %tileRows, %c12 : index
      %467 = arith.muli %465, %466 : index
      %468 = arith.addi %77, %467 : index
      %469 = vector.load %x[%468] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %470 = arith.muli %tileRows, %c15 : index
      %471 = arith.addi %468, %470 : index
      %472 = vector.load %x[%471] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %473 = vector.shuffle %469, %472 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %474 = wave.mma %473, %309, %430 : vector<16xf16>, vector<8xf32>
      %475 = arith.muli %109, %c14 : index
      %476 = arith.addi %475, %c34 : index
      %477 = arith.muli %tileRows, %c12 : index
      %478 = arith.muli %476, %477 : index
      %479 = arith.addi %95, %478 : index
      %480 = vector.load %x[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %481 = arith.muli %tileRows, %c15 : index
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
      %495 = arith.remui %493, %c12 : index
      %496 = arith.addi %13, %c5 : index
      %497 = arith.divui %494, %c15 : index
      %498 = arith.muli %497, %c3 : index
      %499 = arith.addi %496, %498 : index
      %500 = arith.muli %495, %c21 : index
      %501 = arith.addi %499, %500 : index
      %502 = vector.load %w[%501] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %503 = vector.bitcast %502 : vector<4xi8> to vector<2xf16>
      %504 = arith.divui %inputFeatures, %c2 : index
      %505 = arith.muli %504, %c3 : index
      %506 = arith.addi %496, %505 : index
      %507 = arith.muli %494, %c16 : index
      %508 = arith.addi %506, %507 : index
      %509 = arith.muli %495, %c14 : index
      %510 = arith.addi %508, %509 : index
      %511 = vector.load %w[%510] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %512 = vector.extract %503[0] : f16 from vector<2xf16>
      %513 = arith.extf %512 : f16 to f32
      %514 = vector.extract %511[0] : i8 from vector<2xi8>
      %515 = arith.extui %514 : i8 to i32
      %516 = arith.sitofp %515 : i32 to f32
      %517 = arith.mulf %513, %516 : f32
      %518 = arith.truncf %517 : f32 to f16
      %519 = vector.broadcast %518 : f16 to vector<16xf16>
      %520 = vector.extract %503[1] : f16 from vector<2xf16>
      %521 = arith.extf %520 : f16 to f32
      %522 = vector.extract %511[1] : i8 from vector<2xi8>
      %523 = arith.extui %522 : i8 to i32
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
      %536 = arith.muli %inputFeatures, %c15 : index
      %537 = arith.addi %535, %536 : index
      %538 = arith.muli %494, %c12 : index
      %539 = arith.addi %538, %495 : index
      %540 = arith.muli %539, %c21 : index
      %541 = arith.addi %537, %540 : index
      %542 = arith.muli %494, %c2 : index
      %543 = arith.addi %535, %542 : index
      %544 = arith.muli %495, %c12 : index
      %545 = arith.addi %543, %544 : index
      %546 = vector.load %w[%541] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %547 = vector.bitcast %546 : vector<4xi8> to vector<1xi32>
      %548 = vector.shuffle %547, %547 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %549 = vector.load %w[%545] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %550 = vector.bitcast %549 : vector<16xi8> to vector<4xi32>
      %551 = arith.shrui %550, %c22 : vector<4xi32>
      %552 = arith.andi %551, %c23 : vector<4xi32>
      %553 = arith.shrui %548, %c24 : vector<4xi32>
      %554 = arith.andi %553, %c25 : vector<4xi32>
      %555 = arith.shli %554, %c26 : vector<4xi32>
      %556 = arith.ori %552, %555 : vector<4xi32>
      %557 = arith.ori %556, %c27 : vector<4xi32>
      %558 = vector.bitcast %557 : vector<4xi32> to vector<8xf16>
      %559 = arith.shrui %550, %c26 : vector<4xi32>
      %560 = arith.andi %559, %c23 : vector<4xi32>
      %561 = arith.shrui %548, %c28 : vector<4xi32>
      %562 = arith.andi %561, %c25 : vector<4xi32>
      %563 = arith.shli %562, %c26 : vector<4xi32>
      %564 = arith.ori %560, %563 : vector<4xi32>
      %565 = arith.ori %564, %c27 : vector<4xi32>
      %566 = vector.bitcast %565 : vector<4xi32> to vector<8xf16>
      %567 = arith.shrui %550, %c29 : vector<4xi32>
      %568 = arith.andi %567, %c23 : vector<4xi32>
      %569 = arith.shrui %548, %c30 : vector<4xi32>
      %570 = arith.andi %569, %c25 : vector<4xi32>
      %571 = arith.shli %570, %c26 : vector<4xi32>
      %572 = arith.ori %568, %571 : vector<4xi32>
      %573 = arith.ori %572, %c27 : vector<4xi32>
      %574 = vector.bitcast %573 : vector<4xi32> to vector<8xf16>
      %575 = arith.shrui %550, %c31 : vector<4xi32>
      %576 = arith.andi %575, %c23 : vector<4xi32>
      %577 = arith.shrui %548, %c32 : vector<4xi32>
      %578 = arith.andi %577, %c25 : vector<4xi32>
      %579 = arith.shli %578, %c26 : vector<4xi32>
      %580 = arith.ori %576, %579 : vector<4xi32>
      %581 = arith.ori %580, %c27 : vector<4xi32>
      %582 = vector.bitcast %581 : vector<4xi32> to vector<8xf16>
      %583 = vector.shuffle %558, %566 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %584 = vector.shuffle %574, %582 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %585 = vector.shuffle %583, %584 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %586 = arith.subf %585, %c33 : vector<32xf16>
      %587 = vector.shuffle %586, %586 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %588 = vector.shuffle %586, %586 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %589 = math.fma %587, %519, %527 : vector<16xf16>
      %590 = math.fma %588, %519, %527 : vector<16xf16>
      %591 = arith.muli %487, %c14 : index
      %592 = arith.addi %591, %c7 : index
      %593 = arith.muli %tileRows, %c12 : index
      %594 = arith.muli %592, %593 : index
      %595 = arith.addi %41, %594 : index
      %596 = vector.load %x[%595] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %597 = arith.muli %tileRows, %c15 : index
      %598 = arith.addi %595, %597 : index
      %599 = vector.load %x[%598] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %600 = vector.shuffle %596, %599 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %601 = wave.mma %600, %589, %488 : vector<16xf16>, vector<8xf32>
      %602 = arith.muli %487, %c14 : index
      %603 = arith.addi %602, %c7 : index
      %604 = arith.muli %tileRows, %c12 : index
      %605 = arith.muli %603, %604 : index
      %606 = arith.addi %59, %605 : index
      %607 = vector.load %x[%606] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %608 = arith.muli %tileRows, %c15 : index
      %609 = arith.addi %606, %608 : index
      %610 = vector.load %x[%609] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %611 = vector.shuffle %607, %610 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %612 = wave.mma %611, %589, %489 : vector<16xf16>, vector<8xf32>
      %613 = arith.muli %487, %c14 : index
      %614 = arith.addi %613, %c7 : index
      %615 = arith.muli %tileRows, %c12 : index
      %616 = arith.muli %614, %615 : index
      %617 = arith.addi %77, %616 : index
      %618 = vector.load %x[%617] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %619 = arith.muli %tileRows, %c15 : index
      %620 = arith.addi %617, %619 : index
      %621 = vector.load %x[%620] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %622 = vector.shuffle %618, %621 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %623 = wave.mma %622, %589, %490 : vector<16xf16>, vector<8xf32>
      %624 = arith.muli %487, %c14 : index
      %625 = arith.addi %624, %c7 : index
      %626 = arith.muli %tileRows, %c12 : index
      %627 = arith.muli %625, %626 : index
      %628 = arith.addi %95, %627 : index
      %629 = vector.load %x[%628] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %630 = arith.muli %tileRows, %c15 : index
      %631 = arith.addi %628, %630 : index
      %632 = vector.load %x[%631] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %633 = vector.shuffle %629, %632 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %634 = wave.mma %633, %589, %491 : vector<16xf16>, vector<8xf32>
      %635 = arith.muli %487, %c14 : index
      %636 = arith.addi %635, %c6 : index
      %637 = arith.muli %tileRows, %c12 : index
      %638 = arith.muli %636, %637 : index
      %639 = arith.addi %41, %638 : index
      %640 = vector.load %x[%639] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %641 = arith.muli %tileRows, %c15 : index
      %642 = arith.addi %639, %641 : index
      %643 = vector.load %x[%642] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %644 = vector.shuffle %640, %643 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %645 = wave.mma %644, %590, %601 : vector<16xf16>, vector<8xf32>
      %646 = arith.muli %487, %c14 : index
      %647 = arith.addi %646, %c6 : index
      %648 = arith.muli %tileRows, %c12 : index
      %649 = arith.muli %647, %648 : index
      %650 = arith.addi %59, %649 : index
      %651 = vector.load %x[%650] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %652 = arith.muli %tileRows, %c15 : index
      %653 = arith.addi %650, %652 : index
      %654 = vector.load %x[%653] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %655 = vector.shuffle %651, %654 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %656 = wave.mma %655, %590, %612 : vector<16xf16>, vector<8xf32>
      %657 = arith.muli %487, %c14 : index
      %658 = arith.addi %657, %c6 : index
      %659 = arith.muli %tileRows, %c12 : index
      %660 = arith.muli %658, %659 : index
      %661 = arith.addi %77, %660 : index
      %662 = vector.load %x[%661] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %663 = arith.muli %tileRows, %c15 : index
      %664 = arith.addi %661, %663 : index
      %665 = vector.load %x[%664] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %666 = vector.shuffle %662, %665 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %667 = wave.mma %666, %590, %623 : vector<16xf16>, vector<8xf32>
      %668 = arith.muli %487, %c14 : index
      %669 = arith.addi %668, %c6 : index
      %670 = arith.muli %tileRows, %c12 : index
      %671 = arith.muli %669, %670 : index
      %672 = arith.addi %95, %671 : index
      %673 = vector.load %x[%672] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %674 = arith.muli %tileRows, %c15 : index
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
    %688 = arith.addi %684, %c16 : index
    memref.store %687, %17[%688] : memref<?xf32>
    %689 = vector.extract %492#0[2] : f32 from vector<8xf32>
    %690 = arith.addi %684, %c3 : index
    memref.store %689, %17[%690] : memref<?xf32>
    %691 = vector.extract %492#0[3] : f32 from vector<8xf32>
    %692 = arith.addi %684, %c35 : index
    memref.store %691, %17[%692] : memref<?xf32>
    %693 = vector.extract %492#0[4] : f32 from vector<8xf32>
    %694 = arith.addi %684, %c5 : index
    memref.store %693, %17[%694] : memref<?xf32>
    %695 = vector.extract %492#0[5] : f32 from vector<8xf32>
    %696 = arith.addi %684, %c36 : index
    memref.store %695, %17[%696] : memref<?xf32>
    %697 = vector.extract %492#0[6] : f32 from vector<8xf32>
    %698 = arith.addi %684, %c37 : index
    memref.store %697, %17[%698] : memref<?xf32>
    %699 = vector.extract %492#0[7] : f32 from vector<8xf32>
    %700 = arith.addi %684, %c38 : index
    memref.store %699, %17[%700] : memref<?xf32>
    wave.barrier
    %701 = arith.muli %680, %c14 : index
    %702 = arith.addi %701, %c7 : index
    %703 = arith.muli %702, %c16 : index
    %704 = arith.addi %703, %679 : index
    %705 = arith.addi %704, %c7 : index
    %706 = memref.load %17[%705] : memref<?xf32>
    %707 = arith.addi %705, %c2 : index
    %708 = memref.load %17[%707] : memref<?xf32>
    %709 = arith.addf %706, %708 : f32
    %710 = arith.addi %705, %c39 : index
    %711 = memref.load %17[%710] : memref<?xf32>
    %712 = arith.addf %709, %711 : f32
    %713 = arith.addi %705, %c40 : index
    %714 = memref.load %17[%713] : memref<?xf32>
    %715 = arith.addf %712, %714 : f32
    %716 = wave.lane
    %717 = arith.addi %16, %c7 : index
    %718 = arith.muli %702, %c14 : index
    %719 = arith.addi %717, %718 : index
    %720 = arith.divui %716, %c12 : index
    %721 = arith.addi %719, %720 : index
    %722 = arith.cmpi slt, %721, %15 : index
    scf.if %722 {
      %723 = arith.cmpi eq, %hasFactors, %c6 : index
      %724 = arith.muli %721, %c14 : index
      %725 = memref.load %factors[%724] : memref<?xf32>
      %726 = arith.mulf %725, %operandScale : f32
      %727 = arith.select %723, %726, %operandScale : f32
      %728 = arith.remui %716, %c12 : index
      %729 = arith.muli %728, %c21 : index
      %730 = arith.addi %13, %729 : index
      %731 = vector.load %w[%730] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %732 = vector.bitcast %731 : vector<4xi8> to vector<1xf32>
      %733 = vector.extract %732[0] : f32 from vector<1xf32>
      %734 = arith.mulf %733, %727 : f32
      %735 = arith.mulf %715, %734 : f32
      %736 = arith.muli %721, %outputFeatures : index
      %737 = arith.addi %736, %20 : index
      %738 = wave.lane
      %739 = arith.remui %738, %c12 : index
      %740 = arith.addi %737, %739 : index
      scf.if %18 {
        %741 = arith.addi %740, %c7 : index
        %742 = memref.load %residual[%741] : memref<?xf32>
        %743 = arith.addf %742, %735 : f32
        %744 = arith.addi %740, %c7 : index
        memref.store %743, %out[%744] : memref<?xf32>
      } else {
        %745 = arith.addi %740, %c7 : index
        memref.store %735, %out[%745] : memref<?xf32>
      }
    }
    %746 = arith.muli %680, %c14 : index
    %747 = arith.addi %746, %c6 : index
    %748 = arith.muli %747, %c16 : index
    %749 = arith.addi %748, %679 : index
    %750 = arith.addi %749, %c7 : index
    %751 = memref.load %17[%750] : memref<?xf32>
    %752 = arith.addi %750, %c2 : index
    %753 = memref.load %17[%752] : memref<?xf32>
    %754 = arith.addf %751, %753 : f32
    %755 = arith.addi %750, %c39 : index
    %756 = memref.load %17[%755] : memref<?xf32>
    %757 = arith.addf %754, %756 : f32
    %758 = arith.addi %750, %c40 : index
    %759 = memref.load %17[%758] : memref<?xf32>
    %760 = arith.addf %757, %759 : f32
    %761 = wave.lane
    %762 = arith.addi %16, %c7 : index
    %763 = arith.muli %747, %c14 : index
    %764 = arith.addi %762, %763 : index
    %765 = arith.divui %761, %c12 : index
    %766 = arith.addi %764, %765 : index
    %767 = arith.cmpi slt, %766, %15 : index
    scf.if %767 {
      %768 = arith.cmpi eq, %hasFactors, %c6 : index
      %769 = arith.muli %766, %c14 : index
      %770 = memref.load %factors[%769] : memref<?xf32>
      %771 = arith.mulf %770, %operandScale : f32
      %772 = arith.select %768, %771, %operandScale : f32
      %773 = arith.remui %761, %c12 : index
      %774 = arith.muli %773, %c21 : index
      %775 = arith.addi %13, %774 : index
      %776 = vector.load %w[%775] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %777 = vector.bitcast %776 : vector<4xi8> to vector<1xf32>
      %778 = vector.extract %777[0] : f32 from vector<1xf32>
      %779 = arith.mulf %778, %772 : f32
      %780 = arith.mulf %760, %779 : f32
      %781 = arith.muli %766, %outputFeatures : index
      %782 = arith.addi %781, %20 : index
      %783 = wave.lane
      %784 = arith.remui %783, %c12 : index
      %785 = arith.addi %782, %784 : index
      scf.if %18 {
        %786 = arith.addi %785, %c7 : index
        %787 = memref.load %residual[%786] : memref<?xf32>
        %788 = arith.addf %787, %780 : f32
        %789 = arith.addi %785, %c7 : index
        memref.store %788, %out[%789] : memref<?xf32>
      } else {
        %790 = arith.addi %785, %c7 : index
        memref.store %780, %out[%790] : memref<?xf32>
      }
    }
    %791 = wave.lane
    wave.barrier
    %792 = wave.wave
    %793 = arith.muli %792, %c6 : index
    %794 = arith.addi %793, %c7 : index
    %795 = arith.muli %794, %c2 : index
    %796 = arith.addi %795, %791 : index
    %797 = vector.extract %492#1[0] : f32 from vector<8xf32>
    %798 = arith.addi %796, %c7 : index
    memref.store %797, %17[%798] : memref<?xf32>
    %799 = vector.extract %492#1[1] : f32 from vector<8xf32>
    %800 = arith.addi %796, %c16 : index
    memref.store %799, %17[%800] : memref<?xf32>
    %801 = vector.extract %492#1[2] : f32 from vector<8xf32>
    %802 = arith.addi %796, %c3 : index
    memref.store %801, %17[%802] : memref<?xf32>
    %803 = vector.extract %492#1[3] : f32 from vector<8xf32>
    %804 = arith.addi %796, %c35 : index
    memref.store %803, %17[%804] : memref<?xf32>
    %805 = vector.extract %492#1[4] : f32 from vector<8xf32>
    %806 = arith.addi %796, %c5 : index
    memref.store %805, %17[%806] : memref<?xf32>
    %807 = vector.extract %492#1[5] : f32 from vector<8xf32>
    %808 = arith.addi %796, %c36 : index
    memref.store %807, %17[%808] : memref<?xf32>
    %809 = vector.extract %492#1[6] : f32 from vector<8xf32>
    %810 = arith.addi %796, %c37 : index
    memref.store %809, %17[%810] : memref<?xf32>
    %811 = vector.extract %492#1[7] : f32 from vector<8xf32>
    %812 = arith.addi %796, %c38 : index
    memref.store %811, %17[%812] : memref<?xf32>
    wave.barrier
    %813 = arith.muli %792, %c14 : index
    %814 = arith.addi %813, %c7 : index
    %815 = arith.muli %814, %c16 : index
    %816 = arith.addi %815, %791 : index
    %817 = arith.addi %816, %c7 : index
    %818 = memref.load %17[%817] : memref<?xf32>
    %819 = arith.addi %817, %c2 : index
    %820 = memref.load %17[%819] : memref<?xf32>
    %821 = arith.addf %818, %820 : f32
    %822 = arith.addi %817, %c39 : index
    %823 = memref.load %17[%822] : memref<?xf32>
    %824 = arith.addf %821, %823 : f32
    %825 = arith.addi %817, %c40 : index
    %826 = memref.load %17[%825] : memref<?xf32>
    %827 = arith.addf %824, %826 : f32
    %828 = wave.lane
    %829 = arith.addi %16, %c12 : index
    %830 = arith.muli %814, %c14 : index
    %831 = arith.addi %829, %830 : index
    %832 = arith.divui %828, %c12 : index
    %833 = arith.addi %831, %832 : index
    %834 = arith.cmpi slt, %833, %15 : index
    scf.if %834 {
      %835 = arith.cmpi eq, %hasFactors, %c6 : index
      %836 = arith.muli %833, %c14 : index
      %837 = memref.load %factors[%836] : memref<?xf32>
      %838 = arith.mulf %837, %operandScale : f32
      %839 = arith.select %835, %838, %operandScale : f32
      %840 = arith.remui %828, %c12 : index
      %841 = arith.muli %840, %c21 : index
      %842 = arith.addi %13, %841 : index
      %843 = vector.load %w[%842] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %844 = vector.bitcast %843 : vector<4xi8> to vector<1xf32>
      %845 = vector.extract %844[0] : f32 from vector<1xf32>
      %846 = arith.mulf %845, %839 : f32
      %847 = arith.mulf %827, %846 : f32
      %848 = arith.muli %833, %outputFeatures : index
      %849 = arith.addi %848, %20 : index
      %850 = wave.lane
      %851 = arith.remui %850, %c12 : index
      %852 = arith.addi %849, %851 : index
      scf.if %18 {
        %853 = arith.addi %852, %c7 : index
        %854 = memref.load %residual[%853] : memref<?xf32>
        %855 = arith.addf %854, %847 : f32
        %856 = arith.addi %852, %c7 : index
        memref.store %855, %out[%856] : memref<?xf32>
      } else {
        %857 = arith.addi %852, %c7 : index
        memref.store %847, %out[%857] : memref<?xf32>
      }
    }
    %858 = arith.muli %792, %c14 : index
    %859 = arith.addi %858, %c6 : index
    %860 = arith.muli %859, %c16 : index
    %861 = arith.addi %860, %791 : index
    %862 = arith.addi %861, %c7 : index
    %863 = memref.load %17[%862] : memref<?xf32>
    %864 = arith.addi %862, %c2 : index
    %865 = memref.load %17[%864] : memref<?xf32>
    %866 = arith.addf %863, %865 : f32
    %867 = arith.addi %862, %c39 : index
    %868 = memref.load %17[%867] : memref<?xf32>
    %869 = arith.addf %866, %868 : f32
    %870 = arith.addi %862, %c40 : index
    %871 = memref.load %17[%870] : memref<?xf32>
    %872 = arith.addf %869, %871 : f32
    %873 = wave.lane
    %874 = arith.addi %16, %c12 : index
    %875 = arith.muli %859, %c14 : index
    %876 = arith.addi %874, %875 : index
    %877 = arith.divui %873, %c12 : index
    %878 = arith.addi %876, %877 : index
    %879 = arith.cmpi slt, %878, %15 : index
    scf.if %879 {
      %880 = arith.cmpi eq, %hasFactors, %c6 : index
      %881 = arith.muli %878, %c14 : index
      %882 = memref.load %factors[%881] : memref<?xf32>
      %883 = arith.mulf %882, %operandScale : f32
      %884 = arith.select %880, %883, %operandScale : f32
      %885 = arith.remui %873, %c12 : index
      %886 = arith.muli %885, %c21 : index
      %887 = arith.addi %13, %886 : index
      %888 = vector.load %w[%887] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %889 = vector.bitcast %888 : vector<4xi8> to vector<1xf32>
      %890 = vector.extract %889[0] : f32 from vector<1xf32>
      %891 = arith.mulf %890, %884 : f32
      %892 = arith.mulf %872, %891 : f32
      %893 = arith.muli %878, %outputFeatures : index
      %894 = arith.addi %893, %20 : index
      %895 = wave.lane
      %896 = arith.remui %895, %c12 : index
      %897 = arith.addi %894, %896 : index
      scf.if %18 {
        %898 = arith.addi %897, %c7 : index
        %899 = memref.load %residual[%898] : memref<?xf32>
        %900 = arith.addf %899, %892 : f32
        %901 = arith.addi %897, %c7 : index
        memref.store %900, %out[%901] : memref<?xf32>
      } else {
        %902 = arith.addi %897, %c7 : index
        memref.store %892, %out[%902] : memref<?xf32>
      }
    }
    %903 = wave.lane
    wave.barrier
    %904 = wave.wave
    %905 = arith.muli %904, %c6 : index
    %906 = arith.addi %905, %c7 : index
    %907 = arith.muli %906, %c2 : index
    %908 = arith.addi %907, %903 : index
    %909 = vector.extract %492#2[0] : f32 from vector<8xf32>
    %910 = arith.addi %908, %c7 : index
    memref.store %909, %17[%910] : memref<?xf32>
    %911 = vector.extract %492#2[1] : f32 from vector<8xf32>
    %912 = arith.addi %908, %c16 : index
    memref.store %911, %17[%912] : memref<?xf32>
    %913 = vector.extract %492#2[2] : f32 from vector<8xf32>
    %914 = arith.addi %908, %c3 : index
    memref.store %913, %17[%914] : memref<?xf32>
    %915 = vector.extract %492#2[3] : f32 from vector<8xf32>
    %916 = arith.addi %908, %c35 : index
    memref.store %915, %17[%916] : memref<?xf32>
    %917 = vector.extract %492#2[4] : f32 from vector<8xf32>
    %918 = arith.addi %908, %c5 : index
    memref.store %917, %17[%918] : memref<?xf32>
    %919 = vector.extract %492#2[5] : f32 from vector<8xf32>
    %920 = arith.addi %908, %c36 : index
    memref.store %919, %17[%920] : memref<?xf32>
    %921 = vector.extract %492#2[6] : f32 from vector<8xf32>
    %922 = arith.addi %908, %c37 : index
    memref.store %921, %17[%922] : memref<?xf32>
    %923 = vector.extract %492#2[7] : f32 from vector<8xf32>
    %924 = arith.addi %908, %c38 : index
    memref.store %923, %17[%924] : memref<?xf32>
    wave.barrier
    %925 = arith.muli %904, %c14 : index
    %926 = arith.addi %925, %c7 : index
    %927 = arith.muli %926, %c16 : index
    %928 = arith.addi %927, %903 : index
    %929 = arith.addi %928, %c7 : index
    %930 = memref.load %17[%929] : memref<?xf32>
    %931 = arith.addi %929, %c2 : index
    %932 = memref.load %17[%931] : memref<?xf32>
    %933 = arith.addf %930, %932 : f32
    %934 = arith.addi %929, %c39 : index
    %935 = memref.load %17[%934] : memref<?xf32>
    %936 = arith.addf %933, %935 : f32
    %937 = arith.addi %929, %c40 : index
    %938 = memref.load %17[%937] : memref<?xf32>
    %939 = arith.addf %936, %938 : f32
    %940 = wave.lane
    %941 = arith.addi %16, %c16 : index
    %942 = arith.muli %926, %c14 : index
    %943 = arith.addi %941, %942 : index
    %944 = arith.divui %940, %c12 : index
    %945 = arith.addi %943, %944 : index
    %946 = arith.cmpi slt, %945, %15 : index
    scf.if %946 {
      %947 = arith.cmpi eq, %hasFactors, %c6 : index
      %948 = arith.muli %945, %c14 : index
      %949 = memref.load %factors[%948] : memref<?xf32>
      %950 = arith.mulf %949, %operandScale : f32
      %951 = arith.select %947, %950, %operandScale : f32
      %952 = arith.remui %940, %c12 : index
      %953 = arith.muli %952, %c21 : index
      %954 = arith.addi %13, %953 : index
      %955 = vector.load %w[%954] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %956 = vector.bitcast %955 : vector<4xi8> to vector<1xf32>
      %957 = vector.extract %956[0] : f32 from vector<1xf32>
      %958 = arith.mulf %957, %951 : f32
      %959 = arith.mulf %939, %958 : f32
      %960 = arith.muli %945, %outputFeatures : index
      %961 = arith.addi %960, %20 : index
      %962 = wave.lane
      %963 = arith.remui %962, %c12 : index
      %964 = arith.addi %961, %963 : index
      scf.if %18 {
        %965 = arith.addi %964, %c7 : index
        %966 = memref.load %residual[%965] : memref<?xf32>
        %967 = arith.addf %966, %959 : f32
        %968 = arith.addi %964, %c7 : index
        memref.store %967, %out[%968] : memref<?xf32>
      } else {
        %969 = arith.addi %964, %c7 : index
        memref.store %959, %out[%969] : memref<?xf32>
      }
    }
    %970 = arith.muli %904, %c14 : index
    %971 = arith.addi %970, %c6 : index
    %972 = arith.muli %971, %c16 : index
    %973 = arith.addi %972, %903 : index
    %974 = arith.addi %973, %c7 : index
    %975 = memref.load %17[%974] : memref<?xf32>
    %976 = arith.addi %974, %c2 : index
    %977 = memref.load %17[%976] : memref<?xf32>
    %978 = arith.addf %975, %977 : f32
    %979 = arith.addi %974, %c39 : index
    %980 = memref.load %17[%979] : memref<?xf32>
    %981 = arith.addf %978, %980 : f32
    %982 = arith.addi %974, %c40 : index
    %983 = memref.load %17[%982] : memref<?xf32>
    %984 = arith.addf %981, %983 : f32
    %985 = wave.lane
    %986 = arith.addi %16, %c16 : index
    %987 = arith.muli %971, %c14 : index
    %988 = arith.addi %986, %987 : index
    %989 = arith.divui %985, %c12 : index
    %990 = arith.addi %988, %989 : index
    %991 = arith.cmpi slt, %990, %15 : index
    scf.if %991 {
      %992 = arith.cmpi eq, %hasFactors, %c6 : index
      %993 = arith.muli %990, %c14 : index
      %994 = memref.load %factors[%993] : memref<?xf32>
      %995 = arith.mulf %994, %operandScale : f32
      %996 = arith.select %992, %995, %operandScale : f32
      %997 = arith.remui %985, %c12 : index
      %998 = arith.muli %997, %c21 : index
      %999 = arith.addi %13, %998 : index
      %1000 = vector.load %w[%999] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1001 = vector.bitcast %1000 : vector<4xi8> to vector<1xf32>
      %1002 = vector.extract %1001[0] : f32 from vector<1xf32>
      %1003 = arith.mulf %1002, %996 : f32
      %1004 = arith.mulf %984, %1003 : f32
      %1005 = arith.muli %990, %outputFeatures : index
      %1006 = arith.addi %1005, %20 : index
      %1007 = wave.lane
      %1008 = arith.remui %1007, %c12 : index
      %1009 = arith.addi %1006, %1008 : index
      scf.if %18 {
        %1010 = arith.addi %1009, %c7 : index
        %1011 = memref.load %residual[%1010] : memref<?xf32>
        %1012 = arith.addf %1011, %1004 : f32
        %1013 = arith.addi %1009, %c7 : index
        memref.store %1012, %out[%1013] : memref<?xf32>
      } else {
        %1014 = arith.addi %1009, %c7 : index
        memref.store %1004, %out[%1014] : memref<?xf32>
      }
    }
    %1015 = wave.lane
    wave.barrier
    %1016 = wave.wave
    %1017 = arith.muli %1016, %c6 : index
    %1018 = arith.addi %1017, %c7 : index
    %1019 = arith.muli %1018, %c2 : index
    %1020 = arith.addi %1019, %1015 : index
    %1021 = vector.extract %492#3[0] : f32 from vector<8xf32>
    %1022 = arith.addi %1020, %c7 : index
    memref.store %1021, %17[%1022] : memref<?xf32>
    %1023 = vector.extract %492#3[1] : f32 from vector<8xf32>
    %1024 = arith.addi %1020, %c16 : index
    memref.store %1023, %17[%1024] : memref<?xf32>
    %1025 = vector.extract %492#3[2] : f32 from vector<8xf32>
    %1026 = arith.addi %1020, %c3 : index
    memref.store %1025, %17[%1026] : memref<?xf32>
    %1027 = vector.extract %492#3[3] : f32 from vector<8xf32>
    %1028 = arith.addi %1020, %c35 : index
    memref.store %1027, %17[%1028] : memref<?xf32>
    %1029 = vector.extract %492#3[4] : f32 from vector<8xf32>
    %1030 = arith.addi %1020, %c5 : index
    memref.store %1029, %17[%1030] : memref<?xf32>
    %1031 = vector.extract %492#3[5] : f32 from vector<8xf32>
    %1032 = arith.addi %1020, %c36 : index
    memref.store %1031, %17[%1032] : memref<?xf32>
    %1033 = vector.extract %492#3[6] : f32 from vector<8xf32>
    %1034 = arith.addi %1020, %c37 : index
    memref.store %1033, %17[%1034] : memref<?xf32>
    %1035 = vector.extract %492#3[7] : f32 from vector<8xf32>
    %1036 = arith.addi %1020, %c38 : index
    memref.store %1035, %17[%1036] : memref<?xf32>
    wave.barrier
    %1037 = arith.muli %1016, %c14 : index
    %1038 = arith.addi %1037, %c7 : index
    %1039 = arith.muli %1038, %c16 : index
    %1040 = arith.addi %1039, %1015 : index
    %1041 = arith.addi %1040, %c7 : index
    %1042 = memref.load %17[%1041] : memref<?xf32>
    %1043 = arith.addi %1041, %c2 : index
    %1044 = memref.load %17[%1043] : memref<?xf32>
    %1045 = arith.addf %1042, %1044 : f32
    %1046 = arith.addi %1041, %c39 : index
    %1047 = memref.load %17[%1046] : memref<?xf32>
    %1048 = arith.addf %1045, %1047 : f32
    %1049 = arith.addi %1041, %c40 : index
    %1050 = memref.load %17[%1049] : memref<?xf32>
    %1051 = arith.addf %1048, %1050 : f32
    %1052 = wave.lane
    %1053 = arith.addi %16, %c17 : index
    %1054 = arith.muli %1038, %c14 : index
    %1055 = arith.addi %1053, %1054 : index
    %1056 = arith.divui %1052, %c12 : index
    %1057 = arith.addi %1055, %1056 : index
    %1058 = arith.cmpi slt, %1057, %15 : index
    scf.if %1058 {
      %1059 = arith.cmpi eq, %hasFactors, %c6 : index
      %1060 = arith.muli %1057, %c14 : index
      %1061 = memref.load %factors[%1060] : memref<?xf32>
      %1062 = arith.mulf %1061, %operandScale : f32
      %1063 = arith.select %1059, %1062, %operandScale : f32
      %1064 = arith.remui %1052, %c12 : index
      %1065 = arith.muli %1064, %c21 : index
      %1066 = arith.addi %13, %1065 : index
      %1067 = vector.load %w[%1066] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1068 = vector.bitcast %1067 : vector<4xi8> to vector<1xf32>
      %1069 = vector.extract %1068[0] : f32 from vector<1xf32>
      %1070 = arith.mulf %1069, %1063 : f32
      %1071 = arith.mulf %1051, %1070 : f32
      %1072 = arith.muli %1057, %outputFeatures : index
      %1073 = arith.addi %1072, %20 : index
      %1074 = wave.lane
      %1075 = arith.remui %1074, %c12 : index
      %1076 = arith.addi %1073, %1075 : index
      scf.if %18 {
        %1077 = arith.addi %1076, %c7 : index
        %1078 = memref.load %residual[%1077] : memref<?xf32>
        %1079 = arith.addf %1078, %1071 : f32
        %1080 = arith.addi %1076, %c7 : index
        memref.store %1079, %out[%1080] : memref<?xf32>
      } else {
        %1081 = arith.addi %1076, %c7 : index
        memref.store %1071, %out[%1081] : memref<?xf32>
      }
    }
    %1082 = arith.muli %1016, %c14 : index
    %1083 = arith.addi %1082, %c6 : index
    %1084 = arith.muli %1083, %c16 : index
    %1085 = arith.addi %1084, %1015 : index
    %1086 = arith.addi %1085, %c7 : index
    %1087 = memref.load %17[%1086] : memref<?xf32>
    %1088 = arith.addi %1086, %c2 : index
    %1089 = memref.load %17[%1088] : memref<?xf32>
    %1090 = arith.addf %1087, %1089 : f32
    %1091 = arith.addi %1086, %c39 : index
    %1092 = memref.load %17[%1091] : memref<?xf32>
    %1093 = arith.addf %1090, %1092 : f32
    %1094 = arith.addi %1086, %c40 : index
    %1095 = memref.load %17[%1094] : memref<?xf32>
    %1096 = arith.addf %1093, %1095 : f32
    %1097 = wave.lane
    %1098 = arith.addi %16, %c17 : index
    %1099 = arith.muli %1083, %c14 : index
    %1100 = arith.addi %1098, %1099 : index
    %1101 = arith.divui %1097, %c12 : index
    %1102 = arith.addi %1100, %1101 : index
    %1103 = arith.cmpi slt, %1102, %15 : index
    scf.if %1103 {
      %1104 = arith.cmpi eq, %hasFactors, %c6 : index
      %1105 = arith.muli %1102, %c14 : index
      %1106 = memref.load %factors[%1105] : memref<?xf32>
      %1107 = arith.mulf %1106, %operandScale : f32
      %1108 = arith.select %1104, %1107, %operandScale : f32
      %1109 = arith.remui %1097, %c12 : index
      %1110 = arith.muli %1109, %c21 : index
      %1111 = arith.addi %13, %1110 : index
      %1112 = vector.load %w[%1111] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1113 = vector.bitcast %1112 : vector<4xi8> to vector<1xf32>
      %1114 = vector.extract %1113[0] : f32 from vector<1xf32>
      %1115 = arith.mulf %1114, %1108 : f32
      %1116 = arith.mulf %1096, %1115 : f32
      %1117 = arith.muli %1102, %outputFeatures : index
      %1118 = arith.addi %1117, %20 : index
      %1119 = wave.lane
      %1120 = arith.remui %1119, %c12 : index
      %1121 = arith.addi %1118, %1120 : index
      scf.if %18 {
        %1122 = arith.addi %1121, %c7 : index
        %1123 = memref.load %residual[%1122] : memref<?xf32>
        %1124 = arith.addf %1123, %1116 : f32
        %1125 = arith.addi %1121, %c7 : index
        memref.store %1124, %out[%1125] : memref<?xf32>
      } else {
        %1126 = arith.addi %1121, %c7 : index
        memref.store %1116, %out[%1126] : memref<?xf32>
      }
    }
  }
  wave.return
}
