// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q8_0', dim=256, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q8_0_d256_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 16 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 8 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 2 : index
  %c8 = arith.constant 0 : index
  %c9 = arith.constant 1 : index
  %c10 = arith.constant 8192 : index
  %c11 = arith.constant 4096 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c14 = arith.constant 32 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 512 : index
  %c19 = arith.constant dense<16711935> : vector<4xi32>
  %c20 = arith.constant dense<1677747200> : vector<4xi32>
  %c21 = arith.constant dense<8> : vector<4xi32>
  %c22 = arith.constant dense<0x6480> : vector<16xf16>
  %c23 = arith.constant 256 : index
  %c24 = arith.constant 3 : index
  %c25 = arith.constant 64 : index
  %c26 = arith.constant 96 : index
  %c27 = arith.constant 160 : index
  %c28 = arith.constant 192 : index
  %c29 = arith.constant 224 : index
  %c30 = arith.constant 4 : index
  %hasFactors = wave.param "hasFactors" : index
  %c32 = arith.constant 0x3F800000 : f32
  %hasBias = wave.param "hasBias" : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c36 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c42 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c43 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c44 = arith.constant 16384 : index
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
  %11 = arith.muli %0, %c4 : index
  %12 = arith.muli %3, %c7 : index
  %13 = arith.addi %11, %12 : index
  %14 = arith.addi %13, %c8 : index
  %15 = arith.muli %14, %10 : index
  %16 = arith.addi %13, %c9 : index
  %17 = arith.muli %16, %10 : index
  %18 = wave.scratch %c10 : memref<?xf32>
  %19 = wave.scratch %c11 : memref<?xf32>
  %20 = memref.load %step[%c8] : memref<?xi32>
  %21 = arith.index_cast %20 : i32 to index
  %22 = arith.muli %1, %c4 : index
  %23 = wave.scratch %operandHalves : memref<?xf16>
  %24 = arith.cmpi slt, %22, %21 : index
  scf.if %24 {
    %25 = arith.muli %1, %c9 : index
    %26 = wave.wave
    %27 = arith.muli %26, %c14 : index
    %28 = wave.lane
    %29 = arith.addi %27, %28 : index
    %30 = arith.muli %29, %c2 : index
    scf.for %31 = %30 to %operandHalves step %c11 {
      %32 = vector.load %x[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      vector.store %32, %23[%31] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %33 = arith.divui %inputFeatures, %c14 : index
    %34 = arith.muli %4, %stepsPerWave : index
    %35 = arith.minsi %34, %33 : index
    %36 = arith.addi %35, %stepsPerWave : index
    %37 = arith.minsi %36, %33 : index
    %38 = arith.subi %37, %35 : index
    %39 = arith.divui %38, %c7 : index
    %40 = arith.muli %39, %c7 : index
    %41 = arith.addi %35, %40 : index
    %42 = arith.cmpi eq, %wholeBlocks, %c9 : index
    %43 = arith.addi %35, %stepsPerWave : index
    %44 = arith.select %42, %43, %41 : index
    %48:2 = scf.for %45 = %35 to %44 step %c7 iter_args(%46 = %c15, %47 = %c15) -> (vector<8xf32>, vector<8xf32>) {
      %49 = wave.lane
      %50 = arith.addi %45, %c8 : index
      %51 = arith.remui %49, %c4 : index
      %52 = arith.addi %15, %c6 : index
      %53 = arith.muli %50, %c14 : index
      %54 = arith.addi %52, %53 : index
      %55 = arith.muli %51, %c7 : index
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
      %66 = arith.muli %50, %c18 : index
      %67 = arith.addi %65, %66 : index
      %68 = arith.addi %67, %c8 : index
      %69 = arith.muli %51, %c4 : index
      %70 = arith.addi %68, %69 : index
      %71 = vector.load %w[%70] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %72 = vector.bitcast %71 : vector<16xi8> to vector<4xi32>
      %73 = arith.andi %72, %c19 : vector<4xi32>
      %74 = arith.ori %73, %c20 : vector<4xi32>
      %75 = vector.bitcast %74 : vector<4xi32> to vector<8xf16>
      %76 = arith.shrui %72, %c21 : vector<4xi32>
      %77 = arith.andi %76, %c19 : vector<4xi32>
      %78 = arith.ori %77, %c20 : vector<4xi32>
      %79 = vector.bitcast %78 : vector<4xi32> to vector<8xf16>
      %80 = vector.shuffle %75, %79 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %81 = arith.subf %80, %c22 : vector<16xf16>
      %82 = arith.mulf %81, %60 : vector<16xf16>
      %83 = arith.muli %50, %c18 : index
      %84 = arith.addi %65, %83 : index
      %85 = arith.addi %84, %c23 : index
      %86 = arith.muli %51, %c4 : index
      %87 = arith.addi %85, %86 : index
      %88 = vector.load %w[%87] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %89 = vector.bitcast %88 : vector<16xi8> to vector<4xi32>
      %90 = arith.andi %89, %c19 : vector<4xi32>
      %91 = arith.ori %90, %c20 : vector<4xi32>
      %92 = vector.bitcast %91 : vector<4xi32> to vector<8xf16>
      %93 = arith.shrui %89, %c21 : vector<4xi32>
      %94 = arith.andi %93, %c19 : vector<4xi32>
      %95 = arith.ori %94, %c20 : vector<4xi32>
      %96 = vector.bitcast %95 : vector<4xi32> to vector<8xf16>
      %97 = vector.shuffle %92, %96 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %98 = arith.subf %97, %c22 : vector<16xf16>
      %99 = arith.mulf %98, %60 : vector<16xf16>
      %100 = arith.addi %45, %c9 : index
      %101 = arith.remui %49, %c4 : index
      %102 = arith.addi %15, %c6 : index
      %103 = arith.muli %100, %c14 : index
      %104 = arith.addi %102, %103 : index
      %105 = arith.muli %101, %c7 : index
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
      %116 = arith.muli %100, %c18 : index
      %117 = arith.addi %115, %116 : index
      %118 = arith.addi %117, %c8 : index
      %119 = arith.muli %101, %c4 : index
      %120 = arith.addi %118, %119 : index
      %121 = vector.load %w[%120] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %122 = vector.bitcast %121 : vector<16xi8> to vector<4xi32>
      %123 = arith.andi %122, %c19 : vector<4xi32>
      %124 = arith.ori %123, %c20 : vector<4xi32>
      %125 = vector.bitcast %124 : vector<4xi32> to vector<8xf16>
      %126 = arith.shrui %122, %c21 : vector<4xi32>
      %127 = arith.andi %126, %c19 : vector<4xi32>
      %128 = arith.ori %127, %c20 : vector<4xi32>
      %129 = vector.bitcast %128 : vector<4xi32> to vector<8xf16>
      %130 = vector.shuffle %125, %129 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %131 = arith.subf %130, %c22 : vector<16xf16>
      %132 = arith.mulf %131, %110 : vector<16xf16>
      %133 = arith.muli %100, %c18 : index
      %134 = arith.addi %115, %133 : index
      %135 = arith.addi %134, %c23 : index
      %136 = arith.muli %101, %c4 : index
      %137 = arith.addi %135, %136 : index
      %138 = vector.load %w[%137] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %139 = vector.bitcast %138 : vector<16xi8> to vector<4xi32>
      %140 = arith.andi %139, %c19 : vector<4xi32>
      %141 = arith.ori %140, %c20 : vector<4xi32>
      %142 = vector.bitcast %141 : vector<4xi32> to vector<8xf16>
      %143 = arith.shrui %139, %c21 : vector<4xi32>
      %144 = arith.andi %143, %c19 : vector<4xi32>
      %145 = arith.ori %144, %c20 : vector<4xi32>
      %146 = vector.bitcast %145 : vector<4xi32> to vector<8xf16>
      %147 = vector.shuffle %142, %146 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %148 = arith.subf %147, %c22 : vector<16xf16>
      %149 = arith.mulf %148, %110 : vector<16xf16>
      %150 = arith.addi %45, %c8 : index
      %151 = arith.remui %49, %c4 : index
      %152 = arith.addi %17, %c6 : index
      %153 = arith.muli %150, %c14 : index
      %154 = arith.addi %152, %153 : index
      %155 = arith.muli %151, %c7 : index
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
      %166 = arith.muli %150, %c18 : index
      %167 = arith.addi %165, %166 : index
      %168 = arith.addi %167, %c8 : index
      %169 = arith.muli %151, %c4 : index
      %170 = arith.addi %168, %169 : index
      %171 = vector.load %w[%170] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %172 = vector.bitcast %171 : vector<16xi8> to vector<4xi32>
      %173 = arith.andi %172, %c19 : vector<4xi32>
      %174 = arith.ori %173, %c20 : vector<4xi32>
      %175 = vector.bitcast %174 : vector<4xi32> to vector<8xf16>
      %176 = arith.shrui %172, %c21 : vector<4xi32>
      %177 = arith.andi %176, %c19 : vector<4xi32>
      %178 = arith.ori %177, %c20 : vector<4xi32>
      %179 = vector.bitcast %178 : vector<4xi32> to vector<8xf16>
      %180 = vector.shuffle %175, %179 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %181 = arith.subf %180, %c22 : vector<16xf16>
      %182 = arith.mulf %181, %160 : vector<16xf16>
      %183 = arith.muli %150, %c18 : index
      %184 = arith.addi %165, %183 : index
      %185 = arith.addi %184, %c23 : index
      %186 = arith.muli %151, %c4 : index
      %187 = arith.addi %185, %186 : index
      %188 = vector.load %w[%187] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %189 = vector.bitcast %188 : vector<16xi8> to vector<4xi32>
      %190 = arith.andi %189, %c19 : vector<4xi32>
      %191 = arith.ori %190, %c20 : vector<4xi32>
      %192 = vector.bitcast %191 : vector<4xi32> to vector<8xf16>
      %193 = arith.shrui %189, %c21 : vector<4xi32>
      %194 = arith.andi %193, %c19 : vector<4xi32>
      %195 = arith.ori %194, %c20 : vector<4xi32>
      %196 = vector.bitcast %195 : vector<4xi32> to vector<8xf16>
      %197 = vector.shuffle %192, %196 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %198 = arith.subf %197, %c22 : vector<16xf16>
      %199 = arith.mulf %198, %160 : vector<16xf16>
      %200 = arith.addi %45, %c9 : index
      %201 = arith.remui %49, %c4 : index
      %202 = arith.addi %17, %c6 : index
      %203 = arith.muli %200, %c14 : index
      %204 = arith.addi %202, %203 : index
      %205 = arith.muli %201, %c7 : index
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
      %216 = arith.muli %200, %c18 : index
      %217 = arith.addi %215, %216 : index
      %218 = arith.addi %217, %c8 : index
      %219 = arith.muli %201, %c4 : index
      %220 = arith.addi %218, %219 : index
      %221 = vector.load %w[%220] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %222 = vector.bitcast %221 : vector<16xi8> to vector<4xi32>
      %223 = arith.andi %222, %c19 : vector<4xi32>
      %224 = arith.ori %223, %c20 : vector<4xi32>
      %225 = vector.bitcast %224 : vector<4xi32> to vector<8xf16>
      %226 = arith.shrui %222, %c21 : vector<4xi32>
      %227 = arith.andi %226, %c19 : vector<4xi32>
      %228 = arith.ori %227, %c20 : vector<4xi32>
      %229 = vector.bitcast %228 : vector<4xi32> to vector<8xf16>
      %230 = vector.shuffle %225, %229 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %231 = arith.subf %230, %c22 : vector<16xf16>
      %232 = arith.mulf %231, %210 : vector<16xf16>
      %233 = arith.muli %200, %c18 : index
      %234 = arith.addi %215, %233 : index
      %235 = arith.addi %234, %c23 : index
      %236 = arith.muli %201, %c4 : index
      %237 = arith.addi %235, %236 : index
      %238 = vector.load %w[%237] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %239 = vector.bitcast %238 : vector<16xi8> to vector<4xi32>
      %240 = arith.andi %239, %c19 : vector<4xi32>
      %241 = arith.ori %240, %c20 : vector<4xi32>
      %242 = vector.bitcast %241 : vector<4xi32> to vector<8xf16>
      %243 = arith.shrui %239, %c21 : vector<4xi32>
      %244 = arith.andi %243, %c19 : vector<4xi32>
      %245 = arith.ori %244, %c20 : vector<4xi32>
      %246 = vector.bitcast %245 : vector<4xi32> to vector<8xf16>
      %247 = vector.shuffle %242, %246 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %248 = arith.subf %247, %c22 : vector<16xf16>
      %249 = arith.mulf %248, %210 : vector<16xf16>
      %250 = arith.addi %25, %c8 : index
      %251 = arith.muli %45, %c7 : index
      %252 = arith.addi %251, %c8 : index
      %253 = arith.divui %inputFeatures, %c4 : index
      %254 = arith.muli %250, %253 : index
      %255 = arith.addi %254, %252 : index
      %256 = arith.muli %tileRows, %c4 : index
      %257 = arith.muli %255, %256 : index
      %258 = arith.remui %49, %tileRows : index
      %259 = arith.muli %258, %c2 : index
      %260 = arith.addi %257, %259 : index
      %261 = vector.load %23[%260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %262 = arith.muli %tileRows, %c2 : index
      %263 = arith.addi %260, %262 : index
      %264 = vector.load %23[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %265 = vector.shuffle %261, %264 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %266 = wave.mma %265, %82, %46 : vector<16xf16>, vector<8xf32>
      %267 = wave.mma %265, %182, %47 : vector<16xf16>, vector<8xf32>
      %268 = arith.addi %25, %c8 : index
      %269 = arith.muli %45, %c7 : index
      %270 = arith.addi %269, %c9 : index
      %271 = arith.divui %inputFeatures, %c4 : index
      %272 = arith.muli %268, %271 : index
      %273 = arith.addi %272, %270 : index
      %274 = arith.muli %tileRows, %c4 : index
      %275 = arith.muli %273, %274 : index
      %276 = arith.remui %49, %tileRows : index
      %277 = arith.muli %276, %c2 : index
      %278 = arith.addi %275, %277 : index
      %279 = vector.load %23[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %280 = arith.muli %tileRows, %c2 : index
      %281 = arith.addi %278, %280 : index
      %282 = vector.load %23[%281] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %283 = vector.shuffle %279, %282 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %284 = wave.mma %283, %99, %266 : vector<16xf16>, vector<8xf32>
      %285 = wave.mma %283, %199, %267 : vector<16xf16>, vector<8xf32>
      %286 = arith.addi %25, %c8 : index
      %287 = arith.muli %45, %c7 : index
      %288 = arith.addi %287, %c7 : index
      %289 = arith.divui %inputFeatures, %c4 : index
      %290 = arith.muli %286, %289 : index
      %291 = arith.addi %290, %288 : index
      %292 = arith.muli %tileRows, %c4 : index
      %293 = arith.muli %291, %292 : index
      %294 = arith.remui %49, %tileRows : index
      %295 = arith.muli %294, %c2 : index
      %296 = arith.addi %293, %295 : index
      %297 = vector.load %23[%296] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %298 = arith.muli %tileRows, %c2 : index
      %299 = arith.addi %296, %298 : index
      %300 = vector.load %23[%299] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %301 = vector.shuffle %297, %300 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %302 = wave.mma %301, %132, %284 : vector<16xf16>, vector<8xf32>
      %303 = wave.mma %301, %232, %285 : vector<16xf16>, vector<8xf32>
      %304 = arith.addi %25, %c8 : index
      %305 = arith.muli %45, %c7 : index
      %306 = arith.addi %305, %c24 : index
      %307 = arith.divui %inputFeatures, %c4 : index
      %308 = arith.muli %304, %307 : index
      %309 = arith.addi %308, %306 : index
      %310 = arith.muli %tileRows, %c4 : index
      %311 = arith.muli %309, %310 : index
      %312 = arith.remui %49, %tileRows : index
      %313 = arith.muli %312, %c2 : index
      %314 = arith.addi %311, %313 : index
      %315 = vector.load %23[%314] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %316 = arith.muli %tileRows, %c2 : index
      %317 = arith.addi %314, %316 : index
      %318 = vector.load %23[%317] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %319 = vector.shuffle %315, %318 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %320 = wave.mma %319, %149, %302 : vector<16xf16>, vector<8xf32>
      %321 = wave.mma %319, %249, %303 : vector<16xf16>, vector<8xf32>
      scf.yield %320, %321 : vector<8xf32>, vector<8xf32>
    }
    %322 = arith.select %42, %44, %37 : index
    %326:2 = scf.for %323 = %44 to %322 step %c9 iter_args(%324 = %48#0, %325 = %48#1) -> (vector<8xf32>, vector<8xf32>) {
      %327 = wave.lane
      %328 = arith.addi %323, %c8 : index
      %329 = arith.remui %327, %c4 : index
      %330 = arith.addi %15, %c6 : index
      %331 = arith.muli %328, %c14 : index
      %332 = arith.addi %330, %331 : index
      %333 = arith.muli %329, %c7 : index
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
      %344 = arith.muli %328, %c18 : index
      %345 = arith.addi %343, %344 : index
      %346 = arith.addi %345, %c8 : index
      %347 = arith.muli %329, %c4 : index
      %348 = arith.addi %346, %347 : index
      %349 = vector.load %w[%348] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %350 = vector.bitcast %349 : vector<16xi8> to vector<4xi32>
      %351 = arith.andi %350, %c19 : vector<4xi32>
      %352 = arith.ori %351, %c20 : vector<4xi32>
      %353 = vector.bitcast %352 : vector<4xi32> to vector<8xf16>
      %354 = arith.shrui %350, %c21 : vector<4xi32>
      %355 = arith.andi %354, %c19 : vector<4xi32>
      %356 = arith.ori %355, %c20 : vector<4xi32>
      %357 = vector.bitcast %356 : vector<4xi32> to vector<8xf16>
      %358 = vector.shuffle %353, %357 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %359 = arith.subf %358, %c22 : vector<16xf16>
      %360 = arith.mulf %359, %338 : vector<16xf16>
      %361 = arith.muli %328, %c18 : index
      %362 = arith.addi %343, %361 : index
      %363 = arith.addi %362, %c23 : index
      %364 = arith.muli %329, %c4 : index
      %365 = arith.addi %363, %364 : index
      %366 = vector.load %w[%365] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %367 = vector.bitcast %366 : vector<16xi8> to vector<4xi32>
      %368 = arith.andi %367, %c19 : vector<4xi32>
      %369 = arith.ori %368, %c20 : vector<4xi32>
      %370 = vector.bitcast %369 : vector<4xi32> to vector<8xf16>
      %371 = arith.shrui %367, %c21 : vector<4xi32>
      %372 = arith.andi %371, %c19 : vector<4xi32>
      %373 = arith.ori %372, %c20 : vector<4xi32>
      %374 = vector.bitcast %373 : vector<4xi32> to vector<8xf16>
      %375 = vector.shuffle %370, %374 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %376 = arith.subf %375, %c22 : vector<16xf16>
      %377 = arith.mulf %376, %338 : vector<16xf16>
      %378 = arith.addi %323, %c8 : index
      %379 = arith.remui %327, %c4 : index
      %380 = arith.addi %17, %c6 : index
      %381 = arith.muli %378, %c14 : index
      %382 = arith.addi %380, %381 : index
      %383 = arith.muli %379, %c7 : index
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
      %394 = arith.muli %378, %c18 : index
      %395 = arith.addi %393, %394 : index
      %396 = arith.addi %395, %c8 : index
      %397 = arith.muli %379, %c4 : index
      %398 = arith.addi %396, %397 : index
      %399 = vector.load %w[%398] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %400 = vector.bitcast %399 : vector<16xi8> to vector<4xi32>
      %401 = arith.andi %400, %c19 : vector<4xi32>
      %402 = arith.ori %401, %c20 : vector<4xi32>
      %403 = vector.bitcast %402 : vector<4xi32> to vector<8xf16>
      %404 = arith.shrui %400, %c21 : vector<4xi32>
      %405 = arith.andi %404, %c19 : vector<4xi32>
      %406 = arith.ori %405, %c20 : vector<4xi32>
      %407 = vector.bitcast %406 : vector<4xi32> to vector<8xf16>
      %408 = vector.shuffle %403, %407 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %409 = arith.subf %408, %c22 : vector<16xf16>
      %410 = arith.mulf %409, %388 : vector<16xf16>
      %411 = arith.muli %378, %c18 : index
      %412 = arith.addi %393, %411 : index
      %413 = arith.addi %412, %c23 : index
      %414 = arith.muli %379, %c4 : index
      %415 = arith.addi %413, %414 : index
      %416 = vector.load %w[%415] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %417 = vector.bitcast %416 : vector<16xi8> to vector<4xi32>
      %418 = arith.andi %417, %c19 : vector<4xi32>
      %419 = arith.ori %418, %c20 : vector<4xi32>
      %420 = vector.bitcast %419 : vector<4xi32> to vector<8xf16>
      %421 = arith.shrui %417, %c21 : vector<4xi32>
      %422 = arith.andi %421, %c19 : vector<4xi32>
      %423 = arith.ori %422, %c20 : vector<4xi32>
      %424 = vector.bitcast %423 : vector<4xi32> to vector<8xf16>
      %425 = vector.shuffle %420, %424 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %426 = arith.subf %425, %c22 : vector<16xf16>
      %427 = arith.mulf %426, %388 : vector<16xf16>
      %428 = arith.addi %25, %c8 : index
      %429 = arith.muli %323, %c7 : index
      %430 = arith.addi %429, %c8 : index
      %431 = arith.divui %inputFeatures, %c4 : index
      %432 = arith.muli %428, %431 : index
      %433 = arith.addi %432, %430 : index
      %434 = arith.muli %tileRows, %c4 : index
      %435 = arith.muli %433, %434 : index
      %436 = arith.remui %327, %tileRows : index
      %437 = arith.muli %436, %c2 : index
      %438 = arith.addi %435, %437 : index
      %439 = vector.load %23[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %440 = arith.muli %tileRows, %c2 : index
      %441 = arith.addi %438, %440 : index
      %442 = vector.load %23[%441] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %443 = vector.shuffle %439, %442 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %444 = wave.mma %443, %360, %324 : vector<16xf16>, vector<8xf32>
      %445 = wave.mma %443, %410, %325 : vector<16xf16>, vector<8xf32>
      %446 = arith.addi %25, %c8 : index
      %447 = arith.muli %323, %c7 : index
      %448 = arith.addi %447, %c9 : index
      %449 = arith.divui %inputFeatures, %c4 : index
      %450 = arith.muli %446, %449 : index
      %451 = arith.addi %450, %448 : index
      %452 = arith.muli %tileRows, %c4 : index
      %453 = arith.muli %451, %452 : index
      %454 = arith.remui %327, %tileRows : index
      %455 = arith.muli %454, %c2 : index
      %456 = arith.addi %453, %455 : index
      %457 = vector.load %23[%456] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %458 = arith.muli %tileRows, %c2 : index
      %459 = arith.addi %456, %458 : index
      %460 = vector.load %23[%459] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %461 = vector.shuffle %457, %460 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %462 = wave.mma %461, %377, %444 : vector<16xf16>, vector<8xf32>
      %463 = wave.mma %461, %427, %445 : vector<16xf16>, vector<8xf32>
      scf.yield %462, %463 : vector<8xf32>, vector<8xf32>
    }
    %464 = arith.addi %22, %c8 : index
    %465 = wave.lane
    %466 = arith.muli %3, %c7 : index
    %467 = arith.muli %466, %c23 : index
    %468 = arith.addi %467, %465 : index
    %469 = arith.muli %4, %c11 : index
    %470 = arith.addi %469, %468 : index
    %471 = arith.addi %470, %c8 : index
    %472 = arith.addi %471, %c8 : index
    %473 = vector.extract %326#0[0] : f32 from vector<8xf32>
    memref.store %473, %18[%472] : memref<?xf32>
    %474 = arith.muli %4, %c11 : index
    %475 = arith.addi %474, %468 : index
    %476 = arith.addi %475, %c8 : index
    %477 = arith.addi %476, %c14 : index
    %478 = vector.extract %326#0[1] : f32 from vector<8xf32>
    memref.store %478, %18[%477] : memref<?xf32>
    %479 = arith.muli %4, %c11 : index
    %480 = arith.addi %479, %468 : index
    %481 = arith.addi %480, %c8 : index
    %482 = arith.addi %481, %c25 : index
    %483 = vector.extract %326#0[2] : f32 from vector<8xf32>
    memref.store %483, %18[%482] : memref<?xf32>
    %484 = arith.muli %4, %c11 : index
    %485 = arith.addi %484, %468 : index
    %486 = arith.addi %485, %c8 : index
    %487 = arith.addi %486, %c26 : index
    %488 = vector.extract %326#0[3] : f32 from vector<8xf32>
    memref.store %488, %18[%487] : memref<?xf32>
    %489 = arith.muli %4, %c11 : index
    %490 = arith.addi %489, %468 : index
    %491 = arith.addi %490, %c8 : index
    %492 = arith.addi %491, %c6 : index
    %493 = vector.extract %326#0[4] : f32 from vector<8xf32>
    memref.store %493, %18[%492] : memref<?xf32>
    %494 = arith.muli %4, %c11 : index
    %495 = arith.addi %494, %468 : index
    %496 = arith.addi %495, %c8 : index
    %497 = arith.addi %496, %c27 : index
    %498 = vector.extract %326#0[5] : f32 from vector<8xf32>
    memref.store %498, %18[%497] : memref<?xf32>
    %499 = arith.muli %4, %c11 : index
    %500 = arith.addi %499, %468 : index
    %501 = arith.addi %500, %c8 : index
    %502 = arith.addi %501, %c28 : index
    %503 = vector.extract %326#0[6] : f32 from vector<8xf32>
    memref.store %503, %18[%502] : memref<?xf32>
    %504 = arith.muli %4, %c11 : index
    %505 = arith.addi %504, %468 : index
    %506 = arith.addi %505, %c8 : index
    %507 = arith.addi %506, %c29 : index
    %508 = vector.extract %326#0[7] : f32 from vector<8xf32>
    memref.store %508, %18[%507] : memref<?xf32>
    %509 = arith.muli %4, %c11 : index
    %510 = arith.addi %509, %468 : index
    %511 = arith.addi %510, %c23 : index
    %512 = arith.addi %511, %c8 : index
    %513 = vector.extract %326#1[0] : f32 from vector<8xf32>
    memref.store %513, %18[%512] : memref<?xf32>
    %514 = arith.muli %4, %c11 : index
    %515 = arith.addi %514, %468 : index
    %516 = arith.addi %515, %c23 : index
    %517 = arith.addi %516, %c14 : index
    %518 = vector.extract %326#1[1] : f32 from vector<8xf32>
    memref.store %518, %18[%517] : memref<?xf32>
    %519 = arith.muli %4, %c11 : index
    %520 = arith.addi %519, %468 : index
    %521 = arith.addi %520, %c23 : index
    %522 = arith.addi %521, %c25 : index
    %523 = vector.extract %326#1[2] : f32 from vector<8xf32>
    memref.store %523, %18[%522] : memref<?xf32>
    %524 = arith.muli %4, %c11 : index
    %525 = arith.addi %524, %468 : index
    %526 = arith.addi %525, %c23 : index
    %527 = arith.addi %526, %c26 : index
    %528 = vector.extract %326#1[3] : f32 from vector<8xf32>
    memref.store %528, %18[%527] : memref<?xf32>
    %529 = arith.muli %4, %c11 : index
    %530 = arith.addi %529, %468 : index
    %531 = arith.addi %530, %c23 : index
    %532 = arith.addi %531, %c6 : index
    %533 = vector.extract %326#1[4] : f32 from vector<8xf32>
    memref.store %533, %18[%532] : memref<?xf32>
    %534 = arith.muli %4, %c11 : index
    %535 = arith.addi %534, %468 : index
    %536 = arith.addi %535, %c23 : index
    %537 = arith.addi %536, %c27 : index
    %538 = vector.extract %326#1[5] : f32 from vector<8xf32>
    memref.store %538, %18[%537] : memref<?xf32>
    %539 = arith.muli %4, %c11 : index
    %540 = arith.addi %539, %468 : index
    %541 = arith.addi %540, %c23 : index
    %542 = arith.addi %541, %c28 : index
    %543 = vector.extract %326#1[6] : f32 from vector<8xf32>
    memref.store %543, %18[%542] : memref<?xf32>
    %544 = arith.muli %4, %c11 : index
    %545 = arith.addi %544, %468 : index
    %546 = arith.addi %545, %c23 : index
    %547 = arith.addi %546, %c29 : index
    %548 = vector.extract %326#1[7] : f32 from vector<8xf32>
    memref.store %548, %18[%547] : memref<?xf32>
    wave.barrier
    %549 = arith.muli %4, %c30 : index
    %550 = arith.addi %549, %c8 : index
    %551 = arith.muli %550, %c7 : index
    %552 = arith.divui %465, %c4 : index
    %553 = arith.addi %551, %552 : index
    %554 = arith.addi %464, %553 : index
    %555 = arith.cmpi slt, %554, %21 : index
    scf.if %555 {
      %556 = arith.cmpi eq, %hasFactors, %c9 : index
      %557 = memref.load %factors[%554] : memref<?xf32>
      %558 = arith.select %556, %557, %c32 : f32
      %559 = arith.addi %468, %c8 : index
      %560 = arith.muli %550, %c14 : index
      %561 = arith.addi %559, %560 : index
      %562 = memref.load %18[%561] : memref<?xf32>
      %563 = arith.addi %561, %c11 : index
      %564 = memref.load %18[%563] : memref<?xf32>
      %565 = arith.addf %562, %564 : f32
      %566 = arith.remui %465, %c4 : index
      %567 = arith.muli %566, %c30 : index
      %568 = arith.addi %15, %567 : index
      %569 = vector.load %w[%568] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %570 = vector.bitcast %569 : vector<4xi8> to vector<1xf32>
      %571 = vector.extract %570[0] : f32 from vector<1xf32>
      %572 = arith.mulf %571, %558 : f32
      %573 = arith.mulf %565, %572 : f32
      %574 = arith.muli %3, %c7 : index
      %575 = arith.addi %574, %c8 : index
      %576 = arith.muli %575, %c4 : index
      %577 = arith.remui %465, %c4 : index
      %578 = arith.addi %576, %577 : index
      %579 = arith.muli %553, %c23 : index
      %580 = arith.addi %579, %578 : index
      memref.store %573, %19[%580] : memref<?xf32>
      %581 = arith.addi %468, %c23 : index
      %582 = arith.muli %550, %c14 : index
      %583 = arith.addi %581, %582 : index
      %584 = memref.load %18[%583] : memref<?xf32>
      %585 = arith.addi %583, %c11 : index
      %586 = memref.load %18[%585] : memref<?xf32>
      %587 = arith.addf %584, %586 : f32
      %588 = arith.remui %465, %c4 : index
      %589 = arith.muli %588, %c30 : index
      %590 = arith.addi %17, %589 : index
      %591 = vector.load %w[%590] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %592 = vector.bitcast %591 : vector<4xi8> to vector<1xf32>
      %593 = vector.extract %592[0] : f32 from vector<1xf32>
      %594 = arith.mulf %593, %558 : f32
      %595 = arith.mulf %587, %594 : f32
      %596 = arith.muli %3, %c7 : index
      %597 = arith.addi %596, %c9 : index
      %598 = arith.muli %597, %c4 : index
      %599 = arith.remui %465, %c4 : index
      %600 = arith.addi %598, %599 : index
      %601 = arith.muli %553, %c23 : index
      %602 = arith.addi %601, %600 : index
      memref.store %595, %19[%602] : memref<?xf32>
    }
    %603 = arith.muli %4, %c30 : index
    %604 = arith.addi %603, %c9 : index
    %605 = arith.muli %604, %c7 : index
    %606 = arith.divui %465, %c4 : index
    %607 = arith.addi %605, %606 : index
    %608 = arith.addi %464, %607 : index
    %609 = arith.cmpi slt, %608, %21 : index
    scf.if %609 {
      %610 = arith.cmpi eq, %hasFactors, %c9 : index
      %611 = memref.load %factors[%608] : memref<?xf32>
      %612 = arith.select %610, %611, %c32 : f32
      %613 = arith.addi %468, %c8 : index
      %614 = arith.muli %604, %c14 : index
      %615 = arith.addi %613, %614 : index
      %616 = memref.load %18[%615] : memref<?xf32>
      %617 = arith.addi %615, %c11 : index
      %618 = memref.load %18[%617] : memref<?xf32>
      %619 = arith.addf %616, %618 : f32
      %620 = arith.remui %465, %c4 : index
      %621 = arith.muli %620, %c30 : index
      %622 = arith.addi %15, %621 : index
      %623 = vector.load %w[%622] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %624 = vector.bitcast %623 : vector<4xi8> to vector<1xf32>
      %625 = vector.extract %624[0] : f32 from vector<1xf32>
      %626 = arith.mulf %625, %612 : f32
      %627 = arith.mulf %619, %626 : f32
      %628 = arith.muli %3, %c7 : index
      %629 = arith.addi %628, %c8 : index
      %630 = arith.muli %629, %c4 : index
      %631 = arith.remui %465, %c4 : index
      %632 = arith.addi %630, %631 : index
      %633 = arith.muli %607, %c23 : index
      %634 = arith.addi %633, %632 : index
      memref.store %627, %19[%634] : memref<?xf32>
      %635 = arith.addi %468, %c23 : index
      %636 = arith.muli %604, %c14 : index
      %637 = arith.addi %635, %636 : index
      %638 = memref.load %18[%637] : memref<?xf32>
      %639 = arith.addi %637, %c11 : index
      %640 = memref.load %18[%639] : memref<?xf32>
      %641 = arith.addf %638, %640 : f32
      %642 = arith.remui %465, %c4 : index
      %643 = arith.muli %642, %c30 : index
      %644 = arith.addi %17, %643 : index
      %645 = vector.load %w[%644] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %646 = vector.bitcast %645 : vector<4xi8> to vector<1xf32>
      %647 = vector.extract %646[0] : f32 from vector<1xf32>
      %648 = arith.mulf %647, %612 : f32
      %649 = arith.mulf %641, %648 : f32
      %650 = arith.muli %3, %c7 : index
      %651 = arith.addi %650, %c9 : index
      %652 = arith.muli %651, %c4 : index
      %653 = arith.remui %465, %c4 : index
      %654 = arith.addi %652, %653 : index
      %655 = arith.muli %607, %c23 : index
      %656 = arith.addi %655, %654 : index
      memref.store %649, %19[%656] : memref<?xf32>
    }
    %657 = arith.muli %4, %c30 : index
    %658 = arith.addi %657, %c7 : index
    %659 = arith.muli %658, %c7 : index
    %660 = arith.divui %465, %c4 : index
    %661 = arith.addi %659, %660 : index
    %662 = arith.addi %464, %661 : index
    %663 = arith.cmpi slt, %662, %21 : index
    scf.if %663 {
      %664 = arith.cmpi eq, %hasFactors, %c9 : index
      %665 = memref.load %factors[%662] : memref<?xf32>
      %666 = arith.select %664, %665, %c32 : f32
      %667 = arith.addi %468, %c8 : index
      %668 = arith.muli %658, %c14 : index
      %669 = arith.addi %667, %668 : index
      %670 = memref.load %18[%669] : memref<?xf32>
      %671 = arith.addi %669, %c11 : index
      %672 = memref.load %18[%671] : memref<?xf32>
      %673 = arith.addf %670, %672 : f32
      %674 = arith.remui %465, %c4 : index
      %675 = arith.muli %674, %c30 : index
      %676 = arith.addi %15, %675 : index
      %677 = vector.load %w[%676] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %678 = vector.bitcast %677 : vector<4xi8> to vector<1xf32>
      %679 = vector.extract %678[0] : f32 from vector<1xf32>
      %680 = arith.mulf %679, %666 : f32
      %681 = arith.mulf %673, %680 : f32
      %682 = arith.muli %3, %c7 : index
      %683 = arith.addi %682, %c8 : index
      %684 = arith.muli %683, %c4 : index
      %685 = arith.remui %465, %c4 : index
      %686 = arith.addi %684, %685 : index
      %687 = arith.muli %661, %c23 : index
      %688 = arith.addi %687, %686 : index
      memref.store %681, %19[%688] : memref<?xf32>
      %689 = arith.addi %468, %c23 : index
      %690 = arith.muli %658, %c14 : index
      %691 = arith.addi %689, %690 : index
      %692 = memref.load %18[%691] : memref<?xf32>
      %693 = arith.addi %691, %c11 : index
      %694 = memref.load %18[%693] : memref<?xf32>
      %695 = arith.addf %692, %694 : f32
      %696 = arith.remui %465, %c4 : index
      %697 = arith.muli %696, %c30 : index
      %698 = arith.addi %17, %697 : index
      %699 = vector.load %w[%698] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %700 = vector.bitcast %699 : vector<4xi8> to vector<1xf32>
      %701 = vector.extract %700[0] : f32 from vector<1xf32>
      %702 = arith.mulf %701, %666 : f32
      %703 = arith.mulf %695, %702 : f32
      %704 = arith.muli %3, %c7 : index
      %705 = arith.addi %704, %c9 : index
      %706 = arith.muli %705, %c4 : index
      %707 = arith.remui %465, %c4 : index
      %708 = arith.addi %706, %707 : index
      %709 = arith.muli %661, %c23 : index
      %710 = arith.addi %709, %708 : index
      memref.store %703, %19[%710] : memref<?xf32>
    }
    %711 = arith.muli %4, %c30 : index
    %712 = arith.addi %711, %c24 : index
    %713 = arith.muli %712, %c7 : index
    %714 = arith.divui %465, %c4 : index
    %715 = arith.addi %713, %714 : index
    %716 = arith.addi %464, %715 : index
    %717 = arith.cmpi slt, %716, %21 : index
    scf.if %717 {
      %718 = arith.cmpi eq, %hasFactors, %c9 : index
      %719 = memref.load %factors[%716] : memref<?xf32>
      %720 = arith.select %718, %719, %c32 : f32
      %721 = arith.addi %468, %c8 : index
      %722 = arith.muli %712, %c14 : index
      %723 = arith.addi %721, %722 : index
      %724 = memref.load %18[%723] : memref<?xf32>
      %725 = arith.addi %723, %c11 : index
      %726 = memref.load %18[%725] : memref<?xf32>
      %727 = arith.addf %724, %726 : f32
      %728 = arith.remui %465, %c4 : index
      %729 = arith.muli %728, %c30 : index
      %730 = arith.addi %15, %729 : index
      %731 = vector.load %w[%730] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %732 = vector.bitcast %731 : vector<4xi8> to vector<1xf32>
      %733 = vector.extract %732[0] : f32 from vector<1xf32>
      %734 = arith.mulf %733, %720 : f32
      %735 = arith.mulf %727, %734 : f32
      %736 = arith.muli %3, %c7 : index
      %737 = arith.addi %736, %c8 : index
      %738 = arith.muli %737, %c4 : index
      %739 = arith.remui %465, %c4 : index
      %740 = arith.addi %738, %739 : index
      %741 = arith.muli %715, %c23 : index
      %742 = arith.addi %741, %740 : index
      memref.store %735, %19[%742] : memref<?xf32>
      %743 = arith.addi %468, %c23 : index
      %744 = arith.muli %712, %c14 : index
      %745 = arith.addi %743, %744 : index
      %746 = memref.load %18[%745] : memref<?xf32>
      %747 = arith.addi %745, %c11 : index
      %748 = memref.load %18[%747] : memref<?xf32>
      %749 = arith.addf %746, %748 : f32
      %750 = arith.remui %465, %c4 : index
      %751 = arith.muli %750, %c30 : index
      %752 = arith.addi %17, %751 : index
      %753 = vector.load %w[%752] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %754 = vector.bitcast %753 : vector<4xi8> to vector<1xf32>
      %755 = vector.extract %754[0] : f32 from vector<1xf32>
      %756 = arith.mulf %755, %720 : f32
      %757 = arith.mulf %749, %756 : f32
      %758 = arith.muli %3, %c7 : index
      %759 = arith.addi %758, %c9 : index
      %760 = arith.muli %759, %c4 : index
      %761 = arith.remui %465, %c4 : index
      %762 = arith.addi %760, %761 : index
      %763 = arith.muli %715, %c23 : index
      %764 = arith.addi %763, %762 : index
      memref.store %757, %19[%764] : memref<?xf32>
    }
    wave.barrier
    %765 = arith.addi %22, %c8 : index
    %766 = wave.wave
    %767 = arith.addi %766, %c8 : index
    %768 = arith.addi %765, %767 : index
    %769 = arith.cmpi slt, %768, %21 : index
    scf.if %769 {
      %770 = arith.addi %765, %767 : index
      %771 = arith.muli %767, %c23 : index
      %772 = wave.lane
      %773 = arith.addi %772, %c8 : index
      %774 = arith.cmpi eq, %hasBias, %c9 : index
      %775 = arith.addi %771, %773 : index
      %776 = memref.load %19[%775] : memref<?xf32>
      %777 = arith.muli %0, %c23 : index
      %778 = arith.addi %777, %773 : index
      %779 = memref.load %bias[%778] : memref<?xf32>
      %780 = arith.addf %776, %779 : f32
      %781 = arith.select %774, %780, %776 : f32
      %782 = arith.addi %773, %c6 : index
      %783 = arith.cmpi eq, %hasBias, %c9 : index
      %784 = arith.addi %771, %782 : index
      %785 = memref.load %19[%784] : memref<?xf32>
      %786 = arith.muli %0, %c23 : index
      %787 = arith.addi %786, %782 : index
      %788 = memref.load %bias[%787] : memref<?xf32>
      %789 = arith.addf %785, %788 : f32
      %790 = arith.select %783, %789, %785 : f32
      %791 = arith.addi %772, %c14 : index
      %792 = arith.cmpi eq, %hasBias, %c9 : index
      %793 = arith.addi %771, %791 : index
      %794 = memref.load %19[%793] : memref<?xf32>
      %795 = arith.muli %0, %c23 : index
      %796 = arith.addi %795, %791 : index
      %797 = memref.load %bias[%796] : memref<?xf32>
      %798 = arith.addf %794, %797 : f32
      %799 = arith.select %792, %798, %794 : f32
      %800 = arith.addi %791, %c6 : index
      %801 = arith.cmpi eq, %hasBias, %c9 : index
      %802 = arith.addi %771, %800 : index
      %803 = memref.load %19[%802] : memref<?xf32>
      %804 = arith.muli %0, %c23 : index
      %805 = arith.addi %804, %800 : index
      %806 = memref.load %bias[%805] : memref<?xf32>
      %807 = arith.addf %803, %806 : f32
      %808 = arith.select %801, %807, %803 : f32
      %809 = arith.addi %772, %c25 : index
      %810 = arith.cmpi eq, %hasBias, %c9 : index
      %811 = arith.addi %771, %809 : index
      %812 = memref.load %19[%811] : memref<?xf32>
      %813 = arith.muli %0, %c23 : index
      %814 = arith.addi %813, %809 : index
      %815 = memref.load %bias[%814] : memref<?xf32>
      %816 = arith.addf %812, %815 : f32
      %817 = arith.select %810, %816, %812 : f32
      %818 = arith.addi %809, %c6 : index
      %819 = arith.cmpi eq, %hasBias, %c9 : index
      %820 = arith.addi %771, %818 : index
      %821 = memref.load %19[%820] : memref<?xf32>
      %822 = arith.muli %0, %c23 : index
      %823 = arith.addi %822, %818 : index
      %824 = memref.load %bias[%823] : memref<?xf32>
      %825 = arith.addf %821, %824 : f32
      %826 = arith.select %819, %825, %821 : f32
      %827 = arith.addi %772, %c26 : index
      %828 = arith.cmpi eq, %hasBias, %c9 : index
      %829 = arith.addi %771, %827 : index
      %830 = memref.load %19[%829] : memref<?xf32>
      %831 = arith.muli %0, %c23 : index
      %832 = arith.addi %831, %827 : index
      %833 = memref.load %bias[%832] : memref<?xf32>
      %834 = arith.addf %830, %833 : f32
      %835 = arith.select %828, %834, %830 : f32
      %836 = arith.addi %827, %c6 : index
      %837 = arith.cmpi eq, %hasBias, %c9 : index
      %838 = arith.addi %771, %836 : index
      %839 = memref.load %19[%838] : memref<?xf32>
      %840 = arith.muli %0, %c23 : index
      %841 = arith.addi %840, %836 : index
      %842 = memref.load %bias[%841] : memref<?xf32>
      %843 = arith.addf %839, %842 : f32
      %844 = arith.select %837, %843, %839 : f32
      %845 = arith.addi %heads, %kvHeads : index
      %846 = arith.cmpi slt, %0, %845 : index
      scf.if %846 {
        %847 = arith.addi %positionsAt, %770 : index
        %848 = memref.load %step[%847] : memref<?xi32>
        %849 = arith.index_cast %848 : i32 to index
        %850 = arith.cmpi eq, %hasNorm, %c9 : index
        %851 = math.fma %781, %781, %c36 : f32
        %852 = math.fma %790, %790, %851 : f32
        %853 = math.fma %799, %799, %852 : f32
        %854 = math.fma %808, %808, %853 : f32
        %855 = math.fma %817, %817, %854 : f32
        %856 = math.fma %826, %826, %855 : f32
        %857 = math.fma %835, %835, %856 : f32
        %858 = math.fma %844, %844, %857 : f32
        %859 = vector.broadcast %858 : f32 to vector<1xf32>
        %860 = wave.reduce "add" %859 : vector<1xf32>
        %861 = arith.mulf %860, %inverseHeadDim : f32
        %862 = arith.addf %861, %epsilon : f32
        %863 = math.sqrt %862 : f32
        %864 = arith.divf %c32, %863 : f32
        %865 = arith.cmpi slt, %0, %heads : index
        %866 = arith.addi %773, %c6 : index
        %867 = memref.load %query_norm[%773] : memref<?xf32>
        %868 = memref.load %key_norm[%773] : memref<?xf32>
        %869 = arith.select %865, %867, %868 : f32
        %870 = arith.mulf %781, %864 : f32
        %871 = arith.mulf %870, %869 : f32
        %872 = arith.select %850, %871, %781 : f32
        %873 = memref.load %query_norm[%866] : memref<?xf32>
        %874 = memref.load %key_norm[%866] : memref<?xf32>
        %875 = arith.select %865, %873, %874 : f32
        %876 = arith.mulf %790, %864 : f32
        %877 = arith.mulf %876, %875 : f32
        %878 = arith.select %850, %877, %790 : f32
        %879 = arith.addi %791, %c6 : index
        %880 = memref.load %query_norm[%791] : memref<?xf32>
        %881 = memref.load %key_norm[%791] : memref<?xf32>
        %882 = arith.select %865, %880, %881 : f32
        %883 = arith.mulf %799, %864 : f32
        %884 = arith.mulf %883, %882 : f32
        %885 = arith.select %850, %884, %799 : f32
        %886 = memref.load %query_norm[%879] : memref<?xf32>
        %887 = memref.load %key_norm[%879] : memref<?xf32>
        %888 = arith.select %865, %886, %887 : f32
        %889 = arith.mulf %808, %864 : f32
        %890 = arith.mulf %889, %888 : f32
        %891 = arith.select %850, %890, %808 : f32
        %892 = arith.addi %809, %c6 : index
        %893 = memref.load %query_norm[%809] : memref<?xf32>
        %894 = memref.load %key_norm[%809] : memref<?xf32>
        %895 = arith.select %865, %893, %894 : f32
        %896 = arith.mulf %817, %864 : f32
        %897 = arith.mulf %896, %895 : f32
        %898 = arith.select %850, %897, %817 : f32
        %899 = memref.load %query_norm[%892] : memref<?xf32>
        %900 = memref.load %key_norm[%892] : memref<?xf32>
        %901 = arith.select %865, %899, %900 : f32
        %902 = arith.mulf %826, %864 : f32
        %903 = arith.mulf %902, %901 : f32
        %904 = arith.select %850, %903, %826 : f32
        %905 = arith.addi %827, %c6 : index
        %906 = memref.load %query_norm[%827] : memref<?xf32>
        %907 = memref.load %key_norm[%827] : memref<?xf32>
        %908 = arith.select %865, %906, %907 : f32
        %909 = arith.mulf %835, %864 : f32
        %910 = arith.mulf %909, %908 : f32
        %911 = arith.select %850, %910, %835 : f32
        %912 = memref.load %query_norm[%905] : memref<?xf32>
        %913 = memref.load %key_norm[%905] : memref<?xf32>
        %914 = arith.select %865, %912, %913 : f32
        %915 = arith.mulf %844, %864 : f32
        %916 = arith.mulf %915, %914 : f32
        %917 = arith.select %850, %916, %844 : f32
        %918 = arith.remui %849, %c23 : index
        %919 = arith.muli %918, %c23 : index
        %920 = arith.addi %919, %773 : index
        %921 = arith.divui %849, %c23 : index
        %922 = arith.addi %921, %c23 : index
        %923 = arith.muli %922, %c23 : index
        %924 = arith.addi %923, %773 : index
        %925 = memref.load %rope[%920] : memref<?xf32>
        %926 = arith.addi %920, %c6 : index
        %927 = memref.load %rope[%926] : memref<?xf32>
        %928 = memref.load %rope[%924] : memref<?xf32>
        %929 = arith.addi %924, %c6 : index
        %930 = memref.load %rope[%929] : memref<?xf32>
        %931 = arith.mulf %928, %925 : f32
        %932 = arith.mulf %930, %927 : f32
        %933 = arith.subf %931, %932 : f32
        %934 = arith.mulf %930, %925 : f32
        %935 = arith.mulf %928, %927 : f32
        %936 = arith.addf %934, %935 : f32
        %937 = arith.mulf %872, %933 : f32
        %938 = arith.mulf %878, %936 : f32
        %939 = arith.subf %937, %938 : f32
        %940 = arith.mulf %878, %933 : f32
        %941 = arith.mulf %872, %936 : f32
        %942 = arith.addf %940, %941 : f32
        %943 = arith.cmpi slt, %0, %heads : index
        scf.if %943 {
          %944 = arith.muli %770, %heads : index
          %945 = arith.addi %944, %0 : index
          %946 = arith.muli %945, %c23 : index
          %947 = arith.addi %946, %773 : index
          memref.store %939, %q[%947] : memref<?xf32>
          %948 = arith.addi %947, %c6 : index
          memref.store %942, %q[%948] : memref<?xf32>
        } else {
          %949 = arith.addi %771, %773 : index
          memref.store %939, %19[%949] : memref<?xf32>
          %950 = arith.addi %771, %773 : index
          %951 = arith.addi %950, %c6 : index
          memref.store %942, %19[%951] : memref<?xf32>
        }
        %952 = arith.remui %849, %c23 : index
        %953 = arith.muli %952, %c23 : index
        %954 = arith.addi %953, %791 : index
        %955 = arith.divui %849, %c23 : index
        %956 = arith.addi %955, %c23 : index
        %957 = arith.muli %956, %c23 : index
        %958 = arith.addi %957, %791 : index
        %959 = memref.load %rope[%954] : memref<?xf32>
        %960 = arith.addi %954, %c6 : index
        %961 = memref.load %rope[%960] : memref<?xf32>
        %962 = memref.load %rope[%958] : memref<?xf32>
        %963 = arith.addi %958, %c6 : index
        %964 = memref.load %rope[%963] : memref<?xf32>
        %965 = arith.mulf %962, %959 : f32
        %966 = arith.mulf %964, %961 : f32
        %967 = arith.subf %965, %966 : f32
        %968 = arith.mulf %964, %959 : f32
        %969 = arith.mulf %962, %961 : f32
        %970 = arith.addf %968, %969 : f32
        %971 = arith.mulf %885, %967 : f32
        %972 = arith.mulf %891, %970 : f32
        %973 = arith.subf %971, %972 : f32
        %974 = arith.mulf %891, %967 : f32
        %975 = arith.mulf %885, %970 : f32
        %976 = arith.addf %974, %975 : f32
        %977 = arith.cmpi slt, %0, %heads : index
        scf.if %977 {
          %978 = arith.muli %770, %heads : index
          %979 = arith.addi %978, %0 : index
          %980 = arith.muli %979, %c23 : index
          %981 = arith.addi %980, %791 : index
          memref.store %973, %q[%981] : memref<?xf32>
          %982 = arith.addi %981, %c6 : index
          memref.store %976, %q[%982] : memref<?xf32>
        } else {
          %983 = arith.addi %771, %791 : index
          memref.store %973, %19[%983] : memref<?xf32>
          %984 = arith.addi %771, %791 : index
          %985 = arith.addi %984, %c6 : index
          memref.store %976, %19[%985] : memref<?xf32>
        }
        %986 = arith.remui %849, %c23 : index
        %987 = arith.muli %986, %c23 : index
        %988 = arith.addi %987, %809 : index
        %989 = arith.divui %849, %c23 : index
        %990 = arith.addi %989, %c23 : index
        %991 = arith.muli %990, %c23 : index
        %992 = arith.addi %991, %809 : index
        %993 = memref.load %rope[%988] : memref<?xf32>
        %994 = arith.addi %988, %c6 : index
        %995 = memref.load %rope[%994] : memref<?xf32>
        %996 = memref.load %rope[%992] : memref<?xf32>
        %997 = arith.addi %992, %c6 : index
        %998 = memref.load %rope[%997] : memref<?xf32>
        %999 = arith.mulf %996, %993 : f32
        %1000 = arith.mulf %998, %995 : f32
        %1001 = arith.subf %999, %1000 : f32
        %1002 = arith.mulf %998, %993 : f32
        %1003 = arith.mulf %996, %995 : f32
        %1004 = arith.addf %1002, %1003 : f32
        %1005 = arith.mulf %898, %1001 : f32
        %1006 = arith.mulf %904, %1004 : f32
        %1007 = arith.subf %1005, %1006 : f32
        %1008 = arith.mulf %904, %1001 : f32
        %1009 = arith.mulf %898, %1004 : f32
        %1010 = arith.addf %1008, %1009 : f32
        %1011 = arith.cmpi slt, %0, %heads : index
        scf.if %1011 {
          %1012 = arith.muli %770, %heads : index
          %1013 = arith.addi %1012, %0 : index
          %1014 = arith.muli %1013, %c23 : index
          %1015 = arith.addi %1014, %809 : index
          memref.store %1007, %q[%1015] : memref<?xf32>
          %1016 = arith.addi %1015, %c6 : index
          memref.store %1010, %q[%1016] : memref<?xf32>
        } else {
          %1017 = arith.addi %771, %809 : index
          memref.store %1007, %19[%1017] : memref<?xf32>
          %1018 = arith.addi %771, %809 : index
          %1019 = arith.addi %1018, %c6 : index
          memref.store %1010, %19[%1019] : memref<?xf32>
        }
        %1020 = arith.remui %849, %c23 : index
        %1021 = arith.muli %1020, %c23 : index
        %1022 = arith.addi %1021, %827 : index
        %1023 = arith.divui %849, %c23 : index
        %1024 = arith.addi %1023, %c23 : index
        %1025 = arith.muli %1024, %c23 : index
        %1026 = arith.addi %1025, %827 : index
        %1027 = memref.load %rope[%1022] : memref<?xf32>
        %1028 = arith.addi %1022, %c6 : index
        %1029 = memref.load %rope[%1028] : memref<?xf32>
        %1030 = memref.load %rope[%1026] : memref<?xf32>
        %1031 = arith.addi %1026, %c6 : index
        %1032 = memref.load %rope[%1031] : memref<?xf32>
        %1033 = arith.mulf %1030, %1027 : f32
        %1034 = arith.mulf %1032, %1029 : f32
        %1035 = arith.subf %1033, %1034 : f32
        %1036 = arith.mulf %1032, %1027 : f32
        %1037 = arith.mulf %1030, %1029 : f32
        %1038 = arith.addf %1036, %1037 : f32
        %1039 = arith.mulf %911, %1035 : f32
        %1040 = arith.mulf %917, %1038 : f32
        %1041 = arith.subf %1039, %1040 : f32
        %1042 = arith.mulf %917, %1035 : f32
        %1043 = arith.mulf %911, %1038 : f32
        %1044 = arith.addf %1042, %1043 : f32
        %1045 = arith.cmpi slt, %0, %heads : index
        scf.if %1045 {
          %1046 = arith.muli %770, %heads : index
          %1047 = arith.addi %1046, %0 : index
          %1048 = arith.muli %1047, %c23 : index
          %1049 = arith.addi %1048, %827 : index
          memref.store %1041, %q[%1049] : memref<?xf32>
          %1050 = arith.addi %1049, %c6 : index
          memref.store %1044, %q[%1050] : memref<?xf32>
        } else {
          %1051 = arith.addi %771, %827 : index
          memref.store %1041, %19[%1051] : memref<?xf32>
          %1052 = arith.addi %771, %827 : index
          %1053 = arith.addi %1052, %c6 : index
          memref.store %1044, %19[%1053] : memref<?xf32>
        }
      } else {
        %1054 = arith.cmpi slt, %0, %heads : index
        scf.if %1054 {
          %1055 = arith.muli %770, %heads : index
          %1056 = arith.addi %1055, %0 : index
          %1057 = arith.muli %1056, %c23 : index
          %1058 = arith.addi %1057, %773 : index
          memref.store %781, %q[%1058] : memref<?xf32>
          %1059 = arith.addi %1058, %c6 : index
          memref.store %790, %q[%1059] : memref<?xf32>
        } else {
          %1060 = arith.addi %771, %773 : index
          memref.store %781, %19[%1060] : memref<?xf32>
          %1061 = arith.addi %771, %773 : index
          %1062 = arith.addi %1061, %c6 : index
          memref.store %790, %19[%1062] : memref<?xf32>
        }
        %1063 = arith.cmpi slt, %0, %heads : index
        scf.if %1063 {
          %1064 = arith.muli %770, %heads : index
          %1065 = arith.addi %1064, %0 : index
          %1066 = arith.muli %1065, %c23 : index
          %1067 = arith.addi %1066, %791 : index
          memref.store %799, %q[%1067] : memref<?xf32>
          %1068 = arith.addi %1067, %c6 : index
          memref.store %808, %q[%1068] : memref<?xf32>
        } else {
          %1069 = arith.addi %771, %791 : index
          memref.store %799, %19[%1069] : memref<?xf32>
          %1070 = arith.addi %771, %791 : index
          %1071 = arith.addi %1070, %c6 : index
          memref.store %808, %19[%1071] : memref<?xf32>
        }
        %1072 = arith.cmpi slt, %0, %heads : index
        scf.if %1072 {
          %1073 = arith.muli %770, %heads : index
          %1074 = arith.addi %1073, %0 : index
          %1075 = arith.muli %1074, %c23 : index
          %1076 = arith.addi %1075, %809 : index
          memref.store %817, %q[%1076] : memref<?xf32>
          %1077 = arith.addi %1076, %c6 : index
          memref.store %826, %q[%1077] : memref<?xf32>
        } else {
          %1078 = arith.addi %771, %809 : index
          memref.store %817, %19[%1078] : memref<?xf32>
          %1079 = arith.addi %771, %809 : index
          %1080 = arith.addi %1079, %c6 : index
          memref.store %826, %19[%1080] : memref<?xf32>
        }
        %1081 = arith.cmpi slt, %0, %heads : index
        scf.if %1081 {
          %1082 = arith.muli %770, %heads : index
          %1083 = arith.addi %1082, %0 : index
          %1084 = arith.muli %1083, %c23 : index
          %1085 = arith.addi %1084, %827 : index
          memref.store %835, %q[%1085] : memref<?xf32>
          %1086 = arith.addi %1085, %c6 : index
          memref.store %844, %q[%1086] : memref<?xf32>
        } else {
          %1087 = arith.addi %771, %827 : index
          memref.store %835, %19[%1087] : memref<?xf32>
          %1088 = arith.addi %771, %827 : index
          %1089 = arith.addi %1088, %c6 : index
          memref.store %844, %19[%1089] : memref<?xf32>
        }
      }
    }
    wave.barrier
    %1090 = arith.cmpi sge, %0, %heads : index
    scf.if %1090 {
      %1091 = arith.addi %766, %c8 : index
      %1092 = arith.addi %765, %1091 : index
      %1093 = arith.cmpi slt, %1092, %21 : index
      scf.if %1093 {
        %1094 = arith.addi %765, %1091 : index
        %1095 = arith.addi %slotsAt, %1094 : index
        %1096 = memref.load %step[%1095] : memref<?xi32>
        %1097 = arith.index_cast %1096 : i32 to index
        %1098 = arith.cmpi sge, %1097, %c8 : index
        scf.if %1098 {
          %1099 = arith.muli %1091, %c23 : index
          %1100 = arith.subi %0, %heads : index
          %1101 = memref.load %scales[%1100] : memref<?xf32>
          %1102 = vector.broadcast %1101 : f32 to vector<4xf32>
          %1103 = arith.divui %1097, %c4 : index
          %1104 = arith.remui %1097, %c4 : index
          %1105 = arith.muli %1103, %pageBytes : index
          %1106 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1106 {
            %1107 = wave.lane
            %1108 = arith.muli %1107, %c30 : index
            scf.for %1109 = %1108 to %c23 step %c6 {
              %1110 = arith.addi %1099, %1109 : index
              %1111 = vector.load %19[%1110] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1112 = arith.mulf %1111, %1102 : vector<4xf32>
              %1113 = arith.minimumf %1112, %c42 : vector<4xf32>
              %1114 = arith.maximumf %1113, %c43 : vector<4xf32>
              %1115 = arith.truncf %1114 : vector<4xf32> to vector<4xf16>
              %1116 = vector.bitcast %1115 : vector<4xf16> to vector<8xi8>
              %1117 = arith.cmpi slt, %1100, %kvHeads : index
              scf.if %1117 {
                %1118 = arith.muli %1100, %c44 : index
                %1119 = arith.addi %1105, %1118 : index
                %1120 = arith.divui %1109, %c4 : index
                %1121 = arith.muli %1120, %c18 : index
                %1122 = arith.remui %1109, %c4 : index
                %1123 = arith.divui %1122, %c2 : index
                %1124 = arith.muli %1123, %c23 : index
                %1125 = arith.muli %1104, %c4 : index
                %1126 = arith.addi %1124, %1125 : index
                %1127 = arith.remui %1122, %c2 : index
                %1128 = arith.muli %1127, %c7 : index
                %1129 = arith.addi %1126, %1128 : index
                %1130 = arith.addi %1121, %1129 : index
                %1131 = arith.addi %1119, %1130 : index
                vector.store %1116, %kv[%1131] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1132 = arith.subi %1100, %kvHeads : index
                %1133 = arith.muli %1132, %c44 : index
                %1134 = arith.addi %1105, %1133 : index
                %1135 = arith.addi %1109, %c8 : index
                %1136 = arith.divui %1135, %c4 : index
                %1137 = arith.muli %1136, %c18 : index
                %1138 = arith.addi %1137, %c10 : index
                %1139 = arith.remui %1135, %c4 : index
                %1140 = arith.divui %1104, %c7 : index
                %1141 = arith.remui %1104, %c7 : index
                %1142 = arith.muli %1141, %c2 : index
                %1143 = arith.addi %1140, %1142 : index
                %1144 = arith.divui %1143, %c2 : index
                %1145 = arith.muli %1144, %c23 : index
                %1146 = arith.muli %1139, %c4 : index
                %1147 = arith.addi %1145, %1146 : index
                %1148 = arith.remui %1143, %c2 : index
                %1149 = arith.muli %1148, %c7 : index
                %1150 = arith.addi %1147, %1149 : index
                %1151 = arith.addi %1138, %1150 : index
                %1152 = arith.addi %1134, %1151 : index
                %1153 = vector.shuffle %1116, %1116 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1153, %kv[%1152] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1154 = arith.addi %1109, %c9 : index
                %1155 = arith.divui %1154, %c4 : index
                %1156 = arith.muli %1155, %c18 : index
                %1157 = arith.addi %1156, %c10 : index
                %1158 = arith.remui %1154, %c4 : index
                %1159 = arith.divui %1104, %c7 : index
                %1160 = arith.remui %1104, %c7 : index
                %1161 = arith.muli %1160, %c2 : index
                %1162 = arith.addi %1159, %1161 : index
                %1163 = arith.divui %1162, %c2 : index
                %1164 = arith.muli %1163, %c23 : index
                %1165 = arith.muli %1158, %c4 : index
                %1166 = arith.addi %1164, %1165 : index
                %1167 = arith.remui %1162, %c2 : index
                %1168 = arith.muli %1167, %c7 : index
                %1169 = arith.addi %1166, %1168 : index
                %1170 = arith.addi %1157, %1169 : index
                %1171 = arith.addi %1134, %1170 : index
                %1172 = vector.shuffle %1116, %1116 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1172, %kv[%1171] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1173 = arith.addi %1109, %c7 : index
                %1174 = arith.divui %1173, %c4 : index
                %1175 = arith.muli %1174, %c18 : index
                %1176 = arith.addi %1175, %c10 : index
                %1177 = arith.remui %1173, %c4 : index
                %1178 = arith.divui %1104, %c7 : index
                %1179 = arith.remui %1104, %c7 : index
                %1180 = arith.muli %1179, %c2 : index
                %1181 = arith.addi %1178, %1180 : index
                %1182 = arith.divui %1181, %c2 : index
                %1183 = arith.muli %1182, %c23 : index
                %1184 = arith.muli %1177, %c4 : index
                %1185 = arith.addi %1183, %1184 : index
                %1186 = arith.remui %1181, %c2 : index
                %1187 = arith.muli %1186, %c7 : index
                %1188 = arith.addi %1185, %1187 : index
                %1189 = arith.addi %1176, %1188 : index
                %1190 = arith.addi %1134, %1189 : index
                %1191 = vector.shuffle %1116, %1116 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1191, %kv[%1190] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1192 = arith.addi %1109, %c24 : index
                %1193 = arith.divui %1192, %c4 : index
                %1194 = arith.muli %1193, %c18 : index
                %1195 = arith.addi %1194, %c10 : index
                %1196 = arith.remui %1192, %c4 : index
                %1197 = arith.divui %1104, %c7 : index
                %1198 = arith.remui %1104, %c7 : index
                %1199 = arith.muli %1198, %c2 : index
                %1200 = arith.addi %1197, %1199 : index
                %1201 = arith.divui %1200, %c2 : index
                %1202 = arith.muli %1201, %c23 : index
                %1203 = arith.muli %1196, %c4 : index
                %1204 = arith.addi %1202, %1203 : index
                %1205 = arith.remui %1200, %c2 : index
                %1206 = arith.muli %1205, %c7 : index
                %1207 = arith.addi %1204, %1206 : index
                %1208 = arith.addi %1195, %1207 : index
                %1209 = arith.addi %1134, %1208 : index
                %1210 = vector.shuffle %1116, %1116 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1210, %kv[%1209] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1211 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1211 {
            %1212 = wave.lane
            %1213 = arith.muli %1212, %c30 : index
            scf.for %1214 = %1213 to %c23 step %c6 {
              %1215 = arith.addi %1099, %1214 : index
              %1216 = vector.load %19[%1215] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1217 = arith.mulf %1216, %1102 : vector<4xf32>
              %1218 = wave.fp8_encode "e4m3" %1217 : vector<4xf32> -> vector<4xi8>
              %1219 = arith.cmpi slt, %1100, %kvHeads : index
              scf.if %1219 {
                %1220 = arith.muli %1100, %c10 : index
                %1221 = arith.addi %1105, %1220 : index
                %1222 = vector.shuffle %1218, %1218 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1223 = arith.divui %1214, %c4 : index
                %1224 = arith.muli %1223, %c23 : index
                %1225 = arith.remui %1214, %c4 : index
                %1226 = arith.muli %1104, %c4 : index
                %1227 = arith.divui %1225, %c30 : index
                %1228 = arith.muli %1227, %c30 : index
                %1229 = arith.remui %1225, %c7 : index
                %1230 = arith.muli %1229, %c7 : index
                %1231 = arith.addi %1228, %1230 : index
                %1232 = arith.divui %1225, %c7 : index
                %1233 = arith.remui %1232, %c7 : index
                %1234 = arith.addi %1231, %1233 : index
                %1235 = arith.addi %1226, %1234 : index
                %1236 = arith.addi %1224, %1235 : index
                %1237 = arith.addi %1221, %1236 : index
                vector.store %1222, %kv[%1237] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1238 = arith.subi %1100, %kvHeads : index
                %1239 = arith.muli %1238, %c10 : index
                %1240 = arith.addi %1105, %1239 : index
                %1241 = arith.addi %1214, %c8 : index
                %1242 = arith.divui %1241, %c4 : index
                %1243 = arith.muli %1242, %c23 : index
                %1244 = arith.addi %1243, %c11 : index
                %1245 = arith.remui %1241, %c4 : index
                %1246 = arith.divui %1104, %c7 : index
                %1247 = arith.remui %1104, %c7 : index
                %1248 = arith.muli %1247, %c2 : index
                %1249 = arith.addi %1246, %1248 : index
                %1250 = arith.muli %1245, %c4 : index
                %1251 = arith.divui %1249, %c30 : index
                %1252 = arith.muli %1251, %c30 : index
                %1253 = arith.remui %1249, %c7 : index
                %1254 = arith.muli %1253, %c7 : index
                %1255 = arith.addi %1252, %1254 : index
                %1256 = arith.divui %1249, %c7 : index
                %1257 = arith.remui %1256, %c7 : index
                %1258 = arith.addi %1255, %1257 : index
                %1259 = arith.addi %1250, %1258 : index
                %1260 = arith.addi %1244, %1259 : index
                %1261 = arith.addi %1240, %1260 : index
                %1262 = vector.shuffle %1218, %1218 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1262, %kv[%1261] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1263 = arith.addi %1214, %c9 : index
                %1264 = arith.divui %1263, %c4 : index
                %1265 = arith.muli %1264, %c23 : index
                %1266 = arith.addi %1265, %c11 : index
                %1267 = arith.remui %1263, %c4 : index
                %1268 = arith.divui %1104, %c7 : index
                %1269 = arith.remui %1104, %c7 : index
                %1270 = arith.muli %1269, %c2 : index
                %1271 = arith.addi %1268, %1270 : index
                %1272 = arith.muli %1267, %c4 : index
                %1273 = arith.divui %1271, %c30 : index
                %1274 = arith.muli %1273, %c30 : index
                %1275 = arith.remui %1271, %c7 : index
                %1276 = arith.muli %1275, %c7 : index
                %1277 = arith.addi %1274, %1276 : index
                %1278 = arith.divui %1271, %c7 : index
                %1279 = arith.remui %1278, %c7 : index
                %1280 = arith.addi %1277, %1279 : index
                %1281 = arith.addi %1272, %1280 : index
                %1282 = arith.addi %1266, %1281 : index
                %1283 = arith.addi %1240, %1282 : index
                %1284 = vector.shuffle %1218, %1218 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1284, %kv[%1283] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1285 = arith.addi %1214, %c7 : index
                %1286 = arith.divui %1285, %c4 : index
                %1287 = arith.muli %1286, %c23 : index
                %1288 = arith.addi %1287, %c11 : index
                %1289 = arith.remui %1285, %c4 : index
                %1290 = arith.divui %1104, %c7 : index
                %1291 = arith.remui %1104, %c7 : index
                %1292 = arith.muli %1291, %c2 : index
                %1293 = arith.addi %1290, %1292 : index
                %1294 = arith.muli %1289, %c4 : index
                %1295 = arith.divui %1293, %c30 : index
                %1296 = arith.muli %1295, %c30 : index
                %1297 = arith.remui %1293, %c7 : index
                %1298 = arith.muli %1297, %c7 : index
                %1299 = arith.addi %1296, %1298 : index
                %1300 = arith.divui %1293, %c7 : index
                %1301 = arith.remui %1300, %c7 : index
                %1302 = arith.addi %1299, %1301 : index
                %1303 = arith.addi %1294, %1302 : index
                %1304 = arith.addi %1288, %1303 : index
                %1305 = arith.addi %1240, %1304 : index
                %1306 = vector.shuffle %1218, %1218 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1306, %kv[%1305] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1307 = arith.addi %1214, %c24 : index
                %1308 = arith.divui %1307, %c4 : index
                %1309 = arith.muli %1308, %c23 : index
                %1310 = arith.addi %1309, %c11 : index
                %1311 = arith.remui %1307, %c4 : index
                %1312 = arith.divui %1104, %c7 : index
                %1313 = arith.remui %1104, %c7 : index
                %1314 = arith.muli %1313, %c2 : index
                %1315 = arith.addi %1312, %1314 : index
                %1316 = arith.muli %1311, %c4 : index
                %1317 = arith.divui %1315, %c30 : index
                %1318 = arith.muli %1317, %c30 : index
                %1319 = arith.remui %1315, %c7 : index
                %1320 = arith.muli %1319, %c7 : index
                %1321 = arith.addi %1318, %1320 : index
                %1322 = arith.divui %1315, %c7 : index
                %1323 = arith.remui %1322, %c7 : index
                %1324 = arith.addi %1321, %1323 : index
                %1325 = arith.addi %1316, %1324 : index
                %1326 = arith.addi %1310, %1325 : index
                %1327 = arith.addi %1240, %1326 : index
                %1328 = vector.shuffle %1218, %1218 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1328, %kv[%1327] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1329 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1329 {
            %1330 = wave.lane
            %1331 = arith.muli %1330, %c30 : index
            scf.for %1332 = %1331 to %c23 step %c6 {
              %1333 = arith.addi %1099, %1332 : index
              %1334 = vector.load %19[%1333] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1335 = arith.mulf %1334, %1102 : vector<4xf32>
              %1336 = wave.fp8_encode "e5m2" %1335 : vector<4xf32> -> vector<4xi8>
              %1337 = arith.cmpi slt, %1100, %kvHeads : index
              scf.if %1337 {
                %1338 = arith.muli %1100, %c10 : index
                %1339 = arith.addi %1105, %1338 : index
                %1340 = vector.shuffle %1336, %1336 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1341 = arith.divui %1332, %c4 : index
                %1342 = arith.muli %1341, %c23 : index
                %1343 = arith.remui %1332, %c4 : index
                %1344 = arith.muli %1104, %c4 : index
                %1345 = arith.divui %1343, %c30 : index
                %1346 = arith.muli %1345, %c30 : index
                %1347 = arith.remui %1343, %c7 : index
                %1348 = arith.muli %1347, %c7 : index
                %1349 = arith.addi %1346, %1348 : index
                %1350 = arith.divui %1343, %c7 : index
                %1351 = arith.remui %1350, %c7 : index
                %1352 = arith.addi %1349, %1351 : index
                %1353 = arith.addi %1344, %1352 : index
                %1354 = arith.addi %1342, %1353 : index
                %1355 = arith.addi %1339, %1354 : index
                vector.store %1340, %kv[%1355] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1356 = arith.subi %1100, %kvHeads : index
                %1357 = arith.muli %1356, %c10 : index
                %1358 = arith.addi %1105, %1357 : index
                %1359 = arith.addi %1332, %c8 : index
                %1360 = arith.divui %1359, %c4 : index
                %1361 = arith.muli %1360, %c23 : index
                %1362 = arith.addi %1361, %c11 : index
                %1363 = arith.remui %1359, %c4 : index
                %1364 = arith.divui %1104, %c7 : index
                %1365 = arith.remui %1104, %c7 : index
                %1366 = arith.muli %1365, %c2 : index
                %1367 = arith.addi %1364, %1366 : index
                %1368 = arith.muli %1363, %c4 : index
                %1369 = arith.divui %1367, %c30 : index
                %1370 = arith.muli %1369, %c30 : index
                %1371 = arith.remui %1367, %c7 : index
                %1372 = arith.muli %1371, %c7 : index
                %1373 = arith.addi %1370, %1372 : index
                %1374 = arith.divui %1367, %c7 : index
                %1375 = arith.remui %1374, %c7 : index
                %1376 = arith.addi %1373, %1375 : index
                %1377 = arith.addi %1368, %1376 : index
                %1378 = arith.addi %1362, %1377 : index
                %1379 = arith.addi %1358, %1378 : index
                %1380 = vector.shuffle %1336, %1336 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1380, %kv[%1379] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1381 = arith.addi %1332, %c9 : index
                %1382 = arith.divui %1381, %c4 : index
                %1383 = arith.muli %1382, %c23 : index
                %1384 = arith.addi %1383, %c11 : index
                %1385 = arith.remui %1381, %c4 : index
                %1386 = arith.divui %1104, %c7 : index
                %1387 = arith.remui %1104, %c7 : index
                %1388 = arith.muli %1387, %c2 : index
                %1389 = arith.addi %1386, %1388 : index
                %1390 = arith.muli %1385, %c4 : index
                %1391 = arith.divui %1389, %c30 : index
                %1392 = arith.muli %1391, %c30 : index
                %1393 = arith.remui %1389, %c7 : index
                %1394 = arith.muli %1393, %c7 : index
                %1395 = arith.addi %1392, %1394 : index
                %1396 = arith.divui %1389, %c7 : index
                %1397 = arith.remui %1396, %c7 : index
                %1398 = arith.addi %1395, %1397 : index
                %1399 = arith.addi %1390, %1398 : index
                %1400 = arith.addi %1384, %1399 : index
                %1401 = arith.addi %1358, %1400 : index
                %1402 = vector.shuffle %1336, %1336 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1402, %kv[%1401] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1403 = arith.addi %1332, %c7 : index
                %1404 = arith.divui %1403, %c4 : index
                %1405 = arith.muli %1404, %c23 : index
                %1406 = arith.addi %1405, %c11 : index
                %1407 = arith.remui %1403, %c4 : index
                %1408 = arith.divui %1104, %c7 : index
                %1409 = arith.remui %1104, %c7 : index
                %1410 = arith.muli %1409, %c2 : index
                %1411 = arith.addi %1408, %1410 : index
                %1412 = arith.muli %1407, %c4 : index
                %1413 = arith.divui %1411, %c30 : index
                %1414 = arith.muli %1413, %c30 : index
                %1415 = arith.remui %1411, %c7 : index
                %1416 = arith.muli %1415, %c7 : index
                %1417 = arith.addi %1414, %1416 : index
                %1418 = arith.divui %1411, %c7 : index
                %1419 = arith.remui %1418, %c7 : index
                %1420 = arith.addi %1417, %1419 : index
                %1421 = arith.addi %1412, %1420 : index
                %1422 = arith.addi %1406, %1421 : index
                %1423 = arith.addi %1358, %1422 : index
                %1424 = vector.shuffle %1336, %1336 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1424, %kv[%1423] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1425 = arith.addi %1332, %c24 : index
                %1426 = arith.divui %1425, %c4 : index
                %1427 = arith.muli %1426, %c23 : index
                %1428 = arith.addi %1427, %c11 : index
                %1429 = arith.remui %1425, %c4 : index
                %1430 = arith.divui %1104, %c7 : index
                %1431 = arith.remui %1104, %c7 : index
                %1432 = arith.muli %1431, %c2 : index
                %1433 = arith.addi %1430, %1432 : index
                %1434 = arith.muli %1429, %c4 : index
                %1435 = arith.divui %1433, %c30 : index
                %1436 = arith.muli %1435, %c30 : index
                %1437 = arith.remui %1433, %c7 : index
                %1438 = arith.muli %1437, %c7 : index
                %1439 = arith.addi %1436, %1438 : index
                %1440 = arith.divui %1433, %c7 : index
                %1441 = arith.remui %1440, %c7 : index
                %1442 = arith.addi %1439, %1441 : index
                %1443 = arith.addi %1434, %1442 : index
                %1444 = arith.addi %1428, %1443 : index
                %1445 = arith.addi %1358, %1444 : index
                %1446 = vector.shuffle %1336, %1336 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1446, %kv[%1445] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
