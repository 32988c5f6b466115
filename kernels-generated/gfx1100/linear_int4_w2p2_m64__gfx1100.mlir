// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='int4', waves=2, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_int4_w2p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 2 : i64} {
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
  %c11 = arith.constant 1024 : index
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
    %828 = arith.muli %787, %c20 : index
    %829 = arith.addi %828, %c7 : index
    %830 = arith.muli %829, %c14 : index
    %831 = arith.addi %830, %786 : index
    %832 = arith.addi %831, %c7 : index
    %833 = memref.load %17[%832] : memref<?xf32>
    %834 = arith.addi %832, %c36 : index
    %835 = memref.load %17[%834] : memref<?xf32>
    %836 = arith.addf %833, %835 : f32
    %837 = arith.muli %829, %c14 : index
    %838 = arith.addi %837, %786 : index
    %839 = arith.addi %838, %c23 : index
    %840 = memref.load %17[%839] : memref<?xf32>
    %841 = arith.addi %839, %c36 : index
    %842 = memref.load %17[%841] : memref<?xf32>
    %843 = arith.addf %840, %842 : f32
    %844 = wave.lane
    %845 = arith.addi %16, %c7 : index
    %846 = arith.muli %829, %c6 : index
    %847 = arith.addi %845, %846 : index
    %848 = arith.divui %844, %c5 : index
    %849 = arith.addi %847, %848 : index
    %850 = arith.cmpi slt, %849, %15 : index
    scf.if %850 {
      %851 = arith.cmpi eq, %hasFactors, %c8 : index
      %852 = arith.muli %849, %c6 : index
      %853 = memref.load %factors[%852] : memref<?xf32>
      %854 = arith.mulf %853, %operandScale : f32
      %855 = arith.select %851, %854, %operandScale : f32
      %856 = arith.mulf %836, %855 : f32
      %857 = arith.mulf %843, %855 : f32
      %858 = arith.muli %849, %outputFeatures : index
      %859 = arith.addi %858, %20 : index
      %860 = wave.lane
      %861 = arith.remui %860, %c5 : index
      %862 = arith.addi %859, %861 : index
      scf.if %18 {
        %863 = arith.addi %862, %c7 : index
        %864 = memref.load %residual[%863] : memref<?xf32>
        %865 = arith.addf %864, %856 : f32
        %866 = arith.addi %862, %c7 : index
        memref.store %865, %out[%866] : memref<?xf32>
      } else {
        %867 = arith.addi %862, %c7 : index
        memref.store %856, %out[%867] : memref<?xf32>
      }
      scf.if %18 {
        %868 = arith.addi %862, %c5 : index
        %869 = memref.load %residual[%868] : memref<?xf32>
        %870 = arith.addf %869, %857 : f32
        %871 = arith.addi %862, %c5 : index
        memref.store %870, %out[%871] : memref<?xf32>
      } else {
        %872 = arith.addi %862, %c5 : index
        memref.store %857, %out[%872] : memref<?xf32>
      }
    }
    %873 = arith.muli %787, %c20 : index
    %874 = arith.addi %873, %c8 : index
    %875 = arith.muli %874, %c14 : index
    %876 = arith.addi %875, %786 : index
    %877 = arith.addi %876, %c7 : index
    %878 = memref.load %17[%877] : memref<?xf32>
    %879 = arith.addi %877, %c36 : index
    %880 = memref.load %17[%879] : memref<?xf32>
    %881 = arith.addf %878, %880 : f32
    %882 = arith.muli %874, %c14 : index
    %883 = arith.addi %882, %786 : index
    %884 = arith.addi %883, %c23 : index
    %885 = memref.load %17[%884] : memref<?xf32>
    %886 = arith.addi %884, %c36 : index
    %887 = memref.load %17[%886] : memref<?xf32>
    %888 = arith.addf %885, %887 : f32
    %889 = wave.lane
    %890 = arith.addi %16, %c7 : index
    %891 = arith.muli %874, %c6 : index
    %892 = arith.addi %890, %891 : index
    %893 = arith.divui %889, %c5 : index
    %894 = arith.addi %892, %893 : index
    %895 = arith.cmpi slt, %894, %15 : index
    scf.if %895 {
      %896 = arith.cmpi eq, %hasFactors, %c8 : index
      %897 = arith.muli %894, %c6 : index
      %898 = memref.load %factors[%897] : memref<?xf32>
      %899 = arith.mulf %898, %operandScale : f32
      %900 = arith.select %896, %899, %operandScale : f32
      %901 = arith.mulf %881, %900 : f32
      %902 = arith.mulf %888, %900 : f32
      %903 = arith.muli %894, %outputFeatures : index
      %904 = arith.addi %903, %20 : index
      %905 = wave.lane
      %906 = arith.remui %905, %c5 : index
      %907 = arith.addi %904, %906 : index
      scf.if %18 {
        %908 = arith.addi %907, %c7 : index
        %909 = memref.load %residual[%908] : memref<?xf32>
        %910 = arith.addf %909, %901 : f32
        %911 = arith.addi %907, %c7 : index
        memref.store %910, %out[%911] : memref<?xf32>
      } else {
        %912 = arith.addi %907, %c7 : index
        memref.store %901, %out[%912] : memref<?xf32>
      }
      scf.if %18 {
        %913 = arith.addi %907, %c5 : index
        %914 = memref.load %residual[%913] : memref<?xf32>
        %915 = arith.addf %914, %902 : f32
        %916 = arith.addi %907, %c5 : index
        memref.store %915, %out[%916] : memref<?xf32>
      } else {
        %917 = arith.addi %907, %c5 : index
        memref.store %902, %out[%917] : memref<?xf32>
      }
    }
    %918 = arith.muli %787, %c20 : index
    %919 = arith.addi %918, %c6 : index
    %920 = arith.muli %919, %c14 : index
    %921 = arith.addi %920, %786 : index
    %922 = arith.addi %921, %c7 : index
    %923 = memref.load %17[%922] : memref<?xf32>
    %924 = arith.addi %922, %c36 : index
    %925 = memref.load %17[%924] : memref<?xf32>
    %926 = arith.addf %923, %925 : f32
    %927 = arith.muli %919, %c14 : index
    %928 = arith.addi %927, %786 : index
    %929 = arith.addi %928, %c23 : index
    %930 = memref.load %17[%929] : memref<?xf32>
    %931 = arith.addi %929, %c36 : index
    %932 = memref.load %17[%931] : memref<?xf32>
    %933 = arith.addf %930, %932 : f32
    %934 = wave.lane
    %935 = arith.addi %16, %c7 : index
    %936 = arith.muli %919, %c6 : index
    %937 = arith.addi %935, %936 : index
    %938 = arith.divui %934, %c5 : index
    %939 = arith.addi %937, %938 : index
    %940 = arith.cmpi slt, %939, %15 : index
    scf.if %940 {
      %941 = arith.cmpi eq, %hasFactors, %c8 : index
      %942 = arith.muli %939, %c6 : index
      %943 = memref.load %factors[%942] : memref<?xf32>
      %944 = arith.mulf %943, %operandScale : f32
      %945 = arith.select %941, %944, %operandScale : f32
      %946 = arith.mulf %926, %945 : f32
      %947 = arith.mulf %933, %945 : f32
      %948 = arith.muli %939, %outputFeatures : index
      %949 = arith.addi %948, %20 : index
      %950 = wave.lane
      %951 = arith.remui %950, %c5 : index
      %952 = arith.addi %949, %951 : index
      scf.if %18 {
        %953 = arith.addi %952, %c7 : index
        %954 = memref.load %residual[%953] : memref<?xf32>
        %955 = arith.addf %954, %946 : f32
        %956 = arith.addi %952, %c7 : index
        memref.store %955, %out[%956] : memref<?xf32>
      } else {
        %957 = arith.addi %952, %c7 : index
        memref.store %946, %out[%957] : memref<?xf32>
      }
      scf.if %18 {
        %958 = arith.addi %952, %c5 : index
        %959 = memref.load %residual[%958] : memref<?xf32>
        %960 = arith.addf %959, %947 : f32
        %961 = arith.addi %952, %c5 : index
        memref.store %960, %out[%961] : memref<?xf32>
      } else {
        %962 = arith.addi %952, %c5 : index
        memref.store %947, %out[%962] : memref<?xf32>
      }
    }
    %963 = arith.muli %787, %c20 : index
    %964 = arith.addi %963, %c30 : index
    %965 = arith.muli %964, %c14 : index
    %966 = arith.addi %965, %786 : index
    %967 = arith.addi %966, %c7 : index
    %968 = memref.load %17[%967] : memref<?xf32>
    %969 = arith.addi %967, %c36 : index
    %970 = memref.load %17[%969] : memref<?xf32>
    %971 = arith.addf %968, %970 : f32
    %972 = arith.muli %964, %c14 : index
    %973 = arith.addi %972, %786 : index
    %974 = arith.addi %973, %c23 : index
    %975 = memref.load %17[%974] : memref<?xf32>
    %976 = arith.addi %974, %c36 : index
    %977 = memref.load %17[%976] : memref<?xf32>
    %978 = arith.addf %975, %977 : f32
    %979 = wave.lane
    %980 = arith.addi %16, %c7 : index
    %981 = arith.muli %964, %c6 : index
    %982 = arith.addi %980, %981 : index
    %983 = arith.divui %979, %c5 : index
    %984 = arith.addi %982, %983 : index
    %985 = arith.cmpi slt, %984, %15 : index
    scf.if %985 {
      %986 = arith.cmpi eq, %hasFactors, %c8 : index
      %987 = arith.muli %984, %c6 : index
      %988 = memref.load %factors[%987] : memref<?xf32>
      %989 = arith.mulf %988, %operandScale : f32
      %990 = arith.select %986, %989, %operandScale : f32
      %991 = arith.mulf %971, %990 : f32
      %992 = arith.mulf %978, %990 : f32
      %993 = arith.muli %984, %outputFeatures : index
      %994 = arith.addi %993, %20 : index
      %995 = wave.lane
      %996 = arith.remui %995, %c5 : index
      %997 = arith.addi %994, %996 : index
      scf.if %18 {
        %998 = arith.addi %997, %c7 : index
        %999 = memref.load %residual[%998] : memref<?xf32>
        %1000 = arith.addf %999, %991 : f32
        %1001 = arith.addi %997, %c7 : index
        memref.store %1000, %out[%1001] : memref<?xf32>
      } else {
        %1002 = arith.addi %997, %c7 : index
        memref.store %991, %out[%1002] : memref<?xf32>
      }
      scf.if %18 {
        %1003 = arith.addi %997, %c5 : index
        %1004 = memref.load %residual[%1003] : memref<?xf32>
        %1005 = arith.addf %1004, %992 : f32
        %1006 = arith.addi %997, %c5 : index
        memref.store %1005, %out[%1006] : memref<?xf32>
      } else {
        %1007 = arith.addi %997, %c5 : index
        memref.store %992, %out[%1007] : memref<?xf32>
      }
    }
    %1008 = wave.lane
    wave.barrier
    %1009 = wave.wave
    %1010 = arith.muli %1009, %c6 : index
    %1011 = arith.addi %1010, %c7 : index
    %1012 = arith.muli %1011, %c23 : index
    %1013 = arith.addi %1012, %1008 : index
    %1014 = vector.extract %566#2[0] : f32 from vector<8xf32>
    %1015 = arith.addi %1013, %c7 : index
    memref.store %1014, %17[%1015] : memref<?xf32>
    %1016 = vector.extract %566#2[1] : f32 from vector<8xf32>
    %1017 = arith.addi %1013, %c14 : index
    memref.store %1016, %17[%1017] : memref<?xf32>
    %1018 = vector.extract %566#2[2] : f32 from vector<8xf32>
    %1019 = arith.addi %1013, %c10 : index
    memref.store %1018, %17[%1019] : memref<?xf32>
    %1020 = vector.extract %566#2[3] : f32 from vector<8xf32>
    %1021 = arith.addi %1013, %c31 : index
    memref.store %1020, %17[%1021] : memref<?xf32>
    %1022 = vector.extract %566#2[4] : f32 from vector<8xf32>
    %1023 = arith.addi %1013, %c32 : index
    memref.store %1022, %17[%1023] : memref<?xf32>
    %1024 = vector.extract %566#2[5] : f32 from vector<8xf32>
    %1025 = arith.addi %1013, %c33 : index
    memref.store %1024, %17[%1025] : memref<?xf32>
    %1026 = vector.extract %566#2[6] : f32 from vector<8xf32>
    %1027 = arith.addi %1013, %c34 : index
    memref.store %1026, %17[%1027] : memref<?xf32>
    %1028 = vector.extract %566#2[7] : f32 from vector<8xf32>
    %1029 = arith.addi %1013, %c35 : index
    memref.store %1028, %17[%1029] : memref<?xf32>
    %1030 = arith.muli %1009, %c6 : index
    %1031 = arith.addi %1030, %c8 : index
    %1032 = arith.muli %1031, %c23 : index
    %1033 = arith.addi %1032, %1008 : index
    %1034 = vector.extract %566#3[0] : f32 from vector<8xf32>
    %1035 = arith.addi %1033, %c7 : index
    memref.store %1034, %17[%1035] : memref<?xf32>
    %1036 = vector.extract %566#3[1] : f32 from vector<8xf32>
    %1037 = arith.addi %1033, %c14 : index
    memref.store %1036, %17[%1037] : memref<?xf32>
    %1038 = vector.extract %566#3[2] : f32 from vector<8xf32>
    %1039 = arith.addi %1033, %c10 : index
    memref.store %1038, %17[%1039] : memref<?xf32>
    %1040 = vector.extract %566#3[3] : f32 from vector<8xf32>
    %1041 = arith.addi %1033, %c31 : index
    memref.store %1040, %17[%1041] : memref<?xf32>
    %1042 = vector.extract %566#3[4] : f32 from vector<8xf32>
    %1043 = arith.addi %1033, %c32 : index
    memref.store %1042, %17[%1043] : memref<?xf32>
    %1044 = vector.extract %566#3[5] : f32 from vector<8xf32>
    %1045 = arith.addi %1033, %c33 : index
    memref.store %1044, %17[%1045] : memref<?xf32>
    %1046 = vector.extract %566#3[6] : f32 from vector<8xf32>
    %1047 = arith.addi %1033, %c34 : index
    memref.store %1046, %17[%1047] : memref<?xf32>
    %1048 = vector.extract %566#3[7] : f32 from vector<8xf32>
    %1049 = arith.addi %1033, %c35 : index
    memref.store %1048, %17[%1049] : memref<?xf32>
    wave.barrier
    %1050 = arith.muli %1009, %c20 : index
    %1051 = arith.addi %1050, %c7 : index
    %1052 = arith.muli %1051, %c14 : index
    %1053 = arith.addi %1052, %1008 : index
    %1054 = arith.addi %1053, %c7 : index
    %1055 = memref.load %17[%1054] : memref<?xf32>
    %1056 = arith.addi %1054, %c36 : index
    %1057 = memref.load %17[%1056] : memref<?xf32>
    %1058 = arith.addf %1055, %1057 : f32
    %1059 = arith.muli %1051, %c14 : index
    %1060 = arith.addi %1059, %1008 : index
    %1061 = arith.addi %1060, %c23 : index
    %1062 = memref.load %17[%1061] : memref<?xf32>
    %1063 = arith.addi %1061, %c36 : index
    %1064 = memref.load %17[%1063] : memref<?xf32>
    %1065 = arith.addf %1062, %1064 : f32
    %1066 = wave.lane
    %1067 = arith.addi %16, %c5 : index
    %1068 = arith.muli %1051, %c6 : index
    %1069 = arith.addi %1067, %1068 : index
    %1070 = arith.divui %1066, %c5 : index
    %1071 = arith.addi %1069, %1070 : index
    %1072 = arith.cmpi slt, %1071, %15 : index
    scf.if %1072 {
      %1073 = arith.cmpi eq, %hasFactors, %c8 : index
      %1074 = arith.muli %1071, %c6 : index
      %1075 = memref.load %factors[%1074] : memref<?xf32>
      %1076 = arith.mulf %1075, %operandScale : f32
      %1077 = arith.select %1073, %1076, %operandScale : f32
      %1078 = arith.mulf %1058, %1077 : f32
      %1079 = arith.mulf %1065, %1077 : f32
      %1080 = arith.muli %1071, %outputFeatures : index
      %1081 = arith.addi %1080, %20 : index
      %1082 = wave.lane
      %1083 = arith.remui %1082, %c5 : index
      %1084 = arith.addi %1081, %1083 : index
      scf.if %18 {
        %1085 = arith.addi %1084, %c7 : index
        %1086 = memref.load %residual[%1085] : memref<?xf32>
        %1087 = arith.addf %1086, %1078 : f32
        %1088 = arith.addi %1084, %c7 : index
        memref.store %1087, %out[%1088] : memref<?xf32>
      } else {
        %1089 = arith.addi %1084, %c7 : index
        memref.store %1078, %out[%1089] : memref<?xf32>
      }
      scf.if %18 {
        %1090 = arith.addi %1084, %c5 : index
        %1091 = memref.load %residual[%1090] : memref<?xf32>
        %1092 = arith.addf %1091, %1079 : f32
        %1093 = arith.addi %1084, %c5 : index
        memref.store %1092, %out[%1093] : memref<?xf32>
      } else {
        %1094 = arith.addi %1084, %c5 : index
        memref.store %1079, %out[%1094] : memref<?xf32>
      }
    }
    %1095 = arith.muli %1009, %c20 : index
    %1096 = arith.addi %1095, %c8 : index
    %1097 = arith.muli %1096, %c14 : index
    %1098 = arith.addi %1097, %1008 : index
    %1099 = arith.addi %1098, %c7 : index
    %1100 = memref.load %17[%1099] : memref<?xf32>
    %1101 = arith.addi %1099, %c36 : index
    %1102 = memref.load %17[%1101] : memref<?xf32>
    %1103 = arith.addf %1100, %1102 : f32
    %1104 = arith.muli %1096, %c14 : index
    %1105 = arith.addi %1104, %1008 : index
    %1106 = arith.addi %1105, %c23 : index
    %1107 = memref.load %17[%1106] : memref<?xf32>
    %1108 = arith.addi %1106, %c36 : index
    %1109 = memref.load %17[%1108] : memref<?xf32>
    %1110 = arith.addf %1107, %1109 : f32
    %1111 = wave.lane
    %1112 = arith.addi %16, %c5 : index
    %1113 = arith.muli %1096, %c6 : index
    %1114 = arith.addi %1112, %1113 : index
    %1115 = arith.divui %1111, %c5 : index
    %1116 = arith.addi %1114, %1115 : index
    %1117 = arith.cmpi slt, %1116, %15 : index
    scf.if %1117 {
      %1118 = arith.cmpi eq, %hasFactors, %c8 : index
      %1119 = arith.muli %1116, %c6 : index
      %1120 = memref.load %factors[%1119] : memref<?xf32>
      %1121 = arith.mulf %1120, %operandScale : f32
      %1122 = arith.select %1118, %1121, %operandScale : f32
      %1123 = arith.mulf %1103, %1122 : f32
      %1124 = arith.mulf %1110, %1122 : f32
      %1125 = arith.muli %1116, %outputFeatures : index
      %1126 = arith.addi %1125, %20 : index
      %1127 = wave.lane
      %1128 = arith.remui %1127, %c5 : index
      %1129 = arith.addi %1126, %1128 : index
      scf.if %18 {
        %1130 = arith.addi %1129, %c7 : index
        %1131 = memref.load %residual[%1130] : memref<?xf32>
        %1132 = arith.addf %1131, %1123 : f32
        %1133 = arith.addi %1129, %c7 : index
        memref.store %1132, %out[%1133] : memref<?xf32>
      } else {
        %1134 = arith.addi %1129, %c7 : index
        memref.store %1123, %out[%1134] : memref<?xf32>
      }
      scf.if %18 {
        %1135 = arith.addi %1129, %c5 : index
        %1136 = memref.load %residual[%1135] : memref<?xf32>
        %1137 = arith.addf %1136, %1124 : f32
        %1138 = arith.addi %1129, %c5 : index
        memref.store %1137, %out[%1138] : memref<?xf32>
      } else {
        %1139 = arith.addi %1129, %c5 : index
        memref.store %1124, %out[%1139] : memref<?xf32>
      }
    }
    %1140 = arith.muli %1009, %c20 : index
    %1141 = arith.addi %1140, %c6 : index
    %1142 = arith.muli %1141, %c14 : index
    %1143 = arith.addi %1142, %1008 : index
    %1144 = arith.addi %1143, %c7 : index
    %1145 = memref.load %17[%1144] : memref<?xf32>
    %1146 = arith.addi %1144, %c36 : index
    %1147 = memref.load %17[%1146] : memref<?xf32>
    %1148 = arith.addf %1145, %1147 : f32
    %1149 = arith.muli %1141, %c14 : index
    %1150 = arith.addi %1149, %1008 : index
    %1151 = arith.addi %1150, %c23 : index
    %1152 = memref.load %17[%1151] : memref<?xf32>
    %1153 = arith.addi %1151, %c36 : index
    %1154 = memref.load %17[%1153] : memref<?xf32>
    %1155 = arith.addf %1152, %1154 : f32
    %1156 = wave.lane
    %1157 = arith.addi %16, %c5 : index
    %1158 = arith.muli %1141, %c6 : index
    %1159 = arith.addi %1157, %1158 : index
    %1160 = arith.divui %1156, %c5 : index
    %1161 = arith.addi %1159, %1160 : index
    %1162 = arith.cmpi slt, %1161, %15 : index
    scf.if %1162 {
      %1163 = arith.cmpi eq, %hasFactors, %c8 : index
      %1164 = arith.muli %1161, %c6 : index
      %1165 = memref.load %factors[%1164] : memref<?xf32>
      %1166 = arith.mulf %1165, %operandScale : f32
      %1167 = arith.select %1163, %1166, %operandScale : f32
      %1168 = arith.mulf %1148, %1167 : f32
      %1169 = arith.mulf %1155, %1167 : f32
      %1170 = arith.muli %1161, %outputFeatures : index
      %1171 = arith.addi %1170, %20 : index
      %1172 = wave.lane
      %1173 = arith.remui %1172, %c5 : index
      %1174 = arith.addi %1171, %1173 : index
      scf.if %18 {
        %1175 = arith.addi %1174, %c7 : index
        %1176 = memref.load %residual[%1175] : memref<?xf32>
        %1177 = arith.addf %1176, %1168 : f32
        %1178 = arith.addi %1174, %c7 : index
        memref.store %1177, %out[%1178] : memref<?xf32>
      } else {
        %1179 = arith.addi %1174, %c7 : index
        memref.store %1168, %out[%1179] : memref<?xf32>
      }
      scf.if %18 {
        %1180 = arith.addi %1174, %c5 : index
        %1181 = memref.load %residual[%1180] : memref<?xf32>
        %1182 = arith.addf %1181, %1169 : f32
        %1183 = arith.addi %1174, %c5 : index
        memref.store %1182, %out[%1183] : memref<?xf32>
      } else {
        %1184 = arith.addi %1174, %c5 : index
        memref.store %1169, %out[%1184] : memref<?xf32>
      }
    }
    %1185 = arith.muli %1009, %c20 : index
    %1186 = arith.addi %1185, %c30 : index
    %1187 = arith.muli %1186, %c14 : index
    %1188 = arith.addi %1187, %1008 : index
    %1189 = arith.addi %1188, %c7 : index
    %1190 = memref.load %17[%1189] : memref<?xf32>
    %1191 = arith.addi %1189, %c36 : index
    %1192 = memref.load %17[%1191] : memref<?xf32>
    %1193 = arith.addf %1190, %1192 : f32
    %1194 = arith.muli %1186, %c14 : index
    %1195 = arith.addi %1194, %1008 : index
    %1196 = arith.addi %1195, %c23 : index
    %1197 = memref.load %17[%1196] : memref<?xf32>
    %1198 = arith.addi %1196, %c36 : index
    %1199 = memref.load %17[%1198] : memref<?xf32>
    %1200 = arith.addf %1197, %1199 : f32
    %1201 = wave.lane
    %1202 = arith.addi %16, %c5 : index
    %1203 = arith.muli %1186, %c6 : index
    %1204 = arith.addi %1202, %1203 : index
    %1205 = arith.divui %1201, %c5 : index
    %1206 = arith.addi %1204, %1205 : index
    %1207 = arith.cmpi slt, %1206, %15 : index
    scf.if %1207 {
      %1208 = arith.cmpi eq, %hasFactors, %c8 : index
      %1209 = arith.muli %1206, %c6 : index
      %1210 = memref.load %factors[%1209] : memref<?xf32>
      %1211 = arith.mulf %1210, %operandScale : f32
      %1212 = arith.select %1208, %1211, %operandScale : f32
      %1213 = arith.mulf %1193, %1212 : f32
      %1214 = arith.mulf %1200, %1212 : f32
      %1215 = arith.muli %1206, %outputFeatures : index
      %1216 = arith.addi %1215, %20 : index
      %1217 = wave.lane
      %1218 = arith.remui %1217, %c5 : index
      %1219 = arith.addi %1216, %1218 : index
      scf.if %18 {
        %1220 = arith.addi %1219, %c7 : index
        %1221 = memref.load %residual[%1220] : memref<?xf32>
        %1222 = arith.addf %1221, %1213 : f32
        %1223 = arith.addi %1219, %c7 : index
        memref.store %1222, %out[%1223] : memref<?xf32>
      } else {
        %1224 = arith.addi %1219, %c7 : index
        memref.store %1213, %out[%1224] : memref<?xf32>
      }
      scf.if %18 {
        %1225 = arith.addi %1219, %c5 : index
        %1226 = memref.load %residual[%1225] : memref<?xf32>
        %1227 = arith.addf %1226, %1214 : f32
        %1228 = arith.addi %1219, %c5 : index
        memref.store %1227, %out[%1228] : memref<?xf32>
      } else {
        %1229 = arith.addi %1219, %c5 : index
        memref.store %1214, %out[%1229] : memref<?xf32>
      }
    }
    %1230 = wave.lane
    wave.barrier
    %1231 = wave.wave
    %1232 = arith.muli %1231, %c6 : index
    %1233 = arith.addi %1232, %c7 : index
    %1234 = arith.muli %1233, %c23 : index
    %1235 = arith.addi %1234, %1230 : index
    %1236 = vector.extract %566#4[0] : f32 from vector<8xf32>
    %1237 = arith.addi %1235, %c7 : index
    memref.store %1236, %17[%1237] : memref<?xf32>
    %1238 = vector.extract %566#4[1] : f32 from vector<8xf32>
    %1239 = arith.addi %1235, %c14 : index
    memref.store %1238, %17[%1239] : memref<?xf32>
    %1240 = vector.extract %566#4[2] : f32 from vector<8xf32>
    %1241 = arith.addi %1235, %c10 : index
    memref.store %1240, %17[%1241] : memref<?xf32>
    %1242 = vector.extract %566#4[3] : f32 from vector<8xf32>
    %1243 = arith.addi %1235, %c31 : index
    memref.store %1242, %17[%1243] : memref<?xf32>
    %1244 = vector.extract %566#4[4] : f32 from vector<8xf32>
    %1245 = arith.addi %1235, %c32 : index
    memref.store %1244, %17[%1245] : memref<?xf32>
    %1246 = vector.extract %566#4[5] : f32 from vector<8xf32>
    %1247 = arith.addi %1235, %c33 : index
    memref.store %1246, %17[%1247] : memref<?xf32>
    %1248 = vector.extract %566#4[6] : f32 from vector<8xf32>
    %1249 = arith.addi %1235, %c34 : index
    memref.store %1248, %17[%1249] : memref<?xf32>
    %1250 = vector.extract %566#4[7] : f32 from vector<8xf32>
    %1251 = arith.addi %1235, %c35 : index
    memref.store %1250, %17[%1251] : memref<?xf32>
    %1252 = arith.muli %1231, %c6 : index
    %1253 = arith.addi %1252, %c8 : index
    %1254 = arith.muli %1253, %c23 : index
    %1255 = arith.addi %1254, %1230 : index
    %1256 = vector.extract %566#5[0] : f32 from vector<8xf32>
    %1257 = arith.addi %1255, %c7 : index
    memref.store %1256, %17[%1257] : memref<?xf32>
    %1258 = vector.extract %566#5[1] : f32 from vector<8xf32>
    %1259 = arith.addi %1255, %c14 : index
    memref.store %1258, %17[%1259] : memref<?xf32>
    %1260 = vector.extract %566#5[2] : f32 from vector<8xf32>
    %1261 = arith.addi %1255, %c10 : index
    memref.store %1260, %17[%1261] : memref<?xf32>
    %1262 = vector.extract %566#5[3] : f32 from vector<8xf32>
    %1263 = arith.addi %1255, %c31 : index
    memref.store %1262, %17[%1263] : memref<?xf32>
    %1264 = vector.extract %566#5[4] : f32 from vector<8xf32>
    %1265 = arith.addi %1255, %c32 : index
    memref.store %1264, %17[%1265] : memref<?xf32>
    %1266 = vector.extract %566#5[5] : f32 from vector<8xf32>
    %1267 = arith.addi %1255, %c33 : index
    memref.store %1266, %17[%1267] : memref<?xf32>
    %1268 = vector.extract %566#5[6] : f32 from vector<8xf32>
    %1269 = arith.addi %1255, %c34 : index
    memref.store %1268, %17[%1269] : memref<?xf32>
    %1270 = vector.extract %566#5[7] : f32 from vector<8xf32>
    %1271 = arith.addi %1255, %c35 : index
    memref.store %1270, %17[%1271] : memref<?xf32>
    wave.barrier
    %1272 = arith.muli %1231, %c20 : index
    %1273 = arith.addi %1272, %c7 : index
    %1274 = arith.muli %1273, %c14 : index
    %1275 = arith.addi %1274, %1230 : index
    %1276 = arith.addi %1275, %c7 : index
    %1277 = memref.load %17[%1276] : memref<?xf32>
    %1278 = arith.addi %1276, %c36 : index
    %1279 = memref.load %17[%1278] : memref<?xf32>
    %1280 = arith.addf %1277, %1279 : f32
    %1281 = arith.muli %1273, %c14 : index
    %1282 = arith.addi %1281, %1230 : index
    %1283 = arith.addi %1282, %c23 : index
    %1284 = memref.load %17[%1283] : memref<?xf32>
    %1285 = arith.addi %1283, %c36 : index
    %1286 = memref.load %17[%1285] : memref<?xf32>
    %1287 = arith.addf %1284, %1286 : f32
    %1288 = wave.lane
    %1289 = arith.addi %16, %c14 : index
    %1290 = arith.muli %1273, %c6 : index
    %1291 = arith.addi %1289, %1290 : index
    %1292 = arith.divui %1288, %c5 : index
    %1293 = arith.addi %1291, %1292 : index
    %1294 = arith.cmpi slt, %1293, %15 : index
    scf.if %1294 {
      %1295 = arith.cmpi eq, %hasFactors, %c8 : index
      %1296 = arith.muli %1293, %c6 : index
      %1297 = memref.load %factors[%1296] : memref<?xf32>
      %1298 = arith.mulf %1297, %operandScale : f32
      %1299 = arith.select %1295, %1298, %operandScale : f32
      %1300 = arith.mulf %1280, %1299 : f32
      %1301 = arith.mulf %1287, %1299 : f32
      %1302 = arith.muli %1293, %outputFeatures : index
      %1303 = arith.addi %1302, %20 : index
      %1304 = wave.lane
      %1305 = arith.remui %1304, %c5 : index
      %1306 = arith.addi %1303, %1305 : index
      scf.if %18 {
        %1307 = arith.addi %1306, %c7 : index
        %1308 = memref.load %residual[%1307] : memref<?xf32>
        %1309 = arith.addf %1308, %1300 : f32
        %1310 = arith.addi %1306, %c7 : index
        memref.store %1309, %out[%1310] : memref<?xf32>
      } else {
        %1311 = arith.addi %1306, %c7 : index
        memref.store %1300, %out[%1311] : memref<?xf32>
      }
      scf.if %18 {
        %1312 = arith.addi %1306, %c5 : index
        %1313 = memref.load %residual[%1312] : memref<?xf32>
        %1314 = arith.addf %1313, %1301 : f32
        %1315 = arith.addi %1306, %c5 : index
        memref.store %1314, %out[%1315] : memref<?xf32>
      } else {
        %1316 = arith.addi %1306, %c5 : index
        memref.store %1301, %out[%1316] : memref<?xf32>
      }
    }
    %1317 = arith.muli %1231, %c20 : index
    %1318 = arith.addi %1317, %c8 : index
    %1319 = arith.muli %1318, %c14 : index
    %1320 = arith.addi %1319, %1230 : index
    %1321 = arith.addi %1320, %c7 : index
    %1322 = memref.load %17[%1321] : memref<?xf32>
    %1323 = arith.addi %1321, %c36 : index
    %1324 = memref.load %17[%1323] : memref<?xf32>
    %1325 = arith.addf %1322, %1324 : f32
    %1326 = arith.muli %1318, %c14 : index
    %1327 = arith.addi %1326, %1230 : index
    %1328 = arith.addi %1327, %c23 : index
    %1329 = memref.load %17[%1328] : memref<?xf32>
    %1330 = arith.addi %1328, %c36 : index
    %1331 = memref.load %17[%1330] : memref<?xf32>
    %1332 = arith.addf %1329, %1331 : f32
    %1333 = wave.lane
    %1334 = arith.addi %16, %c14 : index
    %1335 = arith.muli %1318, %c6 : index
    %1336 = arith.addi %1334, %1335 : index
    %1337 = arith.divui %1333, %c5 : index
    %1338 = arith.addi %1336, %1337 : index
    %1339 = arith.cmpi slt, %1338, %15 : index
    scf.if %1339 {
      %1340 = arith.cmpi eq, %hasFactors, %c8 : index
      %1341 = arith.muli %1338, %c6 : index
      %1342 = memref.load %factors[%1341] : memref<?xf32>
      %1343 = arith.mulf %1342, %operandScale : f32
      %1344 = arith.select %1340, %1343, %operandScale : f32
      %1345 = arith.mulf %1325, %1344 : f32
      %1346 = arith.mulf %1332, %1344 : f32
      %1347 = arith.muli %1338, %outputFeatures : index
      %1348 = arith.addi %1347, %20 : index
      %1349 = wave.lane
      %1350 = arith.remui %1349, %c5 : index
      %1351 = arith.addi %1348, %1350 : index
      scf.if %18 {
        %1352 = arith.addi %1351, %c7 : index
        %1353 = memref.load %residual[%1352] : memref<?xf32>
        %1354 = arith.addf %1353, %1345 : f32
        %1355 = arith.addi %1351, %c7 : index
        memref.store %1354, %out[%1355] : memref<?xf32>
      } else {
        %1356 = arith.addi %1351, %c7 : index
        memref.store %1345, %out[%1356] : memref<?xf32>
      }
      scf.if %18 {
        %1357 = arith.addi %1351, %c5 : index
        %1358 = memref.load %residual[%1357] : memref<?xf32>
        %1359 = arith.addf %1358, %1346 : f32
        %1360 = arith.addi %1351, %c5 : index
        memref.store %1359, %out[%1360] : memref<?xf32>
      } else {
        %1361 = arith.addi %1351, %c5 : index
        memref.store %1346, %out[%1361] : memref<?xf32>
      }
    }
    %1362 = arith.muli %1231, %c20 : index
    %1363 = arith.addi %1362, %c6 : index
    %1364 = arith.muli %1363, %c14 : index
    %1365 = arith.addi %1364, %1230 : index
    %1366 = arith.addi %1365, %c7 : index
    %1367 = memref.load %17[%1366] : memref<?xf32>
    %1368 = arith.addi %1366, %c36 : index
    %1369 = memref.load %17[%1368] : memref<?xf32>
    %1370 = arith.addf %1367, %1369 : f32
    %1371 = arith.muli %1363, %c14 : index
    %1372 = arith.addi %1371, %1230 : index
    %1373 = arith.addi %1372, %c23 : index
    %1374 = memref.load %17[%1373] : memref<?xf32>
    %1375 = arith.addi %1373, %c36 : index
    %1376 = memref.load %17[%1375] : memref<?xf32>
    %1377 = arith.addf %1374, %1376 : f32
    %1378 = wave.lane
    %1379 = arith.addi %16, %c14 : index
    %1380 = arith.muli %1363, %c6 : index
    %1381 = arith.addi %1379, %1380 : index
    %1382 = arith.divui %1378, %c5 : index
    %1383 = arith.addi %1381, %1382 : index
    %1384 = arith.cmpi slt, %1383, %15 : index
    scf.if %1384 {
      %1385 = arith.cmpi eq, %hasFactors, %c8 : index
      %1386 = arith.muli %1383, %c6 : index
      %1387 = memref.load %factors[%1386] : memref<?xf32>
      %1388 = arith.mulf %1387, %operandScale : f32
      %1389 = arith.select %1385, %1388, %operandScale : f32
      %1390 = arith.mulf %1370, %1389 : f32
      %1391 = arith.mulf %1377, %1389 : f32
      %1392 = arith.muli %1383, %outputFeatures : index
      %1393 = arith.addi %1392, %20 : index
      %1394 = wave.lane
      %1395 = arith.remui %1394, %c5 : index
      %1396 = arith.addi %1393, %1395 : index
      scf.if %18 {
        %1397 = arith.addi %1396, %c7 : index
        %1398 = memref.load %residual[%1397] : memref<?xf32>
        %1399 = arith.addf %1398, %1390 : f32
        %1400 = arith.addi %1396, %c7 : index
        memref.store %1399, %out[%1400] : memref<?xf32>
      } else {
        %1401 = arith.addi %1396, %c7 : index
        memref.store %1390, %out[%1401] : memref<?xf32>
      }
      scf.if %18 {
        %1402 = arith.addi %1396, %c5 : index
        %1403 = memref.load %residual[%1402] : memref<?xf32>
        %1404 = arith.addf %1403, %1391 : f32
        %1405 = arith.addi %1396, %c5 : index
        memref.store %1404, %out[%1405] : memref<?xf32>
      } else {
        %1406 = arith.addi %1396, %c5 : index
        memref.store %1391, %out[%1406] : memref<?xf32>
      }
    }
    %1407 = arith.muli %1231, %c20 : index
    %1408 = arith.addi %1407, %c30 : index
    %1409 = arith.muli %1408, %c14 : index
    %1410 = arith.addi %1409, %1230 : index
    %1411 = arith.addi %1410, %c7 : index
    %1412 = memref.load %17[%1411] : memref<?xf32>
    %1413 = arith.addi %1411, %c36 : index
    %1414 = memref.load %17[%1413] : memref<?xf32>
    %1415 = arith.addf %1412, %1414 : f32
    %1416 = arith.muli %1408, %c14 : index
    %1417 = arith.addi %1416, %1230 : index
    %1418 = arith.addi %1417, %c23 : index
    %1419 = memref.load %17[%1418] : memref<?xf32>
    %1420 = arith.addi %1418, %c36 : index
    %1421 = memref.load %17[%1420] : memref<?xf32>
    %1422 = arith.addf %1419, %1421 : f32
    %1423 = wave.lane
    %1424 = arith.addi %16, %c14 : index
    %1425 = arith.muli %1408, %c6 : index
    %1426 = arith.addi %1424, %1425 : index
    %1427 = arith.divui %1423, %c5 : index
    %1428 = arith.addi %1426, %1427 : index
    %1429 = arith.cmpi slt, %1428, %15 : index
    scf.if %1429 {
      %1430 = arith.cmpi eq, %hasFactors, %c8 : index
      %1431 = arith.muli %1428, %c6 : index
      %1432 = memref.load %factors[%1431] : memref<?xf32>
      %1433 = arith.mulf %1432, %operandScale : f32
      %1434 = arith.select %1430, %1433, %operandScale : f32
      %1435 = arith.mulf %1415, %1434 : f32
      %1436 = arith.mulf %1422, %1434 : f32
      %1437 = arith.muli %1428, %outputFeatures : index
      %1438 = arith.addi %1437, %20 : index
      %1439 = wave.lane
      %1440 = arith.remui %1439, %c5 : index
      %1441 = arith.addi %1438, %1440 : index
      scf.if %18 {
        %1442 = arith.addi %1441, %c7 : index
        %1443 = memref.load %residual[%1442] : memref<?xf32>
        %1444 = arith.addf %1443, %1435 : f32
        %1445 = arith.addi %1441, %c7 : index
        memref.store %1444, %out[%1445] : memref<?xf32>
      } else {
        %1446 = arith.addi %1441, %c7 : index
        memref.store %1435, %out[%1446] : memref<?xf32>
      }
      scf.if %18 {
        %1447 = arith.addi %1441, %c5 : index
        %1448 = memref.load %residual[%1447] : memref<?xf32>
        %1449 = arith.addf %1448, %1436 : f32
        %1450 = arith.addi %1441, %c5 : index
        memref.store %1449, %out[%1450] : memref<?xf32>
      } else {
        %1451 = arith.addi %1441, %c5 : index
        memref.store %1436, %out[%1451] : memref<?xf32>
      }
    }
    %1452 = wave.lane
    wave.barrier
    %1453 = wave.wave
    %1454 = arith.muli %1453, %c6 : index
    %1455 = arith.addi %1454, %c7 : index
    %1456 = arith.muli %1455, %c23 : index
    %1457 = arith.addi %1456, %1452 : index
    %1458 = vector.extract %566#6[0] : f32 from vector<8xf32>
    %1459 = arith.addi %1457, %c7 : index
    memref.store %1458, %17[%1459] : memref<?xf32>
    %1460 = vector.extract %566#6[1] : f32 from vector<8xf32>
    %1461 = arith.addi %1457, %c14 : index
    memref.store %1460, %17[%1461] : memref<?xf32>
    %1462 = vector.extract %566#6[2] : f32 from vector<8xf32>
    %1463 = arith.addi %1457, %c10 : index
    memref.store %1462, %17[%1463] : memref<?xf32>
    %1464 = vector.extract %566#6[3] : f32 from vector<8xf32>
    %1465 = arith.addi %1457, %c31 : index
    memref.store %1464, %17[%1465] : memref<?xf32>
    %1466 = vector.extract %566#6[4] : f32 from vector<8xf32>
    %1467 = arith.addi %1457, %c32 : index
    memref.store %1466, %17[%1467] : memref<?xf32>
    %1468 = vector.extract %566#6[5] : f32 from vector<8xf32>
    %1469 = arith.addi %1457, %c33 : index
    memref.store %1468, %17[%1469] : memref<?xf32>
    %1470 = vector.extract %566#6[6] : f32 from vector<8xf32>
    %1471 = arith.addi %1457, %c34 : index
    memref.store %1470, %17[%1471] : memref<?xf32>
    %1472 = vector.extract %566#6[7] : f32 from vector<8xf32>
    %1473 = arith.addi %1457, %c35 : index
    memref.store %1472, %17[%1473] : memref<?xf32>
    %1474 = arith.muli %1453, %c6 : index
    %1475 = arith.addi %1474, %c8 : index
    %1476 = arith.muli %1475, %c23 : index
    %1477 = arith.addi %1476, %1452 : index
    %1478 = vector.extract %566#7[0] : f32 from vector<8xf32>
    %1479 = arith.addi %1477, %c7 : index
    memref.store %1478, %17[%1479] : memref<?xf32>
    %1480 = vector.extract %566#7[1] : f32 from vector<8xf32>
    %1481 = arith.addi %1477, %c14 : index
    memref.store %1480, %17[%1481] : memref<?xf32>
    %1482 = vector.extract %566#7[2] : f32 from vector<8xf32>
    %1483 = arith.addi %1477, %c10 : index
    memref.store %1482, %17[%1483] : memref<?xf32>
    %1484 = vector.extract %566#7[3] : f32 from vector<8xf32>
    %1485 = arith.addi %1477, %c31 : index
    memref.store %1484, %17[%1485] : memref<?xf32>
    %1486 = vector.extract %566#7[4] : f32 from vector<8xf32>
    %1487 = arith.addi %1477, %c32 : index
    memref.store %1486, %17[%1487] : memref<?xf32>
    %1488 = vector.extract %566#7[5] : f32 from vector<8xf32>
    %1489 = arith.addi %1477, %c33 : index
    memref.store %1488, %17[%1489] : memref<?xf32>
    %1490 = vector.extract %566#7[6] : f32 from vector<8xf32>
    %1491 = arith.addi %1477, %c34 : index
    memref.store %1490, %17[%1491] : memref<?xf32>
    %1492 = vector.extract %566#7[7] : f32 from vector<8xf32>
    %1493 = arith.addi %1477, %c35 : index
    memref.store %1492, %17[%1493] : memref<?xf32>
    wave.barrier
    %1494 = arith.muli %1453, %c20 : index
    %1495 = arith.addi %1494, %c7 : index
    %1496 = arith.muli %1495, %c14 : index
    %1497 = arith.addi %1496, %1452 : index
    %1498 = arith.addi %1497, %c7 : index
    %1499 = memref.load %17[%1498] : memref<?xf32>
    %1500 = arith.addi %1498, %c36 : index
    %1501 = memref.load %17[%1500] : memref<?xf32>
    %1502 = arith.addf %1499, %1501 : f32
    %1503 = arith.muli %1495, %c14 : index
    %1504 = arith.addi %1503, %1452 : index
    %1505 = arith.addi %1504, %c23 : index
    %1506 = memref.load %17[%1505] : memref<?xf32>
    %1507 = arith.addi %1505, %c36 : index
    %1508 = memref.load %17[%1507] : memref<?xf32>
    %1509 = arith.addf %1506, %1508 : f32
    %1510 = wave.lane
    %1511 = arith.addi %16, %c16 : index
    %1512 = arith.muli %1495, %c6 : index
    %1513 = arith.addi %1511, %1512 : index
    %1514 = arith.divui %1510, %c5 : index
    %1515 = arith.addi %1513, %1514 : index
    %1516 = arith.cmpi slt, %1515, %15 : index
    scf.if %1516 {
      %1517 = arith.cmpi eq, %hasFactors, %c8 : index
      %1518 = arith.muli %1515, %c6 : index
      %1519 = memref.load %factors[%1518] : memref<?xf32>
      %1520 = arith.mulf %1519, %operandScale : f32
      %1521 = arith.select %1517, %1520, %operandScale : f32
      %1522 = arith.mulf %1502, %1521 : f32
      %1523 = arith.mulf %1509, %1521 : f32
      %1524 = arith.muli %1515, %outputFeatures : index
      %1525 = arith.addi %1524, %20 : index
      %1526 = wave.lane
      %1527 = arith.remui %1526, %c5 : index
      %1528 = arith.addi %1525, %1527 : index
      scf.if %18 {
        %1529 = arith.addi %1528, %c7 : index
        %1530 = memref.load %residual[%1529] : memref<?xf32>
        %1531 = arith.addf %1530, %1522 : f32
        %1532 = arith.addi %1528, %c7 : index
        memref.store %1531, %out[%1532] : memref<?xf32>
      } else {
        %1533 = arith.addi %1528, %c7 : index
        memref.store %1522, %out[%1533] : memref<?xf32>
      }
      scf.if %18 {
        %1534 = arith.addi %1528, %c5 : index
        %1535 = memref.load %residual[%1534] : memref<?xf32>
        %1536 = arith.addf %1535, %1523 : f32
        %1537 = arith.addi %1528, %c5 : index
        memref.store %1536, %out[%1537] : memref<?xf32>
      } else {
        %1538 = arith.addi %1528, %c5 : index
        memref.store %1523, %out[%1538] : memref<?xf32>
      }
    }
    %1539 = arith.muli %1453, %c20 : index
    %1540 = arith.addi %1539, %c8 : index
    %1541 = arith.muli %1540, %c14 : index
    %1542 = arith.addi %1541, %1452 : index
    %1543 = arith.addi %1542, %c7 : index
    %1544 = memref.load %17[%1543] : memref<?xf32>
    %1545 = arith.addi %1543, %c36 : index
    %1546 = memref.load %17[%1545] : memref<?xf32>
    %1547 = arith.addf %1544, %1546 : f32
    %1548 = arith.muli %1540, %c14 : index
    %1549 = arith.addi %1548, %1452 : index
    %1550 = arith.addi %1549, %c23 : index
    %1551 = memref.load %17[%1550] : memref<?xf32>
    %1552 = arith.addi %1550, %c36 : index
    %1553 = memref.load %17[%1552] : memref<?xf32>
    %1554 = arith.addf %1551, %1553 : f32
    %1555 = wave.lane
    %1556 = arith.addi %16, %c16 : index
    %1557 = arith.muli %1540, %c6 : index
    %1558 = arith.addi %1556, %1557 : index
    %1559 = arith.divui %1555, %c5 : index
    %1560 = arith.addi %1558, %1559 : index
    %1561 = arith.cmpi slt, %1560, %15 : index
    scf.if %1561 {
      %1562 = arith.cmpi eq, %hasFactors, %c8 : index
      %1563 = arith.muli %1560, %c6 : index
      %1564 = memref.load %factors[%1563] : memref<?xf32>
      %1565 = arith.mulf %1564, %operandScale : f32
      %1566 = arith.select %1562, %1565, %operandScale : f32
      %1567 = arith.mulf %1547, %1566 : f32
      %1568 = arith.mulf %1554, %1566 : f32
      %1569 = arith.muli %1560, %outputFeatures : index
      %1570 = arith.addi %1569, %20 : index
      %1571 = wave.lane
      %1572 = arith.remui %1571, %c5 : index
      %1573 = arith.addi %1570, %1572 : index
      scf.if %18 {
        %1574 = arith.addi %1573, %c7 : index
        %1575 = memref.load %residual[%1574] : memref<?xf32>
        %1576 = arith.addf %1575, %1567 : f32
        %1577 = arith.addi %1573, %c7 : index
        memref.store %1576, %out[%1577] : memref<?xf32>
      } else {
        %1578 = arith.addi %1573, %c7 : index
        memref.store %1567, %out[%1578] : memref<?xf32>
      }
      scf.if %18 {
        %1579 = arith.addi %1573, %c5 : index
        %1580 = memref.load %residual[%1579] : memref<?xf32>
        %1581 = arith.addf %1580, %1568 : f32
        %1582 = arith.addi %1573, %c5 : index
        memref.store %1581, %out[%1582] : memref<?xf32>
      } else {
        %1583 = arith.addi %1573, %c5 : index
        memref.store %1568, %out[%1583] : memref<?xf32>
      }
    }
    %1584 = arith.muli %1453, %c20 : index
    %1585 = arith.addi %1584, %c6 : index
    %1586 = arith.muli %1585, %c14 : index
    %1587 = arith.addi %1586, %1452 : index
    %1588 = arith.addi %1587, %c7 : index
    %1589 = memref.load %17[%1588] : memref<?xf32>
    %1590 = arith.addi %1588, %c36 : index
    %1591 = memref.load %17[%1590] : memref<?xf32>
    %1592 = arith.addf %1589, %1591 : f32
    %1593 = arith.muli %1585, %c14 : index
    %1594 = arith.addi %1593, %1452 : index
    %1595 = arith.addi %1594, %c23 : index
    %1596 = memref.load %17[%1595] : memref<?xf32>
    %1597 = arith.addi %1595, %c36 : index
    %1598 = memref.load %17[%1597] : memref<?xf32>
    %1599 = arith.addf %1596, %1598 : f32
    %1600 = wave.lane
    %1601 = arith.addi %16, %c16 : index
    %1602 = arith.muli %1585, %c6 : index
    %1603 = arith.addi %1601, %1602 : index
    %1604 = arith.divui %1600, %c5 : index
    %1605 = arith.addi %1603, %1604 : index
    %1606 = arith.cmpi slt, %1605, %15 : index
    scf.if %1606 {
      %1607 = arith.cmpi eq, %hasFactors, %c8 : index
      %1608 = arith.muli %1605, %c6 : index
      %1609 = memref.load %factors[%1608] : memref<?xf32>
      %1610 = arith.mulf %1609, %operandScale : f32
      %1611 = arith.select %1607, %1610, %operandScale : f32
      %1612 = arith.mulf %1592, %1611 : f32
      %1613 = arith.mulf %1599, %1611 : f32
      %1614 = arith.muli %1605, %outputFeatures : index
      %1615 = arith.addi %1614, %20 : index
      %1616 = wave.lane
      %1617 = arith.remui %1616, %c5 : index
      %1618 = arith.addi %1615, %1617 : index
      scf.if %18 {
        %1619 = arith.addi %1618, %c7 : index
        %1620 = memref.load %residual[%1619] : memref<?xf32>
        %1621 = arith.addf %1620, %1612 : f32
        %1622 = arith.addi %1618, %c7 : index
        memref.store %1621, %out[%1622] : memref<?xf32>
      } else {
        %1623 = arith.addi %1618, %c7 : index
        memref.store %1612, %out[%1623] : memref<?xf32>
      }
      scf.if %18 {
        %1624 = arith.addi %1618, %c5 : index
        %1625 = memref.load %residual[%1624] : memref<?xf32>
        %1626 = arith.addf %1625, %1613 : f32
        %1627 = arith.addi %1618, %c5 : index
        memref.store %1626, %out[%1627] : memref<?xf32>
      } else {
        %1628 = arith.addi %1618, %c5 : index
        memref.store %1613, %out[%1628] : memref<?xf32>
      }
    }
    %1629 = arith.muli %1453, %c20 : index
    %1630 = arith.addi %1629, %c30 : index
    %1631 = arith.muli %1630, %c14 : index
    %1632 = arith.addi %1631, %1452 : index
    %1633 = arith.addi %1632, %c7 : index
    %1634 = memref.load %17[%1633] : memref<?xf32>
    %1635 = arith.addi %1633, %c36 : index
    %1636 = memref.load %17[%1635] : memref<?xf32>
    %1637 = arith.addf %1634, %1636 : f32
    %1638 = arith.muli %1630, %c14 : index
    %1639 = arith.addi %1638, %1452 : index
    %1640 = arith.addi %1639, %c23 : index
    %1641 = memref.load %17[%1640] : memref<?xf32>
    %1642 = arith.addi %1640, %c36 : index
    %1643 = memref.load %17[%1642] : memref<?xf32>
    %1644 = arith.addf %1641, %1643 : f32
    %1645 = wave.lane
    %1646 = arith.addi %16, %c16 : index
    %1647 = arith.muli %1630, %c6 : index
    %1648 = arith.addi %1646, %1647 : index
    %1649 = arith.divui %1645, %c5 : index
    %1650 = arith.addi %1648, %1649 : index
    %1651 = arith.cmpi slt, %1650, %15 : index
    scf.if %1651 {
      %1652 = arith.cmpi eq, %hasFactors, %c8 : index
      %1653 = arith.muli %1650, %c6 : index
      %1654 = memref.load %factors[%1653] : memref<?xf32>
      %1655 = arith.mulf %1654, %operandScale : f32
      %1656 = arith.select %1652, %1655, %operandScale : f32
      %1657 = arith.mulf %1637, %1656 : f32
      %1658 = arith.mulf %1644, %1656 : f32
      %1659 = arith.muli %1650, %outputFeatures : index
      %1660 = arith.addi %1659, %20 : index
      %1661 = wave.lane
      %1662 = arith.remui %1661, %c5 : index
      %1663 = arith.addi %1660, %1662 : index
      scf.if %18 {
        %1664 = arith.addi %1663, %c7 : index
        %1665 = memref.load %residual[%1664] : memref<?xf32>
        %1666 = arith.addf %1665, %1657 : f32
        %1667 = arith.addi %1663, %c7 : index
        memref.store %1666, %out[%1667] : memref<?xf32>
      } else {
        %1668 = arith.addi %1663, %c7 : index
        memref.store %1657, %out[%1668] : memref<?xf32>
      }
      scf.if %18 {
        %1669 = arith.addi %1663, %c5 : index
        %1670 = memref.load %residual[%1669] : memref<?xf32>
        %1671 = arith.addf %1670, %1658 : f32
        %1672 = arith.addi %1663, %c5 : index
        memref.store %1671, %out[%1672] : memref<?xf32>
      } else {
        %1673 = arith.addi %1663, %c5 : index
        memref.store %1658, %out[%1673] : memref<?xf32>
      }
    }
  }
  wave.return
}
