// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxLinear(format='q4_1', waves=2, panels=2, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @linear_q4_1_w2p2_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %residual: memref<?xf32>, %out: memref<?xf32>) attributes {waves = 2 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 127 : index
  %c4 = arith.constant 128 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %c8 = arith.constant 64 : index
  %c9 = arith.constant 1024 : index
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
    %756 = arith.muli %715, %c19 : index
    %757 = arith.addi %756, %c5 : index
    %758 = arith.muli %757, %c12 : index
    %759 = arith.addi %758, %714 : index
    %760 = arith.addi %759, %c5 : index
    %761 = memref.load %17[%760] : memref<?xf32>
    %762 = arith.addi %760, %c33 : index
    %763 = memref.load %17[%762] : memref<?xf32>
    %764 = arith.addf %761, %763 : f32
    %765 = arith.muli %757, %c12 : index
    %766 = arith.addi %765, %714 : index
    %767 = arith.addi %766, %c20 : index
    %768 = memref.load %17[%767] : memref<?xf32>
    %769 = arith.addi %767, %c33 : index
    %770 = memref.load %17[%769] : memref<?xf32>
    %771 = arith.addf %768, %770 : f32
    %772 = wave.lane
    %773 = arith.addi %16, %c5 : index
    %774 = arith.muli %757, %c2 : index
    %775 = arith.addi %773, %774 : index
    %776 = arith.divui %772, %c14 : index
    %777 = arith.addi %775, %776 : index
    %778 = arith.cmpi slt, %777, %15 : index
    scf.if %778 {
      %779 = arith.cmpi eq, %hasFactors, %c6 : index
      %780 = arith.muli %777, %c2 : index
      %781 = memref.load %factors[%780] : memref<?xf32>
      %782 = arith.mulf %781, %operandScale : f32
      %783 = arith.select %779, %782, %operandScale : f32
      %784 = arith.remui %772, %c14 : index
      %785 = arith.muli %784, %c19 : index
      %786 = arith.addi %11, %785 : index
      %787 = vector.load %w[%786] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %788 = vector.bitcast %787 : vector<4xi8> to vector<1xf32>
      %789 = vector.extract %788[0] : f32 from vector<1xf32>
      %790 = arith.mulf %789, %783 : f32
      %791 = arith.mulf %764, %790 : f32
      %792 = arith.remui %772, %c14 : index
      %793 = arith.muli %792, %c19 : index
      %794 = arith.addi %13, %793 : index
      %795 = vector.load %w[%794] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %796 = vector.bitcast %795 : vector<4xi8> to vector<1xf32>
      %797 = vector.extract %796[0] : f32 from vector<1xf32>
      %798 = arith.mulf %797, %783 : f32
      %799 = arith.mulf %771, %798 : f32
      %800 = arith.muli %777, %outputFeatures : index
      %801 = arith.addi %800, %20 : index
      %802 = wave.lane
      %803 = arith.remui %802, %c14 : index
      %804 = arith.addi %801, %803 : index
      scf.if %18 {
        %805 = arith.addi %804, %c5 : index
        %806 = memref.load %residual[%805] : memref<?xf32>
        %807 = arith.addf %806, %791 : f32
        %808 = arith.addi %804, %c5 : index
        memref.store %807, %out[%808] : memref<?xf32>
      } else {
        %809 = arith.addi %804, %c5 : index
        memref.store %791, %out[%809] : memref<?xf32>
      }
      scf.if %18 {
        %810 = arith.addi %804, %c14 : index
        %811 = memref.load %residual[%810] : memref<?xf32>
        %812 = arith.addf %811, %799 : f32
        %813 = arith.addi %804, %c14 : index
        memref.store %812, %out[%813] : memref<?xf32>
      } else {
        %814 = arith.addi %804, %c14 : index
        memref.store %799, %out[%814] : memref<?xf32>
      }
    }
    %815 = arith.muli %715, %c19 : index
    %816 = arith.addi %815, %c6 : index
    %817 = arith.muli %816, %c12 : index
    %818 = arith.addi %817, %714 : index
    %819 = arith.addi %818, %c5 : index
    %820 = memref.load %17[%819] : memref<?xf32>
    %821 = arith.addi %819, %c33 : index
    %822 = memref.load %17[%821] : memref<?xf32>
    %823 = arith.addf %820, %822 : f32
    %824 = arith.muli %816, %c12 : index
    %825 = arith.addi %824, %714 : index
    %826 = arith.addi %825, %c20 : index
    %827 = memref.load %17[%826] : memref<?xf32>
    %828 = arith.addi %826, %c33 : index
    %829 = memref.load %17[%828] : memref<?xf32>
    %830 = arith.addf %827, %829 : f32
    %831 = wave.lane
    %832 = arith.addi %16, %c5 : index
    %833 = arith.muli %816, %c2 : index
    %834 = arith.addi %832, %833 : index
    %835 = arith.divui %831, %c14 : index
    %836 = arith.addi %834, %835 : index
    %837 = arith.cmpi slt, %836, %15 : index
    scf.if %837 {
      %838 = arith.cmpi eq, %hasFactors, %c6 : index
      %839 = arith.muli %836, %c2 : index
      %840 = memref.load %factors[%839] : memref<?xf32>
      %841 = arith.mulf %840, %operandScale : f32
      %842 = arith.select %838, %841, %operandScale : f32
      %843 = arith.remui %831, %c14 : index
      %844 = arith.muli %843, %c19 : index
      %845 = arith.addi %11, %844 : index
      %846 = vector.load %w[%845] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %847 = vector.bitcast %846 : vector<4xi8> to vector<1xf32>
      %848 = vector.extract %847[0] : f32 from vector<1xf32>
      %849 = arith.mulf %848, %842 : f32
      %850 = arith.mulf %823, %849 : f32
      %851 = arith.remui %831, %c14 : index
      %852 = arith.muli %851, %c19 : index
      %853 = arith.addi %13, %852 : index
      %854 = vector.load %w[%853] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %855 = vector.bitcast %854 : vector<4xi8> to vector<1xf32>
      %856 = vector.extract %855[0] : f32 from vector<1xf32>
      %857 = arith.mulf %856, %842 : f32
      %858 = arith.mulf %830, %857 : f32
      %859 = arith.muli %836, %outputFeatures : index
      %860 = arith.addi %859, %20 : index
      %861 = wave.lane
      %862 = arith.remui %861, %c14 : index
      %863 = arith.addi %860, %862 : index
      scf.if %18 {
        %864 = arith.addi %863, %c5 : index
        %865 = memref.load %residual[%864] : memref<?xf32>
        %866 = arith.addf %865, %850 : f32
        %867 = arith.addi %863, %c5 : index
        memref.store %866, %out[%867] : memref<?xf32>
      } else {
        %868 = arith.addi %863, %c5 : index
        memref.store %850, %out[%868] : memref<?xf32>
      }
      scf.if %18 {
        %869 = arith.addi %863, %c14 : index
        %870 = memref.load %residual[%869] : memref<?xf32>
        %871 = arith.addf %870, %858 : f32
        %872 = arith.addi %863, %c14 : index
        memref.store %871, %out[%872] : memref<?xf32>
      } else {
        %873 = arith.addi %863, %c14 : index
        memref.store %858, %out[%873] : memref<?xf32>
      }
    }
    %874 = arith.muli %715, %c19 : index
    %875 = arith.addi %874, %c2 : index
    %876 = arith.muli %875, %c12 : index
    %877 = arith.addi %876, %714 : index
    %878 = arith.addi %877, %c5 : index
    %879 = memref.load %17[%878] : memref<?xf32>
    %880 = arith.addi %878, %c33 : index
    %881 = memref.load %17[%880] : memref<?xf32>
    %882 = arith.addf %879, %881 : f32
    %883 = arith.muli %875, %c12 : index
    %884 = arith.addi %883, %714 : index
    %885 = arith.addi %884, %c20 : index
    %886 = memref.load %17[%885] : memref<?xf32>
    %887 = arith.addi %885, %c33 : index
    %888 = memref.load %17[%887] : memref<?xf32>
    %889 = arith.addf %886, %888 : f32
    %890 = wave.lane
    %891 = arith.addi %16, %c5 : index
    %892 = arith.muli %875, %c2 : index
    %893 = arith.addi %891, %892 : index
    %894 = arith.divui %890, %c14 : index
    %895 = arith.addi %893, %894 : index
    %896 = arith.cmpi slt, %895, %15 : index
    scf.if %896 {
      %897 = arith.cmpi eq, %hasFactors, %c6 : index
      %898 = arith.muli %895, %c2 : index
      %899 = memref.load %factors[%898] : memref<?xf32>
      %900 = arith.mulf %899, %operandScale : f32
      %901 = arith.select %897, %900, %operandScale : f32
      %902 = arith.remui %890, %c14 : index
      %903 = arith.muli %902, %c19 : index
      %904 = arith.addi %11, %903 : index
      %905 = vector.load %w[%904] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %906 = vector.bitcast %905 : vector<4xi8> to vector<1xf32>
      %907 = vector.extract %906[0] : f32 from vector<1xf32>
      %908 = arith.mulf %907, %901 : f32
      %909 = arith.mulf %882, %908 : f32
      %910 = arith.remui %890, %c14 : index
      %911 = arith.muli %910, %c19 : index
      %912 = arith.addi %13, %911 : index
      %913 = vector.load %w[%912] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %914 = vector.bitcast %913 : vector<4xi8> to vector<1xf32>
      %915 = vector.extract %914[0] : f32 from vector<1xf32>
      %916 = arith.mulf %915, %901 : f32
      %917 = arith.mulf %889, %916 : f32
      %918 = arith.muli %895, %outputFeatures : index
      %919 = arith.addi %918, %20 : index
      %920 = wave.lane
      %921 = arith.remui %920, %c14 : index
      %922 = arith.addi %919, %921 : index
      scf.if %18 {
        %923 = arith.addi %922, %c5 : index
        %924 = memref.load %residual[%923] : memref<?xf32>
        %925 = arith.addf %924, %909 : f32
        %926 = arith.addi %922, %c5 : index
        memref.store %925, %out[%926] : memref<?xf32>
      } else {
        %927 = arith.addi %922, %c5 : index
        memref.store %909, %out[%927] : memref<?xf32>
      }
      scf.if %18 {
        %928 = arith.addi %922, %c14 : index
        %929 = memref.load %residual[%928] : memref<?xf32>
        %930 = arith.addf %929, %917 : f32
        %931 = arith.addi %922, %c14 : index
        memref.store %930, %out[%931] : memref<?xf32>
      } else {
        %932 = arith.addi %922, %c14 : index
        memref.store %917, %out[%932] : memref<?xf32>
      }
    }
    %933 = arith.muli %715, %c19 : index
    %934 = arith.addi %933, %c28 : index
    %935 = arith.muli %934, %c12 : index
    %936 = arith.addi %935, %714 : index
    %937 = arith.addi %936, %c5 : index
    %938 = memref.load %17[%937] : memref<?xf32>
    %939 = arith.addi %937, %c33 : index
    %940 = memref.load %17[%939] : memref<?xf32>
    %941 = arith.addf %938, %940 : f32
    %942 = arith.muli %934, %c12 : index
    %943 = arith.addi %942, %714 : index
    %944 = arith.addi %943, %c20 : index
    %945 = memref.load %17[%944] : memref<?xf32>
    %946 = arith.addi %944, %c33 : index
    %947 = memref.load %17[%946] : memref<?xf32>
    %948 = arith.addf %945, %947 : f32
    %949 = wave.lane
    %950 = arith.addi %16, %c5 : index
    %951 = arith.muli %934, %c2 : index
    %952 = arith.addi %950, %951 : index
    %953 = arith.divui %949, %c14 : index
    %954 = arith.addi %952, %953 : index
    %955 = arith.cmpi slt, %954, %15 : index
    scf.if %955 {
      %956 = arith.cmpi eq, %hasFactors, %c6 : index
      %957 = arith.muli %954, %c2 : index
      %958 = memref.load %factors[%957] : memref<?xf32>
      %959 = arith.mulf %958, %operandScale : f32
      %960 = arith.select %956, %959, %operandScale : f32
      %961 = arith.remui %949, %c14 : index
      %962 = arith.muli %961, %c19 : index
      %963 = arith.addi %11, %962 : index
      %964 = vector.load %w[%963] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %965 = vector.bitcast %964 : vector<4xi8> to vector<1xf32>
      %966 = vector.extract %965[0] : f32 from vector<1xf32>
      %967 = arith.mulf %966, %960 : f32
      %968 = arith.mulf %941, %967 : f32
      %969 = arith.remui %949, %c14 : index
      %970 = arith.muli %969, %c19 : index
      %971 = arith.addi %13, %970 : index
      %972 = vector.load %w[%971] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %973 = vector.bitcast %972 : vector<4xi8> to vector<1xf32>
      %974 = vector.extract %973[0] : f32 from vector<1xf32>
      %975 = arith.mulf %974, %960 : f32
      %976 = arith.mulf %948, %975 : f32
      %977 = arith.muli %954, %outputFeatures : index
      %978 = arith.addi %977, %20 : index
      %979 = wave.lane
      %980 = arith.remui %979, %c14 : index
      %981 = arith.addi %978, %980 : index
      scf.if %18 {
        %982 = arith.addi %981, %c5 : index
        %983 = memref.load %residual[%982] : memref<?xf32>
        %984 = arith.addf %983, %968 : f32
        %985 = arith.addi %981, %c5 : index
        memref.store %984, %out[%985] : memref<?xf32>
      } else {
        %986 = arith.addi %981, %c5 : index
        memref.store %968, %out[%986] : memref<?xf32>
      }
      scf.if %18 {
        %987 = arith.addi %981, %c14 : index
        %988 = memref.load %residual[%987] : memref<?xf32>
        %989 = arith.addf %988, %976 : f32
        %990 = arith.addi %981, %c14 : index
        memref.store %989, %out[%990] : memref<?xf32>
      } else {
        %991 = arith.addi %981, %c14 : index
        memref.store %976, %out[%991] : memref<?xf32>
      }
    }
    %992 = wave.lane
    wave.barrier
    %993 = wave.wave
    %994 = arith.muli %993, %c2 : index
    %995 = arith.addi %994, %c5 : index
    %996 = arith.muli %995, %c20 : index
    %997 = arith.addi %996, %992 : index
    %998 = vector.extract %518#2[0] : f32 from vector<8xf32>
    %999 = arith.addi %997, %c5 : index
    memref.store %998, %17[%999] : memref<?xf32>
    %1000 = vector.extract %518#2[1] : f32 from vector<8xf32>
    %1001 = arith.addi %997, %c12 : index
    memref.store %1000, %17[%1001] : memref<?xf32>
    %1002 = vector.extract %518#2[2] : f32 from vector<8xf32>
    %1003 = arith.addi %997, %c8 : index
    memref.store %1002, %17[%1003] : memref<?xf32>
    %1004 = vector.extract %518#2[3] : f32 from vector<8xf32>
    %1005 = arith.addi %997, %c29 : index
    memref.store %1004, %17[%1005] : memref<?xf32>
    %1006 = vector.extract %518#2[4] : f32 from vector<8xf32>
    %1007 = arith.addi %997, %c4 : index
    memref.store %1006, %17[%1007] : memref<?xf32>
    %1008 = vector.extract %518#2[5] : f32 from vector<8xf32>
    %1009 = arith.addi %997, %c30 : index
    memref.store %1008, %17[%1009] : memref<?xf32>
    %1010 = vector.extract %518#2[6] : f32 from vector<8xf32>
    %1011 = arith.addi %997, %c31 : index
    memref.store %1010, %17[%1011] : memref<?xf32>
    %1012 = vector.extract %518#2[7] : f32 from vector<8xf32>
    %1013 = arith.addi %997, %c32 : index
    memref.store %1012, %17[%1013] : memref<?xf32>
    %1014 = arith.muli %993, %c2 : index
    %1015 = arith.addi %1014, %c6 : index
    %1016 = arith.muli %1015, %c20 : index
    %1017 = arith.addi %1016, %992 : index
    %1018 = vector.extract %518#3[0] : f32 from vector<8xf32>
    %1019 = arith.addi %1017, %c5 : index
    memref.store %1018, %17[%1019] : memref<?xf32>
    %1020 = vector.extract %518#3[1] : f32 from vector<8xf32>
    %1021 = arith.addi %1017, %c12 : index
    memref.store %1020, %17[%1021] : memref<?xf32>
    %1022 = vector.extract %518#3[2] : f32 from vector<8xf32>
    %1023 = arith.addi %1017, %c8 : index
    memref.store %1022, %17[%1023] : memref<?xf32>
    %1024 = vector.extract %518#3[3] : f32 from vector<8xf32>
    %1025 = arith.addi %1017, %c29 : index
    memref.store %1024, %17[%1025] : memref<?xf32>
    %1026 = vector.extract %518#3[4] : f32 from vector<8xf32>
    %1027 = arith.addi %1017, %c4 : index
    memref.store %1026, %17[%1027] : memref<?xf32>
    %1028 = vector.extract %518#3[5] : f32 from vector<8xf32>
    %1029 = arith.addi %1017, %c30 : index
    memref.store %1028, %17[%1029] : memref<?xf32>
    %1030 = vector.extract %518#3[6] : f32 from vector<8xf32>
    %1031 = arith.addi %1017, %c31 : index
    memref.store %1030, %17[%1031] : memref<?xf32>
    %1032 = vector.extract %518#3[7] : f32 from vector<8xf32>
    %1033 = arith.addi %1017, %c32 : index
    memref.store %1032, %17[%1033] : memref<?xf32>
    wave.barrier
    %1034 = arith.muli %993, %c19 : index
    %1035 = arith.addi %1034, %c5 : index
    %1036 = arith.muli %1035, %c12 : index
    %1037 = arith.addi %1036, %992 : index
    %1038 = arith.addi %1037, %c5 : index
    %1039 = memref.load %17[%1038] : memref<?xf32>
    %1040 = arith.addi %1038, %c33 : index
    %1041 = memref.load %17[%1040] : memref<?xf32>
    %1042 = arith.addf %1039, %1041 : f32
    %1043 = arith.muli %1035, %c12 : index
    %1044 = arith.addi %1043, %992 : index
    %1045 = arith.addi %1044, %c20 : index
    %1046 = memref.load %17[%1045] : memref<?xf32>
    %1047 = arith.addi %1045, %c33 : index
    %1048 = memref.load %17[%1047] : memref<?xf32>
    %1049 = arith.addf %1046, %1048 : f32
    %1050 = wave.lane
    %1051 = arith.addi %16, %c14 : index
    %1052 = arith.muli %1035, %c2 : index
    %1053 = arith.addi %1051, %1052 : index
    %1054 = arith.divui %1050, %c14 : index
    %1055 = arith.addi %1053, %1054 : index
    %1056 = arith.cmpi slt, %1055, %15 : index
    scf.if %1056 {
      %1057 = arith.cmpi eq, %hasFactors, %c6 : index
      %1058 = arith.muli %1055, %c2 : index
      %1059 = memref.load %factors[%1058] : memref<?xf32>
      %1060 = arith.mulf %1059, %operandScale : f32
      %1061 = arith.select %1057, %1060, %operandScale : f32
      %1062 = arith.remui %1050, %c14 : index
      %1063 = arith.muli %1062, %c19 : index
      %1064 = arith.addi %11, %1063 : index
      %1065 = vector.load %w[%1064] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1066 = vector.bitcast %1065 : vector<4xi8> to vector<1xf32>
      %1067 = vector.extract %1066[0] : f32 from vector<1xf32>
      %1068 = arith.mulf %1067, %1061 : f32
      %1069 = arith.mulf %1042, %1068 : f32
      %1070 = arith.remui %1050, %c14 : index
      %1071 = arith.muli %1070, %c19 : index
      %1072 = arith.addi %13, %1071 : index
      %1073 = vector.load %w[%1072] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1074 = vector.bitcast %1073 : vector<4xi8> to vector<1xf32>
      %1075 = vector.extract %1074[0] : f32 from vector<1xf32>
      %1076 = arith.mulf %1075, %1061 : f32
      %1077 = arith.mulf %1049, %1076 : f32
      %1078 = arith.muli %1055, %outputFeatures : index
      %1079 = arith.addi %1078, %20 : index
      %1080 = wave.lane
      %1081 = arith.remui %1080, %c14 : index
      %1082 = arith.addi %1079, %1081 : index
      scf.if %18 {
        %1083 = arith.addi %1082, %c5 : index
        %1084 = memref.load %residual[%1083] : memref<?xf32>
        %1085 = arith.addf %1084, %1069 : f32
        %1086 = arith.addi %1082, %c5 : index
        memref.store %1085, %out[%1086] : memref<?xf32>
      } else {
        %1087 = arith.addi %1082, %c5 : index
        memref.store %1069, %out[%1087] : memref<?xf32>
      }
      scf.if %18 {
        %1088 = arith.addi %1082, %c14 : index
        %1089 = memref.load %residual[%1088] : memref<?xf32>
        %1090 = arith.addf %1089, %1077 : f32
        %1091 = arith.addi %1082, %c14 : index
        memref.store %1090, %out[%1091] : memref<?xf32>
      } else {
        %1092 = arith.addi %1082, %c14 : index
        memref.store %1077, %out[%1092] : memref<?xf32>
      }
    }
    %1093 = arith.muli %993, %c19 : index
    %1094 = arith.addi %1093, %c6 : index
    %1095 = arith.muli %1094, %c12 : index
    %1096 = arith.addi %1095, %992 : index
    %1097 = arith.addi %1096, %c5 : index
    %1098 = memref.load %17[%1097] : memref<?xf32>
    %1099 = arith.addi %1097, %c33 : index
    %1100 = memref.load %17[%1099] : memref<?xf32>
    %1101 = arith.addf %1098, %1100 : f32
    %1102 = arith.muli %1094, %c12 : index
    %1103 = arith.addi %1102, %992 : index
    %1104 = arith.addi %1103, %c20 : index
    %1105 = memref.load %17[%1104] : memref<?xf32>
    %1106 = arith.addi %1104, %c33 : index
    %1107 = memref.load %17[%1106] : memref<?xf32>
    %1108 = arith.addf %1105, %1107 : f32
    %1109 = wave.lane
    %1110 = arith.addi %16, %c14 : index
    %1111 = arith.muli %1094, %c2 : index
    %1112 = arith.addi %1110, %1111 : index
    %1113 = arith.divui %1109, %c14 : index
    %1114 = arith.addi %1112, %1113 : index
    %1115 = arith.cmpi slt, %1114, %15 : index
    scf.if %1115 {
      %1116 = arith.cmpi eq, %hasFactors, %c6 : index
      %1117 = arith.muli %1114, %c2 : index
      %1118 = memref.load %factors[%1117] : memref<?xf32>
      %1119 = arith.mulf %1118, %operandScale : f32
      %1120 = arith.select %1116, %1119, %operandScale : f32
      %1121 = arith.remui %1109, %c14 : index
      %1122 = arith.muli %1121, %c19 : index
      %1123 = arith.addi %11, %1122 : index
      %1124 = vector.load %w[%1123] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1125 = vector.bitcast %1124 : vector<4xi8> to vector<1xf32>
      %1126 = vector.extract %1125[0] : f32 from vector<1xf32>
      %1127 = arith.mulf %1126, %1120 : f32
      %1128 = arith.mulf %1101, %1127 : f32
      %1129 = arith.remui %1109, %c14 : index
      %1130 = arith.muli %1129, %c19 : index
      %1131 = arith.addi %13, %1130 : index
      %1132 = vector.load %w[%1131] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1133 = vector.bitcast %1132 : vector<4xi8> to vector<1xf32>
      %1134 = vector.extract %1133[0] : f32 from vector<1xf32>
      %1135 = arith.mulf %1134, %1120 : f32
      %1136 = arith.mulf %1108, %1135 : f32
      %1137 = arith.muli %1114, %outputFeatures : index
      %1138 = arith.addi %1137, %20 : index
      %1139 = wave.lane
      %1140 = arith.remui %1139, %c14 : index
      %1141 = arith.addi %1138, %1140 : index
      scf.if %18 {
        %1142 = arith.addi %1141, %c5 : index
        %1143 = memref.load %residual[%1142] : memref<?xf32>
        %1144 = arith.addf %1143, %1128 : f32
        %1145 = arith.addi %1141, %c5 : index
        memref.store %1144, %out[%1145] : memref<?xf32>
      } else {
        %1146 = arith.addi %1141, %c5 : index
        memref.store %1128, %out[%1146] : memref<?xf32>
      }
      scf.if %18 {
        %1147 = arith.addi %1141, %c14 : index
        %1148 = memref.load %residual[%1147] : memref<?xf32>
        %1149 = arith.addf %1148, %1136 : f32
        %1150 = arith.addi %1141, %c14 : index
        memref.store %1149, %out[%1150] : memref<?xf32>
      } else {
        %1151 = arith.addi %1141, %c14 : index
        memref.store %1136, %out[%1151] : memref<?xf32>
      }
    }
    %1152 = arith.muli %993, %c19 : index
    %1153 = arith.addi %1152, %c2 : index
    %1154 = arith.muli %1153, %c12 : index
    %1155 = arith.addi %1154, %992 : index
    %1156 = arith.addi %1155, %c5 : index
    %1157 = memref.load %17[%1156] : memref<?xf32>
    %1158 = arith.addi %1156, %c33 : index
    %1159 = memref.load %17[%1158] : memref<?xf32>
    %1160 = arith.addf %1157, %1159 : f32
    %1161 = arith.muli %1153, %c12 : index
    %1162 = arith.addi %1161, %992 : index
    %1163 = arith.addi %1162, %c20 : index
    %1164 = memref.load %17[%1163] : memref<?xf32>
    %1165 = arith.addi %1163, %c33 : index
    %1166 = memref.load %17[%1165] : memref<?xf32>
    %1167 = arith.addf %1164, %1166 : f32
    %1168 = wave.lane
    %1169 = arith.addi %16, %c14 : index
    %1170 = arith.muli %1153, %c2 : index
    %1171 = arith.addi %1169, %1170 : index
    %1172 = arith.divui %1168, %c14 : index
    %1173 = arith.addi %1171, %1172 : index
    %1174 = arith.cmpi slt, %1173, %15 : index
    scf.if %1174 {
      %1175 = arith.cmpi eq, %hasFactors, %c6 : index
      %1176 = arith.muli %1173, %c2 : index
      %1177 = memref.load %factors[%1176] : memref<?xf32>
      %1178 = arith.mulf %1177, %operandScale : f32
      %1179 = arith.select %1175, %1178, %operandScale : f32
      %1180 = arith.remui %1168, %c14 : index
      %1181 = arith.muli %1180, %c19 : index
      %1182 = arith.addi %11, %1181 : index
      %1183 = vector.load %w[%1182] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1184 = vector.bitcast %1183 : vector<4xi8> to vector<1xf32>
      %1185 = vector.extract %1184[0] : f32 from vector<1xf32>
      %1186 = arith.mulf %1185, %1179 : f32
      %1187 = arith.mulf %1160, %1186 : f32
      %1188 = arith.remui %1168, %c14 : index
      %1189 = arith.muli %1188, %c19 : index
      %1190 = arith.addi %13, %1189 : index
      %1191 = vector.load %w[%1190] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1192 = vector.bitcast %1191 : vector<4xi8> to vector<1xf32>
      %1193 = vector.extract %1192[0] : f32 from vector<1xf32>
      %1194 = arith.mulf %1193, %1179 : f32
      %1195 = arith.mulf %1167, %1194 : f32
      %1196 = arith.muli %1173, %outputFeatures : index
      %1197 = arith.addi %1196, %20 : index
      %1198 = wave.lane
      %1199 = arith.remui %1198, %c14 : index
      %1200 = arith.addi %1197, %1199 : index
      scf.if %18 {
        %1201 = arith.addi %1200, %c5 : index
        %1202 = memref.load %residual[%1201] : memref<?xf32>
        %1203 = arith.addf %1202, %1187 : f32
        %1204 = arith.addi %1200, %c5 : index
        memref.store %1203, %out[%1204] : memref<?xf32>
      } else {
        %1205 = arith.addi %1200, %c5 : index
        memref.store %1187, %out[%1205] : memref<?xf32>
      }
      scf.if %18 {
        %1206 = arith.addi %1200, %c14 : index
        %1207 = memref.load %residual[%1206] : memref<?xf32>
        %1208 = arith.addf %1207, %1195 : f32
        %1209 = arith.addi %1200, %c14 : index
        memref.store %1208, %out[%1209] : memref<?xf32>
      } else {
        %1210 = arith.addi %1200, %c14 : index
        memref.store %1195, %out[%1210] : memref<?xf32>
      }
    }
    %1211 = arith.muli %993, %c19 : index
    %1212 = arith.addi %1211, %c28 : index
    %1213 = arith.muli %1212, %c12 : index
    %1214 = arith.addi %1213, %992 : index
    %1215 = arith.addi %1214, %c5 : index
    %1216 = memref.load %17[%1215] : memref<?xf32>
    %1217 = arith.addi %1215, %c33 : index
    %1218 = memref.load %17[%1217] : memref<?xf32>
    %1219 = arith.addf %1216, %1218 : f32
    %1220 = arith.muli %1212, %c12 : index
    %1221 = arith.addi %1220, %992 : index
    %1222 = arith.addi %1221, %c20 : index
    %1223 = memref.load %17[%1222] : memref<?xf32>
    %1224 = arith.addi %1222, %c33 : index
    %1225 = memref.load %17[%1224] : memref<?xf32>
    %1226 = arith.addf %1223, %1225 : f32
    %1227 = wave.lane
    %1228 = arith.addi %16, %c14 : index
    %1229 = arith.muli %1212, %c2 : index
    %1230 = arith.addi %1228, %1229 : index
    %1231 = arith.divui %1227, %c14 : index
    %1232 = arith.addi %1230, %1231 : index
    %1233 = arith.cmpi slt, %1232, %15 : index
    scf.if %1233 {
      %1234 = arith.cmpi eq, %hasFactors, %c6 : index
      %1235 = arith.muli %1232, %c2 : index
      %1236 = memref.load %factors[%1235] : memref<?xf32>
      %1237 = arith.mulf %1236, %operandScale : f32
      %1238 = arith.select %1234, %1237, %operandScale : f32
      %1239 = arith.remui %1227, %c14 : index
      %1240 = arith.muli %1239, %c19 : index
      %1241 = arith.addi %11, %1240 : index
      %1242 = vector.load %w[%1241] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1243 = vector.bitcast %1242 : vector<4xi8> to vector<1xf32>
      %1244 = vector.extract %1243[0] : f32 from vector<1xf32>
      %1245 = arith.mulf %1244, %1238 : f32
      %1246 = arith.mulf %1219, %1245 : f32
      %1247 = arith.remui %1227, %c14 : index
      %1248 = arith.muli %1247, %c19 : index
      %1249 = arith.addi %13, %1248 : index
      %1250 = vector.load %w[%1249] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1251 = vector.bitcast %1250 : vector<4xi8> to vector<1xf32>
      %1252 = vector.extract %1251[0] : f32 from vector<1xf32>
      %1253 = arith.mulf %1252, %1238 : f32
      %1254 = arith.mulf %1226, %1253 : f32
      %1255 = arith.muli %1232, %outputFeatures : index
      %1256 = arith.addi %1255, %20 : index
      %1257 = wave.lane
      %1258 = arith.remui %1257, %c14 : index
      %1259 = arith.addi %1256, %1258 : index
      scf.if %18 {
        %1260 = arith.addi %1259, %c5 : index
        %1261 = memref.load %residual[%1260] : memref<?xf32>
        %1262 = arith.addf %1261, %1246 : f32
        %1263 = arith.addi %1259, %c5 : index
        memref.store %1262, %out[%1263] : memref<?xf32>
      } else {
        %1264 = arith.addi %1259, %c5 : index
        memref.store %1246, %out[%1264] : memref<?xf32>
      }
      scf.if %18 {
        %1265 = arith.addi %1259, %c14 : index
        %1266 = memref.load %residual[%1265] : memref<?xf32>
        %1267 = arith.addf %1266, %1254 : f32
        %1268 = arith.addi %1259, %c14 : index
        memref.store %1267, %out[%1268] : memref<?xf32>
      } else {
        %1269 = arith.addi %1259, %c14 : index
        memref.store %1254, %out[%1269] : memref<?xf32>
      }
    }
    %1270 = wave.lane
    wave.barrier
    %1271 = wave.wave
    %1272 = arith.muli %1271, %c2 : index
    %1273 = arith.addi %1272, %c5 : index
    %1274 = arith.muli %1273, %c20 : index
    %1275 = arith.addi %1274, %1270 : index
    %1276 = vector.extract %518#4[0] : f32 from vector<8xf32>
    %1277 = arith.addi %1275, %c5 : index
    memref.store %1276, %17[%1277] : memref<?xf32>
    %1278 = vector.extract %518#4[1] : f32 from vector<8xf32>
    %1279 = arith.addi %1275, %c12 : index
    memref.store %1278, %17[%1279] : memref<?xf32>
    %1280 = vector.extract %518#4[2] : f32 from vector<8xf32>
    %1281 = arith.addi %1275, %c8 : index
    memref.store %1280, %17[%1281] : memref<?xf32>
    %1282 = vector.extract %518#4[3] : f32 from vector<8xf32>
    %1283 = arith.addi %1275, %c29 : index
    memref.store %1282, %17[%1283] : memref<?xf32>
    %1284 = vector.extract %518#4[4] : f32 from vector<8xf32>
    %1285 = arith.addi %1275, %c4 : index
    memref.store %1284, %17[%1285] : memref<?xf32>
    %1286 = vector.extract %518#4[5] : f32 from vector<8xf32>
    %1287 = arith.addi %1275, %c30 : index
    memref.store %1286, %17[%1287] : memref<?xf32>
    %1288 = vector.extract %518#4[6] : f32 from vector<8xf32>
    %1289 = arith.addi %1275, %c31 : index
    memref.store %1288, %17[%1289] : memref<?xf32>
    %1290 = vector.extract %518#4[7] : f32 from vector<8xf32>
    %1291 = arith.addi %1275, %c32 : index
    memref.store %1290, %17[%1291] : memref<?xf32>
    %1292 = arith.muli %1271, %c2 : index
    %1293 = arith.addi %1292, %c6 : index
    %1294 = arith.muli %1293, %c20 : index
    %1295 = arith.addi %1294, %1270 : index
    %1296 = vector.extract %518#5[0] : f32 from vector<8xf32>
    %1297 = arith.addi %1295, %c5 : index
    memref.store %1296, %17[%1297] : memref<?xf32>
    %1298 = vector.extract %518#5[1] : f32 from vector<8xf32>
    %1299 = arith.addi %1295, %c12 : index
    memref.store %1298, %17[%1299] : memref<?xf32>
    %1300 = vector.extract %518#5[2] : f32 from vector<8xf32>
    %1301 = arith.addi %1295, %c8 : index
    memref.store %1300, %17[%1301] : memref<?xf32>
    %1302 = vector.extract %518#5[3] : f32 from vector<8xf32>
    %1303 = arith.addi %1295, %c29 : index
    memref.store %1302, %17[%1303] : memref<?xf32>
    %1304 = vector.extract %518#5[4] : f32 from vector<8xf32>
    %1305 = arith.addi %1295, %c4 : index
    memref.store %1304, %17[%1305] : memref<?xf32>
    %1306 = vector.extract %518#5[5] : f32 from vector<8xf32>
    %1307 = arith.addi %1295, %c30 : index
    memref.store %1306, %17[%1307] : memref<?xf32>
    %1308 = vector.extract %518#5[6] : f32 from vector<8xf32>
    %1309 = arith.addi %1295, %c31 : index
    memref.store %1308, %17[%1309] : memref<?xf32>
    %1310 = vector.extract %518#5[7] : f32 from vector<8xf32>
    %1311 = arith.addi %1295, %c32 : index
    memref.store %1310, %17[%1311] : memref<?xf32>
    wave.barrier
    %1312 = arith.muli %1271, %c19 : index
    %1313 = arith.addi %1312, %c5 : index
    %1314 = arith.muli %1313, %c12 : index
    %1315 = arith.addi %1314, %1270 : index
    %1316 = arith.addi %1315, %c5 : index
    %1317 = memref.load %17[%1316] : memref<?xf32>
    %1318 = arith.addi %1316, %c33 : index
    %1319 = memref.load %17[%1318] : memref<?xf32>
    %1320 = arith.addf %1317, %1319 : f32
    %1321 = arith.muli %1313, %c12 : index
    %1322 = arith.addi %1321, %1270 : index
    %1323 = arith.addi %1322, %c20 : index
    %1324 = memref.load %17[%1323] : memref<?xf32>
    %1325 = arith.addi %1323, %c33 : index
    %1326 = memref.load %17[%1325] : memref<?xf32>
    %1327 = arith.addf %1324, %1326 : f32
    %1328 = wave.lane
    %1329 = arith.addi %16, %c12 : index
    %1330 = arith.muli %1313, %c2 : index
    %1331 = arith.addi %1329, %1330 : index
    %1332 = arith.divui %1328, %c14 : index
    %1333 = arith.addi %1331, %1332 : index
    %1334 = arith.cmpi slt, %1333, %15 : index
    scf.if %1334 {
      %1335 = arith.cmpi eq, %hasFactors, %c6 : index
      %1336 = arith.muli %1333, %c2 : index
      %1337 = memref.load %factors[%1336] : memref<?xf32>
      %1338 = arith.mulf %1337, %operandScale : f32
      %1339 = arith.select %1335, %1338, %operandScale : f32
      %1340 = arith.remui %1328, %c14 : index
      %1341 = arith.muli %1340, %c19 : index
      %1342 = arith.addi %11, %1341 : index
      %1343 = vector.load %w[%1342] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1344 = vector.bitcast %1343 : vector<4xi8> to vector<1xf32>
      %1345 = vector.extract %1344[0] : f32 from vector<1xf32>
      %1346 = arith.mulf %1345, %1339 : f32
      %1347 = arith.mulf %1320, %1346 : f32
      %1348 = arith.remui %1328, %c14 : index
      %1349 = arith.muli %1348, %c19 : index
      %1350 = arith.addi %13, %1349 : index
      %1351 = vector.load %w[%1350] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1352 = vector.bitcast %1351 : vector<4xi8> to vector<1xf32>
      %1353 = vector.extract %1352[0] : f32 from vector<1xf32>
      %1354 = arith.mulf %1353, %1339 : f32
      %1355 = arith.mulf %1327, %1354 : f32
      %1356 = arith.muli %1333, %outputFeatures : index
      %1357 = arith.addi %1356, %20 : index
      %1358 = wave.lane
      %1359 = arith.remui %1358, %c14 : index
      %1360 = arith.addi %1357, %1359 : index
      scf.if %18 {
        %1361 = arith.addi %1360, %c5 : index
        %1362 = memref.load %residual[%1361] : memref<?xf32>
        %1363 = arith.addf %1362, %1347 : f32
        %1364 = arith.addi %1360, %c5 : index
        memref.store %1363, %out[%1364] : memref<?xf32>
      } else {
        %1365 = arith.addi %1360, %c5 : index
        memref.store %1347, %out[%1365] : memref<?xf32>
      }
      scf.if %18 {
        %1366 = arith.addi %1360, %c14 : index
        %1367 = memref.load %residual[%1366] : memref<?xf32>
        %1368 = arith.addf %1367, %1355 : f32
        %1369 = arith.addi %1360, %c14 : index
        memref.store %1368, %out[%1369] : memref<?xf32>
      } else {
        %1370 = arith.addi %1360, %c14 : index
        memref.store %1355, %out[%1370] : memref<?xf32>
      }
    }
    %1371 = arith.muli %1271, %c19 : index
    %1372 = arith.addi %1371, %c6 : index
    %1373 = arith.muli %1372, %c12 : index
    %1374 = arith.addi %1373, %1270 : index
    %1375 = arith.addi %1374, %c5 : index
    %1376 = memref.load %17[%1375] : memref<?xf32>
    %1377 = arith.addi %1375, %c33 : index
    %1378 = memref.load %17[%1377] : memref<?xf32>
    %1379 = arith.addf %1376, %1378 : f32
    %1380 = arith.muli %1372, %c12 : index
    %1381 = arith.addi %1380, %1270 : index
    %1382 = arith.addi %1381, %c20 : index
    %1383 = memref.load %17[%1382] : memref<?xf32>
    %1384 = arith.addi %1382, %c33 : index
    %1385 = memref.load %17[%1384] : memref<?xf32>
    %1386 = arith.addf %1383, %1385 : f32
    %1387 = wave.lane
    %1388 = arith.addi %16, %c12 : index
    %1389 = arith.muli %1372, %c2 : index
    %1390 = arith.addi %1388, %1389 : index
    %1391 = arith.divui %1387, %c14 : index
    %1392 = arith.addi %1390, %1391 : index
    %1393 = arith.cmpi slt, %1392, %15 : index
    scf.if %1393 {
      %1394 = arith.cmpi eq, %hasFactors, %c6 : index
      %1395 = arith.muli %1392, %c2 : index
      %1396 = memref.load %factors[%1395] : memref<?xf32>
      %1397 = arith.mulf %1396, %operandScale : f32
      %1398 = arith.select %1394, %1397, %operandScale : f32
      %1399 = arith.remui %1387, %c14 : index
      %1400 = arith.muli %1399, %c19 : index
      %1401 = arith.addi %11, %1400 : index
      %1402 = vector.load %w[%1401] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1403 = vector.bitcast %1402 : vector<4xi8> to vector<1xf32>
      %1404 = vector.extract %1403[0] : f32 from vector<1xf32>
      %1405 = arith.mulf %1404, %1398 : f32
      %1406 = arith.mulf %1379, %1405 : f32
      %1407 = arith.remui %1387, %c14 : index
      %1408 = arith.muli %1407, %c19 : index
      %1409 = arith.addi %13, %1408 : index
      %1410 = vector.load %w[%1409] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1411 = vector.bitcast %1410 : vector<4xi8> to vector<1xf32>
      %1412 = vector.extract %1411[0] : f32 from vector<1xf32>
      %1413 = arith.mulf %1412, %1398 : f32
      %1414 = arith.mulf %1386, %1413 : f32
      %1415 = arith.muli %1392, %outputFeatures : index
      %1416 = arith.addi %1415, %20 : index
      %1417 = wave.lane
      %1418 = arith.remui %1417, %c14 : index
      %1419 = arith.addi %1416, %1418 : index
      scf.if %18 {
        %1420 = arith.addi %1419, %c5 : index
        %1421 = memref.load %residual[%1420] : memref<?xf32>
        %1422 = arith.addf %1421, %1406 : f32
        %1423 = arith.addi %1419, %c5 : index
        memref.store %1422, %out[%1423] : memref<?xf32>
      } else {
        %1424 = arith.addi %1419, %c5 : index
        memref.store %1406, %out[%1424] : memref<?xf32>
      }
      scf.if %18 {
        %1425 = arith.addi %1419, %c14 : index
        %1426 = memref.load %residual[%1425] : memref<?xf32>
        %1427 = arith.addf %1426, %1414 : f32
        %1428 = arith.addi %1419, %c14 : index
        memref.store %1427, %out[%1428] : memref<?xf32>
      } else {
        %1429 = arith.addi %1419, %c14 : index
        memref.store %1414, %out[%1429] : memref<?xf32>
      }
    }
    %1430 = arith.muli %1271, %c19 : index
    %1431 = arith.addi %1430, %c2 : index
    %1432 = arith.muli %1431, %c12 : index
    %1433 = arith.addi %1432, %1270 : index
    %1434 = arith.addi %1433, %c5 : index
    %1435 = memref.load %17[%1434] : memref<?xf32>
    %1436 = arith.addi %1434, %c33 : index
    %1437 = memref.load %17[%1436] : memref<?xf32>
    %1438 = arith.addf %1435, %1437 : f32
    %1439 = arith.muli %1431, %c12 : index
    %1440 = arith.addi %1439, %1270 : index
    %1441 = arith.addi %1440, %c20 : index
    %1442 = memref.load %17[%1441] : memref<?xf32>
    %1443 = arith.addi %1441, %c33 : index
    %1444 = memref.load %17[%1443] : memref<?xf32>
    %1445 = arith.addf %1442, %1444 : f32
    %1446 = wave.lane
    %1447 = arith.addi %16, %c12 : index
    %1448 = arith.muli %1431, %c2 : index
    %1449 = arith.addi %1447, %1448 : index
    %1450 = arith.divui %1446, %c14 : index
    %1451 = arith.addi %1449, %1450 : index
    %1452 = arith.cmpi slt, %1451, %15 : index
    scf.if %1452 {
      %1453 = arith.cmpi eq, %hasFactors, %c6 : index
      %1454 = arith.muli %1451, %c2 : index
      %1455 = memref.load %factors[%1454] : memref<?xf32>
      %1456 = arith.mulf %1455, %operandScale : f32
      %1457 = arith.select %1453, %1456, %operandScale : f32
      %1458 = arith.remui %1446, %c14 : index
      %1459 = arith.muli %1458, %c19 : index
      %1460 = arith.addi %11, %1459 : index
      %1461 = vector.load %w[%1460] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1462 = vector.bitcast %1461 : vector<4xi8> to vector<1xf32>
      %1463 = vector.extract %1462[0] : f32 from vector<1xf32>
      %1464 = arith.mulf %1463, %1457 : f32
      %1465 = arith.mulf %1438, %1464 : f32
      %1466 = arith.remui %1446, %c14 : index
      %1467 = arith.muli %1466, %c19 : index
      %1468 = arith.addi %13, %1467 : index
      %1469 = vector.load %w[%1468] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1470 = vector.bitcast %1469 : vector<4xi8> to vector<1xf32>
      %1471 = vector.extract %1470[0] : f32 from vector<1xf32>
      %1472 = arith.mulf %1471, %1457 : f32
      %1473 = arith.mulf %1445, %1472 : f32
      %1474 = arith.muli %1451, %outputFeatures : index
      %1475 = arith.addi %1474, %20 : index
      %1476 = wave.lane
      %1477 = arith.remui %1476, %c14 : index
      %1478 = arith.addi %1475, %1477 : index
      scf.if %18 {
        %1479 = arith.addi %1478, %c5 : index
        %1480 = memref.load %residual[%1479] : memref<?xf32>
        %1481 = arith.addf %1480, %1465 : f32
        %1482 = arith.addi %1478, %c5 : index
        memref.store %1481, %out[%1482] : memref<?xf32>
      } else {
        %1483 = arith.addi %1478, %c5 : index
        memref.store %1465, %out[%1483] : memref<?xf32>
      }
      scf.if %18 {
        %1484 = arith.addi %1478, %c14 : index
        %1485 = memref.load %residual[%1484] : memref<?xf32>
        %1486 = arith.addf %1485, %1473 : f32
        %1487 = arith.addi %1478, %c14 : index
        memref.store %1486, %out[%1487] : memref<?xf32>
      } else {
        %1488 = arith.addi %1478, %c14 : index
        memref.store %1473, %out[%1488] : memref<?xf32>
      }
    }
    %1489 = arith.muli %1271, %c19 : index
    %1490 = arith.addi %1489, %c28 : index
    %1491 = arith.muli %1490, %c12 : index
    %1492 = arith.addi %1491, %1270 : index
    %1493 = arith.addi %1492, %c5 : index
    %1494 = memref.load %17[%1493] : memref<?xf32>
    %1495 = arith.addi %1493, %c33 : index
    %1496 = memref.load %17[%1495] : memref<?xf32>
    %1497 = arith.addf %1494, %1496 : f32
    %1498 = arith.muli %1490, %c12 : index
    %1499 = arith.addi %1498, %1270 : index
    %1500 = arith.addi %1499, %c20 : index
    %1501 = memref.load %17[%1500] : memref<?xf32>
    %1502 = arith.addi %1500, %c33 : index
    %1503 = memref.load %17[%1502] : memref<?xf32>
    %1504 = arith.addf %1501, %1503 : f32
    %1505 = wave.lane
    %1506 = arith.addi %16, %c12 : index
    %1507 = arith.muli %1490, %c2 : index
    %1508 = arith.addi %1506, %1507 : index
    %1509 = arith.divui %1505, %c14 : index
    %1510 = arith.addi %1508, %1509 : index
    %1511 = arith.cmpi slt, %1510, %15 : index
    scf.if %1511 {
      %1512 = arith.cmpi eq, %hasFactors, %c6 : index
      %1513 = arith.muli %1510, %c2 : index
      %1514 = memref.load %factors[%1513] : memref<?xf32>
      %1515 = arith.mulf %1514, %operandScale : f32
      %1516 = arith.select %1512, %1515, %operandScale : f32
      %1517 = arith.remui %1505, %c14 : index
      %1518 = arith.muli %1517, %c19 : index
      %1519 = arith.addi %11, %1518 : index
      %1520 = vector.load %w[%1519] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1521 = vector.bitcast %1520 : vector<4xi8> to vector<1xf32>
      %1522 = vector.extract %1521[0] : f32 from vector<1xf32>
      %1523 = arith.mulf %1522, %1516 : f32
      %1524 = arith.mulf %1497, %1523 : f32
      %1525 = arith.remui %1505, %c14 : index
      %1526 = arith.muli %1525, %c19 : index
      %1527 = arith.addi %13, %1526 : index
      %1528 = vector.load %w[%1527] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1529 = vector.bitcast %1528 : vector<4xi8> to vector<1xf32>
      %1530 = vector.extract %1529[0] : f32 from vector<1xf32>
      %1531 = arith.mulf %1530, %1516 : f32
      %1532 = arith.mulf %1504, %1531 : f32
      %1533 = arith.muli %1510, %outputFeatures : index
      %1534 = arith.addi %1533, %20 : index
      %1535 = wave.lane
      %1536 = arith.remui %1535, %c14 : index
      %1537 = arith.addi %1534, %1536 : index
      scf.if %18 {
        %1538 = arith.addi %1537, %c5 : index
        %1539 = memref.load %residual[%1538] : memref<?xf32>
        %1540 = arith.addf %1539, %1524 : f32
        %1541 = arith.addi %1537, %c5 : index
        memref.store %1540, %out[%1541] : memref<?xf32>
      } else {
        %1542 = arith.addi %1537, %c5 : index
        memref.store %1524, %out[%1542] : memref<?xf32>
      }
      scf.if %18 {
        %1543 = arith.addi %1537, %c14 : index
        %1544 = memref.load %residual[%1543] : memref<?xf32>
        %1545 = arith.addf %1544, %1532 : f32
        %1546 = arith.addi %1537, %c14 : index
        memref.store %1545, %out[%1546] : memref<?xf32>
      } else {
        %1547 = arith.addi %1537, %c14 : index
        memref.store %1532, %out[%1547] : memref<?xf32>
      }
    }
    %1548 = wave.lane
    wave.barrier
    %1549 = wave.wave
    %1550 = arith.muli %1549, %c2 : index
    %1551 = arith.addi %1550, %c5 : index
    %1552 = arith.muli %1551, %c20 : index
    %1553 = arith.addi %1552, %1548 : index
    %1554 = vector.extract %518#6[0] : f32 from vector<8xf32>
    %1555 = arith.addi %1553, %c5 : index
    memref.store %1554, %17[%1555] : memref<?xf32>
    %1556 = vector.extract %518#6[1] : f32 from vector<8xf32>
    %1557 = arith.addi %1553, %c12 : index
    memref.store %1556, %17[%1557] : memref<?xf32>
    %1558 = vector.extract %518#6[2] : f32 from vector<8xf32>
    %1559 = arith.addi %1553, %c8 : index
    memref.store %1558, %17[%1559] : memref<?xf32>
    %1560 = vector.extract %518#6[3] : f32 from vector<8xf32>
    %1561 = arith.addi %1553, %c29 : index
    memref.store %1560, %17[%1561] : memref<?xf32>
    %1562 = vector.extract %518#6[4] : f32 from vector<8xf32>
    %1563 = arith.addi %1553, %c4 : index
    memref.store %1562, %17[%1563] : memref<?xf32>
    %1564 = vector.extract %518#6[5] : f32 from vector<8xf32>
    %1565 = arith.addi %1553, %c30 : index
    memref.store %1564, %17[%1565] : memref<?xf32>
    %1566 = vector.extract %518#6[6] : f32 from vector<8xf32>
    %1567 = arith.addi %1553, %c31 : index
    memref.store %1566, %17[%1567] : memref<?xf32>
    %1568 = vector.extract %518#6[7] : f32 from vector<8xf32>
    %1569 = arith.addi %1553, %c32 : index
    memref.store %1568, %17[%1569] : memref<?xf32>
    %1570 = arith.muli %1549, %c2 : index
    %1571 = arith.addi %1570, %c6 : index
    %1572 = arith.muli %1571, %c20 : index
    %1573 = arith.addi %1572, %1548 : index
    %1574 = vector.extract %518#7[0] : f32 from vector<8xf32>
    %1575 = arith.addi %1573, %c5 : index
    memref.store %1574, %17[%1575] : memref<?xf32>
    %1576 = vector.extract %518#7[1] : f32 from vector<8xf32>
    %1577 = arith.addi %1573, %c12 : index
    memref.store %1576, %17[%1577] : memref<?xf32>
    %1578 = vector.extract %518#7[2] : f32 from vector<8xf32>
    %1579 = arith.addi %1573, %c8 : index
    memref.store %1578, %17[%1579] : memref<?xf32>
    %1580 = vector.extract %518#7[3] : f32 from vector<8xf32>
    %1581 = arith.addi %1573, %c29 : index
    memref.store %1580, %17[%1581] : memref<?xf32>
    %1582 = vector.extract %518#7[4] : f32 from vector<8xf32>
    %1583 = arith.addi %1573, %c4 : index
    memref.store %1582, %17[%1583] : memref<?xf32>
    %1584 = vector.extract %518#7[5] : f32 from vector<8xf32>
    %1585 = arith.addi %1573, %c30 : index
    memref.store %1584, %17[%1585] : memref<?xf32>
    %1586 = vector.extract %518#7[6] : f32 from vector<8xf32>
    %1587 = arith.addi %1573, %c31 : index
    memref.store %1586, %17[%1587] : memref<?xf32>
    %1588 = vector.extract %518#7[7] : f32 from vector<8xf32>
    %1589 = arith.addi %1573, %c32 : index
    memref.store %1588, %17[%1589] : memref<?xf32>
    wave.barrier
    %1590 = arith.muli %1549, %c19 : index
    %1591 = arith.addi %1590, %c5 : index
    %1592 = arith.muli %1591, %c12 : index
    %1593 = arith.addi %1592, %1548 : index
    %1594 = arith.addi %1593, %c5 : index
    %1595 = memref.load %17[%1594] : memref<?xf32>
    %1596 = arith.addi %1594, %c33 : index
    %1597 = memref.load %17[%1596] : memref<?xf32>
    %1598 = arith.addf %1595, %1597 : f32
    %1599 = arith.muli %1591, %c12 : index
    %1600 = arith.addi %1599, %1548 : index
    %1601 = arith.addi %1600, %c20 : index
    %1602 = memref.load %17[%1601] : memref<?xf32>
    %1603 = arith.addi %1601, %c33 : index
    %1604 = memref.load %17[%1603] : memref<?xf32>
    %1605 = arith.addf %1602, %1604 : f32
    %1606 = wave.lane
    %1607 = arith.addi %16, %c15 : index
    %1608 = arith.muli %1591, %c2 : index
    %1609 = arith.addi %1607, %1608 : index
    %1610 = arith.divui %1606, %c14 : index
    %1611 = arith.addi %1609, %1610 : index
    %1612 = arith.cmpi slt, %1611, %15 : index
    scf.if %1612 {
      %1613 = arith.cmpi eq, %hasFactors, %c6 : index
      %1614 = arith.muli %1611, %c2 : index
      %1615 = memref.load %factors[%1614] : memref<?xf32>
      %1616 = arith.mulf %1615, %operandScale : f32
      %1617 = arith.select %1613, %1616, %operandScale : f32
      %1618 = arith.remui %1606, %c14 : index
      %1619 = arith.muli %1618, %c19 : index
      %1620 = arith.addi %11, %1619 : index
      %1621 = vector.load %w[%1620] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1622 = vector.bitcast %1621 : vector<4xi8> to vector<1xf32>
      %1623 = vector.extract %1622[0] : f32 from vector<1xf32>
      %1624 = arith.mulf %1623, %1617 : f32
      %1625 = arith.mulf %1598, %1624 : f32
      %1626 = arith.remui %1606, %c14 : index
      %1627 = arith.muli %1626, %c19 : index
      %1628 = arith.addi %13, %1627 : index
      %1629 = vector.load %w[%1628] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1630 = vector.bitcast %1629 : vector<4xi8> to vector<1xf32>
      %1631 = vector.extract %1630[0] : f32 from vector<1xf32>
      %1632 = arith.mulf %1631, %1617 : f32
      %1633 = arith.mulf %1605, %1632 : f32
      %1634 = arith.muli %1611, %outputFeatures : index
      %1635 = arith.addi %1634, %20 : index
      %1636 = wave.lane
      %1637 = arith.remui %1636, %c14 : index
      %1638 = arith.addi %1635, %1637 : index
      scf.if %18 {
        %1639 = arith.addi %1638, %c5 : index
        %1640 = memref.load %residual[%1639] : memref<?xf32>
        %1641 = arith.addf %1640, %1625 : f32
        %1642 = arith.addi %1638, %c5 : index
        memref.store %1641, %out[%1642] : memref<?xf32>
      } else {
        %1643 = arith.addi %1638, %c5 : index
        memref.store %1625, %out[%1643] : memref<?xf32>
      }
      scf.if %18 {
        %1644 = arith.addi %1638, %c14 : index
        %1645 = memref.load %residual[%1644] : memref<?xf32>
        %1646 = arith.addf %1645, %1633 : f32
        %1647 = arith.addi %1638, %c14 : index
        memref.store %1646, %out[%1647] : memref<?xf32>
      } else {
        %1648 = arith.addi %1638, %c14 : index
        memref.store %1633, %out[%1648] : memref<?xf32>
      }
    }
    %1649 = arith.muli %1549, %c19 : index
    %1650 = arith.addi %1649, %c6 : index
    %1651 = arith.muli %1650, %c12 : index
    %1652 = arith.addi %1651, %1548 : index
    %1653 = arith.addi %1652, %c5 : index
    %1654 = memref.load %17[%1653] : memref<?xf32>
    %1655 = arith.addi %1653, %c33 : index
    %1656 = memref.load %17[%1655] : memref<?xf32>
    %1657 = arith.addf %1654, %1656 : f32
    %1658 = arith.muli %1650, %c12 : index
    %1659 = arith.addi %1658, %1548 : index
    %1660 = arith.addi %1659, %c20 : index
    %1661 = memref.load %17[%1660] : memref<?xf32>
    %1662 = arith.addi %1660, %c33 : index
    %1663 = memref.load %17[%1662] : memref<?xf32>
    %1664 = arith.addf %1661, %1663 : f32
    %1665 = wave.lane
    %1666 = arith.addi %16, %c15 : index
    %1667 = arith.muli %1650, %c2 : index
    %1668 = arith.addi %1666, %1667 : index
    %1669 = arith.divui %1665, %c14 : index
    %1670 = arith.addi %1668, %1669 : index
    %1671 = arith.cmpi slt, %1670, %15 : index
    scf.if %1671 {
      %1672 = arith.cmpi eq, %hasFactors, %c6 : index
      %1673 = arith.muli %1670, %c2 : index
      %1674 = memref.load %factors[%1673] : memref<?xf32>
      %1675 = arith.mulf %1674, %operandScale : f32
      %1676 = arith.select %1672, %1675, %operandScale : f32
      %1677 = arith.remui %1665, %c14 : index
      %1678 = arith.muli %1677, %c19 : index
      %1679 = arith.addi %11, %1678 : index
      %1680 = vector.load %w[%1679] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1681 = vector.bitcast %1680 : vector<4xi8> to vector<1xf32>
      %1682 = vector.extract %1681[0] : f32 from vector<1xf32>
      %1683 = arith.mulf %1682, %1676 : f32
      %1684 = arith.mulf %1657, %1683 : f32
      %1685 = arith.remui %1665, %c14 : index
      %1686 = arith.muli %1685, %c19 : index
      %1687 = arith.addi %13, %1686 : index
      %1688 = vector.load %w[%1687] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1689 = vector.bitcast %1688 : vector<4xi8> to vector<1xf32>
      %1690 = vector.extract %1689[0] : f32 from vector<1xf32>
      %1691 = arith.mulf %1690, %1676 : f32
      %1692 = arith.mulf %1664, %1691 : f32
      %1693 = arith.muli %1670, %outputFeatures : index
      %1694 = arith.addi %1693, %20 : index
      %1695 = wave.lane
      %1696 = arith.remui %1695, %c14 : index
      %1697 = arith.addi %1694, %1696 : index
      scf.if %18 {
        %1698 = arith.addi %1697, %c5 : index
        %1699 = memref.load %residual[%1698] : memref<?xf32>
        %1700 = arith.addf %1699, %1684 : f32
        %1701 = arith.addi %1697, %c5 : index
        memref.store %1700, %out[%1701] : memref<?xf32>
      } else {
        %1702 = arith.addi %1697, %c5 : index
        memref.store %1684, %out[%1702] : memref<?xf32>
      }
      scf.if %18 {
        %1703 = arith.addi %1697, %c14 : index
        %1704 = memref.load %residual[%1703] : memref<?xf32>
        %1705 = arith.addf %1704, %1692 : f32
        %1706 = arith.addi %1697, %c14 : index
        memref.store %1705, %out[%1706] : memref<?xf32>
      } else {
        %1707 = arith.addi %1697, %c14 : index
        memref.store %1692, %out[%1707] : memref<?xf32>
      }
    }
    %1708 = arith.muli %1549, %c19 : index
    %1709 = arith.addi %1708, %c2 : index
    %1710 = arith.muli %1709, %c12 : index
    %1711 = arith.addi %1710, %1548 : index
    %1712 = arith.addi %1711, %c5 : index
    %1713 = memref.load %17[%1712] : memref<?xf32>
    %1714 = arith.addi %1712, %c33 : index
    %1715 = memref.load %17[%1714] : memref<?xf32>
    %1716 = arith.addf %1713, %1715 : f32
    %1717 = arith.muli %1709, %c12 : index
    %1718 = arith.addi %1717, %1548 : index
    %1719 = arith.addi %1718, %c20 : index
    %1720 = memref.load %17[%1719] : memref<?xf32>
    %1721 = arith.addi %1719, %c33 : index
    %1722 = memref.load %17[%1721] : memref<?xf32>
    %1723 = arith.addf %1720, %1722 : f32
    %1724 = wave.lane
    %1725 = arith.addi %16, %c15 : index
    %1726 = arith.muli %1709, %c2 : index
    %1727 = arith.addi %1725, %1726 : index
    %1728 = arith.divui %1724, %c14 : index
    %1729 = arith.addi %1727, %1728 : index
    %1730 = arith.cmpi slt, %1729, %15 : index
    scf.if %1730 {
      %1731 = arith.cmpi eq, %hasFactors, %c6 : index
      %1732 = arith.muli %1729, %c2 : index
      %1733 = memref.load %factors[%1732] : memref<?xf32>
      %1734 = arith.mulf %1733, %operandScale : f32
      %1735 = arith.select %1731, %1734, %operandScale : f32
      %1736 = arith.remui %1724, %c14 : index
      %1737 = arith.muli %1736, %c19 : index
      %1738 = arith.addi %11, %1737 : index
      %1739 = vector.load %w[%1738] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1740 = vector.bitcast %1739 : vector<4xi8> to vector<1xf32>
      %1741 = vector.extract %1740[0] : f32 from vector<1xf32>
      %1742 = arith.mulf %1741, %1735 : f32
      %1743 = arith.mulf %1716, %1742 : f32
      %1744 = arith.remui %1724, %c14 : index
      %1745 = arith.muli %1744, %c19 : index
      %1746 = arith.addi %13, %1745 : index
      %1747 = vector.load %w[%1746] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1748 = vector.bitcast %1747 : vector<4xi8> to vector<1xf32>
      %1749 = vector.extract %1748[0] : f32 from vector<1xf32>
      %1750 = arith.mulf %1749, %1735 : f32
      %1751 = arith.mulf %1723, %1750 : f32
      %1752 = arith.muli %1729, %outputFeatures : index
      %1753 = arith.addi %1752, %20 : index
      %1754 = wave.lane
      %1755 = arith.remui %1754, %c14 : index
      %1756 = arith.addi %1753, %1755 : index
      scf.if %18 {
        %1757 = arith.addi %1756, %c5 : index
        %1758 = memref.load %residual[%1757] : memref<?xf32>
        %1759 = arith.addf %1758, %1743 : f32
        %1760 = arith.addi %1756, %c5 : index
        memref.store %1759, %out[%1760] : memref<?xf32>
      } else {
        %1761 = arith.addi %1756, %c5 : index
        memref.store %1743, %out[%1761] : memref<?xf32>
      }
      scf.if %18 {
        %1762 = arith.addi %1756, %c14 : index
        %1763 = memref.load %residual[%1762] : memref<?xf32>
        %1764 = arith.addf %1763, %1751 : f32
        %1765 = arith.addi %1756, %c14 : index
        memref.store %1764, %out[%1765] : memref<?xf32>
      } else {
        %1766 = arith.addi %1756, %c14 : index
        memref.store %1751, %out[%1766] : memref<?xf32>
      }
    }
    %1767 = arith.muli %1549, %c19 : index
    %1768 = arith.addi %1767, %c28 : index
    %1769 = arith.muli %1768, %c12 : index
    %1770 = arith.addi %1769, %1548 : index
    %1771 = arith.addi %1770, %c5 : index
    %1772 = memref.load %17[%1771] : memref<?xf32>
    %1773 = arith.addi %1771, %c33 : index
    %1774 = memref.load %17[%1773] : memref<?xf32>
    %1775 = arith.addf %1772, %1774 : f32
    %1776 = arith.muli %1768, %c12 : index
    %1777 = arith.addi %1776, %1548 : index
    %1778 = arith.addi %1777, %c20 : index
    %1779 = memref.load %17[%1778] : memref<?xf32>
    %1780 = arith.addi %1778, %c33 : index
    %1781 = memref.load %17[%1780] : memref<?xf32>
    %1782 = arith.addf %1779, %1781 : f32
    %1783 = wave.lane
    %1784 = arith.addi %16, %c15 : index
    %1785 = arith.muli %1768, %c2 : index
    %1786 = arith.addi %1784, %1785 : index
    %1787 = arith.divui %1783, %c14 : index
    %1788 = arith.addi %1786, %1787 : index
    %1789 = arith.cmpi slt, %1788, %15 : index
    scf.if %1789 {
      %1790 = arith.cmpi eq, %hasFactors, %c6 : index
      %1791 = arith.muli %1788, %c2 : index
      %1792 = memref.load %factors[%1791] : memref<?xf32>
      %1793 = arith.mulf %1792, %operandScale : f32
      %1794 = arith.select %1790, %1793, %operandScale : f32
      %1795 = arith.remui %1783, %c14 : index
      %1796 = arith.muli %1795, %c19 : index
      %1797 = arith.addi %11, %1796 : index
      %1798 = vector.load %w[%1797] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1799 = vector.bitcast %1798 : vector<4xi8> to vector<1xf32>
      %1800 = vector.extract %1799[0] : f32 from vector<1xf32>
      %1801 = arith.mulf %1800, %1794 : f32
      %1802 = arith.mulf %1775, %1801 : f32
      %1803 = arith.remui %1783, %c14 : index
      %1804 = arith.muli %1803, %c19 : index
      %1805 = arith.addi %13, %1804 : index
      %1806 = vector.load %w[%1805] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1807 = vector.bitcast %1806 : vector<4xi8> to vector<1xf32>
      %1808 = vector.extract %1807[0] : f32 from vector<1xf32>
      %1809 = arith.mulf %1808, %1794 : f32
      %1810 = arith.mulf %1782, %1809 : f32
      %1811 = arith.muli %1788, %outputFeatures : index
      %1812 = arith.addi %1811, %20 : index
      %1813 = wave.lane
      %1814 = arith.remui %1813, %c14 : index
      %1815 = arith.addi %1812, %1814 : index
      scf.if %18 {
        %1816 = arith.addi %1815, %c5 : index
        %1817 = memref.load %residual[%1816] : memref<?xf32>
        %1818 = arith.addf %1817, %1802 : f32
        %1819 = arith.addi %1815, %c5 : index
        memref.store %1818, %out[%1819] : memref<?xf32>
      } else {
        %1820 = arith.addi %1815, %c5 : index
        memref.store %1802, %out[%1820] : memref<?xf32>
      }
      scf.if %18 {
        %1821 = arith.addi %1815, %c14 : index
        %1822 = memref.load %residual[%1821] : memref<?xf32>
        %1823 = arith.addf %1822, %1810 : f32
        %1824 = arith.addi %1815, %c14 : index
        memref.store %1823, %out[%1824] : memref<?xf32>
      } else {
        %1825 = arith.addi %1815, %c14 : index
        memref.store %1810, %out[%1825] : memref<?xf32>
      }
    }
  }
  wave.return
}
