// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='f16', dim=80, rows=Rows(name='m16', tiles=1, staged=False))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f16_d80_m16__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 10 : i64} {
  %heads = wave.param "heads" : index
  %kvHeads = wave.param "kvHeads" : index
  %c2 = arith.constant 5 : index
  %inputFeatures = wave.param "inputFeatures" : index
  %c4 = arith.constant 32 : index
  %c5 = arith.constant 128 : index
  %c6 = arith.constant 1 : index
  %c7 = arith.constant 0 : index
  %c8 = arith.constant 2560 : index
  %c9 = arith.constant 1280 : index
  %c10 = arith.constant 16 : index
  %tileRows = wave.param "tileRows" : index
  %c12 = arith.constant 2 : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c17 = arith.constant 4 : index
  %c18 = arith.constant 512 : index
  %c19 = arith.constant 256 : index
  %c20 = arith.constant 3 : index
  %c21 = arith.constant 64 : index
  %c22 = arith.constant 96 : index
  %c23 = arith.constant 160 : index
  %c24 = arith.constant 192 : index
  %c25 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %c27 = arith.constant 0x3F800000 : f32
  %c28 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c30 = arith.constant 40 : index
  %c31 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c34 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c37 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c41 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c42 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c43 = arith.constant 5120 : index
  %0 = wave.block 0
  %1 = wave.block 1
  %2 = wave.wave
  %3 = arith.remui %2, %c2 : index
  %4 = arith.divui %2, %c2 : index
  %5 = arith.muli %inputFeatures, %c4 : index
  %6 = arith.addi %5, %c5 : index
  %7 = arith.muli %0, %c2 : index
  %8 = arith.muli %3, %c6 : index
  %9 = arith.addi %7, %8 : index
  %10 = arith.addi %9, %c7 : index
  %11 = arith.muli %10, %6 : index
  %12 = wave.scratch %c8 : memref<?xf32>
  %13 = wave.scratch %c9 : memref<?xf32>
  %14 = memref.load %step[%c7] : memref<?xi32>
  %15 = arith.index_cast %14 : i32 to index
  %16 = arith.muli %1, %c10 : index
  %17 = arith.cmpi slt, %16, %15 : index
  scf.if %17 {
    %18 = wave.lane
    %19 = arith.remui %18, %c10 : index
    %20 = arith.remui %19, %tileRows : index
    %21 = arith.addi %16, %20 : index
    %22 = arith.divui %21, %tileRows : index
    %23 = arith.divui %inputFeatures, %c10 : index
    %24 = arith.muli %22, %23 : index
    %25 = arith.divui %c7, %c10 : index
    %26 = arith.addi %24, %25 : index
    %27 = arith.muli %26, %c12 : index
    %28 = arith.remui %c7, %c10 : index
    %29 = arith.divui %28, %c13 : index
    %30 = arith.addi %27, %29 : index
    %31 = arith.muli %tileRows, %c13 : index
    %32 = arith.muli %30, %31 : index
    %33 = arith.remui %21, %tileRows : index
    %34 = arith.muli %33, %c13 : index
    %35 = arith.addi %32, %34 : index
    %36 = arith.remui %c7, %c13 : index
    %37 = arith.addi %35, %36 : index
    %38 = arith.divui %inputFeatures, %c10 : index
    %39 = arith.muli %4, %stepsPerWave : index
    %40 = arith.minsi %39, %38 : index
    %41 = arith.addi %40, %stepsPerWave : index
    %42 = arith.minsi %41, %38 : index
    %43 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %44 = arith.subi %42, %40 : index
    %45 = arith.divui %44, %c17 : index
    %46 = arith.muli %45, %c17 : index
    %47 = arith.addi %40, %46 : index
    %48 = arith.addi %40, %stepsPerWave : index
    %49 = arith.select %43, %48, %47 : index
    %52 = scf.for %50 = %40 to %49 step %c17 iter_args(%51 = %c14) -> (vector<8xf32>) {
      %53 = wave.lane
      %54 = arith.addi %50, %c7 : index
      %55 = arith.addi %11, %c5 : index
      %56 = arith.muli %54, %c18 : index
      %57 = arith.addi %55, %56 : index
      %58 = arith.remui %53, %c10 : index
      %59 = arith.muli %58, %c10 : index
      %60 = arith.addi %57, %59 : index
      %61 = vector.load %w[%60] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %62 = vector.bitcast %61 : vector<16xi8> to vector<8xf16>
      %63 = arith.addi %60, %c19 : index
      %64 = vector.load %w[%63] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %65 = vector.bitcast %64 : vector<16xi8> to vector<8xf16>
      %66 = vector.shuffle %62, %65 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %67 = arith.addi %50, %c6 : index
      %68 = arith.addi %11, %c5 : index
      %69 = arith.muli %67, %c18 : index
      %70 = arith.addi %68, %69 : index
      %71 = arith.remui %53, %c10 : index
      %72 = arith.muli %71, %c10 : index
      %73 = arith.addi %70, %72 : index
      %74 = vector.load %w[%73] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %75 = vector.bitcast %74 : vector<16xi8> to vector<8xf16>
      %76 = arith.addi %73, %c19 : index
      %77 = vector.load %w[%76] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %78 = vector.bitcast %77 : vector<16xi8> to vector<8xf16>
      %79 = vector.shuffle %75, %78 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %80 = arith.addi %50, %c12 : index
      %81 = arith.addi %11, %c5 : index
      %82 = arith.muli %80, %c18 : index
      %83 = arith.addi %81, %82 : index
      %84 = arith.remui %53, %c10 : index
      %85 = arith.muli %84, %c10 : index
      %86 = arith.addi %83, %85 : index
      %87 = vector.load %w[%86] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %88 = vector.bitcast %87 : vector<16xi8> to vector<8xf16>
      %89 = arith.addi %86, %c19 : index
      %90 = vector.load %w[%89] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %91 = vector.bitcast %90 : vector<16xi8> to vector<8xf16>
      %92 = vector.shuffle %88, %91 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %93 = arith.addi %50, %c20 : index
      %94 = arith.addi %11, %c5 : index
      %95 = arith.muli %93, %c18 : index
      %96 = arith.addi %94, %95 : index
      %97 = arith.remui %53, %c10 : index
      %98 = arith.muli %97, %c10 : index
      %99 = arith.addi %96, %98 : index
      %100 = vector.load %w[%99] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %101 = vector.bitcast %100 : vector<16xi8> to vector<8xf16>
      %102 = arith.addi %99, %c19 : index
      %103 = vector.load %w[%102] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %104 = vector.bitcast %103 : vector<16xi8> to vector<8xf16>
      %105 = vector.shuffle %101, %104 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %106 = arith.muli %50, %c6 : index
      %107 = arith.addi %106, %c7 : index
      %108 = arith.muli %tileRows, %c10 : index
      %109 = arith.muli %107, %108 : index
      %110 = arith.addi %37, %109 : index
      %111 = vector.load %x[%110] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %112 = arith.muli %tileRows, %c13 : index
      %113 = arith.addi %110, %112 : index
      %114 = vector.load %x[%113] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %115 = vector.shuffle %111, %114 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %116 = wave.mma %115, %66, %51 : vector<16xf16>, vector<8xf32>
      %117 = arith.muli %50, %c6 : index
      %118 = arith.addi %117, %c6 : index
      %119 = arith.muli %tileRows, %c10 : index
      %120 = arith.muli %118, %119 : index
      %121 = arith.addi %37, %120 : index
      %122 = vector.load %x[%121] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %123 = arith.muli %tileRows, %c13 : index
      %124 = arith.addi %121, %123 : index
      %125 = vector.load %x[%124] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %126 = vector.shuffle %122, %125 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %127 = wave.mma %126, %79, %116 : vector<16xf16>, vector<8xf32>
      %128 = arith.muli %50, %c6 : index
      %129 = arith.addi %128, %c12 : index
      %130 = arith.muli %tileRows, %c10 : index
      %131 = arith.muli %129, %130 : index
      %132 = arith.addi %37, %131 : index
      %133 = vector.load %x[%132] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %134 = arith.muli %tileRows, %c13 : index
      %135 = arith.addi %132, %134 : index
      %136 = vector.load %x[%135] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %137 = vector.shuffle %133, %136 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %138 = wave.mma %137, %92, %127 : vector<16xf16>, vector<8xf32>
      %139 = arith.muli %50, %c6 : index
      %140 = arith.addi %139, %c20 : index
      %141 = arith.muli %tileRows, %c10 : index
      %142 = arith.muli %140, %141 : index
      %143 = arith.addi %37, %142 : index
      %144 = vector.load %x[%143] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %145 = arith.muli %tileRows, %c13 : index
      %146 = arith.addi %143, %145 : index
      %147 = vector.load %x[%146] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %148 = vector.shuffle %144, %147 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %149 = wave.mma %148, %105, %138 : vector<16xf16>, vector<8xf32>
      scf.yield %149 : vector<8xf32>
    }
    %150 = arith.select %43, %49, %42 : index
    %153 = scf.for %151 = %49 to %150 step %c6 iter_args(%152 = %52) -> (vector<8xf32>) {
      %154 = wave.lane
      %155 = arith.addi %151, %c7 : index
      %156 = arith.addi %11, %c5 : index
      %157 = arith.muli %155, %c18 : index
      %158 = arith.addi %156, %157 : index
      %159 = arith.remui %154, %c10 : index
      %160 = arith.muli %159, %c10 : index
      %161 = arith.addi %158, %160 : index
      %162 = vector.load %w[%161] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %163 = vector.bitcast %162 : vector<16xi8> to vector<8xf16>
      %164 = arith.addi %161, %c19 : index
      %165 = vector.load %w[%164] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %166 = vector.bitcast %165 : vector<16xi8> to vector<8xf16>
      %167 = vector.shuffle %163, %166 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %168 = arith.muli %151, %c6 : index
      %169 = arith.addi %168, %c7 : index
      %170 = arith.muli %tileRows, %c10 : index
      %171 = arith.muli %169, %170 : index
      %172 = arith.addi %37, %171 : index
      %173 = vector.load %x[%172] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %174 = arith.muli %tileRows, %c13 : index
      %175 = arith.addi %172, %174 : index
      %176 = vector.load %x[%175] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %177 = vector.shuffle %173, %176 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %178 = wave.mma %177, %167, %152 : vector<16xf16>, vector<8xf32>
      scf.yield %178 : vector<8xf32>
    }
    %179 = arith.addi %16, %c7 : index
    %180 = wave.lane
    %181 = arith.muli %3, %c6 : index
    %182 = arith.muli %181, %c19 : index
    %183 = arith.addi %182, %180 : index
    %184 = arith.muli %4, %c9 : index
    %185 = arith.addi %184, %183 : index
    %186 = arith.addi %185, %c7 : index
    %187 = arith.addi %186, %c7 : index
    %188 = vector.extract %153[0] : f32 from vector<8xf32>
    memref.store %188, %12[%187] : memref<?xf32>
    %189 = arith.muli %4, %c9 : index
    %190 = arith.addi %189, %183 : index
    %191 = arith.addi %190, %c7 : index
    %192 = arith.addi %191, %c4 : index
    %193 = vector.extract %153[1] : f32 from vector<8xf32>
    memref.store %193, %12[%192] : memref<?xf32>
    %194 = arith.muli %4, %c9 : index
    %195 = arith.addi %194, %183 : index
    %196 = arith.addi %195, %c7 : index
    %197 = arith.addi %196, %c21 : index
    %198 = vector.extract %153[2] : f32 from vector<8xf32>
    memref.store %198, %12[%197] : memref<?xf32>
    %199 = arith.muli %4, %c9 : index
    %200 = arith.addi %199, %183 : index
    %201 = arith.addi %200, %c7 : index
    %202 = arith.addi %201, %c22 : index
    %203 = vector.extract %153[3] : f32 from vector<8xf32>
    memref.store %203, %12[%202] : memref<?xf32>
    %204 = arith.muli %4, %c9 : index
    %205 = arith.addi %204, %183 : index
    %206 = arith.addi %205, %c7 : index
    %207 = arith.addi %206, %c5 : index
    %208 = vector.extract %153[4] : f32 from vector<8xf32>
    memref.store %208, %12[%207] : memref<?xf32>
    %209 = arith.muli %4, %c9 : index
    %210 = arith.addi %209, %183 : index
    %211 = arith.addi %210, %c7 : index
    %212 = arith.addi %211, %c23 : index
    %213 = vector.extract %153[5] : f32 from vector<8xf32>
    memref.store %213, %12[%212] : memref<?xf32>
    %214 = arith.muli %4, %c9 : index
    %215 = arith.addi %214, %183 : index
    %216 = arith.addi %215, %c7 : index
    %217 = arith.addi %216, %c24 : index
    %218 = vector.extract %153[6] : f32 from vector<8xf32>
    memref.store %218, %12[%217] : memref<?xf32>
    %219 = arith.muli %4, %c9 : index
    %220 = arith.addi %219, %183 : index
    %221 = arith.addi %220, %c7 : index
    %222 = arith.addi %221, %c25 : index
    %223 = vector.extract %153[7] : f32 from vector<8xf32>
    memref.store %223, %12[%222] : memref<?xf32>
    wave.barrier
    %224 = arith.muli %4, %c17 : index
    %225 = arith.addi %224, %c7 : index
    %226 = arith.muli %225, %c12 : index
    %227 = arith.divui %180, %c10 : index
    %228 = arith.addi %226, %227 : index
    %229 = arith.addi %179, %228 : index
    %230 = arith.cmpi slt, %229, %15 : index
    scf.if %230 {
      %231 = arith.cmpi eq, %hasFactors, %c6 : index
      %232 = memref.load %factors[%229] : memref<?xf32>
      %233 = arith.select %231, %232, %c27 : f32
      %234 = arith.addi %183, %c7 : index
      %235 = arith.muli %225, %c4 : index
      %236 = arith.addi %234, %235 : index
      %237 = memref.load %12[%236] : memref<?xf32>
      %238 = arith.addi %236, %c9 : index
      %239 = memref.load %12[%238] : memref<?xf32>
      %240 = arith.addf %237, %239 : f32
      %241 = arith.remui %180, %c10 : index
      %242 = arith.muli %241, %c17 : index
      %243 = arith.addi %11, %242 : index
      %244 = vector.load %w[%243] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %245 = vector.bitcast %244 : vector<4xi8> to vector<1xf32>
      %246 = vector.extract %245[0] : f32 from vector<1xf32>
      %247 = arith.mulf %246, %233 : f32
      %248 = arith.mulf %240, %247 : f32
      %249 = arith.muli %3, %c6 : index
      %250 = arith.addi %249, %c7 : index
      %251 = arith.muli %250, %c10 : index
      %252 = arith.remui %180, %c10 : index
      %253 = arith.addi %251, %252 : index
      %254 = arith.muli %228, %c28 : index
      %255 = arith.addi %254, %253 : index
      memref.store %248, %13[%255] : memref<?xf32>
    }
    %256 = arith.muli %4, %c17 : index
    %257 = arith.addi %256, %c6 : index
    %258 = arith.muli %257, %c12 : index
    %259 = arith.divui %180, %c10 : index
    %260 = arith.addi %258, %259 : index
    %261 = arith.addi %179, %260 : index
    %262 = arith.cmpi slt, %261, %15 : index
    scf.if %262 {
      %263 = arith.cmpi eq, %hasFactors, %c6 : index
      %264 = memref.load %factors[%261] : memref<?xf32>
      %265 = arith.select %263, %264, %c27 : f32
      %266 = arith.addi %183, %c7 : index
      %267 = arith.muli %257, %c4 : index
      %268 = arith.addi %266, %267 : index
      %269 = memref.load %12[%268] : memref<?xf32>
      %270 = arith.addi %268, %c9 : index
      %271 = memref.load %12[%270] : memref<?xf32>
      %272 = arith.addf %269, %271 : f32
      %273 = arith.remui %180, %c10 : index
      %274 = arith.muli %273, %c17 : index
      %275 = arith.addi %11, %274 : index
      %276 = vector.load %w[%275] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %277 = vector.bitcast %276 : vector<4xi8> to vector<1xf32>
      %278 = vector.extract %277[0] : f32 from vector<1xf32>
      %279 = arith.mulf %278, %265 : f32
      %280 = arith.mulf %272, %279 : f32
      %281 = arith.muli %3, %c6 : index
      %282 = arith.addi %281, %c7 : index
      %283 = arith.muli %282, %c10 : index
      %284 = arith.remui %180, %c10 : index
      %285 = arith.addi %283, %284 : index
      %286 = arith.muli %260, %c28 : index
      %287 = arith.addi %286, %285 : index
      memref.store %280, %13[%287] : memref<?xf32>
    }
    %288 = arith.muli %4, %c17 : index
    %289 = arith.addi %288, %c12 : index
    %290 = arith.muli %289, %c12 : index
    %291 = arith.divui %180, %c10 : index
    %292 = arith.addi %290, %291 : index
    %293 = arith.addi %179, %292 : index
    %294 = arith.cmpi slt, %293, %15 : index
    scf.if %294 {
      %295 = arith.cmpi eq, %hasFactors, %c6 : index
      %296 = memref.load %factors[%293] : memref<?xf32>
      %297 = arith.select %295, %296, %c27 : f32
      %298 = arith.addi %183, %c7 : index
      %299 = arith.muli %289, %c4 : index
      %300 = arith.addi %298, %299 : index
      %301 = memref.load %12[%300] : memref<?xf32>
      %302 = arith.addi %300, %c9 : index
      %303 = memref.load %12[%302] : memref<?xf32>
      %304 = arith.addf %301, %303 : f32
      %305 = arith.remui %180, %c10 : index
      %306 = arith.muli %305, %c17 : index
      %307 = arith.addi %11, %306 : index
      %308 = vector.load %w[%307] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %309 = vector.bitcast %308 : vector<4xi8> to vector<1xf32>
      %310 = vector.extract %309[0] : f32 from vector<1xf32>
      %311 = arith.mulf %310, %297 : f32
      %312 = arith.mulf %304, %311 : f32
      %313 = arith.muli %3, %c6 : index
      %314 = arith.addi %313, %c7 : index
      %315 = arith.muli %314, %c10 : index
      %316 = arith.remui %180, %c10 : index
      %317 = arith.addi %315, %316 : index
      %318 = arith.muli %292, %c28 : index
      %319 = arith.addi %318, %317 : index
      memref.store %312, %13[%319] : memref<?xf32>
    }
    %320 = arith.muli %4, %c17 : index
    %321 = arith.addi %320, %c20 : index
    %322 = arith.muli %321, %c12 : index
    %323 = arith.divui %180, %c10 : index
    %324 = arith.addi %322, %323 : index
    %325 = arith.addi %179, %324 : index
    %326 = arith.cmpi slt, %325, %15 : index
    scf.if %326 {
      %327 = arith.cmpi eq, %hasFactors, %c6 : index
      %328 = memref.load %factors[%325] : memref<?xf32>
      %329 = arith.select %327, %328, %c27 : f32
      %330 = arith.addi %183, %c7 : index
      %331 = arith.muli %321, %c4 : index
      %332 = arith.addi %330, %331 : index
      %333 = memref.load %12[%332] : memref<?xf32>
      %334 = arith.addi %332, %c9 : index
      %335 = memref.load %12[%334] : memref<?xf32>
      %336 = arith.addf %333, %335 : f32
      %337 = arith.remui %180, %c10 : index
      %338 = arith.muli %337, %c17 : index
      %339 = arith.addi %11, %338 : index
      %340 = vector.load %w[%339] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %341 = vector.bitcast %340 : vector<4xi8> to vector<1xf32>
      %342 = vector.extract %341[0] : f32 from vector<1xf32>
      %343 = arith.mulf %342, %329 : f32
      %344 = arith.mulf %336, %343 : f32
      %345 = arith.muli %3, %c6 : index
      %346 = arith.addi %345, %c7 : index
      %347 = arith.muli %346, %c10 : index
      %348 = arith.remui %180, %c10 : index
      %349 = arith.addi %347, %348 : index
      %350 = arith.muli %324, %c28 : index
      %351 = arith.addi %350, %349 : index
      memref.store %344, %13[%351] : memref<?xf32>
    }
    wave.barrier
    %352 = arith.addi %16, %c7 : index
    %353 = wave.wave
    %354 = arith.addi %353, %c7 : index
    %355 = arith.addi %352, %354 : index
    %356 = arith.cmpi slt, %355, %15 : index
    %357 = arith.cmpi slt, %354, %c10 : index
    %358 = arith.andi %356, %357 : i1
    scf.if %358 {
      %359 = arith.addi %352, %354 : index
      %360 = arith.muli %354, %c28 : index
      %361 = wave.lane
      %362 = arith.addi %361, %c7 : index
      %363 = arith.cmpi eq, %hasBias, %c6 : index
      %364 = arith.addi %360, %362 : index
      %365 = memref.load %13[%364] : memref<?xf32>
      %366 = arith.muli %0, %c28 : index
      %367 = arith.addi %366, %362 : index
      %368 = memref.load %bias[%367] : memref<?xf32>
      %369 = arith.addf %365, %368 : f32
      %370 = arith.select %363, %369, %365 : f32
      %371 = arith.addi %362, %c30 : index
      %372 = arith.cmpi eq, %hasBias, %c6 : index
      %373 = arith.addi %360, %371 : index
      %374 = memref.load %13[%373] : memref<?xf32>
      %375 = arith.muli %0, %c28 : index
      %376 = arith.addi %375, %371 : index
      %377 = memref.load %bias[%376] : memref<?xf32>
      %378 = arith.addf %374, %377 : f32
      %379 = arith.select %372, %378, %374 : f32
      %380 = arith.addi %361, %c4 : index
      %381 = arith.cmpi slt, %380, %c30 : index
      %382 = arith.minsi %380, %c31 : index
      %383 = arith.cmpi eq, %hasBias, %c6 : index
      %384 = arith.addi %360, %382 : index
      %385 = memref.load %13[%384] : memref<?xf32>
      %386 = arith.muli %0, %c28 : index
      %387 = arith.addi %386, %382 : index
      %388 = memref.load %bias[%387] : memref<?xf32>
      %389 = arith.addf %385, %388 : f32
      %390 = arith.select %383, %389, %385 : f32
      %391 = arith.addi %382, %c30 : index
      %392 = arith.cmpi eq, %hasBias, %c6 : index
      %393 = arith.addi %360, %391 : index
      %394 = memref.load %13[%393] : memref<?xf32>
      %395 = arith.muli %0, %c28 : index
      %396 = arith.addi %395, %391 : index
      %397 = memref.load %bias[%396] : memref<?xf32>
      %398 = arith.addf %394, %397 : f32
      %399 = arith.select %392, %398, %394 : f32
      %400 = arith.addi %heads, %kvHeads : index
      %401 = arith.cmpi slt, %0, %400 : index
      scf.if %401 {
        %402 = arith.addi %positionsAt, %359 : index
        %403 = memref.load %step[%402] : memref<?xi32>
        %404 = arith.index_cast %403 : i32 to index
        %405 = arith.cmpi eq, %hasNorm, %c6 : index
        %406 = math.fma %370, %370, %c34 : f32
        %407 = math.fma %379, %379, %406 : f32
        %408 = math.fma %390, %390, %407 : f32
        %409 = arith.select %381, %408, %407 : f32
        %410 = math.fma %399, %399, %409 : f32
        %411 = arith.select %381, %410, %409 : f32
        %412 = vector.broadcast %411 : f32 to vector<1xf32>
        %413 = wave.reduce "add" %412 : vector<1xf32>
        %414 = arith.mulf %413, %inverseHeadDim : f32
        %415 = arith.addf %414, %epsilon : f32
        %416 = math.sqrt %415 : f32
        %417 = arith.divf %c27, %416 : f32
        %418 = arith.cmpi slt, %0, %heads : index
        %419 = arith.addi %362, %c30 : index
        %420 = memref.load %query_norm[%362] : memref<?xf32>
        %421 = memref.load %key_norm[%362] : memref<?xf32>
        %422 = arith.select %418, %420, %421 : f32
        %423 = arith.mulf %370, %417 : f32
        %424 = arith.mulf %423, %422 : f32
        %425 = arith.select %405, %424, %370 : f32
        %426 = memref.load %query_norm[%419] : memref<?xf32>
        %427 = memref.load %key_norm[%419] : memref<?xf32>
        %428 = arith.select %418, %426, %427 : f32
        %429 = arith.mulf %379, %417 : f32
        %430 = arith.mulf %429, %428 : f32
        %431 = arith.select %405, %430, %379 : f32
        %432 = arith.addi %382, %c30 : index
        %433 = memref.load %query_norm[%382] : memref<?xf32>
        %434 = memref.load %key_norm[%382] : memref<?xf32>
        %435 = arith.select %418, %433, %434 : f32
        %436 = arith.mulf %390, %417 : f32
        %437 = arith.mulf %436, %435 : f32
        %438 = arith.select %405, %437, %390 : f32
        %439 = memref.load %query_norm[%432] : memref<?xf32>
        %440 = memref.load %key_norm[%432] : memref<?xf32>
        %441 = arith.select %418, %439, %440 : f32
        %442 = arith.mulf %399, %417 : f32
        %443 = arith.mulf %442, %441 : f32
        %444 = arith.select %405, %443, %399 : f32
        %445 = arith.remui %404, %c19 : index
        %446 = arith.muli %445, %c28 : index
        %447 = arith.addi %446, %362 : index
        %448 = arith.divui %404, %c19 : index
        %449 = arith.addi %448, %c19 : index
        %450 = arith.muli %449, %c28 : index
        %451 = arith.addi %450, %362 : index
        %452 = memref.load %rope[%447] : memref<?xf32>
        %453 = arith.addi %447, %c30 : index
        %454 = memref.load %rope[%453] : memref<?xf32>
        %455 = memref.load %rope[%451] : memref<?xf32>
        %456 = arith.addi %451, %c30 : index
        %457 = memref.load %rope[%456] : memref<?xf32>
        %458 = arith.mulf %455, %452 : f32
        %459 = arith.mulf %457, %454 : f32
        %460 = arith.subf %458, %459 : f32
        %461 = arith.mulf %457, %452 : f32
        %462 = arith.mulf %455, %454 : f32
        %463 = arith.addf %461, %462 : f32
        %464 = arith.mulf %425, %460 : f32
        %465 = arith.mulf %431, %463 : f32
        %466 = arith.subf %464, %465 : f32
        %467 = arith.mulf %431, %460 : f32
        %468 = arith.mulf %425, %463 : f32
        %469 = arith.addf %467, %468 : f32
        %470 = arith.cmpi slt, %0, %heads : index
        scf.if %470 {
          %471 = arith.muli %359, %heads : index
          %472 = arith.addi %471, %0 : index
          %473 = arith.muli %472, %c28 : index
          %474 = arith.addi %473, %362 : index
          memref.store %466, %q[%474] : memref<?xf32>
          %475 = arith.addi %474, %c30 : index
          memref.store %469, %q[%475] : memref<?xf32>
        } else {
          %476 = arith.addi %360, %362 : index
          memref.store %466, %13[%476] : memref<?xf32>
          %477 = arith.addi %360, %362 : index
          %478 = arith.addi %477, %c30 : index
          memref.store %469, %13[%478] : memref<?xf32>
        }
        %479 = arith.remui %404, %c19 : index
        %480 = arith.muli %479, %c28 : index
        %481 = arith.addi %480, %382 : index
        %482 = arith.divui %404, %c19 : index
        %483 = arith.addi %482, %c19 : index
        %484 = arith.muli %483, %c28 : index
        %485 = arith.addi %484, %382 : index
        %486 = memref.load %rope[%481] : memref<?xf32>
        %487 = arith.addi %481, %c30 : index
        %488 = memref.load %rope[%487] : memref<?xf32>
        %489 = memref.load %rope[%485] : memref<?xf32>
        %490 = arith.addi %485, %c30 : index
        %491 = memref.load %rope[%490] : memref<?xf32>
        %492 = arith.mulf %489, %486 : f32
        %493 = arith.mulf %491, %488 : f32
        %494 = arith.subf %492, %493 : f32
        %495 = arith.mulf %491, %486 : f32
        %496 = arith.mulf %489, %488 : f32
        %497 = arith.addf %495, %496 : f32
        %498 = arith.mulf %438, %494 : f32
        %499 = arith.mulf %444, %497 : f32
        %500 = arith.subf %498, %499 : f32
        %501 = arith.mulf %444, %494 : f32
        %502 = arith.mulf %438, %497 : f32
        %503 = arith.addf %501, %502 : f32
        scf.if %381 {
          %504 = arith.cmpi slt, %0, %heads : index
          scf.if %504 {
            %505 = arith.muli %359, %heads : index
            %506 = arith.addi %505, %0 : index
            %507 = arith.muli %506, %c28 : index
            %508 = arith.addi %507, %382 : index
            memref.store %500, %q[%508] : memref<?xf32>
            %509 = arith.addi %508, %c30 : index
            memref.store %503, %q[%509] : memref<?xf32>
          } else {
            %510 = arith.addi %360, %382 : index
            memref.store %500, %13[%510] : memref<?xf32>
            %511 = arith.addi %360, %382 : index
            %512 = arith.addi %511, %c30 : index
            memref.store %503, %13[%512] : memref<?xf32>
          }
        }
      } else {
        %513 = arith.cmpi slt, %0, %heads : index
        scf.if %513 {
          %514 = arith.muli %359, %heads : index
          %515 = arith.addi %514, %0 : index
          %516 = arith.muli %515, %c28 : index
          %517 = arith.addi %516, %362 : index
          memref.store %370, %q[%517] : memref<?xf32>
          %518 = arith.addi %517, %c30 : index
          memref.store %379, %q[%518] : memref<?xf32>
        } else {
          %519 = arith.addi %360, %362 : index
          memref.store %370, %13[%519] : memref<?xf32>
          %520 = arith.addi %360, %362 : index
          %521 = arith.addi %520, %c30 : index
          memref.store %379, %13[%521] : memref<?xf32>
        }
        scf.if %381 {
          %522 = arith.cmpi slt, %0, %heads : index
          scf.if %522 {
            %523 = arith.muli %359, %heads : index
            %524 = arith.addi %523, %0 : index
            %525 = arith.muli %524, %c28 : index
            %526 = arith.addi %525, %382 : index
            memref.store %390, %q[%526] : memref<?xf32>
            %527 = arith.addi %526, %c30 : index
            memref.store %399, %q[%527] : memref<?xf32>
          } else {
            %528 = arith.addi %360, %382 : index
            memref.store %390, %13[%528] : memref<?xf32>
            %529 = arith.addi %360, %382 : index
            %530 = arith.addi %529, %c30 : index
            memref.store %399, %13[%530] : memref<?xf32>
          }
        }
      }
    }
    %531 = arith.addi %353, %c37 : index
    %532 = arith.addi %352, %531 : index
    %533 = arith.cmpi slt, %532, %15 : index
    %534 = arith.cmpi slt, %531, %c10 : index
    %535 = arith.andi %533, %534 : i1
    scf.if %535 {
      %536 = arith.addi %352, %531 : index
      %537 = arith.muli %531, %c28 : index
      %538 = wave.lane
      %539 = arith.addi %538, %c7 : index
      %540 = arith.cmpi eq, %hasBias, %c6 : index
      %541 = arith.addi %537, %539 : index
      %542 = memref.load %13[%541] : memref<?xf32>
      %543 = arith.muli %0, %c28 : index
      %544 = arith.addi %543, %539 : index
      %545 = memref.load %bias[%544] : memref<?xf32>
      %546 = arith.addf %542, %545 : f32
      %547 = arith.select %540, %546, %542 : f32
      %548 = arith.addi %539, %c30 : index
      %549 = arith.cmpi eq, %hasBias, %c6 : index
      %550 = arith.addi %537, %548 : index
      %551 = memref.load %13[%550] : memref<?xf32>
      %552 = arith.muli %0, %c28 : index
      %553 = arith.addi %552, %548 : index
      %554 = memref.load %bias[%553] : memref<?xf32>
      %555 = arith.addf %551, %554 : f32
      %556 = arith.select %549, %555, %551 : f32
      %557 = arith.addi %538, %c4 : index
      %558 = arith.cmpi slt, %557, %c30 : index
      %559 = arith.minsi %557, %c31 : index
      %560 = arith.cmpi eq, %hasBias, %c6 : index
      %561 = arith.addi %537, %559 : index
      %562 = memref.load %13[%561] : memref<?xf32>
      %563 = arith.muli %0, %c28 : index
      %564 = arith.addi %563, %559 : index
      %565 = memref.load %bias[%564] : memref<?xf32>
      %566 = arith.addf %562, %565 : f32
      %567 = arith.select %560, %566, %562 : f32
      %568 = arith.addi %559, %c30 : index
      %569 = arith.cmpi eq, %hasBias, %c6 : index
      %570 = arith.addi %537, %568 : index
      %571 = memref.load %13[%570] : memref<?xf32>
      %572 = arith.muli %0, %c28 : index
      %573 = arith.addi %572, %568 : index
      %574 = memref.load %bias[%573] : memref<?xf32>
      %575 = arith.addf %571, %574 : f32
      %576 = arith.select %569, %575, %571 : f32
      %577 = arith.addi %heads, %kvHeads : index
      %578 = arith.cmpi slt, %0, %577 : index
      scf.if %578 {
        %579 = arith.addi %positionsAt, %536 : index
        %580 = memref.load %step[%579] : memref<?xi32>
        %581 = arith.index_cast %580 : i32 to index
        %582 = arith.cmpi eq, %hasNorm, %c6 : index
        %583 = math.fma %547, %547, %c34 : f32
        %584 = math.fma %556, %556, %583 : f32
        %585 = math.fma %567, %567, %584 : f32
        %586 = arith.select %558, %585, %584 : f32
        %587 = math.fma %576, %576, %586 : f32
        %588 = arith.select %558, %587, %586 : f32
        %589 = vector.broadcast %588 : f32 to vector<1xf32>
        %590 = wave.reduce "add" %589 : vector<1xf32>
        %591 = arith.mulf %590, %inverseHeadDim : f32
        %592 = arith.addf %591, %epsilon : f32
        %593 = math.sqrt %592 : f32
        %594 = arith.divf %c27, %593 : f32
        %595 = arith.cmpi slt, %0, %heads : index
        %596 = arith.addi %539, %c30 : index
        %597 = memref.load %query_norm[%539] : memref<?xf32>
        %598 = memref.load %key_norm[%539] : memref<?xf32>
        %599 = arith.select %595, %597, %598 : f32
        %600 = arith.mulf %547, %594 : f32
        %601 = arith.mulf %600, %599 : f32
        %602 = arith.select %582, %601, %547 : f32
        %603 = memref.load %query_norm[%596] : memref<?xf32>
        %604 = memref.load %key_norm[%596] : memref<?xf32>
        %605 = arith.select %595, %603, %604 : f32
        %606 = arith.mulf %556, %594 : f32
        %607 = arith.mulf %606, %605 : f32
        %608 = arith.select %582, %607, %556 : f32
        %609 = arith.addi %559, %c30 : index
        %610 = memref.load %query_norm[%559] : memref<?xf32>
        %611 = memref.load %key_norm[%559] : memref<?xf32>
        %612 = arith.select %595, %610, %611 : f32
        %613 = arith.mulf %567, %594 : f32
        %614 = arith.mulf %613, %612 : f32
        %615 = arith.select %582, %614, %567 : f32
        %616 = memref.load %query_norm[%609] : memref<?xf32>
        %617 = memref.load %key_norm[%609] : memref<?xf32>
        %618 = arith.select %595, %616, %617 : f32
        %619 = arith.mulf %576, %594 : f32
        %620 = arith.mulf %619, %618 : f32
        %621 = arith.select %582, %620, %576 : f32
        %622 = arith.remui %581, %c19 : index
        %623 = arith.muli %622, %c28 : index
        %624 = arith.addi %623, %539 : index
        %625 = arith.divui %581, %c19 : index
        %626 = arith.addi %625, %c19 : index
        %627 = arith.muli %626, %c28 : index
        %628 = arith.addi %627, %539 : index
        %629 = memref.load %rope[%624] : memref<?xf32>
        %630 = arith.addi %624, %c30 : index
        %631 = memref.load %rope[%630] : memref<?xf32>
        %632 = memref.load %rope[%628] : memref<?xf32>
        %633 = arith.addi %628, %c30 : index
        %634 = memref.load %rope[%633] : memref<?xf32>
        %635 = arith.mulf %632, %629 : f32
        %636 = arith.mulf %634, %631 : f32
        %637 = arith.subf %635, %636 : f32
        %638 = arith.mulf %634, %629 : f32
        %639 = arith.mulf %632, %631 : f32
        %640 = arith.addf %638, %639 : f32
        %641 = arith.mulf %602, %637 : f32
        %642 = arith.mulf %608, %640 : f32
        %643 = arith.subf %641, %642 : f32
        %644 = arith.mulf %608, %637 : f32
        %645 = arith.mulf %602, %640 : f32
        %646 = arith.addf %644, %645 : f32
        %647 = arith.cmpi slt, %0, %heads : index
        scf.if %647 {
          %648 = arith.muli %536, %heads : index
          %649 = arith.addi %648, %0 : index
          %650 = arith.muli %649, %c28 : index
          %651 = arith.addi %650, %539 : index
          memref.store %643, %q[%651] : memref<?xf32>
          %652 = arith.addi %651, %c30 : index
          memref.store %646, %q[%652] : memref<?xf32>
        } else {
          %653 = arith.addi %537, %539 : index
          memref.store %643, %13[%653] : memref<?xf32>
          %654 = arith.addi %537, %539 : index
          %655 = arith.addi %654, %c30 : index
          memref.store %646, %13[%655] : memref<?xf32>
        }
        %656 = arith.remui %581, %c19 : index
        %657 = arith.muli %656, %c28 : index
        %658 = arith.addi %657, %559 : index
        %659 = arith.divui %581, %c19 : index
        %660 = arith.addi %659, %c19 : index
        %661 = arith.muli %660, %c28 : index
        %662 = arith.addi %661, %559 : index
        %663 = memref.load %rope[%658] : memref<?xf32>
        %664 = arith.addi %658, %c30 : index
        %665 = memref.load %rope[%664] : memref<?xf32>
        %666 = memref.load %rope[%662] : memref<?xf32>
        %667 = arith.addi %662, %c30 : index
        %668 = memref.load %rope[%667] : memref<?xf32>
        %669 = arith.mulf %666, %663 : f32
        %670 = arith.mulf %668, %665 : f32
        %671 = arith.subf %669, %670 : f32
        %672 = arith.mulf %668, %663 : f32
        %673 = arith.mulf %666, %665 : f32
        %674 = arith.addf %672, %673 : f32
        %675 = arith.mulf %615, %671 : f32
        %676 = arith.mulf %621, %674 : f32
        %677 = arith.subf %675, %676 : f32
        %678 = arith.mulf %621, %671 : f32
        %679 = arith.mulf %615, %674 : f32
        %680 = arith.addf %678, %679 : f32
        scf.if %558 {
          %681 = arith.cmpi slt, %0, %heads : index
          scf.if %681 {
            %682 = arith.muli %536, %heads : index
            %683 = arith.addi %682, %0 : index
            %684 = arith.muli %683, %c28 : index
            %685 = arith.addi %684, %559 : index
            memref.store %677, %q[%685] : memref<?xf32>
            %686 = arith.addi %685, %c30 : index
            memref.store %680, %q[%686] : memref<?xf32>
          } else {
            %687 = arith.addi %537, %559 : index
            memref.store %677, %13[%687] : memref<?xf32>
            %688 = arith.addi %537, %559 : index
            %689 = arith.addi %688, %c30 : index
            memref.store %680, %13[%689] : memref<?xf32>
          }
        }
      } else {
        %690 = arith.cmpi slt, %0, %heads : index
        scf.if %690 {
          %691 = arith.muli %536, %heads : index
          %692 = arith.addi %691, %0 : index
          %693 = arith.muli %692, %c28 : index
          %694 = arith.addi %693, %539 : index
          memref.store %547, %q[%694] : memref<?xf32>
          %695 = arith.addi %694, %c30 : index
          memref.store %556, %q[%695] : memref<?xf32>
        } else {
          %696 = arith.addi %537, %539 : index
          memref.store %547, %13[%696] : memref<?xf32>
          %697 = arith.addi %537, %539 : index
          %698 = arith.addi %697, %c30 : index
          memref.store %556, %13[%698] : memref<?xf32>
        }
        scf.if %558 {
          %699 = arith.cmpi slt, %0, %heads : index
          scf.if %699 {
            %700 = arith.muli %536, %heads : index
            %701 = arith.addi %700, %0 : index
            %702 = arith.muli %701, %c28 : index
            %703 = arith.addi %702, %559 : index
            memref.store %567, %q[%703] : memref<?xf32>
            %704 = arith.addi %703, %c30 : index
            memref.store %576, %q[%704] : memref<?xf32>
          } else {
            %705 = arith.addi %537, %559 : index
            memref.store %567, %13[%705] : memref<?xf32>
            %706 = arith.addi %537, %559 : index
            %707 = arith.addi %706, %c30 : index
            memref.store %576, %13[%707] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %708 = arith.cmpi sge, %0, %heads : index
    scf.if %708 {
      %709 = arith.addi %353, %c7 : index
      %710 = arith.addi %352, %709 : index
      %711 = arith.cmpi slt, %710, %15 : index
      %712 = arith.cmpi slt, %709, %c10 : index
      %713 = arith.andi %711, %712 : i1
      scf.if %713 {
        %714 = arith.addi %352, %709 : index
        %715 = arith.addi %slotsAt, %714 : index
        %716 = memref.load %step[%715] : memref<?xi32>
        %717 = arith.index_cast %716 : i32 to index
        %718 = arith.cmpi sge, %717, %c7 : index
        scf.if %718 {
          %719 = arith.muli %709, %c28 : index
          %720 = arith.subi %0, %heads : index
          %721 = memref.load %scales[%720] : memref<?xf32>
          %722 = vector.broadcast %721 : f32 to vector<4xf32>
          %723 = arith.divui %717, %c10 : index
          %724 = arith.remui %717, %c10 : index
          %725 = arith.muli %723, %pageBytes : index
          %726 = arith.cmpi eq, %codec, %c7 : index
          scf.if %726 {
            %727 = wave.lane
            %728 = arith.muli %727, %c17 : index
            scf.for %729 = %728 to %c28 step %c5 {
              %730 = arith.addi %719, %729 : index
              %731 = vector.load %13[%730] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %732 = arith.mulf %731, %722 : vector<4xf32>
              %733 = arith.minimumf %732, %c41 : vector<4xf32>
              %734 = arith.maximumf %733, %c42 : vector<4xf32>
              %735 = arith.truncf %734 : vector<4xf32> to vector<4xf16>
              %736 = vector.bitcast %735 : vector<4xf16> to vector<8xi8>
              %737 = arith.cmpi slt, %720, %kvHeads : index
              scf.if %737 {
                %738 = arith.muli %720, %c43 : index
                %739 = arith.addi %725, %738 : index
                %740 = arith.divui %729, %c10 : index
                %741 = arith.muli %740, %c18 : index
                %742 = arith.remui %729, %c10 : index
                %743 = arith.divui %742, %c13 : index
                %744 = arith.muli %743, %c19 : index
                %745 = arith.muli %724, %c10 : index
                %746 = arith.addi %744, %745 : index
                %747 = arith.remui %742, %c13 : index
                %748 = arith.muli %747, %c12 : index
                %749 = arith.addi %746, %748 : index
                %750 = arith.addi %741, %749 : index
                %751 = arith.addi %739, %750 : index
                vector.store %736, %kv[%751] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %752 = arith.subi %720, %kvHeads : index
                %753 = arith.muli %752, %c43 : index
                %754 = arith.addi %725, %753 : index
                %755 = arith.addi %729, %c7 : index
                %756 = arith.divui %755, %c10 : index
                %757 = arith.muli %756, %c18 : index
                %758 = arith.addi %757, %c8 : index
                %759 = arith.remui %755, %c10 : index
                %760 = arith.divui %724, %c12 : index
                %761 = arith.remui %724, %c12 : index
                %762 = arith.muli %761, %c13 : index
                %763 = arith.addi %760, %762 : index
                %764 = arith.divui %763, %c13 : index
                %765 = arith.muli %764, %c19 : index
                %766 = arith.muli %759, %c10 : index
                %767 = arith.addi %765, %766 : index
                %768 = arith.remui %763, %c13 : index
                %769 = arith.muli %768, %c12 : index
                %770 = arith.addi %767, %769 : index
                %771 = arith.addi %758, %770 : index
                %772 = arith.addi %754, %771 : index
                %773 = vector.shuffle %736, %736 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %773, %kv[%772] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %774 = arith.addi %729, %c6 : index
                %775 = arith.divui %774, %c10 : index
                %776 = arith.muli %775, %c18 : index
                %777 = arith.addi %776, %c8 : index
                %778 = arith.remui %774, %c10 : index
                %779 = arith.divui %724, %c12 : index
                %780 = arith.remui %724, %c12 : index
                %781 = arith.muli %780, %c13 : index
                %782 = arith.addi %779, %781 : index
                %783 = arith.divui %782, %c13 : index
                %784 = arith.muli %783, %c19 : index
                %785 = arith.muli %778, %c10 : index
                %786 = arith.addi %784, %785 : index
                %787 = arith.remui %782, %c13 : index
                %788 = arith.muli %787, %c12 : index
                %789 = arith.addi %786, %788 : index
                %790 = arith.addi %777, %789 : index
                %791 = arith.addi %754, %790 : index
                %792 = vector.shuffle %736, %736 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %792, %kv[%791] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %793 = arith.addi %729, %c12 : index
                %794 = arith.divui %793, %c10 : index
                %795 = arith.muli %794, %c18 : index
                %796 = arith.addi %795, %c8 : index
                %797 = arith.remui %793, %c10 : index
                %798 = arith.divui %724, %c12 : index
                %799 = arith.remui %724, %c12 : index
                %800 = arith.muli %799, %c13 : index
                %801 = arith.addi %798, %800 : index
                %802 = arith.divui %801, %c13 : index
                %803 = arith.muli %802, %c19 : index
                %804 = arith.muli %797, %c10 : index
                %805 = arith.addi %803, %804 : index
                %806 = arith.remui %801, %c13 : index
                %807 = arith.muli %806, %c12 : index
                %808 = arith.addi %805, %807 : index
                %809 = arith.addi %796, %808 : index
                %810 = arith.addi %754, %809 : index
                %811 = vector.shuffle %736, %736 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %811, %kv[%810] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %812 = arith.addi %729, %c20 : index
                %813 = arith.divui %812, %c10 : index
                %814 = arith.muli %813, %c18 : index
                %815 = arith.addi %814, %c8 : index
                %816 = arith.remui %812, %c10 : index
                %817 = arith.divui %724, %c12 : index
                %818 = arith.remui %724, %c12 : index
                %819 = arith.muli %818, %c13 : index
                %820 = arith.addi %817, %819 : index
                %821 = arith.divui %820, %c13 : index
                %822 = arith.muli %821, %c19 : index
                %823 = arith.muli %816, %c10 : index
                %824 = arith.addi %822, %823 : index
                %825 = arith.remui %820, %c13 : index
                %826 = arith.muli %825, %c12 : index
                %827 = arith.addi %824, %826 : index
                %828 = arith.addi %815, %827 : index
                %829 = arith.addi %754, %828 : index
                %830 = vector.shuffle %736, %736 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %830, %kv[%829] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %831 = arith.cmpi eq, %codec, %c6 : index
          scf.if %831 {
            %832 = wave.lane
            %833 = arith.muli %832, %c17 : index
            scf.for %834 = %833 to %c28 step %c5 {
              %835 = arith.addi %719, %834 : index
              %836 = vector.load %13[%835] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %837 = arith.mulf %836, %722 : vector<4xf32>
              %838 = wave.fp8_encode "e4m3" %837 : vector<4xf32> -> vector<4xi8>
              %839 = arith.cmpi slt, %720, %kvHeads : index
              scf.if %839 {
                %840 = arith.muli %720, %c8 : index
                %841 = arith.addi %725, %840 : index
                %842 = vector.shuffle %838, %838 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %843 = arith.divui %834, %c10 : index
                %844 = arith.muli %843, %c19 : index
                %845 = arith.remui %834, %c10 : index
                %846 = arith.muli %724, %c10 : index
                %847 = arith.divui %845, %c17 : index
                %848 = arith.muli %847, %c17 : index
                %849 = arith.remui %845, %c12 : index
                %850 = arith.muli %849, %c12 : index
                %851 = arith.addi %848, %850 : index
                %852 = arith.divui %845, %c12 : index
                %853 = arith.remui %852, %c12 : index
                %854 = arith.addi %851, %853 : index
                %855 = arith.addi %846, %854 : index
                %856 = arith.addi %844, %855 : index
                %857 = arith.addi %841, %856 : index
                vector.store %842, %kv[%857] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %858 = arith.subi %720, %kvHeads : index
                %859 = arith.muli %858, %c8 : index
                %860 = arith.addi %725, %859 : index
                %861 = arith.addi %834, %c7 : index
                %862 = arith.divui %861, %c10 : index
                %863 = arith.muli %862, %c19 : index
                %864 = arith.addi %863, %c9 : index
                %865 = arith.remui %861, %c10 : index
                %866 = arith.divui %724, %c12 : index
                %867 = arith.remui %724, %c12 : index
                %868 = arith.muli %867, %c13 : index
                %869 = arith.addi %866, %868 : index
                %870 = arith.muli %865, %c10 : index
                %871 = arith.divui %869, %c17 : index
                %872 = arith.muli %871, %c17 : index
                %873 = arith.remui %869, %c12 : index
                %874 = arith.muli %873, %c12 : index
                %875 = arith.addi %872, %874 : index
                %876 = arith.divui %869, %c12 : index
                %877 = arith.remui %876, %c12 : index
                %878 = arith.addi %875, %877 : index
                %879 = arith.addi %870, %878 : index
                %880 = arith.addi %864, %879 : index
                %881 = arith.addi %860, %880 : index
                %882 = vector.shuffle %838, %838 [0] : vector<4xi8>, vector<4xi8>
                vector.store %882, %kv[%881] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %883 = arith.addi %834, %c6 : index
                %884 = arith.divui %883, %c10 : index
                %885 = arith.muli %884, %c19 : index
                %886 = arith.addi %885, %c9 : index
                %887 = arith.remui %883, %c10 : index
                %888 = arith.divui %724, %c12 : index
                %889 = arith.remui %724, %c12 : index
                %890 = arith.muli %889, %c13 : index
                %891 = arith.addi %888, %890 : index
                %892 = arith.muli %887, %c10 : index
                %893 = arith.divui %891, %c17 : index
                %894 = arith.muli %893, %c17 : index
                %895 = arith.remui %891, %c12 : index
                %896 = arith.muli %895, %c12 : index
                %897 = arith.addi %894, %896 : index
                %898 = arith.divui %891, %c12 : index
                %899 = arith.remui %898, %c12 : index
                %900 = arith.addi %897, %899 : index
                %901 = arith.addi %892, %900 : index
                %902 = arith.addi %886, %901 : index
                %903 = arith.addi %860, %902 : index
                %904 = vector.shuffle %838, %838 [1] : vector<4xi8>, vector<4xi8>
                vector.store %904, %kv[%903] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %905 = arith.addi %834, %c12 : index
                %906 = arith.divui %905, %c10 : index
                %907 = arith.muli %906, %c19 : index
                %908 = arith.addi %907, %c9 : index
                %909 = arith.remui %905, %c10 : index
                %910 = arith.divui %724, %c12 : index
                %911 = arith.remui %724, %c12 : index
                %912 = arith.muli %911, %c13 : index
                %913 = arith.addi %910, %912 : index
                %914 = arith.muli %909, %c10 : index
                %915 = arith.divui %913, %c17 : index
                %916 = arith.muli %915, %c17 : index
                %917 = arith.remui %913, %c12 : index
                %918 = arith.muli %917, %c12 : index
                %919 = arith.addi %916, %918 : index
                %920 = arith.divui %913, %c12 : index
                %921 = arith.remui %920, %c12 : index
                %922 = arith.addi %919, %921 : index
                %923 = arith.addi %914, %922 : index
                %924 = arith.addi %908, %923 : index
                %925 = arith.addi %860, %924 : index
                %926 = vector.shuffle %838, %838 [2] : vector<4xi8>, vector<4xi8>
                vector.store %926, %kv[%925] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %927 = arith.addi %834, %c20 : index
                %928 = arith.divui %927, %c10 : index
                %929 = arith.muli %928, %c19 : index
                %930 = arith.addi %929, %c9 : index
                %931 = arith.remui %927, %c10 : index
                %932 = arith.divui %724, %c12 : index
                %933 = arith.remui %724, %c12 : index
                %934 = arith.muli %933, %c13 : index
                %935 = arith.addi %932, %934 : index
                %936 = arith.muli %931, %c10 : index
                %937 = arith.divui %935, %c17 : index
                %938 = arith.muli %937, %c17 : index
                %939 = arith.remui %935, %c12 : index
                %940 = arith.muli %939, %c12 : index
                %941 = arith.addi %938, %940 : index
                %942 = arith.divui %935, %c12 : index
                %943 = arith.remui %942, %c12 : index
                %944 = arith.addi %941, %943 : index
                %945 = arith.addi %936, %944 : index
                %946 = arith.addi %930, %945 : index
                %947 = arith.addi %860, %946 : index
                %948 = vector.shuffle %838, %838 [3] : vector<4xi8>, vector<4xi8>
                vector.store %948, %kv[%947] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %949 = arith.cmpi eq, %codec, %c12 : index
          scf.if %949 {
            %950 = wave.lane
            %951 = arith.muli %950, %c17 : index
            scf.for %952 = %951 to %c28 step %c5 {
              %953 = arith.addi %719, %952 : index
              %954 = vector.load %13[%953] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %955 = arith.mulf %954, %722 : vector<4xf32>
              %956 = wave.fp8_encode "e5m2" %955 : vector<4xf32> -> vector<4xi8>
              %957 = arith.cmpi slt, %720, %kvHeads : index
              scf.if %957 {
                %958 = arith.muli %720, %c8 : index
                %959 = arith.addi %725, %958 : index
                %960 = vector.shuffle %956, %956 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %961 = arith.divui %952, %c10 : index
                %962 = arith.muli %961, %c19 : index
                %963 = arith.remui %952, %c10 : index
                %964 = arith.muli %724, %c10 : index
                %965 = arith.divui %963, %c17 : index
                %966 = arith.muli %965, %c17 : index
                %967 = arith.remui %963, %c12 : index
                %968 = arith.muli %967, %c12 : index
                %969 = arith.addi %966, %968 : index
                %970 = arith.divui %963, %c12 : index
                %971 = arith.remui %970, %c12 : index
                %972 = arith.addi %969, %971 : index
                %973 = arith.addi %964, %972 : index
                %974 = arith.addi %962, %973 : index
                %975 = arith.addi %959, %974 : index
                vector.store %960, %kv[%975] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %976 = arith.subi %720, %kvHeads : index
                %977 = arith.muli %976, %c8 : index
                %978 = arith.addi %725, %977 : index
                %979 = arith.addi %952, %c7 : index
                %980 = arith.divui %979, %c10 : index
                %981 = arith.muli %980, %c19 : index
                %982 = arith.addi %981, %c9 : index
                %983 = arith.remui %979, %c10 : index
                %984 = arith.divui %724, %c12 : index
                %985 = arith.remui %724, %c12 : index
                %986 = arith.muli %985, %c13 : index
                %987 = arith.addi %984, %986 : index
                %988 = arith.muli %983, %c10 : index
                %989 = arith.divui %987, %c17 : index
                %990 = arith.muli %989, %c17 : index
                %991 = arith.remui %987, %c12 : index
                %992 = arith.muli %991, %c12 : index
                %993 = arith.addi %990, %992 : index
                %994 = arith.divui %987, %c12 : index
                %995 = arith.remui %994, %c12 : index
                %996 = arith.addi %993, %995 : index
                %997 = arith.addi %988, %996 : index
                %998 = arith.addi %982, %997 : index
                %999 = arith.addi %978, %998 : index
                %1000 = vector.shuffle %956, %956 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1000, %kv[%999] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1001 = arith.addi %952, %c6 : index
                %1002 = arith.divui %1001, %c10 : index
                %1003 = arith.muli %1002, %c19 : index
                %1004 = arith.addi %1003, %c9 : index
                %1005 = arith.remui %1001, %c10 : index
                %1006 = arith.divui %724, %c12 : index
                %1007 = arith.remui %724, %c12 : index
                %1008 = arith.muli %1007, %c13 : index
                %1009 = arith.addi %1006, %1008 : index
                %1010 = arith.muli %1005, %c10 : index
                %1011 = arith.divui %1009, %c17 : index
                %1012 = arith.muli %1011, %c17 : index
                %1013 = arith.remui %1009, %c12 : index
                %1014 = arith.muli %1013, %c12 : index
                %1015 = arith.addi %1012, %1014 : index
                %1016 = arith.divui %1009, %c12 : index
                %1017 = arith.remui %1016, %c12 : index
                %1018 = arith.addi %1015, %1017 : index
                %1019 = arith.addi %1010, %1018 : index
                %1020 = arith.addi %1004, %1019 : index
                %1021 = arith.addi %978, %1020 : index
                %1022 = vector.shuffle %956, %956 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1022, %kv[%1021] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1023 = arith.addi %952, %c12 : index
                %1024 = arith.divui %1023, %c10 : index
                %1025 = arith.muli %1024, %c19 : index
                %1026 = arith.addi %1025, %c9 : index
                %1027 = arith.remui %1023, %c10 : index
                %1028 = arith.divui %724, %c12 : index
                %1029 = arith.remui %724, %c12 : index
                %1030 = arith.muli %1029, %c13 : index
                %1031 = arith.addi %1028, %1030 : index
                %1032 = arith.muli %1027, %c10 : index
                %1033 = arith.divui %1031, %c17 : index
                %1034 = arith.muli %1033, %c17 : index
                %1035 = arith.remui %1031, %c12 : index
                %1036 = arith.muli %1035, %c12 : index
                %1037 = arith.addi %1034, %1036 : index
                %1038 = arith.divui %1031, %c12 : index
                %1039 = arith.remui %1038, %c12 : index
                %1040 = arith.addi %1037, %1039 : index
                %1041 = arith.addi %1032, %1040 : index
                %1042 = arith.addi %1026, %1041 : index
                %1043 = arith.addi %978, %1042 : index
                %1044 = vector.shuffle %956, %956 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1044, %kv[%1043] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1045 = arith.addi %952, %c20 : index
                %1046 = arith.divui %1045, %c10 : index
                %1047 = arith.muli %1046, %c19 : index
                %1048 = arith.addi %1047, %c9 : index
                %1049 = arith.remui %1045, %c10 : index
                %1050 = arith.divui %724, %c12 : index
                %1051 = arith.remui %724, %c12 : index
                %1052 = arith.muli %1051, %c13 : index
                %1053 = arith.addi %1050, %1052 : index
                %1054 = arith.muli %1049, %c10 : index
                %1055 = arith.divui %1053, %c17 : index
                %1056 = arith.muli %1055, %c17 : index
                %1057 = arith.remui %1053, %c12 : index
                %1058 = arith.muli %1057, %c12 : index
                %1059 = arith.addi %1056, %1058 : index
                %1060 = arith.divui %1053, %c12 : index
                %1061 = arith.remui %1060, %c12 : index
                %1062 = arith.addi %1059, %1061 : index
                %1063 = arith.addi %1054, %1062 : index
                %1064 = arith.addi %1048, %1063 : index
                %1065 = arith.addi %978, %1064 : index
                %1066 = vector.shuffle %956, %956 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1066, %kv[%1065] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1067 = arith.addi %353, %c37 : index
      %1068 = arith.addi %352, %1067 : index
      %1069 = arith.cmpi slt, %1068, %15 : index
      %1070 = arith.cmpi slt, %1067, %c10 : index
      %1071 = arith.andi %1069, %1070 : i1
      scf.if %1071 {
        %1072 = arith.addi %352, %1067 : index
        %1073 = arith.addi %slotsAt, %1072 : index
        %1074 = memref.load %step[%1073] : memref<?xi32>
        %1075 = arith.index_cast %1074 : i32 to index
        %1076 = arith.cmpi sge, %1075, %c7 : index
        scf.if %1076 {
          %1077 = arith.muli %1067, %c28 : index
          %1078 = arith.subi %0, %heads : index
          %1079 = memref.load %scales[%1078] : memref<?xf32>
          %1080 = vector.broadcast %1079 : f32 to vector<4xf32>
          %1081 = arith.divui %1075, %c10 : index
          %1082 = arith.remui %1075, %c10 : index
          %1083 = arith.muli %1081, %pageBytes : index
          %1084 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1084 {
            %1085 = wave.lane
            %1086 = arith.muli %1085, %c17 : index
            scf.for %1087 = %1086 to %c28 step %c5 {
              %1088 = arith.addi %1077, %1087 : index
              %1089 = vector.load %13[%1088] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1090 = arith.mulf %1089, %1080 : vector<4xf32>
              %1091 = arith.minimumf %1090, %c41 : vector<4xf32>
              %1092 = arith.maximumf %1091, %c42 : vector<4xf32>
              %1093 = arith.truncf %1092 : vector<4xf32> to vector<4xf16>
              %1094 = vector.bitcast %1093 : vector<4xf16> to vector<8xi8>
              %1095 = arith.cmpi slt, %1078, %kvHeads : index
              scf.if %1095 {
                %1096 = arith.muli %1078, %c43 : index
                %1097 = arith.addi %1083, %1096 : index
                %1098 = arith.divui %1087, %c10 : index
                %1099 = arith.muli %1098, %c18 : index
                %1100 = arith.remui %1087, %c10 : index
                %1101 = arith.divui %1100, %c13 : index
                %1102 = arith.muli %1101, %c19 : index
                %1103 = arith.muli %1082, %c10 : index
                %1104 = arith.addi %1102, %1103 : index
                %1105 = arith.remui %1100, %c13 : index
                %1106 = arith.muli %1105, %c12 : index
                %1107 = arith.addi %1104, %1106 : index
                %1108 = arith.addi %1099, %1107 : index
                %1109 = arith.addi %1097, %1108 : index
                vector.store %1094, %kv[%1109] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1110 = arith.subi %1078, %kvHeads : index
                %1111 = arith.muli %1110, %c43 : index
                %1112 = arith.addi %1083, %1111 : index
                %1113 = arith.addi %1087, %c7 : index
                %1114 = arith.divui %1113, %c10 : index
                %1115 = arith.muli %1114, %c18 : index
                %1116 = arith.addi %1115, %c8 : index
                %1117 = arith.remui %1113, %c10 : index
                %1118 = arith.divui %1082, %c12 : index
                %1119 = arith.remui %1082, %c12 : index
                %1120 = arith.muli %1119, %c13 : index
                %1121 = arith.addi %1118, %1120 : index
                %1122 = arith.divui %1121, %c13 : index
                %1123 = arith.muli %1122, %c19 : index
                %1124 = arith.muli %1117, %c10 : index
                %1125 = arith.addi %1123, %1124 : index
                %1126 = arith.remui %1121, %c13 : index
                %1127 = arith.muli %1126, %c12 : index
                %1128 = arith.addi %1125, %1127 : index
                %1129 = arith.addi %1116, %1128 : index
                %1130 = arith.addi %1112, %1129 : index
                %1131 = vector.shuffle %1094, %1094 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1131, %kv[%1130] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1132 = arith.addi %1087, %c6 : index
                %1133 = arith.divui %1132, %c10 : index
                %1134 = arith.muli %1133, %c18 : index
                %1135 = arith.addi %1134, %c8 : index
                %1136 = arith.remui %1132, %c10 : index
                %1137 = arith.divui %1082, %c12 : index
                %1138 = arith.remui %1082, %c12 : index
                %1139 = arith.muli %1138, %c13 : index
                %1140 = arith.addi %1137, %1139 : index
                %1141 = arith.divui %1140, %c13 : index
                %1142 = arith.muli %1141, %c19 : index
                %1143 = arith.muli %1136, %c10 : index
                %1144 = arith.addi %1142, %1143 : index
                %1145 = arith.remui %1140, %c13 : index
                %1146 = arith.muli %1145, %c12 : index
                %1147 = arith.addi %1144, %1146 : index
                %1148 = arith.addi %1135, %1147 : index
                %1149 = arith.addi %1112, %1148 : index
                %1150 = vector.shuffle %1094, %1094 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1150, %kv[%1149] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1151 = arith.addi %1087, %c12 : index
                %1152 = arith.divui %1151, %c10 : index
                %1153 = arith.muli %1152, %c18 : index
                %1154 = arith.addi %1153, %c8 : index
                %1155 = arith.remui %1151, %c10 : index
                %1156 = arith.divui %1082, %c12 : index
                %1157 = arith.remui %1082, %c12 : index
                %1158 = arith.muli %1157, %c13 : index
                %1159 = arith.addi %1156, %1158 : index
                %1160 = arith.divui %1159, %c13 : index
                %1161 = arith.muli %1160, %c19 : index
                %1162 = arith.muli %1155, %c10 : index
                %1163 = arith.addi %1161, %1162 : index
                %1164 = arith.remui %1159, %c13 : index
                %1165 = arith.muli %1164, %c12 : index
                %1166 = arith.addi %1163, %1165 : index
                %1167 = arith.addi %1154, %1166 : index
                %1168 = arith.addi %1112, %1167 : index
                %1169 = vector.shuffle %1094, %1094 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1169, %kv[%1168] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1170 = arith.addi %1087, %c20 : index
                %1171 = arith.divui %1170, %c10 : index
                %1172 = arith.muli %1171, %c18 : index
                %1173 = arith.addi %1172, %c8 : index
                %1174 = arith.remui %1170, %c10 : index
                %1175 = arith.divui %1082, %c12 : index
                %1176 = arith.remui %1082, %c12 : index
                %1177 = arith.muli %1176, %c13 : index
                %1178 = arith.addi %1175, %1177 : index
                %1179 = arith.divui %1178, %c13 : index
                %1180 = arith.muli %1179, %c19 : index
                %1181 = arith.muli %1174, %c10 : index
                %1182 = arith.addi %1180, %1181 : index
                %1183 = arith.remui %1178, %c13 : index
                %1184 = arith.muli %1183, %c12 : index
                %1185 = arith.addi %1182, %1184 : index
                %1186 = arith.addi %1173, %1185 : index
                %1187 = arith.addi %1112, %1186 : index
                %1188 = vector.shuffle %1094, %1094 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1188, %kv[%1187] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1189 = arith.cmpi eq, %codec, %c6 : index
          scf.if %1189 {
            %1190 = wave.lane
            %1191 = arith.muli %1190, %c17 : index
            scf.for %1192 = %1191 to %c28 step %c5 {
              %1193 = arith.addi %1077, %1192 : index
              %1194 = vector.load %13[%1193] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1195 = arith.mulf %1194, %1080 : vector<4xf32>
              %1196 = wave.fp8_encode "e4m3" %1195 : vector<4xf32> -> vector<4xi8>
              %1197 = arith.cmpi slt, %1078, %kvHeads : index
              scf.if %1197 {
                %1198 = arith.muli %1078, %c8 : index
                %1199 = arith.addi %1083, %1198 : index
                %1200 = vector.shuffle %1196, %1196 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1201 = arith.divui %1192, %c10 : index
                %1202 = arith.muli %1201, %c19 : index
                %1203 = arith.remui %1192, %c10 : index
                %1204 = arith.muli %1082, %c10 : index
                %1205 = arith.divui %1203, %c17 : index
                %1206 = arith.muli %1205, %c17 : index
                %1207 = arith.remui %1203, %c12 : index
                %1208 = arith.muli %1207, %c12 : index
                %1209 = arith.addi %1206, %1208 : index
                %1210 = arith.divui %1203, %c12 : index
                %1211 = arith.remui %1210, %c12 : index
                %1212 = arith.addi %1209, %1211 : index
                %1213 = arith.addi %1204, %1212 : index
                %1214 = arith.addi %1202, %1213 : index
                %1215 = arith.addi %1199, %1214 : index
                vector.store %1200, %kv[%1215] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1216 = arith.subi %1078, %kvHeads : index
                %1217 = arith.muli %1216, %c8 : index
                %1218 = arith.addi %1083, %1217 : index
                %1219 = arith.addi %1192, %c7 : index
                %1220 = arith.divui %1219, %c10 : index
                %1221 = arith.muli %1220, %c19 : index
                %1222 = arith.addi %1221, %c9 : index
                %1223 = arith.remui %1219, %c10 : index
                %1224 = arith.divui %1082, %c12 : index
                %1225 = arith.remui %1082, %c12 : index
                %1226 = arith.muli %1225, %c13 : index
                %1227 = arith.addi %1224, %1226 : index
                %1228 = arith.muli %1223, %c10 : index
                %1229 = arith.divui %1227, %c17 : index
                %1230 = arith.muli %1229, %c17 : index
                %1231 = arith.remui %1227, %c12 : index
                %1232 = arith.muli %1231, %c12 : index
                %1233 = arith.addi %1230, %1232 : index
                %1234 = arith.divui %1227, %c12 : index
                %1235 = arith.remui %1234, %c12 : index
                %1236 = arith.addi %1233, %1235 : index
                %1237 = arith.addi %1228, %1236 : index
                %1238 = arith.addi %1222, %1237 : index
                %1239 = arith.addi %1218, %1238 : index
                %1240 = vector.shuffle %1196, %1196 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1240, %kv[%1239] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1241 = arith.addi %1192, %c6 : index
                %1242 = arith.divui %1241, %c10 : index
                %1243 = arith.muli %1242, %c19 : index
                %1244 = arith.addi %1243, %c9 : index
                %1245 = arith.remui %1241, %c10 : index
                %1246 = arith.divui %1082, %c12 : index
                %1247 = arith.remui %1082, %c12 : index
                %1248 = arith.muli %1247, %c13 : index
                %1249 = arith.addi %1246, %1248 : index
                %1250 = arith.muli %1245, %c10 : index
                %1251 = arith.divui %1249, %c17 : index
                %1252 = arith.muli %1251, %c17 : index
                %1253 = arith.remui %1249, %c12 : index
                %1254 = arith.muli %1253, %c12 : index
                %1255 = arith.addi %1252, %1254 : index
                %1256 = arith.divui %1249, %c12 : index
                %1257 = arith.remui %1256, %c12 : index
                %1258 = arith.addi %1255, %1257 : index
                %1259 = arith.addi %1250, %1258 : index
                %1260 = arith.addi %1244, %1259 : index
                %1261 = arith.addi %1218, %1260 : index
                %1262 = vector.shuffle %1196, %1196 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1262, %kv[%1261] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1263 = arith.addi %1192, %c12 : index
                %1264 = arith.divui %1263, %c10 : index
                %1265 = arith.muli %1264, %c19 : index
                %1266 = arith.addi %1265, %c9 : index
                %1267 = arith.remui %1263, %c10 : index
                %1268 = arith.divui %1082, %c12 : index
                %1269 = arith.remui %1082, %c12 : index
                %1270 = arith.muli %1269, %c13 : index
                %1271 = arith.addi %1268, %1270 : index
                %1272 = arith.muli %1267, %c10 : index
                %1273 = arith.divui %1271, %c17 : index
                %1274 = arith.muli %1273, %c17 : index
                %1275 = arith.remui %1271, %c12 : index
                %1276 = arith.muli %1275, %c12 : index
                %1277 = arith.addi %1274, %1276 : index
                %1278 = arith.divui %1271, %c12 : index
                %1279 = arith.remui %1278, %c12 : index
                %1280 = arith.addi %1277, %1279 : index
                %1281 = arith.addi %1272, %1280 : index
                %1282 = arith.addi %1266, %1281 : index
                %1283 = arith.addi %1218, %1282 : index
                %1284 = vector.shuffle %1196, %1196 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1284, %kv[%1283] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1285 = arith.addi %1192, %c20 : index
                %1286 = arith.divui %1285, %c10 : index
                %1287 = arith.muli %1286, %c19 : index
                %1288 = arith.addi %1287, %c9 : index
                %1289 = arith.remui %1285, %c10 : index
                %1290 = arith.divui %1082, %c12 : index
                %1291 = arith.remui %1082, %c12 : index
                %1292 = arith.muli %1291, %c13 : index
                %1293 = arith.addi %1290, %1292 : index
                %1294 = arith.muli %1289, %c10 : index
                %1295 = arith.divui %1293, %c17 : index
                %1296 = arith.muli %1295, %c17 : index
                %1297 = arith.remui %1293, %c12 : index
                %1298 = arith.muli %1297, %c12 : index
                %1299 = arith.addi %1296, %1298 : index
                %1300 = arith.divui %1293, %c12 : index
                %1301 = arith.remui %1300, %c12 : index
                %1302 = arith.addi %1299, %1301 : index
                %1303 = arith.addi %1294, %1302 : index
                %1304 = arith.addi %1288, %1303 : index
                %1305 = arith.addi %1218, %1304 : index
                %1306 = vector.shuffle %1196, %1196 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1306, %kv[%1305] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1307 = arith.cmpi eq, %codec, %c12 : index
          scf.if %1307 {
            %1308 = wave.lane
            %1309 = arith.muli %1308, %c17 : index
            scf.for %1310 = %1309 to %c28 step %c5 {
              %1311 = arith.addi %1077, %1310 : index
              %1312 = vector.load %13[%1311] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1313 = arith.mulf %1312, %1080 : vector<4xf32>
              %1314 = wave.fp8_encode "e5m2" %1313 : vector<4xf32> -> vector<4xi8>
              %1315 = arith.cmpi slt, %1078, %kvHeads : index
              scf.if %1315 {
                %1316 = arith.muli %1078, %c8 : index
                %1317 = arith.addi %1083, %1316 : index
                %1318 = vector.shuffle %1314, %1314 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1319 = arith.divui %1310, %c10 : index
                %1320 = arith.muli %1319, %c19 : index
                %1321 = arith.remui %1310, %c10 : index
                %1322 = arith.muli %1082, %c10 : index
                %1323 = arith.divui %1321, %c17 : index
                %1324 = arith.muli %1323, %c17 : index
                %1325 = arith.remui %1321, %c12 : index
                %1326 = arith.muli %1325, %c12 : index
                %1327 = arith.addi %1324, %1326 : index
                %1328 = arith.divui %1321, %c12 : index
                %1329 = arith.remui %1328, %c12 : index
                %1330 = arith.addi %1327, %1329 : index
                %1331 = arith.addi %1322, %1330 : index
                %1332 = arith.addi %1320, %1331 : index
                %1333 = arith.addi %1317, %1332 : index
                vector.store %1318, %kv[%1333] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1334 = arith.subi %1078, %kvHeads : index
                %1335 = arith.muli %1334, %c8 : index
                %1336 = arith.addi %1083, %1335 : index
                %1337 = arith.addi %1310, %c7 : index
                %1338 = arith.divui %1337, %c10 : index
                %1339 = arith.muli %1338, %c19 : index
                %1340 = arith.addi %1339, %c9 : index
                %1341 = arith.remui %1337, %c10 : index
                %1342 = arith.divui %1082, %c12 : index
                %1343 = arith.remui %1082, %c12 : index
                %1344 = arith.muli %1343, %c13 : index
                %1345 = arith.addi %1342, %1344 : index
                %1346 = arith.muli %1341, %c10 : index
                %1347 = arith.divui %1345, %c17 : index
                %1348 = arith.muli %1347, %c17 : index
                %1349 = arith.remui %1345, %c12 : index
                %1350 = arith.muli %1349, %c12 : index
                %1351 = arith.addi %1348, %1350 : index
                %1352 = arith.divui %1345, %c12 : index
                %1353 = arith.remui %1352, %c12 : index
                %1354 = arith.addi %1351, %1353 : index
                %1355 = arith.addi %1346, %1354 : index
                %1356 = arith.addi %1340, %1355 : index
                %1357 = arith.addi %1336, %1356 : index
                %1358 = vector.shuffle %1314, %1314 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1358, %kv[%1357] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1359 = arith.addi %1310, %c6 : index
                %1360 = arith.divui %1359, %c10 : index
                %1361 = arith.muli %1360, %c19 : index
                %1362 = arith.addi %1361, %c9 : index
                %1363 = arith.remui %1359, %c10 : index
                %1364 = arith.divui %1082, %c12 : index
                %1365 = arith.remui %1082, %c12 : index
                %1366 = arith.muli %1365, %c13 : index
                %1367 = arith.addi %1364, %1366 : index
                %1368 = arith.muli %1363, %c10 : index
                %1369 = arith.divui %1367, %c17 : index
                %1370 = arith.muli %1369, %c17 : index
                %1371 = arith.remui %1367, %c12 : index
                %1372 = arith.muli %1371, %c12 : index
                %1373 = arith.addi %1370, %1372 : index
                %1374 = arith.divui %1367, %c12 : index
                %1375 = arith.remui %1374, %c12 : index
                %1376 = arith.addi %1373, %1375 : index
                %1377 = arith.addi %1368, %1376 : index
                %1378 = arith.addi %1362, %1377 : index
                %1379 = arith.addi %1336, %1378 : index
                %1380 = vector.shuffle %1314, %1314 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1380, %kv[%1379] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1381 = arith.addi %1310, %c12 : index
                %1382 = arith.divui %1381, %c10 : index
                %1383 = arith.muli %1382, %c19 : index
                %1384 = arith.addi %1383, %c9 : index
                %1385 = arith.remui %1381, %c10 : index
                %1386 = arith.divui %1082, %c12 : index
                %1387 = arith.remui %1082, %c12 : index
                %1388 = arith.muli %1387, %c13 : index
                %1389 = arith.addi %1386, %1388 : index
                %1390 = arith.muli %1385, %c10 : index
                %1391 = arith.divui %1389, %c17 : index
                %1392 = arith.muli %1391, %c17 : index
                %1393 = arith.remui %1389, %c12 : index
                %1394 = arith.muli %1393, %c12 : index
                %1395 = arith.addi %1392, %1394 : index
                %1396 = arith.divui %1389, %c12 : index
                %1397 = arith.remui %1396, %c12 : index
                %1398 = arith.addi %1395, %1397 : index
                %1399 = arith.addi %1390, %1398 : index
                %1400 = arith.addi %1384, %1399 : index
                %1401 = arith.addi %1336, %1400 : index
                %1402 = vector.shuffle %1314, %1314 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1402, %kv[%1401] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1403 = arith.addi %1310, %c20 : index
                %1404 = arith.divui %1403, %c10 : index
                %1405 = arith.muli %1404, %c19 : index
                %1406 = arith.addi %1405, %c9 : index
                %1407 = arith.remui %1403, %c10 : index
                %1408 = arith.divui %1082, %c12 : index
                %1409 = arith.remui %1082, %c12 : index
                %1410 = arith.muli %1409, %c13 : index
                %1411 = arith.addi %1408, %1410 : index
                %1412 = arith.muli %1407, %c10 : index
                %1413 = arith.divui %1411, %c17 : index
                %1414 = arith.muli %1413, %c17 : index
                %1415 = arith.remui %1411, %c12 : index
                %1416 = arith.muli %1415, %c12 : index
                %1417 = arith.addi %1414, %1416 : index
                %1418 = arith.divui %1411, %c12 : index
                %1419 = arith.remui %1418, %c12 : index
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
    }
  }
  wave.return
}
