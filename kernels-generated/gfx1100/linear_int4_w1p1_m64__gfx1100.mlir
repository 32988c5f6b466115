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
  %c31 = arith.constant 0x3F800000 : f32
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
      %578 = memref.load %factors[%575] : memref<?xf32>
      %579 = arith.select %577, %578, %c31 : f32
      %580 = arith.mulf %569, %579 : f32
      %581 = arith.muli %575, %outputFeatures : index
      %582 = arith.addi %581, %17 : index
      %583 = wave.lane
      %584 = arith.remui %583, %c5 : index
      %585 = arith.addi %582, %584 : index
      scf.if %15 {
        %586 = arith.addi %585, %c7 : index
        %587 = memref.load %residual[%586] : memref<?xf32>
        %588 = arith.addf %587, %580 : f32
        %589 = arith.addi %585, %c7 : index
        memref.store %588, %out[%589] : memref<?xf32>
      } else {
        %590 = arith.addi %585, %c7 : index
        memref.store %580, %out[%590] : memref<?xf32>
      }
    }
    %591 = vector.extract %417#0[1] : f32 from vector<8xf32>
    %592 = wave.lane
    %593 = arith.addi %14, %c7 : index
    %594 = arith.muli %c6, %c13 : index
    %595 = arith.addi %593, %594 : index
    %596 = arith.divui %592, %c5 : index
    %597 = arith.addi %595, %596 : index
    %598 = arith.cmpi slt, %597, %13 : index
    scf.if %598 {
      %599 = arith.cmpi eq, %hasFactors, %c6 : index
      %600 = memref.load %factors[%597] : memref<?xf32>
      %601 = arith.select %599, %600, %c31 : f32
      %602 = arith.mulf %591, %601 : f32
      %603 = arith.muli %597, %outputFeatures : index
      %604 = arith.addi %603, %17 : index
      %605 = wave.lane
      %606 = arith.remui %605, %c5 : index
      %607 = arith.addi %604, %606 : index
      scf.if %15 {
        %608 = arith.addi %607, %c7 : index
        %609 = memref.load %residual[%608] : memref<?xf32>
        %610 = arith.addf %609, %602 : f32
        %611 = arith.addi %607, %c7 : index
        memref.store %610, %out[%611] : memref<?xf32>
      } else {
        %612 = arith.addi %607, %c7 : index
        memref.store %602, %out[%612] : memref<?xf32>
      }
    }
    %613 = vector.extract %417#0[2] : f32 from vector<8xf32>
    %614 = wave.lane
    %615 = arith.addi %14, %c7 : index
    %616 = arith.muli %c13, %c13 : index
    %617 = arith.addi %615, %616 : index
    %618 = arith.divui %614, %c5 : index
    %619 = arith.addi %617, %618 : index
    %620 = arith.cmpi slt, %619, %13 : index
    scf.if %620 {
      %621 = arith.cmpi eq, %hasFactors, %c6 : index
      %622 = memref.load %factors[%619] : memref<?xf32>
      %623 = arith.select %621, %622, %c31 : f32
      %624 = arith.mulf %613, %623 : f32
      %625 = arith.muli %619, %outputFeatures : index
      %626 = arith.addi %625, %17 : index
      %627 = wave.lane
      %628 = arith.remui %627, %c5 : index
      %629 = arith.addi %626, %628 : index
      scf.if %15 {
        %630 = arith.addi %629, %c7 : index
        %631 = memref.load %residual[%630] : memref<?xf32>
        %632 = arith.addf %631, %624 : f32
        %633 = arith.addi %629, %c7 : index
        memref.store %632, %out[%633] : memref<?xf32>
      } else {
        %634 = arith.addi %629, %c7 : index
        memref.store %624, %out[%634] : memref<?xf32>
      }
    }
    %635 = vector.extract %417#0[3] : f32 from vector<8xf32>
    %636 = wave.lane
    %637 = arith.addi %14, %c7 : index
    %638 = arith.muli %c29, %c13 : index
    %639 = arith.addi %637, %638 : index
    %640 = arith.divui %636, %c5 : index
    %641 = arith.addi %639, %640 : index
    %642 = arith.cmpi slt, %641, %13 : index
    scf.if %642 {
      %643 = arith.cmpi eq, %hasFactors, %c6 : index
      %644 = memref.load %factors[%641] : memref<?xf32>
      %645 = arith.select %643, %644, %c31 : f32
      %646 = arith.mulf %635, %645 : f32
      %647 = arith.muli %641, %outputFeatures : index
      %648 = arith.addi %647, %17 : index
      %649 = wave.lane
      %650 = arith.remui %649, %c5 : index
      %651 = arith.addi %648, %650 : index
      scf.if %15 {
        %652 = arith.addi %651, %c7 : index
        %653 = memref.load %residual[%652] : memref<?xf32>
        %654 = arith.addf %653, %646 : f32
        %655 = arith.addi %651, %c7 : index
        memref.store %654, %out[%655] : memref<?xf32>
      } else {
        %656 = arith.addi %651, %c7 : index
        memref.store %646, %out[%656] : memref<?xf32>
      }
    }
    %657 = vector.extract %417#0[4] : f32 from vector<8xf32>
    %658 = wave.lane
    %659 = arith.addi %14, %c7 : index
    %660 = arith.muli %c19, %c13 : index
    %661 = arith.addi %659, %660 : index
    %662 = arith.divui %658, %c5 : index
    %663 = arith.addi %661, %662 : index
    %664 = arith.cmpi slt, %663, %13 : index
    scf.if %664 {
      %665 = arith.cmpi eq, %hasFactors, %c6 : index
      %666 = memref.load %factors[%663] : memref<?xf32>
      %667 = arith.select %665, %666, %c31 : f32
      %668 = arith.mulf %657, %667 : f32
      %669 = arith.muli %663, %outputFeatures : index
      %670 = arith.addi %669, %17 : index
      %671 = wave.lane
      %672 = arith.remui %671, %c5 : index
      %673 = arith.addi %670, %672 : index
      scf.if %15 {
        %674 = arith.addi %673, %c7 : index
        %675 = memref.load %residual[%674] : memref<?xf32>
        %676 = arith.addf %675, %668 : f32
        %677 = arith.addi %673, %c7 : index
        memref.store %676, %out[%677] : memref<?xf32>
      } else {
        %678 = arith.addi %673, %c7 : index
        memref.store %668, %out[%678] : memref<?xf32>
      }
    }
    %679 = vector.extract %417#0[5] : f32 from vector<8xf32>
    %680 = wave.lane
    %681 = arith.addi %14, %c7 : index
    %682 = arith.muli %c32, %c13 : index
    %683 = arith.addi %681, %682 : index
    %684 = arith.divui %680, %c5 : index
    %685 = arith.addi %683, %684 : index
    %686 = arith.cmpi slt, %685, %13 : index
    scf.if %686 {
      %687 = arith.cmpi eq, %hasFactors, %c6 : index
      %688 = memref.load %factors[%685] : memref<?xf32>
      %689 = arith.select %687, %688, %c31 : f32
      %690 = arith.mulf %679, %689 : f32
      %691 = arith.muli %685, %outputFeatures : index
      %692 = arith.addi %691, %17 : index
      %693 = wave.lane
      %694 = arith.remui %693, %c5 : index
      %695 = arith.addi %692, %694 : index
      scf.if %15 {
        %696 = arith.addi %695, %c7 : index
        %697 = memref.load %residual[%696] : memref<?xf32>
        %698 = arith.addf %697, %690 : f32
        %699 = arith.addi %695, %c7 : index
        memref.store %698, %out[%699] : memref<?xf32>
      } else {
        %700 = arith.addi %695, %c7 : index
        memref.store %690, %out[%700] : memref<?xf32>
      }
    }
    %701 = vector.extract %417#0[6] : f32 from vector<8xf32>
    %702 = wave.lane
    %703 = arith.addi %14, %c7 : index
    %704 = arith.muli %c33, %c13 : index
    %705 = arith.addi %703, %704 : index
    %706 = arith.divui %702, %c5 : index
    %707 = arith.addi %705, %706 : index
    %708 = arith.cmpi slt, %707, %13 : index
    scf.if %708 {
      %709 = arith.cmpi eq, %hasFactors, %c6 : index
      %710 = memref.load %factors[%707] : memref<?xf32>
      %711 = arith.select %709, %710, %c31 : f32
      %712 = arith.mulf %701, %711 : f32
      %713 = arith.muli %707, %outputFeatures : index
      %714 = arith.addi %713, %17 : index
      %715 = wave.lane
      %716 = arith.remui %715, %c5 : index
      %717 = arith.addi %714, %716 : index
      scf.if %15 {
        %718 = arith.addi %717, %c7 : index
        %719 = memref.load %residual[%718] : memref<?xf32>
        %720 = arith.addf %719, %712 : f32
        %721 = arith.addi %717, %c7 : index
        memref.store %720, %out[%721] : memref<?xf32>
      } else {
        %722 = arith.addi %717, %c7 : index
        memref.store %712, %out[%722] : memref<?xf32>
      }
    }
    %723 = vector.extract %417#0[7] : f32 from vector<8xf32>
    %724 = wave.lane
    %725 = arith.addi %14, %c7 : index
    %726 = arith.muli %c34, %c13 : index
    %727 = arith.addi %725, %726 : index
    %728 = arith.divui %724, %c5 : index
    %729 = arith.addi %727, %728 : index
    %730 = arith.cmpi slt, %729, %13 : index
    scf.if %730 {
      %731 = arith.cmpi eq, %hasFactors, %c6 : index
      %732 = memref.load %factors[%729] : memref<?xf32>
      %733 = arith.select %731, %732, %c31 : f32
      %734 = arith.mulf %723, %733 : f32
      %735 = arith.muli %729, %outputFeatures : index
      %736 = arith.addi %735, %17 : index
      %737 = wave.lane
      %738 = arith.remui %737, %c5 : index
      %739 = arith.addi %736, %738 : index
      scf.if %15 {
        %740 = arith.addi %739, %c7 : index
        %741 = memref.load %residual[%740] : memref<?xf32>
        %742 = arith.addf %741, %734 : f32
        %743 = arith.addi %739, %c7 : index
        memref.store %742, %out[%743] : memref<?xf32>
      } else {
        %744 = arith.addi %739, %c7 : index
        memref.store %734, %out[%744] : memref<?xf32>
      }
    }
    %745 = wave.lane
    %746 = vector.extract %417#1[0] : f32 from vector<8xf32>
    %747 = wave.lane
    %748 = arith.addi %14, %c5 : index
    %749 = arith.muli %c7, %c13 : index
    %750 = arith.addi %748, %749 : index
    %751 = arith.divui %747, %c5 : index
    %752 = arith.addi %750, %751 : index
    %753 = arith.cmpi slt, %752, %13 : index
    scf.if %753 {
      %754 = arith.cmpi eq, %hasFactors, %c6 : index
      %755 = memref.load %factors[%752] : memref<?xf32>
      %756 = arith.select %754, %755, %c31 : f32
      %757 = arith.mulf %746, %756 : f32
      %758 = arith.muli %752, %outputFeatures : index
      %759 = arith.addi %758, %17 : index
      %760 = wave.lane
      %761 = arith.remui %760, %c5 : index
      %762 = arith.addi %759, %761 : index
      scf.if %15 {
        %763 = arith.addi %762, %c7 : index
        %764 = memref.load %residual[%763] : memref<?xf32>
        %765 = arith.addf %764, %757 : f32
        %766 = arith.addi %762, %c7 : index
        memref.store %765, %out[%766] : memref<?xf32>
      } else {
        %767 = arith.addi %762, %c7 : index
        memref.store %757, %out[%767] : memref<?xf32>
      }
    }
    %768 = vector.extract %417#1[1] : f32 from vector<8xf32>
    %769 = wave.lane
    %770 = arith.addi %14, %c5 : index
    %771 = arith.muli %c6, %c13 : index
    %772 = arith.addi %770, %771 : index
    %773 = arith.divui %769, %c5 : index
    %774 = arith.addi %772, %773 : index
    %775 = arith.cmpi slt, %774, %13 : index
    scf.if %775 {
      %776 = arith.cmpi eq, %hasFactors, %c6 : index
      %777 = memref.load %factors[%774] : memref<?xf32>
      %778 = arith.select %776, %777, %c31 : f32
      %779 = arith.mulf %768, %778 : f32
      %780 = arith.muli %774, %outputFeatures : index
      %781 = arith.addi %780, %17 : index
      %782 = wave.lane
      %783 = arith.remui %782, %c5 : index
      %784 = arith.addi %781, %783 : index
      scf.if %15 {
        %785 = arith.addi %784, %c7 : index
        %786 = memref.load %residual[%785] : memref<?xf32>
        %787 = arith.addf %786, %779 : f32
        %788 = arith.addi %784, %c7 : index
        memref.store %787, %out[%788] : memref<?xf32>
      } else {
        %789 = arith.addi %784, %c7 : index
        memref.store %779, %out[%789] : memref<?xf32>
      }
    }
    %790 = vector.extract %417#1[2] : f32 from vector<8xf32>
    %791 = wave.lane
    %792 = arith.addi %14, %c5 : index
    %793 = arith.muli %c13, %c13 : index
    %794 = arith.addi %792, %793 : index
    %795 = arith.divui %791, %c5 : index
    %796 = arith.addi %794, %795 : index
    %797 = arith.cmpi slt, %796, %13 : index
    scf.if %797 {
      %798 = arith.cmpi eq, %hasFactors, %c6 : index
      %799 = memref.load %factors[%796] : memref<?xf32>
      %800 = arith.select %798, %799, %c31 : f32
      %801 = arith.mulf %790, %800 : f32
      %802 = arith.muli %796, %outputFeatures : index
      %803 = arith.addi %802, %17 : index
      %804 = wave.lane
      %805 = arith.remui %804, %c5 : index
      %806 = arith.addi %803, %805 : index
      scf.if %15 {
        %807 = arith.addi %806, %c7 : index
        %808 = memref.load %residual[%807] : memref<?xf32>
        %809 = arith.addf %808, %801 : f32
        %810 = arith.addi %806, %c7 : index
        memref.store %809, %out[%810] : memref<?xf32>
      } else {
        %811 = arith.addi %806, %c7 : index
        memref.store %801, %out[%811] : memref<?xf32>
      }
    }
    %812 = vector.extract %417#1[3] : f32 from vector<8xf32>
    %813 = wave.lane
    %814 = arith.addi %14, %c5 : index
    %815 = arith.muli %c29, %c13 : index
    %816 = arith.addi %814, %815 : index
    %817 = arith.divui %813, %c5 : index
    %818 = arith.addi %816, %817 : index
    %819 = arith.cmpi slt, %818, %13 : index
    scf.if %819 {
      %820 = arith.cmpi eq, %hasFactors, %c6 : index
      %821 = memref.load %factors[%818] : memref<?xf32>
      %822 = arith.select %820, %821, %c31 : f32
      %823 = arith.mulf %812, %822 : f32
      %824 = arith.muli %818, %outputFeatures : index
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
    %834 = vector.extract %417#1[4] : f32 from vector<8xf32>
    %835 = wave.lane
    %836 = arith.addi %14, %c5 : index
    %837 = arith.muli %c19, %c13 : index
    %838 = arith.addi %836, %837 : index
    %839 = arith.divui %835, %c5 : index
    %840 = arith.addi %838, %839 : index
    %841 = arith.cmpi slt, %840, %13 : index
    scf.if %841 {
      %842 = arith.cmpi eq, %hasFactors, %c6 : index
      %843 = memref.load %factors[%840] : memref<?xf32>
      %844 = arith.select %842, %843, %c31 : f32
      %845 = arith.mulf %834, %844 : f32
      %846 = arith.muli %840, %outputFeatures : index
      %847 = arith.addi %846, %17 : index
      %848 = wave.lane
      %849 = arith.remui %848, %c5 : index
      %850 = arith.addi %847, %849 : index
      scf.if %15 {
        %851 = arith.addi %850, %c7 : index
        %852 = memref.load %residual[%851] : memref<?xf32>
        %853 = arith.addf %852, %845 : f32
        %854 = arith.addi %850, %c7 : index
        memref.store %853, %out[%854] : memref<?xf32>
      } else {
        %855 = arith.addi %850, %c7 : index
        memref.store %845, %out[%855] : memref<?xf32>
      }
    }
    %856 = vector.extract %417#1[5] : f32 from vector<8xf32>
    %857 = wave.lane
    %858 = arith.addi %14, %c5 : index
    %859 = arith.muli %c32, %c13 : index
    %860 = arith.addi %858, %859 : index
    %861 = arith.divui %857, %c5 : index
    %862 = arith.addi %860, %861 : index
    %863 = arith.cmpi slt, %862, %13 : index
    scf.if %863 {
      %864 = arith.cmpi eq, %hasFactors, %c6 : index
      %865 = memref.load %factors[%862] : memref<?xf32>
      %866 = arith.select %864, %865, %c31 : f32
      %867 = arith.mulf %856, %866 : f32
      %868 = arith.muli %862, %outputFeatures : index
      %869 = arith.addi %868, %17 : index
      %870 = wave.lane
      %871 = arith.remui %870, %c5 : index
      %872 = arith.addi %869, %871 : index
      scf.if %15 {
        %873 = arith.addi %872, %c7 : index
        %874 = memref.load %residual[%873] : memref<?xf32>
        %875 = arith.addf %874, %867 : f32
        %876 = arith.addi %872, %c7 : index
        memref.store %875, %out[%876] : memref<?xf32>
      } else {
        %877 = arith.addi %872, %c7 : index
        memref.store %867, %out[%877] : memref<?xf32>
      }
    }
    %878 = vector.extract %417#1[6] : f32 from vector<8xf32>
    %879 = wave.lane
    %880 = arith.addi %14, %c5 : index
    %881 = arith.muli %c33, %c13 : index
    %882 = arith.addi %880, %881 : index
    %883 = arith.divui %879, %c5 : index
    %884 = arith.addi %882, %883 : index
    %885 = arith.cmpi slt, %884, %13 : index
    scf.if %885 {
      %886 = arith.cmpi eq, %hasFactors, %c6 : index
      %887 = memref.load %factors[%884] : memref<?xf32>
      %888 = arith.select %886, %887, %c31 : f32
      %889 = arith.mulf %878, %888 : f32
      %890 = arith.muli %884, %outputFeatures : index
      %891 = arith.addi %890, %17 : index
      %892 = wave.lane
      %893 = arith.remui %892, %c5 : index
      %894 = arith.addi %891, %893 : index
      scf.if %15 {
        %895 = arith.addi %894, %c7 : index
        %896 = memref.load %residual[%895] : memref<?xf32>
        %897 = arith.addf %896, %889 : f32
        %898 = arith.addi %894, %c7 : index
        memref.store %897, %out[%898] : memref<?xf32>
      } else {
        %899 = arith.addi %894, %c7 : index
        memref.store %889, %out[%899] : memref<?xf32>
      }
    }
    %900 = vector.extract %417#1[7] : f32 from vector<8xf32>
    %901 = wave.lane
    %902 = arith.addi %14, %c5 : index
    %903 = arith.muli %c34, %c13 : index
    %904 = arith.addi %902, %903 : index
    %905 = arith.divui %901, %c5 : index
    %906 = arith.addi %904, %905 : index
    %907 = arith.cmpi slt, %906, %13 : index
    scf.if %907 {
      %908 = arith.cmpi eq, %hasFactors, %c6 : index
      %909 = memref.load %factors[%906] : memref<?xf32>
      %910 = arith.select %908, %909, %c31 : f32
      %911 = arith.mulf %900, %910 : f32
      %912 = arith.muli %906, %outputFeatures : index
      %913 = arith.addi %912, %17 : index
      %914 = wave.lane
      %915 = arith.remui %914, %c5 : index
      %916 = arith.addi %913, %915 : index
      scf.if %15 {
        %917 = arith.addi %916, %c7 : index
        %918 = memref.load %residual[%917] : memref<?xf32>
        %919 = arith.addf %918, %911 : f32
        %920 = arith.addi %916, %c7 : index
        memref.store %919, %out[%920] : memref<?xf32>
      } else {
        %921 = arith.addi %916, %c7 : index
        memref.store %911, %out[%921] : memref<?xf32>
      }
    }
    %922 = wave.lane
    %923 = vector.extract %417#2[0] : f32 from vector<8xf32>
    %924 = wave.lane
    %925 = arith.addi %14, %c14 : index
    %926 = arith.muli %c7, %c13 : index
    %927 = arith.addi %925, %926 : index
    %928 = arith.divui %924, %c5 : index
    %929 = arith.addi %927, %928 : index
    %930 = arith.cmpi slt, %929, %13 : index
    scf.if %930 {
      %931 = arith.cmpi eq, %hasFactors, %c6 : index
      %932 = memref.load %factors[%929] : memref<?xf32>
      %933 = arith.select %931, %932, %c31 : f32
      %934 = arith.mulf %923, %933 : f32
      %935 = arith.muli %929, %outputFeatures : index
      %936 = arith.addi %935, %17 : index
      %937 = wave.lane
      %938 = arith.remui %937, %c5 : index
      %939 = arith.addi %936, %938 : index
      scf.if %15 {
        %940 = arith.addi %939, %c7 : index
        %941 = memref.load %residual[%940] : memref<?xf32>
        %942 = arith.addf %941, %934 : f32
        %943 = arith.addi %939, %c7 : index
        memref.store %942, %out[%943] : memref<?xf32>
      } else {
        %944 = arith.addi %939, %c7 : index
        memref.store %934, %out[%944] : memref<?xf32>
      }
    }
    %945 = vector.extract %417#2[1] : f32 from vector<8xf32>
    %946 = wave.lane
    %947 = arith.addi %14, %c14 : index
    %948 = arith.muli %c6, %c13 : index
    %949 = arith.addi %947, %948 : index
    %950 = arith.divui %946, %c5 : index
    %951 = arith.addi %949, %950 : index
    %952 = arith.cmpi slt, %951, %13 : index
    scf.if %952 {
      %953 = arith.cmpi eq, %hasFactors, %c6 : index
      %954 = memref.load %factors[%951] : memref<?xf32>
      %955 = arith.select %953, %954, %c31 : f32
      %956 = arith.mulf %945, %955 : f32
      %957 = arith.muli %951, %outputFeatures : index
      %958 = arith.addi %957, %17 : index
      %959 = wave.lane
      %960 = arith.remui %959, %c5 : index
      %961 = arith.addi %958, %960 : index
      scf.if %15 {
        %962 = arith.addi %961, %c7 : index
        %963 = memref.load %residual[%962] : memref<?xf32>
        %964 = arith.addf %963, %956 : f32
        %965 = arith.addi %961, %c7 : index
        memref.store %964, %out[%965] : memref<?xf32>
      } else {
        %966 = arith.addi %961, %c7 : index
        memref.store %956, %out[%966] : memref<?xf32>
      }
    }
    %967 = vector.extract %417#2[2] : f32 from vector<8xf32>
    %968 = wave.lane
    %969 = arith.addi %14, %c14 : index
    %970 = arith.muli %c13, %c13 : index
    %971 = arith.addi %969, %970 : index
    %972 = arith.divui %968, %c5 : index
    %973 = arith.addi %971, %972 : index
    %974 = arith.cmpi slt, %973, %13 : index
    scf.if %974 {
      %975 = arith.cmpi eq, %hasFactors, %c6 : index
      %976 = memref.load %factors[%973] : memref<?xf32>
      %977 = arith.select %975, %976, %c31 : f32
      %978 = arith.mulf %967, %977 : f32
      %979 = arith.muli %973, %outputFeatures : index
      %980 = arith.addi %979, %17 : index
      %981 = wave.lane
      %982 = arith.remui %981, %c5 : index
      %983 = arith.addi %980, %982 : index
      scf.if %15 {
        %984 = arith.addi %983, %c7 : index
        %985 = memref.load %residual[%984] : memref<?xf32>
        %986 = arith.addf %985, %978 : f32
        %987 = arith.addi %983, %c7 : index
        memref.store %986, %out[%987] : memref<?xf32>
      } else {
        %988 = arith.addi %983, %c7 : index
        memref.store %978, %out[%988] : memref<?xf32>
      }
    }
    %989 = vector.extract %417#2[3] : f32 from vector<8xf32>
    %990 = wave.lane
    %991 = arith.addi %14, %c14 : index
    %992 = arith.muli %c29, %c13 : index
    %993 = arith.addi %991, %992 : index
    %994 = arith.divui %990, %c5 : index
    %995 = arith.addi %993, %994 : index
    %996 = arith.cmpi slt, %995, %13 : index
    scf.if %996 {
      %997 = arith.cmpi eq, %hasFactors, %c6 : index
      %998 = memref.load %factors[%995] : memref<?xf32>
      %999 = arith.select %997, %998, %c31 : f32
      %1000 = arith.mulf %989, %999 : f32
      %1001 = arith.muli %995, %outputFeatures : index
      %1002 = arith.addi %1001, %17 : index
      %1003 = wave.lane
      %1004 = arith.remui %1003, %c5 : index
      %1005 = arith.addi %1002, %1004 : index
      scf.if %15 {
        %1006 = arith.addi %1005, %c7 : index
        %1007 = memref.load %residual[%1006] : memref<?xf32>
        %1008 = arith.addf %1007, %1000 : f32
        %1009 = arith.addi %1005, %c7 : index
        memref.store %1008, %out[%1009] : memref<?xf32>
      } else {
        %1010 = arith.addi %1005, %c7 : index
        memref.store %1000, %out[%1010] : memref<?xf32>
      }
    }
    %1011 = vector.extract %417#2[4] : f32 from vector<8xf32>
    %1012 = wave.lane
    %1013 = arith.addi %14, %c14 : index
    %1014 = arith.muli %c19, %c13 : index
    %1015 = arith.addi %1013, %1014 : index
    %1016 = arith.divui %1012, %c5 : index
    %1017 = arith.addi %1015, %1016 : index
    %1018 = arith.cmpi slt, %1017, %13 : index
    scf.if %1018 {
      %1019 = arith.cmpi eq, %hasFactors, %c6 : index
      %1020 = memref.load %factors[%1017] : memref<?xf32>
      %1021 = arith.select %1019, %1020, %c31 : f32
      %1022 = arith.mulf %1011, %1021 : f32
      %1023 = arith.muli %1017, %outputFeatures : index
      %1024 = arith.addi %1023, %17 : index
      %1025 = wave.lane
      %1026 = arith.remui %1025, %c5 : index
      %1027 = arith.addi %1024, %1026 : index
      scf.if %15 {
        %1028 = arith.addi %1027, %c7 : index
        %1029 = memref.load %residual[%1028] : memref<?xf32>
        %1030 = arith.addf %1029, %1022 : f32
        %1031 = arith.addi %1027, %c7 : index
        memref.store %1030, %out[%1031] : memref<?xf32>
      } else {
        %1032 = arith.addi %1027, %c7 : index
        memref.store %1022, %out[%1032] : memref<?xf32>
      }
    }
    %1033 = vector.extract %417#2[5] : f32 from vector<8xf32>
    %1034 = wave.lane
    %1035 = arith.addi %14, %c14 : index
    %1036 = arith.muli %c32, %c13 : index
    %1037 = arith.addi %1035, %1036 : index
    %1038 = arith.divui %1034, %c5 : index
    %1039 = arith.addi %1037, %1038 : index
    %1040 = arith.cmpi slt, %1039, %13 : index
    scf.if %1040 {
      %1041 = arith.cmpi eq, %hasFactors, %c6 : index
      %1042 = memref.load %factors[%1039] : memref<?xf32>
      %1043 = arith.select %1041, %1042, %c31 : f32
      %1044 = arith.mulf %1033, %1043 : f32
      %1045 = arith.muli %1039, %outputFeatures : index
      %1046 = arith.addi %1045, %17 : index
      %1047 = wave.lane
      %1048 = arith.remui %1047, %c5 : index
      %1049 = arith.addi %1046, %1048 : index
      scf.if %15 {
        %1050 = arith.addi %1049, %c7 : index
        %1051 = memref.load %residual[%1050] : memref<?xf32>
        %1052 = arith.addf %1051, %1044 : f32
        %1053 = arith.addi %1049, %c7 : index
        memref.store %1052, %out[%1053] : memref<?xf32>
      } else {
        %1054 = arith.addi %1049, %c7 : index
        memref.store %1044, %out[%1054] : memref<?xf32>
      }
    }
    %1055 = vector.extract %417#2[6] : f32 from vector<8xf32>
    %1056 = wave.lane
    %1057 = arith.addi %14, %c14 : index
    %1058 = arith.muli %c33, %c13 : index
    %1059 = arith.addi %1057, %1058 : index
    %1060 = arith.divui %1056, %c5 : index
    %1061 = arith.addi %1059, %1060 : index
    %1062 = arith.cmpi slt, %1061, %13 : index
    scf.if %1062 {
      %1063 = arith.cmpi eq, %hasFactors, %c6 : index
      %1064 = memref.load %factors[%1061] : memref<?xf32>
      %1065 = arith.select %1063, %1064, %c31 : f32
      %1066 = arith.mulf %1055, %1065 : f32
      %1067 = arith.muli %1061, %outputFeatures : index
      %1068 = arith.addi %1067, %17 : index
      %1069 = wave.lane
      %1070 = arith.remui %1069, %c5 : index
      %1071 = arith.addi %1068, %1070 : index
      scf.if %15 {
        %1072 = arith.addi %1071, %c7 : index
        %1073 = memref.load %residual[%1072] : memref<?xf32>
        %1074 = arith.addf %1073, %1066 : f32
        %1075 = arith.addi %1071, %c7 : index
        memref.store %1074, %out[%1075] : memref<?xf32>
      } else {
        %1076 = arith.addi %1071, %c7 : index
        memref.store %1066, %out[%1076] : memref<?xf32>
      }
    }
    %1077 = vector.extract %417#2[7] : f32 from vector<8xf32>
    %1078 = wave.lane
    %1079 = arith.addi %14, %c14 : index
    %1080 = arith.muli %c34, %c13 : index
    %1081 = arith.addi %1079, %1080 : index
    %1082 = arith.divui %1078, %c5 : index
    %1083 = arith.addi %1081, %1082 : index
    %1084 = arith.cmpi slt, %1083, %13 : index
    scf.if %1084 {
      %1085 = arith.cmpi eq, %hasFactors, %c6 : index
      %1086 = memref.load %factors[%1083] : memref<?xf32>
      %1087 = arith.select %1085, %1086, %c31 : f32
      %1088 = arith.mulf %1077, %1087 : f32
      %1089 = arith.muli %1083, %outputFeatures : index
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
    %1099 = wave.lane
    %1100 = vector.extract %417#3[0] : f32 from vector<8xf32>
    %1101 = wave.lane
    %1102 = arith.addi %14, %c15 : index
    %1103 = arith.muli %c7, %c13 : index
    %1104 = arith.addi %1102, %1103 : index
    %1105 = arith.divui %1101, %c5 : index
    %1106 = arith.addi %1104, %1105 : index
    %1107 = arith.cmpi slt, %1106, %13 : index
    scf.if %1107 {
      %1108 = arith.cmpi eq, %hasFactors, %c6 : index
      %1109 = memref.load %factors[%1106] : memref<?xf32>
      %1110 = arith.select %1108, %1109, %c31 : f32
      %1111 = arith.mulf %1100, %1110 : f32
      %1112 = arith.muli %1106, %outputFeatures : index
      %1113 = arith.addi %1112, %17 : index
      %1114 = wave.lane
      %1115 = arith.remui %1114, %c5 : index
      %1116 = arith.addi %1113, %1115 : index
      scf.if %15 {
        %1117 = arith.addi %1116, %c7 : index
        %1118 = memref.load %residual[%1117] : memref<?xf32>
        %1119 = arith.addf %1118, %1111 : f32
        %1120 = arith.addi %1116, %c7 : index
        memref.store %1119, %out[%1120] : memref<?xf32>
      } else {
        %1121 = arith.addi %1116, %c7 : index
        memref.store %1111, %out[%1121] : memref<?xf32>
      }
    }
    %1122 = vector.extract %417#3[1] : f32 from vector<8xf32>
    %1123 = wave.lane
    %1124 = arith.addi %14, %c15 : index
    %1125 = arith.muli %c6, %c13 : index
    %1126 = arith.addi %1124, %1125 : index
    %1127 = arith.divui %1123, %c5 : index
    %1128 = arith.addi %1126, %1127 : index
    %1129 = arith.cmpi slt, %1128, %13 : index
    scf.if %1129 {
      %1130 = arith.cmpi eq, %hasFactors, %c6 : index
      %1131 = memref.load %factors[%1128] : memref<?xf32>
      %1132 = arith.select %1130, %1131, %c31 : f32
      %1133 = arith.mulf %1122, %1132 : f32
      %1134 = arith.muli %1128, %outputFeatures : index
      %1135 = arith.addi %1134, %17 : index
      %1136 = wave.lane
      %1137 = arith.remui %1136, %c5 : index
      %1138 = arith.addi %1135, %1137 : index
      scf.if %15 {
        %1139 = arith.addi %1138, %c7 : index
        %1140 = memref.load %residual[%1139] : memref<?xf32>
        %1141 = arith.addf %1140, %1133 : f32
        %1142 = arith.addi %1138, %c7 : index
        memref.store %1141, %out[%1142] : memref<?xf32>
      } else {
        %1143 = arith.addi %1138, %c7 : index
        memref.store %1133, %out[%1143] : memref<?xf32>
      }
    }
    %1144 = vector.extract %417#3[2] : f32 from vector<8xf32>
    %1145 = wave.lane
    %1146 = arith.addi %14, %c15 : index
    %1147 = arith.muli %c13, %c13 : index
    %1148 = arith.addi %1146, %1147 : index
    %1149 = arith.divui %1145, %c5 : index
    %1150 = arith.addi %1148, %1149 : index
    %1151 = arith.cmpi slt, %1150, %13 : index
    scf.if %1151 {
      %1152 = arith.cmpi eq, %hasFactors, %c6 : index
      %1153 = memref.load %factors[%1150] : memref<?xf32>
      %1154 = arith.select %1152, %1153, %c31 : f32
      %1155 = arith.mulf %1144, %1154 : f32
      %1156 = arith.muli %1150, %outputFeatures : index
      %1157 = arith.addi %1156, %17 : index
      %1158 = wave.lane
      %1159 = arith.remui %1158, %c5 : index
      %1160 = arith.addi %1157, %1159 : index
      scf.if %15 {
        %1161 = arith.addi %1160, %c7 : index
        %1162 = memref.load %residual[%1161] : memref<?xf32>
        %1163 = arith.addf %1162, %1155 : f32
        %1164 = arith.addi %1160, %c7 : index
        memref.store %1163, %out[%1164] : memref<?xf32>
      } else {
        %1165 = arith.addi %1160, %c7 : index
        memref.store %1155, %out[%1165] : memref<?xf32>
      }
    }
    %1166 = vector.extract %417#3[3] : f32 from vector<8xf32>
    %1167 = wave.lane
    %1168 = arith.addi %14, %c15 : index
    %1169 = arith.muli %c29, %c13 : index
    %1170 = arith.addi %1168, %1169 : index
    %1171 = arith.divui %1167, %c5 : index
    %1172 = arith.addi %1170, %1171 : index
    %1173 = arith.cmpi slt, %1172, %13 : index
    scf.if %1173 {
      %1174 = arith.cmpi eq, %hasFactors, %c6 : index
      %1175 = memref.load %factors[%1172] : memref<?xf32>
      %1176 = arith.select %1174, %1175, %c31 : f32
      %1177 = arith.mulf %1166, %1176 : f32
      %1178 = arith.muli %1172, %outputFeatures : index
      %1179 = arith.addi %1178, %17 : index
      %1180 = wave.lane
      %1181 = arith.remui %1180, %c5 : index
      %1182 = arith.addi %1179, %1181 : index
      scf.if %15 {
        %1183 = arith.addi %1182, %c7 : index
        %1184 = memref.load %residual[%1183] : memref<?xf32>
        %1185 = arith.addf %1184, %1177 : f32
        %1186 = arith.addi %1182, %c7 : index
        memref.store %1185, %out[%1186] : memref<?xf32>
      } else {
        %1187 = arith.addi %1182, %c7 : index
        memref.store %1177, %out[%1187] : memref<?xf32>
      }
    }
    %1188 = vector.extract %417#3[4] : f32 from vector<8xf32>
    %1189 = wave.lane
    %1190 = arith.addi %14, %c15 : index
    %1191 = arith.muli %c19, %c13 : index
    %1192 = arith.addi %1190, %1191 : index
    %1193 = arith.divui %1189, %c5 : index
    %1194 = arith.addi %1192, %1193 : index
    %1195 = arith.cmpi slt, %1194, %13 : index
    scf.if %1195 {
      %1196 = arith.cmpi eq, %hasFactors, %c6 : index
      %1197 = memref.load %factors[%1194] : memref<?xf32>
      %1198 = arith.select %1196, %1197, %c31 : f32
      %1199 = arith.mulf %1188, %1198 : f32
      %1200 = arith.muli %1194, %outputFeatures : index
      %1201 = arith.addi %1200, %17 : index
      %1202 = wave.lane
      %1203 = arith.remui %1202, %c5 : index
      %1204 = arith.addi %1201, %1203 : index
      scf.if %15 {
        %1205 = arith.addi %1204, %c7 : index
        %1206 = memref.load %residual[%1205] : memref<?xf32>
        %1207 = arith.addf %1206, %1199 : f32
        %1208 = arith.addi %1204, %c7 : index
        memref.store %1207, %out[%1208] : memref<?xf32>
      } else {
        %1209 = arith.addi %1204, %c7 : index
        memref.store %1199, %out[%1209] : memref<?xf32>
      }
    }
    %1210 = vector.extract %417#3[5] : f32 from vector<8xf32>
    %1211 = wave.lane
    %1212 = arith.addi %14, %c15 : index
    %1213 = arith.muli %c32, %c13 : index
    %1214 = arith.addi %1212, %1213 : index
    %1215 = arith.divui %1211, %c5 : index
    %1216 = arith.addi %1214, %1215 : index
    %1217 = arith.cmpi slt, %1216, %13 : index
    scf.if %1217 {
      %1218 = arith.cmpi eq, %hasFactors, %c6 : index
      %1219 = memref.load %factors[%1216] : memref<?xf32>
      %1220 = arith.select %1218, %1219, %c31 : f32
      %1221 = arith.mulf %1210, %1220 : f32
      %1222 = arith.muli %1216, %outputFeatures : index
      %1223 = arith.addi %1222, %17 : index
      %1224 = wave.lane
      %1225 = arith.remui %1224, %c5 : index
      %1226 = arith.addi %1223, %1225 : index
      scf.if %15 {
        %1227 = arith.addi %1226, %c7 : index
        %1228 = memref.load %residual[%1227] : memref<?xf32>
        %1229 = arith.addf %1228, %1221 : f32
        %1230 = arith.addi %1226, %c7 : index
        memref.store %1229, %out[%1230] : memref<?xf32>
      } else {
        %1231 = arith.addi %1226, %c7 : index
        memref.store %1221, %out[%1231] : memref<?xf32>
      }
    }
    %1232 = vector.extract %417#3[6] : f32 from vector<8xf32>
    %1233 = wave.lane
    %1234 = arith.addi %14, %c15 : index
    %1235 = arith.muli %c33, %c13 : index
    %1236 = arith.addi %1234, %1235 : index
    %1237 = arith.divui %1233, %c5 : index
    %1238 = arith.addi %1236, %1237 : index
    %1239 = arith.cmpi slt, %1238, %13 : index
    scf.if %1239 {
      %1240 = arith.cmpi eq, %hasFactors, %c6 : index
      %1241 = memref.load %factors[%1238] : memref<?xf32>
      %1242 = arith.select %1240, %1241, %c31 : f32
      %1243 = arith.mulf %1232, %1242 : f32
      %1244 = arith.muli %1238, %outputFeatures : index
      %1245 = arith.addi %1244, %17 : index
      %1246 = wave.lane
      %1247 = arith.remui %1246, %c5 : index
      %1248 = arith.addi %1245, %1247 : index
      scf.if %15 {
        %1249 = arith.addi %1248, %c7 : index
        %1250 = memref.load %residual[%1249] : memref<?xf32>
        %1251 = arith.addf %1250, %1243 : f32
        %1252 = arith.addi %1248, %c7 : index
        memref.store %1251, %out[%1252] : memref<?xf32>
      } else {
        %1253 = arith.addi %1248, %c7 : index
        memref.store %1243, %out[%1253] : memref<?xf32>
      }
    }
    %1254 = vector.extract %417#3[7] : f32 from vector<8xf32>
    %1255 = wave.lane
    %1256 = arith.addi %14, %c15 : index
    %1257 = arith.muli %c34, %c13 : index
    %1258 = arith.addi %1256, %1257 : index
    %1259 = arith.divui %1255, %c5 : index
    %1260 = arith.addi %1258, %1259 : index
    %1261 = arith.cmpi slt, %1260, %13 : index
    scf.if %1261 {
      %1262 = arith.cmpi eq, %hasFactors, %c6 : index
      %1263 = memref.load %factors[%1260] : memref<?xf32>
      %1264 = arith.select %1262, %1263, %c31 : f32
      %1265 = arith.mulf %1254, %1264 : f32
      %1266 = arith.muli %1260, %outputFeatures : index
      %1267 = arith.addi %1266, %17 : index
      %1268 = wave.lane
      %1269 = arith.remui %1268, %c5 : index
      %1270 = arith.addi %1267, %1269 : index
      scf.if %15 {
        %1271 = arith.addi %1270, %c7 : index
        %1272 = memref.load %residual[%1271] : memref<?xf32>
        %1273 = arith.addf %1272, %1265 : f32
        %1274 = arith.addi %1270, %c7 : index
        memref.store %1273, %out[%1274] : memref<?xf32>
      } else {
        %1275 = arith.addi %1270, %c7 : index
        memref.store %1265, %out[%1275] : memref<?xf32>
      }
    }
  }
  wave.return
}
