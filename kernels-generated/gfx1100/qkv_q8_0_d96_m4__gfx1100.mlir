// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q8_0', dim=96, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q8_0_d96_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 12 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 3 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 6 : index
  %c8 = arith.constant 2 : index
  %c9 = arith.constant 0 : index
  %c10 = arith.constant 1 : index
  %c11 = arith.constant 6144 : index
  %c12 = arith.constant 1536 : index
  %tileRows = wave.param "tileRows" : index
  %operandHalves = wave.param "operandHalves" : index
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 8 : index
  %c17 = arith.constant 3072 : index
  %c18 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c21 = arith.constant 512 : index
  %c22 = arith.constant dense<16711935> : vector<4xi32>
  %c23 = arith.constant dense<1677747200> : vector<4xi32>
  %c24 = arith.constant dense<8> : vector<4xi32>
  %c25 = arith.constant dense<0x6480> : vector<16xf16>
  %c26 = arith.constant 256 : index
  %c27 = arith.constant 64 : index
  %c28 = arith.constant 96 : index
  %c29 = arith.constant 160 : index
  %c30 = arith.constant 192 : index
  %c31 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c33 = arith.constant 0x3F800000 : f32
  %c34 = arith.constant 4608 : index
  %c35 = arith.constant 4 : index
  %hasBias = wave.param "hasBias" : index
  %c37 = arith.constant 48 : index
  %c38 = arith.constant 47 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c41 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c44 = arith.constant 12 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c48 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c49 = arith.constant dense<0xC77FE000> : vector<4xf32>
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
    %30 = arith.muli %29, %c16 : index
    scf.for %31 = %30 to %operandHalves step %c17 {
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
    %48:2 = scf.for %45 = %35 to %44 step %c8 iter_args(%46 = %c18, %47 = %c18) -> (vector<8xf32>, vector<8xf32>) {
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
      %66 = arith.muli %50, %c21 : index
      %67 = arith.addi %65, %66 : index
      %68 = arith.addi %67, %c9 : index
      %69 = arith.muli %51, %c4 : index
      %70 = arith.addi %68, %69 : index
      %71 = vector.load %w[%70] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %72 = vector.bitcast %71 : vector<16xi8> to vector<4xi32>
      %73 = arith.andi %72, %c22 : vector<4xi32>
      %74 = arith.ori %73, %c23 : vector<4xi32>
      %75 = vector.bitcast %74 : vector<4xi32> to vector<8xf16>
      %76 = arith.shrui %72, %c24 : vector<4xi32>
      %77 = arith.andi %76, %c22 : vector<4xi32>
      %78 = arith.ori %77, %c23 : vector<4xi32>
      %79 = vector.bitcast %78 : vector<4xi32> to vector<8xf16>
      %80 = vector.shuffle %75, %79 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %81 = arith.subf %80, %c25 : vector<16xf16>
      %82 = arith.mulf %81, %60 : vector<16xf16>
      %83 = arith.muli %50, %c21 : index
      %84 = arith.addi %65, %83 : index
      %85 = arith.addi %84, %c26 : index
      %86 = arith.muli %51, %c4 : index
      %87 = arith.addi %85, %86 : index
      %88 = vector.load %w[%87] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %89 = vector.bitcast %88 : vector<16xi8> to vector<4xi32>
      %90 = arith.andi %89, %c22 : vector<4xi32>
      %91 = arith.ori %90, %c23 : vector<4xi32>
      %92 = vector.bitcast %91 : vector<4xi32> to vector<8xf16>
      %93 = arith.shrui %89, %c24 : vector<4xi32>
      %94 = arith.andi %93, %c22 : vector<4xi32>
      %95 = arith.ori %94, %c23 : vector<4xi32>
      %96 = vector.bitcast %95 : vector<4xi32> to vector<8xf16>
      %97 = vector.shuffle %92, %96 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %98 = arith.subf %97, %c25 : vector<16xf16>
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
      %116 = arith.muli %100, %c21 : index
      %117 = arith.addi %115, %116 : index
      %118 = arith.addi %117, %c9 : index
      %119 = arith.muli %101, %c4 : index
      %120 = arith.addi %118, %119 : index
      %121 = vector.load %w[%120] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %122 = vector.bitcast %121 : vector<16xi8> to vector<4xi32>
      %123 = arith.andi %122, %c22 : vector<4xi32>
      %124 = arith.ori %123, %c23 : vector<4xi32>
      %125 = vector.bitcast %124 : vector<4xi32> to vector<8xf16>
      %126 = arith.shrui %122, %c24 : vector<4xi32>
      %127 = arith.andi %126, %c22 : vector<4xi32>
      %128 = arith.ori %127, %c23 : vector<4xi32>
      %129 = vector.bitcast %128 : vector<4xi32> to vector<8xf16>
      %130 = vector.shuffle %125, %129 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %131 = arith.subf %130, %c25 : vector<16xf16>
      %132 = arith.mulf %131, %110 : vector<16xf16>
      %133 = arith.muli %100, %c21 : index
      %134 = arith.addi %115, %133 : index
      %135 = arith.addi %134, %c26 : index
      %136 = arith.muli %101, %c4 : index
      %137 = arith.addi %135, %136 : index
      %138 = vector.load %w[%137] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %139 = vector.bitcast %138 : vector<16xi8> to vector<4xi32>
      %140 = arith.andi %139, %c22 : vector<4xi32>
      %141 = arith.ori %140, %c23 : vector<4xi32>
      %142 = vector.bitcast %141 : vector<4xi32> to vector<8xf16>
      %143 = arith.shrui %139, %c24 : vector<4xi32>
      %144 = arith.andi %143, %c22 : vector<4xi32>
      %145 = arith.ori %144, %c23 : vector<4xi32>
      %146 = vector.bitcast %145 : vector<4xi32> to vector<8xf16>
      %147 = vector.shuffle %142, %146 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %148 = arith.subf %147, %c25 : vector<16xf16>
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
      %166 = arith.muli %150, %c21 : index
      %167 = arith.addi %165, %166 : index
      %168 = arith.addi %167, %c9 : index
      %169 = arith.muli %151, %c4 : index
      %170 = arith.addi %168, %169 : index
      %171 = vector.load %w[%170] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %172 = vector.bitcast %171 : vector<16xi8> to vector<4xi32>
      %173 = arith.andi %172, %c22 : vector<4xi32>
      %174 = arith.ori %173, %c23 : vector<4xi32>
      %175 = vector.bitcast %174 : vector<4xi32> to vector<8xf16>
      %176 = arith.shrui %172, %c24 : vector<4xi32>
      %177 = arith.andi %176, %c22 : vector<4xi32>
      %178 = arith.ori %177, %c23 : vector<4xi32>
      %179 = vector.bitcast %178 : vector<4xi32> to vector<8xf16>
      %180 = vector.shuffle %175, %179 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %181 = arith.subf %180, %c25 : vector<16xf16>
      %182 = arith.mulf %181, %160 : vector<16xf16>
      %183 = arith.muli %150, %c21 : index
      %184 = arith.addi %165, %183 : index
      %185 = arith.addi %184, %c26 : index
      %186 = arith.muli %151, %c4 : index
      %187 = arith.addi %185, %186 : index
      %188 = vector.load %w[%187] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %189 = vector.bitcast %188 : vector<16xi8> to vector<4xi32>
      %190 = arith.andi %189, %c22 : vector<4xi32>
      %191 = arith.ori %190, %c23 : vector<4xi32>
      %192 = vector.bitcast %191 : vector<4xi32> to vector<8xf16>
      %193 = arith.shrui %189, %c24 : vector<4xi32>
      %194 = arith.andi %193, %c22 : vector<4xi32>
      %195 = arith.ori %194, %c23 : vector<4xi32>
      %196 = vector.bitcast %195 : vector<4xi32> to vector<8xf16>
      %197 = vector.shuffle %192, %196 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %198 = arith.subf %197, %c25 : vector<16xf16>
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
      %216 = arith.muli %200, %c21 : index
      %217 = arith.addi %215, %216 : index
      %218 = arith.addi %217, %c9 : index
      %219 = arith.muli %201, %c4 : index
      %220 = arith.addi %218, %219 : index
      %221 = vector.load %w[%220] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %222 = vector.bitcast %221 : vector<16xi8> to vector<4xi32>
      %223 = arith.andi %222, %c22 : vector<4xi32>
      %224 = arith.ori %223, %c23 : vector<4xi32>
      %225 = vector.bitcast %224 : vector<4xi32> to vector<8xf16>
      %226 = arith.shrui %222, %c24 : vector<4xi32>
      %227 = arith.andi %226, %c22 : vector<4xi32>
      %228 = arith.ori %227, %c23 : vector<4xi32>
      %229 = vector.bitcast %228 : vector<4xi32> to vector<8xf16>
      %230 = vector.shuffle %225, %229 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %231 = arith.subf %230, %c25 : vector<16xf16>
      %232 = arith.mulf %231, %210 : vector<16xf16>
      %233 = arith.muli %200, %c21 : index
      %234 = arith.addi %215, %233 : index
      %235 = arith.addi %234, %c26 : index
      %236 = arith.muli %201, %c4 : index
      %237 = arith.addi %235, %236 : index
      %238 = vector.load %w[%237] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %239 = vector.bitcast %238 : vector<16xi8> to vector<4xi32>
      %240 = arith.andi %239, %c22 : vector<4xi32>
      %241 = arith.ori %240, %c23 : vector<4xi32>
      %242 = vector.bitcast %241 : vector<4xi32> to vector<8xf16>
      %243 = arith.shrui %239, %c24 : vector<4xi32>
      %244 = arith.andi %243, %c22 : vector<4xi32>
      %245 = arith.ori %244, %c23 : vector<4xi32>
      %246 = vector.bitcast %245 : vector<4xi32> to vector<8xf16>
      %247 = vector.shuffle %242, %246 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %248 = arith.subf %247, %c25 : vector<16xf16>
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
      %259 = arith.muli %258, %c16 : index
      %260 = arith.addi %257, %259 : index
      %261 = vector.load %23[%260] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %262 = arith.muli %tileRows, %c16 : index
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
      %277 = arith.muli %276, %c16 : index
      %278 = arith.addi %275, %277 : index
      %279 = vector.load %23[%278] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %280 = arith.muli %tileRows, %c16 : index
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
      %295 = arith.muli %294, %c16 : index
      %296 = arith.addi %293, %295 : index
      %297 = vector.load %23[%296] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %298 = arith.muli %tileRows, %c16 : index
      %299 = arith.addi %296, %298 : index
      %300 = vector.load %23[%299] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %301 = vector.shuffle %297, %300 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %302 = wave.mma %301, %132, %284 : vector<16xf16>, vector<8xf32>
      %303 = wave.mma %301, %232, %285 : vector<16xf16>, vector<8xf32>
      %304 = arith.addi %25, %c9 : index
      %305 = arith.muli %45, %c8 : index
      %306 = arith.addi %305, %c2 : index
      %307 = arith.divui %inputFeatures, %c4 : index
      %308 = arith.muli %304, %307 : index
      %309 = arith.addi %308, %306 : index
      %310 = arith.muli %tileRows, %c4 : index
      %311 = arith.muli %309, %310 : index
      %312 = arith.remui %49, %tileRows : index
      %313 = arith.muli %312, %c16 : index
      %314 = arith.addi %311, %313 : index
      %315 = vector.load %23[%314] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %316 = arith.muli %tileRows, %c16 : index
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
      %344 = arith.muli %328, %c21 : index
      %345 = arith.addi %343, %344 : index
      %346 = arith.addi %345, %c9 : index
      %347 = arith.muli %329, %c4 : index
      %348 = arith.addi %346, %347 : index
      %349 = vector.load %w[%348] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %350 = vector.bitcast %349 : vector<16xi8> to vector<4xi32>
      %351 = arith.andi %350, %c22 : vector<4xi32>
      %352 = arith.ori %351, %c23 : vector<4xi32>
      %353 = vector.bitcast %352 : vector<4xi32> to vector<8xf16>
      %354 = arith.shrui %350, %c24 : vector<4xi32>
      %355 = arith.andi %354, %c22 : vector<4xi32>
      %356 = arith.ori %355, %c23 : vector<4xi32>
      %357 = vector.bitcast %356 : vector<4xi32> to vector<8xf16>
      %358 = vector.shuffle %353, %357 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %359 = arith.subf %358, %c25 : vector<16xf16>
      %360 = arith.mulf %359, %338 : vector<16xf16>
      %361 = arith.muli %328, %c21 : index
      %362 = arith.addi %343, %361 : index
      %363 = arith.addi %362, %c26 : index
      %364 = arith.muli %329, %c4 : index
      %365 = arith.addi %363, %364 : index
      %366 = vector.load %w[%365] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %367 = vector.bitcast %366 : vector<16xi8> to vector<4xi32>
      %368 = arith.andi %367, %c22 : vector<4xi32>
      %369 = arith.ori %368, %c23 : vector<4xi32>
      %370 = vector.bitcast %369 : vector<4xi32> to vector<8xf16>
      %371 = arith.shrui %367, %c24 : vector<4xi32>
      %372 = arith.andi %371, %c22 : vector<4xi32>
      %373 = arith.ori %372, %c23 : vector<4xi32>
      %374 = vector.bitcast %373 : vector<4xi32> to vector<8xf16>
      %375 = vector.shuffle %370, %374 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %376 = arith.subf %375, %c25 : vector<16xf16>
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
      %394 = arith.muli %378, %c21 : index
      %395 = arith.addi %393, %394 : index
      %396 = arith.addi %395, %c9 : index
      %397 = arith.muli %379, %c4 : index
      %398 = arith.addi %396, %397 : index
      %399 = vector.load %w[%398] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %400 = vector.bitcast %399 : vector<16xi8> to vector<4xi32>
      %401 = arith.andi %400, %c22 : vector<4xi32>
      %402 = arith.ori %401, %c23 : vector<4xi32>
      %403 = vector.bitcast %402 : vector<4xi32> to vector<8xf16>
      %404 = arith.shrui %400, %c24 : vector<4xi32>
      %405 = arith.andi %404, %c22 : vector<4xi32>
      %406 = arith.ori %405, %c23 : vector<4xi32>
      %407 = vector.bitcast %406 : vector<4xi32> to vector<8xf16>
      %408 = vector.shuffle %403, %407 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %409 = arith.subf %408, %c25 : vector<16xf16>
      %410 = arith.mulf %409, %388 : vector<16xf16>
      %411 = arith.muli %378, %c21 : index
      %412 = arith.addi %393, %411 : index
      %413 = arith.addi %412, %c26 : index
      %414 = arith.muli %379, %c4 : index
      %415 = arith.addi %413, %414 : index
      %416 = vector.load %w[%415] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %417 = vector.bitcast %416 : vector<16xi8> to vector<4xi32>
      %418 = arith.andi %417, %c22 : vector<4xi32>
      %419 = arith.ori %418, %c23 : vector<4xi32>
      %420 = vector.bitcast %419 : vector<4xi32> to vector<8xf16>
      %421 = arith.shrui %417, %c24 : vector<4xi32>
      %422 = arith.andi %421, %c22 : vector<4xi32>
      %423 = arith.ori %422, %c23 : vector<4xi32>
      %424 = vector.bitcast %423 : vector<4xi32> to vector<8xf16>
      %425 = vector.shuffle %420, %424 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %426 = arith.subf %425, %c25 : vector<16xf16>
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
      %437 = arith.muli %436, %c16 : index
      %438 = arith.addi %435, %437 : index
      %439 = vector.load %23[%438] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %440 = arith.muli %tileRows, %c16 : index
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
      %455 = arith.muli %454, %c16 : index
      %456 = arith.addi %453, %455 : index
      %457 = vector.load %23[%456] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %458 = arith.muli %tileRows, %c16 : index
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
    %467 = arith.muli %466, %c26 : index
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
    %511 = arith.addi %510, %c26 : index
    %512 = arith.addi %511, %c9 : index
    %513 = vector.extract %326#1[0] : f32 from vector<8xf32>
    memref.store %513, %18[%512] : memref<?xf32>
    %514 = arith.muli %4, %c12 : index
    %515 = arith.addi %514, %468 : index
    %516 = arith.addi %515, %c26 : index
    %517 = arith.addi %516, %c15 : index
    %518 = vector.extract %326#1[1] : f32 from vector<8xf32>
    memref.store %518, %18[%517] : memref<?xf32>
    %519 = arith.muli %4, %c12 : index
    %520 = arith.addi %519, %468 : index
    %521 = arith.addi %520, %c26 : index
    %522 = arith.addi %521, %c27 : index
    %523 = vector.extract %326#1[2] : f32 from vector<8xf32>
    memref.store %523, %18[%522] : memref<?xf32>
    %524 = arith.muli %4, %c12 : index
    %525 = arith.addi %524, %468 : index
    %526 = arith.addi %525, %c26 : index
    %527 = arith.addi %526, %c28 : index
    %528 = vector.extract %326#1[3] : f32 from vector<8xf32>
    memref.store %528, %18[%527] : memref<?xf32>
    %529 = arith.muli %4, %c12 : index
    %530 = arith.addi %529, %468 : index
    %531 = arith.addi %530, %c26 : index
    %532 = arith.addi %531, %c6 : index
    %533 = vector.extract %326#1[4] : f32 from vector<8xf32>
    memref.store %533, %18[%532] : memref<?xf32>
    %534 = arith.muli %4, %c12 : index
    %535 = arith.addi %534, %468 : index
    %536 = arith.addi %535, %c26 : index
    %537 = arith.addi %536, %c29 : index
    %538 = vector.extract %326#1[5] : f32 from vector<8xf32>
    memref.store %538, %18[%537] : memref<?xf32>
    %539 = arith.muli %4, %c12 : index
    %540 = arith.addi %539, %468 : index
    %541 = arith.addi %540, %c26 : index
    %542 = arith.addi %541, %c30 : index
    %543 = vector.extract %326#1[6] : f32 from vector<8xf32>
    memref.store %543, %18[%542] : memref<?xf32>
    %544 = arith.muli %4, %c12 : index
    %545 = arith.addi %544, %468 : index
    %546 = arith.addi %545, %c26 : index
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
      %566 = arith.addi %561, %c17 : index
      %567 = memref.load %18[%566] : memref<?xf32>
      %568 = arith.addf %565, %567 : f32
      %569 = arith.addi %561, %c34 : index
      %570 = memref.load %18[%569] : memref<?xf32>
      %571 = arith.addf %568, %570 : f32
      %572 = arith.remui %465, %c4 : index
      %573 = arith.muli %572, %c35 : index
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
      %585 = arith.muli %553, %c28 : index
      %586 = arith.addi %585, %584 : index
      memref.store %579, %19[%586] : memref<?xf32>
      %587 = arith.addi %468, %c26 : index
      %588 = arith.muli %550, %c15 : index
      %589 = arith.addi %587, %588 : index
      %590 = memref.load %18[%589] : memref<?xf32>
      %591 = arith.addi %589, %c12 : index
      %592 = memref.load %18[%591] : memref<?xf32>
      %593 = arith.addf %590, %592 : f32
      %594 = arith.addi %589, %c17 : index
      %595 = memref.load %18[%594] : memref<?xf32>
      %596 = arith.addf %593, %595 : f32
      %597 = arith.addi %589, %c34 : index
      %598 = memref.load %18[%597] : memref<?xf32>
      %599 = arith.addf %596, %598 : f32
      %600 = arith.remui %465, %c4 : index
      %601 = arith.muli %600, %c35 : index
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
      %613 = arith.muli %553, %c28 : index
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
      %632 = arith.addi %627, %c17 : index
      %633 = memref.load %18[%632] : memref<?xf32>
      %634 = arith.addf %631, %633 : f32
      %635 = arith.addi %627, %c34 : index
      %636 = memref.load %18[%635] : memref<?xf32>
      %637 = arith.addf %634, %636 : f32
      %638 = arith.remui %465, %c4 : index
      %639 = arith.muli %638, %c35 : index
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
      %651 = arith.muli %619, %c28 : index
      %652 = arith.addi %651, %650 : index
      memref.store %645, %19[%652] : memref<?xf32>
      %653 = arith.addi %468, %c26 : index
      %654 = arith.muli %616, %c15 : index
      %655 = arith.addi %653, %654 : index
      %656 = memref.load %18[%655] : memref<?xf32>
      %657 = arith.addi %655, %c12 : index
      %658 = memref.load %18[%657] : memref<?xf32>
      %659 = arith.addf %656, %658 : f32
      %660 = arith.addi %655, %c17 : index
      %661 = memref.load %18[%660] : memref<?xf32>
      %662 = arith.addf %659, %661 : f32
      %663 = arith.addi %655, %c34 : index
      %664 = memref.load %18[%663] : memref<?xf32>
      %665 = arith.addf %662, %664 : f32
      %666 = arith.remui %465, %c4 : index
      %667 = arith.muli %666, %c35 : index
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
      %679 = arith.muli %619, %c28 : index
      %680 = arith.addi %679, %678 : index
      memref.store %673, %19[%680] : memref<?xf32>
    }
    wave.barrier
    %681 = arith.addi %22, %c9 : index
    %682 = wave.wave
    %683 = arith.addi %682, %c9 : index
    %684 = arith.addi %681, %683 : index
    %685 = arith.cmpi slt, %684, %21 : index
    %686 = arith.cmpi slt, %683, %c4 : index
    %687 = arith.andi %685, %686 : i1
    scf.if %687 {
      %688 = arith.addi %681, %683 : index
      %689 = arith.muli %683, %c28 : index
      %690 = wave.lane
      %691 = arith.addi %690, %c9 : index
      %692 = arith.cmpi eq, %hasBias, %c10 : index
      %693 = arith.addi %689, %691 : index
      %694 = memref.load %19[%693] : memref<?xf32>
      %695 = arith.muli %0, %c28 : index
      %696 = arith.addi %695, %691 : index
      %697 = memref.load %bias[%696] : memref<?xf32>
      %698 = arith.addf %694, %697 : f32
      %699 = arith.select %692, %698, %694 : f32
      %700 = arith.addi %691, %c37 : index
      %701 = arith.cmpi eq, %hasBias, %c10 : index
      %702 = arith.addi %689, %700 : index
      %703 = memref.load %19[%702] : memref<?xf32>
      %704 = arith.muli %0, %c28 : index
      %705 = arith.addi %704, %700 : index
      %706 = memref.load %bias[%705] : memref<?xf32>
      %707 = arith.addf %703, %706 : f32
      %708 = arith.select %701, %707, %703 : f32
      %709 = arith.addi %690, %c15 : index
      %710 = arith.cmpi slt, %709, %c37 : index
      %711 = arith.minsi %709, %c38 : index
      %712 = arith.cmpi eq, %hasBias, %c10 : index
      %713 = arith.addi %689, %711 : index
      %714 = memref.load %19[%713] : memref<?xf32>
      %715 = arith.muli %0, %c28 : index
      %716 = arith.addi %715, %711 : index
      %717 = memref.load %bias[%716] : memref<?xf32>
      %718 = arith.addf %714, %717 : f32
      %719 = arith.select %712, %718, %714 : f32
      %720 = arith.addi %711, %c37 : index
      %721 = arith.cmpi eq, %hasBias, %c10 : index
      %722 = arith.addi %689, %720 : index
      %723 = memref.load %19[%722] : memref<?xf32>
      %724 = arith.muli %0, %c28 : index
      %725 = arith.addi %724, %720 : index
      %726 = memref.load %bias[%725] : memref<?xf32>
      %727 = arith.addf %723, %726 : f32
      %728 = arith.select %721, %727, %723 : f32
      %729 = arith.addi %heads, %kvHeads : index
      %730 = arith.cmpi slt, %0, %729 : index
      scf.if %730 {
        %731 = arith.addi %positionsAt, %688 : index
        %732 = memref.load %step[%731] : memref<?xi32>
        %733 = arith.index_cast %732 : i32 to index
        %734 = arith.cmpi eq, %hasNorm, %c10 : index
        %735 = math.fma %699, %699, %c41 : f32
        %736 = math.fma %708, %708, %735 : f32
        %737 = math.fma %719, %719, %736 : f32
        %738 = arith.select %710, %737, %736 : f32
        %739 = math.fma %728, %728, %738 : f32
        %740 = arith.select %710, %739, %738 : f32
        %741 = vector.broadcast %740 : f32 to vector<1xf32>
        %742 = wave.reduce "add" %741 : vector<1xf32>
        %743 = arith.mulf %742, %inverseHeadDim : f32
        %744 = arith.addf %743, %epsilon : f32
        %745 = math.sqrt %744 : f32
        %746 = arith.divf %c33, %745 : f32
        %747 = arith.cmpi slt, %0, %heads : index
        %748 = arith.addi %691, %c37 : index
        %749 = memref.load %query_norm[%691] : memref<?xf32>
        %750 = memref.load %key_norm[%691] : memref<?xf32>
        %751 = arith.select %747, %749, %750 : f32
        %752 = arith.mulf %699, %746 : f32
        %753 = arith.mulf %752, %751 : f32
        %754 = arith.select %734, %753, %699 : f32
        %755 = memref.load %query_norm[%748] : memref<?xf32>
        %756 = memref.load %key_norm[%748] : memref<?xf32>
        %757 = arith.select %747, %755, %756 : f32
        %758 = arith.mulf %708, %746 : f32
        %759 = arith.mulf %758, %757 : f32
        %760 = arith.select %734, %759, %708 : f32
        %761 = arith.addi %711, %c37 : index
        %762 = memref.load %query_norm[%711] : memref<?xf32>
        %763 = memref.load %key_norm[%711] : memref<?xf32>
        %764 = arith.select %747, %762, %763 : f32
        %765 = arith.mulf %719, %746 : f32
        %766 = arith.mulf %765, %764 : f32
        %767 = arith.select %734, %766, %719 : f32
        %768 = memref.load %query_norm[%761] : memref<?xf32>
        %769 = memref.load %key_norm[%761] : memref<?xf32>
        %770 = arith.select %747, %768, %769 : f32
        %771 = arith.mulf %728, %746 : f32
        %772 = arith.mulf %771, %770 : f32
        %773 = arith.select %734, %772, %728 : f32
        %774 = arith.remui %733, %c26 : index
        %775 = arith.muli %774, %c28 : index
        %776 = arith.addi %775, %691 : index
        %777 = arith.divui %733, %c26 : index
        %778 = arith.addi %777, %c26 : index
        %779 = arith.muli %778, %c28 : index
        %780 = arith.addi %779, %691 : index
        %781 = memref.load %rope[%776] : memref<?xf32>
        %782 = arith.addi %776, %c37 : index
        %783 = memref.load %rope[%782] : memref<?xf32>
        %784 = memref.load %rope[%780] : memref<?xf32>
        %785 = arith.addi %780, %c37 : index
        %786 = memref.load %rope[%785] : memref<?xf32>
        %787 = arith.mulf %784, %781 : f32
        %788 = arith.mulf %786, %783 : f32
        %789 = arith.subf %787, %788 : f32
        %790 = arith.mulf %786, %781 : f32
        %791 = arith.mulf %784, %783 : f32
        %792 = arith.addf %790, %791 : f32
        %793 = arith.mulf %754, %789 : f32
        %794 = arith.mulf %760, %792 : f32
        %795 = arith.subf %793, %794 : f32
        %796 = arith.mulf %760, %789 : f32
        %797 = arith.mulf %754, %792 : f32
        %798 = arith.addf %796, %797 : f32
        %799 = arith.cmpi slt, %0, %heads : index
        scf.if %799 {
          %800 = arith.muli %688, %heads : index
          %801 = arith.addi %800, %0 : index
          %802 = arith.muli %801, %c28 : index
          %803 = arith.addi %802, %691 : index
          memref.store %795, %q[%803] : memref<?xf32>
          %804 = arith.addi %803, %c37 : index
          memref.store %798, %q[%804] : memref<?xf32>
        } else {
          %805 = arith.addi %689, %691 : index
          memref.store %795, %19[%805] : memref<?xf32>
          %806 = arith.addi %689, %691 : index
          %807 = arith.addi %806, %c37 : index
          memref.store %798, %19[%807] : memref<?xf32>
        }
        %808 = arith.remui %733, %c26 : index
        %809 = arith.muli %808, %c28 : index
        %810 = arith.addi %809, %711 : index
        %811 = arith.divui %733, %c26 : index
        %812 = arith.addi %811, %c26 : index
        %813 = arith.muli %812, %c28 : index
        %814 = arith.addi %813, %711 : index
        %815 = memref.load %rope[%810] : memref<?xf32>
        %816 = arith.addi %810, %c37 : index
        %817 = memref.load %rope[%816] : memref<?xf32>
        %818 = memref.load %rope[%814] : memref<?xf32>
        %819 = arith.addi %814, %c37 : index
        %820 = memref.load %rope[%819] : memref<?xf32>
        %821 = arith.mulf %818, %815 : f32
        %822 = arith.mulf %820, %817 : f32
        %823 = arith.subf %821, %822 : f32
        %824 = arith.mulf %820, %815 : f32
        %825 = arith.mulf %818, %817 : f32
        %826 = arith.addf %824, %825 : f32
        %827 = arith.mulf %767, %823 : f32
        %828 = arith.mulf %773, %826 : f32
        %829 = arith.subf %827, %828 : f32
        %830 = arith.mulf %773, %823 : f32
        %831 = arith.mulf %767, %826 : f32
        %832 = arith.addf %830, %831 : f32
        scf.if %710 {
          %833 = arith.cmpi slt, %0, %heads : index
          scf.if %833 {
            %834 = arith.muli %688, %heads : index
            %835 = arith.addi %834, %0 : index
            %836 = arith.muli %835, %c28 : index
            %837 = arith.addi %836, %711 : index
            memref.store %829, %q[%837] : memref<?xf32>
            %838 = arith.addi %837, %c37 : index
            memref.store %832, %q[%838] : memref<?xf32>
          } else {
            %839 = arith.addi %689, %711 : index
            memref.store %829, %19[%839] : memref<?xf32>
            %840 = arith.addi %689, %711 : index
            %841 = arith.addi %840, %c37 : index
            memref.store %832, %19[%841] : memref<?xf32>
          }
        }
      } else {
        %842 = arith.cmpi slt, %0, %heads : index
        scf.if %842 {
          %843 = arith.muli %688, %heads : index
          %844 = arith.addi %843, %0 : index
          %845 = arith.muli %844, %c28 : index
          %846 = arith.addi %845, %691 : index
          memref.store %699, %q[%846] : memref<?xf32>
          %847 = arith.addi %846, %c37 : index
          memref.store %708, %q[%847] : memref<?xf32>
        } else {
          %848 = arith.addi %689, %691 : index
          memref.store %699, %19[%848] : memref<?xf32>
          %849 = arith.addi %689, %691 : index
          %850 = arith.addi %849, %c37 : index
          memref.store %708, %19[%850] : memref<?xf32>
        }
        scf.if %710 {
          %851 = arith.cmpi slt, %0, %heads : index
          scf.if %851 {
            %852 = arith.muli %688, %heads : index
            %853 = arith.addi %852, %0 : index
            %854 = arith.muli %853, %c28 : index
            %855 = arith.addi %854, %711 : index
            memref.store %719, %q[%855] : memref<?xf32>
            %856 = arith.addi %855, %c37 : index
            memref.store %728, %q[%856] : memref<?xf32>
          } else {
            %857 = arith.addi %689, %711 : index
            memref.store %719, %19[%857] : memref<?xf32>
            %858 = arith.addi %689, %711 : index
            %859 = arith.addi %858, %c37 : index
            memref.store %728, %19[%859] : memref<?xf32>
          }
        }
      }
    }
    %860 = arith.addi %682, %c44 : index
    %861 = arith.addi %681, %860 : index
    %862 = arith.cmpi slt, %861, %21 : index
    %863 = arith.cmpi slt, %860, %c4 : index
    %864 = arith.andi %862, %863 : i1
    scf.if %864 {
      %865 = arith.addi %681, %860 : index
      %866 = arith.muli %860, %c28 : index
      %867 = wave.lane
      %868 = arith.addi %867, %c9 : index
      %869 = arith.cmpi eq, %hasBias, %c10 : index
      %870 = arith.addi %866, %868 : index
      %871 = memref.load %19[%870] : memref<?xf32>
      %872 = arith.muli %0, %c28 : index
      %873 = arith.addi %872, %868 : index
      %874 = memref.load %bias[%873] : memref<?xf32>
      %875 = arith.addf %871, %874 : f32
      %876 = arith.select %869, %875, %871 : f32
      %877 = arith.addi %868, %c37 : index
      %878 = arith.cmpi eq, %hasBias, %c10 : index
      %879 = arith.addi %866, %877 : index
      %880 = memref.load %19[%879] : memref<?xf32>
      %881 = arith.muli %0, %c28 : index
      %882 = arith.addi %881, %877 : index
      %883 = memref.load %bias[%882] : memref<?xf32>
      %884 = arith.addf %880, %883 : f32
      %885 = arith.select %878, %884, %880 : f32
      %886 = arith.addi %867, %c15 : index
      %887 = arith.cmpi slt, %886, %c37 : index
      %888 = arith.minsi %886, %c38 : index
      %889 = arith.cmpi eq, %hasBias, %c10 : index
      %890 = arith.addi %866, %888 : index
      %891 = memref.load %19[%890] : memref<?xf32>
      %892 = arith.muli %0, %c28 : index
      %893 = arith.addi %892, %888 : index
      %894 = memref.load %bias[%893] : memref<?xf32>
      %895 = arith.addf %891, %894 : f32
      %896 = arith.select %889, %895, %891 : f32
      %897 = arith.addi %888, %c37 : index
      %898 = arith.cmpi eq, %hasBias, %c10 : index
      %899 = arith.addi %866, %897 : index
      %900 = memref.load %19[%899] : memref<?xf32>
      %901 = arith.muli %0, %c28 : index
      %902 = arith.addi %901, %897 : index
      %903 = memref.load %bias[%902] : memref<?xf32>
      %904 = arith.addf %900, %903 : f32
      %905 = arith.select %898, %904, %900 : f32
      %906 = arith.addi %heads, %kvHeads : index
      %907 = arith.cmpi slt, %0, %906 : index
      scf.if %907 {
        %908 = arith.addi %positionsAt, %865 : index
        %909 = memref.load %step[%908] : memref<?xi32>
        %910 = arith.index_cast %909 : i32 to index
        %911 = arith.cmpi eq, %hasNorm, %c10 : index
        %912 = math.fma %876, %876, %c41 : f32
        %913 = math.fma %885, %885, %912 : f32
        %914 = math.fma %896, %896, %913 : f32
        %915 = arith.select %887, %914, %913 : f32
        %916 = math.fma %905, %905, %915 : f32
        %917 = arith.select %887, %916, %915 : f32
        %918 = vector.broadcast %917 : f32 to vector<1xf32>
        %919 = wave.reduce "add" %918 : vector<1xf32>
        %920 = arith.mulf %919, %inverseHeadDim : f32
        %921 = arith.addf %920, %epsilon : f32
        %922 = math.sqrt %921 : f32
        %923 = arith.divf %c33, %922 : f32
        %924 = arith.cmpi slt, %0, %heads : index
        %925 = arith.addi %868, %c37 : index
        %926 = memref.load %query_norm[%868] : memref<?xf32>
        %927 = memref.load %key_norm[%868] : memref<?xf32>
        %928 = arith.select %924, %926, %927 : f32
        %929 = arith.mulf %876, %923 : f32
        %930 = arith.mulf %929, %928 : f32
        %931 = arith.select %911, %930, %876 : f32
        %932 = memref.load %query_norm[%925] : memref<?xf32>
        %933 = memref.load %key_norm[%925] : memref<?xf32>
        %934 = arith.select %924, %932, %933 : f32
        %935 = arith.mulf %885, %923 : f32
        %936 = arith.mulf %935, %934 : f32
        %937 = arith.select %911, %936, %885 : f32
        %938 = arith.addi %888, %c37 : index
        %939 = memref.load %query_norm[%888] : memref<?xf32>
        %940 = memref.load %key_norm[%888] : memref<?xf32>
        %941 = arith.select %924, %939, %940 : f32
        %942 = arith.mulf %896, %923 : f32
        %943 = arith.mulf %942, %941 : f32
        %944 = arith.select %911, %943, %896 : f32
        %945 = memref.load %query_norm[%938] : memref<?xf32>
        %946 = memref.load %key_norm[%938] : memref<?xf32>
        %947 = arith.select %924, %945, %946 : f32
        %948 = arith.mulf %905, %923 : f32
        %949 = arith.mulf %948, %947 : f32
        %950 = arith.select %911, %949, %905 : f32
        %951 = arith.remui %910, %c26 : index
        %952 = arith.muli %951, %c28 : index
        %953 = arith.addi %952, %868 : index
        %954 = arith.divui %910, %c26 : index
        %955 = arith.addi %954, %c26 : index
        %956 = arith.muli %955, %c28 : index
        %957 = arith.addi %956, %868 : index
        %958 = memref.load %rope[%953] : memref<?xf32>
        %959 = arith.addi %953, %c37 : index
        %960 = memref.load %rope[%959] : memref<?xf32>
        %961 = memref.load %rope[%957] : memref<?xf32>
        %962 = arith.addi %957, %c37 : index
        %963 = memref.load %rope[%962] : memref<?xf32>
        %964 = arith.mulf %961, %958 : f32
        %965 = arith.mulf %963, %960 : f32
        %966 = arith.subf %964, %965 : f32
        %967 = arith.mulf %963, %958 : f32
        %968 = arith.mulf %961, %960 : f32
        %969 = arith.addf %967, %968 : f32
        %970 = arith.mulf %931, %966 : f32
        %971 = arith.mulf %937, %969 : f32
        %972 = arith.subf %970, %971 : f32
        %973 = arith.mulf %937, %966 : f32
        %974 = arith.mulf %931, %969 : f32
        %975 = arith.addf %973, %974 : f32
        %976 = arith.cmpi slt, %0, %heads : index
        scf.if %976 {
          %977 = arith.muli %865, %heads : index
          %978 = arith.addi %977, %0 : index
          %979 = arith.muli %978, %c28 : index
          %980 = arith.addi %979, %868 : index
          memref.store %972, %q[%980] : memref<?xf32>
          %981 = arith.addi %980, %c37 : index
          memref.store %975, %q[%981] : memref<?xf32>
        } else {
          %982 = arith.addi %866, %868 : index
          memref.store %972, %19[%982] : memref<?xf32>
          %983 = arith.addi %866, %868 : index
          %984 = arith.addi %983, %c37 : index
          memref.store %975, %19[%984] : memref<?xf32>
        }
        %985 = arith.remui %910, %c26 : index
        %986 = arith.muli %985, %c28 : index
        %987 = arith.addi %986, %888 : index
        %988 = arith.divui %910, %c26 : index
        %989 = arith.addi %988, %c26 : index
        %990 = arith.muli %989, %c28 : index
        %991 = arith.addi %990, %888 : index
        %992 = memref.load %rope[%987] : memref<?xf32>
        %993 = arith.addi %987, %c37 : index
        %994 = memref.load %rope[%993] : memref<?xf32>
        %995 = memref.load %rope[%991] : memref<?xf32>
        %996 = arith.addi %991, %c37 : index
        %997 = memref.load %rope[%996] : memref<?xf32>
        %998 = arith.mulf %995, %992 : f32
        %999 = arith.mulf %997, %994 : f32
        %1000 = arith.subf %998, %999 : f32
        %1001 = arith.mulf %997, %992 : f32
        %1002 = arith.mulf %995, %994 : f32
        %1003 = arith.addf %1001, %1002 : f32
        %1004 = arith.mulf %944, %1000 : f32
        %1005 = arith.mulf %950, %1003 : f32
        %1006 = arith.subf %1004, %1005 : f32
        %1007 = arith.mulf %950, %1000 : f32
        %1008 = arith.mulf %944, %1003 : f32
        %1009 = arith.addf %1007, %1008 : f32
        scf.if %887 {
          %1010 = arith.cmpi slt, %0, %heads : index
          scf.if %1010 {
            %1011 = arith.muli %865, %heads : index
            %1012 = arith.addi %1011, %0 : index
            %1013 = arith.muli %1012, %c28 : index
            %1014 = arith.addi %1013, %888 : index
            memref.store %1006, %q[%1014] : memref<?xf32>
            %1015 = arith.addi %1014, %c37 : index
            memref.store %1009, %q[%1015] : memref<?xf32>
          } else {
            %1016 = arith.addi %866, %888 : index
            memref.store %1006, %19[%1016] : memref<?xf32>
            %1017 = arith.addi %866, %888 : index
            %1018 = arith.addi %1017, %c37 : index
            memref.store %1009, %19[%1018] : memref<?xf32>
          }
        }
      } else {
        %1019 = arith.cmpi slt, %0, %heads : index
        scf.if %1019 {
          %1020 = arith.muli %865, %heads : index
          %1021 = arith.addi %1020, %0 : index
          %1022 = arith.muli %1021, %c28 : index
          %1023 = arith.addi %1022, %868 : index
          memref.store %876, %q[%1023] : memref<?xf32>
          %1024 = arith.addi %1023, %c37 : index
          memref.store %885, %q[%1024] : memref<?xf32>
        } else {
          %1025 = arith.addi %866, %868 : index
          memref.store %876, %19[%1025] : memref<?xf32>
          %1026 = arith.addi %866, %868 : index
          %1027 = arith.addi %1026, %c37 : index
          memref.store %885, %19[%1027] : memref<?xf32>
        }
        scf.if %887 {
          %1028 = arith.cmpi slt, %0, %heads : index
          scf.if %1028 {
            %1029 = arith.muli %865, %heads : index
            %1030 = arith.addi %1029, %0 : index
            %1031 = arith.muli %1030, %c28 : index
            %1032 = arith.addi %1031, %888 : index
            memref.store %896, %q[%1032] : memref<?xf32>
            %1033 = arith.addi %1032, %c37 : index
            memref.store %905, %q[%1033] : memref<?xf32>
          } else {
            %1034 = arith.addi %866, %888 : index
            memref.store %896, %19[%1034] : memref<?xf32>
            %1035 = arith.addi %866, %888 : index
            %1036 = arith.addi %1035, %c37 : index
            memref.store %905, %19[%1036] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1037 = arith.cmpi sge, %0, %heads : index
    scf.if %1037 {
      %1038 = arith.addi %682, %c9 : index
      %1039 = arith.addi %681, %1038 : index
      %1040 = arith.cmpi slt, %1039, %21 : index
      %1041 = arith.cmpi slt, %1038, %c4 : index
      %1042 = arith.andi %1040, %1041 : i1
      scf.if %1042 {
        %1043 = arith.addi %681, %1038 : index
        %1044 = arith.addi %slotsAt, %1043 : index
        %1045 = memref.load %step[%1044] : memref<?xi32>
        %1046 = arith.index_cast %1045 : i32 to index
        %1047 = arith.cmpi sge, %1046, %c9 : index
        scf.if %1047 {
          %1048 = arith.muli %1038, %c28 : index
          %1049 = arith.subi %0, %heads : index
          %1050 = memref.load %scales[%1049] : memref<?xf32>
          %1051 = vector.broadcast %1050 : f32 to vector<4xf32>
          %1052 = arith.divui %1046, %c4 : index
          %1053 = arith.remui %1046, %c4 : index
          %1054 = arith.muli %1052, %pageBytes : index
          %1055 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1055 {
            %1056 = wave.lane
            %1057 = arith.muli %1056, %c35 : index
            scf.for %1058 = %1057 to %c28 step %c6 {
              %1059 = arith.addi %1048, %1058 : index
              %1060 = vector.load %19[%1059] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1061 = arith.mulf %1060, %1051 : vector<4xf32>
              %1062 = arith.minimumf %1061, %c48 : vector<4xf32>
              %1063 = arith.maximumf %1062, %c49 : vector<4xf32>
              %1064 = arith.truncf %1063 : vector<4xf32> to vector<4xf16>
              %1065 = vector.bitcast %1064 : vector<4xf16> to vector<8xi8>
              %1066 = arith.cmpi slt, %1049, %kvHeads : index
              scf.if %1066 {
                %1067 = arith.muli %1049, %c11 : index
                %1068 = arith.addi %1054, %1067 : index
                %1069 = arith.divui %1058, %c4 : index
                %1070 = arith.muli %1069, %c21 : index
                %1071 = arith.remui %1058, %c4 : index
                %1072 = arith.divui %1071, %c16 : index
                %1073 = arith.muli %1072, %c26 : index
                %1074 = arith.muli %1053, %c4 : index
                %1075 = arith.addi %1073, %1074 : index
                %1076 = arith.remui %1071, %c16 : index
                %1077 = arith.muli %1076, %c8 : index
                %1078 = arith.addi %1075, %1077 : index
                %1079 = arith.addi %1070, %1078 : index
                %1080 = arith.addi %1068, %1079 : index
                vector.store %1065, %kv[%1080] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1081 = arith.subi %1049, %kvHeads : index
                %1082 = arith.muli %1081, %c11 : index
                %1083 = arith.addi %1054, %1082 : index
                %1084 = arith.addi %1058, %c9 : index
                %1085 = arith.divui %1084, %c4 : index
                %1086 = arith.muli %1085, %c21 : index
                %1087 = arith.addi %1086, %c17 : index
                %1088 = arith.remui %1084, %c4 : index
                %1089 = arith.divui %1053, %c8 : index
                %1090 = arith.remui %1053, %c8 : index
                %1091 = arith.muli %1090, %c16 : index
                %1092 = arith.addi %1089, %1091 : index
                %1093 = arith.divui %1092, %c16 : index
                %1094 = arith.muli %1093, %c26 : index
                %1095 = arith.muli %1088, %c4 : index
                %1096 = arith.addi %1094, %1095 : index
                %1097 = arith.remui %1092, %c16 : index
                %1098 = arith.muli %1097, %c8 : index
                %1099 = arith.addi %1096, %1098 : index
                %1100 = arith.addi %1087, %1099 : index
                %1101 = arith.addi %1083, %1100 : index
                %1102 = vector.shuffle %1065, %1065 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1102, %kv[%1101] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1103 = arith.addi %1058, %c10 : index
                %1104 = arith.divui %1103, %c4 : index
                %1105 = arith.muli %1104, %c21 : index
                %1106 = arith.addi %1105, %c17 : index
                %1107 = arith.remui %1103, %c4 : index
                %1108 = arith.divui %1053, %c8 : index
                %1109 = arith.remui %1053, %c8 : index
                %1110 = arith.muli %1109, %c16 : index
                %1111 = arith.addi %1108, %1110 : index
                %1112 = arith.divui %1111, %c16 : index
                %1113 = arith.muli %1112, %c26 : index
                %1114 = arith.muli %1107, %c4 : index
                %1115 = arith.addi %1113, %1114 : index
                %1116 = arith.remui %1111, %c16 : index
                %1117 = arith.muli %1116, %c8 : index
                %1118 = arith.addi %1115, %1117 : index
                %1119 = arith.addi %1106, %1118 : index
                %1120 = arith.addi %1083, %1119 : index
                %1121 = vector.shuffle %1065, %1065 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1121, %kv[%1120] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1122 = arith.addi %1058, %c8 : index
                %1123 = arith.divui %1122, %c4 : index
                %1124 = arith.muli %1123, %c21 : index
                %1125 = arith.addi %1124, %c17 : index
                %1126 = arith.remui %1122, %c4 : index
                %1127 = arith.divui %1053, %c8 : index
                %1128 = arith.remui %1053, %c8 : index
                %1129 = arith.muli %1128, %c16 : index
                %1130 = arith.addi %1127, %1129 : index
                %1131 = arith.divui %1130, %c16 : index
                %1132 = arith.muli %1131, %c26 : index
                %1133 = arith.muli %1126, %c4 : index
                %1134 = arith.addi %1132, %1133 : index
                %1135 = arith.remui %1130, %c16 : index
                %1136 = arith.muli %1135, %c8 : index
                %1137 = arith.addi %1134, %1136 : index
                %1138 = arith.addi %1125, %1137 : index
                %1139 = arith.addi %1083, %1138 : index
                %1140 = vector.shuffle %1065, %1065 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1140, %kv[%1139] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1141 = arith.addi %1058, %c2 : index
                %1142 = arith.divui %1141, %c4 : index
                %1143 = arith.muli %1142, %c21 : index
                %1144 = arith.addi %1143, %c17 : index
                %1145 = arith.remui %1141, %c4 : index
                %1146 = arith.divui %1053, %c8 : index
                %1147 = arith.remui %1053, %c8 : index
                %1148 = arith.muli %1147, %c16 : index
                %1149 = arith.addi %1146, %1148 : index
                %1150 = arith.divui %1149, %c16 : index
                %1151 = arith.muli %1150, %c26 : index
                %1152 = arith.muli %1145, %c4 : index
                %1153 = arith.addi %1151, %1152 : index
                %1154 = arith.remui %1149, %c16 : index
                %1155 = arith.muli %1154, %c8 : index
                %1156 = arith.addi %1153, %1155 : index
                %1157 = arith.addi %1144, %1156 : index
                %1158 = arith.addi %1083, %1157 : index
                %1159 = vector.shuffle %1065, %1065 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1159, %kv[%1158] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1160 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1160 {
            %1161 = wave.lane
            %1162 = arith.muli %1161, %c35 : index
            scf.for %1163 = %1162 to %c28 step %c6 {
              %1164 = arith.addi %1048, %1163 : index
              %1165 = vector.load %19[%1164] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1166 = arith.mulf %1165, %1051 : vector<4xf32>
              %1167 = wave.fp8_encode "e4m3" %1166 : vector<4xf32> -> vector<4xi8>
              %1168 = arith.cmpi slt, %1049, %kvHeads : index
              scf.if %1168 {
                %1169 = arith.muli %1049, %c17 : index
                %1170 = arith.addi %1054, %1169 : index
                %1171 = vector.shuffle %1167, %1167 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1172 = arith.divui %1163, %c4 : index
                %1173 = arith.muli %1172, %c26 : index
                %1174 = arith.remui %1163, %c4 : index
                %1175 = arith.muli %1053, %c4 : index
                %1176 = arith.divui %1174, %c35 : index
                %1177 = arith.muli %1176, %c35 : index
                %1178 = arith.remui %1174, %c8 : index
                %1179 = arith.muli %1178, %c8 : index
                %1180 = arith.addi %1177, %1179 : index
                %1181 = arith.divui %1174, %c8 : index
                %1182 = arith.remui %1181, %c8 : index
                %1183 = arith.addi %1180, %1182 : index
                %1184 = arith.addi %1175, %1183 : index
                %1185 = arith.addi %1173, %1184 : index
                %1186 = arith.addi %1170, %1185 : index
                vector.store %1171, %kv[%1186] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1187 = arith.subi %1049, %kvHeads : index
                %1188 = arith.muli %1187, %c17 : index
                %1189 = arith.addi %1054, %1188 : index
                %1190 = arith.addi %1163, %c9 : index
                %1191 = arith.divui %1190, %c4 : index
                %1192 = arith.muli %1191, %c26 : index
                %1193 = arith.addi %1192, %c12 : index
                %1194 = arith.remui %1190, %c4 : index
                %1195 = arith.divui %1053, %c8 : index
                %1196 = arith.remui %1053, %c8 : index
                %1197 = arith.muli %1196, %c16 : index
                %1198 = arith.addi %1195, %1197 : index
                %1199 = arith.muli %1194, %c4 : index
                %1200 = arith.divui %1198, %c35 : index
                %1201 = arith.muli %1200, %c35 : index
                %1202 = arith.remui %1198, %c8 : index
                %1203 = arith.muli %1202, %c8 : index
                %1204 = arith.addi %1201, %1203 : index
                %1205 = arith.divui %1198, %c8 : index
                %1206 = arith.remui %1205, %c8 : index
                %1207 = arith.addi %1204, %1206 : index
                %1208 = arith.addi %1199, %1207 : index
                %1209 = arith.addi %1193, %1208 : index
                %1210 = arith.addi %1189, %1209 : index
                %1211 = vector.shuffle %1167, %1167 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1211, %kv[%1210] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1212 = arith.addi %1163, %c10 : index
                %1213 = arith.divui %1212, %c4 : index
                %1214 = arith.muli %1213, %c26 : index
                %1215 = arith.addi %1214, %c12 : index
                %1216 = arith.remui %1212, %c4 : index
                %1217 = arith.divui %1053, %c8 : index
                %1218 = arith.remui %1053, %c8 : index
                %1219 = arith.muli %1218, %c16 : index
                %1220 = arith.addi %1217, %1219 : index
                %1221 = arith.muli %1216, %c4 : index
                %1222 = arith.divui %1220, %c35 : index
                %1223 = arith.muli %1222, %c35 : index
                %1224 = arith.remui %1220, %c8 : index
                %1225 = arith.muli %1224, %c8 : index
                %1226 = arith.addi %1223, %1225 : index
                %1227 = arith.divui %1220, %c8 : index
                %1228 = arith.remui %1227, %c8 : index
                %1229 = arith.addi %1226, %1228 : index
                %1230 = arith.addi %1221, %1229 : index
                %1231 = arith.addi %1215, %1230 : index
                %1232 = arith.addi %1189, %1231 : index
                %1233 = vector.shuffle %1167, %1167 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1233, %kv[%1232] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1234 = arith.addi %1163, %c8 : index
                %1235 = arith.divui %1234, %c4 : index
                %1236 = arith.muli %1235, %c26 : index
                %1237 = arith.addi %1236, %c12 : index
                %1238 = arith.remui %1234, %c4 : index
                %1239 = arith.divui %1053, %c8 : index
                %1240 = arith.remui %1053, %c8 : index
                %1241 = arith.muli %1240, %c16 : index
                %1242 = arith.addi %1239, %1241 : index
                %1243 = arith.muli %1238, %c4 : index
                %1244 = arith.divui %1242, %c35 : index
                %1245 = arith.muli %1244, %c35 : index
                %1246 = arith.remui %1242, %c8 : index
                %1247 = arith.muli %1246, %c8 : index
                %1248 = arith.addi %1245, %1247 : index
                %1249 = arith.divui %1242, %c8 : index
                %1250 = arith.remui %1249, %c8 : index
                %1251 = arith.addi %1248, %1250 : index
                %1252 = arith.addi %1243, %1251 : index
                %1253 = arith.addi %1237, %1252 : index
                %1254 = arith.addi %1189, %1253 : index
                %1255 = vector.shuffle %1167, %1167 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1255, %kv[%1254] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1256 = arith.addi %1163, %c2 : index
                %1257 = arith.divui %1256, %c4 : index
                %1258 = arith.muli %1257, %c26 : index
                %1259 = arith.addi %1258, %c12 : index
                %1260 = arith.remui %1256, %c4 : index
                %1261 = arith.divui %1053, %c8 : index
                %1262 = arith.remui %1053, %c8 : index
                %1263 = arith.muli %1262, %c16 : index
                %1264 = arith.addi %1261, %1263 : index
                %1265 = arith.muli %1260, %c4 : index
                %1266 = arith.divui %1264, %c35 : index
                %1267 = arith.muli %1266, %c35 : index
                %1268 = arith.remui %1264, %c8 : index
                %1269 = arith.muli %1268, %c8 : index
                %1270 = arith.addi %1267, %1269 : index
                %1271 = arith.divui %1264, %c8 : index
                %1272 = arith.remui %1271, %c8 : index
                %1273 = arith.addi %1270, %1272 : index
                %1274 = arith.addi %1265, %1273 : index
                %1275 = arith.addi %1259, %1274 : index
                %1276 = arith.addi %1189, %1275 : index
                %1277 = vector.shuffle %1167, %1167 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1277, %kv[%1276] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1278 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1278 {
            %1279 = wave.lane
            %1280 = arith.muli %1279, %c35 : index
            scf.for %1281 = %1280 to %c28 step %c6 {
              %1282 = arith.addi %1048, %1281 : index
              %1283 = vector.load %19[%1282] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1284 = arith.mulf %1283, %1051 : vector<4xf32>
              %1285 = wave.fp8_encode "e5m2" %1284 : vector<4xf32> -> vector<4xi8>
              %1286 = arith.cmpi slt, %1049, %kvHeads : index
              scf.if %1286 {
                %1287 = arith.muli %1049, %c17 : index
                %1288 = arith.addi %1054, %1287 : index
                %1289 = vector.shuffle %1285, %1285 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1290 = arith.divui %1281, %c4 : index
                %1291 = arith.muli %1290, %c26 : index
                %1292 = arith.remui %1281, %c4 : index
                %1293 = arith.muli %1053, %c4 : index
                %1294 = arith.divui %1292, %c35 : index
                %1295 = arith.muli %1294, %c35 : index
                %1296 = arith.remui %1292, %c8 : index
                %1297 = arith.muli %1296, %c8 : index
                %1298 = arith.addi %1295, %1297 : index
                %1299 = arith.divui %1292, %c8 : index
                %1300 = arith.remui %1299, %c8 : index
                %1301 = arith.addi %1298, %1300 : index
                %1302 = arith.addi %1293, %1301 : index
                %1303 = arith.addi %1291, %1302 : index
                %1304 = arith.addi %1288, %1303 : index
                vector.store %1289, %kv[%1304] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1305 = arith.subi %1049, %kvHeads : index
                %1306 = arith.muli %1305, %c17 : index
                %1307 = arith.addi %1054, %1306 : index
                %1308 = arith.addi %1281, %c9 : index
                %1309 = arith.divui %1308, %c4 : index
                %1310 = arith.muli %1309, %c26 : index
                %1311 = arith.addi %1310, %c12 : index
                %1312 = arith.remui %1308, %c4 : index
                %1313 = arith.divui %1053, %c8 : index
                %1314 = arith.remui %1053, %c8 : index
                %1315 = arith.muli %1314, %c16 : index
                %1316 = arith.addi %1313, %1315 : index
                %1317 = arith.muli %1312, %c4 : index
                %1318 = arith.divui %1316, %c35 : index
                %1319 = arith.muli %1318, %c35 : index
                %1320 = arith.remui %1316, %c8 : index
                %1321 = arith.muli %1320, %c8 : index
                %1322 = arith.addi %1319, %1321 : index
                %1323 = arith.divui %1316, %c8 : index
                %1324 = arith.remui %1323, %c8 : index
                %1325 = arith.addi %1322, %1324 : index
                %1326 = arith.addi %1317, %1325 : index
                %1327 = arith.addi %1311, %1326 : index
                %1328 = arith.addi %1307, %1327 : index
                %1329 = vector.shuffle %1285, %1285 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1329, %kv[%1328] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1330 = arith.addi %1281, %c10 : index
                %1331 = arith.divui %1330, %c4 : index
                %1332 = arith.muli %1331, %c26 : index
                %1333 = arith.addi %1332, %c12 : index
                %1334 = arith.remui %1330, %c4 : index
                %1335 = arith.divui %1053, %c8 : index
                %1336 = arith.remui %1053, %c8 : index
                %1337 = arith.muli %1336, %c16 : index
                %1338 = arith.addi %1335, %1337 : index
                %1339 = arith.muli %1334, %c4 : index
                %1340 = arith.divui %1338, %c35 : index
                %1341 = arith.muli %1340, %c35 : index
                %1342 = arith.remui %1338, %c8 : index
                %1343 = arith.muli %1342, %c8 : index
                %1344 = arith.addi %1341, %1343 : index
                %1345 = arith.divui %1338, %c8 : index
                %1346 = arith.remui %1345, %c8 : index
                %1347 = arith.addi %1344, %1346 : index
                %1348 = arith.addi %1339, %1347 : index
                %1349 = arith.addi %1333, %1348 : index
                %1350 = arith.addi %1307, %1349 : index
                %1351 = vector.shuffle %1285, %1285 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1351, %kv[%1350] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1352 = arith.addi %1281, %c8 : index
                %1353 = arith.divui %1352, %c4 : index
                %1354 = arith.muli %1353, %c26 : index
                %1355 = arith.addi %1354, %c12 : index
                %1356 = arith.remui %1352, %c4 : index
                %1357 = arith.divui %1053, %c8 : index
                %1358 = arith.remui %1053, %c8 : index
                %1359 = arith.muli %1358, %c16 : index
                %1360 = arith.addi %1357, %1359 : index
                %1361 = arith.muli %1356, %c4 : index
                %1362 = arith.divui %1360, %c35 : index
                %1363 = arith.muli %1362, %c35 : index
                %1364 = arith.remui %1360, %c8 : index
                %1365 = arith.muli %1364, %c8 : index
                %1366 = arith.addi %1363, %1365 : index
                %1367 = arith.divui %1360, %c8 : index
                %1368 = arith.remui %1367, %c8 : index
                %1369 = arith.addi %1366, %1368 : index
                %1370 = arith.addi %1361, %1369 : index
                %1371 = arith.addi %1355, %1370 : index
                %1372 = arith.addi %1307, %1371 : index
                %1373 = vector.shuffle %1285, %1285 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1373, %kv[%1372] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1374 = arith.addi %1281, %c2 : index
                %1375 = arith.divui %1374, %c4 : index
                %1376 = arith.muli %1375, %c26 : index
                %1377 = arith.addi %1376, %c12 : index
                %1378 = arith.remui %1374, %c4 : index
                %1379 = arith.divui %1053, %c8 : index
                %1380 = arith.remui %1053, %c8 : index
                %1381 = arith.muli %1380, %c16 : index
                %1382 = arith.addi %1379, %1381 : index
                %1383 = arith.muli %1378, %c4 : index
                %1384 = arith.divui %1382, %c35 : index
                %1385 = arith.muli %1384, %c35 : index
                %1386 = arith.remui %1382, %c8 : index
                %1387 = arith.muli %1386, %c8 : index
                %1388 = arith.addi %1385, %1387 : index
                %1389 = arith.divui %1382, %c8 : index
                %1390 = arith.remui %1389, %c8 : index
                %1391 = arith.addi %1388, %1390 : index
                %1392 = arith.addi %1383, %1391 : index
                %1393 = arith.addi %1377, %1392 : index
                %1394 = arith.addi %1307, %1393 : index
                %1395 = vector.shuffle %1285, %1285 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1395, %kv[%1394] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1396 = arith.addi %682, %c44 : index
      %1397 = arith.addi %681, %1396 : index
      %1398 = arith.cmpi slt, %1397, %21 : index
      %1399 = arith.cmpi slt, %1396, %c4 : index
      %1400 = arith.andi %1398, %1399 : i1
      scf.if %1400 {
        %1401 = arith.addi %681, %1396 : index
        %1402 = arith.addi %slotsAt, %1401 : index
        %1403 = memref.load %step[%1402] : memref<?xi32>
        %1404 = arith.index_cast %1403 : i32 to index
        %1405 = arith.cmpi sge, %1404, %c9 : index
        scf.if %1405 {
          %1406 = arith.muli %1396, %c28 : index
          %1407 = arith.subi %0, %heads : index
          %1408 = memref.load %scales[%1407] : memref<?xf32>
          %1409 = vector.broadcast %1408 : f32 to vector<4xf32>
          %1410 = arith.divui %1404, %c4 : index
          %1411 = arith.remui %1404, %c4 : index
          %1412 = arith.muli %1410, %pageBytes : index
          %1413 = arith.cmpi eq, %codec, %c9 : index
          scf.if %1413 {
            %1414 = wave.lane
            %1415 = arith.muli %1414, %c35 : index
            scf.for %1416 = %1415 to %c28 step %c6 {
              %1417 = arith.addi %1406, %1416 : index
              %1418 = vector.load %19[%1417] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1419 = arith.mulf %1418, %1409 : vector<4xf32>
              %1420 = arith.minimumf %1419, %c48 : vector<4xf32>
              %1421 = arith.maximumf %1420, %c49 : vector<4xf32>
              %1422 = arith.truncf %1421 : vector<4xf32> to vector<4xf16>
              %1423 = vector.bitcast %1422 : vector<4xf16> to vector<8xi8>
              %1424 = arith.cmpi slt, %1407, %kvHeads : index
              scf.if %1424 {
                %1425 = arith.muli %1407, %c11 : index
                %1426 = arith.addi %1412, %1425 : index
                %1427 = arith.divui %1416, %c4 : index
                %1428 = arith.muli %1427, %c21 : index
                %1429 = arith.remui %1416, %c4 : index
                %1430 = arith.divui %1429, %c16 : index
                %1431 = arith.muli %1430, %c26 : index
                %1432 = arith.muli %1411, %c4 : index
                %1433 = arith.addi %1431, %1432 : index
                %1434 = arith.remui %1429, %c16 : index
                %1435 = arith.muli %1434, %c8 : index
                %1436 = arith.addi %1433, %1435 : index
                %1437 = arith.addi %1428, %1436 : index
                %1438 = arith.addi %1426, %1437 : index
                vector.store %1423, %kv[%1438] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1439 = arith.subi %1407, %kvHeads : index
                %1440 = arith.muli %1439, %c11 : index
                %1441 = arith.addi %1412, %1440 : index
                %1442 = arith.addi %1416, %c9 : index
                %1443 = arith.divui %1442, %c4 : index
                %1444 = arith.muli %1443, %c21 : index
                %1445 = arith.addi %1444, %c17 : index
                %1446 = arith.remui %1442, %c4 : index
                %1447 = arith.divui %1411, %c8 : index
                %1448 = arith.remui %1411, %c8 : index
                %1449 = arith.muli %1448, %c16 : index
                %1450 = arith.addi %1447, %1449 : index
                %1451 = arith.divui %1450, %c16 : index
                %1452 = arith.muli %1451, %c26 : index
                %1453 = arith.muli %1446, %c4 : index
                %1454 = arith.addi %1452, %1453 : index
                %1455 = arith.remui %1450, %c16 : index
                %1456 = arith.muli %1455, %c8 : index
                %1457 = arith.addi %1454, %1456 : index
                %1458 = arith.addi %1445, %1457 : index
                %1459 = arith.addi %1441, %1458 : index
                %1460 = vector.shuffle %1423, %1423 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1460, %kv[%1459] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1461 = arith.addi %1416, %c10 : index
                %1462 = arith.divui %1461, %c4 : index
                %1463 = arith.muli %1462, %c21 : index
                %1464 = arith.addi %1463, %c17 : index
                %1465 = arith.remui %1461, %c4 : index
                %1466 = arith.divui %1411, %c8 : index
                %1467 = arith.remui %1411, %c8 : index
                %1468 = arith.muli %1467, %c16 : index
                %1469 = arith.addi %1466, %1468 : index
                %1470 = arith.divui %1469, %c16 : index
                %1471 = arith.muli %1470, %c26 : index
                %1472 = arith.muli %1465, %c4 : index
                %1473 = arith.addi %1471, %1472 : index
                %1474 = arith.remui %1469, %c16 : index
                %1475 = arith.muli %1474, %c8 : index
                %1476 = arith.addi %1473, %1475 : index
                %1477 = arith.addi %1464, %1476 : index
                %1478 = arith.addi %1441, %1477 : index
                %1479 = vector.shuffle %1423, %1423 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1479, %kv[%1478] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1480 = arith.addi %1416, %c8 : index
                %1481 = arith.divui %1480, %c4 : index
                %1482 = arith.muli %1481, %c21 : index
                %1483 = arith.addi %1482, %c17 : index
                %1484 = arith.remui %1480, %c4 : index
                %1485 = arith.divui %1411, %c8 : index
                %1486 = arith.remui %1411, %c8 : index
                %1487 = arith.muli %1486, %c16 : index
                %1488 = arith.addi %1485, %1487 : index
                %1489 = arith.divui %1488, %c16 : index
                %1490 = arith.muli %1489, %c26 : index
                %1491 = arith.muli %1484, %c4 : index
                %1492 = arith.addi %1490, %1491 : index
                %1493 = arith.remui %1488, %c16 : index
                %1494 = arith.muli %1493, %c8 : index
                %1495 = arith.addi %1492, %1494 : index
                %1496 = arith.addi %1483, %1495 : index
                %1497 = arith.addi %1441, %1496 : index
                %1498 = vector.shuffle %1423, %1423 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1498, %kv[%1497] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1499 = arith.addi %1416, %c2 : index
                %1500 = arith.divui %1499, %c4 : index
                %1501 = arith.muli %1500, %c21 : index
                %1502 = arith.addi %1501, %c17 : index
                %1503 = arith.remui %1499, %c4 : index
                %1504 = arith.divui %1411, %c8 : index
                %1505 = arith.remui %1411, %c8 : index
                %1506 = arith.muli %1505, %c16 : index
                %1507 = arith.addi %1504, %1506 : index
                %1508 = arith.divui %1507, %c16 : index
                %1509 = arith.muli %1508, %c26 : index
                %1510 = arith.muli %1503, %c4 : index
                %1511 = arith.addi %1509, %1510 : index
                %1512 = arith.remui %1507, %c16 : index
                %1513 = arith.muli %1512, %c8 : index
                %1514 = arith.addi %1511, %1513 : index
                %1515 = arith.addi %1502, %1514 : index
                %1516 = arith.addi %1441, %1515 : index
                %1517 = vector.shuffle %1423, %1423 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1517, %kv[%1516] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1518 = arith.cmpi eq, %codec, %c10 : index
          scf.if %1518 {
            %1519 = wave.lane
            %1520 = arith.muli %1519, %c35 : index
            scf.for %1521 = %1520 to %c28 step %c6 {
              %1522 = arith.addi %1406, %1521 : index
              %1523 = vector.load %19[%1522] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1524 = arith.mulf %1523, %1409 : vector<4xf32>
              %1525 = wave.fp8_encode "e4m3" %1524 : vector<4xf32> -> vector<4xi8>
              %1526 = arith.cmpi slt, %1407, %kvHeads : index
              scf.if %1526 {
                %1527 = arith.muli %1407, %c17 : index
                %1528 = arith.addi %1412, %1527 : index
                %1529 = vector.shuffle %1525, %1525 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1530 = arith.divui %1521, %c4 : index
                %1531 = arith.muli %1530, %c26 : index
                %1532 = arith.remui %1521, %c4 : index
                %1533 = arith.muli %1411, %c4 : index
                %1534 = arith.divui %1532, %c35 : index
                %1535 = arith.muli %1534, %c35 : index
                %1536 = arith.remui %1532, %c8 : index
                %1537 = arith.muli %1536, %c8 : index
                %1538 = arith.addi %1535, %1537 : index
                %1539 = arith.divui %1532, %c8 : index
                %1540 = arith.remui %1539, %c8 : index
                %1541 = arith.addi %1538, %1540 : index
                %1542 = arith.addi %1533, %1541 : index
                %1543 = arith.addi %1531, %1542 : index
                %1544 = arith.addi %1528, %1543 : index
                vector.store %1529, %kv[%1544] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1545 = arith.subi %1407, %kvHeads : index
                %1546 = arith.muli %1545, %c17 : index
                %1547 = arith.addi %1412, %1546 : index
                %1548 = arith.addi %1521, %c9 : index
                %1549 = arith.divui %1548, %c4 : index
                %1550 = arith.muli %1549, %c26 : index
                %1551 = arith.addi %1550, %c12 : index
                %1552 = arith.remui %1548, %c4 : index
                %1553 = arith.divui %1411, %c8 : index
                %1554 = arith.remui %1411, %c8 : index
                %1555 = arith.muli %1554, %c16 : index
                %1556 = arith.addi %1553, %1555 : index
                %1557 = arith.muli %1552, %c4 : index
                %1558 = arith.divui %1556, %c35 : index
                %1559 = arith.muli %1558, %c35 : index
                %1560 = arith.remui %1556, %c8 : index
                %1561 = arith.muli %1560, %c8 : index
                %1562 = arith.addi %1559, %1561 : index
                %1563 = arith.divui %1556, %c8 : index
                %1564 = arith.remui %1563, %c8 : index
                %1565 = arith.addi %1562, %1564 : index
                %1566 = arith.addi %1557, %1565 : index
                %1567 = arith.addi %1551, %1566 : index
                %1568 = arith.addi %1547, %1567 : index
                %1569 = vector.shuffle %1525, %1525 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1569, %kv[%1568] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1570 = arith.addi %1521, %c10 : index
                %1571 = arith.divui %1570, %c4 : index
                %1572 = arith.muli %1571, %c26 : index
                %1573 = arith.addi %1572, %c12 : index
                %1574 = arith.remui %1570, %c4 : index
                %1575 = arith.divui %1411, %c8 : index
                %1576 = arith.remui %1411, %c8 : index
                %1577 = arith.muli %1576, %c16 : index
                %1578 = arith.addi %1575, %1577 : index
                %1579 = arith.muli %1574, %c4 : index
                %1580 = arith.divui %1578, %c35 : index
                %1581 = arith.muli %1580, %c35 : index
                %1582 = arith.remui %1578, %c8 : index
                %1583 = arith.muli %1582, %c8 : index
                %1584 = arith.addi %1581, %1583 : index
                %1585 = arith.divui %1578, %c8 : index
                %1586 = arith.remui %1585, %c8 : index
                %1587 = arith.addi %1584, %1586 : index
                %1588 = arith.addi %1579, %1587 : index
                %1589 = arith.addi %1573, %1588 : index
                %1590 = arith.addi %1547, %1589 : index
                %1591 = vector.shuffle %1525, %1525 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1591, %kv[%1590] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1592 = arith.addi %1521, %c8 : index
                %1593 = arith.divui %1592, %c4 : index
                %1594 = arith.muli %1593, %c26 : index
                %1595 = arith.addi %1594, %c12 : index
                %1596 = arith.remui %1592, %c4 : index
                %1597 = arith.divui %1411, %c8 : index
                %1598 = arith.remui %1411, %c8 : index
                %1599 = arith.muli %1598, %c16 : index
                %1600 = arith.addi %1597, %1599 : index
                %1601 = arith.muli %1596, %c4 : index
                %1602 = arith.divui %1600, %c35 : index
                %1603 = arith.muli %1602, %c35 : index
                %1604 = arith.remui %1600, %c8 : index
                %1605 = arith.muli %1604, %c8 : index
                %1606 = arith.addi %1603, %1605 : index
                %1607 = arith.divui %1600, %c8 : index
                %1608 = arith.remui %1607, %c8 : index
                %1609 = arith.addi %1606, %1608 : index
                %1610 = arith.addi %1601, %1609 : index
                %1611 = arith.addi %1595, %1610 : index
                %1612 = arith.addi %1547, %1611 : index
                %1613 = vector.shuffle %1525, %1525 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1613, %kv[%1612] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1614 = arith.addi %1521, %c2 : index
                %1615 = arith.divui %1614, %c4 : index
                %1616 = arith.muli %1615, %c26 : index
                %1617 = arith.addi %1616, %c12 : index
                %1618 = arith.remui %1614, %c4 : index
                %1619 = arith.divui %1411, %c8 : index
                %1620 = arith.remui %1411, %c8 : index
                %1621 = arith.muli %1620, %c16 : index
                %1622 = arith.addi %1619, %1621 : index
                %1623 = arith.muli %1618, %c4 : index
                %1624 = arith.divui %1622, %c35 : index
                %1625 = arith.muli %1624, %c35 : index
                %1626 = arith.remui %1622, %c8 : index
                %1627 = arith.muli %1626, %c8 : index
                %1628 = arith.addi %1625, %1627 : index
                %1629 = arith.divui %1622, %c8 : index
                %1630 = arith.remui %1629, %c8 : index
                %1631 = arith.addi %1628, %1630 : index
                %1632 = arith.addi %1623, %1631 : index
                %1633 = arith.addi %1617, %1632 : index
                %1634 = arith.addi %1547, %1633 : index
                %1635 = vector.shuffle %1525, %1525 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1635, %kv[%1634] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1636 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1636 {
            %1637 = wave.lane
            %1638 = arith.muli %1637, %c35 : index
            scf.for %1639 = %1638 to %c28 step %c6 {
              %1640 = arith.addi %1406, %1639 : index
              %1641 = vector.load %19[%1640] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1642 = arith.mulf %1641, %1409 : vector<4xf32>
              %1643 = wave.fp8_encode "e5m2" %1642 : vector<4xf32> -> vector<4xi8>
              %1644 = arith.cmpi slt, %1407, %kvHeads : index
              scf.if %1644 {
                %1645 = arith.muli %1407, %c17 : index
                %1646 = arith.addi %1412, %1645 : index
                %1647 = vector.shuffle %1643, %1643 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1648 = arith.divui %1639, %c4 : index
                %1649 = arith.muli %1648, %c26 : index
                %1650 = arith.remui %1639, %c4 : index
                %1651 = arith.muli %1411, %c4 : index
                %1652 = arith.divui %1650, %c35 : index
                %1653 = arith.muli %1652, %c35 : index
                %1654 = arith.remui %1650, %c8 : index
                %1655 = arith.muli %1654, %c8 : index
                %1656 = arith.addi %1653, %1655 : index
                %1657 = arith.divui %1650, %c8 : index
                %1658 = arith.remui %1657, %c8 : index
                %1659 = arith.addi %1656, %1658 : index
                %1660 = arith.addi %1651, %1659 : index
                %1661 = arith.addi %1649, %1660 : index
                %1662 = arith.addi %1646, %1661 : index
                vector.store %1647, %kv[%1662] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1663 = arith.subi %1407, %kvHeads : index
                %1664 = arith.muli %1663, %c17 : index
                %1665 = arith.addi %1412, %1664 : index
                %1666 = arith.addi %1639, %c9 : index
                %1667 = arith.divui %1666, %c4 : index
                %1668 = arith.muli %1667, %c26 : index
                %1669 = arith.addi %1668, %c12 : index
                %1670 = arith.remui %1666, %c4 : index
                %1671 = arith.divui %1411, %c8 : index
                %1672 = arith.remui %1411, %c8 : index
                %1673 = arith.muli %1672, %c16 : index
                %1674 = arith.addi %1671, %1673 : index
                %1675 = arith.muli %1670, %c4 : index
                %1676 = arith.divui %1674, %c35 : index
                %1677 = arith.muli %1676, %c35 : index
                %1678 = arith.remui %1674, %c8 : index
                %1679 = arith.muli %1678, %c8 : index
                %1680 = arith.addi %1677, %1679 : index
                %1681 = arith.divui %1674, %c8 : index
                %1682 = arith.remui %1681, %c8 : index
                %1683 = arith.addi %1680, %1682 : index
                %1684 = arith.addi %1675, %1683 : index
                %1685 = arith.addi %1669, %1684 : index
                %1686 = arith.addi %1665, %1685 : index
                %1687 = vector.shuffle %1643, %1643 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1687, %kv[%1686] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1688 = arith.addi %1639, %c10 : index
                %1689 = arith.divui %1688, %c4 : index
                %1690 = arith.muli %1689, %c26 : index
                %1691 = arith.addi %1690, %c12 : index
                %1692 = arith.remui %1688, %c4 : index
                %1693 = arith.divui %1411, %c8 : index
                %1694 = arith.remui %1411, %c8 : index
                %1695 = arith.muli %1694, %c16 : index
                %1696 = arith.addi %1693, %1695 : index
                %1697 = arith.muli %1692, %c4 : index
                %1698 = arith.divui %1696, %c35 : index
                %1699 = arith.muli %1698, %c35 : index
                %1700 = arith.remui %1696, %c8 : index
                %1701 = arith.muli %1700, %c8 : index
                %1702 = arith.addi %1699, %1701 : index
                %1703 = arith.divui %1696, %c8 : index
                %1704 = arith.remui %1703, %c8 : index
                %1705 = arith.addi %1702, %1704 : index
                %1706 = arith.addi %1697, %1705 : index
                %1707 = arith.addi %1691, %1706 : index
                %1708 = arith.addi %1665, %1707 : index
                %1709 = vector.shuffle %1643, %1643 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1709, %kv[%1708] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1710 = arith.addi %1639, %c8 : index
                %1711 = arith.divui %1710, %c4 : index
                %1712 = arith.muli %1711, %c26 : index
                %1713 = arith.addi %1712, %c12 : index
                %1714 = arith.remui %1710, %c4 : index
                %1715 = arith.divui %1411, %c8 : index
                %1716 = arith.remui %1411, %c8 : index
                %1717 = arith.muli %1716, %c16 : index
                %1718 = arith.addi %1715, %1717 : index
                %1719 = arith.muli %1714, %c4 : index
                %1720 = arith.divui %1718, %c35 : index
                %1721 = arith.muli %1720, %c35 : index
                %1722 = arith.remui %1718, %c8 : index
                %1723 = arith.muli %1722, %c8 : index
                %1724 = arith.addi %1721, %1723 : index
                %1725 = arith.divui %1718, %c8 : index
                %1726 = arith.remui %1725, %c8 : index
                %1727 = arith.addi %1724, %1726 : index
                %1728 = arith.addi %1719, %1727 : index
                %1729 = arith.addi %1713, %1728 : index
                %1730 = arith.addi %1665, %1729 : index
                %1731 = vector.shuffle %1643, %1643 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1731, %kv[%1730] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1732 = arith.addi %1639, %c2 : index
                %1733 = arith.divui %1732, %c4 : index
                %1734 = arith.muli %1733, %c26 : index
                %1735 = arith.addi %1734, %c12 : index
                %1736 = arith.remui %1732, %c4 : index
                %1737 = arith.divui %1411, %c8 : index
                %1738 = arith.remui %1411, %c8 : index
                %1739 = arith.muli %1738, %c16 : index
                %1740 = arith.addi %1737, %1739 : index
                %1741 = arith.muli %1736, %c4 : index
                %1742 = arith.divui %1740, %c35 : index
                %1743 = arith.muli %1742, %c35 : index
                %1744 = arith.remui %1740, %c8 : index
                %1745 = arith.muli %1744, %c8 : index
                %1746 = arith.addi %1743, %1745 : index
                %1747 = arith.divui %1740, %c8 : index
                %1748 = arith.remui %1747, %c8 : index
                %1749 = arith.addi %1746, %1748 : index
                %1750 = arith.addi %1741, %1749 : index
                %1751 = arith.addi %1735, %1750 : index
                %1752 = arith.addi %1665, %1751 : index
                %1753 = vector.shuffle %1643, %1643 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1753, %kv[%1752] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
