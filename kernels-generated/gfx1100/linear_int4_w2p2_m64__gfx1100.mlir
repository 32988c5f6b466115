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
  %c38 = arith.constant 0x3F800000 : f32
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
      %852 = memref.load %factors[%849] : memref<?xf32>
      %853 = arith.select %851, %852, %c38 : f32
      %854 = arith.mulf %836, %853 : f32
      %855 = arith.mulf %843, %853 : f32
      %856 = arith.muli %849, %outputFeatures : index
      %857 = arith.addi %856, %20 : index
      %858 = wave.lane
      %859 = arith.remui %858, %c5 : index
      %860 = arith.addi %857, %859 : index
      scf.if %18 {
        %861 = arith.addi %860, %c7 : index
        %862 = memref.load %residual[%861] : memref<?xf32>
        %863 = arith.addf %862, %854 : f32
        %864 = arith.addi %860, %c7 : index
        memref.store %863, %out[%864] : memref<?xf32>
      } else {
        %865 = arith.addi %860, %c7 : index
        memref.store %854, %out[%865] : memref<?xf32>
      }
      scf.if %18 {
        %866 = arith.addi %860, %c5 : index
        %867 = memref.load %residual[%866] : memref<?xf32>
        %868 = arith.addf %867, %855 : f32
        %869 = arith.addi %860, %c5 : index
        memref.store %868, %out[%869] : memref<?xf32>
      } else {
        %870 = arith.addi %860, %c5 : index
        memref.store %855, %out[%870] : memref<?xf32>
      }
    }
    %871 = arith.muli %787, %c20 : index
    %872 = arith.addi %871, %c8 : index
    %873 = arith.muli %872, %c14 : index
    %874 = arith.addi %873, %786 : index
    %875 = arith.addi %874, %c7 : index
    %876 = memref.load %17[%875] : memref<?xf32>
    %877 = arith.addi %875, %c36 : index
    %878 = memref.load %17[%877] : memref<?xf32>
    %879 = arith.addf %876, %878 : f32
    %880 = arith.muli %872, %c14 : index
    %881 = arith.addi %880, %786 : index
    %882 = arith.addi %881, %c23 : index
    %883 = memref.load %17[%882] : memref<?xf32>
    %884 = arith.addi %882, %c36 : index
    %885 = memref.load %17[%884] : memref<?xf32>
    %886 = arith.addf %883, %885 : f32
    %887 = wave.lane
    %888 = arith.addi %16, %c7 : index
    %889 = arith.muli %872, %c6 : index
    %890 = arith.addi %888, %889 : index
    %891 = arith.divui %887, %c5 : index
    %892 = arith.addi %890, %891 : index
    %893 = arith.cmpi slt, %892, %15 : index
    scf.if %893 {
      %894 = arith.cmpi eq, %hasFactors, %c8 : index
      %895 = memref.load %factors[%892] : memref<?xf32>
      %896 = arith.select %894, %895, %c38 : f32
      %897 = arith.mulf %879, %896 : f32
      %898 = arith.mulf %886, %896 : f32
      %899 = arith.muli %892, %outputFeatures : index
      %900 = arith.addi %899, %20 : index
      %901 = wave.lane
      %902 = arith.remui %901, %c5 : index
      %903 = arith.addi %900, %902 : index
      scf.if %18 {
        %904 = arith.addi %903, %c7 : index
        %905 = memref.load %residual[%904] : memref<?xf32>
        %906 = arith.addf %905, %897 : f32
        %907 = arith.addi %903, %c7 : index
        memref.store %906, %out[%907] : memref<?xf32>
      } else {
        %908 = arith.addi %903, %c7 : index
        memref.store %897, %out[%908] : memref<?xf32>
      }
      scf.if %18 {
        %909 = arith.addi %903, %c5 : index
        %910 = memref.load %residual[%909] : memref<?xf32>
        %911 = arith.addf %910, %898 : f32
        %912 = arith.addi %903, %c5 : index
        memref.store %911, %out[%912] : memref<?xf32>
      } else {
        %913 = arith.addi %903, %c5 : index
        memref.store %898, %out[%913] : memref<?xf32>
      }
    }
    %914 = arith.muli %787, %c20 : index
    %915 = arith.addi %914, %c6 : index
    %916 = arith.muli %915, %c14 : index
    %917 = arith.addi %916, %786 : index
    %918 = arith.addi %917, %c7 : index
    %919 = memref.load %17[%918] : memref<?xf32>
    %920 = arith.addi %918, %c36 : index
    %921 = memref.load %17[%920] : memref<?xf32>
    %922 = arith.addf %919, %921 : f32
    %923 = arith.muli %915, %c14 : index
    %924 = arith.addi %923, %786 : index
    %925 = arith.addi %924, %c23 : index
    %926 = memref.load %17[%925] : memref<?xf32>
    %927 = arith.addi %925, %c36 : index
    %928 = memref.load %17[%927] : memref<?xf32>
    %929 = arith.addf %926, %928 : f32
    %930 = wave.lane
    %931 = arith.addi %16, %c7 : index
    %932 = arith.muli %915, %c6 : index
    %933 = arith.addi %931, %932 : index
    %934 = arith.divui %930, %c5 : index
    %935 = arith.addi %933, %934 : index
    %936 = arith.cmpi slt, %935, %15 : index
    scf.if %936 {
      %937 = arith.cmpi eq, %hasFactors, %c8 : index
      %938 = memref.load %factors[%935] : memref<?xf32>
      %939 = arith.select %937, %938, %c38 : f32
      %940 = arith.mulf %922, %939 : f32
      %941 = arith.mulf %929, %939 : f32
      %942 = arith.muli %935, %outputFeatures : index
      %943 = arith.addi %942, %20 : index
      %944 = wave.lane
      %945 = arith.remui %944, %c5 : index
      %946 = arith.addi %943, %945 : index
      scf.if %18 {
        %947 = arith.addi %946, %c7 : index
        %948 = memref.load %residual[%947] : memref<?xf32>
        %949 = arith.addf %948, %940 : f32
        %950 = arith.addi %946, %c7 : index
        memref.store %949, %out[%950] : memref<?xf32>
      } else {
        %951 = arith.addi %946, %c7 : index
        memref.store %940, %out[%951] : memref<?xf32>
      }
      scf.if %18 {
        %952 = arith.addi %946, %c5 : index
        %953 = memref.load %residual[%952] : memref<?xf32>
        %954 = arith.addf %953, %941 : f32
        %955 = arith.addi %946, %c5 : index
        memref.store %954, %out[%955] : memref<?xf32>
      } else {
        %956 = arith.addi %946, %c5 : index
        memref.store %941, %out[%956] : memref<?xf32>
      }
    }
    %957 = arith.muli %787, %c20 : index
    %958 = arith.addi %957, %c30 : index
    %959 = arith.muli %958, %c14 : index
    %960 = arith.addi %959, %786 : index
    %961 = arith.addi %960, %c7 : index
    %962 = memref.load %17[%961] : memref<?xf32>
    %963 = arith.addi %961, %c36 : index
    %964 = memref.load %17[%963] : memref<?xf32>
    %965 = arith.addf %962, %964 : f32
    %966 = arith.muli %958, %c14 : index
    %967 = arith.addi %966, %786 : index
    %968 = arith.addi %967, %c23 : index
    %969 = memref.load %17[%968] : memref<?xf32>
    %970 = arith.addi %968, %c36 : index
    %971 = memref.load %17[%970] : memref<?xf32>
    %972 = arith.addf %969, %971 : f32
    %973 = wave.lane
    %974 = arith.addi %16, %c7 : index
    %975 = arith.muli %958, %c6 : index
    %976 = arith.addi %974, %975 : index
    %977 = arith.divui %973, %c5 : index
    %978 = arith.addi %976, %977 : index
    %979 = arith.cmpi slt, %978, %15 : index
    scf.if %979 {
      %980 = arith.cmpi eq, %hasFactors, %c8 : index
      %981 = memref.load %factors[%978] : memref<?xf32>
      %982 = arith.select %980, %981, %c38 : f32
      %983 = arith.mulf %965, %982 : f32
      %984 = arith.mulf %972, %982 : f32
      %985 = arith.muli %978, %outputFeatures : index
      %986 = arith.addi %985, %20 : index
      %987 = wave.lane
      %988 = arith.remui %987, %c5 : index
      %989 = arith.addi %986, %988 : index
      scf.if %18 {
        %990 = arith.addi %989, %c7 : index
        %991 = memref.load %residual[%990] : memref<?xf32>
        %992 = arith.addf %991, %983 : f32
        %993 = arith.addi %989, %c7 : index
        memref.store %992, %out[%993] : memref<?xf32>
      } else {
        %994 = arith.addi %989, %c7 : index
        memref.store %983, %out[%994] : memref<?xf32>
      }
      scf.if %18 {
        %995 = arith.addi %989, %c5 : index
        %996 = memref.load %residual[%995] : memref<?xf32>
        %997 = arith.addf %996, %984 : f32
        %998 = arith.addi %989, %c5 : index
        memref.store %997, %out[%998] : memref<?xf32>
      } else {
        %999 = arith.addi %989, %c5 : index
        memref.store %984, %out[%999] : memref<?xf32>
      }
    }
    %1000 = wave.lane
    wave.barrier
    %1001 = wave.wave
    %1002 = arith.muli %1001, %c6 : index
    %1003 = arith.addi %1002, %c7 : index
    %1004 = arith.muli %1003, %c23 : index
    %1005 = arith.addi %1004, %1000 : index
    %1006 = vector.extract %566#2[0] : f32 from vector<8xf32>
    %1007 = arith.addi %1005, %c7 : index
    memref.store %1006, %17[%1007] : memref<?xf32>
    %1008 = vector.extract %566#2[1] : f32 from vector<8xf32>
    %1009 = arith.addi %1005, %c14 : index
    memref.store %1008, %17[%1009] : memref<?xf32>
    %1010 = vector.extract %566#2[2] : f32 from vector<8xf32>
    %1011 = arith.addi %1005, %c10 : index
    memref.store %1010, %17[%1011] : memref<?xf32>
    %1012 = vector.extract %566#2[3] : f32 from vector<8xf32>
    %1013 = arith.addi %1005, %c31 : index
    memref.store %1012, %17[%1013] : memref<?xf32>
    %1014 = vector.extract %566#2[4] : f32 from vector<8xf32>
    %1015 = arith.addi %1005, %c32 : index
    memref.store %1014, %17[%1015] : memref<?xf32>
    %1016 = vector.extract %566#2[5] : f32 from vector<8xf32>
    %1017 = arith.addi %1005, %c33 : index
    memref.store %1016, %17[%1017] : memref<?xf32>
    %1018 = vector.extract %566#2[6] : f32 from vector<8xf32>
    %1019 = arith.addi %1005, %c34 : index
    memref.store %1018, %17[%1019] : memref<?xf32>
    %1020 = vector.extract %566#2[7] : f32 from vector<8xf32>
    %1021 = arith.addi %1005, %c35 : index
    memref.store %1020, %17[%1021] : memref<?xf32>
    %1022 = arith.muli %1001, %c6 : index
    %1023 = arith.addi %1022, %c8 : index
    %1024 = arith.muli %1023, %c23 : index
    %1025 = arith.addi %1024, %1000 : index
    %1026 = vector.extract %566#3[0] : f32 from vector<8xf32>
    %1027 = arith.addi %1025, %c7 : index
    memref.store %1026, %17[%1027] : memref<?xf32>
    %1028 = vector.extract %566#3[1] : f32 from vector<8xf32>
    %1029 = arith.addi %1025, %c14 : index
    memref.store %1028, %17[%1029] : memref<?xf32>
    %1030 = vector.extract %566#3[2] : f32 from vector<8xf32>
    %1031 = arith.addi %1025, %c10 : index
    memref.store %1030, %17[%1031] : memref<?xf32>
    %1032 = vector.extract %566#3[3] : f32 from vector<8xf32>
    %1033 = arith.addi %1025, %c31 : index
    memref.store %1032, %17[%1033] : memref<?xf32>
    %1034 = vector.extract %566#3[4] : f32 from vector<8xf32>
    %1035 = arith.addi %1025, %c32 : index
    memref.store %1034, %17[%1035] : memref<?xf32>
    %1036 = vector.extract %566#3[5] : f32 from vector<8xf32>
    %1037 = arith.addi %1025, %c33 : index
    memref.store %1036, %17[%1037] : memref<?xf32>
    %1038 = vector.extract %566#3[6] : f32 from vector<8xf32>
    %1039 = arith.addi %1025, %c34 : index
    memref.store %1038, %17[%1039] : memref<?xf32>
    %1040 = vector.extract %566#3[7] : f32 from vector<8xf32>
    %1041 = arith.addi %1025, %c35 : index
    memref.store %1040, %17[%1041] : memref<?xf32>
    wave.barrier
    %1042 = arith.muli %1001, %c20 : index
    %1043 = arith.addi %1042, %c7 : index
    %1044 = arith.muli %1043, %c14 : index
    %1045 = arith.addi %1044, %1000 : index
    %1046 = arith.addi %1045, %c7 : index
    %1047 = memref.load %17[%1046] : memref<?xf32>
    %1048 = arith.addi %1046, %c36 : index
    %1049 = memref.load %17[%1048] : memref<?xf32>
    %1050 = arith.addf %1047, %1049 : f32
    %1051 = arith.muli %1043, %c14 : index
    %1052 = arith.addi %1051, %1000 : index
    %1053 = arith.addi %1052, %c23 : index
    %1054 = memref.load %17[%1053] : memref<?xf32>
    %1055 = arith.addi %1053, %c36 : index
    %1056 = memref.load %17[%1055] : memref<?xf32>
    %1057 = arith.addf %1054, %1056 : f32
    %1058 = wave.lane
    %1059 = arith.addi %16, %c5 : index
    %1060 = arith.muli %1043, %c6 : index
    %1061 = arith.addi %1059, %1060 : index
    %1062 = arith.divui %1058, %c5 : index
    %1063 = arith.addi %1061, %1062 : index
    %1064 = arith.cmpi slt, %1063, %15 : index
    scf.if %1064 {
      %1065 = arith.cmpi eq, %hasFactors, %c8 : index
      %1066 = memref.load %factors[%1063] : memref<?xf32>
      %1067 = arith.select %1065, %1066, %c38 : f32
      %1068 = arith.mulf %1050, %1067 : f32
      %1069 = arith.mulf %1057, %1067 : f32
      %1070 = arith.muli %1063, %outputFeatures : index
      %1071 = arith.addi %1070, %20 : index
      %1072 = wave.lane
      %1073 = arith.remui %1072, %c5 : index
      %1074 = arith.addi %1071, %1073 : index
      scf.if %18 {
        %1075 = arith.addi %1074, %c7 : index
        %1076 = memref.load %residual[%1075] : memref<?xf32>
        %1077 = arith.addf %1076, %1068 : f32
        %1078 = arith.addi %1074, %c7 : index
        memref.store %1077, %out[%1078] : memref<?xf32>
      } else {
        %1079 = arith.addi %1074, %c7 : index
        memref.store %1068, %out[%1079] : memref<?xf32>
      }
      scf.if %18 {
        %1080 = arith.addi %1074, %c5 : index
        %1081 = memref.load %residual[%1080] : memref<?xf32>
        %1082 = arith.addf %1081, %1069 : f32
        %1083 = arith.addi %1074, %c5 : index
        memref.store %1082, %out[%1083] : memref<?xf32>
      } else {
        %1084 = arith.addi %1074, %c5 : index
        memref.store %1069, %out[%1084] : memref<?xf32>
      }
    }
    %1085 = arith.muli %1001, %c20 : index
    %1086 = arith.addi %1085, %c8 : index
    %1087 = arith.muli %1086, %c14 : index
    %1088 = arith.addi %1087, %1000 : index
    %1089 = arith.addi %1088, %c7 : index
    %1090 = memref.load %17[%1089] : memref<?xf32>
    %1091 = arith.addi %1089, %c36 : index
    %1092 = memref.load %17[%1091] : memref<?xf32>
    %1093 = arith.addf %1090, %1092 : f32
    %1094 = arith.muli %1086, %c14 : index
    %1095 = arith.addi %1094, %1000 : index
    %1096 = arith.addi %1095, %c23 : index
    %1097 = memref.load %17[%1096] : memref<?xf32>
    %1098 = arith.addi %1096, %c36 : index
    %1099 = memref.load %17[%1098] : memref<?xf32>
    %1100 = arith.addf %1097, %1099 : f32
    %1101 = wave.lane
    %1102 = arith.addi %16, %c5 : index
    %1103 = arith.muli %1086, %c6 : index
    %1104 = arith.addi %1102, %1103 : index
    %1105 = arith.divui %1101, %c5 : index
    %1106 = arith.addi %1104, %1105 : index
    %1107 = arith.cmpi slt, %1106, %15 : index
    scf.if %1107 {
      %1108 = arith.cmpi eq, %hasFactors, %c8 : index
      %1109 = memref.load %factors[%1106] : memref<?xf32>
      %1110 = arith.select %1108, %1109, %c38 : f32
      %1111 = arith.mulf %1093, %1110 : f32
      %1112 = arith.mulf %1100, %1110 : f32
      %1113 = arith.muli %1106, %outputFeatures : index
      %1114 = arith.addi %1113, %20 : index
      %1115 = wave.lane
      %1116 = arith.remui %1115, %c5 : index
      %1117 = arith.addi %1114, %1116 : index
      scf.if %18 {
        %1118 = arith.addi %1117, %c7 : index
        %1119 = memref.load %residual[%1118] : memref<?xf32>
        %1120 = arith.addf %1119, %1111 : f32
        %1121 = arith.addi %1117, %c7 : index
        memref.store %1120, %out[%1121] : memref<?xf32>
      } else {
        %1122 = arith.addi %1117, %c7 : index
        memref.store %1111, %out[%1122] : memref<?xf32>
      }
      scf.if %18 {
        %1123 = arith.addi %1117, %c5 : index
        %1124 = memref.load %residual[%1123] : memref<?xf32>
        %1125 = arith.addf %1124, %1112 : f32
        %1126 = arith.addi %1117, %c5 : index
        memref.store %1125, %out[%1126] : memref<?xf32>
      } else {
        %1127 = arith.addi %1117, %c5 : index
        memref.store %1112, %out[%1127] : memref<?xf32>
      }
    }
    %1128 = arith.muli %1001, %c20 : index
    %1129 = arith.addi %1128, %c6 : index
    %1130 = arith.muli %1129, %c14 : index
    %1131 = arith.addi %1130, %1000 : index
    %1132 = arith.addi %1131, %c7 : index
    %1133 = memref.load %17[%1132] : memref<?xf32>
    %1134 = arith.addi %1132, %c36 : index
    %1135 = memref.load %17[%1134] : memref<?xf32>
    %1136 = arith.addf %1133, %1135 : f32
    %1137 = arith.muli %1129, %c14 : index
    %1138 = arith.addi %1137, %1000 : index
    %1139 = arith.addi %1138, %c23 : index
    %1140 = memref.load %17[%1139] : memref<?xf32>
    %1141 = arith.addi %1139, %c36 : index
    %1142 = memref.load %17[%1141] : memref<?xf32>
    %1143 = arith.addf %1140, %1142 : f32
    %1144 = wave.lane
    %1145 = arith.addi %16, %c5 : index
    %1146 = arith.muli %1129, %c6 : index
    %1147 = arith.addi %1145, %1146 : index
    %1148 = arith.divui %1144, %c5 : index
    %1149 = arith.addi %1147, %1148 : index
    %1150 = arith.cmpi slt, %1149, %15 : index
    scf.if %1150 {
      %1151 = arith.cmpi eq, %hasFactors, %c8 : index
      %1152 = memref.load %factors[%1149] : memref<?xf32>
      %1153 = arith.select %1151, %1152, %c38 : f32
      %1154 = arith.mulf %1136, %1153 : f32
      %1155 = arith.mulf %1143, %1153 : f32
      %1156 = arith.muli %1149, %outputFeatures : index
      %1157 = arith.addi %1156, %20 : index
      %1158 = wave.lane
      %1159 = arith.remui %1158, %c5 : index
      %1160 = arith.addi %1157, %1159 : index
      scf.if %18 {
        %1161 = arith.addi %1160, %c7 : index
        %1162 = memref.load %residual[%1161] : memref<?xf32>
        %1163 = arith.addf %1162, %1154 : f32
        %1164 = arith.addi %1160, %c7 : index
        memref.store %1163, %out[%1164] : memref<?xf32>
      } else {
        %1165 = arith.addi %1160, %c7 : index
        memref.store %1154, %out[%1165] : memref<?xf32>
      }
      scf.if %18 {
        %1166 = arith.addi %1160, %c5 : index
        %1167 = memref.load %residual[%1166] : memref<?xf32>
        %1168 = arith.addf %1167, %1155 : f32
        %1169 = arith.addi %1160, %c5 : index
        memref.store %1168, %out[%1169] : memref<?xf32>
      } else {
        %1170 = arith.addi %1160, %c5 : index
        memref.store %1155, %out[%1170] : memref<?xf32>
      }
    }
    %1171 = arith.muli %1001, %c20 : index
    %1172 = arith.addi %1171, %c30 : index
    %1173 = arith.muli %1172, %c14 : index
    %1174 = arith.addi %1173, %1000 : index
    %1175 = arith.addi %1174, %c7 : index
    %1176 = memref.load %17[%1175] : memref<?xf32>
    %1177 = arith.addi %1175, %c36 : index
    %1178 = memref.load %17[%1177] : memref<?xf32>
    %1179 = arith.addf %1176, %1178 : f32
    %1180 = arith.muli %1172, %c14 : index
    %1181 = arith.addi %1180, %1000 : index
    %1182 = arith.addi %1181, %c23 : index
    %1183 = memref.load %17[%1182] : memref<?xf32>
    %1184 = arith.addi %1182, %c36 : index
    %1185 = memref.load %17[%1184] : memref<?xf32>
    %1186 = arith.addf %1183, %1185 : f32
    %1187 = wave.lane
    %1188 = arith.addi %16, %c5 : index
    %1189 = arith.muli %1172, %c6 : index
    %1190 = arith.addi %1188, %1189 : index
    %1191 = arith.divui %1187, %c5 : index
    %1192 = arith.addi %1190, %1191 : index
    %1193 = arith.cmpi slt, %1192, %15 : index
    scf.if %1193 {
      %1194 = arith.cmpi eq, %hasFactors, %c8 : index
      %1195 = memref.load %factors[%1192] : memref<?xf32>
      %1196 = arith.select %1194, %1195, %c38 : f32
      %1197 = arith.mulf %1179, %1196 : f32
      %1198 = arith.mulf %1186, %1196 : f32
      %1199 = arith.muli %1192, %outputFeatures : index
      %1200 = arith.addi %1199, %20 : index
      %1201 = wave.lane
      %1202 = arith.remui %1201, %c5 : index
      %1203 = arith.addi %1200, %1202 : index
      scf.if %18 {
        %1204 = arith.addi %1203, %c7 : index
        %1205 = memref.load %residual[%1204] : memref<?xf32>
        %1206 = arith.addf %1205, %1197 : f32
        %1207 = arith.addi %1203, %c7 : index
        memref.store %1206, %out[%1207] : memref<?xf32>
      } else {
        %1208 = arith.addi %1203, %c7 : index
        memref.store %1197, %out[%1208] : memref<?xf32>
      }
      scf.if %18 {
        %1209 = arith.addi %1203, %c5 : index
        %1210 = memref.load %residual[%1209] : memref<?xf32>
        %1211 = arith.addf %1210, %1198 : f32
        %1212 = arith.addi %1203, %c5 : index
        memref.store %1211, %out[%1212] : memref<?xf32>
      } else {
        %1213 = arith.addi %1203, %c5 : index
        memref.store %1198, %out[%1213] : memref<?xf32>
      }
    }
    %1214 = wave.lane
    wave.barrier
    %1215 = wave.wave
    %1216 = arith.muli %1215, %c6 : index
    %1217 = arith.addi %1216, %c7 : index
    %1218 = arith.muli %1217, %c23 : index
    %1219 = arith.addi %1218, %1214 : index
    %1220 = vector.extract %566#4[0] : f32 from vector<8xf32>
    %1221 = arith.addi %1219, %c7 : index
    memref.store %1220, %17[%1221] : memref<?xf32>
    %1222 = vector.extract %566#4[1] : f32 from vector<8xf32>
    %1223 = arith.addi %1219, %c14 : index
    memref.store %1222, %17[%1223] : memref<?xf32>
    %1224 = vector.extract %566#4[2] : f32 from vector<8xf32>
    %1225 = arith.addi %1219, %c10 : index
    memref.store %1224, %17[%1225] : memref<?xf32>
    %1226 = vector.extract %566#4[3] : f32 from vector<8xf32>
    %1227 = arith.addi %1219, %c31 : index
    memref.store %1226, %17[%1227] : memref<?xf32>
    %1228 = vector.extract %566#4[4] : f32 from vector<8xf32>
    %1229 = arith.addi %1219, %c32 : index
    memref.store %1228, %17[%1229] : memref<?xf32>
    %1230 = vector.extract %566#4[5] : f32 from vector<8xf32>
    %1231 = arith.addi %1219, %c33 : index
    memref.store %1230, %17[%1231] : memref<?xf32>
    %1232 = vector.extract %566#4[6] : f32 from vector<8xf32>
    %1233 = arith.addi %1219, %c34 : index
    memref.store %1232, %17[%1233] : memref<?xf32>
    %1234 = vector.extract %566#4[7] : f32 from vector<8xf32>
    %1235 = arith.addi %1219, %c35 : index
    memref.store %1234, %17[%1235] : memref<?xf32>
    %1236 = arith.muli %1215, %c6 : index
    %1237 = arith.addi %1236, %c8 : index
    %1238 = arith.muli %1237, %c23 : index
    %1239 = arith.addi %1238, %1214 : index
    %1240 = vector.extract %566#5[0] : f32 from vector<8xf32>
    %1241 = arith.addi %1239, %c7 : index
    memref.store %1240, %17[%1241] : memref<?xf32>
    %1242 = vector.extract %566#5[1] : f32 from vector<8xf32>
    %1243 = arith.addi %1239, %c14 : index
    memref.store %1242, %17[%1243] : memref<?xf32>
    %1244 = vector.extract %566#5[2] : f32 from vector<8xf32>
    %1245 = arith.addi %1239, %c10 : index
    memref.store %1244, %17[%1245] : memref<?xf32>
    %1246 = vector.extract %566#5[3] : f32 from vector<8xf32>
    %1247 = arith.addi %1239, %c31 : index
    memref.store %1246, %17[%1247] : memref<?xf32>
    %1248 = vector.extract %566#5[4] : f32 from vector<8xf32>
    %1249 = arith.addi %1239, %c32 : index
    memref.store %1248, %17[%1249] : memref<?xf32>
    %1250 = vector.extract %566#5[5] : f32 from vector<8xf32>
    %1251 = arith.addi %1239, %c33 : index
    memref.store %1250, %17[%1251] : memref<?xf32>
    %1252 = vector.extract %566#5[6] : f32 from vector<8xf32>
    %1253 = arith.addi %1239, %c34 : index
    memref.store %1252, %17[%1253] : memref<?xf32>
    %1254 = vector.extract %566#5[7] : f32 from vector<8xf32>
    %1255 = arith.addi %1239, %c35 : index
    memref.store %1254, %17[%1255] : memref<?xf32>
    wave.barrier
    %1256 = arith.muli %1215, %c20 : index
    %1257 = arith.addi %1256, %c7 : index
    %1258 = arith.muli %1257, %c14 : index
    %1259 = arith.addi %1258, %1214 : index
    %1260 = arith.addi %1259, %c7 : index
    %1261 = memref.load %17[%1260] : memref<?xf32>
    %1262 = arith.addi %1260, %c36 : index
    %1263 = memref.load %17[%1262] : memref<?xf32>
    %1264 = arith.addf %1261, %1263 : f32
    %1265 = arith.muli %1257, %c14 : index
    %1266 = arith.addi %1265, %1214 : index
    %1267 = arith.addi %1266, %c23 : index
    %1268 = memref.load %17[%1267] : memref<?xf32>
    %1269 = arith.addi %1267, %c36 : index
    %1270 = memref.load %17[%1269] : memref<?xf32>
    %1271 = arith.addf %1268, %1270 : f32
    %1272 = wave.lane
    %1273 = arith.addi %16, %c14 : index
    %1274 = arith.muli %1257, %c6 : index
    %1275 = arith.addi %1273, %1274 : index
    %1276 = arith.divui %1272, %c5 : index
    %1277 = arith.addi %1275, %1276 : index
    %1278 = arith.cmpi slt, %1277, %15 : index
    scf.if %1278 {
      %1279 = arith.cmpi eq, %hasFactors, %c8 : index
      %1280 = memref.load %factors[%1277] : memref<?xf32>
      %1281 = arith.select %1279, %1280, %c38 : f32
      %1282 = arith.mulf %1264, %1281 : f32
      %1283 = arith.mulf %1271, %1281 : f32
      %1284 = arith.muli %1277, %outputFeatures : index
      %1285 = arith.addi %1284, %20 : index
      %1286 = wave.lane
      %1287 = arith.remui %1286, %c5 : index
      %1288 = arith.addi %1285, %1287 : index
      scf.if %18 {
        %1289 = arith.addi %1288, %c7 : index
        %1290 = memref.load %residual[%1289] : memref<?xf32>
        %1291 = arith.addf %1290, %1282 : f32
        %1292 = arith.addi %1288, %c7 : index
        memref.store %1291, %out[%1292] : memref<?xf32>
      } else {
        %1293 = arith.addi %1288, %c7 : index
        memref.store %1282, %out[%1293] : memref<?xf32>
      }
      scf.if %18 {
        %1294 = arith.addi %1288, %c5 : index
        %1295 = memref.load %residual[%1294] : memref<?xf32>
        %1296 = arith.addf %1295, %1283 : f32
        %1297 = arith.addi %1288, %c5 : index
        memref.store %1296, %out[%1297] : memref<?xf32>
      } else {
        %1298 = arith.addi %1288, %c5 : index
        memref.store %1283, %out[%1298] : memref<?xf32>
      }
    }
    %1299 = arith.muli %1215, %c20 : index
    %1300 = arith.addi %1299, %c8 : index
    %1301 = arith.muli %1300, %c14 : index
    %1302 = arith.addi %1301, %1214 : index
    %1303 = arith.addi %1302, %c7 : index
    %1304 = memref.load %17[%1303] : memref<?xf32>
    %1305 = arith.addi %1303, %c36 : index
    %1306 = memref.load %17[%1305] : memref<?xf32>
    %1307 = arith.addf %1304, %1306 : f32
    %1308 = arith.muli %1300, %c14 : index
    %1309 = arith.addi %1308, %1214 : index
    %1310 = arith.addi %1309, %c23 : index
    %1311 = memref.load %17[%1310] : memref<?xf32>
    %1312 = arith.addi %1310, %c36 : index
    %1313 = memref.load %17[%1312] : memref<?xf32>
    %1314 = arith.addf %1311, %1313 : f32
    %1315 = wave.lane
    %1316 = arith.addi %16, %c14 : index
    %1317 = arith.muli %1300, %c6 : index
    %1318 = arith.addi %1316, %1317 : index
    %1319 = arith.divui %1315, %c5 : index
    %1320 = arith.addi %1318, %1319 : index
    %1321 = arith.cmpi slt, %1320, %15 : index
    scf.if %1321 {
      %1322 = arith.cmpi eq, %hasFactors, %c8 : index
      %1323 = memref.load %factors[%1320] : memref<?xf32>
      %1324 = arith.select %1322, %1323, %c38 : f32
      %1325 = arith.mulf %1307, %1324 : f32
      %1326 = arith.mulf %1314, %1324 : f32
      %1327 = arith.muli %1320, %outputFeatures : index
      %1328 = arith.addi %1327, %20 : index
      %1329 = wave.lane
      %1330 = arith.remui %1329, %c5 : index
      %1331 = arith.addi %1328, %1330 : index
      scf.if %18 {
        %1332 = arith.addi %1331, %c7 : index
        %1333 = memref.load %residual[%1332] : memref<?xf32>
        %1334 = arith.addf %1333, %1325 : f32
        %1335 = arith.addi %1331, %c7 : index
        memref.store %1334, %out[%1335] : memref<?xf32>
      } else {
        %1336 = arith.addi %1331, %c7 : index
        memref.store %1325, %out[%1336] : memref<?xf32>
      }
      scf.if %18 {
        %1337 = arith.addi %1331, %c5 : index
        %1338 = memref.load %residual[%1337] : memref<?xf32>
        %1339 = arith.addf %1338, %1326 : f32
        %1340 = arith.addi %1331, %c5 : index
        memref.store %1339, %out[%1340] : memref<?xf32>
      } else {
        %1341 = arith.addi %1331, %c5 : index
        memref.store %1326, %out[%1341] : memref<?xf32>
      }
    }
    %1342 = arith.muli %1215, %c20 : index
    %1343 = arith.addi %1342, %c6 : index
    %1344 = arith.muli %1343, %c14 : index
    %1345 = arith.addi %1344, %1214 : index
    %1346 = arith.addi %1345, %c7 : index
    %1347 = memref.load %17[%1346] : memref<?xf32>
    %1348 = arith.addi %1346, %c36 : index
    %1349 = memref.load %17[%1348] : memref<?xf32>
    %1350 = arith.addf %1347, %1349 : f32
    %1351 = arith.muli %1343, %c14 : index
    %1352 = arith.addi %1351, %1214 : index
    %1353 = arith.addi %1352, %c23 : index
    %1354 = memref.load %17[%1353] : memref<?xf32>
    %1355 = arith.addi %1353, %c36 : index
    %1356 = memref.load %17[%1355] : memref<?xf32>
    %1357 = arith.addf %1354, %1356 : f32
    %1358 = wave.lane
    %1359 = arith.addi %16, %c14 : index
    %1360 = arith.muli %1343, %c6 : index
    %1361 = arith.addi %1359, %1360 : index
    %1362 = arith.divui %1358, %c5 : index
    %1363 = arith.addi %1361, %1362 : index
    %1364 = arith.cmpi slt, %1363, %15 : index
    scf.if %1364 {
      %1365 = arith.cmpi eq, %hasFactors, %c8 : index
      %1366 = memref.load %factors[%1363] : memref<?xf32>
      %1367 = arith.select %1365, %1366, %c38 : f32
      %1368 = arith.mulf %1350, %1367 : f32
      %1369 = arith.mulf %1357, %1367 : f32
      %1370 = arith.muli %1363, %outputFeatures : index
      %1371 = arith.addi %1370, %20 : index
      %1372 = wave.lane
      %1373 = arith.remui %1372, %c5 : index
      %1374 = arith.addi %1371, %1373 : index
      scf.if %18 {
        %1375 = arith.addi %1374, %c7 : index
        %1376 = memref.load %residual[%1375] : memref<?xf32>
        %1377 = arith.addf %1376, %1368 : f32
        %1378 = arith.addi %1374, %c7 : index
        memref.store %1377, %out[%1378] : memref<?xf32>
      } else {
        %1379 = arith.addi %1374, %c7 : index
        memref.store %1368, %out[%1379] : memref<?xf32>
      }
      scf.if %18 {
        %1380 = arith.addi %1374, %c5 : index
        %1381 = memref.load %residual[%1380] : memref<?xf32>
        %1382 = arith.addf %1381, %1369 : f32
        %1383 = arith.addi %1374, %c5 : index
        memref.store %1382, %out[%1383] : memref<?xf32>
      } else {
        %1384 = arith.addi %1374, %c5 : index
        memref.store %1369, %out[%1384] : memref<?xf32>
      }
    }
    %1385 = arith.muli %1215, %c20 : index
    %1386 = arith.addi %1385, %c30 : index
    %1387 = arith.muli %1386, %c14 : index
    %1388 = arith.addi %1387, %1214 : index
    %1389 = arith.addi %1388, %c7 : index
    %1390 = memref.load %17[%1389] : memref<?xf32>
    %1391 = arith.addi %1389, %c36 : index
    %1392 = memref.load %17[%1391] : memref<?xf32>
    %1393 = arith.addf %1390, %1392 : f32
    %1394 = arith.muli %1386, %c14 : index
    %1395 = arith.addi %1394, %1214 : index
    %1396 = arith.addi %1395, %c23 : index
    %1397 = memref.load %17[%1396] : memref<?xf32>
    %1398 = arith.addi %1396, %c36 : index
    %1399 = memref.load %17[%1398] : memref<?xf32>
    %1400 = arith.addf %1397, %1399 : f32
    %1401 = wave.lane
    %1402 = arith.addi %16, %c14 : index
    %1403 = arith.muli %1386, %c6 : index
    %1404 = arith.addi %1402, %1403 : index
    %1405 = arith.divui %1401, %c5 : index
    %1406 = arith.addi %1404, %1405 : index
    %1407 = arith.cmpi slt, %1406, %15 : index
    scf.if %1407 {
      %1408 = arith.cmpi eq, %hasFactors, %c8 : index
      %1409 = memref.load %factors[%1406] : memref<?xf32>
      %1410 = arith.select %1408, %1409, %c38 : f32
      %1411 = arith.mulf %1393, %1410 : f32
      %1412 = arith.mulf %1400, %1410 : f32
      %1413 = arith.muli %1406, %outputFeatures : index
      %1414 = arith.addi %1413, %20 : index
      %1415 = wave.lane
      %1416 = arith.remui %1415, %c5 : index
      %1417 = arith.addi %1414, %1416 : index
      scf.if %18 {
        %1418 = arith.addi %1417, %c7 : index
        %1419 = memref.load %residual[%1418] : memref<?xf32>
        %1420 = arith.addf %1419, %1411 : f32
        %1421 = arith.addi %1417, %c7 : index
        memref.store %1420, %out[%1421] : memref<?xf32>
      } else {
        %1422 = arith.addi %1417, %c7 : index
        memref.store %1411, %out[%1422] : memref<?xf32>
      }
      scf.if %18 {
        %1423 = arith.addi %1417, %c5 : index
        %1424 = memref.load %residual[%1423] : memref<?xf32>
        %1425 = arith.addf %1424, %1412 : f32
        %1426 = arith.addi %1417, %c5 : index
        memref.store %1425, %out[%1426] : memref<?xf32>
      } else {
        %1427 = arith.addi %1417, %c5 : index
        memref.store %1412, %out[%1427] : memref<?xf32>
      }
    }
    %1428 = wave.lane
    wave.barrier
    %1429 = wave.wave
    %1430 = arith.muli %1429, %c6 : index
    %1431 = arith.addi %1430, %c7 : index
    %1432 = arith.muli %1431, %c23 : index
    %1433 = arith.addi %1432, %1428 : index
    %1434 = vector.extract %566#6[0] : f32 from vector<8xf32>
    %1435 = arith.addi %1433, %c7 : index
    memref.store %1434, %17[%1435] : memref<?xf32>
    %1436 = vector.extract %566#6[1] : f32 from vector<8xf32>
    %1437 = arith.addi %1433, %c14 : index
    memref.store %1436, %17[%1437] : memref<?xf32>
    %1438 = vector.extract %566#6[2] : f32 from vector<8xf32>
    %1439 = arith.addi %1433, %c10 : index
    memref.store %1438, %17[%1439] : memref<?xf32>
    %1440 = vector.extract %566#6[3] : f32 from vector<8xf32>
    %1441 = arith.addi %1433, %c31 : index
    memref.store %1440, %17[%1441] : memref<?xf32>
    %1442 = vector.extract %566#6[4] : f32 from vector<8xf32>
    %1443 = arith.addi %1433, %c32 : index
    memref.store %1442, %17[%1443] : memref<?xf32>
    %1444 = vector.extract %566#6[5] : f32 from vector<8xf32>
    %1445 = arith.addi %1433, %c33 : index
    memref.store %1444, %17[%1445] : memref<?xf32>
    %1446 = vector.extract %566#6[6] : f32 from vector<8xf32>
    %1447 = arith.addi %1433, %c34 : index
    memref.store %1446, %17[%1447] : memref<?xf32>
    %1448 = vector.extract %566#6[7] : f32 from vector<8xf32>
    %1449 = arith.addi %1433, %c35 : index
    memref.store %1448, %17[%1449] : memref<?xf32>
    %1450 = arith.muli %1429, %c6 : index
    %1451 = arith.addi %1450, %c8 : index
    %1452 = arith.muli %1451, %c23 : index
    %1453 = arith.addi %1452, %1428 : index
    %1454 = vector.extract %566#7[0] : f32 from vector<8xf32>
    %1455 = arith.addi %1453, %c7 : index
    memref.store %1454, %17[%1455] : memref<?xf32>
    %1456 = vector.extract %566#7[1] : f32 from vector<8xf32>
    %1457 = arith.addi %1453, %c14 : index
    memref.store %1456, %17[%1457] : memref<?xf32>
    %1458 = vector.extract %566#7[2] : f32 from vector<8xf32>
    %1459 = arith.addi %1453, %c10 : index
    memref.store %1458, %17[%1459] : memref<?xf32>
    %1460 = vector.extract %566#7[3] : f32 from vector<8xf32>
    %1461 = arith.addi %1453, %c31 : index
    memref.store %1460, %17[%1461] : memref<?xf32>
    %1462 = vector.extract %566#7[4] : f32 from vector<8xf32>
    %1463 = arith.addi %1453, %c32 : index
    memref.store %1462, %17[%1463] : memref<?xf32>
    %1464 = vector.extract %566#7[5] : f32 from vector<8xf32>
    %1465 = arith.addi %1453, %c33 : index
    memref.store %1464, %17[%1465] : memref<?xf32>
    %1466 = vector.extract %566#7[6] : f32 from vector<8xf32>
    %1467 = arith.addi %1453, %c34 : index
    memref.store %1466, %17[%1467] : memref<?xf32>
    %1468 = vector.extract %566#7[7] : f32 from vector<8xf32>
    %1469 = arith.addi %1453, %c35 : index
    memref.store %1468, %17[%1469] : memref<?xf32>
    wave.barrier
    %1470 = arith.muli %1429, %c20 : index
    %1471 = arith.addi %1470, %c7 : index
    %1472 = arith.muli %1471, %c14 : index
    %1473 = arith.addi %1472, %1428 : index
    %1474 = arith.addi %1473, %c7 : index
    %1475 = memref.load %17[%1474] : memref<?xf32>
    %1476 = arith.addi %1474, %c36 : index
    %1477 = memref.load %17[%1476] : memref<?xf32>
    %1478 = arith.addf %1475, %1477 : f32
    %1479 = arith.muli %1471, %c14 : index
    %1480 = arith.addi %1479, %1428 : index
    %1481 = arith.addi %1480, %c23 : index
    %1482 = memref.load %17[%1481] : memref<?xf32>
    %1483 = arith.addi %1481, %c36 : index
    %1484 = memref.load %17[%1483] : memref<?xf32>
    %1485 = arith.addf %1482, %1484 : f32
    %1486 = wave.lane
    %1487 = arith.addi %16, %c16 : index
    %1488 = arith.muli %1471, %c6 : index
    %1489 = arith.addi %1487, %1488 : index
    %1490 = arith.divui %1486, %c5 : index
    %1491 = arith.addi %1489, %1490 : index
    %1492 = arith.cmpi slt, %1491, %15 : index
    scf.if %1492 {
      %1493 = arith.cmpi eq, %hasFactors, %c8 : index
      %1494 = memref.load %factors[%1491] : memref<?xf32>
      %1495 = arith.select %1493, %1494, %c38 : f32
      %1496 = arith.mulf %1478, %1495 : f32
      %1497 = arith.mulf %1485, %1495 : f32
      %1498 = arith.muli %1491, %outputFeatures : index
      %1499 = arith.addi %1498, %20 : index
      %1500 = wave.lane
      %1501 = arith.remui %1500, %c5 : index
      %1502 = arith.addi %1499, %1501 : index
      scf.if %18 {
        %1503 = arith.addi %1502, %c7 : index
        %1504 = memref.load %residual[%1503] : memref<?xf32>
        %1505 = arith.addf %1504, %1496 : f32
        %1506 = arith.addi %1502, %c7 : index
        memref.store %1505, %out[%1506] : memref<?xf32>
      } else {
        %1507 = arith.addi %1502, %c7 : index
        memref.store %1496, %out[%1507] : memref<?xf32>
      }
      scf.if %18 {
        %1508 = arith.addi %1502, %c5 : index
        %1509 = memref.load %residual[%1508] : memref<?xf32>
        %1510 = arith.addf %1509, %1497 : f32
        %1511 = arith.addi %1502, %c5 : index
        memref.store %1510, %out[%1511] : memref<?xf32>
      } else {
        %1512 = arith.addi %1502, %c5 : index
        memref.store %1497, %out[%1512] : memref<?xf32>
      }
    }
    %1513 = arith.muli %1429, %c20 : index
    %1514 = arith.addi %1513, %c8 : index
    %1515 = arith.muli %1514, %c14 : index
    %1516 = arith.addi %1515, %1428 : index
    %1517 = arith.addi %1516, %c7 : index
    %1518 = memref.load %17[%1517] : memref<?xf32>
    %1519 = arith.addi %1517, %c36 : index
    %1520 = memref.load %17[%1519] : memref<?xf32>
    %1521 = arith.addf %1518, %1520 : f32
    %1522 = arith.muli %1514, %c14 : index
    %1523 = arith.addi %1522, %1428 : index
    %1524 = arith.addi %1523, %c23 : index
    %1525 = memref.load %17[%1524] : memref<?xf32>
    %1526 = arith.addi %1524, %c36 : index
    %1527 = memref.load %17[%1526] : memref<?xf32>
    %1528 = arith.addf %1525, %1527 : f32
    %1529 = wave.lane
    %1530 = arith.addi %16, %c16 : index
    %1531 = arith.muli %1514, %c6 : index
    %1532 = arith.addi %1530, %1531 : index
    %1533 = arith.divui %1529, %c5 : index
    %1534 = arith.addi %1532, %1533 : index
    %1535 = arith.cmpi slt, %1534, %15 : index
    scf.if %1535 {
      %1536 = arith.cmpi eq, %hasFactors, %c8 : index
      %1537 = memref.load %factors[%1534] : memref<?xf32>
      %1538 = arith.select %1536, %1537, %c38 : f32
      %1539 = arith.mulf %1521, %1538 : f32
      %1540 = arith.mulf %1528, %1538 : f32
      %1541 = arith.muli %1534, %outputFeatures : index
      %1542 = arith.addi %1541, %20 : index
      %1543 = wave.lane
      %1544 = arith.remui %1543, %c5 : index
      %1545 = arith.addi %1542, %1544 : index
      scf.if %18 {
        %1546 = arith.addi %1545, %c7 : index
        %1547 = memref.load %residual[%1546] : memref<?xf32>
        %1548 = arith.addf %1547, %1539 : f32
        %1549 = arith.addi %1545, %c7 : index
        memref.store %1548, %out[%1549] : memref<?xf32>
      } else {
        %1550 = arith.addi %1545, %c7 : index
        memref.store %1539, %out[%1550] : memref<?xf32>
      }
      scf.if %18 {
        %1551 = arith.addi %1545, %c5 : index
        %1552 = memref.load %residual[%1551] : memref<?xf32>
        %1553 = arith.addf %1552, %1540 : f32
        %1554 = arith.addi %1545, %c5 : index
        memref.store %1553, %out[%1554] : memref<?xf32>
      } else {
        %1555 = arith.addi %1545, %c5 : index
        memref.store %1540, %out[%1555] : memref<?xf32>
      }
    }
    %1556 = arith.muli %1429, %c20 : index
    %1557 = arith.addi %1556, %c6 : index
    %1558 = arith.muli %1557, %c14 : index
    %1559 = arith.addi %1558, %1428 : index
    %1560 = arith.addi %1559, %c7 : index
    %1561 = memref.load %17[%1560] : memref<?xf32>
    %1562 = arith.addi %1560, %c36 : index
    %1563 = memref.load %17[%1562] : memref<?xf32>
    %1564 = arith.addf %1561, %1563 : f32
    %1565 = arith.muli %1557, %c14 : index
    %1566 = arith.addi %1565, %1428 : index
    %1567 = arith.addi %1566, %c23 : index
    %1568 = memref.load %17[%1567] : memref<?xf32>
    %1569 = arith.addi %1567, %c36 : index
    %1570 = memref.load %17[%1569] : memref<?xf32>
    %1571 = arith.addf %1568, %1570 : f32
    %1572 = wave.lane
    %1573 = arith.addi %16, %c16 : index
    %1574 = arith.muli %1557, %c6 : index
    %1575 = arith.addi %1573, %1574 : index
    %1576 = arith.divui %1572, %c5 : index
    %1577 = arith.addi %1575, %1576 : index
    %1578 = arith.cmpi slt, %1577, %15 : index
    scf.if %1578 {
      %1579 = arith.cmpi eq, %hasFactors, %c8 : index
      %1580 = memref.load %factors[%1577] : memref<?xf32>
      %1581 = arith.select %1579, %1580, %c38 : f32
      %1582 = arith.mulf %1564, %1581 : f32
      %1583 = arith.mulf %1571, %1581 : f32
      %1584 = arith.muli %1577, %outputFeatures : index
      %1585 = arith.addi %1584, %20 : index
      %1586 = wave.lane
      %1587 = arith.remui %1586, %c5 : index
      %1588 = arith.addi %1585, %1587 : index
      scf.if %18 {
        %1589 = arith.addi %1588, %c7 : index
        %1590 = memref.load %residual[%1589] : memref<?xf32>
        %1591 = arith.addf %1590, %1582 : f32
        %1592 = arith.addi %1588, %c7 : index
        memref.store %1591, %out[%1592] : memref<?xf32>
      } else {
        %1593 = arith.addi %1588, %c7 : index
        memref.store %1582, %out[%1593] : memref<?xf32>
      }
      scf.if %18 {
        %1594 = arith.addi %1588, %c5 : index
        %1595 = memref.load %residual[%1594] : memref<?xf32>
        %1596 = arith.addf %1595, %1583 : f32
        %1597 = arith.addi %1588, %c5 : index
        memref.store %1596, %out[%1597] : memref<?xf32>
      } else {
        %1598 = arith.addi %1588, %c5 : index
        memref.store %1583, %out[%1598] : memref<?xf32>
      }
    }
    %1599 = arith.muli %1429, %c20 : index
    %1600 = arith.addi %1599, %c30 : index
    %1601 = arith.muli %1600, %c14 : index
    %1602 = arith.addi %1601, %1428 : index
    %1603 = arith.addi %1602, %c7 : index
    %1604 = memref.load %17[%1603] : memref<?xf32>
    %1605 = arith.addi %1603, %c36 : index
    %1606 = memref.load %17[%1605] : memref<?xf32>
    %1607 = arith.addf %1604, %1606 : f32
    %1608 = arith.muli %1600, %c14 : index
    %1609 = arith.addi %1608, %1428 : index
    %1610 = arith.addi %1609, %c23 : index
    %1611 = memref.load %17[%1610] : memref<?xf32>
    %1612 = arith.addi %1610, %c36 : index
    %1613 = memref.load %17[%1612] : memref<?xf32>
    %1614 = arith.addf %1611, %1613 : f32
    %1615 = wave.lane
    %1616 = arith.addi %16, %c16 : index
    %1617 = arith.muli %1600, %c6 : index
    %1618 = arith.addi %1616, %1617 : index
    %1619 = arith.divui %1615, %c5 : index
    %1620 = arith.addi %1618, %1619 : index
    %1621 = arith.cmpi slt, %1620, %15 : index
    scf.if %1621 {
      %1622 = arith.cmpi eq, %hasFactors, %c8 : index
      %1623 = memref.load %factors[%1620] : memref<?xf32>
      %1624 = arith.select %1622, %1623, %c38 : f32
      %1625 = arith.mulf %1607, %1624 : f32
      %1626 = arith.mulf %1614, %1624 : f32
      %1627 = arith.muli %1620, %outputFeatures : index
      %1628 = arith.addi %1627, %20 : index
      %1629 = wave.lane
      %1630 = arith.remui %1629, %c5 : index
      %1631 = arith.addi %1628, %1630 : index
      scf.if %18 {
        %1632 = arith.addi %1631, %c7 : index
        %1633 = memref.load %residual[%1632] : memref<?xf32>
        %1634 = arith.addf %1633, %1625 : f32
        %1635 = arith.addi %1631, %c7 : index
        memref.store %1634, %out[%1635] : memref<?xf32>
      } else {
        %1636 = arith.addi %1631, %c7 : index
        memref.store %1625, %out[%1636] : memref<?xf32>
      }
      scf.if %18 {
        %1637 = arith.addi %1631, %c5 : index
        %1638 = memref.load %residual[%1637] : memref<?xf32>
        %1639 = arith.addf %1638, %1626 : f32
        %1640 = arith.addi %1631, %c5 : index
        memref.store %1639, %out[%1640] : memref<?xf32>
      } else {
        %1641 = arith.addi %1631, %c5 : index
        memref.store %1626, %out[%1641] : memref<?xf32>
      }
    }
  }
  wave.return
}
