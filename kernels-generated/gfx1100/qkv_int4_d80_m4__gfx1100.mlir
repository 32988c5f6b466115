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
  %c39 = arith.constant 0x3F800000 : f32
  %c40 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c42 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c45 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c48 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c52 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c53 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c54 = arith.constant 5120 : index
  %c55 = arith.constant 512 : index
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
      %361 = memref.load %factors[%358] : memref<?xf32>
      %362 = arith.select %360, %361, %c39 : f32
      %363 = arith.addi %312, %c10 : index
      %364 = arith.muli %354, %c15 : index
      %365 = arith.addi %363, %364 : index
      %366 = memref.load %17[%365] : memref<?xf32>
      %367 = arith.addi %365, %c12 : index
      %368 = memref.load %17[%367] : memref<?xf32>
      %369 = arith.addf %366, %368 : f32
      %370 = arith.mulf %369, %362 : f32
      %371 = arith.muli %3, %c9 : index
      %372 = arith.addi %371, %c10 : index
      %373 = arith.muli %372, %c8 : index
      %374 = arith.remui %309, %c8 : index
      %375 = arith.addi %373, %374 : index
      %376 = arith.muli %357, %c40 : index
      %377 = arith.addi %376, %375 : index
      memref.store %370, %18[%377] : memref<?xf32>
    }
    %378 = arith.muli %4, %c21 : index
    %379 = arith.addi %378, %c9 : index
    %380 = arith.muli %379, %c20 : index
    %381 = arith.divui %309, %c8 : index
    %382 = arith.addi %380, %381 : index
    %383 = arith.addi %308, %382 : index
    %384 = arith.cmpi slt, %383, %20 : index
    scf.if %384 {
      %385 = arith.cmpi eq, %hasFactors, %c9 : index
      %386 = memref.load %factors[%383] : memref<?xf32>
      %387 = arith.select %385, %386, %c39 : f32
      %388 = arith.addi %312, %c10 : index
      %389 = arith.muli %379, %c15 : index
      %390 = arith.addi %388, %389 : index
      %391 = memref.load %17[%390] : memref<?xf32>
      %392 = arith.addi %390, %c12 : index
      %393 = memref.load %17[%392] : memref<?xf32>
      %394 = arith.addf %391, %393 : f32
      %395 = arith.mulf %394, %387 : f32
      %396 = arith.muli %3, %c9 : index
      %397 = arith.addi %396, %c10 : index
      %398 = arith.muli %397, %c8 : index
      %399 = arith.remui %309, %c8 : index
      %400 = arith.addi %398, %399 : index
      %401 = arith.muli %382, %c40 : index
      %402 = arith.addi %401, %400 : index
      memref.store %395, %18[%402] : memref<?xf32>
    }
    %403 = arith.muli %4, %c21 : index
    %404 = arith.addi %403, %c20 : index
    %405 = arith.muli %404, %c20 : index
    %406 = arith.divui %309, %c8 : index
    %407 = arith.addi %405, %406 : index
    %408 = arith.addi %308, %407 : index
    %409 = arith.cmpi slt, %408, %20 : index
    scf.if %409 {
      %410 = arith.cmpi eq, %hasFactors, %c9 : index
      %411 = memref.load %factors[%408] : memref<?xf32>
      %412 = arith.select %410, %411, %c39 : f32
      %413 = arith.addi %312, %c10 : index
      %414 = arith.muli %404, %c15 : index
      %415 = arith.addi %413, %414 : index
      %416 = memref.load %17[%415] : memref<?xf32>
      %417 = arith.addi %415, %c12 : index
      %418 = memref.load %17[%417] : memref<?xf32>
      %419 = arith.addf %416, %418 : f32
      %420 = arith.mulf %419, %412 : f32
      %421 = arith.muli %3, %c9 : index
      %422 = arith.addi %421, %c10 : index
      %423 = arith.muli %422, %c8 : index
      %424 = arith.remui %309, %c8 : index
      %425 = arith.addi %423, %424 : index
      %426 = arith.muli %407, %c40 : index
      %427 = arith.addi %426, %425 : index
      memref.store %420, %18[%427] : memref<?xf32>
    }
    %428 = arith.muli %4, %c21 : index
    %429 = arith.addi %428, %c31 : index
    %430 = arith.muli %429, %c20 : index
    %431 = arith.divui %309, %c8 : index
    %432 = arith.addi %430, %431 : index
    %433 = arith.addi %308, %432 : index
    %434 = arith.cmpi slt, %433, %20 : index
    scf.if %434 {
      %435 = arith.cmpi eq, %hasFactors, %c9 : index
      %436 = memref.load %factors[%433] : memref<?xf32>
      %437 = arith.select %435, %436, %c39 : f32
      %438 = arith.addi %312, %c10 : index
      %439 = arith.muli %429, %c15 : index
      %440 = arith.addi %438, %439 : index
      %441 = memref.load %17[%440] : memref<?xf32>
      %442 = arith.addi %440, %c12 : index
      %443 = memref.load %17[%442] : memref<?xf32>
      %444 = arith.addf %441, %443 : f32
      %445 = arith.mulf %444, %437 : f32
      %446 = arith.muli %3, %c9 : index
      %447 = arith.addi %446, %c10 : index
      %448 = arith.muli %447, %c8 : index
      %449 = arith.remui %309, %c8 : index
      %450 = arith.addi %448, %449 : index
      %451 = arith.muli %432, %c40 : index
      %452 = arith.addi %451, %450 : index
      memref.store %445, %18[%452] : memref<?xf32>
    }
    wave.barrier
    %453 = arith.addi %21, %c10 : index
    %454 = wave.wave
    %455 = arith.addi %454, %c10 : index
    %456 = arith.addi %453, %455 : index
    %457 = arith.cmpi slt, %456, %20 : index
    %458 = arith.cmpi slt, %455, %c8 : index
    %459 = arith.andi %457, %458 : i1
    scf.if %459 {
      %460 = arith.addi %453, %455 : index
      %461 = arith.muli %455, %c40 : index
      %462 = wave.lane
      %463 = arith.addi %462, %c10 : index
      %464 = arith.cmpi eq, %hasBias, %c9 : index
      %465 = arith.addi %461, %463 : index
      %466 = memref.load %18[%465] : memref<?xf32>
      %467 = arith.muli %0, %c40 : index
      %468 = arith.addi %467, %463 : index
      %469 = memref.load %bias[%468] : memref<?xf32>
      %470 = arith.addf %466, %469 : f32
      %471 = arith.select %464, %470, %466 : f32
      %472 = arith.addi %463, %c6 : index
      %473 = arith.cmpi eq, %hasBias, %c9 : index
      %474 = arith.addi %461, %472 : index
      %475 = memref.load %18[%474] : memref<?xf32>
      %476 = arith.muli %0, %c40 : index
      %477 = arith.addi %476, %472 : index
      %478 = memref.load %bias[%477] : memref<?xf32>
      %479 = arith.addf %475, %478 : f32
      %480 = arith.select %473, %479, %475 : f32
      %481 = arith.addi %462, %c15 : index
      %482 = arith.cmpi slt, %481, %c6 : index
      %483 = arith.minsi %481, %c42 : index
      %484 = arith.cmpi eq, %hasBias, %c9 : index
      %485 = arith.addi %461, %483 : index
      %486 = memref.load %18[%485] : memref<?xf32>
      %487 = arith.muli %0, %c40 : index
      %488 = arith.addi %487, %483 : index
      %489 = memref.load %bias[%488] : memref<?xf32>
      %490 = arith.addf %486, %489 : f32
      %491 = arith.select %484, %490, %486 : f32
      %492 = arith.addi %483, %c6 : index
      %493 = arith.cmpi eq, %hasBias, %c9 : index
      %494 = arith.addi %461, %492 : index
      %495 = memref.load %18[%494] : memref<?xf32>
      %496 = arith.muli %0, %c40 : index
      %497 = arith.addi %496, %492 : index
      %498 = memref.load %bias[%497] : memref<?xf32>
      %499 = arith.addf %495, %498 : f32
      %500 = arith.select %493, %499, %495 : f32
      %501 = arith.addi %heads, %kvHeads : index
      %502 = arith.cmpi slt, %0, %501 : index
      scf.if %502 {
        %503 = arith.addi %positionsAt, %460 : index
        %504 = memref.load %step[%503] : memref<?xi32>
        %505 = arith.index_cast %504 : i32 to index
        %506 = arith.cmpi eq, %hasNorm, %c9 : index
        %507 = math.fma %471, %471, %c45 : f32
        %508 = math.fma %480, %480, %507 : f32
        %509 = math.fma %491, %491, %508 : f32
        %510 = arith.select %482, %509, %508 : f32
        %511 = math.fma %500, %500, %510 : f32
        %512 = arith.select %482, %511, %510 : f32
        %513 = vector.broadcast %512 : f32 to vector<1xf32>
        %514 = wave.reduce "add" %513 : vector<1xf32>
        %515 = arith.mulf %514, %inverseHeadDim : f32
        %516 = arith.addf %515, %epsilon : f32
        %517 = math.sqrt %516 : f32
        %518 = arith.divf %c39, %517 : f32
        %519 = arith.cmpi slt, %0, %heads : index
        %520 = arith.addi %463, %c6 : index
        %521 = memref.load %query_norm[%463] : memref<?xf32>
        %522 = memref.load %key_norm[%463] : memref<?xf32>
        %523 = arith.select %519, %521, %522 : f32
        %524 = arith.mulf %471, %518 : f32
        %525 = arith.mulf %524, %523 : f32
        %526 = arith.select %506, %525, %471 : f32
        %527 = memref.load %query_norm[%520] : memref<?xf32>
        %528 = memref.load %key_norm[%520] : memref<?xf32>
        %529 = arith.select %519, %527, %528 : f32
        %530 = arith.mulf %480, %518 : f32
        %531 = arith.mulf %530, %529 : f32
        %532 = arith.select %506, %531, %480 : f32
        %533 = arith.addi %483, %c6 : index
        %534 = memref.load %query_norm[%483] : memref<?xf32>
        %535 = memref.load %key_norm[%483] : memref<?xf32>
        %536 = arith.select %519, %534, %535 : f32
        %537 = arith.mulf %491, %518 : f32
        %538 = arith.mulf %537, %536 : f32
        %539 = arith.select %506, %538, %491 : f32
        %540 = memref.load %query_norm[%533] : memref<?xf32>
        %541 = memref.load %key_norm[%533] : memref<?xf32>
        %542 = arith.select %519, %540, %541 : f32
        %543 = arith.mulf %500, %518 : f32
        %544 = arith.mulf %543, %542 : f32
        %545 = arith.select %506, %544, %500 : f32
        %546 = arith.remui %505, %c24 : index
        %547 = arith.muli %546, %c40 : index
        %548 = arith.addi %547, %463 : index
        %549 = arith.divui %505, %c24 : index
        %550 = arith.addi %549, %c24 : index
        %551 = arith.muli %550, %c40 : index
        %552 = arith.addi %551, %463 : index
        %553 = memref.load %rope[%548] : memref<?xf32>
        %554 = arith.addi %548, %c6 : index
        %555 = memref.load %rope[%554] : memref<?xf32>
        %556 = memref.load %rope[%552] : memref<?xf32>
        %557 = arith.addi %552, %c6 : index
        %558 = memref.load %rope[%557] : memref<?xf32>
        %559 = arith.mulf %556, %553 : f32
        %560 = arith.mulf %558, %555 : f32
        %561 = arith.subf %559, %560 : f32
        %562 = arith.mulf %558, %553 : f32
        %563 = arith.mulf %556, %555 : f32
        %564 = arith.addf %562, %563 : f32
        %565 = arith.mulf %526, %561 : f32
        %566 = arith.mulf %532, %564 : f32
        %567 = arith.subf %565, %566 : f32
        %568 = arith.mulf %532, %561 : f32
        %569 = arith.mulf %526, %564 : f32
        %570 = arith.addf %568, %569 : f32
        %571 = arith.cmpi slt, %0, %heads : index
        scf.if %571 {
          %572 = arith.muli %460, %heads : index
          %573 = arith.addi %572, %0 : index
          %574 = arith.muli %573, %c40 : index
          %575 = arith.addi %574, %463 : index
          memref.store %567, %q[%575] : memref<?xf32>
          %576 = arith.addi %575, %c6 : index
          memref.store %570, %q[%576] : memref<?xf32>
        } else {
          %577 = arith.addi %461, %463 : index
          memref.store %567, %18[%577] : memref<?xf32>
          %578 = arith.addi %461, %463 : index
          %579 = arith.addi %578, %c6 : index
          memref.store %570, %18[%579] : memref<?xf32>
        }
        %580 = arith.remui %505, %c24 : index
        %581 = arith.muli %580, %c40 : index
        %582 = arith.addi %581, %483 : index
        %583 = arith.divui %505, %c24 : index
        %584 = arith.addi %583, %c24 : index
        %585 = arith.muli %584, %c40 : index
        %586 = arith.addi %585, %483 : index
        %587 = memref.load %rope[%582] : memref<?xf32>
        %588 = arith.addi %582, %c6 : index
        %589 = memref.load %rope[%588] : memref<?xf32>
        %590 = memref.load %rope[%586] : memref<?xf32>
        %591 = arith.addi %586, %c6 : index
        %592 = memref.load %rope[%591] : memref<?xf32>
        %593 = arith.mulf %590, %587 : f32
        %594 = arith.mulf %592, %589 : f32
        %595 = arith.subf %593, %594 : f32
        %596 = arith.mulf %592, %587 : f32
        %597 = arith.mulf %590, %589 : f32
        %598 = arith.addf %596, %597 : f32
        %599 = arith.mulf %539, %595 : f32
        %600 = arith.mulf %545, %598 : f32
        %601 = arith.subf %599, %600 : f32
        %602 = arith.mulf %545, %595 : f32
        %603 = arith.mulf %539, %598 : f32
        %604 = arith.addf %602, %603 : f32
        scf.if %482 {
          %605 = arith.cmpi slt, %0, %heads : index
          scf.if %605 {
            %606 = arith.muli %460, %heads : index
            %607 = arith.addi %606, %0 : index
            %608 = arith.muli %607, %c40 : index
            %609 = arith.addi %608, %483 : index
            memref.store %601, %q[%609] : memref<?xf32>
            %610 = arith.addi %609, %c6 : index
            memref.store %604, %q[%610] : memref<?xf32>
          } else {
            %611 = arith.addi %461, %483 : index
            memref.store %601, %18[%611] : memref<?xf32>
            %612 = arith.addi %461, %483 : index
            %613 = arith.addi %612, %c6 : index
            memref.store %604, %18[%613] : memref<?xf32>
          }
        }
      } else {
        %614 = arith.cmpi slt, %0, %heads : index
        scf.if %614 {
          %615 = arith.muli %460, %heads : index
          %616 = arith.addi %615, %0 : index
          %617 = arith.muli %616, %c40 : index
          %618 = arith.addi %617, %463 : index
          memref.store %471, %q[%618] : memref<?xf32>
          %619 = arith.addi %618, %c6 : index
          memref.store %480, %q[%619] : memref<?xf32>
        } else {
          %620 = arith.addi %461, %463 : index
          memref.store %471, %18[%620] : memref<?xf32>
          %621 = arith.addi %461, %463 : index
          %622 = arith.addi %621, %c6 : index
          memref.store %480, %18[%622] : memref<?xf32>
        }
        scf.if %482 {
          %623 = arith.cmpi slt, %0, %heads : index
          scf.if %623 {
            %624 = arith.muli %460, %heads : index
            %625 = arith.addi %624, %0 : index
            %626 = arith.muli %625, %c40 : index
            %627 = arith.addi %626, %483 : index
            memref.store %491, %q[%627] : memref<?xf32>
            %628 = arith.addi %627, %c6 : index
            memref.store %500, %q[%628] : memref<?xf32>
          } else {
            %629 = arith.addi %461, %483 : index
            memref.store %491, %18[%629] : memref<?xf32>
            %630 = arith.addi %461, %483 : index
            %631 = arith.addi %630, %c6 : index
            memref.store %500, %18[%631] : memref<?xf32>
          }
        }
      }
    }
    %632 = arith.addi %454, %c48 : index
    %633 = arith.addi %453, %632 : index
    %634 = arith.cmpi slt, %633, %20 : index
    %635 = arith.cmpi slt, %632, %c8 : index
    %636 = arith.andi %634, %635 : i1
    scf.if %636 {
      %637 = arith.addi %453, %632 : index
      %638 = arith.muli %632, %c40 : index
      %639 = wave.lane
      %640 = arith.addi %639, %c10 : index
      %641 = arith.cmpi eq, %hasBias, %c9 : index
      %642 = arith.addi %638, %640 : index
      %643 = memref.load %18[%642] : memref<?xf32>
      %644 = arith.muli %0, %c40 : index
      %645 = arith.addi %644, %640 : index
      %646 = memref.load %bias[%645] : memref<?xf32>
      %647 = arith.addf %643, %646 : f32
      %648 = arith.select %641, %647, %643 : f32
      %649 = arith.addi %640, %c6 : index
      %650 = arith.cmpi eq, %hasBias, %c9 : index
      %651 = arith.addi %638, %649 : index
      %652 = memref.load %18[%651] : memref<?xf32>
      %653 = arith.muli %0, %c40 : index
      %654 = arith.addi %653, %649 : index
      %655 = memref.load %bias[%654] : memref<?xf32>
      %656 = arith.addf %652, %655 : f32
      %657 = arith.select %650, %656, %652 : f32
      %658 = arith.addi %639, %c15 : index
      %659 = arith.cmpi slt, %658, %c6 : index
      %660 = arith.minsi %658, %c42 : index
      %661 = arith.cmpi eq, %hasBias, %c9 : index
      %662 = arith.addi %638, %660 : index
      %663 = memref.load %18[%662] : memref<?xf32>
      %664 = arith.muli %0, %c40 : index
      %665 = arith.addi %664, %660 : index
      %666 = memref.load %bias[%665] : memref<?xf32>
      %667 = arith.addf %663, %666 : f32
      %668 = arith.select %661, %667, %663 : f32
      %669 = arith.addi %660, %c6 : index
      %670 = arith.cmpi eq, %hasBias, %c9 : index
      %671 = arith.addi %638, %669 : index
      %672 = memref.load %18[%671] : memref<?xf32>
      %673 = arith.muli %0, %c40 : index
      %674 = arith.addi %673, %669 : index
      %675 = memref.load %bias[%674] : memref<?xf32>
      %676 = arith.addf %672, %675 : f32
      %677 = arith.select %670, %676, %672 : f32
      %678 = arith.addi %heads, %kvHeads : index
      %679 = arith.cmpi slt, %0, %678 : index
      scf.if %679 {
        %680 = arith.addi %positionsAt, %637 : index
        %681 = memref.load %step[%680] : memref<?xi32>
        %682 = arith.index_cast %681 : i32 to index
        %683 = arith.cmpi eq, %hasNorm, %c9 : index
        %684 = math.fma %648, %648, %c45 : f32
        %685 = math.fma %657, %657, %684 : f32
        %686 = math.fma %668, %668, %685 : f32
        %687 = arith.select %659, %686, %685 : f32
        %688 = math.fma %677, %677, %687 : f32
        %689 = arith.select %659, %688, %687 : f32
        %690 = vector.broadcast %689 : f32 to vector<1xf32>
        %691 = wave.reduce "add" %690 : vector<1xf32>
        %692 = arith.mulf %691, %inverseHeadDim : f32
        %693 = arith.addf %692, %epsilon : f32
        %694 = math.sqrt %693 : f32
        %695 = arith.divf %c39, %694 : f32
        %696 = arith.cmpi slt, %0, %heads : index
        %697 = arith.addi %640, %c6 : index
        %698 = memref.load %query_norm[%640] : memref<?xf32>
        %699 = memref.load %key_norm[%640] : memref<?xf32>
        %700 = arith.select %696, %698, %699 : f32
        %701 = arith.mulf %648, %695 : f32
        %702 = arith.mulf %701, %700 : f32
        %703 = arith.select %683, %702, %648 : f32
        %704 = memref.load %query_norm[%697] : memref<?xf32>
        %705 = memref.load %key_norm[%697] : memref<?xf32>
        %706 = arith.select %696, %704, %705 : f32
        %707 = arith.mulf %657, %695 : f32
        %708 = arith.mulf %707, %706 : f32
        %709 = arith.select %683, %708, %657 : f32
        %710 = arith.addi %660, %c6 : index
        %711 = memref.load %query_norm[%660] : memref<?xf32>
        %712 = memref.load %key_norm[%660] : memref<?xf32>
        %713 = arith.select %696, %711, %712 : f32
        %714 = arith.mulf %668, %695 : f32
        %715 = arith.mulf %714, %713 : f32
        %716 = arith.select %683, %715, %668 : f32
        %717 = memref.load %query_norm[%710] : memref<?xf32>
        %718 = memref.load %key_norm[%710] : memref<?xf32>
        %719 = arith.select %696, %717, %718 : f32
        %720 = arith.mulf %677, %695 : f32
        %721 = arith.mulf %720, %719 : f32
        %722 = arith.select %683, %721, %677 : f32
        %723 = arith.remui %682, %c24 : index
        %724 = arith.muli %723, %c40 : index
        %725 = arith.addi %724, %640 : index
        %726 = arith.divui %682, %c24 : index
        %727 = arith.addi %726, %c24 : index
        %728 = arith.muli %727, %c40 : index
        %729 = arith.addi %728, %640 : index
        %730 = memref.load %rope[%725] : memref<?xf32>
        %731 = arith.addi %725, %c6 : index
        %732 = memref.load %rope[%731] : memref<?xf32>
        %733 = memref.load %rope[%729] : memref<?xf32>
        %734 = arith.addi %729, %c6 : index
        %735 = memref.load %rope[%734] : memref<?xf32>
        %736 = arith.mulf %733, %730 : f32
        %737 = arith.mulf %735, %732 : f32
        %738 = arith.subf %736, %737 : f32
        %739 = arith.mulf %735, %730 : f32
        %740 = arith.mulf %733, %732 : f32
        %741 = arith.addf %739, %740 : f32
        %742 = arith.mulf %703, %738 : f32
        %743 = arith.mulf %709, %741 : f32
        %744 = arith.subf %742, %743 : f32
        %745 = arith.mulf %709, %738 : f32
        %746 = arith.mulf %703, %741 : f32
        %747 = arith.addf %745, %746 : f32
        %748 = arith.cmpi slt, %0, %heads : index
        scf.if %748 {
          %749 = arith.muli %637, %heads : index
          %750 = arith.addi %749, %0 : index
          %751 = arith.muli %750, %c40 : index
          %752 = arith.addi %751, %640 : index
          memref.store %744, %q[%752] : memref<?xf32>
          %753 = arith.addi %752, %c6 : index
          memref.store %747, %q[%753] : memref<?xf32>
        } else {
          %754 = arith.addi %638, %640 : index
          memref.store %744, %18[%754] : memref<?xf32>
          %755 = arith.addi %638, %640 : index
          %756 = arith.addi %755, %c6 : index
          memref.store %747, %18[%756] : memref<?xf32>
        }
        %757 = arith.remui %682, %c24 : index
        %758 = arith.muli %757, %c40 : index
        %759 = arith.addi %758, %660 : index
        %760 = arith.divui %682, %c24 : index
        %761 = arith.addi %760, %c24 : index
        %762 = arith.muli %761, %c40 : index
        %763 = arith.addi %762, %660 : index
        %764 = memref.load %rope[%759] : memref<?xf32>
        %765 = arith.addi %759, %c6 : index
        %766 = memref.load %rope[%765] : memref<?xf32>
        %767 = memref.load %rope[%763] : memref<?xf32>
        %768 = arith.addi %763, %c6 : index
        %769 = memref.load %rope[%768] : memref<?xf32>
        %770 = arith.mulf %767, %764 : f32
        %771 = arith.mulf %769, %766 : f32
        %772 = arith.subf %770, %771 : f32
        %773 = arith.mulf %769, %764 : f32
        %774 = arith.mulf %767, %766 : f32
        %775 = arith.addf %773, %774 : f32
        %776 = arith.mulf %716, %772 : f32
        %777 = arith.mulf %722, %775 : f32
        %778 = arith.subf %776, %777 : f32
        %779 = arith.mulf %722, %772 : f32
        %780 = arith.mulf %716, %775 : f32
        %781 = arith.addf %779, %780 : f32
        scf.if %659 {
          %782 = arith.cmpi slt, %0, %heads : index
          scf.if %782 {
            %783 = arith.muli %637, %heads : index
            %784 = arith.addi %783, %0 : index
            %785 = arith.muli %784, %c40 : index
            %786 = arith.addi %785, %660 : index
            memref.store %778, %q[%786] : memref<?xf32>
            %787 = arith.addi %786, %c6 : index
            memref.store %781, %q[%787] : memref<?xf32>
          } else {
            %788 = arith.addi %638, %660 : index
            memref.store %778, %18[%788] : memref<?xf32>
            %789 = arith.addi %638, %660 : index
            %790 = arith.addi %789, %c6 : index
            memref.store %781, %18[%790] : memref<?xf32>
          }
        }
      } else {
        %791 = arith.cmpi slt, %0, %heads : index
        scf.if %791 {
          %792 = arith.muli %637, %heads : index
          %793 = arith.addi %792, %0 : index
          %794 = arith.muli %793, %c40 : index
          %795 = arith.addi %794, %640 : index
          memref.store %648, %q[%795] : memref<?xf32>
          %796 = arith.addi %795, %c6 : index
          memref.store %657, %q[%796] : memref<?xf32>
        } else {
          %797 = arith.addi %638, %640 : index
          memref.store %648, %18[%797] : memref<?xf32>
          %798 = arith.addi %638, %640 : index
          %799 = arith.addi %798, %c6 : index
          memref.store %657, %18[%799] : memref<?xf32>
        }
        scf.if %659 {
          %800 = arith.cmpi slt, %0, %heads : index
          scf.if %800 {
            %801 = arith.muli %637, %heads : index
            %802 = arith.addi %801, %0 : index
            %803 = arith.muli %802, %c40 : index
            %804 = arith.addi %803, %660 : index
            memref.store %668, %q[%804] : memref<?xf32>
            %805 = arith.addi %804, %c6 : index
            memref.store %677, %q[%805] : memref<?xf32>
          } else {
            %806 = arith.addi %638, %660 : index
            memref.store %668, %18[%806] : memref<?xf32>
            %807 = arith.addi %638, %660 : index
            %808 = arith.addi %807, %c6 : index
            memref.store %677, %18[%808] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %809 = arith.cmpi sge, %0, %heads : index
    scf.if %809 {
      %810 = arith.addi %454, %c10 : index
      %811 = arith.addi %453, %810 : index
      %812 = arith.cmpi slt, %811, %20 : index
      %813 = arith.cmpi slt, %810, %c8 : index
      %814 = arith.andi %812, %813 : i1
      scf.if %814 {
        %815 = arith.addi %453, %810 : index
        %816 = arith.addi %slotsAt, %815 : index
        %817 = memref.load %step[%816] : memref<?xi32>
        %818 = arith.index_cast %817 : i32 to index
        %819 = arith.cmpi sge, %818, %c10 : index
        scf.if %819 {
          %820 = arith.muli %810, %c40 : index
          %821 = arith.subi %0, %heads : index
          %822 = memref.load %scales[%821] : memref<?xf32>
          %823 = vector.broadcast %822 : f32 to vector<4xf32>
          %824 = arith.divui %818, %c8 : index
          %825 = arith.remui %818, %c8 : index
          %826 = arith.muli %824, %pageBytes : index
          %827 = arith.cmpi eq, %codec, %c10 : index
          scf.if %827 {
            %828 = wave.lane
            %829 = arith.muli %828, %c21 : index
            scf.for %830 = %829 to %c40 step %c34 {
              %831 = arith.addi %820, %830 : index
              %832 = vector.load %18[%831] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %833 = arith.mulf %832, %823 : vector<4xf32>
              %834 = arith.minimumf %833, %c52 : vector<4xf32>
              %835 = arith.maximumf %834, %c53 : vector<4xf32>
              %836 = arith.truncf %835 : vector<4xf32> to vector<4xf16>
              %837 = vector.bitcast %836 : vector<4xf16> to vector<8xi8>
              %838 = arith.cmpi slt, %821, %kvHeads : index
              scf.if %838 {
                %839 = arith.muli %821, %c54 : index
                %840 = arith.addi %826, %839 : index
                %841 = arith.divui %830, %c8 : index
                %842 = arith.muli %841, %c55 : index
                %843 = arith.remui %830, %c8 : index
                %844 = arith.divui %843, %c5 : index
                %845 = arith.muli %844, %c24 : index
                %846 = arith.muli %825, %c8 : index
                %847 = arith.addi %845, %846 : index
                %848 = arith.remui %843, %c5 : index
                %849 = arith.muli %848, %c20 : index
                %850 = arith.addi %847, %849 : index
                %851 = arith.addi %842, %850 : index
                %852 = arith.addi %840, %851 : index
                vector.store %837, %kv[%852] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %853 = arith.subi %821, %kvHeads : index
                %854 = arith.muli %853, %c54 : index
                %855 = arith.addi %826, %854 : index
                %856 = arith.addi %830, %c10 : index
                %857 = arith.divui %856, %c8 : index
                %858 = arith.muli %857, %c55 : index
                %859 = arith.addi %858, %c11 : index
                %860 = arith.remui %856, %c8 : index
                %861 = arith.divui %825, %c20 : index
                %862 = arith.remui %825, %c20 : index
                %863 = arith.muli %862, %c5 : index
                %864 = arith.addi %861, %863 : index
                %865 = arith.divui %864, %c5 : index
                %866 = arith.muli %865, %c24 : index
                %867 = arith.muli %860, %c8 : index
                %868 = arith.addi %866, %867 : index
                %869 = arith.remui %864, %c5 : index
                %870 = arith.muli %869, %c20 : index
                %871 = arith.addi %868, %870 : index
                %872 = arith.addi %859, %871 : index
                %873 = arith.addi %855, %872 : index
                %874 = vector.shuffle %837, %837 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %874, %kv[%873] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %875 = arith.addi %830, %c9 : index
                %876 = arith.divui %875, %c8 : index
                %877 = arith.muli %876, %c55 : index
                %878 = arith.addi %877, %c11 : index
                %879 = arith.remui %875, %c8 : index
                %880 = arith.divui %825, %c20 : index
                %881 = arith.remui %825, %c20 : index
                %882 = arith.muli %881, %c5 : index
                %883 = arith.addi %880, %882 : index
                %884 = arith.divui %883, %c5 : index
                %885 = arith.muli %884, %c24 : index
                %886 = arith.muli %879, %c8 : index
                %887 = arith.addi %885, %886 : index
                %888 = arith.remui %883, %c5 : index
                %889 = arith.muli %888, %c20 : index
                %890 = arith.addi %887, %889 : index
                %891 = arith.addi %878, %890 : index
                %892 = arith.addi %855, %891 : index
                %893 = vector.shuffle %837, %837 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %893, %kv[%892] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %894 = arith.addi %830, %c20 : index
                %895 = arith.divui %894, %c8 : index
                %896 = arith.muli %895, %c55 : index
                %897 = arith.addi %896, %c11 : index
                %898 = arith.remui %894, %c8 : index
                %899 = arith.divui %825, %c20 : index
                %900 = arith.remui %825, %c20 : index
                %901 = arith.muli %900, %c5 : index
                %902 = arith.addi %899, %901 : index
                %903 = arith.divui %902, %c5 : index
                %904 = arith.muli %903, %c24 : index
                %905 = arith.muli %898, %c8 : index
                %906 = arith.addi %904, %905 : index
                %907 = arith.remui %902, %c5 : index
                %908 = arith.muli %907, %c20 : index
                %909 = arith.addi %906, %908 : index
                %910 = arith.addi %897, %909 : index
                %911 = arith.addi %855, %910 : index
                %912 = vector.shuffle %837, %837 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %912, %kv[%911] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %913 = arith.addi %830, %c31 : index
                %914 = arith.divui %913, %c8 : index
                %915 = arith.muli %914, %c55 : index
                %916 = arith.addi %915, %c11 : index
                %917 = arith.remui %913, %c8 : index
                %918 = arith.divui %825, %c20 : index
                %919 = arith.remui %825, %c20 : index
                %920 = arith.muli %919, %c5 : index
                %921 = arith.addi %918, %920 : index
                %922 = arith.divui %921, %c5 : index
                %923 = arith.muli %922, %c24 : index
                %924 = arith.muli %917, %c8 : index
                %925 = arith.addi %923, %924 : index
                %926 = arith.remui %921, %c5 : index
                %927 = arith.muli %926, %c20 : index
                %928 = arith.addi %925, %927 : index
                %929 = arith.addi %916, %928 : index
                %930 = arith.addi %855, %929 : index
                %931 = vector.shuffle %837, %837 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %931, %kv[%930] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %932 = arith.cmpi eq, %codec, %c9 : index
          scf.if %932 {
            %933 = wave.lane
            %934 = arith.muli %933, %c21 : index
            scf.for %935 = %934 to %c40 step %c34 {
              %936 = arith.addi %820, %935 : index
              %937 = vector.load %18[%936] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %938 = arith.mulf %937, %823 : vector<4xf32>
              %939 = wave.fp8_encode "e4m3" %938 : vector<4xf32> -> vector<4xi8>
              %940 = arith.cmpi slt, %821, %kvHeads : index
              scf.if %940 {
                %941 = arith.muli %821, %c11 : index
                %942 = arith.addi %826, %941 : index
                %943 = vector.shuffle %939, %939 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %944 = arith.divui %935, %c8 : index
                %945 = arith.muli %944, %c24 : index
                %946 = arith.remui %935, %c8 : index
                %947 = arith.muli %825, %c8 : index
                %948 = arith.divui %946, %c21 : index
                %949 = arith.muli %948, %c21 : index
                %950 = arith.remui %946, %c20 : index
                %951 = arith.muli %950, %c20 : index
                %952 = arith.addi %949, %951 : index
                %953 = arith.divui %946, %c20 : index
                %954 = arith.remui %953, %c20 : index
                %955 = arith.addi %952, %954 : index
                %956 = arith.addi %947, %955 : index
                %957 = arith.addi %945, %956 : index
                %958 = arith.addi %942, %957 : index
                vector.store %943, %kv[%958] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %959 = arith.subi %821, %kvHeads : index
                %960 = arith.muli %959, %c11 : index
                %961 = arith.addi %826, %960 : index
                %962 = arith.addi %935, %c10 : index
                %963 = arith.divui %962, %c8 : index
                %964 = arith.muli %963, %c24 : index
                %965 = arith.addi %964, %c12 : index
                %966 = arith.remui %962, %c8 : index
                %967 = arith.divui %825, %c20 : index
                %968 = arith.remui %825, %c20 : index
                %969 = arith.muli %968, %c5 : index
                %970 = arith.addi %967, %969 : index
                %971 = arith.muli %966, %c8 : index
                %972 = arith.divui %970, %c21 : index
                %973 = arith.muli %972, %c21 : index
                %974 = arith.remui %970, %c20 : index
                %975 = arith.muli %974, %c20 : index
                %976 = arith.addi %973, %975 : index
                %977 = arith.divui %970, %c20 : index
                %978 = arith.remui %977, %c20 : index
                %979 = arith.addi %976, %978 : index
                %980 = arith.addi %971, %979 : index
                %981 = arith.addi %965, %980 : index
                %982 = arith.addi %961, %981 : index
                %983 = vector.shuffle %939, %939 [0] : vector<4xi8>, vector<4xi8>
                vector.store %983, %kv[%982] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %984 = arith.addi %935, %c9 : index
                %985 = arith.divui %984, %c8 : index
                %986 = arith.muli %985, %c24 : index
                %987 = arith.addi %986, %c12 : index
                %988 = arith.remui %984, %c8 : index
                %989 = arith.divui %825, %c20 : index
                %990 = arith.remui %825, %c20 : index
                %991 = arith.muli %990, %c5 : index
                %992 = arith.addi %989, %991 : index
                %993 = arith.muli %988, %c8 : index
                %994 = arith.divui %992, %c21 : index
                %995 = arith.muli %994, %c21 : index
                %996 = arith.remui %992, %c20 : index
                %997 = arith.muli %996, %c20 : index
                %998 = arith.addi %995, %997 : index
                %999 = arith.divui %992, %c20 : index
                %1000 = arith.remui %999, %c20 : index
                %1001 = arith.addi %998, %1000 : index
                %1002 = arith.addi %993, %1001 : index
                %1003 = arith.addi %987, %1002 : index
                %1004 = arith.addi %961, %1003 : index
                %1005 = vector.shuffle %939, %939 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1005, %kv[%1004] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1006 = arith.addi %935, %c20 : index
                %1007 = arith.divui %1006, %c8 : index
                %1008 = arith.muli %1007, %c24 : index
                %1009 = arith.addi %1008, %c12 : index
                %1010 = arith.remui %1006, %c8 : index
                %1011 = arith.divui %825, %c20 : index
                %1012 = arith.remui %825, %c20 : index
                %1013 = arith.muli %1012, %c5 : index
                %1014 = arith.addi %1011, %1013 : index
                %1015 = arith.muli %1010, %c8 : index
                %1016 = arith.divui %1014, %c21 : index
                %1017 = arith.muli %1016, %c21 : index
                %1018 = arith.remui %1014, %c20 : index
                %1019 = arith.muli %1018, %c20 : index
                %1020 = arith.addi %1017, %1019 : index
                %1021 = arith.divui %1014, %c20 : index
                %1022 = arith.remui %1021, %c20 : index
                %1023 = arith.addi %1020, %1022 : index
                %1024 = arith.addi %1015, %1023 : index
                %1025 = arith.addi %1009, %1024 : index
                %1026 = arith.addi %961, %1025 : index
                %1027 = vector.shuffle %939, %939 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1027, %kv[%1026] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1028 = arith.addi %935, %c31 : index
                %1029 = arith.divui %1028, %c8 : index
                %1030 = arith.muli %1029, %c24 : index
                %1031 = arith.addi %1030, %c12 : index
                %1032 = arith.remui %1028, %c8 : index
                %1033 = arith.divui %825, %c20 : index
                %1034 = arith.remui %825, %c20 : index
                %1035 = arith.muli %1034, %c5 : index
                %1036 = arith.addi %1033, %1035 : index
                %1037 = arith.muli %1032, %c8 : index
                %1038 = arith.divui %1036, %c21 : index
                %1039 = arith.muli %1038, %c21 : index
                %1040 = arith.remui %1036, %c20 : index
                %1041 = arith.muli %1040, %c20 : index
                %1042 = arith.addi %1039, %1041 : index
                %1043 = arith.divui %1036, %c20 : index
                %1044 = arith.remui %1043, %c20 : index
                %1045 = arith.addi %1042, %1044 : index
                %1046 = arith.addi %1037, %1045 : index
                %1047 = arith.addi %1031, %1046 : index
                %1048 = arith.addi %961, %1047 : index
                %1049 = vector.shuffle %939, %939 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1049, %kv[%1048] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1050 = arith.cmpi eq, %codec, %c20 : index
          scf.if %1050 {
            %1051 = wave.lane
            %1052 = arith.muli %1051, %c21 : index
            scf.for %1053 = %1052 to %c40 step %c34 {
              %1054 = arith.addi %820, %1053 : index
              %1055 = vector.load %18[%1054] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1056 = arith.mulf %1055, %823 : vector<4xf32>
              %1057 = wave.fp8_encode "e5m2" %1056 : vector<4xf32> -> vector<4xi8>
              %1058 = arith.cmpi slt, %821, %kvHeads : index
              scf.if %1058 {
                %1059 = arith.muli %821, %c11 : index
                %1060 = arith.addi %826, %1059 : index
                %1061 = vector.shuffle %1057, %1057 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1062 = arith.divui %1053, %c8 : index
                %1063 = arith.muli %1062, %c24 : index
                %1064 = arith.remui %1053, %c8 : index
                %1065 = arith.muli %825, %c8 : index
                %1066 = arith.divui %1064, %c21 : index
                %1067 = arith.muli %1066, %c21 : index
                %1068 = arith.remui %1064, %c20 : index
                %1069 = arith.muli %1068, %c20 : index
                %1070 = arith.addi %1067, %1069 : index
                %1071 = arith.divui %1064, %c20 : index
                %1072 = arith.remui %1071, %c20 : index
                %1073 = arith.addi %1070, %1072 : index
                %1074 = arith.addi %1065, %1073 : index
                %1075 = arith.addi %1063, %1074 : index
                %1076 = arith.addi %1060, %1075 : index
                vector.store %1061, %kv[%1076] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1077 = arith.subi %821, %kvHeads : index
                %1078 = arith.muli %1077, %c11 : index
                %1079 = arith.addi %826, %1078 : index
                %1080 = arith.addi %1053, %c10 : index
                %1081 = arith.divui %1080, %c8 : index
                %1082 = arith.muli %1081, %c24 : index
                %1083 = arith.addi %1082, %c12 : index
                %1084 = arith.remui %1080, %c8 : index
                %1085 = arith.divui %825, %c20 : index
                %1086 = arith.remui %825, %c20 : index
                %1087 = arith.muli %1086, %c5 : index
                %1088 = arith.addi %1085, %1087 : index
                %1089 = arith.muli %1084, %c8 : index
                %1090 = arith.divui %1088, %c21 : index
                %1091 = arith.muli %1090, %c21 : index
                %1092 = arith.remui %1088, %c20 : index
                %1093 = arith.muli %1092, %c20 : index
                %1094 = arith.addi %1091, %1093 : index
                %1095 = arith.divui %1088, %c20 : index
                %1096 = arith.remui %1095, %c20 : index
                %1097 = arith.addi %1094, %1096 : index
                %1098 = arith.addi %1089, %1097 : index
                %1099 = arith.addi %1083, %1098 : index
                %1100 = arith.addi %1079, %1099 : index
                %1101 = vector.shuffle %1057, %1057 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1101, %kv[%1100] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1102 = arith.addi %1053, %c9 : index
                %1103 = arith.divui %1102, %c8 : index
                %1104 = arith.muli %1103, %c24 : index
                %1105 = arith.addi %1104, %c12 : index
                %1106 = arith.remui %1102, %c8 : index
                %1107 = arith.divui %825, %c20 : index
                %1108 = arith.remui %825, %c20 : index
                %1109 = arith.muli %1108, %c5 : index
                %1110 = arith.addi %1107, %1109 : index
                %1111 = arith.muli %1106, %c8 : index
                %1112 = arith.divui %1110, %c21 : index
                %1113 = arith.muli %1112, %c21 : index
                %1114 = arith.remui %1110, %c20 : index
                %1115 = arith.muli %1114, %c20 : index
                %1116 = arith.addi %1113, %1115 : index
                %1117 = arith.divui %1110, %c20 : index
                %1118 = arith.remui %1117, %c20 : index
                %1119 = arith.addi %1116, %1118 : index
                %1120 = arith.addi %1111, %1119 : index
                %1121 = arith.addi %1105, %1120 : index
                %1122 = arith.addi %1079, %1121 : index
                %1123 = vector.shuffle %1057, %1057 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1123, %kv[%1122] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1124 = arith.addi %1053, %c20 : index
                %1125 = arith.divui %1124, %c8 : index
                %1126 = arith.muli %1125, %c24 : index
                %1127 = arith.addi %1126, %c12 : index
                %1128 = arith.remui %1124, %c8 : index
                %1129 = arith.divui %825, %c20 : index
                %1130 = arith.remui %825, %c20 : index
                %1131 = arith.muli %1130, %c5 : index
                %1132 = arith.addi %1129, %1131 : index
                %1133 = arith.muli %1128, %c8 : index
                %1134 = arith.divui %1132, %c21 : index
                %1135 = arith.muli %1134, %c21 : index
                %1136 = arith.remui %1132, %c20 : index
                %1137 = arith.muli %1136, %c20 : index
                %1138 = arith.addi %1135, %1137 : index
                %1139 = arith.divui %1132, %c20 : index
                %1140 = arith.remui %1139, %c20 : index
                %1141 = arith.addi %1138, %1140 : index
                %1142 = arith.addi %1133, %1141 : index
                %1143 = arith.addi %1127, %1142 : index
                %1144 = arith.addi %1079, %1143 : index
                %1145 = vector.shuffle %1057, %1057 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1145, %kv[%1144] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1146 = arith.addi %1053, %c31 : index
                %1147 = arith.divui %1146, %c8 : index
                %1148 = arith.muli %1147, %c24 : index
                %1149 = arith.addi %1148, %c12 : index
                %1150 = arith.remui %1146, %c8 : index
                %1151 = arith.divui %825, %c20 : index
                %1152 = arith.remui %825, %c20 : index
                %1153 = arith.muli %1152, %c5 : index
                %1154 = arith.addi %1151, %1153 : index
                %1155 = arith.muli %1150, %c8 : index
                %1156 = arith.divui %1154, %c21 : index
                %1157 = arith.muli %1156, %c21 : index
                %1158 = arith.remui %1154, %c20 : index
                %1159 = arith.muli %1158, %c20 : index
                %1160 = arith.addi %1157, %1159 : index
                %1161 = arith.divui %1154, %c20 : index
                %1162 = arith.remui %1161, %c20 : index
                %1163 = arith.addi %1160, %1162 : index
                %1164 = arith.addi %1155, %1163 : index
                %1165 = arith.addi %1149, %1164 : index
                %1166 = arith.addi %1079, %1165 : index
                %1167 = vector.shuffle %1057, %1057 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1167, %kv[%1166] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1168 = arith.addi %454, %c48 : index
      %1169 = arith.addi %453, %1168 : index
      %1170 = arith.cmpi slt, %1169, %20 : index
      %1171 = arith.cmpi slt, %1168, %c8 : index
      %1172 = arith.andi %1170, %1171 : i1
      scf.if %1172 {
        %1173 = arith.addi %453, %1168 : index
        %1174 = arith.addi %slotsAt, %1173 : index
        %1175 = memref.load %step[%1174] : memref<?xi32>
        %1176 = arith.index_cast %1175 : i32 to index
        %1177 = arith.cmpi sge, %1176, %c10 : index
        scf.if %1177 {
          %1178 = arith.muli %1168, %c40 : index
          %1179 = arith.subi %0, %heads : index
          %1180 = memref.load %scales[%1179] : memref<?xf32>
          %1181 = vector.broadcast %1180 : f32 to vector<4xf32>
          %1182 = arith.divui %1176, %c8 : index
          %1183 = arith.remui %1176, %c8 : index
          %1184 = arith.muli %1182, %pageBytes : index
          %1185 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1185 {
            %1186 = wave.lane
            %1187 = arith.muli %1186, %c21 : index
            scf.for %1188 = %1187 to %c40 step %c34 {
              %1189 = arith.addi %1178, %1188 : index
              %1190 = vector.load %18[%1189] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1191 = arith.mulf %1190, %1181 : vector<4xf32>
              %1192 = arith.minimumf %1191, %c52 : vector<4xf32>
              %1193 = arith.maximumf %1192, %c53 : vector<4xf32>
              %1194 = arith.truncf %1193 : vector<4xf32> to vector<4xf16>
              %1195 = vector.bitcast %1194 : vector<4xf16> to vector<8xi8>
              %1196 = arith.cmpi slt, %1179, %kvHeads : index
              scf.if %1196 {
                %1197 = arith.muli %1179, %c54 : index
                %1198 = arith.addi %1184, %1197 : index
                %1199 = arith.divui %1188, %c8 : index
                %1200 = arith.muli %1199, %c55 : index
                %1201 = arith.remui %1188, %c8 : index
                %1202 = arith.divui %1201, %c5 : index
                %1203 = arith.muli %1202, %c24 : index
                %1204 = arith.muli %1183, %c8 : index
                %1205 = arith.addi %1203, %1204 : index
                %1206 = arith.remui %1201, %c5 : index
                %1207 = arith.muli %1206, %c20 : index
                %1208 = arith.addi %1205, %1207 : index
                %1209 = arith.addi %1200, %1208 : index
                %1210 = arith.addi %1198, %1209 : index
                vector.store %1195, %kv[%1210] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1211 = arith.subi %1179, %kvHeads : index
                %1212 = arith.muli %1211, %c54 : index
                %1213 = arith.addi %1184, %1212 : index
                %1214 = arith.addi %1188, %c10 : index
                %1215 = arith.divui %1214, %c8 : index
                %1216 = arith.muli %1215, %c55 : index
                %1217 = arith.addi %1216, %c11 : index
                %1218 = arith.remui %1214, %c8 : index
                %1219 = arith.divui %1183, %c20 : index
                %1220 = arith.remui %1183, %c20 : index
                %1221 = arith.muli %1220, %c5 : index
                %1222 = arith.addi %1219, %1221 : index
                %1223 = arith.divui %1222, %c5 : index
                %1224 = arith.muli %1223, %c24 : index
                %1225 = arith.muli %1218, %c8 : index
                %1226 = arith.addi %1224, %1225 : index
                %1227 = arith.remui %1222, %c5 : index
                %1228 = arith.muli %1227, %c20 : index
                %1229 = arith.addi %1226, %1228 : index
                %1230 = arith.addi %1217, %1229 : index
                %1231 = arith.addi %1213, %1230 : index
                %1232 = vector.shuffle %1195, %1195 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1232, %kv[%1231] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1233 = arith.addi %1188, %c9 : index
                %1234 = arith.divui %1233, %c8 : index
                %1235 = arith.muli %1234, %c55 : index
                %1236 = arith.addi %1235, %c11 : index
                %1237 = arith.remui %1233, %c8 : index
                %1238 = arith.divui %1183, %c20 : index
                %1239 = arith.remui %1183, %c20 : index
                %1240 = arith.muli %1239, %c5 : index
                %1241 = arith.addi %1238, %1240 : index
                %1242 = arith.divui %1241, %c5 : index
                %1243 = arith.muli %1242, %c24 : index
                %1244 = arith.muli %1237, %c8 : index
                %1245 = arith.addi %1243, %1244 : index
                %1246 = arith.remui %1241, %c5 : index
                %1247 = arith.muli %1246, %c20 : index
                %1248 = arith.addi %1245, %1247 : index
                %1249 = arith.addi %1236, %1248 : index
                %1250 = arith.addi %1213, %1249 : index
                %1251 = vector.shuffle %1195, %1195 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1251, %kv[%1250] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1252 = arith.addi %1188, %c20 : index
                %1253 = arith.divui %1252, %c8 : index
                %1254 = arith.muli %1253, %c55 : index
                %1255 = arith.addi %1254, %c11 : index
                %1256 = arith.remui %1252, %c8 : index
                %1257 = arith.divui %1183, %c20 : index
                %1258 = arith.remui %1183, %c20 : index
                %1259 = arith.muli %1258, %c5 : index
                %1260 = arith.addi %1257, %1259 : index
                %1261 = arith.divui %1260, %c5 : index
                %1262 = arith.muli %1261, %c24 : index
                %1263 = arith.muli %1256, %c8 : index
                %1264 = arith.addi %1262, %1263 : index
                %1265 = arith.remui %1260, %c5 : index
                %1266 = arith.muli %1265, %c20 : index
                %1267 = arith.addi %1264, %1266 : index
                %1268 = arith.addi %1255, %1267 : index
                %1269 = arith.addi %1213, %1268 : index
                %1270 = vector.shuffle %1195, %1195 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1270, %kv[%1269] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1271 = arith.addi %1188, %c31 : index
                %1272 = arith.divui %1271, %c8 : index
                %1273 = arith.muli %1272, %c55 : index
                %1274 = arith.addi %1273, %c11 : index
                %1275 = arith.remui %1271, %c8 : index
                %1276 = arith.divui %1183, %c20 : index
                %1277 = arith.remui %1183, %c20 : index
                %1278 = arith.muli %1277, %c5 : index
                %1279 = arith.addi %1276, %1278 : index
                %1280 = arith.divui %1279, %c5 : index
                %1281 = arith.muli %1280, %c24 : index
                %1282 = arith.muli %1275, %c8 : index
                %1283 = arith.addi %1281, %1282 : index
                %1284 = arith.remui %1279, %c5 : index
                %1285 = arith.muli %1284, %c20 : index
                %1286 = arith.addi %1283, %1285 : index
                %1287 = arith.addi %1274, %1286 : index
                %1288 = arith.addi %1213, %1287 : index
                %1289 = vector.shuffle %1195, %1195 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1289, %kv[%1288] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1290 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1290 {
            %1291 = wave.lane
            %1292 = arith.muli %1291, %c21 : index
            scf.for %1293 = %1292 to %c40 step %c34 {
              %1294 = arith.addi %1178, %1293 : index
              %1295 = vector.load %18[%1294] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1296 = arith.mulf %1295, %1181 : vector<4xf32>
              %1297 = wave.fp8_encode "e4m3" %1296 : vector<4xf32> -> vector<4xi8>
              %1298 = arith.cmpi slt, %1179, %kvHeads : index
              scf.if %1298 {
                %1299 = arith.muli %1179, %c11 : index
                %1300 = arith.addi %1184, %1299 : index
                %1301 = vector.shuffle %1297, %1297 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1302 = arith.divui %1293, %c8 : index
                %1303 = arith.muli %1302, %c24 : index
                %1304 = arith.remui %1293, %c8 : index
                %1305 = arith.muli %1183, %c8 : index
                %1306 = arith.divui %1304, %c21 : index
                %1307 = arith.muli %1306, %c21 : index
                %1308 = arith.remui %1304, %c20 : index
                %1309 = arith.muli %1308, %c20 : index
                %1310 = arith.addi %1307, %1309 : index
                %1311 = arith.divui %1304, %c20 : index
                %1312 = arith.remui %1311, %c20 : index
                %1313 = arith.addi %1310, %1312 : index
                %1314 = arith.addi %1305, %1313 : index
                %1315 = arith.addi %1303, %1314 : index
                %1316 = arith.addi %1300, %1315 : index
                vector.store %1301, %kv[%1316] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1317 = arith.subi %1179, %kvHeads : index
                %1318 = arith.muli %1317, %c11 : index
                %1319 = arith.addi %1184, %1318 : index
                %1320 = arith.addi %1293, %c10 : index
                %1321 = arith.divui %1320, %c8 : index
                %1322 = arith.muli %1321, %c24 : index
                %1323 = arith.addi %1322, %c12 : index
                %1324 = arith.remui %1320, %c8 : index
                %1325 = arith.divui %1183, %c20 : index
                %1326 = arith.remui %1183, %c20 : index
                %1327 = arith.muli %1326, %c5 : index
                %1328 = arith.addi %1325, %1327 : index
                %1329 = arith.muli %1324, %c8 : index
                %1330 = arith.divui %1328, %c21 : index
                %1331 = arith.muli %1330, %c21 : index
                %1332 = arith.remui %1328, %c20 : index
                %1333 = arith.muli %1332, %c20 : index
                %1334 = arith.addi %1331, %1333 : index
                %1335 = arith.divui %1328, %c20 : index
                %1336 = arith.remui %1335, %c20 : index
                %1337 = arith.addi %1334, %1336 : index
                %1338 = arith.addi %1329, %1337 : index
                %1339 = arith.addi %1323, %1338 : index
                %1340 = arith.addi %1319, %1339 : index
                %1341 = vector.shuffle %1297, %1297 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1341, %kv[%1340] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1342 = arith.addi %1293, %c9 : index
                %1343 = arith.divui %1342, %c8 : index
                %1344 = arith.muli %1343, %c24 : index
                %1345 = arith.addi %1344, %c12 : index
                %1346 = arith.remui %1342, %c8 : index
                %1347 = arith.divui %1183, %c20 : index
                %1348 = arith.remui %1183, %c20 : index
                %1349 = arith.muli %1348, %c5 : index
                %1350 = arith.addi %1347, %1349 : index
                %1351 = arith.muli %1346, %c8 : index
                %1352 = arith.divui %1350, %c21 : index
                %1353 = arith.muli %1352, %c21 : index
                %1354 = arith.remui %1350, %c20 : index
                %1355 = arith.muli %1354, %c20 : index
                %1356 = arith.addi %1353, %1355 : index
                %1357 = arith.divui %1350, %c20 : index
                %1358 = arith.remui %1357, %c20 : index
                %1359 = arith.addi %1356, %1358 : index
                %1360 = arith.addi %1351, %1359 : index
                %1361 = arith.addi %1345, %1360 : index
                %1362 = arith.addi %1319, %1361 : index
                %1363 = vector.shuffle %1297, %1297 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1363, %kv[%1362] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1364 = arith.addi %1293, %c20 : index
                %1365 = arith.divui %1364, %c8 : index
                %1366 = arith.muli %1365, %c24 : index
                %1367 = arith.addi %1366, %c12 : index
                %1368 = arith.remui %1364, %c8 : index
                %1369 = arith.divui %1183, %c20 : index
                %1370 = arith.remui %1183, %c20 : index
                %1371 = arith.muli %1370, %c5 : index
                %1372 = arith.addi %1369, %1371 : index
                %1373 = arith.muli %1368, %c8 : index
                %1374 = arith.divui %1372, %c21 : index
                %1375 = arith.muli %1374, %c21 : index
                %1376 = arith.remui %1372, %c20 : index
                %1377 = arith.muli %1376, %c20 : index
                %1378 = arith.addi %1375, %1377 : index
                %1379 = arith.divui %1372, %c20 : index
                %1380 = arith.remui %1379, %c20 : index
                %1381 = arith.addi %1378, %1380 : index
                %1382 = arith.addi %1373, %1381 : index
                %1383 = arith.addi %1367, %1382 : index
                %1384 = arith.addi %1319, %1383 : index
                %1385 = vector.shuffle %1297, %1297 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1385, %kv[%1384] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1386 = arith.addi %1293, %c31 : index
                %1387 = arith.divui %1386, %c8 : index
                %1388 = arith.muli %1387, %c24 : index
                %1389 = arith.addi %1388, %c12 : index
                %1390 = arith.remui %1386, %c8 : index
                %1391 = arith.divui %1183, %c20 : index
                %1392 = arith.remui %1183, %c20 : index
                %1393 = arith.muli %1392, %c5 : index
                %1394 = arith.addi %1391, %1393 : index
                %1395 = arith.muli %1390, %c8 : index
                %1396 = arith.divui %1394, %c21 : index
                %1397 = arith.muli %1396, %c21 : index
                %1398 = arith.remui %1394, %c20 : index
                %1399 = arith.muli %1398, %c20 : index
                %1400 = arith.addi %1397, %1399 : index
                %1401 = arith.divui %1394, %c20 : index
                %1402 = arith.remui %1401, %c20 : index
                %1403 = arith.addi %1400, %1402 : index
                %1404 = arith.addi %1395, %1403 : index
                %1405 = arith.addi %1389, %1404 : index
                %1406 = arith.addi %1319, %1405 : index
                %1407 = vector.shuffle %1297, %1297 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1407, %kv[%1406] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1408 = arith.cmpi eq, %codec, %c20 : index
          scf.if %1408 {
            %1409 = wave.lane
            %1410 = arith.muli %1409, %c21 : index
            scf.for %1411 = %1410 to %c40 step %c34 {
              %1412 = arith.addi %1178, %1411 : index
              %1413 = vector.load %18[%1412] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1414 = arith.mulf %1413, %1181 : vector<4xf32>
              %1415 = wave.fp8_encode "e5m2" %1414 : vector<4xf32> -> vector<4xi8>
              %1416 = arith.cmpi slt, %1179, %kvHeads : index
              scf.if %1416 {
                %1417 = arith.muli %1179, %c11 : index
                %1418 = arith.addi %1184, %1417 : index
                %1419 = vector.shuffle %1415, %1415 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1420 = arith.divui %1411, %c8 : index
                %1421 = arith.muli %1420, %c24 : index
                %1422 = arith.remui %1411, %c8 : index
                %1423 = arith.muli %1183, %c8 : index
                %1424 = arith.divui %1422, %c21 : index
                %1425 = arith.muli %1424, %c21 : index
                %1426 = arith.remui %1422, %c20 : index
                %1427 = arith.muli %1426, %c20 : index
                %1428 = arith.addi %1425, %1427 : index
                %1429 = arith.divui %1422, %c20 : index
                %1430 = arith.remui %1429, %c20 : index
                %1431 = arith.addi %1428, %1430 : index
                %1432 = arith.addi %1423, %1431 : index
                %1433 = arith.addi %1421, %1432 : index
                %1434 = arith.addi %1418, %1433 : index
                vector.store %1419, %kv[%1434] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1435 = arith.subi %1179, %kvHeads : index
                %1436 = arith.muli %1435, %c11 : index
                %1437 = arith.addi %1184, %1436 : index
                %1438 = arith.addi %1411, %c10 : index
                %1439 = arith.divui %1438, %c8 : index
                %1440 = arith.muli %1439, %c24 : index
                %1441 = arith.addi %1440, %c12 : index
                %1442 = arith.remui %1438, %c8 : index
                %1443 = arith.divui %1183, %c20 : index
                %1444 = arith.remui %1183, %c20 : index
                %1445 = arith.muli %1444, %c5 : index
                %1446 = arith.addi %1443, %1445 : index
                %1447 = arith.muli %1442, %c8 : index
                %1448 = arith.divui %1446, %c21 : index
                %1449 = arith.muli %1448, %c21 : index
                %1450 = arith.remui %1446, %c20 : index
                %1451 = arith.muli %1450, %c20 : index
                %1452 = arith.addi %1449, %1451 : index
                %1453 = arith.divui %1446, %c20 : index
                %1454 = arith.remui %1453, %c20 : index
                %1455 = arith.addi %1452, %1454 : index
                %1456 = arith.addi %1447, %1455 : index
                %1457 = arith.addi %1441, %1456 : index
                %1458 = arith.addi %1437, %1457 : index
                %1459 = vector.shuffle %1415, %1415 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1459, %kv[%1458] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1460 = arith.addi %1411, %c9 : index
                %1461 = arith.divui %1460, %c8 : index
                %1462 = arith.muli %1461, %c24 : index
                %1463 = arith.addi %1462, %c12 : index
                %1464 = arith.remui %1460, %c8 : index
                %1465 = arith.divui %1183, %c20 : index
                %1466 = arith.remui %1183, %c20 : index
                %1467 = arith.muli %1466, %c5 : index
                %1468 = arith.addi %1465, %1467 : index
                %1469 = arith.muli %1464, %c8 : index
                %1470 = arith.divui %1468, %c21 : index
                %1471 = arith.muli %1470, %c21 : index
                %1472 = arith.remui %1468, %c20 : index
                %1473 = arith.muli %1472, %c20 : index
                %1474 = arith.addi %1471, %1473 : index
                %1475 = arith.divui %1468, %c20 : index
                %1476 = arith.remui %1475, %c20 : index
                %1477 = arith.addi %1474, %1476 : index
                %1478 = arith.addi %1469, %1477 : index
                %1479 = arith.addi %1463, %1478 : index
                %1480 = arith.addi %1437, %1479 : index
                %1481 = vector.shuffle %1415, %1415 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1481, %kv[%1480] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1482 = arith.addi %1411, %c20 : index
                %1483 = arith.divui %1482, %c8 : index
                %1484 = arith.muli %1483, %c24 : index
                %1485 = arith.addi %1484, %c12 : index
                %1486 = arith.remui %1482, %c8 : index
                %1487 = arith.divui %1183, %c20 : index
                %1488 = arith.remui %1183, %c20 : index
                %1489 = arith.muli %1488, %c5 : index
                %1490 = arith.addi %1487, %1489 : index
                %1491 = arith.muli %1486, %c8 : index
                %1492 = arith.divui %1490, %c21 : index
                %1493 = arith.muli %1492, %c21 : index
                %1494 = arith.remui %1490, %c20 : index
                %1495 = arith.muli %1494, %c20 : index
                %1496 = arith.addi %1493, %1495 : index
                %1497 = arith.divui %1490, %c20 : index
                %1498 = arith.remui %1497, %c20 : index
                %1499 = arith.addi %1496, %1498 : index
                %1500 = arith.addi %1491, %1499 : index
                %1501 = arith.addi %1485, %1500 : index
                %1502 = arith.addi %1437, %1501 : index
                %1503 = vector.shuffle %1415, %1415 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1503, %kv[%1502] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1504 = arith.addi %1411, %c31 : index
                %1505 = arith.divui %1504, %c8 : index
                %1506 = arith.muli %1505, %c24 : index
                %1507 = arith.addi %1506, %c12 : index
                %1508 = arith.remui %1504, %c8 : index
                %1509 = arith.divui %1183, %c20 : index
                %1510 = arith.remui %1183, %c20 : index
                %1511 = arith.muli %1510, %c5 : index
                %1512 = arith.addi %1509, %1511 : index
                %1513 = arith.muli %1508, %c8 : index
                %1514 = arith.divui %1512, %c21 : index
                %1515 = arith.muli %1514, %c21 : index
                %1516 = arith.remui %1512, %c20 : index
                %1517 = arith.muli %1516, %c20 : index
                %1518 = arith.addi %1515, %1517 : index
                %1519 = arith.divui %1512, %c20 : index
                %1520 = arith.remui %1519, %c20 : index
                %1521 = arith.addi %1518, %1520 : index
                %1522 = arith.addi %1513, %1521 : index
                %1523 = arith.addi %1507, %1522 : index
                %1524 = arith.addi %1437, %1523 : index
                %1525 = vector.shuffle %1415, %1415 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1525, %kv[%1524] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
