// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q5_k', waves=1, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q5_k_w1p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 10 : index
  %c2 = arith.constant 256 : index
  %c3 = arith.constant 64 : index
  %c4 = arith.constant 127 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c11 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant 2 : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant 32 : index
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
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c3 : index
  %17 = arith.cmpi eq, %hasResidual, %c6 : index
  %18 = wave.block 0
  %19 = arith.muli %18, %c11 : index
  %20 = arith.cmpi slt, %16, %15 : index
  scf.if %20 {
    %21 = wave.lane
    %22 = arith.remui %21, %c11 : index
    %23 = arith.remui %22, %tileRows : index
    %24 = arith.addi %16, %23 : index
    %25 = arith.divui %24, %tileRows : index
    %26 = arith.divui %inputFeatures, %c11 : index
    %27 = arith.muli %25, %26 : index
    %28 = arith.divui %c7, %c11 : index
    %29 = arith.addi %27, %28 : index
    %30 = arith.muli %29, %c13 : index
    %31 = arith.remui %c7, %c11 : index
    %32 = arith.divui %31, %c14 : index
    %33 = arith.addi %30, %32 : index
    %34 = arith.muli %tileRows, %c14 : index
    %35 = arith.muli %33, %34 : index
    %36 = arith.remui %24, %tileRows : index
    %37 = arith.muli %36, %c14 : index
    %38 = arith.addi %35, %37 : index
    %39 = arith.remui %c7, %c14 : index
    %40 = arith.addi %38, %39 : index
    %41 = arith.addi %22, %c11 : index
    %42 = arith.addi %16, %41 : index
    %43 = arith.divui %42, %tileRows : index
    %44 = arith.divui %inputFeatures, %c11 : index
    %45 = arith.muli %43, %44 : index
    %46 = arith.divui %c7, %c11 : index
    %47 = arith.addi %45, %46 : index
    %48 = arith.muli %47, %c13 : index
    %49 = arith.remui %c7, %c11 : index
    %50 = arith.divui %49, %c14 : index
    %51 = arith.addi %48, %50 : index
    %52 = arith.muli %tileRows, %c14 : index
    %53 = arith.muli %51, %52 : index
    %54 = arith.remui %42, %tileRows : index
    %55 = arith.muli %54, %c14 : index
    %56 = arith.addi %53, %55 : index
    %57 = arith.remui %c7, %c14 : index
    %58 = arith.addi %56, %57 : index
    %59 = arith.addi %22, %c15 : index
    %60 = arith.addi %16, %59 : index
    %61 = arith.divui %60, %tileRows : index
    %62 = arith.divui %inputFeatures, %c11 : index
    %63 = arith.muli %61, %62 : index
    %64 = arith.divui %c7, %c11 : index
    %65 = arith.addi %63, %64 : index
    %66 = arith.muli %65, %c13 : index
    %67 = arith.remui %c7, %c11 : index
    %68 = arith.divui %67, %c14 : index
    %69 = arith.addi %66, %68 : index
    %70 = arith.muli %tileRows, %c14 : index
    %71 = arith.muli %69, %70 : index
    %72 = arith.remui %60, %tileRows : index
    %73 = arith.muli %72, %c14 : index
    %74 = arith.addi %71, %73 : index
    %75 = arith.remui %c7, %c14 : index
    %76 = arith.addi %74, %75 : index
    %77 = arith.addi %22, %c16 : index
    %78 = arith.addi %16, %77 : index
    %79 = arith.divui %78, %tileRows : index
    %80 = arith.divui %inputFeatures, %c11 : index
    %81 = arith.muli %79, %80 : index
    %82 = arith.divui %c7, %c11 : index
    %83 = arith.addi %81, %82 : index
    %84 = arith.muli %83, %c13 : index
    %85 = arith.remui %c7, %c11 : index
    %86 = arith.divui %85, %c14 : index
    %87 = arith.addi %84, %86 : index
    %88 = arith.muli %tileRows, %c14 : index
    %89 = arith.muli %87, %88 : index
    %90 = arith.remui %78, %tileRows : index
    %91 = arith.muli %90, %c14 : index
    %92 = arith.addi %89, %91 : index
    %93 = arith.remui %c7, %c14 : index
    %94 = arith.addi %92, %93 : index
    %95 = wave.wave
    %96 = arith.divui %inputFeatures, %c15 : index
    %97 = arith.muli %95, %stepsPerWave : index
    %98 = arith.minsi %97, %96 : index
    %99 = arith.addi %98, %stepsPerWave : index
    %100 = arith.minsi %99, %96 : index
    %101 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %102 = arith.subi %100, %98 : index
    %103 = arith.divui %102, %c13 : index
    %104 = arith.muli %103, %c13 : index
    %105 = arith.addi %98, %104 : index
    %106 = arith.addi %98, %stepsPerWave : index
    %107 = arith.select %101, %106, %105 : index
    %113:4 = scf.for %108 = %98 to %107 step %c13 iter_args(%109 = %c17, %110 = %c17, %111 = %c17, %112 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %114 = wave.lane
      %115 = arith.addi %108, %c7 : index
      %116 = arith.remui %114, %c11 : index
      %117 = arith.addi %13, %c5 : index
      %118 = arith.divui %115, %c14 : index
      %119 = arith.muli %118, %c3 : index
      %120 = arith.addi %117, %119 : index
      %121 = arith.muli %116, %c20 : index
      %122 = arith.addi %120, %121 : index
      %123 = vector.load %w[%122] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %124 = vector.bitcast %123 : vector<4xi8> to vector<2xf16>
      %125 = arith.divui %inputFeatures, %c2 : index
      %126 = arith.muli %125, %c3 : index
      %127 = arith.addi %117, %126 : index
      %128 = arith.muli %115, %c15 : index
      %129 = arith.addi %127, %128 : index
      %130 = arith.muli %116, %c13 : index
      %131 = arith.addi %129, %130 : index
      %132 = vector.load %w[%131] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %133 = vector.extract %124[0] : f16 from vector<2xf16>
      %134 = arith.extf %133 : f16 to f32
      %135 = vector.extract %132[0] : i8 from vector<2xi8>
      %136 = arith.extui %135 : i8 to i32
      %137 = arith.sitofp %136 : i32 to f32
      %138 = arith.mulf %134, %137 : f32
      %139 = arith.truncf %138 : f32 to f16
      %140 = vector.broadcast %139 : f16 to vector<16xf16>
      %141 = vector.extract %124[1] : f16 from vector<2xf16>
      %142 = arith.extf %141 : f16 to f32
      %143 = vector.extract %132[1] : i8 from vector<2xi8>
      %144 = arith.extui %143 : i8 to i32
      %145 = arith.sitofp %144 : i32 to f32
      %146 = arith.mulf %142, %145 : f32
      %147 = arith.truncf %146 : f32 to f16
      %148 = vector.broadcast %147 : f16 to vector<16xf16>
      %149 = arith.addi %13, %c5 : index
      %150 = arith.divui %inputFeatures, %c2 : index
      %151 = arith.muli %150, %c3 : index
      %152 = arith.addi %151, %inputFeatures : index
      %153 = arith.addi %152, %c4 : index
      %154 = arith.divui %153, %c5 : index
      %155 = arith.muli %154, %c5 : index
      %156 = arith.addi %149, %155 : index
      %157 = arith.muli %inputFeatures, %c14 : index
      %158 = arith.addi %156, %157 : index
      %159 = arith.muli %115, %c11 : index
      %160 = arith.addi %159, %116 : index
      %161 = arith.muli %160, %c20 : index
      %162 = arith.addi %158, %161 : index
      %163 = arith.muli %115, %c2 : index
      %164 = arith.addi %156, %163 : index
      %165 = arith.muli %116, %c11 : index
      %166 = arith.addi %164, %165 : index
      %167 = vector.load %w[%162] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %168 = vector.bitcast %167 : vector<4xi8> to vector<1xi32>
      %169 = vector.shuffle %168, %168 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %170 = vector.load %w[%166] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %171 = vector.bitcast %170 : vector<16xi8> to vector<4xi32>
      %172 = arith.shrui %171, %c21 : vector<4xi32>
      %173 = arith.andi %172, %c22 : vector<4xi32>
      %174 = arith.shrui %169, %c23 : vector<4xi32>
      %175 = arith.andi %174, %c24 : vector<4xi32>
      %176 = arith.shli %175, %c25 : vector<4xi32>
      %177 = arith.ori %173, %176 : vector<4xi32>
      %178 = arith.ori %177, %c26 : vector<4xi32>
      %179 = vector.bitcast %178 : vector<4xi32> to vector<8xf16>
      %180 = arith.shrui %171, %c25 : vector<4xi32>
      %181 = arith.andi %180, %c22 : vector<4xi32>
      %182 = arith.shrui %169, %c27 : vector<4xi32>
      %183 = arith.andi %182, %c24 : vector<4xi32>
      %184 = arith.shli %183, %c25 : vector<4xi32>
      %185 = arith.ori %181, %184 : vector<4xi32>
      %186 = arith.ori %185, %c26 : vector<4xi32>
      %187 = vector.bitcast %186 : vector<4xi32> to vector<8xf16>
      %188 = arith.shrui %171, %c28 : vector<4xi32>
      %189 = arith.andi %188, %c22 : vector<4xi32>
      %190 = arith.shrui %169, %c29 : vector<4xi32>
      %191 = arith.andi %190, %c24 : vector<4xi32>
      %192 = arith.shli %191, %c25 : vector<4xi32>
      %193 = arith.ori %189, %192 : vector<4xi32>
      %194 = arith.ori %193, %c26 : vector<4xi32>
      %195 = vector.bitcast %194 : vector<4xi32> to vector<8xf16>
      %196 = arith.shrui %171, %c30 : vector<4xi32>
      %197 = arith.andi %196, %c22 : vector<4xi32>
      %198 = arith.shrui %169, %c31 : vector<4xi32>
      %199 = arith.andi %198, %c24 : vector<4xi32>
      %200 = arith.shli %199, %c25 : vector<4xi32>
      %201 = arith.ori %197, %200 : vector<4xi32>
      %202 = arith.ori %201, %c26 : vector<4xi32>
      %203 = vector.bitcast %202 : vector<4xi32> to vector<8xf16>
      %204 = vector.shuffle %179, %187 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %205 = vector.shuffle %195, %203 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %206 = vector.shuffle %204, %205 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %207 = arith.subf %206, %c32 : vector<32xf16>
      %208 = vector.shuffle %207, %207 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %209 = vector.shuffle %207, %207 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %210 = math.fma %208, %140, %148 : vector<16xf16>
      %211 = math.fma %209, %140, %148 : vector<16xf16>
      %212 = arith.addi %108, %c6 : index
      %213 = arith.remui %114, %c11 : index
      %214 = arith.addi %13, %c5 : index
      %215 = arith.divui %212, %c14 : index
      %216 = arith.muli %215, %c3 : index
      %217 = arith.addi %214, %216 : index
      %218 = arith.muli %213, %c20 : index
      %219 = arith.addi %217, %218 : index
      %220 = vector.load %w[%219] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %221 = vector.bitcast %220 : vector<4xi8> to vector<2xf16>
      %222 = arith.divui %inputFeatures, %c2 : index
      %223 = arith.muli %222, %c3 : index
      %224 = arith.addi %214, %223 : index
      %225 = arith.muli %212, %c15 : index
      %226 = arith.addi %224, %225 : index
      %227 = arith.muli %213, %c13 : index
      %228 = arith.addi %226, %227 : index
      %229 = vector.load %w[%228] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %230 = vector.extract %221[0] : f16 from vector<2xf16>
      %231 = arith.extf %230 : f16 to f32
      %232 = vector.extract %229[0] : i8 from vector<2xi8>
      %233 = arith.extui %232 : i8 to i32
      %234 = arith.sitofp %233 : i32 to f32
      %235 = arith.mulf %231, %234 : f32
      %236 = arith.truncf %235 : f32 to f16
      %237 = vector.broadcast %236 : f16 to vector<16xf16>
      %238 = vector.extract %221[1] : f16 from vector<2xf16>
      %239 = arith.extf %238 : f16 to f32
      %240 = vector.extract %229[1] : i8 from vector<2xi8>
      %241 = arith.extui %240 : i8 to i32
      %242 = arith.sitofp %241 : i32 to f32
      %243 = arith.mulf %239, %242 : f32
      %244 = arith.truncf %243 : f32 to f16
      %245 = vector.broadcast %244 : f16 to vector<16xf16>
      %246 = arith.addi %13, %c5 : index
      %247 = arith.divui %inputFeatures, %c2 : index
      %248 = arith.muli %247, %c3 : index
      %249 = arith.addi %248, %inputFeatures : index
      %250 = arith.addi %249, %c4 : index
      %251 = arith.divui %250, %c5 : index
      %252 = arith.muli %251, %c5 : index
      %253 = arith.addi %246, %252 : index
      %254 = arith.muli %inputFeatures, %c14 : index
      %255 = arith.addi %253, %254 : index
      %256 = arith.muli %212, %c11 : index
      %257 = arith.addi %256, %213 : index
      %258 = arith.muli %257, %c20 : index
      %259 = arith.addi %255, %258 : index
      %260 = arith.muli %212, %c2 : index
      %261 = arith.addi %253, %260 : index
      %262 = arith.muli %213, %c11 : index
      %263 = arith.addi %261, %262 : index
      %264 = vector.load %w[%259] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %265 = vector.bitcast %264 : vector<4xi8> to vector<1xi32>
      %266 = vector.shuffle %265, %265 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %267 = vector.load %w[%263] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %268 = vector.bitcast %267 : vector<16xi8> to vector<4xi32>
      %269 = arith.shrui %268, %c21 : vector<4xi32>
      %270 = arith.andi %269, %c22 : vector<4xi32>
      %271 = arith.shrui %266, %c23 : vector<4xi32>
      %272 = arith.andi %271, %c24 : vector<4xi32>
      %273 = arith.shli %272, %c25 : vector<4xi32>
      %274 = arith.ori %270, %273 : vector<4xi32>
      %275 = arith.ori %274, %c26 : vector<4xi32>
      %276 = vector.bitcast %275 : vector<4xi32> to vector<8xf16>
      %277 = arith.shrui %268, %c25 : vector<4xi32>
      %278 = arith.andi %277, %c22 : vector<4xi32>
      %279 = arith.shrui %266, %c27 : vector<4xi32>
      %280 = arith.andi %279, %c24 : vector<4xi32>
      %281 = arith.shli %280, %c25 : vector<4xi32>
      %282 = arith.ori %278, %281 : vector<4xi32>
      %283 = arith.ori %282, %c26 : vector<4xi32>
      %284 = vector.bitcast %283 : vector<4xi32> to vector<8xf16>
      %285 = arith.shrui %268, %c28 : vector<4xi32>
      %286 = arith.andi %285, %c22 : vector<4xi32>
      %287 = arith.shrui %266, %c29 : vector<4xi32>
      %288 = arith.andi %287, %c24 : vector<4xi32>
      %289 = arith.shli %288, %c25 : vector<4xi32>
      %290 = arith.ori %286, %289 : vector<4xi32>
      %291 = arith.ori %290, %c26 : vector<4xi32>
      %292 = vector.bitcast %291 : vector<4xi32> to vector<8xf16>
      %293 = arith.shrui %268, %c30 : vector<4xi32>
      %294 = arith.andi %293, %c22 : vector<4xi32>
      %295 = arith.shrui %266, %c31 : vector<4xi32>
      %296 = arith.andi %295, %c24 : vector<4xi32>
      %297 = arith.shli %296, %c25 : vector<4xi32>
      %298 = arith.ori %294, %297 : vector<4xi32>
      %299 = arith.ori %298, %c26 : vector<4xi32>
      %300 = vector.bitcast %299 : vector<4xi32> to vector<8xf16>
      %301 = vector.shuffle %276, %284 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %302 = vector.shuffle %292, %300 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %303 = vector.shuffle %301, %302 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %304 = arith.subf %303, %c32 : vector<32xf16>
      %305 = vector.shuffle %304, %304 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %306 = vector.shuffle %304, %304 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %307 = math.fma %305, %237, %245 : vector<16xf16>
      %308 = math.fma %306, %237, %245 : vector<16xf16>
      %309 = arith.muli %108, %c13 : index
      %310 = arith.addi %309, %c7 : index
      %311 = arith.muli %tileRows, %c11 : index
      %312 = arith.muli %310, %311 : index
      %313 = arith.addi %40, %312 : index
      %314 = vector.load %x[%313] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %315 = arith.muli %tileRows, %c14 : index
      %316 = arith.addi %313, %315 : index
      %317 = vector.load %x[%316] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %318 = vector.shuffle %314, %317 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %319 = wave.mma %318, %210, %109 : vector<16xf16>, vector<8xf32>
      %320 = arith.muli %108, %c13 : index
      %321 = arith.addi %320, %c7 : index
      %322 = arith.muli %tileRows, %c11 : index
      %323 = arith.muli %321, %322 : index
      %324 = arith.addi %58, %323 : index
      %325 = vector.load %x[%324] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %326 = arith.muli %tileRows, %c14 : index
      %327 = arith.addi %324, %326 : index
      %328 = vector.load %x[%327] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %329 = vector.shuffle %325, %328 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %330 = wave.mma %329, %210, %110 : vector<16xf16>, vector<8xf32>
      %331 = arith.muli %108, %c13 : index
      %332 = arith.addi %331, %c7 : index
      %333 = arith.muli %tileRows, %c11 : index
      %334 = arith.muli %332, %333 : index
      %335 = arith.addi %76, %334 : index
      %336 = vector.load %x[%335] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %337 = arith.muli %tileRows, %c14 : index
      %338 = arith.addi %335, %337 : index
      %339 = vector.load %x[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %340 = vector.shuffle %336, %339 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %341 = wave.mma %340, %210, %111 : vector<16xf16>, vector<8xf32>
      %342 = arith.muli %108, %c13 : index
      %343 = arith.addi %342, %c7 : index
      %344 = arith.muli %tileRows, %c11 : index
      %345 = arith.muli %343, %344 : index
      %346 = arith.addi %94, %345 : index
      %347 = vector.load %x[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %348 = arith.muli %tileRows, %c14 : index
      %349 = arith.addi %346, %348 : index
      %350 = vector.load %x[%349] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %351 = vector.shuffle %347, %350 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %352 = wave.mma %351, %210, %112 : vector<16xf16>, vector<8xf32>
      %353 = arith.muli %108, %c13 : index
      %354 = arith.addi %353, %c6 : index
      %355 = arith.muli %tileRows, %c11 : index
      %356 = arith.muli %354, %355 : index
      %357 = arith.addi %40, %356 : index
      %358 = vector.load %x[%357] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %359 = arith.muli %tileRows, %c14 : index
      %360 = arith.addi %357, %359 : index
      %361 = vector.load %x[%360] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %362 = vector.shuffle %358, %361 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %363 = wave.mma %362, %211, %319 : vector<16xf16>, vector<8xf32>
      %364 = arith.muli %108, %c13 : index
      %365 = arith.addi %364, %c6 : index
      %366 = arith.muli %tileRows, %c11 : index
      %367 = arith.muli %365, %366 : index
      %368 = arith.addi %58, %367 : index
      %369 = vector.load %x[%368] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %370 = arith.muli %tileRows, %c14 : index
      %371 = arith.addi %368, %370 : index
      %372 = vector.load %x[%371] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %373 = vector.shuffle %369, %372 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %374 = wave.mma %373, %211, %330 : vector<16xf16>, vector<8xf32>
      %375 = arith.muli %108, %c13 : index
      %376 = arith.addi %375, %c6 : index
      %377 = arith.muli %tileRows, %c11 : index
      %378 = arith.muli %376, %377 : index
      %379 = arith.addi %76, %378 : index
      %380 = vector.load %x[%379] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %381 = arith.muli %tileRows, %c14 : index
      %382 = arith.addi %379, %381 : index
      %383 = vector.load %x[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %384 = vector.shuffle %380, %383 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %385 = wave.mma %384, %211, %341 : vector<16xf16>, vector<8xf32>
      %386 = arith.muli %108, %c13 : index
      %387 = arith.addi %386, %c6 : index
      %388 = arith.muli %tileRows, %c11 : index
      %389 = arith.muli %387, %388 : index
      %390 = arith.addi %94, %389 : index
      %391 = vector.load %x[%390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %392 = arith.muli %tileRows, %c14 : index
      %393 = arith.addi %390, %392 : index
      %394 = vector.load %x[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %395 = vector.shuffle %391, %394 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %396 = wave.mma %395, %211, %352 : vector<16xf16>, vector<8xf32>
      %397 = arith.muli %108, %c13 : index
      %398 = arith.addi %397, %c13 : index
      %399 = arith.muli %tileRows, %c11 : index
      %400 = arith.muli %398, %399 : index
      %401 = arith.addi %40, %400 : index
      %402 = vector.load %x[%401] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %403 = arith.muli %tileRows, %c14 : index
      %404 = arith.addi %401, %403 : index
      %405 = vector.load %x[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %406 = vector.shuffle %402, %405 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %407 = wave.mma %406, %307, %363 : vector<16xf16>, vector<8xf32>
      %408 = arith.muli %108, %c13 : index
      %409 = arith.addi %408, %c13 : index
      %410 = arith.muli %tileRows, %c11 : index
      %411 = arith.muli %409, %410 : index
      %412 = arith.addi %58, %411 : index
      %413 = vector.load %x[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %414 = arith.muli %tileRows, %c14 : index
      %415 = arith.addi %412, %414 : index
      %416 = vector.load %x[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %417 = vector.shuffle %413, %416 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %418 = wave.mma %417, %307, %374 : vector<16xf16>, vector<8xf32>
      %419 = arith.muli %108, %c13 : index
      %420 = arith.addi %419, %c13 : index
      %421 = arith.muli %tileRows, %c11 : index
      %422 = arith.muli %420, %421 : index
      %423 = arith.addi %76, %422 : index
      %424 = vector.load %x[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %425 = arith.muli %tileRows, %c14 : index
      %426 = arith.addi %423, %425 : index
      %427 = vector.load %x[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %428 = vector.shuffle %424, %427 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %429 = wave.mma %428, %307, %385 : vector<16xf16>, vector<8xf32>
      %430 = arith.muli %108, %c13 : index
      %431 = arith.addi %430, %c13 : index
      %432 = arith.muli %tileRows, %c11 : index
      %433 = arith.muli %431, %432 : index
      %434 = arith.addi %94, %433 : index
      %435 = vector.load %x[%434] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %436 = arith.muli %tileRows, %c14 : index
      %437 = arith.addi %434, %436 : index
      %438 = vector.load %x[%437] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %439 = vector.shuffle %435, %438 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %440 = wave.mma %439, %307, %396 : vector<16xf16>, vector<8xf32>
      %441 = arith.muli %108, %c13 : index
      %442 = arith.addi %441, %c33 : index
      %443 = arith.muli %tileRows, %c11 : index
      %444 = arith.muli %442, %443 : index
      %445 = arith.addi %40, %444 : index
      %446 = vector.load %x[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %447 = arith.muli %tileRows, %c14 : index
      %448 = arith.addi %445, %447 : index
      %449 = vector.load %x[%448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %450 = vector.shuffle %446, %449 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %451 = wave.mma %450, %308, %407 : vector<16xf16>, vector<8xf32>
      %452 = arith.muli %108, %c13 : index
      %453 = arith.addi %452, %c33 : index
      %454 = arith.muli %tileRows, %c11 : index
      %455 = arith.muli %453, %454 : index
      %456 = arith.addi %58, %455 : index
      %457 = vector.load %x[%456] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %458 = arith.muli %tileRows, %c14 : index
      %459 = arith.addi %456, %458 : index
      %460 = vector.load %x[%459] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %461 = vector.shuffle %457, %460 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %462 = wave.mma %461, %308, %418 : vector<16xf16>, vector<8xf32>
      %463 = arith.muli %108, %c13 : index
      %464 = arith.addi %463, %c33 : index
      %465 = arith.muli %tileRows, %c11 : index
      %466 = arith.muli %464, %465 : index
      %467 = arith.addi %76, %466 : index
      %468 = vector.load %x[%467] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %469 = arith.muli %tileRows, %c14 : index
      %470 = arith.addi %467, %469 : index
      %471 = vector.load %x[%470] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %472 = vector.shuffle %468, %471 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %473 = wave.mma %472, %308, %429 : vector<16xf16>, vector<8xf32>
      %474 = arith.muli %108, %c13 : index
      %475 = arith.addi %474, %c33 : index
      %476 = arith.muli %tileRows, %c11 : index
      %477 = arith.muli %475, %476 : index
      %478 = arith.addi %94, %477 : index
      %479 = vector.load %x[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %480 = arith.muli %tileRows, %c14 : index
      %481 = arith.addi %478, %480 : index
      %482 = vector.load %x[%481] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %483 = vector.shuffle %479, %482 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %484 = wave.mma %483, %308, %440 : vector<16xf16>, vector<8xf32>
      scf.yield %451, %462, %473, %484 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %485 = arith.select %101, %107, %100 : index
    %491:4 = scf.for %486 = %107 to %485 step %c6 iter_args(%487 = %113#0, %488 = %113#1, %489 = %113#2, %490 = %113#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %492 = wave.lane
      %493 = arith.addi %486, %c7 : index
      %494 = arith.remui %492, %c11 : index
      %495 = arith.addi %13, %c5 : index
      %496 = arith.divui %493, %c14 : index
      %497 = arith.muli %496, %c3 : index
      %498 = arith.addi %495, %497 : index
      %499 = arith.muli %494, %c20 : index
      %500 = arith.addi %498, %499 : index
      %501 = vector.load %w[%500] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %502 = vector.bitcast %501 : vector<4xi8> to vector<2xf16>
      %503 = arith.divui %inputFeatures, %c2 : index
      %504 = arith.muli %503, %c3 : index
      %505 = arith.addi %495, %504 : index
      %506 = arith.muli %493, %c15 : index
      %507 = arith.addi %505, %506 : index
      %508 = arith.muli %494, %c13 : index
      %509 = arith.addi %507, %508 : index
      %510 = vector.load %w[%509] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %511 = vector.extract %502[0] : f16 from vector<2xf16>
      %512 = arith.extf %511 : f16 to f32
      %513 = vector.extract %510[0] : i8 from vector<2xi8>
      %514 = arith.extui %513 : i8 to i32
      %515 = arith.sitofp %514 : i32 to f32
      %516 = arith.mulf %512, %515 : f32
      %517 = arith.truncf %516 : f32 to f16
      %518 = vector.broadcast %517 : f16 to vector<16xf16>
      %519 = vector.extract %502[1] : f16 from vector<2xf16>
      %520 = arith.extf %519 : f16 to f32
      %521 = vector.extract %510[1] : i8 from vector<2xi8>
      %522 = arith.extui %521 : i8 to i32
      %523 = arith.sitofp %522 : i32 to f32
      %524 = arith.mulf %520, %523 : f32
      %525 = arith.truncf %524 : f32 to f16
      %526 = vector.broadcast %525 : f16 to vector<16xf16>
      %527 = arith.addi %13, %c5 : index
      %528 = arith.divui %inputFeatures, %c2 : index
      %529 = arith.muli %528, %c3 : index
      %530 = arith.addi %529, %inputFeatures : index
      %531 = arith.addi %530, %c4 : index
      %532 = arith.divui %531, %c5 : index
      %533 = arith.muli %532, %c5 : index
      %534 = arith.addi %527, %533 : index
      %535 = arith.muli %inputFeatures, %c14 : index
      %536 = arith.addi %534, %535 : index
      %537 = arith.muli %493, %c11 : index
      %538 = arith.addi %537, %494 : index
      %539 = arith.muli %538, %c20 : index
      %540 = arith.addi %536, %539 : index
      %541 = arith.muli %493, %c2 : index
      %542 = arith.addi %534, %541 : index
      %543 = arith.muli %494, %c11 : index
      %544 = arith.addi %542, %543 : index
      %545 = vector.load %w[%540] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %546 = vector.bitcast %545 : vector<4xi8> to vector<1xi32>
      %547 = vector.shuffle %546, %546 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %548 = vector.load %w[%544] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %549 = vector.bitcast %548 : vector<16xi8> to vector<4xi32>
      %550 = arith.shrui %549, %c21 : vector<4xi32>
      %551 = arith.andi %550, %c22 : vector<4xi32>
      %552 = arith.shrui %547, %c23 : vector<4xi32>
      %553 = arith.andi %552, %c24 : vector<4xi32>
      %554 = arith.shli %553, %c25 : vector<4xi32>
      %555 = arith.ori %551, %554 : vector<4xi32>
      %556 = arith.ori %555, %c26 : vector<4xi32>
      %557 = vector.bitcast %556 : vector<4xi32> to vector<8xf16>
      %558 = arith.shrui %549, %c25 : vector<4xi32>
      %559 = arith.andi %558, %c22 : vector<4xi32>
      %560 = arith.shrui %547, %c27 : vector<4xi32>
      %561 = arith.andi %560, %c24 : vector<4xi32>
      %562 = arith.shli %561, %c25 : vector<4xi32>
      %563 = arith.ori %559, %562 : vector<4xi32>
      %564 = arith.ori %563, %c26 : vector<4xi32>
      %565 = vector.bitcast %564 : vector<4xi32> to vector<8xf16>
      %566 = arith.shrui %549, %c28 : vector<4xi32>
      %567 = arith.andi %566, %c22 : vector<4xi32>
      %568 = arith.shrui %547, %c29 : vector<4xi32>
      %569 = arith.andi %568, %c24 : vector<4xi32>
      %570 = arith.shli %569, %c25 : vector<4xi32>
      %571 = arith.ori %567, %570 : vector<4xi32>
      %572 = arith.ori %571, %c26 : vector<4xi32>
      %573 = vector.bitcast %572 : vector<4xi32> to vector<8xf16>
      %574 = arith.shrui %549, %c30 : vector<4xi32>
      %575 = arith.andi %574, %c22 : vector<4xi32>
      %576 = arith.shrui %547, %c31 : vector<4xi32>
      %577 = arith.andi %576, %c24 : vector<4xi32>
      %578 = arith.shli %577, %c25 : vector<4xi32>
      %579 = arith.ori %575, %578 : vector<4xi32>
      %580 = arith.ori %579, %c26 : vector<4xi32>
      %581 = vector.bitcast %580 : vector<4xi32> to vector<8xf16>
      %582 = vector.shuffle %557, %565 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %583 = vector.shuffle %573, %581 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %584 = vector.shuffle %582, %583 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %585 = arith.subf %584, %c32 : vector<32xf16>
      %586 = vector.shuffle %585, %585 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %587 = vector.shuffle %585, %585 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %588 = math.fma %586, %518, %526 : vector<16xf16>
      %589 = math.fma %587, %518, %526 : vector<16xf16>
      %590 = arith.muli %486, %c13 : index
      %591 = arith.addi %590, %c7 : index
      %592 = arith.muli %tileRows, %c11 : index
      %593 = arith.muli %591, %592 : index
      %594 = arith.addi %40, %593 : index
      %595 = vector.load %x[%594] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %596 = arith.muli %tileRows, %c14 : index
      %597 = arith.addi %594, %596 : index
      %598 = vector.load %x[%597] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %599 = vector.shuffle %595, %598 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %600 = wave.mma %599, %588, %487 : vector<16xf16>, vector<8xf32>
      %601 = arith.muli %486, %c13 : index
      %602 = arith.addi %601, %c7 : index
      %603 = arith.muli %tileRows, %c11 : index
      %604 = arith.muli %602, %603 : index
      %605 = arith.addi %58, %604 : index
      %606 = vector.load %x[%605] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %607 = arith.muli %tileRows, %c14 : index
      %608 = arith.addi %605, %607 : index
      %609 = vector.load %x[%608] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %610 = vector.shuffle %606, %609 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %611 = wave.mma %610, %588, %488 : vector<16xf16>, vector<8xf32>
      %612 = arith.muli %486, %c13 : index
      %613 = arith.addi %612, %c7 : index
      %614 = arith.muli %tileRows, %c11 : index
      %615 = arith.muli %613, %614 : index
      %616 = arith.addi %76, %615 : index
      %617 = vector.load %x[%616] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %618 = arith.muli %tileRows, %c14 : index
      %619 = arith.addi %616, %618 : index
      %620 = vector.load %x[%619] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %621 = vector.shuffle %617, %620 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %622 = wave.mma %621, %588, %489 : vector<16xf16>, vector<8xf32>
      %623 = arith.muli %486, %c13 : index
      %624 = arith.addi %623, %c7 : index
      %625 = arith.muli %tileRows, %c11 : index
      %626 = arith.muli %624, %625 : index
      %627 = arith.addi %94, %626 : index
      %628 = vector.load %x[%627] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %629 = arith.muli %tileRows, %c14 : index
      %630 = arith.addi %627, %629 : index
      %631 = vector.load %x[%630] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %632 = vector.shuffle %628, %631 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %633 = wave.mma %632, %588, %490 : vector<16xf16>, vector<8xf32>
      %634 = arith.muli %486, %c13 : index
      %635 = arith.addi %634, %c6 : index
      %636 = arith.muli %tileRows, %c11 : index
      %637 = arith.muli %635, %636 : index
      %638 = arith.addi %40, %637 : index
      %639 = vector.load %x[%638] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %640 = arith.muli %tileRows, %c14 : index
      %641 = arith.addi %638, %640 : index
      %642 = vector.load %x[%641] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %643 = vector.shuffle %639, %642 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %644 = wave.mma %643, %589, %600 : vector<16xf16>, vector<8xf32>
      %645 = arith.muli %486, %c13 : index
      %646 = arith.addi %645, %c6 : index
      %647 = arith.muli %tileRows, %c11 : index
      %648 = arith.muli %646, %647 : index
      %649 = arith.addi %58, %648 : index
      %650 = vector.load %x[%649] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %651 = arith.muli %tileRows, %c14 : index
      %652 = arith.addi %649, %651 : index
      %653 = vector.load %x[%652] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %654 = vector.shuffle %650, %653 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %655 = wave.mma %654, %589, %611 : vector<16xf16>, vector<8xf32>
      %656 = arith.muli %486, %c13 : index
      %657 = arith.addi %656, %c6 : index
      %658 = arith.muli %tileRows, %c11 : index
      %659 = arith.muli %657, %658 : index
      %660 = arith.addi %76, %659 : index
      %661 = vector.load %x[%660] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %662 = arith.muli %tileRows, %c14 : index
      %663 = arith.addi %660, %662 : index
      %664 = vector.load %x[%663] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %665 = vector.shuffle %661, %664 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %666 = wave.mma %665, %589, %622 : vector<16xf16>, vector<8xf32>
      %667 = arith.muli %486, %c13 : index
      %668 = arith.addi %667, %c6 : index
      %669 = arith.muli %tileRows, %c11 : index
      %670 = arith.muli %668, %669 : index
      %671 = arith.addi %94, %670 : index
      %672 = vector.load %x[%671] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %673 = arith.muli %tileRows, %c14 : index
      %674 = arith.addi %671, %673 : index
      %675 = vector.load %x[%674] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %676 = vector.shuffle %672, %675 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %677 = wave.mma %676, %589, %633 : vector<16xf16>, vector<8xf32>
      scf.yield %644, %655, %666, %677 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %678 = wave.lane
    %679 = vector.extract %491#0[0] : f32 from vector<8xf32>
    %680 = wave.lane
    %681 = arith.addi %16, %c7 : index
    %682 = arith.muli %c7, %c13 : index
    %683 = arith.addi %681, %682 : index
    %684 = arith.divui %680, %c11 : index
    %685 = arith.addi %683, %684 : index
    %686 = arith.cmpi slt, %685, %15 : index
    scf.if %686 {
      %687 = arith.cmpi eq, %hasFactors, %c6 : index
      %688 = arith.muli %685, %c13 : index
      %689 = memref.load %factors[%688] : memref<?xf32>
      %690 = arith.mulf %689, %operandScale : f32
      %691 = arith.select %687, %690, %operandScale : f32
      %692 = arith.remui %680, %c11 : index
      %693 = arith.muli %692, %c20 : index
      %694 = arith.addi %13, %693 : index
      %695 = vector.load %w[%694] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %696 = vector.bitcast %695 : vector<4xi8> to vector<1xf32>
      %697 = vector.extract %696[0] : f32 from vector<1xf32>
      %698 = arith.mulf %697, %691 : f32
      %699 = arith.mulf %679, %698 : f32
      %700 = arith.muli %685, %outputFeatures : index
      %701 = arith.addi %700, %19 : index
      %702 = wave.lane
      %703 = arith.remui %702, %c11 : index
      %704 = arith.addi %701, %703 : index
      scf.if %17 {
        %705 = arith.addi %704, %c7 : index
        %706 = memref.load %residual[%705] : memref<?xf32>
        %707 = arith.addf %706, %699 : f32
        %708 = arith.addi %704, %c7 : index
        memref.store %707, %out[%708] : memref<?xf32>
      } else {
        %709 = arith.addi %704, %c7 : index
        memref.store %699, %out[%709] : memref<?xf32>
      }
    }
    %710 = vector.extract %491#0[1] : f32 from vector<8xf32>
    %711 = wave.lane
    %712 = arith.addi %16, %c7 : index
    %713 = arith.muli %c6, %c13 : index
    %714 = arith.addi %712, %713 : index
    %715 = arith.divui %711, %c11 : index
    %716 = arith.addi %714, %715 : index
    %717 = arith.cmpi slt, %716, %15 : index
    scf.if %717 {
      %718 = arith.cmpi eq, %hasFactors, %c6 : index
      %719 = arith.muli %716, %c13 : index
      %720 = memref.load %factors[%719] : memref<?xf32>
      %721 = arith.mulf %720, %operandScale : f32
      %722 = arith.select %718, %721, %operandScale : f32
      %723 = arith.remui %711, %c11 : index
      %724 = arith.muli %723, %c20 : index
      %725 = arith.addi %13, %724 : index
      %726 = vector.load %w[%725] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %727 = vector.bitcast %726 : vector<4xi8> to vector<1xf32>
      %728 = vector.extract %727[0] : f32 from vector<1xf32>
      %729 = arith.mulf %728, %722 : f32
      %730 = arith.mulf %710, %729 : f32
      %731 = arith.muli %716, %outputFeatures : index
      %732 = arith.addi %731, %19 : index
      %733 = wave.lane
      %734 = arith.remui %733, %c11 : index
      %735 = arith.addi %732, %734 : index
      scf.if %17 {
        %736 = arith.addi %735, %c7 : index
        %737 = memref.load %residual[%736] : memref<?xf32>
        %738 = arith.addf %737, %730 : f32
        %739 = arith.addi %735, %c7 : index
        memref.store %738, %out[%739] : memref<?xf32>
      } else {
        %740 = arith.addi %735, %c7 : index
        memref.store %730, %out[%740] : memref<?xf32>
      }
    }
    %741 = vector.extract %491#0[2] : f32 from vector<8xf32>
    %742 = wave.lane
    %743 = arith.addi %16, %c7 : index
    %744 = arith.muli %c13, %c13 : index
    %745 = arith.addi %743, %744 : index
    %746 = arith.divui %742, %c11 : index
    %747 = arith.addi %745, %746 : index
    %748 = arith.cmpi slt, %747, %15 : index
    scf.if %748 {
      %749 = arith.cmpi eq, %hasFactors, %c6 : index
      %750 = arith.muli %747, %c13 : index
      %751 = memref.load %factors[%750] : memref<?xf32>
      %752 = arith.mulf %751, %operandScale : f32
      %753 = arith.select %749, %752, %operandScale : f32
      %754 = arith.remui %742, %c11 : index
      %755 = arith.muli %754, %c20 : index
      %756 = arith.addi %13, %755 : index
      %757 = vector.load %w[%756] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %758 = vector.bitcast %757 : vector<4xi8> to vector<1xf32>
      %759 = vector.extract %758[0] : f32 from vector<1xf32>
      %760 = arith.mulf %759, %753 : f32
      %761 = arith.mulf %741, %760 : f32
      %762 = arith.muli %747, %outputFeatures : index
      %763 = arith.addi %762, %19 : index
      %764 = wave.lane
      %765 = arith.remui %764, %c11 : index
      %766 = arith.addi %763, %765 : index
      scf.if %17 {
        %767 = arith.addi %766, %c7 : index
        %768 = memref.load %residual[%767] : memref<?xf32>
        %769 = arith.addf %768, %761 : f32
        %770 = arith.addi %766, %c7 : index
        memref.store %769, %out[%770] : memref<?xf32>
      } else {
        %771 = arith.addi %766, %c7 : index
        memref.store %761, %out[%771] : memref<?xf32>
      }
    }
    %772 = vector.extract %491#0[3] : f32 from vector<8xf32>
    %773 = wave.lane
    %774 = arith.addi %16, %c7 : index
    %775 = arith.muli %c33, %c13 : index
    %776 = arith.addi %774, %775 : index
    %777 = arith.divui %773, %c11 : index
    %778 = arith.addi %776, %777 : index
    %779 = arith.cmpi slt, %778, %15 : index
    scf.if %779 {
      %780 = arith.cmpi eq, %hasFactors, %c6 : index
      %781 = arith.muli %778, %c13 : index
      %782 = memref.load %factors[%781] : memref<?xf32>
      %783 = arith.mulf %782, %operandScale : f32
      %784 = arith.select %780, %783, %operandScale : f32
      %785 = arith.remui %773, %c11 : index
      %786 = arith.muli %785, %c20 : index
      %787 = arith.addi %13, %786 : index
      %788 = vector.load %w[%787] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %789 = vector.bitcast %788 : vector<4xi8> to vector<1xf32>
      %790 = vector.extract %789[0] : f32 from vector<1xf32>
      %791 = arith.mulf %790, %784 : f32
      %792 = arith.mulf %772, %791 : f32
      %793 = arith.muli %778, %outputFeatures : index
      %794 = arith.addi %793, %19 : index
      %795 = wave.lane
      %796 = arith.remui %795, %c11 : index
      %797 = arith.addi %794, %796 : index
      scf.if %17 {
        %798 = arith.addi %797, %c7 : index
        %799 = memref.load %residual[%798] : memref<?xf32>
        %800 = arith.addf %799, %792 : f32
        %801 = arith.addi %797, %c7 : index
        memref.store %800, %out[%801] : memref<?xf32>
      } else {
        %802 = arith.addi %797, %c7 : index
        memref.store %792, %out[%802] : memref<?xf32>
      }
    }
    %803 = vector.extract %491#0[4] : f32 from vector<8xf32>
    %804 = wave.lane
    %805 = arith.addi %16, %c7 : index
    %806 = arith.muli %c20, %c13 : index
    %807 = arith.addi %805, %806 : index
    %808 = arith.divui %804, %c11 : index
    %809 = arith.addi %807, %808 : index
    %810 = arith.cmpi slt, %809, %15 : index
    scf.if %810 {
      %811 = arith.cmpi eq, %hasFactors, %c6 : index
      %812 = arith.muli %809, %c13 : index
      %813 = memref.load %factors[%812] : memref<?xf32>
      %814 = arith.mulf %813, %operandScale : f32
      %815 = arith.select %811, %814, %operandScale : f32
      %816 = arith.remui %804, %c11 : index
      %817 = arith.muli %816, %c20 : index
      %818 = arith.addi %13, %817 : index
      %819 = vector.load %w[%818] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %820 = vector.bitcast %819 : vector<4xi8> to vector<1xf32>
      %821 = vector.extract %820[0] : f32 from vector<1xf32>
      %822 = arith.mulf %821, %815 : f32
      %823 = arith.mulf %803, %822 : f32
      %824 = arith.muli %809, %outputFeatures : index
      %825 = arith.addi %824, %19 : index
      %826 = wave.lane
      %827 = arith.remui %826, %c11 : index
      %828 = arith.addi %825, %827 : index
      scf.if %17 {
        %829 = arith.addi %828, %c7 : index
        %830 = memref.load %residual[%829] : memref<?xf32>
        %831 = arith.addf %830, %823 : f32
        %832 = arith.addi %828, %c7 : index
        memref.store %831, %out[%832] : memref<?xf32>
      } else {
        %833 = arith.addi %828, %c7 : index
        memref.store %823, %out[%833] : memref<?xf32>
      }
    }
    %834 = vector.extract %491#0[5] : f32 from vector<8xf32>
    %835 = wave.lane
    %836 = arith.addi %16, %c7 : index
    %837 = arith.muli %c36, %c13 : index
    %838 = arith.addi %836, %837 : index
    %839 = arith.divui %835, %c11 : index
    %840 = arith.addi %838, %839 : index
    %841 = arith.cmpi slt, %840, %15 : index
    scf.if %841 {
      %842 = arith.cmpi eq, %hasFactors, %c6 : index
      %843 = arith.muli %840, %c13 : index
      %844 = memref.load %factors[%843] : memref<?xf32>
      %845 = arith.mulf %844, %operandScale : f32
      %846 = arith.select %842, %845, %operandScale : f32
      %847 = arith.remui %835, %c11 : index
      %848 = arith.muli %847, %c20 : index
      %849 = arith.addi %13, %848 : index
      %850 = vector.load %w[%849] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %851 = vector.bitcast %850 : vector<4xi8> to vector<1xf32>
      %852 = vector.extract %851[0] : f32 from vector<1xf32>
      %853 = arith.mulf %852, %846 : f32
      %854 = arith.mulf %834, %853 : f32
      %855 = arith.muli %840, %outputFeatures : index
      %856 = arith.addi %855, %19 : index
      %857 = wave.lane
      %858 = arith.remui %857, %c11 : index
      %859 = arith.addi %856, %858 : index
      scf.if %17 {
        %860 = arith.addi %859, %c7 : index
        %861 = memref.load %residual[%860] : memref<?xf32>
        %862 = arith.addf %861, %854 : f32
        %863 = arith.addi %859, %c7 : index
        memref.store %862, %out[%863] : memref<?xf32>
      } else {
        %864 = arith.addi %859, %c7 : index
        memref.store %854, %out[%864] : memref<?xf32>
      }
    }
    %865 = vector.extract %491#0[6] : f32 from vector<8xf32>
    %866 = wave.lane
    %867 = arith.addi %16, %c7 : index
    %868 = arith.muli %c37, %c13 : index
    %869 = arith.addi %867, %868 : index
    %870 = arith.divui %866, %c11 : index
    %871 = arith.addi %869, %870 : index
    %872 = arith.cmpi slt, %871, %15 : index
    scf.if %872 {
      %873 = arith.cmpi eq, %hasFactors, %c6 : index
      %874 = arith.muli %871, %c13 : index
      %875 = memref.load %factors[%874] : memref<?xf32>
      %876 = arith.mulf %875, %operandScale : f32
      %877 = arith.select %873, %876, %operandScale : f32
      %878 = arith.remui %866, %c11 : index
      %879 = arith.muli %878, %c20 : index
      %880 = arith.addi %13, %879 : index
      %881 = vector.load %w[%880] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %882 = vector.bitcast %881 : vector<4xi8> to vector<1xf32>
      %883 = vector.extract %882[0] : f32 from vector<1xf32>
      %884 = arith.mulf %883, %877 : f32
      %885 = arith.mulf %865, %884 : f32
      %886 = arith.muli %871, %outputFeatures : index
      %887 = arith.addi %886, %19 : index
      %888 = wave.lane
      %889 = arith.remui %888, %c11 : index
      %890 = arith.addi %887, %889 : index
      scf.if %17 {
        %891 = arith.addi %890, %c7 : index
        %892 = memref.load %residual[%891] : memref<?xf32>
        %893 = arith.addf %892, %885 : f32
        %894 = arith.addi %890, %c7 : index
        memref.store %893, %out[%894] : memref<?xf32>
      } else {
        %895 = arith.addi %890, %c7 : index
        memref.store %885, %out[%895] : memref<?xf32>
      }
    }
    %896 = vector.extract %491#0[7] : f32 from vector<8xf32>
    %897 = wave.lane
    %898 = arith.addi %16, %c7 : index
    %899 = arith.muli %c38, %c13 : index
    %900 = arith.addi %898, %899 : index
    %901 = arith.divui %897, %c11 : index
    %902 = arith.addi %900, %901 : index
    %903 = arith.cmpi slt, %902, %15 : index
    scf.if %903 {
      %904 = arith.cmpi eq, %hasFactors, %c6 : index
      %905 = arith.muli %902, %c13 : index
      %906 = memref.load %factors[%905] : memref<?xf32>
      %907 = arith.mulf %906, %operandScale : f32
      %908 = arith.select %904, %907, %operandScale : f32
      %909 = arith.remui %897, %c11 : index
      %910 = arith.muli %909, %c20 : index
      %911 = arith.addi %13, %910 : index
      %912 = vector.load %w[%911] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %913 = vector.bitcast %912 : vector<4xi8> to vector<1xf32>
      %914 = vector.extract %913[0] : f32 from vector<1xf32>
      %915 = arith.mulf %914, %908 : f32
      %916 = arith.mulf %896, %915 : f32
      %917 = arith.muli %902, %outputFeatures : index
      %918 = arith.addi %917, %19 : index
      %919 = wave.lane
      %920 = arith.remui %919, %c11 : index
      %921 = arith.addi %918, %920 : index
      scf.if %17 {
        %922 = arith.addi %921, %c7 : index
        %923 = memref.load %residual[%922] : memref<?xf32>
        %924 = arith.addf %923, %916 : f32
        %925 = arith.addi %921, %c7 : index
        memref.store %924, %out[%925] : memref<?xf32>
      } else {
        %926 = arith.addi %921, %c7 : index
        memref.store %916, %out[%926] : memref<?xf32>
      }
    }
    %927 = wave.lane
    %928 = vector.extract %491#1[0] : f32 from vector<8xf32>
    %929 = wave.lane
    %930 = arith.addi %16, %c11 : index
    %931 = arith.muli %c7, %c13 : index
    %932 = arith.addi %930, %931 : index
    %933 = arith.divui %929, %c11 : index
    %934 = arith.addi %932, %933 : index
    %935 = arith.cmpi slt, %934, %15 : index
    scf.if %935 {
      %936 = arith.cmpi eq, %hasFactors, %c6 : index
      %937 = arith.muli %934, %c13 : index
      %938 = memref.load %factors[%937] : memref<?xf32>
      %939 = arith.mulf %938, %operandScale : f32
      %940 = arith.select %936, %939, %operandScale : f32
      %941 = arith.remui %929, %c11 : index
      %942 = arith.muli %941, %c20 : index
      %943 = arith.addi %13, %942 : index
      %944 = vector.load %w[%943] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %945 = vector.bitcast %944 : vector<4xi8> to vector<1xf32>
      %946 = vector.extract %945[0] : f32 from vector<1xf32>
      %947 = arith.mulf %946, %940 : f32
      %948 = arith.mulf %928, %947 : f32
      %949 = arith.muli %934, %outputFeatures : index
      %950 = arith.addi %949, %19 : index
      %951 = wave.lane
      %952 = arith.remui %951, %c11 : index
      %953 = arith.addi %950, %952 : index
      scf.if %17 {
        %954 = arith.addi %953, %c7 : index
        %955 = memref.load %residual[%954] : memref<?xf32>
        %956 = arith.addf %955, %948 : f32
        %957 = arith.addi %953, %c7 : index
        memref.store %956, %out[%957] : memref<?xf32>
      } else {
        %958 = arith.addi %953, %c7 : index
        memref.store %948, %out[%958] : memref<?xf32>
      }
    }
    %959 = vector.extract %491#1[1] : f32 from vector<8xf32>
    %960 = wave.lane
    %961 = arith.addi %16, %c11 : index
    %962 = arith.muli %c6, %c13 : index
    %963 = arith.addi %961, %962 : index
    %964 = arith.divui %960, %c11 : index
    %965 = arith.addi %963, %964 : index
    %966 = arith.cmpi slt, %965, %15 : index
    scf.if %966 {
      %967 = arith.cmpi eq, %hasFactors, %c6 : index
      %968 = arith.muli %965, %c13 : index
      %969 = memref.load %factors[%968] : memref<?xf32>
      %970 = arith.mulf %969, %operandScale : f32
      %971 = arith.select %967, %970, %operandScale : f32
      %972 = arith.remui %960, %c11 : index
      %973 = arith.muli %972, %c20 : index
      %974 = arith.addi %13, %973 : index
      %975 = vector.load %w[%974] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %976 = vector.bitcast %975 : vector<4xi8> to vector<1xf32>
      %977 = vector.extract %976[0] : f32 from vector<1xf32>
      %978 = arith.mulf %977, %971 : f32
      %979 = arith.mulf %959, %978 : f32
      %980 = arith.muli %965, %outputFeatures : index
      %981 = arith.addi %980, %19 : index
      %982 = wave.lane
      %983 = arith.remui %982, %c11 : index
      %984 = arith.addi %981, %983 : index
      scf.if %17 {
        %985 = arith.addi %984, %c7 : index
        %986 = memref.load %residual[%985] : memref<?xf32>
        %987 = arith.addf %986, %979 : f32
        %988 = arith.addi %984, %c7 : index
        memref.store %987, %out[%988] : memref<?xf32>
      } else {
        %989 = arith.addi %984, %c7 : index
        memref.store %979, %out[%989] : memref<?xf32>
      }
    }
    %990 = vector.extract %491#1[2] : f32 from vector<8xf32>
    %991 = wave.lane
    %992 = arith.addi %16, %c11 : index
    %993 = arith.muli %c13, %c13 : index
    %994 = arith.addi %992, %993 : index
    %995 = arith.divui %991, %c11 : index
    %996 = arith.addi %994, %995 : index
    %997 = arith.cmpi slt, %996, %15 : index
    scf.if %997 {
      %998 = arith.cmpi eq, %hasFactors, %c6 : index
      %999 = arith.muli %996, %c13 : index
      %1000 = memref.load %factors[%999] : memref<?xf32>
      %1001 = arith.mulf %1000, %operandScale : f32
      %1002 = arith.select %998, %1001, %operandScale : f32
      %1003 = arith.remui %991, %c11 : index
      %1004 = arith.muli %1003, %c20 : index
      %1005 = arith.addi %13, %1004 : index
      %1006 = vector.load %w[%1005] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1007 = vector.bitcast %1006 : vector<4xi8> to vector<1xf32>
      %1008 = vector.extract %1007[0] : f32 from vector<1xf32>
      %1009 = arith.mulf %1008, %1002 : f32
      %1010 = arith.mulf %990, %1009 : f32
      %1011 = arith.muli %996, %outputFeatures : index
      %1012 = arith.addi %1011, %19 : index
      %1013 = wave.lane
      %1014 = arith.remui %1013, %c11 : index
      %1015 = arith.addi %1012, %1014 : index
      scf.if %17 {
        %1016 = arith.addi %1015, %c7 : index
        %1017 = memref.load %residual[%1016] : memref<?xf32>
        %1018 = arith.addf %1017, %1010 : f32
        %1019 = arith.addi %1015, %c7 : index
        memref.store %1018, %out[%1019] : memref<?xf32>
      } else {
        %1020 = arith.addi %1015, %c7 : index
        memref.store %1010, %out[%1020] : memref<?xf32>
      }
    }
    %1021 = vector.extract %491#1[3] : f32 from vector<8xf32>
    %1022 = wave.lane
    %1023 = arith.addi %16, %c11 : index
    %1024 = arith.muli %c33, %c13 : index
    %1025 = arith.addi %1023, %1024 : index
    %1026 = arith.divui %1022, %c11 : index
    %1027 = arith.addi %1025, %1026 : index
    %1028 = arith.cmpi slt, %1027, %15 : index
    scf.if %1028 {
      %1029 = arith.cmpi eq, %hasFactors, %c6 : index
      %1030 = arith.muli %1027, %c13 : index
      %1031 = memref.load %factors[%1030] : memref<?xf32>
      %1032 = arith.mulf %1031, %operandScale : f32
      %1033 = arith.select %1029, %1032, %operandScale : f32
      %1034 = arith.remui %1022, %c11 : index
      %1035 = arith.muli %1034, %c20 : index
      %1036 = arith.addi %13, %1035 : index
      %1037 = vector.load %w[%1036] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1038 = vector.bitcast %1037 : vector<4xi8> to vector<1xf32>
      %1039 = vector.extract %1038[0] : f32 from vector<1xf32>
      %1040 = arith.mulf %1039, %1033 : f32
      %1041 = arith.mulf %1021, %1040 : f32
      %1042 = arith.muli %1027, %outputFeatures : index
      %1043 = arith.addi %1042, %19 : index
      %1044 = wave.lane
      %1045 = arith.remui %1044, %c11 : index
      %1046 = arith.addi %1043, %1045 : index
      scf.if %17 {
        %1047 = arith.addi %1046, %c7 : index
        %1048 = memref.load %residual[%1047] : memref<?xf32>
        %1049 = arith.addf %1048, %1041 : f32
        %1050 = arith.addi %1046, %c7 : index
        memref.store %1049, %out[%1050] : memref<?xf32>
      } else {
        %1051 = arith.addi %1046, %c7 : index
        memref.store %1041, %out[%1051] : memref<?xf32>
      }
    }
    %1052 = vector.extract %491#1[4] : f32 from vector<8xf32>
    %1053 = wave.lane
    %1054 = arith.addi %16, %c11 : index
    %1055 = arith.muli %c20, %c13 : index
    %1056 = arith.addi %1054, %1055 : index
    %1057 = arith.divui %1053, %c11 : index
    %1058 = arith.addi %1056, %1057 : index
    %1059 = arith.cmpi slt, %1058, %15 : index
    scf.if %1059 {
      %1060 = arith.cmpi eq, %hasFactors, %c6 : index
      %1061 = arith.muli %1058, %c13 : index
      %1062 = memref.load %factors[%1061] : memref<?xf32>
      %1063 = arith.mulf %1062, %operandScale : f32
      %1064 = arith.select %1060, %1063, %operandScale : f32
      %1065 = arith.remui %1053, %c11 : index
      %1066 = arith.muli %1065, %c20 : index
      %1067 = arith.addi %13, %1066 : index
      %1068 = vector.load %w[%1067] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1069 = vector.bitcast %1068 : vector<4xi8> to vector<1xf32>
      %1070 = vector.extract %1069[0] : f32 from vector<1xf32>
      %1071 = arith.mulf %1070, %1064 : f32
      %1072 = arith.mulf %1052, %1071 : f32
      %1073 = arith.muli %1058, %outputFeatures : index
      %1074 = arith.addi %1073, %19 : index
      %1075 = wave.lane
      %1076 = arith.remui %1075, %c11 : index
      %1077 = arith.addi %1074, %1076 : index
      scf.if %17 {
        %1078 = arith.addi %1077, %c7 : index
        %1079 = memref.load %residual[%1078] : memref<?xf32>
        %1080 = arith.addf %1079, %1072 : f32
        %1081 = arith.addi %1077, %c7 : index
        memref.store %1080, %out[%1081] : memref<?xf32>
      } else {
        %1082 = arith.addi %1077, %c7 : index
        memref.store %1072, %out[%1082] : memref<?xf32>
      }
    }
    %1083 = vector.extract %491#1[5] : f32 from vector<8xf32>
    %1084 = wave.lane
    %1085 = arith.addi %16, %c11 : index
    %1086 = arith.muli %c36, %c13 : index
    %1087 = arith.addi %1085, %1086 : index
    %1088 = arith.divui %1084, %c11 : index
    %1089 = arith.addi %1087, %1088 : index
    %1090 = arith.cmpi slt, %1089, %15 : index
    scf.if %1090 {
      %1091 = arith.cmpi eq, %hasFactors, %c6 : index
      %1092 = arith.muli %1089, %c13 : index
      %1093 = memref.load %factors[%1092] : memref<?xf32>
      %1094 = arith.mulf %1093, %operandScale : f32
      %1095 = arith.select %1091, %1094, %operandScale : f32
      %1096 = arith.remui %1084, %c11 : index
      %1097 = arith.muli %1096, %c20 : index
      %1098 = arith.addi %13, %1097 : index
      %1099 = vector.load %w[%1098] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1100 = vector.bitcast %1099 : vector<4xi8> to vector<1xf32>
      %1101 = vector.extract %1100[0] : f32 from vector<1xf32>
      %1102 = arith.mulf %1101, %1095 : f32
      %1103 = arith.mulf %1083, %1102 : f32
      %1104 = arith.muli %1089, %outputFeatures : index
      %1105 = arith.addi %1104, %19 : index
      %1106 = wave.lane
      %1107 = arith.remui %1106, %c11 : index
      %1108 = arith.addi %1105, %1107 : index
      scf.if %17 {
        %1109 = arith.addi %1108, %c7 : index
        %1110 = memref.load %residual[%1109] : memref<?xf32>
        %1111 = arith.addf %1110, %1103 : f32
        %1112 = arith.addi %1108, %c7 : index
        memref.store %1111, %out[%1112] : memref<?xf32>
      } else {
        %1113 = arith.addi %1108, %c7 : index
        memref.store %1103, %out[%1113] : memref<?xf32>
      }
    }
    %1114 = vector.extract %491#1[6] : f32 from vector<8xf32>
    %1115 = wave.lane
    %1116 = arith.addi %16, %c11 : index
    %1117 = arith.muli %c37, %c13 : index
    %1118 = arith.addi %1116, %1117 : index
    %1119 = arith.divui %1115, %c11 : index
    %1120 = arith.addi %1118, %1119 : index
    %1121 = arith.cmpi slt, %1120, %15 : index
    scf.if %1121 {
      %1122 = arith.cmpi eq, %hasFactors, %c6 : index
      %1123 = arith.muli %1120, %c13 : index
      %1124 = memref.load %factors[%1123] : memref<?xf32>
      %1125 = arith.mulf %1124, %operandScale : f32
      %1126 = arith.select %1122, %1125, %operandScale : f32
      %1127 = arith.remui %1115, %c11 : index
      %1128 = arith.muli %1127, %c20 : index
      %1129 = arith.addi %13, %1128 : index
      %1130 = vector.load %w[%1129] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1131 = vector.bitcast %1130 : vector<4xi8> to vector<1xf32>
      %1132 = vector.extract %1131[0] : f32 from vector<1xf32>
      %1133 = arith.mulf %1132, %1126 : f32
      %1134 = arith.mulf %1114, %1133 : f32
      %1135 = arith.muli %1120, %outputFeatures : index
      %1136 = arith.addi %1135, %19 : index
      %1137 = wave.lane
      %1138 = arith.remui %1137, %c11 : index
      %1139 = arith.addi %1136, %1138 : index
      scf.if %17 {
        %1140 = arith.addi %1139, %c7 : index
        %1141 = memref.load %residual[%1140] : memref<?xf32>
        %1142 = arith.addf %1141, %1134 : f32
        %1143 = arith.addi %1139, %c7 : index
        memref.store %1142, %out[%1143] : memref<?xf32>
      } else {
        %1144 = arith.addi %1139, %c7 : index
        memref.store %1134, %out[%1144] : memref<?xf32>
      }
    }
    %1145 = vector.extract %491#1[7] : f32 from vector<8xf32>
    %1146 = wave.lane
    %1147 = arith.addi %16, %c11 : index
    %1148 = arith.muli %c38, %c13 : index
    %1149 = arith.addi %1147, %1148 : index
    %1150 = arith.divui %1146, %c11 : index
    %1151 = arith.addi %1149, %1150 : index
    %1152 = arith.cmpi slt, %1151, %15 : index
    scf.if %1152 {
      %1153 = arith.cmpi eq, %hasFactors, %c6 : index
      %1154 = arith.muli %1151, %c13 : index
      %1155 = memref.load %factors[%1154] : memref<?xf32>
      %1156 = arith.mulf %1155, %operandScale : f32
      %1157 = arith.select %1153, %1156, %operandScale : f32
      %1158 = arith.remui %1146, %c11 : index
      %1159 = arith.muli %1158, %c20 : index
      %1160 = arith.addi %13, %1159 : index
      %1161 = vector.load %w[%1160] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1162 = vector.bitcast %1161 : vector<4xi8> to vector<1xf32>
      %1163 = vector.extract %1162[0] : f32 from vector<1xf32>
      %1164 = arith.mulf %1163, %1157 : f32
      %1165 = arith.mulf %1145, %1164 : f32
      %1166 = arith.muli %1151, %outputFeatures : index
      %1167 = arith.addi %1166, %19 : index
      %1168 = wave.lane
      %1169 = arith.remui %1168, %c11 : index
      %1170 = arith.addi %1167, %1169 : index
      scf.if %17 {
        %1171 = arith.addi %1170, %c7 : index
        %1172 = memref.load %residual[%1171] : memref<?xf32>
        %1173 = arith.addf %1172, %1165 : f32
        %1174 = arith.addi %1170, %c7 : index
        memref.store %1173, %out[%1174] : memref<?xf32>
      } else {
        %1175 = arith.addi %1170, %c7 : index
        memref.store %1165, %out[%1175] : memref<?xf32>
      }
    }
    %1176 = wave.lane
    %1177 = vector.extract %491#2[0] : f32 from vector<8xf32>
    %1178 = wave.lane
    %1179 = arith.addi %16, %c15 : index
    %1180 = arith.muli %c7, %c13 : index
    %1181 = arith.addi %1179, %1180 : index
    %1182 = arith.divui %1178, %c11 : index
    %1183 = arith.addi %1181, %1182 : index
    %1184 = arith.cmpi slt, %1183, %15 : index
    scf.if %1184 {
      %1185 = arith.cmpi eq, %hasFactors, %c6 : index
      %1186 = arith.muli %1183, %c13 : index
      %1187 = memref.load %factors[%1186] : memref<?xf32>
      %1188 = arith.mulf %1187, %operandScale : f32
      %1189 = arith.select %1185, %1188, %operandScale : f32
      %1190 = arith.remui %1178, %c11 : index
      %1191 = arith.muli %1190, %c20 : index
      %1192 = arith.addi %13, %1191 : index
      %1193 = vector.load %w[%1192] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1194 = vector.bitcast %1193 : vector<4xi8> to vector<1xf32>
      %1195 = vector.extract %1194[0] : f32 from vector<1xf32>
      %1196 = arith.mulf %1195, %1189 : f32
      %1197 = arith.mulf %1177, %1196 : f32
      %1198 = arith.muli %1183, %outputFeatures : index
      %1199 = arith.addi %1198, %19 : index
      %1200 = wave.lane
      %1201 = arith.remui %1200, %c11 : index
      %1202 = arith.addi %1199, %1201 : index
      scf.if %17 {
        %1203 = arith.addi %1202, %c7 : index
        %1204 = memref.load %residual[%1203] : memref<?xf32>
        %1205 = arith.addf %1204, %1197 : f32
        %1206 = arith.addi %1202, %c7 : index
        memref.store %1205, %out[%1206] : memref<?xf32>
      } else {
        %1207 = arith.addi %1202, %c7 : index
        memref.store %1197, %out[%1207] : memref<?xf32>
      }
    }
    %1208 = vector.extract %491#2[1] : f32 from vector<8xf32>
    %1209 = wave.lane
    %1210 = arith.addi %16, %c15 : index
    %1211 = arith.muli %c6, %c13 : index
    %1212 = arith.addi %1210, %1211 : index
    %1213 = arith.divui %1209, %c11 : index
    %1214 = arith.addi %1212, %1213 : index
    %1215 = arith.cmpi slt, %1214, %15 : index
    scf.if %1215 {
      %1216 = arith.cmpi eq, %hasFactors, %c6 : index
      %1217 = arith.muli %1214, %c13 : index
      %1218 = memref.load %factors[%1217] : memref<?xf32>
      %1219 = arith.mulf %1218, %operandScale : f32
      %1220 = arith.select %1216, %1219, %operandScale : f32
      %1221 = arith.remui %1209, %c11 : index
      %1222 = arith.muli %1221, %c20 : index
      %1223 = arith.addi %13, %1222 : index
      %1224 = vector.load %w[%1223] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1225 = vector.bitcast %1224 : vector<4xi8> to vector<1xf32>
      %1226 = vector.extract %1225[0] : f32 from vector<1xf32>
      %1227 = arith.mulf %1226, %1220 : f32
      %1228 = arith.mulf %1208, %1227 : f32
      %1229 = arith.muli %1214, %outputFeatures : index
      %1230 = arith.addi %1229, %19 : index
      %1231 = wave.lane
      %1232 = arith.remui %1231, %c11 : index
      %1233 = arith.addi %1230, %1232 : index
      scf.if %17 {
        %1234 = arith.addi %1233, %c7 : index
        %1235 = memref.load %residual[%1234] : memref<?xf32>
        %1236 = arith.addf %1235, %1228 : f32
        %1237 = arith.addi %1233, %c7 : index
        memref.store %1236, %out[%1237] : memref<?xf32>
      } else {
        %1238 = arith.addi %1233, %c7 : index
        memref.store %1228, %out[%1238] : memref<?xf32>
      }
    }
    %1239 = vector.extract %491#2[2] : f32 from vector<8xf32>
    %1240 = wave.lane
    %1241 = arith.addi %16, %c15 : index
    %1242 = arith.muli %c13, %c13 : index
    %1243 = arith.addi %1241, %1242 : index
    %1244 = arith.divui %1240, %c11 : index
    %1245 = arith.addi %1243, %1244 : index
    %1246 = arith.cmpi slt, %1245, %15 : index
    scf.if %1246 {
      %1247 = arith.cmpi eq, %hasFactors, %c6 : index
      %1248 = arith.muli %1245, %c13 : index
      %1249 = memref.load %factors[%1248] : memref<?xf32>
      %1250 = arith.mulf %1249, %operandScale : f32
      %1251 = arith.select %1247, %1250, %operandScale : f32
      %1252 = arith.remui %1240, %c11 : index
      %1253 = arith.muli %1252, %c20 : index
      %1254 = arith.addi %13, %1253 : index
      %1255 = vector.load %w[%1254] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1256 = vector.bitcast %1255 : vector<4xi8> to vector<1xf32>
      %1257 = vector.extract %1256[0] : f32 from vector<1xf32>
      %1258 = arith.mulf %1257, %1251 : f32
      %1259 = arith.mulf %1239, %1258 : f32
      %1260 = arith.muli %1245, %outputFeatures : index
      %1261 = arith.addi %1260, %19 : index
      %1262 = wave.lane
      %1263 = arith.remui %1262, %c11 : index
      %1264 = arith.addi %1261, %1263 : index
      scf.if %17 {
        %1265 = arith.addi %1264, %c7 : index
        %1266 = memref.load %residual[%1265] : memref<?xf32>
        %1267 = arith.addf %1266, %1259 : f32
        %1268 = arith.addi %1264, %c7 : index
        memref.store %1267, %out[%1268] : memref<?xf32>
      } else {
        %1269 = arith.addi %1264, %c7 : index
        memref.store %1259, %out[%1269] : memref<?xf32>
      }
    }
    %1270 = vector.extract %491#2[3] : f32 from vector<8xf32>
    %1271 = wave.lane
    %1272 = arith.addi %16, %c15 : index
    %1273 = arith.muli %c33, %c13 : index
    %1274 = arith.addi %1272, %1273 : index
    %1275 = arith.divui %1271, %c11 : index
    %1276 = arith.addi %1274, %1275 : index
    %1277 = arith.cmpi slt, %1276, %15 : index
    scf.if %1277 {
      %1278 = arith.cmpi eq, %hasFactors, %c6 : index
      %1279 = arith.muli %1276, %c13 : index
      %1280 = memref.load %factors[%1279] : memref<?xf32>
      %1281 = arith.mulf %1280, %operandScale : f32
      %1282 = arith.select %1278, %1281, %operandScale : f32
      %1283 = arith.remui %1271, %c11 : index
      %1284 = arith.muli %1283, %c20 : index
      %1285 = arith.addi %13, %1284 : index
      %1286 = vector.load %w[%1285] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1287 = vector.bitcast %1286 : vector<4xi8> to vector<1xf32>
      %1288 = vector.extract %1287[0] : f32 from vector<1xf32>
      %1289 = arith.mulf %1288, %1282 : f32
      %1290 = arith.mulf %1270, %1289 : f32
      %1291 = arith.muli %1276, %outputFeatures : index
      %1292 = arith.addi %1291, %19 : index
      %1293 = wave.lane
      %1294 = arith.remui %1293, %c11 : index
      %1295 = arith.addi %1292, %1294 : index
      scf.if %17 {
        %1296 = arith.addi %1295, %c7 : index
        %1297 = memref.load %residual[%1296] : memref<?xf32>
        %1298 = arith.addf %1297, %1290 : f32
        %1299 = arith.addi %1295, %c7 : index
        memref.store %1298, %out[%1299] : memref<?xf32>
      } else {
        %1300 = arith.addi %1295, %c7 : index
        memref.store %1290, %out[%1300] : memref<?xf32>
      }
    }
    %1301 = vector.extract %491#2[4] : f32 from vector<8xf32>
    %1302 = wave.lane
    %1303 = arith.addi %16, %c15 : index
    %1304 = arith.muli %c20, %c13 : index
    %1305 = arith.addi %1303, %1304 : index
    %1306 = arith.divui %1302, %c11 : index
    %1307 = arith.addi %1305, %1306 : index
    %1308 = arith.cmpi slt, %1307, %15 : index
    scf.if %1308 {
      %1309 = arith.cmpi eq, %hasFactors, %c6 : index
      %1310 = arith.muli %1307, %c13 : index
      %1311 = memref.load %factors[%1310] : memref<?xf32>
      %1312 = arith.mulf %1311, %operandScale : f32
      %1313 = arith.select %1309, %1312, %operandScale : f32
      %1314 = arith.remui %1302, %c11 : index
      %1315 = arith.muli %1314, %c20 : index
      %1316 = arith.addi %13, %1315 : index
      %1317 = vector.load %w[%1316] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1318 = vector.bitcast %1317 : vector<4xi8> to vector<1xf32>
      %1319 = vector.extract %1318[0] : f32 from vector<1xf32>
      %1320 = arith.mulf %1319, %1313 : f32
      %1321 = arith.mulf %1301, %1320 : f32
      %1322 = arith.muli %1307, %outputFeatures : index
      %1323 = arith.addi %1322, %19 : index
      %1324 = wave.lane
      %1325 = arith.remui %1324, %c11 : index
      %1326 = arith.addi %1323, %1325 : index
      scf.if %17 {
        %1327 = arith.addi %1326, %c7 : index
        %1328 = memref.load %residual[%1327] : memref<?xf32>
        %1329 = arith.addf %1328, %1321 : f32
        %1330 = arith.addi %1326, %c7 : index
        memref.store %1329, %out[%1330] : memref<?xf32>
      } else {
        %1331 = arith.addi %1326, %c7 : index
        memref.store %1321, %out[%1331] : memref<?xf32>
      }
    }
    %1332 = vector.extract %491#2[5] : f32 from vector<8xf32>
    %1333 = wave.lane
    %1334 = arith.addi %16, %c15 : index
    %1335 = arith.muli %c36, %c13 : index
    %1336 = arith.addi %1334, %1335 : index
    %1337 = arith.divui %1333, %c11 : index
    %1338 = arith.addi %1336, %1337 : index
    %1339 = arith.cmpi slt, %1338, %15 : index
    scf.if %1339 {
      %1340 = arith.cmpi eq, %hasFactors, %c6 : index
      %1341 = arith.muli %1338, %c13 : index
      %1342 = memref.load %factors[%1341] : memref<?xf32>
      %1343 = arith.mulf %1342, %operandScale : f32
      %1344 = arith.select %1340, %1343, %operandScale : f32
      %1345 = arith.remui %1333, %c11 : index
      %1346 = arith.muli %1345, %c20 : index
      %1347 = arith.addi %13, %1346 : index
      %1348 = vector.load %w[%1347] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1349 = vector.bitcast %1348 : vector<4xi8> to vector<1xf32>
      %1350 = vector.extract %1349[0] : f32 from vector<1xf32>
      %1351 = arith.mulf %1350, %1344 : f32
      %1352 = arith.mulf %1332, %1351 : f32
      %1353 = arith.muli %1338, %outputFeatures : index
      %1354 = arith.addi %1353, %19 : index
      %1355 = wave.lane
      %1356 = arith.remui %1355, %c11 : index
      %1357 = arith.addi %1354, %1356 : index
      scf.if %17 {
        %1358 = arith.addi %1357, %c7 : index
        %1359 = memref.load %residual[%1358] : memref<?xf32>
        %1360 = arith.addf %1359, %1352 : f32
        %1361 = arith.addi %1357, %c7 : index
        memref.store %1360, %out[%1361] : memref<?xf32>
      } else {
        %1362 = arith.addi %1357, %c7 : index
        memref.store %1352, %out[%1362] : memref<?xf32>
      }
    }
    %1363 = vector.extract %491#2[6] : f32 from vector<8xf32>
    %1364 = wave.lane
    %1365 = arith.addi %16, %c15 : index
    %1366 = arith.muli %c37, %c13 : index
    %1367 = arith.addi %1365, %1366 : index
    %1368 = arith.divui %1364, %c11 : index
    %1369 = arith.addi %1367, %1368 : index
    %1370 = arith.cmpi slt, %1369, %15 : index
    scf.if %1370 {
      %1371 = arith.cmpi eq, %hasFactors, %c6 : index
      %1372 = arith.muli %1369, %c13 : index
      %1373 = memref.load %factors[%1372] : memref<?xf32>
      %1374 = arith.mulf %1373, %operandScale : f32
      %1375 = arith.select %1371, %1374, %operandScale : f32
      %1376 = arith.remui %1364, %c11 : index
      %1377 = arith.muli %1376, %c20 : index
      %1378 = arith.addi %13, %1377 : index
      %1379 = vector.load %w[%1378] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1380 = vector.bitcast %1379 : vector<4xi8> to vector<1xf32>
      %1381 = vector.extract %1380[0] : f32 from vector<1xf32>
      %1382 = arith.mulf %1381, %1375 : f32
      %1383 = arith.mulf %1363, %1382 : f32
      %1384 = arith.muli %1369, %outputFeatures : index
      %1385 = arith.addi %1384, %19 : index
      %1386 = wave.lane
      %1387 = arith.remui %1386, %c11 : index
      %1388 = arith.addi %1385, %1387 : index
      scf.if %17 {
        %1389 = arith.addi %1388, %c7 : index
        %1390 = memref.load %residual[%1389] : memref<?xf32>
        %1391 = arith.addf %1390, %1383 : f32
        %1392 = arith.addi %1388, %c7 : index
        memref.store %1391, %out[%1392] : memref<?xf32>
      } else {
        %1393 = arith.addi %1388, %c7 : index
        memref.store %1383, %out[%1393] : memref<?xf32>
      }
    }
    %1394 = vector.extract %491#2[7] : f32 from vector<8xf32>
    %1395 = wave.lane
    %1396 = arith.addi %16, %c15 : index
    %1397 = arith.muli %c38, %c13 : index
    %1398 = arith.addi %1396, %1397 : index
    %1399 = arith.divui %1395, %c11 : index
    %1400 = arith.addi %1398, %1399 : index
    %1401 = arith.cmpi slt, %1400, %15 : index
    scf.if %1401 {
      %1402 = arith.cmpi eq, %hasFactors, %c6 : index
      %1403 = arith.muli %1400, %c13 : index
      %1404 = memref.load %factors[%1403] : memref<?xf32>
      %1405 = arith.mulf %1404, %operandScale : f32
      %1406 = arith.select %1402, %1405, %operandScale : f32
      %1407 = arith.remui %1395, %c11 : index
      %1408 = arith.muli %1407, %c20 : index
      %1409 = arith.addi %13, %1408 : index
      %1410 = vector.load %w[%1409] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1411 = vector.bitcast %1410 : vector<4xi8> to vector<1xf32>
      %1412 = vector.extract %1411[0] : f32 from vector<1xf32>
      %1413 = arith.mulf %1412, %1406 : f32
      %1414 = arith.mulf %1394, %1413 : f32
      %1415 = arith.muli %1400, %outputFeatures : index
      %1416 = arith.addi %1415, %19 : index
      %1417 = wave.lane
      %1418 = arith.remui %1417, %c11 : index
      %1419 = arith.addi %1416, %1418 : index
      scf.if %17 {
        %1420 = arith.addi %1419, %c7 : index
        %1421 = memref.load %residual[%1420] : memref<?xf32>
        %1422 = arith.addf %1421, %1414 : f32
        %1423 = arith.addi %1419, %c7 : index
        memref.store %1422, %out[%1423] : memref<?xf32>
      } else {
        %1424 = arith.addi %1419, %c7 : index
        memref.store %1414, %out[%1424] : memref<?xf32>
      }
    }
    %1425 = wave.lane
    %1426 = vector.extract %491#3[0] : f32 from vector<8xf32>
    %1427 = wave.lane
    %1428 = arith.addi %16, %c16 : index
    %1429 = arith.muli %c7, %c13 : index
    %1430 = arith.addi %1428, %1429 : index
    %1431 = arith.divui %1427, %c11 : index
    %1432 = arith.addi %1430, %1431 : index
    %1433 = arith.cmpi slt, %1432, %15 : index
    scf.if %1433 {
      %1434 = arith.cmpi eq, %hasFactors, %c6 : index
      %1435 = arith.muli %1432, %c13 : index
      %1436 = memref.load %factors[%1435] : memref<?xf32>
      %1437 = arith.mulf %1436, %operandScale : f32
      %1438 = arith.select %1434, %1437, %operandScale : f32
      %1439 = arith.remui %1427, %c11 : index
      %1440 = arith.muli %1439, %c20 : index
      %1441 = arith.addi %13, %1440 : index
      %1442 = vector.load %w[%1441] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1443 = vector.bitcast %1442 : vector<4xi8> to vector<1xf32>
      %1444 = vector.extract %1443[0] : f32 from vector<1xf32>
      %1445 = arith.mulf %1444, %1438 : f32
      %1446 = arith.mulf %1426, %1445 : f32
      %1447 = arith.muli %1432, %outputFeatures : index
      %1448 = arith.addi %1447, %19 : index
      %1449 = wave.lane
      %1450 = arith.remui %1449, %c11 : index
      %1451 = arith.addi %1448, %1450 : index
      scf.if %17 {
        %1452 = arith.addi %1451, %c7 : index
        %1453 = memref.load %residual[%1452] : memref<?xf32>
        %1454 = arith.addf %1453, %1446 : f32
        %1455 = arith.addi %1451, %c7 : index
        memref.store %1454, %out[%1455] : memref<?xf32>
      } else {
        %1456 = arith.addi %1451, %c7 : index
        memref.store %1446, %out[%1456] : memref<?xf32>
      }
    }
    %1457 = vector.extract %491#3[1] : f32 from vector<8xf32>
    %1458 = wave.lane
    %1459 = arith.addi %16, %c16 : index
    %1460 = arith.muli %c6, %c13 : index
    %1461 = arith.addi %1459, %1460 : index
    %1462 = arith.divui %1458, %c11 : index
    %1463 = arith.addi %1461, %1462 : index
    %1464 = arith.cmpi slt, %1463, %15 : index
    scf.if %1464 {
      %1465 = arith.cmpi eq, %hasFactors, %c6 : index
      %1466 = arith.muli %1463, %c13 : index
      %1467 = memref.load %factors[%1466] : memref<?xf32>
      %1468 = arith.mulf %1467, %operandScale : f32
      %1469 = arith.select %1465, %1468, %operandScale : f32
      %1470 = arith.remui %1458, %c11 : index
      %1471 = arith.muli %1470, %c20 : index
      %1472 = arith.addi %13, %1471 : index
      %1473 = vector.load %w[%1472] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1474 = vector.bitcast %1473 : vector<4xi8> to vector<1xf32>
      %1475 = vector.extract %1474[0] : f32 from vector<1xf32>
      %1476 = arith.mulf %1475, %1469 : f32
      %1477 = arith.mulf %1457, %1476 : f32
      %1478 = arith.muli %1463, %outputFeatures : index
      %1479 = arith.addi %1478, %19 : index
      %1480 = wave.lane
      %1481 = arith.remui %1480, %c11 : index
      %1482 = arith.addi %1479, %1481 : index
      scf.if %17 {
        %1483 = arith.addi %1482, %c7 : index
        %1484 = memref.load %residual[%1483] : memref<?xf32>
        %1485 = arith.addf %1484, %1477 : f32
        %1486 = arith.addi %1482, %c7 : index
        memref.store %1485, %out[%1486] : memref<?xf32>
      } else {
        %1487 = arith.addi %1482, %c7 : index
        memref.store %1477, %out[%1487] : memref<?xf32>
      }
    }
    %1488 = vector.extract %491#3[2] : f32 from vector<8xf32>
    %1489 = wave.lane
    %1490 = arith.addi %16, %c16 : index
    %1491 = arith.muli %c13, %c13 : index
    %1492 = arith.addi %1490, %1491 : index
    %1493 = arith.divui %1489, %c11 : index
    %1494 = arith.addi %1492, %1493 : index
    %1495 = arith.cmpi slt, %1494, %15 : index
    scf.if %1495 {
      %1496 = arith.cmpi eq, %hasFactors, %c6 : index
      %1497 = arith.muli %1494, %c13 : index
      %1498 = memref.load %factors[%1497] : memref<?xf32>
      %1499 = arith.mulf %1498, %operandScale : f32
      %1500 = arith.select %1496, %1499, %operandScale : f32
      %1501 = arith.remui %1489, %c11 : index
      %1502 = arith.muli %1501, %c20 : index
      %1503 = arith.addi %13, %1502 : index
      %1504 = vector.load %w[%1503] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1505 = vector.bitcast %1504 : vector<4xi8> to vector<1xf32>
      %1506 = vector.extract %1505[0] : f32 from vector<1xf32>
      %1507 = arith.mulf %1506, %1500 : f32
      %1508 = arith.mulf %1488, %1507 : f32
      %1509 = arith.muli %1494, %outputFeatures : index
      %1510 = arith.addi %1509, %19 : index
      %1511 = wave.lane
      %1512 = arith.remui %1511, %c11 : index
      %1513 = arith.addi %1510, %1512 : index
      scf.if %17 {
        %1514 = arith.addi %1513, %c7 : index
        %1515 = memref.load %residual[%1514] : memref<?xf32>
        %1516 = arith.addf %1515, %1508 : f32
        %1517 = arith.addi %1513, %c7 : index
        memref.store %1516, %out[%1517] : memref<?xf32>
      } else {
        %1518 = arith.addi %1513, %c7 : index
        memref.store %1508, %out[%1518] : memref<?xf32>
      }
    }
    %1519 = vector.extract %491#3[3] : f32 from vector<8xf32>
    %1520 = wave.lane
    %1521 = arith.addi %16, %c16 : index
    %1522 = arith.muli %c33, %c13 : index
    %1523 = arith.addi %1521, %1522 : index
    %1524 = arith.divui %1520, %c11 : index
    %1525 = arith.addi %1523, %1524 : index
    %1526 = arith.cmpi slt, %1525, %15 : index
    scf.if %1526 {
      %1527 = arith.cmpi eq, %hasFactors, %c6 : index
      %1528 = arith.muli %1525, %c13 : index
      %1529 = memref.load %factors[%1528] : memref<?xf32>
      %1530 = arith.mulf %1529, %operandScale : f32
      %1531 = arith.select %1527, %1530, %operandScale : f32
      %1532 = arith.remui %1520, %c11 : index
      %1533 = arith.muli %1532, %c20 : index
      %1534 = arith.addi %13, %1533 : index
      %1535 = vector.load %w[%1534] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1536 = vector.bitcast %1535 : vector<4xi8> to vector<1xf32>
      %1537 = vector.extract %1536[0] : f32 from vector<1xf32>
      %1538 = arith.mulf %1537, %1531 : f32
      %1539 = arith.mulf %1519, %1538 : f32
      %1540 = arith.muli %1525, %outputFeatures : index
      %1541 = arith.addi %1540, %19 : index
      %1542 = wave.lane
      %1543 = arith.remui %1542, %c11 : index
      %1544 = arith.addi %1541, %1543 : index
      scf.if %17 {
        %1545 = arith.addi %1544, %c7 : index
        %1546 = memref.load %residual[%1545] : memref<?xf32>
        %1547 = arith.addf %1546, %1539 : f32
        %1548 = arith.addi %1544, %c7 : index
        memref.store %1547, %out[%1548] : memref<?xf32>
      } else {
        %1549 = arith.addi %1544, %c7 : index
        memref.store %1539, %out[%1549] : memref<?xf32>
      }
    }
    %1550 = vector.extract %491#3[4] : f32 from vector<8xf32>
    %1551 = wave.lane
    %1552 = arith.addi %16, %c16 : index
    %1553 = arith.muli %c20, %c13 : index
    %1554 = arith.addi %1552, %1553 : index
    %1555 = arith.divui %1551, %c11 : index
    %1556 = arith.addi %1554, %1555 : index
    %1557 = arith.cmpi slt, %1556, %15 : index
    scf.if %1557 {
      %1558 = arith.cmpi eq, %hasFactors, %c6 : index
      %1559 = arith.muli %1556, %c13 : index
      %1560 = memref.load %factors[%1559] : memref<?xf32>
      %1561 = arith.mulf %1560, %operandScale : f32
      %1562 = arith.select %1558, %1561, %operandScale : f32
      %1563 = arith.remui %1551, %c11 : index
      %1564 = arith.muli %1563, %c20 : index
      %1565 = arith.addi %13, %1564 : index
      %1566 = vector.load %w[%1565] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1567 = vector.bitcast %1566 : vector<4xi8> to vector<1xf32>
      %1568 = vector.extract %1567[0] : f32 from vector<1xf32>
      %1569 = arith.mulf %1568, %1562 : f32
      %1570 = arith.mulf %1550, %1569 : f32
      %1571 = arith.muli %1556, %outputFeatures : index
      %1572 = arith.addi %1571, %19 : index
      %1573 = wave.lane
      %1574 = arith.remui %1573, %c11 : index
      %1575 = arith.addi %1572, %1574 : index
      scf.if %17 {
        %1576 = arith.addi %1575, %c7 : index
        %1577 = memref.load %residual[%1576] : memref<?xf32>
        %1578 = arith.addf %1577, %1570 : f32
        %1579 = arith.addi %1575, %c7 : index
        memref.store %1578, %out[%1579] : memref<?xf32>
      } else {
        %1580 = arith.addi %1575, %c7 : index
        memref.store %1570, %out[%1580] : memref<?xf32>
      }
    }
    %1581 = vector.extract %491#3[5] : f32 from vector<8xf32>
    %1582 = wave.lane
    %1583 = arith.addi %16, %c16 : index
    %1584 = arith.muli %c36, %c13 : index
    %1585 = arith.addi %1583, %1584 : index
    %1586 = arith.divui %1582, %c11 : index
    %1587 = arith.addi %1585, %1586 : index
    %1588 = arith.cmpi slt, %1587, %15 : index
    scf.if %1588 {
      %1589 = arith.cmpi eq, %hasFactors, %c6 : index
      %1590 = arith.muli %1587, %c13 : index
      %1591 = memref.load %factors[%1590] : memref<?xf32>
      %1592 = arith.mulf %1591, %operandScale : f32
      %1593 = arith.select %1589, %1592, %operandScale : f32
      %1594 = arith.remui %1582, %c11 : index
      %1595 = arith.muli %1594, %c20 : index
      %1596 = arith.addi %13, %1595 : index
      %1597 = vector.load %w[%1596] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1598 = vector.bitcast %1597 : vector<4xi8> to vector<1xf32>
      %1599 = vector.extract %1598[0] : f32 from vector<1xf32>
      %1600 = arith.mulf %1599, %1593 : f32
      %1601 = arith.mulf %1581, %1600 : f32
      %1602 = arith.muli %1587, %outputFeatures : index
      %1603 = arith.addi %1602, %19 : index
      %1604 = wave.lane
      %1605 = arith.remui %1604, %c11 : index
      %1606 = arith.addi %1603, %1605 : index
      scf.if %17 {
        %1607 = arith.addi %1606, %c7 : index
        %1608 = memref.load %residual[%1607] : memref<?xf32>
        %1609 = arith.addf %1608, %1601 : f32
        %1610 = arith.addi %1606, %c7 : index
        memref.store %1609, %out[%1610] : memref<?xf32>
      } else {
        %1611 = arith.addi %1606, %c7 : index
        memref.store %1601, %out[%1611] : memref<?xf32>
      }
    }
    %1612 = vector.extract %491#3[6] : f32 from vector<8xf32>
    %1613 = wave.lane
    %1614 = arith.addi %16, %c16 : index
    %1615 = arith.muli %c37, %c13 : index
    %1616 = arith.addi %1614, %1615 : index
    %1617 = arith.divui %1613, %c11 : index
    %1618 = arith.addi %1616, %1617 : index
    %1619 = arith.cmpi slt, %1618, %15 : index
    scf.if %1619 {
      %1620 = arith.cmpi eq, %hasFactors, %c6 : index
      %1621 = arith.muli %1618, %c13 : index
      %1622 = memref.load %factors[%1621] : memref<?xf32>
      %1623 = arith.mulf %1622, %operandScale : f32
      %1624 = arith.select %1620, %1623, %operandScale : f32
      %1625 = arith.remui %1613, %c11 : index
      %1626 = arith.muli %1625, %c20 : index
      %1627 = arith.addi %13, %1626 : index
      %1628 = vector.load %w[%1627] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1629 = vector.bitcast %1628 : vector<4xi8> to vector<1xf32>
      %1630 = vector.extract %1629[0] : f32 from vector<1xf32>
      %1631 = arith.mulf %1630, %1624 : f32
      %1632 = arith.mulf %1612, %1631 : f32
      %1633 = arith.muli %1618, %outputFeatures : index
      %1634 = arith.addi %1633, %19 : index
      %1635 = wave.lane
      %1636 = arith.remui %1635, %c11 : index
      %1637 = arith.addi %1634, %1636 : index
      scf.if %17 {
        %1638 = arith.addi %1637, %c7 : index
        %1639 = memref.load %residual[%1638] : memref<?xf32>
        %1640 = arith.addf %1639, %1632 : f32
        %1641 = arith.addi %1637, %c7 : index
        memref.store %1640, %out[%1641] : memref<?xf32>
      } else {
        %1642 = arith.addi %1637, %c7 : index
        memref.store %1632, %out[%1642] : memref<?xf32>
      }
    }
    %1643 = vector.extract %491#3[7] : f32 from vector<8xf32>
    %1644 = wave.lane
    %1645 = arith.addi %16, %c16 : index
    %1646 = arith.muli %c38, %c13 : index
    %1647 = arith.addi %1645, %1646 : index
    %1648 = arith.divui %1644, %c11 : index
    %1649 = arith.addi %1647, %1648 : index
    %1650 = arith.cmpi slt, %1649, %15 : index
    scf.if %1650 {
      %1651 = arith.cmpi eq, %hasFactors, %c6 : index
      %1652 = arith.muli %1649, %c13 : index
      %1653 = memref.load %factors[%1652] : memref<?xf32>
      %1654 = arith.mulf %1653, %operandScale : f32
      %1655 = arith.select %1651, %1654, %operandScale : f32
      %1656 = arith.remui %1644, %c11 : index
      %1657 = arith.muli %1656, %c20 : index
      %1658 = arith.addi %13, %1657 : index
      %1659 = vector.load %w[%1658] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1660 = vector.bitcast %1659 : vector<4xi8> to vector<1xf32>
      %1661 = vector.extract %1660[0] : f32 from vector<1xf32>
      %1662 = arith.mulf %1661, %1655 : f32
      %1663 = arith.mulf %1643, %1662 : f32
      %1664 = arith.muli %1649, %outputFeatures : index
      %1665 = arith.addi %1664, %19 : index
      %1666 = wave.lane
      %1667 = arith.remui %1666, %c11 : index
      %1668 = arith.addi %1665, %1667 : index
      scf.if %17 {
        %1669 = arith.addi %1668, %c7 : index
        %1670 = memref.load %residual[%1669] : memref<?xf32>
        %1671 = arith.addf %1670, %1663 : f32
        %1672 = arith.addi %1668, %c7 : index
        memref.store %1671, %out[%1672] : memref<?xf32>
      } else {
        %1673 = arith.addi %1668, %c7 : index
        memref.store %1663, %out[%1673] : memref<?xf32>
      }
    }
  }
  wave.return
}
