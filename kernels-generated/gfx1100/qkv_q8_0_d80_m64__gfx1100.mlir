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
  %c33 = arith.constant 0x3F800000 : f32
  %c34 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c36 = arith.constant 40 : index
  %c37 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c40 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c43 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c47 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c48 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c49 = arith.constant 5120 : index
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
      %590 = memref.load %factors[%587] : memref<?xf32>
      %591 = arith.select %589, %590, %c33 : f32
      %592 = arith.addi %541, %c8 : index
      %593 = arith.muli %583, %c15 : index
      %594 = arith.addi %592, %593 : index
      %595 = memref.load %16[%594] : memref<?xf32>
      %596 = arith.addi %594, %c10 : index
      %597 = memref.load %16[%596] : memref<?xf32>
      %598 = arith.addf %595, %597 : f32
      %599 = arith.remui %538, %c4 : index
      %600 = arith.muli %599, %c31 : index
      %601 = arith.addi %15, %600 : index
      %602 = vector.load %w[%601] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %603 = vector.bitcast %602 : vector<4xi8> to vector<1xf32>
      %604 = vector.extract %603[0] : f32 from vector<1xf32>
      %605 = arith.mulf %604, %591 : f32
      %606 = arith.mulf %598, %605 : f32
      %607 = arith.muli %3, %c7 : index
      %608 = arith.addi %607, %c8 : index
      %609 = arith.muli %608, %c4 : index
      %610 = arith.remui %538, %c4 : index
      %611 = arith.addi %609, %610 : index
      %612 = arith.muli %586, %c34 : index
      %613 = arith.addi %612, %611 : index
      memref.store %606, %17[%613] : memref<?xf32>
    }
    %614 = arith.muli %4, %c31 : index
    %615 = arith.addi %614, %c7 : index
    %616 = arith.muli %615, %c13 : index
    %617 = arith.divui %538, %c4 : index
    %618 = arith.addi %616, %617 : index
    %619 = arith.addi %537, %618 : index
    %620 = arith.cmpi slt, %619, %19 : index
    scf.if %620 {
      %621 = arith.cmpi eq, %hasFactors, %c7 : index
      %622 = memref.load %factors[%619] : memref<?xf32>
      %623 = arith.select %621, %622, %c33 : f32
      %624 = arith.addi %541, %c8 : index
      %625 = arith.muli %615, %c15 : index
      %626 = arith.addi %624, %625 : index
      %627 = memref.load %16[%626] : memref<?xf32>
      %628 = arith.addi %626, %c10 : index
      %629 = memref.load %16[%628] : memref<?xf32>
      %630 = arith.addf %627, %629 : f32
      %631 = arith.remui %538, %c4 : index
      %632 = arith.muli %631, %c31 : index
      %633 = arith.addi %15, %632 : index
      %634 = vector.load %w[%633] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %635 = vector.bitcast %634 : vector<4xi8> to vector<1xf32>
      %636 = vector.extract %635[0] : f32 from vector<1xf32>
      %637 = arith.mulf %636, %623 : f32
      %638 = arith.mulf %630, %637 : f32
      %639 = arith.muli %3, %c7 : index
      %640 = arith.addi %639, %c8 : index
      %641 = arith.muli %640, %c4 : index
      %642 = arith.remui %538, %c4 : index
      %643 = arith.addi %641, %642 : index
      %644 = arith.muli %618, %c34 : index
      %645 = arith.addi %644, %643 : index
      memref.store %638, %17[%645] : memref<?xf32>
    }
    %646 = arith.muli %4, %c31 : index
    %647 = arith.addi %646, %c13 : index
    %648 = arith.muli %647, %c13 : index
    %649 = arith.divui %538, %c4 : index
    %650 = arith.addi %648, %649 : index
    %651 = arith.addi %537, %650 : index
    %652 = arith.cmpi slt, %651, %19 : index
    scf.if %652 {
      %653 = arith.cmpi eq, %hasFactors, %c7 : index
      %654 = memref.load %factors[%651] : memref<?xf32>
      %655 = arith.select %653, %654, %c33 : f32
      %656 = arith.addi %541, %c8 : index
      %657 = arith.muli %647, %c15 : index
      %658 = arith.addi %656, %657 : index
      %659 = memref.load %16[%658] : memref<?xf32>
      %660 = arith.addi %658, %c10 : index
      %661 = memref.load %16[%660] : memref<?xf32>
      %662 = arith.addf %659, %661 : f32
      %663 = arith.remui %538, %c4 : index
      %664 = arith.muli %663, %c31 : index
      %665 = arith.addi %15, %664 : index
      %666 = vector.load %w[%665] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %667 = vector.bitcast %666 : vector<4xi8> to vector<1xf32>
      %668 = vector.extract %667[0] : f32 from vector<1xf32>
      %669 = arith.mulf %668, %655 : f32
      %670 = arith.mulf %662, %669 : f32
      %671 = arith.muli %3, %c7 : index
      %672 = arith.addi %671, %c8 : index
      %673 = arith.muli %672, %c4 : index
      %674 = arith.remui %538, %c4 : index
      %675 = arith.addi %673, %674 : index
      %676 = arith.muli %650, %c34 : index
      %677 = arith.addi %676, %675 : index
      memref.store %670, %17[%677] : memref<?xf32>
    }
    %678 = arith.muli %4, %c31 : index
    %679 = arith.addi %678, %c26 : index
    %680 = arith.muli %679, %c13 : index
    %681 = arith.divui %538, %c4 : index
    %682 = arith.addi %680, %681 : index
    %683 = arith.addi %537, %682 : index
    %684 = arith.cmpi slt, %683, %19 : index
    scf.if %684 {
      %685 = arith.cmpi eq, %hasFactors, %c7 : index
      %686 = memref.load %factors[%683] : memref<?xf32>
      %687 = arith.select %685, %686, %c33 : f32
      %688 = arith.addi %541, %c8 : index
      %689 = arith.muli %679, %c15 : index
      %690 = arith.addi %688, %689 : index
      %691 = memref.load %16[%690] : memref<?xf32>
      %692 = arith.addi %690, %c10 : index
      %693 = memref.load %16[%692] : memref<?xf32>
      %694 = arith.addf %691, %693 : f32
      %695 = arith.remui %538, %c4 : index
      %696 = arith.muli %695, %c31 : index
      %697 = arith.addi %15, %696 : index
      %698 = vector.load %w[%697] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %699 = vector.bitcast %698 : vector<4xi8> to vector<1xf32>
      %700 = vector.extract %699[0] : f32 from vector<1xf32>
      %701 = arith.mulf %700, %687 : f32
      %702 = arith.mulf %694, %701 : f32
      %703 = arith.muli %3, %c7 : index
      %704 = arith.addi %703, %c8 : index
      %705 = arith.muli %704, %c4 : index
      %706 = arith.remui %538, %c4 : index
      %707 = arith.addi %705, %706 : index
      %708 = arith.muli %682, %c34 : index
      %709 = arith.addi %708, %707 : index
      memref.store %702, %17[%709] : memref<?xf32>
    }
    wave.barrier
    %710 = arith.addi %20, %c8 : index
    %711 = wave.wave
    %712 = arith.addi %711, %c8 : index
    %713 = arith.addi %710, %712 : index
    %714 = arith.cmpi slt, %713, %19 : index
    %715 = arith.cmpi slt, %712, %c4 : index
    %716 = arith.andi %714, %715 : i1
    scf.if %716 {
      %717 = arith.addi %710, %712 : index
      %718 = arith.muli %712, %c34 : index
      %719 = wave.lane
      %720 = arith.addi %719, %c8 : index
      %721 = arith.cmpi eq, %hasBias, %c7 : index
      %722 = arith.addi %718, %720 : index
      %723 = memref.load %17[%722] : memref<?xf32>
      %724 = arith.muli %0, %c34 : index
      %725 = arith.addi %724, %720 : index
      %726 = memref.load %bias[%725] : memref<?xf32>
      %727 = arith.addf %723, %726 : f32
      %728 = arith.select %721, %727, %723 : f32
      %729 = arith.addi %720, %c36 : index
      %730 = arith.cmpi eq, %hasBias, %c7 : index
      %731 = arith.addi %718, %729 : index
      %732 = memref.load %17[%731] : memref<?xf32>
      %733 = arith.muli %0, %c34 : index
      %734 = arith.addi %733, %729 : index
      %735 = memref.load %bias[%734] : memref<?xf32>
      %736 = arith.addf %732, %735 : f32
      %737 = arith.select %730, %736, %732 : f32
      %738 = arith.addi %719, %c15 : index
      %739 = arith.cmpi slt, %738, %c36 : index
      %740 = arith.minsi %738, %c37 : index
      %741 = arith.cmpi eq, %hasBias, %c7 : index
      %742 = arith.addi %718, %740 : index
      %743 = memref.load %17[%742] : memref<?xf32>
      %744 = arith.muli %0, %c34 : index
      %745 = arith.addi %744, %740 : index
      %746 = memref.load %bias[%745] : memref<?xf32>
      %747 = arith.addf %743, %746 : f32
      %748 = arith.select %741, %747, %743 : f32
      %749 = arith.addi %740, %c36 : index
      %750 = arith.cmpi eq, %hasBias, %c7 : index
      %751 = arith.addi %718, %749 : index
      %752 = memref.load %17[%751] : memref<?xf32>
      %753 = arith.muli %0, %c34 : index
      %754 = arith.addi %753, %749 : index
      %755 = memref.load %bias[%754] : memref<?xf32>
      %756 = arith.addf %752, %755 : f32
      %757 = arith.select %750, %756, %752 : f32
      %758 = arith.addi %heads, %kvHeads : index
      %759 = arith.cmpi slt, %0, %758 : index
      scf.if %759 {
        %760 = arith.addi %positionsAt, %717 : index
        %761 = memref.load %step[%760] : memref<?xi32>
        %762 = arith.index_cast %761 : i32 to index
        %763 = arith.cmpi eq, %hasNorm, %c7 : index
        %764 = math.fma %728, %728, %c40 : f32
        %765 = math.fma %737, %737, %764 : f32
        %766 = math.fma %748, %748, %765 : f32
        %767 = arith.select %739, %766, %765 : f32
        %768 = math.fma %757, %757, %767 : f32
        %769 = arith.select %739, %768, %767 : f32
        %770 = vector.broadcast %769 : f32 to vector<1xf32>
        %771 = wave.reduce "add" %770 : vector<1xf32>
        %772 = arith.mulf %771, %inverseHeadDim : f32
        %773 = arith.addf %772, %epsilon : f32
        %774 = math.sqrt %773 : f32
        %775 = arith.divf %c33, %774 : f32
        %776 = arith.cmpi slt, %0, %heads : index
        %777 = arith.addi %720, %c36 : index
        %778 = memref.load %query_norm[%720] : memref<?xf32>
        %779 = memref.load %key_norm[%720] : memref<?xf32>
        %780 = arith.select %776, %778, %779 : f32
        %781 = arith.mulf %728, %775 : f32
        %782 = arith.mulf %781, %780 : f32
        %783 = arith.select %763, %782, %728 : f32
        %784 = memref.load %query_norm[%777] : memref<?xf32>
        %785 = memref.load %key_norm[%777] : memref<?xf32>
        %786 = arith.select %776, %784, %785 : f32
        %787 = arith.mulf %737, %775 : f32
        %788 = arith.mulf %787, %786 : f32
        %789 = arith.select %763, %788, %737 : f32
        %790 = arith.addi %740, %c36 : index
        %791 = memref.load %query_norm[%740] : memref<?xf32>
        %792 = memref.load %key_norm[%740] : memref<?xf32>
        %793 = arith.select %776, %791, %792 : f32
        %794 = arith.mulf %748, %775 : f32
        %795 = arith.mulf %794, %793 : f32
        %796 = arith.select %763, %795, %748 : f32
        %797 = memref.load %query_norm[%790] : memref<?xf32>
        %798 = memref.load %key_norm[%790] : memref<?xf32>
        %799 = arith.select %776, %797, %798 : f32
        %800 = arith.mulf %757, %775 : f32
        %801 = arith.mulf %800, %799 : f32
        %802 = arith.select %763, %801, %757 : f32
        %803 = arith.remui %762, %c25 : index
        %804 = arith.muli %803, %c34 : index
        %805 = arith.addi %804, %720 : index
        %806 = arith.divui %762, %c25 : index
        %807 = arith.addi %806, %c25 : index
        %808 = arith.muli %807, %c34 : index
        %809 = arith.addi %808, %720 : index
        %810 = memref.load %rope[%805] : memref<?xf32>
        %811 = arith.addi %805, %c36 : index
        %812 = memref.load %rope[%811] : memref<?xf32>
        %813 = memref.load %rope[%809] : memref<?xf32>
        %814 = arith.addi %809, %c36 : index
        %815 = memref.load %rope[%814] : memref<?xf32>
        %816 = arith.mulf %813, %810 : f32
        %817 = arith.mulf %815, %812 : f32
        %818 = arith.subf %816, %817 : f32
        %819 = arith.mulf %815, %810 : f32
        %820 = arith.mulf %813, %812 : f32
        %821 = arith.addf %819, %820 : f32
        %822 = arith.mulf %783, %818 : f32
        %823 = arith.mulf %789, %821 : f32
        %824 = arith.subf %822, %823 : f32
        %825 = arith.mulf %789, %818 : f32
        %826 = arith.mulf %783, %821 : f32
        %827 = arith.addf %825, %826 : f32
        %828 = arith.cmpi slt, %0, %heads : index
        scf.if %828 {
          %829 = arith.muli %717, %heads : index
          %830 = arith.addi %829, %0 : index
          %831 = arith.muli %830, %c34 : index
          %832 = arith.addi %831, %720 : index
          memref.store %824, %q[%832] : memref<?xf32>
          %833 = arith.addi %832, %c36 : index
          memref.store %827, %q[%833] : memref<?xf32>
        } else {
          %834 = arith.addi %718, %720 : index
          memref.store %824, %17[%834] : memref<?xf32>
          %835 = arith.addi %718, %720 : index
          %836 = arith.addi %835, %c36 : index
          memref.store %827, %17[%836] : memref<?xf32>
        }
        %837 = arith.remui %762, %c25 : index
        %838 = arith.muli %837, %c34 : index
        %839 = arith.addi %838, %740 : index
        %840 = arith.divui %762, %c25 : index
        %841 = arith.addi %840, %c25 : index
        %842 = arith.muli %841, %c34 : index
        %843 = arith.addi %842, %740 : index
        %844 = memref.load %rope[%839] : memref<?xf32>
        %845 = arith.addi %839, %c36 : index
        %846 = memref.load %rope[%845] : memref<?xf32>
        %847 = memref.load %rope[%843] : memref<?xf32>
        %848 = arith.addi %843, %c36 : index
        %849 = memref.load %rope[%848] : memref<?xf32>
        %850 = arith.mulf %847, %844 : f32
        %851 = arith.mulf %849, %846 : f32
        %852 = arith.subf %850, %851 : f32
        %853 = arith.mulf %849, %844 : f32
        %854 = arith.mulf %847, %846 : f32
        %855 = arith.addf %853, %854 : f32
        %856 = arith.mulf %796, %852 : f32
        %857 = arith.mulf %802, %855 : f32
        %858 = arith.subf %856, %857 : f32
        %859 = arith.mulf %802, %852 : f32
        %860 = arith.mulf %796, %855 : f32
        %861 = arith.addf %859, %860 : f32
        scf.if %739 {
          %862 = arith.cmpi slt, %0, %heads : index
          scf.if %862 {
            %863 = arith.muli %717, %heads : index
            %864 = arith.addi %863, %0 : index
            %865 = arith.muli %864, %c34 : index
            %866 = arith.addi %865, %740 : index
            memref.store %858, %q[%866] : memref<?xf32>
            %867 = arith.addi %866, %c36 : index
            memref.store %861, %q[%867] : memref<?xf32>
          } else {
            %868 = arith.addi %718, %740 : index
            memref.store %858, %17[%868] : memref<?xf32>
            %869 = arith.addi %718, %740 : index
            %870 = arith.addi %869, %c36 : index
            memref.store %861, %17[%870] : memref<?xf32>
          }
        }
      } else {
        %871 = arith.cmpi slt, %0, %heads : index
        scf.if %871 {
          %872 = arith.muli %717, %heads : index
          %873 = arith.addi %872, %0 : index
          %874 = arith.muli %873, %c34 : index
          %875 = arith.addi %874, %720 : index
          memref.store %728, %q[%875] : memref<?xf32>
          %876 = arith.addi %875, %c36 : index
          memref.store %737, %q[%876] : memref<?xf32>
        } else {
          %877 = arith.addi %718, %720 : index
          memref.store %728, %17[%877] : memref<?xf32>
          %878 = arith.addi %718, %720 : index
          %879 = arith.addi %878, %c36 : index
          memref.store %737, %17[%879] : memref<?xf32>
        }
        scf.if %739 {
          %880 = arith.cmpi slt, %0, %heads : index
          scf.if %880 {
            %881 = arith.muli %717, %heads : index
            %882 = arith.addi %881, %0 : index
            %883 = arith.muli %882, %c34 : index
            %884 = arith.addi %883, %740 : index
            memref.store %748, %q[%884] : memref<?xf32>
            %885 = arith.addi %884, %c36 : index
            memref.store %757, %q[%885] : memref<?xf32>
          } else {
            %886 = arith.addi %718, %740 : index
            memref.store %748, %17[%886] : memref<?xf32>
            %887 = arith.addi %718, %740 : index
            %888 = arith.addi %887, %c36 : index
            memref.store %757, %17[%888] : memref<?xf32>
          }
        }
      }
    }
    %889 = arith.addi %711, %c43 : index
    %890 = arith.addi %710, %889 : index
    %891 = arith.cmpi slt, %890, %19 : index
    %892 = arith.cmpi slt, %889, %c4 : index
    %893 = arith.andi %891, %892 : i1
    scf.if %893 {
      %894 = arith.addi %710, %889 : index
      %895 = arith.muli %889, %c34 : index
      %896 = wave.lane
      %897 = arith.addi %896, %c8 : index
      %898 = arith.cmpi eq, %hasBias, %c7 : index
      %899 = arith.addi %895, %897 : index
      %900 = memref.load %17[%899] : memref<?xf32>
      %901 = arith.muli %0, %c34 : index
      %902 = arith.addi %901, %897 : index
      %903 = memref.load %bias[%902] : memref<?xf32>
      %904 = arith.addf %900, %903 : f32
      %905 = arith.select %898, %904, %900 : f32
      %906 = arith.addi %897, %c36 : index
      %907 = arith.cmpi eq, %hasBias, %c7 : index
      %908 = arith.addi %895, %906 : index
      %909 = memref.load %17[%908] : memref<?xf32>
      %910 = arith.muli %0, %c34 : index
      %911 = arith.addi %910, %906 : index
      %912 = memref.load %bias[%911] : memref<?xf32>
      %913 = arith.addf %909, %912 : f32
      %914 = arith.select %907, %913, %909 : f32
      %915 = arith.addi %896, %c15 : index
      %916 = arith.cmpi slt, %915, %c36 : index
      %917 = arith.minsi %915, %c37 : index
      %918 = arith.cmpi eq, %hasBias, %c7 : index
      %919 = arith.addi %895, %917 : index
      %920 = memref.load %17[%919] : memref<?xf32>
      %921 = arith.muli %0, %c34 : index
      %922 = arith.addi %921, %917 : index
      %923 = memref.load %bias[%922] : memref<?xf32>
      %924 = arith.addf %920, %923 : f32
      %925 = arith.select %918, %924, %920 : f32
      %926 = arith.addi %917, %c36 : index
      %927 = arith.cmpi eq, %hasBias, %c7 : index
      %928 = arith.addi %895, %926 : index
      %929 = memref.load %17[%928] : memref<?xf32>
      %930 = arith.muli %0, %c34 : index
      %931 = arith.addi %930, %926 : index
      %932 = memref.load %bias[%931] : memref<?xf32>
      %933 = arith.addf %929, %932 : f32
      %934 = arith.select %927, %933, %929 : f32
      %935 = arith.addi %heads, %kvHeads : index
      %936 = arith.cmpi slt, %0, %935 : index
      scf.if %936 {
        %937 = arith.addi %positionsAt, %894 : index
        %938 = memref.load %step[%937] : memref<?xi32>
        %939 = arith.index_cast %938 : i32 to index
        %940 = arith.cmpi eq, %hasNorm, %c7 : index
        %941 = math.fma %905, %905, %c40 : f32
        %942 = math.fma %914, %914, %941 : f32
        %943 = math.fma %925, %925, %942 : f32
        %944 = arith.select %916, %943, %942 : f32
        %945 = math.fma %934, %934, %944 : f32
        %946 = arith.select %916, %945, %944 : f32
        %947 = vector.broadcast %946 : f32 to vector<1xf32>
        %948 = wave.reduce "add" %947 : vector<1xf32>
        %949 = arith.mulf %948, %inverseHeadDim : f32
        %950 = arith.addf %949, %epsilon : f32
        %951 = math.sqrt %950 : f32
        %952 = arith.divf %c33, %951 : f32
        %953 = arith.cmpi slt, %0, %heads : index
        %954 = arith.addi %897, %c36 : index
        %955 = memref.load %query_norm[%897] : memref<?xf32>
        %956 = memref.load %key_norm[%897] : memref<?xf32>
        %957 = arith.select %953, %955, %956 : f32
        %958 = arith.mulf %905, %952 : f32
        %959 = arith.mulf %958, %957 : f32
        %960 = arith.select %940, %959, %905 : f32
        %961 = memref.load %query_norm[%954] : memref<?xf32>
        %962 = memref.load %key_norm[%954] : memref<?xf32>
        %963 = arith.select %953, %961, %962 : f32
        %964 = arith.mulf %914, %952 : f32
        %965 = arith.mulf %964, %963 : f32
        %966 = arith.select %940, %965, %914 : f32
        %967 = arith.addi %917, %c36 : index
        %968 = memref.load %query_norm[%917] : memref<?xf32>
        %969 = memref.load %key_norm[%917] : memref<?xf32>
        %970 = arith.select %953, %968, %969 : f32
        %971 = arith.mulf %925, %952 : f32
        %972 = arith.mulf %971, %970 : f32
        %973 = arith.select %940, %972, %925 : f32
        %974 = memref.load %query_norm[%967] : memref<?xf32>
        %975 = memref.load %key_norm[%967] : memref<?xf32>
        %976 = arith.select %953, %974, %975 : f32
        %977 = arith.mulf %934, %952 : f32
        %978 = arith.mulf %977, %976 : f32
        %979 = arith.select %940, %978, %934 : f32
        %980 = arith.remui %939, %c25 : index
        %981 = arith.muli %980, %c34 : index
        %982 = arith.addi %981, %897 : index
        %983 = arith.divui %939, %c25 : index
        %984 = arith.addi %983, %c25 : index
        %985 = arith.muli %984, %c34 : index
        %986 = arith.addi %985, %897 : index
        %987 = memref.load %rope[%982] : memref<?xf32>
        %988 = arith.addi %982, %c36 : index
        %989 = memref.load %rope[%988] : memref<?xf32>
        %990 = memref.load %rope[%986] : memref<?xf32>
        %991 = arith.addi %986, %c36 : index
        %992 = memref.load %rope[%991] : memref<?xf32>
        %993 = arith.mulf %990, %987 : f32
        %994 = arith.mulf %992, %989 : f32
        %995 = arith.subf %993, %994 : f32
        %996 = arith.mulf %992, %987 : f32
        %997 = arith.mulf %990, %989 : f32
        %998 = arith.addf %996, %997 : f32
        %999 = arith.mulf %960, %995 : f32
        %1000 = arith.mulf %966, %998 : f32
        %1001 = arith.subf %999, %1000 : f32
        %1002 = arith.mulf %966, %995 : f32
        %1003 = arith.mulf %960, %998 : f32
        %1004 = arith.addf %1002, %1003 : f32
        %1005 = arith.cmpi slt, %0, %heads : index
        scf.if %1005 {
          %1006 = arith.muli %894, %heads : index
          %1007 = arith.addi %1006, %0 : index
          %1008 = arith.muli %1007, %c34 : index
          %1009 = arith.addi %1008, %897 : index
          memref.store %1001, %q[%1009] : memref<?xf32>
          %1010 = arith.addi %1009, %c36 : index
          memref.store %1004, %q[%1010] : memref<?xf32>
        } else {
          %1011 = arith.addi %895, %897 : index
          memref.store %1001, %17[%1011] : memref<?xf32>
          %1012 = arith.addi %895, %897 : index
          %1013 = arith.addi %1012, %c36 : index
          memref.store %1004, %17[%1013] : memref<?xf32>
        }
        %1014 = arith.remui %939, %c25 : index
        %1015 = arith.muli %1014, %c34 : index
        %1016 = arith.addi %1015, %917 : index
        %1017 = arith.divui %939, %c25 : index
        %1018 = arith.addi %1017, %c25 : index
        %1019 = arith.muli %1018, %c34 : index
        %1020 = arith.addi %1019, %917 : index
        %1021 = memref.load %rope[%1016] : memref<?xf32>
        %1022 = arith.addi %1016, %c36 : index
        %1023 = memref.load %rope[%1022] : memref<?xf32>
        %1024 = memref.load %rope[%1020] : memref<?xf32>
        %1025 = arith.addi %1020, %c36 : index
        %1026 = memref.load %rope[%1025] : memref<?xf32>
        %1027 = arith.mulf %1024, %1021 : f32
        %1028 = arith.mulf %1026, %1023 : f32
        %1029 = arith.subf %1027, %1028 : f32
        %1030 = arith.mulf %1026, %1021 : f32
        %1031 = arith.mulf %1024, %1023 : f32
        %1032 = arith.addf %1030, %1031 : f32
        %1033 = arith.mulf %973, %1029 : f32
        %1034 = arith.mulf %979, %1032 : f32
        %1035 = arith.subf %1033, %1034 : f32
        %1036 = arith.mulf %979, %1029 : f32
        %1037 = arith.mulf %973, %1032 : f32
        %1038 = arith.addf %1036, %1037 : f32
        scf.if %916 {
          %1039 = arith.cmpi slt, %0, %heads : index
          scf.if %1039 {
            %1040 = arith.muli %894, %heads : index
            %1041 = arith.addi %1040, %0 : index
            %1042 = arith.muli %1041, %c34 : index
            %1043 = arith.addi %1042, %917 : index
            memref.store %1035, %q[%1043] : memref<?xf32>
            %1044 = arith.addi %1043, %c36 : index
            memref.store %1038, %q[%1044] : memref<?xf32>
          } else {
            %1045 = arith.addi %895, %917 : index
            memref.store %1035, %17[%1045] : memref<?xf32>
            %1046 = arith.addi %895, %917 : index
            %1047 = arith.addi %1046, %c36 : index
            memref.store %1038, %17[%1047] : memref<?xf32>
          }
        }
      } else {
        %1048 = arith.cmpi slt, %0, %heads : index
        scf.if %1048 {
          %1049 = arith.muli %894, %heads : index
          %1050 = arith.addi %1049, %0 : index
          %1051 = arith.muli %1050, %c34 : index
          %1052 = arith.addi %1051, %897 : index
          memref.store %905, %q[%1052] : memref<?xf32>
          %1053 = arith.addi %1052, %c36 : index
          memref.store %914, %q[%1053] : memref<?xf32>
        } else {
          %1054 = arith.addi %895, %897 : index
          memref.store %905, %17[%1054] : memref<?xf32>
          %1055 = arith.addi %895, %897 : index
          %1056 = arith.addi %1055, %c36 : index
          memref.store %914, %17[%1056] : memref<?xf32>
        }
        scf.if %916 {
          %1057 = arith.cmpi slt, %0, %heads : index
          scf.if %1057 {
            %1058 = arith.muli %894, %heads : index
            %1059 = arith.addi %1058, %0 : index
            %1060 = arith.muli %1059, %c34 : index
            %1061 = arith.addi %1060, %917 : index
            memref.store %925, %q[%1061] : memref<?xf32>
            %1062 = arith.addi %1061, %c36 : index
            memref.store %934, %q[%1062] : memref<?xf32>
          } else {
            %1063 = arith.addi %895, %917 : index
            memref.store %925, %17[%1063] : memref<?xf32>
            %1064 = arith.addi %895, %917 : index
            %1065 = arith.addi %1064, %c36 : index
            memref.store %934, %17[%1065] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %1066 = arith.cmpi sge, %0, %heads : index
    scf.if %1066 {
      %1067 = arith.addi %711, %c8 : index
      %1068 = arith.addi %710, %1067 : index
      %1069 = arith.cmpi slt, %1068, %19 : index
      %1070 = arith.cmpi slt, %1067, %c4 : index
      %1071 = arith.andi %1069, %1070 : i1
      scf.if %1071 {
        %1072 = arith.addi %710, %1067 : index
        %1073 = arith.addi %slotsAt, %1072 : index
        %1074 = memref.load %step[%1073] : memref<?xi32>
        %1075 = arith.index_cast %1074 : i32 to index
        %1076 = arith.cmpi sge, %1075, %c8 : index
        scf.if %1076 {
          %1077 = arith.muli %1067, %c34 : index
          %1078 = arith.subi %0, %heads : index
          %1079 = memref.load %scales[%1078] : memref<?xf32>
          %1080 = vector.broadcast %1079 : f32 to vector<4xf32>
          %1081 = arith.divui %1075, %c4 : index
          %1082 = arith.remui %1075, %c4 : index
          %1083 = arith.muli %1081, %pageBytes : index
          %1084 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1084 {
            %1085 = wave.lane
            %1086 = arith.muli %1085, %c31 : index
            scf.for %1087 = %1086 to %c34 step %c6 {
              %1088 = arith.addi %1077, %1087 : index
              %1089 = vector.load %17[%1088] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1090 = arith.mulf %1089, %1080 : vector<4xf32>
              %1091 = arith.minimumf %1090, %c47 : vector<4xf32>
              %1092 = arith.maximumf %1091, %c48 : vector<4xf32>
              %1093 = arith.truncf %1092 : vector<4xf32> to vector<4xf16>
              %1094 = vector.bitcast %1093 : vector<4xf16> to vector<8xi8>
              %1095 = arith.cmpi slt, %1078, %kvHeads : index
              scf.if %1095 {
                %1096 = arith.muli %1078, %c49 : index
                %1097 = arith.addi %1083, %1096 : index
                %1098 = arith.divui %1087, %c4 : index
                %1099 = arith.muli %1098, %c20 : index
                %1100 = arith.remui %1087, %c4 : index
                %1101 = arith.divui %1100, %c14 : index
                %1102 = arith.muli %1101, %c25 : index
                %1103 = arith.muli %1082, %c4 : index
                %1104 = arith.addi %1102, %1103 : index
                %1105 = arith.remui %1100, %c14 : index
                %1106 = arith.muli %1105, %c13 : index
                %1107 = arith.addi %1104, %1106 : index
                %1108 = arith.addi %1099, %1107 : index
                %1109 = arith.addi %1097, %1108 : index
                vector.store %1094, %kv[%1109] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1110 = arith.subi %1078, %kvHeads : index
                %1111 = arith.muli %1110, %c49 : index
                %1112 = arith.addi %1083, %1111 : index
                %1113 = arith.addi %1087, %c8 : index
                %1114 = arith.divui %1113, %c4 : index
                %1115 = arith.muli %1114, %c20 : index
                %1116 = arith.addi %1115, %c9 : index
                %1117 = arith.remui %1113, %c4 : index
                %1118 = arith.divui %1082, %c13 : index
                %1119 = arith.remui %1082, %c13 : index
                %1120 = arith.muli %1119, %c14 : index
                %1121 = arith.addi %1118, %1120 : index
                %1122 = arith.divui %1121, %c14 : index
                %1123 = arith.muli %1122, %c25 : index
                %1124 = arith.muli %1117, %c4 : index
                %1125 = arith.addi %1123, %1124 : index
                %1126 = arith.remui %1121, %c14 : index
                %1127 = arith.muli %1126, %c13 : index
                %1128 = arith.addi %1125, %1127 : index
                %1129 = arith.addi %1116, %1128 : index
                %1130 = arith.addi %1112, %1129 : index
                %1131 = vector.shuffle %1094, %1094 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1131, %kv[%1130] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1132 = arith.addi %1087, %c7 : index
                %1133 = arith.divui %1132, %c4 : index
                %1134 = arith.muli %1133, %c20 : index
                %1135 = arith.addi %1134, %c9 : index
                %1136 = arith.remui %1132, %c4 : index
                %1137 = arith.divui %1082, %c13 : index
                %1138 = arith.remui %1082, %c13 : index
                %1139 = arith.muli %1138, %c14 : index
                %1140 = arith.addi %1137, %1139 : index
                %1141 = arith.divui %1140, %c14 : index
                %1142 = arith.muli %1141, %c25 : index
                %1143 = arith.muli %1136, %c4 : index
                %1144 = arith.addi %1142, %1143 : index
                %1145 = arith.remui %1140, %c14 : index
                %1146 = arith.muli %1145, %c13 : index
                %1147 = arith.addi %1144, %1146 : index
                %1148 = arith.addi %1135, %1147 : index
                %1149 = arith.addi %1112, %1148 : index
                %1150 = vector.shuffle %1094, %1094 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1150, %kv[%1149] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1151 = arith.addi %1087, %c13 : index
                %1152 = arith.divui %1151, %c4 : index
                %1153 = arith.muli %1152, %c20 : index
                %1154 = arith.addi %1153, %c9 : index
                %1155 = arith.remui %1151, %c4 : index
                %1156 = arith.divui %1082, %c13 : index
                %1157 = arith.remui %1082, %c13 : index
                %1158 = arith.muli %1157, %c14 : index
                %1159 = arith.addi %1156, %1158 : index
                %1160 = arith.divui %1159, %c14 : index
                %1161 = arith.muli %1160, %c25 : index
                %1162 = arith.muli %1155, %c4 : index
                %1163 = arith.addi %1161, %1162 : index
                %1164 = arith.remui %1159, %c14 : index
                %1165 = arith.muli %1164, %c13 : index
                %1166 = arith.addi %1163, %1165 : index
                %1167 = arith.addi %1154, %1166 : index
                %1168 = arith.addi %1112, %1167 : index
                %1169 = vector.shuffle %1094, %1094 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1169, %kv[%1168] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1170 = arith.addi %1087, %c26 : index
                %1171 = arith.divui %1170, %c4 : index
                %1172 = arith.muli %1171, %c20 : index
                %1173 = arith.addi %1172, %c9 : index
                %1174 = arith.remui %1170, %c4 : index
                %1175 = arith.divui %1082, %c13 : index
                %1176 = arith.remui %1082, %c13 : index
                %1177 = arith.muli %1176, %c14 : index
                %1178 = arith.addi %1175, %1177 : index
                %1179 = arith.divui %1178, %c14 : index
                %1180 = arith.muli %1179, %c25 : index
                %1181 = arith.muli %1174, %c4 : index
                %1182 = arith.addi %1180, %1181 : index
                %1183 = arith.remui %1178, %c14 : index
                %1184 = arith.muli %1183, %c13 : index
                %1185 = arith.addi %1182, %1184 : index
                %1186 = arith.addi %1173, %1185 : index
                %1187 = arith.addi %1112, %1186 : index
                %1188 = vector.shuffle %1094, %1094 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1188, %kv[%1187] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1189 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1189 {
            %1190 = wave.lane
            %1191 = arith.muli %1190, %c31 : index
            scf.for %1192 = %1191 to %c34 step %c6 {
              %1193 = arith.addi %1077, %1192 : index
              %1194 = vector.load %17[%1193] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1195 = arith.mulf %1194, %1080 : vector<4xf32>
              %1196 = wave.fp8_encode "e4m3" %1195 : vector<4xf32> -> vector<4xi8>
              %1197 = arith.cmpi slt, %1078, %kvHeads : index
              scf.if %1197 {
                %1198 = arith.muli %1078, %c9 : index
                %1199 = arith.addi %1083, %1198 : index
                %1200 = vector.shuffle %1196, %1196 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1201 = arith.divui %1192, %c4 : index
                %1202 = arith.muli %1201, %c25 : index
                %1203 = arith.remui %1192, %c4 : index
                %1204 = arith.muli %1082, %c4 : index
                %1205 = arith.divui %1203, %c31 : index
                %1206 = arith.muli %1205, %c31 : index
                %1207 = arith.remui %1203, %c13 : index
                %1208 = arith.muli %1207, %c13 : index
                %1209 = arith.addi %1206, %1208 : index
                %1210 = arith.divui %1203, %c13 : index
                %1211 = arith.remui %1210, %c13 : index
                %1212 = arith.addi %1209, %1211 : index
                %1213 = arith.addi %1204, %1212 : index
                %1214 = arith.addi %1202, %1213 : index
                %1215 = arith.addi %1199, %1214 : index
                vector.store %1200, %kv[%1215] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1216 = arith.subi %1078, %kvHeads : index
                %1217 = arith.muli %1216, %c9 : index
                %1218 = arith.addi %1083, %1217 : index
                %1219 = arith.addi %1192, %c8 : index
                %1220 = arith.divui %1219, %c4 : index
                %1221 = arith.muli %1220, %c25 : index
                %1222 = arith.addi %1221, %c10 : index
                %1223 = arith.remui %1219, %c4 : index
                %1224 = arith.divui %1082, %c13 : index
                %1225 = arith.remui %1082, %c13 : index
                %1226 = arith.muli %1225, %c14 : index
                %1227 = arith.addi %1224, %1226 : index
                %1228 = arith.muli %1223, %c4 : index
                %1229 = arith.divui %1227, %c31 : index
                %1230 = arith.muli %1229, %c31 : index
                %1231 = arith.remui %1227, %c13 : index
                %1232 = arith.muli %1231, %c13 : index
                %1233 = arith.addi %1230, %1232 : index
                %1234 = arith.divui %1227, %c13 : index
                %1235 = arith.remui %1234, %c13 : index
                %1236 = arith.addi %1233, %1235 : index
                %1237 = arith.addi %1228, %1236 : index
                %1238 = arith.addi %1222, %1237 : index
                %1239 = arith.addi %1218, %1238 : index
                %1240 = vector.shuffle %1196, %1196 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1240, %kv[%1239] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1241 = arith.addi %1192, %c7 : index
                %1242 = arith.divui %1241, %c4 : index
                %1243 = arith.muli %1242, %c25 : index
                %1244 = arith.addi %1243, %c10 : index
                %1245 = arith.remui %1241, %c4 : index
                %1246 = arith.divui %1082, %c13 : index
                %1247 = arith.remui %1082, %c13 : index
                %1248 = arith.muli %1247, %c14 : index
                %1249 = arith.addi %1246, %1248 : index
                %1250 = arith.muli %1245, %c4 : index
                %1251 = arith.divui %1249, %c31 : index
                %1252 = arith.muli %1251, %c31 : index
                %1253 = arith.remui %1249, %c13 : index
                %1254 = arith.muli %1253, %c13 : index
                %1255 = arith.addi %1252, %1254 : index
                %1256 = arith.divui %1249, %c13 : index
                %1257 = arith.remui %1256, %c13 : index
                %1258 = arith.addi %1255, %1257 : index
                %1259 = arith.addi %1250, %1258 : index
                %1260 = arith.addi %1244, %1259 : index
                %1261 = arith.addi %1218, %1260 : index
                %1262 = vector.shuffle %1196, %1196 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1262, %kv[%1261] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1263 = arith.addi %1192, %c13 : index
                %1264 = arith.divui %1263, %c4 : index
                %1265 = arith.muli %1264, %c25 : index
                %1266 = arith.addi %1265, %c10 : index
                %1267 = arith.remui %1263, %c4 : index
                %1268 = arith.divui %1082, %c13 : index
                %1269 = arith.remui %1082, %c13 : index
                %1270 = arith.muli %1269, %c14 : index
                %1271 = arith.addi %1268, %1270 : index
                %1272 = arith.muli %1267, %c4 : index
                %1273 = arith.divui %1271, %c31 : index
                %1274 = arith.muli %1273, %c31 : index
                %1275 = arith.remui %1271, %c13 : index
                %1276 = arith.muli %1275, %c13 : index
                %1277 = arith.addi %1274, %1276 : index
                %1278 = arith.divui %1271, %c13 : index
                %1279 = arith.remui %1278, %c13 : index
                %1280 = arith.addi %1277, %1279 : index
                %1281 = arith.addi %1272, %1280 : index
                %1282 = arith.addi %1266, %1281 : index
                %1283 = arith.addi %1218, %1282 : index
                %1284 = vector.shuffle %1196, %1196 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1284, %kv[%1283] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1285 = arith.addi %1192, %c26 : index
                %1286 = arith.divui %1285, %c4 : index
                %1287 = arith.muli %1286, %c25 : index
                %1288 = arith.addi %1287, %c10 : index
                %1289 = arith.remui %1285, %c4 : index
                %1290 = arith.divui %1082, %c13 : index
                %1291 = arith.remui %1082, %c13 : index
                %1292 = arith.muli %1291, %c14 : index
                %1293 = arith.addi %1290, %1292 : index
                %1294 = arith.muli %1289, %c4 : index
                %1295 = arith.divui %1293, %c31 : index
                %1296 = arith.muli %1295, %c31 : index
                %1297 = arith.remui %1293, %c13 : index
                %1298 = arith.muli %1297, %c13 : index
                %1299 = arith.addi %1296, %1298 : index
                %1300 = arith.divui %1293, %c13 : index
                %1301 = arith.remui %1300, %c13 : index
                %1302 = arith.addi %1299, %1301 : index
                %1303 = arith.addi %1294, %1302 : index
                %1304 = arith.addi %1288, %1303 : index
                %1305 = arith.addi %1218, %1304 : index
                %1306 = vector.shuffle %1196, %1196 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1306, %kv[%1305] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1307 = arith.cmpi eq, %codec, %c13 : index
          scf.if %1307 {
            %1308 = wave.lane
            %1309 = arith.muli %1308, %c31 : index
            scf.for %1310 = %1309 to %c34 step %c6 {
              %1311 = arith.addi %1077, %1310 : index
              %1312 = vector.load %17[%1311] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1313 = arith.mulf %1312, %1080 : vector<4xf32>
              %1314 = wave.fp8_encode "e5m2" %1313 : vector<4xf32> -> vector<4xi8>
              %1315 = arith.cmpi slt, %1078, %kvHeads : index
              scf.if %1315 {
                %1316 = arith.muli %1078, %c9 : index
                %1317 = arith.addi %1083, %1316 : index
                %1318 = vector.shuffle %1314, %1314 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1319 = arith.divui %1310, %c4 : index
                %1320 = arith.muli %1319, %c25 : index
                %1321 = arith.remui %1310, %c4 : index
                %1322 = arith.muli %1082, %c4 : index
                %1323 = arith.divui %1321, %c31 : index
                %1324 = arith.muli %1323, %c31 : index
                %1325 = arith.remui %1321, %c13 : index
                %1326 = arith.muli %1325, %c13 : index
                %1327 = arith.addi %1324, %1326 : index
                %1328 = arith.divui %1321, %c13 : index
                %1329 = arith.remui %1328, %c13 : index
                %1330 = arith.addi %1327, %1329 : index
                %1331 = arith.addi %1322, %1330 : index
                %1332 = arith.addi %1320, %1331 : index
                %1333 = arith.addi %1317, %1332 : index
                vector.store %1318, %kv[%1333] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1334 = arith.subi %1078, %kvHeads : index
                %1335 = arith.muli %1334, %c9 : index
                %1336 = arith.addi %1083, %1335 : index
                %1337 = arith.addi %1310, %c8 : index
                %1338 = arith.divui %1337, %c4 : index
                %1339 = arith.muli %1338, %c25 : index
                %1340 = arith.addi %1339, %c10 : index
                %1341 = arith.remui %1337, %c4 : index
                %1342 = arith.divui %1082, %c13 : index
                %1343 = arith.remui %1082, %c13 : index
                %1344 = arith.muli %1343, %c14 : index
                %1345 = arith.addi %1342, %1344 : index
                %1346 = arith.muli %1341, %c4 : index
                %1347 = arith.divui %1345, %c31 : index
                %1348 = arith.muli %1347, %c31 : index
                %1349 = arith.remui %1345, %c13 : index
                %1350 = arith.muli %1349, %c13 : index
                %1351 = arith.addi %1348, %1350 : index
                %1352 = arith.divui %1345, %c13 : index
                %1353 = arith.remui %1352, %c13 : index
                %1354 = arith.addi %1351, %1353 : index
                %1355 = arith.addi %1346, %1354 : index
                %1356 = arith.addi %1340, %1355 : index
                %1357 = arith.addi %1336, %1356 : index
                %1358 = vector.shuffle %1314, %1314 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1358, %kv[%1357] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1359 = arith.addi %1310, %c7 : index
                %1360 = arith.divui %1359, %c4 : index
                %1361 = arith.muli %1360, %c25 : index
                %1362 = arith.addi %1361, %c10 : index
                %1363 = arith.remui %1359, %c4 : index
                %1364 = arith.divui %1082, %c13 : index
                %1365 = arith.remui %1082, %c13 : index
                %1366 = arith.muli %1365, %c14 : index
                %1367 = arith.addi %1364, %1366 : index
                %1368 = arith.muli %1363, %c4 : index
                %1369 = arith.divui %1367, %c31 : index
                %1370 = arith.muli %1369, %c31 : index
                %1371 = arith.remui %1367, %c13 : index
                %1372 = arith.muli %1371, %c13 : index
                %1373 = arith.addi %1370, %1372 : index
                %1374 = arith.divui %1367, %c13 : index
                %1375 = arith.remui %1374, %c13 : index
                %1376 = arith.addi %1373, %1375 : index
                %1377 = arith.addi %1368, %1376 : index
                %1378 = arith.addi %1362, %1377 : index
                %1379 = arith.addi %1336, %1378 : index
                %1380 = vector.shuffle %1314, %1314 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1380, %kv[%1379] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1381 = arith.addi %1310, %c13 : index
                %1382 = arith.divui %1381, %c4 : index
                %1383 = arith.muli %1382, %c25 : index
                %1384 = arith.addi %1383, %c10 : index
                %1385 = arith.remui %1381, %c4 : index
                %1386 = arith.divui %1082, %c13 : index
                %1387 = arith.remui %1082, %c13 : index
                %1388 = arith.muli %1387, %c14 : index
                %1389 = arith.addi %1386, %1388 : index
                %1390 = arith.muli %1385, %c4 : index
                %1391 = arith.divui %1389, %c31 : index
                %1392 = arith.muli %1391, %c31 : index
                %1393 = arith.remui %1389, %c13 : index
                %1394 = arith.muli %1393, %c13 : index
                %1395 = arith.addi %1392, %1394 : index
                %1396 = arith.divui %1389, %c13 : index
                %1397 = arith.remui %1396, %c13 : index
                %1398 = arith.addi %1395, %1397 : index
                %1399 = arith.addi %1390, %1398 : index
                %1400 = arith.addi %1384, %1399 : index
                %1401 = arith.addi %1336, %1400 : index
                %1402 = vector.shuffle %1314, %1314 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1402, %kv[%1401] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1403 = arith.addi %1310, %c26 : index
                %1404 = arith.divui %1403, %c4 : index
                %1405 = arith.muli %1404, %c25 : index
                %1406 = arith.addi %1405, %c10 : index
                %1407 = arith.remui %1403, %c4 : index
                %1408 = arith.divui %1082, %c13 : index
                %1409 = arith.remui %1082, %c13 : index
                %1410 = arith.muli %1409, %c14 : index
                %1411 = arith.addi %1408, %1410 : index
                %1412 = arith.muli %1407, %c4 : index
                %1413 = arith.divui %1411, %c31 : index
                %1414 = arith.muli %1413, %c31 : index
                %1415 = arith.remui %1411, %c13 : index
                %1416 = arith.muli %1415, %c13 : index
                %1417 = arith.addi %1414, %1416 : index
                %1418 = arith.divui %1411, %c13 : index
                %1419 = arith.remui %1418, %c13 : index
                %1420 = arith.addi %1417, %1419 : index
                %1421 = arith.addi %1412, %1420 : index
                %1422 = arith.addi %1406, %1421 : index
                %1423 = arith.addi %1336, %1422 : index
                %1424 = vector.shuffle %1314, %1314 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1424, %kv[%1423] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1425 = arith.addi %711, %c43 : index
      %1426 = arith.addi %710, %1425 : index
      %1427 = arith.cmpi slt, %1426, %19 : index
      %1428 = arith.cmpi slt, %1425, %c4 : index
      %1429 = arith.andi %1427, %1428 : i1
      scf.if %1429 {
        %1430 = arith.addi %710, %1425 : index
        %1431 = arith.addi %slotsAt, %1430 : index
        %1432 = memref.load %step[%1431] : memref<?xi32>
        %1433 = arith.index_cast %1432 : i32 to index
        %1434 = arith.cmpi sge, %1433, %c8 : index
        scf.if %1434 {
          %1435 = arith.muli %1425, %c34 : index
          %1436 = arith.subi %0, %heads : index
          %1437 = memref.load %scales[%1436] : memref<?xf32>
          %1438 = vector.broadcast %1437 : f32 to vector<4xf32>
          %1439 = arith.divui %1433, %c4 : index
          %1440 = arith.remui %1433, %c4 : index
          %1441 = arith.muli %1439, %pageBytes : index
          %1442 = arith.cmpi eq, %codec, %c8 : index
          scf.if %1442 {
            %1443 = wave.lane
            %1444 = arith.muli %1443, %c31 : index
            scf.for %1445 = %1444 to %c34 step %c6 {
              %1446 = arith.addi %1435, %1445 : index
              %1447 = vector.load %17[%1446] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1448 = arith.mulf %1447, %1438 : vector<4xf32>
              %1449 = arith.minimumf %1448, %c47 : vector<4xf32>
              %1450 = arith.maximumf %1449, %c48 : vector<4xf32>
              %1451 = arith.truncf %1450 : vector<4xf32> to vector<4xf16>
              %1452 = vector.bitcast %1451 : vector<4xf16> to vector<8xi8>
              %1453 = arith.cmpi slt, %1436, %kvHeads : index
              scf.if %1453 {
                %1454 = arith.muli %1436, %c49 : index
                %1455 = arith.addi %1441, %1454 : index
                %1456 = arith.divui %1445, %c4 : index
                %1457 = arith.muli %1456, %c20 : index
                %1458 = arith.remui %1445, %c4 : index
                %1459 = arith.divui %1458, %c14 : index
                %1460 = arith.muli %1459, %c25 : index
                %1461 = arith.muli %1440, %c4 : index
                %1462 = arith.addi %1460, %1461 : index
                %1463 = arith.remui %1458, %c14 : index
                %1464 = arith.muli %1463, %c13 : index
                %1465 = arith.addi %1462, %1464 : index
                %1466 = arith.addi %1457, %1465 : index
                %1467 = arith.addi %1455, %1466 : index
                vector.store %1452, %kv[%1467] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1468 = arith.subi %1436, %kvHeads : index
                %1469 = arith.muli %1468, %c49 : index
                %1470 = arith.addi %1441, %1469 : index
                %1471 = arith.addi %1445, %c8 : index
                %1472 = arith.divui %1471, %c4 : index
                %1473 = arith.muli %1472, %c20 : index
                %1474 = arith.addi %1473, %c9 : index
                %1475 = arith.remui %1471, %c4 : index
                %1476 = arith.divui %1440, %c13 : index
                %1477 = arith.remui %1440, %c13 : index
                %1478 = arith.muli %1477, %c14 : index
                %1479 = arith.addi %1476, %1478 : index
                %1480 = arith.divui %1479, %c14 : index
                %1481 = arith.muli %1480, %c25 : index
                %1482 = arith.muli %1475, %c4 : index
                %1483 = arith.addi %1481, %1482 : index
                %1484 = arith.remui %1479, %c14 : index
                %1485 = arith.muli %1484, %c13 : index
                %1486 = arith.addi %1483, %1485 : index
                %1487 = arith.addi %1474, %1486 : index
                %1488 = arith.addi %1470, %1487 : index
                %1489 = vector.shuffle %1452, %1452 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1489, %kv[%1488] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1490 = arith.addi %1445, %c7 : index
                %1491 = arith.divui %1490, %c4 : index
                %1492 = arith.muli %1491, %c20 : index
                %1493 = arith.addi %1492, %c9 : index
                %1494 = arith.remui %1490, %c4 : index
                %1495 = arith.divui %1440, %c13 : index
                %1496 = arith.remui %1440, %c13 : index
                %1497 = arith.muli %1496, %c14 : index
                %1498 = arith.addi %1495, %1497 : index
                %1499 = arith.divui %1498, %c14 : index
                %1500 = arith.muli %1499, %c25 : index
                %1501 = arith.muli %1494, %c4 : index
                %1502 = arith.addi %1500, %1501 : index
                %1503 = arith.remui %1498, %c14 : index
                %1504 = arith.muli %1503, %c13 : index
                %1505 = arith.addi %1502, %1504 : index
                %1506 = arith.addi %1493, %1505 : index
                %1507 = arith.addi %1470, %1506 : index
                %1508 = vector.shuffle %1452, %1452 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1508, %kv[%1507] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1509 = arith.addi %1445, %c13 : index
                %1510 = arith.divui %1509, %c4 : index
                %1511 = arith.muli %1510, %c20 : index
                %1512 = arith.addi %1511, %c9 : index
                %1513 = arith.remui %1509, %c4 : index
                %1514 = arith.divui %1440, %c13 : index
                %1515 = arith.remui %1440, %c13 : index
                %1516 = arith.muli %1515, %c14 : index
                %1517 = arith.addi %1514, %1516 : index
                %1518 = arith.divui %1517, %c14 : index
                %1519 = arith.muli %1518, %c25 : index
                %1520 = arith.muli %1513, %c4 : index
                %1521 = arith.addi %1519, %1520 : index
                %1522 = arith.remui %1517, %c14 : index
                %1523 = arith.muli %1522, %c13 : index
                %1524 = arith.addi %1521, %1523 : index
                %1525 = arith.addi %1512, %1524 : index
                %1526 = arith.addi %1470, %1525 : index
                %1527 = vector.shuffle %1452, %1452 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1527, %kv[%1526] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1528 = arith.addi %1445, %c26 : index
                %1529 = arith.divui %1528, %c4 : index
                %1530 = arith.muli %1529, %c20 : index
                %1531 = arith.addi %1530, %c9 : index
                %1532 = arith.remui %1528, %c4 : index
                %1533 = arith.divui %1440, %c13 : index
                %1534 = arith.remui %1440, %c13 : index
                %1535 = arith.muli %1534, %c14 : index
                %1536 = arith.addi %1533, %1535 : index
                %1537 = arith.divui %1536, %c14 : index
                %1538 = arith.muli %1537, %c25 : index
                %1539 = arith.muli %1532, %c4 : index
                %1540 = arith.addi %1538, %1539 : index
                %1541 = arith.remui %1536, %c14 : index
                %1542 = arith.muli %1541, %c13 : index
                %1543 = arith.addi %1540, %1542 : index
                %1544 = arith.addi %1531, %1543 : index
                %1545 = arith.addi %1470, %1544 : index
                %1546 = vector.shuffle %1452, %1452 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1546, %kv[%1545] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1547 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1547 {
            %1548 = wave.lane
            %1549 = arith.muli %1548, %c31 : index
            scf.for %1550 = %1549 to %c34 step %c6 {
              %1551 = arith.addi %1435, %1550 : index
              %1552 = vector.load %17[%1551] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1553 = arith.mulf %1552, %1438 : vector<4xf32>
              %1554 = wave.fp8_encode "e4m3" %1553 : vector<4xf32> -> vector<4xi8>
              %1555 = arith.cmpi slt, %1436, %kvHeads : index
              scf.if %1555 {
                %1556 = arith.muli %1436, %c9 : index
                %1557 = arith.addi %1441, %1556 : index
                %1558 = vector.shuffle %1554, %1554 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1559 = arith.divui %1550, %c4 : index
                %1560 = arith.muli %1559, %c25 : index
                %1561 = arith.remui %1550, %c4 : index
                %1562 = arith.muli %1440, %c4 : index
                %1563 = arith.divui %1561, %c31 : index
                %1564 = arith.muli %1563, %c31 : index
                %1565 = arith.remui %1561, %c13 : index
                %1566 = arith.muli %1565, %c13 : index
                %1567 = arith.addi %1564, %1566 : index
                %1568 = arith.divui %1561, %c13 : index
                %1569 = arith.remui %1568, %c13 : index
                %1570 = arith.addi %1567, %1569 : index
                %1571 = arith.addi %1562, %1570 : index
                %1572 = arith.addi %1560, %1571 : index
                %1573 = arith.addi %1557, %1572 : index
                vector.store %1558, %kv[%1573] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1574 = arith.subi %1436, %kvHeads : index
                %1575 = arith.muli %1574, %c9 : index
                %1576 = arith.addi %1441, %1575 : index
                %1577 = arith.addi %1550, %c8 : index
                %1578 = arith.divui %1577, %c4 : index
                %1579 = arith.muli %1578, %c25 : index
                %1580 = arith.addi %1579, %c10 : index
                %1581 = arith.remui %1577, %c4 : index
                %1582 = arith.divui %1440, %c13 : index
                %1583 = arith.remui %1440, %c13 : index
                %1584 = arith.muli %1583, %c14 : index
                %1585 = arith.addi %1582, %1584 : index
                %1586 = arith.muli %1581, %c4 : index
                %1587 = arith.divui %1585, %c31 : index
                %1588 = arith.muli %1587, %c31 : index
                %1589 = arith.remui %1585, %c13 : index
                %1590 = arith.muli %1589, %c13 : index
                %1591 = arith.addi %1588, %1590 : index
                %1592 = arith.divui %1585, %c13 : index
                %1593 = arith.remui %1592, %c13 : index
                %1594 = arith.addi %1591, %1593 : index
                %1595 = arith.addi %1586, %1594 : index
                %1596 = arith.addi %1580, %1595 : index
                %1597 = arith.addi %1576, %1596 : index
                %1598 = vector.shuffle %1554, %1554 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1598, %kv[%1597] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1599 = arith.addi %1550, %c7 : index
                %1600 = arith.divui %1599, %c4 : index
                %1601 = arith.muli %1600, %c25 : index
                %1602 = arith.addi %1601, %c10 : index
                %1603 = arith.remui %1599, %c4 : index
                %1604 = arith.divui %1440, %c13 : index
                %1605 = arith.remui %1440, %c13 : index
                %1606 = arith.muli %1605, %c14 : index
                %1607 = arith.addi %1604, %1606 : index
                %1608 = arith.muli %1603, %c4 : index
                %1609 = arith.divui %1607, %c31 : index
                %1610 = arith.muli %1609, %c31 : index
                %1611 = arith.remui %1607, %c13 : index
                %1612 = arith.muli %1611, %c13 : index
                %1613 = arith.addi %1610, %1612 : index
                %1614 = arith.divui %1607, %c13 : index
                %1615 = arith.remui %1614, %c13 : index
                %1616 = arith.addi %1613, %1615 : index
                %1617 = arith.addi %1608, %1616 : index
                %1618 = arith.addi %1602, %1617 : index
                %1619 = arith.addi %1576, %1618 : index
                %1620 = vector.shuffle %1554, %1554 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1620, %kv[%1619] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1621 = arith.addi %1550, %c13 : index
                %1622 = arith.divui %1621, %c4 : index
                %1623 = arith.muli %1622, %c25 : index
                %1624 = arith.addi %1623, %c10 : index
                %1625 = arith.remui %1621, %c4 : index
                %1626 = arith.divui %1440, %c13 : index
                %1627 = arith.remui %1440, %c13 : index
                %1628 = arith.muli %1627, %c14 : index
                %1629 = arith.addi %1626, %1628 : index
                %1630 = arith.muli %1625, %c4 : index
                %1631 = arith.divui %1629, %c31 : index
                %1632 = arith.muli %1631, %c31 : index
                %1633 = arith.remui %1629, %c13 : index
                %1634 = arith.muli %1633, %c13 : index
                %1635 = arith.addi %1632, %1634 : index
                %1636 = arith.divui %1629, %c13 : index
                %1637 = arith.remui %1636, %c13 : index
                %1638 = arith.addi %1635, %1637 : index
                %1639 = arith.addi %1630, %1638 : index
                %1640 = arith.addi %1624, %1639 : index
                %1641 = arith.addi %1576, %1640 : index
                %1642 = vector.shuffle %1554, %1554 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1642, %kv[%1641] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1643 = arith.addi %1550, %c26 : index
                %1644 = arith.divui %1643, %c4 : index
                %1645 = arith.muli %1644, %c25 : index
                %1646 = arith.addi %1645, %c10 : index
                %1647 = arith.remui %1643, %c4 : index
                %1648 = arith.divui %1440, %c13 : index
                %1649 = arith.remui %1440, %c13 : index
                %1650 = arith.muli %1649, %c14 : index
                %1651 = arith.addi %1648, %1650 : index
                %1652 = arith.muli %1647, %c4 : index
                %1653 = arith.divui %1651, %c31 : index
                %1654 = arith.muli %1653, %c31 : index
                %1655 = arith.remui %1651, %c13 : index
                %1656 = arith.muli %1655, %c13 : index
                %1657 = arith.addi %1654, %1656 : index
                %1658 = arith.divui %1651, %c13 : index
                %1659 = arith.remui %1658, %c13 : index
                %1660 = arith.addi %1657, %1659 : index
                %1661 = arith.addi %1652, %1660 : index
                %1662 = arith.addi %1646, %1661 : index
                %1663 = arith.addi %1576, %1662 : index
                %1664 = vector.shuffle %1554, %1554 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1664, %kv[%1663] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1665 = arith.cmpi eq, %codec, %c13 : index
          scf.if %1665 {
            %1666 = wave.lane
            %1667 = arith.muli %1666, %c31 : index
            scf.for %1668 = %1667 to %c34 step %c6 {
              %1669 = arith.addi %1435, %1668 : index
              %1670 = vector.load %17[%1669] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1671 = arith.mulf %1670, %1438 : vector<4xf32>
              %1672 = wave.fp8_encode "e5m2" %1671 : vector<4xf32> -> vector<4xi8>
              %1673 = arith.cmpi slt, %1436, %kvHeads : index
              scf.if %1673 {
                %1674 = arith.muli %1436, %c9 : index
                %1675 = arith.addi %1441, %1674 : index
                %1676 = vector.shuffle %1672, %1672 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1677 = arith.divui %1668, %c4 : index
                %1678 = arith.muli %1677, %c25 : index
                %1679 = arith.remui %1668, %c4 : index
                %1680 = arith.muli %1440, %c4 : index
                %1681 = arith.divui %1679, %c31 : index
                %1682 = arith.muli %1681, %c31 : index
                %1683 = arith.remui %1679, %c13 : index
                %1684 = arith.muli %1683, %c13 : index
                %1685 = arith.addi %1682, %1684 : index
                %1686 = arith.divui %1679, %c13 : index
                %1687 = arith.remui %1686, %c13 : index
                %1688 = arith.addi %1685, %1687 : index
                %1689 = arith.addi %1680, %1688 : index
                %1690 = arith.addi %1678, %1689 : index
                %1691 = arith.addi %1675, %1690 : index
                vector.store %1676, %kv[%1691] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1692 = arith.subi %1436, %kvHeads : index
                %1693 = arith.muli %1692, %c9 : index
                %1694 = arith.addi %1441, %1693 : index
                %1695 = arith.addi %1668, %c8 : index
                %1696 = arith.divui %1695, %c4 : index
                %1697 = arith.muli %1696, %c25 : index
                %1698 = arith.addi %1697, %c10 : index
                %1699 = arith.remui %1695, %c4 : index
                %1700 = arith.divui %1440, %c13 : index
                %1701 = arith.remui %1440, %c13 : index
                %1702 = arith.muli %1701, %c14 : index
                %1703 = arith.addi %1700, %1702 : index
                %1704 = arith.muli %1699, %c4 : index
                %1705 = arith.divui %1703, %c31 : index
                %1706 = arith.muli %1705, %c31 : index
                %1707 = arith.remui %1703, %c13 : index
                %1708 = arith.muli %1707, %c13 : index
                %1709 = arith.addi %1706, %1708 : index
                %1710 = arith.divui %1703, %c13 : index
                %1711 = arith.remui %1710, %c13 : index
                %1712 = arith.addi %1709, %1711 : index
                %1713 = arith.addi %1704, %1712 : index
                %1714 = arith.addi %1698, %1713 : index
                %1715 = arith.addi %1694, %1714 : index
                %1716 = vector.shuffle %1672, %1672 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1716, %kv[%1715] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1717 = arith.addi %1668, %c7 : index
                %1718 = arith.divui %1717, %c4 : index
                %1719 = arith.muli %1718, %c25 : index
                %1720 = arith.addi %1719, %c10 : index
                %1721 = arith.remui %1717, %c4 : index
                %1722 = arith.divui %1440, %c13 : index
                %1723 = arith.remui %1440, %c13 : index
                %1724 = arith.muli %1723, %c14 : index
                %1725 = arith.addi %1722, %1724 : index
                %1726 = arith.muli %1721, %c4 : index
                %1727 = arith.divui %1725, %c31 : index
                %1728 = arith.muli %1727, %c31 : index
                %1729 = arith.remui %1725, %c13 : index
                %1730 = arith.muli %1729, %c13 : index
                %1731 = arith.addi %1728, %1730 : index
                %1732 = arith.divui %1725, %c13 : index
                %1733 = arith.remui %1732, %c13 : index
                %1734 = arith.addi %1731, %1733 : index
                %1735 = arith.addi %1726, %1734 : index
                %1736 = arith.addi %1720, %1735 : index
                %1737 = arith.addi %1694, %1736 : index
                %1738 = vector.shuffle %1672, %1672 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1738, %kv[%1737] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1739 = arith.addi %1668, %c13 : index
                %1740 = arith.divui %1739, %c4 : index
                %1741 = arith.muli %1740, %c25 : index
                %1742 = arith.addi %1741, %c10 : index
                %1743 = arith.remui %1739, %c4 : index
                %1744 = arith.divui %1440, %c13 : index
                %1745 = arith.remui %1440, %c13 : index
                %1746 = arith.muli %1745, %c14 : index
                %1747 = arith.addi %1744, %1746 : index
                %1748 = arith.muli %1743, %c4 : index
                %1749 = arith.divui %1747, %c31 : index
                %1750 = arith.muli %1749, %c31 : index
                %1751 = arith.remui %1747, %c13 : index
                %1752 = arith.muli %1751, %c13 : index
                %1753 = arith.addi %1750, %1752 : index
                %1754 = arith.divui %1747, %c13 : index
                %1755 = arith.remui %1754, %c13 : index
                %1756 = arith.addi %1753, %1755 : index
                %1757 = arith.addi %1748, %1756 : index
                %1758 = arith.addi %1742, %1757 : index
                %1759 = arith.addi %1694, %1758 : index
                %1760 = vector.shuffle %1672, %1672 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1760, %kv[%1759] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1761 = arith.addi %1668, %c26 : index
                %1762 = arith.divui %1761, %c4 : index
                %1763 = arith.muli %1762, %c25 : index
                %1764 = arith.addi %1763, %c10 : index
                %1765 = arith.remui %1761, %c4 : index
                %1766 = arith.divui %1440, %c13 : index
                %1767 = arith.remui %1440, %c13 : index
                %1768 = arith.muli %1767, %c14 : index
                %1769 = arith.addi %1766, %1768 : index
                %1770 = arith.muli %1765, %c4 : index
                %1771 = arith.divui %1769, %c31 : index
                %1772 = arith.muli %1771, %c31 : index
                %1773 = arith.remui %1769, %c13 : index
                %1774 = arith.muli %1773, %c13 : index
                %1775 = arith.addi %1772, %1774 : index
                %1776 = arith.divui %1769, %c13 : index
                %1777 = arith.remui %1776, %c13 : index
                %1778 = arith.addi %1775, %1777 : index
                %1779 = arith.addi %1770, %1778 : index
                %1780 = arith.addi %1764, %1779 : index
                %1781 = arith.addi %1694, %1780 : index
                %1782 = vector.shuffle %1672, %1672 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1782, %kv[%1781] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %1783 = arith.addi %20, %c4 : index
    %1784 = wave.lane
    %1785 = arith.muli %3, %c7 : index
    %1786 = arith.muli %1785, %c25 : index
    %1787 = arith.addi %1786, %1784 : index
    %1788 = arith.muli %4, %c10 : index
    %1789 = arith.addi %1788, %1787 : index
    %1790 = arith.addi %1789, %c8 : index
    %1791 = arith.addi %1790, %c8 : index
    %1792 = vector.extract %397#1[0] : f32 from vector<8xf32>
    memref.store %1792, %16[%1791] : memref<?xf32>
    %1793 = arith.muli %4, %c10 : index
    %1794 = arith.addi %1793, %1787 : index
    %1795 = arith.addi %1794, %c8 : index
    %1796 = arith.addi %1795, %c15 : index
    %1797 = vector.extract %397#1[1] : f32 from vector<8xf32>
    memref.store %1797, %16[%1796] : memref<?xf32>
    %1798 = arith.muli %4, %c10 : index
    %1799 = arith.addi %1798, %1787 : index
    %1800 = arith.addi %1799, %c8 : index
    %1801 = arith.addi %1800, %c11 : index
    %1802 = vector.extract %397#1[2] : f32 from vector<8xf32>
    memref.store %1802, %16[%1801] : memref<?xf32>
    %1803 = arith.muli %4, %c10 : index
    %1804 = arith.addi %1803, %1787 : index
    %1805 = arith.addi %1804, %c8 : index
    %1806 = arith.addi %1805, %c27 : index
    %1807 = vector.extract %397#1[3] : f32 from vector<8xf32>
    memref.store %1807, %16[%1806] : memref<?xf32>
    %1808 = arith.muli %4, %c10 : index
    %1809 = arith.addi %1808, %1787 : index
    %1810 = arith.addi %1809, %c8 : index
    %1811 = arith.addi %1810, %c6 : index
    %1812 = vector.extract %397#1[4] : f32 from vector<8xf32>
    memref.store %1812, %16[%1811] : memref<?xf32>
    %1813 = arith.muli %4, %c10 : index
    %1814 = arith.addi %1813, %1787 : index
    %1815 = arith.addi %1814, %c8 : index
    %1816 = arith.addi %1815, %c28 : index
    %1817 = vector.extract %397#1[5] : f32 from vector<8xf32>
    memref.store %1817, %16[%1816] : memref<?xf32>
    %1818 = arith.muli %4, %c10 : index
    %1819 = arith.addi %1818, %1787 : index
    %1820 = arith.addi %1819, %c8 : index
    %1821 = arith.addi %1820, %c29 : index
    %1822 = vector.extract %397#1[6] : f32 from vector<8xf32>
    memref.store %1822, %16[%1821] : memref<?xf32>
    %1823 = arith.muli %4, %c10 : index
    %1824 = arith.addi %1823, %1787 : index
    %1825 = arith.addi %1824, %c8 : index
    %1826 = arith.addi %1825, %c30 : index
    %1827 = vector.extract %397#1[7] : f32 from vector<8xf32>
    memref.store %1827, %16[%1826] : memref<?xf32>
    wave.barrier
    %1828 = arith.muli %4, %c31 : index
    %1829 = arith.addi %1828, %c8 : index
    %1830 = arith.muli %1829, %c13 : index
    %1831 = arith.divui %1784, %c4 : index
    %1832 = arith.addi %1830, %1831 : index
    %1833 = arith.addi %1783, %1832 : index
    %1834 = arith.cmpi slt, %1833, %19 : index
    scf.if %1834 {
      %1835 = arith.cmpi eq, %hasFactors, %c7 : index
      %1836 = memref.load %factors[%1833] : memref<?xf32>
      %1837 = arith.select %1835, %1836, %c33 : f32
      %1838 = arith.addi %1787, %c8 : index
      %1839 = arith.muli %1829, %c15 : index
      %1840 = arith.addi %1838, %1839 : index
      %1841 = memref.load %16[%1840] : memref<?xf32>
      %1842 = arith.addi %1840, %c10 : index
      %1843 = memref.load %16[%1842] : memref<?xf32>
      %1844 = arith.addf %1841, %1843 : f32
      %1845 = arith.remui %1784, %c4 : index
      %1846 = arith.muli %1845, %c31 : index
      %1847 = arith.addi %15, %1846 : index
      %1848 = vector.load %w[%1847] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1849 = vector.bitcast %1848 : vector<4xi8> to vector<1xf32>
      %1850 = vector.extract %1849[0] : f32 from vector<1xf32>
      %1851 = arith.mulf %1850, %1837 : f32
      %1852 = arith.mulf %1844, %1851 : f32
      %1853 = arith.muli %3, %c7 : index
      %1854 = arith.addi %1853, %c8 : index
      %1855 = arith.muli %1854, %c4 : index
      %1856 = arith.remui %1784, %c4 : index
      %1857 = arith.addi %1855, %1856 : index
      %1858 = arith.muli %1832, %c34 : index
      %1859 = arith.addi %1858, %1857 : index
      memref.store %1852, %17[%1859] : memref<?xf32>
    }
    %1860 = arith.muli %4, %c31 : index
    %1861 = arith.addi %1860, %c7 : index
    %1862 = arith.muli %1861, %c13 : index
    %1863 = arith.divui %1784, %c4 : index
    %1864 = arith.addi %1862, %1863 : index
    %1865 = arith.addi %1783, %1864 : index
    %1866 = arith.cmpi slt, %1865, %19 : index
    scf.if %1866 {
      %1867 = arith.cmpi eq, %hasFactors, %c7 : index
      %1868 = memref.load %factors[%1865] : memref<?xf32>
      %1869 = arith.select %1867, %1868, %c33 : f32
      %1870 = arith.addi %1787, %c8 : index
      %1871 = arith.muli %1861, %c15 : index
      %1872 = arith.addi %1870, %1871 : index
      %1873 = memref.load %16[%1872] : memref<?xf32>
      %1874 = arith.addi %1872, %c10 : index
      %1875 = memref.load %16[%1874] : memref<?xf32>
      %1876 = arith.addf %1873, %1875 : f32
      %1877 = arith.remui %1784, %c4 : index
      %1878 = arith.muli %1877, %c31 : index
      %1879 = arith.addi %15, %1878 : index
      %1880 = vector.load %w[%1879] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1881 = vector.bitcast %1880 : vector<4xi8> to vector<1xf32>
      %1882 = vector.extract %1881[0] : f32 from vector<1xf32>
      %1883 = arith.mulf %1882, %1869 : f32
      %1884 = arith.mulf %1876, %1883 : f32
      %1885 = arith.muli %3, %c7 : index
      %1886 = arith.addi %1885, %c8 : index
      %1887 = arith.muli %1886, %c4 : index
      %1888 = arith.remui %1784, %c4 : index
      %1889 = arith.addi %1887, %1888 : index
      %1890 = arith.muli %1864, %c34 : index
      %1891 = arith.addi %1890, %1889 : index
      memref.store %1884, %17[%1891] : memref<?xf32>
    }
    %1892 = arith.muli %4, %c31 : index
    %1893 = arith.addi %1892, %c13 : index
    %1894 = arith.muli %1893, %c13 : index
    %1895 = arith.divui %1784, %c4 : index
    %1896 = arith.addi %1894, %1895 : index
    %1897 = arith.addi %1783, %1896 : index
    %1898 = arith.cmpi slt, %1897, %19 : index
    scf.if %1898 {
      %1899 = arith.cmpi eq, %hasFactors, %c7 : index
      %1900 = memref.load %factors[%1897] : memref<?xf32>
      %1901 = arith.select %1899, %1900, %c33 : f32
      %1902 = arith.addi %1787, %c8 : index
      %1903 = arith.muli %1893, %c15 : index
      %1904 = arith.addi %1902, %1903 : index
      %1905 = memref.load %16[%1904] : memref<?xf32>
      %1906 = arith.addi %1904, %c10 : index
      %1907 = memref.load %16[%1906] : memref<?xf32>
      %1908 = arith.addf %1905, %1907 : f32
      %1909 = arith.remui %1784, %c4 : index
      %1910 = arith.muli %1909, %c31 : index
      %1911 = arith.addi %15, %1910 : index
      %1912 = vector.load %w[%1911] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1913 = vector.bitcast %1912 : vector<4xi8> to vector<1xf32>
      %1914 = vector.extract %1913[0] : f32 from vector<1xf32>
      %1915 = arith.mulf %1914, %1901 : f32
      %1916 = arith.mulf %1908, %1915 : f32
      %1917 = arith.muli %3, %c7 : index
      %1918 = arith.addi %1917, %c8 : index
      %1919 = arith.muli %1918, %c4 : index
      %1920 = arith.remui %1784, %c4 : index
      %1921 = arith.addi %1919, %1920 : index
      %1922 = arith.muli %1896, %c34 : index
      %1923 = arith.addi %1922, %1921 : index
      memref.store %1916, %17[%1923] : memref<?xf32>
    }
    %1924 = arith.muli %4, %c31 : index
    %1925 = arith.addi %1924, %c26 : index
    %1926 = arith.muli %1925, %c13 : index
    %1927 = arith.divui %1784, %c4 : index
    %1928 = arith.addi %1926, %1927 : index
    %1929 = arith.addi %1783, %1928 : index
    %1930 = arith.cmpi slt, %1929, %19 : index
    scf.if %1930 {
      %1931 = arith.cmpi eq, %hasFactors, %c7 : index
      %1932 = memref.load %factors[%1929] : memref<?xf32>
      %1933 = arith.select %1931, %1932, %c33 : f32
      %1934 = arith.addi %1787, %c8 : index
      %1935 = arith.muli %1925, %c15 : index
      %1936 = arith.addi %1934, %1935 : index
      %1937 = memref.load %16[%1936] : memref<?xf32>
      %1938 = arith.addi %1936, %c10 : index
      %1939 = memref.load %16[%1938] : memref<?xf32>
      %1940 = arith.addf %1937, %1939 : f32
      %1941 = arith.remui %1784, %c4 : index
      %1942 = arith.muli %1941, %c31 : index
      %1943 = arith.addi %15, %1942 : index
      %1944 = vector.load %w[%1943] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %1945 = vector.bitcast %1944 : vector<4xi8> to vector<1xf32>
      %1946 = vector.extract %1945[0] : f32 from vector<1xf32>
      %1947 = arith.mulf %1946, %1933 : f32
      %1948 = arith.mulf %1940, %1947 : f32
      %1949 = arith.muli %3, %c7 : index
      %1950 = arith.addi %1949, %c8 : index
      %1951 = arith.muli %1950, %c4 : index
      %1952 = arith.remui %1784, %c4 : index
      %1953 = arith.addi %1951, %1952 : index
      %1954 = arith.muli %1928, %c34 : index
      %1955 = arith.addi %1954, %1953 : index
      memref.store %1948, %17[%1955] : memref<?xf32>
    }
    wave.barrier
    %1956 = arith.addi %20, %c4 : index
    %1957 = wave.wave
    %1958 = arith.addi %1957, %c8 : index
    %1959 = arith.addi %1956, %1958 : index
    %1960 = arith.cmpi slt, %1959, %19 : index
    %1961 = arith.cmpi slt, %1958, %c4 : index
    %1962 = arith.andi %1960, %1961 : i1
    scf.if %1962 {
      %1963 = arith.addi %1956, %1958 : index
      %1964 = arith.muli %1958, %c34 : index
      %1965 = wave.lane
      %1966 = arith.addi %1965, %c8 : index
      %1967 = arith.cmpi eq, %hasBias, %c7 : index
      %1968 = arith.addi %1964, %1966 : index
      %1969 = memref.load %17[%1968] : memref<?xf32>
      %1970 = arith.muli %0, %c34 : index
      %1971 = arith.addi %1970, %1966 : index
      %1972 = memref.load %bias[%1971] : memref<?xf32>
      %1973 = arith.addf %1969, %1972 : f32
      %1974 = arith.select %1967, %1973, %1969 : f32
      %1975 = arith.addi %1966, %c36 : index
      %1976 = arith.cmpi eq, %hasBias, %c7 : index
      %1977 = arith.addi %1964, %1975 : index
      %1978 = memref.load %17[%1977] : memref<?xf32>
      %1979 = arith.muli %0, %c34 : index
      %1980 = arith.addi %1979, %1975 : index
      %1981 = memref.load %bias[%1980] : memref<?xf32>
      %1982 = arith.addf %1978, %1981 : f32
      %1983 = arith.select %1976, %1982, %1978 : f32
      %1984 = arith.addi %1965, %c15 : index
      %1985 = arith.cmpi slt, %1984, %c36 : index
      %1986 = arith.minsi %1984, %c37 : index
      %1987 = arith.cmpi eq, %hasBias, %c7 : index
      %1988 = arith.addi %1964, %1986 : index
      %1989 = memref.load %17[%1988] : memref<?xf32>
      %1990 = arith.muli %0, %c34 : index
      %1991 = arith.addi %1990, %1986 : index
      %1992 = memref.load %bias[%1991] : memref<?xf32>
      %1993 = arith.addf %1989, %1992 : f32
      %1994 = arith.select %1987, %1993, %1989 : f32
      %1995 = arith.addi %1986, %c36 : index
      %1996 = arith.cmpi eq, %hasBias, %c7 : index
      %1997 = arith.addi %1964, %1995 : index
      %1998 = memref.load %17[%1997] : memref<?xf32>
      %1999 = arith.muli %0, %c34 : index
      %2000 = arith.addi %1999, %1995 : index
      %2001 = memref.load %bias[%2000] : memref<?xf32>
      %2002 = arith.addf %1998, %2001 : f32
      %2003 = arith.select %1996, %2002, %1998 : f32
      %2004 = arith.addi %heads, %kvHeads : index
      %2005 = arith.cmpi slt, %0, %2004 : index
      scf.if %2005 {
        %2006 = arith.addi %positionsAt, %1963 : index
        %2007 = memref.load %step[%2006] : memref<?xi32>
        %2008 = arith.index_cast %2007 : i32 to index
        %2009 = arith.cmpi eq, %hasNorm, %c7 : index
        %2010 = math.fma %1974, %1974, %c40 : f32
        %2011 = math.fma %1983, %1983, %2010 : f32
        %2012 = math.fma %1994, %1994, %2011 : f32
        %2013 = arith.select %1985, %2012, %2011 : f32
        %2014 = math.fma %2003, %2003, %2013 : f32
        %2015 = arith.select %1985, %2014, %2013 : f32
        %2016 = vector.broadcast %2015 : f32 to vector<1xf32>
        %2017 = wave.reduce "add" %2016 : vector<1xf32>
        %2018 = arith.mulf %2017, %inverseHeadDim : f32
        %2019 = arith.addf %2018, %epsilon : f32
        %2020 = math.sqrt %2019 : f32
        %2021 = arith.divf %c33, %2020 : f32
        %2022 = arith.cmpi slt, %0, %heads : index
        %2023 = arith.addi %1966, %c36 : index
        %2024 = memref.load %query_norm[%1966] : memref<?xf32>
        %2025 = memref.load %key_norm[%1966] : memref<?xf32>
        %2026 = arith.select %2022, %2024, %2025 : f32
        %2027 = arith.mulf %1974, %2021 : f32
        %2028 = arith.mulf %2027, %2026 : f32
        %2029 = arith.select %2009, %2028, %1974 : f32
        %2030 = memref.load %query_norm[%2023] : memref<?xf32>
        %2031 = memref.load %key_norm[%2023] : memref<?xf32>
        %2032 = arith.select %2022, %2030, %2031 : f32
        %2033 = arith.mulf %1983, %2021 : f32
        %2034 = arith.mulf %2033, %2032 : f32
        %2035 = arith.select %2009, %2034, %1983 : f32
        %2036 = arith.addi %1986, %c36 : index
        %2037 = memref.load %query_norm[%1986] : memref<?xf32>
        %2038 = memref.load %key_norm[%1986] : memref<?xf32>
        %2039 = arith.select %2022, %2037, %2038 : f32
        %2040 = arith.mulf %1994, %2021 : f32
        %2041 = arith.mulf %2040, %2039 : f32
        %2042 = arith.select %2009, %2041, %1994 : f32
        %2043 = memref.load %query_norm[%2036] : memref<?xf32>
        %2044 = memref.load %key_norm[%2036] : memref<?xf32>
        %2045 = arith.select %2022, %2043, %2044 : f32
        %2046 = arith.mulf %2003, %2021 : f32
        %2047 = arith.mulf %2046, %2045 : f32
        %2048 = arith.select %2009, %2047, %2003 : f32
        %2049 = arith.remui %2008, %c25 : index
        %2050 = arith.muli %2049, %c34 : index
        %2051 = arith.addi %2050, %1966 : index
        %2052 = arith.divui %2008, %c25 : index
        %2053 = arith.addi %2052, %c25 : index
        %2054 = arith.muli %2053, %c34 : index
        %2055 = arith.addi %2054, %1966 : index
        %2056 = memref.load %rope[%2051] : memref<?xf32>
        %2057 = arith.addi %2051, %c36 : index
        %2058 = memref.load %rope[%2057] : memref<?xf32>
        %2059 = memref.load %rope[%2055] : memref<?xf32>
        %2060 = arith.addi %2055, %c36 : index
        %2061 = memref.load %rope[%2060] : memref<?xf32>
        %2062 = arith.mulf %2059, %2056 : f32
        %2063 = arith.mulf %2061, %2058 : f32
        %2064 = arith.subf %2062, %2063 : f32
        %2065 = arith.mulf %2061, %2056 : f32
        %2066 = arith.mulf %2059, %2058 : f32
        %2067 = arith.addf %2065, %2066 : f32
        %2068 = arith.mulf %2029, %2064 : f32
        %2069 = arith.mulf %2035, %2067 : f32
        %2070 = arith.subf %2068, %2069 : f32
        %2071 = arith.mulf %2035, %2064 : f32
        %2072 = arith.mulf %2029, %2067 : f32
        %2073 = arith.addf %2071, %2072 : f32
        %2074 = arith.cmpi slt, %0, %heads : index
        scf.if %2074 {
          %2075 = arith.muli %1963, %heads : index
          %2076 = arith.addi %2075, %0 : index
          %2077 = arith.muli %2076, %c34 : index
          %2078 = arith.addi %2077, %1966 : index
          memref.store %2070, %q[%2078] : memref<?xf32>
          %2079 = arith.addi %2078, %c36 : index
          memref.store %2073, %q[%2079] : memref<?xf32>
        } else {
          %2080 = arith.addi %1964, %1966 : index
          memref.store %2070, %17[%2080] : memref<?xf32>
          %2081 = arith.addi %1964, %1966 : index
          %2082 = arith.addi %2081, %c36 : index
          memref.store %2073, %17[%2082] : memref<?xf32>
        }
        %2083 = arith.remui %2008, %c25 : index
        %2084 = arith.muli %2083, %c34 : index
        %2085 = arith.addi %2084, %1986 : index
        %2086 = arith.divui %2008, %c25 : index
        %2087 = arith.addi %2086, %c25 : index
        %2088 = arith.muli %2087, %c34 : index
        %2089 = arith.addi %2088, %1986 : index
        %2090 = memref.load %rope[%2085] : memref<?xf32>
        %2091 = arith.addi %2085, %c36 : index
        %2092 = memref.load %rope[%2091] : memref<?xf32>
        %2093 = memref.load %rope[%2089] : memref<?xf32>
        %2094 = arith.addi %2089, %c36 : index
        %2095 = memref.load %rope[%2094] : memref<?xf32>
        %2096 = arith.mulf %2093, %2090 : f32
        %2097 = arith.mulf %2095, %2092 : f32
        %2098 = arith.subf %2096, %2097 : f32
        %2099 = arith.mulf %2095, %2090 : f32
        %2100 = arith.mulf %2093, %2092 : f32
        %2101 = arith.addf %2099, %2100 : f32
        %2102 = arith.mulf %2042, %2098 : f32
        %2103 = arith.mulf %2048, %2101 : f32
        %2104 = arith.subf %2102, %2103 : f32
        %2105 = arith.mulf %2048, %2098 : f32
        %2106 = arith.mulf %2042, %2101 : f32
        %2107 = arith.addf %2105, %2106 : f32
        scf.if %1985 {
          %2108 = arith.cmpi slt, %0, %heads : index
          scf.if %2108 {
            %2109 = arith.muli %1963, %heads : index
            %2110 = arith.addi %2109, %0 : index
            %2111 = arith.muli %2110, %c34 : index
            %2112 = arith.addi %2111, %1986 : index
            memref.store %2104, %q[%2112] : memref<?xf32>
            %2113 = arith.addi %2112, %c36 : index
            memref.store %2107, %q[%2113] : memref<?xf32>
          } else {
            %2114 = arith.addi %1964, %1986 : index
            memref.store %2104, %17[%2114] : memref<?xf32>
            %2115 = arith.addi %1964, %1986 : index
            %2116 = arith.addi %2115, %c36 : index
            memref.store %2107, %17[%2116] : memref<?xf32>
          }
        }
      } else {
        %2117 = arith.cmpi slt, %0, %heads : index
        scf.if %2117 {
          %2118 = arith.muli %1963, %heads : index
          %2119 = arith.addi %2118, %0 : index
          %2120 = arith.muli %2119, %c34 : index
          %2121 = arith.addi %2120, %1966 : index
          memref.store %1974, %q[%2121] : memref<?xf32>
          %2122 = arith.addi %2121, %c36 : index
          memref.store %1983, %q[%2122] : memref<?xf32>
        } else {
          %2123 = arith.addi %1964, %1966 : index
          memref.store %1974, %17[%2123] : memref<?xf32>
          %2124 = arith.addi %1964, %1966 : index
          %2125 = arith.addi %2124, %c36 : index
          memref.store %1983, %17[%2125] : memref<?xf32>
        }
        scf.if %1985 {
          %2126 = arith.cmpi slt, %0, %heads : index
          scf.if %2126 {
            %2127 = arith.muli %1963, %heads : index
            %2128 = arith.addi %2127, %0 : index
            %2129 = arith.muli %2128, %c34 : index
            %2130 = arith.addi %2129, %1986 : index
            memref.store %1994, %q[%2130] : memref<?xf32>
            %2131 = arith.addi %2130, %c36 : index
            memref.store %2003, %q[%2131] : memref<?xf32>
          } else {
            %2132 = arith.addi %1964, %1986 : index
            memref.store %1994, %17[%2132] : memref<?xf32>
            %2133 = arith.addi %1964, %1986 : index
            %2134 = arith.addi %2133, %c36 : index
            memref.store %2003, %17[%2134] : memref<?xf32>
          }
        }
      }
    }
    %2135 = arith.addi %1957, %c43 : index
    %2136 = arith.addi %1956, %2135 : index
    %2137 = arith.cmpi slt, %2136, %19 : index
    %2138 = arith.cmpi slt, %2135, %c4 : index
    %2139 = arith.andi %2137, %2138 : i1
    scf.if %2139 {
      %2140 = arith.addi %1956, %2135 : index
      %2141 = arith.muli %2135, %c34 : index
      %2142 = wave.lane
      %2143 = arith.addi %2142, %c8 : index
      %2144 = arith.cmpi eq, %hasBias, %c7 : index
      %2145 = arith.addi %2141, %2143 : index
      %2146 = memref.load %17[%2145] : memref<?xf32>
      %2147 = arith.muli %0, %c34 : index
      %2148 = arith.addi %2147, %2143 : index
      %2149 = memref.load %bias[%2148] : memref<?xf32>
      %2150 = arith.addf %2146, %2149 : f32
      %2151 = arith.select %2144, %2150, %2146 : f32
      %2152 = arith.addi %2143, %c36 : index
      %2153 = arith.cmpi eq, %hasBias, %c7 : index
      %2154 = arith.addi %2141, %2152 : index
      %2155 = memref.load %17[%2154] : memref<?xf32>
      %2156 = arith.muli %0, %c34 : index
      %2157 = arith.addi %2156, %2152 : index
      %2158 = memref.load %bias[%2157] : memref<?xf32>
      %2159 = arith.addf %2155, %2158 : f32
      %2160 = arith.select %2153, %2159, %2155 : f32
      %2161 = arith.addi %2142, %c15 : index
      %2162 = arith.cmpi slt, %2161, %c36 : index
      %2163 = arith.minsi %2161, %c37 : index
      %2164 = arith.cmpi eq, %hasBias, %c7 : index
      %2165 = arith.addi %2141, %2163 : index
      %2166 = memref.load %17[%2165] : memref<?xf32>
      %2167 = arith.muli %0, %c34 : index
      %2168 = arith.addi %2167, %2163 : index
      %2169 = memref.load %bias[%2168] : memref<?xf32>
      %2170 = arith.addf %2166, %2169 : f32
      %2171 = arith.select %2164, %2170, %2166 : f32
      %2172 = arith.addi %2163, %c36 : index
      %2173 = arith.cmpi eq, %hasBias, %c7 : index
      %2174 = arith.addi %2141, %2172 : index
      %2175 = memref.load %17[%2174] : memref<?xf32>
      %2176 = arith.muli %0, %c34 : index
      %2177 = arith.addi %2176, %2172 : index
      %2178 = memref.load %bias[%2177] : memref<?xf32>
      %2179 = arith.addf %2175, %2178 : f32
      %2180 = arith.select %2173, %2179, %2175 : f32
      %2181 = arith.addi %heads, %kvHeads : index
      %2182 = arith.cmpi slt, %0, %2181 : index
      scf.if %2182 {
        %2183 = arith.addi %positionsAt, %2140 : index
        %2184 = memref.load %step[%2183] : memref<?xi32>
        %2185 = arith.index_cast %2184 : i32 to index
        %2186 = arith.cmpi eq, %hasNorm, %c7 : index
        %2187 = math.fma %2151, %2151, %c40 : f32
        %2188 = math.fma %2160, %2160, %2187 : f32
        %2189 = math.fma %2171, %2171, %2188 : f32
        %2190 = arith.select %2162, %2189, %2188 : f32
        %2191 = math.fma %2180, %2180, %2190 : f32
        %2192 = arith.select %2162, %2191, %2190 : f32
        %2193 = vector.broadcast %2192 : f32 to vector<1xf32>
        %2194 = wave.reduce "add" %2193 : vector<1xf32>
        %2195 = arith.mulf %2194, %inverseHeadDim : f32
        %2196 = arith.addf %2195, %epsilon : f32
        %2197 = math.sqrt %2196 : f32
        %2198 = arith.divf %c33, %2197 : f32
        %2199 = arith.cmpi slt, %0, %heads : index
        %2200 = arith.addi %2143, %c36 : index
        %2201 = memref.load %query_norm[%2143] : memref<?xf32>
        %2202 = memref.load %key_norm[%2143] : memref<?xf32>
        %2203 = arith.select %2199, %2201, %2202 : f32
        %2204 = arith.mulf %2151, %2198 : f32
        %2205 = arith.mulf %2204, %2203 : f32
        %2206 = arith.select %2186, %2205, %2151 : f32
        %2207 = memref.load %query_norm[%2200] : memref<?xf32>
        %2208 = memref.load %key_norm[%2200] : memref<?xf32>
        %2209 = arith.select %2199, %2207, %2208 : f32
        %2210 = arith.mulf %2160, %2198 : f32
        %2211 = arith.mulf %2210, %2209 : f32
        %2212 = arith.select %2186, %2211, %2160 : f32
        %2213 = arith.addi %2163, %c36 : index
        %2214 = memref.load %query_norm[%2163] : memref<?xf32>
        %2215 = memref.load %key_norm[%2163] : memref<?xf32>
        %2216 = arith.select %2199, %2214, %2215 : f32
        %2217 = arith.mulf %2171, %2198 : f32
        %2218 = arith.mulf %2217, %2216 : f32
        %2219 = arith.select %2186, %2218, %2171 : f32
        %2220 = memref.load %query_norm[%2213] : memref<?xf32>
        %2221 = memref.load %key_norm[%2213] : memref<?xf32>
        %2222 = arith.select %2199, %2220, %2221 : f32
        %2223 = arith.mulf %2180, %2198 : f32
        %2224 = arith.mulf %2223, %2222 : f32
        %2225 = arith.select %2186, %2224, %2180 : f32
        %2226 = arith.remui %2185, %c25 : index
        %2227 = arith.muli %2226, %c34 : index
        %2228 = arith.addi %2227, %2143 : index
        %2229 = arith.divui %2185, %c25 : index
        %2230 = arith.addi %2229, %c25 : index
        %2231 = arith.muli %2230, %c34 : index
        %2232 = arith.addi %2231, %2143 : index
        %2233 = memref.load %rope[%2228] : memref<?xf32>
        %2234 = arith.addi %2228, %c36 : index
        %2235 = memref.load %rope[%2234] : memref<?xf32>
        %2236 = memref.load %rope[%2232] : memref<?xf32>
        %2237 = arith.addi %2232, %c36 : index
        %2238 = memref.load %rope[%2237] : memref<?xf32>
        %2239 = arith.mulf %2236, %2233 : f32
        %2240 = arith.mulf %2238, %2235 : f32
        %2241 = arith.subf %2239, %2240 : f32
        %2242 = arith.mulf %2238, %2233 : f32
        %2243 = arith.mulf %2236, %2235 : f32
        %2244 = arith.addf %2242, %2243 : f32
        %2245 = arith.mulf %2206, %2241 : f32
        %2246 = arith.mulf %2212, %2244 : f32
        %2247 = arith.subf %2245, %2246 : f32
        %2248 = arith.mulf %2212, %2241 : f32
        %2249 = arith.mulf %2206, %2244 : f32
        %2250 = arith.addf %2248, %2249 : f32
        %2251 = arith.cmpi slt, %0, %heads : index
        scf.if %2251 {
          %2252 = arith.muli %2140, %heads : index
          %2253 = arith.addi %2252, %0 : index
          %2254 = arith.muli %2253, %c34 : index
          %2255 = arith.addi %2254, %2143 : index
          memref.store %2247, %q[%2255] : memref<?xf32>
          %2256 = arith.addi %2255, %c36 : index
          memref.store %2250, %q[%2256] : memref<?xf32>
        } else {
          %2257 = arith.addi %2141, %2143 : index
          memref.store %2247, %17[%2257] : memref<?xf32>
          %2258 = arith.addi %2141, %2143 : index
          %2259 = arith.addi %2258, %c36 : index
          memref.store %2250, %17[%2259] : memref<?xf32>
        }
        %2260 = arith.remui %2185, %c25 : index
        %2261 = arith.muli %2260, %c34 : index
        %2262 = arith.addi %2261, %2163 : index
        %2263 = arith.divui %2185, %c25 : index
        %2264 = arith.addi %2263, %c25 : index
        %2265 = arith.muli %2264, %c34 : index
        %2266 = arith.addi %2265, %2163 : index
        %2267 = memref.load %rope[%2262] : memref<?xf32>
        %2268 = arith.addi %2262, %c36 : index
        %2269 = memref.load %rope[%2268] : memref<?xf32>
        %2270 = memref.load %rope[%2266] : memref<?xf32>
        %2271 = arith.addi %2266, %c36 : index
        %2272 = memref.load %rope[%2271] : memref<?xf32>
        %2273 = arith.mulf %2270, %2267 : f32
        %2274 = arith.mulf %2272, %2269 : f32
        %2275 = arith.subf %2273, %2274 : f32
        %2276 = arith.mulf %2272, %2267 : f32
        %2277 = arith.mulf %2270, %2269 : f32
        %2278 = arith.addf %2276, %2277 : f32
        %2279 = arith.mulf %2219, %2275 : f32
        %2280 = arith.mulf %2225, %2278 : f32
        %2281 = arith.subf %2279, %2280 : f32
        %2282 = arith.mulf %2225, %2275 : f32
        %2283 = arith.mulf %2219, %2278 : f32
        %2284 = arith.addf %2282, %2283 : f32
        scf.if %2162 {
          %2285 = arith.cmpi slt, %0, %heads : index
          scf.if %2285 {
            %2286 = arith.muli %2140, %heads : index
            %2287 = arith.addi %2286, %0 : index
            %2288 = arith.muli %2287, %c34 : index
            %2289 = arith.addi %2288, %2163 : index
            memref.store %2281, %q[%2289] : memref<?xf32>
            %2290 = arith.addi %2289, %c36 : index
            memref.store %2284, %q[%2290] : memref<?xf32>
          } else {
            %2291 = arith.addi %2141, %2163 : index
            memref.store %2281, %17[%2291] : memref<?xf32>
            %2292 = arith.addi %2141, %2163 : index
            %2293 = arith.addi %2292, %c36 : index
            memref.store %2284, %17[%2293] : memref<?xf32>
          }
        }
      } else {
        %2294 = arith.cmpi slt, %0, %heads : index
        scf.if %2294 {
          %2295 = arith.muli %2140, %heads : index
          %2296 = arith.addi %2295, %0 : index
          %2297 = arith.muli %2296, %c34 : index
          %2298 = arith.addi %2297, %2143 : index
          memref.store %2151, %q[%2298] : memref<?xf32>
          %2299 = arith.addi %2298, %c36 : index
          memref.store %2160, %q[%2299] : memref<?xf32>
        } else {
          %2300 = arith.addi %2141, %2143 : index
          memref.store %2151, %17[%2300] : memref<?xf32>
          %2301 = arith.addi %2141, %2143 : index
          %2302 = arith.addi %2301, %c36 : index
          memref.store %2160, %17[%2302] : memref<?xf32>
        }
        scf.if %2162 {
          %2303 = arith.cmpi slt, %0, %heads : index
          scf.if %2303 {
            %2304 = arith.muli %2140, %heads : index
            %2305 = arith.addi %2304, %0 : index
            %2306 = arith.muli %2305, %c34 : index
            %2307 = arith.addi %2306, %2163 : index
            memref.store %2171, %q[%2307] : memref<?xf32>
            %2308 = arith.addi %2307, %c36 : index
            memref.store %2180, %q[%2308] : memref<?xf32>
          } else {
            %2309 = arith.addi %2141, %2163 : index
            memref.store %2171, %17[%2309] : memref<?xf32>
            %2310 = arith.addi %2141, %2163 : index
            %2311 = arith.addi %2310, %c36 : index
            memref.store %2180, %17[%2311] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %2312 = arith.cmpi sge, %0, %heads : index
    scf.if %2312 {
      %2313 = arith.addi %1957, %c8 : index
      %2314 = arith.addi %1956, %2313 : index
      %2315 = arith.cmpi slt, %2314, %19 : index
      %2316 = arith.cmpi slt, %2313, %c4 : index
      %2317 = arith.andi %2315, %2316 : i1
      scf.if %2317 {
        %2318 = arith.addi %1956, %2313 : index
        %2319 = arith.addi %slotsAt, %2318 : index
        %2320 = memref.load %step[%2319] : memref<?xi32>
        %2321 = arith.index_cast %2320 : i32 to index
        %2322 = arith.cmpi sge, %2321, %c8 : index
        scf.if %2322 {
          %2323 = arith.muli %2313, %c34 : index
          %2324 = arith.subi %0, %heads : index
          %2325 = memref.load %scales[%2324] : memref<?xf32>
          %2326 = vector.broadcast %2325 : f32 to vector<4xf32>
          %2327 = arith.divui %2321, %c4 : index
          %2328 = arith.remui %2321, %c4 : index
          %2329 = arith.muli %2327, %pageBytes : index
          %2330 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2330 {
            %2331 = wave.lane
            %2332 = arith.muli %2331, %c31 : index
            scf.for %2333 = %2332 to %c34 step %c6 {
              %2334 = arith.addi %2323, %2333 : index
              %2335 = vector.load %17[%2334] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2336 = arith.mulf %2335, %2326 : vector<4xf32>
              %2337 = arith.minimumf %2336, %c47 : vector<4xf32>
              %2338 = arith.maximumf %2337, %c48 : vector<4xf32>
              %2339 = arith.truncf %2338 : vector<4xf32> to vector<4xf16>
              %2340 = vector.bitcast %2339 : vector<4xf16> to vector<8xi8>
              %2341 = arith.cmpi slt, %2324, %kvHeads : index
              scf.if %2341 {
                %2342 = arith.muli %2324, %c49 : index
                %2343 = arith.addi %2329, %2342 : index
                %2344 = arith.divui %2333, %c4 : index
                %2345 = arith.muli %2344, %c20 : index
                %2346 = arith.remui %2333, %c4 : index
                %2347 = arith.divui %2346, %c14 : index
                %2348 = arith.muli %2347, %c25 : index
                %2349 = arith.muli %2328, %c4 : index
                %2350 = arith.addi %2348, %2349 : index
                %2351 = arith.remui %2346, %c14 : index
                %2352 = arith.muli %2351, %c13 : index
                %2353 = arith.addi %2350, %2352 : index
                %2354 = arith.addi %2345, %2353 : index
                %2355 = arith.addi %2343, %2354 : index
                vector.store %2340, %kv[%2355] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2356 = arith.subi %2324, %kvHeads : index
                %2357 = arith.muli %2356, %c49 : index
                %2358 = arith.addi %2329, %2357 : index
                %2359 = arith.addi %2333, %c8 : index
                %2360 = arith.divui %2359, %c4 : index
                %2361 = arith.muli %2360, %c20 : index
                %2362 = arith.addi %2361, %c9 : index
                %2363 = arith.remui %2359, %c4 : index
                %2364 = arith.divui %2328, %c13 : index
                %2365 = arith.remui %2328, %c13 : index
                %2366 = arith.muli %2365, %c14 : index
                %2367 = arith.addi %2364, %2366 : index
                %2368 = arith.divui %2367, %c14 : index
                %2369 = arith.muli %2368, %c25 : index
                %2370 = arith.muli %2363, %c4 : index
                %2371 = arith.addi %2369, %2370 : index
                %2372 = arith.remui %2367, %c14 : index
                %2373 = arith.muli %2372, %c13 : index
                %2374 = arith.addi %2371, %2373 : index
                %2375 = arith.addi %2362, %2374 : index
                %2376 = arith.addi %2358, %2375 : index
                %2377 = vector.shuffle %2340, %2340 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2377, %kv[%2376] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2378 = arith.addi %2333, %c7 : index
                %2379 = arith.divui %2378, %c4 : index
                %2380 = arith.muli %2379, %c20 : index
                %2381 = arith.addi %2380, %c9 : index
                %2382 = arith.remui %2378, %c4 : index
                %2383 = arith.divui %2328, %c13 : index
                %2384 = arith.remui %2328, %c13 : index
                %2385 = arith.muli %2384, %c14 : index
                %2386 = arith.addi %2383, %2385 : index
                %2387 = arith.divui %2386, %c14 : index
                %2388 = arith.muli %2387, %c25 : index
                %2389 = arith.muli %2382, %c4 : index
                %2390 = arith.addi %2388, %2389 : index
                %2391 = arith.remui %2386, %c14 : index
                %2392 = arith.muli %2391, %c13 : index
                %2393 = arith.addi %2390, %2392 : index
                %2394 = arith.addi %2381, %2393 : index
                %2395 = arith.addi %2358, %2394 : index
                %2396 = vector.shuffle %2340, %2340 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2396, %kv[%2395] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2397 = arith.addi %2333, %c13 : index
                %2398 = arith.divui %2397, %c4 : index
                %2399 = arith.muli %2398, %c20 : index
                %2400 = arith.addi %2399, %c9 : index
                %2401 = arith.remui %2397, %c4 : index
                %2402 = arith.divui %2328, %c13 : index
                %2403 = arith.remui %2328, %c13 : index
                %2404 = arith.muli %2403, %c14 : index
                %2405 = arith.addi %2402, %2404 : index
                %2406 = arith.divui %2405, %c14 : index
                %2407 = arith.muli %2406, %c25 : index
                %2408 = arith.muli %2401, %c4 : index
                %2409 = arith.addi %2407, %2408 : index
                %2410 = arith.remui %2405, %c14 : index
                %2411 = arith.muli %2410, %c13 : index
                %2412 = arith.addi %2409, %2411 : index
                %2413 = arith.addi %2400, %2412 : index
                %2414 = arith.addi %2358, %2413 : index
                %2415 = vector.shuffle %2340, %2340 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2415, %kv[%2414] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2416 = arith.addi %2333, %c26 : index
                %2417 = arith.divui %2416, %c4 : index
                %2418 = arith.muli %2417, %c20 : index
                %2419 = arith.addi %2418, %c9 : index
                %2420 = arith.remui %2416, %c4 : index
                %2421 = arith.divui %2328, %c13 : index
                %2422 = arith.remui %2328, %c13 : index
                %2423 = arith.muli %2422, %c14 : index
                %2424 = arith.addi %2421, %2423 : index
                %2425 = arith.divui %2424, %c14 : index
                %2426 = arith.muli %2425, %c25 : index
                %2427 = arith.muli %2420, %c4 : index
                %2428 = arith.addi %2426, %2427 : index
                %2429 = arith.remui %2424, %c14 : index
                %2430 = arith.muli %2429, %c13 : index
                %2431 = arith.addi %2428, %2430 : index
                %2432 = arith.addi %2419, %2431 : index
                %2433 = arith.addi %2358, %2432 : index
                %2434 = vector.shuffle %2340, %2340 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2434, %kv[%2433] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2435 = arith.cmpi eq, %codec, %c7 : index
          scf.if %2435 {
            %2436 = wave.lane
            %2437 = arith.muli %2436, %c31 : index
            scf.for %2438 = %2437 to %c34 step %c6 {
              %2439 = arith.addi %2323, %2438 : index
              %2440 = vector.load %17[%2439] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2441 = arith.mulf %2440, %2326 : vector<4xf32>
              %2442 = wave.fp8_encode "e4m3" %2441 : vector<4xf32> -> vector<4xi8>
              %2443 = arith.cmpi slt, %2324, %kvHeads : index
              scf.if %2443 {
                %2444 = arith.muli %2324, %c9 : index
                %2445 = arith.addi %2329, %2444 : index
                %2446 = vector.shuffle %2442, %2442 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2447 = arith.divui %2438, %c4 : index
                %2448 = arith.muli %2447, %c25 : index
                %2449 = arith.remui %2438, %c4 : index
                %2450 = arith.muli %2328, %c4 : index
                %2451 = arith.divui %2449, %c31 : index
                %2452 = arith.muli %2451, %c31 : index
                %2453 = arith.remui %2449, %c13 : index
                %2454 = arith.muli %2453, %c13 : index
                %2455 = arith.addi %2452, %2454 : index
                %2456 = arith.divui %2449, %c13 : index
                %2457 = arith.remui %2456, %c13 : index
                %2458 = arith.addi %2455, %2457 : index
                %2459 = arith.addi %2450, %2458 : index
                %2460 = arith.addi %2448, %2459 : index
                %2461 = arith.addi %2445, %2460 : index
                vector.store %2446, %kv[%2461] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2462 = arith.subi %2324, %kvHeads : index
                %2463 = arith.muli %2462, %c9 : index
                %2464 = arith.addi %2329, %2463 : index
                %2465 = arith.addi %2438, %c8 : index
                %2466 = arith.divui %2465, %c4 : index
                %2467 = arith.muli %2466, %c25 : index
                %2468 = arith.addi %2467, %c10 : index
                %2469 = arith.remui %2465, %c4 : index
                %2470 = arith.divui %2328, %c13 : index
                %2471 = arith.remui %2328, %c13 : index
                %2472 = arith.muli %2471, %c14 : index
                %2473 = arith.addi %2470, %2472 : index
                %2474 = arith.muli %2469, %c4 : index
                %2475 = arith.divui %2473, %c31 : index
                %2476 = arith.muli %2475, %c31 : index
                %2477 = arith.remui %2473, %c13 : index
                %2478 = arith.muli %2477, %c13 : index
                %2479 = arith.addi %2476, %2478 : index
                %2480 = arith.divui %2473, %c13 : index
                %2481 = arith.remui %2480, %c13 : index
                %2482 = arith.addi %2479, %2481 : index
                %2483 = arith.addi %2474, %2482 : index
                %2484 = arith.addi %2468, %2483 : index
                %2485 = arith.addi %2464, %2484 : index
                %2486 = vector.shuffle %2442, %2442 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2486, %kv[%2485] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2487 = arith.addi %2438, %c7 : index
                %2488 = arith.divui %2487, %c4 : index
                %2489 = arith.muli %2488, %c25 : index
                %2490 = arith.addi %2489, %c10 : index
                %2491 = arith.remui %2487, %c4 : index
                %2492 = arith.divui %2328, %c13 : index
                %2493 = arith.remui %2328, %c13 : index
                %2494 = arith.muli %2493, %c14 : index
                %2495 = arith.addi %2492, %2494 : index
                %2496 = arith.muli %2491, %c4 : index
                %2497 = arith.divui %2495, %c31 : index
                %2498 = arith.muli %2497, %c31 : index
                %2499 = arith.remui %2495, %c13 : index
                %2500 = arith.muli %2499, %c13 : index
                %2501 = arith.addi %2498, %2500 : index
                %2502 = arith.divui %2495, %c13 : index
                %2503 = arith.remui %2502, %c13 : index
                %2504 = arith.addi %2501, %2503 : index
                %2505 = arith.addi %2496, %2504 : index
                %2506 = arith.addi %2490, %2505 : index
                %2507 = arith.addi %2464, %2506 : index
                %2508 = vector.shuffle %2442, %2442 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2508, %kv[%2507] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2509 = arith.addi %2438, %c13 : index
                %2510 = arith.divui %2509, %c4 : index
                %2511 = arith.muli %2510, %c25 : index
                %2512 = arith.addi %2511, %c10 : index
                %2513 = arith.remui %2509, %c4 : index
                %2514 = arith.divui %2328, %c13 : index
                %2515 = arith.remui %2328, %c13 : index
                %2516 = arith.muli %2515, %c14 : index
                %2517 = arith.addi %2514, %2516 : index
                %2518 = arith.muli %2513, %c4 : index
                %2519 = arith.divui %2517, %c31 : index
                %2520 = arith.muli %2519, %c31 : index
                %2521 = arith.remui %2517, %c13 : index
                %2522 = arith.muli %2521, %c13 : index
                %2523 = arith.addi %2520, %2522 : index
                %2524 = arith.divui %2517, %c13 : index
                %2525 = arith.remui %2524, %c13 : index
                %2526 = arith.addi %2523, %2525 : index
                %2527 = arith.addi %2518, %2526 : index
                %2528 = arith.addi %2512, %2527 : index
                %2529 = arith.addi %2464, %2528 : index
                %2530 = vector.shuffle %2442, %2442 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2530, %kv[%2529] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2531 = arith.addi %2438, %c26 : index
                %2532 = arith.divui %2531, %c4 : index
                %2533 = arith.muli %2532, %c25 : index
                %2534 = arith.addi %2533, %c10 : index
                %2535 = arith.remui %2531, %c4 : index
                %2536 = arith.divui %2328, %c13 : index
                %2537 = arith.remui %2328, %c13 : index
                %2538 = arith.muli %2537, %c14 : index
                %2539 = arith.addi %2536, %2538 : index
                %2540 = arith.muli %2535, %c4 : index
                %2541 = arith.divui %2539, %c31 : index
                %2542 = arith.muli %2541, %c31 : index
                %2543 = arith.remui %2539, %c13 : index
                %2544 = arith.muli %2543, %c13 : index
                %2545 = arith.addi %2542, %2544 : index
                %2546 = arith.divui %2539, %c13 : index
                %2547 = arith.remui %2546, %c13 : index
                %2548 = arith.addi %2545, %2547 : index
                %2549 = arith.addi %2540, %2548 : index
                %2550 = arith.addi %2534, %2549 : index
                %2551 = arith.addi %2464, %2550 : index
                %2552 = vector.shuffle %2442, %2442 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2552, %kv[%2551] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2553 = arith.cmpi eq, %codec, %c13 : index
          scf.if %2553 {
            %2554 = wave.lane
            %2555 = arith.muli %2554, %c31 : index
            scf.for %2556 = %2555 to %c34 step %c6 {
              %2557 = arith.addi %2323, %2556 : index
              %2558 = vector.load %17[%2557] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2559 = arith.mulf %2558, %2326 : vector<4xf32>
              %2560 = wave.fp8_encode "e5m2" %2559 : vector<4xf32> -> vector<4xi8>
              %2561 = arith.cmpi slt, %2324, %kvHeads : index
              scf.if %2561 {
                %2562 = arith.muli %2324, %c9 : index
                %2563 = arith.addi %2329, %2562 : index
                %2564 = vector.shuffle %2560, %2560 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2565 = arith.divui %2556, %c4 : index
                %2566 = arith.muli %2565, %c25 : index
                %2567 = arith.remui %2556, %c4 : index
                %2568 = arith.muli %2328, %c4 : index
                %2569 = arith.divui %2567, %c31 : index
                %2570 = arith.muli %2569, %c31 : index
                %2571 = arith.remui %2567, %c13 : index
                %2572 = arith.muli %2571, %c13 : index
                %2573 = arith.addi %2570, %2572 : index
                %2574 = arith.divui %2567, %c13 : index
                %2575 = arith.remui %2574, %c13 : index
                %2576 = arith.addi %2573, %2575 : index
                %2577 = arith.addi %2568, %2576 : index
                %2578 = arith.addi %2566, %2577 : index
                %2579 = arith.addi %2563, %2578 : index
                vector.store %2564, %kv[%2579] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2580 = arith.subi %2324, %kvHeads : index
                %2581 = arith.muli %2580, %c9 : index
                %2582 = arith.addi %2329, %2581 : index
                %2583 = arith.addi %2556, %c8 : index
                %2584 = arith.divui %2583, %c4 : index
                %2585 = arith.muli %2584, %c25 : index
                %2586 = arith.addi %2585, %c10 : index
                %2587 = arith.remui %2583, %c4 : index
                %2588 = arith.divui %2328, %c13 : index
                %2589 = arith.remui %2328, %c13 : index
                %2590 = arith.muli %2589, %c14 : index
                %2591 = arith.addi %2588, %2590 : index
                %2592 = arith.muli %2587, %c4 : index
                %2593 = arith.divui %2591, %c31 : index
                %2594 = arith.muli %2593, %c31 : index
                %2595 = arith.remui %2591, %c13 : index
                %2596 = arith.muli %2595, %c13 : index
                %2597 = arith.addi %2594, %2596 : index
                %2598 = arith.divui %2591, %c13 : index
                %2599 = arith.remui %2598, %c13 : index
                %2600 = arith.addi %2597, %2599 : index
                %2601 = arith.addi %2592, %2600 : index
                %2602 = arith.addi %2586, %2601 : index
                %2603 = arith.addi %2582, %2602 : index
                %2604 = vector.shuffle %2560, %2560 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2604, %kv[%2603] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2605 = arith.addi %2556, %c7 : index
                %2606 = arith.divui %2605, %c4 : index
                %2607 = arith.muli %2606, %c25 : index
                %2608 = arith.addi %2607, %c10 : index
                %2609 = arith.remui %2605, %c4 : index
                %2610 = arith.divui %2328, %c13 : index
                %2611 = arith.remui %2328, %c13 : index
                %2612 = arith.muli %2611, %c14 : index
                %2613 = arith.addi %2610, %2612 : index
                %2614 = arith.muli %2609, %c4 : index
                %2615 = arith.divui %2613, %c31 : index
                %2616 = arith.muli %2615, %c31 : index
                %2617 = arith.remui %2613, %c13 : index
                %2618 = arith.muli %2617, %c13 : index
                %2619 = arith.addi %2616, %2618 : index
                %2620 = arith.divui %2613, %c13 : index
                %2621 = arith.remui %2620, %c13 : index
                %2622 = arith.addi %2619, %2621 : index
                %2623 = arith.addi %2614, %2622 : index
                %2624 = arith.addi %2608, %2623 : index
                %2625 = arith.addi %2582, %2624 : index
                %2626 = vector.shuffle %2560, %2560 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2626, %kv[%2625] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2627 = arith.addi %2556, %c13 : index
                %2628 = arith.divui %2627, %c4 : index
                %2629 = arith.muli %2628, %c25 : index
                %2630 = arith.addi %2629, %c10 : index
                %2631 = arith.remui %2627, %c4 : index
                %2632 = arith.divui %2328, %c13 : index
                %2633 = arith.remui %2328, %c13 : index
                %2634 = arith.muli %2633, %c14 : index
                %2635 = arith.addi %2632, %2634 : index
                %2636 = arith.muli %2631, %c4 : index
                %2637 = arith.divui %2635, %c31 : index
                %2638 = arith.muli %2637, %c31 : index
                %2639 = arith.remui %2635, %c13 : index
                %2640 = arith.muli %2639, %c13 : index
                %2641 = arith.addi %2638, %2640 : index
                %2642 = arith.divui %2635, %c13 : index
                %2643 = arith.remui %2642, %c13 : index
                %2644 = arith.addi %2641, %2643 : index
                %2645 = arith.addi %2636, %2644 : index
                %2646 = arith.addi %2630, %2645 : index
                %2647 = arith.addi %2582, %2646 : index
                %2648 = vector.shuffle %2560, %2560 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2648, %kv[%2647] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2649 = arith.addi %2556, %c26 : index
                %2650 = arith.divui %2649, %c4 : index
                %2651 = arith.muli %2650, %c25 : index
                %2652 = arith.addi %2651, %c10 : index
                %2653 = arith.remui %2649, %c4 : index
                %2654 = arith.divui %2328, %c13 : index
                %2655 = arith.remui %2328, %c13 : index
                %2656 = arith.muli %2655, %c14 : index
                %2657 = arith.addi %2654, %2656 : index
                %2658 = arith.muli %2653, %c4 : index
                %2659 = arith.divui %2657, %c31 : index
                %2660 = arith.muli %2659, %c31 : index
                %2661 = arith.remui %2657, %c13 : index
                %2662 = arith.muli %2661, %c13 : index
                %2663 = arith.addi %2660, %2662 : index
                %2664 = arith.divui %2657, %c13 : index
                %2665 = arith.remui %2664, %c13 : index
                %2666 = arith.addi %2663, %2665 : index
                %2667 = arith.addi %2658, %2666 : index
                %2668 = arith.addi %2652, %2667 : index
                %2669 = arith.addi %2582, %2668 : index
                %2670 = vector.shuffle %2560, %2560 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2670, %kv[%2669] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %2671 = arith.addi %1957, %c43 : index
      %2672 = arith.addi %1956, %2671 : index
      %2673 = arith.cmpi slt, %2672, %19 : index
      %2674 = arith.cmpi slt, %2671, %c4 : index
      %2675 = arith.andi %2673, %2674 : i1
      scf.if %2675 {
        %2676 = arith.addi %1956, %2671 : index
        %2677 = arith.addi %slotsAt, %2676 : index
        %2678 = memref.load %step[%2677] : memref<?xi32>
        %2679 = arith.index_cast %2678 : i32 to index
        %2680 = arith.cmpi sge, %2679, %c8 : index
        scf.if %2680 {
          %2681 = arith.muli %2671, %c34 : index
          %2682 = arith.subi %0, %heads : index
          %2683 = memref.load %scales[%2682] : memref<?xf32>
          %2684 = vector.broadcast %2683 : f32 to vector<4xf32>
          %2685 = arith.divui %2679, %c4 : index
          %2686 = arith.remui %2679, %c4 : index
          %2687 = arith.muli %2685, %pageBytes : index
          %2688 = arith.cmpi eq, %codec, %c8 : index
          scf.if %2688 {
            %2689 = wave.lane
            %2690 = arith.muli %2689, %c31 : index
            scf.for %2691 = %2690 to %c34 step %c6 {
              %2692 = arith.addi %2681, %2691 : index
              %2693 = vector.load %17[%2692] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2694 = arith.mulf %2693, %2684 : vector<4xf32>
              %2695 = arith.minimumf %2694, %c47 : vector<4xf32>
              %2696 = arith.maximumf %2695, %c48 : vector<4xf32>
              %2697 = arith.truncf %2696 : vector<4xf32> to vector<4xf16>
              %2698 = vector.bitcast %2697 : vector<4xf16> to vector<8xi8>
              %2699 = arith.cmpi slt, %2682, %kvHeads : index
              scf.if %2699 {
                %2700 = arith.muli %2682, %c49 : index
                %2701 = arith.addi %2687, %2700 : index
                %2702 = arith.divui %2691, %c4 : index
                %2703 = arith.muli %2702, %c20 : index
                %2704 = arith.remui %2691, %c4 : index
                %2705 = arith.divui %2704, %c14 : index
                %2706 = arith.muli %2705, %c25 : index
                %2707 = arith.muli %2686, %c4 : index
                %2708 = arith.addi %2706, %2707 : index
                %2709 = arith.remui %2704, %c14 : index
                %2710 = arith.muli %2709, %c13 : index
                %2711 = arith.addi %2708, %2710 : index
                %2712 = arith.addi %2703, %2711 : index
                %2713 = arith.addi %2701, %2712 : index
                vector.store %2698, %kv[%2713] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %2714 = arith.subi %2682, %kvHeads : index
                %2715 = arith.muli %2714, %c49 : index
                %2716 = arith.addi %2687, %2715 : index
                %2717 = arith.addi %2691, %c8 : index
                %2718 = arith.divui %2717, %c4 : index
                %2719 = arith.muli %2718, %c20 : index
                %2720 = arith.addi %2719, %c9 : index
                %2721 = arith.remui %2717, %c4 : index
                %2722 = arith.divui %2686, %c13 : index
                %2723 = arith.remui %2686, %c13 : index
                %2724 = arith.muli %2723, %c14 : index
                %2725 = arith.addi %2722, %2724 : index
                %2726 = arith.divui %2725, %c14 : index
                %2727 = arith.muli %2726, %c25 : index
                %2728 = arith.muli %2721, %c4 : index
                %2729 = arith.addi %2727, %2728 : index
                %2730 = arith.remui %2725, %c14 : index
                %2731 = arith.muli %2730, %c13 : index
                %2732 = arith.addi %2729, %2731 : index
                %2733 = arith.addi %2720, %2732 : index
                %2734 = arith.addi %2716, %2733 : index
                %2735 = vector.shuffle %2698, %2698 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %2735, %kv[%2734] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2736 = arith.addi %2691, %c7 : index
                %2737 = arith.divui %2736, %c4 : index
                %2738 = arith.muli %2737, %c20 : index
                %2739 = arith.addi %2738, %c9 : index
                %2740 = arith.remui %2736, %c4 : index
                %2741 = arith.divui %2686, %c13 : index
                %2742 = arith.remui %2686, %c13 : index
                %2743 = arith.muli %2742, %c14 : index
                %2744 = arith.addi %2741, %2743 : index
                %2745 = arith.divui %2744, %c14 : index
                %2746 = arith.muli %2745, %c25 : index
                %2747 = arith.muli %2740, %c4 : index
                %2748 = arith.addi %2746, %2747 : index
                %2749 = arith.remui %2744, %c14 : index
                %2750 = arith.muli %2749, %c13 : index
                %2751 = arith.addi %2748, %2750 : index
                %2752 = arith.addi %2739, %2751 : index
                %2753 = arith.addi %2716, %2752 : index
                %2754 = vector.shuffle %2698, %2698 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %2754, %kv[%2753] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2755 = arith.addi %2691, %c13 : index
                %2756 = arith.divui %2755, %c4 : index
                %2757 = arith.muli %2756, %c20 : index
                %2758 = arith.addi %2757, %c9 : index
                %2759 = arith.remui %2755, %c4 : index
                %2760 = arith.divui %2686, %c13 : index
                %2761 = arith.remui %2686, %c13 : index
                %2762 = arith.muli %2761, %c14 : index
                %2763 = arith.addi %2760, %2762 : index
                %2764 = arith.divui %2763, %c14 : index
                %2765 = arith.muli %2764, %c25 : index
                %2766 = arith.muli %2759, %c4 : index
                %2767 = arith.addi %2765, %2766 : index
                %2768 = arith.remui %2763, %c14 : index
                %2769 = arith.muli %2768, %c13 : index
                %2770 = arith.addi %2767, %2769 : index
                %2771 = arith.addi %2758, %2770 : index
                %2772 = arith.addi %2716, %2771 : index
                %2773 = vector.shuffle %2698, %2698 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %2773, %kv[%2772] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %2774 = arith.addi %2691, %c26 : index
                %2775 = arith.divui %2774, %c4 : index
                %2776 = arith.muli %2775, %c20 : index
                %2777 = arith.addi %2776, %c9 : index
                %2778 = arith.remui %2774, %c4 : index
                %2779 = arith.divui %2686, %c13 : index
                %2780 = arith.remui %2686, %c13 : index
                %2781 = arith.muli %2780, %c14 : index
                %2782 = arith.addi %2779, %2781 : index
                %2783 = arith.divui %2782, %c14 : index
                %2784 = arith.muli %2783, %c25 : index
                %2785 = arith.muli %2778, %c4 : index
                %2786 = arith.addi %2784, %2785 : index
                %2787 = arith.remui %2782, %c14 : index
                %2788 = arith.muli %2787, %c13 : index
                %2789 = arith.addi %2786, %2788 : index
                %2790 = arith.addi %2777, %2789 : index
                %2791 = arith.addi %2716, %2790 : index
                %2792 = vector.shuffle %2698, %2698 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %2792, %kv[%2791] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %2793 = arith.cmpi eq, %codec, %c7 : index
          scf.if %2793 {
            %2794 = wave.lane
            %2795 = arith.muli %2794, %c31 : index
            scf.for %2796 = %2795 to %c34 step %c6 {
              %2797 = arith.addi %2681, %2796 : index
              %2798 = vector.load %17[%2797] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2799 = arith.mulf %2798, %2684 : vector<4xf32>
              %2800 = wave.fp8_encode "e4m3" %2799 : vector<4xf32> -> vector<4xi8>
              %2801 = arith.cmpi slt, %2682, %kvHeads : index
              scf.if %2801 {
                %2802 = arith.muli %2682, %c9 : index
                %2803 = arith.addi %2687, %2802 : index
                %2804 = vector.shuffle %2800, %2800 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2805 = arith.divui %2796, %c4 : index
                %2806 = arith.muli %2805, %c25 : index
                %2807 = arith.remui %2796, %c4 : index
                %2808 = arith.muli %2686, %c4 : index
                %2809 = arith.divui %2807, %c31 : index
                %2810 = arith.muli %2809, %c31 : index
                %2811 = arith.remui %2807, %c13 : index
                %2812 = arith.muli %2811, %c13 : index
                %2813 = arith.addi %2810, %2812 : index
                %2814 = arith.divui %2807, %c13 : index
                %2815 = arith.remui %2814, %c13 : index
                %2816 = arith.addi %2813, %2815 : index
                %2817 = arith.addi %2808, %2816 : index
                %2818 = arith.addi %2806, %2817 : index
                %2819 = arith.addi %2803, %2818 : index
                vector.store %2804, %kv[%2819] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2820 = arith.subi %2682, %kvHeads : index
                %2821 = arith.muli %2820, %c9 : index
                %2822 = arith.addi %2687, %2821 : index
                %2823 = arith.addi %2796, %c8 : index
                %2824 = arith.divui %2823, %c4 : index
                %2825 = arith.muli %2824, %c25 : index
                %2826 = arith.addi %2825, %c10 : index
                %2827 = arith.remui %2823, %c4 : index
                %2828 = arith.divui %2686, %c13 : index
                %2829 = arith.remui %2686, %c13 : index
                %2830 = arith.muli %2829, %c14 : index
                %2831 = arith.addi %2828, %2830 : index
                %2832 = arith.muli %2827, %c4 : index
                %2833 = arith.divui %2831, %c31 : index
                %2834 = arith.muli %2833, %c31 : index
                %2835 = arith.remui %2831, %c13 : index
                %2836 = arith.muli %2835, %c13 : index
                %2837 = arith.addi %2834, %2836 : index
                %2838 = arith.divui %2831, %c13 : index
                %2839 = arith.remui %2838, %c13 : index
                %2840 = arith.addi %2837, %2839 : index
                %2841 = arith.addi %2832, %2840 : index
                %2842 = arith.addi %2826, %2841 : index
                %2843 = arith.addi %2822, %2842 : index
                %2844 = vector.shuffle %2800, %2800 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2844, %kv[%2843] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2845 = arith.addi %2796, %c7 : index
                %2846 = arith.divui %2845, %c4 : index
                %2847 = arith.muli %2846, %c25 : index
                %2848 = arith.addi %2847, %c10 : index
                %2849 = arith.remui %2845, %c4 : index
                %2850 = arith.divui %2686, %c13 : index
                %2851 = arith.remui %2686, %c13 : index
                %2852 = arith.muli %2851, %c14 : index
                %2853 = arith.addi %2850, %2852 : index
                %2854 = arith.muli %2849, %c4 : index
                %2855 = arith.divui %2853, %c31 : index
                %2856 = arith.muli %2855, %c31 : index
                %2857 = arith.remui %2853, %c13 : index
                %2858 = arith.muli %2857, %c13 : index
                %2859 = arith.addi %2856, %2858 : index
                %2860 = arith.divui %2853, %c13 : index
                %2861 = arith.remui %2860, %c13 : index
                %2862 = arith.addi %2859, %2861 : index
                %2863 = arith.addi %2854, %2862 : index
                %2864 = arith.addi %2848, %2863 : index
                %2865 = arith.addi %2822, %2864 : index
                %2866 = vector.shuffle %2800, %2800 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2866, %kv[%2865] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2867 = arith.addi %2796, %c13 : index
                %2868 = arith.divui %2867, %c4 : index
                %2869 = arith.muli %2868, %c25 : index
                %2870 = arith.addi %2869, %c10 : index
                %2871 = arith.remui %2867, %c4 : index
                %2872 = arith.divui %2686, %c13 : index
                %2873 = arith.remui %2686, %c13 : index
                %2874 = arith.muli %2873, %c14 : index
                %2875 = arith.addi %2872, %2874 : index
                %2876 = arith.muli %2871, %c4 : index
                %2877 = arith.divui %2875, %c31 : index
                %2878 = arith.muli %2877, %c31 : index
                %2879 = arith.remui %2875, %c13 : index
                %2880 = arith.muli %2879, %c13 : index
                %2881 = arith.addi %2878, %2880 : index
                %2882 = arith.divui %2875, %c13 : index
                %2883 = arith.remui %2882, %c13 : index
                %2884 = arith.addi %2881, %2883 : index
                %2885 = arith.addi %2876, %2884 : index
                %2886 = arith.addi %2870, %2885 : index
                %2887 = arith.addi %2822, %2886 : index
                %2888 = vector.shuffle %2800, %2800 [2] : vector<4xi8>, vector<4xi8>
                vector.store %2888, %kv[%2887] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2889 = arith.addi %2796, %c26 : index
                %2890 = arith.divui %2889, %c4 : index
                %2891 = arith.muli %2890, %c25 : index
                %2892 = arith.addi %2891, %c10 : index
                %2893 = arith.remui %2889, %c4 : index
                %2894 = arith.divui %2686, %c13 : index
                %2895 = arith.remui %2686, %c13 : index
                %2896 = arith.muli %2895, %c14 : index
                %2897 = arith.addi %2894, %2896 : index
                %2898 = arith.muli %2893, %c4 : index
                %2899 = arith.divui %2897, %c31 : index
                %2900 = arith.muli %2899, %c31 : index
                %2901 = arith.remui %2897, %c13 : index
                %2902 = arith.muli %2901, %c13 : index
                %2903 = arith.addi %2900, %2902 : index
                %2904 = arith.divui %2897, %c13 : index
                %2905 = arith.remui %2904, %c13 : index
                %2906 = arith.addi %2903, %2905 : index
                %2907 = arith.addi %2898, %2906 : index
                %2908 = arith.addi %2892, %2907 : index
                %2909 = arith.addi %2822, %2908 : index
                %2910 = vector.shuffle %2800, %2800 [3] : vector<4xi8>, vector<4xi8>
                vector.store %2910, %kv[%2909] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %2911 = arith.cmpi eq, %codec, %c13 : index
          scf.if %2911 {
            %2912 = wave.lane
            %2913 = arith.muli %2912, %c31 : index
            scf.for %2914 = %2913 to %c34 step %c6 {
              %2915 = arith.addi %2681, %2914 : index
              %2916 = vector.load %17[%2915] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %2917 = arith.mulf %2916, %2684 : vector<4xf32>
              %2918 = wave.fp8_encode "e5m2" %2917 : vector<4xf32> -> vector<4xi8>
              %2919 = arith.cmpi slt, %2682, %kvHeads : index
              scf.if %2919 {
                %2920 = arith.muli %2682, %c9 : index
                %2921 = arith.addi %2687, %2920 : index
                %2922 = vector.shuffle %2918, %2918 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %2923 = arith.divui %2914, %c4 : index
                %2924 = arith.muli %2923, %c25 : index
                %2925 = arith.remui %2914, %c4 : index
                %2926 = arith.muli %2686, %c4 : index
                %2927 = arith.divui %2925, %c31 : index
                %2928 = arith.muli %2927, %c31 : index
                %2929 = arith.remui %2925, %c13 : index
                %2930 = arith.muli %2929, %c13 : index
                %2931 = arith.addi %2928, %2930 : index
                %2932 = arith.divui %2925, %c13 : index
                %2933 = arith.remui %2932, %c13 : index
                %2934 = arith.addi %2931, %2933 : index
                %2935 = arith.addi %2926, %2934 : index
                %2936 = arith.addi %2924, %2935 : index
                %2937 = arith.addi %2921, %2936 : index
                vector.store %2922, %kv[%2937] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %2938 = arith.subi %2682, %kvHeads : index
                %2939 = arith.muli %2938, %c9 : index
                %2940 = arith.addi %2687, %2939 : index
                %2941 = arith.addi %2914, %c8 : index
                %2942 = arith.divui %2941, %c4 : index
                %2943 = arith.muli %2942, %c25 : index
                %2944 = arith.addi %2943, %c10 : index
                %2945 = arith.remui %2941, %c4 : index
                %2946 = arith.divui %2686, %c13 : index
                %2947 = arith.remui %2686, %c13 : index
                %2948 = arith.muli %2947, %c14 : index
                %2949 = arith.addi %2946, %2948 : index
                %2950 = arith.muli %2945, %c4 : index
                %2951 = arith.divui %2949, %c31 : index
                %2952 = arith.muli %2951, %c31 : index
                %2953 = arith.remui %2949, %c13 : index
                %2954 = arith.muli %2953, %c13 : index
                %2955 = arith.addi %2952, %2954 : index
                %2956 = arith.divui %2949, %c13 : index
                %2957 = arith.remui %2956, %c13 : index
                %2958 = arith.addi %2955, %2957 : index
                %2959 = arith.addi %2950, %2958 : index
                %2960 = arith.addi %2944, %2959 : index
                %2961 = arith.addi %2940, %2960 : index
                %2962 = vector.shuffle %2918, %2918 [0] : vector<4xi8>, vector<4xi8>
                vector.store %2962, %kv[%2961] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2963 = arith.addi %2914, %c7 : index
                %2964 = arith.divui %2963, %c4 : index
                %2965 = arith.muli %2964, %c25 : index
                %2966 = arith.addi %2965, %c10 : index
                %2967 = arith.remui %2963, %c4 : index
                %2968 = arith.divui %2686, %c13 : index
                %2969 = arith.remui %2686, %c13 : index
                %2970 = arith.muli %2969, %c14 : index
                %2971 = arith.addi %2968, %2970 : index
                %2972 = arith.muli %2967, %c4 : index
                %2973 = arith.divui %2971, %c31 : index
                %2974 = arith.muli %2973, %c31 : index
                %2975 = arith.remui %2971, %c13 : index
                %2976 = arith.muli %2975, %c13 : index
                %2977 = arith.addi %2974, %2976 : index
                %2978 = arith.divui %2971, %c13 : index
                %2979 = arith.remui %2978, %c13 : index
                %2980 = arith.addi %2977, %2979 : index
                %2981 = arith.addi %2972, %2980 : index
                %2982 = arith.addi %2966, %2981 : index
                %2983 = arith.addi %2940, %2982 : index
                %2984 = vector.shuffle %2918, %2918 [1] : vector<4xi8>, vector<4xi8>
                vector.store %2984, %kv[%2983] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %2985 = arith.addi %2914, %c13 : index
                %2986 = arith.divui %2985, %c4 : index
                %2987 = arith.muli %2986, %c25 : index
                %2988 = arith.addi %2987, %c10 : index
                %2989 = arith.remui %2985, %c4 : index
                %2990 = arith.divui %2686, %c13 : index
                %2991 = arith.remui %2686, %c13 : index
                %2992 = arith.muli %2991, %c14 : index
                %2993 = arith.addi %2990, %2992 : index
                %2994 = arith.muli %2989, %c4 : index
                %2995 = arith.divui %2993, %c31 : index
                %2996 = arith.muli %2995, %c31 : index
                %2997 = arith.remui %2993, %c13 : index
                %2998 = arith.muli %2997, %c13 : index
                %2999 = arith.addi %2996, %2998 : index
                %3000 = arith.divui %2993, %c13 : index
                %3001 = arith.remui %3000, %c13 : index
                %3002 = arith.addi %2999, %3001 : index
                %3003 = arith.addi %2994, %3002 : index
                %3004 = arith.addi %2988, %3003 : index
                %3005 = arith.addi %2940, %3004 : index
                %3006 = vector.shuffle %2918, %2918 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3006, %kv[%3005] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3007 = arith.addi %2914, %c26 : index
                %3008 = arith.divui %3007, %c4 : index
                %3009 = arith.muli %3008, %c25 : index
                %3010 = arith.addi %3009, %c10 : index
                %3011 = arith.remui %3007, %c4 : index
                %3012 = arith.divui %2686, %c13 : index
                %3013 = arith.remui %2686, %c13 : index
                %3014 = arith.muli %3013, %c14 : index
                %3015 = arith.addi %3012, %3014 : index
                %3016 = arith.muli %3011, %c4 : index
                %3017 = arith.divui %3015, %c31 : index
                %3018 = arith.muli %3017, %c31 : index
                %3019 = arith.remui %3015, %c13 : index
                %3020 = arith.muli %3019, %c13 : index
                %3021 = arith.addi %3018, %3020 : index
                %3022 = arith.divui %3015, %c13 : index
                %3023 = arith.remui %3022, %c13 : index
                %3024 = arith.addi %3021, %3023 : index
                %3025 = arith.addi %3016, %3024 : index
                %3026 = arith.addi %3010, %3025 : index
                %3027 = arith.addi %2940, %3026 : index
                %3028 = vector.shuffle %2918, %2918 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3028, %kv[%3027] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %3029 = arith.addi %20, %c15 : index
    %3030 = wave.lane
    %3031 = arith.muli %3, %c7 : index
    %3032 = arith.muli %3031, %c25 : index
    %3033 = arith.addi %3032, %3030 : index
    %3034 = arith.muli %4, %c10 : index
    %3035 = arith.addi %3034, %3033 : index
    %3036 = arith.addi %3035, %c8 : index
    %3037 = arith.addi %3036, %c8 : index
    %3038 = vector.extract %397#2[0] : f32 from vector<8xf32>
    memref.store %3038, %16[%3037] : memref<?xf32>
    %3039 = arith.muli %4, %c10 : index
    %3040 = arith.addi %3039, %3033 : index
    %3041 = arith.addi %3040, %c8 : index
    %3042 = arith.addi %3041, %c15 : index
    %3043 = vector.extract %397#2[1] : f32 from vector<8xf32>
    memref.store %3043, %16[%3042] : memref<?xf32>
    %3044 = arith.muli %4, %c10 : index
    %3045 = arith.addi %3044, %3033 : index
    %3046 = arith.addi %3045, %c8 : index
    %3047 = arith.addi %3046, %c11 : index
    %3048 = vector.extract %397#2[2] : f32 from vector<8xf32>
    memref.store %3048, %16[%3047] : memref<?xf32>
    %3049 = arith.muli %4, %c10 : index
    %3050 = arith.addi %3049, %3033 : index
    %3051 = arith.addi %3050, %c8 : index
    %3052 = arith.addi %3051, %c27 : index
    %3053 = vector.extract %397#2[3] : f32 from vector<8xf32>
    memref.store %3053, %16[%3052] : memref<?xf32>
    %3054 = arith.muli %4, %c10 : index
    %3055 = arith.addi %3054, %3033 : index
    %3056 = arith.addi %3055, %c8 : index
    %3057 = arith.addi %3056, %c6 : index
    %3058 = vector.extract %397#2[4] : f32 from vector<8xf32>
    memref.store %3058, %16[%3057] : memref<?xf32>
    %3059 = arith.muli %4, %c10 : index
    %3060 = arith.addi %3059, %3033 : index
    %3061 = arith.addi %3060, %c8 : index
    %3062 = arith.addi %3061, %c28 : index
    %3063 = vector.extract %397#2[5] : f32 from vector<8xf32>
    memref.store %3063, %16[%3062] : memref<?xf32>
    %3064 = arith.muli %4, %c10 : index
    %3065 = arith.addi %3064, %3033 : index
    %3066 = arith.addi %3065, %c8 : index
    %3067 = arith.addi %3066, %c29 : index
    %3068 = vector.extract %397#2[6] : f32 from vector<8xf32>
    memref.store %3068, %16[%3067] : memref<?xf32>
    %3069 = arith.muli %4, %c10 : index
    %3070 = arith.addi %3069, %3033 : index
    %3071 = arith.addi %3070, %c8 : index
    %3072 = arith.addi %3071, %c30 : index
    %3073 = vector.extract %397#2[7] : f32 from vector<8xf32>
    memref.store %3073, %16[%3072] : memref<?xf32>
    wave.barrier
    %3074 = arith.muli %4, %c31 : index
    %3075 = arith.addi %3074, %c8 : index
    %3076 = arith.muli %3075, %c13 : index
    %3077 = arith.divui %3030, %c4 : index
    %3078 = arith.addi %3076, %3077 : index
    %3079 = arith.addi %3029, %3078 : index
    %3080 = arith.cmpi slt, %3079, %19 : index
    scf.if %3080 {
      %3081 = arith.cmpi eq, %hasFactors, %c7 : index
      %3082 = memref.load %factors[%3079] : memref<?xf32>
      %3083 = arith.select %3081, %3082, %c33 : f32
      %3084 = arith.addi %3033, %c8 : index
      %3085 = arith.muli %3075, %c15 : index
      %3086 = arith.addi %3084, %3085 : index
      %3087 = memref.load %16[%3086] : memref<?xf32>
      %3088 = arith.addi %3086, %c10 : index
      %3089 = memref.load %16[%3088] : memref<?xf32>
      %3090 = arith.addf %3087, %3089 : f32
      %3091 = arith.remui %3030, %c4 : index
      %3092 = arith.muli %3091, %c31 : index
      %3093 = arith.addi %15, %3092 : index
      %3094 = vector.load %w[%3093] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3095 = vector.bitcast %3094 : vector<4xi8> to vector<1xf32>
      %3096 = vector.extract %3095[0] : f32 from vector<1xf32>
      %3097 = arith.mulf %3096, %3083 : f32
      %3098 = arith.mulf %3090, %3097 : f32
      %3099 = arith.muli %3, %c7 : index
      %3100 = arith.addi %3099, %c8 : index
      %3101 = arith.muli %3100, %c4 : index
      %3102 = arith.remui %3030, %c4 : index
      %3103 = arith.addi %3101, %3102 : index
      %3104 = arith.muli %3078, %c34 : index
      %3105 = arith.addi %3104, %3103 : index
      memref.store %3098, %17[%3105] : memref<?xf32>
    }
    %3106 = arith.muli %4, %c31 : index
    %3107 = arith.addi %3106, %c7 : index
    %3108 = arith.muli %3107, %c13 : index
    %3109 = arith.divui %3030, %c4 : index
    %3110 = arith.addi %3108, %3109 : index
    %3111 = arith.addi %3029, %3110 : index
    %3112 = arith.cmpi slt, %3111, %19 : index
    scf.if %3112 {
      %3113 = arith.cmpi eq, %hasFactors, %c7 : index
      %3114 = memref.load %factors[%3111] : memref<?xf32>
      %3115 = arith.select %3113, %3114, %c33 : f32
      %3116 = arith.addi %3033, %c8 : index
      %3117 = arith.muli %3107, %c15 : index
      %3118 = arith.addi %3116, %3117 : index
      %3119 = memref.load %16[%3118] : memref<?xf32>
      %3120 = arith.addi %3118, %c10 : index
      %3121 = memref.load %16[%3120] : memref<?xf32>
      %3122 = arith.addf %3119, %3121 : f32
      %3123 = arith.remui %3030, %c4 : index
      %3124 = arith.muli %3123, %c31 : index
      %3125 = arith.addi %15, %3124 : index
      %3126 = vector.load %w[%3125] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3127 = vector.bitcast %3126 : vector<4xi8> to vector<1xf32>
      %3128 = vector.extract %3127[0] : f32 from vector<1xf32>
      %3129 = arith.mulf %3128, %3115 : f32
      %3130 = arith.mulf %3122, %3129 : f32
      %3131 = arith.muli %3, %c7 : index
      %3132 = arith.addi %3131, %c8 : index
      %3133 = arith.muli %3132, %c4 : index
      %3134 = arith.remui %3030, %c4 : index
      %3135 = arith.addi %3133, %3134 : index
      %3136 = arith.muli %3110, %c34 : index
      %3137 = arith.addi %3136, %3135 : index
      memref.store %3130, %17[%3137] : memref<?xf32>
    }
    %3138 = arith.muli %4, %c31 : index
    %3139 = arith.addi %3138, %c13 : index
    %3140 = arith.muli %3139, %c13 : index
    %3141 = arith.divui %3030, %c4 : index
    %3142 = arith.addi %3140, %3141 : index
    %3143 = arith.addi %3029, %3142 : index
    %3144 = arith.cmpi slt, %3143, %19 : index
    scf.if %3144 {
      %3145 = arith.cmpi eq, %hasFactors, %c7 : index
      %3146 = memref.load %factors[%3143] : memref<?xf32>
      %3147 = arith.select %3145, %3146, %c33 : f32
      %3148 = arith.addi %3033, %c8 : index
      %3149 = arith.muli %3139, %c15 : index
      %3150 = arith.addi %3148, %3149 : index
      %3151 = memref.load %16[%3150] : memref<?xf32>
      %3152 = arith.addi %3150, %c10 : index
      %3153 = memref.load %16[%3152] : memref<?xf32>
      %3154 = arith.addf %3151, %3153 : f32
      %3155 = arith.remui %3030, %c4 : index
      %3156 = arith.muli %3155, %c31 : index
      %3157 = arith.addi %15, %3156 : index
      %3158 = vector.load %w[%3157] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3159 = vector.bitcast %3158 : vector<4xi8> to vector<1xf32>
      %3160 = vector.extract %3159[0] : f32 from vector<1xf32>
      %3161 = arith.mulf %3160, %3147 : f32
      %3162 = arith.mulf %3154, %3161 : f32
      %3163 = arith.muli %3, %c7 : index
      %3164 = arith.addi %3163, %c8 : index
      %3165 = arith.muli %3164, %c4 : index
      %3166 = arith.remui %3030, %c4 : index
      %3167 = arith.addi %3165, %3166 : index
      %3168 = arith.muli %3142, %c34 : index
      %3169 = arith.addi %3168, %3167 : index
      memref.store %3162, %17[%3169] : memref<?xf32>
    }
    %3170 = arith.muli %4, %c31 : index
    %3171 = arith.addi %3170, %c26 : index
    %3172 = arith.muli %3171, %c13 : index
    %3173 = arith.divui %3030, %c4 : index
    %3174 = arith.addi %3172, %3173 : index
    %3175 = arith.addi %3029, %3174 : index
    %3176 = arith.cmpi slt, %3175, %19 : index
    scf.if %3176 {
      %3177 = arith.cmpi eq, %hasFactors, %c7 : index
      %3178 = memref.load %factors[%3175] : memref<?xf32>
      %3179 = arith.select %3177, %3178, %c33 : f32
      %3180 = arith.addi %3033, %c8 : index
      %3181 = arith.muli %3171, %c15 : index
      %3182 = arith.addi %3180, %3181 : index
      %3183 = memref.load %16[%3182] : memref<?xf32>
      %3184 = arith.addi %3182, %c10 : index
      %3185 = memref.load %16[%3184] : memref<?xf32>
      %3186 = arith.addf %3183, %3185 : f32
      %3187 = arith.remui %3030, %c4 : index
      %3188 = arith.muli %3187, %c31 : index
      %3189 = arith.addi %15, %3188 : index
      %3190 = vector.load %w[%3189] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %3191 = vector.bitcast %3190 : vector<4xi8> to vector<1xf32>
      %3192 = vector.extract %3191[0] : f32 from vector<1xf32>
      %3193 = arith.mulf %3192, %3179 : f32
      %3194 = arith.mulf %3186, %3193 : f32
      %3195 = arith.muli %3, %c7 : index
      %3196 = arith.addi %3195, %c8 : index
      %3197 = arith.muli %3196, %c4 : index
      %3198 = arith.remui %3030, %c4 : index
      %3199 = arith.addi %3197, %3198 : index
      %3200 = arith.muli %3174, %c34 : index
      %3201 = arith.addi %3200, %3199 : index
      memref.store %3194, %17[%3201] : memref<?xf32>
    }
    wave.barrier
    %3202 = arith.addi %20, %c15 : index
    %3203 = wave.wave
    %3204 = arith.addi %3203, %c8 : index
    %3205 = arith.addi %3202, %3204 : index
    %3206 = arith.cmpi slt, %3205, %19 : index
    %3207 = arith.cmpi slt, %3204, %c4 : index
    %3208 = arith.andi %3206, %3207 : i1
    scf.if %3208 {
      %3209 = arith.addi %3202, %3204 : index
      %3210 = arith.muli %3204, %c34 : index
      %3211 = wave.lane
      %3212 = arith.addi %3211, %c8 : index
      %3213 = arith.cmpi eq, %hasBias, %c7 : index
      %3214 = arith.addi %3210, %3212 : index
      %3215 = memref.load %17[%3214] : memref<?xf32>
      %3216 = arith.muli %0, %c34 : index
      %3217 = arith.addi %3216, %3212 : index
      %3218 = memref.load %bias[%3217] : memref<?xf32>
      %3219 = arith.addf %3215, %3218 : f32
      %3220 = arith.select %3213, %3219, %3215 : f32
      %3221 = arith.addi %3212, %c36 : index
      %3222 = arith.cmpi eq, %hasBias, %c7 : index
      %3223 = arith.addi %3210, %3221 : index
      %3224 = memref.load %17[%3223] : memref<?xf32>
      %3225 = arith.muli %0, %c34 : index
      %3226 = arith.addi %3225, %3221 : index
      %3227 = memref.load %bias[%3226] : memref<?xf32>
      %3228 = arith.addf %3224, %3227 : f32
      %3229 = arith.select %3222, %3228, %3224 : f32
      %3230 = arith.addi %3211, %c15 : index
      %3231 = arith.cmpi slt, %3230, %c36 : index
      %3232 = arith.minsi %3230, %c37 : index
      %3233 = arith.cmpi eq, %hasBias, %c7 : index
      %3234 = arith.addi %3210, %3232 : index
      %3235 = memref.load %17[%3234] : memref<?xf32>
      %3236 = arith.muli %0, %c34 : index
      %3237 = arith.addi %3236, %3232 : index
      %3238 = memref.load %bias[%3237] : memref<?xf32>
      %3239 = arith.addf %3235, %3238 : f32
      %3240 = arith.select %3233, %3239, %3235 : f32
      %3241 = arith.addi %3232, %c36 : index
      %3242 = arith.cmpi eq, %hasBias, %c7 : index
      %3243 = arith.addi %3210, %3241 : index
      %3244 = memref.load %17[%3243] : memref<?xf32>
      %3245 = arith.muli %0, %c34 : index
      %3246 = arith.addi %3245, %3241 : index
      %3247 = memref.load %bias[%3246] : memref<?xf32>
      %3248 = arith.addf %3244, %3247 : f32
      %3249 = arith.select %3242, %3248, %3244 : f32
      %3250 = arith.addi %heads, %kvHeads : index
      %3251 = arith.cmpi slt, %0, %3250 : index
      scf.if %3251 {
        %3252 = arith.addi %positionsAt, %3209 : index
        %3253 = memref.load %step[%3252] : memref<?xi32>
        %3254 = arith.index_cast %3253 : i32 to index
        %3255 = arith.cmpi eq, %hasNorm, %c7 : index
        %3256 = math.fma %3220, %3220, %c40 : f32
        %3257 = math.fma %3229, %3229, %3256 : f32
        %3258 = math.fma %3240, %3240, %3257 : f32
        %3259 = arith.select %3231, %3258, %3257 : f32
        %3260 = math.fma %3249, %3249, %3259 : f32
        %3261 = arith.select %3231, %3260, %3259 : f32
        %3262 = vector.broadcast %3261 : f32 to vector<1xf32>
        %3263 = wave.reduce "add" %3262 : vector<1xf32>
        %3264 = arith.mulf %3263, %inverseHeadDim : f32
        %3265 = arith.addf %3264, %epsilon : f32
        %3266 = math.sqrt %3265 : f32
        %3267 = arith.divf %c33, %3266 : f32
        %3268 = arith.cmpi slt, %0, %heads : index
        %3269 = arith.addi %3212, %c36 : index
        %3270 = memref.load %query_norm[%3212] : memref<?xf32>
        %3271 = memref.load %key_norm[%3212] : memref<?xf32>
        %3272 = arith.select %3268, %3270, %3271 : f32
        %3273 = arith.mulf %3220, %3267 : f32
        %3274 = arith.mulf %3273, %3272 : f32
        %3275 = arith.select %3255, %3274, %3220 : f32
        %3276 = memref.load %query_norm[%3269] : memref<?xf32>
        %3277 = memref.load %key_norm[%3269] : memref<?xf32>
        %3278 = arith.select %3268, %3276, %3277 : f32
        %3279 = arith.mulf %3229, %3267 : f32
        %3280 = arith.mulf %3279, %3278 : f32
        %3281 = arith.select %3255, %3280, %3229 : f32
        %3282 = arith.addi %3232, %c36 : index
        %3283 = memref.load %query_norm[%3232] : memref<?xf32>
        %3284 = memref.load %key_norm[%3232] : memref<?xf32>
        %3285 = arith.select %3268, %3283, %3284 : f32
        %3286 = arith.mulf %3240, %3267 : f32
        %3287 = arith.mulf %3286, %3285 : f32
        %3288 = arith.select %3255, %3287, %3240 : f32
        %3289 = memref.load %query_norm[%3282] : memref<?xf32>
        %3290 = memref.load %key_norm[%3282] : memref<?xf32>
        %3291 = arith.select %3268, %3289, %3290 : f32
        %3292 = arith.mulf %3249, %3267 : f32
        %3293 = arith.mulf %3292, %3291 : f32
        %3294 = arith.select %3255, %3293, %3249 : f32
        %3295 = arith.remui %3254, %c25 : index
        %3296 = arith.muli %3295, %c34 : index
        %3297 = arith.addi %3296, %3212 : index
        %3298 = arith.divui %3254, %c25 : index
        %3299 = arith.addi %3298, %c25 : index
        %3300 = arith.muli %3299, %c34 : index
        %3301 = arith.addi %3300, %3212 : index
        %3302 = memref.load %rope[%3297] : memref<?xf32>
        %3303 = arith.addi %3297, %c36 : index
        %3304 = memref.load %rope[%3303] : memref<?xf32>
        %3305 = memref.load %rope[%3301] : memref<?xf32>
        %3306 = arith.addi %3301, %c36 : index
        %3307 = memref.load %rope[%3306] : memref<?xf32>
        %3308 = arith.mulf %3305, %3302 : f32
        %3309 = arith.mulf %3307, %3304 : f32
        %3310 = arith.subf %3308, %3309 : f32
        %3311 = arith.mulf %3307, %3302 : f32
        %3312 = arith.mulf %3305, %3304 : f32
        %3313 = arith.addf %3311, %3312 : f32
        %3314 = arith.mulf %3275, %3310 : f32
        %3315 = arith.mulf %3281, %3313 : f32
        %3316 = arith.subf %3314, %3315 : f32
        %3317 = arith.mulf %3281, %3310 : f32
        %3318 = arith.mulf %3275, %3313 : f32
        %3319 = arith.addf %3317, %3318 : f32
        %3320 = arith.cmpi slt, %0, %heads : index
        scf.if %3320 {
          %3321 = arith.muli %3209, %heads : index
          %3322 = arith.addi %3321, %0 : index
          %3323 = arith.muli %3322, %c34 : index
          %3324 = arith.addi %3323, %3212 : index
          memref.store %3316, %q[%3324] : memref<?xf32>
          %3325 = arith.addi %3324, %c36 : index
          memref.store %3319, %q[%3325] : memref<?xf32>
        } else {
          %3326 = arith.addi %3210, %3212 : index
          memref.store %3316, %17[%3326] : memref<?xf32>
          %3327 = arith.addi %3210, %3212 : index
          %3328 = arith.addi %3327, %c36 : index
          memref.store %3319, %17[%3328] : memref<?xf32>
        }
        %3329 = arith.remui %3254, %c25 : index
        %3330 = arith.muli %3329, %c34 : index
        %3331 = arith.addi %3330, %3232 : index
        %3332 = arith.divui %3254, %c25 : index
        %3333 = arith.addi %3332, %c25 : index
        %3334 = arith.muli %3333, %c34 : index
        %3335 = arith.addi %3334, %3232 : index
        %3336 = memref.load %rope[%3331] : memref<?xf32>
        %3337 = arith.addi %3331, %c36 : index
        %3338 = memref.load %rope[%3337] : memref<?xf32>
        %3339 = memref.load %rope[%3335] : memref<?xf32>
        %3340 = arith.addi %3335, %c36 : index
        %3341 = memref.load %rope[%3340] : memref<?xf32>
        %3342 = arith.mulf %3339, %3336 : f32
        %3343 = arith.mulf %3341, %3338 : f32
        %3344 = arith.subf %3342, %3343 : f32
        %3345 = arith.mulf %3341, %3336 : f32
        %3346 = arith.mulf %3339, %3338 : f32
        %3347 = arith.addf %3345, %3346 : f32
        %3348 = arith.mulf %3288, %3344 : f32
        %3349 = arith.mulf %3294, %3347 : f32
        %3350 = arith.subf %3348, %3349 : f32
        %3351 = arith.mulf %3294, %3344 : f32
        %3352 = arith.mulf %3288, %3347 : f32
        %3353 = arith.addf %3351, %3352 : f32
        scf.if %3231 {
          %3354 = arith.cmpi slt, %0, %heads : index
          scf.if %3354 {
            %3355 = arith.muli %3209, %heads : index
            %3356 = arith.addi %3355, %0 : index
            %3357 = arith.muli %3356, %c34 : index
            %3358 = arith.addi %3357, %3232 : index
            memref.store %3350, %q[%3358] : memref<?xf32>
            %3359 = arith.addi %3358, %c36 : index
            memref.store %3353, %q[%3359] : memref<?xf32>
          } else {
            %3360 = arith.addi %3210, %3232 : index
            memref.store %3350, %17[%3360] : memref<?xf32>
            %3361 = arith.addi %3210, %3232 : index
            %3362 = arith.addi %3361, %c36 : index
            memref.store %3353, %17[%3362] : memref<?xf32>
          }
        }
      } else {
        %3363 = arith.cmpi slt, %0, %heads : index
        scf.if %3363 {
          %3364 = arith.muli %3209, %heads : index
          %3365 = arith.addi %3364, %0 : index
          %3366 = arith.muli %3365, %c34 : index
          %3367 = arith.addi %3366, %3212 : index
          memref.store %3220, %q[%3367] : memref<?xf32>
          %3368 = arith.addi %3367, %c36 : index
          memref.store %3229, %q[%3368] : memref<?xf32>
        } else {
          %3369 = arith.addi %3210, %3212 : index
          memref.store %3220, %17[%3369] : memref<?xf32>
          %3370 = arith.addi %3210, %3212 : index
          %3371 = arith.addi %3370, %c36 : index
          memref.store %3229, %17[%3371] : memref<?xf32>
        }
        scf.if %3231 {
          %3372 = arith.cmpi slt, %0, %heads : index
          scf.if %3372 {
            %3373 = arith.muli %3209, %heads : index
            %3374 = arith.addi %3373, %0 : index
            %3375 = arith.muli %3374, %c34 : index
            %3376 = arith.addi %3375, %3232 : index
            memref.store %3240, %q[%3376] : memref<?xf32>
            %3377 = arith.addi %3376, %c36 : index
            memref.store %3249, %q[%3377] : memref<?xf32>
          } else {
            %3378 = arith.addi %3210, %3232 : index
            memref.store %3240, %17[%3378] : memref<?xf32>
            %3379 = arith.addi %3210, %3232 : index
            %3380 = arith.addi %3379, %c36 : index
            memref.store %3249, %17[%3380] : memref<?xf32>
          }
        }
      }
    }
    %3381 = arith.addi %3203, %c43 : index
    %3382 = arith.addi %3202, %3381 : index
    %3383 = arith.cmpi slt, %3382, %19 : index
    %3384 = arith.cmpi slt, %3381, %c4 : index
    %3385 = arith.andi %3383, %3384 : i1
    scf.if %3385 {
      %3386 = arith.addi %3202, %3381 : index
      %3387 = arith.muli %3381, %c34 : index
      %3388 = wave.lane
      %3389 = arith.addi %3388, %c8 : index
      %3390 = arith.cmpi eq, %hasBias, %c7 : index
      %3391 = arith.addi %3387, %3389 : index
      %3392 = memref.load %17[%3391] : memref<?xf32>
      %3393 = arith.muli %0, %c34 : index
      %3394 = arith.addi %3393, %3389 : index
      %3395 = memref.load %bias[%3394] : memref<?xf32>
      %3396 = arith.addf %3392, %3395 : f32
      %3397 = arith.select %3390, %3396, %3392 : f32
      %3398 = arith.addi %3389, %c36 : index
      %3399 = arith.cmpi eq, %hasBias, %c7 : index
      %3400 = arith.addi %3387, %3398 : index
      %3401 = memref.load %17[%3400] : memref<?xf32>
      %3402 = arith.muli %0, %c34 : index
      %3403 = arith.addi %3402, %3398 : index
      %3404 = memref.load %bias[%3403] : memref<?xf32>
      %3405 = arith.addf %3401, %3404 : f32
      %3406 = arith.select %3399, %3405, %3401 : f32
      %3407 = arith.addi %3388, %c15 : index
      %3408 = arith.cmpi slt, %3407, %c36 : index
      %3409 = arith.minsi %3407, %c37 : index
      %3410 = arith.cmpi eq, %hasBias, %c7 : index
      %3411 = arith.addi %3387, %3409 : index
      %3412 = memref.load %17[%3411] : memref<?xf32>
      %3413 = arith.muli %0, %c34 : index
      %3414 = arith.addi %3413, %3409 : index
      %3415 = memref.load %bias[%3414] : memref<?xf32>
      %3416 = arith.addf %3412, %3415 : f32
      %3417 = arith.select %3410, %3416, %3412 : f32
      %3418 = arith.addi %3409, %c36 : index
      %3419 = arith.cmpi eq, %hasBias, %c7 : index
      %3420 = arith.addi %3387, %3418 : index
      %3421 = memref.load %17[%3420] : memref<?xf32>
      %3422 = arith.muli %0, %c34 : index
      %3423 = arith.addi %3422, %3418 : index
      %3424 = memref.load %bias[%3423] : memref<?xf32>
      %3425 = arith.addf %3421, %3424 : f32
      %3426 = arith.select %3419, %3425, %3421 : f32
      %3427 = arith.addi %heads, %kvHeads : index
      %3428 = arith.cmpi slt, %0, %3427 : index
      scf.if %3428 {
        %3429 = arith.addi %positionsAt, %3386 : index
        %3430 = memref.load %step[%3429] : memref<?xi32>
        %3431 = arith.index_cast %3430 : i32 to index
        %3432 = arith.cmpi eq, %hasNorm, %c7 : index
        %3433 = math.fma %3397, %3397, %c40 : f32
        %3434 = math.fma %3406, %3406, %3433 : f32
        %3435 = math.fma %3417, %3417, %3434 : f32
        %3436 = arith.select %3408, %3435, %3434 : f32
        %3437 = math.fma %3426, %3426, %3436 : f32
        %3438 = arith.select %3408, %3437, %3436 : f32
        %3439 = vector.broadcast %3438 : f32 to vector<1xf32>
        %3440 = wave.reduce "add" %3439 : vector<1xf32>
        %3441 = arith.mulf %3440, %inverseHeadDim : f32
        %3442 = arith.addf %3441, %epsilon : f32
        %3443 = math.sqrt %3442 : f32
        %3444 = arith.divf %c33, %3443 : f32
        %3445 = arith.cmpi slt, %0, %heads : index
        %3446 = arith.addi %3389, %c36 : index
        %3447 = memref.load %query_norm[%3389] : memref<?xf32>
        %3448 = memref.load %key_norm[%3389] : memref<?xf32>
        %3449 = arith.select %3445, %3447, %3448 : f32
        %3450 = arith.mulf %3397, %3444 : f32
        %3451 = arith.mulf %3450, %3449 : f32
        %3452 = arith.select %3432, %3451, %3397 : f32
        %3453 = memref.load %query_norm[%3446] : memref<?xf32>
        %3454 = memref.load %key_norm[%3446] : memref<?xf32>
        %3455 = arith.select %3445, %3453, %3454 : f32
        %3456 = arith.mulf %3406, %3444 : f32
        %3457 = arith.mulf %3456, %3455 : f32
        %3458 = arith.select %3432, %3457, %3406 : f32
        %3459 = arith.addi %3409, %c36 : index
        %3460 = memref.load %query_norm[%3409] : memref<?xf32>
        %3461 = memref.load %key_norm[%3409] : memref<?xf32>
        %3462 = arith.select %3445, %3460, %3461 : f32
        %3463 = arith.mulf %3417, %3444 : f32
        %3464 = arith.mulf %3463, %3462 : f32
        %3465 = arith.select %3432, %3464, %3417 : f32
        %3466 = memref.load %query_norm[%3459] : memref<?xf32>
        %3467 = memref.load %key_norm[%3459] : memref<?xf32>
        %3468 = arith.select %3445, %3466, %3467 : f32
        %3469 = arith.mulf %3426, %3444 : f32
        %3470 = arith.mulf %3469, %3468 : f32
        %3471 = arith.select %3432, %3470, %3426 : f32
        %3472 = arith.remui %3431, %c25 : index
        %3473 = arith.muli %3472, %c34 : index
        %3474 = arith.addi %3473, %3389 : index
        %3475 = arith.divui %3431, %c25 : index
        %3476 = arith.addi %3475, %c25 : index
        %3477 = arith.muli %3476, %c34 : index
        %3478 = arith.addi %3477, %3389 : index
        %3479 = memref.load %rope[%3474] : memref<?xf32>
        %3480 = arith.addi %3474, %c36 : index
        %3481 = memref.load %rope[%3480] : memref<?xf32>
        %3482 = memref.load %rope[%3478] : memref<?xf32>
        %3483 = arith.addi %3478, %c36 : index
        %3484 = memref.load %rope[%3483] : memref<?xf32>
        %3485 = arith.mulf %3482, %3479 : f32
        %3486 = arith.mulf %3484, %3481 : f32
        %3487 = arith.subf %3485, %3486 : f32
        %3488 = arith.mulf %3484, %3479 : f32
        %3489 = arith.mulf %3482, %3481 : f32
        %3490 = arith.addf %3488, %3489 : f32
        %3491 = arith.mulf %3452, %3487 : f32
        %3492 = arith.mulf %3458, %3490 : f32
        %3493 = arith.subf %3491, %3492 : f32
        %3494 = arith.mulf %3458, %3487 : f32
        %3495 = arith.mulf %3452, %3490 : f32
        %3496 = arith.addf %3494, %3495 : f32
        %3497 = arith.cmpi slt, %0, %heads : index
        scf.if %3497 {
          %3498 = arith.muli %3386, %heads : index
          %3499 = arith.addi %3498, %0 : index
          %3500 = arith.muli %3499, %c34 : index
          %3501 = arith.addi %3500, %3389 : index
          memref.store %3493, %q[%3501] : memref<?xf32>
          %3502 = arith.addi %3501, %c36 : index
          memref.store %3496, %q[%3502] : memref<?xf32>
        } else {
          %3503 = arith.addi %3387, %3389 : index
          memref.store %3493, %17[%3503] : memref<?xf32>
          %3504 = arith.addi %3387, %3389 : index
          %3505 = arith.addi %3504, %c36 : index
          memref.store %3496, %17[%3505] : memref<?xf32>
        }
        %3506 = arith.remui %3431, %c25 : index
        %3507 = arith.muli %3506, %c34 : index
        %3508 = arith.addi %3507, %3409 : index
        %3509 = arith.divui %3431, %c25 : index
        %3510 = arith.addi %3509, %c25 : index
        %3511 = arith.muli %3510, %c34 : index
        %3512 = arith.addi %3511, %3409 : index
        %3513 = memref.load %rope[%3508] : memref<?xf32>
        %3514 = arith.addi %3508, %c36 : index
        %3515 = memref.load %rope[%3514] : memref<?xf32>
        %3516 = memref.load %rope[%3512] : memref<?xf32>
        %3517 = arith.addi %3512, %c36 : index
        %3518 = memref.load %rope[%3517] : memref<?xf32>
        %3519 = arith.mulf %3516, %3513 : f32
        %3520 = arith.mulf %3518, %3515 : f32
        %3521 = arith.subf %3519, %3520 : f32
        %3522 = arith.mulf %3518, %3513 : f32
        %3523 = arith.mulf %3516, %3515 : f32
        %3524 = arith.addf %3522, %3523 : f32
        %3525 = arith.mulf %3465, %3521 : f32
        %3526 = arith.mulf %3471, %3524 : f32
        %3527 = arith.subf %3525, %3526 : f32
        %3528 = arith.mulf %3471, %3521 : f32
        %3529 = arith.mulf %3465, %3524 : f32
        %3530 = arith.addf %3528, %3529 : f32
        scf.if %3408 {
          %3531 = arith.cmpi slt, %0, %heads : index
          scf.if %3531 {
            %3532 = arith.muli %3386, %heads : index
            %3533 = arith.addi %3532, %0 : index
            %3534 = arith.muli %3533, %c34 : index
            %3535 = arith.addi %3534, %3409 : index
            memref.store %3527, %q[%3535] : memref<?xf32>
            %3536 = arith.addi %3535, %c36 : index
            memref.store %3530, %q[%3536] : memref<?xf32>
          } else {
            %3537 = arith.addi %3387, %3409 : index
            memref.store %3527, %17[%3537] : memref<?xf32>
            %3538 = arith.addi %3387, %3409 : index
            %3539 = arith.addi %3538, %c36 : index
            memref.store %3530, %17[%3539] : memref<?xf32>
          }
        }
      } else {
        %3540 = arith.cmpi slt, %0, %heads : index
        scf.if %3540 {
          %3541 = arith.muli %3386, %heads : index
          %3542 = arith.addi %3541, %0 : index
          %3543 = arith.muli %3542, %c34 : index
          %3544 = arith.addi %3543, %3389 : index
          memref.store %3397, %q[%3544] : memref<?xf32>
          %3545 = arith.addi %3544, %c36 : index
          memref.store %3406, %q[%3545] : memref<?xf32>
        } else {
          %3546 = arith.addi %3387, %3389 : index
          memref.store %3397, %17[%3546] : memref<?xf32>
          %3547 = arith.addi %3387, %3389 : index
          %3548 = arith.addi %3547, %c36 : index
          memref.store %3406, %17[%3548] : memref<?xf32>
        }
        scf.if %3408 {
          %3549 = arith.cmpi slt, %0, %heads : index
          scf.if %3549 {
            %3550 = arith.muli %3386, %heads : index
            %3551 = arith.addi %3550, %0 : index
            %3552 = arith.muli %3551, %c34 : index
            %3553 = arith.addi %3552, %3409 : index
            memref.store %3417, %q[%3553] : memref<?xf32>
            %3554 = arith.addi %3553, %c36 : index
            memref.store %3426, %q[%3554] : memref<?xf32>
          } else {
            %3555 = arith.addi %3387, %3409 : index
            memref.store %3417, %17[%3555] : memref<?xf32>
            %3556 = arith.addi %3387, %3409 : index
            %3557 = arith.addi %3556, %c36 : index
            memref.store %3426, %17[%3557] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %3558 = arith.cmpi sge, %0, %heads : index
    scf.if %3558 {
      %3559 = arith.addi %3203, %c8 : index
      %3560 = arith.addi %3202, %3559 : index
      %3561 = arith.cmpi slt, %3560, %19 : index
      %3562 = arith.cmpi slt, %3559, %c4 : index
      %3563 = arith.andi %3561, %3562 : i1
      scf.if %3563 {
        %3564 = arith.addi %3202, %3559 : index
        %3565 = arith.addi %slotsAt, %3564 : index
        %3566 = memref.load %step[%3565] : memref<?xi32>
        %3567 = arith.index_cast %3566 : i32 to index
        %3568 = arith.cmpi sge, %3567, %c8 : index
        scf.if %3568 {
          %3569 = arith.muli %3559, %c34 : index
          %3570 = arith.subi %0, %heads : index
          %3571 = memref.load %scales[%3570] : memref<?xf32>
          %3572 = vector.broadcast %3571 : f32 to vector<4xf32>
          %3573 = arith.divui %3567, %c4 : index
          %3574 = arith.remui %3567, %c4 : index
          %3575 = arith.muli %3573, %pageBytes : index
          %3576 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3576 {
            %3577 = wave.lane
            %3578 = arith.muli %3577, %c31 : index
            scf.for %3579 = %3578 to %c34 step %c6 {
              %3580 = arith.addi %3569, %3579 : index
              %3581 = vector.load %17[%3580] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3582 = arith.mulf %3581, %3572 : vector<4xf32>
              %3583 = arith.minimumf %3582, %c47 : vector<4xf32>
              %3584 = arith.maximumf %3583, %c48 : vector<4xf32>
              %3585 = arith.truncf %3584 : vector<4xf32> to vector<4xf16>
              %3586 = vector.bitcast %3585 : vector<4xf16> to vector<8xi8>
              %3587 = arith.cmpi slt, %3570, %kvHeads : index
              scf.if %3587 {
                %3588 = arith.muli %3570, %c49 : index
                %3589 = arith.addi %3575, %3588 : index
                %3590 = arith.divui %3579, %c4 : index
                %3591 = arith.muli %3590, %c20 : index
                %3592 = arith.remui %3579, %c4 : index
                %3593 = arith.divui %3592, %c14 : index
                %3594 = arith.muli %3593, %c25 : index
                %3595 = arith.muli %3574, %c4 : index
                %3596 = arith.addi %3594, %3595 : index
                %3597 = arith.remui %3592, %c14 : index
                %3598 = arith.muli %3597, %c13 : index
                %3599 = arith.addi %3596, %3598 : index
                %3600 = arith.addi %3591, %3599 : index
                %3601 = arith.addi %3589, %3600 : index
                vector.store %3586, %kv[%3601] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3602 = arith.subi %3570, %kvHeads : index
                %3603 = arith.muli %3602, %c49 : index
                %3604 = arith.addi %3575, %3603 : index
                %3605 = arith.addi %3579, %c8 : index
                %3606 = arith.divui %3605, %c4 : index
                %3607 = arith.muli %3606, %c20 : index
                %3608 = arith.addi %3607, %c9 : index
                %3609 = arith.remui %3605, %c4 : index
                %3610 = arith.divui %3574, %c13 : index
                %3611 = arith.remui %3574, %c13 : index
                %3612 = arith.muli %3611, %c14 : index
                %3613 = arith.addi %3610, %3612 : index
                %3614 = arith.divui %3613, %c14 : index
                %3615 = arith.muli %3614, %c25 : index
                %3616 = arith.muli %3609, %c4 : index
                %3617 = arith.addi %3615, %3616 : index
                %3618 = arith.remui %3613, %c14 : index
                %3619 = arith.muli %3618, %c13 : index
                %3620 = arith.addi %3617, %3619 : index
                %3621 = arith.addi %3608, %3620 : index
                %3622 = arith.addi %3604, %3621 : index
                %3623 = vector.shuffle %3586, %3586 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3623, %kv[%3622] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3624 = arith.addi %3579, %c7 : index
                %3625 = arith.divui %3624, %c4 : index
                %3626 = arith.muli %3625, %c20 : index
                %3627 = arith.addi %3626, %c9 : index
                %3628 = arith.remui %3624, %c4 : index
                %3629 = arith.divui %3574, %c13 : index
                %3630 = arith.remui %3574, %c13 : index
                %3631 = arith.muli %3630, %c14 : index
                %3632 = arith.addi %3629, %3631 : index
                %3633 = arith.divui %3632, %c14 : index
                %3634 = arith.muli %3633, %c25 : index
                %3635 = arith.muli %3628, %c4 : index
                %3636 = arith.addi %3634, %3635 : index
                %3637 = arith.remui %3632, %c14 : index
                %3638 = arith.muli %3637, %c13 : index
                %3639 = arith.addi %3636, %3638 : index
                %3640 = arith.addi %3627, %3639 : index
                %3641 = arith.addi %3604, %3640 : index
                %3642 = vector.shuffle %3586, %3586 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %3642, %kv[%3641] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3643 = arith.addi %3579, %c13 : index
                %3644 = arith.divui %3643, %c4 : index
                %3645 = arith.muli %3644, %c20 : index
                %3646 = arith.addi %3645, %c9 : index
                %3647 = arith.remui %3643, %c4 : index
                %3648 = arith.divui %3574, %c13 : index
                %3649 = arith.remui %3574, %c13 : index
                %3650 = arith.muli %3649, %c14 : index
                %3651 = arith.addi %3648, %3650 : index
                %3652 = arith.divui %3651, %c14 : index
                %3653 = arith.muli %3652, %c25 : index
                %3654 = arith.muli %3647, %c4 : index
                %3655 = arith.addi %3653, %3654 : index
                %3656 = arith.remui %3651, %c14 : index
                %3657 = arith.muli %3656, %c13 : index
                %3658 = arith.addi %3655, %3657 : index
                %3659 = arith.addi %3646, %3658 : index
                %3660 = arith.addi %3604, %3659 : index
                %3661 = vector.shuffle %3586, %3586 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %3661, %kv[%3660] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3662 = arith.addi %3579, %c26 : index
                %3663 = arith.divui %3662, %c4 : index
                %3664 = arith.muli %3663, %c20 : index
                %3665 = arith.addi %3664, %c9 : index
                %3666 = arith.remui %3662, %c4 : index
                %3667 = arith.divui %3574, %c13 : index
                %3668 = arith.remui %3574, %c13 : index
                %3669 = arith.muli %3668, %c14 : index
                %3670 = arith.addi %3667, %3669 : index
                %3671 = arith.divui %3670, %c14 : index
                %3672 = arith.muli %3671, %c25 : index
                %3673 = arith.muli %3666, %c4 : index
                %3674 = arith.addi %3672, %3673 : index
                %3675 = arith.remui %3670, %c14 : index
                %3676 = arith.muli %3675, %c13 : index
                %3677 = arith.addi %3674, %3676 : index
                %3678 = arith.addi %3665, %3677 : index
                %3679 = arith.addi %3604, %3678 : index
                %3680 = vector.shuffle %3586, %3586 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %3680, %kv[%3679] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %3681 = arith.cmpi eq, %codec, %c7 : index
          scf.if %3681 {
            %3682 = wave.lane
            %3683 = arith.muli %3682, %c31 : index
            scf.for %3684 = %3683 to %c34 step %c6 {
              %3685 = arith.addi %3569, %3684 : index
              %3686 = vector.load %17[%3685] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3687 = arith.mulf %3686, %3572 : vector<4xf32>
              %3688 = wave.fp8_encode "e4m3" %3687 : vector<4xf32> -> vector<4xi8>
              %3689 = arith.cmpi slt, %3570, %kvHeads : index
              scf.if %3689 {
                %3690 = arith.muli %3570, %c9 : index
                %3691 = arith.addi %3575, %3690 : index
                %3692 = vector.shuffle %3688, %3688 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3693 = arith.divui %3684, %c4 : index
                %3694 = arith.muli %3693, %c25 : index
                %3695 = arith.remui %3684, %c4 : index
                %3696 = arith.muli %3574, %c4 : index
                %3697 = arith.divui %3695, %c31 : index
                %3698 = arith.muli %3697, %c31 : index
                %3699 = arith.remui %3695, %c13 : index
                %3700 = arith.muli %3699, %c13 : index
                %3701 = arith.addi %3698, %3700 : index
                %3702 = arith.divui %3695, %c13 : index
                %3703 = arith.remui %3702, %c13 : index
                %3704 = arith.addi %3701, %3703 : index
                %3705 = arith.addi %3696, %3704 : index
                %3706 = arith.addi %3694, %3705 : index
                %3707 = arith.addi %3691, %3706 : index
                vector.store %3692, %kv[%3707] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3708 = arith.subi %3570, %kvHeads : index
                %3709 = arith.muli %3708, %c9 : index
                %3710 = arith.addi %3575, %3709 : index
                %3711 = arith.addi %3684, %c8 : index
                %3712 = arith.divui %3711, %c4 : index
                %3713 = arith.muli %3712, %c25 : index
                %3714 = arith.addi %3713, %c10 : index
                %3715 = arith.remui %3711, %c4 : index
                %3716 = arith.divui %3574, %c13 : index
                %3717 = arith.remui %3574, %c13 : index
                %3718 = arith.muli %3717, %c14 : index
                %3719 = arith.addi %3716, %3718 : index
                %3720 = arith.muli %3715, %c4 : index
                %3721 = arith.divui %3719, %c31 : index
                %3722 = arith.muli %3721, %c31 : index
                %3723 = arith.remui %3719, %c13 : index
                %3724 = arith.muli %3723, %c13 : index
                %3725 = arith.addi %3722, %3724 : index
                %3726 = arith.divui %3719, %c13 : index
                %3727 = arith.remui %3726, %c13 : index
                %3728 = arith.addi %3725, %3727 : index
                %3729 = arith.addi %3720, %3728 : index
                %3730 = arith.addi %3714, %3729 : index
                %3731 = arith.addi %3710, %3730 : index
                %3732 = vector.shuffle %3688, %3688 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3732, %kv[%3731] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3733 = arith.addi %3684, %c7 : index
                %3734 = arith.divui %3733, %c4 : index
                %3735 = arith.muli %3734, %c25 : index
                %3736 = arith.addi %3735, %c10 : index
                %3737 = arith.remui %3733, %c4 : index
                %3738 = arith.divui %3574, %c13 : index
                %3739 = arith.remui %3574, %c13 : index
                %3740 = arith.muli %3739, %c14 : index
                %3741 = arith.addi %3738, %3740 : index
                %3742 = arith.muli %3737, %c4 : index
                %3743 = arith.divui %3741, %c31 : index
                %3744 = arith.muli %3743, %c31 : index
                %3745 = arith.remui %3741, %c13 : index
                %3746 = arith.muli %3745, %c13 : index
                %3747 = arith.addi %3744, %3746 : index
                %3748 = arith.divui %3741, %c13 : index
                %3749 = arith.remui %3748, %c13 : index
                %3750 = arith.addi %3747, %3749 : index
                %3751 = arith.addi %3742, %3750 : index
                %3752 = arith.addi %3736, %3751 : index
                %3753 = arith.addi %3710, %3752 : index
                %3754 = vector.shuffle %3688, %3688 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3754, %kv[%3753] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3755 = arith.addi %3684, %c13 : index
                %3756 = arith.divui %3755, %c4 : index
                %3757 = arith.muli %3756, %c25 : index
                %3758 = arith.addi %3757, %c10 : index
                %3759 = arith.remui %3755, %c4 : index
                %3760 = arith.divui %3574, %c13 : index
                %3761 = arith.remui %3574, %c13 : index
                %3762 = arith.muli %3761, %c14 : index
                %3763 = arith.addi %3760, %3762 : index
                %3764 = arith.muli %3759, %c4 : index
                %3765 = arith.divui %3763, %c31 : index
                %3766 = arith.muli %3765, %c31 : index
                %3767 = arith.remui %3763, %c13 : index
                %3768 = arith.muli %3767, %c13 : index
                %3769 = arith.addi %3766, %3768 : index
                %3770 = arith.divui %3763, %c13 : index
                %3771 = arith.remui %3770, %c13 : index
                %3772 = arith.addi %3769, %3771 : index
                %3773 = arith.addi %3764, %3772 : index
                %3774 = arith.addi %3758, %3773 : index
                %3775 = arith.addi %3710, %3774 : index
                %3776 = vector.shuffle %3688, %3688 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3776, %kv[%3775] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3777 = arith.addi %3684, %c26 : index
                %3778 = arith.divui %3777, %c4 : index
                %3779 = arith.muli %3778, %c25 : index
                %3780 = arith.addi %3779, %c10 : index
                %3781 = arith.remui %3777, %c4 : index
                %3782 = arith.divui %3574, %c13 : index
                %3783 = arith.remui %3574, %c13 : index
                %3784 = arith.muli %3783, %c14 : index
                %3785 = arith.addi %3782, %3784 : index
                %3786 = arith.muli %3781, %c4 : index
                %3787 = arith.divui %3785, %c31 : index
                %3788 = arith.muli %3787, %c31 : index
                %3789 = arith.remui %3785, %c13 : index
                %3790 = arith.muli %3789, %c13 : index
                %3791 = arith.addi %3788, %3790 : index
                %3792 = arith.divui %3785, %c13 : index
                %3793 = arith.remui %3792, %c13 : index
                %3794 = arith.addi %3791, %3793 : index
                %3795 = arith.addi %3786, %3794 : index
                %3796 = arith.addi %3780, %3795 : index
                %3797 = arith.addi %3710, %3796 : index
                %3798 = vector.shuffle %3688, %3688 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3798, %kv[%3797] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %3799 = arith.cmpi eq, %codec, %c13 : index
          scf.if %3799 {
            %3800 = wave.lane
            %3801 = arith.muli %3800, %c31 : index
            scf.for %3802 = %3801 to %c34 step %c6 {
              %3803 = arith.addi %3569, %3802 : index
              %3804 = vector.load %17[%3803] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3805 = arith.mulf %3804, %3572 : vector<4xf32>
              %3806 = wave.fp8_encode "e5m2" %3805 : vector<4xf32> -> vector<4xi8>
              %3807 = arith.cmpi slt, %3570, %kvHeads : index
              scf.if %3807 {
                %3808 = arith.muli %3570, %c9 : index
                %3809 = arith.addi %3575, %3808 : index
                %3810 = vector.shuffle %3806, %3806 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %3811 = arith.divui %3802, %c4 : index
                %3812 = arith.muli %3811, %c25 : index
                %3813 = arith.remui %3802, %c4 : index
                %3814 = arith.muli %3574, %c4 : index
                %3815 = arith.divui %3813, %c31 : index
                %3816 = arith.muli %3815, %c31 : index
                %3817 = arith.remui %3813, %c13 : index
                %3818 = arith.muli %3817, %c13 : index
                %3819 = arith.addi %3816, %3818 : index
                %3820 = arith.divui %3813, %c13 : index
                %3821 = arith.remui %3820, %c13 : index
                %3822 = arith.addi %3819, %3821 : index
                %3823 = arith.addi %3814, %3822 : index
                %3824 = arith.addi %3812, %3823 : index
                %3825 = arith.addi %3809, %3824 : index
                vector.store %3810, %kv[%3825] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %3826 = arith.subi %3570, %kvHeads : index
                %3827 = arith.muli %3826, %c9 : index
                %3828 = arith.addi %3575, %3827 : index
                %3829 = arith.addi %3802, %c8 : index
                %3830 = arith.divui %3829, %c4 : index
                %3831 = arith.muli %3830, %c25 : index
                %3832 = arith.addi %3831, %c10 : index
                %3833 = arith.remui %3829, %c4 : index
                %3834 = arith.divui %3574, %c13 : index
                %3835 = arith.remui %3574, %c13 : index
                %3836 = arith.muli %3835, %c14 : index
                %3837 = arith.addi %3834, %3836 : index
                %3838 = arith.muli %3833, %c4 : index
                %3839 = arith.divui %3837, %c31 : index
                %3840 = arith.muli %3839, %c31 : index
                %3841 = arith.remui %3837, %c13 : index
                %3842 = arith.muli %3841, %c13 : index
                %3843 = arith.addi %3840, %3842 : index
                %3844 = arith.divui %3837, %c13 : index
                %3845 = arith.remui %3844, %c13 : index
                %3846 = arith.addi %3843, %3845 : index
                %3847 = arith.addi %3838, %3846 : index
                %3848 = arith.addi %3832, %3847 : index
                %3849 = arith.addi %3828, %3848 : index
                %3850 = vector.shuffle %3806, %3806 [0] : vector<4xi8>, vector<4xi8>
                vector.store %3850, %kv[%3849] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3851 = arith.addi %3802, %c7 : index
                %3852 = arith.divui %3851, %c4 : index
                %3853 = arith.muli %3852, %c25 : index
                %3854 = arith.addi %3853, %c10 : index
                %3855 = arith.remui %3851, %c4 : index
                %3856 = arith.divui %3574, %c13 : index
                %3857 = arith.remui %3574, %c13 : index
                %3858 = arith.muli %3857, %c14 : index
                %3859 = arith.addi %3856, %3858 : index
                %3860 = arith.muli %3855, %c4 : index
                %3861 = arith.divui %3859, %c31 : index
                %3862 = arith.muli %3861, %c31 : index
                %3863 = arith.remui %3859, %c13 : index
                %3864 = arith.muli %3863, %c13 : index
                %3865 = arith.addi %3862, %3864 : index
                %3866 = arith.divui %3859, %c13 : index
                %3867 = arith.remui %3866, %c13 : index
                %3868 = arith.addi %3865, %3867 : index
                %3869 = arith.addi %3860, %3868 : index
                %3870 = arith.addi %3854, %3869 : index
                %3871 = arith.addi %3828, %3870 : index
                %3872 = vector.shuffle %3806, %3806 [1] : vector<4xi8>, vector<4xi8>
                vector.store %3872, %kv[%3871] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3873 = arith.addi %3802, %c13 : index
                %3874 = arith.divui %3873, %c4 : index
                %3875 = arith.muli %3874, %c25 : index
                %3876 = arith.addi %3875, %c10 : index
                %3877 = arith.remui %3873, %c4 : index
                %3878 = arith.divui %3574, %c13 : index
                %3879 = arith.remui %3574, %c13 : index
                %3880 = arith.muli %3879, %c14 : index
                %3881 = arith.addi %3878, %3880 : index
                %3882 = arith.muli %3877, %c4 : index
                %3883 = arith.divui %3881, %c31 : index
                %3884 = arith.muli %3883, %c31 : index
                %3885 = arith.remui %3881, %c13 : index
                %3886 = arith.muli %3885, %c13 : index
                %3887 = arith.addi %3884, %3886 : index
                %3888 = arith.divui %3881, %c13 : index
                %3889 = arith.remui %3888, %c13 : index
                %3890 = arith.addi %3887, %3889 : index
                %3891 = arith.addi %3882, %3890 : index
                %3892 = arith.addi %3876, %3891 : index
                %3893 = arith.addi %3828, %3892 : index
                %3894 = vector.shuffle %3806, %3806 [2] : vector<4xi8>, vector<4xi8>
                vector.store %3894, %kv[%3893] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %3895 = arith.addi %3802, %c26 : index
                %3896 = arith.divui %3895, %c4 : index
                %3897 = arith.muli %3896, %c25 : index
                %3898 = arith.addi %3897, %c10 : index
                %3899 = arith.remui %3895, %c4 : index
                %3900 = arith.divui %3574, %c13 : index
                %3901 = arith.remui %3574, %c13 : index
                %3902 = arith.muli %3901, %c14 : index
                %3903 = arith.addi %3900, %3902 : index
                %3904 = arith.muli %3899, %c4 : index
                %3905 = arith.divui %3903, %c31 : index
                %3906 = arith.muli %3905, %c31 : index
                %3907 = arith.remui %3903, %c13 : index
                %3908 = arith.muli %3907, %c13 : index
                %3909 = arith.addi %3906, %3908 : index
                %3910 = arith.divui %3903, %c13 : index
                %3911 = arith.remui %3910, %c13 : index
                %3912 = arith.addi %3909, %3911 : index
                %3913 = arith.addi %3904, %3912 : index
                %3914 = arith.addi %3898, %3913 : index
                %3915 = arith.addi %3828, %3914 : index
                %3916 = vector.shuffle %3806, %3806 [3] : vector<4xi8>, vector<4xi8>
                vector.store %3916, %kv[%3915] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %3917 = arith.addi %3203, %c43 : index
      %3918 = arith.addi %3202, %3917 : index
      %3919 = arith.cmpi slt, %3918, %19 : index
      %3920 = arith.cmpi slt, %3917, %c4 : index
      %3921 = arith.andi %3919, %3920 : i1
      scf.if %3921 {
        %3922 = arith.addi %3202, %3917 : index
        %3923 = arith.addi %slotsAt, %3922 : index
        %3924 = memref.load %step[%3923] : memref<?xi32>
        %3925 = arith.index_cast %3924 : i32 to index
        %3926 = arith.cmpi sge, %3925, %c8 : index
        scf.if %3926 {
          %3927 = arith.muli %3917, %c34 : index
          %3928 = arith.subi %0, %heads : index
          %3929 = memref.load %scales[%3928] : memref<?xf32>
          %3930 = vector.broadcast %3929 : f32 to vector<4xf32>
          %3931 = arith.divui %3925, %c4 : index
          %3932 = arith.remui %3925, %c4 : index
          %3933 = arith.muli %3931, %pageBytes : index
          %3934 = arith.cmpi eq, %codec, %c8 : index
          scf.if %3934 {
            %3935 = wave.lane
            %3936 = arith.muli %3935, %c31 : index
            scf.for %3937 = %3936 to %c34 step %c6 {
              %3938 = arith.addi %3927, %3937 : index
              %3939 = vector.load %17[%3938] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %3940 = arith.mulf %3939, %3930 : vector<4xf32>
              %3941 = arith.minimumf %3940, %c47 : vector<4xf32>
              %3942 = arith.maximumf %3941, %c48 : vector<4xf32>
              %3943 = arith.truncf %3942 : vector<4xf32> to vector<4xf16>
              %3944 = vector.bitcast %3943 : vector<4xf16> to vector<8xi8>
              %3945 = arith.cmpi slt, %3928, %kvHeads : index
              scf.if %3945 {
                %3946 = arith.muli %3928, %c49 : index
                %3947 = arith.addi %3933, %3946 : index
                %3948 = arith.divui %3937, %c4 : index
                %3949 = arith.muli %3948, %c20 : index
                %3950 = arith.remui %3937, %c4 : index
                %3951 = arith.divui %3950, %c14 : index
                %3952 = arith.muli %3951, %c25 : index
                %3953 = arith.muli %3932, %c4 : index
                %3954 = arith.addi %3952, %3953 : index
                %3955 = arith.remui %3950, %c14 : index
                %3956 = arith.muli %3955, %c13 : index
                %3957 = arith.addi %3954, %3956 : index
                %3958 = arith.addi %3949, %3957 : index
                %3959 = arith.addi %3947, %3958 : index
                vector.store %3944, %kv[%3959] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %3960 = arith.subi %3928, %kvHeads : index
                %3961 = arith.muli %3960, %c49 : index
                %3962 = arith.addi %3933, %3961 : index
                %3963 = arith.addi %3937, %c8 : index
                %3964 = arith.divui %3963, %c4 : index
                %3965 = arith.muli %3964, %c20 : index
                %3966 = arith.addi %3965, %c9 : index
                %3967 = arith.remui %3963, %c4 : index
                %3968 = arith.divui %3932, %c13 : index
                %3969 = arith.remui %3932, %c13 : index
                %3970 = arith.muli %3969, %c14 : index
                %3971 = arith.addi %3968, %3970 : index
                %3972 = arith.divui %3971, %c14 : index
                %3973 = arith.muli %3972, %c25 : index
                %3974 = arith.muli %3967, %c4 : index
                %3975 = arith.addi %3973, %3974 : index
                %3976 = arith.remui %3971, %c14 : index
                %3977 = arith.muli %3976, %c13 : index
                %3978 = arith.addi %3975, %3977 : index
                %3979 = arith.addi %3966, %3978 : index
                %3980 = arith.addi %3962, %3979 : index
                %3981 = vector.shuffle %3944, %3944 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %3981, %kv[%3980] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %3982 = arith.addi %3937, %c7 : index
                %3983 = arith.divui %3982, %c4 : index
                %3984 = arith.muli %3983, %c20 : index
                %3985 = arith.addi %3984, %c9 : index
                %3986 = arith.remui %3982, %c4 : index
                %3987 = arith.divui %3932, %c13 : index
                %3988 = arith.remui %3932, %c13 : index
                %3989 = arith.muli %3988, %c14 : index
                %3990 = arith.addi %3987, %3989 : index
                %3991 = arith.divui %3990, %c14 : index
                %3992 = arith.muli %3991, %c25 : index
                %3993 = arith.muli %3986, %c4 : index
                %3994 = arith.addi %3992, %3993 : index
                %3995 = arith.remui %3990, %c14 : index
                %3996 = arith.muli %3995, %c13 : index
                %3997 = arith.addi %3994, %3996 : index
                %3998 = arith.addi %3985, %3997 : index
                %3999 = arith.addi %3962, %3998 : index
                %4000 = vector.shuffle %3944, %3944 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4000, %kv[%3999] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4001 = arith.addi %3937, %c13 : index
                %4002 = arith.divui %4001, %c4 : index
                %4003 = arith.muli %4002, %c20 : index
                %4004 = arith.addi %4003, %c9 : index
                %4005 = arith.remui %4001, %c4 : index
                %4006 = arith.divui %3932, %c13 : index
                %4007 = arith.remui %3932, %c13 : index
                %4008 = arith.muli %4007, %c14 : index
                %4009 = arith.addi %4006, %4008 : index
                %4010 = arith.divui %4009, %c14 : index
                %4011 = arith.muli %4010, %c25 : index
                %4012 = arith.muli %4005, %c4 : index
                %4013 = arith.addi %4011, %4012 : index
                %4014 = arith.remui %4009, %c14 : index
                %4015 = arith.muli %4014, %c13 : index
                %4016 = arith.addi %4013, %4015 : index
                %4017 = arith.addi %4004, %4016 : index
                %4018 = arith.addi %3962, %4017 : index
                %4019 = vector.shuffle %3944, %3944 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4019, %kv[%4018] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4020 = arith.addi %3937, %c26 : index
                %4021 = arith.divui %4020, %c4 : index
                %4022 = arith.muli %4021, %c20 : index
                %4023 = arith.addi %4022, %c9 : index
                %4024 = arith.remui %4020, %c4 : index
                %4025 = arith.divui %3932, %c13 : index
                %4026 = arith.remui %3932, %c13 : index
                %4027 = arith.muli %4026, %c14 : index
                %4028 = arith.addi %4025, %4027 : index
                %4029 = arith.divui %4028, %c14 : index
                %4030 = arith.muli %4029, %c25 : index
                %4031 = arith.muli %4024, %c4 : index
                %4032 = arith.addi %4030, %4031 : index
                %4033 = arith.remui %4028, %c14 : index
                %4034 = arith.muli %4033, %c13 : index
                %4035 = arith.addi %4032, %4034 : index
                %4036 = arith.addi %4023, %4035 : index
                %4037 = arith.addi %3962, %4036 : index
                %4038 = vector.shuffle %3944, %3944 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4038, %kv[%4037] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4039 = arith.cmpi eq, %codec, %c7 : index
          scf.if %4039 {
            %4040 = wave.lane
            %4041 = arith.muli %4040, %c31 : index
            scf.for %4042 = %4041 to %c34 step %c6 {
              %4043 = arith.addi %3927, %4042 : index
              %4044 = vector.load %17[%4043] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4045 = arith.mulf %4044, %3930 : vector<4xf32>
              %4046 = wave.fp8_encode "e4m3" %4045 : vector<4xf32> -> vector<4xi8>
              %4047 = arith.cmpi slt, %3928, %kvHeads : index
              scf.if %4047 {
                %4048 = arith.muli %3928, %c9 : index
                %4049 = arith.addi %3933, %4048 : index
                %4050 = vector.shuffle %4046, %4046 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4051 = arith.divui %4042, %c4 : index
                %4052 = arith.muli %4051, %c25 : index
                %4053 = arith.remui %4042, %c4 : index
                %4054 = arith.muli %3932, %c4 : index
                %4055 = arith.divui %4053, %c31 : index
                %4056 = arith.muli %4055, %c31 : index
                %4057 = arith.remui %4053, %c13 : index
                %4058 = arith.muli %4057, %c13 : index
                %4059 = arith.addi %4056, %4058 : index
                %4060 = arith.divui %4053, %c13 : index
                %4061 = arith.remui %4060, %c13 : index
                %4062 = arith.addi %4059, %4061 : index
                %4063 = arith.addi %4054, %4062 : index
                %4064 = arith.addi %4052, %4063 : index
                %4065 = arith.addi %4049, %4064 : index
                vector.store %4050, %kv[%4065] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4066 = arith.subi %3928, %kvHeads : index
                %4067 = arith.muli %4066, %c9 : index
                %4068 = arith.addi %3933, %4067 : index
                %4069 = arith.addi %4042, %c8 : index
                %4070 = arith.divui %4069, %c4 : index
                %4071 = arith.muli %4070, %c25 : index
                %4072 = arith.addi %4071, %c10 : index
                %4073 = arith.remui %4069, %c4 : index
                %4074 = arith.divui %3932, %c13 : index
                %4075 = arith.remui %3932, %c13 : index
                %4076 = arith.muli %4075, %c14 : index
                %4077 = arith.addi %4074, %4076 : index
                %4078 = arith.muli %4073, %c4 : index
                %4079 = arith.divui %4077, %c31 : index
                %4080 = arith.muli %4079, %c31 : index
                %4081 = arith.remui %4077, %c13 : index
                %4082 = arith.muli %4081, %c13 : index
                %4083 = arith.addi %4080, %4082 : index
                %4084 = arith.divui %4077, %c13 : index
                %4085 = arith.remui %4084, %c13 : index
                %4086 = arith.addi %4083, %4085 : index
                %4087 = arith.addi %4078, %4086 : index
                %4088 = arith.addi %4072, %4087 : index
                %4089 = arith.addi %4068, %4088 : index
                %4090 = vector.shuffle %4046, %4046 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4090, %kv[%4089] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4091 = arith.addi %4042, %c7 : index
                %4092 = arith.divui %4091, %c4 : index
                %4093 = arith.muli %4092, %c25 : index
                %4094 = arith.addi %4093, %c10 : index
                %4095 = arith.remui %4091, %c4 : index
                %4096 = arith.divui %3932, %c13 : index
                %4097 = arith.remui %3932, %c13 : index
                %4098 = arith.muli %4097, %c14 : index
                %4099 = arith.addi %4096, %4098 : index
                %4100 = arith.muli %4095, %c4 : index
                %4101 = arith.divui %4099, %c31 : index
                %4102 = arith.muli %4101, %c31 : index
                %4103 = arith.remui %4099, %c13 : index
                %4104 = arith.muli %4103, %c13 : index
                %4105 = arith.addi %4102, %4104 : index
                %4106 = arith.divui %4099, %c13 : index
                %4107 = arith.remui %4106, %c13 : index
                %4108 = arith.addi %4105, %4107 : index
                %4109 = arith.addi %4100, %4108 : index
                %4110 = arith.addi %4094, %4109 : index
                %4111 = arith.addi %4068, %4110 : index
                %4112 = vector.shuffle %4046, %4046 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4112, %kv[%4111] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4113 = arith.addi %4042, %c13 : index
                %4114 = arith.divui %4113, %c4 : index
                %4115 = arith.muli %4114, %c25 : index
                %4116 = arith.addi %4115, %c10 : index
                %4117 = arith.remui %4113, %c4 : index
                %4118 = arith.divui %3932, %c13 : index
                %4119 = arith.remui %3932, %c13 : index
                %4120 = arith.muli %4119, %c14 : index
                %4121 = arith.addi %4118, %4120 : index
                %4122 = arith.muli %4117, %c4 : index
                %4123 = arith.divui %4121, %c31 : index
                %4124 = arith.muli %4123, %c31 : index
                %4125 = arith.remui %4121, %c13 : index
                %4126 = arith.muli %4125, %c13 : index
                %4127 = arith.addi %4124, %4126 : index
                %4128 = arith.divui %4121, %c13 : index
                %4129 = arith.remui %4128, %c13 : index
                %4130 = arith.addi %4127, %4129 : index
                %4131 = arith.addi %4122, %4130 : index
                %4132 = arith.addi %4116, %4131 : index
                %4133 = arith.addi %4068, %4132 : index
                %4134 = vector.shuffle %4046, %4046 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4134, %kv[%4133] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4135 = arith.addi %4042, %c26 : index
                %4136 = arith.divui %4135, %c4 : index
                %4137 = arith.muli %4136, %c25 : index
                %4138 = arith.addi %4137, %c10 : index
                %4139 = arith.remui %4135, %c4 : index
                %4140 = arith.divui %3932, %c13 : index
                %4141 = arith.remui %3932, %c13 : index
                %4142 = arith.muli %4141, %c14 : index
                %4143 = arith.addi %4140, %4142 : index
                %4144 = arith.muli %4139, %c4 : index
                %4145 = arith.divui %4143, %c31 : index
                %4146 = arith.muli %4145, %c31 : index
                %4147 = arith.remui %4143, %c13 : index
                %4148 = arith.muli %4147, %c13 : index
                %4149 = arith.addi %4146, %4148 : index
                %4150 = arith.divui %4143, %c13 : index
                %4151 = arith.remui %4150, %c13 : index
                %4152 = arith.addi %4149, %4151 : index
                %4153 = arith.addi %4144, %4152 : index
                %4154 = arith.addi %4138, %4153 : index
                %4155 = arith.addi %4068, %4154 : index
                %4156 = vector.shuffle %4046, %4046 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4156, %kv[%4155] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %4157 = arith.cmpi eq, %codec, %c13 : index
          scf.if %4157 {
            %4158 = wave.lane
            %4159 = arith.muli %4158, %c31 : index
            scf.for %4160 = %4159 to %c34 step %c6 {
              %4161 = arith.addi %3927, %4160 : index
              %4162 = vector.load %17[%4161] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4163 = arith.mulf %4162, %3930 : vector<4xf32>
              %4164 = wave.fp8_encode "e5m2" %4163 : vector<4xf32> -> vector<4xi8>
              %4165 = arith.cmpi slt, %3928, %kvHeads : index
              scf.if %4165 {
                %4166 = arith.muli %3928, %c9 : index
                %4167 = arith.addi %3933, %4166 : index
                %4168 = vector.shuffle %4164, %4164 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4169 = arith.divui %4160, %c4 : index
                %4170 = arith.muli %4169, %c25 : index
                %4171 = arith.remui %4160, %c4 : index
                %4172 = arith.muli %3932, %c4 : index
                %4173 = arith.divui %4171, %c31 : index
                %4174 = arith.muli %4173, %c31 : index
                %4175 = arith.remui %4171, %c13 : index
                %4176 = arith.muli %4175, %c13 : index
                %4177 = arith.addi %4174, %4176 : index
                %4178 = arith.divui %4171, %c13 : index
                %4179 = arith.remui %4178, %c13 : index
                %4180 = arith.addi %4177, %4179 : index
                %4181 = arith.addi %4172, %4180 : index
                %4182 = arith.addi %4170, %4181 : index
                %4183 = arith.addi %4167, %4182 : index
                vector.store %4168, %kv[%4183] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4184 = arith.subi %3928, %kvHeads : index
                %4185 = arith.muli %4184, %c9 : index
                %4186 = arith.addi %3933, %4185 : index
                %4187 = arith.addi %4160, %c8 : index
                %4188 = arith.divui %4187, %c4 : index
                %4189 = arith.muli %4188, %c25 : index
                %4190 = arith.addi %4189, %c10 : index
                %4191 = arith.remui %4187, %c4 : index
                %4192 = arith.divui %3932, %c13 : index
                %4193 = arith.remui %3932, %c13 : index
                %4194 = arith.muli %4193, %c14 : index
                %4195 = arith.addi %4192, %4194 : index
                %4196 = arith.muli %4191, %c4 : index
                %4197 = arith.divui %4195, %c31 : index
                %4198 = arith.muli %4197, %c31 : index
                %4199 = arith.remui %4195, %c13 : index
                %4200 = arith.muli %4199, %c13 : index
                %4201 = arith.addi %4198, %4200 : index
                %4202 = arith.divui %4195, %c13 : index
                %4203 = arith.remui %4202, %c13 : index
                %4204 = arith.addi %4201, %4203 : index
                %4205 = arith.addi %4196, %4204 : index
                %4206 = arith.addi %4190, %4205 : index
                %4207 = arith.addi %4186, %4206 : index
                %4208 = vector.shuffle %4164, %4164 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4208, %kv[%4207] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4209 = arith.addi %4160, %c7 : index
                %4210 = arith.divui %4209, %c4 : index
                %4211 = arith.muli %4210, %c25 : index
                %4212 = arith.addi %4211, %c10 : index
                %4213 = arith.remui %4209, %c4 : index
                %4214 = arith.divui %3932, %c13 : index
                %4215 = arith.remui %3932, %c13 : index
                %4216 = arith.muli %4215, %c14 : index
                %4217 = arith.addi %4214, %4216 : index
                %4218 = arith.muli %4213, %c4 : index
                %4219 = arith.divui %4217, %c31 : index
                %4220 = arith.muli %4219, %c31 : index
                %4221 = arith.remui %4217, %c13 : index
                %4222 = arith.muli %4221, %c13 : index
                %4223 = arith.addi %4220, %4222 : index
                %4224 = arith.divui %4217, %c13 : index
                %4225 = arith.remui %4224, %c13 : index
                %4226 = arith.addi %4223, %4225 : index
                %4227 = arith.addi %4218, %4226 : index
                %4228 = arith.addi %4212, %4227 : index
                %4229 = arith.addi %4186, %4228 : index
                %4230 = vector.shuffle %4164, %4164 [1] : vector<4xi8>, vector<4xi8>
                vector.store %4230, %kv[%4229] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4231 = arith.addi %4160, %c13 : index
                %4232 = arith.divui %4231, %c4 : index
                %4233 = arith.muli %4232, %c25 : index
                %4234 = arith.addi %4233, %c10 : index
                %4235 = arith.remui %4231, %c4 : index
                %4236 = arith.divui %3932, %c13 : index
                %4237 = arith.remui %3932, %c13 : index
                %4238 = arith.muli %4237, %c14 : index
                %4239 = arith.addi %4236, %4238 : index
                %4240 = arith.muli %4235, %c4 : index
                %4241 = arith.divui %4239, %c31 : index
                %4242 = arith.muli %4241, %c31 : index
                %4243 = arith.remui %4239, %c13 : index
                %4244 = arith.muli %4243, %c13 : index
                %4245 = arith.addi %4242, %4244 : index
                %4246 = arith.divui %4239, %c13 : index
                %4247 = arith.remui %4246, %c13 : index
                %4248 = arith.addi %4245, %4247 : index
                %4249 = arith.addi %4240, %4248 : index
                %4250 = arith.addi %4234, %4249 : index
                %4251 = arith.addi %4186, %4250 : index
                %4252 = vector.shuffle %4164, %4164 [2] : vector<4xi8>, vector<4xi8>
                vector.store %4252, %kv[%4251] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4253 = arith.addi %4160, %c26 : index
                %4254 = arith.divui %4253, %c4 : index
                %4255 = arith.muli %4254, %c25 : index
                %4256 = arith.addi %4255, %c10 : index
                %4257 = arith.remui %4253, %c4 : index
                %4258 = arith.divui %3932, %c13 : index
                %4259 = arith.remui %3932, %c13 : index
                %4260 = arith.muli %4259, %c14 : index
                %4261 = arith.addi %4258, %4260 : index
                %4262 = arith.muli %4257, %c4 : index
                %4263 = arith.divui %4261, %c31 : index
                %4264 = arith.muli %4263, %c31 : index
                %4265 = arith.remui %4261, %c13 : index
                %4266 = arith.muli %4265, %c13 : index
                %4267 = arith.addi %4264, %4266 : index
                %4268 = arith.divui %4261, %c13 : index
                %4269 = arith.remui %4268, %c13 : index
                %4270 = arith.addi %4267, %4269 : index
                %4271 = arith.addi %4262, %4270 : index
                %4272 = arith.addi %4256, %4271 : index
                %4273 = arith.addi %4186, %4272 : index
                %4274 = vector.shuffle %4164, %4164 [3] : vector<4xi8>, vector<4xi8>
                vector.store %4274, %kv[%4273] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
    wave.barrier
    %4275 = arith.addi %20, %c16 : index
    %4276 = wave.lane
    %4277 = arith.muli %3, %c7 : index
    %4278 = arith.muli %4277, %c25 : index
    %4279 = arith.addi %4278, %4276 : index
    %4280 = arith.muli %4, %c10 : index
    %4281 = arith.addi %4280, %4279 : index
    %4282 = arith.addi %4281, %c8 : index
    %4283 = arith.addi %4282, %c8 : index
    %4284 = vector.extract %397#3[0] : f32 from vector<8xf32>
    memref.store %4284, %16[%4283] : memref<?xf32>
    %4285 = arith.muli %4, %c10 : index
    %4286 = arith.addi %4285, %4279 : index
    %4287 = arith.addi %4286, %c8 : index
    %4288 = arith.addi %4287, %c15 : index
    %4289 = vector.extract %397#3[1] : f32 from vector<8xf32>
    memref.store %4289, %16[%4288] : memref<?xf32>
    %4290 = arith.muli %4, %c10 : index
    %4291 = arith.addi %4290, %4279 : index
    %4292 = arith.addi %4291, %c8 : index
    %4293 = arith.addi %4292, %c11 : index
    %4294 = vector.extract %397#3[2] : f32 from vector<8xf32>
    memref.store %4294, %16[%4293] : memref<?xf32>
    %4295 = arith.muli %4, %c10 : index
    %4296 = arith.addi %4295, %4279 : index
    %4297 = arith.addi %4296, %c8 : index
    %4298 = arith.addi %4297, %c27 : index
    %4299 = vector.extract %397#3[3] : f32 from vector<8xf32>
    memref.store %4299, %16[%4298] : memref<?xf32>
    %4300 = arith.muli %4, %c10 : index
    %4301 = arith.addi %4300, %4279 : index
    %4302 = arith.addi %4301, %c8 : index
    %4303 = arith.addi %4302, %c6 : index
    %4304 = vector.extract %397#3[4] : f32 from vector<8xf32>
    memref.store %4304, %16[%4303] : memref<?xf32>
    %4305 = arith.muli %4, %c10 : index
    %4306 = arith.addi %4305, %4279 : index
    %4307 = arith.addi %4306, %c8 : index
    %4308 = arith.addi %4307, %c28 : index
    %4309 = vector.extract %397#3[5] : f32 from vector<8xf32>
    memref.store %4309, %16[%4308] : memref<?xf32>
    %4310 = arith.muli %4, %c10 : index
    %4311 = arith.addi %4310, %4279 : index
    %4312 = arith.addi %4311, %c8 : index
    %4313 = arith.addi %4312, %c29 : index
    %4314 = vector.extract %397#3[6] : f32 from vector<8xf32>
    memref.store %4314, %16[%4313] : memref<?xf32>
    %4315 = arith.muli %4, %c10 : index
    %4316 = arith.addi %4315, %4279 : index
    %4317 = arith.addi %4316, %c8 : index
    %4318 = arith.addi %4317, %c30 : index
    %4319 = vector.extract %397#3[7] : f32 from vector<8xf32>
    memref.store %4319, %16[%4318] : memref<?xf32>
    wave.barrier
    %4320 = arith.muli %4, %c31 : index
    %4321 = arith.addi %4320, %c8 : index
    %4322 = arith.muli %4321, %c13 : index
    %4323 = arith.divui %4276, %c4 : index
    %4324 = arith.addi %4322, %4323 : index
    %4325 = arith.addi %4275, %4324 : index
    %4326 = arith.cmpi slt, %4325, %19 : index
    scf.if %4326 {
      %4327 = arith.cmpi eq, %hasFactors, %c7 : index
      %4328 = memref.load %factors[%4325] : memref<?xf32>
      %4329 = arith.select %4327, %4328, %c33 : f32
      %4330 = arith.addi %4279, %c8 : index
      %4331 = arith.muli %4321, %c15 : index
      %4332 = arith.addi %4330, %4331 : index
      %4333 = memref.load %16[%4332] : memref<?xf32>
      %4334 = arith.addi %4332, %c10 : index
      %4335 = memref.load %16[%4334] : memref<?xf32>
      %4336 = arith.addf %4333, %4335 : f32
      %4337 = arith.remui %4276, %c4 : index
      %4338 = arith.muli %4337, %c31 : index
      %4339 = arith.addi %15, %4338 : index
      %4340 = vector.load %w[%4339] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4341 = vector.bitcast %4340 : vector<4xi8> to vector<1xf32>
      %4342 = vector.extract %4341[0] : f32 from vector<1xf32>
      %4343 = arith.mulf %4342, %4329 : f32
      %4344 = arith.mulf %4336, %4343 : f32
      %4345 = arith.muli %3, %c7 : index
      %4346 = arith.addi %4345, %c8 : index
      %4347 = arith.muli %4346, %c4 : index
      %4348 = arith.remui %4276, %c4 : index
      %4349 = arith.addi %4347, %4348 : index
      %4350 = arith.muli %4324, %c34 : index
      %4351 = arith.addi %4350, %4349 : index
      memref.store %4344, %17[%4351] : memref<?xf32>
    }
    %4352 = arith.muli %4, %c31 : index
    %4353 = arith.addi %4352, %c7 : index
    %4354 = arith.muli %4353, %c13 : index
    %4355 = arith.divui %4276, %c4 : index
    %4356 = arith.addi %4354, %4355 : index
    %4357 = arith.addi %4275, %4356 : index
    %4358 = arith.cmpi slt, %4357, %19 : index
    scf.if %4358 {
      %4359 = arith.cmpi eq, %hasFactors, %c7 : index
      %4360 = memref.load %factors[%4357] : memref<?xf32>
      %4361 = arith.select %4359, %4360, %c33 : f32
      %4362 = arith.addi %4279, %c8 : index
      %4363 = arith.muli %4353, %c15 : index
      %4364 = arith.addi %4362, %4363 : index
      %4365 = memref.load %16[%4364] : memref<?xf32>
      %4366 = arith.addi %4364, %c10 : index
      %4367 = memref.load %16[%4366] : memref<?xf32>
      %4368 = arith.addf %4365, %4367 : f32
      %4369 = arith.remui %4276, %c4 : index
      %4370 = arith.muli %4369, %c31 : index
      %4371 = arith.addi %15, %4370 : index
      %4372 = vector.load %w[%4371] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4373 = vector.bitcast %4372 : vector<4xi8> to vector<1xf32>
      %4374 = vector.extract %4373[0] : f32 from vector<1xf32>
      %4375 = arith.mulf %4374, %4361 : f32
      %4376 = arith.mulf %4368, %4375 : f32
      %4377 = arith.muli %3, %c7 : index
      %4378 = arith.addi %4377, %c8 : index
      %4379 = arith.muli %4378, %c4 : index
      %4380 = arith.remui %4276, %c4 : index
      %4381 = arith.addi %4379, %4380 : index
      %4382 = arith.muli %4356, %c34 : index
      %4383 = arith.addi %4382, %4381 : index
      memref.store %4376, %17[%4383] : memref<?xf32>
    }
    %4384 = arith.muli %4, %c31 : index
    %4385 = arith.addi %4384, %c13 : index
    %4386 = arith.muli %4385, %c13 : index
    %4387 = arith.divui %4276, %c4 : index
    %4388 = arith.addi %4386, %4387 : index
    %4389 = arith.addi %4275, %4388 : index
    %4390 = arith.cmpi slt, %4389, %19 : index
    scf.if %4390 {
      %4391 = arith.cmpi eq, %hasFactors, %c7 : index
      %4392 = memref.load %factors[%4389] : memref<?xf32>
      %4393 = arith.select %4391, %4392, %c33 : f32
      %4394 = arith.addi %4279, %c8 : index
      %4395 = arith.muli %4385, %c15 : index
      %4396 = arith.addi %4394, %4395 : index
      %4397 = memref.load %16[%4396] : memref<?xf32>
      %4398 = arith.addi %4396, %c10 : index
      %4399 = memref.load %16[%4398] : memref<?xf32>
      %4400 = arith.addf %4397, %4399 : f32
      %4401 = arith.remui %4276, %c4 : index
      %4402 = arith.muli %4401, %c31 : index
      %4403 = arith.addi %15, %4402 : index
      %4404 = vector.load %w[%4403] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4405 = vector.bitcast %4404 : vector<4xi8> to vector<1xf32>
      %4406 = vector.extract %4405[0] : f32 from vector<1xf32>
      %4407 = arith.mulf %4406, %4393 : f32
      %4408 = arith.mulf %4400, %4407 : f32
      %4409 = arith.muli %3, %c7 : index
      %4410 = arith.addi %4409, %c8 : index
      %4411 = arith.muli %4410, %c4 : index
      %4412 = arith.remui %4276, %c4 : index
      %4413 = arith.addi %4411, %4412 : index
      %4414 = arith.muli %4388, %c34 : index
      %4415 = arith.addi %4414, %4413 : index
      memref.store %4408, %17[%4415] : memref<?xf32>
    }
    %4416 = arith.muli %4, %c31 : index
    %4417 = arith.addi %4416, %c26 : index
    %4418 = arith.muli %4417, %c13 : index
    %4419 = arith.divui %4276, %c4 : index
    %4420 = arith.addi %4418, %4419 : index
    %4421 = arith.addi %4275, %4420 : index
    %4422 = arith.cmpi slt, %4421, %19 : index
    scf.if %4422 {
      %4423 = arith.cmpi eq, %hasFactors, %c7 : index
      %4424 = memref.load %factors[%4421] : memref<?xf32>
      %4425 = arith.select %4423, %4424, %c33 : f32
      %4426 = arith.addi %4279, %c8 : index
      %4427 = arith.muli %4417, %c15 : index
      %4428 = arith.addi %4426, %4427 : index
      %4429 = memref.load %16[%4428] : memref<?xf32>
      %4430 = arith.addi %4428, %c10 : index
      %4431 = memref.load %16[%4430] : memref<?xf32>
      %4432 = arith.addf %4429, %4431 : f32
      %4433 = arith.remui %4276, %c4 : index
      %4434 = arith.muli %4433, %c31 : index
      %4435 = arith.addi %15, %4434 : index
      %4436 = vector.load %w[%4435] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %4437 = vector.bitcast %4436 : vector<4xi8> to vector<1xf32>
      %4438 = vector.extract %4437[0] : f32 from vector<1xf32>
      %4439 = arith.mulf %4438, %4425 : f32
      %4440 = arith.mulf %4432, %4439 : f32
      %4441 = arith.muli %3, %c7 : index
      %4442 = arith.addi %4441, %c8 : index
      %4443 = arith.muli %4442, %c4 : index
      %4444 = arith.remui %4276, %c4 : index
      %4445 = arith.addi %4443, %4444 : index
      %4446 = arith.muli %4420, %c34 : index
      %4447 = arith.addi %4446, %4445 : index
      memref.store %4440, %17[%4447] : memref<?xf32>
    }
    wave.barrier
    %4448 = arith.addi %20, %c16 : index
    %4449 = wave.wave
    %4450 = arith.addi %4449, %c8 : index
    %4451 = arith.addi %4448, %4450 : index
    %4452 = arith.cmpi slt, %4451, %19 : index
    %4453 = arith.cmpi slt, %4450, %c4 : index
    %4454 = arith.andi %4452, %4453 : i1
    scf.if %4454 {
      %4455 = arith.addi %4448, %4450 : index
      %4456 = arith.muli %4450, %c34 : index
      %4457 = wave.lane
      %4458 = arith.addi %4457, %c8 : index
      %4459 = arith.cmpi eq, %hasBias, %c7 : index
      %4460 = arith.addi %4456, %4458 : index
      %4461 = memref.load %17[%4460] : memref<?xf32>
      %4462 = arith.muli %0, %c34 : index
      %4463 = arith.addi %4462, %4458 : index
      %4464 = memref.load %bias[%4463] : memref<?xf32>
      %4465 = arith.addf %4461, %4464 : f32
      %4466 = arith.select %4459, %4465, %4461 : f32
      %4467 = arith.addi %4458, %c36 : index
      %4468 = arith.cmpi eq, %hasBias, %c7 : index
      %4469 = arith.addi %4456, %4467 : index
      %4470 = memref.load %17[%4469] : memref<?xf32>
      %4471 = arith.muli %0, %c34 : index
      %4472 = arith.addi %4471, %4467 : index
      %4473 = memref.load %bias[%4472] : memref<?xf32>
      %4474 = arith.addf %4470, %4473 : f32
      %4475 = arith.select %4468, %4474, %4470 : f32
      %4476 = arith.addi %4457, %c15 : index
      %4477 = arith.cmpi slt, %4476, %c36 : index
      %4478 = arith.minsi %4476, %c37 : index
      %4479 = arith.cmpi eq, %hasBias, %c7 : index
      %4480 = arith.addi %4456, %4478 : index
      %4481 = memref.load %17[%4480] : memref<?xf32>
      %4482 = arith.muli %0, %c34 : index
      %4483 = arith.addi %4482, %4478 : index
      %4484 = memref.load %bias[%4483] : memref<?xf32>
      %4485 = arith.addf %4481, %4484 : f32
      %4486 = arith.select %4479, %4485, %4481 : f32
      %4487 = arith.addi %4478, %c36 : index
      %4488 = arith.cmpi eq, %hasBias, %c7 : index
      %4489 = arith.addi %4456, %4487 : index
      %4490 = memref.load %17[%4489] : memref<?xf32>
      %4491 = arith.muli %0, %c34 : index
      %4492 = arith.addi %4491, %4487 : index
      %4493 = memref.load %bias[%4492] : memref<?xf32>
      %4494 = arith.addf %4490, %4493 : f32
      %4495 = arith.select %4488, %4494, %4490 : f32
      %4496 = arith.addi %heads, %kvHeads : index
      %4497 = arith.cmpi slt, %0, %4496 : index
      scf.if %4497 {
        %4498 = arith.addi %positionsAt, %4455 : index
        %4499 = memref.load %step[%4498] : memref<?xi32>
        %4500 = arith.index_cast %4499 : i32 to index
        %4501 = arith.cmpi eq, %hasNorm, %c7 : index
        %4502 = math.fma %4466, %4466, %c40 : f32
        %4503 = math.fma %4475, %4475, %4502 : f32
        %4504 = math.fma %4486, %4486, %4503 : f32
        %4505 = arith.select %4477, %4504, %4503 : f32
        %4506 = math.fma %4495, %4495, %4505 : f32
        %4507 = arith.select %4477, %4506, %4505 : f32
        %4508 = vector.broadcast %4507 : f32 to vector<1xf32>
        %4509 = wave.reduce "add" %4508 : vector<1xf32>
        %4510 = arith.mulf %4509, %inverseHeadDim : f32
        %4511 = arith.addf %4510, %epsilon : f32
        %4512 = math.sqrt %4511 : f32
        %4513 = arith.divf %c33, %4512 : f32
        %4514 = arith.cmpi slt, %0, %heads : index
        %4515 = arith.addi %4458, %c36 : index
        %4516 = memref.load %query_norm[%4458] : memref<?xf32>
        %4517 = memref.load %key_norm[%4458] : memref<?xf32>
        %4518 = arith.select %4514, %4516, %4517 : f32
        %4519 = arith.mulf %4466, %4513 : f32
        %4520 = arith.mulf %4519, %4518 : f32
        %4521 = arith.select %4501, %4520, %4466 : f32
        %4522 = memref.load %query_norm[%4515] : memref<?xf32>
        %4523 = memref.load %key_norm[%4515] : memref<?xf32>
        %4524 = arith.select %4514, %4522, %4523 : f32
        %4525 = arith.mulf %4475, %4513 : f32
        %4526 = arith.mulf %4525, %4524 : f32
        %4527 = arith.select %4501, %4526, %4475 : f32
        %4528 = arith.addi %4478, %c36 : index
        %4529 = memref.load %query_norm[%4478] : memref<?xf32>
        %4530 = memref.load %key_norm[%4478] : memref<?xf32>
        %4531 = arith.select %4514, %4529, %4530 : f32
        %4532 = arith.mulf %4486, %4513 : f32
        %4533 = arith.mulf %4532, %4531 : f32
        %4534 = arith.select %4501, %4533, %4486 : f32
        %4535 = memref.load %query_norm[%4528] : memref<?xf32>
        %4536 = memref.load %key_norm[%4528] : memref<?xf32>
        %4537 = arith.select %4514, %4535, %4536 : f32
        %4538 = arith.mulf %4495, %4513 : f32
        %4539 = arith.mulf %4538, %4537 : f32
        %4540 = arith.select %4501, %4539, %4495 : f32
        %4541 = arith.remui %4500, %c25 : index
        %4542 = arith.muli %4541, %c34 : index
        %4543 = arith.addi %4542, %4458 : index
        %4544 = arith.divui %4500, %c25 : index
        %4545 = arith.addi %4544, %c25 : index
        %4546 = arith.muli %4545, %c34 : index
        %4547 = arith.addi %4546, %4458 : index
        %4548 = memref.load %rope[%4543] : memref<?xf32>
        %4549 = arith.addi %4543, %c36 : index
        %4550 = memref.load %rope[%4549] : memref<?xf32>
        %4551 = memref.load %rope[%4547] : memref<?xf32>
        %4552 = arith.addi %4547, %c36 : index
        %4553 = memref.load %rope[%4552] : memref<?xf32>
        %4554 = arith.mulf %4551, %4548 : f32
        %4555 = arith.mulf %4553, %4550 : f32
        %4556 = arith.subf %4554, %4555 : f32
        %4557 = arith.mulf %4553, %4548 : f32
        %4558 = arith.mulf %4551, %4550 : f32
        %4559 = arith.addf %4557, %4558 : f32
        %4560 = arith.mulf %4521, %4556 : f32
        %4561 = arith.mulf %4527, %4559 : f32
        %4562 = arith.subf %4560, %4561 : f32
        %4563 = arith.mulf %4527, %4556 : f32
        %4564 = arith.mulf %4521, %4559 : f32
        %4565 = arith.addf %4563, %4564 : f32
        %4566 = arith.cmpi slt, %0, %heads : index
        scf.if %4566 {
          %4567 = arith.muli %4455, %heads : index
          %4568 = arith.addi %4567, %0 : index
          %4569 = arith.muli %4568, %c34 : index
          %4570 = arith.addi %4569, %4458 : index
          memref.store %4562, %q[%4570] : memref<?xf32>
          %4571 = arith.addi %4570, %c36 : index
          memref.store %4565, %q[%4571] : memref<?xf32>
        } else {
          %4572 = arith.addi %4456, %4458 : index
          memref.store %4562, %17[%4572] : memref<?xf32>
          %4573 = arith.addi %4456, %4458 : index
          %4574 = arith.addi %4573, %c36 : index
          memref.store %4565, %17[%4574] : memref<?xf32>
        }
        %4575 = arith.remui %4500, %c25 : index
        %4576 = arith.muli %4575, %c34 : index
        %4577 = arith.addi %4576, %4478 : index
        %4578 = arith.divui %4500, %c25 : index
        %4579 = arith.addi %4578, %c25 : index
        %4580 = arith.muli %4579, %c34 : index
        %4581 = arith.addi %4580, %4478 : index
        %4582 = memref.load %rope[%4577] : memref<?xf32>
        %4583 = arith.addi %4577, %c36 : index
        %4584 = memref.load %rope[%4583] : memref<?xf32>
        %4585 = memref.load %rope[%4581] : memref<?xf32>
        %4586 = arith.addi %4581, %c36 : index
        %4587 = memref.load %rope[%4586] : memref<?xf32>
        %4588 = arith.mulf %4585, %4582 : f32
        %4589 = arith.mulf %4587, %4584 : f32
        %4590 = arith.subf %4588, %4589 : f32
        %4591 = arith.mulf %4587, %4582 : f32
        %4592 = arith.mulf %4585, %4584 : f32
        %4593 = arith.addf %4591, %4592 : f32
        %4594 = arith.mulf %4534, %4590 : f32
        %4595 = arith.mulf %4540, %4593 : f32
        %4596 = arith.subf %4594, %4595 : f32
        %4597 = arith.mulf %4540, %4590 : f32
        %4598 = arith.mulf %4534, %4593 : f32
        %4599 = arith.addf %4597, %4598 : f32
        scf.if %4477 {
          %4600 = arith.cmpi slt, %0, %heads : index
          scf.if %4600 {
            %4601 = arith.muli %4455, %heads : index
            %4602 = arith.addi %4601, %0 : index
            %4603 = arith.muli %4602, %c34 : index
            %4604 = arith.addi %4603, %4478 : index
            memref.store %4596, %q[%4604] : memref<?xf32>
            %4605 = arith.addi %4604, %c36 : index
            memref.store %4599, %q[%4605] : memref<?xf32>
          } else {
            %4606 = arith.addi %4456, %4478 : index
            memref.store %4596, %17[%4606] : memref<?xf32>
            %4607 = arith.addi %4456, %4478 : index
            %4608 = arith.addi %4607, %c36 : index
            memref.store %4599, %17[%4608] : memref<?xf32>
          }
        }
      } else {
        %4609 = arith.cmpi slt, %0, %heads : index
        scf.if %4609 {
          %4610 = arith.muli %4455, %heads : index
          %4611 = arith.addi %4610, %0 : index
          %4612 = arith.muli %4611, %c34 : index
          %4613 = arith.addi %4612, %4458 : index
          memref.store %4466, %q[%4613] : memref<?xf32>
          %4614 = arith.addi %4613, %c36 : index
          memref.store %4475, %q[%4614] : memref<?xf32>
        } else {
          %4615 = arith.addi %4456, %4458 : index
          memref.store %4466, %17[%4615] : memref<?xf32>
          %4616 = arith.addi %4456, %4458 : index
          %4617 = arith.addi %4616, %c36 : index
          memref.store %4475, %17[%4617] : memref<?xf32>
        }
        scf.if %4477 {
          %4618 = arith.cmpi slt, %0, %heads : index
          scf.if %4618 {
            %4619 = arith.muli %4455, %heads : index
            %4620 = arith.addi %4619, %0 : index
            %4621 = arith.muli %4620, %c34 : index
            %4622 = arith.addi %4621, %4478 : index
            memref.store %4486, %q[%4622] : memref<?xf32>
            %4623 = arith.addi %4622, %c36 : index
            memref.store %4495, %q[%4623] : memref<?xf32>
          } else {
            %4624 = arith.addi %4456, %4478 : index
            memref.store %4486, %17[%4624] : memref<?xf32>
            %4625 = arith.addi %4456, %4478 : index
            %4626 = arith.addi %4625, %c36 : index
            memref.store %4495, %17[%4626] : memref<?xf32>
          }
        }
      }
    }
    %4627 = arith.addi %4449, %c43 : index
    %4628 = arith.addi %4448, %4627 : index
    %4629 = arith.cmpi slt, %4628, %19 : index
    %4630 = arith.cmpi slt, %4627, %c4 : index
    %4631 = arith.andi %4629, %4630 : i1
    scf.if %4631 {
      %4632 = arith.addi %4448, %4627 : index
      %4633 = arith.muli %4627, %c34 : index
      %4634 = wave.lane
      %4635 = arith.addi %4634, %c8 : index
      %4636 = arith.cmpi eq, %hasBias, %c7 : index
      %4637 = arith.addi %4633, %4635 : index
      %4638 = memref.load %17[%4637] : memref<?xf32>
      %4639 = arith.muli %0, %c34 : index
      %4640 = arith.addi %4639, %4635 : index
      %4641 = memref.load %bias[%4640] : memref<?xf32>
      %4642 = arith.addf %4638, %4641 : f32
      %4643 = arith.select %4636, %4642, %4638 : f32
      %4644 = arith.addi %4635, %c36 : index
      %4645 = arith.cmpi eq, %hasBias, %c7 : index
      %4646 = arith.addi %4633, %4644 : index
      %4647 = memref.load %17[%4646] : memref<?xf32>
      %4648 = arith.muli %0, %c34 : index
      %4649 = arith.addi %4648, %4644 : index
      %4650 = memref.load %bias[%4649] : memref<?xf32>
      %4651 = arith.addf %4647, %4650 : f32
      %4652 = arith.select %4645, %4651, %4647 : f32
      %4653 = arith.addi %4634, %c15 : index
      %4654 = arith.cmpi slt, %4653, %c36 : index
      %4655 = arith.minsi %4653, %c37 : index
      %4656 = arith.cmpi eq, %hasBias, %c7 : index
      %4657 = arith.addi %4633, %4655 : index
      %4658 = memref.load %17[%4657] : memref<?xf32>
      %4659 = arith.muli %0, %c34 : index
      %4660 = arith.addi %4659, %4655 : index
      %4661 = memref.load %bias[%4660] : memref<?xf32>
      %4662 = arith.addf %4658, %4661 : f32
      %4663 = arith.select %4656, %4662, %4658 : f32
      %4664 = arith.addi %4655, %c36 : index
      %4665 = arith.cmpi eq, %hasBias, %c7 : index
      %4666 = arith.addi %4633, %4664 : index
      %4667 = memref.load %17[%4666] : memref<?xf32>
      %4668 = arith.muli %0, %c34 : index
      %4669 = arith.addi %4668, %4664 : index
      %4670 = memref.load %bias[%4669] : memref<?xf32>
      %4671 = arith.addf %4667, %4670 : f32
      %4672 = arith.select %4665, %4671, %4667 : f32
      %4673 = arith.addi %heads, %kvHeads : index
      %4674 = arith.cmpi slt, %0, %4673 : index
      scf.if %4674 {
        %4675 = arith.addi %positionsAt, %4632 : index
        %4676 = memref.load %step[%4675] : memref<?xi32>
        %4677 = arith.index_cast %4676 : i32 to index
        %4678 = arith.cmpi eq, %hasNorm, %c7 : index
        %4679 = math.fma %4643, %4643, %c40 : f32
        %4680 = math.fma %4652, %4652, %4679 : f32
        %4681 = math.fma %4663, %4663, %4680 : f32
        %4682 = arith.select %4654, %4681, %4680 : f32
        %4683 = math.fma %4672, %4672, %4682 : f32
        %4684 = arith.select %4654, %4683, %4682 : f32
        %4685 = vector.broadcast %4684 : f32 to vector<1xf32>
        %4686 = wave.reduce "add" %4685 : vector<1xf32>
        %4687 = arith.mulf %4686, %inverseHeadDim : f32
        %4688 = arith.addf %4687, %epsilon : f32
        %4689 = math.sqrt %4688 : f32
        %4690 = arith.divf %c33, %4689 : f32
        %4691 = arith.cmpi slt, %0, %heads : index
        %4692 = arith.addi %4635, %c36 : index
        %4693 = memref.load %query_norm[%4635] : memref<?xf32>
        %4694 = memref.load %key_norm[%4635] : memref<?xf32>
        %4695 = arith.select %4691, %4693, %4694 : f32
        %4696 = arith.mulf %4643, %4690 : f32
        %4697 = arith.mulf %4696, %4695 : f32
        %4698 = arith.select %4678, %4697, %4643 : f32
        %4699 = memref.load %query_norm[%4692] : memref<?xf32>
        %4700 = memref.load %key_norm[%4692] : memref<?xf32>
        %4701 = arith.select %4691, %4699, %4700 : f32
        %4702 = arith.mulf %4652, %4690 : f32
        %4703 = arith.mulf %4702, %4701 : f32
        %4704 = arith.select %4678, %4703, %4652 : f32
        %4705 = arith.addi %4655, %c36 : index
        %4706 = memref.load %query_norm[%4655] : memref<?xf32>
        %4707 = memref.load %key_norm[%4655] : memref<?xf32>
        %4708 = arith.select %4691, %4706, %4707 : f32
        %4709 = arith.mulf %4663, %4690 : f32
        %4710 = arith.mulf %4709, %4708 : f32
        %4711 = arith.select %4678, %4710, %4663 : f32
        %4712 = memref.load %query_norm[%4705] : memref<?xf32>
        %4713 = memref.load %key_norm[%4705] : memref<?xf32>
        %4714 = arith.select %4691, %4712, %4713 : f32
        %4715 = arith.mulf %4672, %4690 : f32
        %4716 = arith.mulf %4715, %4714 : f32
        %4717 = arith.select %4678, %4716, %4672 : f32
        %4718 = arith.remui %4677, %c25 : index
        %4719 = arith.muli %4718, %c34 : index
        %4720 = arith.addi %4719, %4635 : index
        %4721 = arith.divui %4677, %c25 : index
        %4722 = arith.addi %4721, %c25 : index
        %4723 = arith.muli %4722, %c34 : index
        %4724 = arith.addi %4723, %4635 : index
        %4725 = memref.load %rope[%4720] : memref<?xf32>
        %4726 = arith.addi %4720, %c36 : index
        %4727 = memref.load %rope[%4726] : memref<?xf32>
        %4728 = memref.load %rope[%4724] : memref<?xf32>
        %4729 = arith.addi %4724, %c36 : index
        %4730 = memref.load %rope[%4729] : memref<?xf32>
        %4731 = arith.mulf %4728, %4725 : f32
        %4732 = arith.mulf %4730, %4727 : f32
        %4733 = arith.subf %4731, %4732 : f32
        %4734 = arith.mulf %4730, %4725 : f32
        %4735 = arith.mulf %4728, %4727 : f32
        %4736 = arith.addf %4734, %4735 : f32
        %4737 = arith.mulf %4698, %4733 : f32
        %4738 = arith.mulf %4704, %4736 : f32
        %4739 = arith.subf %4737, %4738 : f32
        %4740 = arith.mulf %4704, %4733 : f32
        %4741 = arith.mulf %4698, %4736 : f32
        %4742 = arith.addf %4740, %4741 : f32
        %4743 = arith.cmpi slt, %0, %heads : index
        scf.if %4743 {
          %4744 = arith.muli %4632, %heads : index
          %4745 = arith.addi %4744, %0 : index
          %4746 = arith.muli %4745, %c34 : index
          %4747 = arith.addi %4746, %4635 : index
          memref.store %4739, %q[%4747] : memref<?xf32>
          %4748 = arith.addi %4747, %c36 : index
          memref.store %4742, %q[%4748] : memref<?xf32>
        } else {
          %4749 = arith.addi %4633, %4635 : index
          memref.store %4739, %17[%4749] : memref<?xf32>
          %4750 = arith.addi %4633, %4635 : index
          %4751 = arith.addi %4750, %c36 : index
          memref.store %4742, %17[%4751] : memref<?xf32>
        }
        %4752 = arith.remui %4677, %c25 : index
        %4753 = arith.muli %4752, %c34 : index
        %4754 = arith.addi %4753, %4655 : index
        %4755 = arith.divui %4677, %c25 : index
        %4756 = arith.addi %4755, %c25 : index
        %4757 = arith.muli %4756, %c34 : index
        %4758 = arith.addi %4757, %4655 : index
        %4759 = memref.load %rope[%4754] : memref<?xf32>
        %4760 = arith.addi %4754, %c36 : index
        %4761 = memref.load %rope[%4760] : memref<?xf32>
        %4762 = memref.load %rope[%4758] : memref<?xf32>
        %4763 = arith.addi %4758, %c36 : index
        %4764 = memref.load %rope[%4763] : memref<?xf32>
        %4765 = arith.mulf %4762, %4759 : f32
        %4766 = arith.mulf %4764, %4761 : f32
        %4767 = arith.subf %4765, %4766 : f32
        %4768 = arith.mulf %4764, %4759 : f32
        %4769 = arith.mulf %4762, %4761 : f32
        %4770 = arith.addf %4768, %4769 : f32
        %4771 = arith.mulf %4711, %4767 : f32
        %4772 = arith.mulf %4717, %4770 : f32
        %4773 = arith.subf %4771, %4772 : f32
        %4774 = arith.mulf %4717, %4767 : f32
        %4775 = arith.mulf %4711, %4770 : f32
        %4776 = arith.addf %4774, %4775 : f32
        scf.if %4654 {
          %4777 = arith.cmpi slt, %0, %heads : index
          scf.if %4777 {
            %4778 = arith.muli %4632, %heads : index
            %4779 = arith.addi %4778, %0 : index
            %4780 = arith.muli %4779, %c34 : index
            %4781 = arith.addi %4780, %4655 : index
            memref.store %4773, %q[%4781] : memref<?xf32>
            %4782 = arith.addi %4781, %c36 : index
            memref.store %4776, %q[%4782] : memref<?xf32>
          } else {
            %4783 = arith.addi %4633, %4655 : index
            memref.store %4773, %17[%4783] : memref<?xf32>
            %4784 = arith.addi %4633, %4655 : index
            %4785 = arith.addi %4784, %c36 : index
            memref.store %4776, %17[%4785] : memref<?xf32>
          }
        }
      } else {
        %4786 = arith.cmpi slt, %0, %heads : index
        scf.if %4786 {
          %4787 = arith.muli %4632, %heads : index
          %4788 = arith.addi %4787, %0 : index
          %4789 = arith.muli %4788, %c34 : index
          %4790 = arith.addi %4789, %4635 : index
          memref.store %4643, %q[%4790] : memref<?xf32>
          %4791 = arith.addi %4790, %c36 : index
          memref.store %4652, %q[%4791] : memref<?xf32>
        } else {
          %4792 = arith.addi %4633, %4635 : index
          memref.store %4643, %17[%4792] : memref<?xf32>
          %4793 = arith.addi %4633, %4635 : index
          %4794 = arith.addi %4793, %c36 : index
          memref.store %4652, %17[%4794] : memref<?xf32>
        }
        scf.if %4654 {
          %4795 = arith.cmpi slt, %0, %heads : index
          scf.if %4795 {
            %4796 = arith.muli %4632, %heads : index
            %4797 = arith.addi %4796, %0 : index
            %4798 = arith.muli %4797, %c34 : index
            %4799 = arith.addi %4798, %4655 : index
            memref.store %4663, %q[%4799] : memref<?xf32>
            %4800 = arith.addi %4799, %c36 : index
            memref.store %4672, %q[%4800] : memref<?xf32>
          } else {
            %4801 = arith.addi %4633, %4655 : index
            memref.store %4663, %17[%4801] : memref<?xf32>
            %4802 = arith.addi %4633, %4655 : index
            %4803 = arith.addi %4802, %c36 : index
            memref.store %4672, %17[%4803] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %4804 = arith.cmpi sge, %0, %heads : index
    scf.if %4804 {
      %4805 = arith.addi %4449, %c8 : index
      %4806 = arith.addi %4448, %4805 : index
      %4807 = arith.cmpi slt, %4806, %19 : index
      %4808 = arith.cmpi slt, %4805, %c4 : index
      %4809 = arith.andi %4807, %4808 : i1
      scf.if %4809 {
        %4810 = arith.addi %4448, %4805 : index
        %4811 = arith.addi %slotsAt, %4810 : index
        %4812 = memref.load %step[%4811] : memref<?xi32>
        %4813 = arith.index_cast %4812 : i32 to index
        %4814 = arith.cmpi sge, %4813, %c8 : index
        scf.if %4814 {
          %4815 = arith.muli %4805, %c34 : index
          %4816 = arith.subi %0, %heads : index
          %4817 = memref.load %scales[%4816] : memref<?xf32>
          %4818 = vector.broadcast %4817 : f32 to vector<4xf32>
          %4819 = arith.divui %4813, %c4 : index
          %4820 = arith.remui %4813, %c4 : index
          %4821 = arith.muli %4819, %pageBytes : index
          %4822 = arith.cmpi eq, %codec, %c8 : index
          scf.if %4822 {
            %4823 = wave.lane
            %4824 = arith.muli %4823, %c31 : index
            scf.for %4825 = %4824 to %c34 step %c6 {
              %4826 = arith.addi %4815, %4825 : index
              %4827 = vector.load %17[%4826] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4828 = arith.mulf %4827, %4818 : vector<4xf32>
              %4829 = arith.minimumf %4828, %c47 : vector<4xf32>
              %4830 = arith.maximumf %4829, %c48 : vector<4xf32>
              %4831 = arith.truncf %4830 : vector<4xf32> to vector<4xf16>
              %4832 = vector.bitcast %4831 : vector<4xf16> to vector<8xi8>
              %4833 = arith.cmpi slt, %4816, %kvHeads : index
              scf.if %4833 {
                %4834 = arith.muli %4816, %c49 : index
                %4835 = arith.addi %4821, %4834 : index
                %4836 = arith.divui %4825, %c4 : index
                %4837 = arith.muli %4836, %c20 : index
                %4838 = arith.remui %4825, %c4 : index
                %4839 = arith.divui %4838, %c14 : index
                %4840 = arith.muli %4839, %c25 : index
                %4841 = arith.muli %4820, %c4 : index
                %4842 = arith.addi %4840, %4841 : index
                %4843 = arith.remui %4838, %c14 : index
                %4844 = arith.muli %4843, %c13 : index
                %4845 = arith.addi %4842, %4844 : index
                %4846 = arith.addi %4837, %4845 : index
                %4847 = arith.addi %4835, %4846 : index
                vector.store %4832, %kv[%4847] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %4848 = arith.subi %4816, %kvHeads : index
                %4849 = arith.muli %4848, %c49 : index
                %4850 = arith.addi %4821, %4849 : index
                %4851 = arith.addi %4825, %c8 : index
                %4852 = arith.divui %4851, %c4 : index
                %4853 = arith.muli %4852, %c20 : index
                %4854 = arith.addi %4853, %c9 : index
                %4855 = arith.remui %4851, %c4 : index
                %4856 = arith.divui %4820, %c13 : index
                %4857 = arith.remui %4820, %c13 : index
                %4858 = arith.muli %4857, %c14 : index
                %4859 = arith.addi %4856, %4858 : index
                %4860 = arith.divui %4859, %c14 : index
                %4861 = arith.muli %4860, %c25 : index
                %4862 = arith.muli %4855, %c4 : index
                %4863 = arith.addi %4861, %4862 : index
                %4864 = arith.remui %4859, %c14 : index
                %4865 = arith.muli %4864, %c13 : index
                %4866 = arith.addi %4863, %4865 : index
                %4867 = arith.addi %4854, %4866 : index
                %4868 = arith.addi %4850, %4867 : index
                %4869 = vector.shuffle %4832, %4832 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %4869, %kv[%4868] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4870 = arith.addi %4825, %c7 : index
                %4871 = arith.divui %4870, %c4 : index
                %4872 = arith.muli %4871, %c20 : index
                %4873 = arith.addi %4872, %c9 : index
                %4874 = arith.remui %4870, %c4 : index
                %4875 = arith.divui %4820, %c13 : index
                %4876 = arith.remui %4820, %c13 : index
                %4877 = arith.muli %4876, %c14 : index
                %4878 = arith.addi %4875, %4877 : index
                %4879 = arith.divui %4878, %c14 : index
                %4880 = arith.muli %4879, %c25 : index
                %4881 = arith.muli %4874, %c4 : index
                %4882 = arith.addi %4880, %4881 : index
                %4883 = arith.remui %4878, %c14 : index
                %4884 = arith.muli %4883, %c13 : index
                %4885 = arith.addi %4882, %4884 : index
                %4886 = arith.addi %4873, %4885 : index
                %4887 = arith.addi %4850, %4886 : index
                %4888 = vector.shuffle %4832, %4832 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %4888, %kv[%4887] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4889 = arith.addi %4825, %c13 : index
                %4890 = arith.divui %4889, %c4 : index
                %4891 = arith.muli %4890, %c20 : index
                %4892 = arith.addi %4891, %c9 : index
                %4893 = arith.remui %4889, %c4 : index
                %4894 = arith.divui %4820, %c13 : index
                %4895 = arith.remui %4820, %c13 : index
                %4896 = arith.muli %4895, %c14 : index
                %4897 = arith.addi %4894, %4896 : index
                %4898 = arith.divui %4897, %c14 : index
                %4899 = arith.muli %4898, %c25 : index
                %4900 = arith.muli %4893, %c4 : index
                %4901 = arith.addi %4899, %4900 : index
                %4902 = arith.remui %4897, %c14 : index
                %4903 = arith.muli %4902, %c13 : index
                %4904 = arith.addi %4901, %4903 : index
                %4905 = arith.addi %4892, %4904 : index
                %4906 = arith.addi %4850, %4905 : index
                %4907 = vector.shuffle %4832, %4832 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %4907, %kv[%4906] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %4908 = arith.addi %4825, %c26 : index
                %4909 = arith.divui %4908, %c4 : index
                %4910 = arith.muli %4909, %c20 : index
                %4911 = arith.addi %4910, %c9 : index
                %4912 = arith.remui %4908, %c4 : index
                %4913 = arith.divui %4820, %c13 : index
                %4914 = arith.remui %4820, %c13 : index
                %4915 = arith.muli %4914, %c14 : index
                %4916 = arith.addi %4913, %4915 : index
                %4917 = arith.divui %4916, %c14 : index
                %4918 = arith.muli %4917, %c25 : index
                %4919 = arith.muli %4912, %c4 : index
                %4920 = arith.addi %4918, %4919 : index
                %4921 = arith.remui %4916, %c14 : index
                %4922 = arith.muli %4921, %c13 : index
                %4923 = arith.addi %4920, %4922 : index
                %4924 = arith.addi %4911, %4923 : index
                %4925 = arith.addi %4850, %4924 : index
                %4926 = vector.shuffle %4832, %4832 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %4926, %kv[%4925] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %4927 = arith.cmpi eq, %codec, %c7 : index
          scf.if %4927 {
            %4928 = wave.lane
            %4929 = arith.muli %4928, %c31 : index
            scf.for %4930 = %4929 to %c34 step %c6 {
              %4931 = arith.addi %4815, %4930 : index
              %4932 = vector.load %17[%4931] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %4933 = arith.mulf %4932, %4818 : vector<4xf32>
              %4934 = wave.fp8_encode "e4m3" %4933 : vector<4xf32> -> vector<4xi8>
              %4935 = arith.cmpi slt, %4816, %kvHeads : index
              scf.if %4935 {
                %4936 = arith.muli %4816, %c9 : index
                %4937 = arith.addi %4821, %4936 : index
                %4938 = vector.shuffle %4934, %4934 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %4939 = arith.divui %4930, %c4 : index
                %4940 = arith.muli %4939, %c25 : index
                %4941 = arith.remui %4930, %c4 : index
                %4942 = arith.muli %4820, %c4 : index
                %4943 = arith.divui %4941, %c31 : index
                %4944 = arith.muli %4943, %c31 : index
                %4945 = arith.remui %4941, %c13 : index
                %4946 = arith.muli %4945, %c13 : index
                %4947 = arith.addi %4944, %4946 : index
                %4948 = arith.divui %4941, %c13 : index
                %4949 = arith.remui %4948, %c13 : index
                %4950 = arith.addi %4947, %4949 : index
                %4951 = arith.addi %4942, %4950 : index
                %4952 = arith.addi %4940, %4951 : index
                %4953 = arith.addi %4937, %4952 : index
                vector.store %4938, %kv[%4953] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %4954 = arith.subi %4816, %kvHeads : index
                %4955 = arith.muli %4954, %c9 : index
                %4956 = arith.addi %4821, %4955 : index
                %4957 = arith.addi %4930, %c8 : index
                %4958 = arith.divui %4957, %c4 : index
                %4959 = arith.muli %4958, %c25 : index
                %4960 = arith.addi %4959, %c10 : index
                %4961 = arith.remui %4957, %c4 : index
                %4962 = arith.divui %4820, %c13 : index
                %4963 = arith.remui %4820, %c13 : index
                %4964 = arith.muli %4963, %c14 : index
                %4965 = arith.addi %4962, %4964 : index
                %4966 = arith.muli %4961, %c4 : index
                %4967 = arith.divui %4965, %c31 : index
                %4968 = arith.muli %4967, %c31 : index
                %4969 = arith.remui %4965, %c13 : index
                %4970 = arith.muli %4969, %c13 : index
                %4971 = arith.addi %4968, %4970 : index
                %4972 = arith.divui %4965, %c13 : index
                %4973 = arith.remui %4972, %c13 : index
                %4974 = arith.addi %4971, %4973 : index
                %4975 = arith.addi %4966, %4974 : index
                %4976 = arith.addi %4960, %4975 : index
                %4977 = arith.addi %4956, %4976 : index
                %4978 = vector.shuffle %4934, %4934 [0] : vector<4xi8>, vector<4xi8>
                vector.store %4978, %kv[%4977] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %4979 = arith.addi %4930, %c7 : index
                %4980 = arith.divui %4979, %c4 : index
                %4981 = arith.muli %4980, %c25 : index
                %4982 = arith.addi %4981, %c10 : index
                %4983 = arith.remui %4979, %c4 : index
                %4984 = arith.divui %4820, %c13 : index
                %4985 = arith.remui %4820, %c13 : index
                %4986 = arith.muli %4985, %c14 : index
                %4987 = arith.addi %4984, %4986 : index
                %4988 = arith.muli %4983, %c4 : index
                %4989 = arith.divui %4987, %c31 : index
                %4990 = arith.muli %4989, %c31 : index
                %4991 = arith.remui %4987, %c13 : index
                %4992 = arith.muli %4991, %c13 : index
                %4993 = arith.addi %4990, %4992 : index
                %4994 = arith.divui %4987, %c13 : index
                %4995 = arith.remui %4994, %c13 : index
                %4996 = arith.addi %4993, %4995 : index
                %4997 = arith.addi %4988, %4996 : index
                %4998 = arith.addi %4982, %4997 : index
                %4999 = arith.addi %4956, %4998 : index
                %5000 = vector.shuffle %4934, %4934 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5000, %kv[%4999] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5001 = arith.addi %4930, %c13 : index
                %5002 = arith.divui %5001, %c4 : index
                %5003 = arith.muli %5002, %c25 : index
                %5004 = arith.addi %5003, %c10 : index
                %5005 = arith.remui %5001, %c4 : index
                %5006 = arith.divui %4820, %c13 : index
                %5007 = arith.remui %4820, %c13 : index
                %5008 = arith.muli %5007, %c14 : index
                %5009 = arith.addi %5006, %5008 : index
                %5010 = arith.muli %5005, %c4 : index
                %5011 = arith.divui %5009, %c31 : index
                %5012 = arith.muli %5011, %c31 : index
                %5013 = arith.remui %5009, %c13 : index
                %5014 = arith.muli %5013, %c13 : index
                %5015 = arith.addi %5012, %5014 : index
                %5016 = arith.divui %5009, %c13 : index
                %5017 = arith.remui %5016, %c13 : index
                %5018 = arith.addi %5015, %5017 : index
                %5019 = arith.addi %5010, %5018 : index
                %5020 = arith.addi %5004, %5019 : index
                %5021 = arith.addi %4956, %5020 : index
                %5022 = vector.shuffle %4934, %4934 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5022, %kv[%5021] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5023 = arith.addi %4930, %c26 : index
                %5024 = arith.divui %5023, %c4 : index
                %5025 = arith.muli %5024, %c25 : index
                %5026 = arith.addi %5025, %c10 : index
                %5027 = arith.remui %5023, %c4 : index
                %5028 = arith.divui %4820, %c13 : index
                %5029 = arith.remui %4820, %c13 : index
                %5030 = arith.muli %5029, %c14 : index
                %5031 = arith.addi %5028, %5030 : index
                %5032 = arith.muli %5027, %c4 : index
                %5033 = arith.divui %5031, %c31 : index
                %5034 = arith.muli %5033, %c31 : index
                %5035 = arith.remui %5031, %c13 : index
                %5036 = arith.muli %5035, %c13 : index
                %5037 = arith.addi %5034, %5036 : index
                %5038 = arith.divui %5031, %c13 : index
                %5039 = arith.remui %5038, %c13 : index
                %5040 = arith.addi %5037, %5039 : index
                %5041 = arith.addi %5032, %5040 : index
                %5042 = arith.addi %5026, %5041 : index
                %5043 = arith.addi %4956, %5042 : index
                %5044 = vector.shuffle %4934, %4934 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5044, %kv[%5043] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5045 = arith.cmpi eq, %codec, %c13 : index
          scf.if %5045 {
            %5046 = wave.lane
            %5047 = arith.muli %5046, %c31 : index
            scf.for %5048 = %5047 to %c34 step %c6 {
              %5049 = arith.addi %4815, %5048 : index
              %5050 = vector.load %17[%5049] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5051 = arith.mulf %5050, %4818 : vector<4xf32>
              %5052 = wave.fp8_encode "e5m2" %5051 : vector<4xf32> -> vector<4xi8>
              %5053 = arith.cmpi slt, %4816, %kvHeads : index
              scf.if %5053 {
                %5054 = arith.muli %4816, %c9 : index
                %5055 = arith.addi %4821, %5054 : index
                %5056 = vector.shuffle %5052, %5052 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5057 = arith.divui %5048, %c4 : index
                %5058 = arith.muli %5057, %c25 : index
                %5059 = arith.remui %5048, %c4 : index
                %5060 = arith.muli %4820, %c4 : index
                %5061 = arith.divui %5059, %c31 : index
                %5062 = arith.muli %5061, %c31 : index
                %5063 = arith.remui %5059, %c13 : index
                %5064 = arith.muli %5063, %c13 : index
                %5065 = arith.addi %5062, %5064 : index
                %5066 = arith.divui %5059, %c13 : index
                %5067 = arith.remui %5066, %c13 : index
                %5068 = arith.addi %5065, %5067 : index
                %5069 = arith.addi %5060, %5068 : index
                %5070 = arith.addi %5058, %5069 : index
                %5071 = arith.addi %5055, %5070 : index
                vector.store %5056, %kv[%5071] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5072 = arith.subi %4816, %kvHeads : index
                %5073 = arith.muli %5072, %c9 : index
                %5074 = arith.addi %4821, %5073 : index
                %5075 = arith.addi %5048, %c8 : index
                %5076 = arith.divui %5075, %c4 : index
                %5077 = arith.muli %5076, %c25 : index
                %5078 = arith.addi %5077, %c10 : index
                %5079 = arith.remui %5075, %c4 : index
                %5080 = arith.divui %4820, %c13 : index
                %5081 = arith.remui %4820, %c13 : index
                %5082 = arith.muli %5081, %c14 : index
                %5083 = arith.addi %5080, %5082 : index
                %5084 = arith.muli %5079, %c4 : index
                %5085 = arith.divui %5083, %c31 : index
                %5086 = arith.muli %5085, %c31 : index
                %5087 = arith.remui %5083, %c13 : index
                %5088 = arith.muli %5087, %c13 : index
                %5089 = arith.addi %5086, %5088 : index
                %5090 = arith.divui %5083, %c13 : index
                %5091 = arith.remui %5090, %c13 : index
                %5092 = arith.addi %5089, %5091 : index
                %5093 = arith.addi %5084, %5092 : index
                %5094 = arith.addi %5078, %5093 : index
                %5095 = arith.addi %5074, %5094 : index
                %5096 = vector.shuffle %5052, %5052 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5096, %kv[%5095] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5097 = arith.addi %5048, %c7 : index
                %5098 = arith.divui %5097, %c4 : index
                %5099 = arith.muli %5098, %c25 : index
                %5100 = arith.addi %5099, %c10 : index
                %5101 = arith.remui %5097, %c4 : index
                %5102 = arith.divui %4820, %c13 : index
                %5103 = arith.remui %4820, %c13 : index
                %5104 = arith.muli %5103, %c14 : index
                %5105 = arith.addi %5102, %5104 : index
                %5106 = arith.muli %5101, %c4 : index
                %5107 = arith.divui %5105, %c31 : index
                %5108 = arith.muli %5107, %c31 : index
                %5109 = arith.remui %5105, %c13 : index
                %5110 = arith.muli %5109, %c13 : index
                %5111 = arith.addi %5108, %5110 : index
                %5112 = arith.divui %5105, %c13 : index
                %5113 = arith.remui %5112, %c13 : index
                %5114 = arith.addi %5111, %5113 : index
                %5115 = arith.addi %5106, %5114 : index
                %5116 = arith.addi %5100, %5115 : index
                %5117 = arith.addi %5074, %5116 : index
                %5118 = vector.shuffle %5052, %5052 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5118, %kv[%5117] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5119 = arith.addi %5048, %c13 : index
                %5120 = arith.divui %5119, %c4 : index
                %5121 = arith.muli %5120, %c25 : index
                %5122 = arith.addi %5121, %c10 : index
                %5123 = arith.remui %5119, %c4 : index
                %5124 = arith.divui %4820, %c13 : index
                %5125 = arith.remui %4820, %c13 : index
                %5126 = arith.muli %5125, %c14 : index
                %5127 = arith.addi %5124, %5126 : index
                %5128 = arith.muli %5123, %c4 : index
                %5129 = arith.divui %5127, %c31 : index
                %5130 = arith.muli %5129, %c31 : index
                %5131 = arith.remui %5127, %c13 : index
                %5132 = arith.muli %5131, %c13 : index
                %5133 = arith.addi %5130, %5132 : index
                %5134 = arith.divui %5127, %c13 : index
                %5135 = arith.remui %5134, %c13 : index
                %5136 = arith.addi %5133, %5135 : index
                %5137 = arith.addi %5128, %5136 : index
                %5138 = arith.addi %5122, %5137 : index
                %5139 = arith.addi %5074, %5138 : index
                %5140 = vector.shuffle %5052, %5052 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5140, %kv[%5139] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5141 = arith.addi %5048, %c26 : index
                %5142 = arith.divui %5141, %c4 : index
                %5143 = arith.muli %5142, %c25 : index
                %5144 = arith.addi %5143, %c10 : index
                %5145 = arith.remui %5141, %c4 : index
                %5146 = arith.divui %4820, %c13 : index
                %5147 = arith.remui %4820, %c13 : index
                %5148 = arith.muli %5147, %c14 : index
                %5149 = arith.addi %5146, %5148 : index
                %5150 = arith.muli %5145, %c4 : index
                %5151 = arith.divui %5149, %c31 : index
                %5152 = arith.muli %5151, %c31 : index
                %5153 = arith.remui %5149, %c13 : index
                %5154 = arith.muli %5153, %c13 : index
                %5155 = arith.addi %5152, %5154 : index
                %5156 = arith.divui %5149, %c13 : index
                %5157 = arith.remui %5156, %c13 : index
                %5158 = arith.addi %5155, %5157 : index
                %5159 = arith.addi %5150, %5158 : index
                %5160 = arith.addi %5144, %5159 : index
                %5161 = arith.addi %5074, %5160 : index
                %5162 = vector.shuffle %5052, %5052 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5162, %kv[%5161] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %5163 = arith.addi %4449, %c43 : index
      %5164 = arith.addi %4448, %5163 : index
      %5165 = arith.cmpi slt, %5164, %19 : index
      %5166 = arith.cmpi slt, %5163, %c4 : index
      %5167 = arith.andi %5165, %5166 : i1
      scf.if %5167 {
        %5168 = arith.addi %4448, %5163 : index
        %5169 = arith.addi %slotsAt, %5168 : index
        %5170 = memref.load %step[%5169] : memref<?xi32>
        %5171 = arith.index_cast %5170 : i32 to index
        %5172 = arith.cmpi sge, %5171, %c8 : index
        scf.if %5172 {
          %5173 = arith.muli %5163, %c34 : index
          %5174 = arith.subi %0, %heads : index
          %5175 = memref.load %scales[%5174] : memref<?xf32>
          %5176 = vector.broadcast %5175 : f32 to vector<4xf32>
          %5177 = arith.divui %5171, %c4 : index
          %5178 = arith.remui %5171, %c4 : index
          %5179 = arith.muli %5177, %pageBytes : index
          %5180 = arith.cmpi eq, %codec, %c8 : index
          scf.if %5180 {
            %5181 = wave.lane
            %5182 = arith.muli %5181, %c31 : index
            scf.for %5183 = %5182 to %c34 step %c6 {
              %5184 = arith.addi %5173, %5183 : index
              %5185 = vector.load %17[%5184] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5186 = arith.mulf %5185, %5176 : vector<4xf32>
              %5187 = arith.minimumf %5186, %c47 : vector<4xf32>
              %5188 = arith.maximumf %5187, %c48 : vector<4xf32>
              %5189 = arith.truncf %5188 : vector<4xf32> to vector<4xf16>
              %5190 = vector.bitcast %5189 : vector<4xf16> to vector<8xi8>
              %5191 = arith.cmpi slt, %5174, %kvHeads : index
              scf.if %5191 {
                %5192 = arith.muli %5174, %c49 : index
                %5193 = arith.addi %5179, %5192 : index
                %5194 = arith.divui %5183, %c4 : index
                %5195 = arith.muli %5194, %c20 : index
                %5196 = arith.remui %5183, %c4 : index
                %5197 = arith.divui %5196, %c14 : index
                %5198 = arith.muli %5197, %c25 : index
                %5199 = arith.muli %5178, %c4 : index
                %5200 = arith.addi %5198, %5199 : index
                %5201 = arith.remui %5196, %c14 : index
                %5202 = arith.muli %5201, %c13 : index
                %5203 = arith.addi %5200, %5202 : index
                %5204 = arith.addi %5195, %5203 : index
                %5205 = arith.addi %5193, %5204 : index
                vector.store %5190, %kv[%5205] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %5206 = arith.subi %5174, %kvHeads : index
                %5207 = arith.muli %5206, %c49 : index
                %5208 = arith.addi %5179, %5207 : index
                %5209 = arith.addi %5183, %c8 : index
                %5210 = arith.divui %5209, %c4 : index
                %5211 = arith.muli %5210, %c20 : index
                %5212 = arith.addi %5211, %c9 : index
                %5213 = arith.remui %5209, %c4 : index
                %5214 = arith.divui %5178, %c13 : index
                %5215 = arith.remui %5178, %c13 : index
                %5216 = arith.muli %5215, %c14 : index
                %5217 = arith.addi %5214, %5216 : index
                %5218 = arith.divui %5217, %c14 : index
                %5219 = arith.muli %5218, %c25 : index
                %5220 = arith.muli %5213, %c4 : index
                %5221 = arith.addi %5219, %5220 : index
                %5222 = arith.remui %5217, %c14 : index
                %5223 = arith.muli %5222, %c13 : index
                %5224 = arith.addi %5221, %5223 : index
                %5225 = arith.addi %5212, %5224 : index
                %5226 = arith.addi %5208, %5225 : index
                %5227 = vector.shuffle %5190, %5190 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %5227, %kv[%5226] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5228 = arith.addi %5183, %c7 : index
                %5229 = arith.divui %5228, %c4 : index
                %5230 = arith.muli %5229, %c20 : index
                %5231 = arith.addi %5230, %c9 : index
                %5232 = arith.remui %5228, %c4 : index
                %5233 = arith.divui %5178, %c13 : index
                %5234 = arith.remui %5178, %c13 : index
                %5235 = arith.muli %5234, %c14 : index
                %5236 = arith.addi %5233, %5235 : index
                %5237 = arith.divui %5236, %c14 : index
                %5238 = arith.muli %5237, %c25 : index
                %5239 = arith.muli %5232, %c4 : index
                %5240 = arith.addi %5238, %5239 : index
                %5241 = arith.remui %5236, %c14 : index
                %5242 = arith.muli %5241, %c13 : index
                %5243 = arith.addi %5240, %5242 : index
                %5244 = arith.addi %5231, %5243 : index
                %5245 = arith.addi %5208, %5244 : index
                %5246 = vector.shuffle %5190, %5190 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %5246, %kv[%5245] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5247 = arith.addi %5183, %c13 : index
                %5248 = arith.divui %5247, %c4 : index
                %5249 = arith.muli %5248, %c20 : index
                %5250 = arith.addi %5249, %c9 : index
                %5251 = arith.remui %5247, %c4 : index
                %5252 = arith.divui %5178, %c13 : index
                %5253 = arith.remui %5178, %c13 : index
                %5254 = arith.muli %5253, %c14 : index
                %5255 = arith.addi %5252, %5254 : index
                %5256 = arith.divui %5255, %c14 : index
                %5257 = arith.muli %5256, %c25 : index
                %5258 = arith.muli %5251, %c4 : index
                %5259 = arith.addi %5257, %5258 : index
                %5260 = arith.remui %5255, %c14 : index
                %5261 = arith.muli %5260, %c13 : index
                %5262 = arith.addi %5259, %5261 : index
                %5263 = arith.addi %5250, %5262 : index
                %5264 = arith.addi %5208, %5263 : index
                %5265 = vector.shuffle %5190, %5190 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %5265, %kv[%5264] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %5266 = arith.addi %5183, %c26 : index
                %5267 = arith.divui %5266, %c4 : index
                %5268 = arith.muli %5267, %c20 : index
                %5269 = arith.addi %5268, %c9 : index
                %5270 = arith.remui %5266, %c4 : index
                %5271 = arith.divui %5178, %c13 : index
                %5272 = arith.remui %5178, %c13 : index
                %5273 = arith.muli %5272, %c14 : index
                %5274 = arith.addi %5271, %5273 : index
                %5275 = arith.divui %5274, %c14 : index
                %5276 = arith.muli %5275, %c25 : index
                %5277 = arith.muli %5270, %c4 : index
                %5278 = arith.addi %5276, %5277 : index
                %5279 = arith.remui %5274, %c14 : index
                %5280 = arith.muli %5279, %c13 : index
                %5281 = arith.addi %5278, %5280 : index
                %5282 = arith.addi %5269, %5281 : index
                %5283 = arith.addi %5208, %5282 : index
                %5284 = vector.shuffle %5190, %5190 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %5284, %kv[%5283] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %5285 = arith.cmpi eq, %codec, %c7 : index
          scf.if %5285 {
            %5286 = wave.lane
            %5287 = arith.muli %5286, %c31 : index
            scf.for %5288 = %5287 to %c34 step %c6 {
              %5289 = arith.addi %5173, %5288 : index
              %5290 = vector.load %17[%5289] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5291 = arith.mulf %5290, %5176 : vector<4xf32>
              %5292 = wave.fp8_encode "e4m3" %5291 : vector<4xf32> -> vector<4xi8>
              %5293 = arith.cmpi slt, %5174, %kvHeads : index
              scf.if %5293 {
                %5294 = arith.muli %5174, %c9 : index
                %5295 = arith.addi %5179, %5294 : index
                %5296 = vector.shuffle %5292, %5292 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5297 = arith.divui %5288, %c4 : index
                %5298 = arith.muli %5297, %c25 : index
                %5299 = arith.remui %5288, %c4 : index
                %5300 = arith.muli %5178, %c4 : index
                %5301 = arith.divui %5299, %c31 : index
                %5302 = arith.muli %5301, %c31 : index
                %5303 = arith.remui %5299, %c13 : index
                %5304 = arith.muli %5303, %c13 : index
                %5305 = arith.addi %5302, %5304 : index
                %5306 = arith.divui %5299, %c13 : index
                %5307 = arith.remui %5306, %c13 : index
                %5308 = arith.addi %5305, %5307 : index
                %5309 = arith.addi %5300, %5308 : index
                %5310 = arith.addi %5298, %5309 : index
                %5311 = arith.addi %5295, %5310 : index
                vector.store %5296, %kv[%5311] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5312 = arith.subi %5174, %kvHeads : index
                %5313 = arith.muli %5312, %c9 : index
                %5314 = arith.addi %5179, %5313 : index
                %5315 = arith.addi %5288, %c8 : index
                %5316 = arith.divui %5315, %c4 : index
                %5317 = arith.muli %5316, %c25 : index
                %5318 = arith.addi %5317, %c10 : index
                %5319 = arith.remui %5315, %c4 : index
                %5320 = arith.divui %5178, %c13 : index
                %5321 = arith.remui %5178, %c13 : index
                %5322 = arith.muli %5321, %c14 : index
                %5323 = arith.addi %5320, %5322 : index
                %5324 = arith.muli %5319, %c4 : index
                %5325 = arith.divui %5323, %c31 : index
                %5326 = arith.muli %5325, %c31 : index
                %5327 = arith.remui %5323, %c13 : index
                %5328 = arith.muli %5327, %c13 : index
                %5329 = arith.addi %5326, %5328 : index
                %5330 = arith.divui %5323, %c13 : index
                %5331 = arith.remui %5330, %c13 : index
                %5332 = arith.addi %5329, %5331 : index
                %5333 = arith.addi %5324, %5332 : index
                %5334 = arith.addi %5318, %5333 : index
                %5335 = arith.addi %5314, %5334 : index
                %5336 = vector.shuffle %5292, %5292 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5336, %kv[%5335] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5337 = arith.addi %5288, %c7 : index
                %5338 = arith.divui %5337, %c4 : index
                %5339 = arith.muli %5338, %c25 : index
                %5340 = arith.addi %5339, %c10 : index
                %5341 = arith.remui %5337, %c4 : index
                %5342 = arith.divui %5178, %c13 : index
                %5343 = arith.remui %5178, %c13 : index
                %5344 = arith.muli %5343, %c14 : index
                %5345 = arith.addi %5342, %5344 : index
                %5346 = arith.muli %5341, %c4 : index
                %5347 = arith.divui %5345, %c31 : index
                %5348 = arith.muli %5347, %c31 : index
                %5349 = arith.remui %5345, %c13 : index
                %5350 = arith.muli %5349, %c13 : index
                %5351 = arith.addi %5348, %5350 : index
                %5352 = arith.divui %5345, %c13 : index
                %5353 = arith.remui %5352, %c13 : index
                %5354 = arith.addi %5351, %5353 : index
                %5355 = arith.addi %5346, %5354 : index
                %5356 = arith.addi %5340, %5355 : index
                %5357 = arith.addi %5314, %5356 : index
                %5358 = vector.shuffle %5292, %5292 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5358, %kv[%5357] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5359 = arith.addi %5288, %c13 : index
                %5360 = arith.divui %5359, %c4 : index
                %5361 = arith.muli %5360, %c25 : index
                %5362 = arith.addi %5361, %c10 : index
                %5363 = arith.remui %5359, %c4 : index
                %5364 = arith.divui %5178, %c13 : index
                %5365 = arith.remui %5178, %c13 : index
                %5366 = arith.muli %5365, %c14 : index
                %5367 = arith.addi %5364, %5366 : index
                %5368 = arith.muli %5363, %c4 : index
                %5369 = arith.divui %5367, %c31 : index
                %5370 = arith.muli %5369, %c31 : index
                %5371 = arith.remui %5367, %c13 : index
                %5372 = arith.muli %5371, %c13 : index
                %5373 = arith.addi %5370, %5372 : index
                %5374 = arith.divui %5367, %c13 : index
                %5375 = arith.remui %5374, %c13 : index
                %5376 = arith.addi %5373, %5375 : index
                %5377 = arith.addi %5368, %5376 : index
                %5378 = arith.addi %5362, %5377 : index
                %5379 = arith.addi %5314, %5378 : index
                %5380 = vector.shuffle %5292, %5292 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5380, %kv[%5379] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5381 = arith.addi %5288, %c26 : index
                %5382 = arith.divui %5381, %c4 : index
                %5383 = arith.muli %5382, %c25 : index
                %5384 = arith.addi %5383, %c10 : index
                %5385 = arith.remui %5381, %c4 : index
                %5386 = arith.divui %5178, %c13 : index
                %5387 = arith.remui %5178, %c13 : index
                %5388 = arith.muli %5387, %c14 : index
                %5389 = arith.addi %5386, %5388 : index
                %5390 = arith.muli %5385, %c4 : index
                %5391 = arith.divui %5389, %c31 : index
                %5392 = arith.muli %5391, %c31 : index
                %5393 = arith.remui %5389, %c13 : index
                %5394 = arith.muli %5393, %c13 : index
                %5395 = arith.addi %5392, %5394 : index
                %5396 = arith.divui %5389, %c13 : index
                %5397 = arith.remui %5396, %c13 : index
                %5398 = arith.addi %5395, %5397 : index
                %5399 = arith.addi %5390, %5398 : index
                %5400 = arith.addi %5384, %5399 : index
                %5401 = arith.addi %5314, %5400 : index
                %5402 = vector.shuffle %5292, %5292 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5402, %kv[%5401] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %5403 = arith.cmpi eq, %codec, %c13 : index
          scf.if %5403 {
            %5404 = wave.lane
            %5405 = arith.muli %5404, %c31 : index
            scf.for %5406 = %5405 to %c34 step %c6 {
              %5407 = arith.addi %5173, %5406 : index
              %5408 = vector.load %17[%5407] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %5409 = arith.mulf %5408, %5176 : vector<4xf32>
              %5410 = wave.fp8_encode "e5m2" %5409 : vector<4xf32> -> vector<4xi8>
              %5411 = arith.cmpi slt, %5174, %kvHeads : index
              scf.if %5411 {
                %5412 = arith.muli %5174, %c9 : index
                %5413 = arith.addi %5179, %5412 : index
                %5414 = vector.shuffle %5410, %5410 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %5415 = arith.divui %5406, %c4 : index
                %5416 = arith.muli %5415, %c25 : index
                %5417 = arith.remui %5406, %c4 : index
                %5418 = arith.muli %5178, %c4 : index
                %5419 = arith.divui %5417, %c31 : index
                %5420 = arith.muli %5419, %c31 : index
                %5421 = arith.remui %5417, %c13 : index
                %5422 = arith.muli %5421, %c13 : index
                %5423 = arith.addi %5420, %5422 : index
                %5424 = arith.divui %5417, %c13 : index
                %5425 = arith.remui %5424, %c13 : index
                %5426 = arith.addi %5423, %5425 : index
                %5427 = arith.addi %5418, %5426 : index
                %5428 = arith.addi %5416, %5427 : index
                %5429 = arith.addi %5413, %5428 : index
                vector.store %5414, %kv[%5429] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %5430 = arith.subi %5174, %kvHeads : index
                %5431 = arith.muli %5430, %c9 : index
                %5432 = arith.addi %5179, %5431 : index
                %5433 = arith.addi %5406, %c8 : index
                %5434 = arith.divui %5433, %c4 : index
                %5435 = arith.muli %5434, %c25 : index
                %5436 = arith.addi %5435, %c10 : index
                %5437 = arith.remui %5433, %c4 : index
                %5438 = arith.divui %5178, %c13 : index
                %5439 = arith.remui %5178, %c13 : index
                %5440 = arith.muli %5439, %c14 : index
                %5441 = arith.addi %5438, %5440 : index
                %5442 = arith.muli %5437, %c4 : index
                %5443 = arith.divui %5441, %c31 : index
                %5444 = arith.muli %5443, %c31 : index
                %5445 = arith.remui %5441, %c13 : index
                %5446 = arith.muli %5445, %c13 : index
                %5447 = arith.addi %5444, %5446 : index
                %5448 = arith.divui %5441, %c13 : index
                %5449 = arith.remui %5448, %c13 : index
                %5450 = arith.addi %5447, %5449 : index
                %5451 = arith.addi %5442, %5450 : index
                %5452 = arith.addi %5436, %5451 : index
                %5453 = arith.addi %5432, %5452 : index
                %5454 = vector.shuffle %5410, %5410 [0] : vector<4xi8>, vector<4xi8>
                vector.store %5454, %kv[%5453] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5455 = arith.addi %5406, %c7 : index
                %5456 = arith.divui %5455, %c4 : index
                %5457 = arith.muli %5456, %c25 : index
                %5458 = arith.addi %5457, %c10 : index
                %5459 = arith.remui %5455, %c4 : index
                %5460 = arith.divui %5178, %c13 : index
                %5461 = arith.remui %5178, %c13 : index
                %5462 = arith.muli %5461, %c14 : index
                %5463 = arith.addi %5460, %5462 : index
                %5464 = arith.muli %5459, %c4 : index
                %5465 = arith.divui %5463, %c31 : index
                %5466 = arith.muli %5465, %c31 : index
                %5467 = arith.remui %5463, %c13 : index
                %5468 = arith.muli %5467, %c13 : index
                %5469 = arith.addi %5466, %5468 : index
                %5470 = arith.divui %5463, %c13 : index
                %5471 = arith.remui %5470, %c13 : index
                %5472 = arith.addi %5469, %5471 : index
                %5473 = arith.addi %5464, %5472 : index
                %5474 = arith.addi %5458, %5473 : index
                %5475 = arith.addi %5432, %5474 : index
                %5476 = vector.shuffle %5410, %5410 [1] : vector<4xi8>, vector<4xi8>
                vector.store %5476, %kv[%5475] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5477 = arith.addi %5406, %c13 : index
                %5478 = arith.divui %5477, %c4 : index
                %5479 = arith.muli %5478, %c25 : index
                %5480 = arith.addi %5479, %c10 : index
                %5481 = arith.remui %5477, %c4 : index
                %5482 = arith.divui %5178, %c13 : index
                %5483 = arith.remui %5178, %c13 : index
                %5484 = arith.muli %5483, %c14 : index
                %5485 = arith.addi %5482, %5484 : index
                %5486 = arith.muli %5481, %c4 : index
                %5487 = arith.divui %5485, %c31 : index
                %5488 = arith.muli %5487, %c31 : index
                %5489 = arith.remui %5485, %c13 : index
                %5490 = arith.muli %5489, %c13 : index
                %5491 = arith.addi %5488, %5490 : index
                %5492 = arith.divui %5485, %c13 : index
                %5493 = arith.remui %5492, %c13 : index
                %5494 = arith.addi %5491, %5493 : index
                %5495 = arith.addi %5486, %5494 : index
                %5496 = arith.addi %5480, %5495 : index
                %5497 = arith.addi %5432, %5496 : index
                %5498 = vector.shuffle %5410, %5410 [2] : vector<4xi8>, vector<4xi8>
                vector.store %5498, %kv[%5497] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %5499 = arith.addi %5406, %c26 : index
                %5500 = arith.divui %5499, %c4 : index
                %5501 = arith.muli %5500, %c25 : index
                %5502 = arith.addi %5501, %c10 : index
                %5503 = arith.remui %5499, %c4 : index
                %5504 = arith.divui %5178, %c13 : index
                %5505 = arith.remui %5178, %c13 : index
                %5506 = arith.muli %5505, %c14 : index
                %5507 = arith.addi %5504, %5506 : index
                %5508 = arith.muli %5503, %c4 : index
                %5509 = arith.divui %5507, %c31 : index
                %5510 = arith.muli %5509, %c31 : index
                %5511 = arith.remui %5507, %c13 : index
                %5512 = arith.muli %5511, %c13 : index
                %5513 = arith.addi %5510, %5512 : index
                %5514 = arith.divui %5507, %c13 : index
                %5515 = arith.remui %5514, %c13 : index
                %5516 = arith.addi %5513, %5515 : index
                %5517 = arith.addi %5508, %5516 : index
                %5518 = arith.addi %5502, %5517 : index
                %5519 = arith.addi %5432, %5518 : index
                %5520 = vector.shuffle %5410, %5410 [3] : vector<4xi8>, vector<4xi8>
                vector.store %5520, %kv[%5519] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
