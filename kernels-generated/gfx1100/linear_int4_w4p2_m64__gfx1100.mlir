// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='int4', waves=4, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_int4_w4p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 40 : index
  %c4 = arith.constant 15 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 2 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c10 = arith.constant 64 : index
  %c11 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c14 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %c16 = arith.constant 48 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 4 : index
  %c21 = arith.constant 15 : i32
  %c22 = arith.constant 25600 : i32
  %c23 = arith.constant 256 : index
  %c24 = arith.constant dense<0> : vector<4xi32>
  %c25 = arith.constant dense<983055> : vector<4xi32>
  %c26 = arith.constant dense<1677747200> : vector<4xi32>
  %c27 = arith.constant dense<4> : vector<4xi32>
  %c28 = arith.constant dense<8> : vector<4xi32>
  %c29 = arith.constant dense<12> : vector<4xi32>
  %c30 = arith.constant 3 : index
  %c31 = arith.constant 96 : index
  %c32 = arith.constant 128 : index
  %c33 = arith.constant 160 : index
  %c34 = arith.constant 192 : index
  %c35 = arith.constant 224 : index
  %c36 = arith.constant 512 : index
  %c37 = arith.constant 1024 : index
  %c38 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.divui %inputFeatures, %groupSize : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.muli %2, %c3 : index
  %5 = arith.addi %4, %c4 : index
  %6 = arith.divui %5, %c5 : index
  %7 = arith.muli %6, %c5 : index
  %8 = arith.addi %3, %7 : index
  %9 = arith.muli %0, %c6 : index
  %10 = arith.addi %9, %c7 : index
  %11 = arith.muli %10, %8 : index
  %12 = arith.addi %9, %c8 : index
  %13 = arith.muli %12, %8 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c10 : index
  %17 = wave.scratch %c11 : memref<?xf32>
  %18 = arith.cmpi eq, %hasResidual, %c8 : index
  %19 = wave.block 0
  %20 = arith.muli %19, %c14 : index
  %21 = arith.cmpi slt, %16, %15 : index
  scf.if %21 {
    %22 = wave.lane
    %23 = arith.remui %22, %c5 : index
    %24 = arith.remui %23, %tileRows : index
    %25 = arith.addi %16, %24 : index
    %26 = arith.divui %25, %tileRows : index
    %27 = arith.divui %inputFeatures, %c5 : index
    %28 = arith.muli %26, %27 : index
    %29 = arith.divui %c7, %c5 : index
    %30 = arith.addi %28, %29 : index
    %31 = arith.muli %30, %c6 : index
    %32 = arith.remui %c7, %c5 : index
    %33 = arith.divui %32, %c2 : index
    %34 = arith.addi %31, %33 : index
    %35 = arith.muli %tileRows, %c2 : index
    %36 = arith.muli %34, %35 : index
    %37 = arith.remui %25, %tileRows : index
    %38 = arith.muli %37, %c2 : index
    %39 = arith.addi %36, %38 : index
    %40 = arith.remui %c7, %c2 : index
    %41 = arith.addi %39, %40 : index
    %42 = arith.addi %23, %c5 : index
    %43 = arith.addi %16, %42 : index
    %44 = arith.divui %43, %tileRows : index
    %45 = arith.divui %inputFeatures, %c5 : index
    %46 = arith.muli %44, %45 : index
    %47 = arith.divui %c7, %c5 : index
    %48 = arith.addi %46, %47 : index
    %49 = arith.muli %48, %c6 : index
    %50 = arith.remui %c7, %c5 : index
    %51 = arith.divui %50, %c2 : index
    %52 = arith.addi %49, %51 : index
    %53 = arith.muli %tileRows, %c2 : index
    %54 = arith.muli %52, %53 : index
    %55 = arith.remui %43, %tileRows : index
    %56 = arith.muli %55, %c2 : index
    %57 = arith.addi %54, %56 : index
    %58 = arith.remui %c7, %c2 : index
    %59 = arith.addi %57, %58 : index
    %60 = arith.addi %23, %c14 : index
    %61 = arith.addi %16, %60 : index
    %62 = arith.divui %61, %tileRows : index
    %63 = arith.divui %inputFeatures, %c5 : index
    %64 = arith.muli %62, %63 : index
    %65 = arith.divui %c7, %c5 : index
    %66 = arith.addi %64, %65 : index
    %67 = arith.muli %66, %c6 : index
    %68 = arith.remui %c7, %c5 : index
    %69 = arith.divui %68, %c2 : index
    %70 = arith.addi %67, %69 : index
    %71 = arith.muli %tileRows, %c2 : index
    %72 = arith.muli %70, %71 : index
    %73 = arith.remui %61, %tileRows : index
    %74 = arith.muli %73, %c2 : index
    %75 = arith.addi %72, %74 : index
    %76 = arith.remui %c7, %c2 : index
    %77 = arith.addi %75, %76 : index
    %78 = arith.addi %23, %c16 : index
    %79 = arith.addi %16, %78 : index
    %80 = arith.divui %79, %tileRows : index
    %81 = arith.divui %inputFeatures, %c5 : index
    %82 = arith.muli %80, %81 : index
    %83 = arith.divui %c7, %c5 : index
    %84 = arith.addi %82, %83 : index
    %85 = arith.muli %84, %c6 : index
    %86 = arith.remui %c7, %c5 : index
    %87 = arith.divui %86, %c2 : index
    %88 = arith.addi %85, %87 : index
    %89 = arith.muli %tileRows, %c2 : index
    %90 = arith.muli %88, %89 : index
    %91 = arith.remui %79, %tileRows : index
    %92 = arith.muli %91, %c2 : index
    %93 = arith.addi %90, %92 : index
    %94 = arith.remui %c7, %c2 : index
    %95 = arith.addi %93, %94 : index
    %96 = wave.wave
    %97 = arith.divui %inputFeatures, %c14 : index
    %98 = arith.muli %96, %stepsPerWave : index
    %99 = arith.minsi %98, %97 : index
    %100 = arith.addi %99, %stepsPerWave : index
    %101 = arith.minsi %100, %97 : index
    %102 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %103 = arith.subi %101, %99 : index
    %104 = arith.divui %103, %c6 : index
    %105 = arith.muli %104, %c6 : index
    %106 = arith.addi %99, %105 : index
    %107 = arith.addi %99, %stepsPerWave : index
    %108 = arith.select %102, %107, %106 : index
    %118:8 = scf.for %109 = %99 to %108 step %c6 iter_args(%110 = %c17, %111 = %c17, %112 = %c17, %113 = %c17, %114 = %c17, %115 = %c17, %116 = %c17, %117 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %119 = wave.lane
      %120 = arith.addi %109, %c7 : index
      %121 = arith.remui %119, %c5 : index
      %122 = arith.divui %groupSize, %c14 : index
      %123 = arith.divui %120, %122 : index
      %124 = arith.divui %inputFeatures, %groupSize : index
      %125 = arith.muli %inputFeatures, %c2 : index
      %126 = arith.addi %11, %125 : index
      %127 = arith.muli %123, %c14 : index
      %128 = arith.addi %126, %127 : index
      %129 = arith.muli %121, %c6 : index
      %130 = arith.addi %128, %129 : index
      %131 = vector.load %w[%130] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %132 = vector.bitcast %131 : vector<2xi8> to vector<1xf16>
      %133 = vector.extract %132[0] : f16 from vector<1xf16>
      %134 = arith.muli %124, %c14 : index
      %135 = arith.addi %126, %134 : index
      %136 = arith.muli %123, %c2 : index
      %137 = arith.addi %135, %136 : index
      %138 = arith.divui %121, %c6 : index
      %139 = arith.addi %137, %138 : index
      %140 = memref.load %w[%139] : memref<?xi8>
      %141 = arith.remui %121, %c6 : index
      %142 = arith.muli %141, %c20 : index
      %143 = arith.index_cast %142 : index to i32
      %144 = arith.extui %140 : i8 to i32
      %145 = arith.shrui %144, %143 : i32
      %146 = arith.andi %145, %c21 : i32
      %147 = arith.ori %146, %c22 : i32
      %148 = arith.trunci %147 : i32 to i16
      %149 = arith.bitcast %148 : i16 to f16
      %150 = arith.muli %120, %c23 : index
      %151 = arith.addi %11, %150 : index
      %152 = arith.muli %121, %c5 : index
      %153 = arith.addi %151, %152 : index
      %154 = vector.load %w[%153] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %155 = vector.bitcast %154 : vector<16xi8> to vector<4xi32>
      %156 = arith.shrui %155, %c24 : vector<4xi32>
      %157 = arith.andi %156, %c25 : vector<4xi32>
      %158 = arith.ori %157, %c26 : vector<4xi32>
      %159 = vector.bitcast %158 : vector<4xi32> to vector<8xf16>
      %160 = arith.shrui %155, %c27 : vector<4xi32>
      %161 = arith.andi %160, %c25 : vector<4xi32>
      %162 = arith.ori %161, %c26 : vector<4xi32>
      %163 = vector.bitcast %162 : vector<4xi32> to vector<8xf16>
      %164 = arith.shrui %155, %c28 : vector<4xi32>
      %165 = arith.andi %164, %c25 : vector<4xi32>
      %166 = arith.ori %165, %c26 : vector<4xi32>
      %167 = vector.bitcast %166 : vector<4xi32> to vector<8xf16>
      %168 = arith.shrui %155, %c29 : vector<4xi32>
      %169 = arith.andi %168, %c25 : vector<4xi32>
      %170 = arith.ori %169, %c26 : vector<4xi32>
      %171 = vector.bitcast %170 : vector<4xi32> to vector<8xf16>
      %172 = vector.shuffle %159, %163 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %173 = vector.shuffle %167, %171 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %174 = vector.shuffle %172, %173 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %175 = vector.broadcast %149 : f16 to vector<32xf16>
      %176 = arith.subf %174, %175 : vector<32xf16>
      %177 = vector.broadcast %133 : f16 to vector<32xf16>
      %178 = arith.mulf %176, %177 : vector<32xf16>
      %179 = vector.shuffle %178, %178 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %180 = vector.shuffle %178, %178 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %181 = arith.addi %109, %c8 : index
      %182 = arith.remui %119, %c5 : index
      %183 = arith.divui %groupSize, %c14 : index
      %184 = arith.divui %181, %183 : index
      %185 = arith.divui %inputFeatures, %groupSize : index
      %186 = arith.muli %inputFeatures, %c2 : index
      %187 = arith.addi %11, %186 : index
      %188 = arith.muli %184, %c14 : index
      %189 = arith.addi %187, %188 : index
      %190 = arith.muli %182, %c6 : index
      %191 = arith.addi %189, %190 : index
      %192 = vector.load %w[%191] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %193 = vector.bitcast %192 : vector<2xi8> to vector<1xf16>
      %194 = vector.extract %193[0] : f16 from vector<1xf16>
      %195 = arith.muli %185, %c14 : index
      %196 = arith.addi %187, %195 : index
      %197 = arith.muli %184, %c2 : index
      %198 = arith.addi %196, %197 : index
      %199 = arith.divui %182, %c6 : index
      %200 = arith.addi %198, %199 : index
      %201 = memref.load %w[%200] : memref<?xi8>
      %202 = arith.remui %182, %c6 : index
      %203 = arith.muli %202, %c20 : index
      %204 = arith.index_cast %203 : index to i32
      %205 = arith.extui %201 : i8 to i32
      %206 = arith.shrui %205, %204 : i32
      %207 = arith.andi %206, %c21 : i32
      %208 = arith.ori %207, %c22 : i32
      %209 = arith.trunci %208 : i32 to i16
      %210 = arith.bitcast %209 : i16 to f16
      %211 = arith.muli %181, %c23 : index
      %212 = arith.addi %11, %211 : index
      %213 = arith.muli %182, %c5 : index
      %214 = arith.addi %212, %213 : index
      %215 = vector.load %w[%214] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %216 = vector.bitcast %215 : vector<16xi8> to vector<4xi32>
      %217 = arith.shrui %216, %c24 : vector<4xi32>
      %218 = arith.andi %217, %c25 : vector<4xi32>
      %219 = arith.ori %218, %c26 : vector<4xi32>
      %220 = vector.bitcast %219 : vector<4xi32> to vector<8xf16>
      %221 = arith.shrui %216, %c27 : vector<4xi32>
      %222 = arith.andi %221, %c25 : vector<4xi32>
      %223 = arith.ori %222, %c26 : vector<4xi32>
      %224 = vector.bitcast %223 : vector<4xi32> to vector<8xf16>
      %225 = arith.shrui %216, %c28 : vector<4xi32>
      %226 = arith.andi %225, %c25 : vector<4xi32>
      %227 = arith.ori %226, %c26 : vector<4xi32>
      %228 = vector.bitcast %227 : vector<4xi32> to vector<8xf16>
      %229 = arith.shrui %216, %c29 : vector<4xi32>
      %230 = arith.andi %229, %c25 : vector<4xi32>
      %231 = arith.ori %230, %c26 : vector<4xi32>
      %232 = vector.bitcast %231 : vector<4xi32> to vector<8xf16>
      %233 = vector.shuffle %220, %224 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %234 = vector.shuffle %228, %232 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %235 = vector.shuffle %233, %234 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %236 = vector.broadcast %210 : f16 to vector<32xf16>
      %237 = arith.subf %235, %236 : vector<32xf16>
      %238 = vector.broadcast %194 : f16 to vector<32xf16>
      %239 = arith.mulf %237, %238 : vector<32xf16>
      %240 = vector.shuffle %239, %239 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %241 = vector.shuffle %239, %239 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %242 = arith.addi %109, %c7 : index
      %243 = arith.remui %119, %c5 : index
      %244 = arith.divui %groupSize, %c14 : index
      %245 = arith.divui %242, %244 : index
      %246 = arith.divui %inputFeatures, %groupSize : index
      %247 = arith.muli %inputFeatures, %c2 : index
      %248 = arith.addi %13, %247 : index
      %249 = arith.muli %245, %c14 : index
      %250 = arith.addi %248, %249 : index
      %251 = arith.muli %243, %c6 : index
      %252 = arith.addi %250, %251 : index
      %253 = vector.load %w[%252] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %254 = vector.bitcast %253 : vector<2xi8> to vector<1xf16>
      %255 = vector.extract %254[0] : f16 from vector<1xf16>
      %256 = arith.muli %246, %c14 : index
      %257 = arith.addi %248, %256 : index
      %258 = arith.muli %245, %c2 : index
      %259 = arith.addi %257, %258 : index
      %260 = arith.divui %243, %c6 : index
      %261 = arith.addi %259, %260 : index
      %262 = memref.load %w[%261] : memref<?xi8>
      %263 = arith.remui %243, %c6 : index
      %264 = arith.muli %263, %c20 : index
      %265 = arith.index_cast %264 : index to i32
      %266 = arith.extui %262 : i8 to i32
      %267 = arith.shrui %266, %265 : i32
      %268 = arith.andi %267, %c21 : i32
      %269 = arith.ori %268, %c22 : i32
      %270 = arith.trunci %269 : i32 to i16
      %271 = arith.bitcast %270 : i16 to f16
      %272 = arith.muli %242, %c23 : index
      %273 = arith.addi %13, %272 : index
      %274 = arith.muli %243, %c5 : index
      %275 = arith.addi %273, %274 : index
      %276 = vector.load %w[%275] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %277 = vector.bitcast %276 : vector<16xi8> to vector<4xi32>
      %278 = arith.shrui %277, %c24 : vector<4xi32>
      %279 = arith.andi %278, %c25 : vector<4xi32>
      %280 = arith.ori %279, %c26 : vector<4xi32>
      %281 = vector.bitcast %280 : vector<4xi32> to vector<8xf16>
      %282 = arith.shrui %277, %c27 : vector<4xi32>
      %283 = arith.andi %282, %c25 : vector<4xi32>
      %284 = arith.ori %283, %c26 : vector<4xi32>
      %285 = vector.bitcast %284 : vector<4xi32> to vector<8xf16>
      %286 = arith.shrui %277, %c28 : vector<4xi32>
      %287 = arith.andi %286, %c25 : vector<4xi32>
      %288 = arith.ori %287, %c26 : vector<4xi32>
      %289 = vector.bitcast %288 : vector<4xi32> to vector<8xf16>
      %290 = arith.shrui %277, %c29 : vector<4xi32>
      %291 = arith.andi %290, %c25 : vector<4xi32>
      %292 = arith.ori %291, %c26 : vector<4xi32>
      %293 = vector.bitcast %292 : vector<4xi32> to vector<8xf16>
      %294 = vector.shuffle %281, %285 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %295 = vector.shuffle %289, %293 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %296 = vector.shuffle %294, %295 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %297 = vector.broadcast %271 : f16 to vector<32xf16>
      %298 = arith.subf %296, %297 : vector<32xf16>
      %299 = vector.broadcast %255 : f16 to vector<32xf16>
      %300 = arith.mulf %298, %299 : vector<32xf16>
      %301 = vector.shuffle %300, %300 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %302 = vector.shuffle %300, %300 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %303 = arith.addi %109, %c8 : index
      %304 = arith.remui %119, %c5 : index
      %305 = arith.divui %groupSize, %c14 : index
      %306 = arith.divui %303, %305 : index
      %307 = arith.divui %inputFeatures, %groupSize : index
      %308 = arith.muli %inputFeatures, %c2 : index
      %309 = arith.addi %13, %308 : index
      %310 = arith.muli %306, %c14 : index
      %311 = arith.addi %309, %310 : index
      %312 = arith.muli %304, %c6 : index
      %313 = arith.addi %311, %312 : index
      %314 = vector.load %w[%313] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %315 = vector.bitcast %314 : vector<2xi8> to vector<1xf16>
      %316 = vector.extract %315[0] : f16 from vector<1xf16>
      %317 = arith.muli %307, %c14 : index
      %318 = arith.addi %309, %317 : index
      %319 = arith.muli %306, %c2 : index
      %320 = arith.addi %318, %319 : index
      %321 = arith.divui %304, %c6 : index
      %322 = arith.addi %320, %321 : index
      %323 = memref.load %w[%322] : memref<?xi8>
      %324 = arith.remui %304, %c6 : index
      %325 = arith.muli %324, %c20 : index
      %326 = arith.index_cast %325 : index to i32
      %327 = arith.extui %323 : i8 to i32
      %328 = arith.shrui %327, %326 : i32
      %329 = arith.andi %328, %c21 : i32
      %330 = arith.ori %329, %c22 : i32
      %331 = arith.trunci %330 : i32 to i16
      %332 = arith.bitcast %331 : i16 to f16
      %333 = arith.muli %303, %c23 : index
      %334 = arith.addi %13, %333 : index
      %335 = arith.muli %304, %c5 : index
      %336 = arith.addi %334, %335 : index
      %337 = vector.load %w[%336] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %338 = vector.bitcast %337 : vector<16xi8> to vector<4xi32>
      %339 = arith.shrui %338, %c24 : vector<4xi32>
      %340 = arith.andi %339, %c25 : vector<4xi32>
      %341 = arith.ori %340, %c26 : vector<4xi32>
      %342 = vector.bitcast %341 : vector<4xi32> to vector<8xf16>
      %343 = arith.shrui %338, %c27 : vector<4xi32>
      %344 = arith.andi %343, %c25 : vector<4xi32>
      %345 = arith.ori %344, %c26 : vector<4xi32>
      %346 = vector.bitcast %345 : vector<4xi32> to vector<8xf16>
      %347 = arith.shrui %338, %c28 : vector<4xi32>
      %348 = arith.andi %347, %c25 : vector<4xi32>
      %349 = arith.ori %348, %c26 : vector<4xi32>
      %350 = vector.bitcast %349 : vector<4xi32> to vector<8xf16>
      %351 = arith.shrui %338, %c29 : vector<4xi32>
      %352 = arith.andi %351, %c25 : vector<4xi32>
      %353 = arith.ori %352, %c26 : vector<4xi32>
      %354 = vector.bitcast %353 : vector<4xi32> to vector<8xf16>
      %355 = vector.shuffle %342, %346 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %356 = vector.shuffle %350, %354 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %357 = vector.shuffle %355, %356 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %358 = vector.broadcast %332 : f16 to vector<32xf16>
      %359 = arith.subf %357, %358 : vector<32xf16>
      %360 = vector.broadcast %316 : f16 to vector<32xf16>
      %361 = arith.mulf %359, %360 : vector<32xf16>
      %362 = vector.shuffle %361, %361 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %363 = vector.shuffle %361, %361 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %364 = arith.muli %109, %c6 : index
      %365 = arith.addi %364, %c7 : index
      %366 = arith.muli %tileRows, %c5 : index
      %367 = arith.muli %365, %366 : index
      %368 = arith.addi %41, %367 : index
      %369 = vector.load %x[%368] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %370 = arith.muli %tileRows, %c2 : index
      %371 = arith.addi %368, %370 : index
      %372 = vector.load %x[%371] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %373 = vector.shuffle %369, %372 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %374 = wave.mma %373, %179, %110 : vector<16xf16>, vector<8xf32>
      %375 = wave.mma %373, %301, %111 : vector<16xf16>, vector<8xf32>
      %376 = arith.muli %109, %c6 : index
      %377 = arith.addi %376, %c7 : index
      %378 = arith.muli %tileRows, %c5 : index
      %379 = arith.muli %377, %378 : index
      %380 = arith.addi %59, %379 : index
      %381 = vector.load %x[%380] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %382 = arith.muli %tileRows, %c2 : index
      %383 = arith.addi %380, %382 : index
      %384 = vector.load %x[%383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %385 = vector.shuffle %381, %384 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %386 = wave.mma %385, %179, %112 : vector<16xf16>, vector<8xf32>
      %387 = wave.mma %385, %301, %113 : vector<16xf16>, vector<8xf32>
      %388 = arith.muli %109, %c6 : index
      %389 = arith.addi %388, %c7 : index
      %390 = arith.muli %tileRows, %c5 : index
      %391 = arith.muli %389, %390 : index
      %392 = arith.addi %77, %391 : index
      %393 = vector.load %x[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %394 = arith.muli %tileRows, %c2 : index
      %395 = arith.addi %392, %394 : index
      %396 = vector.load %x[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %397 = vector.shuffle %393, %396 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %398 = wave.mma %397, %179, %114 : vector<16xf16>, vector<8xf32>
      %399 = wave.mma %397, %301, %115 : vector<16xf16>, vector<8xf32>
      %400 = arith.muli %109, %c6 : index
      %401 = arith.addi %400, %c7 : index
      %402 = arith.muli %tileRows, %c5 : index
      %403 = arith.muli %401, %402 : index
      %404 = arith.addi %95, %403 : index
      %405 = vector.load %x[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %406 = arith.muli %tileRows, %c2 : index
      %407 = arith.addi %404, %406 : index
      %408 = vector.load %x[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %409 = vector.shuffle %405, %408 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %410 = wave.mma %409, %179, %116 : vector<16xf16>, vector<8xf32>
      %411 = wave.mma %409, %301, %117 : vector<16xf16>, vector<8xf32>
      %412 = arith.muli %109, %c6 : index
      %413 = arith.addi %412, %c8 : index
      %414 = arith.muli %tileRows, %c5 : index
      %415 = arith.muli %413, %414 : index
      %416 = arith.addi %41, %415 : index
      %417 = vector.load %x[%416] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %418 = arith.muli %tileRows, %c2 : index
      %419 = arith.addi %416, %418 : index
      %420 = vector.load %x[%419] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %421 = vector.shuffle %417, %420 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %422 = wave.mma %421, %180, %374 : vector<16xf16>, vector<8xf32>
      %423 = wave.mma %421, %302, %375 : vector<16xf16>, vector<8xf32>
      %424 = arith.muli %109, %c6 : index
      %425 = arith.addi %424, %c8 : index
      %426 = arith.muli %tileRows, %c5 : index
      %427 = arith.muli %425, %426 : index
      %428 = arith.addi %59, %427 : index
      %429 = vector.load %x[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %430 = arith.muli %tileRows, %c2 : index
      %431 = arith.addi %428, %430 : index
      %432 = vector.load %x[%431] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %433 = vector.shuffle %429, %432 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %434 = wave.mma %433, %180, %386 : vector<16xf16>, vector<8xf32>
      %435 = wave.mma %433, %302, %387 : vector<16xf16>, vector<8xf32>
      %436 = arith.muli %109, %c6 : index
      %437 = arith.addi %436, %c8 : index
      %438 = arith.muli %tileRows, %c5 : index
      %439 = arith.muli %437, %438 : index
      %440 = arith.addi %77, %439 : index
      %441 = vector.load %x[%440] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %442 = arith.muli %tileRows, %c2 : index
      %443 = arith.addi %440, %442 : index
      %444 = vector.load %x[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %445 = vector.shuffle %441, %444 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %446 = wave.mma %445, %180, %398 : vector<16xf16>, vector<8xf32>
      %447 = wave.mma %445, %302, %399 : vector<16xf16>, vector<8xf32>
      %448 = arith.muli %109, %c6 : index
      %449 = arith.addi %448, %c8 : index
      %450 = arith.muli %tileRows, %c5 : index
      %451 = arith.muli %449, %450 : index
      %452 = arith.addi %95, %451 : index
      %453 = vector.load %x[%452] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %454 = arith.muli %tileRows, %c2 : index
      %455 = arith.addi %452, %454 : index
      %456 = vector.load %x[%455] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %457 = vector.shuffle %453, %456 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %458 = wave.mma %457, %180, %410 : vector<16xf16>, vector<8xf32>
      %459 = wave.mma %457, %302, %411 : vector<16xf16>, vector<8xf32>
      %460 = arith.muli %109, %c6 : index
      %461 = arith.addi %460, %c6 : index
      %462 = arith.muli %tileRows, %c5 : index
      %463 = arith.muli %461, %462 : index
      %464 = arith.addi %41, %463 : index
      %465 = vector.load %x[%464] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %466 = arith.muli %tileRows, %c2 : index
      %467 = arith.addi %464, %466 : index
      %468 = vector.load %x[%467] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %469 = vector.shuffle %465, %468 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %470 = wave.mma %469, %240, %422 : vector<16xf16>, vector<8xf32>
      %471 = wave.mma %469, %362, %423 : vector<16xf16>, vector<8xf32>
      %472 = arith.muli %109, %c6 : index
      %473 = arith.addi %472, %c6 : index
      %474 = arith.muli %tileRows, %c5 : index
      %475 = arith.muli %473, %474 : index
      %476 = arith.addi %59, %475 : index
      %477 = vector.load %x[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %478 = arith.muli %tileRows, %c2 : index
      %479 = arith.addi %476, %478 : index
      %480 = vector.load %x[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %481 = vector.shuffle %477, %480 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %482 = wave.mma %481, %240, %434 : vector<16xf16>, vector<8xf32>
      %483 = wave.mma %481, %362, %435 : vector<16xf16>, vector<8xf32>
      %484 = arith.muli %109, %c6 : index
      %485 = arith.addi %484, %c6 : index
      %486 = arith.muli %tileRows, %c5 : index
      %487 = arith.muli %485, %486 : index
      %488 = arith.addi %77, %487 : index
      %489 = vector.load %x[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %490 = arith.muli %tileRows, %c2 : index
      %491 = arith.addi %488, %490 : index
      %492 = vector.load %x[%491] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %493 = vector.shuffle %489, %492 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %494 = wave.mma %493, %240, %446 : vector<16xf16>, vector<8xf32>
      %495 = wave.mma %493, %362, %447 : vector<16xf16>, vector<8xf32>
      %496 = arith.muli %109, %c6 : index
      %497 = arith.addi %496, %c6 : index
      %498 = arith.muli %tileRows, %c5 : index
      %499 = arith.muli %497, %498 : index
      %500 = arith.addi %95, %499 : index
      %501 = vector.load %x[%500] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %502 = arith.muli %tileRows, %c2 : index
      %503 = arith.addi %500, %502 : index
      %504 = vector.load %x[%503] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %505 = vector.shuffle %501, %504 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %506 = wave.mma %505, %240, %458 : vector<16xf16>, vector<8xf32>
      %507 = wave.mma %505, %362, %459 : vector<16xf16>, vector<8xf32>
      %508 = arith.muli %109, %c6 : index
      %509 = arith.addi %508, %c30 : index
      %510 = arith.muli %tileRows, %c5 : index
      %511 = arith.muli %509, %510 : index
      %512 = arith.addi %41, %511 : index
      %513 = vector.load %x[%512] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %514 = arith.muli %tileRows, %c2 : index
      %515 = arith.addi %512, %514 : index
      %516 = vector.load %x[%515] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %517 = vector.shuffle %513, %516 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %518 = wave.mma %517, %241, %470 : vector<16xf16>, vector<8xf32>
      %519 = wave.mma %517, %363, %471 : vector<16xf16>, vector<8xf32>
      %520 = arith.muli %109, %c6 : index
      %521 = arith.addi %520, %c30 : index
      %522 = arith.muli %tileRows, %c5 : index
      %523 = arith.muli %521, %522 : index
      %524 = arith.addi %59, %523 : index
      %525 = vector.load %x[%524] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %526 = arith.muli %tileRows, %c2 : index
      %527 = arith.addi %524, %526 : index
      %528 = vector.load %x[%527] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %529 = vector.shuffle %525, %528 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %530 = wave.mma %529, %241, %482 : vector<16xf16>, vector<8xf32>
      %531 = wave.mma %529, %363, %483 : vector<16xf16>, vector<8xf32>
      %532 = arith.muli %109, %c6 : index
      %533 = arith.addi %532, %c30 : index
      %534 = arith.muli %tileRows, %c5 : index
      %535 = arith.muli %533, %534 : index
      %536 = arith.addi %77, %535 : index
      %537 = vector.load %x[%536] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %538 = arith.muli %tileRows, %c2 : index
      %539 = arith.addi %536, %538 : index
      %540 = vector.load %x[%539] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %541 = vector.shuffle %537, %540 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %542 = wave.mma %541, %241, %494 : vector<16xf16>, vector<8xf32>
      %543 = wave.mma %541, %363, %495 : vector<16xf16>, vector<8xf32>
      %544 = arith.muli %109, %c6 : index
      %545 = arith.addi %544, %c30 : index
      %546 = arith.muli %tileRows, %c5 : index
      %547 = arith.muli %545, %546 : index
      %548 = arith.addi %95, %547 : index
      %549 = vector.load %x[%548] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %550 = arith.muli %tileRows, %c2 : index
      %551 = arith.addi %548, %550 : index
      %552 = vector.load %x[%551] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %553 = vector.shuffle %549, %552 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %554 = wave.mma %553, %241, %506 : vector<16xf16>, vector<8xf32>
      %555 = wave.mma %553, %363, %507 : vector<16xf16>, vector<8xf32>
      scf.yield %518, %519, %530, %531, %542, %543, %554, %555 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %556 = arith.select %102, %108, %101 : index
    %566:8 = scf.for %557 = %108 to %556 step %c8 iter_args(%558 = %118#0, %559 = %118#1, %560 = %118#2, %561 = %118#3, %562 = %118#4, %563 = %118#5, %564 = %118#6, %565 = %118#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %567 = wave.lane
      %568 = arith.addi %557, %c7 : index
      %569 = arith.remui %567, %c5 : index
      %570 = arith.divui %groupSize, %c14 : index
      %571 = arith.divui %568, %570 : index
      %572 = arith.divui %inputFeatures, %groupSize : index
      %573 = arith.muli %inputFeatures, %c2 : index
      %574 = arith.addi %11, %573 : index
      %575 = arith.muli %571, %c14 : index
      %576 = arith.addi %574, %575 : index
      %577 = arith.muli %569, %c6 : index
      %578 = arith.addi %576, %577 : index
      %579 = vector.load %w[%578] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %580 = vector.bitcast %579 : vector<2xi8> to vector<1xf16>
      %581 = vector.extract %580[0] : f16 from vector<1xf16>
      %582 = arith.muli %572, %c14 : index
      %583 = arith.addi %574, %582 : index
      %584 = arith.muli %571, %c2 : index
      %585 = arith.addi %583, %584 : index
      %586 = arith.divui %569, %c6 : index
      %587 = arith.addi %585, %586 : index
      %588 = memref.load %w[%587] : memref<?xi8>
      %589 = arith.remui %569, %c6 : index
      %590 = arith.muli %589, %c20 : index
      %591 = arith.index_cast %590 : index to i32
      %592 = arith.extui %588 : i8 to i32
      %593 = arith.shrui %592, %591 : i32
      %594 = arith.andi %593, %c21 : i32
      %595 = arith.ori %594, %c22 : i32
      %596 = arith.trunci %595 : i32 to i16
      %597 = arith.bitcast %596 : i16 to f16
      %598 = arith.muli %568, %c23 : index
      %599 = arith.addi %11, %598 : index
      %600 = arith.muli %569, %c5 : index
      %601 = arith.addi %599, %600 : index
      %602 = vector.load %w[%601] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %603 = vector.bitcast %602 : vector<16xi8> to vector<4xi32>
      %604 = arith.shrui %603, %c24 : vector<4xi32>
      %605 = arith.andi %604, %c25 : vector<4xi32>
      %606 = arith.ori %605, %c26 : vector<4xi32>
      %607 = vector.bitcast %606 : vector<4xi32> to vector<8xf16>
      %608 = arith.shrui %603, %c27 : vector<4xi32>
      %609 = arith.andi %608, %c25 : vector<4xi32>
      %610 = arith.ori %609, %c26 : vector<4xi32>
      %611 = vector.bitcast %610 : vector<4xi32> to vector<8xf16>
      %612 = arith.shrui %603, %c28 : vector<4xi32>
      %613 = arith.andi %612, %c25 : vector<4xi32>
      %614 = arith.ori %613, %c26 : vector<4xi32>
      %615 = vector.bitcast %614 : vector<4xi32> to vector<8xf16>
      %616 = arith.shrui %603, %c29 : vector<4xi32>
      %617 = arith.andi %616, %c25 : vector<4xi32>
      %618 = arith.ori %617, %c26 : vector<4xi32>
      %619 = vector.bitcast %618 : vector<4xi32> to vector<8xf16>
      %620 = vector.shuffle %607, %611 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %621 = vector.shuffle %615, %619 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %622 = vector.shuffle %620, %621 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %623 = vector.broadcast %597 : f16 to vector<32xf16>
      %624 = arith.subf %622, %623 : vector<32xf16>
      %625 = vector.broadcast %581 : f16 to vector<32xf16>
      %626 = arith.mulf %624, %625 : vector<32xf16>
      %627 = vector.shuffle %626, %626 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %628 = vector.shuffle %626, %626 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %629 = arith.addi %557, %c7 : index
      %630 = arith.remui %567, %c5 : index
      %631 = arith.divui %groupSize, %c14 : index
      %632 = arith.divui %629, %631 : index
      %633 = arith.divui %inputFeatures, %groupSize : index
      %634 = arith.muli %inputFeatures, %c2 : index
      %635 = arith.addi %13, %634 : index
      %636 = arith.muli %632, %c14 : index
      %637 = arith.addi %635, %636 : index
      %638 = arith.muli %630, %c6 : index
      %639 = arith.addi %637, %638 : index
      %640 = vector.load %w[%639] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %641 = vector.bitcast %640 : vector<2xi8> to vector<1xf16>
      %642 = vector.extract %641[0] : f16 from vector<1xf16>
      %643 = arith.muli %633, %c14 : index
      %644 = arith.addi %635, %643 : index
      %645 = arith.muli %632, %c2 : index
      %646 = arith.addi %644, %645 : index
      %647 = arith.divui %630, %c6 : index
      %648 = arith.addi %646, %647 : index
      %649 = memref.load %w[%648] : memref<?xi8>
      %650 = arith.remui %630, %c6 : index
      %651 = arith.muli %650, %c20 : index
      %652 = arith.index_cast %651 : index to i32
      %653 = arith.extui %649 : i8 to i32
      %654 = arith.shrui %653, %652 : i32
      %655 = arith.andi %654, %c21 : i32
      %656 = arith.ori %655, %c22 : i32
      %657 = arith.trunci %656 : i32 to i16
      %658 = arith.bitcast %657 : i16 to f16
      %659 = arith.muli %629, %c23 : index
      %660 = arith.addi %13, %659 : index
      %661 = arith.muli %630, %c5 : index
      %662 = arith.addi %660, %661 : index
      %663 = vector.load %w[%662] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %664 = vector.bitcast %663 : vector<16xi8> to vector<4xi32>
      %665 = arith.shrui %664, %c24 : vector<4xi32>
      %666 = arith.andi %665, %c25 : vector<4xi32>
      %667 = arith.ori %666, %c26 : vector<4xi32>
      %668 = vector.bitcast %667 : vector<4xi32> to vector<8xf16>
      %669 = arith.shrui %664, %c27 : vector<4xi32>
      %670 = arith.andi %669, %c25 : vector<4xi32>
      %671 = arith.ori %670, %c26 : vector<4xi32>
      %672 = vector.bitcast %671 : vector<4xi32> to vector<8xf16>
      %673 = arith.shrui %664, %c28 : vector<4xi32>
      %674 = arith.andi %673, %c25 : vector<4xi32>
      %675 = arith.ori %674, %c26 : vector<4xi32>
      %676 = vector.bitcast %675 : vector<4xi32> to vector<8xf16>
      %677 = arith.shrui %664, %c29 : vector<4xi32>
      %678 = arith.andi %677, %c25 : vector<4xi32>
      %679 = arith.ori %678, %c26 : vector<4xi32>
      %680 = vector.bitcast %679 : vector<4xi32> to vector<8xf16>
      %681 = vector.shuffle %668, %672 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %682 = vector.shuffle %676, %680 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %683 = vector.shuffle %681, %682 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %684 = vector.broadcast %658 : f16 to vector<32xf16>
      %685 = arith.subf %683, %684 : vector<32xf16>
      %686 = vector.broadcast %642 : f16 to vector<32xf16>
      %687 = arith.mulf %685, %686 : vector<32xf16>
      %688 = vector.shuffle %687, %687 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %689 = vector.shuffle %687, %687 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %690 = arith.muli %557, %c6 : index
      %691 = arith.addi %690, %c7 : index
      %692 = arith.muli %tileRows, %c5 : index
      %693 = arith.muli %691, %692 : index
      %694 = arith.addi %41, %693 : index
      %695 = vector.load %x[%694] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %696 = arith.muli %tileRows, %c2 : index
      %697 = arith.addi %694, %696 : index
      %698 = vector.load %x[%697] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %699 = vector.shuffle %695, %698 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %700 = wave.mma %699, %627, %558 : vector<16xf16>, vector<8xf32>
      %701 = wave.mma %699, %688, %559 : vector<16xf16>, vector<8xf32>
      %702 = arith.muli %557, %c6 : index
      %703 = arith.addi %702, %c7 : index
      %704 = arith.muli %tileRows, %c5 : index
      %705 = arith.muli %703, %704 : index
      %706 = arith.addi %59, %705 : index
      %707 = vector.load %x[%706] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %708 = arith.muli %tileRows, %c2 : index
      %709 = arith.addi %706, %708 : index
      %710 = vector.load %x[%709] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %711 = vector.shuffle %707, %710 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %712 = wave.mma %711, %627, %560 : vector<16xf16>, vector<8xf32>
      %713 = wave.mma %711, %688, %561 : vector<16xf16>, vector<8xf32>
      %714 = arith.muli %557, %c6 : index
      %715 = arith.addi %714, %c7 : index
      %716 = arith.muli %tileRows, %c5 : index
      %717 = arith.muli %715, %716 : index
      %718 = arith.addi %77, %717 : index
      %719 = vector.load %x[%718] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %720 = arith.muli %tileRows, %c2 : index
      %721 = arith.addi %718, %720 : index
      %722 = vector.load %x[%721] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %723 = vector.shuffle %719, %722 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %724 = wave.mma %723, %627, %562 : vector<16xf16>, vector<8xf32>
      %725 = wave.mma %723, %688, %563 : vector<16xf16>, vector<8xf32>
      %726 = arith.muli %557, %c6 : index
      %727 = arith.addi %726, %c7 : index
      %728 = arith.muli %tileRows, %c5 : index
      %729 = arith.muli %727, %728 : index
      %730 = arith.addi %95, %729 : index
      %731 = vector.load %x[%730] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %732 = arith.muli %tileRows, %c2 : index
      %733 = arith.addi %730, %732 : index
      %734 = vector.load %x[%733] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %735 = vector.shuffle %731, %734 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %736 = wave.mma %735, %627, %564 : vector<16xf16>, vector<8xf32>
      %737 = wave.mma %735, %688, %565 : vector<16xf16>, vector<8xf32>
      %738 = arith.muli %557, %c6 : index
      %739 = arith.addi %738, %c8 : index
      %740 = arith.muli %tileRows, %c5 : index
      %741 = arith.muli %739, %740 : index
      %742 = arith.addi %41, %741 : index
      %743 = vector.load %x[%742] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %744 = arith.muli %tileRows, %c2 : index
      %745 = arith.addi %742, %744 : index
      %746 = vector.load %x[%745] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %747 = vector.shuffle %743, %746 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %748 = wave.mma %747, %628, %700 : vector<16xf16>, vector<8xf32>
      %749 = wave.mma %747, %689, %701 : vector<16xf16>, vector<8xf32>
      %750 = arith.muli %557, %c6 : index
      %751 = arith.addi %750, %c8 : index
      %752 = arith.muli %tileRows, %c5 : index
      %753 = arith.muli %751, %752 : index
      %754 = arith.addi %59, %753 : index
      %755 = vector.load %x[%754] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %756 = arith.muli %tileRows, %c2 : index
      %757 = arith.addi %754, %756 : index
      %758 = vector.load %x[%757] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %759 = vector.shuffle %755, %758 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %760 = wave.mma %759, %628, %712 : vector<16xf16>, vector<8xf32>
      %761 = wave.mma %759, %689, %713 : vector<16xf16>, vector<8xf32>
      %762 = arith.muli %557, %c6 : index
      %763 = arith.addi %762, %c8 : index
      %764 = arith.muli %tileRows, %c5 : index
      %765 = arith.muli %763, %764 : index
      %766 = arith.addi %77, %765 : index
      %767 = vector.load %x[%766] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %768 = arith.muli %tileRows, %c2 : index
      %769 = arith.addi %766, %768 : index
      %770 = vector.load %x[%769] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %771 = vector.shuffle %767, %770 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %772 = wave.mma %771, %628, %724 : vector<16xf16>, vector<8xf32>
      %773 = wave.mma %771, %689, %725 : vector<16xf16>, vector<8xf32>
      %774 = arith.muli %557, %c6 : index
      %775 = arith.addi %774, %c8 : index
      %776 = arith.muli %tileRows, %c5 : index
      %777 = arith.muli %775, %776 : index
      %778 = arith.addi %95, %777 : index
      %779 = vector.load %x[%778] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %780 = arith.muli %tileRows, %c2 : index
      %781 = arith.addi %778, %780 : index
      %782 = vector.load %x[%781] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %783 = vector.shuffle %779, %782 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %784 = wave.mma %783, %628, %736 : vector<16xf16>, vector<8xf32>
      %785 = wave.mma %783, %689, %737 : vector<16xf16>, vector<8xf32>
      scf.yield %748, %749, %760, %761, %772, %773, %784, %785 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %786 = wave.lane
    %787 = wave.wave
    %788 = arith.muli %787, %c6 : index
    %789 = arith.addi %788, %c7 : index
    %790 = arith.muli %789, %c23 : index
    %791 = arith.addi %790, %786 : index
    %792 = vector.extract %566#0[0] : f32 from vector<8xf32>
    %793 = arith.addi %791, %c7 : index
    memref.store %792, %17[%793] : memref<?xf32>
    %794 = vector.extract %566#0[1] : f32 from vector<8xf32>
    %795 = arith.addi %791, %c14 : index
    memref.store %794, %17[%795] : memref<?xf32>
    %796 = vector.extract %566#0[2] : f32 from vector<8xf32>
    %797 = arith.addi %791, %c10 : index
    memref.store %796, %17[%797] : memref<?xf32>
    %798 = vector.extract %566#0[3] : f32 from vector<8xf32>
    %799 = arith.addi %791, %c31 : index
    memref.store %798, %17[%799] : memref<?xf32>
    %800 = vector.extract %566#0[4] : f32 from vector<8xf32>
    %801 = arith.addi %791, %c32 : index
    memref.store %800, %17[%801] : memref<?xf32>
    %802 = vector.extract %566#0[5] : f32 from vector<8xf32>
    %803 = arith.addi %791, %c33 : index
    memref.store %802, %17[%803] : memref<?xf32>
    %804 = vector.extract %566#0[6] : f32 from vector<8xf32>
    %805 = arith.addi %791, %c34 : index
    memref.store %804, %17[%805] : memref<?xf32>
    %806 = vector.extract %566#0[7] : f32 from vector<8xf32>
    %807 = arith.addi %791, %c35 : index
    memref.store %806, %17[%807] : memref<?xf32>
    %808 = arith.muli %787, %c6 : index
    %809 = arith.addi %808, %c8 : index
    %810 = arith.muli %809, %c23 : index
    %811 = arith.addi %810, %786 : index
    %812 = vector.extract %566#1[0] : f32 from vector<8xf32>
    %813 = arith.addi %811, %c7 : index
    memref.store %812, %17[%813] : memref<?xf32>
    %814 = vector.extract %566#1[1] : f32 from vector<8xf32>
    %815 = arith.addi %811, %c14 : index
    memref.store %814, %17[%815] : memref<?xf32>
    %816 = vector.extract %566#1[2] : f32 from vector<8xf32>
    %817 = arith.addi %811, %c10 : index
    memref.store %816, %17[%817] : memref<?xf32>
    %818 = vector.extract %566#1[3] : f32 from vector<8xf32>
    %819 = arith.addi %811, %c31 : index
    memref.store %818, %17[%819] : memref<?xf32>
    %820 = vector.extract %566#1[4] : f32 from vector<8xf32>
    %821 = arith.addi %811, %c32 : index
    memref.store %820, %17[%821] : memref<?xf32>
    %822 = vector.extract %566#1[5] : f32 from vector<8xf32>
    %823 = arith.addi %811, %c33 : index
    memref.store %822, %17[%823] : memref<?xf32>
    %824 = vector.extract %566#1[6] : f32 from vector<8xf32>
    %825 = arith.addi %811, %c34 : index
    memref.store %824, %17[%825] : memref<?xf32>
    %826 = vector.extract %566#1[7] : f32 from vector<8xf32>
    %827 = arith.addi %811, %c35 : index
    memref.store %826, %17[%827] : memref<?xf32>
    wave.barrier
    %828 = arith.muli %787, %c6 : index
    %829 = arith.addi %828, %c7 : index
    %830 = arith.muli %829, %c14 : index
    %831 = arith.addi %830, %786 : index
    %832 = arith.addi %831, %c7 : index
    %833 = memref.load %17[%832] : memref<?xf32>
    %834 = arith.addi %832, %c36 : index
    %835 = memref.load %17[%834] : memref<?xf32>
    %836 = arith.addf %833, %835 : f32
    %837 = arith.addi %832, %c37 : index
    %838 = memref.load %17[%837] : memref<?xf32>
    %839 = arith.addf %836, %838 : f32
    %840 = arith.addi %832, %c38 : index
    %841 = memref.load %17[%840] : memref<?xf32>
    %842 = arith.addf %839, %841 : f32
    %843 = arith.muli %829, %c14 : index
    %844 = arith.addi %843, %786 : index
    %845 = arith.addi %844, %c23 : index
    %846 = memref.load %17[%845] : memref<?xf32>
    %847 = arith.addi %845, %c36 : index
    %848 = memref.load %17[%847] : memref<?xf32>
    %849 = arith.addf %846, %848 : f32
    %850 = arith.addi %845, %c37 : index
    %851 = memref.load %17[%850] : memref<?xf32>
    %852 = arith.addf %849, %851 : f32
    %853 = arith.addi %845, %c38 : index
    %854 = memref.load %17[%853] : memref<?xf32>
    %855 = arith.addf %852, %854 : f32
    %856 = wave.lane
    %857 = arith.addi %16, %c7 : index
    %858 = arith.muli %829, %c6 : index
    %859 = arith.addi %857, %858 : index
    %860 = arith.divui %856, %c5 : index
    %861 = arith.addi %859, %860 : index
    %862 = arith.cmpi slt, %861, %15 : index
    scf.if %862 {
      %863 = arith.cmpi eq, %hasFactors, %c8 : index
      %864 = arith.muli %861, %c6 : index
      %865 = memref.load %factors[%864] : memref<?xf32>
      %866 = arith.mulf %865, %operandScale : f32
      %867 = arith.select %863, %866, %operandScale : f32
      %868 = arith.mulf %842, %867 : f32
      %869 = arith.mulf %855, %867 : f32
      %870 = arith.muli %861, %outputFeatures : index
      %871 = arith.addi %870, %20 : index
      %872 = wave.lane
      %873 = arith.remui %872, %c5 : index
      %874 = arith.addi %871, %873 : index
      scf.if %18 {
        %875 = arith.addi %874, %c7 : index
        %876 = memref.load %residual[%875] : memref<?xf32>
        %877 = arith.addf %876, %868 : f32
        %878 = arith.addi %874, %c7 : index
        memref.store %877, %out[%878] : memref<?xf32>
      } else {
        %879 = arith.addi %874, %c7 : index
        memref.store %868, %out[%879] : memref<?xf32>
      }
      scf.if %18 {
        %880 = arith.addi %874, %c5 : index
        %881 = memref.load %residual[%880] : memref<?xf32>
        %882 = arith.addf %881, %869 : f32
        %883 = arith.addi %874, %c5 : index
        memref.store %882, %out[%883] : memref<?xf32>
      } else {
        %884 = arith.addi %874, %c5 : index
        memref.store %869, %out[%884] : memref<?xf32>
      }
    }
    %885 = arith.muli %787, %c6 : index
    %886 = arith.addi %885, %c8 : index
    %887 = arith.muli %886, %c14 : index
    %888 = arith.addi %887, %786 : index
    %889 = arith.addi %888, %c7 : index
    %890 = memref.load %17[%889] : memref<?xf32>
    %891 = arith.addi %889, %c36 : index
    %892 = memref.load %17[%891] : memref<?xf32>
    %893 = arith.addf %890, %892 : f32
    %894 = arith.addi %889, %c37 : index
    %895 = memref.load %17[%894] : memref<?xf32>
    %896 = arith.addf %893, %895 : f32
    %897 = arith.addi %889, %c38 : index
    %898 = memref.load %17[%897] : memref<?xf32>
    %899 = arith.addf %896, %898 : f32
    %900 = arith.muli %886, %c14 : index
    %901 = arith.addi %900, %786 : index
    %902 = arith.addi %901, %c23 : index
    %903 = memref.load %17[%902] : memref<?xf32>
    %904 = arith.addi %902, %c36 : index
    %905 = memref.load %17[%904] : memref<?xf32>
    %906 = arith.addf %903, %905 : f32
    %907 = arith.addi %902, %c37 : index
    %908 = memref.load %17[%907] : memref<?xf32>
    %909 = arith.addf %906, %908 : f32
    %910 = arith.addi %902, %c38 : index
    %911 = memref.load %17[%910] : memref<?xf32>
    %912 = arith.addf %909, %911 : f32
    %913 = wave.lane
    %914 = arith.addi %16, %c7 : index
    %915 = arith.muli %886, %c6 : index
    %916 = arith.addi %914, %915 : index
    %917 = arith.divui %913, %c5 : index
    %918 = arith.addi %916, %917 : index
    %919 = arith.cmpi slt, %918, %15 : index
    scf.if %919 {
      %920 = arith.cmpi eq, %hasFactors, %c8 : index
      %921 = arith.muli %918, %c6 : index
      %922 = memref.load %factors[%921] : memref<?xf32>
      %923 = arith.mulf %922, %operandScale : f32
      %924 = arith.select %920, %923, %operandScale : f32
      %925 = arith.mulf %899, %924 : f32
      %926 = arith.mulf %912, %924 : f32
      %927 = arith.muli %918, %outputFeatures : index
      %928 = arith.addi %927, %20 : index
      %929 = wave.lane
      %930 = arith.remui %929, %c5 : index
      %931 = arith.addi %928, %930 : index
      scf.if %18 {
        %932 = arith.addi %931, %c7 : index
        %933 = memref.load %residual[%932] : memref<?xf32>
        %934 = arith.addf %933, %925 : f32
        %935 = arith.addi %931, %c7 : index
        memref.store %934, %out[%935] : memref<?xf32>
      } else {
        %936 = arith.addi %931, %c7 : index
        memref.store %925, %out[%936] : memref<?xf32>
      }
      scf.if %18 {
        %937 = arith.addi %931, %c5 : index
        %938 = memref.load %residual[%937] : memref<?xf32>
        %939 = arith.addf %938, %926 : f32
        %940 = arith.addi %931, %c5 : index
        memref.store %939, %out[%940] : memref<?xf32>
      } else {
        %941 = arith.addi %931, %c5 : index
        memref.store %926, %out[%941] : memref<?xf32>
      }
    }
    %942 = wave.lane
    wave.barrier
    %943 = wave.wave
    %944 = arith.muli %943, %c6 : index
    %945 = arith.addi %944, %c7 : index
    %946 = arith.muli %945, %c23 : index
    %947 = arith.addi %946, %942 : index
    %948 = vector.extract %566#2[0] : f32 from vector<8xf32>
    %949 = arith.addi %947, %c7 : index
    memref.store %948, %17[%949] : memref<?xf32>
    %950 = vector.extract %566#2[1] : f32 from vector<8xf32>
    %951 = arith.addi %947, %c14 : index
    memref.store %950, %17[%951] : memref<?xf32>
    %952 = vector.extract %566#2[2] : f32 from vector<8xf32>
    %953 = arith.addi %947, %c10 : index
    memref.store %952, %17[%953] : memref<?xf32>
    %954 = vector.extract %566#2[3] : f32 from vector<8xf32>
    %955 = arith.addi %947, %c31 : index
    memref.store %954, %17[%955] : memref<?xf32>
    %956 = vector.extract %566#2[4] : f32 from vector<8xf32>
    %957 = arith.addi %947, %c32 : index
    memref.store %956, %17[%957] : memref<?xf32>
    %958 = vector.extract %566#2[5] : f32 from vector<8xf32>
    %959 = arith.addi %947, %c33 : index
    memref.store %958, %17[%959] : memref<?xf32>
    %960 = vector.extract %566#2[6] : f32 from vector<8xf32>
    %961 = arith.addi %947, %c34 : index
    memref.store %960, %17[%961] : memref<?xf32>
    %962 = vector.extract %566#2[7] : f32 from vector<8xf32>
    %963 = arith.addi %947, %c35 : index
    memref.store %962, %17[%963] : memref<?xf32>
    %964 = arith.muli %943, %c6 : index
    %965 = arith.addi %964, %c8 : index
    %966 = arith.muli %965, %c23 : index
    %967 = arith.addi %966, %942 : index
    %968 = vector.extract %566#3[0] : f32 from vector<8xf32>
    %969 = arith.addi %967, %c7 : index
    memref.store %968, %17[%969] : memref<?xf32>
    %970 = vector.extract %566#3[1] : f32 from vector<8xf32>
    %971 = arith.addi %967, %c14 : index
    memref.store %970, %17[%971] : memref<?xf32>
    %972 = vector.extract %566#3[2] : f32 from vector<8xf32>
    %973 = arith.addi %967, %c10 : index
    memref.store %972, %17[%973] : memref<?xf32>
    %974 = vector.extract %566#3[3] : f32 from vector<8xf32>
    %975 = arith.addi %967, %c31 : index
    memref.store %974, %17[%975] : memref<?xf32>
    %976 = vector.extract %566#3[4] : f32 from vector<8xf32>
    %977 = arith.addi %967, %c32 : index
    memref.store %976, %17[%977] : memref<?xf32>
    %978 = vector.extract %566#3[5] : f32 from vector<8xf32>
    %979 = arith.addi %967, %c33 : index
    memref.store %978, %17[%979] : memref<?xf32>
    %980 = vector.extract %566#3[6] : f32 from vector<8xf32>
    %981 = arith.addi %967, %c34 : index
    memref.store %980, %17[%981] : memref<?xf32>
    %982 = vector.extract %566#3[7] : f32 from vector<8xf32>
    %983 = arith.addi %967, %c35 : index
    memref.store %982, %17[%983] : memref<?xf32>
    wave.barrier
    %984 = arith.muli %943, %c6 : index
    %985 = arith.addi %984, %c7 : index
    %986 = arith.muli %985, %c14 : index
    %987 = arith.addi %986, %942 : index
    %988 = arith.addi %987, %c7 : index
    %989 = memref.load %17[%988] : memref<?xf32>
    %990 = arith.addi %988, %c36 : index
    %991 = memref.load %17[%990] : memref<?xf32>
    %992 = arith.addf %989, %991 : f32
    %993 = arith.addi %988, %c37 : index
    %994 = memref.load %17[%993] : memref<?xf32>
    %995 = arith.addf %992, %994 : f32
    %996 = arith.addi %988, %c38 : index
    %997 = memref.load %17[%996] : memref<?xf32>
    %998 = arith.addf %995, %997 : f32
    %999 = arith.muli %985, %c14 : index
    %1000 = arith.addi %999, %942 : index
    %1001 = arith.addi %1000, %c23 : index
    %1002 = memref.load %17[%1001] : memref<?xf32>
    %1003 = arith.addi %1001, %c36 : index
    %1004 = memref.load %17[%1003] : memref<?xf32>
    %1005 = arith.addf %1002, %1004 : f32
    %1006 = arith.addi %1001, %c37 : index
    %1007 = memref.load %17[%1006] : memref<?xf32>
    %1008 = arith.addf %1005, %1007 : f32
    %1009 = arith.addi %1001, %c38 : index
    %1010 = memref.load %17[%1009] : memref<?xf32>
    %1011 = arith.addf %1008, %1010 : f32
    %1012 = wave.lane
    %1013 = arith.addi %16, %c5 : index
    %1014 = arith.muli %985, %c6 : index
    %1015 = arith.addi %1013, %1014 : index
    %1016 = arith.divui %1012, %c5 : index
    %1017 = arith.addi %1015, %1016 : index
    %1018 = arith.cmpi slt, %1017, %15 : index
    scf.if %1018 {
      %1019 = arith.cmpi eq, %hasFactors, %c8 : index
      %1020 = arith.muli %1017, %c6 : index
      %1021 = memref.load %factors[%1020] : memref<?xf32>
      %1022 = arith.mulf %1021, %operandScale : f32
      %1023 = arith.select %1019, %1022, %operandScale : f32
      %1024 = arith.mulf %998, %1023 : f32
      %1025 = arith.mulf %1011, %1023 : f32
      %1026 = arith.muli %1017, %outputFeatures : index
      %1027 = arith.addi %1026, %20 : index
      %1028 = wave.lane
      %1029 = arith.remui %1028, %c5 : index
      %1030 = arith.addi %1027, %1029 : index
      scf.if %18 {
        %1031 = arith.addi %1030, %c7 : index
        %1032 = memref.load %residual[%1031] : memref<?xf32>
        %1033 = arith.addf %1032, %1024 : f32
        %1034 = arith.addi %1030, %c7 : index
        memref.store %1033, %out[%1034] : memref<?xf32>
      } else {
        %1035 = arith.addi %1030, %c7 : index
        memref.store %1024, %out[%1035] : memref<?xf32>
      }
      scf.if %18 {
        %1036 = arith.addi %1030, %c5 : index
        %1037 = memref.load %residual[%1036] : memref<?xf32>
        %1038 = arith.addf %1037, %1025 : f32
        %1039 = arith.addi %1030, %c5 : index
        memref.store %1038, %out[%1039] : memref<?xf32>
      } else {
        %1040 = arith.addi %1030, %c5 : index
        memref.store %1025, %out[%1040] : memref<?xf32>
      }
    }
    %1041 = arith.muli %943, %c6 : index
    %1042 = arith.addi %1041, %c8 : index
    %1043 = arith.muli %1042, %c14 : index
    %1044 = arith.addi %1043, %942 : index
    %1045 = arith.addi %1044, %c7 : index
    %1046 = memref.load %17[%1045] : memref<?xf32>
    %1047 = arith.addi %1045, %c36 : index
    %1048 = memref.load %17[%1047] : memref<?xf32>
    %1049 = arith.addf %1046, %1048 : f32
    %1050 = arith.addi %1045, %c37 : index
    %1051 = memref.load %17[%1050] : memref<?xf32>
    %1052 = arith.addf %1049, %1051 : f32
    %1053 = arith.addi %1045, %c38 : index
    %1054 = memref.load %17[%1053] : memref<?xf32>
    %1055 = arith.addf %1052, %1054 : f32
    %1056 = arith.muli %1042, %c14 : index
    %1057 = arith.addi %1056, %942 : index
    %1058 = arith.addi %1057, %c23 : index
    %1059 = memref.load %17[%1058] : memref<?xf32>
    %1060 = arith.addi %1058, %c36 : index
    %1061 = memref.load %17[%1060] : memref<?xf32>
    %1062 = arith.addf %1059, %1061 : f32
    %1063 = arith.addi %1058, %c37 : index
    %1064 = memref.load %17[%1063] : memref<?xf32>
    %1065 = arith.addf %1062, %1064 : f32
    %1066 = arith.addi %1058, %c38 : index
    %1067 = memref.load %17[%1066] : memref<?xf32>
    %1068 = arith.addf %1065, %1067 : f32
    %1069 = wave.lane
    %1070 = arith.addi %16, %c5 : index
    %1071 = arith.muli %1042, %c6 : index
    %1072 = arith.addi %1070, %1071 : index
    %1073 = arith.divui %1069, %c5 : index
    %1074 = arith.addi %1072, %1073 : index
    %1075 = arith.cmpi slt, %1074, %15 : index
    scf.if %1075 {
      %1076 = arith.cmpi eq, %hasFactors, %c8 : index
      %1077 = arith.muli %1074, %c6 : index
      %1078 = memref.load %factors[%1077] : memref<?xf32>
      %1079 = arith.mulf %1078, %operandScale : f32
      %1080 = arith.select %1076, %1079, %operandScale : f32
      %1081 = arith.mulf %1055, %1080 : f32
      %1082 = arith.mulf %1068, %1080 : f32
      %1083 = arith.muli %1074, %outputFeatures : index
      %1084 = arith.addi %1083, %20 : index
      %1085 = wave.lane
      %1086 = arith.remui %1085, %c5 : index
      %1087 = arith.addi %1084, %1086 : index
      scf.if %18 {
        %1088 = arith.addi %1087, %c7 : index
        %1089 = memref.load %residual[%1088] : memref<?xf32>
        %1090 = arith.addf %1089, %1081 : f32
        %1091 = arith.addi %1087, %c7 : index
        memref.store %1090, %out[%1091] : memref<?xf32>
      } else {
        %1092 = arith.addi %1087, %c7 : index
        memref.store %1081, %out[%1092] : memref<?xf32>
      }
      scf.if %18 {
        %1093 = arith.addi %1087, %c5 : index
        %1094 = memref.load %residual[%1093] : memref<?xf32>
        %1095 = arith.addf %1094, %1082 : f32
        %1096 = arith.addi %1087, %c5 : index
        memref.store %1095, %out[%1096] : memref<?xf32>
      } else {
        %1097 = arith.addi %1087, %c5 : index
        memref.store %1082, %out[%1097] : memref<?xf32>
      }
    }
    %1098 = wave.lane
    wave.barrier
    %1099 = wave.wave
    %1100 = arith.muli %1099, %c6 : index
    %1101 = arith.addi %1100, %c7 : index
    %1102 = arith.muli %1101, %c23 : index
    %1103 = arith.addi %1102, %1098 : index
    %1104 = vector.extract %566#4[0] : f32 from vector<8xf32>
    %1105 = arith.addi %1103, %c7 : index
    memref.store %1104, %17[%1105] : memref<?xf32>
    %1106 = vector.extract %566#4[1] : f32 from vector<8xf32>
    %1107 = arith.addi %1103, %c14 : index
    memref.store %1106, %17[%1107] : memref<?xf32>
    %1108 = vector.extract %566#4[2] : f32 from vector<8xf32>
    %1109 = arith.addi %1103, %c10 : index
    memref.store %1108, %17[%1109] : memref<?xf32>
    %1110 = vector.extract %566#4[3] : f32 from vector<8xf32>
    %1111 = arith.addi %1103, %c31 : index
    memref.store %1110, %17[%1111] : memref<?xf32>
    %1112 = vector.extract %566#4[4] : f32 from vector<8xf32>
    %1113 = arith.addi %1103, %c32 : index
    memref.store %1112, %17[%1113] : memref<?xf32>
    %1114 = vector.extract %566#4[5] : f32 from vector<8xf32>
    %1115 = arith.addi %1103, %c33 : index
    memref.store %1114, %17[%1115] : memref<?xf32>
    %1116 = vector.extract %566#4[6] : f32 from vector<8xf32>
    %1117 = arith.addi %1103, %c34 : index
    memref.store %1116, %17[%1117] : memref<?xf32>
    %1118 = vector.extract %566#4[7] : f32 from vector<8xf32>
    %1119 = arith.addi %1103, %c35 : index
    memref.store %1118, %17[%1119] : memref<?xf32>
    %1120 = arith.muli %1099, %c6 : index
    %1121 = arith.addi %1120, %c8 : index
    %1122 = arith.muli %1121, %c23 : index
    %1123 = arith.addi %1122, %1098 : index
    %1124 = vector.extract %566#5[0] : f32 from vector<8xf32>
    %1125 = arith.addi %1123, %c7 : index
    memref.store %1124, %17[%1125] : memref<?xf32>
    %1126 = vector.extract %566#5[1] : f32 from vector<8xf32>
    %1127 = arith.addi %1123, %c14 : index
    memref.store %1126, %17[%1127] : memref<?xf32>
    %1128 = vector.extract %566#5[2] : f32 from vector<8xf32>
    %1129 = arith.addi %1123, %c10 : index
    memref.store %1128, %17[%1129] : memref<?xf32>
    %1130 = vector.extract %566#5[3] : f32 from vector<8xf32>
    %1131 = arith.addi %1123, %c31 : index
    memref.store %1130, %17[%1131] : memref<?xf32>
    %1132 = vector.extract %566#5[4] : f32 from vector<8xf32>
    %1133 = arith.addi %1123, %c32 : index
    memref.store %1132, %17[%1133] : memref<?xf32>
    %1134 = vector.extract %566#5[5] : f32 from vector<8xf32>
    %1135 = arith.addi %1123, %c33 : index
    memref.store %1134, %17[%1135] : memref<?xf32>
    %1136 = vector.extract %566#5[6] : f32 from vector<8xf32>
    %1137 = arith.addi %1123, %c34 : index
    memref.store %1136, %17[%1137] : memref<?xf32>
    %1138 = vector.extract %566#5[7] : f32 from vector<8xf32>
    %1139 = arith.addi %1123, %c35 : index
    memref.store %1138, %17[%1139] : memref<?xf32>
    wave.barrier
    %1140 = arith.muli %1099, %c6 : index
    %1141 = arith.addi %1140, %c7 : index
    %1142 = arith.muli %1141, %c14 : index
    %1143 = arith.addi %1142, %1098 : index
    %1144 = arith.addi %1143, %c7 : index
    %1145 = memref.load %17[%1144] : memref<?xf32>
    %1146 = arith.addi %1144, %c36 : index
    %1147 = memref.load %17[%1146] : memref<?xf32>
    %1148 = arith.addf %1145, %1147 : f32
    %1149 = arith.addi %1144, %c37 : index
    %1150 = memref.load %17[%1149] : memref<?xf32>
    %1151 = arith.addf %1148, %1150 : f32
    %1152 = arith.addi %1144, %c38 : index
    %1153 = memref.load %17[%1152] : memref<?xf32>
    %1154 = arith.addf %1151, %1153 : f32
    %1155 = arith.muli %1141, %c14 : index
    %1156 = arith.addi %1155, %1098 : index
    %1157 = arith.addi %1156, %c23 : index
    %1158 = memref.load %17[%1157] : memref<?xf32>
    %1159 = arith.addi %1157, %c36 : index
    %1160 = memref.load %17[%1159] : memref<?xf32>
    %1161 = arith.addf %1158, %1160 : f32
    %1162 = arith.addi %1157, %c37 : index
    %1163 = memref.load %17[%1162] : memref<?xf32>
    %1164 = arith.addf %1161, %1163 : f32
    %1165 = arith.addi %1157, %c38 : index
    %1166 = memref.load %17[%1165] : memref<?xf32>
    %1167 = arith.addf %1164, %1166 : f32
    %1168 = wave.lane
    %1169 = arith.addi %16, %c14 : index
    %1170 = arith.muli %1141, %c6 : index
    %1171 = arith.addi %1169, %1170 : index
    %1172 = arith.divui %1168, %c5 : index
    %1173 = arith.addi %1171, %1172 : index
    %1174 = arith.cmpi slt, %1173, %15 : index
    scf.if %1174 {
      %1175 = arith.cmpi eq, %hasFactors, %c8 : index
      %1176 = arith.muli %1173, %c6 : index
      %1177 = memref.load %factors[%1176] : memref<?xf32>
      %1178 = arith.mulf %1177, %operandScale : f32
      %1179 = arith.select %1175, %1178, %operandScale : f32
      %1180 = arith.mulf %1154, %1179 : f32
      %1181 = arith.mulf %1167, %1179 : f32
      %1182 = arith.muli %1173, %outputFeatures : index
      %1183 = arith.addi %1182, %20 : index
      %1184 = wave.lane
      %1185 = arith.remui %1184, %c5 : index
      %1186 = arith.addi %1183, %1185 : index
      scf.if %18 {
        %1187 = arith.addi %1186, %c7 : index
        %1188 = memref.load %residual[%1187] : memref<?xf32>
        %1189 = arith.addf %1188, %1180 : f32
        %1190 = arith.addi %1186, %c7 : index
        memref.store %1189, %out[%1190] : memref<?xf32>
      } else {
        %1191 = arith.addi %1186, %c7 : index
        memref.store %1180, %out[%1191] : memref<?xf32>
      }
      scf.if %18 {
        %1192 = arith.addi %1186, %c5 : index
        %1193 = memref.load %residual[%1192] : memref<?xf32>
        %1194 = arith.addf %1193, %1181 : f32
        %1195 = arith.addi %1186, %c5 : index
        memref.store %1194, %out[%1195] : memref<?xf32>
      } else {
        %1196 = arith.addi %1186, %c5 : index
        memref.store %1181, %out[%1196] : memref<?xf32>
      }
    }
    %1197 = arith.muli %1099, %c6 : index
    %1198 = arith.addi %1197, %c8 : index
    %1199 = arith.muli %1198, %c14 : index
    %1200 = arith.addi %1199, %1098 : index
    %1201 = arith.addi %1200, %c7 : index
    %1202 = memref.load %17[%1201] : memref<?xf32>
    %1203 = arith.addi %1201, %c36 : index
    %1204 = memref.load %17[%1203] : memref<?xf32>
    %1205 = arith.addf %1202, %1204 : f32
    %1206 = arith.addi %1201, %c37 : index
    %1207 = memref.load %17[%1206] : memref<?xf32>
    %1208 = arith.addf %1205, %1207 : f32
    %1209 = arith.addi %1201, %c38 : index
    %1210 = memref.load %17[%1209] : memref<?xf32>
    %1211 = arith.addf %1208, %1210 : f32
    %1212 = arith.muli %1198, %c14 : index
    %1213 = arith.addi %1212, %1098 : index
    %1214 = arith.addi %1213, %c23 : index
    %1215 = memref.load %17[%1214] : memref<?xf32>
    %1216 = arith.addi %1214, %c36 : index
    %1217 = memref.load %17[%1216] : memref<?xf32>
    %1218 = arith.addf %1215, %1217 : f32
    %1219 = arith.addi %1214, %c37 : index
    %1220 = memref.load %17[%1219] : memref<?xf32>
    %1221 = arith.addf %1218, %1220 : f32
    %1222 = arith.addi %1214, %c38 : index
    %1223 = memref.load %17[%1222] : memref<?xf32>
    %1224 = arith.addf %1221, %1223 : f32
    %1225 = wave.lane
    %1226 = arith.addi %16, %c14 : index
    %1227 = arith.muli %1198, %c6 : index
    %1228 = arith.addi %1226, %1227 : index
    %1229 = arith.divui %1225, %c5 : index
    %1230 = arith.addi %1228, %1229 : index
    %1231 = arith.cmpi slt, %1230, %15 : index
    scf.if %1231 {
      %1232 = arith.cmpi eq, %hasFactors, %c8 : index
      %1233 = arith.muli %1230, %c6 : index
      %1234 = memref.load %factors[%1233] : memref<?xf32>
      %1235 = arith.mulf %1234, %operandScale : f32
      %1236 = arith.select %1232, %1235, %operandScale : f32
      %1237 = arith.mulf %1211, %1236 : f32
      %1238 = arith.mulf %1224, %1236 : f32
      %1239 = arith.muli %1230, %outputFeatures : index
      %1240 = arith.addi %1239, %20 : index
      %1241 = wave.lane
      %1242 = arith.remui %1241, %c5 : index
      %1243 = arith.addi %1240, %1242 : index
      scf.if %18 {
        %1244 = arith.addi %1243, %c7 : index
        %1245 = memref.load %residual[%1244] : memref<?xf32>
        %1246 = arith.addf %1245, %1237 : f32
        %1247 = arith.addi %1243, %c7 : index
        memref.store %1246, %out[%1247] : memref<?xf32>
      } else {
        %1248 = arith.addi %1243, %c7 : index
        memref.store %1237, %out[%1248] : memref<?xf32>
      }
      scf.if %18 {
        %1249 = arith.addi %1243, %c5 : index
        %1250 = memref.load %residual[%1249] : memref<?xf32>
        %1251 = arith.addf %1250, %1238 : f32
        %1252 = arith.addi %1243, %c5 : index
        memref.store %1251, %out[%1252] : memref<?xf32>
      } else {
        %1253 = arith.addi %1243, %c5 : index
        memref.store %1238, %out[%1253] : memref<?xf32>
      }
    }
    %1254 = wave.lane
    wave.barrier
    %1255 = wave.wave
    %1256 = arith.muli %1255, %c6 : index
    %1257 = arith.addi %1256, %c7 : index
    %1258 = arith.muli %1257, %c23 : index
    %1259 = arith.addi %1258, %1254 : index
    %1260 = vector.extract %566#6[0] : f32 from vector<8xf32>
    %1261 = arith.addi %1259, %c7 : index
    memref.store %1260, %17[%1261] : memref<?xf32>
    %1262 = vector.extract %566#6[1] : f32 from vector<8xf32>
    %1263 = arith.addi %1259, %c14 : index
    memref.store %1262, %17[%1263] : memref<?xf32>
    %1264 = vector.extract %566#6[2] : f32 from vector<8xf32>
    %1265 = arith.addi %1259, %c10 : index
    memref.store %1264, %17[%1265] : memref<?xf32>
    %1266 = vector.extract %566#6[3] : f32 from vector<8xf32>
    %1267 = arith.addi %1259, %c31 : index
    memref.store %1266, %17[%1267] : memref<?xf32>
    %1268 = vector.extract %566#6[4] : f32 from vector<8xf32>
    %1269 = arith.addi %1259, %c32 : index
    memref.store %1268, %17[%1269] : memref<?xf32>
    %1270 = vector.extract %566#6[5] : f32 from vector<8xf32>
    %1271 = arith.addi %1259, %c33 : index
    memref.store %1270, %17[%1271] : memref<?xf32>
    %1272 = vector.extract %566#6[6] : f32 from vector<8xf32>
    %1273 = arith.addi %1259, %c34 : index
    memref.store %1272, %17[%1273] : memref<?xf32>
    %1274 = vector.extract %566#6[7] : f32 from vector<8xf32>
    %1275 = arith.addi %1259, %c35 : index
    memref.store %1274, %17[%1275] : memref<?xf32>
    %1276 = arith.muli %1255, %c6 : index
    %1277 = arith.addi %1276, %c8 : index
    %1278 = arith.muli %1277, %c23 : index
    %1279 = arith.addi %1278, %1254 : index
    %1280 = vector.extract %566#7[0] : f32 from vector<8xf32>
    %1281 = arith.addi %1279, %c7 : index
    memref.store %1280, %17[%1281] : memref<?xf32>
    %1282 = vector.extract %566#7[1] : f32 from vector<8xf32>
    %1283 = arith.addi %1279, %c14 : index
    memref.store %1282, %17[%1283] : memref<?xf32>
    %1284 = vector.extract %566#7[2] : f32 from vector<8xf32>
    %1285 = arith.addi %1279, %c10 : index
    memref.store %1284, %17[%1285] : memref<?xf32>
    %1286 = vector.extract %566#7[3] : f32 from vector<8xf32>
    %1287 = arith.addi %1279, %c31 : index
    memref.store %1286, %17[%1287] : memref<?xf32>
    %1288 = vector.extract %566#7[4] : f32 from vector<8xf32>
    %1289 = arith.addi %1279, %c32 : index
    memref.store %1288, %17[%1289] : memref<?xf32>
    %1290 = vector.extract %566#7[5] : f32 from vector<8xf32>
    %1291 = arith.addi %1279, %c33 : index
    memref.store %1290, %17[%1291] : memref<?xf32>
    %1292 = vector.extract %566#7[6] : f32 from vector<8xf32>
    %1293 = arith.addi %1279, %c34 : index
    memref.store %1292, %17[%1293] : memref<?xf32>
    %1294 = vector.extract %566#7[7] : f32 from vector<8xf32>
    %1295 = arith.addi %1279, %c35 : index
    memref.store %1294, %17[%1295] : memref<?xf32>
    wave.barrier
    %1296 = arith.muli %1255, %c6 : index
    %1297 = arith.addi %1296, %c7 : index
    %1298 = arith.muli %1297, %c14 : index
    %1299 = arith.addi %1298, %1254 : index
    %1300 = arith.addi %1299, %c7 : index
    %1301 = memref.load %17[%1300] : memref<?xf32>
    %1302 = arith.addi %1300, %c36 : index
    %1303 = memref.load %17[%1302] : memref<?xf32>
    %1304 = arith.addf %1301, %1303 : f32
    %1305 = arith.addi %1300, %c37 : index
    %1306 = memref.load %17[%1305] : memref<?xf32>
    %1307 = arith.addf %1304, %1306 : f32
    %1308 = arith.addi %1300, %c38 : index
    %1309 = memref.load %17[%1308] : memref<?xf32>
    %1310 = arith.addf %1307, %1309 : f32
    %1311 = arith.muli %1297, %c14 : index
    %1312 = arith.addi %1311, %1254 : index
    %1313 = arith.addi %1312, %c23 : index
    %1314 = memref.load %17[%1313] : memref<?xf32>
    %1315 = arith.addi %1313, %c36 : index
    %1316 = memref.load %17[%1315] : memref<?xf32>
    %1317 = arith.addf %1314, %1316 : f32
    %1318 = arith.addi %1313, %c37 : index
    %1319 = memref.load %17[%1318] : memref<?xf32>
    %1320 = arith.addf %1317, %1319 : f32
    %1321 = arith.addi %1313, %c38 : index
    %1322 = memref.load %17[%1321] : memref<?xf32>
    %1323 = arith.addf %1320, %1322 : f32
    %1324 = wave.lane
    %1325 = arith.addi %16, %c16 : index
    %1326 = arith.muli %1297, %c6 : index
    %1327 = arith.addi %1325, %1326 : index
    %1328 = arith.divui %1324, %c5 : index
    %1329 = arith.addi %1327, %1328 : index
    %1330 = arith.cmpi slt, %1329, %15 : index
    scf.if %1330 {
      %1331 = arith.cmpi eq, %hasFactors, %c8 : index
      %1332 = arith.muli %1329, %c6 : index
      %1333 = memref.load %factors[%1332] : memref<?xf32>
      %1334 = arith.mulf %1333, %operandScale : f32
      %1335 = arith.select %1331, %1334, %operandScale : f32
      %1336 = arith.mulf %1310, %1335 : f32
      %1337 = arith.mulf %1323, %1335 : f32
      %1338 = arith.muli %1329, %outputFeatures : index
      %1339 = arith.addi %1338, %20 : index
      %1340 = wave.lane
      %1341 = arith.remui %1340, %c5 : index
      %1342 = arith.addi %1339, %1341 : index
      scf.if %18 {
        %1343 = arith.addi %1342, %c7 : index
        %1344 = memref.load %residual[%1343] : memref<?xf32>
        %1345 = arith.addf %1344, %1336 : f32
        %1346 = arith.addi %1342, %c7 : index
        memref.store %1345, %out[%1346] : memref<?xf32>
      } else {
        %1347 = arith.addi %1342, %c7 : index
        memref.store %1336, %out[%1347] : memref<?xf32>
      }
      scf.if %18 {
        %1348 = arith.addi %1342, %c5 : index
        %1349 = memref.load %residual[%1348] : memref<?xf32>
        %1350 = arith.addf %1349, %1337 : f32
        %1351 = arith.addi %1342, %c5 : index
        memref.store %1350, %out[%1351] : memref<?xf32>
      } else {
        %1352 = arith.addi %1342, %c5 : index
        memref.store %1337, %out[%1352] : memref<?xf32>
      }
    }
    %1353 = arith.muli %1255, %c6 : index
    %1354 = arith.addi %1353, %c8 : index
    %1355 = arith.muli %1354, %c14 : index
    %1356 = arith.addi %1355, %1254 : index
    %1357 = arith.addi %1356, %c7 : index
    %1358 = memref.load %17[%1357] : memref<?xf32>
    %1359 = arith.addi %1357, %c36 : index
    %1360 = memref.load %17[%1359] : memref<?xf32>
    %1361 = arith.addf %1358, %1360 : f32
    %1362 = arith.addi %1357, %c37 : index
    %1363 = memref.load %17[%1362] : memref<?xf32>
    %1364 = arith.addf %1361, %1363 : f32
    %1365 = arith.addi %1357, %c38 : index
    %1366 = memref.load %17[%1365] : memref<?xf32>
    %1367 = arith.addf %1364, %1366 : f32
    %1368 = arith.muli %1354, %c14 : index
    %1369 = arith.addi %1368, %1254 : index
    %1370 = arith.addi %1369, %c23 : index
    %1371 = memref.load %17[%1370] : memref<?xf32>
    %1372 = arith.addi %1370, %c36 : index
    %1373 = memref.load %17[%1372] : memref<?xf32>
    %1374 = arith.addf %1371, %1373 : f32
    %1375 = arith.addi %1370, %c37 : index
    %1376 = memref.load %17[%1375] : memref<?xf32>
    %1377 = arith.addf %1374, %1376 : f32
    %1378 = arith.addi %1370, %c38 : index
    %1379 = memref.load %17[%1378] : memref<?xf32>
    %1380 = arith.addf %1377, %1379 : f32
    %1381 = wave.lane
    %1382 = arith.addi %16, %c16 : index
    %1383 = arith.muli %1354, %c6 : index
    %1384 = arith.addi %1382, %1383 : index
    %1385 = arith.divui %1381, %c5 : index
    %1386 = arith.addi %1384, %1385 : index
    %1387 = arith.cmpi slt, %1386, %15 : index
    scf.if %1387 {
      %1388 = arith.cmpi eq, %hasFactors, %c8 : index
      %1389 = arith.muli %1386, %c6 : index
      %1390 = memref.load %factors[%1389] : memref<?xf32>
      %1391 = arith.mulf %1390, %operandScale : f32
      %1392 = arith.select %1388, %1391, %operandScale : f32
      %1393 = arith.mulf %1367, %1392 : f32
      %1394 = arith.mulf %1380, %1392 : f32
      %1395 = arith.muli %1386, %outputFeatures : index
      %1396 = arith.addi %1395, %20 : index
      %1397 = wave.lane
      %1398 = arith.remui %1397, %c5 : index
      %1399 = arith.addi %1396, %1398 : index
      scf.if %18 {
        %1400 = arith.addi %1399, %c7 : index
        %1401 = memref.load %residual[%1400] : memref<?xf32>
        %1402 = arith.addf %1401, %1393 : f32
        %1403 = arith.addi %1399, %c7 : index
        memref.store %1402, %out[%1403] : memref<?xf32>
      } else {
        %1404 = arith.addi %1399, %c7 : index
        memref.store %1393, %out[%1404] : memref<?xf32>
      }
      scf.if %18 {
        %1405 = arith.addi %1399, %c5 : index
        %1406 = memref.load %residual[%1405] : memref<?xf32>
        %1407 = arith.addf %1406, %1394 : f32
        %1408 = arith.addi %1399, %c5 : index
        memref.store %1407, %out[%1408] : memref<?xf32>
      } else {
        %1409 = arith.addi %1399, %c5 : index
        memref.store %1394, %out[%1409] : memref<?xf32>
      }
    }
  }
  wave.return
}
