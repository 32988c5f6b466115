// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q8_k', waves=1, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_k_w1p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 1 : index
  %c3 = arith.constant 2 : index
  %c4 = arith.constant 256 : index
  %c5 = arith.constant 32 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 64 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant 48 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant dense<0> : vector<4xi32>
  %c20 = arith.constant dense<983055> : vector<4xi32>
  %c21 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %c22 = arith.constant dense<4> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %c25 = arith.constant dense<8> : vector<4xi32>
  %c26 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %c27 = arith.constant dense<12> : vector<4xi32>
  %c28 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %c29 = arith.constant dense<0x6480> : vector<32xf16>
  %c30 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c33 = arith.constant 4 : index
  %c34 = arith.constant 5 : index
  %c35 = arith.constant 6 : index
  %c36 = arith.constant 7 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.divui %3, %c3 : index
  %5 = arith.divui %inputFeatures, %c4 : index
  %6 = arith.muli %5, %c5 : index
  %7 = arith.addi %6, %4 : index
  %8 = arith.addi %7, %c6 : index
  %9 = arith.divui %8, %c7 : index
  %10 = arith.muli %9, %c7 : index
  %11 = arith.addi %2, %10 : index
  %12 = arith.addi %11, %c7 : index
  %13 = arith.muli %0, %c2 : index
  %14 = arith.addi %13, %c8 : index
  %15 = arith.muli %14, %12 : index
  %16 = memref.load %step[%countAt] : memref<?xi32>
  %17 = arith.index_cast %16 : i32 to index
  %18 = arith.muli %1, %c10 : index
  %19 = arith.cmpi eq, %hasResidual, %c2 : index
  %20 = wave.block 0
  %21 = arith.muli %20, %c1 : index
  %22 = arith.cmpi slt, %18, %17 : index
  scf.if %22 {
    %23 = wave.lane
    %24 = arith.remui %23, %c1 : index
    %25 = arith.remui %24, %tileRows : index
    %26 = arith.addi %18, %25 : index
    %27 = arith.divui %26, %tileRows : index
    %28 = arith.divui %inputFeatures, %c1 : index
    %29 = arith.muli %27, %28 : index
    %30 = arith.divui %c8, %c1 : index
    %31 = arith.addi %29, %30 : index
    %32 = arith.muli %31, %c3 : index
    %33 = arith.remui %c8, %c1 : index
    %34 = arith.divui %33, %c14 : index
    %35 = arith.addi %32, %34 : index
    %36 = arith.muli %tileRows, %c14 : index
    %37 = arith.muli %35, %36 : index
    %38 = arith.remui %26, %tileRows : index
    %39 = arith.muli %38, %c14 : index
    %40 = arith.addi %37, %39 : index
    %41 = arith.remui %c8, %c14 : index
    %42 = arith.addi %40, %41 : index
    %43 = arith.addi %24, %c1 : index
    %44 = arith.addi %18, %43 : index
    %45 = arith.divui %44, %tileRows : index
    %46 = arith.divui %inputFeatures, %c1 : index
    %47 = arith.muli %45, %46 : index
    %48 = arith.divui %c8, %c1 : index
    %49 = arith.addi %47, %48 : index
    %50 = arith.muli %49, %c3 : index
    %51 = arith.remui %c8, %c1 : index
    %52 = arith.divui %51, %c14 : index
    %53 = arith.addi %50, %52 : index
    %54 = arith.muli %tileRows, %c14 : index
    %55 = arith.muli %53, %54 : index
    %56 = arith.remui %44, %tileRows : index
    %57 = arith.muli %56, %c14 : index
    %58 = arith.addi %55, %57 : index
    %59 = arith.remui %c8, %c14 : index
    %60 = arith.addi %58, %59 : index
    %61 = arith.addi %24, %c5 : index
    %62 = arith.addi %18, %61 : index
    %63 = arith.divui %62, %tileRows : index
    %64 = arith.divui %inputFeatures, %c1 : index
    %65 = arith.muli %63, %64 : index
    %66 = arith.divui %c8, %c1 : index
    %67 = arith.addi %65, %66 : index
    %68 = arith.muli %67, %c3 : index
    %69 = arith.remui %c8, %c1 : index
    %70 = arith.divui %69, %c14 : index
    %71 = arith.addi %68, %70 : index
    %72 = arith.muli %tileRows, %c14 : index
    %73 = arith.muli %71, %72 : index
    %74 = arith.remui %62, %tileRows : index
    %75 = arith.muli %74, %c14 : index
    %76 = arith.addi %73, %75 : index
    %77 = arith.remui %c8, %c14 : index
    %78 = arith.addi %76, %77 : index
    %79 = arith.addi %24, %c15 : index
    %80 = arith.addi %18, %79 : index
    %81 = arith.divui %80, %tileRows : index
    %82 = arith.divui %inputFeatures, %c1 : index
    %83 = arith.muli %81, %82 : index
    %84 = arith.divui %c8, %c1 : index
    %85 = arith.addi %83, %84 : index
    %86 = arith.muli %85, %c3 : index
    %87 = arith.remui %c8, %c1 : index
    %88 = arith.divui %87, %c14 : index
    %89 = arith.addi %86, %88 : index
    %90 = arith.muli %tileRows, %c14 : index
    %91 = arith.muli %89, %90 : index
    %92 = arith.remui %80, %tileRows : index
    %93 = arith.muli %92, %c14 : index
    %94 = arith.addi %91, %93 : index
    %95 = arith.remui %c8, %c14 : index
    %96 = arith.addi %94, %95 : index
    %97 = wave.wave
    %98 = arith.divui %inputFeatures, %c5 : index
    %99 = arith.muli %97, %stepsPerWave : index
    %100 = arith.minsi %99, %98 : index
    %101 = arith.addi %100, %stepsPerWave : index
    %102 = arith.minsi %101, %98 : index
    %103 = arith.cmpi eq, %wholeBlocks, %c2 : index
    %104 = arith.subi %102, %100 : index
    %105 = arith.divui %104, %c3 : index
    %106 = arith.muli %105, %c3 : index
    %107 = arith.addi %100, %106 : index
    %108 = arith.addi %100, %stepsPerWave : index
    %109 = arith.select %103, %108, %107 : index
    %115:4 = scf.for %110 = %100 to %109 step %c3 iter_args(%111 = %c16, %112 = %c16, %113 = %c16, %114 = %c16) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %116 = wave.lane
      %117 = arith.addi %110, %c8 : index
      %118 = arith.remui %116, %c1 : index
      %119 = arith.addi %15, %c7 : index
      %120 = arith.divui %117, %c14 : index
      %121 = arith.muli %120, %c5 : index
      %122 = arith.addi %119, %121 : index
      %123 = arith.muli %118, %c3 : index
      %124 = arith.addi %122, %123 : index
      %125 = vector.load %w[%124] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %126 = vector.bitcast %125 : vector<2xi8> to vector<1xf16>
      %127 = arith.divui %inputFeatures, %c4 : index
      %128 = arith.muli %127, %c5 : index
      %129 = arith.addi %119, %128 : index
      %130 = arith.muli %117, %c1 : index
      %131 = arith.addi %129, %130 : index
      %132 = arith.muli %118, %c2 : index
      %133 = arith.addi %131, %132 : index
      %134 = vector.load %w[%133] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %135 = vector.extract %126[0] : f16 from vector<1xf16>
      %136 = arith.extf %135 : f16 to f32
      %137 = vector.extract %134[0] : i8 from vector<1xi8>
      %138 = arith.extsi %137 : i8 to i32
      %139 = arith.sitofp %138 : i32 to f32
      %140 = arith.mulf %136, %139 : f32
      %141 = arith.truncf %140 : f32 to f16
      %142 = vector.broadcast %141 : f16 to vector<16xf16>
      %143 = arith.addi %15, %c7 : index
      %144 = arith.muli %inputFeatures, %c2 : index
      %145 = arith.divui %144, %c3 : index
      %146 = arith.divui %inputFeatures, %c4 : index
      %147 = arith.muli %146, %c5 : index
      %148 = arith.addi %147, %145 : index
      %149 = arith.addi %148, %c6 : index
      %150 = arith.divui %149, %c7 : index
      %151 = arith.muli %150, %c7 : index
      %152 = arith.addi %143, %151 : index
      %153 = arith.muli %inputFeatures, %c14 : index
      %154 = arith.addi %152, %153 : index
      %155 = arith.muli %117, %c1 : index
      %156 = arith.addi %155, %118 : index
      %157 = arith.muli %156, %c1 : index
      %158 = arith.addi %154, %157 : index
      %159 = arith.muli %117, %c4 : index
      %160 = arith.addi %152, %159 : index
      %161 = arith.muli %118, %c1 : index
      %162 = arith.addi %160, %161 : index
      %163 = vector.load %w[%158] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %164 = vector.bitcast %163 : vector<16xi8> to vector<4xi32>
      %165 = vector.load %w[%162] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %166 = vector.bitcast %165 : vector<16xi8> to vector<4xi32>
      %167 = arith.shrui %166, %c19 : vector<4xi32>
      %168 = arith.andi %167, %c20 : vector<4xi32>
      %169 = arith.shrui %164, %c21 : vector<4xi32>
      %170 = arith.andi %169, %c20 : vector<4xi32>
      %171 = arith.shli %170, %c22 : vector<4xi32>
      %172 = arith.ori %168, %171 : vector<4xi32>
      %173 = arith.ori %172, %c23 : vector<4xi32>
      %174 = vector.bitcast %173 : vector<4xi32> to vector<8xf16>
      %175 = arith.shrui %166, %c22 : vector<4xi32>
      %176 = arith.andi %175, %c20 : vector<4xi32>
      %177 = arith.shrui %164, %c24 : vector<4xi32>
      %178 = arith.andi %177, %c20 : vector<4xi32>
      %179 = arith.shli %178, %c22 : vector<4xi32>
      %180 = arith.ori %176, %179 : vector<4xi32>
      %181 = arith.ori %180, %c23 : vector<4xi32>
      %182 = vector.bitcast %181 : vector<4xi32> to vector<8xf16>
      %183 = arith.shrui %166, %c25 : vector<4xi32>
      %184 = arith.andi %183, %c20 : vector<4xi32>
      %185 = arith.shrui %164, %c26 : vector<4xi32>
      %186 = arith.andi %185, %c20 : vector<4xi32>
      %187 = arith.shli %186, %c22 : vector<4xi32>
      %188 = arith.ori %184, %187 : vector<4xi32>
      %189 = arith.ori %188, %c23 : vector<4xi32>
      %190 = vector.bitcast %189 : vector<4xi32> to vector<8xf16>
      %191 = arith.shrui %166, %c27 : vector<4xi32>
      %192 = arith.andi %191, %c20 : vector<4xi32>
      %193 = arith.shrui %164, %c28 : vector<4xi32>
      %194 = arith.andi %193, %c20 : vector<4xi32>
      %195 = arith.shli %194, %c22 : vector<4xi32>
      %196 = arith.ori %192, %195 : vector<4xi32>
      %197 = arith.ori %196, %c23 : vector<4xi32>
      %198 = vector.bitcast %197 : vector<4xi32> to vector<8xf16>
      %199 = vector.shuffle %174, %182 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %200 = vector.shuffle %190, %198 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %201 = vector.shuffle %199, %200 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %202 = arith.subf %201, %c29 : vector<32xf16>
      %203 = vector.shuffle %202, %202 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %204 = vector.shuffle %202, %202 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %205 = arith.mulf %203, %142 : vector<16xf16>
      %206 = arith.mulf %204, %142 : vector<16xf16>
      %207 = arith.addi %110, %c2 : index
      %208 = arith.remui %116, %c1 : index
      %209 = arith.addi %15, %c7 : index
      %210 = arith.divui %207, %c14 : index
      %211 = arith.muli %210, %c5 : index
      %212 = arith.addi %209, %211 : index
      %213 = arith.muli %208, %c3 : index
      %214 = arith.addi %212, %213 : index
      %215 = vector.load %w[%214] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %216 = vector.bitcast %215 : vector<2xi8> to vector<1xf16>
      %217 = arith.divui %inputFeatures, %c4 : index
      %218 = arith.muli %217, %c5 : index
      %219 = arith.addi %209, %218 : index
      %220 = arith.muli %207, %c1 : index
      %221 = arith.addi %219, %220 : index
      %222 = arith.muli %208, %c2 : index
      %223 = arith.addi %221, %222 : index
      %224 = vector.load %w[%223] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %225 = vector.extract %216[0] : f16 from vector<1xf16>
      %226 = arith.extf %225 : f16 to f32
      %227 = vector.extract %224[0] : i8 from vector<1xi8>
      %228 = arith.extsi %227 : i8 to i32
      %229 = arith.sitofp %228 : i32 to f32
      %230 = arith.mulf %226, %229 : f32
      %231 = arith.truncf %230 : f32 to f16
      %232 = vector.broadcast %231 : f16 to vector<16xf16>
      %233 = arith.addi %15, %c7 : index
      %234 = arith.muli %inputFeatures, %c2 : index
      %235 = arith.divui %234, %c3 : index
      %236 = arith.divui %inputFeatures, %c4 : index
      %237 = arith.muli %236, %c5 : index
      %238 = arith.addi %237, %235 : index
      %239 = arith.addi %238, %c6 : index
      %240 = arith.divui %239, %c7 : index
      %241 = arith.muli %240, %c7 : index
      %242 = arith.addi %233, %241 : index
      %243 = arith.muli %inputFeatures, %c14 : index
      %244 = arith.addi %242, %243 : index
      %245 = arith.muli %207, %c1 : index
      %246 = arith.addi %245, %208 : index
      %247 = arith.muli %246, %c1 : index
      %248 = arith.addi %244, %247 : index
      %249 = arith.muli %207, %c4 : index
      %250 = arith.addi %242, %249 : index
      %251 = arith.muli %208, %c1 : index
      %252 = arith.addi %250, %251 : index
      %253 = vector.load %w[%248] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %254 = vector.bitcast %253 : vector<16xi8> to vector<4xi32>
      %255 = vector.load %w[%252] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %256 = vector.bitcast %255 : vector<16xi8> to vector<4xi32>
      %257 = arith.shrui %256, %c19 : vector<4xi32>
      %258 = arith.andi %257, %c20 : vector<4xi32>
      %259 = arith.shrui %254, %c21 : vector<4xi32>
      %260 = arith.andi %259, %c20 : vector<4xi32>
      %261 = arith.shli %260, %c22 : vector<4xi32>
      %262 = arith.ori %258, %261 : vector<4xi32>
      %263 = arith.ori %262, %c23 : vector<4xi32>
      %264 = vector.bitcast %263 : vector<4xi32> to vector<8xf16>
      %265 = arith.shrui %256, %c22 : vector<4xi32>
      %266 = arith.andi %265, %c20 : vector<4xi32>
      %267 = arith.shrui %254, %c24 : vector<4xi32>
      %268 = arith.andi %267, %c20 : vector<4xi32>
      %269 = arith.shli %268, %c22 : vector<4xi32>
      %270 = arith.ori %266, %269 : vector<4xi32>
      %271 = arith.ori %270, %c23 : vector<4xi32>
      %272 = vector.bitcast %271 : vector<4xi32> to vector<8xf16>
      %273 = arith.shrui %256, %c25 : vector<4xi32>
      %274 = arith.andi %273, %c20 : vector<4xi32>
      %275 = arith.shrui %254, %c26 : vector<4xi32>
      %276 = arith.andi %275, %c20 : vector<4xi32>
      %277 = arith.shli %276, %c22 : vector<4xi32>
      %278 = arith.ori %274, %277 : vector<4xi32>
      %279 = arith.ori %278, %c23 : vector<4xi32>
      %280 = vector.bitcast %279 : vector<4xi32> to vector<8xf16>
      %281 = arith.shrui %256, %c27 : vector<4xi32>
      %282 = arith.andi %281, %c20 : vector<4xi32>
      %283 = arith.shrui %254, %c28 : vector<4xi32>
      %284 = arith.andi %283, %c20 : vector<4xi32>
      %285 = arith.shli %284, %c22 : vector<4xi32>
      %286 = arith.ori %282, %285 : vector<4xi32>
      %287 = arith.ori %286, %c23 : vector<4xi32>
      %288 = vector.bitcast %287 : vector<4xi32> to vector<8xf16>
      %289 = vector.shuffle %264, %272 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %290 = vector.shuffle %280, %288 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %291 = vector.shuffle %289, %290 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %292 = arith.subf %291, %c29 : vector<32xf16>
      %293 = vector.shuffle %292, %292 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %294 = vector.shuffle %292, %292 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %295 = arith.mulf %293, %232 : vector<16xf16>
      %296 = arith.mulf %294, %232 : vector<16xf16>
      %297 = arith.muli %110, %c3 : index
      %298 = arith.addi %297, %c8 : index
      %299 = arith.muli %tileRows, %c1 : index
      %300 = arith.muli %298, %299 : index
      %301 = arith.addi %42, %300 : index
      %302 = vector.load %x[%301] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %303 = arith.muli %tileRows, %c14 : index
      %304 = arith.addi %301, %303 : index
      %305 = vector.load %x[%304] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %306 = vector.shuffle %302, %305 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %307 = wave.mma %306, %205, %111 : vector<16xf16>, vector<8xf32>
      %308 = arith.muli %110, %c3 : index
      %309 = arith.addi %308, %c8 : index
      %310 = arith.muli %tileRows, %c1 : index
      %311 = arith.muli %309, %310 : index
      %312 = arith.addi %60, %311 : index
      %313 = vector.load %x[%312] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %314 = arith.muli %tileRows, %c14 : index
      %315 = arith.addi %312, %314 : index
      %316 = vector.load %x[%315] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %317 = vector.shuffle %313, %316 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %318 = wave.mma %317, %205, %112 : vector<16xf16>, vector<8xf32>
      %319 = arith.muli %110, %c3 : index
      %320 = arith.addi %319, %c8 : index
      %321 = arith.muli %tileRows, %c1 : index
      %322 = arith.muli %320, %321 : index
      %323 = arith.addi %78, %322 : index
      %324 = vector.load %x[%323] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %325 = arith.muli %tileRows, %c14 : index
      %326 = arith.addi %323, %325 : index
      %327 = vector.load %x[%326] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %328 = vector.shuffle %324, %327 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %329 = wave.mma %328, %205, %113 : vector<16xf16>, vector<8xf32>
      %330 = arith.muli %110, %c3 : index
      %331 = arith.addi %330, %c8 : index
      %332 = arith.muli %tileRows, %c1 : index
      %333 = arith.muli %331, %332 : index
      %334 = arith.addi %96, %333 : index
      %335 = vector.load %x[%334] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %336 = arith.muli %tileRows, %c14 : index
      %337 = arith.addi %334, %336 : index
      %338 = vector.load %x[%337] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %339 = vector.shuffle %335, %338 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %340 = wave.mma %339, %205, %114 : vector<16xf16>, vector<8xf32>
      %341 = arith.muli %110, %c3 : index
      %342 = arith.addi %341, %c2 : index
      %343 = arith.muli %tileRows, %c1 : index
      %344 = arith.muli %342, %343 : index
      %345 = arith.addi %42, %344 : index
      %346 = vector.load %x[%345] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %347 = arith.muli %tileRows, %c14 : index
      %348 = arith.addi %345, %347 : index
      %349 = vector.load %x[%348] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %350 = vector.shuffle %346, %349 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %351 = wave.mma %350, %206, %307 : vector<16xf16>, vector<8xf32>
      %352 = arith.muli %110, %c3 : index
      %353 = arith.addi %352, %c2 : index
      %354 = arith.muli %tileRows, %c1 : index
      %355 = arith.muli %353, %354 : index
      %356 = arith.addi %60, %355 : index
      %357 = vector.load %x[%356] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %358 = arith.muli %tileRows, %c14 : index
      %359 = arith.addi %356, %358 : index
      %360 = vector.load %x[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %361 = vector.shuffle %357, %360 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %362 = wave.mma %361, %206, %318 : vector<16xf16>, vector<8xf32>
      %363 = arith.muli %110, %c3 : index
      %364 = arith.addi %363, %c2 : index
      %365 = arith.muli %tileRows, %c1 : index
      %366 = arith.muli %364, %365 : index
      %367 = arith.addi %78, %366 : index
      %368 = vector.load %x[%367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %369 = arith.muli %tileRows, %c14 : index
      %370 = arith.addi %367, %369 : index
      %371 = vector.load %x[%370] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %372 = vector.shuffle %368, %371 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %373 = wave.mma %372, %206, %329 : vector<16xf16>, vector<8xf32>
      %374 = arith.muli %110, %c3 : index
      %375 = arith.addi %374, %c2 : index
      %376 = arith.muli %tileRows, %c1 : index
      %377 = arith.muli %375, %376 : index
      %378 = arith.addi %96, %377 : index
      %379 = vector.load %x[%378] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %380 = arith.muli %tileRows, %c14 : index
      %381 = arith.addi %378, %380 : index
      %382 = vector.load %x[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %383 = vector.shuffle %379, %382 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %384 = wave.mma %383, %206, %340 : vector<16xf16>, vector<8xf32>
      %385 = arith.muli %110, %c3 : index
      %386 = arith.addi %385, %c3 : index
      %387 = arith.muli %tileRows, %c1 : index
      %388 = arith.muli %386, %387 : index
      %389 = arith.addi %42, %388 : index
      %390 = vector.load %x[%389] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %391 = arith.muli %tileRows, %c14 : index
      %392 = arith.addi %389, %391 : index
      %393 = vector.load %x[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %394 = vector.shuffle %390, %393 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %395 = wave.mma %394, %295, %351 : vector<16xf16>, vector<8xf32>
      %396 = arith.muli %110, %c3 : index
      %397 = arith.addi %396, %c3 : index
      %398 = arith.muli %tileRows, %c1 : index
      %399 = arith.muli %397, %398 : index
      %400 = arith.addi %60, %399 : index
      %401 = vector.load %x[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %402 = arith.muli %tileRows, %c14 : index
      %403 = arith.addi %400, %402 : index
      %404 = vector.load %x[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %405 = vector.shuffle %401, %404 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %406 = wave.mma %405, %295, %362 : vector<16xf16>, vector<8xf32>
      %407 = arith.muli %110, %c3 : index
      %408 = arith.addi %407, %c3 : index
      %409 = arith.muli %tileRows, %c1 : index
      %410 = arith.muli %408, %409 : index
      %411 = arith.addi %78, %410 : index
      %412 = vector.load %x[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %413 = arith.muli %tileRows, %c14 : index
      %414 = arith.addi %411, %413 : index
      %415 = vector.load %x[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %416 = vector.shuffle %412, %415 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %417 = wave.mma %416, %295, %373 : vector<16xf16>, vector<8xf32>
      %418 = arith.muli %110, %c3 : index
      %419 = arith.addi %418, %c3 : index
      %420 = arith.muli %tileRows, %c1 : index
      %421 = arith.muli %419, %420 : index
      %422 = arith.addi %96, %421 : index
      %423 = vector.load %x[%422] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %424 = arith.muli %tileRows, %c14 : index
      %425 = arith.addi %422, %424 : index
      %426 = vector.load %x[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %427 = vector.shuffle %423, %426 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %428 = wave.mma %427, %295, %384 : vector<16xf16>, vector<8xf32>
      %429 = arith.muli %110, %c3 : index
      %430 = arith.addi %429, %c30 : index
      %431 = arith.muli %tileRows, %c1 : index
      %432 = arith.muli %430, %431 : index
      %433 = arith.addi %42, %432 : index
      %434 = vector.load %x[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %435 = arith.muli %tileRows, %c14 : index
      %436 = arith.addi %433, %435 : index
      %437 = vector.load %x[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %438 = vector.shuffle %434, %437 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %439 = wave.mma %438, %296, %395 : vector<16xf16>, vector<8xf32>
      %440 = arith.muli %110, %c3 : index
      %441 = arith.addi %440, %c30 : index
      %442 = arith.muli %tileRows, %c1 : index
      %443 = arith.muli %441, %442 : index
      %444 = arith.addi %60, %443 : index
      %445 = vector.load %x[%444] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %446 = arith.muli %tileRows, %c14 : index
      %447 = arith.addi %444, %446 : index
      %448 = vector.load %x[%447] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %449 = vector.shuffle %445, %448 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %450 = wave.mma %449, %296, %406 : vector<16xf16>, vector<8xf32>
      %451 = arith.muli %110, %c3 : index
      %452 = arith.addi %451, %c30 : index
      %453 = arith.muli %tileRows, %c1 : index
      %454 = arith.muli %452, %453 : index
      %455 = arith.addi %78, %454 : index
      %456 = vector.load %x[%455] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %457 = arith.muli %tileRows, %c14 : index
      %458 = arith.addi %455, %457 : index
      %459 = vector.load %x[%458] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %460 = vector.shuffle %456, %459 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %461 = wave.mma %460, %296, %417 : vector<16xf16>, vector<8xf32>
      %462 = arith.muli %110, %c3 : index
      %463 = arith.addi %462, %c30 : index
      %464 = arith.muli %tileRows, %c1 : index
      %465 = arith.muli %463, %464 : index
      %466 = arith.addi %96, %465 : index
      %467 = vector.load %x[%466] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %468 = arith.muli %tileRows, %c14 : index
      %469 = arith.addi %466, %468 : index
      %470 = vector.load %x[%469] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %471 = vector.shuffle %467, %470 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %472 = wave.mma %471, %296, %428 : vector<16xf16>, vector<8xf32>
      scf.yield %439, %450, %461, %472 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %473 = arith.select %103, %109, %102 : index
    %479:4 = scf.for %474 = %109 to %473 step %c2 iter_args(%475 = %115#0, %476 = %115#1, %477 = %115#2, %478 = %115#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %480 = wave.lane
      %481 = arith.addi %474, %c8 : index
      %482 = arith.remui %480, %c1 : index
      %483 = arith.addi %15, %c7 : index
      %484 = arith.divui %481, %c14 : index
      %485 = arith.muli %484, %c5 : index
      %486 = arith.addi %483, %485 : index
      %487 = arith.muli %482, %c3 : index
      %488 = arith.addi %486, %487 : index
      %489 = vector.load %w[%488] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %490 = vector.bitcast %489 : vector<2xi8> to vector<1xf16>
      %491 = arith.divui %inputFeatures, %c4 : index
      %492 = arith.muli %491, %c5 : index
      %493 = arith.addi %483, %492 : index
      %494 = arith.muli %481, %c1 : index
      %495 = arith.addi %493, %494 : index
      %496 = arith.muli %482, %c2 : index
      %497 = arith.addi %495, %496 : index
      %498 = vector.load %w[%497] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %499 = vector.extract %490[0] : f16 from vector<1xf16>
      %500 = arith.extf %499 : f16 to f32
      %501 = vector.extract %498[0] : i8 from vector<1xi8>
      %502 = arith.extsi %501 : i8 to i32
      %503 = arith.sitofp %502 : i32 to f32
      %504 = arith.mulf %500, %503 : f32
      %505 = arith.truncf %504 : f32 to f16
      %506 = vector.broadcast %505 : f16 to vector<16xf16>
      %507 = arith.addi %15, %c7 : index
      %508 = arith.muli %inputFeatures, %c2 : index
      %509 = arith.divui %508, %c3 : index
      %510 = arith.divui %inputFeatures, %c4 : index
      %511 = arith.muli %510, %c5 : index
      %512 = arith.addi %511, %509 : index
      %513 = arith.addi %512, %c6 : index
      %514 = arith.divui %513, %c7 : index
      %515 = arith.muli %514, %c7 : index
      %516 = arith.addi %507, %515 : index
      %517 = arith.muli %inputFeatures, %c14 : index
      %518 = arith.addi %516, %517 : index
      %519 = arith.muli %481, %c1 : index
      %520 = arith.addi %519, %482 : index
      %521 = arith.muli %520, %c1 : index
      %522 = arith.addi %518, %521 : index
      %523 = arith.muli %481, %c4 : index
      %524 = arith.addi %516, %523 : index
      %525 = arith.muli %482, %c1 : index
      %526 = arith.addi %524, %525 : index
      %527 = vector.load %w[%522] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %528 = vector.bitcast %527 : vector<16xi8> to vector<4xi32>
      %529 = vector.load %w[%526] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %530 = vector.bitcast %529 : vector<16xi8> to vector<4xi32>
      %531 = arith.shrui %530, %c19 : vector<4xi32>
      %532 = arith.andi %531, %c20 : vector<4xi32>
      %533 = arith.shrui %528, %c21 : vector<4xi32>
      %534 = arith.andi %533, %c20 : vector<4xi32>
      %535 = arith.shli %534, %c22 : vector<4xi32>
      %536 = arith.ori %532, %535 : vector<4xi32>
      %537 = arith.ori %536, %c23 : vector<4xi32>
      %538 = vector.bitcast %537 : vector<4xi32> to vector<8xf16>
      %539 = arith.shrui %530, %c22 : vector<4xi32>
      %540 = arith.andi %539, %c20 : vector<4xi32>
      %541 = arith.shrui %528, %c24 : vector<4xi32>
      %542 = arith.andi %541, %c20 : vector<4xi32>
      %543 = arith.shli %542, %c22 : vector<4xi32>
      %544 = arith.ori %540, %543 : vector<4xi32>
      %545 = arith.ori %544, %c23 : vector<4xi32>
      %546 = vector.bitcast %545 : vector<4xi32> to vector<8xf16>
      %547 = arith.shrui %530, %c25 : vector<4xi32>
      %548 = arith.andi %547, %c20 : vector<4xi32>
      %549 = arith.shrui %528, %c26 : vector<4xi32>
      %550 = arith.andi %549, %c20 : vector<4xi32>
      %551 = arith.shli %550, %c22 : vector<4xi32>
      %552 = arith.ori %548, %551 : vector<4xi32>
      %553 = arith.ori %552, %c23 : vector<4xi32>
      %554 = vector.bitcast %553 : vector<4xi32> to vector<8xf16>
      %555 = arith.shrui %530, %c27 : vector<4xi32>
      %556 = arith.andi %555, %c20 : vector<4xi32>
      %557 = arith.shrui %528, %c28 : vector<4xi32>
      %558 = arith.andi %557, %c20 : vector<4xi32>
      %559 = arith.shli %558, %c22 : vector<4xi32>
      %560 = arith.ori %556, %559 : vector<4xi32>
      %561 = arith.ori %560, %c23 : vector<4xi32>
      %562 = vector.bitcast %561 : vector<4xi32> to vector<8xf16>
      %563 = vector.shuffle %538, %546 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %564 = vector.shuffle %554, %562 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %565 = vector.shuffle %563, %564 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %566 = arith.subf %565, %c29 : vector<32xf16>
      %567 = vector.shuffle %566, %566 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %568 = vector.shuffle %566, %566 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %569 = arith.mulf %567, %506 : vector<16xf16>
      %570 = arith.mulf %568, %506 : vector<16xf16>
      %571 = arith.muli %474, %c3 : index
      %572 = arith.addi %571, %c8 : index
      %573 = arith.muli %tileRows, %c1 : index
      %574 = arith.muli %572, %573 : index
      %575 = arith.addi %42, %574 : index
      %576 = vector.load %x[%575] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %577 = arith.muli %tileRows, %c14 : index
      %578 = arith.addi %575, %577 : index
      %579 = vector.load %x[%578] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %580 = vector.shuffle %576, %579 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %581 = wave.mma %580, %569, %475 : vector<16xf16>, vector<8xf32>
      %582 = arith.muli %474, %c3 : index
      %583 = arith.addi %582, %c8 : index
      %584 = arith.muli %tileRows, %c1 : index
      %585 = arith.muli %583, %584 : index
      %586 = arith.addi %60, %585 : index
      %587 = vector.load %x[%586] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %588 = arith.muli %tileRows, %c14 : index
      %589 = arith.addi %586, %588 : index
      %590 = vector.load %x[%589] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %591 = vector.shuffle %587, %590 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %592 = wave.mma %591, %569, %476 : vector<16xf16>, vector<8xf32>
      %593 = arith.muli %474, %c3 : index
      %594 = arith.addi %593, %c8 : index
      %595 = arith.muli %tileRows, %c1 : index
      %596 = arith.muli %594, %595 : index
      %597 = arith.addi %78, %596 : index
      %598 = vector.load %x[%597] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %599 = arith.muli %tileRows, %c14 : index
      %600 = arith.addi %597, %599 : index
      %601 = vector.load %x[%600] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %602 = vector.shuffle %598, %601 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %603 = wave.mma %602, %569, %477 : vector<16xf16>, vector<8xf32>
      %604 = arith.muli %474, %c3 : index
      %605 = arith.addi %604, %c8 : index
      %606 = arith.muli %tileRows, %c1 : index
      %607 = arith.muli %605, %606 : index
      %608 = arith.addi %96, %607 : index
      %609 = vector.load %x[%608] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %610 = arith.muli %tileRows, %c14 : index
      %611 = arith.addi %608, %610 : index
      %612 = vector.load %x[%611] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %613 = vector.shuffle %609, %612 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %614 = wave.mma %613, %569, %478 : vector<16xf16>, vector<8xf32>
      %615 = arith.muli %474, %c3 : index
      %616 = arith.addi %615, %c2 : index
      %617 = arith.muli %tileRows, %c1 : index
      %618 = arith.muli %616, %617 : index
      %619 = arith.addi %42, %618 : index
      %620 = vector.load %x[%619] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %621 = arith.muli %tileRows, %c14 : index
      %622 = arith.addi %619, %621 : index
      %623 = vector.load %x[%622] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %624 = vector.shuffle %620, %623 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %625 = wave.mma %624, %570, %581 : vector<16xf16>, vector<8xf32>
      %626 = arith.muli %474, %c3 : index
      %627 = arith.addi %626, %c2 : index
      %628 = arith.muli %tileRows, %c1 : index
      %629 = arith.muli %627, %628 : index
      %630 = arith.addi %60, %629 : index
      %631 = vector.load %x[%630] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %632 = arith.muli %tileRows, %c14 : index
      %633 = arith.addi %630, %632 : index
      %634 = vector.load %x[%633] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %635 = vector.shuffle %631, %634 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %636 = wave.mma %635, %570, %592 : vector<16xf16>, vector<8xf32>
      %637 = arith.muli %474, %c3 : index
      %638 = arith.addi %637, %c2 : index
      %639 = arith.muli %tileRows, %c1 : index
      %640 = arith.muli %638, %639 : index
      %641 = arith.addi %78, %640 : index
      %642 = vector.load %x[%641] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %643 = arith.muli %tileRows, %c14 : index
      %644 = arith.addi %641, %643 : index
      %645 = vector.load %x[%644] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %646 = vector.shuffle %642, %645 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %647 = wave.mma %646, %570, %603 : vector<16xf16>, vector<8xf32>
      %648 = arith.muli %474, %c3 : index
      %649 = arith.addi %648, %c2 : index
      %650 = arith.muli %tileRows, %c1 : index
      %651 = arith.muli %649, %650 : index
      %652 = arith.addi %96, %651 : index
      %653 = vector.load %x[%652] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %654 = arith.muli %tileRows, %c14 : index
      %655 = arith.addi %652, %654 : index
      %656 = vector.load %x[%655] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %657 = vector.shuffle %653, %656 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %658 = wave.mma %657, %570, %614 : vector<16xf16>, vector<8xf32>
      scf.yield %625, %636, %647, %658 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %659 = wave.lane
    %660 = vector.extract %479#0[0] : f32 from vector<8xf32>
    %661 = wave.lane
    %662 = arith.addi %18, %c8 : index
    %663 = arith.muli %c8, %c3 : index
    %664 = arith.addi %662, %663 : index
    %665 = arith.divui %661, %c1 : index
    %666 = arith.addi %664, %665 : index
    %667 = arith.cmpi slt, %666, %17 : index
    scf.if %667 {
      %668 = arith.cmpi eq, %hasFactors, %c2 : index
      %669 = arith.muli %666, %c3 : index
      %670 = memref.load %factors[%669] : memref<?xf32>
      %671 = arith.mulf %670, %operandScale : f32
      %672 = arith.select %668, %671, %operandScale : f32
      %673 = arith.remui %661, %c1 : index
      %674 = arith.muli %673, %c33 : index
      %675 = arith.addi %15, %674 : index
      %676 = vector.load %w[%675] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %677 = vector.bitcast %676 : vector<4xi8> to vector<1xf32>
      %678 = vector.extract %677[0] : f32 from vector<1xf32>
      %679 = arith.mulf %678, %672 : f32
      %680 = arith.mulf %660, %679 : f32
      %681 = arith.muli %666, %outputFeatures : index
      %682 = arith.addi %681, %21 : index
      %683 = wave.lane
      %684 = arith.remui %683, %c1 : index
      %685 = arith.addi %682, %684 : index
      scf.if %19 {
        %686 = arith.addi %685, %c8 : index
        %687 = memref.load %residual[%686] : memref<?xf32>
        %688 = arith.addf %687, %680 : f32
        %689 = arith.addi %685, %c8 : index
        memref.store %688, %out[%689] : memref<?xf32>
      } else {
        %690 = arith.addi %685, %c8 : index
        memref.store %680, %out[%690] : memref<?xf32>
      }
    }
    %691 = vector.extract %479#0[1] : f32 from vector<8xf32>
    %692 = wave.lane
    %693 = arith.addi %18, %c8 : index
    %694 = arith.muli %c2, %c3 : index
    %695 = arith.addi %693, %694 : index
    %696 = arith.divui %692, %c1 : index
    %697 = arith.addi %695, %696 : index
    %698 = arith.cmpi slt, %697, %17 : index
    scf.if %698 {
      %699 = arith.cmpi eq, %hasFactors, %c2 : index
      %700 = arith.muli %697, %c3 : index
      %701 = memref.load %factors[%700] : memref<?xf32>
      %702 = arith.mulf %701, %operandScale : f32
      %703 = arith.select %699, %702, %operandScale : f32
      %704 = arith.remui %692, %c1 : index
      %705 = arith.muli %704, %c33 : index
      %706 = arith.addi %15, %705 : index
      %707 = vector.load %w[%706] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %708 = vector.bitcast %707 : vector<4xi8> to vector<1xf32>
      %709 = vector.extract %708[0] : f32 from vector<1xf32>
      %710 = arith.mulf %709, %703 : f32
      %711 = arith.mulf %691, %710 : f32
      %712 = arith.muli %697, %outputFeatures : index
      %713 = arith.addi %712, %21 : index
      %714 = wave.lane
      %715 = arith.remui %714, %c1 : index
      %716 = arith.addi %713, %715 : index
      scf.if %19 {
        %717 = arith.addi %716, %c8 : index
        %718 = memref.load %residual[%717] : memref<?xf32>
        %719 = arith.addf %718, %711 : f32
        %720 = arith.addi %716, %c8 : index
        memref.store %719, %out[%720] : memref<?xf32>
      } else {
        %721 = arith.addi %716, %c8 : index
        memref.store %711, %out[%721] : memref<?xf32>
      }
    }
    %722 = vector.extract %479#0[2] : f32 from vector<8xf32>
    %723 = wave.lane
    %724 = arith.addi %18, %c8 : index
    %725 = arith.muli %c3, %c3 : index
    %726 = arith.addi %724, %725 : index
    %727 = arith.divui %723, %c1 : index
    %728 = arith.addi %726, %727 : index
    %729 = arith.cmpi slt, %728, %17 : index
    scf.if %729 {
      %730 = arith.cmpi eq, %hasFactors, %c2 : index
      %731 = arith.muli %728, %c3 : index
      %732 = memref.load %factors[%731] : memref<?xf32>
      %733 = arith.mulf %732, %operandScale : f32
      %734 = arith.select %730, %733, %operandScale : f32
      %735 = arith.remui %723, %c1 : index
      %736 = arith.muli %735, %c33 : index
      %737 = arith.addi %15, %736 : index
      %738 = vector.load %w[%737] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %739 = vector.bitcast %738 : vector<4xi8> to vector<1xf32>
      %740 = vector.extract %739[0] : f32 from vector<1xf32>
      %741 = arith.mulf %740, %734 : f32
      %742 = arith.mulf %722, %741 : f32
      %743 = arith.muli %728, %outputFeatures : index
      %744 = arith.addi %743, %21 : index
      %745 = wave.lane
      %746 = arith.remui %745, %c1 : index
      %747 = arith.addi %744, %746 : index
      scf.if %19 {
        %748 = arith.addi %747, %c8 : index
        %749 = memref.load %residual[%748] : memref<?xf32>
        %750 = arith.addf %749, %742 : f32
        %751 = arith.addi %747, %c8 : index
        memref.store %750, %out[%751] : memref<?xf32>
      } else {
        %752 = arith.addi %747, %c8 : index
        memref.store %742, %out[%752] : memref<?xf32>
      }
    }
    %753 = vector.extract %479#0[3] : f32 from vector<8xf32>
    %754 = wave.lane
    %755 = arith.addi %18, %c8 : index
    %756 = arith.muli %c30, %c3 : index
    %757 = arith.addi %755, %756 : index
    %758 = arith.divui %754, %c1 : index
    %759 = arith.addi %757, %758 : index
    %760 = arith.cmpi slt, %759, %17 : index
    scf.if %760 {
      %761 = arith.cmpi eq, %hasFactors, %c2 : index
      %762 = arith.muli %759, %c3 : index
      %763 = memref.load %factors[%762] : memref<?xf32>
      %764 = arith.mulf %763, %operandScale : f32
      %765 = arith.select %761, %764, %operandScale : f32
      %766 = arith.remui %754, %c1 : index
      %767 = arith.muli %766, %c33 : index
      %768 = arith.addi %15, %767 : index
      %769 = vector.load %w[%768] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %770 = vector.bitcast %769 : vector<4xi8> to vector<1xf32>
      %771 = vector.extract %770[0] : f32 from vector<1xf32>
      %772 = arith.mulf %771, %765 : f32
      %773 = arith.mulf %753, %772 : f32
      %774 = arith.muli %759, %outputFeatures : index
      %775 = arith.addi %774, %21 : index
      %776 = wave.lane
      %777 = arith.remui %776, %c1 : index
      %778 = arith.addi %775, %777 : index
      scf.if %19 {
        %779 = arith.addi %778, %c8 : index
        %780 = memref.load %residual[%779] : memref<?xf32>
        %781 = arith.addf %780, %773 : f32
        %782 = arith.addi %778, %c8 : index
        memref.store %781, %out[%782] : memref<?xf32>
      } else {
        %783 = arith.addi %778, %c8 : index
        memref.store %773, %out[%783] : memref<?xf32>
      }
    }
    %784 = vector.extract %479#0[4] : f32 from vector<8xf32>
    %785 = wave.lane
    %786 = arith.addi %18, %c8 : index
    %787 = arith.muli %c33, %c3 : index
    %788 = arith.addi %786, %787 : index
    %789 = arith.divui %785, %c1 : index
    %790 = arith.addi %788, %789 : index
    %791 = arith.cmpi slt, %790, %17 : index
    scf.if %791 {
      %792 = arith.cmpi eq, %hasFactors, %c2 : index
      %793 = arith.muli %790, %c3 : index
      %794 = memref.load %factors[%793] : memref<?xf32>
      %795 = arith.mulf %794, %operandScale : f32
      %796 = arith.select %792, %795, %operandScale : f32
      %797 = arith.remui %785, %c1 : index
      %798 = arith.muli %797, %c33 : index
      %799 = arith.addi %15, %798 : index
      %800 = vector.load %w[%799] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %801 = vector.bitcast %800 : vector<4xi8> to vector<1xf32>
      %802 = vector.extract %801[0] : f32 from vector<1xf32>
      %803 = arith.mulf %802, %796 : f32
      %804 = arith.mulf %784, %803 : f32
      %805 = arith.muli %790, %outputFeatures : index
      %806 = arith.addi %805, %21 : index
      %807 = wave.lane
      %808 = arith.remui %807, %c1 : index
      %809 = arith.addi %806, %808 : index
      scf.if %19 {
        %810 = arith.addi %809, %c8 : index
        %811 = memref.load %residual[%810] : memref<?xf32>
        %812 = arith.addf %811, %804 : f32
        %813 = arith.addi %809, %c8 : index
        memref.store %812, %out[%813] : memref<?xf32>
      } else {
        %814 = arith.addi %809, %c8 : index
        memref.store %804, %out[%814] : memref<?xf32>
      }
    }
    %815 = vector.extract %479#0[5] : f32 from vector<8xf32>
    %816 = wave.lane
    %817 = arith.addi %18, %c8 : index
    %818 = arith.muli %c34, %c3 : index
    %819 = arith.addi %817, %818 : index
    %820 = arith.divui %816, %c1 : index
    %821 = arith.addi %819, %820 : index
    %822 = arith.cmpi slt, %821, %17 : index
    scf.if %822 {
      %823 = arith.cmpi eq, %hasFactors, %c2 : index
      %824 = arith.muli %821, %c3 : index
      %825 = memref.load %factors[%824] : memref<?xf32>
      %826 = arith.mulf %825, %operandScale : f32
      %827 = arith.select %823, %826, %operandScale : f32
      %828 = arith.remui %816, %c1 : index
      %829 = arith.muli %828, %c33 : index
      %830 = arith.addi %15, %829 : index
      %831 = vector.load %w[%830] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %832 = vector.bitcast %831 : vector<4xi8> to vector<1xf32>
      %833 = vector.extract %832[0] : f32 from vector<1xf32>
      %834 = arith.mulf %833, %827 : f32
      %835 = arith.mulf %815, %834 : f32
      %836 = arith.muli %821, %outputFeatures : index
      %837 = arith.addi %836, %21 : index
      %838 = wave.lane
      %839 = arith.remui %838, %c1 : index
      %840 = arith.addi %837, %839 : index
      scf.if %19 {
        %841 = arith.addi %840, %c8 : index
        %842 = memref.load %residual[%841] : memref<?xf32>
        %843 = arith.addf %842, %835 : f32
        %844 = arith.addi %840, %c8 : index
        memref.store %843, %out[%844] : memref<?xf32>
      } else {
        %845 = arith.addi %840, %c8 : index
        memref.store %835, %out[%845] : memref<?xf32>
      }
    }
    %846 = vector.extract %479#0[6] : f32 from vector<8xf32>
    %847 = wave.lane
    %848 = arith.addi %18, %c8 : index
    %849 = arith.muli %c35, %c3 : index
    %850 = arith.addi %848, %849 : index
    %851 = arith.divui %847, %c1 : index
    %852 = arith.addi %850, %851 : index
    %853 = arith.cmpi slt, %852, %17 : index
    scf.if %853 {
      %854 = arith.cmpi eq, %hasFactors, %c2 : index
      %855 = arith.muli %852, %c3 : index
      %856 = memref.load %factors[%855] : memref<?xf32>
      %857 = arith.mulf %856, %operandScale : f32
      %858 = arith.select %854, %857, %operandScale : f32
      %859 = arith.remui %847, %c1 : index
      %860 = arith.muli %859, %c33 : index
      %861 = arith.addi %15, %860 : index
      %862 = vector.load %w[%861] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %863 = vector.bitcast %862 : vector<4xi8> to vector<1xf32>
      %864 = vector.extract %863[0] : f32 from vector<1xf32>
      %865 = arith.mulf %864, %858 : f32
      %866 = arith.mulf %846, %865 : f32
      %867 = arith.muli %852, %outputFeatures : index
      %868 = arith.addi %867, %21 : index
      %869 = wave.lane
      %870 = arith.remui %869, %c1 : index
      %871 = arith.addi %868, %870 : index
      scf.if %19 {
        %872 = arith.addi %871, %c8 : index
        %873 = memref.load %residual[%872] : memref<?xf32>
        %874 = arith.addf %873, %866 : f32
        %875 = arith.addi %871, %c8 : index
        memref.store %874, %out[%875] : memref<?xf32>
      } else {
        %876 = arith.addi %871, %c8 : index
        memref.store %866, %out[%876] : memref<?xf32>
      }
    }
    %877 = vector.extract %479#0[7] : f32 from vector<8xf32>
    %878 = wave.lane
    %879 = arith.addi %18, %c8 : index
    %880 = arith.muli %c36, %c3 : index
    %881 = arith.addi %879, %880 : index
    %882 = arith.divui %878, %c1 : index
    %883 = arith.addi %881, %882 : index
    %884 = arith.cmpi slt, %883, %17 : index
    scf.if %884 {
      %885 = arith.cmpi eq, %hasFactors, %c2 : index
      %886 = arith.muli %883, %c3 : index
      %887 = memref.load %factors[%886] : memref<?xf32>
      %888 = arith.mulf %887, %operandScale : f32
      %889 = arith.select %885, %888, %operandScale : f32
      %890 = arith.remui %878, %c1 : index
      %891 = arith.muli %890, %c33 : index
      %892 = arith.addi %15, %891 : index
      %893 = vector.load %w[%892] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %894 = vector.bitcast %893 : vector<4xi8> to vector<1xf32>
      %895 = vector.extract %894[0] : f32 from vector<1xf32>
      %896 = arith.mulf %895, %889 : f32
      %897 = arith.mulf %877, %896 : f32
      %898 = arith.muli %883, %outputFeatures : index
      %899 = arith.addi %898, %21 : index
      %900 = wave.lane
      %901 = arith.remui %900, %c1 : index
      %902 = arith.addi %899, %901 : index
      scf.if %19 {
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
    %908 = wave.lane
    %909 = vector.extract %479#1[0] : f32 from vector<8xf32>
    %910 = wave.lane
    %911 = arith.addi %18, %c1 : index
    %912 = arith.muli %c8, %c3 : index
    %913 = arith.addi %911, %912 : index
    %914 = arith.divui %910, %c1 : index
    %915 = arith.addi %913, %914 : index
    %916 = arith.cmpi slt, %915, %17 : index
    scf.if %916 {
      %917 = arith.cmpi eq, %hasFactors, %c2 : index
      %918 = arith.muli %915, %c3 : index
      %919 = memref.load %factors[%918] : memref<?xf32>
      %920 = arith.mulf %919, %operandScale : f32
      %921 = arith.select %917, %920, %operandScale : f32
      %922 = arith.remui %910, %c1 : index
      %923 = arith.muli %922, %c33 : index
      %924 = arith.addi %15, %923 : index
      %925 = vector.load %w[%924] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %926 = vector.bitcast %925 : vector<4xi8> to vector<1xf32>
      %927 = vector.extract %926[0] : f32 from vector<1xf32>
      %928 = arith.mulf %927, %921 : f32
      %929 = arith.mulf %909, %928 : f32
      %930 = arith.muli %915, %outputFeatures : index
      %931 = arith.addi %930, %21 : index
      %932 = wave.lane
      %933 = arith.remui %932, %c1 : index
      %934 = arith.addi %931, %933 : index
      scf.if %19 {
        %935 = arith.addi %934, %c8 : index
        %936 = memref.load %residual[%935] : memref<?xf32>
        %937 = arith.addf %936, %929 : f32
        %938 = arith.addi %934, %c8 : index
        memref.store %937, %out[%938] : memref<?xf32>
      } else {
        %939 = arith.addi %934, %c8 : index
        memref.store %929, %out[%939] : memref<?xf32>
      }
    }
    %940 = vector.extract %479#1[1] : f32 from vector<8xf32>
    %941 = wave.lane
    %942 = arith.addi %18, %c1 : index
    %943 = arith.muli %c2, %c3 : index
    %944 = arith.addi %942, %943 : index
    %945 = arith.divui %941, %c1 : index
    %946 = arith.addi %944, %945 : index
    %947 = arith.cmpi slt, %946, %17 : index
    scf.if %947 {
      %948 = arith.cmpi eq, %hasFactors, %c2 : index
      %949 = arith.muli %946, %c3 : index
      %950 = memref.load %factors[%949] : memref<?xf32>
      %951 = arith.mulf %950, %operandScale : f32
      %952 = arith.select %948, %951, %operandScale : f32
      %953 = arith.remui %941, %c1 : index
      %954 = arith.muli %953, %c33 : index
      %955 = arith.addi %15, %954 : index
      %956 = vector.load %w[%955] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %957 = vector.bitcast %956 : vector<4xi8> to vector<1xf32>
      %958 = vector.extract %957[0] : f32 from vector<1xf32>
      %959 = arith.mulf %958, %952 : f32
      %960 = arith.mulf %940, %959 : f32
      %961 = arith.muli %946, %outputFeatures : index
      %962 = arith.addi %961, %21 : index
      %963 = wave.lane
      %964 = arith.remui %963, %c1 : index
      %965 = arith.addi %962, %964 : index
      scf.if %19 {
        %966 = arith.addi %965, %c8 : index
        %967 = memref.load %residual[%966] : memref<?xf32>
        %968 = arith.addf %967, %960 : f32
        %969 = arith.addi %965, %c8 : index
        memref.store %968, %out[%969] : memref<?xf32>
      } else {
        %970 = arith.addi %965, %c8 : index
        memref.store %960, %out[%970] : memref<?xf32>
      }
    }
    %971 = vector.extract %479#1[2] : f32 from vector<8xf32>
    %972 = wave.lane
    %973 = arith.addi %18, %c1 : index
    %974 = arith.muli %c3, %c3 : index
    %975 = arith.addi %973, %974 : index
    %976 = arith.divui %972, %c1 : index
    %977 = arith.addi %975, %976 : index
    %978 = arith.cmpi slt, %977, %17 : index
    scf.if %978 {
      %979 = arith.cmpi eq, %hasFactors, %c2 : index
      %980 = arith.muli %977, %c3 : index
      %981 = memref.load %factors[%980] : memref<?xf32>
      %982 = arith.mulf %981, %operandScale : f32
      %983 = arith.select %979, %982, %operandScale : f32
      %984 = arith.remui %972, %c1 : index
      %985 = arith.muli %984, %c33 : index
      %986 = arith.addi %15, %985 : index
      %987 = vector.load %w[%986] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %988 = vector.bitcast %987 : vector<4xi8> to vector<1xf32>
      %989 = vector.extract %988[0] : f32 from vector<1xf32>
      %990 = arith.mulf %989, %983 : f32
      %991 = arith.mulf %971, %990 : f32
      %992 = arith.muli %977, %outputFeatures : index
      %993 = arith.addi %992, %21 : index
      %994 = wave.lane
      %995 = arith.remui %994, %c1 : index
      %996 = arith.addi %993, %995 : index
      scf.if %19 {
        %997 = arith.addi %996, %c8 : index
        %998 = memref.load %residual[%997] : memref<?xf32>
        %999 = arith.addf %998, %991 : f32
        %1000 = arith.addi %996, %c8 : index
        memref.store %999, %out[%1000] : memref<?xf32>
      } else {
        %1001 = arith.addi %996, %c8 : index
        memref.store %991, %out[%1001] : memref<?xf32>
      }
    }
    %1002 = vector.extract %479#1[3] : f32 from vector<8xf32>
    %1003 = wave.lane
    %1004 = arith.addi %18, %c1 : index
    %1005 = arith.muli %c30, %c3 : index
    %1006 = arith.addi %1004, %1005 : index
    %1007 = arith.divui %1003, %c1 : index
    %1008 = arith.addi %1006, %1007 : index
    %1009 = arith.cmpi slt, %1008, %17 : index
    scf.if %1009 {
      %1010 = arith.cmpi eq, %hasFactors, %c2 : index
      %1011 = arith.muli %1008, %c3 : index
      %1012 = memref.load %factors[%1011] : memref<?xf32>
      %1013 = arith.mulf %1012, %operandScale : f32
      %1014 = arith.select %1010, %1013, %operandScale : f32
      %1015 = arith.remui %1003, %c1 : index
      %1016 = arith.muli %1015, %c33 : index
      %1017 = arith.addi %15, %1016 : index
      %1018 = vector.load %w[%1017] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1019 = vector.bitcast %1018 : vector<4xi8> to vector<1xf32>
      %1020 = vector.extract %1019[0] : f32 from vector<1xf32>
      %1021 = arith.mulf %1020, %1014 : f32
      %1022 = arith.mulf %1002, %1021 : f32
      %1023 = arith.muli %1008, %outputFeatures : index
      %1024 = arith.addi %1023, %21 : index
      %1025 = wave.lane
      %1026 = arith.remui %1025, %c1 : index
      %1027 = arith.addi %1024, %1026 : index
      scf.if %19 {
        %1028 = arith.addi %1027, %c8 : index
        %1029 = memref.load %residual[%1028] : memref<?xf32>
        %1030 = arith.addf %1029, %1022 : f32
        %1031 = arith.addi %1027, %c8 : index
        memref.store %1030, %out[%1031] : memref<?xf32>
      } else {
        %1032 = arith.addi %1027, %c8 : index
        memref.store %1022, %out[%1032] : memref<?xf32>
      }
    }
    %1033 = vector.extract %479#1[4] : f32 from vector<8xf32>
    %1034 = wave.lane
    %1035 = arith.addi %18, %c1 : index
    %1036 = arith.muli %c33, %c3 : index
    %1037 = arith.addi %1035, %1036 : index
    %1038 = arith.divui %1034, %c1 : index
    %1039 = arith.addi %1037, %1038 : index
    %1040 = arith.cmpi slt, %1039, %17 : index
    scf.if %1040 {
      %1041 = arith.cmpi eq, %hasFactors, %c2 : index
      %1042 = arith.muli %1039, %c3 : index
      %1043 = memref.load %factors[%1042] : memref<?xf32>
      %1044 = arith.mulf %1043, %operandScale : f32
      %1045 = arith.select %1041, %1044, %operandScale : f32
      %1046 = arith.remui %1034, %c1 : index
      %1047 = arith.muli %1046, %c33 : index
      %1048 = arith.addi %15, %1047 : index
      %1049 = vector.load %w[%1048] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1050 = vector.bitcast %1049 : vector<4xi8> to vector<1xf32>
      %1051 = vector.extract %1050[0] : f32 from vector<1xf32>
      %1052 = arith.mulf %1051, %1045 : f32
      %1053 = arith.mulf %1033, %1052 : f32
      %1054 = arith.muli %1039, %outputFeatures : index
      %1055 = arith.addi %1054, %21 : index
      %1056 = wave.lane
      %1057 = arith.remui %1056, %c1 : index
      %1058 = arith.addi %1055, %1057 : index
      scf.if %19 {
        %1059 = arith.addi %1058, %c8 : index
        %1060 = memref.load %residual[%1059] : memref<?xf32>
        %1061 = arith.addf %1060, %1053 : f32
        %1062 = arith.addi %1058, %c8 : index
        memref.store %1061, %out[%1062] : memref<?xf32>
      } else {
        %1063 = arith.addi %1058, %c8 : index
        memref.store %1053, %out[%1063] : memref<?xf32>
      }
    }
    %1064 = vector.extract %479#1[5] : f32 from vector<8xf32>
    %1065 = wave.lane
    %1066 = arith.addi %18, %c1 : index
    %1067 = arith.muli %c34, %c3 : index
    %1068 = arith.addi %1066, %1067 : index
    %1069 = arith.divui %1065, %c1 : index
    %1070 = arith.addi %1068, %1069 : index
    %1071 = arith.cmpi slt, %1070, %17 : index
    scf.if %1071 {
      %1072 = arith.cmpi eq, %hasFactors, %c2 : index
      %1073 = arith.muli %1070, %c3 : index
      %1074 = memref.load %factors[%1073] : memref<?xf32>
      %1075 = arith.mulf %1074, %operandScale : f32
      %1076 = arith.select %1072, %1075, %operandScale : f32
      %1077 = arith.remui %1065, %c1 : index
      %1078 = arith.muli %1077, %c33 : index
      %1079 = arith.addi %15, %1078 : index
      %1080 = vector.load %w[%1079] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1081 = vector.bitcast %1080 : vector<4xi8> to vector<1xf32>
      %1082 = vector.extract %1081[0] : f32 from vector<1xf32>
      %1083 = arith.mulf %1082, %1076 : f32
      %1084 = arith.mulf %1064, %1083 : f32
      %1085 = arith.muli %1070, %outputFeatures : index
      %1086 = arith.addi %1085, %21 : index
      %1087 = wave.lane
      %1088 = arith.remui %1087, %c1 : index
      %1089 = arith.addi %1086, %1088 : index
      scf.if %19 {
        %1090 = arith.addi %1089, %c8 : index
        %1091 = memref.load %residual[%1090] : memref<?xf32>
        %1092 = arith.addf %1091, %1084 : f32
        %1093 = arith.addi %1089, %c8 : index
        memref.store %1092, %out[%1093] : memref<?xf32>
      } else {
        %1094 = arith.addi %1089, %c8 : index
        memref.store %1084, %out[%1094] : memref<?xf32>
      }
    }
    %1095 = vector.extract %479#1[6] : f32 from vector<8xf32>
    %1096 = wave.lane
    %1097 = arith.addi %18, %c1 : index
    %1098 = arith.muli %c35, %c3 : index
    %1099 = arith.addi %1097, %1098 : index
    %1100 = arith.divui %1096, %c1 : index
    %1101 = arith.addi %1099, %1100 : index
    %1102 = arith.cmpi slt, %1101, %17 : index
    scf.if %1102 {
      %1103 = arith.cmpi eq, %hasFactors, %c2 : index
      %1104 = arith.muli %1101, %c3 : index
      %1105 = memref.load %factors[%1104] : memref<?xf32>
      %1106 = arith.mulf %1105, %operandScale : f32
      %1107 = arith.select %1103, %1106, %operandScale : f32
      %1108 = arith.remui %1096, %c1 : index
      %1109 = arith.muli %1108, %c33 : index
      %1110 = arith.addi %15, %1109 : index
      %1111 = vector.load %w[%1110] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1112 = vector.bitcast %1111 : vector<4xi8> to vector<1xf32>
      %1113 = vector.extract %1112[0] : f32 from vector<1xf32>
      %1114 = arith.mulf %1113, %1107 : f32
      %1115 = arith.mulf %1095, %1114 : f32
      %1116 = arith.muli %1101, %outputFeatures : index
      %1117 = arith.addi %1116, %21 : index
      %1118 = wave.lane
      %1119 = arith.remui %1118, %c1 : index
      %1120 = arith.addi %1117, %1119 : index
      scf.if %19 {
        %1121 = arith.addi %1120, %c8 : index
        %1122 = memref.load %residual[%1121] : memref<?xf32>
        %1123 = arith.addf %1122, %1115 : f32
        %1124 = arith.addi %1120, %c8 : index
        memref.store %1123, %out[%1124] : memref<?xf32>
      } else {
        %1125 = arith.addi %1120, %c8 : index
        memref.store %1115, %out[%1125] : memref<?xf32>
      }
    }
    %1126 = vector.extract %479#1[7] : f32 from vector<8xf32>
    %1127 = wave.lane
    %1128 = arith.addi %18, %c1 : index
    %1129 = arith.muli %c36, %c3 : index
    %1130 = arith.addi %1128, %1129 : index
    %1131 = arith.divui %1127, %c1 : index
    %1132 = arith.addi %1130, %1131 : index
    %1133 = arith.cmpi slt, %1132, %17 : index
    scf.if %1133 {
      %1134 = arith.cmpi eq, %hasFactors, %c2 : index
      %1135 = arith.muli %1132, %c3 : index
      %1136 = memref.load %factors[%1135] : memref<?xf32>
      %1137 = arith.mulf %1136, %operandScale : f32
      %1138 = arith.select %1134, %1137, %operandScale : f32
      %1139 = arith.remui %1127, %c1 : index
      %1140 = arith.muli %1139, %c33 : index
      %1141 = arith.addi %15, %1140 : index
      %1142 = vector.load %w[%1141] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1143 = vector.bitcast %1142 : vector<4xi8> to vector<1xf32>
      %1144 = vector.extract %1143[0] : f32 from vector<1xf32>
      %1145 = arith.mulf %1144, %1138 : f32
      %1146 = arith.mulf %1126, %1145 : f32
      %1147 = arith.muli %1132, %outputFeatures : index
      %1148 = arith.addi %1147, %21 : index
      %1149 = wave.lane
      %1150 = arith.remui %1149, %c1 : index
      %1151 = arith.addi %1148, %1150 : index
      scf.if %19 {
        %1152 = arith.addi %1151, %c8 : index
        %1153 = memref.load %residual[%1152] : memref<?xf32>
        %1154 = arith.addf %1153, %1146 : f32
        %1155 = arith.addi %1151, %c8 : index
        memref.store %1154, %out[%1155] : memref<?xf32>
      } else {
        %1156 = arith.addi %1151, %c8 : index
        memref.store %1146, %out[%1156] : memref<?xf32>
      }
    }
    %1157 = wave.lane
    %1158 = vector.extract %479#2[0] : f32 from vector<8xf32>
    %1159 = wave.lane
    %1160 = arith.addi %18, %c5 : index
    %1161 = arith.muli %c8, %c3 : index
    %1162 = arith.addi %1160, %1161 : index
    %1163 = arith.divui %1159, %c1 : index
    %1164 = arith.addi %1162, %1163 : index
    %1165 = arith.cmpi slt, %1164, %17 : index
    scf.if %1165 {
      %1166 = arith.cmpi eq, %hasFactors, %c2 : index
      %1167 = arith.muli %1164, %c3 : index
      %1168 = memref.load %factors[%1167] : memref<?xf32>
      %1169 = arith.mulf %1168, %operandScale : f32
      %1170 = arith.select %1166, %1169, %operandScale : f32
      %1171 = arith.remui %1159, %c1 : index
      %1172 = arith.muli %1171, %c33 : index
      %1173 = arith.addi %15, %1172 : index
      %1174 = vector.load %w[%1173] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1175 = vector.bitcast %1174 : vector<4xi8> to vector<1xf32>
      %1176 = vector.extract %1175[0] : f32 from vector<1xf32>
      %1177 = arith.mulf %1176, %1170 : f32
      %1178 = arith.mulf %1158, %1177 : f32
      %1179 = arith.muli %1164, %outputFeatures : index
      %1180 = arith.addi %1179, %21 : index
      %1181 = wave.lane
      %1182 = arith.remui %1181, %c1 : index
      %1183 = arith.addi %1180, %1182 : index
      scf.if %19 {
        %1184 = arith.addi %1183, %c8 : index
        %1185 = memref.load %residual[%1184] : memref<?xf32>
        %1186 = arith.addf %1185, %1178 : f32
        %1187 = arith.addi %1183, %c8 : index
        memref.store %1186, %out[%1187] : memref<?xf32>
      } else {
        %1188 = arith.addi %1183, %c8 : index
        memref.store %1178, %out[%1188] : memref<?xf32>
      }
    }
    %1189 = vector.extract %479#2[1] : f32 from vector<8xf32>
    %1190 = wave.lane
    %1191 = arith.addi %18, %c5 : index
    %1192 = arith.muli %c2, %c3 : index
    %1193 = arith.addi %1191, %1192 : index
    %1194 = arith.divui %1190, %c1 : index
    %1195 = arith.addi %1193, %1194 : index
    %1196 = arith.cmpi slt, %1195, %17 : index
    scf.if %1196 {
      %1197 = arith.cmpi eq, %hasFactors, %c2 : index
      %1198 = arith.muli %1195, %c3 : index
      %1199 = memref.load %factors[%1198] : memref<?xf32>
      %1200 = arith.mulf %1199, %operandScale : f32
      %1201 = arith.select %1197, %1200, %operandScale : f32
      %1202 = arith.remui %1190, %c1 : index
      %1203 = arith.muli %1202, %c33 : index
      %1204 = arith.addi %15, %1203 : index
      %1205 = vector.load %w[%1204] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1206 = vector.bitcast %1205 : vector<4xi8> to vector<1xf32>
      %1207 = vector.extract %1206[0] : f32 from vector<1xf32>
      %1208 = arith.mulf %1207, %1201 : f32
      %1209 = arith.mulf %1189, %1208 : f32
      %1210 = arith.muli %1195, %outputFeatures : index
      %1211 = arith.addi %1210, %21 : index
      %1212 = wave.lane
      %1213 = arith.remui %1212, %c1 : index
      %1214 = arith.addi %1211, %1213 : index
      scf.if %19 {
        %1215 = arith.addi %1214, %c8 : index
        %1216 = memref.load %residual[%1215] : memref<?xf32>
        %1217 = arith.addf %1216, %1209 : f32
        %1218 = arith.addi %1214, %c8 : index
        memref.store %1217, %out[%1218] : memref<?xf32>
      } else {
        %1219 = arith.addi %1214, %c8 : index
        memref.store %1209, %out[%1219] : memref<?xf32>
      }
    }
    %1220 = vector.extract %479#2[2] : f32 from vector<8xf32>
    %1221 = wave.lane
    %1222 = arith.addi %18, %c5 : index
    %1223 = arith.muli %c3, %c3 : index
    %1224 = arith.addi %1222, %1223 : index
    %1225 = arith.divui %1221, %c1 : index
    %1226 = arith.addi %1224, %1225 : index
    %1227 = arith.cmpi slt, %1226, %17 : index
    scf.if %1227 {
      %1228 = arith.cmpi eq, %hasFactors, %c2 : index
      %1229 = arith.muli %1226, %c3 : index
      %1230 = memref.load %factors[%1229] : memref<?xf32>
      %1231 = arith.mulf %1230, %operandScale : f32
      %1232 = arith.select %1228, %1231, %operandScale : f32
      %1233 = arith.remui %1221, %c1 : index
      %1234 = arith.muli %1233, %c33 : index
      %1235 = arith.addi %15, %1234 : index
      %1236 = vector.load %w[%1235] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1237 = vector.bitcast %1236 : vector<4xi8> to vector<1xf32>
      %1238 = vector.extract %1237[0] : f32 from vector<1xf32>
      %1239 = arith.mulf %1238, %1232 : f32
      %1240 = arith.mulf %1220, %1239 : f32
      %1241 = arith.muli %1226, %outputFeatures : index
      %1242 = arith.addi %1241, %21 : index
      %1243 = wave.lane
      %1244 = arith.remui %1243, %c1 : index
      %1245 = arith.addi %1242, %1244 : index
      scf.if %19 {
        %1246 = arith.addi %1245, %c8 : index
        %1247 = memref.load %residual[%1246] : memref<?xf32>
        %1248 = arith.addf %1247, %1240 : f32
        %1249 = arith.addi %1245, %c8 : index
        memref.store %1248, %out[%1249] : memref<?xf32>
      } else {
        %1250 = arith.addi %1245, %c8 : index
        memref.store %1240, %out[%1250] : memref<?xf32>
      }
    }
    %1251 = vector.extract %479#2[3] : f32 from vector<8xf32>
    %1252 = wave.lane
    %1253 = arith.addi %18, %c5 : index
    %1254 = arith.muli %c30, %c3 : index
    %1255 = arith.addi %1253, %1254 : index
    %1256 = arith.divui %1252, %c1 : index
    %1257 = arith.addi %1255, %1256 : index
    %1258 = arith.cmpi slt, %1257, %17 : index
    scf.if %1258 {
      %1259 = arith.cmpi eq, %hasFactors, %c2 : index
      %1260 = arith.muli %1257, %c3 : index
      %1261 = memref.load %factors[%1260] : memref<?xf32>
      %1262 = arith.mulf %1261, %operandScale : f32
      %1263 = arith.select %1259, %1262, %operandScale : f32
      %1264 = arith.remui %1252, %c1 : index
      %1265 = arith.muli %1264, %c33 : index
      %1266 = arith.addi %15, %1265 : index
      %1267 = vector.load %w[%1266] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1268 = vector.bitcast %1267 : vector<4xi8> to vector<1xf32>
      %1269 = vector.extract %1268[0] : f32 from vector<1xf32>
      %1270 = arith.mulf %1269, %1263 : f32
      %1271 = arith.mulf %1251, %1270 : f32
      %1272 = arith.muli %1257, %outputFeatures : index
      %1273 = arith.addi %1272, %21 : index
      %1274 = wave.lane
      %1275 = arith.remui %1274, %c1 : index
      %1276 = arith.addi %1273, %1275 : index
      scf.if %19 {
        %1277 = arith.addi %1276, %c8 : index
        %1278 = memref.load %residual[%1277] : memref<?xf32>
        %1279 = arith.addf %1278, %1271 : f32
        %1280 = arith.addi %1276, %c8 : index
        memref.store %1279, %out[%1280] : memref<?xf32>
      } else {
        %1281 = arith.addi %1276, %c8 : index
        memref.store %1271, %out[%1281] : memref<?xf32>
      }
    }
    %1282 = vector.extract %479#2[4] : f32 from vector<8xf32>
    %1283 = wave.lane
    %1284 = arith.addi %18, %c5 : index
    %1285 = arith.muli %c33, %c3 : index
    %1286 = arith.addi %1284, %1285 : index
    %1287 = arith.divui %1283, %c1 : index
    %1288 = arith.addi %1286, %1287 : index
    %1289 = arith.cmpi slt, %1288, %17 : index
    scf.if %1289 {
      %1290 = arith.cmpi eq, %hasFactors, %c2 : index
      %1291 = arith.muli %1288, %c3 : index
      %1292 = memref.load %factors[%1291] : memref<?xf32>
      %1293 = arith.mulf %1292, %operandScale : f32
      %1294 = arith.select %1290, %1293, %operandScale : f32
      %1295 = arith.remui %1283, %c1 : index
      %1296 = arith.muli %1295, %c33 : index
      %1297 = arith.addi %15, %1296 : index
      %1298 = vector.load %w[%1297] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1299 = vector.bitcast %1298 : vector<4xi8> to vector<1xf32>
      %1300 = vector.extract %1299[0] : f32 from vector<1xf32>
      %1301 = arith.mulf %1300, %1294 : f32
      %1302 = arith.mulf %1282, %1301 : f32
      %1303 = arith.muli %1288, %outputFeatures : index
      %1304 = arith.addi %1303, %21 : index
      %1305 = wave.lane
      %1306 = arith.remui %1305, %c1 : index
      %1307 = arith.addi %1304, %1306 : index
      scf.if %19 {
        %1308 = arith.addi %1307, %c8 : index
        %1309 = memref.load %residual[%1308] : memref<?xf32>
        %1310 = arith.addf %1309, %1302 : f32
        %1311 = arith.addi %1307, %c8 : index
        memref.store %1310, %out[%1311] : memref<?xf32>
      } else {
        %1312 = arith.addi %1307, %c8 : index
        memref.store %1302, %out[%1312] : memref<?xf32>
      }
    }
    %1313 = vector.extract %479#2[5] : f32 from vector<8xf32>
    %1314 = wave.lane
    %1315 = arith.addi %18, %c5 : index
    %1316 = arith.muli %c34, %c3 : index
    %1317 = arith.addi %1315, %1316 : index
    %1318 = arith.divui %1314, %c1 : index
    %1319 = arith.addi %1317, %1318 : index
    %1320 = arith.cmpi slt, %1319, %17 : index
    scf.if %1320 {
      %1321 = arith.cmpi eq, %hasFactors, %c2 : index
      %1322 = arith.muli %1319, %c3 : index
      %1323 = memref.load %factors[%1322] : memref<?xf32>
      %1324 = arith.mulf %1323, %operandScale : f32
      %1325 = arith.select %1321, %1324, %operandScale : f32
      %1326 = arith.remui %1314, %c1 : index
      %1327 = arith.muli %1326, %c33 : index
      %1328 = arith.addi %15, %1327 : index
      %1329 = vector.load %w[%1328] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1330 = vector.bitcast %1329 : vector<4xi8> to vector<1xf32>
      %1331 = vector.extract %1330[0] : f32 from vector<1xf32>
      %1332 = arith.mulf %1331, %1325 : f32
      %1333 = arith.mulf %1313, %1332 : f32
      %1334 = arith.muli %1319, %outputFeatures : index
      %1335 = arith.addi %1334, %21 : index
      %1336 = wave.lane
      %1337 = arith.remui %1336, %c1 : index
      %1338 = arith.addi %1335, %1337 : index
      scf.if %19 {
        %1339 = arith.addi %1338, %c8 : index
        %1340 = memref.load %residual[%1339] : memref<?xf32>
        %1341 = arith.addf %1340, %1333 : f32
        %1342 = arith.addi %1338, %c8 : index
        memref.store %1341, %out[%1342] : memref<?xf32>
      } else {
        %1343 = arith.addi %1338, %c8 : index
        memref.store %1333, %out[%1343] : memref<?xf32>
      }
    }
    %1344 = vector.extract %479#2[6] : f32 from vector<8xf32>
    %1345 = wave.lane
    %1346 = arith.addi %18, %c5 : index
    %1347 = arith.muli %c35, %c3 : index
    %1348 = arith.addi %1346, %1347 : index
    %1349 = arith.divui %1345, %c1 : index
    %1350 = arith.addi %1348, %1349 : index
    %1351 = arith.cmpi slt, %1350, %17 : index
    scf.if %1351 {
      %1352 = arith.cmpi eq, %hasFactors, %c2 : index
      %1353 = arith.muli %1350, %c3 : index
      %1354 = memref.load %factors[%1353] : memref<?xf32>
      %1355 = arith.mulf %1354, %operandScale : f32
      %1356 = arith.select %1352, %1355, %operandScale : f32
      %1357 = arith.remui %1345, %c1 : index
      %1358 = arith.muli %1357, %c33 : index
      %1359 = arith.addi %15, %1358 : index
      %1360 = vector.load %w[%1359] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1361 = vector.bitcast %1360 : vector<4xi8> to vector<1xf32>
      %1362 = vector.extract %1361[0] : f32 from vector<1xf32>
      %1363 = arith.mulf %1362, %1356 : f32
      %1364 = arith.mulf %1344, %1363 : f32
      %1365 = arith.muli %1350, %outputFeatures : index
      %1366 = arith.addi %1365, %21 : index
      %1367 = wave.lane
      %1368 = arith.remui %1367, %c1 : index
      %1369 = arith.addi %1366, %1368 : index
      scf.if %19 {
        %1370 = arith.addi %1369, %c8 : index
        %1371 = memref.load %residual[%1370] : memref<?xf32>
        %1372 = arith.addf %1371, %1364 : f32
        %1373 = arith.addi %1369, %c8 : index
        memref.store %1372, %out[%1373] : memref<?xf32>
      } else {
        %1374 = arith.addi %1369, %c8 : index
        memref.store %1364, %out[%1374] : memref<?xf32>
      }
    }
    %1375 = vector.extract %479#2[7] : f32 from vector<8xf32>
    %1376 = wave.lane
    %1377 = arith.addi %18, %c5 : index
    %1378 = arith.muli %c36, %c3 : index
    %1379 = arith.addi %1377, %1378 : index
    %1380 = arith.divui %1376, %c1 : index
    %1381 = arith.addi %1379, %1380 : index
    %1382 = arith.cmpi slt, %1381, %17 : index
    scf.if %1382 {
      %1383 = arith.cmpi eq, %hasFactors, %c2 : index
      %1384 = arith.muli %1381, %c3 : index
      %1385 = memref.load %factors[%1384] : memref<?xf32>
      %1386 = arith.mulf %1385, %operandScale : f32
      %1387 = arith.select %1383, %1386, %operandScale : f32
      %1388 = arith.remui %1376, %c1 : index
      %1389 = arith.muli %1388, %c33 : index
      %1390 = arith.addi %15, %1389 : index
      %1391 = vector.load %w[%1390] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1392 = vector.bitcast %1391 : vector<4xi8> to vector<1xf32>
      %1393 = vector.extract %1392[0] : f32 from vector<1xf32>
      %1394 = arith.mulf %1393, %1387 : f32
      %1395 = arith.mulf %1375, %1394 : f32
      %1396 = arith.muli %1381, %outputFeatures : index
      %1397 = arith.addi %1396, %21 : index
      %1398 = wave.lane
      %1399 = arith.remui %1398, %c1 : index
      %1400 = arith.addi %1397, %1399 : index
      scf.if %19 {
        %1401 = arith.addi %1400, %c8 : index
        %1402 = memref.load %residual[%1401] : memref<?xf32>
        %1403 = arith.addf %1402, %1395 : f32
        %1404 = arith.addi %1400, %c8 : index
        memref.store %1403, %out[%1404] : memref<?xf32>
      } else {
        %1405 = arith.addi %1400, %c8 : index
        memref.store %1395, %out[%1405] : memref<?xf32>
      }
    }
    %1406 = wave.lane
    %1407 = vector.extract %479#3[0] : f32 from vector<8xf32>
    %1408 = wave.lane
    %1409 = arith.addi %18, %c15 : index
    %1410 = arith.muli %c8, %c3 : index
    %1411 = arith.addi %1409, %1410 : index
    %1412 = arith.divui %1408, %c1 : index
    %1413 = arith.addi %1411, %1412 : index
    %1414 = arith.cmpi slt, %1413, %17 : index
    scf.if %1414 {
      %1415 = arith.cmpi eq, %hasFactors, %c2 : index
      %1416 = arith.muli %1413, %c3 : index
      %1417 = memref.load %factors[%1416] : memref<?xf32>
      %1418 = arith.mulf %1417, %operandScale : f32
      %1419 = arith.select %1415, %1418, %operandScale : f32
      %1420 = arith.remui %1408, %c1 : index
      %1421 = arith.muli %1420, %c33 : index
      %1422 = arith.addi %15, %1421 : index
      %1423 = vector.load %w[%1422] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1424 = vector.bitcast %1423 : vector<4xi8> to vector<1xf32>
      %1425 = vector.extract %1424[0] : f32 from vector<1xf32>
      %1426 = arith.mulf %1425, %1419 : f32
      %1427 = arith.mulf %1407, %1426 : f32
      %1428 = arith.muli %1413, %outputFeatures : index
      %1429 = arith.addi %1428, %21 : index
      %1430 = wave.lane
      %1431 = arith.remui %1430, %c1 : index
      %1432 = arith.addi %1429, %1431 : index
      scf.if %19 {
        %1433 = arith.addi %1432, %c8 : index
        %1434 = memref.load %residual[%1433] : memref<?xf32>
        %1435 = arith.addf %1434, %1427 : f32
        %1436 = arith.addi %1432, %c8 : index
        memref.store %1435, %out[%1436] : memref<?xf32>
      } else {
        %1437 = arith.addi %1432, %c8 : index
        memref.store %1427, %out[%1437] : memref<?xf32>
      }
    }
    %1438 = vector.extract %479#3[1] : f32 from vector<8xf32>
    %1439 = wave.lane
    %1440 = arith.addi %18, %c15 : index
    %1441 = arith.muli %c2, %c3 : index
    %1442 = arith.addi %1440, %1441 : index
    %1443 = arith.divui %1439, %c1 : index
    %1444 = arith.addi %1442, %1443 : index
    %1445 = arith.cmpi slt, %1444, %17 : index
    scf.if %1445 {
      %1446 = arith.cmpi eq, %hasFactors, %c2 : index
      %1447 = arith.muli %1444, %c3 : index
      %1448 = memref.load %factors[%1447] : memref<?xf32>
      %1449 = arith.mulf %1448, %operandScale : f32
      %1450 = arith.select %1446, %1449, %operandScale : f32
      %1451 = arith.remui %1439, %c1 : index
      %1452 = arith.muli %1451, %c33 : index
      %1453 = arith.addi %15, %1452 : index
      %1454 = vector.load %w[%1453] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1455 = vector.bitcast %1454 : vector<4xi8> to vector<1xf32>
      %1456 = vector.extract %1455[0] : f32 from vector<1xf32>
      %1457 = arith.mulf %1456, %1450 : f32
      %1458 = arith.mulf %1438, %1457 : f32
      %1459 = arith.muli %1444, %outputFeatures : index
      %1460 = arith.addi %1459, %21 : index
      %1461 = wave.lane
      %1462 = arith.remui %1461, %c1 : index
      %1463 = arith.addi %1460, %1462 : index
      scf.if %19 {
        %1464 = arith.addi %1463, %c8 : index
        %1465 = memref.load %residual[%1464] : memref<?xf32>
        %1466 = arith.addf %1465, %1458 : f32
        %1467 = arith.addi %1463, %c8 : index
        memref.store %1466, %out[%1467] : memref<?xf32>
      } else {
        %1468 = arith.addi %1463, %c8 : index
        memref.store %1458, %out[%1468] : memref<?xf32>
      }
    }
    %1469 = vector.extract %479#3[2] : f32 from vector<8xf32>
    %1470 = wave.lane
    %1471 = arith.addi %18, %c15 : index
    %1472 = arith.muli %c3, %c3 : index
    %1473 = arith.addi %1471, %1472 : index
    %1474 = arith.divui %1470, %c1 : index
    %1475 = arith.addi %1473, %1474 : index
    %1476 = arith.cmpi slt, %1475, %17 : index
    scf.if %1476 {
      %1477 = arith.cmpi eq, %hasFactors, %c2 : index
      %1478 = arith.muli %1475, %c3 : index
      %1479 = memref.load %factors[%1478] : memref<?xf32>
      %1480 = arith.mulf %1479, %operandScale : f32
      %1481 = arith.select %1477, %1480, %operandScale : f32
      %1482 = arith.remui %1470, %c1 : index
      %1483 = arith.muli %1482, %c33 : index
      %1484 = arith.addi %15, %1483 : index
      %1485 = vector.load %w[%1484] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1486 = vector.bitcast %1485 : vector<4xi8> to vector<1xf32>
      %1487 = vector.extract %1486[0] : f32 from vector<1xf32>
      %1488 = arith.mulf %1487, %1481 : f32
      %1489 = arith.mulf %1469, %1488 : f32
      %1490 = arith.muli %1475, %outputFeatures : index
      %1491 = arith.addi %1490, %21 : index
      %1492 = wave.lane
      %1493 = arith.remui %1492, %c1 : index
      %1494 = arith.addi %1491, %1493 : index
      scf.if %19 {
        %1495 = arith.addi %1494, %c8 : index
        %1496 = memref.load %residual[%1495] : memref<?xf32>
        %1497 = arith.addf %1496, %1489 : f32
        %1498 = arith.addi %1494, %c8 : index
        memref.store %1497, %out[%1498] : memref<?xf32>
      } else {
        %1499 = arith.addi %1494, %c8 : index
        memref.store %1489, %out[%1499] : memref<?xf32>
      }
    }
    %1500 = vector.extract %479#3[3] : f32 from vector<8xf32>
    %1501 = wave.lane
    %1502 = arith.addi %18, %c15 : index
    %1503 = arith.muli %c30, %c3 : index
    %1504 = arith.addi %1502, %1503 : index
    %1505 = arith.divui %1501, %c1 : index
    %1506 = arith.addi %1504, %1505 : index
    %1507 = arith.cmpi slt, %1506, %17 : index
    scf.if %1507 {
      %1508 = arith.cmpi eq, %hasFactors, %c2 : index
      %1509 = arith.muli %1506, %c3 : index
      %1510 = memref.load %factors[%1509] : memref<?xf32>
      %1511 = arith.mulf %1510, %operandScale : f32
      %1512 = arith.select %1508, %1511, %operandScale : f32
      %1513 = arith.remui %1501, %c1 : index
      %1514 = arith.muli %1513, %c33 : index
      %1515 = arith.addi %15, %1514 : index
      %1516 = vector.load %w[%1515] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1517 = vector.bitcast %1516 : vector<4xi8> to vector<1xf32>
      %1518 = vector.extract %1517[0] : f32 from vector<1xf32>
      %1519 = arith.mulf %1518, %1512 : f32
      %1520 = arith.mulf %1500, %1519 : f32
      %1521 = arith.muli %1506, %outputFeatures : index
      %1522 = arith.addi %1521, %21 : index
      %1523 = wave.lane
      %1524 = arith.remui %1523, %c1 : index
      %1525 = arith.addi %1522, %1524 : index
      scf.if %19 {
        %1526 = arith.addi %1525, %c8 : index
        %1527 = memref.load %residual[%1526] : memref<?xf32>
        %1528 = arith.addf %1527, %1520 : f32
        %1529 = arith.addi %1525, %c8 : index
        memref.store %1528, %out[%1529] : memref<?xf32>
      } else {
        %1530 = arith.addi %1525, %c8 : index
        memref.store %1520, %out[%1530] : memref<?xf32>
      }
    }
    %1531 = vector.extract %479#3[4] : f32 from vector<8xf32>
    %1532 = wave.lane
    %1533 = arith.addi %18, %c15 : index
    %1534 = arith.muli %c33, %c3 : index
    %1535 = arith.addi %1533, %1534 : index
    %1536 = arith.divui %1532, %c1 : index
    %1537 = arith.addi %1535, %1536 : index
    %1538 = arith.cmpi slt, %1537, %17 : index
    scf.if %1538 {
      %1539 = arith.cmpi eq, %hasFactors, %c2 : index
      %1540 = arith.muli %1537, %c3 : index
      %1541 = memref.load %factors[%1540] : memref<?xf32>
      %1542 = arith.mulf %1541, %operandScale : f32
      %1543 = arith.select %1539, %1542, %operandScale : f32
      %1544 = arith.remui %1532, %c1 : index
      %1545 = arith.muli %1544, %c33 : index
      %1546 = arith.addi %15, %1545 : index
      %1547 = vector.load %w[%1546] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1548 = vector.bitcast %1547 : vector<4xi8> to vector<1xf32>
      %1549 = vector.extract %1548[0] : f32 from vector<1xf32>
      %1550 = arith.mulf %1549, %1543 : f32
      %1551 = arith.mulf %1531, %1550 : f32
      %1552 = arith.muli %1537, %outputFeatures : index
      %1553 = arith.addi %1552, %21 : index
      %1554 = wave.lane
      %1555 = arith.remui %1554, %c1 : index
      %1556 = arith.addi %1553, %1555 : index
      scf.if %19 {
        %1557 = arith.addi %1556, %c8 : index
        %1558 = memref.load %residual[%1557] : memref<?xf32>
        %1559 = arith.addf %1558, %1551 : f32
        %1560 = arith.addi %1556, %c8 : index
        memref.store %1559, %out[%1560] : memref<?xf32>
      } else {
        %1561 = arith.addi %1556, %c8 : index
        memref.store %1551, %out[%1561] : memref<?xf32>
      }
    }
    %1562 = vector.extract %479#3[5] : f32 from vector<8xf32>
    %1563 = wave.lane
    %1564 = arith.addi %18, %c15 : index
    %1565 = arith.muli %c34, %c3 : index
    %1566 = arith.addi %1564, %1565 : index
    %1567 = arith.divui %1563, %c1 : index
    %1568 = arith.addi %1566, %1567 : index
    %1569 = arith.cmpi slt, %1568, %17 : index
    scf.if %1569 {
      %1570 = arith.cmpi eq, %hasFactors, %c2 : index
      %1571 = arith.muli %1568, %c3 : index
      %1572 = memref.load %factors[%1571] : memref<?xf32>
      %1573 = arith.mulf %1572, %operandScale : f32
      %1574 = arith.select %1570, %1573, %operandScale : f32
      %1575 = arith.remui %1563, %c1 : index
      %1576 = arith.muli %1575, %c33 : index
      %1577 = arith.addi %15, %1576 : index
      %1578 = vector.load %w[%1577] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1579 = vector.bitcast %1578 : vector<4xi8> to vector<1xf32>
      %1580 = vector.extract %1579[0] : f32 from vector<1xf32>
      %1581 = arith.mulf %1580, %1574 : f32
      %1582 = arith.mulf %1562, %1581 : f32
      %1583 = arith.muli %1568, %outputFeatures : index
      %1584 = arith.addi %1583, %21 : index
      %1585 = wave.lane
      %1586 = arith.remui %1585, %c1 : index
      %1587 = arith.addi %1584, %1586 : index
      scf.if %19 {
        %1588 = arith.addi %1587, %c8 : index
        %1589 = memref.load %residual[%1588] : memref<?xf32>
        %1590 = arith.addf %1589, %1582 : f32
        %1591 = arith.addi %1587, %c8 : index
        memref.store %1590, %out[%1591] : memref<?xf32>
      } else {
        %1592 = arith.addi %1587, %c8 : index
        memref.store %1582, %out[%1592] : memref<?xf32>
      }
    }
    %1593 = vector.extract %479#3[6] : f32 from vector<8xf32>
    %1594 = wave.lane
    %1595 = arith.addi %18, %c15 : index
    %1596 = arith.muli %c35, %c3 : index
    %1597 = arith.addi %1595, %1596 : index
    %1598 = arith.divui %1594, %c1 : index
    %1599 = arith.addi %1597, %1598 : index
    %1600 = arith.cmpi slt, %1599, %17 : index
    scf.if %1600 {
      %1601 = arith.cmpi eq, %hasFactors, %c2 : index
      %1602 = arith.muli %1599, %c3 : index
      %1603 = memref.load %factors[%1602] : memref<?xf32>
      %1604 = arith.mulf %1603, %operandScale : f32
      %1605 = arith.select %1601, %1604, %operandScale : f32
      %1606 = arith.remui %1594, %c1 : index
      %1607 = arith.muli %1606, %c33 : index
      %1608 = arith.addi %15, %1607 : index
      %1609 = vector.load %w[%1608] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1610 = vector.bitcast %1609 : vector<4xi8> to vector<1xf32>
      %1611 = vector.extract %1610[0] : f32 from vector<1xf32>
      %1612 = arith.mulf %1611, %1605 : f32
      %1613 = arith.mulf %1593, %1612 : f32
      %1614 = arith.muli %1599, %outputFeatures : index
      %1615 = arith.addi %1614, %21 : index
      %1616 = wave.lane
      %1617 = arith.remui %1616, %c1 : index
      %1618 = arith.addi %1615, %1617 : index
      scf.if %19 {
        %1619 = arith.addi %1618, %c8 : index
        %1620 = memref.load %residual[%1619] : memref<?xf32>
        %1621 = arith.addf %1620, %1613 : f32
        %1622 = arith.addi %1618, %c8 : index
        memref.store %1621, %out[%1622] : memref<?xf32>
      } else {
        %1623 = arith.addi %1618, %c8 : index
        memref.store %1613, %out[%1623] : memref<?xf32>
      }
    }
    %1624 = vector.extract %479#3[7] : f32 from vector<8xf32>
    %1625 = wave.lane
    %1626 = arith.addi %18, %c15 : index
    %1627 = arith.muli %c36, %c3 : index
    %1628 = arith.addi %1626, %1627 : index
    %1629 = arith.divui %1625, %c1 : index
    %1630 = arith.addi %1628, %1629 : index
    %1631 = arith.cmpi slt, %1630, %17 : index
    scf.if %1631 {
      %1632 = arith.cmpi eq, %hasFactors, %c2 : index
      %1633 = arith.muli %1630, %c3 : index
      %1634 = memref.load %factors[%1633] : memref<?xf32>
      %1635 = arith.mulf %1634, %operandScale : f32
      %1636 = arith.select %1632, %1635, %operandScale : f32
      %1637 = arith.remui %1625, %c1 : index
      %1638 = arith.muli %1637, %c33 : index
      %1639 = arith.addi %15, %1638 : index
      %1640 = vector.load %w[%1639] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1641 = vector.bitcast %1640 : vector<4xi8> to vector<1xf32>
      %1642 = vector.extract %1641[0] : f32 from vector<1xf32>
      %1643 = arith.mulf %1642, %1636 : f32
      %1644 = arith.mulf %1624, %1643 : f32
      %1645 = arith.muli %1630, %outputFeatures : index
      %1646 = arith.addi %1645, %21 : index
      %1647 = wave.lane
      %1648 = arith.remui %1647, %c1 : index
      %1649 = arith.addi %1646, %1648 : index
      scf.if %19 {
        %1650 = arith.addi %1649, %c8 : index
        %1651 = memref.load %residual[%1650] : memref<?xf32>
        %1652 = arith.addf %1651, %1644 : f32
        %1653 = arith.addi %1649, %c8 : index
        memref.store %1652, %out[%1653] : memref<?xf32>
      } else {
        %1654 = arith.addi %1649, %c8 : index
        memref.store %1644, %out[%1654] : memref<?xf32>
      }
    }
  }
  wave.return
}
