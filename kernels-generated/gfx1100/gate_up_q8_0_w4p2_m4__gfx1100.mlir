// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q8_0', waves=4, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q8_0_w4p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>) attributes {waves = 4 : i64} {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c10 = arith.constant 2048 : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant 1024 : index
  %c16 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c19 = arith.constant 512 : index
  %c20 = arith.constant dense<16711935> : vector<4xi32>
  %c21 = arith.constant dense<1677747200> : vector<4xi32>
  %c22 = arith.constant dense<8> : vector<4xi32>
  %c23 = arith.constant dense<0x6480> : vector<16xf16>
  %c24 = arith.constant 256 : index
  %c25 = arith.constant 3 : index
  %c26 = arith.constant 64 : index
  %c27 = arith.constant 96 : index
  %c28 = arith.constant 160 : index
  %c29 = arith.constant 192 : index
  %c30 = arith.constant 224 : index
  %c31 = arith.constant 1536 : index
  %hasFactors = wave.param "hasFactors" : index
  %c33 = arith.constant 0x3F800000 : f32
  %c34 = arith.constant 4 : index
  %c35 = arith.constant 0xBFB8AA3B : f32
  %c36 = arith.constant 0x477FE000 : f32
  %c37 = arith.constant 0xC77FE000 : f32
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = arith.muli %inputFeatures, %c1 : index
  %3 = arith.addi %inputFeatures, %c2 : index
  %4 = arith.divui %3, %c3 : index
  %5 = arith.muli %4, %c3 : index
  %6 = arith.addi %2, %5 : index
  %7 = arith.addi %6, %c3 : index
  %8 = arith.muli %0, %c4 : index
  %9 = arith.addi %8, %c5 : index
  %10 = arith.muli %9, %7 : index
  %11 = arith.addi %8, %c6 : index
  %12 = arith.muli %11, %7 : index
  %13 = memref.load %step[%countAt] : memref<?xi32>
  %14 = arith.index_cast %13 : i32 to index
  %15 = arith.muli %1, %c1 : index
  %16 = wave.wave
  %17 = wave.scratch %operandHalves : memref<?xf16>
  %18 = wave.scratch %c10 : memref<?xf32>
  %19 = arith.cmpi slt, %15, %14 : index
  scf.if %19 {
    %20 = arith.muli %1, %c6 : index
    %21 = wave.wave
    %22 = arith.muli %21, %c13 : index
    %23 = wave.lane
    %24 = arith.addi %22, %23 : index
    %25 = arith.muli %24, %c14 : index
    scf.for %26 = %25 to %operandHalves step %c15 {
      %27 = vector.load %x[%26] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %27, %17[%26] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %28 = arith.divui %inputFeatures, %c13 : index
    %29 = arith.muli %16, %stepsPerWave : index
    %30 = arith.minsi %29, %28 : index
    %31 = arith.addi %30, %stepsPerWave : index
    %32 = arith.minsi %31, %28 : index
    %33 = arith.subi %32, %30 : index
    %34 = arith.divui %33, %c4 : index
    %35 = arith.muli %34, %c4 : index
    %36 = arith.addi %30, %35 : index
    %37 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %38 = arith.addi %30, %stepsPerWave : index
    %39 = arith.select %37, %38, %36 : index
    %43:2 = scf.for %40 = %30 to %39 step %c4 iter_args(%41 = %c16, %42 = %c16) -> (vector<8xf32>, vector<8xf32>) {
      %44 = wave.lane
      %45 = arith.addi %40, %c5 : index
      %46 = arith.remui %44, %c1 : index
      %47 = arith.addi %10, %c3 : index
      %48 = arith.muli %45, %c13 : index
      %49 = arith.addi %47, %48 : index
      %50 = arith.muli %46, %c4 : index
      %51 = arith.addi %49, %50 : index
      %52 = vector.load %w[%51] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %53 = vector.bitcast %52 : vector<2xi8> to vector<1xf16>
      %54 = vector.extract %53[0] : f16 from vector<1xf16>
      %55 = vector.broadcast %54 : f16 to vector<16xf16>
      %56 = arith.addi %10, %c3 : index
      %57 = arith.addi %inputFeatures, %c2 : index
      %58 = arith.divui %57, %c3 : index
      %59 = arith.muli %58, %c3 : index
      %60 = arith.addi %56, %59 : index
      %61 = arith.muli %45, %c19 : index
      %62 = arith.addi %60, %61 : index
      %63 = arith.addi %62, %c5 : index
      %64 = arith.muli %46, %c1 : index
      %65 = arith.addi %63, %64 : index
      %66 = vector.load %w[%65] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %67 = vector.bitcast %66 : vector<16xi8> to vector<4xi32>
      %68 = arith.andi %67, %c20 : vector<4xi32>
      %69 = arith.ori %68, %c21 : vector<4xi32>
      %70 = vector.bitcast %69 : vector<4xi32> to vector<8xf16>
      %71 = arith.shrui %67, %c22 : vector<4xi32>
      %72 = arith.andi %71, %c20 : vector<4xi32>
      %73 = arith.ori %72, %c21 : vector<4xi32>
      %74 = vector.bitcast %73 : vector<4xi32> to vector<8xf16>
      %75 = vector.shuffle %70, %74 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %76 = arith.subf %75, %c23 : vector<16xf16>
      %77 = arith.mulf %76, %55 : vector<16xf16>
      %78 = arith.muli %45, %c19 : index
      %79 = arith.addi %60, %78 : index
      %80 = arith.addi %79, %c24 : index
      %81 = arith.muli %46, %c1 : index
      %82 = arith.addi %80, %81 : index
      %83 = vector.load %w[%82] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %84 = vector.bitcast %83 : vector<16xi8> to vector<4xi32>
      %85 = arith.andi %84, %c20 : vector<4xi32>
      %86 = arith.ori %85, %c21 : vector<4xi32>
      %87 = vector.bitcast %86 : vector<4xi32> to vector<8xf16>
      %88 = arith.shrui %84, %c22 : vector<4xi32>
      %89 = arith.andi %88, %c20 : vector<4xi32>
      %90 = arith.ori %89, %c21 : vector<4xi32>
      %91 = vector.bitcast %90 : vector<4xi32> to vector<8xf16>
      %92 = vector.shuffle %87, %91 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %93 = arith.subf %92, %c23 : vector<16xf16>
      %94 = arith.mulf %93, %55 : vector<16xf16>
      %95 = arith.addi %40, %c6 : index
      %96 = arith.remui %44, %c1 : index
      %97 = arith.addi %10, %c3 : index
      %98 = arith.muli %95, %c13 : index
      %99 = arith.addi %97, %98 : index
      %100 = arith.muli %96, %c4 : index
      %101 = arith.addi %99, %100 : index
      %102 = vector.load %w[%101] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %103 = vector.bitcast %102 : vector<2xi8> to vector<1xf16>
      %104 = vector.extract %103[0] : f16 from vector<1xf16>
      %105 = vector.broadcast %104 : f16 to vector<16xf16>
      %106 = arith.addi %10, %c3 : index
      %107 = arith.addi %inputFeatures, %c2 : index
      %108 = arith.divui %107, %c3 : index
      %109 = arith.muli %108, %c3 : index
      %110 = arith.addi %106, %109 : index
      %111 = arith.muli %95, %c19 : index
      %112 = arith.addi %110, %111 : index
      %113 = arith.addi %112, %c5 : index
      %114 = arith.muli %96, %c1 : index
      %115 = arith.addi %113, %114 : index
      %116 = vector.load %w[%115] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %117 = vector.bitcast %116 : vector<16xi8> to vector<4xi32>
      %118 = arith.andi %117, %c20 : vector<4xi32>
      %119 = arith.ori %118, %c21 : vector<4xi32>
      %120 = vector.bitcast %119 : vector<4xi32> to vector<8xf16>
      %121 = arith.shrui %117, %c22 : vector<4xi32>
      %122 = arith.andi %121, %c20 : vector<4xi32>
      %123 = arith.ori %122, %c21 : vector<4xi32>
      %124 = vector.bitcast %123 : vector<4xi32> to vector<8xf16>
      %125 = vector.shuffle %120, %124 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %126 = arith.subf %125, %c23 : vector<16xf16>
      %127 = arith.mulf %126, %105 : vector<16xf16>
      %128 = arith.muli %95, %c19 : index
      %129 = arith.addi %110, %128 : index
      %130 = arith.addi %129, %c24 : index
      %131 = arith.muli %96, %c1 : index
      %132 = arith.addi %130, %131 : index
      %133 = vector.load %w[%132] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %134 = vector.bitcast %133 : vector<16xi8> to vector<4xi32>
      %135 = arith.andi %134, %c20 : vector<4xi32>
      %136 = arith.ori %135, %c21 : vector<4xi32>
      %137 = vector.bitcast %136 : vector<4xi32> to vector<8xf16>
      %138 = arith.shrui %134, %c22 : vector<4xi32>
      %139 = arith.andi %138, %c20 : vector<4xi32>
      %140 = arith.ori %139, %c21 : vector<4xi32>
      %141 = vector.bitcast %140 : vector<4xi32> to vector<8xf16>
      %142 = vector.shuffle %137, %141 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %143 = arith.subf %142, %c23 : vector<16xf16>
      %144 = arith.mulf %143, %105 : vector<16xf16>
      %145 = arith.addi %40, %c5 : index
      %146 = arith.remui %44, %c1 : index
      %147 = arith.addi %12, %c3 : index
      %148 = arith.muli %145, %c13 : index
      %149 = arith.addi %147, %148 : index
      %150 = arith.muli %146, %c4 : index
      %151 = arith.addi %149, %150 : index
      %152 = vector.load %w[%151] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %153 = vector.bitcast %152 : vector<2xi8> to vector<1xf16>
      %154 = vector.extract %153[0] : f16 from vector<1xf16>
      %155 = vector.broadcast %154 : f16 to vector<16xf16>
      %156 = arith.addi %12, %c3 : index
      %157 = arith.addi %inputFeatures, %c2 : index
      %158 = arith.divui %157, %c3 : index
      %159 = arith.muli %158, %c3 : index
      %160 = arith.addi %156, %159 : index
      %161 = arith.muli %145, %c19 : index
      %162 = arith.addi %160, %161 : index
      %163 = arith.addi %162, %c5 : index
      %164 = arith.muli %146, %c1 : index
      %165 = arith.addi %163, %164 : index
      %166 = vector.load %w[%165] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %167 = vector.bitcast %166 : vector<16xi8> to vector<4xi32>
      %168 = arith.andi %167, %c20 : vector<4xi32>
      %169 = arith.ori %168, %c21 : vector<4xi32>
      %170 = vector.bitcast %169 : vector<4xi32> to vector<8xf16>
      %171 = arith.shrui %167, %c22 : vector<4xi32>
      %172 = arith.andi %171, %c20 : vector<4xi32>
      %173 = arith.ori %172, %c21 : vector<4xi32>
      %174 = vector.bitcast %173 : vector<4xi32> to vector<8xf16>
      %175 = vector.shuffle %170, %174 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %176 = arith.subf %175, %c23 : vector<16xf16>
      %177 = arith.mulf %176, %155 : vector<16xf16>
      %178 = arith.muli %145, %c19 : index
      %179 = arith.addi %160, %178 : index
      %180 = arith.addi %179, %c24 : index
      %181 = arith.muli %146, %c1 : index
      %182 = arith.addi %180, %181 : index
      %183 = vector.load %w[%182] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %184 = vector.bitcast %183 : vector<16xi8> to vector<4xi32>
      %185 = arith.andi %184, %c20 : vector<4xi32>
      %186 = arith.ori %185, %c21 : vector<4xi32>
      %187 = vector.bitcast %186 : vector<4xi32> to vector<8xf16>
      %188 = arith.shrui %184, %c22 : vector<4xi32>
      %189 = arith.andi %188, %c20 : vector<4xi32>
      %190 = arith.ori %189, %c21 : vector<4xi32>
      %191 = vector.bitcast %190 : vector<4xi32> to vector<8xf16>
      %192 = vector.shuffle %187, %191 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %193 = arith.subf %192, %c23 : vector<16xf16>
      %194 = arith.mulf %193, %155 : vector<16xf16>
      %195 = arith.addi %40, %c6 : index
      %196 = arith.remui %44, %c1 : index
      %197 = arith.addi %12, %c3 : index
      %198 = arith.muli %195, %c13 : index
      %199 = arith.addi %197, %198 : index
      %200 = arith.muli %196, %c4 : index
      %201 = arith.addi %199, %200 : index
      %202 = vector.load %w[%201] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %203 = vector.bitcast %202 : vector<2xi8> to vector<1xf16>
      %204 = vector.extract %203[0] : f16 from vector<1xf16>
      %205 = vector.broadcast %204 : f16 to vector<16xf16>
      %206 = arith.addi %12, %c3 : index
      %207 = arith.addi %inputFeatures, %c2 : index
      %208 = arith.divui %207, %c3 : index
      %209 = arith.muli %208, %c3 : index
      %210 = arith.addi %206, %209 : index
      %211 = arith.muli %195, %c19 : index
      %212 = arith.addi %210, %211 : index
      %213 = arith.addi %212, %c5 : index
      %214 = arith.muli %196, %c1 : index
      %215 = arith.addi %213, %214 : index
      %216 = vector.load %w[%215] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %217 = vector.bitcast %216 : vector<16xi8> to vector<4xi32>
      %218 = arith.andi %217, %c20 : vector<4xi32>
      %219 = arith.ori %218, %c21 : vector<4xi32>
      %220 = vector.bitcast %219 : vector<4xi32> to vector<8xf16>
      %221 = arith.shrui %217, %c22 : vector<4xi32>
      %222 = arith.andi %221, %c20 : vector<4xi32>
      %223 = arith.ori %222, %c21 : vector<4xi32>
      %224 = vector.bitcast %223 : vector<4xi32> to vector<8xf16>
      %225 = vector.shuffle %220, %224 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %226 = arith.subf %225, %c23 : vector<16xf16>
      %227 = arith.mulf %226, %205 : vector<16xf16>
      %228 = arith.muli %195, %c19 : index
      %229 = arith.addi %210, %228 : index
      %230 = arith.addi %229, %c24 : index
      %231 = arith.muli %196, %c1 : index
      %232 = arith.addi %230, %231 : index
      %233 = vector.load %w[%232] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %234 = vector.bitcast %233 : vector<16xi8> to vector<4xi32>
      %235 = arith.andi %234, %c20 : vector<4xi32>
      %236 = arith.ori %235, %c21 : vector<4xi32>
      %237 = vector.bitcast %236 : vector<4xi32> to vector<8xf16>
      %238 = arith.shrui %234, %c22 : vector<4xi32>
      %239 = arith.andi %238, %c20 : vector<4xi32>
      %240 = arith.ori %239, %c21 : vector<4xi32>
      %241 = vector.bitcast %240 : vector<4xi32> to vector<8xf16>
      %242 = vector.shuffle %237, %241 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %243 = arith.subf %242, %c23 : vector<16xf16>
      %244 = arith.mulf %243, %205 : vector<16xf16>
      %245 = arith.addi %20, %c5 : index
      %246 = arith.muli %40, %c4 : index
      %247 = arith.addi %246, %c5 : index
      %248 = arith.divui %inputFeatures, %c1 : index
      %249 = arith.muli %245, %248 : index
      %250 = arith.addi %249, %247 : index
      %251 = arith.muli %tileRows, %c1 : index
      %252 = arith.muli %250, %251 : index
      %253 = arith.remui %44, %tileRows : index
      %254 = arith.muli %253, %c14 : index
      %255 = arith.addi %252, %254 : index
      %256 = vector.load %17[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %257 = arith.muli %tileRows, %c14 : index
      %258 = arith.addi %255, %257 : index
      %259 = vector.load %17[%258] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %260 = vector.shuffle %256, %259 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %261 = wave.mma %260, %77, %41 : vector<16xf16>, vector<8xf32>
      %262 = wave.mma %260, %177, %42 : vector<16xf16>, vector<8xf32>
      %263 = arith.addi %20, %c5 : index
      %264 = arith.muli %40, %c4 : index
      %265 = arith.addi %264, %c6 : index
      %266 = arith.divui %inputFeatures, %c1 : index
      %267 = arith.muli %263, %266 : index
      %268 = arith.addi %267, %265 : index
      %269 = arith.muli %tileRows, %c1 : index
      %270 = arith.muli %268, %269 : index
      %271 = arith.remui %44, %tileRows : index
      %272 = arith.muli %271, %c14 : index
      %273 = arith.addi %270, %272 : index
      %274 = vector.load %17[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %275 = arith.muli %tileRows, %c14 : index
      %276 = arith.addi %273, %275 : index
      %277 = vector.load %17[%276] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %278 = vector.shuffle %274, %277 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %279 = wave.mma %278, %94, %261 : vector<16xf16>, vector<8xf32>
      %280 = wave.mma %278, %194, %262 : vector<16xf16>, vector<8xf32>
      %281 = arith.addi %20, %c5 : index
      %282 = arith.muli %40, %c4 : index
      %283 = arith.addi %282, %c4 : index
      %284 = arith.divui %inputFeatures, %c1 : index
      %285 = arith.muli %281, %284 : index
      %286 = arith.addi %285, %283 : index
      %287 = arith.muli %tileRows, %c1 : index
      %288 = arith.muli %286, %287 : index
      %289 = arith.remui %44, %tileRows : index
      %290 = arith.muli %289, %c14 : index
      %291 = arith.addi %288, %290 : index
      %292 = vector.load %17[%291] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %293 = arith.muli %tileRows, %c14 : index
      %294 = arith.addi %291, %293 : index
      %295 = vector.load %17[%294] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %296 = vector.shuffle %292, %295 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %297 = wave.mma %296, %127, %279 : vector<16xf16>, vector<8xf32>
      %298 = wave.mma %296, %227, %280 : vector<16xf16>, vector<8xf32>
      %299 = arith.addi %20, %c5 : index
      %300 = arith.muli %40, %c4 : index
      %301 = arith.addi %300, %c25 : index
      %302 = arith.divui %inputFeatures, %c1 : index
      %303 = arith.muli %299, %302 : index
      %304 = arith.addi %303, %301 : index
      %305 = arith.muli %tileRows, %c1 : index
      %306 = arith.muli %304, %305 : index
      %307 = arith.remui %44, %tileRows : index
      %308 = arith.muli %307, %c14 : index
      %309 = arith.addi %306, %308 : index
      %310 = vector.load %17[%309] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %311 = arith.muli %tileRows, %c14 : index
      %312 = arith.addi %309, %311 : index
      %313 = vector.load %17[%312] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %314 = vector.shuffle %310, %313 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %315 = wave.mma %314, %144, %297 : vector<16xf16>, vector<8xf32>
      %316 = wave.mma %314, %244, %298 : vector<16xf16>, vector<8xf32>
      scf.yield %315, %316 : vector<8xf32>, vector<8xf32>
    }
    %317 = arith.select %37, %39, %32 : index
    %321:2 = scf.for %318 = %39 to %317 step %c6 iter_args(%319 = %43#0, %320 = %43#1) -> (vector<8xf32>, vector<8xf32>) {
      %322 = wave.lane
      %323 = arith.addi %318, %c5 : index
      %324 = arith.remui %322, %c1 : index
      %325 = arith.addi %10, %c3 : index
      %326 = arith.muli %323, %c13 : index
      %327 = arith.addi %325, %326 : index
      %328 = arith.muli %324, %c4 : index
      %329 = arith.addi %327, %328 : index
      %330 = vector.load %w[%329] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %331 = vector.bitcast %330 : vector<2xi8> to vector<1xf16>
      %332 = vector.extract %331[0] : f16 from vector<1xf16>
      %333 = vector.broadcast %332 : f16 to vector<16xf16>
      %334 = arith.addi %10, %c3 : index
      %335 = arith.addi %inputFeatures, %c2 : index
      %336 = arith.divui %335, %c3 : index
      %337 = arith.muli %336, %c3 : index
      %338 = arith.addi %334, %337 : index
      %339 = arith.muli %323, %c19 : index
      %340 = arith.addi %338, %339 : index
      %341 = arith.addi %340, %c5 : index
      %342 = arith.muli %324, %c1 : index
      %343 = arith.addi %341, %342 : index
      %344 = vector.load %w[%343] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %345 = vector.bitcast %344 : vector<16xi8> to vector<4xi32>
      %346 = arith.andi %345, %c20 : vector<4xi32>
      %347 = arith.ori %346, %c21 : vector<4xi32>
      %348 = vector.bitcast %347 : vector<4xi32> to vector<8xf16>
      %349 = arith.shrui %345, %c22 : vector<4xi32>
      %350 = arith.andi %349, %c20 : vector<4xi32>
      %351 = arith.ori %350, %c21 : vector<4xi32>
      %352 = vector.bitcast %351 : vector<4xi32> to vector<8xf16>
      %353 = vector.shuffle %348, %352 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %354 = arith.subf %353, %c23 : vector<16xf16>
      %355 = arith.mulf %354, %333 : vector<16xf16>
      %356 = arith.muli %323, %c19 : index
      %357 = arith.addi %338, %356 : index
      %358 = arith.addi %357, %c24 : index
      %359 = arith.muli %324, %c1 : index
      %360 = arith.addi %358, %359 : index
      %361 = vector.load %w[%360] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %362 = vector.bitcast %361 : vector<16xi8> to vector<4xi32>
      %363 = arith.andi %362, %c20 : vector<4xi32>
      %364 = arith.ori %363, %c21 : vector<4xi32>
      %365 = vector.bitcast %364 : vector<4xi32> to vector<8xf16>
      %366 = arith.shrui %362, %c22 : vector<4xi32>
      %367 = arith.andi %366, %c20 : vector<4xi32>
      %368 = arith.ori %367, %c21 : vector<4xi32>
      %369 = vector.bitcast %368 : vector<4xi32> to vector<8xf16>
      %370 = vector.shuffle %365, %369 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %371 = arith.subf %370, %c23 : vector<16xf16>
      %372 = arith.mulf %371, %333 : vector<16xf16>
      %373 = arith.addi %318, %c5 : index
      %374 = arith.remui %322, %c1 : index
      %375 = arith.addi %12, %c3 : index
      %376 = arith.muli %373, %c13 : index
      %377 = arith.addi %375, %376 : index
      %378 = arith.muli %374, %c4 : index
      %379 = arith.addi %377, %378 : index
      %380 = vector.load %w[%379] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %381 = vector.bitcast %380 : vector<2xi8> to vector<1xf16>
      %382 = vector.extract %381[0] : f16 from vector<1xf16>
      %383 = vector.broadcast %382 : f16 to vector<16xf16>
      %384 = arith.addi %12, %c3 : index
      %385 = arith.addi %inputFeatures, %c2 : index
      %386 = arith.divui %385, %c3 : index
      %387 = arith.muli %386, %c3 : index
      %388 = arith.addi %384, %387 : index
      %389 = arith.muli %373, %c19 : index
      %390 = arith.addi %388, %389 : index
      %391 = arith.addi %390, %c5 : index
      %392 = arith.muli %374, %c1 : index
      %393 = arith.addi %391, %392 : index
      %394 = vector.load %w[%393] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %395 = vector.bitcast %394 : vector<16xi8> to vector<4xi32>
      %396 = arith.andi %395, %c20 : vector<4xi32>
      %397 = arith.ori %396, %c21 : vector<4xi32>
      %398 = vector.bitcast %397 : vector<4xi32> to vector<8xf16>
      %399 = arith.shrui %395, %c22 : vector<4xi32>
      %400 = arith.andi %399, %c20 : vector<4xi32>
      %401 = arith.ori %400, %c21 : vector<4xi32>
      %402 = vector.bitcast %401 : vector<4xi32> to vector<8xf16>
      %403 = vector.shuffle %398, %402 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %404 = arith.subf %403, %c23 : vector<16xf16>
      %405 = arith.mulf %404, %383 : vector<16xf16>
      %406 = arith.muli %373, %c19 : index
      %407 = arith.addi %388, %406 : index
      %408 = arith.addi %407, %c24 : index
      %409 = arith.muli %374, %c1 : index
      %410 = arith.addi %408, %409 : index
      %411 = vector.load %w[%410] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %412 = vector.bitcast %411 : vector<16xi8> to vector<4xi32>
      %413 = arith.andi %412, %c20 : vector<4xi32>
      %414 = arith.ori %413, %c21 : vector<4xi32>
      %415 = vector.bitcast %414 : vector<4xi32> to vector<8xf16>
      %416 = arith.shrui %412, %c22 : vector<4xi32>
      %417 = arith.andi %416, %c20 : vector<4xi32>
      %418 = arith.ori %417, %c21 : vector<4xi32>
      %419 = vector.bitcast %418 : vector<4xi32> to vector<8xf16>
      %420 = vector.shuffle %415, %419 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %421 = arith.subf %420, %c23 : vector<16xf16>
      %422 = arith.mulf %421, %383 : vector<16xf16>
      %423 = arith.addi %20, %c5 : index
      %424 = arith.muli %318, %c4 : index
      %425 = arith.addi %424, %c5 : index
      %426 = arith.divui %inputFeatures, %c1 : index
      %427 = arith.muli %423, %426 : index
      %428 = arith.addi %427, %425 : index
      %429 = arith.muli %tileRows, %c1 : index
      %430 = arith.muli %428, %429 : index
      %431 = arith.remui %322, %tileRows : index
      %432 = arith.muli %431, %c14 : index
      %433 = arith.addi %430, %432 : index
      %434 = vector.load %17[%433] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %435 = arith.muli %tileRows, %c14 : index
      %436 = arith.addi %433, %435 : index
      %437 = vector.load %17[%436] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %438 = vector.shuffle %434, %437 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %439 = wave.mma %438, %355, %319 : vector<16xf16>, vector<8xf32>
      %440 = wave.mma %438, %405, %320 : vector<16xf16>, vector<8xf32>
      %441 = arith.addi %20, %c5 : index
      %442 = arith.muli %318, %c4 : index
      %443 = arith.addi %442, %c6 : index
      %444 = arith.divui %inputFeatures, %c1 : index
      %445 = arith.muli %441, %444 : index
      %446 = arith.addi %445, %443 : index
      %447 = arith.muli %tileRows, %c1 : index
      %448 = arith.muli %446, %447 : index
      %449 = arith.remui %322, %tileRows : index
      %450 = arith.muli %449, %c14 : index
      %451 = arith.addi %448, %450 : index
      %452 = vector.load %17[%451] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %453 = arith.muli %tileRows, %c14 : index
      %454 = arith.addi %451, %453 : index
      %455 = vector.load %17[%454] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %456 = vector.shuffle %452, %455 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %457 = wave.mma %456, %372, %439 : vector<16xf16>, vector<8xf32>
      %458 = wave.mma %456, %422, %440 : vector<16xf16>, vector<8xf32>
      scf.yield %457, %458 : vector<8xf32>, vector<8xf32>
    }
    %459 = wave.lane
    %460 = wave.wave
    %461 = arith.muli %460, %c4 : index
    %462 = arith.addi %461, %c5 : index
    %463 = arith.muli %462, %c24 : index
    %464 = arith.addi %463, %459 : index
    %465 = vector.extract %321#0[0] : f32 from vector<8xf32>
    %466 = arith.addi %464, %c5 : index
    memref.store %465, %18[%466] : memref<?xf32>
    %467 = vector.extract %321#0[1] : f32 from vector<8xf32>
    %468 = arith.addi %464, %c13 : index
    memref.store %467, %18[%468] : memref<?xf32>
    %469 = vector.extract %321#0[2] : f32 from vector<8xf32>
    %470 = arith.addi %464, %c26 : index
    memref.store %469, %18[%470] : memref<?xf32>
    %471 = vector.extract %321#0[3] : f32 from vector<8xf32>
    %472 = arith.addi %464, %c27 : index
    memref.store %471, %18[%472] : memref<?xf32>
    %473 = vector.extract %321#0[4] : f32 from vector<8xf32>
    %474 = arith.addi %464, %c3 : index
    memref.store %473, %18[%474] : memref<?xf32>
    %475 = vector.extract %321#0[5] : f32 from vector<8xf32>
    %476 = arith.addi %464, %c28 : index
    memref.store %475, %18[%476] : memref<?xf32>
    %477 = vector.extract %321#0[6] : f32 from vector<8xf32>
    %478 = arith.addi %464, %c29 : index
    memref.store %477, %18[%478] : memref<?xf32>
    %479 = vector.extract %321#0[7] : f32 from vector<8xf32>
    %480 = arith.addi %464, %c30 : index
    memref.store %479, %18[%480] : memref<?xf32>
    %481 = arith.muli %460, %c4 : index
    %482 = arith.addi %481, %c6 : index
    %483 = arith.muli %482, %c24 : index
    %484 = arith.addi %483, %459 : index
    %485 = vector.extract %321#1[0] : f32 from vector<8xf32>
    %486 = arith.addi %484, %c5 : index
    memref.store %485, %18[%486] : memref<?xf32>
    %487 = vector.extract %321#1[1] : f32 from vector<8xf32>
    %488 = arith.addi %484, %c13 : index
    memref.store %487, %18[%488] : memref<?xf32>
    %489 = vector.extract %321#1[2] : f32 from vector<8xf32>
    %490 = arith.addi %484, %c26 : index
    memref.store %489, %18[%490] : memref<?xf32>
    %491 = vector.extract %321#1[3] : f32 from vector<8xf32>
    %492 = arith.addi %484, %c27 : index
    memref.store %491, %18[%492] : memref<?xf32>
    %493 = vector.extract %321#1[4] : f32 from vector<8xf32>
    %494 = arith.addi %484, %c3 : index
    memref.store %493, %18[%494] : memref<?xf32>
    %495 = vector.extract %321#1[5] : f32 from vector<8xf32>
    %496 = arith.addi %484, %c28 : index
    memref.store %495, %18[%496] : memref<?xf32>
    %497 = vector.extract %321#1[6] : f32 from vector<8xf32>
    %498 = arith.addi %484, %c29 : index
    memref.store %497, %18[%498] : memref<?xf32>
    %499 = vector.extract %321#1[7] : f32 from vector<8xf32>
    %500 = arith.addi %484, %c30 : index
    memref.store %499, %18[%500] : memref<?xf32>
    wave.barrier
    %501 = arith.muli %460, %c4 : index
    %502 = arith.addi %501, %c5 : index
    %503 = arith.muli %502, %c13 : index
    %504 = arith.addi %503, %459 : index
    %505 = arith.addi %504, %c5 : index
    %506 = memref.load %18[%505] : memref<?xf32>
    %507 = arith.addi %505, %c19 : index
    %508 = memref.load %18[%507] : memref<?xf32>
    %509 = arith.addf %506, %508 : f32
    %510 = arith.addi %505, %c15 : index
    %511 = memref.load %18[%510] : memref<?xf32>
    %512 = arith.addf %509, %511 : f32
    %513 = arith.addi %505, %c31 : index
    %514 = memref.load %18[%513] : memref<?xf32>
    %515 = arith.addf %512, %514 : f32
    %516 = arith.muli %502, %c13 : index
    %517 = arith.addi %516, %459 : index
    %518 = arith.addi %517, %c24 : index
    %519 = memref.load %18[%518] : memref<?xf32>
    %520 = arith.addi %518, %c19 : index
    %521 = memref.load %18[%520] : memref<?xf32>
    %522 = arith.addf %519, %521 : f32
    %523 = arith.addi %518, %c15 : index
    %524 = memref.load %18[%523] : memref<?xf32>
    %525 = arith.addf %522, %524 : f32
    %526 = arith.addi %518, %c31 : index
    %527 = memref.load %18[%526] : memref<?xf32>
    %528 = arith.addf %525, %527 : f32
    %529 = wave.lane
    %530 = arith.addi %15, %c5 : index
    %531 = arith.muli %502, %c4 : index
    %532 = arith.addi %530, %531 : index
    %533 = arith.divui %529, %c1 : index
    %534 = arith.addi %532, %533 : index
    %535 = arith.cmpi slt, %534, %14 : index
    scf.if %535 {
      %536 = arith.cmpi eq, %hasFactors, %c6 : index
      %537 = memref.load %factors[%534] : memref<?xf32>
      %538 = arith.select %536, %537, %c33 : f32
      %539 = arith.remui %529, %c1 : index
      %540 = arith.muli %539, %c34 : index
      %541 = arith.addi %10, %540 : index
      %542 = vector.load %w[%541] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %543 = vector.bitcast %542 : vector<4xi8> to vector<1xf32>
      %544 = vector.extract %543[0] : f32 from vector<1xf32>
      %545 = arith.mulf %544, %538 : f32
      %546 = arith.mulf %515, %545 : f32
      %547 = arith.remui %529, %c1 : index
      %548 = arith.muli %547, %c34 : index
      %549 = arith.addi %12, %548 : index
      %550 = vector.load %w[%549] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %551 = vector.bitcast %550 : vector<4xi8> to vector<1xf32>
      %552 = vector.extract %551[0] : f32 from vector<1xf32>
      %553 = arith.mulf %552, %538 : f32
      %554 = arith.mulf %528, %553 : f32
      %555 = arith.addi %10, %c26 : index
      %556 = vector.load %w[%555] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %557 = vector.bitcast %556 : vector<4xi8> to vector<1xf32>
      %558 = vector.extract %557[0] : f32 from vector<1xf32>
      %559 = arith.mulf %546, %c35 : f32
      %560 = wave.exp2 %559 : f32
      %561 = arith.addf %c33, %560 : f32
      %562 = arith.divf %546, %561 : f32
      %563 = arith.mulf %562, %554 : f32
      %564 = arith.mulf %563, %558 : f32
      %565 = arith.minimumf %564, %c36 : f32
      %566 = arith.maximumf %565, %c37 : f32
      %567 = arith.truncf %566 : f32 to f16
      %568 = arith.muli %0, %c1 : index
      %569 = wave.lane
      %570 = arith.remui %569, %c1 : index
      %571 = arith.addi %568, %570 : index
      %572 = arith.divui %534, %outTileRows : index
      %573 = arith.divui %outputFeatures, %c1 : index
      %574 = arith.muli %572, %573 : index
      %575 = arith.divui %571, %c1 : index
      %576 = arith.addi %574, %575 : index
      %577 = arith.muli %576, %c4 : index
      %578 = arith.remui %571, %c1 : index
      %579 = arith.divui %578, %c14 : index
      %580 = arith.addi %577, %579 : index
      %581 = arith.muli %outTileRows, %c14 : index
      %582 = arith.muli %580, %581 : index
      %583 = arith.remui %534, %outTileRows : index
      %584 = arith.muli %583, %c14 : index
      %585 = arith.addi %582, %584 : index
      %586 = arith.remui %571, %c14 : index
      %587 = arith.addi %585, %586 : index
      memref.store %567, %out[%587] : memref<?xf16>
    }
    %588 = arith.muli %460, %c4 : index
    %589 = arith.addi %588, %c6 : index
    %590 = arith.muli %589, %c13 : index
    %591 = arith.addi %590, %459 : index
    %592 = arith.addi %591, %c5 : index
    %593 = memref.load %18[%592] : memref<?xf32>
    %594 = arith.addi %592, %c19 : index
    %595 = memref.load %18[%594] : memref<?xf32>
    %596 = arith.addf %593, %595 : f32
    %597 = arith.addi %592, %c15 : index
    %598 = memref.load %18[%597] : memref<?xf32>
    %599 = arith.addf %596, %598 : f32
    %600 = arith.addi %592, %c31 : index
    %601 = memref.load %18[%600] : memref<?xf32>
    %602 = arith.addf %599, %601 : f32
    %603 = arith.muli %589, %c13 : index
    %604 = arith.addi %603, %459 : index
    %605 = arith.addi %604, %c24 : index
    %606 = memref.load %18[%605] : memref<?xf32>
    %607 = arith.addi %605, %c19 : index
    %608 = memref.load %18[%607] : memref<?xf32>
    %609 = arith.addf %606, %608 : f32
    %610 = arith.addi %605, %c15 : index
    %611 = memref.load %18[%610] : memref<?xf32>
    %612 = arith.addf %609, %611 : f32
    %613 = arith.addi %605, %c31 : index
    %614 = memref.load %18[%613] : memref<?xf32>
    %615 = arith.addf %612, %614 : f32
    %616 = wave.lane
    %617 = arith.addi %15, %c5 : index
    %618 = arith.muli %589, %c4 : index
    %619 = arith.addi %617, %618 : index
    %620 = arith.divui %616, %c1 : index
    %621 = arith.addi %619, %620 : index
    %622 = arith.cmpi slt, %621, %14 : index
    scf.if %622 {
      %623 = arith.cmpi eq, %hasFactors, %c6 : index
      %624 = memref.load %factors[%621] : memref<?xf32>
      %625 = arith.select %623, %624, %c33 : f32
      %626 = arith.remui %616, %c1 : index
      %627 = arith.muli %626, %c34 : index
      %628 = arith.addi %10, %627 : index
      %629 = vector.load %w[%628] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %630 = vector.bitcast %629 : vector<4xi8> to vector<1xf32>
      %631 = vector.extract %630[0] : f32 from vector<1xf32>
      %632 = arith.mulf %631, %625 : f32
      %633 = arith.mulf %602, %632 : f32
      %634 = arith.remui %616, %c1 : index
      %635 = arith.muli %634, %c34 : index
      %636 = arith.addi %12, %635 : index
      %637 = vector.load %w[%636] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %638 = vector.bitcast %637 : vector<4xi8> to vector<1xf32>
      %639 = vector.extract %638[0] : f32 from vector<1xf32>
      %640 = arith.mulf %639, %625 : f32
      %641 = arith.mulf %615, %640 : f32
      %642 = arith.addi %10, %c26 : index
      %643 = vector.load %w[%642] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %644 = vector.bitcast %643 : vector<4xi8> to vector<1xf32>
      %645 = vector.extract %644[0] : f32 from vector<1xf32>
      %646 = arith.mulf %633, %c35 : f32
      %647 = wave.exp2 %646 : f32
      %648 = arith.addf %c33, %647 : f32
      %649 = arith.divf %633, %648 : f32
      %650 = arith.mulf %649, %641 : f32
      %651 = arith.mulf %650, %645 : f32
      %652 = arith.minimumf %651, %c36 : f32
      %653 = arith.maximumf %652, %c37 : f32
      %654 = arith.truncf %653 : f32 to f16
      %655 = arith.muli %0, %c1 : index
      %656 = wave.lane
      %657 = arith.remui %656, %c1 : index
      %658 = arith.addi %655, %657 : index
      %659 = arith.divui %621, %outTileRows : index
      %660 = arith.divui %outputFeatures, %c1 : index
      %661 = arith.muli %659, %660 : index
      %662 = arith.divui %658, %c1 : index
      %663 = arith.addi %661, %662 : index
      %664 = arith.muli %663, %c4 : index
      %665 = arith.remui %658, %c1 : index
      %666 = arith.divui %665, %c14 : index
      %667 = arith.addi %664, %666 : index
      %668 = arith.muli %outTileRows, %c14 : index
      %669 = arith.muli %667, %668 : index
      %670 = arith.remui %621, %outTileRows : index
      %671 = arith.muli %670, %c14 : index
      %672 = arith.addi %669, %671 : index
      %673 = arith.remui %658, %c14 : index
      %674 = arith.addi %672, %673 : index
      memref.store %654, %out[%674] : memref<?xf16>
    }
  }
  wave.return
}
