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
  %c35 = arith.constant 0x3F800000 : f32
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
      %780 = memref.load %factors[%777] : memref<?xf32>
      %781 = arith.select %779, %780, %c35 : f32
      %782 = arith.remui %772, %c14 : index
      %783 = arith.muli %782, %c19 : index
      %784 = arith.addi %11, %783 : index
      %785 = vector.load %w[%784] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %786 = vector.bitcast %785 : vector<4xi8> to vector<1xf32>
      %787 = vector.extract %786[0] : f32 from vector<1xf32>
      %788 = arith.mulf %787, %781 : f32
      %789 = arith.mulf %764, %788 : f32
      %790 = arith.remui %772, %c14 : index
      %791 = arith.muli %790, %c19 : index
      %792 = arith.addi %13, %791 : index
      %793 = vector.load %w[%792] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %794 = vector.bitcast %793 : vector<4xi8> to vector<1xf32>
      %795 = vector.extract %794[0] : f32 from vector<1xf32>
      %796 = arith.mulf %795, %781 : f32
      %797 = arith.mulf %771, %796 : f32
      %798 = arith.muli %777, %outputFeatures : index
      %799 = arith.addi %798, %20 : index
      %800 = wave.lane
      %801 = arith.remui %800, %c14 : index
      %802 = arith.addi %799, %801 : index
      scf.if %18 {
        %803 = arith.addi %802, %c5 : index
        %804 = memref.load %residual[%803] : memref<?xf32>
        %805 = arith.addf %804, %789 : f32
        %806 = arith.addi %802, %c5 : index
        memref.store %805, %out[%806] : memref<?xf32>
      } else {
        %807 = arith.addi %802, %c5 : index
        memref.store %789, %out[%807] : memref<?xf32>
      }
      scf.if %18 {
        %808 = arith.addi %802, %c14 : index
        %809 = memref.load %residual[%808] : memref<?xf32>
        %810 = arith.addf %809, %797 : f32
        %811 = arith.addi %802, %c14 : index
        memref.store %810, %out[%811] : memref<?xf32>
      } else {
        %812 = arith.addi %802, %c14 : index
        memref.store %797, %out[%812] : memref<?xf32>
      }
    }
    %813 = arith.muli %715, %c19 : index
    %814 = arith.addi %813, %c6 : index
    %815 = arith.muli %814, %c12 : index
    %816 = arith.addi %815, %714 : index
    %817 = arith.addi %816, %c5 : index
    %818 = memref.load %17[%817] : memref<?xf32>
    %819 = arith.addi %817, %c33 : index
    %820 = memref.load %17[%819] : memref<?xf32>
    %821 = arith.addf %818, %820 : f32
    %822 = arith.muli %814, %c12 : index
    %823 = arith.addi %822, %714 : index
    %824 = arith.addi %823, %c20 : index
    %825 = memref.load %17[%824] : memref<?xf32>
    %826 = arith.addi %824, %c33 : index
    %827 = memref.load %17[%826] : memref<?xf32>
    %828 = arith.addf %825, %827 : f32
    %829 = wave.lane
    %830 = arith.addi %16, %c5 : index
    %831 = arith.muli %814, %c2 : index
    %832 = arith.addi %830, %831 : index
    %833 = arith.divui %829, %c14 : index
    %834 = arith.addi %832, %833 : index
    %835 = arith.cmpi slt, %834, %15 : index
    scf.if %835 {
      %836 = arith.cmpi eq, %hasFactors, %c6 : index
      %837 = memref.load %factors[%834] : memref<?xf32>
      %838 = arith.select %836, %837, %c35 : f32
      %839 = arith.remui %829, %c14 : index
      %840 = arith.muli %839, %c19 : index
      %841 = arith.addi %11, %840 : index
      %842 = vector.load %w[%841] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %843 = vector.bitcast %842 : vector<4xi8> to vector<1xf32>
      %844 = vector.extract %843[0] : f32 from vector<1xf32>
      %845 = arith.mulf %844, %838 : f32
      %846 = arith.mulf %821, %845 : f32
      %847 = arith.remui %829, %c14 : index
      %848 = arith.muli %847, %c19 : index
      %849 = arith.addi %13, %848 : index
      %850 = vector.load %w[%849] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %851 = vector.bitcast %850 : vector<4xi8> to vector<1xf32>
      %852 = vector.extract %851[0] : f32 from vector<1xf32>
      %853 = arith.mulf %852, %838 : f32
      %854 = arith.mulf %828, %853 : f32
      %855 = arith.muli %834, %outputFeatures : index
      %856 = arith.addi %855, %20 : index
      %857 = wave.lane
      %858 = arith.remui %857, %c14 : index
      %859 = arith.addi %856, %858 : index
      scf.if %18 {
        %860 = arith.addi %859, %c5 : index
        %861 = memref.load %residual[%860] : memref<?xf32>
        %862 = arith.addf %861, %846 : f32
        %863 = arith.addi %859, %c5 : index
        memref.store %862, %out[%863] : memref<?xf32>
      } else {
        %864 = arith.addi %859, %c5 : index
        memref.store %846, %out[%864] : memref<?xf32>
      }
      scf.if %18 {
        %865 = arith.addi %859, %c14 : index
        %866 = memref.load %residual[%865] : memref<?xf32>
        %867 = arith.addf %866, %854 : f32
        %868 = arith.addi %859, %c14 : index
        memref.store %867, %out[%868] : memref<?xf32>
      } else {
        %869 = arith.addi %859, %c14 : index
        memref.store %854, %out[%869] : memref<?xf32>
      }
    }
    %870 = arith.muli %715, %c19 : index
    %871 = arith.addi %870, %c2 : index
    %872 = arith.muli %871, %c12 : index
    %873 = arith.addi %872, %714 : index
    %874 = arith.addi %873, %c5 : index
    %875 = memref.load %17[%874] : memref<?xf32>
    %876 = arith.addi %874, %c33 : index
    %877 = memref.load %17[%876] : memref<?xf32>
    %878 = arith.addf %875, %877 : f32
    %879 = arith.muli %871, %c12 : index
    %880 = arith.addi %879, %714 : index
    %881 = arith.addi %880, %c20 : index
    %882 = memref.load %17[%881] : memref<?xf32>
    %883 = arith.addi %881, %c33 : index
    %884 = memref.load %17[%883] : memref<?xf32>
    %885 = arith.addf %882, %884 : f32
    %886 = wave.lane
    %887 = arith.addi %16, %c5 : index
    %888 = arith.muli %871, %c2 : index
    %889 = arith.addi %887, %888 : index
    %890 = arith.divui %886, %c14 : index
    %891 = arith.addi %889, %890 : index
    %892 = arith.cmpi slt, %891, %15 : index
    scf.if %892 {
      %893 = arith.cmpi eq, %hasFactors, %c6 : index
      %894 = memref.load %factors[%891] : memref<?xf32>
      %895 = arith.select %893, %894, %c35 : f32
      %896 = arith.remui %886, %c14 : index
      %897 = arith.muli %896, %c19 : index
      %898 = arith.addi %11, %897 : index
      %899 = vector.load %w[%898] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %900 = vector.bitcast %899 : vector<4xi8> to vector<1xf32>
      %901 = vector.extract %900[0] : f32 from vector<1xf32>
      %902 = arith.mulf %901, %895 : f32
      %903 = arith.mulf %878, %902 : f32
      %904 = arith.remui %886, %c14 : index
      %905 = arith.muli %904, %c19 : index
      %906 = arith.addi %13, %905 : index
      %907 = vector.load %w[%906] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %908 = vector.bitcast %907 : vector<4xi8> to vector<1xf32>
      %909 = vector.extract %908[0] : f32 from vector<1xf32>
      %910 = arith.mulf %909, %895 : f32
      %911 = arith.mulf %885, %910 : f32
      %912 = arith.muli %891, %outputFeatures : index
      %913 = arith.addi %912, %20 : index
      %914 = wave.lane
      %915 = arith.remui %914, %c14 : index
      %916 = arith.addi %913, %915 : index
      scf.if %18 {
        %917 = arith.addi %916, %c5 : index
        %918 = memref.load %residual[%917] : memref<?xf32>
        %919 = arith.addf %918, %903 : f32
        %920 = arith.addi %916, %c5 : index
        memref.store %919, %out[%920] : memref<?xf32>
      } else {
        %921 = arith.addi %916, %c5 : index
        memref.store %903, %out[%921] : memref<?xf32>
      }
      scf.if %18 {
        %922 = arith.addi %916, %c14 : index
        %923 = memref.load %residual[%922] : memref<?xf32>
        %924 = arith.addf %923, %911 : f32
        %925 = arith.addi %916, %c14 : index
        memref.store %924, %out[%925] : memref<?xf32>
      } else {
        %926 = arith.addi %916, %c14 : index
        memref.store %911, %out[%926] : memref<?xf32>
      }
    }
    %927 = arith.muli %715, %c19 : index
    %928 = arith.addi %927, %c28 : index
    %929 = arith.muli %928, %c12 : index
    %930 = arith.addi %929, %714 : index
    %931 = arith.addi %930, %c5 : index
    %932 = memref.load %17[%931] : memref<?xf32>
    %933 = arith.addi %931, %c33 : index
    %934 = memref.load %17[%933] : memref<?xf32>
    %935 = arith.addf %932, %934 : f32
    %936 = arith.muli %928, %c12 : index
    %937 = arith.addi %936, %714 : index
    %938 = arith.addi %937, %c20 : index
    %939 = memref.load %17[%938] : memref<?xf32>
    %940 = arith.addi %938, %c33 : index
    %941 = memref.load %17[%940] : memref<?xf32>
    %942 = arith.addf %939, %941 : f32
    %943 = wave.lane
    %944 = arith.addi %16, %c5 : index
    %945 = arith.muli %928, %c2 : index
    %946 = arith.addi %944, %945 : index
    %947 = arith.divui %943, %c14 : index
    %948 = arith.addi %946, %947 : index
    %949 = arith.cmpi slt, %948, %15 : index
    scf.if %949 {
      %950 = arith.cmpi eq, %hasFactors, %c6 : index
      %951 = memref.load %factors[%948] : memref<?xf32>
      %952 = arith.select %950, %951, %c35 : f32
      %953 = arith.remui %943, %c14 : index
      %954 = arith.muli %953, %c19 : index
      %955 = arith.addi %11, %954 : index
      %956 = vector.load %w[%955] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %957 = vector.bitcast %956 : vector<4xi8> to vector<1xf32>
      %958 = vector.extract %957[0] : f32 from vector<1xf32>
      %959 = arith.mulf %958, %952 : f32
      %960 = arith.mulf %935, %959 : f32
      %961 = arith.remui %943, %c14 : index
      %962 = arith.muli %961, %c19 : index
      %963 = arith.addi %13, %962 : index
      %964 = vector.load %w[%963] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %965 = vector.bitcast %964 : vector<4xi8> to vector<1xf32>
      %966 = vector.extract %965[0] : f32 from vector<1xf32>
      %967 = arith.mulf %966, %952 : f32
      %968 = arith.mulf %942, %967 : f32
      %969 = arith.muli %948, %outputFeatures : index
      %970 = arith.addi %969, %20 : index
      %971 = wave.lane
      %972 = arith.remui %971, %c14 : index
      %973 = arith.addi %970, %972 : index
      scf.if %18 {
        %974 = arith.addi %973, %c5 : index
        %975 = memref.load %residual[%974] : memref<?xf32>
        %976 = arith.addf %975, %960 : f32
        %977 = arith.addi %973, %c5 : index
        memref.store %976, %out[%977] : memref<?xf32>
      } else {
        %978 = arith.addi %973, %c5 : index
        memref.store %960, %out[%978] : memref<?xf32>
      }
      scf.if %18 {
        %979 = arith.addi %973, %c14 : index
        %980 = memref.load %residual[%979] : memref<?xf32>
        %981 = arith.addf %980, %968 : f32
        %982 = arith.addi %973, %c14 : index
        memref.store %981, %out[%982] : memref<?xf32>
      } else {
        %983 = arith.addi %973, %c14 : index
        memref.store %968, %out[%983] : memref<?xf32>
      }
    }
    %984 = wave.lane
    wave.barrier
    %985 = wave.wave
    %986 = arith.muli %985, %c2 : index
    %987 = arith.addi %986, %c5 : index
    %988 = arith.muli %987, %c20 : index
    %989 = arith.addi %988, %984 : index
    %990 = vector.extract %518#2[0] : f32 from vector<8xf32>
    %991 = arith.addi %989, %c5 : index
    memref.store %990, %17[%991] : memref<?xf32>
    %992 = vector.extract %518#2[1] : f32 from vector<8xf32>
    %993 = arith.addi %989, %c12 : index
    memref.store %992, %17[%993] : memref<?xf32>
    %994 = vector.extract %518#2[2] : f32 from vector<8xf32>
    %995 = arith.addi %989, %c8 : index
    memref.store %994, %17[%995] : memref<?xf32>
    %996 = vector.extract %518#2[3] : f32 from vector<8xf32>
    %997 = arith.addi %989, %c29 : index
    memref.store %996, %17[%997] : memref<?xf32>
    %998 = vector.extract %518#2[4] : f32 from vector<8xf32>
    %999 = arith.addi %989, %c4 : index
    memref.store %998, %17[%999] : memref<?xf32>
    %1000 = vector.extract %518#2[5] : f32 from vector<8xf32>
    %1001 = arith.addi %989, %c30 : index
    memref.store %1000, %17[%1001] : memref<?xf32>
    %1002 = vector.extract %518#2[6] : f32 from vector<8xf32>
    %1003 = arith.addi %989, %c31 : index
    memref.store %1002, %17[%1003] : memref<?xf32>
    %1004 = vector.extract %518#2[7] : f32 from vector<8xf32>
    %1005 = arith.addi %989, %c32 : index
    memref.store %1004, %17[%1005] : memref<?xf32>
    %1006 = arith.muli %985, %c2 : index
    %1007 = arith.addi %1006, %c6 : index
    %1008 = arith.muli %1007, %c20 : index
    %1009 = arith.addi %1008, %984 : index
    %1010 = vector.extract %518#3[0] : f32 from vector<8xf32>
    %1011 = arith.addi %1009, %c5 : index
    memref.store %1010, %17[%1011] : memref<?xf32>
    %1012 = vector.extract %518#3[1] : f32 from vector<8xf32>
    %1013 = arith.addi %1009, %c12 : index
    memref.store %1012, %17[%1013] : memref<?xf32>
    %1014 = vector.extract %518#3[2] : f32 from vector<8xf32>
    %1015 = arith.addi %1009, %c8 : index
    memref.store %1014, %17[%1015] : memref<?xf32>
    %1016 = vector.extract %518#3[3] : f32 from vector<8xf32>
    %1017 = arith.addi %1009, %c29 : index
    memref.store %1016, %17[%1017] : memref<?xf32>
    %1018 = vector.extract %518#3[4] : f32 from vector<8xf32>
    %1019 = arith.addi %1009, %c4 : index
    memref.store %1018, %17[%1019] : memref<?xf32>
    %1020 = vector.extract %518#3[5] : f32 from vector<8xf32>
    %1021 = arith.addi %1009, %c30 : index
    memref.store %1020, %17[%1021] : memref<?xf32>
    %1022 = vector.extract %518#3[6] : f32 from vector<8xf32>
    %1023 = arith.addi %1009, %c31 : index
    memref.store %1022, %17[%1023] : memref<?xf32>
    %1024 = vector.extract %518#3[7] : f32 from vector<8xf32>
    %1025 = arith.addi %1009, %c32 : index
    memref.store %1024, %17[%1025] : memref<?xf32>
    wave.barrier
    %1026 = arith.muli %985, %c19 : index
    %1027 = arith.addi %1026, %c5 : index
    %1028 = arith.muli %1027, %c12 : index
    %1029 = arith.addi %1028, %984 : index
    %1030 = arith.addi %1029, %c5 : index
    %1031 = memref.load %17[%1030] : memref<?xf32>
    %1032 = arith.addi %1030, %c33 : index
    %1033 = memref.load %17[%1032] : memref<?xf32>
    %1034 = arith.addf %1031, %1033 : f32
    %1035 = arith.muli %1027, %c12 : index
    %1036 = arith.addi %1035, %984 : index
    %1037 = arith.addi %1036, %c20 : index
    %1038 = memref.load %17[%1037] : memref<?xf32>
    %1039 = arith.addi %1037, %c33 : index
    %1040 = memref.load %17[%1039] : memref<?xf32>
    %1041 = arith.addf %1038, %1040 : f32
    %1042 = wave.lane
    %1043 = arith.addi %16, %c14 : index
    %1044 = arith.muli %1027, %c2 : index
    %1045 = arith.addi %1043, %1044 : index
    %1046 = arith.divui %1042, %c14 : index
    %1047 = arith.addi %1045, %1046 : index
    %1048 = arith.cmpi slt, %1047, %15 : index
    scf.if %1048 {
      %1049 = arith.cmpi eq, %hasFactors, %c6 : index
      %1050 = memref.load %factors[%1047] : memref<?xf32>
      %1051 = arith.select %1049, %1050, %c35 : f32
      %1052 = arith.remui %1042, %c14 : index
      %1053 = arith.muli %1052, %c19 : index
      %1054 = arith.addi %11, %1053 : index
      %1055 = vector.load %w[%1054] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1056 = vector.bitcast %1055 : vector<4xi8> to vector<1xf32>
      %1057 = vector.extract %1056[0] : f32 from vector<1xf32>
      %1058 = arith.mulf %1057, %1051 : f32
      %1059 = arith.mulf %1034, %1058 : f32
      %1060 = arith.remui %1042, %c14 : index
      %1061 = arith.muli %1060, %c19 : index
      %1062 = arith.addi %13, %1061 : index
      %1063 = vector.load %w[%1062] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1064 = vector.bitcast %1063 : vector<4xi8> to vector<1xf32>
      %1065 = vector.extract %1064[0] : f32 from vector<1xf32>
      %1066 = arith.mulf %1065, %1051 : f32
      %1067 = arith.mulf %1041, %1066 : f32
      %1068 = arith.muli %1047, %outputFeatures : index
      %1069 = arith.addi %1068, %20 : index
      %1070 = wave.lane
      %1071 = arith.remui %1070, %c14 : index
      %1072 = arith.addi %1069, %1071 : index
      scf.if %18 {
        %1073 = arith.addi %1072, %c5 : index
        %1074 = memref.load %residual[%1073] : memref<?xf32>
        %1075 = arith.addf %1074, %1059 : f32
        %1076 = arith.addi %1072, %c5 : index
        memref.store %1075, %out[%1076] : memref<?xf32>
      } else {
        %1077 = arith.addi %1072, %c5 : index
        memref.store %1059, %out[%1077] : memref<?xf32>
      }
      scf.if %18 {
        %1078 = arith.addi %1072, %c14 : index
        %1079 = memref.load %residual[%1078] : memref<?xf32>
        %1080 = arith.addf %1079, %1067 : f32
        %1081 = arith.addi %1072, %c14 : index
        memref.store %1080, %out[%1081] : memref<?xf32>
      } else {
        %1082 = arith.addi %1072, %c14 : index
        memref.store %1067, %out[%1082] : memref<?xf32>
      }
    }
    %1083 = arith.muli %985, %c19 : index
    %1084 = arith.addi %1083, %c6 : index
    %1085 = arith.muli %1084, %c12 : index
    %1086 = arith.addi %1085, %984 : index
    %1087 = arith.addi %1086, %c5 : index
    %1088 = memref.load %17[%1087] : memref<?xf32>
    %1089 = arith.addi %1087, %c33 : index
    %1090 = memref.load %17[%1089] : memref<?xf32>
    %1091 = arith.addf %1088, %1090 : f32
    %1092 = arith.muli %1084, %c12 : index
    %1093 = arith.addi %1092, %984 : index
    %1094 = arith.addi %1093, %c20 : index
    %1095 = memref.load %17[%1094] : memref<?xf32>
    %1096 = arith.addi %1094, %c33 : index
    %1097 = memref.load %17[%1096] : memref<?xf32>
    %1098 = arith.addf %1095, %1097 : f32
    %1099 = wave.lane
    %1100 = arith.addi %16, %c14 : index
    %1101 = arith.muli %1084, %c2 : index
    %1102 = arith.addi %1100, %1101 : index
    %1103 = arith.divui %1099, %c14 : index
    %1104 = arith.addi %1102, %1103 : index
    %1105 = arith.cmpi slt, %1104, %15 : index
    scf.if %1105 {
      %1106 = arith.cmpi eq, %hasFactors, %c6 : index
      %1107 = memref.load %factors[%1104] : memref<?xf32>
      %1108 = arith.select %1106, %1107, %c35 : f32
      %1109 = arith.remui %1099, %c14 : index
      %1110 = arith.muli %1109, %c19 : index
      %1111 = arith.addi %11, %1110 : index
      %1112 = vector.load %w[%1111] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1113 = vector.bitcast %1112 : vector<4xi8> to vector<1xf32>
      %1114 = vector.extract %1113[0] : f32 from vector<1xf32>
      %1115 = arith.mulf %1114, %1108 : f32
      %1116 = arith.mulf %1091, %1115 : f32
      %1117 = arith.remui %1099, %c14 : index
      %1118 = arith.muli %1117, %c19 : index
      %1119 = arith.addi %13, %1118 : index
      %1120 = vector.load %w[%1119] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1121 = vector.bitcast %1120 : vector<4xi8> to vector<1xf32>
      %1122 = vector.extract %1121[0] : f32 from vector<1xf32>
      %1123 = arith.mulf %1122, %1108 : f32
      %1124 = arith.mulf %1098, %1123 : f32
      %1125 = arith.muli %1104, %outputFeatures : index
      %1126 = arith.addi %1125, %20 : index
      %1127 = wave.lane
      %1128 = arith.remui %1127, %c14 : index
      %1129 = arith.addi %1126, %1128 : index
      scf.if %18 {
        %1130 = arith.addi %1129, %c5 : index
        %1131 = memref.load %residual[%1130] : memref<?xf32>
        %1132 = arith.addf %1131, %1116 : f32
        %1133 = arith.addi %1129, %c5 : index
        memref.store %1132, %out[%1133] : memref<?xf32>
      } else {
        %1134 = arith.addi %1129, %c5 : index
        memref.store %1116, %out[%1134] : memref<?xf32>
      }
      scf.if %18 {
        %1135 = arith.addi %1129, %c14 : index
        %1136 = memref.load %residual[%1135] : memref<?xf32>
        %1137 = arith.addf %1136, %1124 : f32
        %1138 = arith.addi %1129, %c14 : index
        memref.store %1137, %out[%1138] : memref<?xf32>
      } else {
        %1139 = arith.addi %1129, %c14 : index
        memref.store %1124, %out[%1139] : memref<?xf32>
      }
    }
    %1140 = arith.muli %985, %c19 : index
    %1141 = arith.addi %1140, %c2 : index
    %1142 = arith.muli %1141, %c12 : index
    %1143 = arith.addi %1142, %984 : index
    %1144 = arith.addi %1143, %c5 : index
    %1145 = memref.load %17[%1144] : memref<?xf32>
    %1146 = arith.addi %1144, %c33 : index
    %1147 = memref.load %17[%1146] : memref<?xf32>
    %1148 = arith.addf %1145, %1147 : f32
    %1149 = arith.muli %1141, %c12 : index
    %1150 = arith.addi %1149, %984 : index
    %1151 = arith.addi %1150, %c20 : index
    %1152 = memref.load %17[%1151] : memref<?xf32>
    %1153 = arith.addi %1151, %c33 : index
    %1154 = memref.load %17[%1153] : memref<?xf32>
    %1155 = arith.addf %1152, %1154 : f32
    %1156 = wave.lane
    %1157 = arith.addi %16, %c14 : index
    %1158 = arith.muli %1141, %c2 : index
    %1159 = arith.addi %1157, %1158 : index
    %1160 = arith.divui %1156, %c14 : index
    %1161 = arith.addi %1159, %1160 : index
    %1162 = arith.cmpi slt, %1161, %15 : index
    scf.if %1162 {
      %1163 = arith.cmpi eq, %hasFactors, %c6 : index
      %1164 = memref.load %factors[%1161] : memref<?xf32>
      %1165 = arith.select %1163, %1164, %c35 : f32
      %1166 = arith.remui %1156, %c14 : index
      %1167 = arith.muli %1166, %c19 : index
      %1168 = arith.addi %11, %1167 : index
      %1169 = vector.load %w[%1168] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1170 = vector.bitcast %1169 : vector<4xi8> to vector<1xf32>
      %1171 = vector.extract %1170[0] : f32 from vector<1xf32>
      %1172 = arith.mulf %1171, %1165 : f32
      %1173 = arith.mulf %1148, %1172 : f32
      %1174 = arith.remui %1156, %c14 : index
      %1175 = arith.muli %1174, %c19 : index
      %1176 = arith.addi %13, %1175 : index
      %1177 = vector.load %w[%1176] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1178 = vector.bitcast %1177 : vector<4xi8> to vector<1xf32>
      %1179 = vector.extract %1178[0] : f32 from vector<1xf32>
      %1180 = arith.mulf %1179, %1165 : f32
      %1181 = arith.mulf %1155, %1180 : f32
      %1182 = arith.muli %1161, %outputFeatures : index
      %1183 = arith.addi %1182, %20 : index
      %1184 = wave.lane
      %1185 = arith.remui %1184, %c14 : index
      %1186 = arith.addi %1183, %1185 : index
      scf.if %18 {
        %1187 = arith.addi %1186, %c5 : index
        %1188 = memref.load %residual[%1187] : memref<?xf32>
        %1189 = arith.addf %1188, %1173 : f32
        %1190 = arith.addi %1186, %c5 : index
        memref.store %1189, %out[%1190] : memref<?xf32>
      } else {
        %1191 = arith.addi %1186, %c5 : index
        memref.store %1173, %out[%1191] : memref<?xf32>
      }
      scf.if %18 {
        %1192 = arith.addi %1186, %c14 : index
        %1193 = memref.load %residual[%1192] : memref<?xf32>
        %1194 = arith.addf %1193, %1181 : f32
        %1195 = arith.addi %1186, %c14 : index
        memref.store %1194, %out[%1195] : memref<?xf32>
      } else {
        %1196 = arith.addi %1186, %c14 : index
        memref.store %1181, %out[%1196] : memref<?xf32>
      }
    }
    %1197 = arith.muli %985, %c19 : index
    %1198 = arith.addi %1197, %c28 : index
    %1199 = arith.muli %1198, %c12 : index
    %1200 = arith.addi %1199, %984 : index
    %1201 = arith.addi %1200, %c5 : index
    %1202 = memref.load %17[%1201] : memref<?xf32>
    %1203 = arith.addi %1201, %c33 : index
    %1204 = memref.load %17[%1203] : memref<?xf32>
    %1205 = arith.addf %1202, %1204 : f32
    %1206 = arith.muli %1198, %c12 : index
    %1207 = arith.addi %1206, %984 : index
    %1208 = arith.addi %1207, %c20 : index
    %1209 = memref.load %17[%1208] : memref<?xf32>
    %1210 = arith.addi %1208, %c33 : index
    %1211 = memref.load %17[%1210] : memref<?xf32>
    %1212 = arith.addf %1209, %1211 : f32
    %1213 = wave.lane
    %1214 = arith.addi %16, %c14 : index
    %1215 = arith.muli %1198, %c2 : index
    %1216 = arith.addi %1214, %1215 : index
    %1217 = arith.divui %1213, %c14 : index
    %1218 = arith.addi %1216, %1217 : index
    %1219 = arith.cmpi slt, %1218, %15 : index
    scf.if %1219 {
      %1220 = arith.cmpi eq, %hasFactors, %c6 : index
      %1221 = memref.load %factors[%1218] : memref<?xf32>
      %1222 = arith.select %1220, %1221, %c35 : f32
      %1223 = arith.remui %1213, %c14 : index
      %1224 = arith.muli %1223, %c19 : index
      %1225 = arith.addi %11, %1224 : index
      %1226 = vector.load %w[%1225] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1227 = vector.bitcast %1226 : vector<4xi8> to vector<1xf32>
      %1228 = vector.extract %1227[0] : f32 from vector<1xf32>
      %1229 = arith.mulf %1228, %1222 : f32
      %1230 = arith.mulf %1205, %1229 : f32
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
    %1260 = vector.extract %518#4[0] : f32 from vector<8xf32>
    %1261 = arith.addi %1259, %c5 : index
    memref.store %1260, %17[%1261] : memref<?xf32>
    %1262 = vector.extract %518#4[1] : f32 from vector<8xf32>
    %1263 = arith.addi %1259, %c12 : index
    memref.store %1262, %17[%1263] : memref<?xf32>
    %1264 = vector.extract %518#4[2] : f32 from vector<8xf32>
    %1265 = arith.addi %1259, %c8 : index
    memref.store %1264, %17[%1265] : memref<?xf32>
    %1266 = vector.extract %518#4[3] : f32 from vector<8xf32>
    %1267 = arith.addi %1259, %c29 : index
    memref.store %1266, %17[%1267] : memref<?xf32>
    %1268 = vector.extract %518#4[4] : f32 from vector<8xf32>
    %1269 = arith.addi %1259, %c4 : index
    memref.store %1268, %17[%1269] : memref<?xf32>
    %1270 = vector.extract %518#4[5] : f32 from vector<8xf32>
    %1271 = arith.addi %1259, %c30 : index
    memref.store %1270, %17[%1271] : memref<?xf32>
    %1272 = vector.extract %518#4[6] : f32 from vector<8xf32>
    %1273 = arith.addi %1259, %c31 : index
    memref.store %1272, %17[%1273] : memref<?xf32>
    %1274 = vector.extract %518#4[7] : f32 from vector<8xf32>
    %1275 = arith.addi %1259, %c32 : index
    memref.store %1274, %17[%1275] : memref<?xf32>
    %1276 = arith.muli %1255, %c2 : index
    %1277 = arith.addi %1276, %c6 : index
    %1278 = arith.muli %1277, %c20 : index
    %1279 = arith.addi %1278, %1254 : index
    %1280 = vector.extract %518#5[0] : f32 from vector<8xf32>
    %1281 = arith.addi %1279, %c5 : index
    memref.store %1280, %17[%1281] : memref<?xf32>
    %1282 = vector.extract %518#5[1] : f32 from vector<8xf32>
    %1283 = arith.addi %1279, %c12 : index
    memref.store %1282, %17[%1283] : memref<?xf32>
    %1284 = vector.extract %518#5[2] : f32 from vector<8xf32>
    %1285 = arith.addi %1279, %c8 : index
    memref.store %1284, %17[%1285] : memref<?xf32>
    %1286 = vector.extract %518#5[3] : f32 from vector<8xf32>
    %1287 = arith.addi %1279, %c29 : index
    memref.store %1286, %17[%1287] : memref<?xf32>
    %1288 = vector.extract %518#5[4] : f32 from vector<8xf32>
    %1289 = arith.addi %1279, %c4 : index
    memref.store %1288, %17[%1289] : memref<?xf32>
    %1290 = vector.extract %518#5[5] : f32 from vector<8xf32>
    %1291 = arith.addi %1279, %c30 : index
    memref.store %1290, %17[%1291] : memref<?xf32>
    %1292 = vector.extract %518#5[6] : f32 from vector<8xf32>
    %1293 = arith.addi %1279, %c31 : index
    memref.store %1292, %17[%1293] : memref<?xf32>
    %1294 = vector.extract %518#5[7] : f32 from vector<8xf32>
    %1295 = arith.addi %1279, %c32 : index
    memref.store %1294, %17[%1295] : memref<?xf32>
    wave.barrier
    %1296 = arith.muli %1255, %c19 : index
    %1297 = arith.addi %1296, %c5 : index
    %1298 = arith.muli %1297, %c12 : index
    %1299 = arith.addi %1298, %1254 : index
    %1300 = arith.addi %1299, %c5 : index
    %1301 = memref.load %17[%1300] : memref<?xf32>
    %1302 = arith.addi %1300, %c33 : index
    %1303 = memref.load %17[%1302] : memref<?xf32>
    %1304 = arith.addf %1301, %1303 : f32
    %1305 = arith.muli %1297, %c12 : index
    %1306 = arith.addi %1305, %1254 : index
    %1307 = arith.addi %1306, %c20 : index
    %1308 = memref.load %17[%1307] : memref<?xf32>
    %1309 = arith.addi %1307, %c33 : index
    %1310 = memref.load %17[%1309] : memref<?xf32>
    %1311 = arith.addf %1308, %1310 : f32
    %1312 = wave.lane
    %1313 = arith.addi %16, %c12 : index
    %1314 = arith.muli %1297, %c2 : index
    %1315 = arith.addi %1313, %1314 : index
    %1316 = arith.divui %1312, %c14 : index
    %1317 = arith.addi %1315, %1316 : index
    %1318 = arith.cmpi slt, %1317, %15 : index
    scf.if %1318 {
      %1319 = arith.cmpi eq, %hasFactors, %c6 : index
      %1320 = memref.load %factors[%1317] : memref<?xf32>
      %1321 = arith.select %1319, %1320, %c35 : f32
      %1322 = arith.remui %1312, %c14 : index
      %1323 = arith.muli %1322, %c19 : index
      %1324 = arith.addi %11, %1323 : index
      %1325 = vector.load %w[%1324] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1326 = vector.bitcast %1325 : vector<4xi8> to vector<1xf32>
      %1327 = vector.extract %1326[0] : f32 from vector<1xf32>
      %1328 = arith.mulf %1327, %1321 : f32
      %1329 = arith.mulf %1304, %1328 : f32
      %1330 = arith.remui %1312, %c14 : index
      %1331 = arith.muli %1330, %c19 : index
      %1332 = arith.addi %13, %1331 : index
      %1333 = vector.load %w[%1332] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1334 = vector.bitcast %1333 : vector<4xi8> to vector<1xf32>
      %1335 = vector.extract %1334[0] : f32 from vector<1xf32>
      %1336 = arith.mulf %1335, %1321 : f32
      %1337 = arith.mulf %1311, %1336 : f32
      %1338 = arith.muli %1317, %outputFeatures : index
      %1339 = arith.addi %1338, %20 : index
      %1340 = wave.lane
      %1341 = arith.remui %1340, %c14 : index
      %1342 = arith.addi %1339, %1341 : index
      scf.if %18 {
        %1343 = arith.addi %1342, %c5 : index
        %1344 = memref.load %residual[%1343] : memref<?xf32>
        %1345 = arith.addf %1344, %1329 : f32
        %1346 = arith.addi %1342, %c5 : index
        memref.store %1345, %out[%1346] : memref<?xf32>
      } else {
        %1347 = arith.addi %1342, %c5 : index
        memref.store %1329, %out[%1347] : memref<?xf32>
      }
      scf.if %18 {
        %1348 = arith.addi %1342, %c14 : index
        %1349 = memref.load %residual[%1348] : memref<?xf32>
        %1350 = arith.addf %1349, %1337 : f32
        %1351 = arith.addi %1342, %c14 : index
        memref.store %1350, %out[%1351] : memref<?xf32>
      } else {
        %1352 = arith.addi %1342, %c14 : index
        memref.store %1337, %out[%1352] : memref<?xf32>
      }
    }
    %1353 = arith.muli %1255, %c19 : index
    %1354 = arith.addi %1353, %c6 : index
    %1355 = arith.muli %1354, %c12 : index
    %1356 = arith.addi %1355, %1254 : index
    %1357 = arith.addi %1356, %c5 : index
    %1358 = memref.load %17[%1357] : memref<?xf32>
    %1359 = arith.addi %1357, %c33 : index
    %1360 = memref.load %17[%1359] : memref<?xf32>
    %1361 = arith.addf %1358, %1360 : f32
    %1362 = arith.muli %1354, %c12 : index
    %1363 = arith.addi %1362, %1254 : index
    %1364 = arith.addi %1363, %c20 : index
    %1365 = memref.load %17[%1364] : memref<?xf32>
    %1366 = arith.addi %1364, %c33 : index
    %1367 = memref.load %17[%1366] : memref<?xf32>
    %1368 = arith.addf %1365, %1367 : f32
    %1369 = wave.lane
    %1370 = arith.addi %16, %c12 : index
    %1371 = arith.muli %1354, %c2 : index
    %1372 = arith.addi %1370, %1371 : index
    %1373 = arith.divui %1369, %c14 : index
    %1374 = arith.addi %1372, %1373 : index
    %1375 = arith.cmpi slt, %1374, %15 : index
    scf.if %1375 {
      %1376 = arith.cmpi eq, %hasFactors, %c6 : index
      %1377 = memref.load %factors[%1374] : memref<?xf32>
      %1378 = arith.select %1376, %1377, %c35 : f32
      %1379 = arith.remui %1369, %c14 : index
      %1380 = arith.muli %1379, %c19 : index
      %1381 = arith.addi %11, %1380 : index
      %1382 = vector.load %w[%1381] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1383 = vector.bitcast %1382 : vector<4xi8> to vector<1xf32>
      %1384 = vector.extract %1383[0] : f32 from vector<1xf32>
      %1385 = arith.mulf %1384, %1378 : f32
      %1386 = arith.mulf %1361, %1385 : f32
      %1387 = arith.remui %1369, %c14 : index
      %1388 = arith.muli %1387, %c19 : index
      %1389 = arith.addi %13, %1388 : index
      %1390 = vector.load %w[%1389] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1391 = vector.bitcast %1390 : vector<4xi8> to vector<1xf32>
      %1392 = vector.extract %1391[0] : f32 from vector<1xf32>
      %1393 = arith.mulf %1392, %1378 : f32
      %1394 = arith.mulf %1368, %1393 : f32
      %1395 = arith.muli %1374, %outputFeatures : index
      %1396 = arith.addi %1395, %20 : index
      %1397 = wave.lane
      %1398 = arith.remui %1397, %c14 : index
      %1399 = arith.addi %1396, %1398 : index
      scf.if %18 {
        %1400 = arith.addi %1399, %c5 : index
        %1401 = memref.load %residual[%1400] : memref<?xf32>
        %1402 = arith.addf %1401, %1386 : f32
        %1403 = arith.addi %1399, %c5 : index
        memref.store %1402, %out[%1403] : memref<?xf32>
      } else {
        %1404 = arith.addi %1399, %c5 : index
        memref.store %1386, %out[%1404] : memref<?xf32>
      }
      scf.if %18 {
        %1405 = arith.addi %1399, %c14 : index
        %1406 = memref.load %residual[%1405] : memref<?xf32>
        %1407 = arith.addf %1406, %1394 : f32
        %1408 = arith.addi %1399, %c14 : index
        memref.store %1407, %out[%1408] : memref<?xf32>
      } else {
        %1409 = arith.addi %1399, %c14 : index
        memref.store %1394, %out[%1409] : memref<?xf32>
      }
    }
    %1410 = arith.muli %1255, %c19 : index
    %1411 = arith.addi %1410, %c2 : index
    %1412 = arith.muli %1411, %c12 : index
    %1413 = arith.addi %1412, %1254 : index
    %1414 = arith.addi %1413, %c5 : index
    %1415 = memref.load %17[%1414] : memref<?xf32>
    %1416 = arith.addi %1414, %c33 : index
    %1417 = memref.load %17[%1416] : memref<?xf32>
    %1418 = arith.addf %1415, %1417 : f32
    %1419 = arith.muli %1411, %c12 : index
    %1420 = arith.addi %1419, %1254 : index
    %1421 = arith.addi %1420, %c20 : index
    %1422 = memref.load %17[%1421] : memref<?xf32>
    %1423 = arith.addi %1421, %c33 : index
    %1424 = memref.load %17[%1423] : memref<?xf32>
    %1425 = arith.addf %1422, %1424 : f32
    %1426 = wave.lane
    %1427 = arith.addi %16, %c12 : index
    %1428 = arith.muli %1411, %c2 : index
    %1429 = arith.addi %1427, %1428 : index
    %1430 = arith.divui %1426, %c14 : index
    %1431 = arith.addi %1429, %1430 : index
    %1432 = arith.cmpi slt, %1431, %15 : index
    scf.if %1432 {
      %1433 = arith.cmpi eq, %hasFactors, %c6 : index
      %1434 = memref.load %factors[%1431] : memref<?xf32>
      %1435 = arith.select %1433, %1434, %c35 : f32
      %1436 = arith.remui %1426, %c14 : index
      %1437 = arith.muli %1436, %c19 : index
      %1438 = arith.addi %11, %1437 : index
      %1439 = vector.load %w[%1438] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1440 = vector.bitcast %1439 : vector<4xi8> to vector<1xf32>
      %1441 = vector.extract %1440[0] : f32 from vector<1xf32>
      %1442 = arith.mulf %1441, %1435 : f32
      %1443 = arith.mulf %1418, %1442 : f32
      %1444 = arith.remui %1426, %c14 : index
      %1445 = arith.muli %1444, %c19 : index
      %1446 = arith.addi %13, %1445 : index
      %1447 = vector.load %w[%1446] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1448 = vector.bitcast %1447 : vector<4xi8> to vector<1xf32>
      %1449 = vector.extract %1448[0] : f32 from vector<1xf32>
      %1450 = arith.mulf %1449, %1435 : f32
      %1451 = arith.mulf %1425, %1450 : f32
      %1452 = arith.muli %1431, %outputFeatures : index
      %1453 = arith.addi %1452, %20 : index
      %1454 = wave.lane
      %1455 = arith.remui %1454, %c14 : index
      %1456 = arith.addi %1453, %1455 : index
      scf.if %18 {
        %1457 = arith.addi %1456, %c5 : index
        %1458 = memref.load %residual[%1457] : memref<?xf32>
        %1459 = arith.addf %1458, %1443 : f32
        %1460 = arith.addi %1456, %c5 : index
        memref.store %1459, %out[%1460] : memref<?xf32>
      } else {
        %1461 = arith.addi %1456, %c5 : index
        memref.store %1443, %out[%1461] : memref<?xf32>
      }
      scf.if %18 {
        %1462 = arith.addi %1456, %c14 : index
        %1463 = memref.load %residual[%1462] : memref<?xf32>
        %1464 = arith.addf %1463, %1451 : f32
        %1465 = arith.addi %1456, %c14 : index
        memref.store %1464, %out[%1465] : memref<?xf32>
      } else {
        %1466 = arith.addi %1456, %c14 : index
        memref.store %1451, %out[%1466] : memref<?xf32>
      }
    }
    %1467 = arith.muli %1255, %c19 : index
    %1468 = arith.addi %1467, %c28 : index
    %1469 = arith.muli %1468, %c12 : index
    %1470 = arith.addi %1469, %1254 : index
    %1471 = arith.addi %1470, %c5 : index
    %1472 = memref.load %17[%1471] : memref<?xf32>
    %1473 = arith.addi %1471, %c33 : index
    %1474 = memref.load %17[%1473] : memref<?xf32>
    %1475 = arith.addf %1472, %1474 : f32
    %1476 = arith.muli %1468, %c12 : index
    %1477 = arith.addi %1476, %1254 : index
    %1478 = arith.addi %1477, %c20 : index
    %1479 = memref.load %17[%1478] : memref<?xf32>
    %1480 = arith.addi %1478, %c33 : index
    %1481 = memref.load %17[%1480] : memref<?xf32>
    %1482 = arith.addf %1479, %1481 : f32
    %1483 = wave.lane
    %1484 = arith.addi %16, %c12 : index
    %1485 = arith.muli %1468, %c2 : index
    %1486 = arith.addi %1484, %1485 : index
    %1487 = arith.divui %1483, %c14 : index
    %1488 = arith.addi %1486, %1487 : index
    %1489 = arith.cmpi slt, %1488, %15 : index
    scf.if %1489 {
      %1490 = arith.cmpi eq, %hasFactors, %c6 : index
      %1491 = memref.load %factors[%1488] : memref<?xf32>
      %1492 = arith.select %1490, %1491, %c35 : f32
      %1493 = arith.remui %1483, %c14 : index
      %1494 = arith.muli %1493, %c19 : index
      %1495 = arith.addi %11, %1494 : index
      %1496 = vector.load %w[%1495] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1497 = vector.bitcast %1496 : vector<4xi8> to vector<1xf32>
      %1498 = vector.extract %1497[0] : f32 from vector<1xf32>
      %1499 = arith.mulf %1498, %1492 : f32
      %1500 = arith.mulf %1475, %1499 : f32
      %1501 = arith.remui %1483, %c14 : index
      %1502 = arith.muli %1501, %c19 : index
      %1503 = arith.addi %13, %1502 : index
      %1504 = vector.load %w[%1503] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1505 = vector.bitcast %1504 : vector<4xi8> to vector<1xf32>
      %1506 = vector.extract %1505[0] : f32 from vector<1xf32>
      %1507 = arith.mulf %1506, %1492 : f32
      %1508 = arith.mulf %1482, %1507 : f32
      %1509 = arith.muli %1488, %outputFeatures : index
      %1510 = arith.addi %1509, %20 : index
      %1511 = wave.lane
      %1512 = arith.remui %1511, %c14 : index
      %1513 = arith.addi %1510, %1512 : index
      scf.if %18 {
        %1514 = arith.addi %1513, %c5 : index
        %1515 = memref.load %residual[%1514] : memref<?xf32>
        %1516 = arith.addf %1515, %1500 : f32
        %1517 = arith.addi %1513, %c5 : index
        memref.store %1516, %out[%1517] : memref<?xf32>
      } else {
        %1518 = arith.addi %1513, %c5 : index
        memref.store %1500, %out[%1518] : memref<?xf32>
      }
      scf.if %18 {
        %1519 = arith.addi %1513, %c14 : index
        %1520 = memref.load %residual[%1519] : memref<?xf32>
        %1521 = arith.addf %1520, %1508 : f32
        %1522 = arith.addi %1513, %c14 : index
        memref.store %1521, %out[%1522] : memref<?xf32>
      } else {
        %1523 = arith.addi %1513, %c14 : index
        memref.store %1508, %out[%1523] : memref<?xf32>
      }
    }
    %1524 = wave.lane
    wave.barrier
    %1525 = wave.wave
    %1526 = arith.muli %1525, %c2 : index
    %1527 = arith.addi %1526, %c5 : index
    %1528 = arith.muli %1527, %c20 : index
    %1529 = arith.addi %1528, %1524 : index
    %1530 = vector.extract %518#6[0] : f32 from vector<8xf32>
    %1531 = arith.addi %1529, %c5 : index
    memref.store %1530, %17[%1531] : memref<?xf32>
    %1532 = vector.extract %518#6[1] : f32 from vector<8xf32>
    %1533 = arith.addi %1529, %c12 : index
    memref.store %1532, %17[%1533] : memref<?xf32>
    %1534 = vector.extract %518#6[2] : f32 from vector<8xf32>
    %1535 = arith.addi %1529, %c8 : index
    memref.store %1534, %17[%1535] : memref<?xf32>
    %1536 = vector.extract %518#6[3] : f32 from vector<8xf32>
    %1537 = arith.addi %1529, %c29 : index
    memref.store %1536, %17[%1537] : memref<?xf32>
    %1538 = vector.extract %518#6[4] : f32 from vector<8xf32>
    %1539 = arith.addi %1529, %c4 : index
    memref.store %1538, %17[%1539] : memref<?xf32>
    %1540 = vector.extract %518#6[5] : f32 from vector<8xf32>
    %1541 = arith.addi %1529, %c30 : index
    memref.store %1540, %17[%1541] : memref<?xf32>
    %1542 = vector.extract %518#6[6] : f32 from vector<8xf32>
    %1543 = arith.addi %1529, %c31 : index
    memref.store %1542, %17[%1543] : memref<?xf32>
    %1544 = vector.extract %518#6[7] : f32 from vector<8xf32>
    %1545 = arith.addi %1529, %c32 : index
    memref.store %1544, %17[%1545] : memref<?xf32>
    %1546 = arith.muli %1525, %c2 : index
    %1547 = arith.addi %1546, %c6 : index
    %1548 = arith.muli %1547, %c20 : index
    %1549 = arith.addi %1548, %1524 : index
    %1550 = vector.extract %518#7[0] : f32 from vector<8xf32>
    %1551 = arith.addi %1549, %c5 : index
    memref.store %1550, %17[%1551] : memref<?xf32>
    %1552 = vector.extract %518#7[1] : f32 from vector<8xf32>
    %1553 = arith.addi %1549, %c12 : index
    memref.store %1552, %17[%1553] : memref<?xf32>
    %1554 = vector.extract %518#7[2] : f32 from vector<8xf32>
    %1555 = arith.addi %1549, %c8 : index
    memref.store %1554, %17[%1555] : memref<?xf32>
    %1556 = vector.extract %518#7[3] : f32 from vector<8xf32>
    %1557 = arith.addi %1549, %c29 : index
    memref.store %1556, %17[%1557] : memref<?xf32>
    %1558 = vector.extract %518#7[4] : f32 from vector<8xf32>
    %1559 = arith.addi %1549, %c4 : index
    memref.store %1558, %17[%1559] : memref<?xf32>
    %1560 = vector.extract %518#7[5] : f32 from vector<8xf32>
    %1561 = arith.addi %1549, %c30 : index
    memref.store %1560, %17[%1561] : memref<?xf32>
    %1562 = vector.extract %518#7[6] : f32 from vector<8xf32>
    %1563 = arith.addi %1549, %c31 : index
    memref.store %1562, %17[%1563] : memref<?xf32>
    %1564 = vector.extract %518#7[7] : f32 from vector<8xf32>
    %1565 = arith.addi %1549, %c32 : index
    memref.store %1564, %17[%1565] : memref<?xf32>
    wave.barrier
    %1566 = arith.muli %1525, %c19 : index
    %1567 = arith.addi %1566, %c5 : index
    %1568 = arith.muli %1567, %c12 : index
    %1569 = arith.addi %1568, %1524 : index
    %1570 = arith.addi %1569, %c5 : index
    %1571 = memref.load %17[%1570] : memref<?xf32>
    %1572 = arith.addi %1570, %c33 : index
    %1573 = memref.load %17[%1572] : memref<?xf32>
    %1574 = arith.addf %1571, %1573 : f32
    %1575 = arith.muli %1567, %c12 : index
    %1576 = arith.addi %1575, %1524 : index
    %1577 = arith.addi %1576, %c20 : index
    %1578 = memref.load %17[%1577] : memref<?xf32>
    %1579 = arith.addi %1577, %c33 : index
    %1580 = memref.load %17[%1579] : memref<?xf32>
    %1581 = arith.addf %1578, %1580 : f32
    %1582 = wave.lane
    %1583 = arith.addi %16, %c15 : index
    %1584 = arith.muli %1567, %c2 : index
    %1585 = arith.addi %1583, %1584 : index
    %1586 = arith.divui %1582, %c14 : index
    %1587 = arith.addi %1585, %1586 : index
    %1588 = arith.cmpi slt, %1587, %15 : index
    scf.if %1588 {
      %1589 = arith.cmpi eq, %hasFactors, %c6 : index
      %1590 = memref.load %factors[%1587] : memref<?xf32>
      %1591 = arith.select %1589, %1590, %c35 : f32
      %1592 = arith.remui %1582, %c14 : index
      %1593 = arith.muli %1592, %c19 : index
      %1594 = arith.addi %11, %1593 : index
      %1595 = vector.load %w[%1594] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1596 = vector.bitcast %1595 : vector<4xi8> to vector<1xf32>
      %1597 = vector.extract %1596[0] : f32 from vector<1xf32>
      %1598 = arith.mulf %1597, %1591 : f32
      %1599 = arith.mulf %1574, %1598 : f32
      %1600 = arith.remui %1582, %c14 : index
      %1601 = arith.muli %1600, %c19 : index
      %1602 = arith.addi %13, %1601 : index
      %1603 = vector.load %w[%1602] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1604 = vector.bitcast %1603 : vector<4xi8> to vector<1xf32>
      %1605 = vector.extract %1604[0] : f32 from vector<1xf32>
      %1606 = arith.mulf %1605, %1591 : f32
      %1607 = arith.mulf %1581, %1606 : f32
      %1608 = arith.muli %1587, %outputFeatures : index
      %1609 = arith.addi %1608, %20 : index
      %1610 = wave.lane
      %1611 = arith.remui %1610, %c14 : index
      %1612 = arith.addi %1609, %1611 : index
      scf.if %18 {
        %1613 = arith.addi %1612, %c5 : index
        %1614 = memref.load %residual[%1613] : memref<?xf32>
        %1615 = arith.addf %1614, %1599 : f32
        %1616 = arith.addi %1612, %c5 : index
        memref.store %1615, %out[%1616] : memref<?xf32>
      } else {
        %1617 = arith.addi %1612, %c5 : index
        memref.store %1599, %out[%1617] : memref<?xf32>
      }
      scf.if %18 {
        %1618 = arith.addi %1612, %c14 : index
        %1619 = memref.load %residual[%1618] : memref<?xf32>
        %1620 = arith.addf %1619, %1607 : f32
        %1621 = arith.addi %1612, %c14 : index
        memref.store %1620, %out[%1621] : memref<?xf32>
      } else {
        %1622 = arith.addi %1612, %c14 : index
        memref.store %1607, %out[%1622] : memref<?xf32>
      }
    }
    %1623 = arith.muli %1525, %c19 : index
    %1624 = arith.addi %1623, %c6 : index
    %1625 = arith.muli %1624, %c12 : index
    %1626 = arith.addi %1625, %1524 : index
    %1627 = arith.addi %1626, %c5 : index
    %1628 = memref.load %17[%1627] : memref<?xf32>
    %1629 = arith.addi %1627, %c33 : index
    %1630 = memref.load %17[%1629] : memref<?xf32>
    %1631 = arith.addf %1628, %1630 : f32
    %1632 = arith.muli %1624, %c12 : index
    %1633 = arith.addi %1632, %1524 : index
    %1634 = arith.addi %1633, %c20 : index
    %1635 = memref.load %17[%1634] : memref<?xf32>
    %1636 = arith.addi %1634, %c33 : index
    %1637 = memref.load %17[%1636] : memref<?xf32>
    %1638 = arith.addf %1635, %1637 : f32
    %1639 = wave.lane
    %1640 = arith.addi %16, %c15 : index
    %1641 = arith.muli %1624, %c2 : index
    %1642 = arith.addi %1640, %1641 : index
    %1643 = arith.divui %1639, %c14 : index
    %1644 = arith.addi %1642, %1643 : index
    %1645 = arith.cmpi slt, %1644, %15 : index
    scf.if %1645 {
      %1646 = arith.cmpi eq, %hasFactors, %c6 : index
      %1647 = memref.load %factors[%1644] : memref<?xf32>
      %1648 = arith.select %1646, %1647, %c35 : f32
      %1649 = arith.remui %1639, %c14 : index
      %1650 = arith.muli %1649, %c19 : index
      %1651 = arith.addi %11, %1650 : index
      %1652 = vector.load %w[%1651] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1653 = vector.bitcast %1652 : vector<4xi8> to vector<1xf32>
      %1654 = vector.extract %1653[0] : f32 from vector<1xf32>
      %1655 = arith.mulf %1654, %1648 : f32
      %1656 = arith.mulf %1631, %1655 : f32
      %1657 = arith.remui %1639, %c14 : index
      %1658 = arith.muli %1657, %c19 : index
      %1659 = arith.addi %13, %1658 : index
      %1660 = vector.load %w[%1659] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1661 = vector.bitcast %1660 : vector<4xi8> to vector<1xf32>
      %1662 = vector.extract %1661[0] : f32 from vector<1xf32>
      %1663 = arith.mulf %1662, %1648 : f32
      %1664 = arith.mulf %1638, %1663 : f32
      %1665 = arith.muli %1644, %outputFeatures : index
      %1666 = arith.addi %1665, %20 : index
      %1667 = wave.lane
      %1668 = arith.remui %1667, %c14 : index
      %1669 = arith.addi %1666, %1668 : index
      scf.if %18 {
        %1670 = arith.addi %1669, %c5 : index
        %1671 = memref.load %residual[%1670] : memref<?xf32>
        %1672 = arith.addf %1671, %1656 : f32
        %1673 = arith.addi %1669, %c5 : index
        memref.store %1672, %out[%1673] : memref<?xf32>
      } else {
        %1674 = arith.addi %1669, %c5 : index
        memref.store %1656, %out[%1674] : memref<?xf32>
      }
      scf.if %18 {
        %1675 = arith.addi %1669, %c14 : index
        %1676 = memref.load %residual[%1675] : memref<?xf32>
        %1677 = arith.addf %1676, %1664 : f32
        %1678 = arith.addi %1669, %c14 : index
        memref.store %1677, %out[%1678] : memref<?xf32>
      } else {
        %1679 = arith.addi %1669, %c14 : index
        memref.store %1664, %out[%1679] : memref<?xf32>
      }
    }
    %1680 = arith.muli %1525, %c19 : index
    %1681 = arith.addi %1680, %c2 : index
    %1682 = arith.muli %1681, %c12 : index
    %1683 = arith.addi %1682, %1524 : index
    %1684 = arith.addi %1683, %c5 : index
    %1685 = memref.load %17[%1684] : memref<?xf32>
    %1686 = arith.addi %1684, %c33 : index
    %1687 = memref.load %17[%1686] : memref<?xf32>
    %1688 = arith.addf %1685, %1687 : f32
    %1689 = arith.muli %1681, %c12 : index
    %1690 = arith.addi %1689, %1524 : index
    %1691 = arith.addi %1690, %c20 : index
    %1692 = memref.load %17[%1691] : memref<?xf32>
    %1693 = arith.addi %1691, %c33 : index
    %1694 = memref.load %17[%1693] : memref<?xf32>
    %1695 = arith.addf %1692, %1694 : f32
    %1696 = wave.lane
    %1697 = arith.addi %16, %c15 : index
    %1698 = arith.muli %1681, %c2 : index
    %1699 = arith.addi %1697, %1698 : index
    %1700 = arith.divui %1696, %c14 : index
    %1701 = arith.addi %1699, %1700 : index
    %1702 = arith.cmpi slt, %1701, %15 : index
    scf.if %1702 {
      %1703 = arith.cmpi eq, %hasFactors, %c6 : index
      %1704 = memref.load %factors[%1701] : memref<?xf32>
      %1705 = arith.select %1703, %1704, %c35 : f32
      %1706 = arith.remui %1696, %c14 : index
      %1707 = arith.muli %1706, %c19 : index
      %1708 = arith.addi %11, %1707 : index
      %1709 = vector.load %w[%1708] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1710 = vector.bitcast %1709 : vector<4xi8> to vector<1xf32>
      %1711 = vector.extract %1710[0] : f32 from vector<1xf32>
      %1712 = arith.mulf %1711, %1705 : f32
      %1713 = arith.mulf %1688, %1712 : f32
      %1714 = arith.remui %1696, %c14 : index
      %1715 = arith.muli %1714, %c19 : index
      %1716 = arith.addi %13, %1715 : index
      %1717 = vector.load %w[%1716] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1718 = vector.bitcast %1717 : vector<4xi8> to vector<1xf32>
      %1719 = vector.extract %1718[0] : f32 from vector<1xf32>
      %1720 = arith.mulf %1719, %1705 : f32
      %1721 = arith.mulf %1695, %1720 : f32
      %1722 = arith.muli %1701, %outputFeatures : index
      %1723 = arith.addi %1722, %20 : index
      %1724 = wave.lane
      %1725 = arith.remui %1724, %c14 : index
      %1726 = arith.addi %1723, %1725 : index
      scf.if %18 {
        %1727 = arith.addi %1726, %c5 : index
        %1728 = memref.load %residual[%1727] : memref<?xf32>
        %1729 = arith.addf %1728, %1713 : f32
        %1730 = arith.addi %1726, %c5 : index
        memref.store %1729, %out[%1730] : memref<?xf32>
      } else {
        %1731 = arith.addi %1726, %c5 : index
        memref.store %1713, %out[%1731] : memref<?xf32>
      }
      scf.if %18 {
        %1732 = arith.addi %1726, %c14 : index
        %1733 = memref.load %residual[%1732] : memref<?xf32>
        %1734 = arith.addf %1733, %1721 : f32
        %1735 = arith.addi %1726, %c14 : index
        memref.store %1734, %out[%1735] : memref<?xf32>
      } else {
        %1736 = arith.addi %1726, %c14 : index
        memref.store %1721, %out[%1736] : memref<?xf32>
      }
    }
    %1737 = arith.muli %1525, %c19 : index
    %1738 = arith.addi %1737, %c28 : index
    %1739 = arith.muli %1738, %c12 : index
    %1740 = arith.addi %1739, %1524 : index
    %1741 = arith.addi %1740, %c5 : index
    %1742 = memref.load %17[%1741] : memref<?xf32>
    %1743 = arith.addi %1741, %c33 : index
    %1744 = memref.load %17[%1743] : memref<?xf32>
    %1745 = arith.addf %1742, %1744 : f32
    %1746 = arith.muli %1738, %c12 : index
    %1747 = arith.addi %1746, %1524 : index
    %1748 = arith.addi %1747, %c20 : index
    %1749 = memref.load %17[%1748] : memref<?xf32>
    %1750 = arith.addi %1748, %c33 : index
    %1751 = memref.load %17[%1750] : memref<?xf32>
    %1752 = arith.addf %1749, %1751 : f32
    %1753 = wave.lane
    %1754 = arith.addi %16, %c15 : index
    %1755 = arith.muli %1738, %c2 : index
    %1756 = arith.addi %1754, %1755 : index
    %1757 = arith.divui %1753, %c14 : index
    %1758 = arith.addi %1756, %1757 : index
    %1759 = arith.cmpi slt, %1758, %15 : index
    scf.if %1759 {
      %1760 = arith.cmpi eq, %hasFactors, %c6 : index
      %1761 = memref.load %factors[%1758] : memref<?xf32>
      %1762 = arith.select %1760, %1761, %c35 : f32
      %1763 = arith.remui %1753, %c14 : index
      %1764 = arith.muli %1763, %c19 : index
      %1765 = arith.addi %11, %1764 : index
      %1766 = vector.load %w[%1765] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1767 = vector.bitcast %1766 : vector<4xi8> to vector<1xf32>
      %1768 = vector.extract %1767[0] : f32 from vector<1xf32>
      %1769 = arith.mulf %1768, %1762 : f32
      %1770 = arith.mulf %1745, %1769 : f32
      %1771 = arith.remui %1753, %c14 : index
      %1772 = arith.muli %1771, %c19 : index
      %1773 = arith.addi %13, %1772 : index
      %1774 = vector.load %w[%1773] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1775 = vector.bitcast %1774 : vector<4xi8> to vector<1xf32>
      %1776 = vector.extract %1775[0] : f32 from vector<1xf32>
      %1777 = arith.mulf %1776, %1762 : f32
      %1778 = arith.mulf %1752, %1777 : f32
      %1779 = arith.muli %1758, %outputFeatures : index
      %1780 = arith.addi %1779, %20 : index
      %1781 = wave.lane
      %1782 = arith.remui %1781, %c14 : index
      %1783 = arith.addi %1780, %1782 : index
      scf.if %18 {
        %1784 = arith.addi %1783, %c5 : index
        %1785 = memref.load %residual[%1784] : memref<?xf32>
        %1786 = arith.addf %1785, %1770 : f32
        %1787 = arith.addi %1783, %c5 : index
        memref.store %1786, %out[%1787] : memref<?xf32>
      } else {
        %1788 = arith.addi %1783, %c5 : index
        memref.store %1770, %out[%1788] : memref<?xf32>
      }
      scf.if %18 {
        %1789 = arith.addi %1783, %c14 : index
        %1790 = memref.load %residual[%1789] : memref<?xf32>
        %1791 = arith.addf %1790, %1778 : f32
        %1792 = arith.addi %1783, %c14 : index
        memref.store %1791, %out[%1792] : memref<?xf32>
      } else {
        %1793 = arith.addi %1783, %c14 : index
        memref.store %1778, %out[%1793] : memref<?xf32>
      }
    }
  }
  wave.return
}
