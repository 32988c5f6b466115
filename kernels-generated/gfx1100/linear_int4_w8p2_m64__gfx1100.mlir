// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='int4', waves=8, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_int4_w8p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
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
  %c11 = arith.constant 4096 : index
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
  %c39 = arith.constant 2048 : index
  %c40 = arith.constant 2560 : index
  %c41 = arith.constant 3072 : index
  %c42 = arith.constant 3584 : index
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
    %828 = arith.muli %787, %c8 : index
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
    %843 = arith.addi %832, %c39 : index
    %844 = memref.load %17[%843] : memref<?xf32>
    %845 = arith.addf %842, %844 : f32
    %846 = arith.addi %832, %c40 : index
    %847 = memref.load %17[%846] : memref<?xf32>
    %848 = arith.addf %845, %847 : f32
    %849 = arith.addi %832, %c41 : index
    %850 = memref.load %17[%849] : memref<?xf32>
    %851 = arith.addf %848, %850 : f32
    %852 = arith.addi %832, %c42 : index
    %853 = memref.load %17[%852] : memref<?xf32>
    %854 = arith.addf %851, %853 : f32
    %855 = arith.muli %829, %c14 : index
    %856 = arith.addi %855, %786 : index
    %857 = arith.addi %856, %c23 : index
    %858 = memref.load %17[%857] : memref<?xf32>
    %859 = arith.addi %857, %c36 : index
    %860 = memref.load %17[%859] : memref<?xf32>
    %861 = arith.addf %858, %860 : f32
    %862 = arith.addi %857, %c37 : index
    %863 = memref.load %17[%862] : memref<?xf32>
    %864 = arith.addf %861, %863 : f32
    %865 = arith.addi %857, %c38 : index
    %866 = memref.load %17[%865] : memref<?xf32>
    %867 = arith.addf %864, %866 : f32
    %868 = arith.addi %857, %c39 : index
    %869 = memref.load %17[%868] : memref<?xf32>
    %870 = arith.addf %867, %869 : f32
    %871 = arith.addi %857, %c40 : index
    %872 = memref.load %17[%871] : memref<?xf32>
    %873 = arith.addf %870, %872 : f32
    %874 = arith.addi %857, %c41 : index
    %875 = memref.load %17[%874] : memref<?xf32>
    %876 = arith.addf %873, %875 : f32
    %877 = arith.addi %857, %c42 : index
    %878 = memref.load %17[%877] : memref<?xf32>
    %879 = arith.addf %876, %878 : f32
    %880 = wave.lane
    %881 = arith.addi %16, %c7 : index
    %882 = arith.muli %829, %c6 : index
    %883 = arith.addi %881, %882 : index
    %884 = arith.divui %880, %c5 : index
    %885 = arith.addi %883, %884 : index
    %886 = arith.cmpi slt, %885, %15 : index
    scf.if %886 {
      %887 = arith.cmpi eq, %hasFactors, %c8 : index
      %888 = arith.muli %885, %c6 : index
      %889 = memref.load %factors[%888] : memref<?xf32>
      %890 = arith.mulf %889, %operandScale : f32
      %891 = arith.select %887, %890, %operandScale : f32
      %892 = arith.mulf %854, %891 : f32
      %893 = arith.mulf %879, %891 : f32
      %894 = arith.muli %885, %outputFeatures : index
      %895 = arith.addi %894, %20 : index
      %896 = wave.lane
      %897 = arith.remui %896, %c5 : index
      %898 = arith.addi %895, %897 : index
      scf.if %18 {
        %899 = arith.addi %898, %c7 : index
        %900 = memref.load %residual[%899] : memref<?xf32>
        %901 = arith.addf %900, %892 : f32
        %902 = arith.addi %898, %c7 : index
        memref.store %901, %out[%902] : memref<?xf32>
      } else {
        %903 = arith.addi %898, %c7 : index
        memref.store %892, %out[%903] : memref<?xf32>
      }
      scf.if %18 {
        %904 = arith.addi %898, %c5 : index
        %905 = memref.load %residual[%904] : memref<?xf32>
        %906 = arith.addf %905, %893 : f32
        %907 = arith.addi %898, %c5 : index
        memref.store %906, %out[%907] : memref<?xf32>
      } else {
        %908 = arith.addi %898, %c5 : index
        memref.store %893, %out[%908] : memref<?xf32>
      }
    }
    %909 = wave.lane
    wave.barrier
    %910 = wave.wave
    %911 = arith.muli %910, %c6 : index
    %912 = arith.addi %911, %c7 : index
    %913 = arith.muli %912, %c23 : index
    %914 = arith.addi %913, %909 : index
    %915 = vector.extract %566#2[0] : f32 from vector<8xf32>
    %916 = arith.addi %914, %c7 : index
    memref.store %915, %17[%916] : memref<?xf32>
    %917 = vector.extract %566#2[1] : f32 from vector<8xf32>
    %918 = arith.addi %914, %c14 : index
    memref.store %917, %17[%918] : memref<?xf32>
    %919 = vector.extract %566#2[2] : f32 from vector<8xf32>
    %920 = arith.addi %914, %c10 : index
    memref.store %919, %17[%920] : memref<?xf32>
    %921 = vector.extract %566#2[3] : f32 from vector<8xf32>
    %922 = arith.addi %914, %c31 : index
    memref.store %921, %17[%922] : memref<?xf32>
    %923 = vector.extract %566#2[4] : f32 from vector<8xf32>
    %924 = arith.addi %914, %c32 : index
    memref.store %923, %17[%924] : memref<?xf32>
    %925 = vector.extract %566#2[5] : f32 from vector<8xf32>
    %926 = arith.addi %914, %c33 : index
    memref.store %925, %17[%926] : memref<?xf32>
    %927 = vector.extract %566#2[6] : f32 from vector<8xf32>
    %928 = arith.addi %914, %c34 : index
    memref.store %927, %17[%928] : memref<?xf32>
    %929 = vector.extract %566#2[7] : f32 from vector<8xf32>
    %930 = arith.addi %914, %c35 : index
    memref.store %929, %17[%930] : memref<?xf32>
    %931 = arith.muli %910, %c6 : index
    %932 = arith.addi %931, %c8 : index
    %933 = arith.muli %932, %c23 : index
    %934 = arith.addi %933, %909 : index
    %935 = vector.extract %566#3[0] : f32 from vector<8xf32>
    %936 = arith.addi %934, %c7 : index
    memref.store %935, %17[%936] : memref<?xf32>
    %937 = vector.extract %566#3[1] : f32 from vector<8xf32>
    %938 = arith.addi %934, %c14 : index
    memref.store %937, %17[%938] : memref<?xf32>
    %939 = vector.extract %566#3[2] : f32 from vector<8xf32>
    %940 = arith.addi %934, %c10 : index
    memref.store %939, %17[%940] : memref<?xf32>
    %941 = vector.extract %566#3[3] : f32 from vector<8xf32>
    %942 = arith.addi %934, %c31 : index
    memref.store %941, %17[%942] : memref<?xf32>
    %943 = vector.extract %566#3[4] : f32 from vector<8xf32>
    %944 = arith.addi %934, %c32 : index
    memref.store %943, %17[%944] : memref<?xf32>
    %945 = vector.extract %566#3[5] : f32 from vector<8xf32>
    %946 = arith.addi %934, %c33 : index
    memref.store %945, %17[%946] : memref<?xf32>
    %947 = vector.extract %566#3[6] : f32 from vector<8xf32>
    %948 = arith.addi %934, %c34 : index
    memref.store %947, %17[%948] : memref<?xf32>
    %949 = vector.extract %566#3[7] : f32 from vector<8xf32>
    %950 = arith.addi %934, %c35 : index
    memref.store %949, %17[%950] : memref<?xf32>
    wave.barrier
    %951 = arith.muli %910, %c8 : index
    %952 = arith.addi %951, %c7 : index
    %953 = arith.muli %952, %c14 : index
    %954 = arith.addi %953, %909 : index
    %955 = arith.addi %954, %c7 : index
    %956 = memref.load %17[%955] : memref<?xf32>
    %957 = arith.addi %955, %c36 : index
    %958 = memref.load %17[%957] : memref<?xf32>
    %959 = arith.addf %956, %958 : f32
    %960 = arith.addi %955, %c37 : index
    %961 = memref.load %17[%960] : memref<?xf32>
    %962 = arith.addf %959, %961 : f32
    %963 = arith.addi %955, %c38 : index
    %964 = memref.load %17[%963] : memref<?xf32>
    %965 = arith.addf %962, %964 : f32
    %966 = arith.addi %955, %c39 : index
    %967 = memref.load %17[%966] : memref<?xf32>
    %968 = arith.addf %965, %967 : f32
    %969 = arith.addi %955, %c40 : index
    %970 = memref.load %17[%969] : memref<?xf32>
    %971 = arith.addf %968, %970 : f32
    %972 = arith.addi %955, %c41 : index
    %973 = memref.load %17[%972] : memref<?xf32>
    %974 = arith.addf %971, %973 : f32
    %975 = arith.addi %955, %c42 : index
    %976 = memref.load %17[%975] : memref<?xf32>
    %977 = arith.addf %974, %976 : f32
    %978 = arith.muli %952, %c14 : index
    %979 = arith.addi %978, %909 : index
    %980 = arith.addi %979, %c23 : index
    %981 = memref.load %17[%980] : memref<?xf32>
    %982 = arith.addi %980, %c36 : index
    %983 = memref.load %17[%982] : memref<?xf32>
    %984 = arith.addf %981, %983 : f32
    %985 = arith.addi %980, %c37 : index
    %986 = memref.load %17[%985] : memref<?xf32>
    %987 = arith.addf %984, %986 : f32
    %988 = arith.addi %980, %c38 : index
    %989 = memref.load %17[%988] : memref<?xf32>
    %990 = arith.addf %987, %989 : f32
    %991 = arith.addi %980, %c39 : index
    %992 = memref.load %17[%991] : memref<?xf32>
    %993 = arith.addf %990, %992 : f32
    %994 = arith.addi %980, %c40 : index
    %995 = memref.load %17[%994] : memref<?xf32>
    %996 = arith.addf %993, %995 : f32
    %997 = arith.addi %980, %c41 : index
    %998 = memref.load %17[%997] : memref<?xf32>
    %999 = arith.addf %996, %998 : f32
    %1000 = arith.addi %980, %c42 : index
    %1001 = memref.load %17[%1000] : memref<?xf32>
    %1002 = arith.addf %999, %1001 : f32
    %1003 = wave.lane
    %1004 = arith.addi %16, %c5 : index
    %1005 = arith.muli %952, %c6 : index
    %1006 = arith.addi %1004, %1005 : index
    %1007 = arith.divui %1003, %c5 : index
    %1008 = arith.addi %1006, %1007 : index
    %1009 = arith.cmpi slt, %1008, %15 : index
    scf.if %1009 {
      %1010 = arith.cmpi eq, %hasFactors, %c8 : index
      %1011 = arith.muli %1008, %c6 : index
      %1012 = memref.load %factors[%1011] : memref<?xf32>
      %1013 = arith.mulf %1012, %operandScale : f32
      %1014 = arith.select %1010, %1013, %operandScale : f32
      %1015 = arith.mulf %977, %1014 : f32
      %1016 = arith.mulf %1002, %1014 : f32
      %1017 = arith.muli %1008, %outputFeatures : index
      %1018 = arith.addi %1017, %20 : index
      %1019 = wave.lane
      %1020 = arith.remui %1019, %c5 : index
      %1021 = arith.addi %1018, %1020 : index
      scf.if %18 {
        %1022 = arith.addi %1021, %c7 : index
        %1023 = memref.load %residual[%1022] : memref<?xf32>
        %1024 = arith.addf %1023, %1015 : f32
        %1025 = arith.addi %1021, %c7 : index
        memref.store %1024, %out[%1025] : memref<?xf32>
      } else {
        %1026 = arith.addi %1021, %c7 : index
        memref.store %1015, %out[%1026] : memref<?xf32>
      }
      scf.if %18 {
        %1027 = arith.addi %1021, %c5 : index
        %1028 = memref.load %residual[%1027] : memref<?xf32>
        %1029 = arith.addf %1028, %1016 : f32
        %1030 = arith.addi %1021, %c5 : index
        memref.store %1029, %out[%1030] : memref<?xf32>
      } else {
        %1031 = arith.addi %1021, %c5 : index
        memref.store %1016, %out[%1031] : memref<?xf32>
      }
    }
    %1032 = wave.lane
    wave.barrier
    %1033 = wave.wave
    %1034 = arith.muli %1033, %c6 : index
    %1035 = arith.addi %1034, %c7 : index
    %1036 = arith.muli %1035, %c23 : index
    %1037 = arith.addi %1036, %1032 : index
    %1038 = vector.extract %566#4[0] : f32 from vector<8xf32>
    %1039 = arith.addi %1037, %c7 : index
    memref.store %1038, %17[%1039] : memref<?xf32>
    %1040 = vector.extract %566#4[1] : f32 from vector<8xf32>
    %1041 = arith.addi %1037, %c14 : index
    memref.store %1040, %17[%1041] : memref<?xf32>
    %1042 = vector.extract %566#4[2] : f32 from vector<8xf32>
    %1043 = arith.addi %1037, %c10 : index
    memref.store %1042, %17[%1043] : memref<?xf32>
    %1044 = vector.extract %566#4[3] : f32 from vector<8xf32>
    %1045 = arith.addi %1037, %c31 : index
    memref.store %1044, %17[%1045] : memref<?xf32>
    %1046 = vector.extract %566#4[4] : f32 from vector<8xf32>
    %1047 = arith.addi %1037, %c32 : index
    memref.store %1046, %17[%1047] : memref<?xf32>
    %1048 = vector.extract %566#4[5] : f32 from vector<8xf32>
    %1049 = arith.addi %1037, %c33 : index
    memref.store %1048, %17[%1049] : memref<?xf32>
    %1050 = vector.extract %566#4[6] : f32 from vector<8xf32>
    %1051 = arith.addi %1037, %c34 : index
    memref.store %1050, %17[%1051] : memref<?xf32>
    %1052 = vector.extract %566#4[7] : f32 from vector<8xf32>
    %1053 = arith.addi %1037, %c35 : index
    memref.store %1052, %17[%1053] : memref<?xf32>
    %1054 = arith.muli %1033, %c6 : index
    %1055 = arith.addi %1054, %c8 : index
    %1056 = arith.muli %1055, %c23 : index
    %1057 = arith.addi %1056, %1032 : index
    %1058 = vector.extract %566#5[0] : f32 from vector<8xf32>
    %1059 = arith.addi %1057, %c7 : index
    memref.store %1058, %17[%1059] : memref<?xf32>
    %1060 = vector.extract %566#5[1] : f32 from vector<8xf32>
    %1061 = arith.addi %1057, %c14 : index
    memref.store %1060, %17[%1061] : memref<?xf32>
    %1062 = vector.extract %566#5[2] : f32 from vector<8xf32>
    %1063 = arith.addi %1057, %c10 : index
    memref.store %1062, %17[%1063] : memref<?xf32>
    %1064 = vector.extract %566#5[3] : f32 from vector<8xf32>
    %1065 = arith.addi %1057, %c31 : index
    memref.store %1064, %17[%1065] : memref<?xf32>
    %1066 = vector.extract %566#5[4] : f32 from vector<8xf32>
    %1067 = arith.addi %1057, %c32 : index
    memref.store %1066, %17[%1067] : memref<?xf32>
    %1068 = vector.extract %566#5[5] : f32 from vector<8xf32>
    %1069 = arith.addi %1057, %c33 : index
    memref.store %1068, %17[%1069] : memref<?xf32>
    %1070 = vector.extract %566#5[6] : f32 from vector<8xf32>
    %1071 = arith.addi %1057, %c34 : index
    memref.store %1070, %17[%1071] : memref<?xf32>
    %1072 = vector.extract %566#5[7] : f32 from vector<8xf32>
    %1073 = arith.addi %1057, %c35 : index
    memref.store %1072, %17[%1073] : memref<?xf32>
    wave.barrier
    %1074 = arith.muli %1033, %c8 : index
    %1075 = arith.addi %1074, %c7 : index
    %1076 = arith.muli %1075, %c14 : index
    %1077 = arith.addi %1076, %1032 : index
    %1078 = arith.addi %1077, %c7 : index
    %1079 = memref.load %17[%1078] : memref<?xf32>
    %1080 = arith.addi %1078, %c36 : index
    %1081 = memref.load %17[%1080] : memref<?xf32>
    %1082 = arith.addf %1079, %1081 : f32
    %1083 = arith.addi %1078, %c37 : index
    %1084 = memref.load %17[%1083] : memref<?xf32>
    %1085 = arith.addf %1082, %1084 : f32
    %1086 = arith.addi %1078, %c38 : index
    %1087 = memref.load %17[%1086] : memref<?xf32>
    %1088 = arith.addf %1085, %1087 : f32
    %1089 = arith.addi %1078, %c39 : index
    %1090 = memref.load %17[%1089] : memref<?xf32>
    %1091 = arith.addf %1088, %1090 : f32
    %1092 = arith.addi %1078, %c40 : index
    %1093 = memref.load %17[%1092] : memref<?xf32>
    %1094 = arith.addf %1091, %1093 : f32
    %1095 = arith.addi %1078, %c41 : index
    %1096 = memref.load %17[%1095] : memref<?xf32>
    %1097 = arith.addf %1094, %1096 : f32
    %1098 = arith.addi %1078, %c42 : index
    %1099 = memref.load %17[%1098] : memref<?xf32>
    %1100 = arith.addf %1097, %1099 : f32
    %1101 = arith.muli %1075, %c14 : index
    %1102 = arith.addi %1101, %1032 : index
    %1103 = arith.addi %1102, %c23 : index
    %1104 = memref.load %17[%1103] : memref<?xf32>
    %1105 = arith.addi %1103, %c36 : index
    %1106 = memref.load %17[%1105] : memref<?xf32>
    %1107 = arith.addf %1104, %1106 : f32
    %1108 = arith.addi %1103, %c37 : index
    %1109 = memref.load %17[%1108] : memref<?xf32>
    %1110 = arith.addf %1107, %1109 : f32
    %1111 = arith.addi %1103, %c38 : index
    %1112 = memref.load %17[%1111] : memref<?xf32>
    %1113 = arith.addf %1110, %1112 : f32
    %1114 = arith.addi %1103, %c39 : index
    %1115 = memref.load %17[%1114] : memref<?xf32>
    %1116 = arith.addf %1113, %1115 : f32
    %1117 = arith.addi %1103, %c40 : index
    %1118 = memref.load %17[%1117] : memref<?xf32>
    %1119 = arith.addf %1116, %1118 : f32
    %1120 = arith.addi %1103, %c41 : index
    %1121 = memref.load %17[%1120] : memref<?xf32>
    %1122 = arith.addf %1119, %1121 : f32
    %1123 = arith.addi %1103, %c42 : index
    %1124 = memref.load %17[%1123] : memref<?xf32>
    %1125 = arith.addf %1122, %1124 : f32
    %1126 = wave.lane
    %1127 = arith.addi %16, %c14 : index
    %1128 = arith.muli %1075, %c6 : index
    %1129 = arith.addi %1127, %1128 : index
    %1130 = arith.divui %1126, %c5 : index
    %1131 = arith.addi %1129, %1130 : index
    %1132 = arith.cmpi slt, %1131, %15 : index
    scf.if %1132 {
      %1133 = arith.cmpi eq, %hasFactors, %c8 : index
      %1134 = arith.muli %1131, %c6 : index
      %1135 = memref.load %factors[%1134] : memref<?xf32>
      %1136 = arith.mulf %1135, %operandScale : f32
      %1137 = arith.select %1133, %1136, %operandScale : f32
      %1138 = arith.mulf %1100, %1137 : f32
      %1139 = arith.mulf %1125, %1137 : f32
      %1140 = arith.muli %1131, %outputFeatures : index
      %1141 = arith.addi %1140, %20 : index
      %1142 = wave.lane
      %1143 = arith.remui %1142, %c5 : index
      %1144 = arith.addi %1141, %1143 : index
      scf.if %18 {
        %1145 = arith.addi %1144, %c7 : index
        %1146 = memref.load %residual[%1145] : memref<?xf32>
        %1147 = arith.addf %1146, %1138 : f32
        %1148 = arith.addi %1144, %c7 : index
        memref.store %1147, %out[%1148] : memref<?xf32>
      } else {
        %1149 = arith.addi %1144, %c7 : index
        memref.store %1138, %out[%1149] : memref<?xf32>
      }
      scf.if %18 {
        %1150 = arith.addi %1144, %c5 : index
        %1151 = memref.load %residual[%1150] : memref<?xf32>
        %1152 = arith.addf %1151, %1139 : f32
        %1153 = arith.addi %1144, %c5 : index
        memref.store %1152, %out[%1153] : memref<?xf32>
      } else {
        %1154 = arith.addi %1144, %c5 : index
        memref.store %1139, %out[%1154] : memref<?xf32>
      }
    }
    %1155 = wave.lane
    wave.barrier
    %1156 = wave.wave
    %1157 = arith.muli %1156, %c6 : index
    %1158 = arith.addi %1157, %c7 : index
    %1159 = arith.muli %1158, %c23 : index
    %1160 = arith.addi %1159, %1155 : index
    %1161 = vector.extract %566#6[0] : f32 from vector<8xf32>
    %1162 = arith.addi %1160, %c7 : index
    memref.store %1161, %17[%1162] : memref<?xf32>
    %1163 = vector.extract %566#6[1] : f32 from vector<8xf32>
    %1164 = arith.addi %1160, %c14 : index
    memref.store %1163, %17[%1164] : memref<?xf32>
    %1165 = vector.extract %566#6[2] : f32 from vector<8xf32>
    %1166 = arith.addi %1160, %c10 : index
    memref.store %1165, %17[%1166] : memref<?xf32>
    %1167 = vector.extract %566#6[3] : f32 from vector<8xf32>
    %1168 = arith.addi %1160, %c31 : index
    memref.store %1167, %17[%1168] : memref<?xf32>
    %1169 = vector.extract %566#6[4] : f32 from vector<8xf32>
    %1170 = arith.addi %1160, %c32 : index
    memref.store %1169, %17[%1170] : memref<?xf32>
    %1171 = vector.extract %566#6[5] : f32 from vector<8xf32>
    %1172 = arith.addi %1160, %c33 : index
    memref.store %1171, %17[%1172] : memref<?xf32>
    %1173 = vector.extract %566#6[6] : f32 from vector<8xf32>
    %1174 = arith.addi %1160, %c34 : index
    memref.store %1173, %17[%1174] : memref<?xf32>
    %1175 = vector.extract %566#6[7] : f32 from vector<8xf32>
    %1176 = arith.addi %1160, %c35 : index
    memref.store %1175, %17[%1176] : memref<?xf32>
    %1177 = arith.muli %1156, %c6 : index
    %1178 = arith.addi %1177, %c8 : index
    %1179 = arith.muli %1178, %c23 : index
    %1180 = arith.addi %1179, %1155 : index
    %1181 = vector.extract %566#7[0] : f32 from vector<8xf32>
    %1182 = arith.addi %1180, %c7 : index
    memref.store %1181, %17[%1182] : memref<?xf32>
    %1183 = vector.extract %566#7[1] : f32 from vector<8xf32>
    %1184 = arith.addi %1180, %c14 : index
    memref.store %1183, %17[%1184] : memref<?xf32>
    %1185 = vector.extract %566#7[2] : f32 from vector<8xf32>
    %1186 = arith.addi %1180, %c10 : index
    memref.store %1185, %17[%1186] : memref<?xf32>
    %1187 = vector.extract %566#7[3] : f32 from vector<8xf32>
    %1188 = arith.addi %1180, %c31 : index
    memref.store %1187, %17[%1188] : memref<?xf32>
    %1189 = vector.extract %566#7[4] : f32 from vector<8xf32>
    %1190 = arith.addi %1180, %c32 : index
    memref.store %1189, %17[%1190] : memref<?xf32>
    %1191 = vector.extract %566#7[5] : f32 from vector<8xf32>
    %1192 = arith.addi %1180, %c33 : index
    memref.store %1191, %17[%1192] : memref<?xf32>
    %1193 = vector.extract %566#7[6] : f32 from vector<8xf32>
    %1194 = arith.addi %1180, %c34 : index
    memref.store %1193, %17[%1194] : memref<?xf32>
    %1195 = vector.extract %566#7[7] : f32 from vector<8xf32>
    %1196 = arith.addi %1180, %c35 : index
    memref.store %1195, %17[%1196] : memref<?xf32>
    wave.barrier
    %1197 = arith.muli %1156, %c8 : index
    %1198 = arith.addi %1197, %c7 : index
    %1199 = arith.muli %1198, %c14 : index
    %1200 = arith.addi %1199, %1155 : index
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
    %1212 = arith.addi %1201, %c39 : index
    %1213 = memref.load %17[%1212] : memref<?xf32>
    %1214 = arith.addf %1211, %1213 : f32
    %1215 = arith.addi %1201, %c40 : index
    %1216 = memref.load %17[%1215] : memref<?xf32>
    %1217 = arith.addf %1214, %1216 : f32
    %1218 = arith.addi %1201, %c41 : index
    %1219 = memref.load %17[%1218] : memref<?xf32>
    %1220 = arith.addf %1217, %1219 : f32
    %1221 = arith.addi %1201, %c42 : index
    %1222 = memref.load %17[%1221] : memref<?xf32>
    %1223 = arith.addf %1220, %1222 : f32
    %1224 = arith.muli %1198, %c14 : index
    %1225 = arith.addi %1224, %1155 : index
    %1226 = arith.addi %1225, %c23 : index
    %1227 = memref.load %17[%1226] : memref<?xf32>
    %1228 = arith.addi %1226, %c36 : index
    %1229 = memref.load %17[%1228] : memref<?xf32>
    %1230 = arith.addf %1227, %1229 : f32
    %1231 = arith.addi %1226, %c37 : index
    %1232 = memref.load %17[%1231] : memref<?xf32>
    %1233 = arith.addf %1230, %1232 : f32
    %1234 = arith.addi %1226, %c38 : index
    %1235 = memref.load %17[%1234] : memref<?xf32>
    %1236 = arith.addf %1233, %1235 : f32
    %1237 = arith.addi %1226, %c39 : index
    %1238 = memref.load %17[%1237] : memref<?xf32>
    %1239 = arith.addf %1236, %1238 : f32
    %1240 = arith.addi %1226, %c40 : index
    %1241 = memref.load %17[%1240] : memref<?xf32>
    %1242 = arith.addf %1239, %1241 : f32
    %1243 = arith.addi %1226, %c41 : index
    %1244 = memref.load %17[%1243] : memref<?xf32>
    %1245 = arith.addf %1242, %1244 : f32
    %1246 = arith.addi %1226, %c42 : index
    %1247 = memref.load %17[%1246] : memref<?xf32>
    %1248 = arith.addf %1245, %1247 : f32
    %1249 = wave.lane
    %1250 = arith.addi %16, %c16 : index
    %1251 = arith.muli %1198, %c6 : index
    %1252 = arith.addi %1250, %1251 : index
    %1253 = arith.divui %1249, %c5 : index
    %1254 = arith.addi %1252, %1253 : index
    %1255 = arith.cmpi slt, %1254, %15 : index
    scf.if %1255 {
      %1256 = arith.cmpi eq, %hasFactors, %c8 : index
      %1257 = arith.muli %1254, %c6 : index
      %1258 = memref.load %factors[%1257] : memref<?xf32>
      %1259 = arith.mulf %1258, %operandScale : f32
      %1260 = arith.select %1256, %1259, %operandScale : f32
      %1261 = arith.mulf %1223, %1260 : f32
      %1262 = arith.mulf %1248, %1260 : f32
      %1263 = arith.muli %1254, %outputFeatures : index
      %1264 = arith.addi %1263, %20 : index
      %1265 = wave.lane
      %1266 = arith.remui %1265, %c5 : index
      %1267 = arith.addi %1264, %1266 : index
      scf.if %18 {
        %1268 = arith.addi %1267, %c7 : index
        %1269 = memref.load %residual[%1268] : memref<?xf32>
        %1270 = arith.addf %1269, %1261 : f32
        %1271 = arith.addi %1267, %c7 : index
        memref.store %1270, %out[%1271] : memref<?xf32>
      } else {
        %1272 = arith.addi %1267, %c7 : index
        memref.store %1261, %out[%1272] : memref<?xf32>
      }
      scf.if %18 {
        %1273 = arith.addi %1267, %c5 : index
        %1274 = memref.load %residual[%1273] : memref<?xf32>
        %1275 = arith.addf %1274, %1262 : f32
        %1276 = arith.addi %1267, %c5 : index
        memref.store %1275, %out[%1276] : memref<?xf32>
      } else {
        %1277 = arith.addi %1267, %c5 : index
        memref.store %1262, %out[%1277] : memref<?xf32>
      }
    }
  }
  wave.return
}
