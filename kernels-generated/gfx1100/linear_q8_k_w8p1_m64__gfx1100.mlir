// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q8_k', waves=8, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q8_k_w8p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
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
  %c11 = arith.constant 2048 : index
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
  %c38 = arith.constant 1024 : index
  %c39 = arith.constant 1280 : index
  %c40 = arith.constant 1536 : index
  %c41 = arith.constant 1792 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c44 = arith.constant 4 : index
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
    %682 = arith.muli %661, %c2 : index
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
    %697 = arith.addi %686, %c38 : index
    %698 = memref.load %19[%697] : memref<?xf32>
    %699 = arith.addf %696, %698 : f32
    %700 = arith.addi %686, %c39 : index
    %701 = memref.load %19[%700] : memref<?xf32>
    %702 = arith.addf %699, %701 : f32
    %703 = arith.addi %686, %c40 : index
    %704 = memref.load %19[%703] : memref<?xf32>
    %705 = arith.addf %702, %704 : f32
    %706 = arith.addi %686, %c41 : index
    %707 = memref.load %19[%706] : memref<?xf32>
    %708 = arith.addf %705, %707 : f32
    %709 = wave.lane
    %710 = arith.addi %18, %c8 : index
    %711 = arith.muli %683, %c3 : index
    %712 = arith.addi %710, %711 : index
    %713 = arith.divui %709, %c1 : index
    %714 = arith.addi %712, %713 : index
    %715 = arith.cmpi slt, %714, %17 : index
    scf.if %715 {
      %716 = arith.cmpi eq, %hasFactors, %c2 : index
      %717 = arith.muli %714, %c3 : index
      %718 = memref.load %factors[%717] : memref<?xf32>
      %719 = arith.mulf %718, %operandScale : f32
      %720 = arith.select %716, %719, %operandScale : f32
      %721 = arith.remui %709, %c1 : index
      %722 = arith.muli %721, %c44 : index
      %723 = arith.addi %15, %722 : index
      %724 = vector.load %w[%723] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %725 = vector.bitcast %724 : vector<4xi8> to vector<1xf32>
      %726 = vector.extract %725[0] : f32 from vector<1xf32>
      %727 = arith.mulf %726, %720 : f32
      %728 = arith.mulf %708, %727 : f32
      %729 = arith.muli %714, %outputFeatures : index
      %730 = arith.addi %729, %22 : index
      %731 = wave.lane
      %732 = arith.remui %731, %c1 : index
      %733 = arith.addi %730, %732 : index
      scf.if %20 {
        %734 = arith.addi %733, %c8 : index
        %735 = memref.load %residual[%734] : memref<?xf32>
        %736 = arith.addf %735, %728 : f32
        %737 = arith.addi %733, %c8 : index
        memref.store %736, %out[%737] : memref<?xf32>
      } else {
        %738 = arith.addi %733, %c8 : index
        memref.store %728, %out[%738] : memref<?xf32>
      }
    }
    %739 = wave.lane
    wave.barrier
    %740 = wave.wave
    %741 = arith.muli %740, %c2 : index
    %742 = arith.addi %741, %c8 : index
    %743 = arith.muli %742, %c4 : index
    %744 = arith.addi %743, %739 : index
    %745 = vector.extract %480#1[0] : f32 from vector<8xf32>
    %746 = arith.addi %744, %c8 : index
    memref.store %745, %19[%746] : memref<?xf32>
    %747 = vector.extract %480#1[1] : f32 from vector<8xf32>
    %748 = arith.addi %744, %c5 : index
    memref.store %747, %19[%748] : memref<?xf32>
    %749 = vector.extract %480#1[2] : f32 from vector<8xf32>
    %750 = arith.addi %744, %c10 : index
    memref.store %749, %19[%750] : memref<?xf32>
    %751 = vector.extract %480#1[3] : f32 from vector<8xf32>
    %752 = arith.addi %744, %c32 : index
    memref.store %751, %19[%752] : memref<?xf32>
    %753 = vector.extract %480#1[4] : f32 from vector<8xf32>
    %754 = arith.addi %744, %c7 : index
    memref.store %753, %19[%754] : memref<?xf32>
    %755 = vector.extract %480#1[5] : f32 from vector<8xf32>
    %756 = arith.addi %744, %c33 : index
    memref.store %755, %19[%756] : memref<?xf32>
    %757 = vector.extract %480#1[6] : f32 from vector<8xf32>
    %758 = arith.addi %744, %c34 : index
    memref.store %757, %19[%758] : memref<?xf32>
    %759 = vector.extract %480#1[7] : f32 from vector<8xf32>
    %760 = arith.addi %744, %c35 : index
    memref.store %759, %19[%760] : memref<?xf32>
    wave.barrier
    %761 = arith.muli %740, %c2 : index
    %762 = arith.addi %761, %c8 : index
    %763 = arith.muli %762, %c5 : index
    %764 = arith.addi %763, %739 : index
    %765 = arith.addi %764, %c8 : index
    %766 = memref.load %19[%765] : memref<?xf32>
    %767 = arith.addi %765, %c4 : index
    %768 = memref.load %19[%767] : memref<?xf32>
    %769 = arith.addf %766, %768 : f32
    %770 = arith.addi %765, %c36 : index
    %771 = memref.load %19[%770] : memref<?xf32>
    %772 = arith.addf %769, %771 : f32
    %773 = arith.addi %765, %c37 : index
    %774 = memref.load %19[%773] : memref<?xf32>
    %775 = arith.addf %772, %774 : f32
    %776 = arith.addi %765, %c38 : index
    %777 = memref.load %19[%776] : memref<?xf32>
    %778 = arith.addf %775, %777 : f32
    %779 = arith.addi %765, %c39 : index
    %780 = memref.load %19[%779] : memref<?xf32>
    %781 = arith.addf %778, %780 : f32
    %782 = arith.addi %765, %c40 : index
    %783 = memref.load %19[%782] : memref<?xf32>
    %784 = arith.addf %781, %783 : f32
    %785 = arith.addi %765, %c41 : index
    %786 = memref.load %19[%785] : memref<?xf32>
    %787 = arith.addf %784, %786 : f32
    %788 = wave.lane
    %789 = arith.addi %18, %c1 : index
    %790 = arith.muli %762, %c3 : index
    %791 = arith.addi %789, %790 : index
    %792 = arith.divui %788, %c1 : index
    %793 = arith.addi %791, %792 : index
    %794 = arith.cmpi slt, %793, %17 : index
    scf.if %794 {
      %795 = arith.cmpi eq, %hasFactors, %c2 : index
      %796 = arith.muli %793, %c3 : index
      %797 = memref.load %factors[%796] : memref<?xf32>
      %798 = arith.mulf %797, %operandScale : f32
      %799 = arith.select %795, %798, %operandScale : f32
      %800 = arith.remui %788, %c1 : index
      %801 = arith.muli %800, %c44 : index
      %802 = arith.addi %15, %801 : index
      %803 = vector.load %w[%802] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %804 = vector.bitcast %803 : vector<4xi8> to vector<1xf32>
      %805 = vector.extract %804[0] : f32 from vector<1xf32>
      %806 = arith.mulf %805, %799 : f32
      %807 = arith.mulf %787, %806 : f32
      %808 = arith.muli %793, %outputFeatures : index
      %809 = arith.addi %808, %22 : index
      %810 = wave.lane
      %811 = arith.remui %810, %c1 : index
      %812 = arith.addi %809, %811 : index
      scf.if %20 {
        %813 = arith.addi %812, %c8 : index
        %814 = memref.load %residual[%813] : memref<?xf32>
        %815 = arith.addf %814, %807 : f32
        %816 = arith.addi %812, %c8 : index
        memref.store %815, %out[%816] : memref<?xf32>
      } else {
        %817 = arith.addi %812, %c8 : index
        memref.store %807, %out[%817] : memref<?xf32>
      }
    }
    %818 = wave.lane
    wave.barrier
    %819 = wave.wave
    %820 = arith.muli %819, %c2 : index
    %821 = arith.addi %820, %c8 : index
    %822 = arith.muli %821, %c4 : index
    %823 = arith.addi %822, %818 : index
    %824 = vector.extract %480#2[0] : f32 from vector<8xf32>
    %825 = arith.addi %823, %c8 : index
    memref.store %824, %19[%825] : memref<?xf32>
    %826 = vector.extract %480#2[1] : f32 from vector<8xf32>
    %827 = arith.addi %823, %c5 : index
    memref.store %826, %19[%827] : memref<?xf32>
    %828 = vector.extract %480#2[2] : f32 from vector<8xf32>
    %829 = arith.addi %823, %c10 : index
    memref.store %828, %19[%829] : memref<?xf32>
    %830 = vector.extract %480#2[3] : f32 from vector<8xf32>
    %831 = arith.addi %823, %c32 : index
    memref.store %830, %19[%831] : memref<?xf32>
    %832 = vector.extract %480#2[4] : f32 from vector<8xf32>
    %833 = arith.addi %823, %c7 : index
    memref.store %832, %19[%833] : memref<?xf32>
    %834 = vector.extract %480#2[5] : f32 from vector<8xf32>
    %835 = arith.addi %823, %c33 : index
    memref.store %834, %19[%835] : memref<?xf32>
    %836 = vector.extract %480#2[6] : f32 from vector<8xf32>
    %837 = arith.addi %823, %c34 : index
    memref.store %836, %19[%837] : memref<?xf32>
    %838 = vector.extract %480#2[7] : f32 from vector<8xf32>
    %839 = arith.addi %823, %c35 : index
    memref.store %838, %19[%839] : memref<?xf32>
    wave.barrier
    %840 = arith.muli %819, %c2 : index
    %841 = arith.addi %840, %c8 : index
    %842 = arith.muli %841, %c5 : index
    %843 = arith.addi %842, %818 : index
    %844 = arith.addi %843, %c8 : index
    %845 = memref.load %19[%844] : memref<?xf32>
    %846 = arith.addi %844, %c4 : index
    %847 = memref.load %19[%846] : memref<?xf32>
    %848 = arith.addf %845, %847 : f32
    %849 = arith.addi %844, %c36 : index
    %850 = memref.load %19[%849] : memref<?xf32>
    %851 = arith.addf %848, %850 : f32
    %852 = arith.addi %844, %c37 : index
    %853 = memref.load %19[%852] : memref<?xf32>
    %854 = arith.addf %851, %853 : f32
    %855 = arith.addi %844, %c38 : index
    %856 = memref.load %19[%855] : memref<?xf32>
    %857 = arith.addf %854, %856 : f32
    %858 = arith.addi %844, %c39 : index
    %859 = memref.load %19[%858] : memref<?xf32>
    %860 = arith.addf %857, %859 : f32
    %861 = arith.addi %844, %c40 : index
    %862 = memref.load %19[%861] : memref<?xf32>
    %863 = arith.addf %860, %862 : f32
    %864 = arith.addi %844, %c41 : index
    %865 = memref.load %19[%864] : memref<?xf32>
    %866 = arith.addf %863, %865 : f32
    %867 = wave.lane
    %868 = arith.addi %18, %c5 : index
    %869 = arith.muli %841, %c3 : index
    %870 = arith.addi %868, %869 : index
    %871 = arith.divui %867, %c1 : index
    %872 = arith.addi %870, %871 : index
    %873 = arith.cmpi slt, %872, %17 : index
    scf.if %873 {
      %874 = arith.cmpi eq, %hasFactors, %c2 : index
      %875 = arith.muli %872, %c3 : index
      %876 = memref.load %factors[%875] : memref<?xf32>
      %877 = arith.mulf %876, %operandScale : f32
      %878 = arith.select %874, %877, %operandScale : f32
      %879 = arith.remui %867, %c1 : index
      %880 = arith.muli %879, %c44 : index
      %881 = arith.addi %15, %880 : index
      %882 = vector.load %w[%881] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %883 = vector.bitcast %882 : vector<4xi8> to vector<1xf32>
      %884 = vector.extract %883[0] : f32 from vector<1xf32>
      %885 = arith.mulf %884, %878 : f32
      %886 = arith.mulf %866, %885 : f32
      %887 = arith.muli %872, %outputFeatures : index
      %888 = arith.addi %887, %22 : index
      %889 = wave.lane
      %890 = arith.remui %889, %c1 : index
      %891 = arith.addi %888, %890 : index
      scf.if %20 {
        %892 = arith.addi %891, %c8 : index
        %893 = memref.load %residual[%892] : memref<?xf32>
        %894 = arith.addf %893, %886 : f32
        %895 = arith.addi %891, %c8 : index
        memref.store %894, %out[%895] : memref<?xf32>
      } else {
        %896 = arith.addi %891, %c8 : index
        memref.store %886, %out[%896] : memref<?xf32>
      }
    }
    %897 = wave.lane
    wave.barrier
    %898 = wave.wave
    %899 = arith.muli %898, %c2 : index
    %900 = arith.addi %899, %c8 : index
    %901 = arith.muli %900, %c4 : index
    %902 = arith.addi %901, %897 : index
    %903 = vector.extract %480#3[0] : f32 from vector<8xf32>
    %904 = arith.addi %902, %c8 : index
    memref.store %903, %19[%904] : memref<?xf32>
    %905 = vector.extract %480#3[1] : f32 from vector<8xf32>
    %906 = arith.addi %902, %c5 : index
    memref.store %905, %19[%906] : memref<?xf32>
    %907 = vector.extract %480#3[2] : f32 from vector<8xf32>
    %908 = arith.addi %902, %c10 : index
    memref.store %907, %19[%908] : memref<?xf32>
    %909 = vector.extract %480#3[3] : f32 from vector<8xf32>
    %910 = arith.addi %902, %c32 : index
    memref.store %909, %19[%910] : memref<?xf32>
    %911 = vector.extract %480#3[4] : f32 from vector<8xf32>
    %912 = arith.addi %902, %c7 : index
    memref.store %911, %19[%912] : memref<?xf32>
    %913 = vector.extract %480#3[5] : f32 from vector<8xf32>
    %914 = arith.addi %902, %c33 : index
    memref.store %913, %19[%914] : memref<?xf32>
    %915 = vector.extract %480#3[6] : f32 from vector<8xf32>
    %916 = arith.addi %902, %c34 : index
    memref.store %915, %19[%916] : memref<?xf32>
    %917 = vector.extract %480#3[7] : f32 from vector<8xf32>
    %918 = arith.addi %902, %c35 : index
    memref.store %917, %19[%918] : memref<?xf32>
    wave.barrier
    %919 = arith.muli %898, %c2 : index
    %920 = arith.addi %919, %c8 : index
    %921 = arith.muli %920, %c5 : index
    %922 = arith.addi %921, %897 : index
    %923 = arith.addi %922, %c8 : index
    %924 = memref.load %19[%923] : memref<?xf32>
    %925 = arith.addi %923, %c4 : index
    %926 = memref.load %19[%925] : memref<?xf32>
    %927 = arith.addf %924, %926 : f32
    %928 = arith.addi %923, %c36 : index
    %929 = memref.load %19[%928] : memref<?xf32>
    %930 = arith.addf %927, %929 : f32
    %931 = arith.addi %923, %c37 : index
    %932 = memref.load %19[%931] : memref<?xf32>
    %933 = arith.addf %930, %932 : f32
    %934 = arith.addi %923, %c38 : index
    %935 = memref.load %19[%934] : memref<?xf32>
    %936 = arith.addf %933, %935 : f32
    %937 = arith.addi %923, %c39 : index
    %938 = memref.load %19[%937] : memref<?xf32>
    %939 = arith.addf %936, %938 : f32
    %940 = arith.addi %923, %c40 : index
    %941 = memref.load %19[%940] : memref<?xf32>
    %942 = arith.addf %939, %941 : f32
    %943 = arith.addi %923, %c41 : index
    %944 = memref.load %19[%943] : memref<?xf32>
    %945 = arith.addf %942, %944 : f32
    %946 = wave.lane
    %947 = arith.addi %18, %c16 : index
    %948 = arith.muli %920, %c3 : index
    %949 = arith.addi %947, %948 : index
    %950 = arith.divui %946, %c1 : index
    %951 = arith.addi %949, %950 : index
    %952 = arith.cmpi slt, %951, %17 : index
    scf.if %952 {
      %953 = arith.cmpi eq, %hasFactors, %c2 : index
      %954 = arith.muli %951, %c3 : index
      %955 = memref.load %factors[%954] : memref<?xf32>
      %956 = arith.mulf %955, %operandScale : f32
      %957 = arith.select %953, %956, %operandScale : f32
      %958 = arith.remui %946, %c1 : index
      %959 = arith.muli %958, %c44 : index
      %960 = arith.addi %15, %959 : index
      %961 = vector.load %w[%960] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %962 = vector.bitcast %961 : vector<4xi8> to vector<1xf32>
      %963 = vector.extract %962[0] : f32 from vector<1xf32>
      %964 = arith.mulf %963, %957 : f32
      %965 = arith.mulf %945, %964 : f32
      %966 = arith.muli %951, %outputFeatures : index
      %967 = arith.addi %966, %22 : index
      %968 = wave.lane
      %969 = arith.remui %968, %c1 : index
      %970 = arith.addi %967, %969 : index
      scf.if %20 {
        %971 = arith.addi %970, %c8 : index
        %972 = memref.load %residual[%971] : memref<?xf32>
        %973 = arith.addf %972, %965 : f32
        %974 = arith.addi %970, %c8 : index
        memref.store %973, %out[%974] : memref<?xf32>
      } else {
        %975 = arith.addi %970, %c8 : index
        memref.store %965, %out[%975] : memref<?xf32>
      }
    }
  }
  wave.return
}
