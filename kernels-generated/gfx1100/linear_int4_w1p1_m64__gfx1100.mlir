// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='int4', waves=1, panels=1, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_int4_w1p1_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c2 = arith.constant 8 : index
  %c3 = arith.constant 40 : index
  %c4 = arith.constant 15 : index
  %c5 = arith.constant 16 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %countAt = wave.param "countAt" : index
  %c9 = arith.constant 64 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant 2 : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant 48 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 4 : index
  %c20 = arith.constant 15 : i32
  %c21 = arith.constant 25600 : i32
  %c22 = arith.constant 256 : index
  %c23 = arith.constant dense<0> : vector<4xi32>
  %c24 = arith.constant dense<983055> : vector<4xi32>
  %c25 = arith.constant dense<1677747200> : vector<4xi32>
  %c26 = arith.constant dense<4> : vector<4xi32>
  %c27 = arith.constant dense<8> : vector<4xi32>
  %c28 = arith.constant dense<12> : vector<4xi32>
  %c29 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c32 = arith.constant 5 : index
  %c33 = arith.constant 6 : index
  %c34 = arith.constant 7 : index
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
  %12 = memref.load %step[%countAt] : memref<?xi32>
  %13 = arith.index_cast %12 : i32 to index
  %14 = arith.muli %1, %c9 : index
  %15 = arith.cmpi eq, %hasResidual, %c6 : index
  %16 = wave.block 0
  %17 = arith.muli %16, %c5 : index
  %18 = arith.cmpi slt, %14, %13 : index
  scf.if %18 {
    %19 = wave.lane
    %20 = arith.remui %19, %c5 : index
    %21 = arith.remui %20, %tileRows : index
    %22 = arith.addi %14, %21 : index
    %23 = arith.divui %22, %tileRows : index
    %24 = arith.divui %inputFeatures, %c5 : index
    %25 = arith.muli %23, %24 : index
    %26 = arith.divui %c7, %c5 : index
    %27 = arith.addi %25, %26 : index
    %28 = arith.muli %27, %c13 : index
    %29 = arith.remui %c7, %c5 : index
    %30 = arith.divui %29, %c2 : index
    %31 = arith.addi %28, %30 : index
    %32 = arith.muli %tileRows, %c2 : index
    %33 = arith.muli %31, %32 : index
    %34 = arith.remui %22, %tileRows : index
    %35 = arith.muli %34, %c2 : index
    %36 = arith.addi %33, %35 : index
    %37 = arith.remui %c7, %c2 : index
    %38 = arith.addi %36, %37 : index
    %39 = arith.addi %20, %c5 : index
    %40 = arith.addi %14, %39 : index
    %41 = arith.divui %40, %tileRows : index
    %42 = arith.divui %inputFeatures, %c5 : index
    %43 = arith.muli %41, %42 : index
    %44 = arith.divui %c7, %c5 : index
    %45 = arith.addi %43, %44 : index
    %46 = arith.muli %45, %c13 : index
    %47 = arith.remui %c7, %c5 : index
    %48 = arith.divui %47, %c2 : index
    %49 = arith.addi %46, %48 : index
    %50 = arith.muli %tileRows, %c2 : index
    %51 = arith.muli %49, %50 : index
    %52 = arith.remui %40, %tileRows : index
    %53 = arith.muli %52, %c2 : index
    %54 = arith.addi %51, %53 : index
    %55 = arith.remui %c7, %c2 : index
    %56 = arith.addi %54, %55 : index
    %57 = arith.addi %20, %c14 : index
    %58 = arith.addi %14, %57 : index
    %59 = arith.divui %58, %tileRows : index
    %60 = arith.divui %inputFeatures, %c5 : index
    %61 = arith.muli %59, %60 : index
    %62 = arith.divui %c7, %c5 : index
    %63 = arith.addi %61, %62 : index
    %64 = arith.muli %63, %c13 : index
    %65 = arith.remui %c7, %c5 : index
    %66 = arith.divui %65, %c2 : index
    %67 = arith.addi %64, %66 : index
    %68 = arith.muli %tileRows, %c2 : index
    %69 = arith.muli %67, %68 : index
    %70 = arith.remui %58, %tileRows : index
    %71 = arith.muli %70, %c2 : index
    %72 = arith.addi %69, %71 : index
    %73 = arith.remui %c7, %c2 : index
    %74 = arith.addi %72, %73 : index
    %75 = arith.addi %20, %c15 : index
    %76 = arith.addi %14, %75 : index
    %77 = arith.divui %76, %tileRows : index
    %78 = arith.divui %inputFeatures, %c5 : index
    %79 = arith.muli %77, %78 : index
    %80 = arith.divui %c7, %c5 : index
    %81 = arith.addi %79, %80 : index
    %82 = arith.muli %81, %c13 : index
    %83 = arith.remui %c7, %c5 : index
    %84 = arith.divui %83, %c2 : index
    %85 = arith.addi %82, %84 : index
    %86 = arith.muli %tileRows, %c2 : index
    %87 = arith.muli %85, %86 : index
    %88 = arith.remui %76, %tileRows : index
    %89 = arith.muli %88, %c2 : index
    %90 = arith.addi %87, %89 : index
    %91 = arith.remui %c7, %c2 : index
    %92 = arith.addi %90, %91 : index
    %93 = wave.wave
    %94 = arith.divui %inputFeatures, %c14 : index
    %95 = arith.muli %93, %stepsPerWave : index
    %96 = arith.minsi %95, %94 : index
    %97 = arith.addi %96, %stepsPerWave : index
    %98 = arith.minsi %97, %94 : index
    %99 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %100 = arith.subi %98, %96 : index
    %101 = arith.divui %100, %c13 : index
    %102 = arith.muli %101, %c13 : index
    %103 = arith.addi %96, %102 : index
    %104 = arith.addi %96, %stepsPerWave : index
    %105 = arith.select %99, %104, %103 : index
    %111:4 = scf.for %106 = %96 to %105 step %c13 iter_args(%107 = %c16, %108 = %c16, %109 = %c16, %110 = %c16) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %112 = wave.lane
      %113 = arith.addi %106, %c7 : index
      %114 = arith.remui %112, %c5 : index
      %115 = arith.divui %groupSize, %c14 : index
      %116 = arith.divui %113, %115 : index
      %117 = arith.divui %inputFeatures, %groupSize : index
      %118 = arith.muli %inputFeatures, %c2 : index
      %119 = arith.addi %11, %118 : index
      %120 = arith.muli %116, %c14 : index
      %121 = arith.addi %119, %120 : index
      %122 = arith.muli %114, %c13 : index
      %123 = arith.addi %121, %122 : index
      %124 = vector.load %w[%123] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %125 = vector.bitcast %124 : vector<2xi8> to vector<1xf16>
      %126 = vector.extract %125[0] : f16 from vector<1xf16>
      %127 = arith.muli %117, %c14 : index
      %128 = arith.addi %119, %127 : index
      %129 = arith.muli %116, %c2 : index
      %130 = arith.addi %128, %129 : index
      %131 = arith.divui %114, %c13 : index
      %132 = arith.addi %130, %131 : index
      %133 = memref.load %w[%132] : memref<?xi8>
      %134 = arith.remui %114, %c13 : index
      %135 = arith.muli %134, %c19 : index
      %136 = arith.index_cast %135 : index to i32
      %137 = arith.extui %133 : i8 to i32
      %138 = arith.shrui %137, %136 : i32
      %139 = arith.andi %138, %c20 : i32
      %140 = arith.ori %139, %c21 : i32
      %141 = arith.trunci %140 : i32 to i16
      %142 = arith.bitcast %141 : i16 to f16
      %143 = arith.muli %113, %c22 : index
      %144 = arith.addi %11, %143 : index
      %145 = arith.muli %114, %c5 : index
      %146 = arith.addi %144, %145 : index
      %147 = vector.load %w[%146] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %148 = vector.bitcast %147 : vector<16xi8> to vector<4xi32>
      %149 = arith.shrui %148, %c23 : vector<4xi32>
      %150 = arith.andi %149, %c24 : vector<4xi32>
      %151 = arith.ori %150, %c25 : vector<4xi32>
      %152 = vector.bitcast %151 : vector<4xi32> to vector<8xf16>
      %153 = arith.shrui %148, %c26 : vector<4xi32>
      %154 = arith.andi %153, %c24 : vector<4xi32>
      %155 = arith.ori %154, %c25 : vector<4xi32>
      %156 = vector.bitcast %155 : vector<4xi32> to vector<8xf16>
      %157 = arith.shrui %148, %c27 : vector<4xi32>
      %158 = arith.andi %157, %c24 : vector<4xi32>
      %159 = arith.ori %158, %c25 : vector<4xi32>
      %160 = vector.bitcast %159 : vector<4xi32> to vector<8xf16>
      %161 = arith.shrui %148, %c28 : vector<4xi32>
      %162 = arith.andi %161, %c24 : vector<4xi32>
      %163 = arith.ori %162, %c25 : vector<4xi32>
      %164 = vector.bitcast %163 : vector<4xi32> to vector<8xf16>
      %165 = vector.shuffle %152, %156 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %166 = vector.shuffle %160, %164 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %167 = vector.shuffle %165, %166 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %168 = vector.broadcast %142 : f16 to vector<32xf16>
      %169 = arith.subf %167, %168 : vector<32xf16>
      %170 = vector.broadcast %126 : f16 to vector<32xf16>
      %171 = arith.mulf %169, %170 : vector<32xf16>
      %172 = vector.shuffle %171, %171 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %173 = vector.shuffle %171, %171 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %174 = arith.addi %106, %c6 : index
      %175 = arith.remui %112, %c5 : index
      %176 = arith.divui %groupSize, %c14 : index
      %177 = arith.divui %174, %176 : index
      %178 = arith.divui %inputFeatures, %groupSize : index
      %179 = arith.muli %inputFeatures, %c2 : index
      %180 = arith.addi %11, %179 : index
      %181 = arith.muli %177, %c14 : index
      %182 = arith.addi %180, %181 : index
      %183 = arith.muli %175, %c13 : index
      %184 = arith.addi %182, %183 : index
      %185 = vector.load %w[%184] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %186 = vector.bitcast %185 : vector<2xi8> to vector<1xf16>
      %187 = vector.extract %186[0] : f16 from vector<1xf16>
      %188 = arith.muli %178, %c14 : index
      %189 = arith.addi %180, %188 : index
      %190 = arith.muli %177, %c2 : index
      %191 = arith.addi %189, %190 : index
      %192 = arith.divui %175, %c13 : index
      %193 = arith.addi %191, %192 : index
      %194 = memref.load %w[%193] : memref<?xi8>
      %195 = arith.remui %175, %c13 : index
      %196 = arith.muli %195, %c19 : index
      %197 = arith.index_cast %196 : index to i32
      %198 = arith.extui %194 : i8 to i32
      %199 = arith.shrui %198, %197 : i32
      %200 = arith.andi %199, %c20 : i32
      %201 = arith.ori %200, %c21 : i32
      %202 = arith.trunci %201 : i32 to i16
      %203 = arith.bitcast %202 : i16 to f16
      %204 = arith.muli %174, %c22 : index
      %205 = arith.addi %11, %204 : index
      %206 = arith.muli %175, %c5 : index
      %207 = arith.addi %205, %206 : index
      %208 = vector.load %w[%207] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %209 = vector.bitcast %208 : vector<16xi8> to vector<4xi32>
      %210 = arith.shrui %209, %c23 : vector<4xi32>
      %211 = arith.andi %210, %c24 : vector<4xi32>
      %212 = arith.ori %211, %c25 : vector<4xi32>
      %213 = vector.bitcast %212 : vector<4xi32> to vector<8xf16>
      %214 = arith.shrui %209, %c26 : vector<4xi32>
      %215 = arith.andi %214, %c24 : vector<4xi32>
      %216 = arith.ori %215, %c25 : vector<4xi32>
      %217 = vector.bitcast %216 : vector<4xi32> to vector<8xf16>
      %218 = arith.shrui %209, %c27 : vector<4xi32>
      %219 = arith.andi %218, %c24 : vector<4xi32>
      %220 = arith.ori %219, %c25 : vector<4xi32>
      %221 = vector.bitcast %220 : vector<4xi32> to vector<8xf16>
      %222 = arith.shrui %209, %c28 : vector<4xi32>
      %223 = arith.andi %222, %c24 : vector<4xi32>
      %224 = arith.ori %223, %c25 : vector<4xi32>
      %225 = vector.bitcast %224 : vector<4xi32> to vector<8xf16>
      %226 = vector.shuffle %213, %217 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %227 = vector.shuffle %221, %225 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %228 = vector.shuffle %226, %227 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %229 = vector.broadcast %203 : f16 to vector<32xf16>
      %230 = arith.subf %228, %229 : vector<32xf16>
      %231 = vector.broadcast %187 : f16 to vector<32xf16>
      %232 = arith.mulf %230, %231 : vector<32xf16>
      %233 = vector.shuffle %232, %232 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %234 = vector.shuffle %232, %232 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %235 = arith.muli %106, %c13 : index
      %236 = arith.addi %235, %c7 : index
      %237 = arith.muli %tileRows, %c5 : index
      %238 = arith.muli %236, %237 : index
      %239 = arith.addi %38, %238 : index
      %240 = vector.load %x[%239] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %241 = arith.muli %tileRows, %c2 : index
      %242 = arith.addi %239, %241 : index
      %243 = vector.load %x[%242] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %244 = vector.shuffle %240, %243 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %245 = wave.mma %244, %172, %107 : vector<16xf16>, vector<8xf32>
      %246 = arith.muli %106, %c13 : index
      %247 = arith.addi %246, %c7 : index
      %248 = arith.muli %tileRows, %c5 : index
      %249 = arith.muli %247, %248 : index
      %250 = arith.addi %56, %249 : index
      %251 = vector.load %x[%250] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %252 = arith.muli %tileRows, %c2 : index
      %253 = arith.addi %250, %252 : index
      %254 = vector.load %x[%253] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %255 = vector.shuffle %251, %254 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %256 = wave.mma %255, %172, %108 : vector<16xf16>, vector<8xf32>
      %257 = arith.muli %106, %c13 : index
      %258 = arith.addi %257, %c7 : index
      %259 = arith.muli %tileRows, %c5 : index
      %260 = arith.muli %258, %259 : index
      %261 = arith.addi %74, %260 : index
      %262 = vector.load %x[%261] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %263 = arith.muli %tileRows, %c2 : index
      %264 = arith.addi %261, %263 : index
      %265 = vector.load %x[%264] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %266 = vector.shuffle %262, %265 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %267 = wave.mma %266, %172, %109 : vector<16xf16>, vector<8xf32>
      %268 = arith.muli %106, %c13 : index
      %269 = arith.addi %268, %c7 : index
      %270 = arith.muli %tileRows, %c5 : index
      %271 = arith.muli %269, %270 : index
      %272 = arith.addi %92, %271 : index
      %273 = vector.load %x[%272] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %274 = arith.muli %tileRows, %c2 : index
      %275 = arith.addi %272, %274 : index
      %276 = vector.load %x[%275] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %277 = vector.shuffle %273, %276 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %278 = wave.mma %277, %172, %110 : vector<16xf16>, vector<8xf32>
      %279 = arith.muli %106, %c13 : index
      %280 = arith.addi %279, %c6 : index
      %281 = arith.muli %tileRows, %c5 : index
      %282 = arith.muli %280, %281 : index
      %283 = arith.addi %38, %282 : index
      %284 = vector.load %x[%283] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %285 = arith.muli %tileRows, %c2 : index
      %286 = arith.addi %283, %285 : index
      %287 = vector.load %x[%286] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %288 = vector.shuffle %284, %287 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %289 = wave.mma %288, %173, %245 : vector<16xf16>, vector<8xf32>
      %290 = arith.muli %106, %c13 : index
      %291 = arith.addi %290, %c6 : index
      %292 = arith.muli %tileRows, %c5 : index
      %293 = arith.muli %291, %292 : index
      %294 = arith.addi %56, %293 : index
      %295 = vector.load %x[%294] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %296 = arith.muli %tileRows, %c2 : index
      %297 = arith.addi %294, %296 : index
      %298 = vector.load %x[%297] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %299 = vector.shuffle %295, %298 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %300 = wave.mma %299, %173, %256 : vector<16xf16>, vector<8xf32>
      %301 = arith.muli %106, %c13 : index
      %302 = arith.addi %301, %c6 : index
      %303 = arith.muli %tileRows, %c5 : index
      %304 = arith.muli %302, %303 : index
      %305 = arith.addi %74, %304 : index
      %306 = vector.load %x[%305] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %307 = arith.muli %tileRows, %c2 : index
      %308 = arith.addi %305, %307 : index
      %309 = vector.load %x[%308] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %310 = vector.shuffle %306, %309 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %311 = wave.mma %310, %173, %267 : vector<16xf16>, vector<8xf32>
      %312 = arith.muli %106, %c13 : index
      %313 = arith.addi %312, %c6 : index
      %314 = arith.muli %tileRows, %c5 : index
      %315 = arith.muli %313, %314 : index
      %316 = arith.addi %92, %315 : index
      %317 = vector.load %x[%316] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %318 = arith.muli %tileRows, %c2 : index
      %319 = arith.addi %316, %318 : index
      %320 = vector.load %x[%319] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %321 = vector.shuffle %317, %320 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %322 = wave.mma %321, %173, %278 : vector<16xf16>, vector<8xf32>
      %323 = arith.muli %106, %c13 : index
      %324 = arith.addi %323, %c13 : index
      %325 = arith.muli %tileRows, %c5 : index
      %326 = arith.muli %324, %325 : index
      %327 = arith.addi %38, %326 : index
      %328 = vector.load %x[%327] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %329 = arith.muli %tileRows, %c2 : index
      %330 = arith.addi %327, %329 : index
      %331 = vector.load %x[%330] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %332 = vector.shuffle %328, %331 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %333 = wave.mma %332, %233, %289 : vector<16xf16>, vector<8xf32>
      %334 = arith.muli %106, %c13 : index
      %335 = arith.addi %334, %c13 : index
      %336 = arith.muli %tileRows, %c5 : index
      %337 = arith.muli %335, %336 : index
      %338 = arith.addi %56, %337 : index
      %339 = vector.load %x[%338] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %340 = arith.muli %tileRows, %c2 : index
      %341 = arith.addi %338, %340 : index
      %342 = vector.load %x[%341] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %343 = vector.shuffle %339, %342 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %344 = wave.mma %343, %233, %300 : vector<16xf16>, vector<8xf32>
      %345 = arith.muli %106, %c13 : index
      %346 = arith.addi %345, %c13 : index
      %347 = arith.muli %tileRows, %c5 : index
      %348 = arith.muli %346, %347 : index
      %349 = arith.addi %74, %348 : index
      %350 = vector.load %x[%349] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %351 = arith.muli %tileRows, %c2 : index
      %352 = arith.addi %349, %351 : index
      %353 = vector.load %x[%352] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %354 = vector.shuffle %350, %353 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %355 = wave.mma %354, %233, %311 : vector<16xf16>, vector<8xf32>
      %356 = arith.muli %106, %c13 : index
      %357 = arith.addi %356, %c13 : index
      %358 = arith.muli %tileRows, %c5 : index
      %359 = arith.muli %357, %358 : index
      %360 = arith.addi %92, %359 : index
      %361 = vector.load %x[%360] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %362 = arith.muli %tileRows, %c2 : index
      %363 = arith.addi %360, %362 : index
      %364 = vector.load %x[%363] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %365 = vector.shuffle %361, %364 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %366 = wave.mma %365, %233, %322 : vector<16xf16>, vector<8xf32>
      %367 = arith.muli %106, %c13 : index
      %368 = arith.addi %367, %c29 : index
      %369 = arith.muli %tileRows, %c5 : index
      %370 = arith.muli %368, %369 : index
      %371 = arith.addi %38, %370 : index
      %372 = vector.load %x[%371] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %373 = arith.muli %tileRows, %c2 : index
      %374 = arith.addi %371, %373 : index
      %375 = vector.load %x[%374] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %376 = vector.shuffle %372, %375 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %377 = wave.mma %376, %234, %333 : vector<16xf16>, vector<8xf32>
      %378 = arith.muli %106, %c13 : index
      %379 = arith.addi %378, %c29 : index
      %380 = arith.muli %tileRows, %c5 : index
      %381 = arith.muli %379, %380 : index
      %382 = arith.addi %56, %381 : index
      %383 = vector.load %x[%382] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %384 = arith.muli %tileRows, %c2 : index
      %385 = arith.addi %382, %384 : index
      %386 = vector.load %x[%385] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %387 = vector.shuffle %383, %386 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %388 = wave.mma %387, %234, %344 : vector<16xf16>, vector<8xf32>
      %389 = arith.muli %106, %c13 : index
      %390 = arith.addi %389, %c29 : index
      %391 = arith.muli %tileRows, %c5 : index
      %392 = arith.muli %390, %391 : index
      %393 = arith.addi %74, %392 : index
      %394 = vector.load %x[%393] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %395 = arith.muli %tileRows, %c2 : index
      %396 = arith.addi %393, %395 : index
      %397 = vector.load %x[%396] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %398 = vector.shuffle %394, %397 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %399 = wave.mma %398, %234, %355 : vector<16xf16>, vector<8xf32>
      %400 = arith.muli %106, %c13 : index
      %401 = arith.addi %400, %c29 : index
      %402 = arith.muli %tileRows, %c5 : index
      %403 = arith.muli %401, %402 : index
      %404 = arith.addi %92, %403 : index
      %405 = vector.load %x[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %406 = arith.muli %tileRows, %c2 : index
      %407 = arith.addi %404, %406 : index
      %408 = vector.load %x[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %409 = vector.shuffle %405, %408 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %410 = wave.mma %409, %234, %366 : vector<16xf16>, vector<8xf32>
      scf.yield %377, %388, %399, %410 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %411 = arith.select %99, %105, %98 : index
    %417:4 = scf.for %412 = %105 to %411 step %c6 iter_args(%413 = %111#0, %414 = %111#1, %415 = %111#2, %416 = %111#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %418 = wave.lane
      %419 = arith.addi %412, %c7 : index
      %420 = arith.remui %418, %c5 : index
      %421 = arith.divui %groupSize, %c14 : index
      %422 = arith.divui %419, %421 : index
      %423 = arith.divui %inputFeatures, %groupSize : index
      %424 = arith.muli %inputFeatures, %c2 : index
      %425 = arith.addi %11, %424 : index
      %426 = arith.muli %422, %c14 : index
      %427 = arith.addi %425, %426 : index
      %428 = arith.muli %420, %c13 : index
      %429 = arith.addi %427, %428 : index
      %430 = vector.load %w[%429] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %431 = vector.bitcast %430 : vector<2xi8> to vector<1xf16>
      %432 = vector.extract %431[0] : f16 from vector<1xf16>
      %433 = arith.muli %423, %c14 : index
      %434 = arith.addi %425, %433 : index
      %435 = arith.muli %422, %c2 : index
      %436 = arith.addi %434, %435 : index
      %437 = arith.divui %420, %c13 : index
      %438 = arith.addi %436, %437 : index
      %439 = memref.load %w[%438] : memref<?xi8>
      %440 = arith.remui %420, %c13 : index
      %441 = arith.muli %440, %c19 : index
      %442 = arith.index_cast %441 : index to i32
      %443 = arith.extui %439 : i8 to i32
      %444 = arith.shrui %443, %442 : i32
      %445 = arith.andi %444, %c20 : i32
      %446 = arith.ori %445, %c21 : i32
      %447 = arith.trunci %446 : i32 to i16
      %448 = arith.bitcast %447 : i16 to f16
      %449 = arith.muli %419, %c22 : index
      %450 = arith.addi %11, %449 : index
      %451 = arith.muli %420, %c5 : index
      %452 = arith.addi %450, %451 : index
      %453 = vector.load %w[%452] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %454 = vector.bitcast %453 : vector<16xi8> to vector<4xi32>
      %455 = arith.shrui %454, %c23 : vector<4xi32>
      %456 = arith.andi %455, %c24 : vector<4xi32>
      %457 = arith.ori %456, %c25 : vector<4xi32>
      %458 = vector.bitcast %457 : vector<4xi32> to vector<8xf16>
      %459 = arith.shrui %454, %c26 : vector<4xi32>
      %460 = arith.andi %459, %c24 : vector<4xi32>
      %461 = arith.ori %460, %c25 : vector<4xi32>
      %462 = vector.bitcast %461 : vector<4xi32> to vector<8xf16>
      %463 = arith.shrui %454, %c27 : vector<4xi32>
      %464 = arith.andi %463, %c24 : vector<4xi32>
      %465 = arith.ori %464, %c25 : vector<4xi32>
      %466 = vector.bitcast %465 : vector<4xi32> to vector<8xf16>
      %467 = arith.shrui %454, %c28 : vector<4xi32>
      %468 = arith.andi %467, %c24 : vector<4xi32>
      %469 = arith.ori %468, %c25 : vector<4xi32>
      %470 = vector.bitcast %469 : vector<4xi32> to vector<8xf16>
      %471 = vector.shuffle %458, %462 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %472 = vector.shuffle %466, %470 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %473 = vector.shuffle %471, %472 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %474 = vector.broadcast %448 : f16 to vector<32xf16>
      %475 = arith.subf %473, %474 : vector<32xf16>
      %476 = vector.broadcast %432 : f16 to vector<32xf16>
      %477 = arith.mulf %475, %476 : vector<32xf16>
      %478 = vector.shuffle %477, %477 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %479 = vector.shuffle %477, %477 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %480 = arith.muli %412, %c13 : index
      %481 = arith.addi %480, %c7 : index
      %482 = arith.muli %tileRows, %c5 : index
      %483 = arith.muli %481, %482 : index
      %484 = arith.addi %38, %483 : index
      %485 = vector.load %x[%484] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %486 = arith.muli %tileRows, %c2 : index
      %487 = arith.addi %484, %486 : index
      %488 = vector.load %x[%487] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %489 = vector.shuffle %485, %488 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %490 = wave.mma %489, %478, %413 : vector<16xf16>, vector<8xf32>
      %491 = arith.muli %412, %c13 : index
      %492 = arith.addi %491, %c7 : index
      %493 = arith.muli %tileRows, %c5 : index
      %494 = arith.muli %492, %493 : index
      %495 = arith.addi %56, %494 : index
      %496 = vector.load %x[%495] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %497 = arith.muli %tileRows, %c2 : index
      %498 = arith.addi %495, %497 : index
      %499 = vector.load %x[%498] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %500 = vector.shuffle %496, %499 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %501 = wave.mma %500, %478, %414 : vector<16xf16>, vector<8xf32>
      %502 = arith.muli %412, %c13 : index
      %503 = arith.addi %502, %c7 : index
      %504 = arith.muli %tileRows, %c5 : index
      %505 = arith.muli %503, %504 : index
      %506 = arith.addi %74, %505 : index
      %507 = vector.load %x[%506] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %508 = arith.muli %tileRows, %c2 : index
      %509 = arith.addi %506, %508 : index
      %510 = vector.load %x[%509] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %511 = vector.shuffle %507, %510 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %512 = wave.mma %511, %478, %415 : vector<16xf16>, vector<8xf32>
      %513 = arith.muli %412, %c13 : index
      %514 = arith.addi %513, %c7 : index
      %515 = arith.muli %tileRows, %c5 : index
      %516 = arith.muli %514, %515 : index
      %517 = arith.addi %92, %516 : index
      %518 = vector.load %x[%517] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %519 = arith.muli %tileRows, %c2 : index
      %520 = arith.addi %517, %519 : index
      %521 = vector.load %x[%520] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %522 = vector.shuffle %518, %521 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %523 = wave.mma %522, %478, %416 : vector<16xf16>, vector<8xf32>
      %524 = arith.muli %412, %c13 : index
      %525 = arith.addi %524, %c6 : index
      %526 = arith.muli %tileRows, %c5 : index
      %527 = arith.muli %525, %526 : index
      %528 = arith.addi %38, %527 : index
      %529 = vector.load %x[%528] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %530 = arith.muli %tileRows, %c2 : index
      %531 = arith.addi %528, %530 : index
      %532 = vector.load %x[%531] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %533 = vector.shuffle %529, %532 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %534 = wave.mma %533, %479, %490 : vector<16xf16>, vector<8xf32>
      %535 = arith.muli %412, %c13 : index
      %536 = arith.addi %535, %c6 : index
      %537 = arith.muli %tileRows, %c5 : index
      %538 = arith.muli %536, %537 : index
      %539 = arith.addi %56, %538 : index
      %540 = vector.load %x[%539] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %541 = arith.muli %tileRows, %c2 : index
      %542 = arith.addi %539, %541 : index
      %543 = vector.load %x[%542] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %544 = vector.shuffle %540, %543 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %545 = wave.mma %544, %479, %501 : vector<16xf16>, vector<8xf32>
      %546 = arith.muli %412, %c13 : index
      %547 = arith.addi %546, %c6 : index
      %548 = arith.muli %tileRows, %c5 : index
      %549 = arith.muli %547, %548 : index
      %550 = arith.addi %74, %549 : index
      %551 = vector.load %x[%550] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %552 = arith.muli %tileRows, %c2 : index
      %553 = arith.addi %550, %552 : index
      %554 = vector.load %x[%553] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %555 = vector.shuffle %551, %554 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %556 = wave.mma %555, %479, %512 : vector<16xf16>, vector<8xf32>
      %557 = arith.muli %412, %c13 : index
      %558 = arith.addi %557, %c6 : index
      %559 = arith.muli %tileRows, %c5 : index
      %560 = arith.muli %558, %559 : index
      %561 = arith.addi %92, %560 : index
      %562 = vector.load %x[%561] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %563 = arith.muli %tileRows, %c2 : index
      %564 = arith.addi %561, %563 : index
      %565 = vector.load %x[%564] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %566 = vector.shuffle %562, %565 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %567 = wave.mma %566, %479, %523 : vector<16xf16>, vector<8xf32>
      scf.yield %534, %545, %556, %567 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %568 = wave.lane
    %569 = vector.extract %417#0[0] : f32 from vector<8xf32>
    %570 = wave.lane
    %571 = arith.addi %14, %c7 : index
    %572 = arith.muli %c7, %c13 : index
    %573 = arith.addi %571, %572 : index
    %574 = arith.divui %570, %c5 : index
    %575 = arith.addi %573, %574 : index
    %576 = arith.cmpi slt, %575, %13 : index
    scf.if %576 {
      %577 = arith.cmpi eq, %hasFactors, %c6 : index
      %578 = arith.muli %575, %c13 : index
      %579 = memref.load %factors[%578] : memref<?xf32>
      %580 = arith.mulf %579, %operandScale : f32
      %581 = arith.select %577, %580, %operandScale : f32
      %582 = arith.mulf %569, %581 : f32
      %583 = arith.muli %575, %outputFeatures : index
      %584 = arith.addi %583, %17 : index
      %585 = wave.lane
      %586 = arith.remui %585, %c5 : index
      %587 = arith.addi %584, %586 : index
      scf.if %15 {
        %588 = arith.addi %587, %c7 : index
        %589 = memref.load %residual[%588] : memref<?xf32>
        %590 = arith.addf %589, %582 : f32
        %591 = arith.addi %587, %c7 : index
        memref.store %590, %out[%591] : memref<?xf32>
      } else {
        %592 = arith.addi %587, %c7 : index
        memref.store %582, %out[%592] : memref<?xf32>
      }
    }
    %593 = vector.extract %417#0[1] : f32 from vector<8xf32>
    %594 = wave.lane
    %595 = arith.addi %14, %c7 : index
    %596 = arith.muli %c6, %c13 : index
    %597 = arith.addi %595, %596 : index
    %598 = arith.divui %594, %c5 : index
    %599 = arith.addi %597, %598 : index
    %600 = arith.cmpi slt, %599, %13 : index
    scf.if %600 {
      %601 = arith.cmpi eq, %hasFactors, %c6 : index
      %602 = arith.muli %599, %c13 : index
      %603 = memref.load %factors[%602] : memref<?xf32>
      %604 = arith.mulf %603, %operandScale : f32
      %605 = arith.select %601, %604, %operandScale : f32
      %606 = arith.mulf %593, %605 : f32
      %607 = arith.muli %599, %outputFeatures : index
      %608 = arith.addi %607, %17 : index
      %609 = wave.lane
      %610 = arith.remui %609, %c5 : index
      %611 = arith.addi %608, %610 : index
      scf.if %15 {
        %612 = arith.addi %611, %c7 : index
        %613 = memref.load %residual[%612] : memref<?xf32>
        %614 = arith.addf %613, %606 : f32
        %615 = arith.addi %611, %c7 : index
        memref.store %614, %out[%615] : memref<?xf32>
      } else {
        %616 = arith.addi %611, %c7 : index
        memref.store %606, %out[%616] : memref<?xf32>
      }
    }
    %617 = vector.extract %417#0[2] : f32 from vector<8xf32>
    %618 = wave.lane
    %619 = arith.addi %14, %c7 : index
    %620 = arith.muli %c13, %c13 : index
    %621 = arith.addi %619, %620 : index
    %622 = arith.divui %618, %c5 : index
    %623 = arith.addi %621, %622 : index
    %624 = arith.cmpi slt, %623, %13 : index
    scf.if %624 {
      %625 = arith.cmpi eq, %hasFactors, %c6 : index
      %626 = arith.muli %623, %c13 : index
      %627 = memref.load %factors[%626] : memref<?xf32>
      %628 = arith.mulf %627, %operandScale : f32
      %629 = arith.select %625, %628, %operandScale : f32
      %630 = arith.mulf %617, %629 : f32
      %631 = arith.muli %623, %outputFeatures : index
      %632 = arith.addi %631, %17 : index
      %633 = wave.lane
      %634 = arith.remui %633, %c5 : index
      %635 = arith.addi %632, %634 : index
      scf.if %15 {
        %636 = arith.addi %635, %c7 : index
        %637 = memref.load %residual[%636] : memref<?xf32>
        %638 = arith.addf %637, %630 : f32
        %639 = arith.addi %635, %c7 : index
        memref.store %638, %out[%639] : memref<?xf32>
      } else {
        %640 = arith.addi %635, %c7 : index
        memref.store %630, %out[%640] : memref<?xf32>
      }
    }
    %641 = vector.extract %417#0[3] : f32 from vector<8xf32>
    %642 = wave.lane
    %643 = arith.addi %14, %c7 : index
    %644 = arith.muli %c29, %c13 : index
    %645 = arith.addi %643, %644 : index
    %646 = arith.divui %642, %c5 : index
    %647 = arith.addi %645, %646 : index
    %648 = arith.cmpi slt, %647, %13 : index
    scf.if %648 {
      %649 = arith.cmpi eq, %hasFactors, %c6 : index
      %650 = arith.muli %647, %c13 : index
      %651 = memref.load %factors[%650] : memref<?xf32>
      %652 = arith.mulf %651, %operandScale : f32
      %653 = arith.select %649, %652, %operandScale : f32
      %654 = arith.mulf %641, %653 : f32
      %655 = arith.muli %647, %outputFeatures : index
      %656 = arith.addi %655, %17 : index
      %657 = wave.lane
      %658 = arith.remui %657, %c5 : index
      %659 = arith.addi %656, %658 : index
      scf.if %15 {
        %660 = arith.addi %659, %c7 : index
        %661 = memref.load %residual[%660] : memref<?xf32>
        %662 = arith.addf %661, %654 : f32
        %663 = arith.addi %659, %c7 : index
        memref.store %662, %out[%663] : memref<?xf32>
      } else {
        %664 = arith.addi %659, %c7 : index
        memref.store %654, %out[%664] : memref<?xf32>
      }
    }
    %665 = vector.extract %417#0[4] : f32 from vector<8xf32>
    %666 = wave.lane
    %667 = arith.addi %14, %c7 : index
    %668 = arith.muli %c19, %c13 : index
    %669 = arith.addi %667, %668 : index
    %670 = arith.divui %666, %c5 : index
    %671 = arith.addi %669, %670 : index
    %672 = arith.cmpi slt, %671, %13 : index
    scf.if %672 {
      %673 = arith.cmpi eq, %hasFactors, %c6 : index
      %674 = arith.muli %671, %c13 : index
      %675 = memref.load %factors[%674] : memref<?xf32>
      %676 = arith.mulf %675, %operandScale : f32
      %677 = arith.select %673, %676, %operandScale : f32
      %678 = arith.mulf %665, %677 : f32
      %679 = arith.muli %671, %outputFeatures : index
      %680 = arith.addi %679, %17 : index
      %681 = wave.lane
      %682 = arith.remui %681, %c5 : index
      %683 = arith.addi %680, %682 : index
      scf.if %15 {
        %684 = arith.addi %683, %c7 : index
        %685 = memref.load %residual[%684] : memref<?xf32>
        %686 = arith.addf %685, %678 : f32
        %687 = arith.addi %683, %c7 : index
        memref.store %686, %out[%687] : memref<?xf32>
      } else {
        %688 = arith.addi %683, %c7 : index
        memref.store %678, %out[%688] : memref<?xf32>
      }
    }
    %689 = vector.extract %417#0[5] : f32 from vector<8xf32>
    %690 = wave.lane
    %691 = arith.addi %14, %c7 : index
    %692 = arith.muli %c32, %c13 : index
    %693 = arith.addi %691, %692 : index
    %694 = arith.divui %690, %c5 : index
    %695 = arith.addi %693, %694 : index
    %696 = arith.cmpi slt, %695, %13 : index
    scf.if %696 {
      %697 = arith.cmpi eq, %hasFactors, %c6 : index
      %698 = arith.muli %695, %c13 : index
      %699 = memref.load %factors[%698] : memref<?xf32>
      %700 = arith.mulf %699, %operandScale : f32
      %701 = arith.select %697, %700, %operandScale : f32
      %702 = arith.mulf %689, %701 : f32
      %703 = arith.muli %695, %outputFeatures : index
      %704 = arith.addi %703, %17 : index
      %705 = wave.lane
      %706 = arith.remui %705, %c5 : index
      %707 = arith.addi %704, %706 : index
      scf.if %15 {
        %708 = arith.addi %707, %c7 : index
        %709 = memref.load %residual[%708] : memref<?xf32>
        %710 = arith.addf %709, %702 : f32
        %711 = arith.addi %707, %c7 : index
        memref.store %710, %out[%711] : memref<?xf32>
      } else {
        %712 = arith.addi %707, %c7 : index
        memref.store %702, %out[%712] : memref<?xf32>
      }
    }
    %713 = vector.extract %417#0[6] : f32 from vector<8xf32>
    %714 = wave.lane
    %715 = arith.addi %14, %c7 : index
    %716 = arith.muli %c33, %c13 : index
    %717 = arith.addi %715, %716 : index
    %718 = arith.divui %714, %c5 : index
    %719 = arith.addi %717, %718 : index
    %720 = arith.cmpi slt, %719, %13 : index
    scf.if %720 {
      %721 = arith.cmpi eq, %hasFactors, %c6 : index
      %722 = arith.muli %719, %c13 : index
      %723 = memref.load %factors[%722] : memref<?xf32>
      %724 = arith.mulf %723, %operandScale : f32
      %725 = arith.select %721, %724, %operandScale : f32
      %726 = arith.mulf %713, %725 : f32
      %727 = arith.muli %719, %outputFeatures : index
      %728 = arith.addi %727, %17 : index
      %729 = wave.lane
      %730 = arith.remui %729, %c5 : index
      %731 = arith.addi %728, %730 : index
      scf.if %15 {
        %732 = arith.addi %731, %c7 : index
        %733 = memref.load %residual[%732] : memref<?xf32>
        %734 = arith.addf %733, %726 : f32
        %735 = arith.addi %731, %c7 : index
        memref.store %734, %out[%735] : memref<?xf32>
      } else {
        %736 = arith.addi %731, %c7 : index
        memref.store %726, %out[%736] : memref<?xf32>
      }
    }
    %737 = vector.extract %417#0[7] : f32 from vector<8xf32>
    %738 = wave.lane
    %739 = arith.addi %14, %c7 : index
    %740 = arith.muli %c34, %c13 : index
    %741 = arith.addi %739, %740 : index
    %742 = arith.divui %738, %c5 : index
    %743 = arith.addi %741, %742 : index
    %744 = arith.cmpi slt, %743, %13 : index
    scf.if %744 {
      %745 = arith.cmpi eq, %hasFactors, %c6 : index
      %746 = arith.muli %743, %c13 : index
      %747 = memref.load %factors[%746] : memref<?xf32>
      %748 = arith.mulf %747, %operandScale : f32
      %749 = arith.select %745, %748, %operandScale : f32
      %750 = arith.mulf %737, %749 : f32
      %751 = arith.muli %743, %outputFeatures : index
      %752 = arith.addi %751, %17 : index
      %753 = wave.lane
      %754 = arith.remui %753, %c5 : index
      %755 = arith.addi %752, %754 : index
      scf.if %15 {
        %756 = arith.addi %755, %c7 : index
        %757 = memref.load %residual[%756] : memref<?xf32>
        %758 = arith.addf %757, %750 : f32
        %759 = arith.addi %755, %c7 : index
        memref.store %758, %out[%759] : memref<?xf32>
      } else {
        %760 = arith.addi %755, %c7 : index
        memref.store %750, %out[%760] : memref<?xf32>
      }
    }
    %761 = wave.lane
    %762 = vector.extract %417#1[0] : f32 from vector<8xf32>
    %763 = wave.lane
    %764 = arith.addi %14, %c5 : index
    %765 = arith.muli %c7, %c13 : index
    %766 = arith.addi %764, %765 : index
    %767 = arith.divui %763, %c5 : index
    %768 = arith.addi %766, %767 : index
    %769 = arith.cmpi slt, %768, %13 : index
    scf.if %769 {
      %770 = arith.cmpi eq, %hasFactors, %c6 : index
      %771 = arith.muli %768, %c13 : index
      %772 = memref.load %factors[%771] : memref<?xf32>
      %773 = arith.mulf %772, %operandScale : f32
      %774 = arith.select %770, %773, %operandScale : f32
      %775 = arith.mulf %762, %774 : f32
      %776 = arith.muli %768, %outputFeatures : index
      %777 = arith.addi %776, %17 : index
      %778 = wave.lane
      %779 = arith.remui %778, %c5 : index
      %780 = arith.addi %777, %779 : index
      scf.if %15 {
        %781 = arith.addi %780, %c7 : index
        %782 = memref.load %residual[%781] : memref<?xf32>
        %783 = arith.addf %782, %775 : f32
        %784 = arith.addi %780, %c7 : index
        memref.store %783, %out[%784] : memref<?xf32>
      } else {
        %785 = arith.addi %780, %c7 : index
        memref.store %775, %out[%785] : memref<?xf32>
      }
    }
    %786 = vector.extract %417#1[1] : f32 from vector<8xf32>
    %787 = wave.lane
    %788 = arith.addi %14, %c5 : index
    %789 = arith.muli %c6, %c13 : index
    %790 = arith.addi %788, %789 : index
    %791 = arith.divui %787, %c5 : index
    %792 = arith.addi %790, %791 : index
    %793 = arith.cmpi slt, %792, %13 : index
    scf.if %793 {
      %794 = arith.cmpi eq, %hasFactors, %c6 : index
      %795 = arith.muli %792, %c13 : index
      %796 = memref.load %factors[%795] : memref<?xf32>
      %797 = arith.mulf %796, %operandScale : f32
      %798 = arith.select %794, %797, %operandScale : f32
      %799 = arith.mulf %786, %798 : f32
      %800 = arith.muli %792, %outputFeatures : index
      %801 = arith.addi %800, %17 : index
      %802 = wave.lane
      %803 = arith.remui %802, %c5 : index
      %804 = arith.addi %801, %803 : index
      scf.if %15 {
        %805 = arith.addi %804, %c7 : index
        %806 = memref.load %residual[%805] : memref<?xf32>
        %807 = arith.addf %806, %799 : f32
        %808 = arith.addi %804, %c7 : index
        memref.store %807, %out[%808] : memref<?xf32>
      } else {
        %809 = arith.addi %804, %c7 : index
        memref.store %799, %out[%809] : memref<?xf32>
      }
    }
    %810 = vector.extract %417#1[2] : f32 from vector<8xf32>
    %811 = wave.lane
    %812 = arith.addi %14, %c5 : index
    %813 = arith.muli %c13, %c13 : index
    %814 = arith.addi %812, %813 : index
    %815 = arith.divui %811, %c5 : index
    %816 = arith.addi %814, %815 : index
    %817 = arith.cmpi slt, %816, %13 : index
    scf.if %817 {
      %818 = arith.cmpi eq, %hasFactors, %c6 : index
      %819 = arith.muli %816, %c13 : index
      %820 = memref.load %factors[%819] : memref<?xf32>
      %821 = arith.mulf %820, %operandScale : f32
      %822 = arith.select %818, %821, %operandScale : f32
      %823 = arith.mulf %810, %822 : f32
      %824 = arith.muli %816, %outputFeatures : index
      %825 = arith.addi %824, %17 : index
      %826 = wave.lane
      %827 = arith.remui %826, %c5 : index
      %828 = arith.addi %825, %827 : index
      scf.if %15 {
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
    %834 = vector.extract %417#1[3] : f32 from vector<8xf32>
    %835 = wave.lane
    %836 = arith.addi %14, %c5 : index
    %837 = arith.muli %c29, %c13 : index
    %838 = arith.addi %836, %837 : index
    %839 = arith.divui %835, %c5 : index
    %840 = arith.addi %838, %839 : index
    %841 = arith.cmpi slt, %840, %13 : index
    scf.if %841 {
      %842 = arith.cmpi eq, %hasFactors, %c6 : index
      %843 = arith.muli %840, %c13 : index
      %844 = memref.load %factors[%843] : memref<?xf32>
      %845 = arith.mulf %844, %operandScale : f32
      %846 = arith.select %842, %845, %operandScale : f32
      %847 = arith.mulf %834, %846 : f32
      %848 = arith.muli %840, %outputFeatures : index
      %849 = arith.addi %848, %17 : index
      %850 = wave.lane
      %851 = arith.remui %850, %c5 : index
      %852 = arith.addi %849, %851 : index
      scf.if %15 {
        %853 = arith.addi %852, %c7 : index
        %854 = memref.load %residual[%853] : memref<?xf32>
        %855 = arith.addf %854, %847 : f32
        %856 = arith.addi %852, %c7 : index
        memref.store %855, %out[%856] : memref<?xf32>
      } else {
        %857 = arith.addi %852, %c7 : index
        memref.store %847, %out[%857] : memref<?xf32>
      }
    }
    %858 = vector.extract %417#1[4] : f32 from vector<8xf32>
    %859 = wave.lane
    %860 = arith.addi %14, %c5 : index
    %861 = arith.muli %c19, %c13 : index
    %862 = arith.addi %860, %861 : index
    %863 = arith.divui %859, %c5 : index
    %864 = arith.addi %862, %863 : index
    %865 = arith.cmpi slt, %864, %13 : index
    scf.if %865 {
      %866 = arith.cmpi eq, %hasFactors, %c6 : index
      %867 = arith.muli %864, %c13 : index
      %868 = memref.load %factors[%867] : memref<?xf32>
      %869 = arith.mulf %868, %operandScale : f32
      %870 = arith.select %866, %869, %operandScale : f32
      %871 = arith.mulf %858, %870 : f32
      %872 = arith.muli %864, %outputFeatures : index
      %873 = arith.addi %872, %17 : index
      %874 = wave.lane
      %875 = arith.remui %874, %c5 : index
      %876 = arith.addi %873, %875 : index
      scf.if %15 {
        %877 = arith.addi %876, %c7 : index
        %878 = memref.load %residual[%877] : memref<?xf32>
        %879 = arith.addf %878, %871 : f32
        %880 = arith.addi %876, %c7 : index
        memref.store %879, %out[%880] : memref<?xf32>
      } else {
        %881 = arith.addi %876, %c7 : index
        memref.store %871, %out[%881] : memref<?xf32>
      }
    }
    %882 = vector.extract %417#1[5] : f32 from vector<8xf32>
    %883 = wave.lane
    %884 = arith.addi %14, %c5 : index
    %885 = arith.muli %c32, %c13 : index
    %886 = arith.addi %884, %885 : index
    %887 = arith.divui %883, %c5 : index
    %888 = arith.addi %886, %887 : index
    %889 = arith.cmpi slt, %888, %13 : index
    scf.if %889 {
      %890 = arith.cmpi eq, %hasFactors, %c6 : index
      %891 = arith.muli %888, %c13 : index
      %892 = memref.load %factors[%891] : memref<?xf32>
      %893 = arith.mulf %892, %operandScale : f32
      %894 = arith.select %890, %893, %operandScale : f32
      %895 = arith.mulf %882, %894 : f32
      %896 = arith.muli %888, %outputFeatures : index
      %897 = arith.addi %896, %17 : index
      %898 = wave.lane
      %899 = arith.remui %898, %c5 : index
      %900 = arith.addi %897, %899 : index
      scf.if %15 {
        %901 = arith.addi %900, %c7 : index
        %902 = memref.load %residual[%901] : memref<?xf32>
        %903 = arith.addf %902, %895 : f32
        %904 = arith.addi %900, %c7 : index
        memref.store %903, %out[%904] : memref<?xf32>
      } else {
        %905 = arith.addi %900, %c7 : index
        memref.store %895, %out[%905] : memref<?xf32>
      }
    }
    %906 = vector.extract %417#1[6] : f32 from vector<8xf32>
    %907 = wave.lane
    %908 = arith.addi %14, %c5 : index
    %909 = arith.muli %c33, %c13 : index
    %910 = arith.addi %908, %909 : index
    %911 = arith.divui %907, %c5 : index
    %912 = arith.addi %910, %911 : index
    %913 = arith.cmpi slt, %912, %13 : index
    scf.if %913 {
      %914 = arith.cmpi eq, %hasFactors, %c6 : index
      %915 = arith.muli %912, %c13 : index
      %916 = memref.load %factors[%915] : memref<?xf32>
      %917 = arith.mulf %916, %operandScale : f32
      %918 = arith.select %914, %917, %operandScale : f32
      %919 = arith.mulf %906, %918 : f32
      %920 = arith.muli %912, %outputFeatures : index
      %921 = arith.addi %920, %17 : index
      %922 = wave.lane
      %923 = arith.remui %922, %c5 : index
      %924 = arith.addi %921, %923 : index
      scf.if %15 {
        %925 = arith.addi %924, %c7 : index
        %926 = memref.load %residual[%925] : memref<?xf32>
        %927 = arith.addf %926, %919 : f32
        %928 = arith.addi %924, %c7 : index
        memref.store %927, %out[%928] : memref<?xf32>
      } else {
        %929 = arith.addi %924, %c7 : index
        memref.store %919, %out[%929] : memref<?xf32>
      }
    }
    %930 = vector.extract %417#1[7] : f32 from vector<8xf32>
    %931 = wave.lane
    %932 = arith.addi %14, %c5 : index
    %933 = arith.muli %c34, %c13 : index
    %934 = arith.addi %932, %933 : index
    %935 = arith.divui %931, %c5 : index
    %936 = arith.addi %934, %935 : index
    %937 = arith.cmpi slt, %936, %13 : index
    scf.if %937 {
      %938 = arith.cmpi eq, %hasFactors, %c6 : index
      %939 = arith.muli %936, %c13 : index
      %940 = memref.load %factors[%939] : memref<?xf32>
      %941 = arith.mulf %940, %operandScale : f32
      %942 = arith.select %938, %941, %operandScale : f32
      %943 = arith.mulf %930, %942 : f32
      %944 = arith.muli %936, %outputFeatures : index
      %945 = arith.addi %944, %17 : index
      %946 = wave.lane
      %947 = arith.remui %946, %c5 : index
      %948 = arith.addi %945, %947 : index
      scf.if %15 {
        %949 = arith.addi %948, %c7 : index
        %950 = memref.load %residual[%949] : memref<?xf32>
        %951 = arith.addf %950, %943 : f32
        %952 = arith.addi %948, %c7 : index
        memref.store %951, %out[%952] : memref<?xf32>
      } else {
        %953 = arith.addi %948, %c7 : index
        memref.store %943, %out[%953] : memref<?xf32>
      }
    }
    %954 = wave.lane
    %955 = vector.extract %417#2[0] : f32 from vector<8xf32>
    %956 = wave.lane
    %957 = arith.addi %14, %c14 : index
    %958 = arith.muli %c7, %c13 : index
    %959 = arith.addi %957, %958 : index
    %960 = arith.divui %956, %c5 : index
    %961 = arith.addi %959, %960 : index
    %962 = arith.cmpi slt, %961, %13 : index
    scf.if %962 {
      %963 = arith.cmpi eq, %hasFactors, %c6 : index
      %964 = arith.muli %961, %c13 : index
      %965 = memref.load %factors[%964] : memref<?xf32>
      %966 = arith.mulf %965, %operandScale : f32
      %967 = arith.select %963, %966, %operandScale : f32
      %968 = arith.mulf %955, %967 : f32
      %969 = arith.muli %961, %outputFeatures : index
      %970 = arith.addi %969, %17 : index
      %971 = wave.lane
      %972 = arith.remui %971, %c5 : index
      %973 = arith.addi %970, %972 : index
      scf.if %15 {
        %974 = arith.addi %973, %c7 : index
        %975 = memref.load %residual[%974] : memref<?xf32>
        %976 = arith.addf %975, %968 : f32
        %977 = arith.addi %973, %c7 : index
        memref.store %976, %out[%977] : memref<?xf32>
      } else {
        %978 = arith.addi %973, %c7 : index
        memref.store %968, %out[%978] : memref<?xf32>
      }
    }
    %979 = vector.extract %417#2[1] : f32 from vector<8xf32>
    %980 = wave.lane
    %981 = arith.addi %14, %c14 : index
    %982 = arith.muli %c6, %c13 : index
    %983 = arith.addi %981, %982 : index
    %984 = arith.divui %980, %c5 : index
    %985 = arith.addi %983, %984 : index
    %986 = arith.cmpi slt, %985, %13 : index
    scf.if %986 {
      %987 = arith.cmpi eq, %hasFactors, %c6 : index
      %988 = arith.muli %985, %c13 : index
      %989 = memref.load %factors[%988] : memref<?xf32>
      %990 = arith.mulf %989, %operandScale : f32
      %991 = arith.select %987, %990, %operandScale : f32
      %992 = arith.mulf %979, %991 : f32
      %993 = arith.muli %985, %outputFeatures : index
      %994 = arith.addi %993, %17 : index
      %995 = wave.lane
      %996 = arith.remui %995, %c5 : index
      %997 = arith.addi %994, %996 : index
      scf.if %15 {
        %998 = arith.addi %997, %c7 : index
        %999 = memref.load %residual[%998] : memref<?xf32>
        %1000 = arith.addf %999, %992 : f32
        %1001 = arith.addi %997, %c7 : index
        memref.store %1000, %out[%1001] : memref<?xf32>
      } else {
        %1002 = arith.addi %997, %c7 : index
        memref.store %992, %out[%1002] : memref<?xf32>
      }
    }
    %1003 = vector.extract %417#2[2] : f32 from vector<8xf32>
    %1004 = wave.lane
    %1005 = arith.addi %14, %c14 : index
    %1006 = arith.muli %c13, %c13 : index
    %1007 = arith.addi %1005, %1006 : index
    %1008 = arith.divui %1004, %c5 : index
    %1009 = arith.addi %1007, %1008 : index
    %1010 = arith.cmpi slt, %1009, %13 : index
    scf.if %1010 {
      %1011 = arith.cmpi eq, %hasFactors, %c6 : index
      %1012 = arith.muli %1009, %c13 : index
      %1013 = memref.load %factors[%1012] : memref<?xf32>
      %1014 = arith.mulf %1013, %operandScale : f32
      %1015 = arith.select %1011, %1014, %operandScale : f32
      %1016 = arith.mulf %1003, %1015 : f32
      %1017 = arith.muli %1009, %outputFeatures : index
      %1018 = arith.addi %1017, %17 : index
      %1019 = wave.lane
      %1020 = arith.remui %1019, %c5 : index
      %1021 = arith.addi %1018, %1020 : index
      scf.if %15 {
        %1022 = arith.addi %1021, %c7 : index
        %1023 = memref.load %residual[%1022] : memref<?xf32>
        %1024 = arith.addf %1023, %1016 : f32
        %1025 = arith.addi %1021, %c7 : index
        memref.store %1024, %out[%1025] : memref<?xf32>
      } else {
        %1026 = arith.addi %1021, %c7 : index
        memref.store %1016, %out[%1026] : memref<?xf32>
      }
    }
    %1027 = vector.extract %417#2[3] : f32 from vector<8xf32>
    %1028 = wave.lane
    %1029 = arith.addi %14, %c14 : index
    %1030 = arith.muli %c29, %c13 : index
    %1031 = arith.addi %1029, %1030 : index
    %1032 = arith.divui %1028, %c5 : index
    %1033 = arith.addi %1031, %1032 : index
    %1034 = arith.cmpi slt, %1033, %13 : index
    scf.if %1034 {
      %1035 = arith.cmpi eq, %hasFactors, %c6 : index
      %1036 = arith.muli %1033, %c13 : index
      %1037 = memref.load %factors[%1036] : memref<?xf32>
      %1038 = arith.mulf %1037, %operandScale : f32
      %1039 = arith.select %1035, %1038, %operandScale : f32
      %1040 = arith.mulf %1027, %1039 : f32
      %1041 = arith.muli %1033, %outputFeatures : index
      %1042 = arith.addi %1041, %17 : index
      %1043 = wave.lane
      %1044 = arith.remui %1043, %c5 : index
      %1045 = arith.addi %1042, %1044 : index
      scf.if %15 {
        %1046 = arith.addi %1045, %c7 : index
        %1047 = memref.load %residual[%1046] : memref<?xf32>
        %1048 = arith.addf %1047, %1040 : f32
        %1049 = arith.addi %1045, %c7 : index
        memref.store %1048, %out[%1049] : memref<?xf32>
      } else {
        %1050 = arith.addi %1045, %c7 : index
        memref.store %1040, %out[%1050] : memref<?xf32>
      }
    }
    %1051 = vector.extract %417#2[4] : f32 from vector<8xf32>
    %1052 = wave.lane
    %1053 = arith.addi %14, %c14 : index
    %1054 = arith.muli %c19, %c13 : index
    %1055 = arith.addi %1053, %1054 : index
    %1056 = arith.divui %1052, %c5 : index
    %1057 = arith.addi %1055, %1056 : index
    %1058 = arith.cmpi slt, %1057, %13 : index
    scf.if %1058 {
      %1059 = arith.cmpi eq, %hasFactors, %c6 : index
      %1060 = arith.muli %1057, %c13 : index
      %1061 = memref.load %factors[%1060] : memref<?xf32>
      %1062 = arith.mulf %1061, %operandScale : f32
      %1063 = arith.select %1059, %1062, %operandScale : f32
      %1064 = arith.mulf %1051, %1063 : f32
      %1065 = arith.muli %1057, %outputFeatures : index
      %1066 = arith.addi %1065, %17 : index
      %1067 = wave.lane
      %1068 = arith.remui %1067, %c5 : index
      %1069 = arith.addi %1066, %1068 : index
      scf.if %15 {
        %1070 = arith.addi %1069, %c7 : index
        %1071 = memref.load %residual[%1070] : memref<?xf32>
        %1072 = arith.addf %1071, %1064 : f32
        %1073 = arith.addi %1069, %c7 : index
        memref.store %1072, %out[%1073] : memref<?xf32>
      } else {
        %1074 = arith.addi %1069, %c7 : index
        memref.store %1064, %out[%1074] : memref<?xf32>
      }
    }
    %1075 = vector.extract %417#2[5] : f32 from vector<8xf32>
    %1076 = wave.lane
    %1077 = arith.addi %14, %c14 : index
    %1078 = arith.muli %c32, %c13 : index
    %1079 = arith.addi %1077, %1078 : index
    %1080 = arith.divui %1076, %c5 : index
    %1081 = arith.addi %1079, %1080 : index
    %1082 = arith.cmpi slt, %1081, %13 : index
    scf.if %1082 {
      %1083 = arith.cmpi eq, %hasFactors, %c6 : index
      %1084 = arith.muli %1081, %c13 : index
      %1085 = memref.load %factors[%1084] : memref<?xf32>
      %1086 = arith.mulf %1085, %operandScale : f32
      %1087 = arith.select %1083, %1086, %operandScale : f32
      %1088 = arith.mulf %1075, %1087 : f32
      %1089 = arith.muli %1081, %outputFeatures : index
      %1090 = arith.addi %1089, %17 : index
      %1091 = wave.lane
      %1092 = arith.remui %1091, %c5 : index
      %1093 = arith.addi %1090, %1092 : index
      scf.if %15 {
        %1094 = arith.addi %1093, %c7 : index
        %1095 = memref.load %residual[%1094] : memref<?xf32>
        %1096 = arith.addf %1095, %1088 : f32
        %1097 = arith.addi %1093, %c7 : index
        memref.store %1096, %out[%1097] : memref<?xf32>
      } else {
        %1098 = arith.addi %1093, %c7 : index
        memref.store %1088, %out[%1098] : memref<?xf32>
      }
    }
    %1099 = vector.extract %417#2[6] : f32 from vector<8xf32>
    %1100 = wave.lane
    %1101 = arith.addi %14, %c14 : index
    %1102 = arith.muli %c33, %c13 : index
    %1103 = arith.addi %1101, %1102 : index
    %1104 = arith.divui %1100, %c5 : index
    %1105 = arith.addi %1103, %1104 : index
    %1106 = arith.cmpi slt, %1105, %13 : index
    scf.if %1106 {
      %1107 = arith.cmpi eq, %hasFactors, %c6 : index
      %1108 = arith.muli %1105, %c13 : index
      %1109 = memref.load %factors[%1108] : memref<?xf32>
      %1110 = arith.mulf %1109, %operandScale : f32
      %1111 = arith.select %1107, %1110, %operandScale : f32
      %1112 = arith.mulf %1099, %1111 : f32
      %1113 = arith.muli %1105, %outputFeatures : index
      %1114 = arith.addi %1113, %17 : index
      %1115 = wave.lane
      %1116 = arith.remui %1115, %c5 : index
      %1117 = arith.addi %1114, %1116 : index
      scf.if %15 {
        %1118 = arith.addi %1117, %c7 : index
        %1119 = memref.load %residual[%1118] : memref<?xf32>
        %1120 = arith.addf %1119, %1112 : f32
        %1121 = arith.addi %1117, %c7 : index
        memref.store %1120, %out[%1121] : memref<?xf32>
      } else {
        %1122 = arith.addi %1117, %c7 : index
        memref.store %1112, %out[%1122] : memref<?xf32>
      }
    }
    %1123 = vector.extract %417#2[7] : f32 from vector<8xf32>
    %1124 = wave.lane
    %1125 = arith.addi %14, %c14 : index
    %1126 = arith.muli %c34, %c13 : index
    %1127 = arith.addi %1125, %1126 : index
    %1128 = arith.divui %1124, %c5 : index
    %1129 = arith.addi %1127, %1128 : index
    %1130 = arith.cmpi slt, %1129, %13 : index
    scf.if %1130 {
      %1131 = arith.cmpi eq, %hasFactors, %c6 : index
      %1132 = arith.muli %1129, %c13 : index
      %1133 = memref.load %factors[%1132] : memref<?xf32>
      %1134 = arith.mulf %1133, %operandScale : f32
      %1135 = arith.select %1131, %1134, %operandScale : f32
      %1136 = arith.mulf %1123, %1135 : f32
      %1137 = arith.muli %1129, %outputFeatures : index
      %1138 = arith.addi %1137, %17 : index
      %1139 = wave.lane
      %1140 = arith.remui %1139, %c5 : index
      %1141 = arith.addi %1138, %1140 : index
      scf.if %15 {
        %1142 = arith.addi %1141, %c7 : index
        %1143 = memref.load %residual[%1142] : memref<?xf32>
        %1144 = arith.addf %1143, %1136 : f32
        %1145 = arith.addi %1141, %c7 : index
        memref.store %1144, %out[%1145] : memref<?xf32>
      } else {
        %1146 = arith.addi %1141, %c7 : index
        memref.store %1136, %out[%1146] : memref<?xf32>
      }
    }
    %1147 = wave.lane
    %1148 = vector.extract %417#3[0] : f32 from vector<8xf32>
    %1149 = wave.lane
    %1150 = arith.addi %14, %c15 : index
    %1151 = arith.muli %c7, %c13 : index
    %1152 = arith.addi %1150, %1151 : index
    %1153 = arith.divui %1149, %c5 : index
    %1154 = arith.addi %1152, %1153 : index
    %1155 = arith.cmpi slt, %1154, %13 : index
    scf.if %1155 {
      %1156 = arith.cmpi eq, %hasFactors, %c6 : index
      %1157 = arith.muli %1154, %c13 : index
      %1158 = memref.load %factors[%1157] : memref<?xf32>
      %1159 = arith.mulf %1158, %operandScale : f32
      %1160 = arith.select %1156, %1159, %operandScale : f32
      %1161 = arith.mulf %1148, %1160 : f32
      %1162 = arith.muli %1154, %outputFeatures : index
      %1163 = arith.addi %1162, %17 : index
      %1164 = wave.lane
      %1165 = arith.remui %1164, %c5 : index
      %1166 = arith.addi %1163, %1165 : index
      scf.if %15 {
        %1167 = arith.addi %1166, %c7 : index
        %1168 = memref.load %residual[%1167] : memref<?xf32>
        %1169 = arith.addf %1168, %1161 : f32
        %1170 = arith.addi %1166, %c7 : index
        memref.store %1169, %out[%1170] : memref<?xf32>
      } else {
        %1171 = arith.addi %1166, %c7 : index
        memref.store %1161, %out[%1171] : memref<?xf32>
      }
    }
    %1172 = vector.extract %417#3[1] : f32 from vector<8xf32>
    %1173 = wave.lane
    %1174 = arith.addi %14, %c15 : index
    %1175 = arith.muli %c6, %c13 : index
    %1176 = arith.addi %1174, %1175 : index
    %1177 = arith.divui %1173, %c5 : index
    %1178 = arith.addi %1176, %1177 : index
    %1179 = arith.cmpi slt, %1178, %13 : index
    scf.if %1179 {
      %1180 = arith.cmpi eq, %hasFactors, %c6 : index
      %1181 = arith.muli %1178, %c13 : index
      %1182 = memref.load %factors[%1181] : memref<?xf32>
      %1183 = arith.mulf %1182, %operandScale : f32
      %1184 = arith.select %1180, %1183, %operandScale : f32
      %1185 = arith.mulf %1172, %1184 : f32
      %1186 = arith.muli %1178, %outputFeatures : index
      %1187 = arith.addi %1186, %17 : index
      %1188 = wave.lane
      %1189 = arith.remui %1188, %c5 : index
      %1190 = arith.addi %1187, %1189 : index
      scf.if %15 {
        %1191 = arith.addi %1190, %c7 : index
        %1192 = memref.load %residual[%1191] : memref<?xf32>
        %1193 = arith.addf %1192, %1185 : f32
        %1194 = arith.addi %1190, %c7 : index
        memref.store %1193, %out[%1194] : memref<?xf32>
      } else {
        %1195 = arith.addi %1190, %c7 : index
        memref.store %1185, %out[%1195] : memref<?xf32>
      }
    }
    %1196 = vector.extract %417#3[2] : f32 from vector<8xf32>
    %1197 = wave.lane
    %1198 = arith.addi %14, %c15 : index
    %1199 = arith.muli %c13, %c13 : index
    %1200 = arith.addi %1198, %1199 : index
    %1201 = arith.divui %1197, %c5 : index
    %1202 = arith.addi %1200, %1201 : index
    %1203 = arith.cmpi slt, %1202, %13 : index
    scf.if %1203 {
      %1204 = arith.cmpi eq, %hasFactors, %c6 : index
      %1205 = arith.muli %1202, %c13 : index
      %1206 = memref.load %factors[%1205] : memref<?xf32>
      %1207 = arith.mulf %1206, %operandScale : f32
      %1208 = arith.select %1204, %1207, %operandScale : f32
      %1209 = arith.mulf %1196, %1208 : f32
      %1210 = arith.muli %1202, %outputFeatures : index
      %1211 = arith.addi %1210, %17 : index
      %1212 = wave.lane
      %1213 = arith.remui %1212, %c5 : index
      %1214 = arith.addi %1211, %1213 : index
      scf.if %15 {
        %1215 = arith.addi %1214, %c7 : index
        %1216 = memref.load %residual[%1215] : memref<?xf32>
        %1217 = arith.addf %1216, %1209 : f32
        %1218 = arith.addi %1214, %c7 : index
        memref.store %1217, %out[%1218] : memref<?xf32>
      } else {
        %1219 = arith.addi %1214, %c7 : index
        memref.store %1209, %out[%1219] : memref<?xf32>
      }
    }
    %1220 = vector.extract %417#3[3] : f32 from vector<8xf32>
    %1221 = wave.lane
    %1222 = arith.addi %14, %c15 : index
    %1223 = arith.muli %c29, %c13 : index
    %1224 = arith.addi %1222, %1223 : index
    %1225 = arith.divui %1221, %c5 : index
    %1226 = arith.addi %1224, %1225 : index
    %1227 = arith.cmpi slt, %1226, %13 : index
    scf.if %1227 {
      %1228 = arith.cmpi eq, %hasFactors, %c6 : index
      %1229 = arith.muli %1226, %c13 : index
      %1230 = memref.load %factors[%1229] : memref<?xf32>
      %1231 = arith.mulf %1230, %operandScale : f32
      %1232 = arith.select %1228, %1231, %operandScale : f32
      %1233 = arith.mulf %1220, %1232 : f32
      %1234 = arith.muli %1226, %outputFeatures : index
      %1235 = arith.addi %1234, %17 : index
      %1236 = wave.lane
      %1237 = arith.remui %1236, %c5 : index
      %1238 = arith.addi %1235, %1237 : index
      scf.if %15 {
        %1239 = arith.addi %1238, %c7 : index
        %1240 = memref.load %residual[%1239] : memref<?xf32>
        %1241 = arith.addf %1240, %1233 : f32
        %1242 = arith.addi %1238, %c7 : index
        memref.store %1241, %out[%1242] : memref<?xf32>
      } else {
        %1243 = arith.addi %1238, %c7 : index
        memref.store %1233, %out[%1243] : memref<?xf32>
      }
    }
    %1244 = vector.extract %417#3[4] : f32 from vector<8xf32>
    %1245 = wave.lane
    %1246 = arith.addi %14, %c15 : index
    %1247 = arith.muli %c19, %c13 : index
    %1248 = arith.addi %1246, %1247 : index
    %1249 = arith.divui %1245, %c5 : index
    %1250 = arith.addi %1248, %1249 : index
    %1251 = arith.cmpi slt, %1250, %13 : index
    scf.if %1251 {
      %1252 = arith.cmpi eq, %hasFactors, %c6 : index
      %1253 = arith.muli %1250, %c13 : index
      %1254 = memref.load %factors[%1253] : memref<?xf32>
      %1255 = arith.mulf %1254, %operandScale : f32
      %1256 = arith.select %1252, %1255, %operandScale : f32
      %1257 = arith.mulf %1244, %1256 : f32
      %1258 = arith.muli %1250, %outputFeatures : index
      %1259 = arith.addi %1258, %17 : index
      %1260 = wave.lane
      %1261 = arith.remui %1260, %c5 : index
      %1262 = arith.addi %1259, %1261 : index
      scf.if %15 {
        %1263 = arith.addi %1262, %c7 : index
        %1264 = memref.load %residual[%1263] : memref<?xf32>
        %1265 = arith.addf %1264, %1257 : f32
        %1266 = arith.addi %1262, %c7 : index
        memref.store %1265, %out[%1266] : memref<?xf32>
      } else {
        %1267 = arith.addi %1262, %c7 : index
        memref.store %1257, %out[%1267] : memref<?xf32>
      }
    }
    %1268 = vector.extract %417#3[5] : f32 from vector<8xf32>
    %1269 = wave.lane
    %1270 = arith.addi %14, %c15 : index
    %1271 = arith.muli %c32, %c13 : index
    %1272 = arith.addi %1270, %1271 : index
    %1273 = arith.divui %1269, %c5 : index
    %1274 = arith.addi %1272, %1273 : index
    %1275 = arith.cmpi slt, %1274, %13 : index
    scf.if %1275 {
      %1276 = arith.cmpi eq, %hasFactors, %c6 : index
      %1277 = arith.muli %1274, %c13 : index
      %1278 = memref.load %factors[%1277] : memref<?xf32>
      %1279 = arith.mulf %1278, %operandScale : f32
      %1280 = arith.select %1276, %1279, %operandScale : f32
      %1281 = arith.mulf %1268, %1280 : f32
      %1282 = arith.muli %1274, %outputFeatures : index
      %1283 = arith.addi %1282, %17 : index
      %1284 = wave.lane
      %1285 = arith.remui %1284, %c5 : index
      %1286 = arith.addi %1283, %1285 : index
      scf.if %15 {
        %1287 = arith.addi %1286, %c7 : index
        %1288 = memref.load %residual[%1287] : memref<?xf32>
        %1289 = arith.addf %1288, %1281 : f32
        %1290 = arith.addi %1286, %c7 : index
        memref.store %1289, %out[%1290] : memref<?xf32>
      } else {
        %1291 = arith.addi %1286, %c7 : index
        memref.store %1281, %out[%1291] : memref<?xf32>
      }
    }
    %1292 = vector.extract %417#3[6] : f32 from vector<8xf32>
    %1293 = wave.lane
    %1294 = arith.addi %14, %c15 : index
    %1295 = arith.muli %c33, %c13 : index
    %1296 = arith.addi %1294, %1295 : index
    %1297 = arith.divui %1293, %c5 : index
    %1298 = arith.addi %1296, %1297 : index
    %1299 = arith.cmpi slt, %1298, %13 : index
    scf.if %1299 {
      %1300 = arith.cmpi eq, %hasFactors, %c6 : index
      %1301 = arith.muli %1298, %c13 : index
      %1302 = memref.load %factors[%1301] : memref<?xf32>
      %1303 = arith.mulf %1302, %operandScale : f32
      %1304 = arith.select %1300, %1303, %operandScale : f32
      %1305 = arith.mulf %1292, %1304 : f32
      %1306 = arith.muli %1298, %outputFeatures : index
      %1307 = arith.addi %1306, %17 : index
      %1308 = wave.lane
      %1309 = arith.remui %1308, %c5 : index
      %1310 = arith.addi %1307, %1309 : index
      scf.if %15 {
        %1311 = arith.addi %1310, %c7 : index
        %1312 = memref.load %residual[%1311] : memref<?xf32>
        %1313 = arith.addf %1312, %1305 : f32
        %1314 = arith.addi %1310, %c7 : index
        memref.store %1313, %out[%1314] : memref<?xf32>
      } else {
        %1315 = arith.addi %1310, %c7 : index
        memref.store %1305, %out[%1315] : memref<?xf32>
      }
    }
    %1316 = vector.extract %417#3[7] : f32 from vector<8xf32>
    %1317 = wave.lane
    %1318 = arith.addi %14, %c15 : index
    %1319 = arith.muli %c34, %c13 : index
    %1320 = arith.addi %1318, %1319 : index
    %1321 = arith.divui %1317, %c5 : index
    %1322 = arith.addi %1320, %1321 : index
    %1323 = arith.cmpi slt, %1322, %13 : index
    scf.if %1323 {
      %1324 = arith.cmpi eq, %hasFactors, %c6 : index
      %1325 = arith.muli %1322, %c13 : index
      %1326 = memref.load %factors[%1325] : memref<?xf32>
      %1327 = arith.mulf %1326, %operandScale : f32
      %1328 = arith.select %1324, %1327, %operandScale : f32
      %1329 = arith.mulf %1316, %1328 : f32
      %1330 = arith.muli %1322, %outputFeatures : index
      %1331 = arith.addi %1330, %17 : index
      %1332 = wave.lane
      %1333 = arith.remui %1332, %c5 : index
      %1334 = arith.addi %1331, %1333 : index
      scf.if %15 {
        %1335 = arith.addi %1334, %c7 : index
        %1336 = memref.load %residual[%1335] : memref<?xf32>
        %1337 = arith.addf %1336, %1329 : f32
        %1338 = arith.addi %1334, %c7 : index
        memref.store %1337, %out[%1338] : memref<?xf32>
      } else {
        %1339 = arith.addi %1334, %c7 : index
        memref.store %1329, %out[%1339] : memref<?xf32>
      }
    }
  }
  wave.return
}
