// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q4_1', dim=80, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q4_1_d80_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 10 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 5 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 8 : index
  %c5 = arith.constant 2 : index
  %c6 = arith.constant 127 : index
  %c7 = arith.constant 128 : index
  %c8 = arith.constant 1 : index
  %c9 = arith.constant 0 : index
  %c10 = arith.constant 2560 : index
  %c11 = arith.constant 1280 : index
  %c12 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %c15 = arith.constant 32 : index
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 64 : index
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
  %hasFactors = wave.param "hasFactors" : index
  %c34 = arith.constant 0x3F800000 : f32
  %c35 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c37 = arith.constant 40 : index
  %c38 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c41 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c44 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c48 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c49 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c50 = arith.constant 5120 : index
  %c51 = arith.constant 512 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.muli %inputFeatures, %c4 : index
  %6 = arith.muli %inputFeatures, %c5 : index
  %7 = arith.addi %6, %c6 : index
  %8 = arith.divui %7, %c7 : index
  %9 = arith.muli %8, %c7 : index
  %10 = arith.addi %5, %9 : index
  %11 = arith.addi %10, %c7 : index
  %12 = arith.muli %0, %c2 : index
  %13 = arith.muli %3, %c8 : index
  %14 = arith.addi %12, %13 : index
  %15 = arith.addi %14, %c9 : index
  %16 = arith.muli %15, %11 : index
  %17 = wave.scratch %c10 : memref<?xf32>
  %18 = wave.scratch %c11 : memref<?xf32>
  %19 = memref.load %step[%c9] : memref<?xi32>
  %20 = arith.index_cast %19 : i32 to index
  %21 = arith.muli %1, %c12 : index
  %22 = arith.cmpi slt, %21, %20 : index
  scf.if %22 {
    %23 = arith.muli %1, %c8 : index
    %24 = arith.divui %inputFeatures, %c15 : index
    %25 = arith.muli %4, %stepsPerWave : index
    %26 = arith.minsi %25, %24 : index
    %27 = arith.addi %26, %stepsPerWave : index
    %28 = arith.minsi %27, %24 : index
    %29 = arith.subi %28, %26 : index
    %30 = arith.divui %29, %c5 : index
    %31 = arith.muli %30, %c5 : index
    %32 = arith.addi %26, %31 : index
    %33 = arith.cmpi eq, %wholeBlocks, %c8 : index
    %34 = arith.addi %26, %stepsPerWave : index
    %35 = arith.select %33, %34, %32 : index
    %38 = scf.for %36 = %26 to %35 step %c5 iter_args(%37 = %c14) -> (vector<8xf32>) {
      %39 = wave.lane
      %40 = arith.addi %36, %c9 : index
      %41 = arith.remui %39, %c12 : index
      %42 = arith.addi %16, %c7 : index
      %43 = arith.muli %40, %c18 : index
      %44 = arith.addi %42, %43 : index
      %45 = arith.muli %41, %c19 : index
      %46 = arith.addi %44, %45 : index
      %47 = vector.load %w[%46] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %48 = vector.bitcast %47 : vector<4xi8> to vector<2xf16>
      %49 = vector.extract %48[0] : f16 from vector<2xf16>
      %50 = vector.broadcast %49 : f16 to vector<16xf16>
      %51 = vector.extract %48[1] : f16 from vector<2xf16>
      %52 = vector.broadcast %51 : f16 to vector<16xf16>
      %53 = arith.addi %16, %c7 : index
      %54 = arith.muli %inputFeatures, %c5 : index
      %55 = arith.addi %54, %c6 : index
      %56 = arith.divui %55, %c7 : index
      %57 = arith.muli %56, %c7 : index
      %58 = arith.addi %53, %57 : index
      %59 = arith.muli %40, %c20 : index
      %60 = arith.addi %58, %59 : index
      %61 = arith.muli %41, %c12 : index
      %62 = arith.addi %60, %61 : index
      %63 = vector.load %w[%62] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %64 = vector.bitcast %63 : vector<16xi8> to vector<4xi32>
      %65 = arith.shrui %64, %c21 : vector<4xi32>
      %66 = arith.andi %65, %c22 : vector<4xi32>
      %67 = arith.ori %66, %c23 : vector<4xi32>
      %68 = vector.bitcast %67 : vector<4xi32> to vector<8xf16>
      %69 = arith.shrui %64, %c24 : vector<4xi32>
      %70 = arith.andi %69, %c22 : vector<4xi32>
      %71 = arith.ori %70, %c23 : vector<4xi32>
      %72 = vector.bitcast %71 : vector<4xi32> to vector<8xf16>
      %73 = arith.shrui %64, %c25 : vector<4xi32>
      %74 = arith.andi %73, %c22 : vector<4xi32>
      %75 = arith.ori %74, %c23 : vector<4xi32>
      %76 = vector.bitcast %75 : vector<4xi32> to vector<8xf16>
      %77 = arith.shrui %64, %c26 : vector<4xi32>
      %78 = arith.andi %77, %c22 : vector<4xi32>
      %79 = arith.ori %78, %c23 : vector<4xi32>
      %80 = vector.bitcast %79 : vector<4xi32> to vector<8xf16>
      %81 = vector.shuffle %68, %72 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %82 = vector.shuffle %76, %80 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %83 = vector.shuffle %81, %82 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %84 = arith.subf %83, %c27 : vector<32xf16>
      %85 = vector.shuffle %84, %84 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %86 = vector.shuffle %84, %84 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %87 = math.fma %85, %50, %52 : vector<16xf16>
      %88 = math.fma %86, %50, %52 : vector<16xf16>
      %89 = arith.addi %36, %c8 : index
      %90 = arith.remui %39, %c12 : index
      %91 = arith.addi %16, %c7 : index
      %92 = arith.muli %89, %c18 : index
      %93 = arith.addi %91, %92 : index
      %94 = arith.muli %90, %c19 : index
      %95 = arith.addi %93, %94 : index
      %96 = vector.load %w[%95] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %97 = vector.bitcast %96 : vector<4xi8> to vector<2xf16>
      %98 = vector.extract %97[0] : f16 from vector<2xf16>
      %99 = vector.broadcast %98 : f16 to vector<16xf16>
      %100 = vector.extract %97[1] : f16 from vector<2xf16>
      %101 = vector.broadcast %100 : f16 to vector<16xf16>
      %102 = arith.addi %16, %c7 : index
      %103 = arith.muli %inputFeatures, %c5 : index
      %104 = arith.addi %103, %c6 : index
      %105 = arith.divui %104, %c7 : index
      %106 = arith.muli %105, %c7 : index
      %107 = arith.addi %102, %106 : index
      %108 = arith.muli %89, %c20 : index
      %109 = arith.addi %107, %108 : index
      %110 = arith.muli %90, %c12 : index
      %111 = arith.addi %109, %110 : index
      %112 = vector.load %w[%111] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %113 = vector.bitcast %112 : vector<16xi8> to vector<4xi32>
      %114 = arith.shrui %113, %c21 : vector<4xi32>
      %115 = arith.andi %114, %c22 : vector<4xi32>
      %116 = arith.ori %115, %c23 : vector<4xi32>
      %117 = vector.bitcast %116 : vector<4xi32> to vector<8xf16>
      %118 = arith.shrui %113, %c24 : vector<4xi32>
      %119 = arith.andi %118, %c22 : vector<4xi32>
      %120 = arith.ori %119, %c23 : vector<4xi32>
      %121 = vector.bitcast %120 : vector<4xi32> to vector<8xf16>
      %122 = arith.shrui %113, %c25 : vector<4xi32>
      %123 = arith.andi %122, %c22 : vector<4xi32>
      %124 = arith.ori %123, %c23 : vector<4xi32>
      %125 = vector.bitcast %124 : vector<4xi32> to vector<8xf16>
      %126 = arith.shrui %113, %c26 : vector<4xi32>
      %127 = arith.andi %126, %c22 : vector<4xi32>
      %128 = arith.ori %127, %c23 : vector<4xi32>
      %129 = vector.bitcast %128 : vector<4xi32> to vector<8xf16>
      %130 = vector.shuffle %117, %121 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %131 = vector.shuffle %125, %129 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %132 = vector.shuffle %130, %131 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %133 = arith.subf %132, %c27 : vector<32xf16>
      %134 = vector.shuffle %133, %133 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %135 = vector.shuffle %133, %133 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %136 = math.fma %134, %99, %101 : vector<16xf16>
      %137 = math.fma %135, %99, %101 : vector<16xf16>
      %138 = arith.addi %23, %c9 : index
      %139 = arith.muli %36, %c5 : index
      %140 = arith.addi %139, %c9 : index
      %141 = arith.divui %inputFeatures, %c12 : index
      %142 = arith.muli %138, %141 : index
      %143 = arith.addi %142, %140 : index
      %144 = arith.muli %tileRows, %c12 : index
      %145 = arith.muli %143, %144 : index
      %146 = arith.remui %39, %tileRows : index
      %147 = arith.muli %146, %c4 : index
      %148 = arith.addi %145, %147 : index
      %149 = vector.load %x[%148] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %150 = arith.muli %tileRows, %c4 : index
      %151 = arith.addi %148, %150 : index
      %152 = vector.load %x[%151] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %153 = vector.shuffle %149, %152 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %154 = wave.mma %153, %87, %37 : vector<16xf16>, vector<8xf32>
      %155 = arith.addi %23, %c9 : index
      %156 = arith.muli %36, %c5 : index
      %157 = arith.addi %156, %c8 : index
      %158 = arith.divui %inputFeatures, %c12 : index
      %159 = arith.muli %155, %158 : index
      %160 = arith.addi %159, %157 : index
      %161 = arith.muli %tileRows, %c12 : index
      %162 = arith.muli %160, %161 : index
      %163 = arith.remui %39, %tileRows : index
      %164 = arith.muli %163, %c4 : index
      %165 = arith.addi %162, %164 : index
      %166 = vector.load %x[%165] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %167 = arith.muli %tileRows, %c4 : index
      %168 = arith.addi %165, %167 : index
      %169 = vector.load %x[%168] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %170 = vector.shuffle %166, %169 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %171 = wave.mma %170, %88, %154 : vector<16xf16>, vector<8xf32>
      %172 = arith.addi %23, %c9 : index
      %173 = arith.muli %36, %c5 : index
      %174 = arith.addi %173, %c5 : index
      %175 = arith.divui %inputFeatures, %c12 : index
      %176 = arith.muli %172, %175 : index
      %177 = arith.addi %176, %174 : index
      %178 = arith.muli %tileRows, %c12 : index
      %179 = arith.muli %177, %178 : index
      %180 = arith.remui %39, %tileRows : index
      %181 = arith.muli %180, %c4 : index
      %182 = arith.addi %179, %181 : index
      %183 = vector.load %x[%182] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %184 = arith.muli %tileRows, %c4 : index
      %185 = arith.addi %182, %184 : index
      %186 = vector.load %x[%185] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %187 = vector.shuffle %183, %186 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %188 = wave.mma %187, %136, %171 : vector<16xf16>, vector<8xf32>
      %189 = arith.addi %23, %c9 : index
      %190 = arith.muli %36, %c5 : index
      %191 = arith.addi %190, %c28 : index
      %192 = arith.divui %inputFeatures, %c12 : index
      %193 = arith.muli %189, %192 : index
      %194 = arith.addi %193, %191 : index
      %195 = arith.muli %tileRows, %c12 : index
      %196 = arith.muli %194, %195 : index
      %197 = arith.remui %39, %tileRows : index
      %198 = arith.muli %197, %c4 : index
      %199 = arith.addi %196, %198 : index
      %200 = vector.load %x[%199] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %201 = arith.muli %tileRows, %c4 : index
      %202 = arith.addi %199, %201 : index
      %203 = vector.load %x[%202] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %204 = vector.shuffle %200, %203 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %205 = wave.mma %204, %137, %188 : vector<16xf16>, vector<8xf32>
      scf.yield %205 : vector<8xf32>
    }
    %206 = arith.select %33, %35, %28 : index
    %209 = scf.for %207 = %35 to %206 step %c8 iter_args(%208 = %38) -> (vector<8xf32>) {
      %210 = wave.lane
      %211 = arith.addi %207, %c9 : index
      %212 = arith.remui %210, %c12 : index
      %213 = arith.addi %16, %c7 : index
      %214 = arith.muli %211, %c18 : index
      %215 = arith.addi %213, %214 : index
      %216 = arith.muli %212, %c19 : index
      %217 = arith.addi %215, %216 : index
      %218 = vector.load %w[%217] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %219 = vector.bitcast %218 : vector<4xi8> to vector<2xf16>
      %220 = vector.extract %219[0] : f16 from vector<2xf16>
      %221 = vector.broadcast %220 : f16 to vector<16xf16>
      %222 = vector.extract %219[1] : f16 from vector<2xf16>
      %223 = vector.broadcast %222 : f16 to vector<16xf16>
      %224 = arith.addi %16, %c7 : index
      %225 = arith.muli %inputFeatures, %c5 : index
      %226 = arith.addi %225, %c6 : index
      %227 = arith.divui %226, %c7 : index
      %228 = arith.muli %227, %c7 : index
      %229 = arith.addi %224, %228 : index
      %230 = arith.muli %211, %c20 : index
      %231 = arith.addi %229, %230 : index
      %232 = arith.muli %212, %c12 : index
      %233 = arith.addi %231, %232 : index
      %234 = vector.load %w[%233] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %235 = vector.bitcast %234 : vector<16xi8> to vector<4xi32>
      %236 = arith.shrui %235, %c21 : vector<4xi32>
      %237 = arith.andi %236, %c22 : vector<4xi32>
      %238 = arith.ori %237, %c23 : vector<4xi32>
      %239 = vector.bitcast %238 : vector<4xi32> to vector<8xf16>
      %240 = arith.shrui %235, %c24 : vector<4xi32>
      %241 = arith.andi %240, %c22 : vector<4xi32>
      %242 = arith.ori %241, %c23 : vector<4xi32>
      %243 = vector.bitcast %242 : vector<4xi32> to vector<8xf16>
      %244 = arith.shrui %235, %c25 : vector<4xi32>
      %245 = arith.andi %244, %c22 : vector<4xi32>
      %246 = arith.ori %245, %c23 : vector<4xi32>
      %247 = vector.bitcast %246 : vector<4xi32> to vector<8xf16>
      %248 = arith.shrui %235, %c26 : vector<4xi32>
      %249 = arith.andi %248, %c22 : vector<4xi32>
      %250 = arith.ori %249, %c23 : vector<4xi32>
      %251 = vector.bitcast %250 : vector<4xi32> to vector<8xf16>
      %252 = vector.shuffle %239, %243 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %253 = vector.shuffle %247, %251 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %254 = vector.shuffle %252, %253 [0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf16>, vector<16xf16>
      %255 = arith.subf %254, %c27 : vector<32xf16>
      %256 = vector.shuffle %255, %255 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<32xf16>, vector<32xf16>
      %257 = vector.shuffle %255, %255 [16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31] : vector<32xf16>, vector<32xf16>
      %258 = math.fma %256, %221, %223 : vector<16xf16>
      %259 = math.fma %257, %221, %223 : vector<16xf16>
      %260 = arith.addi %23, %c9 : index
      %261 = arith.muli %207, %c5 : index
      %262 = arith.addi %261, %c9 : index
      %263 = arith.divui %inputFeatures, %c12 : index
      %264 = arith.muli %260, %263 : index
      %265 = arith.addi %264, %262 : index
      %266 = arith.muli %tileRows, %c12 : index
      %267 = arith.muli %265, %266 : index
      %268 = arith.remui %210, %tileRows : index
      %269 = arith.muli %268, %c4 : index
      %270 = arith.addi %267, %269 : index
      %271 = vector.load %x[%270] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %272 = arith.muli %tileRows, %c4 : index
      %273 = arith.addi %270, %272 : index
      %274 = vector.load %x[%273] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %275 = vector.shuffle %271, %274 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %276 = wave.mma %275, %258, %208 : vector<16xf16>, vector<8xf32>
      %277 = arith.addi %23, %c9 : index
      %278 = arith.muli %207, %c5 : index
      %279 = arith.addi %278, %c8 : index
      %280 = arith.divui %inputFeatures, %c12 : index
      %281 = arith.muli %277, %280 : index
      %282 = arith.addi %281, %279 : index
      %283 = arith.muli %tileRows, %c12 : index
      %284 = arith.muli %282, %283 : index
      %285 = arith.remui %210, %tileRows : index
      %286 = arith.muli %285, %c4 : index
      %287 = arith.addi %284, %286 : index
      %288 = vector.load %x[%287] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %289 = arith.muli %tileRows, %c4 : index
      %290 = arith.addi %287, %289 : index
      %291 = vector.load %x[%290] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %292 = vector.shuffle %288, %291 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %293 = wave.mma %292, %259, %276 : vector<16xf16>, vector<8xf32>
      scf.yield %293 : vector<8xf32>
    }
    %294 = arith.addi %21, %c9 : index
    %295 = wave.lane
    %296 = arith.muli %3, %c8 : index
    %297 = arith.muli %296, %c20 : index
    %298 = arith.addi %297, %295 : index
    %299 = arith.muli %4, %c11 : index
    %300 = arith.addi %299, %298 : index
    %301 = arith.addi %300, %c9 : index
    %302 = arith.addi %301, %c9 : index
    %303 = vector.extract %209[0] : f32 from vector<8xf32>
    memref.store %303, %17[%302] : memref<?xf32>
    %304 = arith.muli %4, %c11 : index
    %305 = arith.addi %304, %298 : index
    %306 = arith.addi %305, %c9 : index
    %307 = arith.addi %306, %c15 : index
    %308 = vector.extract %209[1] : f32 from vector<8xf32>
    memref.store %308, %17[%307] : memref<?xf32>
    %309 = arith.muli %4, %c11 : index
    %310 = arith.addi %309, %298 : index
    %311 = arith.addi %310, %c9 : index
    %312 = arith.addi %311, %c18 : index
    %313 = vector.extract %209[2] : f32 from vector<8xf32>
    memref.store %313, %17[%312] : memref<?xf32>
    %314 = arith.muli %4, %c11 : index
    %315 = arith.addi %314, %298 : index
    %316 = arith.addi %315, %c9 : index
    %317 = arith.addi %316, %c29 : index
    %318 = vector.extract %209[3] : f32 from vector<8xf32>
    memref.store %318, %17[%317] : memref<?xf32>
    %319 = arith.muli %4, %c11 : index
    %320 = arith.addi %319, %298 : index
    %321 = arith.addi %320, %c9 : index
    %322 = arith.addi %321, %c7 : index
    %323 = vector.extract %209[4] : f32 from vector<8xf32>
    memref.store %323, %17[%322] : memref<?xf32>
    %324 = arith.muli %4, %c11 : index
    %325 = arith.addi %324, %298 : index
    %326 = arith.addi %325, %c9 : index
    %327 = arith.addi %326, %c30 : index
    %328 = vector.extract %209[5] : f32 from vector<8xf32>
    memref.store %328, %17[%327] : memref<?xf32>
    %329 = arith.muli %4, %c11 : index
    %330 = arith.addi %329, %298 : index
    %331 = arith.addi %330, %c9 : index
    %332 = arith.addi %331, %c31 : index
    %333 = vector.extract %209[6] : f32 from vector<8xf32>
    memref.store %333, %17[%332] : memref<?xf32>
    %334 = arith.muli %4, %c11 : index
    %335 = arith.addi %334, %298 : index
    %336 = arith.addi %335, %c9 : index
    %337 = arith.addi %336, %c32 : index
    %338 = vector.extract %209[7] : f32 from vector<8xf32>
    memref.store %338, %17[%337] : memref<?xf32>
    wave.barrier
    %339 = arith.muli %4, %c19 : index
    %340 = arith.addi %339, %c9 : index
    %341 = arith.muli %340, %c5 : index
    %342 = arith.divui %295, %c12 : index
    %343 = arith.addi %341, %342 : index
    %344 = arith.addi %294, %343 : index
    %345 = arith.cmpi slt, %344, %20 : index
    scf.if %345 {
      %346 = arith.cmpi eq, %hasFactors, %c8 : index
      %347 = memref.load %factors[%344] : memref<?xf32>
      %348 = arith.select %346, %347, %c34 : f32
      %349 = arith.addi %298, %c9 : index
      %350 = arith.muli %340, %c15 : index
      %351 = arith.addi %349, %350 : index
      %352 = memref.load %17[%351] : memref<?xf32>
      %353 = arith.addi %351, %c11 : index
      %354 = memref.load %17[%353] : memref<?xf32>
      %355 = arith.addf %352, %354 : f32
      %356 = arith.remui %295, %c12 : index
      %357 = arith.muli %356, %c19 : index
      %358 = arith.addi %16, %357 : index
      %359 = vector.load %w[%358] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %360 = vector.bitcast %359 : vector<4xi8> to vector<1xf32>
      %361 = vector.extract %360[0] : f32 from vector<1xf32>
      %362 = arith.mulf %361, %348 : f32
      %363 = arith.mulf %355, %362 : f32
      %364 = arith.muli %3, %c8 : index
      %365 = arith.addi %364, %c9 : index
      %366 = arith.muli %365, %c12 : index
      %367 = arith.remui %295, %c12 : index
      %368 = arith.addi %366, %367 : index
      %369 = arith.muli %343, %c35 : index
      %370 = arith.addi %369, %368 : index
      memref.store %363, %18[%370] : memref<?xf32>
    }
    %371 = arith.muli %4, %c19 : index
    %372 = arith.addi %371, %c8 : index
    %373 = arith.muli %372, %c5 : index
    %374 = arith.divui %295, %c12 : index
    %375 = arith.addi %373, %374 : index
    %376 = arith.addi %294, %375 : index
    %377 = arith.cmpi slt, %376, %20 : index
    scf.if %377 {
      %378 = arith.cmpi eq, %hasFactors, %c8 : index
      %379 = memref.load %factors[%376] : memref<?xf32>
      %380 = arith.select %378, %379, %c34 : f32
      %381 = arith.addi %298, %c9 : index
      %382 = arith.muli %372, %c15 : index
      %383 = arith.addi %381, %382 : index
      %384 = memref.load %17[%383] : memref<?xf32>
      %385 = arith.addi %383, %c11 : index
      %386 = memref.load %17[%385] : memref<?xf32>
      %387 = arith.addf %384, %386 : f32
      %388 = arith.remui %295, %c12 : index
      %389 = arith.muli %388, %c19 : index
      %390 = arith.addi %16, %389 : index
      %391 = vector.load %w[%390] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %392 = vector.bitcast %391 : vector<4xi8> to vector<1xf32>
      %393 = vector.extract %392[0] : f32 from vector<1xf32>
      %394 = arith.mulf %393, %380 : f32
      %395 = arith.mulf %387, %394 : f32
      %396 = arith.muli %3, %c8 : index
      %397 = arith.addi %396, %c9 : index
      %398 = arith.muli %397, %c12 : index
      %399 = arith.remui %295, %c12 : index
      %400 = arith.addi %398, %399 : index
      %401 = arith.muli %375, %c35 : index
      %402 = arith.addi %401, %400 : index
      memref.store %395, %18[%402] : memref<?xf32>
    }
    %403 = arith.muli %4, %c19 : index
    %404 = arith.addi %403, %c5 : index
    %405 = arith.muli %404, %c5 : index
    %406 = arith.divui %295, %c12 : index
    %407 = arith.addi %405, %406 : index
    %408 = arith.addi %294, %407 : index
    %409 = arith.cmpi slt, %408, %20 : index
    scf.if %409 {
      %410 = arith.cmpi eq, %hasFactors, %c8 : index
      %411 = memref.load %factors[%408] : memref<?xf32>
      %412 = arith.select %410, %411, %c34 : f32
      %413 = arith.addi %298, %c9 : index
      %414 = arith.muli %404, %c15 : index
      %415 = arith.addi %413, %414 : index
      %416 = memref.load %17[%415] : memref<?xf32>
      %417 = arith.addi %415, %c11 : index
      %418 = memref.load %17[%417] : memref<?xf32>
      %419 = arith.addf %416, %418 : f32
      %420 = arith.remui %295, %c12 : index
      %421 = arith.muli %420, %c19 : index
      %422 = arith.addi %16, %421 : index
      %423 = vector.load %w[%422] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %424 = vector.bitcast %423 : vector<4xi8> to vector<1xf32>
      %425 = vector.extract %424[0] : f32 from vector<1xf32>
      %426 = arith.mulf %425, %412 : f32
      %427 = arith.mulf %419, %426 : f32
      %428 = arith.muli %3, %c8 : index
      %429 = arith.addi %428, %c9 : index
      %430 = arith.muli %429, %c12 : index
      %431 = arith.remui %295, %c12 : index
      %432 = arith.addi %430, %431 : index
      %433 = arith.muli %407, %c35 : index
      %434 = arith.addi %433, %432 : index
      memref.store %427, %18[%434] : memref<?xf32>
    }
    %435 = arith.muli %4, %c19 : index
    %436 = arith.addi %435, %c28 : index
    %437 = arith.muli %436, %c5 : index
    %438 = arith.divui %295, %c12 : index
    %439 = arith.addi %437, %438 : index
    %440 = arith.addi %294, %439 : index
    %441 = arith.cmpi slt, %440, %20 : index
    scf.if %441 {
      %442 = arith.cmpi eq, %hasFactors, %c8 : index
      %443 = memref.load %factors[%440] : memref<?xf32>
      %444 = arith.select %442, %443, %c34 : f32
      %445 = arith.addi %298, %c9 : index
      %446 = arith.muli %436, %c15 : index
      %447 = arith.addi %445, %446 : index
      %448 = memref.load %17[%447] : memref<?xf32>
      %449 = arith.addi %447, %c11 : index
      %450 = memref.load %17[%449] : memref<?xf32>
      %451 = arith.addf %448, %450 : f32
      %452 = arith.remui %295, %c12 : index
      %453 = arith.muli %452, %c19 : index
      %454 = arith.addi %16, %453 : index
      %455 = vector.load %w[%454] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %456 = vector.bitcast %455 : vector<4xi8> to vector<1xf32>
      %457 = vector.extract %456[0] : f32 from vector<1xf32>
      %458 = arith.mulf %457, %444 : f32
      %459 = arith.mulf %451, %458 : f32
      %460 = arith.muli %3, %c8 : index
      %461 = arith.addi %460, %c9 : index
      %462 = arith.muli %461, %c12 : index
      %463 = arith.remui %295, %c12 : index
      %464 = arith.addi %462, %463 : index
      %465 = arith.muli %439, %c35 : index
      %466 = arith.addi %465, %464 : index
      memref.store %459, %18[%466] : memref<?xf32>
    }
    wave.barrier
    %467 = arith.addi %21, %c9 : index
    %468 = wave.wave
    %469 = arith.addi %468, %c9 : index
    %470 = arith.addi %467, %469 : index
    %471 = arith.cmpi slt, %470, %20 : index
    %472 = arith.cmpi slt, %469, %c12 : index
    %473 = arith.andi %471, %472 : i1
    scf.if %473 {
      %474 = arith.addi %467, %469 : index
      %475 = arith.muli %469, %c35 : index
      %476 = wave.lane
      %477 = arith.addi %476, %c9 : index
      %478 = arith.cmpi eq, %hasBias, %c8 : index
      %479 = arith.addi %475, %477 : index
      %480 = memref.load %18[%479] : memref<?xf32>
      %481 = arith.muli %0, %c35 : index
      %482 = arith.addi %481, %477 : index
      %483 = memref.load %bias[%482] : memref<?xf32>
      %484 = arith.addf %480, %483 : f32
      %485 = arith.select %478, %484, %480 : f32
      %486 = arith.addi %477, %c37 : index
      %487 = arith.cmpi eq, %hasBias, %c8 : index
      %488 = arith.addi %475, %486 : index
      %489 = memref.load %18[%488] : memref<?xf32>
      %490 = arith.muli %0, %c35 : index
      %491 = arith.addi %490, %486 : index
      %492 = memref.load %bias[%491] : memref<?xf32>
      %493 = arith.addf %489, %492 : f32
      %494 = arith.select %487, %493, %489 : f32
      %495 = arith.addi %476, %c15 : index
      %496 = arith.cmpi slt, %495, %c37 : index
      %497 = arith.minsi %495, %c38 : index
      %498 = arith.cmpi eq, %hasBias, %c8 : index
      %499 = arith.addi %475, %497 : index
      %500 = memref.load %18[%499] : memref<?xf32>
      %501 = arith.muli %0, %c35 : index
      %502 = arith.addi %501, %497 : index
      %503 = memref.load %bias[%502] : memref<?xf32>
      %504 = arith.addf %500, %503 : f32
      %505 = arith.select %498, %504, %500 : f32
      %506 = arith.addi %497, %c37 : index
      %507 = arith.cmpi eq, %hasBias, %c8 : index
      %508 = arith.addi %475, %506 : index
      %509 = memref.load %18[%508] : memref<?xf32>
      %510 = arith.muli %0, %c35 : index
      %511 = arith.addi %510, %506 : index
      %512 = memref.load %bias[%511] : memref<?xf32>
      %513 = arith.addf %509, %512 : f32
      %514 = arith.select %507, %513, %509 : f32
      %515 = arith.addi %heads, %kvHeads : index
      %516 = arith.cmpi slt, %0, %515 : index
      scf.if %516 {
        %517 = arith.addi %positionsAt, %474 : index
        %518 = memref.load %step[%517] : memref<?xi32>
        %519 = arith.index_cast %518 : i32 to index
        %520 = arith.cmpi eq, %hasNorm, %c8 : index
        %521 = math.fma %485, %485, %c41 : f32
        %522 = math.fma %494, %494, %521 : f32
        %523 = math.fma %505, %505, %522 : f32
        %524 = arith.select %496, %523, %522 : f32
        %525 = math.fma %514, %514, %524 : f32
        %526 = arith.select %496, %525, %524 : f32
        %527 = vector.broadcast %526 : f32 to vector<1xf32>
        %528 = wave.reduce "add" %527 : vector<1xf32>
        %529 = arith.mulf %528, %inverseHeadDim : f32
        %530 = arith.addf %529, %epsilon : f32
        %531 = math.sqrt %530 : f32
        %532 = arith.divf %c34, %531 : f32
        %533 = arith.cmpi slt, %0, %heads : index
        %534 = arith.addi %477, %c37 : index
        %535 = memref.load %query_norm[%477] : memref<?xf32>
        %536 = memref.load %key_norm[%477] : memref<?xf32>
        %537 = arith.select %533, %535, %536 : f32
        %538 = arith.mulf %485, %532 : f32
        %539 = arith.mulf %538, %537 : f32
        %540 = arith.select %520, %539, %485 : f32
        %541 = memref.load %query_norm[%534] : memref<?xf32>
        %542 = memref.load %key_norm[%534] : memref<?xf32>
        %543 = arith.select %533, %541, %542 : f32
        %544 = arith.mulf %494, %532 : f32
        %545 = arith.mulf %544, %543 : f32
        %546 = arith.select %520, %545, %494 : f32
        %547 = arith.addi %497, %c37 : index
        %548 = memref.load %query_norm[%497] : memref<?xf32>
        %549 = memref.load %key_norm[%497] : memref<?xf32>
        %550 = arith.select %533, %548, %549 : f32
        %551 = arith.mulf %505, %532 : f32
        %552 = arith.mulf %551, %550 : f32
        %553 = arith.select %520, %552, %505 : f32
        %554 = memref.load %query_norm[%547] : memref<?xf32>
        %555 = memref.load %key_norm[%547] : memref<?xf32>
        %556 = arith.select %533, %554, %555 : f32
        %557 = arith.mulf %514, %532 : f32
        %558 = arith.mulf %557, %556 : f32
        %559 = arith.select %520, %558, %514 : f32
        %560 = arith.remui %519, %c20 : index
        %561 = arith.muli %560, %c35 : index
        %562 = arith.addi %561, %477 : index
        %563 = arith.divui %519, %c20 : index
        %564 = arith.addi %563, %c20 : index
        %565 = arith.muli %564, %c35 : index
        %566 = arith.addi %565, %477 : index
        %567 = memref.load %rope[%562] : memref<?xf32>
        %568 = arith.addi %562, %c37 : index
        %569 = memref.load %rope[%568] : memref<?xf32>
        %570 = memref.load %rope[%566] : memref<?xf32>
        %571 = arith.addi %566, %c37 : index
        %572 = memref.load %rope[%571] : memref<?xf32>
        %573 = arith.mulf %570, %567 : f32
        %574 = arith.mulf %572, %569 : f32
        %575 = arith.subf %573, %574 : f32
        %576 = arith.mulf %572, %567 : f32
        %577 = arith.mulf %570, %569 : f32
        %578 = arith.addf %576, %577 : f32
        %579 = arith.mulf %540, %575 : f32
        %580 = arith.mulf %546, %578 : f32
        %581 = arith.subf %579, %580 : f32
        %582 = arith.mulf %546, %575 : f32
        %583 = arith.mulf %540, %578 : f32
        %584 = arith.addf %582, %583 : f32
        %585 = arith.cmpi slt, %0, %heads : index
        scf.if %585 {
          %586 = arith.muli %474, %heads : index
          %587 = arith.addi %586, %0 : index
          %588 = arith.muli %587, %c35 : index
          %589 = arith.addi %588, %477 : index
          memref.store %581, %q[%589] : memref<?xf32>
          %590 = arith.addi %589, %c37 : index
          memref.store %584, %q[%590] : memref<?xf32>
        } else {
          %591 = arith.addi %475, %477 : index
          memref.store %581, %18[%591] : memref<?xf32>
          %592 = arith.addi %475, %477 : index
          %593 = arith.addi %592, %c37 : index
          memref.store %584, %18[%593] : memref<?xf32>
        }
        %594 = arith.remui %519, %c20 : index
        %595 = arith.muli %594, %c35 : index
        %596 = arith.addi %595, %497 : index
        %597 = arith.divui %519, %c20 : index
        %598 = arith.addi %597, %c20 : index
        %599 = arith.muli %598, %c35 : index
        %600 = arith.addi %599, %497 : index
        %601 = memref.load %rope[%596] : memref<?xf32>
        %602 = arith.addi %596, %c37 : index
        %603 = memref.load %rope[%602] : memref<?xf32>
        %604 = memref.load %rope[%600] : memref<?xf32>
        %605 = arith.addi %600, %c37 : index
        %606 = memref.load %rope[%605] : memref<?xf32>
        %607 = arith.mulf %604, %601 : f32
        %608 = arith.mulf %606, %603 : f32
        %609 = arith.subf %607, %608 : f32
        %610 = arith.mulf %606, %601 : f32
        %611 = arith.mulf %604, %603 : f32
        %612 = arith.addf %610, %611 : f32
        %613 = arith.mulf %553, %609 : f32
        %614 = arith.mulf %559, %612 : f32
        %615 = arith.subf %613, %614 : f32
        %616 = arith.mulf %559, %609 : f32
        %617 = arith.mulf %553, %612 : f32
        %618 = arith.addf %616, %617 : f32
        scf.if %496 {
          %619 = arith.cmpi slt, %0, %heads : index
          scf.if %619 {
            %620 = arith.muli %474, %heads : index
            %621 = arith.addi %620, %0 : index
            %622 = arith.muli %621, %c35 : index
            %623 = arith.addi %622, %497 : index
            memref.store %615, %q[%623] : memref<?xf32>
            %624 = arith.addi %623, %c37 : index
            memref.store %618, %q[%624] : memref<?xf32>
          } else {
            %625 = arith.addi %475, %497 : index
            memref.store %615, %18[%625] : memref<?xf32>
            %626 = arith.addi %475, %497 : index
            %627 = arith.addi %626, %c37 : index
            memref.store %618, %18[%627] : memref<?xf32>
          }
        }
      } else {
        %628 = arith.cmpi slt, %0, %heads : index
        scf.if %628 {
          %629 = arith.muli %474, %heads : index
          %630 = arith.addi %629, %0 : index
          %631 = arith.muli %630, %c35 : index
          %632 = arith.addi %631, %477 : index
          memref.store %485, %q[%632] : memref<?xf32>
          %633 = arith.addi %632, %c37 : index
          memref.store %494, %q[%633] : memref<?xf32>
        } else {
          %634 = arith.addi %475, %477 : index
          memref.store %485, %18[%634] : memref<?xf32>
          %635 = arith.addi %475, %477 : index
          %636 = arith.addi %635, %c37 : index
          memref.store %494, %18[%636] : memref<?xf32>
        }
        scf.if %496 {
          %637 = arith.cmpi slt, %0, %heads : index
          scf.if %637 {
            %638 = arith.muli %474, %heads : index
            %639 = arith.addi %638, %0 : index
            %640 = arith.muli %639, %c35 : index
            %641 = arith.addi %640, %497 : index
            memref.store %505, %q[%641] : memref<?xf32>
            %642 = arith.addi %641, %c37 : index
            memref.store %514, %q[%642] : memref<?xf32>
          } else {
            %643 = arith.addi %475, %497 : index
            memref.store %505, %18[%643] : memref<?xf32>
            %644 = arith.addi %475, %497 : index
            %645 = arith.addi %644, %c37 : index
            memref.store %514, %18[%645] : memref<?xf32>
          }
        }
      }
    }
    %646 = arith.addi %468, %c44 : index
    %647 = arith.addi %467, %646 : index
    %648 = arith.cmpi slt, %647, %20 : index
    %649 = arith.cmpi slt, %646, %c12 : index
    %650 = arith.andi %648, %649 : i1
    scf.if %650 {
      %651 = arith.addi %467, %646 : index
      %652 = arith.muli %646, %c35 : index
      %653 = wave.lane
      %654 = arith.addi %653, %c9 : index
      %655 = arith.cmpi eq, %hasBias, %c8 : index
      %656 = arith.addi %652, %654 : index
      %657 = memref.load %18[%656] : memref<?xf32>
      %658 = arith.muli %0, %c35 : index
      %659 = arith.addi %658, %654 : index
      %660 = memref.load %bias[%659] : memref<?xf32>
      %661 = arith.addf %657, %660 : f32
      %662 = arith.select %655, %661, %657 : f32
      %663 = arith.addi %654, %c37 : index
      %664 = arith.cmpi eq, %hasBias, %c8 : index
      %665 = arith.addi %652, %663 : index
      %666 = memref.load %18[%665] : memref<?xf32>
      %667 = arith.muli %0, %c35 : index
      %668 = arith.addi %667, %663 : index
      %669 = memref.load %bias[%668] : memref<?xf32>
      %670 = arith.addf %666, %669 : f32
      %671 = arith.select %664, %670, %666 : f32
      %672 = arith.addi %653, %c15 : index
      %673 = arith.cmpi slt, %672, %c37 : index
      %674 = arith.minsi %672, %c38 : index
      %675 = arith.cmpi eq, %hasBias, %c8 : index
      %676 = arith.addi %652, %674 : index
      %677 = memref.load %18[%676] : memref<?xf32>
      %678 = arith.muli %0, %c35 : index
      %679 = arith.addi %678, %674 : index
      %680 = memref.load %bias[%679] : memref<?xf32>
      %681 = arith.addf %677, %680 : f32
      %682 = arith.select %675, %681, %677 : f32
      %683 = arith.addi %674, %c37 : index
      %684 = arith.cmpi eq, %hasBias, %c8 : index
      %685 = arith.addi %652, %683 : index
      %686 = memref.load %18[%685] : memref<?xf32>
      %687 = arith.muli %0, %c35 : index
      %688 = arith.addi %687, %683 : index
      %689 = memref.load %bias[%688] : memref<?xf32>
      %690 = arith.addf %686, %689 : f32
      %691 = arith.select %684, %690, %686 : f32
      %692 = arith.addi %heads, %kvHeads : index
      %693 = arith.cmpi slt, %0, %692 : index
      scf.if %693 {
        %694 = arith.addi %positionsAt, %651 : index
        %695 = memref.load %step[%694] : memref<?xi32>
        %696 = arith.index_cast %695 : i32 to index
        %697 = arith.cmpi eq, %hasNorm, %c8 : index
        %698 = math.fma %662, %662, %c41 : f32
        %699 = math.fma %671, %671, %698 : f32
        %700 = math.fma %682, %682, %699 : f32
        %701 = arith.select %673, %700, %699 : f32
        %702 = math.fma %691, %691, %701 : f32
        %703 = arith.select %673, %702, %701 : f32
        %704 = vector.broadcast %703 : f32 to vector<1xf32>
        %705 = wave.reduce "add" %704 : vector<1xf32>
        %706 = arith.mulf %705, %inverseHeadDim : f32
        %707 = arith.addf %706, %epsilon : f32
        %708 = math.sqrt %707 : f32
        %709 = arith.divf %c34, %708 : f32
        %710 = arith.cmpi slt, %0, %heads : index
        %711 = arith.addi %654, %c37 : index
        %712 = memref.load %query_norm[%654] : memref<?xf32>
        %713 = memref.load %key_norm[%654] : memref<?xf32>
        %714 = arith.select %710, %712, %713 : f32
        %715 = arith.mulf %662, %709 : f32
        %716 = arith.mulf %715, %714 : f32
        %717 = arith.select %697, %716, %662 : f32
        %718 = memref.load %query_norm[%711] : memref<?xf32>
        %719 = memref.load %key_norm[%711] : memref<?xf32>
        %720 = arith.select %710, %718, %719 : f32
        %721 = arith.mulf %671, %709 : f32
        %722 = arith.mulf %721, %720 : f32
        %723 = arith.select %697, %722, %671 : f32
        %724 = arith.addi %674, %c37 : index
        %725 = memref.load %query_norm[%674] : memref<?xf32>
        %726 = memref.load %key_norm[%674] : memref<?xf32>
        %727 = arith.select %710, %725, %726 : f32
        %728 = arith.mulf %682, %709 : f32
        %729 = arith.mulf %728, %727 : f32
        %730 = arith.select %697, %729, %682 : f32
        %731 = memref.load %query_norm[%724] : memref<?xf32>
        %732 = memref.load %key_norm[%724] : memref<?xf32>
        %733 = arith.select %710, %731, %732 : f32
        %734 = arith.mulf %691, %709 : f32
        %735 = arith.mulf %734, %733 : f32
        %736 = arith.select %697, %735, %691 : f32
        %737 = arith.remui %696, %c20 : index
        %738 = arith.muli %737, %c35 : index
        %739 = arith.addi %738, %654 : index
        %740 = arith.divui %696, %c20 : index
        %741 = arith.addi %740, %c20 : index
        %742 = arith.muli %741, %c35 : index
        %743 = arith.addi %742, %654 : index
        %744 = memref.load %rope[%739] : memref<?xf32>
        %745 = arith.addi %739, %c37 : index
        %746 = memref.load %rope[%745] : memref<?xf32>
        %747 = memref.load %rope[%743] : memref<?xf32>
        %748 = arith.addi %743, %c37 : index
        %749 = memref.load %rope[%748] : memref<?xf32>
        %750 = arith.mulf %747, %744 : f32
        %751 = arith.mulf %749, %746 : f32
        %752 = arith.subf %750, %751 : f32
        %753 = arith.mulf %749, %744 : f32
        %754 = arith.mulf %747, %746 : f32
        %755 = arith.addf %753, %754 : f32
        %756 = arith.mulf %717, %752 : f32
        %757 = arith.mulf %723, %755 : f32
        %758 = arith.subf %756, %757 : f32
        %759 = arith.mulf %723, %752 : f32
        %760 = arith.mulf %717, %755 : f32
        %761 = arith.addf %759, %760 : f32
        %762 = arith.cmpi slt, %0, %heads : index
        scf.if %762 {
          %763 = arith.muli %651, %heads : index
          %764 = arith.addi %763, %0 : index
          %765 = arith.muli %764, %c35 : index
          %766 = arith.addi %765, %654 : index
          memref.store %758, %q[%766] : memref<?xf32>
          %767 = arith.addi %766, %c37 : index
          memref.store %761, %q[%767] : memref<?xf32>
        } else {
          %768 = arith.addi %652, %654 : index
          memref.store %758, %18[%768] : memref<?xf32>
          %769 = arith.addi %652, %654 : index
          %770 = arith.addi %769, %c37 : index
          memref.store %761, %18[%770] : memref<?xf32>
        }
        %771 = arith.remui %696, %c20 : index
        %772 = arith.muli %771, %c35 : index
        %773 = arith.addi %772, %674 : index
        %774 = arith.divui %696, %c20 : index
        %775 = arith.addi %774, %c20 : index
        %776 = arith.muli %775, %c35 : index
        %777 = arith.addi %776, %674 : index
        %778 = memref.load %rope[%773] : memref<?xf32>
        %779 = arith.addi %773, %c37 : index
        %780 = memref.load %rope[%779] : memref<?xf32>
        %781 = memref.load %rope[%777] : memref<?xf32>
        %782 = arith.addi %777, %c37 : index
        %783 = memref.load %rope[%782] : memref<?xf32>
        %784 = arith.mulf %781, %778 : f32
        %785 = arith.mulf %783, %780 : f32
        %786 = arith.subf %784, %785 : f32
        %787 = arith.mulf %783, %778 : f32
        %788 = arith.mulf %781, %780 : f32
        %789 = arith.addf %787, %788 : f32
        %790 = arith.mulf %730, %786 : f32
        %791 = arith.mulf %736, %789 : f32
        %792 = arith.subf %790, %791 : f32
        %793 = arith.mulf %736, %786 : f32
        %794 = arith.mulf %730, %789 : f32
        %795 = arith.addf %793, %794 : f32
        scf.if %673 {
          %796 = arith.cmpi slt, %0, %heads : index
          scf.if %796 {
            %797 = arith.muli %651, %heads : index
            %798 = arith.addi %797, %0 : index
            %799 = arith.muli %798, %c35 : index
            %800 = arith.addi %799, %674 : index
            memref.store %792, %q[%800] : memref<?xf32>
            %801 = arith.addi %800, %c37 : index
            memref.store %795, %q[%801] : memref<?xf32>
          } else {
            %802 = arith.addi %652, %674 : index
            memref.store %792, %18[%802] : memref<?xf32>
            %803 = arith.addi %652, %674 : index
            %804 = arith.addi %803, %c37 : index
            memref.store %795, %18[%804] : memref<?xf32>
          }
        }
      } else {
        %805 = arith.cmpi slt, %0, %heads : index
        scf.if %805 {
          %806 = arith.muli %651, %heads : index
          %807 = arith.addi %806, %0 : index
          %808 = arith.muli %807, %c35 : index
          %809 = arith.addi %808, %654 : index
          memref.store %662, %q[%809] : memref<?xf32>
          %810 = arith.addi %809, %c37 : index
          memref.store %671, %q[%810] : memref<?xf32>
        } else {
          %811 = arith.addi %652, %654 : index
          memref.store %662, %18[%811] : memref<?xf32>
          %812 = arith.addi %652, %654 : index
          %813 = arith.addi %812, %c37 : index
          memref.store %671, %18[%813] : memref<?xf32>
        }
        scf.if %673 {
          %814 = arith.cmpi slt, %0, %heads : index
          scf.if %814 {
            %815 = arith.muli %651, %heads : index
            %816 = arith.addi %815, %0 : index
            %817 = arith.muli %816, %c35 : index
            %818 = arith.addi %817, %674 : index
            memref.store %682, %q[%818] : memref<?xf32>
            %819 = arith.addi %818, %c37 : index
            memref.store %691, %q[%819] : memref<?xf32>
          } else {
            %820 = arith.addi %652, %674 : index
            memref.store %682, %18[%820] : memref<?xf32>
            %821 = arith.addi %652, %674 : index
            %822 = arith.addi %821, %c37 : index
            memref.store %691, %18[%822] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %823 = arith.cmpi sge, %0, %heads : index
    scf.if %823 {
      %824 = arith.addi %468, %c9 : index
      %825 = arith.addi %467, %824 : index
      %826 = arith.cmpi slt, %825, %20 : index
      %827 = arith.cmpi slt, %824, %c12 : index
      %828 = arith.andi %826, %827 : i1
      scf.if %828 {
        %829 = arith.addi %467, %824 : index
        %830 = arith.addi %slotsAt, %829 : index
        %831 = memref.load %step[%830] : memref<?xi32>
        %832 = arith.index_cast %831 : i32 to index
        %833 = arith.cmpi sge, %832, %c9 : index
        scf.if %833 {
          %834 = arith.muli %824, %c35 : index
          %835 = arith.subi %0, %heads : index
          %836 = memref.load %scales[%835] : memref<?xf32>
          %837 = vector.broadcast %836 : f32 to vector<4xf32>
          %838 = arith.divui %832, %c12 : index
          %839 = arith.remui %832, %c12 : index
          %840 = arith.muli %838, %pageBytes : index
          %841 = arith.cmpi eq, %codec, %c9 : index
          scf.if %841 {
            %842 = wave.lane
            %843 = arith.muli %842, %c19 : index
            scf.for %844 = %843 to %c35 step %c7 {
              %845 = arith.addi %834, %844 : index
              %846 = vector.load %18[%845] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %847 = arith.mulf %846, %837 : vector<4xf32>
              %848 = arith.minimumf %847, %c48 : vector<4xf32>
              %849 = arith.maximumf %848, %c49 : vector<4xf32>
              %850 = arith.truncf %849 : vector<4xf32> to vector<4xf16>
              %851 = vector.bitcast %850 : vector<4xf16> to vector<8xi8>
              %852 = arith.cmpi slt, %835, %kvHeads : index
              scf.if %852 {
                %853 = arith.muli %835, %c50 : index
                %854 = arith.addi %840, %853 : index
                %855 = arith.divui %844, %c12 : index
                %856 = arith.muli %855, %c51 : index
                %857 = arith.remui %844, %c12 : index
                %858 = arith.divui %857, %c4 : index
                %859 = arith.muli %858, %c20 : index
                %860 = arith.muli %839, %c12 : index
                %861 = arith.addi %859, %860 : index
                %862 = arith.remui %857, %c4 : index
                %863 = arith.muli %862, %c5 : index
                %864 = arith.addi %861, %863 : index
                %865 = arith.addi %856, %864 : index
                %866 = arith.addi %854, %865 : index
                vector.store %851, %kv[%866] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %867 = arith.subi %835, %kvHeads : index
                %868 = arith.muli %867, %c50 : index
                %869 = arith.addi %840, %868 : index
                %870 = arith.addi %844, %c9 : index
                %871 = arith.divui %870, %c12 : index
                %872 = arith.muli %871, %c51 : index
                %873 = arith.addi %872, %c10 : index
                %874 = arith.remui %870, %c12 : index
                %875 = arith.divui %839, %c5 : index
                %876 = arith.remui %839, %c5 : index
                %877 = arith.muli %876, %c4 : index
                %878 = arith.addi %875, %877 : index
                %879 = arith.divui %878, %c4 : index
                %880 = arith.muli %879, %c20 : index
                %881 = arith.muli %874, %c12 : index
                %882 = arith.addi %880, %881 : index
                %883 = arith.remui %878, %c4 : index
                %884 = arith.muli %883, %c5 : index
                %885 = arith.addi %882, %884 : index
                %886 = arith.addi %873, %885 : index
                %887 = arith.addi %869, %886 : index
                %888 = vector.shuffle %851, %851 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %888, %kv[%887] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %889 = arith.addi %844, %c8 : index
                %890 = arith.divui %889, %c12 : index
                %891 = arith.muli %890, %c51 : index
                %892 = arith.addi %891, %c10 : index
                %893 = arith.remui %889, %c12 : index
                %894 = arith.divui %839, %c5 : index
                %895 = arith.remui %839, %c5 : index
                %896 = arith.muli %895, %c4 : index
                %897 = arith.addi %894, %896 : index
                %898 = arith.divui %897, %c4 : index
                %899 = arith.muli %898, %c20 : index
                %900 = arith.muli %893, %c12 : index
                %901 = arith.addi %899, %900 : index
                %902 = arith.remui %897, %c4 : index
                %903 = arith.muli %902, %c5 : index
                %904 = arith.addi %901, %903 : index
                %905 = arith.addi %892, %904 : index
                %906 = arith.addi %869, %905 : index
                %907 = vector.shuffle %851, %851 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %907, %kv[%906] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %908 = arith.addi %844, %c5 : index
                %909 = arith.divui %908, %c12 : index
                %910 = arith.muli %909, %c51 : index
                %911 = arith.addi %910, %c10 : index
                %912 = arith.remui %908, %c12 : index
                %913 = arith.divui %839, %c5 : index
                %914 = arith.remui %839, %c5 : index
                %915 = arith.muli %914, %c4 : index
                %916 = arith.addi %913, %915 : index
                %917 = arith.divui %916, %c4 : index
                %918 = arith.muli %917, %c20 : index
                %919 = arith.muli %912, %c12 : index
                %920 = arith.addi %918, %919 : index
                %921 = arith.remui %916, %c4 : index
                %922 = arith.muli %921, %c5 : index
                %923 = arith.addi %920, %922 : index
                %924 = arith.addi %911, %923 : index
                %925 = arith.addi %869, %924 : index
                %926 = vector.shuffle %851, %851 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %926, %kv[%925] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %927 = arith.addi %844, %c28 : index
                %928 = arith.divui %927, %c12 : index
                %929 = arith.muli %928, %c51 : index
                %930 = arith.addi %929, %c10 : index
                %931 = arith.remui %927, %c12 : index
                %932 = arith.divui %839, %c5 : index
                %933 = arith.remui %839, %c5 : index
                %934 = arith.muli %933, %c4 : index
                %935 = arith.addi %932, %934 : index
                %936 = arith.divui %935, %c4 : index
                %937 = arith.muli %936, %c20 : index
                %938 = arith.muli %931, %c12 : index
                %939 = arith.addi %937, %938 : index
                %940 = arith.remui %935, %c4 : index
                %941 = arith.muli %940, %c5 : index
                %942 = arith.addi %939, %941 : index
                %943 = arith.addi %930, %942 : index
                %944 = arith.addi %869, %943 : index
                %945 = vector.shuffle %851, %851 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %945, %kv[%944] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %946 = arith.cmpi eq, %codec, %c8 : index
          scf.if %946 {
            %947 = wave.lane
            %948 = arith.muli %947, %c19 : index
            scf.for %949 = %948 to %c35 step %c7 {
              %950 = arith.addi %834, %949 : index
              %951 = vector.load %18[%950] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %952 = arith.mulf %951, %837 : vector<4xf32>
              %953 = wave.fp8_encode "e4m3" %952 : vector<4xf32> -> vector<4xi8>
              %954 = arith.cmpi slt, %835, %kvHeads : index
              scf.if %954 {
                %955 = arith.muli %835, %c10 : index
                %956 = arith.addi %840, %955 : index
                %957 = vector.shuffle %953, %953 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %958 = arith.divui %949, %c12 : index
                %959 = arith.muli %958, %c20 : index
                %960 = arith.remui %949, %c12 : index
                %961 = arith.muli %839, %c12 : index
                %962 = arith.divui %960, %c19 : index
                %963 = arith.muli %962, %c19 : index
                %964 = arith.remui %960, %c5 : index
                %965 = arith.muli %964, %c5 : index
                %966 = arith.addi %963, %965 : index
                %967 = arith.divui %960, %c5 : index
                %968 = arith.remui %967, %c5 : index
                %969 = arith.addi %966, %968 : index
                %970 = arith.addi %961, %969 : index
                %971 = arith.addi %959, %970 : index
                %972 = arith.addi %956, %971 : index
                vector.store %957, %kv[%972] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %973 = arith.subi %835, %kvHeads : index
                %974 = arith.muli %973, %c10 : index
                %975 = arith.addi %840, %974 : index
                %976 = arith.addi %949, %c9 : index
                %977 = arith.divui %976, %c12 : index
                %978 = arith.muli %977, %c20 : index
                %979 = arith.addi %978, %c11 : index
                %980 = arith.remui %976, %c12 : index
                %981 = arith.divui %839, %c5 : index
                %982 = arith.remui %839, %c5 : index
                %983 = arith.muli %982, %c4 : index
                %984 = arith.addi %981, %983 : index
                %985 = arith.muli %980, %c12 : index
                %986 = arith.divui %984, %c19 : index
                %987 = arith.muli %986, %c19 : index
                %988 = arith.remui %984, %c5 : index
                %989 = arith.muli %988, %c5 : index
                %990 = arith.addi %987, %989 : index
                %991 = arith.divui %984, %c5 : index
                %992 = arith.remui %991, %c5 : index
                %993 = arith.addi %990, %992 : index
                %994 = arith.addi %985, %993 : index
                %995 = arith.addi %979, %994 : index
                %996 = arith.addi %975, %995 : index
                %997 = vector.shuffle %953, %953 [0] : vector<4xi8>, vector<4xi8>
                vector.store %997, %kv[%996] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %998 = arith.addi %949, %c8 : index
                %999 = arith.divui %998, %c12 : index
                %1000 = arith.muli %999, %c20 : index
                %1001 = arith.addi %1000, %c11 : index
                %1002 = arith.remui %998, %c12 : index
                %1003 = arith.divui %839, %c5 : index
                %1004 = arith.remui %839, %c5 : index
                %1005 = arith.muli %1004, %c4 : index
                %1006 = arith.addi %1003, %1005 : index
                %1007 = arith.muli %1002, %c12 : index
                %1008 = arith.divui %1006, %c19 : index
                %1009 = arith.muli %1008, %c19 : index
                %1010 = arith.remui %1006, %c5 : index
                %1011 = arith.muli %1010, %c5 : index
                %1012 = arith.addi %1009, %1011 : index
                %1013 = arith.divui %1006, %c5 : index
                %1014 = arith.remui %1013, %c5 : index
                %1015 = arith.addi %1012, %1014 : index
                %1016 = arith.addi %1007, %1015 : index
                %1017 = arith.addi %1001, %1016 : index
                %1018 = arith.addi %975, %1017 : index
                %1019 = vector.shuffle %953, %953 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1019, %kv[%1018] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1020 = arith.addi %949, %c5 : index
                %1021 = arith.divui %1020, %c12 : index
                %1022 = arith.muli %1021, %c20 : index
                %1023 = arith.addi %1022, %c11 : index
                %1024 = arith.remui %1020, %c12 : index
                %1025 = arith.divui %839, %c5 : index
                %1026 = arith.remui %839, %c5 : index
                %1027 = arith.muli %1026, %c4 : index
                %1028 = arith.addi %1025, %1027 : index
                %1029 = arith.muli %1024, %c12 : index
                %1030 = arith.divui %1028, %c19 : index
                %1031 = arith.muli %1030, %c19 : index
                %1032 = arith.remui %1028, %c5 : index
                %1033 = arith.muli %1032, %c5 : index
                %1034 = arith.addi %1031, %1033 : index
                %1035 = arith.divui %1028, %c5 : index
                %1036 = arith.remui %1035, %c5 : index
                %1037 = arith.addi %1034, %1036 : index
                %1038 = arith.addi %1029, %1037 : index
                %1039 = arith.addi %1023, %1038 : index
                %1040 = arith.addi %975, %1039 : index
                %1041 = vector.shuffle %953, %953 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1041, %kv[%1040] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1042 = arith.addi %949, %c28 : index
                %1043 = arith.divui %1042, %c12 : index
                %1044 = arith.muli %1043, %c20 : index
                %1045 = arith.addi %1044, %c11 : index
                %1046 = arith.remui %1042, %c12 : index
                %1047 = arith.divui %839, %c5 : index
                %1048 = arith.remui %839, %c5 : index
                %1049 = arith.muli %1048, %c4 : index
                %1050 = arith.addi %1047, %1049 : index
                %1051 = arith.muli %1046, %c12 : index
                %1052 = arith.divui %1050, %c19 : index
                %1053 = arith.muli %1052, %c19 : index
                %1054 = arith.remui %1050, %c5 : index
                %1055 = arith.muli %1054, %c5 : index
                %1056 = arith.addi %1053, %1055 : index
                %1057 = arith.divui %1050, %c5 : index
                %1058 = arith.remui %1057, %c5 : index
                %1059 = arith.addi %1056, %1058 : index
                %1060 = arith.addi %1051, %1059 : index
                %1061 = arith.addi %1045, %1060 : index
                %1062 = arith.addi %975, %1061 : index
                %1063 = vector.shuffle %953, %953 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1063, %kv[%1062] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1064 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1064 {
            %1065 = wave.lane
            %1066 = arith.muli %1065, %c19 : index
            scf.for %1067 = %1066 to %c35 step %c7 {
              %1068 = arith.addi %834, %1067 : index
              %1069 = vector.load %18[%1068] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1070 = arith.mulf %1069, %837 : vector<4xf32>
              %1071 = wave.fp8_encode "e5m2" %1070 : vector<4xf32> -> vector<4xi8>
              %1072 = arith.cmpi slt, %835, %kvHeads : index
              scf.if %1072 {
                %1073 = arith.muli %835, %c10 : index
                %1074 = arith.addi %840, %1073 : index
                %1075 = vector.shuffle %1071, %1071 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1076 = arith.divui %1067, %c12 : index
                %1077 = arith.muli %1076, %c20 : index
                %1078 = arith.remui %1067, %c12 : index
                %1079 = arith.muli %839, %c12 : index
                %1080 = arith.divui %1078, %c19 : index
                %1081 = arith.muli %1080, %c19 : index
                %1082 = arith.remui %1078, %c5 : index
                %1083 = arith.muli %1082, %c5 : index
                %1084 = arith.addi %1081, %1083 : index
                %1085 = arith.divui %1078, %c5 : index
                %1086 = arith.remui %1085, %c5 : index
                %1087 = arith.addi %1084, %1086 : index
                %1088 = arith.addi %1079, %1087 : index
                %1089 = arith.addi %1077, %1088 : index
                %1090 = arith.addi %1074, %1089 : index
                vector.store %1075, %kv[%1090] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1091 = arith.subi %835, %kvHeads : index
                %1092 = arith.muli %1091, %c10 : index
                %1093 = arith.addi %840, %1092 : index
                %1094 = arith.addi %1067, %c9 : index
                %1095 = arith.divui %1094, %c12 : index
                %1096 = arith.muli %1095, %c20 : index
                %1097 = arith.addi %1096, %c11 : index
                %1098 = arith.remui %1094, %c12 : index
                %1099 = arith.divui %839, %c5 : index
                %1100 = arith.remui %839, %c5 : index
                %1101 = arith.muli %1100, %c4 : index
                %1102 = arith.addi %1099, %1101 : index
                %1103 = arith.muli %1098, %c12 : index
                %1104 = arith.divui %1102, %c19 : index
                %1105 = arith.muli %1104, %c19 : index
                %1106 = arith.remui %1102, %c5 : index
                %1107 = arith.muli %1106, %c5 : index
                %1108 = arith.addi %1105, %1107 : index
                %1109 = arith.divui %1102, %c5 : index
                %1110 = arith.remui %1109, %c5 : index
                %1111 = arith.addi %1108, %1110 : index
                %1112 = arith.addi %1103, %1111 : index
                %1113 = arith.addi %1097, %1112 : index
                %1114 = arith.addi %1093, %1113 : index
                %1115 = vector.shuffle %1071, %1071 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1115, %kv[%1114] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1116 = arith.addi %1067, %c8 : index
                %1117 = arith.divui %1116, %c12 : index
                %1118 = arith.muli %1117, %c20 : index
                %1119 = arith.addi %1118, %c11 : index
                %1120 = arith.remui %1116, %c12 : index
                %1121 = arith.divui %839, %c5 : index
                %1122 = arith.remui %839, %c5 : index
                %1123 = arith.muli %1122, %c4 : index
                %1124 = arith.addi %1121, %1123 : index
                %1125 = arith.muli %1120, %c12 : index
                %1126 = arith.divui %1124, %c19 : index
                %1127 = arith.muli %1126, %c19 : index
                %1128 = arith.remui %1124, %c5 : index
                %1129 = arith.muli %1128, %c5 : index
                %1130 = arith.addi %1127, %1129 : index
                %1131 = arith.divui %1124, %c5 : index
                %1132 = arith.remui %1131, %c5 : index
                %1133 = arith.addi %1130, %1132 : index
                %1134 = arith.addi %1125, %1133 : index
                %1135 = arith.addi %1119, %1134 : index
                %1136 = arith.addi %1093, %1135 : index
                %1137 = vector.shuffle %1071, %1071 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1137, %kv[%1136] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1138 = arith.addi %1067, %c5 : index
                %1139 = arith.divui %1138, %c12 : index
                %1140 = arith.muli %1139, %c20 : index
                %1141 = arith.addi %1140, %c11 : index
                %1142 = arith.remui %1138, %c12 : index
                %1143 = arith.divui %839, %c5 : index
                %1144 = arith.remui %839, %c5 : index
                %1145 = arith.muli %1144, %c4 : index
                %1146 = arith.addi %1143, %1145 : index
                %1147 = arith.muli %1142, %c12 : index
                %1148 = arith.divui %1146, %c19 : index
                %1149 = arith.muli %1148, %c19 : index
                %1150 = arith.remui %1146, %c5 : index
                %1151 = arith.muli %1150, %c5 : index
                %1152 = arith.addi %1149, %1151 : index
                %1153 = arith.divui %1146, %c5 : index
                %1154 = arith.remui %1153, %c5 : index
                %1155 = arith.addi %1152, %1154 : index
                %1156 = arith.addi %1147, %1155 : index
                %1157 = arith.addi %1141, %1156 : index
                %1158 = arith.addi %1093, %1157 : index
                %1159 = vector.shuffle %1071, %1071 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1159, %kv[%1158] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1160 = arith.addi %1067, %c28 : index
                %1161 = arith.divui %1160, %c12 : index
                %1162 = arith.muli %1161, %c20 : index
                %1163 = arith.addi %1162, %c11 : index
                %1164 = arith.remui %1160, %c12 : index
                %1165 = arith.divui %839, %c5 : index
                %1166 = arith.remui %839, %c5 : index
                %1167 = arith.muli %1166, %c4 : index
                %1168 = arith.addi %1165, %1167 : index
                %1169 = arith.muli %1164, %c12 : index
                %1170 = arith.divui %1168, %c19 : index
                %1171 = arith.muli %1170, %c19 : index
                %1172 = arith.remui %1168, %c5 : index
                %1173 = arith.muli %1172, %c5 : index
                %1174 = arith.addi %1171, %1173 : index
                %1175 = arith.divui %1168, %c5 : index
                %1176 = arith.remui %1175, %c5 : index
                %1177 = arith.addi %1174, %1176 : index
                %1178 = arith.addi %1169, %1177 : index
                %1179 = arith.addi %1163, %1178 : index
                %1180 = arith.addi %1093, %1179 : index
                %1181 = vector.shuffle %1071, %1071 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1181, %kv[%1180] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1182 = arith.addi %468, %c44 : index
      %1183 = arith.addi %467, %1182 : index
      %1184 = arith.cmpi slt, %1183, %20 : index
      %1185 = arith.cmpi slt, %1182, %c12 : index
      %1186 = arith.andi %1184, %1185 : i1
      scf.if %1186 {
        %1187 = arith.addi %467, %1182 : index
        %1188 = arith.addi %slotsAt, %1187 : index
        %1189 = memref.load %step[%1188] : memref<?xi32>
        %1190 = arith.index_cast %1189 : i32 to index
        %1191 = arith.cmpi sge, %1190, %c9 : index
        scf.if %1191 {
          %1192 = arith.muli %1182, %c35 : index
          %1193 = arith.subi %0, %heads : index
          %1194 = memref.load %scales[%1193] : memref<?xf32>
          %1195 = vector.broadcast %1194 : f32 to vector<4xf32>
          %1196 = arith.divui %1190, %c12 : index
          %1197 = arith.remui %1190, %c12 : index
          %1198 = arith.muli %1196, %pageBytes : index
          %1199 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1199 {
            %1200 = wave.lane
            %1201 = arith.muli %1200, %c19 : index
            scf.for %1202 = %1201 to %c35 step %c7 {
              %1203 = arith.addi %1192, %1202 : index
              %1204 = vector.load %18[%1203] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1205 = arith.mulf %1204, %1195 : vector<4xf32>
              %1206 = arith.minimumf %1205, %c48 : vector<4xf32>
              %1207 = arith.maximumf %1206, %c49 : vector<4xf32>
              %1208 = arith.truncf %1207 : vector<4xf32> to vector<4xf16>
              %1209 = vector.bitcast %1208 : vector<4xf16> to vector<8xi8>
              %1210 = arith.cmpi slt, %1193, %kvHeads : index
              scf.if %1210 {
                %1211 = arith.muli %1193, %c50 : index
                %1212 = arith.addi %1198, %1211 : index
                %1213 = arith.divui %1202, %c12 : index
                %1214 = arith.muli %1213, %c51 : index
                %1215 = arith.remui %1202, %c12 : index
                %1216 = arith.divui %1215, %c4 : index
                %1217 = arith.muli %1216, %c20 : index
                %1218 = arith.muli %1197, %c12 : index
                %1219 = arith.addi %1217, %1218 : index
                %1220 = arith.remui %1215, %c4 : index
                %1221 = arith.muli %1220, %c5 : index
                %1222 = arith.addi %1219, %1221 : index
                %1223 = arith.addi %1214, %1222 : index
                %1224 = arith.addi %1212, %1223 : index
                vector.store %1209, %kv[%1224] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1225 = arith.subi %1193, %kvHeads : index
                %1226 = arith.muli %1225, %c50 : index
                %1227 = arith.addi %1198, %1226 : index
                %1228 = arith.addi %1202, %c9 : index
                %1229 = arith.divui %1228, %c12 : index
                %1230 = arith.muli %1229, %c51 : index
                %1231 = arith.addi %1230, %c10 : index
                %1232 = arith.remui %1228, %c12 : index
                %1233 = arith.divui %1197, %c5 : index
                %1234 = arith.remui %1197, %c5 : index
                %1235 = arith.muli %1234, %c4 : index
                %1236 = arith.addi %1233, %1235 : index
                %1237 = arith.divui %1236, %c4 : index
                %1238 = arith.muli %1237, %c20 : index
                %1239 = arith.muli %1232, %c12 : index
                %1240 = arith.addi %1238, %1239 : index
                %1241 = arith.remui %1236, %c4 : index
                %1242 = arith.muli %1241, %c5 : index
                %1243 = arith.addi %1240, %1242 : index
                %1244 = arith.addi %1231, %1243 : index
                %1245 = arith.addi %1227, %1244 : index
                %1246 = vector.shuffle %1209, %1209 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1246, %kv[%1245] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1247 = arith.addi %1202, %c8 : index
                %1248 = arith.divui %1247, %c12 : index
                %1249 = arith.muli %1248, %c51 : index
                %1250 = arith.addi %1249, %c10 : index
                %1251 = arith.remui %1247, %c12 : index
                %1252 = arith.divui %1197, %c5 : index
                %1253 = arith.remui %1197, %c5 : index
                %1254 = arith.muli %1253, %c4 : index
                %1255 = arith.addi %1252, %1254 : index
                %1256 = arith.divui %1255, %c4 : index
                %1257 = arith.muli %1256, %c20 : index
                %1258 = arith.muli %1251, %c12 : index
                %1259 = arith.addi %1257, %1258 : index
                %1260 = arith.remui %1255, %c4 : index
                %1261 = arith.muli %1260, %c5 : index
                %1262 = arith.addi %1259, %1261 : index
                %1263 = arith.addi %1250, %1262 : index
                %1264 = arith.addi %1227, %1263 : index
                %1265 = vector.shuffle %1209, %1209 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1265, %kv[%1264] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1266 = arith.addi %1202, %c5 : index
                %1267 = arith.divui %1266, %c12 : index
                %1268 = arith.muli %1267, %c51 : index
                %1269 = arith.addi %1268, %c10 : index
                %1270 = arith.remui %1266, %c12 : index
                %1271 = arith.divui %1197, %c5 : index
                %1272 = arith.remui %1197, %c5 : index
                %1273 = arith.muli %1272, %c4 : index
                %1274 = arith.addi %1271, %1273 : index
                %1275 = arith.divui %1274, %c4 : index
                %1276 = arith.muli %1275, %c20 : index
                %1277 = arith.muli %1270, %c12 : index
                %1278 = arith.addi %1276, %1277 : index
                %1279 = arith.remui %1274, %c4 : index
                %1280 = arith.muli %1279, %c5 : index
                %1281 = arith.addi %1278, %1280 : index
                %1282 = arith.addi %1269, %1281 : index
                %1283 = arith.addi %1227, %1282 : index
                %1284 = vector.shuffle %1209, %1209 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1284, %kv[%1283] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1285 = arith.addi %1202, %c28 : index
                %1286 = arith.divui %1285, %c12 : index
                %1287 = arith.muli %1286, %c51 : index
                %1288 = arith.addi %1287, %c10 : index
                %1289 = arith.remui %1285, %c12 : index
                %1290 = arith.divui %1197, %c5 : index
                %1291 = arith.remui %1197, %c5 : index
                %1292 = arith.muli %1291, %c4 : index
                %1293 = arith.addi %1290, %1292 : index
                %1294 = arith.divui %1293, %c4 : index
                %1295 = arith.muli %1294, %c20 : index
                %1296 = arith.muli %1289, %c12 : index
                %1297 = arith.addi %1295, %1296 : index
                %1298 = arith.remui %1293, %c4 : index
                %1299 = arith.muli %1298, %c5 : index
                %1300 = arith.addi %1297, %1299 : index
                %1301 = arith.addi %1288, %1300 : index
                %1302 = arith.addi %1227, %1301 : index
                %1303 = vector.shuffle %1209, %1209 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1303, %kv[%1302] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1304 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1304 {
            %1305 = wave.lane
            %1306 = arith.muli %1305, %c19 : index
            scf.for %1307 = %1306 to %c35 step %c7 {
              %1308 = arith.addi %1192, %1307 : index
              %1309 = vector.load %18[%1308] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1310 = arith.mulf %1309, %1195 : vector<4xf32>
              %1311 = wave.fp8_encode "e4m3" %1310 : vector<4xf32> -> vector<4xi8>
              %1312 = arith.cmpi slt, %1193, %kvHeads : index
              scf.if %1312 {
                %1313 = arith.muli %1193, %c10 : index
                %1314 = arith.addi %1198, %1313 : index
                %1315 = vector.shuffle %1311, %1311 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1316 = arith.divui %1307, %c12 : index
                %1317 = arith.muli %1316, %c20 : index
                %1318 = arith.remui %1307, %c12 : index
                %1319 = arith.muli %1197, %c12 : index
                %1320 = arith.divui %1318, %c19 : index
                %1321 = arith.muli %1320, %c19 : index
                %1322 = arith.remui %1318, %c5 : index
                %1323 = arith.muli %1322, %c5 : index
                %1324 = arith.addi %1321, %1323 : index
                %1325 = arith.divui %1318, %c5 : index
                %1326 = arith.remui %1325, %c5 : index
                %1327 = arith.addi %1324, %1326 : index
                %1328 = arith.addi %1319, %1327 : index
                %1329 = arith.addi %1317, %1328 : index
                %1330 = arith.addi %1314, %1329 : index
                vector.store %1315, %kv[%1330] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1331 = arith.subi %1193, %kvHeads : index
                %1332 = arith.muli %1331, %c10 : index
                %1333 = arith.addi %1198, %1332 : index
                %1334 = arith.addi %1307, %c9 : index
                %1335 = arith.divui %1334, %c12 : index
                %1336 = arith.muli %1335, %c20 : index
                %1337 = arith.addi %1336, %c11 : index
                %1338 = arith.remui %1334, %c12 : index
                %1339 = arith.divui %1197, %c5 : index
                %1340 = arith.remui %1197, %c5 : index
                %1341 = arith.muli %1340, %c4 : index
                %1342 = arith.addi %1339, %1341 : index
                %1343 = arith.muli %1338, %c12 : index
                %1344 = arith.divui %1342, %c19 : index
                %1345 = arith.muli %1344, %c19 : index
                %1346 = arith.remui %1342, %c5 : index
                %1347 = arith.muli %1346, %c5 : index
                %1348 = arith.addi %1345, %1347 : index
                %1349 = arith.divui %1342, %c5 : index
                %1350 = arith.remui %1349, %c5 : index
                %1351 = arith.addi %1348, %1350 : index
                %1352 = arith.addi %1343, %1351 : index
                %1353 = arith.addi %1337, %1352 : index
                %1354 = arith.addi %1333, %1353 : index
                %1355 = vector.shuffle %1311, %1311 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1355, %kv[%1354] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1356 = arith.addi %1307, %c8 : index
                %1357 = arith.divui %1356, %c12 : index
                %1358 = arith.muli %1357, %c20 : index
                %1359 = arith.addi %1358, %c11 : index
                %1360 = arith.remui %1356, %c12 : index
                %1361 = arith.divui %1197, %c5 : index
                %1362 = arith.remui %1197, %c5 : index
                %1363 = arith.muli %1362, %c4 : index
                %1364 = arith.addi %1361, %1363 : index
                %1365 = arith.muli %1360, %c12 : index
                %1366 = arith.divui %1364, %c19 : index
                %1367 = arith.muli %1366, %c19 : index
                %1368 = arith.remui %1364, %c5 : index
                %1369 = arith.muli %1368, %c5 : index
                %1370 = arith.addi %1367, %1369 : index
                %1371 = arith.divui %1364, %c5 : index
                %1372 = arith.remui %1371, %c5 : index
                %1373 = arith.addi %1370, %1372 : index
                %1374 = arith.addi %1365, %1373 : index
                %1375 = arith.addi %1359, %1374 : index
                %1376 = arith.addi %1333, %1375 : index
                %1377 = vector.shuffle %1311, %1311 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1377, %kv[%1376] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1378 = arith.addi %1307, %c5 : index
                %1379 = arith.divui %1378, %c12 : index
                %1380 = arith.muli %1379, %c20 : index
                %1381 = arith.addi %1380, %c11 : index
                %1382 = arith.remui %1378, %c12 : index
                %1383 = arith.divui %1197, %c5 : index
                %1384 = arith.remui %1197, %c5 : index
                %1385 = arith.muli %1384, %c4 : index
                %1386 = arith.addi %1383, %1385 : index
                %1387 = arith.muli %1382, %c12 : index
                %1388 = arith.divui %1386, %c19 : index
                %1389 = arith.muli %1388, %c19 : index
                %1390 = arith.remui %1386, %c5 : index
                %1391 = arith.muli %1390, %c5 : index
                %1392 = arith.addi %1389, %1391 : index
                %1393 = arith.divui %1386, %c5 : index
                %1394 = arith.remui %1393, %c5 : index
                %1395 = arith.addi %1392, %1394 : index
                %1396 = arith.addi %1387, %1395 : index
                %1397 = arith.addi %1381, %1396 : index
                %1398 = arith.addi %1333, %1397 : index
                %1399 = vector.shuffle %1311, %1311 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1399, %kv[%1398] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1400 = arith.addi %1307, %c28 : index
                %1401 = arith.divui %1400, %c12 : index
                %1402 = arith.muli %1401, %c20 : index
                %1403 = arith.addi %1402, %c11 : index
                %1404 = arith.remui %1400, %c12 : index
                %1405 = arith.divui %1197, %c5 : index
                %1406 = arith.remui %1197, %c5 : index
                %1407 = arith.muli %1406, %c4 : index
                %1408 = arith.addi %1405, %1407 : index
                %1409 = arith.muli %1404, %c12 : index
                %1410 = arith.divui %1408, %c19 : index
                %1411 = arith.muli %1410, %c19 : index
                %1412 = arith.remui %1408, %c5 : index
                %1413 = arith.muli %1412, %c5 : index
                %1414 = arith.addi %1411, %1413 : index
                %1415 = arith.divui %1408, %c5 : index
                %1416 = arith.remui %1415, %c5 : index
                %1417 = arith.addi %1414, %1416 : index
                %1418 = arith.addi %1409, %1417 : index
                %1419 = arith.addi %1403, %1418 : index
                %1420 = arith.addi %1333, %1419 : index
                %1421 = vector.shuffle %1311, %1311 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1421, %kv[%1420] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1422 = arith.cmpi eq, %codec, %c5 : index
          scf.if %1422 {
            %1423 = wave.lane
            %1424 = arith.muli %1423, %c19 : index
            scf.for %1425 = %1424 to %c35 step %c7 {
              %1426 = arith.addi %1192, %1425 : index
              %1427 = vector.load %18[%1426] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1428 = arith.mulf %1427, %1195 : vector<4xf32>
              %1429 = wave.fp8_encode "e5m2" %1428 : vector<4xf32> -> vector<4xi8>
              %1430 = arith.cmpi slt, %1193, %kvHeads : index
              scf.if %1430 {
                %1431 = arith.muli %1193, %c10 : index
                %1432 = arith.addi %1198, %1431 : index
                %1433 = vector.shuffle %1429, %1429 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1434 = arith.divui %1425, %c12 : index
                %1435 = arith.muli %1434, %c20 : index
                %1436 = arith.remui %1425, %c12 : index
                %1437 = arith.muli %1197, %c12 : index
                %1438 = arith.divui %1436, %c19 : index
                %1439 = arith.muli %1438, %c19 : index
                %1440 = arith.remui %1436, %c5 : index
                %1441 = arith.muli %1440, %c5 : index
                %1442 = arith.addi %1439, %1441 : index
                %1443 = arith.divui %1436, %c5 : index
                %1444 = arith.remui %1443, %c5 : index
                %1445 = arith.addi %1442, %1444 : index
                %1446 = arith.addi %1437, %1445 : index
                %1447 = arith.addi %1435, %1446 : index
                %1448 = arith.addi %1432, %1447 : index
                vector.store %1433, %kv[%1448] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1449 = arith.subi %1193, %kvHeads : index
                %1450 = arith.muli %1449, %c10 : index
                %1451 = arith.addi %1198, %1450 : index
                %1452 = arith.addi %1425, %c9 : index
                %1453 = arith.divui %1452, %c12 : index
                %1454 = arith.muli %1453, %c20 : index
                %1455 = arith.addi %1454, %c11 : index
                %1456 = arith.remui %1452, %c12 : index
                %1457 = arith.divui %1197, %c5 : index
                %1458 = arith.remui %1197, %c5 : index
                %1459 = arith.muli %1458, %c4 : index
                %1460 = arith.addi %1457, %1459 : index
                %1461 = arith.muli %1456, %c12 : index
                %1462 = arith.divui %1460, %c19 : index
                %1463 = arith.muli %1462, %c19 : index
                %1464 = arith.remui %1460, %c5 : index
                %1465 = arith.muli %1464, %c5 : index
                %1466 = arith.addi %1463, %1465 : index
                %1467 = arith.divui %1460, %c5 : index
                %1468 = arith.remui %1467, %c5 : index
                %1469 = arith.addi %1466, %1468 : index
                %1470 = arith.addi %1461, %1469 : index
                %1471 = arith.addi %1455, %1470 : index
                %1472 = arith.addi %1451, %1471 : index
                %1473 = vector.shuffle %1429, %1429 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1473, %kv[%1472] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1474 = arith.addi %1425, %c8 : index
                %1475 = arith.divui %1474, %c12 : index
                %1476 = arith.muli %1475, %c20 : index
                %1477 = arith.addi %1476, %c11 : index
                %1478 = arith.remui %1474, %c12 : index
                %1479 = arith.divui %1197, %c5 : index
                %1480 = arith.remui %1197, %c5 : index
                %1481 = arith.muli %1480, %c4 : index
                %1482 = arith.addi %1479, %1481 : index
                %1483 = arith.muli %1478, %c12 : index
                %1484 = arith.divui %1482, %c19 : index
                %1485 = arith.muli %1484, %c19 : index
                %1486 = arith.remui %1482, %c5 : index
                %1487 = arith.muli %1486, %c5 : index
                %1488 = arith.addi %1485, %1487 : index
                %1489 = arith.divui %1482, %c5 : index
                %1490 = arith.remui %1489, %c5 : index
                %1491 = arith.addi %1488, %1490 : index
                %1492 = arith.addi %1483, %1491 : index
                %1493 = arith.addi %1477, %1492 : index
                %1494 = arith.addi %1451, %1493 : index
                %1495 = vector.shuffle %1429, %1429 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1495, %kv[%1494] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1496 = arith.addi %1425, %c5 : index
                %1497 = arith.divui %1496, %c12 : index
                %1498 = arith.muli %1497, %c20 : index
                %1499 = arith.addi %1498, %c11 : index
                %1500 = arith.remui %1496, %c12 : index
                %1501 = arith.divui %1197, %c5 : index
                %1502 = arith.remui %1197, %c5 : index
                %1503 = arith.muli %1502, %c4 : index
                %1504 = arith.addi %1501, %1503 : index
                %1505 = arith.muli %1500, %c12 : index
                %1506 = arith.divui %1504, %c19 : index
                %1507 = arith.muli %1506, %c19 : index
                %1508 = arith.remui %1504, %c5 : index
                %1509 = arith.muli %1508, %c5 : index
                %1510 = arith.addi %1507, %1509 : index
                %1511 = arith.divui %1504, %c5 : index
                %1512 = arith.remui %1511, %c5 : index
                %1513 = arith.addi %1510, %1512 : index
                %1514 = arith.addi %1505, %1513 : index
                %1515 = arith.addi %1499, %1514 : index
                %1516 = arith.addi %1451, %1515 : index
                %1517 = vector.shuffle %1429, %1429 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1517, %kv[%1516] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1518 = arith.addi %1425, %c28 : index
                %1519 = arith.divui %1518, %c12 : index
                %1520 = arith.muli %1519, %c20 : index
                %1521 = arith.addi %1520, %c11 : index
                %1522 = arith.remui %1518, %c12 : index
                %1523 = arith.divui %1197, %c5 : index
                %1524 = arith.remui %1197, %c5 : index
                %1525 = arith.muli %1524, %c4 : index
                %1526 = arith.addi %1523, %1525 : index
                %1527 = arith.muli %1522, %c12 : index
                %1528 = arith.divui %1526, %c19 : index
                %1529 = arith.muli %1528, %c19 : index
                %1530 = arith.remui %1526, %c5 : index
                %1531 = arith.muli %1530, %c5 : index
                %1532 = arith.addi %1529, %1531 : index
                %1533 = arith.divui %1526, %c5 : index
                %1534 = arith.remui %1533, %c5 : index
                %1535 = arith.addi %1532, %1534 : index
                %1536 = arith.addi %1527, %1535 : index
                %1537 = arith.addi %1521, %1536 : index
                %1538 = arith.addi %1451, %1537 : index
                %1539 = vector.shuffle %1429, %1429 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1539, %kv[%1538] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
