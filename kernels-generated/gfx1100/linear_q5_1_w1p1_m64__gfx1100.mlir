// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q5_1', waves=1, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q5_1_w1p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 1 : index
  %c6 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 64 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c11 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 48 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 4 : index
  %c19 = arith.constant 256 : index
  %c20 = arith.constant dense<0> : vector<4xi32>
  %c21 = arith.constant dense<983055> : vector<4xi32>
  %c22 = arith.constant dense<[0, 4, 8, 12]> : vector<4xi32>
  %c23 = arith.constant dense<65537> : vector<4xi32>
  %c24 = arith.constant dense<4> : vector<4xi32>
  %c25 = arith.constant dense<1677747200> : vector<4xi32>
  %c26 = arith.constant dense<[1, 5, 9, 13]> : vector<4xi32>
  %c27 = arith.constant dense<8> : vector<4xi32>
  %c28 = arith.constant dense<[2, 6, 10, 14]> : vector<4xi32>
  %c29 = arith.constant dense<12> : vector<4xi32>
  %c30 = arith.constant dense<[3, 7, 11, 15]> : vector<4xi32>
  %c31 = arith.constant dense<0x6400> : vector<32xf16>
  %c32 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c35 = arith.constant 5 : index
  %c36 = arith.constant 6 : index
  %c37 = arith.constant 7 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.addi %3, %c3 : index
  %5 = arith.divui %4, %c4 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c4 : index
  %9 = arith.muli %inputFeatures, %c2 : index
  %10 = arith.addi %8, %9 : index
  %11 = arith.muli %0, %c5 : index
  %12 = arith.addi %11, %c6 : index
  %13 = arith.muli %12, %10 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c8 : index
  %17 = arith.cmpi eq, %hasResidual, %c5 : index
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
    %28 = arith.divui %c6, %c11 : index
    %29 = arith.addi %27, %28 : index
    %30 = arith.muli %29, %c2 : index
    %31 = arith.remui %c6, %c11 : index
    %32 = arith.divui %31, %c1 : index
    %33 = arith.addi %30, %32 : index
    %34 = arith.muli %tileRows, %c1 : index
    %35 = arith.muli %33, %34 : index
    %36 = arith.remui %24, %tileRows : index
    %37 = arith.muli %36, %c1 : index
    %38 = arith.addi %35, %37 : index
    %39 = arith.remui %c6, %c1 : index
    %40 = arith.addi %38, %39 : index
    %41 = arith.addi %22, %c11 : index
    %42 = arith.addi %16, %41 : index
    %43 = arith.divui %42, %tileRows : index
    %44 = arith.divui %inputFeatures, %c11 : index
    %45 = arith.muli %43, %44 : index
    %46 = arith.divui %c6, %c11 : index
    %47 = arith.addi %45, %46 : index
    %48 = arith.muli %47, %c2 : index
    %49 = arith.remui %c6, %c11 : index
    %50 = arith.divui %49, %c1 : index
    %51 = arith.addi %48, %50 : index
    %52 = arith.muli %tileRows, %c1 : index
    %53 = arith.muli %51, %52 : index
    %54 = arith.remui %42, %tileRows : index
    %55 = arith.muli %54, %c1 : index
    %56 = arith.addi %53, %55 : index
    %57 = arith.remui %c6, %c1 : index
    %58 = arith.addi %56, %57 : index
    %59 = arith.addi %22, %c13 : index
    %60 = arith.addi %16, %59 : index
    %61 = arith.divui %60, %tileRows : index
    %62 = arith.divui %inputFeatures, %c11 : index
    %63 = arith.muli %61, %62 : index
    %64 = arith.divui %c6, %c11 : index
    %65 = arith.addi %63, %64 : index
    %66 = arith.muli %65, %c2 : index
    %67 = arith.remui %c6, %c11 : index
    %68 = arith.divui %67, %c1 : index
    %69 = arith.addi %66, %68 : index
    %70 = arith.muli %tileRows, %c1 : index
    %71 = arith.muli %69, %70 : index
    %72 = arith.remui %60, %tileRows : index
    %73 = arith.muli %72, %c1 : index
    %74 = arith.addi %71, %73 : index
    %75 = arith.remui %c6, %c1 : index
    %76 = arith.addi %74, %75 : index
    %77 = arith.addi %22, %c14 : index
    %78 = arith.addi %16, %77 : index
    %79 = arith.divui %78, %tileRows : index
    %80 = arith.divui %inputFeatures, %c11 : index
    %81 = arith.muli %79, %80 : index
    %82 = arith.divui %c6, %c11 : index
    %83 = arith.addi %81, %82 : index
    %84 = arith.muli %83, %c2 : index
    %85 = arith.remui %c6, %c11 : index
    %86 = arith.divui %85, %c1 : index
    %87 = arith.addi %84, %86 : index
    %88 = arith.muli %tileRows, %c1 : index
    %89 = arith.muli %87, %88 : index
    %90 = arith.remui %78, %tileRows : index
    %91 = arith.muli %90, %c1 : index
    %92 = arith.addi %89, %91 : index
    %93 = arith.remui %c6, %c1 : index
    %94 = arith.addi %92, %93 : index
    %95 = wave.wave
    %96 = arith.divui %inputFeatures, %c13 : index
    %97 = arith.muli %95, %stepsPerWave : index
    %98 = arith.minsi %97, %96 : index
    %99 = arith.addi %98, %stepsPerWave : index
    %100 = arith.minsi %99, %96 : index
    %101 = arith.cmpi eq, %wholeBlocks, %c5 : index
    %102 = arith.subi %100, %98 : index
    %103 = arith.divui %102, %c2 : index
    %104 = arith.muli %103, %c2 : index
    %105 = arith.addi %98, %104 : index
    %106 = arith.addi %98, %stepsPerWave : index
    %107 = arith.select %101, %106, %105 : index
    %113:4 = scf.for %108 = %98 to %107 step %c2 iter_args(%109 = %c15, %110 = %c15, %111 = %c15, %112 = %c15) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %114 = wave.lane
      %115 = arith.addi %108, %c6 : index
      %116 = arith.remui %114, %c11 : index
      %117 = arith.addi %13, %c4 : index
      %118 = arith.muli %115, %c8 : index
      %119 = arith.addi %117, %118 : index
      %120 = arith.muli %116, %c18 : index
      %121 = arith.addi %119, %120 : index
      %122 = vector.load %w[%121] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %123 = vector.bitcast %122 : vector<4xi8> to vector<2xf16>
      %124 = vector.extract %123[0] : f16 from vector<2xf16>
      %125 = vector.broadcast %124 : f16 to vector<16xf16>
      %126 = vector.extract %123[1] : f16 from vector<2xf16>
      %127 = vector.broadcast %126 : f16 to vector<16xf16>
      %128 = arith.addi %13, %c4 : index
      %129 = arith.muli %inputFeatures, %c2 : index
      %130 = arith.addi %129, %c3 : index
      %131 = arith.divui %130, %c4 : index
      %132 = arith.muli %131, %c4 : index
      %133 = arith.addi %128, %132 : index
      %134 = arith.muli %115, %c19 : index
      %135 = arith.addi %133, %134 : index
      %136 = arith.muli %116, %c11 : index
      %137 = arith.addi %135, %136 : index
      %138 = arith.muli %inputFeatures, %c1 : index
      %139 = arith.muli %inputFeatures, %c2 : index
      %140 = arith.addi %139, %c3 : index
      %141 = arith.divui %140, %c4 : index
      %142 = arith.muli %141, %c4 : index
      %143 = arith.addi %138, %142 : index
      %144 = arith.addi %143, %c4 : index
      %145 = arith.addi %13, %144 : index
      %146 = arith.muli %115, %c11 : index
      %147 = arith.addi %146, %116 : index
      %148 = arith.muli %147, %c18 : index
      %149 = arith.addi %145, %148 : index
      %150 = vector.load %w[%149] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %151 = vector.bitcast %150 : vector<4xi8> to vector<1xi32>
      %152 = vector.shuffle %151, %151 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %153 = vector.load %w[%137] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %154 = vector.bitcast %153 : vector<16xi8> to vector<4xi32>
      %155 = arith.shrui %154, %c20 : vector<4xi32>
      %156 = arith.andi %155, %c21 : vector<4xi32>
      %157 = arith.shrui %152, %c22 : vector<4xi32>
      %158 = arith.andi %157, %c23 : vector<4xi32>
      %159 = arith.shli %158, %c24 : vector<4xi32>
      %160 = arith.ori %156, %159 : vector<4xi32>
      %161 = arith.ori %160, %c25 : vector<4xi32>
      %162 = vector.bitcast %161 : vector<4xi32> to vector<8xf16>
      %163 = arith.shrui %154, %c24 : vector<4xi32>
      %164 = arith.andi %163, %c21 : vector<4xi32>
      %165 = arith.shrui %152, %c26 : vector<4xi32>
      %166 = arith.andi %165, %c23 : vector<4xi32>
      %167 = arith.shli %166, %c24 : vector<4xi32>
      %168 = arith.ori %164, %167 : vector<4xi32>
      %169 = arith.ori %168, %c25 : vector<4xi32>
      %170 = vector.bitcast %169 : vector<4xi32> to vector<8xf16>
      %171 = arith.shrui %154, %c27 : vector<4xi32>
      %172 = arith.andi %171, %c21 : vector<4xi32>
      %173 = arith.shrui %152, %c28 : vector<4xi32>
      %174 = arith.andi %173, %c23 : vector<4xi32>
      %175 = arith.shli %174, %c24 : vector<4xi32>
      %176 = arith.ori %172, %175 : vector<4xi32>
      %177 = arith.ori %176, %c25 : vector<4xi32>
      %178 = vector.bitcast %177 : vector<4xi32> to vector<8xf16>
      %179 = arith.shrui %154, %c29 : vector<4xi32>
      %180 = arith.andi %179, %c21 : vector<4xi32>
      %181 = arith.shrui %152, %c30 : vector<4xi32>
      %182 = arith.andi %181, %c23 : vector<4xi32>
      %183 = arith.shli %182, %c24 : vector<4xi32>
      %184 = arith.ori %180, %183 : vector<4xi32>
      %185 = arith.ori %184, %c25 : vector<4xi32>
      %186 = vector.bitcast %185 : vector<4xi32> to vector<8xf16>
      %187 = vector.shuffle %162, %170 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %188 = vector.shuffle %178, %186 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %189 = vector.shuffle %187, %188 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %190 = arith.subf %189, %c31 : vector<32xf16>
      %191 = vector.shuffle %190, %190 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %192 = vector.shuffle %190, %190 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %193 = math.fma %191, %125, %127 : vector<16xf16>
      %194 = math.fma %192, %125, %127 : vector<16xf16>
      %195 = arith.addi %108, %c5 : index
      %196 = arith.remui %114, %c11 : index
      %197 = arith.addi %13, %c4 : index
      %198 = arith.muli %195, %c8 : index
      %199 = arith.addi %197, %198 : index
      %200 = arith.muli %196, %c18 : index
      %201 = arith.addi %199, %200 : index
      %202 = vector.load %w[%201] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %203 = vector.bitcast %202 : vector<4xi8> to vector<2xf16>
      %204 = vector.extract %203[0] : f16 from vector<2xf16>
      %205 = vector.broadcast %204 : f16 to vector<16xf16>
      %206 = vector.extract %203[1] : f16 from vector<2xf16>
      %207 = vector.broadcast %206 : f16 to vector<16xf16>
      %208 = arith.addi %13, %c4 : index
      %209 = arith.muli %inputFeatures, %c2 : index
      %210 = arith.addi %209, %c3 : index
      %211 = arith.divui %210, %c4 : index
      %212 = arith.muli %211, %c4 : index
      %213 = arith.addi %208, %212 : index
      %214 = arith.muli %195, %c19 : index
      %215 = arith.addi %213, %214 : index
      %216 = arith.muli %196, %c11 : index
      %217 = arith.addi %215, %216 : index
      %218 = arith.muli %inputFeatures, %c1 : index
      %219 = arith.muli %inputFeatures, %c2 : index
      %220 = arith.addi %219, %c3 : index
      %221 = arith.divui %220, %c4 : index
      %222 = arith.muli %221, %c4 : index
      %223 = arith.addi %218, %222 : index
      %224 = arith.addi %223, %c4 : index
      %225 = arith.addi %13, %224 : index
      %226 = arith.muli %195, %c11 : index
      %227 = arith.addi %226, %196 : index
      %228 = arith.muli %227, %c18 : index
      %229 = arith.addi %225, %228 : index
      %230 = vector.load %w[%229] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %231 = vector.bitcast %230 : vector<4xi8> to vector<1xi32>
      %232 = vector.shuffle %231, %231 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %233 = vector.load %w[%217] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %234 = vector.bitcast %233 : vector<16xi8> to vector<4xi32>
      %235 = arith.shrui %234, %c20 : vector<4xi32>
      %236 = arith.andi %235, %c21 : vector<4xi32>
      %237 = arith.shrui %232, %c22 : vector<4xi32>
      %238 = arith.andi %237, %c23 : vector<4xi32>
      %239 = arith.shli %238, %c24 : vector<4xi32>
      %240 = arith.ori %236, %239 : vector<4xi32>
      %241 = arith.ori %240, %c25 : vector<4xi32>
      %242 = vector.bitcast %241 : vector<4xi32> to vector<8xf16>
      %243 = arith.shrui %234, %c24 : vector<4xi32>
      %244 = arith.andi %243, %c21 : vector<4xi32>
      %245 = arith.shrui %232, %c26 : vector<4xi32>
      %246 = arith.andi %245, %c23 : vector<4xi32>
      %247 = arith.shli %246, %c24 : vector<4xi32>
      %248 = arith.ori %244, %247 : vector<4xi32>
      %249 = arith.ori %248, %c25 : vector<4xi32>
      %250 = vector.bitcast %249 : vector<4xi32> to vector<8xf16>
      %251 = arith.shrui %234, %c27 : vector<4xi32>
      %252 = arith.andi %251, %c21 : vector<4xi32>
      %253 = arith.shrui %232, %c28 : vector<4xi32>
      %254 = arith.andi %253, %c23 : vector<4xi32>
      %255 = arith.shli %254, %c24 : vector<4xi32>
      %256 = arith.ori %252, %255 : vector<4xi32>
      %257 = arith.ori %256, %c25 : vector<4xi32>
      %258 = vector.bitcast %257 : vector<4xi32> to vector<8xf16>
      %259 = arith.shrui %234, %c29 : vector<4xi32>
      %260 = arith.andi %259, %c21 : vector<4xi32>
      %261 = arith.shrui %232, %c30 : vector<4xi32>
      %262 = arith.andi %261, %c23 : vector<4xi32>
      %263 = arith.shli %262, %c24 : vector<4xi32>
      %264 = arith.ori %260, %263 : vector<4xi32>
      %265 = arith.ori %264, %c25 : vector<4xi32>
      %266 = vector.bitcast %265 : vector<4xi32> to vector<8xf16>
      %267 = vector.shuffle %242, %250 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %268 = vector.shuffle %258, %266 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %269 = vector.shuffle %267, %268 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %270 = arith.subf %269, %c31 : vector<32xf16>
      %271 = vector.shuffle %270, %270 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %272 = vector.shuffle %270, %270 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %273 = math.fma %271, %205, %207 : vector<16xf16>
      %274 = math.fma %272, %205, %207 : vector<16xf16>
      %275 = arith.muli %108, %c2 : index
      %276 = arith.addi %275, %c6 : index
      %277 = arith.muli %tileRows, %c11 : index
      %278 = arith.muli %276, %277 : index
      %279 = arith.addi %40, %278 : index
      %280 = vector.load %x[%279] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %281 = arith.muli %tileRows, %c1 : index
      %282 = arith.addi %279, %281 : index
      %283 = vector.load %x[%282] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %284 = vector.shuffle %280, %283 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %285 = wave.mma %284, %193, %109 : vector<16xf16>, vector<8xf32>
      %286 = arith.muli %108, %c2 : index
      %287 = arith.addi %286, %c6 : index
      %288 = arith.muli %tileRows, %c11 : index
      %289 = arith.muli %287, %288 : index
      %290 = arith.addi %58, %289 : index
      %291 = vector.load %x[%290] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %292 = arith.muli %tileRows, %c1 : index
      %293 = arith.addi %290, %292 : index
      %294 = vector.load %x[%293] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %295 = vector.shuffle %291, %294 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %296 = wave.mma %295, %193, %110 : vector<16xf16>, vector<8xf32>
      %297 = arith.muli %108, %c2 : index
      %298 = arith.addi %297, %c6 : index
      %299 = arith.muli %tileRows, %c11 : index
      %300 = arith.muli %298, %299 : index
      %301 = arith.addi %76, %300 : index
      %302 = vector.load %x[%301] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %303 = arith.muli %tileRows, %c1 : index
      %304 = arith.addi %301, %303 : index
      %305 = vector.load %x[%304] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %306 = vector.shuffle %302, %305 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %307 = wave.mma %306, %193, %111 : vector<16xf16>, vector<8xf32>
      %308 = arith.muli %108, %c2 : index
      %309 = arith.addi %308, %c6 : index
      %310 = arith.muli %tileRows, %c11 : index
      %311 = arith.muli %309, %310 : index
      %312 = arith.addi %94, %311 : index
      %313 = vector.load %x[%312] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %314 = arith.muli %tileRows, %c1 : index
      %315 = arith.addi %312, %314 : index
      %316 = vector.load %x[%315] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %317 = vector.shuffle %313, %316 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %318 = wave.mma %317, %193, %112 : vector<16xf16>, vector<8xf32>
      %319 = arith.muli %108, %c2 : index
      %320 = arith.addi %319, %c5 : index
      %321 = arith.muli %tileRows, %c11 : index
      %322 = arith.muli %320, %321 : index
      %323 = arith.addi %40, %322 : index
      %324 = vector.load %x[%323] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %325 = arith.muli %tileRows, %c1 : index
      %326 = arith.addi %323, %325 : index
      %327 = vector.load %x[%326] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %328 = vector.shuffle %324, %327 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %329 = wave.mma %328, %194, %285 : vector<16xf16>, vector<8xf32>
      %330 = arith.muli %108, %c2 : index
      %331 = arith.addi %330, %c5 : index
      %332 = arith.muli %tileRows, %c11 : index
      %333 = arith.muli %331, %332 : index
      %334 = arith.addi %58, %333 : index
      %335 = vector.load %x[%334] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %336 = arith.muli %tileRows, %c1 : index
      %337 = arith.addi %334, %336 : index
      %338 = vector.load %x[%337] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %339 = vector.shuffle %335, %338 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %340 = wave.mma %339, %194, %296 : vector<16xf16>, vector<8xf32>
      %341 = arith.muli %108, %c2 : index
      %342 = arith.addi %341, %c5 : index
      %343 = arith.muli %tileRows, %c11 : index
      %344 = arith.muli %342, %343 : index
      %345 = arith.addi %76, %344 : index
      %346 = vector.load %x[%345] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %347 = arith.muli %tileRows, %c1 : index
      %348 = arith.addi %345, %347 : index
      %349 = vector.load %x[%348] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %350 = vector.shuffle %346, %349 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %351 = wave.mma %350, %194, %307 : vector<16xf16>, vector<8xf32>
      %352 = arith.muli %108, %c2 : index
      %353 = arith.addi %352, %c5 : index
      %354 = arith.muli %tileRows, %c11 : index
      %355 = arith.muli %353, %354 : index
      %356 = arith.addi %94, %355 : index
      %357 = vector.load %x[%356] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %358 = arith.muli %tileRows, %c1 : index
      %359 = arith.addi %356, %358 : index
      %360 = vector.load %x[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %361 = vector.shuffle %357, %360 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %362 = wave.mma %361, %194, %318 : vector<16xf16>, vector<8xf32>
      %363 = arith.muli %108, %c2 : index
      %364 = arith.addi %363, %c2 : index
      %365 = arith.muli %tileRows, %c11 : index
      %366 = arith.muli %364, %365 : index
      %367 = arith.addi %40, %366 : index
      %368 = vector.load %x[%367] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %369 = arith.muli %tileRows, %c1 : index
      %370 = arith.addi %367, %369 : index
      %371 = vector.load %x[%370] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %372 = vector.shuffle %368, %371 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %373 = wave.mma %372, %273, %329 : vector<16xf16>, vector<8xf32>
      %374 = arith.muli %108, %c2 : index
      %375 = arith.addi %374, %c2 : index
      %376 = arith.muli %tileRows, %c11 : index
      %377 = arith.muli %375, %376 : index
      %378 = arith.addi %58, %377 : index
      %379 = vector.load %x[%378] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %380 = arith.muli %tileRows, %c1 : index
      %381 = arith.addi %378, %380 : index
      %382 = vector.load %x[%381] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %383 = vector.shuffle %379, %382 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %384 = wave.mma %383, %273, %340 : vector<16xf16>, vector<8xf32>
      %385 = arith.muli %108, %c2 : index
      %386 = arith.addi %385, %c2 : index
      %387 = arith.muli %tileRows, %c11 : index
      %388 = arith.muli %386, %387 : index
      %389 = arith.addi %76, %388 : index
      %390 = vector.load %x[%389] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %391 = arith.muli %tileRows, %c1 : index
      %392 = arith.addi %389, %391 : index
      %393 = vector.load %x[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %394 = vector.shuffle %390, %393 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %395 = wave.mma %394, %273, %351 : vector<16xf16>, vector<8xf32>
      %396 = arith.muli %108, %c2 : index
      %397 = arith.addi %396, %c2 : index
      %398 = arith.muli %tileRows, %c11 : index
      %399 = arith.muli %397, %398 : index
      %400 = arith.addi %94, %399 : index
      %401 = vector.load %x[%400] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %402 = arith.muli %tileRows, %c1 : index
      %403 = arith.addi %400, %402 : index
      %404 = vector.load %x[%403] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %405 = vector.shuffle %401, %404 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %406 = wave.mma %405, %273, %362 : vector<16xf16>, vector<8xf32>
      %407 = arith.muli %108, %c2 : index
      %408 = arith.addi %407, %c32 : index
      %409 = arith.muli %tileRows, %c11 : index
      %410 = arith.muli %408, %409 : index
      %411 = arith.addi %40, %410 : index
      %412 = vector.load %x[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %413 = arith.muli %tileRows, %c1 : index
      %414 = arith.addi %411, %413 : index
      %415 = vector.load %x[%414] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %416 = vector.shuffle %412, %415 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %417 = wave.mma %416, %274, %373 : vector<16xf16>, vector<8xf32>
      %418 = arith.muli %108, %c2 : index
      %419 = arith.addi %418, %c32 : index
      %420 = arith.muli %tileRows, %c11 : index
      %421 = arith.muli %419, %420 : index
      %422 = arith.addi %58, %421 : index
      %423 = vector.load %x[%422] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %424 = arith.muli %tileRows, %c1 : index
      %425 = arith.addi %422, %424 : index
      %426 = vector.load %x[%425] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %427 = vector.shuffle %423, %426 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %428 = wave.mma %427, %274, %384 : vector<16xf16>, vector<8xf32>
      %429 = arith.muli %108, %c2 : index
      %430 = arith.addi %429, %c32 : index
      %431 = arith.muli %tileRows, %c11 : index
      %432 = arith.muli %430, %431 : index
      %433 = arith.addi %76, %432 : index
      %434 = vector.load %x[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %435 = arith.muli %tileRows, %c1 : index
      %436 = arith.addi %433, %435 : index
      %437 = vector.load %x[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %438 = vector.shuffle %434, %437 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %439 = wave.mma %438, %274, %395 : vector<16xf16>, vector<8xf32>
      %440 = arith.muli %108, %c2 : index
      %441 = arith.addi %440, %c32 : index
      %442 = arith.muli %tileRows, %c11 : index
      %443 = arith.muli %441, %442 : index
      %444 = arith.addi %94, %443 : index
      %445 = vector.load %x[%444] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %446 = arith.muli %tileRows, %c1 : index
      %447 = arith.addi %444, %446 : index
      %448 = vector.load %x[%447] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %449 = vector.shuffle %445, %448 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %450 = wave.mma %449, %274, %406 : vector<16xf16>, vector<8xf32>
      scf.yield %417, %428, %439, %450 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %451 = arith.select %101, %107, %100 : index
    %457:4 = scf.for %452 = %107 to %451 step %c5 iter_args(%453 = %113#0, %454 = %113#1, %455 = %113#2, %456 = %113#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %458 = wave.lane
      %459 = arith.addi %452, %c6 : index
      %460 = arith.remui %458, %c11 : index
      %461 = arith.addi %13, %c4 : index
      %462 = arith.muli %459, %c8 : index
      %463 = arith.addi %461, %462 : index
      %464 = arith.muli %460, %c18 : index
      %465 = arith.addi %463, %464 : index
      %466 = vector.load %w[%465] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %467 = vector.bitcast %466 : vector<4xi8> to vector<2xf16>
      %468 = vector.extract %467[0] : f16 from vector<2xf16>
      %469 = vector.broadcast %468 : f16 to vector<16xf16>
      %470 = vector.extract %467[1] : f16 from vector<2xf16>
      %471 = vector.broadcast %470 : f16 to vector<16xf16>
      %472 = arith.addi %13, %c4 : index
      %473 = arith.muli %inputFeatures, %c2 : index
      %474 = arith.addi %473, %c3 : index
      %475 = arith.divui %474, %c4 : index
      %476 = arith.muli %475, %c4 : index
      %477 = arith.addi %472, %476 : index
      %478 = arith.muli %459, %c19 : index
      %479 = arith.addi %477, %478 : index
      %480 = arith.muli %460, %c11 : index
      %481 = arith.addi %479, %480 : index
      %482 = arith.muli %inputFeatures, %c1 : index
      %483 = arith.muli %inputFeatures, %c2 : index
      %484 = arith.addi %483, %c3 : index
      %485 = arith.divui %484, %c4 : index
      %486 = arith.muli %485, %c4 : index
      %487 = arith.addi %482, %486 : index
      %488 = arith.addi %487, %c4 : index
      %489 = arith.addi %13, %488 : index
      %490 = arith.muli %459, %c11 : index
      %491 = arith.addi %490, %460 : index
      %492 = arith.muli %491, %c18 : index
      %493 = arith.addi %489, %492 : index
      %494 = vector.load %w[%493] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %495 = vector.bitcast %494 : vector<4xi8> to vector<1xi32>
      %496 = vector.shuffle %495, %495 [0, 0, 0, 0] : vector<1xi32>, vector<1xi32>
      %497 = vector.load %w[%481] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %498 = vector.bitcast %497 : vector<16xi8> to vector<4xi32>
      %499 = arith.shrui %498, %c20 : vector<4xi32>
      %500 = arith.andi %499, %c21 : vector<4xi32>
      %501 = arith.shrui %496, %c22 : vector<4xi32>
      %502 = arith.andi %501, %c23 : vector<4xi32>
      %503 = arith.shli %502, %c24 : vector<4xi32>
      %504 = arith.ori %500, %503 : vector<4xi32>
      %505 = arith.ori %504, %c25 : vector<4xi32>
      %506 = vector.bitcast %505 : vector<4xi32> to vector<8xf16>
      %507 = arith.shrui %498, %c24 : vector<4xi32>
      %508 = arith.andi %507, %c21 : vector<4xi32>
      %509 = arith.shrui %496, %c26 : vector<4xi32>
      %510 = arith.andi %509, %c23 : vector<4xi32>
      %511 = arith.shli %510, %c24 : vector<4xi32>
      %512 = arith.ori %508, %511 : vector<4xi32>
      %513 = arith.ori %512, %c25 : vector<4xi32>
      %514 = vector.bitcast %513 : vector<4xi32> to vector<8xf16>
      %515 = arith.shrui %498, %c27 : vector<4xi32>
      %516 = arith.andi %515, %c21 : vector<4xi32>
      %517 = arith.shrui %496, %c28 : vector<4xi32>
      %518 = arith.andi %517, %c23 : vector<4xi32>
      %519 = arith.shli %518, %c24 : vector<4xi32>
      %520 = arith.ori %516, %519 : vector<4xi32>
      %521 = arith.ori %520, %c25 : vector<4xi32>
      %522 = vector.bitcast %521 : vector<4xi32> to vector<8xf16>
      %523 = arith.shrui %498, %c29 : vector<4xi32>
      %524 = arith.andi %523, %c21 : vector<4xi32>
      %525 = arith.shrui %496, %c30 : vector<4xi32>
      %526 = arith.andi %525, %c23 : vector<4xi32>
      %527 = arith.shli %526, %c24 : vector<4xi32>
      %528 = arith.ori %524, %527 : vector<4xi32>
      %529 = arith.ori %528, %c25 : vector<4xi32>
      %530 = vector.bitcast %529 : vector<4xi32> to vector<8xf16>
      %531 = vector.shuffle %506, %514 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %532 = vector.shuffle %522, %530 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %533 = vector.shuffle %531, %532 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %534 = arith.subf %533, %c31 : vector<32xf16>
      %535 = vector.shuffle %534, %534 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %536 = vector.shuffle %534, %534 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %537 = math.fma %535, %469, %471 : vector<16xf16>
      %538 = math.fma %536, %469, %471 : vector<16xf16>
      %539 = arith.muli %452, %c2 : index
      %540 = arith.addi %539, %c6 : index
      %541 = arith.muli %tileRows, %c11 : index
      %542 = arith.muli %540, %541 : index
      %543 = arith.addi %40, %542 : index
      %544 = vector.load %x[%543] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %545 = arith.muli %tileRows, %c1 : index
      %546 = arith.addi %543, %545 : index
      %547 = vector.load %x[%546] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %548 = vector.shuffle %544, %547 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %549 = wave.mma %548, %537, %453 : vector<16xf16>, vector<8xf32>
      %550 = arith.muli %452, %c2 : index
      %551 = arith.addi %550, %c6 : index
      %552 = arith.muli %tileRows, %c11 : index
      %553 = arith.muli %551, %552 : index
      %554 = arith.addi %58, %553 : index
      %555 = vector.load %x[%554] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %556 = arith.muli %tileRows, %c1 : index
      %557 = arith.addi %554, %556 : index
      %558 = vector.load %x[%557] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %559 = vector.shuffle %555, %558 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %560 = wave.mma %559, %537, %454 : vector<16xf16>, vector<8xf32>
      %561 = arith.muli %452, %c2 : index
      %562 = arith.addi %561, %c6 : index
      %563 = arith.muli %tileRows, %c11 : index
      %564 = arith.muli %562, %563 : index
      %565 = arith.addi %76, %564 : index
      %566 = vector.load %x[%565] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %567 = arith.muli %tileRows, %c1 : index
      %568 = arith.addi %565, %567 : index
      %569 = vector.load %x[%568] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %570 = vector.shuffle %566, %569 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %571 = wave.mma %570, %537, %455 : vector<16xf16>, vector<8xf32>
      %572 = arith.muli %452, %c2 : index
      %573 = arith.addi %572, %c6 : index
      %574 = arith.muli %tileRows, %c11 : index
      %575 = arith.muli %573, %574 : index
      %576 = arith.addi %94, %575 : index
      %577 = vector.load %x[%576] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %578 = arith.muli %tileRows, %c1 : index
      %579 = arith.addi %576, %578 : index
      %580 = vector.load %x[%579] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %581 = vector.shuffle %577, %580 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %582 = wave.mma %581, %537, %456 : vector<16xf16>, vector<8xf32>
      %583 = arith.muli %452, %c2 : index
      %584 = arith.addi %583, %c5 : index
      %585 = arith.muli %tileRows, %c11 : index
      %586 = arith.muli %584, %585 : index
      %587 = arith.addi %40, %586 : index
      %588 = vector.load %x[%587] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %589 = arith.muli %tileRows, %c1 : index
      %590 = arith.addi %587, %589 : index
      %591 = vector.load %x[%590] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %592 = vector.shuffle %588, %591 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %593 = wave.mma %592, %538, %549 : vector<16xf16>, vector<8xf32>
      %594 = arith.muli %452, %c2 : index
      %595 = arith.addi %594, %c5 : index
      %596 = arith.muli %tileRows, %c11 : index
      %597 = arith.muli %595, %596 : index
      %598 = arith.addi %58, %597 : index
      %599 = vector.load %x[%598] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %600 = arith.muli %tileRows, %c1 : index
      %601 = arith.addi %598, %600 : index
      %602 = vector.load %x[%601] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %603 = vector.shuffle %599, %602 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %604 = wave.mma %603, %538, %560 : vector<16xf16>, vector<8xf32>
      %605 = arith.muli %452, %c2 : index
      %606 = arith.addi %605, %c5 : index
      %607 = arith.muli %tileRows, %c11 : index
      %608 = arith.muli %606, %607 : index
      %609 = arith.addi %76, %608 : index
      %610 = vector.load %x[%609] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %611 = arith.muli %tileRows, %c1 : index
      %612 = arith.addi %609, %611 : index
      %613 = vector.load %x[%612] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %614 = vector.shuffle %610, %613 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %615 = wave.mma %614, %538, %571 : vector<16xf16>, vector<8xf32>
      %616 = arith.muli %452, %c2 : index
      %617 = arith.addi %616, %c5 : index
      %618 = arith.muli %tileRows, %c11 : index
      %619 = arith.muli %617, %618 : index
      %620 = arith.addi %94, %619 : index
      %621 = vector.load %x[%620] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %622 = arith.muli %tileRows, %c1 : index
      %623 = arith.addi %620, %622 : index
      %624 = vector.load %x[%623] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %625 = vector.shuffle %621, %624 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %626 = wave.mma %625, %538, %582 : vector<16xf16>, vector<8xf32>
      scf.yield %593, %604, %615, %626 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %627 = wave.lane
    %628 = vector.extract %457#0[0] : f32 from vector<8xf32>
    %629 = wave.lane
    %630 = arith.addi %16, %c6 : index
    %631 = arith.muli %c6, %c2 : index
    %632 = arith.addi %630, %631 : index
    %633 = arith.divui %629, %c11 : index
    %634 = arith.addi %632, %633 : index
    %635 = arith.cmpi slt, %634, %15 : index
    scf.if %635 {
      %636 = arith.cmpi eq, %hasFactors, %c5 : index
      %637 = arith.muli %634, %c2 : index
      %638 = memref.load %factors[%637] : memref<?xf32>
      %639 = arith.mulf %638, %operandScale : f32
      %640 = arith.select %636, %639, %operandScale : f32
      %641 = arith.remui %629, %c11 : index
      %642 = arith.muli %641, %c18 : index
      %643 = arith.addi %13, %642 : index
      %644 = vector.load %w[%643] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %645 = vector.bitcast %644 : vector<4xi8> to vector<1xf32>
      %646 = vector.extract %645[0] : f32 from vector<1xf32>
      %647 = arith.mulf %646, %640 : f32
      %648 = arith.mulf %628, %647 : f32
      %649 = arith.muli %634, %outputFeatures : index
      %650 = arith.addi %649, %19 : index
      %651 = wave.lane
      %652 = arith.remui %651, %c11 : index
      %653 = arith.addi %650, %652 : index
      scf.if %17 {
        %654 = arith.addi %653, %c6 : index
        %655 = memref.load %residual[%654] : memref<?xf32>
        %656 = arith.addf %655, %648 : f32
        %657 = arith.addi %653, %c6 : index
        memref.store %656, %out[%657] : memref<?xf32>
      } else {
        %658 = arith.addi %653, %c6 : index
        memref.store %648, %out[%658] : memref<?xf32>
      }
    }
    %659 = vector.extract %457#0[1] : f32 from vector<8xf32>
    %660 = wave.lane
    %661 = arith.addi %16, %c6 : index
    %662 = arith.muli %c5, %c2 : index
    %663 = arith.addi %661, %662 : index
    %664 = arith.divui %660, %c11 : index
    %665 = arith.addi %663, %664 : index
    %666 = arith.cmpi slt, %665, %15 : index
    scf.if %666 {
      %667 = arith.cmpi eq, %hasFactors, %c5 : index
      %668 = arith.muli %665, %c2 : index
      %669 = memref.load %factors[%668] : memref<?xf32>
      %670 = arith.mulf %669, %operandScale : f32
      %671 = arith.select %667, %670, %operandScale : f32
      %672 = arith.remui %660, %c11 : index
      %673 = arith.muli %672, %c18 : index
      %674 = arith.addi %13, %673 : index
      %675 = vector.load %w[%674] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %676 = vector.bitcast %675 : vector<4xi8> to vector<1xf32>
      %677 = vector.extract %676[0] : f32 from vector<1xf32>
      %678 = arith.mulf %677, %671 : f32
      %679 = arith.mulf %659, %678 : f32
      %680 = arith.muli %665, %outputFeatures : index
      %681 = arith.addi %680, %19 : index
      %682 = wave.lane
      %683 = arith.remui %682, %c11 : index
      %684 = arith.addi %681, %683 : index
      scf.if %17 {
        %685 = arith.addi %684, %c6 : index
        %686 = memref.load %residual[%685] : memref<?xf32>
        %687 = arith.addf %686, %679 : f32
        %688 = arith.addi %684, %c6 : index
        memref.store %687, %out[%688] : memref<?xf32>
      } else {
        %689 = arith.addi %684, %c6 : index
        memref.store %679, %out[%689] : memref<?xf32>
      }
    }
    %690 = vector.extract %457#0[2] : f32 from vector<8xf32>
    %691 = wave.lane
    %692 = arith.addi %16, %c6 : index
    %693 = arith.muli %c2, %c2 : index
    %694 = arith.addi %692, %693 : index
    %695 = arith.divui %691, %c11 : index
    %696 = arith.addi %694, %695 : index
    %697 = arith.cmpi slt, %696, %15 : index
    scf.if %697 {
      %698 = arith.cmpi eq, %hasFactors, %c5 : index
      %699 = arith.muli %696, %c2 : index
      %700 = memref.load %factors[%699] : memref<?xf32>
      %701 = arith.mulf %700, %operandScale : f32
      %702 = arith.select %698, %701, %operandScale : f32
      %703 = arith.remui %691, %c11 : index
      %704 = arith.muli %703, %c18 : index
      %705 = arith.addi %13, %704 : index
      %706 = vector.load %w[%705] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %707 = vector.bitcast %706 : vector<4xi8> to vector<1xf32>
      %708 = vector.extract %707[0] : f32 from vector<1xf32>
      %709 = arith.mulf %708, %702 : f32
      %710 = arith.mulf %690, %709 : f32
      %711 = arith.muli %696, %outputFeatures : index
      %712 = arith.addi %711, %19 : index
      %713 = wave.lane
      %714 = arith.remui %713, %c11 : index
      %715 = arith.addi %712, %714 : index
      scf.if %17 {
        %716 = arith.addi %715, %c6 : index
        %717 = memref.load %residual[%716] : memref<?xf32>
        %718 = arith.addf %717, %710 : f32
        %719 = arith.addi %715, %c6 : index
        memref.store %718, %out[%719] : memref<?xf32>
      } else {
        %720 = arith.addi %715, %c6 : index
        memref.store %710, %out[%720] : memref<?xf32>
      }
    }
    %721 = vector.extract %457#0[3] : f32 from vector<8xf32>
    %722 = wave.lane
    %723 = arith.addi %16, %c6 : index
    %724 = arith.muli %c32, %c2 : index
    %725 = arith.addi %723, %724 : index
    %726 = arith.divui %722, %c11 : index
    %727 = arith.addi %725, %726 : index
    %728 = arith.cmpi slt, %727, %15 : index
    scf.if %728 {
      %729 = arith.cmpi eq, %hasFactors, %c5 : index
      %730 = arith.muli %727, %c2 : index
      %731 = memref.load %factors[%730] : memref<?xf32>
      %732 = arith.mulf %731, %operandScale : f32
      %733 = arith.select %729, %732, %operandScale : f32
      %734 = arith.remui %722, %c11 : index
      %735 = arith.muli %734, %c18 : index
      %736 = arith.addi %13, %735 : index
      %737 = vector.load %w[%736] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %738 = vector.bitcast %737 : vector<4xi8> to vector<1xf32>
      %739 = vector.extract %738[0] : f32 from vector<1xf32>
      %740 = arith.mulf %739, %733 : f32
      %741 = arith.mulf %721, %740 : f32
      %742 = arith.muli %727, %outputFeatures : index
      %743 = arith.addi %742, %19 : index
      %744 = wave.lane
      %745 = arith.remui %744, %c11 : index
      %746 = arith.addi %743, %745 : index
      scf.if %17 {
        %747 = arith.addi %746, %c6 : index
        %748 = memref.load %residual[%747] : memref<?xf32>
        %749 = arith.addf %748, %741 : f32
        %750 = arith.addi %746, %c6 : index
        memref.store %749, %out[%750] : memref<?xf32>
      } else {
        %751 = arith.addi %746, %c6 : index
        memref.store %741, %out[%751] : memref<?xf32>
      }
    }
    %752 = vector.extract %457#0[4] : f32 from vector<8xf32>
    %753 = wave.lane
    %754 = arith.addi %16, %c6 : index
    %755 = arith.muli %c18, %c2 : index
    %756 = arith.addi %754, %755 : index
    %757 = arith.divui %753, %c11 : index
    %758 = arith.addi %756, %757 : index
    %759 = arith.cmpi slt, %758, %15 : index
    scf.if %759 {
      %760 = arith.cmpi eq, %hasFactors, %c5 : index
      %761 = arith.muli %758, %c2 : index
      %762 = memref.load %factors[%761] : memref<?xf32>
      %763 = arith.mulf %762, %operandScale : f32
      %764 = arith.select %760, %763, %operandScale : f32
      %765 = arith.remui %753, %c11 : index
      %766 = arith.muli %765, %c18 : index
      %767 = arith.addi %13, %766 : index
      %768 = vector.load %w[%767] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %769 = vector.bitcast %768 : vector<4xi8> to vector<1xf32>
      %770 = vector.extract %769[0] : f32 from vector<1xf32>
      %771 = arith.mulf %770, %764 : f32
      %772 = arith.mulf %752, %771 : f32
      %773 = arith.muli %758, %outputFeatures : index
      %774 = arith.addi %773, %19 : index
      %775 = wave.lane
      %776 = arith.remui %775, %c11 : index
      %777 = arith.addi %774, %776 : index
      scf.if %17 {
        %778 = arith.addi %777, %c6 : index
        %779 = memref.load %residual[%778] : memref<?xf32>
        %780 = arith.addf %779, %772 : f32
        %781 = arith.addi %777, %c6 : index
        memref.store %780, %out[%781] : memref<?xf32>
      } else {
        %782 = arith.addi %777, %c6 : index
        memref.store %772, %out[%782] : memref<?xf32>
      }
    }
    %783 = vector.extract %457#0[5] : f32 from vector<8xf32>
    %784 = wave.lane
    %785 = arith.addi %16, %c6 : index
    %786 = arith.muli %c35, %c2 : index
    %787 = arith.addi %785, %786 : index
    %788 = arith.divui %784, %c11 : index
    %789 = arith.addi %787, %788 : index
    %790 = arith.cmpi slt, %789, %15 : index
    scf.if %790 {
      %791 = arith.cmpi eq, %hasFactors, %c5 : index
      %792 = arith.muli %789, %c2 : index
      %793 = memref.load %factors[%792] : memref<?xf32>
      %794 = arith.mulf %793, %operandScale : f32
      %795 = arith.select %791, %794, %operandScale : f32
      %796 = arith.remui %784, %c11 : index
      %797 = arith.muli %796, %c18 : index
      %798 = arith.addi %13, %797 : index
      %799 = vector.load %w[%798] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %800 = vector.bitcast %799 : vector<4xi8> to vector<1xf32>
      %801 = vector.extract %800[0] : f32 from vector<1xf32>
      %802 = arith.mulf %801, %795 : f32
      %803 = arith.mulf %783, %802 : f32
      %804 = arith.muli %789, %outputFeatures : index
      %805 = arith.addi %804, %19 : index
      %806 = wave.lane
      %807 = arith.remui %806, %c11 : index
      %808 = arith.addi %805, %807 : index
      scf.if %17 {
        %809 = arith.addi %808, %c6 : index
        %810 = memref.load %residual[%809] : memref<?xf32>
        %811 = arith.addf %810, %803 : f32
        %812 = arith.addi %808, %c6 : index
        memref.store %811, %out[%812] : memref<?xf32>
      } else {
        %813 = arith.addi %808, %c6 : index
        memref.store %803, %out[%813] : memref<?xf32>
      }
    }
    %814 = vector.extract %457#0[6] : f32 from vector<8xf32>
    %815 = wave.lane
    %816 = arith.addi %16, %c6 : index
    %817 = arith.muli %c36, %c2 : index
    %818 = arith.addi %816, %817 : index
    %819 = arith.divui %815, %c11 : index
    %820 = arith.addi %818, %819 : index
    %821 = arith.cmpi slt, %820, %15 : index
    scf.if %821 {
      %822 = arith.cmpi eq, %hasFactors, %c5 : index
      %823 = arith.muli %820, %c2 : index
      %824 = memref.load %factors[%823] : memref<?xf32>
      %825 = arith.mulf %824, %operandScale : f32
      %826 = arith.select %822, %825, %operandScale : f32
      %827 = arith.remui %815, %c11 : index
      %828 = arith.muli %827, %c18 : index
      %829 = arith.addi %13, %828 : index
      %830 = vector.load %w[%829] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %831 = vector.bitcast %830 : vector<4xi8> to vector<1xf32>
      %832 = vector.extract %831[0] : f32 from vector<1xf32>
      %833 = arith.mulf %832, %826 : f32
      %834 = arith.mulf %814, %833 : f32
      %835 = arith.muli %820, %outputFeatures : index
      %836 = arith.addi %835, %19 : index
      %837 = wave.lane
      %838 = arith.remui %837, %c11 : index
      %839 = arith.addi %836, %838 : index
      scf.if %17 {
        %840 = arith.addi %839, %c6 : index
        %841 = memref.load %residual[%840] : memref<?xf32>
        %842 = arith.addf %841, %834 : f32
        %843 = arith.addi %839, %c6 : index
        memref.store %842, %out[%843] : memref<?xf32>
      } else {
        %844 = arith.addi %839, %c6 : index
        memref.store %834, %out[%844] : memref<?xf32>
      }
    }
    %845 = vector.extract %457#0[7] : f32 from vector<8xf32>
    %846 = wave.lane
    %847 = arith.addi %16, %c6 : index
    %848 = arith.muli %c37, %c2 : index
    %849 = arith.addi %847, %848 : index
    %850 = arith.divui %846, %c11 : index
    %851 = arith.addi %849, %850 : index
    %852 = arith.cmpi slt, %851, %15 : index
    scf.if %852 {
      %853 = arith.cmpi eq, %hasFactors, %c5 : index
      %854 = arith.muli %851, %c2 : index
      %855 = memref.load %factors[%854] : memref<?xf32>
      %856 = arith.mulf %855, %operandScale : f32
      %857 = arith.select %853, %856, %operandScale : f32
      %858 = arith.remui %846, %c11 : index
      %859 = arith.muli %858, %c18 : index
      %860 = arith.addi %13, %859 : index
      %861 = vector.load %w[%860] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %862 = vector.bitcast %861 : vector<4xi8> to vector<1xf32>
      %863 = vector.extract %862[0] : f32 from vector<1xf32>
      %864 = arith.mulf %863, %857 : f32
      %865 = arith.mulf %845, %864 : f32
      %866 = arith.muli %851, %outputFeatures : index
      %867 = arith.addi %866, %19 : index
      %868 = wave.lane
      %869 = arith.remui %868, %c11 : index
      %870 = arith.addi %867, %869 : index
      scf.if %17 {
        %871 = arith.addi %870, %c6 : index
        %872 = memref.load %residual[%871] : memref<?xf32>
        %873 = arith.addf %872, %865 : f32
        %874 = arith.addi %870, %c6 : index
        memref.store %873, %out[%874] : memref<?xf32>
      } else {
        %875 = arith.addi %870, %c6 : index
        memref.store %865, %out[%875] : memref<?xf32>
      }
    }
    %876 = wave.lane
    %877 = vector.extract %457#1[0] : f32 from vector<8xf32>
    %878 = wave.lane
    %879 = arith.addi %16, %c11 : index
    %880 = arith.muli %c6, %c2 : index
    %881 = arith.addi %879, %880 : index
    %882 = arith.divui %878, %c11 : index
    %883 = arith.addi %881, %882 : index
    %884 = arith.cmpi slt, %883, %15 : index
    scf.if %884 {
      %885 = arith.cmpi eq, %hasFactors, %c5 : index
      %886 = arith.muli %883, %c2 : index
      %887 = memref.load %factors[%886] : memref<?xf32>
      %888 = arith.mulf %887, %operandScale : f32
      %889 = arith.select %885, %888, %operandScale : f32
      %890 = arith.remui %878, %c11 : index
      %891 = arith.muli %890, %c18 : index
      %892 = arith.addi %13, %891 : index
      %893 = vector.load %w[%892] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %894 = vector.bitcast %893 : vector<4xi8> to vector<1xf32>
      %895 = vector.extract %894[0] : f32 from vector<1xf32>
      %896 = arith.mulf %895, %889 : f32
      %897 = arith.mulf %877, %896 : f32
      %898 = arith.muli %883, %outputFeatures : index
      %899 = arith.addi %898, %19 : index
      %900 = wave.lane
      %901 = arith.remui %900, %c11 : index
      %902 = arith.addi %899, %901 : index
      scf.if %17 {
        %903 = arith.addi %902, %c6 : index
        %904 = memref.load %residual[%903] : memref<?xf32>
        %905 = arith.addf %904, %897 : f32
        %906 = arith.addi %902, %c6 : index
        memref.store %905, %out[%906] : memref<?xf32>
      } else {
        %907 = arith.addi %902, %c6 : index
        memref.store %897, %out[%907] : memref<?xf32>
      }
    }
    %908 = vector.extract %457#1[1] : f32 from vector<8xf32>
    %909 = wave.lane
    %910 = arith.addi %16, %c11 : index
    %911 = arith.muli %c5, %c2 : index
    %912 = arith.addi %910, %911 : index
    %913 = arith.divui %909, %c11 : index
    %914 = arith.addi %912, %913 : index
    %915 = arith.cmpi slt, %914, %15 : index
    scf.if %915 {
      %916 = arith.cmpi eq, %hasFactors, %c5 : index
      %917 = arith.muli %914, %c2 : index
      %918 = memref.load %factors[%917] : memref<?xf32>
      %919 = arith.mulf %918, %operandScale : f32
      %920 = arith.select %916, %919, %operandScale : f32
      %921 = arith.remui %909, %c11 : index
      %922 = arith.muli %921, %c18 : index
      %923 = arith.addi %13, %922 : index
      %924 = vector.load %w[%923] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %925 = vector.bitcast %924 : vector<4xi8> to vector<1xf32>
      %926 = vector.extract %925[0] : f32 from vector<1xf32>
      %927 = arith.mulf %926, %920 : f32
      %928 = arith.mulf %908, %927 : f32
      %929 = arith.muli %914, %outputFeatures : index
      %930 = arith.addi %929, %19 : index
      %931 = wave.lane
      %932 = arith.remui %931, %c11 : index
      %933 = arith.addi %930, %932 : index
      scf.if %17 {
        %934 = arith.addi %933, %c6 : index
        %935 = memref.load %residual[%934] : memref<?xf32>
        %936 = arith.addf %935, %928 : f32
        %937 = arith.addi %933, %c6 : index
        memref.store %936, %out[%937] : memref<?xf32>
      } else {
        %938 = arith.addi %933, %c6 : index
        memref.store %928, %out[%938] : memref<?xf32>
      }
    }
    %939 = vector.extract %457#1[2] : f32 from vector<8xf32>
    %940 = wave.lane
    %941 = arith.addi %16, %c11 : index
    %942 = arith.muli %c2, %c2 : index
    %943 = arith.addi %941, %942 : index
    %944 = arith.divui %940, %c11 : index
    %945 = arith.addi %943, %944 : index
    %946 = arith.cmpi slt, %945, %15 : index
    scf.if %946 {
      %947 = arith.cmpi eq, %hasFactors, %c5 : index
      %948 = arith.muli %945, %c2 : index
      %949 = memref.load %factors[%948] : memref<?xf32>
      %950 = arith.mulf %949, %operandScale : f32
      %951 = arith.select %947, %950, %operandScale : f32
      %952 = arith.remui %940, %c11 : index
      %953 = arith.muli %952, %c18 : index
      %954 = arith.addi %13, %953 : index
      %955 = vector.load %w[%954] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %956 = vector.bitcast %955 : vector<4xi8> to vector<1xf32>
      %957 = vector.extract %956[0] : f32 from vector<1xf32>
      %958 = arith.mulf %957, %951 : f32
      %959 = arith.mulf %939, %958 : f32
      %960 = arith.muli %945, %outputFeatures : index
      %961 = arith.addi %960, %19 : index
      %962 = wave.lane
      %963 = arith.remui %962, %c11 : index
      %964 = arith.addi %961, %963 : index
      scf.if %17 {
        %965 = arith.addi %964, %c6 : index
        %966 = memref.load %residual[%965] : memref<?xf32>
        %967 = arith.addf %966, %959 : f32
        %968 = arith.addi %964, %c6 : index
        memref.store %967, %out[%968] : memref<?xf32>
      } else {
        %969 = arith.addi %964, %c6 : index
        memref.store %959, %out[%969] : memref<?xf32>
      }
    }
    %970 = vector.extract %457#1[3] : f32 from vector<8xf32>
    %971 = wave.lane
    %972 = arith.addi %16, %c11 : index
    %973 = arith.muli %c32, %c2 : index
    %974 = arith.addi %972, %973 : index
    %975 = arith.divui %971, %c11 : index
    %976 = arith.addi %974, %975 : index
    %977 = arith.cmpi slt, %976, %15 : index
    scf.if %977 {
      %978 = arith.cmpi eq, %hasFactors, %c5 : index
      %979 = arith.muli %976, %c2 : index
      %980 = memref.load %factors[%979] : memref<?xf32>
      %981 = arith.mulf %980, %operandScale : f32
      %982 = arith.select %978, %981, %operandScale : f32
      %983 = arith.remui %971, %c11 : index
      %984 = arith.muli %983, %c18 : index
      %985 = arith.addi %13, %984 : index
      %986 = vector.load %w[%985] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %987 = vector.bitcast %986 : vector<4xi8> to vector<1xf32>
      %988 = vector.extract %987[0] : f32 from vector<1xf32>
      %989 = arith.mulf %988, %982 : f32
      %990 = arith.mulf %970, %989 : f32
      %991 = arith.muli %976, %outputFeatures : index
      %992 = arith.addi %991, %19 : index
      %993 = wave.lane
      %994 = arith.remui %993, %c11 : index
      %995 = arith.addi %992, %994 : index
      scf.if %17 {
        %996 = arith.addi %995, %c6 : index
        %997 = memref.load %residual[%996] : memref<?xf32>
        %998 = arith.addf %997, %990 : f32
        %999 = arith.addi %995, %c6 : index
        memref.store %998, %out[%999] : memref<?xf32>
      } else {
        %1000 = arith.addi %995, %c6 : index
        memref.store %990, %out[%1000] : memref<?xf32>
      }
    }
    %1001 = vector.extract %457#1[4] : f32 from vector<8xf32>
    %1002 = wave.lane
    %1003 = arith.addi %16, %c11 : index
    %1004 = arith.muli %c18, %c2 : index
    %1005 = arith.addi %1003, %1004 : index
    %1006 = arith.divui %1002, %c11 : index
    %1007 = arith.addi %1005, %1006 : index
    %1008 = arith.cmpi slt, %1007, %15 : index
    scf.if %1008 {
      %1009 = arith.cmpi eq, %hasFactors, %c5 : index
      %1010 = arith.muli %1007, %c2 : index
      %1011 = memref.load %factors[%1010] : memref<?xf32>
      %1012 = arith.mulf %1011, %operandScale : f32
      %1013 = arith.select %1009, %1012, %operandScale : f32
      %1014 = arith.remui %1002, %c11 : index
      %1015 = arith.muli %1014, %c18 : index
      %1016 = arith.addi %13, %1015 : index
      %1017 = vector.load %w[%1016] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1018 = vector.bitcast %1017 : vector<4xi8> to vector<1xf32>
      %1019 = vector.extract %1018[0] : f32 from vector<1xf32>
      %1020 = arith.mulf %1019, %1013 : f32
      %1021 = arith.mulf %1001, %1020 : f32
      %1022 = arith.muli %1007, %outputFeatures : index
      %1023 = arith.addi %1022, %19 : index
      %1024 = wave.lane
      %1025 = arith.remui %1024, %c11 : index
      %1026 = arith.addi %1023, %1025 : index
      scf.if %17 {
        %1027 = arith.addi %1026, %c6 : index
        %1028 = memref.load %residual[%1027] : memref<?xf32>
        %1029 = arith.addf %1028, %1021 : f32
        %1030 = arith.addi %1026, %c6 : index
        memref.store %1029, %out[%1030] : memref<?xf32>
      } else {
        %1031 = arith.addi %1026, %c6 : index
        memref.store %1021, %out[%1031] : memref<?xf32>
      }
    }
    %1032 = vector.extract %457#1[5] : f32 from vector<8xf32>
    %1033 = wave.lane
    %1034 = arith.addi %16, %c11 : index
    %1035 = arith.muli %c35, %c2 : index
    %1036 = arith.addi %1034, %1035 : index
    %1037 = arith.divui %1033, %c11 : index
    %1038 = arith.addi %1036, %1037 : index
    %1039 = arith.cmpi slt, %1038, %15 : index
    scf.if %1039 {
      %1040 = arith.cmpi eq, %hasFactors, %c5 : index
      %1041 = arith.muli %1038, %c2 : index
      %1042 = memref.load %factors[%1041] : memref<?xf32>
      %1043 = arith.mulf %1042, %operandScale : f32
      %1044 = arith.select %1040, %1043, %operandScale : f32
      %1045 = arith.remui %1033, %c11 : index
      %1046 = arith.muli %1045, %c18 : index
      %1047 = arith.addi %13, %1046 : index
      %1048 = vector.load %w[%1047] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1049 = vector.bitcast %1048 : vector<4xi8> to vector<1xf32>
      %1050 = vector.extract %1049[0] : f32 from vector<1xf32>
      %1051 = arith.mulf %1050, %1044 : f32
      %1052 = arith.mulf %1032, %1051 : f32
      %1053 = arith.muli %1038, %outputFeatures : index
      %1054 = arith.addi %1053, %19 : index
      %1055 = wave.lane
      %1056 = arith.remui %1055, %c11 : index
      %1057 = arith.addi %1054, %1056 : index
      scf.if %17 {
        %1058 = arith.addi %1057, %c6 : index
        %1059 = memref.load %residual[%1058] : memref<?xf32>
        %1060 = arith.addf %1059, %1052 : f32
        %1061 = arith.addi %1057, %c6 : index
        memref.store %1060, %out[%1061] : memref<?xf32>
      } else {
        %1062 = arith.addi %1057, %c6 : index
        memref.store %1052, %out[%1062] : memref<?xf32>
      }
    }
    %1063 = vector.extract %457#1[6] : f32 from vector<8xf32>
    %1064 = wave.lane
    %1065 = arith.addi %16, %c11 : index
    %1066 = arith.muli %c36, %c2 : index
    %1067 = arith.addi %1065, %1066 : index
    %1068 = arith.divui %1064, %c11 : index
    %1069 = arith.addi %1067, %1068 : index
    %1070 = arith.cmpi slt, %1069, %15 : index
    scf.if %1070 {
      %1071 = arith.cmpi eq, %hasFactors, %c5 : index
      %1072 = arith.muli %1069, %c2 : index
      %1073 = memref.load %factors[%1072] : memref<?xf32>
      %1074 = arith.mulf %1073, %operandScale : f32
      %1075 = arith.select %1071, %1074, %operandScale : f32
      %1076 = arith.remui %1064, %c11 : index
      %1077 = arith.muli %1076, %c18 : index
      %1078 = arith.addi %13, %1077 : index
      %1079 = vector.load %w[%1078] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1080 = vector.bitcast %1079 : vector<4xi8> to vector<1xf32>
      %1081 = vector.extract %1080[0] : f32 from vector<1xf32>
      %1082 = arith.mulf %1081, %1075 : f32
      %1083 = arith.mulf %1063, %1082 : f32
      %1084 = arith.muli %1069, %outputFeatures : index
      %1085 = arith.addi %1084, %19 : index
      %1086 = wave.lane
      %1087 = arith.remui %1086, %c11 : index
      %1088 = arith.addi %1085, %1087 : index
      scf.if %17 {
        %1089 = arith.addi %1088, %c6 : index
        %1090 = memref.load %residual[%1089] : memref<?xf32>
        %1091 = arith.addf %1090, %1083 : f32
        %1092 = arith.addi %1088, %c6 : index
        memref.store %1091, %out[%1092] : memref<?xf32>
      } else {
        %1093 = arith.addi %1088, %c6 : index
        memref.store %1083, %out[%1093] : memref<?xf32>
      }
    }
    %1094 = vector.extract %457#1[7] : f32 from vector<8xf32>
    %1095 = wave.lane
    %1096 = arith.addi %16, %c11 : index
    %1097 = arith.muli %c37, %c2 : index
    %1098 = arith.addi %1096, %1097 : index
    %1099 = arith.divui %1095, %c11 : index
    %1100 = arith.addi %1098, %1099 : index
    %1101 = arith.cmpi slt, %1100, %15 : index
    scf.if %1101 {
      %1102 = arith.cmpi eq, %hasFactors, %c5 : index
      %1103 = arith.muli %1100, %c2 : index
      %1104 = memref.load %factors[%1103] : memref<?xf32>
      %1105 = arith.mulf %1104, %operandScale : f32
      %1106 = arith.select %1102, %1105, %operandScale : f32
      %1107 = arith.remui %1095, %c11 : index
      %1108 = arith.muli %1107, %c18 : index
      %1109 = arith.addi %13, %1108 : index
      %1110 = vector.load %w[%1109] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1111 = vector.bitcast %1110 : vector<4xi8> to vector<1xf32>
      %1112 = vector.extract %1111[0] : f32 from vector<1xf32>
      %1113 = arith.mulf %1112, %1106 : f32
      %1114 = arith.mulf %1094, %1113 : f32
      %1115 = arith.muli %1100, %outputFeatures : index
      %1116 = arith.addi %1115, %19 : index
      %1117 = wave.lane
      %1118 = arith.remui %1117, %c11 : index
      %1119 = arith.addi %1116, %1118 : index
      scf.if %17 {
        %1120 = arith.addi %1119, %c6 : index
        %1121 = memref.load %residual[%1120] : memref<?xf32>
        %1122 = arith.addf %1121, %1114 : f32
        %1123 = arith.addi %1119, %c6 : index
        memref.store %1122, %out[%1123] : memref<?xf32>
      } else {
        %1124 = arith.addi %1119, %c6 : index
        memref.store %1114, %out[%1124] : memref<?xf32>
      }
    }
    %1125 = wave.lane
    %1126 = vector.extract %457#2[0] : f32 from vector<8xf32>
    %1127 = wave.lane
    %1128 = arith.addi %16, %c13 : index
    %1129 = arith.muli %c6, %c2 : index
    %1130 = arith.addi %1128, %1129 : index
    %1131 = arith.divui %1127, %c11 : index
    %1132 = arith.addi %1130, %1131 : index
    %1133 = arith.cmpi slt, %1132, %15 : index
    scf.if %1133 {
      %1134 = arith.cmpi eq, %hasFactors, %c5 : index
      %1135 = arith.muli %1132, %c2 : index
      %1136 = memref.load %factors[%1135] : memref<?xf32>
      %1137 = arith.mulf %1136, %operandScale : f32
      %1138 = arith.select %1134, %1137, %operandScale : f32
      %1139 = arith.remui %1127, %c11 : index
      %1140 = arith.muli %1139, %c18 : index
      %1141 = arith.addi %13, %1140 : index
      %1142 = vector.load %w[%1141] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1143 = vector.bitcast %1142 : vector<4xi8> to vector<1xf32>
      %1144 = vector.extract %1143[0] : f32 from vector<1xf32>
      %1145 = arith.mulf %1144, %1138 : f32
      %1146 = arith.mulf %1126, %1145 : f32
      %1147 = arith.muli %1132, %outputFeatures : index
      %1148 = arith.addi %1147, %19 : index
      %1149 = wave.lane
      %1150 = arith.remui %1149, %c11 : index
      %1151 = arith.addi %1148, %1150 : index
      scf.if %17 {
        %1152 = arith.addi %1151, %c6 : index
        %1153 = memref.load %residual[%1152] : memref<?xf32>
        %1154 = arith.addf %1153, %1146 : f32
        %1155 = arith.addi %1151, %c6 : index
        memref.store %1154, %out[%1155] : memref<?xf32>
      } else {
        %1156 = arith.addi %1151, %c6 : index
        memref.store %1146, %out[%1156] : memref<?xf32>
      }
    }
    %1157 = vector.extract %457#2[1] : f32 from vector<8xf32>
    %1158 = wave.lane
    %1159 = arith.addi %16, %c13 : index
    %1160 = arith.muli %c5, %c2 : index
    %1161 = arith.addi %1159, %1160 : index
    %1162 = arith.divui %1158, %c11 : index
    %1163 = arith.addi %1161, %1162 : index
    %1164 = arith.cmpi slt, %1163, %15 : index
    scf.if %1164 {
      %1165 = arith.cmpi eq, %hasFactors, %c5 : index
      %1166 = arith.muli %1163, %c2 : index
      %1167 = memref.load %factors[%1166] : memref<?xf32>
      %1168 = arith.mulf %1167, %operandScale : f32
      %1169 = arith.select %1165, %1168, %operandScale : f32
      %1170 = arith.remui %1158, %c11 : index
      %1171 = arith.muli %1170, %c18 : index
      %1172 = arith.addi %13, %1171 : index
      %1173 = vector.load %w[%1172] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1174 = vector.bitcast %1173 : vector<4xi8> to vector<1xf32>
      %1175 = vector.extract %1174[0] : f32 from vector<1xf32>
      %1176 = arith.mulf %1175, %1169 : f32
      %1177 = arith.mulf %1157, %1176 : f32
      %1178 = arith.muli %1163, %outputFeatures : index
      %1179 = arith.addi %1178, %19 : index
      %1180 = wave.lane
      %1181 = arith.remui %1180, %c11 : index
      %1182 = arith.addi %1179, %1181 : index
      scf.if %17 {
        %1183 = arith.addi %1182, %c6 : index
        %1184 = memref.load %residual[%1183] : memref<?xf32>
        %1185 = arith.addf %1184, %1177 : f32
        %1186 = arith.addi %1182, %c6 : index
        memref.store %1185, %out[%1186] : memref<?xf32>
      } else {
        %1187 = arith.addi %1182, %c6 : index
        memref.store %1177, %out[%1187] : memref<?xf32>
      }
    }
    %1188 = vector.extract %457#2[2] : f32 from vector<8xf32>
    %1189 = wave.lane
    %1190 = arith.addi %16, %c13 : index
    %1191 = arith.muli %c2, %c2 : index
    %1192 = arith.addi %1190, %1191 : index
    %1193 = arith.divui %1189, %c11 : index
    %1194 = arith.addi %1192, %1193 : index
    %1195 = arith.cmpi slt, %1194, %15 : index
    scf.if %1195 {
      %1196 = arith.cmpi eq, %hasFactors, %c5 : index
      %1197 = arith.muli %1194, %c2 : index
      %1198 = memref.load %factors[%1197] : memref<?xf32>
      %1199 = arith.mulf %1198, %operandScale : f32
      %1200 = arith.select %1196, %1199, %operandScale : f32
      %1201 = arith.remui %1189, %c11 : index
      %1202 = arith.muli %1201, %c18 : index
      %1203 = arith.addi %13, %1202 : index
      %1204 = vector.load %w[%1203] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1205 = vector.bitcast %1204 : vector<4xi8> to vector<1xf32>
      %1206 = vector.extract %1205[0] : f32 from vector<1xf32>
      %1207 = arith.mulf %1206, %1200 : f32
      %1208 = arith.mulf %1188, %1207 : f32
      %1209 = arith.muli %1194, %outputFeatures : index
      %1210 = arith.addi %1209, %19 : index
      %1211 = wave.lane
      %1212 = arith.remui %1211, %c11 : index
      %1213 = arith.addi %1210, %1212 : index
      scf.if %17 {
        %1214 = arith.addi %1213, %c6 : index
        %1215 = memref.load %residual[%1214] : memref<?xf32>
        %1216 = arith.addf %1215, %1208 : f32
        %1217 = arith.addi %1213, %c6 : index
        memref.store %1216, %out[%1217] : memref<?xf32>
      } else {
        %1218 = arith.addi %1213, %c6 : index
        memref.store %1208, %out[%1218] : memref<?xf32>
      }
    }
    %1219 = vector.extract %457#2[3] : f32 from vector<8xf32>
    %1220 = wave.lane
    %1221 = arith.addi %16, %c13 : index
    %1222 = arith.muli %c32, %c2 : index
    %1223 = arith.addi %1221, %1222 : index
    %1224 = arith.divui %1220, %c11 : index
    %1225 = arith.addi %1223, %1224 : index
    %1226 = arith.cmpi slt, %1225, %15 : index
    scf.if %1226 {
      %1227 = arith.cmpi eq, %hasFactors, %c5 : index
      %1228 = arith.muli %1225, %c2 : index
      %1229 = memref.load %factors[%1228] : memref<?xf32>
      %1230 = arith.mulf %1229, %operandScale : f32
      %1231 = arith.select %1227, %1230, %operandScale : f32
      %1232 = arith.remui %1220, %c11 : index
      %1233 = arith.muli %1232, %c18 : index
      %1234 = arith.addi %13, %1233 : index
      %1235 = vector.load %w[%1234] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1236 = vector.bitcast %1235 : vector<4xi8> to vector<1xf32>
      %1237 = vector.extract %1236[0] : f32 from vector<1xf32>
      %1238 = arith.mulf %1237, %1231 : f32
      %1239 = arith.mulf %1219, %1238 : f32
      %1240 = arith.muli %1225, %outputFeatures : index
      %1241 = arith.addi %1240, %19 : index
      %1242 = wave.lane
      %1243 = arith.remui %1242, %c11 : index
      %1244 = arith.addi %1241, %1243 : index
      scf.if %17 {
        %1245 = arith.addi %1244, %c6 : index
        %1246 = memref.load %residual[%1245] : memref<?xf32>
        %1247 = arith.addf %1246, %1239 : f32
        %1248 = arith.addi %1244, %c6 : index
        memref.store %1247, %out[%1248] : memref<?xf32>
      } else {
        %1249 = arith.addi %1244, %c6 : index
        memref.store %1239, %out[%1249] : memref<?xf32>
      }
    }
    %1250 = vector.extract %457#2[4] : f32 from vector<8xf32>
    %1251 = wave.lane
    %1252 = arith.addi %16, %c13 : index
    %1253 = arith.muli %c18, %c2 : index
    %1254 = arith.addi %1252, %1253 : index
    %1255 = arith.divui %1251, %c11 : index
    %1256 = arith.addi %1254, %1255 : index
    %1257 = arith.cmpi slt, %1256, %15 : index
    scf.if %1257 {
      %1258 = arith.cmpi eq, %hasFactors, %c5 : index
      %1259 = arith.muli %1256, %c2 : index
      %1260 = memref.load %factors[%1259] : memref<?xf32>
      %1261 = arith.mulf %1260, %operandScale : f32
      %1262 = arith.select %1258, %1261, %operandScale : f32
      %1263 = arith.remui %1251, %c11 : index
      %1264 = arith.muli %1263, %c18 : index
      %1265 = arith.addi %13, %1264 : index
      %1266 = vector.load %w[%1265] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1267 = vector.bitcast %1266 : vector<4xi8> to vector<1xf32>
      %1268 = vector.extract %1267[0] : f32 from vector<1xf32>
      %1269 = arith.mulf %1268, %1262 : f32
      %1270 = arith.mulf %1250, %1269 : f32
      %1271 = arith.muli %1256, %outputFeatures : index
      %1272 = arith.addi %1271, %19 : index
      %1273 = wave.lane
      %1274 = arith.remui %1273, %c11 : index
      %1275 = arith.addi %1272, %1274 : index
      scf.if %17 {
        %1276 = arith.addi %1275, %c6 : index
        %1277 = memref.load %residual[%1276] : memref<?xf32>
        %1278 = arith.addf %1277, %1270 : f32
        %1279 = arith.addi %1275, %c6 : index
        memref.store %1278, %out[%1279] : memref<?xf32>
      } else {
        %1280 = arith.addi %1275, %c6 : index
        memref.store %1270, %out[%1280] : memref<?xf32>
      }
    }
    %1281 = vector.extract %457#2[5] : f32 from vector<8xf32>
    %1282 = wave.lane
    %1283 = arith.addi %16, %c13 : index
    %1284 = arith.muli %c35, %c2 : index
    %1285 = arith.addi %1283, %1284 : index
    %1286 = arith.divui %1282, %c11 : index
    %1287 = arith.addi %1285, %1286 : index
    %1288 = arith.cmpi slt, %1287, %15 : index
    scf.if %1288 {
      %1289 = arith.cmpi eq, %hasFactors, %c5 : index
      %1290 = arith.muli %1287, %c2 : index
      %1291 = memref.load %factors[%1290] : memref<?xf32>
      %1292 = arith.mulf %1291, %operandScale : f32
      %1293 = arith.select %1289, %1292, %operandScale : f32
      %1294 = arith.remui %1282, %c11 : index
      %1295 = arith.muli %1294, %c18 : index
      %1296 = arith.addi %13, %1295 : index
      %1297 = vector.load %w[%1296] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1298 = vector.bitcast %1297 : vector<4xi8> to vector<1xf32>
      %1299 = vector.extract %1298[0] : f32 from vector<1xf32>
      %1300 = arith.mulf %1299, %1293 : f32
      %1301 = arith.mulf %1281, %1300 : f32
      %1302 = arith.muli %1287, %outputFeatures : index
      %1303 = arith.addi %1302, %19 : index
      %1304 = wave.lane
      %1305 = arith.remui %1304, %c11 : index
      %1306 = arith.addi %1303, %1305 : index
      scf.if %17 {
        %1307 = arith.addi %1306, %c6 : index
        %1308 = memref.load %residual[%1307] : memref<?xf32>
        %1309 = arith.addf %1308, %1301 : f32
        %1310 = arith.addi %1306, %c6 : index
        memref.store %1309, %out[%1310] : memref<?xf32>
      } else {
        %1311 = arith.addi %1306, %c6 : index
        memref.store %1301, %out[%1311] : memref<?xf32>
      }
    }
    %1312 = vector.extract %457#2[6] : f32 from vector<8xf32>
    %1313 = wave.lane
    %1314 = arith.addi %16, %c13 : index
    %1315 = arith.muli %c36, %c2 : index
    %1316 = arith.addi %1314, %1315 : index
    %1317 = arith.divui %1313, %c11 : index
    %1318 = arith.addi %1316, %1317 : index
    %1319 = arith.cmpi slt, %1318, %15 : index
    scf.if %1319 {
      %1320 = arith.cmpi eq, %hasFactors, %c5 : index
      %1321 = arith.muli %1318, %c2 : index
      %1322 = memref.load %factors[%1321] : memref<?xf32>
      %1323 = arith.mulf %1322, %operandScale : f32
      %1324 = arith.select %1320, %1323, %operandScale : f32
      %1325 = arith.remui %1313, %c11 : index
      %1326 = arith.muli %1325, %c18 : index
      %1327 = arith.addi %13, %1326 : index
      %1328 = vector.load %w[%1327] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1329 = vector.bitcast %1328 : vector<4xi8> to vector<1xf32>
      %1330 = vector.extract %1329[0] : f32 from vector<1xf32>
      %1331 = arith.mulf %1330, %1324 : f32
      %1332 = arith.mulf %1312, %1331 : f32
      %1333 = arith.muli %1318, %outputFeatures : index
      %1334 = arith.addi %1333, %19 : index
      %1335 = wave.lane
      %1336 = arith.remui %1335, %c11 : index
      %1337 = arith.addi %1334, %1336 : index
      scf.if %17 {
        %1338 = arith.addi %1337, %c6 : index
        %1339 = memref.load %residual[%1338] : memref<?xf32>
        %1340 = arith.addf %1339, %1332 : f32
        %1341 = arith.addi %1337, %c6 : index
        memref.store %1340, %out[%1341] : memref<?xf32>
      } else {
        %1342 = arith.addi %1337, %c6 : index
        memref.store %1332, %out[%1342] : memref<?xf32>
      }
    }
    %1343 = vector.extract %457#2[7] : f32 from vector<8xf32>
    %1344 = wave.lane
    %1345 = arith.addi %16, %c13 : index
    %1346 = arith.muli %c37, %c2 : index
    %1347 = arith.addi %1345, %1346 : index
    %1348 = arith.divui %1344, %c11 : index
    %1349 = arith.addi %1347, %1348 : index
    %1350 = arith.cmpi slt, %1349, %15 : index
    scf.if %1350 {
      %1351 = arith.cmpi eq, %hasFactors, %c5 : index
      %1352 = arith.muli %1349, %c2 : index
      %1353 = memref.load %factors[%1352] : memref<?xf32>
      %1354 = arith.mulf %1353, %operandScale : f32
      %1355 = arith.select %1351, %1354, %operandScale : f32
      %1356 = arith.remui %1344, %c11 : index
      %1357 = arith.muli %1356, %c18 : index
      %1358 = arith.addi %13, %1357 : index
      %1359 = vector.load %w[%1358] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1360 = vector.bitcast %1359 : vector<4xi8> to vector<1xf32>
      %1361 = vector.extract %1360[0] : f32 from vector<1xf32>
      %1362 = arith.mulf %1361, %1355 : f32
      %1363 = arith.mulf %1343, %1362 : f32
      %1364 = arith.muli %1349, %outputFeatures : index
      %1365 = arith.addi %1364, %19 : index
      %1366 = wave.lane
      %1367 = arith.remui %1366, %c11 : index
      %1368 = arith.addi %1365, %1367 : index
      scf.if %17 {
        %1369 = arith.addi %1368, %c6 : index
        %1370 = memref.load %residual[%1369] : memref<?xf32>
        %1371 = arith.addf %1370, %1363 : f32
        %1372 = arith.addi %1368, %c6 : index
        memref.store %1371, %out[%1372] : memref<?xf32>
      } else {
        %1373 = arith.addi %1368, %c6 : index
        memref.store %1363, %out[%1373] : memref<?xf32>
      }
    }
    %1374 = wave.lane
    %1375 = vector.extract %457#3[0] : f32 from vector<8xf32>
    %1376 = wave.lane
    %1377 = arith.addi %16, %c14 : index
    %1378 = arith.muli %c6, %c2 : index
    %1379 = arith.addi %1377, %1378 : index
    %1380 = arith.divui %1376, %c11 : index
    %1381 = arith.addi %1379, %1380 : index
    %1382 = arith.cmpi slt, %1381, %15 : index
    scf.if %1382 {
      %1383 = arith.cmpi eq, %hasFactors, %c5 : index
      %1384 = arith.muli %1381, %c2 : index
      %1385 = memref.load %factors[%1384] : memref<?xf32>
      %1386 = arith.mulf %1385, %operandScale : f32
      %1387 = arith.select %1383, %1386, %operandScale : f32
      %1388 = arith.remui %1376, %c11 : index
      %1389 = arith.muli %1388, %c18 : index
      %1390 = arith.addi %13, %1389 : index
      %1391 = vector.load %w[%1390] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1392 = vector.bitcast %1391 : vector<4xi8> to vector<1xf32>
      %1393 = vector.extract %1392[0] : f32 from vector<1xf32>
      %1394 = arith.mulf %1393, %1387 : f32
      %1395 = arith.mulf %1375, %1394 : f32
      %1396 = arith.muli %1381, %outputFeatures : index
      %1397 = arith.addi %1396, %19 : index
      %1398 = wave.lane
      %1399 = arith.remui %1398, %c11 : index
      %1400 = arith.addi %1397, %1399 : index
      scf.if %17 {
        %1401 = arith.addi %1400, %c6 : index
        %1402 = memref.load %residual[%1401] : memref<?xf32>
        %1403 = arith.addf %1402, %1395 : f32
        %1404 = arith.addi %1400, %c6 : index
        memref.store %1403, %out[%1404] : memref<?xf32>
      } else {
        %1405 = arith.addi %1400, %c6 : index
        memref.store %1395, %out[%1405] : memref<?xf32>
      }
    }
    %1406 = vector.extract %457#3[1] : f32 from vector<8xf32>
    %1407 = wave.lane
    %1408 = arith.addi %16, %c14 : index
    %1409 = arith.muli %c5, %c2 : index
    %1410 = arith.addi %1408, %1409 : index
    %1411 = arith.divui %1407, %c11 : index
    %1412 = arith.addi %1410, %1411 : index
    %1413 = arith.cmpi slt, %1412, %15 : index
    scf.if %1413 {
      %1414 = arith.cmpi eq, %hasFactors, %c5 : index
      %1415 = arith.muli %1412, %c2 : index
      %1416 = memref.load %factors[%1415] : memref<?xf32>
      %1417 = arith.mulf %1416, %operandScale : f32
      %1418 = arith.select %1414, %1417, %operandScale : f32
      %1419 = arith.remui %1407, %c11 : index
      %1420 = arith.muli %1419, %c18 : index
      %1421 = arith.addi %13, %1420 : index
      %1422 = vector.load %w[%1421] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1423 = vector.bitcast %1422 : vector<4xi8> to vector<1xf32>
      %1424 = vector.extract %1423[0] : f32 from vector<1xf32>
      %1425 = arith.mulf %1424, %1418 : f32
      %1426 = arith.mulf %1406, %1425 : f32
      %1427 = arith.muli %1412, %outputFeatures : index
      %1428 = arith.addi %1427, %19 : index
      %1429 = wave.lane
      %1430 = arith.remui %1429, %c11 : index
      %1431 = arith.addi %1428, %1430 : index
      scf.if %17 {
        %1432 = arith.addi %1431, %c6 : index
        %1433 = memref.load %residual[%1432] : memref<?xf32>
        %1434 = arith.addf %1433, %1426 : f32
        %1435 = arith.addi %1431, %c6 : index
        memref.store %1434, %out[%1435] : memref<?xf32>
      } else {
        %1436 = arith.addi %1431, %c6 : index
        memref.store %1426, %out[%1436] : memref<?xf32>
      }
    }
    %1437 = vector.extract %457#3[2] : f32 from vector<8xf32>
    %1438 = wave.lane
    %1439 = arith.addi %16, %c14 : index
    %1440 = arith.muli %c2, %c2 : index
    %1441 = arith.addi %1439, %1440 : index
    %1442 = arith.divui %1438, %c11 : index
    %1443 = arith.addi %1441, %1442 : index
    %1444 = arith.cmpi slt, %1443, %15 : index
    scf.if %1444 {
      %1445 = arith.cmpi eq, %hasFactors, %c5 : index
      %1446 = arith.muli %1443, %c2 : index
      %1447 = memref.load %factors[%1446] : memref<?xf32>
      %1448 = arith.mulf %1447, %operandScale : f32
      %1449 = arith.select %1445, %1448, %operandScale : f32
      %1450 = arith.remui %1438, %c11 : index
      %1451 = arith.muli %1450, %c18 : index
      %1452 = arith.addi %13, %1451 : index
      %1453 = vector.load %w[%1452] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1454 = vector.bitcast %1453 : vector<4xi8> to vector<1xf32>
      %1455 = vector.extract %1454[0] : f32 from vector<1xf32>
      %1456 = arith.mulf %1455, %1449 : f32
      %1457 = arith.mulf %1437, %1456 : f32
      %1458 = arith.muli %1443, %outputFeatures : index
      %1459 = arith.addi %1458, %19 : index
      %1460 = wave.lane
      %1461 = arith.remui %1460, %c11 : index
      %1462 = arith.addi %1459, %1461 : index
      scf.if %17 {
        %1463 = arith.addi %1462, %c6 : index
        %1464 = memref.load %residual[%1463] : memref<?xf32>
        %1465 = arith.addf %1464, %1457 : f32
        %1466 = arith.addi %1462, %c6 : index
        memref.store %1465, %out[%1466] : memref<?xf32>
      } else {
        %1467 = arith.addi %1462, %c6 : index
        memref.store %1457, %out[%1467] : memref<?xf32>
      }
    }
    %1468 = vector.extract %457#3[3] : f32 from vector<8xf32>
    %1469 = wave.lane
    %1470 = arith.addi %16, %c14 : index
    %1471 = arith.muli %c32, %c2 : index
    %1472 = arith.addi %1470, %1471 : index
    %1473 = arith.divui %1469, %c11 : index
    %1474 = arith.addi %1472, %1473 : index
    %1475 = arith.cmpi slt, %1474, %15 : index
    scf.if %1475 {
      %1476 = arith.cmpi eq, %hasFactors, %c5 : index
      %1477 = arith.muli %1474, %c2 : index
      %1478 = memref.load %factors[%1477] : memref<?xf32>
      %1479 = arith.mulf %1478, %operandScale : f32
      %1480 = arith.select %1476, %1479, %operandScale : f32
      %1481 = arith.remui %1469, %c11 : index
      %1482 = arith.muli %1481, %c18 : index
      %1483 = arith.addi %13, %1482 : index
      %1484 = vector.load %w[%1483] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1485 = vector.bitcast %1484 : vector<4xi8> to vector<1xf32>
      %1486 = vector.extract %1485[0] : f32 from vector<1xf32>
      %1487 = arith.mulf %1486, %1480 : f32
      %1488 = arith.mulf %1468, %1487 : f32
      %1489 = arith.muli %1474, %outputFeatures : index
      %1490 = arith.addi %1489, %19 : index
      %1491 = wave.lane
      %1492 = arith.remui %1491, %c11 : index
      %1493 = arith.addi %1490, %1492 : index
      scf.if %17 {
        %1494 = arith.addi %1493, %c6 : index
        %1495 = memref.load %residual[%1494] : memref<?xf32>
        %1496 = arith.addf %1495, %1488 : f32
        %1497 = arith.addi %1493, %c6 : index
        memref.store %1496, %out[%1497] : memref<?xf32>
      } else {
        %1498 = arith.addi %1493, %c6 : index
        memref.store %1488, %out[%1498] : memref<?xf32>
      }
    }
    %1499 = vector.extract %457#3[4] : f32 from vector<8xf32>
    %1500 = wave.lane
    %1501 = arith.addi %16, %c14 : index
    %1502 = arith.muli %c18, %c2 : index
    %1503 = arith.addi %1501, %1502 : index
    %1504 = arith.divui %1500, %c11 : index
    %1505 = arith.addi %1503, %1504 : index
    %1506 = arith.cmpi slt, %1505, %15 : index
    scf.if %1506 {
      %1507 = arith.cmpi eq, %hasFactors, %c5 : index
      %1508 = arith.muli %1505, %c2 : index
      %1509 = memref.load %factors[%1508] : memref<?xf32>
      %1510 = arith.mulf %1509, %operandScale : f32
      %1511 = arith.select %1507, %1510, %operandScale : f32
      %1512 = arith.remui %1500, %c11 : index
      %1513 = arith.muli %1512, %c18 : index
      %1514 = arith.addi %13, %1513 : index
      %1515 = vector.load %w[%1514] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1516 = vector.bitcast %1515 : vector<4xi8> to vector<1xf32>
      %1517 = vector.extract %1516[0] : f32 from vector<1xf32>
      %1518 = arith.mulf %1517, %1511 : f32
      %1519 = arith.mulf %1499, %1518 : f32
      %1520 = arith.muli %1505, %outputFeatures : index
      %1521 = arith.addi %1520, %19 : index
      %1522 = wave.lane
      %1523 = arith.remui %1522, %c11 : index
      %1524 = arith.addi %1521, %1523 : index
      scf.if %17 {
        %1525 = arith.addi %1524, %c6 : index
        %1526 = memref.load %residual[%1525] : memref<?xf32>
        %1527 = arith.addf %1526, %1519 : f32
        %1528 = arith.addi %1524, %c6 : index
        memref.store %1527, %out[%1528] : memref<?xf32>
      } else {
        %1529 = arith.addi %1524, %c6 : index
        memref.store %1519, %out[%1529] : memref<?xf32>
      }
    }
    %1530 = vector.extract %457#3[5] : f32 from vector<8xf32>
    %1531 = wave.lane
    %1532 = arith.addi %16, %c14 : index
    %1533 = arith.muli %c35, %c2 : index
    %1534 = arith.addi %1532, %1533 : index
    %1535 = arith.divui %1531, %c11 : index
    %1536 = arith.addi %1534, %1535 : index
    %1537 = arith.cmpi slt, %1536, %15 : index
    scf.if %1537 {
      %1538 = arith.cmpi eq, %hasFactors, %c5 : index
      %1539 = arith.muli %1536, %c2 : index
      %1540 = memref.load %factors[%1539] : memref<?xf32>
      %1541 = arith.mulf %1540, %operandScale : f32
      %1542 = arith.select %1538, %1541, %operandScale : f32
      %1543 = arith.remui %1531, %c11 : index
      %1544 = arith.muli %1543, %c18 : index
      %1545 = arith.addi %13, %1544 : index
      %1546 = vector.load %w[%1545] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1547 = vector.bitcast %1546 : vector<4xi8> to vector<1xf32>
      %1548 = vector.extract %1547[0] : f32 from vector<1xf32>
      %1549 = arith.mulf %1548, %1542 : f32
      %1550 = arith.mulf %1530, %1549 : f32
      %1551 = arith.muli %1536, %outputFeatures : index
      %1552 = arith.addi %1551, %19 : index
      %1553 = wave.lane
      %1554 = arith.remui %1553, %c11 : index
      %1555 = arith.addi %1552, %1554 : index
      scf.if %17 {
        %1556 = arith.addi %1555, %c6 : index
        %1557 = memref.load %residual[%1556] : memref<?xf32>
        %1558 = arith.addf %1557, %1550 : f32
        %1559 = arith.addi %1555, %c6 : index
        memref.store %1558, %out[%1559] : memref<?xf32>
      } else {
        %1560 = arith.addi %1555, %c6 : index
        memref.store %1550, %out[%1560] : memref<?xf32>
      }
    }
    %1561 = vector.extract %457#3[6] : f32 from vector<8xf32>
    %1562 = wave.lane
    %1563 = arith.addi %16, %c14 : index
    %1564 = arith.muli %c36, %c2 : index
    %1565 = arith.addi %1563, %1564 : index
    %1566 = arith.divui %1562, %c11 : index
    %1567 = arith.addi %1565, %1566 : index
    %1568 = arith.cmpi slt, %1567, %15 : index
    scf.if %1568 {
      %1569 = arith.cmpi eq, %hasFactors, %c5 : index
      %1570 = arith.muli %1567, %c2 : index
      %1571 = memref.load %factors[%1570] : memref<?xf32>
      %1572 = arith.mulf %1571, %operandScale : f32
      %1573 = arith.select %1569, %1572, %operandScale : f32
      %1574 = arith.remui %1562, %c11 : index
      %1575 = arith.muli %1574, %c18 : index
      %1576 = arith.addi %13, %1575 : index
      %1577 = vector.load %w[%1576] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1578 = vector.bitcast %1577 : vector<4xi8> to vector<1xf32>
      %1579 = vector.extract %1578[0] : f32 from vector<1xf32>
      %1580 = arith.mulf %1579, %1573 : f32
      %1581 = arith.mulf %1561, %1580 : f32
      %1582 = arith.muli %1567, %outputFeatures : index
      %1583 = arith.addi %1582, %19 : index
      %1584 = wave.lane
      %1585 = arith.remui %1584, %c11 : index
      %1586 = arith.addi %1583, %1585 : index
      scf.if %17 {
        %1587 = arith.addi %1586, %c6 : index
        %1588 = memref.load %residual[%1587] : memref<?xf32>
        %1589 = arith.addf %1588, %1581 : f32
        %1590 = arith.addi %1586, %c6 : index
        memref.store %1589, %out[%1590] : memref<?xf32>
      } else {
        %1591 = arith.addi %1586, %c6 : index
        memref.store %1581, %out[%1591] : memref<?xf32>
      }
    }
    %1592 = vector.extract %457#3[7] : f32 from vector<8xf32>
    %1593 = wave.lane
    %1594 = arith.addi %16, %c14 : index
    %1595 = arith.muli %c37, %c2 : index
    %1596 = arith.addi %1594, %1595 : index
    %1597 = arith.divui %1593, %c11 : index
    %1598 = arith.addi %1596, %1597 : index
    %1599 = arith.cmpi slt, %1598, %15 : index
    scf.if %1599 {
      %1600 = arith.cmpi eq, %hasFactors, %c5 : index
      %1601 = arith.muli %1598, %c2 : index
      %1602 = memref.load %factors[%1601] : memref<?xf32>
      %1603 = arith.mulf %1602, %operandScale : f32
      %1604 = arith.select %1600, %1603, %operandScale : f32
      %1605 = arith.remui %1593, %c11 : index
      %1606 = arith.muli %1605, %c18 : index
      %1607 = arith.addi %13, %1606 : index
      %1608 = vector.load %w[%1607] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1609 = vector.bitcast %1608 : vector<4xi8> to vector<1xf32>
      %1610 = vector.extract %1609[0] : f32 from vector<1xf32>
      %1611 = arith.mulf %1610, %1604 : f32
      %1612 = arith.mulf %1592, %1611 : f32
      %1613 = arith.muli %1598, %outputFeatures : index
      %1614 = arith.addi %1613, %19 : index
      %1615 = wave.lane
      %1616 = arith.remui %1615, %c11 : index
      %1617 = arith.addi %1614, %1616 : index
      scf.if %17 {
        %1618 = arith.addi %1617, %c6 : index
        %1619 = memref.load %residual[%1618] : memref<?xf32>
        %1620 = arith.addf %1619, %1612 : f32
        %1621 = arith.addi %1617, %c6 : index
        memref.store %1620, %out[%1621] : memref<?xf32>
      } else {
        %1622 = arith.addi %1617, %c6 : index
        memref.store %1612, %out[%1622] : memref<?xf32>
      }
    }
  }
  wave.return
}
