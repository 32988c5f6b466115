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
  %operandScale = wave.param "operandScale" : f32
  %c28 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c30 = arith.constant 40 : index
  %c31 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c34 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c36 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c38 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c42 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c43 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c44 = arith.constant 5120 : index
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
      %232 = arith.muli %229, %c12 : index
      %233 = memref.load %factors[%232] : memref<?xf32>
      %234 = arith.mulf %233, %operandScale : f32
      %235 = arith.select %231, %234, %operandScale : f32
      %236 = arith.addi %183, %c7 : index
      %237 = arith.muli %225, %c4 : index
      %238 = arith.addi %236, %237 : index
      %239 = memref.load %12[%238] : memref<?xf32>
      %240 = arith.addi %238, %c9 : index
      %241 = memref.load %12[%240] : memref<?xf32>
      %242 = arith.addf %239, %241 : f32
      %243 = arith.remui %180, %c10 : index
      %244 = arith.muli %243, %c17 : index
      %245 = arith.addi %11, %244 : index
      %246 = vector.load %w[%245] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %247 = vector.bitcast %246 : vector<4xi8> to vector<1xf32>
      %248 = vector.extract %247[0] : f32 from vector<1xf32>
      %249 = arith.mulf %248, %235 : f32
      %250 = arith.mulf %242, %249 : f32
      %251 = arith.muli %3, %c6 : index
      %252 = arith.addi %251, %c7 : index
      %253 = arith.muli %252, %c10 : index
      %254 = arith.remui %180, %c10 : index
      %255 = arith.addi %253, %254 : index
      %256 = arith.muli %228, %c28 : index
      %257 = arith.addi %256, %255 : index
      memref.store %250, %13[%257] : memref<?xf32>
    }
    %258 = arith.muli %4, %c17 : index
    %259 = arith.addi %258, %c6 : index
    %260 = arith.muli %259, %c12 : index
    %261 = arith.divui %180, %c10 : index
    %262 = arith.addi %260, %261 : index
    %263 = arith.addi %179, %262 : index
    %264 = arith.cmpi slt, %263, %15 : index
    scf.if %264 {
      %265 = arith.cmpi eq, %hasFactors, %c6 : index
      %266 = arith.muli %263, %c12 : index
      %267 = memref.load %factors[%266] : memref<?xf32>
      %268 = arith.mulf %267, %operandScale : f32
      %269 = arith.select %265, %268, %operandScale : f32
      %270 = arith.addi %183, %c7 : index
      %271 = arith.muli %259, %c4 : index
      %272 = arith.addi %270, %271 : index
      %273 = memref.load %12[%272] : memref<?xf32>
      %274 = arith.addi %272, %c9 : index
      %275 = memref.load %12[%274] : memref<?xf32>
      %276 = arith.addf %273, %275 : f32
      %277 = arith.remui %180, %c10 : index
      %278 = arith.muli %277, %c17 : index
      %279 = arith.addi %11, %278 : index
      %280 = vector.load %w[%279] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %281 = vector.bitcast %280 : vector<4xi8> to vector<1xf32>
      %282 = vector.extract %281[0] : f32 from vector<1xf32>
      %283 = arith.mulf %282, %269 : f32
      %284 = arith.mulf %276, %283 : f32
      %285 = arith.muli %3, %c6 : index
      %286 = arith.addi %285, %c7 : index
      %287 = arith.muli %286, %c10 : index
      %288 = arith.remui %180, %c10 : index
      %289 = arith.addi %287, %288 : index
      %290 = arith.muli %262, %c28 : index
      %291 = arith.addi %290, %289 : index
      memref.store %284, %13[%291] : memref<?xf32>
    }
    %292 = arith.muli %4, %c17 : index
    %293 = arith.addi %292, %c12 : index
    %294 = arith.muli %293, %c12 : index
    %295 = arith.divui %180, %c10 : index
    %296 = arith.addi %294, %295 : index
    %297 = arith.addi %179, %296 : index
    %298 = arith.cmpi slt, %297, %15 : index
    scf.if %298 {
      %299 = arith.cmpi eq, %hasFactors, %c6 : index
      %300 = arith.muli %297, %c12 : index
      %301 = memref.load %factors[%300] : memref<?xf32>
      %302 = arith.mulf %301, %operandScale : f32
      %303 = arith.select %299, %302, %operandScale : f32
      %304 = arith.addi %183, %c7 : index
      %305 = arith.muli %293, %c4 : index
      %306 = arith.addi %304, %305 : index
      %307 = memref.load %12[%306] : memref<?xf32>
      %308 = arith.addi %306, %c9 : index
      %309 = memref.load %12[%308] : memref<?xf32>
      %310 = arith.addf %307, %309 : f32
      %311 = arith.remui %180, %c10 : index
      %312 = arith.muli %311, %c17 : index
      %313 = arith.addi %11, %312 : index
      %314 = vector.load %w[%313] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %315 = vector.bitcast %314 : vector<4xi8> to vector<1xf32>
      %316 = vector.extract %315[0] : f32 from vector<1xf32>
      %317 = arith.mulf %316, %303 : f32
      %318 = arith.mulf %310, %317 : f32
      %319 = arith.muli %3, %c6 : index
      %320 = arith.addi %319, %c7 : index
      %321 = arith.muli %320, %c10 : index
      %322 = arith.remui %180, %c10 : index
      %323 = arith.addi %321, %322 : index
      %324 = arith.muli %296, %c28 : index
      %325 = arith.addi %324, %323 : index
      memref.store %318, %13[%325] : memref<?xf32>
    }
    %326 = arith.muli %4, %c17 : index
    %327 = arith.addi %326, %c20 : index
    %328 = arith.muli %327, %c12 : index
    %329 = arith.divui %180, %c10 : index
    %330 = arith.addi %328, %329 : index
    %331 = arith.addi %179, %330 : index
    %332 = arith.cmpi slt, %331, %15 : index
    scf.if %332 {
      %333 = arith.cmpi eq, %hasFactors, %c6 : index
      %334 = arith.muli %331, %c12 : index
      %335 = memref.load %factors[%334] : memref<?xf32>
      %336 = arith.mulf %335, %operandScale : f32
      %337 = arith.select %333, %336, %operandScale : f32
      %338 = arith.addi %183, %c7 : index
      %339 = arith.muli %327, %c4 : index
      %340 = arith.addi %338, %339 : index
      %341 = memref.load %12[%340] : memref<?xf32>
      %342 = arith.addi %340, %c9 : index
      %343 = memref.load %12[%342] : memref<?xf32>
      %344 = arith.addf %341, %343 : f32
      %345 = arith.remui %180, %c10 : index
      %346 = arith.muli %345, %c17 : index
      %347 = arith.addi %11, %346 : index
      %348 = vector.load %w[%347] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %349 = vector.bitcast %348 : vector<4xi8> to vector<1xf32>
      %350 = vector.extract %349[0] : f32 from vector<1xf32>
      %351 = arith.mulf %350, %337 : f32
      %352 = arith.mulf %344, %351 : f32
      %353 = arith.muli %3, %c6 : index
      %354 = arith.addi %353, %c7 : index
      %355 = arith.muli %354, %c10 : index
      %356 = arith.remui %180, %c10 : index
      %357 = arith.addi %355, %356 : index
      %358 = arith.muli %330, %c28 : index
      %359 = arith.addi %358, %357 : index
      memref.store %352, %13[%359] : memref<?xf32>
    }
    wave.barrier
    %360 = arith.addi %16, %c7 : index
    %361 = wave.wave
    %362 = arith.addi %361, %c7 : index
    %363 = arith.addi %360, %362 : index
    %364 = arith.cmpi slt, %363, %15 : index
    %365 = arith.cmpi slt, %362, %c10 : index
    %366 = arith.andi %364, %365 : i1
    scf.if %366 {
      %367 = arith.addi %360, %362 : index
      %368 = arith.muli %362, %c28 : index
      %369 = wave.lane
      %370 = arith.addi %369, %c7 : index
      %371 = arith.cmpi eq, %hasBias, %c6 : index
      %372 = arith.addi %368, %370 : index
      %373 = memref.load %13[%372] : memref<?xf32>
      %374 = arith.muli %0, %c28 : index
      %375 = arith.addi %374, %370 : index
      %376 = memref.load %bias[%375] : memref<?xf32>
      %377 = arith.addf %373, %376 : f32
      %378 = arith.select %371, %377, %373 : f32
      %379 = arith.addi %370, %c30 : index
      %380 = arith.cmpi eq, %hasBias, %c6 : index
      %381 = arith.addi %368, %379 : index
      %382 = memref.load %13[%381] : memref<?xf32>
      %383 = arith.muli %0, %c28 : index
      %384 = arith.addi %383, %379 : index
      %385 = memref.load %bias[%384] : memref<?xf32>
      %386 = arith.addf %382, %385 : f32
      %387 = arith.select %380, %386, %382 : f32
      %388 = arith.addi %369, %c4 : index
      %389 = arith.cmpi slt, %388, %c30 : index
      %390 = arith.minsi %388, %c31 : index
      %391 = arith.cmpi eq, %hasBias, %c6 : index
      %392 = arith.addi %368, %390 : index
      %393 = memref.load %13[%392] : memref<?xf32>
      %394 = arith.muli %0, %c28 : index
      %395 = arith.addi %394, %390 : index
      %396 = memref.load %bias[%395] : memref<?xf32>
      %397 = arith.addf %393, %396 : f32
      %398 = arith.select %391, %397, %393 : f32
      %399 = arith.addi %390, %c30 : index
      %400 = arith.cmpi eq, %hasBias, %c6 : index
      %401 = arith.addi %368, %399 : index
      %402 = memref.load %13[%401] : memref<?xf32>
      %403 = arith.muli %0, %c28 : index
      %404 = arith.addi %403, %399 : index
      %405 = memref.load %bias[%404] : memref<?xf32>
      %406 = arith.addf %402, %405 : f32
      %407 = arith.select %400, %406, %402 : f32
      %408 = arith.addi %heads, %kvHeads : index
      %409 = arith.cmpi slt, %0, %408 : index
      scf.if %409 {
        %410 = arith.addi %positionsAt, %367 : index
        %411 = memref.load %step[%410] : memref<?xi32>
        %412 = arith.index_cast %411 : i32 to index
        %413 = arith.cmpi eq, %hasNorm, %c6 : index
        %414 = math.fma %378, %378, %c34 : f32
        %415 = math.fma %387, %387, %414 : f32
        %416 = math.fma %398, %398, %415 : f32
        %417 = arith.select %389, %416, %415 : f32
        %418 = math.fma %407, %407, %417 : f32
        %419 = arith.select %389, %418, %417 : f32
        %420 = vector.broadcast %419 : f32 to vector<1xf32>
        %421 = wave.reduce "add" %420 : vector<1xf32>
        %422 = arith.mulf %421, %inverseHeadDim : f32
        %423 = arith.addf %422, %epsilon : f32
        %424 = math.sqrt %423 : f32
        %425 = arith.divf %c36, %424 : f32
        %426 = arith.cmpi slt, %0, %heads : index
        %427 = arith.addi %370, %c30 : index
        %428 = memref.load %query_norm[%370] : memref<?xf32>
        %429 = memref.load %key_norm[%370] : memref<?xf32>
        %430 = arith.select %426, %428, %429 : f32
        %431 = arith.mulf %378, %425 : f32
        %432 = arith.mulf %431, %430 : f32
        %433 = arith.select %413, %432, %378 : f32
        %434 = memref.load %query_norm[%427] : memref<?xf32>
        %435 = memref.load %key_norm[%427] : memref<?xf32>
        %436 = arith.select %426, %434, %435 : f32
        %437 = arith.mulf %387, %425 : f32
        %438 = arith.mulf %437, %436 : f32
        %439 = arith.select %413, %438, %387 : f32
        %440 = arith.addi %390, %c30 : index
        %441 = memref.load %query_norm[%390] : memref<?xf32>
        %442 = memref.load %key_norm[%390] : memref<?xf32>
        %443 = arith.select %426, %441, %442 : f32
        %444 = arith.mulf %398, %425 : f32
        %445 = arith.mulf %444, %443 : f32
        %446 = arith.select %413, %445, %398 : f32
        %447 = memref.load %query_norm[%440] : memref<?xf32>
        %448 = memref.load %key_norm[%440] : memref<?xf32>
        %449 = arith.select %426, %447, %448 : f32
        %450 = arith.mulf %407, %425 : f32
        %451 = arith.mulf %450, %449 : f32
        %452 = arith.select %413, %451, %407 : f32
        %453 = arith.remui %412, %c19 : index
        %454 = arith.muli %453, %c28 : index
        %455 = arith.addi %454, %370 : index
        %456 = arith.divui %412, %c19 : index
        %457 = arith.addi %456, %c19 : index
        %458 = arith.muli %457, %c28 : index
        %459 = arith.addi %458, %370 : index
        %460 = memref.load %rope[%455] : memref<?xf32>
        %461 = arith.addi %455, %c30 : index
        %462 = memref.load %rope[%461] : memref<?xf32>
        %463 = memref.load %rope[%459] : memref<?xf32>
        %464 = arith.addi %459, %c30 : index
        %465 = memref.load %rope[%464] : memref<?xf32>
        %466 = arith.mulf %463, %460 : f32
        %467 = arith.mulf %465, %462 : f32
        %468 = arith.subf %466, %467 : f32
        %469 = arith.mulf %465, %460 : f32
        %470 = arith.mulf %463, %462 : f32
        %471 = arith.addf %469, %470 : f32
        %472 = arith.mulf %433, %468 : f32
        %473 = arith.mulf %439, %471 : f32
        %474 = arith.subf %472, %473 : f32
        %475 = arith.mulf %439, %468 : f32
        %476 = arith.mulf %433, %471 : f32
        %477 = arith.addf %475, %476 : f32
        %478 = arith.cmpi slt, %0, %heads : index
        scf.if %478 {
          %479 = arith.muli %367, %heads : index
          %480 = arith.addi %479, %0 : index
          %481 = arith.muli %480, %c28 : index
          %482 = arith.addi %481, %370 : index
          memref.store %474, %q[%482] : memref<?xf32>
          %483 = arith.addi %482, %c30 : index
          memref.store %477, %q[%483] : memref<?xf32>
        } else {
          %484 = arith.addi %368, %370 : index
          memref.store %474, %13[%484] : memref<?xf32>
          %485 = arith.addi %368, %370 : index
          %486 = arith.addi %485, %c30 : index
          memref.store %477, %13[%486] : memref<?xf32>
        }
        %487 = arith.remui %412, %c19 : index
        %488 = arith.muli %487, %c28 : index
        %489 = arith.addi %488, %390 : index
        %490 = arith.divui %412, %c19 : index
        %491 = arith.addi %490, %c19 : index
        %492 = arith.muli %491, %c28 : index
        %493 = arith.addi %492, %390 : index
        %494 = memref.load %rope[%489] : memref<?xf32>
        %495 = arith.addi %489, %c30 : index
        %496 = memref.load %rope[%495] : memref<?xf32>
        %497 = memref.load %rope[%493] : memref<?xf32>
        %498 = arith.addi %493, %c30 : index
        %499 = memref.load %rope[%498] : memref<?xf32>
        %500 = arith.mulf %497, %494 : f32
        %501 = arith.mulf %499, %496 : f32
        %502 = arith.subf %500, %501 : f32
        %503 = arith.mulf %499, %494 : f32
        %504 = arith.mulf %497, %496 : f32
        %505 = arith.addf %503, %504 : f32
        %506 = arith.mulf %446, %502 : f32
        %507 = arith.mulf %452, %505 : f32
        %508 = arith.subf %506, %507 : f32
        %509 = arith.mulf %452, %502 : f32
        %510 = arith.mulf %446, %505 : f32
        %511 = arith.addf %509, %510 : f32
        scf.if %389 {
          %512 = arith.cmpi slt, %0, %heads : index
          scf.if %512 {
            %513 = arith.muli %367, %heads : index
            %514 = arith.addi %513, %0 : index
            %515 = arith.muli %514, %c28 : index
            %516 = arith.addi %515, %390 : index
            memref.store %508, %q[%516] : memref<?xf32>
            %517 = arith.addi %516, %c30 : index
            memref.store %511, %q[%517] : memref<?xf32>
          } else {
            %518 = arith.addi %368, %390 : index
            memref.store %508, %13[%518] : memref<?xf32>
            %519 = arith.addi %368, %390 : index
            %520 = arith.addi %519, %c30 : index
            memref.store %511, %13[%520] : memref<?xf32>
          }
        }
      } else {
        %521 = arith.cmpi slt, %0, %heads : index
        scf.if %521 {
          %522 = arith.muli %367, %heads : index
          %523 = arith.addi %522, %0 : index
          %524 = arith.muli %523, %c28 : index
          %525 = arith.addi %524, %370 : index
          memref.store %378, %q[%525] : memref<?xf32>
          %526 = arith.addi %525, %c30 : index
          memref.store %387, %q[%526] : memref<?xf32>
        } else {
          %527 = arith.addi %368, %370 : index
          memref.store %378, %13[%527] : memref<?xf32>
          %528 = arith.addi %368, %370 : index
          %529 = arith.addi %528, %c30 : index
          memref.store %387, %13[%529] : memref<?xf32>
        }
        scf.if %389 {
          %530 = arith.cmpi slt, %0, %heads : index
          scf.if %530 {
            %531 = arith.muli %367, %heads : index
            %532 = arith.addi %531, %0 : index
            %533 = arith.muli %532, %c28 : index
            %534 = arith.addi %533, %390 : index
            memref.store %398, %q[%534] : memref<?xf32>
            %535 = arith.addi %534, %c30 : index
            memref.store %407, %q[%535] : memref<?xf32>
          } else {
            %536 = arith.addi %368, %390 : index
            memref.store %398, %13[%536] : memref<?xf32>
            %537 = arith.addi %368, %390 : index
            %538 = arith.addi %537, %c30 : index
            memref.store %407, %13[%538] : memref<?xf32>
          }
        }
      }
    }
    %539 = arith.addi %361, %c38 : index
    %540 = arith.addi %360, %539 : index
    %541 = arith.cmpi slt, %540, %15 : index
    %542 = arith.cmpi slt, %539, %c10 : index
    %543 = arith.andi %541, %542 : i1
    scf.if %543 {
      %544 = arith.addi %360, %539 : index
      %545 = arith.muli %539, %c28 : index
      %546 = wave.lane
      %547 = arith.addi %546, %c7 : index
      %548 = arith.cmpi eq, %hasBias, %c6 : index
      %549 = arith.addi %545, %547 : index
      %550 = memref.load %13[%549] : memref<?xf32>
      %551 = arith.muli %0, %c28 : index
      %552 = arith.addi %551, %547 : index
      %553 = memref.load %bias[%552] : memref<?xf32>
      %554 = arith.addf %550, %553 : f32
      %555 = arith.select %548, %554, %550 : f32
      %556 = arith.addi %547, %c30 : index
      %557 = arith.cmpi eq, %hasBias, %c6 : index
      %558 = arith.addi %545, %556 : index
      %559 = memref.load %13[%558] : memref<?xf32>
      %560 = arith.muli %0, %c28 : index
      %561 = arith.addi %560, %556 : index
      %562 = memref.load %bias[%561] : memref<?xf32>
      %563 = arith.addf %559, %562 : f32
      %564 = arith.select %557, %563, %559 : f32
      %565 = arith.addi %546, %c4 : index
      %566 = arith.cmpi slt, %565, %c30 : index
      %567 = arith.minsi %565, %c31 : index
      %568 = arith.cmpi eq, %hasBias, %c6 : index
      %569 = arith.addi %545, %567 : index
      %570 = memref.load %13[%569] : memref<?xf32>
      %571 = arith.muli %0, %c28 : index
      %572 = arith.addi %571, %567 : index
      %573 = memref.load %bias[%572] : memref<?xf32>
      %574 = arith.addf %570, %573 : f32
      %575 = arith.select %568, %574, %570 : f32
      %576 = arith.addi %567, %c30 : index
      %577 = arith.cmpi eq, %hasBias, %c6 : index
      %578 = arith.addi %545, %576 : index
      %579 = memref.load %13[%578] : memref<?xf32>
      %580 = arith.muli %0, %c28 : index
      %581 = arith.addi %580, %576 : index
      %582 = memref.load %bias[%581] : memref<?xf32>
      %583 = arith.addf %579, %582 : f32
      %584 = arith.select %577, %583, %579 : f32
      %585 = arith.addi %heads, %kvHeads : index
      %586 = arith.cmpi slt, %0, %585 : index
      scf.if %586 {
        %587 = arith.addi %positionsAt, %544 : index
        %588 = memref.load %step[%587] : memref<?xi32>
        %589 = arith.index_cast %588 : i32 to index
        %590 = arith.cmpi eq, %hasNorm, %c6 : index
        %591 = math.fma %555, %555, %c34 : f32
        %592 = math.fma %564, %564, %591 : f32
        %593 = math.fma %575, %575, %592 : f32
        %594 = arith.select %566, %593, %592 : f32
        %595 = math.fma %584, %584, %594 : f32
        %596 = arith.select %566, %595, %594 : f32
        %597 = vector.broadcast %596 : f32 to vector<1xf32>
        %598 = wave.reduce "add" %597 : vector<1xf32>
        %599 = arith.mulf %598, %inverseHeadDim : f32
        %600 = arith.addf %599, %epsilon : f32
        %601 = math.sqrt %600 : f32
        %602 = arith.divf %c36, %601 : f32
        %603 = arith.cmpi slt, %0, %heads : index
        %604 = arith.addi %547, %c30 : index
        %605 = memref.load %query_norm[%547] : memref<?xf32>
        %606 = memref.load %key_norm[%547] : memref<?xf32>
        %607 = arith.select %603, %605, %606 : f32
        %608 = arith.mulf %555, %602 : f32
        %609 = arith.mulf %608, %607 : f32
        %610 = arith.select %590, %609, %555 : f32
        %611 = memref.load %query_norm[%604] : memref<?xf32>
        %612 = memref.load %key_norm[%604] : memref<?xf32>
        %613 = arith.select %603, %611, %612 : f32
        %614 = arith.mulf %564, %602 : f32
        %615 = arith.mulf %614, %613 : f32
        %616 = arith.select %590, %615, %564 : f32
        %617 = arith.addi %567, %c30 : index
        %618 = memref.load %query_norm[%567] : memref<?xf32>
        %619 = memref.load %key_norm[%567] : memref<?xf32>
        %620 = arith.select %603, %618, %619 : f32
        %621 = arith.mulf %575, %602 : f32
        %622 = arith.mulf %621, %620 : f32
        %623 = arith.select %590, %622, %575 : f32
        %624 = memref.load %query_norm[%617] : memref<?xf32>
        %625 = memref.load %key_norm[%617] : memref<?xf32>
        %626 = arith.select %603, %624, %625 : f32
        %627 = arith.mulf %584, %602 : f32
        %628 = arith.mulf %627, %626 : f32
        %629 = arith.select %590, %628, %584 : f32
        %630 = arith.remui %589, %c19 : index
        %631 = arith.muli %630, %c28 : index
        %632 = arith.addi %631, %547 : index
        %633 = arith.divui %589, %c19 : index
        %634 = arith.addi %633, %c19 : index
        %635 = arith.muli %634, %c28 : index
        %636 = arith.addi %635, %547 : index
        %637 = memref.load %rope[%632] : memref<?xf32>
        %638 = arith.addi %632, %c30 : index
        %639 = memref.load %rope[%638] : memref<?xf32>
        %640 = memref.load %rope[%636] : memref<?xf32>
        %641 = arith.addi %636, %c30 : index
        %642 = memref.load %rope[%641] : memref<?xf32>
        %643 = arith.mulf %640, %637 : f32
        %644 = arith.mulf %642, %639 : f32
        %645 = arith.subf %643, %644 : f32
        %646 = arith.mulf %642, %637 : f32
        %647 = arith.mulf %640, %639 : f32
        %648 = arith.addf %646, %647 : f32
        %649 = arith.mulf %610, %645 : f32
        %650 = arith.mulf %616, %648 : f32
        %651 = arith.subf %649, %650 : f32
        %652 = arith.mulf %616, %645 : f32
        %653 = arith.mulf %610, %648 : f32
        %654 = arith.addf %652, %653 : f32
        %655 = arith.cmpi slt, %0, %heads : index
        scf.if %655 {
          %656 = arith.muli %544, %heads : index
          %657 = arith.addi %656, %0 : index
          %658 = arith.muli %657, %c28 : index
          %659 = arith.addi %658, %547 : index
          memref.store %651, %q[%659] : memref<?xf32>
          %660 = arith.addi %659, %c30 : index
          memref.store %654, %q[%660] : memref<?xf32>
        } else {
          %661 = arith.addi %545, %547 : index
          memref.store %651, %13[%661] : memref<?xf32>
          %662 = arith.addi %545, %547 : index
          %663 = arith.addi %662, %c30 : index
          memref.store %654, %13[%663] : memref<?xf32>
        }
        %664 = arith.remui %589, %c19 : index
        %665 = arith.muli %664, %c28 : index
        %666 = arith.addi %665, %567 : index
        %667 = arith.divui %589, %c19 : index
        %668 = arith.addi %667, %c19 : index
        %669 = arith.muli %668, %c28 : index
        %670 = arith.addi %669, %567 : index
        %671 = memref.load %rope[%666] : memref<?xf32>
        %672 = arith.addi %666, %c30 : index
        %673 = memref.load %rope[%672] : memref<?xf32>
        %674 = memref.load %rope[%670] : memref<?xf32>
        %675 = arith.addi %670, %c30 : index
        %676 = memref.load %rope[%675] : memref<?xf32>
        %677 = arith.mulf %674, %671 : f32
        %678 = arith.mulf %676, %673 : f32
        %679 = arith.subf %677, %678 : f32
        %680 = arith.mulf %676, %671 : f32
        %681 = arith.mulf %674, %673 : f32
        %682 = arith.addf %680, %681 : f32
        %683 = arith.mulf %623, %679 : f32
        %684 = arith.mulf %629, %682 : f32
        %685 = arith.subf %683, %684 : f32
        %686 = arith.mulf %629, %679 : f32
        %687 = arith.mulf %623, %682 : f32
        %688 = arith.addf %686, %687 : f32
        scf.if %566 {
          %689 = arith.cmpi slt, %0, %heads : index
          scf.if %689 {
            %690 = arith.muli %544, %heads : index
            %691 = arith.addi %690, %0 : index
            %692 = arith.muli %691, %c28 : index
            %693 = arith.addi %692, %567 : index
            memref.store %685, %q[%693] : memref<?xf32>
            %694 = arith.addi %693, %c30 : index
            memref.store %688, %q[%694] : memref<?xf32>
          } else {
            %695 = arith.addi %545, %567 : index
            memref.store %685, %13[%695] : memref<?xf32>
            %696 = arith.addi %545, %567 : index
            %697 = arith.addi %696, %c30 : index
            memref.store %688, %13[%697] : memref<?xf32>
          }
        }
      } else {
        %698 = arith.cmpi slt, %0, %heads : index
        scf.if %698 {
          %699 = arith.muli %544, %heads : index
          %700 = arith.addi %699, %0 : index
          %701 = arith.muli %700, %c28 : index
          %702 = arith.addi %701, %547 : index
          memref.store %555, %q[%702] : memref<?xf32>
          %703 = arith.addi %702, %c30 : index
          memref.store %564, %q[%703] : memref<?xf32>
        } else {
          %704 = arith.addi %545, %547 : index
          memref.store %555, %13[%704] : memref<?xf32>
          %705 = arith.addi %545, %547 : index
          %706 = arith.addi %705, %c30 : index
          memref.store %564, %13[%706] : memref<?xf32>
        }
        scf.if %566 {
          %707 = arith.cmpi slt, %0, %heads : index
          scf.if %707 {
            %708 = arith.muli %544, %heads : index
            %709 = arith.addi %708, %0 : index
            %710 = arith.muli %709, %c28 : index
            %711 = arith.addi %710, %567 : index
            memref.store %575, %q[%711] : memref<?xf32>
            %712 = arith.addi %711, %c30 : index
            memref.store %584, %q[%712] : memref<?xf32>
          } else {
            %713 = arith.addi %545, %567 : index
            memref.store %575, %13[%713] : memref<?xf32>
            %714 = arith.addi %545, %567 : index
            %715 = arith.addi %714, %c30 : index
            memref.store %584, %13[%715] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %716 = arith.cmpi sge, %0, %heads : index
    scf.if %716 {
      %717 = arith.addi %361, %c7 : index
      %718 = arith.addi %360, %717 : index
      %719 = arith.cmpi slt, %718, %15 : index
      %720 = arith.cmpi slt, %717, %c10 : index
      %721 = arith.andi %719, %720 : i1
      scf.if %721 {
        %722 = arith.addi %360, %717 : index
        %723 = arith.addi %slotsAt, %722 : index
        %724 = memref.load %step[%723] : memref<?xi32>
        %725 = arith.index_cast %724 : i32 to index
        %726 = arith.cmpi sge, %725, %c7 : index
        scf.if %726 {
          %727 = arith.muli %717, %c28 : index
          %728 = arith.subi %0, %heads : index
          %729 = memref.load %scales[%728] : memref<?xf32>
          %730 = vector.broadcast %729 : f32 to vector<4xf32>
          %731 = arith.divui %725, %c10 : index
          %732 = arith.remui %725, %c10 : index
          %733 = arith.muli %731, %pageBytes : index
          %734 = arith.cmpi eq, %codec, %c7 : index
          scf.if %734 {
            %735 = wave.lane
            %736 = arith.muli %735, %c17 : index
            scf.for %737 = %736 to %c28 step %c5 {
              %738 = arith.addi %727, %737 : index
              %739 = vector.load %13[%738] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %740 = arith.mulf %739, %730 : vector<4xf32>
              %741 = arith.minimumf %740, %c42 : vector<4xf32>
              %742 = arith.maximumf %741, %c43 : vector<4xf32>
              %743 = arith.truncf %742 : vector<4xf32> to vector<4xf16>
              %744 = vector.bitcast %743 : vector<4xf16> to vector<8xi8>
              %745 = arith.cmpi slt, %728, %kvHeads : index
              scf.if %745 {
                %746 = arith.muli %728, %c44 : index
                %747 = arith.addi %733, %746 : index
                %748 = arith.divui %737, %c10 : index
                %749 = arith.muli %748, %c18 : index
                %750 = arith.remui %737, %c10 : index
                %751 = arith.divui %750, %c13 : index
                %752 = arith.muli %751, %c19 : index
                %753 = arith.muli %732, %c10 : index
                %754 = arith.addi %752, %753 : index
                %755 = arith.remui %750, %c13 : index
                %756 = arith.muli %755, %c12 : index
                %757 = arith.addi %754, %756 : index
                %758 = arith.addi %749, %757 : index
                %759 = arith.addi %747, %758 : index
                vector.store %744, %kv[%759] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %760 = arith.subi %728, %kvHeads : index
                %761 = arith.muli %760, %c44 : index
                %762 = arith.addi %733, %761 : index
                %763 = arith.addi %737, %c7 : index
                %764 = arith.divui %763, %c10 : index
                %765 = arith.muli %764, %c18 : index
                %766 = arith.addi %765, %c8 : index
                %767 = arith.remui %763, %c10 : index
                %768 = arith.divui %732, %c12 : index
                %769 = arith.remui %732, %c12 : index
                %770 = arith.muli %769, %c13 : index
                %771 = arith.addi %768, %770 : index
                %772 = arith.divui %771, %c13 : index
                %773 = arith.muli %772, %c19 : index
                %774 = arith.muli %767, %c10 : index
                %775 = arith.addi %773, %774 : index
                %776 = arith.remui %771, %c13 : index
                %777 = arith.muli %776, %c12 : index
                %778 = arith.addi %775, %777 : index
                %779 = arith.addi %766, %778 : index
                %780 = arith.addi %762, %779 : index
                %781 = vector.shuffle %744, %744 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %781, %kv[%780] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %782 = arith.addi %737, %c6 : index
                %783 = arith.divui %782, %c10 : index
                %784 = arith.muli %783, %c18 : index
                %785 = arith.addi %784, %c8 : index
                %786 = arith.remui %782, %c10 : index
                %787 = arith.divui %732, %c12 : index
                %788 = arith.remui %732, %c12 : index
                %789 = arith.muli %788, %c13 : index
                %790 = arith.addi %787, %789 : index
                %791 = arith.divui %790, %c13 : index
                %792 = arith.muli %791, %c19 : index
                %793 = arith.muli %786, %c10 : index
                %794 = arith.addi %792, %793 : index
                %795 = arith.remui %790, %c13 : index
                %796 = arith.muli %795, %c12 : index
                %797 = arith.addi %794, %796 : index
                %798 = arith.addi %785, %797 : index
                %799 = arith.addi %762, %798 : index
                %800 = vector.shuffle %744, %744 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %800, %kv[%799] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %801 = arith.addi %737, %c12 : index
                %802 = arith.divui %801, %c10 : index
                %803 = arith.muli %802, %c18 : index
                %804 = arith.addi %803, %c8 : index
                %805 = arith.remui %801, %c10 : index
                %806 = arith.divui %732, %c12 : index
                %807 = arith.remui %732, %c12 : index
                %808 = arith.muli %807, %c13 : index
                %809 = arith.addi %806, %808 : index
                %810 = arith.divui %809, %c13 : index
                %811 = arith.muli %810, %c19 : index
                %812 = arith.muli %805, %c10 : index
                %813 = arith.addi %811, %812 : index
                %814 = arith.remui %809, %c13 : index
                %815 = arith.muli %814, %c12 : index
                %816 = arith.addi %813, %815 : index
                %817 = arith.addi %804, %816 : index
                %818 = arith.addi %762, %817 : index
                %819 = vector.shuffle %744, %744 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %819, %kv[%818] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %820 = arith.addi %737, %c20 : index
                %821 = arith.divui %820, %c10 : index
                %822 = arith.muli %821, %c18 : index
                %823 = arith.addi %822, %c8 : index
                %824 = arith.remui %820, %c10 : index
                %825 = arith.divui %732, %c12 : index
                %826 = arith.remui %732, %c12 : index
                %827 = arith.muli %826, %c13 : index
                %828 = arith.addi %825, %827 : index
                %829 = arith.divui %828, %c13 : index
                %830 = arith.muli %829, %c19 : index
                %831 = arith.muli %824, %c10 : index
                %832 = arith.addi %830, %831 : index
                %833 = arith.remui %828, %c13 : index
                %834 = arith.muli %833, %c12 : index
                %835 = arith.addi %832, %834 : index
                %836 = arith.addi %823, %835 : index
                %837 = arith.addi %762, %836 : index
                %838 = vector.shuffle %744, %744 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %838, %kv[%837] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %839 = arith.cmpi eq, %codec, %c6 : index
          scf.if %839 {
            %840 = wave.lane
            %841 = arith.muli %840, %c17 : index
            scf.for %842 = %841 to %c28 step %c5 {
              %843 = arith.addi %727, %842 : index
              %844 = vector.load %13[%843] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %845 = arith.mulf %844, %730 : vector<4xf32>
              %846 = wave.fp8_encode "e4m3" %845 : vector<4xf32> -> vector<4xi8>
              %847 = arith.cmpi slt, %728, %kvHeads : index
              scf.if %847 {
                %848 = arith.muli %728, %c8 : index
                %849 = arith.addi %733, %848 : index
                %850 = vector.shuffle %846, %846 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %851 = arith.divui %842, %c10 : index
                %852 = arith.muli %851, %c19 : index
                %853 = arith.remui %842, %c10 : index
                %854 = arith.muli %732, %c10 : index
                %855 = arith.divui %853, %c17 : index
                %856 = arith.muli %855, %c17 : index
                %857 = arith.remui %853, %c12 : index
                %858 = arith.muli %857, %c12 : index
                %859 = arith.addi %856, %858 : index
                %860 = arith.divui %853, %c12 : index
                %861 = arith.remui %860, %c12 : index
                %862 = arith.addi %859, %861 : index
                %863 = arith.addi %854, %862 : index
                %864 = arith.addi %852, %863 : index
                %865 = arith.addi %849, %864 : index
                vector.store %850, %kv[%865] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %866 = arith.subi %728, %kvHeads : index
                %867 = arith.muli %866, %c8 : index
                %868 = arith.addi %733, %867 : index
                %869 = arith.addi %842, %c7 : index
                %870 = arith.divui %869, %c10 : index
                %871 = arith.muli %870, %c19 : index
                %872 = arith.addi %871, %c9 : index
                %873 = arith.remui %869, %c10 : index
                %874 = arith.divui %732, %c12 : index
                %875 = arith.remui %732, %c12 : index
                %876 = arith.muli %875, %c13 : index
                %877 = arith.addi %874, %876 : index
                %878 = arith.muli %873, %c10 : index
                %879 = arith.divui %877, %c17 : index
                %880 = arith.muli %879, %c17 : index
                %881 = arith.remui %877, %c12 : index
                %882 = arith.muli %881, %c12 : index
                %883 = arith.addi %880, %882 : index
                %884 = arith.divui %877, %c12 : index
                %885 = arith.remui %884, %c12 : index
                %886 = arith.addi %883, %885 : index
                %887 = arith.addi %878, %886 : index
                %888 = arith.addi %872, %887 : index
                %889 = arith.addi %868, %888 : index
                %890 = vector.shuffle %846, %846 [0] : vector<4xi8>, vector<4xi8>
                vector.store %890, %kv[%889] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %891 = arith.addi %842, %c6 : index
                %892 = arith.divui %891, %c10 : index
                %893 = arith.muli %892, %c19 : index
                %894 = arith.addi %893, %c9 : index
                %895 = arith.remui %891, %c10 : index
                %896 = arith.divui %732, %c12 : index
                %897 = arith.remui %732, %c12 : index
                %898 = arith.muli %897, %c13 : index
                %899 = arith.addi %896, %898 : index
                %900 = arith.muli %895, %c10 : index
                %901 = arith.divui %899, %c17 : index
                %902 = arith.muli %901, %c17 : index
                %903 = arith.remui %899, %c12 : index
                %904 = arith.muli %903, %c12 : index
                %905 = arith.addi %902, %904 : index
                %906 = arith.divui %899, %c12 : index
                %907 = arith.remui %906, %c12 : index
                %908 = arith.addi %905, %907 : index
                %909 = arith.addi %900, %908 : index
                %910 = arith.addi %894, %909 : index
                %911 = arith.addi %868, %910 : index
                %912 = vector.shuffle %846, %846 [1] : vector<4xi8>, vector<4xi8>
                vector.store %912, %kv[%911] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %913 = arith.addi %842, %c12 : index
                %914 = arith.divui %913, %c10 : index
                %915 = arith.muli %914, %c19 : index
                %916 = arith.addi %915, %c9 : index
                %917 = arith.remui %913, %c10 : index
                %918 = arith.divui %732, %c12 : index
                %919 = arith.remui %732, %c12 : index
                %920 = arith.muli %919, %c13 : index
                %921 = arith.addi %918, %920 : index
                %922 = arith.muli %917, %c10 : index
                %923 = arith.divui %921, %c17 : index
                %924 = arith.muli %923, %c17 : index
                %925 = arith.remui %921, %c12 : index
                %926 = arith.muli %925, %c12 : index
                %927 = arith.addi %924, %926 : index
                %928 = arith.divui %921, %c12 : index
                %929 = arith.remui %928, %c12 : index
                %930 = arith.addi %927, %929 : index
                %931 = arith.addi %922, %930 : index
                %932 = arith.addi %916, %931 : index
                %933 = arith.addi %868, %932 : index
                %934 = vector.shuffle %846, %846 [2] : vector<4xi8>, vector<4xi8>
                vector.store %934, %kv[%933] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %935 = arith.addi %842, %c20 : index
                %936 = arith.divui %935, %c10 : index
                %937 = arith.muli %936, %c19 : index
                %938 = arith.addi %937, %c9 : index
                %939 = arith.remui %935, %c10 : index
                %940 = arith.divui %732, %c12 : index
                %941 = arith.remui %732, %c12 : index
                %942 = arith.muli %941, %c13 : index
                %943 = arith.addi %940, %942 : index
                %944 = arith.muli %939, %c10 : index
                %945 = arith.divui %943, %c17 : index
                %946 = arith.muli %945, %c17 : index
                %947 = arith.remui %943, %c12 : index
                %948 = arith.muli %947, %c12 : index
                %949 = arith.addi %946, %948 : index
                %950 = arith.divui %943, %c12 : index
                %951 = arith.remui %950, %c12 : index
                %952 = arith.addi %949, %951 : index
                %953 = arith.addi %944, %952 : index
                %954 = arith.addi %938, %953 : index
                %955 = arith.addi %868, %954 : index
                %956 = vector.shuffle %846, %846 [3] : vector<4xi8>, vector<4xi8>
                vector.store %956, %kv[%955] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %957 = arith.cmpi eq, %codec, %c12 : index
          scf.if %957 {
            %958 = wave.lane
            %959 = arith.muli %958, %c17 : index
            scf.for %960 = %959 to %c28 step %c5 {
              %961 = arith.addi %727, %960 : index
              %962 = vector.load %13[%961] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %963 = arith.mulf %962, %730 : vector<4xf32>
              %964 = wave.fp8_encode "e5m2" %963 : vector<4xf32> -> vector<4xi8>
              %965 = arith.cmpi slt, %728, %kvHeads : index
              scf.if %965 {
                %966 = arith.muli %728, %c8 : index
                %967 = arith.addi %733, %966 : index
                %968 = vector.shuffle %964, %964 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %969 = arith.divui %960, %c10 : index
                %970 = arith.muli %969, %c19 : index
                %971 = arith.remui %960, %c10 : index
                %972 = arith.muli %732, %c10 : index
                %973 = arith.divui %971, %c17 : index
                %974 = arith.muli %973, %c17 : index
                %975 = arith.remui %971, %c12 : index
                %976 = arith.muli %975, %c12 : index
                %977 = arith.addi %974, %976 : index
                %978 = arith.divui %971, %c12 : index
                %979 = arith.remui %978, %c12 : index
                %980 = arith.addi %977, %979 : index
                %981 = arith.addi %972, %980 : index
                %982 = arith.addi %970, %981 : index
                %983 = arith.addi %967, %982 : index
                vector.store %968, %kv[%983] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %984 = arith.subi %728, %kvHeads : index
                %985 = arith.muli %984, %c8 : index
                %986 = arith.addi %733, %985 : index
                %987 = arith.addi %960, %c7 : index
                %988 = arith.divui %987, %c10 : index
                %989 = arith.muli %988, %c19 : index
                %990 = arith.addi %989, %c9 : index
                %991 = arith.remui %987, %c10 : index
                %992 = arith.divui %732, %c12 : index
                %993 = arith.remui %732, %c12 : index
                %994 = arith.muli %993, %c13 : index
                %995 = arith.addi %992, %994 : index
                %996 = arith.muli %991, %c10 : index
                %997 = arith.divui %995, %c17 : index
                %998 = arith.muli %997, %c17 : index
                %999 = arith.remui %995, %c12 : index
                %1000 = arith.muli %999, %c12 : index
                %1001 = arith.addi %998, %1000 : index
                %1002 = arith.divui %995, %c12 : index
                %1003 = arith.remui %1002, %c12 : index
                %1004 = arith.addi %1001, %1003 : index
                %1005 = arith.addi %996, %1004 : index
                %1006 = arith.addi %990, %1005 : index
                %1007 = arith.addi %986, %1006 : index
                %1008 = vector.shuffle %964, %964 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1008, %kv[%1007] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1009 = arith.addi %960, %c6 : index
                %1010 = arith.divui %1009, %c10 : index
                %1011 = arith.muli %1010, %c19 : index
                %1012 = arith.addi %1011, %c9 : index
                %1013 = arith.remui %1009, %c10 : index
                %1014 = arith.divui %732, %c12 : index
                %1015 = arith.remui %732, %c12 : index
                %1016 = arith.muli %1015, %c13 : index
                %1017 = arith.addi %1014, %1016 : index
                %1018 = arith.muli %1013, %c10 : index
                %1019 = arith.divui %1017, %c17 : index
                %1020 = arith.muli %1019, %c17 : index
                %1021 = arith.remui %1017, %c12 : index
                %1022 = arith.muli %1021, %c12 : index
                %1023 = arith.addi %1020, %1022 : index
                %1024 = arith.divui %1017, %c12 : index
                %1025 = arith.remui %1024, %c12 : index
                %1026 = arith.addi %1023, %1025 : index
                %1027 = arith.addi %1018, %1026 : index
                %1028 = arith.addi %1012, %1027 : index
                %1029 = arith.addi %986, %1028 : index
                %1030 = vector.shuffle %964, %964 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1030, %kv[%1029] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1031 = arith.addi %960, %c12 : index
                %1032 = arith.divui %1031, %c10 : index
                %1033 = arith.muli %1032, %c19 : index
                %1034 = arith.addi %1033, %c9 : index
                %1035 = arith.remui %1031, %c10 : index
                %1036 = arith.divui %732, %c12 : index
                %1037 = arith.remui %732, %c12 : index
                %1038 = arith.muli %1037, %c13 : index
                %1039 = arith.addi %1036, %1038 : index
                %1040 = arith.muli %1035, %c10 : index
                %1041 = arith.divui %1039, %c17 : index
                %1042 = arith.muli %1041, %c17 : index
                %1043 = arith.remui %1039, %c12 : index
                %1044 = arith.muli %1043, %c12 : index
                %1045 = arith.addi %1042, %1044 : index
                %1046 = arith.divui %1039, %c12 : index
                %1047 = arith.remui %1046, %c12 : index
                %1048 = arith.addi %1045, %1047 : index
                %1049 = arith.addi %1040, %1048 : index
                %1050 = arith.addi %1034, %1049 : index
                %1051 = arith.addi %986, %1050 : index
                %1052 = vector.shuffle %964, %964 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1052, %kv[%1051] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1053 = arith.addi %960, %c20 : index
                %1054 = arith.divui %1053, %c10 : index
                %1055 = arith.muli %1054, %c19 : index
                %1056 = arith.addi %1055, %c9 : index
                %1057 = arith.remui %1053, %c10 : index
                %1058 = arith.divui %732, %c12 : index
                %1059 = arith.remui %732, %c12 : index
                %1060 = arith.muli %1059, %c13 : index
                %1061 = arith.addi %1058, %1060 : index
                %1062 = arith.muli %1057, %c10 : index
                %1063 = arith.divui %1061, %c17 : index
                %1064 = arith.muli %1063, %c17 : index
                %1065 = arith.remui %1061, %c12 : index
                %1066 = arith.muli %1065, %c12 : index
                %1067 = arith.addi %1064, %1066 : index
                %1068 = arith.divui %1061, %c12 : index
                %1069 = arith.remui %1068, %c12 : index
                %1070 = arith.addi %1067, %1069 : index
                %1071 = arith.addi %1062, %1070 : index
                %1072 = arith.addi %1056, %1071 : index
                %1073 = arith.addi %986, %1072 : index
                %1074 = vector.shuffle %964, %964 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1074, %kv[%1073] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1075 = arith.addi %361, %c38 : index
      %1076 = arith.addi %360, %1075 : index
      %1077 = arith.cmpi slt, %1076, %15 : index
      %1078 = arith.cmpi slt, %1075, %c10 : index
      %1079 = arith.andi %1077, %1078 : i1
      scf.if %1079 {
        %1080 = arith.addi %360, %1075 : index
        %1081 = arith.addi %slotsAt, %1080 : index
        %1082 = memref.load %step[%1081] : memref<?xi32>
        %1083 = arith.index_cast %1082 : i32 to index
        %1084 = arith.cmpi sge, %1083, %c7 : index
        scf.if %1084 {
          %1085 = arith.muli %1075, %c28 : index
          %1086 = arith.subi %0, %heads : index
          %1087 = memref.load %scales[%1086] : memref<?xf32>
          %1088 = vector.broadcast %1087 : f32 to vector<4xf32>
          %1089 = arith.divui %1083, %c10 : index
          %1090 = arith.remui %1083, %c10 : index
          %1091 = arith.muli %1089, %pageBytes : index
          %1092 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1092 {
            %1093 = wave.lane
            %1094 = arith.muli %1093, %c17 : index
            scf.for %1095 = %1094 to %c28 step %c5 {
              %1096 = arith.addi %1085, %1095 : index
              %1097 = vector.load %13[%1096] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1098 = arith.mulf %1097, %1088 : vector<4xf32>
              %1099 = arith.minimumf %1098, %c42 : vector<4xf32>
              %1100 = arith.maximumf %1099, %c43 : vector<4xf32>
              %1101 = arith.truncf %1100 : vector<4xf32> to vector<4xf16>
              %1102 = vector.bitcast %1101 : vector<4xf16> to vector<8xi8>
              %1103 = arith.cmpi slt, %1086, %kvHeads : index
              scf.if %1103 {
                %1104 = arith.muli %1086, %c44 : index
                %1105 = arith.addi %1091, %1104 : index
                %1106 = arith.divui %1095, %c10 : index
                %1107 = arith.muli %1106, %c18 : index
                %1108 = arith.remui %1095, %c10 : index
                %1109 = arith.divui %1108, %c13 : index
                %1110 = arith.muli %1109, %c19 : index
                %1111 = arith.muli %1090, %c10 : index
                %1112 = arith.addi %1110, %1111 : index
                %1113 = arith.remui %1108, %c13 : index
                %1114 = arith.muli %1113, %c12 : index
                %1115 = arith.addi %1112, %1114 : index
                %1116 = arith.addi %1107, %1115 : index
                %1117 = arith.addi %1105, %1116 : index
                vector.store %1102, %kv[%1117] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1118 = arith.subi %1086, %kvHeads : index
                %1119 = arith.muli %1118, %c44 : index
                %1120 = arith.addi %1091, %1119 : index
                %1121 = arith.addi %1095, %c7 : index
                %1122 = arith.divui %1121, %c10 : index
                %1123 = arith.muli %1122, %c18 : index
                %1124 = arith.addi %1123, %c8 : index
                %1125 = arith.remui %1121, %c10 : index
                %1126 = arith.divui %1090, %c12 : index
                %1127 = arith.remui %1090, %c12 : index
                %1128 = arith.muli %1127, %c13 : index
                %1129 = arith.addi %1126, %1128 : index
                %1130 = arith.divui %1129, %c13 : index
                %1131 = arith.muli %1130, %c19 : index
                %1132 = arith.muli %1125, %c10 : index
                %1133 = arith.addi %1131, %1132 : index
                %1134 = arith.remui %1129, %c13 : index
                %1135 = arith.muli %1134, %c12 : index
                %1136 = arith.addi %1133, %1135 : index
                %1137 = arith.addi %1124, %1136 : index
                %1138 = arith.addi %1120, %1137 : index
                %1139 = vector.shuffle %1102, %1102 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1139, %kv[%1138] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1140 = arith.addi %1095, %c6 : index
                %1141 = arith.divui %1140, %c10 : index
                %1142 = arith.muli %1141, %c18 : index
                %1143 = arith.addi %1142, %c8 : index
                %1144 = arith.remui %1140, %c10 : index
                %1145 = arith.divui %1090, %c12 : index
                %1146 = arith.remui %1090, %c12 : index
                %1147 = arith.muli %1146, %c13 : index
                %1148 = arith.addi %1145, %1147 : index
                %1149 = arith.divui %1148, %c13 : index
                %1150 = arith.muli %1149, %c19 : index
                %1151 = arith.muli %1144, %c10 : index
                %1152 = arith.addi %1150, %1151 : index
                %1153 = arith.remui %1148, %c13 : index
                %1154 = arith.muli %1153, %c12 : index
                %1155 = arith.addi %1152, %1154 : index
                %1156 = arith.addi %1143, %1155 : index
                %1157 = arith.addi %1120, %1156 : index
                %1158 = vector.shuffle %1102, %1102 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1158, %kv[%1157] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1159 = arith.addi %1095, %c12 : index
                %1160 = arith.divui %1159, %c10 : index
                %1161 = arith.muli %1160, %c18 : index
                %1162 = arith.addi %1161, %c8 : index
                %1163 = arith.remui %1159, %c10 : index
                %1164 = arith.divui %1090, %c12 : index
                %1165 = arith.remui %1090, %c12 : index
                %1166 = arith.muli %1165, %c13 : index
                %1167 = arith.addi %1164, %1166 : index
                %1168 = arith.divui %1167, %c13 : index
                %1169 = arith.muli %1168, %c19 : index
                %1170 = arith.muli %1163, %c10 : index
                %1171 = arith.addi %1169, %1170 : index
                %1172 = arith.remui %1167, %c13 : index
                %1173 = arith.muli %1172, %c12 : index
                %1174 = arith.addi %1171, %1173 : index
                %1175 = arith.addi %1162, %1174 : index
                %1176 = arith.addi %1120, %1175 : index
                %1177 = vector.shuffle %1102, %1102 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1177, %kv[%1176] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1178 = arith.addi %1095, %c20 : index
                %1179 = arith.divui %1178, %c10 : index
                %1180 = arith.muli %1179, %c18 : index
                %1181 = arith.addi %1180, %c8 : index
                %1182 = arith.remui %1178, %c10 : index
                %1183 = arith.divui %1090, %c12 : index
                %1184 = arith.remui %1090, %c12 : index
                %1185 = arith.muli %1184, %c13 : index
                %1186 = arith.addi %1183, %1185 : index
                %1187 = arith.divui %1186, %c13 : index
                %1188 = arith.muli %1187, %c19 : index
                %1189 = arith.muli %1182, %c10 : index
                %1190 = arith.addi %1188, %1189 : index
                %1191 = arith.remui %1186, %c13 : index
                %1192 = arith.muli %1191, %c12 : index
                %1193 = arith.addi %1190, %1192 : index
                %1194 = arith.addi %1181, %1193 : index
                %1195 = arith.addi %1120, %1194 : index
                %1196 = vector.shuffle %1102, %1102 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1196, %kv[%1195] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1197 = arith.cmpi eq, %codec, %c6 : index
          scf.if %1197 {
            %1198 = wave.lane
            %1199 = arith.muli %1198, %c17 : index
            scf.for %1200 = %1199 to %c28 step %c5 {
              %1201 = arith.addi %1085, %1200 : index
              %1202 = vector.load %13[%1201] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1203 = arith.mulf %1202, %1088 : vector<4xf32>
              %1204 = wave.fp8_encode "e4m3" %1203 : vector<4xf32> -> vector<4xi8>
              %1205 = arith.cmpi slt, %1086, %kvHeads : index
              scf.if %1205 {
                %1206 = arith.muli %1086, %c8 : index
                %1207 = arith.addi %1091, %1206 : index
                %1208 = vector.shuffle %1204, %1204 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1209 = arith.divui %1200, %c10 : index
                %1210 = arith.muli %1209, %c19 : index
                %1211 = arith.remui %1200, %c10 : index
                %1212 = arith.muli %1090, %c10 : index
                %1213 = arith.divui %1211, %c17 : index
                %1214 = arith.muli %1213, %c17 : index
                %1215 = arith.remui %1211, %c12 : index
                %1216 = arith.muli %1215, %c12 : index
                %1217 = arith.addi %1214, %1216 : index
                %1218 = arith.divui %1211, %c12 : index
                %1219 = arith.remui %1218, %c12 : index
                %1220 = arith.addi %1217, %1219 : index
                %1221 = arith.addi %1212, %1220 : index
                %1222 = arith.addi %1210, %1221 : index
                %1223 = arith.addi %1207, %1222 : index
                vector.store %1208, %kv[%1223] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1224 = arith.subi %1086, %kvHeads : index
                %1225 = arith.muli %1224, %c8 : index
                %1226 = arith.addi %1091, %1225 : index
                %1227 = arith.addi %1200, %c7 : index
                %1228 = arith.divui %1227, %c10 : index
                %1229 = arith.muli %1228, %c19 : index
                %1230 = arith.addi %1229, %c9 : index
                %1231 = arith.remui %1227, %c10 : index
                %1232 = arith.divui %1090, %c12 : index
                %1233 = arith.remui %1090, %c12 : index
                %1234 = arith.muli %1233, %c13 : index
                %1235 = arith.addi %1232, %1234 : index
                %1236 = arith.muli %1231, %c10 : index
                %1237 = arith.divui %1235, %c17 : index
                %1238 = arith.muli %1237, %c17 : index
                %1239 = arith.remui %1235, %c12 : index
                %1240 = arith.muli %1239, %c12 : index
                %1241 = arith.addi %1238, %1240 : index
                %1242 = arith.divui %1235, %c12 : index
                %1243 = arith.remui %1242, %c12 : index
                %1244 = arith.addi %1241, %1243 : index
                %1245 = arith.addi %1236, %1244 : index
                %1246 = arith.addi %1230, %1245 : index
                %1247 = arith.addi %1226, %1246 : index
                %1248 = vector.shuffle %1204, %1204 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1248, %kv[%1247] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1249 = arith.addi %1200, %c6 : index
                %1250 = arith.divui %1249, %c10 : index
                %1251 = arith.muli %1250, %c19 : index
                %1252 = arith.addi %1251, %c9 : index
                %1253 = arith.remui %1249, %c10 : index
                %1254 = arith.divui %1090, %c12 : index
                %1255 = arith.remui %1090, %c12 : index
                %1256 = arith.muli %1255, %c13 : index
                %1257 = arith.addi %1254, %1256 : index
                %1258 = arith.muli %1253, %c10 : index
                %1259 = arith.divui %1257, %c17 : index
                %1260 = arith.muli %1259, %c17 : index
                %1261 = arith.remui %1257, %c12 : index
                %1262 = arith.muli %1261, %c12 : index
                %1263 = arith.addi %1260, %1262 : index
                %1264 = arith.divui %1257, %c12 : index
                %1265 = arith.remui %1264, %c12 : index
                %1266 = arith.addi %1263, %1265 : index
                %1267 = arith.addi %1258, %1266 : index
                %1268 = arith.addi %1252, %1267 : index
                %1269 = arith.addi %1226, %1268 : index
                %1270 = vector.shuffle %1204, %1204 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1270, %kv[%1269] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1271 = arith.addi %1200, %c12 : index
                %1272 = arith.divui %1271, %c10 : index
                %1273 = arith.muli %1272, %c19 : index
                %1274 = arith.addi %1273, %c9 : index
                %1275 = arith.remui %1271, %c10 : index
                %1276 = arith.divui %1090, %c12 : index
                %1277 = arith.remui %1090, %c12 : index
                %1278 = arith.muli %1277, %c13 : index
                %1279 = arith.addi %1276, %1278 : index
                %1280 = arith.muli %1275, %c10 : index
                %1281 = arith.divui %1279, %c17 : index
                %1282 = arith.muli %1281, %c17 : index
                %1283 = arith.remui %1279, %c12 : index
                %1284 = arith.muli %1283, %c12 : index
                %1285 = arith.addi %1282, %1284 : index
                %1286 = arith.divui %1279, %c12 : index
                %1287 = arith.remui %1286, %c12 : index
                %1288 = arith.addi %1285, %1287 : index
                %1289 = arith.addi %1280, %1288 : index
                %1290 = arith.addi %1274, %1289 : index
                %1291 = arith.addi %1226, %1290 : index
                %1292 = vector.shuffle %1204, %1204 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1292, %kv[%1291] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1293 = arith.addi %1200, %c20 : index
                %1294 = arith.divui %1293, %c10 : index
                %1295 = arith.muli %1294, %c19 : index
                %1296 = arith.addi %1295, %c9 : index
                %1297 = arith.remui %1293, %c10 : index
                %1298 = arith.divui %1090, %c12 : index
                %1299 = arith.remui %1090, %c12 : index
                %1300 = arith.muli %1299, %c13 : index
                %1301 = arith.addi %1298, %1300 : index
                %1302 = arith.muli %1297, %c10 : index
                %1303 = arith.divui %1301, %c17 : index
                %1304 = arith.muli %1303, %c17 : index
                %1305 = arith.remui %1301, %c12 : index
                %1306 = arith.muli %1305, %c12 : index
                %1307 = arith.addi %1304, %1306 : index
                %1308 = arith.divui %1301, %c12 : index
                %1309 = arith.remui %1308, %c12 : index
                %1310 = arith.addi %1307, %1309 : index
                %1311 = arith.addi %1302, %1310 : index
                %1312 = arith.addi %1296, %1311 : index
                %1313 = arith.addi %1226, %1312 : index
                %1314 = vector.shuffle %1204, %1204 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1314, %kv[%1313] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1315 = arith.cmpi eq, %codec, %c12 : index
          scf.if %1315 {
            %1316 = wave.lane
            %1317 = arith.muli %1316, %c17 : index
            scf.for %1318 = %1317 to %c28 step %c5 {
              %1319 = arith.addi %1085, %1318 : index
              %1320 = vector.load %13[%1319] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1321 = arith.mulf %1320, %1088 : vector<4xf32>
              %1322 = wave.fp8_encode "e5m2" %1321 : vector<4xf32> -> vector<4xi8>
              %1323 = arith.cmpi slt, %1086, %kvHeads : index
              scf.if %1323 {
                %1324 = arith.muli %1086, %c8 : index
                %1325 = arith.addi %1091, %1324 : index
                %1326 = vector.shuffle %1322, %1322 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1327 = arith.divui %1318, %c10 : index
                %1328 = arith.muli %1327, %c19 : index
                %1329 = arith.remui %1318, %c10 : index
                %1330 = arith.muli %1090, %c10 : index
                %1331 = arith.divui %1329, %c17 : index
                %1332 = arith.muli %1331, %c17 : index
                %1333 = arith.remui %1329, %c12 : index
                %1334 = arith.muli %1333, %c12 : index
                %1335 = arith.addi %1332, %1334 : index
                %1336 = arith.divui %1329, %c12 : index
                %1337 = arith.remui %1336, %c12 : index
                %1338 = arith.addi %1335, %1337 : index
                %1339 = arith.addi %1330, %1338 : index
                %1340 = arith.addi %1328, %1339 : index
                %1341 = arith.addi %1325, %1340 : index
                vector.store %1326, %kv[%1341] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1342 = arith.subi %1086, %kvHeads : index
                %1343 = arith.muli %1342, %c8 : index
                %1344 = arith.addi %1091, %1343 : index
                %1345 = arith.addi %1318, %c7 : index
                %1346 = arith.divui %1345, %c10 : index
                %1347 = arith.muli %1346, %c19 : index
                %1348 = arith.addi %1347, %c9 : index
                %1349 = arith.remui %1345, %c10 : index
                %1350 = arith.divui %1090, %c12 : index
                %1351 = arith.remui %1090, %c12 : index
                %1352 = arith.muli %1351, %c13 : index
                %1353 = arith.addi %1350, %1352 : index
                %1354 = arith.muli %1349, %c10 : index
                %1355 = arith.divui %1353, %c17 : index
                %1356 = arith.muli %1355, %c17 : index
                %1357 = arith.remui %1353, %c12 : index
                %1358 = arith.muli %1357, %c12 : index
                %1359 = arith.addi %1356, %1358 : index
                %1360 = arith.divui %1353, %c12 : index
                %1361 = arith.remui %1360, %c12 : index
                %1362 = arith.addi %1359, %1361 : index
                %1363 = arith.addi %1354, %1362 : index
                %1364 = arith.addi %1348, %1363 : index
                %1365 = arith.addi %1344, %1364 : index
                %1366 = vector.shuffle %1322, %1322 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1366, %kv[%1365] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1367 = arith.addi %1318, %c6 : index
                %1368 = arith.divui %1367, %c10 : index
                %1369 = arith.muli %1368, %c19 : index
                %1370 = arith.addi %1369, %c9 : index
                %1371 = arith.remui %1367, %c10 : index
                %1372 = arith.divui %1090, %c12 : index
                %1373 = arith.remui %1090, %c12 : index
                %1374 = arith.muli %1373, %c13 : index
                %1375 = arith.addi %1372, %1374 : index
                %1376 = arith.muli %1371, %c10 : index
                %1377 = arith.divui %1375, %c17 : index
                %1378 = arith.muli %1377, %c17 : index
                %1379 = arith.remui %1375, %c12 : index
                %1380 = arith.muli %1379, %c12 : index
                %1381 = arith.addi %1378, %1380 : index
                %1382 = arith.divui %1375, %c12 : index
                %1383 = arith.remui %1382, %c12 : index
                %1384 = arith.addi %1381, %1383 : index
                %1385 = arith.addi %1376, %1384 : index
                %1386 = arith.addi %1370, %1385 : index
                %1387 = arith.addi %1344, %1386 : index
                %1388 = vector.shuffle %1322, %1322 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1388, %kv[%1387] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1389 = arith.addi %1318, %c12 : index
                %1390 = arith.divui %1389, %c10 : index
                %1391 = arith.muli %1390, %c19 : index
                %1392 = arith.addi %1391, %c9 : index
                %1393 = arith.remui %1389, %c10 : index
                %1394 = arith.divui %1090, %c12 : index
                %1395 = arith.remui %1090, %c12 : index
                %1396 = arith.muli %1395, %c13 : index
                %1397 = arith.addi %1394, %1396 : index
                %1398 = arith.muli %1393, %c10 : index
                %1399 = arith.divui %1397, %c17 : index
                %1400 = arith.muli %1399, %c17 : index
                %1401 = arith.remui %1397, %c12 : index
                %1402 = arith.muli %1401, %c12 : index
                %1403 = arith.addi %1400, %1402 : index
                %1404 = arith.divui %1397, %c12 : index
                %1405 = arith.remui %1404, %c12 : index
                %1406 = arith.addi %1403, %1405 : index
                %1407 = arith.addi %1398, %1406 : index
                %1408 = arith.addi %1392, %1407 : index
                %1409 = arith.addi %1344, %1408 : index
                %1410 = vector.shuffle %1322, %1322 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1410, %kv[%1409] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1411 = arith.addi %1318, %c20 : index
                %1412 = arith.divui %1411, %c10 : index
                %1413 = arith.muli %1412, %c19 : index
                %1414 = arith.addi %1413, %c9 : index
                %1415 = arith.remui %1411, %c10 : index
                %1416 = arith.divui %1090, %c12 : index
                %1417 = arith.remui %1090, %c12 : index
                %1418 = arith.muli %1417, %c13 : index
                %1419 = arith.addi %1416, %1418 : index
                %1420 = arith.muli %1415, %c10 : index
                %1421 = arith.divui %1419, %c17 : index
                %1422 = arith.muli %1421, %c17 : index
                %1423 = arith.remui %1419, %c12 : index
                %1424 = arith.muli %1423, %c12 : index
                %1425 = arith.addi %1422, %1424 : index
                %1426 = arith.divui %1419, %c12 : index
                %1427 = arith.remui %1426, %c12 : index
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
    }
  }
  wave.return
}
