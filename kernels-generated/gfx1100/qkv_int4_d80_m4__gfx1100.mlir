// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='int4', dim=80, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_int4_d80_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 10 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 5 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %groupSize = wave.param "groupSize" : index
  %c5 = arith.constant 8 : index
  %c6 = arith.constant 40 : index
  %c7 = arith.constant 15 : index
  %c8 = arith.constant 16 : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 0 : index
  %c11 = arith.constant 2560 : index
  %c12 = arith.constant 1280 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 320 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 2 : index
  %c21 = arith.constant 4 : index
  %c22 = arith.constant 15 : i32
  %c23 = arith.constant 25600 : i32
  %c24 = arith.constant 256 : index
  %c25 = arith.constant dense<0> : vector<4xi32>
  %c26 = arith.constant dense<983055> : vector<4xi32>
  %c27 = arith.constant dense<1677747200> : vector<4xi32>
  %c28 = arith.constant dense<4> : vector<4xi32>
  %c29 = arith.constant dense<8> : vector<4xi32>
  %c30 = arith.constant dense<12> : vector<4xi32>
  %c31 = arith.constant 3 : index
  %c32 = arith.constant 64 : index
  %c33 = arith.constant 96 : index
  %c34 = arith.constant 128 : index
  %c35 = arith.constant 160 : index
  %c36 = arith.constant 192 : index
  %c37 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c40 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c42 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c45 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c47 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c49 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c53 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c54 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c55 = arith.constant 5120 : index
  %c56 = arith.constant 512 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.divui %inputFeatures, %groupSize : index
  %6 = arith.muli %inputFeatures, %c5 : index
  %7 = arith.muli %5, %c6 : index
  %8 = arith.addi %7, %c7 : index
  %9 = arith.divui %8, %c8 : index
  %10 = arith.muli %9, %c8 : index
  %11 = arith.addi %6, %10 : index
  %12 = arith.muli %0, %c2 : index
  %13 = arith.muli %3, %c9 : index
  %14 = arith.addi %12, %13 : index
  %15 = arith.addi %14, %c10 : index
  %16 = arith.muli %15, %11 : index
  %17 = wave.scratch %c11 : memref<?xf32>
  %18 = wave.scratch %c12 : memref<?xf32>
  %19 = memref.load %step[%c10] : memref<?xi32>
  %20 = arith.index_cast %19 : i32 to index
  %21 = arith.muli %1, %c8 : index
  %22 = arith.cmpi slt, %21, %20 : index
  scf.if %22 {
    %23 = wave.lane
    %24 = arith.remui %23, %c8 : index
    %25 = wave.scratch %operandHalves : memref<?xf16>
    %26 = arith.divui %operandHalves, %c5 : index
    %27 = wave.wave
    %28 = arith.muli %27, %c15 : index
    %29 = wave.lane
    %30 = arith.addi %28, %29 : index
    scf.for %31 = %30 to %26 step %c16 {
      %32 = arith.muli %31, %c5 : index
      %33 = arith.addi %c10, %32 : index
      %34 = vector.load %x[%33] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %35 = arith.muli %31, %c5 : index
      vector.store %34, %25[%35] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %36 = arith.remui %24, %tileRows : index
    %37 = arith.muli %36, %c5 : index
    %38 = arith.divui %inputFeatures, %c15 : index
    %39 = arith.muli %4, %stepsPerWave : index
    %40 = arith.minsi %39, %38 : index
    %41 = arith.addi %40, %stepsPerWave : index
    %42 = arith.minsi %41, %38 : index
    %43 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %44 = arith.subi %42, %40 : index
    %45 = arith.divui %44, %c20 : index
    %46 = arith.muli %45, %c20 : index
    %47 = arith.addi %40, %46 : index
    %48 = arith.addi %40, %stepsPerWave : index
    %49 = arith.select %43, %48, %47 : index
    %52 = scf.for %50 = %40 to %49 step %c20 iter_args(%51 = %c17) -> (vector<8xf32>) {
      %53 = wave.lane
      %54 = arith.addi %50, %c10 : index
      %55 = arith.remui %53, %c8 : index
      %56 = arith.divui %groupSize, %c15 : index
      %57 = arith.divui %54, %56 : index
      %58 = arith.divui %inputFeatures, %groupSize : index
      %59 = arith.muli %inputFeatures, %c5 : index
      %60 = arith.addi %16, %59 : index
      %61 = arith.muli %57, %c15 : index
      %62 = arith.addi %60, %61 : index
      %63 = arith.muli %55, %c20 : index
      %64 = arith.addi %62, %63 : index
      %65 = vector.load %w[%64] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %66 = vector.bitcast %65 : vector<2xi8> to vector<1xf16>
      %67 = vector.extract %66[0] : f16 from vector<1xf16>
      %68 = arith.muli %58, %c15 : index
      %69 = arith.addi %60, %68 : index
      %70 = arith.muli %57, %c5 : index
      %71 = arith.addi %69, %70 : index
      %72 = arith.divui %55, %c20 : index
      %73 = arith.addi %71, %72 : index
      %74 = memref.load %w[%73] : memref<?xi8>
      %75 = arith.remui %55, %c20 : index
      %76 = arith.muli %75, %c21 : index
      %77 = arith.index_cast %76 : index to i32
      %78 = arith.extui %74 : i8 to i32
      %79 = arith.shrui %78, %77 : i32
      %80 = arith.andi %79, %c22 : i32
      %81 = arith.ori %80, %c23 : i32
      %82 = arith.trunci %81 : i32 to i16
      %83 = arith.bitcast %82 : i16 to f16
      %84 = arith.muli %54, %c24 : index
      %85 = arith.addi %16, %84 : index
      %86 = arith.muli %55, %c8 : index
      %87 = arith.addi %85, %86 : index
      %88 = vector.load %w[%87] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %89 = vector.bitcast %88 : vector<16xi8> to vector<4xi32>
      %90 = arith.shrui %89, %c25 : vector<4xi32>
      %91 = arith.andi %90, %c26 : vector<4xi32>
      %92 = arith.ori %91, %c27 : vector<4xi32>
      %93 = vector.bitcast %92 : vector<4xi32> to vector<8xf16>
      %94 = arith.shrui %89, %c28 : vector<4xi32>
      %95 = arith.andi %94, %c26 : vector<4xi32>
      %96 = arith.ori %95, %c27 : vector<4xi32>
      %97 = vector.bitcast %96 : vector<4xi32> to vector<8xf16>
      %98 = arith.shrui %89, %c29 : vector<4xi32>
      %99 = arith.andi %98, %c26 : vector<4xi32>
      %100 = arith.ori %99, %c27 : vector<4xi32>
      %101 = vector.bitcast %100 : vector<4xi32> to vector<8xf16>
      %102 = arith.shrui %89, %c30 : vector<4xi32>
      %103 = arith.andi %102, %c26 : vector<4xi32>
      %104 = arith.ori %103, %c27 : vector<4xi32>
      %105 = vector.bitcast %104 : vector<4xi32> to vector<8xf16>
      %106 = vector.shuffle %93, %97 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %107 = vector.shuffle %101, %105 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %108 = vector.shuffle %106, %107 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %109 = vector.broadcast %83 : f16 to vector<32xf16>
      %110 = arith.subf %108, %109 : vector<32xf16>
      %111 = vector.broadcast %67 : f16 to vector<32xf16>
      %112 = arith.mulf %110, %111 : vector<32xf16>
      %113 = vector.shuffle %112, %112 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %114 = vector.shuffle %112, %112 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %115 = arith.addi %50, %c9 : index
      %116 = arith.remui %53, %c8 : index
      %117 = arith.divui %groupSize, %c15 : index
      %118 = arith.divui %115, %117 : index
      %119 = arith.divui %inputFeatures, %groupSize : index
      %120 = arith.muli %inputFeatures, %c5 : index
      %121 = arith.addi %16, %120 : index
      %122 = arith.muli %118, %c15 : index
      %123 = arith.addi %121, %122 : index
      %124 = arith.muli %116, %c20 : index
      %125 = arith.addi %123, %124 : index
      %126 = vector.load %w[%125] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %127 = vector.bitcast %126 : vector<2xi8> to vector<1xf16>
      %128 = vector.extract %127[0] : f16 from vector<1xf16>
      %129 = arith.muli %119, %c15 : index
      %130 = arith.addi %121, %129 : index
      %131 = arith.muli %118, %c5 : index
      %132 = arith.addi %130, %131 : index
      %133 = arith.divui %116, %c20 : index
      %134 = arith.addi %132, %133 : index
      %135 = memref.load %w[%134] : memref<?xi8>
      %136 = arith.remui %116, %c20 : index
      %137 = arith.muli %136, %c21 : index
      %138 = arith.index_cast %137 : index to i32
      %139 = arith.extui %135 : i8 to i32
      %140 = arith.shrui %139, %138 : i32
      %141 = arith.andi %140, %c22 : i32
      %142 = arith.ori %141, %c23 : i32
      %143 = arith.trunci %142 : i32 to i16
      %144 = arith.bitcast %143 : i16 to f16
      %145 = arith.muli %115, %c24 : index
      %146 = arith.addi %16, %145 : index
      %147 = arith.muli %116, %c8 : index
      %148 = arith.addi %146, %147 : index
      %149 = vector.load %w[%148] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %150 = vector.bitcast %149 : vector<16xi8> to vector<4xi32>
      %151 = arith.shrui %150, %c25 : vector<4xi32>
      %152 = arith.andi %151, %c26 : vector<4xi32>
      %153 = arith.ori %152, %c27 : vector<4xi32>
      %154 = vector.bitcast %153 : vector<4xi32> to vector<8xf16>
      %155 = arith.shrui %150, %c28 : vector<4xi32>
      %156 = arith.andi %155, %c26 : vector<4xi32>
      %157 = arith.ori %156, %c27 : vector<4xi32>
      %158 = vector.bitcast %157 : vector<4xi32> to vector<8xf16>
      %159 = arith.shrui %150, %c29 : vector<4xi32>
      %160 = arith.andi %159, %c26 : vector<4xi32>
      %161 = arith.ori %160, %c27 : vector<4xi32>
      %162 = vector.bitcast %161 : vector<4xi32> to vector<8xf16>
      %163 = arith.shrui %150, %c30 : vector<4xi32>
      %164 = arith.andi %163, %c26 : vector<4xi32>
      %165 = arith.ori %164, %c27 : vector<4xi32>
      %166 = vector.bitcast %165 : vector<4xi32> to vector<8xf16>
      %167 = vector.shuffle %154, %158 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %168 = vector.shuffle %162, %166 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %169 = vector.shuffle %167, %168 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %170 = vector.broadcast %144 : f16 to vector<32xf16>
      %171 = arith.subf %169, %170 : vector<32xf16>
      %172 = vector.broadcast %128 : f16 to vector<32xf16>
      %173 = arith.mulf %171, %172 : vector<32xf16>
      %174 = vector.shuffle %173, %173 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %175 = vector.shuffle %173, %173 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %176 = arith.muli %50, %c20 : index
      %177 = arith.addi %176, %c10 : index
      %178 = arith.muli %tileRows, %c8 : index
      %179 = arith.muli %177, %178 : index
      %180 = arith.addi %37, %179 : index
      %181 = vector.load %25[%180] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %182 = arith.muli %tileRows, %c5 : index
      %183 = arith.addi %180, %182 : index
      %184 = vector.load %25[%183] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %185 = vector.shuffle %181, %184 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %186 = wave.mma %185, %113, %51 : vector<16xf16>, vector<8xf32>
      %187 = arith.muli %50, %c20 : index
      %188 = arith.addi %187, %c9 : index
      %189 = arith.muli %tileRows, %c8 : index
      %190 = arith.muli %188, %189 : index
      %191 = arith.addi %37, %190 : index
      %192 = vector.load %25[%191] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %193 = arith.muli %tileRows, %c5 : index
      %194 = arith.addi %191, %193 : index
      %195 = vector.load %25[%194] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %196 = vector.shuffle %192, %195 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %197 = wave.mma %196, %114, %186 : vector<16xf16>, vector<8xf32>
      %198 = arith.muli %50, %c20 : index
      %199 = arith.addi %198, %c20 : index
      %200 = arith.muli %tileRows, %c8 : index
      %201 = arith.muli %199, %200 : index
      %202 = arith.addi %37, %201 : index
      %203 = vector.load %25[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %204 = arith.muli %tileRows, %c5 : index
      %205 = arith.addi %202, %204 : index
      %206 = vector.load %25[%205] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %207 = vector.shuffle %203, %206 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %208 = wave.mma %207, %174, %197 : vector<16xf16>, vector<8xf32>
      %209 = arith.muli %50, %c20 : index
      %210 = arith.addi %209, %c31 : index
      %211 = arith.muli %tileRows, %c8 : index
      %212 = arith.muli %210, %211 : index
      %213 = arith.addi %37, %212 : index
      %214 = vector.load %25[%213] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %215 = arith.muli %tileRows, %c5 : index
      %216 = arith.addi %213, %215 : index
      %217 = vector.load %25[%216] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %218 = vector.shuffle %214, %217 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %219 = wave.mma %218, %175, %208 : vector<16xf16>, vector<8xf32>
      scf.yield %219 : vector<8xf32>
    }
    %220 = arith.select %43, %49, %42 : index
    %223 = scf.for %221 = %49 to %220 step %c9 iter_args(%222 = %52) -> (vector<8xf32>) {
      %224 = wave.lane
      %225 = arith.addi %221, %c10 : index
      %226 = arith.remui %224, %c8 : index
      %227 = arith.divui %groupSize, %c15 : index
      %228 = arith.divui %225, %227 : index
      %229 = arith.divui %inputFeatures, %groupSize : index
      %230 = arith.muli %inputFeatures, %c5 : index
      %231 = arith.addi %16, %230 : index
      %232 = arith.muli %228, %c15 : index
      %233 = arith.addi %231, %232 : index
      %234 = arith.muli %226, %c20 : index
      %235 = arith.addi %233, %234 : index
      %236 = vector.load %w[%235] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %237 = vector.bitcast %236 : vector<2xi8> to vector<1xf16>
      %238 = vector.extract %237[0] : f16 from vector<1xf16>
      %239 = arith.muli %229, %c15 : index
      %240 = arith.addi %231, %239 : index
      %241 = arith.muli %228, %c5 : index
      %242 = arith.addi %240, %241 : index
      %243 = arith.divui %226, %c20 : index
      %244 = arith.addi %242, %243 : index
      %245 = memref.load %w[%244] : memref<?xi8>
      %246 = arith.remui %226, %c20 : index
      %247 = arith.muli %246, %c21 : index
      %248 = arith.index_cast %247 : index to i32
      %249 = arith.extui %245 : i8 to i32
      %250 = arith.shrui %249, %248 : i32
      %251 = arith.andi %250, %c22 : i32
      %252 = arith.ori %251, %c23 : i32
      %253 = arith.trunci %252 : i32 to i16
      %254 = arith.bitcast %253 : i16 to f16
      %255 = arith.muli %225, %c24 : index
      %256 = arith.addi %16, %255 : index
      %257 = arith.muli %226, %c8 : index
      %258 = arith.addi %256, %257 : index
      %259 = vector.load %w[%258] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %260 = vector.bitcast %259 : vector<16xi8> to vector<4xi32>
      %261 = arith.shrui %260, %c25 : vector<4xi32>
      %262 = arith.andi %261, %c26 : vector<4xi32>
      %263 = arith.ori %262, %c27 : vector<4xi32>
      %264 = vector.bitcast %263 : vector<4xi32> to vector<8xf16>
      %265 = arith.shrui %260, %c28 : vector<4xi32>
      %266 = arith.andi %265, %c26 : vector<4xi32>
      %267 = arith.ori %266, %c27 : vector<4xi32>
      %268 = vector.bitcast %267 : vector<4xi32> to vector<8xf16>
      %269 = arith.shrui %260, %c29 : vector<4xi32>
      %270 = arith.andi %269, %c26 : vector<4xi32>
      %271 = arith.ori %270, %c27 : vector<4xi32>
      %272 = vector.bitcast %271 : vector<4xi32> to vector<8xf16>
      %273 = arith.shrui %260, %c30 : vector<4xi32>
      %274 = arith.andi %273, %c26 : vector<4xi32>
      %275 = arith.ori %274, %c27 : vector<4xi32>
      %276 = vector.bitcast %275 : vector<4xi32> to vector<8xf16>
      %277 = vector.shuffle %264, %268 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %278 = vector.shuffle %272, %276 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %279 = vector.shuffle %277, %278 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %280 = vector.broadcast %254 : f16 to vector<32xf16>
      %281 = arith.subf %279, %280 : vector<32xf16>
      %282 = vector.broadcast %238 : f16 to vector<32xf16>
      %283 = arith.mulf %281, %282 : vector<32xf16>
      %284 = vector.shuffle %283, %283 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %285 = vector.shuffle %283, %283 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %286 = arith.muli %221, %c20 : index
      %287 = arith.addi %286, %c10 : index
      %288 = arith.muli %tileRows, %c8 : index
      %289 = arith.muli %287, %288 : index
      %290 = arith.addi %37, %289 : index
      %291 = vector.load %25[%290] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %292 = arith.muli %tileRows, %c5 : index
      %293 = arith.addi %290, %292 : index
      %294 = vector.load %25[%293] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %295 = vector.shuffle %291, %294 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %296 = wave.mma %295, %284, %222 : vector<16xf16>, vector<8xf32>
      %297 = arith.muli %221, %c20 : index
      %298 = arith.addi %297, %c9 : index
      %299 = arith.muli %tileRows, %c8 : index
      %300 = arith.muli %298, %299 : index
      %301 = arith.addi %37, %300 : index
      %302 = vector.load %25[%301] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %303 = arith.muli %tileRows, %c5 : index
      %304 = arith.addi %301, %303 : index
      %305 = vector.load %25[%304] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %306 = vector.shuffle %302, %305 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %307 = wave.mma %306, %285, %296 : vector<16xf16>, vector<8xf32>
      scf.yield %307 : vector<8xf32>
    }
    %308 = arith.addi %21, %c10 : index
    %309 = wave.lane
    %310 = arith.muli %3, %c9 : index
    %311 = arith.muli %310, %c24 : index
    %312 = arith.addi %311, %309 : index
    %313 = arith.muli %4, %c12 : index
    %314 = arith.addi %313, %312 : index
    %315 = arith.addi %314, %c10 : index
    %316 = arith.addi %315, %c10 : index
    %317 = vector.extract %223[0] : f32 from vector<8xf32>
    memref.store %317, %17[%316] : memref<?xf32>
    %318 = arith.muli %4, %c12 : index
    %319 = arith.addi %318, %312 : index
    %320 = arith.addi %319, %c10 : index
    %321 = arith.addi %320, %c15 : index
    %322 = vector.extract %223[1] : f32 from vector<8xf32>
    memref.store %322, %17[%321] : memref<?xf32>
    %323 = arith.muli %4, %c12 : index
    %324 = arith.addi %323, %312 : index
    %325 = arith.addi %324, %c10 : index
    %326 = arith.addi %325, %c32 : index
    %327 = vector.extract %223[2] : f32 from vector<8xf32>
    memref.store %327, %17[%326] : memref<?xf32>
    %328 = arith.muli %4, %c12 : index
    %329 = arith.addi %328, %312 : index
    %330 = arith.addi %329, %c10 : index
    %331 = arith.addi %330, %c33 : index
    %332 = vector.extract %223[3] : f32 from vector<8xf32>
    memref.store %332, %17[%331] : memref<?xf32>
    %333 = arith.muli %4, %c12 : index
    %334 = arith.addi %333, %312 : index
    %335 = arith.addi %334, %c10 : index
    %336 = arith.addi %335, %c34 : index
    %337 = vector.extract %223[4] : f32 from vector<8xf32>
    memref.store %337, %17[%336] : memref<?xf32>
    %338 = arith.muli %4, %c12 : index
    %339 = arith.addi %338, %312 : index
    %340 = arith.addi %339, %c10 : index
    %341 = arith.addi %340, %c35 : index
    %342 = vector.extract %223[5] : f32 from vector<8xf32>
    memref.store %342, %17[%341] : memref<?xf32>
    %343 = arith.muli %4, %c12 : index
    %344 = arith.addi %343, %312 : index
    %345 = arith.addi %344, %c10 : index
    %346 = arith.addi %345, %c36 : index
    %347 = vector.extract %223[6] : f32 from vector<8xf32>
    memref.store %347, %17[%346] : memref<?xf32>
    %348 = arith.muli %4, %c12 : index
    %349 = arith.addi %348, %312 : index
    %350 = arith.addi %349, %c10 : index
    %351 = arith.addi %350, %c37 : index
    %352 = vector.extract %223[7] : f32 from vector<8xf32>
    memref.store %352, %17[%351] : memref<?xf32>
    wave.barrier
    %353 = arith.muli %4, %c21 : index
    %354 = arith.addi %353, %c10 : index
    %355 = arith.muli %354, %c20 : index
    %356 = arith.divui %309, %c8 : index
    %357 = arith.addi %355, %356 : index
    %358 = arith.addi %308, %357 : index
    %359 = arith.cmpi slt, %358, %20 : index
    scf.if %359 {
      %360 = arith.cmpi eq, %hasFactors, %c9 : index
      %361 = arith.muli %358, %c20 : index
      %362 = memref.load %factors[%361] : memref<?xf32>
      %363 = arith.mulf %362, %operandScale : f32
      %364 = arith.select %360, %363, %operandScale : f32
      %365 = arith.addi %312, %c10 : index
      %366 = arith.muli %354, %c15 : index
      %367 = arith.addi %365, %366 : index
      %368 = memref.load %17[%367] : memref<?xf32>
      %369 = arith.addi %367, %c12 : index
      %370 = memref.load %17[%369] : memref<?xf32>
      %371 = arith.addf %368, %370 : f32
      %372 = arith.mulf %371, %364 : f32
      %373 = arith.muli %3, %c9 : index
      %374 = arith.addi %373, %c10 : index
      %375 = arith.muli %374, %c8 : index
      %376 = arith.remui %309, %c8 : index
      %377 = arith.addi %375, %376 : index
      %378 = arith.muli %357, %c40 : index
      %379 = arith.addi %378, %377 : index
      memref.store %372, %18[%379] : memref<?xf32>
    }
    %380 = arith.muli %4, %c21 : index
    %381 = arith.addi %380, %c9 : index
    %382 = arith.muli %381, %c20 : index
    %383 = arith.divui %309, %c8 : index
    %384 = arith.addi %382, %383 : index
    %385 = arith.addi %308, %384 : index
    %386 = arith.cmpi slt, %385, %20 : index
    scf.if %386 {
      %387 = arith.cmpi eq, %hasFactors, %c9 : index
      %388 = arith.muli %385, %c20 : index
      %389 = memref.load %factors[%388] : memref<?xf32>
      %390 = arith.mulf %389, %operandScale : f32
      %391 = arith.select %387, %390, %operandScale : f32
      %392 = arith.addi %312, %c10 : index
      %393 = arith.muli %381, %c15 : index
      %394 = arith.addi %392, %393 : index
      %395 = memref.load %17[%394] : memref<?xf32>
      %396 = arith.addi %394, %c12 : index
      %397 = memref.load %17[%396] : memref<?xf32>
      %398 = arith.addf %395, %397 : f32
      %399 = arith.mulf %398, %391 : f32
      %400 = arith.muli %3, %c9 : index
      %401 = arith.addi %400, %c10 : index
      %402 = arith.muli %401, %c8 : index
      %403 = arith.remui %309, %c8 : index
      %404 = arith.addi %402, %403 : index
      %405 = arith.muli %384, %c40 : index
      %406 = arith.addi %405, %404 : index
      memref.store %399, %18[%406] : memref<?xf32>
    }
    %407 = arith.muli %4, %c21 : index
    %408 = arith.addi %407, %c20 : index
    %409 = arith.muli %408, %c20 : index
    %410 = arith.divui %309, %c8 : index
    %411 = arith.addi %409, %410 : index
    %412 = arith.addi %308, %411 : index
    %413 = arith.cmpi slt, %412, %20 : index
    scf.if %413 {
      %414 = arith.cmpi eq, %hasFactors, %c9 : index
      %415 = arith.muli %412, %c20 : index
      %416 = memref.load %factors[%415] : memref<?xf32>
      %417 = arith.mulf %416, %operandScale : f32
      %418 = arith.select %414, %417, %operandScale : f32
      %419 = arith.addi %312, %c10 : index
      %420 = arith.muli %408, %c15 : index
      %421 = arith.addi %419, %420 : index
      %422 = memref.load %17[%421] : memref<?xf32>
      %423 = arith.addi %421, %c12 : index
      %424 = memref.load %17[%423] : memref<?xf32>
      %425 = arith.addf %422, %424 : f32
      %426 = arith.mulf %425, %418 : f32
      %427 = arith.muli %3, %c9 : index
      %428 = arith.addi %427, %c10 : index
      %429 = arith.muli %428, %c8 : index
      %430 = arith.remui %309, %c8 : index
      %431 = arith.addi %429, %430 : index
      %432 = arith.muli %411, %c40 : index
      %433 = arith.addi %432, %431 : index
      memref.store %426, %18[%433] : memref<?xf32>
    }
    %434 = arith.muli %4, %c21 : index
    %435 = arith.addi %434, %c31 : index
    %436 = arith.muli %435, %c20 : index
    %437 = arith.divui %309, %c8 : index
    %438 = arith.addi %436, %437 : index
    %439 = arith.addi %308, %438 : index
    %440 = arith.cmpi slt, %439, %20 : index
    scf.if %440 {
      %441 = arith.cmpi eq, %hasFactors, %c9 : index
      %442 = arith.muli %439, %c20 : index
      %443 = memref.load %factors[%442] : memref<?xf32>
      %444 = arith.mulf %443, %operandScale : f32
      %445 = arith.select %441, %444, %operandScale : f32
      %446 = arith.addi %312, %c10 : index
      %447 = arith.muli %435, %c15 : index
      %448 = arith.addi %446, %447 : index
      %449 = memref.load %17[%448] : memref<?xf32>
      %450 = arith.addi %448, %c12 : index
      %451 = memref.load %17[%450] : memref<?xf32>
      %452 = arith.addf %449, %451 : f32
      %453 = arith.mulf %452, %445 : f32
      %454 = arith.muli %3, %c9 : index
      %455 = arith.addi %454, %c10 : index
      %456 = arith.muli %455, %c8 : index
      %457 = arith.remui %309, %c8 : index
      %458 = arith.addi %456, %457 : index
      %459 = arith.muli %438, %c40 : index
      %460 = arith.addi %459, %458 : index
      memref.store %453, %18[%460] : memref<?xf32>
    }
    wave.barrier
    %461 = arith.addi %21, %c10 : index
    %462 = wave.wave
    %463 = arith.addi %462, %c10 : index
    %464 = arith.addi %461, %463 : index
    %465 = arith.cmpi slt, %464, %20 : index
    %466 = arith.cmpi slt, %463, %c8 : index
    %467 = arith.andi %465, %466 : i1
    scf.if %467 {
      %468 = arith.addi %461, %463 : index
      %469 = arith.muli %463, %c40 : index
      %470 = wave.lane
      %471 = arith.addi %470, %c10 : index
      %472 = arith.cmpi eq, %hasBias, %c9 : index
      %473 = arith.addi %469, %471 : index
      %474 = memref.load %18[%473] : memref<?xf32>
      %475 = arith.muli %0, %c40 : index
      %476 = arith.addi %475, %471 : index
      %477 = memref.load %bias[%476] : memref<?xf32>
      %478 = arith.addf %474, %477 : f32
      %479 = arith.select %472, %478, %474 : f32
      %480 = arith.addi %471, %c6 : index
      %481 = arith.cmpi eq, %hasBias, %c9 : index
      %482 = arith.addi %469, %480 : index
      %483 = memref.load %18[%482] : memref<?xf32>
      %484 = arith.muli %0, %c40 : index
      %485 = arith.addi %484, %480 : index
      %486 = memref.load %bias[%485] : memref<?xf32>
      %487 = arith.addf %483, %486 : f32
      %488 = arith.select %481, %487, %483 : f32
      %489 = arith.addi %470, %c15 : index
      %490 = arith.cmpi slt, %489, %c6 : index
      %491 = arith.minsi %489, %c42 : index
      %492 = arith.cmpi eq, %hasBias, %c9 : index
      %493 = arith.addi %469, %491 : index
      %494 = memref.load %18[%493] : memref<?xf32>
      %495 = arith.muli %0, %c40 : index
      %496 = arith.addi %495, %491 : index
      %497 = memref.load %bias[%496] : memref<?xf32>
      %498 = arith.addf %494, %497 : f32
      %499 = arith.select %492, %498, %494 : f32
      %500 = arith.addi %491, %c6 : index
      %501 = arith.cmpi eq, %hasBias, %c9 : index
      %502 = arith.addi %469, %500 : index
      %503 = memref.load %18[%502] : memref<?xf32>
      %504 = arith.muli %0, %c40 : index
      %505 = arith.addi %504, %500 : index
      %506 = memref.load %bias[%505] : memref<?xf32>
      %507 = arith.addf %503, %506 : f32
      %508 = arith.select %501, %507, %503 : f32
      %509 = arith.addi %heads, %kvHeads : index
      %510 = arith.cmpi slt, %0, %509 : index
      scf.if %510 {
        %511 = arith.addi %positionsAt, %468 : index
        %512 = memref.load %step[%511] : memref<?xi32>
        %513 = arith.index_cast %512 : i32 to index
        %514 = arith.cmpi eq, %hasNorm, %c9 : index
        %515 = math.fma %479, %479, %c45 : f32
        %516 = math.fma %488, %488, %515 : f32
        %517 = math.fma %499, %499, %516 : f32
        %518 = arith.select %490, %517, %516 : f32
        %519 = math.fma %508, %508, %518 : f32
        %520 = arith.select %490, %519, %518 : f32
        %521 = vector.broadcast %520 : f32 to vector<1xf32>
        %522 = wave.reduce "add" %521 : vector<1xf32>
        %523 = arith.mulf %522, %inverseHeadDim : f32
        %524 = arith.addf %523, %epsilon : f32
        %525 = math.sqrt %524 : f32
        %526 = arith.divf %c47, %525 : f32
        %527 = arith.cmpi slt, %0, %heads : index
        %528 = arith.addi %471, %c6 : index
        %529 = memref.load %query_norm[%471] : memref<?xf32>
        %530 = memref.load %key_norm[%471] : memref<?xf32>
        %531 = arith.select %527, %529, %530 : f32
        %532 = arith.mulf %479, %526 : f32
        %533 = arith.mulf %532, %531 : f32
        %534 = arith.select %514, %533, %479 : f32
        %535 = memref.load %query_norm[%528] : memref<?xf32>
        %536 = memref.load %key_norm[%528] : memref<?xf32>
        %537 = arith.select %527, %535, %536 : f32
        %538 = arith.mulf %488, %526 : f32
        %539 = arith.mulf %538, %537 : f32
        %540 = arith.select %514, %539, %488 : f32
        %541 = arith.addi %491, %c6 : index
        %542 = memref.load %query_norm[%491] : memref<?xf32>
        %543 = memref.load %key_norm[%491] : memref<?xf32>
        %544 = arith.select %527, %542, %543 : f32
        %545 = arith.mulf %499, %526 : f32
        %546 = arith.mulf %545, %544 : f32
        %547 = arith.select %514, %546, %499 : f32
        %548 = memref.load %query_norm[%541] : memref<?xf32>
        %549 = memref.load %key_norm[%541] : memref<?xf32>
        %550 = arith.select %527, %548, %549 : f32
        %551 = arith.mulf %508, %526 : f32
        %552 = arith.mulf %551, %550 : f32
        %553 = arith.select %514, %552, %508 : f32
        %554 = arith.remui %513, %c24 : index
        %555 = arith.muli %554, %c40 : index
        %556 = arith.addi %555, %471 : index
        %557 = arith.divui %513, %c24 : index
        %558 = arith.addi %557, %c24 : index
        %559 = arith.muli %558, %c40 : index
        %560 = arith.addi %559, %471 : index
        %561 = memref.load %rope[%556] : memref<?xf32>
        %562 = arith.addi %556, %c6 : index
        %563 = memref.load %rope[%562] : memref<?xf32>
        %564 = memref.load %rope[%560] : memref<?xf32>
        %565 = arith.addi %560, %c6 : index
        %566 = memref.load %rope[%565] : memref<?xf32>
        %567 = arith.mulf %564, %561 : f32
        %568 = arith.mulf %566, %563 : f32
        %569 = arith.subf %567, %568 : f32
        %570 = arith.mulf %566, %561 : f32
        %571 = arith.mulf %564, %563 : f32
        %572 = arith.addf %570, %571 : f32
        %573 = arith.mulf %534, %569 : f32
        %574 = arith.mulf %540, %572 : f32
        %575 = arith.subf %573, %574 : f32
        %576 = arith.mulf %540, %569 : f32
        %577 = arith.mulf %534, %572 : f32
        %578 = arith.addf %576, %577 : f32
        %579 = arith.cmpi slt, %0, %heads : index
        scf.if %579 {
          %580 = arith.muli %468, %heads : index
          %581 = arith.addi %580, %0 : index
          %582 = arith.muli %581, %c40 : index
          %583 = arith.addi %582, %471 : index
          memref.store %575, %q[%583] : memref<?xf32>
          %584 = arith.addi %583, %c6 : index
          memref.store %578, %q[%584] : memref<?xf32>
        } else {
          %585 = arith.addi %469, %471 : index
          memref.store %575, %18[%585] : memref<?xf32>
          %586 = arith.addi %469, %471 : index
          %587 = arith.addi %586, %c6 : index
          memref.store %578, %18[%587] : memref<?xf32>
        }
        %588 = arith.remui %513, %c24 : index
        %589 = arith.muli %588, %c40 : index
        %590 = arith.addi %589, %491 : index
        %591 = arith.divui %513, %c24 : index
        %592 = arith.addi %591, %c24 : index
        %593 = arith.muli %592, %c40 : index
        %594 = arith.addi %593, %491 : index
        %595 = memref.load %rope[%590] : memref<?xf32>
        %596 = arith.addi %590, %c6 : index
        %597 = memref.load %rope[%596] : memref<?xf32>
        %598 = memref.load %rope[%594] : memref<?xf32>
        %599 = arith.addi %594, %c6 : index
        %600 = memref.load %rope[%599] : memref<?xf32>
        %601 = arith.mulf %598, %595 : f32
        %602 = arith.mulf %600, %597 : f32
        %603 = arith.subf %601, %602 : f32
        %604 = arith.mulf %600, %595 : f32
        %605 = arith.mulf %598, %597 : f32
        %606 = arith.addf %604, %605 : f32
        %607 = arith.mulf %547, %603 : f32
        %608 = arith.mulf %553, %606 : f32
        %609 = arith.subf %607, %608 : f32
        %610 = arith.mulf %553, %603 : f32
        %611 = arith.mulf %547, %606 : f32
        %612 = arith.addf %610, %611 : f32
        scf.if %490 {
          %613 = arith.cmpi slt, %0, %heads : index
          scf.if %613 {
            %614 = arith.muli %468, %heads : index
            %615 = arith.addi %614, %0 : index
            %616 = arith.muli %615, %c40 : index
            %617 = arith.addi %616, %491 : index
            memref.store %609, %q[%617] : memref<?xf32>
            %618 = arith.addi %617, %c6 : index
            memref.store %612, %q[%618] : memref<?xf32>
          } else {
            %619 = arith.addi %469, %491 : index
            memref.store %609, %18[%619] : memref<?xf32>
            %620 = arith.addi %469, %491 : index
            %621 = arith.addi %620, %c6 : index
            memref.store %612, %18[%621] : memref<?xf32>
          }
        }
      } else {
        %622 = arith.cmpi slt, %0, %heads : index
        scf.if %622 {
          %623 = arith.muli %468, %heads : index
          %624 = arith.addi %623, %0 : index
          %625 = arith.muli %624, %c40 : index
          %626 = arith.addi %625, %471 : index
          memref.store %479, %q[%626] : memref<?xf32>
          %627 = arith.addi %626, %c6 : index
          memref.store %488, %q[%627] : memref<?xf32>
        } else {
          %628 = arith.addi %469, %471 : index
          memref.store %479, %18[%628] : memref<?xf32>
          %629 = arith.addi %469, %471 : index
          %630 = arith.addi %629, %c6 : index
          memref.store %488, %18[%630] : memref<?xf32>
        }
        scf.if %490 {
          %631 = arith.cmpi slt, %0, %heads : index
          scf.if %631 {
            %632 = arith.muli %468, %heads : index
            %633 = arith.addi %632, %0 : index
            %634 = arith.muli %633, %c40 : index
            %635 = arith.addi %634, %491 : index
            memref.store %499, %q[%635] : memref<?xf32>
            %636 = arith.addi %635, %c6 : index
            memref.store %508, %q[%636] : memref<?xf32>
          } else {
            %637 = arith.addi %469, %491 : index
            memref.store %499, %18[%637] : memref<?xf32>
            %638 = arith.addi %469, %491 : index
            %639 = arith.addi %638, %c6 : index
            memref.store %508, %18[%639] : memref<?xf32>
          }
        }
      }
    }
    %640 = arith.addi %462, %c49 : index
    %641 = arith.addi %461, %640 : index
    %642 = arith.cmpi slt, %641, %20 : index
    %643 = arith.cmpi slt, %640, %c8 : index
    %644 = arith.andi %642, %643 : i1
    scf.if %644 {
      %645 = arith.addi %461, %640 : index
      %646 = arith.muli %640, %c40 : index
      %647 = wave.lane
      %648 = arith.addi %647, %c10 : index
      %649 = arith.cmpi eq, %hasBias, %c9 : index
      %650 = arith.addi %646, %648 : index
      %651 = memref.load %18[%650] : memref<?xf32>
      %652 = arith.muli %0, %c40 : index
      %653 = arith.addi %652, %648 : index
      %654 = memref.load %bias[%653] : memref<?xf32>
      %655 = arith.addf %651, %654 : f32
      %656 = arith.select %649, %655, %651 : f32
      %657 = arith.addi %648, %c6 : index
      %658 = arith.cmpi eq, %hasBias, %c9 : index
      %659 = arith.addi %646, %657 : index
      %660 = memref.load %18[%659] : memref<?xf32>
      %661 = arith.muli %0, %c40 : index
      %662 = arith.addi %661, %657 : index
      %663 = memref.load %bias[%662] : memref<?xf32>
      %664 = arith.addf %660, %663 : f32
      %665 = arith.select %658, %664, %660 : f32
      %666 = arith.addi %647, %c15 : index
      %667 = arith.cmpi slt, %666, %c6 : index
      %668 = arith.minsi %666, %c42 : index
      %669 = arith.cmpi eq, %hasBias, %c9 : index
      %670 = arith.addi %646, %668 : index
      %671 = memref.load %18[%670] : memref<?xf32>
      %672 = arith.muli %0, %c40 : index
      %673 = arith.addi %672, %668 : index
      %674 = memref.load %bias[%673] : memref<?xf32>
      %675 = arith.addf %671, %674 : f32
      %676 = arith.select %669, %675, %671 : f32
      %677 = arith.addi %668, %c6 : index
      %678 = arith.cmpi eq, %hasBias, %c9 : index
      %679 = arith.addi %646, %677 : index
      %680 = memref.load %18[%679] : memref<?xf32>
      %681 = arith.muli %0, %c40 : index
      %682 = arith.addi %681, %677 : index
      %683 = memref.load %bias[%682] : memref<?xf32>
      %684 = arith.addf %680, %683 : f32
      %685 = arith.select %678, %684, %680 : f32
      %686 = arith.addi %heads, %kvHeads : index
      %687 = arith.cmpi slt, %0, %686 : index
      scf.if %687 {
        %688 = arith.addi %positionsAt, %645 : index
        %689 = memref.load %step[%688] : memref<?xi32>
        %690 = arith.index_cast %689 : i32 to index
        %691 = arith.cmpi eq, %hasNorm, %c9 : index
        %692 = math.fma %656, %656, %c45 : f32
        %693 = math.fma %665, %665, %692 : f32
        %694 = math.fma %676, %676, %693 : f32
        %695 = arith.select %667, %694, %693 : f32
        %696 = math.fma %685, %685, %695 : f32
        %697 = arith.select %667, %696, %695 : f32
        %698 = vector.broadcast %697 : f32 to vector<1xf32>
        %699 = wave.reduce "add" %698 : vector<1xf32>
        %700 = arith.mulf %699, %inverseHeadDim : f32
        %701 = arith.addf %700, %epsilon : f32
        %702 = math.sqrt %701 : f32
        %703 = arith.divf %c47, %702 : f32
        %704 = arith.cmpi slt, %0, %heads : index
        %705 = arith.addi %648, %c6 : index
        %706 = memref.load %query_norm[%648] : memref<?xf32>
        %707 = memref.load %key_norm[%648] : memref<?xf32>
        %708 = arith.select %704, %706, %707 : f32
        %709 = arith.mulf %656, %703 : f32
        %710 = arith.mulf %709, %708 : f32
        %711 = arith.select %691, %710, %656 : f32
        %712 = memref.load %query_norm[%705] : memref<?xf32>
        %713 = memref.load %key_norm[%705] : memref<?xf32>
        %714 = arith.select %704, %712, %713 : f32
        %715 = arith.mulf %665, %703 : f32
        %716 = arith.mulf %715, %714 : f32
        %717 = arith.select %691, %716, %665 : f32
        %718 = arith.addi %668, %c6 : index
        %719 = memref.load %query_norm[%668] : memref<?xf32>
        %720 = memref.load %key_norm[%668] : memref<?xf32>
        %721 = arith.select %704, %719, %720 : f32
        %722 = arith.mulf %676, %703 : f32
        %723 = arith.mulf %722, %721 : f32
        %724 = arith.select %691, %723, %676 : f32
        %725 = memref.load %query_norm[%718] : memref<?xf32>
        %726 = memref.load %key_norm[%718] : memref<?xf32>
        %727 = arith.select %704, %725, %726 : f32
        %728 = arith.mulf %685, %703 : f32
        %729 = arith.mulf %728, %727 : f32
        %730 = arith.select %691, %729, %685 : f32
        %731 = arith.remui %690, %c24 : index
        %732 = arith.muli %731, %c40 : index
        %733 = arith.addi %732, %648 : index
        %734 = arith.divui %690, %c24 : index
        %735 = arith.addi %734, %c24 : index
        %736 = arith.muli %735, %c40 : index
        %737 = arith.addi %736, %648 : index
        %738 = memref.load %rope[%733] : memref<?xf32>
        %739 = arith.addi %733, %c6 : index
        %740 = memref.load %rope[%739] : memref<?xf32>
        %741 = memref.load %rope[%737] : memref<?xf32>
        %742 = arith.addi %737, %c6 : index
        %743 = memref.load %rope[%742] : memref<?xf32>
        %744 = arith.mulf %741, %738 : f32
        %745 = arith.mulf %743, %740 : f32
        %746 = arith.subf %744, %745 : f32
        %747 = arith.mulf %743, %738 : f32
        %748 = arith.mulf %741, %740 : f32
        %749 = arith.addf %747, %748 : f32
        %750 = arith.mulf %711, %746 : f32
        %751 = arith.mulf %717, %749 : f32
        %752 = arith.subf %750, %751 : f32
        %753 = arith.mulf %717, %746 : f32
        %754 = arith.mulf %711, %749 : f32
        %755 = arith.addf %753, %754 : f32
        %756 = arith.cmpi slt, %0, %heads : index
        scf.if %756 {
          %757 = arith.muli %645, %heads : index
          %758 = arith.addi %757, %0 : index
          %759 = arith.muli %758, %c40 : index
          %760 = arith.addi %759, %648 : index
          memref.store %752, %q[%760] : memref<?xf32>
          %761 = arith.addi %760, %c6 : index
          memref.store %755, %q[%761] : memref<?xf32>
        } else {
          %762 = arith.addi %646, %648 : index
          memref.store %752, %18[%762] : memref<?xf32>
          %763 = arith.addi %646, %648 : index
          %764 = arith.addi %763, %c6 : index
          memref.store %755, %18[%764] : memref<?xf32>
        }
        %765 = arith.remui %690, %c24 : index
        %766 = arith.muli %765, %c40 : index
        %767 = arith.addi %766, %668 : index
        %768 = arith.divui %690, %c24 : index
        %769 = arith.addi %768, %c24 : index
        %770 = arith.muli %769, %c40 : index
        %771 = arith.addi %770, %668 : index
        %772 = memref.load %rope[%767] : memref<?xf32>
        %773 = arith.addi %767, %c6 : index
        %774 = memref.load %rope[%773] : memref<?xf32>
        %775 = memref.load %rope[%771] : memref<?xf32>
        %776 = arith.addi %771, %c6 : index
        %777 = memref.load %rope[%776] : memref<?xf32>
        %778 = arith.mulf %775, %772 : f32
        %779 = arith.mulf %777, %774 : f32
        %780 = arith.subf %778, %779 : f32
        %781 = arith.mulf %777, %772 : f32
        %782 = arith.mulf %775, %774 : f32
        %783 = arith.addf %781, %782 : f32
        %784 = arith.mulf %724, %780 : f32
        %785 = arith.mulf %730, %783 : f32
        %786 = arith.subf %784, %785 : f32
        %787 = arith.mulf %730, %780 : f32
        %788 = arith.mulf %724, %783 : f32
        %789 = arith.addf %787, %788 : f32
        scf.if %667 {
          %790 = arith.cmpi slt, %0, %heads : index
          scf.if %790 {
            %791 = arith.muli %645, %heads : index
            %792 = arith.addi %791, %0 : index
            %793 = arith.muli %792, %c40 : index
            %794 = arith.addi %793, %668 : index
            memref.store %786, %q[%794] : memref<?xf32>
            %795 = arith.addi %794, %c6 : index
            memref.store %789, %q[%795] : memref<?xf32>
          } else {
            %796 = arith.addi %646, %668 : index
            memref.store %786, %18[%796] : memref<?xf32>
            %797 = arith.addi %646, %668 : index
            %798 = arith.addi %797, %c6 : index
            memref.store %789, %18[%798] : memref<?xf32>
          }
        }
      } else {
        %799 = arith.cmpi slt, %0, %heads : index
        scf.if %799 {
          %800 = arith.muli %645, %heads : index
          %801 = arith.addi %800, %0 : index
          %802 = arith.muli %801, %c40 : index
          %803 = arith.addi %802, %648 : index
          memref.store %656, %q[%803] : memref<?xf32>
          %804 = arith.addi %803, %c6 : index
          memref.store %665, %q[%804] : memref<?xf32>
        } else {
          %805 = arith.addi %646, %648 : index
          memref.store %656, %18[%805] : memref<?xf32>
          %806 = arith.addi %646, %648 : index
          %807 = arith.addi %806, %c6 : index
          memref.store %665, %18[%807] : memref<?xf32>
        }
        scf.if %667 {
          %808 = arith.cmpi slt, %0, %heads : index
          scf.if %808 {
            %809 = arith.muli %645, %heads : index
            %810 = arith.addi %809, %0 : index
            %811 = arith.muli %810, %c40 : index
            %812 = arith.addi %811, %668 : index
            memref.store %676, %q[%812] : memref<?xf32>
            %813 = arith.addi %812, %c6 : index
            memref.store %685, %q[%813] : memref<?xf32>
          } else {
            %814 = arith.addi %646, %668 : index
            memref.store %676, %18[%814] : memref<?xf32>
            %815 = arith.addi %646, %668 : index
            %816 = arith.addi %815, %c6 : index
            memref.store %685, %18[%816] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %817 = arith.cmpi sge, %0, %heads : index
    scf.if %817 {
      %818 = arith.addi %462, %c10 : index
      %819 = arith.addi %461, %818 : index
      %820 = arith.cmpi slt, %819, %20 : index
      %821 = arith.cmpi slt, %818, %c8 : index
      %822 = arith.andi %820, %821 : i1
      scf.if %822 {
        %823 = arith.addi %461, %818 : index
        %824 = arith.addi %slotsAt, %823 : index
        %825 = memref.load %step[%824] : memref<?xi32>
        %826 = arith.index_cast %825 : i32 to index
        %827 = arith.cmpi sge, %826, %c10 : index
        scf.if %827 {
          %828 = arith.muli %818, %c40 : index
          %829 = arith.subi %0, %heads : index
          %830 = memref.load %scales[%829] : memref<?xf32>
          %831 = vector.broadcast %830 : f32 to vector<4xf32>
          %832 = arith.divui %826, %c8 : index
          %833 = arith.remui %826, %c8 : index
          %834 = arith.muli %832, %pageBytes : index
          %835 = arith.cmpi eq, %codec, %c10 : index
          scf.if %835 {
            %836 = wave.lane
            %837 = arith.muli %836, %c21 : index
            scf.for %838 = %837 to %c40 step %c34 {
              %839 = arith.addi %828, %838 : index
              %840 = vector.load %18[%839] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %841 = arith.mulf %840, %831 : vector<4xf32>
              %842 = arith.minimumf %841, %c53 : vector<4xf32>
              %843 = arith.maximumf %842, %c54 : vector<4xf32>
              %844 = arith.truncf %843 : vector<4xf32> to vector<4xf16>
              %845 = vector.bitcast %844 : vector<4xf16> to vector<8xi8>
              %846 = arith.cmpi slt, %829, %kvHeads : index
              scf.if %846 {
                %847 = arith.muli %829, %c55 : index
                %848 = arith.addi %834, %847 : index
                %849 = arith.divui %838, %c8 : index
                %850 = arith.muli %849, %c56 : index
                %851 = arith.remui %838, %c8 : index
                %852 = arith.divui %851, %c5 : index
                %853 = arith.muli %852, %c24 : index
                %854 = arith.muli %833, %c8 : index
                %855 = arith.addi %853, %854 : index
                %856 = arith.remui %851, %c5 : index
                %857 = arith.muli %856, %c20 : index
                %858 = arith.addi %855, %857 : index
                %859 = arith.addi %850, %858 : index
                %860 = arith.addi %848, %859 : index
                vector.store %845, %kv[%860] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %861 = arith.subi %829, %kvHeads : index
                %862 = arith.muli %861, %c55 : index
                %863 = arith.addi %834, %862 : index
                %864 = arith.addi %838, %c10 : index
                %865 = arith.divui %864, %c8 : index
                %866 = arith.muli %865, %c56 : index
                %867 = arith.addi %866, %c11 : index
                %868 = arith.remui %864, %c8 : index
                %869 = arith.divui %833, %c20 : index
                %870 = arith.remui %833, %c20 : index
                %871 = arith.muli %870, %c5 : index
                %872 = arith.addi %869, %871 : index
                %873 = arith.divui %872, %c5 : index
                %874 = arith.muli %873, %c24 : index
                %875 = arith.muli %868, %c8 : index
                %876 = arith.addi %874, %875 : index
                %877 = arith.remui %872, %c5 : index
                %878 = arith.muli %877, %c20 : index
                %879 = arith.addi %876, %878 : index
                %880 = arith.addi %867, %879 : index
                %881 = arith.addi %863, %880 : index
                %882 = vector.shuffle %845, %845 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %882, %kv[%881] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %883 = arith.addi %838, %c9 : index
                %884 = arith.divui %883, %c8 : index
                %885 = arith.muli %884, %c56 : index
                %886 = arith.addi %885, %c11 : index
                %887 = arith.remui %883, %c8 : index
                %888 = arith.divui %833, %c20 : index
                %889 = arith.remui %833, %c20 : index
                %890 = arith.muli %889, %c5 : index
                %891 = arith.addi %888, %890 : index
                %892 = arith.divui %891, %c5 : index
                %893 = arith.muli %892, %c24 : index
                %894 = arith.muli %887, %c8 : index
                %895 = arith.addi %893, %894 : index
                %896 = arith.remui %891, %c5 : index
                %897 = arith.muli %896, %c20 : index
                %898 = arith.addi %895, %897 : index
                %899 = arith.addi %886, %898 : index
                %900 = arith.addi %863, %899 : index
                %901 = vector.shuffle %845, %845 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %901, %kv[%900] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %902 = arith.addi %838, %c20 : index
                %903 = arith.divui %902, %c8 : index
                %904 = arith.muli %903, %c56 : index
                %905 = arith.addi %904, %c11 : index
                %906 = arith.remui %902, %c8 : index
                %907 = arith.divui %833, %c20 : index
                %908 = arith.remui %833, %c20 : index
                %909 = arith.muli %908, %c5 : index
                %910 = arith.addi %907, %909 : index
                %911 = arith.divui %910, %c5 : index
                %912 = arith.muli %911, %c24 : index
                %913 = arith.muli %906, %c8 : index
                %914 = arith.addi %912, %913 : index
                %915 = arith.remui %910, %c5 : index
                %916 = arith.muli %915, %c20 : index
                %917 = arith.addi %914, %916 : index
                %918 = arith.addi %905, %917 : index
                %919 = arith.addi %863, %918 : index
                %920 = vector.shuffle %845, %845 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %920, %kv[%919] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %921 = arith.addi %838, %c31 : index
                %922 = arith.divui %921, %c8 : index
                %923 = arith.muli %922, %c56 : index
                %924 = arith.addi %923, %c11 : index
                %925 = arith.remui %921, %c8 : index
                %926 = arith.divui %833, %c20 : index
                %927 = arith.remui %833, %c20 : index
                %928 = arith.muli %927, %c5 : index
                %929 = arith.addi %926, %928 : index
                %930 = arith.divui %929, %c5 : index
                %931 = arith.muli %930, %c24 : index
                %932 = arith.muli %925, %c8 : index
                %933 = arith.addi %931, %932 : index
                %934 = arith.remui %929, %c5 : index
                %935 = arith.muli %934, %c20 : index
                %936 = arith.addi %933, %935 : index
                %937 = arith.addi %924, %936 : index
                %938 = arith.addi %863, %937 : index
                %939 = vector.shuffle %845, %845 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %939, %kv[%938] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %940 = arith.cmpi eq, %codec, %c9 : index
          scf.if %940 {
            %941 = wave.lane
            %942 = arith.muli %941, %c21 : index
            scf.for %943 = %942 to %c40 step %c34 {
              %944 = arith.addi %828, %943 : index
              %945 = vector.load %18[%944] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %946 = arith.mulf %945, %831 : vector<4xf32>
              %947 = wave.fp8_encode "e4m3" %946 : vector<4xf32> -> vector<4xi8>
              %948 = arith.cmpi slt, %829, %kvHeads : index
              scf.if %948 {
                %949 = arith.muli %829, %c11 : index
                %950 = arith.addi %834, %949 : index
                %951 = vector.shuffle %947, %947 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %952 = arith.divui %943, %c8 : index
                %953 = arith.muli %952, %c24 : index
                %954 = arith.remui %943, %c8 : index
                %955 = arith.muli %833, %c8 : index
                %956 = arith.divui %954, %c21 : index
                %957 = arith.muli %956, %c21 : index
                %958 = arith.remui %954, %c20 : index
                %959 = arith.muli %958, %c20 : index
                %960 = arith.addi %957, %959 : index
                %961 = arith.divui %954, %c20 : index
                %962 = arith.remui %961, %c20 : index
                %963 = arith.addi %960, %962 : index
                %964 = arith.addi %955, %963 : index
                %965 = arith.addi %953, %964 : index
                %966 = arith.addi %950, %965 : index
                vector.store %951, %kv[%966] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %967 = arith.subi %829, %kvHeads : index
                %968 = arith.muli %967, %c11 : index
                %969 = arith.addi %834, %968 : index
                %970 = arith.addi %943, %c10 : index
                %971 = arith.divui %970, %c8 : index
                %972 = arith.muli %971, %c24 : index
                %973 = arith.addi %972, %c12 : index
                %974 = arith.remui %970, %c8 : index
                %975 = arith.divui %833, %c20 : index
                %976 = arith.remui %833, %c20 : index
                %977 = arith.muli %976, %c5 : index
                %978 = arith.addi %975, %977 : index
                %979 = arith.muli %974, %c8 : index
                %980 = arith.divui %978, %c21 : index
                %981 = arith.muli %980, %c21 : index
                %982 = arith.remui %978, %c20 : index
                %983 = arith.muli %982, %c20 : index
                %984 = arith.addi %981, %983 : index
                %985 = arith.divui %978, %c20 : index
                %986 = arith.remui %985, %c20 : index
                %987 = arith.addi %984, %986 : index
                %988 = arith.addi %979, %987 : index
                %989 = arith.addi %973, %988 : index
                %990 = arith.addi %969, %989 : index
                %991 = vector.shuffle %947, %947 [0] : vector<4xi8>, vector<4xi8>
                vector.store %991, %kv[%990] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %992 = arith.addi %943, %c9 : index
                %993 = arith.divui %992, %c8 : index
                %994 = arith.muli %993, %c24 : index
                %995 = arith.addi %994, %c12 : index
                %996 = arith.remui %992, %c8 : index
                %997 = arith.divui %833, %c20 : index
                %998 = arith.remui %833, %c20 : index
                %999 = arith.muli %998, %c5 : index
                %1000 = arith.addi %997, %999 : index
                %1001 = arith.muli %996, %c8 : index
                %1002 = arith.divui %1000, %c21 : index
                %1003 = arith.muli %1002, %c21 : index
                %1004 = arith.remui %1000, %c20 : index
                %1005 = arith.muli %1004, %c20 : index
                %1006 = arith.addi %1003, %1005 : index
                %1007 = arith.divui %1000, %c20 : index
                %1008 = arith.remui %1007, %c20 : index
                %1009 = arith.addi %1006, %1008 : index
                %1010 = arith.addi %1001, %1009 : index
                %1011 = arith.addi %995, %1010 : index
                %1012 = arith.addi %969, %1011 : index
                %1013 = vector.shuffle %947, %947 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1013, %kv[%1012] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1014 = arith.addi %943, %c20 : index
                %1015 = arith.divui %1014, %c8 : index
                %1016 = arith.muli %1015, %c24 : index
                %1017 = arith.addi %1016, %c12 : index
                %1018 = arith.remui %1014, %c8 : index
                %1019 = arith.divui %833, %c20 : index
                %1020 = arith.remui %833, %c20 : index
                %1021 = arith.muli %1020, %c5 : index
                %1022 = arith.addi %1019, %1021 : index
                %1023 = arith.muli %1018, %c8 : index
                %1024 = arith.divui %1022, %c21 : index
                %1025 = arith.muli %1024, %c21 : index
                %1026 = arith.remui %1022, %c20 : index
                %1027 = arith.muli %1026, %c20 : index
                %1028 = arith.addi %1025, %1027 : index
                %1029 = arith.divui %1022, %c20 : index
                %1030 = arith.remui %1029, %c20 : index
                %1031 = arith.addi %1028, %1030 : index
                %1032 = arith.addi %1023, %1031 : index
                %1033 = arith.addi %1017, %1032 : index
                %1034 = arith.addi %969, %1033 : index
                %1035 = vector.shuffle %947, %947 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1035, %kv[%1034] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1036 = arith.addi %943, %c31 : index
                %1037 = arith.divui %1036, %c8 : index
                %1038 = arith.muli %1037, %c24 : index
                %1039 = arith.addi %1038, %c12 : index
                %1040 = arith.remui %1036, %c8 : index
                %1041 = arith.divui %833, %c20 : index
                %1042 = arith.remui %833, %c20 : index
                %1043 = arith.muli %1042, %c5 : index
                %1044 = arith.addi %1041, %1043 : index
                %1045 = arith.muli %1040, %c8 : index
                %1046 = arith.divui %1044, %c21 : index
                %1047 = arith.muli %1046, %c21 : index
                %1048 = arith.remui %1044, %c20 : index
                %1049 = arith.muli %1048, %c20 : index
                %1050 = arith.addi %1047, %1049 : index
                %1051 = arith.divui %1044, %c20 : index
                %1052 = arith.remui %1051, %c20 : index
                %1053 = arith.addi %1050, %1052 : index
                %1054 = arith.addi %1045, %1053 : index
                %1055 = arith.addi %1039, %1054 : index
                %1056 = arith.addi %969, %1055 : index
                %1057 = vector.shuffle %947, %947 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1057, %kv[%1056] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1058 = arith.cmpi eq, %codec, %c20 : index
          scf.if %1058 {
            %1059 = wave.lane
            %1060 = arith.muli %1059, %c21 : index
            scf.for %1061 = %1060 to %c40 step %c34 {
              %1062 = arith.addi %828, %1061 : index
              %1063 = vector.load %18[%1062] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1064 = arith.mulf %1063, %831 : vector<4xf32>
              %1065 = wave.fp8_encode "e5m2" %1064 : vector<4xf32> -> vector<4xi8>
              %1066 = arith.cmpi slt, %829, %kvHeads : index
              scf.if %1066 {
                %1067 = arith.muli %829, %c11 : index
                %1068 = arith.addi %834, %1067 : index
                %1069 = vector.shuffle %1065, %1065 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1070 = arith.divui %1061, %c8 : index
                %1071 = arith.muli %1070, %c24 : index
                %1072 = arith.remui %1061, %c8 : index
                %1073 = arith.muli %833, %c8 : index
                %1074 = arith.divui %1072, %c21 : index
                %1075 = arith.muli %1074, %c21 : index
                %1076 = arith.remui %1072, %c20 : index
                %1077 = arith.muli %1076, %c20 : index
                %1078 = arith.addi %1075, %1077 : index
                %1079 = arith.divui %1072, %c20 : index
                %1080 = arith.remui %1079, %c20 : index
                %1081 = arith.addi %1078, %1080 : index
                %1082 = arith.addi %1073, %1081 : index
                %1083 = arith.addi %1071, %1082 : index
                %1084 = arith.addi %1068, %1083 : index
                vector.store %1069, %kv[%1084] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1085 = arith.subi %829, %kvHeads : index
                %1086 = arith.muli %1085, %c11 : index
                %1087 = arith.addi %834, %1086 : index
                %1088 = arith.addi %1061, %c10 : index
                %1089 = arith.divui %1088, %c8 : index
                %1090 = arith.muli %1089, %c24 : index
                %1091 = arith.addi %1090, %c12 : index
                %1092 = arith.remui %1088, %c8 : index
                %1093 = arith.divui %833, %c20 : index
                %1094 = arith.remui %833, %c20 : index
                %1095 = arith.muli %1094, %c5 : index
                %1096 = arith.addi %1093, %1095 : index
                %1097 = arith.muli %1092, %c8 : index
                %1098 = arith.divui %1096, %c21 : index
                %1099 = arith.muli %1098, %c21 : index
                %1100 = arith.remui %1096, %c20 : index
                %1101 = arith.muli %1100, %c20 : index
                %1102 = arith.addi %1099, %1101 : index
                %1103 = arith.divui %1096, %c20 : index
                %1104 = arith.remui %1103, %c20 : index
                %1105 = arith.addi %1102, %1104 : index
                %1106 = arith.addi %1097, %1105 : index
                %1107 = arith.addi %1091, %1106 : index
                %1108 = arith.addi %1087, %1107 : index
                %1109 = vector.shuffle %1065, %1065 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1109, %kv[%1108] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1110 = arith.addi %1061, %c9 : index
                %1111 = arith.divui %1110, %c8 : index
                %1112 = arith.muli %1111, %c24 : index
                %1113 = arith.addi %1112, %c12 : index
                %1114 = arith.remui %1110, %c8 : index
                %1115 = arith.divui %833, %c20 : index
                %1116 = arith.remui %833, %c20 : index
                %1117 = arith.muli %1116, %c5 : index
                %1118 = arith.addi %1115, %1117 : index
                %1119 = arith.muli %1114, %c8 : index
                %1120 = arith.divui %1118, %c21 : index
                %1121 = arith.muli %1120, %c21 : index
                %1122 = arith.remui %1118, %c20 : index
                %1123 = arith.muli %1122, %c20 : index
                %1124 = arith.addi %1121, %1123 : index
                %1125 = arith.divui %1118, %c20 : index
                %1126 = arith.remui %1125, %c20 : index
                %1127 = arith.addi %1124, %1126 : index
                %1128 = arith.addi %1119, %1127 : index
                %1129 = arith.addi %1113, %1128 : index
                %1130 = arith.addi %1087, %1129 : index
                %1131 = vector.shuffle %1065, %1065 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1131, %kv[%1130] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1132 = arith.addi %1061, %c20 : index
                %1133 = arith.divui %1132, %c8 : index
                %1134 = arith.muli %1133, %c24 : index
                %1135 = arith.addi %1134, %c12 : index
                %1136 = arith.remui %1132, %c8 : index
                %1137 = arith.divui %833, %c20 : index
                %1138 = arith.remui %833, %c20 : index
                %1139 = arith.muli %1138, %c5 : index
                %1140 = arith.addi %1137, %1139 : index
                %1141 = arith.muli %1136, %c8 : index
                %1142 = arith.divui %1140, %c21 : index
                %1143 = arith.muli %1142, %c21 : index
                %1144 = arith.remui %1140, %c20 : index
                %1145 = arith.muli %1144, %c20 : index
                %1146 = arith.addi %1143, %1145 : index
                %1147 = arith.divui %1140, %c20 : index
                %1148 = arith.remui %1147, %c20 : index
                %1149 = arith.addi %1146, %1148 : index
                %1150 = arith.addi %1141, %1149 : index
                %1151 = arith.addi %1135, %1150 : index
                %1152 = arith.addi %1087, %1151 : index
                %1153 = vector.shuffle %1065, %1065 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1153, %kv[%1152] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1154 = arith.addi %1061, %c31 : index
                %1155 = arith.divui %1154, %c8 : index
                %1156 = arith.muli %1155, %c24 : index
                %1157 = arith.addi %1156, %c12 : index
                %1158 = arith.remui %1154, %c8 : index
                %1159 = arith.divui %833, %c20 : index
                %1160 = arith.remui %833, %c20 : index
                %1161 = arith.muli %1160, %c5 : index
                %1162 = arith.addi %1159, %1161 : index
                %1163 = arith.muli %1158, %c8 : index
                %1164 = arith.divui %1162, %c21 : index
                %1165 = arith.muli %1164, %c21 : index
                %1166 = arith.remui %1162, %c20 : index
                %1167 = arith.muli %1166, %c20 : index
                %1168 = arith.addi %1165, %1167 : index
                %1169 = arith.divui %1162, %c20 : index
                %1170 = arith.remui %1169, %c20 : index
                %1171 = arith.addi %1168, %1170 : index
                %1172 = arith.addi %1163, %1171 : index
                %1173 = arith.addi %1157, %1172 : index
                %1174 = arith.addi %1087, %1173 : index
                %1175 = vector.shuffle %1065, %1065 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1175, %kv[%1174] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1176 = arith.addi %462, %c49 : index
      %1177 = arith.addi %461, %1176 : index
      %1178 = arith.cmpi slt, %1177, %20 : index
      %1179 = arith.cmpi slt, %1176, %c8 : index
      %1180 = arith.andi %1178, %1179 : i1
      scf.if %1180 {
        %1181 = arith.addi %461, %1176 : index
        %1182 = arith.addi %slotsAt, %1181 : index
        %1183 = memref.load %step[%1182] : memref<?xi32>
        %1184 = arith.index_cast %1183 : i32 to index
        %1185 = arith.cmpi sge, %1184, %c10 : index
        scf.if %1185 {
          %1186 = arith.muli %1176, %c40 : index
          %1187 = arith.subi %0, %heads : index
          %1188 = memref.load %scales[%1187] : memref<?xf32>
          %1189 = vector.broadcast %1188 : f32 to vector<4xf32>
          %1190 = arith.divui %1184, %c8 : index
          %1191 = arith.remui %1184, %c8 : index
          %1192 = arith.muli %1190, %pageBytes : index
          %1193 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1193 {
            %1194 = wave.lane
            %1195 = arith.muli %1194, %c21 : index
            scf.for %1196 = %1195 to %c40 step %c34 {
              %1197 = arith.addi %1186, %1196 : index
              %1198 = vector.load %18[%1197] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1199 = arith.mulf %1198, %1189 : vector<4xf32>
              %1200 = arith.minimumf %1199, %c53 : vector<4xf32>
              %1201 = arith.maximumf %1200, %c54 : vector<4xf32>
              %1202 = arith.truncf %1201 : vector<4xf32> to vector<4xf16>
              %1203 = vector.bitcast %1202 : vector<4xf16> to vector<8xi8>
              %1204 = arith.cmpi slt, %1187, %kvHeads : index
              scf.if %1204 {
                %1205 = arith.muli %1187, %c55 : index
                %1206 = arith.addi %1192, %1205 : index
                %1207 = arith.divui %1196, %c8 : index
                %1208 = arith.muli %1207, %c56 : index
                %1209 = arith.remui %1196, %c8 : index
                %1210 = arith.divui %1209, %c5 : index
                %1211 = arith.muli %1210, %c24 : index
                %1212 = arith.muli %1191, %c8 : index
                %1213 = arith.addi %1211, %1212 : index
                %1214 = arith.remui %1209, %c5 : index
                %1215 = arith.muli %1214, %c20 : index
                %1216 = arith.addi %1213, %1215 : index
                %1217 = arith.addi %1208, %1216 : index
                %1218 = arith.addi %1206, %1217 : index
                vector.store %1203, %kv[%1218] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1219 = arith.subi %1187, %kvHeads : index
                %1220 = arith.muli %1219, %c55 : index
                %1221 = arith.addi %1192, %1220 : index
                %1222 = arith.addi %1196, %c10 : index
                %1223 = arith.divui %1222, %c8 : index
                %1224 = arith.muli %1223, %c56 : index
                %1225 = arith.addi %1224, %c11 : index
                %1226 = arith.remui %1222, %c8 : index
                %1227 = arith.divui %1191, %c20 : index
                %1228 = arith.remui %1191, %c20 : index
                %1229 = arith.muli %1228, %c5 : index
                %1230 = arith.addi %1227, %1229 : index
                %1231 = arith.divui %1230, %c5 : index
                %1232 = arith.muli %1231, %c24 : index
                %1233 = arith.muli %1226, %c8 : index
                %1234 = arith.addi %1232, %1233 : index
                %1235 = arith.remui %1230, %c5 : index
                %1236 = arith.muli %1235, %c20 : index
                %1237 = arith.addi %1234, %1236 : index
                %1238 = arith.addi %1225, %1237 : index
                %1239 = arith.addi %1221, %1238 : index
                %1240 = vector.shuffle %1203, %1203 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1240, %kv[%1239] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1241 = arith.addi %1196, %c9 : index
                %1242 = arith.divui %1241, %c8 : index
                %1243 = arith.muli %1242, %c56 : index
                %1244 = arith.addi %1243, %c11 : index
                %1245 = arith.remui %1241, %c8 : index
                %1246 = arith.divui %1191, %c20 : index
                %1247 = arith.remui %1191, %c20 : index
                %1248 = arith.muli %1247, %c5 : index
                %1249 = arith.addi %1246, %1248 : index
                %1250 = arith.divui %1249, %c5 : index
                %1251 = arith.muli %1250, %c24 : index
                %1252 = arith.muli %1245, %c8 : index
                %1253 = arith.addi %1251, %1252 : index
                %1254 = arith.remui %1249, %c5 : index
                %1255 = arith.muli %1254, %c20 : index
                %1256 = arith.addi %1253, %1255 : index
                %1257 = arith.addi %1244, %1256 : index
                %1258 = arith.addi %1221, %1257 : index
                %1259 = vector.shuffle %1203, %1203 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1259, %kv[%1258] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1260 = arith.addi %1196, %c20 : index
                %1261 = arith.divui %1260, %c8 : index
                %1262 = arith.muli %1261, %c56 : index
                %1263 = arith.addi %1262, %c11 : index
                %1264 = arith.remui %1260, %c8 : index
                %1265 = arith.divui %1191, %c20 : index
                %1266 = arith.remui %1191, %c20 : index
                %1267 = arith.muli %1266, %c5 : index
                %1268 = arith.addi %1265, %1267 : index
                %1269 = arith.divui %1268, %c5 : index
                %1270 = arith.muli %1269, %c24 : index
                %1271 = arith.muli %1264, %c8 : index
                %1272 = arith.addi %1270, %1271 : index
                %1273 = arith.remui %1268, %c5 : index
                %1274 = arith.muli %1273, %c20 : index
                %1275 = arith.addi %1272, %1274 : index
                %1276 = arith.addi %1263, %1275 : index
                %1277 = arith.addi %1221, %1276 : index
                %1278 = vector.shuffle %1203, %1203 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1278, %kv[%1277] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1279 = arith.addi %1196, %c31 : index
                %1280 = arith.divui %1279, %c8 : index
                %1281 = arith.muli %1280, %c56 : index
                %1282 = arith.addi %1281, %c11 : index
                %1283 = arith.remui %1279, %c8 : index
                %1284 = arith.divui %1191, %c20 : index
                %1285 = arith.remui %1191, %c20 : index
                %1286 = arith.muli %1285, %c5 : index
                %1287 = arith.addi %1284, %1286 : index
                %1288 = arith.divui %1287, %c5 : index
                %1289 = arith.muli %1288, %c24 : index
                %1290 = arith.muli %1283, %c8 : index
                %1291 = arith.addi %1289, %1290 : index
                %1292 = arith.remui %1287, %c5 : index
                %1293 = arith.muli %1292, %c20 : index
                %1294 = arith.addi %1291, %1293 : index
                %1295 = arith.addi %1282, %1294 : index
                %1296 = arith.addi %1221, %1295 : index
                %1297 = vector.shuffle %1203, %1203 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1297, %kv[%1296] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1298 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1298 {
            %1299 = wave.lane
            %1300 = arith.muli %1299, %c21 : index
            scf.for %1301 = %1300 to %c40 step %c34 {
              %1302 = arith.addi %1186, %1301 : index
              %1303 = vector.load %18[%1302] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1304 = arith.mulf %1303, %1189 : vector<4xf32>
              %1305 = wave.fp8_encode "e4m3" %1304 : vector<4xf32> -> vector<4xi8>
              %1306 = arith.cmpi slt, %1187, %kvHeads : index
              scf.if %1306 {
                %1307 = arith.muli %1187, %c11 : index
                %1308 = arith.addi %1192, %1307 : index
                %1309 = vector.shuffle %1305, %1305 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1310 = arith.divui %1301, %c8 : index
                %1311 = arith.muli %1310, %c24 : index
                %1312 = arith.remui %1301, %c8 : index
                %1313 = arith.muli %1191, %c8 : index
                %1314 = arith.divui %1312, %c21 : index
                %1315 = arith.muli %1314, %c21 : index
                %1316 = arith.remui %1312, %c20 : index
                %1317 = arith.muli %1316, %c20 : index
                %1318 = arith.addi %1315, %1317 : index
                %1319 = arith.divui %1312, %c20 : index
                %1320 = arith.remui %1319, %c20 : index
                %1321 = arith.addi %1318, %1320 : index
                %1322 = arith.addi %1313, %1321 : index
                %1323 = arith.addi %1311, %1322 : index
                %1324 = arith.addi %1308, %1323 : index
                vector.store %1309, %kv[%1324] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1325 = arith.subi %1187, %kvHeads : index
                %1326 = arith.muli %1325, %c11 : index
                %1327 = arith.addi %1192, %1326 : index
                %1328 = arith.addi %1301, %c10 : index
                %1329 = arith.divui %1328, %c8 : index
                %1330 = arith.muli %1329, %c24 : index
                %1331 = arith.addi %1330, %c12 : index
                %1332 = arith.remui %1328, %c8 : index
                %1333 = arith.divui %1191, %c20 : index
                %1334 = arith.remui %1191, %c20 : index
                %1335 = arith.muli %1334, %c5 : index
                %1336 = arith.addi %1333, %1335 : index
                %1337 = arith.muli %1332, %c8 : index
                %1338 = arith.divui %1336, %c21 : index
                %1339 = arith.muli %1338, %c21 : index
                %1340 = arith.remui %1336, %c20 : index
                %1341 = arith.muli %1340, %c20 : index
                %1342 = arith.addi %1339, %1341 : index
                %1343 = arith.divui %1336, %c20 : index
                %1344 = arith.remui %1343, %c20 : index
                %1345 = arith.addi %1342, %1344 : index
                %1346 = arith.addi %1337, %1345 : index
                %1347 = arith.addi %1331, %1346 : index
                %1348 = arith.addi %1327, %1347 : index
                %1349 = vector.shuffle %1305, %1305 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1349, %kv[%1348] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1350 = arith.addi %1301, %c9 : index
                %1351 = arith.divui %1350, %c8 : index
                %1352 = arith.muli %1351, %c24 : index
                %1353 = arith.addi %1352, %c12 : index
                %1354 = arith.remui %1350, %c8 : index
                %1355 = arith.divui %1191, %c20 : index
                %1356 = arith.remui %1191, %c20 : index
                %1357 = arith.muli %1356, %c5 : index
                %1358 = arith.addi %1355, %1357 : index
                %1359 = arith.muli %1354, %c8 : index
                %1360 = arith.divui %1358, %c21 : index
                %1361 = arith.muli %1360, %c21 : index
                %1362 = arith.remui %1358, %c20 : index
                %1363 = arith.muli %1362, %c20 : index
                %1364 = arith.addi %1361, %1363 : index
                %1365 = arith.divui %1358, %c20 : index
                %1366 = arith.remui %1365, %c20 : index
                %1367 = arith.addi %1364, %1366 : index
                %1368 = arith.addi %1359, %1367 : index
                %1369 = arith.addi %1353, %1368 : index
                %1370 = arith.addi %1327, %1369 : index
                %1371 = vector.shuffle %1305, %1305 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1371, %kv[%1370] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1372 = arith.addi %1301, %c20 : index
                %1373 = arith.divui %1372, %c8 : index
                %1374 = arith.muli %1373, %c24 : index
                %1375 = arith.addi %1374, %c12 : index
                %1376 = arith.remui %1372, %c8 : index
                %1377 = arith.divui %1191, %c20 : index
                %1378 = arith.remui %1191, %c20 : index
                %1379 = arith.muli %1378, %c5 : index
                %1380 = arith.addi %1377, %1379 : index
                %1381 = arith.muli %1376, %c8 : index
                %1382 = arith.divui %1380, %c21 : index
                %1383 = arith.muli %1382, %c21 : index
                %1384 = arith.remui %1380, %c20 : index
                %1385 = arith.muli %1384, %c20 : index
                %1386 = arith.addi %1383, %1385 : index
                %1387 = arith.divui %1380, %c20 : index
                %1388 = arith.remui %1387, %c20 : index
                %1389 = arith.addi %1386, %1388 : index
                %1390 = arith.addi %1381, %1389 : index
                %1391 = arith.addi %1375, %1390 : index
                %1392 = arith.addi %1327, %1391 : index
                %1393 = vector.shuffle %1305, %1305 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1393, %kv[%1392] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1394 = arith.addi %1301, %c31 : index
                %1395 = arith.divui %1394, %c8 : index
                %1396 = arith.muli %1395, %c24 : index
                %1397 = arith.addi %1396, %c12 : index
                %1398 = arith.remui %1394, %c8 : index
                %1399 = arith.divui %1191, %c20 : index
                %1400 = arith.remui %1191, %c20 : index
                %1401 = arith.muli %1400, %c5 : index
                %1402 = arith.addi %1399, %1401 : index
                %1403 = arith.muli %1398, %c8 : index
                %1404 = arith.divui %1402, %c21 : index
                %1405 = arith.muli %1404, %c21 : index
                %1406 = arith.remui %1402, %c20 : index
                %1407 = arith.muli %1406, %c20 : index
                %1408 = arith.addi %1405, %1407 : index
                %1409 = arith.divui %1402, %c20 : index
                %1410 = arith.remui %1409, %c20 : index
                %1411 = arith.addi %1408, %1410 : index
                %1412 = arith.addi %1403, %1411 : index
                %1413 = arith.addi %1397, %1412 : index
                %1414 = arith.addi %1327, %1413 : index
                %1415 = vector.shuffle %1305, %1305 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1415, %kv[%1414] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1416 = arith.cmpi eq, %codec, %c20 : index
          scf.if %1416 {
            %1417 = wave.lane
            %1418 = arith.muli %1417, %c21 : index
            scf.for %1419 = %1418 to %c40 step %c34 {
              %1420 = arith.addi %1186, %1419 : index
              %1421 = vector.load %18[%1420] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1422 = arith.mulf %1421, %1189 : vector<4xf32>
              %1423 = wave.fp8_encode "e5m2" %1422 : vector<4xf32> -> vector<4xi8>
              %1424 = arith.cmpi slt, %1187, %kvHeads : index
              scf.if %1424 {
                %1425 = arith.muli %1187, %c11 : index
                %1426 = arith.addi %1192, %1425 : index
                %1427 = vector.shuffle %1423, %1423 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1428 = arith.divui %1419, %c8 : index
                %1429 = arith.muli %1428, %c24 : index
                %1430 = arith.remui %1419, %c8 : index
                %1431 = arith.muli %1191, %c8 : index
                %1432 = arith.divui %1430, %c21 : index
                %1433 = arith.muli %1432, %c21 : index
                %1434 = arith.remui %1430, %c20 : index
                %1435 = arith.muli %1434, %c20 : index
                %1436 = arith.addi %1433, %1435 : index
                %1437 = arith.divui %1430, %c20 : index
                %1438 = arith.remui %1437, %c20 : index
                %1439 = arith.addi %1436, %1438 : index
                %1440 = arith.addi %1431, %1439 : index
                %1441 = arith.addi %1429, %1440 : index
                %1442 = arith.addi %1426, %1441 : index
                vector.store %1427, %kv[%1442] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1443 = arith.subi %1187, %kvHeads : index
                %1444 = arith.muli %1443, %c11 : index
                %1445 = arith.addi %1192, %1444 : index
                %1446 = arith.addi %1419, %c10 : index
                %1447 = arith.divui %1446, %c8 : index
                %1448 = arith.muli %1447, %c24 : index
                %1449 = arith.addi %1448, %c12 : index
                %1450 = arith.remui %1446, %c8 : index
                %1451 = arith.divui %1191, %c20 : index
                %1452 = arith.remui %1191, %c20 : index
                %1453 = arith.muli %1452, %c5 : index
                %1454 = arith.addi %1451, %1453 : index
                %1455 = arith.muli %1450, %c8 : index
                %1456 = arith.divui %1454, %c21 : index
                %1457 = arith.muli %1456, %c21 : index
                %1458 = arith.remui %1454, %c20 : index
                %1459 = arith.muli %1458, %c20 : index
                %1460 = arith.addi %1457, %1459 : index
                %1461 = arith.divui %1454, %c20 : index
                %1462 = arith.remui %1461, %c20 : index
                %1463 = arith.addi %1460, %1462 : index
                %1464 = arith.addi %1455, %1463 : index
                %1465 = arith.addi %1449, %1464 : index
                %1466 = arith.addi %1445, %1465 : index
                %1467 = vector.shuffle %1423, %1423 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1467, %kv[%1466] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1468 = arith.addi %1419, %c9 : index
                %1469 = arith.divui %1468, %c8 : index
                %1470 = arith.muli %1469, %c24 : index
                %1471 = arith.addi %1470, %c12 : index
                %1472 = arith.remui %1468, %c8 : index
                %1473 = arith.divui %1191, %c20 : index
                %1474 = arith.remui %1191, %c20 : index
                %1475 = arith.muli %1474, %c5 : index
                %1476 = arith.addi %1473, %1475 : index
                %1477 = arith.muli %1472, %c8 : index
                %1478 = arith.divui %1476, %c21 : index
                %1479 = arith.muli %1478, %c21 : index
                %1480 = arith.remui %1476, %c20 : index
                %1481 = arith.muli %1480, %c20 : index
                %1482 = arith.addi %1479, %1481 : index
                %1483 = arith.divui %1476, %c20 : index
                %1484 = arith.remui %1483, %c20 : index
                %1485 = arith.addi %1482, %1484 : index
                %1486 = arith.addi %1477, %1485 : index
                %1487 = arith.addi %1471, %1486 : index
                %1488 = arith.addi %1445, %1487 : index
                %1489 = vector.shuffle %1423, %1423 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1489, %kv[%1488] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1490 = arith.addi %1419, %c20 : index
                %1491 = arith.divui %1490, %c8 : index
                %1492 = arith.muli %1491, %c24 : index
                %1493 = arith.addi %1492, %c12 : index
                %1494 = arith.remui %1490, %c8 : index
                %1495 = arith.divui %1191, %c20 : index
                %1496 = arith.remui %1191, %c20 : index
                %1497 = arith.muli %1496, %c5 : index
                %1498 = arith.addi %1495, %1497 : index
                %1499 = arith.muli %1494, %c8 : index
                %1500 = arith.divui %1498, %c21 : index
                %1501 = arith.muli %1500, %c21 : index
                %1502 = arith.remui %1498, %c20 : index
                %1503 = arith.muli %1502, %c20 : index
                %1504 = arith.addi %1501, %1503 : index
                %1505 = arith.divui %1498, %c20 : index
                %1506 = arith.remui %1505, %c20 : index
                %1507 = arith.addi %1504, %1506 : index
                %1508 = arith.addi %1499, %1507 : index
                %1509 = arith.addi %1493, %1508 : index
                %1510 = arith.addi %1445, %1509 : index
                %1511 = vector.shuffle %1423, %1423 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1511, %kv[%1510] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1512 = arith.addi %1419, %c31 : index
                %1513 = arith.divui %1512, %c8 : index
                %1514 = arith.muli %1513, %c24 : index
                %1515 = arith.addi %1514, %c12 : index
                %1516 = arith.remui %1512, %c8 : index
                %1517 = arith.divui %1191, %c20 : index
                %1518 = arith.remui %1191, %c20 : index
                %1519 = arith.muli %1518, %c5 : index
                %1520 = arith.addi %1517, %1519 : index
                %1521 = arith.muli %1516, %c8 : index
                %1522 = arith.divui %1520, %c21 : index
                %1523 = arith.muli %1522, %c21 : index
                %1524 = arith.remui %1520, %c20 : index
                %1525 = arith.muli %1524, %c20 : index
                %1526 = arith.addi %1523, %1525 : index
                %1527 = arith.divui %1520, %c20 : index
                %1528 = arith.remui %1527, %c20 : index
                %1529 = arith.addi %1526, %1528 : index
                %1530 = arith.addi %1521, %1529 : index
                %1531 = arith.addi %1515, %1530 : index
                %1532 = arith.addi %1445, %1531 : index
                %1533 = vector.shuffle %1423, %1423 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1533, %kv[%1532] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
