// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_1', waves=8, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_w8p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 8 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 64 : index
  %c9 = arith.constant 4096 : index
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
  %c36 = arith.constant 2048 : index
  %c37 = arith.constant 2560 : index
  %c38 = arith.constant 3072 : index
  %c39 = arith.constant 3584 : index
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
    %756 = arith.muli %715, %c6 : index
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
    %771 = arith.addi %760, %c36 : index
    %772 = memref.load %17[%771] : memref<?xf32>
    %773 = arith.addf %770, %772 : f32
    %774 = arith.addi %760, %c37 : index
    %775 = memref.load %17[%774] : memref<?xf32>
    %776 = arith.addf %773, %775 : f32
    %777 = arith.addi %760, %c38 : index
    %778 = memref.load %17[%777] : memref<?xf32>
    %779 = arith.addf %776, %778 : f32
    %780 = arith.addi %760, %c39 : index
    %781 = memref.load %17[%780] : memref<?xf32>
    %782 = arith.addf %779, %781 : f32
    %783 = arith.muli %757, %c12 : index
    %784 = arith.addi %783, %714 : index
    %785 = arith.addi %784, %c20 : index
    %786 = memref.load %17[%785] : memref<?xf32>
    %787 = arith.addi %785, %c33 : index
    %788 = memref.load %17[%787] : memref<?xf32>
    %789 = arith.addf %786, %788 : f32
    %790 = arith.addi %785, %c34 : index
    %791 = memref.load %17[%790] : memref<?xf32>
    %792 = arith.addf %789, %791 : f32
    %793 = arith.addi %785, %c35 : index
    %794 = memref.load %17[%793] : memref<?xf32>
    %795 = arith.addf %792, %794 : f32
    %796 = arith.addi %785, %c36 : index
    %797 = memref.load %17[%796] : memref<?xf32>
    %798 = arith.addf %795, %797 : f32
    %799 = arith.addi %785, %c37 : index
    %800 = memref.load %17[%799] : memref<?xf32>
    %801 = arith.addf %798, %800 : f32
    %802 = arith.addi %785, %c38 : index
    %803 = memref.load %17[%802] : memref<?xf32>
    %804 = arith.addf %801, %803 : f32
    %805 = arith.addi %785, %c39 : index
    %806 = memref.load %17[%805] : memref<?xf32>
    %807 = arith.addf %804, %806 : f32
    %808 = wave.lane
    %809 = arith.addi %16, %c5 : index
    %810 = arith.muli %757, %c2 : index
    %811 = arith.addi %809, %810 : index
    %812 = arith.divui %808, %c14 : index
    %813 = arith.addi %811, %812 : index
    %814 = arith.cmpi slt, %813, %15 : index
    scf.if %814 {
      %815 = arith.cmpi eq, %hasFactors, %c6 : index
      %816 = arith.muli %813, %c2 : index
      %817 = memref.load %factors[%816] : memref<?xf32>
      %818 = arith.mulf %817, %operandScale : f32
      %819 = arith.select %815, %818, %operandScale : f32
      %820 = arith.remui %808, %c14 : index
      %821 = arith.muli %820, %c19 : index
      %822 = arith.addi %11, %821 : index
      %823 = vector.load %w[%822] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %824 = vector.bitcast %823 : vector<4xi8> to vector<1xf32>
      %825 = vector.extract %824[0] : f32 from vector<1xf32>
      %826 = arith.mulf %825, %819 : f32
      %827 = arith.mulf %782, %826 : f32
      %828 = arith.remui %808, %c14 : index
      %829 = arith.muli %828, %c19 : index
      %830 = arith.addi %13, %829 : index
      %831 = vector.load %w[%830] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %832 = vector.bitcast %831 : vector<4xi8> to vector<1xf32>
      %833 = vector.extract %832[0] : f32 from vector<1xf32>
      %834 = arith.mulf %833, %819 : f32
      %835 = arith.mulf %807, %834 : f32
      %836 = arith.muli %813, %outputFeatures : index
      %837 = arith.addi %836, %20 : index
      %838 = wave.lane
      %839 = arith.remui %838, %c14 : index
      %840 = arith.addi %837, %839 : index
      scf.if %18 {
        %841 = arith.addi %840, %c5 : index
        %842 = memref.load %residual[%841] : memref<?xf32>
        %843 = arith.addf %842, %827 : f32
        %844 = arith.addi %840, %c5 : index
        memref.store %843, %out[%844] : memref<?xf32>
      } else {
        %845 = arith.addi %840, %c5 : index
        memref.store %827, %out[%845] : memref<?xf32>
      }
      scf.if %18 {
        %846 = arith.addi %840, %c14 : index
        %847 = memref.load %residual[%846] : memref<?xf32>
        %848 = arith.addf %847, %835 : f32
        %849 = arith.addi %840, %c14 : index
        memref.store %848, %out[%849] : memref<?xf32>
      } else {
        %850 = arith.addi %840, %c14 : index
        memref.store %835, %out[%850] : memref<?xf32>
      }
    }
    %851 = wave.lane
    wave.barrier
    %852 = wave.wave
    %853 = arith.muli %852, %c2 : index
    %854 = arith.addi %853, %c5 : index
    %855 = arith.muli %854, %c20 : index
    %856 = arith.addi %855, %851 : index
    %857 = vector.extract %518#2[0] : f32 from vector<8xf32>
    %858 = arith.addi %856, %c5 : index
    memref.store %857, %17[%858] : memref<?xf32>
    %859 = vector.extract %518#2[1] : f32 from vector<8xf32>
    %860 = arith.addi %856, %c12 : index
    memref.store %859, %17[%860] : memref<?xf32>
    %861 = vector.extract %518#2[2] : f32 from vector<8xf32>
    %862 = arith.addi %856, %c8 : index
    memref.store %861, %17[%862] : memref<?xf32>
    %863 = vector.extract %518#2[3] : f32 from vector<8xf32>
    %864 = arith.addi %856, %c29 : index
    memref.store %863, %17[%864] : memref<?xf32>
    %865 = vector.extract %518#2[4] : f32 from vector<8xf32>
    %866 = arith.addi %856, %c4 : index
    memref.store %865, %17[%866] : memref<?xf32>
    %867 = vector.extract %518#2[5] : f32 from vector<8xf32>
    %868 = arith.addi %856, %c30 : index
    memref.store %867, %17[%868] : memref<?xf32>
    %869 = vector.extract %518#2[6] : f32 from vector<8xf32>
    %870 = arith.addi %856, %c31 : index
    memref.store %869, %17[%870] : memref<?xf32>
    %871 = vector.extract %518#2[7] : f32 from vector<8xf32>
    %872 = arith.addi %856, %c32 : index
    memref.store %871, %17[%872] : memref<?xf32>
    %873 = arith.muli %852, %c2 : index
    %874 = arith.addi %873, %c6 : index
    %875 = arith.muli %874, %c20 : index
    %876 = arith.addi %875, %851 : index
    %877 = vector.extract %518#3[0] : f32 from vector<8xf32>
    %878 = arith.addi %876, %c5 : index
    memref.store %877, %17[%878] : memref<?xf32>
    %879 = vector.extract %518#3[1] : f32 from vector<8xf32>
    %880 = arith.addi %876, %c12 : index
    memref.store %879, %17[%880] : memref<?xf32>
    %881 = vector.extract %518#3[2] : f32 from vector<8xf32>
    %882 = arith.addi %876, %c8 : index
    memref.store %881, %17[%882] : memref<?xf32>
    %883 = vector.extract %518#3[3] : f32 from vector<8xf32>
    %884 = arith.addi %876, %c29 : index
    memref.store %883, %17[%884] : memref<?xf32>
    %885 = vector.extract %518#3[4] : f32 from vector<8xf32>
    %886 = arith.addi %876, %c4 : index
    memref.store %885, %17[%886] : memref<?xf32>
    %887 = vector.extract %518#3[5] : f32 from vector<8xf32>
    %888 = arith.addi %876, %c30 : index
    memref.store %887, %17[%888] : memref<?xf32>
    %889 = vector.extract %518#3[6] : f32 from vector<8xf32>
    %890 = arith.addi %876, %c31 : index
    memref.store %889, %17[%890] : memref<?xf32>
    %891 = vector.extract %518#3[7] : f32 from vector<8xf32>
    %892 = arith.addi %876, %c32 : index
    memref.store %891, %17[%892] : memref<?xf32>
    wave.barrier
    %893 = arith.muli %852, %c6 : index
    %894 = arith.addi %893, %c5 : index
    %895 = arith.muli %894, %c12 : index
    %896 = arith.addi %895, %851 : index
    %897 = arith.addi %896, %c5 : index
    %898 = memref.load %17[%897] : memref<?xf32>
    %899 = arith.addi %897, %c33 : index
    %900 = memref.load %17[%899] : memref<?xf32>
    %901 = arith.addf %898, %900 : f32
    %902 = arith.addi %897, %c34 : index
    %903 = memref.load %17[%902] : memref<?xf32>
    %904 = arith.addf %901, %903 : f32
    %905 = arith.addi %897, %c35 : index
    %906 = memref.load %17[%905] : memref<?xf32>
    %907 = arith.addf %904, %906 : f32
    %908 = arith.addi %897, %c36 : index
    %909 = memref.load %17[%908] : memref<?xf32>
    %910 = arith.addf %907, %909 : f32
    %911 = arith.addi %897, %c37 : index
    %912 = memref.load %17[%911] : memref<?xf32>
    %913 = arith.addf %910, %912 : f32
    %914 = arith.addi %897, %c38 : index
    %915 = memref.load %17[%914] : memref<?xf32>
    %916 = arith.addf %913, %915 : f32
    %917 = arith.addi %897, %c39 : index
    %918 = memref.load %17[%917] : memref<?xf32>
    %919 = arith.addf %916, %918 : f32
    %920 = arith.muli %894, %c12 : index
    %921 = arith.addi %920, %851 : index
    %922 = arith.addi %921, %c20 : index
    %923 = memref.load %17[%922] : memref<?xf32>
    %924 = arith.addi %922, %c33 : index
    %925 = memref.load %17[%924] : memref<?xf32>
    %926 = arith.addf %923, %925 : f32
    %927 = arith.addi %922, %c34 : index
    %928 = memref.load %17[%927] : memref<?xf32>
    %929 = arith.addf %926, %928 : f32
    %930 = arith.addi %922, %c35 : index
    %931 = memref.load %17[%930] : memref<?xf32>
    %932 = arith.addf %929, %931 : f32
    %933 = arith.addi %922, %c36 : index
    %934 = memref.load %17[%933] : memref<?xf32>
    %935 = arith.addf %932, %934 : f32
    %936 = arith.addi %922, %c37 : index
    %937 = memref.load %17[%936] : memref<?xf32>
    %938 = arith.addf %935, %937 : f32
    %939 = arith.addi %922, %c38 : index
    %940 = memref.load %17[%939] : memref<?xf32>
    %941 = arith.addf %938, %940 : f32
    %942 = arith.addi %922, %c39 : index
    %943 = memref.load %17[%942] : memref<?xf32>
    %944 = arith.addf %941, %943 : f32
    %945 = wave.lane
    %946 = arith.addi %16, %c14 : index
    %947 = arith.muli %894, %c2 : index
    %948 = arith.addi %946, %947 : index
    %949 = arith.divui %945, %c14 : index
    %950 = arith.addi %948, %949 : index
    %951 = arith.cmpi slt, %950, %15 : index
    scf.if %951 {
      %952 = arith.cmpi eq, %hasFactors, %c6 : index
      %953 = arith.muli %950, %c2 : index
      %954 = memref.load %factors[%953] : memref<?xf32>
      %955 = arith.mulf %954, %operandScale : f32
      %956 = arith.select %952, %955, %operandScale : f32
      %957 = arith.remui %945, %c14 : index
      %958 = arith.muli %957, %c19 : index
      %959 = arith.addi %11, %958 : index
      %960 = vector.load %w[%959] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %961 = vector.bitcast %960 : vector<4xi8> to vector<1xf32>
      %962 = vector.extract %961[0] : f32 from vector<1xf32>
      %963 = arith.mulf %962, %956 : f32
      %964 = arith.mulf %919, %963 : f32
      %965 = arith.remui %945, %c14 : index
      %966 = arith.muli %965, %c19 : index
      %967 = arith.addi %13, %966 : index
      %968 = vector.load %w[%967] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %969 = vector.bitcast %968 : vector<4xi8> to vector<1xf32>
      %970 = vector.extract %969[0] : f32 from vector<1xf32>
      %971 = arith.mulf %970, %956 : f32
      %972 = arith.mulf %944, %971 : f32
      %973 = arith.muli %950, %outputFeatures : index
      %974 = arith.addi %973, %20 : index
      %975 = wave.lane
      %976 = arith.remui %975, %c14 : index
      %977 = arith.addi %974, %976 : index
      scf.if %18 {
        %978 = arith.addi %977, %c5 : index
        %979 = memref.load %residual[%978] : memref<?xf32>
        %980 = arith.addf %979, %964 : f32
        %981 = arith.addi %977, %c5 : index
        memref.store %980, %out[%981] : memref<?xf32>
      } else {
        %982 = arith.addi %977, %c5 : index
        memref.store %964, %out[%982] : memref<?xf32>
      }
      scf.if %18 {
        %983 = arith.addi %977, %c14 : index
        %984 = memref.load %residual[%983] : memref<?xf32>
        %985 = arith.addf %984, %972 : f32
        %986 = arith.addi %977, %c14 : index
        memref.store %985, %out[%986] : memref<?xf32>
      } else {
        %987 = arith.addi %977, %c14 : index
        memref.store %972, %out[%987] : memref<?xf32>
      }
    }
    %988 = wave.lane
    wave.barrier
    %989 = wave.wave
    %990 = arith.muli %989, %c2 : index
    %991 = arith.addi %990, %c5 : index
    %992 = arith.muli %991, %c20 : index
    %993 = arith.addi %992, %988 : index
    %994 = vector.extract %518#4[0] : f32 from vector<8xf32>
    %995 = arith.addi %993, %c5 : index
    memref.store %994, %17[%995] : memref<?xf32>
    %996 = vector.extract %518#4[1] : f32 from vector<8xf32>
    %997 = arith.addi %993, %c12 : index
    memref.store %996, %17[%997] : memref<?xf32>
    %998 = vector.extract %518#4[2] : f32 from vector<8xf32>
    %999 = arith.addi %993, %c8 : index
    memref.store %998, %17[%999] : memref<?xf32>
    %1000 = vector.extract %518#4[3] : f32 from vector<8xf32>
    %1001 = arith.addi %993, %c29 : index
    memref.store %1000, %17[%1001] : memref<?xf32>
    %1002 = vector.extract %518#4[4] : f32 from vector<8xf32>
    %1003 = arith.addi %993, %c4 : index
    memref.store %1002, %17[%1003] : memref<?xf32>
    %1004 = vector.extract %518#4[5] : f32 from vector<8xf32>
    %1005 = arith.addi %993, %c30 : index
    memref.store %1004, %17[%1005] : memref<?xf32>
    %1006 = vector.extract %518#4[6] : f32 from vector<8xf32>
    %1007 = arith.addi %993, %c31 : index
    memref.store %1006, %17[%1007] : memref<?xf32>
    %1008 = vector.extract %518#4[7] : f32 from vector<8xf32>
    %1009 = arith.addi %993, %c32 : index
    memref.store %1008, %17[%1009] : memref<?xf32>
    %1010 = arith.muli %989, %c2 : index
    %1011 = arith.addi %1010, %c6 : index
    %1012 = arith.muli %1011, %c20 : index
    %1013 = arith.addi %1012, %988 : index
    %1014 = vector.extract %518#5[0] : f32 from vector<8xf32>
    %1015 = arith.addi %1013, %c5 : index
    memref.store %1014, %17[%1015] : memref<?xf32>
    %1016 = vector.extract %518#5[1] : f32 from vector<8xf32>
    %1017 = arith.addi %1013, %c12 : index
    memref.store %1016, %17[%1017] : memref<?xf32>
    %1018 = vector.extract %518#5[2] : f32 from vector<8xf32>
    %1019 = arith.addi %1013, %c8 : index
    memref.store %1018, %17[%1019] : memref<?xf32>
    %1020 = vector.extract %518#5[3] : f32 from vector<8xf32>
    %1021 = arith.addi %1013, %c29 : index
    memref.store %1020, %17[%1021] : memref<?xf32>
    %1022 = vector.extract %518#5[4] : f32 from vector<8xf32>
    %1023 = arith.addi %1013, %c4 : index
    memref.store %1022, %17[%1023] : memref<?xf32>
    %1024 = vector.extract %518#5[5] : f32 from vector<8xf32>
    %1025 = arith.addi %1013, %c30 : index
    memref.store %1024, %17[%1025] : memref<?xf32>
    %1026 = vector.extract %518#5[6] : f32 from vector<8xf32>
    %1027 = arith.addi %1013, %c31 : index
    memref.store %1026, %17[%1027] : memref<?xf32>
    %1028 = vector.extract %518#5[7] : f32 from vector<8xf32>
    %1029 = arith.addi %1013, %c32 : index
    memref.store %1028, %17[%1029] : memref<?xf32>
    wave.barrier
    %1030 = arith.muli %989, %c6 : index
    %1031 = arith.addi %1030, %c5 : index
    %1032 = arith.muli %1031, %c12 : index
    %1033 = arith.addi %1032, %988 : index
    %1034 = arith.addi %1033, %c5 : index
    %1035 = memref.load %17[%1034] : memref<?xf32>
    %1036 = arith.addi %1034, %c33 : index
    %1037 = memref.load %17[%1036] : memref<?xf32>
    %1038 = arith.addf %1035, %1037 : f32
    %1039 = arith.addi %1034, %c34 : index
    %1040 = memref.load %17[%1039] : memref<?xf32>
    %1041 = arith.addf %1038, %1040 : f32
    %1042 = arith.addi %1034, %c35 : index
    %1043 = memref.load %17[%1042] : memref<?xf32>
    %1044 = arith.addf %1041, %1043 : f32
    %1045 = arith.addi %1034, %c36 : index
    %1046 = memref.load %17[%1045] : memref<?xf32>
    %1047 = arith.addf %1044, %1046 : f32
    %1048 = arith.addi %1034, %c37 : index
    %1049 = memref.load %17[%1048] : memref<?xf32>
    %1050 = arith.addf %1047, %1049 : f32
    %1051 = arith.addi %1034, %c38 : index
    %1052 = memref.load %17[%1051] : memref<?xf32>
    %1053 = arith.addf %1050, %1052 : f32
    %1054 = arith.addi %1034, %c39 : index
    %1055 = memref.load %17[%1054] : memref<?xf32>
    %1056 = arith.addf %1053, %1055 : f32
    %1057 = arith.muli %1031, %c12 : index
    %1058 = arith.addi %1057, %988 : index
    %1059 = arith.addi %1058, %c20 : index
    %1060 = memref.load %17[%1059] : memref<?xf32>
    %1061 = arith.addi %1059, %c33 : index
    %1062 = memref.load %17[%1061] : memref<?xf32>
    %1063 = arith.addf %1060, %1062 : f32
    %1064 = arith.addi %1059, %c34 : index
    %1065 = memref.load %17[%1064] : memref<?xf32>
    %1066 = arith.addf %1063, %1065 : f32
    %1067 = arith.addi %1059, %c35 : index
    %1068 = memref.load %17[%1067] : memref<?xf32>
    %1069 = arith.addf %1066, %1068 : f32
    %1070 = arith.addi %1059, %c36 : index
    %1071 = memref.load %17[%1070] : memref<?xf32>
    %1072 = arith.addf %1069, %1071 : f32
    %1073 = arith.addi %1059, %c37 : index
    %1074 = memref.load %17[%1073] : memref<?xf32>
    %1075 = arith.addf %1072, %1074 : f32
    %1076 = arith.addi %1059, %c38 : index
    %1077 = memref.load %17[%1076] : memref<?xf32>
    %1078 = arith.addf %1075, %1077 : f32
    %1079 = arith.addi %1059, %c39 : index
    %1080 = memref.load %17[%1079] : memref<?xf32>
    %1081 = arith.addf %1078, %1080 : f32
    %1082 = wave.lane
    %1083 = arith.addi %16, %c12 : index
    %1084 = arith.muli %1031, %c2 : index
    %1085 = arith.addi %1083, %1084 : index
    %1086 = arith.divui %1082, %c14 : index
    %1087 = arith.addi %1085, %1086 : index
    %1088 = arith.cmpi slt, %1087, %15 : index
    scf.if %1088 {
      %1089 = arith.cmpi eq, %hasFactors, %c6 : index
      %1090 = arith.muli %1087, %c2 : index
      %1091 = memref.load %factors[%1090] : memref<?xf32>
      %1092 = arith.mulf %1091, %operandScale : f32
      %1093 = arith.select %1089, %1092, %operandScale : f32
      %1094 = arith.remui %1082, %c14 : index
      %1095 = arith.muli %1094, %c19 : index
      %1096 = arith.addi %11, %1095 : index
      %1097 = vector.load %w[%1096] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1098 = vector.bitcast %1097 : vector<4xi8> to vector<1xf32>
      %1099 = vector.extract %1098[0] : f32 from vector<1xf32>
      %1100 = arith.mulf %1099, %1093 : f32
      %1101 = arith.mulf %1056, %1100 : f32
      %1102 = arith.remui %1082, %c14 : index
      %1103 = arith.muli %1102, %c19 : index
      %1104 = arith.addi %13, %1103 : index
      %1105 = vector.load %w[%1104] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1106 = vector.bitcast %1105 : vector<4xi8> to vector<1xf32>
      %1107 = vector.extract %1106[0] : f32 from vector<1xf32>
      %1108 = arith.mulf %1107, %1093 : f32
      %1109 = arith.mulf %1081, %1108 : f32
      %1110 = arith.muli %1087, %outputFeatures : index
      %1111 = arith.addi %1110, %20 : index
      %1112 = wave.lane
      %1113 = arith.remui %1112, %c14 : index
      %1114 = arith.addi %1111, %1113 : index
      scf.if %18 {
        %1115 = arith.addi %1114, %c5 : index
        %1116 = memref.load %residual[%1115] : memref<?xf32>
        %1117 = arith.addf %1116, %1101 : f32
        %1118 = arith.addi %1114, %c5 : index
        memref.store %1117, %out[%1118] : memref<?xf32>
      } else {
        %1119 = arith.addi %1114, %c5 : index
        memref.store %1101, %out[%1119] : memref<?xf32>
      }
      scf.if %18 {
        %1120 = arith.addi %1114, %c14 : index
        %1121 = memref.load %residual[%1120] : memref<?xf32>
        %1122 = arith.addf %1121, %1109 : f32
        %1123 = arith.addi %1114, %c14 : index
        memref.store %1122, %out[%1123] : memref<?xf32>
      } else {
        %1124 = arith.addi %1114, %c14 : index
        memref.store %1109, %out[%1124] : memref<?xf32>
      }
    }
    %1125 = wave.lane
    wave.barrier
    %1126 = wave.wave
    %1127 = arith.muli %1126, %c2 : index
    %1128 = arith.addi %1127, %c5 : index
    %1129 = arith.muli %1128, %c20 : index
    %1130 = arith.addi %1129, %1125 : index
    %1131 = vector.extract %518#6[0] : f32 from vector<8xf32>
    %1132 = arith.addi %1130, %c5 : index
    memref.store %1131, %17[%1132] : memref<?xf32>
    %1133 = vector.extract %518#6[1] : f32 from vector<8xf32>
    %1134 = arith.addi %1130, %c12 : index
    memref.store %1133, %17[%1134] : memref<?xf32>
    %1135 = vector.extract %518#6[2] : f32 from vector<8xf32>
    %1136 = arith.addi %1130, %c8 : index
    memref.store %1135, %17[%1136] : memref<?xf32>
    %1137 = vector.extract %518#6[3] : f32 from vector<8xf32>
    %1138 = arith.addi %1130, %c29 : index
    memref.store %1137, %17[%1138] : memref<?xf32>
    %1139 = vector.extract %518#6[4] : f32 from vector<8xf32>
    %1140 = arith.addi %1130, %c4 : index
    memref.store %1139, %17[%1140] : memref<?xf32>
    %1141 = vector.extract %518#6[5] : f32 from vector<8xf32>
    %1142 = arith.addi %1130, %c30 : index
    memref.store %1141, %17[%1142] : memref<?xf32>
    %1143 = vector.extract %518#6[6] : f32 from vector<8xf32>
    %1144 = arith.addi %1130, %c31 : index
    memref.store %1143, %17[%1144] : memref<?xf32>
    %1145 = vector.extract %518#6[7] : f32 from vector<8xf32>
    %1146 = arith.addi %1130, %c32 : index
    memref.store %1145, %17[%1146] : memref<?xf32>
    %1147 = arith.muli %1126, %c2 : index
    %1148 = arith.addi %1147, %c6 : index
    %1149 = arith.muli %1148, %c20 : index
    %1150 = arith.addi %1149, %1125 : index
    %1151 = vector.extract %518#7[0] : f32 from vector<8xf32>
    %1152 = arith.addi %1150, %c5 : index
    memref.store %1151, %17[%1152] : memref<?xf32>
    %1153 = vector.extract %518#7[1] : f32 from vector<8xf32>
    %1154 = arith.addi %1150, %c12 : index
    memref.store %1153, %17[%1154] : memref<?xf32>
    %1155 = vector.extract %518#7[2] : f32 from vector<8xf32>
    %1156 = arith.addi %1150, %c8 : index
    memref.store %1155, %17[%1156] : memref<?xf32>
    %1157 = vector.extract %518#7[3] : f32 from vector<8xf32>
    %1158 = arith.addi %1150, %c29 : index
    memref.store %1157, %17[%1158] : memref<?xf32>
    %1159 = vector.extract %518#7[4] : f32 from vector<8xf32>
    %1160 = arith.addi %1150, %c4 : index
    memref.store %1159, %17[%1160] : memref<?xf32>
    %1161 = vector.extract %518#7[5] : f32 from vector<8xf32>
    %1162 = arith.addi %1150, %c30 : index
    memref.store %1161, %17[%1162] : memref<?xf32>
    %1163 = vector.extract %518#7[6] : f32 from vector<8xf32>
    %1164 = arith.addi %1150, %c31 : index
    memref.store %1163, %17[%1164] : memref<?xf32>
    %1165 = vector.extract %518#7[7] : f32 from vector<8xf32>
    %1166 = arith.addi %1150, %c32 : index
    memref.store %1165, %17[%1166] : memref<?xf32>
    wave.barrier
    %1167 = arith.muli %1126, %c6 : index
    %1168 = arith.addi %1167, %c5 : index
    %1169 = arith.muli %1168, %c12 : index
    %1170 = arith.addi %1169, %1125 : index
    %1171 = arith.addi %1170, %c5 : index
    %1172 = memref.load %17[%1171] : memref<?xf32>
    %1173 = arith.addi %1171, %c33 : index
    %1174 = memref.load %17[%1173] : memref<?xf32>
    %1175 = arith.addf %1172, %1174 : f32
    %1176 = arith.addi %1171, %c34 : index
    %1177 = memref.load %17[%1176] : memref<?xf32>
    %1178 = arith.addf %1175, %1177 : f32
    %1179 = arith.addi %1171, %c35 : index
    %1180 = memref.load %17[%1179] : memref<?xf32>
    %1181 = arith.addf %1178, %1180 : f32
    %1182 = arith.addi %1171, %c36 : index
    %1183 = memref.load %17[%1182] : memref<?xf32>
    %1184 = arith.addf %1181, %1183 : f32
    %1185 = arith.addi %1171, %c37 : index
    %1186 = memref.load %17[%1185] : memref<?xf32>
    %1187 = arith.addf %1184, %1186 : f32
    %1188 = arith.addi %1171, %c38 : index
    %1189 = memref.load %17[%1188] : memref<?xf32>
    %1190 = arith.addf %1187, %1189 : f32
    %1191 = arith.addi %1171, %c39 : index
    %1192 = memref.load %17[%1191] : memref<?xf32>
    %1193 = arith.addf %1190, %1192 : f32
    %1194 = arith.muli %1168, %c12 : index
    %1195 = arith.addi %1194, %1125 : index
    %1196 = arith.addi %1195, %c20 : index
    %1197 = memref.load %17[%1196] : memref<?xf32>
    %1198 = arith.addi %1196, %c33 : index
    %1199 = memref.load %17[%1198] : memref<?xf32>
    %1200 = arith.addf %1197, %1199 : f32
    %1201 = arith.addi %1196, %c34 : index
    %1202 = memref.load %17[%1201] : memref<?xf32>
    %1203 = arith.addf %1200, %1202 : f32
    %1204 = arith.addi %1196, %c35 : index
    %1205 = memref.load %17[%1204] : memref<?xf32>
    %1206 = arith.addf %1203, %1205 : f32
    %1207 = arith.addi %1196, %c36 : index
    %1208 = memref.load %17[%1207] : memref<?xf32>
    %1209 = arith.addf %1206, %1208 : f32
    %1210 = arith.addi %1196, %c37 : index
    %1211 = memref.load %17[%1210] : memref<?xf32>
    %1212 = arith.addf %1209, %1211 : f32
    %1213 = arith.addi %1196, %c38 : index
    %1214 = memref.load %17[%1213] : memref<?xf32>
    %1215 = arith.addf %1212, %1214 : f32
    %1216 = arith.addi %1196, %c39 : index
    %1217 = memref.load %17[%1216] : memref<?xf32>
    %1218 = arith.addf %1215, %1217 : f32
    %1219 = wave.lane
    %1220 = arith.addi %16, %c15 : index
    %1221 = arith.muli %1168, %c2 : index
    %1222 = arith.addi %1220, %1221 : index
    %1223 = arith.divui %1219, %c14 : index
    %1224 = arith.addi %1222, %1223 : index
    %1225 = arith.cmpi slt, %1224, %15 : index
    scf.if %1225 {
      %1226 = arith.cmpi eq, %hasFactors, %c6 : index
      %1227 = arith.muli %1224, %c2 : index
      %1228 = memref.load %factors[%1227] : memref<?xf32>
      %1229 = arith.mulf %1228, %operandScale : f32
      %1230 = arith.select %1226, %1229, %operandScale : f32
      %1231 = arith.remui %1219, %c14 : index
      %1232 = arith.muli %1231, %c19 : index
      %1233 = arith.addi %11, %1232 : index
      %1234 = vector.load %w[%1233] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1235 = vector.bitcast %1234 : vector<4xi8> to vector<1xf32>
      %1236 = vector.extract %1235[0] : f32 from vector<1xf32>
      %1237 = arith.mulf %1236, %1230 : f32
      %1238 = arith.mulf %1193, %1237 : f32
      %1239 = arith.remui %1219, %c14 : index
      %1240 = arith.muli %1239, %c19 : index
      %1241 = arith.addi %13, %1240 : index
      %1242 = vector.load %w[%1241] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1243 = vector.bitcast %1242 : vector<4xi8> to vector<1xf32>
      %1244 = vector.extract %1243[0] : f32 from vector<1xf32>
      %1245 = arith.mulf %1244, %1230 : f32
      %1246 = arith.mulf %1218, %1245 : f32
      %1247 = arith.muli %1224, %outputFeatures : index
      %1248 = arith.addi %1247, %20 : index
      %1249 = wave.lane
      %1250 = arith.remui %1249, %c14 : index
      %1251 = arith.addi %1248, %1250 : index
      scf.if %18 {
        %1252 = arith.addi %1251, %c5 : index
        %1253 = memref.load %residual[%1252] : memref<?xf32>
        %1254 = arith.addf %1253, %1238 : f32
        %1255 = arith.addi %1251, %c5 : index
        memref.store %1254, %out[%1255] : memref<?xf32>
      } else {
        %1256 = arith.addi %1251, %c5 : index
        memref.store %1238, %out[%1256] : memref<?xf32>
      }
      scf.if %18 {
        %1257 = arith.addi %1251, %c14 : index
        %1258 = memref.load %residual[%1257] : memref<?xf32>
        %1259 = arith.addf %1258, %1246 : f32
        %1260 = arith.addi %1251, %c14 : index
        memref.store %1259, %out[%1260] : memref<?xf32>
      } else {
        %1261 = arith.addi %1251, %c14 : index
        memref.store %1246, %out[%1261] : memref<?xf32>
      }
    }
  }
  wave.return
}
