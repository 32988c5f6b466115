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
  %c29 = arith.constant 0x3F800000 : f32
  %c30 = arith.constant 80 : index
  %hasBias = wave.param "hasBias" : index
  %c32 = arith.constant 40 : index
  %c33 = arith.constant 39 : index
  %positionsAt = wave.param "positionsAt" : index
  %hasNorm = wave.param "hasNorm" : index
  %c36 = arith.constant 0x00000000 : f32
  %inverseHeadDim = wave.param "inverseHeadDim" : f32
  %epsilon = wave.param "epsilon" : f32
  %c39 = arith.constant 10 : index
  %slotsAt = wave.param "slotsAt" : index
  %pageBytes = wave.param "pageBytes" : index
  %codec = wave.param "codec" : index
  %c43 = arith.constant dense<0x477FE000> : vector<4xf32>
  %c44 = arith.constant dense<0xC77FE000> : vector<4xf32>
  %c45 = arith.constant 5120 : index
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
      %227 = memref.load %factors[%224] : memref<?xf32>
      %228 = arith.select %226, %227, %c29 : f32
      %229 = arith.addi %178, %c7 : index
      %230 = arith.muli %220, %c4 : index
      %231 = arith.addi %229, %230 : index
      %232 = memref.load %12[%231] : memref<?xf32>
      %233 = arith.addi %231, %c9 : index
      %234 = memref.load %12[%233] : memref<?xf32>
      %235 = arith.addf %232, %234 : f32
      %236 = arith.remui %175, %c10 : index
      %237 = arith.muli %236, %c18 : index
      %238 = arith.addi %11, %237 : index
      %239 = vector.load %w[%238] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %240 = vector.bitcast %239 : vector<4xi8> to vector<1xf32>
      %241 = vector.extract %240[0] : f32 from vector<1xf32>
      %242 = arith.mulf %241, %228 : f32
      %243 = arith.mulf %235, %242 : f32
      %244 = arith.muli %3, %c6 : index
      %245 = arith.addi %244, %c7 : index
      %246 = arith.muli %245, %c10 : index
      %247 = arith.remui %175, %c10 : index
      %248 = arith.addi %246, %247 : index
      %249 = arith.muli %223, %c30 : index
      %250 = arith.addi %249, %248 : index
      memref.store %243, %13[%250] : memref<?xf32>
    }
    %251 = arith.muli %4, %c18 : index
    %252 = arith.addi %251, %c6 : index
    %253 = arith.muli %252, %c21 : index
    %254 = arith.divui %175, %c10 : index
    %255 = arith.addi %253, %254 : index
    %256 = arith.addi %174, %255 : index
    %257 = arith.cmpi slt, %256, %15 : index
    scf.if %257 {
      %258 = arith.cmpi eq, %hasFactors, %c6 : index
      %259 = memref.load %factors[%256] : memref<?xf32>
      %260 = arith.select %258, %259, %c29 : f32
      %261 = arith.addi %178, %c7 : index
      %262 = arith.muli %252, %c4 : index
      %263 = arith.addi %261, %262 : index
      %264 = memref.load %12[%263] : memref<?xf32>
      %265 = arith.addi %263, %c9 : index
      %266 = memref.load %12[%265] : memref<?xf32>
      %267 = arith.addf %264, %266 : f32
      %268 = arith.remui %175, %c10 : index
      %269 = arith.muli %268, %c18 : index
      %270 = arith.addi %11, %269 : index
      %271 = vector.load %w[%270] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %272 = vector.bitcast %271 : vector<4xi8> to vector<1xf32>
      %273 = vector.extract %272[0] : f32 from vector<1xf32>
      %274 = arith.mulf %273, %260 : f32
      %275 = arith.mulf %267, %274 : f32
      %276 = arith.muli %3, %c6 : index
      %277 = arith.addi %276, %c7 : index
      %278 = arith.muli %277, %c10 : index
      %279 = arith.remui %175, %c10 : index
      %280 = arith.addi %278, %279 : index
      %281 = arith.muli %255, %c30 : index
      %282 = arith.addi %281, %280 : index
      memref.store %275, %13[%282] : memref<?xf32>
    }
    %283 = arith.muli %4, %c18 : index
    %284 = arith.addi %283, %c21 : index
    %285 = arith.muli %284, %c21 : index
    %286 = arith.divui %175, %c10 : index
    %287 = arith.addi %285, %286 : index
    %288 = arith.addi %174, %287 : index
    %289 = arith.cmpi slt, %288, %15 : index
    scf.if %289 {
      %290 = arith.cmpi eq, %hasFactors, %c6 : index
      %291 = memref.load %factors[%288] : memref<?xf32>
      %292 = arith.select %290, %291, %c29 : f32
      %293 = arith.addi %178, %c7 : index
      %294 = arith.muli %284, %c4 : index
      %295 = arith.addi %293, %294 : index
      %296 = memref.load %12[%295] : memref<?xf32>
      %297 = arith.addi %295, %c9 : index
      %298 = memref.load %12[%297] : memref<?xf32>
      %299 = arith.addf %296, %298 : f32
      %300 = arith.remui %175, %c10 : index
      %301 = arith.muli %300, %c18 : index
      %302 = arith.addi %11, %301 : index
      %303 = vector.load %w[%302] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %304 = vector.bitcast %303 : vector<4xi8> to vector<1xf32>
      %305 = vector.extract %304[0] : f32 from vector<1xf32>
      %306 = arith.mulf %305, %292 : f32
      %307 = arith.mulf %299, %306 : f32
      %308 = arith.muli %3, %c6 : index
      %309 = arith.addi %308, %c7 : index
      %310 = arith.muli %309, %c10 : index
      %311 = arith.remui %175, %c10 : index
      %312 = arith.addi %310, %311 : index
      %313 = arith.muli %287, %c30 : index
      %314 = arith.addi %313, %312 : index
      memref.store %307, %13[%314] : memref<?xf32>
    }
    %315 = arith.muli %4, %c18 : index
    %316 = arith.addi %315, %c22 : index
    %317 = arith.muli %316, %c21 : index
    %318 = arith.divui %175, %c10 : index
    %319 = arith.addi %317, %318 : index
    %320 = arith.addi %174, %319 : index
    %321 = arith.cmpi slt, %320, %15 : index
    scf.if %321 {
      %322 = arith.cmpi eq, %hasFactors, %c6 : index
      %323 = memref.load %factors[%320] : memref<?xf32>
      %324 = arith.select %322, %323, %c29 : f32
      %325 = arith.addi %178, %c7 : index
      %326 = arith.muli %316, %c4 : index
      %327 = arith.addi %325, %326 : index
      %328 = memref.load %12[%327] : memref<?xf32>
      %329 = arith.addi %327, %c9 : index
      %330 = memref.load %12[%329] : memref<?xf32>
      %331 = arith.addf %328, %330 : f32
      %332 = arith.remui %175, %c10 : index
      %333 = arith.muli %332, %c18 : index
      %334 = arith.addi %11, %333 : index
      %335 = vector.load %w[%334] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
      %336 = vector.bitcast %335 : vector<4xi8> to vector<1xf32>
      %337 = vector.extract %336[0] : f32 from vector<1xf32>
      %338 = arith.mulf %337, %324 : f32
      %339 = arith.mulf %331, %338 : f32
      %340 = arith.muli %3, %c6 : index
      %341 = arith.addi %340, %c7 : index
      %342 = arith.muli %341, %c10 : index
      %343 = arith.remui %175, %c10 : index
      %344 = arith.addi %342, %343 : index
      %345 = arith.muli %319, %c30 : index
      %346 = arith.addi %345, %344 : index
      memref.store %339, %13[%346] : memref<?xf32>
    }
    wave.barrier
    %347 = arith.addi %16, %c7 : index
    %348 = wave.wave
    %349 = arith.addi %348, %c7 : index
    %350 = arith.addi %347, %349 : index
    %351 = arith.cmpi slt, %350, %15 : index
    %352 = arith.cmpi slt, %349, %c10 : index
    %353 = arith.andi %351, %352 : i1
    scf.if %353 {
      %354 = arith.addi %347, %349 : index
      %355 = arith.muli %349, %c30 : index
      %356 = wave.lane
      %357 = arith.addi %356, %c7 : index
      %358 = arith.cmpi eq, %hasBias, %c6 : index
      %359 = arith.addi %355, %357 : index
      %360 = memref.load %13[%359] : memref<?xf32>
      %361 = arith.muli %0, %c30 : index
      %362 = arith.addi %361, %357 : index
      %363 = memref.load %bias[%362] : memref<?xf32>
      %364 = arith.addf %360, %363 : f32
      %365 = arith.select %358, %364, %360 : f32
      %366 = arith.addi %357, %c32 : index
      %367 = arith.cmpi eq, %hasBias, %c6 : index
      %368 = arith.addi %355, %366 : index
      %369 = memref.load %13[%368] : memref<?xf32>
      %370 = arith.muli %0, %c30 : index
      %371 = arith.addi %370, %366 : index
      %372 = memref.load %bias[%371] : memref<?xf32>
      %373 = arith.addf %369, %372 : f32
      %374 = arith.select %367, %373, %369 : f32
      %375 = arith.addi %356, %c4 : index
      %376 = arith.cmpi slt, %375, %c32 : index
      %377 = arith.minsi %375, %c33 : index
      %378 = arith.cmpi eq, %hasBias, %c6 : index
      %379 = arith.addi %355, %377 : index
      %380 = memref.load %13[%379] : memref<?xf32>
      %381 = arith.muli %0, %c30 : index
      %382 = arith.addi %381, %377 : index
      %383 = memref.load %bias[%382] : memref<?xf32>
      %384 = arith.addf %380, %383 : f32
      %385 = arith.select %378, %384, %380 : f32
      %386 = arith.addi %377, %c32 : index
      %387 = arith.cmpi eq, %hasBias, %c6 : index
      %388 = arith.addi %355, %386 : index
      %389 = memref.load %13[%388] : memref<?xf32>
      %390 = arith.muli %0, %c30 : index
      %391 = arith.addi %390, %386 : index
      %392 = memref.load %bias[%391] : memref<?xf32>
      %393 = arith.addf %389, %392 : f32
      %394 = arith.select %387, %393, %389 : f32
      %395 = arith.addi %heads, %kvHeads : index
      %396 = arith.cmpi slt, %0, %395 : index
      scf.if %396 {
        %397 = arith.addi %positionsAt, %354 : index
        %398 = memref.load %step[%397] : memref<?xi32>
        %399 = arith.index_cast %398 : i32 to index
        %400 = arith.cmpi eq, %hasNorm, %c6 : index
        %401 = math.fma %365, %365, %c36 : f32
        %402 = math.fma %374, %374, %401 : f32
        %403 = math.fma %385, %385, %402 : f32
        %404 = arith.select %376, %403, %402 : f32
        %405 = math.fma %394, %394, %404 : f32
        %406 = arith.select %376, %405, %404 : f32
        %407 = vector.broadcast %406 : f32 to vector<1xf32>
        %408 = wave.reduce "add" %407 : vector<1xf32>
        %409 = arith.mulf %408, %inverseHeadDim : f32
        %410 = arith.addf %409, %epsilon : f32
        %411 = math.sqrt %410 : f32
        %412 = arith.divf %c29, %411 : f32
        %413 = arith.cmpi slt, %0, %heads : index
        %414 = arith.addi %357, %c32 : index
        %415 = memref.load %query_norm[%357] : memref<?xf32>
        %416 = memref.load %key_norm[%357] : memref<?xf32>
        %417 = arith.select %413, %415, %416 : f32
        %418 = arith.mulf %365, %412 : f32
        %419 = arith.mulf %418, %417 : f32
        %420 = arith.select %400, %419, %365 : f32
        %421 = memref.load %query_norm[%414] : memref<?xf32>
        %422 = memref.load %key_norm[%414] : memref<?xf32>
        %423 = arith.select %413, %421, %422 : f32
        %424 = arith.mulf %374, %412 : f32
        %425 = arith.mulf %424, %423 : f32
        %426 = arith.select %400, %425, %374 : f32
        %427 = arith.addi %377, %c32 : index
        %428 = memref.load %query_norm[%377] : memref<?xf32>
        %429 = memref.load %key_norm[%377] : memref<?xf32>
        %430 = arith.select %413, %428, %429 : f32
        %431 = arith.mulf %385, %412 : f32
        %432 = arith.mulf %431, %430 : f32
        %433 = arith.select %400, %432, %385 : f32
        %434 = memref.load %query_norm[%427] : memref<?xf32>
        %435 = memref.load %key_norm[%427] : memref<?xf32>
        %436 = arith.select %413, %434, %435 : f32
        %437 = arith.mulf %394, %412 : f32
        %438 = arith.mulf %437, %436 : f32
        %439 = arith.select %400, %438, %394 : f32
        %440 = arith.remui %399, %c20 : index
        %441 = arith.muli %440, %c30 : index
        %442 = arith.addi %441, %357 : index
        %443 = arith.divui %399, %c20 : index
        %444 = arith.addi %443, %c20 : index
        %445 = arith.muli %444, %c30 : index
        %446 = arith.addi %445, %357 : index
        %447 = memref.load %rope[%442] : memref<?xf32>
        %448 = arith.addi %442, %c32 : index
        %449 = memref.load %rope[%448] : memref<?xf32>
        %450 = memref.load %rope[%446] : memref<?xf32>
        %451 = arith.addi %446, %c32 : index
        %452 = memref.load %rope[%451] : memref<?xf32>
        %453 = arith.mulf %450, %447 : f32
        %454 = arith.mulf %452, %449 : f32
        %455 = arith.subf %453, %454 : f32
        %456 = arith.mulf %452, %447 : f32
        %457 = arith.mulf %450, %449 : f32
        %458 = arith.addf %456, %457 : f32
        %459 = arith.mulf %420, %455 : f32
        %460 = arith.mulf %426, %458 : f32
        %461 = arith.subf %459, %460 : f32
        %462 = arith.mulf %426, %455 : f32
        %463 = arith.mulf %420, %458 : f32
        %464 = arith.addf %462, %463 : f32
        %465 = arith.cmpi slt, %0, %heads : index
        scf.if %465 {
          %466 = arith.muli %354, %heads : index
          %467 = arith.addi %466, %0 : index
          %468 = arith.muli %467, %c30 : index
          %469 = arith.addi %468, %357 : index
          memref.store %461, %q[%469] : memref<?xf32>
          %470 = arith.addi %469, %c32 : index
          memref.store %464, %q[%470] : memref<?xf32>
        } else {
          %471 = arith.addi %355, %357 : index
          memref.store %461, %13[%471] : memref<?xf32>
          %472 = arith.addi %355, %357 : index
          %473 = arith.addi %472, %c32 : index
          memref.store %464, %13[%473] : memref<?xf32>
        }
        %474 = arith.remui %399, %c20 : index
        %475 = arith.muli %474, %c30 : index
        %476 = arith.addi %475, %377 : index
        %477 = arith.divui %399, %c20 : index
        %478 = arith.addi %477, %c20 : index
        %479 = arith.muli %478, %c30 : index
        %480 = arith.addi %479, %377 : index
        %481 = memref.load %rope[%476] : memref<?xf32>
        %482 = arith.addi %476, %c32 : index
        %483 = memref.load %rope[%482] : memref<?xf32>
        %484 = memref.load %rope[%480] : memref<?xf32>
        %485 = arith.addi %480, %c32 : index
        %486 = memref.load %rope[%485] : memref<?xf32>
        %487 = arith.mulf %484, %481 : f32
        %488 = arith.mulf %486, %483 : f32
        %489 = arith.subf %487, %488 : f32
        %490 = arith.mulf %486, %481 : f32
        %491 = arith.mulf %484, %483 : f32
        %492 = arith.addf %490, %491 : f32
        %493 = arith.mulf %433, %489 : f32
        %494 = arith.mulf %439, %492 : f32
        %495 = arith.subf %493, %494 : f32
        %496 = arith.mulf %439, %489 : f32
        %497 = arith.mulf %433, %492 : f32
        %498 = arith.addf %496, %497 : f32
        scf.if %376 {
          %499 = arith.cmpi slt, %0, %heads : index
          scf.if %499 {
            %500 = arith.muli %354, %heads : index
            %501 = arith.addi %500, %0 : index
            %502 = arith.muli %501, %c30 : index
            %503 = arith.addi %502, %377 : index
            memref.store %495, %q[%503] : memref<?xf32>
            %504 = arith.addi %503, %c32 : index
            memref.store %498, %q[%504] : memref<?xf32>
          } else {
            %505 = arith.addi %355, %377 : index
            memref.store %495, %13[%505] : memref<?xf32>
            %506 = arith.addi %355, %377 : index
            %507 = arith.addi %506, %c32 : index
            memref.store %498, %13[%507] : memref<?xf32>
          }
        }
      } else {
        %508 = arith.cmpi slt, %0, %heads : index
        scf.if %508 {
          %509 = arith.muli %354, %heads : index
          %510 = arith.addi %509, %0 : index
          %511 = arith.muli %510, %c30 : index
          %512 = arith.addi %511, %357 : index
          memref.store %365, %q[%512] : memref<?xf32>
          %513 = arith.addi %512, %c32 : index
          memref.store %374, %q[%513] : memref<?xf32>
        } else {
          %514 = arith.addi %355, %357 : index
          memref.store %365, %13[%514] : memref<?xf32>
          %515 = arith.addi %355, %357 : index
          %516 = arith.addi %515, %c32 : index
          memref.store %374, %13[%516] : memref<?xf32>
        }
        scf.if %376 {
          %517 = arith.cmpi slt, %0, %heads : index
          scf.if %517 {
            %518 = arith.muli %354, %heads : index
            %519 = arith.addi %518, %0 : index
            %520 = arith.muli %519, %c30 : index
            %521 = arith.addi %520, %377 : index
            memref.store %385, %q[%521] : memref<?xf32>
            %522 = arith.addi %521, %c32 : index
            memref.store %394, %q[%522] : memref<?xf32>
          } else {
            %523 = arith.addi %355, %377 : index
            memref.store %385, %13[%523] : memref<?xf32>
            %524 = arith.addi %355, %377 : index
            %525 = arith.addi %524, %c32 : index
            memref.store %394, %13[%525] : memref<?xf32>
          }
        }
      }
    }
    %526 = arith.addi %348, %c39 : index
    %527 = arith.addi %347, %526 : index
    %528 = arith.cmpi slt, %527, %15 : index
    %529 = arith.cmpi slt, %526, %c10 : index
    %530 = arith.andi %528, %529 : i1
    scf.if %530 {
      %531 = arith.addi %347, %526 : index
      %532 = arith.muli %526, %c30 : index
      %533 = wave.lane
      %534 = arith.addi %533, %c7 : index
      %535 = arith.cmpi eq, %hasBias, %c6 : index
      %536 = arith.addi %532, %534 : index
      %537 = memref.load %13[%536] : memref<?xf32>
      %538 = arith.muli %0, %c30 : index
      %539 = arith.addi %538, %534 : index
      %540 = memref.load %bias[%539] : memref<?xf32>
      %541 = arith.addf %537, %540 : f32
      %542 = arith.select %535, %541, %537 : f32
      %543 = arith.addi %534, %c32 : index
      %544 = arith.cmpi eq, %hasBias, %c6 : index
      %545 = arith.addi %532, %543 : index
      %546 = memref.load %13[%545] : memref<?xf32>
      %547 = arith.muli %0, %c30 : index
      %548 = arith.addi %547, %543 : index
      %549 = memref.load %bias[%548] : memref<?xf32>
      %550 = arith.addf %546, %549 : f32
      %551 = arith.select %544, %550, %546 : f32
      %552 = arith.addi %533, %c4 : index
      %553 = arith.cmpi slt, %552, %c32 : index
      %554 = arith.minsi %552, %c33 : index
      %555 = arith.cmpi eq, %hasBias, %c6 : index
      %556 = arith.addi %532, %554 : index
      %557 = memref.load %13[%556] : memref<?xf32>
      %558 = arith.muli %0, %c30 : index
      %559 = arith.addi %558, %554 : index
      %560 = memref.load %bias[%559] : memref<?xf32>
      %561 = arith.addf %557, %560 : f32
      %562 = arith.select %555, %561, %557 : f32
      %563 = arith.addi %554, %c32 : index
      %564 = arith.cmpi eq, %hasBias, %c6 : index
      %565 = arith.addi %532, %563 : index
      %566 = memref.load %13[%565] : memref<?xf32>
      %567 = arith.muli %0, %c30 : index
      %568 = arith.addi %567, %563 : index
      %569 = memref.load %bias[%568] : memref<?xf32>
      %570 = arith.addf %566, %569 : f32
      %571 = arith.select %564, %570, %566 : f32
      %572 = arith.addi %heads, %kvHeads : index
      %573 = arith.cmpi slt, %0, %572 : index
      scf.if %573 {
        %574 = arith.addi %positionsAt, %531 : index
        %575 = memref.load %step[%574] : memref<?xi32>
        %576 = arith.index_cast %575 : i32 to index
        %577 = arith.cmpi eq, %hasNorm, %c6 : index
        %578 = math.fma %542, %542, %c36 : f32
        %579 = math.fma %551, %551, %578 : f32
        %580 = math.fma %562, %562, %579 : f32
        %581 = arith.select %553, %580, %579 : f32
        %582 = math.fma %571, %571, %581 : f32
        %583 = arith.select %553, %582, %581 : f32
        %584 = vector.broadcast %583 : f32 to vector<1xf32>
        %585 = wave.reduce "add" %584 : vector<1xf32>
        %586 = arith.mulf %585, %inverseHeadDim : f32
        %587 = arith.addf %586, %epsilon : f32
        %588 = math.sqrt %587 : f32
        %589 = arith.divf %c29, %588 : f32
        %590 = arith.cmpi slt, %0, %heads : index
        %591 = arith.addi %534, %c32 : index
        %592 = memref.load %query_norm[%534] : memref<?xf32>
        %593 = memref.load %key_norm[%534] : memref<?xf32>
        %594 = arith.select %590, %592, %593 : f32
        %595 = arith.mulf %542, %589 : f32
        %596 = arith.mulf %595, %594 : f32
        %597 = arith.select %577, %596, %542 : f32
        %598 = memref.load %query_norm[%591] : memref<?xf32>
        %599 = memref.load %key_norm[%591] : memref<?xf32>
        %600 = arith.select %590, %598, %599 : f32
        %601 = arith.mulf %551, %589 : f32
        %602 = arith.mulf %601, %600 : f32
        %603 = arith.select %577, %602, %551 : f32
        %604 = arith.addi %554, %c32 : index
        %605 = memref.load %query_norm[%554] : memref<?xf32>
        %606 = memref.load %key_norm[%554] : memref<?xf32>
        %607 = arith.select %590, %605, %606 : f32
        %608 = arith.mulf %562, %589 : f32
        %609 = arith.mulf %608, %607 : f32
        %610 = arith.select %577, %609, %562 : f32
        %611 = memref.load %query_norm[%604] : memref<?xf32>
        %612 = memref.load %key_norm[%604] : memref<?xf32>
        %613 = arith.select %590, %611, %612 : f32
        %614 = arith.mulf %571, %589 : f32
        %615 = arith.mulf %614, %613 : f32
        %616 = arith.select %577, %615, %571 : f32
        %617 = arith.remui %576, %c20 : index
        %618 = arith.muli %617, %c30 : index
        %619 = arith.addi %618, %534 : index
        %620 = arith.divui %576, %c20 : index
        %621 = arith.addi %620, %c20 : index
        %622 = arith.muli %621, %c30 : index
        %623 = arith.addi %622, %534 : index
        %624 = memref.load %rope[%619] : memref<?xf32>
        %625 = arith.addi %619, %c32 : index
        %626 = memref.load %rope[%625] : memref<?xf32>
        %627 = memref.load %rope[%623] : memref<?xf32>
        %628 = arith.addi %623, %c32 : index
        %629 = memref.load %rope[%628] : memref<?xf32>
        %630 = arith.mulf %627, %624 : f32
        %631 = arith.mulf %629, %626 : f32
        %632 = arith.subf %630, %631 : f32
        %633 = arith.mulf %629, %624 : f32
        %634 = arith.mulf %627, %626 : f32
        %635 = arith.addf %633, %634 : f32
        %636 = arith.mulf %597, %632 : f32
        %637 = arith.mulf %603, %635 : f32
        %638 = arith.subf %636, %637 : f32
        %639 = arith.mulf %603, %632 : f32
        %640 = arith.mulf %597, %635 : f32
        %641 = arith.addf %639, %640 : f32
        %642 = arith.cmpi slt, %0, %heads : index
        scf.if %642 {
          %643 = arith.muli %531, %heads : index
          %644 = arith.addi %643, %0 : index
          %645 = arith.muli %644, %c30 : index
          %646 = arith.addi %645, %534 : index
          memref.store %638, %q[%646] : memref<?xf32>
          %647 = arith.addi %646, %c32 : index
          memref.store %641, %q[%647] : memref<?xf32>
        } else {
          %648 = arith.addi %532, %534 : index
          memref.store %638, %13[%648] : memref<?xf32>
          %649 = arith.addi %532, %534 : index
          %650 = arith.addi %649, %c32 : index
          memref.store %641, %13[%650] : memref<?xf32>
        }
        %651 = arith.remui %576, %c20 : index
        %652 = arith.muli %651, %c30 : index
        %653 = arith.addi %652, %554 : index
        %654 = arith.divui %576, %c20 : index
        %655 = arith.addi %654, %c20 : index
        %656 = arith.muli %655, %c30 : index
        %657 = arith.addi %656, %554 : index
        %658 = memref.load %rope[%653] : memref<?xf32>
        %659 = arith.addi %653, %c32 : index
        %660 = memref.load %rope[%659] : memref<?xf32>
        %661 = memref.load %rope[%657] : memref<?xf32>
        %662 = arith.addi %657, %c32 : index
        %663 = memref.load %rope[%662] : memref<?xf32>
        %664 = arith.mulf %661, %658 : f32
        %665 = arith.mulf %663, %660 : f32
        %666 = arith.subf %664, %665 : f32
        %667 = arith.mulf %663, %658 : f32
        %668 = arith.mulf %661, %660 : f32
        %669 = arith.addf %667, %668 : f32
        %670 = arith.mulf %610, %666 : f32
        %671 = arith.mulf %616, %669 : f32
        %672 = arith.subf %670, %671 : f32
        %673 = arith.mulf %616, %666 : f32
        %674 = arith.mulf %610, %669 : f32
        %675 = arith.addf %673, %674 : f32
        scf.if %553 {
          %676 = arith.cmpi slt, %0, %heads : index
          scf.if %676 {
            %677 = arith.muli %531, %heads : index
            %678 = arith.addi %677, %0 : index
            %679 = arith.muli %678, %c30 : index
            %680 = arith.addi %679, %554 : index
            memref.store %672, %q[%680] : memref<?xf32>
            %681 = arith.addi %680, %c32 : index
            memref.store %675, %q[%681] : memref<?xf32>
          } else {
            %682 = arith.addi %532, %554 : index
            memref.store %672, %13[%682] : memref<?xf32>
            %683 = arith.addi %532, %554 : index
            %684 = arith.addi %683, %c32 : index
            memref.store %675, %13[%684] : memref<?xf32>
          }
        }
      } else {
        %685 = arith.cmpi slt, %0, %heads : index
        scf.if %685 {
          %686 = arith.muli %531, %heads : index
          %687 = arith.addi %686, %0 : index
          %688 = arith.muli %687, %c30 : index
          %689 = arith.addi %688, %534 : index
          memref.store %542, %q[%689] : memref<?xf32>
          %690 = arith.addi %689, %c32 : index
          memref.store %551, %q[%690] : memref<?xf32>
        } else {
          %691 = arith.addi %532, %534 : index
          memref.store %542, %13[%691] : memref<?xf32>
          %692 = arith.addi %532, %534 : index
          %693 = arith.addi %692, %c32 : index
          memref.store %551, %13[%693] : memref<?xf32>
        }
        scf.if %553 {
          %694 = arith.cmpi slt, %0, %heads : index
          scf.if %694 {
            %695 = arith.muli %531, %heads : index
            %696 = arith.addi %695, %0 : index
            %697 = arith.muli %696, %c30 : index
            %698 = arith.addi %697, %554 : index
            memref.store %562, %q[%698] : memref<?xf32>
            %699 = arith.addi %698, %c32 : index
            memref.store %571, %q[%699] : memref<?xf32>
          } else {
            %700 = arith.addi %532, %554 : index
            memref.store %562, %13[%700] : memref<?xf32>
            %701 = arith.addi %532, %554 : index
            %702 = arith.addi %701, %c32 : index
            memref.store %571, %13[%702] : memref<?xf32>
          }
        }
      }
    }
    wave.barrier
    %703 = arith.cmpi sge, %0, %heads : index
    scf.if %703 {
      %704 = arith.addi %348, %c7 : index
      %705 = arith.addi %347, %704 : index
      %706 = arith.cmpi slt, %705, %15 : index
      %707 = arith.cmpi slt, %704, %c10 : index
      %708 = arith.andi %706, %707 : i1
      scf.if %708 {
        %709 = arith.addi %347, %704 : index
        %710 = arith.addi %slotsAt, %709 : index
        %711 = memref.load %step[%710] : memref<?xi32>
        %712 = arith.index_cast %711 : i32 to index
        %713 = arith.cmpi sge, %712, %c7 : index
        scf.if %713 {
          %714 = arith.muli %704, %c30 : index
          %715 = arith.subi %0, %heads : index
          %716 = memref.load %scales[%715] : memref<?xf32>
          %717 = vector.broadcast %716 : f32 to vector<4xf32>
          %718 = arith.divui %712, %c10 : index
          %719 = arith.remui %712, %c10 : index
          %720 = arith.muli %718, %pageBytes : index
          %721 = arith.cmpi eq, %codec, %c7 : index
          scf.if %721 {
            %722 = wave.lane
            %723 = arith.muli %722, %c18 : index
            scf.for %724 = %723 to %c30 step %c5 {
              %725 = arith.addi %714, %724 : index
              %726 = vector.load %13[%725] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %727 = arith.mulf %726, %717 : vector<4xf32>
              %728 = arith.minimumf %727, %c43 : vector<4xf32>
              %729 = arith.maximumf %728, %c44 : vector<4xf32>
              %730 = arith.truncf %729 : vector<4xf32> to vector<4xf16>
              %731 = vector.bitcast %730 : vector<4xf16> to vector<8xi8>
              %732 = arith.cmpi slt, %715, %kvHeads : index
              scf.if %732 {
                %733 = arith.muli %715, %c45 : index
                %734 = arith.addi %720, %733 : index
                %735 = arith.divui %724, %c10 : index
                %736 = arith.muli %735, %c19 : index
                %737 = arith.remui %724, %c10 : index
                %738 = arith.divui %737, %c13 : index
                %739 = arith.muli %738, %c20 : index
                %740 = arith.muli %719, %c10 : index
                %741 = arith.addi %739, %740 : index
                %742 = arith.remui %737, %c13 : index
                %743 = arith.muli %742, %c21 : index
                %744 = arith.addi %741, %743 : index
                %745 = arith.addi %736, %744 : index
                %746 = arith.addi %734, %745 : index
                vector.store %731, %kv[%746] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %747 = arith.subi %715, %kvHeads : index
                %748 = arith.muli %747, %c45 : index
                %749 = arith.addi %720, %748 : index
                %750 = arith.addi %724, %c7 : index
                %751 = arith.divui %750, %c10 : index
                %752 = arith.muli %751, %c19 : index
                %753 = arith.addi %752, %c8 : index
                %754 = arith.remui %750, %c10 : index
                %755 = arith.divui %719, %c21 : index
                %756 = arith.remui %719, %c21 : index
                %757 = arith.muli %756, %c13 : index
                %758 = arith.addi %755, %757 : index
                %759 = arith.divui %758, %c13 : index
                %760 = arith.muli %759, %c20 : index
                %761 = arith.muli %754, %c10 : index
                %762 = arith.addi %760, %761 : index
                %763 = arith.remui %758, %c13 : index
                %764 = arith.muli %763, %c21 : index
                %765 = arith.addi %762, %764 : index
                %766 = arith.addi %753, %765 : index
                %767 = arith.addi %749, %766 : index
                %768 = vector.shuffle %731, %731 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %768, %kv[%767] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %769 = arith.addi %724, %c6 : index
                %770 = arith.divui %769, %c10 : index
                %771 = arith.muli %770, %c19 : index
                %772 = arith.addi %771, %c8 : index
                %773 = arith.remui %769, %c10 : index
                %774 = arith.divui %719, %c21 : index
                %775 = arith.remui %719, %c21 : index
                %776 = arith.muli %775, %c13 : index
                %777 = arith.addi %774, %776 : index
                %778 = arith.divui %777, %c13 : index
                %779 = arith.muli %778, %c20 : index
                %780 = arith.muli %773, %c10 : index
                %781 = arith.addi %779, %780 : index
                %782 = arith.remui %777, %c13 : index
                %783 = arith.muli %782, %c21 : index
                %784 = arith.addi %781, %783 : index
                %785 = arith.addi %772, %784 : index
                %786 = arith.addi %749, %785 : index
                %787 = vector.shuffle %731, %731 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %787, %kv[%786] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %788 = arith.addi %724, %c21 : index
                %789 = arith.divui %788, %c10 : index
                %790 = arith.muli %789, %c19 : index
                %791 = arith.addi %790, %c8 : index
                %792 = arith.remui %788, %c10 : index
                %793 = arith.divui %719, %c21 : index
                %794 = arith.remui %719, %c21 : index
                %795 = arith.muli %794, %c13 : index
                %796 = arith.addi %793, %795 : index
                %797 = arith.divui %796, %c13 : index
                %798 = arith.muli %797, %c20 : index
                %799 = arith.muli %792, %c10 : index
                %800 = arith.addi %798, %799 : index
                %801 = arith.remui %796, %c13 : index
                %802 = arith.muli %801, %c21 : index
                %803 = arith.addi %800, %802 : index
                %804 = arith.addi %791, %803 : index
                %805 = arith.addi %749, %804 : index
                %806 = vector.shuffle %731, %731 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %806, %kv[%805] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %807 = arith.addi %724, %c22 : index
                %808 = arith.divui %807, %c10 : index
                %809 = arith.muli %808, %c19 : index
                %810 = arith.addi %809, %c8 : index
                %811 = arith.remui %807, %c10 : index
                %812 = arith.divui %719, %c21 : index
                %813 = arith.remui %719, %c21 : index
                %814 = arith.muli %813, %c13 : index
                %815 = arith.addi %812, %814 : index
                %816 = arith.divui %815, %c13 : index
                %817 = arith.muli %816, %c20 : index
                %818 = arith.muli %811, %c10 : index
                %819 = arith.addi %817, %818 : index
                %820 = arith.remui %815, %c13 : index
                %821 = arith.muli %820, %c21 : index
                %822 = arith.addi %819, %821 : index
                %823 = arith.addi %810, %822 : index
                %824 = arith.addi %749, %823 : index
                %825 = vector.shuffle %731, %731 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %825, %kv[%824] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %826 = arith.cmpi eq, %codec, %c6 : index
          scf.if %826 {
            %827 = wave.lane
            %828 = arith.muli %827, %c18 : index
            scf.for %829 = %828 to %c30 step %c5 {
              %830 = arith.addi %714, %829 : index
              %831 = vector.load %13[%830] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %832 = arith.mulf %831, %717 : vector<4xf32>
              %833 = wave.fp8_encode "e4m3" %832 : vector<4xf32> -> vector<4xi8>
              %834 = arith.cmpi slt, %715, %kvHeads : index
              scf.if %834 {
                %835 = arith.muli %715, %c8 : index
                %836 = arith.addi %720, %835 : index
                %837 = vector.shuffle %833, %833 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %838 = arith.divui %829, %c10 : index
                %839 = arith.muli %838, %c20 : index
                %840 = arith.remui %829, %c10 : index
                %841 = arith.muli %719, %c10 : index
                %842 = arith.divui %840, %c18 : index
                %843 = arith.muli %842, %c18 : index
                %844 = arith.remui %840, %c21 : index
                %845 = arith.muli %844, %c21 : index
                %846 = arith.addi %843, %845 : index
                %847 = arith.divui %840, %c21 : index
                %848 = arith.remui %847, %c21 : index
                %849 = arith.addi %846, %848 : index
                %850 = arith.addi %841, %849 : index
                %851 = arith.addi %839, %850 : index
                %852 = arith.addi %836, %851 : index
                vector.store %837, %kv[%852] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %853 = arith.subi %715, %kvHeads : index
                %854 = arith.muli %853, %c8 : index
                %855 = arith.addi %720, %854 : index
                %856 = arith.addi %829, %c7 : index
                %857 = arith.divui %856, %c10 : index
                %858 = arith.muli %857, %c20 : index
                %859 = arith.addi %858, %c9 : index
                %860 = arith.remui %856, %c10 : index
                %861 = arith.divui %719, %c21 : index
                %862 = arith.remui %719, %c21 : index
                %863 = arith.muli %862, %c13 : index
                %864 = arith.addi %861, %863 : index
                %865 = arith.muli %860, %c10 : index
                %866 = arith.divui %864, %c18 : index
                %867 = arith.muli %866, %c18 : index
                %868 = arith.remui %864, %c21 : index
                %869 = arith.muli %868, %c21 : index
                %870 = arith.addi %867, %869 : index
                %871 = arith.divui %864, %c21 : index
                %872 = arith.remui %871, %c21 : index
                %873 = arith.addi %870, %872 : index
                %874 = arith.addi %865, %873 : index
                %875 = arith.addi %859, %874 : index
                %876 = arith.addi %855, %875 : index
                %877 = vector.shuffle %833, %833 [0] : vector<4xi8>, vector<4xi8>
                vector.store %877, %kv[%876] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %878 = arith.addi %829, %c6 : index
                %879 = arith.divui %878, %c10 : index
                %880 = arith.muli %879, %c20 : index
                %881 = arith.addi %880, %c9 : index
                %882 = arith.remui %878, %c10 : index
                %883 = arith.divui %719, %c21 : index
                %884 = arith.remui %719, %c21 : index
                %885 = arith.muli %884, %c13 : index
                %886 = arith.addi %883, %885 : index
                %887 = arith.muli %882, %c10 : index
                %888 = arith.divui %886, %c18 : index
                %889 = arith.muli %888, %c18 : index
                %890 = arith.remui %886, %c21 : index
                %891 = arith.muli %890, %c21 : index
                %892 = arith.addi %889, %891 : index
                %893 = arith.divui %886, %c21 : index
                %894 = arith.remui %893, %c21 : index
                %895 = arith.addi %892, %894 : index
                %896 = arith.addi %887, %895 : index
                %897 = arith.addi %881, %896 : index
                %898 = arith.addi %855, %897 : index
                %899 = vector.shuffle %833, %833 [1] : vector<4xi8>, vector<4xi8>
                vector.store %899, %kv[%898] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %900 = arith.addi %829, %c21 : index
                %901 = arith.divui %900, %c10 : index
                %902 = arith.muli %901, %c20 : index
                %903 = arith.addi %902, %c9 : index
                %904 = arith.remui %900, %c10 : index
                %905 = arith.divui %719, %c21 : index
                %906 = arith.remui %719, %c21 : index
                %907 = arith.muli %906, %c13 : index
                %908 = arith.addi %905, %907 : index
                %909 = arith.muli %904, %c10 : index
                %910 = arith.divui %908, %c18 : index
                %911 = arith.muli %910, %c18 : index
                %912 = arith.remui %908, %c21 : index
                %913 = arith.muli %912, %c21 : index
                %914 = arith.addi %911, %913 : index
                %915 = arith.divui %908, %c21 : index
                %916 = arith.remui %915, %c21 : index
                %917 = arith.addi %914, %916 : index
                %918 = arith.addi %909, %917 : index
                %919 = arith.addi %903, %918 : index
                %920 = arith.addi %855, %919 : index
                %921 = vector.shuffle %833, %833 [2] : vector<4xi8>, vector<4xi8>
                vector.store %921, %kv[%920] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %922 = arith.addi %829, %c22 : index
                %923 = arith.divui %922, %c10 : index
                %924 = arith.muli %923, %c20 : index
                %925 = arith.addi %924, %c9 : index
                %926 = arith.remui %922, %c10 : index
                %927 = arith.divui %719, %c21 : index
                %928 = arith.remui %719, %c21 : index
                %929 = arith.muli %928, %c13 : index
                %930 = arith.addi %927, %929 : index
                %931 = arith.muli %926, %c10 : index
                %932 = arith.divui %930, %c18 : index
                %933 = arith.muli %932, %c18 : index
                %934 = arith.remui %930, %c21 : index
                %935 = arith.muli %934, %c21 : index
                %936 = arith.addi %933, %935 : index
                %937 = arith.divui %930, %c21 : index
                %938 = arith.remui %937, %c21 : index
                %939 = arith.addi %936, %938 : index
                %940 = arith.addi %931, %939 : index
                %941 = arith.addi %925, %940 : index
                %942 = arith.addi %855, %941 : index
                %943 = vector.shuffle %833, %833 [3] : vector<4xi8>, vector<4xi8>
                vector.store %943, %kv[%942] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %944 = arith.cmpi eq, %codec, %c21 : index
          scf.if %944 {
            %945 = wave.lane
            %946 = arith.muli %945, %c18 : index
            scf.for %947 = %946 to %c30 step %c5 {
              %948 = arith.addi %714, %947 : index
              %949 = vector.load %13[%948] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %950 = arith.mulf %949, %717 : vector<4xf32>
              %951 = wave.fp8_encode "e5m2" %950 : vector<4xf32> -> vector<4xi8>
              %952 = arith.cmpi slt, %715, %kvHeads : index
              scf.if %952 {
                %953 = arith.muli %715, %c8 : index
                %954 = arith.addi %720, %953 : index
                %955 = vector.shuffle %951, %951 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %956 = arith.divui %947, %c10 : index
                %957 = arith.muli %956, %c20 : index
                %958 = arith.remui %947, %c10 : index
                %959 = arith.muli %719, %c10 : index
                %960 = arith.divui %958, %c18 : index
                %961 = arith.muli %960, %c18 : index
                %962 = arith.remui %958, %c21 : index
                %963 = arith.muli %962, %c21 : index
                %964 = arith.addi %961, %963 : index
                %965 = arith.divui %958, %c21 : index
                %966 = arith.remui %965, %c21 : index
                %967 = arith.addi %964, %966 : index
                %968 = arith.addi %959, %967 : index
                %969 = arith.addi %957, %968 : index
                %970 = arith.addi %954, %969 : index
                vector.store %955, %kv[%970] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %971 = arith.subi %715, %kvHeads : index
                %972 = arith.muli %971, %c8 : index
                %973 = arith.addi %720, %972 : index
                %974 = arith.addi %947, %c7 : index
                %975 = arith.divui %974, %c10 : index
                %976 = arith.muli %975, %c20 : index
                %977 = arith.addi %976, %c9 : index
                %978 = arith.remui %974, %c10 : index
                %979 = arith.divui %719, %c21 : index
                %980 = arith.remui %719, %c21 : index
                %981 = arith.muli %980, %c13 : index
                %982 = arith.addi %979, %981 : index
                %983 = arith.muli %978, %c10 : index
                %984 = arith.divui %982, %c18 : index
                %985 = arith.muli %984, %c18 : index
                %986 = arith.remui %982, %c21 : index
                %987 = arith.muli %986, %c21 : index
                %988 = arith.addi %985, %987 : index
                %989 = arith.divui %982, %c21 : index
                %990 = arith.remui %989, %c21 : index
                %991 = arith.addi %988, %990 : index
                %992 = arith.addi %983, %991 : index
                %993 = arith.addi %977, %992 : index
                %994 = arith.addi %973, %993 : index
                %995 = vector.shuffle %951, %951 [0] : vector<4xi8>, vector<4xi8>
                vector.store %995, %kv[%994] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %996 = arith.addi %947, %c6 : index
                %997 = arith.divui %996, %c10 : index
                %998 = arith.muli %997, %c20 : index
                %999 = arith.addi %998, %c9 : index
                %1000 = arith.remui %996, %c10 : index
                %1001 = arith.divui %719, %c21 : index
                %1002 = arith.remui %719, %c21 : index
                %1003 = arith.muli %1002, %c13 : index
                %1004 = arith.addi %1001, %1003 : index
                %1005 = arith.muli %1000, %c10 : index
                %1006 = arith.divui %1004, %c18 : index
                %1007 = arith.muli %1006, %c18 : index
                %1008 = arith.remui %1004, %c21 : index
                %1009 = arith.muli %1008, %c21 : index
                %1010 = arith.addi %1007, %1009 : index
                %1011 = arith.divui %1004, %c21 : index
                %1012 = arith.remui %1011, %c21 : index
                %1013 = arith.addi %1010, %1012 : index
                %1014 = arith.addi %1005, %1013 : index
                %1015 = arith.addi %999, %1014 : index
                %1016 = arith.addi %973, %1015 : index
                %1017 = vector.shuffle %951, %951 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1017, %kv[%1016] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1018 = arith.addi %947, %c21 : index
                %1019 = arith.divui %1018, %c10 : index
                %1020 = arith.muli %1019, %c20 : index
                %1021 = arith.addi %1020, %c9 : index
                %1022 = arith.remui %1018, %c10 : index
                %1023 = arith.divui %719, %c21 : index
                %1024 = arith.remui %719, %c21 : index
                %1025 = arith.muli %1024, %c13 : index
                %1026 = arith.addi %1023, %1025 : index
                %1027 = arith.muli %1022, %c10 : index
                %1028 = arith.divui %1026, %c18 : index
                %1029 = arith.muli %1028, %c18 : index
                %1030 = arith.remui %1026, %c21 : index
                %1031 = arith.muli %1030, %c21 : index
                %1032 = arith.addi %1029, %1031 : index
                %1033 = arith.divui %1026, %c21 : index
                %1034 = arith.remui %1033, %c21 : index
                %1035 = arith.addi %1032, %1034 : index
                %1036 = arith.addi %1027, %1035 : index
                %1037 = arith.addi %1021, %1036 : index
                %1038 = arith.addi %973, %1037 : index
                %1039 = vector.shuffle %951, %951 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1039, %kv[%1038] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1040 = arith.addi %947, %c22 : index
                %1041 = arith.divui %1040, %c10 : index
                %1042 = arith.muli %1041, %c20 : index
                %1043 = arith.addi %1042, %c9 : index
                %1044 = arith.remui %1040, %c10 : index
                %1045 = arith.divui %719, %c21 : index
                %1046 = arith.remui %719, %c21 : index
                %1047 = arith.muli %1046, %c13 : index
                %1048 = arith.addi %1045, %1047 : index
                %1049 = arith.muli %1044, %c10 : index
                %1050 = arith.divui %1048, %c18 : index
                %1051 = arith.muli %1050, %c18 : index
                %1052 = arith.remui %1048, %c21 : index
                %1053 = arith.muli %1052, %c21 : index
                %1054 = arith.addi %1051, %1053 : index
                %1055 = arith.divui %1048, %c21 : index
                %1056 = arith.remui %1055, %c21 : index
                %1057 = arith.addi %1054, %1056 : index
                %1058 = arith.addi %1049, %1057 : index
                %1059 = arith.addi %1043, %1058 : index
                %1060 = arith.addi %973, %1059 : index
                %1061 = vector.shuffle %951, %951 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1061, %kv[%1060] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
      %1062 = arith.addi %348, %c39 : index
      %1063 = arith.addi %347, %1062 : index
      %1064 = arith.cmpi slt, %1063, %15 : index
      %1065 = arith.cmpi slt, %1062, %c10 : index
      %1066 = arith.andi %1064, %1065 : i1
      scf.if %1066 {
        %1067 = arith.addi %347, %1062 : index
        %1068 = arith.addi %slotsAt, %1067 : index
        %1069 = memref.load %step[%1068] : memref<?xi32>
        %1070 = arith.index_cast %1069 : i32 to index
        %1071 = arith.cmpi sge, %1070, %c7 : index
        scf.if %1071 {
          %1072 = arith.muli %1062, %c30 : index
          %1073 = arith.subi %0, %heads : index
          %1074 = memref.load %scales[%1073] : memref<?xf32>
          %1075 = vector.broadcast %1074 : f32 to vector<4xf32>
          %1076 = arith.divui %1070, %c10 : index
          %1077 = arith.remui %1070, %c10 : index
          %1078 = arith.muli %1076, %pageBytes : index
          %1079 = arith.cmpi eq, %codec, %c7 : index
          scf.if %1079 {
            %1080 = wave.lane
            %1081 = arith.muli %1080, %c18 : index
            scf.for %1082 = %1081 to %c30 step %c5 {
              %1083 = arith.addi %1072, %1082 : index
              %1084 = vector.load %13[%1083] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1085 = arith.mulf %1084, %1075 : vector<4xf32>
              %1086 = arith.minimumf %1085, %c43 : vector<4xf32>
              %1087 = arith.maximumf %1086, %c44 : vector<4xf32>
              %1088 = arith.truncf %1087 : vector<4xf32> to vector<4xf16>
              %1089 = vector.bitcast %1088 : vector<4xf16> to vector<8xi8>
              %1090 = arith.cmpi slt, %1073, %kvHeads : index
              scf.if %1090 {
                %1091 = arith.muli %1073, %c45 : index
                %1092 = arith.addi %1078, %1091 : index
                %1093 = arith.divui %1082, %c10 : index
                %1094 = arith.muli %1093, %c19 : index
                %1095 = arith.remui %1082, %c10 : index
                %1096 = arith.divui %1095, %c13 : index
                %1097 = arith.muli %1096, %c20 : index
                %1098 = arith.muli %1077, %c10 : index
                %1099 = arith.addi %1097, %1098 : index
                %1100 = arith.remui %1095, %c13 : index
                %1101 = arith.muli %1100, %c21 : index
                %1102 = arith.addi %1099, %1101 : index
                %1103 = arith.addi %1094, %1102 : index
                %1104 = arith.addi %1092, %1103 : index
                vector.store %1089, %kv[%1104] {alignment = 8 : i64} : memref<?xi8>, vector<8xi8>
              } else {
                %1105 = arith.subi %1073, %kvHeads : index
                %1106 = arith.muli %1105, %c45 : index
                %1107 = arith.addi %1078, %1106 : index
                %1108 = arith.addi %1082, %c7 : index
                %1109 = arith.divui %1108, %c10 : index
                %1110 = arith.muli %1109, %c19 : index
                %1111 = arith.addi %1110, %c8 : index
                %1112 = arith.remui %1108, %c10 : index
                %1113 = arith.divui %1077, %c21 : index
                %1114 = arith.remui %1077, %c21 : index
                %1115 = arith.muli %1114, %c13 : index
                %1116 = arith.addi %1113, %1115 : index
                %1117 = arith.divui %1116, %c13 : index
                %1118 = arith.muli %1117, %c20 : index
                %1119 = arith.muli %1112, %c10 : index
                %1120 = arith.addi %1118, %1119 : index
                %1121 = arith.remui %1116, %c13 : index
                %1122 = arith.muli %1121, %c21 : index
                %1123 = arith.addi %1120, %1122 : index
                %1124 = arith.addi %1111, %1123 : index
                %1125 = arith.addi %1107, %1124 : index
                %1126 = vector.shuffle %1089, %1089 [0, 1] : vector<8xi8>, vector<8xi8>
                vector.store %1126, %kv[%1125] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1127 = arith.addi %1082, %c6 : index
                %1128 = arith.divui %1127, %c10 : index
                %1129 = arith.muli %1128, %c19 : index
                %1130 = arith.addi %1129, %c8 : index
                %1131 = arith.remui %1127, %c10 : index
                %1132 = arith.divui %1077, %c21 : index
                %1133 = arith.remui %1077, %c21 : index
                %1134 = arith.muli %1133, %c13 : index
                %1135 = arith.addi %1132, %1134 : index
                %1136 = arith.divui %1135, %c13 : index
                %1137 = arith.muli %1136, %c20 : index
                %1138 = arith.muli %1131, %c10 : index
                %1139 = arith.addi %1137, %1138 : index
                %1140 = arith.remui %1135, %c13 : index
                %1141 = arith.muli %1140, %c21 : index
                %1142 = arith.addi %1139, %1141 : index
                %1143 = arith.addi %1130, %1142 : index
                %1144 = arith.addi %1107, %1143 : index
                %1145 = vector.shuffle %1089, %1089 [2, 3] : vector<8xi8>, vector<8xi8>
                vector.store %1145, %kv[%1144] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1146 = arith.addi %1082, %c21 : index
                %1147 = arith.divui %1146, %c10 : index
                %1148 = arith.muli %1147, %c19 : index
                %1149 = arith.addi %1148, %c8 : index
                %1150 = arith.remui %1146, %c10 : index
                %1151 = arith.divui %1077, %c21 : index
                %1152 = arith.remui %1077, %c21 : index
                %1153 = arith.muli %1152, %c13 : index
                %1154 = arith.addi %1151, %1153 : index
                %1155 = arith.divui %1154, %c13 : index
                %1156 = arith.muli %1155, %c20 : index
                %1157 = arith.muli %1150, %c10 : index
                %1158 = arith.addi %1156, %1157 : index
                %1159 = arith.remui %1154, %c13 : index
                %1160 = arith.muli %1159, %c21 : index
                %1161 = arith.addi %1158, %1160 : index
                %1162 = arith.addi %1149, %1161 : index
                %1163 = arith.addi %1107, %1162 : index
                %1164 = vector.shuffle %1089, %1089 [4, 5] : vector<8xi8>, vector<8xi8>
                vector.store %1164, %kv[%1163] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
                %1165 = arith.addi %1082, %c22 : index
                %1166 = arith.divui %1165, %c10 : index
                %1167 = arith.muli %1166, %c19 : index
                %1168 = arith.addi %1167, %c8 : index
                %1169 = arith.remui %1165, %c10 : index
                %1170 = arith.divui %1077, %c21 : index
                %1171 = arith.remui %1077, %c21 : index
                %1172 = arith.muli %1171, %c13 : index
                %1173 = arith.addi %1170, %1172 : index
                %1174 = arith.divui %1173, %c13 : index
                %1175 = arith.muli %1174, %c20 : index
                %1176 = arith.muli %1169, %c10 : index
                %1177 = arith.addi %1175, %1176 : index
                %1178 = arith.remui %1173, %c13 : index
                %1179 = arith.muli %1178, %c21 : index
                %1180 = arith.addi %1177, %1179 : index
                %1181 = arith.addi %1168, %1180 : index
                %1182 = arith.addi %1107, %1181 : index
                %1183 = vector.shuffle %1089, %1089 [6, 7] : vector<8xi8>, vector<8xi8>
                vector.store %1183, %kv[%1182] {alignment = 2 : i64} : memref<?xi8>, vector<2xi8>
              }
            }
          }
          %1184 = arith.cmpi eq, %codec, %c6 : index
          scf.if %1184 {
            %1185 = wave.lane
            %1186 = arith.muli %1185, %c18 : index
            scf.for %1187 = %1186 to %c30 step %c5 {
              %1188 = arith.addi %1072, %1187 : index
              %1189 = vector.load %13[%1188] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1190 = arith.mulf %1189, %1075 : vector<4xf32>
              %1191 = wave.fp8_encode "e4m3" %1190 : vector<4xf32> -> vector<4xi8>
              %1192 = arith.cmpi slt, %1073, %kvHeads : index
              scf.if %1192 {
                %1193 = arith.muli %1073, %c8 : index
                %1194 = arith.addi %1078, %1193 : index
                %1195 = vector.shuffle %1191, %1191 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1196 = arith.divui %1187, %c10 : index
                %1197 = arith.muli %1196, %c20 : index
                %1198 = arith.remui %1187, %c10 : index
                %1199 = arith.muli %1077, %c10 : index
                %1200 = arith.divui %1198, %c18 : index
                %1201 = arith.muli %1200, %c18 : index
                %1202 = arith.remui %1198, %c21 : index
                %1203 = arith.muli %1202, %c21 : index
                %1204 = arith.addi %1201, %1203 : index
                %1205 = arith.divui %1198, %c21 : index
                %1206 = arith.remui %1205, %c21 : index
                %1207 = arith.addi %1204, %1206 : index
                %1208 = arith.addi %1199, %1207 : index
                %1209 = arith.addi %1197, %1208 : index
                %1210 = arith.addi %1194, %1209 : index
                vector.store %1195, %kv[%1210] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1211 = arith.subi %1073, %kvHeads : index
                %1212 = arith.muli %1211, %c8 : index
                %1213 = arith.addi %1078, %1212 : index
                %1214 = arith.addi %1187, %c7 : index
                %1215 = arith.divui %1214, %c10 : index
                %1216 = arith.muli %1215, %c20 : index
                %1217 = arith.addi %1216, %c9 : index
                %1218 = arith.remui %1214, %c10 : index
                %1219 = arith.divui %1077, %c21 : index
                %1220 = arith.remui %1077, %c21 : index
                %1221 = arith.muli %1220, %c13 : index
                %1222 = arith.addi %1219, %1221 : index
                %1223 = arith.muli %1218, %c10 : index
                %1224 = arith.divui %1222, %c18 : index
                %1225 = arith.muli %1224, %c18 : index
                %1226 = arith.remui %1222, %c21 : index
                %1227 = arith.muli %1226, %c21 : index
                %1228 = arith.addi %1225, %1227 : index
                %1229 = arith.divui %1222, %c21 : index
                %1230 = arith.remui %1229, %c21 : index
                %1231 = arith.addi %1228, %1230 : index
                %1232 = arith.addi %1223, %1231 : index
                %1233 = arith.addi %1217, %1232 : index
                %1234 = arith.addi %1213, %1233 : index
                %1235 = vector.shuffle %1191, %1191 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1235, %kv[%1234] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1236 = arith.addi %1187, %c6 : index
                %1237 = arith.divui %1236, %c10 : index
                %1238 = arith.muli %1237, %c20 : index
                %1239 = arith.addi %1238, %c9 : index
                %1240 = arith.remui %1236, %c10 : index
                %1241 = arith.divui %1077, %c21 : index
                %1242 = arith.remui %1077, %c21 : index
                %1243 = arith.muli %1242, %c13 : index
                %1244 = arith.addi %1241, %1243 : index
                %1245 = arith.muli %1240, %c10 : index
                %1246 = arith.divui %1244, %c18 : index
                %1247 = arith.muli %1246, %c18 : index
                %1248 = arith.remui %1244, %c21 : index
                %1249 = arith.muli %1248, %c21 : index
                %1250 = arith.addi %1247, %1249 : index
                %1251 = arith.divui %1244, %c21 : index
                %1252 = arith.remui %1251, %c21 : index
                %1253 = arith.addi %1250, %1252 : index
                %1254 = arith.addi %1245, %1253 : index
                %1255 = arith.addi %1239, %1254 : index
                %1256 = arith.addi %1213, %1255 : index
                %1257 = vector.shuffle %1191, %1191 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1257, %kv[%1256] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1258 = arith.addi %1187, %c21 : index
                %1259 = arith.divui %1258, %c10 : index
                %1260 = arith.muli %1259, %c20 : index
                %1261 = arith.addi %1260, %c9 : index
                %1262 = arith.remui %1258, %c10 : index
                %1263 = arith.divui %1077, %c21 : index
                %1264 = arith.remui %1077, %c21 : index
                %1265 = arith.muli %1264, %c13 : index
                %1266 = arith.addi %1263, %1265 : index
                %1267 = arith.muli %1262, %c10 : index
                %1268 = arith.divui %1266, %c18 : index
                %1269 = arith.muli %1268, %c18 : index
                %1270 = arith.remui %1266, %c21 : index
                %1271 = arith.muli %1270, %c21 : index
                %1272 = arith.addi %1269, %1271 : index
                %1273 = arith.divui %1266, %c21 : index
                %1274 = arith.remui %1273, %c21 : index
                %1275 = arith.addi %1272, %1274 : index
                %1276 = arith.addi %1267, %1275 : index
                %1277 = arith.addi %1261, %1276 : index
                %1278 = arith.addi %1213, %1277 : index
                %1279 = vector.shuffle %1191, %1191 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1279, %kv[%1278] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1280 = arith.addi %1187, %c22 : index
                %1281 = arith.divui %1280, %c10 : index
                %1282 = arith.muli %1281, %c20 : index
                %1283 = arith.addi %1282, %c9 : index
                %1284 = arith.remui %1280, %c10 : index
                %1285 = arith.divui %1077, %c21 : index
                %1286 = arith.remui %1077, %c21 : index
                %1287 = arith.muli %1286, %c13 : index
                %1288 = arith.addi %1285, %1287 : index
                %1289 = arith.muli %1284, %c10 : index
                %1290 = arith.divui %1288, %c18 : index
                %1291 = arith.muli %1290, %c18 : index
                %1292 = arith.remui %1288, %c21 : index
                %1293 = arith.muli %1292, %c21 : index
                %1294 = arith.addi %1291, %1293 : index
                %1295 = arith.divui %1288, %c21 : index
                %1296 = arith.remui %1295, %c21 : index
                %1297 = arith.addi %1294, %1296 : index
                %1298 = arith.addi %1289, %1297 : index
                %1299 = arith.addi %1283, %1298 : index
                %1300 = arith.addi %1213, %1299 : index
                %1301 = vector.shuffle %1191, %1191 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1301, %kv[%1300] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
          %1302 = arith.cmpi eq, %codec, %c21 : index
          scf.if %1302 {
            %1303 = wave.lane
            %1304 = arith.muli %1303, %c18 : index
            scf.for %1305 = %1304 to %c30 step %c5 {
              %1306 = arith.addi %1072, %1305 : index
              %1307 = vector.load %13[%1306] {alignment = 16 : i64} : memref<?xf32>, vector<4xf32>
              %1308 = arith.mulf %1307, %1075 : vector<4xf32>
              %1309 = wave.fp8_encode "e5m2" %1308 : vector<4xf32> -> vector<4xi8>
              %1310 = arith.cmpi slt, %1073, %kvHeads : index
              scf.if %1310 {
                %1311 = arith.muli %1073, %c8 : index
                %1312 = arith.addi %1078, %1311 : index
                %1313 = vector.shuffle %1309, %1309 [0, 2, 1, 3] : vector<4xi8>, vector<4xi8>
                %1314 = arith.divui %1305, %c10 : index
                %1315 = arith.muli %1314, %c20 : index
                %1316 = arith.remui %1305, %c10 : index
                %1317 = arith.muli %1077, %c10 : index
                %1318 = arith.divui %1316, %c18 : index
                %1319 = arith.muli %1318, %c18 : index
                %1320 = arith.remui %1316, %c21 : index
                %1321 = arith.muli %1320, %c21 : index
                %1322 = arith.addi %1319, %1321 : index
                %1323 = arith.divui %1316, %c21 : index
                %1324 = arith.remui %1323, %c21 : index
                %1325 = arith.addi %1322, %1324 : index
                %1326 = arith.addi %1317, %1325 : index
                %1327 = arith.addi %1315, %1326 : index
                %1328 = arith.addi %1312, %1327 : index
                vector.store %1313, %kv[%1328] {alignment = 4 : i64} : memref<?xi8>, vector<4xi8>
              } else {
                %1329 = arith.subi %1073, %kvHeads : index
                %1330 = arith.muli %1329, %c8 : index
                %1331 = arith.addi %1078, %1330 : index
                %1332 = arith.addi %1305, %c7 : index
                %1333 = arith.divui %1332, %c10 : index
                %1334 = arith.muli %1333, %c20 : index
                %1335 = arith.addi %1334, %c9 : index
                %1336 = arith.remui %1332, %c10 : index
                %1337 = arith.divui %1077, %c21 : index
                %1338 = arith.remui %1077, %c21 : index
                %1339 = arith.muli %1338, %c13 : index
                %1340 = arith.addi %1337, %1339 : index
                %1341 = arith.muli %1336, %c10 : index
                %1342 = arith.divui %1340, %c18 : index
                %1343 = arith.muli %1342, %c18 : index
                %1344 = arith.remui %1340, %c21 : index
                %1345 = arith.muli %1344, %c21 : index
                %1346 = arith.addi %1343, %1345 : index
                %1347 = arith.divui %1340, %c21 : index
                %1348 = arith.remui %1347, %c21 : index
                %1349 = arith.addi %1346, %1348 : index
                %1350 = arith.addi %1341, %1349 : index
                %1351 = arith.addi %1335, %1350 : index
                %1352 = arith.addi %1331, %1351 : index
                %1353 = vector.shuffle %1309, %1309 [0] : vector<4xi8>, vector<4xi8>
                vector.store %1353, %kv[%1352] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1354 = arith.addi %1305, %c6 : index
                %1355 = arith.divui %1354, %c10 : index
                %1356 = arith.muli %1355, %c20 : index
                %1357 = arith.addi %1356, %c9 : index
                %1358 = arith.remui %1354, %c10 : index
                %1359 = arith.divui %1077, %c21 : index
                %1360 = arith.remui %1077, %c21 : index
                %1361 = arith.muli %1360, %c13 : index
                %1362 = arith.addi %1359, %1361 : index
                %1363 = arith.muli %1358, %c10 : index
                %1364 = arith.divui %1362, %c18 : index
                %1365 = arith.muli %1364, %c18 : index
                %1366 = arith.remui %1362, %c21 : index
                %1367 = arith.muli %1366, %c21 : index
                %1368 = arith.addi %1365, %1367 : index
                %1369 = arith.divui %1362, %c21 : index
                %1370 = arith.remui %1369, %c21 : index
                %1371 = arith.addi %1368, %1370 : index
                %1372 = arith.addi %1363, %1371 : index
                %1373 = arith.addi %1357, %1372 : index
                %1374 = arith.addi %1331, %1373 : index
                %1375 = vector.shuffle %1309, %1309 [1] : vector<4xi8>, vector<4xi8>
                vector.store %1375, %kv[%1374] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1376 = arith.addi %1305, %c21 : index
                %1377 = arith.divui %1376, %c10 : index
                %1378 = arith.muli %1377, %c20 : index
                %1379 = arith.addi %1378, %c9 : index
                %1380 = arith.remui %1376, %c10 : index
                %1381 = arith.divui %1077, %c21 : index
                %1382 = arith.remui %1077, %c21 : index
                %1383 = arith.muli %1382, %c13 : index
                %1384 = arith.addi %1381, %1383 : index
                %1385 = arith.muli %1380, %c10 : index
                %1386 = arith.divui %1384, %c18 : index
                %1387 = arith.muli %1386, %c18 : index
                %1388 = arith.remui %1384, %c21 : index
                %1389 = arith.muli %1388, %c21 : index
                %1390 = arith.addi %1387, %1389 : index
                %1391 = arith.divui %1384, %c21 : index
                %1392 = arith.remui %1391, %c21 : index
                %1393 = arith.addi %1390, %1392 : index
                %1394 = arith.addi %1385, %1393 : index
                %1395 = arith.addi %1379, %1394 : index
                %1396 = arith.addi %1331, %1395 : index
                %1397 = vector.shuffle %1309, %1309 [2] : vector<4xi8>, vector<4xi8>
                vector.store %1397, %kv[%1396] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
                %1398 = arith.addi %1305, %c22 : index
                %1399 = arith.divui %1398, %c10 : index
                %1400 = arith.muli %1399, %c20 : index
                %1401 = arith.addi %1400, %c9 : index
                %1402 = arith.remui %1398, %c10 : index
                %1403 = arith.divui %1077, %c21 : index
                %1404 = arith.remui %1077, %c21 : index
                %1405 = arith.muli %1404, %c13 : index
                %1406 = arith.addi %1403, %1405 : index
                %1407 = arith.muli %1402, %c10 : index
                %1408 = arith.divui %1406, %c18 : index
                %1409 = arith.muli %1408, %c18 : index
                %1410 = arith.remui %1406, %c21 : index
                %1411 = arith.muli %1410, %c21 : index
                %1412 = arith.addi %1409, %1411 : index
                %1413 = arith.divui %1406, %c21 : index
                %1414 = arith.remui %1413, %c21 : index
                %1415 = arith.addi %1412, %1414 : index
                %1416 = arith.addi %1407, %1415 : index
                %1417 = arith.addi %1401, %1416 : index
                %1418 = arith.addi %1331, %1417 : index
                %1419 = vector.shuffle %1309, %1309 [3] : vector<4xi8>, vector<4xi8>
                vector.store %1419, %kv[%1418] {alignment = 1 : i64} : memref<?xi8>, vector<1xi8>
              }
            }
          }
        }
      }
    }
  }
  wave.return
}
