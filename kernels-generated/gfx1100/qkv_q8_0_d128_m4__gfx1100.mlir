// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q8_0', dim=128, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q8_0_d128_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 4 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 8 : index
  %c8 = arith.constant 2 : index
  %c9 = arith.constant 0 : index
  %c10 = arith.constant 1 : index
  %c11 = arith.constant 8192 : index
  %c12 = arith.constant 2048 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 4096 : index
  %c17 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c20 = arith.constant 512 : index
  %c21 = arith.constant dense<16711935> : vector<4xi32>
  %c22 = arith.constant dense<1677747200> : vector<4xi32>
  %c23 = arith.constant dense<8> : vector<4xi32>
  %c24 = arith.constant dense<0x6480> : vector<16xf16>
  %c25 = arith.constant 256 : index
  %c26 = arith.constant 3 : index
  %c27 = arith.constant 64 : index
  %c28 = arith.constant 96 : index
  %c29 = arith.constant 160 : index
  %c30 = arith.constant 192 : index
  %c31 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c33 = arith.constant 0x3F800000 : f32
  %c34 = arith.constant 6144 : index
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c38 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c44 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c45 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.muli %inputFeatures, %c4 : index
  %6 = arith.addi %inputFeatures, %c5 : index
  %7 = arith.divui %6, %c6 : index
  %8 = arith.muli %7, %c6 : index
  %9 = arith.addi %5, %8 : index
  %10 = arith.addi %9, %c6 : index
  %11 = arith.muli %0, %c7 : index
  %12 = arith.muli %3, %c8 : index
  %13 = arith.addi %11, %12 : index
  %14 = arith.addi %13, %c9 : index
  %15 = arith.muli %14, %10 : index
  %16 = arith.addi %13, %c10 : index
  %17 = arith.muli %16, %10 : index
  %18 = wave.scratch %c11 : memref<?xf32>
  %19 = wave.scratch %c12 : memref<?xf32>
  %20 = memref.load %step[%c9] : memref<?xi32>
  %21 = arith.index_cast %20 : i32 to index
  %22 = arith.muli %1, %c4 : index
  %23 = wave.scratch %operandHalves : memref<?xf16>
  %24 = arith.cmpi slt, %22, %21 : index
  scf.if %24 {
    %25 = arith.muli %1, %c10 : index
    %26 = wave.wave
    %27 = arith.muli %26, %c15 : index
    %28 = wave.lane
    %29 = arith.addi %27, %28 : index
    %30 = arith.muli %29, %c7 : index
    scf.for %31 = %30 to %operandHalves step %c16 {
      %32 = vector.load %x[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %32, %23[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %33 = arith.divui %inputFeatures, %c15 : index
    %34 = arith.muli %4, %stepsPerWave : index
    %35 = arith.minsi %34, %33 : index
    %36 = arith.addi %35, %stepsPerWave : index
    %37 = arith.minsi %36, %33 : index
    %38 = arith.subi %37, %35 : index
    %39 = arith.divui %38, %c8 : index
    %40 = arith.muli %39, %c8 : index
    %41 = arith.addi %35, %40 : index
    %42 = arith.cmpi eq, %wholeBlocks, %c10 : index
    %43 = arith.addi %35, %stepsPerWave : index
    %44 = arith.select %42, %43, %41 : index
    %48:2 = scf.for %45 = %35 to %44 step %c8 iter_args(%46 = %c17, %47 = %c17) -> (vector<8xf32>, vector<8xf32>) {
      %49 = wave.lane
      %50 = arith.addi %45, %c9 : index
      %51 = arith.remui %49, %c4 : index
      %52 = arith.addi %15, %c6 : index
      %53 = arith.muli %50, %c15 : index
      %54 = arith.addi %52, %53 : index
      %55 = arith.muli %51, %c8 : index
      %56 = arith.addi %54, %55 : index
      %57 = vector.load %w[%56] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %58 = vector.bitcast %57 : vector<2xi8> to vector<1xf16>
      %59 = vector.extract %58[0] : f16 from vector<1xf16>
      %60 = vector.broadcast %59 : f16 to vector<16xf16>
      %61 = arith.addi %15, %c6 : index
      %62 = arith.addi %inputFeatures, %c5 : index
      %63 = arith.divui %62, %c6 : index
      %64 = arith.muli %63, %c6 : index
      %65 = arith.addi %61, %64 : index
      %66 = arith.muli %50, %c20 : index
      %67 = arith.addi %65, %66 : index
      %68 = arith.addi %67, %c9 : index
      %69 = arith.muli %51, %c4 : index
      %70 = arith.addi %68, %69 : index
      %71 = vector.load %w[%70] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %72 = vector.bitcast %71 : vector<16xi8> to vector<4xi32>
      %73 = arith.andi %72, %c21 : vector<4xi32>
      %74 = arith.ori %73, %c22 : vector<4xi32>
      %75 = vector.bitcast %74 : vector<4xi32> to vector<8xf16>
      %76 = arith.shrui %72, %c23 : vector<4xi32>
      %77 = arith.andi %76, %c21 : vector<4xi32>
      %78 = arith.ori %77, %c22 : vector<4xi32>
      %79 = vector.bitcast %78 : vector<4xi32> to vector<8xf16>
      %80 = vector.shuffle %75, %79 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %81 = arith.subf %80, %c24 : vector<16xf16>
      %82 = arith.mulf %81, %60 : vector<16xf16>
      %83 = arith.muli %50, %c20 : index
      %84 = arith.addi %65, %83 : index
      %85 = arith.addi %84, %c25 : index
      %86 = arith.muli %51, %c4 : index
      %87 = arith.addi %85, %86 : index
      %88 = vector.load %w[%87] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %89 = vector.bitcast %88 : vector<16xi8> to vector<4xi32>
      %90 = arith.andi %89, %c21 : vector<4xi32>
      %91 = arith.ori %90, %c22 : vector<4xi32>
      %92 = vector.bitcast %91 : vector<4xi32> to vector<8xf16>
      %93 = arith.shrui %89, %c23 : vector<4xi32>
      %94 = arith.andi %93, %c21 : vector<4xi32>
      %95 = arith.ori %94, %c22 : vector<4xi32>
      %96 = vector.bitcast %95 : vector<4xi32> to vector<8xf16>
      %97 = vector.shuffle %92, %96 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %98 = arith.subf %97, %c24 : vector<16xf16>
      %99 = arith.mulf %98, %60 : vector<16xf16>
      %100 = arith.addi %45, %c10 : index
      %101 = arith.remui %49, %c4 : index
      %102 = arith.addi %15, %c6 : index
      %103 = arith.muli %100, %c15 : index
      %104 = arith.addi %102, %103 : index
      %105 = arith.muli %101, %c8 : index
      %106 = arith.addi %104, %105 : index
      %107 = vector.load %w[%106] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %108 = vector.bitcast %107 : vector<2xi8> to vector<1xf16>
      %109 = vector.extract %108[0] : f16 from vector<1xf16>
      %110 = vector.broadcast %109 : f16 to vector<16xf16>
      %111 = arith.addi %15, %c6 : index
      %112 = arith.addi %inputFeatures, %c5 : index
      %113 = arith.divui %112, %c6 : index
      %114 = arith.muli %113, %c6 : index
      %115 = arith.addi %111, %114 : index
      %116 = arith.muli %100, %c20 : index
      %117 = arith.addi %115, %116 : index
      %118 = arith.addi %117, %c9 : index
      %119 = arith.muli %101, %c4 : index
      %120 = arith.addi %118, %119 : index
      %121 = vector.load %w[%120] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %122 = vector.bitcast %121 : vector<16xi8> to vector<4xi32>
      %123 = arith.andi %122, %c21 : vector<4xi32>
      %124 = arith.ori %123, %c22 : vector<4xi32>
      %125 = vector.bitcast %124 : vector<4xi32> to vector<8xf16>
      %126 = arith.shrui %122, %c23 : vector<4xi32>
      %127 = arith.andi %126, %c21 : vector<4xi32>
      %128 = arith.ori %127, %c22 : vector<4xi32>
      %129 = vector.bitcast %128 : vector<4xi32> to vector<8xf16>
      %130 = vector.shuffle %125, %129 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %131 = arith.subf %130, %c24 : vector<16xf16>
      %132 = arith.mulf %131, %110 : vector<16xf16>
      %133 = arith.muli %100, %c20 : index
      %134 = arith.addi %115, %133 : index
      %135 = arith.addi %134, %c25 : index
      %136 = arith.muli %101, %c4 : index
      %137 = arith.addi %135, %136 : index
      %138 = vector.load %w[%137] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %139 = vector.bitcast %138 : vector<16xi8> to vector<4xi32>
      %140 = arith.andi %139, %c21 : vector<4xi32>
      %141 = arith.ori %140, %c22 : vector<4xi32>
      %142 = vector.bitcast %141 : vector<4xi32> to vector<8xf16>
      %143 = arith.shrui %139, %c23 : vector<4xi32>
      %144 = arith.andi %143, %c21 : vector<4xi32>
      %145 = arith.ori %144, %c22 : vector<4xi32>
      %146 = vector.bitcast %145 : vector<4xi32> to vector<8xf16>
      %147 = vector.shuffle %142, %146 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %148 = arith.subf %147, %c24 : vector<16xf16>
      %149 = arith.mulf %148, %110 : vector<16xf16>
      %150 = arith.addi %45, %c9 : index
      %151 = arith.remui %49, %c4 : index
      %152 = arith.addi %17, %c6 : index
      %153 = arith.muli %150, %c15 : index
      %154 = arith.addi %152, %153 : index
      %155 = arith.muli %151, %c8 : index
      %156 = arith.addi %154, %155 : index
      %157 = vector.load %w[%156] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %158 = vector.bitcast %157 : vector<2xi8> to vector<1xf16>
      %159 = vector.extract %158[0] : f16 from vector<1xf16>
      %160 = vector.broadcast %159 : f16 to vector<16xf16>
      %161 = arith.addi %17, %c6 : index
      %162 = arith.addi %inputFeatures, %c5 : index
      %163 = arith.divui %162, %c6 : index
      %164 = arith.muli %163, %c6 : index
      %165 = arith.addi %161, %164 : index
      %166 = arith.muli %150, %c20 : index
      %167 = arith.addi %165, %166 : index
      %168 = arith.addi %167, %c9 : index
      %169 = arith.muli %151, %c4 : index
      %170 = arith.addi %168, %169 : index
      %171 = vector.load %w[%170] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %172 = vector.bitcast %171 : vector<16xi8> to vector<4xi32>
      %173 = arith.andi %172, %c21 : vector<4xi32>
      %174 = arith.ori %173, %c22 : vector<4xi32>
      %175 = vector.bitcast %174 : vector<4xi32> to vector<8xf16>
      %176 = arith.shrui %172, %c23 : vector<4xi32>
      %177 = arith.andi %176, %c21 : vector<4xi32>
      %178 = arith.ori %177, %c22 : vector<4xi32>
      %179 = vector.bitcast %178 : vector<4xi32> to vector<8xf16>
      %180 = vector.shuffle %175, %179 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %181 = arith.subf %180, %c24 : vector<16xf16>
      %182 = arith.mulf %181, %160 : vector<16xf16>
      %183 = arith.muli %150, %c20 : index
      %184 = arith.addi %165, %183 : index
      %185 = arith.addi %184, %c25 : index
      %186 = arith.muli %151, %c4 : index
      %187 = arith.addi %185, %186 : index
      %188 = vector.load %w[%187] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %189 = vector.bitcast %188 : vector<16xi8> to vector<4xi32>
      %190 = arith.andi %189, %c21 : vector<4xi32>
      %191 = arith.ori %190, %c22 : vector<4xi32>
      %192 = vector.bitcast %191 : vector<4xi32> to vector<8xf16>
      %193 = arith.shrui %189, %c23 : vector<4xi32>
      %194 = arith.andi %193, %c21 : vector<4xi32>
      %195 = arith.ori %194, %c22 : vector<4xi32>
      %196 = vector.bitcast %195 : vector<4xi32> to vector<8xf16>
      %197 = vector.shuffle %192, %196 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %198 = arith.subf %197, %c24 : vector<16xf16>
      %199 = arith.mulf %198, %160 : vector<16xf16>
      %200 = arith.addi %45, %c10 : index
      %201 = arith.remui %49, %c4 : index
      %202 = arith.addi %17, %c6 : index
      %203 = arith.muli %200, %c15 : index
      %204 = arith.addi %202, %203 : index
      %205 = arith.muli %201, %c8 : index
      %206 = arith.addi %204, %205 : index
      %207 = vector.load %w[%206] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %208 = vector.bitcast %207 : vector<2xi8> to vector<1xf16>
      %209 = vector.extract %208[0] : f16 from vector<1xf16>
      %210 = vector.broadcast %209 : f16 to vector<16xf16>
      %211 = arith.addi %17, %c6 : index
      %212 = arith.addi %inputFeatures, %c5 : index
      %213 = arith.divui %212, %c6 : index
      %214 = arith.muli %213, %c6 : index
      %215 = arith.addi %211, %214 : index
      %216 = arith.muli %200, %c20 : index
      %217 = arith.addi %215, %216 : index
      %218 = arith.addi %217, %c9 : index
      %219 = arith.muli %201, %c4 : index
      %220 = arith.addi %218, %219 : index
      %221 = vector.load %w[%220] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %222 = vector.bitcast %221 : vector<16xi8> to vector<4xi32>
      %223 = arith.andi %222, %c21 : vector<4xi32>
      %224 = arith.ori %223, %c22 : vector<4xi32>
      %225 = vector.bitcast %224 : vector<4xi32> to vector<8xf16>
      %226 = arith.shrui %222, %c23 : vector<4xi32>
      %227 = arith.andi %226, %c21 : vector<4xi32>
      %228 = arith.ori %227, %c22 : vector<4xi32>
      %229 = vector.bitcast %228 : vector<4xi32> to vector<8xf16>
      %230 = vector.shuffle %225, %229 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %231 = arith.subf %230, %c24 : vector<16xf16>
      %232 = arith.mulf %231, %210 : vector<16xf16>
      %233 = arith.muli %200, %c20 : index
      %234 = arith.addi %215, %233 : index
      %235 = arith.addi %234, %c25 : index
      %236 = arith.muli %201, %c4 : index
      %237 = arith.addi %235, %236 : index
      %238 = vector.load %w[%237] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %239 = vector.bitcast %238 : vector<16xi8> to vector<4xi32>
      %240 = arith.andi %239, %c21 : vector<4xi32>
      %241 = arith.ori %240, %c22 : vector<4xi32>
      %242 = vector.bitcast %241 : vector<4xi32> to vector<8xf16>
      %243 = arith.shrui %239, %c23 : vector<4xi32>
      %244 = arith.andi %243, %c21 : vector<4xi32>
      %245 = arith.ori %244, %c22 : vector<4xi32>
      %246 = vector.bitcast %245 : vector<4xi32> to vector<8xf16>
      %247 = vector.shuffle %242, %246 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %248 = arith.subf %247, %c24 : vector<16xf16>
      %249 = arith.mulf %248, %210 : vector<16xf16>
      %250 = arith.addi %25, %c9 : index
      %251 = arith.muli %45, %c8 : index
      %252 = arith.addi %251, %c9 : index
      %253 = arith.divui %inputFeatures, %c4 : index
      %254 = arith.muli %250, %253 : index
      %255 = arith.addi %254, %252 : index
      %256 = arith.muli %tileRows, %c4 : index
      %257 = arith.muli %255, %256 : index
      %258 = arith.remui %49, %tileRows : index
      %259 = arith.muli %258, %c7 : index
      %260 = arith.addi %257, %259 : index
      %261 = vector.load %23[%260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %262 = arith.muli %tileRows, %c7 : index
      %263 = arith.addi %260, %262 : index
      %264 = vector.load %23[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %265 = vector.shuffle %261, %264 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %266 = wave.mma %265, %82, %46 : vector<16xf16>, vector<8xf32>
      %267 = wave.mma %265, %182, %47 : vector<16xf16>, vector<8xf32>
      %268 = arith.addi %25, %c9 : index
      %269 = arith.muli %45, %c8 : index
      %270 = arith.addi %269, %c10 : index
      %271 = arith.divui %inputFeatures, %c4 : index
      %272 = arith.muli %268, %271 : index
      %273 = arith.addi %272, %270 : index
      %274 = arith.muli %tileRows, %c4 : index
      %275 = arith.muli %273, %274 : index
      %276 = arith.remui %49, %tileRows : index
      %277 = arith.muli %276, %c7 : index
      %278 = arith.addi %275, %277 : index
      %279 = vector.load %23[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %280 = arith.muli %tileRows, %c7 : index
      %281 = arith.addi %278, %280 : index
      %282 = vector.load %23[%281] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %283 = vector.shuffle %279, %282 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %284 = wave.mma %283, %99, %266 : vector<16xf16>, vector<8xf32>
      %285 = wave.mma %283, %199, %267 : vector<16xf16>, vector<8xf32>
      %286 = arith.addi %25, %c9 : index
      %287 = arith.muli %45, %c8 : index
      %288 = arith.addi %287, %c8 : index
      %289 = arith.divui %inputFeatures, %c4 : index
      %290 = arith.muli %286, %289 : index
      %291 = arith.addi %290, %288 : index
      %292 = arith.muli %tileRows, %c4 : index
      %293 = arith.muli %291, %292 : index
      %294 = arith.remui %49, %tileRows : index
      %295 = arith.muli %294, %c7 : index
      %296 = arith.addi %293, %295 : index
      %297 = vector.load %23[%296] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %298 = arith.muli %tileRows, %c7 : index
      %299 = arith.addi %296, %298 : index
      %300 = vector.load %23[%299] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %301 = vector.shuffle %297, %300 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %302 = wave.mma %301, %132, %284 : vector<16xf16>, vector<8xf32>
      %303 = wave.mma %301, %232, %285 : vector<16xf16>, vector<8xf32>
      %304 = arith.addi %25, %c9 : index
      %305 = arith.muli %45, %c8 : index
      %306 = arith.addi %305, %c26 : index
      %307 = arith.divui %inputFeatures, %c4 : index
      %308 = arith.muli %304, %307 : index
      %309 = arith.addi %308, %306 : index
      %310 = arith.muli %tileRows, %c4 : index
      %311 = arith.muli %309, %310 : index
      %312 = arith.remui %49, %tileRows : index
      %313 = arith.muli %312, %c7 : index
      %314 = arith.addi %311, %313 : index
      %315 = vector.load %23[%314] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %316 = arith.muli %tileRows, %c7 : index
      %317 = arith.addi %314, %316 : index
      %318 = vector.load %23[%317] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %319 = vector.shuffle %315, %318 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %320 = wave.mma %319, %149, %302 : vector<16xf16>, vector<8xf32>
      %321 = wave.mma %319, %249, %303 : vector<16xf16>, vector<8xf32>
      scf.yield %320, %321 : vector<8xf32>, vector<8xf32>
    }
    %322 = arith.select %42, %44, %37 : index
    %326:2 = scf.for %323 = %44 to %322 step %c10 iter_args(%324 = %48#0, %325 = %48#1) -> (vector<8xf32>, vector<8xf32>) {
      %327 = wave.lane
      %328 = arith.addi %323, %c9 : index
      %329 = arith.remui %327, %c4 : index
      %330 = arith.addi %15, %c6 : index
      %331 = arith.muli %328, %c15 : index
      %332 = arith.addi %330, %331 : index
      %333 = arith.muli %329, %c8 : index
      %334 = arith.addi %332, %333 : index
      %335 = vector.load %w[%334] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %336 = vector.bitcast %335 : vector<2xi8> to vector<1xf16>
      %337 = vector.extract %336[0] : f16 from vector<1xf16>
      %338 = vector.broadcast %337 : f16 to vector<16xf16>
      %339 = arith.addi %15, %c6 : index
      %340 = arith.addi %inputFeatures, %c5 : index
      %341 = arith.divui %340, %c6 : index
      %342 = arith.muli %341, %c6 : index
      %343 = arith.addi %339, %342 : index
      %344 = arith.muli %328, %c20 : index
      %345 = arith.addi %343, %344 : index
      %346 = arith.addi %345, %c9 : index
      %347 = arith.muli %329, %c4 : index
      %348 = arith.addi %346, %347 : index
      %349 = vector.load %w[%348] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %350 = vector.bitcast %349 : vector<16xi8> to vector<4xi32>
      %351 = arith.andi %350, %c21 : vector<4xi32>
      %352 = arith.ori %351, %c22 : vector<4xi32>
      %353 = vector.bitcast %352 : vector<4xi32> to vector<8xf16>
      %354 = arith.shrui %350, %c23 : vector<4xi32>
      %355 = arith.andi %354, %c21 : vector<4xi32>
      %356 = arith.ori %355, %c22 : vector<4xi32>
      %357 = vector.bitcast %356 : vector<4xi32> to vector<8xf16>
      %358 = vector.shuffle %353, %357 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %359 = arith.subf %358, %c24 : vector<16xf16>
      %360 = arith.mulf %359, %338 : vector<16xf16>
      %361 = arith.muli %328, %c20 : index
      %362 = arith.addi %343, %361 : index
      %363 = arith.addi %362, %c25 : index
      %364 = arith.muli %329, %c4 : index
      %365 = arith.addi %363, %364 : index
      %366 = vector.load %w[%365] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %367 = vector.bitcast %366 : vector<16xi8> to vector<4xi32>
      %368 = arith.andi %367, %c21 : vector<4xi32>
      %369 = arith.ori %368, %c22 : vector<4xi32>
      %370 = vector.bitcast %369 : vector<4xi32> to vector<8xf16>
      %371 = arith.shrui %367, %c23 : vector<4xi32>
      %372 = arith.andi %371, %c21 : vector<4xi32>
      %373 = arith.ori %372, %c22 : vector<4xi32>
      %374 = vector.bitcast %373 : vector<4xi32> to vector<8xf16>
      %375 = vector.shuffle %370, %374 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %376 = arith.subf %375, %c24 : vector<16xf16>
      %377 = arith.mulf %376, %338 : vector<16xf16>
      %378 = arith.addi %323, %c9 : index
      %379 = arith.remui %327, %c4 : index
      %380 = arith.addi %17, %c6 : index
      %381 = arith.muli %378, %c15 : index
      %382 = arith.addi %380, %381 : index
      %383 = arith.muli %379, %c8 : index
      %384 = arith.addi %382, %383 : index
      %385 = vector.load %w[%384] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %386 = vector.bitcast %385 : vector<2xi8> to vector<1xf16>
      %387 = vector.extract %386[0] : f16 from vector<1xf16>
      %388 = vector.broadcast %387 : f16 to vector<16xf16>
      %389 = arith.addi %17, %c6 : index
      %390 = arith.addi %inputFeatures, %c5 : index
      %391 = arith.divui %390, %c6 : index
      %392 = arith.muli %391, %c6 : index
      %393 = arith.addi %389, %392 : index
      %394 = arith.muli %378, %c20 : index
      %395 = arith.addi %393, %394 : index
      %396 = arith.addi %395, %c9 : index
      %397 = arith.muli %379, %c4 : index
      %398 = arith.addi %396, %397 : index
      %399 = vector.load %w[%398] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %400 = vector.bitcast %399 : vector<16xi8> to vector<4xi32>
      %401 = arith.andi %400, %c21 : vector<4xi32>
      %402 = arith.ori %401, %c22 : vector<4xi32>
      %403 = vector.bitcast %402 : vector<4xi32> to vector<8xf16>
      %404 = arith.shrui %400, %c23 : vector<4xi32>
      %405 = arith.andi %404, %c21 : vector<4xi32>
      %406 = arith.ori %405, %c22 : vector<4xi32>
      %407 = vector.bitcast %406 : vector<4xi32> to vector<8xf16>
      %408 = vector.shuffle %403, %407 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %409 = arith.subf %408, %c24 : vector<16xf16>
      %410 = arith.mulf %409, %388 : vector<16xf16>
      %411 = arith.muli %378, %c20 : index
      %412 = arith.addi %393, %411 : index
      %413 = arith.addi %412, %c25 : index
      %414 = arith.muli %379, %c4 : index
      %415 = arith.addi %413, %414 : index
      %416 = vector.load %w[%415] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %417 = vector.bitcast %416 : vector<16xi8> to vector<4xi32>
      %418 = arith.andi %417, %c21 : vector<4xi32>
      %419 = arith.ori %418, %c22 : vector<4xi32>
      %420 = vector.bitcast %419 : vector<4xi32> to vector<8xf16>
      %421 = arith.shrui %417, %c23 : vector<4xi32>
      %422 = arith.andi %421, %c21 : vector<4xi32>
      %423 = arith.ori %422, %c22 : vector<4xi32>
      %424 = vector.bitcast %423 : vector<4xi32> to vector<8xf16>
      %425 = vector.shuffle %420, %424 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %426 = arith.subf %425, %c24 : vector<16xf16>
      %427 = arith.mulf %426, %388 : vector<16xf16>
      %428 = arith.addi %25, %c9 : index
      %429 = arith.muli %323, %c8 : index
      %430 = arith.addi %429, %c9 : index
      %431 = arith.divui %inputFeatures, %c4 : index
      %432 = arith.muli %428, %431 : index
      %433 = arith.addi %432, %430 : index
      %434 = arith.muli %tileRows, %c4 : index
      %435 = arith.muli %433, %434 : index
      %436 = arith.remui %327, %tileRows : index
      %437 = arith.muli %436, %c7 : index
      %438 = arith.addi %435, %437 : index
      %439 = vector.load %23[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %440 = arith.muli %tileRows, %c7 : index
      %441 = arith.addi %438, %440 : index
      %442 = vector.load %23[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %443 = vector.shuffle %439, %442 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %444 = wave.mma %443, %360, %324 : vector<16xf16>, vector<8xf32>
      %445 = wave.mma %443, %410, %325 : vector<16xf16>, vector<8xf32>
      %446 = arith.addi %25, %c9 : index
      %447 = arith.muli %323, %c8 : index
      %448 = arith.addi %447, %c10 : index
      %449 = arith.divui %inputFeatures, %c4 : index
      %450 = arith.muli %446, %449 : index
      %451 = arith.addi %450, %448 : index
      %452 = arith.muli %tileRows, %c4 : index
      %453 = arith.muli %451, %452 : index
      %454 = arith.remui %327, %tileRows : index
      %455 = arith.muli %454, %c7 : index
      %456 = arith.addi %453, %455 : index
      %457 = vector.load %23[%456] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %458 = arith.muli %tileRows, %c7 : index
      %459 = arith.addi %456, %458 : index
      %460 = vector.load %23[%459] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %461 = vector.shuffle %457, %460 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %462 = wave.mma %461, %377, %444 : vector<16xf16>, vector<8xf32>
      %463 = wave.mma %461, %427, %445 : vector<16xf16>, vector<8xf32>
      scf.yield %462, %463 : vector<8xf32>, vector<8xf32>
    }
    %464 = arith.addi %22, %c9 : index
    %465 = wave.lane
    %466 = arith.muli %3, %c8 : index
    %467 = arith.muli %466, %c25 : index
    %468 = arith.addi %467, %465 : index
    %469 = arith.muli %4, %c12 : index
    %470 = arith.addi %469, %468 : index
    %471 = arith.addi %470, %c9 : index
    %472 = arith.addi %471, %c9 : index
    %473 = vector.extract %326#0[0] : f32 from vector<8xf32>
    memref.store %473, %18[%472] : memref<?xf32>
    %474 = arith.muli %4, %c12 : index
    %475 = arith.addi %474, %468 : index
    %476 = arith.addi %475, %c9 : index
    %477 = arith.addi %476, %c15 : index
    %478 = vector.extract %326#0[1] : f32 from vector<8xf32>
    memref.store %478, %18[%477] : memref<?xf32>
    %479 = arith.muli %4, %c12 : index
    %480 = arith.addi %479, %468 : index
    %481 = arith.addi %480, %c9 : index
    %482 = arith.addi %481, %c27 : index
    %483 = vector.extract %326#0[2] : f32 from vector<8xf32>
    memref.store %483, %18[%482] : memref<?xf32>
    %484 = arith.muli %4, %c12 : index
    %485 = arith.addi %484, %468 : index
    %486 = arith.addi %485, %c9 : index
    %487 = arith.addi %486, %c28 : index
    %488 = vector.extract %326#0[3] : f32 from vector<8xf32>
    memref.store %488, %18[%487] : memref<?xf32>
    %489 = arith.muli %4, %c12 : index
    %490 = arith.addi %489, %468 : index
    %491 = arith.addi %490, %c9 : index
    %492 = arith.addi %491, %c6 : index
    %493 = vector.extract %326#0[4] : f32 from vector<8xf32>
    memref.store %493, %18[%492] : memref<?xf32>
    %494 = arith.muli %4, %c12 : index
    %495 = arith.addi %494, %468 : index
    %496 = arith.addi %495, %c9 : index
    %497 = arith.addi %496, %c29 : index
    %498 = vector.extract %326#0[5] : f32 from vector<8xf32>
    memref.store %498, %18[%497] : memref<?xf32>
    %499 = arith.muli %4, %c12 : index
    %500 = arith.addi %499, %468 : index
    %501 = arith.addi %500, %c9 : index
    %502 = arith.addi %501, %c30 : index
    %503 = vector.extract %326#0[6] : f32 from vector<8xf32>
    memref.store %503, %18[%502] : memref<?xf32>
    %504 = arith.muli %4, %c12 : index
    %505 = arith.addi %504, %468 : index
    %506 = arith.addi %505, %c9 : index
    %507 = arith.addi %506, %c31 : index
    %508 = vector.extract %326#0[7] : f32 from vector<8xf32>
    memref.store %508, %18[%507] : memref<?xf32>
    %509 = arith.muli %4, %c12 : index
    %510 = arith.addi %509, %468 : index
    %511 = arith.addi %510, %c25 : index
    %512 = arith.addi %511, %c9 : index
    %513 = vector.extract %326#1[0] : f32 from vector<8xf32>
    memref.store %513, %18[%512] : memref<?xf32>
    %514 = arith.muli %4, %c12 : index
    %515 = arith.addi %514, %468 : index
    %516 = arith.addi %515, %c25 : index
    %517 = arith.addi %516, %c15 : index
    %518 = vector.extract %326#1[1] : f32 from vector<8xf32>
    memref.store %518, %18[%517] : memref<?xf32>
    %519 = arith.muli %4, %c12 : index
    %520 = arith.addi %519, %468 : index
    %521 = arith.addi %520, %c25 : index
    %522 = arith.addi %521, %c27 : index
    %523 = vector.extract %326#1[2] : f32 from vector<8xf32>
    memref.store %523, %18[%522] : memref<?xf32>
    %524 = arith.muli %4, %c12 : index
    %525 = arith.addi %524, %468 : index
    %526 = arith.addi %525, %c25 : index
    %527 = arith.addi %526, %c28 : index
    %528 = vector.extract %326#1[3] : f32 from vector<8xf32>
    memref.store %528, %18[%527] : memref<?xf32>
    %529 = arith.muli %4, %c12 : index
    %530 = arith.addi %529, %468 : index
    %531 = arith.addi %530, %c25 : index
    %532 = arith.addi %531, %c6 : index
    %533 = vector.extract %326#1[4] : f32 from vector<8xf32>
    memref.store %533, %18[%532] : memref<?xf32>
    %534 = arith.muli %4, %c12 : index
    %535 = arith.addi %534, %468 : index
    %536 = arith.addi %535, %c25 : index
    %537 = arith.addi %536, %c29 : index
    %538 = vector.extract %326#1[5] : f32 from vector<8xf32>
    memref.store %538, %18[%537] : memref<?xf32>
    %539 = arith.muli %4, %c12 : index
    %540 = arith.addi %539, %468 : index
    %541 = arith.addi %540, %c25 : index
    %542 = arith.addi %541, %c30 : index
    %543 = vector.extract %326#1[6] : f32 from vector<8xf32>
    memref.store %543, %18[%542] : memref<?xf32>
    %544 = arith.muli %4, %c12 : index
    %545 = arith.addi %544, %468 : index
    %546 = arith.addi %545, %c25 : index
    %547 = arith.addi %546, %c31 : index
    %548 = vector.extract %326#1[7] : f32 from vector<8xf32>
    memref.store %548, %18[%547] : memref<?xf32>
    wave.barrier
    %549 = arith.muli %4, %c8 : index
    %550 = arith.addi %549, %c9 : index
    %551 = arith.muli %550, %c8 : index
    %552 = arith.divui %465, %c4 : index
    %553 = arith.addi %551, %552 : index
    %554 = arith.addi %464, %553 : index
    %555 = arith.cmpi slt, %554, %21 : index
    scf.if %555 {
      %556 = arith.cmpi eq, %hasFactors, %c10 : index
      %557 = memref.load %factors[%554] : memref<?xf32>
      %558 = arith.select %556, %557, %c33 : f32
      %559 = arith.addi %468, %c9 : index
      %560 = arith.muli %550, %c15 : index
      %561 = arith.addi %559, %560 : index
      %562 = memref.load %18[%561] : memref<?xf32>
      %563 = arith.addi %561, %c12 : index
      %564 = memref.load %18[%563] : memref<?xf32>
      %565 = arith.addf %562, %564 : f32
      %566 = arith.addi %561, %c16 : index
      %567 = memref.load %18[%566] : memref<?xf32>
      %568 = arith.addf %565, %567 : f32
      %569 = arith.addi %561, %c34 : index
      %570 = memref.load %18[%569] : memref<?xf32>
      %571 = arith.addf %568, %570 : f32
      %572 = arith.remui %465, %c4 : index
      %573 = arith.muli %572, %c2 : index
      %574 = arith.addi %15, %573 : index
      %575 = vector.load %w[%574] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %576 = vector.bitcast %575 : vector<4xi8> to vector<1xf32>
      %577 = vector.extract %576[0] : f32 from vector<1xf32>
      %578 = arith.mulf %577, %558 : f32
      %579 = arith.mulf %571, %578 : f32
      %580 = arith.muli %3, %c8 : index
      %581 = arith.addi %580, %c9 : index
      %582 = arith.muli %581, %c4 : index
      %583 = arith.remui %465, %c4 : index
      %584 = arith.addi %582, %583 : index
      %585 = arith.muli %553, %c6 : index
      %586 = arith.addi %585, %584 : index
      memref.store %579, %19[%586] : memref<?xf32>
      %587 = arith.addi %468, %c25 : index
      %588 = arith.muli %550, %c15 : index
      %589 = arith.addi %587, %588 : index
      %590 = memref.load %18[%589] : memref<?xf32>
      %591 = arith.addi %589, %c12 : index
      %592 = memref.load %18[%591] : memref<?xf32>
      %593 = arith.addf %590, %592 : f32
      %594 = arith.addi %589, %c16 : index
      %595 = memref.load %18[%594] : memref<?xf32>
      %596 = arith.addf %593, %595 : f32
      %597 = arith.addi %589, %c34 : index
      %598 = memref.load %18[%597] : memref<?xf32>
      %599 = arith.addf %596, %598 : f32
      %600 = arith.remui %465, %c4 : index
      %601 = arith.muli %600, %c2 : index
      %602 = arith.addi %17, %601 : index
      %603 = vector.load %w[%602] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %604 = vector.bitcast %603 : vector<4xi8> to vector<1xf32>
      %605 = vector.extract %604[0] : f32 from vector<1xf32>
      %606 = arith.mulf %605, %558 : f32
      %607 = arith.mulf %599, %606 : f32
      %608 = arith.muli %3, %c8 : index
      %609 = arith.addi %608, %c10 : index
      %610 = arith.muli %609, %c4 : index
      %611 = arith.remui %465, %c4 : index
      %612 = arith.addi %610, %611 : index
      %613 = arith.muli %553, %c6 : index
      %614 = arith.addi %613, %612 : index
      memref.store %607, %19[%614] : memref<?xf32>
    }
    %615 = arith.muli %4, %c8 : index
    %616 = arith.addi %615, %c10 : index
    %617 = arith.muli %616, %c8 : index
    %618 = arith.divui %465, %c4 : index
    %619 = arith.addi %617, %618 : index
    %620 = arith.addi %464, %619 : index
    %621 = arith.cmpi slt, %620, %21 : index
    scf.if %621 {
      %622 = arith.cmpi eq, %hasFactors, %c10 : index
      %623 = memref.load %factors[%620] : memref<?xf32>
      %624 = arith.select %622, %623, %c33 : f32
      %625 = arith.addi %468, %c9 : index
      %626 = arith.muli %616, %c15 : index
      %627 = arith.addi %625, %626 : index
      %628 = memref.load %18[%627] : memref<?xf32>
      %629 = arith.addi %627, %c12 : index
      %630 = memref.load %18[%629] : memref<?xf32>
      %631 = arith.addf %628, %630 : f32
      %632 = arith.addi %627, %c16 : index
      %633 = memref.load %18[%632] : memref<?xf32>
      %634 = arith.addf %631, %633 : f32
      %635 = arith.addi %627, %c34 : index
      %636 = memref.load %18[%635] : memref<?xf32>
      %637 = arith.addf %634, %636 : f32
      %638 = arith.remui %465, %c4 : index
      %639 = arith.muli %638, %c2 : index
      %640 = arith.addi %15, %639 : index
      %641 = vector.load %w[%640] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %642 = vector.bitcast %641 : vector<4xi8> to vector<1xf32>
      %643 = vector.extract %642[0] : f32 from vector<1xf32>
      %644 = arith.mulf %643, %624 : f32
      %645 = arith.mulf %637, %644 : f32
      %646 = arith.muli %3, %c8 : index
      %647 = arith.addi %646, %c9 : index
      %648 = arith.muli %647, %c4 : index
      %649 = arith.remui %465, %c4 : index
      %650 = arith.addi %648, %649 : index
      %651 = arith.muli %619, %c6 : index
      %652 = arith.addi %651, %650 : index
      memref.store %645, %19[%652] : memref<?xf32>
      %653 = arith.addi %468, %c25 : index
      %654 = arith.muli %616, %c15 : index
      %655 = arith.addi %653, %654 : index
      %656 = memref.load %18[%655] : memref<?xf32>
      %657 = arith.addi %655, %c12 : index
      %658 = memref.load %18[%657] : memref<?xf32>
      %659 = arith.addf %656, %658 : f32
      %660 = arith.addi %655, %c16 : index
      %661 = memref.load %18[%660] : memref<?xf32>
      %662 = arith.addf %659, %661 : f32
      %663 = arith.addi %655, %c34 : index
      %664 = memref.load %18[%663] : memref<?xf32>
      %665 = arith.addf %662, %664 : f32
      %666 = arith.remui %465, %c4 : index
      %667 = arith.muli %666, %c2 : index
      %668 = arith.addi %17, %667 : index
      %669 = vector.load %w[%668] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %670 = vector.bitcast %669 : vector<4xi8> to vector<1xf32>
      %671 = vector.extract %670[0] : f32 from vector<1xf32>
      %672 = arith.mulf %671, %624 : f32
      %673 = arith.mulf %665, %672 : f32
      %674 = arith.muli %3, %c8 : index
      %675 = arith.addi %674, %c10 : index
      %676 = arith.muli %675, %c4 : index
      %677 = arith.remui %465, %c4 : index
      %678 = arith.addi %676, %677 : index
      %679 = arith.muli %619, %c6 : index
      %680 = arith.addi %679, %678 : index
      memref.store %673, %19[%680] : memref<?xf32>
    }
    wave.barrier
    %681 = arith.addi %22, %c9 : index
    %682 = wave.wave
    %683 = arith.addi %682, %c9 : index
    %684 = arith.addi %681, %683 : index
    %685 = arith.cmpi slt, %684, %21 : index
    scf.if %685 {
      %686 = arith.addi %681, %683 : index
      %687 = arith.muli %683, %c6 : index
      %688 = wave.lane
      %689 = arith.addi %688, %c9 : index
      %690 = arith.cmpi eq, %hasBias, %c10 : index
      %691 = arith.addi %687, %689 : index
      %692 = memref.load %19[%691] : memref<?xf32>
      %693 = arith.muli %0, %c6 : index
      %694 = arith.addi %693, %689 : index
      %695 = memref.load %bias[%694] : memref<?xf32>
      %696 = arith.addf %692, %695 : f32
      %697 = arith.select %690, %696, %692 : f32
      %698 = arith.addi %689, %c27 : index
      %699 = arith.cmpi eq, %hasBias, %c10 : index
      %700 = arith.addi %687, %698 : index
      %701 = memref.load %19[%700] : memref<?xf32>
      %702 = arith.muli %0, %c6 : index
      %703 = arith.addi %702, %698 : index
      %704 = memref.load %bias[%703] : memref<?xf32>
      %705 = arith.addf %701, %704 : f32
      %706 = arith.select %699, %705, %701 : f32
      %707 = arith.addi %688, %c15 : index
      %708 = arith.cmpi eq, %hasBias, %c10 : index
      %709 = arith.addi %687, %707 : index
      %710 = memref.load %19[%709] : memref<?xf32>
      %711 = arith.muli %0, %c6 : index
      %712 = arith.addi %711, %707 : index
      %713 = memref.load %bias[%712] : memref<?xf32>
      %714 = arith.addf %710, %713 : f32
      %715 = arith.select %708, %714, %710 : f32
      %716 = arith.addi %707, %c27 : index
      %717 = arith.cmpi eq, %hasBias, %c10 : index
      %718 = arith.addi %687, %716 : index
      %719 = memref.load %19[%718] : memref<?xf32>
      %720 = arith.muli %0, %c6 : index
      %721 = arith.addi %720, %716 : index
      %722 = memref.load %bias[%721] : memref<?xf32>
      %723 = arith.addf %719, %722 : f32
      %724 = arith.select %717, %723, %719 : f32
      %725 = arith.addi %heads, %kvHeads : index
      %726 = arith.cmpi slt, %0, %725 : index
      scf.if %726 {
        %727 = arith.addi %positionsAt, %686 : index
        %728 = memref.load %step[%727] : memref<?xi32>
        %729 = arith.index_cast %728 : i32 to index
        %730 = arith.cmpi eq, %hasNorm, %c10 : index
        %731 = math.fma %697, %697, %c38 : f32
        %732 = math.fma %706, %706, %731 : f32
        %733 = math.fma %715, %715, %732 : f32
        %734 = math.fma %724, %724, %733 : f32
        %735 = vector.broadcast %734 : f32 to vector<1xf32>
        %736 = wave.reduce "add" %735 : vector<1xf32>
        %737 = arith.mulf %736, %inverseHeadDim : f32
        %738 = arith.addf %737, %epsilon : f32
        %739 = math.sqrt %738 : f32
        %740 = arith.divf %c33, %739 : f32
        %741 = arith.cmpi slt, %0, %heads : index
        %742 = arith.addi %689, %c27 : index
        %743 = memref.load %query_norm[%689] : memref<?xf32>
        %744 = memref.load %key_norm[%689] : memref<?xf32>
        %745 = arith.select %741, %743, %744 : f32
        %746 = arith.mulf %697, %740 : f32
        %747 = arith.mulf %746, %745 : f32
        %748 = arith.select %730, %747, %697 : f32
        %749 = memref.load %query_norm[%742] : memref<?xf32>
        %750 = memref.load %key_norm[%742] : memref<?xf32>
        %751 = arith.select %741, %749, %750 : f32
        %752 = arith.mulf %706, %740 : f32
        %753 = arith.mulf %752, %751 : f32
        %754 = arith.select %730, %753, %706 : f32
        %755 = arith.addi %707, %c27 : index
        %756 = memref.load %query_norm[%707] : memref<?xf32>
        %757 = memref.load %key_norm[%707] : memref<?xf32>
        %758 = arith.select %741, %756, %757 : f32
        %759 = arith.mulf %715, %740 : f32
        %760 = arith.mulf %759, %758 : f32
        %761 = arith.select %730, %760, %715 : f32
        %762 = memref.load %query_norm[%755] : memref<?xf32>
        %763 = memref.load %key_norm[%755] : memref<?xf32>
        %764 = arith.select %741, %762, %763 : f32
        %765 = arith.mulf %724, %740 : f32
        %766 = arith.mulf %765, %764 : f32
        %767 = arith.select %730, %766, %724 : f32
        %768 = arith.remui %729, %c25 : index
        %769 = arith.muli %768, %c6 : index
        %770 = arith.addi %769, %689 : index
        %771 = arith.divui %729, %c25 : index
        %772 = arith.addi %771, %c25 : index
        %773 = arith.muli %772, %c6 : index
        %774 = arith.addi %773, %689 : index
        %775 = memref.load %rope[%770] : memref<?xf32>
        %776 = arith.addi %770, %c27 : index
        %777 = memref.load %rope[%776] : memref<?xf32>
        %778 = memref.load %rope[%774] : memref<?xf32>
        %779 = arith.addi %774, %c27 : index
        %780 = memref.load %rope[%779] : memref<?xf32>
        %781 = arith.mulf %778, %775 : f32
        %782 = arith.mulf %780, %777 : f32
        %783 = arith.subf %781, %782 : f32
        %784 = arith.mulf %780, %775 : f32
        %785 = arith.mulf %778, %777 : f32
        %786 = arith.addf %784, %785 : f32
        %787 = arith.mulf %748, %783 : f32
        %788 = arith.mulf %754, %786 : f32
        %789 = arith.subf %787, %788 : f32
        %790 = arith.mulf %754, %783 : f32
        %791 = arith.mulf %748, %786 : f32
        %792 = arith.addf %790, %791 : f32
        %793 = arith.cmpi slt, %0, %heads : index
        scf.if %793 {
          %794 = arith.muli %686, %heads : index
          %795 = arith.addi %794, %0 : index
          %796 = arith.muli %795, %c6 : index
          %797 = arith.addi %796, %689 : index
          memref.store %789, %q[%797] : memref<?xf32>
          %798 = arith.addi %797, %c27 : index
          memref.store %792, %q[%798] : memref<?xf32>
        } else {
          %799 = arith.addi %687, %689 : index
          memref.store %789, %19[%799] : memref<?xf32>
          %800 = arith.addi %687, %689 : index
          %801 = arith.addi %800, %c27 : index
          memref.store %792, %19[%801] : memref<?xf32>
        }
        %802 = arith.remui %729, %c25 : index
        %803 = arith.muli %802, %c6 : index
        %804 = arith.addi %803, %707 : index
        %805 = arith.divui %729, %c25 : index
        %806 = arith.addi %805, %c25 : index
        %807 = arith.muli %806, %c6 : index
        %808 = arith.addi %807, %707 : index
        %809 = memref.load %rope[%804] : memref<?xf32>
        %810 = arith.addi %804, %c27 : index
        %811 = memref.load %rope[%810] : memref<?xf32>
        %812 = memref.load %rope[%808] : memref<?xf32>
        %813 = arith.addi %808, %c27 : index
        %814 = memref.load %rope[%813] : memref<?xf32>
        %815 = arith.mulf %812, %809 : f32
        %816 = arith.mulf %814, %811 : f32
        %817 = arith.subf %815, %816 : f32
        %818 = arith.mulf %814, %809 : f32
        %819 = arith.mulf %812, %811 : f32
        %820 = arith.addf %818, %819 : f32
        %821 = arith.mulf %761, %817 : f32
        %822 = arith.mulf %767, %820 : f32
        %823 = arith.subf %821, %822 : f32
        %824 = arith.mulf %767, %817 : f32
        %825 = arith.mulf %761, %820 : f32
        %826 = arith.addf %824, %825 : f32
        %827 = arith.cmpi slt, %0, %heads : index
        scf.if %827 {
          %828 = arith.muli %686, %heads : index
          %829 = arith.addi %828, %0 : index
          %830 = arith.muli %829, %c6 : index
          %831 = arith.addi %830, %707 : index
          memref.store %823, %q[%831] : memref<?xf32>
          %832 = arith.addi %831, %c27 : index
          memref.store %826, %q[%832] : memref<?xf32>
        } else {
          %833 = arith.addi %687, %707 : index
          memref.store %823, %19[%833] : memref<?xf32>
          %834 = arith.addi %687, %707 : index
          %835 = arith.addi %834, %c27 : index
          memref.store %826, %19[%835] : memref<?xf32>
        }
      } else {
        %836 = arith.cmpi slt, %0, %heads : index
        scf.if %836 {
          %837 = arith.muli %686, %heads : index
          %838 = arith.addi %837, %0 : index
          %839 = arith.muli %838, %c6 : index
          %840 = arith.addi %839, %689 : index
          memref.store %697, %q[%840] : memref<?xf32>
          %841 = arith.addi %840, %c27 : index
          memref.store %706, %q[%841] : memref<?xf32>
        } else {
          %842 = arith.addi %687, %689 : index
          memref.store %697, %19[%842] : memref<?xf32>
          %843 = arith.addi %687, %689 : index
          %844 = arith.addi %843, %c27 : index
          memref.store %706, %19[%844] : memref<?xf32>
        }
        %845 = arith.cmpi slt, %0, %heads : index
        scf.if %845 {
          %846 = arith.muli %686, %heads : index
          %847 = arith.addi %846, %0 : index
          %848 = arith.muli %847, %c6 : index
          %849 = arith.addi %848, %707 : index
          memref.store %715, %q[%849] : memref<?xf32>
          %850 = arith.addi %849, %c27 : index
          memref.store %724, %q[%850] : memref<?xf32>
        } else {
          %851 = arith.addi %687, %707 : index
          memref.store %715, %19[%851] : memref<?xf32>
          %852 = arith.addi %687, %707 : index
          %853 = arith.addi %852, %c27 : index
          memref.store %724, %19[%853] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %854 = arith.cmpi sge, %0, %heads : index
    scf.if %854 {
      %855 = arith.addi %682, %c9 : index
      %856 = arith.addi %681, %855 : index
      %857 = arith.cmpi slt, %856, %21 : index
      scf.if %857 {
        %858 = arith.addi %681, %855 : index
        %859 = arith.addi %slotsAt, %858 : index
        %860 = memref.load %step[%859] : memref<?xi32>
        %861 = arith.index_cast %860 : i32 to index
        %862 = arith.cmpi sge, %861, %c9 : index
        scf.if %862 {
          %863 = arith.muli %855, %c6 : index
          %864 = arith.subi %0, %heads : index
          %865 = memref.load %scales[%864] : memref<?xf32>
          %866 = vector.broadcast %865 : f32 to vector<4xf32>
          %867 = arith.divui %861, %c4 : index
          %868 = arith.remui %861, %c4 : index
          %869 = arith.muli %867, %pageBytes : index
          %870 = arith.cmpi eq, %codec, %c9 : index
          scf.if %870 {
            %871 = wave.lane
            %872 = arith.muli %871, %c2 : index
            scf.for %873 = %872 to %c6 step %c6 {
              %874 = arith.addi %863, %873 : index
              %875 = vector.load %19[%874] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %876 = arith.mulf %875, %866 : vector<4xf32>
              %877 = arith.minimumf %876, %c44 : vector<4xf32>
              %878 = arith.maximumf %877, %c45 : vector<4xf32>
              %879 = arith.truncf %878 : vector<4xf32> to vector<4xf16>
              %880 = vector.bitcast %879 : vector<4xf16> to vector<8xi8>
              %881 = arith.cmpi slt, %864, %kvHeads : index
              scf.if %881 {
                %882 = arith.muli %864, %c11 : index
                %883 = arith.addi %869, %882 : index
                %884 = arith.divui %873, %c4 : index
                %885 = arith.muli %884, %c20 : index
                %886 = arith.remui %873, %c4 : index
                %887 = arith.divui %886, %c7 : index
                %888 = arith.muli %887, %c25 : index
                %889 = arith.muli %868, %c4 : index
                %890 = arith.addi %888, %889 : index
                %891 = arith.remui %886, %c7 : index
                %892 = arith.muli %891, %c8 : index
                %893 = arith.addi %890, %892 : index
                %894 = arith.addi %885, %893 : index
                %895 = arith.addi %883, %894 : index
                vector.store %880, %kv[%895] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %896 = arith.subi %864, %kvHeads : index
                %897 = arith.muli %896, %c11 : index
                %898 = arith.addi %869, %897 : index
                %899 = arith.addi %873, %c9 : index
                %900 = arith.divui %899, %c4 : index
                %901 = arith.muli %900, %c20 : index
                %902 = arith.addi %901, %c16 : index
                %903 = arith.remui %899, %c4 : index
                %904 = arith.divui %868, %c8 : index
                %905 = arith.remui %868, %c8 : index
                %906 = arith.muli %905, %c7 : index
                %907 = arith.addi %904, %906 : index
                %908 = arith.divui %907, %c7 : index
                %909 = arith.muli %908, %c25 : index
                %910 = arith.muli %903, %c4 : index
                %911 = arith.addi %909, %910 : index
                %912 = arith.remui %907, %c7 : index
                %913 = arith.muli %912, %c8 : index
                %914 = arith.addi %911, %913 : index
                %915 = arith.addi %902, %914 : index
                %916 = arith.addi %898, %915 : index
                %917 = vector.shuffle %880, %880 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %917, %kv[%916] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %918 = arith.addi %873, %c10 : index
                %919 = arith.divui %918, %c4 : index
                %920 = arith.muli %919, %c20 : index
                %921 = arith.addi %920, %c16 : index
                %922 = arith.remui %918, %c4 : index
                %923 = arith.divui %868, %c8 : index
                %924 = arith.remui %868, %c8 : index
                %925 = arith.muli %924, %c7 : index
                %926 = arith.addi %923, %925 : index
                %927 = arith.divui %926, %c7 : index
                %928 = arith.muli %927, %c25 : index
                %929 = arith.muli %922, %c4 : index
                %930 = arith.addi %928, %929 : index
                %931 = arith.remui %926, %c7 : index
                %932 = arith.muli %931, %c8 : index
                %933 = arith.addi %930, %932 : index
                %934 = arith.addi %921, %933 : index
                %935 = arith.addi %898, %934 : index
                %936 = vector.shuffle %880, %880 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %936, %kv[%935] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %937 = arith.addi %873, %c8 : index
                %938 = arith.divui %937, %c4 : index
                %939 = arith.muli %938, %c20 : index
                %940 = arith.addi %939, %c16 : index
                %941 = arith.remui %937, %c4 : index
                %942 = arith.divui %868, %c8 : index
                %943 = arith.remui %868, %c8 : index
                %944 = arith.muli %943, %c7 : index
                %945 = arith.addi %942, %944 : index
                %946 = arith.divui %945, %c7 : index
                %947 = arith.muli %946, %c25 : index
                %948 = arith.muli %941, %c4 : index
                %949 = arith.addi %947, %948 : index
                %950 = arith.remui %945, %c7 : index
                %951 = arith.muli %950, %c8 : index
                %952 = arith.addi %949, %951 : index
                %953 = arith.addi %940, %952 : index
                %954 = arith.addi %898, %953 : index
                %955 = vector.shuffle %880, %880 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %955, %kv[%954] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %956 = arith.addi %873, %c26 : index
                %957 = arith.divui %956, %c4 : index
                %958 = arith.muli %957, %c20 : index
                %959 = arith.addi %958, %c16 : index
                %960 = arith.remui %956, %c4 : index
                %961 = arith.divui %868, %c8 : index
                %962 = arith.remui %868, %c8 : index
                %963 = arith.muli %962, %c7 : index
                %964 = arith.addi %961, %963 : index
                %965 = arith.divui %964, %c7 : index
                %966 = arith.muli %965, %c25 : index
                %967 = arith.muli %960, %c4 : index
                %968 = arith.addi %966, %967 : index
                %969 = arith.remui %964, %c7 : index
                %970 = arith.muli %969, %c8 : index
                %971 = arith.addi %968, %970 : index
                %972 = arith.addi %959, %971 : index
                %973 = arith.addi %898, %972 : index
                %974 = vector.shuffle %880, %880 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %974, %kv[%973] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %975 = arith.cmpi eq, %codec, %c10 : index
          scf.if %975 {
            %976 = wave.lane
            %977 = arith.muli %976, %c2 : index
            scf.for %978 = %977 to %c6 step %c6 {
              %979 = arith.addi %863, %978 : index
              %980 = vector.load %19[%979] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %981 = arith.mulf %980, %866 : vector<4xf32>
              %982 = wave.fp8_encode "e4m3" %981 : vector<4xf32> -> vector<4xi8>
              %983 = arith.cmpi slt, %864, %kvHeads : index
              scf.if %983 {
                %984 = arith.muli %864, %c16 : index
                %985 = arith.addi %869, %984 : index
                %986 = vector.shuffle %982, %982 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %987 = arith.divui %978, %c4 : index
                %988 = arith.muli %987, %c25 : index
                %989 = arith.remui %978, %c4 : index
                %990 = arith.muli %868, %c4 : index
                %991 = arith.divui %989, %c2 : index
                %992 = arith.muli %991, %c2 : index
                %993 = arith.remui %989, %c8 : index
                %994 = arith.muli %993, %c8 : index
                %995 = arith.addi %992, %994 : index
                %996 = arith.divui %989, %c8 : index
                %997 = arith.remui %996, %c8 : index
                %998 = arith.addi %995, %997 : index
                %999 = arith.addi %990, %998 : index
                %1000 = arith.addi %988, %999 : index
                %1001 = arith.addi %985, %1000 : index
                vector.store %986, %kv[%1001] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1002 = arith.subi %864, %kvHeads : index
                %1003 = arith.muli %1002, %c16 : index
                %1004 = arith.addi %869, %1003 : index
                %1005 = arith.addi %978, %c9 : index
                %1006 = arith.divui %1005, %c4 : index
                %1007 = arith.muli %1006, %c25 : index
                %1008 = arith.addi %1007, %c12 : index
                %1009 = arith.remui %1005, %c4 : index
                %1010 = arith.divui %868, %c8 : index
                %1011 = arith.remui %868, %c8 : index
                %1012 = arith.muli %1011, %c7 : index
                %1013 = arith.addi %1010, %1012 : index
                %1014 = arith.muli %1009, %c4 : index
                %1015 = arith.divui %1013, %c2 : index
                %1016 = arith.muli %1015, %c2 : index
                %1017 = arith.remui %1013, %c8 : index
                %1018 = arith.muli %1017, %c8 : index
                %1019 = arith.addi %1016, %1018 : index
                %1020 = arith.divui %1013, %c8 : index
                %1021 = arith.remui %1020, %c8 : index
                %1022 = arith.addi %1019, %1021 : index
                %1023 = arith.addi %1014, %1022 : index
                %1024 = arith.addi %1008, %1023 : index
                %1025 = arith.addi %1004, %1024 : index
                %1026 = vector.shuffle %982, %982 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1026, %kv[%1025] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1027 = arith.addi %978, %c10 : index
                %1028 = arith.divui %1027, %c4 : index
                %1029 = arith.muli %1028, %c25 : index
                %1030 = arith.addi %1029, %c12 : index
                %1031 = arith.remui %1027, %c4 : index
                %1032 = arith.divui %868, %c8 : index
                %1033 = arith.remui %868, %c8 : index
                %1034 = arith.muli %1033, %c7 : index
                %1035 = arith.addi %1032, %1034 : index
                %1036 = arith.muli %1031, %c4 : index
                %1037 = arith.divui %1035, %c2 : index
                %1038 = arith.muli %1037, %c2 : index
                %1039 = arith.remui %1035, %c8 : index
                %1040 = arith.muli %1039, %c8 : index
                %1041 = arith.addi %1038, %1040 : index
                %1042 = arith.divui %1035, %c8 : index
                %1043 = arith.remui %1042, %c8 : index
                %1044 = arith.addi %1041, %1043 : index
                %1045 = arith.addi %1036, %1044 : index
                %1046 = arith.addi %1030, %1045 : index
                %1047 = arith.addi %1004, %1046 : index
                %1048 = vector.shuffle %982, %982 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1048, %kv[%1047] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1049 = arith.addi %978, %c8 : index
                %1050 = arith.divui %1049, %c4 : index
                %1051 = arith.muli %1050, %c25 : index
                %1052 = arith.addi %1051, %c12 : index
                %1053 = arith.remui %1049, %c4 : index
                %1054 = arith.divui %868, %c8 : index
                %1055 = arith.remui %868, %c8 : index
                %1056 = arith.muli %1055, %c7 : index
                %1057 = arith.addi %1054, %1056 : index
                %1058 = arith.muli %1053, %c4 : index
                %1059 = arith.divui %1057, %c2 : index
                %1060 = arith.muli %1059, %c2 : index
                %1061 = arith.remui %1057, %c8 : index
                %1062 = arith.muli %1061, %c8 : index
                %1063 = arith.addi %1060, %1062 : index
                %1064 = arith.divui %1057, %c8 : index
                %1065 = arith.remui %1064, %c8 : index
                %1066 = arith.addi %1063, %1065 : index
                %1067 = arith.addi %1058, %1066 : index
                %1068 = arith.addi %1052, %1067 : index
                %1069 = arith.addi %1004, %1068 : index
                %1070 = vector.shuffle %982, %982 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1070, %kv[%1069] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1071 = arith.addi %978, %c26 : index
                %1072 = arith.divui %1071, %c4 : index
                %1073 = arith.muli %1072, %c25 : index
                %1074 = arith.addi %1073, %c12 : index
                %1075 = arith.remui %1071, %c4 : index
                %1076 = arith.divui %868, %c8 : index
                %1077 = arith.remui %868, %c8 : index
                %1078 = arith.muli %1077, %c7 : index
                %1079 = arith.addi %1076, %1078 : index
                %1080 = arith.muli %1075, %c4 : index
                %1081 = arith.divui %1079, %c2 : index
                %1082 = arith.muli %1081, %c2 : index
                %1083 = arith.remui %1079, %c8 : index
                %1084 = arith.muli %1083, %c8 : index
                %1085 = arith.addi %1082, %1084 : index
                %1086 = arith.divui %1079, %c8 : index
                %1087 = arith.remui %1086, %c8 : index
                %1088 = arith.addi %1085, %1087 : index
                %1089 = arith.addi %1080, %1088 : index
                %1090 = arith.addi %1074, %1089 : index
                %1091 = arith.addi %1004, %1090 : index
                %1092 = vector.shuffle %982, %982 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1092, %kv[%1091] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1093 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1093 {
            %1094 = wave.lane
            %1095 = arith.muli %1094, %c2 : index
            scf.for %1096 = %1095 to %c6 step %c6 {
              %1097 = arith.addi %863, %1096 : index
              %1098 = vector.load %19[%1097] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1099 = arith.mulf %1098, %866 : vector<4xf32>
              %1100 = wave.fp8_encode "e5m2" %1099 : vector<4xf32> -> vector<4xi8>
              %1101 = arith.cmpi slt, %864, %kvHeads : index
              scf.if %1101 {
                %1102 = arith.muli %864, %c16 : index
                %1103 = arith.addi %869, %1102 : index
                %1104 = vector.shuffle %1100, %1100 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1105 = arith.divui %1096, %c4 : index
                %1106 = arith.muli %1105, %c25 : index
                %1107 = arith.remui %1096, %c4 : index
                %1108 = arith.muli %868, %c4 : index
                %1109 = arith.divui %1107, %c2 : index
                %1110 = arith.muli %1109, %c2 : index
                %1111 = arith.remui %1107, %c8 : index
                %1112 = arith.muli %1111, %c8 : index
                %1113 = arith.addi %1110, %1112 : index
                %1114 = arith.divui %1107, %c8 : index
                %1115 = arith.remui %1114, %c8 : index
                %1116 = arith.addi %1113, %1115 : index
                %1117 = arith.addi %1108, %1116 : index
                %1118 = arith.addi %1106, %1117 : index
                %1119 = arith.addi %1103, %1118 : index
                vector.store %1104, %kv[%1119] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1120 = arith.subi %864, %kvHeads : index
                %1121 = arith.muli %1120, %c16 : index
                %1122 = arith.addi %869, %1121 : index
                %1123 = arith.addi %1096, %c9 : index
                %1124 = arith.divui %1123, %c4 : index
                %1125 = arith.muli %1124, %c25 : index
                %1126 = arith.addi %1125, %c12 : index
                %1127 = arith.remui %1123, %c4 : index
                %1128 = arith.divui %868, %c8 : index
                %1129 = arith.remui %868, %c8 : index
                %1130 = arith.muli %1129, %c7 : index
                %1131 = arith.addi %1128, %1130 : index
                %1132 = arith.muli %1127, %c4 : index
                %1133 = arith.divui %1131, %c2 : index
                %1134 = arith.muli %1133, %c2 : index
                %1135 = arith.remui %1131, %c8 : index
                %1136 = arith.muli %1135, %c8 : index
                %1137 = arith.addi %1134, %1136 : index
                %1138 = arith.divui %1131, %c8 : index
                %1139 = arith.remui %1138, %c8 : index
                %1140 = arith.addi %1137, %1139 : index
                %1141 = arith.addi %1132, %1140 : index
                %1142 = arith.addi %1126, %1141 : index
                %1143 = arith.addi %1122, %1142 : index
                %1144 = vector.shuffle %1100, %1100 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1144, %kv[%1143] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1145 = arith.addi %1096, %c10 : index
                %1146 = arith.divui %1145, %c4 : index
                %1147 = arith.muli %1146, %c25 : index
                %1148 = arith.addi %1147, %c12 : index
                %1149 = arith.remui %1145, %c4 : index
                %1150 = arith.divui %868, %c8 : index
                %1151 = arith.remui %868, %c8 : index
                %1152 = arith.muli %1151, %c7 : index
                %1153 = arith.addi %1150, %1152 : index
                %1154 = arith.muli %1149, %c4 : index
                %1155 = arith.divui %1153, %c2 : index
                %1156 = arith.muli %1155, %c2 : index
                %1157 = arith.remui %1153, %c8 : index
                %1158 = arith.muli %1157, %c8 : index
                %1159 = arith.addi %1156, %1158 : index
                %1160 = arith.divui %1153, %c8 : index
                %1161 = arith.remui %1160, %c8 : index
                %1162 = arith.addi %1159, %1161 : index
                %1163 = arith.addi %1154, %1162 : index
                %1164 = arith.addi %1148, %1163 : index
                %1165 = arith.addi %1122, %1164 : index
                %1166 = vector.shuffle %1100, %1100 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1166, %kv[%1165] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1167 = arith.addi %1096, %c8 : index
                %1168 = arith.divui %1167, %c4 : index
                %1169 = arith.muli %1168, %c25 : index
                %1170 = arith.addi %1169, %c12 : index
                %1171 = arith.remui %1167, %c4 : index
                %1172 = arith.divui %868, %c8 : index
                %1173 = arith.remui %868, %c8 : index
                %1174 = arith.muli %1173, %c7 : index
                %1175 = arith.addi %1172, %1174 : index
                %1176 = arith.muli %1171, %c4 : index
                %1177 = arith.divui %1175, %c2 : index
                %1178 = arith.muli %1177, %c2 : index
                %1179 = arith.remui %1175, %c8 : index
                %1180 = arith.muli %1179, %c8 : index
                %1181 = arith.addi %1178, %1180 : index
                %1182 = arith.divui %1175, %c8 : index
                %1183 = arith.remui %1182, %c8 : index
                %1184 = arith.addi %1181, %1183 : index
                %1185 = arith.addi %1176, %1184 : index
                %1186 = arith.addi %1170, %1185 : index
                %1187 = arith.addi %1122, %1186 : index
                %1188 = vector.shuffle %1100, %1100 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1188, %kv[%1187] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1189 = arith.addi %1096, %c26 : index
                %1190 = arith.divui %1189, %c4 : index
                %1191 = arith.muli %1190, %c25 : index
                %1192 = arith.addi %1191, %c12 : index
                %1193 = arith.remui %1189, %c4 : index
                %1194 = arith.divui %868, %c8 : index
                %1195 = arith.remui %868, %c8 : index
                %1196 = arith.muli %1195, %c7 : index
                %1197 = arith.addi %1194, %1196 : index
                %1198 = arith.muli %1193, %c4 : index
                %1199 = arith.divui %1197, %c2 : index
                %1200 = arith.muli %1199, %c2 : index
                %1201 = arith.remui %1197, %c8 : index
                %1202 = arith.muli %1201, %c8 : index
                %1203 = arith.addi %1200, %1202 : index
                %1204 = arith.divui %1197, %c8 : index
                %1205 = arith.remui %1204, %c8 : index
                %1206 = arith.addi %1203, %1205 : index
                %1207 = arith.addi %1198, %1206 : index
                %1208 = arith.addi %1192, %1207 : index
                %1209 = arith.addi %1122, %1208 : index
                %1210 = vector.shuffle %1100, %1100 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1210, %kv[%1209] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
