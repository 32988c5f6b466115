// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q8_k', waves=4, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_k_w4p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 4 : i64} {
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
  %c11 = arith.constant 1024 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c15 = arith.constant 8 : index
  %c16 = arith.constant 48 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant dense<0> : vector<4xi32>
  %c21 = arith.constant dense<983055> : vector<4xi32>
  %c22 = arith.constant dense<[0, 0, 0, 0]> : vector<4xi32>
  %c23 = arith.constant dense<4> : vector<4xi32>
  %c24 = arith.constant dense<1677747200> : vector<4xi32>
  %c25 = arith.constant dense<[4, 4, 4, 4]> : vector<4xi32>
  %c26 = arith.constant dense<8> : vector<4xi32>
  %c27 = arith.constant dense<[8, 8, 8, 8]> : vector<4xi32>
  %c28 = arith.constant dense<12> : vector<4xi32>
  %c29 = arith.constant dense<[12, 12, 12, 12]> : vector<4xi32>
  %c30 = arith.constant dense<0x6480> : vector<32xf16>
  %c31 = arith.constant 3 : index
  %c32 = arith.constant 96 : index
  %c33 = arith.constant 160 : index
  %c34 = arith.constant 192 : index
  %c35 = arith.constant 224 : index
  %c36 = arith.constant 512 : index
  %c37 = arith.constant 768 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c40 = arith.constant 4 : index
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
  %19 = wave.scratch %c11 : memref<?xf32>
  %20 = arith.cmpi eq, %hasResidual, %c2 : index
  %21 = wave.block 0
  %22 = arith.muli %21, %c1 : index
  %23 = arith.cmpi slt, %18, %17 : index
  scf.if %23 {
    %24 = wave.lane
    %25 = arith.remui %24, %c1 : index
    %26 = arith.remui %25, %tileRows : index
    %27 = arith.addi %18, %26 : index
    %28 = arith.divui %27, %tileRows : index
    %29 = arith.divui %inputFeatures, %c1 : index
    %30 = arith.muli %28, %29 : index
    %31 = arith.divui %c8, %c1 : index
    %32 = arith.addi %30, %31 : index
    %33 = arith.muli %32, %c3 : index
    %34 = arith.remui %c8, %c1 : index
    %35 = arith.divui %34, %c15 : index
    %36 = arith.addi %33, %35 : index
    %37 = arith.muli %tileRows, %c15 : index
    %38 = arith.muli %36, %37 : index
    %39 = arith.remui %27, %tileRows : index
    %40 = arith.muli %39, %c15 : index
    %41 = arith.addi %38, %40 : index
    %42 = arith.remui %c8, %c15 : index
    %43 = arith.addi %41, %42 : index
    %44 = arith.addi %25, %c1 : index
    %45 = arith.addi %18, %44 : index
    %46 = arith.divui %45, %tileRows : index
    %47 = arith.divui %inputFeatures, %c1 : index
    %48 = arith.muli %46, %47 : index
    %49 = arith.divui %c8, %c1 : index
    %50 = arith.addi %48, %49 : index
    %51 = arith.muli %50, %c3 : index
    %52 = arith.remui %c8, %c1 : index
    %53 = arith.divui %52, %c15 : index
    %54 = arith.addi %51, %53 : index
    %55 = arith.muli %tileRows, %c15 : index
    %56 = arith.muli %54, %55 : index
    %57 = arith.remui %45, %tileRows : index
    %58 = arith.muli %57, %c15 : index
    %59 = arith.addi %56, %58 : index
    %60 = arith.remui %c8, %c15 : index
    %61 = arith.addi %59, %60 : index
    %62 = arith.addi %25, %c5 : index
    %63 = arith.addi %18, %62 : index
    %64 = arith.divui %63, %tileRows : index
    %65 = arith.divui %inputFeatures, %c1 : index
    %66 = arith.muli %64, %65 : index
    %67 = arith.divui %c8, %c1 : index
    %68 = arith.addi %66, %67 : index
    %69 = arith.muli %68, %c3 : index
    %70 = arith.remui %c8, %c1 : index
    %71 = arith.divui %70, %c15 : index
    %72 = arith.addi %69, %71 : index
    %73 = arith.muli %tileRows, %c15 : index
    %74 = arith.muli %72, %73 : index
    %75 = arith.remui %63, %tileRows : index
    %76 = arith.muli %75, %c15 : index
    %77 = arith.addi %74, %76 : index
    %78 = arith.remui %c8, %c15 : index
    %79 = arith.addi %77, %78 : index
    %80 = arith.addi %25, %c16 : index
    %81 = arith.addi %18, %80 : index
    %82 = arith.divui %81, %tileRows : index
    %83 = arith.divui %inputFeatures, %c1 : index
    %84 = arith.muli %82, %83 : index
    %85 = arith.divui %c8, %c1 : index
    %86 = arith.addi %84, %85 : index
    %87 = arith.muli %86, %c3 : index
    %88 = arith.remui %c8, %c1 : index
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
    %99 = arith.divui %inputFeatures, %c5 : index
    %100 = arith.muli %98, %stepsPerWave : index
    %101 = arith.minsi %100, %99 : index
    %102 = arith.addi %101, %stepsPerWave : index
    %103 = arith.minsi %102, %99 : index
    %104 = arith.cmpi eq, %wholeBlocks, %c2 : index
    %105 = arith.subi %103, %101 : index
    %106 = arith.divui %105, %c3 : index
    %107 = arith.muli %106, %c3 : index
    %108 = arith.addi %101, %107 : index
    %109 = arith.addi %101, %stepsPerWave : index
    %110 = arith.select %104, %109, %108 : index
    %116:4 = scf.for %111 = %101 to %110 step %c3 iter_args(%112 = %c17, %113 = %c17, %114 = %c17, %115 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %117 = wave.lane
      %118 = arith.addi %111, %c8 : index
      %119 = arith.remui %117, %c1 : index
      %120 = arith.addi %15, %c7 : index
      %121 = arith.divui %118, %c15 : index
      %122 = arith.muli %121, %c5 : index
      %123 = arith.addi %120, %122 : index
      %124 = arith.muli %119, %c3 : index
      %125 = arith.addi %123, %124 : index
      %126 = vector.load %w[%125] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %127 = vector.bitcast %126 : vector<2xi8> to vector<1xf16>
      %128 = arith.divui %inputFeatures, %c4 : index
      %129 = arith.muli %128, %c5 : index
      %130 = arith.addi %120, %129 : index
      %131 = arith.muli %118, %c1 : index
      %132 = arith.addi %130, %131 : index
      %133 = arith.muli %119, %c2 : index
      %134 = arith.addi %132, %133 : index
      %135 = vector.load %w[%134] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %136 = vector.extract %127[0] : f16 from vector<1xf16>
      %137 = arith.extf %136 : f16 to f32
      %138 = vector.extract %135[0] : i8 from vector<1xi8>
      %139 = arith.extsi %138 : i8 to i32
      %140 = arith.sitofp %139 : i32 to f32
      %141 = arith.mulf %137, %140 : f32
      %142 = arith.truncf %141 : f32 to f16
      %143 = vector.broadcast %142 : f16 to vector<16xf16>
      %144 = arith.addi %15, %c7 : index
      %145 = arith.muli %inputFeatures, %c2 : index
      %146 = arith.divui %145, %c3 : index
      %147 = arith.divui %inputFeatures, %c4 : index
      %148 = arith.muli %147, %c5 : index
      %149 = arith.addi %148, %146 : index
      %150 = arith.addi %149, %c6 : index
      %151 = arith.divui %150, %c7 : index
      %152 = arith.muli %151, %c7 : index
      %153 = arith.addi %144, %152 : index
      %154 = arith.muli %inputFeatures, %c15 : index
      %155 = arith.addi %153, %154 : index
      %156 = arith.muli %118, %c1 : index
      %157 = arith.addi %156, %119 : index
      %158 = arith.muli %157, %c1 : index
      %159 = arith.addi %155, %158 : index
      %160 = arith.muli %118, %c4 : index
      %161 = arith.addi %153, %160 : index
      %162 = arith.muli %119, %c1 : index
      %163 = arith.addi %161, %162 : index
      %164 = vector.load %w[%159] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %165 = vector.bitcast %164 : vector<16xi8> to vector<4xi32>
      %166 = vector.load %w[%163] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %167 = vector.bitcast %166 : vector<16xi8> to vector<4xi32>
      %168 = arith.shrui %167, %c20 : vector<4xi32>
      %169 = arith.andi %168, %c21 : vector<4xi32>
      %170 = arith.shrui %165, %c22 : vector<4xi32>
      %171 = arith.andi %170, %c21 : vector<4xi32>
      %172 = arith.shli %171, %c23 : vector<4xi32>
      %173 = arith.ori %169, %172 : vector<4xi32>
      %174 = arith.ori %173, %c24 : vector<4xi32>
      %175 = vector.bitcast %174 : vector<4xi32> to vector<8xf16>
      %176 = arith.shrui %167, %c23 : vector<4xi32>
      %177 = arith.andi %176, %c21 : vector<4xi32>
      %178 = arith.shrui %165, %c25 : vector<4xi32>
      %179 = arith.andi %178, %c21 : vector<4xi32>
      %180 = arith.shli %179, %c23 : vector<4xi32>
      %181 = arith.ori %177, %180 : vector<4xi32>
      %182 = arith.ori %181, %c24 : vector<4xi32>
      %183 = vector.bitcast %182 : vector<4xi32> to vector<8xf16>
      %184 = arith.shrui %167, %c26 : vector<4xi32>
      %185 = arith.andi %184, %c21 : vector<4xi32>
      %186 = arith.shrui %165, %c27 : vector<4xi32>
      %187 = arith.andi %186, %c21 : vector<4xi32>
      %188 = arith.shli %187, %c23 : vector<4xi32>
      %189 = arith.ori %185, %188 : vector<4xi32>
      %190 = arith.ori %189, %c24 : vector<4xi32>
      %191 = vector.bitcast %190 : vector<4xi32> to vector<8xf16>
      %192 = arith.shrui %167, %c28 : vector<4xi32>
      %193 = arith.andi %192, %c21 : vector<4xi32>
      %194 = arith.shrui %165, %c29 : vector<4xi32>
      %195 = arith.andi %194, %c21 : vector<4xi32>
      %196 = arith.shli %195, %c23 : vector<4xi32>
      %197 = arith.ori %193, %196 : vector<4xi32>
      %198 = arith.ori %197, %c24 : vector<4xi32>
      %199 = vector.bitcast %198 : vector<4xi32> to vector<8xf16>
      %200 = vector.shuffle %175, %183 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %201 = vector.shuffle %191, %199 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %202 = vector.shuffle %200, %201 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %203 = arith.subf %202, %c30 : vector<32xf16>
      %204 = vector.shuffle %203, %203 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %205 = vector.shuffle %203, %203 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %206 = arith.mulf %204, %143 : vector<16xf16>
      %207 = arith.mulf %205, %143 : vector<16xf16>
      %208 = arith.addi %111, %c2 : index
      %209 = arith.remui %117, %c1 : index
      %210 = arith.addi %15, %c7 : index
      %211 = arith.divui %208, %c15 : index
      %212 = arith.muli %211, %c5 : index
      %213 = arith.addi %210, %212 : index
      %214 = arith.muli %209, %c3 : index
      %215 = arith.addi %213, %214 : index
      %216 = vector.load %w[%215] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %217 = vector.bitcast %216 : vector<2xi8> to vector<1xf16>
      %218 = arith.divui %inputFeatures, %c4 : index
      %219 = arith.muli %218, %c5 : index
      %220 = arith.addi %210, %219 : index
      %221 = arith.muli %208, %c1 : index
      %222 = arith.addi %220, %221 : index
      %223 = arith.muli %209, %c2 : index
      %224 = arith.addi %222, %223 : index
      %225 = vector.load %w[%224] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %226 = vector.extract %217[0] : f16 from vector<1xf16>
      %227 = arith.extf %226 : f16 to f32
      %228 = vector.extract %225[0] : i8 from vector<1xi8>
      %229 = arith.extsi %228 : i8 to i32
      %230 = arith.sitofp %229 : i32 to f32
      %231 = arith.mulf %227, %230 : f32
      %232 = arith.truncf %231 : f32 to f16
      %233 = vector.broadcast %232 : f16 to vector<16xf16>
      %234 = arith.addi %15, %c7 : index
      %235 = arith.muli %inputFeatures, %c2 : index
      %236 = arith.divui %235, %c3 : index
      %237 = arith.divui %inputFeatures, %c4 : index
      %238 = arith.muli %237, %c5 : index
      %239 = arith.addi %238, %236 : index
      %240 = arith.addi %239, %c6 : index
      %241 = arith.divui %240, %c7 : index
      %242 = arith.muli %241, %c7 : index
      %243 = arith.addi %234, %242 : index
      %244 = arith.muli %inputFeatures, %c15 : index
      %245 = arith.addi %243, %244 : index
      %246 = arith.muli %208, %c1 : index
      %247 = arith.addi %246, %209 : index
      %248 = arith.muli %247, %c1 : index
      %249 = arith.addi %245, %248 : index
      %250 = arith.muli %208, %c4 : index
      %251 = arith.addi %243, %250 : index
      %252 = arith.muli %209, %c1 : index
      %253 = arith.addi %251, %252 : index
      %254 = vector.load %w[%249] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %255 = vector.bitcast %254 : vector<16xi8> to vector<4xi32>
      %256 = vector.load %w[%253] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %257 = vector.bitcast %256 : vector<16xi8> to vector<4xi32>
      %258 = arith.shrui %257, %c20 : vector<4xi32>
      %259 = arith.andi %258, %c21 : vector<4xi32>
      %260 = arith.shrui %255, %c22 : vector<4xi32>
      %261 = arith.andi %260, %c21 : vector<4xi32>
      %262 = arith.shli %261, %c23 : vector<4xi32>
      %263 = arith.ori %259, %262 : vector<4xi32>
      %264 = arith.ori %263, %c24 : vector<4xi32>
      %265 = vector.bitcast %264 : vector<4xi32> to vector<8xf16>
      %266 = arith.shrui %257, %c23 : vector<4xi32>
      %267 = arith.andi %266, %c21 : vector<4xi32>
      %268 = arith.shrui %255, %c25 : vector<4xi32>
      %269 = arith.andi %268, %c21 : vector<4xi32>
      %270 = arith.shli %269, %c23 : vector<4xi32>
      %271 = arith.ori %267, %270 : vector<4xi32>
      %272 = arith.ori %271, %c24 : vector<4xi32>
      %273 = vector.bitcast %272 : vector<4xi32> to vector<8xf16>
      %274 = arith.shrui %257, %c26 : vector<4xi32>
      %275 = arith.andi %274, %c21 : vector<4xi32>
      %276 = arith.shrui %255, %c27 : vector<4xi32>
      %277 = arith.andi %276, %c21 : vector<4xi32>
      %278 = arith.shli %277, %c23 : vector<4xi32>
      %279 = arith.ori %275, %278 : vector<4xi32>
      %280 = arith.ori %279, %c24 : vector<4xi32>
      %281 = vector.bitcast %280 : vector<4xi32> to vector<8xf16>
      %282 = arith.shrui %257, %c28 : vector<4xi32>
      %283 = arith.andi %282, %c21 : vector<4xi32>
      %284 = arith.shrui %255, %c29 : vector<4xi32>
      %285 = arith.andi %284, %c21 : vector<4xi32>
      %286 = arith.shli %285, %c23 : vector<4xi32>
      %287 = arith.ori %283, %286 : vector<4xi32>
      %288 = arith.ori %287, %c24 : vector<4xi32>
      %289 = vector.bitcast %288 : vector<4xi32> to vector<8xf16>
      %290 = vector.shuffle %265, %273 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %291 = vector.shuffle %281, %289 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %292 = vector.shuffle %290, %291 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %293 = arith.subf %292, %c30 : vector<32xf16>
      %294 = vector.shuffle %293, %293 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %295 = vector.shuffle %293, %293 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %296 = arith.mulf %294, %233 : vector<16xf16>
      %297 = arith.mulf %295, %233 : vector<16xf16>
      %298 = arith.muli %111, %c3 : index
      %299 = arith.addi %298, %c8 : index
      %300 = arith.muli %tileRows, %c1 : index
      %301 = arith.muli %299, %300 : index
      %302 = arith.addi %43, %301 : index
      %303 = vector.load %x[%302] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %304 = arith.muli %tileRows, %c15 : index
      %305 = arith.addi %302, %304 : index
      %306 = vector.load %x[%305] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %307 = vector.shuffle %303, %306 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %308 = wave.mma %307, %206, %112 : vector<16xf16>, vector<8xf32>
      %309 = arith.muli %111, %c3 : index
      %310 = arith.addi %309, %c8 : index
      %311 = arith.muli %tileRows, %c1 : index
      %312 = arith.muli %310, %311 : index
      %313 = arith.addi %61, %312 : index
      %314 = vector.load %x[%313] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %315 = arith.muli %tileRows, %c15 : index
      %316 = arith.addi %313, %315 : index
      %317 = vector.load %x[%316] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %318 = vector.shuffle %314, %317 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %319 = wave.mma %318, %206, %113 : vector<16xf16>, vector<8xf32>
      %320 = arith.muli %111, %c3 : index
      %321 = arith.addi %320, %c8 : index
      %322 = arith.muli %tileRows, %c1 : index
      %323 = arith.muli %321, %322 : index
      %324 = arith.addi %79, %323 : index
      %325 = vector.load %x[%324] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %326 = arith.muli %tileRows, %c15 : index
      %327 = arith.addi %324, %326 : index
      %328 = vector.load %x[%327] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %329 = vector.shuffle %325, %328 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %330 = wave.mma %329, %206, %114 : vector<16xf16>, vector<8xf32>
      %331 = arith.muli %111, %c3 : index
      %332 = arith.addi %331, %c8 : index
      %333 = arith.muli %tileRows, %c1 : index
      %334 = arith.muli %332, %333 : index
      %335 = arith.addi %97, %334 : index
      %336 = vector.load %x[%335] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %337 = arith.muli %tileRows, %c15 : index
      %338 = arith.addi %335, %337 : index
      %339 = vector.load %x[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %340 = vector.shuffle %336, %339 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %341 = wave.mma %340, %206, %115 : vector<16xf16>, vector<8xf32>
      %342 = arith.muli %111, %c3 : index
      %343 = arith.addi %342, %c2 : index
      %344 = arith.muli %tileRows, %c1 : index
      %345 = arith.muli %343, %344 : index
      %346 = arith.addi %43, %345 : index
      %347 = vector.load %x[%346] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %348 = arith.muli %tileRows, %c15 : index
      %349 = arith.addi %346, %348 : index
      %350 = vector.load %x[%349] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %351 = vector.shuffle %347, %350 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %352 = wave.mma %351, %207, %308 : vector<16xf16>, vector<8xf32>
      %353 = arith.muli %111, %c3 : index
      %354 = arith.addi %353, %c2 : index
      %355 = arith.muli %tileRows, %c1 : index
      %356 = arith.muli %354, %355 : index
      %357 = arith.addi %61, %356 : index
      %358 = vector.load %x[%357] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %359 = arith.muli %tileRows, %c15 : index
      %360 = arith.addi %357, %359 : index
      %361 = vector.load %x[%360] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %362 = vector.shuffle %358, %361 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %363 = wave.mma %362, %207, %319 : vector<16xf16>, vector<8xf32>
      %364 = arith.muli %111, %c3 : index
      %365 = arith.addi %364, %c2 : index
      %366 = arith.muli %tileRows, %c1 : index
      %367 = arith.muli %365, %366 : index
      %368 = arith.addi %79, %367 : index
      %369 = vector.load %x[%368] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %370 = arith.muli %tileRows, %c15 : index
      %371 = arith.addi %368, %370 : index
      %372 = vector.load %x[%371] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %373 = vector.shuffle %369, %372 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %374 = wave.mma %373, %207, %330 : vector<16xf16>, vector<8xf32>
      %375 = arith.muli %111, %c3 : index
      %376 = arith.addi %375, %c2 : index
      %377 = arith.muli %tileRows, %c1 : index
      %378 = arith.muli %376, %377 : index
      %379 = arith.addi %97, %378 : index
      %380 = vector.load %x[%379] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %381 = arith.muli %tileRows, %c15 : index
      %382 = arith.addi %379, %381 : index
      %383 = vector.load %x[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %384 = vector.shuffle %380, %383 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %385 = wave.mma %384, %207, %341 : vector<16xf16>, vector<8xf32>
      %386 = arith.muli %111, %c3 : index
      %387 = arith.addi %386, %c3 : index
      %388 = arith.muli %tileRows, %c1 : index
      %389 = arith.muli %387, %388 : index
      %390 = arith.addi %43, %389 : index
      %391 = vector.load %x[%390] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %392 = arith.muli %tileRows, %c15 : index
      %393 = arith.addi %390, %392 : index
      %394 = vector.load %x[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %395 = vector.shuffle %391, %394 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %396 = wave.mma %395, %296, %352 : vector<16xf16>, vector<8xf32>
      %397 = arith.muli %111, %c3 : index
      %398 = arith.addi %397, %c3 : index
      %399 = arith.muli %tileRows, %c1 : index
      %400 = arith.muli %398, %399 : index
      %401 = arith.addi %61, %400 : index
      %402 = vector.load %x[%401] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %403 = arith.muli %tileRows, %c15 : index
      %404 = arith.addi %401, %403 : index
      %405 = vector.load %x[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %406 = vector.shuffle %402, %405 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %407 = wave.mma %406, %296, %363 : vector<16xf16>, vector<8xf32>
      %408 = arith.muli %111, %c3 : index
      %409 = arith.addi %408, %c3 : index
      %410 = arith.muli %tileRows, %c1 : index
      %411 = arith.muli %409, %410 : index
      %412 = arith.addi %79, %411 : index
      %413 = vector.load %x[%412] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %414 = arith.muli %tileRows, %c15 : index
      %415 = arith.addi %412, %414 : index
      %416 = vector.load %x[%415] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %417 = vector.shuffle %413, %416 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %418 = wave.mma %417, %296, %374 : vector<16xf16>, vector<8xf32>
      %419 = arith.muli %111, %c3 : index
      %420 = arith.addi %419, %c3 : index
      %421 = arith.muli %tileRows, %c1 : index
      %422 = arith.muli %420, %421 : index
      %423 = arith.addi %97, %422 : index
      %424 = vector.load %x[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %425 = arith.muli %tileRows, %c15 : index
      %426 = arith.addi %423, %425 : index
      %427 = vector.load %x[%426] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %428 = vector.shuffle %424, %427 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %429 = wave.mma %428, %296, %385 : vector<16xf16>, vector<8xf32>
      %430 = arith.muli %111, %c3 : index
      %431 = arith.addi %430, %c31 : index
      %432 = arith.muli %tileRows, %c1 : index
      %433 = arith.muli %431, %432 : index
      %434 = arith.addi %43, %433 : index
      %435 = vector.load %x[%434] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %436 = arith.muli %tileRows, %c15 : index
      %437 = arith.addi %434, %436 : index
      %438 = vector.load %x[%437] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %439 = vector.shuffle %435, %438 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %440 = wave.mma %439, %297, %396 : vector<16xf16>, vector<8xf32>
      %441 = arith.muli %111, %c3 : index
      %442 = arith.addi %441, %c31 : index
      %443 = arith.muli %tileRows, %c1 : index
      %444 = arith.muli %442, %443 : index
      %445 = arith.addi %61, %444 : index
      %446 = vector.load %x[%445] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %447 = arith.muli %tileRows, %c15 : index
      %448 = arith.addi %445, %447 : index
      %449 = vector.load %x[%448] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %450 = vector.shuffle %446, %449 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %451 = wave.mma %450, %297, %407 : vector<16xf16>, vector<8xf32>
      %452 = arith.muli %111, %c3 : index
      %453 = arith.addi %452, %c31 : index
      %454 = arith.muli %tileRows, %c1 : index
      %455 = arith.muli %453, %454 : index
      %456 = arith.addi %79, %455 : index
      %457 = vector.load %x[%456] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %458 = arith.muli %tileRows, %c15 : index
      %459 = arith.addi %456, %458 : index
      %460 = vector.load %x[%459] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %461 = vector.shuffle %457, %460 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %462 = wave.mma %461, %297, %418 : vector<16xf16>, vector<8xf32>
      %463 = arith.muli %111, %c3 : index
      %464 = arith.addi %463, %c31 : index
      %465 = arith.muli %tileRows, %c1 : index
      %466 = arith.muli %464, %465 : index
      %467 = arith.addi %97, %466 : index
      %468 = vector.load %x[%467] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %469 = arith.muli %tileRows, %c15 : index
      %470 = arith.addi %467, %469 : index
      %471 = vector.load %x[%470] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %472 = vector.shuffle %468, %471 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %473 = wave.mma %472, %297, %429 : vector<16xf16>, vector<8xf32>
      scf.yield %440, %451, %462, %473 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %474 = arith.select %104, %110, %103 : index
    %480:4 = scf.for %475 = %110 to %474 step %c2 iter_args(%476 = %116#0, %477 = %116#1, %478 = %116#2, %479 = %116#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %481 = wave.lane
      %482 = arith.addi %475, %c8 : index
      %483 = arith.remui %481, %c1 : index
      %484 = arith.addi %15, %c7 : index
      %485 = arith.divui %482, %c15 : index
      %486 = arith.muli %485, %c5 : index
      %487 = arith.addi %484, %486 : index
      %488 = arith.muli %483, %c3 : index
      %489 = arith.addi %487, %488 : index
      %490 = vector.load %w[%489] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %491 = vector.bitcast %490 : vector<2xi8> to vector<1xf16>
      %492 = arith.divui %inputFeatures, %c4 : index
      %493 = arith.muli %492, %c5 : index
      %494 = arith.addi %484, %493 : index
      %495 = arith.muli %482, %c1 : index
      %496 = arith.addi %494, %495 : index
      %497 = arith.muli %483, %c2 : index
      %498 = arith.addi %496, %497 : index
      %499 = vector.load %w[%498] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
      %500 = vector.extract %491[0] : f16 from vector<1xf16>
      %501 = arith.extf %500 : f16 to f32
      %502 = vector.extract %499[0] : i8 from vector<1xi8>
      %503 = arith.extsi %502 : i8 to i32
      %504 = arith.sitofp %503 : i32 to f32
      %505 = arith.mulf %501, %504 : f32
      %506 = arith.truncf %505 : f32 to f16
      %507 = vector.broadcast %506 : f16 to vector<16xf16>
      %508 = arith.addi %15, %c7 : index
      %509 = arith.muli %inputFeatures, %c2 : index
      %510 = arith.divui %509, %c3 : index
      %511 = arith.divui %inputFeatures, %c4 : index
      %512 = arith.muli %511, %c5 : index
      %513 = arith.addi %512, %510 : index
      %514 = arith.addi %513, %c6 : index
      %515 = arith.divui %514, %c7 : index
      %516 = arith.muli %515, %c7 : index
      %517 = arith.addi %508, %516 : index
      %518 = arith.muli %inputFeatures, %c15 : index
      %519 = arith.addi %517, %518 : index
      %520 = arith.muli %482, %c1 : index
      %521 = arith.addi %520, %483 : index
      %522 = arith.muli %521, %c1 : index
      %523 = arith.addi %519, %522 : index
      %524 = arith.muli %482, %c4 : index
      %525 = arith.addi %517, %524 : index
      %526 = arith.muli %483, %c1 : index
      %527 = arith.addi %525, %526 : index
      %528 = vector.load %w[%523] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %529 = vector.bitcast %528 : vector<16xi8> to vector<4xi32>
      %530 = vector.load %w[%527] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %531 = vector.bitcast %530 : vector<16xi8> to vector<4xi32>
      %532 = arith.shrui %531, %c20 : vector<4xi32>
      %533 = arith.andi %532, %c21 : vector<4xi32>
      %534 = arith.shrui %529, %c22 : vector<4xi32>
      %535 = arith.andi %534, %c21 : vector<4xi32>
      %536 = arith.shli %535, %c23 : vector<4xi32>
      %537 = arith.ori %533, %536 : vector<4xi32>
      %538 = arith.ori %537, %c24 : vector<4xi32>
      %539 = vector.bitcast %538 : vector<4xi32> to vector<8xf16>
      %540 = arith.shrui %531, %c23 : vector<4xi32>
      %541 = arith.andi %540, %c21 : vector<4xi32>
      %542 = arith.shrui %529, %c25 : vector<4xi32>
      %543 = arith.andi %542, %c21 : vector<4xi32>
      %544 = arith.shli %543, %c23 : vector<4xi32>
      %545 = arith.ori %541, %544 : vector<4xi32>
      %546 = arith.ori %545, %c24 : vector<4xi32>
      %547 = vector.bitcast %546 : vector<4xi32> to vector<8xf16>
      %548 = arith.shrui %531, %c26 : vector<4xi32>
      %549 = arith.andi %548, %c21 : vector<4xi32>
      %550 = arith.shrui %529, %c27 : vector<4xi32>
      %551 = arith.andi %550, %c21 : vector<4xi32>
      %552 = arith.shli %551, %c23 : vector<4xi32>
      %553 = arith.ori %549, %552 : vector<4xi32>
      %554 = arith.ori %553, %c24 : vector<4xi32>
      %555 = vector.bitcast %554 : vector<4xi32> to vector<8xf16>
      %556 = arith.shrui %531, %c28 : vector<4xi32>
      %557 = arith.andi %556, %c21 : vector<4xi32>
      %558 = arith.shrui %529, %c29 : vector<4xi32>
      %559 = arith.andi %558, %c21 : vector<4xi32>
      %560 = arith.shli %559, %c23 : vector<4xi32>
      %561 = arith.ori %557, %560 : vector<4xi32>
      %562 = arith.ori %561, %c24 : vector<4xi32>
      %563 = vector.bitcast %562 : vector<4xi32> to vector<8xf16>
      %564 = vector.shuffle %539, %547 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %565 = vector.shuffle %555, %563 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %566 = vector.shuffle %564, %565 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %567 = arith.subf %566, %c30 : vector<32xf16>
      %568 = vector.shuffle %567, %567 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %569 = vector.shuffle %567, %567 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %570 = arith.mulf %568, %507 : vector<16xf16>
      %571 = arith.mulf %569, %507 : vector<16xf16>
      %572 = arith.muli %475, %c3 : index
      %573 = arith.addi %572, %c8 : index
      %574 = arith.muli %tileRows, %c1 : index
      %575 = arith.muli %573, %574 : index
      %576 = arith.addi %43, %575 : index
      %577 = vector.load %x[%576] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %578 = arith.muli %tileRows, %c15 : index
      %579 = arith.addi %576, %578 : index
      %580 = vector.load %x[%579] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %581 = vector.shuffle %577, %580 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %582 = wave.mma %581, %570, %476 : vector<16xf16>, vector<8xf32>
      %583 = arith.muli %475, %c3 : index
      %584 = arith.addi %583, %c8 : index
      %585 = arith.muli %tileRows, %c1 : index
      %586 = arith.muli %584, %585 : index
      %587 = arith.addi %61, %586 : index
      %588 = vector.load %x[%587] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %589 = arith.muli %tileRows, %c15 : index
      %590 = arith.addi %587, %589 : index
      %591 = vector.load %x[%590] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %592 = vector.shuffle %588, %591 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %593 = wave.mma %592, %570, %477 : vector<16xf16>, vector<8xf32>
      %594 = arith.muli %475, %c3 : index
      %595 = arith.addi %594, %c8 : index
      %596 = arith.muli %tileRows, %c1 : index
      %597 = arith.muli %595, %596 : index
      %598 = arith.addi %79, %597 : index
      %599 = vector.load %x[%598] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %600 = arith.muli %tileRows, %c15 : index
      %601 = arith.addi %598, %600 : index
      %602 = vector.load %x[%601] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %603 = vector.shuffle %599, %602 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %604 = wave.mma %603, %570, %478 : vector<16xf16>, vector<8xf32>
      %605 = arith.muli %475, %c3 : index
      %606 = arith.addi %605, %c8 : index
      %607 = arith.muli %tileRows, %c1 : index
      %608 = arith.muli %606, %607 : index
      %609 = arith.addi %97, %608 : index
      %610 = vector.load %x[%609] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %611 = arith.muli %tileRows, %c15 : index
      %612 = arith.addi %609, %611 : index
      %613 = vector.load %x[%612] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %614 = vector.shuffle %610, %613 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %615 = wave.mma %614, %570, %479 : vector<16xf16>, vector<8xf32>
      %616 = arith.muli %475, %c3 : index
      %617 = arith.addi %616, %c2 : index
      %618 = arith.muli %tileRows, %c1 : index
      %619 = arith.muli %617, %618 : index
      %620 = arith.addi %43, %619 : index
      %621 = vector.load %x[%620] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %622 = arith.muli %tileRows, %c15 : index
      %623 = arith.addi %620, %622 : index
      %624 = vector.load %x[%623] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %625 = vector.shuffle %621, %624 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %626 = wave.mma %625, %571, %582 : vector<16xf16>, vector<8xf32>
      %627 = arith.muli %475, %c3 : index
      %628 = arith.addi %627, %c2 : index
      %629 = arith.muli %tileRows, %c1 : index
      %630 = arith.muli %628, %629 : index
      %631 = arith.addi %61, %630 : index
      %632 = vector.load %x[%631] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %633 = arith.muli %tileRows, %c15 : index
      %634 = arith.addi %631, %633 : index
      %635 = vector.load %x[%634] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %636 = vector.shuffle %632, %635 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %637 = wave.mma %636, %571, %593 : vector<16xf16>, vector<8xf32>
      %638 = arith.muli %475, %c3 : index
      %639 = arith.addi %638, %c2 : index
      %640 = arith.muli %tileRows, %c1 : index
      %641 = arith.muli %639, %640 : index
      %642 = arith.addi %79, %641 : index
      %643 = vector.load %x[%642] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %644 = arith.muli %tileRows, %c15 : index
      %645 = arith.addi %642, %644 : index
      %646 = vector.load %x[%645] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %647 = vector.shuffle %643, %646 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %648 = wave.mma %647, %571, %604 : vector<16xf16>, vector<8xf32>
      %649 = arith.muli %475, %c3 : index
      %650 = arith.addi %649, %c2 : index
      %651 = arith.muli %tileRows, %c1 : index
      %652 = arith.muli %650, %651 : index
      %653 = arith.addi %97, %652 : index
      %654 = vector.load %x[%653] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %655 = arith.muli %tileRows, %c15 : index
      %656 = arith.addi %653, %655 : index
      %657 = vector.load %x[%656] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %658 = vector.shuffle %654, %657 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %659 = wave.mma %658, %571, %615 : vector<16xf16>, vector<8xf32>
      scf.yield %626, %637, %648, %659 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %660 = wave.lane
    %661 = wave.wave
    %662 = arith.muli %661, %c2 : index
    %663 = arith.addi %662, %c8 : index
    %664 = arith.muli %663, %c4 : index
    %665 = arith.addi %664, %660 : index
    %666 = vector.extract %480#0[0] : f32 from vector<8xf32>
    %667 = arith.addi %665, %c8 : index
    memref.store %666, %19[%667] : memref<?xf32>
    %668 = vector.extract %480#0[1] : f32 from vector<8xf32>
    %669 = arith.addi %665, %c5 : index
    memref.store %668, %19[%669] : memref<?xf32>
    %670 = vector.extract %480#0[2] : f32 from vector<8xf32>
    %671 = arith.addi %665, %c10 : index
    memref.store %670, %19[%671] : memref<?xf32>
    %672 = vector.extract %480#0[3] : f32 from vector<8xf32>
    %673 = arith.addi %665, %c32 : index
    memref.store %672, %19[%673] : memref<?xf32>
    %674 = vector.extract %480#0[4] : f32 from vector<8xf32>
    %675 = arith.addi %665, %c7 : index
    memref.store %674, %19[%675] : memref<?xf32>
    %676 = vector.extract %480#0[5] : f32 from vector<8xf32>
    %677 = arith.addi %665, %c33 : index
    memref.store %676, %19[%677] : memref<?xf32>
    %678 = vector.extract %480#0[6] : f32 from vector<8xf32>
    %679 = arith.addi %665, %c34 : index
    memref.store %678, %19[%679] : memref<?xf32>
    %680 = vector.extract %480#0[7] : f32 from vector<8xf32>
    %681 = arith.addi %665, %c35 : index
    memref.store %680, %19[%681] : memref<?xf32>
    wave.barrier
    %682 = arith.muli %661, %c3 : index
    %683 = arith.addi %682, %c8 : index
    %684 = arith.muli %683, %c5 : index
    %685 = arith.addi %684, %660 : index
    %686 = arith.addi %685, %c8 : index
    %687 = memref.load %19[%686] : memref<?xf32>
    %688 = arith.addi %686, %c4 : index
    %689 = memref.load %19[%688] : memref<?xf32>
    %690 = arith.addf %687, %689 : f32
    %691 = arith.addi %686, %c36 : index
    %692 = memref.load %19[%691] : memref<?xf32>
    %693 = arith.addf %690, %692 : f32
    %694 = arith.addi %686, %c37 : index
    %695 = memref.load %19[%694] : memref<?xf32>
    %696 = arith.addf %693, %695 : f32
    %697 = wave.lane
    %698 = arith.addi %18, %c8 : index
    %699 = arith.muli %683, %c3 : index
    %700 = arith.addi %698, %699 : index
    %701 = arith.divui %697, %c1 : index
    %702 = arith.addi %700, %701 : index
    %703 = arith.cmpi slt, %702, %17 : index
    scf.if %703 {
      %704 = arith.cmpi eq, %hasFactors, %c2 : index
      %705 = arith.muli %702, %c3 : index
      %706 = memref.load %factors[%705] : memref<?xf32>
      %707 = arith.mulf %706, %operandScale : f32
      %708 = arith.select %704, %707, %operandScale : f32
      %709 = arith.remui %697, %c1 : index
      %710 = arith.muli %709, %c40 : index
      %711 = arith.addi %15, %710 : index
      %712 = vector.load %w[%711] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %713 = vector.bitcast %712 : vector<4xi8> to vector<1xf32>
      %714 = vector.extract %713[0] : f32 from vector<1xf32>
      %715 = arith.mulf %714, %708 : f32
      %716 = arith.mulf %696, %715 : f32
      %717 = arith.muli %702, %outputFeatures : index
      %718 = arith.addi %717, %22 : index
      %719 = wave.lane
      %720 = arith.remui %719, %c1 : index
      %721 = arith.addi %718, %720 : index
      scf.if %20 {
        %722 = arith.addi %721, %c8 : index
        %723 = memref.load %residual[%722] : memref<?xf32>
        %724 = arith.addf %723, %716 : f32
        %725 = arith.addi %721, %c8 : index
        memref.store %724, %out[%725] : memref<?xf32>
      } else {
        %726 = arith.addi %721, %c8 : index
        memref.store %716, %out[%726] : memref<?xf32>
      }
    }
    %727 = arith.muli %661, %c3 : index
    %728 = arith.addi %727, %c2 : index
    %729 = arith.muli %728, %c5 : index
    %730 = arith.addi %729, %660 : index
    %731 = arith.addi %730, %c8 : index
    %732 = memref.load %19[%731] : memref<?xf32>
    %733 = arith.addi %731, %c4 : index
    %734 = memref.load %19[%733] : memref<?xf32>
    %735 = arith.addf %732, %734 : f32
    %736 = arith.addi %731, %c36 : index
    %737 = memref.load %19[%736] : memref<?xf32>
    %738 = arith.addf %735, %737 : f32
    %739 = arith.addi %731, %c37 : index
    %740 = memref.load %19[%739] : memref<?xf32>
    %741 = arith.addf %738, %740 : f32
    %742 = wave.lane
    %743 = arith.addi %18, %c8 : index
    %744 = arith.muli %728, %c3 : index
    %745 = arith.addi %743, %744 : index
    %746 = arith.divui %742, %c1 : index
    %747 = arith.addi %745, %746 : index
    %748 = arith.cmpi slt, %747, %17 : index
    scf.if %748 {
      %749 = arith.cmpi eq, %hasFactors, %c2 : index
      %750 = arith.muli %747, %c3 : index
      %751 = memref.load %factors[%750] : memref<?xf32>
      %752 = arith.mulf %751, %operandScale : f32
      %753 = arith.select %749, %752, %operandScale : f32
      %754 = arith.remui %742, %c1 : index
      %755 = arith.muli %754, %c40 : index
      %756 = arith.addi %15, %755 : index
      %757 = vector.load %w[%756] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %758 = vector.bitcast %757 : vector<4xi8> to vector<1xf32>
      %759 = vector.extract %758[0] : f32 from vector<1xf32>
      %760 = arith.mulf %759, %753 : f32
      %761 = arith.mulf %741, %760 : f32
      %762 = arith.muli %747, %outputFeatures : index
      %763 = arith.addi %762, %22 : index
      %764 = wave.lane
      %765 = arith.remui %764, %c1 : index
      %766 = arith.addi %763, %765 : index
      scf.if %20 {
        %767 = arith.addi %766, %c8 : index
        %768 = memref.load %residual[%767] : memref<?xf32>
        %769 = arith.addf %768, %761 : f32
        %770 = arith.addi %766, %c8 : index
        memref.store %769, %out[%770] : memref<?xf32>
      } else {
        %771 = arith.addi %766, %c8 : index
        memref.store %761, %out[%771] : memref<?xf32>
      }
    }
    %772 = wave.lane
    wave.barrier
    %773 = wave.wave
    %774 = arith.muli %773, %c2 : index
    %775 = arith.addi %774, %c8 : index
    %776 = arith.muli %775, %c4 : index
    %777 = arith.addi %776, %772 : index
    %778 = vector.extract %480#1[0] : f32 from vector<8xf32>
    %779 = arith.addi %777, %c8 : index
    memref.store %778, %19[%779] : memref<?xf32>
    %780 = vector.extract %480#1[1] : f32 from vector<8xf32>
    %781 = arith.addi %777, %c5 : index
    memref.store %780, %19[%781] : memref<?xf32>
    %782 = vector.extract %480#1[2] : f32 from vector<8xf32>
    %783 = arith.addi %777, %c10 : index
    memref.store %782, %19[%783] : memref<?xf32>
    %784 = vector.extract %480#1[3] : f32 from vector<8xf32>
    %785 = arith.addi %777, %c32 : index
    memref.store %784, %19[%785] : memref<?xf32>
    %786 = vector.extract %480#1[4] : f32 from vector<8xf32>
    %787 = arith.addi %777, %c7 : index
    memref.store %786, %19[%787] : memref<?xf32>
    %788 = vector.extract %480#1[5] : f32 from vector<8xf32>
    %789 = arith.addi %777, %c33 : index
    memref.store %788, %19[%789] : memref<?xf32>
    %790 = vector.extract %480#1[6] : f32 from vector<8xf32>
    %791 = arith.addi %777, %c34 : index
    memref.store %790, %19[%791] : memref<?xf32>
    %792 = vector.extract %480#1[7] : f32 from vector<8xf32>
    %793 = arith.addi %777, %c35 : index
    memref.store %792, %19[%793] : memref<?xf32>
    wave.barrier
    %794 = arith.muli %773, %c3 : index
    %795 = arith.addi %794, %c8 : index
    %796 = arith.muli %795, %c5 : index
    %797 = arith.addi %796, %772 : index
    %798 = arith.addi %797, %c8 : index
    %799 = memref.load %19[%798] : memref<?xf32>
    %800 = arith.addi %798, %c4 : index
    %801 = memref.load %19[%800] : memref<?xf32>
    %802 = arith.addf %799, %801 : f32
    %803 = arith.addi %798, %c36 : index
    %804 = memref.load %19[%803] : memref<?xf32>
    %805 = arith.addf %802, %804 : f32
    %806 = arith.addi %798, %c37 : index
    %807 = memref.load %19[%806] : memref<?xf32>
    %808 = arith.addf %805, %807 : f32
    %809 = wave.lane
    %810 = arith.addi %18, %c1 : index
    %811 = arith.muli %795, %c3 : index
    %812 = arith.addi %810, %811 : index
    %813 = arith.divui %809, %c1 : index
    %814 = arith.addi %812, %813 : index
    %815 = arith.cmpi slt, %814, %17 : index
    scf.if %815 {
      %816 = arith.cmpi eq, %hasFactors, %c2 : index
      %817 = arith.muli %814, %c3 : index
      %818 = memref.load %factors[%817] : memref<?xf32>
      %819 = arith.mulf %818, %operandScale : f32
      %820 = arith.select %816, %819, %operandScale : f32
      %821 = arith.remui %809, %c1 : index
      %822 = arith.muli %821, %c40 : index
      %823 = arith.addi %15, %822 : index
      %824 = vector.load %w[%823] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %825 = vector.bitcast %824 : vector<4xi8> to vector<1xf32>
      %826 = vector.extract %825[0] : f32 from vector<1xf32>
      %827 = arith.mulf %826, %820 : f32
      %828 = arith.mulf %808, %827 : f32
      %829 = arith.muli %814, %outputFeatures : index
      %830 = arith.addi %829, %22 : index
      %831 = wave.lane
      %832 = arith.remui %831, %c1 : index
      %833 = arith.addi %830, %832 : index
      scf.if %20 {
        %834 = arith.addi %833, %c8 : index
        %835 = memref.load %residual[%834] : memref<?xf32>
        %836 = arith.addf %835, %828 : f32
        %837 = arith.addi %833, %c8 : index
        memref.store %836, %out[%837] : memref<?xf32>
      } else {
        %838 = arith.addi %833, %c8 : index
        memref.store %828, %out[%838] : memref<?xf32>
      }
    }
    %839 = arith.muli %773, %c3 : index
    %840 = arith.addi %839, %c2 : index
    %841 = arith.muli %840, %c5 : index
    %842 = arith.addi %841, %772 : index
    %843 = arith.addi %842, %c8 : index
    %844 = memref.load %19[%843] : memref<?xf32>
    %845 = arith.addi %843, %c4 : index
    %846 = memref.load %19[%845] : memref<?xf32>
    %847 = arith.addf %844, %846 : f32
    %848 = arith.addi %843, %c36 : index
    %849 = memref.load %19[%848] : memref<?xf32>
    %850 = arith.addf %847, %849 : f32
    %851 = arith.addi %843, %c37 : index
    %852 = memref.load %19[%851] : memref<?xf32>
    %853 = arith.addf %850, %852 : f32
    %854 = wave.lane
    %855 = arith.addi %18, %c1 : index
    %856 = arith.muli %840, %c3 : index
    %857 = arith.addi %855, %856 : index
    %858 = arith.divui %854, %c1 : index
    %859 = arith.addi %857, %858 : index
    %860 = arith.cmpi slt, %859, %17 : index
    scf.if %860 {
      %861 = arith.cmpi eq, %hasFactors, %c2 : index
      %862 = arith.muli %859, %c3 : index
      %863 = memref.load %factors[%862] : memref<?xf32>
      %864 = arith.mulf %863, %operandScale : f32
      %865 = arith.select %861, %864, %operandScale : f32
      %866 = arith.remui %854, %c1 : index
      %867 = arith.muli %866, %c40 : index
      %868 = arith.addi %15, %867 : index
      %869 = vector.load %w[%868] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %870 = vector.bitcast %869 : vector<4xi8> to vector<1xf32>
      %871 = vector.extract %870[0] : f32 from vector<1xf32>
      %872 = arith.mulf %871, %865 : f32
      %873 = arith.mulf %853, %872 : f32
      %874 = arith.muli %859, %outputFeatures : index
      %875 = arith.addi %874, %22 : index
      %876 = wave.lane
      %877 = arith.remui %876, %c1 : index
      %878 = arith.addi %875, %877 : index
      scf.if %20 {
        %879 = arith.addi %878, %c8 : index
        %880 = memref.load %residual[%879] : memref<?xf32>
        %881 = arith.addf %880, %873 : f32
        %882 = arith.addi %878, %c8 : index
        memref.store %881, %out[%882] : memref<?xf32>
      } else {
        %883 = arith.addi %878, %c8 : index
        memref.store %873, %out[%883] : memref<?xf32>
      }
    }
    %884 = wave.lane
    wave.barrier
    %885 = wave.wave
    %886 = arith.muli %885, %c2 : index
    %887 = arith.addi %886, %c8 : index
    %888 = arith.muli %887, %c4 : index
    %889 = arith.addi %888, %884 : index
    %890 = vector.extract %480#2[0] : f32 from vector<8xf32>
    %891 = arith.addi %889, %c8 : index
    memref.store %890, %19[%891] : memref<?xf32>
    %892 = vector.extract %480#2[1] : f32 from vector<8xf32>
    %893 = arith.addi %889, %c5 : index
    memref.store %892, %19[%893] : memref<?xf32>
    %894 = vector.extract %480#2[2] : f32 from vector<8xf32>
    %895 = arith.addi %889, %c10 : index
    memref.store %894, %19[%895] : memref<?xf32>
    %896 = vector.extract %480#2[3] : f32 from vector<8xf32>
    %897 = arith.addi %889, %c32 : index
    memref.store %896, %19[%897] : memref<?xf32>
    %898 = vector.extract %480#2[4] : f32 from vector<8xf32>
    %899 = arith.addi %889, %c7 : index
    memref.store %898, %19[%899] : memref<?xf32>
    %900 = vector.extract %480#2[5] : f32 from vector<8xf32>
    %901 = arith.addi %889, %c33 : index
    memref.store %900, %19[%901] : memref<?xf32>
    %902 = vector.extract %480#2[6] : f32 from vector<8xf32>
    %903 = arith.addi %889, %c34 : index
    memref.store %902, %19[%903] : memref<?xf32>
    %904 = vector.extract %480#2[7] : f32 from vector<8xf32>
    %905 = arith.addi %889, %c35 : index
    memref.store %904, %19[%905] : memref<?xf32>
    wave.barrier
    %906 = arith.muli %885, %c3 : index
    %907 = arith.addi %906, %c8 : index
    %908 = arith.muli %907, %c5 : index
    %909 = arith.addi %908, %884 : index
    %910 = arith.addi %909, %c8 : index
    %911 = memref.load %19[%910] : memref<?xf32>
    %912 = arith.addi %910, %c4 : index
    %913 = memref.load %19[%912] : memref<?xf32>
    %914 = arith.addf %911, %913 : f32
    %915 = arith.addi %910, %c36 : index
    %916 = memref.load %19[%915] : memref<?xf32>
    %917 = arith.addf %914, %916 : f32
    %918 = arith.addi %910, %c37 : index
    %919 = memref.load %19[%918] : memref<?xf32>
    %920 = arith.addf %917, %919 : f32
    %921 = wave.lane
    %922 = arith.addi %18, %c5 : index
    %923 = arith.muli %907, %c3 : index
    %924 = arith.addi %922, %923 : index
    %925 = arith.divui %921, %c1 : index
    %926 = arith.addi %924, %925 : index
    %927 = arith.cmpi slt, %926, %17 : index
    scf.if %927 {
      %928 = arith.cmpi eq, %hasFactors, %c2 : index
      %929 = arith.muli %926, %c3 : index
      %930 = memref.load %factors[%929] : memref<?xf32>
      %931 = arith.mulf %930, %operandScale : f32
      %932 = arith.select %928, %931, %operandScale : f32
      %933 = arith.remui %921, %c1 : index
      %934 = arith.muli %933, %c40 : index
      %935 = arith.addi %15, %934 : index
      %936 = vector.load %w[%935] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %937 = vector.bitcast %936 : vector<4xi8> to vector<1xf32>
      %938 = vector.extract %937[0] : f32 from vector<1xf32>
      %939 = arith.mulf %938, %932 : f32
      %940 = arith.mulf %920, %939 : f32
      %941 = arith.muli %926, %outputFeatures : index
      %942 = arith.addi %941, %22 : index
      %943 = wave.lane
      %944 = arith.remui %943, %c1 : index
      %945 = arith.addi %942, %944 : index
      scf.if %20 {
        %946 = arith.addi %945, %c8 : index
        %947 = memref.load %residual[%946] : memref<?xf32>
        %948 = arith.addf %947, %940 : f32
        %949 = arith.addi %945, %c8 : index
        memref.store %948, %out[%949] : memref<?xf32>
      } else {
        %950 = arith.addi %945, %c8 : index
        memref.store %940, %out[%950] : memref<?xf32>
      }
    }
    %951 = arith.muli %885, %c3 : index
    %952 = arith.addi %951, %c2 : index
    %953 = arith.muli %952, %c5 : index
    %954 = arith.addi %953, %884 : index
    %955 = arith.addi %954, %c8 : index
    %956 = memref.load %19[%955] : memref<?xf32>
    %957 = arith.addi %955, %c4 : index
    %958 = memref.load %19[%957] : memref<?xf32>
    %959 = arith.addf %956, %958 : f32
    %960 = arith.addi %955, %c36 : index
    %961 = memref.load %19[%960] : memref<?xf32>
    %962 = arith.addf %959, %961 : f32
    %963 = arith.addi %955, %c37 : index
    %964 = memref.load %19[%963] : memref<?xf32>
    %965 = arith.addf %962, %964 : f32
    %966 = wave.lane
    %967 = arith.addi %18, %c5 : index
    %968 = arith.muli %952, %c3 : index
    %969 = arith.addi %967, %968 : index
    %970 = arith.divui %966, %c1 : index
    %971 = arith.addi %969, %970 : index
    %972 = arith.cmpi slt, %971, %17 : index
    scf.if %972 {
      %973 = arith.cmpi eq, %hasFactors, %c2 : index
      %974 = arith.muli %971, %c3 : index
      %975 = memref.load %factors[%974] : memref<?xf32>
      %976 = arith.mulf %975, %operandScale : f32
      %977 = arith.select %973, %976, %operandScale : f32
      %978 = arith.remui %966, %c1 : index
      %979 = arith.muli %978, %c40 : index
      %980 = arith.addi %15, %979 : index
      %981 = vector.load %w[%980] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %982 = vector.bitcast %981 : vector<4xi8> to vector<1xf32>
      %983 = vector.extract %982[0] : f32 from vector<1xf32>
      %984 = arith.mulf %983, %977 : f32
      %985 = arith.mulf %965, %984 : f32
      %986 = arith.muli %971, %outputFeatures : index
      %987 = arith.addi %986, %22 : index
      %988 = wave.lane
      %989 = arith.remui %988, %c1 : index
      %990 = arith.addi %987, %989 : index
      scf.if %20 {
        %991 = arith.addi %990, %c8 : index
        %992 = memref.load %residual[%991] : memref<?xf32>
        %993 = arith.addf %992, %985 : f32
        %994 = arith.addi %990, %c8 : index
        memref.store %993, %out[%994] : memref<?xf32>
      } else {
        %995 = arith.addi %990, %c8 : index
        memref.store %985, %out[%995] : memref<?xf32>
      }
    }
    %996 = wave.lane
    wave.barrier
    %997 = wave.wave
    %998 = arith.muli %997, %c2 : index
    %999 = arith.addi %998, %c8 : index
    %1000 = arith.muli %999, %c4 : index
    %1001 = arith.addi %1000, %996 : index
    %1002 = vector.extract %480#3[0] : f32 from vector<8xf32>
    %1003 = arith.addi %1001, %c8 : index
    memref.store %1002, %19[%1003] : memref<?xf32>
    %1004 = vector.extract %480#3[1] : f32 from vector<8xf32>
    %1005 = arith.addi %1001, %c5 : index
    memref.store %1004, %19[%1005] : memref<?xf32>
    %1006 = vector.extract %480#3[2] : f32 from vector<8xf32>
    %1007 = arith.addi %1001, %c10 : index
    memref.store %1006, %19[%1007] : memref<?xf32>
    %1008 = vector.extract %480#3[3] : f32 from vector<8xf32>
    %1009 = arith.addi %1001, %c32 : index
    memref.store %1008, %19[%1009] : memref<?xf32>
    %1010 = vector.extract %480#3[4] : f32 from vector<8xf32>
    %1011 = arith.addi %1001, %c7 : index
    memref.store %1010, %19[%1011] : memref<?xf32>
    %1012 = vector.extract %480#3[5] : f32 from vector<8xf32>
    %1013 = arith.addi %1001, %c33 : index
    memref.store %1012, %19[%1013] : memref<?xf32>
    %1014 = vector.extract %480#3[6] : f32 from vector<8xf32>
    %1015 = arith.addi %1001, %c34 : index
    memref.store %1014, %19[%1015] : memref<?xf32>
    %1016 = vector.extract %480#3[7] : f32 from vector<8xf32>
    %1017 = arith.addi %1001, %c35 : index
    memref.store %1016, %19[%1017] : memref<?xf32>
    wave.barrier
    %1018 = arith.muli %997, %c3 : index
    %1019 = arith.addi %1018, %c8 : index
    %1020 = arith.muli %1019, %c5 : index
    %1021 = arith.addi %1020, %996 : index
    %1022 = arith.addi %1021, %c8 : index
    %1023 = memref.load %19[%1022] : memref<?xf32>
    %1024 = arith.addi %1022, %c4 : index
    %1025 = memref.load %19[%1024] : memref<?xf32>
    %1026 = arith.addf %1023, %1025 : f32
    %1027 = arith.addi %1022, %c36 : index
    %1028 = memref.load %19[%1027] : memref<?xf32>
    %1029 = arith.addf %1026, %1028 : f32
    %1030 = arith.addi %1022, %c37 : index
    %1031 = memref.load %19[%1030] : memref<?xf32>
    %1032 = arith.addf %1029, %1031 : f32
    %1033 = wave.lane
    %1034 = arith.addi %18, %c16 : index
    %1035 = arith.muli %1019, %c3 : index
    %1036 = arith.addi %1034, %1035 : index
    %1037 = arith.divui %1033, %c1 : index
    %1038 = arith.addi %1036, %1037 : index
    %1039 = arith.cmpi slt, %1038, %17 : index
    scf.if %1039 {
      %1040 = arith.cmpi eq, %hasFactors, %c2 : index
      %1041 = arith.muli %1038, %c3 : index
      %1042 = memref.load %factors[%1041] : memref<?xf32>
      %1043 = arith.mulf %1042, %operandScale : f32
      %1044 = arith.select %1040, %1043, %operandScale : f32
      %1045 = arith.remui %1033, %c1 : index
      %1046 = arith.muli %1045, %c40 : index
      %1047 = arith.addi %15, %1046 : index
      %1048 = vector.load %w[%1047] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1049 = vector.bitcast %1048 : vector<4xi8> to vector<1xf32>
      %1050 = vector.extract %1049[0] : f32 from vector<1xf32>
      %1051 = arith.mulf %1050, %1044 : f32
      %1052 = arith.mulf %1032, %1051 : f32
      %1053 = arith.muli %1038, %outputFeatures : index
      %1054 = arith.addi %1053, %22 : index
      %1055 = wave.lane
      %1056 = arith.remui %1055, %c1 : index
      %1057 = arith.addi %1054, %1056 : index
      scf.if %20 {
        %1058 = arith.addi %1057, %c8 : index
        %1059 = memref.load %residual[%1058] : memref<?xf32>
        %1060 = arith.addf %1059, %1052 : f32
        %1061 = arith.addi %1057, %c8 : index
        memref.store %1060, %out[%1061] : memref<?xf32>
      } else {
        %1062 = arith.addi %1057, %c8 : index
        memref.store %1052, %out[%1062] : memref<?xf32>
      }
    }
    %1063 = arith.muli %997, %c3 : index
    %1064 = arith.addi %1063, %c2 : index
    %1065 = arith.muli %1064, %c5 : index
    %1066 = arith.addi %1065, %996 : index
    %1067 = arith.addi %1066, %c8 : index
    %1068 = memref.load %19[%1067] : memref<?xf32>
    %1069 = arith.addi %1067, %c4 : index
    %1070 = memref.load %19[%1069] : memref<?xf32>
    %1071 = arith.addf %1068, %1070 : f32
    %1072 = arith.addi %1067, %c36 : index
    %1073 = memref.load %19[%1072] : memref<?xf32>
    %1074 = arith.addf %1071, %1073 : f32
    %1075 = arith.addi %1067, %c37 : index
    %1076 = memref.load %19[%1075] : memref<?xf32>
    %1077 = arith.addf %1074, %1076 : f32
    %1078 = wave.lane
    %1079 = arith.addi %18, %c16 : index
    %1080 = arith.muli %1064, %c3 : index
    %1081 = arith.addi %1079, %1080 : index
    %1082 = arith.divui %1078, %c1 : index
    %1083 = arith.addi %1081, %1082 : index
    %1084 = arith.cmpi slt, %1083, %17 : index
    scf.if %1084 {
      %1085 = arith.cmpi eq, %hasFactors, %c2 : index
      %1086 = arith.muli %1083, %c3 : index
      %1087 = memref.load %factors[%1086] : memref<?xf32>
      %1088 = arith.mulf %1087, %operandScale : f32
      %1089 = arith.select %1085, %1088, %operandScale : f32
      %1090 = arith.remui %1078, %c1 : index
      %1091 = arith.muli %1090, %c40 : index
      %1092 = arith.addi %15, %1091 : index
      %1093 = vector.load %w[%1092] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1094 = vector.bitcast %1093 : vector<4xi8> to vector<1xf32>
      %1095 = vector.extract %1094[0] : f32 from vector<1xf32>
      %1096 = arith.mulf %1095, %1089 : f32
      %1097 = arith.mulf %1077, %1096 : f32
      %1098 = arith.muli %1083, %outputFeatures : index
      %1099 = arith.addi %1098, %22 : index
      %1100 = wave.lane
      %1101 = arith.remui %1100, %c1 : index
      %1102 = arith.addi %1099, %1101 : index
      scf.if %20 {
        %1103 = arith.addi %1102, %c8 : index
        %1104 = memref.load %residual[%1103] : memref<?xf32>
        %1105 = arith.addf %1104, %1097 : f32
        %1106 = arith.addi %1102, %c8 : index
        memref.store %1105, %out[%1106] : memref<?xf32>
      } else {
        %1107 = arith.addi %1102, %c8 : index
        memref.store %1097, %out[%1107] : memref<?xf32>
      }
    }
  }
  wave.return
}
