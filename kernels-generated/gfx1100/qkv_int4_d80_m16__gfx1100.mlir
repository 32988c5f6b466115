// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='int4', dim=80, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_int4_d80_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 10 : i64} {
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
  %c14 = arith.constant 2 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %c16 = arith.constant 32 : index
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
  %c30 = arith.constant 64 : index
  %c31 = arith.constant 96 : index
  %c32 = arith.constant 128 : index
  %c33 = arith.constant 160 : index
  %c34 = arith.constant 192 : index
  %c35 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c38 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c40 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c43 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c45 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c47 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c51 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c52 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c53 = arith.constant 5120 : index
  %c54 = arith.constant 512 : index
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
    %25 = arith.remui %24, %tileRows : index
    %26 = arith.addi %21, %25 : index
    %27 = arith.divui %26, %tileRows : index
    %28 = arith.divui %inputFeatures, %c8 : index
    %29 = arith.muli %27, %28 : index
    %30 = arith.divui %c10, %c8 : index
    %31 = arith.addi %29, %30 : index
    %32 = arith.muli %31, %c14 : index
    %33 = arith.remui %c10, %c8 : index
    %34 = arith.divui %33, %c5 : index
    %35 = arith.addi %32, %34 : index
    %36 = arith.muli %tileRows, %c5 : index
    %37 = arith.muli %35, %36 : index
    %38 = arith.remui %26, %tileRows : index
    %39 = arith.muli %38, %c5 : index
    %40 = arith.addi %37, %39 : index
    %41 = arith.remui %c10, %c5 : index
    %42 = arith.addi %40, %41 : index
    %43 = arith.divui %inputFeatures, %c16 : index
    %44 = arith.muli %4, %stepsPerWave : index
    %45 = arith.minsi %44, %43 : index
    %46 = arith.addi %45, %stepsPerWave : index
    %47 = arith.minsi %46, %43 : index
    %48 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %49 = arith.subi %47, %45 : index
    %50 = arith.divui %49, %c14 : index
    %51 = arith.muli %50, %c14 : index
    %52 = arith.addi %45, %51 : index
    %53 = arith.addi %45, %stepsPerWave : index
    %54 = arith.select %48, %53, %52 : index
    %57 = scf.for %55 = %45 to %54 step %c14 iter_args(%56 = %c15) -> (vector<8xf32>) {
      %58 = wave.lane
      %59 = arith.addi %55, %c10 : index
      %60 = arith.remui %58, %c8 : index
      %61 = arith.divui %groupSize, %c16 : index
      %62 = arith.divui %59, %61 : index
      %63 = arith.divui %inputFeatures, %groupSize : index
      %64 = arith.muli %inputFeatures, %c5 : index
      %65 = arith.addi %16, %64 : index
      %66 = arith.muli %62, %c16 : index
      %67 = arith.addi %65, %66 : index
      %68 = arith.muli %60, %c14 : index
      %69 = arith.addi %67, %68 : index
      %70 = vector.load %w[%69] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %71 = vector.bitcast %70 : vector<2xi8> to vector<1xf16>
      %72 = vector.extract %71[0] : f16 from vector<1xf16>
      %73 = arith.muli %63, %c16 : index
      %74 = arith.addi %65, %73 : index
      %75 = arith.muli %62, %c5 : index
      %76 = arith.addi %74, %75 : index
      %77 = arith.divui %60, %c14 : index
      %78 = arith.addi %76, %77 : index
      %79 = memref.load %w[%78] : memref<?xi8>
      %80 = arith.remui %60, %c14 : index
      %81 = arith.muli %80, %c19 : index
      %82 = arith.index_cast %81 : index to i32
      %83 = arith.extui %79 : i8 to i32
      %84 = arith.shrui %83, %82 : i32
      %85 = arith.andi %84, %c20 : i32
      %86 = arith.ori %85, %c21 : i32
      %87 = arith.trunci %86 : i32 to i16
      %88 = arith.bitcast %87 : i16 to f16
      %89 = arith.muli %59, %c22 : index
      %90 = arith.addi %16, %89 : index
      %91 = arith.muli %60, %c8 : index
      %92 = arith.addi %90, %91 : index
      %93 = vector.load %w[%92] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %94 = vector.bitcast %93 : vector<16xi8> to vector<4xi32>
      %95 = arith.shrui %94, %c23 : vector<4xi32>
      %96 = arith.andi %95, %c24 : vector<4xi32>
      %97 = arith.ori %96, %c25 : vector<4xi32>
      %98 = vector.bitcast %97 : vector<4xi32> to vector<8xf16>
      %99 = arith.shrui %94, %c26 : vector<4xi32>
      %100 = arith.andi %99, %c24 : vector<4xi32>
      %101 = arith.ori %100, %c25 : vector<4xi32>
      %102 = vector.bitcast %101 : vector<4xi32> to vector<8xf16>
      %103 = arith.shrui %94, %c27 : vector<4xi32>
      %104 = arith.andi %103, %c24 : vector<4xi32>
      %105 = arith.ori %104, %c25 : vector<4xi32>
      %106 = vector.bitcast %105 : vector<4xi32> to vector<8xf16>
      %107 = arith.shrui %94, %c28 : vector<4xi32>
      %108 = arith.andi %107, %c24 : vector<4xi32>
      %109 = arith.ori %108, %c25 : vector<4xi32>
      %110 = vector.bitcast %109 : vector<4xi32> to vector<8xf16>
      %111 = vector.shuffle %98, %102 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %112 = vector.shuffle %106, %110 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %113 = vector.shuffle %111, %112 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %114 = vector.broadcast %88 : f16 to vector<32xf16>
      %115 = arith.subf %113, %114 : vector<32xf16>
      %116 = vector.broadcast %72 : f16 to vector<32xf16>
      %117 = arith.mulf %115, %116 : vector<32xf16>
      %118 = vector.shuffle %117, %117 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %119 = vector.shuffle %117, %117 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %120 = arith.addi %55, %c9 : index
      %121 = arith.remui %58, %c8 : index
      %122 = arith.divui %groupSize, %c16 : index
      %123 = arith.divui %120, %122 : index
      %124 = arith.divui %inputFeatures, %groupSize : index
      %125 = arith.muli %inputFeatures, %c5 : index
      %126 = arith.addi %16, %125 : index
      %127 = arith.muli %123, %c16 : index
      %128 = arith.addi %126, %127 : index
      %129 = arith.muli %121, %c14 : index
      %130 = arith.addi %128, %129 : index
      %131 = vector.load %w[%130] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %132 = vector.bitcast %131 : vector<2xi8> to vector<1xf16>
      %133 = vector.extract %132[0] : f16 from vector<1xf16>
      %134 = arith.muli %124, %c16 : index
      %135 = arith.addi %126, %134 : index
      %136 = arith.muli %123, %c5 : index
      %137 = arith.addi %135, %136 : index
      %138 = arith.divui %121, %c14 : index
      %139 = arith.addi %137, %138 : index
      %140 = memref.load %w[%139] : memref<?xi8>
      %141 = arith.remui %121, %c14 : index
      %142 = arith.muli %141, %c19 : index
      %143 = arith.index_cast %142 : index to i32
      %144 = arith.extui %140 : i8 to i32
      %145 = arith.shrui %144, %143 : i32
      %146 = arith.andi %145, %c20 : i32
      %147 = arith.ori %146, %c21 : i32
      %148 = arith.trunci %147 : i32 to i16
      %149 = arith.bitcast %148 : i16 to f16
      %150 = arith.muli %120, %c22 : index
      %151 = arith.addi %16, %150 : index
      %152 = arith.muli %121, %c8 : index
      %153 = arith.addi %151, %152 : index
      %154 = vector.load %w[%153] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %155 = vector.bitcast %154 : vector<16xi8> to vector<4xi32>
      %156 = arith.shrui %155, %c23 : vector<4xi32>
      %157 = arith.andi %156, %c24 : vector<4xi32>
      %158 = arith.ori %157, %c25 : vector<4xi32>
      %159 = vector.bitcast %158 : vector<4xi32> to vector<8xf16>
      %160 = arith.shrui %155, %c26 : vector<4xi32>
      %161 = arith.andi %160, %c24 : vector<4xi32>
      %162 = arith.ori %161, %c25 : vector<4xi32>
      %163 = vector.bitcast %162 : vector<4xi32> to vector<8xf16>
      %164 = arith.shrui %155, %c27 : vector<4xi32>
      %165 = arith.andi %164, %c24 : vector<4xi32>
      %166 = arith.ori %165, %c25 : vector<4xi32>
      %167 = vector.bitcast %166 : vector<4xi32> to vector<8xf16>
      %168 = arith.shrui %155, %c28 : vector<4xi32>
      %169 = arith.andi %168, %c24 : vector<4xi32>
      %170 = arith.ori %169, %c25 : vector<4xi32>
      %171 = vector.bitcast %170 : vector<4xi32> to vector<8xf16>
      %172 = vector.shuffle %159, %163 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %173 = vector.shuffle %167, %171 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %174 = vector.shuffle %172, %173 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %175 = vector.broadcast %149 : f16 to vector<32xf16>
      %176 = arith.subf %174, %175 : vector<32xf16>
      %177 = vector.broadcast %133 : f16 to vector<32xf16>
      %178 = arith.mulf %176, %177 : vector<32xf16>
      %179 = vector.shuffle %178, %178 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %180 = vector.shuffle %178, %178 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %181 = arith.muli %55, %c14 : index
      %182 = arith.addi %181, %c10 : index
      %183 = arith.muli %tileRows, %c8 : index
      %184 = arith.muli %182, %183 : index
      %185 = arith.addi %42, %184 : index
      %186 = vector.load %x[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %187 = arith.muli %tileRows, %c5 : index
      %188 = arith.addi %185, %187 : index
      %189 = vector.load %x[%188] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %190 = vector.shuffle %186, %189 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %191 = wave.mma %190, %118, %56 : vector<16xf16>, vector<8xf32>
      %192 = arith.muli %55, %c14 : index
      %193 = arith.addi %192, %c9 : index
      %194 = arith.muli %tileRows, %c8 : index
      %195 = arith.muli %193, %194 : index
      %196 = arith.addi %42, %195 : index
      %197 = vector.load %x[%196] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %198 = arith.muli %tileRows, %c5 : index
      %199 = arith.addi %196, %198 : index
      %200 = vector.load %x[%199] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %201 = vector.shuffle %197, %200 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %202 = wave.mma %201, %119, %191 : vector<16xf16>, vector<8xf32>
      %203 = arith.muli %55, %c14 : index
      %204 = arith.addi %203, %c14 : index
      %205 = arith.muli %tileRows, %c8 : index
      %206 = arith.muli %204, %205 : index
      %207 = arith.addi %42, %206 : index
      %208 = vector.load %x[%207] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %209 = arith.muli %tileRows, %c5 : index
      %210 = arith.addi %207, %209 : index
      %211 = vector.load %x[%210] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %212 = vector.shuffle %208, %211 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %213 = wave.mma %212, %179, %202 : vector<16xf16>, vector<8xf32>
      %214 = arith.muli %55, %c14 : index
      %215 = arith.addi %214, %c29 : index
      %216 = arith.muli %tileRows, %c8 : index
      %217 = arith.muli %215, %216 : index
      %218 = arith.addi %42, %217 : index
      %219 = vector.load %x[%218] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %220 = arith.muli %tileRows, %c5 : index
      %221 = arith.addi %218, %220 : index
      %222 = vector.load %x[%221] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %223 = vector.shuffle %219, %222 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %224 = wave.mma %223, %180, %213 : vector<16xf16>, vector<8xf32>
      scf.yield %224 : vector<8xf32>
    }
    %225 = arith.select %48, %54, %47 : index
    %228 = scf.for %226 = %54 to %225 step %c9 iter_args(%227 = %57) -> (vector<8xf32>) {
      %229 = wave.lane
      %230 = arith.addi %226, %c10 : index
      %231 = arith.remui %229, %c8 : index
      %232 = arith.divui %groupSize, %c16 : index
      %233 = arith.divui %230, %232 : index
      %234 = arith.divui %inputFeatures, %groupSize : index
      %235 = arith.muli %inputFeatures, %c5 : index
      %236 = arith.addi %16, %235 : index
      %237 = arith.muli %233, %c16 : index
      %238 = arith.addi %236, %237 : index
      %239 = arith.muli %231, %c14 : index
      %240 = arith.addi %238, %239 : index
      %241 = vector.load %w[%240] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %242 = vector.bitcast %241 : vector<2xi8> to vector<1xf16>
      %243 = vector.extract %242[0] : f16 from vector<1xf16>
      %244 = arith.muli %234, %c16 : index
      %245 = arith.addi %236, %244 : index
      %246 = arith.muli %233, %c5 : index
      %247 = arith.addi %245, %246 : index
      %248 = arith.divui %231, %c14 : index
      %249 = arith.addi %247, %248 : index
      %250 = memref.load %w[%249] : memref<?xi8>
      %251 = arith.remui %231, %c14 : index
      %252 = arith.muli %251, %c19 : index
      %253 = arith.index_cast %252 : index to i32
      %254 = arith.extui %250 : i8 to i32
      %255 = arith.shrui %254, %253 : i32
      %256 = arith.andi %255, %c20 : i32
      %257 = arith.ori %256, %c21 : i32
      %258 = arith.trunci %257 : i32 to i16
      %259 = arith.bitcast %258 : i16 to f16
      %260 = arith.muli %230, %c22 : index
      %261 = arith.addi %16, %260 : index
      %262 = arith.muli %231, %c8 : index
      %263 = arith.addi %261, %262 : index
      %264 = vector.load %w[%263] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %265 = vector.bitcast %264 : vector<16xi8> to vector<4xi32>
      %266 = arith.shrui %265, %c23 : vector<4xi32>
      %267 = arith.andi %266, %c24 : vector<4xi32>
      %268 = arith.ori %267, %c25 : vector<4xi32>
      %269 = vector.bitcast %268 : vector<4xi32> to vector<8xf16>
      %270 = arith.shrui %265, %c26 : vector<4xi32>
      %271 = arith.andi %270, %c24 : vector<4xi32>
      %272 = arith.ori %271, %c25 : vector<4xi32>
      %273 = vector.bitcast %272 : vector<4xi32> to vector<8xf16>
      %274 = arith.shrui %265, %c27 : vector<4xi32>
      %275 = arith.andi %274, %c24 : vector<4xi32>
      %276 = arith.ori %275, %c25 : vector<4xi32>
      %277 = vector.bitcast %276 : vector<4xi32> to vector<8xf16>
      %278 = arith.shrui %265, %c28 : vector<4xi32>
      %279 = arith.andi %278, %c24 : vector<4xi32>
      %280 = arith.ori %279, %c25 : vector<4xi32>
      %281 = vector.bitcast %280 : vector<4xi32> to vector<8xf16>
      %282 = vector.shuffle %269, %273 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %283 = vector.shuffle %277, %281 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %284 = vector.shuffle %282, %283 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %285 = vector.broadcast %259 : f16 to vector<32xf16>
      %286 = arith.subf %284, %285 : vector<32xf16>
      %287 = vector.broadcast %243 : f16 to vector<32xf16>
      %288 = arith.mulf %286, %287 : vector<32xf16>
      %289 = vector.shuffle %288, %288 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %290 = vector.shuffle %288, %288 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %291 = arith.muli %226, %c14 : index
      %292 = arith.addi %291, %c10 : index
      %293 = arith.muli %tileRows, %c8 : index
      %294 = arith.muli %292, %293 : index
      %295 = arith.addi %42, %294 : index
      %296 = vector.load %x[%295] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %297 = arith.muli %tileRows, %c5 : index
      %298 = arith.addi %295, %297 : index
      %299 = vector.load %x[%298] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %300 = vector.shuffle %296, %299 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %301 = wave.mma %300, %289, %227 : vector<16xf16>, vector<8xf32>
      %302 = arith.muli %226, %c14 : index
      %303 = arith.addi %302, %c9 : index
      %304 = arith.muli %tileRows, %c8 : index
      %305 = arith.muli %303, %304 : index
      %306 = arith.addi %42, %305 : index
      %307 = vector.load %x[%306] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %308 = arith.muli %tileRows, %c5 : index
      %309 = arith.addi %306, %308 : index
      %310 = vector.load %x[%309] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %311 = vector.shuffle %307, %310 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %312 = wave.mma %311, %290, %301 : vector<16xf16>, vector<8xf32>
      scf.yield %312 : vector<8xf32>
    }
    %313 = arith.addi %21, %c10 : index
    %314 = wave.lane
    %315 = arith.muli %3, %c9 : index
    %316 = arith.muli %315, %c22 : index
    %317 = arith.addi %316, %314 : index
    %318 = arith.muli %4, %c12 : index
    %319 = arith.addi %318, %317 : index
    %320 = arith.addi %319, %c10 : index
    %321 = arith.addi %320, %c10 : index
    %322 = vector.extract %228[0] : f32 from vector<8xf32>
    memref.store %322, %17[%321] : memref<?xf32>
    %323 = arith.muli %4, %c12 : index
    %324 = arith.addi %323, %317 : index
    %325 = arith.addi %324, %c10 : index
    %326 = arith.addi %325, %c16 : index
    %327 = vector.extract %228[1] : f32 from vector<8xf32>
    memref.store %327, %17[%326] : memref<?xf32>
    %328 = arith.muli %4, %c12 : index
    %329 = arith.addi %328, %317 : index
    %330 = arith.addi %329, %c10 : index
    %331 = arith.addi %330, %c30 : index
    %332 = vector.extract %228[2] : f32 from vector<8xf32>
    memref.store %332, %17[%331] : memref<?xf32>
    %333 = arith.muli %4, %c12 : index
    %334 = arith.addi %333, %317 : index
    %335 = arith.addi %334, %c10 : index
    %336 = arith.addi %335, %c31 : index
    %337 = vector.extract %228[3] : f32 from vector<8xf32>
    memref.store %337, %17[%336] : memref<?xf32>
    %338 = arith.muli %4, %c12 : index
    %339 = arith.addi %338, %317 : index
    %340 = arith.addi %339, %c10 : index
    %341 = arith.addi %340, %c32 : index
    %342 = vector.extract %228[4] : f32 from vector<8xf32>
    memref.store %342, %17[%341] : memref<?xf32>
    %343 = arith.muli %4, %c12 : index
    %344 = arith.addi %343, %317 : index
    %345 = arith.addi %344, %c10 : index
    %346 = arith.addi %345, %c33 : index
    %347 = vector.extract %228[5] : f32 from vector<8xf32>
    memref.store %347, %17[%346] : memref<?xf32>
    %348 = arith.muli %4, %c12 : index
    %349 = arith.addi %348, %317 : index
    %350 = arith.addi %349, %c10 : index
    %351 = arith.addi %350, %c34 : index
    %352 = vector.extract %228[6] : f32 from vector<8xf32>
    memref.store %352, %17[%351] : memref<?xf32>
    %353 = arith.muli %4, %c12 : index
    %354 = arith.addi %353, %317 : index
    %355 = arith.addi %354, %c10 : index
    %356 = arith.addi %355, %c35 : index
    %357 = vector.extract %228[7] : f32 from vector<8xf32>
    memref.store %357, %17[%356] : memref<?xf32>
    wave.barrier
    %358 = arith.muli %4, %c19 : index
    %359 = arith.addi %358, %c10 : index
    %360 = arith.muli %359, %c14 : index
    %361 = arith.divui %314, %c8 : index
    %362 = arith.addi %360, %361 : index
    %363 = arith.addi %313, %362 : index
    %364 = arith.cmpi slt, %363, %20 : index
    scf.if %364 {
      %365 = arith.cmpi eq, %hasFactors, %c9 : index
      %366 = arith.muli %363, %c14 : index
      %367 = memref.load %factors[%366] : memref<?xf32>
      %368 = arith.mulf %367, %operandScale : f32
      %369 = arith.select %365, %368, %operandScale : f32
      %370 = arith.addi %317, %c10 : index
      %371 = arith.muli %359, %c16 : index
      %372 = arith.addi %370, %371 : index
      %373 = memref.load %17[%372] : memref<?xf32>
      %374 = arith.addi %372, %c12 : index
      %375 = memref.load %17[%374] : memref<?xf32>
      %376 = arith.addf %373, %375 : f32
      %377 = arith.mulf %376, %369 : f32
      %378 = arith.muli %3, %c9 : index
      %379 = arith.addi %378, %c10 : index
      %380 = arith.muli %379, %c8 : index
      %381 = arith.remui %314, %c8 : index
      %382 = arith.addi %380, %381 : index
      %383 = arith.muli %362, %c38 : index
      %384 = arith.addi %383, %382 : index
      memref.store %377, %18[%384] : memref<?xf32>
    }
    %385 = arith.muli %4, %c19 : index
    %386 = arith.addi %385, %c9 : index
    %387 = arith.muli %386, %c14 : index
    %388 = arith.divui %314, %c8 : index
    %389 = arith.addi %387, %388 : index
    %390 = arith.addi %313, %389 : index
    %391 = arith.cmpi slt, %390, %20 : index
    scf.if %391 {
      %392 = arith.cmpi eq, %hasFactors, %c9 : index
      %393 = arith.muli %390, %c14 : index
      %394 = memref.load %factors[%393] : memref<?xf32>
      %395 = arith.mulf %394, %operandScale : f32
      %396 = arith.select %392, %395, %operandScale : f32
      %397 = arith.addi %317, %c10 : index
      %398 = arith.muli %386, %c16 : index
      %399 = arith.addi %397, %398 : index
      %400 = memref.load %17[%399] : memref<?xf32>
      %401 = arith.addi %399, %c12 : index
      %402 = memref.load %17[%401] : memref<?xf32>
      %403 = arith.addf %400, %402 : f32
      %404 = arith.mulf %403, %396 : f32
      %405 = arith.muli %3, %c9 : index
      %406 = arith.addi %405, %c10 : index
      %407 = arith.muli %406, %c8 : index
      %408 = arith.remui %314, %c8 : index
      %409 = arith.addi %407, %408 : index
      %410 = arith.muli %389, %c38 : index
      %411 = arith.addi %410, %409 : index
      memref.store %404, %18[%411] : memref<?xf32>
    }
    %412 = arith.muli %4, %c19 : index
    %413 = arith.addi %412, %c14 : index
    %414 = arith.muli %413, %c14 : index
    %415 = arith.divui %314, %c8 : index
    %416 = arith.addi %414, %415 : index
    %417 = arith.addi %313, %416 : index
    %418 = arith.cmpi slt, %417, %20 : index
    scf.if %418 {
      %419 = arith.cmpi eq, %hasFactors, %c9 : index
      %420 = arith.muli %417, %c14 : index
      %421 = memref.load %factors[%420] : memref<?xf32>
      %422 = arith.mulf %421, %operandScale : f32
      %423 = arith.select %419, %422, %operandScale : f32
      %424 = arith.addi %317, %c10 : index
      %425 = arith.muli %413, %c16 : index
      %426 = arith.addi %424, %425 : index
      %427 = memref.load %17[%426] : memref<?xf32>
      %428 = arith.addi %426, %c12 : index
      %429 = memref.load %17[%428] : memref<?xf32>
      %430 = arith.addf %427, %429 : f32
      %431 = arith.mulf %430, %423 : f32
      %432 = arith.muli %3, %c9 : index
      %433 = arith.addi %432, %c10 : index
      %434 = arith.muli %433, %c8 : index
      %435 = arith.remui %314, %c8 : index
      %436 = arith.addi %434, %435 : index
      %437 = arith.muli %416, %c38 : index
      %438 = arith.addi %437, %436 : index
      memref.store %431, %18[%438] : memref<?xf32>
    }
    %439 = arith.muli %4, %c19 : index
    %440 = arith.addi %439, %c29 : index
    %441 = arith.muli %440, %c14 : index
    %442 = arith.divui %314, %c8 : index
    %443 = arith.addi %441, %442 : index
    %444 = arith.addi %313, %443 : index
    %445 = arith.cmpi slt, %444, %20 : index
    scf.if %445 {
      %446 = arith.cmpi eq, %hasFactors, %c9 : index
      %447 = arith.muli %444, %c14 : index
      %448 = memref.load %factors[%447] : memref<?xf32>
      %449 = arith.mulf %448, %operandScale : f32
      %450 = arith.select %446, %449, %operandScale : f32
      %451 = arith.addi %317, %c10 : index
      %452 = arith.muli %440, %c16 : index
      %453 = arith.addi %451, %452 : index
      %454 = memref.load %17[%453] : memref<?xf32>
      %455 = arith.addi %453, %c12 : index
      %456 = memref.load %17[%455] : memref<?xf32>
      %457 = arith.addf %454, %456 : f32
      %458 = arith.mulf %457, %450 : f32
      %459 = arith.muli %3, %c9 : index
      %460 = arith.addi %459, %c10 : index
      %461 = arith.muli %460, %c8 : index
      %462 = arith.remui %314, %c8 : index
      %463 = arith.addi %461, %462 : index
      %464 = arith.muli %443, %c38 : index
      %465 = arith.addi %464, %463 : index
      memref.store %458, %18[%465] : memref<?xf32>
    }
    wave.barrier
    %466 = arith.addi %21, %c10 : index
    %467 = wave.wave
    %468 = arith.addi %467, %c10 : index
    %469 = arith.addi %466, %468 : index
    %470 = arith.cmpi slt, %469, %20 : index
    %471 = arith.cmpi slt, %468, %c8 : index
    %472 = arith.andi %470, %471 : i1
    scf.if %472 {
      %473 = arith.addi %466, %468 : index
      %474 = arith.muli %468, %c38 : index
      %475 = wave.lane
      %476 = arith.addi %475, %c10 : index
      %477 = arith.cmpi eq, %hasBias, %c9 : index
      %478 = arith.addi %474, %476 : index
      %479 = memref.load %18[%478] : memref<?xf32>
      %480 = arith.muli %0, %c38 : index
      %481 = arith.addi %480, %476 : index
      %482 = memref.load %bias[%481] : memref<?xf32>
      %483 = arith.addf %479, %482 : f32
      %484 = arith.select %477, %483, %479 : f32
      %485 = arith.addi %476, %c6 : index
      %486 = arith.cmpi eq, %hasBias, %c9 : index
      %487 = arith.addi %474, %485 : index
      %488 = memref.load %18[%487] : memref<?xf32>
      %489 = arith.muli %0, %c38 : index
      %490 = arith.addi %489, %485 : index
      %491 = memref.load %bias[%490] : memref<?xf32>
      %492 = arith.addf %488, %491 : f32
      %493 = arith.select %486, %492, %488 : f32
      %494 = arith.addi %475, %c16 : index
      %495 = arith.cmpi slt, %494, %c6 : index
      %496 = arith.minsi %494, %c40 : index
      %497 = arith.cmpi eq, %hasBias, %c9 : index
      %498 = arith.addi %474, %496 : index
      %499 = memref.load %18[%498] : memref<?xf32>
      %500 = arith.muli %0, %c38 : index
      %501 = arith.addi %500, %496 : index
      %502 = memref.load %bias[%501] : memref<?xf32>
      %503 = arith.addf %499, %502 : f32
      %504 = arith.select %497, %503, %499 : f32
      %505 = arith.addi %496, %c6 : index
      %506 = arith.cmpi eq, %hasBias, %c9 : index
      %507 = arith.addi %474, %505 : index
      %508 = memref.load %18[%507] : memref<?xf32>
      %509 = arith.muli %0, %c38 : index
      %510 = arith.addi %509, %505 : index
      %511 = memref.load %bias[%510] : memref<?xf32>
      %512 = arith.addf %508, %511 : f32
      %513 = arith.select %506, %512, %508 : f32
      %514 = arith.addi %heads, %kvHeads : index
      %515 = arith.cmpi slt, %0, %514 : index
      scf.if %515 {
        %516 = arith.addi %positionsAt, %473 : index
        %517 = memref.load %step[%516] : memref<?xi32>
        %518 = arith.index_cast %517 : i32 to index
        %519 = arith.cmpi eq, %hasNorm, %c9 : index
        %520 = math.fma %484, %484, %c43 : f32
        %521 = math.fma %493, %493, %520 : f32
        %522 = math.fma %504, %504, %521 : f32
        %523 = arith.select %495, %522, %521 : f32
        %524 = math.fma %513, %513, %523 : f32
        %525 = arith.select %495, %524, %523 : f32
        %526 = vector.broadcast %525 : f32 to vector<1xf32>
        %527 = wave.reduce "add" %526 : vector<1xf32>
        %528 = arith.mulf %527, %inverseHeadDim : f32
        %529 = arith.addf %528, %epsilon : f32
        %530 = math.sqrt %529 : f32
        %531 = arith.divf %c45, %530 : f32
        %532 = arith.cmpi slt, %0, %heads : index
        %533 = arith.addi %476, %c6 : index
        %534 = memref.load %query_norm[%476] : memref<?xf32>
        %535 = memref.load %key_norm[%476] : memref<?xf32>
        %536 = arith.select %532, %534, %535 : f32
        %537 = arith.mulf %484, %531 : f32
        %538 = arith.mulf %537, %536 : f32
        %539 = arith.select %519, %538, %484 : f32
        %540 = memref.load %query_norm[%533] : memref<?xf32>
        %541 = memref.load %key_norm[%533] : memref<?xf32>
        %542 = arith.select %532, %540, %541 : f32
        %543 = arith.mulf %493, %531 : f32
        %544 = arith.mulf %543, %542 : f32
        %545 = arith.select %519, %544, %493 : f32
        %546 = arith.addi %496, %c6 : index
        %547 = memref.load %query_norm[%496] : memref<?xf32>
        %548 = memref.load %key_norm[%496] : memref<?xf32>
        %549 = arith.select %532, %547, %548 : f32
        %550 = arith.mulf %504, %531 : f32
        %551 = arith.mulf %550, %549 : f32
        %552 = arith.select %519, %551, %504 : f32
        %553 = memref.load %query_norm[%546] : memref<?xf32>
        %554 = memref.load %key_norm[%546] : memref<?xf32>
        %555 = arith.select %532, %553, %554 : f32
        %556 = arith.mulf %513, %531 : f32
        %557 = arith.mulf %556, %555 : f32
        %558 = arith.select %519, %557, %513 : f32
        %559 = arith.remui %518, %c22 : index
        %560 = arith.muli %559, %c38 : index
        %561 = arith.addi %560, %476 : index
        %562 = arith.divui %518, %c22 : index
        %563 = arith.addi %562, %c22 : index
        %564 = arith.muli %563, %c38 : index
        %565 = arith.addi %564, %476 : index
        %566 = memref.load %rope[%561] : memref<?xf32>
        %567 = arith.addi %561, %c6 : index
        %568 = memref.load %rope[%567] : memref<?xf32>
        %569 = memref.load %rope[%565] : memref<?xf32>
        %570 = arith.addi %565, %c6 : index
        %571 = memref.load %rope[%570] : memref<?xf32>
        %572 = arith.mulf %569, %566 : f32
        %573 = arith.mulf %571, %568 : f32
        %574 = arith.subf %572, %573 : f32
        %575 = arith.mulf %571, %566 : f32
        %576 = arith.mulf %569, %568 : f32
        %577 = arith.addf %575, %576 : f32
        %578 = arith.mulf %539, %574 : f32
        %579 = arith.mulf %545, %577 : f32
        %580 = arith.subf %578, %579 : f32
        %581 = arith.mulf %545, %574 : f32
        %582 = arith.mulf %539, %577 : f32
        %583 = arith.addf %581, %582 : f32
        %584 = arith.cmpi slt, %0, %heads : index
        scf.if %584 {
          %585 = arith.muli %473, %heads : index
          %586 = arith.addi %585, %0 : index
          %587 = arith.muli %586, %c38 : index
          %588 = arith.addi %587, %476 : index
          memref.store %580, %q[%588] : memref<?xf32>
          %589 = arith.addi %588, %c6 : index
          memref.store %583, %q[%589] : memref<?xf32>
        } else {
          %590 = arith.addi %474, %476 : index
          memref.store %580, %18[%590] : memref<?xf32>
          %591 = arith.addi %474, %476 : index
          %592 = arith.addi %591, %c6 : index
          memref.store %583, %18[%592] : memref<?xf32>
        }
        %593 = arith.remui %518, %c22 : index
        %594 = arith.muli %593, %c38 : index
        %595 = arith.addi %594, %496 : index
        %596 = arith.divui %518, %c22 : index
        %597 = arith.addi %596, %c22 : index
        %598 = arith.muli %597, %c38 : index
        %599 = arith.addi %598, %496 : index
        %600 = memref.load %rope[%595] : memref<?xf32>
        %601 = arith.addi %595, %c6 : index
        %602 = memref.load %rope[%601] : memref<?xf32>
        %603 = memref.load %rope[%599] : memref<?xf32>
        %604 = arith.addi %599, %c6 : index
        %605 = memref.load %rope[%604] : memref<?xf32>
        %606 = arith.mulf %603, %600 : f32
        %607 = arith.mulf %605, %602 : f32
        %608 = arith.subf %606, %607 : f32
        %609 = arith.mulf %605, %600 : f32
        %610 = arith.mulf %603, %602 : f32
        %611 = arith.addf %609, %610 : f32
        %612 = arith.mulf %552, %608 : f32
        %613 = arith.mulf %558, %611 : f32
        %614 = arith.subf %612, %613 : f32
        %615 = arith.mulf %558, %608 : f32
        %616 = arith.mulf %552, %611 : f32
        %617 = arith.addf %615, %616 : f32
        scf.if %495 {
          %618 = arith.cmpi slt, %0, %heads : index
          scf.if %618 {
            %619 = arith.muli %473, %heads : index
            %620 = arith.addi %619, %0 : index
            %621 = arith.muli %620, %c38 : index
            %622 = arith.addi %621, %496 : index
            memref.store %614, %q[%622] : memref<?xf32>
            %623 = arith.addi %622, %c6 : index
            memref.store %617, %q[%623] : memref<?xf32>
          } else {
            %624 = arith.addi %474, %496 : index
            memref.store %614, %18[%624] : memref<?xf32>
            %625 = arith.addi %474, %496 : index
            %626 = arith.addi %625, %c6 : index
            memref.store %617, %18[%626] : memref<?xf32>
          }
        }
      } else {
        %627 = arith.cmpi slt, %0, %heads : index
        scf.if %627 {
          %628 = arith.muli %473, %heads : index
          %629 = arith.addi %628, %0 : index
          %630 = arith.muli %629, %c38 : index
          %631 = arith.addi %630, %476 : index
          memref.store %484, %q[%631] : memref<?xf32>
          %632 = arith.addi %631, %c6 : index
          memref.store %493, %q[%632] : memref<?xf32>
        } else {
          %633 = arith.addi %474, %476 : index
          memref.store %484, %18[%633] : memref<?xf32>
          %634 = arith.addi %474, %476 : index
          %635 = arith.addi %634, %c6 : index
          memref.store %493, %18[%635] : memref<?xf32>
        }
        scf.if %495 {
          %636 = arith.cmpi slt, %0, %heads : index
          scf.if %636 {
            %637 = arith.muli %473, %heads : index
            %638 = arith.addi %637, %0 : index
            %639 = arith.muli %638, %c38 : index
            %640 = arith.addi %639, %496 : index
            memref.store %504, %q[%640] : memref<?xf32>
            %641 = arith.addi %640, %c6 : index
            memref.store %513, %q[%641] : memref<?xf32>
          } else {
            %642 = arith.addi %474, %496 : index
            memref.store %504, %18[%642] : memref<?xf32>
            %643 = arith.addi %474, %496 : index
            %644 = arith.addi %643, %c6 : index
            memref.store %513, %18[%644] : memref<?xf32>
          }
        }
      }
    }
    %645 = arith.addi %467, %c47 : index
    %646 = arith.addi %466, %645 : index
    %647 = arith.cmpi slt, %646, %20 : index
    %648 = arith.cmpi slt, %645, %c8 : index
    %649 = arith.andi %647, %648 : i1
    scf.if %649 {
      %650 = arith.addi %466, %645 : index
      %651 = arith.muli %645, %c38 : index
      %652 = wave.lane
      %653 = arith.addi %652, %c10 : index
      %654 = arith.cmpi eq, %hasBias, %c9 : index
      %655 = arith.addi %651, %653 : index
      %656 = memref.load %18[%655] : memref<?xf32>
      %657 = arith.muli %0, %c38 : index
      %658 = arith.addi %657, %653 : index
      %659 = memref.load %bias[%658] : memref<?xf32>
      %660 = arith.addf %656, %659 : f32
      %661 = arith.select %654, %660, %656 : f32
      %662 = arith.addi %653, %c6 : index
      %663 = arith.cmpi eq, %hasBias, %c9 : index
      %664 = arith.addi %651, %662 : index
      %665 = memref.load %18[%664] : memref<?xf32>
      %666 = arith.muli %0, %c38 : index
      %667 = arith.addi %666, %662 : index
      %668 = memref.load %bias[%667] : memref<?xf32>
      %669 = arith.addf %665, %668 : f32
      %670 = arith.select %663, %669, %665 : f32
      %671 = arith.addi %652, %c16 : index
      %672 = arith.cmpi slt, %671, %c6 : index
      %673 = arith.minsi %671, %c40 : index
      %674 = arith.cmpi eq, %hasBias, %c9 : index
      %675 = arith.addi %651, %673 : index
      %676 = memref.load %18[%675] : memref<?xf32>
      %677 = arith.muli %0, %c38 : index
      %678 = arith.addi %677, %673 : index
      %679 = memref.load %bias[%678] : memref<?xf32>
      %680 = arith.addf %676, %679 : f32
      %681 = arith.select %674, %680, %676 : f32
      %682 = arith.addi %673, %c6 : index
      %683 = arith.cmpi eq, %hasBias, %c9 : index
      %684 = arith.addi %651, %682 : index
      %685 = memref.load %18[%684] : memref<?xf32>
      %686 = arith.muli %0, %c38 : index
      %687 = arith.addi %686, %682 : index
      %688 = memref.load %bias[%687] : memref<?xf32>
      %689 = arith.addf %685, %688 : f32
      %690 = arith.select %683, %689, %685 : f32
      %691 = arith.addi %heads, %kvHeads : index
      %692 = arith.cmpi slt, %0, %691 : index
      scf.if %692 {
        %693 = arith.addi %positionsAt, %650 : index
        %694 = memref.load %step[%693] : memref<?xi32>
        %695 = arith.index_cast %694 : i32 to index
        %696 = arith.cmpi eq, %hasNorm, %c9 : index
        %697 = math.fma %661, %661, %c43 : f32
        %698 = math.fma %670, %670, %697 : f32
        %699 = math.fma %681, %681, %698 : f32
        %700 = arith.select %672, %699, %698 : f32
        %701 = math.fma %690, %690, %700 : f32
        %702 = arith.select %672, %701, %700 : f32
        %703 = vector.broadcast %702 : f32 to vector<1xf32>
        %704 = wave.reduce "add" %703 : vector<1xf32>
        %705 = arith.mulf %704, %inverseHeadDim : f32
        %706 = arith.addf %705, %epsilon : f32
        %707 = math.sqrt %706 : f32
        %708 = arith.divf %c45, %707 : f32
        %709 = arith.cmpi slt, %0, %heads : index
        %710 = arith.addi %653, %c6 : index
        %711 = memref.load %query_norm[%653] : memref<?xf32>
        %712 = memref.load %key_norm[%653] : memref<?xf32>
        %713 = arith.select %709, %711, %712 : f32
        %714 = arith.mulf %661, %708 : f32
        %715 = arith.mulf %714, %713 : f32
        %716 = arith.select %696, %715, %661 : f32
        %717 = memref.load %query_norm[%710] : memref<?xf32>
        %718 = memref.load %key_norm[%710] : memref<?xf32>
        %719 = arith.select %709, %717, %718 : f32
        %720 = arith.mulf %670, %708 : f32
        %721 = arith.mulf %720, %719 : f32
        %722 = arith.select %696, %721, %670 : f32
        %723 = arith.addi %673, %c6 : index
        %724 = memref.load %query_norm[%673] : memref<?xf32>
        %725 = memref.load %key_norm[%673] : memref<?xf32>
        %726 = arith.select %709, %724, %725 : f32
        %727 = arith.mulf %681, %708 : f32
        %728 = arith.mulf %727, %726 : f32
        %729 = arith.select %696, %728, %681 : f32
        %730 = memref.load %query_norm[%723] : memref<?xf32>
        %731 = memref.load %key_norm[%723] : memref<?xf32>
        %732 = arith.select %709, %730, %731 : f32
        %733 = arith.mulf %690, %708 : f32
        %734 = arith.mulf %733, %732 : f32
        %735 = arith.select %696, %734, %690 : f32
        %736 = arith.remui %695, %c22 : index
        %737 = arith.muli %736, %c38 : index
        %738 = arith.addi %737, %653 : index
        %739 = arith.divui %695, %c22 : index
        %740 = arith.addi %739, %c22 : index
        %741 = arith.muli %740, %c38 : index
        %742 = arith.addi %741, %653 : index
        %743 = memref.load %rope[%738] : memref<?xf32>
        %744 = arith.addi %738, %c6 : index
        %745 = memref.load %rope[%744] : memref<?xf32>
        %746 = memref.load %rope[%742] : memref<?xf32>
        %747 = arith.addi %742, %c6 : index
        %748 = memref.load %rope[%747] : memref<?xf32>
        %749 = arith.mulf %746, %743 : f32
        %750 = arith.mulf %748, %745 : f32
        %751 = arith.subf %749, %750 : f32
        %752 = arith.mulf %748, %743 : f32
        %753 = arith.mulf %746, %745 : f32
        %754 = arith.addf %752, %753 : f32
        %755 = arith.mulf %716, %751 : f32
        %756 = arith.mulf %722, %754 : f32
        %757 = arith.subf %755, %756 : f32
        %758 = arith.mulf %722, %751 : f32
        %759 = arith.mulf %716, %754 : f32
        %760 = arith.addf %758, %759 : f32
        %761 = arith.cmpi slt, %0, %heads : index
        scf.if %761 {
          %762 = arith.muli %650, %heads : index
          %763 = arith.addi %762, %0 : index
          %764 = arith.muli %763, %c38 : index
          %765 = arith.addi %764, %653 : index
          memref.store %757, %q[%765] : memref<?xf32>
          %766 = arith.addi %765, %c6 : index
          memref.store %760, %q[%766] : memref<?xf32>
        } else {
          %767 = arith.addi %651, %653 : index
          memref.store %757, %18[%767] : memref<?xf32>
          %768 = arith.addi %651, %653 : index
          %769 = arith.addi %768, %c6 : index
          memref.store %760, %18[%769] : memref<?xf32>
        }
        %770 = arith.remui %695, %c22 : index
        %771 = arith.muli %770, %c38 : index
        %772 = arith.addi %771, %673 : index
        %773 = arith.divui %695, %c22 : index
        %774 = arith.addi %773, %c22 : index
        %775 = arith.muli %774, %c38 : index
        %776 = arith.addi %775, %673 : index
        %777 = memref.load %rope[%772] : memref<?xf32>
        %778 = arith.addi %772, %c6 : index
        %779 = memref.load %rope[%778] : memref<?xf32>
        %780 = memref.load %rope[%776] : memref<?xf32>
        %781 = arith.addi %776, %c6 : index
        %782 = memref.load %rope[%781] : memref<?xf32>
        %783 = arith.mulf %780, %777 : f32
        %784 = arith.mulf %782, %779 : f32
        %785 = arith.subf %783, %784 : f32
        %786 = arith.mulf %782, %777 : f32
        %787 = arith.mulf %780, %779 : f32
        %788 = arith.addf %786, %787 : f32
        %789 = arith.mulf %729, %785 : f32
        %790 = arith.mulf %735, %788 : f32
        %791 = arith.subf %789, %790 : f32
        %792 = arith.mulf %735, %785 : f32
        %793 = arith.mulf %729, %788 : f32
        %794 = arith.addf %792, %793 : f32
        scf.if %672 {
          %795 = arith.cmpi slt, %0, %heads : index
          scf.if %795 {
            %796 = arith.muli %650, %heads : index
            %797 = arith.addi %796, %0 : index
            %798 = arith.muli %797, %c38 : index
            %799 = arith.addi %798, %673 : index
            memref.store %791, %q[%799] : memref<?xf32>
            %800 = arith.addi %799, %c6 : index
            memref.store %794, %q[%800] : memref<?xf32>
          } else {
            %801 = arith.addi %651, %673 : index
            memref.store %791, %18[%801] : memref<?xf32>
            %802 = arith.addi %651, %673 : index
            %803 = arith.addi %802, %c6 : index
            memref.store %794, %18[%803] : memref<?xf32>
          }
        }
      } else {
        %804 = arith.cmpi slt, %0, %heads : index
        scf.if %804 {
          %805 = arith.muli %650, %heads : index
          %806 = arith.addi %805, %0 : index
          %807 = arith.muli %806, %c38 : index
          %808 = arith.addi %807, %653 : index
          memref.store %661, %q[%808] : memref<?xf32>
          %809 = arith.addi %808, %c6 : index
          memref.store %670, %q[%809] : memref<?xf32>
        } else {
          %810 = arith.addi %651, %653 : index
          memref.store %661, %18[%810] : memref<?xf32>
          %811 = arith.addi %651, %653 : index
          %812 = arith.addi %811, %c6 : index
          memref.store %670, %18[%812] : memref<?xf32>
        }
        scf.if %672 {
          %813 = arith.cmpi slt, %0, %heads : index
          scf.if %813 {
            %814 = arith.muli %650, %heads : index
            %815 = arith.addi %814, %0 : index
            %816 = arith.muli %815, %c38 : index
            %817 = arith.addi %816, %673 : index
            memref.store %681, %q[%817] : memref<?xf32>
            %818 = arith.addi %817, %c6 : index
            memref.store %690, %q[%818] : memref<?xf32>
          } else {
            %819 = arith.addi %651, %673 : index
            memref.store %681, %18[%819] : memref<?xf32>
            %820 = arith.addi %651, %673 : index
            %821 = arith.addi %820, %c6 : index
            memref.store %690, %18[%821] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %822 = arith.cmpi sge, %0, %heads : index
    scf.if %822 {
      %823 = arith.addi %467, %c10 : index
      %824 = arith.addi %466, %823 : index
      %825 = arith.cmpi slt, %824, %20 : index
      %826 = arith.cmpi slt, %823, %c8 : index
      %827 = arith.andi %825, %826 : i1
      scf.if %827 {
        %828 = arith.addi %466, %823 : index
        %829 = arith.addi %slotsAt, %828 : index
        %830 = memref.load %step[%829] : memref<?xi32>
        %831 = arith.index_cast %830 : i32 to index
        %832 = arith.cmpi sge, %831, %c10 : index
        scf.if %832 {
          %833 = arith.muli %823, %c38 : index
          %834 = arith.subi %0, %heads : index
          %835 = memref.load %scales[%834] : memref<?xf32>
          %836 = vector.broadcast %835 : f32 to vector<4xf32>
          %837 = arith.divui %831, %c8 : index
          %838 = arith.remui %831, %c8 : index
          %839 = arith.muli %837, %pageBytes : index
          %840 = arith.cmpi eq, %codec, %c10 : index
          scf.if %840 {
            %841 = wave.lane
            %842 = arith.muli %841, %c19 : index
            scf.for %843 = %842 to %c38 step %c32 {
              %844 = arith.addi %833, %843 : index
              %845 = vector.load %18[%844] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %846 = arith.mulf %845, %836 : vector<4xf32>
              %847 = arith.minimumf %846, %c51 : vector<4xf32>
              %848 = arith.maximumf %847, %c52 : vector<4xf32>
              %849 = arith.truncf %848 : vector<4xf32> to vector<4xf16>
              %850 = vector.bitcast %849 : vector<4xf16> to vector<8xi8>
              %851 = arith.cmpi slt, %834, %kvHeads : index
              scf.if %851 {
                %852 = arith.muli %834, %c53 : index
                %853 = arith.addi %839, %852 : index
                %854 = arith.divui %843, %c8 : index
                %855 = arith.muli %854, %c54 : index
                %856 = arith.remui %843, %c8 : index
                %857 = arith.divui %856, %c5 : index
                %858 = arith.muli %857, %c22 : index
                %859 = arith.muli %838, %c8 : index
                %860 = arith.addi %858, %859 : index
                %861 = arith.remui %856, %c5 : index
                %862 = arith.muli %861, %c14 : index
                %863 = arith.addi %860, %862 : index
                %864 = arith.addi %855, %863 : index
                %865 = arith.addi %853, %864 : index
                vector.store %850, %kv[%865] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %866 = arith.subi %834, %kvHeads : index
                %867 = arith.muli %866, %c53 : index
                %868 = arith.addi %839, %867 : index
                %869 = arith.addi %843, %c10 : index
                %870 = arith.divui %869, %c8 : index
                %871 = arith.muli %870, %c54 : index
                %872 = arith.addi %871, %c11 : index
                %873 = arith.remui %869, %c8 : index
                %874 = arith.divui %838, %c14 : index
                %875 = arith.remui %838, %c14 : index
                %876 = arith.muli %875, %c5 : index
                %877 = arith.addi %874, %876 : index
                %878 = arith.divui %877, %c5 : index
                %879 = arith.muli %878, %c22 : index
                %880 = arith.muli %873, %c8 : index
                %881 = arith.addi %879, %880 : index
                %882 = arith.remui %877, %c5 : index
                %883 = arith.muli %882, %c14 : index
                %884 = arith.addi %881, %883 : index
                %885 = arith.addi %872, %884 : index
                %886 = arith.addi %868, %885 : index
                %887 = vector.shuffle %850, %850 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %887, %kv[%886] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %888 = arith.addi %843, %c9 : index
                %889 = arith.divui %888, %c8 : index
                %890 = arith.muli %889, %c54 : index
                %891 = arith.addi %890, %c11 : index
                %892 = arith.remui %888, %c8 : index
                %893 = arith.divui %838, %c14 : index
                %894 = arith.remui %838, %c14 : index
                %895 = arith.muli %894, %c5 : index
                %896 = arith.addi %893, %895 : index
                %897 = arith.divui %896, %c5 : index
                %898 = arith.muli %897, %c22 : index
                %899 = arith.muli %892, %c8 : index
                %900 = arith.addi %898, %899 : index
                %901 = arith.remui %896, %c5 : index
                %902 = arith.muli %901, %c14 : index
                %903 = arith.addi %900, %902 : index
                %904 = arith.addi %891, %903 : index
                %905 = arith.addi %868, %904 : index
                %906 = vector.shuffle %850, %850 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %906, %kv[%905] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %907 = arith.addi %843, %c14 : index
                %908 = arith.divui %907, %c8 : index
                %909 = arith.muli %908, %c54 : index
                %910 = arith.addi %909, %c11 : index
                %911 = arith.remui %907, %c8 : index
                %912 = arith.divui %838, %c14 : index
                %913 = arith.remui %838, %c14 : index
                %914 = arith.muli %913, %c5 : index
                %915 = arith.addi %912, %914 : index
                %916 = arith.divui %915, %c5 : index
                %917 = arith.muli %916, %c22 : index
                %918 = arith.muli %911, %c8 : index
                %919 = arith.addi %917, %918 : index
                %920 = arith.remui %915, %c5 : index
                %921 = arith.muli %920, %c14 : index
                %922 = arith.addi %919, %921 : index
                %923 = arith.addi %910, %922 : index
                %924 = arith.addi %868, %923 : index
                %925 = vector.shuffle %850, %850 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %925, %kv[%924] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %926 = arith.addi %843, %c29 : index
                %927 = arith.divui %926, %c8 : index
                %928 = arith.muli %927, %c54 : index
                %929 = arith.addi %928, %c11 : index
                %930 = arith.remui %926, %c8 : index
                %931 = arith.divui %838, %c14 : index
                %932 = arith.remui %838, %c14 : index
                %933 = arith.muli %932, %c5 : index
                %934 = arith.addi %931, %933 : index
                %935 = arith.divui %934, %c5 : index
                %936 = arith.muli %935, %c22 : index
                %937 = arith.muli %930, %c8 : index
                %938 = arith.addi %936, %937 : index
                %939 = arith.remui %934, %c5 : index
                %940 = arith.muli %939, %c14 : index
                %941 = arith.addi %938, %940 : index
                %942 = arith.addi %929, %941 : index
                %943 = arith.addi %868, %942 : index
                %944 = vector.shuffle %850, %850 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %944, %kv[%943] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %945 = arith.cmpi eq, %codec, %c9 : index
          scf.if %945 {
            %946 = wave.lane
            %947 = arith.muli %946, %c19 : index
            scf.for %948 = %947 to %c38 step %c32 {
              %949 = arith.addi %833, %948 : index
              %950 = vector.load %18[%949] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %951 = arith.mulf %950, %836 : vector<4xf32>
              %952 = wave.fp8_encode "e4m3" %951 : vector<4xf32> -> vector<4xi8>
              %953 = arith.cmpi slt, %834, %kvHeads : index
              scf.if %953 {
                %954 = arith.muli %834, %c11 : index
                %955 = arith.addi %839, %954 : index
                %956 = vector.shuffle %952, %952 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %957 = arith.divui %948, %c8 : index
                %958 = arith.muli %957, %c22 : index
                %959 = arith.remui %948, %c8 : index
                %960 = arith.muli %838, %c8 : index
                %961 = arith.divui %959, %c19 : index
                %962 = arith.muli %961, %c19 : index
                %963 = arith.remui %959, %c14 : index
                %964 = arith.muli %963, %c14 : index
                %965 = arith.addi %962, %964 : index
                %966 = arith.divui %959, %c14 : index
                %967 = arith.remui %966, %c14 : index
                %968 = arith.addi %965, %967 : index
                %969 = arith.addi %960, %968 : index
                %970 = arith.addi %958, %969 : index
                %971 = arith.addi %955, %970 : index
                vector.store %956, %kv[%971] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %972 = arith.subi %834, %kvHeads : index
                %973 = arith.muli %972, %c11 : index
                %974 = arith.addi %839, %973 : index
                %975 = arith.addi %948, %c10 : index
                %976 = arith.divui %975, %c8 : index
                %977 = arith.muli %976, %c22 : index
                %978 = arith.addi %977, %c12 : index
                %979 = arith.remui %975, %c8 : index
                %980 = arith.divui %838, %c14 : index
                %981 = arith.remui %838, %c14 : index
                %982 = arith.muli %981, %c5 : index
                %983 = arith.addi %980, %982 : index
                %984 = arith.muli %979, %c8 : index
                %985 = arith.divui %983, %c19 : index
                %986 = arith.muli %985, %c19 : index
                %987 = arith.remui %983, %c14 : index
                %988 = arith.muli %987, %c14 : index
                %989 = arith.addi %986, %988 : index
                %990 = arith.divui %983, %c14 : index
                %991 = arith.remui %990, %c14 : index
                %992 = arith.addi %989, %991 : index
                %993 = arith.addi %984, %992 : index
                %994 = arith.addi %978, %993 : index
                %995 = arith.addi %974, %994 : index
                %996 = vector.shuffle %952, %952 [0] : vector<4xi8>, vector<4xi8>
                vector.store %996, %kv[%995] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %997 = arith.addi %948, %c9 : index
                %998 = arith.divui %997, %c8 : index
                %999 = arith.muli %998, %c22 : index
                %1000 = arith.addi %999, %c12 : index
                %1001 = arith.remui %997, %c8 : index
                %1002 = arith.divui %838, %c14 : index
                %1003 = arith.remui %838, %c14 : index
                %1004 = arith.muli %1003, %c5 : index
                %1005 = arith.addi %1002, %1004 : index
                %1006 = arith.muli %1001, %c8 : index
                %1007 = arith.divui %1005, %c19 : index
                %1008 = arith.muli %1007, %c19 : index
                %1009 = arith.remui %1005, %c14 : index
                %1010 = arith.muli %1009, %c14 : index
                %1011 = arith.addi %1008, %1010 : index
                %1012 = arith.divui %1005, %c14 : index
                %1013 = arith.remui %1012, %c14 : index
                %1014 = arith.addi %1011, %1013 : index
                %1015 = arith.addi %1006, %1014 : index
                %1016 = arith.addi %1000, %1015 : index
                %1017 = arith.addi %974, %1016 : index
                %1018 = vector.shuffle %952, %952 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1018, %kv[%1017] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1019 = arith.addi %948, %c14 : index
                %1020 = arith.divui %1019, %c8 : index
                %1021 = arith.muli %1020, %c22 : index
                %1022 = arith.addi %1021, %c12 : index
                %1023 = arith.remui %1019, %c8 : index
                %1024 = arith.divui %838, %c14 : index
                %1025 = arith.remui %838, %c14 : index
                %1026 = arith.muli %1025, %c5 : index
                %1027 = arith.addi %1024, %1026 : index
                %1028 = arith.muli %1023, %c8 : index
                %1029 = arith.divui %1027, %c19 : index
                %1030 = arith.muli %1029, %c19 : index
                %1031 = arith.remui %1027, %c14 : index
                %1032 = arith.muli %1031, %c14 : index
                %1033 = arith.addi %1030, %1032 : index
                %1034 = arith.divui %1027, %c14 : index
                %1035 = arith.remui %1034, %c14 : index
                %1036 = arith.addi %1033, %1035 : index
                %1037 = arith.addi %1028, %1036 : index
                %1038 = arith.addi %1022, %1037 : index
                %1039 = arith.addi %974, %1038 : index
                %1040 = vector.shuffle %952, %952 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1040, %kv[%1039] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1041 = arith.addi %948, %c29 : index
                %1042 = arith.divui %1041, %c8 : index
                %1043 = arith.muli %1042, %c22 : index
                %1044 = arith.addi %1043, %c12 : index
                %1045 = arith.remui %1041, %c8 : index
                %1046 = arith.divui %838, %c14 : index
                %1047 = arith.remui %838, %c14 : index
                %1048 = arith.muli %1047, %c5 : index
                %1049 = arith.addi %1046, %1048 : index
                %1050 = arith.muli %1045, %c8 : index
                %1051 = arith.divui %1049, %c19 : index
                %1052 = arith.muli %1051, %c19 : index
                %1053 = arith.remui %1049, %c14 : index
                %1054 = arith.muli %1053, %c14 : index
                %1055 = arith.addi %1052, %1054 : index
                %1056 = arith.divui %1049, %c14 : index
                %1057 = arith.remui %1056, %c14 : index
                %1058 = arith.addi %1055, %1057 : index
                %1059 = arith.addi %1050, %1058 : index
                %1060 = arith.addi %1044, %1059 : index
                %1061 = arith.addi %974, %1060 : index
                %1062 = vector.shuffle %952, %952 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1062, %kv[%1061] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1063 = arith.cmpi eq, %codec, %c14 : index
          scf.if %1063 {
            %1064 = wave.lane
            %1065 = arith.muli %1064, %c19 : index
            scf.for %1066 = %1065 to %c38 step %c32 {
              %1067 = arith.addi %833, %1066 : index
              %1068 = vector.load %18[%1067] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1069 = arith.mulf %1068, %836 : vector<4xf32>
              %1070 = wave.fp8_encode "e5m2" %1069 : vector<4xf32> -> vector<4xi8>
              %1071 = arith.cmpi slt, %834, %kvHeads : index
              scf.if %1071 {
                %1072 = arith.muli %834, %c11 : index
                %1073 = arith.addi %839, %1072 : index
                %1074 = vector.shuffle %1070, %1070 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1075 = arith.divui %1066, %c8 : index
                %1076 = arith.muli %1075, %c22 : index
                %1077 = arith.remui %1066, %c8 : index
                %1078 = arith.muli %838, %c8 : index
                %1079 = arith.divui %1077, %c19 : index
                %1080 = arith.muli %1079, %c19 : index
                %1081 = arith.remui %1077, %c14 : index
                %1082 = arith.muli %1081, %c14 : index
                %1083 = arith.addi %1080, %1082 : index
                %1084 = arith.divui %1077, %c14 : index
                %1085 = arith.remui %1084, %c14 : index
                %1086 = arith.addi %1083, %1085 : index
                %1087 = arith.addi %1078, %1086 : index
                %1088 = arith.addi %1076, %1087 : index
                %1089 = arith.addi %1073, %1088 : index
                vector.store %1074, %kv[%1089] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1090 = arith.subi %834, %kvHeads : index
                %1091 = arith.muli %1090, %c11 : index
                %1092 = arith.addi %839, %1091 : index
                %1093 = arith.addi %1066, %c10 : index
                %1094 = arith.divui %1093, %c8 : index
                %1095 = arith.muli %1094, %c22 : index
                %1096 = arith.addi %1095, %c12 : index
                %1097 = arith.remui %1093, %c8 : index
                %1098 = arith.divui %838, %c14 : index
                %1099 = arith.remui %838, %c14 : index
                %1100 = arith.muli %1099, %c5 : index
                %1101 = arith.addi %1098, %1100 : index
                %1102 = arith.muli %1097, %c8 : index
                %1103 = arith.divui %1101, %c19 : index
                %1104 = arith.muli %1103, %c19 : index
                %1105 = arith.remui %1101, %c14 : index
                %1106 = arith.muli %1105, %c14 : index
                %1107 = arith.addi %1104, %1106 : index
                %1108 = arith.divui %1101, %c14 : index
                %1109 = arith.remui %1108, %c14 : index
                %1110 = arith.addi %1107, %1109 : index
                %1111 = arith.addi %1102, %1110 : index
                %1112 = arith.addi %1096, %1111 : index
                %1113 = arith.addi %1092, %1112 : index
                %1114 = vector.shuffle %1070, %1070 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1114, %kv[%1113] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1115 = arith.addi %1066, %c9 : index
                %1116 = arith.divui %1115, %c8 : index
                %1117 = arith.muli %1116, %c22 : index
                %1118 = arith.addi %1117, %c12 : index
                %1119 = arith.remui %1115, %c8 : index
                %1120 = arith.divui %838, %c14 : index
                %1121 = arith.remui %838, %c14 : index
                %1122 = arith.muli %1121, %c5 : index
                %1123 = arith.addi %1120, %1122 : index
                %1124 = arith.muli %1119, %c8 : index
                %1125 = arith.divui %1123, %c19 : index
                %1126 = arith.muli %1125, %c19 : index
                %1127 = arith.remui %1123, %c14 : index
                %1128 = arith.muli %1127, %c14 : index
                %1129 = arith.addi %1126, %1128 : index
                %1130 = arith.divui %1123, %c14 : index
                %1131 = arith.remui %1130, %c14 : index
                %1132 = arith.addi %1129, %1131 : index
                %1133 = arith.addi %1124, %1132 : index
                %1134 = arith.addi %1118, %1133 : index
                %1135 = arith.addi %1092, %1134 : index
                %1136 = vector.shuffle %1070, %1070 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1136, %kv[%1135] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1137 = arith.addi %1066, %c14 : index
                %1138 = arith.divui %1137, %c8 : index
                %1139 = arith.muli %1138, %c22 : index
                %1140 = arith.addi %1139, %c12 : index
                %1141 = arith.remui %1137, %c8 : index
                %1142 = arith.divui %838, %c14 : index
                %1143 = arith.remui %838, %c14 : index
                %1144 = arith.muli %1143, %c5 : index
                %1145 = arith.addi %1142, %1144 : index
                %1146 = arith.muli %1141, %c8 : index
                %1147 = arith.divui %1145, %c19 : index
                %1148 = arith.muli %1147, %c19 : index
                %1149 = arith.remui %1145, %c14 : index
                %1150 = arith.muli %1149, %c14 : index
                %1151 = arith.addi %1148, %1150 : index
                %1152 = arith.divui %1145, %c14 : index
                %1153 = arith.remui %1152, %c14 : index
                %1154 = arith.addi %1151, %1153 : index
                %1155 = arith.addi %1146, %1154 : index
                %1156 = arith.addi %1140, %1155 : index
                %1157 = arith.addi %1092, %1156 : index
                %1158 = vector.shuffle %1070, %1070 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1158, %kv[%1157] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1159 = arith.addi %1066, %c29 : index
                %1160 = arith.divui %1159, %c8 : index
                %1161 = arith.muli %1160, %c22 : index
                %1162 = arith.addi %1161, %c12 : index
                %1163 = arith.remui %1159, %c8 : index
                %1164 = arith.divui %838, %c14 : index
                %1165 = arith.remui %838, %c14 : index
                %1166 = arith.muli %1165, %c5 : index
                %1167 = arith.addi %1164, %1166 : index
                %1168 = arith.muli %1163, %c8 : index
                %1169 = arith.divui %1167, %c19 : index
                %1170 = arith.muli %1169, %c19 : index
                %1171 = arith.remui %1167, %c14 : index
                %1172 = arith.muli %1171, %c14 : index
                %1173 = arith.addi %1170, %1172 : index
                %1174 = arith.divui %1167, %c14 : index
                %1175 = arith.remui %1174, %c14 : index
                %1176 = arith.addi %1173, %1175 : index
                %1177 = arith.addi %1168, %1176 : index
                %1178 = arith.addi %1162, %1177 : index
                %1179 = arith.addi %1092, %1178 : index
                %1180 = vector.shuffle %1070, %1070 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1180, %kv[%1179] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1181 = arith.addi %467, %c47 : index
      %1182 = arith.addi %466, %1181 : index
      %1183 = arith.cmpi slt, %1182, %20 : index
      %1184 = arith.cmpi slt, %1181, %c8 : index
      %1185 = arith.andi %1183, %1184 : i1
      scf.if %1185 {
        %1186 = arith.addi %466, %1181 : index
        %1187 = arith.addi %slotsAt, %1186 : index
        %1188 = memref.load %step[%1187] : memref<?xi32>
        %1189 = arith.index_cast %1188 : i32 to index
        %1190 = arith.cmpi sge, %1189, %c10 : index
        scf.if %1190 {
          %1191 = arith.muli %1181, %c38 : index
          %1192 = arith.subi %0, %heads : index
          %1193 = memref.load %scales[%1192] : memref<?xf32>
          %1194 = vector.broadcast %1193 : f32 to vector<4xf32>
          %1195 = arith.divui %1189, %c8 : index
          %1196 = arith.remui %1189, %c8 : index
          %1197 = arith.muli %1195, %pageBytes : index
          %1198 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1198 {
            %1199 = wave.lane
            %1200 = arith.muli %1199, %c19 : index
            scf.for %1201 = %1200 to %c38 step %c32 {
              %1202 = arith.addi %1191, %1201 : index
              %1203 = vector.load %18[%1202] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1204 = arith.mulf %1203, %1194 : vector<4xf32>
              %1205 = arith.minimumf %1204, %c51 : vector<4xf32>
              %1206 = arith.maximumf %1205, %c52 : vector<4xf32>
              %1207 = arith.truncf %1206 : vector<4xf32> to vector<4xf16>
              %1208 = vector.bitcast %1207 : vector<4xf16> to vector<8xi8>
              %1209 = arith.cmpi slt, %1192, %kvHeads : index
              scf.if %1209 {
                %1210 = arith.muli %1192, %c53 : index
                %1211 = arith.addi %1197, %1210 : index
                %1212 = arith.divui %1201, %c8 : index
                %1213 = arith.muli %1212, %c54 : index
                %1214 = arith.remui %1201, %c8 : index
                %1215 = arith.divui %1214, %c5 : index
                %1216 = arith.muli %1215, %c22 : index
                %1217 = arith.muli %1196, %c8 : index
                %1218 = arith.addi %1216, %1217 : index
                %1219 = arith.remui %1214, %c5 : index
                %1220 = arith.muli %1219, %c14 : index
                %1221 = arith.addi %1218, %1220 : index
                %1222 = arith.addi %1213, %1221 : index
                %1223 = arith.addi %1211, %1222 : index
                vector.store %1208, %kv[%1223] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1224 = arith.subi %1192, %kvHeads : index
                %1225 = arith.muli %1224, %c53 : index
                %1226 = arith.addi %1197, %1225 : index
                %1227 = arith.addi %1201, %c10 : index
                %1228 = arith.divui %1227, %c8 : index
                %1229 = arith.muli %1228, %c54 : index
                %1230 = arith.addi %1229, %c11 : index
                %1231 = arith.remui %1227, %c8 : index
                %1232 = arith.divui %1196, %c14 : index
                %1233 = arith.remui %1196, %c14 : index
                %1234 = arith.muli %1233, %c5 : index
                %1235 = arith.addi %1232, %1234 : index
                %1236 = arith.divui %1235, %c5 : index
                %1237 = arith.muli %1236, %c22 : index
                %1238 = arith.muli %1231, %c8 : index
                %1239 = arith.addi %1237, %1238 : index
                %1240 = arith.remui %1235, %c5 : index
                %1241 = arith.muli %1240, %c14 : index
                %1242 = arith.addi %1239, %1241 : index
                %1243 = arith.addi %1230, %1242 : index
                %1244 = arith.addi %1226, %1243 : index
                %1245 = vector.shuffle %1208, %1208 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1245, %kv[%1244] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1246 = arith.addi %1201, %c9 : index
                %1247 = arith.divui %1246, %c8 : index
                %1248 = arith.muli %1247, %c54 : index
                %1249 = arith.addi %1248, %c11 : index
                %1250 = arith.remui %1246, %c8 : index
                %1251 = arith.divui %1196, %c14 : index
                %1252 = arith.remui %1196, %c14 : index
                %1253 = arith.muli %1252, %c5 : index
                %1254 = arith.addi %1251, %1253 : index
                %1255 = arith.divui %1254, %c5 : index
                %1256 = arith.muli %1255, %c22 : index
                %1257 = arith.muli %1250, %c8 : index
                %1258 = arith.addi %1256, %1257 : index
                %1259 = arith.remui %1254, %c5 : index
                %1260 = arith.muli %1259, %c14 : index
                %1261 = arith.addi %1258, %1260 : index
                %1262 = arith.addi %1249, %1261 : index
                %1263 = arith.addi %1226, %1262 : index
                %1264 = vector.shuffle %1208, %1208 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1264, %kv[%1263] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1265 = arith.addi %1201, %c14 : index
                %1266 = arith.divui %1265, %c8 : index
                %1267 = arith.muli %1266, %c54 : index
                %1268 = arith.addi %1267, %c11 : index
                %1269 = arith.remui %1265, %c8 : index
                %1270 = arith.divui %1196, %c14 : index
                %1271 = arith.remui %1196, %c14 : index
                %1272 = arith.muli %1271, %c5 : index
                %1273 = arith.addi %1270, %1272 : index
                %1274 = arith.divui %1273, %c5 : index
                %1275 = arith.muli %1274, %c22 : index
                %1276 = arith.muli %1269, %c8 : index
                %1277 = arith.addi %1275, %1276 : index
                %1278 = arith.remui %1273, %c5 : index
                %1279 = arith.muli %1278, %c14 : index
                %1280 = arith.addi %1277, %1279 : index
                %1281 = arith.addi %1268, %1280 : index
                %1282 = arith.addi %1226, %1281 : index
                %1283 = vector.shuffle %1208, %1208 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1283, %kv[%1282] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1284 = arith.addi %1201, %c29 : index
                %1285 = arith.divui %1284, %c8 : index
                %1286 = arith.muli %1285, %c54 : index
                %1287 = arith.addi %1286, %c11 : index
                %1288 = arith.remui %1284, %c8 : index
                %1289 = arith.divui %1196, %c14 : index
                %1290 = arith.remui %1196, %c14 : index
                %1291 = arith.muli %1290, %c5 : index
                %1292 = arith.addi %1289, %1291 : index
                %1293 = arith.divui %1292, %c5 : index
                %1294 = arith.muli %1293, %c22 : index
                %1295 = arith.muli %1288, %c8 : index
                %1296 = arith.addi %1294, %1295 : index
                %1297 = arith.remui %1292, %c5 : index
                %1298 = arith.muli %1297, %c14 : index
                %1299 = arith.addi %1296, %1298 : index
                %1300 = arith.addi %1287, %1299 : index
                %1301 = arith.addi %1226, %1300 : index
                %1302 = vector.shuffle %1208, %1208 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1302, %kv[%1301] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1303 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1303 {
            %1304 = wave.lane
            %1305 = arith.muli %1304, %c19 : index
            scf.for %1306 = %1305 to %c38 step %c32 {
              %1307 = arith.addi %1191, %1306 : index
              %1308 = vector.load %18[%1307] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1309 = arith.mulf %1308, %1194 : vector<4xf32>
              %1310 = wave.fp8_encode "e4m3" %1309 : vector<4xf32> -> vector<4xi8>
              %1311 = arith.cmpi slt, %1192, %kvHeads : index
              scf.if %1311 {
                %1312 = arith.muli %1192, %c11 : index
                %1313 = arith.addi %1197, %1312 : index
                %1314 = vector.shuffle %1310, %1310 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1315 = arith.divui %1306, %c8 : index
                %1316 = arith.muli %1315, %c22 : index
                %1317 = arith.remui %1306, %c8 : index
                %1318 = arith.muli %1196, %c8 : index
                %1319 = arith.divui %1317, %c19 : index
                %1320 = arith.muli %1319, %c19 : index
                %1321 = arith.remui %1317, %c14 : index
                %1322 = arith.muli %1321, %c14 : index
                %1323 = arith.addi %1320, %1322 : index
                %1324 = arith.divui %1317, %c14 : index
                %1325 = arith.remui %1324, %c14 : index
                %1326 = arith.addi %1323, %1325 : index
                %1327 = arith.addi %1318, %1326 : index
                %1328 = arith.addi %1316, %1327 : index
                %1329 = arith.addi %1313, %1328 : index
                vector.store %1314, %kv[%1329] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1330 = arith.subi %1192, %kvHeads : index
                %1331 = arith.muli %1330, %c11 : index
                %1332 = arith.addi %1197, %1331 : index
                %1333 = arith.addi %1306, %c10 : index
                %1334 = arith.divui %1333, %c8 : index
                %1335 = arith.muli %1334, %c22 : index
                %1336 = arith.addi %1335, %c12 : index
                %1337 = arith.remui %1333, %c8 : index
                %1338 = arith.divui %1196, %c14 : index
                %1339 = arith.remui %1196, %c14 : index
                %1340 = arith.muli %1339, %c5 : index
                %1341 = arith.addi %1338, %1340 : index
                %1342 = arith.muli %1337, %c8 : index
                %1343 = arith.divui %1341, %c19 : index
                %1344 = arith.muli %1343, %c19 : index
                %1345 = arith.remui %1341, %c14 : index
                %1346 = arith.muli %1345, %c14 : index
                %1347 = arith.addi %1344, %1346 : index
                %1348 = arith.divui %1341, %c14 : index
                %1349 = arith.remui %1348, %c14 : index
                %1350 = arith.addi %1347, %1349 : index
                %1351 = arith.addi %1342, %1350 : index
                %1352 = arith.addi %1336, %1351 : index
                %1353 = arith.addi %1332, %1352 : index
                %1354 = vector.shuffle %1310, %1310 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1354, %kv[%1353] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1355 = arith.addi %1306, %c9 : index
                %1356 = arith.divui %1355, %c8 : index
                %1357 = arith.muli %1356, %c22 : index
                %1358 = arith.addi %1357, %c12 : index
                %1359 = arith.remui %1355, %c8 : index
                %1360 = arith.divui %1196, %c14 : index
                %1361 = arith.remui %1196, %c14 : index
                %1362 = arith.muli %1361, %c5 : index
                %1363 = arith.addi %1360, %1362 : index
                %1364 = arith.muli %1359, %c8 : index
                %1365 = arith.divui %1363, %c19 : index
                %1366 = arith.muli %1365, %c19 : index
                %1367 = arith.remui %1363, %c14 : index
                %1368 = arith.muli %1367, %c14 : index
                %1369 = arith.addi %1366, %1368 : index
                %1370 = arith.divui %1363, %c14 : index
                %1371 = arith.remui %1370, %c14 : index
                %1372 = arith.addi %1369, %1371 : index
                %1373 = arith.addi %1364, %1372 : index
                %1374 = arith.addi %1358, %1373 : index
                %1375 = arith.addi %1332, %1374 : index
                %1376 = vector.shuffle %1310, %1310 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1376, %kv[%1375] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1377 = arith.addi %1306, %c14 : index
                %1378 = arith.divui %1377, %c8 : index
                %1379 = arith.muli %1378, %c22 : index
                %1380 = arith.addi %1379, %c12 : index
                %1381 = arith.remui %1377, %c8 : index
                %1382 = arith.divui %1196, %c14 : index
                %1383 = arith.remui %1196, %c14 : index
                %1384 = arith.muli %1383, %c5 : index
                %1385 = arith.addi %1382, %1384 : index
                %1386 = arith.muli %1381, %c8 : index
                %1387 = arith.divui %1385, %c19 : index
                %1388 = arith.muli %1387, %c19 : index
                %1389 = arith.remui %1385, %c14 : index
                %1390 = arith.muli %1389, %c14 : index
                %1391 = arith.addi %1388, %1390 : index
                %1392 = arith.divui %1385, %c14 : index
                %1393 = arith.remui %1392, %c14 : index
                %1394 = arith.addi %1391, %1393 : index
                %1395 = arith.addi %1386, %1394 : index
                %1396 = arith.addi %1380, %1395 : index
                %1397 = arith.addi %1332, %1396 : index
                %1398 = vector.shuffle %1310, %1310 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1398, %kv[%1397] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1399 = arith.addi %1306, %c29 : index
                %1400 = arith.divui %1399, %c8 : index
                %1401 = arith.muli %1400, %c22 : index
                %1402 = arith.addi %1401, %c12 : index
                %1403 = arith.remui %1399, %c8 : index
                %1404 = arith.divui %1196, %c14 : index
                %1405 = arith.remui %1196, %c14 : index
                %1406 = arith.muli %1405, %c5 : index
                %1407 = arith.addi %1404, %1406 : index
                %1408 = arith.muli %1403, %c8 : index
                %1409 = arith.divui %1407, %c19 : index
                %1410 = arith.muli %1409, %c19 : index
                %1411 = arith.remui %1407, %c14 : index
                %1412 = arith.muli %1411, %c14 : index
                %1413 = arith.addi %1410, %1412 : index
                %1414 = arith.divui %1407, %c14 : index
                %1415 = arith.remui %1414, %c14 : index
                %1416 = arith.addi %1413, %1415 : index
                %1417 = arith.addi %1408, %1416 : index
                %1418 = arith.addi %1402, %1417 : index
                %1419 = arith.addi %1332, %1418 : index
                %1420 = vector.shuffle %1310, %1310 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1420, %kv[%1419] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1421 = arith.cmpi eq, %codec, %c14 : index
          scf.if %1421 {
            %1422 = wave.lane
            %1423 = arith.muli %1422, %c19 : index
            scf.for %1424 = %1423 to %c38 step %c32 {
              %1425 = arith.addi %1191, %1424 : index
              %1426 = vector.load %18[%1425] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1427 = arith.mulf %1426, %1194 : vector<4xf32>
              %1428 = wave.fp8_encode "e5m2" %1427 : vector<4xf32> -> vector<4xi8>
              %1429 = arith.cmpi slt, %1192, %kvHeads : index
              scf.if %1429 {
                %1430 = arith.muli %1192, %c11 : index
                %1431 = arith.addi %1197, %1430 : index
                %1432 = vector.shuffle %1428, %1428 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1433 = arith.divui %1424, %c8 : index
                %1434 = arith.muli %1433, %c22 : index
                %1435 = arith.remui %1424, %c8 : index
                %1436 = arith.muli %1196, %c8 : index
                %1437 = arith.divui %1435, %c19 : index
                %1438 = arith.muli %1437, %c19 : index
                %1439 = arith.remui %1435, %c14 : index
                %1440 = arith.muli %1439, %c14 : index
                %1441 = arith.addi %1438, %1440 : index
                %1442 = arith.divui %1435, %c14 : index
                %1443 = arith.remui %1442, %c14 : index
                %1444 = arith.addi %1441, %1443 : index
                %1445 = arith.addi %1436, %1444 : index
                %1446 = arith.addi %1434, %1445 : index
                %1447 = arith.addi %1431, %1446 : index
                vector.store %1432, %kv[%1447] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1448 = arith.subi %1192, %kvHeads : index
                %1449 = arith.muli %1448, %c11 : index
                %1450 = arith.addi %1197, %1449 : index
                %1451 = arith.addi %1424, %c10 : index
                %1452 = arith.divui %1451, %c8 : index
                %1453 = arith.muli %1452, %c22 : index
                %1454 = arith.addi %1453, %c12 : index
                %1455 = arith.remui %1451, %c8 : index
                %1456 = arith.divui %1196, %c14 : index
                %1457 = arith.remui %1196, %c14 : index
                %1458 = arith.muli %1457, %c5 : index
                %1459 = arith.addi %1456, %1458 : index
                %1460 = arith.muli %1455, %c8 : index
                %1461 = arith.divui %1459, %c19 : index
                %1462 = arith.muli %1461, %c19 : index
                %1463 = arith.remui %1459, %c14 : index
                %1464 = arith.muli %1463, %c14 : index
                %1465 = arith.addi %1462, %1464 : index
                %1466 = arith.divui %1459, %c14 : index
                %1467 = arith.remui %1466, %c14 : index
                %1468 = arith.addi %1465, %1467 : index
                %1469 = arith.addi %1460, %1468 : index
                %1470 = arith.addi %1454, %1469 : index
                %1471 = arith.addi %1450, %1470 : index
                %1472 = vector.shuffle %1428, %1428 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1472, %kv[%1471] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1473 = arith.addi %1424, %c9 : index
                %1474 = arith.divui %1473, %c8 : index
                %1475 = arith.muli %1474, %c22 : index
                %1476 = arith.addi %1475, %c12 : index
                %1477 = arith.remui %1473, %c8 : index
                %1478 = arith.divui %1196, %c14 : index
                %1479 = arith.remui %1196, %c14 : index
                %1480 = arith.muli %1479, %c5 : index
                %1481 = arith.addi %1478, %1480 : index
                %1482 = arith.muli %1477, %c8 : index
                %1483 = arith.divui %1481, %c19 : index
                %1484 = arith.muli %1483, %c19 : index
                %1485 = arith.remui %1481, %c14 : index
                %1486 = arith.muli %1485, %c14 : index
                %1487 = arith.addi %1484, %1486 : index
                %1488 = arith.divui %1481, %c14 : index
                %1489 = arith.remui %1488, %c14 : index
                %1490 = arith.addi %1487, %1489 : index
                %1491 = arith.addi %1482, %1490 : index
                %1492 = arith.addi %1476, %1491 : index
                %1493 = arith.addi %1450, %1492 : index
                %1494 = vector.shuffle %1428, %1428 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1494, %kv[%1493] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1495 = arith.addi %1424, %c14 : index
                %1496 = arith.divui %1495, %c8 : index
                %1497 = arith.muli %1496, %c22 : index
                %1498 = arith.addi %1497, %c12 : index
                %1499 = arith.remui %1495, %c8 : index
                %1500 = arith.divui %1196, %c14 : index
                %1501 = arith.remui %1196, %c14 : index
                %1502 = arith.muli %1501, %c5 : index
                %1503 = arith.addi %1500, %1502 : index
                %1504 = arith.muli %1499, %c8 : index
                %1505 = arith.divui %1503, %c19 : index
                %1506 = arith.muli %1505, %c19 : index
                %1507 = arith.remui %1503, %c14 : index
                %1508 = arith.muli %1507, %c14 : index
                %1509 = arith.addi %1506, %1508 : index
                %1510 = arith.divui %1503, %c14 : index
                %1511 = arith.remui %1510, %c14 : index
                %1512 = arith.addi %1509, %1511 : index
                %1513 = arith.addi %1504, %1512 : index
                %1514 = arith.addi %1498, %1513 : index
                %1515 = arith.addi %1450, %1514 : index
                %1516 = vector.shuffle %1428, %1428 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1516, %kv[%1515] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1517 = arith.addi %1424, %c29 : index
                %1518 = arith.divui %1517, %c8 : index
                %1519 = arith.muli %1518, %c22 : index
                %1520 = arith.addi %1519, %c12 : index
                %1521 = arith.remui %1517, %c8 : index
                %1522 = arith.divui %1196, %c14 : index
                %1523 = arith.remui %1196, %c14 : index
                %1524 = arith.muli %1523, %c5 : index
                %1525 = arith.addi %1522, %1524 : index
                %1526 = arith.muli %1521, %c8 : index
                %1527 = arith.divui %1525, %c19 : index
                %1528 = arith.muli %1527, %c19 : index
                %1529 = arith.remui %1525, %c14 : index
                %1530 = arith.muli %1529, %c14 : index
                %1531 = arith.addi %1528, %1530 : index
                %1532 = arith.divui %1525, %c14 : index
                %1533 = arith.remui %1532, %c14 : index
                %1534 = arith.addi %1531, %1533 : index
                %1535 = arith.addi %1526, %1534 : index
                %1536 = arith.addi %1520, %1535 : index
                %1537 = arith.addi %1450, %1536 : index
                %1538 = vector.shuffle %1428, %1428 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1538, %kv[%1537] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
