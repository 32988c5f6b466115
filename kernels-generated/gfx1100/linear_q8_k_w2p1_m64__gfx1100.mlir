// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q8_k', waves=2, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_k_w2p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 2 : i64} {
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
  %c11 = arith.constant 512 : index
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
  %c36 = arith.constant 4 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
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
    %682 = arith.muli %661, %c36 : index
    %683 = arith.addi %682, %c8 : index
    %684 = arith.muli %683, %c5 : index
    %685 = arith.addi %684, %660 : index
    %686 = arith.addi %685, %c8 : index
    %687 = memref.load %19[%686] : memref<?xf32>
    %688 = arith.addi %686, %c4 : index
    %689 = memref.load %19[%688] : memref<?xf32>
    %690 = arith.addf %687, %689 : f32
    %691 = wave.lane
    %692 = arith.addi %18, %c8 : index
    %693 = arith.muli %683, %c3 : index
    %694 = arith.addi %692, %693 : index
    %695 = arith.divui %691, %c1 : index
    %696 = arith.addi %694, %695 : index
    %697 = arith.cmpi slt, %696, %17 : index
    scf.if %697 {
      %698 = arith.cmpi eq, %hasFactors, %c2 : index
      %699 = arith.muli %696, %c3 : index
      %700 = memref.load %factors[%699] : memref<?xf32>
      %701 = arith.mulf %700, %operandScale : f32
      %702 = arith.select %698, %701, %operandScale : f32
      %703 = arith.remui %691, %c1 : index
      %704 = arith.muli %703, %c36 : index
      %705 = arith.addi %15, %704 : index
      %706 = vector.load %w[%705] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %707 = vector.bitcast %706 : vector<4xi8> to vector<1xf32>
      %708 = vector.extract %707[0] : f32 from vector<1xf32>
      %709 = arith.mulf %708, %702 : f32
      %710 = arith.mulf %690, %709 : f32
      %711 = arith.muli %696, %outputFeatures : index
      %712 = arith.addi %711, %22 : index
      %713 = wave.lane
      %714 = arith.remui %713, %c1 : index
      %715 = arith.addi %712, %714 : index
      scf.if %20 {
        %716 = arith.addi %715, %c8 : index
        %717 = memref.load %residual[%716] : memref<?xf32>
        %718 = arith.addf %717, %710 : f32
        %719 = arith.addi %715, %c8 : index
        memref.store %718, %out[%719] : memref<?xf32>
      } else {
        %720 = arith.addi %715, %c8 : index
        memref.store %710, %out[%720] : memref<?xf32>
      }
    }
    %721 = arith.muli %661, %c36 : index
    %722 = arith.addi %721, %c2 : index
    %723 = arith.muli %722, %c5 : index
    %724 = arith.addi %723, %660 : index
    %725 = arith.addi %724, %c8 : index
    %726 = memref.load %19[%725] : memref<?xf32>
    %727 = arith.addi %725, %c4 : index
    %728 = memref.load %19[%727] : memref<?xf32>
    %729 = arith.addf %726, %728 : f32
    %730 = wave.lane
    %731 = arith.addi %18, %c8 : index
    %732 = arith.muli %722, %c3 : index
    %733 = arith.addi %731, %732 : index
    %734 = arith.divui %730, %c1 : index
    %735 = arith.addi %733, %734 : index
    %736 = arith.cmpi slt, %735, %17 : index
    scf.if %736 {
      %737 = arith.cmpi eq, %hasFactors, %c2 : index
      %738 = arith.muli %735, %c3 : index
      %739 = memref.load %factors[%738] : memref<?xf32>
      %740 = arith.mulf %739, %operandScale : f32
      %741 = arith.select %737, %740, %operandScale : f32
      %742 = arith.remui %730, %c1 : index
      %743 = arith.muli %742, %c36 : index
      %744 = arith.addi %15, %743 : index
      %745 = vector.load %w[%744] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %746 = vector.bitcast %745 : vector<4xi8> to vector<1xf32>
      %747 = vector.extract %746[0] : f32 from vector<1xf32>
      %748 = arith.mulf %747, %741 : f32
      %749 = arith.mulf %729, %748 : f32
      %750 = arith.muli %735, %outputFeatures : index
      %751 = arith.addi %750, %22 : index
      %752 = wave.lane
      %753 = arith.remui %752, %c1 : index
      %754 = arith.addi %751, %753 : index
      scf.if %20 {
        %755 = arith.addi %754, %c8 : index
        %756 = memref.load %residual[%755] : memref<?xf32>
        %757 = arith.addf %756, %749 : f32
        %758 = arith.addi %754, %c8 : index
        memref.store %757, %out[%758] : memref<?xf32>
      } else {
        %759 = arith.addi %754, %c8 : index
        memref.store %749, %out[%759] : memref<?xf32>
      }
    }
    %760 = arith.muli %661, %c36 : index
    %761 = arith.addi %760, %c3 : index
    %762 = arith.muli %761, %c5 : index
    %763 = arith.addi %762, %660 : index
    %764 = arith.addi %763, %c8 : index
    %765 = memref.load %19[%764] : memref<?xf32>
    %766 = arith.addi %764, %c4 : index
    %767 = memref.load %19[%766] : memref<?xf32>
    %768 = arith.addf %765, %767 : f32
    %769 = wave.lane
    %770 = arith.addi %18, %c8 : index
    %771 = arith.muli %761, %c3 : index
    %772 = arith.addi %770, %771 : index
    %773 = arith.divui %769, %c1 : index
    %774 = arith.addi %772, %773 : index
    %775 = arith.cmpi slt, %774, %17 : index
    scf.if %775 {
      %776 = arith.cmpi eq, %hasFactors, %c2 : index
      %777 = arith.muli %774, %c3 : index
      %778 = memref.load %factors[%777] : memref<?xf32>
      %779 = arith.mulf %778, %operandScale : f32
      %780 = arith.select %776, %779, %operandScale : f32
      %781 = arith.remui %769, %c1 : index
      %782 = arith.muli %781, %c36 : index
      %783 = arith.addi %15, %782 : index
      %784 = vector.load %w[%783] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %785 = vector.bitcast %784 : vector<4xi8> to vector<1xf32>
      %786 = vector.extract %785[0] : f32 from vector<1xf32>
      %787 = arith.mulf %786, %780 : f32
      %788 = arith.mulf %768, %787 : f32
      %789 = arith.muli %774, %outputFeatures : index
      %790 = arith.addi %789, %22 : index
      %791 = wave.lane
      %792 = arith.remui %791, %c1 : index
      %793 = arith.addi %790, %792 : index
      scf.if %20 {
        %794 = arith.addi %793, %c8 : index
        %795 = memref.load %residual[%794] : memref<?xf32>
        %796 = arith.addf %795, %788 : f32
        %797 = arith.addi %793, %c8 : index
        memref.store %796, %out[%797] : memref<?xf32>
      } else {
        %798 = arith.addi %793, %c8 : index
        memref.store %788, %out[%798] : memref<?xf32>
      }
    }
    %799 = arith.muli %661, %c36 : index
    %800 = arith.addi %799, %c31 : index
    %801 = arith.muli %800, %c5 : index
    %802 = arith.addi %801, %660 : index
    %803 = arith.addi %802, %c8 : index
    %804 = memref.load %19[%803] : memref<?xf32>
    %805 = arith.addi %803, %c4 : index
    %806 = memref.load %19[%805] : memref<?xf32>
    %807 = arith.addf %804, %806 : f32
    %808 = wave.lane
    %809 = arith.addi %18, %c8 : index
    %810 = arith.muli %800, %c3 : index
    %811 = arith.addi %809, %810 : index
    %812 = arith.divui %808, %c1 : index
    %813 = arith.addi %811, %812 : index
    %814 = arith.cmpi slt, %813, %17 : index
    scf.if %814 {
      %815 = arith.cmpi eq, %hasFactors, %c2 : index
      %816 = arith.muli %813, %c3 : index
      %817 = memref.load %factors[%816] : memref<?xf32>
      %818 = arith.mulf %817, %operandScale : f32
      %819 = arith.select %815, %818, %operandScale : f32
      %820 = arith.remui %808, %c1 : index
      %821 = arith.muli %820, %c36 : index
      %822 = arith.addi %15, %821 : index
      %823 = vector.load %w[%822] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %824 = vector.bitcast %823 : vector<4xi8> to vector<1xf32>
      %825 = vector.extract %824[0] : f32 from vector<1xf32>
      %826 = arith.mulf %825, %819 : f32
      %827 = arith.mulf %807, %826 : f32
      %828 = arith.muli %813, %outputFeatures : index
      %829 = arith.addi %828, %22 : index
      %830 = wave.lane
      %831 = arith.remui %830, %c1 : index
      %832 = arith.addi %829, %831 : index
      scf.if %20 {
        %833 = arith.addi %832, %c8 : index
        %834 = memref.load %residual[%833] : memref<?xf32>
        %835 = arith.addf %834, %827 : f32
        %836 = arith.addi %832, %c8 : index
        memref.store %835, %out[%836] : memref<?xf32>
      } else {
        %837 = arith.addi %832, %c8 : index
        memref.store %827, %out[%837] : memref<?xf32>
      }
    }
    %838 = wave.lane
    wave.barrier
    %839 = wave.wave
    %840 = arith.muli %839, %c2 : index
    %841 = arith.addi %840, %c8 : index
    %842 = arith.muli %841, %c4 : index
    %843 = arith.addi %842, %838 : index
    %844 = vector.extract %480#1[0] : f32 from vector<8xf32>
    %845 = arith.addi %843, %c8 : index
    memref.store %844, %19[%845] : memref<?xf32>
    %846 = vector.extract %480#1[1] : f32 from vector<8xf32>
    %847 = arith.addi %843, %c5 : index
    memref.store %846, %19[%847] : memref<?xf32>
    %848 = vector.extract %480#1[2] : f32 from vector<8xf32>
    %849 = arith.addi %843, %c10 : index
    memref.store %848, %19[%849] : memref<?xf32>
    %850 = vector.extract %480#1[3] : f32 from vector<8xf32>
    %851 = arith.addi %843, %c32 : index
    memref.store %850, %19[%851] : memref<?xf32>
    %852 = vector.extract %480#1[4] : f32 from vector<8xf32>
    %853 = arith.addi %843, %c7 : index
    memref.store %852, %19[%853] : memref<?xf32>
    %854 = vector.extract %480#1[5] : f32 from vector<8xf32>
    %855 = arith.addi %843, %c33 : index
    memref.store %854, %19[%855] : memref<?xf32>
    %856 = vector.extract %480#1[6] : f32 from vector<8xf32>
    %857 = arith.addi %843, %c34 : index
    memref.store %856, %19[%857] : memref<?xf32>
    %858 = vector.extract %480#1[7] : f32 from vector<8xf32>
    %859 = arith.addi %843, %c35 : index
    memref.store %858, %19[%859] : memref<?xf32>
    wave.barrier
    %860 = arith.muli %839, %c36 : index
    %861 = arith.addi %860, %c8 : index
    %862 = arith.muli %861, %c5 : index
    %863 = arith.addi %862, %838 : index
    %864 = arith.addi %863, %c8 : index
    %865 = memref.load %19[%864] : memref<?xf32>
    %866 = arith.addi %864, %c4 : index
    %867 = memref.load %19[%866] : memref<?xf32>
    %868 = arith.addf %865, %867 : f32
    %869 = wave.lane
    %870 = arith.addi %18, %c1 : index
    %871 = arith.muli %861, %c3 : index
    %872 = arith.addi %870, %871 : index
    %873 = arith.divui %869, %c1 : index
    %874 = arith.addi %872, %873 : index
    %875 = arith.cmpi slt, %874, %17 : index
    scf.if %875 {
      %876 = arith.cmpi eq, %hasFactors, %c2 : index
      %877 = arith.muli %874, %c3 : index
      %878 = memref.load %factors[%877] : memref<?xf32>
      %879 = arith.mulf %878, %operandScale : f32
      %880 = arith.select %876, %879, %operandScale : f32
      %881 = arith.remui %869, %c1 : index
      %882 = arith.muli %881, %c36 : index
      %883 = arith.addi %15, %882 : index
      %884 = vector.load %w[%883] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %885 = vector.bitcast %884 : vector<4xi8> to vector<1xf32>
      %886 = vector.extract %885[0] : f32 from vector<1xf32>
      %887 = arith.mulf %886, %880 : f32
      %888 = arith.mulf %868, %887 : f32
      %889 = arith.muli %874, %outputFeatures : index
      %890 = arith.addi %889, %22 : index
      %891 = wave.lane
      %892 = arith.remui %891, %c1 : index
      %893 = arith.addi %890, %892 : index
      scf.if %20 {
        %894 = arith.addi %893, %c8 : index
        %895 = memref.load %residual[%894] : memref<?xf32>
        %896 = arith.addf %895, %888 : f32
        %897 = arith.addi %893, %c8 : index
        memref.store %896, %out[%897] : memref<?xf32>
      } else {
        %898 = arith.addi %893, %c8 : index
        memref.store %888, %out[%898] : memref<?xf32>
      }
    }
    %899 = arith.muli %839, %c36 : index
    %900 = arith.addi %899, %c2 : index
    %901 = arith.muli %900, %c5 : index
    %902 = arith.addi %901, %838 : index
    %903 = arith.addi %902, %c8 : index
    %904 = memref.load %19[%903] : memref<?xf32>
    %905 = arith.addi %903, %c4 : index
    %906 = memref.load %19[%905] : memref<?xf32>
    %907 = arith.addf %904, %906 : f32
    %908 = wave.lane
    %909 = arith.addi %18, %c1 : index
    %910 = arith.muli %900, %c3 : index
    %911 = arith.addi %909, %910 : index
    %912 = arith.divui %908, %c1 : index
    %913 = arith.addi %911, %912 : index
    %914 = arith.cmpi slt, %913, %17 : index
    scf.if %914 {
      %915 = arith.cmpi eq, %hasFactors, %c2 : index
      %916 = arith.muli %913, %c3 : index
      %917 = memref.load %factors[%916] : memref<?xf32>
      %918 = arith.mulf %917, %operandScale : f32
      %919 = arith.select %915, %918, %operandScale : f32
      %920 = arith.remui %908, %c1 : index
      %921 = arith.muli %920, %c36 : index
      %922 = arith.addi %15, %921 : index
      %923 = vector.load %w[%922] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %924 = vector.bitcast %923 : vector<4xi8> to vector<1xf32>
      %925 = vector.extract %924[0] : f32 from vector<1xf32>
      %926 = arith.mulf %925, %919 : f32
      %927 = arith.mulf %907, %926 : f32
      %928 = arith.muli %913, %outputFeatures : index
      %929 = arith.addi %928, %22 : index
      %930 = wave.lane
      %931 = arith.remui %930, %c1 : index
      %932 = arith.addi %929, %931 : index
      scf.if %20 {
        %933 = arith.addi %932, %c8 : index
        %934 = memref.load %residual[%933] : memref<?xf32>
        %935 = arith.addf %934, %927 : f32
        %936 = arith.addi %932, %c8 : index
        memref.store %935, %out[%936] : memref<?xf32>
      } else {
        %937 = arith.addi %932, %c8 : index
        memref.store %927, %out[%937] : memref<?xf32>
      }
    }
    %938 = arith.muli %839, %c36 : index
    %939 = arith.addi %938, %c3 : index
    %940 = arith.muli %939, %c5 : index
    %941 = arith.addi %940, %838 : index
    %942 = arith.addi %941, %c8 : index
    %943 = memref.load %19[%942] : memref<?xf32>
    %944 = arith.addi %942, %c4 : index
    %945 = memref.load %19[%944] : memref<?xf32>
    %946 = arith.addf %943, %945 : f32
    %947 = wave.lane
    %948 = arith.addi %18, %c1 : index
    %949 = arith.muli %939, %c3 : index
    %950 = arith.addi %948, %949 : index
    %951 = arith.divui %947, %c1 : index
    %952 = arith.addi %950, %951 : index
    %953 = arith.cmpi slt, %952, %17 : index
    scf.if %953 {
      %954 = arith.cmpi eq, %hasFactors, %c2 : index
      %955 = arith.muli %952, %c3 : index
      %956 = memref.load %factors[%955] : memref<?xf32>
      %957 = arith.mulf %956, %operandScale : f32
      %958 = arith.select %954, %957, %operandScale : f32
      %959 = arith.remui %947, %c1 : index
      %960 = arith.muli %959, %c36 : index
      %961 = arith.addi %15, %960 : index
      %962 = vector.load %w[%961] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %963 = vector.bitcast %962 : vector<4xi8> to vector<1xf32>
      %964 = vector.extract %963[0] : f32 from vector<1xf32>
      %965 = arith.mulf %964, %958 : f32
      %966 = arith.mulf %946, %965 : f32
      %967 = arith.muli %952, %outputFeatures : index
      %968 = arith.addi %967, %22 : index
      %969 = wave.lane
      %970 = arith.remui %969, %c1 : index
      %971 = arith.addi %968, %970 : index
      scf.if %20 {
        %972 = arith.addi %971, %c8 : index
        %973 = memref.load %residual[%972] : memref<?xf32>
        %974 = arith.addf %973, %966 : f32
        %975 = arith.addi %971, %c8 : index
        memref.store %974, %out[%975] : memref<?xf32>
      } else {
        %976 = arith.addi %971, %c8 : index
        memref.store %966, %out[%976] : memref<?xf32>
      }
    }
    %977 = arith.muli %839, %c36 : index
    %978 = arith.addi %977, %c31 : index
    %979 = arith.muli %978, %c5 : index
    %980 = arith.addi %979, %838 : index
    %981 = arith.addi %980, %c8 : index
    %982 = memref.load %19[%981] : memref<?xf32>
    %983 = arith.addi %981, %c4 : index
    %984 = memref.load %19[%983] : memref<?xf32>
    %985 = arith.addf %982, %984 : f32
    %986 = wave.lane
    %987 = arith.addi %18, %c1 : index
    %988 = arith.muli %978, %c3 : index
    %989 = arith.addi %987, %988 : index
    %990 = arith.divui %986, %c1 : index
    %991 = arith.addi %989, %990 : index
    %992 = arith.cmpi slt, %991, %17 : index
    scf.if %992 {
      %993 = arith.cmpi eq, %hasFactors, %c2 : index
      %994 = arith.muli %991, %c3 : index
      %995 = memref.load %factors[%994] : memref<?xf32>
      %996 = arith.mulf %995, %operandScale : f32
      %997 = arith.select %993, %996, %operandScale : f32
      %998 = arith.remui %986, %c1 : index
      %999 = arith.muli %998, %c36 : index
      %1000 = arith.addi %15, %999 : index
      %1001 = vector.load %w[%1000] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1002 = vector.bitcast %1001 : vector<4xi8> to vector<1xf32>
      %1003 = vector.extract %1002[0] : f32 from vector<1xf32>
      %1004 = arith.mulf %1003, %997 : f32
      %1005 = arith.mulf %985, %1004 : f32
      %1006 = arith.muli %991, %outputFeatures : index
      %1007 = arith.addi %1006, %22 : index
      %1008 = wave.lane
      %1009 = arith.remui %1008, %c1 : index
      %1010 = arith.addi %1007, %1009 : index
      scf.if %20 {
        %1011 = arith.addi %1010, %c8 : index
        %1012 = memref.load %residual[%1011] : memref<?xf32>
        %1013 = arith.addf %1012, %1005 : f32
        %1014 = arith.addi %1010, %c8 : index
        memref.store %1013, %out[%1014] : memref<?xf32>
      } else {
        %1015 = arith.addi %1010, %c8 : index
        memref.store %1005, %out[%1015] : memref<?xf32>
      }
    }
    %1016 = wave.lane
    wave.barrier
    %1017 = wave.wave
    %1018 = arith.muli %1017, %c2 : index
    %1019 = arith.addi %1018, %c8 : index
    %1020 = arith.muli %1019, %c4 : index
    %1021 = arith.addi %1020, %1016 : index
    %1022 = vector.extract %480#2[0] : f32 from vector<8xf32>
    %1023 = arith.addi %1021, %c8 : index
    memref.store %1022, %19[%1023] : memref<?xf32>
    %1024 = vector.extract %480#2[1] : f32 from vector<8xf32>
    %1025 = arith.addi %1021, %c5 : index
    memref.store %1024, %19[%1025] : memref<?xf32>
    %1026 = vector.extract %480#2[2] : f32 from vector<8xf32>
    %1027 = arith.addi %1021, %c10 : index
    memref.store %1026, %19[%1027] : memref<?xf32>
    %1028 = vector.extract %480#2[3] : f32 from vector<8xf32>
    %1029 = arith.addi %1021, %c32 : index
    memref.store %1028, %19[%1029] : memref<?xf32>
    %1030 = vector.extract %480#2[4] : f32 from vector<8xf32>
    %1031 = arith.addi %1021, %c7 : index
    memref.store %1030, %19[%1031] : memref<?xf32>
    %1032 = vector.extract %480#2[5] : f32 from vector<8xf32>
    %1033 = arith.addi %1021, %c33 : index
    memref.store %1032, %19[%1033] : memref<?xf32>
    %1034 = vector.extract %480#2[6] : f32 from vector<8xf32>
    %1035 = arith.addi %1021, %c34 : index
    memref.store %1034, %19[%1035] : memref<?xf32>
    %1036 = vector.extract %480#2[7] : f32 from vector<8xf32>
    %1037 = arith.addi %1021, %c35 : index
    memref.store %1036, %19[%1037] : memref<?xf32>
    wave.barrier
    %1038 = arith.muli %1017, %c36 : index
    %1039 = arith.addi %1038, %c8 : index
    %1040 = arith.muli %1039, %c5 : index
    %1041 = arith.addi %1040, %1016 : index
    %1042 = arith.addi %1041, %c8 : index
    %1043 = memref.load %19[%1042] : memref<?xf32>
    %1044 = arith.addi %1042, %c4 : index
    %1045 = memref.load %19[%1044] : memref<?xf32>
    %1046 = arith.addf %1043, %1045 : f32
    %1047 = wave.lane
    %1048 = arith.addi %18, %c5 : index
    %1049 = arith.muli %1039, %c3 : index
    %1050 = arith.addi %1048, %1049 : index
    %1051 = arith.divui %1047, %c1 : index
    %1052 = arith.addi %1050, %1051 : index
    %1053 = arith.cmpi slt, %1052, %17 : index
    scf.if %1053 {
      %1054 = arith.cmpi eq, %hasFactors, %c2 : index
      %1055 = arith.muli %1052, %c3 : index
      %1056 = memref.load %factors[%1055] : memref<?xf32>
      %1057 = arith.mulf %1056, %operandScale : f32
      %1058 = arith.select %1054, %1057, %operandScale : f32
      %1059 = arith.remui %1047, %c1 : index
      %1060 = arith.muli %1059, %c36 : index
      %1061 = arith.addi %15, %1060 : index
      %1062 = vector.load %w[%1061] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1063 = vector.bitcast %1062 : vector<4xi8> to vector<1xf32>
      %1064 = vector.extract %1063[0] : f32 from vector<1xf32>
      %1065 = arith.mulf %1064, %1058 : f32
      %1066 = arith.mulf %1046, %1065 : f32
      %1067 = arith.muli %1052, %outputFeatures : index
      %1068 = arith.addi %1067, %22 : index
      %1069 = wave.lane
      %1070 = arith.remui %1069, %c1 : index
      %1071 = arith.addi %1068, %1070 : index
      scf.if %20 {
        %1072 = arith.addi %1071, %c8 : index
        %1073 = memref.load %residual[%1072] : memref<?xf32>
        %1074 = arith.addf %1073, %1066 : f32
        %1075 = arith.addi %1071, %c8 : index
        memref.store %1074, %out[%1075] : memref<?xf32>
      } else {
        %1076 = arith.addi %1071, %c8 : index
        memref.store %1066, %out[%1076] : memref<?xf32>
      }
    }
    %1077 = arith.muli %1017, %c36 : index
    %1078 = arith.addi %1077, %c2 : index
    %1079 = arith.muli %1078, %c5 : index
    %1080 = arith.addi %1079, %1016 : index
    %1081 = arith.addi %1080, %c8 : index
    %1082 = memref.load %19[%1081] : memref<?xf32>
    %1083 = arith.addi %1081, %c4 : index
    %1084 = memref.load %19[%1083] : memref<?xf32>
    %1085 = arith.addf %1082, %1084 : f32
    %1086 = wave.lane
    %1087 = arith.addi %18, %c5 : index
    %1088 = arith.muli %1078, %c3 : index
    %1089 = arith.addi %1087, %1088 : index
    %1090 = arith.divui %1086, %c1 : index
    %1091 = arith.addi %1089, %1090 : index
    %1092 = arith.cmpi slt, %1091, %17 : index
    scf.if %1092 {
      %1093 = arith.cmpi eq, %hasFactors, %c2 : index
      %1094 = arith.muli %1091, %c3 : index
      %1095 = memref.load %factors[%1094] : memref<?xf32>
      %1096 = arith.mulf %1095, %operandScale : f32
      %1097 = arith.select %1093, %1096, %operandScale : f32
      %1098 = arith.remui %1086, %c1 : index
      %1099 = arith.muli %1098, %c36 : index
      %1100 = arith.addi %15, %1099 : index
      %1101 = vector.load %w[%1100] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1102 = vector.bitcast %1101 : vector<4xi8> to vector<1xf32>
      %1103 = vector.extract %1102[0] : f32 from vector<1xf32>
      %1104 = arith.mulf %1103, %1097 : f32
      %1105 = arith.mulf %1085, %1104 : f32
      %1106 = arith.muli %1091, %outputFeatures : index
      %1107 = arith.addi %1106, %22 : index
      %1108 = wave.lane
      %1109 = arith.remui %1108, %c1 : index
      %1110 = arith.addi %1107, %1109 : index
      scf.if %20 {
        %1111 = arith.addi %1110, %c8 : index
        %1112 = memref.load %residual[%1111] : memref<?xf32>
        %1113 = arith.addf %1112, %1105 : f32
        %1114 = arith.addi %1110, %c8 : index
        memref.store %1113, %out[%1114] : memref<?xf32>
      } else {
        %1115 = arith.addi %1110, %c8 : index
        memref.store %1105, %out[%1115] : memref<?xf32>
      }
    }
    %1116 = arith.muli %1017, %c36 : index
    %1117 = arith.addi %1116, %c3 : index
    %1118 = arith.muli %1117, %c5 : index
    %1119 = arith.addi %1118, %1016 : index
    %1120 = arith.addi %1119, %c8 : index
    %1121 = memref.load %19[%1120] : memref<?xf32>
    %1122 = arith.addi %1120, %c4 : index
    %1123 = memref.load %19[%1122] : memref<?xf32>
    %1124 = arith.addf %1121, %1123 : f32
    %1125 = wave.lane
    %1126 = arith.addi %18, %c5 : index
    %1127 = arith.muli %1117, %c3 : index
    %1128 = arith.addi %1126, %1127 : index
    %1129 = arith.divui %1125, %c1 : index
    %1130 = arith.addi %1128, %1129 : index
    %1131 = arith.cmpi slt, %1130, %17 : index
    scf.if %1131 {
      %1132 = arith.cmpi eq, %hasFactors, %c2 : index
      %1133 = arith.muli %1130, %c3 : index
      %1134 = memref.load %factors[%1133] : memref<?xf32>
      %1135 = arith.mulf %1134, %operandScale : f32
      %1136 = arith.select %1132, %1135, %operandScale : f32
      %1137 = arith.remui %1125, %c1 : index
      %1138 = arith.muli %1137, %c36 : index
      %1139 = arith.addi %15, %1138 : index
      %1140 = vector.load %w[%1139] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1141 = vector.bitcast %1140 : vector<4xi8> to vector<1xf32>
      %1142 = vector.extract %1141[0] : f32 from vector<1xf32>
      %1143 = arith.mulf %1142, %1136 : f32
      %1144 = arith.mulf %1124, %1143 : f32
      %1145 = arith.muli %1130, %outputFeatures : index
      %1146 = arith.addi %1145, %22 : index
      %1147 = wave.lane
      %1148 = arith.remui %1147, %c1 : index
      %1149 = arith.addi %1146, %1148 : index
      scf.if %20 {
        %1150 = arith.addi %1149, %c8 : index
        %1151 = memref.load %residual[%1150] : memref<?xf32>
        %1152 = arith.addf %1151, %1144 : f32
        %1153 = arith.addi %1149, %c8 : index
        memref.store %1152, %out[%1153] : memref<?xf32>
      } else {
        %1154 = arith.addi %1149, %c8 : index
        memref.store %1144, %out[%1154] : memref<?xf32>
      }
    }
    %1155 = arith.muli %1017, %c36 : index
    %1156 = arith.addi %1155, %c31 : index
    %1157 = arith.muli %1156, %c5 : index
    %1158 = arith.addi %1157, %1016 : index
    %1159 = arith.addi %1158, %c8 : index
    %1160 = memref.load %19[%1159] : memref<?xf32>
    %1161 = arith.addi %1159, %c4 : index
    %1162 = memref.load %19[%1161] : memref<?xf32>
    %1163 = arith.addf %1160, %1162 : f32
    %1164 = wave.lane
    %1165 = arith.addi %18, %c5 : index
    %1166 = arith.muli %1156, %c3 : index
    %1167 = arith.addi %1165, %1166 : index
    %1168 = arith.divui %1164, %c1 : index
    %1169 = arith.addi %1167, %1168 : index
    %1170 = arith.cmpi slt, %1169, %17 : index
    scf.if %1170 {
      %1171 = arith.cmpi eq, %hasFactors, %c2 : index
      %1172 = arith.muli %1169, %c3 : index
      %1173 = memref.load %factors[%1172] : memref<?xf32>
      %1174 = arith.mulf %1173, %operandScale : f32
      %1175 = arith.select %1171, %1174, %operandScale : f32
      %1176 = arith.remui %1164, %c1 : index
      %1177 = arith.muli %1176, %c36 : index
      %1178 = arith.addi %15, %1177 : index
      %1179 = vector.load %w[%1178] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1180 = vector.bitcast %1179 : vector<4xi8> to vector<1xf32>
      %1181 = vector.extract %1180[0] : f32 from vector<1xf32>
      %1182 = arith.mulf %1181, %1175 : f32
      %1183 = arith.mulf %1163, %1182 : f32
      %1184 = arith.muli %1169, %outputFeatures : index
      %1185 = arith.addi %1184, %22 : index
      %1186 = wave.lane
      %1187 = arith.remui %1186, %c1 : index
      %1188 = arith.addi %1185, %1187 : index
      scf.if %20 {
        %1189 = arith.addi %1188, %c8 : index
        %1190 = memref.load %residual[%1189] : memref<?xf32>
        %1191 = arith.addf %1190, %1183 : f32
        %1192 = arith.addi %1188, %c8 : index
        memref.store %1191, %out[%1192] : memref<?xf32>
      } else {
        %1193 = arith.addi %1188, %c8 : index
        memref.store %1183, %out[%1193] : memref<?xf32>
      }
    }
    %1194 = wave.lane
    wave.barrier
    %1195 = wave.wave
    %1196 = arith.muli %1195, %c2 : index
    %1197 = arith.addi %1196, %c8 : index
    %1198 = arith.muli %1197, %c4 : index
    %1199 = arith.addi %1198, %1194 : index
    %1200 = vector.extract %480#3[0] : f32 from vector<8xf32>
    %1201 = arith.addi %1199, %c8 : index
    memref.store %1200, %19[%1201] : memref<?xf32>
    %1202 = vector.extract %480#3[1] : f32 from vector<8xf32>
    %1203 = arith.addi %1199, %c5 : index
    memref.store %1202, %19[%1203] : memref<?xf32>
    %1204 = vector.extract %480#3[2] : f32 from vector<8xf32>
    %1205 = arith.addi %1199, %c10 : index
    memref.store %1204, %19[%1205] : memref<?xf32>
    %1206 = vector.extract %480#3[3] : f32 from vector<8xf32>
    %1207 = arith.addi %1199, %c32 : index
    memref.store %1206, %19[%1207] : memref<?xf32>
    %1208 = vector.extract %480#3[4] : f32 from vector<8xf32>
    %1209 = arith.addi %1199, %c7 : index
    memref.store %1208, %19[%1209] : memref<?xf32>
    %1210 = vector.extract %480#3[5] : f32 from vector<8xf32>
    %1211 = arith.addi %1199, %c33 : index
    memref.store %1210, %19[%1211] : memref<?xf32>
    %1212 = vector.extract %480#3[6] : f32 from vector<8xf32>
    %1213 = arith.addi %1199, %c34 : index
    memref.store %1212, %19[%1213] : memref<?xf32>
    %1214 = vector.extract %480#3[7] : f32 from vector<8xf32>
    %1215 = arith.addi %1199, %c35 : index
    memref.store %1214, %19[%1215] : memref<?xf32>
    wave.barrier
    %1216 = arith.muli %1195, %c36 : index
    %1217 = arith.addi %1216, %c8 : index
    %1218 = arith.muli %1217, %c5 : index
    %1219 = arith.addi %1218, %1194 : index
    %1220 = arith.addi %1219, %c8 : index
    %1221 = memref.load %19[%1220] : memref<?xf32>
    %1222 = arith.addi %1220, %c4 : index
    %1223 = memref.load %19[%1222] : memref<?xf32>
    %1224 = arith.addf %1221, %1223 : f32
    %1225 = wave.lane
    %1226 = arith.addi %18, %c16 : index
    %1227 = arith.muli %1217, %c3 : index
    %1228 = arith.addi %1226, %1227 : index
    %1229 = arith.divui %1225, %c1 : index
    %1230 = arith.addi %1228, %1229 : index
    %1231 = arith.cmpi slt, %1230, %17 : index
    scf.if %1231 {
      %1232 = arith.cmpi eq, %hasFactors, %c2 : index
      %1233 = arith.muli %1230, %c3 : index
      %1234 = memref.load %factors[%1233] : memref<?xf32>
      %1235 = arith.mulf %1234, %operandScale : f32
      %1236 = arith.select %1232, %1235, %operandScale : f32
      %1237 = arith.remui %1225, %c1 : index
      %1238 = arith.muli %1237, %c36 : index
      %1239 = arith.addi %15, %1238 : index
      %1240 = vector.load %w[%1239] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1241 = vector.bitcast %1240 : vector<4xi8> to vector<1xf32>
      %1242 = vector.extract %1241[0] : f32 from vector<1xf32>
      %1243 = arith.mulf %1242, %1236 : f32
      %1244 = arith.mulf %1224, %1243 : f32
      %1245 = arith.muli %1230, %outputFeatures : index
      %1246 = arith.addi %1245, %22 : index
      %1247 = wave.lane
      %1248 = arith.remui %1247, %c1 : index
      %1249 = arith.addi %1246, %1248 : index
      scf.if %20 {
        %1250 = arith.addi %1249, %c8 : index
        %1251 = memref.load %residual[%1250] : memref<?xf32>
        %1252 = arith.addf %1251, %1244 : f32
        %1253 = arith.addi %1249, %c8 : index
        memref.store %1252, %out[%1253] : memref<?xf32>
      } else {
        %1254 = arith.addi %1249, %c8 : index
        memref.store %1244, %out[%1254] : memref<?xf32>
      }
    }
    %1255 = arith.muli %1195, %c36 : index
    %1256 = arith.addi %1255, %c2 : index
    %1257 = arith.muli %1256, %c5 : index
    %1258 = arith.addi %1257, %1194 : index
    %1259 = arith.addi %1258, %c8 : index
    %1260 = memref.load %19[%1259] : memref<?xf32>
    %1261 = arith.addi %1259, %c4 : index
    %1262 = memref.load %19[%1261] : memref<?xf32>
    %1263 = arith.addf %1260, %1262 : f32
    %1264 = wave.lane
    %1265 = arith.addi %18, %c16 : index
    %1266 = arith.muli %1256, %c3 : index
    %1267 = arith.addi %1265, %1266 : index
    %1268 = arith.divui %1264, %c1 : index
    %1269 = arith.addi %1267, %1268 : index
    %1270 = arith.cmpi slt, %1269, %17 : index
    scf.if %1270 {
      %1271 = arith.cmpi eq, %hasFactors, %c2 : index
      %1272 = arith.muli %1269, %c3 : index
      %1273 = memref.load %factors[%1272] : memref<?xf32>
      %1274 = arith.mulf %1273, %operandScale : f32
      %1275 = arith.select %1271, %1274, %operandScale : f32
      %1276 = arith.remui %1264, %c1 : index
      %1277 = arith.muli %1276, %c36 : index
      %1278 = arith.addi %15, %1277 : index
      %1279 = vector.load %w[%1278] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1280 = vector.bitcast %1279 : vector<4xi8> to vector<1xf32>
      %1281 = vector.extract %1280[0] : f32 from vector<1xf32>
      %1282 = arith.mulf %1281, %1275 : f32
      %1283 = arith.mulf %1263, %1282 : f32
      %1284 = arith.muli %1269, %outputFeatures : index
      %1285 = arith.addi %1284, %22 : index
      %1286 = wave.lane
      %1287 = arith.remui %1286, %c1 : index
      %1288 = arith.addi %1285, %1287 : index
      scf.if %20 {
        %1289 = arith.addi %1288, %c8 : index
        %1290 = memref.load %residual[%1289] : memref<?xf32>
        %1291 = arith.addf %1290, %1283 : f32
        %1292 = arith.addi %1288, %c8 : index
        memref.store %1291, %out[%1292] : memref<?xf32>
      } else {
        %1293 = arith.addi %1288, %c8 : index
        memref.store %1283, %out[%1293] : memref<?xf32>
      }
    }
    %1294 = arith.muli %1195, %c36 : index
    %1295 = arith.addi %1294, %c3 : index
    %1296 = arith.muli %1295, %c5 : index
    %1297 = arith.addi %1296, %1194 : index
    %1298 = arith.addi %1297, %c8 : index
    %1299 = memref.load %19[%1298] : memref<?xf32>
    %1300 = arith.addi %1298, %c4 : index
    %1301 = memref.load %19[%1300] : memref<?xf32>
    %1302 = arith.addf %1299, %1301 : f32
    %1303 = wave.lane
    %1304 = arith.addi %18, %c16 : index
    %1305 = arith.muli %1295, %c3 : index
    %1306 = arith.addi %1304, %1305 : index
    %1307 = arith.divui %1303, %c1 : index
    %1308 = arith.addi %1306, %1307 : index
    %1309 = arith.cmpi slt, %1308, %17 : index
    scf.if %1309 {
      %1310 = arith.cmpi eq, %hasFactors, %c2 : index
      %1311 = arith.muli %1308, %c3 : index
      %1312 = memref.load %factors[%1311] : memref<?xf32>
      %1313 = arith.mulf %1312, %operandScale : f32
      %1314 = arith.select %1310, %1313, %operandScale : f32
      %1315 = arith.remui %1303, %c1 : index
      %1316 = arith.muli %1315, %c36 : index
      %1317 = arith.addi %15, %1316 : index
      %1318 = vector.load %w[%1317] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1319 = vector.bitcast %1318 : vector<4xi8> to vector<1xf32>
      %1320 = vector.extract %1319[0] : f32 from vector<1xf32>
      %1321 = arith.mulf %1320, %1314 : f32
      %1322 = arith.mulf %1302, %1321 : f32
      %1323 = arith.muli %1308, %outputFeatures : index
      %1324 = arith.addi %1323, %22 : index
      %1325 = wave.lane
      %1326 = arith.remui %1325, %c1 : index
      %1327 = arith.addi %1324, %1326 : index
      scf.if %20 {
        %1328 = arith.addi %1327, %c8 : index
        %1329 = memref.load %residual[%1328] : memref<?xf32>
        %1330 = arith.addf %1329, %1322 : f32
        %1331 = arith.addi %1327, %c8 : index
        memref.store %1330, %out[%1331] : memref<?xf32>
      } else {
        %1332 = arith.addi %1327, %c8 : index
        memref.store %1322, %out[%1332] : memref<?xf32>
      }
    }
    %1333 = arith.muli %1195, %c36 : index
    %1334 = arith.addi %1333, %c31 : index
    %1335 = arith.muli %1334, %c5 : index
    %1336 = arith.addi %1335, %1194 : index
    %1337 = arith.addi %1336, %c8 : index
    %1338 = memref.load %19[%1337] : memref<?xf32>
    %1339 = arith.addi %1337, %c4 : index
    %1340 = memref.load %19[%1339] : memref<?xf32>
    %1341 = arith.addf %1338, %1340 : f32
    %1342 = wave.lane
    %1343 = arith.addi %18, %c16 : index
    %1344 = arith.muli %1334, %c3 : index
    %1345 = arith.addi %1343, %1344 : index
    %1346 = arith.divui %1342, %c1 : index
    %1347 = arith.addi %1345, %1346 : index
    %1348 = arith.cmpi slt, %1347, %17 : index
    scf.if %1348 {
      %1349 = arith.cmpi eq, %hasFactors, %c2 : index
      %1350 = arith.muli %1347, %c3 : index
      %1351 = memref.load %factors[%1350] : memref<?xf32>
      %1352 = arith.mulf %1351, %operandScale : f32
      %1353 = arith.select %1349, %1352, %operandScale : f32
      %1354 = arith.remui %1342, %c1 : index
      %1355 = arith.muli %1354, %c36 : index
      %1356 = arith.addi %15, %1355 : index
      %1357 = vector.load %w[%1356] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1358 = vector.bitcast %1357 : vector<4xi8> to vector<1xf32>
      %1359 = vector.extract %1358[0] : f32 from vector<1xf32>
      %1360 = arith.mulf %1359, %1353 : f32
      %1361 = arith.mulf %1341, %1360 : f32
      %1362 = arith.muli %1347, %outputFeatures : index
      %1363 = arith.addi %1362, %22 : index
      %1364 = wave.lane
      %1365 = arith.remui %1364, %c1 : index
      %1366 = arith.addi %1363, %1365 : index
      scf.if %20 {
        %1367 = arith.addi %1366, %c8 : index
        %1368 = memref.load %residual[%1367] : memref<?xf32>
        %1369 = arith.addf %1368, %1361 : f32
        %1370 = arith.addi %1366, %c8 : index
        memref.store %1369, %out[%1370] : memref<?xf32>
      } else {
        %1371 = arith.addi %1366, %c8 : index
        memref.store %1361, %out[%1371] : memref<?xf32>
      }
    }
  }
  wave.return
}
