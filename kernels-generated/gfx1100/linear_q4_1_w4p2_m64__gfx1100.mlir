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
  %c37 = arith.constant 0x3F800000 : f32
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
      %792 = memref.load %factors[%789] : memref<?xf32>
      %793 = arith.select %791, %792, %c37 : f32
      %794 = arith.remui %784, %c14 : index
      %795 = arith.muli %794, %c19 : index
      %796 = arith.addi %11, %795 : index
      %797 = vector.load %w[%796] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %798 = vector.bitcast %797 : vector<4xi8> to vector<1xf32>
      %799 = vector.extract %798[0] : f32 from vector<1xf32>
      %800 = arith.mulf %799, %793 : f32
      %801 = arith.mulf %770, %800 : f32
      %802 = arith.remui %784, %c14 : index
      %803 = arith.muli %802, %c19 : index
      %804 = arith.addi %13, %803 : index
      %805 = vector.load %w[%804] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %806 = vector.bitcast %805 : vector<4xi8> to vector<1xf32>
      %807 = vector.extract %806[0] : f32 from vector<1xf32>
      %808 = arith.mulf %807, %793 : f32
      %809 = arith.mulf %783, %808 : f32
      %810 = arith.muli %789, %outputFeatures : index
      %811 = arith.addi %810, %20 : index
      %812 = wave.lane
      %813 = arith.remui %812, %c14 : index
      %814 = arith.addi %811, %813 : index
      scf.if %18 {
        %815 = arith.addi %814, %c5 : index
        %816 = memref.load %residual[%815] : memref<?xf32>
        %817 = arith.addf %816, %801 : f32
        %818 = arith.addi %814, %c5 : index
        memref.store %817, %out[%818] : memref<?xf32>
      } else {
        %819 = arith.addi %814, %c5 : index
        memref.store %801, %out[%819] : memref<?xf32>
      }
      scf.if %18 {
        %820 = arith.addi %814, %c14 : index
        %821 = memref.load %residual[%820] : memref<?xf32>
        %822 = arith.addf %821, %809 : f32
        %823 = arith.addi %814, %c14 : index
        memref.store %822, %out[%823] : memref<?xf32>
      } else {
        %824 = arith.addi %814, %c14 : index
        memref.store %809, %out[%824] : memref<?xf32>
      }
    }
    %825 = arith.muli %715, %c2 : index
    %826 = arith.addi %825, %c6 : index
    %827 = arith.muli %826, %c12 : index
    %828 = arith.addi %827, %714 : index
    %829 = arith.addi %828, %c5 : index
    %830 = memref.load %17[%829] : memref<?xf32>
    %831 = arith.addi %829, %c33 : index
    %832 = memref.load %17[%831] : memref<?xf32>
    %833 = arith.addf %830, %832 : f32
    %834 = arith.addi %829, %c34 : index
    %835 = memref.load %17[%834] : memref<?xf32>
    %836 = arith.addf %833, %835 : f32
    %837 = arith.addi %829, %c35 : index
    %838 = memref.load %17[%837] : memref<?xf32>
    %839 = arith.addf %836, %838 : f32
    %840 = arith.muli %826, %c12 : index
    %841 = arith.addi %840, %714 : index
    %842 = arith.addi %841, %c20 : index
    %843 = memref.load %17[%842] : memref<?xf32>
    %844 = arith.addi %842, %c33 : index
    %845 = memref.load %17[%844] : memref<?xf32>
    %846 = arith.addf %843, %845 : f32
    %847 = arith.addi %842, %c34 : index
    %848 = memref.load %17[%847] : memref<?xf32>
    %849 = arith.addf %846, %848 : f32
    %850 = arith.addi %842, %c35 : index
    %851 = memref.load %17[%850] : memref<?xf32>
    %852 = arith.addf %849, %851 : f32
    %853 = wave.lane
    %854 = arith.addi %16, %c5 : index
    %855 = arith.muli %826, %c2 : index
    %856 = arith.addi %854, %855 : index
    %857 = arith.divui %853, %c14 : index
    %858 = arith.addi %856, %857 : index
    %859 = arith.cmpi slt, %858, %15 : index
    scf.if %859 {
      %860 = arith.cmpi eq, %hasFactors, %c6 : index
      %861 = memref.load %factors[%858] : memref<?xf32>
      %862 = arith.select %860, %861, %c37 : f32
      %863 = arith.remui %853, %c14 : index
      %864 = arith.muli %863, %c19 : index
      %865 = arith.addi %11, %864 : index
      %866 = vector.load %w[%865] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %867 = vector.bitcast %866 : vector<4xi8> to vector<1xf32>
      %868 = vector.extract %867[0] : f32 from vector<1xf32>
      %869 = arith.mulf %868, %862 : f32
      %870 = arith.mulf %839, %869 : f32
      %871 = arith.remui %853, %c14 : index
      %872 = arith.muli %871, %c19 : index
      %873 = arith.addi %13, %872 : index
      %874 = vector.load %w[%873] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %875 = vector.bitcast %874 : vector<4xi8> to vector<1xf32>
      %876 = vector.extract %875[0] : f32 from vector<1xf32>
      %877 = arith.mulf %876, %862 : f32
      %878 = arith.mulf %852, %877 : f32
      %879 = arith.muli %858, %outputFeatures : index
      %880 = arith.addi %879, %20 : index
      %881 = wave.lane
      %882 = arith.remui %881, %c14 : index
      %883 = arith.addi %880, %882 : index
      scf.if %18 {
        %884 = arith.addi %883, %c5 : index
        %885 = memref.load %residual[%884] : memref<?xf32>
        %886 = arith.addf %885, %870 : f32
        %887 = arith.addi %883, %c5 : index
        memref.store %886, %out[%887] : memref<?xf32>
      } else {
        %888 = arith.addi %883, %c5 : index
        memref.store %870, %out[%888] : memref<?xf32>
      }
      scf.if %18 {
        %889 = arith.addi %883, %c14 : index
        %890 = memref.load %residual[%889] : memref<?xf32>
        %891 = arith.addf %890, %878 : f32
        %892 = arith.addi %883, %c14 : index
        memref.store %891, %out[%892] : memref<?xf32>
      } else {
        %893 = arith.addi %883, %c14 : index
        memref.store %878, %out[%893] : memref<?xf32>
      }
    }
    %894 = wave.lane
    wave.barrier
    %895 = wave.wave
    %896 = arith.muli %895, %c2 : index
    %897 = arith.addi %896, %c5 : index
    %898 = arith.muli %897, %c20 : index
    %899 = arith.addi %898, %894 : index
    %900 = vector.extract %518#2[0] : f32 from vector<8xf32>
    %901 = arith.addi %899, %c5 : index
    memref.store %900, %17[%901] : memref<?xf32>
    %902 = vector.extract %518#2[1] : f32 from vector<8xf32>
    %903 = arith.addi %899, %c12 : index
    memref.store %902, %17[%903] : memref<?xf32>
    %904 = vector.extract %518#2[2] : f32 from vector<8xf32>
    %905 = arith.addi %899, %c8 : index
    memref.store %904, %17[%905] : memref<?xf32>
    %906 = vector.extract %518#2[3] : f32 from vector<8xf32>
    %907 = arith.addi %899, %c29 : index
    memref.store %906, %17[%907] : memref<?xf32>
    %908 = vector.extract %518#2[4] : f32 from vector<8xf32>
    %909 = arith.addi %899, %c4 : index
    memref.store %908, %17[%909] : memref<?xf32>
    %910 = vector.extract %518#2[5] : f32 from vector<8xf32>
    %911 = arith.addi %899, %c30 : index
    memref.store %910, %17[%911] : memref<?xf32>
    %912 = vector.extract %518#2[6] : f32 from vector<8xf32>
    %913 = arith.addi %899, %c31 : index
    memref.store %912, %17[%913] : memref<?xf32>
    %914 = vector.extract %518#2[7] : f32 from vector<8xf32>
    %915 = arith.addi %899, %c32 : index
    memref.store %914, %17[%915] : memref<?xf32>
    %916 = arith.muli %895, %c2 : index
    %917 = arith.addi %916, %c6 : index
    %918 = arith.muli %917, %c20 : index
    %919 = arith.addi %918, %894 : index
    %920 = vector.extract %518#3[0] : f32 from vector<8xf32>
    %921 = arith.addi %919, %c5 : index
    memref.store %920, %17[%921] : memref<?xf32>
    %922 = vector.extract %518#3[1] : f32 from vector<8xf32>
    %923 = arith.addi %919, %c12 : index
    memref.store %922, %17[%923] : memref<?xf32>
    %924 = vector.extract %518#3[2] : f32 from vector<8xf32>
    %925 = arith.addi %919, %c8 : index
    memref.store %924, %17[%925] : memref<?xf32>
    %926 = vector.extract %518#3[3] : f32 from vector<8xf32>
    %927 = arith.addi %919, %c29 : index
    memref.store %926, %17[%927] : memref<?xf32>
    %928 = vector.extract %518#3[4] : f32 from vector<8xf32>
    %929 = arith.addi %919, %c4 : index
    memref.store %928, %17[%929] : memref<?xf32>
    %930 = vector.extract %518#3[5] : f32 from vector<8xf32>
    %931 = arith.addi %919, %c30 : index
    memref.store %930, %17[%931] : memref<?xf32>
    %932 = vector.extract %518#3[6] : f32 from vector<8xf32>
    %933 = arith.addi %919, %c31 : index
    memref.store %932, %17[%933] : memref<?xf32>
    %934 = vector.extract %518#3[7] : f32 from vector<8xf32>
    %935 = arith.addi %919, %c32 : index
    memref.store %934, %17[%935] : memref<?xf32>
    wave.barrier
    %936 = arith.muli %895, %c2 : index
    %937 = arith.addi %936, %c5 : index
    %938 = arith.muli %937, %c12 : index
    %939 = arith.addi %938, %894 : index
    %940 = arith.addi %939, %c5 : index
    %941 = memref.load %17[%940] : memref<?xf32>
    %942 = arith.addi %940, %c33 : index
    %943 = memref.load %17[%942] : memref<?xf32>
    %944 = arith.addf %941, %943 : f32
    %945 = arith.addi %940, %c34 : index
    %946 = memref.load %17[%945] : memref<?xf32>
    %947 = arith.addf %944, %946 : f32
    %948 = arith.addi %940, %c35 : index
    %949 = memref.load %17[%948] : memref<?xf32>
    %950 = arith.addf %947, %949 : f32
    %951 = arith.muli %937, %c12 : index
    %952 = arith.addi %951, %894 : index
    %953 = arith.addi %952, %c20 : index
    %954 = memref.load %17[%953] : memref<?xf32>
    %955 = arith.addi %953, %c33 : index
    %956 = memref.load %17[%955] : memref<?xf32>
    %957 = arith.addf %954, %956 : f32
    %958 = arith.addi %953, %c34 : index
    %959 = memref.load %17[%958] : memref<?xf32>
    %960 = arith.addf %957, %959 : f32
    %961 = arith.addi %953, %c35 : index
    %962 = memref.load %17[%961] : memref<?xf32>
    %963 = arith.addf %960, %962 : f32
    %964 = wave.lane
    %965 = arith.addi %16, %c14 : index
    %966 = arith.muli %937, %c2 : index
    %967 = arith.addi %965, %966 : index
    %968 = arith.divui %964, %c14 : index
    %969 = arith.addi %967, %968 : index
    %970 = arith.cmpi slt, %969, %15 : index
    scf.if %970 {
      %971 = arith.cmpi eq, %hasFactors, %c6 : index
      %972 = memref.load %factors[%969] : memref<?xf32>
      %973 = arith.select %971, %972, %c37 : f32
      %974 = arith.remui %964, %c14 : index
      %975 = arith.muli %974, %c19 : index
      %976 = arith.addi %11, %975 : index
      %977 = vector.load %w[%976] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %978 = vector.bitcast %977 : vector<4xi8> to vector<1xf32>
      %979 = vector.extract %978[0] : f32 from vector<1xf32>
      %980 = arith.mulf %979, %973 : f32
      %981 = arith.mulf %950, %980 : f32
      %982 = arith.remui %964, %c14 : index
      %983 = arith.muli %982, %c19 : index
      %984 = arith.addi %13, %983 : index
      %985 = vector.load %w[%984] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %986 = vector.bitcast %985 : vector<4xi8> to vector<1xf32>
      %987 = vector.extract %986[0] : f32 from vector<1xf32>
      %988 = arith.mulf %987, %973 : f32
      %989 = arith.mulf %963, %988 : f32
      %990 = arith.muli %969, %outputFeatures : index
      %991 = arith.addi %990, %20 : index
      %992 = wave.lane
      %993 = arith.remui %992, %c14 : index
      %994 = arith.addi %991, %993 : index
      scf.if %18 {
        %995 = arith.addi %994, %c5 : index
        %996 = memref.load %residual[%995] : memref<?xf32>
        %997 = arith.addf %996, %981 : f32
        %998 = arith.addi %994, %c5 : index
        memref.store %997, %out[%998] : memref<?xf32>
      } else {
        %999 = arith.addi %994, %c5 : index
        memref.store %981, %out[%999] : memref<?xf32>
      }
      scf.if %18 {
        %1000 = arith.addi %994, %c14 : index
        %1001 = memref.load %residual[%1000] : memref<?xf32>
        %1002 = arith.addf %1001, %989 : f32
        %1003 = arith.addi %994, %c14 : index
        memref.store %1002, %out[%1003] : memref<?xf32>
      } else {
        %1004 = arith.addi %994, %c14 : index
        memref.store %989, %out[%1004] : memref<?xf32>
      }
    }
    %1005 = arith.muli %895, %c2 : index
    %1006 = arith.addi %1005, %c6 : index
    %1007 = arith.muli %1006, %c12 : index
    %1008 = arith.addi %1007, %894 : index
    %1009 = arith.addi %1008, %c5 : index
    %1010 = memref.load %17[%1009] : memref<?xf32>
    %1011 = arith.addi %1009, %c33 : index
    %1012 = memref.load %17[%1011] : memref<?xf32>
    %1013 = arith.addf %1010, %1012 : f32
    %1014 = arith.addi %1009, %c34 : index
    %1015 = memref.load %17[%1014] : memref<?xf32>
    %1016 = arith.addf %1013, %1015 : f32
    %1017 = arith.addi %1009, %c35 : index
    %1018 = memref.load %17[%1017] : memref<?xf32>
    %1019 = arith.addf %1016, %1018 : f32
    %1020 = arith.muli %1006, %c12 : index
    %1021 = arith.addi %1020, %894 : index
    %1022 = arith.addi %1021, %c20 : index
    %1023 = memref.load %17[%1022] : memref<?xf32>
    %1024 = arith.addi %1022, %c33 : index
    %1025 = memref.load %17[%1024] : memref<?xf32>
    %1026 = arith.addf %1023, %1025 : f32
    %1027 = arith.addi %1022, %c34 : index
    %1028 = memref.load %17[%1027] : memref<?xf32>
    %1029 = arith.addf %1026, %1028 : f32
    %1030 = arith.addi %1022, %c35 : index
    %1031 = memref.load %17[%1030] : memref<?xf32>
    %1032 = arith.addf %1029, %1031 : f32
    %1033 = wave.lane
    %1034 = arith.addi %16, %c14 : index
    %1035 = arith.muli %1006, %c2 : index
    %1036 = arith.addi %1034, %1035 : index
    %1037 = arith.divui %1033, %c14 : index
    %1038 = arith.addi %1036, %1037 : index
    %1039 = arith.cmpi slt, %1038, %15 : index
    scf.if %1039 {
      %1040 = arith.cmpi eq, %hasFactors, %c6 : index
      %1041 = memref.load %factors[%1038] : memref<?xf32>
      %1042 = arith.select %1040, %1041, %c37 : f32
      %1043 = arith.remui %1033, %c14 : index
      %1044 = arith.muli %1043, %c19 : index
      %1045 = arith.addi %11, %1044 : index
      %1046 = vector.load %w[%1045] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1047 = vector.bitcast %1046 : vector<4xi8> to vector<1xf32>
      %1048 = vector.extract %1047[0] : f32 from vector<1xf32>
      %1049 = arith.mulf %1048, %1042 : f32
      %1050 = arith.mulf %1019, %1049 : f32
      %1051 = arith.remui %1033, %c14 : index
      %1052 = arith.muli %1051, %c19 : index
      %1053 = arith.addi %13, %1052 : index
      %1054 = vector.load %w[%1053] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1055 = vector.bitcast %1054 : vector<4xi8> to vector<1xf32>
      %1056 = vector.extract %1055[0] : f32 from vector<1xf32>
      %1057 = arith.mulf %1056, %1042 : f32
      %1058 = arith.mulf %1032, %1057 : f32
      %1059 = arith.muli %1038, %outputFeatures : index
      %1060 = arith.addi %1059, %20 : index
      %1061 = wave.lane
      %1062 = arith.remui %1061, %c14 : index
      %1063 = arith.addi %1060, %1062 : index
      scf.if %18 {
        %1064 = arith.addi %1063, %c5 : index
        %1065 = memref.load %residual[%1064] : memref<?xf32>
        %1066 = arith.addf %1065, %1050 : f32
        %1067 = arith.addi %1063, %c5 : index
        memref.store %1066, %out[%1067] : memref<?xf32>
      } else {
        %1068 = arith.addi %1063, %c5 : index
        memref.store %1050, %out[%1068] : memref<?xf32>
      }
      scf.if %18 {
        %1069 = arith.addi %1063, %c14 : index
        %1070 = memref.load %residual[%1069] : memref<?xf32>
        %1071 = arith.addf %1070, %1058 : f32
        %1072 = arith.addi %1063, %c14 : index
        memref.store %1071, %out[%1072] : memref<?xf32>
      } else {
        %1073 = arith.addi %1063, %c14 : index
        memref.store %1058, %out[%1073] : memref<?xf32>
      }
    }
    %1074 = wave.lane
    wave.barrier
    %1075 = wave.wave
    %1076 = arith.muli %1075, %c2 : index
    %1077 = arith.addi %1076, %c5 : index
    %1078 = arith.muli %1077, %c20 : index
    %1079 = arith.addi %1078, %1074 : index
    %1080 = vector.extract %518#4[0] : f32 from vector<8xf32>
    %1081 = arith.addi %1079, %c5 : index
    memref.store %1080, %17[%1081] : memref<?xf32>
    %1082 = vector.extract %518#4[1] : f32 from vector<8xf32>
    %1083 = arith.addi %1079, %c12 : index
    memref.store %1082, %17[%1083] : memref<?xf32>
    %1084 = vector.extract %518#4[2] : f32 from vector<8xf32>
    %1085 = arith.addi %1079, %c8 : index
    memref.store %1084, %17[%1085] : memref<?xf32>
    %1086 = vector.extract %518#4[3] : f32 from vector<8xf32>
    %1087 = arith.addi %1079, %c29 : index
    memref.store %1086, %17[%1087] : memref<?xf32>
    %1088 = vector.extract %518#4[4] : f32 from vector<8xf32>
    %1089 = arith.addi %1079, %c4 : index
    memref.store %1088, %17[%1089] : memref<?xf32>
    %1090 = vector.extract %518#4[5] : f32 from vector<8xf32>
    %1091 = arith.addi %1079, %c30 : index
    memref.store %1090, %17[%1091] : memref<?xf32>
    %1092 = vector.extract %518#4[6] : f32 from vector<8xf32>
    %1093 = arith.addi %1079, %c31 : index
    memref.store %1092, %17[%1093] : memref<?xf32>
    %1094 = vector.extract %518#4[7] : f32 from vector<8xf32>
    %1095 = arith.addi %1079, %c32 : index
    memref.store %1094, %17[%1095] : memref<?xf32>
    %1096 = arith.muli %1075, %c2 : index
    %1097 = arith.addi %1096, %c6 : index
    %1098 = arith.muli %1097, %c20 : index
    %1099 = arith.addi %1098, %1074 : index
    %1100 = vector.extract %518#5[0] : f32 from vector<8xf32>
    %1101 = arith.addi %1099, %c5 : index
    memref.store %1100, %17[%1101] : memref<?xf32>
    %1102 = vector.extract %518#5[1] : f32 from vector<8xf32>
    %1103 = arith.addi %1099, %c12 : index
    memref.store %1102, %17[%1103] : memref<?xf32>
    %1104 = vector.extract %518#5[2] : f32 from vector<8xf32>
    %1105 = arith.addi %1099, %c8 : index
    memref.store %1104, %17[%1105] : memref<?xf32>
    %1106 = vector.extract %518#5[3] : f32 from vector<8xf32>
    %1107 = arith.addi %1099, %c29 : index
    memref.store %1106, %17[%1107] : memref<?xf32>
    %1108 = vector.extract %518#5[4] : f32 from vector<8xf32>
    %1109 = arith.addi %1099, %c4 : index
    memref.store %1108, %17[%1109] : memref<?xf32>
    %1110 = vector.extract %518#5[5] : f32 from vector<8xf32>
    %1111 = arith.addi %1099, %c30 : index
    memref.store %1110, %17[%1111] : memref<?xf32>
    %1112 = vector.extract %518#5[6] : f32 from vector<8xf32>
    %1113 = arith.addi %1099, %c31 : index
    memref.store %1112, %17[%1113] : memref<?xf32>
    %1114 = vector.extract %518#5[7] : f32 from vector<8xf32>
    %1115 = arith.addi %1099, %c32 : index
    memref.store %1114, %17[%1115] : memref<?xf32>
    wave.barrier
    %1116 = arith.muli %1075, %c2 : index
    %1117 = arith.addi %1116, %c5 : index
    %1118 = arith.muli %1117, %c12 : index
    %1119 = arith.addi %1118, %1074 : index
    %1120 = arith.addi %1119, %c5 : index
    %1121 = memref.load %17[%1120] : memref<?xf32>
    %1122 = arith.addi %1120, %c33 : index
    %1123 = memref.load %17[%1122] : memref<?xf32>
    %1124 = arith.addf %1121, %1123 : f32
    %1125 = arith.addi %1120, %c34 : index
    %1126 = memref.load %17[%1125] : memref<?xf32>
    %1127 = arith.addf %1124, %1126 : f32
    %1128 = arith.addi %1120, %c35 : index
    %1129 = memref.load %17[%1128] : memref<?xf32>
    %1130 = arith.addf %1127, %1129 : f32
    %1131 = arith.muli %1117, %c12 : index
    %1132 = arith.addi %1131, %1074 : index
    %1133 = arith.addi %1132, %c20 : index
    %1134 = memref.load %17[%1133] : memref<?xf32>
    %1135 = arith.addi %1133, %c33 : index
    %1136 = memref.load %17[%1135] : memref<?xf32>
    %1137 = arith.addf %1134, %1136 : f32
    %1138 = arith.addi %1133, %c34 : index
    %1139 = memref.load %17[%1138] : memref<?xf32>
    %1140 = arith.addf %1137, %1139 : f32
    %1141 = arith.addi %1133, %c35 : index
    %1142 = memref.load %17[%1141] : memref<?xf32>
    %1143 = arith.addf %1140, %1142 : f32
    %1144 = wave.lane
    %1145 = arith.addi %16, %c12 : index
    %1146 = arith.muli %1117, %c2 : index
    %1147 = arith.addi %1145, %1146 : index
    %1148 = arith.divui %1144, %c14 : index
    %1149 = arith.addi %1147, %1148 : index
    %1150 = arith.cmpi slt, %1149, %15 : index
    scf.if %1150 {
      %1151 = arith.cmpi eq, %hasFactors, %c6 : index
      %1152 = memref.load %factors[%1149] : memref<?xf32>
      %1153 = arith.select %1151, %1152, %c37 : f32
      %1154 = arith.remui %1144, %c14 : index
      %1155 = arith.muli %1154, %c19 : index
      %1156 = arith.addi %11, %1155 : index
      %1157 = vector.load %w[%1156] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1158 = vector.bitcast %1157 : vector<4xi8> to vector<1xf32>
      %1159 = vector.extract %1158[0] : f32 from vector<1xf32>
      %1160 = arith.mulf %1159, %1153 : f32
      %1161 = arith.mulf %1130, %1160 : f32
      %1162 = arith.remui %1144, %c14 : index
      %1163 = arith.muli %1162, %c19 : index
      %1164 = arith.addi %13, %1163 : index
      %1165 = vector.load %w[%1164] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1166 = vector.bitcast %1165 : vector<4xi8> to vector<1xf32>
      %1167 = vector.extract %1166[0] : f32 from vector<1xf32>
      %1168 = arith.mulf %1167, %1153 : f32
      %1169 = arith.mulf %1143, %1168 : f32
      %1170 = arith.muli %1149, %outputFeatures : index
      %1171 = arith.addi %1170, %20 : index
      %1172 = wave.lane
      %1173 = arith.remui %1172, %c14 : index
      %1174 = arith.addi %1171, %1173 : index
      scf.if %18 {
        %1175 = arith.addi %1174, %c5 : index
        %1176 = memref.load %residual[%1175] : memref<?xf32>
        %1177 = arith.addf %1176, %1161 : f32
        %1178 = arith.addi %1174, %c5 : index
        memref.store %1177, %out[%1178] : memref<?xf32>
      } else {
        %1179 = arith.addi %1174, %c5 : index
        memref.store %1161, %out[%1179] : memref<?xf32>
      }
      scf.if %18 {
        %1180 = arith.addi %1174, %c14 : index
        %1181 = memref.load %residual[%1180] : memref<?xf32>
        %1182 = arith.addf %1181, %1169 : f32
        %1183 = arith.addi %1174, %c14 : index
        memref.store %1182, %out[%1183] : memref<?xf32>
      } else {
        %1184 = arith.addi %1174, %c14 : index
        memref.store %1169, %out[%1184] : memref<?xf32>
      }
    }
    %1185 = arith.muli %1075, %c2 : index
    %1186 = arith.addi %1185, %c6 : index
    %1187 = arith.muli %1186, %c12 : index
    %1188 = arith.addi %1187, %1074 : index
    %1189 = arith.addi %1188, %c5 : index
    %1190 = memref.load %17[%1189] : memref<?xf32>
    %1191 = arith.addi %1189, %c33 : index
    %1192 = memref.load %17[%1191] : memref<?xf32>
    %1193 = arith.addf %1190, %1192 : f32
    %1194 = arith.addi %1189, %c34 : index
    %1195 = memref.load %17[%1194] : memref<?xf32>
    %1196 = arith.addf %1193, %1195 : f32
    %1197 = arith.addi %1189, %c35 : index
    %1198 = memref.load %17[%1197] : memref<?xf32>
    %1199 = arith.addf %1196, %1198 : f32
    %1200 = arith.muli %1186, %c12 : index
    %1201 = arith.addi %1200, %1074 : index
    %1202 = arith.addi %1201, %c20 : index
    %1203 = memref.load %17[%1202] : memref<?xf32>
    %1204 = arith.addi %1202, %c33 : index
    %1205 = memref.load %17[%1204] : memref<?xf32>
    %1206 = arith.addf %1203, %1205 : f32
    %1207 = arith.addi %1202, %c34 : index
    %1208 = memref.load %17[%1207] : memref<?xf32>
    %1209 = arith.addf %1206, %1208 : f32
    %1210 = arith.addi %1202, %c35 : index
    %1211 = memref.load %17[%1210] : memref<?xf32>
    %1212 = arith.addf %1209, %1211 : f32
    %1213 = wave.lane
    %1214 = arith.addi %16, %c12 : index
    %1215 = arith.muli %1186, %c2 : index
    %1216 = arith.addi %1214, %1215 : index
    %1217 = arith.divui %1213, %c14 : index
    %1218 = arith.addi %1216, %1217 : index
    %1219 = arith.cmpi slt, %1218, %15 : index
    scf.if %1219 {
      %1220 = arith.cmpi eq, %hasFactors, %c6 : index
      %1221 = memref.load %factors[%1218] : memref<?xf32>
      %1222 = arith.select %1220, %1221, %c37 : f32
      %1223 = arith.remui %1213, %c14 : index
      %1224 = arith.muli %1223, %c19 : index
      %1225 = arith.addi %11, %1224 : index
      %1226 = vector.load %w[%1225] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1227 = vector.bitcast %1226 : vector<4xi8> to vector<1xf32>
      %1228 = vector.extract %1227[0] : f32 from vector<1xf32>
      %1229 = arith.mulf %1228, %1222 : f32
      %1230 = arith.mulf %1199, %1229 : f32
      %1231 = arith.remui %1213, %c14 : index
      %1232 = arith.muli %1231, %c19 : index
      %1233 = arith.addi %13, %1232 : index
      %1234 = vector.load %w[%1233] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1235 = vector.bitcast %1234 : vector<4xi8> to vector<1xf32>
      %1236 = vector.extract %1235[0] : f32 from vector<1xf32>
      %1237 = arith.mulf %1236, %1222 : f32
      %1238 = arith.mulf %1212, %1237 : f32
      %1239 = arith.muli %1218, %outputFeatures : index
      %1240 = arith.addi %1239, %20 : index
      %1241 = wave.lane
      %1242 = arith.remui %1241, %c14 : index
      %1243 = arith.addi %1240, %1242 : index
      scf.if %18 {
        %1244 = arith.addi %1243, %c5 : index
        %1245 = memref.load %residual[%1244] : memref<?xf32>
        %1246 = arith.addf %1245, %1230 : f32
        %1247 = arith.addi %1243, %c5 : index
        memref.store %1246, %out[%1247] : memref<?xf32>
      } else {
        %1248 = arith.addi %1243, %c5 : index
        memref.store %1230, %out[%1248] : memref<?xf32>
      }
      scf.if %18 {
        %1249 = arith.addi %1243, %c14 : index
        %1250 = memref.load %residual[%1249] : memref<?xf32>
        %1251 = arith.addf %1250, %1238 : f32
        %1252 = arith.addi %1243, %c14 : index
        memref.store %1251, %out[%1252] : memref<?xf32>
      } else {
        %1253 = arith.addi %1243, %c14 : index
        memref.store %1238, %out[%1253] : memref<?xf32>
      }
    }
    %1254 = wave.lane
    wave.barrier
    %1255 = wave.wave
    %1256 = arith.muli %1255, %c2 : index
    %1257 = arith.addi %1256, %c5 : index
    %1258 = arith.muli %1257, %c20 : index
    %1259 = arith.addi %1258, %1254 : index
    %1260 = vector.extract %518#6[0] : f32 from vector<8xf32>
    %1261 = arith.addi %1259, %c5 : index
    memref.store %1260, %17[%1261] : memref<?xf32>
    %1262 = vector.extract %518#6[1] : f32 from vector<8xf32>
    %1263 = arith.addi %1259, %c12 : index
    memref.store %1262, %17[%1263] : memref<?xf32>
    %1264 = vector.extract %518#6[2] : f32 from vector<8xf32>
    %1265 = arith.addi %1259, %c8 : index
    memref.store %1264, %17[%1265] : memref<?xf32>
    %1266 = vector.extract %518#6[3] : f32 from vector<8xf32>
    %1267 = arith.addi %1259, %c29 : index
    memref.store %1266, %17[%1267] : memref<?xf32>
    %1268 = vector.extract %518#6[4] : f32 from vector<8xf32>
    %1269 = arith.addi %1259, %c4 : index
    memref.store %1268, %17[%1269] : memref<?xf32>
    %1270 = vector.extract %518#6[5] : f32 from vector<8xf32>
    %1271 = arith.addi %1259, %c30 : index
    memref.store %1270, %17[%1271] : memref<?xf32>
    %1272 = vector.extract %518#6[6] : f32 from vector<8xf32>
    %1273 = arith.addi %1259, %c31 : index
    memref.store %1272, %17[%1273] : memref<?xf32>
    %1274 = vector.extract %518#6[7] : f32 from vector<8xf32>
    %1275 = arith.addi %1259, %c32 : index
    memref.store %1274, %17[%1275] : memref<?xf32>
    %1276 = arith.muli %1255, %c2 : index
    %1277 = arith.addi %1276, %c6 : index
    %1278 = arith.muli %1277, %c20 : index
    %1279 = arith.addi %1278, %1254 : index
    %1280 = vector.extract %518#7[0] : f32 from vector<8xf32>
    %1281 = arith.addi %1279, %c5 : index
    memref.store %1280, %17[%1281] : memref<?xf32>
    %1282 = vector.extract %518#7[1] : f32 from vector<8xf32>
    %1283 = arith.addi %1279, %c12 : index
    memref.store %1282, %17[%1283] : memref<?xf32>
    %1284 = vector.extract %518#7[2] : f32 from vector<8xf32>
    %1285 = arith.addi %1279, %c8 : index
    memref.store %1284, %17[%1285] : memref<?xf32>
    %1286 = vector.extract %518#7[3] : f32 from vector<8xf32>
    %1287 = arith.addi %1279, %c29 : index
    memref.store %1286, %17[%1287] : memref<?xf32>
    %1288 = vector.extract %518#7[4] : f32 from vector<8xf32>
    %1289 = arith.addi %1279, %c4 : index
    memref.store %1288, %17[%1289] : memref<?xf32>
    %1290 = vector.extract %518#7[5] : f32 from vector<8xf32>
    %1291 = arith.addi %1279, %c30 : index
    memref.store %1290, %17[%1291] : memref<?xf32>
    %1292 = vector.extract %518#7[6] : f32 from vector<8xf32>
    %1293 = arith.addi %1279, %c31 : index
    memref.store %1292, %17[%1293] : memref<?xf32>
    %1294 = vector.extract %518#7[7] : f32 from vector<8xf32>
    %1295 = arith.addi %1279, %c32 : index
    memref.store %1294, %17[%1295] : memref<?xf32>
    wave.barrier
    %1296 = arith.muli %1255, %c2 : index
    %1297 = arith.addi %1296, %c5 : index
    %1298 = arith.muli %1297, %c12 : index
    %1299 = arith.addi %1298, %1254 : index
    %1300 = arith.addi %1299, %c5 : index
    %1301 = memref.load %17[%1300] : memref<?xf32>
    %1302 = arith.addi %1300, %c33 : index
    %1303 = memref.load %17[%1302] : memref<?xf32>
    %1304 = arith.addf %1301, %1303 : f32
    %1305 = arith.addi %1300, %c34 : index
    %1306 = memref.load %17[%1305] : memref<?xf32>
    %1307 = arith.addf %1304, %1306 : f32
    %1308 = arith.addi %1300, %c35 : index
    %1309 = memref.load %17[%1308] : memref<?xf32>
    %1310 = arith.addf %1307, %1309 : f32
    %1311 = arith.muli %1297, %c12 : index
    %1312 = arith.addi %1311, %1254 : index
    %1313 = arith.addi %1312, %c20 : index
    %1314 = memref.load %17[%1313] : memref<?xf32>
    %1315 = arith.addi %1313, %c33 : index
    %1316 = memref.load %17[%1315] : memref<?xf32>
    %1317 = arith.addf %1314, %1316 : f32
    %1318 = arith.addi %1313, %c34 : index
    %1319 = memref.load %17[%1318] : memref<?xf32>
    %1320 = arith.addf %1317, %1319 : f32
    %1321 = arith.addi %1313, %c35 : index
    %1322 = memref.load %17[%1321] : memref<?xf32>
    %1323 = arith.addf %1320, %1322 : f32
    %1324 = wave.lane
    %1325 = arith.addi %16, %c15 : index
    %1326 = arith.muli %1297, %c2 : index
    %1327 = arith.addi %1325, %1326 : index
    %1328 = arith.divui %1324, %c14 : index
    %1329 = arith.addi %1327, %1328 : index
    %1330 = arith.cmpi slt, %1329, %15 : index
    scf.if %1330 {
      %1331 = arith.cmpi eq, %hasFactors, %c6 : index
      %1332 = memref.load %factors[%1329] : memref<?xf32>
      %1333 = arith.select %1331, %1332, %c37 : f32
      %1334 = arith.remui %1324, %c14 : index
      %1335 = arith.muli %1334, %c19 : index
      %1336 = arith.addi %11, %1335 : index
      %1337 = vector.load %w[%1336] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1338 = vector.bitcast %1337 : vector<4xi8> to vector<1xf32>
      %1339 = vector.extract %1338[0] : f32 from vector<1xf32>
      %1340 = arith.mulf %1339, %1333 : f32
      %1341 = arith.mulf %1310, %1340 : f32
      %1342 = arith.remui %1324, %c14 : index
      %1343 = arith.muli %1342, %c19 : index
      %1344 = arith.addi %13, %1343 : index
      %1345 = vector.load %w[%1344] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1346 = vector.bitcast %1345 : vector<4xi8> to vector<1xf32>
      %1347 = vector.extract %1346[0] : f32 from vector<1xf32>
      %1348 = arith.mulf %1347, %1333 : f32
      %1349 = arith.mulf %1323, %1348 : f32
      %1350 = arith.muli %1329, %outputFeatures : index
      %1351 = arith.addi %1350, %20 : index
      %1352 = wave.lane
      %1353 = arith.remui %1352, %c14 : index
      %1354 = arith.addi %1351, %1353 : index
      scf.if %18 {
        %1355 = arith.addi %1354, %c5 : index
        %1356 = memref.load %residual[%1355] : memref<?xf32>
        %1357 = arith.addf %1356, %1341 : f32
        %1358 = arith.addi %1354, %c5 : index
        memref.store %1357, %out[%1358] : memref<?xf32>
      } else {
        %1359 = arith.addi %1354, %c5 : index
        memref.store %1341, %out[%1359] : memref<?xf32>
      }
      scf.if %18 {
        %1360 = arith.addi %1354, %c14 : index
        %1361 = memref.load %residual[%1360] : memref<?xf32>
        %1362 = arith.addf %1361, %1349 : f32
        %1363 = arith.addi %1354, %c14 : index
        memref.store %1362, %out[%1363] : memref<?xf32>
      } else {
        %1364 = arith.addi %1354, %c14 : index
        memref.store %1349, %out[%1364] : memref<?xf32>
      }
    }
    %1365 = arith.muli %1255, %c2 : index
    %1366 = arith.addi %1365, %c6 : index
    %1367 = arith.muli %1366, %c12 : index
    %1368 = arith.addi %1367, %1254 : index
    %1369 = arith.addi %1368, %c5 : index
    %1370 = memref.load %17[%1369] : memref<?xf32>
    %1371 = arith.addi %1369, %c33 : index
    %1372 = memref.load %17[%1371] : memref<?xf32>
    %1373 = arith.addf %1370, %1372 : f32
    %1374 = arith.addi %1369, %c34 : index
    %1375 = memref.load %17[%1374] : memref<?xf32>
    %1376 = arith.addf %1373, %1375 : f32
    %1377 = arith.addi %1369, %c35 : index
    %1378 = memref.load %17[%1377] : memref<?xf32>
    %1379 = arith.addf %1376, %1378 : f32
    %1380 = arith.muli %1366, %c12 : index
    %1381 = arith.addi %1380, %1254 : index
    %1382 = arith.addi %1381, %c20 : index
    %1383 = memref.load %17[%1382] : memref<?xf32>
    %1384 = arith.addi %1382, %c33 : index
    %1385 = memref.load %17[%1384] : memref<?xf32>
    %1386 = arith.addf %1383, %1385 : f32
    %1387 = arith.addi %1382, %c34 : index
    %1388 = memref.load %17[%1387] : memref<?xf32>
    %1389 = arith.addf %1386, %1388 : f32
    %1390 = arith.addi %1382, %c35 : index
    %1391 = memref.load %17[%1390] : memref<?xf32>
    %1392 = arith.addf %1389, %1391 : f32
    %1393 = wave.lane
    %1394 = arith.addi %16, %c15 : index
    %1395 = arith.muli %1366, %c2 : index
    %1396 = arith.addi %1394, %1395 : index
    %1397 = arith.divui %1393, %c14 : index
    %1398 = arith.addi %1396, %1397 : index
    %1399 = arith.cmpi slt, %1398, %15 : index
    scf.if %1399 {
      %1400 = arith.cmpi eq, %hasFactors, %c6 : index
      %1401 = memref.load %factors[%1398] : memref<?xf32>
      %1402 = arith.select %1400, %1401, %c37 : f32
      %1403 = arith.remui %1393, %c14 : index
      %1404 = arith.muli %1403, %c19 : index
      %1405 = arith.addi %11, %1404 : index
      %1406 = vector.load %w[%1405] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1407 = vector.bitcast %1406 : vector<4xi8> to vector<1xf32>
      %1408 = vector.extract %1407[0] : f32 from vector<1xf32>
      %1409 = arith.mulf %1408, %1402 : f32
      %1410 = arith.mulf %1379, %1409 : f32
      %1411 = arith.remui %1393, %c14 : index
      %1412 = arith.muli %1411, %c19 : index
      %1413 = arith.addi %13, %1412 : index
      %1414 = vector.load %w[%1413] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1415 = vector.bitcast %1414 : vector<4xi8> to vector<1xf32>
      %1416 = vector.extract %1415[0] : f32 from vector<1xf32>
      %1417 = arith.mulf %1416, %1402 : f32
      %1418 = arith.mulf %1392, %1417 : f32
      %1419 = arith.muli %1398, %outputFeatures : index
      %1420 = arith.addi %1419, %20 : index
      %1421 = wave.lane
      %1422 = arith.remui %1421, %c14 : index
      %1423 = arith.addi %1420, %1422 : index
      scf.if %18 {
        %1424 = arith.addi %1423, %c5 : index
        %1425 = memref.load %residual[%1424] : memref<?xf32>
        %1426 = arith.addf %1425, %1410 : f32
        %1427 = arith.addi %1423, %c5 : index
        memref.store %1426, %out[%1427] : memref<?xf32>
      } else {
        %1428 = arith.addi %1423, %c5 : index
        memref.store %1410, %out[%1428] : memref<?xf32>
      }
      scf.if %18 {
        %1429 = arith.addi %1423, %c14 : index
        %1430 = memref.load %residual[%1429] : memref<?xf32>
        %1431 = arith.addf %1430, %1418 : f32
        %1432 = arith.addi %1423, %c14 : index
        memref.store %1431, %out[%1432] : memref<?xf32>
      } else {
        %1433 = arith.addi %1423, %c14 : index
        memref.store %1418, %out[%1433] : memref<?xf32>
      }
    }
  }
  wave.return
}
