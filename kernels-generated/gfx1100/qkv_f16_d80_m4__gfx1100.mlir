// GENERATED from codegen/kvcgen/gfx_qkv.py; do not edit.
// Config: GfxQkv(format='f16', dim=80, rows=Rows(name='m4', tiles=1, staged=True))
// Write: PYTHONPATH=codegen python3 -m kvcgen    Check: the same with --check
wave.kernel @qkv_f16_d80_m4__gfx1100(%step: memref<?xi32>, %x: memref<?xf16>, %factors: memref<?xf32>, %w: memref<?xi8>, %bias: memref<?xf32>, %query_norm: memref<?xf32>, %key_norm: memref<?xf32>, %rope: memref<?xf32>, %scales: memref<?xf32>, %kv: memref<?xi8>, %q: memref<?xf32>) attributes {waves = 10 : i64} {
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
  %operandHalves = wave.param "operandHalves" : index
  %c13 = arith.constant 8 : index
  %c14 = arith.constant 320 : index
  %c15 = arith.constant dense<0x00000000> : vector<8xf32>
  %stepsPerWave = wave.param "stepsPerWave" : index
  %wholeBlocks = wave.param "wholeBlocks" : index
  %c18 = arith.constant 4 : index
  %c19 = arith.constant 512 : index
  %c20 = arith.constant 256 : index
  %c21 = arith.constant 2 : index
  %c22 = arith.constant 3 : index
  %c23 = arith.constant 64 : index
  %c24 = arith.constant 96 : index
  %c25 = arith.constant 160 : index
  %c26 = arith.constant 192 : index
  %c27 = arith.constant 224 : index
  %hasFactors = wave.param "hasFactors" : index
  %operandScale = wave.param "operandScale" : f32
  %c30 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c32 = arith.constant 40 : index
  %c33 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c36 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %c38 = arith.constant 0x3F800000 : f32
  %epsilon = wave.param "epsilon" : f32
  %c40 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c44 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c45 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c46 = arith.constant 5120 : index
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
    %20 = wave.scratch %operandHalves : memref<?xf16>
    %21 = arith.divui %operandHalves, %c13 : index
    %22 = wave.wave
    %23 = arith.muli %22, %c4 : index
    %24 = wave.lane
    %25 = arith.addi %23, %24 : index
    scf.for %26 = %25 to %21 step %c14 {
      %27 = arith.muli %26, %c13 : index
      %28 = arith.addi %c7, %27 : index
      %29 = vector.load %x[%28] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %30 = arith.muli %26, %c13 : index
      vector.store %29, %20[%30] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
    }
    wave.barrier
    %31 = arith.remui %19, %tileRows : index
    %32 = arith.muli %31, %c13 : index
    %33 = arith.divui %inputFeatures, %c10 : index
    %34 = arith.muli %4, %stepsPerWave : index
    %35 = arith.minsi %34, %33 : index
    %36 = arith.addi %35, %stepsPerWave : index
    %37 = arith.minsi %36, %33 : index
    %38 = arith.cmpi eq, %wholeBlocks, %c6 : index
    %39 = arith.subi %37, %35 : index
    %40 = arith.divui %39, %c18 : index
    %41 = arith.muli %40, %c18 : index
    %42 = arith.addi %35, %41 : index
    %43 = arith.addi %35, %stepsPerWave : index
    %44 = arith.select %38, %43, %42 : index
    %47 = scf.for %45 = %35 to %44 step %c18 iter_args(%46 = %c15) -> (vector<8xf32>) {
      %48 = wave.lane
      %49 = arith.addi %45, %c7 : index
      %50 = arith.addi %11, %c5 : index
      %51 = arith.muli %49, %c19 : index
      %52 = arith.addi %50, %51 : index
      %53 = arith.remui %48, %c10 : index
      %54 = arith.muli %53, %c10 : index
      %55 = arith.addi %52, %54 : index
      %56 = vector.load %w[%55] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %57 = vector.bitcast %56 : vector<16xi8> to vector<8xf16>
      %58 = arith.addi %55, %c20 : index
      %59 = vector.load %w[%58] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %60 = vector.bitcast %59 : vector<16xi8> to vector<8xf16>
      %61 = vector.shuffle %57, %60 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %62 = arith.addi %45, %c6 : index
      %63 = arith.addi %11, %c5 : index
      %64 = arith.muli %62, %c19 : index
      %65 = arith.addi %63, %64 : index
      %66 = arith.remui %48, %c10 : index
      %67 = arith.muli %66, %c10 : index
      %68 = arith.addi %65, %67 : index
      %69 = vector.load %w[%68] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %70 = vector.bitcast %69 : vector<16xi8> to vector<8xf16>
      %71 = arith.addi %68, %c20 : index
      %72 = vector.load %w[%71] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %73 = vector.bitcast %72 : vector<16xi8> to vector<8xf16>
      %74 = vector.shuffle %70, %73 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %75 = arith.addi %45, %c21 : index
      %76 = arith.addi %11, %c5 : index
      %77 = arith.muli %75, %c19 : index
      %78 = arith.addi %76, %77 : index
      %79 = arith.remui %48, %c10 : index
      %80 = arith.muli %79, %c10 : index
      %81 = arith.addi %78, %80 : index
      %82 = vector.load %w[%81] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %83 = vector.bitcast %82 : vector<16xi8> to vector<8xf16>
      %84 = arith.addi %81, %c20 : index
      %85 = vector.load %w[%84] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %86 = vector.bitcast %85 : vector<16xi8> to vector<8xf16>
      %87 = vector.shuffle %83, %86 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %88 = arith.addi %45, %c22 : index
      %89 = arith.addi %11, %c5 : index
      %90 = arith.muli %88, %c19 : index
      %91 = arith.addi %89, %90 : index
      %92 = arith.remui %48, %c10 : index
      %93 = arith.muli %92, %c10 : index
      %94 = arith.addi %91, %93 : index
      %95 = vector.load %w[%94] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %96 = vector.bitcast %95 : vector<16xi8> to vector<8xf16>
      %97 = arith.addi %94, %c20 : index
      %98 = vector.load %w[%97] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %99 = vector.bitcast %98 : vector<16xi8> to vector<8xf16>
      %100 = vector.shuffle %96, %99 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %101 = arith.muli %45, %c6 : index
      %102 = arith.addi %101, %c7 : index
      %103 = arith.muli %tileRows, %c10 : index
      %104 = arith.muli %102, %103 : index
      %105 = arith.addi %32, %104 : index
      %106 = vector.load %20[%105] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %107 = arith.muli %tileRows, %c13 : index
      %108 = arith.addi %105, %107 : index
      %109 = vector.load %20[%108] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %110 = vector.shuffle %106, %109 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %111 = wave.mma %110, %61, %46 : vector<16xf16>, vector<8xf32>
      %112 = arith.muli %45, %c6 : index
      %113 = arith.addi %112, %c6 : index
      %114 = arith.muli %tileRows, %c10 : index
      %115 = arith.muli %113, %114 : index
      %116 = arith.addi %32, %115 : index
      %117 = vector.load %20[%116] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %118 = arith.muli %tileRows, %c13 : index
      %119 = arith.addi %116, %118 : index
      %120 = vector.load %20[%119] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %121 = vector.shuffle %117, %120 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %122 = wave.mma %121, %74, %111 : vector<16xf16>, vector<8xf32>
      %123 = arith.muli %45, %c6 : index
      %124 = arith.addi %123, %c21 : index
      %125 = arith.muli %tileRows, %c10 : index
      %126 = arith.muli %124, %125 : index
      %127 = arith.addi %32, %126 : index
      %128 = vector.load %20[%127] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %129 = arith.muli %tileRows, %c13 : index
      %130 = arith.addi %127, %129 : index
      %131 = vector.load %20[%130] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %132 = vector.shuffle %128, %131 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %133 = wave.mma %132, %87, %122 : vector<16xf16>, vector<8xf32>
      %134 = arith.muli %45, %c6 : index
      %135 = arith.addi %134, %c22 : index
      %136 = arith.muli %tileRows, %c10 : index
      %137 = arith.muli %135, %136 : index
      %138 = arith.addi %32, %137 : index
      %139 = vector.load %20[%138] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %140 = arith.muli %tileRows, %c13 : index
      %141 = arith.addi %138, %140 : index
      %142 = vector.load %20[%141] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %143 = vector.shuffle %139, %142 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %144 = wave.mma %143, %100, %133 : vector<16xf16>, vector<8xf32>
      scf.yield %144 : vector<8xf32>
    }
    %145 = arith.select %38, %44, %37 : index
    %148 = scf.for %146 = %44 to %145 step %c6 iter_args(%147 = %47) -> (vector<8xf32>) {
      %149 = wave.lane
      %150 = arith.addi %146, %c7 : index
      %151 = arith.addi %11, %c5 : index
      %152 = arith.muli %150, %c19 : index
      %153 = arith.addi %151, %152 : index
      %154 = arith.remui %149, %c10 : index
      %155 = arith.muli %154, %c10 : index
      %156 = arith.addi %153, %155 : index
      %157 = vector.load %w[%156] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %158 = vector.bitcast %157 : vector<16xi8> to vector<8xf16>
      %159 = arith.addi %156, %c20 : index
      %160 = vector.load %w[%159] {alignment = 16 : i64} : memref<?xi8>, vector<16xi8>
      %161 = vector.bitcast %160 : vector<16xi8> to vector<8xf16>
      %162 = vector.shuffle %158, %161 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %163 = arith.muli %146, %c6 : index
      %164 = arith.addi %163, %c7 : index
      %165 = arith.muli %tileRows, %c10 : index
      %166 = arith.muli %164, %165 : index
      %167 = arith.addi %32, %166 : index
      %168 = vector.load %20[%167] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %169 = arith.muli %tileRows, %c13 : index
      %170 = arith.addi %167, %169 : index
      %171 = vector.load %20[%170] {alignment = 16 : i64} : memref<?xf16>, vector<8xf16>
      %172 = vector.shuffle %168, %171 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf16>, vector<8xf16>
      %173 = wave.mma %172, %162, %147 : vector<16xf16>, vector<8xf32>
      scf.yield %173 : vector<8xf32>
    }
    %174 = arith.addi %16, %c7 : index
    %175 = wave.lane
    %176 = arith.muli %3, %c6 : index
    %177 = arith.muli %176, %c20 : index
    %178 = arith.addi %177, %175 : index
    %179 = arith.muli %4, %c9 : index
    %180 = arith.addi %179, %178 : index
    %181 = arith.addi %180, %c7 : index
    %182 = arith.addi %181, %c7 : index
    %183 = vector.extract %148[0] : f32 from vector<8xf32>
    memref.store %183, %12[%182] : memref<?xf32>
    %184 = arith.muli %4, %c9 : index
    %185 = arith.addi %184, %178 : index
    %186 = arith.addi %185, %c7 : index
    %187 = arith.addi %186, %c4 : index
    %188 = vector.extract %148[1] : f32 from vector<8xf32>
    memref.store %188, %12[%187] : memref<?xf32>
    %189 = arith.muli %4, %c9 : index
    %190 = arith.addi %189, %178 : index
    %191 = arith.addi %190, %c7 : index
    %192 = arith.addi %191, %c23 : index
    %193 = vector.extract %148[2] : f32 from vector<8xf32>
    memref.store %193, %12[%192] : memref<?xf32>
    %194 = arith.muli %4, %c9 : index
    %195 = arith.addi %194, %178 : index
    %196 = arith.addi %195, %c7 : index
    %197 = arith.addi %196, %c24 : index
    %198 = vector.extract %148[3] : f32 from vector<8xf32>
    memref.store %198, %12[%197] : memref<?xf32>
    %199 = arith.muli %4, %c9 : index
    %200 = arith.addi %199, %178 : index
    %201 = arith.addi %200, %c7 : index
    %202 = arith.addi %201, %c5 : index
    %203 = vector.extract %148[4] : f32 from vector<8xf32>
    memref.store %203, %12[%202] : memref<?xf32>
    %204 = arith.muli %4, %c9 : index
    %205 = arith.addi %204, %178 : index
    %206 = arith.addi %205, %c7 : index
    %207 = arith.addi %206, %c25 : index
    %208 = vector.extract %148[5] : f32 from vector<8xf32>
    memref.store %208, %12[%207] : memref<?xf32>
    %209 = arith.muli %4, %c9 : index
    %210 = arith.addi %209, %178 : index
    %211 = arith.addi %210, %c7 : index
    %212 = arith.addi %211, %c26 : index
    %213 = vector.extract %148[6] : f32 from vector<8xf32>
    memref.store %213, %12[%212] : memref<?xf32>
    %214 = arith.muli %4, %c9 : index
    %215 = arith.addi %214, %178 : index
    %216 = arith.addi %215, %c7 : index
    %217 = arith.addi %216, %c27 : index
    %218 = vector.extract %148[7] : f32 from vector<8xf32>
    memref.store %218, %12[%217] : memref<?xf32>
    wave.barrier
    %219 = arith.muli %4, %c18 : index
    %220 = arith.addi %219, %c7 : index
    %221 = arith.muli %220, %c21 : index
    %222 = arith.divui %175, %c10 : index
    %223 = arith.addi %221, %222 : index
    %224 = arith.addi %174, %223 : index
    %225 = arith.cmpi slt, %224, %15 : index
    scf.if %225 {
      %226 = arith.cmpi eq, %hasFactors, %c6 : index
      %227 = arith.muli %224, %c21 : index
      %228 = memref.load %factors[%227] : memref<?xf32>
      %229 = arith.mulf %228, %operandScale : f32
      %230 = arith.select %226, %229, %operandScale : f32
      %231 = arith.addi %178, %c7 : index
      %232 = arith.muli %220, %c4 : index
      %233 = arith.addi %231, %232 : index
      %234 = memref.load %12[%233] : memref<?xf32>
      %235 = arith.addi %233, %c9 : index
      %236 = memref.load %12[%235] : memref<?xf32>
      %237 = arith.addf %234, %236 : f32
      %238 = arith.remui %175, %c10 : index
      %239 = arith.muli %238, %c18 : index
      %240 = arith.addi %11, %239 : index
      %241 = vector.load %w[%240] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %242 = vector.bitcast %241 : vector<4xi8> to vector<1xf32>
      %243 = vector.extract %242[0] : f32 from vector<1xf32>
      %244 = arith.mulf %243, %230 : f32
      %245 = arith.mulf %237, %244 : f32
      %246 = arith.muli %3, %c6 : index
      %247 = arith.addi %246, %c7 : index
      %248 = arith.muli %247, %c10 : index
      %249 = arith.remui %175, %c10 : index
      %250 = arith.addi %248, %249 : index
      %251 = arith.muli %223, %c30 : index
      %252 = arith.addi %251, %250 : index
      memref.store %245, %13[%252] : memref<?xf32>
    }
    %253 = arith.muli %4, %c18 : index
    %254 = arith.addi %253, %c6 : index
    %255 = arith.muli %254, %c21 : index
    %256 = arith.divui %175, %c10 : index
    %257 = arith.addi %255, %256 : index
    %258 = arith.addi %174, %257 : index
    %259 = arith.cmpi slt, %258, %15 : index
    scf.if %259 {
      %260 = arith.cmpi eq, %hasFactors, %c6 : index
      %261 = arith.muli %258, %c21 : index
      %262 = memref.load %factors[%261] : memref<?xf32>
      %263 = arith.mulf %262, %operandScale : f32
      %264 = arith.select %260, %263, %operandScale : f32
      %265 = arith.addi %178, %c7 : index
      %266 = arith.muli %254, %c4 : index
      %267 = arith.addi %265, %266 : index
      %268 = memref.load %12[%267] : memref<?xf32>
      %269 = arith.addi %267, %c9 : index
      %270 = memref.load %12[%269] : memref<?xf32>
      %271 = arith.addf %268, %270 : f32
      %272 = arith.remui %175, %c10 : index
      %273 = arith.muli %272, %c18 : index
      %274 = arith.addi %11, %273 : index
      %275 = vector.load %w[%274] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %276 = vector.bitcast %275 : vector<4xi8> to vector<1xf32>
      %277 = vector.extract %276[0] : f32 from vector<1xf32>
      %278 = arith.mulf %277, %264 : f32
      %279 = arith.mulf %271, %278 : f32
      %280 = arith.muli %3, %c6 : index
      %281 = arith.addi %280, %c7 : index
      %282 = arith.muli %281, %c10 : index
      %283 = arith.remui %175, %c10 : index
      %284 = arith.addi %282, %283 : index
      %285 = arith.muli %257, %c30 : index
      %286 = arith.addi %285, %284 : index
      memref.store %279, %13[%286] : memref<?xf32>
    }
    %287 = arith.muli %4, %c18 : index
    %288 = arith.addi %287, %c21 : index
    %289 = arith.muli %288, %c21 : index
    %290 = arith.divui %175, %c10 : index
    %291 = arith.addi %289, %290 : index
    %292 = arith.addi %174, %291 : index
    %293 = arith.cmpi slt, %292, %15 : index
    scf.if %293 {
      %294 = arith.cmpi eq, %hasFactors, %c6 : index
      %295 = arith.muli %292, %c21 : index
      %296 = memref.load %factors[%295] : memref<?xf32>
      %297 = arith.mulf %296, %operandScale : f32
      %298 = arith.select %294, %297, %operandScale : f32
      %299 = arith.addi %178, %c7 : index
      %300 = arith.muli %288, %c4 : index
      %301 = arith.addi %299, %300 : index
      %302 = memref.load %12[%301] : memref<?xf32>
      %303 = arith.addi %301, %c9 : index
      %304 = memref.load %12[%303] : memref<?xf32>
      %305 = arith.addf %302, %304 : f32
      %306 = arith.remui %175, %c10 : index
      %307 = arith.muli %306, %c18 : index
      %308 = arith.addi %11, %307 : index
      %309 = vector.load %w[%308] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %310 = vector.bitcast %309 : vector<4xi8> to vector<1xf32>
      %311 = vector.extract %310[0] : f32 from vector<1xf32>
      %312 = arith.mulf %311, %298 : f32
      %313 = arith.mulf %305, %312 : f32
      %314 = arith.muli %3, %c6 : index
      %315 = arith.addi %314, %c7 : index
      %316 = arith.muli %315, %c10 : index
      %317 = arith.remui %175, %c10 : index
      %318 = arith.addi %316, %317 : index
      %319 = arith.muli %291, %c30 : index
      %320 = arith.addi %319, %318 : index
      memref.store %313, %13[%320] : memref<?xf32>
    }
    %321 = arith.muli %4, %c18 : index
    %322 = arith.addi %321, %c22 : index
    %323 = arith.muli %322, %c21 : index
    %324 = arith.divui %175, %c10 : index
    %325 = arith.addi %323, %324 : index
    %326 = arith.addi %174, %325 : index
    %327 = arith.cmpi slt, %326, %15 : index
    scf.if %327 {
      %328 = arith.cmpi eq, %hasFactors, %c6 : index
      %329 = arith.muli %326, %c21 : index
      %330 = memref.load %factors[%329] : memref<?xf32>
      %331 = arith.mulf %330, %operandScale : f32
      %332 = arith.select %328, %331, %operandScale : f32
      %333 = arith.addi %178, %c7 : index
      %334 = arith.muli %322, %c4 : index
      %335 = arith.addi %333, %334 : index
      %336 = memref.load %12[%335] : memref<?xf32>
      %337 = arith.addi %335, %c9 : index
      %338 = memref.load %12[%337] : memref<?xf32>
      %339 = arith.addf %336, %338 : f32
      %340 = arith.remui %175, %c10 : index
      %341 = arith.muli %340, %c18 : index
      %342 = arith.addi %11, %341 : index
      %343 = vector.load %w[%342] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %344 = vector.bitcast %343 : vector<4xi8> to vector<1xf32>
      %345 = vector.extract %344[0] : f32 from vector<1xf32>
      %346 = arith.mulf %345, %332 : f32
      %347 = arith.mulf %339, %346 : f32
      %348 = arith.muli %3, %c6 : index
      %349 = arith.addi %348, %c7 : index
      %350 = arith.muli %349, %c10 : index
      %351 = arith.remui %175, %c10 : index
      %352 = arith.addi %350, %351 : index
      %353 = arith.muli %325, %c30 : index
      %354 = arith.addi %353, %352 : index
      memref.store %347, %13[%354] : memref<?xf32>
    }
    wave.barrier
    %355 = arith.addi %16, %c7 : index
    %356 = wave.wave
    %357 = arith.addi %356, %c7 : index
    %358 = arith.addi %355, %357 : index
    %359 = arith.cmpi slt, %358, %15 : index
    %360 = arith.cmpi slt, %357, %c10 : index
    %361 = arith.andi %359, %360 : i1
    scf.if %361 {
      %362 = arith.addi %355, %357 : index
      %363 = arith.muli %357, %c30 : index
      %364 = wave.lane
      %365 = arith.addi %364, %c7 : index
      %366 = arith.cmpi eq, %hasBias, %c6 : index
      %367 = arith.addi %363, %365 : index
      %368 = memref.load %13[%367] : memref<?xf32>
      %369 = arith.muli %0, %c30 : index
      %370 = arith.addi %369, %365 : index
      %371 = memref.load %bias[%370] : memref<?xf32>
      %372 = arith.addf %368, %371 : f32
      %373 = arith.select %366, %372, %368 : f32
      %374 = arith.addi %365, %c32 : index
      %375 = arith.cmpi eq, %hasBias, %c6 : index
      %376 = arith.addi %363, %374 : index
      %377 = memref.load %13[%376] : memref<?xf32>
      %378 = arith.muli %0, %c30 : index
      %379 = arith.addi %378, %374 : index
      %380 = memref.load %bias[%379] : memref<?xf32>
      %381 = arith.addf %377, %380 : f32
      %382 = arith.select %375, %381, %377 : f32
      %383 = arith.addi %364, %c4 : index
      %384 = arith.cmpi slt, %383, %c32 : index
      %385 = arith.minsi %383, %c33 : index
      %386 = arith.cmpi eq, %hasBias, %c6 : index
      %387 = arith.addi %363, %385 : index
      %388 = memref.load %13[%387] : memref<?xf32>
      %389 = arith.muli %0, %c30 : index
      %390 = arith.addi %389, %385 : index
      %391 = memref.load %bias[%390] : memref<?xf32>
      %392 = arith.addf %388, %391 : f32
      %393 = arith.select %386, %392, %388 : f32
      %394 = arith.addi %385, %c32 : index
      %395 = arith.cmpi eq, %hasBias, %c6 : index
      %396 = arith.addi %363, %394 : index
      %397 = memref.load %13[%396] : memref<?xf32>
      %398 = arith.muli %0, %c30 : index
      %399 = arith.addi %398, %394 : index
      %400 = memref.load %bias[%399] : memref<?xf32>
      %401 = arith.addf %397, %400 : f32
      %402 = arith.select %395, %401, %397 : f32
      %403 = arith.addi %heads, %kvHeads : index
      %404 = arith.cmpi slt, %0, %403 : index
      scf.if %404 {
        %405 = arith.addi %positionsAt, %362 : index
        %406 = memref.load %step[%405] : memref<?xi32>
        %407 = arith.index_cast %406 : i32 to index
        %408 = arith.cmpi eq, %hasNorm, %c6 : index
        %409 = math.fma %373, %373, %c36 : f32
        %410 = math.fma %382, %382, %409 : f32
        %411 = math.fma %393, %393, %410 : f32
        %412 = arith.select %384, %411, %410 : f32
        %413 = math.fma %402, %402, %412 : f32
        %414 = arith.select %384, %413, %412 : f32
        %415 = vector.broadcast %414 : f32 to vector<1xf32>
        %416 = wave.reduce "add" %415 : vector<1xf32>
        %417 = arith.mulf %416, %inverseHeadDim : f32
        %418 = arith.addf %417, %epsilon : f32
        %419 = math.sqrt %418 : f32
        %420 = arith.divf %c38, %419 : f32
        %421 = arith.cmpi slt, %0, %heads : index
        %422 = arith.addi %365, %c32 : index
        %423 = memref.load %query_norm[%365] : memref<?xf32>
        %424 = memref.load %key_norm[%365] : memref<?xf32>
        %425 = arith.select %421, %423, %424 : f32
        %426 = arith.mulf %373, %420 : f32
        %427 = arith.mulf %426, %425 : f32
        %428 = arith.select %408, %427, %373 : f32
        %429 = memref.load %query_norm[%422] : memref<?xf32>
        %430 = memref.load %key_norm[%422] : memref<?xf32>
        %431 = arith.select %421, %429, %430 : f32
        %432 = arith.mulf %382, %420 : f32
        %433 = arith.mulf %432, %431 : f32
        %434 = arith.select %408, %433, %382 : f32
        %435 = arith.addi %385, %c32 : index
        %436 = memref.load %query_norm[%385] : memref<?xf32>
        %437 = memref.load %key_norm[%385] : memref<?xf32>
        %438 = arith.select %421, %436, %437 : f32
        %439 = arith.mulf %393, %420 : f32
        %440 = arith.mulf %439, %438 : f32
        %441 = arith.select %408, %440, %393 : f32
        %442 = memref.load %query_norm[%435] : memref<?xf32>
        %443 = memref.load %key_norm[%435] : memref<?xf32>
        %444 = arith.select %421, %442, %443 : f32
        %445 = arith.mulf %402, %420 : f32
        %446 = arith.mulf %445, %444 : f32
        %447 = arith.select %408, %446, %402 : f32
        %448 = arith.remui %407, %c20 : index
        %449 = arith.muli %448, %c30 : index
        %450 = arith.addi %449, %365 : index
        %451 = arith.divui %407, %c20 : index
        %452 = arith.addi %451, %c20 : index
        %453 = arith.muli %452, %c30 : index
        %454 = arith.addi %453, %365 : index
        %455 = memref.load %rope[%450] : memref<?xf32>
        %456 = arith.addi %450, %c32 : index
        %457 = memref.load %rope[%456] : memref<?xf32>
        %458 = memref.load %rope[%454] : memref<?xf32>
        %459 = arith.addi %454, %c32 : index
        %460 = memref.load %rope[%459] : memref<?xf32>
        %461 = arith.mulf %458, %455 : f32
        %462 = arith.mulf %460, %457 : f32
        %463 = arith.subf %461, %462 : f32
        %464 = arith.mulf %460, %455 : f32
        %465 = arith.mulf %458, %457 : f32
        %466 = arith.addf %464, %465 : f32
        %467 = arith.mulf %428, %463 : f32
        %468 = arith.mulf %434, %466 : f32
        %469 = arith.subf %467, %468 : f32
        %470 = arith.mulf %434, %463 : f32
        %471 = arith.mulf %428, %466 : f32
        %472 = arith.addf %470, %471 : f32
        %473 = arith.cmpi slt, %0, %heads : index
        scf.if %473 {
          %474 = arith.muli %362, %heads : index
          %475 = arith.addi %474, %0 : index
          %476 = arith.muli %475, %c30 : index
          %477 = arith.addi %476, %365 : index
          memref.store %469, %q[%477] : memref<?xf32>
          %478 = arith.addi %477, %c32 : index
          memref.store %472, %q[%478] : memref<?xf32>
        } else {
          %479 = arith.addi %363, %365 : index
          memref.store %469, %13[%479] : memref<?xf32>
          %480 = arith.addi %363, %365 : index
          %481 = arith.addi %480, %c32 : index
          memref.store %472, %13[%481] : memref<?xf32>
        }
        %482 = arith.remui %407, %c20 : index
        %483 = arith.muli %482, %c30 : index
        %484 = arith.addi %483, %385 : index
        %485 = arith.divui %407, %c20 : index
        %486 = arith.addi %485, %c20 : index
        %487 = arith.muli %486, %c30 : index
        %488 = arith.addi %487, %385 : index
        %489 = memref.load %rope[%484] : memref<?xf32>
        %490 = arith.addi %484, %c32 : index
        %491 = memref.load %rope[%490] : memref<?xf32>
        %492 = memref.load %rope[%488] : memref<?xf32>
        %493 = arith.addi %488, %c32 : index
        %494 = memref.load %rope[%493] : memref<?xf32>
        %495 = arith.mulf %492, %489 : f32
        %496 = arith.mulf %494, %491 : f32
        %497 = arith.subf %495, %496 : f32
        %498 = arith.mulf %494, %489 : f32
        %499 = arith.mulf %492, %491 : f32
        %500 = arith.addf %498, %499 : f32
        %501 = arith.mulf %441, %497 : f32
        %502 = arith.mulf %447, %500 : f32
        %503 = arith.subf %501, %502 : f32
        %504 = arith.mulf %447, %497 : f32
        %505 = arith.mulf %441, %500 : f32
        %506 = arith.addf %504, %505 : f32
        scf.if %384 {
          %507 = arith.cmpi slt, %0, %heads : index
          scf.if %507 {
            %508 = arith.muli %362, %heads : index
            %509 = arith.addi %508, %0 : index
            %510 = arith.muli %509, %c30 : index
            %511 = arith.addi %510, %385 : index
            memref.store %503, %q[%511] : memref<?xf32>
            %512 = arith.addi %511, %c32 : index
            memref.store %506, %q[%512] : memref<?xf32>
          } else {
            %513 = arith.addi %363, %385 : index
            memref.store %503, %13[%513] : memref<?xf32>
            %514 = arith.addi %363, %385 : index
            %515 = arith.addi %514, %c32 : index
            memref.store %506, %13[%515] : memref<?xf32>
          }
        }
      } else {
        %516 = arith.cmpi slt, %0, %heads : index
        scf.if %516 {
          %517 = arith.muli %362, %heads : index
          %518 = arith.addi %517, %0 : index
          %519 = arith.muli %518, %c30 : index
          %520 = arith.addi %519, %365 : index
          memref.store %373, %q[%520] : memref<?xf32>
          %521 = arith.addi %520, %c32 : index
          memref.store %382, %q[%521] : memref<?xf32>
        } else {
          %522 = arith.addi %363, %365 : index
          memref.store %373, %13[%522] : memref<?xf32>
          %523 = arith.addi %363, %365 : index
          %524 = arith.addi %523, %c32 : index
          memref.store %382, %13[%524] : memref<?xf32>
        }
        scf.if %384 {
          %525 = arith.cmpi slt, %0, %heads : index
          scf.if %525 {
            %526 = arith.muli %362, %heads : index
            %527 = arith.addi %526, %0 : index
            %528 = arith.muli %527, %c30 : index
            %529 = arith.addi %528, %385 : index
            memref.store %393, %q[%529] : memref<?xf32>
            %530 = arith.addi %529, %c32 : index
            memref.store %402, %q[%530] : memref<?xf32>
          } else {
            %531 = arith.addi %363, %385 : index
            memref.store %393, %13[%531] : memref<?xf32>
            %532 = arith.addi %363, %385 : index
            %533 = arith.addi %532, %c32 : index
            memref.store %402, %13[%533] : memref<?xf32>
          }
        }
      }
    }
    %534 = arith.addi %356, %c40 : index
    %535 = arith.addi %355, %534 : index
    %536 = arith.cmpi slt, %535, %15 : index
    %537 = arith.cmpi slt, %534, %c10 : index
    %538 = arith.andi %536, %537 : i1
    scf.if %538 {
      %539 = arith.addi %355, %534 : index
      %540 = arith.muli %534, %c30 : index
      %541 = wave.lane
      %542 = arith.addi %541, %c7 : index
      %543 = arith.cmpi eq, %hasBias, %c6 : index
      %544 = arith.addi %540, %542 : index
      %545 = memref.load %13[%544] : memref<?xf32>
      %546 = arith.muli %0, %c30 : index
      %547 = arith.addi %546, %542 : index
      %548 = memref.load %bias[%547] : memref<?xf32>
      %549 = arith.addf %545, %548 : f32
      %550 = arith.select %543, %549, %545 : f32
      %551 = arith.addi %542, %c32 : index
      %552 = arith.cmpi eq, %hasBias, %c6 : index
      %553 = arith.addi %540, %551 : index
      %554 = memref.load %13[%553] : memref<?xf32>
      %555 = arith.muli %0, %c30 : index
      %556 = arith.addi %555, %551 : index
      %557 = memref.load %bias[%556] : memref<?xf32>
      %558 = arith.addf %554, %557 : f32
      %559 = arith.select %552, %558, %554 : f32
      %560 = arith.addi %541, %c4 : index
      %561 = arith.cmpi slt, %560, %c32 : index
      %562 = arith.minsi %560, %c33 : index
      %563 = arith.cmpi eq, %hasBias, %c6 : index
      %564 = arith.addi %540, %562 : index
      %565 = memref.load %13[%564] : memref<?xf32>
      %566 = arith.muli %0, %c30 : index
      %567 = arith.addi %566, %562 : index
      %568 = memref.load %bias[%567] : memref<?xf32>
      %569 = arith.addf %565, %568 : f32
      %570 = arith.select %563, %569, %565 : f32
      %571 = arith.addi %562, %c32 : index
      %572 = arith.cmpi eq, %hasBias, %c6 : index
      %573 = arith.addi %540, %571 : index
      %574 = memref.load %13[%573] : memref<?xf32>
      %575 = arith.muli %0, %c30 : index
      %576 = arith.addi %575, %571 : index
      %577 = memref.load %bias[%576] : memref<?xf32>
      %578 = arith.addf %574, %577 : f32
      %579 = arith.select %572, %578, %574 : f32
      %580 = arith.addi %heads, %kvHeads : index
      %581 = arith.cmpi slt, %0, %580 : index
      scf.if %581 {
        %582 = arith.addi %positionsAt, %539 : index
        %583 = memref.load %step[%582] : memref<?xi32>
        %584 = arith.index_cast %583 : i32 to index
        %585 = arith.cmpi eq, %hasNorm, %c6 : index
        %586 = math.fma %550, %550, %c36 : f32
        %587 = math.fma %559, %559, %586 : f32
        %588 = math.fma %570, %570, %587 : f32
        %589 = arith.select %561, %588, %587 : f32
        %590 = math.fma %579, %579, %589 : f32
        %591 = arith.select %561, %590, %589 : f32
        %592 = vector.broadcast %591 : f32 to vector<1xf32>
        %593 = wave.reduce "add" %592 : vector<1xf32>
        %594 = arith.mulf %593, %inverseHeadDim : f32
        %595 = arith.addf %594, %epsilon : f32
        %596 = math.sqrt %595 : f32
        %597 = arith.divf %c38, %596 : f32
        %598 = arith.cmpi slt, %0, %heads : index
        %599 = arith.addi %542, %c32 : index
        %600 = memref.load %query_norm[%542] : memref<?xf32>
        %601 = memref.load %key_norm[%542] : memref<?xf32>
        %602 = arith.select %598, %600, %601 : f32
        %603 = arith.mulf %550, %597 : f32
        %604 = arith.mulf %603, %602 : f32
        %605 = arith.select %585, %604, %550 : f32
        %606 = memref.load %query_norm[%599] : memref<?xf32>
        %607 = memref.load %key_norm[%599] : memref<?xf32>
        %608 = arith.select %598, %606, %607 : f32
        %609 = arith.mulf %559, %597 : f32
        %610 = arith.mulf %609, %608 : f32
        %611 = arith.select %585, %610, %559 : f32
        %612 = arith.addi %562, %c32 : index
        %613 = memref.load %query_norm[%562] : memref<?xf32>
        %614 = memref.load %key_norm[%562] : memref<?xf32>
        %615 = arith.select %598, %613, %614 : f32
        %616 = arith.mulf %570, %597 : f32
        %617 = arith.mulf %616, %615 : f32
        %618 = arith.select %585, %617, %570 : f32
        %619 = memref.load %query_norm[%612] : memref<?xf32>
        %620 = memref.load %key_norm[%612] : memref<?xf32>
        %621 = arith.select %598, %619, %620 : f32
        %622 = arith.mulf %579, %597 : f32
        %623 = arith.mulf %622, %621 : f32
        %624 = arith.select %585, %623, %579 : f32
        %625 = arith.remui %584, %c20 : index
        %626 = arith.muli %625, %c30 : index
        %627 = arith.addi %626, %542 : index
        %628 = arith.divui %584, %c20 : index
        %629 = arith.addi %628, %c20 : index
        %630 = arith.muli %629, %c30 : index
        %631 = arith.addi %630, %542 : index
        %632 = memref.load %rope[%627] : memref<?xf32>
        %633 = arith.addi %627, %c32 : index
        %634 = memref.load %rope[%633] : memref<?xf32>
        %635 = memref.load %rope[%631] : memref<?xf32>
        %636 = arith.addi %631, %c32 : index
        %637 = memref.load %rope[%636] : memref<?xf32>
        %638 = arith.mulf %635, %632 : f32
        %639 = arith.mulf %637, %634 : f32
        %640 = arith.subf %638, %639 : f32
        %641 = arith.mulf %637, %632 : f32
        %642 = arith.mulf %635, %634 : f32
        %643 = arith.addf %641, %642 : f32
        %644 = arith.mulf %605, %640 : f32
        %645 = arith.mulf %611, %643 : f32
        %646 = arith.subf %644, %645 : f32
        %647 = arith.mulf %611, %640 : f32
        %648 = arith.mulf %605, %643 : f32
        %649 = arith.addf %647, %648 : f32
        %650 = arith.cmpi slt, %0, %heads : index
        scf.if %650 {
          %651 = arith.muli %539, %heads : index
          %652 = arith.addi %651, %0 : index
          %653 = arith.muli %652, %c30 : index
          %654 = arith.addi %653, %542 : index
          memref.store %646, %q[%654] : memref<?xf32>
          %655 = arith.addi %654, %c32 : index
          memref.store %649, %q[%655] : memref<?xf32>
        } else {
          %656 = arith.addi %540, %542 : index
          memref.store %646, %13[%656] : memref<?xf32>
          %657 = arith.addi %540, %542 : index
          %658 = arith.addi %657, %c32 : index
          memref.store %649, %13[%658] : memref<?xf32>
        }
        %659 = arith.remui %584, %c20 : index
        %660 = arith.muli %659, %c30 : index
        %661 = arith.addi %660, %562 : index
        %662 = arith.divui %584, %c20 : index
        %663 = arith.addi %662, %c20 : index
        %664 = arith.muli %663, %c30 : index
        %665 = arith.addi %664, %562 : index
        %666 = memref.load %rope[%661] : memref<?xf32>
        %667 = arith.addi %661, %c32 : index
        %668 = memref.load %rope[%667] : memref<?xf32>
        %669 = memref.load %rope[%665] : memref<?xf32>
        %670 = arith.addi %665, %c32 : index
        %671 = memref.load %rope[%670] : memref<?xf32>
        %672 = arith.mulf %669, %666 : f32
        %673 = arith.mulf %671, %668 : f32
        %674 = arith.subf %672, %673 : f32
        %675 = arith.mulf %671, %666 : f32
        %676 = arith.mulf %669, %668 : f32
        %677 = arith.addf %675, %676 : f32
        %678 = arith.mulf %618, %674 : f32
        %679 = arith.mulf %624, %677 : f32
        %680 = arith.subf %678, %679 : f32
        %681 = arith.mulf %624, %674 : f32
        %682 = arith.mulf %618, %677 : f32
        %683 = arith.addf %681, %682 : f32
        scf.if %561 {
          %684 = arith.cmpi slt, %0, %heads : index
          scf.if %684 {
            %685 = arith.muli %539, %heads : index
            %686 = arith.addi %685, %0 : index
            %687 = arith.muli %686, %c30 : index
            %688 = arith.addi %687, %562 : index
            memref.store %680, %q[%688] : memref<?xf32>
            %689 = arith.addi %688, %c32 : index
            memref.store %683, %q[%689] : memref<?xf32>
          } else {
            %690 = arith.addi %540, %562 : index
            memref.store %680, %13[%690] : memref<?xf32>
            %691 = arith.addi %540, %562 : index
            %692 = arith.addi %691, %c32 : index
            memref.store %683, %13[%692] : memref<?xf32>
          }
        }
      } else {
        %693 = arith.cmpi slt, %0, %heads : index
        scf.if %693 {
          %694 = arith.muli %539, %heads : index
          %695 = arith.addi %694, %0 : index
          %696 = arith.muli %695, %c30 : index
          %697 = arith.addi %696, %542 : index
          memref.store %550, %q[%697] : memref<?xf32>
          %698 = arith.addi %697, %c32 : index
          memref.store %559, %q[%698] : memref<?xf32>
        } else {
          %699 = arith.addi %540, %542 : index
          memref.store %550, %13[%699] : memref<?xf32>
          %700 = arith.addi %540, %542 : index
          %701 = arith.addi %700, %c32 : index
          memref.store %559, %13[%701] : memref<?xf32>
        }
        scf.if %561 {
          %702 = arith.cmpi slt, %0, %heads : index
          scf.if %702 {
            %703 = arith.muli %539, %heads : index
            %704 = arith.addi %703, %0 : index
            %705 = arith.muli %704, %c30 : index
            %706 = arith.addi %705, %562 : index
            memref.store %570, %q[%706] : memref<?xf32>
            %707 = arith.addi %706, %c32 : index
            memref.store %579, %q[%707] : memref<?xf32>
          } else {
            %708 = arith.addi %540, %562 : index
            memref.store %570, %13[%708] : memref<?xf32>
            %709 = arith.addi %540, %562 : index
            %710 = arith.addi %709, %c32 : index
            memref.store %579, %13[%710] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %711 = arith.cmpi sge, %0, %heads : index
    scf.if %711 {
      %712 = arith.addi %356, %c7 : index
      %713 = arith.addi %355, %712 : index
      %714 = arith.cmpi slt, %713, %15 : index
      %715 = arith.cmpi slt, %712, %c10 : index
      %716 = arith.andi %714, %715 : i1
      scf.if %716 {
        %717 = arith.addi %355, %712 : index
        %718 = arith.addi %slotsAt, %717 : index
        %719 = memref.load %step[%718] : memref<?xi32>
        %720 = arith.index_cast %719 : i32 to index
        %721 = arith.cmpi sge, %720, %c7 : index
        scf.if %721 {
          %722 = arith.muli %712, %c30 : index
          %723 = arith.subi %0, %heads : index
          %724 = memref.load %scales[%723] : memref<?xf32>
          %725 = vector.broadcast %724 : f32 to vector<4xf32>
          %726 = arith.divui %720, %c10 : index
          %727 = arith.remui %720, %c10 : index
          %728 = arith.muli %726, %pageBytes : index
          %729 = arith.cmpi eq, %codec, %c7 : index
          scf.if %729 {
            %730 = wave.lane
            %731 = arith.muli %730, %c18 : index
            scf.for %732 = %731 to %c30 step %c5 {
              %733 = arith.addi %722, %732 : index
              %734 = vector.load %13[%733] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %735 = arith.mulf %734, %725 : vector<4xf32>
              %736 = arith.minimumf %735, %c44 : vector<4xf32>
              %737 = arith.maximumf %736, %c45 : vector<4xf32>
              %738 = arith.truncf %737 : vector<4xf32> to vector<4xf16>
              %739 = vector.bitcast %738 : vector<4xf16> to vector<8xi8>
              %740 = arith.cmpi slt, %723, %kvHeads : index
              scf.if %740 {
                %741 = arith.muli %723, %c46 : index
                %742 = arith.addi %728, %741 : index
                %743 = arith.divui %732, %c10 : index
                %744 = arith.muli %743, %c19 : index
                %745 = arith.remui %732, %c10 : index
                %746 = arith.divui %745, %c13 : index
                %747 = arith.muli %746, %c20 : index
                %748 = arith.muli %727, %c10 : index
                %749 = arith.addi %747, %748 : index
                %750 = arith.remui %745, %c13 : index
                %751 = arith.muli %750, %c21 : index
                %752 = arith.addi %749, %751 : index
                %753 = arith.addi %744, %752 : index
                %754 = arith.addi %742, %753 : index
                vector.store %739, %kv[%754] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %755 = arith.subi %723, %kvHeads : index
                %756 = arith.muli %755, %c46 : index
                %757 = arith.addi %728, %756 : index
                %758 = arith.addi %732, %c7 : index
                %759 = arith.divui %758, %c10 : index
                %760 = arith.muli %759, %c19 : index
                %761 = arith.addi %760, %c8 : index
                %762 = arith.remui %758, %c10 : index
                %763 = arith.divui %727, %c21 : index
                %764 = arith.remui %727, %c21 : index
                %765 = arith.muli %764, %c13 : index
                %766 = arith.addi %763, %765 : index
                %767 = arith.divui %766, %c13 : index
                %768 = arith.muli %767, %c20 : index
                %769 = arith.muli %762, %c10 : index
                %770 = arith.addi %768, %769 : index
                %771 = arith.remui %766, %c13 : index
                %772 = arith.muli %771, %c21 : index
                %773 = arith.addi %770, %772 : index
                %774 = arith.addi %761, %773 : index
                %775 = arith.addi %757, %774 : index
                %776 = vector.shuffle %739, %739 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %776, %kv[%775] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %777 = arith.addi %732, %c6 : index
                %778 = arith.divui %777, %c10 : index
                %779 = arith.muli %778, %c19 : index
                %780 = arith.addi %779, %c8 : index
                %781 = arith.remui %777, %c10 : index
                %782 = arith.divui %727, %c21 : index
                %783 = arith.remui %727, %c21 : index
                %784 = arith.muli %783, %c13 : index
                %785 = arith.addi %782, %784 : index
                %786 = arith.divui %785, %c13 : index
                %787 = arith.muli %786, %c20 : index
                %788 = arith.muli %781, %c10 : index
                %789 = arith.addi %787, %788 : index
                %790 = arith.remui %785, %c13 : index
                %791 = arith.muli %790, %c21 : index
                %792 = arith.addi %789, %791 : index
                %793 = arith.addi %780, %792 : index
                %794 = arith.addi %757, %793 : index
                %795 = vector.shuffle %739, %739 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %795, %kv[%794] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %796 = arith.addi %732, %c21 : index
                %797 = arith.divui %796, %c10 : index
                %798 = arith.muli %797, %c19 : index
                %799 = arith.addi %798, %c8 : index
                %800 = arith.remui %796, %c10 : index
                %801 = arith.divui %727, %c21 : index
                %802 = arith.remui %727, %c21 : index
                %803 = arith.muli %802, %c13 : index
                %804 = arith.addi %801, %803 : index
                %805 = arith.divui %804, %c13 : index
                %806 = arith.muli %805, %c20 : index
                %807 = arith.muli %800, %c10 : index
                %808 = arith.addi %806, %807 : index
                %809 = arith.remui %804, %c13 : index
                %810 = arith.muli %809, %c21 : index
                %811 = arith.addi %808, %810 : index
                %812 = arith.addi %799, %811 : index
                %813 = arith.addi %757, %812 : index
                %814 = vector.shuffle %739, %739 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %814, %kv[%813] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %815 = arith.addi %732, %c22 : index
                %816 = arith.divui %815, %c10 : index
                %817 = arith.muli %816, %c19 : index
                %818 = arith.addi %817, %c8 : index
                %819 = arith.remui %815, %c10 : index
                %820 = arith.divui %727, %c21 : index
                %821 = arith.remui %727, %c21 : index
                %822 = arith.muli %821, %c13 : index
                %823 = arith.addi %820, %822 : index
                %824 = arith.divui %823, %c13 : index
                %825 = arith.muli %824, %c20 : index
                %826 = arith.muli %819, %c10 : index
                %827 = arith.addi %825, %826 : index
                %828 = arith.remui %823, %c13 : index
                %829 = arith.muli %828, %c21 : index
                %830 = arith.addi %827, %829 : index
                %831 = arith.addi %818, %830 : index
                %832 = arith.addi %757, %831 : index
                %833 = vector.shuffle %739, %739 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %833, %kv[%832] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %834 = arith.cmpi eq, %codec, %c6 : index
          scf.if %834 {
            %835 = wave.lane
            %836 = arith.muli %835, %c18 : index
            scf.for %837 = %836 to %c30 step %c5 {
              %838 = arith.addi %722, %837 : index
              %839 = vector.load %13[%838] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %840 = arith.mulf %839, %725 : vector<4xf32>
              %841 = wave.fp8_encode "e4m3" %840 : vector<4xf32> -> vector<4xi8>
              %842 = arith.cmpi slt, %723, %kvHeads : index
              scf.if %842 {
                %843 = arith.muli %723, %c8 : index
                %844 = arith.addi %728, %843 : index
                %845 = vector.shuffle %841, %841 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %846 = arith.divui %837, %c10 : index
                %847 = arith.muli %846, %c20 : index
                %848 = arith.remui %837, %c10 : index
                %849 = arith.muli %727, %c10 : index
                %850 = arith.divui %848, %c18 : index
                %851 = arith.muli %850, %c18 : index
                %852 = arith.remui %848, %c21 : index
                %853 = arith.muli %852, %c21 : index
                %854 = arith.addi %851, %853 : index
                %855 = arith.divui %848, %c21 : index
                %856 = arith.remui %855, %c21 : index
                %857 = arith.addi %854, %856 : index
                %858 = arith.addi %849, %857 : index
                %859 = arith.addi %847, %858 : index
                %860 = arith.addi %844, %859 : index
                vector.store %845, %kv[%860] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %861 = arith.subi %723, %kvHeads : index
                %862 = arith.muli %861, %c8 : index
                %863 = arith.addi %728, %862 : index
                %864 = arith.addi %837, %c7 : index
                %865 = arith.divui %864, %c10 : index
                %866 = arith.muli %865, %c20 : index
                %867 = arith.addi %866, %c9 : index
                %868 = arith.remui %864, %c10 : index
                %869 = arith.divui %727, %c21 : index
                %870 = arith.remui %727, %c21 : index
                %871 = arith.muli %870, %c13 : index
                %872 = arith.addi %869, %871 : index
                %873 = arith.muli %868, %c10 : index
                %874 = arith.divui %872, %c18 : index
                %875 = arith.muli %874, %c18 : index
                %876 = arith.remui %872, %c21 : index
                %877 = arith.muli %876, %c21 : index
                %878 = arith.addi %875, %877 : index
                %879 = arith.divui %872, %c21 : index
                %880 = arith.remui %879, %c21 : index
                %881 = arith.addi %878, %880 : index
                %882 = arith.addi %873, %881 : index
                %883 = arith.addi %867, %882 : index
                %884 = arith.addi %863, %883 : index
                %885 = vector.shuffle %841, %841 [0] : vector<4xi8>, vector<4xi8>
                vector.store %885, %kv[%884] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %886 = arith.addi %837, %c6 : index
                %887 = arith.divui %886, %c10 : index
                %888 = arith.muli %887, %c20 : index
                %889 = arith.addi %888, %c9 : index
                %890 = arith.remui %886, %c10 : index
                %891 = arith.divui %727, %c21 : index
                %892 = arith.remui %727, %c21 : index
                %893 = arith.muli %892, %c13 : index
                %894 = arith.addi %891, %893 : index
                %895 = arith.muli %890, %c10 : index
                %896 = arith.divui %894, %c18 : index
                %897 = arith.muli %896, %c18 : index
                %898 = arith.remui %894, %c21 : index
                %899 = arith.muli %898, %c21 : index
                %900 = arith.addi %897, %899 : index
                %901 = arith.divui %894, %c21 : index
                %902 = arith.remui %901, %c21 : index
                %903 = arith.addi %900, %902 : index
                %904 = arith.addi %895, %903 : index
                %905 = arith.addi %889, %904 : index
                %906 = arith.addi %863, %905 : index
                %907 = vector.shuffle %841, %841 [1] : vector<4xi8>, vector<4xi8>
                vector.store %907, %kv[%906] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %908 = arith.addi %837, %c21 : index
                %909 = arith.divui %908, %c10 : index
                %910 = arith.muli %909, %c20 : index
                %911 = arith.addi %910, %c9 : index
                %912 = arith.remui %908, %c10 : index
                %913 = arith.divui %727, %c21 : index
                %914 = arith.remui %727, %c21 : index
                %915 = arith.muli %914, %c13 : index
                %916 = arith.addi %913, %915 : index
                %917 = arith.muli %912, %c10 : index
                %918 = arith.divui %916, %c18 : index
                %919 = arith.muli %918, %c18 : index
                %920 = arith.remui %916, %c21 : index
                %921 = arith.muli %920, %c21 : index
                %922 = arith.addi %919, %921 : index
                %923 = arith.divui %916, %c21 : index
                %924 = arith.remui %923, %c21 : index
                %925 = arith.addi %922, %924 : index
                %926 = arith.addi %917, %925 : index
                %927 = arith.addi %911, %926 : index
                %928 = arith.addi %863, %927 : index
                %929 = vector.shuffle %841, %841 [2] : vector<4xi8>, vector<4xi8>
                vector.store %929, %kv[%928] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %930 = arith.addi %837, %c22 : index
                %931 = arith.divui %930, %c10 : index
                %932 = arith.muli %931, %c20 : index
                %933 = arith.addi %932, %c9 : index
                %934 = arith.remui %930, %c10 : index
                %935 = arith.divui %727, %c21 : index
                %936 = arith.remui %727, %c21 : index
                %937 = arith.muli %936, %c13 : index
                %938 = arith.addi %935, %937 : index
                %939 = arith.muli %934, %c10 : index
                %940 = arith.divui %938, %c18 : index
                %941 = arith.muli %940, %c18 : index
                %942 = arith.remui %938, %c21 : index
                %943 = arith.muli %942, %c21 : index
                %944 = arith.addi %941, %943 : index
                %945 = arith.divui %938, %c21 : index
                %946 = arith.remui %945, %c21 : index
                %947 = arith.addi %944, %946 : index
                %948 = arith.addi %939, %947 : index
                %949 = arith.addi %933, %948 : index
                %950 = arith.addi %863, %949 : index
                %951 = vector.shuffle %841, %841 [3] : vector<4xi8>, vector<4xi8>
                vector.store %951, %kv[%950] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %952 = arith.cmpi eq, %codec, %c21 : index
          scf.if %952 {
            %953 = wave.lane
            %954 = arith.muli %953, %c18 : index
            scf.for %955 = %954 to %c30 step %c5 {
              %956 = arith.addi %722, %955 : index
              %957 = vector.load %13[%956] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %958 = arith.mulf %957, %725 : vector<4xf32>
              %959 = wave.fp8_encode "e5m2" %958 : vector<4xf32> -> vector<4xi8>
              %960 = arith.cmpi slt, %723, %kvHeads : index
              scf.if %960 {
                %961 = arith.muli %723, %c8 : index
                %962 = arith.addi %728, %961 : index
                %963 = vector.shuffle %959, %959 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %964 = arith.divui %955, %c10 : index
                %965 = arith.muli %964, %c20 : index
                %966 = arith.remui %955, %c10 : index
                %967 = arith.muli %727, %c10 : index
                %968 = arith.divui %966, %c18 : index
                %969 = arith.muli %968, %c18 : index
                %970 = arith.remui %966, %c21 : index
                %971 = arith.muli %970, %c21 : index
                %972 = arith.addi %969, %971 : index
                %973 = arith.divui %966, %c21 : index
                %974 = arith.remui %973, %c21 : index
                %975 = arith.addi %972, %974 : index
                %976 = arith.addi %967, %975 : index
                %977 = arith.addi %965, %976 : index
                %978 = arith.addi %962, %977 : index
                vector.store %963, %kv[%978] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %979 = arith.subi %723, %kvHeads : index
                %980 = arith.muli %979, %c8 : index
                %981 = arith.addi %728, %980 : index
                %982 = arith.addi %955, %c7 : index
                %983 = arith.divui %982, %c10 : index
                %984 = arith.muli %983, %c20 : index
                %985 = arith.addi %984, %c9 : index
                %986 = arith.remui %982, %c10 : index
                %987 = arith.divui %727, %c21 : index
                %988 = arith.remui %727, %c21 : index
                %989 = arith.muli %988, %c13 : index
                %990 = arith.addi %987, %989 : index
                %991 = arith.muli %986, %c10 : index
                %992 = arith.divui %990, %c18 : index
                %993 = arith.muli %992, %c18 : index
                %994 = arith.remui %990, %c21 : index
                %995 = arith.muli %994, %c21 : index
                %996 = arith.addi %993, %995 : index
                %997 = arith.divui %990, %c21 : index
                %998 = arith.remui %997, %c21 : index
                %999 = arith.addi %996, %998 : index
                %1000 = arith.addi %991, %999 : index
                %1001 = arith.addi %985, %1000 : index
                %1002 = arith.addi %981, %1001 : index
                %1003 = vector.shuffle %959, %959 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1003, %kv[%1002] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1004 = arith.addi %955, %c6 : index
                %1005 = arith.divui %1004, %c10 : index
                %1006 = arith.muli %1005, %c20 : index
                %1007 = arith.addi %1006, %c9 : index
                %1008 = arith.remui %1004, %c10 : index
                %1009 = arith.divui %727, %c21 : index
                %1010 = arith.remui %727, %c21 : index
                %1011 = arith.muli %1010, %c13 : index
                %1012 = arith.addi %1009, %1011 : index
                %1013 = arith.muli %1008, %c10 : index
                %1014 = arith.divui %1012, %c18 : index
                %1015 = arith.muli %1014, %c18 : index
                %1016 = arith.remui %1012, %c21 : index
                %1017 = arith.muli %1016, %c21 : index
                %1018 = arith.addi %1015, %1017 : index
                %1019 = arith.divui %1012, %c21 : index
                %1020 = arith.remui %1019, %c21 : index
                %1021 = arith.addi %1018, %1020 : index
                %1022 = arith.addi %1013, %1021 : index
                %1023 = arith.addi %1007, %1022 : index
                %1024 = arith.addi %981, %1023 : index
                %1025 = vector.shuffle %959, %959 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1025, %kv[%1024] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1026 = arith.addi %955, %c21 : index
                %1027 = arith.divui %1026, %c10 : index
                %1028 = arith.muli %1027, %c20 : index
                %1029 = arith.addi %1028, %c9 : index
                %1030 = arith.remui %1026, %c10 : index
                %1031 = arith.divui %727, %c21 : index
                %1032 = arith.remui %727, %c21 : index
                %1033 = arith.muli %1032, %c13 : index
                %1034 = arith.addi %1031, %1033 : index
                %1035 = arith.muli %1030, %c10 : index
                %1036 = arith.divui %1034, %c18 : index
                %1037 = arith.muli %1036, %c18 : index
                %1038 = arith.remui %1034, %c21 : index
                %1039 = arith.muli %1038, %c21 : index
                %1040 = arith.addi %1037, %1039 : index
                %1041 = arith.divui %1034, %c21 : index
                %1042 = arith.remui %1041, %c21 : index
                %1043 = arith.addi %1040, %1042 : index
                %1044 = arith.addi %1035, %1043 : index
                %1045 = arith.addi %1029, %1044 : index
                %1046 = arith.addi %981, %1045 : index
                %1047 = vector.shuffle %959, %959 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1047, %kv[%1046] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1048 = arith.addi %955, %c22 : index
                %1049 = arith.divui %1048, %c10 : index
                %1050 = arith.muli %1049, %c20 : index
                %1051 = arith.addi %1050, %c9 : index
                %1052 = arith.remui %1048, %c10 : index
                %1053 = arith.divui %727, %c21 : index
                %1054 = arith.remui %727, %c21 : index
                %1055 = arith.muli %1054, %c13 : index
                %1056 = arith.addi %1053, %1055 : index
                %1057 = arith.muli %1052, %c10 : index
                %1058 = arith.divui %1056, %c18 : index
                %1059 = arith.muli %1058, %c18 : index
                %1060 = arith.remui %1056, %c21 : index
                %1061 = arith.muli %1060, %c21 : index
                %1062 = arith.addi %1059, %1061 : index
                %1063 = arith.divui %1056, %c21 : index
                %1064 = arith.remui %1063, %c21 : index
                %1065 = arith.addi %1062, %1064 : index
                %1066 = arith.addi %1057, %1065 : index
                %1067 = arith.addi %1051, %1066 : index
                %1068 = arith.addi %981, %1067 : index
                %1069 = vector.shuffle %959, %959 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1069, %kv[%1068] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1070 = arith.addi %356, %c40 : index
      %1071 = arith.addi %355, %1070 : index
      %1072 = arith.cmpi slt, %1071, %15 : index
      %1073 = arith.cmpi slt, %1070, %c10 : index
      %1074 = arith.andi %1072, %1073 : i1
      scf.if %1074 {
        %1075 = arith.addi %355, %1070 : index
        %1076 = arith.addi %slotsAt, %1075 : index
        %1077 = memref.load %step[%1076] : memref<?xi32>
        %1078 = arith.index_cast %1077 : i32 to index
        %1079 = arith.cmpi sge, %1078, %c7 : index
        scf.if %1079 {
          %1080 = arith.muli %1070, %c30 : index
          %1081 = arith.subi %0, %heads : index
          %1082 = memref.load %scales[%1081] : memref<?xf32>
          %1083 = vector.broadcast %1082 : f32 to vector<4xf32>
          %1084 = arith.divui %1078, %c10 : index
          %1085 = arith.remui %1078, %c10 : index
          %1086 = arith.muli %1084, %pageBytes : index
          %1087 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1087 {
            %1088 = wave.lane
            %1089 = arith.muli %1088, %c18 : index
            scf.for %1090 = %1089 to %c30 step %c5 {
              %1091 = arith.addi %1080, %1090 : index
              %1092 = vector.load %13[%1091] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1093 = arith.mulf %1092, %1083 : vector<4xf32>
              %1094 = arith.minimumf %1093, %c44 : vector<4xf32>
              %1095 = arith.maximumf %1094, %c45 : vector<4xf32>
              %1096 = arith.truncf %1095 : vector<4xf32> to vector<4xf16>
              %1097 = vector.bitcast %1096 : vector<4xf16> to vector<8xi8>
              %1098 = arith.cmpi slt, %1081, %kvHeads : index
              scf.if %1098 {
                %1099 = arith.muli %1081, %c46 : index
                %1100 = arith.addi %1086, %1099 : index
                %1101 = arith.divui %1090, %c10 : index
                %1102 = arith.muli %1101, %c19 : index
                %1103 = arith.remui %1090, %c10 : index
                %1104 = arith.divui %1103, %c13 : index
                %1105 = arith.muli %1104, %c20 : index
                %1106 = arith.muli %1085, %c10 : index
                %1107 = arith.addi %1105, %1106 : index
                %1108 = arith.remui %1103, %c13 : index
                %1109 = arith.muli %1108, %c21 : index
                %1110 = arith.addi %1107, %1109 : index
                %1111 = arith.addi %1102, %1110 : index
                %1112 = arith.addi %1100, %1111 : index
                vector.store %1097, %kv[%1112] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1113 = arith.subi %1081, %kvHeads : index
                %1114 = arith.muli %1113, %c46 : index
                %1115 = arith.addi %1086, %1114 : index
                %1116 = arith.addi %1090, %c7 : index
                %1117 = arith.divui %1116, %c10 : index
                %1118 = arith.muli %1117, %c19 : index
                %1119 = arith.addi %1118, %c8 : index
                %1120 = arith.remui %1116, %c10 : index
                %1121 = arith.divui %1085, %c21 : index
                %1122 = arith.remui %1085, %c21 : index
                %1123 = arith.muli %1122, %c13 : index
                %1124 = arith.addi %1121, %1123 : index
                %1125 = arith.divui %1124, %c13 : index
                %1126 = arith.muli %1125, %c20 : index
                %1127 = arith.muli %1120, %c10 : index
                %1128 = arith.addi %1126, %1127 : index
                %1129 = arith.remui %1124, %c13 : index
                %1130 = arith.muli %1129, %c21 : index
                %1131 = arith.addi %1128, %1130 : index
                %1132 = arith.addi %1119, %1131 : index
                %1133 = arith.addi %1115, %1132 : index
                %1134 = vector.shuffle %1097, %1097 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1134, %kv[%1133] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1135 = arith.addi %1090, %c6 : index
                %1136 = arith.divui %1135, %c10 : index
                %1137 = arith.muli %1136, %c19 : index
                %1138 = arith.addi %1137, %c8 : index
                %1139 = arith.remui %1135, %c10 : index
                %1140 = arith.divui %1085, %c21 : index
                %1141 = arith.remui %1085, %c21 : index
                %1142 = arith.muli %1141, %c13 : index
                %1143 = arith.addi %1140, %1142 : index
                %1144 = arith.divui %1143, %c13 : index
                %1145 = arith.muli %1144, %c20 : index
                %1146 = arith.muli %1139, %c10 : index
                %1147 = arith.addi %1145, %1146 : index
                %1148 = arith.remui %1143, %c13 : index
                %1149 = arith.muli %1148, %c21 : index
                %1150 = arith.addi %1147, %1149 : index
                %1151 = arith.addi %1138, %1150 : index
                %1152 = arith.addi %1115, %1151 : index
                %1153 = vector.shuffle %1097, %1097 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1153, %kv[%1152] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1154 = arith.addi %1090, %c21 : index
                %1155 = arith.divui %1154, %c10 : index
                %1156 = arith.muli %1155, %c19 : index
                %1157 = arith.addi %1156, %c8 : index
                %1158 = arith.remui %1154, %c10 : index
                %1159 = arith.divui %1085, %c21 : index
                %1160 = arith.remui %1085, %c21 : index
                %1161 = arith.muli %1160, %c13 : index
                %1162 = arith.addi %1159, %1161 : index
                %1163 = arith.divui %1162, %c13 : index
                %1164 = arith.muli %1163, %c20 : index
                %1165 = arith.muli %1158, %c10 : index
                %1166 = arith.addi %1164, %1165 : index
                %1167 = arith.remui %1162, %c13 : index
                %1168 = arith.muli %1167, %c21 : index
                %1169 = arith.addi %1166, %1168 : index
                %1170 = arith.addi %1157, %1169 : index
                %1171 = arith.addi %1115, %1170 : index
                %1172 = vector.shuffle %1097, %1097 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1172, %kv[%1171] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1173 = arith.addi %1090, %c22 : index
                %1174 = arith.divui %1173, %c10 : index
                %1175 = arith.muli %1174, %c19 : index
                %1176 = arith.addi %1175, %c8 : index
                %1177 = arith.remui %1173, %c10 : index
                %1178 = arith.divui %1085, %c21 : index
                %1179 = arith.remui %1085, %c21 : index
                %1180 = arith.muli %1179, %c13 : index
                %1181 = arith.addi %1178, %1180 : index
                %1182 = arith.divui %1181, %c13 : index
                %1183 = arith.muli %1182, %c20 : index
                %1184 = arith.muli %1177, %c10 : index
                %1185 = arith.addi %1183, %1184 : index
                %1186 = arith.remui %1181, %c13 : index
                %1187 = arith.muli %1186, %c21 : index
                %1188 = arith.addi %1185, %1187 : index
                %1189 = arith.addi %1176, %1188 : index
                %1190 = arith.addi %1115, %1189 : index
                %1191 = vector.shuffle %1097, %1097 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1191, %kv[%1190] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1192 = arith.cmpi eq, %codec, %c6 : index
          scf.if %1192 {
            %1193 = wave.lane
            %1194 = arith.muli %1193, %c18 : index
            scf.for %1195 = %1194 to %c30 step %c5 {
              %1196 = arith.addi %1080, %1195 : index
              %1197 = vector.load %13[%1196] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1198 = arith.mulf %1197, %1083 : vector<4xf32>
              %1199 = wave.fp8_encode "e4m3" %1198 : vector<4xf32> -> vector<4xi8>
              %1200 = arith.cmpi slt, %1081, %kvHeads : index
              scf.if %1200 {
                %1201 = arith.muli %1081, %c8 : index
                %1202 = arith.addi %1086, %1201 : index
                %1203 = vector.shuffle %1199, %1199 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1204 = arith.divui %1195, %c10 : index
                %1205 = arith.muli %1204, %c20 : index
                %1206 = arith.remui %1195, %c10 : index
                %1207 = arith.muli %1085, %c10 : index
                %1208 = arith.divui %1206, %c18 : index
                %1209 = arith.muli %1208, %c18 : index
                %1210 = arith.remui %1206, %c21 : index
                %1211 = arith.muli %1210, %c21 : index
                %1212 = arith.addi %1209, %1211 : index
                %1213 = arith.divui %1206, %c21 : index
                %1214 = arith.remui %1213, %c21 : index
                %1215 = arith.addi %1212, %1214 : index
                %1216 = arith.addi %1207, %1215 : index
                %1217 = arith.addi %1205, %1216 : index
                %1218 = arith.addi %1202, %1217 : index
                vector.store %1203, %kv[%1218] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1219 = arith.subi %1081, %kvHeads : index
                %1220 = arith.muli %1219, %c8 : index
                %1221 = arith.addi %1086, %1220 : index
                %1222 = arith.addi %1195, %c7 : index
                %1223 = arith.divui %1222, %c10 : index
                %1224 = arith.muli %1223, %c20 : index
                %1225 = arith.addi %1224, %c9 : index
                %1226 = arith.remui %1222, %c10 : index
                %1227 = arith.divui %1085, %c21 : index
                %1228 = arith.remui %1085, %c21 : index
                %1229 = arith.muli %1228, %c13 : index
                %1230 = arith.addi %1227, %1229 : index
                %1231 = arith.muli %1226, %c10 : index
                %1232 = arith.divui %1230, %c18 : index
                %1233 = arith.muli %1232, %c18 : index
                %1234 = arith.remui %1230, %c21 : index
                %1235 = arith.muli %1234, %c21 : index
                %1236 = arith.addi %1233, %1235 : index
                %1237 = arith.divui %1230, %c21 : index
                %1238 = arith.remui %1237, %c21 : index
                %1239 = arith.addi %1236, %1238 : index
                %1240 = arith.addi %1231, %1239 : index
                %1241 = arith.addi %1225, %1240 : index
                %1242 = arith.addi %1221, %1241 : index
                %1243 = vector.shuffle %1199, %1199 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1243, %kv[%1242] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1244 = arith.addi %1195, %c6 : index
                %1245 = arith.divui %1244, %c10 : index
                %1246 = arith.muli %1245, %c20 : index
                %1247 = arith.addi %1246, %c9 : index
                %1248 = arith.remui %1244, %c10 : index
                %1249 = arith.divui %1085, %c21 : index
                %1250 = arith.remui %1085, %c21 : index
                %1251 = arith.muli %1250, %c13 : index
                %1252 = arith.addi %1249, %1251 : index
                %1253 = arith.muli %1248, %c10 : index
                %1254 = arith.divui %1252, %c18 : index
                %1255 = arith.muli %1254, %c18 : index
                %1256 = arith.remui %1252, %c21 : index
                %1257 = arith.muli %1256, %c21 : index
                %1258 = arith.addi %1255, %1257 : index
                %1259 = arith.divui %1252, %c21 : index
                %1260 = arith.remui %1259, %c21 : index
                %1261 = arith.addi %1258, %1260 : index
                %1262 = arith.addi %1253, %1261 : index
                %1263 = arith.addi %1247, %1262 : index
                %1264 = arith.addi %1221, %1263 : index
                %1265 = vector.shuffle %1199, %1199 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1265, %kv[%1264] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1266 = arith.addi %1195, %c21 : index
                %1267 = arith.divui %1266, %c10 : index
                %1268 = arith.muli %1267, %c20 : index
                %1269 = arith.addi %1268, %c9 : index
                %1270 = arith.remui %1266, %c10 : index
                %1271 = arith.divui %1085, %c21 : index
                %1272 = arith.remui %1085, %c21 : index
                %1273 = arith.muli %1272, %c13 : index
                %1274 = arith.addi %1271, %1273 : index
                %1275 = arith.muli %1270, %c10 : index
                %1276 = arith.divui %1274, %c18 : index
                %1277 = arith.muli %1276, %c18 : index
                %1278 = arith.remui %1274, %c21 : index
                %1279 = arith.muli %1278, %c21 : index
                %1280 = arith.addi %1277, %1279 : index
                %1281 = arith.divui %1274, %c21 : index
                %1282 = arith.remui %1281, %c21 : index
                %1283 = arith.addi %1280, %1282 : index
                %1284 = arith.addi %1275, %1283 : index
                %1285 = arith.addi %1269, %1284 : index
                %1286 = arith.addi %1221, %1285 : index
                %1287 = vector.shuffle %1199, %1199 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1287, %kv[%1286] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1288 = arith.addi %1195, %c22 : index
                %1289 = arith.divui %1288, %c10 : index
                %1290 = arith.muli %1289, %c20 : index
                %1291 = arith.addi %1290, %c9 : index
                %1292 = arith.remui %1288, %c10 : index
                %1293 = arith.divui %1085, %c21 : index
                %1294 = arith.remui %1085, %c21 : index
                %1295 = arith.muli %1294, %c13 : index
                %1296 = arith.addi %1293, %1295 : index
                %1297 = arith.muli %1292, %c10 : index
                %1298 = arith.divui %1296, %c18 : index
                %1299 = arith.muli %1298, %c18 : index
                %1300 = arith.remui %1296, %c21 : index
                %1301 = arith.muli %1300, %c21 : index
                %1302 = arith.addi %1299, %1301 : index
                %1303 = arith.divui %1296, %c21 : index
                %1304 = arith.remui %1303, %c21 : index
                %1305 = arith.addi %1302, %1304 : index
                %1306 = arith.addi %1297, %1305 : index
                %1307 = arith.addi %1291, %1306 : index
                %1308 = arith.addi %1221, %1307 : index
                %1309 = vector.shuffle %1199, %1199 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1309, %kv[%1308] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1310 = arith.cmpi eq, %codec, %c21 : index
          scf.if %1310 {
            %1311 = wave.lane
            %1312 = arith.muli %1311, %c18 : index
            scf.for %1313 = %1312 to %c30 step %c5 {
              %1314 = arith.addi %1080, %1313 : index
              %1315 = vector.load %13[%1314] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1316 = arith.mulf %1315, %1083 : vector<4xf32>
              %1317 = wave.fp8_encode "e5m2" %1316 : vector<4xf32> -> vector<4xi8>
              %1318 = arith.cmpi slt, %1081, %kvHeads : index
              scf.if %1318 {
                %1319 = arith.muli %1081, %c8 : index
                %1320 = arith.addi %1086, %1319 : index
                %1321 = vector.shuffle %1317, %1317 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1322 = arith.divui %1313, %c10 : index
                %1323 = arith.muli %1322, %c20 : index
                %1324 = arith.remui %1313, %c10 : index
                %1325 = arith.muli %1085, %c10 : index
                %1326 = arith.divui %1324, %c18 : index
                %1327 = arith.muli %1326, %c18 : index
                %1328 = arith.remui %1324, %c21 : index
                %1329 = arith.muli %1328, %c21 : index
                %1330 = arith.addi %1327, %1329 : index
                %1331 = arith.divui %1324, %c21 : index
                %1332 = arith.remui %1331, %c21 : index
                %1333 = arith.addi %1330, %1332 : index
                %1334 = arith.addi %1325, %1333 : index
                %1335 = arith.addi %1323, %1334 : index
                %1336 = arith.addi %1320, %1335 : index
                vector.store %1321, %kv[%1336] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1337 = arith.subi %1081, %kvHeads : index
                %1338 = arith.muli %1337, %c8 : index
                %1339 = arith.addi %1086, %1338 : index
                %1340 = arith.addi %1313, %c7 : index
                %1341 = arith.divui %1340, %c10 : index
                %1342 = arith.muli %1341, %c20 : index
                %1343 = arith.addi %1342, %c9 : index
                %1344 = arith.remui %1340, %c10 : index
                %1345 = arith.divui %1085, %c21 : index
                %1346 = arith.remui %1085, %c21 : index
                %1347 = arith.muli %1346, %c13 : index
                %1348 = arith.addi %1345, %1347 : index
                %1349 = arith.muli %1344, %c10 : index
                %1350 = arith.divui %1348, %c18 : index
                %1351 = arith.muli %1350, %c18 : index
                %1352 = arith.remui %1348, %c21 : index
                %1353 = arith.muli %1352, %c21 : index
                %1354 = arith.addi %1351, %1353 : index
                %1355 = arith.divui %1348, %c21 : index
                %1356 = arith.remui %1355, %c21 : index
                %1357 = arith.addi %1354, %1356 : index
                %1358 = arith.addi %1349, %1357 : index
                %1359 = arith.addi %1343, %1358 : index
                %1360 = arith.addi %1339, %1359 : index
                %1361 = vector.shuffle %1317, %1317 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1361, %kv[%1360] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1362 = arith.addi %1313, %c6 : index
                %1363 = arith.divui %1362, %c10 : index
                %1364 = arith.muli %1363, %c20 : index
                %1365 = arith.addi %1364, %c9 : index
                %1366 = arith.remui %1362, %c10 : index
                %1367 = arith.divui %1085, %c21 : index
                %1368 = arith.remui %1085, %c21 : index
                %1369 = arith.muli %1368, %c13 : index
                %1370 = arith.addi %1367, %1369 : index
                %1371 = arith.muli %1366, %c10 : index
                %1372 = arith.divui %1370, %c18 : index
                %1373 = arith.muli %1372, %c18 : index
                %1374 = arith.remui %1370, %c21 : index
                %1375 = arith.muli %1374, %c21 : index
                %1376 = arith.addi %1373, %1375 : index
                %1377 = arith.divui %1370, %c21 : index
                %1378 = arith.remui %1377, %c21 : index
                %1379 = arith.addi %1376, %1378 : index
                %1380 = arith.addi %1371, %1379 : index
                %1381 = arith.addi %1365, %1380 : index
                %1382 = arith.addi %1339, %1381 : index
                %1383 = vector.shuffle %1317, %1317 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1383, %kv[%1382] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1384 = arith.addi %1313, %c21 : index
                %1385 = arith.divui %1384, %c10 : index
                %1386 = arith.muli %1385, %c20 : index
                %1387 = arith.addi %1386, %c9 : index
                %1388 = arith.remui %1384, %c10 : index
                %1389 = arith.divui %1085, %c21 : index
                %1390 = arith.remui %1085, %c21 : index
                %1391 = arith.muli %1390, %c13 : index
                %1392 = arith.addi %1389, %1391 : index
                %1393 = arith.muli %1388, %c10 : index
                %1394 = arith.divui %1392, %c18 : index
                %1395 = arith.muli %1394, %c18 : index
                %1396 = arith.remui %1392, %c21 : index
                %1397 = arith.muli %1396, %c21 : index
                %1398 = arith.addi %1395, %1397 : index
                %1399 = arith.divui %1392, %c21 : index
                %1400 = arith.remui %1399, %c21 : index
                %1401 = arith.addi %1398, %1400 : index
                %1402 = arith.addi %1393, %1401 : index
                %1403 = arith.addi %1387, %1402 : index
                %1404 = arith.addi %1339, %1403 : index
                %1405 = vector.shuffle %1317, %1317 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1405, %kv[%1404] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1406 = arith.addi %1313, %c22 : index
                %1407 = arith.divui %1406, %c10 : index
                %1408 = arith.muli %1407, %c20 : index
                %1409 = arith.addi %1408, %c9 : index
                %1410 = arith.remui %1406, %c10 : index
                %1411 = arith.divui %1085, %c21 : index
                %1412 = arith.remui %1085, %c21 : index
                %1413 = arith.muli %1412, %c13 : index
                %1414 = arith.addi %1411, %1413 : index
                %1415 = arith.muli %1410, %c10 : index
                %1416 = arith.divui %1414, %c18 : index
                %1417 = arith.muli %1416, %c18 : index
                %1418 = arith.remui %1414, %c21 : index
                %1419 = arith.muli %1418, %c21 : index
                %1420 = arith.addi %1417, %1419 : index
                %1421 = arith.divui %1414, %c21 : index
                %1422 = arith.remui %1421, %c21 : index
                %1423 = arith.addi %1420, %1422 : index
                %1424 = arith.addi %1415, %1423 : index
                %1425 = arith.addi %1409, %1424 : index
                %1426 = arith.addi %1339, %1425 : index
                %1427 = vector.shuffle %1317, %1317 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1427, %kv[%1426] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
