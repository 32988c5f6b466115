// GENERATED from codegen/kvcgen/gfx_linear.py; do not edit.
// Config: GfxGateUp(format='q8_0', waves=1, panels=2, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @gate_up_q8_0_w1p2_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %out: memref<?xf16>, %out_factors: memref<?xf32>) {
  %inputFeatures = wave.param "inputFeatures" : index
  %c1 = arith.constant 16 : index
  %c2 = arith.constant 127 : index
  %c3 = arith.constant 128 : index
  %c4 = arith.constant 2 : index
  %c5 = arith.constant 0 : index
  %c6 = arith.constant 1 : index
  %countAt = wave.param "countAt" : index
  %outputFeatures = wave.param "outputFeatures" : index
  %outTileRows = wave.param "outTileRows" : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c12 = arith.constant 8 : index
  %c13 = arith.constant 32 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 512 : index
  %c18 = arith.constant dense<16711935> : vector<4xi32>
  %c19 = arith.constant dense<1677747200> : vector<4xi32>
  %c20 = arith.constant dense<8> : vector<4xi32>
  %c21 = arith.constant dense<0x6480> : vector<16xf16>
  %c22 = arith.constant 256 : index
  %c23 = arith.constant 3 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c26 = arith.constant 4 : index
  %c27 = arith.constant 64 : index
  %c28 = arith.constant 23 : i32
  %c29 = arith.constant 141 : i32
  %c30 = arith.constant 268 : i32
  %c31 = arith.constant 14 : i32
  %c32 = arith.constant 0x3F800000 : f32
  %c33 = arith.constant 0xBFB8AA3B : f32
  %c34 = arith.constant 5 : index
  %c35 = arith.constant 6 : index
  %c36 = arith.constant 7 : index
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
  %16 = arith.cmpi slt, %15, %14 : index
  scf.if %16 {
    %17 = wave.lane
    %18 = arith.remui %17, %c1 : index
    %19 = wave.scratch %operandHalves : memref<?xf16>
    %20 = arith.divui %operandHalves, %c12 : index
    %21 = wave.wave
    %22 = arith.muli %21, %c13 : index
    %23 = wave.lane
    %24 = arith.addi %22, %23 : index
    scf.for %25 = %24 to %20 step %c13 {
      %26 = arith.muli %25, %c12 : index
      %27 = arith.addi %c5, %26 : index
      %28 = vector.load %x[%27] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %29 = arith.muli %25, %c12 : index
      vector.store %28, %19[%29] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %30 = arith.remui %18, %tileRows : index
    %31 = arith.muli %30, %c12 : index
    %32 = wave.wave
    %33 = arith.divui %inputFeatures, %c13 : index
    %34 = arith.muli %32, %stepsPerWave : index
    %35 = arith.minsi %34, %33 : index
    %36 = arith.addi %35, %stepsPerWave : index
    %37 = arith.minsi %36, %33 : index
    %38 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %39 = arith.subi %37, %35 : index
    %40 = arith.divui %39, %c4 : index
    %41 = arith.muli %40, %c4 : index
    %42 = arith.addi %35, %41 : index
    %43 = arith.addi %35, %stepsPerWave : index
    %44 = arith.select %38, %43, %42 : index
    %48:2 = scf.for %45 = %35 to %44 step %c4 iter_args(%46 = %c14, %47 = %c14) -> (vector<8xf32>, vector<8xf32>) {
      %49 = wave.lane
      %50 = arith.addi %45, %c5 : index
      %51 = arith.remui %49, %c1 : index
      %52 = arith.addi %10, %c3 : index
      %53 = arith.muli %50, %c13 : index
      %54 = arith.addi %52, %53 : index
      %55 = arith.muli %51, %c4 : index
      %56 = arith.addi %54, %55 : index
      %57 = vector.load %w[%56] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %58 = vector.bitcast %57 : vector<2xi8> to vector<1xf16>
      %59 = vector.extract %58[0] : f16 from vector<1xf16>
      %60 = vector.broadcast %59 : f16 to vector<16xf16>
      %61 = arith.addi %10, %c3 : index
      %62 = arith.addi %inputFeatures, %c2 : index
      %63 = arith.divui %62, %c3 : index
      %64 = arith.muli %63, %c3 : index
      %65 = arith.addi %61, %64 : index
      %66 = arith.muli %50, %c17 : index
      %67 = arith.addi %65, %66 : index
      %68 = arith.addi %67, %c5 : index
      %69 = arith.muli %51, %c1 : index
      %70 = arith.addi %68, %69 : index
      %71 = vector.load %w[%70] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %72 = vector.bitcast %71 : vector<16xi8> to vector<4xi32>
      %73 = arith.andi %72, %c18 : vector<4xi32>
      %74 = arith.ori %73, %c19 : vector<4xi32>
      %75 = vector.bitcast %74 : vector<4xi32> to vector<8xf16>
      %76 = arith.shrui %72, %c20 : vector<4xi32>
      %77 = arith.andi %76, %c18 : vector<4xi32>
      %78 = arith.ori %77, %c19 : vector<4xi32>
      %79 = vector.bitcast %78 : vector<4xi32> to vector<8xf16>
      %80 = vector.shuffle %75, %79 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %81 = arith.subf %80, %c21 : vector<16xf16>
      %82 = arith.mulf %81, %60 : vector<16xf16>
      %83 = arith.muli %50, %c17 : index
      %84 = arith.addi %65, %83 : index
      %85 = arith.addi %84, %c22 : index
      %86 = arith.muli %51, %c1 : index
      %87 = arith.addi %85, %86 : index
      %88 = vector.load %w[%87] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %89 = vector.bitcast %88 : vector<16xi8> to vector<4xi32>
      %90 = arith.andi %89, %c18 : vector<4xi32>
      %91 = arith.ori %90, %c19 : vector<4xi32>
      %92 = vector.bitcast %91 : vector<4xi32> to vector<8xf16>
      %93 = arith.shrui %89, %c20 : vector<4xi32>
      %94 = arith.andi %93, %c18 : vector<4xi32>
      %95 = arith.ori %94, %c19 : vector<4xi32>
      %96 = vector.bitcast %95 : vector<4xi32> to vector<8xf16>
      %97 = vector.shuffle %92, %96 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %98 = arith.subf %97, %c21 : vector<16xf16>
      %99 = arith.mulf %98, %60 : vector<16xf16>
      %100 = arith.addi %45, %c6 : index
      %101 = arith.remui %49, %c1 : index
      %102 = arith.addi %10, %c3 : index
      %103 = arith.muli %100, %c13 : index
      %104 = arith.addi %102, %103 : index
      %105 = arith.muli %101, %c4 : index
      %106 = arith.addi %104, %105 : index
      %107 = vector.load %w[%106] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %108 = vector.bitcast %107 : vector<2xi8> to vector<1xf16>
      %109 = vector.extract %108[0] : f16 from vector<1xf16>
      %110 = vector.broadcast %109 : f16 to vector<16xf16>
      %111 = arith.addi %10, %c3 : index
      %112 = arith.addi %inputFeatures, %c2 : index
      %113 = arith.divui %112, %c3 : index
      %114 = arith.muli %113, %c3 : index
      %115 = arith.addi %111, %114 : index
      %116 = arith.muli %100, %c17 : index
      %117 = arith.addi %115, %116 : index
      %118 = arith.addi %117, %c5 : index
      %119 = arith.muli %101, %c1 : index
      %120 = arith.addi %118, %119 : index
      %121 = vector.load %w[%120] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %122 = vector.bitcast %121 : vector<16xi8> to vector<4xi32>
      %123 = arith.andi %122, %c18 : vector<4xi32>
      %124 = arith.ori %123, %c19 : vector<4xi32>
      %125 = vector.bitcast %124 : vector<4xi32> to vector<8xf16>
      %126 = arith.shrui %122, %c20 : vector<4xi32>
      %127 = arith.andi %126, %c18 : vector<4xi32>
      %128 = arith.ori %127, %c19 : vector<4xi32>
      %129 = vector.bitcast %128 : vector<4xi32> to vector<8xf16>
      %130 = vector.shuffle %125, %129 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %131 = arith.subf %130, %c21 : vector<16xf16>
      %132 = arith.mulf %131, %110 : vector<16xf16>
      %133 = arith.muli %100, %c17 : index
      %134 = arith.addi %115, %133 : index
      %135 = arith.addi %134, %c22 : index
      %136 = arith.muli %101, %c1 : index
      %137 = arith.addi %135, %136 : index
      %138 = vector.load %w[%137] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %139 = vector.bitcast %138 : vector<16xi8> to vector<4xi32>
      %140 = arith.andi %139, %c18 : vector<4xi32>
      %141 = arith.ori %140, %c19 : vector<4xi32>
      %142 = vector.bitcast %141 : vector<4xi32> to vector<8xf16>
      %143 = arith.shrui %139, %c20 : vector<4xi32>
      %144 = arith.andi %143, %c18 : vector<4xi32>
      %145 = arith.ori %144, %c19 : vector<4xi32>
      %146 = vector.bitcast %145 : vector<4xi32> to vector<8xf16>
      %147 = vector.shuffle %142, %146 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %148 = arith.subf %147, %c21 : vector<16xf16>
      %149 = arith.mulf %148, %110 : vector<16xf16>
      %150 = arith.addi %45, %c5 : index
      %151 = arith.remui %49, %c1 : index
      %152 = arith.addi %12, %c3 : index
      %153 = arith.muli %150, %c13 : index
      %154 = arith.addi %152, %153 : index
      %155 = arith.muli %151, %c4 : index
      %156 = arith.addi %154, %155 : index
      %157 = vector.load %w[%156] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %158 = vector.bitcast %157 : vector<2xi8> to vector<1xf16>
      %159 = vector.extract %158[0] : f16 from vector<1xf16>
      %160 = vector.broadcast %159 : f16 to vector<16xf16>
      %161 = arith.addi %12, %c3 : index
      %162 = arith.addi %inputFeatures, %c2 : index
      %163 = arith.divui %162, %c3 : index
      %164 = arith.muli %163, %c3 : index
      %165 = arith.addi %161, %164 : index
      %166 = arith.muli %150, %c17 : index
      %167 = arith.addi %165, %166 : index
      %168 = arith.addi %167, %c5 : index
      %169 = arith.muli %151, %c1 : index
      %170 = arith.addi %168, %169 : index
      %171 = vector.load %w[%170] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %172 = vector.bitcast %171 : vector<16xi8> to vector<4xi32>
      %173 = arith.andi %172, %c18 : vector<4xi32>
      %174 = arith.ori %173, %c19 : vector<4xi32>
      %175 = vector.bitcast %174 : vector<4xi32> to vector<8xf16>
      %176 = arith.shrui %172, %c20 : vector<4xi32>
      %177 = arith.andi %176, %c18 : vector<4xi32>
      %178 = arith.ori %177, %c19 : vector<4xi32>
      %179 = vector.bitcast %178 : vector<4xi32> to vector<8xf16>
      %180 = vector.shuffle %175, %179 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %181 = arith.subf %180, %c21 : vector<16xf16>
      %182 = arith.mulf %181, %160 : vector<16xf16>
      %183 = arith.muli %150, %c17 : index
      %184 = arith.addi %165, %183 : index
      %185 = arith.addi %184, %c22 : index
      %186 = arith.muli %151, %c1 : index
      %187 = arith.addi %185, %186 : index
      %188 = vector.load %w[%187] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %189 = vector.bitcast %188 : vector<16xi8> to vector<4xi32>
      %190 = arith.andi %189, %c18 : vector<4xi32>
      %191 = arith.ori %190, %c19 : vector<4xi32>
      %192 = vector.bitcast %191 : vector<4xi32> to vector<8xf16>
      %193 = arith.shrui %189, %c20 : vector<4xi32>
      %194 = arith.andi %193, %c18 : vector<4xi32>
      %195 = arith.ori %194, %c19 : vector<4xi32>
      %196 = vector.bitcast %195 : vector<4xi32> to vector<8xf16>
      %197 = vector.shuffle %192, %196 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %198 = arith.subf %197, %c21 : vector<16xf16>
      %199 = arith.mulf %198, %160 : vector<16xf16>
      %200 = arith.addi %45, %c6 : index
      %201 = arith.remui %49, %c1 : index
      %202 = arith.addi %12, %c3 : index
      %203 = arith.muli %200, %c13 : index
      %204 = arith.addi %202, %203 : index
      %205 = arith.muli %201, %c4 : index
      %206 = arith.addi %204, %205 : index
      %207 = vector.load %w[%206] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %208 = vector.bitcast %207 : vector<2xi8> to vector<1xf16>
      %209 = vector.extract %208[0] : f16 from vector<1xf16>
      %210 = vector.broadcast %209 : f16 to vector<16xf16>
      %211 = arith.addi %12, %c3 : index
      %212 = arith.addi %inputFeatures, %c2 : index
      %213 = arith.divui %212, %c3 : index
      %214 = arith.muli %213, %c3 : index
      %215 = arith.addi %211, %214 : index
      %216 = arith.muli %200, %c17 : index
      %217 = arith.addi %215, %216 : index
      %218 = arith.addi %217, %c5 : index
      %219 = arith.muli %201, %c1 : index
      %220 = arith.addi %218, %219 : index
      %221 = vector.load %w[%220] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %222 = vector.bitcast %221 : vector<16xi8> to vector<4xi32>
      %223 = arith.andi %222, %c18 : vector<4xi32>
      %224 = arith.ori %223, %c19 : vector<4xi32>
      %225 = vector.bitcast %224 : vector<4xi32> to vector<8xf16>
      %226 = arith.shrui %222, %c20 : vector<4xi32>
      %227 = arith.andi %226, %c18 : vector<4xi32>
      %228 = arith.ori %227, %c19 : vector<4xi32>
      %229 = vector.bitcast %228 : vector<4xi32> to vector<8xf16>
      %230 = vector.shuffle %225, %229 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %231 = arith.subf %230, %c21 : vector<16xf16>
      %232 = arith.mulf %231, %210 : vector<16xf16>
      %233 = arith.muli %200, %c17 : index
      %234 = arith.addi %215, %233 : index
      %235 = arith.addi %234, %c22 : index
      %236 = arith.muli %201, %c1 : index
      %237 = arith.addi %235, %236 : index
      %238 = vector.load %w[%237] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %239 = vector.bitcast %238 : vector<16xi8> to vector<4xi32>
      %240 = arith.andi %239, %c18 : vector<4xi32>
      %241 = arith.ori %240, %c19 : vector<4xi32>
      %242 = vector.bitcast %241 : vector<4xi32> to vector<8xf16>
      %243 = arith.shrui %239, %c20 : vector<4xi32>
      %244 = arith.andi %243, %c18 : vector<4xi32>
      %245 = arith.ori %244, %c19 : vector<4xi32>
      %246 = vector.bitcast %245 : vector<4xi32> to vector<8xf16>
      %247 = vector.shuffle %242, %246 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %248 = arith.subf %247, %c21 : vector<16xf16>
      %249 = arith.mulf %248, %210 : vector<16xf16>
      %250 = arith.muli %45, %c4 : index
      %251 = arith.addi %250, %c5 : index
      %252 = arith.muli %tileRows, %c1 : index
      %253 = arith.muli %251, %252 : index
      %254 = arith.addi %31, %253 : index
      %255 = vector.load %19[%254] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %256 = arith.muli %tileRows, %c12 : index
      %257 = arith.addi %254, %256 : index
      %258 = vector.load %19[%257] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %259 = vector.shuffle %255, %258 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %260 = wave.mma %259, %82, %46 : vector<16xf16>, vector<8xf32>
      %261 = wave.mma %259, %182, %47 : vector<16xf16>, vector<8xf32>
      %262 = arith.muli %45, %c4 : index
      %263 = arith.addi %262, %c6 : index
      %264 = arith.muli %tileRows, %c1 : index
      %265 = arith.muli %263, %264 : index
      %266 = arith.addi %31, %265 : index
      %267 = vector.load %19[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %268 = arith.muli %tileRows, %c12 : index
      %269 = arith.addi %266, %268 : index
      %270 = vector.load %19[%269] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %271 = vector.shuffle %267, %270 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %272 = wave.mma %271, %99, %260 : vector<16xf16>, vector<8xf32>
      %273 = wave.mma %271, %199, %261 : vector<16xf16>, vector<8xf32>
      %274 = arith.muli %45, %c4 : index
      %275 = arith.addi %274, %c4 : index
      %276 = arith.muli %tileRows, %c1 : index
      %277 = arith.muli %275, %276 : index
      %278 = arith.addi %31, %277 : index
      %279 = vector.load %19[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %280 = arith.muli %tileRows, %c12 : index
      %281 = arith.addi %278, %280 : index
      %282 = vector.load %19[%281] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %283 = vector.shuffle %279, %282 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %284 = wave.mma %283, %132, %272 : vector<16xf16>, vector<8xf32>
      %285 = wave.mma %283, %232, %273 : vector<16xf16>, vector<8xf32>
      %286 = arith.muli %45, %c4 : index
      %287 = arith.addi %286, %c23 : index
      %288 = arith.muli %tileRows, %c1 : index
      %289 = arith.muli %287, %288 : index
      %290 = arith.addi %31, %289 : index
      %291 = vector.load %19[%290] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %292 = arith.muli %tileRows, %c12 : index
      %293 = arith.addi %290, %292 : index
      %294 = vector.load %19[%293] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %295 = vector.shuffle %291, %294 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %296 = wave.mma %295, %149, %284 : vector<16xf16>, vector<8xf32>
      %297 = wave.mma %295, %249, %285 : vector<16xf16>, vector<8xf32>
      scf.yield %296, %297 : vector<8xf32>, vector<8xf32>
    }
    %298 = arith.select %38, %44, %37 : index
    %302:2 = scf.for %299 = %44 to %298 step %c6 iter_args(%300 = %48#0, %301 = %48#1) -> (vector<8xf32>, vector<8xf32>) {
      %303 = wave.lane
      %304 = arith.addi %299, %c5 : index
      %305 = arith.remui %303, %c1 : index
      %306 = arith.addi %10, %c3 : index
      %307 = arith.muli %304, %c13 : index
      %308 = arith.addi %306, %307 : index
      %309 = arith.muli %305, %c4 : index
      %310 = arith.addi %308, %309 : index
      %311 = vector.load %w[%310] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %312 = vector.bitcast %311 : vector<2xi8> to vector<1xf16>
      %313 = vector.extract %312[0] : f16 from vector<1xf16>
      %314 = vector.broadcast %313 : f16 to vector<16xf16>
      %315 = arith.addi %10, %c3 : index
      %316 = arith.addi %inputFeatures, %c2 : index
      %317 = arith.divui %316, %c3 : index
      %318 = arith.muli %317, %c3 : index
      %319 = arith.addi %315, %318 : index
      %320 = arith.muli %304, %c17 : index
      %321 = arith.addi %319, %320 : index
      %322 = arith.addi %321, %c5 : index
      %323 = arith.muli %305, %c1 : index
      %324 = arith.addi %322, %323 : index
      %325 = vector.load %w[%324] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %326 = vector.bitcast %325 : vector<16xi8> to vector<4xi32>
      %327 = arith.andi %326, %c18 : vector<4xi32>
      %328 = arith.ori %327, %c19 : vector<4xi32>
      %329 = vector.bitcast %328 : vector<4xi32> to vector<8xf16>
      %330 = arith.shrui %326, %c20 : vector<4xi32>
      %331 = arith.andi %330, %c18 : vector<4xi32>
      %332 = arith.ori %331, %c19 : vector<4xi32>
      %333 = vector.bitcast %332 : vector<4xi32> to vector<8xf16>
      %334 = vector.shuffle %329, %333 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %335 = arith.subf %334, %c21 : vector<16xf16>
      %336 = arith.mulf %335, %314 : vector<16xf16>
      %337 = arith.muli %304, %c17 : index
      %338 = arith.addi %319, %337 : index
      %339 = arith.addi %338, %c22 : index
      %340 = arith.muli %305, %c1 : index
      %341 = arith.addi %339, %340 : index
      %342 = vector.load %w[%341] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %343 = vector.bitcast %342 : vector<16xi8> to vector<4xi32>
      %344 = arith.andi %343, %c18 : vector<4xi32>
      %345 = arith.ori %344, %c19 : vector<4xi32>
      %346 = vector.bitcast %345 : vector<4xi32> to vector<8xf16>
      %347 = arith.shrui %343, %c20 : vector<4xi32>
      %348 = arith.andi %347, %c18 : vector<4xi32>
      %349 = arith.ori %348, %c19 : vector<4xi32>
      %350 = vector.bitcast %349 : vector<4xi32> to vector<8xf16>
      %351 = vector.shuffle %346, %350 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %352 = arith.subf %351, %c21 : vector<16xf16>
      %353 = arith.mulf %352, %314 : vector<16xf16>
      %354 = arith.addi %299, %c5 : index
      %355 = arith.remui %303, %c1 : index
      %356 = arith.addi %12, %c3 : index
      %357 = arith.muli %354, %c13 : index
      %358 = arith.addi %356, %357 : index
      %359 = arith.muli %355, %c4 : index
      %360 = arith.addi %358, %359 : index
      %361 = vector.load %w[%360] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %362 = vector.bitcast %361 : vector<2xi8> to vector<1xf16>
      %363 = vector.extract %362[0] : f16 from vector<1xf16>
      %364 = vector.broadcast %363 : f16 to vector<16xf16>
      %365 = arith.addi %12, %c3 : index
      %366 = arith.addi %inputFeatures, %c2 : index
      %367 = arith.divui %366, %c3 : index
      %368 = arith.muli %367, %c3 : index
      %369 = arith.addi %365, %368 : index
      %370 = arith.muli %354, %c17 : index
      %371 = arith.addi %369, %370 : index
      %372 = arith.addi %371, %c5 : index
      %373 = arith.muli %355, %c1 : index
      %374 = arith.addi %372, %373 : index
      %375 = vector.load %w[%374] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %376 = vector.bitcast %375 : vector<16xi8> to vector<4xi32>
      %377 = arith.andi %376, %c18 : vector<4xi32>
      %378 = arith.ori %377, %c19 : vector<4xi32>
      %379 = vector.bitcast %378 : vector<4xi32> to vector<8xf16>
      %380 = arith.shrui %376, %c20 : vector<4xi32>
      %381 = arith.andi %380, %c18 : vector<4xi32>
      %382 = arith.ori %381, %c19 : vector<4xi32>
      %383 = vector.bitcast %382 : vector<4xi32> to vector<8xf16>
      %384 = vector.shuffle %379, %383 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %385 = arith.subf %384, %c21 : vector<16xf16>
      %386 = arith.mulf %385, %364 : vector<16xf16>
      %387 = arith.muli %354, %c17 : index
      %388 = arith.addi %369, %387 : index
      %389 = arith.addi %388, %c22 : index
      %390 = arith.muli %355, %c1 : index
      %391 = arith.addi %389, %390 : index
      %392 = vector.load %w[%391] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %393 = vector.bitcast %392 : vector<16xi8> to vector<4xi32>
      %394 = arith.andi %393, %c18 : vector<4xi32>
      %395 = arith.ori %394, %c19 : vector<4xi32>
      %396 = vector.bitcast %395 : vector<4xi32> to vector<8xf16>
      %397 = arith.shrui %393, %c20 : vector<4xi32>
      %398 = arith.andi %397, %c18 : vector<4xi32>
      %399 = arith.ori %398, %c19 : vector<4xi32>
      %400 = vector.bitcast %399 : vector<4xi32> to vector<8xf16>
      %401 = vector.shuffle %396, %400 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %402 = arith.subf %401, %c21 : vector<16xf16>
      %403 = arith.mulf %402, %364 : vector<16xf16>
      %404 = arith.muli %299, %c4 : index
      %405 = arith.addi %404, %c5 : index
      %406 = arith.muli %tileRows, %c1 : index
      %407 = arith.muli %405, %406 : index
      %408 = arith.addi %31, %407 : index
      %409 = vector.load %19[%408] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %410 = arith.muli %tileRows, %c12 : index
      %411 = arith.addi %408, %410 : index
      %412 = vector.load %19[%411] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %413 = vector.shuffle %409, %412 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %414 = wave.mma %413, %336, %300 : vector<16xf16>, vector<8xf32>
      %415 = wave.mma %413, %386, %301 : vector<16xf16>, vector<8xf32>
      %416 = arith.muli %299, %c4 : index
      %417 = arith.addi %416, %c6 : index
      %418 = arith.muli %tileRows, %c1 : index
      %419 = arith.muli %417, %418 : index
      %420 = arith.addi %31, %419 : index
      %421 = vector.load %19[%420] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %422 = arith.muli %tileRows, %c12 : index
      %423 = arith.addi %420, %422 : index
      %424 = vector.load %19[%423] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %425 = vector.shuffle %421, %424 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %426 = wave.mma %425, %353, %414 : vector<16xf16>, vector<8xf32>
      %427 = wave.mma %425, %403, %415 : vector<16xf16>, vector<8xf32>
      scf.yield %426, %427 : vector<8xf32>, vector<8xf32>
    }
    %428 = wave.lane
    %429 = vector.extract %302#0[0] : f32 from vector<8xf32>
    %430 = vector.extract %302#1[0] : f32 from vector<8xf32>
    %431 = wave.lane
    %432 = arith.addi %15, %c5 : index
    %433 = arith.muli %c5, %c4 : index
    %434 = arith.addi %432, %433 : index
    %435 = arith.divui %431, %c1 : index
    %436 = arith.addi %434, %435 : index
    %437 = arith.cmpi slt, %436, %14 : index
    scf.if %437 {
      %438 = arith.cmpi eq, %hasFactors, %c6 : index
      %439 = arith.muli %436, %c4 : index
      %440 = memref.load %factors[%439] : memref<?xf32>
      %441 = arith.mulf %440, %operandScale : f32
      %442 = arith.select %438, %441, %operandScale : f32
      %443 = arith.remui %431, %c1 : index
      %444 = arith.muli %443, %c26 : index
      %445 = arith.addi %10, %444 : index
      %446 = vector.load %w[%445] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %447 = vector.bitcast %446 : vector<4xi8> to vector<1xf32>
      %448 = vector.extract %447[0] : f32 from vector<1xf32>
      %449 = arith.mulf %448, %442 : f32
      %450 = arith.mulf %429, %449 : f32
      %451 = arith.remui %431, %c1 : index
      %452 = arith.muli %451, %c26 : index
      %453 = arith.addi %12, %452 : index
      %454 = vector.load %w[%453] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %455 = vector.bitcast %454 : vector<4xi8> to vector<1xf32>
      %456 = vector.extract %455[0] : f32 from vector<1xf32>
      %457 = arith.mulf %456, %442 : f32
      %458 = arith.mulf %430, %457 : f32
      %459 = arith.addi %10, %c27 : index
      %460 = vector.load %w[%459] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %461 = vector.bitcast %460 : vector<4xi8> to vector<1xf32>
      %462 = vector.extract %461[0] : f32 from vector<1xf32>
      %463 = arith.muli %436, %c4 : index
      %464 = arith.addi %463, %c6 : index
      %465 = memref.load %factors[%464] : memref<?xf32>
      %466 = arith.mulf %465, %462 : f32
      %467 = arith.bitcast %466 : f32 to i32
      %468 = arith.shrui %467, %c28 : i32
      %469 = arith.maxsi %468, %c29 : i32
      %470 = arith.subi %c30, %469 : i32
      %471 = arith.shli %470, %c28 : i32
      %472 = arith.subi %469, %c31 : i32
      %473 = arith.shli %472, %c28 : i32
      %474 = arith.bitcast %471 : i32 to f32
      %475 = arith.bitcast %473 : i32 to f32
      %476 = arith.cmpi eq, %0, %c5 : index
      %477 = wave.lane
      %478 = arith.remui %477, %c1 : index
      %479 = arith.cmpi eq, %478, %c5 : index
      %480 = arith.andi %476, %479 : i1
      scf.if %480 {
        %481 = arith.muli %436, %c4 : index
        memref.store %475, %out_factors[%481] : memref<?xf32>
      }
      %482 = arith.mulf %450, %c33 : f32
      %483 = wave.exp2 %482 : f32
      %484 = arith.addf %c32, %483 : f32
      %485 = arith.divf %450, %484 : f32
      %486 = arith.mulf %485, %458 : f32
      %487 = arith.mulf %486, %474 : f32
      %488 = arith.truncf %487 : f32 to f16
      %489 = arith.muli %0, %c1 : index
      %490 = wave.lane
      %491 = arith.remui %490, %c1 : index
      %492 = arith.addi %489, %491 : index
      %493 = arith.divui %436, %outTileRows : index
      %494 = arith.divui %outputFeatures, %c1 : index
      %495 = arith.muli %493, %494 : index
      %496 = arith.divui %492, %c1 : index
      %497 = arith.addi %495, %496 : index
      %498 = arith.muli %497, %c4 : index
      %499 = arith.remui %492, %c1 : index
      %500 = arith.divui %499, %c12 : index
      %501 = arith.addi %498, %500 : index
      %502 = arith.muli %outTileRows, %c12 : index
      %503 = arith.muli %501, %502 : index
      %504 = arith.remui %436, %outTileRows : index
      %505 = arith.muli %504, %c12 : index
      %506 = arith.addi %503, %505 : index
      %507 = arith.remui %492, %c12 : index
      %508 = arith.addi %506, %507 : index
      memref.store %488, %out[%508] : memref<?xf16>
    }
    %509 = vector.extract %302#0[1] : f32 from vector<8xf32>
    %510 = vector.extract %302#1[1] : f32 from vector<8xf32>
    %511 = wave.lane
    %512 = arith.addi %15, %c5 : index
    %513 = arith.muli %c6, %c4 : index
    %514 = arith.addi %512, %513 : index
    %515 = arith.divui %511, %c1 : index
    %516 = arith.addi %514, %515 : index
    %517 = arith.cmpi slt, %516, %14 : index
    scf.if %517 {
      %518 = arith.cmpi eq, %hasFactors, %c6 : index
      %519 = arith.muli %516, %c4 : index
      %520 = memref.load %factors[%519] : memref<?xf32>
      %521 = arith.mulf %520, %operandScale : f32
      %522 = arith.select %518, %521, %operandScale : f32
      %523 = arith.remui %511, %c1 : index
      %524 = arith.muli %523, %c26 : index
      %525 = arith.addi %10, %524 : index
      %526 = vector.load %w[%525] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %527 = vector.bitcast %526 : vector<4xi8> to vector<1xf32>
      %528 = vector.extract %527[0] : f32 from vector<1xf32>
      %529 = arith.mulf %528, %522 : f32
      %530 = arith.mulf %509, %529 : f32
      %531 = arith.remui %511, %c1 : index
      %532 = arith.muli %531, %c26 : index
      %533 = arith.addi %12, %532 : index
      %534 = vector.load %w[%533] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %535 = vector.bitcast %534 : vector<4xi8> to vector<1xf32>
      %536 = vector.extract %535[0] : f32 from vector<1xf32>
      %537 = arith.mulf %536, %522 : f32
      %538 = arith.mulf %510, %537 : f32
      %539 = arith.addi %10, %c27 : index
      %540 = vector.load %w[%539] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %541 = vector.bitcast %540 : vector<4xi8> to vector<1xf32>
      %542 = vector.extract %541[0] : f32 from vector<1xf32>
      %543 = arith.muli %516, %c4 : index
      %544 = arith.addi %543, %c6 : index
      %545 = memref.load %factors[%544] : memref<?xf32>
      %546 = arith.mulf %545, %542 : f32
      %547 = arith.bitcast %546 : f32 to i32
      %548 = arith.shrui %547, %c28 : i32
      %549 = arith.maxsi %548, %c29 : i32
      %550 = arith.subi %c30, %549 : i32
      %551 = arith.shli %550, %c28 : i32
      %552 = arith.subi %549, %c31 : i32
      %553 = arith.shli %552, %c28 : i32
      %554 = arith.bitcast %551 : i32 to f32
      %555 = arith.bitcast %553 : i32 to f32
      %556 = arith.cmpi eq, %0, %c5 : index
      %557 = wave.lane
      %558 = arith.remui %557, %c1 : index
      %559 = arith.cmpi eq, %558, %c5 : index
      %560 = arith.andi %556, %559 : i1
      scf.if %560 {
        %561 = arith.muli %516, %c4 : index
        memref.store %555, %out_factors[%561] : memref<?xf32>
      }
      %562 = arith.mulf %530, %c33 : f32
      %563 = wave.exp2 %562 : f32
      %564 = arith.addf %c32, %563 : f32
      %565 = arith.divf %530, %564 : f32
      %566 = arith.mulf %565, %538 : f32
      %567 = arith.mulf %566, %554 : f32
      %568 = arith.truncf %567 : f32 to f16
      %569 = arith.muli %0, %c1 : index
      %570 = wave.lane
      %571 = arith.remui %570, %c1 : index
      %572 = arith.addi %569, %571 : index
      %573 = arith.divui %516, %outTileRows : index
      %574 = arith.divui %outputFeatures, %c1 : index
      %575 = arith.muli %573, %574 : index
      %576 = arith.divui %572, %c1 : index
      %577 = arith.addi %575, %576 : index
      %578 = arith.muli %577, %c4 : index
      %579 = arith.remui %572, %c1 : index
      %580 = arith.divui %579, %c12 : index
      %581 = arith.addi %578, %580 : index
      %582 = arith.muli %outTileRows, %c12 : index
      %583 = arith.muli %581, %582 : index
      %584 = arith.remui %516, %outTileRows : index
      %585 = arith.muli %584, %c12 : index
      %586 = arith.addi %583, %585 : index
      %587 = arith.remui %572, %c12 : index
      %588 = arith.addi %586, %587 : index
      memref.store %568, %out[%588] : memref<?xf16>
    }
    %589 = vector.extract %302#0[2] : f32 from vector<8xf32>
    %590 = vector.extract %302#1[2] : f32 from vector<8xf32>
    %591 = wave.lane
    %592 = arith.addi %15, %c5 : index
    %593 = arith.muli %c4, %c4 : index
    %594 = arith.addi %592, %593 : index
    %595 = arith.divui %591, %c1 : index
    %596 = arith.addi %594, %595 : index
    %597 = arith.cmpi slt, %596, %14 : index
    scf.if %597 {
      %598 = arith.cmpi eq, %hasFactors, %c6 : index
      %599 = arith.muli %596, %c4 : index
      %600 = memref.load %factors[%599] : memref<?xf32>
      %601 = arith.mulf %600, %operandScale : f32
      %602 = arith.select %598, %601, %operandScale : f32
      %603 = arith.remui %591, %c1 : index
      %604 = arith.muli %603, %c26 : index
      %605 = arith.addi %10, %604 : index
      %606 = vector.load %w[%605] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %607 = vector.bitcast %606 : vector<4xi8> to vector<1xf32>
      %608 = vector.extract %607[0] : f32 from vector<1xf32>
      %609 = arith.mulf %608, %602 : f32
      %610 = arith.mulf %589, %609 : f32
      %611 = arith.remui %591, %c1 : index
      %612 = arith.muli %611, %c26 : index
      %613 = arith.addi %12, %612 : index
      %614 = vector.load %w[%613] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %615 = vector.bitcast %614 : vector<4xi8> to vector<1xf32>
      %616 = vector.extract %615[0] : f32 from vector<1xf32>
      %617 = arith.mulf %616, %602 : f32
      %618 = arith.mulf %590, %617 : f32
      %619 = arith.addi %10, %c27 : index
      %620 = vector.load %w[%619] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %621 = vector.bitcast %620 : vector<4xi8> to vector<1xf32>
      %622 = vector.extract %621[0] : f32 from vector<1xf32>
      %623 = arith.muli %596, %c4 : index
      %624 = arith.addi %623, %c6 : index
      %625 = memref.load %factors[%624] : memref<?xf32>
      %626 = arith.mulf %625, %622 : f32
      %627 = arith.bitcast %626 : f32 to i32
      %628 = arith.shrui %627, %c28 : i32
      %629 = arith.maxsi %628, %c29 : i32
      %630 = arith.subi %c30, %629 : i32
      %631 = arith.shli %630, %c28 : i32
      %632 = arith.subi %629, %c31 : i32
      %633 = arith.shli %632, %c28 : i32
      %634 = arith.bitcast %631 : i32 to f32
      %635 = arith.bitcast %633 : i32 to f32
      %636 = arith.cmpi eq, %0, %c5 : index
      %637 = wave.lane
      %638 = arith.remui %637, %c1 : index
      %639 = arith.cmpi eq, %638, %c5 : index
      %640 = arith.andi %636, %639 : i1
      scf.if %640 {
        %641 = arith.muli %596, %c4 : index
        memref.store %635, %out_factors[%641] : memref<?xf32>
      }
      %642 = arith.mulf %610, %c33 : f32
      %643 = wave.exp2 %642 : f32
      %644 = arith.addf %c32, %643 : f32
      %645 = arith.divf %610, %644 : f32
      %646 = arith.mulf %645, %618 : f32
      %647 = arith.mulf %646, %634 : f32
      %648 = arith.truncf %647 : f32 to f16
      %649 = arith.muli %0, %c1 : index
      %650 = wave.lane
      %651 = arith.remui %650, %c1 : index
      %652 = arith.addi %649, %651 : index
      %653 = arith.divui %596, %outTileRows : index
      %654 = arith.divui %outputFeatures, %c1 : index
      %655 = arith.muli %653, %654 : index
      %656 = arith.divui %652, %c1 : index
      %657 = arith.addi %655, %656 : index
      %658 = arith.muli %657, %c4 : index
      %659 = arith.remui %652, %c1 : index
      %660 = arith.divui %659, %c12 : index
      %661 = arith.addi %658, %660 : index
      %662 = arith.muli %outTileRows, %c12 : index
      %663 = arith.muli %661, %662 : index
      %664 = arith.remui %596, %outTileRows : index
      %665 = arith.muli %664, %c12 : index
      %666 = arith.addi %663, %665 : index
      %667 = arith.remui %652, %c12 : index
      %668 = arith.addi %666, %667 : index
      memref.store %648, %out[%668] : memref<?xf16>
    }
    %669 = vector.extract %302#0[3] : f32 from vector<8xf32>
    %670 = vector.extract %302#1[3] : f32 from vector<8xf32>
    %671 = wave.lane
    %672 = arith.addi %15, %c5 : index
    %673 = arith.muli %c23, %c4 : index
    %674 = arith.addi %672, %673 : index
    %675 = arith.divui %671, %c1 : index
    %676 = arith.addi %674, %675 : index
    %677 = arith.cmpi slt, %676, %14 : index
    scf.if %677 {
      %678 = arith.cmpi eq, %hasFactors, %c6 : index
      %679 = arith.muli %676, %c4 : index
      %680 = memref.load %factors[%679] : memref<?xf32>
      %681 = arith.mulf %680, %operandScale : f32
      %682 = arith.select %678, %681, %operandScale : f32
      %683 = arith.remui %671, %c1 : index
      %684 = arith.muli %683, %c26 : index
      %685 = arith.addi %10, %684 : index
      %686 = vector.load %w[%685] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %687 = vector.bitcast %686 : vector<4xi8> to vector<1xf32>
      %688 = vector.extract %687[0] : f32 from vector<1xf32>
      %689 = arith.mulf %688, %682 : f32
      %690 = arith.mulf %669, %689 : f32
      %691 = arith.remui %671, %c1 : index
      %692 = arith.muli %691, %c26 : index
      %693 = arith.addi %12, %692 : index
      %694 = vector.load %w[%693] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %695 = vector.bitcast %694 : vector<4xi8> to vector<1xf32>
      %696 = vector.extract %695[0] : f32 from vector<1xf32>
      %697 = arith.mulf %696, %682 : f32
      %698 = arith.mulf %670, %697 : f32
      %699 = arith.addi %10, %c27 : index
      %700 = vector.load %w[%699] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %701 = vector.bitcast %700 : vector<4xi8> to vector<1xf32>
      %702 = vector.extract %701[0] : f32 from vector<1xf32>
      %703 = arith.muli %676, %c4 : index
      %704 = arith.addi %703, %c6 : index
      %705 = memref.load %factors[%704] : memref<?xf32>
      %706 = arith.mulf %705, %702 : f32
      %707 = arith.bitcast %706 : f32 to i32
      %708 = arith.shrui %707, %c28 : i32
      %709 = arith.maxsi %708, %c29 : i32
      %710 = arith.subi %c30, %709 : i32
      %711 = arith.shli %710, %c28 : i32
      %712 = arith.subi %709, %c31 : i32
      %713 = arith.shli %712, %c28 : i32
      %714 = arith.bitcast %711 : i32 to f32
      %715 = arith.bitcast %713 : i32 to f32
      %716 = arith.cmpi eq, %0, %c5 : index
      %717 = wave.lane
      %718 = arith.remui %717, %c1 : index
      %719 = arith.cmpi eq, %718, %c5 : index
      %720 = arith.andi %716, %719 : i1
      scf.if %720 {
        %721 = arith.muli %676, %c4 : index
        memref.store %715, %out_factors[%721] : memref<?xf32>
      }
      %722 = arith.mulf %690, %c33 : f32
      %723 = wave.exp2 %722 : f32
      %724 = arith.addf %c32, %723 : f32
      %725 = arith.divf %690, %724 : f32
      %726 = arith.mulf %725, %698 : f32
      %727 = arith.mulf %726, %714 : f32
      %728 = arith.truncf %727 : f32 to f16
      %729 = arith.muli %0, %c1 : index
      %730 = wave.lane
      %731 = arith.remui %730, %c1 : index
      %732 = arith.addi %729, %731 : index
      %733 = arith.divui %676, %outTileRows : index
      %734 = arith.divui %outputFeatures, %c1 : index
      %735 = arith.muli %733, %734 : index
      %736 = arith.divui %732, %c1 : index
      %737 = arith.addi %735, %736 : index
      %738 = arith.muli %737, %c4 : index
      %739 = arith.remui %732, %c1 : index
      %740 = arith.divui %739, %c12 : index
      %741 = arith.addi %738, %740 : index
      %742 = arith.muli %outTileRows, %c12 : index
      %743 = arith.muli %741, %742 : index
      %744 = arith.remui %676, %outTileRows : index
      %745 = arith.muli %744, %c12 : index
      %746 = arith.addi %743, %745 : index
      %747 = arith.remui %732, %c12 : index
      %748 = arith.addi %746, %747 : index
      memref.store %728, %out[%748] : memref<?xf16>
    }
    %749 = vector.extract %302#0[4] : f32 from vector<8xf32>
    %750 = vector.extract %302#1[4] : f32 from vector<8xf32>
    %751 = wave.lane
    %752 = arith.addi %15, %c5 : index
    %753 = arith.muli %c26, %c4 : index
    %754 = arith.addi %752, %753 : index
    %755 = arith.divui %751, %c1 : index
    %756 = arith.addi %754, %755 : index
    %757 = arith.cmpi slt, %756, %14 : index
    scf.if %757 {
      %758 = arith.cmpi eq, %hasFactors, %c6 : index
      %759 = arith.muli %756, %c4 : index
      %760 = memref.load %factors[%759] : memref<?xf32>
      %761 = arith.mulf %760, %operandScale : f32
      %762 = arith.select %758, %761, %operandScale : f32
      %763 = arith.remui %751, %c1 : index
      %764 = arith.muli %763, %c26 : index
      %765 = arith.addi %10, %764 : index
      %766 = vector.load %w[%765] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %767 = vector.bitcast %766 : vector<4xi8> to vector<1xf32>
      %768 = vector.extract %767[0] : f32 from vector<1xf32>
      %769 = arith.mulf %768, %762 : f32
      %770 = arith.mulf %749, %769 : f32
      %771 = arith.remui %751, %c1 : index
      %772 = arith.muli %771, %c26 : index
      %773 = arith.addi %12, %772 : index
      %774 = vector.load %w[%773] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %775 = vector.bitcast %774 : vector<4xi8> to vector<1xf32>
      %776 = vector.extract %775[0] : f32 from vector<1xf32>
      %777 = arith.mulf %776, %762 : f32
      %778 = arith.mulf %750, %777 : f32
      %779 = arith.addi %10, %c27 : index
      %780 = vector.load %w[%779] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %781 = vector.bitcast %780 : vector<4xi8> to vector<1xf32>
      %782 = vector.extract %781[0] : f32 from vector<1xf32>
      %783 = arith.muli %756, %c4 : index
      %784 = arith.addi %783, %c6 : index
      %785 = memref.load %factors[%784] : memref<?xf32>
      %786 = arith.mulf %785, %782 : f32
      %787 = arith.bitcast %786 : f32 to i32
      %788 = arith.shrui %787, %c28 : i32
      %789 = arith.maxsi %788, %c29 : i32
      %790 = arith.subi %c30, %789 : i32
      %791 = arith.shli %790, %c28 : i32
      %792 = arith.subi %789, %c31 : i32
      %793 = arith.shli %792, %c28 : i32
      %794 = arith.bitcast %791 : i32 to f32
      %795 = arith.bitcast %793 : i32 to f32
      %796 = arith.cmpi eq, %0, %c5 : index
      %797 = wave.lane
      %798 = arith.remui %797, %c1 : index
      %799 = arith.cmpi eq, %798, %c5 : index
      %800 = arith.andi %796, %799 : i1
      scf.if %800 {
        %801 = arith.muli %756, %c4 : index
        memref.store %795, %out_factors[%801] : memref<?xf32>
      }
      %802 = arith.mulf %770, %c33 : f32
      %803 = wave.exp2 %802 : f32
      %804 = arith.addf %c32, %803 : f32
      %805 = arith.divf %770, %804 : f32
      %806 = arith.mulf %805, %778 : f32
      %807 = arith.mulf %806, %794 : f32
      %808 = arith.truncf %807 : f32 to f16
      %809 = arith.muli %0, %c1 : index
      %810 = wave.lane
      %811 = arith.remui %810, %c1 : index
      %812 = arith.addi %809, %811 : index
      %813 = arith.divui %756, %outTileRows : index
      %814 = arith.divui %outputFeatures, %c1 : index
      %815 = arith.muli %813, %814 : index
      %816 = arith.divui %812, %c1 : index
      %817 = arith.addi %815, %816 : index
      %818 = arith.muli %817, %c4 : index
      %819 = arith.remui %812, %c1 : index
      %820 = arith.divui %819, %c12 : index
      %821 = arith.addi %818, %820 : index
      %822 = arith.muli %outTileRows, %c12 : index
      %823 = arith.muli %821, %822 : index
      %824 = arith.remui %756, %outTileRows : index
      %825 = arith.muli %824, %c12 : index
      %826 = arith.addi %823, %825 : index
      %827 = arith.remui %812, %c12 : index
      %828 = arith.addi %826, %827 : index
      memref.store %808, %out[%828] : memref<?xf16>
    }
    %829 = vector.extract %302#0[5] : f32 from vector<8xf32>
    %830 = vector.extract %302#1[5] : f32 from vector<8xf32>
    %831 = wave.lane
    %832 = arith.addi %15, %c5 : index
    %833 = arith.muli %c34, %c4 : index
    %834 = arith.addi %832, %833 : index
    %835 = arith.divui %831, %c1 : index
    %836 = arith.addi %834, %835 : index
    %837 = arith.cmpi slt, %836, %14 : index
    scf.if %837 {
      %838 = arith.cmpi eq, %hasFactors, %c6 : index
      %839 = arith.muli %836, %c4 : index
      %840 = memref.load %factors[%839] : memref<?xf32>
      %841 = arith.mulf %840, %operandScale : f32
      %842 = arith.select %838, %841, %operandScale : f32
      %843 = arith.remui %831, %c1 : index
      %844 = arith.muli %843, %c26 : index
      %845 = arith.addi %10, %844 : index
      %846 = vector.load %w[%845] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %847 = vector.bitcast %846 : vector<4xi8> to vector<1xf32>
      %848 = vector.extract %847[0] : f32 from vector<1xf32>
      %849 = arith.mulf %848, %842 : f32
      %850 = arith.mulf %829, %849 : f32
      %851 = arith.remui %831, %c1 : index
      %852 = arith.muli %851, %c26 : index
      %853 = arith.addi %12, %852 : index
      %854 = vector.load %w[%853] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %855 = vector.bitcast %854 : vector<4xi8> to vector<1xf32>
      %856 = vector.extract %855[0] : f32 from vector<1xf32>
      %857 = arith.mulf %856, %842 : f32
      %858 = arith.mulf %830, %857 : f32
      %859 = arith.addi %10, %c27 : index
      %860 = vector.load %w[%859] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %861 = vector.bitcast %860 : vector<4xi8> to vector<1xf32>
      %862 = vector.extract %861[0] : f32 from vector<1xf32>
      %863 = arith.muli %836, %c4 : index
      %864 = arith.addi %863, %c6 : index
      %865 = memref.load %factors[%864] : memref<?xf32>
      %866 = arith.mulf %865, %862 : f32
      %867 = arith.bitcast %866 : f32 to i32
      %868 = arith.shrui %867, %c28 : i32
      %869 = arith.maxsi %868, %c29 : i32
      %870 = arith.subi %c30, %869 : i32
      %871 = arith.shli %870, %c28 : i32
      %872 = arith.subi %869, %c31 : i32
      %873 = arith.shli %872, %c28 : i32
      %874 = arith.bitcast %871 : i32 to f32
      %875 = arith.bitcast %873 : i32 to f32
      %876 = arith.cmpi eq, %0, %c5 : index
      %877 = wave.lane
      %878 = arith.remui %877, %c1 : index
      %879 = arith.cmpi eq, %878, %c5 : index
      %880 = arith.andi %876, %879 : i1
      scf.if %880 {
        %881 = arith.muli %836, %c4 : index
        memref.store %875, %out_factors[%881] : memref<?xf32>
      }
      %882 = arith.mulf %850, %c33 : f32
      %883 = wave.exp2 %882 : f32
      %884 = arith.addf %c32, %883 : f32
      %885 = arith.divf %850, %884 : f32
      %886 = arith.mulf %885, %858 : f32
      %887 = arith.mulf %886, %874 : f32
      %888 = arith.truncf %887 : f32 to f16
      %889 = arith.muli %0, %c1 : index
      %890 = wave.lane
      %891 = arith.remui %890, %c1 : index
      %892 = arith.addi %889, %891 : index
      %893 = arith.divui %836, %outTileRows : index
      %894 = arith.divui %outputFeatures, %c1 : index
      %895 = arith.muli %893, %894 : index
      %896 = arith.divui %892, %c1 : index
      %897 = arith.addi %895, %896 : index
      %898 = arith.muli %897, %c4 : index
      %899 = arith.remui %892, %c1 : index
      %900 = arith.divui %899, %c12 : index
      %901 = arith.addi %898, %900 : index
      %902 = arith.muli %outTileRows, %c12 : index
      %903 = arith.muli %901, %902 : index
      %904 = arith.remui %836, %outTileRows : index
      %905 = arith.muli %904, %c12 : index
      %906 = arith.addi %903, %905 : index
      %907 = arith.remui %892, %c12 : index
      %908 = arith.addi %906, %907 : index
      memref.store %888, %out[%908] : memref<?xf16>
    }
    %909 = vector.extract %302#0[6] : f32 from vector<8xf32>
    %910 = vector.extract %302#1[6] : f32 from vector<8xf32>
    %911 = wave.lane
    %912 = arith.addi %15, %c5 : index
    %913 = arith.muli %c35, %c4 : index
    %914 = arith.addi %912, %913 : index
    %915 = arith.divui %911, %c1 : index
    %916 = arith.addi %914, %915 : index
    %917 = arith.cmpi slt, %916, %14 : index
    scf.if %917 {
      %918 = arith.cmpi eq, %hasFactors, %c6 : index
      %919 = arith.muli %916, %c4 : index
      %920 = memref.load %factors[%919] : memref<?xf32>
      %921 = arith.mulf %920, %operandScale : f32
      %922 = arith.select %918, %921, %operandScale : f32
      %923 = arith.remui %911, %c1 : index
      %924 = arith.muli %923, %c26 : index
      %925 = arith.addi %10, %924 : index
      %926 = vector.load %w[%925] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %927 = vector.bitcast %926 : vector<4xi8> to vector<1xf32>
      %928 = vector.extract %927[0] : f32 from vector<1xf32>
      %929 = arith.mulf %928, %922 : f32
      %930 = arith.mulf %909, %929 : f32
      %931 = arith.remui %911, %c1 : index
      %932 = arith.muli %931, %c26 : index
      %933 = arith.addi %12, %932 : index
      %934 = vector.load %w[%933] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %935 = vector.bitcast %934 : vector<4xi8> to vector<1xf32>
      %936 = vector.extract %935[0] : f32 from vector<1xf32>
      %937 = arith.mulf %936, %922 : f32
      %938 = arith.mulf %910, %937 : f32
      %939 = arith.addi %10, %c27 : index
      %940 = vector.load %w[%939] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %941 = vector.bitcast %940 : vector<4xi8> to vector<1xf32>
      %942 = vector.extract %941[0] : f32 from vector<1xf32>
      %943 = arith.muli %916, %c4 : index
      %944 = arith.addi %943, %c6 : index
      %945 = memref.load %factors[%944] : memref<?xf32>
      %946 = arith.mulf %945, %942 : f32
      %947 = arith.bitcast %946 : f32 to i32
      %948 = arith.shrui %947, %c28 : i32
      %949 = arith.maxsi %948, %c29 : i32
      %950 = arith.subi %c30, %949 : i32
      %951 = arith.shli %950, %c28 : i32
      %952 = arith.subi %949, %c31 : i32
      %953 = arith.shli %952, %c28 : i32
      %954 = arith.bitcast %951 : i32 to f32
      %955 = arith.bitcast %953 : i32 to f32
      %956 = arith.cmpi eq, %0, %c5 : index
      %957 = wave.lane
      %958 = arith.remui %957, %c1 : index
      %959 = arith.cmpi eq, %958, %c5 : index
      %960 = arith.andi %956, %959 : i1
      scf.if %960 {
        %961 = arith.muli %916, %c4 : index
        memref.store %955, %out_factors[%961] : memref<?xf32>
      }
      %962 = arith.mulf %930, %c33 : f32
      %963 = wave.exp2 %962 : f32
      %964 = arith.addf %c32, %963 : f32
      %965 = arith.divf %930, %964 : f32
      %966 = arith.mulf %965, %938 : f32
      %967 = arith.mulf %966, %954 : f32
      %968 = arith.truncf %967 : f32 to f16
      %969 = arith.muli %0, %c1 : index
      %970 = wave.lane
      %971 = arith.remui %970, %c1 : index
      %972 = arith.addi %969, %971 : index
      %973 = arith.divui %916, %outTileRows : index
      %974 = arith.divui %outputFeatures, %c1 : index
      %975 = arith.muli %973, %974 : index
      %976 = arith.divui %972, %c1 : index
      %977 = arith.addi %975, %976 : index
      %978 = arith.muli %977, %c4 : index
      %979 = arith.remui %972, %c1 : index
      %980 = arith.divui %979, %c12 : index
      %981 = arith.addi %978, %980 : index
      %982 = arith.muli %outTileRows, %c12 : index
      %983 = arith.muli %981, %982 : index
      %984 = arith.remui %916, %outTileRows : index
      %985 = arith.muli %984, %c12 : index
      %986 = arith.addi %983, %985 : index
      %987 = arith.remui %972, %c12 : index
      %988 = arith.addi %986, %987 : index
      memref.store %968, %out[%988] : memref<?xf16>
    }
    %989 = vector.extract %302#0[7] : f32 from vector<8xf32>
    %990 = vector.extract %302#1[7] : f32 from vector<8xf32>
    %991 = wave.lane
    %992 = arith.addi %15, %c5 : index
    %993 = arith.muli %c36, %c4 : index
    %994 = arith.addi %992, %993 : index
    %995 = arith.divui %991, %c1 : index
    %996 = arith.addi %994, %995 : index
    %997 = arith.cmpi slt, %996, %14 : index
    scf.if %997 {
      %998 = arith.cmpi eq, %hasFactors, %c6 : index
      %999 = arith.muli %996, %c4 : index
      %1000 = memref.load %factors[%999] : memref<?xf32>
      %1001 = arith.mulf %1000, %operandScale : f32
      %1002 = arith.select %998, %1001, %operandScale : f32
      %1003 = arith.remui %991, %c1 : index
      %1004 = arith.muli %1003, %c26 : index
      %1005 = arith.addi %10, %1004 : index
      %1006 = vector.load %w[%1005] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1007 = vector.bitcast %1006 : vector<4xi8> to vector<1xf32>
      %1008 = vector.extract %1007[0] : f32 from vector<1xf32>
      %1009 = arith.mulf %1008, %1002 : f32
      %1010 = arith.mulf %989, %1009 : f32
      %1011 = arith.remui %991, %c1 : index
      %1012 = arith.muli %1011, %c26 : index
      %1013 = arith.addi %12, %1012 : index
      %1014 = vector.load %w[%1013] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1015 = vector.bitcast %1014 : vector<4xi8> to vector<1xf32>
      %1016 = vector.extract %1015[0] : f32 from vector<1xf32>
      %1017 = arith.mulf %1016, %1002 : f32
      %1018 = arith.mulf %990, %1017 : f32
      %1019 = arith.addi %10, %c27 : index
      %1020 = vector.load %w[%1019] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1021 = vector.bitcast %1020 : vector<4xi8> to vector<1xf32>
      %1022 = vector.extract %1021[0] : f32 from vector<1xf32>
      %1023 = arith.muli %996, %c4 : index
      %1024 = arith.addi %1023, %c6 : index
      %1025 = memref.load %factors[%1024] : memref<?xf32>
      %1026 = arith.mulf %1025, %1022 : f32
      %1027 = arith.bitcast %1026 : f32 to i32
      %1028 = arith.shrui %1027, %c28 : i32
      %1029 = arith.maxsi %1028, %c29 : i32
      %1030 = arith.subi %c30, %1029 : i32
      %1031 = arith.shli %1030, %c28 : i32
      %1032 = arith.subi %1029, %c31 : i32
      %1033 = arith.shli %1032, %c28 : i32
      %1034 = arith.bitcast %1031 : i32 to f32
      %1035 = arith.bitcast %1033 : i32 to f32
      %1036 = arith.cmpi eq, %0, %c5 : index
      %1037 = wave.lane
      %1038 = arith.remui %1037, %c1 : index
      %1039 = arith.cmpi eq, %1038, %c5 : index
      %1040 = arith.andi %1036, %1039 : i1
      scf.if %1040 {
        %1041 = arith.muli %996, %c4 : index
        memref.store %1035, %out_factors[%1041] : memref<?xf32>
      }
      %1042 = arith.mulf %1010, %c33 : f32
      %1043 = wave.exp2 %1042 : f32
      %1044 = arith.addf %c32, %1043 : f32
      %1045 = arith.divf %1010, %1044 : f32
      %1046 = arith.mulf %1045, %1018 : f32
      %1047 = arith.mulf %1046, %1034 : f32
      %1048 = arith.truncf %1047 : f32 to f16
      %1049 = arith.muli %0, %c1 : index
      %1050 = wave.lane
      %1051 = arith.remui %1050, %c1 : index
      %1052 = arith.addi %1049, %1051 : index
      %1053 = arith.divui %996, %outTileRows : index
      %1054 = arith.divui %outputFeatures, %c1 : index
      %1055 = arith.muli %1053, %1054 : index
      %1056 = arith.divui %1052, %c1 : index
      %1057 = arith.addi %1055, %1056 : index
      %1058 = arith.muli %1057, %c4 : index
      %1059 = arith.remui %1052, %c1 : index
      %1060 = arith.divui %1059, %c12 : index
      %1061 = arith.addi %1058, %1060 : index
      %1062 = arith.muli %outTileRows, %c12 : index
      %1063 = arith.muli %1061, %1062 : index
      %1064 = arith.remui %996, %outTileRows : index
      %1065 = arith.muli %1064, %c12 : index
      %1066 = arith.addi %1063, %1065 : index
      %1067 = arith.remui %1052, %c12 : index
      %1068 = arith.addi %1066, %1067 : index
      memref.store %1048, %out[%1068] : memref<?xf16>
    }
  }
  wave.return
}
