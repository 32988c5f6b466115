// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='q8_0', dim=80, rows=Rows(name='m64', tiles=4, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_q8_0_d80_m64__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 10 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 5 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 16 : index
  %c5 = arith.constant 127 : index
  %c6 = arith.constant 128 : index
  %c7 = arith.constant 1 : index
  %c8 = arith.constant 0 : index
  %c9 = arith.constant 2560 : index
  %c10 = arith.constant 1280 : index
  %c11 = arith.constant 64 : index
  %tileRows = wave.param "tileRows" : index
  %c13 = arith.constant 2 : index
  %c14 = arith.constant 8 : index
  %c15 = arith.constant 32 : index
  %c16 = arith.constant 48 : index
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
  %c27 = arith.constant 96 : index
  %c28 = arith.constant 160 : index
  %c29 = arith.constant 192 : index
  %c30 = arith.constant 224 : index
  %c31 = arith.constant 4 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c34 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c36 = arith.constant 40 : index
  %c37 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c40 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c42 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c44 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c48 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c49 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c50 = arith.constant 5120 : index
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
  %11 = arith.muli %0, %c2 : index
  %12 = arith.muli %3, %c7 : index
  %13 = arith.addi %11, %12 : index
  %14 = arith.addi %13, %c8 : index
  %15 = arith.muli %14, %10 : index
  %16 = wave.scratch %c9 : memref<?xf32>
  %17 = wave.scratch %c10 : memref<?xf32>
  %18 = memref.load %step[%c8] : memref<?xi32>
  %19 = arith.index_cast %18 : i32 to index
  %20 = arith.muli %1, %c11 : index
  %21 = arith.cmpi slt, %20, %19 : index
  scf.if %21 {
    %22 = wave.lane
    %23 = arith.remui %22, %c4 : index
    %24 = arith.remui %23, %tileRows : index
    %25 = arith.addi %20, %24 : index
    %26 = arith.divui %25, %tileRows : index
    %27 = arith.divui %inputFeatures, %c4 : index
    %28 = arith.muli %26, %27 : index
    %29 = arith.divui %c8, %c4 : index
    %30 = arith.addi %28, %29 : index
    %31 = arith.muli %30, %c13 : index
    %32 = arith.remui %c8, %c4 : index
    %33 = arith.divui %32, %c14 : index
    %34 = arith.addi %31, %33 : index
    %35 = arith.muli %tileRows, %c14 : index
    %36 = arith.muli %34, %35 : index
    %37 = arith.remui %25, %tileRows : index
    %38 = arith.muli %37, %c14 : index
    %39 = arith.addi %36, %38 : index
    %40 = arith.remui %c8, %c14 : index
    %41 = arith.addi %39, %40 : index
    %42 = arith.addi %23, %c4 : index
    %43 = arith.addi %20, %42 : index
    %44 = arith.divui %43, %tileRows : index
    %45 = arith.divui %inputFeatures, %c4 : index
    %46 = arith.muli %44, %45 : index
    %47 = arith.divui %c8, %c4 : index
    %48 = arith.addi %46, %47 : index
    %49 = arith.muli %48, %c13 : index
    %50 = arith.remui %c8, %c4 : index
    %51 = arith.divui %50, %c14 : index
    %52 = arith.addi %49, %51 : index
    %53 = arith.muli %tileRows, %c14 : index
    %54 = arith.muli %52, %53 : index
    %55 = arith.remui %43, %tileRows : index
    %56 = arith.muli %55, %c14 : index
    %57 = arith.addi %54, %56 : index
    %58 = arith.remui %c8, %c14 : index
    %59 = arith.addi %57, %58 : index
    %60 = arith.addi %23, %c15 : index
    %61 = arith.addi %20, %60 : index
    %62 = arith.divui %61, %tileRows : index
    %63 = arith.divui %inputFeatures, %c4 : index
    %64 = arith.muli %62, %63 : index
    %65 = arith.divui %c8, %c4 : index
    %66 = arith.addi %64, %65 : index
    %67 = arith.muli %66, %c13 : index
    %68 = arith.remui %c8, %c4 : index
    %69 = arith.divui %68, %c14 : index
    %70 = arith.addi %67, %69 : index
    %71 = arith.muli %tileRows, %c14 : index
    %72 = arith.muli %70, %71 : index
    %73 = arith.remui %61, %tileRows : index
    %74 = arith.muli %73, %c14 : index
    %75 = arith.addi %72, %74 : index
    %76 = arith.remui %c8, %c14 : index
    %77 = arith.addi %75, %76 : index
    %78 = arith.addi %23, %c16 : index
    %79 = arith.addi %20, %78 : index
    %80 = arith.divui %79, %tileRows : index
    %81 = arith.divui %inputFeatures, %c4 : index
    %82 = arith.muli %80, %81 : index
    %83 = arith.divui %c8, %c4 : index
    %84 = arith.addi %82, %83 : index
    %85 = arith.muli %84, %c13 : index
    %86 = arith.remui %c8, %c4 : index
    %87 = arith.divui %86, %c14 : index
    %88 = arith.addi %85, %87 : index
    %89 = arith.muli %tileRows, %c14 : index
    %90 = arith.muli %88, %89 : index
    %91 = arith.remui %79, %tileRows : index
    %92 = arith.muli %91, %c14 : index
    %93 = arith.addi %90, %92 : index
    %94 = arith.remui %c8, %c14 : index
    %95 = arith.addi %93, %94 : index
    %96 = arith.divui %inputFeatures, %c15 : index
    %97 = arith.muli %4, %stepsPerWave : index
    %98 = arith.minsi %97, %96 : index
    %99 = arith.addi %98, %stepsPerWave : index
    %100 = arith.minsi %99, %96 : index
    %101 = arith.cmpi eq, %wholeBlocks, %c7 : index
    %102 = arith.subi %100, %98 : index
    %103 = arith.divui %102, %c13 : index
    %104 = arith.muli %103, %c13 : index
    %105 = arith.addi %98, %104 : index
    %106 = arith.addi %98, %stepsPerWave : index
    %107 = arith.select %101, %106, %105 : index
    %113:4 = scf.for %108 = %98 to %107 step %c13 iter_args(%109 = %c17, %110 = %c17, %111 = %c17, %112 = %c17) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %114 = wave.lane
      %115 = arith.addi %108, %c8 : index
      %116 = arith.remui %114, %c4 : index
      %117 = arith.addi %15, %c6 : index
      %118 = arith.muli %115, %c15 : index
      %119 = arith.addi %117, %118 : index
      %120 = arith.muli %116, %c13 : index
      %121 = arith.addi %119, %120 : index
      %122 = vector.load %w[%121] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %123 = vector.bitcast %122 : vector<2xi8> to vector<1xf16>
      %124 = vector.extract %123[0] : f16 from vector<1xf16>
      %125 = vector.broadcast %124 : f16 to vector<16xf16>
      %126 = arith.addi %15, %c6 : index
      %127 = arith.addi %inputFeatures, %c5 : index
      %128 = arith.divui %127, %c6 : index
      %129 = arith.muli %128, %c6 : index
      %130 = arith.addi %126, %129 : index
      %131 = arith.muli %115, %c20 : index
      %132 = arith.addi %130, %131 : index
      %133 = arith.addi %132, %c8 : index
      %134 = arith.muli %116, %c4 : index
      %135 = arith.addi %133, %134 : index
      %136 = vector.load %w[%135] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %137 = vector.bitcast %136 : vector<16xi8> to vector<4xi32>
      %138 = arith.andi %137, %c21 : vector<4xi32>
      %139 = arith.ori %138, %c22 : vector<4xi32>
      %140 = vector.bitcast %139 : vector<4xi32> to vector<8xf16>
      %141 = arith.shrui %137, %c23 : vector<4xi32>
      %142 = arith.andi %141, %c21 : vector<4xi32>
      %143 = arith.ori %142, %c22 : vector<4xi32>
      %144 = vector.bitcast %143 : vector<4xi32> to vector<8xf16>
      %145 = vector.shuffle %140, %144 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %146 = arith.subf %145, %c24 : vector<16xf16>
      %147 = arith.mulf %146, %125 : vector<16xf16>
      %148 = arith.muli %115, %c20 : index
      %149 = arith.addi %130, %148 : index
      %150 = arith.addi %149, %c25 : index
      %151 = arith.muli %116, %c4 : index
      %152 = arith.addi %150, %151 : index
      %153 = vector.load %w[%152] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %154 = vector.bitcast %153 : vector<16xi8> to vector<4xi32>
      %155 = arith.andi %154, %c21 : vector<4xi32>
      %156 = arith.ori %155, %c22 : vector<4xi32>
      %157 = vector.bitcast %156 : vector<4xi32> to vector<8xf16>
      %158 = arith.shrui %154, %c23 : vector<4xi32>
      %159 = arith.andi %158, %c21 : vector<4xi32>
      %160 = arith.ori %159, %c22 : vector<4xi32>
      %161 = vector.bitcast %160 : vector<4xi32> to vector<8xf16>
      %162 = vector.shuffle %157, %161 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %163 = arith.subf %162, %c24 : vector<16xf16>
      %164 = arith.mulf %163, %125 : vector<16xf16>
      %165 = arith.addi %108, %c7 : index
      %166 = arith.remui %114, %c4 : index
      %167 = arith.addi %15, %c6 : index
      %168 = arith.muli %165, %c15 : index
      %169 = arith.addi %167, %168 : index
      %170 = arith.muli %166, %c13 : index
      %171 = arith.addi %169, %170 : index
      %172 = vector.load %w[%171] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %173 = vector.bitcast %172 : vector<2xi8> to vector<1xf16>
      %174 = vector.extract %173[0] : f16 from vector<1xf16>
      %175 = vector.broadcast %174 : f16 to vector<16xf16>
      %176 = arith.addi %15, %c6 : index
      %177 = arith.addi %inputFeatures, %c5 : index
      %178 = arith.divui %177, %c6 : index
      %179 = arith.muli %178, %c6 : index
      %180 = arith.addi %176, %179 : index
      %181 = arith.muli %165, %c20 : index
      %182 = arith.addi %180, %181 : index
      %183 = arith.addi %182, %c8 : index
      %184 = arith.muli %166, %c4 : index
      %185 = arith.addi %183, %184 : index
      %186 = vector.load %w[%185] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %187 = vector.bitcast %186 : vector<16xi8> to vector<4xi32>
      %188 = arith.andi %187, %c21 : vector<4xi32>
      %189 = arith.ori %188, %c22 : vector<4xi32>
      %190 = vector.bitcast %189 : vector<4xi32> to vector<8xf16>
      %191 = arith.shrui %187, %c23 : vector<4xi32>
      %192 = arith.andi %191, %c21 : vector<4xi32>
      %193 = arith.ori %192, %c22 : vector<4xi32>
      %194 = vector.bitcast %193 : vector<4xi32> to vector<8xf16>
      %195 = vector.shuffle %190, %194 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %196 = arith.subf %195, %c24 : vector<16xf16>
      %197 = arith.mulf %196, %175 : vector<16xf16>
      %198 = arith.muli %165, %c20 : index
      %199 = arith.addi %180, %198 : index
      %200 = arith.addi %199, %c25 : index
      %201 = arith.muli %166, %c4 : index
      %202 = arith.addi %200, %201 : index
      %203 = vector.load %w[%202] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %204 = vector.bitcast %203 : vector<16xi8> to vector<4xi32>
      %205 = arith.andi %204, %c21 : vector<4xi32>
      %206 = arith.ori %205, %c22 : vector<4xi32>
      %207 = vector.bitcast %206 : vector<4xi32> to vector<8xf16>
      %208 = arith.shrui %204, %c23 : vector<4xi32>
      %209 = arith.andi %208, %c21 : vector<4xi32>
      %210 = arith.ori %209, %c22 : vector<4xi32>
      %211 = vector.bitcast %210 : vector<4xi32> to vector<8xf16>
      %212 = vector.shuffle %207, %211 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %213 = arith.subf %212, %c24 : vector<16xf16>
      %214 = arith.mulf %213, %175 : vector<16xf16>
      %215 = arith.muli %108, %c13 : index
      %216 = arith.addi %215, %c8 : index
      %217 = arith.muli %tileRows, %c4 : index
      %218 = arith.muli %216, %217 : index
      %219 = arith.addi %41, %218 : index
      %220 = vector.load %x[%219] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %221 = arith.muli %tileRows, %c14 : index
      %222 = arith.addi %219, %221 : index
      %223 = vector.load %x[%222] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %224 = vector.shuffle %220, %223 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %225 = wave.mma %224, %147, %109 : vector<16xf16>, vector<8xf32>
      %226 = arith.muli %108, %c13 : index
      %227 = arith.addi %226, %c8 : index
      %228 = arith.muli %tileRows, %c4 : index
      %229 = arith.muli %227, %228 : index
      %230 = arith.addi %59, %229 : index
      %231 = vector.load %x[%230] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %232 = arith.muli %tileRows, %c14 : index
      %233 = arith.addi %230, %232 : index
      %234 = vector.load %x[%233] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %235 = vector.shuffle %231, %234 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %236 = wave.mma %235, %147, %110 : vector<16xf16>, vector<8xf32>
      %237 = arith.muli %108, %c13 : index
      %238 = arith.addi %237, %c8 : index
      %239 = arith.muli %tileRows, %c4 : index
      %240 = arith.muli %238, %239 : index
      %241 = arith.addi %77, %240 : index
      %242 = vector.load %x[%241] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %243 = arith.muli %tileRows, %c14 : index
      %244 = arith.addi %241, %243 : index
      %245 = vector.load %x[%244] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %246 = vector.shuffle %242, %245 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %247 = wave.mma %246, %147, %111 : vector<16xf16>, vector<8xf32>
      %248 = arith.muli %108, %c13 : index
      %249 = arith.addi %248, %c8 : index
      %250 = arith.muli %tileRows, %c4 : index
      %251 = arith.muli %249, %250 : index
      %252 = arith.addi %95, %251 : index
      %253 = vector.load %x[%252] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %254 = arith.muli %tileRows, %c14 : index
      %255 = arith.addi %252, %254 : index
      %256 = vector.load %x[%255] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %257 = vector.shuffle %253, %256 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %258 = wave.mma %257, %147, %112 : vector<16xf16>, vector<8xf32>
      %259 = arith.muli %108, %c13 : index
      %260 = arith.addi %259, %c7 : index
      %261 = arith.muli %tileRows, %c4 : index
      %262 = arith.muli %260, %261 : index
      %263 = arith.addi %41, %262 : index
      %264 = vector.load %x[%263] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %265 = arith.muli %tileRows, %c14 : index
      %266 = arith.addi %263, %265 : index
      %267 = vector.load %x[%266] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %268 = vector.shuffle %264, %267 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %269 = wave.mma %268, %164, %225 : vector<16xf16>, vector<8xf32>
      %270 = arith.muli %108, %c13 : index
      %271 = arith.addi %270, %c7 : index
      %272 = arith.muli %tileRows, %c4 : index
      %273 = arith.muli %271, %272 : index
      %274 = arith.addi %59, %273 : index
      %275 = vector.load %x[%274] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %276 = arith.muli %tileRows, %c14 : index
      %277 = arith.addi %274, %276 : index
      %278 = vector.load %x[%277] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %279 = vector.shuffle %275, %278 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %280 = wave.mma %279, %164, %236 : vector<16xf16>, vector<8xf32>
      %281 = arith.muli %108, %c13 : index
      %282 = arith.addi %281, %c7 : index
      %283 = arith.muli %tileRows, %c4 : index
      %284 = arith.muli %282, %283 : index
      %285 = arith.addi %77, %284 : index
      %286 = vector.load %x[%285] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %287 = arith.muli %tileRows, %c14 : index
      %288 = arith.addi %285, %287 : index
      %289 = vector.load %x[%288] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %290 = vector.shuffle %286, %289 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %291 = wave.mma %290, %164, %247 : vector<16xf16>, vector<8xf32>
      %292 = arith.muli %108, %c13 : index
      %293 = arith.addi %292, %c7 : index
      %294 = arith.muli %tileRows, %c4 : index
      %295 = arith.muli %293, %294 : index
      %296 = arith.addi %95, %295 : index
      %297 = vector.load %x[%296] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %298 = arith.muli %tileRows, %c14 : index
      %299 = arith.addi %296, %298 : index
      %300 = vector.load %x[%299] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %301 = vector.shuffle %297, %300 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %302 = wave.mma %301, %164, %258 : vector<16xf16>, vector<8xf32>
      %303 = arith.muli %108, %c13 : index
      %304 = arith.addi %303, %c13 : index
      %305 = arith.muli %tileRows, %c4 : index
      %306 = arith.muli %304, %305 : index
      %307 = arith.addi %41, %306 : index
      %308 = vector.load %x[%307] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %309 = arith.muli %tileRows, %c14 : index
      %310 = arith.addi %307, %309 : index
      %311 = vector.load %x[%310] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %312 = vector.shuffle %308, %311 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %313 = wave.mma %312, %197, %269 : vector<16xf16>, vector<8xf32>
      %314 = arith.muli %108, %c13 : index
      %315 = arith.addi %314, %c13 : index
      %316 = arith.muli %tileRows, %c4 : index
      %317 = arith.muli %315, %316 : index
      %318 = arith.addi %59, %317 : index
      %319 = vector.load %x[%318] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %320 = arith.muli %tileRows, %c14 : index
      %321 = arith.addi %318, %320 : index
      %322 = vector.load %x[%321] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %323 = vector.shuffle %319, %322 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %324 = wave.mma %323, %197, %280 : vector<16xf16>, vector<8xf32>
      %325 = arith.muli %108, %c13 : index
      %326 = arith.addi %325, %c13 : index
      %327 = arith.muli %tileRows, %c4 : index
      %328 = arith.muli %326, %327 : index
      %329 = arith.addi %77, %328 : index
      %330 = vector.load %x[%329] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %331 = arith.muli %tileRows, %c14 : index
      %332 = arith.addi %329, %331 : index
      %333 = vector.load %x[%332] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %334 = vector.shuffle %330, %333 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %335 = wave.mma %334, %197, %291 : vector<16xf16>, vector<8xf32>
      %336 = arith.muli %108, %c13 : index
      %337 = arith.addi %336, %c13 : index
      %338 = arith.muli %tileRows, %c4 : index
      %339 = arith.muli %337, %338 : index
      %340 = arith.addi %95, %339 : index
      %341 = vector.load %x[%340] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %342 = arith.muli %tileRows, %c14 : index
      %343 = arith.addi %340, %342 : index
      %344 = vector.load %x[%343] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %345 = vector.shuffle %341, %344 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %346 = wave.mma %345, %197, %302 : vector<16xf16>, vector<8xf32>
      %347 = arith.muli %108, %c13 : index
      %348 = arith.addi %347, %c26 : index
      %349 = arith.muli %tileRows, %c4 : index
      %350 = arith.muli %348, %349 : index
      %351 = arith.addi %41, %350 : index
      %352 = vector.load %x[%351] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %353 = arith.muli %tileRows, %c14 : index
      %354 = arith.addi %351, %353 : index
      %355 = vector.load %x[%354] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %356 = vector.shuffle %352, %355 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %357 = wave.mma %356, %214, %313 : vector<16xf16>, vector<8xf32>
      %358 = arith.muli %108, %c13 : index
      %359 = arith.addi %358, %c26 : index
      %360 = arith.muli %tileRows, %c4 : index
      %361 = arith.muli %359, %360 : index
      %362 = arith.addi %59, %361 : index
      %363 = vector.load %x[%362] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %364 = arith.muli %tileRows, %c14 : index
      %365 = arith.addi %362, %364 : index
      %366 = vector.load %x[%365] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %367 = vector.shuffle %363, %366 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %368 = wave.mma %367, %214, %324 : vector<16xf16>, vector<8xf32>
      %369 = arith.muli %108, %c13 : index
      %370 = arith.addi %369, %c26 : index
      %371 = arith.muli %tileRows, %c4 : index
      %372 = arith.muli %370, %371 : index
      %373 = arith.addi %77, %372 : index
      %374 = vector.load %x[%373] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %375 = arith.muli %tileRows, %c14 : index
      %376 = arith.addi %373, %375 : index
      %377 = vector.load %x[%376] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %378 = vector.shuffle %374, %377 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %379 = wave.mma %378, %214, %335 : vector<16xf16>, vector<8xf32>
      %380 = arith.muli %108, %c13 : index
      %381 = arith.addi %380, %c26 : index
      %382 = arith.muli %tileRows, %c4 : index
      %383 = arith.muli %381, %382 : index
      %384 = arith.addi %95, %383 : index
      %385 = vector.load %x[%384] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %386 = arith.muli %tileRows, %c14 : index
      %387 = arith.addi %384, %386 : index
      %388 = vector.load %x[%387] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %389 = vector.shuffle %385, %388 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %390 = wave.mma %389, %214, %346 : vector<16xf16>, vector<8xf32>
      scf.yield %357, %368, %379, %390 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %391 = arith.select %101, %107, %100 : index
    %397:4 = scf.for %392 = %107 to %391 step %c7 iter_args(%393 = %113#0, %394 = %113#1, %395 = %113#2, %396 = %113#3) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
      %398 = wave.lane
      %399 = arith.addi %392, %c8 : index
      %400 = arith.remui %398, %c4 : index
      %401 = arith.addi %15, %c6 : index
      %402 = arith.muli %399, %c15 : index
      %403 = arith.addi %401, %402 : index
      %404 = arith.muli %400, %c13 : index
      %405 = arith.addi %403, %404 : index
      %406 = vector.load %w[%405] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
      %407 = vector.bitcast %406 : vector<2xi8> to vector<1xf16>
      %408 = vector.extract %407[0] : f16 from vector<1xf16>
      %409 = vector.broadcast %408 : f16 to vector<16xf16>
      %410 = arith.addi %15, %c6 : index
      %411 = arith.addi %inputFeatures, %c5 : index
      %412 = arith.divui %411, %c6 : index
      %413 = arith.muli %412, %c6 : index
      %414 = arith.addi %410, %413 : index
      %415 = arith.muli %399, %c20 : index
      %416 = arith.addi %414, %415 : index
      %417 = arith.addi %416, %c8 : index
      %418 = arith.muli %400, %c4 : index
      %419 = arith.addi %417, %418 : index
      %420 = vector.load %w[%419] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %421 = vector.bitcast %420 : vector<16xi8> to vector<4xi32>
      %422 = arith.andi %421, %c21 : vector<4xi32>
      %423 = arith.ori %422, %c22 : vector<4xi32>
      %424 = vector.bitcast %423 : vector<4xi32> to vector<8xf16>
      %425 = arith.shrui %421, %c23 : vector<4xi32>
      %426 = arith.andi %425, %c21 : vector<4xi32>
      %427 = arith.ori %426, %c22 : vector<4xi32>
      %428 = vector.bitcast %427 : vector<4xi32> to vector<8xf16>
      %429 = vector.shuffle %424, %428 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %430 = arith.subf %429, %c24 : vector<16xf16>
      %431 = arith.mulf %430, %409 : vector<16xf16>
      %432 = arith.muli %399, %c20 : index
      %433 = arith.addi %414, %432 : index
      %434 = arith.addi %433, %c25 : index
      %435 = arith.muli %400, %c4 : index
      %436 = arith.addi %434, %435 : index
      %437 = vector.load %w[%436] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %438 = vector.bitcast %437 : vector<16xi8> to vector<4xi32>
      %439 = arith.andi %438, %c21 : vector<4xi32>
      %440 = arith.ori %439, %c22 : vector<4xi32>
      %441 = vector.bitcast %440 : vector<4xi32> to vector<8xf16>
      %442 = arith.shrui %438, %c23 : vector<4xi32>
      %443 = arith.andi %442, %c21 : vector<4xi32>
      %444 = arith.ori %443, %c22 : vector<4xi32>
      %445 = vector.bitcast %444 : vector<4xi32> to vector<8xf16>
      %446 = vector.shuffle %441, %445 [0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15] : vector<8xf16>, vector<8xf16>
      %447 = arith.subf %446, %c24 : vector<16xf16>
      %448 = arith.mulf %447, %409 : vector<16xf16>
      %449 = arith.muli %392, %c13 : index
      %450 = arith.addi %449, %c8 : index
      %451 = arith.muli %tileRows, %c4 : index
      %452 = arith.muli %450, %451 : index
      %453 = arith.addi %41, %452 : index
      %454 = vector.load %x[%453] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %455 = arith.muli %tileRows, %c14 : index
      %456 = arith.addi %453, %455 : index
      %457 = vector.load %x[%456] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %458 = vector.shuffle %454, %457 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %459 = wave.mma %458, %431, %393 : vector<16xf16>, vector<8xf32>
      %460 = arith.muli %392, %c13 : index
      %461 = arith.addi %460, %c8 : index
      %462 = arith.muli %tileRows, %c4 : index
      %463 = arith.muli %461, %462 : index
      %464 = arith.addi %59, %463 : index
      %465 = vector.load %x[%464] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %466 = arith.muli %tileRows, %c14 : index
      %467 = arith.addi %464, %466 : index
      %468 = vector.load %x[%467] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %469 = vector.shuffle %465, %468 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %470 = wave.mma %469, %431, %394 : vector<16xf16>, vector<8xf32>
      %471 = arith.muli %392, %c13 : index
      %472 = arith.addi %471, %c8 : index
      %473 = arith.muli %tileRows, %c4 : index
      %474 = arith.muli %472, %473 : index
      %475 = arith.addi %77, %474 : index
      %476 = vector.load %x[%475] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %477 = arith.muli %tileRows, %c14 : index
      %478 = arith.addi %475, %477 : index
      %479 = vector.load %x[%478] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %480 = vector.shuffle %476, %479 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %481 = wave.mma %480, %431, %395 : vector<16xf16>, vector<8xf32>
      %482 = arith.muli %392, %c13 : index
      %483 = arith.addi %482, %c8 : index
      %484 = arith.muli %tileRows, %c4 : index
      %485 = arith.muli %483, %484 : index
      %486 = arith.addi %95, %485 : index
      %487 = vector.load %x[%486] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %488 = arith.muli %tileRows, %c14 : index
      %489 = arith.addi %486, %488 : index
      %490 = vector.load %x[%489] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %491 = vector.shuffle %487, %490 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %492 = wave.mma %491, %431, %396 : vector<16xf16>, vector<8xf32>
      %493 = arith.muli %392, %c13 : index
      %494 = arith.addi %493, %c7 : index
      %495 = arith.muli %tileRows, %c4 : index
      %496 = arith.muli %494, %495 : index
      %497 = arith.addi %41, %496 : index
      %498 = vector.load %x[%497] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %499 = arith.muli %tileRows, %c14 : index
      %500 = arith.addi %497, %499 : index
      %501 = vector.load %x[%500] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %502 = vector.shuffle %498, %501 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %503 = wave.mma %502, %448, %459 : vector<16xf16>, vector<8xf32>
      %504 = arith.muli %392, %c13 : index
      %505 = arith.addi %504, %c7 : index
      %506 = arith.muli %tileRows, %c4 : index
      %507 = arith.muli %505, %506 : index
      %508 = arith.addi %59, %507 : index
      %509 = vector.load %x[%508] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %510 = arith.muli %tileRows, %c14 : index
      %511 = arith.addi %508, %510 : index
      %512 = vector.load %x[%511] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %513 = vector.shuffle %509, %512 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %514 = wave.mma %513, %448, %470 : vector<16xf16>, vector<8xf32>
      %515 = arith.muli %392, %c13 : index
      %516 = arith.addi %515, %c7 : index
      %517 = arith.muli %tileRows, %c4 : index
      %518 = arith.muli %516, %517 : index
      %519 = arith.addi %77, %518 : index
      %520 = vector.load %x[%519] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %521 = arith.muli %tileRows, %c14 : index
      %522 = arith.addi %519, %521 : index
      %523 = vector.load %x[%522] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %524 = vector.shuffle %520, %523 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %525 = wave.mma %524, %448, %481 : vector<16xf16>, vector<8xf32>
      %526 = arith.muli %392, %c13 : index
      %527 = arith.addi %526, %c7 : index
      %528 = arith.muli %tileRows, %c4 : index
      %529 = arith.muli %527, %528 : index
      %530 = arith.addi %95, %529 : index
      %531 = vector.load %x[%530] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %532 = arith.muli %tileRows, %c14 : index
      %533 = arith.addi %530, %532 : index
      %534 = vector.load %x[%533] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %535 = vector.shuffle %531, %534 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %536 = wave.mma %535, %448, %492 : vector<16xf16>, vector<8xf32>
      scf.yield %503, %514, %525, %536 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
    }
    %537 = arith.addi %20, %c8 : index
    %538 = wave.lane
    %539 = arith.muli %3, %c7 : index
    %540 = arith.muli %539, %c25 : index
    %541 = arith.addi %540, %538 : index
    %542 = arith.muli %4, %c10 : index
    %543 = arith.addi %542, %541 : index
    %544 = arith.addi %543, %c8 : index
    %545 = arith.addi %544, %c8 : index
    %546 = vector.extract %397#0[0] : f32 from vector<8xf32>
    memref.store %546, %16[%545] : memref<?xf32>
    %547 = arith.muli %4, %c10 : index
    %548 = arith.addi %547, %541 : index
    %549 = arith.addi %548, %c8 : index
    %550 = arith.addi %549, %c15 : index
    %551 = vector.extract %397#0[1] : f32 from vector<8xf32>
    memref.store %551, %16[%550] : memref<?xf32>
    %552 = arith.muli %4, %c10 : index
    %553 = arith.addi %552, %541 : index
    %554 = arith.addi %553, %c8 : index
    %555 = arith.addi %554, %c11 : index
    %556 = vector.extract %397#0[2] : f32 from vector<8xf32>
    memref.store %556, %16[%555] : memref<?xf32>
    %557 = arith.muli %4, %c10 : index
    %558 = arith.addi %557, %541 : index
    %559 = arith.addi %558, %c8 : index
    %560 = arith.addi %559, %c27 : index
    %561 = vector.extract %397#0[3] : f32 from vector<8xf32>
    memref.store %561, %16[%560] : memref<?xf32>
    %562 = arith.muli %4, %c10 : index
    %563 = arith.addi %562, %541 : index
    %564 = arith.addi %563, %c8 : index
    %565 = arith.addi %564, %c6 : index
    %566 = vector.extract %397#0[4] : f32 from vector<8xf32>
    memref.store %566, %16[%565] : memref<?xf32>
    %567 = arith.muli %4, %c10 : index
    %568 = arith.addi %567, %541 : index
    %569 = arith.addi %568, %c8 : index
    %570 = arith.addi %569, %c28 : index
    %571 = vector.extract %397#0[5] : f32 from vector<8xf32>
    memref.store %571, %16[%570] : memref<?xf32>
    %572 = arith.muli %4, %c10 : index
    %573 = arith.addi %572, %541 : index
    %574 = arith.addi %573, %c8 : index
    %575 = arith.addi %574, %c29 : index
    %576 = vector.extract %397#0[6] : f32 from vector<8xf32>
    memref.store %576, %16[%575] : memref<?xf32>
    %577 = arith.muli %4, %c10 : index
    %578 = arith.addi %577, %541 : index
    %579 = arith.addi %578, %c8 : index
    %580 = arith.addi %579, %c30 : index
    %581 = vector.extract %397#0[7] : f32 from vector<8xf32>
    memref.store %581, %16[%580] : memref<?xf32>
    wave.barrier
    %582 = arith.muli %4, %c31 : index
    %583 = arith.addi %582, %c8 : index
    %584 = arith.muli %583, %c13 : index
    %585 = arith.divui %538, %c4 : index
    %586 = arith.addi %584, %585 : index
    %587 = arith.addi %537, %586 : index
    %588 = arith.cmpi slt, %587, %19 : index
    scf.if %588 {
      %589 = arith.cmpi eq, %hasFactors, %c7 : index
      %590 = arith.muli %587, %c13 : index
      %591 = memref.load %factors[%590] : memref<?xf32>
      %592 = arith.mulf %591, %operandScale : f32
      %593 = arith.select %589, %592, %operandScale : f32
      %594 = arith.addi %541, %c8 : index
      %595 = arith.muli %583, %c15 : index
      %596 = arith.addi %594, %595 : index
      %597 = memref.load %16[%596] : memref<?xf32>
      %598 = arith.addi %596, %c10 : index
      %599 = memref.load %16[%598] : memref<?xf32>
      %600 = arith.addf %597, %599 : f32
      %601 = arith.remui %538, %c4 : index
      %602 = arith.muli %601, %c31 : index
      %603 = arith.addi %15, %602 : index
      %604 = vector.load %w[%603] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %605 = vector.bitcast %604 : vector<4xi8> to vector<1xf32>
      %606 = vector.extract %605[0] : f32 from vector<1xf32>
      %607 = arith.mulf %606, %593 : f32
      %608 = arith.mulf %600, %607 : f32
      %609 = arith.muli %3, %c7 : index
      %610 = arith.addi %609, %c8 : index
      %611 = arith.muli %610, %c4 : index
      %612 = arith.remui %538, %c4 : index
      %613 = arith.addi %611, %612 : index
      %614 = arith.muli %586, %c34 : index
      %615 = arith.addi %614, %613 : index
      memref.store %608, %17[%615] : memref<?xf32>
    }
    %616 = arith.muli %4, %c31 : index
    %617 = arith.addi %616, %c7 : index
    %618 = arith.muli %617, %c13 : index
    %619 = arith.divui %538, %c4 : index
    %620 = arith.addi %618, %619 : index
    %621 = arith.addi %537, %620 : index
    %622 = arith.cmpi slt, %621, %19 : index
    scf.if %622 {
      %623 = arith.cmpi eq, %hasFactors, %c7 : index
      %624 = arith.muli %621, %c13 : index
      %625 = memref.load %factors[%624] : memref<?xf32>
      %626 = arith.mulf %625, %operandScale : f32
      %627 = arith.select %623, %626, %operandScale : f32
      %628 = arith.addi %541, %c8 : index
      %629 = arith.muli %617, %c15 : index
      %630 = arith.addi %628, %629 : index
      %631 = memref.load %16[%630] : memref<?xf32>
      %632 = arith.addi %630, %c10 : index
      %633 = memref.load %16[%632] : memref<?xf32>
      %634 = arith.addf %631, %633 : f32
      %635 = arith.remui %538, %c4 : index
      %636 = arith.muli %635, %c31 : index
      %637 = arith.addi %15, %636 : index
      %638 = vector.load %w[%637] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %639 = vector.bitcast %638 : vector<4xi8> to vector<1xf32>
      %640 = vector.extract %639[0] : f32 from vector<1xf32>
      %641 = arith.mulf %640, %627 : f32
      %642 = arith.mulf %634, %641 : f32
      %643 = arith.muli %3, %c7 : index
      %644 = arith.addi %643, %c8 : index
      %645 = arith.muli %644, %c4 : index
      %646 = arith.remui %538, %c4 : index
      %647 = arith.addi %645, %646 : index
      %648 = arith.muli %620, %c34 : index
      %649 = arith.addi %648, %647 : index
      memref.store %642, %17[%649] : memref<?xf32>
    }
    %650 = arith.muli %4, %c31 : index
    %651 = arith.addi %650, %c13 : index
    %652 = arith.muli %651, %c13 : index
    %653 = arith.divui %538, %c4 : index
    %654 = arith.addi %652, %653 : index
    %655 = arith.addi %537, %654 : index
    %656 = arith.cmpi slt, %655, %19 : index
    scf.if %656 {
      %657 = arith.cmpi eq, %hasFactors, %c7 : index
      %658 = arith.muli %655, %c13 : index
      %659 = memref.load %factors[%658] : memref<?xf32>
      %660 = arith.mulf %659, %operandScale : f32
      %661 = arith.select %657, %660, %operandScale : f32
      %662 = arith.addi %541, %c8 : index
      %663 = arith.muli %651, %c15 : index
      %664 = arith.addi %662, %663 : index
      %665 = memref.load %16[%664] : memref<?xf32>
      %666 = arith.addi %664, %c10 : index
      %667 = memref.load %16[%666] : memref<?xf32>
      %668 = arith.addf %665, %667 : f32
      %669 = arith.remui %538, %c4 : index
      %670 = arith.muli %669, %c31 : index
      %671 = arith.addi %15, %670 : index
      %672 = vector.load %w[%671] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %673 = vector.bitcast %672 : vector<4xi8> to vector<1xf32>
      %674 = vector.extract %673[0] : f32 from vector<1xf32>
      %675 = arith.mulf %674, %661 : f32
      %676 = arith.mulf %668, %675 : f32
      %677 = arith.muli %3, %c7 : index
      %678 = arith.addi %677, %c8 : index
      %679 = arith.muli %678, %c4 : index
      %680 = arith.remui %538, %c4 : index
      %681 = arith.addi %679, %680 : index
      %682 = arith.muli %654, %c34 : index
      %683 = arith.addi %682, %681 : index
      memref.store %676, %17[%683] : memref<?xf32>
    }
    %684 = arith.muli %4, %c31 : index
    %685 = arith.addi %684, %c26 : index
    %686 = arith.muli %685, %c13 : index
    %687 = arith.divui %538, %c4 : index
    %688 = arith.addi %686, %687 : index
    %689 = arith.addi %537, %688 : index
    %690 = arith.cmpi slt, %689, %19 : index
    scf.if %690 {
      %691 = arith.cmpi eq, %hasFactors, %c7 : index
      %692 = arith.muli %689, %c13 : index
      %693 = memref.load %factors[%692] : memref<?xf32>
      %694 = arith.mulf %693, %operandScale : f32
      %695 = arith.select %691, %694, %operandScale : f32
      %696 = arith.addi %541, %c8 : index
      %697 = arith.muli %685, %c15 : index
      %698 = arith.addi %696, %697 : index
      %699 = memref.load %16[%698] : memref<?xf32>
      %700 = arith.addi %698, %c10 : index
      %701 = memref.load %16[%700] : memref<?xf32>
      %702 = arith.addf %699, %701 : f32
      %703 = arith.remui %538, %c4 : index
      %704 = arith.muli %703, %c31 : index
      %705 = arith.addi %15, %704 : index
      %706 = vector.load %w[%705] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %707 = vector.bitcast %706 : vector<4xi8> to vector<1xf32>
      %708 = vector.extract %707[0] : f32 from vector<1xf32>
      %709 = arith.mulf %708, %695 : f32
      %710 = arith.mulf %702, %709 : f32
      %711 = arith.muli %3, %c7 : index
      %712 = arith.addi %711, %c8 : index
      %713 = arith.muli %712, %c4 : index
      %714 = arith.remui %538, %c4 : index
      %715 = arith.addi %713, %714 : index
      %716 = arith.muli %688, %c34 : index
      %717 = arith.addi %716, %715 : index
      memref.store %710, %17[%717] : memref<?xf32>
    }
    wave.barrier
    %718 = arith.addi %20, %c8 : index
    %719 = wave.wave
    %720 = arith.addi %719, %c8 : index
    %721 = arith.addi %718, %720 : index
    %722 = arith.cmpi slt, %721, %19 : index
    %723 = arith.cmpi slt, %720, %c4 : index
    %724 = arith.andi %722, %723 : i1
    scf.if %724 {
      %725 = arith.addi %718, %720 : index
      %726 = arith.muli %720, %c34 : index
      %727 = wave.lane
      %728 = arith.addi %727, %c8 : index
      %729 = arith.cmpi eq, %hasBias, %c7 : index
      %730 = arith.addi %726, %728 : index
      %731 = memref.load %17[%730] : memref<?xf32>
      %732 = arith.muli %0, %c34 : index
      %733 = arith.addi %732, %728 : index
      %734 = memref.load %bias[%733] : memref<?xf32>
      %735 = arith.addf %731, %734 : f32
      %736 = arith.select %729, %735, %731 : f32
      %737 = arith.addi %728, %c36 : index
      %738 = arith.cmpi eq, %hasBias, %c7 : index
      %739 = arith.addi %726, %737 : index
      %740 = memref.load %17[%739] : memref<?xf32>
      %741 = arith.muli %0, %c34 : index
      %742 = arith.addi %741, %737 : index
      %743 = memref.load %bias[%742] : memref<?xf32>
      %744 = arith.addf %740, %743 : f32
      %745 = arith.select %738, %744, %740 : f32
      %746 = arith.addi %727, %c15 : index
      %747 = arith.cmpi slt, %746, %c36 : index
      %748 = arith.minsi %746, %c37 : index
      %749 = arith.cmpi eq, %hasBias, %c7 : index
      %750 = arith.addi %726, %748 : index
      %751 = memref.load %17[%750] : memref<?xf32>
      %752 = arith.muli %0, %c34 : index
      %753 = arith.addi %752, %748 : index
      %754 = memref.load %bias[%753] : memref<?xf32>
      %755 = arith.addf %751, %754 : f32
      %756 = arith.select %749, %755, %751 : f32
      %757 = arith.addi %748, %c36 : index
      %758 = arith.cmpi eq, %hasBias, %c7 : index
      %759 = arith.addi %726, %757 : index
      %760 = memref.load %17[%759] : memref<?xf32>
      %761 = arith.muli %0, %c34 : index
      %762 = arith.addi %761, %757 : index
      %763 = memref.load %bias[%762] : memref<?xf32>
      %764 = arith.addf %760, %763 : f32
      %765 = arith.select %758, %764, %760 : f32
      %766 = arith.addi %heads, %kvHeads : index
      %767 = arith.cmpi slt, %0, %766 : index
      scf.if %767 {
        %768 = arith.addi %positionsAt, %725 : index
        %769 = memref.load %step[%768] : memref<?xi32>
        %770 = arith.index_cast %769 : i32 to index
        %771 = arith.cmpi eq, %hasNorm, %c7 : index
        %772 = math.fma %736, %736, %c40 : f32
        %773 = math.fma %745, %745, %772 : f32
        %774 = math.fma %756, %756, %773 : f32
        %775 = arith.select %747, %774, %773 : f32
        %776 = math.fma %765, %765, %775 : f32
        %777 = arith.select %747, %776, %775 : f32
        %778 = vector.broadcast %777 : f32 to vector<1xf32>
        %779 = wave.reduce "add" %778 : vector<1xf32>
        %780 = arith.mulf %779, %inverseHeadDim : f32
        %781 = arith.addf %780, %epsilon : f32
        %782 = math.sqrt %781 : f32
        %783 = arith.divf %c42, %782 : f32
        %784 = arith.cmpi slt, %0, %heads : index
        %785 = arith.addi %728, %c36 : index
        %786 = memref.load %query_norm[%728] : memref<?xf32>
        %787 = memref.load %key_norm[%728] : memref<?xf32>
        %788 = arith.select %784, %786, %787 : f32
        %789 = arith.mulf %736, %783 : f32
        %790 = arith.mulf %789, %788 : f32
        %791 = arith.select %771, %790, %736 : f32
        %792 = memref.load %query_norm[%785] : memref<?xf32>
        %793 = memref.load %key_norm[%785] : memref<?xf32>
        %794 = arith.select %784, %792, %793 : f32
        %795 = arith.mulf %745, %783 : f32
        %796 = arith.mulf %795, %794 : f32
        %797 = arith.select %771, %796, %745 : f32
        %798 = arith.addi %748, %c36 : index
        %799 = memref.load %query_norm[%748] : memref<?xf32>
        %800 = memref.load %key_norm[%748] : memref<?xf32>
        %801 = arith.select %784, %799, %800 : f32
        %802 = arith.mulf %756, %783 : f32
        %803 = arith.mulf %802, %801 : f32
        %804 = arith.select %771, %803, %756 : f32
        %805 = memref.load %query_norm[%798] : memref<?xf32>
        %806 = memref.load %key_norm[%798] : memref<?xf32>
        %807 = arith.select %784, %805, %806 : f32
        %808 = arith.mulf %765, %783 : f32
        %809 = arith.mulf %808, %807 : f32
        %810 = arith.select %771, %809, %765 : f32
        %811 = arith.remui %770, %c25 : index
        %812 = arith.muli %811, %c34 : index
        %813 = arith.addi %812, %728 : index
        %814 = arith.divui %770, %c25 : index
        %815 = arith.addi %814, %c25 : index
        %816 = arith.muli %815, %c34 : index
        %817 = arith.addi %816, %728 : index
        %818 = memref.load %rope[%813] : memref<?xf32>
        %819 = arith.addi %813, %c36 : index
        %820 = memref.load %rope[%819] : memref<?xf32>
        %821 = memref.load %rope[%817] : memref<?xf32>
        %822 = arith.addi %817, %c36 : index
        %823 = memref.load %rope[%822] : memref<?xf32>
        %824 = arith.mulf %821, %818 : f32
        %825 = arith.mulf %823, %820 : f32
        %826 = arith.subf %824, %825 : f32
        %827 = arith.mulf %823, %818 : f32
        %828 = arith.mulf %821, %820 : f32
        %829 = arith.addf %827, %828 : f32
        %830 = arith.mulf %791, %826 : f32
        %831 = arith.mulf %797, %829 : f32
        %832 = arith.subf %830, %831 : f32
        %833 = arith.mulf %797, %826 : f32
        %834 = arith.mulf %791, %829 : f32
        %835 = arith.addf %833, %834 : f32
        %836 = arith.cmpi slt, %0, %heads : index
        scf.if %836 {
          %837 = arith.muli %725, %heads : index
          %838 = arith.addi %837, %0 : index
          %839 = arith.muli %838, %c34 : index
          %840 = arith.addi %839, %728 : index
          memref.store %832, %q[%840] : memref<?xf32>
          %841 = arith.addi %840, %c36 : index
          memref.store %835, %q[%841] : memref<?xf32>
        } else {
          %842 = arith.addi %726, %728 : index
          memref.store %832, %17[%842] : memref<?xf32>
          %843 = arith.addi %726, %728 : index
          %844 = arith.addi %843, %c36 : index
          memref.store %835, %17[%844] : memref<?xf32>
        }
        %845 = arith.remui %770, %c25 : index
        %846 = arith.muli %845, %c34 : index
        %847 = arith.addi %846, %748 : index
        %848 = arith.divui %770, %c25 : index
        %849 = arith.addi %848, %c25 : index
        %850 = arith.muli %849, %c34 : index
        %851 = arith.addi %850, %748 : index
        %852 = memref.load %rope[%847] : memref<?xf32>
        %853 = arith.addi %847, %c36 : index
        %854 = memref.load %rope[%853] : memref<?xf32>
        %855 = memref.load %rope[%851] : memref<?xf32>
        %856 = arith.addi %851, %c36 : index
        %857 = memref.load %rope[%856] : memref<?xf32>
        %858 = arith.mulf %855, %852 : f32
        %859 = arith.mulf %857, %854 : f32
        %860 = arith.subf %858, %859 : f32
        %861 = arith.mulf %857, %852 : f32
        %862 = arith.mulf %855, %854 : f32
        %863 = arith.addf %861, %862 : f32
        %864 = arith.mulf %804, %860 : f32
        %865 = arith.mulf %810, %863 : f32
        %866 = arith.subf %864, %865 : f32
        %867 = arith.mulf %810, %860 : f32
        %868 = arith.mulf %804, %863 : f32
        %869 = arith.addf %867, %868 : f32
        scf.if %747 {
          %870 = arith.cmpi slt, %0, %heads : index
          scf.if %870 {
            %871 = arith.muli %725, %heads : index
            %872 = arith.addi %871, %0 : index
            %873 = arith.muli %872, %c34 : index
            %874 = arith.addi %873, %748 : index
            memref.store %866, %q[%874] : memref<?xf32>
            %875 = arith.addi %874, %c36 : index
            memref.store %869, %q[%875] : memref<?xf32>
          } else {
            %876 = arith.addi %726, %748 : index
            memref.store %866, %17[%876] : memref<?xf32>
            %877 = arith.addi %726, %748 : index
            %878 = arith.addi %877, %c36 : index
            memref.store %869, %17[%878] : memref<?xf32>
          }
        }
      } else {
        %879 = arith.cmpi slt, %0, %heads : index
        scf.if %879 {
          %880 = arith.muli %725, %heads : index
          %881 = arith.addi %880, %0 : index
          %882 = arith.muli %881, %c34 : index
          %883 = arith.addi %882, %728 : index
          memref.store %736, %q[%883] : memref<?xf32>
          %884 = arith.addi %883, %c36 : index
          memref.store %745, %q[%884] : memref<?xf32>
        } else {
          %885 = arith.addi %726, %728 : index
          memref.store %736, %17[%885] : memref<?xf32>
          %886 = arith.addi %726, %728 : index
          %887 = arith.addi %886, %c36 : index
          memref.store %745, %17[%887] : memref<?xf32>
        }
        scf.if %747 {
          %888 = arith.cmpi slt, %0, %heads : index
          scf.if %888 {
            %889 = arith.muli %725, %heads : index
            %890 = arith.addi %889, %0 : index
            %891 = arith.muli %890, %c34 : index
            %892 = arith.addi %891, %748 : index
            memref.store %756, %q[%892] : memref<?xf32>
            %893 = arith.addi %892, %c36 : index
            memref.store %765, %q[%893] : memref<?xf32>
          } else {
            %894 = arith.addi %726, %748 : index
            memref.store %756, %17[%894] : memref<?xf32>
            %895 = arith.addi %726, %748 : index
            %896 = arith.addi %895, %c36 : index
            memref.store %765, %17[%896] : memref<?xf32>
          }
        }
      }
    }
    %897 = arith.addi %719, %c44 : index
    %898 = arith.addi %718, %897 : index
    %899 = arith.cmpi slt, %898, %19 : index
    %900 = arith.cmpi slt, %897, %c4 : index
    %901 = arith.andi %899, %900 : i1
    scf.if %901 {
      %902 = arith.addi %718, %897 : index
      %903 = arith.muli %897, %c34 : index
      %904 = wave.lane
      %905 = arith.addi %904, %c8 : index
      %906 = arith.cmpi eq, %hasBias, %c7 : index
      %907 = arith.addi %903, %905 : index
      %908 = memref.load %17[%907] : memref<?xf32>
      %909 = arith.muli %0, %c34 : index
      %910 = arith.addi %909, %905 : index
      %911 = memref.load %bias[%910] : memref<?xf32>
      %912 = arith.addf %908, %911 : f32
      %913 = arith.select %906, %912, %908 : f32
      %914 = arith.addi %905, %c36 : index
      %915 = arith.cmpi eq, %hasBias, %c7 : index
      %916 = arith.addi %903, %914 : index
      %917 = memref.load %17[%916] : memref<?xf32>
      %918 = arith.muli %0, %c34 : index
      %919 = arith.addi %918, %914 : index
      %920 = memref.load %bias[%919] : memref<?xf32>
      %921 = arith.addf %917, %920 : f32
      %922 = arith.select %915, %921, %917 : f32
      %923 = arith.addi %904, %c15 : index
      %924 = arith.cmpi slt, %923, %c36 : index
      %925 = arith.minsi %923, %c37 : index
      %926 = arith.cmpi eq, %hasBias, %c7 : index
      %927 = arith.addi %903, %925 : index
      %928 = memref.load %17[%927] : memref<?xf32>
      %929 = arith.muli %0, %c34 : index
      %930 = arith.addi %929, %925 : index
      %931 = memref.load %bias[%930] : memref<?xf32>
      %932 = arith.addf %928, %931 : f32
      %933 = arith.select %926, %932, %928 : f32
      %934 = arith.addi %925, %c36 : index
      %935 = arith.cmpi eq, %hasBias, %c7 : index
      %936 = arith.addi %903, %934 : index
      %937 = memref.load %17[%936] : memref<?xf32>
      %938 = arith.muli %0, %c34 : index
      %939 = arith.addi %938, %934 : index
      %940 = memref.load %bias[%939] : memref<?xf32>
      %941 = arith.addf %937, %940 : f32
      %942 = arith.select %935, %941, %937 : f32
      %943 = arith.addi %heads, %kvHeads : index
      %944 = arith.cmpi slt, %0, %943 : index
      scf.if %944 {
        %945 = arith.addi %positionsAt, %902 : index
        %946 = memref.load %step[%945] : memref<?xi32>
        %947 = arith.index_cast %946 : i32 to index
        %948 = arith.cmpi eq, %hasNorm, %c7 : index
        %949 = math.fma %913, %913, %c40 : f32
        %950 = math.fma %922, %922, %949 : f32
        %951 = math.fma %933, %933, %950 : f32
        %952 = arith.select %924, %951, %950 : f32
        %953 = math.fma %942, %942, %952 : f32
        %954 = arith.select %924, %953, %952 : f32
        %955 = vector.broadcast %954 : f32 to vector<1xf32>
        %956 = wave.reduce "add" %955 : vector<1xf32>
        %957 = arith.mulf %956, %inverseHeadDim : f32
        %958 = arith.addf %957, %epsilon : f32
        %959 = math.sqrt %958 : f32
        %960 = arith.divf %c42, %959 : f32
        %961 = arith.cmpi slt, %0, %heads : index
        %962 = arith.addi %905, %c36 : index
        %963 = memref.load %query_norm[%905] : memref<?xf32>
        %964 = memref.load %key_norm[%905] : memref<?xf32>
        %965 = arith.select %961, %963, %964 : f32
        %966 = arith.mulf %913, %960 : f32
        %967 = arith.mulf %966, %965 : f32
        %968 = arith.select %948, %967, %913 : f32
        %969 = memref.load %query_norm[%962] : memref<?xf32>
        %970 = memref.load %key_norm[%962] : memref<?xf32>
        %971 = arith.select %961, %969, %970 : f32
        %972 = arith.mulf %922, %960 : f32
        %973 = arith.mulf %972, %971 : f32
        %974 = arith.select %948, %973, %922 : f32
        %975 = arith.addi %925, %c36 : index
        %976 = memref.load %query_norm[%925] : memref<?xf32>
        %977 = memref.load %key_norm[%925] : memref<?xf32>
        %978 = arith.select %961, %976, %977 : f32
        %979 = arith.mulf %933, %960 : f32
        %980 = arith.mulf %979, %978 : f32
        %981 = arith.select %948, %980, %933 : f32
        %982 = memref.load %query_norm[%975] : memref<?xf32>
        %983 = memref.load %key_norm[%975] : memref<?xf32>
        %984 = arith.select %961, %982, %983 : f32
        %985 = arith.mulf %942, %960 : f32
        %986 = arith.mulf %985, %984 : f32
        %987 = arith.select %948, %986, %942 : f32
        %988 = arith.remui %947, %c25 : index
        %989 = arith.muli %988, %c34 : index
        %990 = arith.addi %989, %905 : index
        %991 = arith.divui %947, %c25 : index
        %992 = arith.addi %991, %c25 : index
        %993 = arith.muli %992, %c34 : index
        %994 = arith.addi %993, %905 : index
        %995 = memref.load %rope[%990] : memref<?xf32>
        %996 = arith.addi %990, %c36 : index
        %997 = memref.load %rope[%996] : memref<?xf32>
        %998 = memref.load %rope[%994] : memref<?xf32>
        %999 = arith.addi %994, %c36 : index
        %1000 = memref.load %rope[%999] : memref<?xf32>
        %1001 = arith.mulf %998, %995 : f32
        %1002 = arith.mulf %1000, %997 : f32
        %1003 = arith.subf %1001, %1002 : f32
        %1004 = arith.mulf %1000, %995 : f32
        %1005 = arith.mulf %998, %997 : f32
        %1006 = arith.addf %1004, %1005 : f32
        %1007 = arith.mulf %968, %1003 : f32
        %1008 = arith.mulf %974, %1006 : f32
        %1009 = arith.subf %1007, %1008 : f32
        %1010 = arith.mulf %974, %1003 : f32
        %1011 = arith.mulf %968, %1006 : f32
        %1012 = arith.addf %1010, %1011 : f32
        %1013 = arith.cmpi slt, %0, %heads : index
        scf.if %1013 {
          %1014 = arith.muli %902, %heads : index
          %1015 = arith.addi %1014, %0 : index
          %1016 = arith.muli %1015, %c34 : index
          %1017 = arith.addi %1016, %905 : index
          memref.store %1009, %q[%1017] : memref<?xf32>
          %1018 = arith.addi %1017, %c36 : index
          memref.store %1012, %q[%1018] : memref<?xf32>
        } else {
          %1019 = arith.addi %903, %905 : index
          memref.store %1009, %17[%1019] : memref<?xf32>
          %1020 = arith.addi %903, %905 : index
          %1021 = arith.addi %1020, %c36 : index
          memref.store %1012, %17[%1021] : memref<?xf32>
        }
        %1022 = arith.remui %947, %c25 : index
        %1023 = arith.muli %1022, %c34 : index
        %1024 = arith.addi %1023, %925 : index
        %1025 = arith.divui %947, %c25 : index
        %1026 = arith.addi %1025, %c25 : index
        %1027 = arith.muli %1026, %c34 : index
        %1028 = arith.addi %1027, %925 : index
        %1029 = memref.load %rope[%1024] : memref<?xf32>
        %1030 = arith.addi %1024, %c36 : index
        %1031 = memref.load %rope[%1030] : memref<?xf32>
        %1032 = memref.load %rope[%1028] : memref<?xf32>
        %1033 = arith.addi %1028, %c36 : index
        %1034 = memref.load %rope[%1033] : memref<?xf32>
        %1035 = arith.mulf %1032, %1029 : f32
        %1036 = arith.mulf %1034, %1031 : f32
        %1037 = arith.subf %1035, %1036 : f32
        %1038 = arith.mulf %1034, %1029 : f32
        %1039 = arith.mulf %1032, %1031 : f32
        %1040 = arith.addf %1038, %1039 : f32
        %1041 = arith.mulf %981, %1037 : f32
        %1042 = arith.mulf %987, %1040 : f32
        %1043 = arith.subf %1041, %1042 : f32
        %1044 = arith.mulf %987, %1037 : f32
        %1045 = arith.mulf %981, %1040 : f32
        %1046 = arith.addf %1044, %1045 : f32
        scf.if %924 {
          %1047 = arith.cmpi slt, %0, %heads : index
          scf.if %1047 {
            %1048 = arith.muli %902, %heads : index
            %1049 = arith.addi %1048, %0 : index
            %1050 = arith.muli %1049, %c34 : index
            %1051 = arith.addi %1050, %925 : index
            memref.store %1043, %q[%1051] : memref<?xf32>
            %1052 = arith.addi %1051, %c36 : index
            memref.store %1046, %q[%1052] : memref<?xf32>
          } else {
            %1053 = arith.addi %903, %925 : index
            memref.store %1043, %17[%1053] : memref<?xf32>
            %1054 = arith.addi %903, %925 : index
            %1055 = arith.addi %1054, %c36 : index
            memref.store %1046, %17[%1055] : memref<?xf32>
          }
        }
      } else {
        %1056 = arith.cmpi slt, %0, %heads : index
        scf.if %1056 {
          %1057 = arith.muli %902, %heads : index
          %1058 = arith.addi %1057, %0 : index
          %1059 = arith.muli %1058, %c34 : index
          %1060 = arith.addi %1059, %905 : index
          memref.store %913, %q[%1060] : memref<?xf32>
          %1061 = arith.addi %1060, %c36 : index
          memref.store %922, %q[%1061] : memref<?xf32>
        } else {
          %1062 = arith.addi %903, %905 : index
          memref.store %913, %17[%1062] : memref<?xf32>
          %1063 = arith.addi %903, %905 : index
          %1064 = arith.addi %1063, %c36 : index
          memref.store %922, %17[%1064] : memref<?xf32>
        }
        scf.if %924 {
          %1065 = arith.cmpi slt, %0, %heads : index
          scf.if %1065 {
            %1066 = arith.muli %902, %heads : index
            %1067 = arith.addi %1066, %0 : index
            %1068 = arith.muli %1067, %c34 : index
            %1069 = arith.addi %1068, %925 : index
            memref.store %933, %q[%1069] : memref<?xf32>
            %1070 = arith.addi %1069, %c36 : index
            memref.store %942, %q[%1070] : memref<?xf32>
          } else {
            %1071 = arith.addi %903, %925 : index
            memref.store %933, %17[%1071] : memref<?xf32>
            %1072 = arith.addi %903, %925 : index
            %1073 = arith.addi %1072, %c36 : index
            memref.store %942, %17[%1073] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1074 = arith.cmpi sge, %0, %heads : index
    scf.if %1074 {
      %1075 = arith.addi %719, %c8 : index
      %1076 = arith.addi %718, %1075 : index
      %1077 = arith.cmpi slt, %1076, %19 : index
      %1078 = arith.cmpi slt, %1075, %c4 : index
      %1079 = arith.andi %1077, %1078 : i1
      scf.if %1079 {
        %1080 = arith.addi %718, %1075 : index
        %1081 = arith.addi %slotsAt, %1080 : index
        %1082 = memref.load %step[%1081] : memref<?xi32>
        %1083 = arith.index_cast %1082 : i32 to index
        %1084 = arith.cmpi sge, %1083, %c8 : index
        scf.if %1084 {
          %1085 = arith.muli %1075, %c34 : index
          %1086 = arith.subi %0, %heads : index
          %1087 = memref.load %scales[%1086] : memref<?xf32>
          %1088 = vector.broadcast %1087 : f32 to vector<4xf32>
          %1089 = arith.divui %1083, %c4 : index
          %1090 = arith.remui %1083, %c4 : index
          %1091 = arith.muli %1089, %pageBytes : index
          %1092 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1092 {
            %1093 = wave.lane
            %1094 = arith.muli %1093, %c31 : index
            scf.for %1095 = %1094 to %c34 step %c6 {
              %1096 = arith.addi %1085, %1095 : index
              %1097 = vector.load %17[%1096] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1098 = arith.mulf %1097, %1088 : vector<4xf32>
              %1099 = arith.minimumf %1098, %c48 : vector<4xf32>
              %1100 = arith.maximumf %1099, %c49 : vector<4xf32>
              %1101 = arith.truncf %1100 : vector<4xf32> to vector<4xf16>
              %1102 = vector.bitcast %1101 : vector<4xf16> to vector<8xi8>
              %1103 = arith.cmpi slt, %1086, %kvHeads : index
              scf.if %1103 {
                %1104 = arith.muli %1086, %c50 : index
                %1105 = arith.addi %1091, %1104 : index
                %1106 = arith.divui %1095, %c4 : index
                %1107 = arith.muli %1106, %c20 : index
                %1108 = arith.remui %1095, %c4 : index
                %1109 = arith.divui %1108, %c14 : index
                %1110 = arith.muli %1109, %c25 : index
                %1111 = arith.muli %1090, %c4 : index
                %1112 = arith.addi %1110, %1111 : index
                %1113 = arith.remui %1108, %c14 : index
                %1114 = arith.muli %1113, %c13 : index
                %1115 = arith.addi %1112, %1114 : index
                %1116 = arith.addi %1107, %1115 : index
                %1117 = arith.addi %1105, %1116 : index
                vector.store %1102, %kv[%1117] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1118 = arith.subi %1086, %kvHeads : index
                %1119 = arith.muli %1118, %c50 : index
                %1120 = arith.addi %1091, %1119 : index
                %1121 = arith.addi %1095, %c8 : index
                %1122 = arith.divui %1121, %c4 : index
                %1123 = arith.muli %1122, %c20 : index
                %1124 = arith.addi %1123, %c9 : index
                %1125 = arith.remui %1121, %c4 : index
                %1126 = arith.divui %1090, %c13 : index
                %1127 = arith.remui %1090, %c13 : index
                %1128 = arith.muli %1127, %c14 : index
                %1129 = arith.addi %1126, %1128 : index
                %1130 = arith.divui %1129, %c14 : index
                %1131 = arith.muli %1130, %c25 : index
                %1132 = arith.muli %1125, %c4 : index
                %1133 = arith.addi %1131, %1132 : index
                %1134 = arith.remui %1129, %c14 : index
                %1135 = arith.muli %1134, %c13 : index
                %1136 = arith.addi %1133, %1135 : index
                %1137 = arith.addi %1124, %1136 : index
                %1138 = arith.addi %1120, %1137 : index
                %1139 = vector.shuffle %1102, %1102 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1139, %kv[%1138] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1140 = arith.addi %1095, %c7 : index
                %1141 = arith.divui %1140, %c4 : index
                %1142 = arith.muli %1141, %c20 : index
                %1143 = arith.addi %1142, %c9 : index
                %1144 = arith.remui %1140, %c4 : index
                %1145 = arith.divui %1090, %c13 : index
                %1146 = arith.remui %1090, %c13 : index
                %1147 = arith.muli %1146, %c14 : index
                %1148 = arith.addi %1145, %1147 : index
                %1149 = arith.divui %1148, %c14 : index
                %1150 = arith.muli %1149, %c25 : index
                %1151 = arith.muli %1144, %c4 : index
                %1152 = arith.addi %1150, %1151 : index
                %1153 = arith.remui %1148, %c14 : index
                %1154 = arith.muli %1153, %c13 : index
                %1155 = arith.addi %1152, %1154 : index
                %1156 = arith.addi %1143, %1155 : index
                %1157 = arith.addi %1120, %1156 : index
                %1158 = vector.shuffle %1102, %1102 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1158, %kv[%1157] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1159 = arith.addi %1095, %c13 : index
                %1160 = arith.divui %1159, %c4 : index
                %1161 = arith.muli %1160, %c20 : index
                %1162 = arith.addi %1161, %c9 : index
                %1163 = arith.remui %1159, %c4 : index
                %1164 = arith.divui %1090, %c13 : index
                %1165 = arith.remui %1090, %c13 : index
                %1166 = arith.muli %1165, %c14 : index
                %1167 = arith.addi %1164, %1166 : index
                %1168 = arith.divui %1167, %c14 : index
                %1169 = arith.muli %1168, %c25 : index
                %1170 = arith.muli %1163, %c4 : index
                %1171 = arith.addi %1169, %1170 : index
                %1172 = arith.remui %1167, %c14 : index
                %1173 = arith.muli %1172, %c13 : index
                %1174 = arith.addi %1171, %1173 : index
                %1175 = arith.addi %1162, %1174 : index
                %1176 = arith.addi %1120, %1175 : index
                %1177 = vector.shuffle %1102, %1102 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1177, %kv[%1176] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1178 = arith.addi %1095, %c26 : index
                %1179 = arith.divui %1178, %c4 : index
                %1180 = arith.muli %1179, %c20 : index
                %1181 = arith.addi %1180, %c9 : index
                %1182 = arith.remui %1178, %c4 : index
                %1183 = arith.divui %1090, %c13 : index
                %1184 = arith.remui %1090, %c13 : index
                %1185 = arith.muli %1184, %c14 : index
                %1186 = arith.addi %1183, %1185 : index
                %1187 = arith.divui %1186, %c14 : index
                %1188 = arith.muli %1187, %c25 : index
                %1189 = arith.muli %1182, %c4 : index
                %1190 = arith.addi %1188, %1189 : index
                %1191 = arith.remui %1186, %c14 : index
                %1192 = arith.muli %1191, %c13 : index
                %1193 = arith.addi %1190, %1192 : index
                %1194 = arith.addi %1181, %1193 : index
                %1195 = arith.addi %1120, %1194 : index
                %1196 = vector.shuffle %1102, %1102 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1196, %kv[%1195] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1197 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1197 {
            %1198 = wave.lane
            %1199 = arith.muli %1198, %c31 : index
            scf.for %1200 = %1199 to %c34 step %c6 {
              %1201 = arith.addi %1085, %1200 : index
              %1202 = vector.load %17[%1201] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1203 = arith.mulf %1202, %1088 : vector<4xf32>
              %1204 = wave.fp8_encode "e4m3" %1203 : vector<4xf32> -> vector<4xi8>
              %1205 = arith.cmpi slt, %1086, %kvHeads : index
              scf.if %1205 {
                %1206 = arith.muli %1086, %c9 : index
                %1207 = arith.addi %1091, %1206 : index
                %1208 = vector.shuffle %1204, %1204 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1209 = arith.divui %1200, %c4 : index
                %1210 = arith.muli %1209, %c25 : index
                %1211 = arith.remui %1200, %c4 : index
                %1212 = arith.muli %1090, %c4 : index
                %1213 = arith.divui %1211, %c31 : index
                %1214 = arith.muli %1213, %c31 : index
                %1215 = arith.remui %1211, %c13 : index
                %1216 = arith.muli %1215, %c13 : index
                %1217 = arith.addi %1214, %1216 : index
                %1218 = arith.divui %1211, %c13 : index
                %1219 = arith.remui %1218, %c13 : index
                %1220 = arith.addi %1217, %1219 : index
                %1221 = arith.addi %1212, %1220 : index
                %1222 = arith.addi %1210, %1221 : index
                %1223 = arith.addi %1207, %1222 : index
                vector.store %1208, %kv[%1223] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1224 = arith.subi %1086, %kvHeads : index
                %1225 = arith.muli %1224, %c9 : index
                %1226 = arith.addi %1091, %1225 : index
                %1227 = arith.addi %1200, %c8 : index
                %1228 = arith.divui %1227, %c4 : index
                %1229 = arith.muli %1228, %c25 : index
                %1230 = arith.addi %1229, %c10 : index
                %1231 = arith.remui %1227, %c4 : index
                %1232 = arith.divui %1090, %c13 : index
                %1233 = arith.remui %1090, %c13 : index
                %1234 = arith.muli %1233, %c14 : index
                %1235 = arith.addi %1232, %1234 : index
                %1236 = arith.muli %1231, %c4 : index
                %1237 = arith.divui %1235, %c31 : index
                %1238 = arith.muli %1237, %c31 : index
                %1239 = arith.remui %1235, %c13 : index
                %1240 = arith.muli %1239, %c13 : index
                %1241 = arith.addi %1238, %1240 : index
                %1242 = arith.divui %1235, %c13 : index
                %1243 = arith.remui %1242, %c13 : index
                %1244 = arith.addi %1241, %1243 : index
                %1245 = arith.addi %1236, %1244 : index
                %1246 = arith.addi %1230, %1245 : index
                %1247 = arith.addi %1226, %1246 : index
                %1248 = vector.shuffle %1204, %1204 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1248, %kv[%1247] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1249 = arith.addi %1200, %c7 : index
                %1250 = arith.divui %1249, %c4 : index
                %1251 = arith.muli %1250, %c25 : index
                %1252 = arith.addi %1251, %c10 : index
                %1253 = arith.remui %1249, %c4 : index
                %1254 = arith.divui %1090, %c13 : index
                %1255 = arith.remui %1090, %c13 : index
                %1256 = arith.muli %1255, %c14 : index
                %1257 = arith.addi %1254, %1256 : index
                %1258 = arith.muli %1253, %c4 : index
                %1259 = arith.divui %1257, %c31 : index
                %1260 = arith.muli %1259, %c31 : index
                %1261 = arith.remui %1257, %c13 : index
                %1262 = arith.muli %1261, %c13 : index
                %1263 = arith.addi %1260, %1262 : index
                %1264 = arith.divui %1257, %c13 : index
                %1265 = arith.remui %1264, %c13 : index
                %1266 = arith.addi %1263, %1265 : index
                %1267 = arith.addi %1258, %1266 : index
                %1268 = arith.addi %1252, %1267 : index
                %1269 = arith.addi %1226, %1268 : index
                %1270 = vector.shuffle %1204, %1204 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1270, %kv[%1269] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1271 = arith.addi %1200, %c13 : index
                %1272 = arith.divui %1271, %c4 : index
                %1273 = arith.muli %1272, %c25 : index
                %1274 = arith.addi %1273, %c10 : index
                %1275 = arith.remui %1271, %c4 : index
                %1276 = arith.divui %1090, %c13 : index
                %1277 = arith.remui %1090, %c13 : index
                %1278 = arith.muli %1277, %c14 : index
                %1279 = arith.addi %1276, %1278 : index
                %1280 = arith.muli %1275, %c4 : index
                %1281 = arith.divui %1279, %c31 : index
                %1282 = arith.muli %1281, %c31 : index
                %1283 = arith.remui %1279, %c13 : index
                %1284 = arith.muli %1283, %c13 : index
                %1285 = arith.addi %1282, %1284 : index
                %1286 = arith.divui %1279, %c13 : index
                %1287 = arith.remui %1286, %c13 : index
                %1288 = arith.addi %1285, %1287 : index
                %1289 = arith.addi %1280, %1288 : index
                %1290 = arith.addi %1274, %1289 : index
                %1291 = arith.addi %1226, %1290 : index
                %1292 = vector.shuffle %1204, %1204 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1292, %kv[%1291] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1293 = arith.addi %1200, %c26 : index
                %1294 = arith.divui %1293, %c4 : index
                %1295 = arith.muli %1294, %c25 : index
                %1296 = arith.addi %1295, %c10 : index
                %1297 = arith.remui %1293, %c4 : index
                %1298 = arith.divui %1090, %c13 : index
                %1299 = arith.remui %1090, %c13 : index
                %1300 = arith.muli %1299, %c14 : index
                %1301 = arith.addi %1298, %1300 : index
                %1302 = arith.muli %1297, %c4 : index
                %1303 = arith.divui %1301, %c31 : index
                %1304 = arith.muli %1303, %c31 : index
                %1305 = arith.remui %1301, %c13 : index
                %1306 = arith.muli %1305, %c13 : index
                %1307 = arith.addi %1304, %1306 : index
                %1308 = arith.divui %1301, %c13 : index
                %1309 = arith.remui %1308, %c13 : index
                %1310 = arith.addi %1307, %1309 : index
                %1311 = arith.addi %1302, %1310 : index
                %1312 = arith.addi %1296, %1311 : index
                %1313 = arith.addi %1226, %1312 : index
                %1314 = vector.shuffle %1204, %1204 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1314, %kv[%1313] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1315 = arith.cmpi eq, %codec, %c13 : index
          scf.if %1315 {
            %1316 = wave.lane
            %1317 = arith.muli %1316, %c31 : index
            scf.for %1318 = %1317 to %c34 step %c6 {
              %1319 = arith.addi %1085, %1318 : index
              %1320 = vector.load %17[%1319] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1321 = arith.mulf %1320, %1088 : vector<4xf32>
              %1322 = wave.fp8_encode "e5m2" %1321 : vector<4xf32> -> vector<4xi8>
              %1323 = arith.cmpi slt, %1086, %kvHeads : index
              scf.if %1323 {
                %1324 = arith.muli %1086, %c9 : index
                %1325 = arith.addi %1091, %1324 : index
                %1326 = vector.shuffle %1322, %1322 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1327 = arith.divui %1318, %c4 : index
                %1328 = arith.muli %1327, %c25 : index
                %1329 = arith.remui %1318, %c4 : index
                %1330 = arith.muli %1090, %c4 : index
                %1331 = arith.divui %1329, %c31 : index
                %1332 = arith.muli %1331, %c31 : index
                %1333 = arith.remui %1329, %c13 : index
                %1334 = arith.muli %1333, %c13 : index
                %1335 = arith.addi %1332, %1334 : index
                %1336 = arith.divui %1329, %c13 : index
                %1337 = arith.remui %1336, %c13 : index
                %1338 = arith.addi %1335, %1337 : index
                %1339 = arith.addi %1330, %1338 : index
                %1340 = arith.addi %1328, %1339 : index
                %1341 = arith.addi %1325, %1340 : index
                vector.store %1326, %kv[%1341] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1342 = arith.subi %1086, %kvHeads : index
                %1343 = arith.muli %1342, %c9 : index
                %1344 = arith.addi %1091, %1343 : index
                %1345 = arith.addi %1318, %c8 : index
                %1346 = arith.divui %1345, %c4 : index
                %1347 = arith.muli %1346, %c25 : index
                %1348 = arith.addi %1347, %c10 : index
                %1349 = arith.remui %1345, %c4 : index
                %1350 = arith.divui %1090, %c13 : index
                %1351 = arith.remui %1090, %c13 : index
                %1352 = arith.muli %1351, %c14 : index
                %1353 = arith.addi %1350, %1352 : index
                %1354 = arith.muli %1349, %c4 : index
                %1355 = arith.divui %1353, %c31 : index
                %1356 = arith.muli %1355, %c31 : index
                %1357 = arith.remui %1353, %c13 : index
                %1358 = arith.muli %1357, %c13 : index
                %1359 = arith.addi %1356, %1358 : index
                %1360 = arith.divui %1353, %c13 : index
                %1361 = arith.remui %1360, %c13 : index
                %1362 = arith.addi %1359, %1361 : index
                %1363 = arith.addi %1354, %1362 : index
                %1364 = arith.addi %1348, %1363 : index
                %1365 = arith.addi %1344, %1364 : index
                %1366 = vector.shuffle %1322, %1322 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1366, %kv[%1365] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1367 = arith.addi %1318, %c7 : index
                %1368 = arith.divui %1367, %c4 : index
                %1369 = arith.muli %1368, %c25 : index
                %1370 = arith.addi %1369, %c10 : index
                %1371 = arith.remui %1367, %c4 : index
                %1372 = arith.divui %1090, %c13 : index
                %1373 = arith.remui %1090, %c13 : index
                %1374 = arith.muli %1373, %c14 : index
                %1375 = arith.addi %1372, %1374 : index
                %1376 = arith.muli %1371, %c4 : index
                %1377 = arith.divui %1375, %c31 : index
                %1378 = arith.muli %1377, %c31 : index
                %1379 = arith.remui %1375, %c13 : index
                %1380 = arith.muli %1379, %c13 : index
                %1381 = arith.addi %1378, %1380 : index
                %1382 = arith.divui %1375, %c13 : index
                %1383 = arith.remui %1382, %c13 : index
                %1384 = arith.addi %1381, %1383 : index
                %1385 = arith.addi %1376, %1384 : index
                %1386 = arith.addi %1370, %1385 : index
                %1387 = arith.addi %1344, %1386 : index
                %1388 = vector.shuffle %1322, %1322 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1388, %kv[%1387] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1389 = arith.addi %1318, %c13 : index
                %1390 = arith.divui %1389, %c4 : index
                %1391 = arith.muli %1390, %c25 : index
                %1392 = arith.addi %1391, %c10 : index
                %1393 = arith.remui %1389, %c4 : index
                %1394 = arith.divui %1090, %c13 : index
                %1395 = arith.remui %1090, %c13 : index
                %1396 = arith.muli %1395, %c14 : index
                %1397 = arith.addi %1394, %1396 : index
                %1398 = arith.muli %1393, %c4 : index
                %1399 = arith.divui %1397, %c31 : index
                %1400 = arith.muli %1399, %c31 : index
                %1401 = arith.remui %1397, %c13 : index
                %1402 = arith.muli %1401, %c13 : index
                %1403 = arith.addi %1400, %1402 : index
                %1404 = arith.divui %1397, %c13 : index
                %1405 = arith.remui %1404, %c13 : index
                %1406 = arith.addi %1403, %1405 : index
                %1407 = arith.addi %1398, %1406 : index
                %1408 = arith.addi %1392, %1407 : index
                %1409 = arith.addi %1344, %1408 : index
                %1410 = vector.shuffle %1322, %1322 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1410, %kv[%1409] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1411 = arith.addi %1318, %c26 : index
                %1412 = arith.divui %1411, %c4 : index
                %1413 = arith.muli %1412, %c25 : index
                %1414 = arith.addi %1413, %c10 : index
                %1415 = arith.remui %1411, %c4 : index
                %1416 = arith.divui %1090, %c13 : index
                %1417 = arith.remui %1090, %c13 : index
                %1418 = arith.muli %1417, %c14 : index
                %1419 = arith.addi %1416, %1418 : index
                %1420 = arith.muli %1415, %c4 : index
                %1421 = arith.divui %1419, %c31 : index
                %1422 = arith.muli %1421, %c31 : index
                %1423 = arith.remui %1419, %c13 : index
                %1424 = arith.muli %1423, %c13 : index
                %1425 = arith.addi %1422, %1424 : index
                %1426 = arith.divui %1419, %c13 : index
                %1427 = arith.remui %1426, %c13 : index
                %1428 = arith.addi %1425, %1427 : index
                %1429 = arith.addi %1420, %1428 : index
                %1430 = arith.addi %1414, %1429 : index
                %1431 = arith.addi %1344, %1430 : index
                %1432 = vector.shuffle %1322, %1322 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1432, %kv[%1431] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1433 = arith.addi %719, %c44 : index
      %1434 = arith.addi %718, %1433 : index
      %1435 = arith.cmpi slt, %1434, %19 : index
      %1436 = arith.cmpi slt, %1433, %c4 : index
      %1437 = arith.andi %1435, %1436 : i1
      scf.if %1437 {
        %1438 = arith.addi %718, %1433 : index
        %1439 = arith.addi %slotsAt, %1438 : index
        %1440 = memref.load %step[%1439] : memref<?xi32>
        %1441 = arith.index_cast %1440 : i32 to index
        %1442 = arith.cmpi sge, %1441, %c8 : index
        scf.if %1442 {
          %1443 = arith.muli %1433, %c34 : index
          %1444 = arith.subi %0, %heads : index
          %1445 = memref.load %scales[%1444] : memref<?xf32>
          %1446 = vector.broadcast %1445 : f32 to vector<4xf32>
          %1447 = arith.divui %1441, %c4 : index
          %1448 = arith.remui %1441, %c4 : index
          %1449 = arith.muli %1447, %pageBytes : index
          %1450 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1450 {
            %1451 = wave.lane
            %1452 = arith.muli %1451, %c31 : index
            scf.for %1453 = %1452 to %c34 step %c6 {
              %1454 = arith.addi %1443, %1453 : index
              %1455 = vector.load %17[%1454] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1456 = arith.mulf %1455, %1446 : vector<4xf32>
              %1457 = arith.minimumf %1456, %c48 : vector<4xf32>
              %1458 = arith.maximumf %1457, %c49 : vector<4xf32>
              %1459 = arith.truncf %1458 : vector<4xf32> to vector<4xf16>
              %1460 = vector.bitcast %1459 : vector<4xf16> to vector<8xi8>
              %1461 = arith.cmpi slt, %1444, %kvHeads : index
              scf.if %1461 {
                %1462 = arith.muli %1444, %c50 : index
                %1463 = arith.addi %1449, %1462 : index
                %1464 = arith.divui %1453, %c4 : index
                %1465 = arith.muli %1464, %c20 : index
                %1466 = arith.remui %1453, %c4 : index
                %1467 = arith.divui %1466, %c14 : index
                %1468 = arith.muli %1467, %c25 : index
                %1469 = arith.muli %1448, %c4 : index
                %1470 = arith.addi %1468, %1469 : index
                %1471 = arith.remui %1466, %c14 : index
                %1472 = arith.muli %1471, %c13 : index
                %1473 = arith.addi %1470, %1472 : index
                %1474 = arith.addi %1465, %1473 : index
                %1475 = arith.addi %1463, %1474 : index
                vector.store %1460, %kv[%1475] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1476 = arith.subi %1444, %kvHeads : index
                %1477 = arith.muli %1476, %c50 : index
                %1478 = arith.addi %1449, %1477 : index
                %1479 = arith.addi %1453, %c8 : index
                %1480 = arith.divui %1479, %c4 : index
                %1481 = arith.muli %1480, %c20 : index
                %1482 = arith.addi %1481, %c9 : index
                %1483 = arith.remui %1479, %c4 : index
                %1484 = arith.divui %1448, %c13 : index
                %1485 = arith.remui %1448, %c13 : index
                %1486 = arith.muli %1485, %c14 : index
                %1487 = arith.addi %1484, %1486 : index
                %1488 = arith.divui %1487, %c14 : index
                %1489 = arith.muli %1488, %c25 : index
                %1490 = arith.muli %1483, %c4 : index
                %1491 = arith.addi %1489, %1490 : index
                %1492 = arith.remui %1487, %c14 : index
                %1493 = arith.muli %1492, %c13 : index
                %1494 = arith.addi %1491, %1493 : index
                %1495 = arith.addi %1482, %1494 : index
                %1496 = arith.addi %1478, %1495 : index
                %1497 = vector.shuffle %1460, %1460 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1497, %kv[%1496] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1498 = arith.addi %1453, %c7 : index
                %1499 = arith.divui %1498, %c4 : index
                %1500 = arith.muli %1499, %c20 : index
                %1501 = arith.addi %1500, %c9 : index
                %1502 = arith.remui %1498, %c4 : index
                %1503 = arith.divui %1448, %c13 : index
                %1504 = arith.remui %1448, %c13 : index
                %1505 = arith.muli %1504, %c14 : index
                %1506 = arith.addi %1503, %1505 : index
                %1507 = arith.divui %1506, %c14 : index
                %1508 = arith.muli %1507, %c25 : index
                %1509 = arith.muli %1502, %c4 : index
                %1510 = arith.addi %1508, %1509 : index
                %1511 = arith.remui %1506, %c14 : index
                %1512 = arith.muli %1511, %c13 : index
                %1513 = arith.addi %1510, %1512 : index
                %1514 = arith.addi %1501, %1513 : index
                %1515 = arith.addi %1478, %1514 : index
                %1516 = vector.shuffle %1460, %1460 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1516, %kv[%1515] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1517 = arith.addi %1453, %c13 : index
                %1518 = arith.divui %1517, %c4 : index
                %1519 = arith.muli %1518, %c20 : index
                %1520 = arith.addi %1519, %c9 : index
                %1521 = arith.remui %1517, %c4 : index
                %1522 = arith.divui %1448, %c13 : index
                %1523 = arith.remui %1448, %c13 : index
                %1524 = arith.muli %1523, %c14 : index
                %1525 = arith.addi %1522, %1524 : index
                %1526 = arith.divui %1525, %c14 : index
                %1527 = arith.muli %1526, %c25 : index
                %1528 = arith.muli %1521, %c4 : index
                %1529 = arith.addi %1527, %1528 : index
                %1530 = arith.remui %1525, %c14 : index
                %1531 = arith.muli %1530, %c13 : index
                %1532 = arith.addi %1529, %1531 : index
                %1533 = arith.addi %1520, %1532 : index
                %1534 = arith.addi %1478, %1533 : index
                %1535 = vector.shuffle %1460, %1460 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1535, %kv[%1534] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1536 = arith.addi %1453, %c26 : index
                %1537 = arith.divui %1536, %c4 : index
                %1538 = arith.muli %1537, %c20 : index
                %1539 = arith.addi %1538, %c9 : index
                %1540 = arith.remui %1536, %c4 : index
                %1541 = arith.divui %1448, %c13 : index
                %1542 = arith.remui %1448, %c13 : index
                %1543 = arith.muli %1542, %c14 : index
                %1544 = arith.addi %1541, %1543 : index
                %1545 = arith.divui %1544, %c14 : index
                %1546 = arith.muli %1545, %c25 : index
                %1547 = arith.muli %1540, %c4 : index
                %1548 = arith.addi %1546, %1547 : index
                %1549 = arith.remui %1544, %c14 : index
                %1550 = arith.muli %1549, %c13 : index
                %1551 = arith.addi %1548, %1550 : index
                %1552 = arith.addi %1539, %1551 : index
                %1553 = arith.addi %1478, %1552 : index
                %1554 = vector.shuffle %1460, %1460 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1554, %kv[%1553] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1555 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1555 {
            %1556 = wave.lane
            %1557 = arith.muli %1556, %c31 : index
            scf.for %1558 = %1557 to %c34 step %c6 {
              %1559 = arith.addi %1443, %1558 : index
              %1560 = vector.load %17[%1559] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1561 = arith.mulf %1560, %1446 : vector<4xf32>
              %1562 = wave.fp8_encode "e4m3" %1561 : vector<4xf32> -> vector<4xi8>
              %1563 = arith.cmpi slt, %1444, %kvHeads : index
              scf.if %1563 {
                %1564 = arith.muli %1444, %c9 : index
                %1565 = arith.addi %1449, %1564 : index
                %1566 = vector.shuffle %1562, %1562 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1567 = arith.divui %1558, %c4 : index
                %1568 = arith.muli %1567, %c25 : index
                %1569 = arith.remui %1558, %c4 : index
                %1570 = arith.muli %1448, %c4 : index
                %1571 = arith.divui %1569, %c31 : index
                %1572 = arith.muli %1571, %c31 : index
                %1573 = arith.remui %1569, %c13 : index
                %1574 = arith.muli %1573, %c13 : index
                %1575 = arith.addi %1572, %1574 : index
                %1576 = arith.divui %1569, %c13 : index
                %1577 = arith.remui %1576, %c13 : index
                %1578 = arith.addi %1575, %1577 : index
                %1579 = arith.addi %1570, %1578 : index
                %1580 = arith.addi %1568, %1579 : index
                %1581 = arith.addi %1565, %1580 : index
                vector.store %1566, %kv[%1581] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1582 = arith.subi %1444, %kvHeads : index
                %1583 = arith.muli %1582, %c9 : index
                %1584 = arith.addi %1449, %1583 : index
                %1585 = arith.addi %1558, %c8 : index
                %1586 = arith.divui %1585, %c4 : index
                %1587 = arith.muli %1586, %c25 : index
                %1588 = arith.addi %1587, %c10 : index
                %1589 = arith.remui %1585, %c4 : index
                %1590 = arith.divui %1448, %c13 : index
                %1591 = arith.remui %1448, %c13 : index
                %1592 = arith.muli %1591, %c14 : index
                %1593 = arith.addi %1590, %1592 : index
                %1594 = arith.muli %1589, %c4 : index
                %1595 = arith.divui %1593, %c31 : index
                %1596 = arith.muli %1595, %c31 : index
                %1597 = arith.remui %1593, %c13 : index
                %1598 = arith.muli %1597, %c13 : index
                %1599 = arith.addi %1596, %1598 : index
                %1600 = arith.divui %1593, %c13 : index
                %1601 = arith.remui %1600, %c13 : index
                %1602 = arith.addi %1599, %1601 : index
                %1603 = arith.addi %1594, %1602 : index
                %1604 = arith.addi %1588, %1603 : index
                %1605 = arith.addi %1584, %1604 : index
                %1606 = vector.shuffle %1562, %1562 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1606, %kv[%1605] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1607 = arith.addi %1558, %c7 : index
                %1608 = arith.divui %1607, %c4 : index
                %1609 = arith.muli %1608, %c25 : index
                %1610 = arith.addi %1609, %c10 : index
                %1611 = arith.remui %1607, %c4 : index
                %1612 = arith.divui %1448, %c13 : index
                %1613 = arith.remui %1448, %c13 : index
                %1614 = arith.muli %1613, %c14 : index
                %1615 = arith.addi %1612, %1614 : index
                %1616 = arith.muli %1611, %c4 : index
                %1617 = arith.divui %1615, %c31 : index
                %1618 = arith.muli %1617, %c31 : index
                %1619 = arith.remui %1615, %c13 : index
                %1620 = arith.muli %1619, %c13 : index
                %1621 = arith.addi %1618, %1620 : index
                %1622 = arith.divui %1615, %c13 : index
                %1623 = arith.remui %1622, %c13 : index
                %1624 = arith.addi %1621, %1623 : index
                %1625 = arith.addi %1616, %1624 : index
                %1626 = arith.addi %1610, %1625 : index
                %1627 = arith.addi %1584, %1626 : index
                %1628 = vector.shuffle %1562, %1562 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1628, %kv[%1627] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1629 = arith.addi %1558, %c13 : index
                %1630 = arith.divui %1629, %c4 : index
                %1631 = arith.muli %1630, %c25 : index
                %1632 = arith.addi %1631, %c10 : index
                %1633 = arith.remui %1629, %c4 : index
                %1634 = arith.divui %1448, %c13 : index
                %1635 = arith.remui %1448, %c13 : index
                %1636 = arith.muli %1635, %c14 : index
                %1637 = arith.addi %1634, %1636 : index
                %1638 = arith.muli %1633, %c4 : index
                %1639 = arith.divui %1637, %c31 : index
                %1640 = arith.muli %1639, %c31 : index
                %1641 = arith.remui %1637, %c13 : index
                %1642 = arith.muli %1641, %c13 : index
                %1643 = arith.addi %1640, %1642 : index
                %1644 = arith.divui %1637, %c13 : index
                %1645 = arith.remui %1644, %c13 : index
                %1646 = arith.addi %1643, %1645 : index
                %1647 = arith.addi %1638, %1646 : index
                %1648 = arith.addi %1632, %1647 : index
                %1649 = arith.addi %1584, %1648 : index
                %1650 = vector.shuffle %1562, %1562 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1650, %kv[%1649] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1651 = arith.addi %1558, %c26 : index
                %1652 = arith.divui %1651, %c4 : index
                %1653 = arith.muli %1652, %c25 : index
                %1654 = arith.addi %1653, %c10 : index
                %1655 = arith.remui %1651, %c4 : index
                %1656 = arith.divui %1448, %c13 : index
                %1657 = arith.remui %1448, %c13 : index
                %1658 = arith.muli %1657, %c14 : index
                %1659 = arith.addi %1656, %1658 : index
                %1660 = arith.muli %1655, %c4 : index
                %1661 = arith.divui %1659, %c31 : index
                %1662 = arith.muli %1661, %c31 : index
                %1663 = arith.remui %1659, %c13 : index
                %1664 = arith.muli %1663, %c13 : index
                %1665 = arith.addi %1662, %1664 : index
                %1666 = arith.divui %1659, %c13 : index
                %1667 = arith.remui %1666, %c13 : index
                %1668 = arith.addi %1665, %1667 : index
                %1669 = arith.addi %1660, %1668 : index
                %1670 = arith.addi %1654, %1669 : index
                %1671 = arith.addi %1584, %1670 : index
                %1672 = vector.shuffle %1562, %1562 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1672, %kv[%1671] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1673 = arith.cmpi eq, %codec, %c13 : index
          scf.if %1673 {
            %1674 = wave.lane
            %1675 = arith.muli %1674, %c31 : index
            scf.for %1676 = %1675 to %c34 step %c6 {
              %1677 = arith.addi %1443, %1676 : index
              %1678 = vector.load %17[%1677] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1679 = arith.mulf %1678, %1446 : vector<4xf32>
              %1680 = wave.fp8_encode "e5m2" %1679 : vector<4xf32> -> vector<4xi8>
              %1681 = arith.cmpi slt, %1444, %kvHeads : index
              scf.if %1681 {
                %1682 = arith.muli %1444, %c9 : index
                %1683 = arith.addi %1449, %1682 : index
                %1684 = vector.shuffle %1680, %1680 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1685 = arith.divui %1676, %c4 : index
                %1686 = arith.muli %1685, %c25 : index
                %1687 = arith.remui %1676, %c4 : index
                %1688 = arith.muli %1448, %c4 : index
                %1689 = arith.divui %1687, %c31 : index
                %1690 = arith.muli %1689, %c31 : index
                %1691 = arith.remui %1687, %c13 : index
                %1692 = arith.muli %1691, %c13 : index
                %1693 = arith.addi %1690, %1692 : index
                %1694 = arith.divui %1687, %c13 : index
                %1695 = arith.remui %1694, %c13 : index
                %1696 = arith.addi %1693, %1695 : index
                %1697 = arith.addi %1688, %1696 : index
                %1698 = arith.addi %1686, %1697 : index
                %1699 = arith.addi %1683, %1698 : index
                vector.store %1684, %kv[%1699] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1700 = arith.subi %1444, %kvHeads : index
                %1701 = arith.muli %1700, %c9 : index
                %1702 = arith.addi %1449, %1701 : index
                %1703 = arith.addi %1676, %c8 : index
                %1704 = arith.divui %1703, %c4 : index
                %1705 = arith.muli %1704, %c25 : index
                %1706 = arith.addi %1705, %c10 : index
                %1707 = arith.remui %1703, %c4 : index
                %1708 = arith.divui %1448, %c13 : index
                %1709 = arith.remui %1448, %c13 : index
                %1710 = arith.muli %1709, %c14 : index
                %1711 = arith.addi %1708, %1710 : index
                %1712 = arith.muli %1707, %c4 : index
                %1713 = arith.divui %1711, %c31 : index
                %1714 = arith.muli %1713, %c31 : index
                %1715 = arith.remui %1711, %c13 : index
                %1716 = arith.muli %1715, %c13 : index
                %1717 = arith.addi %1714, %1716 : index
                %1718 = arith.divui %1711, %c13 : index
                %1719 = arith.remui %1718, %c13 : index
                %1720 = arith.addi %1717, %1719 : index
                %1721 = arith.addi %1712, %1720 : index
                %1722 = arith.addi %1706, %1721 : index
                %1723 = arith.addi %1702, %1722 : index
                %1724 = vector.shuffle %1680, %1680 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1724, %kv[%1723] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1725 = arith.addi %1676, %c7 : index
                %1726 = arith.divui %1725, %c4 : index
                %1727 = arith.muli %1726, %c25 : index
                %1728 = arith.addi %1727, %c10 : index
                %1729 = arith.remui %1725, %c4 : index
                %1730 = arith.divui %1448, %c13 : index
                %1731 = arith.remui %1448, %c13 : index
                %1732 = arith.muli %1731, %c14 : index
                %1733 = arith.addi %1730, %1732 : index
                %1734 = arith.muli %1729, %c4 : index
                %1735 = arith.divui %1733, %c31 : index
                %1736 = arith.muli %1735, %c31 : index
                %1737 = arith.remui %1733, %c13 : index
                %1738 = arith.muli %1737, %c13 : index
                %1739 = arith.addi %1736, %1738 : index
                %1740 = arith.divui %1733, %c13 : index
                %1741 = arith.remui %1740, %c13 : index
                %1742 = arith.addi %1739, %1741 : index
                %1743 = arith.addi %1734, %1742 : index
                %1744 = arith.addi %1728, %1743 : index
                %1745 = arith.addi %1702, %1744 : index
                %1746 = vector.shuffle %1680, %1680 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1746, %kv[%1745] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1747 = arith.addi %1676, %c13 : index
                %1748 = arith.divui %1747, %c4 : index
                %1749 = arith.muli %1748, %c25 : index
                %1750 = arith.addi %1749, %c10 : index
                %1751 = arith.remui %1747, %c4 : index
                %1752 = arith.divui %1448, %c13 : index
                %1753 = arith.remui %1448, %c13 : index
                %1754 = arith.muli %1753, %c14 : index
                %1755 = arith.addi %1752, %1754 : index
                %1756 = arith.muli %1751, %c4 : index
                %1757 = arith.divui %1755, %c31 : index
                %1758 = arith.muli %1757, %c31 : index
                %1759 = arith.remui %1755, %c13 : index
                %1760 = arith.muli %1759, %c13 : index
                %1761 = arith.addi %1758, %1760 : index
                %1762 = arith.divui %1755, %c13 : index
                %1763 = arith.remui %1762, %c13 : index
                %1764 = arith.addi %1761, %1763 : index
                %1765 = arith.addi %1756, %1764 : index
                %1766 = arith.addi %1750, %1765 : index
                %1767 = arith.addi %1702, %1766 : index
                %1768 = vector.shuffle %1680, %1680 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1768, %kv[%1767] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1769 = arith.addi %1676, %c26 : index
                %1770 = arith.divui %1769, %c4 : index
                %1771 = arith.muli %1770, %c25 : index
                %1772 = arith.addi %1771, %c10 : index
                %1773 = arith.remui %1769, %c4 : index
                %1774 = arith.divui %1448, %c13 : index
                %1775 = arith.remui %1448, %c13 : index
                %1776 = arith.muli %1775, %c14 : index
                %1777 = arith.addi %1774, %1776 : index
                %1778 = arith.muli %1773, %c4 : index
                %1779 = arith.divui %1777, %c31 : index
                %1780 = arith.muli %1779, %c31 : index
                %1781 = arith.remui %1777, %c13 : index
                %1782 = arith.muli %1781, %c13 : index
                %1783 = arith.addi %1780, %1782 : index
                %1784 = arith.divui %1777, %c13 : index
                %1785 = arith.remui %1784, %c13 : index
                %1786 = arith.addi %1783, %1785 : index
                %1787 = arith.addi %1778, %1786 : index
                %1788 = arith.addi %1772, %1787 : index
                %1789 = arith.addi %1702, %1788 : index
                %1790 = vector.shuffle %1680, %1680 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1790, %kv[%1789] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1791 = arith.addi %20, %c4 : index
    %1792 = wave.lane
    %1793 = arith.muli %3, %c7 : index
    %1794 = arith.muli %1793, %c25 : index
    %1795 = arith.addi %1794, %1792 : index
    %1796 = arith.muli %4, %c10 : index
    %1797 = arith.addi %1796, %1795 : index
    %1798 = arith.addi %1797, %c8 : index
    %1799 = arith.addi %1798, %c8 : index
    %1800 = vector.extract %397#1[0] : f32 from vector<8xf32>
    memref.store %1800, %16[%1799] : memref<?xf32>
    %1801 = arith.muli %4, %c10 : index
    %1802 = arith.addi %1801, %1795 : index
    %1803 = arith.addi %1802, %c8 : index
    %1804 = arith.addi %1803, %c15 : index
    %1805 = vector.extract %397#1[1] : f32 from vector<8xf32>
    memref.store %1805, %16[%1804] : memref<?xf32>
    %1806 = arith.muli %4, %c10 : index
    %1807 = arith.addi %1806, %1795 : index
    %1808 = arith.addi %1807, %c8 : index
    %1809 = arith.addi %1808, %c11 : index
    %1810 = vector.extract %397#1[2] : f32 from vector<8xf32>
    memref.store %1810, %16[%1809] : memref<?xf32>
    %1811 = arith.muli %4, %c10 : index
    %1812 = arith.addi %1811, %1795 : index
    %1813 = arith.addi %1812, %c8 : index
    %1814 = arith.addi %1813, %c27 : index
    %1815 = vector.extract %397#1[3] : f32 from vector<8xf32>
    memref.store %1815, %16[%1814] : memref<?xf32>
    %1816 = arith.muli %4, %c10 : index
    %1817 = arith.addi %1816, %1795 : index
    %1818 = arith.addi %1817, %c8 : index
    %1819 = arith.addi %1818, %c6 : index
    %1820 = vector.extract %397#1[4] : f32 from vector<8xf32>
    memref.store %1820, %16[%1819] : memref<?xf32>
    %1821 = arith.muli %4, %c10 : index
    %1822 = arith.addi %1821, %1795 : index
    %1823 = arith.addi %1822, %c8 : index
    %1824 = arith.addi %1823, %c28 : index
    %1825 = vector.extract %397#1[5] : f32 from vector<8xf32>
    memref.store %1825, %16[%1824] : memref<?xf32>
    %1826 = arith.muli %4, %c10 : index
    %1827 = arith.addi %1826, %1795 : index
    %1828 = arith.addi %1827, %c8 : index
    %1829 = arith.addi %1828, %c29 : index
    %1830 = vector.extract %397#1[6] : f32 from vector<8xf32>
    memref.store %1830, %16[%1829] : memref<?xf32>
    %1831 = arith.muli %4, %c10 : index
    %1832 = arith.addi %1831, %1795 : index
    %1833 = arith.addi %1832, %c8 : index
    %1834 = arith.addi %1833, %c30 : index
    %1835 = vector.extract %397#1[7] : f32 from vector<8xf32>
    memref.store %1835, %16[%1834] : memref<?xf32>
    wave.barrier
    %1836 = arith.muli %4, %c31 : index
    %1837 = arith.addi %1836, %c8 : index
    %1838 = arith.muli %1837, %c13 : index
    %1839 = arith.divui %1792, %c4 : index
    %1840 = arith.addi %1838, %1839 : index
    %1841 = arith.addi %1791, %1840 : index
    %1842 = arith.cmpi slt, %1841, %19 : index
    scf.if %1842 {
      %1843 = arith.cmpi eq, %hasFactors, %c7 : index
      %1844 = arith.muli %1841, %c13 : index
      %1845 = memref.load %factors[%1844] : memref<?xf32>
      %1846 = arith.mulf %1845, %operandScale : f32
      %1847 = arith.select %1843, %1846, %operandScale : f32
      %1848 = arith.addi %1795, %c8 : index
      %1849 = arith.muli %1837, %c15 : index
      %1850 = arith.addi %1848, %1849 : index
      %1851 = memref.load %16[%1850] : memref<?xf32>
      %1852 = arith.addi %1850, %c10 : index
      %1853 = memref.load %16[%1852] : memref<?xf32>
      %1854 = arith.addf %1851, %1853 : f32
      %1855 = arith.remui %1792, %c4 : index
      %1856 = arith.muli %1855, %c31 : index
      %1857 = arith.addi %15, %1856 : index
      %1858 = vector.load %w[%1857] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1859 = vector.bitcast %1858 : vector<4xi8> to vector<1xf32>
      %1860 = vector.extract %1859[0] : f32 from vector<1xf32>
      %1861 = arith.mulf %1860, %1847 : f32
      %1862 = arith.mulf %1854, %1861 : f32
      %1863 = arith.muli %3, %c7 : index
      %1864 = arith.addi %1863, %c8 : index
      %1865 = arith.muli %1864, %c4 : index
      %1866 = arith.remui %1792, %c4 : index
      %1867 = arith.addi %1865, %1866 : index
      %1868 = arith.muli %1840, %c34 : index
      %1869 = arith.addi %1868, %1867 : index
      memref.store %1862, %17[%1869] : memref<?xf32>
    }
    %1870 = arith.muli %4, %c31 : index
    %1871 = arith.addi %1870, %c7 : index
    %1872 = arith.muli %1871, %c13 : index
    %1873 = arith.divui %1792, %c4 : index
    %1874 = arith.addi %1872, %1873 : index
    %1875 = arith.addi %1791, %1874 : index
    %1876 = arith.cmpi slt, %1875, %19 : index
    scf.if %1876 {
      %1877 = arith.cmpi eq, %hasFactors, %c7 : index
      %1878 = arith.muli %1875, %c13 : index
      %1879 = memref.load %factors[%1878] : memref<?xf32>
      %1880 = arith.mulf %1879, %operandScale : f32
      %1881 = arith.select %1877, %1880, %operandScale : f32
      %1882 = arith.addi %1795, %c8 : index
      %1883 = arith.muli %1871, %c15 : index
      %1884 = arith.addi %1882, %1883 : index
      %1885 = memref.load %16[%1884] : memref<?xf32>
      %1886 = arith.addi %1884, %c10 : index
      %1887 = memref.load %16[%1886] : memref<?xf32>
      %1888 = arith.addf %1885, %1887 : f32
      %1889 = arith.remui %1792, %c4 : index
      %1890 = arith.muli %1889, %c31 : index
      %1891 = arith.addi %15, %1890 : index
      %1892 = vector.load %w[%1891] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1893 = vector.bitcast %1892 : vector<4xi8> to vector<1xf32>
      %1894 = vector.extract %1893[0] : f32 from vector<1xf32>
      %1895 = arith.mulf %1894, %1881 : f32
      %1896 = arith.mulf %1888, %1895 : f32
      %1897 = arith.muli %3, %c7 : index
      %1898 = arith.addi %1897, %c8 : index
      %1899 = arith.muli %1898, %c4 : index
      %1900 = arith.remui %1792, %c4 : index
      %1901 = arith.addi %1899, %1900 : index
      %1902 = arith.muli %1874, %c34 : index
      %1903 = arith.addi %1902, %1901 : index
      memref.store %1896, %17[%1903] : memref<?xf32>
    }
    %1904 = arith.muli %4, %c31 : index
    %1905 = arith.addi %1904, %c13 : index
    %1906 = arith.muli %1905, %c13 : index
    %1907 = arith.divui %1792, %c4 : index
    %1908 = arith.addi %1906, %1907 : index
    %1909 = arith.addi %1791, %1908 : index
    %1910 = arith.cmpi slt, %1909, %19 : index
    scf.if %1910 {
      %1911 = arith.cmpi eq, %hasFactors, %c7 : index
      %1912 = arith.muli %1909, %c13 : index
      %1913 = memref.load %factors[%1912] : memref<?xf32>
      %1914 = arith.mulf %1913, %operandScale : f32
      %1915 = arith.select %1911, %1914, %operandScale : f32
      %1916 = arith.addi %1795, %c8 : index
      %1917 = arith.muli %1905, %c15 : index
      %1918 = arith.addi %1916, %1917 : index
      %1919 = memref.load %16[%1918] : memref<?xf32>
      %1920 = arith.addi %1918, %c10 : index
      %1921 = memref.load %16[%1920] : memref<?xf32>
      %1922 = arith.addf %1919, %1921 : f32
      %1923 = arith.remui %1792, %c4 : index
      %1924 = arith.muli %1923, %c31 : index
      %1925 = arith.addi %15, %1924 : index
      %1926 = vector.load %w[%1925] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1927 = vector.bitcast %1926 : vector<4xi8> to vector<1xf32>
      %1928 = vector.extract %1927[0] : f32 from vector<1xf32>
      %1929 = arith.mulf %1928, %1915 : f32
      %1930 = arith.mulf %1922, %1929 : f32
      %1931 = arith.muli %3, %c7 : index
      %1932 = arith.addi %1931, %c8 : index
      %1933 = arith.muli %1932, %c4 : index
      %1934 = arith.remui %1792, %c4 : index
      %1935 = arith.addi %1933, %1934 : index
      %1936 = arith.muli %1908, %c34 : index
      %1937 = arith.addi %1936, %1935 : index
      memref.store %1930, %17[%1937] : memref<?xf32>
    }
    %1938 = arith.muli %4, %c31 : index
    %1939 = arith.addi %1938, %c26 : index
    %1940 = arith.muli %1939, %c13 : index
    %1941 = arith.divui %1792, %c4 : index
    %1942 = arith.addi %1940, %1941 : index
    %1943 = arith.addi %1791, %1942 : index
    %1944 = arith.cmpi slt, %1943, %19 : index
    scf.if %1944 {
      %1945 = arith.cmpi eq, %hasFactors, %c7 : index
      %1946 = arith.muli %1943, %c13 : index
      %1947 = memref.load %factors[%1946] : memref<?xf32>
      %1948 = arith.mulf %1947, %operandScale : f32
      %1949 = arith.select %1945, %1948, %operandScale : f32
      %1950 = arith.addi %1795, %c8 : index
      %1951 = arith.muli %1939, %c15 : index
      %1952 = arith.addi %1950, %1951 : index
      %1953 = memref.load %16[%1952] : memref<?xf32>
      %1954 = arith.addi %1952, %c10 : index
      %1955 = memref.load %16[%1954] : memref<?xf32>
      %1956 = arith.addf %1953, %1955 : f32
      %1957 = arith.remui %1792, %c4 : index
      %1958 = arith.muli %1957, %c31 : index
      %1959 = arith.addi %15, %1958 : index
      %1960 = vector.load %w[%1959] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1961 = vector.bitcast %1960 : vector<4xi8> to vector<1xf32>
      %1962 = vector.extract %1961[0] : f32 from vector<1xf32>
      %1963 = arith.mulf %1962, %1949 : f32
      %1964 = arith.mulf %1956, %1963 : f32
      %1965 = arith.muli %3, %c7 : index
      %1966 = arith.addi %1965, %c8 : index
      %1967 = arith.muli %1966, %c4 : index
      %1968 = arith.remui %1792, %c4 : index
      %1969 = arith.addi %1967, %1968 : index
      %1970 = arith.muli %1942, %c34 : index
      %1971 = arith.addi %1970, %1969 : index
      memref.store %1964, %17[%1971] : memref<?xf32>
    }
    wave.barrier
    %1972 = arith.addi %20, %c4 : index
    %1973 = wave.wave
    %1974 = arith.addi %1973, %c8 : index
    %1975 = arith.addi %1972, %1974 : index
    %1976 = arith.cmpi slt, %1975, %19 : index
    %1977 = arith.cmpi slt, %1974, %c4 : index
    %1978 = arith.andi %1976, %1977 : i1
    scf.if %1978 {
      %1979 = arith.addi %1972, %1974 : index
      %1980 = arith.muli %1974, %c34 : index
      %1981 = wave.lane
      %1982 = arith.addi %1981, %c8 : index
      %1983 = arith.cmpi eq, %hasBias, %c7 : index
      %1984 = arith.addi %1980, %1982 : index
      %1985 = memref.load %17[%1984] : memref<?xf32>
      %1986 = arith.muli %0, %c34 : index
      %1987 = arith.addi %1986, %1982 : index
      %1988 = memref.load %bias[%1987] : memref<?xf32>
      %1989 = arith.addf %1985, %1988 : f32
      %1990 = arith.select %1983, %1989, %1985 : f32
      %1991 = arith.addi %1982, %c36 : index
      %1992 = arith.cmpi eq, %hasBias, %c7 : index
      %1993 = arith.addi %1980, %1991 : index
      %1994 = memref.load %17[%1993] : memref<?xf32>
      %1995 = arith.muli %0, %c34 : index
      %1996 = arith.addi %1995, %1991 : index
      %1997 = memref.load %bias[%1996] : memref<?xf32>
      %1998 = arith.addf %1994, %1997 : f32
      %1999 = arith.select %1992, %1998, %1994 : f32
      %2000 = arith.addi %1981, %c15 : index
      %2001 = arith.cmpi slt, %2000, %c36 : index
      %2002 = arith.minsi %2000, %c37 : index
      %2003 = arith.cmpi eq, %hasBias, %c7 : index
      %2004 = arith.addi %1980, %2002 : index
      %2005 = memref.load %17[%2004] : memref<?xf32>
      %2006 = arith.muli %0, %c34 : index
      %2007 = arith.addi %2006, %2002 : index
      %2008 = memref.load %bias[%2007] : memref<?xf32>
      %2009 = arith.addf %2005, %2008 : f32
      %2010 = arith.select %2003, %2009, %2005 : f32
      %2011 = arith.addi %2002, %c36 : index
      %2012 = arith.cmpi eq, %hasBias, %c7 : index
      %2013 = arith.addi %1980, %2011 : index
      %2014 = memref.load %17[%2013] : memref<?xf32>
      %2015 = arith.muli %0, %c34 : index
      %2016 = arith.addi %2015, %2011 : index
      %2017 = memref.load %bias[%2016] : memref<?xf32>
      %2018 = arith.addf %2014, %2017 : f32
      %2019 = arith.select %2012, %2018, %2014 : f32
      %2020 = arith.addi %heads, %kvHeads : index
      %2021 = arith.cmpi slt, %0, %2020 : index
      scf.if %2021 {
        %2022 = arith.addi %positionsAt, %1979 : index
        %2023 = memref.load %step[%2022] : memref<?xi32>
        %2024 = arith.index_cast %2023 : i32 to index
        %2025 = arith.cmpi eq, %hasNorm, %c7 : index
        %2026 = math.fma %1990, %1990, %c40 : f32
        %2027 = math.fma %1999, %1999, %2026 : f32
        %2028 = math.fma %2010, %2010, %2027 : f32
        %2029 = arith.select %2001, %2028, %2027 : f32
        %2030 = math.fma %2019, %2019, %2029 : f32
        %2031 = arith.select %2001, %2030, %2029 : f32
        %2032 = vector.broadcast %2031 : f32 to vector<1xf32>
        %2033 = wave.reduce "add" %2032 : vector<1xf32>
        %2034 = arith.mulf %2033, %inverseHeadDim : f32
        %2035 = arith.addf %2034, %epsilon : f32
        %2036 = math.sqrt %2035 : f32
        %2037 = arith.divf %c42, %2036 : f32
        %2038 = arith.cmpi slt, %0, %heads : index
        %2039 = arith.addi %1982, %c36 : index
        %2040 = memref.load %query_norm[%1982] : memref<?xf32>
        %2041 = memref.load %key_norm[%1982] : memref<?xf32>
        %2042 = arith.select %2038, %2040, %2041 : f32
        %2043 = arith.mulf %1990, %2037 : f32
        %2044 = arith.mulf %2043, %2042 : f32
        %2045 = arith.select %2025, %2044, %1990 : f32
        %2046 = memref.load %query_norm[%2039] : memref<?xf32>
        %2047 = memref.load %key_norm[%2039] : memref<?xf32>
        %2048 = arith.select %2038, %2046, %2047 : f32
        %2049 = arith.mulf %1999, %2037 : f32
        %2050 = arith.mulf %2049, %2048 : f32
        %2051 = arith.select %2025, %2050, %1999 : f32
        %2052 = arith.addi %2002, %c36 : index
        %2053 = memref.load %query_norm[%2002] : memref<?xf32>
        %2054 = memref.load %key_norm[%2002] : memref<?xf32>
        %2055 = arith.select %2038, %2053, %2054 : f32
        %2056 = arith.mulf %2010, %2037 : f32
        %2057 = arith.mulf %2056, %2055 : f32
        %2058 = arith.select %2025, %2057, %2010 : f32
        %2059 = memref.load %query_norm[%2052] : memref<?xf32>
        %2060 = memref.load %key_norm[%2052] : memref<?xf32>
        %2061 = arith.select %2038, %2059, %2060 : f32
        %2062 = arith.mulf %2019, %2037 : f32
        %2063 = arith.mulf %2062, %2061 : f32
        %2064 = arith.select %2025, %2063, %2019 : f32
        %2065 = arith.remui %2024, %c25 : index
        %2066 = arith.muli %2065, %c34 : index
        %2067 = arith.addi %2066, %1982 : index
        %2068 = arith.divui %2024, %c25 : index
        %2069 = arith.addi %2068, %c25 : index
        %2070 = arith.muli %2069, %c34 : index
        %2071 = arith.addi %2070, %1982 : index
        %2072 = memref.load %rope[%2067] : memref<?xf32>
        %2073 = arith.addi %2067, %c36 : index
        %2074 = memref.load %rope[%2073] : memref<?xf32>
        %2075 = memref.load %rope[%2071] : memref<?xf32>
        %2076 = arith.addi %2071, %c36 : index
        %2077 = memref.load %rope[%2076] : memref<?xf32>
        %2078 = arith.mulf %2075, %2072 : f32
        %2079 = arith.mulf %2077, %2074 : f32
        %2080 = arith.subf %2078, %2079 : f32
        %2081 = arith.mulf %2077, %2072 : f32
        %2082 = arith.mulf %2075, %2074 : f32
        %2083 = arith.addf %2081, %2082 : f32
        %2084 = arith.mulf %2045, %2080 : f32
        %2085 = arith.mulf %2051, %2083 : f32
        %2086 = arith.subf %2084, %2085 : f32
        %2087 = arith.mulf %2051, %2080 : f32
        %2088 = arith.mulf %2045, %2083 : f32
        %2089 = arith.addf %2087, %2088 : f32
        %2090 = arith.cmpi slt, %0, %heads : index
        scf.if %2090 {
          %2091 = arith.muli %1979, %heads : index
          %2092 = arith.addi %2091, %0 : index
          %2093 = arith.muli %2092, %c34 : index
          %2094 = arith.addi %2093, %1982 : index
          memref.store %2086, %q[%2094] : memref<?xf32>
          %2095 = arith.addi %2094, %c36 : index
          memref.store %2089, %q[%2095] : memref<?xf32>
        } else {
          %2096 = arith.addi %1980, %1982 : index
          memref.store %2086, %17[%2096] : memref<?xf32>
          %2097 = arith.addi %1980, %1982 : index
          %2098 = arith.addi %2097, %c36 : index
          memref.store %2089, %17[%2098] : memref<?xf32>
        }
        %2099 = arith.remui %2024, %c25 : index
        %2100 = arith.muli %2099, %c34 : index
        %2101 = arith.addi %2100, %2002 : index
        %2102 = arith.divui %2024, %c25 : index
        %2103 = arith.addi %2102, %c25 : index
        %2104 = arith.muli %2103, %c34 : index
        %2105 = arith.addi %2104, %2002 : index
        %2106 = memref.load %rope[%2101] : memref<?xf32>
        %2107 = arith.addi %2101, %c36 : index
        %2108 = memref.load %rope[%2107] : memref<?xf32>
        %2109 = memref.load %rope[%2105] : memref<?xf32>
        %2110 = arith.addi %2105, %c36 : index
        %2111 = memref.load %rope[%2110] : memref<?xf32>
        %2112 = arith.mulf %2109, %2106 : f32
        %2113 = arith.mulf %2111, %2108 : f32
        %2114 = arith.subf %2112, %2113 : f32
        %2115 = arith.mulf %2111, %2106 : f32
        %2116 = arith.mulf %2109, %2108 : f32
        %2117 = arith.addf %2115, %2116 : f32
        %2118 = arith.mulf %2058, %2114 : f32
        %2119 = arith.mulf %2064, %2117 : f32
        %2120 = arith.subf %2118, %2119 : f32
        %2121 = arith.mulf %2064, %2114 : f32
        %2122 = arith.mulf %2058, %2117 : f32
        %2123 = arith.addf %2121, %2122 : f32
        scf.if %2001 {
          %2124 = arith.cmpi slt, %0, %heads : index
          scf.if %2124 {
            %2125 = arith.muli %1979, %heads : index
            %2126 = arith.addi %2125, %0 : index
            %2127 = arith.muli %2126, %c34 : index
            %2128 = arith.addi %2127, %2002 : index
            memref.store %2120, %q[%2128] : memref<?xf32>
            %2129 = arith.addi %2128, %c36 : index
            memref.store %2123, %q[%2129] : memref<?xf32>
          } else {
            %2130 = arith.addi %1980, %2002 : index
            memref.store %2120, %17[%2130] : memref<?xf32>
            %2131 = arith.addi %1980, %2002 : index
            %2132 = arith.addi %2131, %c36 : index
            memref.store %2123, %17[%2132] : memref<?xf32>
          }
        }
      } else {
        %2133 = arith.cmpi slt, %0, %heads : index
        scf.if %2133 {
          %2134 = arith.muli %1979, %heads : index
          %2135 = arith.addi %2134, %0 : index
          %2136 = arith.muli %2135, %c34 : index
          %2137 = arith.addi %2136, %1982 : index
          memref.store %1990, %q[%2137] : memref<?xf32>
          %2138 = arith.addi %2137, %c36 : index
          memref.store %1999, %q[%2138] : memref<?xf32>
        } else {
          %2139 = arith.addi %1980, %1982 : index
          memref.store %1990, %17[%2139] : memref<?xf32>
          %2140 = arith.addi %1980, %1982 : index
          %2141 = arith.addi %2140, %c36 : index
          memref.store %1999, %17[%2141] : memref<?xf32>
        }
        scf.if %2001 {
          %2142 = arith.cmpi slt, %0, %heads : index
          scf.if %2142 {
            %2143 = arith.muli %1979, %heads : index
            %2144 = arith.addi %2143, %0 : index
            %2145 = arith.muli %2144, %c34 : index
            %2146 = arith.addi %2145, %2002 : index
            memref.store %2010, %q[%2146] : memref<?xf32>
            %2147 = arith.addi %2146, %c36 : index
            memref.store %2019, %q[%2147] : memref<?xf32>
          } else {
            %2148 = arith.addi %1980, %2002 : index
            memref.store %2010, %17[%2148] : memref<?xf32>
            %2149 = arith.addi %1980, %2002 : index
            %2150 = arith.addi %2149, %c36 : index
            memref.store %2019, %17[%2150] : memref<?xf32>
          }
        }
      }
    }
    %2151 = arith.addi %1973, %c44 : index
    %2152 = arith.addi %1972, %2151 : index
    %2153 = arith.cmpi slt, %2152, %19 : index
    %2154 = arith.cmpi slt, %2151, %c4 : index
    %2155 = arith.andi %2153, %2154 : i1
    scf.if %2155 {
      %2156 = arith.addi %1972, %2151 : index
      %2157 = arith.muli %2151, %c34 : index
      %2158 = wave.lane
      %2159 = arith.addi %2158, %c8 : index
      %2160 = arith.cmpi eq, %hasBias, %c7 : index
      %2161 = arith.addi %2157, %2159 : index
      %2162 = memref.load %17[%2161] : memref<?xf32>
      %2163 = arith.muli %0, %c34 : index
      %2164 = arith.addi %2163, %2159 : index
      %2165 = memref.load %bias[%2164] : memref<?xf32>
      %2166 = arith.addf %2162, %2165 : f32
      %2167 = arith.select %2160, %2166, %2162 : f32
      %2168 = arith.addi %2159, %c36 : index
      %2169 = arith.cmpi eq, %hasBias, %c7 : index
      %2170 = arith.addi %2157, %2168 : index
      %2171 = memref.load %17[%2170] : memref<?xf32>
      %2172 = arith.muli %0, %c34 : index
      %2173 = arith.addi %2172, %2168 : index
      %2174 = memref.load %bias[%2173] : memref<?xf32>
      %2175 = arith.addf %2171, %2174 : f32
      %2176 = arith.select %2169, %2175, %2171 : f32
      %2177 = arith.addi %2158, %c15 : index
      %2178 = arith.cmpi slt, %2177, %c36 : index
      %2179 = arith.minsi %2177, %c37 : index
      %2180 = arith.cmpi eq, %hasBias, %c7 : index
      %2181 = arith.addi %2157, %2179 : index
      %2182 = memref.load %17[%2181] : memref<?xf32>
      %2183 = arith.muli %0, %c34 : index
      %2184 = arith.addi %2183, %2179 : index
      %2185 = memref.load %bias[%2184] : memref<?xf32>
      %2186 = arith.addf %2182, %2185 : f32
      %2187 = arith.select %2180, %2186, %2182 : f32
      %2188 = arith.addi %2179, %c36 : index
      %2189 = arith.cmpi eq, %hasBias, %c7 : index
      %2190 = arith.addi %2157, %2188 : index
      %2191 = memref.load %17[%2190] : memref<?xf32>
      %2192 = arith.muli %0, %c34 : index
      %2193 = arith.addi %2192, %2188 : index
      %2194 = memref.load %bias[%2193] : memref<?xf32>
      %2195 = arith.addf %2191, %2194 : f32
      %2196 = arith.select %2189, %2195, %2191 : f32
      %2197 = arith.addi %heads, %kvHeads : index
      %2198 = arith.cmpi slt, %0, %2197 : index
      scf.if %2198 {
        %2199 = arith.addi %positionsAt, %2156 : index
        %2200 = memref.load %step[%2199] : memref<?xi32>
        %2201 = arith.index_cast %2200 : i32 to index
        %2202 = arith.cmpi eq, %hasNorm, %c7 : index
        %2203 = math.fma %2167, %2167, %c40 : f32
        %2204 = math.fma %2176, %2176, %2203 : f32
        %2205 = math.fma %2187, %2187, %2204 : f32
        %2206 = arith.select %2178, %2205, %2204 : f32
        %2207 = math.fma %2196, %2196, %2206 : f32
        %2208 = arith.select %2178, %2207, %2206 : f32
        %2209 = vector.broadcast %2208 : f32 to vector<1xf32>
        %2210 = wave.reduce "add" %2209 : vector<1xf32>
        %2211 = arith.mulf %2210, %inverseHeadDim : f32
        %2212 = arith.addf %2211, %epsilon : f32
        %2213 = math.sqrt %2212 : f32
        %2214 = arith.divf %c42, %2213 : f32
        %2215 = arith.cmpi slt, %0, %heads : index
        %2216 = arith.addi %2159, %c36 : index
        %2217 = memref.load %query_norm[%2159] : memref<?xf32>
        %2218 = memref.load %key_norm[%2159] : memref<?xf32>
        %2219 = arith.select %2215, %2217, %2218 : f32
        %2220 = arith.mulf %2167, %2214 : f32
        %2221 = arith.mulf %2220, %2219 : f32
        %2222 = arith.select %2202, %2221, %2167 : f32
        %2223 = memref.load %query_norm[%2216] : memref<?xf32>
        %2224 = memref.load %key_norm[%2216] : memref<?xf32>
        %2225 = arith.select %2215, %2223, %2224 : f32
        %2226 = arith.mulf %2176, %2214 : f32
        %2227 = arith.mulf %2226, %2225 : f32
        %2228 = arith.select %2202, %2227, %2176 : f32
        %2229 = arith.addi %2179, %c36 : index
        %2230 = memref.load %query_norm[%2179] : memref<?xf32>
        %2231 = memref.load %key_norm[%2179] : memref<?xf32>
        %2232 = arith.select %2215, %2230, %2231 : f32
        %2233 = arith.mulf %2187, %2214 : f32
        %2234 = arith.mulf %2233, %2232 : f32
        %2235 = arith.select %2202, %2234, %2187 : f32
        %2236 = memref.load %query_norm[%2229] : memref<?xf32>
        %2237 = memref.load %key_norm[%2229] : memref<?xf32>
        %2238 = arith.select %2215, %2236, %2237 : f32
        %2239 = arith.mulf %2196, %2214 : f32
        %2240 = arith.mulf %2239, %2238 : f32
        %2241 = arith.select %2202, %2240, %2196 : f32
        %2242 = arith.remui %2201, %c25 : index
        %2243 = arith.muli %2242, %c34 : index
        %2244 = arith.addi %2243, %2159 : index
        %2245 = arith.divui %2201, %c25 : index
        %2246 = arith.addi %2245, %c25 : index
        %2247 = arith.muli %2246, %c34 : index
        %2248 = arith.addi %2247, %2159 : index
        %2249 = memref.load %rope[%2244] : memref<?xf32>
        %2250 = arith.addi %2244, %c36 : index
        %2251 = memref.load %rope[%2250] : memref<?xf32>
        %2252 = memref.load %rope[%2248] : memref<?xf32>
        %2253 = arith.addi %2248, %c36 : index
        %2254 = memref.load %rope[%2253] : memref<?xf32>
        %2255 = arith.mulf %2252, %2249 : f32
        %2256 = arith.mulf %2254, %2251 : f32
        %2257 = arith.subf %2255, %2256 : f32
        %2258 = arith.mulf %2254, %2249 : f32
        %2259 = arith.mulf %2252, %2251 : f32
        %2260 = arith.addf %2258, %2259 : f32
        %2261 = arith.mulf %2222, %2257 : f32
        %2262 = arith.mulf %2228, %2260 : f32
        %2263 = arith.subf %2261, %2262 : f32
        %2264 = arith.mulf %2228, %2257 : f32
        %2265 = arith.mulf %2222, %2260 : f32
        %2266 = arith.addf %2264, %2265 : f32
        %2267 = arith.cmpi slt, %0, %heads : index
        scf.if %2267 {
          %2268 = arith.muli %2156, %heads : index
          %2269 = arith.addi %2268, %0 : index
          %2270 = arith.muli %2269, %c34 : index
          %2271 = arith.addi %2270, %2159 : index
          memref.store %2263, %q[%2271] : memref<?xf32>
          %2272 = arith.addi %2271, %c36 : index
          memref.store %2266, %q[%2272] : memref<?xf32>
        } else {
          %2273 = arith.addi %2157, %2159 : index
          memref.store %2263, %17[%2273] : memref<?xf32>
          %2274 = arith.addi %2157, %2159 : index
          %2275 = arith.addi %2274, %c36 : index
          memref.store %2266, %17[%2275] : memref<?xf32>
        }
        %2276 = arith.remui %2201, %c25 : index
        %2277 = arith.muli %2276, %c34 : index
        %2278 = arith.addi %2277, %2179 : index
        %2279 = arith.divui %2201, %c25 : index
        %2280 = arith.addi %2279, %c25 : index
        %2281 = arith.muli %2280, %c34 : index
        %2282 = arith.addi %2281, %2179 : index
        %2283 = memref.load %rope[%2278] : memref<?xf32>
        %2284 = arith.addi %2278, %c36 : index
        %2285 = memref.load %rope[%2284] : memref<?xf32>
        %2286 = memref.load %rope[%2282] : memref<?xf32>
        %2287 = arith.addi %2282, %c36 : index
        %2288 = memref.load %rope[%2287] : memref<?xf32>
        %2289 = arith.mulf %2286, %2283 : f32
        %2290 = arith.mulf %2288, %2285 : f32
        %2291 = arith.subf %2289, %2290 : f32
        %2292 = arith.mulf %2288, %2283 : f32
        %2293 = arith.mulf %2286, %2285 : f32
        %2294 = arith.addf %2292, %2293 : f32
        %2295 = arith.mulf %2235, %2291 : f32
        %2296 = arith.mulf %2241, %2294 : f32
        %2297 = arith.subf %2295, %2296 : f32
        %2298 = arith.mulf %2241, %2291 : f32
        %2299 = arith.mulf %2235, %2294 : f32
        %2300 = arith.addf %2298, %2299 : f32
        scf.if %2178 {
          %2301 = arith.cmpi slt, %0, %heads : index
          scf.if %2301 {
            %2302 = arith.muli %2156, %heads : index
            %2303 = arith.addi %2302, %0 : index
            %2304 = arith.muli %2303, %c34 : index
            %2305 = arith.addi %2304, %2179 : index
            memref.store %2297, %q[%2305] : memref<?xf32>
            %2306 = arith.addi %2305, %c36 : index
            memref.store %2300, %q[%2306] : memref<?xf32>
          } else {
            %2307 = arith.addi %2157, %2179 : index
            memref.store %2297, %17[%2307] : memref<?xf32>
            %2308 = arith.addi %2157, %2179 : index
            %2309 = arith.addi %2308, %c36 : index
            memref.store %2300, %17[%2309] : memref<?xf32>
          }
        }
      } else {
        %2310 = arith.cmpi slt, %0, %heads : index
        scf.if %2310 {
          %2311 = arith.muli %2156, %heads : index
          %2312 = arith.addi %2311, %0 : index
          %2313 = arith.muli %2312, %c34 : index
          %2314 = arith.addi %2313, %2159 : index
          memref.store %2167, %q[%2314] : memref<?xf32>
          %2315 = arith.addi %2314, %c36 : index
          memref.store %2176, %q[%2315] : memref<?xf32>
        } else {
          %2316 = arith.addi %2157, %2159 : index
          memref.store %2167, %17[%2316] : memref<?xf32>
          %2317 = arith.addi %2157, %2159 : index
          %2318 = arith.addi %2317, %c36 : index
          memref.store %2176, %17[%2318] : memref<?xf32>
        }
        scf.if %2178 {
          %2319 = arith.cmpi slt, %0, %heads : index
          scf.if %2319 {
            %2320 = arith.muli %2156, %heads : index
            %2321 = arith.addi %2320, %0 : index
            %2322 = arith.muli %2321, %c34 : index
            %2323 = arith.addi %2322, %2179 : index
            memref.store %2187, %q[%2323] : memref<?xf32>
            %2324 = arith.addi %2323, %c36 : index
            memref.store %2196, %q[%2324] : memref<?xf32>
          } else {
            %2325 = arith.addi %2157, %2179 : index
            memref.store %2187, %17[%2325] : memref<?xf32>
            %2326 = arith.addi %2157, %2179 : index
            %2327 = arith.addi %2326, %c36 : index
            memref.store %2196, %17[%2327] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %2328 = arith.cmpi sge, %0, %heads : index
    scf.if %2328 {
      %2329 = arith.addi %1973, %c8 : index
      %2330 = arith.addi %1972, %2329 : index
      %2331 = arith.cmpi slt, %2330, %19 : index
      %2332 = arith.cmpi slt, %2329, %c4 : index
      %2333 = arith.andi %2331, %2332 : i1
      scf.if %2333 {
        %2334 = arith.addi %1972, %2329 : index
        %2335 = arith.addi %slotsAt, %2334 : index
        %2336 = memref.load %step[%2335] : memref<?xi32>
        %2337 = arith.index_cast %2336 : i32 to index
        %2338 = arith.cmpi sge, %2337, %c8 : index
        scf.if %2338 {
          %2339 = arith.muli %2329, %c34 : index
          %2340 = arith.subi %0, %heads : index
          %2341 = memref.load %scales[%2340] : memref<?xf32>
          %2342 = vector.broadcast %2341 : f32 to vector<4xf32>
          %2343 = arith.divui %2337, %c4 : index
          %2344 = arith.remui %2337, %c4 : index
          %2345 = arith.muli %2343, %pageBytes : index
          %2346 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2346 {
            %2347 = wave.lane
            %2348 = arith.muli %2347, %c31 : index
            scf.for %2349 = %2348 to %c34 step %c6 {
              %2350 = arith.addi %2339, %2349 : index
              %2351 = vector.load %17[%2350] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2352 = arith.mulf %2351, %2342 : vector<4xf32>
              %2353 = arith.minimumf %2352, %c48 : vector<4xf32>
              %2354 = arith.maximumf %2353, %c49 : vector<4xf32>
              %2355 = arith.truncf %2354 : vector<4xf32> to vector<4xf16>
              %2356 = vector.bitcast %2355 : vector<4xf16> to vector<8xi8>
              %2357 = arith.cmpi slt, %2340, %kvHeads : index
              scf.if %2357 {
                %2358 = arith.muli %2340, %c50 : index
                %2359 = arith.addi %2345, %2358 : index
                %2360 = arith.divui %2349, %c4 : index
                %2361 = arith.muli %2360, %c20 : index
                %2362 = arith.remui %2349, %c4 : index
                %2363 = arith.divui %2362, %c14 : index
                %2364 = arith.muli %2363, %c25 : index
                %2365 = arith.muli %2344, %c4 : index
                %2366 = arith.addi %2364, %2365 : index
                %2367 = arith.remui %2362, %c14 : index
                %2368 = arith.muli %2367, %c13 : index
                %2369 = arith.addi %2366, %2368 : index
                %2370 = arith.addi %2361, %2369 : index
                %2371 = arith.addi %2359, %2370 : index
                vector.store %2356, %kv[%2371] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2372 = arith.subi %2340, %kvHeads : index
                %2373 = arith.muli %2372, %c50 : index
                %2374 = arith.addi %2345, %2373 : index
                %2375 = arith.addi %2349, %c8 : index
                %2376 = arith.divui %2375, %c4 : index
                %2377 = arith.muli %2376, %c20 : index
                %2378 = arith.addi %2377, %c9 : index
                %2379 = arith.remui %2375, %c4 : index
                %2380 = arith.divui %2344, %c13 : index
                %2381 = arith.remui %2344, %c13 : index
                %2382 = arith.muli %2381, %c14 : index
                %2383 = arith.addi %2380, %2382 : index
                %2384 = arith.divui %2383, %c14 : index
                %2385 = arith.muli %2384, %c25 : index
                %2386 = arith.muli %2379, %c4 : index
                %2387 = arith.addi %2385, %2386 : index
                %2388 = arith.remui %2383, %c14 : index
                %2389 = arith.muli %2388, %c13 : index
                %2390 = arith.addi %2387, %2389 : index
                %2391 = arith.addi %2378, %2390 : index
                %2392 = arith.addi %2374, %2391 : index
                %2393 = vector.shuffle %2356, %2356 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2393, %kv[%2392] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2394 = arith.addi %2349, %c7 : index
                %2395 = arith.divui %2394, %c4 : index
                %2396 = arith.muli %2395, %c20 : index
                %2397 = arith.addi %2396, %c9 : index
                %2398 = arith.remui %2394, %c4 : index
                %2399 = arith.divui %2344, %c13 : index
                %2400 = arith.remui %2344, %c13 : index
                %2401 = arith.muli %2400, %c14 : index
                %2402 = arith.addi %2399, %2401 : index
                %2403 = arith.divui %2402, %c14 : index
                %2404 = arith.muli %2403, %c25 : index
                %2405 = arith.muli %2398, %c4 : index
                %2406 = arith.addi %2404, %2405 : index
                %2407 = arith.remui %2402, %c14 : index
                %2408 = arith.muli %2407, %c13 : index
                %2409 = arith.addi %2406, %2408 : index
                %2410 = arith.addi %2397, %2409 : index
                %2411 = arith.addi %2374, %2410 : index
                %2412 = vector.shuffle %2356, %2356 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2412, %kv[%2411] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2413 = arith.addi %2349, %c13 : index
                %2414 = arith.divui %2413, %c4 : index
                %2415 = arith.muli %2414, %c20 : index
                %2416 = arith.addi %2415, %c9 : index
                %2417 = arith.remui %2413, %c4 : index
                %2418 = arith.divui %2344, %c13 : index
                %2419 = arith.remui %2344, %c13 : index
                %2420 = arith.muli %2419, %c14 : index
                %2421 = arith.addi %2418, %2420 : index
                %2422 = arith.divui %2421, %c14 : index
                %2423 = arith.muli %2422, %c25 : index
                %2424 = arith.muli %2417, %c4 : index
                %2425 = arith.addi %2423, %2424 : index
                %2426 = arith.remui %2421, %c14 : index
                %2427 = arith.muli %2426, %c13 : index
                %2428 = arith.addi %2425, %2427 : index
                %2429 = arith.addi %2416, %2428 : index
                %2430 = arith.addi %2374, %2429 : index
                %2431 = vector.shuffle %2356, %2356 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2431, %kv[%2430] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2432 = arith.addi %2349, %c26 : index
                %2433 = arith.divui %2432, %c4 : index
                %2434 = arith.muli %2433, %c20 : index
                %2435 = arith.addi %2434, %c9 : index
                %2436 = arith.remui %2432, %c4 : index
                %2437 = arith.divui %2344, %c13 : index
                %2438 = arith.remui %2344, %c13 : index
                %2439 = arith.muli %2438, %c14 : index
                %2440 = arith.addi %2437, %2439 : index
                %2441 = arith.divui %2440, %c14 : index
                %2442 = arith.muli %2441, %c25 : index
                %2443 = arith.muli %2436, %c4 : index
                %2444 = arith.addi %2442, %2443 : index
                %2445 = arith.remui %2440, %c14 : index
                %2446 = arith.muli %2445, %c13 : index
                %2447 = arith.addi %2444, %2446 : index
                %2448 = arith.addi %2435, %2447 : index
                %2449 = arith.addi %2374, %2448 : index
                %2450 = vector.shuffle %2356, %2356 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2450, %kv[%2449] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2451 = arith.cmpi eq, %codec, %c7 : index
          scf.if %2451 {
            %2452 = wave.lane
            %2453 = arith.muli %2452, %c31 : index
            scf.for %2454 = %2453 to %c34 step %c6 {
              %2455 = arith.addi %2339, %2454 : index
              %2456 = vector.load %17[%2455] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2457 = arith.mulf %2456, %2342 : vector<4xf32>
              %2458 = wave.fp8_encode "e4m3" %2457 : vector<4xf32> -> vector<4xi8>
              %2459 = arith.cmpi slt, %2340, %kvHeads : index
              scf.if %2459 {
                %2460 = arith.muli %2340, %c9 : index
                %2461 = arith.addi %2345, %2460 : index
                %2462 = vector.shuffle %2458, %2458 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2463 = arith.divui %2454, %c4 : index
                %2464 = arith.muli %2463, %c25 : index
                %2465 = arith.remui %2454, %c4 : index
                %2466 = arith.muli %2344, %c4 : index
                %2467 = arith.divui %2465, %c31 : index
                %2468 = arith.muli %2467, %c31 : index
                %2469 = arith.remui %2465, %c13 : index
                %2470 = arith.muli %2469, %c13 : index
                %2471 = arith.addi %2468, %2470 : index
                %2472 = arith.divui %2465, %c13 : index
                %2473 = arith.remui %2472, %c13 : index
                %2474 = arith.addi %2471, %2473 : index
                %2475 = arith.addi %2466, %2474 : index
                %2476 = arith.addi %2464, %2475 : index
                %2477 = arith.addi %2461, %2476 : index
                vector.store %2462, %kv[%2477] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2478 = arith.subi %2340, %kvHeads : index
                %2479 = arith.muli %2478, %c9 : index
                %2480 = arith.addi %2345, %2479 : index
                %2481 = arith.addi %2454, %c8 : index
                %2482 = arith.divui %2481, %c4 : index
                %2483 = arith.muli %2482, %c25 : index
                %2484 = arith.addi %2483, %c10 : index
                %2485 = arith.remui %2481, %c4 : index
                %2486 = arith.divui %2344, %c13 : index
                %2487 = arith.remui %2344, %c13 : index
                %2488 = arith.muli %2487, %c14 : index
                %2489 = arith.addi %2486, %2488 : index
                %2490 = arith.muli %2485, %c4 : index
                %2491 = arith.divui %2489, %c31 : index
                %2492 = arith.muli %2491, %c31 : index
                %2493 = arith.remui %2489, %c13 : index
                %2494 = arith.muli %2493, %c13 : index
                %2495 = arith.addi %2492, %2494 : index
                %2496 = arith.divui %2489, %c13 : index
                %2497 = arith.remui %2496, %c13 : index
                %2498 = arith.addi %2495, %2497 : index
                %2499 = arith.addi %2490, %2498 : index
                %2500 = arith.addi %2484, %2499 : index
                %2501 = arith.addi %2480, %2500 : index
                %2502 = vector.shuffle %2458, %2458 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2502, %kv[%2501] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2503 = arith.addi %2454, %c7 : index
                %2504 = arith.divui %2503, %c4 : index
                %2505 = arith.muli %2504, %c25 : index
                %2506 = arith.addi %2505, %c10 : index
                %2507 = arith.remui %2503, %c4 : index
                %2508 = arith.divui %2344, %c13 : index
                %2509 = arith.remui %2344, %c13 : index
                %2510 = arith.muli %2509, %c14 : index
                %2511 = arith.addi %2508, %2510 : index
                %2512 = arith.muli %2507, %c4 : index
                %2513 = arith.divui %2511, %c31 : index
                %2514 = arith.muli %2513, %c31 : index
                %2515 = arith.remui %2511, %c13 : index
                %2516 = arith.muli %2515, %c13 : index
                %2517 = arith.addi %2514, %2516 : index
                %2518 = arith.divui %2511, %c13 : index
                %2519 = arith.remui %2518, %c13 : index
                %2520 = arith.addi %2517, %2519 : index
                %2521 = arith.addi %2512, %2520 : index
                %2522 = arith.addi %2506, %2521 : index
                %2523 = arith.addi %2480, %2522 : index
                %2524 = vector.shuffle %2458, %2458 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2524, %kv[%2523] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2525 = arith.addi %2454, %c13 : index
                %2526 = arith.divui %2525, %c4 : index
                %2527 = arith.muli %2526, %c25 : index
                %2528 = arith.addi %2527, %c10 : index
                %2529 = arith.remui %2525, %c4 : index
                %2530 = arith.divui %2344, %c13 : index
                %2531 = arith.remui %2344, %c13 : index
                %2532 = arith.muli %2531, %c14 : index
                %2533 = arith.addi %2530, %2532 : index
                %2534 = arith.muli %2529, %c4 : index
                %2535 = arith.divui %2533, %c31 : index
                %2536 = arith.muli %2535, %c31 : index
                %2537 = arith.remui %2533, %c13 : index
                %2538 = arith.muli %2537, %c13 : index
                %2539 = arith.addi %2536, %2538 : index
                %2540 = arith.divui %2533, %c13 : index
                %2541 = arith.remui %2540, %c13 : index
                %2542 = arith.addi %2539, %2541 : index
                %2543 = arith.addi %2534, %2542 : index
                %2544 = arith.addi %2528, %2543 : index
                %2545 = arith.addi %2480, %2544 : index
                %2546 = vector.shuffle %2458, %2458 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2546, %kv[%2545] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2547 = arith.addi %2454, %c26 : index
                %2548 = arith.divui %2547, %c4 : index
                %2549 = arith.muli %2548, %c25 : index
                %2550 = arith.addi %2549, %c10 : index
                %2551 = arith.remui %2547, %c4 : index
                %2552 = arith.divui %2344, %c13 : index
                %2553 = arith.remui %2344, %c13 : index
                %2554 = arith.muli %2553, %c14 : index
                %2555 = arith.addi %2552, %2554 : index
                %2556 = arith.muli %2551, %c4 : index
                %2557 = arith.divui %2555, %c31 : index
                %2558 = arith.muli %2557, %c31 : index
                %2559 = arith.remui %2555, %c13 : index
                %2560 = arith.muli %2559, %c13 : index
                %2561 = arith.addi %2558, %2560 : index
                %2562 = arith.divui %2555, %c13 : index
                %2563 = arith.remui %2562, %c13 : index
                %2564 = arith.addi %2561, %2563 : index
                %2565 = arith.addi %2556, %2564 : index
                %2566 = arith.addi %2550, %2565 : index
                %2567 = arith.addi %2480, %2566 : index
                %2568 = vector.shuffle %2458, %2458 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2568, %kv[%2567] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2569 = arith.cmpi eq, %codec, %c13 : index
          scf.if %2569 {
            %2570 = wave.lane
            %2571 = arith.muli %2570, %c31 : index
            scf.for %2572 = %2571 to %c34 step %c6 {
              %2573 = arith.addi %2339, %2572 : index
              %2574 = vector.load %17[%2573] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2575 = arith.mulf %2574, %2342 : vector<4xf32>
              %2576 = wave.fp8_encode "e5m2" %2575 : vector<4xf32> -> vector<4xi8>
              %2577 = arith.cmpi slt, %2340, %kvHeads : index
              scf.if %2577 {
                %2578 = arith.muli %2340, %c9 : index
                %2579 = arith.addi %2345, %2578 : index
                %2580 = vector.shuffle %2576, %2576 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2581 = arith.divui %2572, %c4 : index
                %2582 = arith.muli %2581, %c25 : index
                %2583 = arith.remui %2572, %c4 : index
                %2584 = arith.muli %2344, %c4 : index
                %2585 = arith.divui %2583, %c31 : index
                %2586 = arith.muli %2585, %c31 : index
                %2587 = arith.remui %2583, %c13 : index
                %2588 = arith.muli %2587, %c13 : index
                %2589 = arith.addi %2586, %2588 : index
                %2590 = arith.divui %2583, %c13 : index
                %2591 = arith.remui %2590, %c13 : index
                %2592 = arith.addi %2589, %2591 : index
                %2593 = arith.addi %2584, %2592 : index
                %2594 = arith.addi %2582, %2593 : index
                %2595 = arith.addi %2579, %2594 : index
                vector.store %2580, %kv[%2595] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2596 = arith.subi %2340, %kvHeads : index
                %2597 = arith.muli %2596, %c9 : index
                %2598 = arith.addi %2345, %2597 : index
                %2599 = arith.addi %2572, %c8 : index
                %2600 = arith.divui %2599, %c4 : index
                %2601 = arith.muli %2600, %c25 : index
                %2602 = arith.addi %2601, %c10 : index
                %2603 = arith.remui %2599, %c4 : index
                %2604 = arith.divui %2344, %c13 : index
                %2605 = arith.remui %2344, %c13 : index
                %2606 = arith.muli %2605, %c14 : index
                %2607 = arith.addi %2604, %2606 : index
                %2608 = arith.muli %2603, %c4 : index
                %2609 = arith.divui %2607, %c31 : index
                %2610 = arith.muli %2609, %c31 : index
                %2611 = arith.remui %2607, %c13 : index
                %2612 = arith.muli %2611, %c13 : index
                %2613 = arith.addi %2610, %2612 : index
                %2614 = arith.divui %2607, %c13 : index
                %2615 = arith.remui %2614, %c13 : index
                %2616 = arith.addi %2613, %2615 : index
                %2617 = arith.addi %2608, %2616 : index
                %2618 = arith.addi %2602, %2617 : index
                %2619 = arith.addi %2598, %2618 : index
                %2620 = vector.shuffle %2576, %2576 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2620, %kv[%2619] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2621 = arith.addi %2572, %c7 : index
                %2622 = arith.divui %2621, %c4 : index
                %2623 = arith.muli %2622, %c25 : index
                %2624 = arith.addi %2623, %c10 : index
                %2625 = arith.remui %2621, %c4 : index
                %2626 = arith.divui %2344, %c13 : index
                %2627 = arith.remui %2344, %c13 : index
                %2628 = arith.muli %2627, %c14 : index
                %2629 = arith.addi %2626, %2628 : index
                %2630 = arith.muli %2625, %c4 : index
                %2631 = arith.divui %2629, %c31 : index
                %2632 = arith.muli %2631, %c31 : index
                %2633 = arith.remui %2629, %c13 : index
                %2634 = arith.muli %2633, %c13 : index
                %2635 = arith.addi %2632, %2634 : index
                %2636 = arith.divui %2629, %c13 : index
                %2637 = arith.remui %2636, %c13 : index
                %2638 = arith.addi %2635, %2637 : index
                %2639 = arith.addi %2630, %2638 : index
                %2640 = arith.addi %2624, %2639 : index
                %2641 = arith.addi %2598, %2640 : index
                %2642 = vector.shuffle %2576, %2576 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2642, %kv[%2641] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2643 = arith.addi %2572, %c13 : index
                %2644 = arith.divui %2643, %c4 : index
                %2645 = arith.muli %2644, %c25 : index
                %2646 = arith.addi %2645, %c10 : index
                %2647 = arith.remui %2643, %c4 : index
                %2648 = arith.divui %2344, %c13 : index
                %2649 = arith.remui %2344, %c13 : index
                %2650 = arith.muli %2649, %c14 : index
                %2651 = arith.addi %2648, %2650 : index
                %2652 = arith.muli %2647, %c4 : index
                %2653 = arith.divui %2651, %c31 : index
                %2654 = arith.muli %2653, %c31 : index
                %2655 = arith.remui %2651, %c13 : index
                %2656 = arith.muli %2655, %c13 : index
                %2657 = arith.addi %2654, %2656 : index
                %2658 = arith.divui %2651, %c13 : index
                %2659 = arith.remui %2658, %c13 : index
                %2660 = arith.addi %2657, %2659 : index
                %2661 = arith.addi %2652, %2660 : index
                %2662 = arith.addi %2646, %2661 : index
                %2663 = arith.addi %2598, %2662 : index
                %2664 = vector.shuffle %2576, %2576 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2664, %kv[%2663] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2665 = arith.addi %2572, %c26 : index
                %2666 = arith.divui %2665, %c4 : index
                %2667 = arith.muli %2666, %c25 : index
                %2668 = arith.addi %2667, %c10 : index
                %2669 = arith.remui %2665, %c4 : index
                %2670 = arith.divui %2344, %c13 : index
                %2671 = arith.remui %2344, %c13 : index
                %2672 = arith.muli %2671, %c14 : index
                %2673 = arith.addi %2670, %2672 : index
                %2674 = arith.muli %2669, %c4 : index
                %2675 = arith.divui %2673, %c31 : index
                %2676 = arith.muli %2675, %c31 : index
                %2677 = arith.remui %2673, %c13 : index
                %2678 = arith.muli %2677, %c13 : index
                %2679 = arith.addi %2676, %2678 : index
                %2680 = arith.divui %2673, %c13 : index
                %2681 = arith.remui %2680, %c13 : index
                %2682 = arith.addi %2679, %2681 : index
                %2683 = arith.addi %2674, %2682 : index
                %2684 = arith.addi %2668, %2683 : index
                %2685 = arith.addi %2598, %2684 : index
                %2686 = vector.shuffle %2576, %2576 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2686, %kv[%2685] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %2687 = arith.addi %1973, %c44 : index
      %2688 = arith.addi %1972, %2687 : index
      %2689 = arith.cmpi slt, %2688, %19 : index
      %2690 = arith.cmpi slt, %2687, %c4 : index
      %2691 = arith.andi %2689, %2690 : i1
      scf.if %2691 {
        %2692 = arith.addi %1972, %2687 : index
        %2693 = arith.addi %slotsAt, %2692 : index
        %2694 = memref.load %step[%2693] : memref<?xi32>
        %2695 = arith.index_cast %2694 : i32 to index
        %2696 = arith.cmpi sge, %2695, %c8 : index
        scf.if %2696 {
          %2697 = arith.muli %2687, %c34 : index
          %2698 = arith.subi %0, %heads : index
          %2699 = memref.load %scales[%2698] : memref<?xf32>
          %2700 = vector.broadcast %2699 : f32 to vector<4xf32>
          %2701 = arith.divui %2695, %c4 : index
          %2702 = arith.remui %2695, %c4 : index
          %2703 = arith.muli %2701, %pageBytes : index
          %2704 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2704 {
            %2705 = wave.lane
            %2706 = arith.muli %2705, %c31 : index
            scf.for %2707 = %2706 to %c34 step %c6 {
              %2708 = arith.addi %2697, %2707 : index
              %2709 = vector.load %17[%2708] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2710 = arith.mulf %2709, %2700 : vector<4xf32>
              %2711 = arith.minimumf %2710, %c48 : vector<4xf32>
              %2712 = arith.maximumf %2711, %c49 : vector<4xf32>
              %2713 = arith.truncf %2712 : vector<4xf32> to vector<4xf16>
              %2714 = vector.bitcast %2713 : vector<4xf16> to vector<8xi8>
              %2715 = arith.cmpi slt, %2698, %kvHeads : index
              scf.if %2715 {
                %2716 = arith.muli %2698, %c50 : index
                %2717 = arith.addi %2703, %2716 : index
                %2718 = arith.divui %2707, %c4 : index
                %2719 = arith.muli %2718, %c20 : index
                %2720 = arith.remui %2707, %c4 : index
                %2721 = arith.divui %2720, %c14 : index
                %2722 = arith.muli %2721, %c25 : index
                %2723 = arith.muli %2702, %c4 : index
                %2724 = arith.addi %2722, %2723 : index
                %2725 = arith.remui %2720, %c14 : index
                %2726 = arith.muli %2725, %c13 : index
                %2727 = arith.addi %2724, %2726 : index
                %2728 = arith.addi %2719, %2727 : index
                %2729 = arith.addi %2717, %2728 : index
                vector.store %2714, %kv[%2729] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2730 = arith.subi %2698, %kvHeads : index
                %2731 = arith.muli %2730, %c50 : index
                %2732 = arith.addi %2703, %2731 : index
                %2733 = arith.addi %2707, %c8 : index
                %2734 = arith.divui %2733, %c4 : index
                %2735 = arith.muli %2734, %c20 : index
                %2736 = arith.addi %2735, %c9 : index
                %2737 = arith.remui %2733, %c4 : index
                %2738 = arith.divui %2702, %c13 : index
                %2739 = arith.remui %2702, %c13 : index
                %2740 = arith.muli %2739, %c14 : index
                %2741 = arith.addi %2738, %2740 : index
                %2742 = arith.divui %2741, %c14 : index
                %2743 = arith.muli %2742, %c25 : index
                %2744 = arith.muli %2737, %c4 : index
                %2745 = arith.addi %2743, %2744 : index
                %2746 = arith.remui %2741, %c14 : index
                %2747 = arith.muli %2746, %c13 : index
                %2748 = arith.addi %2745, %2747 : index
                %2749 = arith.addi %2736, %2748 : index
                %2750 = arith.addi %2732, %2749 : index
                %2751 = vector.shuffle %2714, %2714 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2751, %kv[%2750] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2752 = arith.addi %2707, %c7 : index
                %2753 = arith.divui %2752, %c4 : index
                %2754 = arith.muli %2753, %c20 : index
                %2755 = arith.addi %2754, %c9 : index
                %2756 = arith.remui %2752, %c4 : index
                %2757 = arith.divui %2702, %c13 : index
                %2758 = arith.remui %2702, %c13 : index
                %2759 = arith.muli %2758, %c14 : index
                %2760 = arith.addi %2757, %2759 : index
                %2761 = arith.divui %2760, %c14 : index
                %2762 = arith.muli %2761, %c25 : index
                %2763 = arith.muli %2756, %c4 : index
                %2764 = arith.addi %2762, %2763 : index
                %2765 = arith.remui %2760, %c14 : index
                %2766 = arith.muli %2765, %c13 : index
                %2767 = arith.addi %2764, %2766 : index
                %2768 = arith.addi %2755, %2767 : index
                %2769 = arith.addi %2732, %2768 : index
                %2770 = vector.shuffle %2714, %2714 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2770, %kv[%2769] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2771 = arith.addi %2707, %c13 : index
                %2772 = arith.divui %2771, %c4 : index
                %2773 = arith.muli %2772, %c20 : index
                %2774 = arith.addi %2773, %c9 : index
                %2775 = arith.remui %2771, %c4 : index
                %2776 = arith.divui %2702, %c13 : index
                %2777 = arith.remui %2702, %c13 : index
                %2778 = arith.muli %2777, %c14 : index
                %2779 = arith.addi %2776, %2778 : index
                %2780 = arith.divui %2779, %c14 : index
                %2781 = arith.muli %2780, %c25 : index
                %2782 = arith.muli %2775, %c4 : index
                %2783 = arith.addi %2781, %2782 : index
                %2784 = arith.remui %2779, %c14 : index
                %2785 = arith.muli %2784, %c13 : index
                %2786 = arith.addi %2783, %2785 : index
                %2787 = arith.addi %2774, %2786 : index
                %2788 = arith.addi %2732, %2787 : index
                %2789 = vector.shuffle %2714, %2714 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2789, %kv[%2788] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2790 = arith.addi %2707, %c26 : index
                %2791 = arith.divui %2790, %c4 : index
                %2792 = arith.muli %2791, %c20 : index
                %2793 = arith.addi %2792, %c9 : index
                %2794 = arith.remui %2790, %c4 : index
                %2795 = arith.divui %2702, %c13 : index
                %2796 = arith.remui %2702, %c13 : index
                %2797 = arith.muli %2796, %c14 : index
                %2798 = arith.addi %2795, %2797 : index
                %2799 = arith.divui %2798, %c14 : index
                %2800 = arith.muli %2799, %c25 : index
                %2801 = arith.muli %2794, %c4 : index
                %2802 = arith.addi %2800, %2801 : index
                %2803 = arith.remui %2798, %c14 : index
                %2804 = arith.muli %2803, %c13 : index
                %2805 = arith.addi %2802, %2804 : index
                %2806 = arith.addi %2793, %2805 : index
                %2807 = arith.addi %2732, %2806 : index
                %2808 = vector.shuffle %2714, %2714 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2808, %kv[%2807] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2809 = arith.cmpi eq, %codec, %c7 : index
          scf.if %2809 {
            %2810 = wave.lane
            %2811 = arith.muli %2810, %c31 : index
            scf.for %2812 = %2811 to %c34 step %c6 {
              %2813 = arith.addi %2697, %2812 : index
              %2814 = vector.load %17[%2813] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2815 = arith.mulf %2814, %2700 : vector<4xf32>
              %2816 = wave.fp8_encode "e4m3" %2815 : vector<4xf32> -> vector<4xi8>
              %2817 = arith.cmpi slt, %2698, %kvHeads : index
              scf.if %2817 {
                %2818 = arith.muli %2698, %c9 : index
                %2819 = arith.addi %2703, %2818 : index
                %2820 = vector.shuffle %2816, %2816 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2821 = arith.divui %2812, %c4 : index
                %2822 = arith.muli %2821, %c25 : index
                %2823 = arith.remui %2812, %c4 : index
                %2824 = arith.muli %2702, %c4 : index
                %2825 = arith.divui %2823, %c31 : index
                %2826 = arith.muli %2825, %c31 : index
                %2827 = arith.remui %2823, %c13 : index
                %2828 = arith.muli %2827, %c13 : index
                %2829 = arith.addi %2826, %2828 : index
                %2830 = arith.divui %2823, %c13 : index
                %2831 = arith.remui %2830, %c13 : index
                %2832 = arith.addi %2829, %2831 : index
                %2833 = arith.addi %2824, %2832 : index
                %2834 = arith.addi %2822, %2833 : index
                %2835 = arith.addi %2819, %2834 : index
                vector.store %2820, %kv[%2835] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2836 = arith.subi %2698, %kvHeads : index
                %2837 = arith.muli %2836, %c9 : index
                %2838 = arith.addi %2703, %2837 : index
                %2839 = arith.addi %2812, %c8 : index
                %2840 = arith.divui %2839, %c4 : index
                %2841 = arith.muli %2840, %c25 : index
                %2842 = arith.addi %2841, %c10 : index
                %2843 = arith.remui %2839, %c4 : index
                %2844 = arith.divui %2702, %c13 : index
                %2845 = arith.remui %2702, %c13 : index
                %2846 = arith.muli %2845, %c14 : index
                %2847 = arith.addi %2844, %2846 : index
                %2848 = arith.muli %2843, %c4 : index
                %2849 = arith.divui %2847, %c31 : index
                %2850 = arith.muli %2849, %c31 : index
                %2851 = arith.remui %2847, %c13 : index
                %2852 = arith.muli %2851, %c13 : index
                %2853 = arith.addi %2850, %2852 : index
                %2854 = arith.divui %2847, %c13 : index
                %2855 = arith.remui %2854, %c13 : index
                %2856 = arith.addi %2853, %2855 : index
                %2857 = arith.addi %2848, %2856 : index
                %2858 = arith.addi %2842, %2857 : index
                %2859 = arith.addi %2838, %2858 : index
                %2860 = vector.shuffle %2816, %2816 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2860, %kv[%2859] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2861 = arith.addi %2812, %c7 : index
                %2862 = arith.divui %2861, %c4 : index
                %2863 = arith.muli %2862, %c25 : index
                %2864 = arith.addi %2863, %c10 : index
                %2865 = arith.remui %2861, %c4 : index
                %2866 = arith.divui %2702, %c13 : index
                %2867 = arith.remui %2702, %c13 : index
                %2868 = arith.muli %2867, %c14 : index
                %2869 = arith.addi %2866, %2868 : index
                %2870 = arith.muli %2865, %c4 : index
                %2871 = arith.divui %2869, %c31 : index
                %2872 = arith.muli %2871, %c31 : index
                %2873 = arith.remui %2869, %c13 : index
                %2874 = arith.muli %2873, %c13 : index
                %2875 = arith.addi %2872, %2874 : index
                %2876 = arith.divui %2869, %c13 : index
                %2877 = arith.remui %2876, %c13 : index
                %2878 = arith.addi %2875, %2877 : index
                %2879 = arith.addi %2870, %2878 : index
                %2880 = arith.addi %2864, %2879 : index
                %2881 = arith.addi %2838, %2880 : index
                %2882 = vector.shuffle %2816, %2816 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2882, %kv[%2881] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2883 = arith.addi %2812, %c13 : index
                %2884 = arith.divui %2883, %c4 : index
                %2885 = arith.muli %2884, %c25 : index
                %2886 = arith.addi %2885, %c10 : index
                %2887 = arith.remui %2883, %c4 : index
                %2888 = arith.divui %2702, %c13 : index
                %2889 = arith.remui %2702, %c13 : index
                %2890 = arith.muli %2889, %c14 : index
                %2891 = arith.addi %2888, %2890 : index
                %2892 = arith.muli %2887, %c4 : index
                %2893 = arith.divui %2891, %c31 : index
                %2894 = arith.muli %2893, %c31 : index
                %2895 = arith.remui %2891, %c13 : index
                %2896 = arith.muli %2895, %c13 : index
                %2897 = arith.addi %2894, %2896 : index
                %2898 = arith.divui %2891, %c13 : index
                %2899 = arith.remui %2898, %c13 : index
                %2900 = arith.addi %2897, %2899 : index
                %2901 = arith.addi %2892, %2900 : index
                %2902 = arith.addi %2886, %2901 : index
                %2903 = arith.addi %2838, %2902 : index
                %2904 = vector.shuffle %2816, %2816 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2904, %kv[%2903] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2905 = arith.addi %2812, %c26 : index
                %2906 = arith.divui %2905, %c4 : index
                %2907 = arith.muli %2906, %c25 : index
                %2908 = arith.addi %2907, %c10 : index
                %2909 = arith.remui %2905, %c4 : index
                %2910 = arith.divui %2702, %c13 : index
                %2911 = arith.remui %2702, %c13 : index
                %2912 = arith.muli %2911, %c14 : index
                %2913 = arith.addi %2910, %2912 : index
                %2914 = arith.muli %2909, %c4 : index
                %2915 = arith.divui %2913, %c31 : index
                %2916 = arith.muli %2915, %c31 : index
                %2917 = arith.remui %2913, %c13 : index
                %2918 = arith.muli %2917, %c13 : index
                %2919 = arith.addi %2916, %2918 : index
                %2920 = arith.divui %2913, %c13 : index
                %2921 = arith.remui %2920, %c13 : index
                %2922 = arith.addi %2919, %2921 : index
                %2923 = arith.addi %2914, %2922 : index
                %2924 = arith.addi %2908, %2923 : index
                %2925 = arith.addi %2838, %2924 : index
                %2926 = vector.shuffle %2816, %2816 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2926, %kv[%2925] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2927 = arith.cmpi eq, %codec, %c13 : index
          scf.if %2927 {
            %2928 = wave.lane
            %2929 = arith.muli %2928, %c31 : index
            scf.for %2930 = %2929 to %c34 step %c6 {
              %2931 = arith.addi %2697, %2930 : index
              %2932 = vector.load %17[%2931] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2933 = arith.mulf %2932, %2700 : vector<4xf32>
              %2934 = wave.fp8_encode "e5m2" %2933 : vector<4xf32> -> vector<4xi8>
              %2935 = arith.cmpi slt, %2698, %kvHeads : index
              scf.if %2935 {
                %2936 = arith.muli %2698, %c9 : index
                %2937 = arith.addi %2703, %2936 : index
                %2938 = vector.shuffle %2934, %2934 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2939 = arith.divui %2930, %c4 : index
                %2940 = arith.muli %2939, %c25 : index
                %2941 = arith.remui %2930, %c4 : index
                %2942 = arith.muli %2702, %c4 : index
                %2943 = arith.divui %2941, %c31 : index
                %2944 = arith.muli %2943, %c31 : index
                %2945 = arith.remui %2941, %c13 : index
                %2946 = arith.muli %2945, %c13 : index
                %2947 = arith.addi %2944, %2946 : index
                %2948 = arith.divui %2941, %c13 : index
                %2949 = arith.remui %2948, %c13 : index
                %2950 = arith.addi %2947, %2949 : index
                %2951 = arith.addi %2942, %2950 : index
                %2952 = arith.addi %2940, %2951 : index
                %2953 = arith.addi %2937, %2952 : index
                vector.store %2938, %kv[%2953] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2954 = arith.subi %2698, %kvHeads : index
                %2955 = arith.muli %2954, %c9 : index
                %2956 = arith.addi %2703, %2955 : index
                %2957 = arith.addi %2930, %c8 : index
                %2958 = arith.divui %2957, %c4 : index
                %2959 = arith.muli %2958, %c25 : index
                %2960 = arith.addi %2959, %c10 : index
                %2961 = arith.remui %2957, %c4 : index
                %2962 = arith.divui %2702, %c13 : index
                %2963 = arith.remui %2702, %c13 : index
                %2964 = arith.muli %2963, %c14 : index
                %2965 = arith.addi %2962, %2964 : index
                %2966 = arith.muli %2961, %c4 : index
                %2967 = arith.divui %2965, %c31 : index
                %2968 = arith.muli %2967, %c31 : index
                %2969 = arith.remui %2965, %c13 : index
                %2970 = arith.muli %2969, %c13 : index
                %2971 = arith.addi %2968, %2970 : index
                %2972 = arith.divui %2965, %c13 : index
                %2973 = arith.remui %2972, %c13 : index
                %2974 = arith.addi %2971, %2973 : index
                %2975 = arith.addi %2966, %2974 : index
                %2976 = arith.addi %2960, %2975 : index
                %2977 = arith.addi %2956, %2976 : index
                %2978 = vector.shuffle %2934, %2934 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2978, %kv[%2977] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2979 = arith.addi %2930, %c7 : index
                %2980 = arith.divui %2979, %c4 : index
                %2981 = arith.muli %2980, %c25 : index
                %2982 = arith.addi %2981, %c10 : index
                %2983 = arith.remui %2979, %c4 : index
                %2984 = arith.divui %2702, %c13 : index
                %2985 = arith.remui %2702, %c13 : index
                %2986 = arith.muli %2985, %c14 : index
                %2987 = arith.addi %2984, %2986 : index
                %2988 = arith.muli %2983, %c4 : index
                %2989 = arith.divui %2987, %c31 : index
                %2990 = arith.muli %2989, %c31 : index
                %2991 = arith.remui %2987, %c13 : index
                %2992 = arith.muli %2991, %c13 : index
                %2993 = arith.addi %2990, %2992 : index
                %2994 = arith.divui %2987, %c13 : index
                %2995 = arith.remui %2994, %c13 : index
                %2996 = arith.addi %2993, %2995 : index
                %2997 = arith.addi %2988, %2996 : index
                %2998 = arith.addi %2982, %2997 : index
                %2999 = arith.addi %2956, %2998 : index
                %3000 = vector.shuffle %2934, %2934 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3000, %kv[%2999] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3001 = arith.addi %2930, %c13 : index
                %3002 = arith.divui %3001, %c4 : index
                %3003 = arith.muli %3002, %c25 : index
                %3004 = arith.addi %3003, %c10 : index
                %3005 = arith.remui %3001, %c4 : index
                %3006 = arith.divui %2702, %c13 : index
                %3007 = arith.remui %2702, %c13 : index
                %3008 = arith.muli %3007, %c14 : index
                %3009 = arith.addi %3006, %3008 : index
                %3010 = arith.muli %3005, %c4 : index
                %3011 = arith.divui %3009, %c31 : index
                %3012 = arith.muli %3011, %c31 : index
                %3013 = arith.remui %3009, %c13 : index
                %3014 = arith.muli %3013, %c13 : index
                %3015 = arith.addi %3012, %3014 : index
                %3016 = arith.divui %3009, %c13 : index
                %3017 = arith.remui %3016, %c13 : index
                %3018 = arith.addi %3015, %3017 : index
                %3019 = arith.addi %3010, %3018 : index
                %3020 = arith.addi %3004, %3019 : index
                %3021 = arith.addi %2956, %3020 : index
                %3022 = vector.shuffle %2934, %2934 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3022, %kv[%3021] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3023 = arith.addi %2930, %c26 : index
                %3024 = arith.divui %3023, %c4 : index
                %3025 = arith.muli %3024, %c25 : index
                %3026 = arith.addi %3025, %c10 : index
                %3027 = arith.remui %3023, %c4 : index
                %3028 = arith.divui %2702, %c13 : index
                %3029 = arith.remui %2702, %c13 : index
                %3030 = arith.muli %3029, %c14 : index
                %3031 = arith.addi %3028, %3030 : index
                %3032 = arith.muli %3027, %c4 : index
                %3033 = arith.divui %3031, %c31 : index
                %3034 = arith.muli %3033, %c31 : index
                %3035 = arith.remui %3031, %c13 : index
                %3036 = arith.muli %3035, %c13 : index
                %3037 = arith.addi %3034, %3036 : index
                %3038 = arith.divui %3031, %c13 : index
                %3039 = arith.remui %3038, %c13 : index
                %3040 = arith.addi %3037, %3039 : index
                %3041 = arith.addi %3032, %3040 : index
                %3042 = arith.addi %3026, %3041 : index
                %3043 = arith.addi %2956, %3042 : index
                %3044 = vector.shuffle %2934, %2934 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3044, %kv[%3043] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3045 = arith.addi %20, %c15 : index
    %3046 = wave.lane
    %3047 = arith.muli %3, %c7 : index
    %3048 = arith.muli %3047, %c25 : index
    %3049 = arith.addi %3048, %3046 : index
    %3050 = arith.muli %4, %c10 : index
    %3051 = arith.addi %3050, %3049 : index
    %3052 = arith.addi %3051, %c8 : index
    %3053 = arith.addi %3052, %c8 : index
    %3054 = vector.extract %397#2[0] : f32 from vector<8xf32>
    memref.store %3054, %16[%3053] : memref<?xf32>
    %3055 = arith.muli %4, %c10 : index
    %3056 = arith.addi %3055, %3049 : index
    %3057 = arith.addi %3056, %c8 : index
    %3058 = arith.addi %3057, %c15 : index
    %3059 = vector.extract %397#2[1] : f32 from vector<8xf32>
    memref.store %3059, %16[%3058] : memref<?xf32>
    %3060 = arith.muli %4, %c10 : index
    %3061 = arith.addi %3060, %3049 : index
    %3062 = arith.addi %3061, %c8 : index
    %3063 = arith.addi %3062, %c11 : index
    %3064 = vector.extract %397#2[2] : f32 from vector<8xf32>
    memref.store %3064, %16[%3063] : memref<?xf32>
    %3065 = arith.muli %4, %c10 : index
    %3066 = arith.addi %3065, %3049 : index
    %3067 = arith.addi %3066, %c8 : index
    %3068 = arith.addi %3067, %c27 : index
    %3069 = vector.extract %397#2[3] : f32 from vector<8xf32>
    memref.store %3069, %16[%3068] : memref<?xf32>
    %3070 = arith.muli %4, %c10 : index
    %3071 = arith.addi %3070, %3049 : index
    %3072 = arith.addi %3071, %c8 : index
    %3073 = arith.addi %3072, %c6 : index
    %3074 = vector.extract %397#2[4] : f32 from vector<8xf32>
    memref.store %3074, %16[%3073] : memref<?xf32>
    %3075 = arith.muli %4, %c10 : index
    %3076 = arith.addi %3075, %3049 : index
    %3077 = arith.addi %3076, %c8 : index
    %3078 = arith.addi %3077, %c28 : index
    %3079 = vector.extract %397#2[5] : f32 from vector<8xf32>
    memref.store %3079, %16[%3078] : memref<?xf32>
    %3080 = arith.muli %4, %c10 : index
    %3081 = arith.addi %3080, %3049 : index
    %3082 = arith.addi %3081, %c8 : index
    %3083 = arith.addi %3082, %c29 : index
    %3084 = vector.extract %397#2[6] : f32 from vector<8xf32>
    memref.store %3084, %16[%3083] : memref<?xf32>
    %3085 = arith.muli %4, %c10 : index
    %3086 = arith.addi %3085, %3049 : index
    %3087 = arith.addi %3086, %c8 : index
    %3088 = arith.addi %3087, %c30 : index
    %3089 = vector.extract %397#2[7] : f32 from vector<8xf32>
    memref.store %3089, %16[%3088] : memref<?xf32>
    wave.barrier
    %3090 = arith.muli %4, %c31 : index
    %3091 = arith.addi %3090, %c8 : index
    %3092 = arith.muli %3091, %c13 : index
    %3093 = arith.divui %3046, %c4 : index
    %3094 = arith.addi %3092, %3093 : index
    %3095 = arith.addi %3045, %3094 : index
    %3096 = arith.cmpi slt, %3095, %19 : index
    scf.if %3096 {
      %3097 = arith.cmpi eq, %hasFactors, %c7 : index
      %3098 = arith.muli %3095, %c13 : index
      %3099 = memref.load %factors[%3098] : memref<?xf32>
      %3100 = arith.mulf %3099, %operandScale : f32
      %3101 = arith.select %3097, %3100, %operandScale : f32
      %3102 = arith.addi %3049, %c8 : index
      %3103 = arith.muli %3091, %c15 : index
      %3104 = arith.addi %3102, %3103 : index
      %3105 = memref.load %16[%3104] : memref<?xf32>
      %3106 = arith.addi %3104, %c10 : index
      %3107 = memref.load %16[%3106] : memref<?xf32>
      %3108 = arith.addf %3105, %3107 : f32
      %3109 = arith.remui %3046, %c4 : index
      %3110 = arith.muli %3109, %c31 : index
      %3111 = arith.addi %15, %3110 : index
      %3112 = vector.load %w[%3111] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3113 = vector.bitcast %3112 : vector<4xi8> to vector<1xf32>
      %3114 = vector.extract %3113[0] : f32 from vector<1xf32>
      %3115 = arith.mulf %3114, %3101 : f32
      %3116 = arith.mulf %3108, %3115 : f32
      %3117 = arith.muli %3, %c7 : index
      %3118 = arith.addi %3117, %c8 : index
      %3119 = arith.muli %3118, %c4 : index
      %3120 = arith.remui %3046, %c4 : index
      %3121 = arith.addi %3119, %3120 : index
      %3122 = arith.muli %3094, %c34 : index
      %3123 = arith.addi %3122, %3121 : index
      memref.store %3116, %17[%3123] : memref<?xf32>
    }
    %3124 = arith.muli %4, %c31 : index
    %3125 = arith.addi %3124, %c7 : index
    %3126 = arith.muli %3125, %c13 : index
    %3127 = arith.divui %3046, %c4 : index
    %3128 = arith.addi %3126, %3127 : index
    %3129 = arith.addi %3045, %3128 : index
    %3130 = arith.cmpi slt, %3129, %19 : index
    scf.if %3130 {
      %3131 = arith.cmpi eq, %hasFactors, %c7 : index
      %3132 = arith.muli %3129, %c13 : index
      %3133 = memref.load %factors[%3132] : memref<?xf32>
      %3134 = arith.mulf %3133, %operandScale : f32
      %3135 = arith.select %3131, %3134, %operandScale : f32
      %3136 = arith.addi %3049, %c8 : index
      %3137 = arith.muli %3125, %c15 : index
      %3138 = arith.addi %3136, %3137 : index
      %3139 = memref.load %16[%3138] : memref<?xf32>
      %3140 = arith.addi %3138, %c10 : index
      %3141 = memref.load %16[%3140] : memref<?xf32>
      %3142 = arith.addf %3139, %3141 : f32
      %3143 = arith.remui %3046, %c4 : index
      %3144 = arith.muli %3143, %c31 : index
      %3145 = arith.addi %15, %3144 : index
      %3146 = vector.load %w[%3145] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3147 = vector.bitcast %3146 : vector<4xi8> to vector<1xf32>
      %3148 = vector.extract %3147[0] : f32 from vector<1xf32>
      %3149 = arith.mulf %3148, %3135 : f32
      %3150 = arith.mulf %3142, %3149 : f32
      %3151 = arith.muli %3, %c7 : index
      %3152 = arith.addi %3151, %c8 : index
      %3153 = arith.muli %3152, %c4 : index
      %3154 = arith.remui %3046, %c4 : index
      %3155 = arith.addi %3153, %3154 : index
      %3156 = arith.muli %3128, %c34 : index
      %3157 = arith.addi %3156, %3155 : index
      memref.store %3150, %17[%3157] : memref<?xf32>
    }
    %3158 = arith.muli %4, %c31 : index
    %3159 = arith.addi %3158, %c13 : index
    %3160 = arith.muli %3159, %c13 : index
    %3161 = arith.divui %3046, %c4 : index
    %3162 = arith.addi %3160, %3161 : index
    %3163 = arith.addi %3045, %3162 : index
    %3164 = arith.cmpi slt, %3163, %19 : index
    scf.if %3164 {
      %3165 = arith.cmpi eq, %hasFactors, %c7 : index
      %3166 = arith.muli %3163, %c13 : index
      %3167 = memref.load %factors[%3166] : memref<?xf32>
      %3168 = arith.mulf %3167, %operandScale : f32
      %3169 = arith.select %3165, %3168, %operandScale : f32
      %3170 = arith.addi %3049, %c8 : index
      %3171 = arith.muli %3159, %c15 : index
      %3172 = arith.addi %3170, %3171 : index
      %3173 = memref.load %16[%3172] : memref<?xf32>
      %3174 = arith.addi %3172, %c10 : index
      %3175 = memref.load %16[%3174] : memref<?xf32>
      %3176 = arith.addf %3173, %3175 : f32
      %3177 = arith.remui %3046, %c4 : index
      %3178 = arith.muli %3177, %c31 : index
      %3179 = arith.addi %15, %3178 : index
      %3180 = vector.load %w[%3179] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3181 = vector.bitcast %3180 : vector<4xi8> to vector<1xf32>
      %3182 = vector.extract %3181[0] : f32 from vector<1xf32>
      %3183 = arith.mulf %3182, %3169 : f32
      %3184 = arith.mulf %3176, %3183 : f32
      %3185 = arith.muli %3, %c7 : index
      %3186 = arith.addi %3185, %c8 : index
      %3187 = arith.muli %3186, %c4 : index
      %3188 = arith.remui %3046, %c4 : index
      %3189 = arith.addi %3187, %3188 : index
      %3190 = arith.muli %3162, %c34 : index
      %3191 = arith.addi %3190, %3189 : index
      memref.store %3184, %17[%3191] : memref<?xf32>
    }
    %3192 = arith.muli %4, %c31 : index
    %3193 = arith.addi %3192, %c26 : index
    %3194 = arith.muli %3193, %c13 : index
    %3195 = arith.divui %3046, %c4 : index
    %3196 = arith.addi %3194, %3195 : index
    %3197 = arith.addi %3045, %3196 : index
    %3198 = arith.cmpi slt, %3197, %19 : index
    scf.if %3198 {
      %3199 = arith.cmpi eq, %hasFactors, %c7 : index
      %3200 = arith.muli %3197, %c13 : index
      %3201 = memref.load %factors[%3200] : memref<?xf32>
      %3202 = arith.mulf %3201, %operandScale : f32
      %3203 = arith.select %3199, %3202, %operandScale : f32
      %3204 = arith.addi %3049, %c8 : index
      %3205 = arith.muli %3193, %c15 : index
      %3206 = arith.addi %3204, %3205 : index
      %3207 = memref.load %16[%3206] : memref<?xf32>
      %3208 = arith.addi %3206, %c10 : index
      %3209 = memref.load %16[%3208] : memref<?xf32>
      %3210 = arith.addf %3207, %3209 : f32
      %3211 = arith.remui %3046, %c4 : index
      %3212 = arith.muli %3211, %c31 : index
      %3213 = arith.addi %15, %3212 : index
      %3214 = vector.load %w[%3213] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3215 = vector.bitcast %3214 : vector<4xi8> to vector<1xf32>
      %3216 = vector.extract %3215[0] : f32 from vector<1xf32>
      %3217 = arith.mulf %3216, %3203 : f32
      %3218 = arith.mulf %3210, %3217 : f32
      %3219 = arith.muli %3, %c7 : index
      %3220 = arith.addi %3219, %c8 : index
      %3221 = arith.muli %3220, %c4 : index
      %3222 = arith.remui %3046, %c4 : index
      %3223 = arith.addi %3221, %3222 : index
      %3224 = arith.muli %3196, %c34 : index
      %3225 = arith.addi %3224, %3223 : index
      memref.store %3218, %17[%3225] : memref<?xf32>
    }
    wave.barrier
    %3226 = arith.addi %20, %c15 : index
    %3227 = wave.wave
    %3228 = arith.addi %3227, %c8 : index
    %3229 = arith.addi %3226, %3228 : index
    %3230 = arith.cmpi slt, %3229, %19 : index
    %3231 = arith.cmpi slt, %3228, %c4 : index
    %3232 = arith.andi %3230, %3231 : i1
    scf.if %3232 {
      %3233 = arith.addi %3226, %3228 : index
      %3234 = arith.muli %3228, %c34 : index
      %3235 = wave.lane
      %3236 = arith.addi %3235, %c8 : index
      %3237 = arith.cmpi eq, %hasBias, %c7 : index
      %3238 = arith.addi %3234, %3236 : index
      %3239 = memref.load %17[%3238] : memref<?xf32>
      %3240 = arith.muli %0, %c34 : index
      %3241 = arith.addi %3240, %3236 : index
      %3242 = memref.load %bias[%3241] : memref<?xf32>
      %3243 = arith.addf %3239, %3242 : f32
      %3244 = arith.select %3237, %3243, %3239 : f32
      %3245 = arith.addi %3236, %c36 : index
      %3246 = arith.cmpi eq, %hasBias, %c7 : index
      %3247 = arith.addi %3234, %3245 : index
      %3248 = memref.load %17[%3247] : memref<?xf32>
      %3249 = arith.muli %0, %c34 : index
      %3250 = arith.addi %3249, %3245 : index
      %3251 = memref.load %bias[%3250] : memref<?xf32>
      %3252 = arith.addf %3248, %3251 : f32
      %3253 = arith.select %3246, %3252, %3248 : f32
      %3254 = arith.addi %3235, %c15 : index
      %3255 = arith.cmpi slt, %3254, %c36 : index
      %3256 = arith.minsi %3254, %c37 : index
      %3257 = arith.cmpi eq, %hasBias, %c7 : index
      %3258 = arith.addi %3234, %3256 : index
      %3259 = memref.load %17[%3258] : memref<?xf32>
      %3260 = arith.muli %0, %c34 : index
      %3261 = arith.addi %3260, %3256 : index
      %3262 = memref.load %bias[%3261] : memref<?xf32>
      %3263 = arith.addf %3259, %3262 : f32
      %3264 = arith.select %3257, %3263, %3259 : f32
      %3265 = arith.addi %3256, %c36 : index
      %3266 = arith.cmpi eq, %hasBias, %c7 : index
      %3267 = arith.addi %3234, %3265 : index
      %3268 = memref.load %17[%3267] : memref<?xf32>
      %3269 = arith.muli %0, %c34 : index
      %3270 = arith.addi %3269, %3265 : index
      %3271 = memref.load %bias[%3270] : memref<?xf32>
      %3272 = arith.addf %3268, %3271 : f32
      %3273 = arith.select %3266, %3272, %3268 : f32
      %3274 = arith.addi %heads, %kvHeads : index
      %3275 = arith.cmpi slt, %0, %3274 : index
      scf.if %3275 {
        %3276 = arith.addi %positionsAt, %3233 : index
        %3277 = memref.load %step[%3276] : memref<?xi32>
        %3278 = arith.index_cast %3277 : i32 to index
        %3279 = arith.cmpi eq, %hasNorm, %c7 : index
        %3280 = math.fma %3244, %3244, %c40 : f32
        %3281 = math.fma %3253, %3253, %3280 : f32
        %3282 = math.fma %3264, %3264, %3281 : f32
        %3283 = arith.select %3255, %3282, %3281 : f32
        %3284 = math.fma %3273, %3273, %3283 : f32
        %3285 = arith.select %3255, %3284, %3283 : f32
        %3286 = vector.broadcast %3285 : f32 to vector<1xf32>
        %3287 = wave.reduce "add" %3286 : vector<1xf32>
        %3288 = arith.mulf %3287, %inverseHeadDim : f32
        %3289 = arith.addf %3288, %epsilon : f32
        %3290 = math.sqrt %3289 : f32
        %3291 = arith.divf %c42, %3290 : f32
        %3292 = arith.cmpi slt, %0, %heads : index
        %3293 = arith.addi %3236, %c36 : index
        %3294 = memref.load %query_norm[%3236] : memref<?xf32>
        %3295 = memref.load %key_norm[%3236] : memref<?xf32>
        %3296 = arith.select %3292, %3294, %3295 : f32
        %3297 = arith.mulf %3244, %3291 : f32
        %3298 = arith.mulf %3297, %3296 : f32
        %3299 = arith.select %3279, %3298, %3244 : f32
        %3300 = memref.load %query_norm[%3293] : memref<?xf32>
        %3301 = memref.load %key_norm[%3293] : memref<?xf32>
        %3302 = arith.select %3292, %3300, %3301 : f32
        %3303 = arith.mulf %3253, %3291 : f32
        %3304 = arith.mulf %3303, %3302 : f32
        %3305 = arith.select %3279, %3304, %3253 : f32
        %3306 = arith.addi %3256, %c36 : index
        %3307 = memref.load %query_norm[%3256] : memref<?xf32>
        %3308 = memref.load %key_norm[%3256] : memref<?xf32>
        %3309 = arith.select %3292, %3307, %3308 : f32
        %3310 = arith.mulf %3264, %3291 : f32
        %3311 = arith.mulf %3310, %3309 : f32
        %3312 = arith.select %3279, %3311, %3264 : f32
        %3313 = memref.load %query_norm[%3306] : memref<?xf32>
        %3314 = memref.load %key_norm[%3306] : memref<?xf32>
        %3315 = arith.select %3292, %3313, %3314 : f32
        %3316 = arith.mulf %3273, %3291 : f32
        %3317 = arith.mulf %3316, %3315 : f32
        %3318 = arith.select %3279, %3317, %3273 : f32
        %3319 = arith.remui %3278, %c25 : index
        %3320 = arith.muli %3319, %c34 : index
        %3321 = arith.addi %3320, %3236 : index
        %3322 = arith.divui %3278, %c25 : index
        %3323 = arith.addi %3322, %c25 : index
        %3324 = arith.muli %3323, %c34 : index
        %3325 = arith.addi %3324, %3236 : index
        %3326 = memref.load %rope[%3321] : memref<?xf32>
        %3327 = arith.addi %3321, %c36 : index
        %3328 = memref.load %rope[%3327] : memref<?xf32>
        %3329 = memref.load %rope[%3325] : memref<?xf32>
        %3330 = arith.addi %3325, %c36 : index
        %3331 = memref.load %rope[%3330] : memref<?xf32>
        %3332 = arith.mulf %3329, %3326 : f32
        %3333 = arith.mulf %3331, %3328 : f32
        %3334 = arith.subf %3332, %3333 : f32
        %3335 = arith.mulf %3331, %3326 : f32
        %3336 = arith.mulf %3329, %3328 : f32
        %3337 = arith.addf %3335, %3336 : f32
        %3338 = arith.mulf %3299, %3334 : f32
        %3339 = arith.mulf %3305, %3337 : f32
        %3340 = arith.subf %3338, %3339 : f32
        %3341 = arith.mulf %3305, %3334 : f32
        %3342 = arith.mulf %3299, %3337 : f32
        %3343 = arith.addf %3341, %3342 : f32
        %3344 = arith.cmpi slt, %0, %heads : index
        scf.if %3344 {
          %3345 = arith.muli %3233, %heads : index
          %3346 = arith.addi %3345, %0 : index
          %3347 = arith.muli %3346, %c34 : index
          %3348 = arith.addi %3347, %3236 : index
          memref.store %3340, %q[%3348] : memref<?xf32>
          %3349 = arith.addi %3348, %c36 : index
          memref.store %3343, %q[%3349] : memref<?xf32>
        } else {
          %3350 = arith.addi %3234, %3236 : index
          memref.store %3340, %17[%3350] : memref<?xf32>
          %3351 = arith.addi %3234, %3236 : index
          %3352 = arith.addi %3351, %c36 : index
          memref.store %3343, %17[%3352] : memref<?xf32>
        }
        %3353 = arith.remui %3278, %c25 : index
        %3354 = arith.muli %3353, %c34 : index
        %3355 = arith.addi %3354, %3256 : index
        %3356 = arith.divui %3278, %c25 : index
        %3357 = arith.addi %3356, %c25 : index
        %3358 = arith.muli %3357, %c34 : index
        %3359 = arith.addi %3358, %3256 : index
        %3360 = memref.load %rope[%3355] : memref<?xf32>
        %3361 = arith.addi %3355, %c36 : index
        %3362 = memref.load %rope[%3361] : memref<?xf32>
        %3363 = memref.load %rope[%3359] : memref<?xf32>
        %3364 = arith.addi %3359, %c36 : index
        %3365 = memref.load %rope[%3364] : memref<?xf32>
        %3366 = arith.mulf %3363, %3360 : f32
        %3367 = arith.mulf %3365, %3362 : f32
        %3368 = arith.subf %3366, %3367 : f32
        %3369 = arith.mulf %3365, %3360 : f32
        %3370 = arith.mulf %3363, %3362 : f32
        %3371 = arith.addf %3369, %3370 : f32
        %3372 = arith.mulf %3312, %3368 : f32
        %3373 = arith.mulf %3318, %3371 : f32
        %3374 = arith.subf %3372, %3373 : f32
        %3375 = arith.mulf %3318, %3368 : f32
        %3376 = arith.mulf %3312, %3371 : f32
        %3377 = arith.addf %3375, %3376 : f32
        scf.if %3255 {
          %3378 = arith.cmpi slt, %0, %heads : index
          scf.if %3378 {
            %3379 = arith.muli %3233, %heads : index
            %3380 = arith.addi %3379, %0 : index
            %3381 = arith.muli %3380, %c34 : index
            %3382 = arith.addi %3381, %3256 : index
            memref.store %3374, %q[%3382] : memref<?xf32>
            %3383 = arith.addi %3382, %c36 : index
            memref.store %3377, %q[%3383] : memref<?xf32>
          } else {
            %3384 = arith.addi %3234, %3256 : index
            memref.store %3374, %17[%3384] : memref<?xf32>
            %3385 = arith.addi %3234, %3256 : index
            %3386 = arith.addi %3385, %c36 : index
            memref.store %3377, %17[%3386] : memref<?xf32>
          }
        }
      } else {
        %3387 = arith.cmpi slt, %0, %heads : index
        scf.if %3387 {
          %3388 = arith.muli %3233, %heads : index
          %3389 = arith.addi %3388, %0 : index
          %3390 = arith.muli %3389, %c34 : index
          %3391 = arith.addi %3390, %3236 : index
          memref.store %3244, %q[%3391] : memref<?xf32>
          %3392 = arith.addi %3391, %c36 : index
          memref.store %3253, %q[%3392] : memref<?xf32>
        } else {
          %3393 = arith.addi %3234, %3236 : index
          memref.store %3244, %17[%3393] : memref<?xf32>
          %3394 = arith.addi %3234, %3236 : index
          %3395 = arith.addi %3394, %c36 : index
          memref.store %3253, %17[%3395] : memref<?xf32>
        }
        scf.if %3255 {
          %3396 = arith.cmpi slt, %0, %heads : index
          scf.if %3396 {
            %3397 = arith.muli %3233, %heads : index
            %3398 = arith.addi %3397, %0 : index
            %3399 = arith.muli %3398, %c34 : index
            %3400 = arith.addi %3399, %3256 : index
            memref.store %3264, %q[%3400] : memref<?xf32>
            %3401 = arith.addi %3400, %c36 : index
            memref.store %3273, %q[%3401] : memref<?xf32>
          } else {
            %3402 = arith.addi %3234, %3256 : index
            memref.store %3264, %17[%3402] : memref<?xf32>
            %3403 = arith.addi %3234, %3256 : index
            %3404 = arith.addi %3403, %c36 : index
            memref.store %3273, %17[%3404] : memref<?xf32>
          }
        }
      }
    }
    %3405 = arith.addi %3227, %c44 : index
    %3406 = arith.addi %3226, %3405 : index
    %3407 = arith.cmpi slt, %3406, %19 : index
    %3408 = arith.cmpi slt, %3405, %c4 : index
    %3409 = arith.andi %3407, %3408 : i1
    scf.if %3409 {
      %3410 = arith.addi %3226, %3405 : index
      %3411 = arith.muli %3405, %c34 : index
      %3412 = wave.lane
      %3413 = arith.addi %3412, %c8 : index
      %3414 = arith.cmpi eq, %hasBias, %c7 : index
      %3415 = arith.addi %3411, %3413 : index
      %3416 = memref.load %17[%3415] : memref<?xf32>
      %3417 = arith.muli %0, %c34 : index
      %3418 = arith.addi %3417, %3413 : index
      %3419 = memref.load %bias[%3418] : memref<?xf32>
      %3420 = arith.addf %3416, %3419 : f32
      %3421 = arith.select %3414, %3420, %3416 : f32
      %3422 = arith.addi %3413, %c36 : index
      %3423 = arith.cmpi eq, %hasBias, %c7 : index
      %3424 = arith.addi %3411, %3422 : index
      %3425 = memref.load %17[%3424] : memref<?xf32>
      %3426 = arith.muli %0, %c34 : index
      %3427 = arith.addi %3426, %3422 : index
      %3428 = memref.load %bias[%3427] : memref<?xf32>
      %3429 = arith.addf %3425, %3428 : f32
      %3430 = arith.select %3423, %3429, %3425 : f32
      %3431 = arith.addi %3412, %c15 : index
      %3432 = arith.cmpi slt, %3431, %c36 : index
      %3433 = arith.minsi %3431, %c37 : index
      %3434 = arith.cmpi eq, %hasBias, %c7 : index
      %3435 = arith.addi %3411, %3433 : index
      %3436 = memref.load %17[%3435] : memref<?xf32>
      %3437 = arith.muli %0, %c34 : index
      %3438 = arith.addi %3437, %3433 : index
      %3439 = memref.load %bias[%3438] : memref<?xf32>
      %3440 = arith.addf %3436, %3439 : f32
      %3441 = arith.select %3434, %3440, %3436 : f32
      %3442 = arith.addi %3433, %c36 : index
      %3443 = arith.cmpi eq, %hasBias, %c7 : index
      %3444 = arith.addi %3411, %3442 : index
      %3445 = memref.load %17[%3444] : memref<?xf32>
      %3446 = arith.muli %0, %c34 : index
      %3447 = arith.addi %3446, %3442 : index
      %3448 = memref.load %bias[%3447] : memref<?xf32>
      %3449 = arith.addf %3445, %3448 : f32
      %3450 = arith.select %3443, %3449, %3445 : f32
      %3451 = arith.addi %heads, %kvHeads : index
      %3452 = arith.cmpi slt, %0, %3451 : index
      scf.if %3452 {
        %3453 = arith.addi %positionsAt, %3410 : index
        %3454 = memref.load %step[%3453] : memref<?xi32>
        %3455 = arith.index_cast %3454 : i32 to index
        %3456 = arith.cmpi eq, %hasNorm, %c7 : index
        %3457 = math.fma %3421, %3421, %c40 : f32
        %3458 = math.fma %3430, %3430, %3457 : f32
        %3459 = math.fma %3441, %3441, %3458 : f32
        %3460 = arith.select %3432, %3459, %3458 : f32
        %3461 = math.fma %3450, %3450, %3460 : f32
        %3462 = arith.select %3432, %3461, %3460 : f32
        %3463 = vector.broadcast %3462 : f32 to vector<1xf32>
        %3464 = wave.reduce "add" %3463 : vector<1xf32>
        %3465 = arith.mulf %3464, %inverseHeadDim : f32
        %3466 = arith.addf %3465, %epsilon : f32
        %3467 = math.sqrt %3466 : f32
        %3468 = arith.divf %c42, %3467 : f32
        %3469 = arith.cmpi slt, %0, %heads : index
        %3470 = arith.addi %3413, %c36 : index
        %3471 = memref.load %query_norm[%3413] : memref<?xf32>
        %3472 = memref.load %key_norm[%3413] : memref<?xf32>
        %3473 = arith.select %3469, %3471, %3472 : f32
        %3474 = arith.mulf %3421, %3468 : f32
        %3475 = arith.mulf %3474, %3473 : f32
        %3476 = arith.select %3456, %3475, %3421 : f32
        %3477 = memref.load %query_norm[%3470] : memref<?xf32>
        %3478 = memref.load %key_norm[%3470] : memref<?xf32>
        %3479 = arith.select %3469, %3477, %3478 : f32
        %3480 = arith.mulf %3430, %3468 : f32
        %3481 = arith.mulf %3480, %3479 : f32
        %3482 = arith.select %3456, %3481, %3430 : f32
        %3483 = arith.addi %3433, %c36 : index
        %3484 = memref.load %query_norm[%3433] : memref<?xf32>
        %3485 = memref.load %key_norm[%3433] : memref<?xf32>
        %3486 = arith.select %3469, %3484, %3485 : f32
        %3487 = arith.mulf %3441, %3468 : f32
        %3488 = arith.mulf %3487, %3486 : f32
        %3489 = arith.select %3456, %3488, %3441 : f32
        %3490 = memref.load %query_norm[%3483] : memref<?xf32>
        %3491 = memref.load %key_norm[%3483] : memref<?xf32>
        %3492 = arith.select %3469, %3490, %3491 : f32
        %3493 = arith.mulf %3450, %3468 : f32
        %3494 = arith.mulf %3493, %3492 : f32
        %3495 = arith.select %3456, %3494, %3450 : f32
        %3496 = arith.remui %3455, %c25 : index
        %3497 = arith.muli %3496, %c34 : index
        %3498 = arith.addi %3497, %3413 : index
        %3499 = arith.divui %3455, %c25 : index
        %3500 = arith.addi %3499, %c25 : index
        %3501 = arith.muli %3500, %c34 : index
        %3502 = arith.addi %3501, %3413 : index
        %3503 = memref.load %rope[%3498] : memref<?xf32>
        %3504 = arith.addi %3498, %c36 : index
        %3505 = memref.load %rope[%3504] : memref<?xf32>
        %3506 = memref.load %rope[%3502] : memref<?xf32>
        %3507 = arith.addi %3502, %c36 : index
        %3508 = memref.load %rope[%3507] : memref<?xf32>
        %3509 = arith.mulf %3506, %3503 : f32
        %3510 = arith.mulf %3508, %3505 : f32
        %3511 = arith.subf %3509, %3510 : f32
        %3512 = arith.mulf %3508, %3503 : f32
        %3513 = arith.mulf %3506, %3505 : f32
        %3514 = arith.addf %3512, %3513 : f32
        %3515 = arith.mulf %3476, %3511 : f32
        %3516 = arith.mulf %3482, %3514 : f32
        %3517 = arith.subf %3515, %3516 : f32
        %3518 = arith.mulf %3482, %3511 : f32
        %3519 = arith.mulf %3476, %3514 : f32
        %3520 = arith.addf %3518, %3519 : f32
        %3521 = arith.cmpi slt, %0, %heads : index
        scf.if %3521 {
          %3522 = arith.muli %3410, %heads : index
          %3523 = arith.addi %3522, %0 : index
          %3524 = arith.muli %3523, %c34 : index
          %3525 = arith.addi %3524, %3413 : index
          memref.store %3517, %q[%3525] : memref<?xf32>
          %3526 = arith.addi %3525, %c36 : index
          memref.store %3520, %q[%3526] : memref<?xf32>
        } else {
          %3527 = arith.addi %3411, %3413 : index
          memref.store %3517, %17[%3527] : memref<?xf32>
          %3528 = arith.addi %3411, %3413 : index
          %3529 = arith.addi %3528, %c36 : index
          memref.store %3520, %17[%3529] : memref<?xf32>
        }
        %3530 = arith.remui %3455, %c25 : index
        %3531 = arith.muli %3530, %c34 : index
        %3532 = arith.addi %3531, %3433 : index
        %3533 = arith.divui %3455, %c25 : index
        %3534 = arith.addi %3533, %c25 : index
        %3535 = arith.muli %3534, %c34 : index
        %3536 = arith.addi %3535, %3433 : index
        %3537 = memref.load %rope[%3532] : memref<?xf32>
        %3538 = arith.addi %3532, %c36 : index
        %3539 = memref.load %rope[%3538] : memref<?xf32>
        %3540 = memref.load %rope[%3536] : memref<?xf32>
        %3541 = arith.addi %3536, %c36 : index
        %3542 = memref.load %rope[%3541] : memref<?xf32>
        %3543 = arith.mulf %3540, %3537 : f32
        %3544 = arith.mulf %3542, %3539 : f32
        %3545 = arith.subf %3543, %3544 : f32
        %3546 = arith.mulf %3542, %3537 : f32
        %3547 = arith.mulf %3540, %3539 : f32
        %3548 = arith.addf %3546, %3547 : f32
        %3549 = arith.mulf %3489, %3545 : f32
        %3550 = arith.mulf %3495, %3548 : f32
        %3551 = arith.subf %3549, %3550 : f32
        %3552 = arith.mulf %3495, %3545 : f32
        %3553 = arith.mulf %3489, %3548 : f32
        %3554 = arith.addf %3552, %3553 : f32
        scf.if %3432 {
          %3555 = arith.cmpi slt, %0, %heads : index
          scf.if %3555 {
            %3556 = arith.muli %3410, %heads : index
            %3557 = arith.addi %3556, %0 : index
            %3558 = arith.muli %3557, %c34 : index
            %3559 = arith.addi %3558, %3433 : index
            memref.store %3551, %q[%3559] : memref<?xf32>
            %3560 = arith.addi %3559, %c36 : index
            memref.store %3554, %q[%3560] : memref<?xf32>
          } else {
            %3561 = arith.addi %3411, %3433 : index
            memref.store %3551, %17[%3561] : memref<?xf32>
            %3562 = arith.addi %3411, %3433 : index
            %3563 = arith.addi %3562, %c36 : index
            memref.store %3554, %17[%3563] : memref<?xf32>
          }
        }
      } else {
        %3564 = arith.cmpi slt, %0, %heads : index
        scf.if %3564 {
          %3565 = arith.muli %3410, %heads : index
          %3566 = arith.addi %3565, %0 : index
          %3567 = arith.muli %3566, %c34 : index
          %3568 = arith.addi %3567, %3413 : index
          memref.store %3421, %q[%3568] : memref<?xf32>
          %3569 = arith.addi %3568, %c36 : index
          memref.store %3430, %q[%3569] : memref<?xf32>
        } else {
          %3570 = arith.addi %3411, %3413 : index
          memref.store %3421, %17[%3570] : memref<?xf32>
          %3571 = arith.addi %3411, %3413 : index
          %3572 = arith.addi %3571, %c36 : index
          memref.store %3430, %17[%3572] : memref<?xf32>
        }
        scf.if %3432 {
          %3573 = arith.cmpi slt, %0, %heads : index
          scf.if %3573 {
            %3574 = arith.muli %3410, %heads : index
            %3575 = arith.addi %3574, %0 : index
            %3576 = arith.muli %3575, %c34 : index
            %3577 = arith.addi %3576, %3433 : index
            memref.store %3441, %q[%3577] : memref<?xf32>
            %3578 = arith.addi %3577, %c36 : index
            memref.store %3450, %q[%3578] : memref<?xf32>
          } else {
            %3579 = arith.addi %3411, %3433 : index
            memref.store %3441, %17[%3579] : memref<?xf32>
            %3580 = arith.addi %3411, %3433 : index
            %3581 = arith.addi %3580, %c36 : index
            memref.store %3450, %17[%3581] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %3582 = arith.cmpi sge, %0, %heads : index
    scf.if %3582 {
      %3583 = arith.addi %3227, %c8 : index
      %3584 = arith.addi %3226, %3583 : index
      %3585 = arith.cmpi slt, %3584, %19 : index
      %3586 = arith.cmpi slt, %3583, %c4 : index
      %3587 = arith.andi %3585, %3586 : i1
      scf.if %3587 {
        %3588 = arith.addi %3226, %3583 : index
        %3589 = arith.addi %slotsAt, %3588 : index
        %3590 = memref.load %step[%3589] : memref<?xi32>
        %3591 = arith.index_cast %3590 : i32 to index
        %3592 = arith.cmpi sge, %3591, %c8 : index
        scf.if %3592 {
          %3593 = arith.muli %3583, %c34 : index
          %3594 = arith.subi %0, %heads : index
          %3595 = memref.load %scales[%3594] : memref<?xf32>
          %3596 = vector.broadcast %3595 : f32 to vector<4xf32>
          %3597 = arith.divui %3591, %c4 : index
          %3598 = arith.remui %3591, %c4 : index
          %3599 = arith.muli %3597, %pageBytes : index
          %3600 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3600 {
            %3601 = wave.lane
            %3602 = arith.muli %3601, %c31 : index
            scf.for %3603 = %3602 to %c34 step %c6 {
              %3604 = arith.addi %3593, %3603 : index
              %3605 = vector.load %17[%3604] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3606 = arith.mulf %3605, %3596 : vector<4xf32>
              %3607 = arith.minimumf %3606, %c48 : vector<4xf32>
              %3608 = arith.maximumf %3607, %c49 : vector<4xf32>
              %3609 = arith.truncf %3608 : vector<4xf32> to vector<4xf16>
              %3610 = vector.bitcast %3609 : vector<4xf16> to vector<8xi8>
              %3611 = arith.cmpi slt, %3594, %kvHeads : index
              scf.if %3611 {
                %3612 = arith.muli %3594, %c50 : index
                %3613 = arith.addi %3599, %3612 : index
                %3614 = arith.divui %3603, %c4 : index
                %3615 = arith.muli %3614, %c20 : index
                %3616 = arith.remui %3603, %c4 : index
                %3617 = arith.divui %3616, %c14 : index
                %3618 = arith.muli %3617, %c25 : index
                %3619 = arith.muli %3598, %c4 : index
                %3620 = arith.addi %3618, %3619 : index
                %3621 = arith.remui %3616, %c14 : index
                %3622 = arith.muli %3621, %c13 : index
                %3623 = arith.addi %3620, %3622 : index
                %3624 = arith.addi %3615, %3623 : index
                %3625 = arith.addi %3613, %3624 : index
                vector.store %3610, %kv[%3625] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3626 = arith.subi %3594, %kvHeads : index
                %3627 = arith.muli %3626, %c50 : index
                %3628 = arith.addi %3599, %3627 : index
                %3629 = arith.addi %3603, %c8 : index
                %3630 = arith.divui %3629, %c4 : index
                %3631 = arith.muli %3630, %c20 : index
                %3632 = arith.addi %3631, %c9 : index
                %3633 = arith.remui %3629, %c4 : index
                %3634 = arith.divui %3598, %c13 : index
                %3635 = arith.remui %3598, %c13 : index
                %3636 = arith.muli %3635, %c14 : index
                %3637 = arith.addi %3634, %3636 : index
                %3638 = arith.divui %3637, %c14 : index
                %3639 = arith.muli %3638, %c25 : index
                %3640 = arith.muli %3633, %c4 : index
                %3641 = arith.addi %3639, %3640 : index
                %3642 = arith.remui %3637, %c14 : index
                %3643 = arith.muli %3642, %c13 : index
                %3644 = arith.addi %3641, %3643 : index
                %3645 = arith.addi %3632, %3644 : index
                %3646 = arith.addi %3628, %3645 : index
                %3647 = vector.shuffle %3610, %3610 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3647, %kv[%3646] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3648 = arith.addi %3603, %c7 : index
                %3649 = arith.divui %3648, %c4 : index
                %3650 = arith.muli %3649, %c20 : index
                %3651 = arith.addi %3650, %c9 : index
                %3652 = arith.remui %3648, %c4 : index
                %3653 = arith.divui %3598, %c13 : index
                %3654 = arith.remui %3598, %c13 : index
                %3655 = arith.muli %3654, %c14 : index
                %3656 = arith.addi %3653, %3655 : index
                %3657 = arith.divui %3656, %c14 : index
                %3658 = arith.muli %3657, %c25 : index
                %3659 = arith.muli %3652, %c4 : index
                %3660 = arith.addi %3658, %3659 : index
                %3661 = arith.remui %3656, %c14 : index
                %3662 = arith.muli %3661, %c13 : index
                %3663 = arith.addi %3660, %3662 : index
                %3664 = arith.addi %3651, %3663 : index
                %3665 = arith.addi %3628, %3664 : index
                %3666 = vector.shuffle %3610, %3610 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3666, %kv[%3665] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3667 = arith.addi %3603, %c13 : index
                %3668 = arith.divui %3667, %c4 : index
                %3669 = arith.muli %3668, %c20 : index
                %3670 = arith.addi %3669, %c9 : index
                %3671 = arith.remui %3667, %c4 : index
                %3672 = arith.divui %3598, %c13 : index
                %3673 = arith.remui %3598, %c13 : index
                %3674 = arith.muli %3673, %c14 : index
                %3675 = arith.addi %3672, %3674 : index
                %3676 = arith.divui %3675, %c14 : index
                %3677 = arith.muli %3676, %c25 : index
                %3678 = arith.muli %3671, %c4 : index
                %3679 = arith.addi %3677, %3678 : index
                %3680 = arith.remui %3675, %c14 : index
                %3681 = arith.muli %3680, %c13 : index
                %3682 = arith.addi %3679, %3681 : index
                %3683 = arith.addi %3670, %3682 : index
                %3684 = arith.addi %3628, %3683 : index
                %3685 = vector.shuffle %3610, %3610 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3685, %kv[%3684] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3686 = arith.addi %3603, %c26 : index
                %3687 = arith.divui %3686, %c4 : index
                %3688 = arith.muli %3687, %c20 : index
                %3689 = arith.addi %3688, %c9 : index
                %3690 = arith.remui %3686, %c4 : index
                %3691 = arith.divui %3598, %c13 : index
                %3692 = arith.remui %3598, %c13 : index
                %3693 = arith.muli %3692, %c14 : index
                %3694 = arith.addi %3691, %3693 : index
                %3695 = arith.divui %3694, %c14 : index
                %3696 = arith.muli %3695, %c25 : index
                %3697 = arith.muli %3690, %c4 : index
                %3698 = arith.addi %3696, %3697 : index
                %3699 = arith.remui %3694, %c14 : index
                %3700 = arith.muli %3699, %c13 : index
                %3701 = arith.addi %3698, %3700 : index
                %3702 = arith.addi %3689, %3701 : index
                %3703 = arith.addi %3628, %3702 : index
                %3704 = vector.shuffle %3610, %3610 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3704, %kv[%3703] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3705 = arith.cmpi eq, %codec, %c7 : index
          scf.if %3705 {
            %3706 = wave.lane
            %3707 = arith.muli %3706, %c31 : index
            scf.for %3708 = %3707 to %c34 step %c6 {
              %3709 = arith.addi %3593, %3708 : index
              %3710 = vector.load %17[%3709] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3711 = arith.mulf %3710, %3596 : vector<4xf32>
              %3712 = wave.fp8_encode "e4m3" %3711 : vector<4xf32> -> vector<4xi8>
              %3713 = arith.cmpi slt, %3594, %kvHeads : index
              scf.if %3713 {
                %3714 = arith.muli %3594, %c9 : index
                %3715 = arith.addi %3599, %3714 : index
                %3716 = vector.shuffle %3712, %3712 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3717 = arith.divui %3708, %c4 : index
                %3718 = arith.muli %3717, %c25 : index
                %3719 = arith.remui %3708, %c4 : index
                %3720 = arith.muli %3598, %c4 : index
                %3721 = arith.divui %3719, %c31 : index
                %3722 = arith.muli %3721, %c31 : index
                %3723 = arith.remui %3719, %c13 : index
                %3724 = arith.muli %3723, %c13 : index
                %3725 = arith.addi %3722, %3724 : index
                %3726 = arith.divui %3719, %c13 : index
                %3727 = arith.remui %3726, %c13 : index
                %3728 = arith.addi %3725, %3727 : index
                %3729 = arith.addi %3720, %3728 : index
                %3730 = arith.addi %3718, %3729 : index
                %3731 = arith.addi %3715, %3730 : index
                vector.store %3716, %kv[%3731] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3732 = arith.subi %3594, %kvHeads : index
                %3733 = arith.muli %3732, %c9 : index
                %3734 = arith.addi %3599, %3733 : index
                %3735 = arith.addi %3708, %c8 : index
                %3736 = arith.divui %3735, %c4 : index
                %3737 = arith.muli %3736, %c25 : index
                %3738 = arith.addi %3737, %c10 : index
                %3739 = arith.remui %3735, %c4 : index
                %3740 = arith.divui %3598, %c13 : index
                %3741 = arith.remui %3598, %c13 : index
                %3742 = arith.muli %3741, %c14 : index
                %3743 = arith.addi %3740, %3742 : index
                %3744 = arith.muli %3739, %c4 : index
                %3745 = arith.divui %3743, %c31 : index
                %3746 = arith.muli %3745, %c31 : index
                %3747 = arith.remui %3743, %c13 : index
                %3748 = arith.muli %3747, %c13 : index
                %3749 = arith.addi %3746, %3748 : index
                %3750 = arith.divui %3743, %c13 : index
                %3751 = arith.remui %3750, %c13 : index
                %3752 = arith.addi %3749, %3751 : index
                %3753 = arith.addi %3744, %3752 : index
                %3754 = arith.addi %3738, %3753 : index
                %3755 = arith.addi %3734, %3754 : index
                %3756 = vector.shuffle %3712, %3712 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3756, %kv[%3755] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3757 = arith.addi %3708, %c7 : index
                %3758 = arith.divui %3757, %c4 : index
                %3759 = arith.muli %3758, %c25 : index
                %3760 = arith.addi %3759, %c10 : index
                %3761 = arith.remui %3757, %c4 : index
                %3762 = arith.divui %3598, %c13 : index
                %3763 = arith.remui %3598, %c13 : index
                %3764 = arith.muli %3763, %c14 : index
                %3765 = arith.addi %3762, %3764 : index
                %3766 = arith.muli %3761, %c4 : index
                %3767 = arith.divui %3765, %c31 : index
                %3768 = arith.muli %3767, %c31 : index
                %3769 = arith.remui %3765, %c13 : index
                %3770 = arith.muli %3769, %c13 : index
                %3771 = arith.addi %3768, %3770 : index
                %3772 = arith.divui %3765, %c13 : index
                %3773 = arith.remui %3772, %c13 : index
                %3774 = arith.addi %3771, %3773 : index
                %3775 = arith.addi %3766, %3774 : index
                %3776 = arith.addi %3760, %3775 : index
                %3777 = arith.addi %3734, %3776 : index
                %3778 = vector.shuffle %3712, %3712 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3778, %kv[%3777] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3779 = arith.addi %3708, %c13 : index
                %3780 = arith.divui %3779, %c4 : index
                %3781 = arith.muli %3780, %c25 : index
                %3782 = arith.addi %3781, %c10 : index
                %3783 = arith.remui %3779, %c4 : index
                %3784 = arith.divui %3598, %c13 : index
                %3785 = arith.remui %3598, %c13 : index
                %3786 = arith.muli %3785, %c14 : index
                %3787 = arith.addi %3784, %3786 : index
                %3788 = arith.muli %3783, %c4 : index
                %3789 = arith.divui %3787, %c31 : index
                %3790 = arith.muli %3789, %c31 : index
                %3791 = arith.remui %3787, %c13 : index
                %3792 = arith.muli %3791, %c13 : index
                %3793 = arith.addi %3790, %3792 : index
                %3794 = arith.divui %3787, %c13 : index
                %3795 = arith.remui %3794, %c13 : index
                %3796 = arith.addi %3793, %3795 : index
                %3797 = arith.addi %3788, %3796 : index
                %3798 = arith.addi %3782, %3797 : index
                %3799 = arith.addi %3734, %3798 : index
                %3800 = vector.shuffle %3712, %3712 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3800, %kv[%3799] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3801 = arith.addi %3708, %c26 : index
                %3802 = arith.divui %3801, %c4 : index
                %3803 = arith.muli %3802, %c25 : index
                %3804 = arith.addi %3803, %c10 : index
                %3805 = arith.remui %3801, %c4 : index
                %3806 = arith.divui %3598, %c13 : index
                %3807 = arith.remui %3598, %c13 : index
                %3808 = arith.muli %3807, %c14 : index
                %3809 = arith.addi %3806, %3808 : index
                %3810 = arith.muli %3805, %c4 : index
                %3811 = arith.divui %3809, %c31 : index
                %3812 = arith.muli %3811, %c31 : index
                %3813 = arith.remui %3809, %c13 : index
                %3814 = arith.muli %3813, %c13 : index
                %3815 = arith.addi %3812, %3814 : index
                %3816 = arith.divui %3809, %c13 : index
                %3817 = arith.remui %3816, %c13 : index
                %3818 = arith.addi %3815, %3817 : index
                %3819 = arith.addi %3810, %3818 : index
                %3820 = arith.addi %3804, %3819 : index
                %3821 = arith.addi %3734, %3820 : index
                %3822 = vector.shuffle %3712, %3712 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3822, %kv[%3821] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3823 = arith.cmpi eq, %codec, %c13 : index
          scf.if %3823 {
            %3824 = wave.lane
            %3825 = arith.muli %3824, %c31 : index
            scf.for %3826 = %3825 to %c34 step %c6 {
              %3827 = arith.addi %3593, %3826 : index
              %3828 = vector.load %17[%3827] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3829 = arith.mulf %3828, %3596 : vector<4xf32>
              %3830 = wave.fp8_encode "e5m2" %3829 : vector<4xf32> -> vector<4xi8>
              %3831 = arith.cmpi slt, %3594, %kvHeads : index
              scf.if %3831 {
                %3832 = arith.muli %3594, %c9 : index
                %3833 = arith.addi %3599, %3832 : index
                %3834 = vector.shuffle %3830, %3830 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3835 = arith.divui %3826, %c4 : index
                %3836 = arith.muli %3835, %c25 : index
                %3837 = arith.remui %3826, %c4 : index
                %3838 = arith.muli %3598, %c4 : index
                %3839 = arith.divui %3837, %c31 : index
                %3840 = arith.muli %3839, %c31 : index
                %3841 = arith.remui %3837, %c13 : index
                %3842 = arith.muli %3841, %c13 : index
                %3843 = arith.addi %3840, %3842 : index
                %3844 = arith.divui %3837, %c13 : index
                %3845 = arith.remui %3844, %c13 : index
                %3846 = arith.addi %3843, %3845 : index
                %3847 = arith.addi %3838, %3846 : index
                %3848 = arith.addi %3836, %3847 : index
                %3849 = arith.addi %3833, %3848 : index
                vector.store %3834, %kv[%3849] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3850 = arith.subi %3594, %kvHeads : index
                %3851 = arith.muli %3850, %c9 : index
                %3852 = arith.addi %3599, %3851 : index
                %3853 = arith.addi %3826, %c8 : index
                %3854 = arith.divui %3853, %c4 : index
                %3855 = arith.muli %3854, %c25 : index
                %3856 = arith.addi %3855, %c10 : index
                %3857 = arith.remui %3853, %c4 : index
                %3858 = arith.divui %3598, %c13 : index
                %3859 = arith.remui %3598, %c13 : index
                %3860 = arith.muli %3859, %c14 : index
                %3861 = arith.addi %3858, %3860 : index
                %3862 = arith.muli %3857, %c4 : index
                %3863 = arith.divui %3861, %c31 : index
                %3864 = arith.muli %3863, %c31 : index
                %3865 = arith.remui %3861, %c13 : index
                %3866 = arith.muli %3865, %c13 : index
                %3867 = arith.addi %3864, %3866 : index
                %3868 = arith.divui %3861, %c13 : index
                %3869 = arith.remui %3868, %c13 : index
                %3870 = arith.addi %3867, %3869 : index
                %3871 = arith.addi %3862, %3870 : index
                %3872 = arith.addi %3856, %3871 : index
                %3873 = arith.addi %3852, %3872 : index
                %3874 = vector.shuffle %3830, %3830 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3874, %kv[%3873] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3875 = arith.addi %3826, %c7 : index
                %3876 = arith.divui %3875, %c4 : index
                %3877 = arith.muli %3876, %c25 : index
                %3878 = arith.addi %3877, %c10 : index
                %3879 = arith.remui %3875, %c4 : index
                %3880 = arith.divui %3598, %c13 : index
                %3881 = arith.remui %3598, %c13 : index
                %3882 = arith.muli %3881, %c14 : index
                %3883 = arith.addi %3880, %3882 : index
                %3884 = arith.muli %3879, %c4 : index
                %3885 = arith.divui %3883, %c31 : index
                %3886 = arith.muli %3885, %c31 : index
                %3887 = arith.remui %3883, %c13 : index
                %3888 = arith.muli %3887, %c13 : index
                %3889 = arith.addi %3886, %3888 : index
                %3890 = arith.divui %3883, %c13 : index
                %3891 = arith.remui %3890, %c13 : index
                %3892 = arith.addi %3889, %3891 : index
                %3893 = arith.addi %3884, %3892 : index
                %3894 = arith.addi %3878, %3893 : index
                %3895 = arith.addi %3852, %3894 : index
                %3896 = vector.shuffle %3830, %3830 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3896, %kv[%3895] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3897 = arith.addi %3826, %c13 : index
                %3898 = arith.divui %3897, %c4 : index
                %3899 = arith.muli %3898, %c25 : index
                %3900 = arith.addi %3899, %c10 : index
                %3901 = arith.remui %3897, %c4 : index
                %3902 = arith.divui %3598, %c13 : index
                %3903 = arith.remui %3598, %c13 : index
                %3904 = arith.muli %3903, %c14 : index
                %3905 = arith.addi %3902, %3904 : index
                %3906 = arith.muli %3901, %c4 : index
                %3907 = arith.divui %3905, %c31 : index
                %3908 = arith.muli %3907, %c31 : index
                %3909 = arith.remui %3905, %c13 : index
                %3910 = arith.muli %3909, %c13 : index
                %3911 = arith.addi %3908, %3910 : index
                %3912 = arith.divui %3905, %c13 : index
                %3913 = arith.remui %3912, %c13 : index
                %3914 = arith.addi %3911, %3913 : index
                %3915 = arith.addi %3906, %3914 : index
                %3916 = arith.addi %3900, %3915 : index
                %3917 = arith.addi %3852, %3916 : index
                %3918 = vector.shuffle %3830, %3830 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3918, %kv[%3917] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3919 = arith.addi %3826, %c26 : index
                %3920 = arith.divui %3919, %c4 : index
                %3921 = arith.muli %3920, %c25 : index
                %3922 = arith.addi %3921, %c10 : index
                %3923 = arith.remui %3919, %c4 : index
                %3924 = arith.divui %3598, %c13 : index
                %3925 = arith.remui %3598, %c13 : index
                %3926 = arith.muli %3925, %c14 : index
                %3927 = arith.addi %3924, %3926 : index
                %3928 = arith.muli %3923, %c4 : index
                %3929 = arith.divui %3927, %c31 : index
                %3930 = arith.muli %3929, %c31 : index
                %3931 = arith.remui %3927, %c13 : index
                %3932 = arith.muli %3931, %c13 : index
                %3933 = arith.addi %3930, %3932 : index
                %3934 = arith.divui %3927, %c13 : index
                %3935 = arith.remui %3934, %c13 : index
                %3936 = arith.addi %3933, %3935 : index
                %3937 = arith.addi %3928, %3936 : index
                %3938 = arith.addi %3922, %3937 : index
                %3939 = arith.addi %3852, %3938 : index
                %3940 = vector.shuffle %3830, %3830 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3940, %kv[%3939] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %3941 = arith.addi %3227, %c44 : index
      %3942 = arith.addi %3226, %3941 : index
      %3943 = arith.cmpi slt, %3942, %19 : index
      %3944 = arith.cmpi slt, %3941, %c4 : index
      %3945 = arith.andi %3943, %3944 : i1
      scf.if %3945 {
        %3946 = arith.addi %3226, %3941 : index
        %3947 = arith.addi %slotsAt, %3946 : index
        %3948 = memref.load %step[%3947] : memref<?xi32>
        %3949 = arith.index_cast %3948 : i32 to index
        %3950 = arith.cmpi sge, %3949, %c8 : index
        scf.if %3950 {
          %3951 = arith.muli %3941, %c34 : index
          %3952 = arith.subi %0, %heads : index
          %3953 = memref.load %scales[%3952] : memref<?xf32>
          %3954 = vector.broadcast %3953 : f32 to vector<4xf32>
          %3955 = arith.divui %3949, %c4 : index
          %3956 = arith.remui %3949, %c4 : index
          %3957 = arith.muli %3955, %pageBytes : index
          %3958 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3958 {
            %3959 = wave.lane
            %3960 = arith.muli %3959, %c31 : index
            scf.for %3961 = %3960 to %c34 step %c6 {
              %3962 = arith.addi %3951, %3961 : index
              %3963 = vector.load %17[%3962] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3964 = arith.mulf %3963, %3954 : vector<4xf32>
              %3965 = arith.minimumf %3964, %c48 : vector<4xf32>
              %3966 = arith.maximumf %3965, %c49 : vector<4xf32>
              %3967 = arith.truncf %3966 : vector<4xf32> to vector<4xf16>
              %3968 = vector.bitcast %3967 : vector<4xf16> to vector<8xi8>
              %3969 = arith.cmpi slt, %3952, %kvHeads : index
              scf.if %3969 {
                %3970 = arith.muli %3952, %c50 : index
                %3971 = arith.addi %3957, %3970 : index
                %3972 = arith.divui %3961, %c4 : index
                %3973 = arith.muli %3972, %c20 : index
                %3974 = arith.remui %3961, %c4 : index
                %3975 = arith.divui %3974, %c14 : index
                %3976 = arith.muli %3975, %c25 : index
                %3977 = arith.muli %3956, %c4 : index
                %3978 = arith.addi %3976, %3977 : index
                %3979 = arith.remui %3974, %c14 : index
                %3980 = arith.muli %3979, %c13 : index
                %3981 = arith.addi %3978, %3980 : index
                %3982 = arith.addi %3973, %3981 : index
                %3983 = arith.addi %3971, %3982 : index
                vector.store %3968, %kv[%3983] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3984 = arith.subi %3952, %kvHeads : index
                %3985 = arith.muli %3984, %c50 : index
                %3986 = arith.addi %3957, %3985 : index
                %3987 = arith.addi %3961, %c8 : index
                %3988 = arith.divui %3987, %c4 : index
                %3989 = arith.muli %3988, %c20 : index
                %3990 = arith.addi %3989, %c9 : index
                %3991 = arith.remui %3987, %c4 : index
                %3992 = arith.divui %3956, %c13 : index
                %3993 = arith.remui %3956, %c13 : index
                %3994 = arith.muli %3993, %c14 : index
                %3995 = arith.addi %3992, %3994 : index
                %3996 = arith.divui %3995, %c14 : index
                %3997 = arith.muli %3996, %c25 : index
                %3998 = arith.muli %3991, %c4 : index
                %3999 = arith.addi %3997, %3998 : index
                %4000 = arith.remui %3995, %c14 : index
                %4001 = arith.muli %4000, %c13 : index
                %4002 = arith.addi %3999, %4001 : index
                %4003 = arith.addi %3990, %4002 : index
                %4004 = arith.addi %3986, %4003 : index
                %4005 = vector.shuffle %3968, %3968 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4005, %kv[%4004] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4006 = arith.addi %3961, %c7 : index
                %4007 = arith.divui %4006, %c4 : index
                %4008 = arith.muli %4007, %c20 : index
                %4009 = arith.addi %4008, %c9 : index
                %4010 = arith.remui %4006, %c4 : index
                %4011 = arith.divui %3956, %c13 : index
                %4012 = arith.remui %3956, %c13 : index
                %4013 = arith.muli %4012, %c14 : index
                %4014 = arith.addi %4011, %4013 : index
                %4015 = arith.divui %4014, %c14 : index
                %4016 = arith.muli %4015, %c25 : index
                %4017 = arith.muli %4010, %c4 : index
                %4018 = arith.addi %4016, %4017 : index
                %4019 = arith.remui %4014, %c14 : index
                %4020 = arith.muli %4019, %c13 : index
                %4021 = arith.addi %4018, %4020 : index
                %4022 = arith.addi %4009, %4021 : index
                %4023 = arith.addi %3986, %4022 : index
                %4024 = vector.shuffle %3968, %3968 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4024, %kv[%4023] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4025 = arith.addi %3961, %c13 : index
                %4026 = arith.divui %4025, %c4 : index
                %4027 = arith.muli %4026, %c20 : index
                %4028 = arith.addi %4027, %c9 : index
                %4029 = arith.remui %4025, %c4 : index
                %4030 = arith.divui %3956, %c13 : index
                %4031 = arith.remui %3956, %c13 : index
                %4032 = arith.muli %4031, %c14 : index
                %4033 = arith.addi %4030, %4032 : index
                %4034 = arith.divui %4033, %c14 : index
                %4035 = arith.muli %4034, %c25 : index
                %4036 = arith.muli %4029, %c4 : index
                %4037 = arith.addi %4035, %4036 : index
                %4038 = arith.remui %4033, %c14 : index
                %4039 = arith.muli %4038, %c13 : index
                %4040 = arith.addi %4037, %4039 : index
                %4041 = arith.addi %4028, %4040 : index
                %4042 = arith.addi %3986, %4041 : index
                %4043 = vector.shuffle %3968, %3968 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4043, %kv[%4042] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4044 = arith.addi %3961, %c26 : index
                %4045 = arith.divui %4044, %c4 : index
                %4046 = arith.muli %4045, %c20 : index
                %4047 = arith.addi %4046, %c9 : index
                %4048 = arith.remui %4044, %c4 : index
                %4049 = arith.divui %3956, %c13 : index
                %4050 = arith.remui %3956, %c13 : index
                %4051 = arith.muli %4050, %c14 : index
                %4052 = arith.addi %4049, %4051 : index
                %4053 = arith.divui %4052, %c14 : index
                %4054 = arith.muli %4053, %c25 : index
                %4055 = arith.muli %4048, %c4 : index
                %4056 = arith.addi %4054, %4055 : index
                %4057 = arith.remui %4052, %c14 : index
                %4058 = arith.muli %4057, %c13 : index
                %4059 = arith.addi %4056, %4058 : index
                %4060 = arith.addi %4047, %4059 : index
                %4061 = arith.addi %3986, %4060 : index
                %4062 = vector.shuffle %3968, %3968 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4062, %kv[%4061] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4063 = arith.cmpi eq, %codec, %c7 : index
          scf.if %4063 {
            %4064 = wave.lane
            %4065 = arith.muli %4064, %c31 : index
            scf.for %4066 = %4065 to %c34 step %c6 {
              %4067 = arith.addi %3951, %4066 : index
              %4068 = vector.load %17[%4067] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4069 = arith.mulf %4068, %3954 : vector<4xf32>
              %4070 = wave.fp8_encode "e4m3" %4069 : vector<4xf32> -> vector<4xi8>
              %4071 = arith.cmpi slt, %3952, %kvHeads : index
              scf.if %4071 {
                %4072 = arith.muli %3952, %c9 : index
                %4073 = arith.addi %3957, %4072 : index
                %4074 = vector.shuffle %4070, %4070 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4075 = arith.divui %4066, %c4 : index
                %4076 = arith.muli %4075, %c25 : index
                %4077 = arith.remui %4066, %c4 : index
                %4078 = arith.muli %3956, %c4 : index
                %4079 = arith.divui %4077, %c31 : index
                %4080 = arith.muli %4079, %c31 : index
                %4081 = arith.remui %4077, %c13 : index
                %4082 = arith.muli %4081, %c13 : index
                %4083 = arith.addi %4080, %4082 : index
                %4084 = arith.divui %4077, %c13 : index
                %4085 = arith.remui %4084, %c13 : index
                %4086 = arith.addi %4083, %4085 : index
                %4087 = arith.addi %4078, %4086 : index
                %4088 = arith.addi %4076, %4087 : index
                %4089 = arith.addi %4073, %4088 : index
                vector.store %4074, %kv[%4089] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4090 = arith.subi %3952, %kvHeads : index
                %4091 = arith.muli %4090, %c9 : index
                %4092 = arith.addi %3957, %4091 : index
                %4093 = arith.addi %4066, %c8 : index
                %4094 = arith.divui %4093, %c4 : index
                %4095 = arith.muli %4094, %c25 : index
                %4096 = arith.addi %4095, %c10 : index
                %4097 = arith.remui %4093, %c4 : index
                %4098 = arith.divui %3956, %c13 : index
                %4099 = arith.remui %3956, %c13 : index
                %4100 = arith.muli %4099, %c14 : index
                %4101 = arith.addi %4098, %4100 : index
                %4102 = arith.muli %4097, %c4 : index
                %4103 = arith.divui %4101, %c31 : index
                %4104 = arith.muli %4103, %c31 : index
                %4105 = arith.remui %4101, %c13 : index
                %4106 = arith.muli %4105, %c13 : index
                %4107 = arith.addi %4104, %4106 : index
                %4108 = arith.divui %4101, %c13 : index
                %4109 = arith.remui %4108, %c13 : index
                %4110 = arith.addi %4107, %4109 : index
                %4111 = arith.addi %4102, %4110 : index
                %4112 = arith.addi %4096, %4111 : index
                %4113 = arith.addi %4092, %4112 : index
                %4114 = vector.shuffle %4070, %4070 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4114, %kv[%4113] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4115 = arith.addi %4066, %c7 : index
                %4116 = arith.divui %4115, %c4 : index
                %4117 = arith.muli %4116, %c25 : index
                %4118 = arith.addi %4117, %c10 : index
                %4119 = arith.remui %4115, %c4 : index
                %4120 = arith.divui %3956, %c13 : index
                %4121 = arith.remui %3956, %c13 : index
                %4122 = arith.muli %4121, %c14 : index
                %4123 = arith.addi %4120, %4122 : index
                %4124 = arith.muli %4119, %c4 : index
                %4125 = arith.divui %4123, %c31 : index
                %4126 = arith.muli %4125, %c31 : index
                %4127 = arith.remui %4123, %c13 : index
                %4128 = arith.muli %4127, %c13 : index
                %4129 = arith.addi %4126, %4128 : index
                %4130 = arith.divui %4123, %c13 : index
                %4131 = arith.remui %4130, %c13 : index
                %4132 = arith.addi %4129, %4131 : index
                %4133 = arith.addi %4124, %4132 : index
                %4134 = arith.addi %4118, %4133 : index
                %4135 = arith.addi %4092, %4134 : index
                %4136 = vector.shuffle %4070, %4070 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4136, %kv[%4135] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4137 = arith.addi %4066, %c13 : index
                %4138 = arith.divui %4137, %c4 : index
                %4139 = arith.muli %4138, %c25 : index
                %4140 = arith.addi %4139, %c10 : index
                %4141 = arith.remui %4137, %c4 : index
                %4142 = arith.divui %3956, %c13 : index
                %4143 = arith.remui %3956, %c13 : index
                %4144 = arith.muli %4143, %c14 : index
                %4145 = arith.addi %4142, %4144 : index
                %4146 = arith.muli %4141, %c4 : index
                %4147 = arith.divui %4145, %c31 : index
                %4148 = arith.muli %4147, %c31 : index
                %4149 = arith.remui %4145, %c13 : index
                %4150 = arith.muli %4149, %c13 : index
                %4151 = arith.addi %4148, %4150 : index
                %4152 = arith.divui %4145, %c13 : index
                %4153 = arith.remui %4152, %c13 : index
                %4154 = arith.addi %4151, %4153 : index
                %4155 = arith.addi %4146, %4154 : index
                %4156 = arith.addi %4140, %4155 : index
                %4157 = arith.addi %4092, %4156 : index
                %4158 = vector.shuffle %4070, %4070 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4158, %kv[%4157] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4159 = arith.addi %4066, %c26 : index
                %4160 = arith.divui %4159, %c4 : index
                %4161 = arith.muli %4160, %c25 : index
                %4162 = arith.addi %4161, %c10 : index
                %4163 = arith.remui %4159, %c4 : index
                %4164 = arith.divui %3956, %c13 : index
                %4165 = arith.remui %3956, %c13 : index
                %4166 = arith.muli %4165, %c14 : index
                %4167 = arith.addi %4164, %4166 : index
                %4168 = arith.muli %4163, %c4 : index
                %4169 = arith.divui %4167, %c31 : index
                %4170 = arith.muli %4169, %c31 : index
                %4171 = arith.remui %4167, %c13 : index
                %4172 = arith.muli %4171, %c13 : index
                %4173 = arith.addi %4170, %4172 : index
                %4174 = arith.divui %4167, %c13 : index
                %4175 = arith.remui %4174, %c13 : index
                %4176 = arith.addi %4173, %4175 : index
                %4177 = arith.addi %4168, %4176 : index
                %4178 = arith.addi %4162, %4177 : index
                %4179 = arith.addi %4092, %4178 : index
                %4180 = vector.shuffle %4070, %4070 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4180, %kv[%4179] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4181 = arith.cmpi eq, %codec, %c13 : index
          scf.if %4181 {
            %4182 = wave.lane
            %4183 = arith.muli %4182, %c31 : index
            scf.for %4184 = %4183 to %c34 step %c6 {
              %4185 = arith.addi %3951, %4184 : index
              %4186 = vector.load %17[%4185] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4187 = arith.mulf %4186, %3954 : vector<4xf32>
              %4188 = wave.fp8_encode "e5m2" %4187 : vector<4xf32> -> vector<4xi8>
              %4189 = arith.cmpi slt, %3952, %kvHeads : index
              scf.if %4189 {
                %4190 = arith.muli %3952, %c9 : index
                %4191 = arith.addi %3957, %4190 : index
                %4192 = vector.shuffle %4188, %4188 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4193 = arith.divui %4184, %c4 : index
                %4194 = arith.muli %4193, %c25 : index
                %4195 = arith.remui %4184, %c4 : index
                %4196 = arith.muli %3956, %c4 : index
                %4197 = arith.divui %4195, %c31 : index
                %4198 = arith.muli %4197, %c31 : index
                %4199 = arith.remui %4195, %c13 : index
                %4200 = arith.muli %4199, %c13 : index
                %4201 = arith.addi %4198, %4200 : index
                %4202 = arith.divui %4195, %c13 : index
                %4203 = arith.remui %4202, %c13 : index
                %4204 = arith.addi %4201, %4203 : index
                %4205 = arith.addi %4196, %4204 : index
                %4206 = arith.addi %4194, %4205 : index
                %4207 = arith.addi %4191, %4206 : index
                vector.store %4192, %kv[%4207] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4208 = arith.subi %3952, %kvHeads : index
                %4209 = arith.muli %4208, %c9 : index
                %4210 = arith.addi %3957, %4209 : index
                %4211 = arith.addi %4184, %c8 : index
                %4212 = arith.divui %4211, %c4 : index
                %4213 = arith.muli %4212, %c25 : index
                %4214 = arith.addi %4213, %c10 : index
                %4215 = arith.remui %4211, %c4 : index
                %4216 = arith.divui %3956, %c13 : index
                %4217 = arith.remui %3956, %c13 : index
                %4218 = arith.muli %4217, %c14 : index
                %4219 = arith.addi %4216, %4218 : index
                %4220 = arith.muli %4215, %c4 : index
                %4221 = arith.divui %4219, %c31 : index
                %4222 = arith.muli %4221, %c31 : index
                %4223 = arith.remui %4219, %c13 : index
                %4224 = arith.muli %4223, %c13 : index
                %4225 = arith.addi %4222, %4224 : index
                %4226 = arith.divui %4219, %c13 : index
                %4227 = arith.remui %4226, %c13 : index
                %4228 = arith.addi %4225, %4227 : index
                %4229 = arith.addi %4220, %4228 : index
                %4230 = arith.addi %4214, %4229 : index
                %4231 = arith.addi %4210, %4230 : index
                %4232 = vector.shuffle %4188, %4188 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4232, %kv[%4231] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4233 = arith.addi %4184, %c7 : index
                %4234 = arith.divui %4233, %c4 : index
                %4235 = arith.muli %4234, %c25 : index
                %4236 = arith.addi %4235, %c10 : index
                %4237 = arith.remui %4233, %c4 : index
                %4238 = arith.divui %3956, %c13 : index
                %4239 = arith.remui %3956, %c13 : index
                %4240 = arith.muli %4239, %c14 : index
                %4241 = arith.addi %4238, %4240 : index
                %4242 = arith.muli %4237, %c4 : index
                %4243 = arith.divui %4241, %c31 : index
                %4244 = arith.muli %4243, %c31 : index
                %4245 = arith.remui %4241, %c13 : index
                %4246 = arith.muli %4245, %c13 : index
                %4247 = arith.addi %4244, %4246 : index
                %4248 = arith.divui %4241, %c13 : index
                %4249 = arith.remui %4248, %c13 : index
                %4250 = arith.addi %4247, %4249 : index
                %4251 = arith.addi %4242, %4250 : index
                %4252 = arith.addi %4236, %4251 : index
                %4253 = arith.addi %4210, %4252 : index
                %4254 = vector.shuffle %4188, %4188 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4254, %kv[%4253] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4255 = arith.addi %4184, %c13 : index
                %4256 = arith.divui %4255, %c4 : index
                %4257 = arith.muli %4256, %c25 : index
                %4258 = arith.addi %4257, %c10 : index
                %4259 = arith.remui %4255, %c4 : index
                %4260 = arith.divui %3956, %c13 : index
                %4261 = arith.remui %3956, %c13 : index
                %4262 = arith.muli %4261, %c14 : index
                %4263 = arith.addi %4260, %4262 : index
                %4264 = arith.muli %4259, %c4 : index
                %4265 = arith.divui %4263, %c31 : index
                %4266 = arith.muli %4265, %c31 : index
                %4267 = arith.remui %4263, %c13 : index
                %4268 = arith.muli %4267, %c13 : index
                %4269 = arith.addi %4266, %4268 : index
                %4270 = arith.divui %4263, %c13 : index
                %4271 = arith.remui %4270, %c13 : index
                %4272 = arith.addi %4269, %4271 : index
                %4273 = arith.addi %4264, %4272 : index
                %4274 = arith.addi %4258, %4273 : index
                %4275 = arith.addi %4210, %4274 : index
                %4276 = vector.shuffle %4188, %4188 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4276, %kv[%4275] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4277 = arith.addi %4184, %c26 : index
                %4278 = arith.divui %4277, %c4 : index
                %4279 = arith.muli %4278, %c25 : index
                %4280 = arith.addi %4279, %c10 : index
                %4281 = arith.remui %4277, %c4 : index
                %4282 = arith.divui %3956, %c13 : index
                %4283 = arith.remui %3956, %c13 : index
                %4284 = arith.muli %4283, %c14 : index
                %4285 = arith.addi %4282, %4284 : index
                %4286 = arith.muli %4281, %c4 : index
                %4287 = arith.divui %4285, %c31 : index
                %4288 = arith.muli %4287, %c31 : index
                %4289 = arith.remui %4285, %c13 : index
                %4290 = arith.muli %4289, %c13 : index
                %4291 = arith.addi %4288, %4290 : index
                %4292 = arith.divui %4285, %c13 : index
                %4293 = arith.remui %4292, %c13 : index
                %4294 = arith.addi %4291, %4293 : index
                %4295 = arith.addi %4286, %4294 : index
                %4296 = arith.addi %4280, %4295 : index
                %4297 = arith.addi %4210, %4296 : index
                %4298 = vector.shuffle %4188, %4188 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4298, %kv[%4297] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %4299 = arith.addi %20, %c16 : index
    %4300 = wave.lane
    %4301 = arith.muli %3, %c7 : index
    %4302 = arith.muli %4301, %c25 : index
    %4303 = arith.addi %4302, %4300 : index
    %4304 = arith.muli %4, %c10 : index
    %4305 = arith.addi %4304, %4303 : index
    %4306 = arith.addi %4305, %c8 : index
    %4307 = arith.addi %4306, %c8 : index
    %4308 = vector.extract %397#3[0] : f32 from vector<8xf32>
    memref.store %4308, %16[%4307] : memref<?xf32>
    %4309 = arith.muli %4, %c10 : index
    %4310 = arith.addi %4309, %4303 : index
    %4311 = arith.addi %4310, %c8 : index
    %4312 = arith.addi %4311, %c15 : index
    %4313 = vector.extract %397#3[1] : f32 from vector<8xf32>
    memref.store %4313, %16[%4312] : memref<?xf32>
    %4314 = arith.muli %4, %c10 : index
    %4315 = arith.addi %4314, %4303 : index
    %4316 = arith.addi %4315, %c8 : index
    %4317 = arith.addi %4316, %c11 : index
    %4318 = vector.extract %397#3[2] : f32 from vector<8xf32>
    memref.store %4318, %16[%4317] : memref<?xf32>
    %4319 = arith.muli %4, %c10 : index
    %4320 = arith.addi %4319, %4303 : index
    %4321 = arith.addi %4320, %c8 : index
    %4322 = arith.addi %4321, %c27 : index
    %4323 = vector.extract %397#3[3] : f32 from vector<8xf32>
    memref.store %4323, %16[%4322] : memref<?xf32>
    %4324 = arith.muli %4, %c10 : index
    %4325 = arith.addi %4324, %4303 : index
    %4326 = arith.addi %4325, %c8 : index
    %4327 = arith.addi %4326, %c6 : index
    %4328 = vector.extract %397#3[4] : f32 from vector<8xf32>
    memref.store %4328, %16[%4327] : memref<?xf32>
    %4329 = arith.muli %4, %c10 : index
    %4330 = arith.addi %4329, %4303 : index
    %4331 = arith.addi %4330, %c8 : index
    %4332 = arith.addi %4331, %c28 : index
    %4333 = vector.extract %397#3[5] : f32 from vector<8xf32>
    memref.store %4333, %16[%4332] : memref<?xf32>
    %4334 = arith.muli %4, %c10 : index
    %4335 = arith.addi %4334, %4303 : index
    %4336 = arith.addi %4335, %c8 : index
    %4337 = arith.addi %4336, %c29 : index
    %4338 = vector.extract %397#3[6] : f32 from vector<8xf32>
    memref.store %4338, %16[%4337] : memref<?xf32>
    %4339 = arith.muli %4, %c10 : index
    %4340 = arith.addi %4339, %4303 : index
    %4341 = arith.addi %4340, %c8 : index
    %4342 = arith.addi %4341, %c30 : index
    %4343 = vector.extract %397#3[7] : f32 from vector<8xf32>
    memref.store %4343, %16[%4342] : memref<?xf32>
    wave.barrier
    %4344 = arith.muli %4, %c31 : index
    %4345 = arith.addi %4344, %c8 : index
    %4346 = arith.muli %4345, %c13 : index
    %4347 = arith.divui %4300, %c4 : index
    %4348 = arith.addi %4346, %4347 : index
    %4349 = arith.addi %4299, %4348 : index
    %4350 = arith.cmpi slt, %4349, %19 : index
    scf.if %4350 {
      %4351 = arith.cmpi eq, %hasFactors, %c7 : index
      %4352 = arith.muli %4349, %c13 : index
      %4353 = memref.load %factors[%4352] : memref<?xf32>
      %4354 = arith.mulf %4353, %operandScale : f32
      %4355 = arith.select %4351, %4354, %operandScale : f32
      %4356 = arith.addi %4303, %c8 : index
      %4357 = arith.muli %4345, %c15 : index
      %4358 = arith.addi %4356, %4357 : index
      %4359 = memref.load %16[%4358] : memref<?xf32>
      %4360 = arith.addi %4358, %c10 : index
      %4361 = memref.load %16[%4360] : memref<?xf32>
      %4362 = arith.addf %4359, %4361 : f32
      %4363 = arith.remui %4300, %c4 : index
      %4364 = arith.muli %4363, %c31 : index
      %4365 = arith.addi %15, %4364 : index
      %4366 = vector.load %w[%4365] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4367 = vector.bitcast %4366 : vector<4xi8> to vector<1xf32>
      %4368 = vector.extract %4367[0] : f32 from vector<1xf32>
      %4369 = arith.mulf %4368, %4355 : f32
      %4370 = arith.mulf %4362, %4369 : f32
      %4371 = arith.muli %3, %c7 : index
      %4372 = arith.addi %4371, %c8 : index
      %4373 = arith.muli %4372, %c4 : index
      %4374 = arith.remui %4300, %c4 : index
      %4375 = arith.addi %4373, %4374 : index
      %4376 = arith.muli %4348, %c34 : index
      %4377 = arith.addi %4376, %4375 : index
      memref.store %4370, %17[%4377] : memref<?xf32>
    }
    %4378 = arith.muli %4, %c31 : index
    %4379 = arith.addi %4378, %c7 : index
    %4380 = arith.muli %4379, %c13 : index
    %4381 = arith.divui %4300, %c4 : index
    %4382 = arith.addi %4380, %4381 : index
    %4383 = arith.addi %4299, %4382 : index
    %4384 = arith.cmpi slt, %4383, %19 : index
    scf.if %4384 {
      %4385 = arith.cmpi eq, %hasFactors, %c7 : index
      %4386 = arith.muli %4383, %c13 : index
      %4387 = memref.load %factors[%4386] : memref<?xf32>
      %4388 = arith.mulf %4387, %operandScale : f32
      %4389 = arith.select %4385, %4388, %operandScale : f32
      %4390 = arith.addi %4303, %c8 : index
      %4391 = arith.muli %4379, %c15 : index
      %4392 = arith.addi %4390, %4391 : index
      %4393 = memref.load %16[%4392] : memref<?xf32>
      %4394 = arith.addi %4392, %c10 : index
      %4395 = memref.load %16[%4394] : memref<?xf32>
      %4396 = arith.addf %4393, %4395 : f32
      %4397 = arith.remui %4300, %c4 : index
      %4398 = arith.muli %4397, %c31 : index
      %4399 = arith.addi %15, %4398 : index
      %4400 = vector.load %w[%4399] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4401 = vector.bitcast %4400 : vector<4xi8> to vector<1xf32>
      %4402 = vector.extract %4401[0] : f32 from vector<1xf32>
      %4403 = arith.mulf %4402, %4389 : f32
      %4404 = arith.mulf %4396, %4403 : f32
      %4405 = arith.muli %3, %c7 : index
      %4406 = arith.addi %4405, %c8 : index
      %4407 = arith.muli %4406, %c4 : index
      %4408 = arith.remui %4300, %c4 : index
      %4409 = arith.addi %4407, %4408 : index
      %4410 = arith.muli %4382, %c34 : index
      %4411 = arith.addi %4410, %4409 : index
      memref.store %4404, %17[%4411] : memref<?xf32>
    }
    %4412 = arith.muli %4, %c31 : index
    %4413 = arith.addi %4412, %c13 : index
    %4414 = arith.muli %4413, %c13 : index
    %4415 = arith.divui %4300, %c4 : index
    %4416 = arith.addi %4414, %4415 : index
    %4417 = arith.addi %4299, %4416 : index
    %4418 = arith.cmpi slt, %4417, %19 : index
    scf.if %4418 {
      %4419 = arith.cmpi eq, %hasFactors, %c7 : index
      %4420 = arith.muli %4417, %c13 : index
      %4421 = memref.load %factors[%4420] : memref<?xf32>
      %4422 = arith.mulf %4421, %operandScale : f32
      %4423 = arith.select %4419, %4422, %operandScale : f32
      %4424 = arith.addi %4303, %c8 : index
      %4425 = arith.muli %4413, %c15 : index
      %4426 = arith.addi %4424, %4425 : index
      %4427 = memref.load %16[%4426] : memref<?xf32>
      %4428 = arith.addi %4426, %c10 : index
      %4429 = memref.load %16[%4428] : memref<?xf32>
      %4430 = arith.addf %4427, %4429 : f32
      %4431 = arith.remui %4300, %c4 : index
      %4432 = arith.muli %4431, %c31 : index
      %4433 = arith.addi %15, %4432 : index
      %4434 = vector.load %w[%4433] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4435 = vector.bitcast %4434 : vector<4xi8> to vector<1xf32>
      %4436 = vector.extract %4435[0] : f32 from vector<1xf32>
      %4437 = arith.mulf %4436, %4423 : f32
      %4438 = arith.mulf %4430, %4437 : f32
      %4439 = arith.muli %3, %c7 : index
      %4440 = arith.addi %4439, %c8 : index
      %4441 = arith.muli %4440, %c4 : index
      %4442 = arith.remui %4300, %c4 : index
      %4443 = arith.addi %4441, %4442 : index
      %4444 = arith.muli %4416, %c34 : index
      %4445 = arith.addi %4444, %4443 : index
      memref.store %4438, %17[%4445] : memref<?xf32>
    }
    %4446 = arith.muli %4, %c31 : index
    %4447 = arith.addi %4446, %c26 : index
    %4448 = arith.muli %4447, %c13 : index
    %4449 = arith.divui %4300, %c4 : index
    %4450 = arith.addi %4448, %4449 : index
    %4451 = arith.addi %4299, %4450 : index
    %4452 = arith.cmpi slt, %4451, %19 : index
    scf.if %4452 {
      %4453 = arith.cmpi eq, %hasFactors, %c7 : index
      %4454 = arith.muli %4451, %c13 : index
      %4455 = memref.load %factors[%4454] : memref<?xf32>
      %4456 = arith.mulf %4455, %operandScale : f32
      %4457 = arith.select %4453, %4456, %operandScale : f32
      %4458 = arith.addi %4303, %c8 : index
      %4459 = arith.muli %4447, %c15 : index
      %4460 = arith.addi %4458, %4459 : index
      %4461 = memref.load %16[%4460] : memref<?xf32>
      %4462 = arith.addi %4460, %c10 : index
      %4463 = memref.load %16[%4462] : memref<?xf32>
      %4464 = arith.addf %4461, %4463 : f32
      %4465 = arith.remui %4300, %c4 : index
      %4466 = arith.muli %4465, %c31 : index
      %4467 = arith.addi %15, %4466 : index
      %4468 = vector.load %w[%4467] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4469 = vector.bitcast %4468 : vector<4xi8> to vector<1xf32>
      %4470 = vector.extract %4469[0] : f32 from vector<1xf32>
      %4471 = arith.mulf %4470, %4457 : f32
      %4472 = arith.mulf %4464, %4471 : f32
      %4473 = arith.muli %3, %c7 : index
      %4474 = arith.addi %4473, %c8 : index
      %4475 = arith.muli %4474, %c4 : index
      %4476 = arith.remui %4300, %c4 : index
      %4477 = arith.addi %4475, %4476 : index
      %4478 = arith.muli %4450, %c34 : index
      %4479 = arith.addi %4478, %4477 : index
      memref.store %4472, %17[%4479] : memref<?xf32>
    }
    wave.barrier
    %4480 = arith.addi %20, %c16 : index
    %4481 = wave.wave
    %4482 = arith.addi %4481, %c8 : index
    %4483 = arith.addi %4480, %4482 : index
    %4484 = arith.cmpi slt, %4483, %19 : index
    %4485 = arith.cmpi slt, %4482, %c4 : index
    %4486 = arith.andi %4484, %4485 : i1
    scf.if %4486 {
      %4487 = arith.addi %4480, %4482 : index
      %4488 = arith.muli %4482, %c34 : index
      %4489 = wave.lane
      %4490 = arith.addi %4489, %c8 : index
      %4491 = arith.cmpi eq, %hasBias, %c7 : index
      %4492 = arith.addi %4488, %4490 : index
      %4493 = memref.load %17[%4492] : memref<?xf32>
      %4494 = arith.muli %0, %c34 : index
      %4495 = arith.addi %4494, %4490 : index
      %4496 = memref.load %bias[%4495] : memref<?xf32>
      %4497 = arith.addf %4493, %4496 : f32
      %4498 = arith.select %4491, %4497, %4493 : f32
      %4499 = arith.addi %4490, %c36 : index
      %4500 = arith.cmpi eq, %hasBias, %c7 : index
      %4501 = arith.addi %4488, %4499 : index
      %4502 = memref.load %17[%4501] : memref<?xf32>
      %4503 = arith.muli %0, %c34 : index
      %4504 = arith.addi %4503, %4499 : index
      %4505 = memref.load %bias[%4504] : memref<?xf32>
      %4506 = arith.addf %4502, %4505 : f32
      %4507 = arith.select %4500, %4506, %4502 : f32
      %4508 = arith.addi %4489, %c15 : index
      %4509 = arith.cmpi slt, %4508, %c36 : index
      %4510 = arith.minsi %4508, %c37 : index
      %4511 = arith.cmpi eq, %hasBias, %c7 : index
      %4512 = arith.addi %4488, %4510 : index
      %4513 = memref.load %17[%4512] : memref<?xf32>
      %4514 = arith.muli %0, %c34 : index
      %4515 = arith.addi %4514, %4510 : index
      %4516 = memref.load %bias[%4515] : memref<?xf32>
      %4517 = arith.addf %4513, %4516 : f32
      %4518 = arith.select %4511, %4517, %4513 : f32
      %4519 = arith.addi %4510, %c36 : index
      %4520 = arith.cmpi eq, %hasBias, %c7 : index
      %4521 = arith.addi %4488, %4519 : index
      %4522 = memref.load %17[%4521] : memref<?xf32>
      %4523 = arith.muli %0, %c34 : index
      %4524 = arith.addi %4523, %4519 : index
      %4525 = memref.load %bias[%4524] : memref<?xf32>
      %4526 = arith.addf %4522, %4525 : f32
      %4527 = arith.select %4520, %4526, %4522 : f32
      %4528 = arith.addi %heads, %kvHeads : index
      %4529 = arith.cmpi slt, %0, %4528 : index
      scf.if %4529 {
        %4530 = arith.addi %positionsAt, %4487 : index
        %4531 = memref.load %step[%4530] : memref<?xi32>
        %4532 = arith.index_cast %4531 : i32 to index
        %4533 = arith.cmpi eq, %hasNorm, %c7 : index
        %4534 = math.fma %4498, %4498, %c40 : f32
        %4535 = math.fma %4507, %4507, %4534 : f32
        %4536 = math.fma %4518, %4518, %4535 : f32
        %4537 = arith.select %4509, %4536, %4535 : f32
        %4538 = math.fma %4527, %4527, %4537 : f32
        %4539 = arith.select %4509, %4538, %4537 : f32
        %4540 = vector.broadcast %4539 : f32 to vector<1xf32>
        %4541 = wave.reduce "add" %4540 : vector<1xf32>
        %4542 = arith.mulf %4541, %inverseHeadDim : f32
        %4543 = arith.addf %4542, %epsilon : f32
        %4544 = math.sqrt %4543 : f32
        %4545 = arith.divf %c42, %4544 : f32
        %4546 = arith.cmpi slt, %0, %heads : index
        %4547 = arith.addi %4490, %c36 : index
        %4548 = memref.load %query_norm[%4490] : memref<?xf32>
        %4549 = memref.load %key_norm[%4490] : memref<?xf32>
        %4550 = arith.select %4546, %4548, %4549 : f32
        %4551 = arith.mulf %4498, %4545 : f32
        %4552 = arith.mulf %4551, %4550 : f32
        %4553 = arith.select %4533, %4552, %4498 : f32
        %4554 = memref.load %query_norm[%4547] : memref<?xf32>
        %4555 = memref.load %key_norm[%4547] : memref<?xf32>
        %4556 = arith.select %4546, %4554, %4555 : f32
        %4557 = arith.mulf %4507, %4545 : f32
        %4558 = arith.mulf %4557, %4556 : f32
        %4559 = arith.select %4533, %4558, %4507 : f32
        %4560 = arith.addi %4510, %c36 : index
        %4561 = memref.load %query_norm[%4510] : memref<?xf32>
        %4562 = memref.load %key_norm[%4510] : memref<?xf32>
        %4563 = arith.select %4546, %4561, %4562 : f32
        %4564 = arith.mulf %4518, %4545 : f32
        %4565 = arith.mulf %4564, %4563 : f32
        %4566 = arith.select %4533, %4565, %4518 : f32
        %4567 = memref.load %query_norm[%4560] : memref<?xf32>
        %4568 = memref.load %key_norm[%4560] : memref<?xf32>
        %4569 = arith.select %4546, %4567, %4568 : f32
        %4570 = arith.mulf %4527, %4545 : f32
        %4571 = arith.mulf %4570, %4569 : f32
        %4572 = arith.select %4533, %4571, %4527 : f32
        %4573 = arith.remui %4532, %c25 : index
        %4574 = arith.muli %4573, %c34 : index
        %4575 = arith.addi %4574, %4490 : index
        %4576 = arith.divui %4532, %c25 : index
        %4577 = arith.addi %4576, %c25 : index
        %4578 = arith.muli %4577, %c34 : index
        %4579 = arith.addi %4578, %4490 : index
        %4580 = memref.load %rope[%4575] : memref<?xf32>
        %4581 = arith.addi %4575, %c36 : index
        %4582 = memref.load %rope[%4581] : memref<?xf32>
        %4583 = memref.load %rope[%4579] : memref<?xf32>
        %4584 = arith.addi %4579, %c36 : index
        %4585 = memref.load %rope[%4584] : memref<?xf32>
        %4586 = arith.mulf %4583, %4580 : f32
        %4587 = arith.mulf %4585, %4582 : f32
        %4588 = arith.subf %4586, %4587 : f32
        %4589 = arith.mulf %4585, %4580 : f32
        %4590 = arith.mulf %4583, %4582 : f32
        %4591 = arith.addf %4589, %4590 : f32
        %4592 = arith.mulf %4553, %4588 : f32
        %4593 = arith.mulf %4559, %4591 : f32
        %4594 = arith.subf %4592, %4593 : f32
        %4595 = arith.mulf %4559, %4588 : f32
        %4596 = arith.mulf %4553, %4591 : f32
        %4597 = arith.addf %4595, %4596 : f32
        %4598 = arith.cmpi slt, %0, %heads : index
        scf.if %4598 {
          %4599 = arith.muli %4487, %heads : index
          %4600 = arith.addi %4599, %0 : index
          %4601 = arith.muli %4600, %c34 : index
          %4602 = arith.addi %4601, %4490 : index
          memref.store %4594, %q[%4602] : memref<?xf32>
          %4603 = arith.addi %4602, %c36 : index
          memref.store %4597, %q[%4603] : memref<?xf32>
        } else {
          %4604 = arith.addi %4488, %4490 : index
          memref.store %4594, %17[%4604] : memref<?xf32>
          %4605 = arith.addi %4488, %4490 : index
          %4606 = arith.addi %4605, %c36 : index
          memref.store %4597, %17[%4606] : memref<?xf32>
        }
        %4607 = arith.remui %4532, %c25 : index
        %4608 = arith.muli %4607, %c34 : index
        %4609 = arith.addi %4608, %4510 : index
        %4610 = arith.divui %4532, %c25 : index
        %4611 = arith.addi %4610, %c25 : index
        %4612 = arith.muli %4611, %c34 : index
        %4613 = arith.addi %4612, %4510 : index
        %4614 = memref.load %rope[%4609] : memref<?xf32>
        %4615 = arith.addi %4609, %c36 : index
        %4616 = memref.load %rope[%4615] : memref<?xf32>
        %4617 = memref.load %rope[%4613] : memref<?xf32>
        %4618 = arith.addi %4613, %c36 : index
        %4619 = memref.load %rope[%4618] : memref<?xf32>
        %4620 = arith.mulf %4617, %4614 : f32
        %4621 = arith.mulf %4619, %4616 : f32
        %4622 = arith.subf %4620, %4621 : f32
        %4623 = arith.mulf %4619, %4614 : f32
        %4624 = arith.mulf %4617, %4616 : f32
        %4625 = arith.addf %4623, %4624 : f32
        %4626 = arith.mulf %4566, %4622 : f32
        %4627 = arith.mulf %4572, %4625 : f32
        %4628 = arith.subf %4626, %4627 : f32
        %4629 = arith.mulf %4572, %4622 : f32
        %4630 = arith.mulf %4566, %4625 : f32
        %4631 = arith.addf %4629, %4630 : f32
        scf.if %4509 {
          %4632 = arith.cmpi slt, %0, %heads : index
          scf.if %4632 {
            %4633 = arith.muli %4487, %heads : index
            %4634 = arith.addi %4633, %0 : index
            %4635 = arith.muli %4634, %c34 : index
            %4636 = arith.addi %4635, %4510 : index
            memref.store %4628, %q[%4636] : memref<?xf32>
            %4637 = arith.addi %4636, %c36 : index
            memref.store %4631, %q[%4637] : memref<?xf32>
          } else {
            %4638 = arith.addi %4488, %4510 : index
            memref.store %4628, %17[%4638] : memref<?xf32>
            %4639 = arith.addi %4488, %4510 : index
            %4640 = arith.addi %4639, %c36 : index
            memref.store %4631, %17[%4640] : memref<?xf32>
          }
        }
      } else {
        %4641 = arith.cmpi slt, %0, %heads : index
        scf.if %4641 {
          %4642 = arith.muli %4487, %heads : index
          %4643 = arith.addi %4642, %0 : index
          %4644 = arith.muli %4643, %c34 : index
          %4645 = arith.addi %4644, %4490 : index
          memref.store %4498, %q[%4645] : memref<?xf32>
          %4646 = arith.addi %4645, %c36 : index
          memref.store %4507, %q[%4646] : memref<?xf32>
        } else {
          %4647 = arith.addi %4488, %4490 : index
          memref.store %4498, %17[%4647] : memref<?xf32>
          %4648 = arith.addi %4488, %4490 : index
          %4649 = arith.addi %4648, %c36 : index
          memref.store %4507, %17[%4649] : memref<?xf32>
        }
        scf.if %4509 {
          %4650 = arith.cmpi slt, %0, %heads : index
          scf.if %4650 {
            %4651 = arith.muli %4487, %heads : index
            %4652 = arith.addi %4651, %0 : index
            %4653 = arith.muli %4652, %c34 : index
            %4654 = arith.addi %4653, %4510 : index
            memref.store %4518, %q[%4654] : memref<?xf32>
            %4655 = arith.addi %4654, %c36 : index
            memref.store %4527, %q[%4655] : memref<?xf32>
          } else {
            %4656 = arith.addi %4488, %4510 : index
            memref.store %4518, %17[%4656] : memref<?xf32>
            %4657 = arith.addi %4488, %4510 : index
            %4658 = arith.addi %4657, %c36 : index
            memref.store %4527, %17[%4658] : memref<?xf32>
          }
        }
      }
    }
    %4659 = arith.addi %4481, %c44 : index
    %4660 = arith.addi %4480, %4659 : index
    %4661 = arith.cmpi slt, %4660, %19 : index
    %4662 = arith.cmpi slt, %4659, %c4 : index
    %4663 = arith.andi %4661, %4662 : i1
    scf.if %4663 {
      %4664 = arith.addi %4480, %4659 : index
      %4665 = arith.muli %4659, %c34 : index
      %4666 = wave.lane
      %4667 = arith.addi %4666, %c8 : index
      %4668 = arith.cmpi eq, %hasBias, %c7 : index
      %4669 = arith.addi %4665, %4667 : index
      %4670 = memref.load %17[%4669] : memref<?xf32>
      %4671 = arith.muli %0, %c34 : index
      %4672 = arith.addi %4671, %4667 : index
      %4673 = memref.load %bias[%4672] : memref<?xf32>
      %4674 = arith.addf %4670, %4673 : f32
      %4675 = arith.select %4668, %4674, %4670 : f32
      %4676 = arith.addi %4667, %c36 : index
      %4677 = arith.cmpi eq, %hasBias, %c7 : index
      %4678 = arith.addi %4665, %4676 : index
      %4679 = memref.load %17[%4678] : memref<?xf32>
      %4680 = arith.muli %0, %c34 : index
      %4681 = arith.addi %4680, %4676 : index
      %4682 = memref.load %bias[%4681] : memref<?xf32>
      %4683 = arith.addf %4679, %4682 : f32
      %4684 = arith.select %4677, %4683, %4679 : f32
      %4685 = arith.addi %4666, %c15 : index
      %4686 = arith.cmpi slt, %4685, %c36 : index
      %4687 = arith.minsi %4685, %c37 : index
      %4688 = arith.cmpi eq, %hasBias, %c7 : index
      %4689 = arith.addi %4665, %4687 : index
      %4690 = memref.load %17[%4689] : memref<?xf32>
      %4691 = arith.muli %0, %c34 : index
      %4692 = arith.addi %4691, %4687 : index
      %4693 = memref.load %bias[%4692] : memref<?xf32>
      %4694 = arith.addf %4690, %4693 : f32
      %4695 = arith.select %4688, %4694, %4690 : f32
      %4696 = arith.addi %4687, %c36 : index
      %4697 = arith.cmpi eq, %hasBias, %c7 : index
      %4698 = arith.addi %4665, %4696 : index
      %4699 = memref.load %17[%4698] : memref<?xf32>
      %4700 = arith.muli %0, %c34 : index
      %4701 = arith.addi %4700, %4696 : index
      %4702 = memref.load %bias[%4701] : memref<?xf32>
      %4703 = arith.addf %4699, %4702 : f32
      %4704 = arith.select %4697, %4703, %4699 : f32
      %4705 = arith.addi %heads, %kvHeads : index
      %4706 = arith.cmpi slt, %0, %4705 : index
      scf.if %4706 {
        %4707 = arith.addi %positionsAt, %4664 : index
        %4708 = memref.load %step[%4707] : memref<?xi32>
        %4709 = arith.index_cast %4708 : i32 to index
        %4710 = arith.cmpi eq, %hasNorm, %c7 : index
        %4711 = math.fma %4675, %4675, %c40 : f32
        %4712 = math.fma %4684, %4684, %4711 : f32
        %4713 = math.fma %4695, %4695, %4712 : f32
        %4714 = arith.select %4686, %4713, %4712 : f32
        %4715 = math.fma %4704, %4704, %4714 : f32
        %4716 = arith.select %4686, %4715, %4714 : f32
        %4717 = vector.broadcast %4716 : f32 to vector<1xf32>
        %4718 = wave.reduce "add" %4717 : vector<1xf32>
        %4719 = arith.mulf %4718, %inverseHeadDim : f32
        %4720 = arith.addf %4719, %epsilon : f32
        %4721 = math.sqrt %4720 : f32
        %4722 = arith.divf %c42, %4721 : f32
        %4723 = arith.cmpi slt, %0, %heads : index
        %4724 = arith.addi %4667, %c36 : index
        %4725 = memref.load %query_norm[%4667] : memref<?xf32>
        %4726 = memref.load %key_norm[%4667] : memref<?xf32>
        %4727 = arith.select %4723, %4725, %4726 : f32
        %4728 = arith.mulf %4675, %4722 : f32
        %4729 = arith.mulf %4728, %4727 : f32
        %4730 = arith.select %4710, %4729, %4675 : f32
        %4731 = memref.load %query_norm[%4724] : memref<?xf32>
        %4732 = memref.load %key_norm[%4724] : memref<?xf32>
        %4733 = arith.select %4723, %4731, %4732 : f32
        %4734 = arith.mulf %4684, %4722 : f32
        %4735 = arith.mulf %4734, %4733 : f32
        %4736 = arith.select %4710, %4735, %4684 : f32
        %4737 = arith.addi %4687, %c36 : index
        %4738 = memref.load %query_norm[%4687] : memref<?xf32>
        %4739 = memref.load %key_norm[%4687] : memref<?xf32>
        %4740 = arith.select %4723, %4738, %4739 : f32
        %4741 = arith.mulf %4695, %4722 : f32
        %4742 = arith.mulf %4741, %4740 : f32
        %4743 = arith.select %4710, %4742, %4695 : f32
        %4744 = memref.load %query_norm[%4737] : memref<?xf32>
        %4745 = memref.load %key_norm[%4737] : memref<?xf32>
        %4746 = arith.select %4723, %4744, %4745 : f32
        %4747 = arith.mulf %4704, %4722 : f32
        %4748 = arith.mulf %4747, %4746 : f32
        %4749 = arith.select %4710, %4748, %4704 : f32
        %4750 = arith.remui %4709, %c25 : index
        %4751 = arith.muli %4750, %c34 : index
        %4752 = arith.addi %4751, %4667 : index
        %4753 = arith.divui %4709, %c25 : index
        %4754 = arith.addi %4753, %c25 : index
        %4755 = arith.muli %4754, %c34 : index
        %4756 = arith.addi %4755, %4667 : index
        %4757 = memref.load %rope[%4752] : memref<?xf32>
        %4758 = arith.addi %4752, %c36 : index
        %4759 = memref.load %rope[%4758] : memref<?xf32>
        %4760 = memref.load %rope[%4756] : memref<?xf32>
        %4761 = arith.addi %4756, %c36 : index
        %4762 = memref.load %rope[%4761] : memref<?xf32>
        %4763 = arith.mulf %4760, %4757 : f32
        %4764 = arith.mulf %4762, %4759 : f32
        %4765 = arith.subf %4763, %4764 : f32
        %4766 = arith.mulf %4762, %4757 : f32
        %4767 = arith.mulf %4760, %4759 : f32
        %4768 = arith.addf %4766, %4767 : f32
        %4769 = arith.mulf %4730, %4765 : f32
        %4770 = arith.mulf %4736, %4768 : f32
        %4771 = arith.subf %4769, %4770 : f32
        %4772 = arith.mulf %4736, %4765 : f32
        %4773 = arith.mulf %4730, %4768 : f32
        %4774 = arith.addf %4772, %4773 : f32
        %4775 = arith.cmpi slt, %0, %heads : index
        scf.if %4775 {
          %4776 = arith.muli %4664, %heads : index
          %4777 = arith.addi %4776, %0 : index
          %4778 = arith.muli %4777, %c34 : index
          %4779 = arith.addi %4778, %4667 : index
          memref.store %4771, %q[%4779] : memref<?xf32>
          %4780 = arith.addi %4779, %c36 : index
          memref.store %4774, %q[%4780] : memref<?xf32>
        } else {
          %4781 = arith.addi %4665, %4667 : index
          memref.store %4771, %17[%4781] : memref<?xf32>
          %4782 = arith.addi %4665, %4667 : index
          %4783 = arith.addi %4782, %c36 : index
          memref.store %4774, %17[%4783] : memref<?xf32>
        }
        %4784 = arith.remui %4709, %c25 : index
        %4785 = arith.muli %4784, %c34 : index
        %4786 = arith.addi %4785, %4687 : index
        %4787 = arith.divui %4709, %c25 : index
        %4788 = arith.addi %4787, %c25 : index
        %4789 = arith.muli %4788, %c34 : index
        %4790 = arith.addi %4789, %4687 : index
        %4791 = memref.load %rope[%4786] : memref<?xf32>
        %4792 = arith.addi %4786, %c36 : index
        %4793 = memref.load %rope[%4792] : memref<?xf32>
        %4794 = memref.load %rope[%4790] : memref<?xf32>
        %4795 = arith.addi %4790, %c36 : index
        %4796 = memref.load %rope[%4795] : memref<?xf32>
        %4797 = arith.mulf %4794, %4791 : f32
        %4798 = arith.mulf %4796, %4793 : f32
        %4799 = arith.subf %4797, %4798 : f32
        %4800 = arith.mulf %4796, %4791 : f32
        %4801 = arith.mulf %4794, %4793 : f32
        %4802 = arith.addf %4800, %4801 : f32
        %4803 = arith.mulf %4743, %4799 : f32
        %4804 = arith.mulf %4749, %4802 : f32
        %4805 = arith.subf %4803, %4804 : f32
        %4806 = arith.mulf %4749, %4799 : f32
        %4807 = arith.mulf %4743, %4802 : f32
        %4808 = arith.addf %4806, %4807 : f32
        scf.if %4686 {
          %4809 = arith.cmpi slt, %0, %heads : index
          scf.if %4809 {
            %4810 = arith.muli %4664, %heads : index
            %4811 = arith.addi %4810, %0 : index
            %4812 = arith.muli %4811, %c34 : index
            %4813 = arith.addi %4812, %4687 : index
            memref.store %4805, %q[%4813] : memref<?xf32>
            %4814 = arith.addi %4813, %c36 : index
            memref.store %4808, %q[%4814] : memref<?xf32>
          } else {
            %4815 = arith.addi %4665, %4687 : index
            memref.store %4805, %17[%4815] : memref<?xf32>
            %4816 = arith.addi %4665, %4687 : index
            %4817 = arith.addi %4816, %c36 : index
            memref.store %4808, %17[%4817] : memref<?xf32>
          }
        }
      } else {
        %4818 = arith.cmpi slt, %0, %heads : index
        scf.if %4818 {
          %4819 = arith.muli %4664, %heads : index
          %4820 = arith.addi %4819, %0 : index
          %4821 = arith.muli %4820, %c34 : index
          %4822 = arith.addi %4821, %4667 : index
          memref.store %4675, %q[%4822] : memref<?xf32>
          %4823 = arith.addi %4822, %c36 : index
          memref.store %4684, %q[%4823] : memref<?xf32>
        } else {
          %4824 = arith.addi %4665, %4667 : index
          memref.store %4675, %17[%4824] : memref<?xf32>
          %4825 = arith.addi %4665, %4667 : index
          %4826 = arith.addi %4825, %c36 : index
          memref.store %4684, %17[%4826] : memref<?xf32>
        }
        scf.if %4686 {
          %4827 = arith.cmpi slt, %0, %heads : index
          scf.if %4827 {
            %4828 = arith.muli %4664, %heads : index
            %4829 = arith.addi %4828, %0 : index
            %4830 = arith.muli %4829, %c34 : index
            %4831 = arith.addi %4830, %4687 : index
            memref.store %4695, %q[%4831] : memref<?xf32>
            %4832 = arith.addi %4831, %c36 : index
            memref.store %4704, %q[%4832] : memref<?xf32>
          } else {
            %4833 = arith.addi %4665, %4687 : index
            memref.store %4695, %17[%4833] : memref<?xf32>
            %4834 = arith.addi %4665, %4687 : index
            %4835 = arith.addi %4834, %c36 : index
            memref.store %4704, %17[%4835] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %4836 = arith.cmpi sge, %0, %heads : index
    scf.if %4836 {
      %4837 = arith.addi %4481, %c8 : index
      %4838 = arith.addi %4480, %4837 : index
      %4839 = arith.cmpi slt, %4838, %19 : index
      %4840 = arith.cmpi slt, %4837, %c4 : index
      %4841 = arith.andi %4839, %4840 : i1
      scf.if %4841 {
        %4842 = arith.addi %4480, %4837 : index
        %4843 = arith.addi %slotsAt, %4842 : index
        %4844 = memref.load %step[%4843] : memref<?xi32>
        %4845 = arith.index_cast %4844 : i32 to index
        %4846 = arith.cmpi sge, %4845, %c8 : index
        scf.if %4846 {
          %4847 = arith.muli %4837, %c34 : index
          %4848 = arith.subi %0, %heads : index
          %4849 = memref.load %scales[%4848] : memref<?xf32>
          %4850 = vector.broadcast %4849 : f32 to vector<4xf32>
          %4851 = arith.divui %4845, %c4 : index
          %4852 = arith.remui %4845, %c4 : index
          %4853 = arith.muli %4851, %pageBytes : index
          %4854 = arith.cmpi eq, %codec, %c8 : index
          scf.if %4854 {
            %4855 = wave.lane
            %4856 = arith.muli %4855, %c31 : index
            scf.for %4857 = %4856 to %c34 step %c6 {
              %4858 = arith.addi %4847, %4857 : index
              %4859 = vector.load %17[%4858] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4860 = arith.mulf %4859, %4850 : vector<4xf32>
              %4861 = arith.minimumf %4860, %c48 : vector<4xf32>
              %4862 = arith.maximumf %4861, %c49 : vector<4xf32>
              %4863 = arith.truncf %4862 : vector<4xf32> to vector<4xf16>
              %4864 = vector.bitcast %4863 : vector<4xf16> to vector<8xi8>
              %4865 = arith.cmpi slt, %4848, %kvHeads : index
              scf.if %4865 {
                %4866 = arith.muli %4848, %c50 : index
                %4867 = arith.addi %4853, %4866 : index
                %4868 = arith.divui %4857, %c4 : index
                %4869 = arith.muli %4868, %c20 : index
                %4870 = arith.remui %4857, %c4 : index
                %4871 = arith.divui %4870, %c14 : index
                %4872 = arith.muli %4871, %c25 : index
                %4873 = arith.muli %4852, %c4 : index
                %4874 = arith.addi %4872, %4873 : index
                %4875 = arith.remui %4870, %c14 : index
                %4876 = arith.muli %4875, %c13 : index
                %4877 = arith.addi %4874, %4876 : index
                %4878 = arith.addi %4869, %4877 : index
                %4879 = arith.addi %4867, %4878 : index
                vector.store %4864, %kv[%4879] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4880 = arith.subi %4848, %kvHeads : index
                %4881 = arith.muli %4880, %c50 : index
                %4882 = arith.addi %4853, %4881 : index
                %4883 = arith.addi %4857, %c8 : index
                %4884 = arith.divui %4883, %c4 : index
                %4885 = arith.muli %4884, %c20 : index
                %4886 = arith.addi %4885, %c9 : index
                %4887 = arith.remui %4883, %c4 : index
                %4888 = arith.divui %4852, %c13 : index
                %4889 = arith.remui %4852, %c13 : index
                %4890 = arith.muli %4889, %c14 : index
                %4891 = arith.addi %4888, %4890 : index
                %4892 = arith.divui %4891, %c14 : index
                %4893 = arith.muli %4892, %c25 : index
                %4894 = arith.muli %4887, %c4 : index
                %4895 = arith.addi %4893, %4894 : index
                %4896 = arith.remui %4891, %c14 : index
                %4897 = arith.muli %4896, %c13 : index
                %4898 = arith.addi %4895, %4897 : index
                %4899 = arith.addi %4886, %4898 : index
                %4900 = arith.addi %4882, %4899 : index
                %4901 = vector.shuffle %4864, %4864 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4901, %kv[%4900] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4902 = arith.addi %4857, %c7 : index
                %4903 = arith.divui %4902, %c4 : index
                %4904 = arith.muli %4903, %c20 : index
                %4905 = arith.addi %4904, %c9 : index
                %4906 = arith.remui %4902, %c4 : index
                %4907 = arith.divui %4852, %c13 : index
                %4908 = arith.remui %4852, %c13 : index
                %4909 = arith.muli %4908, %c14 : index
                %4910 = arith.addi %4907, %4909 : index
                %4911 = arith.divui %4910, %c14 : index
                %4912 = arith.muli %4911, %c25 : index
                %4913 = arith.muli %4906, %c4 : index
                %4914 = arith.addi %4912, %4913 : index
                %4915 = arith.remui %4910, %c14 : index
                %4916 = arith.muli %4915, %c13 : index
                %4917 = arith.addi %4914, %4916 : index
                %4918 = arith.addi %4905, %4917 : index
                %4919 = arith.addi %4882, %4918 : index
                %4920 = vector.shuffle %4864, %4864 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4920, %kv[%4919] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4921 = arith.addi %4857, %c13 : index
                %4922 = arith.divui %4921, %c4 : index
                %4923 = arith.muli %4922, %c20 : index
                %4924 = arith.addi %4923, %c9 : index
                %4925 = arith.remui %4921, %c4 : index
                %4926 = arith.divui %4852, %c13 : index
                %4927 = arith.remui %4852, %c13 : index
                %4928 = arith.muli %4927, %c14 : index
                %4929 = arith.addi %4926, %4928 : index
                %4930 = arith.divui %4929, %c14 : index
                %4931 = arith.muli %4930, %c25 : index
                %4932 = arith.muli %4925, %c4 : index
                %4933 = arith.addi %4931, %4932 : index
                %4934 = arith.remui %4929, %c14 : index
                %4935 = arith.muli %4934, %c13 : index
                %4936 = arith.addi %4933, %4935 : index
                %4937 = arith.addi %4924, %4936 : index
                %4938 = arith.addi %4882, %4937 : index
                %4939 = vector.shuffle %4864, %4864 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4939, %kv[%4938] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4940 = arith.addi %4857, %c26 : index
                %4941 = arith.divui %4940, %c4 : index
                %4942 = arith.muli %4941, %c20 : index
                %4943 = arith.addi %4942, %c9 : index
                %4944 = arith.remui %4940, %c4 : index
                %4945 = arith.divui %4852, %c13 : index
                %4946 = arith.remui %4852, %c13 : index
                %4947 = arith.muli %4946, %c14 : index
                %4948 = arith.addi %4945, %4947 : index
                %4949 = arith.divui %4948, %c14 : index
                %4950 = arith.muli %4949, %c25 : index
                %4951 = arith.muli %4944, %c4 : index
                %4952 = arith.addi %4950, %4951 : index
                %4953 = arith.remui %4948, %c14 : index
                %4954 = arith.muli %4953, %c13 : index
                %4955 = arith.addi %4952, %4954 : index
                %4956 = arith.addi %4943, %4955 : index
                %4957 = arith.addi %4882, %4956 : index
                %4958 = vector.shuffle %4864, %4864 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4958, %kv[%4957] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4959 = arith.cmpi eq, %codec, %c7 : index
          scf.if %4959 {
            %4960 = wave.lane
            %4961 = arith.muli %4960, %c31 : index
            scf.for %4962 = %4961 to %c34 step %c6 {
              %4963 = arith.addi %4847, %4962 : index
              %4964 = vector.load %17[%4963] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4965 = arith.mulf %4964, %4850 : vector<4xf32>
              %4966 = wave.fp8_encode "e4m3" %4965 : vector<4xf32> -> vector<4xi8>
              %4967 = arith.cmpi slt, %4848, %kvHeads : index
              scf.if %4967 {
                %4968 = arith.muli %4848, %c9 : index
                %4969 = arith.addi %4853, %4968 : index
                %4970 = vector.shuffle %4966, %4966 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4971 = arith.divui %4962, %c4 : index
                %4972 = arith.muli %4971, %c25 : index
                %4973 = arith.remui %4962, %c4 : index
                %4974 = arith.muli %4852, %c4 : index
                %4975 = arith.divui %4973, %c31 : index
                %4976 = arith.muli %4975, %c31 : index
                %4977 = arith.remui %4973, %c13 : index
                %4978 = arith.muli %4977, %c13 : index
                %4979 = arith.addi %4976, %4978 : index
                %4980 = arith.divui %4973, %c13 : index
                %4981 = arith.remui %4980, %c13 : index
                %4982 = arith.addi %4979, %4981 : index
                %4983 = arith.addi %4974, %4982 : index
                %4984 = arith.addi %4972, %4983 : index
                %4985 = arith.addi %4969, %4984 : index
                vector.store %4970, %kv[%4985] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4986 = arith.subi %4848, %kvHeads : index
                %4987 = arith.muli %4986, %c9 : index
                %4988 = arith.addi %4853, %4987 : index
                %4989 = arith.addi %4962, %c8 : index
                %4990 = arith.divui %4989, %c4 : index
                %4991 = arith.muli %4990, %c25 : index
                %4992 = arith.addi %4991, %c10 : index
                %4993 = arith.remui %4989, %c4 : index
                %4994 = arith.divui %4852, %c13 : index
                %4995 = arith.remui %4852, %c13 : index
                %4996 = arith.muli %4995, %c14 : index
                %4997 = arith.addi %4994, %4996 : index
                %4998 = arith.muli %4993, %c4 : index
                %4999 = arith.divui %4997, %c31 : index
                %5000 = arith.muli %4999, %c31 : index
                %5001 = arith.remui %4997, %c13 : index
                %5002 = arith.muli %5001, %c13 : index
                %5003 = arith.addi %5000, %5002 : index
                %5004 = arith.divui %4997, %c13 : index
                %5005 = arith.remui %5004, %c13 : index
                %5006 = arith.addi %5003, %5005 : index
                %5007 = arith.addi %4998, %5006 : index
                %5008 = arith.addi %4992, %5007 : index
                %5009 = arith.addi %4988, %5008 : index
                %5010 = vector.shuffle %4966, %4966 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5010, %kv[%5009] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5011 = arith.addi %4962, %c7 : index
                %5012 = arith.divui %5011, %c4 : index
                %5013 = arith.muli %5012, %c25 : index
                %5014 = arith.addi %5013, %c10 : index
                %5015 = arith.remui %5011, %c4 : index
                %5016 = arith.divui %4852, %c13 : index
                %5017 = arith.remui %4852, %c13 : index
                %5018 = arith.muli %5017, %c14 : index
                %5019 = arith.addi %5016, %5018 : index
                %5020 = arith.muli %5015, %c4 : index
                %5021 = arith.divui %5019, %c31 : index
                %5022 = arith.muli %5021, %c31 : index
                %5023 = arith.remui %5019, %c13 : index
                %5024 = arith.muli %5023, %c13 : index
                %5025 = arith.addi %5022, %5024 : index
                %5026 = arith.divui %5019, %c13 : index
                %5027 = arith.remui %5026, %c13 : index
                %5028 = arith.addi %5025, %5027 : index
                %5029 = arith.addi %5020, %5028 : index
                %5030 = arith.addi %5014, %5029 : index
                %5031 = arith.addi %4988, %5030 : index
                %5032 = vector.shuffle %4966, %4966 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5032, %kv[%5031] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5033 = arith.addi %4962, %c13 : index
                %5034 = arith.divui %5033, %c4 : index
                %5035 = arith.muli %5034, %c25 : index
                %5036 = arith.addi %5035, %c10 : index
                %5037 = arith.remui %5033, %c4 : index
                %5038 = arith.divui %4852, %c13 : index
                %5039 = arith.remui %4852, %c13 : index
                %5040 = arith.muli %5039, %c14 : index
                %5041 = arith.addi %5038, %5040 : index
                %5042 = arith.muli %5037, %c4 : index
                %5043 = arith.divui %5041, %c31 : index
                %5044 = arith.muli %5043, %c31 : index
                %5045 = arith.remui %5041, %c13 : index
                %5046 = arith.muli %5045, %c13 : index
                %5047 = arith.addi %5044, %5046 : index
                %5048 = arith.divui %5041, %c13 : index
                %5049 = arith.remui %5048, %c13 : index
                %5050 = arith.addi %5047, %5049 : index
                %5051 = arith.addi %5042, %5050 : index
                %5052 = arith.addi %5036, %5051 : index
                %5053 = arith.addi %4988, %5052 : index
                %5054 = vector.shuffle %4966, %4966 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5054, %kv[%5053] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5055 = arith.addi %4962, %c26 : index
                %5056 = arith.divui %5055, %c4 : index
                %5057 = arith.muli %5056, %c25 : index
                %5058 = arith.addi %5057, %c10 : index
                %5059 = arith.remui %5055, %c4 : index
                %5060 = arith.divui %4852, %c13 : index
                %5061 = arith.remui %4852, %c13 : index
                %5062 = arith.muli %5061, %c14 : index
                %5063 = arith.addi %5060, %5062 : index
                %5064 = arith.muli %5059, %c4 : index
                %5065 = arith.divui %5063, %c31 : index
                %5066 = arith.muli %5065, %c31 : index
                %5067 = arith.remui %5063, %c13 : index
                %5068 = arith.muli %5067, %c13 : index
                %5069 = arith.addi %5066, %5068 : index
                %5070 = arith.divui %5063, %c13 : index
                %5071 = arith.remui %5070, %c13 : index
                %5072 = arith.addi %5069, %5071 : index
                %5073 = arith.addi %5064, %5072 : index
                %5074 = arith.addi %5058, %5073 : index
                %5075 = arith.addi %4988, %5074 : index
                %5076 = vector.shuffle %4966, %4966 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5076, %kv[%5075] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5077 = arith.cmpi eq, %codec, %c13 : index
          scf.if %5077 {
            %5078 = wave.lane
            %5079 = arith.muli %5078, %c31 : index
            scf.for %5080 = %5079 to %c34 step %c6 {
              %5081 = arith.addi %4847, %5080 : index
              %5082 = vector.load %17[%5081] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5083 = arith.mulf %5082, %4850 : vector<4xf32>
              %5084 = wave.fp8_encode "e5m2" %5083 : vector<4xf32> -> vector<4xi8>
              %5085 = arith.cmpi slt, %4848, %kvHeads : index
              scf.if %5085 {
                %5086 = arith.muli %4848, %c9 : index
                %5087 = arith.addi %4853, %5086 : index
                %5088 = vector.shuffle %5084, %5084 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5089 = arith.divui %5080, %c4 : index
                %5090 = arith.muli %5089, %c25 : index
                %5091 = arith.remui %5080, %c4 : index
                %5092 = arith.muli %4852, %c4 : index
                %5093 = arith.divui %5091, %c31 : index
                %5094 = arith.muli %5093, %c31 : index
                %5095 = arith.remui %5091, %c13 : index
                %5096 = arith.muli %5095, %c13 : index
                %5097 = arith.addi %5094, %5096 : index
                %5098 = arith.divui %5091, %c13 : index
                %5099 = arith.remui %5098, %c13 : index
                %5100 = arith.addi %5097, %5099 : index
                %5101 = arith.addi %5092, %5100 : index
                %5102 = arith.addi %5090, %5101 : index
                %5103 = arith.addi %5087, %5102 : index
                vector.store %5088, %kv[%5103] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5104 = arith.subi %4848, %kvHeads : index
                %5105 = arith.muli %5104, %c9 : index
                %5106 = arith.addi %4853, %5105 : index
                %5107 = arith.addi %5080, %c8 : index
                %5108 = arith.divui %5107, %c4 : index
                %5109 = arith.muli %5108, %c25 : index
                %5110 = arith.addi %5109, %c10 : index
                %5111 = arith.remui %5107, %c4 : index
                %5112 = arith.divui %4852, %c13 : index
                %5113 = arith.remui %4852, %c13 : index
                %5114 = arith.muli %5113, %c14 : index
                %5115 = arith.addi %5112, %5114 : index
                %5116 = arith.muli %5111, %c4 : index
                %5117 = arith.divui %5115, %c31 : index
                %5118 = arith.muli %5117, %c31 : index
                %5119 = arith.remui %5115, %c13 : index
                %5120 = arith.muli %5119, %c13 : index
                %5121 = arith.addi %5118, %5120 : index
                %5122 = arith.divui %5115, %c13 : index
                %5123 = arith.remui %5122, %c13 : index
                %5124 = arith.addi %5121, %5123 : index
                %5125 = arith.addi %5116, %5124 : index
                %5126 = arith.addi %5110, %5125 : index
                %5127 = arith.addi %5106, %5126 : index
                %5128 = vector.shuffle %5084, %5084 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5128, %kv[%5127] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5129 = arith.addi %5080, %c7 : index
                %5130 = arith.divui %5129, %c4 : index
                %5131 = arith.muli %5130, %c25 : index
                %5132 = arith.addi %5131, %c10 : index
                %5133 = arith.remui %5129, %c4 : index
                %5134 = arith.divui %4852, %c13 : index
                %5135 = arith.remui %4852, %c13 : index
                %5136 = arith.muli %5135, %c14 : index
                %5137 = arith.addi %5134, %5136 : index
                %5138 = arith.muli %5133, %c4 : index
                %5139 = arith.divui %5137, %c31 : index
                %5140 = arith.muli %5139, %c31 : index
                %5141 = arith.remui %5137, %c13 : index
                %5142 = arith.muli %5141, %c13 : index
                %5143 = arith.addi %5140, %5142 : index
                %5144 = arith.divui %5137, %c13 : index
                %5145 = arith.remui %5144, %c13 : index
                %5146 = arith.addi %5143, %5145 : index
                %5147 = arith.addi %5138, %5146 : index
                %5148 = arith.addi %5132, %5147 : index
                %5149 = arith.addi %5106, %5148 : index
                %5150 = vector.shuffle %5084, %5084 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5150, %kv[%5149] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5151 = arith.addi %5080, %c13 : index
                %5152 = arith.divui %5151, %c4 : index
                %5153 = arith.muli %5152, %c25 : index
                %5154 = arith.addi %5153, %c10 : index
                %5155 = arith.remui %5151, %c4 : index
                %5156 = arith.divui %4852, %c13 : index
                %5157 = arith.remui %4852, %c13 : index
                %5158 = arith.muli %5157, %c14 : index
                %5159 = arith.addi %5156, %5158 : index
                %5160 = arith.muli %5155, %c4 : index
                %5161 = arith.divui %5159, %c31 : index
                %5162 = arith.muli %5161, %c31 : index
                %5163 = arith.remui %5159, %c13 : index
                %5164 = arith.muli %5163, %c13 : index
                %5165 = arith.addi %5162, %5164 : index
                %5166 = arith.divui %5159, %c13 : index
                %5167 = arith.remui %5166, %c13 : index
                %5168 = arith.addi %5165, %5167 : index
                %5169 = arith.addi %5160, %5168 : index
                %5170 = arith.addi %5154, %5169 : index
                %5171 = arith.addi %5106, %5170 : index
                %5172 = vector.shuffle %5084, %5084 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5172, %kv[%5171] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5173 = arith.addi %5080, %c26 : index
                %5174 = arith.divui %5173, %c4 : index
                %5175 = arith.muli %5174, %c25 : index
                %5176 = arith.addi %5175, %c10 : index
                %5177 = arith.remui %5173, %c4 : index
                %5178 = arith.divui %4852, %c13 : index
                %5179 = arith.remui %4852, %c13 : index
                %5180 = arith.muli %5179, %c14 : index
                %5181 = arith.addi %5178, %5180 : index
                %5182 = arith.muli %5177, %c4 : index
                %5183 = arith.divui %5181, %c31 : index
                %5184 = arith.muli %5183, %c31 : index
                %5185 = arith.remui %5181, %c13 : index
                %5186 = arith.muli %5185, %c13 : index
                %5187 = arith.addi %5184, %5186 : index
                %5188 = arith.divui %5181, %c13 : index
                %5189 = arith.remui %5188, %c13 : index
                %5190 = arith.addi %5187, %5189 : index
                %5191 = arith.addi %5182, %5190 : index
                %5192 = arith.addi %5176, %5191 : index
                %5193 = arith.addi %5106, %5192 : index
                %5194 = vector.shuffle %5084, %5084 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5194, %kv[%5193] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %5195 = arith.addi %4481, %c44 : index
      %5196 = arith.addi %4480, %5195 : index
      %5197 = arith.cmpi slt, %5196, %19 : index
      %5198 = arith.cmpi slt, %5195, %c4 : index
      %5199 = arith.andi %5197, %5198 : i1
      scf.if %5199 {
        %5200 = arith.addi %4480, %5195 : index
        %5201 = arith.addi %slotsAt, %5200 : index
        %5202 = memref.load %step[%5201] : memref<?xi32>
        %5203 = arith.index_cast %5202 : i32 to index
        %5204 = arith.cmpi sge, %5203, %c8 : index
        scf.if %5204 {
          %5205 = arith.muli %5195, %c34 : index
          %5206 = arith.subi %0, %heads : index
          %5207 = memref.load %scales[%5206] : memref<?xf32>
          %5208 = vector.broadcast %5207 : f32 to vector<4xf32>
          %5209 = arith.divui %5203, %c4 : index
          %5210 = arith.remui %5203, %c4 : index
          %5211 = arith.muli %5209, %pageBytes : index
          %5212 = arith.cmpi eq, %codec, %c8 : index
          scf.if %5212 {
            %5213 = wave.lane
            %5214 = arith.muli %5213, %c31 : index
            scf.for %5215 = %5214 to %c34 step %c6 {
              %5216 = arith.addi %5205, %5215 : index
              %5217 = vector.load %17[%5216] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5218 = arith.mulf %5217, %5208 : vector<4xf32>
              %5219 = arith.minimumf %5218, %c48 : vector<4xf32>
              %5220 = arith.maximumf %5219, %c49 : vector<4xf32>
              %5221 = arith.truncf %5220 : vector<4xf32> to vector<4xf16>
              %5222 = vector.bitcast %5221 : vector<4xf16> to vector<8xi8>
              %5223 = arith.cmpi slt, %5206, %kvHeads : index
              scf.if %5223 {
                %5224 = arith.muli %5206, %c50 : index
                %5225 = arith.addi %5211, %5224 : index
                %5226 = arith.divui %5215, %c4 : index
                %5227 = arith.muli %5226, %c20 : index
                %5228 = arith.remui %5215, %c4 : index
                %5229 = arith.divui %5228, %c14 : index
                %5230 = arith.muli %5229, %c25 : index
                %5231 = arith.muli %5210, %c4 : index
                %5232 = arith.addi %5230, %5231 : index
                %5233 = arith.remui %5228, %c14 : index
                %5234 = arith.muli %5233, %c13 : index
                %5235 = arith.addi %5232, %5234 : index
                %5236 = arith.addi %5227, %5235 : index
                %5237 = arith.addi %5225, %5236 : index
                vector.store %5222, %kv[%5237] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5238 = arith.subi %5206, %kvHeads : index
                %5239 = arith.muli %5238, %c50 : index
                %5240 = arith.addi %5211, %5239 : index
                %5241 = arith.addi %5215, %c8 : index
                %5242 = arith.divui %5241, %c4 : index
                %5243 = arith.muli %5242, %c20 : index
                %5244 = arith.addi %5243, %c9 : index
                %5245 = arith.remui %5241, %c4 : index
                %5246 = arith.divui %5210, %c13 : index
                %5247 = arith.remui %5210, %c13 : index
                %5248 = arith.muli %5247, %c14 : index
                %5249 = arith.addi %5246, %5248 : index
                %5250 = arith.divui %5249, %c14 : index
                %5251 = arith.muli %5250, %c25 : index
                %5252 = arith.muli %5245, %c4 : index
                %5253 = arith.addi %5251, %5252 : index
                %5254 = arith.remui %5249, %c14 : index
                %5255 = arith.muli %5254, %c13 : index
                %5256 = arith.addi %5253, %5255 : index
                %5257 = arith.addi %5244, %5256 : index
                %5258 = arith.addi %5240, %5257 : index
                %5259 = vector.shuffle %5222, %5222 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5259, %kv[%5258] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5260 = arith.addi %5215, %c7 : index
                %5261 = arith.divui %5260, %c4 : index
                %5262 = arith.muli %5261, %c20 : index
                %5263 = arith.addi %5262, %c9 : index
                %5264 = arith.remui %5260, %c4 : index
                %5265 = arith.divui %5210, %c13 : index
                %5266 = arith.remui %5210, %c13 : index
                %5267 = arith.muli %5266, %c14 : index
                %5268 = arith.addi %5265, %5267 : index
                %5269 = arith.divui %5268, %c14 : index
                %5270 = arith.muli %5269, %c25 : index
                %5271 = arith.muli %5264, %c4 : index
                %5272 = arith.addi %5270, %5271 : index
                %5273 = arith.remui %5268, %c14 : index
                %5274 = arith.muli %5273, %c13 : index
                %5275 = arith.addi %5272, %5274 : index
                %5276 = arith.addi %5263, %5275 : index
                %5277 = arith.addi %5240, %5276 : index
                %5278 = vector.shuffle %5222, %5222 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5278, %kv[%5277] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5279 = arith.addi %5215, %c13 : index
                %5280 = arith.divui %5279, %c4 : index
                %5281 = arith.muli %5280, %c20 : index
                %5282 = arith.addi %5281, %c9 : index
                %5283 = arith.remui %5279, %c4 : index
                %5284 = arith.divui %5210, %c13 : index
                %5285 = arith.remui %5210, %c13 : index
                %5286 = arith.muli %5285, %c14 : index
                %5287 = arith.addi %5284, %5286 : index
                %5288 = arith.divui %5287, %c14 : index
                %5289 = arith.muli %5288, %c25 : index
                %5290 = arith.muli %5283, %c4 : index
                %5291 = arith.addi %5289, %5290 : index
                %5292 = arith.remui %5287, %c14 : index
                %5293 = arith.muli %5292, %c13 : index
                %5294 = arith.addi %5291, %5293 : index
                %5295 = arith.addi %5282, %5294 : index
                %5296 = arith.addi %5240, %5295 : index
                %5297 = vector.shuffle %5222, %5222 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5297, %kv[%5296] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5298 = arith.addi %5215, %c26 : index
                %5299 = arith.divui %5298, %c4 : index
                %5300 = arith.muli %5299, %c20 : index
                %5301 = arith.addi %5300, %c9 : index
                %5302 = arith.remui %5298, %c4 : index
                %5303 = arith.divui %5210, %c13 : index
                %5304 = arith.remui %5210, %c13 : index
                %5305 = arith.muli %5304, %c14 : index
                %5306 = arith.addi %5303, %5305 : index
                %5307 = arith.divui %5306, %c14 : index
                %5308 = arith.muli %5307, %c25 : index
                %5309 = arith.muli %5302, %c4 : index
                %5310 = arith.addi %5308, %5309 : index
                %5311 = arith.remui %5306, %c14 : index
                %5312 = arith.muli %5311, %c13 : index
                %5313 = arith.addi %5310, %5312 : index
                %5314 = arith.addi %5301, %5313 : index
                %5315 = arith.addi %5240, %5314 : index
                %5316 = vector.shuffle %5222, %5222 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5316, %kv[%5315] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5317 = arith.cmpi eq, %codec, %c7 : index
          scf.if %5317 {
            %5318 = wave.lane
            %5319 = arith.muli %5318, %c31 : index
            scf.for %5320 = %5319 to %c34 step %c6 {
              %5321 = arith.addi %5205, %5320 : index
              %5322 = vector.load %17[%5321] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5323 = arith.mulf %5322, %5208 : vector<4xf32>
              %5324 = wave.fp8_encode "e4m3" %5323 : vector<4xf32> -> vector<4xi8>
              %5325 = arith.cmpi slt, %5206, %kvHeads : index
              scf.if %5325 {
                %5326 = arith.muli %5206, %c9 : index
                %5327 = arith.addi %5211, %5326 : index
                %5328 = vector.shuffle %5324, %5324 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5329 = arith.divui %5320, %c4 : index
                %5330 = arith.muli %5329, %c25 : index
                %5331 = arith.remui %5320, %c4 : index
                %5332 = arith.muli %5210, %c4 : index
                %5333 = arith.divui %5331, %c31 : index
                %5334 = arith.muli %5333, %c31 : index
                %5335 = arith.remui %5331, %c13 : index
                %5336 = arith.muli %5335, %c13 : index
                %5337 = arith.addi %5334, %5336 : index
                %5338 = arith.divui %5331, %c13 : index
                %5339 = arith.remui %5338, %c13 : index
                %5340 = arith.addi %5337, %5339 : index
                %5341 = arith.addi %5332, %5340 : index
                %5342 = arith.addi %5330, %5341 : index
                %5343 = arith.addi %5327, %5342 : index
                vector.store %5328, %kv[%5343] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5344 = arith.subi %5206, %kvHeads : index
                %5345 = arith.muli %5344, %c9 : index
                %5346 = arith.addi %5211, %5345 : index
                %5347 = arith.addi %5320, %c8 : index
                %5348 = arith.divui %5347, %c4 : index
                %5349 = arith.muli %5348, %c25 : index
                %5350 = arith.addi %5349, %c10 : index
                %5351 = arith.remui %5347, %c4 : index
                %5352 = arith.divui %5210, %c13 : index
                %5353 = arith.remui %5210, %c13 : index
                %5354 = arith.muli %5353, %c14 : index
                %5355 = arith.addi %5352, %5354 : index
                %5356 = arith.muli %5351, %c4 : index
                %5357 = arith.divui %5355, %c31 : index
                %5358 = arith.muli %5357, %c31 : index
                %5359 = arith.remui %5355, %c13 : index
                %5360 = arith.muli %5359, %c13 : index
                %5361 = arith.addi %5358, %5360 : index
                %5362 = arith.divui %5355, %c13 : index
                %5363 = arith.remui %5362, %c13 : index
                %5364 = arith.addi %5361, %5363 : index
                %5365 = arith.addi %5356, %5364 : index
                %5366 = arith.addi %5350, %5365 : index
                %5367 = arith.addi %5346, %5366 : index
                %5368 = vector.shuffle %5324, %5324 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5368, %kv[%5367] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5369 = arith.addi %5320, %c7 : index
                %5370 = arith.divui %5369, %c4 : index
                %5371 = arith.muli %5370, %c25 : index
                %5372 = arith.addi %5371, %c10 : index
                %5373 = arith.remui %5369, %c4 : index
                %5374 = arith.divui %5210, %c13 : index
                %5375 = arith.remui %5210, %c13 : index
                %5376 = arith.muli %5375, %c14 : index
                %5377 = arith.addi %5374, %5376 : index
                %5378 = arith.muli %5373, %c4 : index
                %5379 = arith.divui %5377, %c31 : index
                %5380 = arith.muli %5379, %c31 : index
                %5381 = arith.remui %5377, %c13 : index
                %5382 = arith.muli %5381, %c13 : index
                %5383 = arith.addi %5380, %5382 : index
                %5384 = arith.divui %5377, %c13 : index
                %5385 = arith.remui %5384, %c13 : index
                %5386 = arith.addi %5383, %5385 : index
                %5387 = arith.addi %5378, %5386 : index
                %5388 = arith.addi %5372, %5387 : index
                %5389 = arith.addi %5346, %5388 : index
                %5390 = vector.shuffle %5324, %5324 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5390, %kv[%5389] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5391 = arith.addi %5320, %c13 : index
                %5392 = arith.divui %5391, %c4 : index
                %5393 = arith.muli %5392, %c25 : index
                %5394 = arith.addi %5393, %c10 : index
                %5395 = arith.remui %5391, %c4 : index
                %5396 = arith.divui %5210, %c13 : index
                %5397 = arith.remui %5210, %c13 : index
                %5398 = arith.muli %5397, %c14 : index
                %5399 = arith.addi %5396, %5398 : index
                %5400 = arith.muli %5395, %c4 : index
                %5401 = arith.divui %5399, %c31 : index
                %5402 = arith.muli %5401, %c31 : index
                %5403 = arith.remui %5399, %c13 : index
                %5404 = arith.muli %5403, %c13 : index
                %5405 = arith.addi %5402, %5404 : index
                %5406 = arith.divui %5399, %c13 : index
                %5407 = arith.remui %5406, %c13 : index
                %5408 = arith.addi %5405, %5407 : index
                %5409 = arith.addi %5400, %5408 : index
                %5410 = arith.addi %5394, %5409 : index
                %5411 = arith.addi %5346, %5410 : index
                %5412 = vector.shuffle %5324, %5324 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5412, %kv[%5411] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5413 = arith.addi %5320, %c26 : index
                %5414 = arith.divui %5413, %c4 : index
                %5415 = arith.muli %5414, %c25 : index
                %5416 = arith.addi %5415, %c10 : index
                %5417 = arith.remui %5413, %c4 : index
                %5418 = arith.divui %5210, %c13 : index
                %5419 = arith.remui %5210, %c13 : index
                %5420 = arith.muli %5419, %c14 : index
                %5421 = arith.addi %5418, %5420 : index
                %5422 = arith.muli %5417, %c4 : index
                %5423 = arith.divui %5421, %c31 : index
                %5424 = arith.muli %5423, %c31 : index
                %5425 = arith.remui %5421, %c13 : index
                %5426 = arith.muli %5425, %c13 : index
                %5427 = arith.addi %5424, %5426 : index
                %5428 = arith.divui %5421, %c13 : index
                %5429 = arith.remui %5428, %c13 : index
                %5430 = arith.addi %5427, %5429 : index
                %5431 = arith.addi %5422, %5430 : index
                %5432 = arith.addi %5416, %5431 : index
                %5433 = arith.addi %5346, %5432 : index
                %5434 = vector.shuffle %5324, %5324 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5434, %kv[%5433] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5435 = arith.cmpi eq, %codec, %c13 : index
          scf.if %5435 {
            %5436 = wave.lane
            %5437 = arith.muli %5436, %c31 : index
            scf.for %5438 = %5437 to %c34 step %c6 {
              %5439 = arith.addi %5205, %5438 : index
              %5440 = vector.load %17[%5439] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5441 = arith.mulf %5440, %5208 : vector<4xf32>
              %5442 = wave.fp8_encode "e5m2" %5441 : vector<4xf32> -> vector<4xi8>
              %5443 = arith.cmpi slt, %5206, %kvHeads : index
              scf.if %5443 {
                %5444 = arith.muli %5206, %c9 : index
                %5445 = arith.addi %5211, %5444 : index
                %5446 = vector.shuffle %5442, %5442 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5447 = arith.divui %5438, %c4 : index
                %5448 = arith.muli %5447, %c25 : index
                %5449 = arith.remui %5438, %c4 : index
                %5450 = arith.muli %5210, %c4 : index
                %5451 = arith.divui %5449, %c31 : index
                %5452 = arith.muli %5451, %c31 : index
                %5453 = arith.remui %5449, %c13 : index
                %5454 = arith.muli %5453, %c13 : index
                %5455 = arith.addi %5452, %5454 : index
                %5456 = arith.divui %5449, %c13 : index
                %5457 = arith.remui %5456, %c13 : index
                %5458 = arith.addi %5455, %5457 : index
                %5459 = arith.addi %5450, %5458 : index
                %5460 = arith.addi %5448, %5459 : index
                %5461 = arith.addi %5445, %5460 : index
                vector.store %5446, %kv[%5461] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5462 = arith.subi %5206, %kvHeads : index
                %5463 = arith.muli %5462, %c9 : index
                %5464 = arith.addi %5211, %5463 : index
                %5465 = arith.addi %5438, %c8 : index
                %5466 = arith.divui %5465, %c4 : index
                %5467 = arith.muli %5466, %c25 : index
                %5468 = arith.addi %5467, %c10 : index
                %5469 = arith.remui %5465, %c4 : index
                %5470 = arith.divui %5210, %c13 : index
                %5471 = arith.remui %5210, %c13 : index
                %5472 = arith.muli %5471, %c14 : index
                %5473 = arith.addi %5470, %5472 : index
                %5474 = arith.muli %5469, %c4 : index
                %5475 = arith.divui %5473, %c31 : index
                %5476 = arith.muli %5475, %c31 : index
                %5477 = arith.remui %5473, %c13 : index
                %5478 = arith.muli %5477, %c13 : index
                %5479 = arith.addi %5476, %5478 : index
                %5480 = arith.divui %5473, %c13 : index
                %5481 = arith.remui %5480, %c13 : index
                %5482 = arith.addi %5479, %5481 : index
                %5483 = arith.addi %5474, %5482 : index
                %5484 = arith.addi %5468, %5483 : index
                %5485 = arith.addi %5464, %5484 : index
                %5486 = vector.shuffle %5442, %5442 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5486, %kv[%5485] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5487 = arith.addi %5438, %c7 : index
                %5488 = arith.divui %5487, %c4 : index
                %5489 = arith.muli %5488, %c25 : index
                %5490 = arith.addi %5489, %c10 : index
                %5491 = arith.remui %5487, %c4 : index
                %5492 = arith.divui %5210, %c13 : index
                %5493 = arith.remui %5210, %c13 : index
                %5494 = arith.muli %5493, %c14 : index
                %5495 = arith.addi %5492, %5494 : index
                %5496 = arith.muli %5491, %c4 : index
                %5497 = arith.divui %5495, %c31 : index
                %5498 = arith.muli %5497, %c31 : index
                %5499 = arith.remui %5495, %c13 : index
                %5500 = arith.muli %5499, %c13 : index
                %5501 = arith.addi %5498, %5500 : index
                %5502 = arith.divui %5495, %c13 : index
                %5503 = arith.remui %5502, %c13 : index
                %5504 = arith.addi %5501, %5503 : index
                %5505 = arith.addi %5496, %5504 : index
                %5506 = arith.addi %5490, %5505 : index
                %5507 = arith.addi %5464, %5506 : index
                %5508 = vector.shuffle %5442, %5442 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5508, %kv[%5507] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5509 = arith.addi %5438, %c13 : index
                %5510 = arith.divui %5509, %c4 : index
                %5511 = arith.muli %5510, %c25 : index
                %5512 = arith.addi %5511, %c10 : index
                %5513 = arith.remui %5509, %c4 : index
                %5514 = arith.divui %5210, %c13 : index
                %5515 = arith.remui %5210, %c13 : index
                %5516 = arith.muli %5515, %c14 : index
                %5517 = arith.addi %5514, %5516 : index
                %5518 = arith.muli %5513, %c4 : index
                %5519 = arith.divui %5517, %c31 : index
                %5520 = arith.muli %5519, %c31 : index
                %5521 = arith.remui %5517, %c13 : index
                %5522 = arith.muli %5521, %c13 : index
                %5523 = arith.addi %5520, %5522 : index
                %5524 = arith.divui %5517, %c13 : index
                %5525 = arith.remui %5524, %c13 : index
                %5526 = arith.addi %5523, %5525 : index
                %5527 = arith.addi %5518, %5526 : index
                %5528 = arith.addi %5512, %5527 : index
                %5529 = arith.addi %5464, %5528 : index
                %5530 = vector.shuffle %5442, %5442 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5530, %kv[%5529] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5531 = arith.addi %5438, %c26 : index
                %5532 = arith.divui %5531, %c4 : index
                %5533 = arith.muli %5532, %c25 : index
                %5534 = arith.addi %5533, %c10 : index
                %5535 = arith.remui %5531, %c4 : index
                %5536 = arith.divui %5210, %c13 : index
                %5537 = arith.remui %5210, %c13 : index
                %5538 = arith.muli %5537, %c14 : index
                %5539 = arith.addi %5536, %5538 : index
                %5540 = arith.muli %5535, %c4 : index
                %5541 = arith.divui %5539, %c31 : index
                %5542 = arith.muli %5541, %c31 : index
                %5543 = arith.remui %5539, %c13 : index
                %5544 = arith.muli %5543, %c13 : index
                %5545 = arith.addi %5542, %5544 : index
                %5546 = arith.divui %5539, %c13 : index
                %5547 = arith.remui %5546, %c13 : index
                %5548 = arith.addi %5545, %5547 : index
                %5549 = arith.addi %5540, %5548 : index
                %5550 = arith.addi %5534, %5549 : index
                %5551 = arith.addi %5464, %5550 : index
                %5552 = vector.shuffle %5442, %5442 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5552, %kv[%5551] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
