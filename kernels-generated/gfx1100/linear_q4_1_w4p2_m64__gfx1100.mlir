// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_1', waves=4, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_w4p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 64 : index
  %c9 = arith.constant 2048 : index
  %hasResidual = wave.param "hasResidual" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %c12 = arith.constant 32 : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant 16 : index
  %c15 = arith.constant 48 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 4 : index
  %c20 = arith.constant 256 : index
  %c21 = arith.constant dense<0> : vector<4xi32>
  %c22 = arith.constant dense<983055> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<4> : vector<4xi32>
  %c25 = arith.constant dense<8> : vector<4xi32>
  %c26 = arith.constant dense<12> : vector<4xi32>
  %c27 = arith.constant dense<0x6400> : vector<32xf16>
  %c28 = arith.constant 3 : index
  %c29 = arith.constant 96 : index
  %c30 = arith.constant 160 : index
  %c31 = arith.constant 192 : index
  %c32 = arith.constant 224 : index
  %c33 = arith.constant 512 : index
  %c34 = arith.constant 1024 : index
  %c35 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.muli %inputFeatures, %c2 : index
  %4 = arith.addi %3, %c3 : index
  %5 = arith.divui %4, %c4 : index
  %6 = arith.muli %5, %c4 : index
  %7 = arith.addi %2, %6 : index
  %8 = arith.addi %7, %c4 : index
  %9 = arith.muli %0, %c2 : index
  %10 = arith.addi %9, %c5 : index
  %11 = arith.muli %10, %8 : index
  %12 = arith.addi %9, %c6 : index
  %13 = arith.muli %12, %8 : index
  %14 = memref.load %step[%countAt] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c8 : index
  %17 = wave.scratch %c9 : memref<?xf32>
  %18 = arith.cmpi eq, %hasResidual, %c6 : index
  %19 = wave.block 0
  %20 = arith.muli %19, %c12 : index
  %21 = arith.cmpi slt, %16, %15 : index
  scf.if %21 {
    %22 = wave.lane
    %23 = arith.remui %22, %c14 : index
    %24 = arith.remui %23, %tileRows : index
    %25 = arith.addi %16, %24 : index
    %26 = arith.divui %25, %tileRows : index
    %27 = arith.divui %inputFeatures, %c14 : index
    %28 = arith.muli %26, %27 : index
    %29 = arith.divui %c5, %c14 : index
    %30 = arith.addi %28, %29 : index
    %31 = arith.muli %30, %c2 : index
    %32 = arith.remui %c5, %c14 : index
    %33 = arith.divui %32, %c1 : index
    %34 = arith.addi %31, %33 : index
    %35 = arith.muli %tileRows, %c1 : index
    %36 = arith.muli %34, %35 : index
    %37 = arith.remui %25, %tileRows : index
    %38 = arith.muli %37, %c1 : index
    %39 = arith.addi %36, %38 : index
    %40 = arith.remui %c5, %c1 : index
    %41 = arith.addi %39, %40 : index
    %42 = arith.addi %23, %c14 : index
    %43 = arith.addi %16, %42 : index
    %44 = arith.divui %43, %tileRows : index
    %45 = arith.divui %inputFeatures, %c14 : index
    %46 = arith.muli %44, %45 : index
    %47 = arith.divui %c5, %c14 : index
    %48 = arith.addi %46, %47 : index
    %49 = arith.muli %48, %c2 : index
    %50 = arith.remui %c5, %c14 : index
    %51 = arith.divui %50, %c1 : index
    %52 = arith.addi %49, %51 : index
    %53 = arith.muli %tileRows, %c1 : index
    %54 = arith.muli %52, %53 : index
    %55 = arith.remui %43, %tileRows : index
    %56 = arith.muli %55, %c1 : index
    %57 = arith.addi %54, %56 : index
    %58 = arith.remui %c5, %c1 : index
    %59 = arith.addi %57, %58 : index
    %60 = arith.addi %23, %c12 : index
    %61 = arith.addi %16, %60 : index
    %62 = arith.divui %61, %tileRows : index
    %63 = arith.divui %inputFeatures, %c14 : index
    %64 = arith.muli %62, %63 : index
    %65 = arith.divui %c5, %c14 : index
    %66 = arith.addi %64, %65 : index
    %67 = arith.muli %66, %c2 : index
    %68 = arith.remui %c5, %c14 : index
    %69 = arith.divui %68, %c1 : index
    %70 = arith.addi %67, %69 : index
    %71 = arith.muli %tileRows, %c1 : index
    %72 = arith.muli %70, %71 : index
    %73 = arith.remui %61, %tileRows : index
    %74 = arith.muli %73, %c1 : index
    %75 = arith.addi %72, %74 : index
    %76 = arith.remui %c5, %c1 : index
    %77 = arith.addi %75, %76 : index
    %78 = arith.addi %23, %c15 : index
    %79 = arith.addi %16, %78 : index
    %80 = arith.divui %79, %tileRows : index
    %81 = arith.divui %inputFeatures, %c14 : index
    %82 = arith.muli %80, %81 : index
    %83 = arith.divui %c5, %c14 : index
    %84 = arith.addi %82, %83 : index
    %85 = arith.muli %84, %c2 : index
    %86 = arith.remui %c5, %c14 : index
    %87 = arith.divui %86, %c1 : index
    %88 = arith.addi %85, %87 : index
    %89 = arith.muli %tileRows, %c1 : index
    %90 = arith.muli %88, %89 : index
    %91 = arith.remui %79, %tileRows : index
    %92 = arith.muli %91, %c1 : index
    %93 = arith.addi %90, %92 : index
    %94 = arith.remui %c5, %c1 : index
    %95 = arith.addi %93, %94 : index
    %96 = wave.wave
    %97 = arith.divui %inputFeatures, %c12 : index
    %98 = arith.muli %96, %stepsPerWave : index
    %99 = arith.minsi %98, %97 : index
    %100 = arith.addi %99, %stepsPerWave : index
    %101 = arith.minsi %100, %97 : index
    %102 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %103 = arith.subi %101, %99 : index
    %104 = arith.divui %103, %c2 : index
    %105 = arith.muli %104, %c2 : index
    %106 = arith.addi %99, %105 : index
    %107 = arith.addi %99, %stepsPerWave : index
    %108 = arith.select %102, %107, %106 : index
    %118:8 = scf.for %109 = %99 to %108 step %c2 iter_args(%110 = %c16, %111 = %c16, %112 = %c16, %113 = %c16, %114 = %c16, %115 = %c16, %116 = %c16, %117 = %c16) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %119 = wave.lane
      %120 = arith.addi %109, %c5 : index
      %121 = arith.remui %119, %c14 : index
      %122 = arith.addi %11, %c4 : index
      %123 = arith.muli %120, %c8 : index
      %124 = arith.addi %122, %123 : index
      %125 = arith.muli %121, %c19 : index
      %126 = arith.addi %124, %125 : index
      %127 = vector.load %w[%126] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %128 = vector.bitcast %127 : vector<4xi8> to vector<2xf16>
      %129 = vector.extract %128[0] : f16 from vector<2xf16>
      %130 = vector.broadcast %129 : f16 to vector<16xf16>
      %131 = vector.extract %128[1] : f16 from vector<2xf16>
      %132 = vector.broadcast %131 : f16 to vector<16xf16>
      %133 = arith.addi %11, %c4 : index
      %134 = arith.muli %inputFeatures, %c2 : index
      %135 = arith.addi %134, %c3 : index
      %136 = arith.divui %135, %c4 : index
      %137 = arith.muli %136, %c4 : index
      %138 = arith.addi %133, %137 : index
      %139 = arith.muli %120, %c20 : index
      %140 = arith.addi %138, %139 : index
      %141 = arith.muli %121, %c14 : index
      %142 = arith.addi %140, %141 : index
      %143 = vector.load %w[%142] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %144 = vector.bitcast %143 : vector<16xi8> to vector<4xi32>
      %145 = arith.shrui %144, %c21 : vector<4xi32>
      %146 = arith.andi %145, %c22 : vector<4xi32>
      %147 = arith.ori %146, %c23 : vector<4xi32>
      %148 = vector.bitcast %147 : vector<4xi32> to vector<8xf16>
      %149 = arith.shrui %144, %c24 : vector<4xi32>
      %150 = arith.andi %149, %c22 : vector<4xi32>
      %151 = arith.ori %150, %c23 : vector<4xi32>
      %152 = vector.bitcast %151 : vector<4xi32> to vector<8xf16>
      %153 = arith.shrui %144, %c25 : vector<4xi32>
      %154 = arith.andi %153, %c22 : vector<4xi32>
      %155 = arith.ori %154, %c23 : vector<4xi32>
      %156 = vector.bitcast %155 : vector<4xi32> to vector<8xf16>
      %157 = arith.shrui %144, %c26 : vector<4xi32>
      %158 = arith.andi %157, %c22 : vector<4xi32>
      %159 = arith.ori %158, %c23 : vector<4xi32>
      %160 = vector.bitcast %159 : vector<4xi32> to vector<8xf16>
      %161 = vector.shuffle %148, %152 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %162 = vector.shuffle %156, %160 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %163 = vector.shuffle %161, %162 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %164 = arith.subf %163, %c27 : vector<32xf16>
      %165 = vector.shuffle %164, %164 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %166 = vector.shuffle %164, %164 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %167 = math.fma %165, %130, %132 : vector<16xf16>
      %168 = math.fma %166, %130, %132 : vector<16xf16>
      %169 = arith.addi %109, %c6 : index
      %170 = arith.remui %119, %c14 : index
      %171 = arith.addi %11, %c4 : index
      %172 = arith.muli %169, %c8 : index
      %173 = arith.addi %171, %172 : index
      %174 = arith.muli %170, %c19 : index
      %175 = arith.addi %173, %174 : index
      %176 = vector.load %w[%175] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %177 = vector.bitcast %176 : vector<4xi8> to vector<2xf16>
      %178 = vector.extract %177[0] : f16 from vector<2xf16>
      %179 = vector.broadcast %178 : f16 to vector<16xf16>
      %180 = vector.extract %177[1] : f16 from vector<2xf16>
      %181 = vector.broadcast %180 : f16 to vector<16xf16>
      %182 = arith.addi %11, %c4 : index
      %183 = arith.muli %inputFeatures, %c2 : index
      %184 = arith.addi %183, %c3 : index
      %185 = arith.divui %184, %c4 : index
      %186 = arith.muli %185, %c4 : index
      %187 = arith.addi %182, %186 : index
      %188 = arith.muli %169, %c20 : index
      %189 = arith.addi %187, %188 : index
      %190 = arith.muli %170, %c14 : index
      %191 = arith.addi %189, %190 : index
      %192 = vector.load %w[%191] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %193 = vector.bitcast %192 : vector<16xi8> to vector<4xi32>
      %194 = arith.shrui %193, %c21 : vector<4xi32>
      %195 = arith.andi %194, %c22 : vector<4xi32>
      %196 = arith.ori %195, %c23 : vector<4xi32>
      %197 = vector.bitcast %196 : vector<4xi32> to vector<8xf16>
      %198 = arith.shrui %193, %c24 : vector<4xi32>
      %199 = arith.andi %198, %c22 : vector<4xi32>
      %200 = arith.ori %199, %c23 : vector<4xi32>
      %201 = vector.bitcast %200 : vector<4xi32> to vector<8xf16>
      %202 = arith.shrui %193, %c25 : vector<4xi32>
      %203 = arith.andi %202, %c22 : vector<4xi32>
      %204 = arith.ori %203, %c23 : vector<4xi32>
      %205 = vector.bitcast %204 : vector<4xi32> to vector<8xf16>
      %206 = arith.shrui %193, %c26 : vector<4xi32>
      %207 = arith.andi %206, %c22 : vector<4xi32>
      %208 = arith.ori %207, %c23 : vector<4xi32>
      %209 = vector.bitcast %208 : vector<4xi32> to vector<8xf16>
      %210 = vector.shuffle %197, %201 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %211 = vector.shuffle %205, %209 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %212 = vector.shuffle %210, %211 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %213 = arith.subf %212, %c27 : vector<32xf16>
      %214 = vector.shuffle %213, %213 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %215 = vector.shuffle %213, %213 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %216 = math.fma %214, %179, %181 : vector<16xf16>
      %217 = math.fma %215, %179, %181 : vector<16xf16>
      %218 = arith.addi %109, %c5 : index
      %219 = arith.remui %119, %c14 : index
      %220 = arith.addi %13, %c4 : index
      %221 = arith.muli %218, %c8 : index
      %222 = arith.addi %220, %221 : index
      %223 = arith.muli %219, %c19 : index
      %224 = arith.addi %222, %223 : index
      %225 = vector.load %w[%224] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %226 = vector.bitcast %225 : vector<4xi8> to vector<2xf16>
      %227 = vector.extract %226[0] : f16 from vector<2xf16>
      %228 = vector.broadcast %227 : f16 to vector<16xf16>
      %229 = vector.extract %226[1] : f16 from vector<2xf16>
      %230 = vector.broadcast %229 : f16 to vector<16xf16>
      %231 = arith.addi %13, %c4 : index
      %232 = arith.muli %inputFeatures, %c2 : index
      %233 = arith.addi %232, %c3 : index
      %234 = arith.divui %233, %c4 : index
      %235 = arith.muli %234, %c4 : index
      %236 = arith.addi %231, %235 : index
      %237 = arith.muli %218, %c20 : index
      %238 = arith.addi %236, %237 : index
      %239 = arith.muli %219, %c14 : index
      %240 = arith.addi %238, %239 : index
      %241 = vector.load %w[%240] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %242 = vector.bitcast %241 : vector<16xi8> to vector<4xi32>
      %243 = arith.shrui %242, %c21 : vector<4xi32>
      %244 = arith.andi %243, %c22 : vector<4xi32>
      %245 = arith.ori %244, %c23 : vector<4xi32>
      %246 = vector.bitcast %245 : vector<4xi32> to vector<8xf16>
      %247 = arith.shrui %242, %c24 : vector<4xi32>
      %248 = arith.andi %247, %c22 : vector<4xi32>
      %249 = arith.ori %248, %c23 : vector<4xi32>
      %250 = vector.bitcast %249 : vector<4xi32> to vector<8xf16>
      %251 = arith.shrui %242, %c25 : vector<4xi32>
      %252 = arith.andi %251, %c22 : vector<4xi32>
      %253 = arith.ori %252, %c23 : vector<4xi32>
      %254 = vector.bitcast %253 : vector<4xi32> to vector<8xf16>
      %255 = arith.shrui %242, %c26 : vector<4xi32>
      %256 = arith.andi %255, %c22 : vector<4xi32>
      %257 = arith.ori %256, %c23 : vector<4xi32>
      %258 = vector.bitcast %257 : vector<4xi32> to vector<8xf16>
      %259 = vector.shuffle %246, %250 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %260 = vector.shuffle %254, %258 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %261 = vector.shuffle %259, %260 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %262 = arith.subf %261, %c27 : vector<32xf16>
      %263 = vector.shuffle %262, %262 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %264 = vector.shuffle %262, %262 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %265 = math.fma %263, %228, %230 : vector<16xf16>
      %266 = math.fma %264, %228, %230 : vector<16xf16>
      %267 = arith.addi %109, %c6 : index
      %268 = arith.remui %119, %c14 : index
      %269 = arith.addi %13, %c4 : index
      %270 = arith.muli %267, %c8 : index
      %271 = arith.addi %269, %270 : index
      %272 = arith.muli %268, %c19 : index
      %273 = arith.addi %271, %272 : index
      %274 = vector.load %w[%273] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %275 = vector.bitcast %274 : vector<4xi8> to vector<2xf16>
      %276 = vector.extract %275[0] : f16 from vector<2xf16>
      %277 = vector.broadcast %276 : f16 to vector<16xf16>
      %278 = vector.extract %275[1] : f16 from vector<2xf16>
      %279 = vector.broadcast %278 : f16 to vector<16xf16>
      %280 = arith.addi %13, %c4 : index
      %281 = arith.muli %inputFeatures, %c2 : index
      %282 = arith.addi %281, %c3 : index
      %283 = arith.divui %282, %c4 : index
      %284 = arith.muli %283, %c4 : index
      %285 = arith.addi %280, %284 : index
      %286 = arith.muli %267, %c20 : index
      %287 = arith.addi %285, %286 : index
      %288 = arith.muli %268, %c14 : index
      %289 = arith.addi %287, %288 : index
      %290 = vector.load %w[%289] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %291 = vector.bitcast %290 : vector<16xi8> to vector<4xi32>
      %292 = arith.shrui %291, %c21 : vector<4xi32>
      %293 = arith.andi %292, %c22 : vector<4xi32>
      %294 = arith.ori %293, %c23 : vector<4xi32>
      %295 = vector.bitcast %294 : vector<4xi32> to vector<8xf16>
      %296 = arith.shrui %291, %c24 : vector<4xi32>
      %297 = arith.andi %296, %c22 : vector<4xi32>
      %298 = arith.ori %297, %c23 : vector<4xi32>
      %299 = vector.bitcast %298 : vector<4xi32> to vector<8xf16>
      %300 = arith.shrui %291, %c25 : vector<4xi32>
      %301 = arith.andi %300, %c22 : vector<4xi32>
      %302 = arith.ori %301, %c23 : vector<4xi32>
      %303 = vector.bitcast %302 : vector<4xi32> to vector<8xf16>
      %304 = arith.shrui %291, %c26 : vector<4xi32>
      %305 = arith.andi %304, %c22 : vector<4xi32>
      %306 = arith.ori %305, %c23 : vector<4xi32>
      %307 = vector.bitcast %306 : vector<4xi32> to vector<8xf16>
      %308 = vector.shuffle %295, %299 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %309 = vector.shuffle %303, %307 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %310 = vector.shuffle %308, %309 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %311 = arith.subf %310, %c27 : vector<32xf16>
      %312 = vector.shuffle %311, %311 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %313 = vector.shuffle %311, %311 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %314 = math.fma %312, %277, %279 : vector<16xf16>
      %315 = math.fma %313, %277, %279 : vector<16xf16>
      %316 = arith.muli %109, %c2 : index
      %317 = arith.addi %316, %c5 : index
      %318 = arith.muli %tileRows, %c14 : index
      %319 = arith.muli %317, %318 : index
      %320 = arith.addi %41, %319 : index
      %321 = vector.load %x[%320] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %322 = arith.muli %tileRows, %c1 : index
      %323 = arith.addi %320, %322 : index
      %324 = vector.load %x[%323] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %325 = vector.shuffle %321, %324 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %326 = wave.mma %325, %167, %110 : vector<16xf16>, vector<8xf32>
      %327 = wave.mma %325, %265, %111 : vector<16xf16>, vector<8xf32>
      %328 = arith.muli %109, %c2 : index
      %329 = arith.addi %328, %c5 : index
      %330 = arith.muli %tileRows, %c14 : index
      %331 = arith.muli %329, %330 : index
      %332 = arith.addi %59, %331 : index
      %333 = vector.load %x[%332] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %334 = arith.muli %tileRows, %c1 : index
      %335 = arith.addi %332, %334 : index
      %336 = vector.load %x[%335] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %337 = vector.shuffle %333, %336 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %338 = wave.mma %337, %167, %112 : vector<16xf16>, vector<8xf32>
      %339 = wave.mma %337, %265, %113 : vector<16xf16>, vector<8xf32>
      %340 = arith.muli %109, %c2 : index
      %341 = arith.addi %340, %c5 : index
      %342 = arith.muli %tileRows, %c14 : index
      %343 = arith.muli %341, %342 : index
      %344 = arith.addi %77, %343 : index
      %345 = vector.load %x[%344] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %346 = arith.muli %tileRows, %c1 : index
      %347 = arith.addi %344, %346 : index
      %348 = vector.load %x[%347] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %349 = vector.shuffle %345, %348 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %350 = wave.mma %349, %167, %114 : vector<16xf16>, vector<8xf32>
      %351 = wave.mma %349, %265, %115 : vector<16xf16>, vector<8xf32>
      %352 = arith.muli %109, %c2 : index
      %353 = arith.addi %352, %c5 : index
      %354 = arith.muli %tileRows, %c14 : index
      %355 = arith.muli %353, %354 : index
      %356 = arith.addi %95, %355 : index
      %357 = vector.load %x[%356] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %358 = arith.muli %tileRows, %c1 : index
      %359 = arith.addi %356, %358 : index
      %360 = vector.load %x[%359] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %361 = vector.shuffle %357, %360 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %362 = wave.mma %361, %167, %116 : vector<16xf16>, vector<8xf32>
      %363 = wave.mma %361, %265, %117 : vector<16xf16>, vector<8xf32>
      %364 = arith.muli %109, %c2 : index
      %365 = arith.addi %364, %c6 : index
      %366 = arith.muli %tileRows, %c14 : index
      %367 = arith.muli %365, %366 : index
      %368 = arith.addi %41, %367 : index
      %369 = vector.load %x[%368] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %370 = arith.muli %tileRows, %c1 : index
      %371 = arith.addi %368, %370 : index
      %372 = vector.load %x[%371] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %373 = vector.shuffle %369, %372 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %374 = wave.mma %373, %168, %326 : vector<16xf16>, vector<8xf32>
      %375 = wave.mma %373, %266, %327 : vector<16xf16>, vector<8xf32>
      %376 = arith.muli %109, %c2 : index
      %377 = arith.addi %376, %c6 : index
      %378 = arith.muli %tileRows, %c14 : index
      %379 = arith.muli %377, %378 : index
      %380 = arith.addi %59, %379 : index
      %381 = vector.load %x[%380] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %382 = arith.muli %tileRows, %c1 : index
      %383 = arith.addi %380, %382 : index
      %384 = vector.load %x[%383] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %385 = vector.shuffle %381, %384 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %386 = wave.mma %385, %168, %338 : vector<16xf16>, vector<8xf32>
      %387 = wave.mma %385, %266, %339 : vector<16xf16>, vector<8xf32>
      %388 = arith.muli %109, %c2 : index
      %389 = arith.addi %388, %c6 : index
      %390 = arith.muli %tileRows, %c14 : index
      %391 = arith.muli %389, %390 : index
      %392 = arith.addi %77, %391 : index
      %393 = vector.load %x[%392] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %394 = arith.muli %tileRows, %c1 : index
      %395 = arith.addi %392, %394 : index
      %396 = vector.load %x[%395] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %397 = vector.shuffle %393, %396 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %398 = wave.mma %397, %168, %350 : vector<16xf16>, vector<8xf32>
      %399 = wave.mma %397, %266, %351 : vector<16xf16>, vector<8xf32>
      %400 = arith.muli %109, %c2 : index
      %401 = arith.addi %400, %c6 : index
      %402 = arith.muli %tileRows, %c14 : index
      %403 = arith.muli %401, %402 : index
      %404 = arith.addi %95, %403 : index
      %405 = vector.load %x[%404] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %406 = arith.muli %tileRows, %c1 : index
      %407 = arith.addi %404, %406 : index
      %408 = vector.load %x[%407] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %409 = vector.shuffle %405, %408 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %410 = wave.mma %409, %168, %362 : vector<16xf16>, vector<8xf32>
      %411 = wave.mma %409, %266, %363 : vector<16xf16>, vector<8xf32>
      %412 = arith.muli %109, %c2 : index
      %413 = arith.addi %412, %c2 : index
      %414 = arith.muli %tileRows, %c14 : index
      %415 = arith.muli %413, %414 : index
      %416 = arith.addi %41, %415 : index
      %417 = vector.load %x[%416] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %418 = arith.muli %tileRows, %c1 : index
      %419 = arith.addi %416, %418 : index
      %420 = vector.load %x[%419] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %421 = vector.shuffle %417, %420 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %422 = wave.mma %421, %216, %374 : vector<16xf16>, vector<8xf32>
      %423 = wave.mma %421, %314, %375 : vector<16xf16>, vector<8xf32>
      %424 = arith.muli %109, %c2 : index
      %425 = arith.addi %424, %c2 : index
      %426 = arith.muli %tileRows, %c14 : index
      %427 = arith.muli %425, %426 : index
      %428 = arith.addi %59, %427 : index
      %429 = vector.load %x[%428] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %430 = arith.muli %tileRows, %c1 : index
      %431 = arith.addi %428, %430 : index
      %432 = vector.load %x[%431] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %433 = vector.shuffle %429, %432 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %434 = wave.mma %433, %216, %386 : vector<16xf16>, vector<8xf32>
      %435 = wave.mma %433, %314, %387 : vector<16xf16>, vector<8xf32>
      %436 = arith.muli %109, %c2 : index
      %437 = arith.addi %436, %c2 : index
      %438 = arith.muli %tileRows, %c14 : index
      %439 = arith.muli %437, %438 : index
      %440 = arith.addi %77, %439 : index
      %441 = vector.load %x[%440] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %442 = arith.muli %tileRows, %c1 : index
      %443 = arith.addi %440, %442 : index
      %444 = vector.load %x[%443] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %445 = vector.shuffle %441, %444 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %446 = wave.mma %445, %216, %398 : vector<16xf16>, vector<8xf32>
      %447 = wave.mma %445, %314, %399 : vector<16xf16>, vector<8xf32>
      %448 = arith.muli %109, %c2 : index
      %449 = arith.addi %448, %c2 : index
      %450 = arith.muli %tileRows, %c14 : index
      %451 = arith.muli %449, %450 : index
      %452 = arith.addi %95, %451 : index
      %453 = vector.load %x[%452] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %454 = arith.muli %tileRows, %c1 : index
      %455 = arith.addi %452, %454 : index
      %456 = vector.load %x[%455] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %457 = vector.shuffle %453, %456 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %458 = wave.mma %457, %216, %410 : vector<16xf16>, vector<8xf32>
      %459 = wave.mma %457, %314, %411 : vector<16xf16>, vector<8xf32>
      %460 = arith.muli %109, %c2 : index
      %461 = arith.addi %460, %c28 : index
      %462 = arith.muli %tileRows, %c14 : index
      %463 = arith.muli %461, %462 : index
      %464 = arith.addi %41, %463 : index
      %465 = vector.load %x[%464] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %466 = arith.muli %tileRows, %c1 : index
      %467 = arith.addi %464, %466 : index
      %468 = vector.load %x[%467] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %469 = vector.shuffle %465, %468 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %470 = wave.mma %469, %217, %422 : vector<16xf16>, vector<8xf32>
      %471 = wave.mma %469, %315, %423 : vector<16xf16>, vector<8xf32>
      %472 = arith.muli %109, %c2 : index
      %473 = arith.addi %472, %c28 : index
      %474 = arith.muli %tileRows, %c14 : index
      %475 = arith.muli %473, %474 : index
      %476 = arith.addi %59, %475 : index
      %477 = vector.load %x[%476] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %478 = arith.muli %tileRows, %c1 : index
      %479 = arith.addi %476, %478 : index
      %480 = vector.load %x[%479] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %481 = vector.shuffle %477, %480 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %482 = wave.mma %481, %217, %434 : vector<16xf16>, vector<8xf32>
      %483 = wave.mma %481, %315, %435 : vector<16xf16>, vector<8xf32>
      %484 = arith.muli %109, %c2 : index
      %485 = arith.addi %484, %c28 : index
      %486 = arith.muli %tileRows, %c14 : index
      %487 = arith.muli %485, %486 : index
      %488 = arith.addi %77, %487 : index
      %489 = vector.load %x[%488] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %490 = arith.muli %tileRows, %c1 : index
      %491 = arith.addi %488, %490 : index
      %492 = vector.load %x[%491] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %493 = vector.shuffle %489, %492 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %494 = wave.mma %493, %217, %446 : vector<16xf16>, vector<8xf32>
      %495 = wave.mma %493, %315, %447 : vector<16xf16>, vector<8xf32>
      %496 = arith.muli %109, %c2 : index
      %497 = arith.addi %496, %c28 : index
      %498 = arith.muli %tileRows, %c14 : index
      %499 = arith.muli %497, %498 : index
      %500 = arith.addi %95, %499 : index
      %501 = vector.load %x[%500] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %502 = arith.muli %tileRows, %c1 : index
      %503 = arith.addi %500, %502 : index
      %504 = vector.load %x[%503] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %505 = vector.shuffle %501, %504 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %506 = wave.mma %505, %217, %458 : vector<16xf16>, vector<8xf32>
      %507 = wave.mma %505, %315, %459 : vector<16xf16>, vector<8xf32>
      scf.yield %470, %471, %482, %483, %494, %495, %506, %507 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %508 = arith.select %102, %108, %101 : index
    %518:8 = scf.for %509 = %108 to %508 step %c6 iter_args(%510 = %118#0, %511 = %118#1, %512 = %118#2, %513 = %118#3, %514 = %118#4, %515 = %118#5, %516 = %118#6, %517 = %118#7) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %519 = wave.lane
      %520 = arith.addi %509, %c5 : index
      %521 = arith.remui %519, %c14 : index
      %522 = arith.addi %11, %c4 : index
      %523 = arith.muli %520, %c8 : index
      %524 = arith.addi %522, %523 : index
      %525 = arith.muli %521, %c19 : index
      %526 = arith.addi %524, %525 : index
      %527 = vector.load %w[%526] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %528 = vector.bitcast %527 : vector<4xi8> to vector<2xf16>
      %529 = vector.extract %528[0] : f16 from vector<2xf16>
      %530 = vector.broadcast %529 : f16 to vector<16xf16>
      %531 = vector.extract %528[1] : f16 from vector<2xf16>
      %532 = vector.broadcast %531 : f16 to vector<16xf16>
      %533 = arith.addi %11, %c4 : index
      %534 = arith.muli %inputFeatures, %c2 : index
      %535 = arith.addi %534, %c3 : index
      %536 = arith.divui %535, %c4 : index
      %537 = arith.muli %536, %c4 : index
      %538 = arith.addi %533, %537 : index
      %539 = arith.muli %520, %c20 : index
      %540 = arith.addi %538, %539 : index
      %541 = arith.muli %521, %c14 : index
      %542 = arith.addi %540, %541 : index
      %543 = vector.load %w[%542] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %544 = vector.bitcast %543 : vector<16xi8> to vector<4xi32>
      %545 = arith.shrui %544, %c21 : vector<4xi32>
      %546 = arith.andi %545, %c22 : vector<4xi32>
      %547 = arith.ori %546, %c23 : vector<4xi32>
      %548 = vector.bitcast %547 : vector<4xi32> to vector<8xf16>
      %549 = arith.shrui %544, %c24 : vector<4xi32>
      %550 = arith.andi %549, %c22 : vector<4xi32>
      %551 = arith.ori %550, %c23 : vector<4xi32>
      %552 = vector.bitcast %551 : vector<4xi32> to vector<8xf16>
      %553 = arith.shrui %544, %c25 : vector<4xi32>
      %554 = arith.andi %553, %c22 : vector<4xi32>
      %555 = arith.ori %554, %c23 : vector<4xi32>
      %556 = vector.bitcast %555 : vector<4xi32> to vector<8xf16>
      %557 = arith.shrui %544, %c26 : vector<4xi32>
      %558 = arith.andi %557, %c22 : vector<4xi32>
      %559 = arith.ori %558, %c23 : vector<4xi32>
      %560 = vector.bitcast %559 : vector<4xi32> to vector<8xf16>
      %561 = vector.shuffle %548, %552 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %562 = vector.shuffle %556, %560 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %563 = vector.shuffle %561, %562 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %564 = arith.subf %563, %c27 : vector<32xf16>
      %565 = vector.shuffle %564, %564 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %566 = vector.shuffle %564, %564 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %567 = math.fma %565, %530, %532 : vector<16xf16>
      %568 = math.fma %566, %530, %532 : vector<16xf16>
      %569 = arith.addi %509, %c5 : index
      %570 = arith.remui %519, %c14 : index
      %571 = arith.addi %13, %c4 : index
      %572 = arith.muli %569, %c8 : index
      %573 = arith.addi %571, %572 : index
      %574 = arith.muli %570, %c19 : index
      %575 = arith.addi %573, %574 : index
      %576 = vector.load %w[%575] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %577 = vector.bitcast %576 : vector<4xi8> to vector<2xf16>
      %578 = vector.extract %577[0] : f16 from vector<2xf16>
      %579 = vector.broadcast %578 : f16 to vector<16xf16>
      %580 = vector.extract %577[1] : f16 from vector<2xf16>
      %581 = vector.broadcast %580 : f16 to vector<16xf16>
      %582 = arith.addi %13, %c4 : index
      %583 = arith.muli %inputFeatures, %c2 : index
      %584 = arith.addi %583, %c3 : index
      %585 = arith.divui %584, %c4 : index
      %586 = arith.muli %585, %c4 : index
      %587 = arith.addi %582, %586 : index
      %588 = arith.muli %569, %c20 : index
      %589 = arith.addi %587, %588 : index
      %590 = arith.muli %570, %c14 : index
      %591 = arith.addi %589, %590 : index
      %592 = vector.load %w[%591] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %593 = vector.bitcast %592 : vector<16xi8> to vector<4xi32>
      %594 = arith.shrui %593, %c21 : vector<4xi32>
      %595 = arith.andi %594, %c22 : vector<4xi32>
      %596 = arith.ori %595, %c23 : vector<4xi32>
      %597 = vector.bitcast %596 : vector<4xi32> to vector<8xf16>
      %598 = arith.shrui %593, %c24 : vector<4xi32>
      %599 = arith.andi %598, %c22 : vector<4xi32>
      %600 = arith.ori %599, %c23 : vector<4xi32>
      %601 = vector.bitcast %600 : vector<4xi32> to vector<8xf16>
      %602 = arith.shrui %593, %c25 : vector<4xi32>
      %603 = arith.andi %602, %c22 : vector<4xi32>
      %604 = arith.ori %603, %c23 : vector<4xi32>
      %605 = vector.bitcast %604 : vector<4xi32> to vector<8xf16>
      %606 = arith.shrui %593, %c26 : vector<4xi32>
      %607 = arith.andi %606, %c22 : vector<4xi32>
      %608 = arith.ori %607, %c23 : vector<4xi32>
      %609 = vector.bitcast %608 : vector<4xi32> to vector<8xf16>
      %610 = vector.shuffle %597, %601 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %611 = vector.shuffle %605, %609 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %612 = vector.shuffle %610, %611 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %613 = arith.subf %612, %c27 : vector<32xf16>
      %614 = vector.shuffle %613, %613 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %615 = vector.shuffle %613, %613 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %616 = math.fma %614, %579, %581 : vector<16xf16>
      %617 = math.fma %615, %579, %581 : vector<16xf16>
      %618 = arith.muli %509, %c2 : index
      %619 = arith.addi %618, %c5 : index
      %620 = arith.muli %tileRows, %c14 : index
      %621 = arith.muli %619, %620 : index
      %622 = arith.addi %41, %621 : index
      %623 = vector.load %x[%622] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %624 = arith.muli %tileRows, %c1 : index
      %625 = arith.addi %622, %624 : index
      %626 = vector.load %x[%625] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %627 = vector.shuffle %623, %626 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %628 = wave.mma %627, %567, %510 : vector<16xf16>, vector<8xf32>
      %629 = wave.mma %627, %616, %511 : vector<16xf16>, vector<8xf32>
      %630 = arith.muli %509, %c2 : index
      %631 = arith.addi %630, %c5 : index
      %632 = arith.muli %tileRows, %c14 : index
      %633 = arith.muli %631, %632 : index
      %634 = arith.addi %59, %633 : index
      %635 = vector.load %x[%634] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %636 = arith.muli %tileRows, %c1 : index
      %637 = arith.addi %634, %636 : index
      %638 = vector.load %x[%637] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %639 = vector.shuffle %635, %638 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %640 = wave.mma %639, %567, %512 : vector<16xf16>, vector<8xf32>
      %641 = wave.mma %639, %616, %513 : vector<16xf16>, vector<8xf32>
      %642 = arith.muli %509, %c2 : index
      %643 = arith.addi %642, %c5 : index
      %644 = arith.muli %tileRows, %c14 : index
      %645 = arith.muli %643, %644 : index
      %646 = arith.addi %77, %645 : index
      %647 = vector.load %x[%646] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %648 = arith.muli %tileRows, %c1 : index
      %649 = arith.addi %646, %648 : index
      %650 = vector.load %x[%649] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %651 = vector.shuffle %647, %650 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %652 = wave.mma %651, %567, %514 : vector<16xf16>, vector<8xf32>
      %653 = wave.mma %651, %616, %515 : vector<16xf16>, vector<8xf32>
      %654 = arith.muli %509, %c2 : index
      %655 = arith.addi %654, %c5 : index
      %656 = arith.muli %tileRows, %c14 : index
      %657 = arith.muli %655, %656 : index
      %658 = arith.addi %95, %657 : index
      %659 = vector.load %x[%658] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %660 = arith.muli %tileRows, %c1 : index
      %661 = arith.addi %658, %660 : index
      %662 = vector.load %x[%661] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %663 = vector.shuffle %659, %662 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %664 = wave.mma %663, %567, %516 : vector<16xf16>, vector<8xf32>
      %665 = wave.mma %663, %616, %517 : vector<16xf16>, vector<8xf32>
      %666 = arith.muli %509, %c2 : index
      %667 = arith.addi %666, %c6 : index
      %668 = arith.muli %tileRows, %c14 : index
      %669 = arith.muli %667, %668 : index
      %670 = arith.addi %41, %669 : index
      %671 = vector.load %x[%670] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %672 = arith.muli %tileRows, %c1 : index
      %673 = arith.addi %670, %672 : index
      %674 = vector.load %x[%673] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %675 = vector.shuffle %671, %674 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %676 = wave.mma %675, %568, %628 : vector<16xf16>, vector<8xf32>
      %677 = wave.mma %675, %617, %629 : vector<16xf16>, vector<8xf32>
      %678 = arith.muli %509, %c2 : index
      %679 = arith.addi %678, %c6 : index
      %680 = arith.muli %tileRows, %c14 : index
      %681 = arith.muli %679, %680 : index
      %682 = arith.addi %59, %681 : index
      %683 = vector.load %x[%682] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %684 = arith.muli %tileRows, %c1 : index
      %685 = arith.addi %682, %684 : index
      %686 = vector.load %x[%685] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %687 = vector.shuffle %683, %686 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %688 = wave.mma %687, %568, %640 : vector<16xf16>, vector<8xf32>
      %689 = wave.mma %687, %617, %641 : vector<16xf16>, vector<8xf32>
      %690 = arith.muli %509, %c2 : index
      %691 = arith.addi %690, %c6 : index
      %692 = arith.muli %tileRows, %c14 : index
      %693 = arith.muli %691, %692 : index
      %694 = arith.addi %77, %693 : index
      %695 = vector.load %x[%694] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %696 = arith.muli %tileRows, %c1 : index
      %697 = arith.addi %694, %696 : index
      %698 = vector.load %x[%697] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %699 = vector.shuffle %695, %698 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %700 = wave.mma %699, %568, %652 : vector<16xf16>, vector<8xf32>
      %701 = wave.mma %699, %617, %653 : vector<16xf16>, vector<8xf32>
      %702 = arith.muli %509, %c2 : index
      %703 = arith.addi %702, %c6 : index
      %704 = arith.muli %tileRows, %c14 : index
      %705 = arith.muli %703, %704 : index
      %706 = arith.addi %95, %705 : index
      %707 = vector.load %x[%706] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %708 = arith.muli %tileRows, %c1 : index
      %709 = arith.addi %706, %708 : index
      %710 = vector.load %x[%709] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %711 = vector.shuffle %707, %710 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %712 = wave.mma %711, %568, %664 : vector<16xf16>, vector<8xf32>
      %713 = wave.mma %711, %617, %665 : vector<16xf16>, vector<8xf32>
      scf.yield %676, %677, %688, %689, %700, %701, %712, %713 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %714 = wave.lane
    %715 = wave.wave
    %716 = arith.muli %715, %c2 : index
    %717 = arith.addi %716, %c5 : index
    %718 = arith.muli %717, %c20 : index
    %719 = arith.addi %718, %714 : index
    %720 = vector.extract %518#0[0] : f32 from vector<8xf32>
    %721 = arith.addi %719, %c5 : index
    memref.store %720, %17[%721] : memref<?xf32>
    %722 = vector.extract %518#0[1] : f32 from vector<8xf32>
    %723 = arith.addi %719, %c12 : index
    memref.store %722, %17[%723] : memref<?xf32>
    %724 = vector.extract %518#0[2] : f32 from vector<8xf32>
    %725 = arith.addi %719, %c8 : index
    memref.store %724, %17[%725] : memref<?xf32>
    %726 = vector.extract %518#0[3] : f32 from vector<8xf32>
    %727 = arith.addi %719, %c29 : index
    memref.store %726, %17[%727] : memref<?xf32>
    %728 = vector.extract %518#0[4] : f32 from vector<8xf32>
    %729 = arith.addi %719, %c4 : index
    memref.store %728, %17[%729] : memref<?xf32>
    %730 = vector.extract %518#0[5] : f32 from vector<8xf32>
    %731 = arith.addi %719, %c30 : index
    memref.store %730, %17[%731] : memref<?xf32>
    %732 = vector.extract %518#0[6] : f32 from vector<8xf32>
    %733 = arith.addi %719, %c31 : index
    memref.store %732, %17[%733] : memref<?xf32>
    %734 = vector.extract %518#0[7] : f32 from vector<8xf32>
    %735 = arith.addi %719, %c32 : index
    memref.store %734, %17[%735] : memref<?xf32>
    %736 = arith.muli %715, %c2 : index
    %737 = arith.addi %736, %c6 : index
    %738 = arith.muli %737, %c20 : index
    %739 = arith.addi %738, %714 : index
    %740 = vector.extract %518#1[0] : f32 from vector<8xf32>
    %741 = arith.addi %739, %c5 : index
    memref.store %740, %17[%741] : memref<?xf32>
    %742 = vector.extract %518#1[1] : f32 from vector<8xf32>
    %743 = arith.addi %739, %c12 : index
    memref.store %742, %17[%743] : memref<?xf32>
    %744 = vector.extract %518#1[2] : f32 from vector<8xf32>
    %745 = arith.addi %739, %c8 : index
    memref.store %744, %17[%745] : memref<?xf32>
    %746 = vector.extract %518#1[3] : f32 from vector<8xf32>
    %747 = arith.addi %739, %c29 : index
    memref.store %746, %17[%747] : memref<?xf32>
    %748 = vector.extract %518#1[4] : f32 from vector<8xf32>
    %749 = arith.addi %739, %c4 : index
    memref.store %748, %17[%749] : memref<?xf32>
    %750 = vector.extract %518#1[5] : f32 from vector<8xf32>
    %751 = arith.addi %739, %c30 : index
    memref.store %750, %17[%751] : memref<?xf32>
    %752 = vector.extract %518#1[6] : f32 from vector<8xf32>
    %753 = arith.addi %739, %c31 : index
    memref.store %752, %17[%753] : memref<?xf32>
    %754 = vector.extract %518#1[7] : f32 from vector<8xf32>
    %755 = arith.addi %739, %c32 : index
    memref.store %754, %17[%755] : memref<?xf32>
    wave.barrier
    %756 = arith.muli %715, %c2 : index
    %757 = arith.addi %756, %c5 : index
    %758 = arith.muli %757, %c12 : index
    %759 = arith.addi %758, %714 : index
    %760 = arith.addi %759, %c5 : index
    %761 = memref.load %17[%760] : memref<?xf32>
    %762 = arith.addi %760, %c33 : index
    %763 = memref.load %17[%762] : memref<?xf32>
    %764 = arith.addf %761, %763 : f32
    %765 = arith.addi %760, %c34 : index
    %766 = memref.load %17[%765] : memref<?xf32>
    %767 = arith.addf %764, %766 : f32
    %768 = arith.addi %760, %c35 : index
    %769 = memref.load %17[%768] : memref<?xf32>
    %770 = arith.addf %767, %769 : f32
    %771 = arith.muli %757, %c12 : index
    %772 = arith.addi %771, %714 : index
    %773 = arith.addi %772, %c20 : index
    %774 = memref.load %17[%773] : memref<?xf32>
    %775 = arith.addi %773, %c33 : index
    %776 = memref.load %17[%775] : memref<?xf32>
    %777 = arith.addf %774, %776 : f32
    %778 = arith.addi %773, %c34 : index
    %779 = memref.load %17[%778] : memref<?xf32>
    %780 = arith.addf %777, %779 : f32
    %781 = arith.addi %773, %c35 : index
    %782 = memref.load %17[%781] : memref<?xf32>
    %783 = arith.addf %780, %782 : f32
    %784 = wave.lane
    %785 = arith.addi %16, %c5 : index
    %786 = arith.muli %757, %c2 : index
    %787 = arith.addi %785, %786 : index
    %788 = arith.divui %784, %c14 : index
    %789 = arith.addi %787, %788 : index
    %790 = arith.cmpi slt, %789, %15 : index
    scf.if %790 {
      %791 = arith.cmpi eq, %hasFactors, %c6 : index
      %792 = arith.muli %789, %c2 : index
      %793 = memref.load %factors[%792] : memref<?xf32>
      %794 = arith.mulf %793, %operandScale : f32
      %795 = arith.select %791, %794, %operandScale : f32
      %796 = arith.remui %784, %c14 : index
      %797 = arith.muli %796, %c19 : index
      %798 = arith.addi %11, %797 : index
      %799 = vector.load %w[%798] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %800 = vector.bitcast %799 : vector<4xi8> to vector<1xf32>
      %801 = vector.extract %800[0] : f32 from vector<1xf32>
      %802 = arith.mulf %801, %795 : f32
      %803 = arith.mulf %770, %802 : f32
      %804 = arith.remui %784, %c14 : index
      %805 = arith.muli %804, %c19 : index
      %806 = arith.addi %13, %805 : index
      %807 = vector.load %w[%806] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %808 = vector.bitcast %807 : vector<4xi8> to vector<1xf32>
      %809 = vector.extract %808[0] : f32 from vector<1xf32>
      %810 = arith.mulf %809, %795 : f32
      %811 = arith.mulf %783, %810 : f32
      %812 = arith.muli %789, %outputFeatures : index
      %813 = arith.addi %812, %20 : index
      %814 = wave.lane
      %815 = arith.remui %814, %c14 : index
      %816 = arith.addi %813, %815 : index
      scf.if %18 {
        %817 = arith.addi %816, %c5 : index
        %818 = memref.load %residual[%817] : memref<?xf32>
        %819 = arith.addf %818, %803 : f32
        %820 = arith.addi %816, %c5 : index
        memref.store %819, %out[%820] : memref<?xf32>
      } else {
        %821 = arith.addi %816, %c5 : index
        memref.store %803, %out[%821] : memref<?xf32>
      }
      scf.if %18 {
        %822 = arith.addi %816, %c14 : index
        %823 = memref.load %residual[%822] : memref<?xf32>
        %824 = arith.addf %823, %811 : f32
        %825 = arith.addi %816, %c14 : index
        memref.store %824, %out[%825] : memref<?xf32>
      } else {
        %826 = arith.addi %816, %c14 : index
        memref.store %811, %out[%826] : memref<?xf32>
      }
    }
    %827 = arith.muli %715, %c2 : index
    %828 = arith.addi %827, %c6 : index
    %829 = arith.muli %828, %c12 : index
    %830 = arith.addi %829, %714 : index
    %831 = arith.addi %830, %c5 : index
    %832 = memref.load %17[%831] : memref<?xf32>
    %833 = arith.addi %831, %c33 : index
    %834 = memref.load %17[%833] : memref<?xf32>
    %835 = arith.addf %832, %834 : f32
    %836 = arith.addi %831, %c34 : index
    %837 = memref.load %17[%836] : memref<?xf32>
    %838 = arith.addf %835, %837 : f32
    %839 = arith.addi %831, %c35 : index
    %840 = memref.load %17[%839] : memref<?xf32>
    %841 = arith.addf %838, %840 : f32
    %842 = arith.muli %828, %c12 : index
    %843 = arith.addi %842, %714 : index
    %844 = arith.addi %843, %c20 : index
    %845 = memref.load %17[%844] : memref<?xf32>
    %846 = arith.addi %844, %c33 : index
    %847 = memref.load %17[%846] : memref<?xf32>
    %848 = arith.addf %845, %847 : f32
    %849 = arith.addi %844, %c34 : index
    %850 = memref.load %17[%849] : memref<?xf32>
    %851 = arith.addf %848, %850 : f32
    %852 = arith.addi %844, %c35 : index
    %853 = memref.load %17[%852] : memref<?xf32>
    %854 = arith.addf %851, %853 : f32
    %855 = wave.lane
    %856 = arith.addi %16, %c5 : index
    %857 = arith.muli %828, %c2 : index
    %858 = arith.addi %856, %857 : index
    %859 = arith.divui %855, %c14 : index
    %860 = arith.addi %858, %859 : index
    %861 = arith.cmpi slt, %860, %15 : index
    scf.if %861 {
      %862 = arith.cmpi eq, %hasFactors, %c6 : index
      %863 = arith.muli %860, %c2 : index
      %864 = memref.load %factors[%863] : memref<?xf32>
      %865 = arith.mulf %864, %operandScale : f32
      %866 = arith.select %862, %865, %operandScale : f32
      %867 = arith.remui %855, %c14 : index
      %868 = arith.muli %867, %c19 : index
      %869 = arith.addi %11, %868 : index
      %870 = vector.load %w[%869] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %871 = vector.bitcast %870 : vector<4xi8> to vector<1xf32>
      %872 = vector.extract %871[0] : f32 from vector<1xf32>
      %873 = arith.mulf %872, %866 : f32
      %874 = arith.mulf %841, %873 : f32
      %875 = arith.remui %855, %c14 : index
      %876 = arith.muli %875, %c19 : index
      %877 = arith.addi %13, %876 : index
      %878 = vector.load %w[%877] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %879 = vector.bitcast %878 : vector<4xi8> to vector<1xf32>
      %880 = vector.extract %879[0] : f32 from vector<1xf32>
      %881 = arith.mulf %880, %866 : f32
      %882 = arith.mulf %854, %881 : f32
      %883 = arith.muli %860, %outputFeatures : index
      %884 = arith.addi %883, %20 : index
      %885 = wave.lane
      %886 = arith.remui %885, %c14 : index
      %887 = arith.addi %884, %886 : index
      scf.if %18 {
        %888 = arith.addi %887, %c5 : index
        %889 = memref.load %residual[%888] : memref<?xf32>
        %890 = arith.addf %889, %874 : f32
        %891 = arith.addi %887, %c5 : index
        memref.store %890, %out[%891] : memref<?xf32>
      } else {
        %892 = arith.addi %887, %c5 : index
        memref.store %874, %out[%892] : memref<?xf32>
      }
      scf.if %18 {
        %893 = arith.addi %887, %c14 : index
        %894 = memref.load %residual[%893] : memref<?xf32>
        %895 = arith.addf %894, %882 : f32
        %896 = arith.addi %887, %c14 : index
        memref.store %895, %out[%896] : memref<?xf32>
      } else {
        %897 = arith.addi %887, %c14 : index
        memref.store %882, %out[%897] : memref<?xf32>
      }
    }
    %898 = wave.lane
    wave.barrier
    %899 = wave.wave
    %900 = arith.muli %899, %c2 : index
    %901 = arith.addi %900, %c5 : index
    %902 = arith.muli %901, %c20 : index
    %903 = arith.addi %902, %898 : index
    %904 = vector.extract %518#2[0] : f32 from vector<8xf32>
    %905 = arith.addi %903, %c5 : index
    memref.store %904, %17[%905] : memref<?xf32>
    %906 = vector.extract %518#2[1] : f32 from vector<8xf32>
    %907 = arith.addi %903, %c12 : index
    memref.store %906, %17[%907] : memref<?xf32>
    %908 = vector.extract %518#2[2] : f32 from vector<8xf32>
    %909 = arith.addi %903, %c8 : index
    memref.store %908, %17[%909] : memref<?xf32>
    %910 = vector.extract %518#2[3] : f32 from vector<8xf32>
    %911 = arith.addi %903, %c29 : index
    memref.store %910, %17[%911] : memref<?xf32>
    %912 = vector.extract %518#2[4] : f32 from vector<8xf32>
    %913 = arith.addi %903, %c4 : index
    memref.store %912, %17[%913] : memref<?xf32>
    %914 = vector.extract %518#2[5] : f32 from vector<8xf32>
    %915 = arith.addi %903, %c30 : index
    memref.store %914, %17[%915] : memref<?xf32>
    %916 = vector.extract %518#2[6] : f32 from vector<8xf32>
    %917 = arith.addi %903, %c31 : index
    memref.store %916, %17[%917] : memref<?xf32>
    %918 = vector.extract %518#2[7] : f32 from vector<8xf32>
    %919 = arith.addi %903, %c32 : index
    memref.store %918, %17[%919] : memref<?xf32>
    %920 = arith.muli %899, %c2 : index
    %921 = arith.addi %920, %c6 : index
    %922 = arith.muli %921, %c20 : index
    %923 = arith.addi %922, %898 : index
    %924 = vector.extract %518#3[0] : f32 from vector<8xf32>
    %925 = arith.addi %923, %c5 : index
    memref.store %924, %17[%925] : memref<?xf32>
    %926 = vector.extract %518#3[1] : f32 from vector<8xf32>
    %927 = arith.addi %923, %c12 : index
    memref.store %926, %17[%927] : memref<?xf32>
    %928 = vector.extract %518#3[2] : f32 from vector<8xf32>
    %929 = arith.addi %923, %c8 : index
    memref.store %928, %17[%929] : memref<?xf32>
    %930 = vector.extract %518#3[3] : f32 from vector<8xf32>
    %931 = arith.addi %923, %c29 : index
    memref.store %930, %17[%931] : memref<?xf32>
    %932 = vector.extract %518#3[4] : f32 from vector<8xf32>
    %933 = arith.addi %923, %c4 : index
    memref.store %932, %17[%933] : memref<?xf32>
    %934 = vector.extract %518#3[5] : f32 from vector<8xf32>
    %935 = arith.addi %923, %c30 : index
    memref.store %934, %17[%935] : memref<?xf32>
    %936 = vector.extract %518#3[6] : f32 from vector<8xf32>
    %937 = arith.addi %923, %c31 : index
    memref.store %936, %17[%937] : memref<?xf32>
    %938 = vector.extract %518#3[7] : f32 from vector<8xf32>
    %939 = arith.addi %923, %c32 : index
    memref.store %938, %17[%939] : memref<?xf32>
    wave.barrier
    %940 = arith.muli %899, %c2 : index
    %941 = arith.addi %940, %c5 : index
    %942 = arith.muli %941, %c12 : index
    %943 = arith.addi %942, %898 : index
    %944 = arith.addi %943, %c5 : index
    %945 = memref.load %17[%944] : memref<?xf32>
    %946 = arith.addi %944, %c33 : index
    %947 = memref.load %17[%946] : memref<?xf32>
    %948 = arith.addf %945, %947 : f32
    %949 = arith.addi %944, %c34 : index
    %950 = memref.load %17[%949] : memref<?xf32>
    %951 = arith.addf %948, %950 : f32
    %952 = arith.addi %944, %c35 : index
    %953 = memref.load %17[%952] : memref<?xf32>
    %954 = arith.addf %951, %953 : f32
    %955 = arith.muli %941, %c12 : index
    %956 = arith.addi %955, %898 : index
    %957 = arith.addi %956, %c20 : index
    %958 = memref.load %17[%957] : memref<?xf32>
    %959 = arith.addi %957, %c33 : index
    %960 = memref.load %17[%959] : memref<?xf32>
    %961 = arith.addf %958, %960 : f32
    %962 = arith.addi %957, %c34 : index
    %963 = memref.load %17[%962] : memref<?xf32>
    %964 = arith.addf %961, %963 : f32
    %965 = arith.addi %957, %c35 : index
    %966 = memref.load %17[%965] : memref<?xf32>
    %967 = arith.addf %964, %966 : f32
    %968 = wave.lane
    %969 = arith.addi %16, %c14 : index
    %970 = arith.muli %941, %c2 : index
    %971 = arith.addi %969, %970 : index
    %972 = arith.divui %968, %c14 : index
    %973 = arith.addi %971, %972 : index
    %974 = arith.cmpi slt, %973, %15 : index
    scf.if %974 {
      %975 = arith.cmpi eq, %hasFactors, %c6 : index
      %976 = arith.muli %973, %c2 : index
      %977 = memref.load %factors[%976] : memref<?xf32>
      %978 = arith.mulf %977, %operandScale : f32
      %979 = arith.select %975, %978, %operandScale : f32
      %980 = arith.remui %968, %c14 : index
      %981 = arith.muli %980, %c19 : index
      %982 = arith.addi %11, %981 : index
      %983 = vector.load %w[%982] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %984 = vector.bitcast %983 : vector<4xi8> to vector<1xf32>
      %985 = vector.extract %984[0] : f32 from vector<1xf32>
      %986 = arith.mulf %985, %979 : f32
      %987 = arith.mulf %954, %986 : f32
      %988 = arith.remui %968, %c14 : index
      %989 = arith.muli %988, %c19 : index
      %990 = arith.addi %13, %989 : index
      %991 = vector.load %w[%990] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %992 = vector.bitcast %991 : vector<4xi8> to vector<1xf32>
      %993 = vector.extract %992[0] : f32 from vector<1xf32>
      %994 = arith.mulf %993, %979 : f32
      %995 = arith.mulf %967, %994 : f32
      %996 = arith.muli %973, %outputFeatures : index
      %997 = arith.addi %996, %20 : index
      %998 = wave.lane
      %999 = arith.remui %998, %c14 : index
      %1000 = arith.addi %997, %999 : index
      scf.if %18 {
        %1001 = arith.addi %1000, %c5 : index
        %1002 = memref.load %residual[%1001] : memref<?xf32>
        %1003 = arith.addf %1002, %987 : f32
        %1004 = arith.addi %1000, %c5 : index
        memref.store %1003, %out[%1004] : memref<?xf32>
      } else {
        %1005 = arith.addi %1000, %c5 : index
        memref.store %987, %out[%1005] : memref<?xf32>
      }
      scf.if %18 {
        %1006 = arith.addi %1000, %c14 : index
        %1007 = memref.load %residual[%1006] : memref<?xf32>
        %1008 = arith.addf %1007, %995 : f32
        %1009 = arith.addi %1000, %c14 : index
        memref.store %1008, %out[%1009] : memref<?xf32>
      } else {
        %1010 = arith.addi %1000, %c14 : index
        memref.store %995, %out[%1010] : memref<?xf32>
      }
    }
    %1011 = arith.muli %899, %c2 : index
    %1012 = arith.addi %1011, %c6 : index
    %1013 = arith.muli %1012, %c12 : index
    %1014 = arith.addi %1013, %898 : index
    %1015 = arith.addi %1014, %c5 : index
    %1016 = memref.load %17[%1015] : memref<?xf32>
    %1017 = arith.addi %1015, %c33 : index
    %1018 = memref.load %17[%1017] : memref<?xf32>
    %1019 = arith.addf %1016, %1018 : f32
    %1020 = arith.addi %1015, %c34 : index
    %1021 = memref.load %17[%1020] : memref<?xf32>
    %1022 = arith.addf %1019, %1021 : f32
    %1023 = arith.addi %1015, %c35 : index
    %1024 = memref.load %17[%1023] : memref<?xf32>
    %1025 = arith.addf %1022, %1024 : f32
    %1026 = arith.muli %1012, %c12 : index
    %1027 = arith.addi %1026, %898 : index
    %1028 = arith.addi %1027, %c20 : index
    %1029 = memref.load %17[%1028] : memref<?xf32>
    %1030 = arith.addi %1028, %c33 : index
    %1031 = memref.load %17[%1030] : memref<?xf32>
    %1032 = arith.addf %1029, %1031 : f32
    %1033 = arith.addi %1028, %c34 : index
    %1034 = memref.load %17[%1033] : memref<?xf32>
    %1035 = arith.addf %1032, %1034 : f32
    %1036 = arith.addi %1028, %c35 : index
    %1037 = memref.load %17[%1036] : memref<?xf32>
    %1038 = arith.addf %1035, %1037 : f32
    %1039 = wave.lane
    %1040 = arith.addi %16, %c14 : index
    %1041 = arith.muli %1012, %c2 : index
    %1042 = arith.addi %1040, %1041 : index
    %1043 = arith.divui %1039, %c14 : index
    %1044 = arith.addi %1042, %1043 : index
    %1045 = arith.cmpi slt, %1044, %15 : index
    scf.if %1045 {
      %1046 = arith.cmpi eq, %hasFactors, %c6 : index
      %1047 = arith.muli %1044, %c2 : index
      %1048 = memref.load %factors[%1047] : memref<?xf32>
      %1049 = arith.mulf %1048, %operandScale : f32
      %1050 = arith.select %1046, %1049, %operandScale : f32
      %1051 = arith.remui %1039, %c14 : index
      %1052 = arith.muli %1051, %c19 : index
      %1053 = arith.addi %11, %1052 : index
      %1054 = vector.load %w[%1053] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1055 = vector.bitcast %1054 : vector<4xi8> to vector<1xf32>
      %1056 = vector.extract %1055[0] : f32 from vector<1xf32>
      %1057 = arith.mulf %1056, %1050 : f32
      %1058 = arith.mulf %1025, %1057 : f32
      %1059 = arith.remui %1039, %c14 : index
      %1060 = arith.muli %1059, %c19 : index
      %1061 = arith.addi %13, %1060 : index
      %1062 = vector.load %w[%1061] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1063 = vector.bitcast %1062 : vector<4xi8> to vector<1xf32>
      %1064 = vector.extract %1063[0] : f32 from vector<1xf32>
      %1065 = arith.mulf %1064, %1050 : f32
      %1066 = arith.mulf %1038, %1065 : f32
      %1067 = arith.muli %1044, %outputFeatures : index
      %1068 = arith.addi %1067, %20 : index
      %1069 = wave.lane
      %1070 = arith.remui %1069, %c14 : index
      %1071 = arith.addi %1068, %1070 : index
      scf.if %18 {
        %1072 = arith.addi %1071, %c5 : index
        %1073 = memref.load %residual[%1072] : memref<?xf32>
        %1074 = arith.addf %1073, %1058 : f32
        %1075 = arith.addi %1071, %c5 : index
        memref.store %1074, %out[%1075] : memref<?xf32>
      } else {
        %1076 = arith.addi %1071, %c5 : index
        memref.store %1058, %out[%1076] : memref<?xf32>
      }
      scf.if %18 {
        %1077 = arith.addi %1071, %c14 : index
        %1078 = memref.load %residual[%1077] : memref<?xf32>
        %1079 = arith.addf %1078, %1066 : f32
        %1080 = arith.addi %1071, %c14 : index
        memref.store %1079, %out[%1080] : memref<?xf32>
      } else {
        %1081 = arith.addi %1071, %c14 : index
        memref.store %1066, %out[%1081] : memref<?xf32>
      }
    }
    %1082 = wave.lane
    wave.barrier
    %1083 = wave.wave
    %1084 = arith.muli %1083, %c2 : index
    %1085 = arith.addi %1084, %c5 : index
    %1086 = arith.muli %1085, %c20 : index
    %1087 = arith.addi %1086, %1082 : index
    %1088 = vector.extract %518#4[0] : f32 from vector<8xf32>
    %1089 = arith.addi %1087, %c5 : index
    memref.store %1088, %17[%1089] : memref<?xf32>
    %1090 = vector.extract %518#4[1] : f32 from vector<8xf32>
    %1091 = arith.addi %1087, %c12 : index
    memref.store %1090, %17[%1091] : memref<?xf32>
    %1092 = vector.extract %518#4[2] : f32 from vector<8xf32>
    %1093 = arith.addi %1087, %c8 : index
    memref.store %1092, %17[%1093] : memref<?xf32>
    %1094 = vector.extract %518#4[3] : f32 from vector<8xf32>
    %1095 = arith.addi %1087, %c29 : index
    memref.store %1094, %17[%1095] : memref<?xf32>
    %1096 = vector.extract %518#4[4] : f32 from vector<8xf32>
    %1097 = arith.addi %1087, %c4 : index
    memref.store %1096, %17[%1097] : memref<?xf32>
    %1098 = vector.extract %518#4[5] : f32 from vector<8xf32>
    %1099 = arith.addi %1087, %c30 : index
    memref.store %1098, %17[%1099] : memref<?xf32>
    %1100 = vector.extract %518#4[6] : f32 from vector<8xf32>
    %1101 = arith.addi %1087, %c31 : index
    memref.store %1100, %17[%1101] : memref<?xf32>
    %1102 = vector.extract %518#4[7] : f32 from vector<8xf32>
    %1103 = arith.addi %1087, %c32 : index
    memref.store %1102, %17[%1103] : memref<?xf32>
    %1104 = arith.muli %1083, %c2 : index
    %1105 = arith.addi %1104, %c6 : index
    %1106 = arith.muli %1105, %c20 : index
    %1107 = arith.addi %1106, %1082 : index
    %1108 = vector.extract %518#5[0] : f32 from vector<8xf32>
    %1109 = arith.addi %1107, %c5 : index
    memref.store %1108, %17[%1109] : memref<?xf32>
    %1110 = vector.extract %518#5[1] : f32 from vector<8xf32>
    %1111 = arith.addi %1107, %c12 : index
    memref.store %1110, %17[%1111] : memref<?xf32>
    %1112 = vector.extract %518#5[2] : f32 from vector<8xf32>
    %1113 = arith.addi %1107, %c8 : index
    memref.store %1112, %17[%1113] : memref<?xf32>
    %1114 = vector.extract %518#5[3] : f32 from vector<8xf32>
    %1115 = arith.addi %1107, %c29 : index
    memref.store %1114, %17[%1115] : memref<?xf32>
    %1116 = vector.extract %518#5[4] : f32 from vector<8xf32>
    %1117 = arith.addi %1107, %c4 : index
    memref.store %1116, %17[%1117] : memref<?xf32>
    %1118 = vector.extract %518#5[5] : f32 from vector<8xf32>
    %1119 = arith.addi %1107, %c30 : index
    memref.store %1118, %17[%1119] : memref<?xf32>
    %1120 = vector.extract %518#5[6] : f32 from vector<8xf32>
    %1121 = arith.addi %1107, %c31 : index
    memref.store %1120, %17[%1121] : memref<?xf32>
    %1122 = vector.extract %518#5[7] : f32 from vector<8xf32>
    %1123 = arith.addi %1107, %c32 : index
    memref.store %1122, %17[%1123] : memref<?xf32>
    wave.barrier
    %1124 = arith.muli %1083, %c2 : index
    %1125 = arith.addi %1124, %c5 : index
    %1126 = arith.muli %1125, %c12 : index
    %1127 = arith.addi %1126, %1082 : index
    %1128 = arith.addi %1127, %c5 : index
    %1129 = memref.load %17[%1128] : memref<?xf32>
    %1130 = arith.addi %1128, %c33 : index
    %1131 = memref.load %17[%1130] : memref<?xf32>
    %1132 = arith.addf %1129, %1131 : f32
    %1133 = arith.addi %1128, %c34 : index
    %1134 = memref.load %17[%1133] : memref<?xf32>
    %1135 = arith.addf %1132, %1134 : f32
    %1136 = arith.addi %1128, %c35 : index
    %1137 = memref.load %17[%1136] : memref<?xf32>
    %1138 = arith.addf %1135, %1137 : f32
    %1139 = arith.muli %1125, %c12 : index
    %1140 = arith.addi %1139, %1082 : index
    %1141 = arith.addi %1140, %c20 : index
    %1142 = memref.load %17[%1141] : memref<?xf32>
    %1143 = arith.addi %1141, %c33 : index
    %1144 = memref.load %17[%1143] : memref<?xf32>
    %1145 = arith.addf %1142, %1144 : f32
    %1146 = arith.addi %1141, %c34 : index
    %1147 = memref.load %17[%1146] : memref<?xf32>
    %1148 = arith.addf %1145, %1147 : f32
    %1149 = arith.addi %1141, %c35 : index
    %1150 = memref.load %17[%1149] : memref<?xf32>
    %1151 = arith.addf %1148, %1150 : f32
    %1152 = wave.lane
    %1153 = arith.addi %16, %c12 : index
    %1154 = arith.muli %1125, %c2 : index
    %1155 = arith.addi %1153, %1154 : index
    %1156 = arith.divui %1152, %c14 : index
    %1157 = arith.addi %1155, %1156 : index
    %1158 = arith.cmpi slt, %1157, %15 : index
    scf.if %1158 {
      %1159 = arith.cmpi eq, %hasFactors, %c6 : index
      %1160 = arith.muli %1157, %c2 : index
      %1161 = memref.load %factors[%1160] : memref<?xf32>
      %1162 = arith.mulf %1161, %operandScale : f32
      %1163 = arith.select %1159, %1162, %operandScale : f32
      %1164 = arith.remui %1152, %c14 : index
      %1165 = arith.muli %1164, %c19 : index
      %1166 = arith.addi %11, %1165 : index
      %1167 = vector.load %w[%1166] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1168 = vector.bitcast %1167 : vector<4xi8> to vector<1xf32>
      %1169 = vector.extract %1168[0] : f32 from vector<1xf32>
      %1170 = arith.mulf %1169, %1163 : f32
      %1171 = arith.mulf %1138, %1170 : f32
      %1172 = arith.remui %1152, %c14 : index
      %1173 = arith.muli %1172, %c19 : index
      %1174 = arith.addi %13, %1173 : index
      %1175 = vector.load %w[%1174] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1176 = vector.bitcast %1175 : vector<4xi8> to vector<1xf32>
      %1177 = vector.extract %1176[0] : f32 from vector<1xf32>
      %1178 = arith.mulf %1177, %1163 : f32
      %1179 = arith.mulf %1151, %1178 : f32
      %1180 = arith.muli %1157, %outputFeatures : index
      %1181 = arith.addi %1180, %20 : index
      %1182 = wave.lane
      %1183 = arith.remui %1182, %c14 : index
      %1184 = arith.addi %1181, %1183 : index
      scf.if %18 {
        %1185 = arith.addi %1184, %c5 : index
        %1186 = memref.load %residual[%1185] : memref<?xf32>
        %1187 = arith.addf %1186, %1171 : f32
        %1188 = arith.addi %1184, %c5 : index
        memref.store %1187, %out[%1188] : memref<?xf32>
      } else {
        %1189 = arith.addi %1184, %c5 : index
        memref.store %1171, %out[%1189] : memref<?xf32>
      }
      scf.if %18 {
        %1190 = arith.addi %1184, %c14 : index
        %1191 = memref.load %residual[%1190] : memref<?xf32>
        %1192 = arith.addf %1191, %1179 : f32
        %1193 = arith.addi %1184, %c14 : index
        memref.store %1192, %out[%1193] : memref<?xf32>
      } else {
        %1194 = arith.addi %1184, %c14 : index
        memref.store %1179, %out[%1194] : memref<?xf32>
      }
    }
    %1195 = arith.muli %1083, %c2 : index
    %1196 = arith.addi %1195, %c6 : index
    %1197 = arith.muli %1196, %c12 : index
    %1198 = arith.addi %1197, %1082 : index
    %1199 = arith.addi %1198, %c5 : index
    %1200 = memref.load %17[%1199] : memref<?xf32>
    %1201 = arith.addi %1199, %c33 : index
    %1202 = memref.load %17[%1201] : memref<?xf32>
    %1203 = arith.addf %1200, %1202 : f32
    %1204 = arith.addi %1199, %c34 : index
    %1205 = memref.load %17[%1204] : memref<?xf32>
    %1206 = arith.addf %1203, %1205 : f32
    %1207 = arith.addi %1199, %c35 : index
    %1208 = memref.load %17[%1207] : memref<?xf32>
    %1209 = arith.addf %1206, %1208 : f32
    %1210 = arith.muli %1196, %c12 : index
    %1211 = arith.addi %1210, %1082 : index
    %1212 = arith.addi %1211, %c20 : index
    %1213 = memref.load %17[%1212] : memref<?xf32>
    %1214 = arith.addi %1212, %c33 : index
    %1215 = memref.load %17[%1214] : memref<?xf32>
    %1216 = arith.addf %1213, %1215 : f32
    %1217 = arith.addi %1212, %c34 : index
    %1218 = memref.load %17[%1217] : memref<?xf32>
    %1219 = arith.addf %1216, %1218 : f32
    %1220 = arith.addi %1212, %c35 : index
    %1221 = memref.load %17[%1220] : memref<?xf32>
    %1222 = arith.addf %1219, %1221 : f32
    %1223 = wave.lane
    %1224 = arith.addi %16, %c12 : index
    %1225 = arith.muli %1196, %c2 : index
    %1226 = arith.addi %1224, %1225 : index
    %1227 = arith.divui %1223, %c14 : index
    %1228 = arith.addi %1226, %1227 : index
    %1229 = arith.cmpi slt, %1228, %15 : index
    scf.if %1229 {
      %1230 = arith.cmpi eq, %hasFactors, %c6 : index
      %1231 = arith.muli %1228, %c2 : index
      %1232 = memref.load %factors[%1231] : memref<?xf32>
      %1233 = arith.mulf %1232, %operandScale : f32
      %1234 = arith.select %1230, %1233, %operandScale : f32
      %1235 = arith.remui %1223, %c14 : index
      %1236 = arith.muli %1235, %c19 : index
      %1237 = arith.addi %11, %1236 : index
      %1238 = vector.load %w[%1237] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1239 = vector.bitcast %1238 : vector<4xi8> to vector<1xf32>
      %1240 = vector.extract %1239[0] : f32 from vector<1xf32>
      %1241 = arith.mulf %1240, %1234 : f32
      %1242 = arith.mulf %1209, %1241 : f32
      %1243 = arith.remui %1223, %c14 : index
      %1244 = arith.muli %1243, %c19 : index
      %1245 = arith.addi %13, %1244 : index
      %1246 = vector.load %w[%1245] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1247 = vector.bitcast %1246 : vector<4xi8> to vector<1xf32>
      %1248 = vector.extract %1247[0] : f32 from vector<1xf32>
      %1249 = arith.mulf %1248, %1234 : f32
      %1250 = arith.mulf %1222, %1249 : f32
      %1251 = arith.muli %1228, %outputFeatures : index
      %1252 = arith.addi %1251, %20 : index
      %1253 = wave.lane
      %1254 = arith.remui %1253, %c14 : index
      %1255 = arith.addi %1252, %1254 : index
      scf.if %18 {
        %1256 = arith.addi %1255, %c5 : index
        %1257 = memref.load %residual[%1256] : memref<?xf32>
        %1258 = arith.addf %1257, %1242 : f32
        %1259 = arith.addi %1255, %c5 : index
        memref.store %1258, %out[%1259] : memref<?xf32>
      } else {
        %1260 = arith.addi %1255, %c5 : index
        memref.store %1242, %out[%1260] : memref<?xf32>
      }
      scf.if %18 {
        %1261 = arith.addi %1255, %c14 : index
        %1262 = memref.load %residual[%1261] : memref<?xf32>
        %1263 = arith.addf %1262, %1250 : f32
        %1264 = arith.addi %1255, %c14 : index
        memref.store %1263, %out[%1264] : memref<?xf32>
      } else {
        %1265 = arith.addi %1255, %c14 : index
        memref.store %1250, %out[%1265] : memref<?xf32>
      }
    }
    %1266 = wave.lane
    wave.barrier
    %1267 = wave.wave
    %1268 = arith.muli %1267, %c2 : index
    %1269 = arith.addi %1268, %c5 : index
    %1270 = arith.muli %1269, %c20 : index
    %1271 = arith.addi %1270, %1266 : index
    %1272 = vector.extract %518#6[0] : f32 from vector<8xf32>
    %1273 = arith.addi %1271, %c5 : index
    memref.store %1272, %17[%1273] : memref<?xf32>
    %1274 = vector.extract %518#6[1] : f32 from vector<8xf32>
    %1275 = arith.addi %1271, %c12 : index
    memref.store %1274, %17[%1275] : memref<?xf32>
    %1276 = vector.extract %518#6[2] : f32 from vector<8xf32>
    %1277 = arith.addi %1271, %c8 : index
    memref.store %1276, %17[%1277] : memref<?xf32>
    %1278 = vector.extract %518#6[3] : f32 from vector<8xf32>
    %1279 = arith.addi %1271, %c29 : index
    memref.store %1278, %17[%1279] : memref<?xf32>
    %1280 = vector.extract %518#6[4] : f32 from vector<8xf32>
    %1281 = arith.addi %1271, %c4 : index
    memref.store %1280, %17[%1281] : memref<?xf32>
    %1282 = vector.extract %518#6[5] : f32 from vector<8xf32>
    %1283 = arith.addi %1271, %c30 : index
    memref.store %1282, %17[%1283] : memref<?xf32>
    %1284 = vector.extract %518#6[6] : f32 from vector<8xf32>
    %1285 = arith.addi %1271, %c31 : index
    memref.store %1284, %17[%1285] : memref<?xf32>
    %1286 = vector.extract %518#6[7] : f32 from vector<8xf32>
    %1287 = arith.addi %1271, %c32 : index
    memref.store %1286, %17[%1287] : memref<?xf32>
    %1288 = arith.muli %1267, %c2 : index
    %1289 = arith.addi %1288, %c6 : index
    %1290 = arith.muli %1289, %c20 : index
    %1291 = arith.addi %1290, %1266 : index
    %1292 = vector.extract %518#7[0] : f32 from vector<8xf32>
    %1293 = arith.addi %1291, %c5 : index
    memref.store %1292, %17[%1293] : memref<?xf32>
    %1294 = vector.extract %518#7[1] : f32 from vector<8xf32>
    %1295 = arith.addi %1291, %c12 : index
    memref.store %1294, %17[%1295] : memref<?xf32>
    %1296 = vector.extract %518#7[2] : f32 from vector<8xf32>
    %1297 = arith.addi %1291, %c8 : index
    memref.store %1296, %17[%1297] : memref<?xf32>
    %1298 = vector.extract %518#7[3] : f32 from vector<8xf32>
    %1299 = arith.addi %1291, %c29 : index
    memref.store %1298, %17[%1299] : memref<?xf32>
    %1300 = vector.extract %518#7[4] : f32 from vector<8xf32>
    %1301 = arith.addi %1291, %c4 : index
    memref.store %1300, %17[%1301] : memref<?xf32>
    %1302 = vector.extract %518#7[5] : f32 from vector<8xf32>
    %1303 = arith.addi %1291, %c30 : index
    memref.store %1302, %17[%1303] : memref<?xf32>
    %1304 = vector.extract %518#7[6] : f32 from vector<8xf32>
    %1305 = arith.addi %1291, %c31 : index
    memref.store %1304, %17[%1305] : memref<?xf32>
    %1306 = vector.extract %518#7[7] : f32 from vector<8xf32>
    %1307 = arith.addi %1291, %c32 : index
    memref.store %1306, %17[%1307] : memref<?xf32>
    wave.barrier
    %1308 = arith.muli %1267, %c2 : index
    %1309 = arith.addi %1308, %c5 : index
    %1310 = arith.muli %1309, %c12 : index
    %1311 = arith.addi %1310, %1266 : index
    %1312 = arith.addi %1311, %c5 : index
    %1313 = memref.load %17[%1312] : memref<?xf32>
    %1314 = arith.addi %1312, %c33 : index
    %1315 = memref.load %17[%1314] : memref<?xf32>
    %1316 = arith.addf %1313, %1315 : f32
    %1317 = arith.addi %1312, %c34 : index
    %1318 = memref.load %17[%1317] : memref<?xf32>
    %1319 = arith.addf %1316, %1318 : f32
    %1320 = arith.addi %1312, %c35 : index
    %1321 = memref.load %17[%1320] : memref<?xf32>
    %1322 = arith.addf %1319, %1321 : f32
    %1323 = arith.muli %1309, %c12 : index
    %1324 = arith.addi %1323, %1266 : index
    %1325 = arith.addi %1324, %c20 : index
    %1326 = memref.load %17[%1325] : memref<?xf32>
    %1327 = arith.addi %1325, %c33 : index
    %1328 = memref.load %17[%1327] : memref<?xf32>
    %1329 = arith.addf %1326, %1328 : f32
    %1330 = arith.addi %1325, %c34 : index
    %1331 = memref.load %17[%1330] : memref<?xf32>
    %1332 = arith.addf %1329, %1331 : f32
    %1333 = arith.addi %1325, %c35 : index
    %1334 = memref.load %17[%1333] : memref<?xf32>
    %1335 = arith.addf %1332, %1334 : f32
    %1336 = wave.lane
    %1337 = arith.addi %16, %c15 : index
    %1338 = arith.muli %1309, %c2 : index
    %1339 = arith.addi %1337, %1338 : index
    %1340 = arith.divui %1336, %c14 : index
    %1341 = arith.addi %1339, %1340 : index
    %1342 = arith.cmpi slt, %1341, %15 : index
    scf.if %1342 {
      %1343 = arith.cmpi eq, %hasFactors, %c6 : index
      %1344 = arith.muli %1341, %c2 : index
      %1345 = memref.load %factors[%1344] : memref<?xf32>
      %1346 = arith.mulf %1345, %operandScale : f32
      %1347 = arith.select %1343, %1346, %operandScale : f32
      %1348 = arith.remui %1336, %c14 : index
      %1349 = arith.muli %1348, %c19 : index
      %1350 = arith.addi %11, %1349 : index
      %1351 = vector.load %w[%1350] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1352 = vector.bitcast %1351 : vector<4xi8> to vector<1xf32>
      %1353 = vector.extract %1352[0] : f32 from vector<1xf32>
      %1354 = arith.mulf %1353, %1347 : f32
      %1355 = arith.mulf %1322, %1354 : f32
      %1356 = arith.remui %1336, %c14 : index
      %1357 = arith.muli %1356, %c19 : index
      %1358 = arith.addi %13, %1357 : index
      %1359 = vector.load %w[%1358] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1360 = vector.bitcast %1359 : vector<4xi8> to vector<1xf32>
      %1361 = vector.extract %1360[0] : f32 from vector<1xf32>
      %1362 = arith.mulf %1361, %1347 : f32
      %1363 = arith.mulf %1335, %1362 : f32
      %1364 = arith.muli %1341, %outputFeatures : index
      %1365 = arith.addi %1364, %20 : index
      %1366 = wave.lane
      %1367 = arith.remui %1366, %c14 : index
      %1368 = arith.addi %1365, %1367 : index
      scf.if %18 {
        %1369 = arith.addi %1368, %c5 : index
        %1370 = memref.load %residual[%1369] : memref<?xf32>
        %1371 = arith.addf %1370, %1355 : f32
        %1372 = arith.addi %1368, %c5 : index
        memref.store %1371, %out[%1372] : memref<?xf32>
      } else {
        %1373 = arith.addi %1368, %c5 : index
        memref.store %1355, %out[%1373] : memref<?xf32>
      }
      scf.if %18 {
        %1374 = arith.addi %1368, %c14 : index
        %1375 = memref.load %residual[%1374] : memref<?xf32>
        %1376 = arith.addf %1375, %1363 : f32
        %1377 = arith.addi %1368, %c14 : index
        memref.store %1376, %out[%1377] : memref<?xf32>
      } else {
        %1378 = arith.addi %1368, %c14 : index
        memref.store %1363, %out[%1378] : memref<?xf32>
      }
    }
    %1379 = arith.muli %1267, %c2 : index
    %1380 = arith.addi %1379, %c6 : index
    %1381 = arith.muli %1380, %c12 : index
    %1382 = arith.addi %1381, %1266 : index
    %1383 = arith.addi %1382, %c5 : index
    %1384 = memref.load %17[%1383] : memref<?xf32>
    %1385 = arith.addi %1383, %c33 : index
    %1386 = memref.load %17[%1385] : memref<?xf32>
    %1387 = arith.addf %1384, %1386 : f32
    %1388 = arith.addi %1383, %c34 : index
    %1389 = memref.load %17[%1388] : memref<?xf32>
    %1390 = arith.addf %1387, %1389 : f32
    %1391 = arith.addi %1383, %c35 : index
    %1392 = memref.load %17[%1391] : memref<?xf32>
    %1393 = arith.addf %1390, %1392 : f32
    %1394 = arith.muli %1380, %c12 : index
    %1395 = arith.addi %1394, %1266 : index
    %1396 = arith.addi %1395, %c20 : index
    %1397 = memref.load %17[%1396] : memref<?xf32>
    %1398 = arith.addi %1396, %c33 : index
    %1399 = memref.load %17[%1398] : memref<?xf32>
    %1400 = arith.addf %1397, %1399 : f32
    %1401 = arith.addi %1396, %c34 : index
    %1402 = memref.load %17[%1401] : memref<?xf32>
    %1403 = arith.addf %1400, %1402 : f32
    %1404 = arith.addi %1396, %c35 : index
    %1405 = memref.load %17[%1404] : memref<?xf32>
    %1406 = arith.addf %1403, %1405 : f32
    %1407 = wave.lane
    %1408 = arith.addi %16, %c15 : index
    %1409 = arith.muli %1380, %c2 : index
    %1410 = arith.addi %1408, %1409 : index
    %1411 = arith.divui %1407, %c14 : index
    %1412 = arith.addi %1410, %1411 : index
    %1413 = arith.cmpi slt, %1412, %15 : index
    scf.if %1413 {
      %1414 = arith.cmpi eq, %hasFactors, %c6 : index
      %1415 = arith.muli %1412, %c2 : index
      %1416 = memref.load %factors[%1415] : memref<?xf32>
      %1417 = arith.mulf %1416, %operandScale : f32
      %1418 = arith.select %1414, %1417, %operandScale : f32
      %1419 = arith.remui %1407, %c14 : index
      %1420 = arith.muli %1419, %c19 : index
      %1421 = arith.addi %11, %1420 : index
      %1422 = vector.load %w[%1421] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1423 = vector.bitcast %1422 : vector<4xi8> to vector<1xf32>
      %1424 = vector.extract %1423[0] : f32 from vector<1xf32>
      %1425 = arith.mulf %1424, %1418 : f32
      %1426 = arith.mulf %1393, %1425 : f32
      %1427 = arith.remui %1407, %c14 : index
      %1428 = arith.muli %1427, %c19 : index
      %1429 = arith.addi %13, %1428 : index
      %1430 = vector.load %w[%1429] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1431 = vector.bitcast %1430 : vector<4xi8> to vector<1xf32>
      %1432 = vector.extract %1431[0] : f32 from vector<1xf32>
      %1433 = arith.mulf %1432, %1418 : f32
      %1434 = arith.mulf %1406, %1433 : f32
      %1435 = arith.muli %1412, %outputFeatures : index
      %1436 = arith.addi %1435, %20 : index
      %1437 = wave.lane
      %1438 = arith.remui %1437, %c14 : index
      %1439 = arith.addi %1436, %1438 : index
      scf.if %18 {
        %1440 = arith.addi %1439, %c5 : index
        %1441 = memref.load %residual[%1440] : memref<?xf32>
        %1442 = arith.addf %1441, %1426 : f32
        %1443 = arith.addi %1439, %c5 : index
        memref.store %1442, %out[%1443] : memref<?xf32>
      } else {
        %1444 = arith.addi %1439, %c5 : index
        memref.store %1426, %out[%1444] : memref<?xf32>
      }
      scf.if %18 {
        %1445 = arith.addi %1439, %c14 : index
        %1446 = memref.load %residual[%1445] : memref<?xf32>
        %1447 = arith.addf %1446, %1434 : f32
        %1448 = arith.addi %1439, %c14 : index
        memref.store %1447, %out[%1448] : memref<?xf32>
      } else {
        %1449 = arith.addi %1439, %c14 : index
        memref.store %1434, %out[%1449] : memref<?xf32>
      }
    }
  }
  wave.return
}
